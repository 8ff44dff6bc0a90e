"""How the table of Mosaic is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visavis.core import UNTRACKED, Areas, CardRow, Cell, GameUI, Pack, Panel, Track, Values
from visavis.core.question import Forms, Question
from visavis.core.ui import PadLine
from visavis.games.mosaic.board import AT, in_all, names
from visavis.games.mosaic.scoring import parts
from visavis.games.mosaic.state import BOARD_COUNTS, State


def draw(view: object) -> tuple[Panel, ...]:
    """The regions, what each HeroBotus has, the decks and the rows."""
    assert isinstance(view, State)
    panels: list[Panel] = []
    if view.cities is not UNTRACKED:
        ring = names(view.regions)
        beside = {name: (ring[at - 1], ring[(at + 1) % len(ring)]) for at, name in enumerate(ring)}
        panels.append(Areas("regions", tuple(_region(view, name, beside[name]) for name in ring)))
    for at, bot in enumerate(view.bots):
        panels.append(Values(f"state_{bot}", _his(view, at)))
    rows: list[tuple[str, str | int]] = [
        ("round", view.round),
        ("action_deck", view.action.size()),
        ("location_deck", view.location.size()),
        ("golden_left", view.golden_left),
        ("achievements_left", view.achievements_left),
        ("wonders_left", view.wonders_left),
    ]
    panels.append(Values("table", tuple(rows)))
    if view.owned is not UNTRACKED:
        panels += [CardRow(f"goods_{side}", goods) for side, goods in zip(view.order, view.owned, strict=False)]
    panels.append(CardRow("beside", (view.beside,) if view.beside else ()))
    panels.append(Track("scorings", 0, 3, (("scorings", view.scorings),)))
    return tuple(panels)


PLACES = {
    "gaul": (0, 0),
    "italia": (0, 1),
    "greece": (0, 2),
    "hispania": (1, 0),
    "assyria": (1, 3),
    "numidia": (2, 1),
    "egypt": (2, 2),
}
"""Where each region lies round the sea: row and column of a schematic map, north above."""


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """What a single resource tile is called: by its kind and its value."""
    if not id.startswith("tile."):
        return None
    _, kind, value = id.split(".")
    return "opt-one_tile", {"kind": kind, "value": int(value)}


def in_play(view: object) -> tuple[str, ...]:
    """What of the pack a game uses: the cards of its level and its regions, pieces, goods, what the arrows mean.

    The symbols of the leaders are looked up on the cards at the table; only a simulation takes them from the pack.
    """
    assert isinstance(view, State)
    tables = view.pack.tables
    locations = [card for card in view.data.locations if view.uses(card)]
    return (
        *view.data.action_deck,
        view.data.action_reshuffle,
        *locations,
        *names(view.regions),
        *tables["leader"],
        view.options.level,
        *tables["stock"],
        *tables["good"],
        *tables["arrow"],
    )


def _region(view: State, name: str, beside: tuple[str, str]) -> Cell:
    at = AT[name]
    pieces: list[str] = []
    numbers: list[tuple[str, int]] = []
    for bot, starts in zip(view.bots, view.starts, strict=True):
        if starts[0] == name:
            pieces.append(f"home_{bot}")
    tiles: Any = view.tiles[at] if view.tiles is not UNTRACKED else ()
    numbers += [(f"tile_{kind}", value) for kind, value in tiles or ()]
    if tiles is None:
        pieces.append("tiles_unknown")
    for side_at, side in enumerate(view.sides):
        for what in BOARD_COUNTS:
            counts: Any = getattr(view, what)
            if counts[side_at][at]:
                numbers.append((f"{what}_{side}", counts[side_at][at]))
    goods: Any = view.goods[at] if view.goods is not UNTRACKED else ()
    pieces += [f"good_{good}" for good in goods]
    row, column = PLACES[name]
    return Cell(name, row, column, pieces=tuple(pieces), next_to=beside, numbers=tuple(numbers))


def _his(view: State, at: int) -> tuple[tuple[str, str | int], ...]:
    rows: list[tuple[str, str | int]] = [("leader", view.leaders[at])] if view.leaders[at] else []
    shown: tuple[str, ...] = ("money", "population", "symbols", "earned", "projects", "achievements", "wonder_cards")
    if view.options.solo:
        shown = ("stone", "food", "idea", *shown)
    rows += [(name, getattr(view, name)[at]) for name in shown]
    rows.append(("empire", view.empire[len(view.humans) + at]))
    if view.phase in ("play", "scoring", "end"):
        rows.append(("if_ended", sum(points for *_, points in parts(view, at))))
    for name in ("cities_left", "farms_left", "works_left", "infantry_left", "cavalry_left"):
        rows.append((name, getattr(view, name)[at]))
    return tuple(rows)


CITY_POINTS, TOWN_POINTS = 2, 1
"""What a city and a town bring a person at the end of the base game, as far as is known."""
ASKED = ("goods_towns", "technologies", "projects", "wonders", "achievements", "golden", "others")


def pad(view: State, side: str) -> tuple[PadLine, ...]:
    """The score pad of a person: empire points, cities and towns are known, everything else lies before the person."""
    at = view.humans.index(side)
    cities, towns = in_all(view.cities, at), in_all(view.towns, at)
    return (
        PadLine("empire", view.empire[at]),
        PadLine("cities", None if cities is UNTRACKED else CITY_POINTS * cities),
        PadLine("towns", None if towns is UNTRACKED else TOWN_POINTS * towns),
        *map(PadLine, ASKED),
    )


class MosaicUI(GameUI[State]):
    """How Mosaic is shown."""

    panels = staticmethod(draw)
    name = staticmethod(named)
    ids_in_play = staticmethod(in_play)

    def score_pad(self, view: State, question: Question) -> tuple[PadLine, ...]:
        """All points of a person are asked for once, at the end."""
        return pad(view, question.seat) if question.id == "end.yours" else ()

    def turn_end(self, view: State, question: Question, answered: object) -> object | None:
        """One thing reported is a turn; an empire scoring is looked at first."""
        if question.id != "your.turn" or answered == ("scoring",) or not isinstance(question, Forms):
            return None
        return ("done",) if question.args["more"] else None
