"""Several answers that are given as one, what is a verb and a value, and what the table has to follow."""

from __future__ import annotations

import pytest

from visavis.core import CompositeAnswer, Field, Form, Forms, Refusal, Session, Stream, get_game
from visavis.core.play.composite_answers import answer_all, matching, with_composites
from visavis.words import Typed

BUILD = Form("build", (Field("space", ("A1", "A2")),))
QUESTION = Forms("toy.turn", "you", "T-1", (BUILD, Form("done")))
WAYS = (
    CompositeAnswer("build", ("space",), ("B1",), (("dig", 1), ("build", "B1"))),
    CompositeAnswer("build", ("space",), ("B1",), (("burn", 1), ("build", "B1"))),
    CompositeAnswer("pay", ("what", "times"), ("coin", 2), (("burn", 2), ("pay", "coin", 2))),
)


def test_a_wider_question_offers_both_and_reads_both() -> None:
    wide = with_composites(QUESTION, WAYS)
    assert isinstance(wide, Forms)
    assert set(wide.answers()) == {("build", "A1"), ("build", "A2"), ("build", "B1"), ("done",)}
    assert wide.read("build B1") == ("build", "B1")
    assert with_composites(QUESTION, ()) is QUESTION


def test_the_best_way_comes_first_and_none_where_it_is_possible_by_itself() -> None:
    assert matching(WAYS, QUESTION, ("build", "B1")) == list(WAYS[:2])
    assert matching(WAYS, QUESTION, ("build", "A1")) == []
    assert matching(WAYS, QUESTION, ("build", "Z9")) == []


def test_a_verb_that_is_not_possible_by_itself_is_offered_by_its_ways() -> None:
    closed = Forms("toy.turn", "you", "T-1", (Form("done"), Form("pay", (Field("what", ("wood",)),), (("wood",),))))
    way = CompositeAnswer("pay", ("what",), ("coin",), (("burn", 1), ("pay", "coin")))
    wide = with_composites(closed, (way,))
    assert isinstance(wide, Forms)
    assert wide.fits(("pay", "coin"))
    assert wide.fits(("pay", "wood"))


def test_what_is_a_verb_and_a_value_is_typed_by_both_names() -> None:
    question = Forms("toy.turn", "you", "T-1", (Form("dig"), Form("improve", (Field("track", ("dig", "ship")),))))
    verbs, values = {"dig": "grabe", "improve": "verbessere"}, {"dig": "Graben", "ship": "Schifffahrt"}
    typed = Typed(lambda one: verbs.get(str(one), str(one)), lambda one: values.get(str(one), str(one)))
    assert question.read("grabe", typed) == ("dig",)
    assert question.read("verbessere Graben", typed) == ("improve", "dig")


def test_the_table_follows_all_that_is_taken_back_at_once() -> None:
    session, stream = Session.new(get_game("hamlets"), seed=2), Stream(4)
    for _ in range(10):
        session.answer(session.pending.some(stream.below))
    at, gone = session.steps[4], []
    while session.history.last_act is not None and session.history.last_act >= at:
        session.undo()
        gone += list(session.seen_by("you").taken_back)
    while session.history.redo_list:
        session.redo()
    session.back_to(at)
    assert session.seen_by("you").taken_back == tuple(gone)
    assert len(gone) > 3


def test_answers_that_were_given_together_are_taken_back_together_also_when_the_game_was_opened_again() -> None:
    session, stream = Session.new(get_game("hamlets"), seed=2), Stream(4)
    for _ in range(3):
        session.answer(session.pending.some(stream.below))
    before, given = session.save(), []
    for _ in range(3):
        given.append(session.pending.some(stream.below))
        session.answer(given[-1])
    apart = session.save()
    while session.save() != before:
        session.undo()
    answer_all(session, given)
    together = session.save()
    assert together != apart
    assert together.replace(',"joined":true', "") == apart

    opened = Session.load(together)
    assert opened.can_undo
    opened.undo()
    assert opened.save() == before
    opened.redo()
    assert opened.save() == together
    opened.undo()
    opened.answer(given[0])
    opened.undo()
    assert opened.save() == before, "what is given alone is taken back alone"


def test_a_correction_after_answers_that_were_given_together_is_taken_back_alone() -> None:
    session, stream = Session.new(get_game("hamlets"), seed=2), Stream(4)
    given, first = [], session.save()
    for _ in range(2):
        given.append(session.pending.some(stream.below))
        session.answer(given[-1])
    session.undo()
    session.undo()
    answer_all(session, given)
    before = session.save()
    session.correct({"towers_left": session.timeline.now.towers_left - 1})
    session.undo()
    assert session.save() == before
    session.undo()
    assert session.save() == first


def test_if_one_of_several_answers_is_refused_none_was_given() -> None:
    session = Session.new(get_game("hamlets"), seed=2)
    assert session.pending is not None
    before, good = session.save(), session.pending.at(0)
    with pytest.raises(Refusal):
        answer_all(session, (good, "nonsense"))
    assert session.save() == before
    answer_all(session, (good,))
    assert session.save() != before
