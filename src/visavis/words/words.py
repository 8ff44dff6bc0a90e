"""`Words`: ids, questions, decisions, effects and refusals in the words of one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, Self

import msgspec
from babel.numbers import get_decimal_symbol

from visavis.core import CardRow, Decision, Effect, Forms, Game, Nothing, Notice, Pack, Price, Question, Refusal, Region
from visavis.core.card_face import Icon
from visavis.core.players import is_own
from visavis.core.question import PERSON
from visavis.core.question.forms import ON_SPACE
from visavis.core.saves.bundle import Merged
from visavis.words.errors import refusal_text
from visavis.words.messages import Messages, MissingWords
from visavis.words.text import key_of, printable

YOU = "you"
"""What the seat of the one person who reads is called, in games that have `opt-you`."""

Style = Literal["plain", "labelled", "marked"]
"""How an id is called: by its name alone (what a person may type); with a label where a card's values are not the
printed ones; with a sign instead of the label, which a line below explains once (`Words.signs`)."""

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
        """Return the name of a verb, a field or a value."""
        return self._name(value)


class Words:
    """Everything that is shown to a person, in one language and for one game (docs/words.md).

    A facade: `Messages` formats Fluent messages, this class names what their variables stand for. With `strict` a
    missing text is an error (`MissingWords`); otherwise its id is shown.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        pack: Pack | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.pack = pack if pack is not None or game is None else game.default_pack
        self.strict = strict
        self.messages = Messages(language, game, strict=strict)
        self.you = ""
        """The seat of the one person who reads; "" where several do. Games that have `opt-you` call it so."""
        self.called: Mapping[str, str] = {}
        """The seats of computer players that have a name of their own (`policy-<id>.short`)."""
        self._names: dict[str, str] = {}
        """Cache of plain names: a map has each of its spaces several times."""

    def read_by(self, seats: Mapping[str, str]) -> Self:
        """Return these words for the person who reads: with one person on these seats that seat is "you"."""
        persons = [seat for seat, who in seats.items() if who == PERSON]
        self.you = persons[0] if len(persons) == 1 else ""
        names = {seat: self._attribute(key_of("policy", who), "short", {}) for seat, who in seats.items()}
        self.called = {seat: name for seat, name in names.items() if name and [*names.values()].count(name) == 1}
        self._names.clear()
        return self

    # Messages

    def has(self, key: str) -> bool:
        """Check whether there is a text for this key."""
        return self.messages.has(key)

    def say(self, key: str, /, **args: object) -> str:
        """Return the text of a key, its variables put into words first."""
        if not self.messages.has(key):
            if self.strict:
                raise MissingWords(f"{self.language}: {key}")
            return key.partition("-")[2] or key
        return self.messages.format(key, self._variables(args))

    def short(self, key: str) -> str:
        """Return a text in short, from its attribute `short`; otherwise the whole text."""
        return self._attribute(key, "short", {}) or self.say(key)

    def join_messages(self, messages: Iterable[tuple[str, Mapping[str, object]]]) -> str:
        """Return texts one after another; a comma or a semicolon is a text of its own."""
        return re.sub(r" ([,;])", r"\1", " ".join(self.say(key, **args) for key, args in messages))

    def figure(self, value: float, digits: int = 1, signed: bool = False) -> str:
        """Return a number with this many digits after the decimal symbol of the language.

        >>> from visavis.words import Words
        >>> Words("de").figure(1234.567), Words("en").figure(-0.5, 2, signed=True)
        ('1234,6', '-0.50')
        """
        text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
        return text.replace(".", get_decimal_symbol(self.language))

    def _required(self, keys: tuple[str, ...], args: Mapping[str, object]) -> str:
        """Return the text of the first key that exists; if there is none, the first one is missing."""
        return self.say(next((key for key in keys if self.messages.has(key)), keys[0]), **args)

    def _attribute(self, key: str, part: str, args: Mapping[str, object]) -> str:
        pattern = self.messages.attribute(key, part)
        return self.messages.format_pattern(f"{key}.{part}", pattern, self._variables(args)) if pattern else ""

    def _variables(self, args: Mapping[str, object]) -> dict[str, str | int | float]:
        """Numbers stay, switches are yes or no, a text comes as its word and as itself."""
        variables: dict[str, str | int | float] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                variables[name] = "yes" if value else "no"
            elif isinstance(value, (int, float)):
                variables[name] = value
            elif isinstance(value, str):
                variables[name] = self.name(value, "labelled")
                variables[f"{name}_id"] = YOU if self._is_you(value) else value
            elif isinstance(value, (tuple, list, Region)):
                variables[name] = self.listed(value)
            else:
                variables[name] = self.name("none", "labelled") if value is None else printable(str(value))
        return variables

    # Names of ids

    def name(self, id: object, style: Style = "plain") -> str:
        """Return what an option, a card, a space or another value is called. Plain names are cached."""
        if style != "plain":
            return self._labelled_name(id, style)
        if not isinstance(id, str):
            return self._name_of(id)
        name = self._names.get(id)
        if name is None:
            name = self._names[id] = self._name_of(id)
        return name

    def _name_of(self, value: object) -> str:
        """Return a plain name: that of a player, of the game, of the program, of the pack; otherwise the id."""
        if isinstance(value, bool):
            return self.say("opt-yes" if value else "opt-no")
        text = str(value)
        if text in self.called:
            return self.called[text]
        printed = None
        if self.pack and isinstance(value, str):
            named = self.game.ui.name(self.pack, text) if self.game else None
            if named is not None:
                return self.say(named[0], **named[1])
            printed = self.pack.name(text, self.language)
        return self.messages.first((key_of("opt", text), key_of("verb", text)), printed or text)

    def _labelled_name(self, value: object, style: Style) -> str:
        if isinstance(value, str) and self._is_you(value):
            return self.say(key_of("opt", YOU))
        name = self.name(value)
        if self._reconstructed(value):
            return self.messages.format("list-mark" if style == "marked" else "card-reconstructed", {"name": name})
        likely = isinstance(value, str) and self.pack is not None and self.pack.likely(value)
        return self.messages.format("list-likely", {"name": name}) if likely else name

    def _reconstructed(self, value: object) -> bool:
        """Check whether an option is a card whose values are not the printed ones."""
        if not self.pack or not isinstance(value, str) or self.pack.provenance(value) != "reconstructed":
            return False
        # What the game names by its values has no name of its own to be labelled; nor has who reads.
        return not (self._is_you(value) or (self.game and self.game.ui.name(self.pack, value)))

    def _is_you(self, seat: str) -> bool:
        return bool(self.you) and seat == self.you and self.messages.has(key_of("opt", YOU))

    def describe(self, id: object, view: object | None = None) -> str:
        """Return what a card does, in a line; with a view what that seat can read on it. "" where the game has none."""
        if not (self.pack and self.game and isinstance(id, str)):
            return ""
        return self.join_messages(self.game.ui.describe(self.pack, id, view))

    def signs(self, texts: Iterable[str]) -> list[str]:
        """Return what the signs of marked names in these texts mean, each once."""
        every = "".join(texts)
        meanings = []
        if self.say("list-mark", name="") in every:
            meanings.append(self.say("panels-reconstructed"))
        if self.say("list-likely", name="") in every:
            meanings.append(self.say("panels-likely"))
        return meanings

    def answer(self, value: object) -> str:
        """Return a whole answer: one option, or several words one after another."""
        if isinstance(value, (tuple, list)):
            return " ".join(self.answer(part) for part in value)
        return printable(self.name(value, "labelled"))

    def listed(self, values: Iterable[object], most: int = 1000) -> str:
        """Return values as words with commas between them; after `most` of them how many more there are.

        A label that several of them have is shown once, at the end.
        """
        values = tuple(values)
        shown = values[:most]
        labels = [self._reconstructed(value) for value in shown]
        if sum(labels) < 2:
            return self._listed([self.answer(value) for value in shown], len(values) - most)
        every = len(shown) == len(values) and all(labels)
        names = []
        for value, label in zip(shown, labels, strict=True):
            name = printable(self.name(value)) if label else self.answer(value)
            names.append(self.messages.format("list-mark", {"name": name}) if label and not every else name)
        text = self._listed(names, len(values) - most)
        return self.messages.format("list-reconstructed" if every else "list-some-reconstructed", {"list": text})

    def _listed(self, names: list[str], more: int) -> str:
        if more > 0:
            names = [*names, self.say("list-more", count=more)]
        return ", ".join(names) if names else self.say("list-none")

    # Names of what a game declares

    def game_name(self) -> str:
        """What the game is called."""
        return self.say("game-name")

    def field(self, name: str) -> str:
        """The name of a form's field; one that is about a space is called like it."""
        if name.startswith(ON_SPACE):
            return self.name(name.removeprefix(ON_SPACE))
        return self.say(key_of("field", name))

    def term(self, name: str) -> str:
        """A term of a computer player's evaluation."""
        return self.say(key_of("term", name))

    def state_field(self, name: str) -> str:
        """The name of a state field, for corrections."""
        return self.say(key_of("state", name))

    def state_value(self, field: str, value: object) -> str:
        """What a value of a state field is called: by a name of its own, or like an option."""
        return self.messages.first((key_of("state", f"{field}-{value}"),), self.name(value))

    def seat(self, id: str) -> str:
        """Who sits on a seat, or a side that scores."""
        return self.called.get(id) or self.say(self._seat_key(id))

    def short_seat(self, id: str) -> str:
        """Who sits on a seat, in short."""
        return self.called.get(id) or self.short(self._seat_key(id))

    def _seat_key(self, id: str) -> str:
        return key_of("seat", YOU if self._is_you(id) else id)

    def policy(self, name: str) -> str:
        """A person or a computer player, with its budget if it has one."""
        if is_own(name):
            return self.say("policy-own", name=printable(name[1:]))
        base, _, budget = name.partition(":")
        said = self.say(key_of("policy", base))
        return f"{said} ({printable(budget)})" if budget else said

    def policy_about(self, name: str) -> str:
        """What sort of opponent a computer player is, in a line; nothing where the game says nothing."""
        key = f"{key_of('policy', name.partition(':')[0])}-about"
        return self.say(key) if not is_own(name) and self.messages.has(key) else ""

    def sitting(self, seats: Mapping[str, str]) -> list[tuple[str, str]]:
        """Each seat and who plays it; of a player whose seat is called by its own name what it is (`.role`)."""
        return [
            (self.seat(seat), self._role(who) if seat in self.called else self.policy(who))
            for seat, who in seats.items()
        ]

    def _role(self, who: str) -> str:
        if is_own(who):
            return self.policy(who)
        return self._attribute(key_of("policy", who), "role", {}) or self.policy(who)

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
        yours, theirs = key_of("panel", f"{zone}.{YOU}"), key_of("panel", f"{zone}.of")
        if self._is_you(seat) and self.messages.has(yours):
            return self.say(yours)
        return self.say(theirs, seat=seat) if zone and self.messages.has(theirs) else self.say(key_of("panel", id))

    def row(self, id: str) -> str:
        """A row of a table of values; a seat's row may be called after the seat."""
        return self._required((key_of("row", id), self._seat_key(id)), {})

    def marker(self, id: str) -> str:
        """A marker on a track."""
        return self._required((key_of("piece", id), key_of("row", id), self._seat_key(id)), {})

    def short_marker(self, id: str) -> str:
        """A marker on a track, in short."""
        keys = (key_of("piece", id), key_of("row", id), self._seat_key(id))
        return self.short(next((key for key in keys if self.messages.has(key)), keys[0]))

    def ground(self, id: str) -> str:
        """The ground of a space."""
        return self.say(key_of("ground", id))

    def piece(self, id: str) -> str:
        """A piece on a space."""
        return self.say(key_of("piece", id))

    def sign(self, id: str) -> str:
        """The one or two letters that stand for a ground or a piece on a drawn map: given, or taken from its name."""
        name = self.messages.first((key_of("piece", id), key_of("ground", id)), id)
        parts = [part for part in re.split(r"[\W_]+", name) if part]
        short = "".join(part[0] for part in parts[:2]) if len(parts) > 1 else name[:2]
        return self.messages.first((key_of("sign", id),), short)

    def fault(self, id: str) -> str:
        """What is wrong with a state."""
        return self.say(key_of("fault", id))

    def reason(self, id: str) -> str:
        """Why something is barred."""
        return self.say(key_of("because", id))

    # Verbs

    def verb(self, value: object) -> str:
        """What the verb of a form is called."""
        return self.messages.first((key_of("verb", str(value)),), self.name(value))

    def tap(self, verb: str, question: str = "") -> str:
        """The verb of a form on a button, in this question; a typed one may be shorter."""
        said = self.messages.first((key_of("tap", f"{question}.{verb}"), key_of("tap", verb)), self.verb(verb))
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
        key = next((key for key in keys if self.messages.has(key)), "")
        return self.say(key, **args) if key else ""

    def things(self, icons: Iterable[Icon]) -> str:
        """Icons with their numbers in words: "2 workers, 3 coins"."""
        return ", ".join(self._thing(id.rpartition(".")[2], number) for id, number in icons)

    def lying(self, name: str, row: CardRow, at: int) -> str:
        """The name of a card of a row, with what lies on it."""
        number = row.lying[at] if row.lying else 0
        return (
            self.messages.format("card-lying", {"name": name, "what": self.things(((row.what, number),))})
            if number
            else name
        )

    def _thing(self, id: str, number: int) -> str:
        """One of them. A page has more than a hundred: what was said once is remembered."""
        if self.game is None or self.game.text is not None:
            return self.say(key_of("thing", id), count=number) if number else self.name(id)
        key = (self.language, self.game.id, id, number)
        if key not in _THINGS:
            if len(_THINGS) >= _MOST_THINGS:
                _THINGS.clear()
            _THINGS[key] = self.say(key_of("thing", id), count=number) if number else self.name(id)
        return _THINGS[key]

    def price(self, price: Price) -> str:
        """What something costs and brings."""
        return " → ".join(filter(None, (self.things(price.costs), self.things(price.gains))))

    def typed(self, question: Question | None) -> Callable[[object], str]:
        """What a person may type for each part of an answer: for `Session.answer(words=...)`."""
        if not isinstance(question, Forms):
            return self.name

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
            return self.field(value) if isinstance(value, str) and value in question.field_names else self.name(value)

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
        return self.messages.has(key_of("measured", criterion))

    def measured(self, criterion: str, option: object, value: object) -> str:
        """An option with what a criterion measured for it."""
        if self.has_measure(criterion):
            said = self.say(key_of("measured", criterion), option=option, value=value)
        else:
            said = str(value) if type(value) is int else self.name(value, "labelled")
        return self.messages.format("why-measured", {"option": self.name(option, "labelled"), "value": said})

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
        return self.messages.format("clause", {"id": id, "says": says}) if says else id

    def rule(self, id: str) -> str:
        """What a clause says, how it is read where the book can be read in more than one way, and what it refers to."""
        clauses = self.game.clauses if self.game else {}
        clause = clauses.get(id)
        if clause is None:
            return ""
        says, reading = clause.says(self.language), clause.read_as(self.language)
        says = self.messages.format("clause-reading", {"says": says, "reading": reading}) if reading else says
        also = " ".join(clauses[one].says(self.language) for one in clause.see)
        return self.messages.format("clause-see", {"says": says, "also": also}) if also else says

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
        """Return what was wrong and what is possible, in one line; `names` gives the names of the options."""
        return refusal_text(self, refusal, question, names)


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
