"""What nobody may see changes nothing that they get, and what is imagined fits what is seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from visavis.core import BareTable, RandomPolicy, Session, Stream
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import view
from visavis.testing import count


def states(games: int, players: int, every: int = 7) -> Iterator[State]:
    """States of random games between two steps."""
    for seed in range(games):
        options = GAME.read_options({"players": players, "factions": "choose" if seed % 2 else "random"})
        state = GAME.start(options, GAME.default_pack)
        table = BareTable(GAME, state, seed, dict.fromkeys(GAME.seats(options), RandomPolicy()))
        steps = 0
        while not GAME.over(state):
            GAME.step(state, table)
            steps += 1
            if steps % every == 0:
                yield state.copy()


def swapped(state: State, seat: str, stream: Stream) -> State:
    """The same game with other hidden cards: everything that the seat does not see is dealt anew."""
    assert GAME.imagine is not None
    return GAME.imagine(view(state, seat), stream)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_imagined_looks_the_same_and_has_no_faults(players: int):
    different = 0
    for n, state in enumerate(states(count(40), players)):
        for seat in state.seats:
            other = swapped(state, seat, Stream(n))
            assert GAME.faults(other) == ()
            assert view(other, seat) == view(state, seat)
            different += other != state
    assert different > 50


@pytest.mark.parametrize("policy", ["greedy", "mcts"])
def test_swapping_hidden_cards_never_changes_a_decision(policy: str):
    """The whole input of a policy is its view, the question and its stream; here are all its outputs, too."""
    player = GAME.policy(policy)
    compared = 0
    for n, state in enumerate(states(count(20), 2, every=41 if policy == "mcts" else 13)):
        if GAME.over(state):
            continue
        other = swapped(state, state.turn, Stream(n + 1))
        questions = []
        answers = []
        for one in (state, other):
            heard, copy = Heard(), one.copy()
            GAME.step(copy, BareTable(GAME, copy, 5, dict.fromkeys(state.seats, heard)))
            if heard.question is None or heard.question.seat != state.turn:
                break
            questions.append((heard.view, heard.question.id, list(heard.question.answers())))
            answers.append(player.answer(partial(getattr, heard, "view"), heard.question, Stream(n)))
        if len(answers) == 2:
            assert questions[0] == questions[1]
            assert answers[0] == answers[1]
            compared += 1
    assert compared > (2 if policy == "mcts" else 5)


class Heard:
    """Answers at random and remembers the first question."""

    def __init__(self) -> None:
        self.question: Any = None
        self.view: Any = None

    def answer(self, look: Any, question: Any, stream: Stream) -> Any:
        if self.question is None:
            self.question, self.view = question, look()
        return question.some(stream.below)


@pytest.mark.parametrize("players", [2, 4])
def test_every_question_is_the_first_of_its_step(players: int):
    """So a search can start at each of them: the imagined state asks the very same question."""
    assert GAME.imagine is not None
    for seed in range(count(20)):
        session = Session.new(GAME, {"players": players}, seed=seed)
        stream, n = Stream(seed), 0
        while session.pending is not None:
            if n % 5 == 0:
                seat = session.pending.seat
                facts = GAME.imagine(view(now(session), seat), Stream(n)).to_plain()
                again = Session.new(GAME, {"players": players}, position=facts)
                assert again.pending is not None
                assert again.pending.id == session.pending.id
                assert list(again.pending.answers()) == list(session.pending.answers())
            session.answer(session.pending.some(stream.below))
            n += 1


def test_a_card_under_the_artifact_deck_is_known_to_one_seat():
    deck = {"stream": "artifacts", "layers": [{"size": 14}, {"size": 1, "known": ["ART03"]}],
            "pool": [f"ART{n:02}" for n in range(1, 17) if n not in (3, 16)]}  # fmt: skip
    state = now(new_table(artifact_deck=deck, peeked=[["p1", "ART03"]], artifacts=["", "ART16"]))
    assert GAME.imagine is not None
    assert {GAME.imagine(view(state, "p1"), Stream(n)).peeked for n in range(20)} == {(("p1", "ART03"),)}
    others = {GAME.imagine(view(state, "p2"), Stream(n)).peeked[0][1] for n in range(200)}
    assert len(others) == 15
    assert "ART16" not in others
    assert view(state, "p2").state.peeked == (("p1", ""),)


def test_hidden_cards_are_dealt_everywhere():
    state = now(new_table(players=3, hands=["RES01 RES02", "RES05", "RES06 RES07 RES08"], plans=["", "DEF01"]))
    assert GAME.imagine is not None
    seen = view(state, "p1")
    worlds = [GAME.imagine(seen, Stream(n)) for n in range(1500)]
    assert {world.hands[0] for world in worlds} == {("RES01", "RES02")}
    assert len({card for world in worlds for hand in world.hands[1:] for card in hand}) == 81
    assert len({world.plans[1] for world in worlds}) == 10
    assert PLACE["p3"] == 2


@pytest.mark.parametrize("task", [["pay", "p2", "build", "SHP31"], ["pick", "p2", "build", "SHP31", "RES01a"]])
def test_an_imagined_hand_that_cannot_pay_lets_the_action_be(task: list[str]):
    """p1 imagines the hand of p2 while p2 pays; what is imagined can be played on."""
    hands = ["", "RES01 RES02 RES03"]
    session = new_table(hands=hands, projects=["", "SHP31"], pending=[task, ["turn", "p2"]], turn="p2")
    assert GAME.imagine is not None
    for n in range(30):
        state = GAME.imagine(view(now(session), "p1"), Stream(n))
        table = BareTable(GAME, state, n, dict.fromkeys(state.seats, RandomPolicy()))
        while not GAME.over(state):
            GAME.step(state, table)
        assert GAME.faults(state) == ()
