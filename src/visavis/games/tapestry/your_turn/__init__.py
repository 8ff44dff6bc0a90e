"""Your turn: what the bots' rules can see of it."""

from visavis.games.tapestry.your_turn.offers import blocked
from visavis.games.tapestry.your_turn.turn import your_turn

__all__ = ["blocked", "your_turn"]
