"""The set-up (chapter 1): houses, goal tiles, fate card, decks, planets, units; from the pack or read in."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Literal, cast

from visavis.core import TABLE, Field, Form, Forms, Nothing, Pack, Table, absorbing
from visavis.games.anunnaki.board import Planet, ask_once, distant_areas
from visavis.games.anunnaki.bot_turn import open_card, refill_pacts
from visavis.games.anunnaki.cards import (
    EMPTY,
    FATE_PARTS,
    GOALS,
    HOUSES,
    LONGEST_NAME,
    NEEDS,
    OTHER,
    REMOVED,
    RESOURCES,
    REWARDS,
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
    ChooseLevel,
    DealDecks,
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
    SetOutCreatures,
    ShowCreatures,
    ShowFate,
    SortDecks,
    StartUnits,
)
from visavis.games.anunnaki.options import Options
from visavis.games.anunnaki.state import YOU, Creature, Face, Fate, Lengths, Side, State

HOUSES_FORM = Form("houses", (Field("house", HOUSES), Field("your_house", HOUSES)), tuple(permutations(HOUSES, 2)))
GOALS_FORM = Form("goals", tuple(Field(track, GOALS) for track in TRACKS), tuple(permutations(GOALS, 3)))
SHORTEST_TRACK, LONGEST_TRACK, TOKENS = 6, 60, 4
"""An example of the book needs more than five steps; a number field must end somewhere; four 2-point markers lie on
the domination track."""
TRACKS_FORM = Form(
    "tracks",
    (
        *(Field(track, bounds=(SHORTEST_TRACK, LONGEST_TRACK)) for track in (*TRACKS, "domination")),
        *(Field(name, bounds=(1, LONGEST_TRACK)) for name in ("lightning", *(f"token_{n}" for n in range(1, 5)))),
    ),
)


def without_kind(text: str) -> str | None:
    """A number alone does not say whether it is followers or points."""
    return "reward.kind" if text.isdigit() else None


FATE_FORM = Form(
    "fate",
    (
        *(Field(f"resource_{n}", RESOURCES) for n in range(1, 5)),
        *(Field(f"place_{n}", REWARDS, barred=without_kind) for n in range(1, 5)),
    ),
)
SPACES_FORM = Form(
    "spaces", tuple(Field(f"space_{n}", (EMPTY, *FATE_PARTS), default=EMPTY) for n in range(1, SPACES + 1))
)
HOMES: tuple[tuple[Planet, Side, str], ...] = (("his", "cosmobot", "AN-1.8"), ("yours", "you", "AN-1.1"))
DEALT_CREATURES, MOST_CREATURES, MOST_NEEDED = 4, 12, 60
"""How many creatures the app deals; how many can be entered, and the highest number that a requirement can have: a
form must end somewhere."""
EXPANSION_HOUSES = {"mesos": "house.mesos", "nypponis": "house.nypponis"}


def start(options: Options, pack: Pack) -> State:
    """An empty table."""
    return State(pack=pack, options=options, faces=faces(pack, options.cards == "printed", options.level))


def faces(pack: Pack, printed: bool, level: str) -> Mapping[str, Face]:
    """What the advisor cards of this level show; `printed`: only those that were read from the printed cards."""
    found: dict[str, Face] = {}
    for moon in pack.table("moon", MoonCard).values():
        if not moon.removed(level) and (not printed or moon.printed):
            found[moon.id] = Face(moon.id, moon.parts, moon.cubes)
    for sun in pack.table("sun", SunCard).values():
        if not sun.removed(level) and (not printed or sun.printed):
            found[sun.id] = Face(sun.id, sun.parts, 0, sun.arrow)
    return found


def set_up(state: State, table: Table[State]) -> None:
    """Houses, goal tiles, fate card, decks, planets, units."""
    # AN-1.1, AN-1.2
    _, house, your_house = table.ask(Forms("setup.houses", YOU, "AN-1.2", (HOUSES_FORM,)))
    table.do(ChooseHouses(str(house), str(your_house)))
    about_houses(state, table)
    table.note(LeaveInBox)
    goals = [str(goal) for goal in table.ask(Forms("setup.goals", TABLE, "AN-1.1", (GOALS_FORM,)))[1:]]
    table.do(PlaceGoals(goals[0], goals[1], goals[2], next(goal for goal in GOALS if goal not in goals)))

    # AN-1.3, AN-1.4, AN-1.7, AN-1.9
    table.note(ChooseLevel, state.options.level)
    table.do(MeasureTracks(lengths(state, table)))
    table.note(PlaceMarkers)
    lay_fate(state, table)

    # AN-1.5, AN-1.6
    make_decks(state, table)
    if state.options.creatures:
        lay_creatures(state, table)

    # AN-1.8, AN-1.10
    lay_planets(state, table)
    table.note(LaySupply)
    open_card(state, table, "moon", "AN-1.6")
    table.do(Begin())


def about_houses(state: State, table: Table[State]) -> None:
    """What a house brings along: a box of its own, or a power that the app does not follow."""
    for house in (state.house, state.your_house):
        if house in EXPANSION_HOUSES:
            # AN-19.5
            table.note(Nothing, EXPANSION_HOUSES[house], "AN-19.5")
    if state.your_house == "norrenis":
        # AN-19.6
        table.note(Nothing, "house.norrenis", "AN-19.6")


def make_decks(state: State, table: Table[State]) -> None:
    """Both advisor decks, printed or dealt; what is dealt comes with civilizations and pacts."""
    level = state.options.level
    if state.options.cards == "printed":
        table.note(SortDecks, level, REMOVED)
        return table.do(MakeDecks(level, (), ()))
    moon = tuple(id for id, face in state.faces.items() if not face.arrow)
    sun = tuple(id for id, face in state.faces.items() if face.arrow)
    table.do(MakeDecks(level, moon, sun))
    table.note(DealDecks, level, len(moon))
    table.do(LayTiles(tuple(state.pack.table("tile", TileRow)), pact_tiles(state)))
    refill_pacts(state, table)


def pact_tiles(state: State) -> tuple[str, ...]:
    """The pacts of both houses and those of nobody."""
    houses = ("neutral", state.house, state.your_house)
    return tuple(id for id, row in state.pack.table("pact", PactRow).items() if row.house in houses)


# The tracks


def lengths(state: State, table: Table[State]) -> Lengths:
    """The tracks: from the pack, or from the person with the printed board."""
    if state.options.cards == "pack" or all(row.printed for row in track_rows(state.pack)):
        return pack_tracks(state.pack)
    war, technology, commerce, domination, lightning, *tokens = said_tracks(table)
    last = (war, technology, commerce, domination)
    # The last space of a development track is its highest multiplier, domination begins at -8 (AN-1.7).
    values = tuple((*(UNREAD_VALUE,) * spaces, 5) for spaces in last[:3])
    on_domination = (-8, *(UNREAD_VALUE,) * domination)
    return Lengths(last, tuple(sorted(tokens)), lightning, (*values, on_domination))


def said_tracks(table: Table[State]) -> list[int]:
    """How long the tracks are, and where lightning and markers of the domination track are: on it, no two together."""
    while True:
        _, *numbers = table.ask(Forms("enter.tracks", TABLE, "AN-1.7", (TRACKS_FORM,)))
        said = cast("list[int]", numbers)
        *_, domination, lightning = said[:5]
        tokens = said[5:]
        if max(lightning, *tokens) > domination:
            table.note(Nothing, "tracks.beyond", "AN-1.7", {"last": domination})
        elif len({*tokens}) < TOKENS:
            table.note(Nothing, "tracks.twice", "AN-1.7")
        else:
            return said


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
    if state.options.cards == "printed":
        table.note(ShowFate, side)
    if state.options.cards == "pack" or row.printed:
        return table.do(LayFate(side, Fate(row.order, row.rewards, row.spaces)))
    table.do(LayFate(side, read_fate(table)))


def read_fate(table: Table[State]) -> Fate:
    """What the printed card shows: resources and rewards in one answer, the spaces for cubes in another."""
    while True:
        _, *said = table.ask(Forms("enter.fate", TABLE, "AN-1.9", (FATE_FORM,)))
        order, rewards = tuple(map(str, said[:4])), tuple(map(str, said[4:]))
        if sorted(order) == sorted(RESOURCES):
            break
        table.note(Nothing, "fate.order", "AN-1.4")
    _, *spaces = table.ask(Forms("enter.spaces", TABLE, "AN-1.4", (SPACES_FORM,)))
    return Fate(order, rewards, tuple("none" if one == EMPTY else str(one) for one in spaces))


# The creatures


def lay_creatures(state: State, table: Table[State]) -> None:
    """The creatures in play: those of the pack, printed ones first, or those a person names (AN-19.1)."""
    if state.options.cards == "printed":
        table.note(SetOutCreatures)
        found = named_creatures(state, table)
    else:
        rows = sorted(state.pack.table("creature", CreatureRow).values(), key=lambda row: not row.printed)
        found = tuple(Creature(row.id, row.needs, row.value) for row in rows[:DEALT_CREATURES])
    table.do(LayCreatures(found))
    table.note(ShowCreatures, tuple(one.id for one in found))


def named_creatures(state: State, table: Table[State]) -> tuple[Creature, ...]:
    """The creatures that a person names: a known one, what it asks for, or a name where that is something else."""
    rows = state.pack.table("creature", CreatureRow)
    found: list[Creature] = []
    while len(found) < MOST_CREATURES:
        taken = tuple(one.id for one in found)
        known = tuple(row.id for row in rows.values() if row.printed and row.id not in taken)
        forms = [Form("known", (Field("card", known),))] if known else []
        forms += [
            Form("creature", (Field("needs", NEEDS), Field("number", bounds=(1, MOST_NEEDED)))),
            Form("other", (Field("name", longest=LONGEST_NAME, taken=(*taken, *rows)),)),
            Form("end"),
        ]
        question = Forms("enter.creature", TABLE, "AN-19.1", tuple(forms), args={"count": len(found)}, even=True)
        match table.ask(question):
            case ("known", str(id)):
                found.append(Creature(id, rows[id].needs, rows[id].value))
            case ("creature", str(needs), int(value)):
                found.append(Creature(free_id(f"{needs}-{value}", taken), needs, value))
            case ("other", str(name)):
                found.append(Creature(name, OTHER, 0))
            case _:
                break
    return tuple(found)


def free_id(id: str, taken: tuple[str, ...]) -> str:
    """An id that no creature of this game has: two may ask for the same."""
    return next(one for n in range(1, MOST_CREATURES + 2) if (one := id if n == 1 else f"{id}-{n}") not in taken)


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
        enter_distant(state.areas, state, table)


@absorbing
def enter_distant(known: int, state: State, table: Table[State]) -> None:
    """The Distant Planets beside the areas that are known; an ancient civilization leads each of them."""
    for area in distant_areas():
        if not known & state.board.planets[area.planet]:
            table.do(EnterPlanet(area.planet, (area,), (area.name,), ()))
