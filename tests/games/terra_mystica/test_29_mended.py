"""Small things that were told or counted wrongly: bridges for towns, hints of Giants, what a position leaves out."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.terra_mystica.play import board, facts
from visavis.core import Answer, Effect, Note, Session, Stream
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.bot import ValuesFrom
from visavis.games.terra_mystica.scoring import counted
from visavis.games.terra_mystica.ui.prices import sensible
from visavis.testing import clause

HERS: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "plain": "D5", "marked": "G6"}


def report(**fields: Any) -> Session[Any]:
    """Your turn where the board alone is kept."""
    return Session.new(GAME, {}, position=facts({"turn": "you", **HERS, **fields}), shown=["deck"])


@clause("TM-1.1")
@pytest.mark.parametrize("ends", ["C2 E5", "E5 C2"])
@pytest.mark.parametrize(("other", "asked"), [("", "your.turn"), (" C2", "your.town")])
def test_an_end_of_a_bridge_without_a_building_is_none_for_a_town(ends: str, other: str, asked: str) -> None:
    """Three buildings at one end: with a building at the other end they may be a town, without one they are none."""
    game = report(yours=f"E5 E6 F4{other}", houses="E5 E6 F4")
    game.answer(f"bridge {ends}")
    assert game.pending is not None
    assert game.pending.id == asked


@clause("TM-1.1")
def test_hints_know_that_giants_need_two_spades_and_that_ice_needs_one() -> None:
    apart = {
        faction: {
            int(str(args["spades"]))
            for _, args in sensible(
                board(your_faction=faction, your_home=home, yours="E5 E6", became={}, home="lakes"), "you", "build"
            ).values()
        }
        for faction, home in (("giants", "wasteland"), ("chaosmagicians", "wasteland"), ("yetis", "wasteland"))
    }
    assert apart["giants"] == {0, 2}
    assert apart["chaosmagicians"] == {0, 1, 2, 3}
    assert min(apart["yetis"]) == 1


@clause("TM-3.25")
@pytest.mark.parametrize(
    ("given", "waits"), [({"round": 1}, True), ({"round": 1, "passed": ["her"]}, False), ({"round": 2}, False)]
)
def test_a_position_without_a_deck_leaves_the_held_back_card_on_the_reserve(given: dict[str, Any], waits: bool) -> None:
    state = board({"level": "automalein"}, **HERS, yours="E5 E10", turn="you", **given)
    assert state.level.held_back == ("3",)
    top = state.deck.top("reserve").known
    assert (top == ("3",)) is waits
    assert state.deck.size() == 4 + (not waits)


@clause("TM-20.1")
def test_where_everything_is_kept_people_begin_with_their_points() -> None:
    """The chart of the points does not begin at 0."""
    state = GAME.start(GAME.read_options({"keeps": "everything"}), GAME.default_pack)
    assert GAME.score(state) == {"you": 20, "her": 20}
    assert counted(state) == ("you", "her")
    assert counted(GAME.start(GAME.read_options({}), GAME.default_pack)) == ("her",)


# Without the box


def played(steps: int = 400, *, shown: tuple[str, ...] = (), **options: Any) -> Session[Any]:
    """A game by chance against her, her questions about the box answered first."""
    session = Session.new(GAME, options, seed=4, shown=shown)
    policy, stream = GAME.policy("random"), Stream(4)
    for _ in range(steps):
        question = session.pending
        if question is None:
            break
        if question.id.startswith("pass."):
            session.answer(next(iter(question.answers())))
            continue
        session.answer(policy.answer(partial(GAME.view, session.timeline.now, question.seat), question, stream.split()))
    return session


@clause("TM-6.7", "TM-3.9")
def test_without_the_box_nobody_handles_pieces_and_values_are_asked_once() -> None:
    session = played(keeps="everything")
    assert session.timeline.now.round > 3
    told = {type(line).__name__ for line in session.lines if isinstance(line, Note) and line.kind == "instruction"}
    assert told <= {"MayTakePower"}
    asked = [line.to for line in session.lines if isinstance(line, Answer) and line.to.startswith("pass.")]
    assert asked == ["pass.printed"]
    assert [line for line in session.lines if isinstance(line, ValuesFrom)] == [ValuesFrom("ours")]


@clause("TM-6.7")
def test_who_has_the_printed_tiles_reads_them() -> None:
    state = board({"keeps": "everything"})
    ValuesFrom("read").apply(state)
    assert state.values == "read"
    session = played(keeps="everything", shown=("tiles",))
    asked = [line.to for line in session.lines if isinstance(line, Answer) and line.to.startswith("pass.")]
    assert set(asked) == {"pass.points"}
    assert any(isinstance(line, Effect) and type(line).__name__ == "PutAway" for line in session.lines)


def test_who_turns_the_dial_has_pieces_on_the_table() -> None:
    session = Session.new(GAME, {"keeps": "everything"}, seed=4)
    assert not session.timeline.now.played.box
    session.set_options({"keeps": "board"})
    assert session.timeline.now.played.box
    session.set_options({"keeps": "everything"})
    assert session.timeline.now.played.box
