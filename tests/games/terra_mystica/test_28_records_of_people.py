"""What records of people's games say: the track of a key, rows in another order, and somebody who drops out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.terra_mystica.test_writing import played
from tests.games.terra_mystica.whole import Table, rich
from tests.known_misses import known
from visavis.core import Answer, Forms, Session
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.human.forms import AFTER, TURN
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.towns import rivers
from visavis.games.terra_mystica.human.turn import ENTRIES
from visavis.games.terra_mystica.players.planner import question_of
from visavis.games.terra_mystica.records.notation import read_command, read_row
from visavis.games.terra_mystica.records.reading import Impossible, read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.games.terra_mystica.records.writing import Writer, write_record
from visavis.research.alphabet import Alphabet, listed
from visavis.testing import check_game, clause, expect_type
from visavis.testing.golden import check_golden
from visavis.words import Words

# The track of a key


def town_of_keys(*, cults: tuple[int, int, int, int] = (3, 9, 4, 9), keys: int = 0) -> Table:
    """A town that gives a step on all tracks, with fewer keys than tracks at 9."""
    table = rich("witches", "nomads")
    table.builds(0, "A2 A3 A4 B2:SA")
    table.put(0, cults=cults, keys=keys, bowls=(8, 0, 0))
    return table


@clause("TM-20.20", "TM-20.24")
@pytest.mark.parametrize(
    ("row", "cults"),
    [
        ("upgrade A2 to TP. -WATER. +TW5", (4, 9, 5, 10)),
        ("upgrade A2 to TP. -air. +TW5", (4, 10, 5, 9)),
        ("upgrade A2 to TP. +TW5. key AIR", (4, 9, 5, 10)),
        ("upgrade A2 to TP. +TW5. air", (4, 9, 5, 10)),
        ("upgrade A2 to TP. +TW5. convert 1W to 1C. +WATER", (4, 10, 5, 9)),
    ],
)
def test_a_record_says_which_track_gets_the_key(row: str, cults: tuple[int, ...]) -> None:
    table = town_of_keys()
    table.play(row)
    if table.state.todo and table.state.todo[0][0] == "key":
        table.script.commands = []
        people_step(table.state, table.script)
    assert table.state.sides[0].cults == cults
    assert table.state.sides[0].keys == 0


@clause("TM-20.20")
def test_where_a_row_does_not_say_it_its_values_do() -> None:
    table = town_of_keys()
    table.play("upgrade A2 to TP. +TW5")
    with pytest.raises(Impossible, match=r"record\.missing"):
        people_step(table.state, table.script)
    table.script.cults = (4, 9, 5, 10)
    people_step(table.state, table.script)
    assert table.state.sides[0].cults == (4, 9, 5, 10)


@clause("TM-20.20")
def test_two_keys_for_three_tracks_go_where_one_likes() -> None:
    table = town_of_keys(cults=(9, 9, 9, 0), keys=1)
    table.play("upgrade A2 to TP. +TW5. key EARTH. key WATER")
    side = table.state.sides[0]
    assert (side.cults, side.keys) == ((9, 10, 10, 1), 0)
    assert "key" not in [task[0] for task in table.state.todo]


@clause("TM-20.20")
@pytest.mark.parametrize("cult", ["water", "air"])
def test_the_track_of_a_key_is_written_and_read_back(cult: str) -> None:
    table = town_of_keys()
    answers = [("upgrade", "A2", "house"), "town 5", cult]
    writer = Writer(table.state.copy(), [Answer(answer, "", "you") for answer in answers])
    while writer.inputs:
        people_step(writer.state, writer)
    (row,) = (". ".join(one.commands) for one in writer.rows)
    other = "AIR" if cult == "water" else "WATER"
    assert row == f"upgrade A2 to TP. -{other}. +TW5"
    table.play(row)
    people_step(table.state, table.script)
    assert table.state.sides == writer.state.sides


# Rows as people write them


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        ("Send p to earth", "send p to EARTH"),
        ("upgrade i6 to tp", "upgrade I6 to TP"),
        ("Bridge e4:g1", "bridge E4:G1"),
        ("convert 1pw to 1c", "convert 1PW to 1C"),
        ("+fav5", "+FAV5"),
        ("action actn", "action ACTN"),
        ("Leech 2 from engineers", "leech 2 from engineers"),
    ],
)
def test_capital_letters_do_not_matter(typed: str, usual: str) -> None:
    assert read_command(typed) == read_command(usual) is not None


@clause("TM-21.2")
def test_a_dwelling_after_a_sandstorm_says_where_the_storm_was() -> None:
    table = rich("nomads", "witches")
    table.builds(0, "E5:SH")
    side = table.play("action ACTN. build E6")
    assert side.built & table.state.world.map.bits(("E6",))


@clause("TM-20.16", "TM-20.24")
def test_a_favour_tile_may_stand_before_the_town_and_a_conversion_between_them() -> None:
    found = []
    for row in ("+TW4. +FAV9", "+FAV9. +TW4", "+FAV9. convert 1W to 1C. +TW4"):
        table = rich("witches", "nomads")
        table.builds(0, "A2:TP A3 A4 B2:SA")
        table.put(0, bowls=(12, 0, 0))
        table.script.commands = list(reversed(read_row(f"upgrade A2 to TE. {row}")))  # type: ignore[arg-type]
        while table.script.commands:
            people_step(table.state, table.script)
        side = table.state.sides[0]
        found.append(replace(side, coins=side.coins + side.workers, workers=0))
    assert found[0] == found[1] == found[2]


@clause("TM-21.7", "TM-20.16")
def test_a_favour_tile_may_stand_before_the_river_that_founds_a_town() -> None:
    found = []
    for row in ("connect {}. +TW4. +FAV9", "+FAV9. connect {}. +TW4"):
        table = rich("mermaids", "nomads")
        table.builds(0, "B2:SH A3:TP C1 A2")
        table.put(0, ship=2)
        river = table.state.world.map.name(rivers(table.state, 0))
        table.script.commands = list(reversed(read_row(f"upgrade A3 to TE. {row.format(river)}")))  # type: ignore[arg-type]
        while table.script.commands:
            people_step(table.state, table.script)
        found.append(table.state.sides[0])
    assert found[0] == found[1]
    assert found[0].towns


# Somebody drops out


def people(number: int = 3, order: str = "seats") -> Session[Any]:
    """A game of people in which it is somebody's turn."""
    options = {"automa": False, "humans": number, "order": order}
    session = Session.new(GAME, options, seed=5, seats=dict.fromkeys(("friend", "third")[: number - 1], "planner"))
    while session.pending is not None and session.pending.id != "whole.turn":
        session.answer(next(iter(session.pending.answers())))
    return session


@clause("TM-20.35")
@pytest.mark.parametrize("order", ["seats", "passing"])
def test_who_drops_out_is_not_asked_again_and_the_others_play_to_the_end(order: str) -> None:
    session = people(order=order)
    built = session.timeline.now.sides[0].built
    session.answer(("leave",))
    assert session.pending is not None
    assert session.pending.id == "whole.leave"
    session.answer(True)
    assert session.over, "two computers play on, and nobody waits for the person"
    state = session.timeline.now
    assert (state.round, state.sides[0].out) == (6, True)
    assert state.sides[0].built == built
    assert "you" not in GAME.winners(state)
    assert set(GAME.score(state)) == {"you", "friend", "third"}
    asked = [line for line in session.lines if isinstance(line, Answer) and line.by == "you"]
    assert asked[-1].to == "whole.leave"
    text = write_record(session.header, session.lines, session.pack)
    again = Replay(read_record(text), session.pack)
    assert again.run() is None
    assert again.state.sides == state.sides


@clause("TM-20.35")
def test_who_is_not_sure_stays_and_can_undo_it() -> None:
    session = people()
    before = session.save()
    session.answer(("leave",))
    session.answer(False)
    assert session.pending is not None
    assert session.pending.id == "whole.turn"
    assert not session.timeline.now.sides[0].out
    session.answer(("leave",))
    session.answer(True)
    while session.save() != before:
        session.undo()
    assert session.pending is not None
    assert session.pending.id == "whole.turn"


@clause("TM-20.35", "TM-20.25")
def test_nobody_offers_power_to_who_is_gone_but_their_buildings_are_neighbours() -> None:
    table = rich("cultists", "nomads", "witches")
    table.builds(0, "E5")
    table.builds(1, "E6")
    table.put(1, bowls=(12, 0, 0), out=True)
    side = table.play("upgrade E5 to TP")
    assert side.coins == 60 - 3, "a neighbour makes a trading house cheaper"
    assert table.state.todo == ()


@clause("TM-20.35")
def test_the_last_one_cannot_drop_out_and_next_to_the_automa_nobody_can() -> None:
    table = rich("cultists", "nomads")
    assert "leave" in {form.verb for form in expect_type(question_of(table.state.copy()), Forms).forms}
    table.put(1, out=True)
    assert "leave" not in {form.verb for form in expect_type(question_of(table.state.copy()), Forms).forms}
    assert "leave" in ENTRIES
    session = Session.new(GAME, {"keeps": "everything"}, seed=2)
    while session.pending is not None and session.pending.id != "whole.turn":
        session.answer(next(session.pending.answers()))
    assert "leave" not in {form.verb for form in expect_type(session.pending, Forms).forms}


@clause("TM-20.35")
def test_a_ledger_with_a_drop_out_is_read_on() -> None:
    session = next(one for one in map(played, range(1, 60)) if any(side.out for side in one.timeline.now.sides))
    text = write_record(session.header, session.lines, session.pack)
    ledger = []
    for line in text.splitlines():
        parts = line.split("\t")
        if len(parts) > 1 and parts[1] == "dropped from the game":
            line = f"{parts[0]} dropped from the game"
        ledger.append(line)
    again = Replay(read_record("\n".join(ledger)), session.pack)
    assert again.run() is None
    assert again.state.sides == session.timeline.now.sides


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_burn_in_a_turn_of_somebody_else_is_refused_in_words(lang: str) -> None:
    session = played(4)
    text = write_record(session.header, session.lines, session.pack)
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if "\tleech " in line or "\tdecline " in line)
    faction = lines[at].split("\t")[0]
    wrong = Replay(read_record("\n".join((*lines[:at], f"{faction}\tburn 1", *lines[at:]))), session.pack).run()
    assert wrong is not None
    assert wrong[0] == at + 1
    said = Words(lang, GAME, strict=True).refusal(wrong[1])
    assert ("nur im eigenen Zug" if lang == "de" else "in one's own turn only") in said


@clause("TM-20.35")
def test_a_computer_goes_on_for_who_leaves_their_seat() -> None:
    """It answers as a seat of its own, so that an undo goes back to the last answer of a person."""
    session = people()
    before = session.save()
    session.answer(("hand_over",))
    assert session.over, "three computers play on"
    state = session.timeline.now
    assert (state.sides[0].computer, state.sides[0].out) == (True, False)
    answered = [line for line in session.lines if isinstance(line, Answer) and line.by == "you_computer"]
    assert len(answered) > 20
    after = session.lines[session.lines.index(answered[0]) :]
    assert not any(line.by == "you" for line in after if isinstance(line, Answer))
    assert state.sides[0].points > 20
    again = Session.load(session.save(), GAME)
    assert again.timeline.now == state
    assert again.timeline.counts == session.timeline.counts
    text = write_record(session.header, session.lines, session.pack)
    record = Replay(read_record(text), session.pack)
    assert record.run() is None
    assert record.state.sides == tuple(replace(side, computer=False) for side in state.sides)
    session.undo()
    assert session.save() == before


@clause("TM-20.35")
def test_an_opened_game_waits_for_the_computer_of_a_seat() -> None:
    session = people()
    lines = session.save().splitlines()
    session.answer(("hand_over",))
    cut = session.save().splitlines()[: len(lines) + 3]
    opened = Session.load("\n".join(cut) + "\n", GAME)
    assert opened.pending is None
    assert opened.seen_by("you").waiting_for == "you_computer"
    assert Words("de", GAME, strict=True).seat("you_computer") == "Computer für dich"
    opened.go_on()
    assert opened.save() == session.save()


# Power that nobody could take, and refusals without a row


def full_bowls(change: Any) -> tuple[list[str], Any]:
    """The record of a game of planners with the rows about full bowls as people write them."""
    found, states = [], []
    for seed in range(4, 20):
        session = played(seed)
        text = write_record(session.header, session.lines, session.pack)
        lines, changed = change(text.splitlines(), session)
        if changed:
            found.append("\n".join(lines))
            states.append(session)
    assert found, "no seed has such a row"
    return found, states


def without_room(lines: list[str], session: Any) -> list[int]:
    """The lines of refusals of somebody whose bowls were full."""
    found, bowls = list[int](), dict[str, str]()
    for n, line in enumerate(lines):
        faction, command, *values = [*line.split("\t"), "", ""][:9]
        if command.startswith("decline ") and bowls.get(faction, "").startswith("0/0/"):
            found.append(n)
        if len(line.split("\t")) > 6:
            bowls[faction] = values[4]
    return found


@clause("TM-20.25")
def test_power_without_room_may_stand_as_taken() -> None:
    def change(lines: list[str], session: Any) -> tuple[list[str], bool]:
        full = without_room(lines, session)
        return [line.replace("decline ", "leech ") if n in full else line for n, line in enumerate(lines)], bool(full)

    for text, session in zip(*full_bowls(change), strict=True):
        again = Replay(read_record(text), session.pack)
        assert again.run() is None
        assert again.state.sides == session.timeline.now.sides


@clause("TM-20.25")
def test_refusals_may_be_left_out() -> None:
    """Who cannot take power has decided nothing; who could, and does something else next, has refused it."""

    def change(lines: list[str], session: Any) -> tuple[list[str], bool]:
        kept = []
        for line in lines:
            _, command = [*line.split("\t"), ""][:2]
            if not command.startswith("decline "):
                kept.append(line)
        return kept, len(kept) < len(lines)

    for text, session in zip(*full_bowls(change), strict=True):
        again = Replay(read_record(text), session.pack)
        assert again.run() is None
        assert again.state.sides == session.timeline.now.sides


@clause("TM-20.25")
def test_power_that_is_taken_later_is_not_a_refusal() -> None:
    """A row of another seat that comes before the decision of one is refused with what is expected."""
    session = played(4)
    lines = write_record(session.header, session.lines, session.pack).splitlines()
    at = next(n for n, line in enumerate(lines) if "\tleech " in line and "\tleech " not in lines[n + 1])
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    wrong = Replay(read_record("\n".join(lines)), session.pack).run()
    assert wrong is not None
    assert wrong[0] == at + 1


@clause("TM-20.35")
def test_a_seat_left_to_a_computer_is_the_same_game_however_it_is_resumed() -> None:
    file = Path(__file__).parent / "golden" / "people_hand_over.jsonl"
    assert check_golden(GAME, file.read_text("utf-8")) > 900


@clause("TM-20.35")
def test_a_random_game_in_which_a_seat_is_left_to_a_computer_passes_the_harness() -> None:
    checked = check_game(GAME, 1, seed=2025, first=8, known_misses=known("terra_mystica"))
    assert checked.questions > 100


def test_every_verb_of_a_turn_is_in_the_action_list() -> None:
    alphabet = expect_type(listed("terra_mystica"), Alphabet)
    assert {*TURN, *AFTER} - {*alphabet.tokens} == set()
