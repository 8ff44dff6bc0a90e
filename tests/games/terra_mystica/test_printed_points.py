"""Points that somebody reads on a scoring tile go into the owner's pack (TM-6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from visavis import packs
from visavis.core import Nothing, Session
from visavis.core.chance import Stream
from visavis.core.question import One
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.bot_turn.printed_points import pack_from_play
from visavis.games.terra_mystica.effects.bot import ScoreTile
from visavis.games.terra_mystica.effects.rounds import NextRound
from visavis.store import Store
from visavis.testing import clause, expect_type

STATE = GAME.start(GAME.options(), GAME.default_pack)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "home") as opened:
        yield opened


def row(raw: dict[str, Any], id: str = "tile1") -> dict[str, Any]:
    return next(row for row in raw["tile"] if row["id"] == id)


def until_she_passes(seed: int, pack: Any = None) -> Session[Any]:
    """A game up to the question what is printed on the tile of the round."""
    session, stream = Session.new(GAME, seed=seed, own_pack=pack), Stream(seed)
    while session.pending is not None and session.pending.id != "pass.points":
        session.answer(session.pending.some(stream.below))
    return session


@clause("TM-6.7")
def test_the_side_that_was_read_is_kept_and_the_other_one_stays_ours() -> None:
    pack = GAME.default_pack
    ours = tuple(pack.tables["tile"]["tile1"].points)
    early = row(pack_from_play(STATE, pack, [ScoreTile("tile1", ours[0] + 1)]))
    assert (early["points"], early["ours"], early["provenance"]) == ([ours[0] + 1, ours[1]], [1], "read")
    late = row(pack_from_play(STATE, pack, [NextRound(4, "you", ""), ScoreTile("tile1", ours[1] + 1)]))
    assert (late["points"], late["ours"]) == ([ours[0], ours[1] + 1], [0])
    none = row(pack_from_play(STATE, pack, [Nothing("pass.no_points", "TM-6.7", {"tile": "tile1"})]))
    assert none["points"][0] == 0


@clause("TM-6.7")
def test_our_own_value_is_never_called_printed() -> None:
    pack = GAME.default_pack
    assert pack_from_play(STATE, pack, [ScoreTile("tile1", pack.tables["tile"]["tile1"].points[0])]) == pack.raw


@clause("TM-6.7")
def test_what_was_read_in_one_game_is_not_asked_in_the_next(store: Store) -> None:
    session = until_she_passes(1)
    asked = expect_type(session.pending, One)
    tile, ours = str(asked.args["tile"]), expect_type(asked.args["points"], int)
    session.answer(ours + 1)
    packs.keep(store, session)
    pack = packs.own_pack(store, GAME)
    assert pack is not None
    side = int(session.timeline.now.round > 3)
    kept = pack.tables["tile"][tile]
    assert kept.points[side] == ours + 1
    assert (kept.read(side), kept.read(1 - side)) == (True, False)
    again = until_she_passes(1, pack)
    assert again.pending is None or (expect_type(again.pending, One).args["tile"], again.timeline.now.round) != (
        tile,
        session.timeline.now.round,
    )


def test_a_computer_player_reads_nothing(store: Store) -> None:
    session = Session.new(GAME, seed=1, seats={"you": "random"})
    assert packs.keep(store, session) == frozenset()
    assert packs.own_pack(store, GAME) is None
