"""The opponents for people: their names, what they like, and how they say why."""

from __future__ import annotations

from collections import Counter
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


WANTED: dict[str, Any] = {
    "turn": "p2", "start": "p2", "hands": ["RES10 RES37 RES55", "RES01 RES02 RES09"],
    "operational": ["PLN01 TEC12", "SHP21 SHP22 SHP23"], "logistics": ["PLN21 TEC31", "TEC22 TEC24 TEC21"],
    "projects": ["SHP24"], "plans": ["DEF04 DEF09"], "artifacts": ["ART08 ART06"], "credits": [8, 8], "points": [20, 5],
}  # fmt: skip
"""Three warships, 4 more against players, and the victim is far ahead."""


def first_target(policy: str, seed: int) -> str | None:
    """Whom a player attacks in this position, if it pays for an attack."""
    session = new_table(seed=seed, seats={"p2": policy}, **WANTED)
    return next((line.answer for line in session.lines if isinstance(line, Answer) and line.to == "target"), None)


def test_a_raider_attacks_who_is_ahead_and_a_gardener_does_not():
    """In the position of a review Rufus attacked the aliens, whatever he was told to like."""
    seeds = range(count(12, usual=3))
    attacks = [first_target("rufus", seed) == "p1" for seed in seeds]
    assert sum(attacks) >= len(attacks) * 2 / 3
    assert "p1" not in [first_target("wanda", seed) for seed in seeds]
    record("positions that ask for an attack on a player", len(attacks), attacked=sum(attacks))


def deeds(policy: str, seeds: range) -> Counter[str]:
    """What a player does against a greedy one, from the second seat."""
    found: Counter[str] = Counter()
    for seed in seeds:
        session = Session.new(GAME, {"players": 2}, seed=seed, seats={"p1": "greedy", "p2": policy})
        answers = [line for line in session.lines if isinstance(line, Answer) and line.by == "p2"]
        found["raids"] += sum(line.to == "block" or (line.to == "target" and line.answer == "p1") for line in answers)
        state = now(session)
        found.update(state.tables.kind[card] for card in state.logistics[1] + state.operational[1])
    return found


def test_characters_do_what_is_said_of_them():
    seeds = range(3, 3 + count(100, usual=2, sample=12))
    wanda, rufus, selma = (deeds(policy, seeds) for policy in ("wanda", "rufus", "selma"))
    assert rufus["raids"] >= max(1, 4 * wanda["raids"])
    assert rufus["ship"] > max(wanda["ship"], selma["ship"])
    assert wanda["planet"] > max(rufus["planet"], selma["planet"])
    assert selma["tech"] > max(wanda["tech"], rufus["tech"])
    record("games of each character", len(seeds), raids_of_rufus=rufus["raids"], raids_of_wanda=wanda["raids"])


def test_why_counts_what_a_raider_likes_to_do():
    session = new_table(**WANTED)
    look = lambda: view(now(session), "p2")  # noqa: E731
    assert session.pending is not None
    plain, raid = (
        next(
            one
            for one in Greedy(lambda: GAME, who).weigh(look, session.pending, Stream(1))
            if one.answer == ("offensive",)
        )
        for who in (Character(samples=1), Character(samples=1, raid=3.0))
    )
    assert "taste" not in dict(plain.terms)
    assert dict(raid.terms)["taste"] == 3


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
