"""A game that has everything a page must be able to show and ask, and nothing else: for tests of the pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from visavis.core import (
    TABLE,
    UNTRACKED,
    Areas,
    Bits,
    CardRow,
    Cell,
    Effect,
    Field,
    Form,
    Forms,
    Game,
    GameUI,
    HexMap,
    Number,
    One,
    Options,
    Panel,
    Several,
    Table,
    Track,
    Values,
)
from visavis.core import State as BaseState

HEXES = tuple(f"{chr(97 + row)}{column}" for row in range(4) for column in range(5))
PLACES = ("north <i>", "south & east", "west")
TILES = tuple(f"tile {n}" for n in range(24))
CARDS = tuple(f"card {n}" for n in range(8))


class OddOptions(Options, frozen=True):
    """One of each kind."""

    level: Literal["a", "b", "c", "d", "e", "f", "g"] = "b"
    tracked: bool = True


class OddState(BaseState):
    """How far the game is, and where things are."""

    turn: int = 0
    points: int = 0
    on: tuple[str, ...] = ()
    done: bool = False
    mood: Literal["calm", "wild"] = "calm"
    ready: bool = False
    stock: Bits = 3
    lost: Bits = UNTRACKED


class Did(Effect, frozen=True):
    """Something was answered."""

    what: str
    number: int

    def apply(self, state: OddState) -> None:
        """See `Effect.apply`."""
        state.turn += 1
        state.points += self.number
        state.on = (*state.on, self.what)[-4:] if self.what in HEXES else state.on
        state.done = state.turn > 30


def spaces(verb: str) -> Form:
    return Form(verb, (Field("space", HEXES[:15]),))


def questions(turn: int) -> Any:
    """Every kind of question in turn."""
    rows = tuple((space, n, True) for space in HEXES[:6] for n in range(3) if n != 1)
    kinds: list[Callable[[], Any]] = [
        lambda: One("one.few", TABLE, "", ("yes", "no", 3, True)),
        lambda: One("one.many", TABLE, "", TILES),
        lambda: One("one.board", TABLE, "", HEXES),
        lambda: One("one.mixed", TABLE, "", (*HEXES[:4], *PLACES, *CARDS[:2], "none")),
        lambda: Several("several", TABLE, "", TILES[:9], 0, 3),
        lambda: Number("number.few", TABLE, "", 0, 6),
        lambda: Number("number.many", TABLE, "", -5, 500),
        lambda: Forms("forms.one", "you", "", (spaces("build"),)),
        lambda: Forms(
            "forms.two", "you", "", (spaces("build"), Form("rest"), Form("pay", (Field("many", (), (0, 90)),)))
        ),
        lambda: Forms(
            "forms.rows",
            "you",
            "",
            (
                Form(
                    "move", (Field("space", HEXES[:6]), Field("steps", (), (0, 2)), Field("fast", (True, False))), rows
                ),
                Form("swap", (Field("tile", TILES), Field("space", HEXES[:3]), Field("card", CARDS[:3]))),
                Form("spend", (Field("many", (), (0, 90)), Field("place", PLACES))),
                Form("say", (Field("word", ("aye", "nay")),)),
                Form("call", (Field("space", HEXES[:3]), Field("word", longest=12, taken=("north",)))),
            ),
        ),
    ]
    return kinds[turn % len(kinds)]()


def step(state: OddState, table: Table[OddState]) -> None:
    """One question, one effect."""
    answer = table.ask(questions(state.turn))
    parts = answer if isinstance(answer, tuple) else (answer,)
    named = next((part for part in parts if part in HEXES), "nothing")
    table.do(Did(str(named), sum(part for part in parts if type(part) is int)))


class OddUI(GameUI[OddState]):
    def panels(self, view: OddState) -> tuple[Panel, ...]:
        """One of each kind of panel."""
        hexes = tuple(
            Cell(
                name,
                at // 5,
                at % 5,
                ("water", "odd", "wood", "")[at % 4],
                ("p",) * view.on.count(name),
                numbers=(("q", 7),) * (at == 3),
            )
            for at, name in enumerate(HEXES)
        )
        placed = tuple(Cell(name, 0, at, "odd", ("p", "q"), next_to=PLACES[:at]) for at, name in enumerate(PLACES))
        plain = tuple(Cell(name, ground="wood", pieces=("p",), next_to=(TILES[0],)) for name in TILES[:5])
        return (
            HexMap("flat", hexes, "flat"),
            Areas("placed", placed),
            Areas("plain", plain),
            Track("short", -3, 8, (("p", 0), ("q", 0), ("you", 8))),
            Track("long", 0, 120, (("p", min(120, max(0, view.points))),)),
            CardRow("cards", (*CARDS[:4], "", ""), 9),
            CardRow("empty", (), 0),
            Values("values", (("turn", view.turn), ("mood", view.mood))),
        )


ODD: Game[OddState] = Game(
    id="odd",
    rules_version="1",
    package="tests.web.odd_words",
    options=OddOptions,
    state=OddState,
    effects=(Did,),
    start=lambda options, pack: OddState(),
    step=step,
    over=lambda state: state.done,
    score=lambda state: {"you": state.points, "odd": 5},
    seats=lambda options: ("you",),
    ui=OddUI(),
)
