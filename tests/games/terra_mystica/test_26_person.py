"""A person is the same for the shared rules, whether everything of them is kept or only the board."""

from __future__ import annotations

import pytest

from visavis.core import TABLE, BareTable, RandomPolicy
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.board import flood
from visavis.games.terra_mystica.human.economy import covered_for, priest_rows, priest_steps
from visavis.games.terra_mystica.human.land import dwellings_left, each, own
from visavis.games.terra_mystica.human.person import Person, person
from visavis.games.terra_mystica.human.reasons import space_taken
from visavis.games.terra_mystica.human.towns import enough, group, value_of
from visavis.games.terra_mystica.state import KINDS, TWOS, State


def shared_rules(state: State, one: Person) -> list[object]:
    """What the rules say that both settings share."""
    groups = [group(state, one, bit) for bit in each(one.built)]
    return [
        one.faction, one.home, one.built, one.bridges, one.cults, one.bonus, groups,
        [(value_of(state, one, bits), enough(state, one, bits)) for bits in groups],
        [own(state, one, kind) for kind in KINDS], dwellings_left(state, one), covered_for(state, one),
        priest_steps(state, one, 2), [space_taken(state, one, bit) for bit in each(state.world.map.all)],
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_the_shared_rules_say_the_same_of_a_side_and_of_the_board(seed: int) -> None:
    options = GAME.read_options({"keeps": "everything", "humans": 2, "map": "fire_ice"})
    state = GAME.start(options, GAME.default_pack)
    seats = {seat: GAME.policy("random") for seat in GAME.seats(options)}
    table = BareTable(GAME, state, seed, {**seats, TABLE: RandomPolicy()})
    compared = 0
    while not GAME.over(state):
        GAME.step(state, table)
        if len(state.sides) < 2:
            continue
        board = state.copy()
        board.sides = ()
        assert [(bool(one.sides), one.followed) for one in (state, board)] == [(True, True), (False, True)]
        for at, seat in enumerate(state.persons):
            assert person(state, seat) is state.sides[at]
            assert shared_rules(state, person(state, seat)) == shared_rules(board, person(board, seat))
            compared += 1
    assert compared > 40


def test_nothing_is_built_where_nothing_is_entered() -> None:
    options = GAME.read_options({"tracked": False})
    state = GAME.start(options, GAME.default_pack)
    state.your_faction, state.your_home = "yetis", "lakes"
    one = person(state, "you")
    assert not state.sides
    assert not state.followed
    assert (one.faction, one.home, one.built, dwellings_left(state, one)) == ("yetis", "lakes", 0, 8)
    assert covered_for(state, one) == state.covered


def test_a_flood_stops_where_nothing_is_near() -> None:
    def beside(bits: int) -> int:
        return bits << 1 | bits >> 1

    assert flood(beside, 0b1101101, 0b0001000) == 0b0001100
    assert flood(beside, 0b1101101, 0b0010000) == 0b1111100
    assert flood(beside, 0b1101101, 0) == 0


def test_a_priest_goes_where_a_space_is_free_or_back_to_the_supply() -> None:
    rows = priest_rows((1, 0, 0, 0), (TWOS, TWOS, 0, 0))
    assert [steps for cult, steps in rows if cult == "fire"] == [1]
    assert [steps for cult, steps in rows if cult == "water"] == [3, 1]
    assert [steps for cult, steps in rows if cult == "air"] == [3, 2, 1]
