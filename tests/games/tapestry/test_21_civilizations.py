"""The Automa's civilizations whose effects were found after the others: Trailblazers, Hucksters; old packs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tapestry.play import after, all_of, decision, income, nothing, one, set_up, turn
from visavis.core import Track
from visavis.core.play.session import from_lines
from visavis.games.tapestry import GAME
from visavis.games.tapestry.cards import PACK, REPLACED
from visavis.games.tapestry.effects.bots import AddItem, PlaceTrail, ScoreEach
from visavis.games.tapestry.effects.end import GameOver
from visavis.games.tapestry.effects.setup import LeaveOut, Remind
from visavis.games.tapestry.ui import draw, in_play
from visavis.testing import clause

PLANS = {"plans": True}


class TestTrailblazers:
    def blaze(self, number: int = 2, pair: tuple[str, str] = ("6", "18"), **fields: Any) -> Any:
        fields = {"automa": [0, 0, 0, 9, 0], "shadow": [0, 9, 0, 0, 0], **fields}
        return income(number, pair=pair, options=PLANS, civilizations=["trailblazers"], **fields)

    @clause("TA-21.11", "TA-2.6")
    def test_the_first_outpost_is_on_space_2_of_the_favourite_track(self) -> None:
        session = set_up({"civilization.first": "trailblazers"}, seed=2, plans=True)
        state = session.timeline.now
        assert one(session, PlaceTrail) == PlaceTrail("TA-21.11", state.favourite, 2)
        assert state.trail == (f"{state.favourite}-2",)

    @clause("TA-21.11")
    def test_socialism_leaves_the_game_with_them_only(self) -> None:
        def removed(civilization: str) -> list[str]:
            session = set_up({"civilization.first": civilization}, plans=True)
            cards = [card for effect in all_of(session, LeaveOut) for card in effect.cards]
            return [card for card in cards if "socialism" in card]

        assert removed("trailblazers") == ["x-trailblazers-tapestry-socialism"]
        assert removed("hucksters") == []

    @clause("TA-21.11", "TA-20.8")
    def test_also_as_a_second_civilization_on_the_first_ones_favourite(self) -> None:
        answers = {"civilization.first": "engineers", "civilization.second": "trailblazers"}
        session = set_up(answers, plans=True, level=6)
        assert one(session, PlaceTrail) == PlaceTrail("TA-21.11", "technology", 2)

    @clause("TA-21.12")
    @pytest.mark.parametrize(
        ("yours", "trail", "space"),
        [(0, [], 2), (3, [], 5), (3, ["technology-4"], 6), (5, ["technology-2", "technology-4"], 7), (10, [], 12)],
    )
    def test_two_spaces_beyond_your_marker_or_the_last_outpost(self, yours: int, trail: list[str], space: int) -> None:
        decided = self.blaze(you=[0, 0, 0, yours, 0], trail=trail, automa=[0, 0, 0, 11, 0])
        assert one(decided, PlaceTrail) == PlaceTrail("TA-21.12", "technology", space)
        assert decision(decided, "trailblazers.track").pick == "technology"

    @clause("TA-21.12")
    @pytest.mark.parametrize("card", ["18", "16", "22"])
    def test_the_favourite_track_whatever_comes_first_in_the_column(self, card: str) -> None:
        decided = self.blaze(pair=("6", card))
        assert one(decided, PlaceTrail) == PlaceTrail("TA-21.12", "technology", 2)

    @clause("TA-21.12", "TA-7.4")
    @pytest.mark.parametrize(("card", "track"), [("18", "exploration"), ("16", "exploration"), ("22", "military")])
    def test_without_room_there_the_column_from_the_top(self, card: str, track: str) -> None:
        # Card 18: heart, exploration; card 16: technology, exploration; card 22: military comes first.
        decided = self.blaze(pair=("6", card), trail=["technology-11"])
        assert one(decided, PlaceTrail) == PlaceTrail("TA-21.12", track, 2)

    @clause("TA-21.12")
    def test_nowhere_room_nothing(self) -> None:
        decided = self.blaze(trail=["military-12", "science-11", "exploration-12", "technology-11"])
        assert all_of(decided, PlaceTrail) == []
        assert ("trail.none", "TA-21.12") in nothing(decided)

    @clause("TA-21.12", "TA-20.1")
    def test_no_points_in_the_income_turn(self) -> None:
        decided = self.blaze()
        assert all_of(decided, PlaceTrail)
        assert not [effect for effect in all_of(decided, ScoreEach) if effect.what == "trailblazers"]

    @clause("TA-21.13")
    @pytest.mark.parametrize(
        ("yours", "points"),
        [([0, 0, 0, 0, 0], 30), ([5, 0, 0, 0, 0], 20), ([4, 0, 0, 0, 0], 30), ([12, 12, 12, 12, 0], 10)],
    )
    def test_ten_points_for_each_that_you_have_not_passed(self, yours: list[int], points: int) -> None:
        # One on space 12 can never be passed, and a marker on the same space has not passed.
        decided = turn(
            options=PLANS, phase="end", era=5, your_era=5, you=yours, points=100,
            trail=["military-4", "science-2", "technology-12"], answers={"end.points": [115]},
        )  # fmt: skip
        assert one(decided, ScoreEach) == ScoreEach("TA-21.13", points, "trailblazers", points // 10, 10)
        assert one(decided, GameOver).winner == ("you" if points < 20 else "automa")

    @clause("TA-21.13")
    def test_all_passed_is_said(self) -> None:
        fields: dict[str, Any] = {
            "phase": "end",
            "era": 5,
            "your_era": 5,
            "you": [5, 0, 0, 0, 0],
            "trail": ["military-4"],
        }
        decided = turn(options=PLANS, answers={"end.points": [1]}, **fields)
        assert nothing(decided) == [("score.zero", "TA-21.13")]

    @clause("TA-21.12", "TA-28.4")
    def test_where_the_tracks_run_backwards(self) -> None:
        decided = income(
            2, options={"scenario": "fall"}, civilizations=["trailblazers"], you=[11, 12, 12, 9, 12],
            automa=[11, 12, 12, 8, 12], shadow=[11, 8, 12, 12, 12],
        )  # fmt: skip
        assert one(decided, PlaceTrail) == PlaceTrail("TA-21.12", "technology", 7)
        fields: dict[str, Any] = {"options": {"scenario": "fall"}, "phase": "end", "era": 5, "your_era": 5, "points": 9}
        fields["trail"] = ["technology-7"]
        answers = {"end.points": [0]}
        assert one(turn(you=[11, 12, 12, 7, 12], answers=answers, **fields), ScoreEach).points == 10
        assert all_of(turn(you=[11, 12, 12, 6, 12], answers=answers, **fields), ScoreEach) == []

    def test_they_are_drawn_on_their_track(self) -> None:
        state = after(self.blaze(trail=["technology-2"]), PLANS, trail=["technology-2"])
        panels = {panel.id: panel for panel in draw(state) if isinstance(panel, Track)}
        assert [marker for marker in panels["technology"].markers if marker[0] == "trail"] == [
            ("trail", 2),
            ("trail", 4),
        ]
        assert not [marker for marker in panels["military"].markers if marker[0] == "trail"]


class TestHucksters:
    @clause("TA-21.14")
    @pytest.mark.parametrize("seed", range(4))
    def test_three_items_lie_open_at_first(self, seed: int) -> None:
        session = set_up({"civilization.first": "hucksters"}, seed=seed, plans=True)
        state = session.timeline.now
        last = {"technology": "tech_item", "exploration": "tile_item"}.get(state.favourite, "tapestry_item")
        assert [effect.item for effect in all_of(session, AddItem)] == ["space_item", "tapestry_item", last]
        assert state.items == 3

    @clause("TA-21.14", "TA-29.1")
    def test_also_in_the_scenario_that_gives_them_to_the_automa(self) -> None:
        assert set_up(scenario="premonition").timeline.now.items == 3

    @clause("TA-21.15")
    @pytest.mark.parametrize(("arts", "rule"), [("none", "hucksters_take"), ("cards", "hucksters_arts")])
    def test_what_you_may_take_is_said(self, arts: str, rule: str) -> None:
        session = set_up({"civilization.first": "hucksters"}, plans=True, arts=arts)
        assert rule in [effect.rule for effect in all_of(session, Remind)]

    @clause("TA-21.9")
    def test_the_new_item_counts_at_once(self) -> None:
        # Turn 2 multiplies landmarks by 1: three items and the new one.
        decided = income(2, options=PLANS, civilizations=["hucksters"], items=3, automa=[0, 0, 0, 5, 0])
        assert ScoreEach("TA-21.9", 4, "hucksters", 4, 1) in decided.effects


class TestOldPacks:
    """A game that was begun with an earlier pack goes on with its values."""

    EARLIER = (GAME.folder / "packs" / "earlier" / "standard-0.5.0.toml").read_text("utf-8")

    def test_the_pack_of_0_5_0_is_found_by_its_digest(self) -> None:
        header = set_up(plans=True).header
        old = from_lines(GAME, type(header)(**{**_fields(header), "pack_digest": "f39a4acd55467c1c"}), [])
        assert not old.pack.tables["civilization"]["trailblazers"].known
        assert GAME.default_pack.tables["civilization"]["trailblazers"].known

    def test_what_form_2_did_not_have_is_added(self) -> None:
        upgraded, today = PACK.read(self.EARLIER), GAME.default_pack
        for table in ("die", "order"):
            old, new = upgraded.tables[table], today.tables[table]
            assert {id: (row.provenance, row.names.keys()) for id, row in old.items()} == {
                id: (row.provenance, row.names.keys()) for id, row in new.items()
            }
        assert upgraded.tables["order"]["free_advances"].tracks == today.tables["order"]["free_advances"].tracks
        assert upgraded.tables["amount"]["trailblazer_outpost"].value == 10

    @clause("TA-21.10")
    def test_trailblazers_of_an_old_pack_are_still_asked(self) -> None:
        state = GAME.start(GAME.read_options(PLANS), PACK.read(self.EARLIER))
        assert not state.data.civilizations["trailblazers"].known


def _fields(header: Any) -> dict[str, Any]:
    return {name: getattr(header, name) for name in header.__struct_fields__}


class TestProvenance:
    """Labels are never better than what is known."""

    @pytest.mark.parametrize(
        ("table", "id", "provenance"),
        [
            ("civilization", "trailblazers", "likely"),
            ("civilization", "hucksters", "likely"),
            ("civilization", "equalizers", "likely"),
            ("amount", "trailblazer_outpost", "likely"),
            ("die", "die-12", "likely"),
            ("die", "die-20", "reconstructed"),
            ("order", "free_advances", "likely"),
            ("reaction", "surprise_guest", "likely"),
            ("reaction", "retreat", "likely"),
            ("card", "1a", "reconstructed"),
            ("removed", "x-kaiju_one-capital-7", "likely"),
        ],
    )
    def test_of_what_was_found_later(self, table: str, id: str, provenance: str) -> None:
        assert GAME.default_pack.tables[table][id].provenance == provenance

    @clause("TA-31.2")
    def test_the_six_advanced_capitals_are_named_where_there_are_any(self) -> None:
        def capitals(**options: Any) -> list[str]:
            session = set_up(scenario="kaiju_one", **options)
            return [card for effect in all_of(session, LeaveOut) if effect.what == "capital" for card in effect.cards]

        assert capitals(arts="cards") == [f"x-kaiju_one-capital-{number}" for number in range(7, 13)]
        assert capitals() == []

    @pytest.mark.parametrize(
        ("options", "reconstructed"),
        [
            ({}, set()),
            ({"plans": True, "level": 6}, set()),
            ({"scenario": "utopia"}, {"utopia_stuck", "utopia_landmark"}),
            (
                {"scenario": "kaiju_one"},
                {"compass-military", "compass-science", "compass-exploration", "compass-technology"},
            ),
            ({"arts": "cards"}, {f"{card}a" for card in REPLACED}),
            ({"arts": "track"}, {"die-20", *(f"{card}a" for card in REPLACED)}),
        ],
    )
    def test_only_what_is_in_play_counts_as_reconstructed(
        self, options: dict[str, Any], reconstructed: set[str]
    ) -> None:
        pack = GAME.default_pack
        rows = in_play(set_up({"civilization.first": "engineers"}, **options).timeline.now)
        assert [id for id in rows if pack.provenance(id) is None] == []
        assert {id for id in rows if pack.provenance(id) == "reconstructed"} == reconstructed
