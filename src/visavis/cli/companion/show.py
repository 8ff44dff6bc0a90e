"""Render questions, events and decisions as rich text for a terminal. Pure functions: no input or output."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, assert_never

from rich.text import Text

from visavis.cli.companion.boards import Boards, lines
from visavis.cli.terminal import joined
from visavis.core import (
    Chances,
    Decision,
    Effect,
    Evaluation,
    Event,
    Field,
    Form,
    Forms,
    Nothing,
    Number,
    One,
    Panel,
    Price,
    Question,
    Region,
    Several,
    Values,
)
from visavis.core.question import kind_of
from visavis.words import printable
from visavis.words.coaching import plan_texts
from visavis.words.events import EventLine, by_seat, event_lines
from visavis.words.explanation import explained

_IN_LINE = 9
"""Maximum number of options listed one per line; more are a paragraph."""
_MOST_OPTIONS = 60
_LONG_NAME = 30
_LONG_LINE = 90
_MOST_SPACES = 26
"""Maximum number of spaces listed: the person sees them on the board."""
_MANY = 24
"""Maximum number of options listed for an optional field; the note of the form describes them otherwise."""
_MOST_WEIGHED = 8
_MOST_NAMED = 40


class Show(Boards):
    """Renders for one language and one game."""

    prices: Callable[[str], Price | None] | None = None
    """Callback: cost and gain of a verb of the question now."""

    # What happened

    def events(self, events: Iterable[Event], computers: Collection[str] = ()) -> Text:
        """Render new effects: instructions stand out, reports are brief, silent ones are left out.

        Effects of `computers` are joined into one line per seat, in short words.
        """
        shown: list[Text] = []
        for seat, group in by_seat(event_lines(events, self.words)):
            of_computer = [bool(line.short) and seat in computers for line in group]
            for in_short, pairs in groupby(zip(of_computer, group, strict=True), key=itemgetter(0)):
                run = [line for _, line in pairs]
                if in_short:
                    shown.append(self._story(seat, [line.short for line in run]))
                else:
                    shown += [self._line(line) for line in run]
        return lines(shown)

    def _story(self, seat: str, parts: Sequence[str]) -> Text:
        """Render the actions of a computer player in one line; repeated ones once, with a count."""
        counted = [(action, len(list(same))) for action, same in groupby(parts)]
        text = "; ".join(f"{action} ×{times}" if times > 1 else action for action, times in counted)
        return Text.assemble(("  ► ", "bold green"), (f"{self.words.seat(seat)}: ", "bold"), text)

    def _line(self, line: EventLine) -> Text:
        if line.nothing:
            return Text.assemble(("  ∅ ", "bold yellow"), line.says, (f"  [{line.clause}]", "dim"))
        if line.kind == "report":
            return Text(f"  · {line.says}", style="dim")
        return Text.assemble(("  ► ", "bold green"), (line.says, "bold"))

    def taken_back(self, effects: Sequence[Effect]) -> Text:
        """Render the effects that an undo reverted, the last one first."""
        shown = [self.words.part(effect, "undo") or self.words.effect(effect) for effect in reversed(effects)]
        head = Text(self.words.say("play-undone" if shown else "play-undone-nothing"), style="yellow")
        return lines([head, *(Text(f"  ↶ {text}", style="yellow") for text in shown)])

    def log(self, events: Iterable[Event]) -> Text:
        """All effects so far with the number of their step and their clause."""
        shown: list[Text] = []
        step = 0
        for event in event_lines(events, self.words):
            number = f"{event.step:>4} " if event.step != step else "     "
            step = event.step
            line = Text.assemble((number, "dim"), event.says)
            if event.clause:
                line.append(f"  [{event.clause}]", style="dim")
            shown.append(line)
        return lines(shown) if shown else Text(self.words.say("play-log-empty"))

    def score(self, score: Mapping[str, int], winners: Sequence[str]) -> Text:
        """Render the points of each side, and the winners."""
        head = Text(self.words.say("play-over"), style="bold")
        rows = [Text(f"  {self.words.seat(side)}: {points}") for side, points in score.items()]
        if len(score) > 1:
            names = ", ".join(self.words.seat(side) for side in winners)
            result = self.words.say("play-winner" if len(winners) == 1 else "play-tie", names=names)
            rows.append(Text(result, style="bold green"))
        return lines([head, *rows])

    # What is asked

    def question(self, question: Question, *, again: bool = False) -> Text:
        """Render a question with its possible answers; with `again` only the heading or the verbs."""
        about = self.words.about(question)
        rows = [*([Text(about)] if about else []), self.heading(question), *self._cards_in_it(question)]
        if again and isinstance(question, One):
            return lines(rows)
        if again and isinstance(question, Forms):
            verbs = [
                Text.assemble((self.words.verb(form.verb), "bold"), *self._fields(form)) for form in question.forms
            ]
            hints = [self.hint("play-in-full")] if question.guess is None else []
            return lines([*rows, Text("  ") + Text(" · ").join(verbs), *hints])
        match kind_of(question):
            case One() as single:
                if single.checklist:
                    rows += [self.hint("play-checklist"), self.checklist(single.checklist)]
                    rows.append(self.hint("play-checklist-then"))
                rows.append(self.options(single.options))
            case Several() as several:
                rows.append(self.options(several.options))
                rows.append(self.hint("play-several", least=several.least, most=several.most))
            case Number() as number:
                rows.append(self.hint("play-number", least=number.least, most=number.most))
            case Forms() as forms:
                rows += [self.form(number, form, forms.args, forms.id) for number, form in enumerate(forms.forms, 1)]
            case other:
                assert_never(other)
        return lines(rows)

    def priced(self, verb: str) -> str:
        """Return the cost and gain of a verb as text; empty without `prices`."""
        price = self.prices(verb) if self.prices else None
        if price is None or not (price.costs or price.gains):
            return ""
        text = self.words.price(price)
        return f"  {self.words.say('play-price' if price.costs else 'play-brings', what=text)}"

    def _cards_in_it(self, question: Question) -> list[Text]:
        """Render the descriptions of cards that a question mentions but does not offer."""
        if not isinstance(question, One):
            return []
        options = tuple(question.options)
        # The card that is paid for was described when it was chosen.
        args = {name: value for name, value in question.args.items() if name != "what"}
        about = [value for value in args.values() if isinstance(value, str) and value not in options]
        texts = [(self.words.name(card, "labelled"), self.words.describe(card)) for card in dict.fromkeys(about)]
        return [Text(f"  {name}: {does}", style="dim") for name, does in texts if does]

    def chances(self, chances: Iterable[Chances]) -> list[Text]:
        """Return the chances of fights: each result with its chance for each one that fights, then the stakes."""
        words, texts = self.words, list[Text]()
        for one in chances:
            fighters = ", ".join(f"{words.name(each.id, 'labelled')} {each.bonus:+d}" for each in one.fighters)
            rows = [f"{words.say('web-fight-head', foe=one.foe)} ({words.name(one.table, 'labelled')}): {fighters}"]
            for row in one.rows:
                shown = " · ".join(f"{round(100 * chance)} %" for chance in row.chances)
                rows.append(f"  {row.value:>2}  {words.join_messages(row.says)}: {shown}")
            rows += [f"  {words.say(key, **args)}" for key, args in one.stakes]
            texts.append(Text("\n".join(rows)))
        return texts

    def heading(self, question: Question) -> Text:
        """Render the question alone."""
        return Text(self.words.question(question), style="bold")

    def hint(self, key: str, **args: object) -> Text:
        """Render a hint about the expected answer."""
        return Text(f"  {self.words.say(key, **args)}", style="dim")

    def checklist(self, criteria: Iterable[Any], *, rules: bool = False) -> Text:
        """Render the criteria in order, for the person to follow on the table; with `rules`, with their clauses."""
        rows = []
        for number, by in enumerate(criteria, 1):
            line = Text.assemble((f"  {number}. ", "bold yellow"), self.words.criterion(by.id, by.args))
            if by.clause and rules:
                line.append(f"\n     {self.words.clause(by.clause)}", style="dim")
            elif by.clause:
                line.append(f"  [{by.clause}]", style="dim")
            rows.append(line)
        return lines(rows)

    def options(self, options: Sequence[Any] | Region) -> Text:
        """Render numbered options; many as a paragraph, unless their names are long or they have descriptions."""
        if isinstance(options, Region) or len(options) > _MOST_OPTIONS:
            return Text("  " + self._listed(options))
        numbered = self._numbered(options)
        plain = not any(len(name) > _LONG_NAME for _, name in numbered) and not any(map(self.words.describe, options))
        if len(options) > _IN_LINE and plain:
            return Text("  " + self._listed(options))
        width = max((len(label) for label, _ in numbered), default=0)
        about = dict(zip(numbers(options), map(self.words.describe, options), strict=True))
        return lines(
            Text.assemble(
                "  ",
                (f"{label:>{width}}", "bold cyan"),
                f" {name}" if name != label else "",
                (f"  {about[label]}" if about[label] else "", "dim"),
            )
            for label, name in numbered
        )

    def form(self, number: int, form: Form, args: Mapping[str, object], question: str = "") -> Text:
        """Render a form as it is typed: the verb and the names of its fields."""
        line = Text.assemble("  ", (f"{number} ", "bold cyan"), (self.words.verb(form.verb), "bold"))
        for called in self._fields(form):
            line.append(*called)
        line.append(self.priced(form.verb), style="green")
        if note := self.words.note(form.verb, args, question):
            line.append(f"  {note}", style="dim")
        short: list[str] = []
        for before, field in zip((None, *form.fields), form.fields, strict=False):
            if before is not None and (before.options, before.bounds) == (field.options, field.bounds):
                # The same options as those of the field before are not repeated.
                continue
            if field.options and any(map(self.words.describe, field.options)):
                for label, name in self._numbered(field.options):
                    line.append(f"\n      {label} {name}")
                    option = field.options[numbers(field.options).index(label)]
                    line.append(f"  {self.words.describe(option)}", style="dim")
                continue
            shown = self._values(form, field)
            named = f"{self.words.field(field.name)}: " if len(form.fields) > 1 else ""
            short.append(f"{named}{shown}")
        # One line if it fits.
        between = "\n      " if sum(map(len, short)) > _LONG_LINE or any("\n" in text for text in short) else "  │  "
        if short:
            line.append(f"\n      {between.join(short)}", style="dim")
        return line

    def _values(self, form: Form, field: Field) -> str:
        """Return the possible input for a field as text."""
        if field.default is not None and len(field.options) > _MANY:
            return self.words.say("play-many", count=len(field.options))
        if field.options:
            return self._called_by_number(form, field.options) or self._listed(field.options)
        if field.longest:
            return self.words.say("play-name", most=field.longest)
        least, most = field.bounds
        return str(most) if least == most else self.words.say("play-range", least=least, most=most)

    def _called_by_number(self, form: Form, options: Sequence[Any] | Region) -> str:
        """Return numbered actions that are cards of the pack with their names; empty for other options."""
        pack = self.words.pack
        if isinstance(options, Region) or pack is None or any(type(option) is not int for option in options):
            return ""
        cards = [f"{form.verb} {option}" for option in options]
        if any(pack.provenance(card) is None for card in cards):
            return ""
        named = (joined(f"{option}:", self.words.name(card)) for option, card in zip(options, cards, strict=True))
        return "   ".join(named)

    def _fields(self, form: Form) -> list[tuple[str, str]]:
        """Return the names of a form's fields with their style; optional ones in brackets."""
        names = ((field, self.words.field(field.name).upper()) for field in form.fields)
        return [(f" {name}" if field.default is None else f" [{name}]", "cyan") for field, name in names]

    def _listed(self, options: Sequence[Any] | Region) -> str:
        """Return options as a paragraph (long names one per line): spaces by name, others with numbers to type."""
        if isinstance(options, Region):
            names = [self.words.name(option, "labelled") for option in options]
        else:
            names = [joined(label, name) if label != name else name for label, name in self._numbered(options)]
        between = "  " if isinstance(options, Region) else "   "
        if any(len(name) > _LONG_NAME for name in names):
            between = "\n      "
        most = _MOST_SPACES if isinstance(options, Region) else _MOST_OPTIONS
        shown = between.join(names[:most])
        more = len(names) - most
        return f"{shown}  {self.words.say('list-more', count=more)}" if more > 0 else shown

    def _numbered(self, options: Sequence[Any] | Region) -> list[tuple[str, str]]:
        """Return the input for each option, and its name."""
        names = (self.words.name(option, "labelled") for option in options)
        pairs = list(zip(numbers(options), names, strict=True))
        return sorted(pairs, key=lambda pair: int(pair[0])) if all(label.isdecimal() for label, _ in pairs) else pairs

    # Why

    def rules(self, events: Sequence[Event], first: int) -> Text:
        """Render the instructions from a line on, each with its clause."""
        rows = []
        for event in events:
            if event.line >= first and _explained(event.effect):
                rows.append(Text(f"  ► {self.words.effect(event.effect)}"))
                rows.append(Text(f"    {self.words.clause(event.effect.clause)}", style="dim"))
        return lines(rows)

    def signs_once(self, text: str) -> list[Text]:
        """Return the legend of the signs in a text; each sign once per sitting."""
        new = [sign for sign in self.words.signs([text]) if sign not in self._signs]
        self._signs.update(new)
        return [Text(f"  {sign}", style="dim") for sign in new]

    def explained_line(self, events: Sequence[Event]) -> int | None:
        """Return the last line whose rule is shown; None if there is none."""
        return next((event.line for event in reversed(events) if _explained(event.effect)), None)

    def decisions(self, decisions: Sequence[Decision], *, secret: bool = False) -> Text:
        """Render the decisions of a move: the options, and which ones each criterion kept and cut."""
        if not decisions:
            return Text(self.words.say("why-hidden" if secret else "why-nothing"))
        return Text("\n\n").join(self.decision(decision) for decision in decisions)

    def weighed(self, answer: object, seat: str, weighed: Sequence[Evaluation]) -> Text:
        """Render the evaluations of a computer player, the best first, with their terms."""
        words = self.words
        rows = [Text(words.say("why-weighed", name=words.seat(seat), answer=words.answer(answer)), style="bold")]
        for evaluation in sorted(weighed, key=lambda evaluation: (-evaluation.visits, -evaluation.value))[
            :_MOST_WEIGHED
        ]:
            chosen = "→ " if evaluation.answer == answer else "  "
            value = words.figure(evaluation.value, 2)
            worth = words.say("why-tried" if evaluation.visits else "why-worth", visits=evaluation.visits, value=value)
            rows.append(Text(f"  {chosen}{words.answer(evaluation.answer)}: {worth}"))
            if evaluation.terms:
                listed = ", ".join(
                    f"{words.term(name)} {words.figure(value)}" for name, value in evaluation.terms if value
                )
                rows.append(Text(f"      {listed}", style="dim"))
            if evaluation.plan:
                plan = "; ".join(plan_texts(evaluation.plan, words))
                rows.append(Text(f"      {words.say('coach-leads')}: {plan}", style="dim"))
        return lines(rows)

    def decision(self, decision: Decision) -> Text:
        """Render one decision."""
        words, why = self.words, explained(decision, self.words)
        rows = [Text(why.says, style="bold")]
        if why.clause:
            rows.append(Text(f"  {words.clause(why.clause)}", style="dim"))
        rows.append(Text(f"  {words.say('why-options', count=len(why.options))} {self._some(why.options)}"))
        for number, step in enumerate(why.steps, 1):
            rows.append(Text.assemble((f"  {number}. ", "bold yellow"), step.says))
            if step.clause:
                rows.append(Text(f"     {words.clause(step.clause)}", style="dim"))
            if step.cut:
                rows.append(Text(f"     {words.say('why-kept')} {self._some(step.kept)}", style="green"))
                rows.append(Text(f"     {words.say('why-cut')} {self._some(step.cut)}", style="red"))
            else:
                rows.append(Text(f"     {words.say('why-all-stay' if step.applied else 'why-not-applied')}"))
        if why.unreached:
            rows.append(Text(f"  {words.say('why-unreached')}", style="dim"))
        for criterion in why.unreached:
            rows.append(
                Text(f"     {criterion.says}{f'  [{criterion.clause}]' if criterion.clause else ''}", style="dim")
            )
        rows.append(Text(f"  → {why.result}", style="bold green" if why.picked else "bold"))
        return lines(rows)

    def _some(self, names: Sequence[str]) -> str:
        """Join names with commas, truncated to the maximum with the number of the rest."""
        more = len(names) - _MOST_NAMED
        shown = [*names[:_MOST_NAMED], *([self.words.say("list-more", count=more)] if more > 0 else [])]
        return ", ".join(map(printable, shown)) if shown else self.words.say("list-none")


def _explained(effect: Effect) -> bool:
    """Return True if the rule of an effect is shown: an instruction, or a note that there is nothing to do."""
    return bool(effect.clause) and (effect.kind == "instruction" or isinstance(effect, Nothing))


def changed(before: Sequence[Panel], now: Sequence[Panel]) -> list[Panel]:
    """Return the panels that changed; of a table of values only the changed rows."""
    old = {panel.id: panel for panel in before}
    panels: list[Panel] = []
    for panel in now:
        was = old.get(panel.id)
        if panel == was:
            continue
        if isinstance(panel, Values) and isinstance(was, Values):
            panel = Values(panel.id, tuple(row for row in panel.rows if row not in was.rows))
        panels.append(panel)
    return panels


def numbers(options: Sequence[Any] | Region) -> list[str]:
    """Return the number to type for each option.

    Options that are numbers themselves are typed as they are, so that no number is ambiguous.

    >>> numbers(("a", "b")), numbers(("3", "7"))
    (['1', '2'], ['3', '7'])
    """
    if any(str(option).isdigit() for option in options):
        return [printable(str(option)) for option in options]
    return [str(number) for number in range(1, len(options) + 1)]
