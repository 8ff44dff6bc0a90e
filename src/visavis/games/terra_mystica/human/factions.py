"""What Cultists and Shapeshifters gain next to the Automa (section 9), and cult steps that are reported."""

from __future__ import annotations

from visavis.core import Nothing, One, Table, or_else
from visavis.core.question import NONE
from visavis.games.terra_mystica.cards import CULTS, TOP, Card
from visavis.games.terra_mystica.effects.yours import (
    CultistsCard,
    OnePower,
    ReserveRenewed,
    ShuffleAside,
    TurnReserve,
    YouAdvance,
)
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST, chosen
from visavis.games.terra_mystica.human.economy import ahead, climb, done, gain
from visavis.games.terra_mystica.human.person import Person
from visavis.games.terra_mystica.human.side import PLACES
from visavis.games.terra_mystica.state import Human, State, all_tens


def report_steps(state: State, table: Table[State], seat: Human, cult: str, steps: int, priest: int) -> None:
    """Cult steps of a person. The top needs a key, and has room for one marker."""
    now = state.cults_of(seat)[CULTS.index(cult)]
    most = TOP - now
    if now + steps >= TOP and now < TOP:
        asked = One("your.key", seat, "TM-1.1", (True, False), args={"cult": cult})
        key = cult not in all_tens(state) and table.ask(asked)
        most = TOP - now if key else TOP - 1 - now
    table.do(YouAdvance(seat, cult, min(steps, most), priest))  # type: ignore[arg-type]


def profits(faction: str, upgrade: bool) -> bool:
    """Whether a person gets something for building next to her (TM-9.1); Shapeshifters not for an upgrade (TM-9.4)."""
    return faction == "cultists" or (faction == "shapeshifters" and not upgrade)


def next_to_her(state: State, person: Person, here: int) -> bool:
    """Whether a building of hers is next to a space, over a person's bridges too."""
    near = state.world.map.grow(here) | state.world.across(person.bridges, here)
    return bool(near & or_else(state.hers, 0))


def beside_her(state: State, table: Table[State], seat: Human) -> None:
    """What Cultists and Shapeshifters get for building next to her (TM-9.1, TM-9.4)."""
    if state.faction_of(seat) == "shapeshifters":
        return table.note(OnePower)
    card = reserve_card(state, table)
    # Where nobody enters your cult steps, neither is this one.
    if card is not None and state.followed and not card.cultists:
        cult = table.ask(One("your.cultists", seat, "TM-9.1", (*CULTS, NONE)))
        if cult != NONE:
            report_steps(state, table, seat, cult, 1, 0)


def renew_reserve(table: Table[State]) -> None:
    """The cards that were put aside are shuffled as the reserve (TM-9.2)."""
    if table.printed("deck"):
        table.note(ShuffleAside)
    table.do(ReserveRenewed())


def reserve_card(state: State, table: Table[State]) -> Card | None:
    """The card of her reserve that Cultists turn over; none where there is none (TM-9.1, TM-9.2)."""
    if not state.deck.size("reserve"):
        if not state.aside:
            table.note(Nothing, "cultists.no_card", "TM-9.2")
            return None
        renew_reserve(table)
    if table.printed("deck"):
        table.note(TurnReserve)
    card = state.cards[str(table.draw(state.deck, "reserve"))]
    table.do(CultistsCard(card.id, card.cultists))
    return card


def gain_beside_her(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """One power for Shapeshifters (TM-9.4); a card of her reserve for Cultists: points or a cult step (TM-9.1)."""
    done(state, table)
    if state.sides[at].faction == "shapeshifters":
        return gain(state, table, at, "TM-9.4", "neighbour", power=1)
    card = reserve_card(state, table)
    if card is None:
        return
    if card.cultists:
        return gain(state, table, at, "TM-9.1", "neighbour", points=card.cultists)
    ahead(state, table, ("beside_step", at, 1, at))


def step_beside_her(state: State, table: Table[State], at: int, steps: int, _: int) -> None:
    """The cult step of Cultists for building next to her, or none (TM-9.1)."""
    cult = chosen(state, table, at, One("your.cultists", PLACES[at], "TM-9.1", (*CULTS, NONE)))
    if cult == CONVERT_FIRST:
        return
    done(state, table)
    if cult != NONE:
        climb(state, table, at, cult, steps)
