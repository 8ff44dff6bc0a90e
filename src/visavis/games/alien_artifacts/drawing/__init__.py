"""How Alien Artifacts is drawn: panels, what options are called, what cards say, and every card as a face."""

from visavis.games.alien_artifacts.drawing.faces import Face, FaceSide, face_of
from visavis.games.alien_artifacts.drawing.panels import draw
from visavis.games.alien_artifacts.drawing.texts import described, detailed, named

__all__ = ["Face", "FaceSide", "described", "detailed", "draw", "face_of", "named"]
