"""Controls of a question, as the templates draw them: buttons, text fields, slots of a card, their sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from visavis.core import Form, Unreadable
from visavis.core.question import Field, Value
from visavis.web.view.form_input import plain, read_plain
from visavis.web.view.panel_views import IconView
from visavis.words import Words

Sensible = Callable[[str], Mapping[str, str]]
"""For a verb the spaces that are sensible, each with what it takes; nothing where the game cannot say."""


class Button(msgspec.Struct, frozen=True):
    """Something to tap: a link that chooses (`href`), or a post that answers (`answer`)."""

    label: str
    href: str = ""
    answer: str = ""
    note: str = ""
    icon: str = ""
    about: str = ""
    """Where it is told what it is: for a card."""
    verb: str = ""
    """The verb it begins with: verbs keep their places."""
    closed: str = ""
    """What it would answer if it were possible."""
    said: str = ""
    """All of it, where the label says only what its row does not."""
    shows: list[IconView] = []
    """What stands on it: a tile."""
    costs: list[IconView] = []
    gains: list[IconView] = []
    missing: list[IconView] = []
    """What it costs and brings, and what is missing for it; a verb with neither address nor answer is not possible."""
    priced: str = ""
    """The same in words."""


def form_of(button: Button) -> list[Any]:
    """The verb and the values that a button of a form stands for."""
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
    """Value, name, and whether it is chosen at first."""
    least: int = 0
    most: int = 0
    given: str = ""
    """The number that stands there at first."""


class Slot(msgspec.Struct, frozen=True):
    """A place on a card that is read in: what was read there, or what is asked for."""

    label: str
    icon: str = ""
    href: str = ""
    """Where it is read anew, or now."""
    empty: bool = False
    name: str = ""
    now: bool = False
    """Whether the keys are for this one."""


class Keys(msgspec.Struct, frozen=True):
    """Symbols of one kind, side by side; with columns as many in a row as there are columns."""

    title: str = ""
    icon: str = ""
    columns: list[str] = []
    cells: list[Button] = []


class CriterionView(msgspec.Struct, frozen=True):
    """A criterion of a checklist, with its clause."""

    says: str
    clause: str
    rule: str


class QuestionView(msgspec.Struct, kw_only=True):
    """A question, ready for the template."""

    heading: str
    about: str = ""
    """What is being chosen, where a person chooses among equals."""
    clause: str = ""
    says: str = ""
    """The clause in words."""
    criteria: list[CriterionView] = []
    """The checklist to follow where the board is not tracked."""
    chosen: list[str] = []
    """What has been tapped so far."""
    chosen_space: str = ""
    again: str = ""
    """Where the taps so far are dropped."""
    icon: str = ""
    """The symbol of the verb that was tapped."""
    confirm: Button | None = None
    """The whole answer, once nothing is missing: the next step."""
    verbs: list[Button] = []
    """What a person can do, in an order that never changes."""
    rare: list[Button] = []
    """What people seldom need: behind the others."""
    buttons: list[Button] = []
    small: list[Button] = []
    """Many options: small buttons."""
    listed: list[Button] = []
    """Options that can be tapped on the board as well: folded away."""
    links: dict[str, str] = {}
    """Spaces that can be tapped."""
    hints: dict[str, str] = {}
    """What a space takes, where the game can say which are sensible."""
    facts: list[str] = []
    """What the whole answer costs and brings, and how it is paid."""
    insist: str = ""
    """Where the other spaces can be tapped too: a house rule, or what the app cannot know."""
    several: list[Button] = []
    ticked: frozenset[str] = frozenset()
    """The answers among them that are ticked at first."""
    least: int = 0
    most: int = 0
    number: str = ""
    """The name of the form's field for a number that is typed."""
    text: bool = False
    """Whether it is a name instead, of at most `most` characters."""
    given: str = ""
    """The number that stands there already."""
    blanks: list[TextField] = []
    """Many fields at once, with numbers to type."""
    slots: list[Slot] = []
    """A card that is read in, as far as it was read."""
    keys: list[Keys] = []
    """What its next place can show."""
    known: list[Button] = []
    """Cards that were read in before: one tap names them."""
    label: str = ""
    carried: list[tuple[str, str]] = []
    """What a typed number or a list of boxes goes with."""
    answers: bool = True
    """Whether the number answers (a post) or is one of several taps."""
    others: list[Button] = []
    """Other ways to pay: for what the next step is, or for what the buttons do at once."""
    tap_board: bool = False
    drawn: bool = False
    """Whether a person turns over a printed card."""


def criterion(by: Any, words: Words) -> CriterionView:
    """Return a criterion of a checklist in words."""
    return CriterionView(words.criterion(by.id, by.args), by.clause, words.rule(by.clause))


def blank_of(words: Words, field: Field) -> TextField:
    """A field of a sheet, with what is usual filled in."""
    name, label = f"x.{field.name}", words.field(field.name)
    if not field.options:
        least, most = field.bounds
        return TextField(name, label, least=least, most=most, given="" if field.default is None else str(field.default))
    options = [(plain(value), words.name(value, "labelled"), value == field.default) for value in field.options]
    return TextField(name, label, options)


def whole_answer(form: Form, values: Mapping[str, Value | None]) -> str:
    """The answer of a form with these values."""
    return plain([form.verb, *(values[field.name] for field in form.fields)])


def nothing_known(verb: str) -> Mapping[str, str]:
    """No hints: the game cannot say what is sensible."""
    return {}
