"""Your turn: what you report of it, your fights, and what you read in again."""

from visavis.games.anunnaki.your_turn.turn import your_turn

__all__ = ["your_turn"]
