"""`Words`: ids, questions, decisions, effects and refusals in the words of one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Literal, Self

import msgspec
from babel.numbers import get_decimal_symbol

from visavis.core import CardRow, Decision, Effect, Forms, Game, Nothing, Notice, Pack, Price, Question, Refusal, Region
from visavis.core.card_face import Icon
from visavis.core.game import find_game
from visavis.core.players import is_own
from visavis.core.question import PERSON
from visavis.core.question.forms import ON_SPACE
from visavis.core.saves.merging import Item, Merged, Outcome
from visavis.words.errors import refusal_text
from visavis.words.messages import Messages, MissingWords
from visavis.words.table_names import NO_NAMES, YOU, TableNames
from visavis.words.text import key_of, printable

Style = Literal["plain", "labelled", "marked"]
"""Style of a name: the name alone (as a person types it); with a label if a card's values are not the printed ones;
with a sign instead of the label, which a line below explains once (`Words.signs`)."""

_THINGS: dict[tuple[str, str, str, int], str] = {}
"""Cache of icons in words, by language, game, id and number."""
_MOST_THINGS = 5000
_MOST_NAMES = 2000
"""Maximum number of names that words remember."""
_LONGEST = 400
"""Maximum length of a value in a line: as long as the longest text that a person may answer."""

PARTS = ("head", "short", "detail", "undo", "many")
"""Parts of an effect's text, attributes of its message: a headline, what hands do, a word beside it, the opposite, and
several of the same as one (`$count`)."""


class Typed:
    """Names that may be typed for verbs, fields and values; `values` are the names of ids that are not a verb."""

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
        """Seat of the only person, named "you" in games that have `opt-you`; "" if there are several persons."""
        self.called: Mapping[str, str] = {}
        """Names of seats whose computer player has its own name (`policy-<id>.short`)."""
        self._table = TableNames({}, None, NO_NAMES)
        self._names: dict[tuple[str, Style], str] = {}
        """Cache of names: a map has each of its spaces several times."""
        self.kept: dict[object, Any] = {}
        """Cache of what front ends make from these words, such as faces of cards; valid for one reader and pack."""

    def read_by(self, seats: Mapping[str, str], you: str | None = None, given: Mapping[str, str] = NO_NAMES) -> Self:
        """Set the reader, and return these words: if only one seat is played by a person, that seat is "you".

        Where each person has a device, `you` is the seat of the one that reads ("": none), and `given` are the
        names that the persons have typed, filtered.
        """
        persons = [seat for seat, who in seats.items() if who == PERSON]
        self.you = you if you is not None else persons[0] if len(persons) == 1 else ""
        names = {seat: self._attribute(key_of("policy", who), "short", {}) for seat, who in seats.items()} | {**given}
        others = {seat: name for seat, name in names.items() if name and not self._is_you(seat)}
        alike = [*others.values()]
        # Two with the same name are told apart by a number.
        self.called = {
            seat: name if alike.count(name) == 1 else f"{name} {alike[: index + 1].count(name)}"
            for index, (seat, name) in enumerate(others.items())
        }
        self._table = TableNames(seats, you, given)
        self._names.clear()
        return self

    # Messages

    def has(self, key: str) -> bool:
        """Check whether there is a text for this key."""
        return self.messages.has(key)

    def say(self, key: str, /, **args: object) -> str:
        """Return the text of a key, with ids in its variables replaced by names."""
        if not self.messages.has(key):
            if self.strict:
                raise MissingWords(f"{self.language}: {key}")
            return printable(key.partition("-")[2] or key, _LONGEST)
        text = self.messages.format(key, self._variables(args))
        return self._table.put_into(text, args, self.messages) if self._table.given else text

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
        """Return the text of the first key that exists; if there is none, the first one is reported as missing."""
        return self.say(next((key for key in keys if self.messages.has(key)), keys[0]), **args)

    def _attribute(self, key: str, part: str, args: Mapping[str, object]) -> str:
        pattern = self.messages.attribute(key, part)
        if not pattern:
            return ""
        text = self.messages.format_pattern(f"{key}.{part}", pattern, self._variables(args))
        return self._table.put_into(text, args, self.messages) if self._table.given else text

    def _variables(self, args: Mapping[str, object]) -> dict[str, str | int | float]:
        """Convert arguments to Fluent variables: booleans are yes or no, a text becomes its name and itself (`_id`)."""
        variables: dict[str, str | int | float] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                variables[name] = "yes" if value else "no"
            elif isinstance(value, (int, float)):
                variables[name] = value
            elif isinstance(value, str):
                variables[name] = self.name(value, "labelled")
                variables[f"{name}_id"] = (
                    YOU if self._is_you(value) else printable(self._table.variant(value), _LONGEST)
                )
            elif isinstance(value, (tuple, list, Region)):
                variables[name] = self.listed(value)
            else:
                variables[name] = self.name("none", "labelled") if value is None else printable(str(value))
        return variables

    # Names of ids

    def name(self, id: object, style: Style = "plain") -> str:
        """Return what an option, a card, a space or another value is called. Names of texts are cached."""
        if not isinstance(id, str):
            return self._name_of(id) if style == "plain" else self._labelled_name(id, style)
        name = self._names.get((id, style))
        if name is None:
            if len(self._names) >= _MOST_NAMES:
                self._names.clear()
            name = self._name_of(id) if style == "plain" else self._labelled_name(id, style)
            self._names[id, style] = name
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
        return self.messages.first((key_of("opt", text), key_of("verb", text)), printable(printed or text, _LONGEST))

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
        # A card that the game names by its values, and the reader, have no name that could be labelled.
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
            return " ".join(self.answer(item) for item in value)
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
        """Return the name of the game."""
        return self.say("game-name")

    def field(self, name: str) -> str:
        """Return the name of a form's field; a field for a space has the name of the space."""
        if name.startswith(ON_SPACE):
            return self.name(name.removeprefix(ON_SPACE))
        return self.say(key_of("field", name))

    def term(self, name: str) -> str:
        """Return the name of a term in a computer player's evaluation."""
        return self.say(key_of("term", name))

    def state_field(self, name: str) -> str:
        """Return the name of a state field, for corrections."""
        return self.say(key_of("state", name))

    def state_value(self, field: str, value: object) -> str:
        """Return the name of a value of a state field: its own message, by default its name as an option."""
        return self.messages.first((key_of("state", f"{field}-{value}"),), self.name(value))

    def seat(self, id: str) -> str:
        """Return the name of a seat, or of a side that scores."""
        return self.called.get(id) or self.say(self._seat_key(id))

    def short_seat(self, id: str) -> str:
        """Return the short name of a seat."""
        return self.called.get(id) or self.short(self._seat_key(id))

    def _seat_key(self, id: str) -> str:
        return key_of("seat", YOU if self._is_you(id) else id)

    def policy(self, name: str) -> str:
        """Return the name of a policy, with its budget if it has one."""
        if is_own(name):
            return self.say("policy-own", name=printable(name[1:]))
        base, _, budget = name.partition(":")
        title = self.say(key_of("policy", base))
        return f"{title} ({printable(budget)})" if budget else title

    def policy_about(self, name: str) -> str:
        """Return the description of a computer player in a line; empty if the game has none."""
        key = f"{key_of('policy', name.partition(':')[0])}-about"
        return self.say(key) if not is_own(name) and self.messages.has(key) else ""

    def sitting(self, seats: Mapping[str, str]) -> list[tuple[str, str]]:
        """Return each seat with its player, or with the player's role (`.role`) if the seat has the player's name."""
        return [
            (self.seat(seat), self._role(who) if seat in self.called else self.policy(who))
            for seat, who in seats.items()
        ]

    def _role(self, who: str) -> str:
        if is_own(who):
            return self.policy(who)
        return self._attribute(key_of("policy", who), "role", {}) or self.policy(who)

    def stream(self, id: str) -> str:
        """Return the name of a chance stream."""
        return self.say(key_of("stream", id))

    def game_option(self, name: str) -> str:
        """Return the name of an option of the game."""
        return self.say(key_of("option", name))

    def game_option_value(self, name: str, value: object) -> str:
        """Return the name of a value of an option of the game."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return self.say(key_of("option", f"{name}-{text}"))

    def panel(self, id: str) -> str:
        """Return the title of a panel; the reader's own panels may have another one."""
        zone, _, seat = id.rpartition(".")
        yours, theirs = key_of("panel", f"{zone}.{YOU}"), key_of("panel", f"{zone}.of")
        if self._is_you(seat) and self.messages.has(yours):
            return self.say(yours)
        return self.say(theirs, seat=seat) if zone and self.messages.has(theirs) else self.say(key_of("panel", id))

    def row(self, id: str) -> str:
        """Return the name of a row of a table of values, by default that of its seat."""
        return self._required((key_of("row", id), self._seat_key(id)), {})

    def marker(self, id: str) -> str:
        """Return the name of a marker on a track."""
        return self._required((key_of("piece", id), key_of("row", id), self._seat_key(id)), {})

    def short_marker(self, id: str) -> str:
        """Return the short name of a marker on a track."""
        keys = (key_of("piece", id), key_of("row", id), self._seat_key(id))
        return self.short(next((key for key in keys if self.messages.has(key)), keys[0]))

    def ground(self, id: str) -> str:
        """Return the name of the ground of a space."""
        return self.say(key_of("ground", id))

    def piece(self, id: str) -> str:
        """Return the name of a piece on a space."""
        return self.say(key_of("piece", id))

    def sign(self, id: str) -> str:
        """Return one or two letters for a ground or a piece on a map: its message, by default from its name."""
        name = self.messages.first((key_of("piece", id), key_of("ground", id)), id)
        words = [word for word in re.split(r"[\W_]+", name) if word]
        short = "".join(word[0] for word in words[:2]) if len(words) > 1 else name[:2]
        return self.messages.first((key_of("sign", id),), short)

    def fault(self, id: str) -> str:
        """Return the description of a fault in a state."""
        return self.say(key_of("fault", id))

    def reason(self, id: str) -> str:
        """Return the reason why something is not possible."""
        return self.say(key_of("because", id))

    # Verbs

    def verb(self, value: object) -> str:
        """Return the name of the verb of a form."""
        return self.messages.first((key_of("verb", str(value)),), self.name(value))

    def tap(self, verb: str, question: str = "") -> str:
        """Return the label of a verb on a button, in this question; a typed verb may be shorter."""
        label = self.messages.first((key_of("tap", f"{question}.{verb}"), key_of("tap", verb)), self.verb(verb))
        return label[:1].upper() + label[1:]

    def tap_whole(self, verb: str, values: Mapping[str, object]) -> str:
        """Return the label of a filled form ("Build on D5"), from the attribute `whole`; empty if there is none.

        A form of the same verb with other fields has an attribute of its own, `whole-<field>`.
        """
        own = self._attribute(key_of("tap", verb), f"whole-{'-'.join(values)}", values)
        return own or self._attribute(key_of("tap", verb), "whole", values)

    def tap_asks(self, verb: str, field: str) -> str:
        """Return the question after a verb was tapped: its message, by default the name of the field."""
        return self._attribute(key_of("tap", verb), f"asks-{field}", {}) or self.field(field)

    def note(self, verb: str, args: Mapping[str, object], question: str = "") -> str:
        """Return the note on costs and gains of a form, with the question's variables; empty if the game has none."""
        keys = (key_of("note", f"{question}.{verb}"), key_of("note", verb))
        key = next((key for key in keys if self.messages.has(key)), "")
        return self.say(key, **args) if key else ""

    def things(self, icons: Iterable[Icon]) -> str:
        """Return icons with their numbers in words: "2 workers, 3 coins"."""
        return ", ".join(self._thing(id.rpartition(".")[2], number) for id, number in icons)

    def lying(self, name: str, row: CardRow, at: int) -> str:
        """Return the name of a card of a row, with the tokens on it."""
        number = row.lying[at] if row.lying else 0
        return (
            self.messages.format("card-lying", {"name": name, "what": self.things(((row.what, number),))})
            if number
            else name
        )

    def _thing(self, id: str, number: int) -> str:
        """Return an icon with its number in words. Cached: a page has more than a hundred."""
        if self.game is None or self.game.text is not None:
            return self.say(key_of("thing", id), count=number) if number else self.name(id)
        key = (self.language, self.game.id, id, number)
        if key not in _THINGS:
            if len(_THINGS) >= _MOST_THINGS:
                _THINGS.clear()
            _THINGS[key] = self.say(key_of("thing", id), count=number) if number else self.name(id)
        return _THINGS[key]

    def price(self, price: Price) -> str:
        """Return a price in words: costs → gains."""
        return " → ".join(filter(None, (self.things(price.costs), self.things(price.gains))))

    def typed(self, question: Question | None) -> Callable[[object], str]:
        """Return the names that may be typed for each part of an answer, for `Session.answer(words=...)`."""
        if not isinstance(question, Forms):
            return self.name

        shut: list[str] = []

        def name(value: object) -> str:
            # Lazy: reading a line builds only the form that it selects.
            if isinstance(value, str) and value in question.verbs:
                return self.verb(value)
            if question.closed is not None and not shut:
                shut.extend(("", *(verb for verb, _ in question.closed())))
            if value in shut:
                # An unavailable verb is typed like the others.
                return self.verb(value)
            return value_of(value)

        def value_of(value: object) -> str:
            return self.field(value) if isinstance(value, str) and value in question.field_names else self.name(value)

        return Typed(name, value_of)

    # Questions, decisions, effects

    def question(self, question: Question) -> str:
        """Return the text of a question; a checklist has the heading of its decision."""
        args: Mapping[str, object] = getattr(question, "args", {})
        if getattr(question, "checklist", ()):
            return self.choice(question.id, args)
        # If the rules leave the choice to the person, the criterion may be its own question.
        return self._required((key_of("ask", question.id), key_of("by", question.id)), args)

    def question_in_short(self, question: Question) -> str:
        """Return the short text of a question, for use beside what it asks about; empty if there is none."""
        return self._attribute(key_of("ask", question.id), "short", getattr(question, "args", {}))

    def heading(self, question: Question) -> str:
        """Return the heading of a question on a page, whose buttons show the options: the short text, if any."""
        return self.question_in_short(question) or self.question(question)

    def choice(self, id: str, args: Mapping[str, object]) -> str:
        """Return the heading of a decision or of a checklist, by id."""
        return self.say(key_of("choose", id), **args)

    def decision(self, decision: Decision) -> str:
        """Return the heading of a decision."""
        return self.choice(decision.id, decision.args)

    def criterion(self, id: str, args: Mapping[str, object]) -> str:
        """Return a criterion as a line of the checklist."""
        return self.say(key_of("by", id), **args)

    def about(self, question: Question) -> str:
        """Return what is being decided, if the rules leave the rest of a decision to a person; otherwise empty.

        The earlier criteria have been applied, so the game may have a shorter text (`short`).
        """
        so_far = getattr(question, "so_far", None)
        if not isinstance(so_far, Decision):
            return ""
        return self._attribute(key_of("choose", so_far.id), "short", so_far.args) or self.decision(so_far)

    def has_measure(self, criterion: str) -> bool:
        """Check whether the game has a text for what a criterion measures."""
        return self.messages.has(key_of("measured", criterion))

    def measured(self, criterion: str, option: object, value: object) -> str:
        """Return an option with the value that a criterion measured for it."""
        text = self.measure(criterion, option, value)
        return self.messages.format("why-measured", {"option": self.name(option, "labelled"), "value": text})

    def measure(self, criterion: str, option: object, value: object) -> str:
        """Return the value alone that a criterion measured for an option."""
        if self.has_measure(criterion):
            return self.say(key_of("measured", criterion), option=option, value=value)
        return str(value) if type(value) is int else self.name(value, "labelled")

    def effect(self, effect: Effect) -> str:
        """Return an effect as an instruction or a report."""
        key, args = _message_of(effect)
        return self.say(key, **args)

    def undone(self, effect: Effect) -> str:
        """Return the instruction to undo an effect by hand: the game's own text, by default what to reverse."""
        return self.part(effect, "undo") or self.say(
            "effect-undone", says=self.part(effect, "short") or self.effect(effect)
        )

    def part(self, effect: Effect, part: str, **more: object) -> str:
        """Return a part of an effect's text, from `PARTS`; empty if the game has none."""
        key, args = _message_of(effect)
        return self._attribute(key, part, {**args, **more})

    def clause(self, id: str) -> str:
        """Return a clause: its id and its text."""
        says = self.rule(id)
        return self.messages.format("clause", {"id": id, "says": says}) if says else printable(id)

    def rule(self, id: str) -> str:
        """Return the text of a clause with its interpretation and the clauses it refers to; empty if it is unknown."""
        clauses = self.game.clauses if self.game else {}
        clause = clauses.get(id)
        if clause is None:
            return ""
        says, reading = clause.says(self.language), clause.read_as(self.language)
        says = self.messages.format("clause-reading", {"says": says, "reading": reading}) if reading else says
        also = " ".join(clauses[other].says(self.language) for other in clause.see)
        return self.messages.format("clause-see", {"says": says, "also": also}) if also else says

    # Notices and refusals

    def notice(self, notice: Notice) -> str:
        """Return the text of a notice."""
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
        """Return what was wrong and what is possible, in one line; `names` overrides the names of the options."""
        return refusal_text(self, refusal, question, names)


def _message_of(effect: Effect) -> tuple[str, Mapping[str, object]]:
    """Return the key of an effect's text, and its variables."""
    if isinstance(effect, Nothing):
        return key_of("nothing", effect.case), effect.args
    message = effect.told()
    if message is not None:
        return message
    return key_of("do", str(effect.__struct_config__.tag)), msgspec.structs.asdict(effect)


def merged_lines(merged: Merged, words: Words) -> list[str]:
    """Return the result of a merge of saved games: one line per kind of change, or why nothing was imported."""
    lines = []
    if merged.taken:
        outcomes: tuple[Outcome, ...] = ("added", "longer", "both", "same")
        counts: dict[str, int] = {name: merged.count(name) for name in outcomes}
        counts["texts"] = merged.texts
        lines = [words.say(f"saves-merged-{name}", count=count) for name, count in counts.items() if count]
        lines = lines or [words.say("saves-merged-same", count=0)]
    else:
        lines.append(words.say("saves-merged-not", count=len(merged.refused)))
    return lines + [merged_item(item, words) for item in merged.refused]


def merged_item(item: Item, words: Words) -> str:
    """Return what a merge does with one game or text."""
    name = item.title
    if not name and item.entry is not None:
        name = item.entry.game
        with suppress(Refusal):
            name = Words(words.language, find_game(name, item.entry.text or None)).game_name()
        name = f"{name}, {item.entry.updated[:10]}"
    if item.refusal is not None:
        return words.say("saves-merged-refused", name=printable(name), why=words.refusal(item.refusal))
    return words.say(f"saves-item-{item.outcome}", name=printable(name))
