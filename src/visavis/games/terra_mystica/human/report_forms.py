"""What a person can enter, as much as the Automa can see of it, and why something cannot be entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import product

from visavis.core import Bits, Field, Form, Region, absorbing, nth, or_else
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, ROUNDS, TERRAINS, Four, Kind
from visavis.games.terra_mystica.criteria import MERCHANT_ACTIONS, POWER_ACTIONS
from visavis.games.terra_mystica.human.economy import covered_for, favour_gone, priest_rows
from visavis.games.terra_mystica.human.land import dwellings_left, has_stronghold, open_bridges
from visavis.games.terra_mystica.human.person import person
from visavis.games.terra_mystica.human.reasons import (
    no_bridge_end,
    no_power,
    not_free,
    not_in_row,
    not_to_upgrade,
    priest_there,
)
from visavis.games.terra_mystica.state import BRIDGES, YOUR_PIECES, Human, State

MOST_EXTRAS = 6
"""How many additional entries a turn may have, beside its action."""
BRIDGE_BUILDERS = ("engineers", "riverwalkers")
BRIDGE_ACTION = 1
SPADE_ACTIONS = (5, 6)
NO_SPADES = ("dragonlords", "riverwalkers")
"""The people for whom a spade is nothing that anybody has to enter: tokens of power, or nothing at all."""

STEP = Form("step", (Field("cult", CULTS), Field("steps", bounds=(1, 3))))
STEPS = Form("steps", (Field("steps", bounds=(1, 2)),))
DOUBLE, DONE, PASS = Form("double"), Form("done"), Form("pass")


def your_ground(state: State, seat: str) -> str:
    """What a space becomes when a person builds there ("": it stays what it is)."""
    ground = state.people_of(seat).ground
    return state.home_of(seat) if ground == "home" else "" if ground == "any" else ground


# The forms


def to_build(state: State, seat: Human) -> Form | None:
    """A dwelling on any land without a building."""
    return on_land("build", state, seat, land_for_dwelling(state, seat))


def land_for_dwelling(state: State, seat: Human) -> Bits:
    """Any land without a building, as long as there is a dwelling."""
    return state.empty if dwellings_left(state, person(state, seat)) > 0 else 0


def on_land(verb: str, state: State, seat: Human, spaces: Bits, *more: Field) -> Form | None:
    """A verb with one of these spaces and with what else it needs."""
    land = or_else(spaces, 0)
    if not land:
        return None
    return Form(verb, (Field("space", Region(state.world.map, land), barred=not_free(state, seat)), *more))


BECOMES: Mapping[Kind, tuple[Kind, ...]] = {
    "dwelling": ("house",),
    "house": ("temple", "stronghold", "shipyard"),
    "temple": ("sanctuary",),
}
"""What each kind of building can become."""


Growing = tuple[tuple[int, tuple[Kind, ...]], ...]
"""Buildings, each set with what every one of them can become."""


def to_upgrade(state: State, seat: Human) -> Form | None:
    """A building and what it becomes, as long as there is a piece of that kind."""
    names: list[str] = []
    kinds: list[Kind] = []
    rows: list[tuple[str, Kind]] = []
    for spaces, into in upgradable_pieces(state, seat):
        here = state.world.map.listed(spaces)
        names += here
        kinds += into
        rows += product(here, into)
    if not rows:
        return None
    field = Field("space", tuple(names), barred=not_to_upgrade(state, seat))
    return Form("upgrade", (field, Field("building", tuple(kinds))), tuple(rows))


def nth_upgrade(state: State, seat: Human, number: int) -> tuple[str, str, Kind] | None:
    """One row of the same form, going round: for who takes any of them and need not see them all."""
    growing = upgradable_pieces(state, seat)
    count = 0
    for spaces, into in growing:
        count += spaces.bit_count() * len(into)
    if not count:
        return None
    at = number % count
    for spaces, into in growing:
        here = spaces.bit_count() * len(into)
        if at < here:
            break
        at -= here
    place, kind = divmod(at, len(into))
    return "upgrade", state.world.map.name(nth(spaces, place + 1)), into[kind]


def upgradable_pieces(state: State, seat: Human) -> Growing:
    """A person's buildings that can be upgraded, and what they can become; none where nothing is entered."""
    mine = state.buildings_of(seat)
    houses, temples = mine & state.houses, mine & state.temples
    strong, holy, yards = mine & state.strongholds, mine & state.sanctuaries, mine & state.shipyards
    dwellings = mine & ~(houses | temples | strong | holy | yards)
    return or_else(growing(dwellings, houses, temples, strong, holy, yards, state.merchants), ())


@absorbing
def growing(dwellings: int, houses: int, temples: int, strong: int, holy: int, yards: int, merchants: bool) -> Growing:
    """Those of the buildings of one person for which there is a larger piece."""
    left = becoming(houses.bit_count(), temples.bit_count(), strong != 0, holy != 0, yards != 0 or not merchants)
    return tuple([one for one in zip((dwellings, houses, temples), left, strict=True) if one[0] and one[1]])


@lru_cache(maxsize=512)
def becoming(houses: int, temples: int, strong: int, holy: int, yards: int) -> tuple[tuple[Kind, ...], ...]:
    """What a dwelling, a house and a temple can become where so many of each larger kind have been built."""
    built = {"house": houses, "temple": temples, "stronghold": strong, "sanctuary": holy, "shipyard": yards}
    return tuple([tuple([kind for kind in into if built[kind] < YOUR_PIECES[kind]]) for into in BECOMES.values()])


@lru_cache(maxsize=4096)
def priest_form(threes: Four, twos: Four) -> Form:
    """A priest on a free space with a number, or one step."""
    rows = priest_rows(threes, twos)
    return Form("cult", (Field("cult", CULTS), Field("steps", bounds=(1, 3))), rows, priest_there)


def to_use_power(state: State, seat: Human) -> Form | None:
    """The power actions that are not covered; Yetis with their stronghold use covered ones too."""
    one = person(state, seat)
    every = POWER_ACTIONS + MERCHANT_ACTIONS if state.merchants else POWER_ACTIONS
    covered = covered_for(state, one)
    no_use = SPADE_ACTIONS if one.faction == "riverwalkers" else ()
    free = tuple(action for action in every if action not in covered and action not in no_use)
    return (
        Form("power", (Field("action", free, barred=lambda text: no_power(text, covered, no_use)),)) if free else None
    )


@lru_cache(maxsize=4096)
def favour_form(gone: tuple[str, ...]) -> Form:
    """Favour tiles by cult and steps; of those with three steps there is one each."""
    rows = tuple((cult, steps) for cult in CULTS for steps in (3, 2, 1) if not favour_gone(gone, cult, steps))
    return Form("favour", (Field("cult", CULTS), Field("steps", bounds=(1, 3))), rows, lambda _: "favour.gone")


def to_transform(state: State, seat: Human) -> Form | None:
    """Any land without a building that is not frozen, and its new ground."""
    ground = ground_field(state.people_of(seat).ground)
    return on_land("transform", state, seat, state.empty & ~state.frozen, ground)


@lru_cache(maxsize=64)
def ground_field(ground: str) -> Field:
    """What a space can be transformed into."""
    return Field("ground", (*TERRAINS, ground) if ground in GROUNDS[7:] else TERRAINS)


def to_descend(state: State, seat: Human) -> Form | None:
    """Acolytes transform land by going down a cult track, 3 steps or 4 for a home terrain of somebody."""
    if state.people_of(seat).id != "acolytes":
        return None
    levels = state.cults_of(seat)
    rows = tuple((cult, steps) for at, cult in enumerate(CULTS) for steps in (3, 4) if levels[at] >= steps)
    return Form("descend", (Field("cult", CULTS), Field("steps", bounds=(3, 4))), rows) if rows else None


def to_bridge(state: State, seat: Human) -> Form | None:
    """A bridge comes with a power action, or from a faction that builds them."""
    by_power = not state.entered and state.people_of(seat).id not in BRIDGE_BUILDERS
    if (by_power and BRIDGE_ACTION in state.covered) or len(state.bridges_of(seat)) >= BRIDGES:
        return None
    return or_else(bridge_form(state.world, state.buildings_of(seat), (*state.bridges, *state.friends_bridges)), None)


@absorbing
@lru_cache(maxsize=4096)
def bridge_form(world: World, mine: int, taken: tuple[str, ...]) -> Form | None:
    """The bridges that can still be built from one of these buildings."""
    rows: list[tuple[str, str]] = []
    for bridge in open_bridges(world, mine, taken):
        one, other = bridge.split("-")
        rows += [(one, other), (other, one)]
    if not rows:
        return None
    ends = tuple(dict.fromkeys(one for one, _ in rows))
    no_end = partial(no_bridge_end, world)
    fields = (Field("space", ends, barred=no_end), Field("other", ends, barred=no_end))
    return Form("bridge", fields, tuple(rows), lambda _: "bridge.no_river")


def to_double(state: State, seat: Human) -> Form | None:
    """Two actions in a row, for the faction whose stronghold allows it."""
    if state.again or state.people_of(seat).favours < 2 or not has_stronghold(state, person(state, seat)):
        return None
    return DOUBLE


def to_pass(state: State, seat: Human) -> Form | None:
    """The round bonus cards in the row; in the last round none is taken."""
    if state.round == ROUNDS:
        return PASS
    return Form("pass", (Field("card", state.bonus, barred=partial(not_in_row, state, seat)),))


# What comes when in a turn

ACTION_VERBS = ("cult", "power", "upgrade", "double")
"""Whole actions: not after one that was entered already."""
BEGUN = ("power", "descend", "upgrade")
"""Entries that are the action of the turn, although it goes on."""


def closes_nothing(state: State) -> bool:
    """Whether what was entered in this turn leaves a whole action open."""
    return not any(verb in BEGUN for verb in state.entered)


def possible(state: State, verb: str) -> bool:
    """Whether a verb may come at this moment of a turn."""
    if not state.entered:
        return True
    if verb == "pass":
        return not [one for one in state.entered if one != "double"]
    if verb in ACTION_VERBS:
        return closes_nothing(state)
    return verb in ("done", "build") or state.extras < MOST_EXTRAS


FORMS: Mapping[str, Callable[[State, Human], Form | None]] = {
    "build": to_build,
    "upgrade": to_upgrade,
    "cult": lambda state, seat: priest_form(state.threes, state.twos),
    "power": to_use_power,
    "pass": to_pass,
    "done": lambda state, seat: DONE,
    "transform": to_transform,
    "step": lambda state, seat: STEP,
    "steps": lambda state, seat: STEPS,
    "favour": lambda state, seat: favour_form(state.favours),
    "bridge": to_bridge,
    "descend": to_descend,
    "double": to_double,
}


def where_possible(verb: str) -> Callable[[State, Human], Form | None]:
    """The form of a verb where it may come."""
    make = FORMS[verb]
    return lambda state, seat: make(state, seat) if possible(state, verb) else None


ENTRIES: Mapping[str, Callable[[State, Human], Form | None]] = {verb: where_possible(verb) for verb in FORMS}
"""Everything a person can enter in their turn, in the order in which it is shown."""


def closed_entries(state: State, seat: Human) -> tuple[tuple[str, str], ...]:
    """The verbs that are not possible now, each with the reason."""
    found = []
    for verb in FORMS:
        if ENTRIES[verb](state, seat) is None:
            begun = "turn.begun" if verb == "pass" or verb in ACTION_VERBS else "turn.full"
            found.append((verb, begun if not possible(state, verb) else f"{verb}.not_now"))
    return tuple(found)
