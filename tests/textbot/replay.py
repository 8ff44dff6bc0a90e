"""A game in Python and the same bot as text: what one drew and was answered is given to the other, event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import UNTRACKED, BareTable, Fact, Game, Question, RandomPolicy
from visavis.core.question import TABLE

Event = tuple[Any, ...]
Answerer = Callable[[Question[Any]], Any]


class Different(AssertionError):
    """The text does something else than the game in Python."""


def _question(question: Any) -> tuple[Any, Any]:
    """The question of a fact, or what the app knows about it."""
    if question.__class__ is Fact:
        if question.answer is not UNTRACKED:
            return None, question.answer
        question = question.question()
    return question, None


class Recording(BareTable[Any]):
    """Remembers draws, answers and effects; `answerer` may answer instead of chance."""

    __slots__ = ("answerer", "log")
    log: list[Event]
    answerer: Answerer | None

    def ask(self, question: Any) -> Any:
        question, known = _question(question)
        if question is None:
            return known
        given = self.answerer(question) if self.answerer else None
        if given is None:
            answer, look, own = self._sitting.get(question.seat) or self._sit(question.seat)
            given = answer(look, question, next(own))
        self.log.append(("ask", question.id, given))
        return given

    def draw(self, pile: Any, part: str = "") -> Any:
        card = super().draw(pile, part)
        self.log.append(("draw", pile.stream, card, part))
        return card

    def do(self, effect: Any) -> None:
        self.log.append(("do", type(effect).__name__, effect))
        effect.apply(self.state)


class Replaying(Recording):
    """Gives the events of another game to the text; `translate` says what an event means there."""

    __slots__ = ("at", "events", "held", "translate")
    events: list[Event]
    at: int
    held: Any
    translate: Translation

    def next(self) -> Event:
        if self.at >= len(self.events):
            raise Different("the text goes on, the game in Python is over")
        self.at += 1
        return self.events[self.at - 1]

    def draw(self, pile: Any, part: str = "") -> Any:
        card = self.translate.drawn(pile.stream, self.next())
        if card not in pile.options(part):
            raise Different(f"{pile.stream}: {card} is not in it")
        return card

    def ask(self, question: Any) -> Any:
        question, known = _question(question)
        return known if question is None else self.translate.answered(question, self)


class Translation:
    """What draws and questions of the text are called in the game in Python."""

    def drawn(self, stream: str, event: Event) -> Any:
        raise NotImplementedError

    def answered(self, question: Question[Any], table: Replaying) -> Any:
        raise NotImplementedError


def record(
    game: Game[Any],
    options: dict[str, Any],
    seed: int,
    answerer: Answerer,
    ends: tuple[str, ...],
    snap: Any,
    *extra: Any,
) -> tuple[list[Event], list[dict[str, Any]], Any]:
    """Play a game in Python: its events, what is counted after every turn, and the last state."""
    state = game.start(game.read_options(options), game.default_pack)
    table = Recording(game, state, seed, {"you": RandomPolicy(), TABLE: RandomPolicy()})
    table.log, table.answerer = [], answerer
    snaps = []
    for _ in range(3000):
        if game.over(state):
            break
        before, also = len(table.log), bool(extra) and extra[0](state)
        game.step(state, table)
        if also or any(event[0] == "do" and event[1] in ends for event in table.log[before:]):
            snaps.append(snap(state))
    return table.log, snaps, state


def replay(
    game: Game[Any],
    options: dict[str, Any],
    events: list[Event],
    translate: Translation,
    ends: tuple[str, ...],
    snap: Any,
    ignored: tuple[str, ...] = (),
) -> tuple[list[dict[str, Any]], int, list[Event]]:
    """Play the text with these events: what is counted after every turn, the points, and what was drawn and done."""
    state = game.start(game.read_options(options), game.default_pack)
    table = Replaying(game, state, 0, {"you": RandomPolicy(), TABLE: RandomPolicy()})
    table.log, table.answerer, table.events, table.at, table.held = [], None, events, 0, None
    table.translate = translate
    snaps = []
    for _ in range(4000):
        if game.over(state):
            break
        before = len(table.log)
        game.step(state, table)
        if any(event[0] == "do" and event[1] in ends for event in table.log[before:]):
            snaps.append(snap(state))
    if left := [event for event in events[table.at :] if event[1] not in ignored]:
        raise Different(f"the game in Python goes on: {left[:3]}")
    return snaps, game.score(state)["bot"], table.log


def same(python: list[dict[str, Any]], text: list[dict[str, Any]]) -> None:
    """Raise `Different` at the first turn after which something is not the same."""
    for number, (one, other) in enumerate(zip(python, text, strict=False)):
        found = {key: (one[key], other[key]) for key in one if one[key] != other[key]}
        if found:
            raise Different(f"turn {number}: {found}")
    if len(python) != len(text):
        raise Different(f"{len(python)} turns, in the text {len(text)}")


Told = tuple[str, str, object]
"""A step as a person is told it: its kind, the piece, the number (or the card, or the word)."""
Table = dict[str, Callable[[Any], list[Told]]]
"""What the effects of a game in Python are as told steps; an effect that is not in it has no counterpart."""


def change(piece: str, number: int) -> list[Told]:
    """Something is gained or lost; nothing is told about nothing."""
    return [("change", piece, number)] if number else []


def steps_of_python(log: list[Event], table: Table) -> list[Told]:
    """The told steps of a game in Python, from its beginning on."""
    effects = [event[2] for event in log if event[0] == "do"]
    begun = next(at for at, effect in enumerate(effects) if type(effect).__name__ == "Begin")
    return [told for effect in effects[begun:] for told in table.get(type(effect).__name__, lambda _: [])(effect)]


def steps_of_text(log: list[Event], to: tuple[str, ...] = ()) -> list[Told]:
    """The told steps of a text, from its first round on; of counters in `to` the new number, of others the change."""
    found: list[Told] = []
    effects = [event[2] for event in log if event[0] == "do"]
    begun = next(at for at, effect in enumerate(effects) if type(effect).__name__ == "NextRound")
    for effect in effects[begun:]:
        name = type(effect).__name__
        if name == "Change":
            piece = effect.counter[8:]
            found += [("to", piece, effect.now)] if piece.startswith(to) and to else change(piece, effect.by)
        elif name == "TurnOver":
            found.append(("turn", effect.deck[5:], effect.card[5:]))
        elif name in ("Shuffle", "ShuffleUnder"):
            found.append(("shuffle", effect.deck[5:], 0))
        elif name == "LayCard":
            found.append(("lay", effect.pile[5:], effect.card[5:]))
        elif name == "MarkCard":
            found.append(("mark", effect.card, int(effect.on)))
        elif name == "SetNote":
            found.append(("remember", effect.note[5:], effect.value[5:]))
        elif name == "NextTurn":
            found.append(("next", effect.side, 0))
    return found


def same_steps(python: list[Told], text: list[Told]) -> None:
    """Raise `Different` at the first told step that is not the same."""
    for number, (one, other) in enumerate(zip(python, text, strict=False)):
        if one != other:
            raise Different(
                f"step {number}: Python {python[number - 3 : number + 4]}, text {text[number - 3 : number + 4]}"
            )
    if len(python) != len(text):
        raise Different(f"{len(python)} told steps, in the text {len(text)}")
