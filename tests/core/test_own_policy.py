"""Own policies: a seat is a name, a policy or a factory; files hold names, and nothing is imported from them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from visavis.core import PERSON, NotAllowed, Player, Question, Refusal, Session, Stream, get_game
from visavis.core.players import CheckedPolicy, player_name
from visavis.core.refusal import BadLog
from visavis.research import Environment
from visavis.simulation import Plan, make_plan, simulate
from visavis.testing import count
from visavis.words import LANGUAGES, Words

GAME = get_game("alien_artifacts")


class Nth:
    """Takes an answer by its place; `asked` counts, to see that no two games share a policy."""

    def __init__(self, place: int = 0, name: str = "") -> None:
        self.place = place
        self.asked = 0
        if name:
            self.name = name

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        self.asked += 1
        assert self.asked < 1000
        return question.at(min(self.place, question.count() - 1))


class Wrong:
    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        return "no such answer"


class Raises:
    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        raise KeyError("lost")


def second() -> Nth:
    return Nth(1)


NAME = f":{__name__}."
PLAYERS: list[tuple[Any, str]] = [
    (Nth, "Nth"),
    (Nth(), "Nth"),
    (second, "second"),
    (partial(Nth, 1), "Nth"),
    (Nth(1, "other"), "Nth(other)"),
]


def planned(player: Player, games: int = 3) -> Plan:
    return make_plan(GAME, {"players": 2}, seed=3, games=games, seats={"p1": player})


@pytest.mark.parametrize(("player", "name"), PLAYERS)
def test_a_plan_holds_the_name_and_the_factory(player: Player, name: str) -> None:
    plan = planned(player)
    assert plan.seats == {"p1": NAME + name, "p2": GAME.players.stand_in}
    assert list(plan.players) == ["p1"]
    assert all(result.over for result in simulate(plan))


def test_the_results_are_the_same_with_any_number_of_processes() -> None:
    for player in (Nth(1), second):
        plan = planned(player, count(20, usual=4))
        assert list(simulate(plan)) == list(simulate(plan, 2))


def test_a_policy_is_fresh_for_each_game() -> None:
    given = Nth()
    games = count(40, usual=8)
    assert len(list(simulate(planned(given, games)))) == games  # or `asked` would be too many
    assert given.asked == 0


def test_the_place_of_an_answer_decides_the_game() -> None:
    first, other = (next(iter(simulate(planned(player, 1)))) for player in (Nth, second))
    assert first.digest != other.digest


def test_a_game_with_one_more_policy_is_simulated() -> None:
    game = GAME.with_players(policies={**GAME.players.policies, "mine": Nth})
    plan = make_plan(game, {"players": 2}, seed=3, games=3, seats={"p1": "mine"})
    assert list(simulate(plan)) == list(simulate(planned(Nth)))


def refused(act: Callable[[], object], id: str, *parts: str) -> None:
    """It is refused with an id, and in sentences that hold these parts."""
    with pytest.raises(Refusal) as wrong:
        act()
    assert wrong.value.id == id
    for language in LANGUAGES:
        said = Words(language, GAME, strict=True).refusal(wrong.value)
        assert [part for part in parts if part not in said] == []


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_policy_does_wrong_is_told_with_its_name(workers: int) -> None:
    refused(lambda: list(simulate(planned(Wrong), workers)), "policy.illegal", f"{__name__}.Wrong", "no such answer")
    refused(lambda: list(simulate(planned(Raises), workers)), "policy.raised", f"{__name__}.Raises", "KeyError: 'lost'")


def test_what_cannot_be_imported_is_refused_before_processes_start() -> None:
    class Inside(Nth):
        pass

    for player in (Inside, Inside(), lambda: Nth()):
        assert all(result.over for result in simulate(planned(player)))
        refused(lambda player=player: list(simulate(planned(player), 2)), "policy.not_picklable", __name__)  # type: ignore[misc]


@pytest.mark.parametrize("given", [3, None, object(), int])
def test_what_is_no_player_is_refused(given: Any) -> None:
    refused(lambda: planned(given), "policy.not_policy", "answer(look, question, stream)")


def test_a_name_with_a_colon_is_never_looked_up() -> None:
    name = NAME + "Nth"
    for act in (
        lambda: planned(name),
        lambda: GAME.player(name),
        lambda: Session.new(GAME, {"players": 2}, seats={"p1": name}),
        lambda: Environment(GAME, {"players": 2}, players={"p2": name}),
    ):
        refused(act, "policy.absent", "Nth")
    refused(lambda: GAME.policy(name), "policy.unknown")


def test_a_refusal_can_be_pickled() -> None:
    for refusal in (NotAllowed("policy.absent", policy="x"), BadLog("log.form", 3, detail="y")):
        again = pickle.loads(pickle.dumps(refusal))
        assert (type(again), str(again), again.__dict__) == (type(refusal), str(refusal), refusal.__dict__)


# Sessions


def begun(player: Player) -> Session:
    session = Session.new(GAME, {"players": 2}, seed=1, seats={"p2": player})
    for _ in range(4):
        assert session.pending is not None
        session.answer(session.pending.at(0))
    return session


def test_the_log_holds_the_name_alone() -> None:
    session = begun(Nth)
    assert session.header.seats == {"p1": PERSON, "p2": NAME + "Nth"}
    assert session.check() is None
    assert Words("en", GAME, strict=True).sitting(session.header.seats)[1][1].startswith("own policy ")


def wait_for_p2(session: Session) -> None:
    while session.paused_seat is None:
        assert session.pending is not None
        session.answer(session.pending.at(session.pending.count() - 1))


def test_a_seat_without_its_policy_is_paused() -> None:
    text = begun(Nth).save()
    session = Session.load(text)
    assert session.save() == text
    wait_for_p2(session)
    assert (session.paused_seat, session.pending) == ("p2", None)
    before = session.save()
    refused(session.go_on, "policy.absent", f"{__name__}.Nth")
    assert session.save() == before


def test_a_seat_goes_on_with_the_policy_that_is_given_again() -> None:
    session = Session.load(begun(Nth).save())
    wait_for_p2(session)
    again = Session.load(session.save(), players={"p2": Nth()})
    assert again.paused_seat == "p2"
    again.go_on()
    assert again.pending is not None
    assert again.pending.seat == "p1"
    branch = again.branch(len(again.lines))
    assert isinstance(branch.runner.policy_of("p2"), CheckedPolicy)


def test_a_policy_is_given_to_its_own_seats_alone() -> None:
    text = begun(Nth).save()
    for seat in ("p1", "p9"):
        refused(lambda seat=seat: Session.load(text, players={seat: Nth}), "seat.unknown", "p2")  # type: ignore[misc]


def test_what_goes_wrong_changes_nothing() -> None:
    session = Session.load(begun(Nth).save())
    wait_for_p2(session)
    for player, id in ((Wrong, "policy.illegal"), (Raises, "policy.raised")):
        again = Session.load(session.save(), players={"p2": player})
        before = again.save()
        refused(again.go_on, id)
        assert (again.save(), again.paused_seat) == (before, "p2")


# Environments


def test_an_environment_asks_the_policy_and_makes_a_new_one_for_each_game() -> None:
    env = Environment(GAME, {"players": 2}, players={"p2": Nth()})
    assert env.agents == ("p1",)
    made: list[Any] = []
    for seed in (1, 2):
        env.reset(seed)
        while not env.over and len(made) < 2 * seed:
            env.step(env.legal()[0])
            made.append(env.match.policies["p2"])
    assert made[0] is not made[-1]


def test_a_copy_of_an_environment_has_policies_of_its_own() -> None:
    env = Environment(GAME, {"players": 2}, players={"p2": Nth})
    env.reset(1)
    other = copy.deepcopy(env)
    assert other.match.policies["p2"] is not env.match.policies["p2"]
    named = Environment(GAME, {"players": 2}, players={"p2": "greedy"})
    assert copy.deepcopy(named).match.policies is named.match.policies


def test_names_of_players() -> None:
    assert player_name("mcts:500") == "mcts:500"
    assert player_name(partial(partial(Nth), 2)) == NAME + "Nth"
