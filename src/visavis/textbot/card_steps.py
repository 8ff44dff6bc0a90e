"""Base for parsing steps, and the steps with cards, dice and pieces."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core import SOMEWHERE, Pile
from visavis.textbot.effects import (
    AddCards,
    ClearPile,
    LayCard,
    LookAt,
    MarkCard,
    MoveCard,
    Put,
    RemoveCard,
    Roll,
    Rotate,
    Take,
    TakeAll,
    UseSlot,
    YouPut,
    YouTake,
)
from visavis.textbot.expr import Expr, Scope
from visavis.textbot.runtime import Run, Step
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.source_map import Path
from visavis.textbot.source.syntax import Node

if TYPE_CHECKING:
    from visavis.textbot.compiler import Maker


class Line(msgspec.Struct, frozen=True):
    """A sentence of the rules page: its Fluent key and its arguments."""

    key: str
    args: dict[str, Any]
    clause: str
    inside: tuple[tuple[str, tuple[Line, ...]], ...] = ()


class Reader:
    """Base of the compilers of steps of one block."""

    def __init__(self, maker: Maker, where: str, path: Path, scope: Scope) -> None:
        self.maker = maker
        self.world = maker.world
        self.where = where
        self.path = path
        self.scope = scope
        self.lines: list[Line] = []
        self.calls: list[str] = []
        """The actions and counters that these steps call."""
        self.clause = where

    def _wrong(self, id: str, snippet: str, **args: object) -> None:
        self.world.problems.add(id, self.path, snippet[:40], **{"given": snippet, **args})

    def _expr(
        self, text: str, *kinds: str, scope: Scope | None = None, under: tuple[str | int, ...] = ()
    ) -> Expr | None:
        return self.maker.compiler.expr(text, (*self.path, *under), scope or self.scope, *kinds)

    def _say_line(self, key: str, **args: Any) -> str:
        self.lines.append(Line(key, args, self.clause))
        return self.clause

    def cells_with(self, column: Node, call: str) -> Path:
        """Return the path of the first cell of a column that holds a call."""
        if column.op == "column":
            name = str(column.args[0].value)
            table = self.world.vocabulary.tables[name]
            cells = zip(table.cells.rows, table.cells.places, strict=True)
            return next(
                (("tables", name, "rows", place) for row, place in cells if call in row[str(column.value)]),
                ("tables", name, "rows"),
            )
        field = str(column.value).rpartition(".")[2]
        for card in self.world.cards.values():
            if call in card.row.get(field, ()):
                return (*card.path, field, card.row[field].index(call))
        return ("card",)

    def _one(self, given: str, known: Any, id: str, raw: str) -> bool:
        """Return True if a name is declared; otherwise report it with the nearest name."""
        self.maker.compiler.used.add(given)
        if given in known:
            return True
        self._wrong(id, raw, given=given, near=nearest(given, known), options=tuple(known))
        return False


class CardSteps(Reader):
    """Compiler of the steps about components on the table."""

    roll_until: Callable[[str, str, str], Step | None]
    marked_row: Callable[[str, str, bool], Step | None]

    # Cards

    def _deck(self, deck: str, raw: str) -> bool:
        return self._one(deck, self.world.decks, "deck", raw)

    def _turn(self, rest: str, raw: str) -> Step | None:
        deck, _, until = rest.partition(" ")
        if not self._deck(deck, raw):
            return None
        if not until:
            clause = self._say_line("turn", deck=deck)
            return lambda run: run.turn(deck, clause)
        if not until.startswith("until "):
            self._wrong("step", raw)
            return None
        condition = self._expr(until[6:], "yes", scope=msgspec.structs.replace(self.scope, asks=False))
        if condition is None:
            return None
        clause, fn = self._say_line("turn_until", deck=deck, condition=condition), condition.fn

        def turn_until(run: Run) -> None:
            # At most once through all cards.
            for _ in range(run.bot.most_cards):
                run.fuel -= 1
                run.weigh(1)
                if not run.turn(deck, clause) or fn(run):
                    return

        return turn_until

    def _look(self, rest: str, raw: str) -> Step | None:
        deck, _, source = rest.partition(" ")
        if not self._deck(deck, raw):
            return None
        if source not in ("", "reserve"):
            self._wrong("step", raw)
            return None
        clause = self._say_line("look_reserve" if source else "look", deck=deck)

        def look(run: Run) -> None:
            pile = getattr(run.state, f"deck_{deck}")
            if not pile.size(source):
                return run.nothing("deck_empty", clause, deck=f"deck.{deck}")
            card = str(run.table.draw(pile, source))
            run.table.note(LookAt, clause, f"deck.{deck}", card, bool(source))
            run.seen = run.bot.rows[card]

        return look

    def _shuffle(self, rest: str, raw: str) -> Step | None:
        deck, _, more = rest.partition(" ")
        if not self._deck(deck, raw):
            return None
        number = None
        if more:
            if not more.startswith("with "):
                self._wrong("step", raw)
                return None
            number = self._expr(more[5:], "number")
            if number is None:
                return None
            self.maker.unseen.setdefault(deck, (self.path, raw))
        clause = self._say_line("shuffle_with" if number else "shuffle", deck=deck, number=number)

        def shuffle(run: Run) -> None:
            unseen = max(0, min(number.fn(run), getattr(run.state, f"deck_{deck}").size("reserve"))) if number else 0
            run.shuffle(deck, clause, unseen)

        return shuffle

    def _add(self, rest: str, raw: str) -> Step | None:
        """Compile `add [NUMBER] DECK [where EXPRESSION] [above | below | in]`."""
        head, where, tail = rest.partition(" where ")
        words = head.split()
        place = "in"
        if where and tail.rsplit(" ", 1)[-1] in ("above", "below", "in"):
            tail, _, place = tail.rpartition(" ")
        elif not where and len(words) > 1 and words[-1] in ("above", "below", "in"):
            place = words.pop()
        number = None
        if len(words) == 2:
            number = self._expr(words.pop(0), "number")
        if len(words) != 1 or not self._deck(words[0], raw):
            self._wrong("step", raw)
            return None
        deck = words[0]
        scope = Scope(columns=True, asks=False)
        condition = self._expr(tail, "yes", scope=scope) if where else self._expr("yes", "yes")
        if condition is None:
            return None
        self.maker.known.setdefault(deck, (self.path, raw))
        key = "add_some" if number else "add"
        clause = self._say_line(f"{key}_{place}", deck=deck, condition=condition, number=number)
        fn, count = condition.fn, number.fn if number else None

        def add(run: Run) -> None:
            cards = _fitting(run, deck, fn)
            if count is not None:
                cards = _drawn(run, deck, cards, count(run))
            if not cards:
                return run.nothing("no_cards", clause, deck=f"deck.{deck}")
            run.table.do(AddCards(clause, f"deck.{deck}", cards, place))  # type: ignore[arg-type]

        return add

    def _remove(self, rest: str, raw: str) -> Step | None:
        if rest not in ("card", "support"):
            self._wrong("step", raw)
            return None
        clause = self._say_line("remove", which=rest)

        def remove(run: Run) -> None:
            card = run.card_id if rest == "card" else run.support_id
            if run.card_deck and card in getattr(run.state, f"turned_{run.card_deck}"):
                run.table.do(RemoveCard(clause, f"deck.{run.card_deck}", card))

        return remove

    def _rotate(self, rest: str, raw: str) -> Step | None:
        if not self._deck(rest, raw):
            return None
        clause = self._say_line("rotate", deck=rest)

        def rotate(run: Run) -> None:
            if getattr(run.state, f"turned_{rest}"):
                run.table.do(Rotate(clause, f"deck.{rest}"))

        return rotate

    def _lay(self, rest: str, raw: str) -> Step | None:
        """Compile `lay card on PILE`: the pile by its name, by a word on the card, or the chosen one."""
        if not rest.startswith("card on "):
            self._wrong("step", raw)
            return None
        given, piles = rest[8:].strip(), self.world.things["piles"]
        if given == "it" and self.scope.it == "pile":
            name: Callable[[Run], str] = lambda run: run.it[5:]  # noqa: E731
        elif "." in given:
            word = self._expr(given, "word")
            if word is None:
                return None
            if unknown := sorted((word.words or frozenset({given})) - set(piles)):
                self._wrong("pile", raw, given=unknown[0], near=nearest(unknown[0], piles), options=tuple(piles))
            self.maker.compiler.used.update(word.words or ())
            name = lambda run: word.fn(run)[5:]  # noqa: E731
        elif self._one(given, piles, "pile", raw):
            name = lambda run: given  # noqa: E731
        else:
            return None
        clause = self._say_line("lay", pile=given)

        def lay(run: Run) -> None:
            pile = name(run)
            if pile and lies_open(run) and run.card_deck == run.bot.pile_deck[pile]:
                run.table.do(LayCard(clause, f"deck.{run.card_deck}", run.card_id, f"pile.{pile}"))

        return lay

    def _clear(self, rest: str, raw: str) -> Step | None:
        if rest == "it" and self.scope.it == "pile":
            name: Callable[[Run], str] = lambda run: run.it[5:]  # noqa: E731
        elif self._one(rest, self.world.things["piles"], "pile", raw):
            name = lambda run: rest  # noqa: E731
        else:
            return None
        clause = self._say_line("clear", pile=rest)

        def clear(run: Run) -> None:
            pile = name(run)
            if getattr(run.state, f"pile_{pile}"):
                run.table.do(ClearPile(clause, f"deck.{run.bot.pile_deck[pile]}", f"pile.{pile}"))

        return clear

    def _use(self, rest: str, raw: str) -> Step | None:
        """Compile `use ROW NUMBER`: the card in that slot acts."""
        row, _, number = rest.partition(" ")
        slot = self._expr(number or "1", "number")
        if not self._one(row, self.world.things["rows"], "row", raw) or slot is None:
            return None
        clause, fn = self._say_line("use", row=row, number=slot), slot.fn

        def use(run: Run) -> None:
            cards = getattr(run.state, f"row_{row}")
            if not cards:
                return
            run.slot = max(1, min(fn(run), len(cards)))
            run.support, run.card = run.card, run.bot.rows[cards[run.slot - 1]]
            run.table.note(UseSlot, clause, f"row.{row}", run.slot, run.card_id)

        return use

    def _move(self, rest: str, raw: str) -> Step | None:
        """Compile `move card to front of ROW`."""
        words = re.fullmatch(r"card to (front|back) of ([a-z0-9_]+)", rest)
        if words is None or not self._one(words[2], self.world.things["rows"], "row", raw):
            if words is None:
                self._wrong("step", raw)
            return None
        to, row = words[1], words[2]
        clause = self._say_line(f"move_{to}", row=row)

        def move(run: Run) -> None:
            if run.card_id in getattr(run.state, f"row_{row}"):
                run.table.do(MoveCard(clause, f"row.{row}", run.card_id, to))  # type: ignore[arg-type]

        return move

    def _mark(self, rest: str, raw: str) -> Step | None:
        return self._marked(rest, raw, True)

    def _unmark(self, rest: str, raw: str) -> Step | None:
        return self._marked(rest, raw, False)

    def _marked(self, rest: str, raw: str, on: bool) -> Step | None:
        if "[" in rest and self.world.format > 1:
            return self.marked_row(rest, raw, on)
        words = re.fullmatch(r"(card|support|seen) ([a-z0-9_]+)", rest)
        if words is None:
            self._wrong("step", raw)
            return None
        which, flag = words[1], words[2]
        if not self._one(flag, self.world.things["flags"], "flag", raw):
            return None
        clause = self._say_line("mark" if on else "unmark", which=which, flag=flag)

        def mark(run: Run) -> None:
            card = getattr(run, f"{which}_id")
            if card != "none" and (card in getattr(run.state, f"flag_{flag}")) is not on:
                run.table.do(MarkCard(clause, f"flag.{flag}", card, on))

        return mark

    # Dice and pieces

    def _roll(self, rest: str, raw: str) -> Step | None:
        die, until, condition = rest.partition(" until ")
        if until and self.world.format > 1:
            return self.roll_until(die.strip(), condition, raw)
        if not self._one(rest, self.world.things["dice"], "die", raw):
            return None
        clause = self._say_line("roll", die=rest)

        def roll(run: Run) -> None:
            run.table.do(Roll(clause, f"die.{rest}", run.table.draw(run.bot.dice[rest])))

        return roll

    def _put(self, rest: str, raw: str) -> Step | None:
        return self._placed(rest, raw, "put", "on")

    def _take(self, rest: str, raw: str) -> Step | None:
        if rest.startswith("all ") and self.world.format > 1:
            return self._take_all(rest.removeprefix("all ").strip(), raw)
        return self._placed(rest, raw, "take", "from")

    def _take_all(self, piece: str, raw: str) -> Step | None:
        if not self._one(piece, self.world.things["pieces"], "piece", raw):
            return None
        clause = self._say_line("take_all", piece=piece)

        def take(run: Run) -> None:
            run.table.do(TakeAll(clause, f"piece.{piece}"))

        return take

    def _placed(self, rest: str, raw: str, key: str, word: str) -> Step | None:
        piece, _, where = rest.partition(f" {word} ")
        if not self._one(piece, self.world.things["pieces"], "piece", raw):
            return None
        spaces = {name.removeprefix("area."): name for name in self.world.board.map.names} if self.world.board else {}
        if where == "it" and self.scope.it != "space":
            self._wrong("it.none", raw)
            return None
        if where != "it" and not self._one(where, spaces, "space", raw):
            return None
        clause = self._say_line(key, piece=piece, space=where)
        kinds: Any = (Put, YouPut) if key == "put" else (Take, YouTake)

        def place(run: Run) -> None:
            space = run.it if where == "it" else spaces[where] if run.tracked else SOMEWHERE
            run.table.do(kinds[run.yours](clause, f"piece.{piece}", space))

        return place


def lies_open(run: Run) -> bool:
    """Return True if the acting card is in the discard pile."""
    return bool(run.card_deck) and run.card_id in getattr(run.state, f"turned_{run.card_deck}")


def _fitting(run: Run, deck: str, fn: Callable[[Run], Any]) -> tuple[str, ...]:
    """Return the cards of a reserve that match a condition. Unseen ones are never taken: the pool holds all of them."""
    pile: Pile = getattr(run.state, f"deck_{deck}")
    held = list(map(str, pile.pool)) if pile.size("reserve") else []
    acting, matching = run.card, list[str]()
    for card in held:
        run.card = run.bot.rows[card]
        if fn(run):
            matching.append(card)
    run.card = acting
    return tuple(matching)


def _drawn(run: Run, deck: str, cards: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Return a random sample of these cards."""
    remaining, drawn = list(cards), list[str]()
    while remaining and len(drawn) < count:
        card = str(run.table.draw(Pile.of(f"deck.{deck}", remaining)))
        remaining.remove(card)
        drawn.append(card)
    return tuple(drawn)
