"""Compile the steps of version 2: loops, inputs, notes, members of families, marks on rows of tables, dealing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from visavis.textbot.card_steps import CardSteps, Line
from visavis.textbot.effects import Deal, KeepCards, MarkCard, Roll
from visavis.textbot.expr import Expr, Scope, Wrong
from visavis.textbot.runtime import Action, Run, Step
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.syntax import NoExpression, parse
from visavis.textbot.vocabulary import Local

MOST_TIMES = 99
"""Maximum number of repetitions, and of rolls until a condition holds."""
Call = Callable[[Run], bool]


def parted(text: str, mark: str = " ") -> list[str]:
    """Split a text at a mark outside of brackets.

    >>> parted("spot[who, it] 2")
    ['spot[who, it]', '2']
    """
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


class Target(msgspec.Struct, frozen=True):
    """What a step changes: the function that finds its id, and how the rules page shows it."""

    fn: Callable[[Run], str]
    shown: Any


class NewerSteps(CardSteps):
    """Compiler of the steps of version 2."""

    all: Callable[..., tuple[Step, ...]]

    def _checked(self, make: Callable[[], Any], raw: str) -> Any:
        """Return what a function compiles; None after its problem was reported."""
        try:
            return make()
        except NoExpression as wrong:
            self.world.problems.add(wrong.id, self.path, raw, text=raw, **wrong.details)
        except Wrong as wrong:
            if wrong.id:
                self.world.problems.add(wrong.id, self.path, raw, **wrong.args_of)
        return None

    # Counters and notes

    def _target(self, text: str, raw: str) -> Target | None:
        """Compile what `gain`, `lose` and `set` change: a counter, a member of a family, or what a word names."""
        made: Target | None = self._checked(lambda: self._counter_named(text, raw), raw)
        return made

    def _counter_named(self, text: str, raw: str) -> Target:
        counters, compiler = self.world.things["counters"], self.maker.compiler
        node = parse(text)
        if node.op == "name" and text in counters:
            self.calls.append(f"counter {text}")
            return Target(lambda run: text, text)
        if node.op == "index" and node.value in self.world.vocabulary.families:
            fn, possible, _ = compiler.member(node, self.scope)
            if any(id not in counters for id in possible):
                raise Wrong("counter", given=text, near="")
            self.calls += [f"counter {id}" for id in possible]
            return Target(fn, compiler.of(node, self.scope))
        near = nearest(text, counters)
        try:
            word = compiler.of(node, self.scope)
        except Wrong as wrong:
            if wrong.id == "name":
                raise Wrong("counter", given=text, near=near) from None
            raise
        if word.kind == "counter":
            self.calls += [f"counter {id}" for id in counters]
            return Target(lambda run: str(word.fn(run))[8:], "it")
        if word.kind != "word" or not word.words:
            raise Wrong("counter", given=text, near=near)
        if unknown := sorted(word.words - set(counters)):
            raise Wrong("counter.word", given=text, word=unknown[0])
        self.calls += [f"counter {id}" for id in sorted(word.words)]
        compiler.used.update(word.words)
        # A word that is none names no counter.
        return Target(lambda run: "" if (id := str(word.fn(run))[5:]) not in counters else id, word)

    def changed(self, rest: str, raw: str, key: str, sign: int) -> Step | None:
        """Compile `gain` and `lose`."""
        parts = parted(rest)
        target = self._target(parts[0] if parts else "", raw)
        number = self._expr(rest[len(parts[0]) :].strip() or "1" if parts else "1", "number")
        if target is None or number is None:
            return None
        clause = self._say_line(key, counter=target.shown, number=number)
        find, fn = target.fn, number.fn

        def change(run: Run) -> None:
            if id := find(run):
                run.change(id, sign * fn(run), clause)

        return change

    def put_to(self, rest: str, raw: str) -> Step | None:
        """Compile `set COUNTER NUMBER` and `set NOTE WORD`."""
        parts = parted(rest)
        name = parts[0].partition("[")[0] if parts else ""
        value = rest[len(parts[0]) :].strip() if parts else ""
        vocabulary = self.world.vocabulary
        family = vocabulary.families.get(name)
        if name in vocabulary.notes or (family and next(iter(family.members.values())) in vocabulary.notes):
            step: Step | None = self._checked(lambda: self._note(parts[0], value, raw), raw)
            return step
        target, number = self._target(parts[0] if parts else "", raw), self._expr(value or "0", "number")
        if target is None or number is None:
            return None
        clause = self._say_line("set", counter=target.shown, number=number)
        find, fn = target.fn, number.fn

        def put(run: Run) -> None:
            if id := find(run):
                run.change(id, fn(run) - getattr(run.state, f"counter_{id}"), clause)

        return put

    def _note(self, target: str, value: str, raw: str) -> Step:
        compiler, notes = self.maker.compiler, self.world.vocabulary.notes
        node = parse(target)
        self.maker.compiler.used.add(str(node.value))
        if node.op == "index":
            find, possible, _ = compiler.member(node, self.scope)
            note = notes[possible[0]] if possible else next(iter(notes.values()))
            shown: Any = compiler.of(node, self.scope)
        else:
            note, shown = notes[target], compiler.of(node, self.scope)
            find = lambda run: target  # noqa: E731
        given = parse(value or "none")
        if note.kind == "card":
            made = compiler.card(given, self.scope)
        else:
            try:
                made = compiler.word(given, self.scope, sorted(note.words or ()))
            except Wrong as wrong:
                if wrong.id == "list.word":
                    of = self.world.things["notes"][note.name].get("of")
                    raise Wrong("note.word", note=target, list=of, **wrong.args_of) from None
                raise
        clause, fn = self._say_line("remember", note=shown, value=made), made.fn

        def remember(run: Run) -> None:
            if id := find(run):
                run.remember(id, fn(run), clause)

        return remember

    # Actions with inputs

    def call(self, text: str, scope: Scope) -> tuple[Call, str, list[Expr]]:
        """Compile `ACTION`, `ACTION NUMBER` or `ACTION with VALUE, VALUE`; the call, the action and its inputs."""
        name, _, rest = text.strip().partition(" ")
        actions, compiler = self.world.things["actions"], self.maker.compiler
        compiler.used.add(name)
        if name not in actions:
            raise Wrong("action", given=name, near=nearest(name, actions))
        self.calls.append(f"action {name}")
        action: Action = self.maker.action(name)
        inputs = self.world.vocabulary.inputs.get(f"actions {name}", ())
        rest = rest.strip()
        if not rest.startswith("with ") and not inputs:
            number = compiler.of(parse(rest or "1"), scope)
            if number.kind != "number":
                raise Wrong("kind", given=rest, kind=number.kind, expected="number")
            fn = number.fn
            return lambda run: run.act(action, fn(run)), name, [number] if rest else []
        values = parted(rest[5:], ",") if rest.startswith("with ") else []
        if len(values) != len(inputs):
            raise Wrong("inputs", given=name, keys=", ".join(local.name for local in inputs) or "–")
        made = [self._given(value, local, scope) for value, local in zip(values, inputs, strict=True)]
        pairs = tuple((local.name, value.fn) for local, value in zip(inputs, made, strict=True))
        return lambda run: run.act(action, 1, {name: fn(run) for name, fn in pairs}), name, made

    def _given(self, text: str, local: Local, scope: Scope) -> Expr:
        compiler, node = self.maker.compiler, parse(text)
        if local.kind == "word":
            return compiler.word(node, scope, sorted(local.words or ()))
        if local.kind == "card":
            return compiler.card(node, scope)
        made = compiler.of(node, scope)
        if made.kind != local.kind:
            raise Wrong("kind", given=text, kind=made.kind, expected=local.kind)
        return made

    def do_action(self, rest: str, raw: str) -> Step | None:
        """Compile `do ACTION ...`."""
        made = self._checked(lambda: self.call(rest, self.scope), raw)
        if made is None:
            return None
        run_it, name, given = made
        self._say_line("do_with" if given else "do", action=name, values=given)
        step: Step = run_it
        return step

    def do_listed(self, rest: str, raw: str, *, first: bool) -> Step | None:
        """Compile `do` and `try` with a list of a card, a note or a table."""
        column = self._expr(rest, "words")
        if column is None:
            return None
        known: dict[str, Call] = {}
        for call in sorted(column.words or ()):
            before, self.path = self.path, self.cells_with(column.node, call)
            made = self._checked(partial(self.call, call, Scope(asks=False)), call)
            self.path = before
            if made is not None:
                known[call] = made[0]
        self._say_line("try" if first else "do_card", column=column)
        fn = column.fn

        def each(run: Run) -> None:
            for call in fn(run):
                if run.stopped or (known[call](run) and first):
                    return

        return each

    def first_of(self, raw: dict[str, Any]) -> Step | None:
        """Compile `{ try = [...] }`: the first of these actions that is possible."""
        self.world.shapes.keys(raw, "try", self.path)
        calls, shown = [], []
        outer = self.path
        for index, text in enumerate(self.world.shapes.steps(raw["try"], (*outer, "try"))):
            self.path = (*outer, "try", index)
            made = self._checked(partial(self.call, str(text), self.scope), str(text))
            if made is not None:
                calls.append(made[0])
                shown.append((made[1], made[2]))
        self.path = outer
        self._say_line("try_these", calls=shown)

        def attempt(run: Run) -> None:
            for call in calls:
                if run.stopped or call(run):
                    return

        return attempt

    # Loops

    def loop(self, raw: dict[str, Any]) -> Step | None:
        """Compile `{ each = NAME, in = LIST, do = [...] }` and `{ repeat = NUMBER, until = ..., do = [...] }`."""
        return self._each(raw) if "each" in raw else self._repeat(raw)

    def _inside(self, raw: dict[str, Any], scope: Scope) -> tuple[tuple[Step, ...], tuple[Line, ...]]:
        before, outer = self.lines, self.scope
        inner = list[Line]()
        self.lines, self.scope = inner, scope
        do = self.all(self.world.shapes.steps(raw.get("do"), (*self.path, "do")), "do")
        self.lines, self.scope = before, outer
        return do, tuple(inner)

    def _each(self, raw: dict[str, Any]) -> Step | None:
        self.world.shapes.keys(raw, "each", self.path)
        clause, name, source = self.clause, str(raw["each"]), str(raw.get("in", ""))
        vocabulary = self.world.vocabulary
        if not self.world.shapes.id(name, (*self.path, "each")) or "do" not in raw:
            self._wrong("step", ", ".join(map(str, raw)))
            return None
        vocabulary.local(name, (*self.path, "each"))
        if source in vocabulary.lists:
            listed = vocabulary.lists[source]
            self.maker.compiler.used.update(listed)
            words: Callable[[Run], Any] = lambda run: listed  # noqa: E731
            possible, shown = frozenset(listed), None
        else:
            if not re.search(r"[.\[]", source):
                vocabulary.listed(source, (*self.path, "in"))
                return None
            column = self._expr(source, "words", under=("in",))
            if column is None:
                return None
            words, possible, shown = column.fn, column.words or frozenset(), column
        local = Local(name, "word", possible)
        do, lines = self._inside(raw, msgspec.structs.replace(self.scope, locals=(*self.scope.locals, local)))
        args = {"name": name, "column": shown} if shown is not None else {"name": name, "words": listed}
        self.lines.append(Line("for_each_listed" if shown else "for_each", args, clause, (("each", lines),)))

        def each(run: Run) -> None:
            before, asked = run.env, run.asked
            for word in words(run):
                if run.stopped:
                    break
                run.fuel -= 1
                run.weigh(1)
                run.env, run.asked = {**before, name: f"word.{word}"}, dict(asked)
                run.all(do)
            run.env, run.asked = before, asked

        return each

    def _repeat(self, raw: dict[str, Any]) -> Step | None:
        self.world.shapes.keys(raw, "repeat", self.path)
        clause = self.clause
        times = self._expr(str(raw["repeat"]), "number", under=("repeat",))
        until = self._expr(str(raw["until"]), "yes", under=("until",)) if "until" in raw else None
        if times is None or (until is None and "until" in raw) or "do" not in raw:
            if "do" not in raw:
                self._wrong("step", ", ".join(map(str, raw)))
            return None
        do, lines = self._inside(raw, self.scope)
        key = "repeat_until" if until else "repeat"
        self.lines.append(Line(key, {"number": times, "condition": until}, clause, (("repeat", lines),)))
        fn, done = times.fn, until.fn if until else None

        def repeat(run: Run) -> None:
            asked = run.asked
            for _ in range(min(fn(run), MOST_TIMES)):
                if run.stopped:
                    break
                run.fuel -= 1
                run.weigh(1)
                run.asked = dict(asked)
                run.all(do)
                if done is not None and not run.stopped and done(run):
                    break
            run.asked = asked

        return repeat

    # Cards and dice

    def _deal(self, rest: str, raw: str) -> Step | None:
        """Compile `deal NUMBER DECK to ROW`."""
        words = re.fullmatch(r"(.+) ([a-z0-9_]+) to ([a-z0-9_]+)", rest)
        if words is None:
            self._wrong("step", raw)
            return None
        number, deck, row = self._expr(words[1], "number"), words[2], words[3]
        if number is None or not self._deck(deck, raw) or not self._one(row, self.world.things["rows"], "row", raw):
            return None
        clause, fn = self._say_line("deal", number=number, deck=deck, row=row), number.fn

        def deal(run: Run) -> None:
            for _ in range(min(fn(run), 20 - len(getattr(run.state, f"row_{row}")))):
                pile = getattr(run.state, f"deck_{deck}")
                if not pile.size():
                    return run.nothing("deck_empty", clause, deck=f"deck.{deck}")
                run.table.do(Deal(clause, f"deck.{deck}", f"row.{row}", str(run.table.draw(pile))))

        return deal

    def _keep(self, rest: str, raw: str) -> Step | None:
        """Compile `keep DECK where CONDITION`: the other cards leave the game."""
        deck, where, tail = rest.partition(" where ")
        if not where or not self._deck(deck.strip(), raw):
            if not where:
                self._wrong("step", raw)
            return None
        deck = deck.strip()
        scope = Scope(columns=True, asks=False, locals=self.scope.locals)
        condition = self._expr(tail, "yes", scope=scope)
        if condition is None:
            return None
        clause, fn = self._say_line("keep", deck=deck, condition=condition), condition.fn

        def keep(run: Run) -> None:
            acting, kept = run.card, []
            under = run.bot.decks[deck].under_cards(run.state.level)
            for card in map(str, getattr(run.state, f"deck_{deck}").cards):
                run.card = run.bot.rows[card]
                if card in under or fn(run):
                    kept.append(card)
            run.card = acting
            run.weigh(len(kept))
            if not kept:
                return run.nothing("no_cards", clause, deck=f"deck.{deck}")
            below = tuple(card for card in kept if card in under)
            own = tuple(card for card in kept if card not in under)
            run.table.do(KeepCards(clause, f"deck.{deck}", own, below, run.bot.decks[deck].under_with))

        return keep

    def roll_until(self, die: str, until: str, raw: str) -> Step | None:
        """Compile `roll DIE until CONDITION`."""
        if not self._one(die, self.world.things["dice"], "die", raw):
            return None
        condition = self._expr(until, "yes", scope=msgspec.structs.replace(self.scope, asks=False))
        if condition is None:
            return None
        clause, fn = self._say_line("roll_until", die=die, condition=condition), condition.fn

        def roll(run: Run) -> None:
            for _ in range(MOST_TIMES):
                run.fuel -= 1
                run.weigh(1)
                run.table.do(Roll(clause, f"die.{die}", run.table.draw(run.bot.dice[die])))
                if fn(run):
                    return

        return roll

    def marked_row(self, rest: str, raw: str, on: bool) -> Step | None:
        """Compile `mark TABLE[KEYS] FLAG`."""
        parts = parted(rest)
        if len(parts) != 2 or not self._one(parts[1], self.world.things["flags"], "flag", raw):
            if len(parts) != 2:
                self._wrong("step", raw)
            return None
        flag = parts[1]
        found = self._checked(lambda: self.maker.compiler.row(parse(parts[0]), self.scope), raw)
        if found is None:
            return None
        table, row, keys = found
        key = "mark_row" if on else "unmark_row"
        clause = self._say_line(key, table=table.id, values=keys, flag=flag)

        def mark(run: Run) -> None:
            id = row(run)["id"]
            if id and (id in getattr(run.state, f"flag_{flag}")) is not on:
                run.table.do(MarkCard(clause, f"flag.{flag}", id, on))

        return mark
