"""How Alien Artifacts is shown: panels, names of options, what cards say, cards as faces, prices, payments."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Effect, FightReport, GameUI, Pack, Price
from visavis.core.card_face import Message
from visavis.games.alien_artifacts.ui.ending import end_in_sight, figures
from visavis.games.alien_artifacts.ui.faces import face_of
from visavis.games.alien_artifacts.ui.fights import chances, fights
from visavis.games.alien_artifacts.ui.lying import face
from visavis.games.alien_artifacts.ui.panels import draw
from visavis.games.alien_artifacts.ui.paying import tapping
from visavis.games.alien_artifacts.ui.prices import price
from visavis.games.alien_artifacts.ui.reasons import public_reason
from visavis.games.alien_artifacts.ui.tally import tally
from visavis.games.alien_artifacts.ui.texts import described, detailed, named
from visavis.games.alien_artifacts.view import View

__all__ = ["AlienArtifactsUI", "face_of"]


class AlienArtifactsUI(GameUI[View]):
    """How Alien Artifacts is shown: as a table of cards."""

    layout = "cards"
    panels = staticmethod(draw)
    name = staticmethod(named)
    card_face = staticmethod(face)
    card_payment = staticmethod(tapping)
    score_sheet = staticmethod(tally)
    end_in_sight = staticmethod(end_in_sight)
    figures = staticmethod(figures)
    chances = staticmethod(chances)
    public_reason = staticmethod(public_reason)

    def fights(self, view: View, events: Iterable[tuple[int, Effect]]) -> tuple[FightReport, ...]:
        """Return how the attacks among effects went, ship by ship."""
        return fights(view.state, events)

    def describe(self, pack: Pack, id: str, view: View | None = None) -> tuple[Message, ...]:
        """Return what a card does, or what the seat of a view can read on it."""
        return described(pack, id) if view is None else detailed(view, pack, id)

    def price(self, view: View, seat: str, verb: str, chosen: tuple[object, ...]) -> Price | None:
        """Return what a verb costs a seat, in words."""
        note = price(view, seat, verb, chosen)
        return None if note is None else Price(note=note)
