"""Fights (chapters 16 and 18.5)."""

from __future__ import annotations

from visavis.core import (
    TABLE,
    Choice,
    Fact,
    Field,
    Form,
    Forms,
    Nothing,
    Number,
    Pile,
    Table,
    YouChoose,
    absorbing,
    or_else,
)
from visavis.core.question import LIKELY
from visavis.games.anunnaki.board import places, strength
from visavis.games.anunnaki.bot_turn.actions import advance
from visavis.games.anunnaki.bot_turn.creatures import check_creatures, check_on_board
from visavis.games.anunnaki.bot_turn.movement import distant_attacks
from visavis.games.anunnaki.cards import TileRow
from visavis.games.anunnaki.effects.fights import Compare, HeWins, RemoveTile, Retreat, ShowDie, TooWeak, TurnTile
from visavis.games.anunnaki.state import YOU, State

DIE = Pile.of("die", (1, 2, 3, 3, 4, 5))
"""The faces of the chaos die (AN-16.6)."""
OPPONENTS = ("you", "civilization", "atlantis")
GOD_OF_ATLANTIS = 3
MOST_STRENGTH, LIKELY_STRENGTH = 60, (1, 14)
LEAST_TILE, MOST_TILE = 3, 5
STRENGTH, EFFECT = Form("strength", (Field("strength", bounds=(0, MOST_STRENGTH)),)), Form("effect")
"""Your strength with your weapon, or: its effect comes after the die."""
AGAINST_YOU, AGAINST_CIVILIZATION, AGAINST_ATLANTIS = 2, 1, 2
"""War steps for a fight that he wins (AN-16.2, AN-16.5)."""


def his_fights(state: State, table: Table[State]) -> None:
    """All fights of his turn, in the order you choose (AN-16.7)."""
    if state.options.distant:
        left_alone(state, table)
    fought = False
    while True:
        area = table.choose(
            Choice(
                "fight.area",
                "AN-16.7",
                among=state.board.map.region(due(state.his, state.yours, state)),
                by=(YouChoose("fight.you_choose", "AN-16.7"),),
                args={"distant": state.options.distant},
            )
        )
        if area is None:
            # AN-3.7
            return table.note(Nothing, "fight.no_more" if fought else "fight.none", "AN-3.7")
        fought = True
        found = opponent(state.board.map.bit[area], state)
        against = table.ask(Fact("fight.against", "AN-16.1", found, options=("you", "civilization", "atlantis")))
        if against == "you":
            against_you(state, table, area, attacking=True)
        else:
            against_civilization(state, table, area, against == "atlantis")


def left_alone(state: State, table: Table[State]) -> None:
    """Where you lead a Distant Planet and he is too weak, he does not fight (AN-18.5)."""
    both = or_else(state.his & state.yours, 0) & state.board.distant & ~state.led
    for at in places(both & ~distant_attacks(state, both)):
        table.note(TooWeak, state.board.areas[at].name)


@absorbing
def due(his: int, yours: int, state: State) -> int:
    """Where he has to fight in his turn; on a Distant Planet that you lead only if he is strong enough (AN-18.5)."""
    return his & yours & ~state.board.distant | his & state.tiles | distant_attacks(state, his & yours)


@absorbing
def opponent(area: int, state: State) -> str:
    """Whom he fights in an area."""
    if not state.tiles & area:
        return "you"
    return "atlantis" if state.board.atlantis & area else "civilization"


def his_strength(state: State, table: Table[State], area: str) -> int:
    """The strength of his units in an area."""
    answer = of_units(state.board.map.bit[area], state)
    return table.ask(Fact("fight.strength", "AN-16.1", answer, bounds=(1, MOST_STRENGTH)))


@absorbing
def of_units(area: int, state: State) -> int:
    """The strength of his units in an area, as the board shows it."""
    return strength(state.units[area.bit_length() - 1])


def against_you(state: State, table: Table[State], area: str, attacking: bool) -> None:
    """A fight between you and him: your strength with your weapon against his units and the die."""
    # AN-16.1
    his = his_strength(state, table, area)
    said = table.ask(
        Forms("fight.yours", YOU, "AN-16.1", (STRENGTH, EFFECT), args={"area": area, LIKELY: LIKELY_STRENGTH})
    )
    die = int(table.draw(DIE))
    match said:
        case ("strength", int(given)):
            yours = given
        case _:
            # AN-16.8
            yours, his, die = apply_weapon(table, area, his, die)
    table.note(ShowDie, die)
    table.note(Compare, "AN-16.1", his, die, his + die, yours)
    # The attacker wins a tie.
    if his + die > yours or (attacking and his + die == yours):
        # AN-16.2
        table.do(HeWins(area))
        advance(state, table, "war", AGAINST_YOU, "AN-16.2")
    else:
        table.do(Retreat(area))
    fought_out(state, table)


def fought_out(state: State, table: Table[State]) -> None:
    """A creature comes as soon as he has earned it, before the next fight and the culture markers (AN-19.1)."""
    check_creatures(state, table)
    check_on_board(state, table)


def apply_weapon(table: Table[State], area: str, his: int, die: int) -> tuple[int, int, int]:
    """What your weapon does once the die lies there: your strength, that of his units, and the die."""
    while True:
        forms = (STRENGTH, Form("weakened", (STRENGTH.fields[0], Field("his", bounds=(0, his)))), Form("again"))
        args = {"area": area, "die": die, "total": his + die, LIKELY: LIKELY_STRENGTH}
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
    table.note(ShowDie, die)
    table.note(Compare, "AN-16.4", his, die, his + die, tile)
    if his + die >= tile:
        # AN-16.5
        table.do(RemoveTile(area))
        advance(state, table, "war", AGAINST_ATLANTIS if atlantis else AGAINST_CIVILIZATION, "AN-16.5")
        if atlantis:
            # AN-19.4
            table.note(Nothing, "atlantis.no_artifact", "AN-19.4")
    else:
        table.do(Retreat(area))
    fought_out(state, table)


def turned_up(state: State, table: Table[State], area: str) -> int:
    """The strength of the civilization tile in an area; a tile that was turned up before lies open."""
    at = state.board.map.bit[area]
    if face_up(at, state) == 0:
        if state.options.cards == "printed":
            printed = Number("enter.tile", TABLE, "AN-16.4", LEAST_TILE, MOST_TILE, args={"area": area})
            table.do(TurnTile(area, "", table.ask(printed)))
        else:
            tile = str(table.draw(state.tile_pile))
            table.do(TurnTile(area, tile, state.pack.table("tile", TileRow)[tile].strength))
    return table.ask(Fact("fight.tile", "AN-16.4", face_up(at, state), bounds=(LEAST_TILE, MOST_TILE)))


@absorbing
def face_up(area: int, state: State) -> int:
    """The strength of the tile in an area; 0 if it lies face down."""
    return state.strengths[area.bit_length() - 1]
