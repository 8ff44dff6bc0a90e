"""View models of a question's controls: buttons, text fields, slots of a card, and the sheet that holds them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import msgspec

from visavis.core import Form, Unreadable
from visavis.core.question import Field, Value
from visavis.core.ui import PadLine
from visavis.web.http import Request
from visavis.web.view.form_input import MOST_ON_PAD, PAD, plain, read_plain
from visavis.web.view.panel_views import IconView
from visavis.words import Words, key_of

DIGITS = "digits."
"""Prefix of the query fields with the digits so far; the name of the number follows."""
LINE = "line"
"""Query field with the name of the number that the keys change."""
BACK, SIGN = "back", "sign"
_NUMBER = re.compile(r"-?[0-9]{0,9}", re.ASCII)

Sensible = Callable[[str], Mapping[str, str]]
"""Function from a verb to the sensible spaces, each with a short reason or price; empty: unknown."""


class Button(msgspec.Struct, frozen=True):
    """Something to tap: a link that chooses (`href`), or a post that answers (`answer`)."""

    label: str
    href: str = ""
    answer: str = ""
    note: str = ""
    track: list[list[str]] = []
    """Steps of the track that this option is, each with the owners of its markers."""
    icon: str = ""
    tint: str = ""
    """Colour and sign of a terrain, drawn instead of the icon."""
    about: str = ""
    """Address of the page about a card."""
    verb: str = ""
    """The verb of its form: verbs keep their places."""
    closed: str = ""
    """The answer of a disabled button."""
    said: str = ""
    """Full text for screen readers, where the label is shortened."""
    shows: list[IconView] = []
    """Icons printed on a tile."""
    costs: list[IconView] = []
    gains: list[IconView] = []
    missing: list[IconView] = []
    """Icons of its cost, its yield and the missing resources; a verb with neither address nor answer is disabled."""
    priced: str = ""
    """The price in words."""


def form_of(button: Button) -> list[Any]:
    """Return the verb and the values that a button of a form stands for; empty if it belongs to no form."""
    try:
        if button.answer or button.closed:
            value = read_plain(button.answer or button.closed)
            return value if isinstance(value, list) else []
        taps = parse_qs(urlsplit(button.href).query)
        values = [read_plain(given[-1]) for name, given in taps.items() if name.startswith("x.")]
        return [read_plain(taps["v"][-1]), *values] if "v" in taps else []
    except Unreadable:
        return []


class TextField(msgspec.Struct, frozen=True):
    """One of many fields that are filled in together: a list to pick from, or a number."""

    name: str
    label: str
    options: list[tuple[str, str, bool]] = []
    """Value, name, and whether it is the default."""
    least: int = 0
    most: int = 0
    given: str = ""
    """The initial number."""


class Slot(msgspec.Struct, frozen=True):
    """A place on a card that is read in: its symbol, or the prompt for it."""

    label: str
    icon: str = ""
    href: str = ""
    """Address at which it is read, or read again."""
    empty: bool = False
    name: str = ""
    now: bool = False
    """Whether the keys fill in this slot."""


class Keys(msgspec.Struct, frozen=True):
    """Keys for symbols of one kind, side by side; with columns, one row has as many keys as there are columns."""

    title: str = ""
    icon: str = ""
    columns: list[str] = []
    cells: list[Button] = []
    steps: bool = False
    """Whether the keys are the steps of a track, drawn as one."""


class NumberLine(msgspec.Struct, frozen=True):
    """A number that is entered: its name in the form, its label, its digits so far."""

    name: str
    label: str
    digits: str
    least: int
    most: int
    now: bool
    href: str
    """Address at which the keys change this number."""
    fresh: bool
    """Whether the digits are a proposal: the first key replaces them."""

    @property
    def longest(self) -> int:
        """Return the maximum number of digits."""
        return max(len(str(abs(self.least))), len(str(abs(self.most))))


class PadKey(msgspec.Struct, frozen=True):
    """A key: a digit, `back` or `sign`."""

    key: str
    href: str


class Keypad(msgspec.Struct, frozen=True):
    """Numbers with the keys that enter them."""

    lines: Sequence[NumberLine]
    keys: Sequence[PadKey]

    @property
    def total(self) -> int:
        """Return the sum of all numbers."""
        return sum(int(line.digits) for line in self.lines if line.digits.removeprefix("-"))


class GridRow(msgspec.Struct, frozen=True):
    """A row of a grid: its name, and a button for each column."""

    name: str
    icon: str
    cells: list[Button]


class Grid(msgspec.Struct, frozen=True):
    """A form with two fields as a grid: one tap fills in both."""

    columns: list[str]
    rows: list[GridRow]
    other: str
    """Address at which values that are no column are entered; empty if there are none."""


class CriterionView(msgspec.Struct, frozen=True):
    """A criterion of a checklist, with its clause."""

    says: str
    clause: str
    rule: str


class QuestionView(msgspec.Struct, kw_only=True):
    """A question, ready for the template."""

    heading: str
    about: str = ""
    """Description of the choice, where a person breaks a tie."""
    clause: str = ""
    says: str = ""
    """The clause in words."""
    criteria: list[CriterionView] = []
    """The checklist to follow where the board is not tracked."""
    chosen: list[str] = []
    """Names of the values tapped so far."""
    chosen_space: str = ""
    tapped: frozenset[str] = frozenset()
    """Every space of the answer so far, such as both ends of a bridge."""
    again: str = ""
    """Address of the page without the taps so far."""
    icon: str = ""
    """The symbol of the verb that was tapped."""
    confirm: Button | None = None
    """Button for the complete answer, once nothing is missing."""
    verbs: list[Button] = []
    """Verbs, in an order that never changes."""
    rare: list[Button] = []
    """Verbs that are rarely needed: folded away."""
    buttons: list[Button] = []
    grid: Grid | None = None
    small: list[Button] = []
    """Small buttons, for many options."""
    folded: list[Button] = []
    """Small buttons for options of an expansion: folded away."""
    fold: str = ""
    """The label of their fold."""
    listed: list[Button] = []
    """Options that can be tapped on the board as well: folded away."""
    links: dict[str, str] = {}
    """Spaces that can be tapped, with their addresses."""
    lively: frozenset[str] | None = None
    """The spaces among them that are highlighted; None: all."""
    hints: dict[str, str] = {}
    """Short reason or price of each sensible space, where the game provides them."""
    facts: list[str] = []
    """Cost and yield of the complete answer, and how it is paid."""
    insist: str = ""
    """Address at which all other spaces can be tapped too: for house rules, or facts that the app cannot know."""
    several: list[Button] = []
    single: list[Button] = []
    """Buttons for exactly one of a few: one tap answers."""
    ticked: frozenset[str] = frozenset()
    """The answers among them that are ticked by default."""
    least: int = 0
    most: int = 0
    number: str = ""
    """Name of the form field for a number that is typed."""
    pad: list[TextField] = []
    """Lines of a score pad: the number is their sum."""
    keypad: Keypad | None = None
    """The keys that enter the number, or the numbers of the score pad."""
    text: bool = False
    """Whether a name of at most `most` characters is typed instead."""
    given: str = ""
    """The initial number."""
    blanks: list[TextField] = []
    """Fields that are filled in together, with numbers to type."""
    slots: list[Slot] = []
    """Slots of a card that is being read in."""
    keys: list[Keys] = []
    """Keys for its next slot."""
    known: list[Button] = []
    """Cards that were read in before: one tap names them."""
    label: str = ""
    carried: list[tuple[str, str]] = []
    """Hidden form fields that are sent with a typed number or checkboxes."""
    answers: bool = True
    """Whether the number completes the answer (a POST) or is one of several taps."""
    others: list[Button] = []
    """Other ways to pay for the complete answer, or for the answers of the buttons."""
    ends_turn: bool = False
    """Whether the answer ends the person's turn."""
    tells_more: bool = False
    """Whether the person has said that there is more to tell: the turn goes on."""
    quick: list[Button] = []
    """Buttons below the news, such as for a person who has nothing to tell."""
    tap_board: bool = False

    @property
    def signed(self) -> bool:
        """Return True if the options have symbols of their own."""
        return any((button.icon or button.tint) and not button.verb for button in self.buttons)

    drawn: bool = False
    """Whether a person draws a printed card and enters it."""


def criterion(by: Any, words: Words) -> CriterionView:
    """Return a criterion of a checklist in words."""
    return CriterionView(words.criterion(by.id, by.args), by.clause, words.rule(by.clause))


def blank_of(words: Words, field: Field) -> TextField:
    """Return a field of a sheet, filled in with its default."""
    name, label = f"x.{field.name}", words.field(field.name)
    if not field.options:
        least, most = field.bounds
        return TextField(name, label, least=least, most=most, given="" if field.default is None else str(field.default))
    options = [(plain(value), words.name(value, "labelled"), value == field.default) for value in field.options]
    return TextField(name, label, options)


def pad_field(words: Words, line: PadLine) -> TextField:
    """Return a line of a score pad, filled in with what is known."""
    given = "" if line.points is None else str(line.points)
    return TextField(
        f"{PAD}{line.id}", words.say(key_of("pad", line.id)), least=-MOST_ON_PAD, most=MOST_ON_PAD, given=given
    )


def whole_answer(form: Form, values: Mapping[str, Value | None]) -> str:
    """Return the serialized answer of a form with these values."""
    return plain([form.verb, *(values[field.name] for field in form.fields)])


def nothing_known(verb: str) -> Mapping[str, str]:
    """Return no hints: the default where a game provides none."""
    return {}


# The drawn keypad: every key is a link to the page with the number so far; the script changes it in place.


def number_fields(asking: QuestionView, words: Words) -> list[TextField]:
    """Return the numbers that a question asks for by digits: the lines of its score pad, or its one number."""
    if asking.pad or not asking.number or asking.text:
        return asking.pad
    label = words.say("play-number", least=asking.least, most=asking.most)
    return [TextField(asking.number, label, least=asking.least, most=asking.most, given=asking.given)]


def keypad(fields: Sequence[TextField], request: Request, here: str, keep: Mapping[str, str]) -> Keypad | None:
    """Return the keypad of these numbers with the taps so far; None if there are none."""
    if not fields:
        return None
    typed = {field.name: _digits(request.asked(f"{DIGITS}{field.name}")) for field in fields}
    entered = {name for name in typed if f"{DIGITS}{name}" in request.query}
    digits = {field.name: typed[field.name] if field.name in entered else field.given for field in fields}
    now = next((field for field in fields if field.name == request.asked(LINE)), fields[0])
    taps = {name: given[0] for name, given in request.query.items() if given and not name.startswith(DIGITS)}
    base = {**keep, **taps, **{f"{DIGITS}{name}": typed[name] for name in entered}}

    def link(**changed: str) -> str:
        return f"{here}?{urlencode({**base, **changed})}"

    lines = [
        NumberLine(
            name=field.name,
            label=field.label,
            digits=digits[field.name],
            least=field.least,
            most=field.most,
            now=field is now,
            href=link(**{LINE: field.name}),
            fresh=field.name not in entered,
        )
        for field in fields
    ]
    keys = [*"1234567890", *([SIGN] if any(field.least < 0 for field in fields) else []), BACK]
    line = next(line for line in lines if line.now)

    def after(key: str) -> str:
        return link(**{LINE: line.name, f"{DIGITS}{line.name}": pressed(line, key)})

    return Keypad(lines, [PadKey(key, after(key)) for key in keys])


def pressed(line: NumberLine, key: str) -> str:
    """Return the digits after a key; a digit replaces a proposal, and one too many is ignored."""
    digits = line.digits
    if key == BACK:
        return digits[:-1].removesuffix("-")
    if key == SIGN:
        return digits.removeprefix("-") if digits.startswith("-") else f"-{digits}"
    sign, number = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    if line.fresh:
        sign, number = "", ""
    return f"{sign}{key if number in ('', '0') else number + key if len(number) < line.longest else number}"


def _digits(text: str) -> str:
    return text if _NUMBER.fullmatch(text) else ""
