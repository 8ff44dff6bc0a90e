from __future__ import annotations

import dataclasses
import gc
import weakref
from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any

import pytest

from tests.core.toy import TOY
from visavis.core import NotAllowed, Refusal, Session, find_games, get_game
from visavis.core.table import BareTable


def played(*answers: int, **how: Any) -> Session:
    session = Session.new(TOY, seed=7, **how)
    for answer in answers:
        session.answer(answer)
    return session


@pytest.fixture
def no_gc() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def undone(session: Session) -> Session:
    session.undo()
    return session


def refused(session: Session) -> Session:
    try:
        session.correct({"total": -1})
    except Refusal:
        return session
    raise AssertionError("a correction that cannot be was taken over")


@pytest.mark.parametrize(
    "made",
    [
        lambda: played(),
        lambda: played(3, 2, 4),
        lambda: undone(played(3, 2)),
        lambda: Session.load(played(3, 2).save(), TOY),
        lambda: refused(played(3)),
        lambda: played(3).branch(1),
    ],
    ids=["new", "answered", "undone", "loaded", "refused", "branched"],
)
def test_a_session_is_freed_without_the_garbage_collector(no_gc: None, made: Callable[[], Session]) -> None:
    session = made()
    session.why()
    session.seen_by("p1")
    gone, runner = weakref.ref(session), weakref.ref(session.runner)
    del session
    assert (gone(), runner()) == (None, None)


@pytest.mark.parametrize("id", find_games())
def test_a_session_of_every_game_is_freed_without_the_garbage_collector(no_gc: None, id: str) -> None:
    session = Session.new(get_game(id), seed=1)
    for _ in range(5):
        session.answer(session.pending.at(0))
    gone = weakref.ref(session.runner)
    del session
    assert gone() is None


def test_a_change_that_fails_keeps_the_state_there_was() -> None:
    session = played(3)
    before, timeline = session.runner.state, session.timeline.copy()

    def fail(runner: object, first: int) -> None:
        raise Refusal("store.full")

    session.runner.on_change = fail
    with pytest.raises(Refusal):
        session.answer(2)
    assert session.runner.state is before
    assert (session.lines, session.timeline.marks, session.timeline.now) == (
        timeline.lines,
        timeline.marks,
        timeline.now,
    )


def test_what_a_session_says_of_itself() -> None:
    session = played(3)
    assert repr(session) == f"<Session toy line {len(session.lines)}: keep asked of p1>"
    while not session.over:
        session.answer(session.pending.at(0))
    assert repr(session) == f"<Session toy line {len(session.lines)}: over>"


def test_a_paused_game_and_a_read_only_one_say_so() -> None:
    header = Session.new(TOY, seats={"p1": "random"}, seed=7).save().splitlines(keepends=True)[0]
    assert repr(Session.load(header, TOY)) == "<Session toy line 1: p1 paused>"
    newer = Session.new(dataclasses.replace(TOY, rules_version="9"), seed=1)
    newer.answer(3)
    assert repr(Session.load(newer.save(), TOY)) == f"<Session toy line {len(newer.lines)}: read-only>"


@pytest.mark.parametrize("id", find_games())
def test_games_states_and_tables_are_short(id: str) -> None:
    game = get_game(id)
    session = Session.new(game, seed=1)
    state = session.timeline.now
    assert repr(game) == f"<Game {id} rules {game.rules_version}>"
    assert repr(state).startswith("State(")
    assert f"phase={state.phase!r}" in repr(state)
    assert len(repr(state)) <= 320
    assert repr(BareTable(game, state, 0, {})) == f"<BareTable {state!r}>"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("by_hand", "manual_sides"),
        ("looking", "read_only"),
        ("resting", "paused_seat"),
        ("set", "set_options"),
        ("enter", "enter_points"),
        ("weighed", "evaluations"),
        ("decided_lines", "explainer.decided_lines"),
        ("last_act", "history.last_act"),
        ("policy_of", "runner.policy_of"),
        ("by_person", "runner.by_person"),
    ],
)
def test_a_name_of_1_0_still_works(old: str, new: str) -> None:
    session = played(3)
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(session, old) == attrgetter(new)(session)


def test_a_name_that_never_was_is_an_error() -> None:
    session = played(3)
    with pytest.raises(AttributeError, match="keep_now"):
        session.keep_now  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        session.keeper = print  # type: ignore[attr-defined]


def test_a_refusal_and_a_table_keep_their_names_of_1_0() -> None:
    refusal = NotAllowed("branch.at", given=4)
    with pytest.warns(DeprecationWarning, match="details"):
        assert refusal.args_for_words == refusal.details == {"given": 4}
    table: BareTable = BareTable(TOY, played().timeline.now, 0, {})
    with pytest.warns(DeprecationWarning, match="release"):
        table.leave()
