"""What a game leaves unsaid: words that are missing, clauses that nothing cites, actions that end in silence.

A miss is a line of text such as "word de by-build-ground", so that known misses can be listed; lists may only shrink.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from visavis.core import (
    TABLE,
    BareTable,
    Card,
    Choice,
    Effect,
    Fact,
    Forms,
    Game,
    Nothing,
    Pile,
    Question,
    RandomPolicy,
    Table,
    option_fields,
)
from visavis.core import refusal as refusals
from visavis.core.choice import Later, Plain
from visavis.core.pack import shipped_packs
from visavis.core.question.base import A, V
from visavis.core.state import Faults, S
from visavis.testing.helpers import combination
from visavis.testing.listen import Listener
from visavis.words import LANGUAGES, MissingWords, Words, key_of

_REFUSALS = {name for name, found in vars(refusals).items() if isinstance(found, type)}
_RAW = re.compile(r"[a-z][a-z0-9]*([_.][a-z0-9]+)+")
_CLOSED = 10
"""How often a question is asked which of its verbs are closed, and why."""
_MOST_STEPS = 20_000


class Misses:
    """Collects what a game leaves unsaid, from everything its rules say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: set[str] = set()
        self.cited: set[str] = set()
        self._words = [Words(language, game, strict=True) for language in LANGUAGES]
        self._said: set[tuple[str, str]] = set()
        self._asked: dict[str, int] = {}

    def _say(self, kind: str, id: str, say: Callable[[Words], object]) -> None:
        """Put something into words, once in every language."""
        if (kind, id) in self._said:
            return
        self._said.add((kind, id))
        for words in self._words:
            try:
                say(words)
            except MissingWords as missing:
                self.found.add(f"word {str(missing).replace(': ', ' ', 1)}")

    # What the rules say

    def question(self, question: Question) -> None:
        """A question, its verbs and fields, and why some verbs are closed."""
        self.cited.add(question.clause)
        self._say("question", question.id, lambda words: words.question(question))
        for by in getattr(question, "checklist", ()):
            self.criterion(by)
        if isinstance(question, Forms):
            self._forms(question)
        for option in getattr(question, "options", ()):
            self.option(option)

    def _forms(self, question: Forms) -> None:
        for form in question.forms:
            self._say("verb", form.verb, lambda words, verb=form.verb: words.say(key_of("verb", verb)))  # type: ignore[misc]
            for field in form.fields:
                self._say("field", field.name, lambda words, name=field.name: words.field(name))  # type: ignore[misc]
                for option in field.options:
                    self.option(option)
        times = self._asked[question.id] = self._asked.get(question.id, 0) + 1
        if question.closed is not None and times <= _CLOSED:
            for _, reason in question.closed():
                self._say("reason", reason, lambda words, id=reason: words.reason(id))  # type: ignore[misc]

    def option(self, option: object) -> None:
        """An option that is plainly an id, such as "not_possible", must have a name."""
        if isinstance(option, str) and _RAW.fullmatch(option) and ("option", option) not in self._said:
            self._said.add(("option", option))
            for words in self._words:
                if words.name(option) == option:
                    self.found.add(f"word {words.language} {key_of('opt', option)}")

    def choice(self, choice: Choice) -> None:
        """What is being chosen."""
        self.cited.add(choice.clause)
        self._say("choice", choice.id, lambda words: words.choice(choice.id, choice.args))

    def criterion(self, by: Plain[Any]) -> None:
        """A line of the checklist."""
        self.cited.add(by.clause)
        self._say("criterion", by.id, lambda words: words.criterion(by.id, by.args))

    def effect(self, effect: Effect) -> None:
        """An instruction, a report or a note."""
        self.cited.add(effect.clause)
        if effect.kind != "silent":
            id = effect.case if isinstance(effect, Nothing) else ""
            self._say(f"effect {type(effect).__name__}", id, lambda words: words.effect(effect))

    def silent(self, what: str) -> None:
        """Something of a bot ended without a word."""
        self.found.add(f"silent {what}")

    # What the game declares

    def declared(self) -> None:
        """Every id that the game declares has its words, and every clause that is done can be cited."""
        source = list(_source(self.game.folder))
        keys = (*_declared_keys(self.game), *(key_of("no", id) for tree in source for id in _refusal_ids(tree)))
        for words in self._words:
            self.found.update(f"word {words.language} {key}" for key in keys if not words.has(key))
        if self.game.source is not None:
            # Made from a text, with a clause for every step: `visavis bot check` tells which are never done.
            return
        cited = self.cited | set(_texts(source, self.game.folder))
        # What a clause refers to is shown with it.
        cited |= {one for clause in self.game.clauses.values() if clause.id in cited for one in clause.see}
        for clause in self.game.clauses.values():
            if clause.status == "done" and clause.id not in cited:
                self.found.add(f"clause {clause.id}")


def _declared_keys(game: Game) -> list[str]:
    """The keys of all words that a game needs by what it declares."""
    keys = ["game-name", "game-about"]
    keys += [key_of("seat", seat) for seat in game.seats(game.options())]
    keys += [key_of("stream", stream) for stream in game.streams]
    keys += [key_of("policy", name) for name in game.policy_names]
    keys += [key_of("state", name) for name in game.state.__struct_fields__ if name not in game.state.FIXED]
    keys += [key_of("do", tag) for tag, effect in game.effect_by_tag.items() if _told(effect)]
    keys += [key_of("fault", id) for id in (game.faults.ids if isinstance(game.faults, Faults) else ())]
    for one in option_fields(game.options):
        keys.append(key_of("option", one.name))
        keys += [key_of("option", f"{one.name}-{_value(value)}") for value in one.choices]
    return keys


def _told(effect: type[Effect]) -> bool:
    return effect.kind != "silent" and effect is not Nothing


def _value(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _source(folder: Traversable) -> Iterator[ast.Module]:
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.is_dir():
            yield from _source(file)
        elif file.name.endswith(".py"):
            yield ast.parse(file.read_text("utf-8"))


def _texts(source: list[ast.Module], folder: Traversable) -> Iterator[str]:
    """Every text in the source and in the packs of a game."""
    for tree in source:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for file in shipped_packs(folder).values():
        yield from re.findall(r'"([^"\n]*)"', file.read_text("utf-8"))


def _refusal_ids(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _REFUSALS and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


class Silence:
    """Looks at one step for what ends in silence.

    A card that is drawn, or a choice that finds no option, must be followed by an effect that a person sees (an
    instruction, a report, a note) before the step ends; the choice also before the next question, which may belong to
    something else. Draws one after another are one. So a bot whose rule comes to nothing has to say so.
    """

    def __init__(self) -> None:
        self.open: list[str] = []

    def drew(self, stream: str) -> None:
        """A card was drawn."""
        self.open.append(f"draw {stream}")

    def failed(self, choice: str) -> None:
        """A choice found no option."""
        self.open.append(f"choice {choice}")

    def seen(self, effect: Effect) -> None:
        """Something was done or told."""
        if effect.kind != "silent":
            self.open.clear()

    def asked(self) -> list[str]:
        """What has ended in silence before a question."""
        failed = [one for one in self.open if one.startswith("choice ")]
        self.open = [one for one in self.open if not one.startswith("choice ")]
        return failed


class Hearing(Listener[S]):
    """A table that hears everything the rules say in one step."""

    __slots__ = ("_misses", "_silence")

    def __init__(self, table: Table[S], misses: Misses) -> None:
        super().__init__(table)
        self._misses = misses
        self._silence = Silence()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        if isinstance(question, Fact) and question.known:
            # Who tracks the board need not ask, and need not know how.
            self._misses.cited.add(question.clause)
            return self.table.ask(question)
        self._misses.question(question.question() if isinstance(question, Fact) else question)
        for one in self._silence.asked():
            self._misses.silent(one)
        return self.table.ask(question)

    def choose(self, choice: Choice[V]) -> V | None:
        """See `Table.choose`."""
        self._misses.choice(choice)
        by = tuple(Later(self._made(one)) if isinstance(one, Later) else self._heard(one) for one in choice.by)
        pick = super().choose(msgspec.structs.replace(choice, by=by))
        if pick is None:
            self._silence.failed(choice.id)
        return pick

    def _heard(self, by: Plain[V]) -> Plain[V]:
        self._misses.criterion(by)
        return by

    def _made(self, later: Later[V]) -> Callable[[tuple[V, ...]], Plain[V] | None]:
        return lambda left: (by := later.make(left)) and self._heard(by)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        card = self.table.draw(pile, part)
        self._silence.drew(pile.stream)
        return card

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        self._misses.effect(effect)
        self._silence.seen(effect)
        self.table.do(effect)

    def end(self) -> None:
        """The step is over."""
        for one in self._silence.open:
            self._misses.silent(one)


def find_misses(game: Game, games: int, seed: int = 0) -> set[str]:
    """Everything that a game leaves unsaid, in so many random games on the log-less table."""
    misses = Misses(game)
    fields = option_fields(game.options)

    def step(state: Any, table: Table) -> None:
        hearing = Hearing(table, misses)
        game.step(state, hearing)
        hearing.end()

    for n in range(games):
        options = game.read_options(combination(fields, n))
        name = ("random", game.players.stand_in)[n % 2]
        seats: Mapping[str, Any] = {seat: game.policy(name) for seat in game.seats(options)}
        table = BareTable(game, game.start(options, game.default_pack), seed + n, {TABLE: RandomPolicy(), **seats})
        for _ in range(_MOST_STEPS):
            if game.over(table.state):
                break
            step(table.state, table)
    misses.declared()
    return misses.found
