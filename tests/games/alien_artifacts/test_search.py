"""What the search knows of the game: what a position is worth, how far it looks, what it tries; and how it plays."""

from __future__ import annotations

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from tests.games.alien_artifacts.test_whole_games import play
from visavis.core import One, Several, Stream
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.players import habits
from visavis.games.alien_artifacts.players.mcts import (
    CLOSE,
    THINKING,
    WIN,
    enough,
    further,
    lean,
    length,
    sensible,
    worth,
)
from visavis.games.alien_artifacts.players.value import WEIGHTS, measures, prospects, turns_left
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import view
from visavis.testing import count, record


def measured(state: State, at: int = 0) -> dict[str, float]:
    """The measures of a seat by their names."""
    return dict(zip(WEIGHTS, measures(state, at), strict=True))


def test_measures_say_what_a_seat_has():
    state = now(
        new_table(
            hands=["RES01 RES56", ""],
            projects=["SHP21 TEC22 PLN01", ""],
            operational=["SHP22 SHP31 PLN21 TEC29", ""],
            logistics=["PLN02 TEC21", ""],
            attached=[[["TEC22", "RES19b"]], []],
            stored=[[["PLN21", "RES02a"]], []],
            artifacts=["ART01", ""],
            credits=[9, 8],
            points=[5, 0],
            factions=["FAC1", "FAC2"],
        )
    )
    found = measured(state)
    assert {name: found[name] for name in ("points", "size", "credits", "first_credits", "artifacts")} == {
        "points": 5, "size": 6, "credits": 9, "first_credits": 8, "artifacts": 1,
    }  # fmt: skip
    # TEC29 counts operational ships: two of them are 3 points at the end, of at most 5.
    assert (found["techs"], found["growth"]) == (3, 2)
    # The Star Union: two operational ships, four cards of the type exterminate but for the projects.
    assert found["faction"] == 2 + 7
    assert (found["ships"], found["ships_operational"], found["sciences"], found["planets"]) == (2, 2, 2, 2)
    assert (found["hand"], found["hand_strong"], found["hand_gold"]) == (6, 2, 1)
    assert (found["stored"], found["stored_symbols"], found["prepared"], found["prepared_symbols"]) == (1, 3, 1, 2)
    # A planet costs 5, one more for each of two, two less for Mika 1.
    assert (found["cost_ship"], found["cost_tech"], found["cost_planet"]) == (7, 7, 5)
    assert (found["dear_ship"], found["dear_planet"]) == (1, 0)
    assert (found["left_first"], found["left_second"], found["left_third"]) == (5, 5, 7)
    assert (found["scoring_triggers"], found["other_triggers"]) == (1, 0)
    # SHP22 adds 1 to the attack; SHP31 nothing, but it brings credits.
    assert found["offensive"] == pytest.approx((0 + 2 + 2.8 + 3.4) / 4 + (-1 + 0 + 2 + 2.8) / 4 + 0.5)
    assert found["mining"] == pytest.approx(0.55)
    assert found["offensive_squared"] == pytest.approx(found["offensive"] ** 2)
    assert (found["most_of_type"], found["types"]) == (4, 3)


def test_without_projects_everything_is_far():
    found = measured(now(new_table()))
    far = ("payable_one", "short", "left_first", "left_second", "left_third", "one_project")
    assert [found[name] for name in far] == [False, 6, 8, 8, 8, False]


def test_a_point_is_a_point_and_ends_are_worth_less_than_beginnings():
    less = now(new_table(points=[4, 4], operational=["PLN21"]))
    more = now(new_table(points=[5, 4], operational=["PLN21"]))
    assert prospects(more, 0, 0.0) - prospects(less, 0, 0.0) == pytest.approx(1, abs=0.05)
    bare = now(new_table(points=[4, 4]))
    assert prospects(less, 0, 15.0) - prospects(bare, 0, 15.0) > prospects(less, 0, 1.0) - prospects(bare, 0, 1.0)


def test_worth_is_the_lead_and_at_the_end_the_win():
    even = worth(now(new_table()))
    assert even == {"p1": 0.5, "p2": 0.5}
    ahead = worth(now(new_table(points=[9, 2])))
    assert ahead["p1"] > 0.5
    assert ahead["p1"] + ahead["p2"] == pytest.approx(1)
    over = now(new_table(points=[9, 8]))
    over.phase = "over"
    assert worth(over) == pytest.approx({"p1": 0.5 + 1 / 160 + WIN, "p2": 0.5 - 1 / 160 - WIN})


def test_with_more_players_all_opponents_count():
    found = worth(now(new_table(players=3, points=[9, 2, 5])))
    assert found["p1"] > 0.5 > found["p3"] > found["p2"]
    assert sum(found.values()) == pytest.approx(1.5)
    # What the weaker opponent has more is a loss as well.
    assert worth(now(new_table(players=3, points=[9, 4, 5])))["p1"] < found["p1"]


def test_every_way_to_discard_is_tried_unlike_by_greedy():
    state = now(new_table(hands=["RES01 RES19 RES37"]))
    question = Several("discard", "p1", "AA-15.1", state.hands[0], 0, 3)
    assert len(sensible(state, question)) == 8
    assert len(habits.sensible(state, question)) == 1
    # RES01 and RES02 show the same.
    alike = Several("discard", "p1", "AA-15.1", ("RES01", "RES02", "RES37"), 0, 2)
    assert sensible(state, alike) == [(), ("RES01",), ("RES37",), ("RES01", "RES02"), ("RES01", "RES37")]
    many = Several("discard", "p1", "AA-15.1", (*state.hands[0], "RES30", "RES31"), 0, 5)
    assert len(sensible(state, many)) == 1
    other = One("side", "p1", "AA-6.4", ("logistics", "operational"), args={"card": "PLN01"})
    assert sensible(state, other) == ["logistics", "operational"]


def test_it_looks_to_the_end_of_the_turn_and_near_the_end_to_that_of_the_game():
    first = now(new_table())
    later = first.copy()
    assert not enough(first, later)
    later.turns += 1
    assert enough(first, later)
    assert length(first, later) == 1
    # A second round looks to the end of the own turn after the next.
    assert not further(first, later)
    later.turns += len(first.seats)
    assert not further(first, later)
    later.turns += len(first.seats)
    assert further(first, later)
    # Who looks further pays for it: every turn counts.
    assert length(first, later) == 5
    # What a hand is worth shows in the next own turn.
    first.pending = (("draw", "p1"),)
    later.turns -= len(first.seats)
    assert further(first, later)
    later.turns -= 1
    assert not further(first, later)
    later.turns += 1
    first.triggered = True
    assert turns_left(first) == 0.5
    assert not further(first, later)
    assert not enough(first, later)
    first.triggered, first.phase = False, "extra"
    assert not enough(first, later)


def test_it_leans_towards_what_is_done_now():
    state = now(new_table(hands=["RES01 RES02 RES20"]))
    turn, discard = (Several(id, "p1", "AA-15.1", state.hands[0], 0, 3) for id in ("turn", "discard"))
    assert lean(state, turn, ("build", "SHP21")) > CLOSE > lean(state, turn, ("buy", "ship", 1)) == 0
    assert lean(state, discard, ()) > lean(state, discard, ("RES01",)) == lean(state, turn, "alien") == 0


def test_it_completes_what_it_can_pay_for():
    session = new_table(hands=["RES01 RES02 RES03"], projects=["SHP21"], credits=[0, 0], turn="p1")
    assert session.pending is not None
    player = GAME.policy("mcts:200")
    assert player.answer(lambda: view(now(session), "p1"), session.pending, Stream(1)) == ("build", "SHP21")


def won(one: str, other: str, pairs: int) -> float:
    """The share of games that one policy wins against the other, in both seats."""
    wins = 0.0
    for seed in range(pairs):
        for names, seat in (((one, other), "p1"), ((other, one), "p2")):
            winners = GAME.winners(play(seed, 2, names))
            wins += (seat in winners) / len(winners)
    return wins / (2 * pairs)


@pytest.mark.proof
def test_it_beats_random():
    pairs = count(100, sample=10)
    share = won("mcts:40", "random", pairs)
    record("alien_artifacts mcts with 40 iterations against random", 2 * pairs, share=share)
    assert share > 0.8


@pytest.mark.proof
def test_it_beats_greedy():
    """A sample of `make strength`."""
    pairs, name = count(20, sample=2), "mcts:500"
    games = [(play(seed, 2, (name, "greedy")), play(seed, 2, ("greedy", name))) for seed in range(pairs)]
    leads = [(first.points[0] - first.points[1] + other.points[1] - other.points[0]) / 2 for first, other in games]
    record(f"alien_artifacts {name} against greedy, points ahead", 2 * pairs, lead=sum(leads) / pairs)
    assert sum(leads) / pairs > 0


def test_what_it_weighed_can_be_asked():
    session = new_table(hands=["RES01 RES02 RES03"], projects=["SHP21"], turn="p1")
    assert session.pending is not None
    weighed = GAME.policy("mcts:100").weigh(lambda: view(now(session), "p1"), session.pending, Stream(1))  # type: ignore[attr-defined]
    assert [one.answer for one in weighed] == sensible(now(session), session.pending)
    assert 0 < sum(one.visits for one in weighed) <= 100
    assert all(0 < one.value < 1 for one in weighed)
    assert THINKING.sensible is sensible
    # In points, by what they come from.
    built = next(one for one in weighed if one.answer == ("build", "SHP21"))
    assert dict(built.terms)["cards"] > 0
