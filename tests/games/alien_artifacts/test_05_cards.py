"""Sections 5 to 8 and 10: buying, discovering, developing, building, preparing."""

from __future__ import annotations

import pytest

from tests.games.alien_artifacts.tables import asked, done, new_table, now, options, verbs
from visavis.core import NotAllowed
from visavis.core.question import Forms
from visavis.games.alien_artifacts.effects.artifacts import DrawPlan
from visavis.games.alien_artifacts.effects.projects import NewProject, Offer, PutUnder, Tuck
from visavis.games.alien_artifacts.effects.resources import Reveal
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.testing import clause, expect_type


@clause("AA-5.1")
def test_buying_costs_five_credits():
    session = new_table(hands=["RES01"], tops={"tech": "TEC05"})
    session.answer(["buy", "tech", 1])
    assert now(session).credits[0] == 3
    assert now(session).projects[0] == ("TEC05",)


@clause("AA-5.1")
@pytest.mark.parametrize(("planets", "cost"), [("PLN31", 3), ("PLN31 PLN32", 1), ("PLN31 PLN32 PLN33", 0)])
def test_exploit_planets_make_it_cheaper_down_to_nothing(planets: str, cost: int):
    session = new_table(logistics=[planets], credits=[cost], hands=["RES01"])
    assert now(session).powers(0).costs["buy"] == cost
    session.answer(["buy", "tech", 1])
    assert now(session).credits[0] == 0
    assert len(now(session).projects[0]) == 1


@clause("AA-5.1")
def test_without_the_credits_it_is_not_possible():
    assert "buy" not in verbs(new_table(credits=[4], hands=["RES01"]))


@clause("AA-5.2", "AA-5.3")
def test_t1_seven_credits_look_at_three():
    session = new_table(credits=[7], hands=["RES01"], tops={"tech": "TEC05 TEC06 TEC07 TEC08"})
    session.answer(["buy", "tech", 3])
    assert asked(session) == ("keep", "p1")
    assert options(session) == ("TEC05", "TEC06", "TEC07")
    session.answer("TEC06")
    state = now(session)
    assert state.projects[0] == ("TEC06",)
    assert done(session, PutUnder) == [PutUnder("tech", ("TEC05", "TEC07"))]
    assert [layer.known[0] for layer in state.tech_deck.layers[-2:]] == ["TEC05", "TEC07"]
    assert state.tech_deck.layers[0].known == ("TEC08",)
    assert state.tech_deck.size() == 39
    assert state.credits[0] == 0


@clause("AA-5.2")
def test_no_more_cards_than_credits():
    session = new_table(credits=[7], hands=["RES01"])
    with pytest.raises(NotAllowed):
        session.answer(["buy", "tech", 4])


@clause("AA-5.5")
def test_there_can_be_many_projects():
    projects = " ".join(f"PLN{n:02}" for n in range(1, 20))
    session = new_table(projects=[projects], hands=["RES01"])
    session.answer(["buy", "planet", 1])
    assert len(now(session).projects[0]) == 20


# 6 Discover


@clause("AA-6.1")
def test_a_planet_takes_five_green():
    session = new_table(projects=["PLN01"], hands=["RES05 RES01"], credits=[0])
    session.answer(["discover", "PLN01"])
    session.answer("logistics")
    assert now(session).logistics[0] == ("PLN01",)
    assert "discover" not in verbs(new_table(projects=["PLN01"], hands=["RES01 RES02"], credits=[0]))


@clause("AA-6.2")
def test_t2_each_planet_makes_the_next_dearer():
    assert now(new_table(operational=["PLN11"])).powers(0).kinds["planet"] == 6


@clause("AA-6.3")
def test_t3_reductions():
    assert now(new_table(logistics=["PLN01 PLN02"])).powers(0).kinds["planet"] == 3


@clause("AA-6.3")
def test_a_cost_is_never_below_nothing():
    state = now(new_table(logistics=["PLN21 PLN22 PLN23 PLN24"]))
    assert state.powers(0).kinds["ship"] == 0


@clause("AA-6.4")
def test_a_settled_planet_gives_its_bonus_and_produces_nothing():
    session = new_table(projects=["PLN21"], hands=["RES05 RES01"])
    session.answer(["discover", "PLN21"])
    session.answer("logistics")
    assert now(session).powers(0).kinds["ship"] == 3
    assert now(session).stored[0] == ()


@clause("AA-6.5", "AA-6.6", "AA-6.7")
def test_t10_an_exploited_planet_produces_three():
    # Explore is green: RES05 and RES38 match, RES19 (red 3, blue 2) does not.
    session = new_table(projects=["PLN01"], hands=["RES06 RES02"], next="RES05 RES19 RES38")
    session.answer(["discover", "PLN01"])
    session.answer("operational")
    assert asked(session) == ("tuck", "p1")
    # Green 3 matches, red 2 is the smaller one.
    assert options(session) == ("RES05a", "RES05b")
    session.answer("RES05b")
    # RES19 went under the planet by itself, with blue 2; RES38 is green 3 or blue 2.
    assert options(session) == ("RES38a", "RES38b")
    session.answer("RES38a")
    state = now(session)
    assert state.stored[0] == (("PLN01", "RES05b"), ("PLN01", "RES19b"), ("PLN01", "RES38a"))
    assert state.points[0] == 2


@clause("AA-6.8")
def test_t27_without_a_match_the_smaller_section():
    session = new_table(projects=["PLN31"], hands=["RES06 RES02"], next="RES53")
    session.answer(["discover", "PLN31"])
    session.answer("operational")
    assert done(session, Tuck)[0].section == "RES53a"
    assert now(session).points[0] == 0


@clause("AA-6.8")
def test_t28_equal_sections_are_a_free_choice():
    session = new_table(projects=["PLN31"], hands=["RES06 RES02"], next="RES49")
    session.answer(["discover", "PLN31"])
    session.answer("operational")
    assert options(session) == ("RES49a", "RES49b")
    session.answer("RES49b")
    assert now(session).points[0] == 0


@clause("AA-6.8", "AA-6.7")
def test_the_point_may_be_declined():
    session = new_table(projects=["PLN01"], hands=["RES06 RES02"], next="RES05 RES19 RES27")
    session.answer(["discover", "PLN01"])
    session.answer("operational")
    session.answer("RES05a")
    assert now(session).stored[0] == (("PLN01", "RES05a"), ("PLN01", "RES19b"), ("PLN01", "RES27b"))
    assert now(session).points[0] == 0
    assert done(session, Score) == []


# 7 Develop


@clause("AA-7.1")
def test_a_technology_takes_five_blue():
    session = new_table(projects=["TEC31"], hands=["RES23 RES19"], credits=[0])
    session.answer(["develop", "TEC31"])
    session.answer("logistics")
    assert now(session).logistics[0] == ("TEC31",)


@clause("AA-7.2")
def test_t4_each_technology_makes_the_next_dearer():
    assert now(new_table(logistics=["TEC21"], operational=["TEC22"])).powers(0).kinds["tech"] == 7


@clause("AA-7.3")
def test_an_additional_effect_in_the_turn_of_its_development():
    session = new_table(projects=["TEC31"], hands=["RES23 RES19"])
    session.answer(["develop", "TEC31"])
    session.answer("logistics")
    assert verbs(session) == ["additional", "end"]
    session.answer(["additional", "TEC31"])
    assert now(session).points[0] == 1


@clause("AA-7.4", "AA-7.5")
def test_t11_a_sold_technology_scores_if_the_card_matches():
    # TEC03 is explore; four planets are its first requirement. RES17 has a green section.
    session = new_table(
        projects=["TEC03"], operational=["PLN11 PLN12 PLN13 PLN14"], hands=["RES23 RES24"], next="RES17"
    )
    session.answer(["develop", "TEC03"])
    session.answer("operational")
    assert done(session, Reveal)[0].card == "RES17"
    assert now(session).points[0] == 1
    assert "RES17" in now(session).discards


@clause("AA-7.4")
def test_a_sold_technology_scores_nothing_if_no_section_matches():
    session = new_table(
        projects=["TEC03"], operational=["PLN11 PLN12 PLN13 PLN14"], hands=["RES23 RES24"], next="RES31"
    )
    session.answer(["develop", "TEC03"])
    session.answer("operational")
    assert now(session).points[0] == 0
    assert "RES31" in now(session).discards


@clause("AA-7.5")
def test_only_the_highest_requirement_scores():
    planets = " ".join(f"PLN{n}" for n in range(11, 17))
    session = new_table(projects=["TEC03"], operational=[planets], hands=["RES23 RES24"], next="RES17")
    session.answer(["develop", "TEC03"])
    session.answer("operational")
    # 4 planets score 1, 5 score 2, 6 score 3.
    assert now(session).points[0] == 3


@clause("AA-18.3")
def test_a_technology_counts_itself():
    # TEC12: four technologies are worth 1; the fourth is itself.
    session = new_table(
        projects=["TEC12"], operational=["TEC21 TEC22 TEC23"], logistics=["PLN11 PLN12"], hands=["RES23 RES24"],
        next="RES35",
    )  # fmt: skip
    session.answer(["develop", "TEC12"])
    session.answer("operational")
    assert now(session).points[0] == 1


# 8 Build


@clause("AA-8.1")
def test_a_ship_takes_five_red():
    session = new_table(projects=["SHP11"], hands=["RES01 RES05"], credits=[0])
    session.answer(["build", "SHP11"])
    session.answer("logistics")
    assert now(session).logistics[0] == ("SHP11",)


@clause("AA-8.2")
def test_t5_each_ship_makes_the_next_dearer():
    assert now(new_table(logistics=["SHP11 SHP12"], operational=["SHP13"])).powers(0).kinds["ship"] == 8


@clause("AA-8.3")
def test_a_ship_of_the_fleet_does_not_attack():
    session = new_table(projects=["SHP21"], hands=["RES01 RES05"])
    session.answer(["build", "SHP21"])
    session.answer("logistics")
    assert asked(session)[0] != "target"
    assert now(session).powers(0).limits["develop"] == 3


@clause("AA-8.4")
@pytest.mark.parametrize(("side", "plans"), [("logistics", 1), ("operational", 0)])
def test_an_exploit_ship_of_the_fleet_draws_a_plan(side: str, plans: int):
    session = new_table(projects=["SHP31"], hands=["RES01 RES05"])
    session.answer(["build", "SHP31"])
    session.answer(side)
    assert len(now(session).plans[0]) == len(done(session, DrawPlan)) == plans


@clause("AA-8.5")
def test_a_ship_on_a_mission_may_attack_at_once():
    session = new_table(projects=["SHP21"], hands=["RES01 RES05"])
    session.answer(["build", "SHP21"])
    session.answer("operational")
    assert asked(session) == ("target", "p1")
    assert options(session) == ("alien", "p2", "nobody")
    session.answer("nobody")
    assert now(session).operational[0] == ("SHP21",)
    assert now(session).attacked == ()


# 10 Prepare


@clause("AA-10.1", "AA-10.2")
def test_t7_prepared_cards_count_first():
    session = new_table(projects=["PLN01"], hands=["RES13 RES14"])
    session.answer(["prepare", "planet"])
    session.answer(["attach", "RES13b", "PLN01"])
    session.answer(["attach", "RES14b", "PLN01"])
    state = now(session)
    assert state.attached[0] == (("PLN01", "RES13b"), ("PLN01", "RES14b"))
    assert state.left_to_pay(0, state.powers(0))["PLN01"] == 1


@clause("AA-10.1")
def test_a_row_of_projects_its_colour_or_gold():
    session = new_table(projects=["PLN01 PLN02 SHP21"], hands=["RES05 RES56 RES31"])
    session.answer(["prepare", "planet"])
    (form,) = expect_type(session.pending, Forms).forms
    assert form.fields[0].options == ("RES05b", "RES56b")
    assert form.fields[1].options == ("PLN01", "PLN02")
    session.answer(["attach", "RES56b", "PLN02"])
    assert verbs(session) == ["attach", "stop"]
    session.answer("stop")
    assert now(session).attached[0] == (("PLN02", "RES56b"),)


@clause("AA-10.2", "AA-4.5")
def test_prepared_cards_do_not_count_against_the_limit():
    session = new_table(
        projects=["SHP31"], attached=[[["SHP31", "RES17a"]]], logistics=["SHP12"], hands=["RES01 RES05"]
    )
    # It costs 6, one is prepared, two cards give 5.
    session.answer(["build", "SHP31"])
    session.answer("logistics")
    assert set(now(session).discards) == {"RES01", "RES05", "RES17"}


@clause("AA-10.3")
def test_the_limit_holds_for_preparing():
    session = new_table(projects=["SHP31"], hands=["RES13 RES14 RES15"])
    session.answer(["prepare", "ship"])
    session.answer(["attach", "RES13a", "SHP31"])
    session.answer(["attach", "RES14a", "SHP31"])
    assert asked(session)[0] == "discard"


@clause("AA-10.3", "AA-19.8")
def test_what_raises_the_limit_counts():
    session = new_table(projects=["SHP31"], logistics=["SHP11 TEC16"], hands=["RES15 RES16 RES17"])
    session.answer(["prepare", "ship"])
    assert expect_type(session.pending, Forms).args["left"] == 4


@clause("AA-4.8", "AA-10.1")
def test_preparing_the_full_cost_completes_the_card():
    session = new_table(projects=["SHP31"], hands=["RES01 RES05"])
    session.answer(["prepare", "ship"])
    session.answer(["attach", "RES01a", "SHP31"])
    session.answer(["attach", "RES05a", "SHP31"])
    assert asked(session) == ("side", "p1")


def test_what_is_drawn_is_offered_to_all_eyes():
    session = new_table(credits=[6], hands=["RES01"], tops={"ship": "SHP01 SHP02"})
    session.answer(["buy", "ship", 2])
    assert done(session, Offer)[0].seen_by("p2") == done(session, Offer)[0]
    session.answer("SHP02")
    assert done(session, NewProject)[0].card == "SHP02"
