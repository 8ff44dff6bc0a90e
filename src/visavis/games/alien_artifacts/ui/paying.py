"""Paying by tapping cards: what can be tapped, the cheapest payment, and what the tapped cards answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from visavis.core import CardPayment, Question
from visavis.games.alien_artifacts.cards import COLUMN, WITH_GOLD
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import SECOND, State
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn.payment import (
    BY_HAND,
    ENOUGH,
    PER_TOKEN,
    Need,
    by_hand,
    every_payment,
    need_of,
    payments,
    smallest,
    worth,
)


def tapping(view: View, question: Question) -> CardPayment | None:
    """How a payment is made by tapping cards of the hand, under planets, and artifacts; None for other questions."""
    if question.id != "pay":
        return None
    state, at = view.state, PLACE[question.seat]
    _, _, action, card = map(str, state.pending[0])
    need, means = need_of(state, at, state.powers(at), action, card), state.means(at)
    ways = payments(state, at, need, means)
    every = {*ways, *every_payment(state, need, means)}
    usable = {_source(state, at, part) for parts in every for part in parts}
    # The better of what the same cards can pay: more symbols, and evenly, where the smallest section counts.
    best: dict[tuple[str, ...], tuple[str, ...]] = {}
    for parts in sorted(every, key=lambda parts: (worth(state, parts), smallest(state, parts), parts)):
        best[tuple(sorted(_source(state, at, part) for part in parts))] = parts

    def answers(cards: tuple[str, ...]) -> tuple[Any, ...]:
        parts = best.get(tuple(sorted(cards)))
        if parts is None:
            return ()
        suggested = "+".join(parts)
        if suggested in getattr(question, "options", ()):
            return (suggested,)
        more, _ = by_hand(state, need, means, parts)
        return (BY_HAND, *parts, *((ENOUGH,) if more else ()))

    sources = (*means.sources, *(boost[0] for boost in state.boosts))
    paid = _for_tokens(state, at, card, best.values()) if action == "remove" else ways[0]
    proposed = tuple(_source(state, at, part) for part in paid)
    cards = tuple(one for one in sources if one in usable)
    if action == "trade":
        return CardPayment(cards, proposed, answers, sums=_sums(state, need, at, cards), brings="sum-trade")
    return CardPayment(cards, proposed, answers, *_adding_up(state, need, at, cards))


def _for_tokens(state: State, at: int, kind: str, ways: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The payment that removes the most tokens there are, with the fewest cards and symbols (AA-13.2)."""
    tokens = sum(state.tables.kind[card] == kind for card in state.blocked[at])

    def dear(parts: tuple[str, ...]) -> tuple[object, ...]:
        symbols = worth(state, parts)
        return (-min(tokens, symbols // PER_TOKEN), len(parts), symbols, parts)

    return min(ways, key=dear)


def _source(state: State, at: int, part: str) -> str:
    """The card of the hand that a section is on; what lies under a planet and an artifact are themselves."""
    stored = part in map(SECOND, state.stored[at])
    return part if stored or part not in state.tables.section else part[:-1]


def _adding_up(state: State, need: Need, at: int, cards: tuple[str, ...]) -> tuple[dict[str, int], str]:
    """How many symbols each card gives, and how many it takes, where it is about one colour."""
    if need.free or len(need.amounts) != 1:
        return {}, ""
    ((colour, amount),) = need.amounts
    given = {gives[2]: gives[1] for gives in state.means(at).column((WITH_GOLD if need.gold else COLUMN)[colour])}
    found = {_source(state, at, section): count for section, count in given.items()}
    found |= {card: count for card, its, count in state.boosts if its == colour}
    return {card: found[card] for card in cards}, f"{amount}*{colour}"


def _sums(state: State, need: Need, at: int, cards: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """How many symbols of each colour the cards give: that many credits they bring, all in one colour (AA-12.1)."""
    found: dict[str, dict[str, int]] = {}
    for colour, _ in need.amounts:
        its: dict[str, int] = {}
        for gives in state.means(at).column((WITH_GOLD if need.gold else COLUMN)[colour]):
            card = _source(state, at, gives[2])
            its[card] = max(its.get(card, 0), gives[1])
        its |= {card: count for card, of, count in state.boosts if of == colour}
        found[colour] = {card: its[card] for card in cards if card in its}
    return found
