"""What an action costs and brings, in a few words; or what is missing for it."""

from __future__ import annotations

from visavis.core.card_face import Message
from visavis.games.alien_artifacts.cards import COLUMN, SIDE_OF, TRIPLE, WITH_GOLD
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import MOST_CREDITS, State
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn.payment import Need, boosted, enough, need_of, payments, worth

COMPLETED = {"build": "ship", "develop": "tech", "discover": "planet"}


def price(view: View, seat: str, verb: str, chosen: tuple[object, ...]) -> Message | None:
    """What a verb costs a seat, with what was chosen for it so far; what it brings, where it costs nothing."""
    state, at = view.state, PLACE[seat]
    if verb == "buy":
        return _buy(state, at, chosen)
    if verb in COMPLETED:
        return _complete(state, at, verb, chosen)
    if verb in SIDE_OF:
        if not state.powers(at).operational[SIDE_OF[verb]]:
            return None
        return _pay(state, at, need_of(state, at, state.powers(at), verb, ""))
    if verb == "trade":
        ways = payments(state, at, need_of(state, at, state.powers(at), verb, ""), state.means(at))
        most = min(worth(state, ways[0]), MOST_CREDITS - state.credits[at]) if ways else 0
        return ("price-trade", {"credits": most}) if ways else None
    if verb in ("prepare", "remove") and chosen:
        lying = state.projects[at] if verb == "prepare" else tuple(dict.fromkeys(state.blocked[at]))
        cards = tuple(card for card in lying if state.tables.kind[card] == chosen[0])
        return f"price-{verb}-cards", {"cards": cards}
    if verb == "lift" and chosen:
        # AA-13.4
        return "price-pay", {"amount": f"{state.blocked[at].count(str(chosen[0]))}*C"}
    if verb == "faction" and state.factions[at]:
        return _pay(state, at, need_of(state, at, state.powers(at), verb, state.factions[at]))
    return (f"price-{verb}", {}) if verb in ("prepare", "artifact", "additional", "lift", "remove", "end") else None


def _buy(state: State, at: int, chosen: tuple[object, ...]) -> Message:
    """Each further card to choose from costs a credit more (AA-5.2)."""
    more = chosen[1] - 1 if len(chosen) > 1 and isinstance(chosen[1], int) else 0
    cost = state.powers(at).costs["buy"] + more
    if cost > state.credits[at]:
        return _missing(cost - state.credits[at], "C")
    return "price-pay", {"amount": f"{cost}*C"}


def _complete(state: State, at: int, verb: str, chosen: tuple[object, ...]) -> Message | None:
    """The project that was chosen, or the one that takes the least."""
    powers, kind = state.powers(at), COMPLETED[verb]
    left = state.left_to_pay(at, powers)
    cards = [card for card in left if state.tables.kind[card] == kind and card in (chosen or left)]
    if not cards:
        return None
    return _pay(state, at, need_of(state, at, powers, verb, min(cards, key=left.__getitem__)))


def _pay(state: State, at: int, need: Need) -> Message:
    if need.amounts == TRIPLE:
        return "price-triple", {}
    means = state.means(at)
    amounts = tuple(f"{max(0, amount)}*{colour}" for colour, amount in need.amounts)
    if enough(state, at, need, means):
        return "price-symbols", {"amounts": amounts}
    if len(amounts) > 1:
        return "price-needs", {"amounts": amounts}
    ((colour, amount),) = need.amounts
    column, more = (WITH_GOLD if need.gold else COLUMN)[colour], boosted(state, colour)
    if means.most(column, len(means.sources)) + more >= amount:
        # There is enough of it, on too many cards.
        return "price-limit", {"amount": amounts[0], "limit": need.limit}
    return _missing(amount - means.most(column, need.limit) - more, colour)


def _missing(count: int, colour: str) -> Message:
    return "price-missing", {"amount": f"{count}*{colour}", "count": count}
