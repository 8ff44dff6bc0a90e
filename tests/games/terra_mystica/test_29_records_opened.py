"""Records opened as games: the same positions row by row, and a game that can be played on."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.test_writing import played
from visavis.core import Refusal, Session
from visavis.core.play.recorded import open_record, rows_of
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.records.replay import show, values_of
from visavis.games.terra_mystica.records.writing import write_record
from visavis.testing import clause


def text_of(seed: int) -> str:
    """The record of a random game of people."""
    session = played(seed)
    return write_record(session.header, session.lines, session.pack)


@clause("TM-20.7", "TM-20.35")
@pytest.mark.parametrize("seed", [2, 4, 7, 9, 10, 11])
def test_a_record_opens_as_the_game_that_it_was(seed: int) -> None:
    session = played(seed)
    opened, error = open_record(GAME, write_record(session.header, session.lines, session.pack))
    assert error is None
    assert opened.over
    assert opened.timeline.now.sides == session.timeline.now.sides
    assert Session.load(opened.save(), GAME).save() == opened.save()


@pytest.mark.parametrize("seed", [4, 7, 10])
def test_every_row_has_its_lines_and_the_position_after_it(seed: int) -> None:
    text = text_of(seed)
    opened, _ = open_record(GAME, text)
    rows = rows_of(opened)
    ledger = [line.split("\t") for line in text.splitlines() if not line.startswith(">")]
    assert [row.text for row in rows] == [parts[1] for parts in ledger]
    for row, parts in zip(rows, ledger, strict=True):
        if not row.text.startswith("[all"):
            state = opened.view_before(row.end, "table")
            assert show(values_of(state.sides[INDEX[row.seat]])) == " ".join(parts[2:8]), row


def test_a_record_with_an_impossible_row_opens_up_to_it() -> None:
    lines = text_of(4).splitlines()
    at = next(n for n, line in enumerate(lines) if n > 40 and "\tupgrade " in line)
    faction = lines[at].split("\t")[0]
    opened, error = open_record(GAME, "\n".join((*lines[:at], f"{faction}\tbuild A99", *lines[at + 1 :])))
    assert error is not None
    assert error[1] == at + 1
    assert opened.pending is not None
    assert len(rows_of(opened)) == error[0] - 1


@pytest.mark.parametrize("text", ["", "no record", ">\tmap base\n>\tplayer a\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        open_record(GAME, text)


def test_a_game_goes_on_from_a_row_against_computers() -> None:
    opened, _ = open_record(GAME, text_of(4))
    rows = rows_of(opened)
    last = next(n for n, row in enumerate(rows) if n > 30 and row.seat != "you" and row.text.startswith("pass"))
    seats = {seat: "apprentice" for seat in opened.header.seats if seat != "you"}
    branched = opened.branch(rows[last].end, seats)
    assert branched.header.seats["you"] == "person"
    assert branched.pending is not None
    assert branched.pending.seat == "you"
    assert [row.text for row in rows_of(branched)][: last + 1] == [row.text for row in rows[: last + 1]]
    assert opened.header.seats == dict.fromkeys(opened.header.seats, "person")
    with pytest.raises(Refusal):
        opened.branch(rows[last].end, {"friend": "nobody"})
