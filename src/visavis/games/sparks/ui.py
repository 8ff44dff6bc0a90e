"""How Sparks is drawn: the fire, the ash, your hand, and a table of the seats."""

from __future__ import annotations

from visavis.core import CardRow, GameUI, Panel, Values
from visavis.games.sparks.options import PLACE
from visavis.games.sparks.view import View

SHOWN_OF_FIRE = 5


def draw(view: View) -> tuple[Panel, ...]:
    """The panels of a view."""
    panels: list[Panel] = [CardRow("fire", view.fire[-SHOWN_OF_FIRE:], len(view.fire))]
    if view.seat in view.seats:
        panels.append(CardRow("hand", view.hand, len(view.hand)))
    for at, seat in enumerate(view.seats):
        if seat != view.seat:
            known = [card for knower, holder, card in view.known if knower == view.seat and holder == seat]
            unknown = [""] * (view.counts[at] - len(known))
            panels.append(CardRow(f"hand.{seat}", (*known, *unknown), view.counts[at]))
    panels.append(CardRow("ash", view.ash, len(view.ash)))
    rows: list[tuple[str, str | int]] = [("round", view.round), ("turn", view.turn), ("deck", view.deck)]
    rows += [(f"points.{seat}", view.points[PLACE[seat]]) for seat in view.seats]
    rows += [(f"double.{seat}", "yes") for seat in view.seats if view.factors[PLACE[seat]] > 1]
    panels.append(Values("state", tuple(rows)))
    return tuple(panels)


class SparksUI(GameUI[View]):
    """How sparks is shown: panels alone."""

    panels = staticmethod(draw)
