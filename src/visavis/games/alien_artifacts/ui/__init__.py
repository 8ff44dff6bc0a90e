"""How Alien Artifacts is drawn: panels, names of options, what cards say, cards as faces, prices, payments."""

from visavis.games.alien_artifacts.ui.faces import face_of
from visavis.games.alien_artifacts.ui.lying import face
from visavis.games.alien_artifacts.ui.panels import draw
from visavis.games.alien_artifacts.ui.paying import tapping
from visavis.games.alien_artifacts.ui.prices import price
from visavis.games.alien_artifacts.ui.tally import tally
from visavis.games.alien_artifacts.ui.texts import described, detailed, named

__all__ = ["described", "detailed", "draw", "face", "face_of", "named", "price", "tally", "tapping"]
