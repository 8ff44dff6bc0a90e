"""Compile the expressions of a bot file: type checks, and closures that evaluate them."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from visavis.textbot.board import FUNCTIONS
from visavis.textbot.expr import SEEN, Expr, Fn, Scope, Wrong, clamp, comparison, joined, shown
from visavis.textbot.lookups import Lookups
from visavis.textbot.source.document import MOST_NUMBER
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.source_map import Path
from visavis.textbot.source.syntax import Node, NoExpression, parse

if TYPE_CHECKING:
    from visavis.textbot.declarations import World
    from visavis.textbot.runtime import Run


MOST_COST = 1000
"""Maximum number of operations of an expression, including the definitions it uses."""


_LARGE = re.compile(r"(?<![\w.])[0-9]{7,}")
_BY_ZERO = re.compile(r"/\s*0+(?![\w.])")
DECK = ("left", "turned", "reserve")

NUMBERS: dict[str, Callable[[Fn, Fn], Fn]] = {
    "+": lambda a, b: lambda run: clamp(a(run) + b(run)),
    "-": lambda a, b: lambda run: clamp(a(run) - b(run)),
    "*": lambda a, b: lambda run: clamp(a(run) * b(run)),
    "/": lambda a, b: lambda run: _divided(a(run), b(run)),
}
SETS: dict[str, Callable[[Fn, Fn], Fn]] = {
    "+": lambda a, b: lambda run: a(run) | b(run),
    "-": lambda a, b: lambda run: a(run) & ~b(run),
    "&": lambda a, b: lambda run: a(run) & b(run),
}


def _divided(dividend: int, divisor: int) -> int:
    """Return the quotient, rounded down; 0 for a division by zero."""
    return dividend // divisor if divisor else 0


def card_part(owner: str, column: str) -> Fn:
    """Compile a reference to a column of a face-up card."""
    if owner == "card":
        return lambda run: run.card[column]
    if owner == "support":
        return lambda run: run.support[column]
    return lambda run: run.seen[column]


def called(function: Callable[..., Any], args: list[Fn]) -> Fn:
    """Compile a function call."""
    if len(args) == 1:
        only = args[0]
        return lambda run: function(only(run))
    if len(args) == 2:
        first, second = args
        return lambda run: function(first(run), second(run))
    return lambda run: function(*[fn(run) for fn in args])


class Compiler(Lookups):
    """Compiler of the expressions of one file; definitions are cached."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._defined: dict[tuple[str, Scope | None], Expr] = {}
        self._open: list[str] = []
        self.asks: dict[str, str] = {}
        """The kind of each question."""
        self.ask_words: dict[str, frozenset[str]] = {}
        self.about_it: set[str] = set()
        """Questions about a space: allowed only where one was chosen."""
        self.used: set[str] = set()
        """Every name that occurs in an expression."""
        self.dearest = 1
        """Number of operations of the most expensive expression."""

    def expr(self, text: str, path: Path, scope: Scope, *kinds: str) -> Expr | None:
        """Return a checked expression of one of these kinds; None after reporting a problem."""
        problems = self.world.problems
        try:
            made = self.of(parse(text), scope)
            if made.cost > MOST_COST:
                raise Wrong("expression.cost", most=MOST_COST)
            if kinds and made.kind not in kinds:
                raise Wrong("kind", given=text, kind=made.kind, expected=kinds[0])
            if made.board and not scope.board:
                raise Wrong("board.look", given=text)
            if made.asks and not scope.asks:
                raise Wrong("asks.here", given=text)
        except NoExpression as wrong:
            problems.add(wrong.id, path, text, text=text, **wrong.details)
        except Wrong as wrong:
            if wrong.id:
                problems.add(wrong.id, path, text, **wrong.args_of)
        else:
            self._odd(text, path)
            self.dearest = max(self.dearest, made.cost)
            return made
        return None

    def _odd(self, text: str, path: Path) -> None:
        """Tell numbers that are cut off, and divisions by zero."""
        for number in _LARGE.findall(text):
            if int(number[:9]) > MOST_NUMBER:
                self.world.problems.doubt("number.large", path, text, given=number[:20], most=MOST_NUMBER)
        if _BY_ZERO.search(text):
            self.world.problems.doubt("divide.zero", path, text, text=text[:60])

    def of(self, node: Node, scope: Scope) -> Expr:
        """Compile a syntax tree. Raises Wrong if it is invalid."""
        if node.op == "number":
            value = node.value
            return Expr("number", lambda run: value, node, const=value)
        if node.op == "name":
            return self._name(node, scope)
        if node.op == "call":
            return self._call(node, scope)
        if node.op in ("index", "column", "where"):
            return self.looked_up(node, scope)
        if node.op in ("and", "or", "not"):
            return self._logic(node, scope)
        if node.op in ("=", "!=", "<", "<=", ">", ">="):
            return self._compare(node, scope)
        return self._arithmetic(node, scope)

    # Names

    def _name(self, node: Node, scope: Scope) -> Expr:
        name, world = str(node.value), self.world
        self.used.add(name)
        if scope.fixed and name not in self.world.columns and name not in ("level", "yes", "no"):
            there = (*self.world.columns, "level")
            raise Wrong("fixed", given=name, near=nearest(name, there), options=there)
        if world.format > 1 and (newer := self.newer_name(node, name, scope)) is not None:
            return newer
        if "." in name:
            return self._part(node, scope)
        if scope.columns and name in world.columns:
            kind = world.columns[name]
            return Expr(kind.kind, lambda run: run.card[name], node, words=frozenset(kind.words))
        if (known := self._known(node, name, scope)) is not None:
            return known
        if name in world.things["counters"]:
            get = attrgetter(f"state.counter_{name}")
            return Expr("number", get, node)
        if name in world.things["dice"]:
            return self._die(node, name)
        if name in self.asks:
            if name in self.about_it and scope.it != "space":
                raise Wrong("it.none", given=name)
            self.inputs_known(f"asks {name}", scope)
            return Expr(
                self.asks[name], lambda run: run.ask(name), node, asks=True, words=self.ask_words.get(name), cost=2
            )
        if name in world.sets or name in world.numbers or name in world.conditions:
            return self._definition(node, name, scope)
        if (spaces := self._spaces(node, name)) is not None:
            return spaces
        raise Wrong("name", given=name, near=nearest(name, self.names(scope)), options=())

    def names(self, scope: Scope) -> list[str]:
        """Return every name that is valid in a scope, for suggestions."""
        world, names = self.world, ["round", "level", "yes", "no"]
        names += [name for name in ("it", "amount", "slot", "count") if getattr(scope, name)]
        names += [*world.things["counters"], *world.things["dice"], *self.asks, *world.sets, *world.numbers]
        names += [*world.things["pieces"], *(world.board.grounds if world.board else ())]
        names += [*(local.name for local in scope.locals), *world.conditions, *world.vocabulary.families]
        names += [*world.vocabulary.notes, *world.vocabulary.options]
        names += list(world.columns) if scope.columns else []
        return names + [f"card.{column}" for column in world.columns]

    def _known(self, node: Node, name: str, scope: Scope) -> Expr | None:
        if name in ("yes", "no"):
            return Expr("yes", lambda run: name == "yes", node, const=name == "yes")
        if name == "round":
            return Expr("number", attrgetter("state.round"), node)
        if name == "level":
            return Expr("word", attrgetter("level"), node, words=frozenset(self.world.levels))
        if name == "amount" and scope.amount:
            return Expr("number", attrgetter("amount"), node)
        if name == "slot" and scope.slot:
            return Expr("number", attrgetter("slot"), node)
        if name == "count" and scope.count:
            return Expr("number", attrgetter("counted"), node)
        if name in SEEN:
            return Expr("card", attrgetter(f"{name}_id"), node)
        if name == "it" and scope.it:
            if scope.it != "space":
                return Expr(scope.it, attrgetter("it"), node, it=True, words=scope.words)
            if self.world.board is None:
                # What there is to choose from was reported already.
                return Expr("set", lambda run: 0, node, board=True, it=True)
            bit = self.world.board.map.bit
            return Expr("set", lambda run: bit[run.it], node, board=True, it=True)
        return None

    def _die(self, node: Node, name: str) -> Expr:
        faces = self.world.things["dice"][name].get("faces", [])
        numbers = all(isinstance(face, int) for face in faces)
        words = None if numbers else frozenset(str(face) for face in faces)
        return Expr("number" if numbers else "word", attrgetter(f"state.die_{name}"), node, words=words)

    def _spaces(self, node: Node, name: str) -> Expr | None:
        board = self.world.board
        if board is None:
            return None
        if name in self.world.things["pieces"]:
            return Expr("set", attrgetter(f"state.piece_{name}"), node, board=True)
        bits = board.map.all if name == "all" else board.grounds.get(name)
        return None if bits is None else Expr("set", lambda run: bits, node, board=True, const=bits)

    def _definition(self, node: Node, name: str, scope: Scope) -> Expr:
        """Compile a set or number that the file defines, once; its own problem is reported once."""
        if name in self._open:
            raise Wrong("definition.circle", given=name)
        world = self.world
        # Of version 2 a definition may use what is known where it is used.
        inner = Scope(board=True, asks=False)
        if world.format > 1:
            inner = Scope(board=True, asks=False, it=scope.it, words=scope.words, locals=scope.locals)
        if (name, inner) not in self._defined:
            section, line = next(
                (section, lines[name])
                for section, lines in (
                    ("sets", world.sets),
                    ("numbers", world.numbers),
                    ("conditions", world.conditions),
                )
                if name in lines
            )
            self._open.append(name)
            try:
                self._odd(str(line), (section, name))
                made = self._by_level(name, line) if isinstance(line, dict) else None
                if made is None:
                    made = self.of(parse(str(line)), inner)
                expected = {"sets": "set", "numbers": "number", "conditions": "yes"}[section]
                if made.kind != expected:
                    raise Wrong("kind", given=str(line), kind=made.kind, expected=expected)
            except NoExpression as wrong:
                self._told(wrong.id, (section, name), text=str(line), **wrong.details)
            except Wrong as wrong:
                self._told(wrong.id, (section, name), **wrong.args_of)
            finally:
                self._open.pop()
            self._defined[name, inner] = made
        made = self._defined[name, inner]
        if made.cost > MOST_COST:
            raise Wrong("expression.cost", most=MOST_COST)
        return msgspec.structs.replace(made, node=node, cost=made.cost + 1, const=None)

    def _told(self, id: str, path: Path, **args: object) -> NoReturn:
        """Report an invalid definition where it is defined and raise `Wrong`, so that its uses are not reported too."""
        if id:
            self.world.problems.add(id, path, "", **args)
        raise Wrong("") from None

    def _by_level(self, name: str, line: dict[str, Any]) -> Expr:
        """Compile a number that depends on the level."""
        world = self.world
        for level in world.levels:
            if type(line.get(level)) is not int or abs(line[level]) > MOST_NUMBER:
                raise Wrong("level.number", given=name, level=level)
        if unknown := [level for level in line if level not in world.levels]:
            raise Wrong("name", given=str(unknown[0]), near=nearest(str(unknown[0]), world.levels), options=())
        values = {f"word.{level}": line[level] for level in world.levels}
        return Expr("number", lambda run: values[run.level], Node("name", name))

    def _part(self, node: Node, scope: Scope) -> Expr:
        """Compile a qualified name such as `card.bell` or `deck.left`."""
        owner, _, field = str(node.value).partition(".")
        world = self.world
        if owner in SEEN:
            if field in world.columns:
                column = world.columns[field]
                return Expr(column.kind, card_part(owner, field), node, words=frozenset(column.words))
            if field in world.things["flags"]:
                flag, id = attrgetter(f"state.flag_{field}"), attrgetter(f"{owner}_id")
                return Expr("yes", lambda run: id(run) in flag(run), node)
            known = [*world.columns, *world.things["flags"]]
            raise Wrong("column", given=field, near=nearest(field, known), options=tuple(known))
        if owner in world.decks:
            if field == "turned":
                get = attrgetter(f"state.turned_{owner}")
                return Expr("number", lambda run: len(get(run)), node)
            if field in ("left", "reserve"):
                pile, name = attrgetter(f"state.deck_{owner}"), "reserve" if field == "reserve" else ""
                return Expr("number", lambda run: pile(run).size(name), node)
            raise Wrong("deck.part", given=field, near=nearest(field, DECK), options=DECK)
        raise Wrong("name", given=owner, near=nearest(owner, [*SEEN, *world.decks]), options=())

    # Calls

    def _call(self, node: Node, scope: Scope) -> Expr:
        name = str(node.value)
        if scope.fixed and name not in ("min", "max"):
            raise Wrong("fixed", given=name, near="", options=(*self.world.columns, "level"))
        special = {"min": self._least, "max": self._least, "value": self._value_of, "named": self._named}
        special |= {"cards": self._cards, "sum": self._cards}
        if self.world.format > 1 and (total := self.total(node, scope)) is not None:
            return total
        if name in special:
            return special[name](node, scope)
        if name not in FUNCTIONS:
            raise Wrong("function", given=name, near=nearest(name, [*FUNCTIONS, *special]), options=())
        board, (kinds, needed, kind) = self.world.board, FUNCTIONS[name]
        if board is None:
            raise Wrong("board.none", given=name)
        if not needed <= len(node.args) <= len(kinds):
            raise Wrong("function.args", given=name, least=needed, most=len(kinds))
        args = [self.of(arg, scope) for arg in node.args]
        for arg, expected in zip(args, kinds, strict=False):
            if arg.kind != expected:
                raise Wrong("kind", given=name, kind=arg.kind, expected=expected)
        cost = sum(arg.cost for arg in args) + 4
        call = called(int.bit_count if name == "count" else getattr(board, name), [arg.fn for arg in args])
        return joined(kind, call, node, args, cost)

    def _least(self, node: Node, scope: Scope) -> Expr:
        args = self._numbers(node, scope)
        pick, fns = min if node.value == "min" else max, tuple(arg.fn for arg in args)
        return joined("number", lambda run: pick(fn(run) for fn in fns), node, args)

    def _numbers(self, node: Node, scope: Scope) -> list[Expr]:
        args = [self.of(arg, scope) for arg in node.args]
        for arg in args:
            if arg.kind != "number":
                raise Wrong("kind", given=str(node.value or node.op), kind=arg.kind, expected="number")
        return args

    def _value_of(self, node: Node, scope: Scope) -> Expr:
        """Return the value of the counter that is being compared."""
        if scope.it != "counter" or len(node.args) != 1 or node.args[0].value != "it":
            raise Wrong("value.it")
        return Expr("number", lambda run: getattr(run.state, run.it.replace(".", "_")), node, it=True)

    def _named(self, node: Node, scope: Scope) -> Expr:
        """Compile the lookup of pieces or a ground by a word."""
        world = self.world
        if world.board is None:
            raise Wrong("board.none", given="named")
        arg = self.of(node.args[0], scope)
        words = arg.words or frozenset()
        unknown = sorted(words - set(world.things["pieces"]) - set(world.board.grounds))
        if arg.kind != "word" or unknown or not words:
            raise Wrong("named", given=unknown[0] if unknown else str(node.args[0].value))
        grounds, fn = world.board.grounds, arg.fn
        pieces = {f"word.{id}": attrgetter(f"state.piece_{id}") for id in world.things["pieces"]}

        def spaces(run: Run) -> int:
            word = fn(run)
            return pieces[word](run) if word in pieces else grounds.get(word[5:], 0)

        return Expr("set", spaces, node, board=True, asks=arg.asks, it=arg.it, cost=arg.cost + 2)

    def _cards(self, node: Node, scope: Scope) -> Expr:
        """Return the number of cards in a pile or row, or the sum of one of their columns."""
        world, total = self.world, node.value == "sum"
        if len(node.args) != 1 + total:
            raise Wrong("function.args", given=str(node.value), least=1 + total, most=1 + total)
        where = str(node.args[0].value)
        self.used.add(where)
        if where == "it" and scope.it == "pile":
            held: Fn = lambda run: getattr(run.state, run.it.replace(".", "_"))  # noqa: E731
        elif where in world.things["piles"]:
            held = attrgetter(f"state.pile_{where}")
        elif where in world.things["rows"]:
            held = attrgetter(f"state.row_{where}")
        else:
            known = [*world.things["piles"], *world.things["rows"]]
            raise Wrong("pile", given=where, near=nearest(where, known), options=tuple(known))
        if not total:
            return Expr("number", lambda run: len(held(run)), node, it=where == "it", cost=2)
        column = str(node.args[1].value)
        if column not in world.columns or world.columns[column].kind != "number":
            raise Wrong("column", given=column, near=nearest(column, world.columns), options=tuple(world.columns))
        rows = {f"card.{id}": card.row for id, card in world.cards.items()}
        return Expr(
            "number", lambda run: clamp(sum(rows[card][column] for card in held(run))), node, it=where == "it", cost=9
        )

    # Operators

    def _logic(self, node: Node, scope: Scope) -> Expr:
        args = [self.of(arg, scope) for arg in node.args]
        for arg in args:
            if arg.kind != "yes":
                raise Wrong("kind", given=shown(arg.node), kind=arg.kind, expected="yes")
        if node.op == "not":
            only = args[0].fn
            return joined("yes", lambda run: not only(run), node, args)
        left, right = args[0].fn, args[1].fn
        if node.op == "and":
            return joined("yes", lambda run: left(run) and right(run), node, args)
        return joined("yes", lambda run: left(run) or right(run), node, args)

    def _compare(self, node: Node, scope: Scope) -> Expr:
        left = self.of(node.args[0], scope)
        if left.kind in ("word", "counter", "pile"):
            return self._compare_words(node, left, scope)
        if left.kind == "card" and self.world.format > 1:
            return self.compare_cards(node, left, scope)
        right = self.of(node.args[1], scope)
        if left.kind != right.kind or left.kind not in ("number", "yes"):
            raise Wrong("kind", given=shown(right.node), kind=right.kind, expected=left.kind)
        if left.kind == "yes" and node.op not in ("=", "!="):
            raise Wrong("kind", given=shown(left.node), kind="yes", expected="number")
        return joined("yes", comparison(node.op, left.fn, right.fn), node, [left, right])

    def _compare_words(self, node: Node, left: Expr, scope: Scope) -> Expr:
        if node.op not in ("=", "!="):
            raise Wrong("kind", given=shown(left.node), kind="word", expected="number")
        other = node.args[1]
        if self.world.format > 1 and (newer := self.compare_newer(node, left, scope)) is not None:
            return newer
        if other.op == "name" and "." in str(other.value):
            right = self.of(other, scope)
            if right.kind != left.kind:
                raise Wrong("kind", given=shown(other), kind=right.kind, expected=left.kind)
            return joined("yes", comparison(node.op, left.fn, right.fn), node, [left, right])
        word = str(other.value)
        known = left.words
        if left.kind != "word":
            known = frozenset(self.world.things["counters" if left.kind == "counter" else "piles"])
        if other.op not in ("name", "number") or known is None or word not in known:
            raise Wrong("word.unknown", given=word, near=nearest(word, known or ()), options=tuple(sorted(known or ())))
        value, fn = f"{left.kind}.{word}", left.fn
        if node.op == "=":
            return joined("yes", lambda run: fn(run) == value, node, [left])
        return joined("yes", lambda run: fn(run) != value, node, [left])

    def _arithmetic(self, node: Node, scope: Scope) -> Expr:
        args = [self.of(arg, scope) for arg in node.args]
        kind = args[0].kind
        for arg in args:
            if arg.kind != kind or kind not in ("number", "set"):
                raise Wrong("kind", given=shown(arg.node), kind=arg.kind, expected="number" if kind != "set" else kind)
        if node.op == "neg":
            if kind != "number":
                raise Wrong("kind", given="-", kind=kind, expected="number")
            only = args[0].fn
            return joined("number", lambda run: -only(run), node, args)
        table = SETS if kind == "set" else NUMBERS
        if node.op not in table:
            raise Wrong("operator", given=node.op, kind=kind)
        return joined(kind, table[node.op](args[0].fn, args[1].fn), node, args)
