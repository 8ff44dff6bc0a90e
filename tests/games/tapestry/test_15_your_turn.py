"""Your turn: what you enter, what follows from it, and the Automa's reaction cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tapestry.play import LANDMARKS, after, all_of, bots, deck, kinds, one, turn, you
from visavis.core import SOMEWHERE, NotAllowed, Session, Unreadable
from visavis.core.question import Forms, One
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import BOARD
from visavis.games.tapestry.effects.bots import Achieve, Advance, GainLandmark, NextTurn, TieCard
from visavis.games.tapestry.effects.map import AutomaRetreats, DiscardTapestry, ToppleAutomas, ToppleYours
from visavis.games.tapestry.effects.yours import (
    YouAdvance,
    YouBuild,
    YouExplore,
    YouGainLandmark,
    YouIncome,
    YouMove,
    YouPlaceOutpost,
    YouSeal,
    YouStandUp,
    YouTakeItem,
)
from visavis.testing import clause, expect_type
from visavis.words import Words

ATTACKED: dict[str, Any] = {"automas": "-2:2 1:1", "yours": "2:0"}


def attack(*cards: str, answers: dict[str, list[Any]] | None = None, **fields: Any) -> Any:
    """You conquer the Automa's territory 1:1; it discards these tapestry cards."""
    given = {"tapestries": len(cards), **ATTACKED, **fields}
    return you(("conquer", "1:1"), answers={"reaction.card": list(cards), **(answers or {})}, **given)


@clause("TA-1.8")
class TestWhatYouEnter:
    def test_a_turn_begins_with_an_advance_or_income(self) -> None:
        question = expect_type(turn(turn="you").question, Forms)
        assert [form.verb for form in question.forms] == ["income", "advance"]

    def test_then_anything_that_the_bots_can_see(self) -> None:
        question = expect_type(you(items=1).question, Forms)
        assert [form.verb for form in question.forms] == ["finish", "advance", "explore", "conquer", "take", "card"]

    def test_and_what_cards_do_besides(self) -> None:
        question = expect_type(you(("card",), your_fallen="-2:1", automas="-2:2 -2:1", yours="2:0 1:1").question, Forms)
        verbs = ["marker", "outpost", "building", "token", "stand", "landmark", "everyone", "never_mind"]
        assert [form.verb for form in question.forms] == verbs

    def test_without_a_map_nobody_says_what_is_explored(self) -> None:
        options = {"tracked": False}
        assert [form.verb for form in expect_type(you(options=options).question, Forms).forms] == [
            "finish",
            "advance",
            "conquer",
            "card",
        ]

    def test_a_marker_behind_another_one_of_yours(self) -> None:
        # The end of technology has put that marker on another track.
        fields: dict[str, Any] = {"turn": "you", "you": [12, 12, 12, 12, 0]}
        decided = turn(answers={"your.turn": [("behind",)]}, **fields)
        assert kinds(decided.effects) == ["YouAdvanceBehind"]
        state = after(decided, **fields)
        assert (state.you, state.moved) == ((12, 12, 12, 12, 0), True)

    @pytest.mark.parametrize(
        "fields",
        [
            {"you": [12, 12, 12, 11, 0]},
            {"you": [0, 0, 0, 12, 0], "your_era": 0},
            {"you": [12, 12, 12, 12, 12], "options": {"scenario": "fall"}},
        ],
    )
    def test_there_is_none_before_the_end_of_technology(self, fields: dict[str, Any]) -> None:
        assert "behind" not in [form.verb for form in expect_type(turn(turn="you", **fields).question, Forms).forms]

    def test_a_building_on_the_map_takes_no_outpost(self) -> None:
        decided = you(("building", "1:1"))
        assert one(decided, YouBuild).space == "1:1"
        state = after(decided)
        assert (state.your_outposts, state.your_buildings) == (8, 1)
        assert state.to_plain()["yours"] == ["1:1", "2:0"]

    @clause("TA-12.1", "TA-12.2")
    @pytest.mark.parametrize("tracked", [True, False])
    def test_the_automa_conquers_a_building_though_no_outpost_is_placed(self, tracked: bool) -> None:
        decided = bots(
            "6", "18", options={"tracked": tracked}, automa=[0, 12, 12, 12, 0], shadow=[12] * 5, landmarks=[],
            yours="2:0 -2:1", your_buildings=1, your_outposts=8,
        )  # fmt: skip
        assert decided.question.id == ("reaction.yours" if tracked else "conquer.yours")

    @clause("TA-31.2", "TA-32.4")
    @pytest.mark.parametrize("scenario", ["kaiju_one", "kaiju_two"])
    def test_no_building_on_the_map_where_there_are_kaiju(self, scenario: str) -> None:
        rare = expect_type(
            you(("card",), options={"scenario": scenario}, automas="" if scenario == "kaiju_two" else "-2:2").question,
            Forms,
        )
        assert "building" not in [form.verb for form in rare.forms]

    def test_your_first_turn_is_income(self) -> None:
        assert [form.verb for form in expect_type(turn(turn="you", your_era=0, era=0).question, Forms).forms] == [
            "income"
        ]

    def test_advance(self) -> None:
        decided = turn(turn="you", answers={"your.turn": [("advance", "science")]}, you=[0, 2, 0, 0, 0])
        assert one(decided, YouAdvance) == YouAdvance("TA-1.8", "science", 3)
        assert after(decided).moved

    def test_the_first_to_come_gets_the_landmark(self) -> None:
        decided = you(("advance", "science"), you=[0, 3, 0, 0, 0])
        assert one(decided, YouGainLandmark).landmark == "apothecary"
        left = [one for one in LANDMARKS if one != "apothecary"]
        assert all_of(you(("advance", "science"), you=[0, 3, 0, 0, 0], landmarks=left), YouGainLandmark) == []

    @clause("TA-16.1")
    @pytest.mark.parametrize(("ends", "points"), [([], 10), (["shadow"], 5), (["shadow", "automa"], 0)])
    def test_the_end_of_a_track_is_an_achievement(self, ends: list[str], points: int) -> None:
        decided = you(("advance", "science"), you=[0, 11, 0, 0, 0], ends=ends)
        assert one(decided, Achieve) == Achieve("TA-16.1", "you", "end", points)

    def test_income(self) -> None:
        decided = turn(turn="you", answers={"your.turn": [("income",)]}, your_era=1, era=1)
        assert one(decided, YouIncome) == YouIncome("TA-1.8", 2, True)
        decided = turn(turn="you", answers={"your.turn": [("income",)]}, your_era=1, era=2, **deck(pair=("6", "7")))
        assert not one(decided, YouIncome).first
        decided = turn(turn="you", answers={"your.turn": [("income",)]}, your_era=4, era=1)
        assert not one(decided, YouIncome).first

    def test_only_income_when_every_marker_is_at_the_end_or_behind_one(self) -> None:
        question = expect_type(turn(turn="you", you=[12, 12, 12, 12, 0]).question, Forms)
        assert [form.verb for form in question.forms] == ["income", "behind"]

    def test_the_other_verbs(self) -> None:
        assert one(you(("explore", "1:0")), YouExplore).space == "1:0"
        assert one(you(("outpost", "1:1")), YouPlaceOutpost).space == "1:1"
        assert one(you(("token", "1:1"), yours="2:0 1:1"), YouSeal).space == "1:1"
        assert one(you(("marker", "science", 4)), YouMove) == YouMove("science", 4)
        assert one(you(("landmark", "forge")), YouGainLandmark).landmark == "forge"
        assert kinds(you(("finish",)).effects) == ["NextTurn"]

    def test_a_card_effect_tapped_by_mistake_changes_nothing(self) -> None:
        decided = you(("card",), answers={"your.card": [("never_mind",)], "your.more": [("card",)]})
        assert (decided.effects, decided.question) == ((), None)

    @clause("TA-21.9")
    def test_items_of_the_hucksters_can_be_taken(self) -> None:
        decided = you(("take",), items=2)
        assert one(decided, YouTakeItem) == YouTakeItem()
        assert after(decided, items=2).items == 1

    def test_an_outpost_is_stood_up_and_the_other_one_falls(self) -> None:
        fields: dict[str, Any] = {"your_fallen": "1:1", "automas": "-2:2 1:1"}
        decided = you(("stand", "1:1"), **fields)
        assert one(decided, YouStandUp).space == "1:1"
        state = after(decided, **fields)
        assert state.to_plain()["yours"] == ["1:1", "2:0"]
        assert state.to_plain()["automa_fallen"] == ["1:1"]

    @clause("TA-16.1", "TA-16.2")
    def test_the_one_that_falls_counts_as_toppled_by_you(self) -> None:
        fields: dict[str, Any] = {"your_fallen": "0:0", "automas": "-2:2 0:0", "you_toppled": 1, "topples": ["automa"]}
        decided = you(("stand", "0:0"), **fields)
        # The second one to gain it; no conquest, so nothing for the middle island.
        assert kinds(decided.effects) == ["YouStandUp", "YouTopple", "Achieve"]
        assert one(decided, Achieve) == Achieve("TA-16.1", "you", "topple", 5)
        assert after(decided, **fields).you_toppled == 2

    @clause("TA-16.2")
    def test_nobody_falls_where_nobody_stands(self) -> None:
        decided = you(("stand", "1:1"), your_fallen="1:1")
        assert kinds(decided.effects) == ["YouStandUp"]

    @clause("TA-16.2")
    @pytest.mark.parametrize(("falls", "effects"), [(True, ["YouStandUp", "YouTopple"]), (False, ["YouStandUp"])])
    def test_without_a_map_it_is_asked_whether_one_falls(self, falls: bool, effects: list[str]) -> None:
        decided = you(("stand",), options={"tracked": False}, answers={"stand.topples": [falls]})
        assert kinds(decided.effects) == effects

    @clause("TA-9.1")
    def test_everyone_advances_the_bots_without_rewards(self) -> None:
        decided = you(("everyone", "technology"), automa=[0, 0, 0, 3, 0], shadow=[0, 0, 0, 6, 0])
        assert one(decided, YouAdvance).space == 1
        assert [(one.bot, one.space) for one in all_of(decided, Advance)] == [("automa", 4), ("shadow", 7)]
        assert [one.landmark for one in all_of(decided, GainLandmark)] == ["forge", "rubber_works"]
        assert "ReplaceCards" not in kinds(decided.effects)

    def test_after_their_fifth_income_turn_the_bots_are_finished(self) -> None:
        assert one(you(("finish",), era=5), NextTurn).side == "you"
        assert kinds(you(("finish",), era=5, your_era=5).effects) == ["Ending"]

    def test_conquering_what_nobody_holds(self) -> None:
        decided = you(("conquer", "1:1"))
        assert kinds(decided.effects) == ["YouPlaceOutpost"]
        assert after(decided).your_outposts == 7

    @clause("TA-16.1")
    def test_the_middle_island(self) -> None:
        assert one(you(("conquer", "0:0")), Achieve) == Achieve("TA-16.1", "you", "middle", 10)
        assert one(you(("conquer", "0:0"), middles=["automa"]), Achieve).points == 5
        assert all_of(you(("conquer", "0:0"), middles=["you"]), Achieve) == []


class TestBadInput:
    """Refused, with what is possible, and nothing changes."""

    def asked(self, **fields: Any) -> Any:
        return you(**fields).question

    def test_a_hex_off_the_board(self) -> None:
        with pytest.raises(NotAllowed) as refused:
            self.asked().read("conquer 9:9")
        assert refused.value.details["reason"] == "hex.off_board"

    def test_a_hex_where_it_is_not_possible(self) -> None:
        with pytest.raises(NotAllowed) as refused:
            self.asked().read("explore 0:0")
        assert refused.value.details["reason"] == "hex.explored"
        assert "1:0" in expect_type(refused.value.details["options"], tuple)

    def test_a_marker_past_the_end(self) -> None:
        with pytest.raises(NotAllowed) as refused:
            self.asked(you=[12, 0, 0, 0, 0]).read("advance military")
        assert refused.value.details["reason"] == "track.finished"
        question = self.asked(you=[12, 0, 0, 0, 0])
        words = Words("de", GAME).typed(question)
        with pytest.raises(NotAllowed) as refused:
            question.read("voran mil", words)
        assert refused.value.details["reason"] == "track.finished"
        with pytest.raises(NotAllowed) as refused:
            you(("card",)).question.read("marker military 13")
        assert refused.value.id == "number.range"

    def test_a_second_first_landmark(self) -> None:
        left = [one for one in LANDMARKS if one != "forge"]
        question = you(("card",), landmarks=left).question
        for raw in ("landmark forge", "landmark Forge (Technologie II)", "landmark Opera House"):
            with pytest.raises(NotAllowed) as refused:
                question.read(raw)
            assert "barracks" in expect_type(refused.value.details["options"], tuple)
            assert refused.value.details["reason"] == "landmark.gone"
        assert question.read("landmark tank") == ("landmark", "tank_factory")

    def test_an_outpost_when_none_is_left(self) -> None:
        question = self.asked(your_outposts=0)
        with pytest.raises(NotAllowed) as refused:
            question.read("conquer 1:1")
        assert "conquer" not in expect_type(refused.value.details["options"], tuple)
        for tracked in (True, False):
            options = {"tracked": tracked}
            assert "conquer" not in [form.verb for form in self.asked(your_outposts=0, options=options).forms]
            rare = expect_type(you(("card",), your_outposts=0, options=options).question, Forms)
            assert "outpost" not in [form.verb for form in rare.forms]
            with pytest.raises(NotAllowed) as refused:
                rare.read("outpost 1:1")
            assert refused.value.details["reason"] == "map.no_outpost"

    @pytest.mark.parametrize(
        ("fields", "raw", "reason"),
        [
            ({"your_outposts": 0}, "conquer 1:1", "map.no_outpost"),
            ({"options": {"scenario": "utopia"}}, "conquer 1:1", "map.no_war"),
            ({"explored": " ".join(BOARD.names)}, "explore 1:0", "map.full"),
            ({"options": {"tracked": False}}, "explore", "map.untracked"),
            ({}, "income", "turn.moved"),
        ],
    )
    def test_why_it_is_not_possible(self, fields: dict[str, Any], raw: str, reason: str) -> None:
        with pytest.raises(NotAllowed) as refused:
            self.asked(**fields).read(raw)
        assert refused.value.details["reason"] == reason

    @pytest.mark.parametrize(
        ("fields", "reason"),
        [({"your_era": 0, "era": 0}, "turn.first_income"), ({"you": [12, 12, 12, 12, 0]}, "track.none")],
    )
    def test_why_you_cannot_advance(self, fields: dict[str, Any], reason: str) -> None:
        with pytest.raises(NotAllowed) as refused:
            turn(turn="you", **fields).question.read("advance military")
        assert refused.value.details["reason"] == reason

    @pytest.mark.parametrize(
        "raw", ["", "conquer", "advance military 4", "advance up", "explore 1;0", "income now", 7, None]
    )
    def test_what_cannot_be_read(self, raw: object) -> None:
        question = turn(turn="you").question
        with pytest.raises((NotAllowed, Unreadable)):
            question.read(raw)

    def test_a_refusal_changes_nothing(self) -> None:
        session = Session.new(GAME, seed=1)
        before = session.save()
        with pytest.raises(NotAllowed):
            session.answer("Marsianer")
        assert session.save() == before


class TestSection15Reactions:
    @clause("TA-15.1", "TA-15.3")
    def test_without_tapestry_cards_its_outpost_falls(self) -> None:
        decided = attack()
        assert kinds(decided.effects) == ["YouPlaceOutpost", "ToppleAutomas"]
        state = after(decided, **ATTACKED)
        assert state.to_plain()["yours"] == ["1:1", "2:0"]
        assert state.to_plain()["automa_fallen"] == ["1:1"]

    @clause("TA-15.1", "TA-15.3")
    def test_cards_are_discarded_until_none_is_left(self) -> None:
        decided = attack("other", "other")
        assert [one.card for one in all_of(decided, DiscardTapestry)] == ["other", "other"]
        assert len(all_of(decided, ToppleAutomas)) == 1
        assert after(decided, tapestries=2, **ATTACKED).tapestries == 0

    @clause("TA-15.2", "TA-15.3")
    def test_a_trap_saves_the_territory_and_ends_it(self) -> None:
        decided = attack("other", "trap", tapestries=3)
        assert one(decided, ToppleYours) == ToppleYours("TA-15.2", "1:1")
        state = after(decided, tapestries=3, **ATTACKED)
        assert state.tapestries == 1
        assert state.to_plain()["automas"] == ["-2:2", "1:1"]
        assert state.to_plain()["your_fallen"] == ["1:1"]

    @clause("TA-15.4")
    @pytest.mark.parametrize("card", ["ghost_ships", "gremlins", "kraken", "enchanted"])
    def test_cards_of_fantasies_and_futures_are_traps(self, card: str) -> None:
        assert len(all_of(attack(card, options={"fantasies": True}), ToppleYours)) == 1

    @clause("TA-15.4", "TA-15.5")
    def test_only_the_cards_in_play_are_offered(self) -> None:
        def offered(**options: Any) -> set[str]:
            return set(attack(options=options, tapestries=1).question.options)

        assert offered() == {"trap", "other"}
        assert offered(fantasies=True) == {"trap", "other", "ghost_ships", "gremlins", "kraken", "enchanted"}
        assert offered(plans=True) == {
            "trap", "other", "double_cross", "stolen_plans", "surrender", "retreat", "surprise_guest",
        }  # fmt: skip

    @clause("TA-15.5")
    @pytest.mark.parametrize("card", ["double_cross", "stolen_plans", "surrender"])
    def test_three_cards_of_plans_and_ploys_do_nothing(self, card: str) -> None:
        decided = attack(card, options={"plans": True})
        assert len(all_of(decided, ToppleAutomas)) == 1

    @clause("TA-15.6")
    @pytest.mark.parametrize(("tie", "there"), [("18", "-1:-1"), ("8", "-1:2")])
    def test_a_retreat_goes_where_the_selection_aid_says(self, tie: str, there: str) -> None:
        fields = {"options": {"plans": True}, **deck("3", pair=("6", tie))}
        places = ("-1:-1", "-1:2", "0:0")
        decided = attack("retreat", answers={"reaction.meets": [True], "reaction.places": [places]}, **fields)
        assert one(decided, AutomaRetreats) == AutomaRetreats("1:1", there)
        assert not all_of(decided, ToppleAutomas)
        state = after(decided, {"plans": True}, tapestries=1, **ATTACKED, **deck("3", pair=("6", tie)))
        assert there in expect_type(state.to_plain()["automas"], list)
        assert "1:1" in expect_type(state.to_plain()["yours"], list)

    @clause("TA-15.6")
    @pytest.mark.parametrize("possible", [True, False])
    def test_a_retreat_without_a_map_is_a_checklist(self, possible: bool) -> None:
        fields = {"options": {"plans": True, "tracked": False}, **deck("3", pair=("6", "18"))}
        answers = {"conquer.attacked": [True], "reaction.card": ["retreat"], "reaction.meets": [True]}
        told = {"answers": answers, "tapestries": 1, **fields}
        question = expect_type(you(("conquer",), **told).question, One)
        assert (question.id, [by.id for by in question.checklist]) == ("retreat.hex", ["retreat.scan"])
        answers |= {"retreat.hex": ["done" if possible else "not_possible"], "conquer.is_middle": [False]}
        decided = you(("conquer",), **told)
        assert all_of(decided, AutomaRetreats) == ([AutomaRetreats(SOMEWHERE, SOMEWHERE)] if possible else [])
        assert len(all_of(decided, ToppleAutomas)) == (not possible)

    @clause("TA-15.6", "TA-17.1")
    def test_a_retreat_without_an_open_card(self) -> None:
        answers: dict[str, list[Any]] = {"reaction.meets": [True], "reaction.places": [("-1:-1", "-1:2")]}
        decided = attack("retreat", answers=answers, options={"plans": True}, draws={"deck": ["8"]})
        assert one(decided, TieCard).card == "8"
        assert one(decided, AutomaRetreats).space == "-1:2"

    @clause("TA-15.7")
    @pytest.mark.parametrize("card", ["retreat", "surprise_guest"])
    def test_without_the_condition_the_next_card_is_drawn(self, card: str) -> None:
        decided = attack(card, "trap", answers={"reaction.meets": [False]}, options={"plans": True})
        assert [one.card for one in all_of(decided, DiscardTapestry)] == [card, "trap"]
        assert len(all_of(decided, ToppleYours)) == 1

    @clause("TA-15.6")
    @pytest.mark.parametrize(("result", "kind"), [("kept", ToppleYours), ("lost", ToppleAutomas)])
    def test_a_surprise_party_as_printed(self, result: str, kind: type[Any]) -> None:
        answers: dict[str, list[Any]] = {"reaction.meets": [True], "reaction.result": [result]}
        decided = attack("surprise_guest", "other", answers=answers, options={"plans": True})
        assert len(all_of(decided, kind)) == 1
        assert len(all_of(decided, DiscardTapestry)) == 1

    @clause("TA-16.2")
    def test_its_trap_counts_as_toppling_for_the_automa(self) -> None:
        assert one(attack("trap", toppled=1), Achieve) == Achieve("TA-16.1", "automa", "topple", 10)
        assert one(attack(you_toppled=1), Achieve) == Achieve("TA-16.1", "you", "topple", 10)

    @clause("TA-16.1", "TA-15.2")
    def test_a_trap_denies_the_middle_island(self) -> None:
        fields = {"automas": "-2:2 0:0", "yours": "2:0", "middles": ["automa"], "tapestries": 1}
        lost = you(("conquer", "0:0"), answers={"reaction.card": ["trap"]}, **fields)
        assert all_of(lost, Achieve) == []
        held = you(("conquer", "0:0"), answers={"reaction.card": ["other"]}, **fields)
        assert one(held, Achieve) == Achieve("TA-16.1", "you", "middle", 5)
