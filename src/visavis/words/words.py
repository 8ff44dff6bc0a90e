"""`Words`: put questions, decisions, effects and refusals into the sentences of one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from visavis.core import (
    BadLog,
    CardRow,
    Decision,
    Effect,
    Forms,
    Nothing,
    Notice,
    Price,
    Question,
    Refusal,
    Region,
)
from visavis.core.card_face import Icon
from visavis.core.saves.bundle import Merged
from visavis.core.state import LARGEST
from visavis.words.errors import OTHER, taken_apart
from visavis.words.names import Names
from visavis.words.text import key_of, printable

_MOST_LISTED = 14

_ABOUT_ANSWERS = (
    "text.", "several.", "form.", "option.not", "option.barred", "option.number", "option.ambiguous", "dial.",
)  # fmt: skip
"""Refusals whose options are typed by the names that a person sees."""

_THINGS: dict[tuple[str, str, str, int], str] = {}
_MOST_THINGS = 5000

PARTS = ("head", "short", "detail", "undo", "many")
"""Parts of an effect's text, attributes of its message: a headline, what hands do, a word beside it, the opposite, and
several of the same as one (`$count`)."""


class Typed:
    """What may be typed for each part of an answer; what is a verb too is called otherwise as a value."""

    def __init__(self, name: Callable[[object], str], values: Callable[[object], str]) -> None:
        self._name, self.values = name, values

    def __call__(self, value: object) -> str:
        """What a verb, a field or a value is called."""
        return self._name(value)


class Words(Names):
    """Puts everything into words: questions, decisions, effects, refusals."""

    # Verbs

    def verb(self, value: object) -> str:
        """What the verb of a form is called."""
        return self._first((key_of("verb", str(value)),), self.option(value))

    def tap(self, verb: str, question: str = "") -> str:
        """The verb of a form on a button, in this question; a typed one may be shorter."""
        said = self._first((key_of("tap", f"{question}.{verb}"), key_of("tap", verb)), self.verb(verb))
        return said[:1].upper() + said[1:]

    def tap_whole(self, verb: str, values: Mapping[str, object]) -> str:
        """A filled form on a button ("Build on D5"), from the attribute `whole`; nothing where the game gives none.

        A form of the same verb with other fields has an attribute of its own, `whole-<field>`.
        """
        own = self._attribute(key_of("tap", verb), f"whole-{'-'.join(values)}", values)
        return own or self._attribute(key_of("tap", verb), "whole", values)

    def tap_asks(self, verb: str, field: str) -> str:
        """What is asked after a verb was tapped: by the game, or the name of the field."""
        return self._attribute(key_of("tap", verb), f"asks-{field}", {}) or self.field(field)

    def note(self, verb: str, args: Mapping[str, object], question: str = "") -> str:
        """What a form costs and brings, where the game says so; the variables are those of the question."""
        keys = (key_of("note", f"{question}.{verb}"), key_of("note", verb))
        key = next((key for key in keys if self.has(key)), "")
        return self.say(key, **args) if key else ""

    def things(self, icons: Iterable[Icon]) -> str:
        """Icons with their numbers in words: "2 workers, 3 coins"."""
        return ", ".join(self._thing(id.rpartition(".")[2], number) for id, number in icons)

    def lying(self, name: str, row: CardRow, at: int) -> str:
        """The name of a card of a row, with what lies on it."""
        number = row.lying[at] if row.lying else 0
        return (
            self._format("card-lying", {"name": name, "what": self.things(((row.what, number),))}) if number else name
        )

    def _thing(self, id: str, number: int) -> str:
        """One of them. A page has more than a hundred: what was said once is remembered."""
        if self.game is None or self.game.text is not None:
            return self.say(key_of("thing", id), count=number) if number else self.option(id)
        key = (self.language, self.game.id, id, number)
        if key not in _THINGS:
            if len(_THINGS) >= _MOST_THINGS:
                _THINGS.clear()
            _THINGS[key] = self.say(key_of("thing", id), count=number) if number else self.option(id)
        return _THINGS[key]

    def price(self, price: Price) -> str:
        """What something costs and brings."""
        return " → ".join(filter(None, (self.things(price.costs), self.things(price.gains))))

    def typed(self, question: Question | None) -> Callable[[object], str]:
        """What a person may type for each part of an answer: for `Session.answer(words=...)`."""
        if not isinstance(question, Forms):
            return self.option

        shut: list[str] = []

        def name(value: object) -> str:
            # Who reads a line has the form made that it is about, and no other.
            if isinstance(value, str) and value in question.verbs:
                return self.verb(value)
            if question.closed is not None and not shut:
                shut.extend(("", *(verb for verb, _ in question.closed())))
            if value in shut:
                # A verb that is not possible now is typed like the others.
                return self.verb(value)
            return value_of(value)

        def value_of(value: object) -> str:
            return self.field(value) if isinstance(value, str) and value in question.field_names else self.option(value)

        return Typed(name, value_of)

    # Questions, decisions, effects

    def question(self, question: Question) -> str:
        """A question; a checklist has the heading of its choice."""
        args: Mapping[str, object] = getattr(question, "args", {})
        if getattr(question, "checklist", ()):
            return self.choice(question.id, args)
        # Where the book leaves the choice to the person, the criterion may be its own question.
        return self._required((key_of("ask", question.id), key_of("by", question.id)), args)

    def question_in_short(self, question: Question) -> str:
        """A question beside something that shows what it asks for; nothing where the game has no `short` text."""
        return self._attribute(key_of("ask", question.id), "short", getattr(question, "args", {}))

    def heading(self, question: Question) -> str:
        """A question on a page, whose buttons show what can be said: in short, where the game says it (`short`)."""
        return self.question_in_short(question) or self.question(question)

    def choice(self, id: str, args: Mapping[str, object]) -> str:
        """The heading of a decision or of a checklist."""
        return self.say(key_of("choose", id), **args)

    def decision(self, decision: Decision) -> str:
        """The heading of a decision."""
        return self.choice(decision.id, decision.args)

    def criterion(self, id: str, args: Mapping[str, object]) -> str:
        """A criterion as a line of the checklist."""
        return self.say(key_of("by", id), **args)

    def about(self, question: Question) -> str:
        """What is being chosen, where the book leaves it to a person from here on; nothing for other questions.

        What had to be looked at before is settled then, so the game may say it shorter (`short`).
        """
        so_far = getattr(question, "so_far", None)
        if not isinstance(so_far, Decision):
            return ""
        return self._attribute(key_of("choose", so_far.id), "short", so_far.args) or self.decision(so_far)

    def has_measure(self, criterion: str) -> bool:
        """Whether the game says in words what a criterion measures."""
        return self.has(key_of("measured", criterion))

    def measured(self, criterion: str, option: object, value: object) -> str:
        """An option with what a criterion measured for it."""
        if self.has_measure(criterion):
            said = self.say(key_of("measured", criterion), option=option, value=value)
        else:
            said = str(value) if type(value) is int else self.labelled(value)
        return self._format("why-measured", {"option": self.labelled(option), "value": said})

    def effect(self, effect: Effect) -> str:
        """An effect as an instruction or a report."""
        key, args = _message_of(effect)
        return self.say(key, **args)

    def undone(self, effect: Effect) -> str:
        """What hands do to take an effect back: the opposite where the game says it, otherwise what to reverse."""
        return self.part(effect, "undo") or self.say(
            "effect-undone", says=self.part(effect, "short") or self.effect(effect)
        )

    def part(self, effect: Effect, part: str, **more: object) -> str:
        """A part of an effect's text, from `PARTS`; nothing where the game gives none."""
        key, args = _message_of(effect)
        return self._attribute(key, part, {**args, **more})

    def clause(self, id: str) -> str:
        """A clause: its id and its line."""
        says = self.rule(id)
        return self._format("clause", {"id": id, "says": says}) if says else id

    def rule(self, id: str) -> str:
        """What a clause says, how it is read where the book can be read in more than one way, and what it refers to."""
        clauses = self.game.clauses if self.game else {}
        clause = clauses.get(id)
        if clause is None:
            return ""
        says, reading = clause.says(self.language), clause.read_as(self.language)
        says = self._format("clause-reading", {"says": says, "reading": reading}) if reading else says
        also = " ".join(clauses[one].says(self.language) for one in clause.see)
        return self._format("clause-see", {"says": says, "also": also}) if also else says

    # Notices and refusals

    def notice(self, notice: Notice) -> str:
        """What a person should know."""
        args = dict(notice.args)
        answers = args.get("answers")
        if isinstance(answers, tuple):
            args["answers"] = tuple(answer for _, answer in answers)
        return self.say(key_of("notice", notice.id), **args)

    def refusal(
        self,
        refusal: Refusal,
        question: Question | None = None,
        names: Callable[[object], str] | None = None,
    ) -> str:
        """What was wrong and what is possible, in one line; `names` says how the options are called."""
        args = refusal.details
        key = key_of("no", refusal.id)
        if not self.has(key):
            return self.say(key)
        if names is None:
            names = self.typed(question) if refusal.id.startswith(_ABOUT_ANSWERS) else self._plain
        said = self._format(key, {name: self._refused(name, value, names) for name, value in args.items()})
        line = args.get("line")
        if isinstance(line, int) and line > 0:
            kind = "log" if isinstance(refusal, BadLog) else "file"
            said = self._format(f"no-at-line-{kind}", {"line": line, "says": said})
        return " ".join(said.split())

    def _plain(self, value: object) -> str:
        """An id as it is to be written in a command or a file."""
        return self.option(value) if isinstance(value, bool) else str(value)

    def _refused(self, name: str, value: object, names: Callable[[object], str]) -> str | int:
        """An argument of a refusal. What came from outside is shown as it is, not translated."""
        if name == "reason":
            return self.reason(str(value))
        if name in ("faults", "broken"):
            faults = value if isinstance(value, (tuple, list)) else (value,)
            return "; ".join(self.fault(str(fault)) for fault in faults)
        if name == "says":
            return printable(str(value), 200)
        if name == "detail":
            return self.detail(str(value))
        if name == "verb":
            return self.verb(value)
        if name == "field":
            return self._first((key_of("field", str(value)),), printable(str(value)))
        if name == "name":
            return self._first((key_of("option", str(value)),), printable(str(value)))
        if isinstance(value, (tuple, list, Region)):
            shown = [printable(names(one)) for one in tuple(value)[:_MOST_LISTED]]
            if len(value) > _MOST_LISTED:
                shown.append(self.say("list-more", count=len(value) - _MOST_LISTED))
            return ", ".join(shown) if shown else self.say("list-none")
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
            return value
        return printable(str(value))

    def detail(self, text: str) -> str:
        """What a reader of JSON or TOML found wrong, in this language as far as it can be told."""
        key, parts = taken_apart(text)
        shown = {name: printable(part, 120 if key == OTHER else 60) for name, part in parts.items()}
        for name in ("expected", "given"):
            if name in shown:
                kinds = shown[name].split(" | ")
                shown[name] = " / ".join(self._first((key_of("type", kind),), kind) for kind in kinds)
        at = shown.get("at")
        return self._format(key, {**shown, "at": self._format("detail-at", {"at": at}) if at else ""})


def _message_of(effect: Effect) -> tuple[str, Mapping[str, object]]:
    """The key of an effect's text, and its variables."""
    if isinstance(effect, Nothing):
        return key_of("nothing", effect.case), effect.args
    said = effect.told()
    if said is not None:
        return said
    return key_of("do", str(effect.__struct_config__.tag)), msgspec.structs.asdict(effect)


def merged_lines(merged: Merged, words: Words) -> list[str]:
    """A line for each thing that happened."""
    counts = [(name, getattr(merged, name)) for name in ("added", "longer", "both", "texts", "same")]
    lines = [words.say(f"saves-merged-{name}", count=count) for name, count in counts if count]
    for name, refusal in merged.refused:
        lines.append(words.say("saves-merged-refused", name=printable(name), why=words.refusal(refusal)))
    return lines or [words.say("saves-merged-same", count=0)]
