"""Finding the list of a game by playing it: many random games with every value of every option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from visavis.core import TABLE, BareTable, Game, Stream
from visavis.core.options import option_fields
from visavis.core.question import Forms, Number, One, Question, Several
from visavis.research.alphabet import Alphabet, FieldFound, listed, names_in
from visavis.research.types import Notes, Record, shape_of

_MOST_STEPS = 4_000
_LOOKS = 12
"""A view is looked at once in so many questions: what can stand in it shows soon enough."""


def alphabet_of(game: Game) -> Alphabet:
    """The list of a game: the one that is kept, or for a game from elsewhere one that is made by playing it."""
    kept = listed(game.id)
    if kept is not None:
        return kept
    if _MADE.get(game.id, (None,))[0] is not game:
        _MADE[game.id] = (game, find(game))
    found: Alphabet = _MADE[game.id][1]
    return found


_MADE: dict[str, tuple[Any, Any]] = {}


class Finder:
    """Answers at random, and notices what could have been answered and what could be seen."""

    def __init__(self) -> None:
        self.verbs: set[str] = set()
        self.values: set[str] = set()
        self.questions: set[str] = set()
        self.table = False
        self.notes = Notes()
        self.shape: Record | None = None
        self._asked = 0

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        self.questions.add(question.id)
        self.table = self.table or question.seat == TABLE
        if isinstance(question, Forms):
            for form in question.forms:
                self.verbs.add(form.verb)
                for field in form.fields:
                    self._see(() if field.longest else field.options)
        elif isinstance(question, (One, Several)):
            self._see(question.options)
        elif not isinstance(question, Number):
            raise TypeError(question.id)
        if self._asked % _LOOKS == 0:
            self.look(look())
        self._asked += 1
        return question.some(stream.below)

    def _see(self, options: Iterable[Any]) -> None:
        self.values.update([one for one in options if isinstance(one, str)])

    def look(self, view: Any) -> None:
        """Notice what can be seen."""
        if self.shape is None:
            self.shape = shape_of(view)
        self.shape.notice(view, self.notes)


def variants(game: Game) -> Iterator[Any]:
    """The options of simulations, and every value of every option once."""
    yield game.read_options(dict(game.players.simulation_options))
    for one in option_fields(game.options):
        for value in one.choices or range(one.least, one.most + 1):
            yield game.read_options({**game.players.simulation_options, one.name: value})


def find(game: Game, games: int = 3, kept: Alphabet | None = None) -> Alphabet:
    """The list of a game. What is `kept` stays in its place; what is new follows."""
    finder, pack, seed = Finder(), game.default_pack, 0
    for options in variants(game):
        for _ in range(games):
            _play(game, game.start(options, pack), seed, game.seats(options), finder)
            seed += 1
    joint, letters = (kept.joint, kept.letters) if kept else ("+", "")
    tables = [set(table) for table in pack.tables.values()] + [set(finder.notes.spaces)]
    draft = Alphabet(game.id, game.rules_version, tuple(sorted(finder.verbs)), (), (), joint, letters)
    values = _closed(_single(finder.values | set(finder.notes.spaces), draft), tables, 2)
    before = kept or draft
    return Alphabet(
        game=game.id,
        rules=game.rules_version,
        verbs=_after(before.verbs, finder.verbs),
        values=_after(before.values, values),
        questions=_after(before.questions, finder.questions),
        joint=joint,
        letters=letters,
        stand_in=kept.stand_in if kept else game.points_questions,
        table=finder.table or before.table,
        spaces=_after(before.spaces, finder.notes.spaces),
        fields=_fields(finder.notes, tables, before),
    )


def _play(game: Game, state: Any, seed: int, seats: tuple[str, ...], finder: Finder) -> None:
    finder.notes.new_game()
    table = BareTable(game, state, seed, dict.fromkeys((*seats, TABLE), finder))
    steps = 0
    while steps < _MOST_STEPS and not game.over(state):
        game.step(state, table)
        steps += 1
    finder.look(game.view(state, seats[0]))


def _single(values: set[str], draft: Alphabet) -> set[str]:
    """The names that options are made of: where several make one, those instead of it."""
    found: set[str] = set()
    for value in values:
        parts = draft.parts(value)
        whole = len(parts) > 1 and (value.startswith(tuple(draft.letters)) or values.issuperset(parts))
        found.update(parts if whole else (value,))
    return found


def _closed(values: set[str], tables: list[set[str]], least: int) -> set[str]:
    """These names, and all cards of the kinds of which so many are among them."""
    for table in tables:
        if len(values & table) >= least:
            values = values | table
    return values


def _after(before: Iterable[str], found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*before, *sorted(found))))


def _fields(notes: Notes, tables: list[set[str]], before: Alphabet) -> dict[str, FieldFound]:
    found = {}
    on_map = msgspec.structs.replace(before, spaces=tuple(notes.spaces))
    for path in sorted({*notes.values, *notes.most, *before.fields}):
        was = before.fields.get(path, FieldFound())
        names = {name for value in notes.values.get(path, ()) if value for name in names_in(value, on_map)}
        most = max(notes.most.get(path, 0), was.most)
        # In no game that was played did the number of places change: so it was before.
        fixed = most > 1 and path not in notes.varies and (was.fixed or not was.most)
        ordered = was.ordered or path in notes.unsorted
        found[path] = FieldFound(_after(was.values, _closed(names, tables, 1)), most, fixed, ordered)
    return found


def unlisted(alphabet: Alphabet, finder: Finder) -> set[str]:
    """What was seen in play and cannot be spelled with a list."""
    told = {value for value in finder.values if not alphabet.spelled(value)}
    return told | (finder.verbs - set(alphabet.verbs)) | (finder.questions - set(alphabet.questions))
