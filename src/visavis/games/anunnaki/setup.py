"""The set-up (chapter 1): houses, goal tiles, fate card, decks, planets, units; from the pack or read in."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from operator import gt
from typing import Literal, cast

from visavis.core import TABLE, Field, Form, Forms, Nothing, One, Pack, Table, Untracked, absorbing
from visavis.games.anunnaki.board import Planet, ask_once, distant_areas, sector
from visavis.games.anunnaki.board.shapes import USUAL
from visavis.games.anunnaki.board.shapes import known as usual
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
    MoveShrine,
    PlaceGoals,
    PlaceMarkers,
    Ready,
    SetOutCreatures,
    ShowCreatures,
    ShowFate,
    SortDecks,
    StartUnits,
    TurnFirst,
    UseKept,
    YouBegin,
)
from visavis.games.anunnaki.options import Options
from visavis.games.anunnaki.state import YOU, Creature, Face, Fate, Lengths, Side, State

HOUSES_FORM = Form("houses", (Field("house", HOUSES), Field("your_house", HOUSES)), tuple(permutations(HOUSES, 2)))
GOALS_FORM = Form("goals", tuple(Field(track, GOALS) for track in TRACKS), tuple(permutations(GOALS, 3)))
SHORTEST_TRACK, LONGEST_TRACK, LONGEST_DOMINATION, TOKENS = 6, 24, 40, 4
"""An example of the book needs more than five steps; a drawn track must end somewhere; four 2-point markers lie on the
domination track."""
SAME = "same"
"""As long as the track of war."""
_STEPS, _ON_DOMINATION = tuple(range(SHORTEST_TRACK, LONGEST_TRACK + 1)), tuple(range(1, LONGEST_DOMINATION + 1))
TRACKS_FORM = Form(
    "tracks",
    (
        Field("war", _STEPS),
        Field("domination", _ON_DOMINATION[SHORTEST_TRACK - 1 :]),
        *(Field(name, _ON_DOMINATION) for name in ("lightning", *(f"token_{n}" for n in range(1, TOKENS + 1)))),
        *(Field(track, (SAME, *_STEPS), default=SAME) for track in ("technology", "commerce")),
    ),
)


def without_kind(text: str) -> str | None:
    """A number alone does not say whether it is followers or points."""
    return "reward.kind" if text.isdigit() else None


_SPACES = tuple(Field(f"space_{n}", (EMPTY, *FATE_PARTS), default=EMPTY) for n in range(1, SPACES + 1))
FATE_FORM = Form(
    "fate",
    (
        *(Field(f"resource_{n}", RESOURCES) for n in range(1, 5)),
        *(Field(f"place_{n}", REWARDS, barred=without_kind) for n in range(1, 5)),
        *_SPACES,
    ),
)
SPACES_FORM = Form("spaces", _SPACES)
"""The rest of a fate card whose order and rewards are right."""
HOMES: tuple[tuple[Planet, Side, str], ...] = (("his", "cosmobot", "AN-1.8"), ("yours", "you", "AN-1.1"))
DEALT_CREATURES, MOST_CREATURES, MOST_NEEDED = 4, 12, 60
"""How many creatures the app deals; how many can be entered, and the highest number that a requirement can have: a
form must end somewhere."""
ALL_RIGHT = Form("all_right")
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
    """Houses and planets, then everything that is laid out, then what lies there is read in and checked."""
    # AN-1.1, AN-1.2
    _, *houses = table.ask(Forms("setup.houses", YOU, "AN-1.2", (HOUSES_FORM,)))
    house, your_house = map(str, houses)
    homes = read_homes(state.areas, state, table, (house, your_house))
    table.do(ChooseHouses(house, your_house))
    about_houses(state, table)
    table.note(LeaveInBox)

    # AN-1.3, AN-1.4, AN-1.7
    table.note(ChooseLevel, state.options.level)
    table.note(PlaceMarkers)
    if state.options.cards == "printed":
        table.note(ShowFate, fate_side(state))

    # AN-1.5
    make_decks(state, table)
    if state.options.creatures and state.options.cards == "printed":
        table.note(SetOutCreatures)

    # AN-1.8, AN-1.10, AN-1.11
    lay_planets(state, table, homes)
    table.note(LaySupply)
    if state.options.cards == "printed":
        # AN-1.6
        table.note(TurnFirst)
    table.note(YouBegin)
    read_in(state, table)
    # AN-1.6
    open_card(state, table, "moon", "AN-1.6")
    table.do(Ready())


@absorbing
def read_homes(known: int, state: State, table: Table[State], houses: tuple[str, str]) -> list[EnterPlanet]:
    """Both home planets, from the pack or from the person; they are laid later."""
    return [ask_once.home(state, table, which, house) for (which, _, _), house in zip(HOMES, houses, strict=True)]


def read_in(state: State, table: Table[State]) -> None:
    """What lies there now: goal tiles, tracks, fate card, creatures; and whether all of it was read right."""
    # AN-1.1, AN-1.7, AN-1.9
    use_kept(state, table)
    goals = [str(goal) for goal in table.ask(Forms("setup.goals", TABLE, "AN-1.1", (GOALS_FORM,)))[1:]]
    table.do(PlaceGoals(goals[0], goals[1], goals[2], next(goal for goal in GOALS if goal not in goals)))
    by_hand: list[str] = []
    known = known_tracks(state)
    by_hand += [] if known else ["tracks"]
    table.do(MeasureTracks(known or read_tracks(state, table)))
    kept = known_fate(state)
    by_hand += [] if kept else ["fate"]
    table.do(LayFate(fate_side(state), kept or read_fate(table)))
    if state.options.creatures:
        lay_creatures(state, table)
    check_read(state, table, (*by_hand, *sides(state, read_here=True)))


def check_read(state: State, table: Table[State], by_hand: tuple[str, ...]) -> None:
    """What a person has read in is shown whole and kept only once it is right."""
    forms = (ALL_RIGHT, Form("reread", (Field("what", by_hand),))) if by_hand else ()
    while forms:
        said = table.ask(Forms("setup.right", TABLE, "AN-1.9", forms, even=True))
        if said[0] == ALL_RIGHT.verb:
            return
        wrong = str(said[1])
        if wrong == "tracks":
            table.do(MeasureTracks(read_tracks(state, table)))
        elif wrong == "fate":
            table.do(LayFate(fate_side(state), read_fate(table)))
        else:
            other_side(state, table, wrong)


SHRINE = "shrine_"
"""Before the planet whose shrine lies on the other side of the capital."""


def sides(state: State, *, read_here: bool = False) -> tuple[str, ...]:
    """The home planets of the usual shape, whose shrine can be on the other side; only those just read in."""
    if state.options.board != "printed":
        return ()
    found = []
    for which, house in (("his", state.house), ("yours", state.your_house)):
        mine = tuple(area for area in state.board.areas if area.planet == which)
        new = not read_here or ask_once.from_pack(state, house, "his" if which == "his" else "yours") is None
        if new and usual(mine, which):
            found.append(f"{SHRINE}{which}")
    return tuple(found)


def other_side(state: State, table: Table[State], wrong: str) -> None:
    """The shrine beside a capital is on the other side of it."""
    which = wrong.removeprefix(SHRINE)
    mine = [area for area in state.board.areas if area.planet == which]
    beside = mine[USUAL.left - 1], mine[USUAL.right - 1]
    before, area = beside if beside[0].start else beside[::-1]
    table.do(MoveShrine(which, before.name, area.name))


def use_kept(state: State, table: Table[State]) -> None:
    """Where the app deals: which of its values were read in during earlier games."""
    kept: list[str] = []
    if state.options.cards == "pack" and fate_row(state).printed:
        kept.append("fate")
    if state.options.board == "pack":
        planets: tuple[tuple[Planet, str], ...] = (("his", state.house), ("yours", state.your_house), ("gaia", "gaia"))
        laid = [(which, of) for which, of in planets if which in state.board.entered]
        kept += [which for which, of in laid if sector(state.pack, of, which, printed=True) is not None]
    if kept:
        table.note(UseKept, tuple(kept))


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


def known_tracks(state: State) -> Lengths | None:
    """The tracks of the pack: dealt, or read in before."""
    known = state.options.cards == "pack" or all(row.printed for row in track_rows(state.pack))
    return pack_tracks(state.pack) if known else None


def read_tracks(state: State, table: Table[State]) -> Lengths:
    """The tracks of the printed board: their last spaces, and the lightning and markers of the domination track."""
    while True:
        _, war, domination, lightning, *rest = table.ask(Forms("enter.tracks", TABLE, "AN-1.7", (TRACKS_FORM,)))
        technology, commerce = (war if one == SAME else one for one in rest[TOKENS:])
        last = cast("tuple[int, int, int, int]", (war, technology, commerce, domination))
        tokens = cast("list[int]", rest[:TOKENS])
        if max(int(lightning), *tokens) > int(domination):
            table.note(Nothing, "tracks.beyond", "AN-1.7", {"last": domination})
        elif len({*tokens}) < TOKENS:
            table.note(Nothing, "tracks.twice", "AN-1.7")
        elif any(map(gt, (*state.progress, state.domination, *state.your_progress, state.your_domination), last * 2)):
            table.note(Nothing, "tracks.passed", "AN-1.7")
        else:
            break
    # The last space of a development track is its highest multiplier, domination begins at -8 (AN-1.7).
    values = tuple((*(UNREAD_VALUE,) * spaces, 5) for spaces in last[:3])
    on_domination = (-8, *(UNREAD_VALUE,) * last[3])
    return Lengths(last, tuple(sorted(tokens)), int(lightning), (*values, on_domination))


def track_rows(pack: Pack) -> list[TrackRow]:
    """The development tracks, then domination."""
    return [pack.table("track", TrackRow)[f"track-{track}"] for track in (*TRACKS, "domination")]


def pack_tracks(pack: Pack) -> Lengths:
    """The tracks as the pack has them."""
    rows = track_rows(pack)
    last = cast("tuple[int, int, int, int]", tuple(len(row.values) - 1 for row in rows))
    return Lengths(last, rows[3].tokens, rows[3].lightning, tuple(row.values for row in rows))


# The fate card


def fate_side(state: State) -> Literal["standard", "extreme"]:
    """The side of his fate card for the level (AN-1.4)."""
    return "extreme" if state.options.level == "extreme" else "standard"


def fate_row(state: State) -> FateCard:
    """His fate card in the pack, with the side of the level."""
    return state.pack.table("fate", FateCard)[f"{state.house}-{fate_side(state)}"]


def known_fate(state: State) -> Fate | None:
    """His fate card from the pack: dealt, or read in before."""
    row = fate_row(state)
    return Fate(row.order, row.rewards, row.spaces) if state.options.cards == "pack" or row.printed else None


def read_fate(table: Table[State]) -> Fate:
    """What the printed card shows: resources, rewards, the spaces for cubes; a card without any action is doubted."""
    while True:
        _, *said = table.ask(Forms("enter.fate", TABLE, "AN-1.9", (FATE_FORM,)))
        order, rewards, spaces = tuple(map(str, said[:4])), tuple(map(str, said[4:8])), said[8:]
        if sorted(order) == sorted(RESOURCES):
            break
        table.note(Nothing, "fate.order", "AN-1.4")
    while all(one == EMPTY for one in spaces):
        if table.ask(One("enter.sure_empty", TABLE, "AN-1.4", (True, False))):
            break
        _, *spaces = table.ask(Forms("enter.spaces", TABLE, "AN-1.9", (SPACES_FORM,)))
    return Fate(order, rewards, tuple("none" if one == EMPTY else str(one) for one in spaces))


# The creatures


def lay_creatures(state: State, table: Table[State]) -> None:
    """The creatures in play: those of the pack, printed ones first, or those a person names (AN-19.1)."""
    if state.options.cards == "printed":
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


def lay_planets(state: State, table: Table[State], homes: list[EnterPlanet] | Untracked) -> None:
    """Both home planets with what stands there at the start; Gaia is asked for when it matters."""
    for at, (_, side, clause) in enumerate(HOMES):
        home = lay_home(homes, state, table, at)
        board = state.board
        table.do(StartUnits(clause, side, board.map.name(home & board.capitals), board.map.name(home & board.starts)))
    if state.options.board == "pack":
        ask_once.gaia(state, table)
    if state.options.distant:
        # AN-18.1
        table.note(LayDistant)
        enter_distant(state.areas, state, table)


@absorbing
def lay_home(homes: list[EnterPlanet], state: State, table: Table[State], at: int) -> int:
    """The areas of a home planet beside those that are known."""
    known = state.board.map.all
    table.do(homes[at])
    return state.board.map.all & ~known


@absorbing
def enter_distant(known: int, state: State, table: Table[State]) -> None:
    """The Distant Planets beside the areas that are known; an ancient civilization leads each of them."""
    for area in distant_areas():
        if not known & state.board.planets[area.planet]:
            table.do(EnterPlanet(area.planet, (area,), (area.name,), ()))
