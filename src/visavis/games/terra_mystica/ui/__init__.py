"""Panels, boards of seats, prices and hints for people."""

from visavis.games.terra_mystica.ui.panels import draw, named
from visavis.games.terra_mystica.ui.prices import priced, sensible
from visavis.games.terra_mystica.ui.seat_boards import mats, symbols

__all__ = ["draw", "mats", "named", "priced", "sensible", "symbols"]
