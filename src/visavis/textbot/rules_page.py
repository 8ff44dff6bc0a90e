"""The rules page of a file: a sentence for every step, in every language of the program."""

from __future__ import annotations

from collections.abc import Iterator
from re import Match
from typing import TYPE_CHECKING, Any

from visavis.core import Clause
from visavis.textbot.expressions import SEEN, Expr
from visavis.textbot.syntax import Node, NoExpression, parse
from visavis.textbot.texts import BLANK, in_language
from visavis.words.fluent import bundle_of
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.runtime import Bot
    from visavis.textbot.step_reader import Line

BASE = "visavis.textbot.base"
"""The words that all games from texts share."""
_OPERATORS = {"=": "is", "!=": "is_not", "<": "less", "<=": "at_most", ">": "more", ">=": "at_least"}


class Prose:
    """Puts the parts of a file into words, in one language."""

    def __init__(self, bot: Bot, language: str) -> None:
        self.bot = bot
        self.world = bot.world
        self.language = language
        self._bundle = bundle_of(language, BASE)
        self._plain = bot.maker.texts.plain
        self._it = "expr-it"

    def say(self, key: str, **args: Any) -> str:
        """A sentence of ours."""
        pattern = self._bundle.get_message(key).value
        return str(self._bundle.format_pattern(pattern, args)[0]) if pattern else ""

    def text(self, key: str) -> str:
        """A text of the file; a blank as what it is filled with."""
        if key not in self._plain:
            return self.say(key) if self._bundle.has_message(key) else key.rpartition("-")[2].replace("_", " ")
        return BLANK.sub(self._blank, " ".join(in_language(self._plain[key], self.language).split()))

    def _blank(self, found: Match[str]) -> str:
        inside, _, forms = found[1].partition(":")
        if forms:
            return forms.rpartition("|")[2].strip()
        try:
            return f"[{self.node(parse(inside.strip()))}]"
        except NoExpression:
            # A name, which has no blanks: what stands in brackets is said as it is.
            return f"[{found[1]}]"

    def named(self, kind: str, id: str) -> str:
        """Return the name of a thing of the file."""
        return self.say("rule-it") if id == "it" else self.text(f"opt-{kind}-{id}")

    def column(self, id: str) -> str:
        """Return the name of a column of the cards."""
        return in_language(self._named_word(id), self.language)

    def _named_word(self, id: str) -> dict[str, str]:
        return self._plain.get(f"opt-word-{id}") or self._plain.get(f"opt-flag-{id}") or {"": id.replace("_", " ")}

    # Expressions

    def expr(self, made: Expr | None) -> str:
        """An expression."""
        if made is None:
            return ""
        return self.condition(made.node) if made.kind == "yes" else self.node(made.node)

    def condition(self, node: Node) -> str:
        """Something that holds or does not: a bare question or column as a sentence."""
        if node.op in ("and", "or", "not"):
            args = [self.condition(one) for one in node.args]
            return self.say(f"expr-{node.op}", **dict(zip("ab", args, strict=False)))
        name = str(node.value) if node.op == "name" else ""
        owner, _, part = name.partition(".")
        if part and owner in SEEN:
            return self.say(f"expr-{owner}-yes", column=self.column(part))
        if name in self.bot.asks:
            return self.say("expr-ask-yes", text=self.text(f"ask-ask-{name}"))
        return self.node(node)

    def node(self, node: Node) -> str:
        """A part of an expression."""
        if node.op == "number":
            return str(node.value)
        if node.op == "name":
            return self._name(str(node.value))
        if node.op in ("and", "or", "not"):
            return self.condition(node)
        args = [self.node(one) for one in node.args]
        if node.op == "call":
            return self.say(f"call-{node.value}", **dict(zip("abcd", [*args, "", "", ""], strict=False)))
        if node.op in ("+", "-", "*", "/"):
            return f"{args[0]} {node.op} {args[1]}"
        if node.op == "neg":
            return f"-{args[0]}"
        if node.op == "&":
            return self.say("expr-both", a=args[0], b=args[1])
        if node.args[1].op == "name" and "." not in str(node.args[1].value):
            args[1] = self._word(str(node.args[1].value))
        return self.say(f"expr-{_OPERATORS[node.op]}", a=args[0], b=args[1])

    def _word(self, word: str) -> str:
        """The right side of a comparison: a word, unless it is something that the file names."""
        known = word in self.world.things["counters"] or word in self.world.numbers or word in self.bot.asks
        known = known or word in ("yes", "no", "round", "amount", "slot")
        return self._name(word) if known else in_language(self._named_word(word), self.language)

    def _name(self, name: str) -> str:
        world = self.world
        owner, _, part = name.partition(".")
        if part and owner in SEEN:
            return self.say(f"expr-{owner}", column=self.column(part))
        if part:
            return self.say(f"expr-deck-{part}", deck=self.named("deck", owner))
        for kind, things in (("counter", "counters"), ("die", "dice"), ("piece", "pieces")):
            if name in world.things[things]:
                return self.named(kind, name)
        if name in self.bot.asks:
            return self.say("expr-ask", text=self.text(f"ask-ask-{name}"))
        if name == "it":
            return self.say(self._it)
        if name in ("round", "level", "amount", "slot", "count", "all", "yes", "no", *SEEN):
            return self.say(f"expr-{name}" if name not in SEEN else f"expr-the-{name}")
        return in_language(self._named_word(name), self.language)

    # Steps

    def line(self, line: Line) -> str:
        """The sentence of a step. In it `it` was chosen already."""
        self._it = "rule-it"
        args = {name: self._arg(name, its) for name, its in line.args.items()}
        self._it = "expr-it"
        return self.say(f"rule-{line.key}", **args)

    def _arg(self, name: str, value: Any) -> str:
        if isinstance(value, Expr) or value is None:
            return self.expr(value)
        if name == "text":
            return self.text(value)
        if name == "ask":
            return self.text(f"ask-ask-{value}")
        if name == "verb":
            return self.text(f"verb-you-{value}")
        if name in ("counter", "deck", "pile", "row", "die", "piece", "flag", "action"):
            return self._name(value) if "." in value else self.named(name, value)
        if name == "which":
            return self.say(f"expr-the-{value}")
        if name == "space" and value == "it":
            return self.say("rule-it")
        if name == "space" and f"opt-area-{value}" in self._plain:
            return self.named("area", value)
        return str(value)


def clauses_of(bot: Bot) -> dict[str, Clause]:
    """The clause list of a file, in the order of a game."""
    prose = {language: Prose(bot, language) for language in LANGUAGES}
    found: dict[str, Clause] = {}
    for id, section, says in _rows(bot, prose):
        found[id] = Clause(id, section, says, "done")
    return found


def _rows(bot: Bot, prose: dict[str, Prose]) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    def both(make: Any) -> dict[str, str]:
        return {language: make(its) or "…" for language, its in prose.items()}

    def title(key: str, name: str = "") -> dict[str, str]:
        return both(lambda one: one.say(f"section-{key}", name=one.text(name) if name else ""))

    world = bot.world
    flow = title("flow")
    yield "flow.rounds", flow, both(lambda one: one.say("flow-rounds", rounds=world.rounds))
    ways: dict[str, Any] = {"turns": world.turns_per_round, "first": world.first, "next": world.next_first}
    yield "flow.turns", flow, both(lambda one: one.say("flow-turns", **ways))
    yield "flow.end", flow, both(lambda one: one.say("flow-end"))
    yield "flow.points", flow, both(lambda one: one.say("flow-points", points=one.expr(bot.score_bot)))
    yield "flow.long", flow, both(lambda one: one.say("flow-long"))
    if bot.row_cards:
        yield "flow.row", flow, both(lambda one: one.say("flow-row"))
    for block in ("setup", "round", "turn"):
        yield from _block(bot.lines[block], title(block), both)
    for id in bot.verbs:
        section = title("you", f"verb-you-{id}")
        yield f"you.{id}", section, both(lambda one, id=id: one.say("rule-verb", verb=one.text(f"verb-you-{id}")))
        yield from _block(bot.lines[f"you.{id}"], section, both)
    for id, action in bot.maker.actions.items():
        yield from _action(bot, id, action, title("action", f"opt-action-{id}"), both)
    for id, chosen in bot.maker.chosen.items():
        section = title("choice")
        yield f"choice.{id}", section, both(lambda one, id=id: one.text(f"choose-choice-{id}"))
        for by in chosen.by:
            yield by.clause, section, both(lambda one, by=by: _criterion(one, by))
    for id in world.things["criteria"]:
        yield f"criterion.{id}", title("choice"), both(lambda one, id=id: one.text(f"by-criterion-{id}"))
    for id in bot.asks:
        yield f"ask.{id}", title("ask"), both(lambda one, id=id: one.text(f"ask-ask-{id}"))
    for id in bot.counters:
        for line in bot.lines[f"counter.{id}"]:
            under = (bot.maker.reached[line.clause],)
            yield from _block([line], title("counter", f"opt-counter-{id}"), both, conditions=under)
    for id in world.cards:
        yield from _block(bot.lines[f"card.{id}"], title("card", f"opt-card-{id}"), both)
    for block in ("round_end", "end"):
        yield from _block(bot.lines[block], title(block), both)


def _criterion(one: Prose, by: Any) -> str:
    said = one.say("rule-each", column=one.expr(by.each)) if by.rule == "each" else one.text(by.text.key)
    return one.say("rule-only-if", condition=one.expr(by.condition), says=said) if by.condition else said


def _action(bot: Bot, id: str, action: Any, section: dict[str, str], both: Any) -> Iterator[Any]:
    rule = bot.world.things["actions"][id].get("rule")
    own = bot.world.shapes.text(rule, ("actions", id, "rule")) if rule is not None else None

    def heading(one: Prose) -> str:
        if own:
            return in_language(own, one.language)
        says = {"name": one.named("action", id), "condition": one.expr(action.condition)}
        choice = bot.world.things["actions"][id].get("choose")
        if choice is None or bot.maker.chosen[choice].sure:
            return one.say("rule-always" if action.condition is None else "rule-condition", **says)
        says["choice"] = one.text(f"choose-choice-{choice}")
        return one.say("rule-chosen" if action.condition is None else "rule-both", **says)

    yield f"action.{id}", section, both(heading)
    yield from _block(bot.lines[f"action.{id}"], section, both)
    yield from _block(bot.lines.get(f"action.{id}.else", []), section, both, otherwise=True)


def _block(
    lines: Any, section: dict[str, str], both: Any, *, otherwise: bool = False, conditions: tuple[Any, ...] = ()
) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    """The sentences of some steps; what stands under a condition or a number that is reached says so."""
    for line in lines:

        def says(one: Prose, line: Line = line) -> str:
            said = one.line(line)
            for key, condition in reversed(conditions):
                if isinstance(condition, int):
                    said = one.say(f"rule-{key}", number=str(condition), says=said)
                else:
                    said = one.say(f"rule-{key}", condition=one.expr(condition), says=said)
            return one.say("rule-otherwise", says=said) if otherwise else said

        yield line.clause, section, both(says)
        for key, inside in line.inside:
            way = "only-if" if key == "do" else "only-else"
            under = (*conditions, (way, line.args["condition"]))
            yield from _block(inside, section, both, otherwise=otherwise, conditions=under)
