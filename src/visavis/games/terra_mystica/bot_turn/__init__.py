"""Her turn, in the order of the book.

An action gives back whether it changed anything. What comes to nothing, to less or to something else says so.
"""

from visavis.games.terra_mystica.bot_turn.building import upgrade
from visavis.games.terra_mystica.bot_turn.turn import her_turn

__all__ = ["her_turn", "upgrade"]
