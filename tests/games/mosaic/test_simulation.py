"""Simulated games: the invented table, the stand-in, and that nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from visavis.core import TABLE, BareTable, Question, Session, YouChoose, play_out
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import TakeTechnology, TakeWonder, TurnAction
from visavis.games.mosaic.effects.scoring import ScoreEmpire
from visavis.games.mosaic.players import Rival
from visavis.simulation import make_plan, simulate


class OnlyChoices:
    """Answers what the book leaves open, and nothing else."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def answer(self, look: object, question: Question[Any], stream: Any) -> Any:
        self.asked.add(question.id)
        return question.some(stream.below)


def played(seed: int, **options: Any) -> tuple[Any, OnlyChoices]:
    state = GAME.start(GAME.read_options({"invented": True, **options}), GAME.default_pack)
    choices = OnlyChoices()
    seats = {seat: Rival() for seat in state.humans}
    play_out(GAME, BareTable(GAME, state, seed, {TABLE: choices, **seats}))
    return state, choices


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("expansion", ["isolated", "standard", "aggressive"])
def test_whole_games_ask_the_table_nothing_but_free_choices(level: str, expansion: str) -> None:
    free = {"static.you_choose", "good.you_choose", "war.you_choose"}
    for seed in range(8):
        state, choices = played(seed, level=level, expansion=expansion)
        assert state.phase == "over"
        assert choices.asked <= free
        assert GAME.faults(state) == ()
        assert GAME.score(state)["bot"] > 0
    assert YouChoose("x", "y").seat == TABLE


@pytest.mark.parametrize(("humans", "bots"), [(2, 1), (1, 2), (4, 2)])
def test_more_players(humans: int, bots: int) -> None:
    for seed in range(5):
        state, choices = played(seed, humans=humans, bots=bots)
        assert choices.asked <= {"regions.more", "good.you_choose", "war.you_choose"}
        assert state.stone == state.food == state.idea == (0,) * bots
        assert len(GAME.score(state)) == humans + bots


def test_the_command_invents_what_nobody_can_be_asked() -> None:
    plan = make_plan(GAME, {"level": "hard"}, seed=1, games=3, seats={})
    assert plan.options["invented"] is True
    assert make_plan(GAME, {"invented": False}, seed=1, games=3, seats={}).options["invented"] is False
    assert all(result.over and result.scores["bot"] > 0 for result in simulate(plan))


def test_a_stronger_level_scores_more() -> None:
    def mean(level: str) -> float:
        return sum(GAME.score(played(seed, level=level)[0])["bot"] for seed in range(60)) / 60

    assert mean("easy") < mean("medium") < mean("hard")


def test_everything_happens_in_some_game() -> None:
    lines = [
        line
        for seed in range(12)
        for line in Session.new(GAME, {"invented": True}, seed=seed, seats={"you": "rival"}).lines
    ]
    for kind in (TurnAction, TakeTechnology, TakeWonder, ScoreEmpire):
        assert any(isinstance(line, kind) for line in lines)
    assert {line.card for line in lines if isinstance(line, TurnAction)} == {f"A{n:02}" for n in (*range(1, 8), 11, 12)}
