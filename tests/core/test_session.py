from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from tests.core.toy import TOY, Added, Kept, Rolled, rules_2
from visavis.core import BadLog, BadPosition, NotAllowed, Refusal, Session, Stale, Unreadable, get_game
from visavis.core.chance import Stream
from visavis.core.play.log import Answer, Draw, Rules, Step
from visavis.core.play.runner import Runner
from visavis.core.play.session import from_lines
from visavis.core.question import Number
from visavis.games.hamlets.effects import YouBuild
from visavis.games.hamlets.state import HOUSES
from visavis.testing import expect_type

NEWER = dataclasses.replace(TOY, rules_version="2", step=rules_2)
HIDDEN = dataclasses.replace(TOY, hidden=True)


def played(*answers: Any, **how: Any) -> Session:
    session = Session.new(TOY, seed=7, **how)
    for answer in answers:
        session.answer(answer)
    return session


def whole(session: Session) -> Session:
    """Play to the end."""
    while not session.over:
        session.answer(session.pending.some(lambda n: n - 1))
    return session


class TestAnswers:
    def test_a_step_waits_for_every_answer_and_shows_its_effects_at_once(self) -> None:
        session = played(3)
        assert session.pending.id == "keep"
        assert [expect_type(event.effect, Rolled).die for event in session.seen_by("p1").events] == [
            expect_type(session.lines[2], Draw).draw
        ]

    def test_a_finished_step_is_followed_by_the_next_question(self) -> None:
        session = played(3, 2)
        assert session.pending.id == "stake"
        assert session.seen_by("p1").view.total == 3
        assert session.lines[-1] == Step(2)

    @pytest.mark.parametrize("raw", [0, 6, True, 1.0, float("nan"), None, "x", "", "1e3", [1], "9" * 500, "1\x00"])
    def test_a_refused_answer_changes_nothing(self, raw: object) -> None:
        session = played(3, 2)
        before = session.save()
        with pytest.raises(Refusal):
            session.answer(raw)
        assert session.save() == before
        assert session.pending.id == "stake"

    def test_an_answer_to_an_older_moment_is_stale(self) -> None:
        session = played()
        seen = len(session.lines)
        session.answer(3, at=seen)
        with pytest.raises(Stale):
            session.answer(1, at=seen)
        assert session.pending.id == "keep"

    def test_after_the_end_nothing_is_asked(self) -> None:
        session = whole(played())
        with pytest.raises(Stale):
            session.answer(1)

    def test_the_options_of_a_question_follow_from_the_step_so_far(self) -> None:
        with pytest.raises(NotAllowed):
            played(2, 3)

    def test_a_shown_card_is_asked_for_and_is_an_input_of_a_person(self) -> None:
        session = played(3, shown=("die",))
        assert session.pending.id == "draw.die"
        session.answer("5")
        assert session.lines[2] == Draw(5, "die", "table")
        session.undo()
        assert session.pending.id == "draw.die"

    def test_the_last_card_of_a_pile_is_not_asked_for(self) -> None:
        session = played(1, 1, "a", 1, 1, "b", 1, 1, shown=("bag",))
        kept = [line.card for line in session.lines if isinstance(line, Kept)]
        assert kept == ["a", "b", "c"]


class TestUndo:
    def test_undo_takes_back_the_last_answer_and_the_draws_after_it(self) -> None:
        session = played(3)
        session.undo()
        assert session.pending.id == "stake"
        assert session.lines == [Step(1)]

    def test_undo_goes_into_the_step_before(self) -> None:
        session = played(3, 2)
        session.undo()
        assert session.pending.id == "keep"
        assert session.seen_by("p1").view.total == 0

    def test_the_same_draw_comes_again(self) -> None:
        session = played(3)
        die = session.lines[2]
        session.undo()
        session.answer(4)
        assert session.lines[2] == die

    def test_undo_everything_then_redo_everything(self) -> None:
        session = whole(played(3, 2))
        saves = [session.save()]
        while session.seen_by("p1").can_undo:
            session.undo()
            saves.append(session.save())
        assert session.lines == [Step(1)]
        while saves:
            assert session.save() == saves.pop()
            if saves:
                session.redo()
        assert session.over

    def test_nothing_to_undo_is_refused(self) -> None:
        session = played()
        with pytest.raises(NotAllowed, match=r"undo\.nothing"):
            session.undo()

    def test_a_new_answer_ends_the_redo_list(self) -> None:
        session = played(3, 2)
        session.undo()
        session.answer(1)
        with pytest.raises(NotAllowed, match=r"redo\.nothing"):
            session.redo()

    def test_policy_answers_are_dropped_and_restored_not_asked_again(self) -> None:
        asked = []

        class Policy:
            def answer(self, look, question, stream):
                asked.append(question.id)
                return question.some(stream.below)

        game = TOY.with_players(policies={"counting": Policy})
        session = Session.new(game, {"players": "two"}, seed=1, seats={"p2": "counting"})
        session.answer(2)
        session.answer(1)
        before, times = session.save(), len(asked)
        assert asked == ["stake", "keep"]
        session.undo()
        assert session.pending.id == "keep"
        session.redo()
        assert session.save() == before
        assert len(asked) == times


class TestUndoWithHiddenCards:
    def test_another_seat_bars_undo_over_a_draw(self) -> None:
        session = Session.new(HIDDEN, {"players": "two"})
        session.answer(3)
        with pytest.raises(NotAllowed, match=r"undo\.revealed"):
            session.undo()
        assert not session.seen_by("p1").can_undo

    def test_alone_it_is_always_possible(self) -> None:
        session = Session.new(HIDDEN)
        session.answer(3)
        session.undo()
        assert session.lines == [Step(1)]

    def test_once_the_game_is_over_it_is_possible_everywhere(self) -> None:
        session = whole(Session.new(HIDDEN, {"players": "two"}))
        session.undo()
        assert session.pending is not None


def after_a_house(seed: int, left: int) -> Session:
    """In the middle of her step: a house is built, and it is asked where her tower goes."""
    session, stream = Session.new(get_game("hamlets"), seed=seed), Stream(seed)
    while session.pending.id != "tower.you_choose" or session.seen_by("table").view.houses_left != left:
        session.answer(session.pending.some(stream.below))
    return session


class TestCorrect:
    def test_between_steps_it_is_a_line_before_the_next_step(self) -> None:
        session = played(3, 2)
        session.correct({"total": 20})
        assert session.seen_by("p1").view.total == 20
        session.answer(1)
        session.answer(0)
        assert session.seen_by("p1").view.total == 21

    def test_inside_a_step_the_step_runs_again_with_its_answers(self) -> None:
        session = played(3)
        session.correct({"total": 20})
        assert session.pending.id == "keep"
        session.answer(2)
        assert session.seen_by("p1").view.total == 23

    def test_a_number_that_the_step_has_changed_already_is_now_what_was_said(self) -> None:
        session = after_a_house(seed=0, left=9)
        session.correct({"houses_left": 7, "points": 30})
        view = session.seen_by("table").view
        assert (view.houses_left, view.points) == (7, 30)
        corrected = session.save()
        session.undo()
        assert session.seen_by("table").view.houses_left == 9
        session.redo()
        assert session.save() == corrected
        assert session.check() is None

    def test_a_number_that_no_beginning_of_the_step_leads_to_holds_all_the_same(self) -> None:
        """She has just built one: before it she cannot have had one more than all."""
        session = after_a_house(seed=2, left=11)
        session.correct({"houses_left": HOUSES})
        assert session.seen_by("table").view.houses_left == HOUSES
        assert Session.load(session.save()).save() == session.save()
        assert session.check() is None

    def test_an_answer_that_does_not_fit_any_more_is_asked_again_with_a_notice(self) -> None:
        session = played(5)
        session.correct({"total": 28})
        assert session.pending.id == "stake"
        assert expect_type(session.pending, Number).most == 2
        (notice,) = session.seen_by("p1").notices
        assert notice.id == "answers.dropped"
        assert notice.args["answers"] == (("stake", 5),)

    def test_undoing_a_correction_brings_back_the_answers_it_dropped(self) -> None:
        session = played(5)
        before = session.save()
        session.correct({"total": 28})
        corrected = session.save()
        session.undo()
        assert session.save() == before
        assert session.pending.id == "keep"
        session.redo()
        assert session.save() == corrected
        assert session.seen_by("p1").notices[0].args["answers"] == (("stake", 5),)
        again = Session.load(corrected)
        again.undo()
        assert again.save() == before

    def test_answers_given_after_a_correction_are_undone_before_the_dropped_ones_come_back(self) -> None:
        session = played(5)
        before = session.save()
        session.correct({"total": 28})
        session.answer(1)
        session.undo()
        session.undo()
        assert session.save() == before

    def test_undo_takes_back_the_correction_before_the_answers_it_came_after(self) -> None:
        session = played(3)
        before = session.save()
        session.correct({"total": 20})
        corrected = session.save()
        session.undo()
        assert session.save() == before
        session.redo()
        assert session.save() == corrected

    def test_undo_takes_back_later_answers_before_the_correction(self) -> None:
        session = played()
        session.correct({"total": 20})
        corrected = session.save()
        session.answer(3)
        session.undo()
        assert session.save() == corrected

    def test_two_corrections_of_one_step_are_undone_one_by_one(self) -> None:
        session = played(3)
        session.correct({"total": 4})
        session.correct({"total": 5})
        session.undo()
        assert session.seen_by("p1").view.total == 4
        session.undo()
        assert session.seen_by("p1").view.total == 0

    def test_a_correction_that_drops_answers_is_undone_after_a_later_one(self) -> None:
        session = played(5)
        session.correct({"total": 28})
        first = session.save()
        session.correct({"total": 27})
        session.undo()
        assert session.save() == first
        assert Session.load(session.save()).save() == first

    def test_in_a_branch_a_correction_comes_before_what_is_answered_there(self) -> None:
        session = played(3)
        session.correct({"total": 20})
        step = next(at for at, line in enumerate(session.lines) if isinstance(line, Step))
        branched = session.branch(step + 1)
        assert branched.seen_by("p1").view.total == 20
        branched.answer(4)
        branched.undo()
        assert branched.pending.id == "stake"
        assert branched.seen_by("p1").view.total == 20
        branched.undo()
        assert branched.seen_by("p1").view.total == 0

    def test_a_correction_survives_saving(self) -> None:
        session = played(3)
        session.correct({"total": 20})
        assert Session.load(session.save()).save() == session.save()
        assert session.check() is None

    def test_after_the_end_the_game_can_go_on(self) -> None:
        session = whole(played())
        session.correct({"total": 3})
        assert session.pending.id == "stake"
        session.undo()
        assert session.over

    @pytest.mark.parametrize(
        "facts", [{}, {"total": -1}, {"total": "x"}, {"total": True}, {"total": 1.0}, {"nothing": 1}, {"players": 2}]
    )
    def test_what_cannot_be_true_is_refused(self, facts: dict[str, object]) -> None:
        session = played(3)
        before = session.save()
        with pytest.raises(BadPosition):
            session.correct(facts)
        assert session.save() == before


class TestBranch:
    def test_a_branch_goes_its_own_way(self) -> None:
        session = played(3, 2, 4)
        before = session.save()
        branch = session.branch(session.steps[1])
        assert branch.pending.id == "stake"
        branch.answer(1)
        branch.answer(0)
        assert session.save() == before
        assert branch.lines[: session.steps[1]] == session.lines[: session.steps[1]]

    def test_a_branch_inside_a_step_keeps_its_answers(self) -> None:
        session = played(3, 2)
        assert session.branch(3).pending.id == "keep"

    @pytest.mark.parametrize("at", [-1, 10_000, True, "1"])
    def test_there_is_no_branch_outside_the_log(self, at: Any) -> None:
        with pytest.raises(NotAllowed):
            played(3).branch(at)


class TestSaveAndLoad:
    def test_a_loaded_game_is_the_same_game(self) -> None:
        session = played(3, 2, 4)
        again = Session.load(session.save())
        assert again.save() == session.save()
        assert again.seen_by("p1").view == session.seen_by("p1").view
        assert again.pending == session.pending

    def test_a_finished_game_stays_finished(self) -> None:
        session = whole(played())
        assert Session.load(session.save()).over

    def test_a_policy_is_not_asked_again(self) -> None:
        session = Session.new(TOY, {"players": "two"}, seats={"p2": "random"}, seed=3)
        session.answer(2)
        session.answer(1)
        game = TOY.with_players(policies={"random": lambda: None})
        again = from_lines(game, session.header, session.lines)
        assert again.lines == session.lines

    def test_the_log_is_readable(self) -> None:
        lines = [json.loads(line) for line in played(3).save().splitlines()]
        assert lines[0]["game"] == "toy"
        assert lines[1:3] == [{"step": 1}, {"answer": 3, "to": "stake", "by": "p1"}]
        assert lines[4]["do"] == "rolled"

    def test_a_game_can_start_from_a_position(self) -> None:
        session = Session.new(TOY, position={"total": 12})
        assert session.seen_by("p1").view.total == 12
        assert Session.load(session.save()).seen_by("p1").view.total == 12

    def test_a_position_that_cannot_exist_is_refused(self) -> None:
        with pytest.raises(BadPosition):
            Session.new(TOY, position={"total": -3})

    @pytest.mark.parametrize(
        ("line", "text", "id"),
        [
            (1, "", "log.json"),
            (1, "{}", "log.object"),
            (1, "[]", "log.object"),
            (1, '{"step":1}', "log.header"),
            (1, '{"visavis":2,"game":"toy","rules":"1","options":{},"seed":0,"seats":{"p1":"person"}}', "log.format"),
            (1, '{"visavis":1,"game":"nowhere","rules":"1","options":{},"seed":0,"seats":{}}', "game.unknown"),
            (1, '{"visavis":1,"game":"toy","rules":"1","options":{"x":1},"seed":0,"seats":{}}', "option.unknown"),
            (1, '{"visavis":1,"game":"toy","rules":"1","options":{},"seed":0,"seats":{"q":"person"}}', "seat.unknown"),
            (1, '{"visavis":1,"game":"toy","rules":"1","options":{},"seed":0,"seats":{"p1":"x"}}', "policy.unknown"),
            (1, '{"visavis":1,"game":"toy","rules":"1","options":{},"seed":true,"seats":{}}', "log.value"),
            (2, '{"step":2}', "log.step"),
            (2, '{"step":1.0}', "log.value"),
            (2, '{"answer":3,"to":"stake","by":"p1"}', "log.outside"),
            (3, '{"answer":3}', "log.value"),
            (3, '{"what":3}', "log.kind"),
            (3, "{", "log.json"),
            (5, '{"do":"explode"}', "log.effect"),
            (5, '{"do":"rolled","die":"six"}', "log.value"),
            (5, '{"do":"rolled","die":3,"more":1}', "log.value"),
            (5, '{"do":"kept","card":"z","owner":"p1"}', "log.impossible"),
            (5, '{"do":"added","points":-9}', "log.faults"),
            (5, '{"over":{"p1":3}}', "log.over"),
            (5, '{"correct":{"total":-1},"after":0}', "position.faults"),
        ],
    )
    def test_a_wrong_line_is_named(self, line: int, text: str, id: str) -> None:
        lines = played(3, 2).save().splitlines()
        lines[line - 1] = text
        with pytest.raises(BadLog) as wrong:
            Session.load("\n".join(lines) + "\n")
        assert wrong.value.id == id
        # A fault shows at the end of its step.
        assert wrong.value.line == line or id == "log.faults"

    def test_a_truncated_log_is_refused(self) -> None:
        text = played(3, 2).save()
        for length in range(len(text)):
            if text[length - 1 : length] == "\n":
                continue
            with pytest.raises(BadLog):
                Session.load(text[:length])

    def test_a_log_cut_after_a_correction_keeps_it(self) -> None:
        session = played(3, 2)
        session.correct({"total": 20})
        cut = session.lines[: session.lines.index(Step(2))]
        assert from_lines(TOY, session.header, cut).seen_by("p1").view.total == 20

    def test_bytes_that_are_no_text_are_refused(self) -> None:
        with pytest.raises(BadLog, match=r"log\.utf8"):
            Session.load(played(3).save().encode() + b"\xff\n")

    def test_check_finds_a_line_that_the_rules_would_not_write(self) -> None:
        session = played(3, 2)
        assert session.check() is None
        at = session.lines.index(Added(3))
        session.lines[at] = Added(2)
        assert session.check() == session.steps[0]


class TestOlderRules:
    def test_whole_steps_are_folded_and_the_game_goes_on_under_todays_rules(self) -> None:
        old = played(3, 2)
        session = from_lines(NEWER, old.header, old.lines)
        assert session.seen_by("p1").view.total == 3
        assert session.pending.id == "ready"
        assert Rules("2") in session.lines
        assert session.check() is None

    def test_the_answers_of_an_unfinished_step_are_shown_and_asked_again(self) -> None:
        old = played(3, 2, 5)
        session = from_lines(NEWER, old.header, old.lines)
        (notice,) = session.notices
        assert notice.id == "rules.changed"
        assert notice.args["answers"] == (("stake", 5),)
        assert session.pending.id == "ready"

    def test_it_can_be_saved_and_loaded_again(self) -> None:
        old = played(3, 2)
        session = from_lines(NEWER, old.header, old.lines)
        session.answer("yes")
        session.answer(4)
        again = from_lines(NEWER, session.header, session.lines)
        assert again.save() == session.save()
        assert again.notices == ()

    def test_undo_into_an_old_step_asks_again_what_does_not_fit(self) -> None:
        old = played(3, 2)
        session = from_lines(NEWER, old.header, old.lines)
        session.undo()
        assert session.pending.id == "ready"
        assert session.notices[0].args["answers"] == (("stake", 3),)


class TestKeeper:
    def test_it_gets_every_line_once_and_what_was_cut(self) -> None:
        kept: list[str] = []

        def keep(session: Runner, first: int) -> None:
            kept[first:] = [repr(line) for line in session.lines[first:]]

        session = Session.new(TOY, seed=7, on_change=keep)
        for change in (lambda: session.answer(3), lambda: session.answer(2), session.undo, session.undo, session.redo,
                       lambda: session.correct({"total": 9}), session.undo, lambda: session.answer(1)):  # fmt: skip
            change()
            assert kept == [repr(line) for line in session.lines]

    def test_only_what_is_new_is_handed_over(self) -> None:
        firsts: list[int] = []
        session = Session.new(TOY, seed=7, on_change=lambda session, first: firsts.append(first))
        session.answer(3)
        session.answer(2)
        assert firsts == [0, 1, 4]

    def test_an_answer_is_kept_before_a_policy_thinks(self) -> None:
        kept: list[object] = []

        class Slow:
            def answer(self, look, question, stream):
                assert Answer(1, "keep", "p1") in kept
                return question.some(stream.below)

        game = TOY.with_players(policies={"slow": Slow})

        def keep(session: Runner, first: int) -> None:
            kept[first:] = session.lines[first:]

        session = Session.new(game, {"players": "two"}, seats={"p2": "slow"}, on_change=keep)
        session.answer(2)
        session.answer(1)
        assert session.pending.seat == "p1"

    def test_if_it_fails_nothing_has_happened(self) -> None:
        session = played(3)
        before = session.save()

        def fail(session: Runner, first: int) -> None:
            raise Refusal("store.full")

        session.runner.on_change = fail
        for change in (lambda: session.answer(2), session.undo, lambda: session.correct({"total": 9})):
            with pytest.raises(Refusal, match=r"store\.full"):
                change()
            assert session.save() == before
            assert session.pending.id == "keep"
        kept: list[object] = []
        session.runner.on_change = lambda session, first: kept.extend(session.lines[first:])
        session.answer(2)
        assert session.seen_by("p1").view.total == 3


class TestSeenBy:
    def test_another_seat_gets_the_masked_effect_and_no_question(self) -> None:
        session = Session.new(HIDDEN, {"players": "two"}, seed=2)
        session.answer(3)
        session.answer(2)
        mine, theirs = session.seen_by("p1"), session.seen_by("p2")
        assert any(isinstance(event.effect, Kept) and event.effect.card for event in mine.events)
        assert not any(isinstance(event.effect, Kept) and event.effect.card for event in theirs.events)
        assert mine.pending is None
        assert theirs.pending.id == "stake"
        assert mine.waiting_for == "p2"

    def test_points_are_shown_when_nothing_is_hidden(self) -> None:
        assert played(3).seen_by("p1").score == {"p1": 0}
        assert Session.new(HIDDEN, {"players": "two"}).seen_by("p1").score is None

    def test_seats_and_streams_must_exist(self) -> None:
        with pytest.raises(Refusal, match=r"seat\.unknown"):
            played().seen_by("p9")
        with pytest.raises(Refusal, match=r"seat\.unknown"):
            Session.new(TOY, seats={"p9": "random"})
        with pytest.raises(Refusal, match=r"stream\.unknown"):
            Session.new(TOY, shown=("cards",))
        with pytest.raises(Refusal, match=r"policy\.unknown"):
            Session.new(TOY, seats={"p1": "genius"})

    def test_a_policy_that_answers_what_is_not_possible_is_an_error(self) -> None:
        class Wrong:
            def answer(self, look, question, stream):
                return "nonsense"

        game = TOY.with_players(policies={"wrong": Wrong})
        with pytest.raises(ValueError, match="nonsense"):
            Session.new(game, seats={"p1": "wrong"})


def test_reading_needs_text_that_can_be_printed() -> None:
    with pytest.raises(Unreadable):
        played().answer("\ud800")


def test_why_tells_what_is_left_while_the_person_chooses() -> None:
    hers = {"phase": "play", "turn": "her", "yours": ["E6"], "plain": ["C4", "C5"], "marked": ["G7"], "turned": ["1"]}
    session = Session.new(get_game("hamlets"), position={**hers, "houses_left": 11}, shown=("deck",))
    session.answer("3")
    assert session.pending.id == "tower.you_choose"
    ((_, decision),) = session.why()
    assert decision.pick is None
    assert [step.id for step in decision.steps] == ["tower.next_to_you", "tower.fewest"]
    session.answer("C4")
    assert session.why()[0][1].pick == "C4"


def test_a_log_of_another_game_is_refused_where_one_is_expected() -> None:
    with pytest.raises(BadLog, match=r"log\.game"):
        Session.load(played(3).save(), get_game("hamlets"))
    assert Session.load(played(3).save(), TOY).pending.id == "keep"


# What pages show beside the present moment


def test_back_to_a_step_takes_everything_after_it_back_and_it_can_be_done_again() -> None:
    session = Session.new(get_game("hamlets"), seed=2)
    stream = Stream(4)
    for _ in range(10):
        session.answer(session.pending.some(stream.below))
    whole, at = session.save(), session.steps[4]
    session.back_to(at)
    assert whole.startswith(session.save()[:-1])
    assert len(session.lines) <= at + 1 or not any(isinstance(line, Answer) for line in session.lines[at:])
    while session.history.redo_list:
        session.redo()
    assert session.save() == whole
    session.back_to(len(session.lines))
    assert session.save() == whole


def test_back_is_refused_whole_where_cards_were_revealed() -> None:
    session = Session.new(get_game("sparks"), seed=2)
    stream = Stream(4)
    for _ in range(6):
        session.answer(session.pending.some(stream.below))
    before = session.save()
    with pytest.raises(NotAllowed):
        session.back_to(session.steps[1])
    assert session.save() == before


def test_the_changes_of_the_points_add_up_to_the_score() -> None:
    session = Session.new(get_game("hamlets"), seed=3)
    stream = Stream(5)
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
        if len(session.lines) == 60:
            session.correct({"points": 50})
    totals: dict[str, int] = {}
    for one in session.points():
        line, side, points = one.line, one.side, one.points
        assert not isinstance(session.lines[line], Answer)
        totals[side] = totals.get(side, 0) + points
    assert totals == session.seen_by("you").score


def test_the_view_before_a_line_lacks_what_it_did() -> None:
    session = Session.new(get_game("hamlets"), {}, seed=1)
    session.answer("build E6")
    session.answer("build E7")
    her = session.steps[2]
    assert "plain" in session.game.state.__struct_fields__
    assert session.view_before(her, "you").plain != session.seen_by("you").view.plain
    for at, line in enumerate(session.lines):
        if at and isinstance(session.lines[at - 1], Answer):
            before, after = session.view_before(at, "you"), session.view_before(at + 1, "you")
            assert (before.digest() == after.digest()) is not isinstance(line, YouBuild)
    assert session.view_before(len(session.lines), "you").digest() == session.seen_by("you").view.digest()
    assert session.view_before(0, "you").yours == 0
