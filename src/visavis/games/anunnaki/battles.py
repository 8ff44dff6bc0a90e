"""Fights and culture markers (chapters 16, 4 and 18.5)."""

from __future__ import annotations

from visavis.core import (
    Bits,
    Choice,
    Fact,
    Field,
    Form,
    Forms,
    Number,
    One,
    Pile,
    Table,
    Untracked,
    YouChoose,
    absorbing,
)
from visavis.games.anunnaki import know
from visavis.games.anunnaki.actions import advance
from visavis.games.anunnaki.board import strength
from visavis.games.anunnaki.criteria import region
from visavis.games.anunnaki.data import TileRow
from visavis.games.anunnaki.effects import TOKENS, HeWins, RemoveTile, Retreat, Roll, Score, TakeMarker, TurnTile
from visavis.games.anunnaki.entered import YouDefeat, YouRetreat
from visavis.games.anunnaki.movement import distant_attacks, places
from visavis.games.anunnaki.state import YOU, State

DIE = Pile.of("die", (1, 2, 3, 3, 4, 5))
"""The faces of the chaos die (AN-16.6)."""
GOD_OF_ATLANTIS = 3
MOST_STRENGTH = 60
LEAST_TILE, MOST_TILE = 3, 5
STRENGTH, EFFECT = Form("strength", (Field("strength", bounds=(0, MOST_STRENGTH)),)), Form("effect")
"""Your strength with your weapon, or: its effect comes after the die."""
AGAINST_YOU, AGAINST_CIVILIZATION, IN_ATLANTIS = 2, 1, 2
"""War steps for a fight that he wins (AN-16.2, AN-16.5)."""


def his_fights(state: State, table: Table[State]) -> None:
    """All fights of his turn, in the order you choose (AN-16.7)."""
    while True:
        area = table.choose(
            Choice(
                "fight.area",
                "AN-16.7",
                among=region(state, due(state.his, state)),
                by=(YouChoose("fight.you_choose", "AN-16.7"),),
            )
        )
        if area is None:
            return
        options = ("you", "civilization", "atlantis")
        against = table.ask(Fact("fight.against", "AN-16.1", opponent(state, area), options=options))
        if against == "you":
            against_you(state, table, area, attacking=True)
        else:
            against_civilization(state, table, area, against == "atlantis")


@absorbing
def due(his: int, state: State) -> int:
    """Where he has to fight in his turn; on a Distant Planet that you lead only if he is strong enough (AN-18.5)."""
    yours, far = state.yours, state.board.distant
    assert isinstance(yours, int)
    return his & yours & ~far | his & state.tiles | distant_attacks(state, his & yours)


def opponent(state: State, area: str) -> str | Untracked:
    """Whom he fights in an area."""
    return _opponent(state.his, state, area)


@absorbing
def _opponent(his: int, state: State, area: str) -> str:
    bit = 1 << state.board.at(area)
    if not state.tiles & bit:
        return "you"
    return "atlantis" if state.board.atlantis & bit else "civilization"


def his_strength(state: State, table: Table[State], area: str) -> int:
    """The strength of his units in an area."""
    answer = _strength(state.his, state, area)
    return table.ask(Fact("fight.strength", "AN-16.1", answer, bounds=(1, MOST_STRENGTH)))


@absorbing
def _strength(his: int, state: State, area: str) -> int:
    return strength(state.units[state.board.at(area)])


def against_you(state: State, table: Table[State], area: str, attacking: bool) -> None:
    """A fight between you and him: your strength with your weapon against his units and the die."""
    # AN-16.1
    his = his_strength(state, table, area)
    said = table.ask(Forms("fight.yours", YOU, "AN-16.1", (STRENGTH, EFFECT), args={"area": area}))
    die = int(table.draw(DIE))
    match said:
        case ("strength", int(given)):
            yours = given
        case _:
            # AN-16.8
            yours, his, die = apply_weapon(table, area, his, die)
    table.note(Roll, die, his + die, yours)
    # The attacker wins a tie.
    if his + die > yours or (attacking and his + die == yours):
        # AN-16.2
        table.do(HeWins(area))
        advance(state, table, "war", AGAINST_YOU, "AN-16.2")
    else:
        table.do(Retreat(area))


def apply_weapon(table: Table[State], area: str, his: int, die: int) -> tuple[int, int, int]:
    """What your weapon does once the die lies there: your strength, that of his units, and the die."""
    while True:
        forms = (STRENGTH, Form("weakened", (STRENGTH.fields[0], Field("his", bounds=(0, his)))), Form("again"))
        args = {"area": area, "die": die, "total": his + die}
        match table.ask(Forms("fight.weapon", YOU, "AN-16.8", forms, args=args, even=True)):
            case ("strength", int(yours)):
                return yours, his, die
            case ("weakened", int(yours), int(left)):
                return yours, left, die
            case _:
                die = int(table.draw(DIE))


def against_civilization(state: State, table: Table[State], area: str, atlantis: bool) -> None:
    """A fight against an ancient civilization."""
    # AN-16.4
    tile = turned_up(state, table, area) + (GOD_OF_ATLANTIS if atlantis else 0)
    his = his_strength(state, table, area)
    die = int(table.draw(DIE))
    table.note(Roll, die, his + die, tile)
    if his + die >= tile:
        # AN-16.5
        table.do(RemoveTile(area))
        advance(state, table, "war", IN_ATLANTIS if atlantis else AGAINST_CIVILIZATION, "AN-16.5")
    else:
        table.do(Retreat(area))


def turned_up(state: State, table: Table[State], area: str) -> int:
    """The strength of the civilization tile in an area; a tile that was turned up before lies open."""
    if _face_up(state.his, state, area) == 0:
        if state.options.cards == "printed":
            printed = Number("enter.tile", "table", "AN-16.4", LEAST_TILE, MOST_TILE, args={"area": area})
            table.do(TurnTile(area, "", table.ask(printed)))
        else:
            tile = str(table.draw(state.tile_pile))
            table.do(TurnTile(area, tile, state.pack.table("tile", TileRow)[tile].strength))
    answer = _face_up(state.his, state, area)
    return table.ask(Fact("fight.tile", "AN-16.4", answer, bounds=(LEAST_TILE, MOST_TILE)))


@absorbing
def _face_up(his: int, state: State, area: str) -> int:
    return state.strengths[state.board.at(area)]


# Your fights, in your turn


def your_fights(state: State, table: Table[State]) -> None:
    """What you attack: his units, and civilizations."""
    left_alone = 0
    for at in places(may_attack(state.his, state)):
        # AN-18.6
        if not table.ask(One("your.attack", YOU, "AN-18.6", (True, False), args={"area": state.board.areas[at].name})):
            left_alone |= 1 << at
    while True:
        area = table.choose(
            Choice(
                "your.fight",
                "AN-16.1",
                among=region(state, yours_due(state.his, state, left_alone)),
                by=(YouChoose("your.fight_choose", "AN-16.7", seat=YOU),),
            )
        )
        if area is None:
            break
        against_you(state, table, area, attacking=False)
    for at in places(civilizations(state.his, state)):
        area = state.board.areas[at].name
        if table.ask(One("your.civilization", YOU, "AN-2.1", (True, False), args={"area": area})):
            table.do(YouDefeat(area))
        else:
            table.do(YouRetreat("AN-2.1", area))


def may_attack(his: Bits, state: State) -> int:
    """The Distant Planets that he leads and where you have landed; only a tracked board can tell."""
    shared = state.shared
    return shared if isinstance(shared, int) else 0


@absorbing
def yours_due(his: int, state: State, left_alone: int) -> int:
    """Where you and he both have units; on a Distant Planet only if he leads it and you want to (AN-18.6)."""
    yours, shared = state.yours, state.shared
    assert isinstance(yours, int)
    assert isinstance(shared, int)
    return his & yours & (~state.board.distant | shared & ~left_alone)


def civilizations(his: Bits, state: State) -> int:
    """Where you fight a civilization; only a tracked board can tell."""
    yours = state.yours & state.tiles
    return yours if isinstance(yours, int) else 0


# 4 Culture markers


def culture(state: State, table: Table[State]) -> None:
    """Resolve every culture marker whose three areas all hold units; he gets 2 points for each where he stands."""
    for _ in range(table.ask(Fact("culture.markers", "AN-4.2", resolved(state.his, state, table), bounds=(0, 9)))):
        # AN-4.1
        table.do(Score("AN-4.1", TOKENS))


@absorbing
def resolved(his: int, state: State, table: Table[State]) -> int:
    """Take away the markers that are complete; for how many of them he gets points."""
    yours = state.yours
    assert isinstance(yours, int)
    held = his | yours
    for which in state.board.unmarked:
        here = state.board.planets[which]
        if (here & held).bit_count() > 2:
            know.markers(state, table, here)
    points = 0
    for marker, areas in zip(state.markers, state.board.corners(state.markers), strict=True):
        if not areas & ~held:
            table.do(TakeMarker(marker))
            points += bool(areas & his)
    return points
