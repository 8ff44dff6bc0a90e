"""The effects of Tapestry, by part of the game: the only way its state changes."""

from visavis.core import effects_in
from visavis.games.tapestry.effects import bots, end, kaiju, map, setup, two_people, yours

EFFECTS = effects_in(setup, bots, map, yours, kaiju, two_people, end)
