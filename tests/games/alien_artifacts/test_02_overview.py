"""Section 2: the cards, the bank, the boards."""

from __future__ import annotations

import pytest

from tests.games.alien_artifacts.tables import asked, cards_of, new_table, now, options, verbs
from visavis.core import BadPosition, CardRow
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards import COMPLETES, Resource
from visavis.testing import clause


@clause("AA-2.1")
def test_projects_and_empire_are_apart():
    session = new_table(projects=["SHP01 TEC01 PLN01"], logistics=["SHP02"], operational=["PLN02"])
    panels = {panel.id: panel for panel in GAME.ui.panels(session.seen_by("p1").view) if isinstance(panel, CardRow)}
    assert panels["projects.p1"].cards == ("SHP01", "TEC01", "PLN01")
    assert panels["logistics.p1"].cards == ("SHP02",)
    assert panels["operational.p1"].cards == ("PLN02",)


@clause("AA-2.2")
@pytest.mark.parametrize("side", ["logistics", "operational"])
def test_a_card_has_two_sides(side: str):
    session = new_table(projects=["SHP31"], hands=["RES01 RES20"])
    session.answer(["build", "SHP31"])
    assert asked(session) == ("side", "p1")
    session.answer(side)
    assert getattr(now(session), side)[0] == ("SHP31",)


@clause("AA-2.3", "AA-12.1")
def test_t23_credits_stop_at_fifteen():
    session = new_table(hands=["RES01 RES05"], credits=[12])
    session.answer("trade")
    session.answer("RES01a+RES05a")
    assert now(session).credits[0] == 15


@clause("AA-2.3")
@pytest.mark.parametrize("credits", [-1, 16])
def test_a_bank_beyond_its_bounds_cannot_be(credits: int):
    with pytest.raises(BadPosition):
        new_table(credits=[credits])


@clause("AA-2.4")
def test_a_resource_card_has_two_sections_and_a_number():
    cards = GAME.default_pack.table("resource", Resource)
    assert cards
    for card in cards.values():
        assert 1 <= card.count_a <= 3
        assert 1 <= card.count_b <= 3
        assert 1 <= card.number <= 4


@clause("AA-2.4")
def test_only_one_section_of_a_card_is_used():
    session = new_table(hands=["RES01 RES02"], credits=[0])
    session.answer("trade")
    payments = options(session)[:-1]
    assert payments
    for payment in payments:
        cards = [part[:-1] for part in payment.split("+")]
        assert len(cards) == len(set(cards))


@clause("AA-2.5")
@pytest.mark.parametrize(
    ("planet", "kind"), [("PLN01", "planet"), ("PLN21", "ship"), ("PLN11", "tech"), ("PLN31", "buy")]
)
def test_a_logistics_planet_makes_one_thing_two_cheaper(planet: str, kind: str):
    state = now(new_table(logistics=[planet]))
    powers = state.powers(0)
    costs = {**powers.kinds, "buy": powers.costs["buy"]}
    # A planet in the empire makes planets 1 dearer.
    expected = {"ship": 5, "tech": 5, "planet": 6, "buy": 5}
    expected[kind] -= 2
    assert costs == expected


@clause("AA-2.6")
def test_permanent_additional_and_action():
    session = new_table(logistics=["TEC22 TEC31 TEC36"], hands=["RES01"])
    assert cards_of(session, "additional") == ("TEC31",)
    assert cards_of(session, "action") == ("TEC36",)
    assert now(session).powers(0).attack["any"] == 1


LIMITS = {"SHP01": "discover", "SHP21": "develop", "SHP11": "build", "SHP31": "trade"}
PAIRED = {**LIMITS, "SHP21": "build", "SHP11": "develop"}


@clause("AA-2.7")
@pytest.mark.parametrize(("reading", "limits"), [("as_printed", LIMITS), ("paired", PAIRED)])
@pytest.mark.parametrize("ship", LIMITS)
def test_a_logistics_ship_raises_one_limit(ship: str, reading: str, limits: dict[str, str]):
    state = now(new_table(logistics=[ship], options={"ship_types": reading}))
    raised = {action for action, limit in state.powers(0).limits.items() if limit == 3}
    assert raised == {limits[ship]}


@clause("AA-2.7", "AA-10.3", "AA-14.1")
def test_t26_two_explore_ships():
    session = new_table(
        logistics=["SHP01 SHP02"],
        operational=["PLN11"],
        stored=[[["PLN11", "RES17b"], ["PLN11", "RES18b"], ["PLN11", "RES51a"], ["PLN11", "RES52a"]]],
        projects=["PLN01"],
        hands=["RES14"],
    )
    limits = now(session).powers(0).limits
    assert (limits["discover"], limits["mine"]) == (4, 2)
    # Green 2 five times: discovering costs 6, which takes three; mining costs 5, which two cannot give.
    assert "discover" in verbs(session)
    assert "mine" not in verbs(session)
    session.answer(["prepare", "planet"])
    for section in ("RES14b", "RES17b", "RES18b", "RES51a"):
        assert asked(session)[0] == "prepare"
        session.answer(["attach", section, "PLN01"])
    assert asked(session)[0] != "prepare"


@clause("AA-2.8")
def test_an_operational_ship_has_an_ability():
    tables = now(new_table()).tables
    assert tables.ship("SHP21", "ATK") == (("ATK", 1, "any"),)
    assert tables.ship("SHP01", "ATK") == (("ATK", 1, "alien"),)


@clause("AA-2.9", "AA-9.8")
def test_the_defender_decides_every_time_and_keeps_the_plan():
    session = new_table(operational=["SHP21"], hands=["RES01 RES02"], plans=["", "DEF07 DEF08"], next="RES17")
    session.answer(["offensive"])
    session.answer("p2")
    assert asked(session) == ("defend", "p2")
    assert options(session) == ("DEF00", "DEF07", "DEF08")
    session.answer("DEF07")
    assert now(session).plans[1] == ("DEF07", "DEF08")


def test_completing_is_building_developing_and_discovering():
    assert COMPLETES == {"ship": "build", "tech": "develop", "planet": "discover"}
