"""Games are written as records, and records are read again: the notation both ways."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from visavis.core import Refusal, Session, write_log
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.records.reading import read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.games.terra_mystica.records.script import typed
from visavis.games.terra_mystica.records.writing import write_record
from visavis.games.terra_mystica.state import State
from visavis.testing import clause, count, record

MAPS = ("base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago")


def played(seed: int) -> Session[State]:
    """A random game of people."""
    options = {
        "automa": False,
        "humans": 2 + seed % 4,
        "map": MAPS[seed % 6],
        "order": ("seats", "passing")[seed % 2],
        "town_promo": seed % 3 == 0,
        "temple_promo": seed % 5 == 0,
        "promo": seed % 7 == 0,
        "start_points": ("twenty", "by_faction")[seed % 3 == 1],
        "end_tile": ("none", "distance", "settlements", "sanctuary", "outposts")[seed % 5],
    }
    seats = dict.fromkeys(GAME.seats(GAME.read_options(options)), "random")
    return Session.new(GAME, options, seed=seed, seats=seats)


@clause("TM-20.7", "TM-20.28")
@pytest.mark.parametrize("chunk", range(4))
def test_a_game_that_was_written_is_read_again_row_by_row(chunk: int) -> None:
    games = count(500, usual=20) // 4
    for seed in range(chunk, 4 * games, 4):
        session = played(seed)
        assert session.over
        text = write_record(session.header, session.lines, GAME.default_pack)
        again = Replay(read_record(text), GAME.default_pack)
        assert again.run() is None, seed
        while not GAME.over(again.state):
            people_step(again.state, again.table)
        assert again.state.sides == session.timeline.now.sides, seed
        assert GAME.score(again.state) == GAME.score(session.timeline.now)
    record("terra_mystica games written as records and read again", games)


@clause("TM-20.8", "TM-20.35")
def test_among_the_games_that_are_written_are_conversions_in_an_action_and_drop_outs() -> None:
    texts = [write_record(one.header, one.lines, GAME.default_pack) for one in map(played, (2, 10))]
    assert any("dropped from the game" in text for text in texts)
    rows = [line.split("\t")[1] for text in texts for line in text.splitlines() if not line.startswith(">")]
    assert any(re.search(r"(dig|upgrade|action).*(convert|burn).*(build|transform|[+]FAV)", row) for row in rows)


def test_only_games_of_people_are_written() -> None:
    session = Session.new(GAME, {}, seed=1)
    with pytest.raises(Refusal) as refused:
        write_record(session.header, session.lines, GAME.default_pack)
    assert refused.value.id == "record.not_written"


def test_the_command_line_writes_and_reads(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from visavis.cli.inspect import record as command

    session = played(6)
    saved, written = tmp_path / "game.jsonl", tmp_path / "game.txt"
    saved.write_text(write_log(session.header, session.lines), "utf-8")
    runner = CliRunner()
    result = runner.invoke(command, ["terra_mystica", str(saved)])
    assert result.output.startswith(">\tmap base")
    written.write_text(result.output, "utf-8")
    again = runner.invoke(command, ["terra_mystica", str(written), "--json"])
    assert '"error": null' in again.output


def test_a_turn_is_typed_as_one_line_of_notation() -> None:
    session = Session.new(GAME, {"keeps": "everything"}, seed=2)
    while session.pending is not None and session.pending.id != "whole.turn":
        session.answer(next(session.pending.answers()))
    question, view = session.pending, session.timeline.now
    assert question is not None
    assert typed(view, question, "upgrade E7 to TE") == ("upgrade", "E7", "temple")
    assert typed(view, question, "send p to FIRE for 2") == ("cult", "fire", 2)
    assert typed(view, question, "baue E7") is None
