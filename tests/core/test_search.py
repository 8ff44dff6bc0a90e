"""The search: its budgets, which answers drop out, when it ends; and policies with a budget."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from visavis.core import BareTable, Refusal, Stream, get_game
from visavis.core.search import (
    AT_FIRST,
    DOUBT,
    FAIR,
    PRIOR,
    WANTED,
    Runner,
    Search,
    SearchSettings,
    _still_running,
    weigh,
)
from visavis.games.alien_artifacts.players.mcts import THINKING
from visavis.games.alien_artifacts.state import State
from visavis.words import Words

GAME = get_game("alien_artifacts")


class Stop(Exception):
    """The first question is found."""


class Asked:
    """Stops at the first question that leaves a choice."""

    def answer(self, look, question, stream):
        if question.id != "turn":
            return question.some(stream.below)
        self.question, self.view = question, look()
        raise Stop


def first_turn():
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
    assert 60 - len(found[0]) < sum(one.visits for one in found[0]) <= 60
    assert weigh(GAME, lambda: asked.view, asked.question, Stream(6), THINKING, 60) != found[0]


def test_who_looks_further_pays_for_it():
    asked = first_turn()
    undecided = msgspec.structs.replace(only(("buy", "ship", 1), ("buy", "tech", 1)), worth=coin(), length=None)
    once = weigh(GAME, lambda: asked.view, asked.question, Stream(5), undecided, 100)
    assert sum(one.visits for one in once) == 100
    paid = msgspec.structs.replace(undecided, length=lambda first, now: 5)
    assert sum(one.visits for one in weigh(GAME, lambda: asked.view, asked.question, Stream(5), paid, 100)) == 20


def coin():
    """What nobody can decide: now the one is better and now the other."""
    flips = Stream(8)
    return lambda state: dict.fromkeys(state.seats, flips.below(2))


@pytest.mark.parametrize(("iterations", "left"), [(260, 2), (500, 3), (5_000, 6)])
def test_a_second_round_has_only_answers_that_can_run_in_enough_games(iterations: int, left: int):
    asked = first_turn()
    six = [("buy", kind, cards) for kind in ("ship", "tech") for cards in (1, 2, 3)]
    many = msgspec.structs.replace(
        only(*six),
        further=lambda first, now: now.turns > first.turns,
        length=lambda first, now: 1 if now.turns == first.turns else 5,
        enough=lambda first, now: True,
        worth=coin(),
        close=1.0,
    )
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), many, iterations)
    assert sum(one.visits > AT_FIRST + 1 for one in found) == left
    assert all(one.visits >= WANTED for one in found if one.visits > AT_FIRST + 1)


def test_a_budget_smaller_than_the_number_of_answers_is_kept():
    asked = first_turn()
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, 3)
    assert [one.visits for one in found] == [1, 1, 1] + [0] * (len(found) - 3)
    assert len(found) > 3


def test_a_budget_of_time_ends():
    asked = first_turn()
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), THINKING, milliseconds=30)
    assert found
    assert all(one.visits for one in found)


def test_it_ends_when_one_answer_is_left():
    asked = first_turn()
    two = only(("trade",), asked.question.forms[0].filled(0))
    # More credits are better: a trade brings them, to buy costs them.
    at = int(asked.question.seat[1]) - 1
    two = msgspec.structs.replace(two, worth=lambda state: dict.fromkeys(state.seats, state.credits[at] / 15))
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), two, 10_000)
    assert sum(one.visits for one in found) == 2 * FAIR


def test_all_answers_run_in_the_same_imagined_games():
    """The same answer twice does equally well in every game; so the second one drops out."""
    asked = first_turn()
    one, other = weigh(GAME, lambda: asked.view, asked.question, Stream(5), only(("trade",), ("trade",)), 10_000)
    assert (one.visits, one.value) == (other.visits, other.value) == (FAIR, one.value)


def only(*answers: tuple[str | int, ...]) -> SearchSettings[State]:
    """These answers alone to the first question, no tree below it, one round, and no leaning."""
    return msgspec.structs.replace(
        THINKING,
        further=None,
        lean=None,
        sensible=lambda state, question: answers if question.id == "turn" else THINKING.sensible(state, question)[:1],
    )


def runner(*values: float) -> Runner:
    found = Runner(values, 0.0)
    found.values = list(values)
    return found


@pytest.mark.parametrize(
    ("values", "left"),
    [
        # Clearly behind in every game.
        ([(0.6, 0.7, 0.6, 0.7), (0.3, 0.4, 0.31, 0.39)], [0]),
        # Behind, but now and then ahead.
        ([(0.6, 0.7, 0.6, 0.7), (0.3, 0.9, 0.9, 0.1)], [0, 1]),
        # Behind by little, but always, whatever the luck of the game.
        ([(0.1, 0.9, 0.2, 0.8), (0.12, 0.92, 0.22, 0.82)], [1]),
        # Always equal: the first one is kept.
        ([(0.1, 0.9), (0.1, 0.9), (0.1, 0.9)], [0]),
        ([(0.5, 0.5)], [0]),
    ],
)
def test_what_does_worse_beyond_doubt_drops_out(values: list[tuple[float, ...]], left: list[int]):
    running = [runner(*one) for one in values]
    assert [running.index(one) for one in _still_running(running, DOUBT)] == left


def test_in_a_second_round_the_close_ones_go_on_and_look_further():
    asked = first_turn()
    buy = asked.question.forms[0].filled(0)
    looked: list[int] = []

    def enough(first: State, now: State) -> bool:
        looked.append(1)
        return True

    def further(first: State, now: State) -> bool:
        looked.append(2)
        return True

    two = msgspec.structs.replace(only(("trade",), buy), enough=enough, further=further)
    alike = msgspec.structs.replace(two, worth=lambda state: dict.fromkeys(state.seats, 0.5))
    found = weigh(GAME, lambda: asked.view, asked.question, Stream(5), alike, 400)
    # Equal ones: a first round of so many games, a second one that the first of them wins as soon as it may.
    assert [one.visits for one in found] == [AT_FIRST + FAIR, AT_FIRST + FAIR]
    assert looked == [1] * (2 * AT_FIRST) + [2] * (2 * FAIR)
    looked.clear()
    at = int(asked.question.seat[1]) - 1
    apart = msgspec.structs.replace(two, worth=lambda state: dict.fromkeys(state.seats, state.credits[at] / 15))
    assert [one.visits for one in weigh(GAME, lambda: asked.view, asked.question, Stream(5), apart, 400)] == [16, 16]
    assert set(looked) == {1}


def test_a_first_round_counts_like_some_games_of_the_second():
    found = runner(0.4, 0.4)
    assert found.value == pytest.approx(0.4)
    found.first, found.values = found.values, [0.6] * PRIOR
    assert found.value == pytest.approx(0.5)
    assert found.visits == PRIOR + 2


def test_leaning_decides_among_equals_and_is_overcome_by_what_is_better():
    asked = first_turn()
    buy = asked.question.forms[0].filled(0)
    leans = msgspec.structs.replace(
        only(("trade",), buy),
        lean=lambda state, question, answer: 0.1 * (answer == buy),
        worth=lambda state: dict.fromkeys(state.seats, 0.5),
    )
    assert Search(lambda: GAME, leans, 100).answer(lambda: asked.view, asked.question, Stream(1)) == buy
    at = int(asked.question.seat[1]) - 1
    better = msgspec.structs.replace(leans, worth=lambda state: dict.fromkeys(state.seats, state.credits[at] / 15))
    assert Search(lambda: GAME, better, 100).answer(lambda: asked.view, asked.question, Stream(1)) == ("trade",)


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
