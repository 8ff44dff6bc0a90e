"""A question as controls: buttons, lists and sheets, step by step until the answer is complete.

Taps that only choose are links; what they chose is in the address. The tap that answers is a POST. So every question
works without the script, and the browser's back button undoes a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, assert_never
from urllib.parse import urlencode

from visavis.core import Form, Forms, Number, One, Question, Region, Several, Shown, Unreadable
from visavis.core.question import Field, Filled, Value, kind_of
from visavis.web.http import Request
from visavis.web.view.card_reader import read, readable
from visavis.web.view.controls import Button, QuestionView, Sensible, blank_of, criterion, nothing_known, whole_answer
from visavis.web.view.form_input import plain, read_plain
from visavis.web.view.summary import about_link
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words
from visavis.words.text import key_of

FEW = 9
"""Up to this many options are large buttons; with more, all are small."""
_ROW = 3
"""Number of labelled verbs that fit in one row."""
_NUMBERS = 13
_MANY = 120
"""A form that can be filled in in more ways, with more than two fields, is filled in on one sheet."""


def ask(
    question: Question,
    words: Words,
    request: Request,
    board: frozenset[str],
    looks: UISettings | None = None,
    here: str = "",
    keep: Mapping[str, str] | None = None,
    sensible: Sensible = nothing_known,
) -> QuestionView:
    """The controls for a question, with what was tapped so far in the request's query; `here` is the page."""
    asker = _Asker(question, words, request, board, looks or UISettings(), here, dict(keep or {}), sensible)
    found = QuestionView(
        heading=words.heading(question),
        about=words.about(question),
        clause=question.clause,
        says=words.rule(question.clause),
        drawn=isinstance(question, Shown),
    )
    match kind_of(question):
        case One() as one:
            found.criteria = [criterion(by, words) for by in one.checklist]
            asker.one(one.options, found)
        case Several() as several:
            found.several = [asker.box(one) for one in several.options]
            found.ticked = frozenset(plain(one) for one in several.guess or ())
            found.least, found.most = several.least, several.most
        case Number() as number:
            asker.number(number.least, number.most, found)
        case Forms() as forms:
            asker.forms(forms, found)
        case other:
            assert_never(other)
    found.tap_board = bool(found.links)
    return found


class _Asker:
    def __init__(
        self,
        question: Question,
        words: Words,
        request: Request,
        board: frozenset[str],
        looks: UISettings,
        here: str,
        keep: dict[str, str],
        sensible: Sensible,
    ) -> None:
        self.question = question
        self.args = question.args if isinstance(question, Forms) else {}
        self.words = words
        self.request = request
        self.board = board
        self.looks = looks
        self.here = here
        self.keep = keep
        self.sensible = sensible
        self.all = bool(request.asked("all"))

    def link(self, **chosen: str) -> str:
        """The present page with these taps."""
        taps = {**self.keep, **({"all": "1"} if self.all else {}), **chosen}
        return f"{self.here}?{urlencode(taps)}" if taps else self.here

    def tapped(self, name: str) -> Any:
        """What was tapped, or None."""
        text = self.request.asked(name)
        try:
            return read_plain(text) if text else None
        except Unreadable:
            return None

    def box(self, value: Value) -> Button:
        """One of several things that may be ticked."""
        return self._button(value, plain(value))

    def split(self, options: Iterable[Value]) -> tuple[list[Value], list[Value]]:
        """Options that are on the drawn board, and the others."""
        on: list[Value] = []
        off: list[Value] = []
        for option in options:
            (on if isinstance(option, str) and option in self.board else off).append(option)
        return on, off

    # One of options

    def one(self, options: Sequence[Value] | Region, found: QuestionView) -> None:
        on, off = self.split(options)
        tapped = self.tapped("s") or self.question.guess
        if isinstance(tapped, str) and tapped in on:
            found.chosen, found.chosen_space, found.again = [self.words.labelled(tapped)], tapped, self.link()
            label = self.words.say("web-take", name=tapped)
            found.confirm = Button(label, answer=plain(tapped), note=self.words.described(tapped))
        elif type(tapped) is int and tapped in off:
            # A number that is probably right is the next step; the others can be tapped instead.
            found.confirm = Button(self.words.say("web-guess", name=tapped), answer=plain(tapped))
        self._offer(on, off, found, lambda value: self._button(value, plain(value)), "s")

    def _button(self, value: Value, answer: str) -> Button:
        about = self._about(value)
        return Button(self.words.labelled(value), answer=answer, note=self.words.described(value), about=about)

    def _closed(self, field: Field, value: Value, answer: str) -> Button:
        """An option that is not possible now, in its place."""
        reason = field.barred(str(value)) if field.barred is not None else None
        note = self.words.short(key_of("because", reason)) if reason else ""
        return Button(self.words.labelled(value), note=note, closed=answer)

    def _about(self, value: Value) -> str:
        """Where it is told what a card is; spaces are on the board."""
        pack = self.words.pack
        if not isinstance(value, str) or value in self.board or pack is None or pack.provenance(value) is None:
            return ""
        taps = {name: given[0] for name, given in self.request.query.items() if name != "what" and given}
        return about_link(self.here, value, urlencode(taps), self.keep.get("as", ""))

    def _offer(
        self,
        on: Sequence[Value],
        off: Sequence[Value],
        found: QuestionView,
        button: Callable[[Value], Button],
        name: str,
        **chosen: str,
    ) -> None:
        """Options off the board as buttons; those on it as links of the board, and folded as a list."""
        found.links = {str(value): self.link(**chosen, **{name: plain(value)}) for value in on}
        if len(off) > FEW:
            found.small += [button(value) for value in off]
        else:
            found.buttons += [button(value) for value in off]
        found.listed += [button(value) for value in on]

    # A number

    def number(self, least: int, most: int, found: QuestionView) -> None:
        if most - least < _NUMBERS:
            found.small = [Button(str(value), answer=plain(value)) for value in range(least, most + 1)]
        else:
            found.number, found.least, found.most = "number", least, most

    # A form: the verb first or the space first

    def forms(self, question: Forms, found: QuestionView) -> None:
        verb, space = self.tapped("v"), self.tapped("s")
        form = question.form(verb) if isinstance(verb, str) else None
        if form is None and len(question.forms) == 1 and question.forms[0].fields:
            form = question.forms[0]
        if form is None:
            form = self._card_or_known(question, found)
        if form is not None:
            filled = {
                field.name: value for field in form.fields if (value := self.tapped(f"x.{field.name}")) is not None
            }
            alone = len(question.forms) == 1 or self._reads(form)
            if not alone or filled:
                found.again = self.link()
            return self._fill(form, filled, found, alone=alone)
        if isinstance(space, str) and space in self.board:
            found.again = self.link()
            if self._space_first(question, space, found):
                # Where another space is needed, the board is for that one; otherwise for whatever is possible.
                found.links = self._on_board(question) if found.confirm or not found.links else found.links
                return
        if question.guess is not None and len(question.guess) > 1:
            found.buttons.append(Button(self._said(question.guess), answer=plain(question.guess)))
        for form in self.looks.useful(question.forms):
            self._verb(form, found)
        if not found.verbs or len(question.forms) <= _ROW:
            # What fits into one row is not behind anything; nor what is all there is.
            found.verbs, found.rare = [*found.verbs, *found.rare], []
        found.links = self._on_board(question)

    def _reads(self, form: Form) -> bool:
        """Whether a form is a card that is read in by taps."""
        return self._together(form) and readable(form)

    def _card_or_known(self, question: Forms, found: QuestionView) -> Form | None:
        """A card that can be read in or named, if it is known already: both on one sheet."""
        card = next((form for form in question.forms if self._reads(form)), None)
        known = [form for form in question.forms if form is not card]
        if card is None or any(len(form.fields) != 1 or not form.fields[0].options for form in known):
            return None
        found.known = [
            self._button(value, plain([form.verb, value])) for form in known for value in form.fields[0].options
        ]
        return card

    def _on_board(self, question: Forms) -> dict[str, str]:
        """Every space that some form can be about."""
        fields = [field for form in question.forms for field in form.fields]
        return {str(space): self.link(s=plain(space)) for field in fields for space in self.split(field.options)[0]}

    def _space_first(self, question: Forms, space: str, found: QuestionView) -> bool:
        """The forms that this space can be part of, if there are any.

        The only one need not be tapped; unless it needs another space, for then the board must say which one is taken.
        """
        some = [
            (form, field)
            for form in self.looks.ordered(question.forms)
            if (field := next((field for field in form.fields if space in self._left(form, field, {})), None))
        ]
        if len(some) == 1 and not self._needs_another(*some[0]):
            self._fill(some[0][0], {some[0][1].name: space}, found, alone=False)
            return True
        for form, field in some:
            icon = self.looks.verb_icons.get(form.verb, "")
            if len(form.fields) == 1:
                said = self._said((form.verb, space))
                found.buttons.append(Button(said, answer=plain([form.verb, space]), icon=icon, verb=form.verb))
            else:
                more = {"v": plain(form.verb), f"x.{field.name}": plain(space)}
                label = f"{self.words.tap(form.verb)} …"
                found.buttons.append(Button(label, href=self.link(**more), icon=icon, verb=form.verb))
        if some:
            found.chosen, found.chosen_space = [self.words.labelled(space)], space
        return bool(some)

    def _needs_another(self, form: Form, field: Field) -> bool:
        """Whether a form has another field that is a space."""
        return any(self.split(other.options)[0] for other in form.fields if other is not field)

    def _verb(self, form: Form, found: QuestionView) -> None:
        """A form as a verb to tap. One without fields, or with a single way to fill it in, answers at once."""
        label, note = self._tap(form.verb), self.words.note(form.verb, self.args, self.question.id)
        icon = self.looks.verb_icons.get(form.verb, "")
        place = found.rare if form.verb in self.looks.advanced_verbs else found.verbs
        on_board = any(self.split(field.options)[0] for field in form.fields)
        if not form.fields:
            place.append(Button(label, answer=plain([form.verb]), note=note, icon=icon, verb=form.verb))
        elif not on_board and form.count() == 1 and not any(field.longest for field in form.fields):
            row = form.filled(0)
            place.append(Button(self._said(row), answer=plain(row), note=note, icon=icon, verb=form.verb))
        else:
            place.append(Button(label, href=self.link(v=plain(form.verb)), note=note, icon=icon, verb=form.verb))

    def _tap(self, verb: str) -> str:
        return self.words.tap(verb, self.question.id)

    def _said(self, row: Filled) -> str:
        """A filled form as a person would say it; otherwise its verb and its values."""
        verb = str(row[0])
        form = self.question.form(verb) if isinstance(self.question, Forms) else None
        names = [field.name for field in form.fields] if form else []
        said = self.words.tap_whole(verb, dict(zip(names, row[1:], strict=False)))
        return said or " ".join((self._tap(verb), *(self.words.labelled(value) for value in row[1:])))

    def _left(self, form: Form, field: Field, filled: Mapping[str, Value]) -> Sequence[Value]:
        """What a field can still be, with the other fields filled in like this."""
        values: Sequence[Value] = tuple(field.values)
        if form.rows is None:
            return values
        place = {one.name: at for at, one in enumerate(form.fields)}
        fitting = [row for row in form.rows if all(row[place[name]] == value for name, value in filled.items())]
        possible = {(type(row[place[field.name]]), row[place[field.name]]) for row in fitting}
        return [value for value in values if (type(value), value) in possible]

    def _filled(self, form: Form, filled: Mapping[str, Value], found: QuestionView) -> None:
        """Every field has its value: one tap answers."""
        values, icon = list(filled.values()), self.looks.verb_icons.get(form.verb, "")
        found.chosen_space = next((value for value in values if isinstance(value, str) and value in self.board), "")
        found.confirm = Button(self._said((form.verb, *values)), answer=whole_answer(form, filled), icon=icon)
        # Another space can still be tapped instead.
        where = next((field for field in form.fields if filled[field.name] == found.chosen_space), None)
        if found.chosen_space and where is not None:
            others = {name: value for name, value in filled.items() if name != where.name}
            on, _ = self.split(self._left(form, where, others))
            carried = {"v": plain(form.verb), **{f"x.{name}": plain(value) for name, value in others.items()}}
            on = self._hinted(form, on, found, carried)
            found.links = {str(value): self.link(**carried, **{f"x.{where.name}": plain(value)}) for value in on}

    def _fill(self, form: Form, filled: dict[str, Value], found: QuestionView, *, alone: bool) -> None:
        """One field after another; the last tap answers, unless it was on the board."""
        filled = {
            field.name: filled[field.name]
            for field in form.fields
            if field.name in filled and field.fits(filled[field.name])
        }
        if self._reads(form):
            return self._read(form, filled, found)
        found.chosen = [] if alone and not filled else [self._tap(form.verb)]
        found.icon = self.looks.verb_icons.get(form.verb, "")
        found.chosen += [self.words.labelled(value) for value in filled.values()]
        if self._together(form):
            found.blanks = [blank_of(self.words, field) for field in form.fields]
            found.carried = [("v", plain(form.verb))]
            return
        empty = [field for field in form.fields if field.name not in filled]
        if not any(self.split(field.options)[0] for field in empty):
            # Nobody is told to tap a space once it is tapped.
            found.chosen_space = next((str(space) for space in self.split(filled.values())[0]), "")
        if len(empty) == 1 and empty[0].options and self.split(filled.values())[0]:
            left = self._left(form, empty[0], filled)
            if len(left) == 1:
                # On this space only one thing is possible: it need not be tapped. A name of one's own is typed.
                filled[empty.pop().name] = left[0]
                found.chosen.append(self.words.labelled(left[0]))
        if not empty:
            return self._filled(form, {field.name: filled[field.name] for field in form.fields}, found)
        # Where one thing is asked, the heading asks for it.
        found.label = "" if alone and len(form.fields) == 1 else self.words.tap_asks(form.verb, empty[0].name)
        self._next(form, empty[0], filled, found, last=len(empty) == 1)

    def _next(self, form: Form, field: Field, filled: dict[str, Value], found: QuestionView, *, last: bool) -> None:
        """The first empty field: a name or a large number is typed, everything else tapped."""
        name, left = f"x.{field.name}", self._left(form, field, filled)
        carried = {"v": plain(form.verb), **{f"x.{name}": plain(value) for name, value in filled.items()}}
        if field.longest:
            found.number, found.text, found.most = name, True, field.longest
            found.carried, found.answers = list(carried.items()), last
            return
        if not field.options and len(left) > _NUMBERS and form.rows is None:
            found.number, (found.least, found.most) = name, field.bounds
            found.carried, found.answers = list(carried.items()), last
            return
        on, off = self.split(left)
        places = self.looks.fixed_slots.get(field.name, ())
        closed = [value for value in places if value not in left] if last else []
        off = sorted([*off, *closed], key=lambda value: (value not in places, value)) if closed else off

        def button(value: Value) -> Button:
            if value in closed:
                return self._closed(field, value, whole_answer(form, {**filled, field.name: value}))
            if last:
                return self._button(value, whole_answer(form, {**filled, field.name: value}))
            note = self.words.described(value)
            href = self.link(**carried, **{name: plain(value)})
            return Button(self.words.labelled(value), href=href, note=note, about=self._about(value))

        if not field.options:
            found.small = [button(value) for value in off]
        else:
            on = self._hinted(form, on, found, carried) if field is form.fields[0] else on
            self._offer(on, off, found, button, name, **carried)

    def _read(self, form: Form, filled: dict[str, Value], found: QuestionView) -> None:
        """A card: one field after another by its keys; what is not printed on it is left out."""

        def link(values: Mapping[str, Value], slot: str = "") -> str:
            taps = {f"x.{name}": plain(value) for name, value in values.items()}
            return self.link(v=plain(form.verb), **taps, **({"slot": slot} if slot else {}))

        found.again = ""
        if filled:
            found.known = []
        if read(form, filled, found, self.words, self.looks, link, self.request.asked("slot")):
            values = {field.name: filled.get(field.name, field.default) for field in form.fields}
            label = self.words.tap_whole(form.verb, values) or self.words.say("web-read-done")
            found.confirm = Button(label, answer=whole_answer(form, values))

    def _together(self, form: Form) -> bool:
        """Whether all fields are filled in on one sheet: many of them, none on the board, each for itself."""
        on_board = any(self.split(field.options)[0] for field in form.fields)
        return form.rows is None and not on_board and len(form.fields) > 2 and form.count() > _MANY

    def _hinted(self, form: Form, on: list[Value], found: QuestionView, carried: Mapping[str, str]) -> list[Value]:
        """Only the sensible spaces, as long as nobody insists on the others."""
        hints = self.sensible(form.verb)
        likely = [value for value in on if value in hints]
        if not likely or self.all:
            return on
        found.hints = {str(value): hints[str(value)] for value in likely}
        if len(likely) < len(on):
            found.insist = self.link(**carried, all="1")
        return likely
