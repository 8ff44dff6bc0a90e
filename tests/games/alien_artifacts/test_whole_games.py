"""Whole games: the two tables, computers that never loop, invariants at every step, undo.

How often computers end their games and how strong they are is counted in the proof; here are a few of each.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, new_table, now
from visavis.core import BareTable, NotAllowed, Session, Stream
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.faults import cards
from visavis.games.alien_artifacts.state import MOST_CREDITS
from visavis.testing import count, record

MOST_TURNS = 1500
"""The cap of a simulated game, in turns of all seats together; a game of computers has about 30 for each."""


def play(seed: int, players: int, names: tuple[str, ...], check: bool = False) -> Any:
    """A game of computers on the log-less table; None if it hits the cap."""
    options = GAME.read_options({"players": players})
    state = GAME.start(options, GAME.default_pack)
    seats = {seat: GAME.policy(names[at % len(names)]) for at, seat in enumerate(GAME.seats(options))}
    table = BareTable(GAME, state, seed, seats)
    before = None
    while not GAME.over(state):
        GAME.step(state, table)
        if state.turns > MOST_TURNS:
            return None
        if check:
            assert GAME.faults(state) == ()
            assert before is None or cards(state) == before
            before = cards(state)
            assert all(0 <= credits <= MOST_CREDITS for credits in state.credits)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_at_every_step(players: int):
    for seed in range(count(40, 2)):
        assert play(seed, players, ("random",), check=True) is not None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_computers_end(players: int):
    games = count(2400, 8, sample=200)
    capped = sum(play(seed, players, ("random",)) is None for seed in range(games))
    record(f"alien_artifacts games of random players, {players} players", games, capped=capped)
    assert capped == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_greedy_players_end(players: int):
    games = count(120, 1, sample=20)
    capped = sum(play(seed, players, ("greedy", "random")) is None for seed in range(games))
    record(f"alien_artifacts games of greedy and random players, {players} players", games, capped=capped)
    assert capped == 0


def test_greedy_beats_random():
    pairs = count(100, 2, sample=20)
    wins = 0.0
    for seed in range(pairs):
        for names, seat in ((("greedy", "random"), "p1"), (("random", "greedy"), "p2")):
            winners = GAME.winners(play(seed, 2, names))
            wins += (seat in winners) / len(winners)
    record("alien_artifacts greedy against random", 2 * pairs, wins=wins)
    assert wins / (2 * pairs) > 0.85


@pytest.mark.parametrize("players", [2, 4])
def test_the_log_less_table_plays_the_same_game(players: int):
    for seed in range(count(30, 2)):
        seats = dict.fromkeys(GAME.seats(GAME.read_options({"players": players})), "random")
        session = Session.new(GAME, {"players": players}, seed=seed, seats=seats)
        assert session.over
        assert play(seed, players, ("random",)) == now(session)


def test_the_log_less_table_plays_the_same_game_with_greedy():
    session = Session.new(GAME, seed=3, seats={"p1": "greedy", "p2": "random"})
    assert play(3, 2, ("greedy", "random")) == now(session)
    assert Session.load(session.save()).save() == session.save()
    assert session.check() is None


# Undo within the own turn


def test_undo_until_something_hidden_is_shown():
    session = new_table(hands=["RES01 RES02 RES05", "RES06"], projects=["SHP31"], seats={"p2": "random"}, seed=5)
    before = session.save()
    session.answer(["prepare", "ship"])
    session.answer(["attach", "RES01a", "SHP31"])
    session.undo()
    session.undo()
    assert session.save() == before
    session.answer(["prepare", "ship"])
    session.answer(["attach", "RES01a", "SHP31"])
    session.answer("stop")
    assert asked(session) == ("discard", "p1")
    session.answer([])
    with pytest.raises(NotAllowed):
        session.undo()


def test_the_whole_log_can_be_stepped_through_after_the_game():
    session = Session.new(GAME, seats={"p2": "random"}, seed=3)
    stream, answers, first = Stream(1), 0, session.save()
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
        answers += 1
    last = session.save()
    for _ in range(answers):
        session.undo()
    assert session.save() == first
    for _ in range(answers):
        session.redo()
    assert session.save() == last


def test_a_position_needs_to_say_little():
    session = Session.new(GAME, position={"phase": "play", "hands": [["RES01"], []]})
    state = now(session)
    assert state.resources.size() == 82
    assert state.factions == ("FAC1", "FAC2")
    assert asked(session) == ("turn", "p1")


# Why


@pytest.mark.parametrize("policy", ["greedy", "viktor", "mcts"])
def test_a_computer_says_why_after_the_game(policy: str):
    last = {"phase": "play", "triggered": True, "turn": "p2", "hands": [[], ["RES01", "RES05"]], "credits": [8, 6],
            "projects": [[], ["SHP31"]]}  # fmt: skip
    session = Session.new(GAME, position=last, seats={"p1": "random", "p2": policy}, seed=1)
    assert session.over
    first = next(at for at, line in enumerate(session.lines) if getattr(line, "to", "") == "turn")
    found = session.evaluations(first)
    assert found is not None
    answer, weighed = found
    assert (answer.by, answer.to) == ("p2", "turn")
    assert answer.answer in [one.answer for one in weighed]
    if policy == "greedy":
        assert max(weighed, key=lambda one: one.value).answer == answer.answer
        assert {"points", "cards", "techs", "faction"} == {name for name, _ in weighed[0].terms}
    else:
        assert 0 < sum(one.visits for one in weighed) <= 500
        assert {"points"} == {name for one in weighed for name, _ in one.terms}
        assert max(weighed, key=lambda one: (one.visits, one.value)).answer == answer.answer


def test_nothing_is_explained_while_cards_are_hidden():
    session = Session.new(GAME, seats={"p2": "greedy"}, seed=2)
    assert session.evaluations() is None
