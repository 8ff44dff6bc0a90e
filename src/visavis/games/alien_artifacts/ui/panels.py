"""The panels: the middle of the table, one's own cards, every empire."""

from __future__ import annotations

from visavis.core import CardRow, Panel, Track, Values
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.ui.tally import if_ended
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn import available

Rows = list[tuple[str, str | int]]


def draw(view: View) -> tuple[Panel, ...]:
    """The panels of a view."""
    state = view.state
    panels: list[Panel] = []
    if state.phase != "setup":
        if not state.triggered:
            panels.append(Track("rounds", 1, len(state.seats), (("marker", state.marker),)))
        panels.append(Values("table", tuple(_table(state))))
    own = PLACE.get(view.seat, -1)
    # Who plays next comes first, as people sit around a table.
    for seat in (*state.seats[own + 1 :], *state.seats[: max(0, own)]):
        panels += _seat(view, PLACE[seat], seat)
    if own >= 0:
        panels += _seat(view, own, view.seat)
        panels.append(CardRow("hand", state.hands[own]))
        for id, cards in (("artifacts", state.artifacts[own]), ("plans", state.plans[own]), ("looked", state.looked)):
            if cards:
                panels.append(CardRow(id, cards))
    return tuple(panels)


def _table(state: State) -> Rows:
    rows: Rows = [("turn", state.turn), ("deck", state.resources.size())]
    if state.triggered:
        rows.append(("triggered", "yes"))
    rows.append(("system", available(state)))
    for name in ("ship_deck", "tech_deck", "planet_deck"):
        pile = getattr(state, name)
        if pile.layers and pile.layers[0].known:
            rows.append((name, str(pile.layers[0].known[0])))
    return rows


def _seat(view: View, at: int, seat: str) -> list[Panel]:
    state = view.state
    rows: Rows = [("faction", state.factions[at])] if state.factions[at] else []
    ended = if_ended(view, at)
    rows += [("points", state.points[at]), *([("if_ended", ended)] if ended is not None else [])]
    rows.append(("credits", state.credits[at]))
    if seat != view.seat:
        rows.append(("cards", view.hands[at]))
    if seat != view.seat and view.artifacts[at]:
        rows.append(("artifacts", view.artifacts[at]))
    if seat != view.seat and view.plans[at]:
        rows.append(("plans", view.plans[at]))
    panels: list[Panel] = [Values(f"seat.{seat}", tuple(rows))]
    zones = (
        ("projects", state.projects[at]),
        ("attached", tuple(f"{card}>{section}" for card, section in state.attached[at])),
        ("logistics", state.logistics[at]),
        ("operational", state.operational[at]),
        ("stored", tuple(f"{card}>{section}" for card, section in state.stored[at])),
        ("blocked", state.blocked[at]),
    )
    panels += [CardRow(f"{zone}.{seat}", cards) for zone, cards in zones if cards]
    return panels
