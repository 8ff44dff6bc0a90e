"""Generate the rules page of a file: a sentence per step, in every language of the program."""

from __future__ import annotations

from collections.abc import Iterator
from re import Match
from typing import TYPE_CHECKING, Any

from visavis.core import Clause
from visavis.textbot.expr import SEEN, Expr
from visavis.textbot.source.syntax import Node, NoExpression, parse
from visavis.textbot.texts import BLANK, in_language
from visavis.words.fluent import bundle_of
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.card_steps import Line
    from visavis.textbot.runtime import Bot

BASE = "visavis.textbot.base"
"""Package with the words that all games from texts share."""
_OPERATORS = {"=": "is", "!=": "is_not", "<": "less", "<=": "at_most", ">": "more", ">=": "at_least"}


class Prose:
    """Renders the elements of a file as text in one language."""

    def __init__(self, bot: Bot, language: str) -> None:
        self.bot = bot
        self.world = bot.world
        self.language = language
        self._bundle = bundle_of(language, BASE)
        self._plain = bot.maker.texts.plain
        self._it = "expr-it"

    def say(self, key: str, **args: Any) -> str:
        """Format a message of the program; empty if it has no value."""
        pattern = self._bundle.get_message(key).value
        return str(self._bundle.format_pattern(pattern, args)[0]) if pattern else ""

    def text(self, key: str) -> str:
        """Return a text of the file; a blank as the description of its value."""
        if key not in self._plain:
            return self.say(key) if self._bundle.has_message(key) else key.rpartition("-")[2].replace("_", " ")
        return BLANK.sub(self._blank, " ".join(in_language(self._plain[key], self.language).split()))

    def _blank(self, blank: Match[str]) -> str:
        inside, _, forms = blank[1].partition(":")
        if forms:
            return forms.rpartition("|")[2].strip()
        try:
            return f"[{self.node(parse(inside.strip()))}]"
        except NoExpression:
            # Names have no blanks: the braces are plain text.
            return f"[{blank[1]}]"

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
        """Render an expression; empty for None."""
        if made is None:
            return ""
        return self.condition(made.node) if made.kind == "yes" else self.node(made.node)

    def condition(self, node: Node) -> str:
        """Render a condition; a bare question or column as a sentence."""
        if node.op in ("and", "or", "not"):
            args = [self.condition(arg) for arg in node.args]
            return self.say(f"expr-{node.op}", **dict(zip("ab", args, strict=False)))
        name = str(node.value) if node.op == "name" else ""
        owner, _, column = name.partition(".")
        if column and owner in SEEN:
            return self.say(f"expr-{owner}-yes", column=self.column(column))
        if name in self.bot.asks:
            return self.say("expr-ask-yes", text=self.text(f"ask-ask-{name}"))
        if name in self.world.conditions:
            return self.condition(parse(self.world.conditions[name]))
        if column and owner not in self.world.decks:
            return self.say("expr-of-yes", column=self.column(column), owner=self._name(owner))
        if node.op == "column":
            return self.say("expr-table-yes", column=self.column(str(node.value)), keys=self._keys(node.args[0]))
        return self.node(node)

    def node(self, node: Node) -> str:
        """Render a node of an expression."""
        if node.op == "number":
            return str(node.value)
        if node.op == "name":
            return self._name(str(node.value))
        if node.op in ("and", "or", "not"):
            return self.condition(node)
        if node.op in ("index", "column"):
            return self._looked_up(node)
        if node.op == "call" and (node.args[0].op == "where" or node.value in ("least", "most")):
            return self._total(node)
        args = [self.node(arg) for arg in node.args]
        if node.op == "call":
            return self.say(f"call-{node.value}", **dict(zip("abcd", [*args, "", "", ""], strict=False)))
        if node.op in ("+", "-", "*", "/"):
            left, right = (f"({text})" if _loose(node, at) else text for at, text in enumerate(args))
            return f"{left} {node.op} {right}"
        if node.op == "neg":
            return f"-{args[0]}"
        if node.op == "&":
            return self.say("expr-both", a=args[0], b=args[1])
        if node.args[1].op == "name" and "." not in str(node.args[1].value):
            args[1] = self._word(str(node.args[1].value))
        return self.say(f"expr-{_OPERATORS[node.op]}", a=args[0], b=args[1])

    def _looked_up(self, node: Node) -> str:
        """Render a member of a family or a cell of a table."""
        if node.op == "column":
            return self.say("expr-table", column=self.column(str(node.value)), keys=self._keys(node.args[0]))
        family = self.world.vocabulary.families.get(str(node.value))
        words = tuple(str(arg.value) for arg in node.args)
        if family is not None and words in family.members:
            kind = "note" if family.members[words] in self.world.vocabulary.notes else "counter"
            return self.named(kind, family.members[words])
        return self.say("expr-index", name=self.column(str(node.value)), keys=self._keys(node))

    def _keys(self, node: Node) -> str:
        args = node.args
        return ", ".join(self._listed_word(str(arg.value)) if arg.op == "name" else self.node(arg) for arg in args)

    def _listed_word(self, word: str) -> str:
        """Render a word of a list, or the name of something that holds one."""
        words = {word for listed in self.world.vocabulary.lists.values() for word in listed}
        named = word in words or word in self.world.levels
        return in_language(self._named_word(word), self.language) if named else self._name(word)

    def _total(self, node: Node) -> str:
        """Render what a function finds in a table or among cards."""
        looked = node.args[0]
        source = looked.args[0] if looked.op == "where" else looked
        condition = self.condition(looked.args[1]) if looked.op == "where" else ""
        of = self.node(node.args[1]) if len(node.args) > 1 else ""
        key = f"total-{node.value}-where" if condition else f"total-{node.value}"
        return self.say(key, source=self._name(str(source.value)), condition=condition, of=of)

    def _word(self, word: str) -> str:
        """Render the right side of a comparison: a word, unless the file declares the name."""
        known = word in self.world.things["counters"] or word in self.world.numbers or word in self.bot.asks
        known = known or word in ("yes", "no", "round", "amount", "slot", "it", "level")
        known = known or word in self.world.vocabulary.notes or word in self.world.vocabulary.options
        return self._name(word) if known else in_language(self._named_word(word), self.language)

    def _name(self, name: str) -> str:
        world = self.world
        owner, _, field = name.partition(".")
        if field and owner in SEEN:
            return self.say(f"expr-{owner}", column=self.column(field))
        if field and owner not in world.decks:
            return self.say("expr-of", column=self.column(field), owner=self._name(owner))
        if field:
            return self.say(f"expr-deck-{field}", deck=self.named("deck", owner))
        if name in world.conditions:
            return self.condition(parse(world.conditions[name]))
        newer = (("note", "notes"), ("option", "options"), ("table", "tables"))
        for kind, things in (
            ("counter", "counters"),
            ("die", "dice"),
            ("piece", "pieces"),
            ("pile", "piles"),
            ("row", "rows"),
            *newer,
        ):
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
        """Render the sentence of a step, in which `it` is already chosen."""
        self._it = "rule-it"
        args = {name: self._arg(name, value) for name, value in line.args.items()}
        self._it = "expr-it"
        return self.say(f"rule-{line.key}", **args)

    def given(self, name: str, value: Any) -> str:
        """Render an argument of a sentence."""
        return self._arg(name, value)

    def _arg(self, name: str, value: Any) -> str:
        if isinstance(value, Expr) and name in ("value", "values") and value.node.op == "name":
            return self._listed_word(str(value.node.value))
        if isinstance(value, Expr) or value is None:
            return self.expr(value)
        if name == "values":
            return ", ".join(self._arg("value", given) for given in value)
        if name == "calls":
            return "; ".join(self._called(action, given) for action, given in value)
        if name == "words":
            return ", ".join(in_language(self._named_word(word), self.language) for word in value)
        if name == "text":
            return self.text(value)
        if name == "ask":
            return self.text(f"ask-ask-{value}")
        if name == "verb":
            return self.text(f"verb-you-{value}")
        if name in ("counter", "deck", "pile", "row", "die", "piece", "flag", "action", "note", "table"):
            return self._name(value) if "." in value else self.named(name, value)
        if name == "which":
            return self.say(f"expr-the-{value}")
        if name == "space" and value == "it":
            return self.say("rule-it")
        if name == "space" and f"opt-area-{value}" in self._plain:
            return self.named("area", value)
        return str(value)

    def _called(self, action: str, given: Any) -> str:
        name = self.named("action", action)
        return f"{name} ({self._arg('values', given)})" if given else name

    def table(self, id: str) -> str:
        """Render a table: a row after the other."""
        table = self.world.vocabulary.tables[id]
        rows = []
        for row in table.rows.values():
            keys = ", ".join(self._cell(row[key]) for key in table.by)
            cells = [
                f"{self.column(name)} {self._cell(row[name])}"
                for name in table.cells.columns
                if name not in table.by and row[name] != table.empty[name]
            ]
            rows.append(f"{keys}: {', '.join(cells)}" if cells else keys)
        return "; ".join(rows) + "."

    def _cell(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("expr-yes" if value else "expr-no")
        if isinstance(value, tuple):
            return " + ".join(self._cell(f"word.{word}") for word in value)
        if isinstance(value, str) and value.startswith("word."):
            return in_language(self._named_word(value[5:]), self.language)
        return str(value)


def _loose(node: Node, place: int) -> bool:
    """Return True if an operand needs brackets: it binds less tightly than its operation."""
    inner = node.args[place].op
    if node.op in "*/":
        return inner in ("+", "-") or (place == 1 and inner in ("*", "/"))
    return node.op == "-" and place == 1 and inner in ("+", "-")


def clauses_of(bot: Bot) -> dict[str, Clause]:
    """Return the clauses of a file, in the order of a game."""
    prose = {language: Prose(bot, language) for language in LANGUAGES}
    clauses: dict[str, Clause] = {}
    for id, section, texts in _rows(bot, prose):
        clauses[id] = Clause(id, section, texts, "done")
    return clauses


def _rows(bot: Bot, prose: dict[str, Prose]) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    def both(make: Any) -> dict[str, str]:
        return {language: make(writer) or "…" for language, writer in prose.items()}

    def title(key: str, name: str = "") -> dict[str, str]:
        return both(lambda writer: writer.say(f"section-{key}", name=writer.text(name) if name else ""))

    world = bot.world
    flow = title("flow")
    yield "flow.rounds", flow, both(lambda writer: writer.say("flow-rounds", rounds=world.rounds))
    ways: dict[str, Any] = {"turns": world.turns_per_round, "first": world.first, "next": world.next_first}
    reckoned = world.turns_expr
    if reckoned is not None:
        ways["turns"] = "reckoned"
    yield "flow.turns", flow, both(lambda writer: writer.say("flow-turns", **ways, number=writer.expr(reckoned)))
    yield "flow.end", flow, both(lambda writer: writer.say("flow-end"))
    yield "flow.points", flow, both(lambda writer: writer.say("flow-points", points=writer.expr(bot.score_bot)))
    yield "flow.long", flow, both(lambda writer: writer.say("flow-long"))
    for id, option in world.vocabulary.options.items():
        yield f"option.{id}", flow, both(lambda writer, id=id, option=option: _option(writer, id, option))
    for id, line in world.numbers.items():
        yield f"number.{id}", flow, both(lambda writer, id=id, line=line: _number(writer, id, line))
    for id, deck in bot.decks.items():
        if deck.under:
            below = {"number": deck.under_with}
            yield (
                f"under.{id}",
                flow,
                both(
                    lambda writer, id=id, below=below: writer.say("flow-under", deck=writer.named("deck", id), **below)
                ),
            )
    if any(any(cards.values()) for cards in bot.row_cards.values()):
        yield "flow.row", flow, both(lambda writer: writer.say("flow-row"))
    for block in ("setup", "round", "turn"):
        yield from _block(bot.lines[block], title(block), both)
    for id in bot.verbs:
        section = title("you", f"verb-you-{id}")
        yield (
            f"you.{id}",
            section,
            both(lambda writer, id=id: writer.say("rule-verb", verb=writer.text(f"verb-you-{id}"))),
        )
        yield from _block(bot.lines[f"you.{id}"], section, both)
    for id, action in bot.maker.actions.items():
        yield from _action(bot, id, action, title("action", f"opt-action-{id}"), both)
    for id, chosen in bot.maker.chosen.items():
        section = title("choice")
        yield f"choice.{id}", section, both(lambda writer, id=id: writer.text(f"choose-choice-{id}"))
        for by in chosen.by:
            yield by.clause, section, both(lambda writer, by=by: _criterion(writer, by))
            yield from _block(bot.lines.get(f"{by.clause}.first", []), section, both, conditions=(("tied", {}),))
    for id in world.things["criteria"]:
        yield f"criterion.{id}", title("choice"), both(lambda writer, id=id: writer.text(f"by-criterion-{id}"))
    for id in bot.asks:
        yield f"ask.{id}", title("ask"), both(lambda writer, id=id: writer.text(f"ask-ask-{id}"))
    for id in world.vocabulary.tables:
        yield f"table.{id}", title("table", f"opt-table-{id}"), both(lambda writer, id=id: writer.table(id))
    for id in bot.counters:
        for line in bot.lines[f"counter.{id}"]:
            under = (bot.maker.reached[line.clause],)
            yield from _block([line], title("counter", f"opt-counter-{id}"), both, conditions=under)
    for id in world.cards:
        yield from _block(bot.lines[f"card.{id}"], title("card", f"opt-card-{id}"), both)
    for block in ("round_end", "end"):
        yield from _block(bot.lines[block], title(block), both)


def _option(prose: Prose, id: str, option: Any) -> str:
    values = [in_language(prose._named_word(word), prose.language) for word in option.values]
    if option.kind == "yes":
        values = [prose.say("expr-yes"), prose.say("expr-no")]
    shown = ", ".join(values) if values else f"0–{option.most}"
    return prose.say("flow-option", name=prose.named("option", id), values=shown)


def _number(prose: Prose, id: str, line: object) -> str:
    """Return what a number of the file is: an expression, or a number for each level."""
    value = prose.node(parse(str(line))) if not isinstance(line, dict) else ""
    if isinstance(line, dict):
        value = ", ".join(f"{prose.text(f'option-level-{level}')}: {number}" for level, number in line.items())
    return prose.say("flow-number", name=id.replace("_", " "), value=value)


def _criterion(prose: Prose, by: Any) -> str:
    text = prose.say("rule-each", column=prose.expr(by.each)) if by.rule == "each" else prose.text(by.text.key)
    return prose.say("rule-only-if", condition=prose.expr(by.condition), says=text) if by.condition else text


def _action(bot: Bot, id: str, action: Any, section: dict[str, str], both: Any) -> Iterator[Any]:
    rule = bot.world.things["actions"][id].get("rule")
    own = bot.world.shapes.text(rule, ("actions", id, "rule")) if rule is not None else None

    def heading(prose: Prose) -> str:
        if own:
            return in_language(own, prose.language)
        variables = {"name": prose.named("action", id), "condition": prose.expr(action.condition)}
        choice = bot.world.things["actions"][id].get("choose")
        if choice is None or bot.maker.chosen[choice].sure:
            return prose.say("rule-always" if action.condition is None else "rule-condition", **variables)
        variables["choice"] = prose.text(f"choose-choice-{choice}")
        return prose.say("rule-chosen" if action.condition is None else "rule-both", **variables)

    yield f"action.{id}", section, both(heading)
    yield from _block(bot.lines[f"action.{id}"], section, both)
    yield from _block(bot.lines.get(f"action.{id}.else", []), section, both, otherwise=True)


def _block(
    lines: Any, section: dict[str, str], both: Any, *, otherwise: bool = False, conditions: tuple[Any, ...] = ()
) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    """Iterate over the clauses of some steps; each includes the conditions it depends on."""
    for line in lines:

        def says(prose: Prose, line: Line = line) -> str:
            text = prose.line(line)
            for key, condition in reversed(conditions):
                if isinstance(condition, dict):
                    args = {name: prose.given(name, value) for name, value in condition.items()}
                    text = prose.say(f"rule-{key}", says=text, **args)
                elif isinstance(condition, int):
                    text = prose.say(f"rule-{key}", number=str(condition), says=text)
                else:
                    text = prose.say(f"rule-{key}", condition=prose.expr(condition), says=text)
            return prose.say("rule-otherwise", says=text) if otherwise else text

        yield line.clause, section, both(says)
        for key, inside in line.inside:
            way = {"do": "only-if", "else": "only-else"}.get(key, f"in_{key}")
            under = (*conditions, (way, line.args["condition"] if key in ("do", "else") else {**line.args}))
            yield from _block(inside, section, both, otherwise=otherwise, conditions=under)
