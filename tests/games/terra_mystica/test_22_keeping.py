"""With the Automa and everything kept: one set of rules, the same board, and the dial in the middle of a game."""

from __future__ import annotations

from typing import Any

import pytest

from visavis.core import TABLE, BareTable, NotAllowed, RandomPolicy, Refusal, Session, Setting, Stream
from visavis.core.chance import key
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import GROUNDS
from visavis.games.terra_mystica.effects.whole import Books
from visavis.games.terra_mystica.effects.whole_rounds import LetsGo, TakesOver
from visavis.testing import clause, count, record
from visavis.web.view.corrections import fields
from visavis.words import Words

EVERYTHING = {"keeps": "everything"}


def answer(session: Session[Any], n: int) -> None:
    """Any answer, but seldom to pass."""
    policy = GAME.policy("random")
    question = session.pending
    assert question is not None
    stream = Stream(key(n, "keeping"))
    session.answer(policy.answer(lambda: session.timeline.now, question, stream))


def until(session: Session[Any], id: str, most: int = 400) -> None:
    """Play until a question comes."""
    for n in range(most):
        if session.over or (session.pending is not None and session.pending.id == id):
            return
        answer(session, n)


def the_same_for_her(state: Any) -> bool:
    """Whether the Automa sees what the people have."""
    sides = state.sides
    seen = [(state.yours, state.your_cults, state.bridges, state.your_bonus, state.your_home)]
    seen += [(state.friends, state.friends_cults, state.friends_bridges, state.friends_bonus, state.friends_home)]
    return all(
        (one.built, one.cults, one.bridges, one.bonus, one.home) == its for one, its in zip(sides, seen, strict=False)
    )


def is_sound(seed: int) -> None:
    """A whole game beside her, looked at after every step."""
    maps = ("base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago")
    raw = {**EVERYTHING, "humans": 1 + seed % 2, "map": maps[seed % 6], "end_tile": ("none", "distance")[seed % 2]}
    options = GAME.read_options(raw)
    state = GAME.start(options, GAME.default_pack)
    seats = {seat: GAME.policy("random") for seat in GAME.seats(options)}
    table = BareTable(GAME, state, seed, {**seats, TABLE: RandomPolicy()})
    while not GAME.over(state):
        GAME.step(state, table)
        assert GAME.faults(state) == ()
        assert the_same_for_her(state)
    assert min(state.your_points, state.points) > 0


@clause("TM-20.1", "TM-20.25")
@pytest.mark.parametrize("chunk", range(4))
def test_a_whole_game_beside_her_is_sound_at_every_step(chunk: int) -> None:
    games = count(1000, usual=20) // 4
    for seed in range(chunk, 4 * games, 4):
        is_sound(seed)
    record("terra_mystica whole games beside the Automa", games)


@clause("TM-21.20")
def test_shapeshifters_may_move_to_where_yetis_began() -> None:
    is_sound(271)


@clause("TM-20.34")
def test_points_are_counted_and_nobody_is_asked_for_them() -> None:
    session = Session.new(GAME, EVERYTHING, seed=5)
    asked = set()
    for n in range(2000):
        if session.over:
            break
        assert session.pending is not None
        asked.add(session.pending.id)
        answer(session, n)
    assert session.over
    assert not asked & {"end.points", "end.reach", "end.cult", "end.area", "your.turn"}
    assert {"whole.turn", "whole.power"} <= asked
    # The last scoring is in what a person has, too: a fact that is set right afterwards takes no points away.
    state = session.timeline.now
    assert state.your_points == state.sides[0].points > 0
    session.correct({"sides": [{"coins": 3}]})
    assert session.timeline.now.your_points == state.your_points


@clause("TM-20.13")
def test_moves_are_legal_or_refused_with_the_reason() -> None:
    session = Session.new(GAME, EVERYTHING, seed=2)
    until(session, "whole.turn")
    with pytest.raises(NotAllowed) as refused:
        session.answer("connect r1")
    assert refused.value.id == "option.barred"
    assert refused.value.details["reason"] == "whole.no_river_town"
    with pytest.raises(Refusal):
        session.answer("build A1 A2")


@clause("TM-20.25")
def test_her_buildings_offer_power_to_people() -> None:
    for seed in range(20):
        session = Session.new(GAME, EVERYTHING, seed=seed)
        until(session, "whole.power", 120)
        if session.pending is not None and session.pending.id == "whole.power":
            break
    question = session.pending
    assert question is not None
    assert question.args["from"] == "her"  # type: ignore[attr-defined]
    before = session.timeline.now.sides[0]
    session.answer(True)
    taken = [line for line in session.lines if isinstance(line, Books) and line.why == "neighbour"][-1]
    after = session.timeline.now.sides[0]
    assert taken.points == 1 - taken.power
    assert after.points <= before.points


@clause("TM-20.13", "TM-20.14", "TM-20.21", "TM-20.26")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("build r1", "space.river"),
        ("build E5", "space.yours"),
        ("build C3", "space.theirs"),
        ("build A8", "space.is_swamp"),
        ("build I8", "whole.far"),
        ("upgrade A1 house", "upgrade.not_yours"),
        ("upgrade E4 temple", "upgrade.large"),
        ("power 4", "power.covered"),
        ("power 6", "whole.no_power"),
        ("pass bonus 1", "bonus.yours"),
        ("pass bonus 2", "bonus.not_here"),
    ],
)
def test_what_is_refused_is_refused_with_its_reason(line: str, reason: str) -> None:
    mine = {
        "faction": "halflings",
        "home": "plains",
        "built": ["E5", "E4"],
        "coins": 9,
        "workers": 9,
        "bonus": "bonus 1",
    }
    mine |= {"bowls": [0, 0, 4]}
    other = {"faction": "auren", "home": "forest", "built": ["C3"], "bonus": "bonus 2"}
    became = [["E4", "E6"] if ground == "plains" else [] for ground in GROUNDS]
    position = {"phase": "play", "turn": "you", "sides": [mine, other], "strongholds": ["E4"], "covered": [4]}
    session = Session.new(GAME, {"automa": False, "humans": 2}, position={**position, "became": became})
    with pytest.raises(Refusal) as refused:
        session.answer(line)
    assert refused.value.details["reason"] == reason
    assert Words("de", GAME, strict=True).refusal(refused.value)


class TestTheDial:
    def begun(self) -> Session[Any]:
        """A game with the board kept, a few turns old."""
        session = Session.new(GAME, {}, seed=3)
        until(session, "your.turn")
        return session

    @clause("TM-20.1")
    def test_up_in_the_middle_of_a_game(self) -> None:
        session = self.begun()
        session.set_options(EVERYTHING)
        assert session.pending is not None
        assert session.pending.id == "keeps.goods"
        session.answer("tell 33 12 7 2 3 4 5 1 1 0")
        session.answer(1)
        session.answer(["favour 9"])
        session.answer("town town 1")
        session.answer("all")
        side = session.timeline.now.sides[0]
        assert (side.points, side.coins, side.workers, side.priests, side.bowls) == (33, 12, 7, 2, (3, 4, 5))
        assert side.built == session.timeline.now.yours
        assert session.pending.id == "whole.turn"
        until(session, "nothing", 30)
        assert any(isinstance(line, TakesOver) for line in session.lines)

    @clause("TM-1.1")
    def test_down_again(self) -> None:
        session = Session.new(GAME, EVERYTHING, seed=4)
        until(session, "whole.turn")
        built = session.timeline.now.yours
        session.set_options({"keeps": "board"})
        assert session.pending is not None
        assert session.pending.id == "your.turn"
        assert session.timeline.now.yours == built
        assert session.timeline.now.sides == ()
        assert any(isinstance(line, LetsGo) for line in session.lines)

    @clause("TM-1.1")
    def test_it_is_a_line_of_the_log_and_can_be_undone(self) -> None:
        session = self.begun()
        session.set_options(EVERYTHING)
        assert any(isinstance(line, Setting) and line.setting == EVERYTHING for line in session.lines)
        session.undo()
        assert session.pending is not None
        assert session.pending.id == "your.turn"


@clause("TM-20.1")
class TestCorrecting:
    def test_what_people_have_can_be_set_right(self) -> None:
        session = Session.new(GAME, EVERYTHING, seed=2)
        until(session, "whole.turn")
        session.correct({"sides": [{"coins": 77, "cults": [4, 4, 4, 4]}]})
        now = session.timeline.now
        assert (now.sides[0].coins, now.your_cults) == (77, (4, 4, 4, 4))

    def test_what_she_sees_too(self) -> None:
        session = Session.new(GAME, EVERYTHING, seed=2)
        until(session, "whole.turn")
        session.correct({"your_cults": [1, 2, 3, 4]})
        assert session.timeline.now.sides[0].cults == (1, 2, 3, 4)

    def test_points_do_not_come_back_with_the_next_move(self) -> None:
        session = Session.new(GAME, EVERYTHING, seed=2)
        until(session, "whole.turn")
        session.correct({"your_points": 57})
        assert session.timeline.now.sides[0].points == 57
        session.answer(("burn", 1))
        now = session.timeline.now
        assert now.your_points == now.sides[0].points == 57

    def test_every_field_that_is_listed_has_a_name_and_is_listed_once(self) -> None:
        session = Session.new(GAME, EVERYTHING, seed=2)
        until(session, "whole.turn")
        for language in ("de", "en"):
            listed = fields(session, session.timeline.now, Words(language, GAME, strict=True))
            names = [field.name for field in listed]
            assert {"du · Münzen", "du · Gebäude"} < {*names} if language == "de" else "you · coins" in names
            assert [name for name in names if "sides" in name or "now-" in name] == []
            assert len(names) == len({*names})
            assert not {"your_points", "yours", "todo", "now"} & {field.field for field in listed}
            assert not {"ours", "turn 0 0 0"} & {field.value for field in listed}


def test_with_the_merchants_only_the_board_is_kept() -> None:
    session = Session.new(GAME, {**EVERYTHING, "merchants": True}, seed=2)
    until(session, "your.turn")
    assert session.timeline.now.sides == ()
