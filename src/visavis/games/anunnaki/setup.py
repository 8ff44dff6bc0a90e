"""The set-up (chapter 1): houses, goal tiles, fate card, decks, planets, units; from the pack or read in."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Literal, cast

from visavis.core import TABLE, Field, Form, Forms, One, Pack, Several, Table, absorbing
from visavis.games.anunnaki.board import Planet, ask_once, distant_areas
from visavis.games.anunnaki.bot_turn import open_card, part_forms, refill_pacts, symbol_of
from visavis.games.anunnaki.cards import (
    FATE_PARTS,
    GOALS,
    HOUSES,
    RESOURCES,
    SPACES,
    TRACKS,
    UNREAD_VALUE,
    CreatureRow,
    FateCard,
    MoonCard,
    PactRow,
    SunCard,
    TileRow,
    TrackRow,
)
from visavis.games.anunnaki.effects.setup import (
    Begin,
    ChooseHouses,
    EnterPlanet,
    LayCreatures,
    LayDistant,
    LayFate,
    LaySupply,
    LayTiles,
    LeaveInBox,
    MakeDecks,
    MeasureTracks,
    PlaceGoals,
    PlaceMarkers,
    StartUnits,
)
from visavis.games.anunnaki.options import Options
from visavis.games.anunnaki.state import YOU, Creature, Face, Fate, Lengths, Side, State

GOALS_FORM = Form("goals", tuple(Field(track, GOALS) for track in TRACKS), tuple(permutations(GOALS, 3)))
TRACKS_FORM = Form(
    "tracks",
    (
        *(Field(track, bounds=(6, 20)) for track in TRACKS),
        Field("domination", bounds=(9, 30)),
        Field("lightning", bounds=(1, 30)),
    ),
)
REWARDS = tuple(f"{what}_{number}" for what in ("followers", "vp") for number in range(1, 6))
ORDER_FORM = Form(
    "order", tuple(Field(f"resource_{n}", RESOURCES) for n in range(1, 5)), tuple(permutations(RESOURCES))
)
REWARD_FORM = Form("rewards", tuple(Field(f"place_{n}", REWARDS) for n in range(1, 5)))
HOMES: tuple[tuple[Planet, Side, str], ...] = (("his", "cosmobot", "AN-1.8"), ("yours", "you", "AN-1.1"))
MOST_CREATURES = 4


def start(options: Options, pack: Pack) -> State:
    """An empty table."""
    return State(pack=pack, options=options, faces=faces(pack, options.cards == "printed", options.level))


def faces(pack: Pack, official: bool, level: str) -> Mapping[str, Face]:
    """What the advisor cards of this level show; `official`: only those that were read from the printed cards."""
    found: dict[str, Face] = {}
    for moon in pack.table("moon", MoonCard).values():
        if not moon.removed(level) and (not official or moon.provenance == "official"):
            found[moon.id] = Face(moon.id, moon.parts, moon.cubes)
    for sun in pack.table("sun", SunCard).values():
        if not sun.removed(level) and (not official or sun.provenance == "official"):
            found[sun.id] = Face(sun.id, sun.parts, 0, sun.arrow)
    return found


def set_up(state: State, table: Table[State]) -> None:
    """Houses, goal tiles, fate card, decks, planets, units."""
    # AN-1.1, AN-1.2
    house = table.ask(One("setup.house", YOU, "AN-1.2", HOUSES))
    others = tuple(one for one in HOUSES if one != house)
    table.do(ChooseHouses(house, table.ask(One("setup.your_house", YOU, "AN-1.1", others))))
    table.note(LeaveInBox)
    goals = [str(goal) for goal in table.ask(Forms("setup.goals", TABLE, "AN-1.1", (GOALS_FORM,)))[1:]]
    table.do(PlaceGoals(goals[0], goals[1], goals[2], next(goal for goal in GOALS if goal not in goals)))

    # AN-1.3, AN-1.4, AN-1.7, AN-1.9
    table.do(MeasureTracks(lengths(state, table)))
    table.note(PlaceMarkers)
    lay_fate(state, table)

    # AN-1.5, AN-1.6
    level, printed = state.options.level, state.options.cards == "printed"
    dealt = {} if printed else state.faces
    moon = tuple(id for id, face in dealt.items() if not face.arrow)
    sun = tuple(id for id, face in dealt.items() if face.arrow)
    table.do(MakeDecks(level, moon, sun))
    if not printed:
        table.do(LayTiles(tuple(state.pack.table("tile", TileRow)), pact_tiles(state)))
        refill_pacts(state, table)
    if state.options.creatures:
        table.do(LayCreatures(creatures(state, table)))

    # AN-1.8, AN-1.10
    lay_planets(state, table)
    table.note(LaySupply)
    open_card(state, table, "moon", "AN-1.6")
    table.do(Begin())


def pact_tiles(state: State) -> tuple[str, ...]:
    """The pacts of both houses and those of nobody."""
    houses = ("neutral", state.house, state.your_house)
    return tuple(id for id, row in state.pack.table("pact", PactRow).items() if row.house in houses)


# The tracks


def lengths(state: State, table: Table[State]) -> Lengths:
    """The tracks: from the pack, or from the person with the printed board."""
    if state.options.cards == "pack" or all(row.provenance == "official" for row in track_rows(state.pack)):
        return pack_tracks(state.pack)
    _, *numbers = cast("tuple[object, ...]", table.ask(Forms("enter.tracks", TABLE, "AN-1.7", (TRACKS_FORM,))))
    war, technology, commerce, domination, lightning = cast("list[int]", numbers)
    spaces = tuple(str(at) for at in range(1, domination + 1))
    tokens = table.ask(Several("enter.tokens", TABLE, "AN-1.7", spaces, 0, 4))
    last = (war, technology, commerce, domination)
    # The last space of a development track is its highest multiplier, domination begins at -8 (AN-1.7).
    values = tuple((*(UNREAD_VALUE,) * spaces, 5) for spaces in last[:3])
    on_domination = (-8, *(UNREAD_VALUE,) * domination)
    return Lengths(last, tuple(map(int, tokens)), min(lightning, domination), (*values, on_domination))


def track_rows(pack: Pack) -> list[TrackRow]:
    """The development tracks, then domination."""
    return [pack.table("track", TrackRow)[f"track-{track}"] for track in (*TRACKS, "domination")]


def pack_tracks(pack: Pack) -> Lengths:
    """The tracks as the pack has them."""
    rows = track_rows(pack)
    last = cast("tuple[int, int, int, int]", tuple(len(row.values) - 1 for row in rows))
    return Lengths(last, rows[3].tokens, rows[3].lightning, tuple(row.values for row in rows))


# The fate card


def lay_fate(state: State, table: Table[State]) -> None:
    """His fate card, with the side of the level (AN-1.4)."""
    side: Literal["standard", "extreme"] = "extreme" if state.options.level == "extreme" else "standard"
    row = state.pack.table("fate", FateCard)[f"{state.house}-{side}"]
    if state.options.cards == "pack" or row.provenance == "official":
        return table.do(LayFate(side, Fate(row.order, row.rewards, row.spaces)))
    _, *order = table.ask(Forms("enter.order", TABLE, "AN-1.4", (ORDER_FORM,)))
    _, *rewards = table.ask(Forms("enter.rewards", TABLE, "AN-1.9", (REWARD_FORM,)))
    spaces = ["none"] * SPACES
    last = 0
    while last < SPACES:
        space = Field("space", bounds=(last + 1, SPACES))
        forms = tuple(Form(form.verb, (space, *form.fields)) for form in part_forms(FATE_PARTS))
        match table.ask(Forms("enter.space", TABLE, "AN-1.4", (*forms, Form("end")), even=True)):
            case ("end",):
                break
            case (verb, int(at), *fields):
                spaces[at - 1] = symbol_of(str(verb), *fields)
                last = at
    table.do(LayFate(side, Fate(tuple(map(str, order)), tuple(map(str, rewards)), tuple(spaces))))


# The creatures


def creatures(state: State, table: Table[State]) -> tuple[Creature, ...]:
    """The creatures in play: those of the pack, printed ones first, or those a person names (AN-19.1)."""
    rows = state.pack.table("creature", CreatureRow)
    if state.options.cards == "pack":
        first = sorted(rows.values(), key=lambda row: row.provenance != "official")[:MOST_CREATURES]
        return tuple(Creature(row.id, row.needs, row.value) for row in first)
    found: list[Creature] = []
    needs = ("war", "technology", "commerce", "shrines", "areas", "units", "settlements")
    while len(found) < MOST_CREATURES:
        taken = {one.id for one in found}
        known = tuple(row.id for row in rows.values() if row.provenance == "official" and row.id not in taken)
        forms = [Form("known", (Field("card", known),))] if known else []
        forms += [Form("creature", (Field("needs", needs), Field("number", bounds=(1, 17)))), Form("end")]
        match table.ask(Forms("enter.creature", TABLE, "AN-19.1", tuple(forms), even=True)):
            case ("known", str(id)):
                found.append(Creature(id, rows[id].needs, rows[id].value))
            case ("creature", str(what), int(value)):
                found.append(Creature(f"creature {len(found) + 1}", what, value))
            case _:
                break
    return tuple(found)


# The planets


def lay_planets(state: State, table: Table[State]) -> None:
    """Both home planets with what stands there at the start; Gaia is asked for when it matters."""
    for which, side, clause in HOMES:
        home = ask_once.planet(state.areas, state, table, which)
        board = state.board
        table.do(StartUnits(clause, side, board.map.name(home & board.capitals), board.map.name(home & board.starts)))
    if state.options.board == "pack":
        ask_once.gaia(state, table)
    if state.options.distant:
        # AN-18.1
        table.note(LayDistant)
        enter_distant(state.areas, table)


@absorbing
def enter_distant(known: int, table: Table[State]) -> None:
    """The Distant Planets beside the areas that are known; an ancient civilization leads each of them."""
    for area in distant_areas():
        table.do(EnterPlanet(area.planet, (area,), (area.name,), ()))
