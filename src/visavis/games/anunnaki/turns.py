"""A game of Anunnaki: set-up (chapter 1), your turn and Cosmobot's turn (chapters 2 and 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations, product
from typing import cast

from visavis.core import SOMEWHERE, TABLE, Field, Form, Forms, Offer, One, Pack, Region, Several, Table
from visavis.core.question import Barred
from visavis.games.anunnaki import know
from visavis.games.anunnaki.actions import inevitable_fate, perform, refill_pacts, with_icons
from visavis.games.anunnaki.advisors import faces, lay_fate, open_card
from visavis.games.anunnaki.battles import culture, his_fights, your_fights
from visavis.games.anunnaki.board import Planet, distant_areas, where_is
from visavis.games.anunnaki.creatures import check_creatures
from visavis.games.anunnaki.data import (
    GOALS,
    HOUSES,
    LONGEST_NAME,
    RESERVED,
    SPACES,
    TRACKS,
    UNREAD_VALUE,
    AreaRow,
    CreatureRow,
    PactRow,
    TileRow,
    TrackRow,
)
from visavis.games.anunnaki.effects import BeginTurn, EndTurn, RemoveCards, TriggerEnd
from visavis.games.anunnaki.entered import (
    Begin,
    ChooseHouses,
    EnterPlanet,
    LayCreatures,
    LayDistant,
    LaySupply,
    LayTiles,
    LeaveInBox,
    MakeDecks,
    MeasureTracks,
    NameArea,
    PlaceGoals,
    PlaceMarkers,
    StartUnits,
    YouGain,
    YouHarvest,
    YouMove,
    YouPlaceCubes,
    YouSettle,
    YouSummon,
    YouTakeCreature,
    YouTakePact,
    YouTakeToken,
)
from visavis.games.anunnaki.options import Options
from visavis.games.anunnaki.scoring import final_scoring
from visavis.games.anunnaki.state import FOLLOWERS, MAJORS, MINORS, SETTLEMENTS, YOU, Creature, Lengths, Side, State

GOALS_FORM = Form("goals", tuple(Field(track, GOALS) for track in TRACKS), tuple(permutations(GOALS, 3)))
TRACKS_FORM = Form(
    "tracks",
    (
        *(Field(track, bounds=(6, 20)) for track in TRACKS),
        Field("domination", bounds=(9, 30)),
        Field("lightning", bounds=(1, 30)),
    ),
)
MOST_CREATURES = 4
FIRST_LAST_TURN = 4
"""Before that many turns nobody can have reached the end of a track, which is not asked about then."""


def start(options: Options, pack: Pack) -> State:
    """An empty table."""
    return State(pack=pack, options=options, faces=faces(pack, options.cards == "printed", options.level))


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, a turn, or the final scoring."""
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        final_scoring(state, table)
    elif state.turn == YOU:
        your_turn(state, table)
    else:
        his_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


# 1 Set-up


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
        houses = ("neutral", state.house, state.your_house)
        pacts = tuple(id for id, row in state.pack.table("pact", PactRow).items() if row.house in houses)
        table.do(LayTiles(tuple(state.pack.table("tile", TileRow)), pacts))
        refill_pacts(state, table)
    if state.options.creatures:
        table.do(LayCreatures(creatures(state, table)))

    # AN-1.8, AN-1.10
    lay_planets(state, table)
    table.note(LaySupply)
    open_card(state, table, "moon", "AN-1.6")
    table.do(Begin())


def lengths(state: State, table: Table[State]) -> Lengths:
    """The tracks: from the pack, or from the person with the printed board."""
    rows = [state.pack.table("track", TrackRow)[f"track-{track}"] for track in (*TRACKS, "domination")]
    if state.options.cards == "pack" or all(row.provenance == "official" for row in rows):
        last = cast("tuple[int, int, int, int]", tuple(len(row.values) - 1 for row in rows))
        return Lengths(last, rows[3].tokens, rows[3].lightning, tuple(row.values for row in rows))
    _, *numbers = cast("tuple[object, ...]", table.ask(Forms("enter.tracks", TABLE, "AN-1.7", (TRACKS_FORM,))))
    war, technology, commerce, domination, lightning = cast("list[int]", numbers)
    spaces = tuple(str(at) for at in range(1, domination + 1))
    tokens = table.ask(Several("enter.tokens", TABLE, "AN-1.7", spaces, 0, 4))
    last = (war, technology, commerce, domination)
    # The last space of a development track is its highest multiplier, domination begins at -8 (AN-1.7).
    values = tuple((*(UNREAD_VALUE,) * spaces, 5) for spaces in last[:3])
    on_domination = (-8, *(UNREAD_VALUE,) * domination)
    return Lengths(last, tuple(map(int, tokens)), min(lightning, domination), (*values, on_domination))


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


def lay_planets(state: State, table: Table[State]) -> None:
    """Both home planets with what stands there at the start; Gaia is asked for when it matters."""
    sides: tuple[tuple[Planet, Side], ...] = (("his", "cosmobot"), ("yours", "you"))
    for which, side in sides:
        clause = "AN-1.8" if side == "cosmobot" else "AN-1.1"
        if state.options.tracked:
            shrine = know.planet(state, table, which)
            at = state.board.capital if side == "cosmobot" else state.board.your_capital
            table.do(StartUnits(clause, side, state.board.areas[at].name, shrine))
        else:
            table.do(StartUnits(clause, side, SOMEWHERE, SOMEWHERE))
    if state.options.board == "pack":
        know.gaia(state, table)
    if state.options.distant:
        # AN-18.1: an ancient civilization leads each of them.
        table.note(LayDistant)
        for area in distant_areas() if state.options.tracked else ():
            table.do(EnterPlanet(area.planet, (area,), (area.name,), ()))


# 2 Your turn


def your_turn(state: State, table: Table[State]) -> None:
    """Everything you do that his rules can see, line by line; then your fights and the culture markers."""
    offer = Offer(ENTRIES if state.options.tracked else BESIDE_BOARD, (state,))
    while True:
        args = {"turn": state.turns + 1, "cubes": state.your_cubes}
        said = table.ask(Forms("your.turn", YOU, "AN-2.1", offer, args=args, even=True))
        if said[0] == "done":
            break
        report(state, table, said)
        if said[0] in ("gaia", "name"):
            # The turn goes on in a step of its own: a correction comes before a step and must know the areas.
            return
    your_fights(state, table)
    culture(state, table)
    check_creatures(state, table)
    check_creatures(state, table, board=True)
    end_turn(state, table)


CUBES_FORM = {most: Form("cubes", (Field("cubes", bounds=(1, most)),)) for most in (1, 2)}
LAST_FORM, DONE_FORM, ENTER_GAIA_FORM = Form("last"), Form("done"), Form("gaia")
GAINED = {most: Field("number", bounds=(1, most)) for most in range(1, 6)}
GODS = {
    (True, True): Field("god", ("minor", "major")),
    (True, False): Field("god", ("minor",)),
    (False, True): Field("god", ("major",)),
}
"""By whether you have minor gods left, and your great god."""


def on_area(verb: str, state: State, which: int, *more: Field) -> Form | None:
    """A verb with one of these areas and with what else it needs."""
    return Form(verb, (areas(state, "area", which), *more)) if which else None


def areas(state: State, name: str, which: int, barred: Barred = None) -> Field:
    """A field for one of these areas."""
    return Field(name, Region(state.board.map, which), barred=barred)


def atlantis_closed(text: str) -> str | None:
    """Why Atlantis cannot be named once the end is triggered."""
    return "atlantis.closed" if text.casefold() in ("atl", "atlantis") else None


def to_move(state: State) -> Form | None:
    """Units from an area of yours to any other but his capital."""
    board = state.board
    # AN-2.5
    closed = board.atlantis if state.ending else 0
    yours = cast("int", state.yours) & ~closed
    if not yours:
        return None
    to = areas(state, "area", board.map.all & ~(1 << board.capital | closed), atlantis_closed if closed else None)
    return Form("move", (areas(state, "source", yours, to.barred), to))


def to_gain(state: State) -> Form | None:
    """New followers in a settlement of yours."""
    left = FOLLOWERS - count(state, "f")
    settled = cast("int", state.your_controlled) & state.your_settlements
    return on_area("gain", state, settled, GAINED[min(5, left)]) if left > 0 else None


def to_summon(state: State) -> Form | None:
    """A god in place of a follower of yours."""
    gods = GODS.get((count(state, "m") < MINORS, count(state, "g") < MAJORS))
    return None if gods is None else on_area("summon", state, where_is(state.your_units, "f"), gods)


def count(state: State, unit: str) -> int:
    """How many units of a kind you have on the board."""
    return "".join(state.your_units).count(unit)


def to_settle(state: State) -> Form | None:
    """A settlement in an area you control."""
    if state.your_settlements.bit_count() >= SETTLEMENTS:
        return None
    built = state.settlements | state.your_settlements | state.board.distant
    return on_area("settle", state, cast("int", state.your_controlled) & ~built)


def to_harvest(state: State) -> Form | None:
    """An icon of an area you control."""
    return on_area("harvest", state, with_icons(state, cast("int", state.your_controlled)))


def to_place_cubes(state: State) -> Form | None:
    """One or two cubes, as long as there is room."""
    room = SPACES - state.your_cubes
    return CUBES_FORM[min(2, room)] if room > 0 else None


def to_take_creature(state: State) -> Form | None:
    """A creature, and where it stands."""
    if not state.creatures:
        return None
    names, settled = Field("card", tuple(one.id for one in state.creatures)), state.your_settlements
    return Form("creature", (names, areas(state, "area", settled)) if settled else (names,))


BESIDE_BOARD: Mapping[str, Callable[[State], Form | None]] = {
    "cubes": to_place_cubes,
    "token": lambda state: Form("token", (Field("space", state.tokens),)) if state.tokens else None,
    "pact": lambda state: Form("pact", (Field("card", state.pacts),)) if state.pacts else None,
    "creature": to_take_creature,
    "last": lambda state: LAST_FORM if state.turns >= FIRST_LAST_TURN and not state.ending else None,
    "done": lambda state: DONE_FORM,
}
"""What you can report besides the board."""

ENTRIES: Mapping[str, Callable[[State], Form | None]] = {
    "move": to_move,
    "gain": to_gain,
    "summon": to_summon,
    "settle": to_settle,
    "harvest": to_harvest,
    "gaia": lambda state: None if "gaia" in state.board.entered else ENTER_GAIA_FORM,
    "name": lambda state: name_form(state) if state.options.board == "printed" else None,
    **BESIDE_BOARD,
}
"""Everything you can report in your turn where the board is tracked, in the order in which it is shown."""


def name_form(state: State) -> Form:
    """An area and what you call it; the numbers of the others and the names in the board file are taken."""
    board = state.board
    taken = (*RESERVED, *board.map.names, *(row.called for row in state.pack.table("area", AreaRow).values()))
    named = Field("name", longest=LONGEST_NAME, taken=tuple(filter(None, taken)))
    return Form("name", (areas(state, "area", board.map.all & ~(board.atlantis | board.distant)), named))


def report(state: State, table: Table[State], said: tuple[object, ...]) -> None:
    """One line of what you did."""
    match said:
        case ("move", str(source), str(area)):
            table.do(YouMove(which_units(state, table, source), source, area))
        case ("gain", str(area), int(followers)):
            table.do(YouGain(area, followers))
        case ("summon", str(area), str(god)):
            table.do(YouSummon(area, "minor" if god == "minor" else "major"))
        case ("settle", str(area)):
            table.do(YouSettle(area))
        case ("harvest", str(area)):
            table.do(YouHarvest(area))
        case ("gaia",):
            know.gaia(state, table)
        case ("name", str(area), str(name)):
            table.do(NameArea(area, name))
        case ("cubes", int(cubes)):
            table.do(YouPlaceCubes(cubes))
            if state.your_cubes == SPACES:
                you_end(state, table)
        case ("token", int(space)):
            table.do(YouTakeToken(space))
        case ("pact", str(pact)):
            table.do(YouTakePact(pact))
            refill_pacts(state, table)
        case ("creature", str(creature), *where):
            table.do(YouTakeCreature(creature, str(where[0]) if where else SOMEWHERE))
        case _:
            you_end(state, table)


def which_units(state: State, table: Table[State], source: str) -> str:
    """The units of an area that you move: asked only if there is a choice."""
    stack = state.your_units[state.board.at(source)]
    if len(stack) == 1:
        return stack
    counts = [range(stack.count(unit) + 1) for unit in "gmcf"]
    some = ("".join(unit * n for unit, n in zip("gmcf", these, strict=True)) for these in product(*counts))
    return table.ask(One("your.units", YOU, "AN-2.1", tuple(filter(None, some)), args={"area": source}))


def you_end(state: State, table: Table[State]) -> None:
    """You trigger the end: he has one more turn (AN-2.3)."""
    if not state.ending:
        table.do(TriggerEnd("AN-2.3", "you", 2))


def end_turn(state: State, table: Table[State]) -> None:
    """The other side's turn, or the final scoring."""
    if state.turns_left == 1:
        table.do(EndTurn("scoring"))
    else:
        table.do(EndTurn("cosmobot" if state.turn == YOU else "you"))


# 3 Cosmobot's turn


def his_turn(state: State, table: Table[State]) -> None:
    """Both cards, then his fights and the culture markers."""
    # AN-3.1
    missing = "moon" if state.open and state.open[0].arrow else "sun"
    open_card(state, table, "moon" if missing == "moon" else "sun", "AN-3.1")
    moon, sun = state.open
    table.do(BeginTurn(sun.arrow))

    # AN-3.2
    inevitable_fate(state, table, moon.cubes)
    for symbol in (*moon.parts, *sun.parts):
        perform(state, table, symbol)

    # AN-3.4
    table.do(RemoveCards())
    if not state.ending:
        deck = table.ask(One("next.deck", YOU, "AN-3.5", ("moon", "sun"))) if state.options.advanced else "moon"
        open_card(state, table, "moon" if deck == "moon" else "sun", "AN-3.4")

    # AN-3.7
    his_fights(state, table)
    culture(state, table)
    check_creatures(state, table)
    check_creatures(state, table, board=True)
    end_turn(state, table)
