"""The effects, by part of the game."""

from visavis.core import effects_in
from visavis.games.anunnaki.effects import earlier, end, fights, his_turn, setup, your_turn

EFFECTS = effects_in(setup, your_turn, his_turn, fights, end, earlier)
