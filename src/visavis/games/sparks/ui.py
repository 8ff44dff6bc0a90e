"""How Sparks is drawn: a table of cards with the fire, the ash, your hand, and what each seat has."""

from __future__ import annotations

from collections import Counter

from visavis.core import CardFace, CardRow, CardSide, GameUI, Pack, Panel, Values
from visavis.core.card_face import Message
from visavis.games.sparks.cards import Card
from visavis.games.sparks.options import PLACE, Seat
from visavis.games.sparks.view import View

SHOWN_OF_FIRE = 5
SIDE = "sparks"


def draw(view: View) -> tuple[Panel, ...]:
    """The panels of a view."""
    panels: list[Panel] = [CardRow("fire", view.fire[-SHOWN_OF_FIRE:], len(view.fire))]
    if view.seat in view.seats:
        panels.append(CardRow("hand", view.hand, len(view.hand)))
    for at, seat in enumerate(view.seats):
        panels.append(Values(f"seat.{seat}", tuple(_seat(view, seat))))
        if seat != view.seat:
            known = [card for knower, holder, card in view.known if knower == view.seat and holder == seat]
            unknown = [""] * (view.counts[at] - len(known))
            panels.append(CardRow(f"hand.{seat}", (*known, *unknown), view.counts[at]))
    panels.append(CardRow("ash", view.ash, len(view.ash)))
    panels.append(Values("state", (("round", view.round), ("turn", view.turn), ("deck", view.deck))))
    return tuple(panels)


def _seat(view: View, seat: Seat) -> list[tuple[str, str | int]]:
    at = PLACE[seat]
    rows: list[tuple[str, str | int]] = [("points", view.points[at]), ("cards", view.counts[at])]
    return [*rows, ("double", "yes")] if view.factors[at] > 1 else rows


def face(pack: Pack, id: str) -> CardFace | None:
    """A card as a face: its value and its sparks, each kind of spark once with its number."""
    card = pack.table("card", Card).get(id)
    if card is None:
        return None
    sparks = Counter(card.sparks)
    icons = (("value", card.value), *((spark, count if count > 1 else 0) for spark, count in sparks.items()))
    says: list[Message] = [("on-value", {"value": card.value})]
    for spark, count in sparks.items():
        says += [("about-and", {}), (f"about-{spark}", {"count": count})]
    printed = pack.provenance(id) == "official"
    return CardFace(id, card.colour, sides=(CardSide(SIDE, icons, tuple(says)),), printed=printed, up=SIDE)


class SparksUI(GameUI[View]):
    """How Sparks is shown: as a table of cards."""

    layout = "cards"
    panels = staticmethod(draw)

    def card_face(self, view: View | None, pack: Pack, id: str) -> CardFace | None:
        """Return the face of a card; the same wherever it lies."""
        return face(pack, id)
