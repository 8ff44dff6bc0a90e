"""Your turn: what you report of it, your fights, and what you read in again."""

from visavis.games.anunnaki.your_turn.turn import muster, your_turn

__all__ = ["muster", "your_turn"]
