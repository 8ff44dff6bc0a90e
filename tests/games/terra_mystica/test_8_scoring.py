"""Section 8: the scoring at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, turn
from visavis.core import Decided, Number
from visavis.games.terra_mystica.effects.rounds import GameOver, ScoreEnd, YourPoints
from visavis.games.terra_mystica.scoring import connected, distance, networks_of, score
from visavis.testing import clause

POINTS = {"end.points": [50], "end.reach": [0]}


def end(options: dict[str, Any] | None = None, answers: dict[str, list[Any]] | None = None, **fields: Any) -> Decided:
    """The last scoring; you have 50 points before it and no shipping."""
    state = {"phase": "end", "round": 6, "home": "lakes", "your_home": "swamp", **fields}
    return turn("you", options=options, answers={**POINTS, **(answers or {})}, **state)


def scored(decided: Decided, what: str) -> dict[str, tuple[int, int]]:
    """Value and points of each side for one thing."""
    return {one.seat: (one.value, one.points) for one in all_of(decided.effects, ScoreEnd) if one.what == what}


class TestTheEnd:
    @clause("TM-8.1")
    def test_your_points_are_asked_and_hers_are_known(self) -> None:
        decided = end(yours="A13", plain="A4", points=30)
        assert decided.effects[0] == YourPoints("you", 50)
        assert decided.effects[-1] == GameOver()

    @clause("TM-8.1", "TM-1.4")
    def test_resources_give_her_nothing(self) -> None:
        scoring = {one.what for one in all_of(end(yours="A13", plain="A4").effects, ScoreEnd) if one.seat == "her"}
        assert scored(end(yours="A13", plain="A4", cults=[1, 0, 0, 0]), "fire")["her"] == (1, 8)
        assert scoring <= {"fire", "water", "earth", "air", "area"}

    @clause("TM-8.1")
    def test_nothing_before_your_points_are_said(self) -> None:
        decided = turn("you", phase="end", round=6, yours="A13", your_home="swamp", plain="A4", home="lakes")
        assert isinstance(decided.question, Number)
        assert decided.question.id == "end.points"


class TestCults:
    @clause("TM-8.2", "TM-8.4")
    @pytest.mark.parametrize(
        ("hers", "yours", "points"),
        [
            (5, 3, {"her": (5, 8), "you": (3, 4)}),
            (3, 5, {"her": (3, 4), "you": (5, 8)}),
            (4, 4, {"her": (4, 6), "you": (4, 6)}),
            (4, 0, {"her": (4, 8)}),
            (0, 0, {}),
        ],
    )
    def test_8_and_4(self, hers: int, yours: int, points: dict[str, tuple[int, int]]) -> None:
        decided = end(yours="A13", plain="A4", cults=[hers, 0, 0, 0], your_cults=[yours, 0, 0, 0])
        assert scored(decided, "fire") == points

    @clause("TM-8.2", "TM-8.4", "TM-10.1")
    @pytest.mark.parametrize(
        ("levels", "points"),
        [
            ((5, 3, 1), (8, 4, 2)),
            ((5, 5, 1), (6, 6, 2)),
            ((5, 3, 3), (8, 3, 3)),
            ((4, 4, 4), (4, 4, 4)),
            ((5, 5, 5), (4, 4, 4)),
        ],
    )
    def test_three_sides_share_the_places(self, levels: tuple[int, ...], points: tuple[int, ...]) -> None:
        you, friend, her = levels
        decided = end(
            {"humans": 2}, {"end.points": [50, 40], "end.reach": [0, 0]}, yours="A13", friends="A12", plain="A4",
            friends_home="wasteland", cults=[0, her, 0, 0], your_cults=[0, you, 0, 0], friends_cults=[0, friend, 0, 0],
        )  # fmt: skip
        found = scored(decided, "water")
        assert tuple(found[seat][1] for seat in ("you", "friend", "her")) == points


class TestArea:
    @clause("TM-8.3", "TM-8.4")
    def test_18_and_12(self) -> None:
        decided = end(yours="A13", plain="D4 D5")
        assert scored(decided, "area") == {"you": (1, 12), "her": (2, 18)}

    @clause("TM-8.3")
    @pytest.mark.parametrize(("level", "value"), [("automalein", 1), ("automa", 2), ("ultoma", 2), ("alptrauma", 2)])
    def test_her_highest_ship_value_counts(self, level: str, value: int) -> None:
        # From E5 to E3 it is two rivers, r21 and r20.
        decided = end({"level": level}, yours="A13", plain="E5 E3")
        assert scored(decided, "area")["her"][0] == value

    @clause("TM-8.3")
    def test_marked_and_unmarked_buildings_are_one_network(self) -> None:
        assert scored(end(yours="A13", plain="D4", marked="D5"), "area")["her"] == (2, 18)

    @clause("TM-8.3")
    @pytest.mark.parametrize(("reach", "value"), [(0, 1), (1, 2)])
    def test_your_own_shipping_is_asked(self, reach: int, value: int) -> None:
        decided = end(None, {"end.reach": [reach]}, yours="E5 C2", plain="A4")
        assert scored(decided, "area")["you"][0] == value

    @clause("TM-8.3")
    def test_your_bridges_connect(self) -> None:
        assert scored(end(yours="C2 E5", plain="A4", bridges=["C2-E5"]), "area")["you"][0] == 2

    @clause("TM-8.3")
    def test_dwarves_skip_one_space(self) -> None:
        state: dict[str, Any] = {"your_faction": "dwarves", "your_home": "mountains", "yours": "A2 A4", "plain": "D5"}
        decided = end(**state)
        assert decided.question is None
        assert scored(decided, "area")["you"][0] == 2

    @clause("TM-8.2", "TM-8.3")
    def test_guided_you_count(self) -> None:
        answers = {"end.cult": [3, 0, 0, 10], "end.area": [7, 6]}
        decided = end({"tracked": False}, answers, cults=[1, 2, 0, 9])
        assert scored(decided, "fire") == {"you": (3, 8), "her": (1, 4)}
        assert scored(decided, "area") == {"you": (7, 18), "her": (6, 12)}


class TestEndTiles:
    # One network of hers with ship value 2: D4 D5 (together), E5 by a river of one, C2 by a river of one.
    HERS = "D4 D5 E5 C2"

    @clause("TM-8.5")
    def test_greatest_distance(self) -> None:
        # From C2 to D5 it is three steps, and so from E5.
        decided = end({"end_tile": "distance"}, yours="A13", plain=self.HERS)
        assert scored(decided, "distance") == {"her": (3, 18)}

    @clause("TM-8.5")
    def test_of_one_network_only(self) -> None:
        state = board(home="lakes", your_home="swamp", plain="D4 D5 I10 I11", yours="A13")
        networks = networks_of(state, "her", {})
        assert isinstance(networks, list)
        assert distance(state.world, networks) == 1
        assert len(networks) == 2

    @clause("TM-8.6")
    def test_settlements(self) -> None:
        decided = end({"end_tile": "settlements"}, {"end.reach": [1]}, yours="E4 G1 F3", plain=self.HERS)
        assert scored(decided, "settlements") == {"her": (3, 15), "you": (3, 15)}

    @clause("TM-8.6")
    def test_settlements_of_one_network_not_of_all(self) -> None:
        # D4 D5 and E5 hang together by a river; I10 is a network of its own.
        decided = end({"end_tile": "settlements"}, yours="A13", plain="D4 D5 E5 I10")
        assert scored(decided, "settlements")["her"][0] == 2

    @clause("TM-8.6")
    def test_a_bridge_makes_one_settlement_of_two(self) -> None:
        decided = end({"end_tile": "settlements"}, {"end.reach": [1]}, yours="E4 G1", plain="D5", bridges=["E4-G1"])
        assert scored(decided, "settlements") == {"her": (1, 15), "you": (1, 15)}

    @clause("TM-8.7")
    def test_stronghold_and_sanctuary_half_of_her_distance_rounded_up(self) -> None:
        decided = end({"end_tile": "sanctuary"}, yours="A13 A12", plain=self.HERS, strongholds="A13", sanctuaries="A12")
        assert scored(decided, "sanctuary") == {"her": (2, 18), "you": (1, 12)}

    @clause("TM-8.7")
    def test_yours_only_in_one_network(self) -> None:
        decided = end({"end_tile": "sanctuary"}, yours="A13 A1", plain="D4", strongholds="A13", sanctuaries="A1")
        assert scored(decided, "sanctuary") == {}

    @clause("TM-8.8")
    @pytest.mark.parametrize(("hers", "value"), [("D4 D5 E5 C2", 1), ("D4", 0), ("D4 E5", 0)])
    def test_outposts_her_settlements_less_two(self, hers: str, value: int) -> None:
        decided = end({"end_tile": "outposts"}, yours="E7", plain=hers)
        assert scored(decided, "outposts") == ({"her": (value, 18)} if value else {})

    @clause("TM-8.8")
    def test_your_outposts_lie_on_the_edge(self) -> None:
        decided = end({"end_tile": "outposts"}, yours="A12 A13 E7", plain="D4")
        assert scored(decided, "outposts") == {"you": (2, 18)}

    @clause("TM-8.5", "TM-8.6", "TM-8.7", "TM-8.8")
    @pytest.mark.parametrize(
        ("tile", "answers", "points"),
        [
            ("distance", {"end.distance": [5, 7]}, {"you": (5, 12), "her": (7, 18)}),
            ("settlements", {"end.settlements": [5, 5]}, {"you": (5, 15), "her": (5, 15)}),
            ("sanctuary", {"end.sanctuary": [5], "end.distance": [7]}, {"you": (5, 18), "her": (4, 12)}),
            ("outposts", {"end.outposts": [1], "end.settlements": [5]}, {"you": (1, 12), "her": (3, 18)}),
        ],
    )
    def test_guided_you_count(
        self, tile: str, answers: dict[str, list[Any]], points: dict[str, tuple[int, int]]
    ) -> None:
        known = {"end.cult": [0, 0, 0, 0], "end.area": [7, 6], **answers}
        assert scored(end({"tracked": False, "end_tile": tile}, known), tile) == points


@clause("TM-8.3")
def test_networks_hang_together_step_by_step() -> None:
    assert connected(0b10111, lambda bits: bits << 1 | bits >> 1) == [0b111, 0b10000]


@clause("TM-1.2")
def test_the_points_of_all_sides() -> None:
    assert score(board(points=30, your_points=4, home="lakes", your_home="swamp")) == {"you": 4, "her": 30}
    two = board({"humans": 2}, points=30, your_points=4, friends_points=5)
    assert score(two) == {"you": 4, "friend": 5, "her": 30}
