"""The scenarios: The Fate of Atlantis 1 to 5, The Rise of the Kaiju 1 and 2."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.games.tapestry.play import (
    LANDMARKS,
    after,
    all_of,
    board,
    bots,
    deciding,
    decision,
    income,
    kinds,
    nothing,
    one,
    set_up,
    turn,
    you,
)
from visavis.core import NotAllowed, Session
from visavis.core.question import Forms, One
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import BOARD, TRACK
from visavis.games.tapestry.effects.bots import (
    Advance,
    ChangeFavourite,
    GainLandmark,
    GoBack,
    Roll,
    Score,
    ScoreEach,
)
from visavis.games.tapestry.effects.end import CampaignOver, CampaignPoints, Ending, GameOver, YouScore
from visavis.games.tapestry.effects.kaiju import (
    DestroyBuilding,
    LoseOutpost,
    MoveKaiju,
    PutBlocker,
    PutKaiju,
    ShuffleKaijuDeck,
)
from visavis.games.tapestry.effects.map import LayTile, PlaceOutpost, PlaceShadow
from visavis.games.tapestry.effects.setup import (
    CampaignSoFar,
    ChooseFavourite,
    FillMap,
    LeaveOut,
    NoFavourite,
    NotPlayed,
    PlaceKaiju,
    Remind,
)
from visavis.games.tapestry.effects.yours import YouAdvance, YouIncome
from visavis.games.tapestry.your_turn import blocked
from visavis.testing import clause, expect_type

ATLANTIS = ("focus", "war", "utopia", "fall", "premonition")


def reminders(session: Session[Any]) -> set[str]:
    return {effect.rule for effect in all_of(session, Remind)}


def at_income(scenario: str, turn_number: int = 1) -> set[str]:
    """What you are reminded of in an income turn of yours."""
    decided = turn(
        options={"scenario": scenario},
        turn="you",
        your_era=turn_number - 1,
        era=turn_number - 1,
        answers={"your.turn": [("income",)]},
    )
    return {effect.rule for effect in all_of(decided, Remind)}


def removed(scenario: str, kind: str) -> set[str]:
    session = set_up(scenario=scenario)
    cards = [
        card
        for effect in all_of(session, LeaveOut)
        if effect.clause == "TA-23.2" and effect.what == kind
        for card in effect.cards
    ]
    return {str(GAME.default_pack.name(card, "de")) for card in cards}


def end(scenario: str, points: int = 130, level: int = 2, **fields: Any) -> Any:
    answers = {"end.points": [points], **fields.pop("answers", {})}
    given = {"phase": "end", "points": 120, "era": 5, "your_era": 5, **fields}
    return turn(options={"scenario": scenario, "level": level}, answers=answers, **given)


class TestAllScenarios:
    @clause("TA-23.1")
    @pytest.mark.parametrize(
        ("scenario", "civilization"),
        [("war", "equalizers"), ("utopia", "explorers"), ("fall", "iconoclasts"), ("premonition", "hucksters")],
    )
    def test_fixed_civilizations(self, scenario: str, civilization: str) -> None:
        assert set_up(scenario=scenario).timeline.now.civilizations == (civilization,)

    @clause("TA-23.1", "TA-25.1")
    def test_otherwise_as_usual(self) -> None:
        question = expect_type(Session.new(GAME, {"scenario": "focus"}, seed=0).pending, One)
        assert question.options == ("random", "engineers", "scientists", "explorers", "conquerors", "hucksters")

    @clause("TA-23.2")
    def test_what_a_scenario_removes_comes_on_top(self) -> None:
        session = set_up(scenario="utopia")
        clauses = {effect.clause for effect in all_of(session, LeaveOut)}
        assert clauses == {"TA-1.1", "TA-1.4", "TA-23.2"}

    @clause("TA-23.3")
    @pytest.mark.parametrize("scenario", [*ATLANTIS, "kaiju_one"])
    def test_fewer_points_lose(self, scenario: str) -> None:
        assert one(end(scenario, 119), GameOver) == GameOver("TA-23.3", "automa")

    @clause("TA-23.3")
    @pytest.mark.parametrize("scenario", ["focus", "utopia", "kaiju_one"])
    def test_more_points_win_where_there_is_no_other_goal(self, scenario: str) -> None:
        assert one(end(scenario), GameOver) == GameOver("TA-23.3", "you")

    @clause("TA-23.3")
    def test_a_tie_is_broken_by_resources_and_never_shared(self) -> None:
        assert one(end("focus", 120, answers={"end.resources": [True]}), GameOver).winner == "you"
        assert one(end("focus", 120, answers={"end.resources": [False]}), GameOver).winner == "automa"

    @clause("TA-24.5")
    @pytest.mark.parametrize("scenario", ATLANTIS)
    def test_atlantis_without_the_later_expansions(self, scenario: str) -> None:
        session = set_up(scenario=scenario, arts="track", fantasies=True, double_strike=True)
        setting = session.timeline.now.setting
        assert one(session, NotPlayed).parts == ("arts_architecture", "fantasies", "double_strike")
        assert (setting.arts, setting.fantasies, setting.double, setting.plans) == ("none", False, False, True)

    @clause("TA-24.5", "TA-30.1")
    def test_kaiju_with_everything(self) -> None:
        session = set_up(scenario="kaiju_one", arts="track", fantasies=True, double_strike=True, plans=True)
        assert all_of(session, NotPlayed) == []
        assert session.timeline.now.setting.tracks == 0b11111


class TestTheCampaign:
    @clause("TA-24.1", "TA-24.2")
    def test_points_so_far_are_asked(self) -> None:
        answers = {"campaign.played": True, "campaign.you": 4, "campaign.automa": 6}
        session = set_up(answers, scenario="utopia", level=5)
        assert one(session, CampaignSoFar) == CampaignSoFar(4, 6)
        assert set_up({"campaign.played": True}, scenario="focus").timeline.now.campaign
        assert not set_up({"campaign.played": False}, scenario="utopia").timeline.now.campaign

    @clause("TA-24.2")
    @pytest.mark.parametrize(("number", "scenario"), list(enumerate(ATLANTIS, 1)))
    @pytest.mark.parametrize("level", [1, 6])
    def test_number_times_level_for_the_winner(self, number: int, scenario: str, level: int) -> None:
        answers = {"goal.fall": [True], "goal.premonition": [True]}
        fields: dict[str, Any] = {"campaign": True, "yours": "2:0 1:1", "answers": answers}
        assert one(end(scenario, level=level, **fields), CampaignPoints) == CampaignPoints("you", number * level)
        lost = end(scenario, 0, level=level, **{**fields, "answers": {}})
        assert one(lost, CampaignPoints) == CampaignPoints("automa", number * level)

    @clause("TA-24.3")
    @pytest.mark.parametrize(("mine", "its", "winner"), [(20, 25, "you"), (15, 25, "automa"), (10, 30, "automa")])
    def test_after_the_fifth_scenario(self, mine: int, its: int, winner: Literal["you", "automa"]) -> None:
        # Winning the fifth on level 2 gives 10.
        answers = {"goal.premonition": [True]}
        decided = end("premonition", campaign=True, campaign_you=mine, campaign_automa=its, answers=answers)
        assert one(decided, CampaignOver) == CampaignOver(winner, mine + 10, its)

    @clause("TA-24.3")
    def test_not_before(self) -> None:
        assert all_of(end("focus", campaign=True), CampaignOver) == []

    @clause("TA-24.4")
    def test_what_one_scenario_removes_is_back_in_the_next(self) -> None:
        assert "Sozialismus" in removed("focus", "tapestry")
        assert "Sozialismus" not in removed("war", "tapestry")
        assert removed("premonition", "tapestry") == set()


class TestFocus:
    def focus(self, **fields: Any) -> dict[str, Any]:
        return {"options": {"scenario": "focus"}, "your_favourite": "military", **fields}

    @clause("TA-25.1")
    def test_removed(self) -> None:
        assert removed("focus", "civilization") == {"Alchemisten", "Außerirdische", "Die Auserwählten", "Tüftler"}
        assert removed("focus", "automa") == {"Bilderstürmer", "Gleichmacher", "Vorreiter"}

    @clause("TA-25.2", "TA-25.3")
    @pytest.mark.parametrize("prize", ["landmark", "benefit"])
    def test_your_favourite_and_its_prize(self, prize: str) -> None:
        answers = {"civilization.first": "engineers", "focus.prize": prize}
        session = set_up(answers, scenario="focus", seed=4)
        state = session.timeline.now
        assert state.your_favourite not in (state.favourite, state.shadow_favourite)
        assert state.you[TRACK[state.your_favourite]] == 4
        landmark = state.data.landmark_at[TRACK[state.your_favourite]][4]
        assert landmark not in state.landmarks
        assert (landmark in state.your_landmarks) is (prize == "landmark")
        assert (landmark in state.box) is (prize == "benefit")

    @clause("TA-25.2")
    def test_one_of_the_two_tracks_that_the_bots_do_not_favour(self) -> None:
        session = Session.new(GAME, {"scenario": "focus"}, seed=4)
        session.answer("engineers")
        assert session.pending.id == "focus.favourite"
        assert len(expect_type(session.pending, One).options) == 2
        assert "technology" not in expect_type(session.pending, One).options

    @clause("TA-25.4", "TA-25.5", "TA-25.9")
    def test_what_you_set_up_yourself(self) -> None:
        assert reminders(set_up(scenario="focus")) >= {"focus_blockers", "focus_civilizations"}
        assert at_income("focus") == {"focus_blocked", "focus_die"}

    @clause("TA-25.6")
    def test_both_bots_advance_where_nobody_favours(self) -> None:
        decided = turn(era=0, your_era=0, **self.focus(), answers={})
        free = [effect for effect in all_of(decided, Advance) if effect.clause == "TA-25.6"]
        assert [(effect.bot, effect.track) for effect in free] == [("automa", "exploration"), ("shadow", "exploration")]

    @clause("TA-25.12")
    def test_you_keep_your_favourite_though_others_lead_there(self) -> None:
        fields = self.focus(you=[5, 1, 0, 0, 0], automa=[7, 0, 0, 0, 0], shadow=[8, 0, 0, 0, 0])
        decided = turn(turn="you", answers={"your.turn": [("income",)]}, **fields)
        assert kinds(decided.effects) == ["YouIncome"]

    @clause("TA-25.12")
    def test_nothing_blocks_the_bots(self) -> None:
        # Your blockers stand on the start of the other tracks.
        decided = bots("6", "16", **self.focus(you=[4, 0, 0, 0, 0], automa=[0, 0, 0, 0, 0]))
        assert [(effect.bot, effect.track) for effect in all_of(decided, Advance)] == [
            ("automa", "technology"),
            ("shadow", "military"),
        ]

    @clause("TA-25.8", "TA-20.4")
    def test_a_blocked_marker_has_no_free_advance(self) -> None:
        # Military comes first and is blocked; exploration moves all blockers on.
        fields: dict[str, Any] = {"your_favourite": "exploration", "you": [0, 0, 4, 0, 0], "your_era": 0, "era": 0}
        options = {"scenario": "focus", "level": 1}
        decided = turn(options=options, turn="you", answers={"your.turn": [("income",)]}, **fields)
        found = [(effect.track, effect.space) for effect in all_of(decided, YouAdvance)]
        assert found == [("exploration", 5), ("technology", 1), ("science", 1)]

    @clause("TA-25.7", "TA-25.8")
    @pytest.mark.parametrize(
        ("spaces", "open"),
        [
            ([4, 0, 0, 0, 0], {"military"}),
            ([5, 0, 0, 0, 0], {"military", "science", "exploration", "technology"}),
            ([5, 1, 0, 1, 0], {"military", "exploration"}),
            ([9, 5, 4, 6, 0], {"military", "exploration"}),
        ],
    )
    def test_the_blockers_stay_four_behind(self, spaces: list[int], open: set[str]) -> None:
        question = expect_type(turn(turn="you", you=spaces, **self.focus()).question, Forms)
        assert set(question.forms[1].fields[0].options) == open

    @clause("TA-25.8")
    def test_a_blocked_marker_is_refused(self) -> None:
        question = turn(turn="you", you=[4, 0, 0, 0, 0], **self.focus()).question
        with pytest.raises(NotAllowed) as refused:
            question.read("advance science")
        assert refused.value.details["reason"] == "track.blocked"

    @clause("TA-25.8")
    def test_a_card_that_moves_everybody_does_not_move_a_blocked_marker(self) -> None:
        decided = you(("everyone", "science"), you=[4, 0, 0, 0, 0], **self.focus())
        assert all_of(decided, YouAdvance) == []
        assert len(all_of(decided, Advance)) == 2

    @clause("TA-25.10", "TA-25.11")
    def test_a_new_favourite_at_the_end(self) -> None:
        decided = you(("advance", "military"), you=[11, 5, 7, 6, 0], **self.focus())
        assert deciding(decision(decided, "your.favourite")) == ["favourite.furthest"]
        assert one(decided, ChooseFavourite) == ChooseFavourite("TA-25.10", "you", "exploration")
        # Its marker is on 7, so the blockers are on 3 now; the old track no longer matters.
        state = after(decided, {"scenario": "focus"}, you=[11, 5, 7, 6, 0], your_favourite="military")
        assert blocked(state) == 1 << TRACK["military"] | 1 << TRACK["science"] | 1 << TRACK["technology"]

    @clause("TA-25.10")
    def test_you_choose_in_a_tie(self) -> None:
        fields = self.focus(you=[11, 7, 7, 6, 0])
        question = expect_type(you(("advance", "military"), **fields).question, One)
        assert question.id == "favourite.you_choose"
        assert list(question.options) == ["science", "exploration"]
        decided = you(("advance", "military"), answers={"favourite.you_choose": ["exploration"]}, **fields)
        assert one(decided, ChooseFavourite).track == "exploration"

    @clause("TA-25.10")
    def test_none_is_left(self) -> None:
        decided = you(("advance", "military"), you=[11, 12, 12, 12, 0], ends=["you"], **self.focus())
        assert one(decided, NoFavourite)
        assert nothing(decided)[-1] == ("favourite.none_left", "TA-25.10")


class TestWorldWar:
    OPTIONS = {"scenario": "war"}  # noqa: RUF012 - read only
    FULL = " ".join(BOARD.names)

    @clause("TA-26.1", "TA-26.4", "TA-26.6")
    def test_what_you_set_up_yourself(self) -> None:
        assert reminders(set_up(scenario="war")) >= {"war_outposts", "war_trap", "war_leaders"}
        assert at_income("war") == {"war_no_tapestry", "war_conquer"}
        assert "1 normale Falle" in removed("war", "tapestry")

    @clause("TA-26.2", "TA-26.3", "TA-26.4")
    def test_outposts_tiles_and_favourite(self) -> None:
        session = set_up(scenario="war")
        state = session.timeline.now
        assert (state.outposts, state.your_outposts, state.shadow_outposts) == (18, 18, 10)
        assert state.explored == BOARD.all
        assert one(session, FillMap)
        assert (state.civilizations, state.favourite) == (("equalizers",), "military")

    @clause("TA-26.5")
    @pytest.mark.parametrize(
        ("automa", "track"),
        [
            ([1, 3, 0, 3, 0], "military"),
            ([12, 3, 0, 3, 0], "exploration"),
            ([12, 3, 12, 2, 0], "science"),
        ],
    )
    def test_the_automas_favourite(self, automa: list[int], track: str) -> None:
        fields: dict[str, Any] = {
            "favourite": "military",
            "shadow_favourite": "exploration",
            "you": [2, 0, 0, 0, 0],
            "explored": self.FULL,
        }
        decided = income(
            2, options=self.OPTIONS, automa=automa, shadow=[0, 0, 13 - 1, 0, 0], civilizations=[], **fields
        )
        said = nothing(decided)
        assert said[0] == ("favourite.any" if track == "science" else "favourite.war", "TA-26.5")
        if track == "military":
            assert said[1] == ("favourite.same", "TA-18.3")
        else:
            assert all_of(decided, ChangeFavourite)[0] == ChangeFavourite("automa", "military", track, "end")

    @clause("TA-26.5")
    def test_the_shadow_empire_may_favour_any(self) -> None:
        fields: dict[str, Any] = {
            "favourite": "military",
            "shadow_favourite": "exploration",
            "automa": [5, 0, 0, 0, 0],
            "explored": self.FULL,
        }
        decided = income(
            2, options=self.OPTIONS, shadow=[0, 3, 0, 0, 0], you=[0, 0, 1, 0, 0], civilizations=[], **fields
        )
        assert one(decided, ChangeFavourite) == ChangeFavourite("shadow", "exploration", "science", "you")

    @clause("TA-26.6")
    @pytest.mark.parametrize(("space", "anywhere"), [(1, False), (8, True)])
    def test_exploring_is_conquering(self, space: int, anywhere: bool) -> None:
        decided = bots(
            "6", "18", options=self.OPTIONS, automa=[12, 12, space, 12, 0], shadow=[12, 12, 12, 12, 0], landmarks=[],
            explored=self.FULL, yours="2:0",
        )  # fmt: skip
        assert len(all_of(decided, PlaceOutpost)) == 1
        assert all_of(decided, LayTile) == []
        assert decision(decided, "conquer.neutral").args["anywhere"] is anywhere

    @clause("TA-26.7")
    @pytest.mark.parametrize("left", [1, 0])
    def test_without_shadow_outposts_the_symbol_is_ignored(self, left: int) -> None:
        decided = bots(
            "6", "3", options=self.OPTIONS, automa=[0, 12, 12, 12, 0], shadow=[12, 12, 12, 12, 0], landmarks=[],
            explored=self.FULL, shadow_outposts=left,
        )  # fmt: skip
        assert decision(decided, "conquer.neutral").args["topple"] is bool(left)
        assert len(all_of(decided, PlaceShadow)) == left

    @clause("TA-26.7", "TA-13.2")
    def test_in_the_base_game_it_still_opens_hexes_next_to_you(self) -> None:
        given: dict[str, Any] = {
            "automa": [0, 12, 12, 12, 0],
            "shadow": [12, 12, 12, 12, 0],
            "landmarks": [],
            "shadow_outposts": 0,
        }
        assert decision(bots("6", "3", **given), "conquer.neutral").args["topple"] is True

    @clause("TA-26.8")
    @pytest.mark.parametrize(("yours", "winner"), [("2:0 1:1", "you"), ("2:0", "automa")])
    def test_more_territories(self, yours: str, winner: str) -> None:
        assert one(end("war", yours=yours), GameOver).winner == winner

    @clause("TA-26.8")
    def test_guided_it_is_asked(self) -> None:
        answers: dict[str, list[Any]] = {"end.points": [130], "goal.war": [False]}
        options = {"scenario": "war", "tracked": False}
        decided = turn(options=options, phase="end", points=120, era=5, your_era=5, answers=answers)
        assert one(decided, GameOver).winner == "automa"


class TestUtopia:
    OPTIONS = {"scenario": "utopia"}  # noqa: RUF012 - read only

    @clause("TA-27.1", "TA-27.4", "TA-27.5")
    def test_what_you_set_up_yourself(self) -> None:
        assert reminders(set_up(scenario="utopia")) >= {"utopia_islanders", "utopia_tech", "utopia_explore"}
        assert removed("utopia", "civilization") == {"Isolationisten", "Militante"}
        assert removed("utopia", "tech") == {"Belagerungsmaschinen", "Radio"}
        assert len(removed("utopia", "tapestry")) == 11

    @clause("TA-27.1", "TA-27.2")
    def test_no_military_for_anybody(self) -> None:
        state = set_up(scenario="utopia").timeline.now
        assert not {"barracks", "tank_factory", "fusion_reactor"} & set(state.landmarks)
        question = expect_type(turn(options=self.OPTIONS, turn="you").question, Forms)
        assert list(question.forms[1].fields[0].options) == ["science", "exploration", "technology"]

    @clause("TA-27.2")
    def test_military_is_never_a_valid_track(self) -> None:
        # Card 19: military first for the Automa.
        decided = bots("6", "19", options=self.OPTIONS)
        assert all_of(decided, Advance)[0].track == "technology"
        assert "military" not in decision(decided, "automa.any").options

    @clause("TA-27.3")
    def test_the_die_is_rolled_again(self) -> None:
        decided = bots(
            "6", "3", options=self.OPTIONS, automa=[0, 4, 12, 0, 0], draws={"die": ["military", "technology"]}
        )
        assert [(effect.track, effect.again) for effect in all_of(decided, Roll)] == [
            ("military", True),
            ("technology", False),
        ]

    @clause("TA-27.3", "TA-21.3")
    def test_its_civilization_rolls_for_another_track(self) -> None:
        decided = income(
            3,
            options=self.OPTIONS,
            civilizations=["explorers"],
            draws={"die": ["military", "technology"]},
            automa=[0, 0, 0, 5, 0],
        )
        assert [effect.track for effect in all_of(decided, Roll)] == ["military", "technology"]
        assert one(decided, Advance) == Advance("TA-21.3", "automa", "technology", 6, True)

    @clause("TA-27.5", "TA-27.6", "TA-14.3")
    def test_exploring_wherever_territories_lead(self) -> None:
        land = [name for name in BOARD.names if name in board().to_plain()["explored"]]  # type: ignore[operator]
        explored = " ".join([*land, "-1:0"])
        decided = bots(
            "6",
            "18",
            options=self.OPTIONS,
            automa=[0, 12, 1, 12, 0],
            shadow=[0, 12, 12, 12, 0],
            landmarks=[],
            explored=explored,
        )
        found = decision(decided, "explore.connected")
        # From -2:2 by -2:1 and the tile on -1:0 to the northern islands.
        assert {"0:-1", "-1:-2", "-2:0", "-3:1"} <= set(found.options)
        assert "3:-2" not in found.options
        assert deciding(found) == ["explore.scan"]
        assert found.pick == "1:-3"
        assert one(decided, LayTile).space == "1:-3"

    @clause("TA-27.6", "TA-14.3")
    def test_the_distance_to_you_does_not_matter(self) -> None:
        given: dict[str, Any] = {
            "options": self.OPTIONS,
            "automa": [0, 12, 1, 12, 0],
            "shadow": [0, 12, 12, 12, 0],
            "landmarks": [],
        }
        found = decision(bots("6", "7", **given), "explore.connected")
        # Card 7 begins at the right lower corner and looks towards the lower left.
        assert [step.id for step in found.steps] == ["explore.scan"]
        assert found.pick == "0:2"

    @clause("TA-27.5")
    def test_you_cannot_conquer(self) -> None:
        verbs = [form.verb for form in expect_type(you(options=self.OPTIONS).question, Forms).forms]
        assert "explore" in verbs
        assert "conquer" not in verbs
        rare = [form.verb for form in expect_type(you(("card",), options=self.OPTIONS).question, Forms).forms]
        assert rare == ["marker", "building", "landmark", "everyone", "never_mind"]

    @clause("TA-27.5")
    def test_the_automa_explores_instead_of_conquering(self) -> None:
        answers = {"civilization.effect": [("conquer",), ("finish",)]}
        decided = income(2, options=self.OPTIONS, civilizations=["charmers"], answers=answers, automa=[0, 0, 0, 5, 0])
        assert ("conquer.utopia", "TA-27.5") in nothing(decided)
        assert all_of(decided, PlaceOutpost) == []
        assert len(all_of(decided, LayTile)) == 1

    @clause("TA-27.7")
    def test_all_three_finished_gives_points(self) -> None:
        decided = bots("6", "18", options=self.OPTIONS, automa=[0, 12, 12, 12, 0], ends=["automa"])
        assert one(decided, Score) == Score("TA-27.7", 5, "stuck")
        assert all_of(bots("6", "18", options=self.OPTIONS, automa=[0, 12, 12, 11, 0], ends=["automa"]), Score) == []

    @clause("TA-27.7")
    @pytest.mark.parametrize(("exploration", "points"), [(12, [5]), (11, [])])
    def test_also_when_its_civilization_would_advance(self, exploration: int, points: list[int]) -> None:
        fields: dict[str, Any] = {
            "automa": [0, 12, exploration, 12, 0],
            "ends": ["automa"],
            "civilizations": ["explorers"],
        }
        decided = income(2, options=self.OPTIONS, **fields)
        assert decided.question is None
        assert [effect.points for effect in all_of(decided, Score) if effect.what == "stuck"] == points

    @clause("TA-27.8")
    def test_landmarks_of_tracks_at_the_end(self) -> None:
        fields: dict[str, Any] = {
            "box": ["forge", "card_landmark", "lighthouse"],
            "your_landmarks": ["academy"],
            "landmarks": [],
        }
        decided = end("utopia", **fields)
        assert one(decided, Score) == Score("TA-27.8", 10, "utopia")
        assert one(decided, YouScore) == YouScore("TA-27.8", 5)


class TestTheFall:
    OPTIONS = {"scenario": "fall"}  # noqa: RUF012 - read only

    def back(self, **fields: Any) -> dict[str, Any]:
        return {
            "options": self.OPTIONS,
            "automa": [11, 12, 12, 12, 12],
            "shadow": [11, 12, 12, 12, 12],
            "you": [11, 12, 12, 12, 12],
            **fields,
        }

    @clause("TA-28.1", "TA-28.3", "TA-28.5", "TA-28.7", "TA-28.9")
    def test_what_you_set_up_yourself(self) -> None:
        assert reminders(set_up(scenario="fall")) >= {"fall_historians"}
        assert at_income("fall") == {"fall_kit", "fall_fire", "fall_way", "fall_landmarks", "fall_costs"}
        assert removed("fall", "civilization") == {"Außerirdische", "Flussvolk", "Tüftler", "Utilitarier"}

    @clause("TA-28.2")
    def test_markers_begin_at_the_end(self) -> None:
        state = set_up(scenario="fall").timeline.now
        assert state.you == state.automa == state.shadow == (11, 12, 12, 12, 12)

    @clause("TA-28.3", "TA-20.4", "TA-23.4")
    def test_level_1_has_no_free_advances_where_the_first_income_turn_is_replaced(self) -> None:
        fields = self.back(options={"scenario": "fall", "level": 1}, your_era=0, era=0)
        decided = turn(turn="you", answers={"your.turn": [("income",)]}, **fields)
        assert all_of(decided, YouAdvance) == []
        assert kinds(decided.effects)[0] == "YouIncome"

    @clause("TA-28.2", "TA-28.4")
    def test_everybody_goes_backwards(self) -> None:
        decided = bots("6", "18", **self.back())
        assert [effect.space for effect in all_of(decided, Advance)] == [11, 11]
        assert one(you(("advance", "military"), **self.back()), YouAdvance).space == 10

    @clause("TA-28.4")
    def test_the_printed_examples(self) -> None:
        # On Drone Assassins one space was advanced; the end is the first space.
        decided = income(3, level=2, civilizations=[], **self.back(automa=[11, 12, 12, 11, 12]))
        points = {effect.what: effect.points for effect in all_of(decided, ScoreEach)}
        assert (points["military"], points["technology"]) == (1, 1)
        decided = bots("6", "18", **self.back(automa=[1, 1, 1, 2, 12], ends=[]))
        assert all_of(decided, Advance)[0].space == 1
        assert "Achieve" in kinds(decided.effects)

    @clause("TA-28.4", "TA-7.3", "TA-7.2")
    def test_closest_to_the_end_and_to_landmarks_the_other_way_round(self) -> None:
        end_first = bots("1", "18", **self.back(automa=[11, 12, 5, 8, 12]))
        assert decision(end_first, "automa.end").pick == "exploration"
        # Technology 8 is one step from the rubber works on 7; exploration 5 one from the lighthouse on 4; heart first.
        landmark = bots("3", "18", **self.back(automa=[11, 12, 6, 8, 12]))
        assert decision(landmark, "automa.landmark").pick == "technology"

    @clause("TA-28.5")
    @pytest.mark.parametrize(("space", "landmark"), [(11, "tech_hub"), (8, "rubber_works"), (5, "forge"), (6, None)])
    def test_a_landmark_on_its_own_space(self, space: int, landmark: str | None) -> None:
        decided = bots("6", "18", **self.back(automa=[1, 1, 1, space, 12], shadow=[1, 1, 1, 1, 1], ends=["automa"]))
        assert [effect.landmark for effect in all_of(decided, GainLandmark)] == ([landmark] if landmark else [])

    @clause("TA-28.6")
    def test_going_back_is_ignored(self) -> None:
        fields = self.back(automa=[5, 11, 5, 5, 12], shadow=[1, 1, 1, 1, 1])
        decided = bots("6", "3", draws={"die": ["military"]}, **fields)
        assert decided.question is None
        assert all_of(decided, Advance)[0].track == "science"
        assert all_of(decided, GoBack) == all_of(decided, Roll) == []

    @clause("TA-28.4", "TA-18.2")
    def test_behind_is_the_other_way_round(self) -> None:
        fields = self.back(automa=[11, 12, 12, 8, 12], shadow=[11, 8, 12, 12, 12], civilizations=[])
        assert income(2, **fields).decisions == ()
        fields["you"] = [11, 12, 12, 7, 12]
        assert [one.id for one in income(2, **fields).decisions] == ["automa.favourite"]

    @clause("TA-28.4", "TA-21.7")
    def test_equalizers_too(self) -> None:
        fields = self.back(automa=[11, 12, 12, 8, 12], you=[11, 12, 12, 6, 12], shadow=[11, 8, 12, 12, 12])
        decided = income(2, civilizations=["equalizers"], **fields)
        assert [effect.space for effect in all_of(decided, Advance) if effect.clause == "TA-21.7"] == [6]

    @clause("TA-28.8")
    @pytest.mark.parametrize(("reached", "winner"), [(True, "you"), (False, "automa")])
    def test_the_goal(self, reached: bool, winner: str) -> None:
        assert one(end("fall", answers={"goal.fall": [reached]}), GameOver).winner == winner


class TestPremonition:
    @clause("TA-29.1", "TA-29.2", "TA-29.3")
    def test_what_you_set_up_yourself(self) -> None:
        session = set_up(scenario="premonition")
        assert reminders(session) >= {"premonition_mystics"}
        assert at_income("premonition") == {"premonition_tapestries", "premonition_predict"}
        assert [at_income("premonition", n) for n in (2, 3, 4)] == [{"premonition_turn"}] * 3
        assert at_income("premonition", 5) == set()
        assert session.timeline.now.civilizations == ("hucksters",)

    @clause("TA-29.4")
    @pytest.mark.parametrize(("reached", "winner"), [(True, "you"), (False, "automa")])
    def test_the_goal(self, reached: bool, winner: str) -> None:
        assert one(end("premonition", answers={"goal.premonition": [reached]}), GameOver).winner == winner


class TestKaijuMasters:
    OPTIONS = {"scenario": "kaiju_one"}  # noqa: RUF012 - read only

    def walk(self, tie: str, kaiju: str, came: str = "", destroys: bool = False) -> Any:
        return bots(
            "6", tie, options=self.OPTIONS, kaiju=kaiju, kaiju_from=came, answers={"kaiju.destroys": [destroys]}
        )

    @clause("TA-31.1")
    @pytest.mark.parametrize("level", [2, 6])
    def test_no_civilization_and_a_rolled_favourite(self, level: int) -> None:
        favourites = set()
        for seed in range(8):
            session = set_up(scenario="kaiju_one", level=level, seed=seed)
            assert session.timeline.now.civilizations == ()
            assert all_of(session, Roll)[0] == Roll("TA-31.1", session.timeline.now.favourite)
            favourites.add(session.timeline.now.favourite)
        assert len(favourites) > 2

    @clause("TA-31.2", "TA-31.8", "TA-31.3")
    def test_what_you_set_up_yourself(self) -> None:
        session = set_up(scenario="kaiju_one")
        assert reminders(session) >= {"kaiju_one_capital", "kaiju_one_marker"}
        assert one(session, PlaceKaiju).district == session.timeline.now.kaiju == "r1c3"

    @clause("TA-31.4")
    @pytest.mark.parametrize(
        ("tie", "towards", "district"),
        # Card 2 has military first, card 3 science, card 5 exploration, card 4 technology.
        [("2", "north", "r1c2"), ("3", "east", "r2c3"), ("5", "south", "r3c2"), ("4", "west", "r2c1")],
    )
    def test_the_uppermost_symbol_of_the_compass(self, tie: str, towards: str, district: str) -> None:
        decided = self.walk(tie, "r2c2")
        assert one(decided, MoveKaiju) == MoveKaiju(towards, district)
        names = kinds(decided.effects)
        assert names.index("MoveKaiju") < names.index("Advance")

    @clause("TA-31.4")
    def test_the_heart_is_not_on_the_compass(self) -> None:
        # Card 18: heart, exploration.
        assert one(self.walk("18", "r2c2"), MoveKaiju).towards == "south"

    @clause("TA-31.5")
    @pytest.mark.parametrize(
        ("tie", "kaiju", "towards", "district"),
        [
            ("2", "r1c3", "south", "r2c3"), ("3", "r1c3", "west", "r1c2"),
            ("5", "r3c1", "north", "r2c1"), ("4", "r3c1", "east", "r3c2"),
        ],
    )  # fmt: skip
    def test_at_the_edge_it_turns_round(self, tie: str, kaiju: str, towards: str, district: str) -> None:
        assert one(self.walk(tie, kaiju), MoveKaiju) == MoveKaiju(towards, district)

    @clause("TA-31.6")
    def test_it_does_not_return_at_once(self) -> None:
        # Card 2: military, exploration. North of the centre is where it came from.
        assert one(self.walk("2", "r2c2", came="r1c2"), MoveKaiju) == MoveKaiju("south", "r3c2")

    @clause("TA-31.7")
    @pytest.mark.parametrize("destroys", [True, False])
    def test_a_building_is_destroyed(self, destroys: bool) -> None:
        found = all_of(self.walk("2", "r2c2", destroys=destroys), DestroyBuilding)
        assert [effect.district for effect in found] == (["r1c2"] if destroys else [])

    @clause("TA-31.4")
    def test_it_stays_when_the_automa_cannot_advance(self) -> None:
        finished = [12, 12, 12, 12, 0]
        decided = bots("6", "2", options=self.OPTIONS, kaiju="r2c2", automa=finished, shadow=finished, landmarks=[])
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "NextTurn"]

    @clause("TA-31.4")
    def test_also_with_the_last_pair_in_an_income_turn(self) -> None:
        decided = income(
            2,
            pair=("6", "2"),
            level=3,
            options=self.OPTIONS,
            kaiju="r2c2",
            answers={"kaiju.destroys": [False]},
            automa=[0, 0, 0, 5, 0],
            shadow=[0, 5, 0, 0, 0],
        )
        assert len(all_of(decided, MoveKaiju)) == 1

    @clause("TA-31.9")
    @pytest.mark.parametrize(("points", "winner"), [(121, "you"), (120, "automa"), (119, "automa")])
    def test_more_points_are_needed(self, points: int, winner: str) -> None:
        assert one(end("kaiju_one", points), GameOver).winner == winner


class TestInescapable:
    OPTIONS = {"scenario": "kaiju_two"}  # noqa: RUF012 - read only

    def come(self, *cards: str, **fields: Any) -> Any:
        """The kaiju come with these cards."""
        given = {"turn": "bots", "automas": "", "landmarks": [], "options": self.OPTIONS, **fields}
        return turn(draws={"deck": list(cards)}, **given)

    @clause("TA-32.1", "TA-32.2", "TA-32.4", "TA-32.10")
    def test_set_up(self) -> None:
        session = set_up(scenario="kaiju_two", plans=True, landmark_cards=True)
        state = session.timeline.now
        assert (state.deck.size(), state.automas, state.civilizations) == (22, 0, ())
        assert set(state.landmarks) == set(LANDMARKS) - {"tank_factory", "academy", "train_station", "rubber_works"}
        assert reminders(session) >= {"kaiju_two_pieces", "kaiju_two_redraw", "kaiju_two_cost", "kaiju_two_landmark"}
        assert removed("kaiju_two", "tapestry") == {"Militarismus"}

    @clause("TA-32.3")
    @pytest.mark.parametrize(("level", "target"), list(enumerate((40, 70, 100, 130, 160, 190), 1)))
    def test_the_target(self, level: int, target: int) -> None:
        session = set_up(scenario="kaiju_two", level=level)
        assert GAME.score(session.timeline.now) == {"you": 0, "kaiju": target}

    @clause("TA-32.4")
    def test_you_are_always_the_first(self) -> None:
        decided = turn(
            options=self.OPTIONS, turn="you", era=0, your_era=2, automas="", answers={"your.turn": [("income",)]}
        )
        assert one(decided, YouIncome).first

    @clause("TA-32.5", "TA-32.6")
    def test_two_blockers_on_the_lowest_symbols(self) -> None:
        # Card 20 has the heart at the bottom, then military; card 1 has science.
        decided = self.come("20", "1", blockers=["military", "science"])
        assert kinds(decided.effects)[0] == "LiftBlockers"
        assert [(effect.card, effect.track) for effect in all_of(decided, PutBlocker)] == [
            ("20", "military"),
            ("1", "science"),
        ]

    @clause("TA-32.6")
    def test_both_on_one_track(self) -> None:
        state = after(self.come("20", "16"), self.OPTIONS, automas="", landmarks=[])
        assert state.blockers == ("military", "military")

    @clause("TA-32.5")
    def test_an_empty_deck_is_made_of_the_discards(self) -> None:
        everything = [str(card) for card in range(1, 23)]
        empty = {"deck": {"stream": "deck", "layers": [], "pool": []}, "discard": everything}
        decided = self.come("20", "1", **empty)
        assert len(all_of(decided, ShuffleKaijuDeck)) == 1

    @clause("TA-32.7", "TA-32.8")
    def test_the_first_hex_without_a_kaiju(self) -> None:
        decided = self.come("20", "18")
        assert [effect.space for effect in all_of(decided, PutKaiju)] == ["0:-3", "1:-3"]
        decided = self.come("5", "8", kaijus="-3:1")
        assert [effect.space for effect in all_of(decided, PutKaiju)] == ["-3:2", "1:2"]

    @clause("TA-32.8")
    def test_an_outpost_is_lost_instead(self) -> None:
        decided = self.come("20", "18", yours="2:0 0:-3")
        assert one(decided, LoseOutpost) == LoseOutpost("0:-3", True)
        # It is free now, and the second card puts a kaiju there.
        assert one(decided, PutKaiju).space == "0:-3"

    @clause("TA-32.8")
    def test_two_outposts_are_lost_one_by_one(self) -> None:
        others = " ".join(name for name in BOARD.names if name != "2:0")
        decided = self.come("20", "18", kaijus=others)
        assert [effect.last for effect in all_of(decided, LoseOutpost)] == [False, True]
        assert decided.effects[-1] == Ending("TA-32.12", "kaiju")

    @clause("TA-32.9")
    def test_no_exploring_and_no_conquering_there(self) -> None:
        question = expect_type(you(options=self.OPTIONS, automas="", kaijus="0:0 0:-1").question, Forms)
        forms = {form.verb: form for form in question.forms}
        assert "0:0" not in forms["conquer"].fields[0].options
        assert "0:-1" not in forms["explore"].fields[0].options
        rare = [
            form.verb for form in expect_type(you(("card",), options=self.OPTIONS, automas="").question, Forms).forms
        ]
        assert "everyone" not in rare

    @clause("TA-32.11")
    def test_reaching_the_target_wins(self) -> None:
        decided = you(("target",), options=self.OPTIONS, automas="")
        assert decided.effects == (Ending("TA-32.11", "you"),)
        decided = turn(options=self.OPTIONS, phase="end", winner="you", automas="", answers={"end.kaiju": [75]})
        assert one(decided, GameOver) == GameOver("TA-32.11", "you")

    @clause("TA-32.11", "TA-32.12", "TA-32.13")
    @pytest.mark.parametrize(
        ("side", "points", "result"),
        [
            ("you", 70, GameOver("TA-32.11", "you")),
            ("you", 69, GameOver("TA-32.13", "kaiju")),
            ("bots", 70, GameOver("TA-32.11", "you")),
            ("bots", 69, GameOver("TA-32.12", "kaiju")),
        ],
    )
    def test_who_has_forgotten_to_say_so_wins_all_the_same(self, side: str, points: int, result: GameOver) -> None:
        fields: dict[str, Any] = {"phase": "end", "winner": "kaiju", "turn": side, "automas": ""}
        assert one(turn(options=self.OPTIONS, answers={"end.kaiju": [points]}, **fields), GameOver) == result

    @clause("TA-32.12")
    def test_without_an_outpost_you_lose(self) -> None:
        decided = self.come("20", "18", yours="0:-3")
        assert decided.effects[-1] == Ending("TA-32.12", "kaiju")
        assert self.come("20", "18", yours="2:0 0:-3").effects[-1].side == "you"

    @clause("TA-32.13")
    def test_after_the_fifth_income_turn_you_lose(self) -> None:
        decided = you(("finish",), options=self.OPTIONS, automas="", your_era=5)
        assert decided.effects == (Ending("TA-32.13", "kaiju"),)
        decided = turn(options=self.OPTIONS, phase="end", winner="kaiju", automas="", answers={"end.kaiju": [60]})
        assert one(decided, GameOver).winner == "kaiju"
