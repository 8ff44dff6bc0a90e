"""Points that only persons count: entered as a line of the log, seen by no rule, offered where the game asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from visavis.core import Entered, NotAllowed, Session, Stream, get_game
from visavis.core.play.log import Answer
from visavis.testing import expect_type
from visavis.web.view.share_link import pack, unpack

GAMES = ("terra_mystica", "tapestry", "mosaic", "anunnaki", "hamlets")


def played(id: str, answers: int) -> Session:
    """A game after some answers, or at its question for points."""
    game, stream = get_game(id), Stream(5)
    session = Session.new(game, {}, seed=3)
    for _ in range(answers):
        if session.pending is None or session.pending.id in game.points_questions:
            break
        session.answer(session.pending.some(stream.below))
    return session


@pytest.mark.parametrize("id", GAMES)
def test_what_nobody_has_counted_is_not_nought(id: str) -> None:
    session = played(id, 12)
    seen = session.seen_by("you" if "you" in session.header.seats else next(iter(session.header.seats)))
    persons = [side for side in seen.points or {} if side in session.header.seats]
    assert persons
    assert all(seen.points[side] is None for side in persons)
    assert set(seen.by_hand) == set(persons)


@pytest.mark.parametrize("id", GAMES)
def test_points_are_entered_taken_back_and_change_no_rule(id: str, tmp_path: Path) -> None:
    session, same = played(id, 12), played(id, 12)
    side = session.manual_sides[0]
    session.enter_points(side, 17)
    assert session.seen_by(side).points[side] == 17
    assert [line for line in session.lines if not isinstance(line, Entered)] == same.lines
    assert session.timeline.now.digest() == same.timeline.now.digest()
    session.enter_points(side, 23)
    again = Session.load(session.save())
    assert again.seen_by(side).points[side] == 23
    assert again.check() is None
    session.undo()
    assert session.seen_by(side).points[side] == 17
    session.undo()
    assert session.seen_by(side).points[side] is None
    assert session.lines == same.lines
    session.redo()
    assert session.seen_by(side).points[side] == 17
    # Taking back what came after leaves what was entered before.
    stream = Stream(9)
    for _ in range(3):
        session.answer(session.pending.some(stream.below))
    for _ in range(3):
        session.undo()
    assert session.seen_by(side).points[side] == 17


@pytest.mark.parametrize("id", GAMES)
def test_the_news_stay_the_same(id: str) -> None:
    session = played(id, 12)
    side = session.manual_sides[0]

    def news() -> list[object]:
        seen = session.seen_by(side)
        return [(event.effect, event.line >= seen.changed_from) for event in seen.news]

    before = news()
    session.enter_points(side, 17)
    assert news() == before
    session.enter_points(side, 18)
    session.undo()
    assert news() == before
    session.undo()
    assert news() == before
    session.redo()
    assert news() == before


@pytest.mark.parametrize("id", GAMES)
def test_a_link_a_branch_and_going_back_know_what_was_entered(id: str) -> None:
    session, stream = played(id, 7), Stream(2)
    side = session.manual_sides[0]
    for points in (5, 11, 14):
        session.enter_points(side, points)
        for _ in range(2):
            session.answer(session.pending.some(stream.below))
    text = session.save()
    again = unpack(pack(session))
    assert again.save() == text
    assert again.timeline.entered == {side: 14}
    steps = session.steps
    branched = session.branch(steps[-1])
    assert set(branched.timeline.entered) <= {side}
    entered = [at for at, line in enumerate(session.lines) if isinstance(line, Entered)]
    session.back_to(entered[1])
    assert session.timeline.entered == {side: 5}
    while session.history.redo_list:
        session.redo()
    assert session.save() == text


def test_only_what_is_not_counted_can_be_entered() -> None:
    session = played("terra_mystica", 6)
    before = session.save()
    for side, points in (("her", 3), ("nobody", 3), ("you", "3"), ("you", 10_000), ("you", True), ("you", None)):
        with pytest.raises(NotAllowed):
            session.enter_points(side, points)
    assert session.save() == before
    assert session.seen_by("you").points["her"] == session.seen_by("you").score["her"]


@pytest.mark.parametrize("id", ["terra_mystica", "tapestry", "mosaic", "anunnaki"])
def test_what_was_entered_is_offered_where_the_game_asks(id: str) -> None:
    folder = Path(__file__).parents[1] / "games" / id / "golden"
    for file in sorted(folder.glob("*.jsonl")):
        session = Session.load(file.read_text("utf-8"))
        asked = [
            at
            for at, line in enumerate(session.lines)
            if isinstance(line, Answer) and line.to in session.game.points_questions
        ]
        if not (session.over and asked and session.can_undo) or session.header.rules != session.game.rules_version:
            continue
        said = expect_type(session.lines[asked[0]], Answer)
        while session.pending is None or session.pending.id not in session.game.points_questions:
            session.undo()
        seat = session.pending.seat
        assert session.seen_by(seat).offered is None
        session.enter_points(seat, 31)
        assert session.seen_by(seat).offered == 31
        session.answer(said.answer)
        assert session.seen_by(seat).offered is None
        return
    pytest.fail(f"no golden game of {id} that is over under today's rules")
