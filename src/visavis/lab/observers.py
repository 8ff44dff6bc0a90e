"""Observing tables: subclasses of the log-less table that record the sources of points, effects and decisions."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar, cast

from visavis.core import TABLE, BareTable, Choice, Effect, Game, Policy, Question, RandomPolicy, Stream
from visavis.core.choice import Decision, Later, narrow, settle
from visavis.core.pile import Card, Pile
from visavis.core.play.turns import says_turn, turn_in
from visavis.core.players import NO_PLAYERS, Factory
from visavis.core.region import UNTRACKED
from visavis.core.state import S
from visavis.core.table import Answer
from visavis.lab.cells import RunCell
from visavis.lab.statistics import win
from visavis.simulation import seed_of

T = TypeVar("T", bound=Any)


class _All:
    """Container that contains every object."""

    def __contains__(self, item: object) -> bool:
        return True


_ALL = _All()


START = ""
"""Stands for a clause where points are those that a side starts with."""


class Unread(NamedTuple):
    """A criterion that was not evaluated: an earlier one had decided."""

    id: str
    clause: str


class Made(NamedTuple):
    """A decision and its step."""

    step: int
    decision: Decision
    unread: tuple[Unread, ...]


class Scoring(BareTable[S]):
    """Records the sources of points.

    `scoring` are the effect classes after which the score is computed. The default is every effect, which is slower; a
    run determines them in its first games (`scoring_effects`).
    """

    # The inner loop of every run does only what cannot wait until the game is over (`parts`): work between two effects
    # costs several times what it costs in a tight loop.

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
        """Flat list: a clause and the score after it, alternating."""

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)
        if type(effect) in self.scoring:
            self._tallies += effect.clause, self._score(self.state)

    def parts(self) -> dict[tuple[str, str], int]:
        """Return the points by side and clause; those before the first effect have no clause. The sum is the score."""
        clauses, tallies = iter(self._tallies[::2]), iter(self._tallies[1::2])
        next(clauses)
        before = next(tallies)
        points_by = {(side, START): points for side, points in before.items() if points}
        for clause, now in zip(clauses, tallies, strict=True):
            if now != before:
                for side, points in now.items():
                    if points != before[side]:
                        key = (side, clause)
                        points_by[key] = points_by.get(key, 0) + points - before[side]
                before = now
        return points_by

    @property
    def sound(self) -> bool:
        """Whether all points were recorded: the last recorded score is the final one."""
        return bool(self._tallies[-1] == self._score(self.state))


class Watching(Scoring[S]):
    """Also records the kinds of effects, questions and draws, and their clauses.

    Not the objects themselves: objects retained until the end of the game slow down what follows.
    """

    __slots__ = (
        "_ends", "_says_turn", "_turn", "asked", "choices", "clauses", "done", "drawn", "human", "human_asked", "taps",
        "turns",
    )  # fmt: skip

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.turns = 0
        """Number of turns as people count them (`core/play/turns.py`), those of a bot too."""
        self._says_turn = says_turn(self._game, self.state)
        self._ends = frozenset(self._game.statistics.turn_effects)
        self._turn: str | None = None
        """Whose turn it is; None if it has ended, or if none has begun."""
        self.done: list[type[Effect]] = []
        self.clauses: list[str] = []
        self.asked: list[str] = []
        self.drawn: list[tuple[str, Card]] = []
        self.choices = 0
        """Number of choices that the criteria of the rules made."""
        self.human = next((seat for seat in self._seats if seat != TABLE), TABLE)
        self.human_asked = 0
        """Number of questions to the first seat and to the table: a person answers both in a companion."""
        self.taps = 0

    def begin_step(self, step: int) -> None:
        """Count a turn if one begins with this step."""
        if not self._says_turn:
            # A turn is a step that somebody answers in, after the set-up.
            self._turn = None if step else ""
            return
        seat = turn_in(self._game, self.state)
        if seat is not None and seat != self._turn:
            self.turns += 1
            self._turn = seat

    def choose(self, choice: Choice[T]) -> T | None:
        self.choices += choice.among is not UNTRACKED
        return BareTable.choose(self, choice)

    def do(self, effect: Effect) -> None:
        if effect.__class__ in self._ends:
            self._turn = None
        self.done.append(effect.__class__)
        self.clauses.append(effect.clause)
        Scoring.do(self, effect)

    def _answer_of(self, seat: str) -> Answer:
        policy_answer = super()._answer_of(seat)

        def answer(look: Callable[[], Any], question: Question, stream: Stream) -> Any:
            self.asked.append(question.id)
            self.clauses.append(question.clause)
            if self._turn is None and not self._says_turn:
                self.turns += 1
                self._turn = seat
            given = policy_answer(look, question, stream)
            if seat in (self.human, TABLE):
                self.human_asked += 1
                self.taps += taps_of(given)
            return given

        return answer

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = BareTable.draw(self, pile, part)
        self.drawn.append((pile.stream, card))
        return card


def taps_of(answer: object) -> int:
    """Return the number of taps of an answer: one for each of its parts, one for an answer without any.

    >>> taps_of("a"), taps_of(("build", "A5")), taps_of(()), taps_of((("a", "b"), "c"))
    (1, 2, 1, 3)
    """
    return (sum(map(taps_of, answer)) or 1) if isinstance(answer, (tuple, list)) else 1


class Deciding(Watching[S]):
    """Also records every decision."""

    __slots__ = ("made", "step")

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.made: list[Made] = []
        self.step = 0

    def begin_step(self, step: int) -> None:
        super().begin_step(step)
        self.step = step

    def choose(self, choice: Choice[T]) -> T | None:
        if choice.among is UNTRACKED:
            return choice.follow(self.ask)
        decision = narrow(choice, self.ask)
        reached = {step.id for step in decision.steps}
        unread = tuple(
            Unread(by.id, by.clause) for by in choice.by if not isinstance(by, Later) and by.id not in reached
        )
        self.made.append(Made(self.step, decision, unread))
        self.choices += 1
        return cast("T | None", decision.pick)


class Trail(BareTable[S]):
    """Records only the sequence of picks and answers, to compare two games."""

    __slots__ = ("step", "trail")

    def __init__(self, game: Game[S], state: S, seed: int, seats: Mapping[str, Policy]) -> None:
        super().__init__(game, state, seed, seats)
        self.trail: list[tuple[int, str, str, object]] = []
        """Step, id of the choice or question, its clause, and the pick or answer."""
        self.step = 0

    def begin_step(self, step: int) -> None:
        """Remember the number of the step."""
        self.step = step

    def choose(self, choice: Choice[T]) -> T | None:
        pick = choice.follow(self.ask) if choice.among is UNTRACKED else settle(choice, self.ask, None)
        self.trail.append((self.step, choice.id, choice.clause, pick))
        return pick

    def _answer_of(self, seat: str) -> Answer:
        policy_answer = super()._answer_of(seat)

        def answer(look: Callable[[], Any], question: Question, stream: Stream) -> Any:
            given = policy_answer(look, question, stream)
            self.trail.append((self.step, question.id, question.clause, given))
            return given

        return answer


class GameRow(NamedTuple):
    """Result of one game: a row of the games table."""

    number: int
    seed: int
    over: bool
    turns: int
    scores: dict[str, int]
    winners: tuple[str, ...]
    by_round: list[tuple[int, dict[str, int]]]
    """The points at the end of each round."""
    factions: dict[str, str]
    first: str
    digest: str


Kind = TypeVar("Kind", bound=BareTable)


class GameEnd(NamedTuple, Generic[Kind]):
    """A finished game before its row is computed."""

    number: int
    seed: int
    table: Kind
    turns: int
    by_round: list[tuple[int, dict[str, int]]]
    """The points at the end of each round except the last one."""
    last: int
    """Number of the last round."""


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
    begin_step = getattr(table, "begin_step", None)
    number, turns = getattr(state, rounds, 0), 0
    by_round: list[tuple[int, dict[str, int]]] = []
    while turns < most and not over(state):
        if begin_step is not None:
            begin_step(turns)
        step(state, table)
        turns += 1
        now = getattr(state, rounds, 0)
        if now != number:
            by_round.append((number, game.score(state)))
            number = now
    table.release()
    return GameEnd(index, seed, table, turns, by_round, number)


def game_row(game: Game, ended: GameEnd[Any], digest: bool = True) -> GameRow:
    """Return the table row of a finished game.

    Call it for a batch of games after they are played, not between two: the interpreter specializes tight loops.
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
    """Return the factions by state field; for a tuple by field and seat or index."""
    factions: dict[str, str] = {}
    for field in game.statistics.factions:
        value = getattr(state, field)
        if isinstance(value, tuple):
            seats = getattr(state, "seats", ())
            names = seats if len(seats) == len(value) else range(1, len(value) + 1)
            factions |= {f"{field}.{name}": str(faction) for name, faction in zip(names, value, strict=True) if faction}
        elif value:
            factions[field] = str(value)
    return factions


class _Finding(Scoring[S]):
    """Collects the effect classes that change the score."""

    __slots__ = ("found",)
    found: set[type[Effect]]

    def do(self, effect: Effect) -> None:
        before = self._tallies[-1]
        super().do(effect)
        if self._tallies[-1] != before:
            self.found.add(effect.__class__)


_FIRST_GAMES = 16
"""Number of games from which the scoring effects are determined."""


def scoring_effects(cell: RunCell, game: Game, start: Any) -> frozenset[type[Effect]]:
    """Return the effect classes that changed the score in the first games of a cell. Deterministic in every process."""
    effects: set[type[Effect]] = set()

    def finding(*args: Any) -> _Finding[Any]:
        table: _Finding[Any] = _Finding(*args)
        table.found = effects
        return table

    for index in range(_FIRST_GAMES):
        play(cell, game, start, index, finding, digest=False)
    return frozenset(effects)


@contextmanager
def fewer_gc_runs() -> Iterator[None]:
    """Raise the garbage collector's threshold during a batch of games. Most objects are freed by reference counting,
    and those a table holds until its game ends would be scanned repeatedly."""
    usual = gc.get_threshold()
    gc.set_threshold(200_000, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


EVERY = 8
"""Games per observed game: counting everything in all of them would cost more than playing."""


class Tally:
    """Counters of everything that happened, in total and by game."""

    def __init__(self) -> None:
        self._times: dict[str, Counter[Any]] = {kind: Counter() for kind in COUNTED}
        self._games: dict[str, Counter[Any]] = {kind: Counter() for kind in COUNTED}
        self._squares: dict[str, Counter[Any]] = {kind: Counter() for kind in COUNTED}
        self._products: Counter[str] = Counter()
        """By figure of the table: the sum over games of its number times that of the turns."""
        self._cards: dict[tuple[Any, str], list[float]] = {}
        self.looked = 0
        """Number of observed games."""

    def add(self, table: Watching, row: GameRow) -> None:
        """Add one game."""
        self.looked += 1
        # Keyed by effect class: names are looked up once per chunk, not once per effect.
        happened: dict[str, list[Any]] = {
            "effect": table.done,
            "clause": table.clauses,
            "asked": table.asked,
            "card": table.drawn,
        }
        counts = {kind: Counter(items) for kind, items in happened.items()}
        counts["table"] = Counter(
            {"choices": table.choices, "questions": table.human_asked, "taps": table.taps, "turns": table.turns}
        )
        self._products.update({id: times * table.turns for id, times in counts["table"].items()})
        for kind, counted in counts.items():
            self._times[kind].update(counted)
            self._games[kind].update(item for item, times in counted.items() if times)
            self._squares[kind].update({item: times * times for item, times in counted.items()})
        if not row.over:
            return
        for card in (ALL_CARDS, *counts["card"]):
            for side, points in row.scores.items():
                totals = self._cards.setdefault((card, side), [0, 0.0, 0, 0])
                totals[0] += 1
                totals[1] += win(side, row.winners)
                totals[2] += points
                totals[3] += points * points

    def rows(self) -> list[tuple[str, str, int, int]]:
        """Return sorted rows: kind, id, number of times, number of games."""
        rows = [
            (kind, _name(item), times, self._games[kind][item])
            for kind, counts in self._times.items()
            for item, times in counts.items()
        ]
        return sorted(rows)

    def squares(self) -> list[tuple[str, str, int]]:
        """Return sorted rows: kind, id, sum of the squares of the number of times in a game.

        Of the kind `PER_TURN` are the sums of the products with the number of turns.
        """
        counted = {**self._squares, PER_TURN: self._products}
        return sorted(
            (kind, _name(item), squares) for kind, counts in counted.items() for item, squares in counts.items()
        )

    def cards(self) -> list[tuple[str, str, int, float, int, int]]:
        """Return sorted rows: card, side, finished games in which it was drawn, wins, points, squares of the points."""
        return sorted(
            (_name(card), side, int(games), won, int(points), int(squares))
            for (card, side), (games, won, points, squares) in self._cards.items()
        )


COUNTED = ("effect", "clause", "asked", "card", "table")
PER_TURN = "turn"
"""Kind of the sums that a figure per turn needs for its interval."""
ALL_CARDS = "*"
"""Stands for a card where all observed games are counted."""


def _name(item: Any) -> str:
    if isinstance(item, type) and issubclass(item, Effect):
        return str(item.__struct_config__.tag)
    return f"{item[0]} {item[1]}" if isinstance(item, tuple) else str(item)
