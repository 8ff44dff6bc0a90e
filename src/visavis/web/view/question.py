"""A question as controls: buttons, lists and sheets, step by step until the answer is complete.

Taps that only choose are links; what they chose is in the address. The tap that answers is a POST. So every question
works without the script, and the browser's back button undoes a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, assert_never, cast
from urllib.parse import urlencode

import msgspec

from visavis.core import Form, Forms, Number, One, Question, Region, Several, Shown, Unreadable
from visavis.core.question import LIKELY, Field, Filled, Value, kind_of
from visavis.web.http import Request
from visavis.web.view.card_reader import read, readable
from visavis.web.view.controls import (
    Button,
    Grid,
    GridRow,
    QuestionView,
    Sensible,
    blank_of,
    criterion,
    nothing_known,
    whole_answer,
)
from visavis.web.view.form_input import plain, read_plain
from visavis.web.view.summary import about_link
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words
from visavis.words.text import key_of

FEW = 9
"""Maximum number of options drawn as large buttons; with more, all are small."""
_ROW = 3
"""Number of labelled verbs that fit in one row."""
_SINGLE = 6
"""Maximum number of options, if several may be chosen, with a button each for the answer that it is this one alone."""
_NUMBERS = 24
"""Maximum number of numbers offered as buttons; a larger range is entered digit by digit."""
_MANY = 120
"""A form with more than two fields and more combinations than this is filled in on one sheet."""


def ask(
    question: Question,
    words: Words,
    request: Request,
    board: frozenset[str],
    settings: UISettings | None = None,
    here: str = "",
    keep: Mapping[str, str] | None = None,
    hints: Sensible = nothing_known,
) -> QuestionView:
    """Return the controls for a question. The taps so far are in the request's query; `here` is the page's address."""
    asker = _Asker(question, words, request, board, settings or UISettings(), here, dict(keep or {}), hints)
    view = QuestionView(
        heading=words.heading(question),
        about=words.about(question),
        clause=question.clause,
        says=words.rule(question.clause),
        drawn=isinstance(question, Shown),
    )
    match kind_of(question):
        case One() as choice:
            view.criteria = [criterion(by, words) for by in choice.checklist]
            asker.options(choice.options, view)
        case Several() as several:
            view.several = [asker.box(option) for option in several.options]
            view.ticked = frozenset(plain(option) for option in several.guess or ())
            view.least, view.most = several.least, several.most
            if several.least <= 1 and several.most > 1 and len(several.options) <= _SINGLE and not view.ticked:
                view.single = [Button(box.label, answer=f"[{box.answer}]") for box in view.several]
        case Number() as number:
            asker.number(number, view)
            if number.guess is not None:
                view.confirm = Button(words.say("web-guess", name=number.guess), answer=plain(number.guess))
        case Forms() as forms:
            asker.forms(forms, view)
        case other:
            assert_never(other)
    view.tap_board = bool(view.links)
    if question.id in asker.settings.turn_questions:
        view.tells_more = "more" in asker.keep
        view.ends_turn = not view.tells_more
        view.quick = [
            msgspec.structs.replace(button, label=words.say(key_of("quick", button.verb)))
            for verb in asker.settings.quick_verbs
            for button in view.verbs
            if button.verb == verb and button.answer
        ]
    return view


class _Asker:
    def __init__(
        self,
        question: Question,
        words: Words,
        request: Request,
        board: frozenset[str],
        settings: UISettings,
        here: str,
        keep: dict[str, str],
        hints: Sensible,
    ) -> None:
        self.question = question
        self.args = question.args if isinstance(question, Forms | Number) else {}
        self.words = words
        self.request = request
        self.board = board
        self.settings = settings
        self.here = here
        self.keep = keep
        self.hints = hints
        self.all = bool(request.asked("all"))

    def link(self, **chosen: str) -> str:
        """Return the address of the present page with these taps."""
        taps = {**self.keep, **({"all": "1"} if self.all else {}), **chosen}
        return f"{self.here}?{urlencode(taps)}" if taps else self.here

    def tapped(self, name: str) -> Any:
        """Return the tapped value of a query field; None if it is missing or unreadable (untrusted input)."""
        text = self.request.asked(name)
        try:
            return read_plain(text) if text else None
        except Unreadable:
            return None

    def box(self, value: Value) -> Button:
        """Return the checkbox of one of several options."""
        return self._button(value, plain(value))

    def split(self, options: Iterable[Value]) -> tuple[list[Value], list[Value]]:
        """Return the options that are on the drawn board, and the others."""
        on: list[Value] = []
        off: list[Value] = []
        for option in options:
            (on if isinstance(option, str) and option in self.board else off).append(option)
        return on, off

    # One of options

    def options(self, options: Sequence[Value] | Region, view: QuestionView) -> None:
        on, off = self.split(options)
        tapped = self.tapped("s") or self.question.guess
        if isinstance(tapped, str) and tapped in on:
            view.chosen, view.chosen_space, view.again = [self.words.name(tapped, "labelled")], tapped, self.link()
            label = self.words.say("web-take", name=tapped)
            view.confirm = Button(label, answer=plain(tapped), note=self.words.describe(tapped))
        elif type(tapped) is int and tapped in off:
            # A number that is probably right is the next step; the others can be tapped instead.
            view.confirm = Button(self.words.say("web-guess", name=tapped), answer=plain(tapped))
        self._offer(on, off, view, lambda value: self._button(value, plain(value)), "s")

    def _button(self, value: Value, answer: str) -> Button:
        icon, tint = self.settings.sign(value)
        return Button(
            self.words.name(value, "labelled"),
            answer=answer,
            note=self.words.describe(value),
            icon=icon,
            tint=tint,
            about=self._about(value),
        )

    def _closed(self, field: Field, value: Value, answer: str) -> Button:
        """Return the disabled button of an option that is not possible now, with the reason."""
        reason = field.barred(str(value)) if field.barred is not None else None
        note = self.words.short(key_of("because", reason)) if reason else ""
        icon, tint = self.settings.sign(value)
        return Button(self.words.name(value, "labelled"), note=note, icon=icon, tint=tint, closed=answer)

    def _about(self, value: Value) -> str:
        """Return the address of the page about a card; empty for other values."""
        pack = self.words.pack
        if not isinstance(value, str) or value in self.board or pack is None or pack.provenance(value) is None:
            return ""
        taps = {name: given[0] for name, given in self.request.query.items() if name != "what" and given}
        return about_link(self.here, value, urlencode(taps), self.keep.get("as", ""))

    def _offer(
        self,
        on: Sequence[Value],
        off: Sequence[Value],
        view: QuestionView,
        button: Callable[[Value], Button],
        name: str,
        **chosen: str,
    ) -> None:
        """Offer options off the board as buttons; those on it as links of the board, and as a folded list."""
        view.links = {str(value): self.link(**chosen, **{name: plain(value)}) for value in on}
        folded = self.settings.folded_options.get(self.question.id, ())
        view.folded += [button(value) for value in off if value in folded]
        view.fold = self.words.say(key_of("fold", self.question.id)) if view.folded else ""
        off = [value for value in off if value not in folded]
        if len(off) > FEW:
            view.small += [button(value) for value in off]
        else:
            view.buttons += [button(value) for value in off]
        view.listed += [button(value) for value in on]

    # A number

    def number(self, number: Number, view: QuestionView) -> None:
        """Offer numbers as buttons; of a large range only those that are likely (`likely` in the args), if any."""
        least, most = number.least, number.most
        buttons: Sequence[int] = range(least, most + 1)
        if len(buttons) > _NUMBERS:
            view.number, view.least, view.most = "number", least, most
            buttons = self._likely(least, most)
        view.small = [Button(str(value), answer=plain(value)) for value in buttons]

    # A form: the verb first or the space first

    def forms(self, question: Forms, view: QuestionView) -> None:
        """Fill in the form that was tapped; otherwise offer the verbs, or the forms for the tapped space."""
        form = None if self._draws_grid(question, view) else self._chosen_form(question, view)
        if form is not None:
            alone = all(one is form or one.verb in self.settings.side_verbs for one in question.forms)
            self._continue(form, view, alone=alone or self._reads(form))
        elif not self._begin_with_space(question, view):
            self._offer_verbs(question, view)

    def _chosen_form(self, question: Forms, view: QuestionView) -> Form | None:
        """Return the form whose verb was tapped, or the only one that can be meant."""
        verb = self.tapped("v")
        form = question.form(verb) if isinstance(verb, str) else None
        main = [one for one in question.forms if one.verb not in self.settings.side_verbs]
        if form is None and len(main) == 1 and main[0].fields:
            form = main[0]
            for side in question.forms:
                if side is not form:
                    self._verb(side, view)
            view.rare, view.verbs = [*view.rare, *view.verbs], []
        return form or self._card_or_known(question, view)

    def _continue(self, form: Form, view: QuestionView, *, alone: bool) -> None:
        """Fill in a form with the taps so far."""
        tapped = {field.name: self.tapped(f"x.{field.name}") for field in form.fields}
        filled = {name: value for name, value in tapped.items() if value is not None}
        if not alone or filled:
            view.again = self.link()
        self._fill(form, filled, view, alone=alone)

    def _begin_with_space(self, question: Forms, view: QuestionView) -> bool:
        """Offer the forms for the tapped space; return False if no space was tapped, or no form fits it."""
        space = self.tapped("s")
        if not isinstance(space, str) or space not in self.board:
            return False
        view.again = self.link()
        if not self._space_first(question, space, view):
            return False
        # Where another space is needed, the board is for that one; otherwise for whatever is possible.
        if view.confirm or not view.links:
            view.links = self._on_board(question)
            view.lively = self._lively(question)
        return True

    def _lively(self, question: Forms) -> frozenset[str]:
        """Return the spaces where something is possible as far as the app knows."""
        spaces: set[str] = set()
        for form in question.forms:
            if form.verb in self.settings.advanced_verbs:
                continue
            hints = self.hints(form.verb)
            on_board = {str(space) for field in form.fields for space in self.split(field.options)[0]}
            spaces |= hints.keys() & on_board if hints else on_board
        return frozenset(spaces)

    def _draws_grid(self, question: Forms, view: QuestionView) -> bool:
        """Draw a form as a grid where the game wants it, unless a verb was tapped; return True if there is one."""
        form = next((form for form in question.forms if form.verb in self.settings.grids), None)
        if form is None or self.tapped("v") is not None:
            return False
        rows, columns = (tuple(field.values) for field in form.fields)
        shown = columns[: self.settings.grids[form.verb]]

        def cell(row: Value, column: Value) -> Button:
            return Button(
                str(column), answer=plain([form.verb, row, column]), said=self._text((form.verb, row, column))
            )

        names = [(row, self.words.name(row, "labelled"), self.settings.topic_icons.get(str(row), "")) for row in rows]
        view.grid = Grid(
            columns=[self.words.name(column) for column in shown],
            rows=[GridRow(name, icon, [cell(row, column) for column in shown]) for row, name, icon in names],
            other=self.link(v=plain(form.verb)) if len(shown) < len(columns) else "",
        )
        return True

    def _offer_verbs(self, question: Forms, view: QuestionView) -> None:
        """Offer all verbs, and the answer that is probably meant; of a grid only what is not in it."""
        if view.grid is not None:
            ends = next((form for form in question.forms if not form.fields), None)
            if ends is not None:
                view.confirm = Button(self._tap(ends.verb), answer=plain([ends.verb]))
            return
        if question.guess is not None and len(question.guess) > 1:
            view.buttons.append(Button(self._text(question.guess), answer=plain(question.guess)))
        for form in self.settings.useful(question.forms):
            self._verb(form, view)
        if not view.verbs or len(question.forms) <= _ROW:
            # What fits into one row is not folded away; nor are the only verbs.
            view.verbs, view.rare = [*view.verbs, *view.rare], []
        view.links = self._on_board(question)

    def _reads(self, form: Form) -> bool:
        """Return True if a form is a card that is read in by taps."""
        return self._together(form) and readable(form)

    def _card_or_known(self, question: Forms, view: QuestionView) -> Form | None:
        """Return the form of a card to read in, and offer known cards on the same sheet; None if there is none."""
        card = next((form for form in question.forms if self._reads(form)), None)
        known = [form for form in question.forms if form is not card]
        if card is None or any(len(form.fields) != 1 or not form.fields[0].options for form in known):
            return None
        view.known = [
            self._button(value, plain([form.verb, value])) for form in known for value in form.fields[0].options
        ]
        return card

    def _on_board(self, question: Forms) -> dict[str, str]:
        """Return links for every space that is an option of some form."""
        fields = [field for form in question.forms for field in form.fields]
        return {str(space): self.link(s=plain(space)) for field in fields for space in self.split(field.options)[0]}

    def _space_first(self, question: Forms, space: str, view: QuestionView) -> bool:
        """Offer the forms that this space can be part of; return False if there are none.

        A single form is chosen automatically, unless it needs another space: then the role of this one is ambiguous.
        """
        some = [
            (form, field)
            for form in self.settings.ordered(question.forms)
            if (field := next((field for field in form.fields if space in self._possible(form, field, {})), None))
        ]
        if len(some) == 1 and not self._needs_another(*some[0]):
            self._fill(some[0][0], {some[0][1].name: space}, view, alone=False)
            return True
        for form, field in some:
            icon = self.settings.verb_icons.get(form.verb, "")
            more = {"v": plain(form.verb), f"x.{field.name}": plain(space)}
            hints = self.hints(form.verb)
            usual = not hints or space in hints
            note = hints.get(space, "") if usual else self.words.say("web-not-usual")
            if len(form.fields) == 1:
                # What is not possible as far as the app knows is confirmed, as it is where the verb was tapped first.
                button = Button(self._text((form.verb, space)), note=note, icon=icon, verb=form.verb)
                taps = {"answer": plain([form.verb, space])} if usual else {"href": self.link(**more, all="1")}
                view.buttons.append(msgspec.structs.replace(button, **taps))
            elif len(form.fields) == 2 and form.fields[1].name in self.settings.spread_fields:
                rows = [
                    (form.verb, space, value) for value in self._possible(form, form.fields[1], {field.name: space})
                ]
                view.buttons += [Button(self._text(row), answer=plain(row), icon=icon, verb=form.verb) for row in rows]
            else:
                label, href = f"{self.words.tap(form.verb)} …", self.link(**more)
                view.buttons.append(Button(label, href=href, note=note, icon=icon, verb=form.verb))
        if some:
            view.chosen, view.chosen_space = [self.words.name(space, "labelled")], space
        return bool(some)

    def _needs_another(self, form: Form, field: Field) -> bool:
        """Return True if a form has another field that is a space."""
        return any(self.split(other.options)[0] for other in form.fields if other is not field)

    def _verb(self, form: Form, view: QuestionView) -> None:
        """Add a form as a verb to tap. One without fields, or with a single combination, answers immediately."""
        label, note = self._tap(form.verb), self.words.note(form.verb, self.args, self.question.id)
        icon = self.settings.verb_icons.get(form.verb, "")
        place = view.rare if form.verb in self.settings.advanced_verbs else view.verbs
        on_board = any(self.split(field.options)[0] for field in form.fields)
        if not form.fields:
            place.append(Button(label, answer=plain([form.verb]), note=note, icon=icon, verb=form.verb))
        elif not on_board and form.count() == 1 and not any(field.longest for field in form.fields):
            row = form.filled(0)
            place.append(Button(self._text(row), answer=plain(row), note=note, icon=icon, verb=form.verb))
        else:
            place.append(Button(label, href=self.link(v=plain(form.verb)), note=note, icon=icon, verb=form.verb))

    def _tap(self, verb: str) -> str:
        return self.words.tap(verb, self.question.id)

    def _text(self, row: Filled) -> str:
        """Return a filled form as a sentence of the game; by default its verb and its values."""
        verb = str(row[0])
        form = self.question.form(verb) if isinstance(self.question, Forms) else None
        names = [field.name for field in form.fields] if form else []
        text = self.words.tap_whole(verb, dict(zip(names, row[1:], strict=False)))
        return text or " ".join((self._tap(verb), *(self.words.name(value, "labelled") for value in row[1:])))

    def _possible(self, form: Form, field: Field, filled: Mapping[str, Value]) -> Sequence[Value]:
        """Return the possible values of a field, given the fields that are filled in."""
        values: Sequence[Value] = tuple(field.values)
        if form.rows is None:
            return values
        place = {field.name: index for index, field in enumerate(form.fields)}
        fitting = [row for row in form.rows if all(row[place[name]] == value for name, value in filled.items())]
        possible = {(type(row[place[field.name]]), row[place[field.name]]) for row in fitting}
        return [value for value in values if (type(value), value) in possible]

    def _filled(self, form: Form, filled: Mapping[str, Value], view: QuestionView) -> None:
        """Offer the complete answer: every field has its value, and one tap answers."""
        values, icon = list(filled.values()), self.settings.verb_icons.get(form.verb, "")
        view.chosen_space = next((value for value in values if isinstance(value, str) and value in self.board), "")
        view.confirm = Button(self._text((form.verb, *values)), answer=whole_answer(form, filled), icon=icon)
        # Another space can still be tapped instead.
        where = next((field for field in form.fields if filled[field.name] == view.chosen_space), None)
        if view.chosen_space and where is not None:
            others = {name: value for name, value in filled.items() if name != where.name}
            on, _ = self.split(self._possible(form, where, others))
            carried = {"v": plain(form.verb), **{f"x.{name}": plain(value) for name, value in others.items()}}
            on = self._hinted(form, on, view, carried)
            view.links = {str(value): self.link(**carried, **{f"x.{where.name}": plain(value)}) for value in on}

    def _fill(self, form: Form, given: Mapping[str, Value], view: QuestionView, *, alone: bool) -> None:
        """Ask for one field after another; the last tap answers, unless it was on the board."""
        fitting = [field for field in form.fields if field.name in given and field.fits(given[field.name])]
        filled = {field.name: given[field.name] for field in fitting}
        if self._reads(form):
            return self._read(form, filled, view)
        view.tapped = frozenset(value for value in filled.values() if isinstance(value, str) and value in self.board)
        verb = [] if alone and not filled else [self._tap(form.verb)]
        view.chosen = [*verb, *(self.words.name(value, "labelled") for value in filled.values())]
        view.icon = self.settings.verb_icons.get(form.verb, "")
        if self._together(form):
            view.blanks = [blank_of(self.words, field) for field in form.fields]
            view.carried = [("v", plain(form.verb))]
            return
        empty = self._empty_fields(form, filled, view)
        if not empty:
            return self._filled(form, {field.name: filled[field.name] for field in form.fields}, view)
        # If there is only one field, the heading asks for it.
        view.label = "" if alone and len(form.fields) == 1 else self.words.tap_asks(form.verb, empty[0].name)
        self._next(form, empty[0], filled, view, last=len(empty) == 1)

    def _empty_fields(self, form: Form, filled: dict[str, Value], view: QuestionView) -> list[Field]:
        """Return the fields that are still to be filled in.

        If a space was tapped where only one value is possible for the last of them, that value is filled in.
        """
        empty = [field for field in form.fields if field.name not in filled]
        spaces, _ = self.split(filled.values())
        if not any(self.split(field.options)[0] for field in empty):
            # The page does not ask for a space once it is tapped.
            view.chosen_space = next(map(str, spaces), "")
        if len(empty) == 1 and empty[0].options and spaces:
            # A name of one's own is typed: it has no options.
            possible = self._possible(form, empty[0], filled)
            if len(possible) == 1:
                filled[empty.pop().name] = possible[0]
                view.chosen.append(self.words.name(possible[0], "labelled"))
        return empty

    def _typed(self, field: Field, carried: Mapping[str, str], view: QuestionView, *, last: bool) -> None:
        """Ask for a name or a number that is typed."""
        view.number, view.text = f"x.{field.name}", bool(field.longest)
        view.least, view.most = (0, field.longest) if field.longest else field.bounds
        view.carried, view.answers = list(carried.items()), last

    def _likely(self, least: int, most: int) -> range:
        """Return the numbers of a large range that are likely: `likely` in the args of the question."""
        low, high = cast("tuple[int, int]", self.args.get(LIKELY, (least, least - 1)))
        return range(max(least, low), min(most, high) + 1)

    def _next(self, form: Form, field: Field, filled: dict[str, Value], view: QuestionView, *, last: bool) -> None:
        """Ask for the first empty field: a name or a large number is typed, everything else is tapped."""
        name, possible = f"x.{field.name}", self._possible(form, field, filled)
        carried = {"v": plain(form.verb), **{f"x.{name}": plain(value) for name, value in filled.items()}}
        typed = bool(field.longest) or (not field.options and len(possible) > _NUMBERS and form.rows is None)
        if typed:
            self._typed(field, carried, view, last=last)
            possible = () if field.longest else self._likely(*field.bounds)
        on, off = self.split(possible)
        places = self.settings.fixed_slots.get(field.name, ())
        closed = [value for value in places if value not in possible] if last else []
        off = sorted([*off, *closed], key=lambda value: (value not in places, value)) if closed else off

        def button(value: Value) -> Button:
            if value in closed:
                return self._closed(field, value, whole_answer(form, {**filled, field.name: value}))
            if last:
                return self._button(value, whole_answer(form, {**filled, field.name: value}))
            href = self.link(**carried, **{name: plain(value)})
            return msgspec.structs.replace(self._button(value, ""), href=href)

        if not field.options:
            view.small = [button(value) for value in off]
        else:
            on = self._hinted(form, on, view, carried) if field is form.fields[0] else on
            self._offer(on, off, view, button, name, **carried)

    def _read(self, form: Form, filled: dict[str, Value], view: QuestionView) -> None:
        """Read in a card: one field after another by its keys; optional fields can be omitted."""

        def link(values: Mapping[str, Value], slot: str = "") -> str:
            taps = {f"x.{name}": plain(value) for name, value in values.items()}
            return self.link(v=plain(form.verb), **taps, **({"slot": slot} if slot else {}))

        view.again = ""
        if filled:
            view.known = []
        if read(form, filled, view, self.words, self.settings, link, self.request.asked("slot")):
            values = {field.name: filled.get(field.name, field.default) for field in form.fields}
            label = self.words.tap_whole(form.verb, values) or self.words.say("web-read-done")
            view.confirm = Button(label, answer=whole_answer(form, values))

    def _together(self, form: Form) -> bool:
        """Return True if all fields are filled in on one sheet: many or voluntary, independent, none on the board."""
        on_board = any(self.split(field.options)[0] for field in form.fields)
        several = len(form.fields) > 2 or any(field.default is not None for field in form.fields)
        return form.rows is None and not on_board and several and form.count() > _MANY

    def _hinted(self, form: Form, on: list[Value], view: QuestionView, carried: Mapping[str, str]) -> list[Value]:
        """Return only the sensible spaces, unless the user asked for all (`all` in the query)."""
        hints = self.hints(form.verb)
        likely = [value for value in on if value in hints]
        if not likely or self.all:
            return on
        view.hints = {str(value): hints[str(value)] for value in likely}
        if len(likely) < len(on):
            view.insist = self.link(**carried, all="1")
        return likely
