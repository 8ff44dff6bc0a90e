"""How much the app keeps, changed during a game: only the board, everything, or less again (TM-1.1, TM-20.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from visavis.core import Field, Form, Forms, Number, One, Region, Several, Table, or_else
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, TERRAINS, TOP, Board, Four, Kind
from visavis.games.terra_mystica.criteria import MERCHANT_ACTIONS, POWER_ACTIONS
from visavis.games.terra_mystica.effects.keeping import TakesBoard
from visavis.games.terra_mystica.effects.whole import Ahead
from visavis.games.terra_mystica.effects.whole_rounds import LetsGo, TakesOver
from visavis.games.terra_mystica.effects.yours import YouFound
from visavis.games.terra_mystica.human.forms import STRONGHOLDS
from visavis.games.terra_mystica.human.person import person
from visavis.games.terra_mystica.human.reasons import named_space
from visavis.games.terra_mystica.human.report_forms import bridge_form, your_ground
from visavis.games.terra_mystica.human.setup import START_POINTS
from visavis.games.terra_mystica.human.side import NOT_YET, Task, Whole
from visavis.games.terra_mystica.human.towns import any_river, enough, group
from visavis.games.terra_mystica.state import (
    BRIDGES,
    FRIEND,
    KINDS,
    LEFT_OF,
    NOWHERE,
    PRIESTS,
    TWOS,
    YOUR_PIECES,
    Human,
    State,
)

Buildings = dict[str, Kind]
"""The kind of building on each space that was named."""
Said = tuple[Any, ...]
"""One of several things that were said one after another, such as a space and its building."""
MOST_COINS = 12
"""No more coins lie on a round bonus card."""
ROW = ("left", "middle", "right")
NO_CULTS: Four = (0, 0, 0, 0)
THAT_IS_ALL = Form("all")
"""That is all."""


def take_board(state: State, table: Table[State], seat: Human) -> None:
    """The app keeps the board from now on: everything on it is asked for, the map first."""
    hers = her_buildings(state, table, seat)
    marked = several(table, "keeps.marked", seat, tuple(hers), known_spaces(state, "marked"))
    people: dict[str, Buildings] = {"friend": {}}
    built, cults = dict(hers), {"friend": NO_CULTS}
    bridges: dict[str, tuple[str, ...]] = {"friend": ()}
    for one in state.persons:
        people[one] = buildings_of(state, table, one, built)
        built |= people[one]
    grounds = all_grounds(state, table, seat, hers, people)
    for one in state.persons:
        bridges[one] = bridges_of(state, table, one, people[one], [*bridges["friend"], *bridges.get("you", ())])
    for one in state.persons:
        cults[one] = cults_of(state, table, one, (state.cults, *cults.values()))
    threes, twos = priests(state, table, seat)
    actions = POWER_ACTIONS + MERCHANT_ACTIONS if state.merchants else POWER_ACTIONS
    covered = several(table, "keeps.covered", seat, actions, state.covered)
    favours = several(table, "keeps.three_steps", seat, CULTS, state.favours)
    row, held = ask_bonus_cards(state, table, seat)
    coins = dict(zip(ROW, state.coins, strict=True))
    on_cards = sheet(table, "keeps.coins", seat, {place: (0, MOST_COINS, coins[place]) for place in ROW})
    traded = tuple(people["you"]) + tuple(people["friend"]) if state.merchants else ()
    table.do(
        TakesBoard(
            plain=tuple(space for space in hers if space not in marked), marked=marked, yours=tuple(people["you"]),
            friends=tuple(people["friend"]), grounds=grounds,
            large=tuple((space, kind) for space, kind in built.items() if kind != "dwelling"),
            bridges=bridges["you"], friends_bridges=bridges["friend"],
            your_cults=cults["you"], friends_cults=cults["friend"], threes=threes, twos=twos,
            covered=covered, favours=favours, bonus=row, coins=on_cards,
            her_bonus=held[0], your_bonus=held[1], friends_bonus=held[2] if state.humans > 1 else "",
            traded=several(table, "keeps.traded", seat, traded, known_spaces(state, "traded")),
            cubes=cubes(state, table, seat),
        )
    )  # fmt: skip
    for one in state.persons:
        towns_of(state, table, one)


# How things are asked for


def known_spaces(state: State, field: str) -> tuple[str, ...]:
    """The spaces of a field as the app knew them last; none where it never did."""
    bits = or_else(getattr(state.last, field), 0) if state.last is not None else 0
    return tuple(Region(state.world.map, bits))


def several(table: Table[State], id: str, seat: Human, options: tuple[Any, ...], guess: Any) -> tuple[Any, ...]:
    """Any number of these, and those that it probably is."""
    if not options:
        return ()
    likely = tuple(one for one in options if one in guess)
    return table.ask(Several(id, seat, "TM-1.1", options, 0, len(options), args={"guess": likely}))


def sheet(
    table: Table[State], id: str, seat: str, fields: Mapping[str, tuple[int, int, int]], clause: str = "TM-1.1"
) -> tuple[int, ...]:
    """Numbers that are asked for together: the least, the most and the guess of each."""
    likely = {name: max(least, min(most, guess)) for name, (least, most, guess) in fields.items()}
    parts = tuple(Field(name, bounds=(least, most), default=likely[name]) for name, (least, most, _) in fields.items())
    guess = ("tell", *likely.values())
    _, *found = table.ask(Forms(id, seat, clause, (Form("tell", parts),), args={"guess": guess}))
    return tuple(map(int, found))


def one_by_one(
    table: Table[State],
    id: str,
    seat: str,
    form: Callable[[list[Said]], Form | None],
    likely: Sequence[Said],
    *,
    sure: bool = True,
    clause: str = "TM-1.1",
) -> Iterator[Said]:
    """One after another until that is all; `sure`: where nothing more is known, that is probably all."""
    found: list[Said] = []
    while (asked := form(found)) is not None:
        # Of some things, such as town tiles, there are several alike.
        left = list(likely)
        for one in found:
            left = all_but(left, one)
        left = [one for one in left if asked.fits(one)]
        guess = (asked.verb, *left[0]) if left else (THAT_IS_ALL.verb,) if sure or likely else None
        args = {"count": len(found), "guess": guess}
        filled: Said = table.ask(Forms(id, seat, clause, (asked, THAT_IS_ALL), args, even=True))
        if filled == (THAT_IS_ALL.verb,):
            return
        found.append(filled[1:])
        yield filled[1:]


def all_but(these: list[Said], one: Said) -> list[Said]:
    """The others, if one of them was said."""
    at = these.index(one) if one in these else len(these)
    return [*these[:at], *these[at + 1 :]]


def on_free_land(state: State, verb: str, taken: int, *more: Field) -> Form | None:
    """A verb with a space of land of which nothing was said yet, and what else it needs."""
    free = state.world.land & ~taken
    field = Field("space", Region(state.world.map, free), barred=not_nameable(state, taken))
    return Form(verb, (field, *more)) if free else None


def not_nameable(state: State, taken: int) -> Callable[[str], str | None]:
    """Why a space cannot be named."""

    def why(text: str) -> str | None:
        bit = named_space(state, text)
        return "space.river" if bit & state.world.river else "keeps.taken" if bit & taken else None

    return why


# The map


def her_buildings(state: State, table: Table[State], seat: Human) -> Buildings:
    """Where her buildings stand; how many there are of each kind her supply says."""
    found: Buildings = {}
    map = state.world.map
    for kind in KINDS:
        number = state.her_pieces[kind] - getattr(state, LEFT_OF[kind])
        likely = [
            one for one in (*known_spaces(state, "marked"), *known_spaces(state, "plain")) if was(state, one) == kind
        ]
        for at in range(1, number + 1):
            taken = map.bits(found)
            args: dict[str, object] = {"building": kind, "number": at, "of": number}
            args |= {"guess": next((one for one in likely if one not in found), None)}
            free = Region(map, state.world.land & ~taken)
            found[table.ask(One("keeps.hers", seat, "TM-1.1", free, not_nameable(state, taken), args))] = kind
    return found


def was(state: State, space: str) -> Kind:
    """The kind of building that stood on a space when the app knew it last."""
    assert state.last is not None
    bit = state.world.map.bit[space]
    return next(kind for kind in KINDS if or_else(state.last.all_of(kind) & bit, 0))


def buildings_of(state: State, table: Table[State], seat: Human, taken: Buildings) -> Buildings:
    """Where the buildings of a person stand, one after another."""
    kinds = KINDS if state.merchants else KINDS[:-1]

    def form(found: list[Said]) -> Form | None:
        built = [kind for _, kind in found]
        left = tuple(kind for kind in kinds if built.count(kind) < YOUR_PIECES[kind])
        there = state.world.map.bits((*taken, *(space for space, _ in found)))
        return on_free_land(state, "stands", there, Field("building", left)) if left else None

    likely: list[Said] = [
        (space, was(state, space)) for space in known_spaces(state, "friends" if seat == "friend" else "yours")
    ]
    return dict(one_by_one(table, "keeps.buildings", seat, form, likely, sure=False))


def all_grounds(
    state: State, table: Table[State], seat: Human, hers: Buildings, people: Mapping[str, Buildings]
) -> tuple[tuple[str, str], ...]:
    """The spaces that are not as printed: under buildings that follows from whose they are, the rest is asked for."""
    under = dict.fromkeys(hers, state.home)
    built = state.world.map.bits(hers)
    for one in state.persons:
        built |= state.world.map.bits(people[one])
        under |= {space: ground for space in people[one] if (ground := your_ground(state, one))}
    grounds = tuple(dict.fromkeys((*TERRAINS, *(ground for ground in under.values()))))

    def form(found: list[Said]) -> Form | None:
        said = state.world.map.bits([space for space, _ in found])
        return on_free_land(state, "became", built | said, Field("ground", grounds))

    likely: list[Said] = []
    if state.last is not None:
        became = zip(GROUNDS, or_else(state.last.became, NOWHERE), strict=True)
        likely = [(space, ground) for ground, bits in became for space in Region(state.world.map, bits & ~built)]
    under |= dict(one_by_one(table, "keeps.grounds", seat, form, likely))
    return tuple((space, ground) for space, ground in under.items() if state.world.ground_of[space] != ground)


def bridges_of(state: State, table: Table[State], seat: Human, built: Buildings, taken: list[str]) -> tuple[str, ...]:
    """The bridges of a person; what is `taken` another one has built."""
    ends = state.world.map.bits(built)

    def name(pair: Said) -> str:
        return "-".join(pair if pair in state.world.bridges else pair[::-1])

    def form(found: list[Said]) -> Form | None:
        here = tuple(map(name, found))
        return or_else(bridge_form(state.world, ends, (*taken, *here)), None) if len(here) < BRIDGES else None

    likely: list[Said] = [tuple(bridge.split("-")) for bridge in state.bridges_of(seat)]
    return tuple(map(name, one_by_one(table, "keeps.bridges", seat, form, likely)))


def towns_of(state: State, table: Table[State], seat: Human) -> None:
    """Groups that can be towns: they probably are."""
    one = person(state, seat)
    left = one.built
    while left:
        found = group(state, one, left & -left, any_river(state, one))
        left &= ~found
        spaces = tuple(Region(state.world.map, found))
        if enough(state, one, found):
            args = {"spaces": spaces, "guess": True}
            if table.ask(One("keeps.town", seat, "TM-1.1", (True, False), args=args)):
                table.do(YouFound(seat, spaces, 0))


# Beside the map


def cults_of(state: State, table: Table[State], seat: Human, others: Sequence[Four]) -> Four:
    """How high a person stands on each cult track; nobody shares the top of one."""
    tops = [any(one[at] == TOP for one in others) for at in range(len(CULTS))]
    now = state.cults_of(seat)
    return four(
        sheet(table, "keeps.cults", seat, {cult: (0, TOP - tops[at], now[at]) for at, cult in enumerate(CULTS)})
    )


def four(numbers: tuple[int, ...]) -> Four:
    """A number for each cult."""
    fire, water, earth, air = numbers
    return fire, water, earth, air


def priests(state: State, table: Table[State], seat: Human) -> tuple[Four, Four]:
    """The priests on the spaces with a 3 and with a 2 of each cult."""
    known = [cult for at, cult in enumerate(CULTS) if state.threes[at]]
    threes = several(table, "keeps.threes", seat, CULTS, known)
    twos = sheet(table, "keeps.twos", seat, {cult: (0, TWOS, state.twos[at]) for at, cult in enumerate(CULTS)})
    return four(tuple(int(cult in threes) for cult in CULTS)), four(twos)


def ask_bonus_cards(state: State, table: Table[State], seat: Human) -> tuple[tuple[str, ...], list[str]]:
    """Who has which round bonus card: she, then the people; and the row, from left to right."""
    holders = {"her": state.her_bonus, "you": state.your_bonus, "friend": state.friends_bonus}
    places = {who: holders[who] for who in ("her", *state.persons)} | dict(zip(ROW, state.bonus, strict=True))
    left, found = list(places.values()), []
    for place, card in places.items():
        guess = card if card in left else left[0]
        args = {"place": place, "guess": guess}
        if len(left) > 1:
            guess = table.ask(One("keeps.bonus", seat, "TM-3.16", tuple(left), args=args))
        left.remove(guess)
        found.append(guess)
    return tuple(found[-len(ROW) :]), found[: -len(ROW)]


def cubes(state: State, table: Table[State], seat: Human) -> tuple[str, ...]:
    """The cubes of the Symbionts."""
    if state.faction != "symbionts":
        return ()

    def form(found: list[Said]) -> Form | None:
        return on_free_land(state, "cube", state.world.map.bits([space for (space,) in found]))

    likely: list[Said] = [(space,) for space in known_spaces(state, "cubes")]
    return tuple(space for (space,) in one_by_one(table, "keeps.cubes", seat, form, likely))


MOST = 200
"""No more of anything does anybody have."""
MOST_KEYS = 6
ACTION_TILES = ("bonus 1", "bonus 2", "favour 6")
"""The tiles with an action space."""


def board_for(state: State, seat: str) -> Board:
    """The faction board of a person."""
    found: Board = state.pack.tables["board"][state.faction_of(seat)]
    return found


def keep_from_the_start(state: State, table: Table[State]) -> None:
    """Everybody has what the board shows; then comes the first income (TM-20.1, TM-20.5)."""
    tasks: list[Task] = []
    for at, seat in enumerate(state.persons):
        board = board_for(state, seat)
        points = board.points if state.played.points_2017 else START_POINTS
        table.do(TakesOver(seat, points, board.coins, board.workers, board.priests, board.bowls, 0, board.ship, 0, 0))
        tasks += [("favour", at, 0, at)] if state.faction_of(seat) == "icemaidens" else []
    tasks += [("income", at, 0, at) for at in range(len(state.persons))]
    table.do(Ahead((*tasks, ("begin", 0, 1, 0)), NOT_YET))


def let_go(state: State, table: Table[State]) -> bool:
    """The app keeps only the board from now on, as a person has set it; whether the turn that was going on is over."""
    acted = state.now.begun and not state.now.actions
    table.do(LetsGo())
    return acted


def take_over(state: State, table: Table[State]) -> None:
    """The app keeps everything from now on, as a person has set it."""
    for at, seat in enumerate(state.persons):
        ask_all(state, table, at, seat)


def ask_all(state: State, table: Table[State], at: int, seat: Human) -> None:
    """What the app does not know yet of a person; each question comes with a guess (TM-20.1)."""
    board, likely = board_for(state, seat), known_last(state, at)
    first, second, third = likely.bowls
    # A ship and a spade are on a track of the board, and no faction has more keys than there are towns.
    bounds = {
        "points": (0, 400, likely.points), "coins": (0, MOST, likely.coins), "workers": (0, MOST, likely.workers),
        "priests": (0, PRIESTS, likely.priests), "bowl_1": (0, MOST, first), "bowl_2": (0, MOST, second),
        "bowl_3": (0, MOST, third), "keys": (0, MOST_KEYS, likely.keys),
        "ship": (board.ship, board.ship + len(board.ship_points), likely.ship),
        "dig": (0, len(board.dig_points), likely.dig),
    }  # fmt: skip
    points, coins, workers, priests, one, two, three, keys, ship, dig = sheet(
        table, "keeps.goods", seat, bounds, "TM-20.1"
    )
    favours, towns = tiles_nobody_has(state, "favour"), tiles_nobody_has(state, "town")
    sent = 0
    if priests < PRIESTS:
        args = {"guess": min(PRIESTS - priests, likely.sent)}
        sent = table.ask(Number("keeps.sent", seat, "TM-20.16", 0, PRIESTS - priests, args=args))
    held = several(table, "keeps.favours", seat, tuple(favours), likely.favours)

    def town_form(found: list[Said]) -> Form | None:
        gone = [tile for (tile,) in found]
        left = tuple(tile for tile, number in towns.items() if gone.count(tile) < number)
        return Form("town", (Field("tile", left),)) if left else None

    known = [(tile,) for tile in likely.towns]
    founded = tuple(tile for (tile,) in one_by_one(table, "keeps.towns", seat, town_form, known, clause="TM-20.24"))
    table.do(
        TakesOver(
            seat, points, coins, workers, priests, (one, two, three), keys, ship, dig, sent, held, founded,
            used=several(table, "keeps.used", seat, own_spaces(state, seat, held), likely.used),
            opened=several(table, "keeps.opened", seat, closed_at_first(state, seat), likely.opened),
            joined=several(table, "keeps.joined", seat, rivers_beside(state, seat), rivers_of(state, likely)),
            flight=flights(state, table, seat, likely), home=home_now(state, table, seat),
        )
    )  # fmt: skip


def known_last(state: State, at: int) -> Whole:
    """A person as the app knew them last; else as their board shows them at the start, with priests on the cult board
    that are not hers.
    """
    before = state.last
    while before is not None and not before.sides:
        before = before.last
    if before is not None:
        return before.sides[at]
    board = board_for(state, state.persons[at])
    sent = sum(state.threes) + sum(state.twos) - (PRIESTS - state.priests) - sum(side.sent for side in state.sides)
    return Whole(
        points=board.points if state.played.points_2017 else START_POINTS, coins=board.coins, workers=board.workers,
        priests=board.priests, bowls=board.bowls, ship=board.ship, sent=max(0, sent),
    )  # fmt: skip


def tiles_nobody_has(state: State, kind: str) -> dict[str, int]:
    """The favour or town tiles that nobody whose game is kept has, and how many there are of each."""
    held = [tile for side in state.sides for tile in (side.favours if kind == "favour" else side.towns)]
    left = {
        id: tile.copies - held.count(id)
        for id, tile in state.pack.tables[kind].items()
        if kind == "favour" or tile.set != "promo" or state.played.town_promo
    }
    return {id: number for id, number in left.items() if number}


# What only some have


def own_spaces(state: State, seat: Human, favours: tuple[str, ...]) -> tuple[str, ...]:
    """The action spaces that somebody has before them, which may have been used in this round (TM-20.22)."""
    bonus = state.friends_bonus if seat == FRIEND else state.your_bonus
    built = state.buildings_of(seat) & state.strongholds
    strong = state.faction_of(seat) in STRONGHOLDS and bool(built)
    found = [tile for tile in (bonus, *favours) if tile in ACTION_TILES]
    return (*found, *(("stronghold",) if strong else ()))


def closed_at_first(state: State, seat: Human) -> tuple[str, ...]:
    """The terrains that Riverwalkers may have opened (TM-21.19)."""
    if state.faction_of(seat) != "riverwalkers":
        return ()
    return tuple(terrain for terrain in TERRAINS if terrain != state.home_of(seat))


def rivers_beside(state: State, seat: Human) -> tuple[str, ...]:
    """The rivers over which Mermaids may have founded a town (TM-21.7)."""
    if state.faction_of(seat) != "mermaids":
        return ()
    return tuple(
        Region(state.world.map, state.world.map.grow(or_else(state.buildings_of(seat), 0)) & state.world.river)
    )


def rivers_of(state: State, side: Whole) -> tuple[str, ...]:
    """The rivers over which Mermaids had founded a town."""
    return tuple(Region(state.world.map, side.joined))


def flights(state: State, table: Table[State], seat: Human, likely: Whole) -> int:
    """The hexes that Fakirs fly farther because of town tiles (TM-21.1)."""
    if state.faction_of(seat) != "fakirs":
        return 0
    return table.ask(Number("keeps.flight", seat, "TM-20.24", 0, 2, args={"guess": min(2, likely.flight)}))


def home_now(state: State, table: Table[State], seat: Human) -> str:
    """The home of Shapeshifters, who may have changed it since they have their stronghold (TM-21.20)."""
    home = state.home_of(seat)
    if state.faction_of(seat) != "shapeshifters" or not state.buildings_of(seat) & state.strongholds:
        return home
    taken = {state.home, *(state.home_of(other) for other in state.persons)} - {home}
    free = tuple(terrain for terrain in TERRAINS if terrain not in taken)
    return table.ask(One("keeps.home", seat, "TM-21.20", free, args={"guess": home}))
