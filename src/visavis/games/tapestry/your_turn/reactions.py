"""When you attack the Automa: reaction cards (section 15 of the book)."""

from __future__ import annotations

from visavis.core import Fact, Nothing, One, Region, Several, Table, absorbing, or_else
from visavis.games.tapestry.board import BOARD, some
from visavis.games.tapestry.bot_turn import achieve_middle, achieve_toppling, aid
from visavis.games.tapestry.cards import Reaction
from visavis.games.tapestry.criteria import hex_to_retreat
from visavis.games.tapestry.effects.map import AutomaRetreats, DiscardTapestry, ToppleAutomas, ToppleYours
from visavis.games.tapestry.effects.yours import YouPlaceOutpost
from visavis.games.tapestry.state import YOU, State


def you_conquer(state: State, table: Table[State], space: str) -> None:
    """You conquer a hex; the Automa may defend it (TA-15.1)."""
    attacked = table.ask(Fact("conquer.attacked", "TA-15.1", some(BOARD.bit[space] & state.automas)))
    table.do(YouPlaceOutpost("TA-1.8", space))
    if not attacked or reaction(state, table, space):
        achieve_middle(state, table, YOU, space)
    achieve_toppling(state, table)


def reaction(state: State, table: Table[State], space: str) -> bool:
    """The Automa discards tapestry cards until one defends it; whether you hold the territory."""
    setting, reactions = state.setting, state.data.reactions
    cards = tuple(id for id, one in reactions.items() if one.set in setting.parts)
    if not state.tapestries:
        table.note(Nothing, "reaction.none", "TA-15.1")
    while state.tapestries:
        card = table.ask(One("reaction.card", YOU, "TA-15.1", cards, args={"left": state.tapestries}))
        acts = reactions[card].acts
        table.do(DiscardTapestry(discarded(reactions[card]), card))
        if acts == "trap":
            table.do(ToppleYours("TA-15.2", space))
            return False
        if acts == "blank":
            table.note(Nothing, "reaction.no_trap", "TA-15.3", {"card": card, "left": state.tapestries})
            continue
        if not table.ask(One("reaction.meets", YOU, "TA-15.7", (True, False), args={"card": card})):
            table.note(Nothing, "reaction.not_met", "TA-15.7", {"card": card, "left": state.tapestries})
            continue
        if acts == "printed":
            held = table.ask(One("reaction.result", YOU, "TA-15.6", ("kept", "lost"), args={"card": card})) == "lost"
            table.do(ToppleAutomas("TA-15.6", space) if held else ToppleYours("TA-15.6", space))
            return held
        if retreat(state, table, space):
            return True
        table.note(Nothing, "retreat.nowhere", "TA-15.6", {"left": state.tapestries})
    table.do(ToppleAutomas("TA-15.3", space))
    return True


def discarded(card: Reaction) -> str:
    """The clause about a tapestry card that the Automa discards."""
    usual = card.set == "base"
    match card.acts:
        case "trap":
            return "TA-15.2" if usual else "TA-15.4"
        case "blank":
            return "TA-15.3" if usual else "TA-15.5"
    return "TA-15.6"


def retreat(state: State, table: Table[State], space: str) -> bool:
    """The Automa's outpost moves to a place that the card allows (TA-15.6)."""
    free = state.explored & ~(state.full | state.yours | state.automas)
    # Untracked, the choice asks whether there is a place.
    if not or_else(some(free), True):
        return False
    possible = allowed(free, table)
    there = table.choose(hex_to_retreat(aid(state, table), possible))
    if there is None:
        return False
    table.do(AutomaRetreats(space, there))
    return True


@absorbing
def allowed(free: int, table: Table[State]) -> int:
    """The hexes among these that the card allows, as you read it; untracked, you look for one of them yourself."""
    places = tuple(Region(BOARD, free))
    return BOARD.bits(table.ask(Several("reaction.places", YOU, "TA-15.6", places, 1, len(places))))
