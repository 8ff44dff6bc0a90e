"""Recorded games are played again by the rules: every value of every row, and what is said about the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from visavis.core import Refusal
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.records.notation import read_row
from visavis.games.terra_mystica.records.reading import read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.testing import clause, count, record
from visavis.words import Words

FILES = sorted((Path(__file__).parent / "records").glob("game*.txt"))
CHUNKS = 5


def replay(text: str) -> tuple[int, str] | None:
    """The line and the reason of the first row that cannot be."""
    found = Replay(read_record(text), GAME.default_pack).run()
    return None if found is None else (found[0], found[1].id.removeprefix("record."))


def said(old: str, new: str, lang: str) -> str:
    """What a person reads about the first game with one row changed."""
    text = FILES[0].read_text("utf-8")
    assert old in text
    found = Replay(read_record(text.replace(old, new, 1)), GAME.default_pack).run()
    assert found is not None
    return Words(lang, GAME, strict=True).refusal(found[1])


@pytest.mark.parametrize(
    ("old", "new", "de", "en"),
    [
        ("advance ship\t24", "upgrade G6 to SH\t24", "Nichts lässt sich aufwerten", "You cannot afford any upgrade."),
        ("upgrade I11 to TE. +FAV1\t", "upgrade I11 to SA\t", "Es fehlt die Stufe davor", "the step before"),
        ("send p to FIRE for 3", "send p to WATER for 3", "Auf der 3 steht schon ein Priester", "on the 3 already"),
        ("TE. +FAV11", "TE. +FAV1", "Dieses Gunstplättchen hast du schon", "You have this favour tile already"),
        ("bridge C4:D5", "bridge C4:B4", "keine Brücke über einen Fluss", "No bridge across a river"),
        ("pass BON9\t24", "pass BON6\t24", "Diese Karte liegt nicht in der Reihe", "does not lie in the row"),
        ("\t24\t1\t0\t0\t6", "\t24\t2\t0\t0\t6", "da steht 24 2 0 0 6/0/0", "the row says 24 2 0 0 6/0/0"),
    ],
)
def test_a_row_that_cannot_be_is_told_with_its_reason(old: str, new: str, de: str, en: str) -> None:
    assert de in said(old, new, "de")
    assert en in said(old, new, "en")


def test_there_are_45_games() -> None:
    assert len(FILES) == 45


@clause(
    "TM-20.1", "TM-20.2", "TM-20.3", "TM-20.4", "TM-20.5", "TM-20.6", "TM-20.7", "TM-20.8", "TM-20.9", "TM-20.10",
    "TM-20.11", "TM-20.12", "TM-20.13", "TM-20.14", "TM-20.15", "TM-20.16", "TM-20.17", "TM-20.18", "TM-20.19",
    "TM-20.20", "TM-20.21", "TM-20.22", "TM-20.23", "TM-20.24", "TM-20.25", "TM-20.26", "TM-20.28", "TM-20.29",
    "TM-20.30", "TM-20.31", "TM-20.32", "TM-20.33", "TM-20.34",
)  # fmt: skip
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_row_has_the_values_that_were_recorded(chunk: int) -> None:
    files = FILES[chunk :: 45 // (count(45, usual=5) // CHUNKS)] if count(45, usual=5) < 45 else FILES[chunk::CHUNKS]
    rows = 0
    for file in files:
        again = Replay(read_record(file.read_text("utf-8")), GAME.default_pack)
        assert again.run() is None, file.name
        assert len(again.rows) == len(again.record.rows)
        rows += len(again.rows)
    record("terra_mystica rows of records played again", rows)
    assert rows > 90


FIRST = FILES[0].read_text("utf-8")


def changed(old: str, new: str) -> str:
    """The reason why a record is impossible after a change; it must be found in the changed line."""
    assert old in FIRST, old
    found = replay(FIRST.replace(old, new, 1))
    assert found is not None
    assert found[0] == FIRST[: FIRST.index(old)].count("\n") + 1
    return found[1]


class TestBadRecords:
    def test_a_wrong_value_is_found_in_its_row(self) -> None:
        assert changed("auren\tdig 1. build H8\t27\t15", "auren\tdig 1. build H8\t27\t16") == "values"

    @pytest.mark.parametrize("place", range(11))
    def test_each_of_the_values_counts(self, place: int) -> None:
        row = "acolytes\tupgrade G6 to SH\t24\t1\t0\t0\t5/1/0\t0/0/0/0"
        values = row.replace("/", "\t").split("\t")[2:]
        values[place] = str(int(values[place]) + 1)
        wrong = "\t".join((*values[:4], "/".join(values[4:7]), "/".join(values[7:])))
        assert changed(row, f"acolytes\tupgrade G6 to SH\t{wrong}") == "values"

    def test_power_that_was_not_offered(self) -> None:
        assert changed("green:1\nauren\tleech 1", "green:2\nauren\tleech 1") == "offers"
        assert changed("auren\tleech 1 from acolytes", "auren\tleech 2 from acolytes") == "offer"

    def test_an_unpaid_move(self) -> None:
        assert changed("acolytes\tadvance ship\t24", "acolytes\tupgrade G6 to SH\t24") == "not_possible"

    def test_a_second_priest_on_a_taken_space(self) -> None:
        assert changed("acolytes\tsend p to WATER for 2", "acolytes\tsend p to WATER for 3") == "not_possible"

    def test_a_favour_tile_of_a_kind_already_held(self) -> None:
        assert changed("upgrade H8 to TE. +FAV11", "upgrade H8 to TE. +FAV1") == "not_possible"

    def test_a_bridge_over_land(self) -> None:
        assert changed("bridge C4:D5", "bridge C4:D4") == "not_possible"

    def test_passing_twice(self) -> None:
        again = "auren\tpass BON3\t29\t13\t0\t0\t6/2/0\t0/1/0/1\t\n#"
        assert changed("acolytes\tburn 3. convert 3PW to 1W", again) == "passed"

    def test_an_unknown_map(self) -> None:
        with pytest.raises(Refusal) as refused:
            replay(FIRST.replace("map base", "map moon"))
        assert refused.value.id == "record.map"

    @pytest.mark.parametrize("line", ["score SCORE1", "score x", "delete BONx", "final-scoring moon", "moon", ""])
    def test_a_wrong_set_up(self, line: str) -> None:
        with pytest.raises(Refusal) as refused:
            replay(FIRST.replace("delete BON6", line))
        assert refused.value.id == "record.set_up"

    def test_a_wrong_result(self) -> None:
        assert changed("VP=77", "VP=78") == "result"
        assert changed("A6:D A7:D", "A6:D A7:TP") == "result"
        assert changed("green:C4-D5", "red:C4-D5") == "result"

    @pytest.mark.parametrize("wrong", ["build", "build Z9", "dig 12", "convert 2PW to 1W", "send p to MOON for 3", "x"])
    def test_what_is_no_command(self, wrong: str) -> None:
        assert read_row(f"burn 1. {wrong}") == wrong
        assert changed("acolytes\tadvance ship\t24", f"acolytes\t{wrong}\t24") == "unreadable"

    @pytest.mark.parametrize("text", ["", "x", "\t\t", "> \n", ">\tplayer p1", "a\tb\tc\td\te\tf\tg\th", "\0"])
    def test_what_is_no_record(self, text: str) -> None:
        with pytest.raises(Refusal) as refused:
            replay(text)
        assert refused.value.id.startswith("record.")

    def test_spades_that_are_left(self) -> None:
        assert changed("action ACT5. transform G7 to red", "action ACT5") == "spades"
