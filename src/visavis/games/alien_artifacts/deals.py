"""Drawing, gaining and producing: what all sections share (sections 5, 6, 11, 15)."""

from __future__ import annotations

from visavis.core import Pile, Table
from visavis.games.alien_artifacts.effects import (
    Also,
    DiscardShown,
    DrawCard,
    DrawPlan,
    Earn,
    Exhausted,
    GainArtifact,
    LookAtArtifact,
    NewProject,
    Offer,
    Reshuffle,
    Reveal,
    Score,
    ShuffleArtifacts,
    Spend,
    Tuck,
)
from visavis.games.alien_artifacts.scoring import DURING, tech_points
from visavis.games.alien_artifacts.state import DECK, MOST_CREDITS, PLACE, SEATS, Seat, State, Task
from visavis.games.alien_artifacts.vocabulary import KINDS, Kind

# Points and credits


def earn(state: State, table: Table[State], seat: Seat, credits: int, clause: str, source: str) -> None:
    """Gain credits; there are never more than 15 (AA-2.3)."""
    now = min(MOST_CREDITS, state.credits[PLACE[seat]] + credits)
    if credits > 0:
        table.do(Earn(clause, seat, credits, source, now))


def spend(state: State, table: Table[State], seat: Seat, credits: int, clause: str) -> None:
    """Spend credits."""
    if credits > 0:
        table.do(Spend(clause, seat, credits))


# The resource deck


def refill(state: State, table: Table[State]) -> bool:
    """The resource deck is empty: the discards are the new one, if there are any (AA-15.4)."""
    if not state.discards:
        return False
    table.do(Reshuffle())
    return True


def after_draw(state: State, table: Table[State]) -> None:
    """The last card is gone: the marker moves or the end is triggered, then the discards are the new deck."""
    if state.resources.layers:
        return
    if not state.triggered:
        # AA-16.1, AA-3.4
        if state.marker == 1:
            table.do(Exhausted("AA-16.1", 1, True))
        else:
            table.do(Exhausted("AA-3.4", state.marker - 1, False))
    for at in range(len(state.seats)):
        trigger(state, table, at, "on_reshuffle")
    if state.discards:
        table.do(Reshuffle())


def draw_cards(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Draw resource cards to the hand."""
    for _ in range(count):
        if not state.resources.layers and not refill(state, table):
            return
        table.do(DrawCard(seat, table.draw(state.resources)))  # type: ignore[arg-type]
        if not state.resources.layers:
            after_draw(state, table)


def reveal(state: State, table: Table[State], seat: Seat) -> str | None:
    """Turn up a resource card."""
    if not state.resources.layers and not refill(state, table):
        return None
    card = str(table.draw(state.resources))
    table.do(Reveal(seat, card))
    if not state.resources.layers:
        after_draw(state, table)
    return card


# Ships, technologies, planets


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
    return (("keep", seat, zone),) if state.offer else ()


# Artifacts and defense plans


def gain_artifacts(state: State, table: Table[State], seat: Seat, count: int, look: int = 1) -> tuple[Task, ...]:
    """Draw artifacts; a ship that looks at several before it keeps one does so in steps of its own."""
    if look > 1:
        return (("artifact", seat, look),) * count
    for _ in range(count):
        card = _next_artifact(state, table)
        if card is None:
            break
        table.do(GainArtifact(seat, card))
        trigger(state, table, PLACE[seat], "on_artifact")
    return ()


def look_at_artifacts(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Look at some artifacts."""
    for _ in range(count):
        card = _next_artifact(state, table)
        if card is not None:
            table.do(LookAtArtifact(seat, card))


def _next_artifact(state: State, table: Table[State]) -> str | None:
    if not state.artifact_deck.layers:
        # AA-11.5
        if not state.artifact_discards:
            return None
        table.do(ShuffleArtifacts())
    return table.draw(state.artifact_deck)  # type: ignore[return-value]


def draw_plans(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Draw defense plans, as long as there are any."""
    for _ in range(count):
        if state.defense_deck.layers:
            table.do(DrawPlan(seat, str(table.draw(state.defense_deck))))


# Producing


def visible(state: State, planet: str, card: str) -> tuple[str, ...]:
    """The sections that may be visible under a planet."""
    section, type = state.tables.section, state.tables.type[planet]
    first, second = state.tables.sections[card]
    fewest = min(section[first].count, section[second].count)
    # AA-6.7: a matching section may always be chosen; AA-6.8: otherwise the smaller one, with equal ones either.
    return tuple(one for one in (first, second) if section[one].type == type or section[one].count == fewest)


def produce(state: State, table: Table[State], seat: Seat, planet: str, count: int) -> tuple[Task, ...]:
    """Produce cards on a planet, until one comes whose section the owner may choose."""
    while count > 0:
        card = reveal(state, table, seat)
        if card is None:
            return ()
        count -= 1
        choices = visible(state, planet, card)
        if len(choices) > 1:
            return (("tuck", seat, planet, count),)
        tuck(state, table, seat, planet, choices[0])
    return ()


def tuck(state: State, table: Table[State], seat: Seat, planet: str, section: str) -> None:
    """Put a produced card under its planet; a matching section scores."""
    table.do(Tuck(seat, planet, section))
    if state.tables.section[section].type == state.tables.type[planet]:
        table.do(Score("AA-6.7", seat, 1, planet))
        trigger(state, table, PLACE[seat], "on_produce_match")


# Revenue


def reveal_for(state: State, table: Table[State], seat: Seat, tech: str, clause: str) -> None:
    """Turn up a card for an operational technology; if it matches, the technology scores (AA-7.4, AA-14.5)."""
    card = reveal(state, table, seat)
    if card is None:
        return
    section, type = state.tables.section, state.tables.type[tech]
    first, second = state.tables.sections[card]
    if type in (section[first].type, section[second].type):
        revenue(state, table, seat, tech, clause)
    table.do(DiscardShown())


def revenue(state: State, table: Table[State], seat: Seat, tech: str, clause: str) -> None:
    """Score an operational technology during the game."""
    points = tech_points(state, PLACE[seat], tech, DURING)
    if points:
        table.do(Score(clause, seat, points, tech))


# Triggers


def trigger(state: State, table: Table[State], at: int, event: str) -> None:
    """The permanent technologies of a seat that wait for this."""
    found = state.powers(at).triggers.get(event) if state.logistics[at] else None
    if found:
        from visavis.games.alien_artifacts.calls import call

        tasks: tuple[Task, ...] = ()
        for card, its in found:
            tasks += call(state, table, SEATS[at], its, card)
        if tasks:
            table.do(Also(tasks))
