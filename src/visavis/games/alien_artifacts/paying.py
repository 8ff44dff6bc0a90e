"""Paying with resource cards (section 4): what something takes, what is enough, and every way to pay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from visavis.games.alien_artifacts.cards import COLOUR_OF, COLUMN, COMPLETES, Powers
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.vocabulary import GOLD, OPERATIONAL, TRIPLE, Amounts

OPERATIONAL_COLOUR = {"offensive": "R", "revenue": "B", "mine": "G"}
MOST_SUGGESTED = 12
NO_LIMIT = 99
PER_TOKEN = 2


class Need(msgspec.Struct, frozen=True, gc=False):
    """What a payment takes: symbols of colours, with gold or not, with at most so many cards.

    `free` amounts are chosen by the payer: at least so many of one colour, the more the better.
    """

    amounts: Amounts
    limit: int
    gold: bool
    free: bool = False


def need_of(state: State, at: int, powers: Powers, action: str, card: str) -> Need:
    """What an action takes."""
    kind = state.tables.kind.get(card)
    if action in ("build", "develop", "discover"):
        # AA-6.1, AA-7.1, AA-8.1
        left = state.left_to_pay(at, card, powers)
        return Need(((COLOUR_OF[str(kind)], left),), powers.limits[action], True)
    if action in OPERATIONAL:
        # AA-14.1: no gold.
        amounts = ((OPERATIONAL_COLOUR[action], powers.costs[action]),)
        return Need(amounts, powers.limits[action], powers.gold_operational)
    if action == "trade":
        return Need((("R", 1), ("G", 1), ("B", 1)), powers.limits["trade"], True, True)
    if action == "remove":
        return Need(((COLOUR_OF[card], PER_TOKEN),), powers.limits["remove"], True, True)
    # A faction's action, or the action or additional effect of a card: no gold (AA-4.4).
    amounts = tuple(one for one in state.tables.cost[card] if one[0] != "C")
    return Need(amounts, NO_LIMIT if amounts == TRIPLE else powers.limits["other"], False)


def enough(state: State, at: int, need: Need) -> bool:
    """Whether a seat can pay it."""
    means, column = state.tables.means(state.sources(at)), 3 if need.gold else 0
    if need.free:
        return any(_most(state, means, colour, column, need.limit) >= least for colour, least in need.amounts)
    for colour, amount in need.amounts:
        if _most(state, means, colour, column, need.limit) < max(1, amount) and (amount > 0 or need.amounts == TRIPLE):
            return False
    return len(need.amounts) < 2 or next(_every_way(state, at, need), None) is not None


def _most(state: State, means: tuple[tuple[int, ...], ...], colour: str, column: int, limit: int) -> int:
    found = sum(means[COLUMN[colour] + column][:limit])
    if state.boosts:
        found += sum(count for _, its, count in state.boosts if its == colour)
    return found


def candidates(state: State, at: int, colour: str, gold: bool) -> list[tuple[int, str]]:
    """The sections that give symbols of a colour: of each hand card the better one, and those under planets."""
    section, found = state.tables.section, []
    for source in state.sources(at):
        best = 0
        for one in state.tables.sections.get(source, (source,)):
            its = section[one]
            if (its.colour == colour or (gold and its.colour == GOLD)) and its.count > best:
                best, chosen = its.count, one
        if best:
            found.append((best, chosen))
    return found


def boosts(state: State, colour: str) -> list[tuple[int, str]]:
    """The artifacts that can pay with this colour; they do not count against the limit."""
    return [(count, card) for card, its, count in state.boosts if its == colour]


def _subsets(state: State, at: int, colour: str, amount: int, limit: int, gold: bool, free: bool) -> Iterator[
    tuple[int, tuple[str, ...]]
]:  # fmt: skip
    """The ways to pay one colour: none of the cards could be left out, unless the amount is free."""
    cards, extra = candidates(state, at, colour, gold), boosts(state, colour)
    if amount <= 0 and not free:
        yield 0, ()
        return
    for some in range(len(extra) + 1):
        for boosted in combinations(extra, some):
            for size in range(min(limit, len(cards)) + 1):
                for chosen in combinations(cards, size):
                    parts = boosted + chosen
                    value = sum(count for count, _ in parts)
                    if value < amount or not parts:
                        continue
                    if not free and any(value - count >= amount for count, _ in parts):
                        continue
                    yield value, tuple(one for _, one in parts)


def _every_way(state: State, at: int, need: Need) -> Iterator[tuple[int, tuple[str, ...]]]:
    if need.free:
        for colour, least in need.amounts:
            yield from _subsets(state, at, colour, least, need.limit, need.gold, True)
        return
    yield from _together(state, at, need.amounts, need.limit, need.gold, need.amounts == TRIPLE)


def _together(
    state: State, at: int, amounts: Amounts, limit: int, gold: bool, one_each: bool
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The ways to pay several colours with different cards."""
    (colour, amount), rest = amounts[0], amounts[1:]
    first = (
        [(count, (section,)) for count, section in candidates(state, at, colour, False)]
        if one_each
        else _subsets(state, at, colour, amount, limit, gold, False)
    )
    for value, parts in first:
        if not rest:
            yield value, parts
            continue
        taken = {part[:-1] for part in parts}
        cards = sum(1 for part in parts if part in state.tables.section)
        for more, others in _together(state, at, rest, limit, gold, one_each):
            if taken.isdisjoint(other[:-1] for other in others):
                used = sum(1 for part in others if part in state.tables.section)
                if cards + used <= limit:
                    yield value + more, parts + others


def payments(state: State, at: int, need: Need) -> list[tuple[str, ...]]:
    """Every sensible way to pay, the cheapest first; where the amount is free, the largest first."""
    hand, section = state.hands[at], state.tables.section
    found: dict[tuple[object, ...], tuple[int, tuple[str, ...]]] = {}
    for value, parts in _every_way(state, at, need):
        # Cards under planets that show the same are worth the same.
        alike = tuple(sorted(
            part if part[:-1] in hand or part not in section else f"{section[part].colour}{section[part].count}"
            for part in parts
        ))  # fmt: skip
        if alike not in found:
            found[alike] = (value, parts)
    sign = -1 if need.free else 1
    ways = sorted(found.values(), key=lambda way: (sign * way[0], len(way[1]), way[1]))
    return [parts for _, parts in ways]


def worth(state: State, parts: tuple[str, ...]) -> int:
    """How many symbols these sections and artifacts give."""
    section = state.tables.section
    boosted = {card: count for card, _, count in state.boosts}
    return sum(section[part].count if part in section else boosted[part] for part in parts)


def by_hand(state: State, at: int, need: Need, chosen: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """What can be added to the cards chosen so far, and whether they are enough as they are.

    Only what can still lead to a payment is offered.
    """
    ways = [set(parts) for parts in _all_ways(state, at, need)]
    fitting = [way for way in ways if way.issuperset(chosen)]
    more: dict[str, None] = {}
    for way in fitting:
        for part in sorted(way.difference(chosen)):
            more[part] = None
    return tuple(sorted(more)), any(len(way) == len(chosen) for way in fitting)


def _all_ways(state: State, at: int, need: Need) -> Iterator[tuple[str, ...]]:
    """Every way to pay, also those that pay more than needed."""
    if need.free or len(need.amounts) > 1:
        for _, parts in _every_way(state, at, need):
            yield parts
        return
    ((colour, amount),) = need.amounts
    cards, extra = candidates(state, at, colour, need.gold), boosts(state, colour)
    for some in range(len(extra) + 1):
        for boosted in combinations(extra, some):
            for size in range(min(need.limit, len(cards)) + 1):
                for chosen in combinations(cards, size):
                    parts = boosted + chosen
                    if sum(count for count, _ in parts) >= amount:
                        yield tuple(one for _, one in parts)


def completing(kind: str) -> str:
    """The action that completes a kind of card."""
    return COMPLETES[kind]
