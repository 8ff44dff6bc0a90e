"""Games, maps, states and questions are pickled, at many moments of every game; a session says what to use instead."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tests.core.toy import TOY
from visavis.core import TABLE, BareTable, Map, RandomPolicy, Region, Session, Stream, find_games, get_game
from visavis.core.play.position import position_of
from visavis.core.question import kind_of
from visavis.simulation import make_plan

MOMENTS = 40


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def settings() -> list[Any]:
    found = []
    for id in find_games():
        found.append(pytest.param(id, {}, id=id))
        if "tracked" in get_game(id).options.__struct_fields__:
            found.append(pytest.param(id, {"tracked": False}, id=f"{id}-guided"))
    return found


@pytest.mark.parametrize(("id", "options"), settings())
def test_questions_at_many_moments(id: str, options: dict[str, object]) -> None:
    session, stream = Session.new(get_game(id), options, seed=5), Stream(5)
    for _ in range(MOMENTS):
        if session.over:
            break
        assert session.pending is not None
        question = kind_of(session.pending)
        other = kind_of(again(question))
        assert type(other) is type(question)
        assert (other.id, other.seat, other.clause, dict(other.args)) == (
            question.id, question.seat, question.clause, dict(question.args),
        )  # fmt: skip
        assert list(islice(other.answers(), 500)) == list(islice(question.answers(), 500))
        answer = question.some(stream.below)
        assert other.fits(answer)
        lines = getattr(question, "checklist", ())
        assert [(line.id, line.clause, line.args) for line in getattr(other, "checklist", ())] == [
            (line.id, line.clause, dict(line.args)) for line in lines
        ]
        session.answer(answer)


@pytest.mark.parametrize("id", find_games())
def test_a_game_goes_on_from_a_pickled_state(id: str) -> None:
    game = get_game(id)
    plan = make_plan(game, {}, seed=1, games=1, seats={})
    options = game.read_options(plan.options)
    seats = {TABLE: RandomPolicy(), **{seat: RandomPolicy() for seat in game.seats(options)}}
    state = game.start(options, game.default_pack)
    for at in range(MOMENTS):
        if game.over(state):
            break
        ends = []
        for one in (state, again(state)):
            game.step(one, BareTable(game, one, at, seats))
            ends.append(one.digest())
        assert ends[0] == ends[1]


@pytest.mark.parametrize("id", find_games())
def test_a_game_is_its_id_also_in_another_process(id: str) -> None:
    game = get_game(id)
    assert again(game) is game
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).id)"
    ran = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=True)
    assert ran.stdout.decode() == f"{id}\n"


def test_a_game_that_is_not_installed_says_so() -> None:
    for game in (replace(TOY, id="no_such"), replace(get_game("hamlets"))):
        with pytest.raises(TypeError, match="cannot be pickled: make it again"):
            pickle.dumps(game)


def test_a_map_is_the_same_map_again() -> None:
    hexes = Map.hexes({"a": (0, 0), "b": (0, 1), "c": (1, 0)}, flat=True)
    graph = Map.graph({"x": ["y"], "y": iter(["x"])})
    for map in (hexes, graph):
        assert again(map) is map
        assert again(Region(map, map.all)) == Region(map, map.all)
    text, names, around = pickle.dumps(hexes), hexes.names, hexes.around
    del hexes, map
    made = pickle.loads(text)
    assert (made.names, made.around) == (names, around)
    with pytest.raises(TypeError, match=r"use Map\.hexes or Map\.graph"):
        pickle.dumps(Map({"a": 0}, lambda bits: 0))


def test_a_session_says_what_to_use_instead() -> None:
    session = Session.new(get_game("hamlets"), seed=1)
    with pytest.raises(TypeError, match=r"session\.save\(\)"):
        pickle.dumps(session)
    assert Session.load(session.save()).save() == session.save()


def test_positions_and_packs_are_plain() -> None:
    session = Session.new(get_game("tapestry"), seed=1)
    assert again(position_of(session)) == position_of(session)
    assert again(session.pack).digest == session.pack.digest
