"""A little game that explains itself in every way there is: numbers, readings, what was not reached, nothing at all."""

from __future__ import annotations

from visavis.core import (
    Choice,
    Criterion,
    Effect,
    Game,
    Map,
    Nothing,
    Nth,
    One,
    Only,
    Region,
    State,
    Table,
    YouChoose,
)

BOARD = Map.graph({"A": ("B",), "B": ("A", "C"), "C": ("B", "D"), "D": ("C",)})


class Weighing(State):
    """Where she stands, and what is still free."""

    turn: int = 0
    free: int = BOARD.all


class Take(Effect, frozen=True):
    """She takes a space."""

    clause = "W-2"
    space: str

    def apply(self, state: Weighing) -> None:
        state.free &= ~BOARD.bits((self.space,))


class NextTurn(Effect, frozen=True):
    """The turn is over."""

    clause = "W-1"
    kind = "silent"

    def apply(self, state: Weighing) -> None:
        state.turn += 1


def space(state: Weighing) -> Choice[str]:
    """The free space that she takes: the near ones first; the second turn leaves it to the person."""
    last = YouChoose("space.you", "W-3") if state.turn == 1 else Nth("space.count", "W-3", 1)
    return Choice(
        "space",
        "W-2",
        Region(BOARD, state.free),
        (
            Only("space.marked", "W-2", spaces=0),
            Criterion("space.near", "W-2", lambda name: abs(ord(name) - 67) if state.turn == 0 else 4),
            Criterion("space.kind", "W-3", classes=(BOARD.bits("AC"),) if state.turn == 0 else (BOARD.bits("ABD"),)),
            last,
        ),
    )


def step(state: Weighing, table: Table[Weighing]) -> None:
    """You say go; she takes a space, or says that there is none."""
    table.ask(One("go", "you", "W-1", ("go",)))
    found = table.choose(space(state)) if state.turn < 2 else None
    if found is None:
        table.note(Nothing, "space.none", "W-4", {"turn": state.turn, "left": tuple(Region(BOARD, state.free))})
    else:
        table.do(Take(found))
    table.do(NextTurn())


GAME: Game[Weighing] = Game(
    id="weighing",
    rules_version="1",
    package=__name__,
    state=Weighing,
    effects=(Take, NextTurn),
    start=lambda options, pack: Weighing(),
    step=step,
    over=lambda state: state.turn >= 4,
    score=lambda state: {"you": state.free.bit_count()},
    seats=lambda options: ("you",),
)
