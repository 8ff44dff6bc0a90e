"""How Terra Mystica is shown: panels, player boards, prices and hints."""

from __future__ import annotations

from visavis.core import GameUI
from visavis.games.terra_mystica.human.composite_answers import ways
from visavis.games.terra_mystica.state import State, in_play_ids
from visavis.games.terra_mystica.ui.panels import draw, named
from visavis.games.terra_mystica.ui.prices import priced, sensible
from visavis.games.terra_mystica.ui.seat_boards import mats, symbols

__all__ = ["TerraMysticaUI"]


class TerraMysticaUI(GameUI[State]):
    """How Terra Mystica is shown: a map and tracks; where the app keeps everything, player boards with prices."""

    shows_prices = True
    panels = staticmethod(draw)
    name = staticmethod(named)
    hints = staticmethod(sensible)
    price = staticmethod(priced)
    composite_answers = staticmethod(ways)
    icons = staticmethod(symbols)
    seat_boards = staticmethod(mats)
    ids_in_play = staticmethod(in_play_ids)

    def keeps_everything(self, view: State) -> bool:
        """Return True where the sides of all persons are kept."""
        return any(side.faction for side in view.sides)
