"""Cards from the decks of ships, technologies and planets (section 5)."""

from __future__ import annotations

from visavis.core import Nothing, One, Pile, Table
from visavis.games.alien_artifacts.cards import KINDS, Kind
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.projects import NewProject, Offer, PutUnder
from visavis.games.alien_artifacts.effects.setup import Place
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import DECK, State, Task
from visavis.games.alien_artifacts.your_turn.gains import spend


def not_empty(state: State) -> tuple[Kind, ...]:
    """The kinds whose decks have cards."""
    return tuple([kind for kind in KINDS if getattr(state, DECK[kind]).layers])


def offer(state: State, table: Table[State], seat: Seat, kind: str, count: int) -> int:
    """Draw cards from a deck to choose one; how many there were. The next card of the deck is public (AA-1.3)."""
    pile: Pile = getattr(state, DECK[kind])
    cards: list[str] = []
    while pile.layers and len(cards) < count:
        card = str(table.draw(pile))
        pile = pile.without(card)
        cards.append(card)
    top = str(table.draw(pile)) if pile.layers else ""
    if cards:
        table.do(Offer(seat, kind, tuple(cards), top))
    return len(cards)


def keep_offered(state: State, table: Table[State], seat: Seat, zone: str) -> tuple[Task, ...]:
    """The only card that was drawn is kept; among several the seat chooses in a step of its own."""
    if len(state.offer) == 1 and zone == "project":
        table.do(NewProject(seat, state.offer[0]))
        return ()
    return (then.keep(seat, zone),) if state.offer else ()


def buy(state: State, table: Table[State], seat: Seat, kind: str, cards: int) -> None:
    """Pay, draw, keep one (AA-5.1 to AA-5.3); nobody pays for cards that the deck does not have."""
    powers = state.powers(PLACE[seat])
    there = max(1, getattr(state, DECK[kind]).size() - powers.look[kind])
    if cards > there:
        table.note(Nothing, "buy.fewer", "AA-5.2", {"seat": seat, "count": there})
        cards = there
    spend(state, table, seat, powers.costs["buy"] + cards - 1, "AA-5.1")
    offer(state, table, seat, kind, cards + powers.look[kind])
    if tasks := keep_offered(state, table, seat, "project"):
        table.do(Go((*tasks, state.pending[0])))


def put(state: State, table: Table[State], seat: Seat, zone: str, card: str) -> None:
    """A drawn card becomes a project, or (in the set-up) a part of the empire that triggers nothing (AA-1.13)."""
    table.do(NewProject(seat, card) if zone == "project" else Place(seat, card, zone))  # type: ignore[arg-type]


def keep(state: State, table: Table[State], seat: Seat, zone: str) -> None:
    """Keep one of the cards that were drawn; the others go under the deck (AA-5.3)."""
    table.last(One("keep", seat, "AA-5.4", state.offer), _keep, seat, zone)


def _keep(state: State, table: Table[State], seat: Seat, zone: str, card: str) -> None:
    cards = state.offer
    put(state, table, seat, zone, card)
    if rest := tuple(one for one in cards if one != card):
        table.do(PutUnder(state.tables.kind[card], rest))
    table.do(Go(()))
