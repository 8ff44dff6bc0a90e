"""The search: its budgets, when it ends, habits below the first question; and policies with a budget."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from visavis.core import BareTable, Refusal, Stream, get_game
from visavis.core.search import Branch, Search, _settled, weigh
from visavis.games.alien_artifacts.search import THINKING
from visavis.words import Words

GAME = get_game("alien_artifacts")


class Stop(Exception):
    """The first question is found."""


class Asked:
    """Stops at the first question that leaves a choice."""

    def answer(self, look, question, stream):  # type: ignore[no-untyped-def]
        if question.id != "turn":
            return question.some(stream.below)
        self.question, self.view = question, look()
        raise Stop


def first_turn():  # type: ignore[no-untyped-def]
    state, asked = GAME.start(GAME.options(), GAME.default_pack), Asked()
    table = BareTable(GAME, state, 3, dict.fromkeys(("p1", "p2"), asked))
    with suppress(Stop):
        while True:
            GAME.step(state, table)
    return asked


def test_iterations_are_counted_and_give_the_same_result_every_time():
    asked = first_turn()
    found = [weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, 60) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(one.visits for one in found[0]) == 60
    assert weigh(GAME, lambda: asked.view, asked.question, Stream(6), THINKING, 60) != found[0]


def test_a_budget_of_time_ends():
    asked = first_turn()
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, milliseconds=30)
    assert sum(one.visits for one in found) >= 1


def test_it_ends_early_with_the_answer_that_it_would_give_anyway():
    asked = first_turn()
    whole = weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, 200)
    early = weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, 200, early=True)
    assert sum(one.visits for one in early) <= 200
    best = [max(found, key=lambda one: (one.visits, one.value)).answer for found in (whole, early)]
    assert best[0] == best[1]


@pytest.mark.parametrize(("visits", "left", "settled"), [((9, 3), 5, True), ((9, 4), 5, False), ((9,), 1, False)])
def test_settled_is_when_nobody_can_catch_up(visits: tuple[int, ...], left: int, settled: bool):
    root = Branch()
    for n, count in enumerate(visits):
        root.next[n] = branch = Branch()
        branch.visits = count
    assert _settled(root, left) is settled


def test_a_single_sensible_answer_is_not_searched():
    asked = first_turn()
    one = msgspec.structs.replace(THINKING, sensible=lambda state, question: [("trade",)])
    assert Search(lambda: GAME, one, 10).answer(lambda: asked.view, asked.question, Stream(1)) == ("trade",)


@pytest.mark.parametrize("name", ["mcts", "mcts:3", "mcts:5ms"])
def test_a_policy_with_a_budget(name: str):
    asked = first_turn()
    answer = GAME.policy(name).answer(lambda: asked.view, asked.question, Stream(1))
    assert asked.question.fits(answer)


@pytest.mark.parametrize("name", ["mcts:0", "mcts:", "mcts:abc", "mcts:-3", "mcts:5s", "mcts:99999999", "greedy:5"])
def test_an_impossible_budget_is_refused(name: str):
    with pytest.raises(Refusal):
        GAME.policy(name)


def test_a_budget_is_told():
    assert Words("de", GAME, strict=True).policy("mcts:250ms") == "Denkt voraus (250ms)"
