"""The card offers: asked when they matter, or (in simulations) invented. The rules are the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from visavis.core import UNTRACKED, Choice, Fact, Nth, Only, Pile, Table, Untracked
from visavis.games.mosaic.data import (
    INVENTED,
    SCORING,
    TOWNS,
    InventedBuild,
    InventedNumber,
    InventedTechnology,
)
from visavis.games.mosaic.effects import RowSize, SetRows
from visavis.games.mosaic.state import Rows, State

BUILD, TECHNOLOGY, POPULATION, TAX = range(4)
MOST_IN_ROW, MOST_POINTS, MOST_GAIN, MOST_HOLDING = 10, 9, 20, 500

_BUILD = {card.id: card for card in INVENTED.build}
_TECHNOLOGY = {card.id: card for card in INVENTED.technology}
_POPULATION = {card.id: card for card in INVENTED.population}
_TAX = {card.id: card for card in INVENTED.tax}
CARDS: tuple[Mapping[str, InventedBuild | InventedTechnology | InventedNumber], ...] = (
    _BUILD,
    _TECHNOLOGY,
    _POPULATION,
    _TAX,
)
_DECKS = tuple(
    Pile.of(f"offer.{name}", (*cards, *[SCORING] * INVENTED.scoring))
    for name, cards in zip(("build", "technology", "population", "tax"), CARDS, strict=True)
)
"""Invented decks never run out: a card that is dealt is not taken out. Only HeroBotus takes cards from them."""
_HANDS = Pile.of("offer.start", range(len(INVENTED.start)))


# Simulated offers


def deal(state: State, table: Table[State]) -> None:
    """Fill the invented offers for the first time."""
    if state.rows is UNTRACKED:
        return
    dealt = tuple(tuple(_cards(table, at, INVENTED.row)) for at in range(4))
    table.do(SetRows(cast("Rows", dealt), cast("int", state.holding), state.due))


def _cards(table: Table[State], at: int, count: int) -> list[str]:
    """So many cards of an invented deck; a scoring card is passed over."""
    cards: list[str] = []
    while len(cards) < count:
        card = str(table.draw(_DECKS[at]))
        if card != SCORING:
            cards.append(card)
    return cards


def refill(state: State, table: Table[State], at: int, taken: tuple[int, ...], money: int = 0) -> None:
    """Cards taken from an offer are replaced: the others move away from the deck, new ones come next to it (MO-3.4)."""
    rows = state.rows
    if rows is UNTRACKED:
        return
    due, deck = state.due, _DECKS[at]
    row = [card for place, card in enumerate(rows[at], 1) if place not in taken]
    while len(row) < INVENTED.row:
        card = str(table.draw(deck))
        if card == SCORING:
            due = due or state.phase == "play"
        else:
            row.insert(0, card)
    filled = (*rows[:at], tuple(row), *rows[at + 1 :])
    table.do(SetRows(cast("Rows", filled), cast("int", state.holding) + money, due))


# 4 Build


def build_card(state: State, bot: int, card: str, clause: str) -> Choice[str | int]:
    """A project, a city or a town of the build offer: the leader's symbol, then the rightmost (MO-4.3, MO-4.4)."""
    rows, symbol = state.rows, state.data.leaders[state.leaders[bot]].symbol
    kinds = TOWNS if card == "town" else (card,)
    among: tuple[str | int, ...] | Untracked = UNTRACKED
    if rows is not UNTRACKED:
        among = tuple(place for place, id in enumerate(rows[BUILD], 1) if _BUILD[id].kind in kinds)
    return Choice(
        "build.card",
        clause,
        among=among,
        by=(
            Only(
                "build.symbol",
                "MO-4.3",
                test=lambda place: _BUILD[rows[BUILD][int(place) - 1]].symbol == symbol,  # type: ignore[index]
                args={"leader": state.leaders[bot]},
            ),
            Nth("build.rightmost", "MO-4.4", 1, backwards=True),
        ),
        every=TOWNS if card == "town" else (),
        says="pick" if card == "town" else "done",
        args={"card": card, "side": state.bots[bot], "leader": state.leaders[bot]},
    )


def kind_of(state: State, card: str | int) -> str:
    """The kind of a town card: as the person said it, or as the invented card has it."""
    if isinstance(card, str):
        return card
    assert state.rows is not UNTRACKED
    return _BUILD[state.rows[BUILD][card - 1]].kind


def taken_places(*cards: str | int | None) -> tuple[int, ...]:
    """The places of invented cards that were taken."""
    return tuple(card for card in cards if isinstance(card, int))


# 8 Technology


class Technologies:
    """The technology offer, looked at no more than needed: each question is asked once."""

    def __init__(self, state: State, table: Table[State], bot: int) -> None:
        self.state, self.table, self.bot = state, table, bot
        self.cards: tuple[InventedTechnology, ...] | Untracked = UNTRACKED
        if state.rows is not UNTRACKED:
            self.cards = tuple(_TECHNOLOGY[id] for id in state.rows[TECHNOLOGY])
        self.symbols: tuple[int, ...] | None = None
        self.numbered: tuple[int, ...] | None = None

    def size(self) -> int:
        """How many cards there are; asked once in a game."""
        cards, known = self.cards, self.state.row_size
        answer = known or UNTRACKED if cards is UNTRACKED else len(cards)
        size = self.table.ask(Fact("technology.size", "MO-8.1", answer, bounds=(0, MOST_IN_ROW)))
        if answer is UNTRACKED and size:
            self.table.do(RowSize(size))
        return size

    def _which(
        self,
        id: str,
        clause: str,
        left: tuple[int, ...],
        test: Callable[[InventedTechnology], bool],
        least: int = 0,
    ) -> tuple[int, ...]:
        answer: tuple[int, ...] | Untracked = UNTRACKED
        if self.cards is not UNTRACKED:
            answer = tuple([place for place in left if test(self.cards[place - 1])])
        args = {"leader": self.state.leaders[self.bot], "cards": left}
        return self.table.ask(Fact(id, clause, answer, options=left, several=(least, len(left)), args=args))

    def with_symbols(self, left: tuple[int, ...]) -> Only[int]:
        """Cards with a question mark (MO-8.2)."""
        self.symbols = found = self._which("technology.symbols", "MO-8.2", left, lambda card: card.question)
        return Only("technology.question", "MO-8.2", test=found.__contains__)

    def with_number(self, left: tuple[int, ...]) -> Only[int]:
        """Cards with a number; not looked at where there is a question mark (MO-8.3)."""
        found: tuple[int, ...] = ()
        if not self.symbols:
            found = self._which("technology.numbers", "MO-8.3", left, lambda card: card.points > 0)
            self.numbered = found
        return Only("technology.number", "MO-8.3", test=found.__contains__)

    def with_most(self, left: tuple[int, ...]) -> Only[int]:
        """Cards with the most symbols; not looked at where a card gives points (MO-8.4)."""
        found: tuple[int, ...] = ()
        if not self.symbols and not self.numbered:
            cards = self.cards
            most = 0 if cards is UNTRACKED else max(len(cards[place - 1].symbols) for place in left)
            found = self._which("technology.most", "MO-8.4", left, lambda card: len(card.symbols) == most, least=1)
        return Only("technology.most", "MO-8.4", test=found.__contains__)

    def with_leader(self, left: tuple[int, ...]) -> Only[int]:
        """Cards that show his leader's symbol (MO-8.5)."""
        symbol = self.state.data.leaders[self.state.leaders[self.bot]].symbol
        found = self._which("technology.leader", "MO-8.5", left, lambda card: symbol in card.symbols)
        return Only("technology.leader", "MO-8.5", test=found.__contains__)

    def shows(self, place: int) -> tuple[bool, int]:
        """Whether a card shows a question mark, and the points it shows (MO-8.9)."""
        if self.symbols is None:
            self.symbols = self._which("technology.symbols", "MO-8.2", (place,), lambda card: card.question)
        if place in self.symbols:
            return True, 0
        if self.numbered is not None and place not in self.numbered:
            return False, 0
        cards = self.cards
        answer = UNTRACKED if cards is UNTRACKED else cards[place - 1].points
        least = 0 if self.numbered is None else 1
        bounds, args = (least, MOST_POINTS), {"place": place}
        return False, self.table.ask(Fact("technology.points", "MO-8.9", answer, bounds=bounds, args=args))


# 10 Population, Tax & Tariff


def best_population(state: State, table: Table[State]) -> tuple[int, int]:
    """The highest gain in the offer, and the place of its card in an invented one (MO-10.4)."""
    rows = state.rows
    gains = () if rows is UNTRACKED else tuple(_POPULATION[id].number for id in rows[POPULATION])
    answer = max(gains, default=0) if gains else UNTRACKED
    gain = table.ask(Fact("population.gain", "MO-10.4", answer, bounds=(0, MOST_GAIN)))
    return gain, gains.index(gain) + 1 if gains else 0


def lowest_tax(state: State) -> int:
    """The place of the invented tax card with the least unrest, the leftmost in a tie (MO-10.5)."""
    rows = state.rows
    if rows is UNTRACKED or not rows[TAX]:
        return 0
    unrest = [_TAX[id].number for id in rows[TAX]]
    return unrest.index(min(unrest)) + 1


def holding_money(state: State, table: Table[State], clause: str) -> int:
    """The money in the holding area."""
    return table.ask(Fact("tax.holding", clause, state.holding, bounds=(0, MOST_HOLDING)))


def start_technologies(state: State, table: Table[State], bot: int) -> tuple[int, int]:
    """How many of his five starting technologies show a question mark, and the points of the others (MO-2.15)."""
    symbols: int | Untracked = UNTRACKED
    earned: int | Untracked = UNTRACKED
    if state.rows is not UNTRACKED:
        hand = INVENTED.start[cast("int", table.draw(_HANDS))]
        symbols, earned = hand.symbols, hand.earned
    args = {"side": state.bots[bot]}
    count = table.ask(Fact("start.symbols", "MO-2.15", symbols, bounds=(0, 5), args=args))
    most = (5 - count) * MOST_POINTS
    return count, table.ask(Fact("start.earned", "MO-2.15", earned, bounds=(0, most), args=args))
