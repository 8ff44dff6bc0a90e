"""Income turns, levels, civilizations, the end of the game."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.games.tapestry.play import (
    LANDMARKS,
    after,
    all_of,
    deciding,
    decision,
    deck,
    income,
    kinds,
    nothing,
    one,
    set_up,
    turn,
)
from visavis.core import Session
from visavis.core.question import Forms
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import TRACK
from visavis.games.tapestry.cards import Income
from visavis.games.tapestry.effects.bots import (
    Achieve,
    AddItem,
    Advance,
    CardsAdded,
    ChangeFavourite,
    CoverMat,
    DeckShuffled,
    GainLandmark,
    GainTapestry,
    NextTurn,
    RemoveLandmark,
    ReplaceCards,
    Roll,
    Score,
    ScoreEach,
)
from visavis.games.tapestry.effects.end import GameOver, YourPoints
from visavis.games.tapestry.effects.map import PlaceOutpost, PlaceShadow
from visavis.games.tapestry.effects.yours import YouAdvance
from visavis.testing import clause, expect_type

INCOMES = GAME.default_pack.table("income", Income)
AHEAD: dict[str, Any] = {"automa": [0, 0, 0, 5, 0], "shadow": [0, 5, 0, 0, 0]}
"""Both bots lead on their favourite tracks."""


def scores(decided: Any) -> dict[str, int]:
    return {effect.what: effect.points for kind in (Score, ScoreEach) for effect in all_of(decided, kind)}


class TestSection18:
    @clause("TA-18.1", "TA-20.1")
    def test_the_steps_of_level_2_in_order(self) -> None:
        decided = income(2, civilizations=["engineers"], box=["forge"], landmarks=[], your_era=2, **AHEAD)
        assert kinds(decided.effects) == [
            "TakeIncome", "Score", "ScoreEach", "ScoreEach", "CardsAdded", "CoverMat", "GainTapestry", "DeckShuffled",
            "NextTurn",
        ]  # fmt: skip

    @clause("TA-18.1", "TA-20.1", "TA-20.2")
    @pytest.mark.parametrize("number", [2, 3, 4, 5])
    @pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
    def test_every_turn_of_every_level(self, level: int, number: int) -> None:
        row = INCOMES[f"base-{level}-{number}"]
        steps = ["favourites"]
        steps += ["pair"] if level >= 3 else []
        steps += ["civilization"] if level >= 2 else []
        steps += ["score"]
        if number < 5:
            steps += ["cards"] if row.cards else []
            steps += ["cover"]
            steps += ["tapestry"] if level >= 2 else []
            steps += ["shuffle"]
        assert list(row.steps) == steps
        cards = {1: "2220", 2: "2220", 3: "0220", 4: "2440", 5: "2660", 6: "2660"}[level]
        assert row.cards == int(cards[number - 2])
        multipliers = (row.landmarks, row.military, row.technology)
        normal = [(1, 0, 1), (2, 1, 1), (2, 1, 2), (3, 2, 3)]
        hard = [(1, 0, 1), (2, 1, 2), (2, 2, 2), (3, 3, 4)]
        assert multipliers == (hard if level >= 5 else normal)[number - 2]
        assert row.first == (2, 3, 4, 0)[number - 2]

    @clause("TA-20.3")
    @pytest.mark.parametrize("number", [2, 3, 4, 5])
    @pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
    def test_the_cards_of_the_arts_track(self, level: int, number: int) -> None:
        row, base = INCOMES[f"arts-{level}-{number}"], INCOMES[f"base-{level}-{number}"]
        cards = {1: "2440", 2: "2440", 3: "2440", 4: "2660", 5: "2660", 6: "2660"}[level]
        assert row.cards == int(cards[number - 2])
        assert (row.landmarks, row.military, row.technology, row.first) == (
            base.landmarks, base.military, base.technology, base.first,
        )  # fmt: skip

    @clause("TA-20.3")
    def test_they_are_used_with_the_arts_track_only(self) -> None:
        for arts, cards in (("cards", 2), ("track", 4)):
            options = {"arts": arts}
            fields = {**deck(pair=("6", "18"), discard=("3",), **options), **AHEAD}
            decided = turn(options=options, era=2, your_era=3, landmarks=[], **fields)
            assert one(decided, CardsAdded).unseen == cards

    @clause("TA-18.2", "TA-18.3", "TA-7.4", "TA-7.5")
    def test_no_change_while_a_bot_leads(self) -> None:
        assert all_of(income(2, **AHEAD), ChangeFavourite) == []
        # A tie on the favourite track is not behind.
        assert all_of(income(2, you=[0, 5, 0, 5, 0], **AHEAD), ChangeFavourite) == []

    @clause("TA-18.2")
    @pytest.mark.parametrize(
        "fields",
        [
            {"you": [0, 0, 0, 6, 0]},
            {"shadow": [0, 7, 0, 6, 0]},
            {"automa": [0, 0, 0, 12, 0]},
        ],
    )
    def test_the_automa_changes_behind_you_behind_the_other_bot_or_at_the_end(self, fields: dict[str, Any]) -> None:
        decided = income(2, **{**AHEAD, **fields})
        assert [one.id for one in decided.decisions] == ["automa.favourite"]

    @clause("TA-18.2")
    def test_so_does_the_shadow_empire(self) -> None:
        decided = income(2, **{**AHEAD, "you": [0, 6, 0, 0, 0]})
        assert [one.id for one in decided.decisions] == ["shadow.favourite"]

    @clause("TA-18.3", "TA-7.4")
    def test_the_new_one_is_closest_to_a_landmark_or_the_end(self) -> None:
        # Military needs 1 to the barracks; technology 2 to the rubber works. Card 16 would take technology.
        decided = income(2, pair=("6", "16"), automa=[3, 0, 0, 5, 0], shadow=[0, 5, 0, 0, 0], you=[0, 0, 0, 6, 0])
        assert deciding(decision(decided, "automa.favourite")) == ["track.landmark"]
        assert one(decided, ChangeFavourite) == ChangeFavourite("automa", "technology", "military", "you")

    @clause("TA-18.3", "TA-7.4", "TA-7.5")
    def test_ties_by_the_column_down_and_up_with_the_old_favourite(self) -> None:
        # All four need 4 to a landmark. Card 16: technology, exploration, heart, science, military.
        level = [0, 0, 0, 0, 0]
        fields: dict[str, Any] = {
            "automa": level,
            "shadow": level,
            "you": [1, 1, 1, 1, 0],
            "favourite": "military",
            "shadow_favourite": "science",
        }
        decided = income(2, pair=("6", "16"), **fields)
        assert [(one.bot, one.track) for one in all_of(decided, ChangeFavourite)] == [
            ("automa", "technology"), ("shadow", "military"),
        ]  # fmt: skip
        # Card 18: heart first.
        decided = income(2, pair=("6", "18"), **fields)
        assert nothing(decided)[0] == ("favourite.same", "TA-18.3")

    @clause("TA-18.3", "TA-7.5")
    def test_the_landmark_overrules_the_column_for_the_shadow_empire(self) -> None:
        # Upwards card 16 would take military; technology is next to the forge.
        decided = income(2, pair=("6", "16"), **{**AHEAD, "shadow": [0, 1, 0, 3, 0], "you": [0, 2, 0, 0, 0]})
        assert one(decided, ChangeFavourite) == ChangeFavourite("shadow", "science", "technology", "you")

    @clause("TA-18.3")
    def test_it_may_be_the_same_one_or_the_other_bots(self) -> None:
        decided = income(2, pair=("6", "18"), **{**AHEAD, "automa": [0, 0, 0, 6, 0], "you": [0, 0, 0, 7, 0]})
        assert nothing(decided)[0] == ("favourite.same", "TA-18.3")
        assert all_of(decided, ChangeFavourite) == []
        decided = income(2, pair=("6", "16"), **{**AHEAD, "automa": [0, 3, 0, 5, 0], "you": [0, 0, 0, 6, 0]})
        assert one(decided, ChangeFavourite).track == "science"

    @clause("TA-18.4")
    @pytest.mark.parametrize(("level", "advances"), [(2, 0), (3, 2), (5, 2)])
    def test_the_last_pair_once_more(self, level: int, advances: int) -> None:
        decided = income(2, pair=("6", "16"), level=level, civilizations=[], **AHEAD)
        found = [effect for effect in all_of(decided, Advance) if effect.clause == "TA-18.4"]
        assert len(found) == advances
        if found:
            assert [(effect.bot, effect.track) for effect in found] == [
                ("automa", "technology"),
                ("shadow", "military"),
            ]

    @clause("TA-18.4")
    def test_the_automa_takes_the_reward(self) -> None:
        decided = income(2, pair=("6", "16"), level=3, **{**AHEAD, "automa": [0, 0, 0, 6, 0]})
        assert len(all_of(decided, ReplaceCards)) == 1

    @clause("TA-18.6", "TA-18.7", "TA-18.9")
    @pytest.mark.parametrize(("your_era", "first"), [(2, 3), (3, None)])
    def test_the_printed_example(self, your_era: int, first: int | None) -> None:
        # Turn 3: 2 VP per territory and landmark, 1 per space of military and science, 1 of technology and exploration.
        decided = income(
            3, automas="-2:2 -2:1 -1:2", box=["forge", "lighthouse"], landmarks=[], automa=[3, 4, 2, 5, 0],
            your_era=your_era, civilizations=[],
        )  # fmt: skip
        expected = {"landmarks": 2 * (3 + 2), "military": 3 + 4, "technology": 2 + 5}
        said = [(each.what, each.count, each.each) for each in all_of(decided, ScoreEach)]
        assert said == [("landmarks", 5, 2), ("military", 7, 1), ("technology", 7, 1)]
        assert scores(decided) == (expected if first is None else {**expected, "first": first})

    @clause("TA-18.7")
    def test_the_arts_track_is_scored_with_technology_and_exploration(self) -> None:
        options = {"arts": "track"}
        fields = deck(pair=("6", "18"), discard=("3",), **options)
        decided = turn(options=options, era=3, your_era=4, landmarks=[], automa=[0, 0, 1, 5, 4], **fields)
        assert scores(decided)["arts"] == 2 * (1 + 5 + 4)

    @clause("TA-18.8", "TA-21.1")
    def test_the_engineers_are_not_multiplied(self) -> None:
        decided = income(3, box=["forge", "lighthouse"], landmarks=[], civilizations=["engineers"], **AHEAD)
        assert scores(decided)["engineers"] == 2
        assert scores(decided)["landmarks"] == 2 * (2 + 1)

    @clause("TA-18.9")
    def test_not_in_the_fifth_turn(self) -> None:
        assert "first" not in scores(income(5, your_era=3, **AHEAD))

    @clause("TA-18.10", "TA-18.13", "TA-18.11", "TA-18.12")
    def test_new_cards_and_the_shuffle(self) -> None:
        decided = income(2, pair=("6", "18"), **AHEAD)
        assert one(decided, CardsAdded).unseen == 2
        state = after(decided, **deck(pair=("6", "18"), discard=("1", "2")))
        assert (state.deck.size(), state.deck.size("progress")) == (6, 16)
        assert state.deck.layers[0].known == ("1", "18", "2", "6")
        assert (state.pair, state.discard, state.tapestries) == ((), (), 1)
        assert one(decided, CoverMat).clause == "TA-18.11"
        assert one(decided, DeckShuffled).clause == "TA-18.13"

    @clause("TA-18.11")
    def test_it_scores_before_the_mat_is_covered(self) -> None:
        names = kinds(income(2, **AHEAD).effects)
        assert names.index("ScoreEach") < names.index("CoverMat")

    @clause("TA-18.12", "TA-20.1")
    def test_no_tapestry_card_on_level_1(self) -> None:
        assert all_of(income(2, level=1, **AHEAD), GainTapestry) == []
        assert kinds(income(1, level=1, your_era=0, **AHEAD).effects) == ["TakeIncome", "NextTurn"]

    @clause("TA-18.5", "TA-20.1")
    def test_no_civilization_on_level_1(self) -> None:
        fields: dict[str, Any] = {"box": ["forge"], "landmarks": [], "civilizations": ["engineers"], **AHEAD}
        assert "engineers" not in scores(income(2, level=1, **fields))
        assert "engineers" in scores(income(2, level=2, **fields))

    @clause("TA-18.10")
    def test_no_more_cards_than_there_are(self) -> None:
        everything = tuple(str(card) for card in range(1, 23))
        decided = turn(
            era=1,
            your_era=2,
            **deck(pair=("6", "18"), discard=tuple(c for c in everything if c not in ("6", "18", "9"))),
            **AHEAD,
        )
        assert one(decided, CardsAdded).unseen == 1


class TestSection20Levels:
    @clause("TA-20.4", "TA-20.7")
    @pytest.mark.parametrize("arts", ["none", "track"])
    def test_level_1_you_advance_on_each_of_four_tracks(self, arts: str) -> None:
        options = {"level": 1, "arts": arts}
        decided = turn(options=options, turn="you", your_era=0, era=0, answers={"your.turn": [("income",)]})
        found = [(effect.track, effect.space) for effect in all_of(decided, YouAdvance)]
        assert found == [("military", 1), ("exploration", 1), ("technology", 1), ("science", 1)]

    @clause("TA-20.4")
    def test_only_on_level_1_and_only_the_first_time(self) -> None:
        for level, era in ((2, 0), (1, 1)):
            decided = turn(
                options={"level": level}, turn="you", your_era=era, era=era, answers={"your.turn": [("income",)]}
            )
            assert all_of(decided, YouAdvance) == []

    @clause("TA-20.5")
    def test_level_5_each_bot_on_its_favourite(self) -> None:
        decided = income(1, level=5, your_era=0)
        assert [(one.bot, one.track, one.both) for one in all_of(decided, Advance)] == [
            ("automa", "technology", True), ("shadow", "science", True),
        ]  # fmt: skip
        assert len(all_of(decided, ReplaceCards)) == 1

    @clause("TA-20.6", "TA-20.7")
    @pytest.mark.parametrize("arts", ["none", "track"])
    def test_level_6_both_on_all_four(self, arts: str) -> None:
        decided = income(1, level=6, options={"arts": arts}, your_era=0, draws={"deck": ["9"], "die": ["science"]})
        free = [effect for effect in all_of(decided, Advance) if effect.clause == "TA-20.6"]
        assert [(effect.bot, effect.track) for effect in free] == [
            (bot, track)
            for track in ("military", "exploration", "technology", "science")
            for bot in ("automa", "shadow")
        ]
        assert len(all_of(decided, PlaceOutpost)) == 1

    @clause("TA-20.8", "TA-18.5")
    def test_level_6_the_first_civilization_before_the_second(self) -> None:
        fields: dict[str, Any] = {"box": ["forge"], "landmarks": [], **AHEAD}
        for civilizations in (["engineers", "hucksters"], ["hucksters", "engineers"]):
            decided = income(2, level=6, options={"plans": True}, civilizations=civilizations, **fields)
            scored = [effect for effect in decided.effects if isinstance(effect, Score | ScoreEach)]
            found = [effect.what for effect in scored if effect.what in civilizations]
            assert found == civilizations


class TestSection21Civilizations:
    @clause("TA-21.1")
    @pytest.mark.parametrize("number", [2, 3, 4, 5])
    def test_engineers(self, number: int) -> None:
        decided = income(number, box=["forge", "lighthouse"], landmarks=[], civilizations=["engineers"], **AHEAD)
        assert scores(decided)["engineers"] == 2

    @clause("TA-21.2")
    @pytest.mark.parametrize("number", [2, 3, 4, 5])
    def test_scientists(self, number: int) -> None:
        decided = income(number, civilizations=["scientists"], draws={"die": ["exploration"]}, **AHEAD)
        assert len(all_of(decided, Roll)) == (number >= 3)
        assert len(all_of(decided, Advance)) == (number >= 3)

    @clause("TA-21.3")
    @pytest.mark.parametrize(
        ("number", "track"), [(2, "exploration"), (3, "military"), (4, "exploration"), (5, "military")]
    )
    def test_explorers(self, number: int, track: str) -> None:
        decided = income(number, civilizations=["explorers"], **AHEAD)
        assert one(decided, Advance) == Advance("TA-21.3", "automa", track, 1, False)
        assert len(all_of(decided, PlaceOutpost)) == (track == "military")

    @clause("TA-21.3")
    def test_explorers_at_the_end_of_a_track(self) -> None:
        assert all_of(income(3, civilizations=["explorers"], automa=[12, 0, 0, 5, 0]), Advance) == []

    @clause("TA-21.4", "TA-21.6")
    @pytest.mark.parametrize(
        ("automas", "number", "conquers"), [("-2:2", 2, True), ("-2:2 -2:1", 2, False), ("-2:2 -2:1", 3, True)]
    )
    def test_conquerors_conquer_with_fewer_territories_than_the_turn(
        self, automas: str, number: int, conquers: bool
    ) -> None:
        decided = income(number, civilizations=["conquerors"], automas=automas, **AHEAD)
        assert len(all_of(decided, PlaceOutpost)) == conquers
        assert scores(decided)["conquerors"] == len(automas.split()) + conquers

    @clause("TA-21.5")
    @pytest.mark.parametrize(("tie", "guarded"), [("18", "-1:-1"), ("8", "-1:2"), ("12", "-3:3")])
    def test_conquerors_guard_one_of_more_than_two(self, tie: str, guarded: str) -> None:
        fields: dict[str, Any] = {"civilizations": ["conquerors"], "automas": "-2:2 -3:3 -1:2 -1:-1", **AHEAD}
        decided = income(2, pair=("6", tie), **fields)
        assert one(decided, PlaceShadow) == PlaceShadow("TA-21.5", guarded)
        assert "-2:2" not in decision(decided, "guard.hex").options

    @clause("TA-21.5")
    def test_conquerors_do_not_guard_two_and_not_without_an_outpost(self) -> None:
        fields: dict[str, Any] = {"civilizations": ["conquerors"], **AHEAD}
        assert all_of(income(2, automas="-2:2 -3:3 -1:2", **fields), PlaceShadow) == []
        assert all_of(income(2, automas="-2:2 -3:3 -1:2 -1:-1", shadow_outposts=0, **fields), PlaceShadow) == []

    @clause("TA-21.4", "TA-21.6", "TA-18.6")
    @pytest.mark.parametrize(
        ("held", "answers", "then"),
        [
            (3, {}, 3),
            (2, {"conquer.yours": ["done"], "reaction.yours": ["no"], "conquer.is_middle": [False]}, 3),
            (2, {"conquer.yours": ["done"], "reaction.yours": ["trap"]}, 2),
            (
                2,
                {"conquer.yours": ["not_possible"], "conquer.neutral": ["done"], "conquer.empty": [True]},
                3,
            ),
            (2, {"conquer.yours": ["not_possible"], "conquer.neutral": ["not_possible"]}, 2),
        ],
    )
    def test_guided_the_territories_are_asked_once_with_conquerors(
        self, held: int, answers: dict[str, list[Any]], then: int
    ) -> None:
        told = {"automa.territories": [held], "automa.lone": [0], **answers}
        fields: dict[str, Any] = {"options": {"tracked": False}, "outposts": 5, "your_outposts": 5}
        decided = income(3, pair=("6", "3"), civilizations=["conquerors"], answers=told, **fields, **AHEAD)
        assert decided.question is None, decided.question
        assert scores(decided)["conquerors"] == then
        assert [effect.count for effect in all_of(decided, ScoreEach) if effect.what == "landmarks"] == [then]

    EQUAL: dict[str, Any] = {  # noqa: RUF012 - read only
        "civilizations": ["equalizers"],
        "options": {"plans": True},
        "shadow": [0, 5, 0, 0, 0],
        "favourite": "technology",
    }

    @clause("TA-21.7", "TA-7.4")
    def test_equalizers_draw_level_where_you_are_one_or_two_ahead(self) -> None:
        # Military 1 ahead, science 3, exploration 2, technology behind. Card 18: heart, exploration, military.
        decided = income(2, automa=[4, 0, 4, 6, 0], you=[5, 3, 6, 5, 0], **self.EQUAL)
        assert sorted(decision(decided, "equalizers.track").options) == ["exploration", "military"]
        assert [(effect.track, effect.space) for effect in all_of(decided, Advance)] == [
            ("exploration", 6),
        ]
        decided = income(2, pair=("6", "22"), automa=[4, 0, 4, 6, 0], you=[5, 3, 6, 5, 0], **self.EQUAL)
        assert [(effect.track, effect.space) for effect in all_of(decided, Advance)] == [("military", 5)]
        assert len(all_of(decided, PlaceOutpost)) == 1

    @clause("TA-21.7")
    def test_equalizers_take_the_reward_and_the_landmark_of_the_last_space(self) -> None:
        # Technology 3 would replace tech cards, 4 does; the landmark of 4 is gained.
        decided = income(2, automa=[0, 0, 0, 2, 0], you=[0, 0, 0, 4, 0], **self.EQUAL)
        moves = [effect for effect in all_of(decided, Advance) if effect.clause == "TA-21.7"]
        assert [effect.space for effect in moves] == [4]
        assert len(all_of(decided, ReplaceCards)) == 1
        assert one(decided, GainLandmark).landmark == "forge"

    @clause("TA-21.7")
    def test_equalizers_pass_a_landmark_without_gaining_it(self) -> None:
        decided = income(2, automa=[0, 0, 0, 3, 0], you=[0, 0, 0, 5, 0], **self.EQUAL)
        assert all_of(decided, GainLandmark) == []
        assert [effect.space for effect in all_of(decided, Advance)] == [5]
        assert ("reward.none", "TA-8.1") in nothing(decided)

    @clause("TA-21.7", "TA-16.1")
    def test_equalizers_gain_the_achievement_of_the_end(self) -> None:
        decided = income(2, automa=[0, 0, 0, 10, 0], you=[0, 0, 0, 12, 0], **self.EQUAL)
        assert one(decided, Achieve) == Achieve("TA-16.1", "automa", "end", 10)

    @clause("TA-21.7")
    def test_equalizers_score_without_such_a_track(self) -> None:
        decided = income(2, automa=[0, 0, 0, 6, 0], you=[3, 0, 0, 6, 0], **self.EQUAL)
        assert scores(decided)["equalizers"] == 5
        assert all_of(decided, Advance) == []

    @clause("TA-21.8")
    def test_iconoclasts_remove_every_landmark_also_new_ones(self) -> None:
        # The first roll gains the barracks, which is removed as well.
        left = [name for name in LANDMARKS if name != "forge"]
        decided = income(
            2, options={"plans": True}, civilizations=["iconoclasts"], box=["forge"], landmarks=left,
            automa=[3, 0, 0, 5, 0], shadow=[0, 5, 0, 0, 0], draws={"die": ["military", "exploration"]},
        )  # fmt: skip
        assert [effect.landmark for effect in all_of(decided, RemoveLandmark)] == ["forge", "barracks"]
        assert [effect.points for effect in all_of(decided, Score) if effect.what == "iconoclasts"] == [3, 3]
        assert scores(decided)["landmarks"] == 1

    @clause("TA-21.9")
    @pytest.mark.parametrize(
        ("favourite", "item"),
        [
            ("military", "tapestry_item"),
            ("science", "tapestry_item"),
            ("technology", "tech_item"),
            ("exploration", "tile_item"),
        ],
    )
    def test_hucksters(self, favourite: str, item: str) -> None:
        spaces = [0, 0, 0, 0, 0]
        spaces[TRACK[favourite]] = 5
        decided = income(
            3, options={"plans": True}, civilizations=["hucksters"], favourite=favourite, automa=spaces, items=2,
            shadow=[0] * 5,
        )  # fmt: skip
        assert one(decided, AddItem).item == item
        assert scores(decided)["hucksters"] == 3 * 2

    @clause("TA-21.9")
    def test_hucksters_with_the_arts_track(self) -> None:
        options = {"plans": True, "arts": "track"}
        fields = deck(pair=("6", "18"), discard=("3",), **options)
        decided = turn(
            options=options, era=1, your_era=2, civilizations=["hucksters"], favourite="arts", automa=[0, 0, 0, 0, 3],
            landmarks=[], **fields,
        )  # fmt: skip
        assert one(decided, AddItem).item == "masterpiece_item"

    @clause("TA-21.10", "TA-18.5")
    @pytest.mark.parametrize("civilization", ["charmers", "time_travelers", "arts_one"])
    def test_an_unpublished_one_is_asked(self, civilization: str) -> None:
        options = {"plans": True, "fantasies": True}
        fields: dict[str, Any] = {"options": options, "civilizations": [civilization], **AHEAD}
        question = expect_type(income(2, **fields).question, Forms)
        assert (question.id, question.args["civilization"]) == ("civilization.effect", civilization)
        told = [("points", 7), ("advance", "military"), ("explore",), ("tapestry",), ("conquer",), ("finish",)]
        decided = income(2, answers={"civilization.effect": told}, **fields)
        assert scores(decided)["civilization"] == 7
        assert one(decided, Advance).track == "military"
        assert len(all_of(decided, GainTapestry)) == 2
        # Military 1 is conquered as its reward, and once more as the card says.
        assert len(all_of(decided, PlaceOutpost)) == 2

    @clause("TA-21.10")
    @pytest.mark.parametrize(("verb", "choice"), [("explore", "explore.hex"), ("conquer", "conquer.neutral")])
    def test_it_explores_and_conquers_next_to_its_territories(self, verb: str, choice: str) -> None:
        answers = {"civilization.effect": [(verb,), ("finish",)]}
        decided = income(2, options={"fantasies": True}, civilizations=["charmers"], answers=answers, **AHEAD)
        around = {"-2:1", "-1:1", "-1:2", "-2:3", "-3:3", "-3:2"}
        assert set(decision(decided, choice).options) <= around

    @clause("TA-21.10", "TA-2.7")
    def test_its_favourite_is_asked_as_well(self) -> None:
        answers = {"civilization.first": "charmers", "civilization.favourite": "military"}
        assert set_up(answers, fantasies=True).timeline.now.favourite == "military"


class TestSection19TheEnd:
    def end(self, points: int, **fields: Any) -> Any:
        answers = {"end.points": [points], **fields.pop("answers", {})}
        return turn(phase="end", points=120, era=5, your_era=5, answers=answers, **fields)

    @clause("TA-19.1", "TA-3.4")
    def test_the_fifth_turn_is_the_last(self) -> None:
        decided = income(5, your_era=5, civilizations=["engineers"], box=["forge"], landmarks=[], **AHEAD)
        assert kinds(decided.effects) == ["TakeIncome", "Score", "ScoreEach", "ScoreEach", "Ending"]
        assert scores(decided) == {"engineers": 1, "landmarks": 6, "technology": 15}

    @clause("TA-19.1")
    def test_whoever_is_not_finished_plays_on(self) -> None:
        assert one(income(5, your_era=4, **AHEAD), NextTurn).side == "you"

    @clause("TA-19.2", "TA-3.2")
    @pytest.mark.parametrize(("points", "winner"), [(121, "you"), (119, "automa")])
    def test_more_points_win(self, points: int, winner: Literal["you", "automa"]) -> None:
        decided = self.end(points)
        assert one(decided, YourPoints).points == points
        assert one(decided, GameOver) == GameOver("TA-19.2", winner)

    @clause("TA-19.2")
    @pytest.mark.parametrize(("left", "winner"), [(True, "you"), (False, "both")])
    def test_a_tie_by_resources(self, left: bool, winner: str) -> None:
        assert one(self.end(120, answers={"end.resources": [left]}), GameOver).winner == winner

    @clause("TA-19.2")
    def test_only_you_and_the_automa_have_a_score(self) -> None:
        session = Session.new(GAME, seed=1, seats={"you": "rival"})
        assert session.over
        assert set(session.seen_by("you").score) == {"you", "automa"}
        assert session.seen_by("you").winners
