"""Conquering and exploring (sections 12 to 14 of the book)."""

from __future__ import annotations

from visavis.core import Fact, Nothing, One, Pile, Table, or_else
from visavis.games.tapestry.board import BOARD, some
from visavis.games.tapestry.bot_turn.achievements import achieve, achieve_middle, achieve_toppling, is_middle
from visavis.games.tapestry.bot_turn.tiebreaker import aid, tiebreaker
from visavis.games.tapestry.criteria import hex_to_explore, neutral_hex, utopian_hex, your_territory
from visavis.games.tapestry.effects.map import (
    AS_DRAWN,
    LayTile,
    PlaceOutpost,
    PlaceShadow,
    ToppleAutomas,
    ToppleYours,
    YourOutpostLeaves,
)
from visavis.games.tapestry.state import AUTOMA, YOU, State, outposts_in_all

SIXTHS = Pile.of("rotation", range(6))
"""How far a tile is turned: a die that is never changed."""


def conquer(state: State, table: Table[State], anywhere: bool) -> bool:
    """Conquer a territory of yours, or else a neutral hex (TA-12.1); whether the Automa controls one more."""
    if state.setting.scenario == "utopia":
        table.note(Nothing, "conquer.utopia", "TA-27.5")
        lay_tile(state, table, anywhere)
        return False
    if not state.outposts:
        table.note(Nothing, "conquer.no_outpost", "TA-12.1")
        return False
    # With nothing on the map but the two outposts on your start there is nothing to look for.
    placed = state.your_buildings > 0 or state.your_outposts < outposts_in_all(state.setting) - 2
    space = None
    if placed or or_else(some(state.yours & ~state.full), False):
        space = table.choose(your_territory(state, aid(state, table), anywhere, table.measures))
    if space is not None:
        return conquer_yours(state, table, space)
    table.note(Nothing, "conquer.none_of_yours", "TA-12.1")
    return conquer_neutral(state, table, anywhere)


def conquer_yours(state: State, table: Table[State], space: str) -> bool:
    """An outpost of the Automa; yours falls, or the Automa's (TA-12.5, TA-12.6)."""
    table.do(PlaceOutpost("TA-12.5", space))
    others = ("leaves",) if state.setting.plans or state.setting.fantasies else ()
    clause = "TA-12.6" if others else "TA-12.5"
    args = {"space": space}
    answer = table.ask(One("reaction.yours", YOU, clause, ("no", "trap", *others), args=args))
    trapped: bool = answer == "trap"
    if trapped:
        table.do(ToppleAutomas("TA-12.5", space))
    else:
        left = min(state.your_outposts + 1, outposts_in_all(state.setting))
        table.do(ToppleYours("TA-12.5", space) if answer == "no" else YourOutpostLeaves(space, left))
        achieve_middle(state, table, AUTOMA, space)
    achieve_toppling(state, table)
    return not trapped


def conquer_neutral(state: State, table: Table[State], anywhere: bool) -> bool:
    """A tile if the hex is empty, an outpost, a toppled outpost of the Shadow Empire (TA-3.3, TA-13.7 to TA-13.9)."""
    guide = tiebreaker(state, table)
    topple = guide.topple
    if topple and not state.shadow_outposts and state.setting.scenario == "war":
        table.note(Nothing, "topple.ignored", "TA-26.7")
        topple = False
    space = table.choose(neutral_hex(state, guide, anywhere, topple, table.measures))
    if space is None:
        table.note(Nothing, "conquer.no_hex", "TA-13.1", {"topple": topple})
        return False

    # TA-13.7
    empty = table.ask(Fact("conquer.empty", "TA-13.7", some(BOARD.bit[space] & ~state.explored)))
    if empty:
        table.do(LayTile("TA-13.7", space, turned(table)))

    # TA-13.8
    table.do(PlaceOutpost("TA-13.8", space))

    # TA-13.9; the middle island is printed land.
    shadow = topple and state.shadow_outposts > 0
    if not empty and (shadow or AUTOMA not in state.middles) and is_middle(table, space):
        achieve(state, table, AUTOMA, "middle")
        if shadow:
            table.note(Nothing, "topple.middle", "TA-13.9")
    elif shadow:
        table.do(PlaceShadow("TA-13.9", space))
    elif topple:
        table.note(Nothing, "topple.none_left", "TA-13.9")
    return True


def explore(state: State, table: Table[State], anywhere: bool) -> None:
    """Lay a tile; in the World War conquer instead (TA-14.1, TA-26.6)."""
    if state.setting.scenario == "war":
        table.note(Nothing, "explore.war", "TA-26.6")
        conquer(state, table, anywhere)
    else:
        lay_tile(state, table, anywhere)


def lay_tile(state: State, table: Table[State], anywhere: bool) -> None:
    """Draw a territory tile and lay it where the criteria say (TA-14.1 to TA-14.4)."""
    utopia = state.setting.scenario == "utopia"
    choose = utopian_hex if utopia else hex_to_explore
    space = table.choose(choose(state, aid(state, table), anywhere, table.measures))
    if space is None:
        return table.note(Nothing, "explore.no_hex", "TA-27.6" if utopia else "TA-14.1", {"anywhere": anywhere})
    table.do(LayTile("TA-14.4", space, turned(table)))


def turned(table: Table[State]) -> int:
    """How far a tile is turned. Whoever draws it turns it at random; no rule has to know how (TA-14.4)."""
    return AS_DRAWN if table.printed(SIXTHS.stream) else int(table.draw(SIXTHS))
