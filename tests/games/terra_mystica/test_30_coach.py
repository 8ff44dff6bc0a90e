"""The coach: advice from what the seat sees, and a review that is the same however it is cut into slices."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import pytest

from visavis.core import Refusal, Session, Stream
from visavis.core.budget import Stopped, unlimited
from visavis.core.play.review import Review, hint
from visavis.games.terra_mystica import GAME
from visavis.words import LANGUAGES, Words
from visavis.words.coaching import advice_view, review_view, side_names


def played(answers: int, **options: Any) -> Session:
    """A game in which a simple computer has given the answers of the persons."""
    chosen = options or {"keeps": "everything"}
    seats = dict.fromkeys(GAME.seats(GAME.read_options(chosen)), "person")
    session, player = Session.new(GAME, chosen, seed=5, seats=seats), GAME.policy("apprentice")
    for number in range(answers):
        question = session.pending
        if question is None:
            break
        view = GAME.view(session.timeline.now, question.seat)
        session.answer(player.answer(partial(GAME.view, view, question.seat), question, Stream(number)))
    return session


@cache
def in_the_middle() -> Session:
    session = played(38)
    while session.pending is not None and session.pending.id != "whole.turn":
        session.answer(session.pending.at(0))
    return session


def test_a_hint_has_the_best_answer_with_its_reason_and_what_two_others_cost() -> None:
    session = in_the_middle()
    before = session.save()
    advice = hint(session, "you")
    first, *others = advice.options
    assert len(others) == 2
    assert first.cost == 0
    assert all(other.cost >= 0 for other in others)
    assert first.terms
    assert advice.sure
    assert session.save() == before
    assert hint(session, "you") == advice, "the same again"


def test_there_is_no_hint_for_another_seat_and_none_where_nothing_is_weighed() -> None:
    session = in_the_middle()
    with pytest.raises(Refusal, match=r"coach\.not_asked"):
        hint(session, "friend")
    with pytest.raises(Refusal, match=r"coach\.nothing"):
        hint(Session.new(GAME, {"keeps": "everything"}, seed=5), "you")


def test_the_cards_of_the_automa_do_not_change_a_hint() -> None:
    session = in_the_middle()
    advice = hint(session, "you")
    other = Session.load(session.save().replace('"seed":5', '"seed":6', 1), GAME)
    assert hint(other, "you") == advice


@cache
def short() -> Session:
    """Two persons, the first turns only."""
    return played(30, automa=False, humans=2)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few moments and few moves: each takes a while."""
    monkeypatch.setattr("visavis.core.play.review._PER_ROUND", 1)
    monkeypatch.setattr("visavis.core.play.review._THOROUGH", 2)


@pytest.mark.usefixtures("quick")
def test_a_review_finds_the_dearest_moves_and_can_be_stopped() -> None:
    session = short()
    whole = Review(session, ("you",))
    assert whole.go_on()
    assert whole.done == whole.total
    judged, fine = whole.counted("you")
    assert 0 < fine <= judged
    costs = [verdict.cost for verdict in whole.worst("you")]
    assert costs == sorted(costs, reverse=True)
    assert set(whole.course) == {"you", "friend"}

    cut = Review(session, ("you",))
    assert not cut.go_on(0)
    with unlimited() as budget:
        budget.stop()
        with pytest.raises(Stopped):
            cut.go_on()
    while not cut.go_on(0):
        pass
    assert (cut.verdicts, cut.course) == (whole.verdicts, whole.course)


def test_what_an_opponent_played_later_is_no_part_of_a_judgement_at_first_sight() -> None:
    session = short()
    review = Review(session, ("you",))
    move = review.moves[2]
    verdict = review.coach.judge(move, deep=False)
    assert verdict is not None
    assert not verdict.deep
    assert len(verdict.others) in (1, 2, 3)
    assert {other.answers for other in verdict.others}.isdisjoint({verdict.played.answers})


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    words = Words(language, GAME, strict=True)
    shown = advice_view(hint(in_the_middle(), "you"), words)
    assert all(option.says for option in shown.options)
    assert shown.basis
    review = Review(short(), ("friend",), {"you": [(1, 100.0)]})
    review.go_on()
    names = side_names(review.session, words)
    assert len(set(names.values())) == 2
    assert review_view(review, "friend", words).counted


def test_a_game_in_which_nothing_was_decided_says_so() -> None:
    with pytest.raises(Refusal, match=r"coach\.no_moves"):
        Review(played(0))


def test_a_game_without_a_coach_says_so() -> None:
    from visavis.core import get_game

    session = Session.new(get_game("hamlets"), seed=1)
    with pytest.raises(Refusal, match=r"coach\.none"):
        Review(session)
