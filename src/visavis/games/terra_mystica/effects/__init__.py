"""The effects of Terra Mystica, the only way a game changes."""

from visavis.core import effects_in
from visavis.games.terra_mystica.effects import bot, earlier, keeping, rounds, setup, whole, whole_rounds, yours

EFFECTS = effects_in(setup, yours, bot, rounds, whole, whole_rounds, keeping, earlier)
