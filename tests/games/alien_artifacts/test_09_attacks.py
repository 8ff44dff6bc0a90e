"""Sections 9 and 14: attacks, and the three operational actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, done, new_table, now, options, verbs
from visavis.games.alien_artifacts.effects.attacks import Attack, Block, Defend, LoseShip, NextSystem, Strike
from visavis.games.alien_artifacts.effects.projects import Tuck
from visavis.games.alien_artifacts.effects.resources import Reveal
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.testing import clause

ATTACK: dict[str, Any] = {"operational": ["SHP21"], "hands": ["RES01 RES02"]}
"""A ship with +1 against everybody, and the cards for an offensive."""


def offensive(target: str, **facts: object):
    session = new_table(**{**ATTACK, **facts})
    session.answer("offensive")
    session.answer(target)
    return session


@clause("AA-9.1")
def test_one_target_an_alien_system_or_an_empire():
    session = new_table(players=4, **ATTACK)
    session.answer("offensive")
    assert options(session) == ("alien", "p2", "p3", "p4", "nobody")


@clause("AA-9.2")
def test_the_plan_is_chosen_before_a_card_is_turned_up_and_once_for_all_ships():
    session = offensive("p2", operational=["SHP21 SHP22"], plans=["", "DEF02"], next="RES14 RES17")
    assert asked(session) == ("defend", "p2")
    assert done(session, Reveal) == []
    session.answer("DEF02")
    session.answer("SHP22")
    session.answer("SHP21")
    assert len(done(session, Defend)) == 1
    assert len(done(session, Strike)) == 2


@clause("AA-9.2")
def test_without_plans_it_is_the_standard_plan():
    session = offensive("p2", next="RES14")
    assert done(session, Defend) == [Defend("p2", "DEF00")]


@clause("AA-9.3")
def test_t12_number_and_bonus_are_the_attack_value():
    session = offensive("alien", system="SYS2", next="RES06")
    assert done(session, Strike) == [Strike("p1", "SHP21", 3)]
    assert now(session).points[0] == 2


@clause("AA-9.3", "AA-19.6")
@pytest.mark.parametrize(
    ("target", "techs", "value"),
    [
        ("alien", "TEC22", 3), ("p2", "TEC22", 3), ("alien", "TEC23", 3), ("p2", "TEC23", 2), ("alien", "TEC24", 2),
        ("p2", "TEC24", 4), ("p2", "TEC22 TEC24", 5),
    ],
)  # fmt: skip
def test_technologies_add_their_bonus(target: str, techs: str, value: int):
    session = offensive(target, logistics=[techs], next="RES14", system="SYS2")
    assert done(session, Strike)[0].value == value


@clause("AA-9.4")
def test_ships_attack_one_after_another_and_may_stop():
    session = offensive("alien", operational=["SHP21 SHP22 SHP23"], system="SYS2", next="RES06 RES09")
    assert options(session) == ("SHP21", "SHP22", "SHP23", "stop")
    session.answer("SHP22")
    assert options(session) == ("SHP21", "SHP23", "stop")
    session.answer("stop")
    assert [effect.ship for effect in done(session, Strike)] == ["SHP22"]
    assert len(done(session, NextSystem)) == 1


@clause("AA-9.5")
def test_t13_above_the_table_the_last_entry_counts():
    session = offensive("alien", logistics=["TEC22"], system="SYS2", next="RES07")
    assert done(session, Strike)[0].value == 6
    # SYS2 has no entry above 4, which is 3 points.
    assert now(session).points[0] == 3


@clause("AA-9.5", "AA-9.6")
def test_an_own_entry_above_four_counts():
    session = offensive("alien", system="SYS4", next="RES07")
    assert done(session, Strike)[0].value == 5
    assert now(session).points[0] == 3
    assert len(now(session).artifacts[0]) == 1


@clause("AA-9.6")
@pytest.mark.parametrize(
    ("plan", "card", "points", "credits"),
    [
        ("DEF07", "RES03", (0, 0), (10, 8)),  # 3: CR(2)
        ("DEF05", "RES14", (0, 0), (8, 8)),  # 2: damaged
        ("DEF09", "RES01", (0, 0), (10, 6)),  # 4: STEAL(2)
        ("DEF06", "RES01", (2, 0), (8, 8)),  # 4: VP(2)
    ],
)
def test_what_the_table_says_happens(plan: str, card: str, points: tuple[int, ...], credits: tuple[int, ...]):
    session = offensive("p2", hands=["RES19 RES22"], plans=["", plan], next=card)
    session.answer(plan)
    assert now(session).points == points
    assert now(session).credits == credits


@clause("AA-9.6")
@pytest.mark.parametrize(("plan", "points", "credits"), [("DEF05", (0, 1), (8, 8)), ("DEF03", (0, 0), (8, 10))])
def test_the_defender_gains(plan: str, points: tuple[int, ...], credits: tuple[int, ...]):
    # An explore ship has no bonus against players: the value is 1.
    session = offensive("p2", operational=["SHP01"], plans=["", plan], next="RES14")
    session.answer(plan)
    assert now(session).points == points
    assert now(session).credits == credits
    assert done(session, LoseShip) == [LoseShip("AA-9.11", "p1", "SHP01", "destroyed")]


@clause("AA-9.6")
def test_no_more_is_stolen_than_there_is():
    session = offensive("p2", credits=[8, 1], plans=["", "DEF09"], next="RES07")
    session.answer("DEF09")
    assert now(session).credits == (9, 0)


@clause("AA-9.7", "AA-14.4")
def test_the_alien_system_goes_under_its_deck_after_the_whole_attack():
    session = offensive("alien", operational=["SHP21 SHP22"], system="SYS2", next="RES06 RES09")
    session.answer("SHP21")
    assert done(session, NextSystem) == []
    session.answer("SHP22")
    (changed,) = done(session, NextSystem)
    assert changed.old == "SYS2"
    state = now(session)
    assert state.systems.layers[-1].known == ("SYS2",)
    assert state.systems.layers[0].known == (changed.card,)
    assert state.systems.size() == 5


@clause("AA-9.7")
def test_an_attack_on_an_empire_leaves_the_alien_system():
    session = offensive("p2", system="SYS2", next="RES14")
    assert now(session).systems.layers[0].known == ("SYS2",)


@clause("AA-9.8")
def test_a_defense_plan_stays_in_the_hand():
    session = offensive("p2", plans=["", "DEF01"], next="RES14")
    session.answer("DEF01")
    assert now(session).plans[1] == ("DEF01",)


@clause("AA-9.9")
def test_ships_do_not_share_their_bonus():
    session = offensive("alien", operational=["SHP21 SHP31"], system="SYS2", next="RES06 RES10")
    session.answer("SHP31")
    session.answer("SHP21")
    assert [(effect.ship, effect.value) for effect in done(session, Strike)] == [("SHP31", 2), ("SHP21", 3)]


@clause("AA-9.10", "AA-14.3", "AA-19.9")
def test_t14_one_attack_for_all_effects():
    session = offensive(
        "alien", operational=["SHP21 SHP22 SHP23"], logistics=["TEC21"], system="SYS2", next="RES14 RES17 RES05"
    )
    for ship in ("SHP21", "SHP22", "SHP23"):
        session.answer(ship)
    assert [effect.points for effect in done(session, Score) if effect.source == "TEC21"] == [1]


@clause("AA-9.11")
def test_a_destroyed_ship_goes_under_the_deck():
    session = offensive("alien", operational=["SHP31"], system="SYS1", next="RES14")
    state = now(session)
    assert state.operational[0] == ()
    assert state.ship_deck.layers[-1].known == ("SHP31",)


@clause("AA-9.11")
def test_a_damaged_ship_returns_to_the_projects():
    session = offensive("alien", system="SYS1", next="RES14")
    assert now(session).projects[0] == ("SHP21",)


@clause("AA-9.11", "AA-13.1")
def test_tokens_leave_with_the_ship():
    session = new_table(**ATTACK, blocked=["SHP21 SHP21"], system="SYS1", next="RES14")
    assert "offensive" not in verbs(session)
    session.answer(["lift", "SHP21"])
    session.answer("offensive")
    session.answer("alien")
    assert now(session).projects[0] == ("SHP21",)
    assert now(session).blocked[0] == ()
    assert now(session).tokens() == 38


@clause("AA-9.12")
def test_the_attacker_places_the_tokens():
    session = offensive("p2", logistics=["TEC22", "PLN01"], operational=["SHP21", "PLN02"], next="RES09")
    # 3 + 1 + 1: two points, two tokens.
    assert now(session).points[0] == 2
    assert asked(session) == ("block", "p1")
    assert options(session) == ("PLN01", "PLN02")
    session.answer("PLN02")
    session.answer("PLN02")
    assert now(session).blocked[1] == ("PLN02", "PLN02")
    assert done(session, Block) == [Block("p1", "p2", "PLN02")] * 2


@clause("AA-9.12")
def test_without_cards_there_is_nothing_to_block():
    session = offensive("p2", logistics=["TEC22"], next="RES09")
    assert done(session, Block) == []
    assert asked(session)[0] == "turn"


@clause("AA-9.12")
def test_no_more_tokens_than_there_are():
    session = offensive("p2", operational=["SHP21", "PLN02"], blocked=["", "PLN02 " * 38], next="RES09")
    assert done(session, Block) == []


@clause("AA-9.13")
def test_t30_a_ship_that_is_rebuilt_does_not_attack_again():
    session = offensive("alien", logistics=["PLN21 PLN22 PLN23"], system="SYS1", next="RES14")
    # Damaged, and free to build again.
    assert asked(session) == ("side", "p1")
    session.answer("operational")
    assert now(session).operational[0] == ("SHP21",)
    assert asked(session)[0] != "target"
    assert len(done(session, Attack)) == 1


# 14 Operational actions


@clause("AA-14.1")
def test_the_cost_does_not_rise():
    ships = " ".join(f"SHP{n}" for n in range(21, 27))
    assert now(new_table(operational=[ships])).powers(0).costs["offensive"] == 5


@clause("AA-14.2")
@pytest.mark.parametrize(("hand", "can"), [("RES01 RES05", True), ("RES05 RES06", False), ("RES37 RES38", False)])
def test_an_offensive_takes_five_red(hand: str, can: bool):
    assert ("offensive" in verbs(new_table(operational=["SHP21"], hands=[hand]))) is can


@clause("AA-14.2", "AA-9.13")
def test_only_ships_that_have_not_attacked_take_part():
    session = new_table(operational=["SHP21 SHP22"], hands=["RES01 RES02"], attacked=["SHP21"], next="RES14")
    session.answer("offensive")
    session.answer("p2")
    assert [effect.ship for effect in done(session, Strike)] == ["SHP22"]


@clause("AA-14.5")
def test_revenue_turns_up_a_card_for_each_technology():
    session = new_table(
        operational=["TEC25 TEC29 TEC03", ""], hands=["RES23 RES24"], next="RES01 RES37 RES31", projects=["SHP21"],
        logistics=["SHP22"],
    )  # fmt: skip
    # Exterminate is red. TEC25 and TEC29 count operational ships: none. So nothing scores, but three are turned up.
    session.answer("revenue")
    assert [effect.card for effect in done(session, Reveal)] == ["RES01", "RES37", "RES31"]
    assert now(session).points[0] == 0


@clause("AA-14.5", "AA-7.5")
def test_revenue_scores_what_matches():
    session = new_table(
        operational=["TEC25 TEC29 SHP21 SHP22 SHP23"], hands=["RES23 RES24"], next="RES01 RES37"
    )  # fmt: skip
    session.answer("revenue")
    # Three operational ships score 2 during the game; the first card has red, the second has not.
    assert [(effect.source, effect.points) for effect in done(session, Score)] == [("TEC25", 2)]


@clause("AA-14.6", "AA-6.6")
def test_mining_produces_one_on_each_operational_planet():
    session = new_table(operational=["PLN11 PLN12"], hands=["RES05 RES06"], next="RES56 RES57", logistics=["PLN01"])
    session.answer("mine")
    assert [(effect.planet, effect.section) for effect in done(session, Tuck)] == [
        ("PLN11", "RES56b"), ("PLN12", "RES57b"),
    ]  # fmt: skip


@clause("AA-14.6")
def test_there_is_no_limit_on_produced_cards():
    stored = [["PLN11", f"RES{n}a"] for n in range(19, 45)]
    session = new_table(operational=["PLN11"], stored=[stored], hands=["RES05 RES06"], next="RES56")
    session.answer("mine")
    assert len(now(session).stored[0]) >= 25
