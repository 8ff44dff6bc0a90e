"""The effects of the whole game of people (sections 20 to 22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from visavis.core import Effect
from visavis.games.terra_mystica.cards import CULTS, Cult, Four, Kind
from visavis.games.terra_mystica.effects.changes import ground_changed, put_priest, replace_building
from visavis.games.terra_mystica.human.side import INDEX, Now, Task, Whole, gained, spent
from visavis.games.terra_mystica.state import State


def put(state: State, seat: str, **changes: Any) -> None:
    """A seat with some of its parts changed; what the Automa sees of it follows."""
    at, sides = INDEX[seat], state.sides
    side = replace(sides[at], **changes)
    state.sides = (*sides[:at], side, *sides[at + 1 :])
    if state.played.automa:
        seen(state, at, side)


def seen(state: State, at: int, side: Whole) -> None:
    """What the Automa sees of a person: the same in the fields that her rules read."""
    if at:
        state.friends, state.friends_cults, state.friends_bridges = side.built, side.cults, side.bridges
        state.friends_bonus, state.friends_points = side.bonus, side.points
        state.friends_home, state.friends_faction = side.home, side.faction
    else:
        state.yours, state.your_cults, state.bridges = side.built, side.cults, side.bridges
        state.your_bonus, state.your_points = side.bonus, side.points
        state.your_home, state.your_faction = side.home, side.faction


def as_seen(state: State, at: int, side: Whole) -> Whole:
    """A person with what the fields say that the Automa's rules read."""
    if at:
        return replace(
            side, built=state.friends, cults=state.friends_cults, bridges=state.friends_bridges,
            bonus=state.friends_bonus, home=state.friends_home, faction=state.friends_faction,
        )  # fmt: skip
    return replace(
        side, built=state.yours, cults=state.your_cults, bridges=state.bridges, bonus=state.your_bonus,
        home=state.your_home, faction=state.your_faction,
    )  # fmt: skip


class Sides(Effect, frozen=True):
    """So many people sit down, each with these points; tiles and bonus cards lie on the table."""

    by_hand = False
    kind = "report"
    clause = "TM-20.1"
    number: int
    tiles: tuple[str, ...]
    bonus: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.sides = (Whole(),) * self.number
        state.tiles, state.bonus, state.coins = self.tiles, self.bonus, (0,) * len(self.bonus)


class Plays(Effect, frozen=True):
    """Somebody plays a faction, with what its board shows."""

    kind = "report"
    clause = "TM-20.1"
    seat: str
    faction: str
    home: str
    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    cults: Four
    ship: int

    def apply(self, state: State) -> None:
        put(
            state, self.seat, faction=self.faction, home=self.home, points=self.points, coins=self.coins,
            workers=self.workers, priests=self.priests, bowls=self.bowls, cults=self.cults, ship=self.ship,
        )  # fmt: skip


class Ahead(Effect, frozen=True):
    """What is to be done next, and what this turn remembers."""

    kind = "silent"
    clause = "TM-20.7"
    todo: tuple[Task, ...]
    now: Now

    def apply(self, state: State) -> None:
        state.todo, state.now = self.todo, self.now


class Books(Effect, frozen=True):
    """Goods, power and points that somebody gains or pays."""

    kind = "report"
    seat: str
    clause: str
    why: str
    coins: int = 0
    workers: int = 0
    priests: int = 0
    power: int = 0
    points: int = 0

    def told(self) -> tuple[str, Mapping[str, object]]:
        """What is gained and what is paid, each by itself: words say both with their signs."""
        goods = {good: int(getattr(self, good)) for good in ("coins", "workers", "priests", "power", "points")}
        paid = {f"paid_{good}": max(-number, 0) for good, number in goods.items()}
        gains = {good: max(number, 0) for good, number in goods.items()}
        return "do-books", {"seat": self.seat, "why": self.why, **gains, **paid}

    def apply(self, state: State) -> None:
        side = state.sides[INDEX[self.seat]]
        put(
            state,
            self.seat,
            coins=side.coins + self.coins,
            workers=side.workers + self.workers,
            priests=side.priests + self.priests,
            bowls=gained(side.bowls, self.power) if self.power > 0 else spent(side.bowls, -self.power),
            points=side.points + self.points,
        )


class Burns(Effect, frozen=True):
    """Tokens of the second bowl: as many go to the third as leave the game."""

    kind = "report"
    clause = "TM-20.9"
    seat: str
    tokens: int

    def apply(self, state: State) -> None:
        first, second, third = state.sides[INDEX[self.seat]].bowls
        put(state, self.seat, bowls=(first, second - 2 * self.tokens, third + self.tokens))


class Tokens(Effect, frozen=True):
    """Power tokens come into the game or leave it."""

    kind = "report"
    seat: str
    clause: str
    bowls: tuple[int, int, int]
    """How many come into each bowl; fewer than none leave it."""

    def apply(self, state: State) -> None:
        now = state.sides[INDEX[self.seat]].bowls
        put(state, self.seat, bowls=tuple(one + more for one, more in zip(now, self.bowls, strict=True)))


class Erects(Effect, frozen=True):
    """Somebody puts a building on a space, or replaces the one that stands there."""

    kind = "report"
    seat: str
    clause: str
    space: str
    building: Kind

    def apply(self, state: State) -> None:
        if self.building == "dwelling":
            built = state.sides[INDEX[self.seat]].built | 1 << state.world.map.place[self.space]
            put(state, self.seat, built=built)
        else:
            replace_building(state, self.space, self.building)


class Turns(Effect, frozen=True):
    """Somebody changes the ground of a space."""

    kind = "report"
    seat: str
    clause: str
    space: str
    ground: str

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)


class Spans(Effect, frozen=True):
    """Somebody builds a bridge."""

    kind = "report"
    clause = "TM-20.23"
    seat: str
    bridge: str

    def apply(self, state: State) -> None:
        put(state, self.seat, bridges=(*state.sides[INDEX[self.seat]].bridges, self.bridge))


class Climbs(Effect, frozen=True):
    """Somebody moves on a cult track; the tenth space takes a key, or gives it back."""

    kind = "report"
    clause = "TM-20.20"
    seat: str
    cult: Cult
    level: int
    power: int
    keys: int
    """How many keys this takes; fewer than none come back."""
    priest: int = 0
    """The number of the space on which a priest stays."""

    def apply(self, state: State) -> None:
        side, at = state.sides[INDEX[self.seat]], CULTS.index(self.cult)
        cults: Any = (*side.cults[:at], self.level, *side.cults[at + 1 :])
        stays = self.priest > 1
        put(
            state,
            self.seat,
            cults=cults,
            keys=side.keys - self.keys,
            bowls=gained(side.bowls, self.power),
            sent=side.sent + stays,
        )
        if stays:
            put_priest(state, self.cult, self.priest)


class TakesTile(Effect, frozen=True):
    """Somebody takes a favour tile or a town tile."""

    kind = "report"
    seat: str
    clause: str
    tile: str
    keys: int = 0

    def apply(self, state: State) -> None:
        side = state.sides[INDEX[self.seat]]
        if self.tile.startswith("town"):
            put(state, self.seat, towns=(*side.towns, self.tile), keys=side.keys + self.keys)
            return
        put(state, self.seat, favours=(*side.favours, self.tile))
        favour = state.pack.tables["favour"][self.tile]
        if favour.steps == 3:
            state.favours = (*state.favours, favour.cult)


class BecomesTown(Effect, frozen=True):
    """These buildings belong to a town from now on, a new one or one that was there."""

    kind = "report"
    clause = "TM-20.24"
    seat: str
    spaces: tuple[str, ...]
    new: bool

    def apply(self, state: State) -> None:
        state.towns |= state.world.map.bits(self.spaces)


class Covers(Effect, frozen=True):
    """Somebody uses an action space, of the board or of their own."""

    kind = "report"
    seat: str
    clause: str
    action: str

    def apply(self, state: State) -> None:
        if self.action.startswith("power "):
            number = int(self.action.removeprefix("power "))
            if number not in state.covered:
                state.covered = tuple(sorted((*state.covered, number)))
        else:
            put(state, self.seat, used=(*state.sides[INDEX[self.seat]].used, self.action))


class Improves(Effect, frozen=True):
    """A step on the shipping or digging track, or a longer flight."""

    kind = "report"
    clause = "TM-20.17"
    seat: str
    track: str

    def apply(self, state: State) -> None:
        put(state, self.seat, **{self.track: getattr(state.sides[INDEX[self.seat]], self.track) + 1})


class Opens(Effect, frozen=True):
    """Riverwalkers open a terrain instead of keeping a priest."""

    kind = "report"
    clause = "TM-21.19"
    seat: str
    terrain: str

    def apply(self, state: State) -> None:
        put(state, self.seat, opened=(*state.sides[INDEX[self.seat]].opened, self.terrain))


class Settles(Effect, frozen=True):
    """The terrain on which somebody begins, or the new home of Shapeshifters."""

    kind = "report"
    seat: str
    clause: str
    terrain: str

    def apply(self, state: State) -> None:
        put(state, self.seat, home=self.terrain)


class Joins(Effect, frozen=True):
    """Mermaids join their buildings over a river space."""

    kind = "report"
    clause = "TM-21.7"
    seat: str
    river: str

    def apply(self, state: State) -> None:
        joined = state.sides[INDEX[self.seat]].joined | 1 << state.world.map.place[self.river]
        put(state, self.seat, joined=joined)
