"""Tables that watch: the log-less table, which also counts where points come from and what happened."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar, cast

from visavis.core import TABLE, BareTable, Choice, Effect, Game, Policy, Question, RandomPolicy, Stream
from visavis.core.choice import Decision, Later, narrow, settle
from visavis.core.pile import Card, Pile
from visavis.core.players import NO_PLAYERS, Factory
from visavis.core.region import UNTRACKED
from visavis.core.state import S
from visavis.core.table import Answer
from visavis.lab.cells import RunCell
from visavis.simulation import seed_of

T = TypeVar("T", bound=Any)


class _All:
    """Everything is in it."""

    def __contains__(self, one: object) -> bool:
        return True


_ALL = _All()


class Unread(NamedTuple):
    """A criterion that an earlier one left nothing to decide."""

    id: str
    clause: str


class Made(NamedTuple):
    """A decision, and when it was made."""

    step: int
    decision: Decision
    unread: tuple[Unread, ...]


class Scoring(BareTable[S]):
    """Keeps where points come from.

    `scoring` are the effects after which the points are looked at. Without it that is every effect, which costs more;
    a run finds out in its first games which effects they are (`scoring_effects`).
    """

    # Only what must be done at once: the rest waits until the game is over (`parts`). This is the inner loop of every
    # run, and what comes once between two effects costs several times what it costs in a loop of its own.

    __slots__ = ("_score", "_tallies", "scoring")

    def __init__(
        self,
        game: Game[S],
        state: S,
        seed: int,
        seats: Mapping[str, Policy],
        scoring: Container[type[Effect]] | None = None,
    ) -> None:
        super().__init__(game, state, seed, seats)
        self._score = game.score
        self.scoring = _ALL if scoring is None else scoring
        self._tallies: list[Any] = ["", game.score(state)]
        """A clause and the points after it, one after another."""

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        effect.apply(self.state)
        if type(effect) in self.scoring:
            self._tallies += effect.clause, self._score(self.state)

    def parts(self) -> dict[tuple[str, str], int]:
        """The points of each side by clause."""
        found: dict[tuple[str, str], int] = {}
        clauses, tallies = iter(self._tallies[::2]), iter(self._tallies[1::2])
        next(clauses)
        before = next(tallies)
        for clause, now in zip(clauses, tallies, strict=True):
            if now != before:
                for side, points in now.items():
                    if points != before[side]:
                        key = (side, clause)
                        found[key] = found.get(key, 0) + points - before[side]
                before = now
        return found

    @property
    def sound(self) -> bool:
        """Whether no points were missed."""
        return bool(self._tallies[-1] == self._score(self.state))


class Watching(Scoring[S]):
    """Also keeps what kinds of things were done, asked and drawn, and by which clauses.

    Not the effects and questions themselves: what a game keeps to its end makes the next thing slower.
    """

    __slots__ = ("asked", "clauses", "done", "drawn")

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.done: list[type[Effect]] = []
        self.clauses: list[str] = []
        self.asked: list[str] = []
        self.drawn: list[tuple[str, Card]] = []

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        self.done.append(effect.__class__)
        self.clauses.append(effect.clause)
        Scoring.do(self, effect)

    def _answer_of(self, seat: str) -> Answer:
        says = super()._answer_of(seat)

        def answer(look: Callable[[], Any], question: Question, stream: Stream) -> Any:
            self.asked.append(question.id)
            self.clauses.append(question.clause)
            return says(look, question, stream)

        return answer

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        card = BareTable.draw(self, pile, part)
        self.drawn.append((pile.stream, card))
        return card


class Deciding(Watching[S]):
    """Keeps every decision as well."""

    __slots__ = ("made", "step")

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.made: list[Made] = []
        self.step = 0

    def choose(self, choice: Choice[T]) -> T | None:
        """See `Table.choose`."""
        if choice.among is UNTRACKED:
            return choice.follow(self.ask)
        decision = narrow(choice, self.ask)
        reached = {step.id for step in decision.steps}
        unread = tuple(
            Unread(by.id, by.clause) for by in choice.by if not isinstance(by, Later) and by.id not in reached
        )
        self.made.append(Made(self.step, decision, unread))
        return cast("T | None", decision.pick)


class Trail(BareTable[S]):
    """Keeps what was picked and answered, one after another, and nothing else: two games can be laid side by side."""

    __slots__ = ("step", "trail")

    def __init__(self, game: Game[S], state: S, seed: int, seats: Mapping[str, Policy]) -> None:
        super().__init__(game, state, seed, seats)
        self.trail: list[tuple[int, str, str, object]] = []
        """The step, the id of the choice or question, its clause, and what was taken."""
        self.step = 0

    def choose(self, choice: Choice[T]) -> T | None:
        """See `Table.choose`."""
        pick = choice.follow(self.ask) if choice.among is UNTRACKED else settle(choice, self.ask, None)
        self.trail.append((self.step, choice.id, choice.clause, pick))
        return pick

    def _answer_of(self, seat: str) -> Answer:
        says = super()._answer_of(seat)

        def answer(look: Callable[[], Any], question: Question, stream: Stream) -> Any:
            given = says(look, question, stream)
            self.trail.append((self.step, question.id, question.clause, given))
            return given

        return answer


class GameRow(NamedTuple):
    """How one game went."""

    number: int
    seed: int
    over: bool
    turns: int
    scores: dict[str, int]
    winners: tuple[str, ...]
    by_round: list[tuple[int, dict[str, int]]]
    """The points when each round ended."""
    factions: dict[str, str]
    first: str
    digest: str


Kind = TypeVar("Kind", bound=BareTable)


class GameEnd(NamedTuple, Generic[Kind]):
    """A game as it lies there when it has ended, before anybody has written down how it went."""

    number: int
    seed: int
    table: Kind
    turns: int
    by_round: list[tuple[int, dict[str, int]]]
    """The points when each round ended, but for the last one."""
    last: int
    """The last round."""


def play_game(
    cell: RunCell,
    game: Game,
    start: Any,
    index: int,
    kind: Callable[..., Kind],
    players: Mapping[str, Factory] = NO_PLAYERS,
) -> GameEnd[Kind]:
    """Play the game with this index at such a table; `players` makes the own policies, by name."""
    seed, state = seed_of(cell.plan, index), start.copy()
    table = kind(game, state, seed, {TABLE: RandomPolicy(), **cell.policies(game, players)})
    step, over, most, rounds = game.step, game.over, cell.most_steps, game.statistics.rounds
    counts_steps = hasattr(table, "step")
    number, turns = getattr(state, rounds, 0), 0
    by_round: list[tuple[int, dict[str, int]]] = []
    while turns < most and not over(state):
        if counts_steps:
            table.step = turns  # type: ignore[attr-defined]
        step(state, table)
        turns += 1
        now = getattr(state, rounds, 0)
        if now != number:
            by_round.append((number, game.score(state)))
            number = now
    table.release()
    return GameEnd(index, seed, table, turns, by_round, number)


def game_row(game: Game, ended: GameEnd[Any], digest: bool = True) -> GameRow:
    """How a game went.

    After some games at once, not after each: what is done again and again is done much faster than what comes once
    between two games.
    """
    state = ended.table.state
    over, score = game.over(state), game.score(state)
    return GameRow(
        number=ended.number,
        seed=ended.seed,
        over=over,
        turns=ended.turns,
        scores=score,
        winners=game.winners(state) if over else (),
        by_round=[*ended.by_round, (ended.last, score)],
        factions=factions_of(game, state),
        first=str(getattr(state, game.statistics.first_seat)) if game.statistics.first_seat else "",
        digest=state.digest() if digest else "",
    )


def play(
    cell: RunCell,
    game: Game,
    start: Any,
    index: int,
    kind: Callable[..., Kind],
    digest: bool = True,
    players: Mapping[str, Factory] = NO_PLAYERS,
) -> tuple[Kind, GameRow]:
    """Play the game with this index at such a table, and write down how it went."""
    ended = play_game(cell, game, start, index, kind, players)
    return ended.table, game_row(game, ended, digest)


def factions_of(game: Game, state: Any) -> dict[str, str]:
    """The factions of the sides, by the field that holds them; of a tuple also by the seat or the place."""
    found: dict[str, str] = {}
    for field in game.statistics.factions:
        value = getattr(state, field)
        if isinstance(value, tuple):
            seats = getattr(state, "seats", ())
            names = seats if len(seats) == len(value) else range(1, len(value) + 1)
            found |= {f"{field}.{name}": str(one) for name, one in zip(names, value, strict=True) if one}
        elif value:
            found[field] = str(value)
    return found


class _Finding(Scoring[S]):
    """Finds out which effects change points."""

    __slots__ = ("found",)
    found: set[type[Effect]]

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        before = self._tallies[-1]
        super().do(effect)
        if self._tallies[-1] != before:
            self.found.add(effect.__class__)


_FIRST_GAMES = 16


def scoring_effects(cell: RunCell, game: Game, start: Any) -> frozenset[type[Effect]]:
    """The effects that changed points in the first games of a cell: the same ones wherever the cell is played."""
    found: set[type[Effect]] = set()

    def finding(*args: Any) -> _Finding[Any]:
        table: _Finding[Any] = _Finding(*args)
        table.found = found
        return table

    for index in range(_FIRST_GAMES):
        play(cell, game, start, index, finding, digest=False)
    return frozenset(found)


@contextmanager
def fewer_gc_runs() -> Iterator[None]:
    """What games leave behind is looked for less often: most of it goes without being looked for, and what a table
    keeps until its game is over would be looked at again and again."""
    usual = gc.get_threshold()
    gc.set_threshold(200_000, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


EVERY = 8
"""Of every so many games one is looked at closely: counting everything in all of them would cost more than playing."""


class Tally:
    """How often something happened, and in how many games."""

    def __init__(self) -> None:
        self._times: dict[str, Counter[Any]] = {kind: Counter() for kind in COUNTED}
        self._games: dict[str, Counter[Any]] = {kind: Counter() for kind in COUNTED}
        self.looked = 0
        """How many games were looked at."""

    def add(self, table: Watching) -> None:
        """One game."""
        self.looked += 1
        # By the classes of effects: their names are needed once a chunk, not once an effect.
        happened: dict[str, list[Any]] = {
            "effect": table.done,
            "clause": table.clauses,
            "asked": table.asked,
            "card": table.drawn,
        }
        for kind, its in happened.items():
            self._times[kind].update(its)
            self._games[kind].update(set(its))

    def rows(self) -> list[tuple[str, str, int, int]]:
        """Everything that happened by kind and id, how often, and in how many games."""
        found = [
            (kind, _name(what), times, self._games[kind][what])
            for kind, its in self._times.items()
            for what, times in its.items()
        ]
        return sorted(found)


COUNTED = ("effect", "clause", "asked", "card")


def _name(what: Any) -> str:
    if isinstance(what, type) and issubclass(what, Effect):
        return str(what.__struct_config__.tag)
    return f"{what[0]} {what[1]}" if isinstance(what, tuple) else str(what)
