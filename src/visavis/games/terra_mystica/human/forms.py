"""What a turn of the whole game offers: each verb with what is possible and paid for (TM-20.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from visavis.core import Field, Form
from visavis.games.terra_mystica.cards import CULTS, ROUNDS, PowerAction
from visavis.games.terra_mystica.human.building import bridge_pairs, price
from visavis.games.terra_mystica.human.conversions import PAYING
from visavis.games.terra_mystica.human.economy import (
    SHIP_COINS,
    SHIP_PRIESTS,
    covered_for,
    priest_rows,
    ship_left,
)
from visavis.games.terra_mystica.human.land import (
    board_of,
    buildable,
    dwellings,
    dwellings_left,
    each,
    empty,
    has_stronghold,
    name,
    own,
    people_of,
    reach_all,
    region,
)
from visavis.games.terra_mystica.human.reasons import (
    REASONS,
    not_for_dwelling,
    not_for_passing,
    not_for_power,
    not_for_upgrade,
    priest_there,
    reason,
)
from visavis.games.terra_mystica.human.spades import affords_dwelling, buyable, sites, volcano_sites
from visavis.games.terra_mystica.human.towns import rivers
from visavis.games.terra_mystica.state import YOUR_PIECES, State

Maker = Callable[[State, int], Form | None]


def connect_form(state: State, at: int) -> Form | None:
    """Mermaids found a town over a river space in any turn of theirs (TM-21.7)."""
    if state.sides[at].faction != "mermaids":
        return None
    bits = rivers(state, at)
    return Form("connect", (Field("river", region(state, bits)),)) if bits else None


# Actions


def build_bits(state: State, at: int) -> int:
    """The spaces on which a seat can build a dwelling without a spade (TM-20.13)."""
    side = state.sides[at]
    workers, coins = price(state, at, "dwelling")
    if side.workers < workers or side.coins < coins or not dwellings_left(state, side):
        return 0
    free, by_skip = reach_all(state, side)
    ground = buildable(state, side) & empty(state)
    found = free & ground
    for bit in each(by_skip & ground):
        if affords_dwelling(state, at, bit):
            found |= bit
    return found


def build_form(state: State, at: int) -> Form | None:
    """A dwelling on ground that is home already."""
    bits = build_bits(state, at)
    barred = partial(not_for_dwelling, state, at)
    return Form("build", (Field("space", region(state, bits), barred=barred),)) if bits else None


def dig_form(state: State, at: int) -> Form | None:
    """Spades that can be paid and used; of volcano factions one digging (TM-20.12, TM-21.17, TM-21.18)."""
    if people_of(state, state.sides[at]).ground == "volcano":
        return Form("dig", (Field("spades", (1,)),)) if volcano_sites(state, at) else None
    numbers = buyable(state, at, 0)
    return Form("dig", (Field("spades", numbers),)) if numbers else None


FROM: Mapping[str, str] = {"house": "dwelling", "temple": "house", "stronghold": "house", "sanctuary": "temple"}
"""What each building is made from."""


def upgrade_rows(state: State, at: int) -> tuple[tuple[str, str], ...]:
    """Spaces with what can be built there, where a piece is left and can be paid (TM-20.14)."""
    side, rows = state.sides[at], []
    for kind, before in FROM.items():
        if own(state, side, kind).bit_count() >= YOUR_PIECES[kind]:
            continue
        for bit in each(own(state, side, before)):
            space = name(state, bit)
            workers, coins = price(state, at, kind, space)
            if side.workers >= workers and side.coins >= coins:
                rows.append((space, kind))
    return tuple(rows)


def upgrade_form(state: State, at: int) -> Form | None:
    """An upgrade."""
    rows = upgrade_rows(state, at)
    if not rows:
        return None
    spaces = tuple(dict.fromkeys(space for space, _ in rows))
    kinds = tuple(kind for kind in FROM if any(kind == its for _, its in rows))
    barred = partial(not_for_upgrade, state, at)
    building = Field("building", kinds, barred=lambda text: "whole.no_kind" if text in FROM else None)
    return Form("upgrade", (Field("space", spaces, barred=barred), building), rows, lambda _: "whole.no_kind")


def cult_form(state: State, at: int) -> Form | None:
    """A priest to a cult: on a space that is free, or back to the supply for one step (TM-20.19)."""
    if not state.sides[at].priests:
        return None
    rows = priest_rows(state.threes, state.twos)
    return Form("cult", (Field("cult", CULTS), Field("steps", (3, 2, 1))), rows, priest_there)


def advance_form(state: State, at: int) -> Form | None:
    """A step on the shipping or digging track (TM-20.17, TM-20.18)."""
    side, board = state.sides[at], board_of(state, state.sides[at])
    tracks = []
    if ship_left(state, side) and side.coins >= SHIP_COINS and side.priests >= SHIP_PRIESTS:
        tracks.append("ship")
    coins, workers, priests = board.dig
    pays = side.coins >= coins and side.workers >= workers and side.priests >= priests
    if side.dig < len(board.dig_points) and pays:
        tracks.append("dig")
    return Form("advance", (Field("track", tuple(tracks)),)) if tracks else None


POWER_GOODS: Mapping[int, Mapping[str, int]] = {2: {"priests": 1}, 3: {"workers": 2}, 4: {"coins": 7}}
"""What power actions give that are neither a bridge nor spades."""
POWER_SPADES: Mapping[int, int] = {5: 1, 6: 2}
"""The power actions that give spades."""


def power_price(state: State, at: int, action: int) -> int:
    """The power of a power action; Yetis pay one less (TM-20.21, TM-21.16)."""
    actions: Mapping[str, PowerAction] = state.pack.tables["power_action"]
    return actions[f"power {action}"].power - (state.sides[at].faction == "yetis")


def can_dig(state: State, at: int, spades: int) -> bool:
    """Whether free spades are worth anything: somebody turns them into something, or a space can be changed."""
    side = state.sides[at]
    if side.faction in ("acolytes", "dragonlords"):
        return True
    if side.faction == "riverwalkers":
        return False
    if side.faction == "giants" and spades == 1:
        return bool(buyable(state, at, 1))
    return bool(sites(state, side, True))


def power_form(state: State, at: int) -> Form | None:
    """The power actions that are free and can be paid (TM-20.21)."""
    side = state.sides[at]
    covered, found = covered_for(state, side), []
    for action in range(1, 7):
        if action in covered or side.bowls[2] < power_price(state, at, action):
            continue
        if action == 1 and not bridge_pairs(state, side):
            continue
        if action >= 5 and not can_dig(state, at, action - 4):
            continue
        found.append(action)
    barred = partial(not_for_power, state, at)
    return Form("power", (Field("action", tuple(found), barred=barred),)) if found else None


STRONGHOLDS = ("auren", "witches", "swarmlings", "nomads", "giants", "chaosmagicians")
"""The factions whose stronghold is an action space."""


def stronghold_use(state: State, at: int) -> bool:
    """Whether the action of a stronghold can do anything (section 21)."""
    side = state.sides[at]
    if side.faction not in STRONGHOLDS or "stronghold" in side.used or not has_stronghold(state, side):
        return False
    match side.faction:
        case "witches":
            return bool(ride_sites(state, at))
        case "swarmlings":
            return bool(dwellings(state, side)) and own(state, side, "house").bit_count() < YOUR_PIECES["house"]
        case "nomads":
            return bool(storm_sites(state, at))
        case "giants":
            return can_dig(state, at, 2)
        case "chaosmagicians":
            return state.now.actions == 1
    return True


def ride_sites(state: State, at: int) -> int:
    """The forests on which Witches may put a dwelling (TM-21.10)."""
    side = state.sides[at]
    return buildable(state, side) & empty(state) if dwellings_left(state, side) else 0


def storm_sites(state: State, at: int) -> int:
    """The spaces directly next to Nomads that a sandstorm can change (TM-21.2)."""
    side = state.sides[at]
    frozen = state.became[7] | state.became[8]  # type: ignore[index]
    return state.world.map.grow(side.built) & empty(state) & ~buildable(state, side) & ~frozen


def special_form(state: State, at: int) -> Form | None:
    """Action spaces of one's own: round bonus card, favour tile, stronghold, faction (TM-20.22)."""
    side, found = state.sides[at], []
    if side.bonus == "bonus 1" and "bonus 1" not in side.used and can_dig(state, at, 1):
        found.append("bonus 1")
    if side.bonus == "bonus 2" and "bonus 2" not in side.used:
        found.append("bonus 2")
    if "favour 6" in side.favours and "favour 6" not in side.used:
        found.append("favour 6")
    if stronghold_use(state, at):
        found.append("stronghold")
    if side.faction == "engineers" and side.workers >= 2 and bridge_pairs(state, side):
        found.append("bridge")
    if side.faction == "shapeshifters" and has_stronghold(state, side):
        found += ["home_power"] if side.bowls[2] >= 5 else []
        found += ["home_tokens"] if sum(side.bowls) >= 5 else []
    return Form("special", (Field("special", tuple(found)),)) if found else None


def pass_form(state: State, at: int) -> Form | None:
    """Pass; but in the last round with another bonus card (TM-20.26)."""
    if state.round == ROUNDS:
        return Form("pass")
    return Form("pass", (Field("card", state.bonus, barred=partial(not_for_passing, state, at)),))


def more_form(state: State, at: int) -> Form | None:
    """Keep the turn open after the action, for conversions."""
    return None if state.now.lingers else Form("more")


def hand_over_form(state: State, at: int) -> Form | None:
    """A computer goes on for this seat in a game of people (TM-20.35)."""
    return Form("hand_over") if not state.played.automa and not state.sides[at].computer else None


def leave_form(state: State, at: int) -> Form | None:
    """Drop out of a game of people, while somebody else goes on (TM-20.35)."""
    others = [side for place, side in enumerate(state.sides) if place != at and not side.out]
    return Form("leave") if others and not state.played.automa else None


def done_form(state: State, at: int) -> Form | None:
    """The turn is over."""
    return Form("done")


ACTIONS: Mapping[str, Maker] = {
    "build": build_form, "dig": dig_form, "upgrade": upgrade_form, "cult": cult_form, "advance": advance_form,
    "power": power_form, "special": special_form, "pass": pass_form,
}  # fmt: skip
FREE: Mapping[str, Maker] = {**PAYING, "connect": connect_form}
TURN: Mapping[str, Maker] = {**ACTIONS, **FREE, "more": more_form, "leave": leave_form, "hand_over": hand_over_form}
AFTER: Mapping[str, Maker] = {**FREE, "done": done_form}


def closed(state: State, at: int) -> tuple[tuple[str, str], ...]:
    """The verbs that are not possible now, each with the id of the reason."""
    found = []
    acted = not state.now.actions
    for verb, maker in TURN.items():
        if acted and verb in ACTIONS:
            found.append((verb, "whole.acted"))
        elif verb in REASONS and maker(state, at) is None:
            found.append((verb, reason(state, at, verb)))
    return tuple(found)
