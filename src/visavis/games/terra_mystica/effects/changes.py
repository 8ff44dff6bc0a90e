"""Small changes of the state that several effects share."""

from __future__ import annotations

from visavis.core import Card, Pile, absorbing
from visavis.core.pile import Layer
from visavis.games.terra_mystica.cards import CULTS, GROUND_AT, TOP, Four, Kind
from visavis.games.terra_mystica.state import State, changed


def raised(levels: Four, cult: str, steps: int) -> Four:
    """The cult levels after some steps."""
    at = CULTS.index(cult)
    return replaced(levels, at, min(TOP, levels[at] + steps))


def replaced(levels: Four, at: int, level: int) -> Four:
    """The numbers of the cults with one of them changed."""
    found = list(levels)
    found[at] = level
    return tuple(found)  # type: ignore[return-value]


def ground_changed(state: State, space: str, ground: str) -> None:
    """A space becomes another ground; none of the others any more."""
    state.became = laid(state.became, state.world.map.bit[space], GROUND_AT[ground])


@absorbing
def laid(became: tuple[int, ...], bit: int, at: int) -> tuple[int, ...]:
    """What has become each ground, after a space has become one of them."""
    if changed(became) & bit:
        became = tuple([spaces & ~bit for spaces in became])
    found = [*became]
    found[at] |= bit
    return tuple(found)


def replace_building(state: State, space: str, kind: Kind) -> None:
    """A building of this kind stands there now instead of the one it comes from."""
    bit = state.world.map.bit[space]
    if kind == "house":
        state.houses |= bit
    elif kind == "sanctuary":
        state.temples &= ~bit
        state.sanctuaries |= bit
    else:
        state.houses &= ~bit
        if kind == "temple":
            state.temples |= bit
        elif kind == "stronghold":
            state.strongholds |= bit
        else:
            state.shipyards |= bit


def put_priest(state: State, cult: str, priest: int) -> None:
    """A priest stands on a space with this number."""
    if priest < 2 or not state.followed:
        return
    at = CULTS.index(cult)
    if priest == 3:
        state.threes = replaced(state.threes, at, 1)
    else:
        state.twos = replaced(state.twos, at, state.twos[at] + 1)


# Her cards


def deck_renewed(state: State, unseen: int, known: tuple[str, ...], extra: tuple[str, ...]) -> None:
    """All her cards of the round, known and unseen ones of the reserve and the extra card are her deck."""
    deck = state.deck
    for card in known:
        deck = deck.without(card, "reserve")
    state.deck = deck.gathered(*state.turned, *known, *extra, unseen=unseen, part="reserve")
    state.turned = ()


def reserve_renewed(state: State) -> None:
    """The cards put aside are the new reserve."""
    # With an empty reserve all that is unknown lies in the deck, and stays there.
    cards, unknown = state.aside, state.deck.pool
    own = tuple(Layer(layer.size, by_name((*layer.known, *unknown))) for layer in state.deck.layers)
    state.deck = Pile("deck", (*own, Layer(len(cards), part="reserve")), by_name(cards))
    state.aside = ()


def by_name(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order in which piles hold them."""
    return tuple(sorted(cards, key=str))


def bonus_taken(state: State, card: str, old: str) -> None:
    """A round bonus card leaves the row, its coins with it; the old one takes its place."""
    at = state.bonus.index(card)
    row, coins = list(state.bonus), list(state.coins)
    row[at], coins[at] = old, 0
    state.bonus, state.coins = tuple(row), tuple(coins)
