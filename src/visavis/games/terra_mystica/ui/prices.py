"""What each verb of a turn costs and brings, before it is done and beside the spaces where it is possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Price, Region, or_else
from visavis.core.card_face import Icon
from visavis.games.terra_mystica.cards import CULTS, GROUND_AT, GROUNDS, TERRAINS, TOP, PowerAction
from visavis.games.terra_mystica.human.building import SKIP_POINTS, building_points, price
from visavis.games.terra_mystica.human.composite_answers import as_icons, need_to_advance, plans
from visavis.games.terra_mystica.human.economy import (
    AT_LEVEL,
    CONVERSIONS,
    Need,
    missing,
    payments,
    priest_room,
    priest_rows,
    priest_steps,
    spade_points,
    top_free,
)
from visavis.games.terra_mystica.human.forms import ACTIONS, power_price
from visavis.games.terra_mystica.human.land import (
    board_of,
    ground_now,
    home_at,
    most_reach,
    people_of,
    reach,
    sites_in_reach,
    skip_price,
    skips,
    spades_home,
)
from visavis.games.terra_mystica.human.person import person
from visavis.games.terra_mystica.human.report_forms import ENTRIES
from visavis.games.terra_mystica.human.side import INDEX, Whole
from visavis.games.terra_mystica.human.spades import spade_price
from visavis.games.terra_mystica.human.turn import passing_points
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.ui.seat_boards import USES, power_gain

Chosen = tuple[object, ...]
NOTHING = Price()


def priced(view: object, seat: str, verb: str, chosen: Chosen) -> Price | None:
    """What a verb costs and brings with what was chosen for it so far; None where nothing can be said."""
    assert isinstance(view, State)
    if not view.sides:
        return at_the_table(view, seat, verb, chosen)
    if seat not in INDEX or view.phase != "play" or verb not in PRICED:
        return None
    at = INDEX[seat]
    if not view.sides[at].faction:
        return None
    task = view.todo[0][0] if view.todo else "turn"
    if task != "turn" and verb == "transform":
        return of_ground(view, at, chosen)
    if task != "turn" and verb not in ("convert", "burn", "dig"):
        return of_following(view, at, task, FOLLOWING[verb], chosen) if verb in FOLLOWING else None
    if task == "turn" and verb in ACTIONS and not view.now.actions:
        return None
    return PRICED[verb](view, at, chosen)


def at_the_table(state: State, seat: str, verb: str, chosen: Chosen) -> Price | None:
    """What is known where the app keeps the board alone: the power of an action, the spades of a terrain."""
    if seat not in ("you", "friend") or not state.followed or not chosen:
        return None
    one = person(state, "friend" if seat == "friend" else "you")
    actions: Mapping[str, PowerAction] = state.pack.tables["power_action"]
    if verb == "power" and f"power {chosen[0]}" in actions:
        power = actions[f"power {chosen[0]}"].power - (one.faction == "yetis")
        return Price((("power", power),), power_gain(int(str(chosen[0]))))
    if verb != "transform" or len(chosen) < 2 or chosen[1] not in TERRAINS:
        return None
    now, then = ground_now(state, 1 << state.world.map.place[str(chosen[0])]), GROUND_AT[str(chosen[1])]
    if now >= len(TERRAINS):
        return None
    spades = min((now - then) % len(TERRAINS), (then - now) % len(TERRAINS))
    if one.faction == "giants" and spades:
        spades = 2  # TM-21.14
    return Price((("spades", spades),) if spades else (), (("home", 0),) if chosen[1] == one.home else ())


def of_ground(state: State, at: int, chosen: Chosen) -> Price:
    """What a space may become: of several terrains the one that is home says so."""
    is_home = len(chosen) > 1 and chosen[1] == GROUNDS[home_at(state, state.sides[at])]
    return Price(gains=(("home", 0),)) if is_home else NOTHING


FOLLOWING = {"build": "dwelling", "upgrade": "house"}
"""What may be built in the middle of an action."""


def of_following(state: State, at: int, task: str, kind: str, chosen: Chosen) -> Price:
    """A dwelling after spades, with the way to it; what the strongholds of Witches and Swarmlings build is free."""
    side, points = state.sides[at], building_points(state, state.sides[at], kind)
    if task in ("ride", "house"):
        return shown(side, Need(), ("points", points))
    workers, coins = price(state, at, kind)
    priests = 0
    bit = 1 << state.world.map.place[str(chosen[0])] if chosen else 0
    if bit and skips(state, side) and not bit & (reach(state, side) | state.now.tunnel):
        more, priests = skip_price(state, side)
        workers, points = workers + more, points + SKIP_POINTS
    return shown(side, Need(workers, coins, priests), ("points", points))


def shown(side: Whole, need: Need, *gains: Icon) -> Price:
    """A price with what is missing, and what it brings."""
    return Price(as_icons(need), tuple(gain for gain in gains if gain[1]), as_icons(missing(side, need)))


def of_build(state: State, at: int, chosen: Chosen) -> Price:
    """A dwelling, with the spades that a space takes; without a space the cheapest that can be paid."""
    side, found = state.sides[at], plans(state, at, "build")
    if chosen:
        plan = next((one for one in found if one[1] == chosen), None)
    else:
        payable = (one for one in found if payments(side, one[3]))
        plan = min(payable, key=lambda one: one[3], default=None)
    if plan is None and chosen:
        return NOTHING
    if plan is None:
        return shown(side, Need(*price(state, at, "dwelling")), ("points", building_points(state, side, "dwelling")))
    *_, need, spades = plan
    points = building_points(state, side, "dwelling") + points_of_spades(state, side, spades)
    return shown(side, need, ("points", points))


def points_of_spades(state: State, side: Whole, spades: int) -> int:
    """The points of bought spades; Darklings score for them (TM-21.6)."""
    return spade_points(state, side, spades) + (2 * spades if side.faction == "darklings" else 0)


def of_upgrade(state: State, at: int, chosen: Chosen) -> Price:
    """A building; before one is chosen nothing can be said."""
    if len(chosen) < 2:
        return NOTHING
    side, (space, kind) = state.sides[at], (str(one) for one in chosen[:2])
    favours = people_of(state, side).favours if kind in ("temple", "sanctuary") else 0
    points = building_points(state, side, kind)
    return shown(side, Need(*price(state, at, kind, space)), ("points", points), ("favour", favours))


def of_dig(state: State, at: int, chosen: Chosen) -> Price:
    """Spades; without a number one of them."""
    side, spades = state.sides[at], int(str(chosen[0])) if chosen else 1
    workers, priests = spade_price(state, side)
    need = Need(workers * spades, 0, priests * spades)
    return shown(side, need, ("points", points_of_spades(state, side, spades)))


def of_cult(state: State, at: int, chosen: Chosen) -> Price:
    """A priest: steps and the power on the way (TM-20.20); without a number those of the best space that is free."""
    side = state.sides[at]
    if not chosen:
        return shown(side, Need(priests=1))
    where = CULTS.index(str(chosen[0]))
    best = max(steps for cult, steps in priest_rows(state.threes, state.twos) if cult == chosen[0])
    steps = priest_steps(state, side, int(str(chosen[1])) if len(chosen) > 1 else best)
    level = side.cults[where]
    most = TOP if side.keys and top_free(state, at, where) else TOP - 1
    goal = max(level, min(level + steps, most))
    power = sum(AT_LEVEL.get(space, 0) for space in range(level + 1, goal + 1))
    return shown(side, Need(priests=1), (str(chosen[0]), goal - level), ("power", power))


def of_advance(state: State, at: int, chosen: Chosen) -> Price:
    """A step on a track and its points."""
    if not chosen:
        return NOTHING
    side, board, track = state.sides[at], board_of(state, state.sides[at]), str(chosen[0])
    points, done = (board.ship_points, side.ship - board.ship) if track == "ship" else (board.dig_points, side.dig)
    gained = points[done] if done < len(points) else 0
    return shown(side, need_to_advance(state, at, track), ("points", gained))


def of_power(state: State, at: int, chosen: Chosen) -> Price:
    """A power action; without one what the cheapest costs."""
    side = state.sides[at]
    if not chosen:
        free = [power_price(state, at, action) for action in range(1, 7) if action not in state.covered]
        return shown(side, Need(power=min(free))) if free else NOTHING
    action = int(str(chosen[0]))
    gains = tuple(
        (id, min(number, priest_room(side)) if id == "priests" else number) for id, number in power_gain(action)
    )
    return shown(side, Need(power=power_price(state, at, action)), *gains)


def of_special(state: State, at: int, chosen: Chosen) -> Price:
    """An action space of one's own."""
    if not chosen:
        return NOTHING
    if chosen[0] == "stronghold":
        return Price(gains=STRONGHOLD_GAINS.get(state.sides[at].faction, ()))
    return Price(gains=USES.get(str(chosen[0]), ()))


STRONGHOLD_GAINS: Mapping[str, tuple[Icon, ...]] = {
    "witches": (("dwelling", 1),), "swarmlings": (("house", 1),), "auren": (("cult", 2),), "giants": (("spades", 2),),
}  # fmt: skip
"""What the action of a stronghold brings, where a number says it (section 21)."""


def of_pass(state: State, at: int, chosen: Chosen) -> Price:
    """The points of passing, and the coins on the card that is taken."""
    points = passing_points(state, state.sides[at])
    card = str(chosen[0]) if chosen else ""
    coins = state.coins[state.bonus.index(card)] if card in state.bonus else 0
    return shown(state.sides[at], Need(), ("points", points), ("coins", coins))


def of_convert(state: State, at: int, chosen: Chosen) -> Price:
    """A conversion."""
    if len(chosen) < 2 or chosen[0] not in CONVERSIONS:
        return NOTHING
    given, number, got, amount = CONVERSIONS[str(chosen[0])]
    times = int(str(chosen[1]))
    return Price(((given, number * times),), ((got, amount * times),))


def of_burn(state: State, at: int, chosen: Chosen) -> Price:
    """Tokens of the second bowl, for as much power in the third."""
    tokens = int(str(chosen[0])) if chosen else 1
    return Price((("token", tokens),), (("power", tokens),))


PRICED: Mapping[str, Callable[[State, int, Chosen], Price]] = {
    "build": of_build, "upgrade": of_upgrade, "dig": of_dig, "cult": of_cult, "advance": of_advance,
    "power": of_power, "special": of_special, "pass": of_pass, "convert": of_convert, "burn": of_burn,
    "transform": of_ground,
}  # fmt: skip


Hint = tuple[str, Mapping[str, object]]


def prices(view: State, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces for a dwelling or an upgrade that can be paid for, each with its price; of several the cheapest."""
    at = INDEX[seat]
    if view.phase != "play" or not view.sides[at].faction or verb not in ("build", "upgrade") or not view.now.actions:
        return {}
    payable = [plan for plan in plans(view, at, verb) if payments(view.sides[at], plan[3])]
    payable.sort(key=lambda plan: plan[3], reverse=True)
    found: dict[str, Hint] = {}
    for _, (space, *_), _, need, spades in payable:
        found[str(space)] = ("hint-price", {**need._asdict(), "spades": spades})
    return found


def sensible(view: object, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces that make sense for a verb, each with what it takes (`GameUI.hints`)."""
    assert isinstance(view, State)
    if view.sides and seat in INDEX:
        return prices(view, seat, verb)
    if seat not in ("you", "friend") or not view.followed or not view.people_known(seat):
        return {}
    human: Human = "friend" if seat == "friend" else "you"
    one = person(view, seat)
    if view.phase == "place":
        homes = or_else(view.empty & view.all_ground(one.home), 0)
        return {space: ("hint-home", {}) for space in Region(view.world.map, homes)} if verb == "build" else {}
    if verb not in ("build", "transform") or view.phase not in ("play", "between"):
        return {}
    form = ENTRIES[verb](view, human)
    offered = form.fields[0].options if form is not None else ()
    left = offered.bits if isinstance(offered, Region) else 0
    found: dict[str, Hint] = {}
    people = people_of(view, one)
    for value in range(people.reach_least, most_reach(view, one) + 1):
        near = sites_in_reach(view, one, value) & left
        left &= ~near
        for space in Region(view.world.map, near):
            direct = not value or bool(view.world.map.around[space] & one.built)
            spades = spades_home(view, one, 1 << view.world.map.place[space])
            found[space] = (f"hint-{people.reach}", {"ship": 0 if direct else value, "spades": spades})
    return found
