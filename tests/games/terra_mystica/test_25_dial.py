"""How much the app keeps is turned in the middle of a game: down at once, up by telling what lies on the table."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from visavis.core import NotAllowed, Refusal, Session, Setting, Stream
from visavis.core.chance import key
from visavis.core.play.live_options import dials_of, set_live_option
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import GROUNDS
from visavis.games.terra_mystica.effects.keeping import TakesBoard
from visavis.games.terra_mystica.effects.whole_rounds import TakesOver
from visavis.testing import clause, count
from visavis.words import Words

SAME = (
    "yours", "friends", "plain", "marked", "houses", "temples", "strongholds", "sanctuaries", "shipyards",
    "bridges", "friends_bridges", "your_cults", "friends_cults", "threes", "twos", "covered", "favours", "bonus",
    "coins", "her_bonus", "your_bonus", "friends_bonus", "cults", "traded", "cubes",
)  # fmt: skip
"""What the board says, in the fields of the state."""
TILES = ("favours", "towns", "used", "bridges", "opened")


def played(options: dict[str, object], answers: int, seed: int) -> Session[Any]:
    """A game after some answers, at a turn of a person."""
    session = Session.new(GAME, options, seed=seed)
    for n in range(answers + 200):
        turns = ("your.turn", "whole.turn", "your.end")
        begins = session.pending is not None and session.pending.id in turns and session.timeline.now.now.actions
        if session.over or (n >= answers and begins):
            break
        some(session, n + 1000 * seed)
    return session


def some(session: Session[Any], n: int) -> None:
    """Any answer."""
    assert session.pending is not None
    stream = Stream(key(n, "dial"))
    session.answer(GAME.policy("random").answer(lambda: session.timeline.now, session.pending, stream))


def guess_all(session: Session[Any]) -> list[str]:
    """Take every guess; the questions that were asked."""
    asked = []
    while session.pending is not None and session.pending.id.startswith("keeps."):
        asked.append(session.pending.id)
        assert session.pending.guess is not None, session.pending.id
        session.answer(session.pending.guess)
    return asked


def values(session: Session[Any]) -> dict[str, Any]:
    """Some fields of the state; the order in which things were named says nothing."""
    now = session.timeline.now
    found = {name: getattr(now, name) for name in SAME}
    found["grounds"] = [now.all_ground(ground) for ground in GROUNDS]
    return {name: sorted(its) if name in ("favours", "bridges") else its for name, its in found.items()}


def side_values(session: Session[Any]) -> list[dict[str, Any]]:
    """What people have; the order of tiles says nothing."""
    plain = session.timeline.now.to_plain()["sides"]
    for side in plain:
        # A card that was given back with its action used matters to nobody any more.
        side["used"] = [one for one in side["used"] if one in (side["bonus"], *side["favours"], "stronghold")]
    return [{name: sorted(its) if name in TILES else its for name, its in side.items()} for side in plain]


@clause("TM-1.1")
@pytest.mark.parametrize(("humans", "merchants"), [(1, False), (2, False), (1, True)])
def test_down_to_nothing_and_up_again_by_guesses_alone_is_the_same_board(humans: int, merchants: bool) -> None:
    for seed in range(count(40, usual=3)):
        session = played({"humans": humans, "merchants": merchants}, 20 + 9 * seed, seed)
        if session.over:
            continue
        before = values(session)
        set_live_option(session, "keeps", "nothing")
        assert not session.timeline.now.followed
        set_live_option(session, "keeps", "board")
        asked = guess_all(session)
        assert {"keeps.hers", "keeps.marked", "keeps.buildings", "keeps.cults", "keeps.bonus"} <= set(asked)
        assert values(session) == before
        assert session.pending is not None
        assert session.pending.id == "your.turn"
        assert Session.load(session.save()).save() == session.save()


@clause("TM-20.1")
@pytest.mark.parametrize(("humans", "through"), list(product((1, 2), ("board", "nothing"))))
def test_what_people_have_is_guessed_as_it_was_known_last(humans: int, through: str) -> None:
    for seed in range(count(30, usual=2)):
        session = played({"keeps": "everything", "humans": humans}, 30 + 11 * seed, seed)
        if session.over:
            continue
        before, sides = values(session), side_values(session)
        set_live_option(session, "keeps", through)
        set_live_option(session, "keeps", "everything")
        guess_all(session)
        assert values(session) == before
        assert side_values(session) == sides


@clause("TM-1.1")
@pytest.mark.parametrize("keeps", ["board", "everything"])
def test_whatever_is_told_the_game_goes_on_to_its_end(keeps: str) -> None:
    factions: set[str] = set()
    for seed in range(count(60, usual=4)):
        session = played({"tracked": False, "humans": 1 + seed % 2, "merchants": seed % 3 == 2}, 8 + 5 * seed, seed)
        if session.over:
            continue
        set_live_option(session, "keeps", keeps if seed % 3 < 2 else "board")
        for n in range(4000):
            if session.over:
                break
            assert GAME.faults(session.timeline.whole) == ()
            some(session, n + 1000 * seed)
        assert session.over
        factions.add(session.timeline.now.your_faction)
        assert Session.load(session.save()).save() == session.save()
        if not session.options["merchants"] and any(isinstance(line, TakesBoard) for line in session.lines):
            assert any(isinstance(line, TakesOver) for line in session.lines) == (keeps == "everything")
    assert len(factions) > 1


@clause("TM-1.1")
def test_in_the_set_up_nothing_lies_on_the_map_and_nothing_is_asked() -> None:
    session = Session.new(GAME, {"tracked": False}, seed=1)
    while session.pending is not None and session.pending.id != "start.bonus":
        some(session, 1)
    set_live_option(session, "keeps", "everything")
    for n in range(60):
        assert session.pending is not None
        assert not session.pending.id.startswith("keeps.")
        if session.pending.id == "whole.turn":
            break
        some(session, n)
    assert session.pending is not None
    assert session.pending.id == "whole.turn"


@clause("TM-1.1")
def test_while_she_plays_her_turn_goes_on_guided_and_no_answer_is_lost() -> None:
    session = played({"tracked": False}, 20, 3)
    for _ in range(200):
        if session.pending is None or session.pending.id not in ("your.end", "keeps.hers"):
            break
        session.answer("acted")
    pending, lines = session.pending, len(session.lines)
    assert pending is not None
    set_live_option(session, "keeps", "board")
    assert session.pending is not None
    assert session.pending.id == pending.id
    assert len(session.lines) == lines + 1
    while session.pending is not None and session.pending.id != "keeps.hers":
        some(session, 1)
    assert session.timeline.now.turn == "you"


@clause("TM-1.1")
@pytest.mark.parametrize("setting", ["board", "nothing"])
def test_turned_down_after_an_action_nobody_has_another_turn(setting: str) -> None:
    tried = 0
    for seed in range(60):
        session = played({"keeps": "everything", "humans": 2}, 20, seed)
        for n in range(40):
            pending = session.pending
            if pending is None or (pending.id == "whole.power" and pending.args["from"] != "her"):  # type: ignore[attr-defined]
                break
            some(session, n + 1000 * seed)
        if session.over or session.pending is None or session.pending.id != "whole.power":
            continue
        if session.timeline.now.passed or session.timeline.now.turn == "her" or not session.timeline.now.now.begun:
            continue
        builder = session.timeline.now.turn
        assert builder != session.pending.seat
        set_live_option(session, "keeps", setting)
        assert session.timeline.now.turn != builder
        tried += 1
    assert tried > 1


@clause("TM-1.1")
class TestLinesOfTheLog:
    def test_every_answer_is_undone_by_itself_and_then_the_dial(self) -> None:
        session = played({"tracked": False}, 20, 3)
        before = session.save()
        set_live_option(session, "keeps", "board")
        assert any(isinstance(line, Setting) for line in session.lines)
        session.answer("E7")
        session.undo()
        assert session.pending is not None
        assert session.pending.id == "keeps.hers"
        session.undo()
        assert session.save() == before
        session.redo()
        assert session.pending.id == "keeps.hers"

    @pytest.mark.parametrize(("line", "reason"), [("r1", "option.barred"), ("Z9", "option.not"), ("", "text.empty")])
    def test_a_refusal_changes_nothing(self, line: str, reason: str) -> None:
        session = played({"tracked": False}, 20, 3)
        set_live_option(session, "keeps", "board")
        before = session.save()
        with pytest.raises(Refusal) as refused:
            session.answer(line)
        assert refused.value.id == reason
        assert session.save() == before
        assert Words("de", GAME, strict=True).refusal(refused.value, session.pending)

    def test_what_was_named_is_not_named_again(self) -> None:
        session = played({"tracked": False}, 20, 3)
        set_live_option(session, "keeps", "board")
        session.answer("E7")
        with pytest.raises(NotAllowed) as refused:
            session.answer("E7")
        assert refused.value.details["reason"] == "keeps.taken"


@clause("TM-1.1")
class TestDials:
    def test_there_is_one_with_three_settings(self) -> None:
        session = played({}, 5, 1)
        (dial,) = dials_of(session)
        assert (dial.name, tuple(dial.settings), dial.now) == ("keeps", ("nothing", "board", "everything"), "board")

    def test_with_the_merchants_not_everything_can_be_kept(self) -> None:
        session = played({"merchants": True}, 5, 1)
        with pytest.raises(NotAllowed) as refused:
            set_live_option(session, "keeps", "everything")
        assert refused.value.details["options"] == ("nothing", "board")

    def test_without_the_automa_there_is_none(self) -> None:
        session = Session.new(GAME, {"automa": False, "humans": 2}, seed=1)
        with pytest.raises(NotAllowed) as refused:
            set_live_option(session, "keeps", "board")
        assert refused.value.id == "dial.none"
