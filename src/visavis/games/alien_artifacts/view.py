"""What a seat may see, and states that fit what it sees."""

from __future__ import annotations

import msgspec

from visavis.core import Layer, Pile, Stream
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State

HIDDEN = ""


class View(msgspec.Struct, frozen=True):
    """What one seat may see; `table` sees what everybody sees.

    In `state` the hidden hands are empty, and their cards are among those that can be in the decks.
    """

    seat: str
    state: State
    hands: tuple[int, ...]
    artifacts: tuple[int, ...]
    plans: tuple[int, ...]
    looked: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in their order."""
        return self.state.seats


Hands = tuple[tuple[str, ...], ...]


def _pooled(pile: Pile, cards: list[str]) -> Pile:
    if not cards:
        return pile
    return Pile(pile.stream, pile.layers, tuple(sorted([*pile.pool, *cards])))


def _hide(hands: Hands, mine: int) -> tuple[Hands, list[str]]:
    """The hands without those of others, and what they hold; where they hold nothing, the hands as they are."""
    hidden: list[str] = []
    for at, hand in enumerate(hands):
        if at != mine:
            hidden += hand
    if not hidden:
        return hands, hidden
    shown: list[tuple[str, ...]] = [()] * len(hands)
    if mine >= 0:
        shown[mine] = hands[mine]
    return tuple(shown), hidden


Seen = tuple[Hands, Pile, Hands, Pile, tuple[int, ...]]
"""Hands and a pile as they were last, as a seat saw them, and how many cards each hand holds."""
_SEEN: dict[int, tuple[Seen, Seen, Seen]] = {}
"""By the place of a seat what it saw last: resources, plans and artifacts. Most views differ in little from it."""
_NONE: Seen = ((), Pile(""), (), Pile(""), ())
_NOTHING = (_NONE, _NONE, _NONE)


def _veiled(mine: int, hands: Hands, pile: Pile) -> Seen:
    """Hands as a seat sees them, and the pile with what others hold."""
    shown, cards = _hide(hands, mine)
    return hands, pile, shown, _pooled(pile, cards), tuple([len(hand) for hand in hands])


def view(state: State, seat: str) -> View:
    """What a seat may see."""
    seen, mine = state.copy(), PLACE.get(seat, -1)
    hands, plans, artifacts = _SEEN.get(mine, _NOTHING)
    if hands[0] is not state.hands or hands[1] is not state.resources:
        hands = _veiled(mine, state.hands, state.resources)
    if plans[0] is not state.plans or plans[1] is not state.defense_deck:
        plans = _veiled(mine, state.plans, state.defense_deck)
    if artifacts[0] is not state.artifacts or artifacts[1] is not state.artifact_deck:
        artifacts = _veiled(mine, state.artifacts, state.artifact_deck)
    _SEEN[mine] = (hands, plans, artifacts)
    seen.hands, seen.resources = hands[2], hands[3]
    seen.plans, seen.defense_deck = plans[2], plans[3]
    if state.looked or state.peeked:
        _veil_looked(state, seen, seat, mine)
    else:
        seen.artifacts, seen.artifact_deck = artifacts[2], artifacts[3]
    return View(seat, seen, hands[4], artifacts[4], plans[4], len(state.looked))


def _veil_looked(state: State, seen: State, seat: str, mine: int) -> None:
    """Artifacts where somebody looks at some of them, or has put some under the deck."""
    seen.artifacts, cards = _hide(state.artifacts, mine)
    if state.looked and not (state.pending and state.pending[0][1] == seat):
        cards += state.looked
        seen.looked = ()
    deck = state.artifact_deck
    if state.peeked:
        # What others put under the deck is as unknown as the rest.
        theirs = [card for knower, card in state.peeked if knower != seat]
        layers = [Layer(1) if one.known and one.known[0] in theirs else one for one in deck.layers]
        deck = Pile(deck.stream, tuple(layers), deck.pool)
        cards += theirs
        seen.peeked = tuple([one if one[0] == seat else (one[0], HIDDEN) for one in state.peeked])
    seen.artifact_deck = _pooled(deck, cards)


def imagine(view: View, stream: Stream) -> State:
    """A state that fits the view: what it does not show is dealt anew."""
    state, seen = view.state.copy(), view.state
    mine = PLACE.get(view.seat, -1)
    state.hands, state.resources = _deal(seen.hands, view.hands, mine, seen.resources, stream)
    state.plans, state.defense_deck = _deal(seen.plans, view.plans, mine, seen.defense_deck, stream)
    deck = seen.artifact_deck
    if sum(view.artifacts) == len(seen.artifacts[mine] if mine >= 0 else ()) and not seen.peeked and not view.looked:
        return state
    left = stream.shuffled([str(card) for card in deck.pool])
    state.artifacts = tuple(
        [
            hand if at == mine else tuple(sorted([left.pop() for _ in range(view.artifacts[at])]))
            for at, hand in enumerate(seen.artifacts)
        ]
    )
    if view.looked and not seen.looked:
        state.looked = tuple([left.pop() for _ in range(view.looked)])
    if seen.peeked:
        peeked = tuple([one if one[1] else (one[0], left.pop()) for one in seen.peeked])
        # Cards under the deck are its last layers, in the order in which they were put there.
        above = deck.layers[: len(deck.layers) - len(peeked)]
        deck = Pile(deck.stream, above + tuple([Layer(1, (card,)) for _, card in peeked]), deck.pool)
        state.peeked = peeked
    state.artifact_deck = Pile(deck.stream, deck.layers, tuple(sorted(left)))
    return state


def _deal(
    hands: tuple[tuple[str, ...], ...], counts: tuple[int, ...], mine: int, pile: Pile, stream: Stream
) -> tuple[tuple[tuple[str, ...], ...], Pile]:
    """Hands of so many cards, dealt from all that are hidden; and what is left of the pile."""
    if sum(counts) == (len(hands[mine]) if mine >= 0 else 0):
        return hands, pile
    pool = list(pile.pool)
    dealt = []
    for at, hand in enumerate(hands):
        if at == mine:
            dealt.append(hand)
            continue
        got = []
        for _ in range(counts[at]):
            # The last card takes the place of the drawn one.
            place = stream.below(len(pool))
            got.append(str(pool[place]))
            last = pool.pop()
            if place < len(pool):
                pool[place] = last
        dealt.append(tuple(sorted(got)))
    return tuple(dealt), Pile(pile.stream, pile.layers, tuple(sorted(map(str, pool))))
