"""Same log, same game: a computer player decides from what it sees, so a game may be closed at any of its questions."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from visavis.core import TABLE, BareTable, Game, Question, RandomPolicy, Session, Stream
from visavis.core.play.session import from_lines
from visavis.games.terra_mystica import GAME as TERRA_MYSTICA
from visavis.library import all_games
from visavis.testing import count

PEOPLE = {"automa": False, "humans": 2}
"""A game of Terra Mystica that computers alone play to its end."""


class AskedAgain:
    """A player, and whether one that has seen nothing before answers the same."""

    def __init__(self, make: Callable[[], Any], most: int) -> None:
        self.make, self.kept, self.left = make, make(), most

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        self.left -= 1
        fresh = self.make().answer(look, question, deepcopy(stream))
        answer = self.kept.answer(look, question, stream)
        assert answer == fresh, f"{question.id}: another answer after an earlier one"
        return answer


def players() -> list[Any]:
    found = [(game, name) for game in all_games().sound for name in game.players.policies]
    return [pytest.param(game, name, id=f"{game.id}-{name}") for game, name in found]


@pytest.mark.parametrize(("game", "name"), players())
def test_a_player_answers_the_same_whatever_it_was_asked_before(game: Game, name: str) -> None:
    options = game.read_options(PEOPLE if game is TERRA_MYSTICA else dict(game.players.simulation_options))
    player = AskedAgain(
        lambda: game.policy(name), count(400, usual=60 if game is TERRA_MYSTICA and name != "master" else 10)
    )
    state = game.start(options, game.default_pack)
    table = BareTable(game, state, 5, {**dict.fromkeys(game.seats(options), player), TABLE: RandomPolicy()})
    asked = player.left
    while player.left > 0 and not game.over(state):
        game.step(state, table)
    assert player.left < asked


def test_a_game_closed_at_every_question_of_a_turn_goes_on_the_same() -> None:
    seats = dict.fromkeys(("you", "friend"), "planner")
    whole = Session.new(TERRA_MYSTICA, PEOPLE, seed=1, seats=seats)
    assert whole.over
    expected, last = whole.save(), whole.steps[-count(len(whole.steps), usual=40) :]
    for line in last:
        closed = from_lines(TERRA_MYSTICA, whole.header, whole.lines[:line])
        closed.go_on()
        assert closed.save() == expected, f"closed before line {line + 2}"
