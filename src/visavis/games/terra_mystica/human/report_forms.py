"""What a person can enter, as much as the Automa can see of it, and why something cannot be entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import product

from visavis.core import Bits, Field, Form, Region, absorbing, nth, or_else
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, ROUNDS, TERRAINS, Four, Kind
from visavis.games.terra_mystica.criteria import MERCHANT_ACTIONS, POWER_ACTIONS, ground_on
from visavis.games.terra_mystica.human.reasons import priest_there
from visavis.games.terra_mystica.state import BRIDGES, TWOS, YOUR_PIECES, Human, State, bonus_in_use

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


# Why a space or a card that a person names is no option


def named_space(state: State, text: str) -> int:
    """The space that a person means, as a bit; 0 if there is none of that name."""
    name = next((name for name in state.world.map.place if name.casefold() == text.casefold()), None)
    return 0 if name is None else 1 << state.world.map.place[name]


def not_free(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a space that a person names is not free."""

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        if bit & state.world.river:
            return "space.river"
        if bit & state.hers:
            return "space.hers"
        if bit & state.buildings_of(seat):
            return "space.yours"
        return "space.theirs" if bit & state.people else "space.frozen" if bit & state.frozen else None

    return why


def not_home(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a first dwelling cannot stand there: it is not free, or of another ground, which is named."""
    not_empty = not_free(state, seat)

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        reason = not_empty(text)
        if reason is not None or not bit:
            return reason
        ground = or_else(ground_on(state.world, state.became, bit, state.world.map.name(bit)), "")
        return f"space.is_{ground}" if ground in TERRAINS and ground != state.home_of(seat) else "space.no_river"

    return why


def not_her_home(state: State) -> Callable[[str], str | None]:
    """Why one of her first dwellings cannot stand there."""
    not_empty = not_free(state, "you")

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        # On the printed map alone nothing is known but the ground.
        reason = not_empty(text) if state.followed else "space.river" if bit & state.world.river else None
        if reason is not None:
            return reason
        ground = or_else(ground_on(state.world, state.became, bit, state.world.map.name(bit)), "")
        ground = ground or state.world.ground_of[state.world.map.name(bit)]
        return f"space.her_home_{ground}" if ground in TERRAINS and ground != state.home else None

    return why


def not_upgradable(state: State, seat: Human) -> Callable[[str], str | None]:
    """Why a building cannot be upgraded."""

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        if not bit:
            return None
        if bit & state.buildings_of(seat):
            large = state.strongholds | state.sanctuaries | state.shipyards
            return "upgrade.large" if bit & large else "upgrade.none_left"
        return "space.hers" if bit & state.hers else "space.theirs" if bit & state.people else "upgrade.not_yours"

    return why


def not_in_row(row: tuple[str, ...], hers: str, yours: str, in_use: tuple[str, ...], text: str) -> str | None:
    """Why a round bonus card that a person names cannot be taken: somebody has it, or it is in the box."""
    name = f"bonus {text.casefold().removeprefix('bonus').strip()}"
    if name not in in_use or name in row:
        return None
    return "bonus.hers" if name == hers else "bonus.yours" if name == yours else "bonus.not_here"


def your_ground(state: State, seat: str) -> str:
    """What a space becomes when a person builds there ("": it stays what it is)."""
    ground = state.people_of(seat).ground
    return state.home_of(seat) if ground == "home" else "" if ground == "any" else ground


# The forms


def dwellings_of(state: State, seat: Human) -> Bits:
    """A person's buildings that have not been upgraded."""
    large = state.houses | state.temples | state.strongholds | state.sanctuaries | state.shipyards
    return state.buildings_of(seat) & ~large


YOUR_DWELLINGS = (1 << YOUR_PIECES["dwelling"]) - 1
"""As good as all of them, where nothing is entered."""


def to_build(state: State, seat: Human) -> Form | None:
    """A dwelling on any land without a building."""
    return on_land("build", state, seat, land_for_dwelling(state, seat))


def land_for_dwelling(state: State, seat: Human) -> Bits:
    """Any land without a building, as long as there is a dwelling."""
    built = or_else(dwellings_of(state, seat), YOUR_DWELLINGS).bit_count()
    return state.empty if built < YOUR_PIECES["dwelling"] else 0


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
    for spaces, into in upgradable(state, seat):
        here = state.world.map.listed(spaces)
        names += here
        kinds += into
        rows += product(here, into)
    if not rows:
        return None
    field = Field("space", tuple(names), barred=not_upgradable(state, seat))
    return Form("upgrade", (field, Field("building", tuple(kinds))), tuple(rows))


def nth_upgrade(state: State, seat: Human, number: int) -> tuple[str, str, Kind] | None:
    """One row of the same form, going round: for who takes any of them and need not see them all."""
    growing = upgradable(state, seat)
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


def upgradable(state: State, seat: Human) -> Growing:
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
def cult_form(threes: Four, twos: Four) -> Form:
    """A priest on a free space with a number, or one step."""
    rows = []
    for at, cult in enumerate(CULTS):
        rows += [(cult, 3)] if not threes[at] else []
        rows += [(cult, 2)] if twos[at] < TWOS else []
        rows.append((cult, 1))
    return Form("cult", (Field("cult", CULTS), Field("steps", bounds=(1, 3))), tuple(rows), priest_there)


def to_use_power(state: State, seat: Human) -> Form | None:
    """The power actions that are not covered; Yetis with their stronghold use covered ones too."""
    people = state.people_of(seat).id
    every = POWER_ACTIONS + MERCHANT_ACTIONS if state.merchants else POWER_ACTIONS
    covered = () if people == "yetis" and has_stronghold(state, seat) else state.covered
    no_use = SPADE_ACTIONS if people == "riverwalkers" else ()
    free = tuple(action for action in every if action not in covered and action not in no_use)
    return (
        Form("power", (Field("action", free, barred=lambda text: no_power(text, covered, no_use)),)) if free else None
    )


def has_stronghold(state: State, seat: Human) -> bool:
    """Whether a person has built the stronghold."""
    return bool(or_else(state.buildings_of(seat) & state.strongholds, 0))


def no_power(text: str, covered: tuple[int, ...], no_use: tuple[int, ...]) -> str | None:
    """Why a power action cannot be used."""
    action = int(text[:3]) if text.isdigit() else 0
    return "power.covered" if action in covered else "power.no_spades" if action in no_use else None


@lru_cache(maxsize=4096)
def favour_form(gone: tuple[str, ...]) -> Form:
    """Favour tiles by cult and steps; of those with three steps there is one each."""
    rows = tuple((cult, steps) for cult in CULTS for steps in (3, 2, 1) if steps < 3 or cult not in gone)
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
    place = world.map.place
    rows = []
    for one, other in world.bridges:
        if f"{one}-{other}" not in taken and (mine >> place[one] | mine >> place[other]) & 1:
            rows += [(one, other), (other, one)]
    if not rows:
        return None
    ends = tuple(dict.fromkeys(one for one, _ in rows))
    no_end = partial(no_bridge_end, world)
    fields = (Field("space", ends, barred=no_end), Field("other", ends, barred=no_end))
    return Form("bridge", fields, tuple(rows), lambda _: "bridge.no_river")


def no_bridge_end(world: World, text: str) -> str | None:
    """Why no bridge of a person can begin on a space."""
    return "bridge.no_end" if text.casefold() in (name.casefold() for name in world.map.place) else None


def to_double(state: State, seat: Human) -> Form | None:
    """Two actions in a row, for the faction whose stronghold allows it."""
    if state.again or state.people_of(seat).favours < 2 or not has_stronghold(state, seat):
        return None
    return DOUBLE


def to_pass(state: State, seat: Human) -> Form | None:
    """The round bonus cards in the row; in the last round none is taken."""
    if state.round == ROUNDS:
        return PASS
    yours = state.your_bonus if seat == "you" else state.friends_bonus
    return pass_form(state.bonus, state.her_bonus, yours, bonus_in_use(state))


def pass_form(row: tuple[str, ...], hers: str, yours: str, in_use: tuple[str, ...]) -> Form:
    """The round bonus cards in the row, and why others cannot be taken."""
    return Form("pass", (Field("card", row, barred=partial(not_in_row, row, hers, yours, in_use)),))


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
    "cult": lambda state, seat: cult_form(state.threes, state.twos),
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


def offered(verb: str) -> Callable[[State, Human], Form | None]:
    """The form of a verb where it may come."""
    make = FORMS[verb]
    return lambda state, seat: make(state, seat) if possible(state, verb) else None


ENTRIES: Mapping[str, Callable[[State, Human], Form | None]] = {verb: offered(verb) for verb in FORMS}
"""Everything a person can enter in their turn, in the order in which it is shown."""


def closed(state: State, seat: Human) -> tuple[tuple[str, str], ...]:
    """The verbs that are not possible now, each with the reason."""
    found = []
    for verb in FORMS:
        if ENTRIES[verb](state, seat) is None:
            begun = "turn.begun" if verb == "pass" or verb in ACTION_VERBS else "turn.full"
            found.append((verb, begun if not possible(state, verb) else f"{verb}.not_now"))
    return tuple(found)
