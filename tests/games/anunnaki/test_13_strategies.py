"""The three strategies: every line decides and is overruled, for move and portal, with and without the module.

Each area of the boards here is named by exactly one line of a strategy. What a later line names is always better by
resource and icons, so an area winners only because of its line.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.games.anunnaki.play import Sit, act, areas_in, custom, deciding
from visavis.core.question import Several
from visavis.games.anunnaki.board import Area
from visavis.games.anunnaki.board.ask_once import edges
from visavis.games.anunnaki.bot_turn.strategies import LINES
from visavis.games.anunnaki.effects.his_turn import MoveUnit
from visavis.games.anunnaki.state import State
from visavis.testing import clause, expect_type

ORDER = ("wood", "gold", "metal", "food")

LINE_AREAS = {
    "brave": ("ATL", "DR", "T", "B", "V", "S", "F"),
    "mighty": ("S", "ATL", "DR", "B", "W", "F", "V"),
    "cunning": ("K", "N", "DR", "T", "F", "ATL", "V"),
}
"""The area that each line names: Atlantis, Distant Planet, T tile, B beside Atlantis, V your weak area, W yours with a
shrine, S free with a shrine, F free, K activates a marker, N beside a marker."""


def an_area(name: str, line: int) -> Area:
    if name == "ATL":
        return Area("ATL", "gaia", "atlantis", (), 0, 2, "none")
    if name == "DR":
        return Area("DR", "right", "distant", (), 0, 0, "none")
    rank = 7 - line
    edge: Literal["dashed", "none"] = "dashed" if name == "B" else "none"
    return Area(name, "gaia", "normal", (ORDER[rank // 3],), 3 - rank % 3, 1 if name in "SW" else 0, edge)


def a_board(strategy: str, names: list[str], distant: bool, **more: Any) -> State:
    """Gaia with these areas, and H where he stands; X and Z hold units beside the culture markers."""
    lines = LINE_AREAS[strategy]
    areas = [an_area(name, lines.index(name) + 1) for name in names]
    plain = ("H", "X", "Z")
    areas += [Area(name, "gaia", "normal", ("food",), 1, 0, "none") for name in plain]
    if distant:
        areas.append(Area("DL", "left", "distant", (), 0, 0, "none"))
    # Two areas are still without units around the marker of N: N itself and your capital.
    markers = [marker for marker in (("K", "X", "Z"), ("Y9", "N", "Z")) if set(marker) & set(names)]
    your = {name: stack for name, stack in {"V": "f", "W": "ff"}.items() if name in names}
    units = {"H": "gmfff", "X": "f", "Z": "f", "C9": "f", **more.pop("units", {})}
    state = custom(
        tuple(areas),
        {"distant": distant},
        units=units,
        your_units=your,
        tiles=[name for name in ("T", "ATL", "DR", "DL") if name in [area.name for area in areas]],
        arrow="right",
        **more,
    )
    state.markers = tuple(tuple(marker) for marker in markers)
    return state


def target(table: Sit) -> str:
    moved = table.all(MoveUnit)
    return moved[0].area if moved else ""


def line_of(strategy: str, name: str) -> str:
    return LINES[strategy][LINE_AREAS[strategy].index(name)].id


def cases() -> list[Any]:
    found = []
    for strategy, names in LINE_AREAS.items():
        for action in ("move", "portal"):
            for distant in (False, True):
                used = [name for name in names if name != "DR" or (distant and action == "portal")]
                found += [
                    pytest.param(strategy, action, distant, used, at, id=f"{strategy}-{action}-{distant}-{used[at]}")
                    for at in range(len(used))
                ]
    return found


@clause(
    "AN-11.4", "AN-12.1", "AN-13.B1", "AN-13.B2", "AN-13.B3", "AN-13.B4", "AN-13.B5", "AN-13.B6", "AN-13.B7",
    "AN-13.M1", "AN-13.M2", "AN-13.M3", "AN-13.M4", "AN-13.M5", "AN-13.M6", "AN-13.M7", "AN-13.C1", "AN-13.C2",
    "AN-13.C3", "AN-13.C4", "AN-13.C5", "AN-13.C6", "AN-13.C7",
)  # fmt: skip
class TestEveryLine:
    @pytest.mark.parametrize(("strategy", "action", "distant", "used", "at"), cases())
    def test_it_decides_when_no_line_before_it_names_an_area(
        self, strategy: str, action: str, distant: bool, used: list[str], at: int
    ) -> None:
        state = a_board(strategy, used[at:], distant)
        table = act(state, f"{action}_2_{strategy}")
        assert target(table) == used[at]
        if at < len(used) - 1:
            assert deciding(table.decision(f"{action}.target"))[0] == line_of(strategy, used[at])

    @pytest.mark.parametrize(("strategy", "action", "distant", "used", "at"), cases())
    def test_it_is_overruled_by_the_line_before_it(
        self, strategy: str, action: str, distant: bool, used: list[str], at: int
    ) -> None:
        if at:
            state = a_board(strategy, used[at - 1 : at + 1], distant)
            assert target(act(state, f"{action}_2_{strategy}")) == used[at - 1]
            return
        # Nothing is before the first line; what overrules it is that no area fits it.
        first = {"brave": "units", "mighty": "S", "cunning": "K"}[strategy]
        if strategy == "brave":
            # Two followers are too weak for Atlantis (AN-11.2).
            state = a_board(strategy, used, distant, units={"H": "fff", "C9": ""})
        else:
            state = a_board(strategy, used, distant, units={first: "f", "C9": ""})
        assert target(act(state, f"{action}_2_{strategy}")) == used[1]

    @pytest.mark.parametrize("strategy", LINE_AREAS)
    @pytest.mark.parametrize(("action", "distant"), [("move", True), ("portal", False)])
    def test_a_distant_planet_only_by_portal_and_only_with_the_module(
        self, strategy: str, action: str, distant: bool
    ) -> None:
        state = a_board(strategy, ["DR", "V"], distant)
        assert target(act(state, f"{action}_2_{strategy}")) == "V"

    @pytest.mark.parametrize("action", ["move", "portal"])
    def test_your_weakest_area_is_the_weakest_that_can_be_the_target(self, action: str) -> None:
        for strategy in LINE_AREAS:
            state = custom(
                (
                    Area("H", "gaia", "normal", ("food",), 1, 0, "none"),
                    Area("V1", "gaia", "normal", ("wood",), 3, 0, "none"),
                    Area("V2", "gaia", "normal", ("food",), 1, 0, "none"),
                ),
                units={"H": "gff"},
                your_units={"V1": "ff", "V2": "f"},
            )
            table = act(state, f"{action}_2_{strategy}")
            assert target(table) == "V2"
            assert deciding(table.decision(f"{action}.target")) == [line_of(strategy, "V")]

    @pytest.mark.parametrize("strategy", LINE_AREAS)
    def test_your_weakest_area_is_found_before_anybody_reads_in_what_areas_produce(self, strategy: str) -> None:
        areas = tuple(Area(name, "gaia", shrines=0, edge="none") for name in ("H", "V1", "V2"))
        state = custom(areas, units={"H": "gff"}, your_units={"V1": "ff", "V2": "f"})
        table = act(state, f"move_2_{strategy}")
        assert (target(table), table.asked) == ("V2", [])

    @pytest.mark.parametrize("strategy", LINE_AREAS)
    def test_by_portal_your_weakest_area_comes_before_the_order_of_the_planets(self, strategy: str) -> None:
        areas = (
            Area("V1", "gaia", "normal", ("wood",), 3, 0, "none"),
            Area("V2", "his", "normal", ("food",), 1, 0, "none"),
        )
        state = custom(areas, units={"C9": "gff"}, your_units={"V1": "ff", "V2": "f"})
        table = act(state, f"portal_2_{strategy}")
        assert target(table) == "V2"
        assert deciding(table.decision("portal.target")) == [line_of(strategy, "V")]

    def test_a_lone_settlement_of_yours_has_no_strength_at_all(self) -> None:
        areas = tuple(Area(name, "gaia", "normal", ("food",), 1, 0, "none") for name in ("H", "V1", "V2"))
        state = custom(areas, units={"H": "gff"}, your_units={"V1": "f"}, your_settlements="Y9 V2")
        assert target(act(state, "move_1_brave")) == "V2"

    def test_cunning_does_not_count_atlantis_as_an_area_with_a_civilization(self) -> None:
        assert target(act(a_board("cunning", ["F", "ATL"], False), "move_2_cunning")) == "F"

    @clause("AN-13.M4", "AN-13.B4")
    def test_beside_atlantis_even_an_area_with_a_civilization_counts_for_the_mighty(self) -> None:
        areas = (
            Area("H", "gaia", "normal", ("food",), 1, 0, "none"),
            Area("T1", "gaia", "normal", ("food",), 1, 0, "dashed"),
            Area("T2", "gaia", "normal", ("wood",), 3, 0, "none"),
            Area("V", "gaia", "normal", ("wood",), 3, 0, "none"),
        )
        state = custom(areas, units={"H": "gff"}, your_units={"V": "f"}, tiles="T1 T2")
        table = act(state, "move_2_mighty")
        assert list(table.decision("move.target").options) == ["T1", "V"]
        assert target(table) == "T1"

    @clause("AN-13.B4")
    @pytest.mark.parametrize(("dashed_only", "pick"), [(False, "B1"), (True, "B2")])
    def test_whether_only_dashed_edges_count_is_an_option(self, dashed_only: bool, pick: str) -> None:
        areas = (
            Area("H", "gaia", "normal", ("food",), 1, 0, "none"),
            Area("B1", "gaia", "normal", ("wood",), 3, 0, "solid"),
            Area("B2", "gaia", "normal", ("food",), 1, 0, "dashed"),
        )
        state = custom(areas, {"dashed_only": dashed_only}, units={"H": "gff"})
        assert target(act(state, "move_1_brave")) == pick


@clause("AN-13.B4")
@pytest.mark.parametrize("dashed_only", [False, True])
def test_what_was_told_of_the_lines_serves_the_other_reading_only_as_far_as_it_goes(dashed_only: bool) -> None:
    def gaia(**options: bool) -> State:
        areas = tuple(Area(name, "gaia", "normal", ("food",), 1, 0, "unread") for name in ("B1", "B2"))
        return custom((*areas, Area("H", "gaia", "normal", ("food",), 1, 0, "none")), options, units={"H": "fff"})

    state = gaia(dashed_only=dashed_only)
    id = "enter.edges_dashed" if dashed_only else "enter.edges"
    assert target(act(state, "move_1_brave", answers={id: [("B1",)]})) == "B1"
    other = gaia(dashed_only=not dashed_only)
    other.board = state.board
    # Of a line that is dashed everything is known; of one that is only there, or not dashed, it is not.
    table = Sit(other, {"enter.edges" if dashed_only else "enter.edges_dashed": [()]})
    edges(other.board.planets["gaia"], other, table)
    assert [expect_type(question, Several).options for question in table.asked] == [("B2",) if dashed_only else ("B1",)]
    known = {area.name: area.edge for area in other.board.areas}
    assert (known["B1"], known["B2"]) == (("dashed", "none") if dashed_only else ("solid", "none"))


@clause("AN-13.1")
class TestUncontrolled:
    def test_nothing_stands_there_and_it_is_not_atlantis(self) -> None:
        state = a_board("brave", ["ATL", "T", "B", "V", "S", "F"], True)
        assert list(areas_in(state, state.uncontrolled)) == ["B", "S", "F"]

    def test_a_contested_area_is_neither_controlled_nor_uncontrolled(self) -> None:
        state = a_board("brave", ["V", "F"], False, units={"V": "f"})
        names = list(areas_in(state, state.uncontrolled))
        assert names == ["F"]
        assert "V" not in list(areas_in(state, state.controlled))
        assert "V" not in list(areas_in(state, state.your_controlled))
