"""Find what a game fails to report: missing words, clauses that nothing cites, actions without any message.

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
"""Maximum number of times per question id that the reasons of closed verbs are checked."""
_MOST_STEPS = 20_000


class Misses:
    """Collects the misses of a game from everything its rules report."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: set[str] = set()
        self.cited: set[str] = set()
        self._words = [Words(language, game, strict=True) for language in LANGUAGES]
        self._said: set[tuple[str, str]] = set()
        self._asked: dict[str, int] = {}

    def _say(self, kind: str, id: str, say: Callable[[Words], object]) -> None:
        """Render something in every language, once per id, and record missing words."""
        if (kind, id) in self._said:
            return
        self._said.add((kind, id))
        for words in self._words:
            try:
                say(words)
            except MissingWords as missing:
                self.found.add(f"word {str(missing).replace(': ', ' ', 1)}")

    # What the rules report

    def question(self, question: Question) -> None:
        """Check the words of a question, its verbs, fields and options, and the reasons of closed verbs."""
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
        """Check that an option which is clearly an id, such as "not_possible", has a name."""
        if isinstance(option, str) and _RAW.fullmatch(option) and ("option", option) not in self._said:
            self._said.add(("option", option))
            for words in self._words:
                if words.name(option) == option:
                    self.found.add(f"word {words.language} {key_of('opt', option)}")

    def choice(self, choice: Choice) -> None:
        """Check the words of a choice."""
        self.cited.add(choice.clause)
        self._say("choice", choice.id, lambda words: words.choice(choice.id, choice.args))

    def criterion(self, by: Plain[Any]) -> None:
        """Check the words of a criterion, as a line of the checklist."""
        self.cited.add(by.clause)
        self._say("criterion", by.id, lambda words: words.criterion(by.id, by.args))

    def effect(self, effect: Effect) -> None:
        """Check the words of an instruction, a report or a note."""
        self.cited.add(effect.clause)
        if effect.kind != "silent":
            id = effect.case if isinstance(effect, Nothing) else ""
            self._say(f"effect {type(effect).__name__}", id, lambda words: words.effect(effect))

    def silent(self, action: str) -> None:
        """Record an action that ended without any message."""
        self.found.add(f"silent {action}")

    # What the game declares

    def declared(self) -> None:
        """Check that every declared id has words, and that every clause with status "done" is cited or says why not."""
        source = list(_source(self.game.folder))
        keys = (*_declared_keys(self.game), *(key_of("no", id) for tree in source for id in _refusal_ids(tree)))
        for words in self._words:
            self.found.update(f"word {words.language} {key}" for key in keys if not words.has(key))
        if self.game.source is not None:
            # Compiled from a bot file, with a clause per step: `visavis bot check` reports those that are never run.
            return
        cited = self.cited | set(_texts(source, self.game.folder))
        # A clause is shown together with those it refers to.
        cited |= {other for clause in self.game.clauses.values() if clause.id in cited for other in clause.see}
        for clause in self.game.clauses.values():
            if clause.status == "done" and clause.id not in cited and not clause.unnamed:
                self.found.add(f"clause {clause.id}")


def cited_in_source(game: Game) -> set[str]:
    """Return every string in the modules and packs of a game: the clauses that its code cites are among them."""
    return set(_texts(list(_source(game.folder)), game.folder))


def _declared_keys(game: Game) -> list[str]:
    """Return the Fluent keys that a game needs according to its declarations."""
    keys = ["game-name", "game-about"]
    keys += [key_of("seat", seat) for seat in game.seats(game.options())]
    keys += [key_of("stream", stream) for stream in game.streams]
    keys += [key_of("policy", name) for name in game.policy_names]
    keys += [key_of("state", name) for name in game.state.__struct_fields__ if name not in game.state.FIXED]
    keys += [key_of("do", tag) for tag, effect in game.effect_by_tag.items() if _told(effect)]
    keys += [key_of("fault", id) for id in (game.faults.ids if isinstance(game.faults, Faults) else ())]
    for field in option_fields(game.options):
        keys.append(key_of("option", field.name))
        keys += [key_of("option", f"{field.name}-{_value(value)}") for value in field.choices]
    return keys


def _told(effect: type[Effect]) -> bool:
    return effect.kind != "silent" and effect is not Nothing


def _value(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _source(folder: Traversable) -> Iterator[ast.Module]:
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.is_dir():
            yield from _source(file)
        elif file.name.endswith(".py"):
            yield ast.parse(file.read_text("utf-8"))


def _texts(source: list[ast.Module], folder: Traversable) -> Iterator[str]:
    """Iterate over every string in the source and the packs of a game."""
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
    """Finds actions of one step that end without any message.

    A draw, or a choice without a result, must be followed by an effect that a person sees (an instruction, a report, a
    note) before the step ends; a choice also before the next question, which may belong to another action. Consecutive
    draws count once. So a bot has to report a rule that has no effect.
    """

    def __init__(self) -> None:
        self.open: list[str] = []

    def drew(self, stream: str) -> None:
        """Record that a card was drawn."""
        self.open.append(f"draw {stream}")

    def failed(self, choice: str) -> None:
        """Record that a choice had no result."""
        self.open.append(f"choice {choice}")

    def seen(self, effect: Effect) -> None:
        """Clear the open actions if the effect is visible."""
        if effect.kind != "silent":
            self.open.clear()

    def asked(self) -> list[str]:
        """Return and remove the choices without a message before a question."""
        failed = [action for action in self.open if action.startswith("choice ")]
        self.open = [action for action in self.open if not action.startswith("choice ")]
        return failed


class Hearing(Listener[S]):
    """Table decorator that collects the misses of one step."""

    __slots__ = ("_misses", "_silence")

    def __init__(self, table: Table[S], misses: Misses) -> None:
        super().__init__(table)
        self._misses = misses
        self._silence = Silence()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        if isinstance(question, Fact) and question.known:
            # A known fact is not asked, so it needs no words.
            self._misses.cited.add(question.clause)
            return self.table.ask(question)
        self._misses.question(question.question() if isinstance(question, Fact) else question)
        for action in self._silence.asked():
            self._misses.silent(action)
        return self.table.ask(question)

    def choose(self, choice: Choice[V]) -> V | None:
        self._misses.choice(choice)
        by = tuple(
            Later(self._made(criterion)) if isinstance(criterion, Later) else self._heard(criterion)
            for criterion in choice.by
        )
        pick = super().choose(msgspec.structs.replace(choice, by=by))
        if pick is None:
            self._silence.failed(choice.id)
        return pick

    def _heard(self, by: Plain[V]) -> Plain[V]:
        self._misses.criterion(by)
        return by

    def _made(self, later: Later[V]) -> Callable[[tuple[V, ...]], Plain[V] | None]:
        return lambda remaining: (by := later.make(remaining)) and self._heard(by)

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = self.table.draw(pile, part)
        self._silence.drew(pile.stream)
        return card

    def do(self, effect: Effect) -> None:
        self._misses.effect(effect)
        self._silence.seen(effect)
        self.table.do(effect)

    def end(self) -> None:
        """Record the actions that are still without a message at the end of the step."""
        for action in self._silence.open:
            self._misses.silent(action)


def find_misses(game: Game, games: int, seed: int = 0) -> set[str]:
    """Return all misses of a game, found in `games` random games on the log-less table."""
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
