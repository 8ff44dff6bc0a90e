"""Your own turn: one short line, as much as the Automa can see of it."""

from visavis.games.terra_mystica.your_turn.forms import not_her_home, not_home, your_ground
from visavis.games.terra_mystica.your_turn.reach import sensible
from visavis.games.terra_mystica.your_turn.turn import guided_turn, spades, your_turn

__all__ = ["guided_turn", "not_her_home", "not_home", "sensible", "spades", "your_ground", "your_turn"]
