"""Compile steps: each line of a block becomes a function and a sentence of the rules page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from visavis.textbot.card_steps import Line
from visavis.textbot.effects import Rest, Tell
from visavis.textbot.newer_steps import NewerSteps
from visavis.textbot.runtime import Action, Run, Step
from visavis.textbot.source.problems import nearest

VERBS = (
    "say", "gain", "lose", "set", "turn", "look", "shuffle", "add", "remove", "rotate", "lay", "clear", "use", "move",
    "mark", "unmark", "roll", "put", "take", "do", "try", "ask", "rest", "end", "you", "stop", "deal", "keep",
)  # fmt: skip
NEWER_VERBS = ("deal", "keep")
"""The steps that came with version 2."""
_CALL = re.compile(r"([a-z0-9_]+)(?:\s+([0-9]{1,6}))?\Z")


class Steps(NewerSteps):
    """Compiler of the steps of one block."""

    def all(self, raw: list[Any], *under: str) -> tuple[Step, ...]:
        """Compile every step of the list at `under`, relative to the present path; an invalid one is skipped."""
        outer, made = self.path, list[Step]()
        for index, one in enumerate(raw):
            self.path = (*outer, *under, index)
            step = self._step(one)
            if step is not None:
                made.append(step)
        self.path = outer
        return tuple(made)

    # Reading

    def _step(self, raw: Any) -> Step | None:
        self.clause = f"{self.where}.{self.maker.numbered(self.where)}"
        if isinstance(raw, dict):
            return self._table(raw)
        if not isinstance(raw, str) or not raw.strip():
            self._wrong("step", str(raw))
            return None
        verb, _, rest = raw.strip().partition(" ")
        verbs = VERBS if self.world.format > 1 else tuple(verb for verb in VERBS if verb not in NEWER_VERBS)
        if verb not in verbs:
            self._wrong("step.verb", raw, given=verb, near=nearest(verb, verbs), options=verbs)
            return None
        make: Callable[[str, str], Step | None] = getattr(self, f"_{verb}")
        return make(rest.strip(), raw)

    def _table(self, raw: dict[str, Any]) -> Step | None:
        if "say" in raw:
            self.world.shapes.keys(raw, "say", self.path)
            return self._told(raw["say"], "say")
        if self.world.format > 1 and ("each" in raw or "repeat" in raw):
            return self.loop(raw)
        if self.world.format > 1 and "try" in raw:
            return self.first_of(raw)
        self.world.shapes.keys(raw, "if", self.path)
        if "if" not in raw or "do" not in raw:
            self._wrong("step", ", ".join(map(str, raw)))
            return None
        clause, before = self.clause, self.lines
        condition = self._expr(str(raw["if"]), "yes", under=("if",))
        self.lines = do_lines = list[Line]()
        do = self.all(self.world.shapes.steps(raw["do"], (*self.path, "do")), "do")
        self.lines = else_lines = list[Line]()
        otherwise = self.all(self.world.shapes.steps(raw.get("else"), (*self.path, "else")), "else")
        self.lines = before
        if condition is None:
            return None
        inside = (("do", tuple(do_lines)), ("else", tuple(else_lines)))
        self.lines.append(Line("if", {"condition": condition}, clause, inside))
        fn = condition.fn

        def branch(run: Run) -> None:
            run.all(do if fn(run) else otherwise)

        return branch

    # Saying

    def _say(self, rest: str, raw: str) -> Step | None:
        return self._told(rest)

    def card_text(self, text: object) -> list[Step]:
        """Compile the text of a card, which is said before its steps."""
        self.clause = f"{self.where}.{self.maker.numbered(self.where)}"
        told = self._told(text, "text")
        return [] if told is None else [told]

    def _told(self, text: object, *under: str) -> Step | None:
        key = self.clause.replace(".", "-")
        made = self.maker.texts.text(f"say-{key}", text, (*self.path, *under), self.scope)
        clause = self._say_line("say", text=f"say-{key}")

        def tell(run: Run) -> None:
            run.table.note(Tell, clause, key, made.args(run))

        return tell

    # Counters

    def _gain(self, rest: str, raw: str) -> Step | None:
        return self._changed(rest, raw, "gain", 1)

    def _lose(self, rest: str, raw: str) -> Step | None:
        return self._changed(rest, raw, "lose", -1)

    def _changed(self, rest: str, raw: str, key: str, sign: int) -> Step | None:
        if self.world.format > 1:
            return self.changed(rest, raw, key, sign)
        counter, _, amount = rest.partition(" ")
        number = self._expr(amount or "1", "number")
        if not self._counter(counter, raw) or number is None:
            return None
        clause, fn = self._say_line(key, counter=counter, number=number), number.fn
        if counter == "it":
            return lambda run: run.change(run.it[8:], sign * fn(run), clause)
        return lambda run: run.change(counter, sign * fn(run), clause)

    def _set(self, rest: str, raw: str) -> Step | None:
        if self.world.format > 1:
            return self.put_to(rest, raw)
        counter, _, amount = rest.partition(" ")
        number = self._expr(amount or "0", "number")
        if not self._counter(counter, raw) or number is None:
            return None
        clause, fn = self._say_line("set", counter=counter, number=number), number.fn

        def put_to(run: Run) -> None:
            name = run.it[8:] if counter == "it" else counter
            run.change(name, fn(run) - getattr(run.state, f"counter_{name}"), clause)

        return put_to

    def _counter(self, counter: str, raw: str) -> bool:
        if counter == "it" and self.scope.it == "counter":
            self.calls += [f"counter {id}" for id in self.world.things["counters"]]
            return True
        self.calls.append(f"counter {counter}")
        return self._one(counter, self.world.things["counters"], "counter", raw)

    # Actions and the flow

    def _do(self, rest: str, raw: str) -> Step | None:
        """Compile `do ACTION [AMOUNT]`, or a call of every action in a column of the card."""
        column = re.fullmatch(r"(card|support|seen)\.([a-z0-9_]+)", rest)
        if self.world.format > 1 and re.fullmatch(r"[a-z0-9_]+(\[.*\])?\.[a-z0-9_]+", rest):
            return self.do_listed(rest, raw, first=False)
        if column:
            return self._listed(rest, raw, first=False)
        if rest == "card":
            self.calls.append("any card")
            self._say_line("do_itself")
            return lambda run: run.all(run.bot.card_steps.get(run.card_id, ()))
        if self.world.format > 1:
            return self.do_action(rest, raw)
        name, _, amount = rest.partition(" ")
        if not self._one(name, self.world.things["actions"], "action", raw):
            return None
        number = self._expr(amount or "1", "number")
        if number is None:
            return None
        self.calls.append(f"action {name}")
        self._say_line("do_amount" if amount else "do", action=name, number=number)
        action, fn = self.maker.action(name), number.fn
        return lambda run: run.act(action, fn(run))

    def _try(self, rest: str, raw: str) -> Step | None:
        if self.world.format > 1:
            return self.do_listed(rest, raw, first=True)
        return self._listed(rest, raw, first=True)

    def _listed(self, rest: str, raw: str, *, first: bool) -> Step | None:
        column = self._expr(rest, "words")
        if column is None:
            return None
        known: dict[str, tuple[Action, int]] = {}
        for call in sorted(column.words or ()):
            words = _CALL.match(call)
            if words is None or words[1] not in self.world.things["actions"]:
                name = call.split(" ")[0]
                near = nearest(name, self.world.things["actions"])
                self.world.problems.add("action", self.cells_with(column.node, call), given=name, near=near, options=())
                continue
            self.maker.compiler.used.add(words[1])
            self.calls.append(f"action {words[1]}")
            known[call] = self.maker.action(words[1]), int(words[2] or 1)
        self._say_line("try" if first else "do_card", column=column)
        fn = column.fn

        def each(run: Run) -> None:
            for call in fn(run):
                if run.stopped or (run.act(*known[call]) and first):
                    return

        return each

    def _ask(self, rest: str, raw: str) -> Step | None:
        if not self._one(rest, self.maker.compiler.asks, "ask", raw):
            return None
        if f"asks {rest}" in self.world.vocabulary.inputs and self._expr(rest) is None:
            return None
        self._say_line("ask", ask=rest)
        return lambda run: run.ask(rest)

    def _rest(self, rest: str, raw: str) -> Step | None:
        if not self._one(rest, ("you", "bot"), "side", raw):
            return None
        self.maker.rests.add(rest)
        clause = self._say_line(f"rest_{rest}")

        def rests(run: Run) -> None:
            if rest not in run.state.resting:
                run.table.do(Rest(clause, rest))  # type: ignore[arg-type]

        return rests

    def _end(self, rest: str, raw: str) -> Step | None:
        if not self._one(rest, ("round", "game"), "end", raw):
            return None
        self.maker.ends.add(rest)
        self._say_line(f"end_{rest}")

        def end(run: Run) -> None:
            run.stopped, run.ended = True, rest

        return end

    def _you(self, rest: str, raw: str) -> Step | None:
        if not self._one(rest, self.world.things["you"], "you", raw):
            return None
        self._say_line("you", verb=rest)
        return lambda run: run.bot.you_do(run, rest)

    def _stop(self, rest: str, raw: str) -> Step | None:
        self._say_line("stop")

        def stop(run: Run) -> None:
            run.stopped = True

        return stop
