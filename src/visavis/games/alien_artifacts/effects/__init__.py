"""The effects of Alien Artifacts: the only way the game changes."""

from visavis.core import effects_in
from visavis.games.alien_artifacts.effects import artifacts, attacks, payment, projects, resources, scoring, setup, turn

EFFECTS = effects_in(setup, turn, payment, projects, attacks, artifacts, resources, scoring)
