"""What HeroBotus takes of the card offers: asked when it matters, or, where they are invented, looked up."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import (
    TABLE,
    UNTRACKED,
    Choice,
    Fact,
    Field,
    Form,
    Forms,
    Later,
    Nth,
    One,
    Only,
    Table,
    Untracked,
    absorbing,
    or_else,
)
from visavis.games.mosaic.cards import TOWNS, InventedTechnology
from visavis.games.mosaic.cards.invented import BUILD, BUILDS, TECHNOLOGIES, TECHNOLOGY
from visavis.games.mosaic.effects.bot_turn import RowSize
from visavis.games.mosaic.state import Rows, State

MOST_IN_ROW, MOST_POINTS = 10, 9
LIKELY_POINTS = 3
"""No technology with more points is known."""


# 4 Build


def build_card(state: State, bot: int, card: str, clause: str) -> Choice[str | int]:
    """A project, a city or a town of the build offer: the leader's symbol, then the rightmost (MO-4.3, MO-4.4)."""
    rows, symbol = state.rows, state.data.leaders[state.leaders[bot]].symbol
    kinds = TOWNS if card == "town" else (card,)
    return Choice(
        "build.card",
        clause,
        among=places_of(rows, kinds),
        by=(
            Only(
                "build.symbol",
                "MO-4.3",
                test=lambda place: BUILDS[rows[BUILD][int(place) - 1]].symbol == symbol,  # type: ignore[index]
                args={"leader": state.leaders[bot]},
            ),
            Nth("build.rightmost", "MO-4.4", 1, backwards=True),
        ),
        every=TOWNS if card == "town" else (),
        says="pick" if card == "town" else "done",
        args={"card": card, "side": state.bots[bot], "leader": state.leaders[bot]},
    )


@absorbing
def places_of(rows: Rows, kinds: tuple[str, ...]) -> tuple[str | int, ...]:
    """The places of the cards of some kinds in the invented build offer."""
    return tuple([place for place, card in enumerate(rows[BUILD], 1) if BUILDS[card].kind in kinds])


@absorbing
def kind_of(rows: Rows, place: int) -> str:
    """The kind of an invented card."""
    return BUILDS[rows[BUILD][place - 1]].kind


# 8 Technology


@absorbing
def technologies_in(rows: Rows) -> tuple[InventedTechnology, ...]:
    """The cards of the invented technology offer."""
    return tuple([TECHNOLOGIES[card] for card in rows[TECHNOLOGY]])


@absorbing
def counted(cards: tuple[InventedTechnology, ...]) -> int:
    """How many cards there are."""
    return len(cards)


@absorbing
def places_with(
    cards: tuple[InventedTechnology, ...], left: tuple[int, ...], test: Callable[[InventedTechnology], bool]
) -> tuple[int, ...]:
    """The places of the cards that pass a test."""
    return tuple([place for place in left if test(cards[place - 1])])


@absorbing
def places_with_most(cards: tuple[InventedTechnology, ...], left: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the cards with the most symbols."""
    most = max(len(cards[place - 1].symbols) for place in left)
    return tuple([place for place in left if len(cards[place - 1].symbols) == most])


@absorbing
def points_at(cards: tuple[InventedTechnology, ...], place: int) -> int:
    """The points that a card shows."""
    return cards[place - 1].points


class Technologies:
    """The technology offer, looked at no more than needed: each question is asked once."""

    def __init__(self, state: State, table: Table[State], bot: int) -> None:
        self.state, self.table, self.bot = state, table, bot
        self.cards = technologies_in(state.rows)
        self.symbols: tuple[int, ...] | None = None
        self.numbered: tuple[int, ...] | None = None

    def size(self) -> int:
        """How many cards there are; asked once in a game."""
        answer = or_else(counted(self.cards), self.state.row_size or UNTRACKED)
        fact = Fact("technology.size", "MO-8.1", answer, bounds=(0, MOST_IN_ROW))
        size = self.table.ask(fact)
        if size and not fact.known:
            self.table.do(RowSize(size))
        return size

    def best(self, size: int) -> Choice[int]:
        """The best technology of the offer (MO-8.2 to MO-8.6)."""
        return Choice(
            "technology.card",
            "MO-8.1",
            among=tuple(range(1, size + 1)),
            by=(
                Later(self.with_symbols),
                Later(self.with_number),
                Later(self.with_most),
                Later(self.with_leader),
                Nth("technology.leftmost", "MO-8.6", 1),
            ),
            args={"side": self.state.bots[self.bot]},
        )

    def _which(
        self,
        id: str,
        clause: str,
        left: tuple[int, ...],
        answer: tuple[int, ...] | Untracked,
        least: int = 0,
    ) -> tuple[int, ...]:
        args = {"leader": self.state.leaders[self.bot], "cards": left}
        return self.table.ask(Fact(id, clause, answer, options=left, several=(least, len(left)), args=args))

    def _questions(self, left: tuple[int, ...]) -> tuple[int, ...]:
        """The cards with a question mark."""
        found = places_with(self.cards, left, lambda card: card.question)
        self.symbols = self._which("technology.symbols", "MO-8.2", left, found)
        return self.symbols

    def with_symbols(self, left: tuple[int, ...]) -> Only[int]:
        """Cards with a question mark (MO-8.2)."""
        return Only("technology.question", "MO-8.2", test=self._questions(left).__contains__)

    def with_number(self, left: tuple[int, ...]) -> Only[int] | None:
        """Cards with a number; not looked at where there is a question mark (MO-8.3)."""
        if self.symbols:
            return None
        numbered = places_with(self.cards, left, lambda card: card.points > 0)
        self.numbered = self._which("technology.numbers", "MO-8.3", left, numbered)
        return Only("technology.number", "MO-8.3", test=self.numbered.__contains__)

    def with_most(self, left: tuple[int, ...]) -> Only[int] | None:
        """Cards with the most symbols; not looked at where a card gives points (MO-8.4)."""
        if self.symbols or self.numbered:
            return None
        most = places_with_most(self.cards, left)
        found = self._which("technology.most", "MO-8.4", left, most, least=1)
        return Only("technology.most", "MO-8.4", test=found.__contains__)

    def with_leader(self, left: tuple[int, ...]) -> Only[int]:
        """Cards that show his leader's symbol (MO-8.5)."""
        symbol = self.state.data.leaders[self.state.leaders[self.bot]].symbol
        shown = places_with(self.cards, left, lambda card: symbol in card.symbols)
        found = self._which("technology.leader", "MO-8.5", left, shown)
        args = {"leader": self.state.leaders[self.bot]}
        return Only("technology.leader", "MO-8.5", test=found.__contains__, args=args)

    def shown(self, places: tuple[int, ...]) -> tuple[tuple[bool, int], ...]:
        """Whether each card shows a question mark, and the points it shows (MO-8.9)."""
        # A single card needed no choice: nobody has looked at it yet.
        symbols = self._questions(places) if self.symbols is None else self.symbols
        points = self._points([place for place in places if place not in symbols and self._may_give_points(place)])
        return tuple([(place in symbols, points.get(place, 0)) for place in places])

    def _may_give_points(self, place: int) -> bool:
        return self.numbered is None or place in self.numbered

    def _points(self, places: list[int]) -> dict[int, int]:
        """The points of these cards, of two of them in one question; at least 1 where it is known that there are."""
        least = 0 if self.numbered is None else 1
        facts = {
            place: Fact(
                "technology.points",
                "MO-8.9",
                points_at(self.cards, place),
                bounds=(least, MOST_POINTS),
                args={"place": place, "none": least == 0},
            )
            for place in places
        }
        if len(facts) == 2 and not facts[places[0]].known:
            fields = tuple([Field(name, bounds=(least, MOST_POINTS)) for name in ("chosen", "neighbour")])
            args = {"chosen": places[0], "neighbour": places[1]}
            question = Forms("technology.both", TABLE, "MO-8.9", (Form("points", fields),), args=args)
            while True:
                answer = [int(its) for its in self.table.ask(question)[1:]]
                if max(answer) <= LIKELY_POINTS or insists(self.table, "MO-8.9", max(answer), 1):
                    return dict(zip(places, answer, strict=True))
        return {place: asked_points(self.table, fact, 1) for place, fact in facts.items()}


# Points that are asked for


def asked_points(table: Table[State], fact: Fact[int], cards: int) -> int:
    """The points on some cards; more than are known to be printed are taken only if the person says so again."""
    while True:
        points = table.ask(fact)
        if fact.known or points <= cards * LIKELY_POINTS or insists(table, fact.clause, points, cards):
            return points


def insists(table: Table[State], clause: str, points: int, cards: int) -> bool:
    """Whether so many points are right all the same."""
    args = {"points": points, "cards": cards, "most": cards * LIKELY_POINTS}
    return table.ask(One("unlikely.points", TABLE, clause, (True, False), args=args))
