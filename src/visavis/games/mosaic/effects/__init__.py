"""The effects of Mosaic: the only way its state changes."""

from visavis.core import effects_in
from visavis.games.mosaic.effects import bot_turn, scoring, setup, turns, your_turn

EFFECTS = effects_in(setup, turns, bot_turn, your_turn, scoring)
