"""Words: every text a person reads, keyed by id, in German and in English (docs/words.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from fluent.runtime import FluentBundle

from visavis.core import (
    BadLog,
    Decision,
    Effect,
    Forms,
    Game,
    Nothing,
    Notice,
    Pack,
    Question,
    Refusal,
    Region,
)
from visavis.core.log import PERSON
from visavis.core.question.forms import ON_SPACE
from visavis.core.state import LARGEST
from visavis.words.bundles import bundle_of
from visavis.words.errors import OTHER, taken_apart
from visavis.words.languages import LANGUAGES as LANGUAGES
from visavis.words.languages import choose_language as choose_language
from visavis.words.texts import key_of as key_of
from visavis.words.texts import printable as printable

_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_MOST_LISTED = 14

_ABOUT_ANSWERS = ("text.", "several.", "form.", "option.not", "option.barred", "option.number", "option.ambiguous")
"""Refusals whose options are typed by the names that a person sees."""

PARTS = ("head", "short", "detail", "undo")
"""Parts of an effect's text, attributes of its message: a headline, what hands do, a word beside it, the opposite."""

YOU = "you"
"""What the seat of the one person who reads is called, in games that say so."""


class MissingWords(LookupError):
    """A text that is not in the Fluent files, or lacks a variable."""


class Words:
    """Puts ids into words, in one language and for one game.

    With `strict` a missing text is an error; otherwise its id is shown.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        pack: Pack | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.pack = pack if pack is not None or game is None else game.default_pack
        self.strict = strict
        self.you = ""
        """The seat of the one person who reads; "" where several do. Games that have `opt-you` call it so."""

    def read_by(self, seats: Mapping[str, str]) -> Words:
        """These words, for the person who reads: with one person on these seats that seat is "you"."""
        persons = [seat for seat, who in seats.items() if who == PERSON]
        self.you = persons[0] if len(persons) == 1 else ""
        return self

    @property
    def _bundle(self) -> FluentBundle:
        return bundle_of(self.language, self.game.package if self.game else "")

    # The common part

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return bool(_KEY.match(key)) and self._bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a key, its variables put into words first."""
        if not self.has(key):
            if self.strict:
                raise MissingWords(f"{self.language}: {key}")
            return key.partition("-")[2] or key
        return self._format(key, self._variables(args))

    def _format(self, key: str, variables: Mapping[str, str | int | float]) -> str:
        return self._formatted(key, self._bundle.get_message(key).value, variables)

    def _formatted(self, key: str, pattern: Any, variables: Mapping[str, str | int | float]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables)) if pattern else ("", [])
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors}")
        return str(text)

    def _first(self, keys: Iterable[str], fallback: str) -> str:
        """The text of the first key there is; otherwise the fallback."""
        return next((self._format(key, {}) for key in keys if self.has(key)), fallback)

    def _required(self, keys: tuple[str, ...], args: Mapping[str, object]) -> str:
        """The text of the first key there is; if there is none, the first one is missing."""
        return self.say(next((key for key in keys if self.has(key)), keys[0]), **args)

    def _variables(self, args: Mapping[str, object]) -> dict[str, str | int | float]:
        """Numbers stay, switches are yes or no, a text comes as its word and as itself."""
        found: dict[str, str | int | float] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, (int, float)):
                found[name] = value
            elif isinstance(value, str):
                you = self._is_you(value)
                found[name] = self.say(key_of("opt", YOU)) if you else self.labelled(value)
                found[f"{name}_id"] = YOU if you else value
            elif isinstance(value, (tuple, list, Region)):
                found[name] = self.listed(value)
            else:
                found[name] = self.labelled("none") if value is None else printable(str(value))
        return found

    def _is_you(self, seat: str) -> bool:
        return bool(self.you) and seat == self.you and self.has(key_of("opt", YOU))

    def listed(self, values: Iterable[object], most: int = 1000) -> str:
        """Values as words with commas between them; at most so many, then how many there are."""
        values = tuple(values)
        shown = [self.answer(value) for value in values[:most]]
        if len(values) > most:
            shown.append(self.say("list-more", count=len(values) - most))
        return ", ".join(shown) if shown else self.say("list-none")

    # Options and answers

    def option(self, value: object) -> str:
        """What an option is called; this is also what a person may type."""
        if isinstance(value, bool):
            return self.say("opt-yes") if value else self.say("opt-no")
        text = str(value)
        if self.pack and self.game and self.game.named and isinstance(value, str):
            named = self.game.named(self.pack, text)
            if named is not None:
                return self.say(named[0], **named[1])
        name = self.pack.name(text, self.language) if self.pack and isinstance(value, str) else None
        return self._first((key_of("opt", text), key_of("verb", text)), name or text)

    def described(self, value: object) -> str:
        """What a card does, in a line; nothing where the game does not say."""
        if not (self.pack and self.game and self.game.described and isinstance(value, str)):
            return ""
        return self._told(self.game.described(self.pack, value))

    def detailed(self, view: object, value: str) -> str:
        """What one seat can read on a card; nothing where the game does not say."""
        if self.pack is None or self.game is None or self.game.detailed is None:
            return self.described(value)
        return self._told(self.game.detailed(view, self.pack, value))

    def _told(self, said: Iterable[tuple[str, Mapping[str, object]]]) -> str:
        """Texts one after another; a comma or a semicolon is a text of its own."""
        return re.sub(r" ([,;])", r"\1", " ".join(self.say(key, **args) for key, args in said))

    def verb(self, value: object) -> str:
        """What the verb of a form is called."""
        return self._first((key_of("verb", str(value)),), self.option(value))

    def tap(self, verb: str) -> str:
        """The verb of a form on a button; a typed one may be shorter."""
        said = self._first((key_of("tap", verb),), self.verb(verb))
        return said[:1].upper() + said[1:]

    def tap_whole(self, verb: str, values: Mapping[str, object]) -> str:
        """A filled form on a button ("Build on D5"), from the attribute `whole`; nothing where the game gives none."""
        return self._attribute(key_of("tap", verb), "whole", values)

    def tap_asks(self, verb: str, field: str) -> str:
        """What is asked after a verb was tapped: by the game, or the name of the field."""
        return self._attribute(key_of("tap", verb), f"asks-{field}", {}) or self.field(field)

    def _attribute(self, key: str, part: str, args: Mapping[str, object]) -> str:
        pattern = self._bundle.get_message(key).attributes.get(part) if self.has(key) else None
        return self._formatted(f"{key}.{part}", pattern, self._variables(args)) if pattern else ""

    def note(self, verb: str, args: Mapping[str, object]) -> str:
        """What a form costs and brings, where the game says so; the variables are those of the question."""
        key = key_of("note", verb)
        return self.say(key, **args) if self.has(key) else ""

    def typed(self, question: Question[Any] | None) -> Callable[[object], str]:
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
            return self.field(value) if isinstance(value, str) and value in question.field_names else self.option(value)

        return name

    def labelled(self, value: object) -> str:
        """What an option is called, with a label where a card's values are not the printed ones."""
        if isinstance(value, str) and self._is_you(value):
            return self.say(key_of("opt", YOU))
        name = self.option(value)
        if self.pack and isinstance(value, str) and self.pack.provenance(value) == "reconstructed":
            if self.game and self.game.named and self.game.named(self.pack, value):
                # What the game names by its values has no name of its own to be labelled.
                return name
            return self._format("card-reconstructed", {"name": name})
        return name

    def answer(self, value: object) -> str:
        """A whole answer: one option, or several words one after another."""
        if isinstance(value, (tuple, list)):
            return " ".join(self.answer(part) for part in value)
        return printable(self.labelled(value))

    # Questions, decisions, effects

    def question(self, question: Question[Any]) -> str:
        """A question; a checklist has the heading of its choice."""
        args: Mapping[str, object] = getattr(question, "args", {})
        if getattr(question, "checklist", ()):
            return self.choice(question.id, args)
        # Where the book leaves the choice to the person, the criterion may be its own question.
        return self._required((key_of("ask", question.id), key_of("by", question.id)), args)

    def choice(self, id: str, args: Mapping[str, object]) -> str:
        """The heading of a decision or of a checklist."""
        return self.say(key_of("choose", id), **args)

    def decision(self, decision: Decision) -> str:
        """The heading of a decision."""
        return self.choice(decision.id, decision.args)

    def criterion(self, id: str, args: Mapping[str, object]) -> str:
        """A criterion as a line of the checklist."""
        return self.say(key_of("by", id), **args)

    def about(self, question: Question[Any]) -> str:
        """What is being chosen, where the book leaves it to a person from here on; nothing for other questions."""
        so_far = getattr(question, "so_far", None)
        return self.decision(so_far) if isinstance(so_far, Decision) else ""

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

    def part(self, effect: Effect, part: str) -> str:
        """A part of an effect's text, from `PARTS`; nothing where the game gives none."""
        key, args = _message_of(effect)
        return self._attribute(key, part, args)

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

    # Names

    def game_name(self) -> str:
        """What the game is called."""
        return self.say("game-name")

    def field(self, name: str) -> str:
        """The name of a form's field; one that is about a space is called like it."""
        if name.startswith(ON_SPACE):
            return self.option(name.removeprefix(ON_SPACE))
        return self.say(key_of("field", name))

    def term(self, name: str) -> str:
        """A term of a computer player's evaluation."""
        return self.say(key_of("term", name))

    def state_field(self, name: str) -> str:
        """The name of a state field, for corrections."""
        return self.say(key_of("state", name))

    def state_value(self, field: str, value: object) -> str:
        """What a value of a state field is called: by a name of its own, or like an option."""
        return self._first((key_of("state", f"{field}-{value}"),), self.option(value))

    def seat(self, id: str) -> str:
        """Who sits on a seat, or a side that scores."""
        return self.say(self._seat_key(id))

    def short_seat(self, id: str) -> str:
        """Who sits on a seat, in short."""
        return self.short(self._seat_key(id))

    def _seat_key(self, id: str) -> str:
        return key_of("seat", YOU if self._is_you(id) else id)

    def short(self, key: str) -> str:
        """A text in short, from its attribute `short`; otherwise the whole text."""
        return self._attribute(key, "short", {}) or self.say(key)

    def policy(self, name: str) -> str:
        """A person or a computer player, with its budget if it has one."""
        base, _, budget = name.partition(":")
        said = self.say(key_of("policy", base))
        return f"{said} ({printable(budget)})" if budget else said

    def stream(self, id: str) -> str:
        """A chance stream."""
        return self.say(key_of("stream", id))

    def game_option(self, name: str) -> str:
        """An option of the game."""
        return self.say(key_of("option", name))

    def game_option_value(self, name: str, value: object) -> str:
        """A value of an option of the game."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return self.say(key_of("option", f"{name}-{text}"))

    def panel(self, id: str) -> str:
        """The title of a panel; of one's own ones, where the game has another for them."""
        zone, _, seat = id.rpartition(".")
        yours = key_of("panel", f"{zone}.{YOU}")
        return self.say(yours if self._is_you(seat) and self.has(yours) else key_of("panel", id))

    def row(self, id: str) -> str:
        """A row of a table of values; a seat's row may be called after the seat."""
        return self._required((key_of("row", id), self._seat_key(id)), {})

    def marker(self, id: str) -> str:
        """A marker on a track."""
        return self._required((key_of("piece", id), key_of("row", id), self._seat_key(id)), {})

    def short_marker(self, id: str) -> str:
        """A marker on a track, in short."""
        keys = (key_of("piece", id), key_of("row", id), self._seat_key(id))
        return self.short(next((key for key in keys if self.has(key)), keys[0]))

    def ground(self, id: str) -> str:
        """The ground of a space."""
        return self.say(key_of("ground", id))

    def piece(self, id: str) -> str:
        """A piece on a space."""
        return self.say(key_of("piece", id))

    def sign(self, id: str) -> str:
        """The one or two letters that stand for a ground or a piece on a drawn map: given, or taken from its name."""
        name = self._first((key_of("piece", id), key_of("ground", id)), id)
        parts = [part for part in re.split(r"[\W_]+", name) if part]
        short = "".join(part[0] for part in parts[:2]) if len(parts) > 1 else name[:2]
        return self._first((key_of("sign", id),), short)

    def fault(self, id: str) -> str:
        """What is wrong with a state."""
        return self.say(key_of("fault", id))

    def reason(self, id: str) -> str:
        """Why something is barred."""
        return self.say(key_of("because", id))

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
        question: Question[Any] | None = None,
        names: Callable[[object], str] | None = None,
    ) -> str:
        """What was wrong and what is possible, in one line; `names` says how the options are called."""
        args = refusal.args_for_words
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
    return key_of("do", str(effect.__struct_config__.tag)), msgspec.structs.asdict(effect)
