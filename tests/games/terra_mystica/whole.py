"""Small positions of the whole game, and turns in the notation of records."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from visavis.core import Refusal
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import GROUND_AT
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.setup import plays
from visavis.games.terra_mystica.records.notation import read_row
from visavis.games.terra_mystica.records.reading import Record
from visavis.games.terra_mystica.records.script import Script
from visavis.games.terra_mystica.state import FIELD_OF, State
from visavis.testing import expect_type

TILES = ("tile4", "tile2", "tile3", "tile7", "tile5", "tile6")
"""Scoring tiles whose first round gives nothing for dwellings and trading houses."""
KIND = {"D": "", "TP": "house", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
RICH = {"coins": 60, "workers": 30, "priests": 5, "bowls": (0, 0, 12)}


class Table:
    """A game of some factions with buildings where a test wants them."""

    def __init__(self, *factions: str, tiles: tuple[str, ...] = TILES, **options: Any) -> None:
        raw = {"automa": False, "humans": len(factions), **options}
        self.state: State = GAME.start(GAME.read_options(raw), GAME.default_pack)
        cards = tuple(f"bonus {n}" for n in range(1, len(factions) + 4))
        self.script = Script(self.state, Record({}, tiles, cards, (), ()))
        people_step(self.state, self.script)
        self.state.todo = ()
        for at, faction in enumerate(factions):
            plays(self.state, self.script, at, faction)
            self.put(at, bonus=f"bonus {at + 1}")
        self.state.bonus = cards[len(factions) :]
        self.state.coins = (0, 0, 0)
        self.state.order, self.state.phase = tuple(range(len(factions))), "play"
        self.up(0)

    def put(self, at: int = 0, **changes: Any) -> None:
        sides = list(self.state.sides)
        sides[at] = replace(sides[at], **changes)
        self.state.sides = tuple(sides)

    def up(self, at: int) -> None:
        from visavis.games.terra_mystica.effects.whole_rounds import Up
        from visavis.games.terra_mystica.human.side import PLACES

        Up(PLACES[at]).apply(self.state)

    def builds(self, at: int, buildings: str, ground: str = "") -> None:
        """Buildings such as `E7 D5:TP`, on the ground of the faction unless another is named."""
        state = self.state
        side = state.sides[at]
        kind = state.pack.tables["people"][side.faction].ground
        ground = ground or (kind if kind in ("ice", "volcano") else side.home)
        for one in buildings.split():
            space, _, letters = one.partition(":")
            bit = state.world.map.bits((space,))
            self.ground(space, ground)
            self.put(at, built=state.sides[at].built | bit)
            if KIND.get(letters):
                field = FIELD_OF[KIND[letters]]
                setattr(state, field, getattr(state, field) | bit)

    def ground(self, spaces: str, ground: str) -> None:
        """These spaces are of this ground."""
        for space in spaces.split():
            bit = self.state.world.map.bits((space,))
            became = [bits & ~bit for bits in expect_type(self.state.became, tuple)]
            became[GROUND_AT[ground]] |= bit
            self.state.became = tuple(became)

    def play(self, row: str, at: int = 0) -> Any:
        """A row of a seat; what it has afterwards."""
        commands = read_row(row)
        assert not isinstance(commands, str), commands
        self.script.commands = list(reversed(commands))
        while self.script.commands:
            assert [task[1] for task in self.state.todo[:1]] == [at], (self.state.todo, self.script.commands)
            people_step(self.state, self.script)
        return self.state.sides[at]

    def automatic(self, what: str, at: int = 0) -> Any:
        """Something that happens by itself."""
        self.state.todo = ((what, at, 0, at), ("income", 0, 0, 0), ("begin", 0, 2, 0))
        people_step(self.state, self.script)
        return self.state.sides[at]

    def refuses(self, row: str, at: int = 0) -> str:
        """Why a row is not possible."""
        before = self.state.copy()
        try:
            self.play(row, at)
        except (AssertionError, Refusal) as wrong:
            reason = getattr(wrong, "id", "not now").removeprefix("record.")
        else:
            raise AssertionError(f"{row} was possible")
        for name in before.__struct_fields__:
            setattr(self.state, name, getattr(before, name))
        return reason


def rich(*factions: str, **options: Any) -> Table:
    """A game in which everybody can pay for everything."""
    table = Table(*factions, **options)
    for at in range(len(factions)):
        table.put(at, **RICH)
    return table
