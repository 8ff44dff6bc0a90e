"""Your turn: what the bots' rules can see of it."""

from visavis.games.tapestry.your_turn.offers import blocked
from visavis.games.tapestry.your_turn.turn import your_turn
from visavis.games.tapestry.your_turn.two_people import era_of, person_turn

__all__ = ["blocked", "era_of", "person_turn", "your_turn"]
