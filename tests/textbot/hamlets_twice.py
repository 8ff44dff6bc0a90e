"""Hamlets in Python and Hamlets as text, side by side: the same chance, the same person, everything compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from visavis.core import TABLE, BareTable, Form, Forms, Game, Question, RandomPolicy, Stream, play_out
from visavis.core.chance import key, numbers
from visavis.games.hamlets import GAME
from visavis.games.hamlets.players import Rival

VERBS = {"you.first_house": "build", "you.build": "build", "you.tower": "tower", "you.rest": "rest"}
FIELDS = ("round", "houses_left", "towers_left", "points", "your_points")
PIECES = ("yours", "plain", "marked", "towers")


class Told:
    """A person who remembers what was asked, and how the table was then."""

    def __init__(self, snapshot: Callable[[Any], object], verbs: dict[str, str]) -> None:
        self.snapshot = snapshot
        self.verbs = verbs
        self.trace: list[object] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        if isinstance(question, Forms):
            names = {self.verbs.get(form.verb, form.verb): form.verb for form in question.forms}
            forms = tuple(Form(self.verbs.get(form.verb, form.verb), form.fields) for form in question.forms)
            answer = Rival().answer(look, Forms("", "you", "", forms), stream)
            self.trace.append((self.snapshot(look()), [(form.verb, form.count()) for form in forms], answer))
            return (names[answer[0]], *answer[1:])
        answer = RandomPolicy().answer(look, question, stream)
        self.trace.append((type(question).__name__, question.count(), str(answer)))
        return answer


class SameChance(BareTable[Any]):
    """The streams of the text under the names of the Python game."""

    __slots__ = ()

    def _stream(self, name: str) -> Iterator[int]:
        one = self._streams[name] = numbers(key(self._seed, name.rpartition(".")[2]))
        return one


def in_python(state: Any) -> object:
    board = [msgspec.to_builtins(getattr(state, name), enc_hook=str) for name in PIECES]
    return [*board, *(getattr(state, name) for name in FIELDS), state.deck.size(), state.turned, state.resting]


def in_text(state: Any) -> object:
    board = [msgspec.to_builtins(getattr(state, f"piece_{name}"), enc_hook=str) for name in PIECES]
    values = [getattr(state, f"counter_{name}", None) if name != "round" else state.round for name in FIELDS]
    turned = tuple(card[5:] for card in state.turned_deck)
    resting = tuple("her" if side == "bot" else side for side in state.resting)
    return [*board, *values, state.deck_deck.size(), turned, resting]


def played(
    game: Game[Any], seed: int, options: dict[str, object], snapshot: Any, verbs: dict[str, str]
) -> list[object]:
    """Everything that was asked and decided in one game, and how it ended."""
    state = game.start(game.read_options(options), game.default_pack)
    person = Told(snapshot, verbs)
    table = SameChance(game, state, seed, {"you": person, TABLE: person}, trace=True)
    play_out(game, table)
    decided = [
        (list(one.options), [(list(step.kept), list(step.cut), step.kind) for step in one.steps], one.pick)
        for one in table.decisions or ()
    ]
    return [person.trace, decided, snapshot(state), sorted(game.score(state).values())]


def same(text_game: Game[Any], seed: int, level: str, tracked: bool) -> bool:
    """Whether a game is the same in Python and as text."""
    options: dict[str, object] = {"level": level, "tracked": tracked}
    return played(GAME, seed, options, in_python, {}) == played(text_game, seed, options, in_text, VERBS)
