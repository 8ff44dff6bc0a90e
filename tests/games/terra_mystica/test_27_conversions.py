"""Conversions and burning in the middle of an action: at every question of one's own turn, and never in another's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.terra_mystica.whole import Table, rich
from visavis.core import Forms, Refusal, Session, Stream
from visavis.core.play.composite_answers import answer_all, composite_answers, matching
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST
from visavis.games.terra_mystica.human.economy import Need, affordable, payments
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.side import Whole
from visavis.games.terra_mystica.players.planner import question_of, sensible
from visavis.games.terra_mystica.records.script import typed
from visavis.testing import clause, count, expect_type, record
from visavis.words import Words

POSITIONS = Path(__file__).parent / "positions"
POOR = {"coins": 0, "workers": 0, "priests": 0, "bowls": (5, 0, 0)}


def asked(table: Table) -> Any:
    """The question that comes next."""
    state = table.state.copy()
    while (question := question_of(state)) is None:
        pass
    return question


def in_spades() -> Session[Any]:
    """Witches with spades in hand: a priest would have to become the worker of the dwelling."""
    file = json.loads((POSITIONS / "conversion_in_spades.json").read_text("utf-8"))
    session = Session.new(GAME, file["options"], seed=1, position=file["state"])
    session.answer(("power", 5))
    return session


@clause("TM-20.7", "TM-20.8")
def test_the_dwelling_after_spades_is_paid_by_converting_with_one_tap() -> None:
    session = in_spades()
    pending, view = expect_type(session.pending, Forms), session.seen_by("you").view
    assert pending.id == "whole.spades"
    assert pending.form("build") is None
    ways = matching(composite_answers(GAME, view, pending), pending, ("build", "A4"))
    assert [way.answers for way in ways] == [(("convert", "priest_worker", 1), ("build", "A4"))]
    answer_all(session, ways[0].answers)
    assert "A4" in session.timeline.now.to_plain()["sides"][0]["built"]
    session.undo()
    assert expect_type(session.pending, Forms).form("build") is None, "one tap is taken back as one"


@clause("TM-20.7", "TM-20.8")
def test_after_the_last_spade_the_dwelling_is_asked_for_if_converting_can_pay_it() -> None:
    session = in_spades()
    session.answer(("transform", "A4", "forest"))
    pending = expect_type(session.pending, Forms)
    assert pending.id == "whole.spades"
    assert {form.verb for form in pending.forms} == {"convert", "done"}
    ways = composite_answers(GAME, session.seen_by("you").view, pending)
    assert {(way.verb, way.values) for way in ways} == {("build", ("A4",))}, "only the space that was changed"
    session.answer(("done",))
    assert session.pending is None or session.pending.id != "whole.spades"


@clause("TM-20.7")
def test_what_no_conversion_can_pay_is_not_asked_for() -> None:
    session = in_spades()
    session.answer(("convert", "priest_coin", 1))
    session.answer(("transform", "A4", "forest"))
    assert session.pending is None or session.pending.id != "whole.spades"


@clause("TM-20.8")
def test_more_spades_are_paid_by_converting_too() -> None:
    table = Table("halflings", "witches")
    table.builds(0, "E6 E10")
    table.put(0, coins=9, workers=1, priests=0, bowls=(0, 0, 12))
    table.play("action ACT5")
    question = asked(table)
    ways = composite_answers(GAME, table.state, question)
    more = [way for way in ways if way.verb == "dig"]
    assert more[0].answers == (("convert", "power_worker", 2), ("dig", 1))
    assert question.form("dig") is None


ROWS: list[tuple[str, str, dict[str, Any], str, dict[str, Any]]] = [
    ("favour", "witches", {"builds": "D7:TP"}, "upgrade D7 to TE. convert 1PW to 1C. +FAV9", {"coins": 56}),
    ("favour", "witches", {"builds": "D7:TP"}, "upgrade D7 to TE. burn 2. convert 2PW to 2C. +FAV9", {"coins": 57}),
    ("step", "auren", {"builds": "D7:SH"}, "action ACTA. convert 2W to 2C. +2AIR", {"coins": 62, "workers": 28}),
    ("bridge", "engineers", {"builds": "B2"}, "action ACTE. convert 1P to 1W. bridge B2:C1", {"workers": 29}),
    ("storm", "nomads", {"builds": "E5:SH"}, "action ACTN. convert 1P to 1C. transform E6 to yellow. build E6", {}),
    ("ride", "witches", {"builds": "D7:SH"}, "action ACTW. convert 1P to 1C. build A3", {"coins": 61}),
    ("house", "swarmlings", {"builds": "D7:SH A2"}, "action ACTS. convert 1P to 1C. upgrade A2 to TP", {"coins": 61}),
    ("ordain", "darklings", {"builds": "D7:TP"}, "upgrade D7 to SH. convert 3PW to 1W. convert 3W to 3P", {}),
    ("home", "shapeshifters", {"builds": "E5:SH"}, "action ACTH5. convert 1P to 1C. pick-color red", {"coins": 61}),
    ("volcano", "dragonlords", {"builds": "E5"}, "dig 1. convert 1P to 1C. build E6", {"priests": 4}),
]


@clause("TM-20.7", "TM-20.8", "TM-20.9")
@pytest.mark.parametrize(("what", "faction", "board", "row", "after"), ROWS)
def test_in_the_middle_of_an_action_goods_are_converted(
    what: str, faction: str, board: dict[str, Any], row: str, after: dict[str, Any]
) -> None:
    table = rich(faction, "icemaidens" if faction == "dragonlords" else "yetis")
    table.put(0, bowls=(0, 4, 8), home=table.state.sides[0].home or "forest")
    table.builds(0, board["builds"])
    side = table.play(row)
    assert {name: getattr(side, name) for name in after} == after


@clause("TM-20.24", "TM-20.8")
def test_between_a_building_and_its_town_tile_power_makes_room_for_power() -> None:
    table = rich("witches", "nomads")
    table.builds(0, "A2 A3 A4 B2:SA")
    table.put(0, bowls=(0, 0, 6))
    full = table.state.copy()
    assert table.play("upgrade A2 to TP. +TW4").bowls == (0, 0, 6)
    for name in full.__struct_fields__:
        setattr(table.state, name, getattr(full, name))
    side = table.play("upgrade A2 to TP. convert 6PW to 6C. +TW4")
    assert side.bowls == (0, 4, 2)


@clause("TM-20.20", "TM-20.8")
def test_a_cult_step_of_cultists_after_the_others_have_decided_belongs_to_their_turn() -> None:
    table = rich("cultists", "nomads")
    table.builds(0, "E5")
    table.builds(1, "E6")
    table.put(1, bowls=(5, 7, 0))
    table.play("upgrade E5 to TP")
    table.play("leech 1 from cultists", 1)
    side = table.play("convert 1PW to 1C. +AIR")
    assert side.coins == 60 - 3 + 1
    assert side.cults[3] == 1


@clause("TM-20.9", "TM-20.25")
@pytest.mark.parametrize("row", ["burn 1", "convert 1PW to 1C", "burn 1. leech 1 from cultists"])
def test_nobody_burns_or_converts_in_the_turn_of_somebody_else(row: str) -> None:
    table = rich("cultists", "nomads")
    table.builds(0, "E5")
    table.builds(1, "E6")
    table.put(1, bowls=(5, 7, 1))
    table.play("upgrade E5 to TP")
    question = asked(table)
    assert question.id == "whole.power"
    assert tuple(question.options) == (True, False)
    assert table.refuses(row, 1) == "not_your_turn"
    command = row.split(". ")[0]
    with pytest.raises(Refusal) as refused:
        typed(table.state, question, command)
    assert refused.value.details["reason"] == "whole.not_your_turn"


@clause("TM-20.8")
def test_who_has_nothing_to_convert_is_offered_no_conversion() -> None:
    table = rich("witches", "nomads")
    table.builds(0, "D7:TP")
    table.play("upgrade D7 to TE")
    question = asked(table)
    assert question.options[-1] == CONVERT_FIRST
    table.put(0, **POOR)
    assert CONVERT_FIRST not in asked(table).options


@clause("TM-20.8")
def test_a_conversion_can_be_thought_better_of() -> None:
    table = rich("witches", "nomads")
    table.builds(0, "D7:TP")
    table.play("upgrade D7 to TE")
    table.state.todo = (("convert", 0, 0, 0), *table.state.todo)
    before = table.state.sides
    table.script.commands = [("back",)]
    people_step(table.state, table.script)
    assert table.state.sides == before
    assert table.state.todo[0][0] == "favour"


@clause("TM-20.29")
def test_between_two_rounds_nothing_is_converted() -> None:
    table = rich("acolytes", "nomads")
    table.builds(0, "D7")
    table.state.phase = "between"
    table.state.todo = (("step", 0, 1, 0), ("income", 0, 0, 0), ("begin", 0, 2, 0))
    assert tuple(asked(table).options) == ("fire", "water", "earth", "air")


@clause("TM-20.8")
def test_the_planner_converts_before_an_action_and_not_in_the_middle_of_it() -> None:
    session = in_spades()
    answers = sensible(expect_type(session.pending, Forms))
    assert {answer[0] for answer in answers} == {"transform", "forgo"}
    table = rich("witches", "nomads")
    table.builds(0, "D7:TP")
    table.play("upgrade D7 to TE")
    assert CONVERT_FIRST not in sensible(asked(table))


@clause("TM-20.8", "TM-20.9")
def test_what_can_be_paid_by_converting_is_known_without_looking_for_the_ways() -> None:
    stream, tried = Stream(7), count(20_000, usual=2_000)
    below, can = stream.below, 0
    for _ in range(tried):
        bowls = (0, below(8), below(8))
        faction = ("witches", "riverwalkers")[below(8) == 0]
        side = Whole(faction, coins=below(5), workers=below(4), priests=below(3), bowls=bowls, sent=below(7))
        need = Need(below(5), below(7), below(3), below(3))
        assert affordable(side, need) == bool(payments(side, need)), (side, need)
        can += affordable(side, need)
    assert tried // 10 < can < tried * 9 // 10
    record("terra_mystica prices that conversions can pay, by two ways of counting", tried)


@clause("TM-20.7")
def test_a_turn_that_stays_open_says_so() -> None:
    file = json.loads((POSITIONS / "conversion_in_spades.json").read_text("utf-8"))
    session = Session.new(GAME, file["options"], seed=1, position=file["state"])
    words, heads = Words("de", GAME, strict=True), []
    for answer in (("more",), ("cult", "fire", 2), None):
        question = expect_type(session.pending, Forms)
        heads.append(words.heading(question))
        if answer:
            session.answer(answer)
    assert heads == ["Was machst du?", "Was machst du, ehe du tauschst?", "Tauschst du noch?"]
