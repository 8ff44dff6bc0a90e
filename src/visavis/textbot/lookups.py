"""Compile the names of version 2: inputs, notes, options, families, tables, and what a function finds in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.textbot.board import FAR
from visavis.textbot.expr import Expr, Fn, Scope, Wrong, clamp, comparison, joined, shown
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.syntax import Node
from visavis.textbot.vocabulary import NONE, Family, Local, Table

if TYPE_CHECKING:
    from visavis.textbot.declarations import World
    from visavis.textbot.runtime import Run

TOTALS = ("count", "sum", "least", "most")
"""The functions that look through a table, a pile, a row or the discards of a deck."""
NOBODY = f"word.{NONE}"


class Lookups:
    """The part of the compiler of expressions that came with version 2."""

    world: World
    used: set[str]
    of: Callable[[Node, Scope], Expr]

    # Names

    def newer_name(self, node: Node, name: str, scope: Scope) -> Expr | None:
        """Compile a name of version 2; None if it is none."""
        vocabulary = self.world.vocabulary
        owner, _, field = name.partition(".")
        if scope.table and not field and (made := self._of_row(node, name, scope)) is not None:
            return made
        if scope.columns and name in self.world.columns:
            if scope.local(name) is not None:
                raise Wrong("name.both", given=name)
            return None
        if field:
            return self._card_column(node, owner, field, scope)
        local = scope.local(name)
        if local is not None:
            return Expr(local.kind, lambda run: run.env[name], node, words=local.words)
        if name in vocabulary.notes:
            note = vocabulary.notes[name]
            return Expr(note.kind, attrgetter(f"state.note_{name}"), node, words=note.words)
        if name in vocabulary.options:
            option = vocabulary.options[name]
            words = frozenset(option.values) if option.kind == "word" else None
            return Expr(option.kind, attrgetter(f"state.option_{name}"), node, words=words)
        if name in vocabulary.families:
            raise Wrong("family.keys", given=name, keys=", ".join(vocabulary.families[name].lists))
        return None

    def _of_row(self, node: Node, name: str, scope: Scope) -> Expr | None:
        """Compile a column or mark of the row of a table that is looked at."""
        column = self.world.vocabulary.tables[scope.table].cells.columns.get(name)
        if column is not None:
            if scope.local(name) is not None:
                raise Wrong("name.both", given=name)
            return Expr(column.kind, lambda run: run.row[name], node, words=frozenset(column.words))
        if name in self.world.things["flags"]:
            flag = attrgetter(f"state.flag_{name}")
            return Expr("yes", lambda run: run.row["id"] in flag(run), node)
        return None

    def _card_column(self, node: Node, owner: str, field: str, scope: Scope) -> Expr | None:
        """Compile a column of a card that was chosen, given or noted."""
        card = self._card_named(owner, scope)
        if card is None:
            return None
        world = self.world
        if field in world.columns:
            column = world.columns[field]
            fn, nothing = card.fn, world.no_card

            def value(run: Run) -> Any:
                return run.bot.rows.get(fn(run), nothing)[field]

            return Expr(column.kind, value, node, it=card.it, words=frozenset(column.words), cost=2)
        if field in world.things["flags"]:
            flag, id = attrgetter(f"state.flag_{field}"), card.fn
            return Expr("yes", lambda run: id(run) in flag(run), node, it=card.it)
        known = [*world.columns, *world.things["flags"]]
        raise Wrong("column", given=field, near=nearest(field, known), options=tuple(known))

    def _card_named(self, owner: str, scope: Scope) -> Expr | None:
        local, note = scope.local(owner), self.world.vocabulary.notes.get(owner)
        named = (owner == "it" and scope.it == "card") or (local or note or Local("", "")).kind == "card"
        return self.of(Node("name", owner), scope) if named else None

    def inputs_known(self, key: str, scope: Scope) -> None:
        """Check that a question or a choice finds the inputs that it uses."""
        for needed in self.world.vocabulary.inputs.get(key, ()):
            given = scope.local(needed.name)
            if (
                given is None
                or given.kind != needed.kind
                or not (given.words or frozenset()) <= (needed.words or frozenset())
            ):
                raise Wrong("inputs.unknown", given=key.partition(" ")[2], keys=needed.name)

    # Words

    def word(self, node: Node, scope: Scope, words: Iterable[str]) -> Expr:
        """Compile a word of a list: itself, or something that can only be one of these."""
        known = tuple(words)
        value = str(node.value)
        if node.op in ("name", "number") and (value in known or value == NONE):
            word = f"word.{value}"
            return Expr("word", lambda run: word, node, words=frozenset({value} - {NONE}), const=word)
        if node.op == "number":
            raise Wrong("list.word", given=value, near="", options=known)
        try:
            made = self.of(node, scope)
        except Wrong as wrong:
            if wrong.id == "name" and node.op == "name":
                raise Wrong("list.word", given=value, near=nearest(value, known), options=known) from None
            raise
        if made.kind != "word":
            raise Wrong("kind", given=shown(node), kind=made.kind, expected="word")
        if unknown := sorted((made.words or frozenset()) - set(known)):
            raise Wrong("list.word", given=unknown[0], near=nearest(unknown[0], known), options=known)
        return made

    def card(self, node: Node, scope: Scope) -> Expr:
        """Compile a card: by its id, or something that holds one."""
        value = str(node.value)
        if node.op in ("name", "number") and (value == NONE or (value in self.world.cards and not scope.local(value))):
            card = NONE if value == NONE else f"card.{value}"
            return Expr("card", lambda run: card, node, const=card)
        made = self.of(node, scope)
        if made.kind != "card":
            raise Wrong("kind", given=shown(node), kind=made.kind, expected="card")
        return made

    def compare_cards(self, node: Node, left: Expr, scope: Scope) -> Expr:
        """Compile a comparison of cards."""
        if node.op not in ("=", "!="):
            raise Wrong("kind", given=shown(left.node), kind="card", expected="number")
        right = self.card(node.args[1], scope)
        return joined("yes", comparison(node.op, left.fn, right.fn), node, [left, right])

    def compare_newer(self, node: Node, left: Expr, scope: Scope) -> Expr | None:
        """Compile a comparison with something that holds a word; None if the right side is the word itself."""
        other, value = node.args[1], str(node.args[1].value)
        if other.op in ("name", "number") and value in (left.words or frozenset()):
            return None
        if other.op == "name" and value == NONE:
            right = Expr("word", lambda run: NOBODY, other, const=NOBODY)
        elif other.op not in ("name", "index", "column") or left.kind != "word":
            return None
        else:
            try:
                right = self.of(other, scope)
            except Wrong as wrong:
                if wrong.id == "name":
                    return None
                raise
            if right.kind != "word":
                raise Wrong("kind", given=shown(other), kind=right.kind, expected="word")
            if left.words and right.words and not left.words & right.words:
                raise Wrong("word.never", given=shown(other), left=shown(left.node))
        return joined("yes", comparison(node.op, left.fn, right.fn), node, [left, right])

    # Square brackets

    def looked_up(self, node: Node, scope: Scope) -> Expr:
        """Compile `spot[who, it]`, `mat[level].worth`; a condition is possible only in some functions."""
        if self.world.format < 2:
            raise Wrong("brackets.newer", given=str(node.value))
        if node.op == "where":
            raise Wrong("where.here", options=TOTALS)
        if node.op == "column":
            return self._table_column(node, scope)
        return self._member(node, self._family(node), scope)

    def _family(self, node: Node) -> Family:
        """Return the family that stands before the brackets. Raises Wrong if there is none of this name."""
        name, vocabulary = str(node.value), self.world.vocabulary
        if name in vocabulary.families:
            return vocabulary.families[name]
        if name in vocabulary.tables:
            raise Wrong("table.column", given=name, options=tuple(vocabulary.tables[name].cells.columns))
        known = (*vocabulary.families, *vocabulary.tables)
        raise Wrong("brackets.name", given=name, near=nearest(name, known), options=known)

    def member(self, node: Node, scope: Scope) -> tuple[Fn, tuple[str, ...], list[Expr]]:
        """Return the function that finds the id of a member of a family, the possible ids, and the keys."""
        family = self._family(node)
        if len(node.args) != len(family.lists):
            raise Wrong("family.keys", given=family.id, keys=", ".join(family.lists))
        self.used.add(family.id)
        lists = [self.world.vocabulary.lists[name] for name in family.lists]
        keys = [self.word(arg, scope, listed) for arg, listed in zip(node.args, lists, strict=True)]
        possible = tuple(
            id
            for words, id in family.members.items()
            if all(key.words is None or word in key.words for key, word in zip(keys, words, strict=True))
        )
        ids = {tuple(f"word.{word}" for word in words): id for words, id in family.members.items()}
        if all(key.const is not None for key in keys):
            only = ids.get(tuple(key.const for key in keys), "")
            return lambda run: only, possible, keys
        fns = tuple(key.fn for key in keys)
        return lambda run: ids.get(tuple(fn(run) for fn in fns), ""), possible, keys

    def _member(self, node: Node, family: Family, scope: Scope) -> Expr:
        fn, possible, keys = self.member(node, scope)
        notes = self.world.vocabulary.notes
        note = next((notes[id] for id in family.members.values() if id in notes), None)
        kind, field = ("number", "counter") if note is None else (note.kind, "note")
        nothing: Any = 0 if note is None else NOBODY if note.kind == "word" else NONE
        words = note.words if note else None
        getters = {id: attrgetter(f"{field}_{id}") for id in possible}

        def value(run: Run) -> Any:
            get = getters.get(fn(run))
            return nothing if get is None else get(run.state)

        return msgspec.structs.replace(joined(kind, value, node, keys), words=words)

    def row(self, node: Node, scope: Scope) -> tuple[Table, Callable[[Run], dict[str, Any]], list[Expr]]:
        """Return the table of an index, the function that finds the row, and the keys."""
        name = str(node.value)
        tables = self.world.vocabulary.tables
        if name not in tables:
            raise Wrong("brackets.name", given=name, near=nearest(name, tables), options=tuple(tables))
        table, keys = tables[name], list[Expr]()
        if not set(table.by) <= set(table.cells.columns):
            # The table itself was reported.
            raise Wrong("")
        self.used.add(name)
        if len(node.args) != len(table.by):
            raise Wrong("family.keys", given=name, keys=", ".join(table.by))
        for arg, by in zip(node.args, table.by, strict=True):
            keys.append(self._key(arg, table.cells.columns[by], scope))
        rows, empty, fns = table.rows, table.empty, tuple(key.fn for key in keys)
        return table, lambda run: rows.get(tuple(fn(run) for fn in fns), empty), keys

    def _key(self, node: Node, column: Any, scope: Scope) -> Expr:
        if column.kind == "word":
            if node.op == "name" and str(node.value) in column.words:
                return self.word(node, scope, column.words)
            made = self._word_or_typo(node, scope, tuple(sorted(column.words)))
            if made.words and not made.words & column.words:
                given = min(made.words)
                raise Wrong("list.word", given=given, near=nearest(given, column.words), options=tuple(column.words))
            return made
        made = self.of(node, scope)
        if made.kind != column.kind:
            raise Wrong("kind", given=shown(node), kind=made.kind, expected=column.kind)
        return made

    def _word_or_typo(self, node: Node, scope: Scope, known: tuple[str, ...]) -> Expr:
        try:
            made = self.of(node, scope)
        except Wrong as wrong:
            if wrong.id == "name" and node.op == "name":
                given = str(node.value)
                raise Wrong("list.word", given=given, near=nearest(given, known), options=known) from None
            raise
        if made.kind != "word":
            raise Wrong("kind", given=shown(node), kind=made.kind, expected="word")
        return made

    def _table_column(self, node: Node, scope: Scope) -> Expr:
        table, row, keys = self.row(node.args[0], scope)
        name = str(node.value)
        column = table.cells.columns.get(name)
        if column is None and name in self.world.things["flags"]:
            flag = attrgetter(f"state.flag_{name}")
            return joined("yes", lambda run: row(run)["id"] in flag(run), node, keys)
        if column is None:
            known = (*table.cells.columns, *self.world.things["flags"])
            raise Wrong("table.column", given=f"{table.id}.{name}", options=known)
        made = joined(column.kind, lambda run: row(run)[name], node, keys)
        return msgspec.structs.replace(made, words=frozenset(column.words))

    # Where

    def total(self, node: Node, scope: Scope) -> Expr | None:
        """Compile `count(landmarks where not taken)` and the like; None if the call is of another kind."""
        name = str(node.value)
        if name not in TOTALS or not node.args:
            return None
        looked = node.args[0]
        source = str(looked.args[0].value if looked.op == "where" else looked.value)
        table = source in self.world.vocabulary.tables
        cards = None if table else self._cards_of(source)
        if not table and (cards is None or (looked.op != "where" and name == "sum")):
            return None
        wanted = 1 if name == "count" else 2
        if len(node.args) != wanted:
            raise Wrong("function.args", given=name, least=wanted, most=wanted)
        self.used.add(source)
        inner = Scope(it=scope.it, words=scope.words, locals=scope.locals, amount=scope.amount, asks=False)
        inner = msgspec.structs.replace(inner, **({"table": source} if table else {"columns": True}))
        condition = self.of(looked.args[1], inner) if looked.op == "where" else None
        if condition is not None and condition.kind != "yes":
            raise Wrong("kind", given=shown(looked.args[1]), kind=condition.kind, expected="yes")
        value = None
        if wanted > 1:
            value = self.of(node.args[1], inner)
            if value.kind != "number":
                raise Wrong("kind", given=shown(node.args[1]), kind=value.kind, expected="number")
        parts = [part for part in (condition, value) if part is not None]
        most = len(self.world.vocabulary.tables[source].rows) if table else self.world.most_cards
        cost = most * (sum(part.cost for part in parts) + 1) + 2
        test, measure = condition.fn if condition else None, value.fn if value else None
        if table:
            found = self._in_table(source, test, measure)
        else:
            assert cards is not None
            found = _in_cards(cards, test, measure)
        return joined("number", _totalled(name, found), node, parts, cost)

    def _cards_of(self, source: str) -> Fn | None:
        """Return the function that finds the cards of a pile, a row or the discards of a deck."""
        owner, _, field = source.partition(".")
        if source in self.world.things["piles"]:
            return attrgetter(f"state.pile_{source}")
        if source in self.world.things["rows"]:
            return attrgetter(f"state.row_{source}")
        return attrgetter(f"state.turned_{owner}") if field == "turned" and owner in self.world.decks else None

    def _in_table(self, source: str, test: Fn | None, measure: Fn | None) -> Callable[[Run], list[int]]:
        rows = tuple(self.world.vocabulary.tables[source].rows.values())

        def found(run: Run) -> list[int]:
            before, numbers = run.row, []
            for row in rows:
                run.row = row
                if test is None or test(run):
                    numbers.append(1 if measure is None else measure(run))
            run.row = before
            return numbers

        return found


def _in_cards(cards: Fn, test: Fn | None, measure: Fn | None) -> Callable[[Run], list[int]]:
    def found(run: Run) -> list[int]:
        before, numbers = run.card, []
        for card in cards(run):
            run.card = run.bot.rows[card]
            if test is None or test(run):
                numbers.append(1 if measure is None else measure(run))
        run.card = before
        return numbers

    return found


def _totalled(name: str, found: Callable[[Run], list[int]]) -> Fn:
    if name in ("count", "sum"):
        return lambda run: clamp(sum(found(run)))
    if name == "least":
        return lambda run: min(found(run), default=FAR)
    return lambda run: max(found(run), default=0)
