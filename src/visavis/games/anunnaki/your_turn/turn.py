"""Your turn (chapter 2): what you report of it, and your fights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product

from visavis.core import (
    SOMEWHERE,
    Bits,
    Choice,
    Fact,
    Field,
    Form,
    Forms,
    Offer,
    One,
    Region,
    Table,
    YouChoose,
    absorbing,
    or_else,
)
from visavis.core.question import LIKELY, Barred
from visavis.games.anunnaki.board import PREFIX, STRENGTH, ask_once, places, where_is
from visavis.games.anunnaki.board.tracks import GOAL, all_tracks
from visavis.games.anunnaki.bot_turn import against_you, refill_pacts, with_icons
from visavis.games.anunnaki.cards import LONGEST_NAME, RESERVED, SPACES, TRACKS, AreaRow
from visavis.games.anunnaki.effects.end import TriggerEnd
from visavis.games.anunnaki.effects.setup import NameArea
from visavis.games.anunnaki.effects.your_turn import (
    YouAdvance,
    YouDefeat,
    YouGain,
    YouHarvest,
    YouMove,
    YouMuster,
    YouPlaceCubes,
    YouReach,
    YouRetreat,
    YouSettle,
    YouSummon,
    YouTakeCreature,
    YouTakePact,
    YouTakeToken,
)
from visavis.games.anunnaki.state import FOLLOWERS, MAJORS, MINORS, SETTLEMENTS, YOU, State
from visavis.games.anunnaki.your_turn.reading_again import reread, to_reread

FIRST_LAST_TURN = 4
"""A development track has at least six steps, and an action gives at most two: nobody is at its end before."""
USUAL_CUBES = 2
"""More cubes in one line are possible, but not likely."""
CUBES_FORM = {most: Form("cubes", (Field("cubes", bounds=(1, most)),)) for most in range(1, SPACES + 1)}
LAST_FORM, DONE_FORM, ENTER_GAIA_FORM = Form("last"), Form("done"), Form("gaia")
GAINED = {most: Field("number", bounds=(1, most)) for most in range(1, FOLLOWERS + 1)}
GODS = {
    (True, True): Field("god", ("minor", "major")),
    (True, False): Field("god", ("minor",)),
    (False, True): Field("god", ("major",)),
}
"""By whether you have minor gods left, and your great god."""


def your_turn(state: State, table: Table[State]) -> bool:
    """Everything you do that his rules can see, line by line, then your fights; whether your turn is over."""
    offer, closed = Offer(ENTRIES, (state,)), partial(not_now, state)
    while True:
        args = {
            "turn": state.turns + 1,
            "cubes": state.your_cubes,
            "ending": state.turns_left > 0,
            LIKELY: (1, USUAL_CUBES),
        }
        said = table.ask(Forms("your.turn", YOU, "AN-2.1", offer, args=args, even=True, closed=closed))
        if said[0] == "done":
            break
        if likely(table, said):
            report(state, table, said)
        if said[0] in ("gaia", "name", "reread"):
            # The turn goes on in a step of its own: a correction comes before a step and must know the areas.
            return False
    your_fights(state, table)
    return True


# What you can report


def not_now(state: State) -> tuple[tuple[str, str], ...]:
    """Why something cannot be reported now that could be at another time."""
    found = {"last": "last.over" if state.ending else "last.early", "gaia": "gaia.known"}
    found |= {"cubes": "cubes.all", "token": "token.none", "creature": "creature.none"}
    if not or_else(state.areas, 0):
        found |= dict.fromkeys(("move", "gain", "summon", "settle", "harvest", "gaia"), "board.untracked")
    return tuple((verb, reason) for verb, reason in found.items() if ENTRIES[verb](state) is None)


def on_area(verb: str, state: State, which: int, why_not: str, *more: Field) -> Form | None:
    """A verb with one of these areas and with what else it needs; `why_not` says what is the matter with others."""
    return Form(verb, (areas(state, "area", which, why_not), *more)) if which else None


def areas(state: State, name: str, which: int, why_not: str) -> Field:
    """A field for one of these areas."""
    return Field(name, Region(state.board.map, which), barred=not_there(state, which, why_not))


def not_there(state: State, which: int, why_not: str) -> Barred:
    """Why an area cannot be named that there is, or that will be there once Gaia is entered."""
    board, closed = state.board, state.board.atlantis if state.ending else 0

    def reason(text: str) -> str | None:
        said = text.casefold()
        gaia = said in ("atl", "atlantis") or (said[:1] == PREFIX["gaia"].casefold() and said[1:].isdigit())
        if gaia and "gaia" not in board.entered:
            return "gaia.unread"
        at = next((at for at, area in enumerate(board.areas) if area.name.casefold() == said), None)
        if at is None:
            at = board.atlantis.bit_length() - 1 if said == "atlantis" else None
        if at is None or which >> at & 1:
            return None
        if closed >> at & 1:
            # AN-2.5
            return "atlantis.closed"
        return why_not

    return reason


def likely(table: Table[State], said: tuple[object, ...]) -> bool:
    """Whether an entry is meant like that: what is possible but not likely can be insisted on."""
    match said:
        case ("cubes", int(cubes)) if cubes > USUAL_CUBES:
            return table.ask(One("your.sure_cubes", YOU, "AN-2.3", (True, False), args={"cubes": cubes}))
    return True


def to_move(state: State) -> Form | None:
    """Units from an area of yours to any other but his capital."""
    board = state.board
    # AN-2.5
    closed = board.atlantis if state.ending else 0
    yours = or_else(state.yours, 0) & ~closed
    if not yours:
        return None
    to = areas(state, "area", board.map.all & ~(1 << board.capital | closed), "area.capital")
    return Form("move", (areas(state, "source", yours, "area.no_units"), to))


def to_gain(state: State) -> Form | None:
    """New followers in a settlement of yours."""
    left = FOLLOWERS - count(state, "f")
    settled = or_else(state.your_controlled, 0) & state.your_settled
    return on_area("gain", state, settled, "area.no_settlement", GAINED[left]) if left > 0 else None


def to_summon(state: State) -> Form | None:
    """A god in place of a follower of yours."""
    gods = GODS.get((count(state, "m") < MINORS, count(state, "g") < MAJORS))
    followers = or_else(state.yours, 0) & where_is(state.your_units, "f")
    return None if gods is None else on_area("summon", state, followers, "area.no_followers", gods)


def count(state: State, unit: str) -> int:
    """How many units of a kind you have on the board."""
    return "".join(state.your_units).count(unit)


def to_settle(state: State) -> Form | None:
    """A settlement in an area you control."""
    if state.your_settlement_count >= SETTLEMENTS:
        return None
    built = state.settlements | state.your_settled | state.board.distant
    return on_area("settle", state, or_else(state.your_controlled, 0) & ~built, "area.settled")


def to_harvest(state: State) -> Form | None:
    """An icon of an area you control."""
    return on_area("harvest", state, with_icons(state, or_else(state.your_controlled, 0)), "area.no_icon")


def to_place_cubes(state: State) -> Form | None:
    """One or two cubes, as long as there is room."""
    room = SPACES - state.your_cubes
    return CUBES_FORM[room] if room > 0 else None


def to_advance(state: State) -> Form | None:
    """Another space of one of your tracks; where no board is tracked, a value of a goal tile too."""
    found: list[str] = []
    for track in all_tracks(state):
        locked = track.id in TRACKS and state.turns < FIRST_LAST_TURN
        found += [step for n, step in enumerate(track.steps[:-1] if locked else track.steps) if n != track.yours]
    return Form("track", (Field("step", tuple(found)),)) if found else None


def to_take_creature(state: State) -> Form | None:
    """A creature, and where it stands."""
    if not state.creatures:
        return None
    names, settled = Field("card", tuple(one.id for one in state.creatures)), state.your_settled
    return Form("creature", (names, areas(state, "area", settled, "area.no_settlement")) if settled else (names,))


def to_enter_gaia(state: State) -> Form | None:
    """Gaia, once you look at it; the areas of the home planets are known."""
    return ENTER_GAIA_FORM if or_else(state.areas, 0) and "gaia" not in state.board.entered else None


def to_name(state: State) -> Form | None:
    """An area and what you call it; the numbers of the others and the names in the board file are taken."""
    if state.options.board != "printed":
        return None
    board = state.board
    taken = (*RESERVED, *board.map.names, *(row.called for row in state.pack.table("area", AreaRow).values()))
    named = Field("name", longest=LONGEST_NAME, taken=tuple(filter(None, taken)))
    return on_area("name", state, or_else(state.areas, 0) & ~(board.atlantis | board.distant), "area.own_name", named)


ENTRIES: Mapping[str, Callable[[State], Form | None]] = {
    "move": to_move,
    "gain": to_gain,
    "summon": to_summon,
    "settle": to_settle,
    "harvest": to_harvest,
    "gaia": to_enter_gaia,
    "name": to_name,
    "cubes": to_place_cubes,
    "track": to_advance,
    "token": lambda state: Form("token", (Field("space", state.tokens),)) if state.tokens else None,
    "pact": lambda state: Form("pact", (Field("card", state.pacts),)) if state.pacts else None,
    "creature": to_take_creature,
    "reread": to_reread,
    "last": lambda state: LAST_FORM if state.turns >= FIRST_LAST_TURN and not state.ending else None,
    "done": lambda state: DONE_FORM,
}
"""Everything you can report in your turn, in the order in which it is shown; where the areas are not known, nothing
that happens there."""


# What you reported


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
            muster(state, table)
        case ("harvest", str(area)):
            table.do(YouHarvest(area))
        case ("gaia",):
            ask_once.gaia(state, table)
        case ("name", str(area), str(name)):
            table.do(NameArea(area, name))
        case ("reread", str(what)):
            reread(state, table, what)
        case ("cubes", int(cubes)):
            table.do(YouPlaceCubes(cubes))
            if state.your_cubes == SPACES:
                you_end(state, table)
        case ("track", str(step)):
            advance(state, table, step)
        case ("token", int(space)):
            table.do(YouTakeToken(space))
        case ("pact", str(pact)):
            table.do(YouTakePact(pact))
            refill_pacts(state, table)
        case ("creature", str(creature), *where):
            table.do(YouTakeCreature(creature, str(where[0]) if where else SOMEWHERE))
        case _:
            you_end(state, table)


def advance(state: State, table: Table[State], step: str) -> None:
    """Your marker on a track; the 2-point markers that it passes are yours, and a last space triggers the end."""
    name, _, number = step.rpartition("_")
    space = int(number)
    if name.startswith(GOAL):
        return table.do(YouReach(name.removeprefix(GOAL), space))
    if name not in TRACKS:
        table.do(YouAdvance("AN-17.4", name, space))
        for token in state.tokens:
            if token <= space:
                # AN-15.5c
                table.do(YouTakeToken(token))
        return
    table.do(YouAdvance("AN-17.2", name, space))
    if space == state.last_space(TRACKS.index(name)):
        you_end(state, table)


def muster(state: State, table: Table[State]) -> None:
    """Settlements of Norrenis move and fight like units (AN-19.6)."""
    if state.your_settlements and state.nomads:
        table.do(YouMuster())


def which_units(state: State, table: Table[State], source: str) -> str:
    """The units of an area that you move: asked only if there is a choice."""
    stack = state.your_units[state.board.at(source)]
    if len(stack) == 1:
        return stack
    counts = [range(stack.count(unit) + 1) for unit in STRENGTH]
    some = ("".join(unit * n for unit, n in zip(STRENGTH, these, strict=True)) for these in product(*counts))
    return table.ask(One("your.units", YOU, "AN-2.1", tuple(filter(None, some)), args={"area": source}))


def you_end(state: State, table: Table[State]) -> None:
    """You trigger the end: he has one more turn (AN-2.3)."""
    if not state.ending:
        table.do(TriggerEnd("AN-2.3", "you", 2))


# Your fights


def your_fights(state: State, table: Table[State]) -> None:
    """What you attack: his units, and civilizations."""
    left_alone = 0
    for at in places(or_else(state.shared, 0)):
        # AN-18.6
        if not table.ask(One("your.attack", YOU, "AN-18.6", (True, False), args={"area": state.board.areas[at].name})):
            left_alone |= 1 << at
    while table.ask(Fact("your.fights", "AN-16.1", any_of(due(state, left_alone)), seat=YOU)):
        against_you(state, table, which_fight(state, table, left_alone), attacking=False)
    for at in places(or_else(state.yours & state.tiles, 0)):
        area = state.board.areas[at].name
        if table.ask(One("your.civilization", YOU, "AN-2.1", (True, False), args={"area": area})):
            table.do(YouDefeat(area))
        else:
            table.do(YouRetreat("AN-2.1", area))


@absorbing
def any_of(areas: int) -> bool:
    """Whether these are any areas at all."""
    return areas != 0


def which_fight(state: State, table: Table[State], left_alone: int) -> str:
    """Which of your fights against him comes first; where no board is tracked, nobody needs to know."""
    areas = or_else(due(state, left_alone), 0)
    if not areas:
        return SOMEWHERE
    area: str | None = table.choose(
        Choice(
            "your.fight",
            "AN-16.1",
            among=state.board.map.region(areas),
            by=(YouChoose("your.fight_choose", "AN-16.7", seat=YOU),),
        )
    )
    assert area is not None
    return area


def due(state: State, left_alone: int) -> Bits:
    """Where you and he both have units; on a Distant Planet only if he leads it and you want to (AN-18.6)."""
    return state.his & state.yours & (~state.board.distant | state.shared & ~left_alone)
