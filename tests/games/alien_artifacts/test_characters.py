"""The opponents for people: their names, what they like, and how they say why."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from visavis.core import Answer, Evaluation, Session, Stream
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.players.characters import GREEDY_ONES, PLAIN, RUFUS, Character, taste
from visavis.games.alien_artifacts.players.greedy import Greedy
from visavis.games.alien_artifacts.view import view
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

FOUR = ("wanda", "rufus", "selma", "viktor")


def weighed(character: Character, seed: int = 1, **facts: Any) -> tuple[Evaluation, ...]:
    session = new_table(**{"hands": ["RES01 RES02 RES37"], "projects": ["SHP21"], **facts})
    assert session.pending is not None
    look = lambda: view(now(session), "p1")  # noqa: E731
    return Greedy(lambda: GAME, character).weigh(look, session.pending, Stream(seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_opponents_have_a_name_and_a_line_about_them(language: str):
    words = Words(language, GAME, strict=True)
    assert set(FOUR) < set(GAME.policy_names)
    names = [words.policy(name).split(",")[0] for name in FOUR]
    assert names == ["Wanda", "Rufus", "Selma", "Viktor"]
    assert all(words.policy_about(name).endswith(".") for name in FOUR)
    assert words.policy_about("greedy") == words.policy_about("mcts:20") == ""


def test_who_has_a_name_is_named_once_among_those_who_sit_at_the_table():
    seats = {"p1": "person", "p2": "viktor", "p3": "greedy"}
    you, viktor, greedy = Words("de", GAME, strict=True).read_by(seats).sitting(seats)
    assert you == ("Du", "Mensch")
    assert viktor == ("Viktor", "der Stratege (schwer)")
    assert greedy == ("Tamsin", "Gierig")
    twice = {"p1": "viktor", "p2": "viktor"}
    assert Words("de", GAME, strict=True).read_by(twice).sitting(twice)[1] == ("Viktor 2", "der Stratege (schwer)")


def test_a_raider_likes_warships_and_loot():
    state = now(new_table(operational=["SHP21 SHP22 PLN01"], artifacts=["ART01"]))
    assert taste(state, 0, RUFUS) == pytest.approx(2 * 0.8 + 0.4)
    assert taste(state, 0, PLAIN) == 0


def test_what_it_likes_and_its_whims_are_among_the_reasons():
    plain, hers = weighed(PLAIN), weighed(Character(foes=0.0, whim=3.0, likes=((("count", "ship"), 2.0),)))
    assert not {"taste", "whim"} & {name for one in plain for name, _ in one.terms}
    built = next(one for one in hers if one.answer == ("build", "SHP21"))
    assert dict(built.terms)["taste"] == 2
    whims = [dict(one.terms)["whim"] for one in hers]
    assert len(set(whims)) > 1
    assert all(-3 <= one <= 3 for one in whims)


def test_who_pays_for_an_offensive_attacks():
    """Of the offensives of a raider a quarter ended without an attack: he had paid for a single good guess."""
    paid = let_be = 0
    for seed in range(count(40, usual=6, sample=20)):
        session = Session.new(GAME, {"players": 2}, seed=seed, seats={"p1": "rufus", "p2": "rufus"})
        answers = [line for line in session.lines if isinstance(line, Answer)]
        for before, line in pairwise(answers):
            if line.to == "target" and before.to in ("turn", "pay"):
                paid += 1
                let_be += line.answer == "nobody"
    assert paid > 4
    assert let_be <= paid / 5
    record("offensives of a raider", paid, let_be=let_be)


def test_what_was_paid_for_is_no_matter_of_mood():
    # An attack that was paid for, against aliens who only pay: no whim lets it be.
    session = new_table(operational=["SHP21 SHP22"], hands=["RES01 RES02"], system="SYS2")
    session.answer("offensive")
    assert session.pending is not None
    assert session.pending.id == "target"
    moody = Greedy(lambda: GAME, Character(whim=9.0))
    for seed in range(5):
        found = moody.weigh(lambda: view(now(session), "p1"), session.pending, Stream(seed))
        assert not any("whim" in dict(one.terms) for one in found)
        assert found[0].answer != "nobody"


def test_in_a_last_turn_nobody_has_whims_or_tastes():
    last: dict[str, Any] = {
        "triggered": True,
        "turn": "p2",
        "start": "p1",
        "hands": ["", "RES01 RES02"],
        "projects": ["", "SHP21"],
    }
    session = new_table(**last)
    assert session.pending is not None
    for character in GREEDY_ONES.values():
        player = Greedy(lambda: GAME, character)
        found = player.weigh(lambda: view(now(session), "p2"), session.pending, Stream(1))
        assert not {"taste", "whim"} & {name for one in found for name, _ in one.terms}
        assert player.answer(lambda: view(now(session), "p2"), session.pending, Stream(1)) == ("build", "SHP21")
