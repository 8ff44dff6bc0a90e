"""What a person can enter, as much as the Automa can see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations

from visavis.core import Bits, Field, Form, Offer, Region, absorbing, or_else
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, ROUNDS, TERRAINS, Four, Kind
from visavis.games.terra_mystica.criteria import MERCHANT_ACTIONS, POWER_ACTIONS
from visavis.games.terra_mystica.state import BRIDGES, TWOS, YOUR_PIECES, Human, State

MOST_EXTRAS = 6
"""How many additional entries a turn may have, beside its action."""
BRIDGE_BUILDERS = ("engineers", "riverwalkers")
BRIDGE_ACTION = 1
SPADES = (BRIDGE_ACTION, 5, 6)
"""The power actions after which there is something to enter: a bridge, spades."""

STEP = Form("step", (Field("cult", CULTS), Field("steps", bounds=(1, 3))))
STEPS = Form("steps", (Field("steps", bounds=(1, 2)),))
DOUBLE, DONE, PASS = Form("double"), Form("done"), Form("pass")


def not_free(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a space that a person names is no option."""

    def why(text: str) -> str | None:
        name = next((name for name in state.world.map.place if name.casefold() == text.casefold()), None)
        if name is None:
            return None
        bit = 1 << state.world.map.place[name]
        if bit & state.world.river:
            return "space.river"
        if bit & state.hers:
            return "space.hers"
        if bit & state.buildings_of(seat):
            return "space.yours"
        return "space.theirs" if bit & state.people else "space.frozen" if bit & state.frozen else "space.not_here"

    return why


def your_ground(state: State, seat: str) -> str:
    """What a space becomes when a person builds there ("": it stays what it is)."""
    ground = state.people_of(seat).ground
    return state.home_of(seat) if ground == "home" else "" if ground == "any" else ground


ALL_KINDS: tuple[Kind, ...] = ("house", "temple", "stronghold", "shipyard", "sanctuary")
SUBSETS = [frozenset(some) for size in range(6) for some in combinations(ALL_KINDS, size)]
FROM_DWELLING = {left: tuple(kind for kind in ALL_KINDS[:1] if kind in left) for left in SUBSETS}
FROM_HOUSE = {left: tuple(kind for kind in ALL_KINDS[1:4] if kind in left) for left in SUBSETS}
FROM_TEMPLE = {left: tuple(kind for kind in ALL_KINDS[4:] if kind in left) for left in SUBSETS}
"""What each kind of building can become, by what is left in supply."""


@absorbing
@lru_cache(maxsize=4096)
def upgrade_form(
    world: World, dwellings: int, houses: int, temples: int, strong: int, holy: int, yards: int, merchants: bool
) -> Form | None:
    """Every building that can be upgraded, with what it can become."""
    no_yard = bool(yards) or not merchants
    left = kinds_left(houses.bit_count(), temples.bit_count(), bool(strong), bool(holy), no_yard)
    rows: list[tuple[str, Kind]] = []
    names: list[str] = []
    into: list[Kind] = []
    for spaces, kinds in (
        (dwellings, FROM_DWELLING[left]),
        (houses, FROM_HOUSE[left]),
        (temples, FROM_TEMPLE[left]),
    ):
        if spaces and kinds:
            into += kinds
            while spaces:
                name = world.map.name(spaces)
                spaces &= spaces - 1
                names.append(name)
                for kind in kinds:
                    rows.append((name, kind))
    if not rows:
        return None
    return Form("upgrade", (Field("space", tuple(names)), Field("building", tuple(into))), tuple(rows))


@lru_cache(maxsize=4096)
def cult_form(threes: Four, twos: Four) -> Form:
    """A priest on a free space with a number, or one step."""
    rows = []
    for at, cult in enumerate(CULTS):
        rows += [(cult, 3)] if not threes[at] else []
        rows += [(cult, 2)] if twos[at] < TWOS else []
        rows.append((cult, 1))
    return Form("cult", (Field("cult", CULTS), Field("steps", bounds=(1, 3))), tuple(rows))


@lru_cache(maxsize=4096)
def power_form(covered: tuple[int, ...], merchants: bool) -> Form | None:
    """The power actions that are not covered."""
    every = POWER_ACTIONS + MERCHANT_ACTIONS if merchants else POWER_ACTIONS
    free = tuple(action for action in every if action not in covered)
    return Form("power", (Field("action", free, barred=lambda text: covered_already(text, covered)),)) if free else None


def covered_already(text: str, covered: tuple[int, ...]) -> str | None:
    """Why a power action cannot be used."""
    return "power.covered" if text.isdigit() and int(text[:3]) in covered else None


@lru_cache(maxsize=4096)
def favour_form(gone: tuple[str, ...]) -> Form:
    """Favour tiles by cult and steps; of those with three steps there is one each."""
    rows = tuple((cult, steps) for cult in CULTS for steps in (3, 2, 1) if steps < 3 or cult not in gone)
    return Form("favour", (Field("cult", CULTS), Field("steps", bounds=(1, 3))), rows)


@absorbing
@lru_cache(maxsize=4096)
def bridge_form(world: World, mine: int, taken: tuple[str, ...]) -> Form | None:
    """The bridges that can still be built from one of these buildings."""
    place = world.map.place
    rows = []
    for one, other in world.bridges:
        if f"{one}-{other}" not in taken and (mine >> place[one] | mine >> place[other]) & 1:
            rows += [(one, other), (other, one)]
    if not rows:
        return None
    ends = tuple(dict.fromkeys(one for one, _ in rows))
    return Form("bridge", (Field("space", ends), Field("other", ends)), tuple(rows))


@lru_cache(maxsize=4096)
def pass_form(row: tuple[str, ...]) -> Form:
    """The round bonus cards in the row."""
    return Form("pass", (Field("card", row),))


@lru_cache(maxsize=64)
def ground_field(ground: str) -> Field:
    """What a space can be transformed into."""
    return Field("ground", (*TERRAINS, ground) if ground in GROUNDS[7:] else TERRAINS)


@lru_cache(maxsize=512)
def kinds_left(houses: int, temples: int, stronghold: bool, sanctuary: bool, shipyard: bool) -> frozenset[Kind]:
    """The kinds of buildings a person still has in supply."""
    left: set[Kind] = set()
    if houses < YOUR_PIECES["house"]:
        left.add("house")
    if temples < YOUR_PIECES["temple"]:
        left.add("temple")
    large: tuple[tuple[Kind, bool], ...] = (
        ("stronghold", stronghold),
        ("sanctuary", sanctuary),
        ("shipyard", shipyard),
    )
    left |= {kind for kind, built in large if not built}
    return frozenset(left)


def dwellings_of(state: State, seat: Human) -> Bits:
    """A person's buildings that have not been upgraded."""
    large = state.houses | state.temples | state.strongholds | state.sanctuaries | state.shipyards
    return state.buildings_of(seat) & ~large


def to_build(state: State, seat: Human) -> Form | None:
    """A dwelling on any land without a building."""
    return on_land("build", state, seat, while_left(state.empty, dwellings_of(state, seat)))


@absorbing
def while_left(empty: int, dwellings: int) -> int:
    """This land while a person has a dwelling left, else none."""
    return empty if dwellings.bit_count() < YOUR_PIECES["dwelling"] else 0


def on_land(verb: str, state: State, seat: Human, spaces: Bits, *more: Field) -> Form | None:
    """A verb with one of these spaces and with what else it needs."""
    land = or_else(spaces, 0)
    if not land:
        return None
    return Form(verb, (Field("space", Region(state.world.map, land), barred=not_free(state, seat)), *more))


def to_upgrade(state: State, seat: Human) -> Form | None:
    """A building and what it becomes."""
    mine = state.buildings_of(seat)
    strong, holy, yards = mine & state.strongholds, mine & state.sanctuaries, mine & state.shipyards
    houses, temples, dwellings = mine & state.houses, mine & state.temples, dwellings_of(state, seat)
    return or_else(upgrade_form(state.world, dwellings, houses, temples, strong, holy, yards, state.merchants), None)


def to_transform(state: State, seat: Human) -> Form | None:
    """Any land without a building that is not frozen, and its new ground."""
    if state.extras >= MOST_EXTRAS:
        return None
    return on_land("transform", state, seat, state.empty & ~state.frozen, ground_field(state.people_of(seat).ground))


def to_bridge(state: State, seat: Human) -> Form | None:
    """A bridge comes with a power action, or from a faction that builds them."""
    by_power = not state.extras and state.people_of(seat).id not in BRIDGE_BUILDERS
    if by_power and BRIDGE_ACTION in state.covered:
        return None
    if state.extras >= MOST_EXTRAS or len(state.bridges_of(seat)) >= BRIDGES:
        return None
    return or_else(bridge_form(state.world, state.buildings_of(seat), (*state.bridges, *state.friends_bridges)), None)


def may_double(state: State, seat: Human) -> Form | None:
    """Two actions in a row, as far as the faction goes; whether it has its stronghold nobody enters."""
    if state.extras >= MOST_EXTRAS or state.again or state.people_of(seat).favours < 2:
        return None
    return DOUBLE


def to_double(state: State, seat: Human) -> Form | None:
    """Two actions in a row, for the faction whose stronghold allows it."""
    return may_double(state, seat) if state.buildings_of(seat) & state.strongholds else None


def always(form: Form) -> Callable[[State, Human], Form | None]:
    """A form that is always possible."""
    return lambda state, seat: form


def as_extra(form: Form) -> Callable[[State, Human], Form | None]:
    """A form that comes beside an action."""
    return lambda state, seat: form if state.extras < MOST_EXTRAS else None


ENTRIES: Mapping[str, Callable[[State, Human], Form | None]] = {
    "build": to_build,
    "upgrade": to_upgrade,
    "cult": lambda state, seat: cult_form(state.threes, state.twos),
    "power": lambda state, seat: power_form(state.covered, state.merchants),
    "transform": to_transform,
    "favour": lambda state, seat: favour_form(state.favours) if state.extras < MOST_EXTRAS else None,
    "step": as_extra(STEP),
    "steps": as_extra(STEPS),
    "bridge": to_bridge,
    "double": to_double,
    "done": always(DONE),
    "pass": lambda state, seat: PASS if state.round == ROUNDS else pass_form(state.bonus),
}
"""Everything a person can enter in their turn, in the order in which it is shown."""


WITHOUT_BOARD: Mapping[str, Callable[[State, Human], Form | None]] = {
    **{verb: always(Form(verb)) for verb in ("done", "pass", "build", "upgrade", "cult", "power")},
    **{verb: as_extra(Form(verb)) for verb in ("favour", "step", "steps", "transform", "bridge")},
    "double": may_double,
}
"""The same where the board is not tracked: what was done, not where."""


def entries(state: State, seat: Human) -> Offer:
    """What a person can enter in their turn."""
    return Offer(or_else(state.seen(ENTRIES), WITHOUT_BOARD), (state, seat))
