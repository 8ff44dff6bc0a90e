"""Recursive-descent parser of expressions: a line of text becomes a syntax tree."""

from __future__ import annotations

import re

import msgspec

LONGEST = 400
_DEEPEST = 30
_TOKEN = re.compile(
    r"\s*(?:(?P<number>[0-9]+)|(?P<name>[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)?)|(?P<column>\.[a-z0-9_]+)"
    r"|(?P<mark><=|>=|!=|[-+*/&()=<>,\[\]]))"
)
_INSTEAD = {
    "===": "=", "==": "=", "&&": "and", "||": "or", "<>": "!=", "=<": "<=", "=>": ">=", "≤": "<=", "≥": ">=",
    "≠": "!=", "×": "*", "·": "*", "÷": "/", ":=": "=", "!": "not", "−": "-",
}  # fmt: skip
"""Signs of other languages, and what is written here."""
_OTHER = re.compile("|".join(re.escape(sign) for sign in _INSTEAD))
_QUOTES = "\"'“”„‚‘’«»"
_DECIMAL = re.compile(r"[0-9]+\.[0-9]+")
_JOINING = ("and", "or", "not", "is")
_COMPARE = ("=", "!=", "<", "<=", ">", ">=", "is")


class Node(msgspec.Struct, frozen=True):
    """A node of the syntax tree: a number, a name, a call, or an operator with its operands.

    `index` is `spot[who, it]`, `column` is `mat[level].worth` (its operand is the index), `where` is what a function
    looks at, and the condition.
    """

    op: str
    value: str | int = 0
    args: tuple[Node, ...] = ()


class NoExpression(Exception):
    """Raised for a text that is not an expression: id of the problem, the unexpected token, what is written instead."""

    def __init__(self, id: str, given: str, instead: str = "") -> None:
        super().__init__(id, given, instead)
        self.id = id
        self.details = {"given": given, "instead": instead} if instead else {"given": given}


def parse(text: str) -> Node:
    """Parse an expression. Raises NoExpression if it is invalid.

    >>> parse("round - 1 >= 2 and not card.bell").op
    'and'
    """
    if len(text) > LONGEST:
        raise NoExpression("expression.long", text[:20])
    reader = _Reader(_tokens(text))
    node = reader.either(0)
    if reader.left:
        more = reader.left[0]
        if more.lower() in _JOINING and more not in _JOINING:
            raise NoExpression("expression.instead", more, more.lower())
        raise NoExpression("expression.more", more)
    return node


def _tokens(text: str) -> list[str]:
    tokens, index = [], 0
    text = text.rstrip()
    while index < len(text):
        left = text[index:].lstrip()
        other = _OTHER.match(left)
        if other is not None and not left.startswith("!="):
            raise NoExpression("expression.instead", other[0], _INSTEAD[other[0]])
        if (decimal := _DECIMAL.match(left)) is not None:
            raise NoExpression("expression.decimal", decimal[0])
        token = _TOKEN.match(text, index)
        if token is None:
            sign = left[:1]
            raise NoExpression("expression.quotes" if sign in _QUOTES else "expression.sign", sign)
        tokens.append(token[0].strip())
        index = token.end()
    return tokens


class _Reader:
    """Parser with one method per level of precedence; each binds tighter than its caller."""

    def __init__(self, tokens: list[str]) -> None:
        self.left = tokens

    def _take(self, *marks: str) -> str:
        if self.left and self.left[0] in marks:
            return self.left.pop(0)
        return ""

    def _next(self) -> str:
        if not self.left:
            raise NoExpression("expression.end", "")
        return self.left.pop(0)

    def either(self, depth: int) -> Node:
        if depth > _DEEPEST:
            raise NoExpression("expression.deep", "(")
        node = self.both(depth)
        while self._take("or"):
            node = Node("or", args=(node, self.both(depth)))
        return node

    def both(self, depth: int) -> Node:
        node = self.negated(depth)
        while self._take("and"):
            node = Node("and", args=(node, self.negated(depth)))
        return node

    def negated(self, depth: int) -> Node:
        times = 0
        while self._take("not"):
            times += 1
        node = self.compared(depth)
        return Node("not", args=(node,)) if times % 2 else node

    def compared(self, depth: int) -> Node:
        node = self.sum(depth)
        mark = self._take(*_COMPARE)
        if not mark:
            return node
        if mark == "is":
            mark = "!=" if self._take("not") else "="
        return Node(mark, args=(node, self.sum(depth)))

    def sum(self, depth: int) -> Node:
        node = self.product(depth)
        while mark := self._take("+", "-"):
            node = Node(mark, args=(node, self.product(depth)))
        return node

    def product(self, depth: int) -> Node:
        node = self.signed(depth)
        while mark := self._take("*", "/", "&"):
            node = Node(mark, args=(node, self.signed(depth)))
        return node

    def signed(self, depth: int) -> Node:
        times = 0
        while self._take("-"):
            times += 1
        node = self.one(depth)
        return Node("neg", args=(node,)) if times % 2 else node

    def one(self, depth: int) -> Node:
        token = self._next()
        if token == "(":
            node = self.either(depth + 1)
            self._close()
            return node
        if token.isdigit():
            return Node("number", min(int(token[:9]), 1_000_000))
        if not (token[0].isalpha() or token[0] == "_") or token in ("and", "or", "is", "not"):
            raise NoExpression("expression.token", token)
        if self._take("["):
            return self._index(token, depth)
        if not self._take("("):
            return Node("name", token)
        args: list[Node] = []
        while not args or self._take(","):
            arg = self.either(depth + 1)
            if self._take("where"):
                arg = Node("where", args=(arg, self.either(depth + 1)))
            args.append(arg)
        self._close()
        return Node("call", token, tuple(args))

    def _index(self, name: str, depth: int) -> Node:
        keys: list[Node] = []
        while not keys or self._take(","):
            keys.append(self.either(depth + 1))
        self._close("]")
        node = Node("index", name, tuple(keys))
        if self.left and self.left[0].startswith("."):
            return Node("column", self.left.pop(0)[1:], (node,))
        return node

    def _close(self, mark: str = ")") -> None:
        if not self._take(mark):
            raise NoExpression("expression.close", mark)
