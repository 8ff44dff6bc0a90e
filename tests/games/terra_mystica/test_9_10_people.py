"""Sections 9 and 10: rules for your own faction, and two people with the Automa."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, deck, effects_of, kinds, one, started, turn, untold
from visavis.core import Decided, Session
from visavis.core.question import One
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.bot import DeckRenewed
from visavis.games.terra_mystica.effects.setup import LayBonus, YouTakeBonus
from visavis.games.terra_mystica.effects.yours import (
    CultistsCard,
    OnePower,
    ReserveRenewed,
    TurnEnds,
    TurnReserve,
    YouAdvance,
)
from visavis.games.terra_mystica.setup import her_factions
from visavis.testing import clause, expect_type

CULTISTS: dict[str, Any] = {
    "your_faction": "cultists",
    "your_home": "plains",
    "home": "lakes",
    "yours": "E6",
    "plain": "D5",
}


def yours(
    entry: list[Any], draws: tuple[str, ...] = (), answers: dict[str, list[Any]] | None = None, **fields: Any
) -> Decided:
    """One entry of yours."""
    known = {"your.turn": [entry], **(answers or {})}
    return turn("you", draws={"deck": list(draws)}, answers=known, **{**CULTISTS, **fields})


class TestCultists:
    @clause("TM-9.1")
    @pytest.mark.parametrize(("card", "points"), [("8", 2), ("9", 2), ("13", 2), ("10", 1)])
    def test_points_if_the_card_shows_them(self, card: str, points: int) -> None:
        decided = yours(["build", "E7"], (card,))
        assert one(decided.effects, CultistsCard) == CultistsCard(card, points)
        assert not all_of(decided.effects, YouAdvance)

    @clause("TM-9.1")
    @pytest.mark.parametrize("card", ["6", "7", "11", "12"])
    def test_otherwise_a_step_on_a_track_of_your_choice(self, card: str) -> None:
        decided = yours(["build", "E7"], (card,), {"your.cultists": ["air"]})
        assert one(decided.effects, CultistsCard) == CultistsCard(card, 0)
        assert one(decided.effects, YouAdvance) == YouAdvance("you", "air", 1, 0)

    @clause("TM-9.1")
    def test_also_for_an_upgrade(self) -> None:
        decided = yours(["upgrade", "E7", "house"], ("8",), yours="E7")
        assert all_of(decided.effects, CultistsCard)

    @clause("TM-9.1")
    def test_not_away_from_her(self) -> None:
        assert not all_of(yours(["build", "A1"]).effects, CultistsCard)

    @clause("TM-9.1")
    def test_one_card_however_many_of_her_buildings_touch(self) -> None:
        decided = yours(["build", "E7"], ("8",), plain="D5 D4 E8")
        assert len(all_of(decided.effects, CultistsCard)) == 1

    @clause("TM-9.1")
    def test_not_for_others(self) -> None:
        decided = yours(["build", "E7"], your_faction="halflings")
        assert not all_of(decided.effects, CultistsCard)

    @clause("TM-9.1")
    def test_guided_you_say_whether_it_is_next_to_her(self) -> None:
        options = {"tracked": False}
        state: dict[str, Any] = {"your_faction": "cultists", "your_home": "plains", "home": "lakes"}
        answers = {"your.end": ["beside"]}
        decided = turn("you", options=options, draws={"deck": ["7"]}, answers=answers, **state)
        assert kinds(decided.effects) == ["CultistsCard", "TurnEnds"]
        answers = {"your.end": ["acted"]}
        assert kinds(turn("you", options=options, answers=answers, **state).effects) == ["TurnEnds"]

    @clause("TM-9.1")
    def test_the_step_may_be_declined(self) -> None:
        decided = yours(["build", "E7"], ("6",), {"your.cultists": ["none"]})
        assert kinds(decided.effects) == ["YouBuild", "CultistsCard", "TurnEnds"]

    @clause("TM-9.2")
    def test_the_card_is_put_aside(self) -> None:
        session = Session.new(
            GAME, position={**CULTISTS, "yours": ["E6"], "plain": ["D5"], "phase": "play"}, shown=["deck"]
        )
        session.answer("build E7")
        assert isinstance(effects_of(session)[-1], TurnReserve)
        session.answer("8")
        state = session.timeline.now
        assert state.aside == ("8",)
        assert "8" not in state.deck.cards

    @clause("TM-9.2")
    def test_an_empty_reserve_is_made_anew(self) -> None:
        reserve = tuple(map(str, range(6, 14)))
        laid = deck("1", "2", "3", "4", "5", aside=reserve)
        decided = yours(["build", "E7"], ("9",), **laid)
        assert kinds(decided.effects)[1:3] == ["ReserveRenewed", "CultistsCard"]

    @clause("TM-9.2")
    def test_what_lies_in_her_deck_stays_there(self) -> None:
        laid = {
            "deck": {"stream": "deck", "layers": [{"size": 6, "known": ["1", "2", "3", "4", "5"]}], "pool": ["13"]},
            "aside": [str(n) for n in range(6, 13)],
        }
        state = board(**{**CULTISTS, **laid})
        ReserveRenewed().apply(state)
        assert state.deck.layers[0].known == ("1", "13", "2", "3", "4", "5")
        assert state.deck.options("reserve") == ("10", "11", "12", "6", "7", "8", "9")
        assert state.deck.faults() == ()

    @clause("TM-9.2")
    def test_she_takes_from_the_new_reserve_too(self) -> None:
        laid = deck(turned=("1", "2", "3", "4", "5"), aside=tuple(map(str, range(6, 14))))
        decided = turn("her", **{**CULTISTS, **laid})
        assert kinds(decided.effects)[-3:-1] == ["ReserveRenewed", "DeckRenewed"]
        assert one(decided.effects, DeckRenewed).unseen == 1

    @clause("TM-9.2")
    def test_nothing_left_anywhere_nothing_is_drawn(self) -> None:
        everything = tuple(map(str, range(1, 14)))
        decided = yours(["build", "E7"], **deck(*everything))
        assert kinds(decided.effects) == ["YouBuild", "TurnEnds"]
        assert untold(decided.effects) == [("cultists.no_card", "TM-9.2")]


@clause("TM-9.4")
class TestShapeshifters:
    STATE: dict[str, Any] = {"your_faction": "shapeshifters"}  # noqa: RUF012 - read only

    def test_one_power_for_building_next_to_her(self) -> None:
        assert all_of(yours(["build", "E7"], **self.STATE).effects, OnePower) == [OnePower()]

    def test_not_for_an_upgrade_and_not_elsewhere(self) -> None:
        assert not all_of(yours(["upgrade", "E7", "house"], yours="E7", **self.STATE).effects, OnePower)
        assert not all_of(yours(["build", "A1"], **self.STATE).effects, OnePower)


@clause("TM-9.5")
def test_against_giants_she_cannot_play_the_blight() -> None:
    session = started(None, "giants")
    assert session.pending is not None
    assert "blight" not in expect_type(session.pending, One).options
    assert untold(effects_of(session)) == [("faction.giants", "TM-9.5")]
    assert len(expect_type(session.pending, One).options) == 9
    assert "blight" in her_factions(board(your_faction="witches", your_home="forest"))


class TestTwoPeople:
    @clause("TM-10.2")
    def test_she_plays_the_simpletons(self) -> None:
        session = started({"humans": 2}, "witches", "nomads")
        assert session.pending is not None
        assert session.pending.id == "start.home", "what cannot be chosen is not asked"
        assert untold(effects_of(session)) == [("faction.two", "TM-10.2")]
        session.answer("lakes")
        assert session.timeline.now.faction == "simpletons"

    @clause("TM-10.1", "TM-3.8")
    def test_three_different_homes(self) -> None:
        session = started({"humans": 2}, "witches")
        assert session.pending is not None
        assert not {"auren", "witches"} & set(expect_type(session.pending, One).options)
        session.answer("nomads")
        assert not {"forest", "desert"} & set(expect_type(session.pending, One).options)

    @clause("TM-10.3")
    def test_first_dwellings_you_the_other_she_then_in_reverse(self) -> None:
        session = started({"humans": 2}, "witches", "nomads", "lakes")
        while session.pending.id == "start.bonus":
            session.answer(expect_type(session.pending, One).options[0])
        order = []
        for answer in ("build A3", "build A5", "take", "build B1", "build A10", "build B4"):
            order.append((session.pending.seat, session.pending.id))
            session.answer(answer)
        assert [seat for seat, id in order if id == "start.yours"] == ["you", "friend", "friend", "you", "friend"]
        assert order[2][1] == "start.letters"

    @clause("TM-10.3")
    def test_the_turns_go_round_she_is_third(self) -> None:
        two = {"humans": 2}
        state: dict[str, Any] = {
            "yours": "A13",
            "your_home": "swamp",
            "friends": "A12",
            "friends_home": "wasteland",
            "home": "lakes",
            "plain": "A4",
        }
        done = {"your.turn": [["done"]]}
        for seat, after, passed in (("you", "friend", []), ("friend", "her", []), ("friend", "you", ["her"])):
            decided = turn(seat, options=two, answers=done, **state, passed=passed)
            assert decided.effects == (TurnEnds(seat, after),)  # type: ignore[arg-type]

    @clause("TM-10.4")
    def test_six_bonus_cards(self) -> None:
        session = started({"humans": 2}, "witches", "nomads", "lakes")
        assert len(one(effects_of(session), LayBonus).cards) == 5
        for _ in range(2):
            session.answer(expect_type(session.pending, One).options[0])
        assert len(session.timeline.now.bonus) == 3
        assert [effect.seat for effect in all_of(effects_of(session), YouTakeBonus)] == ["friend", "you"]
