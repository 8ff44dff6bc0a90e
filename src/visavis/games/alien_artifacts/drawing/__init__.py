"""How Alien Artifacts is drawn: panels, names of options, what cards say, cards as faces, prices, payments."""

from visavis.games.alien_artifacts.drawing.faces import face_of
from visavis.games.alien_artifacts.drawing.lying import face
from visavis.games.alien_artifacts.drawing.panels import draw
from visavis.games.alien_artifacts.drawing.paying import tapping
from visavis.games.alien_artifacts.drawing.prices import price
from visavis.games.alien_artifacts.drawing.tally import tally
from visavis.games.alien_artifacts.drawing.texts import described, detailed, named

__all__ = ["described", "detailed", "draw", "face", "face_of", "named", "price", "tally", "tapping"]
