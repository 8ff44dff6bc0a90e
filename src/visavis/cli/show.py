"""How things look in a terminal: values in, rich text out. Nothing here reads, writes or decides."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, assert_never

from rich.text import Text

from visavis.cli.boards import Boards, lines
from visavis.core import (
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
from visavis.words.events import EventLine, by_seat, event_lines
from visavis.words.explanation import explained

_IN_LINE = 9
"""More options than this stand in one paragraph instead of one line each."""
_MOST_OPTIONS = 60
_LONG_NAME = 30
_LONG_LINE = 90
_MOST_SPACES = 26
"""A person sees the spaces on the board; a few lines of them are enough."""
_MANY = 24
"""More options of a field that may be left out are not listed; the note of the form says what they are."""
_MOST_WEIGHED = 8
_MOST_NAMED = 40


class Show(Boards):
    """Draws for one language and one game."""

    prices: Callable[[str], Price | None] | None = None
    """What a verb of the question costs and brings at this moment."""

    # What happened

    def events(self, events: Iterable[Event], computers: Collection[str] = ()) -> Text:
        """New effects: instructions stand out, reports are brief, the rest is not shown.

        What a computer does among hidden cards is a story of its own, in short words.
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
        """What a computer did, one thing after another; the same thing several times is said once."""
        told = [(part, len(list(same))) for part, same in groupby(parts)]
        text = "; ".join(f"{part} ×{times}" if times > 1 else part for part, times in told)
        return Text.assemble(("  ► ", "bold green"), (f"{self.words.seat(seat)}: ", "bold"), text)

    def _line(self, line: EventLine) -> Text:
        if line.nothing:
            return Text.assemble(("  ∅ ", "bold yellow"), line.says, (f"  [{line.clause}]", "dim"))
        if line.kind == "report":
            return Text(f"  · {line.says}", style="dim")
        return Text.assemble(("  ► ", "bold green"), (line.says, "bold"))

    def taken_back(self, effects: Sequence[Effect]) -> Text:
        """What an undo took away, the last thing first: the table has to follow."""
        told = [effect for effect in reversed(effects) if effect.kind != "silent"]
        shown = [self.words.part(effect, "undo") or self.words.effect(effect) for effect in told]
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
        """The points of each side, and who has won."""
        head = Text(self.words.say("play-over"), style="bold")
        rows = [Text(f"  {self.words.seat(side)}: {points}") for side, points in score.items()]
        if len(score) > 1:
            names = ", ".join(self.words.seat(side) for side in winners)
            said = self.words.say("play-winner" if len(winners) == 1 else "play-tie", names=names)
            rows.append(Text(said, style="bold green"))
        return lines([head, *rows])

    # What is asked

    def question(self, question: Question, *, again: bool = False) -> Text:
        """A question with everything that can be answered to it; of forms that stand above only the verbs again."""
        about = self.words.about(question)
        found = [*([Text(about)] if about else []), self.heading(question), *self._cards_in_it(question)]
        if again and isinstance(question, One):
            return lines(found)
        if again and isinstance(question, Forms):
            verbs = [
                Text.assemble((self.words.verb(form.verb), "bold"), *self._fields(form)) for form in question.forms
            ]
            hints = [self.hint("play-in-full")] if question.guess is None else []
            return lines([*found, Text("  ") + Text(" · ").join(verbs), *hints])
        match kind_of(question):
            case One() as one:
                if one.checklist:
                    found += [self.hint("play-checklist"), self.checklist(one.checklist)]
                    found.append(self.hint("play-checklist-then"))
                found.append(self.options(one.options))
            case Several() as several:
                found.append(self.options(several.options))
                found.append(self.hint("play-several", least=several.least, most=several.most))
            case Number() as number:
                found.append(self.hint("play-number", least=number.least, most=number.most))
            case Forms() as forms:
                found += [self.form(at, form, forms.args, forms.id) for at, form in enumerate(forms.forms, 1)]
            case other:
                assert_never(other)
        return lines(found)

    def priced(self, verb: str) -> str:
        """What a verb costs and brings now; whoever plays says so."""
        price = self.prices(verb) if self.prices else None
        if price is None or not (price.costs or price.gains):
            return ""
        said = self.words.price(price)
        return f"  {self.words.say('play-price' if price.costs else 'play-brings', what=said)}"

    def _cards_in_it(self, question: Question) -> list[Text]:
        """What the cards do that a question is about, where they are not its options."""
        if not isinstance(question, One):
            return []
        options = tuple(question.options)
        # What is paid for was told when it was chosen.
        args = {name: value for name, value in question.args.items() if name != "what"}
        about = [value for value in args.values() if isinstance(value, str) and value not in options]
        said = [(self.words.labelled(card), self.words.described(card)) for card in dict.fromkeys(about)]
        return [Text(f"  {name}: {does}", style="dim") for name, does in said if does]

    def heading(self, question: Question) -> Text:
        """The question alone."""
        return Text(self.words.question(question), style="bold")

    def hint(self, key: str, **args: object) -> Text:
        """What kind of answer is expected."""
        return Text(f"  {self.words.say(key, **args)}", style="dim")

    def checklist(self, criteria: Iterable[Any], *, rules: bool = False) -> Text:
        """The criteria in their order, for the person to follow on the table; with `rules`, what their clauses say."""
        found = []
        for at, by in enumerate(criteria, 1):
            line = Text.assemble((f"  {at}. ", "bold yellow"), self.words.criterion(by.id, by.args))
            if by.clause and rules:
                line.append(f"\n     {self.words.clause(by.clause)}", style="dim")
            elif by.clause:
                line.append(f"  [{by.clause}]", style="dim")
            found.append(line)
        return lines(found)

    def options(self, options: Sequence[Any] | Region) -> Text:
        """Numbered options; many of them in one paragraph, unless their names are long or say what they do."""
        if isinstance(options, Region) or len(options) > _MOST_OPTIONS:
            return Text("  " + self._listed(options))
        numbered = self._numbered(options)
        plain = not any(len(name) > _LONG_NAME for _, name in numbered) and not any(map(self.words.described, options))
        if len(options) > _IN_LINE and plain:
            return Text("  " + self._listed(options))
        width = max((len(label) for label, _ in numbered), default=0)
        about = dict(zip(numbers(options), map(self.words.described, options), strict=True))
        return lines(
            Text.assemble(
                "  ",
                (f"{label:>{width}}", "bold cyan"),
                f" {name}" if name != label else "",
                (f"  {about[label]}" if about[label] else "", "dim"),
            )
            for label, name in numbered
        )

    def form(self, at: int, form: Form, args: Mapping[str, object], question: str = "") -> Text:
        """A form as a person types it: the verb and the names of its fields."""
        line = Text.assemble("  ", (f"{at} ", "bold cyan"), (self.words.verb(form.verb), "bold"))
        for called in self._fields(form):
            line.append(*called)
        line.append(self.priced(form.verb), style="green")
        if note := self.words.note(form.verb, args, question):
            line.append(f"  {note}", style="dim")
        short: list[str] = []
        for before, field in zip((None, *form.fields), form.fields, strict=False):
            if before is not None and (before.options, before.bounds) == (field.options, field.bounds):
                # The same again need not be read again.
                continue
            if field.options and any(map(self.words.described, field.options)):
                for label, name in self._numbered(field.options):
                    line.append(f"\n      {label} {name}")
                    option = field.options[numbers(field.options).index(label)]
                    line.append(f"  {self.words.described(option)}", style="dim")
                continue
            shown = self._values(form, field)
            named = f"{self.words.field(field.name)}: " if len(form.fields) > 1 else ""
            short.append(f"{named}{shown}")
        # What fits on a line stands on one line.
        between = "\n      " if sum(map(len, short)) > _LONG_LINE or any("\n" in one for one in short) else "  │  "
        if short:
            line.append(f"\n      {between.join(short)}", style="dim")
        return line

    def _values(self, form: Form, field: Field) -> str:
        """What can be typed for a field."""
        if field.default is not None and len(field.options) > _MANY:
            return self.words.say("play-many", count=len(field.options))
        if field.options:
            return self._called_by_number(form, field.options) or self._listed(field.options)
        if field.longest:
            return self.words.say("play-name", most=field.longest)
        least, most = field.bounds
        return str(most) if least == most else self.words.say("play-range", least=least, most=most)

    def _called_by_number(self, form: Form, options: Sequence[Any] | Region) -> str:
        """Actions that are called by numbers and are cards of the pack, by their names; nothing for other options."""
        pack = self.words.pack
        if isinstance(options, Region) or pack is None or any(type(one) is not int for one in options):
            return ""
        cards = [f"{form.verb} {one}" for one in options]
        if any(pack.provenance(card) is None for card in cards):
            return ""
        return "   ".join(f"{one}: {self.words.option(card)}" for one, card in zip(options, cards, strict=True))

    def _fields(self, form: Form) -> list[tuple[str, str]]:
        """The names of a form's fields as they stand after its verb."""
        names = ((field, self.words.field(field.name).upper()) for field in form.fields)
        # What may be left out stands in brackets.
        return [(f" {name}" if field.default is None else f" [{name}]", "cyan") for field, name in names]

    def _listed(self, options: Sequence[Any] | Region) -> str:
        """Options in one paragraph, long names one below the other: spaces by names, others with numbers to type."""
        if isinstance(options, Region):
            names = [self.words.labelled(option) for option in options]
        else:
            names = [f"{label} {name}" if label != name else name for label, name in self._numbered(options)]
        between = "  " if isinstance(options, Region) else "   "
        if any(len(name) > _LONG_NAME for name in names):
            between = "\n      "
        most = _MOST_SPACES if isinstance(options, Region) else _MOST_OPTIONS
        shown = between.join(names[:most])
        more = len(names) - most
        return f"{shown}  {self.words.say('list-more', count=more)}" if more > 0 else shown

    def _numbered(self, options: Sequence[Any] | Region) -> list[tuple[str, str]]:
        """What to type for each option, and its name."""
        names = (self.words.labelled(option) for option in options)
        found = list(zip(numbers(options), names, strict=True))
        return sorted(found, key=lambda pair: int(pair[0])) if all(label.isdecimal() for label, _ in found) else found

    # Why

    def rules(self, events: Sequence[Event], first: int) -> Text:
        """The instructions from a line on, each with its clause."""
        found = []
        for event in events:
            if event.line >= first and _explained(event.effect):
                found.append(Text(f"  ► {self.words.effect(event.effect)}"))
                found.append(Text(f"    {self.words.clause(event.effect.clause)}", style="dim"))
        return lines(found)

    def signs_once(self, text: str) -> list[Text]:
        """What the signs in a text mean, each only the first time that it stands somewhere."""
        new = [sign for sign in self.words.signs([text]) if sign not in self._signs]
        self._signs.update(new)
        return [Text(f"  {sign}", style="dim") for sign in new]

    def explained_line(self, events: Sequence[Event]) -> int | None:
        """The last line whose rule is shown; None if there is none."""
        return next((event.line for event in reversed(events) if _explained(event.effect)), None)

    def decisions(self, decisions: Sequence[Decision], *, secret: bool = False) -> Text:
        """Every decision of a move: the options, and criterion by criterion what was kept and cut."""
        if not decisions:
            return Text(self.words.say("why-hidden" if secret else "why-nothing"))
        return Text("\n\n").join(self.decision(decision) for decision in decisions)

    def weighed(self, answer: object, seat: str, weighed: Sequence[Evaluation]) -> Text:
        """What a computer player weighed, the best first, with the terms of the evaluation."""
        words = self.words
        found = [Text(words.say("why-weighed", name=words.seat(seat), answer=words.answer(answer)), style="bold")]
        for one in sorted(weighed, key=lambda one: (-one.visits, -one.value))[:_MOST_WEIGHED]:
            chosen = "→ " if one.answer == answer else "  "
            value = words.figure(one.value, 2)
            worth = words.say("why-tried" if one.visits else "why-worth", visits=one.visits, value=value)
            found.append(Text(f"  {chosen}{words.answer(one.answer)}: {worth}"))
            if one.terms:
                listed = ", ".join(f"{words.term(name)} {words.figure(value)}" for name, value in one.terms if value)
                found.append(Text(f"      {listed}", style="dim"))
        return lines(found)

    def decision(self, decision: Decision) -> Text:
        """One decision."""
        words, why = self.words, explained(decision, self.words)
        found = [Text(why.says, style="bold")]
        if why.clause:
            found.append(Text(f"  {words.clause(why.clause)}", style="dim"))
        found.append(Text(f"  {words.say('why-options', count=len(why.options))} {self._some(why.options)}"))
        for at, step in enumerate(why.steps, 1):
            found.append(Text.assemble((f"  {at}. ", "bold yellow"), step.says))
            if step.clause:
                found.append(Text(f"     {words.clause(step.clause)}", style="dim"))
            if step.cut:
                found.append(Text(f"     {words.say('why-kept')} {self._some(step.kept)}", style="green"))
                found.append(Text(f"     {words.say('why-cut')} {self._some(step.cut)}", style="red"))
            else:
                found.append(Text(f"     {words.say('why-all-stay' if step.applied else 'why-not-applied')}"))
        if why.unreached:
            found.append(Text(f"  {words.say('why-unreached')}", style="dim"))
        for one in why.unreached:
            found.append(Text(f"     {one.says}{f'  [{one.clause}]' if one.clause else ''}", style="dim"))
        found.append(Text(f"  → {why.result}", style="bold green" if why.picked else "bold"))
        return lines(found)

    def _some(self, names: Sequence[str]) -> str:
        """Names with commas between them; of very many, how many more there are."""
        more = len(names) - _MOST_NAMED
        shown = [*names[:_MOST_NAMED], *([self.words.say("list-more", count=more)] if more > 0 else [])]
        return ", ".join(map(printable, shown)) if shown else self.words.say("list-none")


def _explained(effect: Effect) -> bool:
    """Whether somebody may ask for the rule behind it: something to do, or something that is not to be done."""
    return bool(effect.clause) and (effect.kind == "instruction" or isinstance(effect, Nothing))


def changed(before: Sequence[Panel], now: Sequence[Panel]) -> list[Panel]:
    """The panels that are not as they were; of a table of values only the rows."""
    old = {panel.id: panel for panel in before}
    found: list[Panel] = []
    for panel in now:
        was = old.get(panel.id)
        if panel == was:
            continue
        if isinstance(panel, Values) and isinstance(was, Values):
            panel = Values(panel.id, tuple(row for row in panel.rows if row not in was.rows))
        found.append(panel)
    return found


def numbers(options: Sequence[Any] | Region) -> list[str]:
    """The number a person may type for each option.

    Options that look like numbers themselves are typed as they are, so that no number means two things.

    >>> numbers(("a", "b")), numbers(("3", "7"))
    (['1', '2'], ['3', '7'])
    """
    if any(str(option).isdigit() for option in options):
        return [printable(str(option)) for option in options]
    return [str(at) for at in range(1, len(options) + 1)]
