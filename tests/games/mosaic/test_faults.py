"""What cannot exist: every fault by its id, each in a position in which nothing else is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import known, on_board, table
from visavis.core import BadPosition, Session
from visavis.games.mosaic import GAME
from visavis.games.mosaic.faults import FAULTS
from visavis.testing import expect_type

FACTS = table("A03", "A04", turn="you")
LOCATIONS = [f"L{n:02}" for n in range(1, 19)]
EVERYWHERE = on_board({"bot": {"gaul": 1}})


def deck(stream: str, size: int, *pool: str) -> dict[str, Any]:
    """A deck of one layer that says it has so many cards."""
    return {"stream": stream, "layers": [{"size": size}], "pool": list(pool)}


def layers(stream: str, *cards: str) -> dict[str, Any]:
    """A deck of these cards with a layer of no card."""
    whole = known(*cards, stream=stream)
    return {**whole, "layers": [*whole["layers"], {"size": 0}]}


CASES: list[tuple[dict[str, Any], str]] = [
    ({"action": layers("action", "A03", "A04")}, "pile.layer"),
    ({"location": layers("location", "L02", "L05")}, "pile.layer"),
    ({"action": deck("action", 3, "A03", "A04")}, "pile.count"),
    ({"location": deck("location", 1, "L02", "L05")}, "pile.count"),
    ({"stone": [-1]}, "bot.numbers"),
    ({"stone": [1, 2]}, "bot.numbers"),
    ({"wonder_cards": [10_000]}, "bot.numbers"),
    ({"cavalry_left": []}, "bot.numbers"),
    ({"cities_left": [100]}, "bot.supply"),
    ({"cavalry_left": [100]}, "bot.supply"),
    ({"empire": [1]}, "points.numbers"),
    ({"empire": [1, -1]}, "points.numbers"),
    ({"final": [1, 2, 3]}, "points.numbers"),
    ({"scorings": 4}, "table.numbers"),
    ({"last": 8}, "table.numbers"),
    ({"golden_left": -1}, "table.numbers"),
    ({"achievements_left": 21}, "table.numbers"),
    ({"wonders_left": 21}, "table.numbers"),
    ({"row_size": 21}, "table.numbers"),
    ({"turn": "bot2"}, "turn.unknown"),
    ({"turn": "you2"}, "turn.unknown"),
    ({"round": 0}, "turn.unknown"),
    ({"round": 10_000}, "turn.unknown"),
    ({"action": ["A01", "A01"]}, "action.cards"),
    ({"action": ["A08"]}, "action.cards"),
    ({"action": ["A03"], "beside": "A99"}, "action.cards"),
    ({"action": ["A03"], "beside": "A01"}, "action.beside"),
    ({"action": []}, "action.empty"),
    ({"location": ["L01", "L01"]}, "location.cards"),
    ({"location": ["L01", "L02"], "location_discard": [], "location_out": LOCATIONS[3:]}, "location.cards"),
    ({"location": LOCATIONS[:6], "location_discard": [], "location_out": LOCATIONS[6:]}, "location.empty"),
    ({"location": LOCATIONS[15:], "location_discard": [], "location_out": LOCATIONS[:15]}, "location.empty"),
    ({"location": [], "location_discard": LOCATIONS, "location_out": []}, "location.empty"),
    ({"homes": ["assyria", "egypt"]}, "start.numbers"),
    ({"starts": []}, "start.numbers"),
    ({"leaders": ["artist", "general"]}, "start.numbers"),
    ({"homes": ["rome"]}, "start.regions"),
    ({"starts": [["italia", "rome"]]}, "start.regions"),
    ({"starts": [["italia", ""]]}, "start.regions"),
    ({"static": ["greece", "rome"]}, "start.regions"),
    ({"static": ["greece", ""]}, "start.regions"),
    ({"static": ["egypt"]}, "start.regions"),
    ({"static": []}, "start.regions"),
    ({"leaders": ["cook"]}, "start.leaders"),
    ({"leaders": [""]}, "start.leaders"),
    ({"regions": ["italia"]}, "region.five"),
    ({"regions": ["italia", "greece", "assyria", "egypt", "numidia", "gaul"]}, "region.not_in_play"),
    ({"cities": EVERYWHERE}, "region.not_in_play"),
    ({"siege": EVERYWHERE}, "region.not_in_play"),
    ({"towns": [[0] * 7] * 2}, "board.shape"),
    ({"wonders": [[0] * 6] * 3}, "board.shape"),
    ({"towns": [[-1] * 7] * 3}, "board.numbers"),
    ({"siege": on_board({"you": {"egypt": 100}})}, "board.numbers"),
    ({"tiles": [[["gold", 3]], [], [], [], [], [], []]}, "board.tiles"),
    ({"tiles": [[["stone", 0]], [], [], [], [], [], []]}, "board.tiles"),
    ({"tiles": [[]]}, "board.tiles"),
    ({"goods": [["gold"], [], [], [], [], [], []]}, "board.goods"),
    ({"goods": [[]]}, "board.goods"),
    ({"owned": [["gold"], [], []]}, "board.goods"),
    ({"owned": [[]]}, "board.goods"),
]
INVENTED: list[tuple[dict[str, Any], str]] = [
    ({"rows": [["b99"], [], [], []]}, "rows.cards"),
    ({"rows": [[], [], [], ["p1"]]}, "rows.cards"),
    ({"holding": -1}, "table.numbers"),
    ({"holding": 10_000}, "table.numbers"),
]


def faults_of(facts: dict[str, Any], **options: Any) -> tuple[str, ...]:
    """All that a position is refused for."""
    with pytest.raises(BadPosition) as refused:
        Session.new(GAME, options, position={**FACTS, **facts})
    assert refused.value.id == "position.faults"
    return expect_type(refused.value.details["faults"], tuple)


@pytest.mark.parametrize(("facts", "fault"), CASES)
def test_a_position_that_cannot_exist_is_refused(facts: dict[str, Any], fault: str) -> None:
    assert faults_of(facts) == (fault,)


@pytest.mark.parametrize(("facts", "fault"), INVENTED)
def test_an_invented_table_that_cannot_exist_is_refused(facts: dict[str, Any], fault: str) -> None:
    assert faults_of(facts, invented=True) == (fault,)


def test_no_fault_is_left_out() -> None:
    assert {fault for _, fault in (*CASES, *INVENTED)} == set(FAULTS.ids)


def test_nothing_else_is_wrong_with_these_positions() -> None:
    for options in ({}, {"invented": True}):
        assert FAULTS(Session.new(GAME, options, position=FACTS).timeline.now) == ()


def test_before_play_much_may_still_be_missing() -> None:
    state = GAME.start(GAME.options(), GAME.default_pack)
    assert (state.leaders, state.starts, state.static, state.location.size()) == (("",), (("", ""),), (), 0)
    assert FAULTS(state) == ()


def test_with_more_players_the_other_regions_may_be_in_play() -> None:
    state = GAME.start(GAME.read_options({"humans": 2}), GAME.default_pack)
    state.write("regions", ["italia", "greece", "assyria", "egypt", "numidia", "gaul"])
    state.write("cities", on_board({"you2": {"gaul": 1}}, state.sides))
    assert FAULTS(state) == ()
    state.write("cities", on_board({"you2": {"hispania": 1}}, state.sides))
    assert FAULTS(state) == ("region.not_in_play",)


def test_an_untracked_board_has_no_faults() -> None:
    state = GAME.start(GAME.read_options({"tracked": False}), GAME.default_pack)
    assert FAULTS(state) == ()
