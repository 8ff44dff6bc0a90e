"""The map: selection aid, distance, conquering and exploring.

The pictures of the printed examples are not part of the text; the examples here are positions on the real board in
which every sentence of the example holds. Around the starts (columns q from left to right, r downwards):

    -2:2 (Automa): -2:1 -1:1 -1:2 -2:3 -3:3 -3:2; of these -1:1, -2:3 and -3:2 are empty
    2:0 (you):     2:-1 3:-1 3:0 2:1 1:1 1:0
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.tapestry.play import all_of, best, board, bots, deciding, guide, kinds, one
from visavis.core import SOMEWHERE, UNTRACKED, Bits, Criterion, Decision, Later, Region
from visavis.core.choice import AnyCriterion
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import BOARD, LAND, MIDDLE, away, furthest, rings
from visavis.games.tapestry.cards import SCANS, Arrow
from visavis.games.tapestry.criteria import hex_to_explore, neutral_hex, your_territory
from visavis.games.tapestry.effects.bots import Achieve
from visavis.games.tapestry.effects.map import (
    LayTile,
    PlaceOutpost,
    PlaceShadow,
    ToppleAutomas,
    ToppleYours,
    YourOutpostLeaves,
)
from visavis.testing import clause, expect_type

STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
ARROWS = GAME.default_pack.table("arrow", Arrow)


def explored(*more: str) -> str:
    """The printed land and these tiles."""
    return " ".join([*BOARD.region(LAND), *more])


def conquest(card: str = "18", anywhere: bool = False, **fields: Any) -> Decision:
    return best(your_territory(board(**fields), guide(card), anywhere))


def neutrally(card: str = "18", anywhere: bool = False, topple: bool = False, **fields: Any) -> Decision:
    return best(neutral_hex(board(**fields), guide(card), anywhere, topple))


def exploring(card: str = "18", anywhere: bool = False, **fields: Any) -> Decision:
    return best(hex_to_explore(board(**fields), guide(card), anywhere))


class Undrawn:
    """A card that is drawn in a tie only; it remembers whether it was."""

    def __init__(self, card: str) -> None:
        self.drawn = False
        self.scan: dict[str, AnyCriterion[str]] = {id: Later(partial(self.draw, card, id)) for id in SCANS}

    def draw(self, card: str, id: str, left: tuple[str, ...]) -> Criterion[str]:
        self.drawn = True
        return guide(card).scan[id]


class TestSection10SelectionAid:
    @clause("TA-10.1", "TA-10.2")
    @pytest.mark.parametrize("arrow", ARROWS.values(), ids=lambda arrow: arrow.id)
    def test_the_order_of_every_arrow(self, arrow: Arrow) -> None:
        """Rows in the direction of the arrow; the first begins at the black arrow, the second at the grey one."""
        down, right = STEPS[arrow.towards][1], STEPS[arrow.towards][0]
        rows: list[list[str]] = [[arrow.order[0]]]
        for name in arrow.order[1:]:
            q, r = map(int, rows[-1][-1].split(":"))
            if name == f"{q + right}:{r + down}":
                rows[-1].append(name)
            else:
                rows.append([name])
        assert rows[0][0] == arrow.black
        assert rows[1][0] == arrow.grey
        assert sorted(len(row) for row in rows) == [3, 3, 5, 5, 6, 6, 6]
        for row in rows:
            # No row can be longer at either end.
            q, r = map(int, row[0].split(":"))
            assert f"{q - right}:{r - down}" not in BOARD.place
            q, r = map(int, row[-1].split(":"))
            assert f"{q + right}:{r + down}" not in BOARD.place
        assert sorted(arrow.order) == sorted(BOARD.names)

    @clause("TA-10.1", "TA-10.2", "TA-14.3")
    def test_printed_example_the_ninth_hex_is_the_first_valid_one(self) -> None:
        found = exploring(
            automas="-2:2 -1:-1", explored=explored("-1:-2", "-1:1", "-2:3", "-3:2"), favourite="military"
        )
        assert sorted(found.options) == ["-1:0", "-2:-1", "-2:0", "0:-1"]
        assert ARROWS["arrow-a"].order.index("-2:-1") == 8
        assert found.pick == "-2:-1"


def steps_from(start: Bits, blocked: Bits) -> list[int]:
    """The hexes that are 0, 1, 2 ... steps away on a map that is tracked."""
    found = rings(start, blocked)
    assert found is not UNTRACKED
    return list(found)


class TestSection11Distance:
    @clause("TA-11.1")
    def test_a_path_avoids_the_automas_outposts_and_hexes_with_two_tokens(self) -> None:
        free = list(BOARD.rings(MIDDLE))
        assert BOARD.bits(["-2:2"]) & free[2]
        walled = steps_from(MIDDLE, BOARD.bits(["-1:1", "-1:2", "-2:1"]))
        assert BOARD.bits(["-2:2"]) & walled[5]
        # A single token of yours does not block: nothing but the blocked hexes is given here.
        assert steps_from(MIDDLE, 0) == free

    @clause("TA-11.1")
    def test_the_distance_that_is_told_is_that_of_the_path(self) -> None:
        walls = BOARD.bits(["-1:1", "-1:2", "-2:1"])
        assert [away(MIDDLE, blocked)("-2:2") for blocked in (0, walls)] == [2, 5]

    @clause("TA-11.2")
    def test_a_hex_is_closest_to_itself(self) -> None:
        assert steps_from(MIDDLE, 0)[0] == MIDDLE
        found = neutrally(automas="-2:2 0:1", explored=explored("0:1"))
        assert found.pick == "0:0"

    @clause("TA-11.1", "TA-13.4")
    def test_two_tokens_on_the_way_to_your_lone_territory(self) -> None:
        # Over -1:0 both -2:1 and -1:1 are 2 steps from 0:-1; if two tokens stand there, -2:1 is 3 steps away.
        fields: dict[str, Any] = {"yours": "2:0 0:-1 -1:0", "explored": explored("0:-1", "-1:0"), "middles": ["automa"]}
        assert neutrally("18", topple=True, **fields).pick == "-2:1"
        found = neutrally("18", topple=True, sealed="2:0 -2:2 -1:0", **fields)
        assert deciding(found) == ["neutral.lone"]
        assert found.pick == "-1:1"

    @clause("TA-11.1", "TA-14.2")
    def test_two_tokens_on_the_way_from_your_territories(self) -> None:
        fields: dict[str, Any] = {"automas": "-2:2 -1:-1", "explored": explored("1:0")}
        assert exploring(**fields).pick == "-1:-2"
        found = exploring(sealed="2:0 -2:2 1:0", **fields)
        assert deciding(found) == ["explore.furthest"]
        assert found.pick == "-2:-1"

    @clause("TA-11.1", "TA-14.2")
    def test_what_cannot_be_reached_is_furthest(self) -> None:
        found = furthest(BOARD.bits(["3:0"]), BOARD.bits(["2:0", "3:-1", "2:1"]))
        assert found is not UNTRACKED
        first, *rest = found
        assert first == BOARD.all & ~BOARD.bits(["3:0"])
        assert rest == [BOARD.bits(["3:0"])]


class TestSection12Opponent:
    @clause("TA-12.2")
    def test_your_territories_next_to_its_own_with_one_token(self) -> None:
        fields: dict[str, Any] = {"yours": "2:0 -2:1 -1:2 1:1", "your_fallen": "", "shadow_fallen": ""}
        assert list(conquest(**fields).options) == ["-2:1", "-1:2"]
        assert sorted(conquest(anywhere=True, **fields).options) == ["-1:2", "-2:1", "1:1"]
        fields["shadow_fallen"] = "-1:2"
        assert list(conquest(**fields).options) == ["-2:1"]

    @clause("TA-12.3")
    def test_closest_to_the_middle_island(self) -> None:
        found = conquest(yours="2:0 -2:1 -1:1", explored=explored("-1:1"))
        assert deciding(found) == ["conquer.middle"]
        assert found.pick == "-1:1"

    @clause("TA-12.3", "TA-12.4", "TA-17.1")
    def test_closest_to_the_middle_island_before_a_card_is_drawn(self) -> None:
        aid = Undrawn("18")
        state = board(yours="2:0 -2:1 -1:1", explored=explored("-1:1"))
        assert best(your_territory(state, aid, False)).pick == "-1:1"
        assert not aid.drawn
        state.middles = ("automa",)
        assert best(your_territory(state, aid, False)).pick == "-2:1"
        assert aid.drawn

    @clause("TA-12.3", "TA-12.4")
    def test_not_if_it_has_that_achievement(self) -> None:
        # Card 18 looks along the rows from the upper left: -2:1 comes before -1:1.
        found = conquest(yours="2:0 -2:1 -1:1", explored=explored("-1:1"), middles=["automa"])
        assert deciding(found) == ["conquer.scan"]
        assert found.pick == "-2:1"

    @clause("TA-12.3", "TA-12.4")
    @pytest.mark.parametrize(
        "fields", [{"automas": "-2:2 0:0"}, {"shadow_fallen": "0:0", "yours": "2:0 -2:1 -1:1 0:0"}]
    )
    def test_not_if_the_island_cannot_be_conquered(self, fields: dict[str, Any]) -> None:
        fields = {"yours": "2:0 -2:1 -1:1", "explored": explored("-1:1"), **fields}
        assert conquest(**fields).pick == "-2:1"

    @clause("TA-12.4")
    @pytest.mark.parametrize(("card", "pick"), [("18", "-2:1"), ("8", "-1:2"), ("12", "-1:2"), ("10", "-2:1")])
    def test_the_selection_aid(self, card: str, pick: str) -> None:
        # Both are two steps from the middle island.
        found = conquest(card, yours="2:0 -2:1 -1:2")
        assert deciding(found) == ["conquer.scan"]
        assert found.pick == pick

    @clause("TA-12.2", "TA-12.3", "TA-12.4", "TA-11.1")
    def test_printed_example(self) -> None:
        # Two of your territories can be conquered. Around the Automa's outposts it is 4 steps from -1:2 to the middle
        # island and 3 from 0:2, though both are 2 hexes away; the arrow would take -1:2.
        fields: dict[str, Any] = {
            "automas": "-2:2 -1:1 -2:1 0:1", "yours": "2:0 -1:2 0:2", "explored": explored("-1:1", "0:1", "0:2"),
        }  # fmt: skip
        found = conquest("18", **fields)
        assert sorted(found.options) == ["-1:2", "0:2"]
        assert deciding(found) == ["conquer.middle"]
        assert found.pick == "0:2"
        assert conquest("18", middles=["automa"], **fields).pick == "-1:2"
        state = board(**fields)
        steps = {
            name: at
            for at, ring in enumerate(steps_from(MIDDLE, state.automas | state.full))
            for name in BOARD.region(ring)
        }
        assert (steps["-1:2"], steps["0:2"]) == (4, 3)

    @clause("TA-12.1", "TA-12.5")
    def test_your_outpost_falls(self) -> None:
        decided = attack(answers={"reaction.yours": ["no"]})
        assert kinds(decided.effects)[3:6] == ["PlaceOutpost", "ToppleYours", "NextTurn"]
        assert one(decided, PlaceOutpost) == PlaceOutpost("TA-12.5", "-2:1")
        assert one(decided, ToppleYours) == ToppleYours("TA-12.5", "-2:1")

    @clause("TA-12.5")
    def test_a_trap_topples_the_automas(self) -> None:
        decided = attack(answers={"reaction.yours": ["trap"]})
        assert one(decided, ToppleAutomas) == ToppleAutomas("TA-12.5", "-2:1")
        assert all_of(decided, ToppleYours) == []

    @clause("TA-12.6")
    @pytest.mark.parametrize(
        ("options", "answers"),
        [
            ({}, ("no", "trap")),
            ({"plans": True}, ("no", "trap", "leaves")),
            ({"fantasies": True}, ("no", "trap", "leaves")),
        ],
    )
    def test_other_cards_of_the_expansions(self, options: dict[str, Any], answers: tuple[str, ...]) -> None:
        assert attack(options=options).question.options == answers
        if options:
            decided = attack(options=options, answers={"reaction.yours": ["leaves"]})
            # 7 were in supply, and it comes back.
            assert one(decided, YourOutpostLeaves) == YourOutpostLeaves("-2:1", 8)

    @clause("TA-12.1")
    def test_without_an_outpost_nothing(self) -> None:
        decided = attack(outposts=0)
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "Advance", "NextTurn"]

    @clause("TA-16.2")
    def test_the_second_toppled_outpost_is_an_achievement(self) -> None:
        decided = attack(answers={"reaction.yours": ["no"]}, toppled=1)
        assert one(decided, Achieve) == Achieve("TA-16.1", "automa", "topple", 10)
        assert all_of(attack(answers={"reaction.yours": ["no"]}), Achieve) == []

    @clause("TA-16.2")
    def test_your_trap_counts_for_you(self) -> None:
        decided = attack(answers={"reaction.yours": ["trap"]}, you_toppled=1, topples=["automa"])
        assert one(decided, Achieve) == Achieve("TA-16.1", "you", "topple", 5)

    @clause("TA-16.1")
    def test_the_middle_island_is_an_achievement(self) -> None:
        fields = {"automas": "-2:2 0:1", "explored": explored("0:1"), "yours": "2:0 0:0"}
        decided = attack(answers={"reaction.yours": ["no"]}, **fields)
        assert one(decided, Achieve) == Achieve("TA-16.1", "automa", "middle", 10)
        assert all_of(attack(answers={"reaction.yours": ["trap"]}, **fields), Achieve) == []


def attack(**fields: Any) -> Any:
    """The Automa conquers from military 1."""
    given = {
        "automa": [0, 12, 12, 12, 0],
        "shadow": [12, 12, 12, 12, 0],
        "landmarks": [],
        "yours": "2:0 -2:1",
        **fields,
    }
    return bots("6", "18", **given)


class TestSection13Neutral:
    @clause("TA-13.1")
    def test_what_it_can_conquer_or_explore(self) -> None:
        assert sorted(neutrally().options) == sorted(["-2:1", "-1:1", "-1:2", "-2:3", "-3:3", "-3:2"])
        everywhere = neutrally(anywhere=True, topple=True)
        assert set(everywhere.options) == set(BOARD.names) - {"2:0", "-2:2"}

    @clause("TA-13.1")
    def test_not_its_own_not_yours_not_full_ones(self) -> None:
        found = neutrally(automas="-2:2 -2:1", yours="2:0", shadow_fallen="-1:2", topple=True)
        assert not {"-2:1", "-1:2", "-2:2"} & set(found.options)

    @clause("TA-13.1")
    def test_nothing_valid_nothing_happens(self) -> None:
        # Everything next to its start is yours or full.
        fields = {
            "automas": "-2:2",
            "sealed": "2:0 -2:2 -2:1 -1:1 -1:2 -2:3 -3:3 -3:2",
            "explored": explored("-1:1", "-2:3", "-3:2"),
        }
        decided = attack(yours="2:0", **fields)
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "Advance", "NextTurn"]

    @clause("TA-13.2")
    def test_next_to_you_only_with_the_toppled_outpost(self) -> None:
        # Your territory -1:0 touches -2:1 and -1:1.
        fields: dict[str, Any] = {"yours": "2:0 -1:0", "explored": explored("-1:0")}
        assert sorted(neutrally(**fields).options) == ["-1:2", "-2:3", "-3:2", "-3:3"]
        assert sorted(neutrally(topple=True, **fields).options) == sorted(
            ["-2:1", "-1:1", "-1:2", "-2:3", "-3:3", "-3:2"]
        )

    @clause("TA-13.3")
    def test_closest_to_the_middle_island(self) -> None:
        found = neutrally()
        assert deciding(found) == ["neutral.middle"]
        assert found.pick == "-1:1"

    @clause("TA-13.3", "TA-13.4")
    def test_it_overrules_your_lone_territories(self) -> None:
        # Your lone -3:1 is nearest to -3:3 and -1:1 alike; the middle island decides before.
        fields: dict[str, Any] = {"yours": "2:0 -3:1", "explored": explored("-3:1")}
        assert neutrally("12", **fields).pick == "-1:1"
        assert neutrally("12", middles=["automa"], **fields).pick == "-3:3"
        # Your lone territory -2:-1 lies above: -2:1 is nearest to it, -1:1 to the middle island.
        fields = {"yours": "2:0 -2:-1", "explored": explored("-2:-1")}
        assert neutrally(**fields).pick == "-1:1"
        assert neutrally(middles=["automa"], **fields).pick == "-2:1"

    @clause("TA-13.4")
    def test_closest_to_your_territories_with_one_token(self) -> None:
        found = neutrally(yours="2:0 -2:-1", explored=explored("-2:-1"), middles=["automa"])
        assert deciding(found) == ["neutral.lone"]
        assert found.pick == "-2:1"

    @clause("TA-13.4", "TA-13.5")
    def test_a_lone_one_overrules_a_nearer_full_one(self) -> None:
        # The full territory -1:3 of yours is next door; the lone one is far up.
        fields: dict[str, Any] = {
            "yours": "2:0 -2:-1 -1:3",
            "sealed": "2:0 -2:2 -1:3",
            "explored": explored("-2:-1", "-1:3"),
            "middles": ["automa"],
        }
        found = neutrally(topple=True, **fields)
        assert deciding(found) == ["neutral.lone"]
        assert found.pick == "-2:1"
        fields["yours"] = "2:0 -1:3"
        found = neutrally(topple=True, **fields)
        assert deciding(found) == ["neutral.yours", "neutral.scan"]
        assert found.pick == "-1:2"

    @clause("TA-13.5", "TA-13.6")
    def test_with_a_lone_one_the_others_do_not_count(self) -> None:
        # -2:1 and -1:1 are 2 steps from your lone 0:-1; your full -1:2 is next to -1:1, but the arrow decides.
        fields: dict[str, Any] = {"yours": "2:0 0:-1 -1:2", "sealed": "2:0 -2:2 -1:2", "explored": explored("0:-1")}
        found = neutrally("18", topple=True, middles=["automa"], **fields)
        assert deciding(found) == ["neutral.lone", "neutral.scan"]
        assert found.pick == "-2:1"

    @clause("TA-13.5", "TA-13.6")
    @pytest.mark.parametrize(("card", "pick"), [("18", "-1:1"), ("8", "-1:2")])
    def test_closest_to_any_of_yours_then_the_selection_aid(self, card: str, pick: str) -> None:
        # -1:1 and -1:2 are both 3 steps from your start.
        found = neutrally(card, middles=["automa"])
        assert deciding(found) == ["neutral.yours", "neutral.scan"]
        assert found.pick == pick

    @clause("TA-13.5", "TA-13.6")
    def test_the_distance_overrules_the_selection_aid(self) -> None:
        # Card 12 begins in the lower left corner, at -3:3.
        assert neutrally("12", middles=["automa"]).pick == "-1:2"

    @clause("TA-13.4", "TA-13.6")
    def test_a_lone_one_overrules_the_selection_aid(self) -> None:
        assert neutrally("12", yours="2:0 -2:-1", explored=explored("-2:-1"), middles=["automa"]).pick == "-2:1"

    @clause("TA-13.3", "TA-13.6")
    def test_the_middle_island_overrules_the_selection_aid(self) -> None:
        assert neutrally("12").pick == "-1:1"

    @clause("TA-13.1", "TA-13.2", "TA-13.3", "TA-13.4", "TA-13.5", "TA-13.6")
    def test_printed_example(self) -> None:
        # Ten hexes can be conquered; the Automa has the middle island; one of your territories has a single token.
        fields: dict[str, Any] = {
            "automas": "-2:2 0:0 -1:1", "yours": "2:0 -3:1", "explored": explored("-1:1", "-3:1"),
            "middles": ["automa"],
        }  # fmt: skip
        plain, topple = neutrally("1", **fields), neutrally("1", topple=True, **fields)
        assert len(topple.options) == 10
        gone = set(topple.options) - set(plain.options)
        assert gone == {"1:0", "-2:1", "-3:2"}
        assert [step.id for step in plain.steps] == ["neutral.lone", "neutral.yours", "neutral.scan"]
        assert deciding(plain) == deciding(topple) == ["neutral.lone", "neutral.scan"]
        assert (plain.pick, topple.pick) == ("-1:0", "-2:1")

    @clause("TA-13.7", "TA-13.8")
    def test_an_empty_hex_gets_a_tile_first(self) -> None:
        decided = attack(yours="2:0", draws={"rotation": [4]})
        assert one(decided, LayTile) == LayTile("TA-13.7", "-1:1", 4)
        assert one(decided, PlaceOutpost) == PlaceOutpost("TA-13.8", "-1:1")
        assert all_of(attack(yours="2:0", explored=explored("-1:1")), LayTile) == []

    @clause("TA-13.9", "TA-3.3")
    @pytest.mark.parametrize(("right", "placed"), [("3", True), ("18", False)])
    def test_a_toppled_outpost_of_the_shadow_empire(self, right: str, placed: bool) -> None:
        given: dict[str, Any] = {"automa": [0, 12, 12, 12, 0], "shadow": [12, 12, 12, 12, 0], "landmarks": []}
        decided = bots("6", right, **given)
        assert [effect.space for effect in all_of(decided, PlaceShadow)] == (["-1:1"] if placed else [])

    @clause("TA-13.9")
    def test_not_on_the_middle_island_and_not_without_one(self) -> None:
        given: dict[str, Any] = {"automa": [0, 12, 12, 12, 0], "shadow": [12, 12, 12, 12, 0], "landmarks": []}
        island = bots("6", "3", automas="-2:2 0:1", explored=explored("0:1"), **given)
        assert one(island, PlaceOutpost).space == "0:0"
        assert all_of(island, PlaceShadow) == []
        assert one(island, Achieve).achievement == "middle"
        assert all_of(bots("6", "3", shadow_outposts=0, **given), PlaceShadow) == []


class TestSection14Explore:
    @clause("TA-14.1")
    def test_empty_hexes_next_to_its_territories(self) -> None:
        assert sorted(exploring().options) == ["-1:1", "-2:3", "-3:2"]
        assert len(exploring(anywhere=True).options) == 21

    @clause("TA-14.1")
    def test_none_nothing_happens(self) -> None:
        decided = bots(
            "6", "18", automa=[12, 12, 1, 12, 0], shadow=[12, 12, 12, 12, 0], landmarks=[],
            explored=explored("-1:1", "-2:3", "-3:2"),
        )  # fmt: skip
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "Advance", "NextTurn"]

    @clause("TA-14.2")
    def test_furthest_from_your_territories(self) -> None:
        found = exploring()
        assert deciding(found) == ["explore.furthest"]
        assert found.pick == "-3:2"

    @clause("TA-14.2", "TA-14.3", "TA-17.1")
    def test_furthest_from_your_territories_before_a_card_is_drawn(self) -> None:
        aid = Undrawn("18")
        assert best(hex_to_explore(board(), aid, False)).pick == "-3:2"
        assert not aid.drawn
        assert best(hex_to_explore(board(favourite="military"), aid, False)).pick == "-1:1"
        assert aid.drawn

    @clause("TA-14.2", "TA-14.3")
    def test_not_with_military_as_its_favourite(self) -> None:
        found = exploring(favourite="military")
        assert deciding(found) == ["explore.scan"]
        assert found.pick == "-1:1"

    @clause("TA-14.3")
    @pytest.mark.parametrize(("card", "pick"), [("18", "-1:-2"), ("12", "-3:2"), ("10", "-3:2"), ("5", "-3:1")])
    def test_the_selection_aid(self, card: str, pick: str) -> None:
        # Anywhere: -1:-2, -3:1 and -3:2 are all 5 steps from your start.
        found = exploring(card, anywhere=True, automas="-2:2", explored=explored("-2:3"))
        assert [step.id for step in found.steps] == ["explore.furthest", "explore.scan"]
        assert set(found.steps[0].kept) >= {"-1:-2", "-3:1", "-3:2"}
        assert found.pick == pick

    @clause("TA-14.2", "TA-14.3")
    def test_the_distance_overrules_the_selection_aid(self) -> None:
        assert exploring("18").pick == "-3:2"

    @clause("TA-14.2", "TA-14.3", "TA-11.1")
    def test_printed_example(self) -> None:
        # With science as its favourite the only hex 5 steps away; with military the arrow takes one that is 4 away.
        fields: dict[str, Any] = {"automas": "-2:2 -1:1", "explored": explored("-1:1")}
        science, military = (
            exploring("8", favourite="science", **fields),
            exploring("8", favourite="military", **fields),
        )
        state = board(**fields)
        steps = {
            name: at
            for at, ring in enumerate(steps_from(state.yours, state.automas | state.full))
            for name in BOARD.region(ring)
        }
        assert deciding(science) == ["explore.furthest"]
        assert (science.pick, steps[str(science.pick)]) == ("-3:2", 5)
        assert deciding(military) == ["explore.scan"]
        assert (military.pick, steps[str(military.pick)]) == ("-2:3", 4)

    @clause("TA-14.4")
    def test_a_tile_is_laid_turned_at_random(self) -> None:
        decided = bots(
            "6", "18", automa=[12, 12, 1, 12, 0], shadow=[12, 12, 12, 12, 0], landmarks=[], draws={"rotation": [3]}
        )
        assert one(decided, LayTile) == LayTile("TA-14.4", "-3:2", 3)

    @clause("TA-14.1")
    def test_exploring_needs_no_outpost(self) -> None:
        decided = bots("6", "18", automa=[12, 12, 1, 12, 0], shadow=[12, 12, 12, 12, 0], landmarks=[], outposts=0)
        assert len(all_of(decided, LayTile)) == 1


class TestGuided:
    GUIDED: dict[str, Any] = {"options": {"tracked": False}}  # noqa: RUF012 - read only

    def conquers(self, **answers: list[Any]) -> Any:
        told = {name.replace("_", ".", 1): values for name, values in answers.items()}
        return bots(
            "6",
            "3",
            your_outposts=7,
            automa=[0, 12, 12, 12, 0],
            shadow=[12, 12, 12, 12, 0],
            landmarks=[],
            answers=told,
            **self.GUIDED,
        )

    @clause("TA-12.2", "TA-12.3", "TA-12.4")
    def test_the_checklist_for_your_territories(self) -> None:
        question = self.conquers().question
        assert (question.id, question.seat) == ("conquer.yours", "table")
        assert [by.id for by in question.checklist] == ["conquer.middle", "conquer.scan"]
        assert question.checklist[-1].args["black"] == "0:-3"

    @clause("TA-13.3", "TA-13.4", "TA-13.5", "TA-13.6")
    def test_the_checklist_for_the_others(self) -> None:
        question = self.conquers(conquer_yours=["not_possible"]).question
        assert question.id == "conquer.neutral"
        assert [by.id for by in question.checklist] == [
            "neutral.middle",
            "neutral.lone",
            "neutral.yours",
            "neutral.scan",
        ]

    @clause("TA-12.1")
    def test_you_are_not_asked_for_territories_that_you_cannot_have(self) -> None:
        fields: dict[str, Any] = {
            "automa": [0, 12, 12, 12, 0],
            "shadow": [12, 12, 12, 12, 0],
            "landmarks": [],
            "your_outposts": 8,
        }
        assert bots("6", "3", **fields, **self.GUIDED).question.id == "conquer.neutral"

    @clause("TA-13.7", "TA-13.9")
    def test_you_say_what_later_rules_need(self) -> None:
        decided = self.conquers(
            conquer_yours=["not_possible"], conquer_neutral=["done"], conquer_empty=[True], conquer_is_middle=[False]
        )
        assert decided.question is None
        assert (
            one(decided, LayTile).space
            == one(decided, PlaceOutpost).space
            == one(decided, PlaceShadow).space
            == SOMEWHERE
        )


def test_the_board_has_34_hexes_with_their_neighbours() -> None:
    assert len(BOARD.names) == 34
    for name in BOARD.names:
        q, r = map(int, name.split(":"))
        around = {f"{q + dq}:{r + dr}" for dq, dr in STEPS.values()} & set(BOARD.names)
        assert set(expect_type(BOARD.region(BOARD.around[name]), Region)) == around
