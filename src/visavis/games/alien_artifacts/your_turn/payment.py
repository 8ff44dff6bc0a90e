"""Paying with resource cards (section 4): what something takes, every way to pay, choosing one, what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations
from operator import itemgetter

import msgspec

from visavis.core import One, Table
from visavis.games.alien_artifacts.cards import (
    COLOUR_OF,
    COLUMN,
    OPERATIONAL,
    SIDE_OF,
    THIRD,
    TRIPLE,
    WITH_GOLD,
    Amounts,
    Gives,
    Means,
    Powers,
    credits_of,
)
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.payment import Pay
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import SECOND, State, Task, minus_all
from visavis.games.alien_artifacts.your_turn.gains import call, earn, spend, trigger
from visavis.games.alien_artifacts.your_turn.operating import one_by_one

OPERATIONAL_COLOUR = {"offensive": "R", "revenue": "B", "mine": "G"}
MOST_SUGGESTED = 12
PER_TOKEN = 2
SYMBOLS = itemgetter(1)
BY_HAND, ENOUGH = "by_hand", "enough"


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
    # A card of the empire is no project.
    known: Need | None = powers.needs.get(card or action)
    if known is not None:
        return known
    if action in ("build", "develop", "discover"):
        # AA-6.1, AA-7.1, AA-8.1
        left = state.left_to_pay(at, powers)[card]
        return Need(((COLOUR_OF[state.tables.kind[card]], left),), powers.limits[action], True)
    known = powers.needs[card or action] = _fixed_need(state, powers, action, card)
    return known


def _fixed_need(state: State, powers: Powers, action: str, card: str) -> Need:
    """What an action takes that always takes the same of this empire."""
    if action in OPERATIONAL:
        # AA-14.1: no gold.
        fixed = ((OPERATIONAL_COLOUR[action], powers.costs[action]),)
        return Need(fixed, powers.limits[action], powers.gold_operational > 0)
    if action == "trade":
        return Need((("R", 1), ("G", 1), ("B", 1)), powers.limits["trade"], True, True)
    if action == "remove":
        return Need(((COLOUR_OF[card], PER_TOKEN),), powers.limits["remove"], True, True)
    # A faction's action, or the action or additional effect of a card: no gold (AA-4.4).
    amounts = tuple([one for one in state.tables.cost[card] if one[0] != "C"])
    return Need(amounts, len(TRIPLE) if amounts == TRIPLE else powers.limits["other"], False)


def enough(state: State, at: int, need: Need, means: Means) -> bool:
    """Whether a seat can pay it."""
    if need.free:
        return bool(payments(state, at, need, means))
    amounts, columns = need.amounts, WITH_GOLD if need.gold else COLUMN
    # Each other colour takes a card at least.
    limit = need.limit - len(amounts) + 1
    for colour, amount in amounts:
        most = means.most(columns[colour], limit)
        if state.boosts:
            most += boosted(state, colour)
        if most < amount or (not most and amounts == TRIPLE):
            return False
    return len(amounts) < 2 or bool(payments(state, at, need, means))


def boosted(state: State, colour: str) -> int:
    """How many symbols of this colour artifacts can pay; they do not count against the limit."""
    return sum([count for _, its, count in state.boosts if its == colour])


Way = tuple[int, int, tuple[str, ...]]
"""A rank (the symbols that are paid; with a minus where more is better), how many sections, and which."""


def _lean(cards: list[Gives], amount: int, limit: int) -> list[Way]:
    """The ways to pay an amount of which no card could be left out; the cards come with the most first."""
    return _ways(cards, amount, limit, lean=True)


def _any(cards: list[Gives], least: int, limit: int) -> list[Way]:
    """All ways to pay at least so much."""
    return [(-value, size, parts) for value, size, parts in _ways(cards, least, limit, lean=False)]


def _ways(cards: list[Gives], amount: int, limit: int, *, lean: bool) -> list[Way]:
    found: list[Way] = [(count, 1, (section,)) for _, count, section in cards if count >= amount]
    if lean and found:
        cards = cards[len(found) :]  # Beside one that pays alone every other could be left out; such ones come first.
    for size in range(2, min(limit, len(cards)) + 1):
        for chosen in combinations(cards, size):
            value = sum(map(SYMBOLS, chosen))
            # The last card gives the fewest symbols.
            if value >= amount and not (lean and value - chosen[-1][1] >= amount):
                found.append((value, size, tuple(map(THIRD, chosen))))
    return found


def _best(cards: list[Gives], least: int, limit: int) -> list[Way]:
    """Each card alone, and the most that two, three ... cards give; the cards come with the most first."""
    found: list[Way] = [(-count, 1, (section,)) for _, count, section in cards if count >= least]
    value = 0
    parts: tuple[str, ...] = ()
    for _, count, section in cards[:limit]:
        value += count
        parts += (section,)
        if value >= least and len(parts) > 1:
            found.append((-value, len(parts), parts))
    return found


Ways = Callable[[list[Gives], int, int], list[Way]]


def _one_colour(state: State, means: Means, need: Need, colour: str, amount: int, ways: Ways) -> list[Way]:
    """The ways to pay one colour, with artifacts that pay or without."""
    cards = means.column((WITH_GOLD if need.gold else COLUMN)[colour])
    if not state.boosts:
        return ways(cards, amount, need.limit)
    # Artifacts do not count against the limit: for each choice of them the ways to pay the rest.
    found: list[Way] = []
    lean, extra = ways is _lean, [(count, card) for card, its, count in state.boosts if its == colour]
    for some in range(len(extra) + 1):
        for boosted in combinations(extra, some):
            value, sections = sum(count for count, _ in boosted), tuple(card for _, card in boosted)
            rank = value if lean else -value
            if boosted and value >= amount and not (lean and any(value - count >= amount for count, _ in boosted)):
                found.append((rank, some, sections))
            if value < amount or not lean:
                rest = ways(cards, max(1, amount - value), need.limit)
                found += [(rank + more, some + size, sections + others) for more, size, others in rest]
    return found


def _together(state: State, means: Means, need: Need, amounts: Amounts) -> list[Way]:
    """The ways to pay several colours with different cards."""
    (colour, amount), rest = amounts[0], amounts[1:]
    first: list[Way]
    if need.amounts == TRIPLE:
        first = [(count, 1, (section,)) for _, count, section in means.column(COLUMN[colour])]
    else:
        first = _one_colour(state, means, need, colour, amount, _lean)
    if not rest or not first:
        return first
    section, found = state.tables.section, list[Way]()
    others = [(way, *_of_cards(section, way[2])) for way in _together(state, means, need, rest)]
    for value, size, parts in first:
        cards, sections = _of_cards(section, parts)
        for (more, many, added), their_cards, their_sections in others:
            if sections + their_sections <= need.limit and cards.isdisjoint(their_cards):
                found.append((value + more, size + many, parts + added))
    return found


def _of_cards(section: Mapping[str, object], parts: tuple[str, ...]) -> tuple[set[str], int]:
    """Of which cards these sections are, and how many; artifacts that pay are no sections, and are beyond the limit."""
    its = [part[:-1] for part in parts if part in section]
    return set(its), len(its)


def payments(state: State, at: int, need: Need, means: Means) -> tuple[tuple[str, ...], ...]:
    """Every sensible way to pay, the cheapest first; where the amount is free, the largest first."""
    if state.boosts:
        return _payments(state, at, need, means)
    found = means.known.get(need)
    if found is None:
        found = means.known[need] = _payments(state, at, need, means)
    return found


def _payments(state: State, at: int, need: Need, means: Means) -> tuple[tuple[str, ...], ...]:
    ranked: list[Way] = []
    if not need.free:
        ranked = _together(state, means, need, need.amounts)
    else:
        for colour, least in need.amounts:
            ranked += _one_colour(state, means, need, colour, least, _best)
    if len(ranked) > 1:
        ranked.sort()
    # Gold alone is gold in every colour.
    ways = dict.fromkeys(map(THIRD, ranked))
    alike = shown_alike(state, at) if len(state.stored[at]) > 1 else None
    if not alike:
        return tuple(ways)
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for parts in ways:
        found.setdefault(tuple(sorted(map(alike.get, parts, parts))), parts)
    return tuple(found.values())


def shown_alike(state: State, at: int) -> dict[str, str] | None:
    """What sections under planets show, if any two show the same: such cards are worth the same."""
    stored = tuple(map(SECOND, state.stored[at]))
    shown = tuple(map(state.tables.shows.__getitem__, stored))
    return dict(zip(stored, shown, strict=True)) if len(set(shown)) < len(shown) else None


def worth(state: State, parts: tuple[str, ...]) -> int:
    """How many symbols these sections and artifacts give."""
    section, boosted = state.tables.section, {card: count for card, _, count in state.boosts}
    symbols = 0
    for part in parts:
        symbols += section[part].count if part in section else boosted[part]
    return symbols


def smallest(state: State, parts: tuple[str, ...]) -> int:
    """The fewest symbols that one of these sections gives."""
    section = state.tables.section
    return min((section[part].count for part in parts if part in section), default=0)


def by_hand(state: State, need: Need, means: Means, chosen: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """What can be added to the cards chosen so far, and whether they are enough as they are.

    Only what can still lead to a payment is offered.
    """
    ways = every_payment(state, need, means)
    if chosen:
        ways = _with_all(ways, set(chosen))
    more: set[str] = set()
    return tuple(sorted(more.union(*ways).difference(chosen))), len(chosen) in map(len, ways)


def _with_all(ways: tuple[tuple[str, ...], ...], chosen: set[str]) -> tuple[tuple[str, ...], ...]:
    return tuple([parts for parts in ways if chosen.issubset(parts)])


def every_payment(state: State, need: Need, means: Means) -> tuple[tuple[str, ...], ...]:
    """Every way to pay, in no order."""
    known = means.known.get((need, "every"))
    if known is not None and not state.boosts:
        return known
    ways: list[Way] = []
    if not need.free and len(need.amounts) > 1:
        ways = _together(state, means, need, need.amounts)
    else:
        # Also those that pay more than needed.
        for colour, amount in need.amounts:
            ways += _one_colour(state, means, need, colour, amount, _any)
    found = tuple(map(THIRD, ways))
    if not state.boosts:
        means.known[need, "every"] = found
    return found


# Choosing a payment, and what follows once it is made


def nothing_to_pay(need: Need) -> bool:
    """Whether no card has to be paid."""
    return not need.amounts or (not need.free and len(need.amounts) == 1 and need.amounts[0][1] <= 0)


def _args(state: State, at: int, need: Need, action: str, card: str) -> dict[str, object]:
    """What the question says: what for, how many symbols of which colours, and what lies under planets."""
    amounts, sort = _said(need)
    stored = tuple(map(SECOND, state.stored[at]))
    said = {"what": card or action, "amounts": amounts, "sort": sort, "limit": need.limit, "action": action}
    return {**said, "stored": stored, "some": bool(stored)}


@lru_cache
def _said(need: Need) -> tuple[tuple[str, ...], str]:
    """The symbols of a need as words know them, and of which sort it is."""
    three = need.amounts == TRIPLE
    amounts = tuple([colour if three else f"{amount}*{colour}" for colour, amount in need.amounts])
    return amounts, "free" if need.free else "three" if three else "fixed"


def pay(state: State, table: Table[State], seat: Seat, action: str, card: str) -> None:
    """Choose a payment: the cheapest ones are suggested, any other can be put together by hand (AA-4.1 to AA-4.7)."""
    at = PLACE[seat]
    need = need_of(state, at, state.powers(at), action, card)
    if nothing_to_pay(need):
        return paid(state, table, seat, action, card, ())
    ways = payments(state, at, need, state.means(at))
    if not ways:
        # Only in an imagined game: the hand that was imagined cannot pay for what its owner began.
        return table.do(Go(()))
    if len(ways) == 1 and not need.free:
        return paid(state, table, seat, action, card, ways[0])
    options = (*map("+".join, ways[:MOST_SUGGESTED]), BY_HAND)
    question = One("pay", seat, "AA-4.1", options, args=_args(state, at, need, action, card))
    table.last(question, _suggested, seat, action, card)


def _suggested(state: State, table: Table[State], seat: Seat, action: str, card: str, answer: str) -> None:
    if answer == BY_HAND:
        return table.do(Go((then.pick(seat, action, card),)))
    paid(state, table, seat, action, card, tuple(answer.split("+")))


def pick(state: State, table: Table[State], seat: Seat, action: str, card: str, *chosen: str) -> None:
    """Put a payment together, card by card (AA-4.1)."""
    at = PLACE[seat]
    need = need_of(state, at, state.powers(at), action, card)
    more, done = by_hand(state, need, state.means(at), chosen)
    options = (*more, ENOUGH) if done else more
    if not options:
        # As in `pay`: only in an imagined game.
        return table.do(Go(()))
    if options == (ENOUGH,):
        return paid(state, table, seat, action, card, chosen)
    args = {**_args(state, at, need, action, card), "chosen": chosen}
    table.last(One("pick", seat, "AA-4.1", options, args=args), _picked, seat, action, card, chosen)


def _picked(
    state: State, table: Table[State], seat: Seat, action: str, card: str, chosen: tuple[str, ...], answer: str
) -> None:
    if answer == ENOUGH:
        return paid(state, table, seat, action, card, chosen)
    table.do(Go((then.pick(seat, action, card, *chosen, answer),)))


def paid(state: State, table: Table[State], seat: Seat, action: str, card: str, parts: tuple[str, ...]) -> None:
    """What was paid for happens."""
    at, tables = PLACE[seat], state.tables
    symbols = worth(state, parts) if action in ("trade", "remove") else 0
    if parts:
        table.do(Pay(seat, parts))
    tasks: tuple[Task, ...] = ()
    match action:
        case "build" | "develop" | "discover":
            tasks = (then.side(seat, card),)
        case "trade":
            # AA-12.1
            earn(state, table, seat, symbols, "AA-12.1", "trade")
            trigger(state, table, at, "on_trade")
        case "remove":
            # AA-13.2
            tasks = (then.clear(seat, card, symbols // PER_TOKEN),)
        case "offensive":
            # AA-14.2
            tasks = (then.target(seat, *minus_all(state.powers(at).operational["ship"], state.attacked)),)
        case "revenue" | "mine":
            # AA-14.5, AA-14.6
            tasks = one_by_one(state, table, seat, action, state.powers(at).operational[SIDE_OF[action]])
        case _:
            # AA-4.10 to AA-4.12
            spend(state, table, seat, credits_of(tables.cost[card]), "AA-4.12")
            for its in tables.effect[card]:
                if its[0] == "VPMIN":
                    # AA-18.8
                    table.do(Score("AA-18.8", seat, smallest(state, parts), card))
                else:
                    tasks += call(state, table, seat, its, card)
    table.do(Go(tasks))
