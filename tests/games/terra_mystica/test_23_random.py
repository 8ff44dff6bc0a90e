"""Random legal games of people: none ends in an error, and nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from visavis.core import TABLE, BareTable, Effect, RandomPolicy
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.whole import Books, Burns, Climbs, Plays, TakesTile, Tokens
from visavis.games.terra_mystica.effects.whole_rounds import SellsOff
from visavis.games.terra_mystica.state import FIELD_OF, PRIESTS, YOUR_PIECES
from visavis.testing import clause, count, record

MAPS = ("base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago")
LARGE = ("house", "temple", "stronghold", "sanctuary")
ENDS = ("none", "distance", "settlements", "sanctuary", "outposts")


def some_options(seed: int) -> dict[str, Any]:
    return {
        "automa": False,
        "humans": 2 + seed % 4,
        "map": MAPS[seed % 6],
        "end_tile": ENDS[seed % 5],
        "order": ("seats", "passing")[seed % 2],
        "start_points": ("twenty", "by_faction")[seed % 3 == 0],
        "town_promo": seed % 7 > 3,
        "temple_promo": seed % 5 > 2,
        "promo": seed % 3 == 1,
    }


class Weighing(BareTable[Any]):
    """A table that weighs everything before and after each effect."""

    def do(self, effect: Effect) -> None:
        before = self.state.sides
        super().do(effect)
        for old, new in zip(before, self.state.sides, strict=False):
            if old is new or isinstance(effect, Plays):
                continue
            self.tokens(effect, sum(new.bowls) - sum(old.bowls))
            if new.workers > old.workers or new.coins > old.coins:
                assert isinstance(effect, (Books, SellsOff)) or getattr(effect, "coins", False), effect
            if new.priests + new.sent > old.priests + old.sent:
                # A priest that is sent was paid just before.
                assert isinstance(effect, Books) or (isinstance(effect, Climbs) and effect.priest > 1)
            if new.favours != old.favours or new.towns != old.towns:
                assert isinstance(effect, TakesTile)
            assert new.priests + new.sent <= PRIESTS
        self.tiles()

    def tokens(self, effect: Effect, more: int) -> None:
        """Tokens come and go by two effects only."""
        if isinstance(effect, SellsOff):
            # At the end tokens are burnt in pairs.
            assert more <= 0
        elif isinstance(effect, Burns):
            assert more == -effect.tokens
        else:
            assert more == (sum(effect.bowls) if isinstance(effect, Tokens) else 0), effect

    def tiles(self) -> None:
        """There are never more tiles, cards or pieces than there are."""
        state = self.state
        for table, held in (("favour", "favours"), ("town", "towns")):
            taken = Counter(tile for side in state.sides for tile in getattr(side, held))
            assert all(number <= state.pack.tables[table][tile].copies for tile, number in taken.items())
        cards = [*state.bonus, *(side.bonus for side in state.sides if side.bonus)]
        assert len(cards) == len(set(cards)) == len(state.sides) + 3 or state.phase == "setup"


@clause("TM-20.7")
@pytest.mark.parametrize("chunk", range(4))
def test_nothing_comes_from_nowhere(chunk: int) -> None:
    games = count(400, usual=20) // 4
    for seed in range(chunk, 4 * games, 4):
        options = GAME.read_options(some_options(seed))
        state = GAME.start(options, GAME.default_pack)
        seats = {seat: GAME.policy("random") for seat in GAME.seats(options)}
        table = Weighing(GAME, state, seed, {**seats, TABLE: RandomPolicy()})
        while not GAME.over(state):
            GAME.step(state, table)
            assert GAME.faults(state) == ()
            for side in state.sides:
                large = [getattr(state, FIELD_OF[kind]) & side.built for kind in LARGE]
                assert side.built.bit_count() - sum(bits.bit_count() for bits in large) <= YOUR_PIECES["dwelling"]
    record("terra_mystica games of people weighed at every step", games)


@clause("TM-20.7")
@pytest.mark.parametrize("policy", ["random", "any"])
def test_no_random_legal_game_ends_in_an_error(policy: str) -> None:
    games = count(10_000, usual=80) // 2
    for seed in range(games):
        options = GAME.read_options(some_options(seed))
        state = GAME.start(options, GAME.default_pack)
        player = GAME.policy("random") if policy == "random" else RandomPolicy()
        table = BareTable(GAME, state, seed, {**dict.fromkeys(GAME.seats(options), player), TABLE: RandomPolicy()})
        while not GAME.over(state):
            GAME.step(state, table)
        assert state.round == 6
    record(f"terra_mystica random legal games of people ({policy})", games)
