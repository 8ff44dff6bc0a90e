"""What follows from an action and asks for one more decision: tiles, steps, bridges, terrains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from visavis.core import Field, Form, Forms, Nothing, One, Table
from visavis.core.question import NONE
from visavis.games.terra_mystica.cards import CULTS, TERRAINS, TOP, Favour, Town
from visavis.games.terra_mystica.effects.whole import Ahead, Books, Climbs, Improves, Opens, Settles, TakesTile, Tokens
from visavis.games.terra_mystica.human.building import (
    GIFT,
    bridge_pairs,
    look_for_rivers,
    raise_dwelling,
    span,
    turn_ground,
    upgrade,
)
from visavis.games.terra_mystica.human.conversions import (
    CONVERT_FIRST,
    chosen,
    exchange,
    has_paid,
    own_turn,
    with_paying,
)
from visavis.games.terra_mystica.human.economy import (
    Need,
    affordable,
    ahead,
    climb,
    done,
    favour_gone,
    gain,
    priest_room,
    scoring_points,
    ship_left,
    ship_step,
    top_free,
    unblock,
)
from visavis.games.terra_mystica.human.forms import ride_sites, storm_sites
from visavis.games.terra_mystica.human.land import dwellings, home_at, people_of, region, true_homes
from visavis.games.terra_mystica.human.offers import all_decided, leech
from visavis.games.terra_mystica.human.reasons import not_for_bridge, not_for_favour
from visavis.games.terra_mystica.human.side import PLACES, Task, seat_of
from visavis.games.terra_mystica.human.spades import (
    affords_dwelling,
    bonus_spades,
    could_afford_dwelling,
    use_spades,
    volcano,
)
from visavis.games.terra_mystica.human.towns import SMALLER, check_all, rivers, tiles_left
from visavis.games.terra_mystica.human.turn import connect, turn
from visavis.games.terra_mystica.state import State

Todo = Callable[[State, Table[State], int, int, int], None]


def favours_left(state: State, at: int) -> tuple[str, ...]:
    """The favour tiles a seat may take: of each kind one (TM-20.16)."""
    tiles: Mapping[str, Favour] = state.pack.tables["favour"]
    gone = [tile for side in state.sides for tile in side.favours]
    mine = state.sides[at].favours
    return tuple(
        id
        for id, tile in tiles.items()
        if id not in mine and gone.count(id) < tile.copies and not favour_gone(state.favours, tile.cult, tile.steps)
    )


def take_favour(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """A favour tile and its cult steps (TM-20.16)."""
    left = favours_left(state, at)
    if not left:
        return done(state, table)
    asked: One[str] = One("whole.favour", seat_of(state, at), "TM-20.16", left, partial(not_for_favour, state, at))
    tile: str = chosen(state, table, at, asked)
    if tile == CONVERT_FIRST:
        return
    done(state, table)
    favour: Favour = state.pack.tables["favour"][tile]
    table.do(TakesTile(PLACES[at], "TM-20.16", tile))
    climb(state, table, at, favour.cult, favour.steps)
    if tile == SMALLER:
        check_all(state, table, at)
        look_for_rivers(state, table, at)


def take_town(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """A town tile: key, points, goods (TM-20.24); Witches and Swarmlings gain more."""
    tile: str = chosen(state, table, at, One("whole.town", seat_of(state, at), "TM-20.24", tiles_left(state)))
    if tile == CONVERT_FIRST:
        return
    done(state, table)
    town: Town = state.pack.tables["town"][tile]
    table.do(TakesTile(PLACES[at], "TM-20.24", tile, town.keys))
    unblock(state, table, at)
    side = state.sides[at]
    workers, coins, priests, power = town.gain
    points = town.points + scoring_points(state, "town") + (5 if side.faction == "witches" else 0)
    workers += 3 if side.faction == "swarmlings" else 0
    gain(
        state, table, at, "TM-20.24", "town_tile",
        coins=coins, workers=workers, priests=priests, power=power, points=points,
    )  # fmt: skip
    if town.ship:
        if side.faction == "fakirs":
            table.do(Improves(PLACES[at], "flight"))
        elif ship_left(state, side):
            ship_step(state, table, at, "town_tile")
    if town.steps:
        all_tracks(state, table, at, town.steps)


def all_tracks(state: State, table: Table[State], at: int, steps: int) -> None:
    """Steps on all four tracks; where keys are short, one says which tracks get them (TM-20.20)."""
    if len(ending(state, at, steps)) > state.sides[at].keys > 0:
        return ahead(state, table, ("key", at, steps, NO_KEY_YET))
    for cult in CULTS:
        climb(state, table, at, cult, steps)


def ending(state: State, at: int, steps: int) -> tuple[str, ...]:
    """The tracks on which so many steps would lead to the last space, as far as it is free."""
    levels = state.sides[at].cults
    return tuple(
        cult
        for where, cult in enumerate(CULTS)
        if levels[where] < TOP <= levels[where] + steps and top_free(state, at, where)
    )


NO_KEY_YET = -1
"""Of the task of a key: no track has got one yet. Each that has takes its bit off; older tasks name the seat here."""


def which_key(state: State, table: Table[State], at: int, steps: int, given: int) -> None:
    """The track that gets a key, as often as there is one, while there are fewer than tracks that would end."""
    keys = state.sides[at].keys
    ends = ending(state, at, steps)
    cult = chosen(state, table, at, One("whole.key", seat_of(state, at), "TM-20.20", ends, args={"keys": keys}))
    if cult == CONVERT_FIRST:
        return
    taken = (~given if given < 0 else 0) | 1 << CULTS.index(cult)
    done(state, table)
    climb(state, table, at, cult, steps)
    if keys > 1:
        return ahead(state, table, ("key", at, steps, ~taken))
    for where, other in enumerate(CULTS):
        if not taken >> where & 1:
            climb(state, table, at, other, steps)


def cult_step(state: State, table: Table[State], at: int, steps: int, _: int) -> None:
    """Steps on one cult track of one's choice."""
    cult = chosen(state, table, at, One("whole.step", seat_of(state, at), "TM-20.20", CULTS, args={"steps": steps}))
    if cult == CONVERT_FIRST:
        return
    done(state, table)
    climb(state, table, at, cult, steps)


def descend(state: State, table: Table[State], at: int, steps: int, _: int) -> None:
    """Acolytes go down one track that has enough steps (TM-21.17)."""
    levels = state.sides[at].cults
    able = tuple(cult for where, cult in enumerate(CULTS) if levels[where] >= steps)
    cult = chosen(state, table, at, One("whole.descend", seat_of(state, at), "TM-21.17", able, args={"steps": steps}))
    if cult == CONVERT_FIRST:
        return
    done(state, table)
    where = CULTS.index(cult)
    level = levels[where]
    # Whoever leaves the last space gets the key back.
    table.do(Climbs(PLACES[at], CULTS[where], level - steps, 0, -1 if level == TOP else 0))


def bridge(state: State, table: Table[State], at: int, number: int, by: int) -> None:
    """A bridge (TM-20.23); the two of Riverwalkers may be left (TM-21.19)."""
    pairs = bridge_pairs(state, state.sides[at])
    if not pairs:
        return done(state, table)
    forms: list[Form] = [Form("bridge", (Field("bridge", pairs, barred=partial(not_for_bridge, state, at)),))]
    if by == GIFT:
        forms.append(Form("forgo"))
    offer = with_paying(state, at, forms)
    answer = table.ask(Forms("whole.bridge", seat_of(state, at), "TM-20.23", offer, {"bridges": number}, True))
    if has_paid(state, table, at, answer):
        return
    match answer:
        case ("bridge", str(pair)):
            more: tuple[Task, ...] = (("bridge", at, number - 1, by),) if number > 1 else ()
            table.do(Ahead((*more, *state.todo[1:]), state.now))
            span(state, table, at, pair)
        case _:
            done(state, table)


def storm(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """A sandstorm: a space next to Nomads becomes desert, and perhaps a dwelling is built there (TM-21.2)."""
    bits = storm_sites(state, at)
    forms = (Form("transform", (Field("space", region(state, bits)), Field("ground", (state.sides[at].home,)))),)
    offer = with_paying(state, at, forms)
    answer = table.ask(Forms("whole.storm", seat_of(state, at), "TM-21.2", offer, {"round": state.round}, True))
    if has_paid(state, table, at, answer):
        return
    space = answer[1]
    bit = 1 << state.world.map.place[str(space)]
    done(state, table)
    turn_ground(state, table, at, bit, home_at(state, state.sides[at]), "TM-21.2")
    if could_afford_dwelling(state, at, bit):
        ahead(state, table, ("after_storm", at, state.world.map.place[str(space)], at))


def after_storm(state: State, table: Table[State], at: int, place: int, _: int) -> None:
    """The dwelling after a sandstorm."""
    able = affords_dwelling(state, at, 1 << place)
    forms = (Form("build", (Field("space", region(state, 1 << place)),)),) if able else ()
    offer = with_paying(state, at, (*forms, Form("done")))
    answer = table.ask(Forms("whole.after_storm", seat_of(state, at), "TM-21.2", offer, {"round": state.round}, True))
    if has_paid(state, table, at, answer):
        return
    done(state, table)
    if answer[0] == "build":
        raise_dwelling(state, table, at, 1 << place)


def ride(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Witches put a dwelling on any free forest, without a price (TM-21.10)."""
    forms = (Form("build", (Field("space", region(state, ride_sites(state, at))),)),)
    offer = with_paying(state, at, forms)
    answer = table.ask(Forms("whole.ride", seat_of(state, at), "TM-21.10", offer, {"round": state.round}, True))
    if has_paid(state, table, at, answer):
        return
    done(state, table)
    raise_dwelling(state, table, at, 1 << state.world.map.place[str(answer[1])], free=True)


def free_house(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Swarmlings upgrade a dwelling without a price (TM-21.8)."""
    bits = dwellings(state, state.sides[at])
    forms = (Form("upgrade", (Field("space", region(state, bits)), Field("building", ("house",)))),)
    offer = with_paying(state, at, forms)
    answer = table.ask(Forms("whole.house", seat_of(state, at), "TM-21.8", offer, {"round": state.round}, True))
    if has_paid(state, table, at, answer):
        return
    done(state, table)
    upgrade(state, table, at, str(answer[1]), "house", free=True)


def ordain(state: State, table: Table[State], at: int, most: int, _: int) -> None:
    """Darklings turn up to three workers into priests, once (TM-21.6)."""
    most = min(most, state.sides[at].workers)
    number: int | str = 0
    if most or (own_turn(state, at) and affordable(state.sides[at], Need(workers=1))):
        number = chosen(
            state, table, at, One("whole.ordain", seat_of(state, at), "TM-21.6", tuple(range(most, -1, -1)))
        )
    else:
        table.note(Nothing, "ordain.no_workers", "TM-21.6", {"seat": PLACES[at]})
    if isinstance(number, str):
        return
    done(state, table)
    if number:
        table.do(Books(PLACES[at], "TM-21.6", "ordain", workers=-number))
        gain(state, table, at, "TM-21.6", "ordain", priests=number)


def river(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Mermaids found a town over a river space, or wait (TM-21.7)."""
    bits = rivers(state, at)
    asked: One[str] = One("whole.river", seat_of(state, at), "TM-21.7", (*region(state, bits), NONE))
    answer = chosen(state, table, at, asked) if bits else NONE
    if answer == CONVERT_FIRST:
        return
    done(state, table)
    if answer != NONE:
        connect(state, table, at, answer)


def token(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Shapeshifters buy a token for a point (TM-21.20)."""
    buys = chosen(state, table, at, One("whole.token", seat_of(state, at), "TM-21.20", (True, False)))
    if buys == CONVERT_FIRST:
        return
    done(state, table)
    if buys:
        table.do(Books(PLACES[at], "TM-21.20", "token", points=-1))
        table.do(Tokens(PLACES[at], "TM-21.20", (0, 0, 1)))


def home(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Shapeshifters choose a new home that nobody has (TM-21.20)."""
    taken = {side.home for side in state.sides if people_of(state, side).ground in ("home", "any")}
    if state.played.automa:
        taken.add(state.home)
    free = tuple(terrain for terrain in TERRAINS if terrain not in taken)
    terrain = chosen(state, table, at, One("whole.home", seat_of(state, at), "TM-21.20", free))
    if terrain == CONVERT_FIRST:
        return
    done(state, table)
    table.do(Settles(PLACES[at], "TM-21.20", terrain))


def unlock(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Riverwalkers keep a priest, or open a terrain with it (TM-21.19)."""
    side = state.sides[at]
    taken = true_homes(state)
    closed = [terrain for terrain in TERRAINS if terrain != side.home and terrain not in side.opened]
    able = tuple(terrain for terrain in closed if side.coins >= 1 + (terrain in taken))
    least = min((1 + (terrain in taken) for terrain in closed), default=0)
    answer = NONE
    if able or (least and own_turn(state, at) and affordable(side, Need(coins=least))):
        answer = chosen(state, table, at, One("whole.unlock", seat_of(state, at), "TM-21.19", (*able, NONE)))
    if answer == CONVERT_FIRST:
        return
    done(state, table)
    if answer == NONE:
        kept = min(1, priest_room(side))
        if kept:
            table.do(Books(PLACES[at], "TM-21.19", "unlock", priests=kept))
        return
    table.do(Books(PLACES[at], "TM-21.19", "unlock", coins=-1 - (answer in taken)))
    table.do(Opens(PLACES[at], answer))


TASKS: Mapping[str, Todo] = {
    "turn": turn, "spades": use_spades, "bonus_spades": bonus_spades, "volcano": volcano, "leech": leech,
    "offered": all_decided, "favour": take_favour, "town": take_town, "key": which_key, "step": cult_step,
    "descend": descend, "bridge": bridge, "storm": storm, "after_storm": after_storm, "ride": ride,
    "house": free_house, "ordain": ordain, "river": river, "token": token, "home": home, "unlock": unlock,
    "convert": exchange,
}  # fmt: skip
