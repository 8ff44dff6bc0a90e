"""Paying by tapping cards: what can be tapped, the cheapest payment, and what the tapped cards answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from visavis.core import CardPayment, Forms, Question
from visavis.games.alien_artifacts.cards import COLOUR_OF, COLUMN, OPERATIONAL, WITH_GOLD
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.players.habits import usefulness
from visavis.games.alien_artifacts.state import SECOND, State
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn import AFTER
from visavis.games.alien_artifacts.your_turn.payment import (
    BY_HAND,
    ENOUGH,
    MOST_SUGGESTED,
    PER_TOKEN,
    Need,
    by_hand,
    every_payment,
    need_of,
    nothing_to_pay,
    payments,
    smallest,
    worth,
)
from visavis.games.alien_artifacts.your_turn.preparing import most_prepared

VERBS = ("build", "develop", "discover", "trade", "remove", *OPERATIONAL, "faction", "action", "additional")
"""Verbs that are paid for with cards: the payment is part of their answer."""
PAID = ""
"""Stands for the only payment, which is not asked for."""


def tapping(view: View, question: Question, chosen: tuple[Any, ...] = ()) -> CardPayment | None:
    """How a payment is made by tapping cards of the hand, under planets, and artifacts; None for other questions.

    With a verb that was tapped before, the payment is part of its answer; cards are prepared, and at the end of a turn
    discarded, in the same way.
    """
    state, at = view.state, PLACE.get(question.seat, 0)
    if question.id == "pay":
        _, _, action, card = map(str, state.pending[0])
        return _payment(state, at, action, card, asked=True)
    if not isinstance(question, Forms) or question.id == "prepare":
        return None
    verb = str(chosen[0]) if chosen else ""
    if question.id == AFTER and not verb:
        return _draw_phase(state, at)
    if verb == "prepare":
        return _preparing(state, at, *map(str, chosen[1:3])) if len(chosen) > 1 else None
    form = question.form(verb)
    if verb not in VERBS or form is None or not form.fits(chosen[1:]):
        return None
    card = str(chosen[1]) if len(chosen) > 1 else state.factions[at] if verb == "faction" else ""
    found = _payment(state, at, verb, card, asked=False)
    return None if found is None else _together(chosen, found)


def _together(chosen: tuple[Any, ...], found: CardPayment) -> CardPayment:
    """The verb and its payment as one answer."""

    def answers(cards: tuple[str, ...]) -> tuple[Any, ...]:
        given = found.answers(cards)
        return (chosen, *(one for one in given if one != PAID)) if given else ()

    return replace(found, answers=answers)


def _payment(state: State, at: int, action: str, card: str, *, asked: bool) -> CardPayment | None:
    """The payment of an action with some card; None where nothing can be paid or has to be."""
    need, means = need_of(state, at, state.powers(at), action, card), state.means(at)
    ways = () if nothing_to_pay(need) else payments(state, at, need, means)
    if not ways:
        return None
    only = not asked and len(ways) == 1 and not need.free
    every = {*ways} if only else {*ways, *every_payment(state, need, means)}
    usable = {_source(state, at, part) for parts in every for part in parts}
    # The better of what the same cards can pay: more symbols, and evenly, where the smallest section counts.
    best: dict[tuple[str, ...], tuple[str, ...]] = {}
    for parts in sorted(every, key=lambda parts: (worth(state, parts), smallest(state, parts), parts)):
        best[tuple(sorted(_source(state, at, part) for part in parts))] = parts
    suggested = tuple(map("+".join, ways[:MOST_SUGGESTED]))

    def answers(cards: tuple[str, ...]) -> tuple[Any, ...]:
        parts = best.get(tuple(sorted(cards)))
        if parts is None:
            return ()
        if only:
            return (PAID,)
        if "+".join(parts) in suggested:
            return ("+".join(parts),)
        more, _ = by_hand(state, need, means, parts)
        return (BY_HAND, *parts, *((ENOUGH,) if more else ()))

    sources = (*means.sources, *(boost[0] for boost in state.boosts))
    if action == "remove":
        paid = _for_tokens(state, at, card, best.values())
    else:
        paid = _least_missed(state, at, best.values(), gains=action == "trade")
    proposed = tuple(_source(state, at, part) for part in paid)
    cards = tuple(one for one in sources if one in usable)
    if action == "trade":
        return CardPayment(cards, proposed, answers, sums=_sums(state, need, at, cards), brings="sum-trade")
    return CardPayment(cards, proposed, answers, *_adding_up(state, need, at, cards))


def _least_missed(state: State, at: int, ways: Iterable[tuple[str, ...]], *, gains: bool) -> tuple[str, ...]:
    """The payment whose cards are missed least: of few symbols, of colours that no project needs; a trade gains, too.

    What lies under a planet cannot be discarded for a better card, so it is missed less than a hand card.
    """
    hand = state.hands[at]
    useful = usefulness(state, state.seats[at], hand)

    def missed(parts: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
        lost = sum(useful.get(_source(state, at, part), 0.0) or STORED * worth(state, (part,)) for part in parts)
        return lost - (GAIN * worth(state, parts) if gains else 0.0), parts

    return min(ways, key=missed)


STORED = 0.8
"""How much a symbol that lies under a planet, or comes from an artifact, is missed."""
GAIN = 2.0
"""What a credit is worth beside a symbol that is missed."""


def _draw_phase(state: State, at: int) -> CardPayment | None:
    """The end of the turn with the cards to discard (AA-15.1)."""
    hand = state.hands[at]
    least = max(0, len(hand) - state.powers(at).hand)

    def answers(cards: tuple[str, ...]) -> tuple[Any, ...]:
        fits = len(cards) >= least and set(cards) <= set(hand)
        return (("end",), tuple(one for one in hand if one in cards)) if fits else ()

    return CardPayment(hand, (), answers) if hand else None


def _preparing(state: State, at: int, kind: str, project: str = "") -> CardPayment | None:
    """Cards laid under one project of a row at once (AA-10.1, AA-10.3); without a project, those of the row."""
    row = next((row for row in state.tables.in_rows(state.projects[at]).values() if row.kind == kind), None)
    if row is None or project not in row.cards:
        return None if row is None else CardPayment((), (), lambda cards: (), targets=row.cards)
    most = most_prepared(state, at, kind)
    column = state.means(at).column(WITH_GOLD[COLOUR_OF[kind]])
    section = {_source(state, at, its): its for _, _, its in column}
    gives = {_source(state, at, its): count for _, count, its in column}
    left = max(0, state.left_to_pay(at, state.powers(at))[project])

    def answers(cards: tuple[str, ...]) -> tuple[Any, ...]:
        if not 0 < len(cards) <= most or not set(cards) <= set(section):
            return ()
        laid = tuple(("attach", section[card], project) for card in cards)
        # It is asked on as long as there are cards and the limit is not reached.
        return (("prepare", kind), *laid, *((("stop",),) if len(cards) < min(most, len(section)) else ()))

    needs = f"{left}*{COLOUR_OF[kind]}"
    return CardPayment(tuple(section), _enough_of(gives, left, most), answers, gives, needs, targets=row.cards)


def _enough_of(gives: Mapping[str, int], left: int, most: int) -> tuple[str, ...]:
    """The fewest cards that give so much, with the least too much; if none do, those that give most."""
    ranked = sorted(gives, key=lambda card: -gives[card])
    for size in range(1, min(most, len(ranked)) + 1):
        fitting = [cards for cards in combinations(ranked, size) if sum(map(gives.__getitem__, cards)) >= left]
        if fitting:
            return min(fitting, key=lambda cards: sum(map(gives.__getitem__, cards)))
    return tuple(ranked[:most])


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
