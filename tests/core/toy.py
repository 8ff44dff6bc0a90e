"""A toy of a game, made to exercise the session: two questions and a die in every step."""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import Effect, Game, Number, One, Options, Pack, Pile, State, Table

DIE = Pile.of("die", [1, 2, 3, 4, 5, 6])


class ToyOptions(Options, frozen=True):
    players: Literal["one", "two"] = "one"


class ToyState(State, kw_only=True):
    pack: Pack
    players: int
    goal: int = 30
    turn: int = 0
    total: int = 0
    bag: Pile = Pile.of("bag", ["a", "b", "c"])
    rolled: tuple[int, ...] = ()
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "players")


class Rolled(Effect, frozen=True):
    die: int

    def apply(self, state: ToyState) -> None:
        state.rolled = (*state.rolled, self.die)


class Added(Effect, frozen=True):
    points: int

    def apply(self, state: ToyState) -> None:
        state.total += self.points
        state.turn += 1


class Kept(Effect, frozen=True):
    card: str
    owner: str

    def apply(self, state: ToyState) -> None:
        state.bag = state.bag.without(self.card) if self.card else state.bag

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.owner else Kept("", self.owner)


def seat_of(state: ToyState) -> str:
    return f"p{state.turn % state.players + 1}"


def step(state: ToyState, table: Table[ToyState]) -> None:
    seat = seat_of(state)
    stake = table.ask(Number("stake", seat, "TOY-1", 1, min(5, state.goal - state.total)))
    die = table.draw(DIE)
    table.do(Rolled(int(die)))
    choice = table.ask(One("keep", seat, "TOY-2", tuple(range(stake + 1))))
    if state.bag.size():
        table.do(Kept(str(table.draw(state.bag)), seat))
    table.do(Added(choice + 1))


def rules_2(state: ToyState, table: Table[ToyState]) -> None:
    """Newer rules: another question comes first."""
    table.ask(One("ready", seat_of(state), "TOY-0", ("yes",)))
    step(state, table)


def faults(state: ToyState) -> tuple[str, ...]:
    return ("total.negative",) if state.total < 0 else ()


TOY = Game(
    id="toy",
    rules_version="1",
    package=__package__,
    options=ToyOptions,
    state=ToyState,
    effects=(Rolled, Added, Kept),
    start=lambda options, pack: ToyState(pack=pack, players=2 if options.players == "two" else 1),
    step=step,
    over=lambda state: state.total >= state.goal,
    score=lambda state: {"p1": state.total},
    seats=lambda options: ("p1", "p2") if options.players == "two" else ("p1",),
    faults=faults,
    streams=("die", "bag"),
)
