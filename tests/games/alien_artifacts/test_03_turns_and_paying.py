"""Sections 3 and 4: the turn, paying, automatic construction, additional effects and actions of cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.alien_artifacts.tables import asked, cards_of, done, new_table, now, options, verbs
from visavis.core import NotAllowed
from visavis.core.question import One
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards import COLUMN, WITH_GOLD, tables_of
from visavis.games.alien_artifacts.effects.payment import Pay
from visavis.games.alien_artifacts.effects.projects import Complete
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Act, NextTurn
from visavis.testing import clause, expect_type


@clause("AA-3.1")
def test_action_phase_then_draw_phase_then_the_next_seat():
    session = new_table(players=3, turn="p2", hands=["", "RES01 RES14"])
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session) == ("discard", "p2")
    session.answer([])
    assert asked(session) == ("turn", "p3")
    assert len(now(session).hands[1]) == 3
    assert [effect.seat for effect in done(session, NextTurn)] == ["p3"]


@clause("AA-3.2")
def test_exactly_one_action():
    session = new_table(hands=["RES01 RES02 RES03"], artifacts=["ART16"])
    with pytest.raises(NotAllowed):
        session.answer("end")
    session.answer(["buy", "ship", 1])
    assert asked(session) == ("turn.after", "p1")
    assert verbs(session) == ["artifact", "end"]
    session.answer("end")
    assert asked(session) == ("discard", "p1")


@clause("AA-3.2")
def test_every_action_that_is_possible_is_offered_and_no_other():
    session = new_table(
        hands=["RES01 RES05 RES19"], credits=[4], projects=["SHP21 TEC01"], operational=["SHP22"], factions=["FAC1"]
    )
    # Red 3, 2 and 3: building costs 6, an offensive 5, the faction's action 6. Blue 2 is too little to develop.
    assert verbs(session) == ["build", "prepare", "trade", "offensive", "faction"]


@clause("AA-3.3")
def test_who_can_do_nothing_passes():
    session = new_table(hands=[""], credits=[4])
    assert verbs(session) == ["pass"]
    session.answer("pass")
    assert done(session, Act)[0].action == "pass"
    assert asked(session)[1] == "p2"


@clause("AA-3.5")
def test_artifacts_and_plans_do_not_count_as_hand_cards():
    session = new_table(hands=["RES01"], artifacts=["ART07 ART12 ART16"], plans=["DEF01 DEF02 DEF03"], credits=[0])
    session.answer("trade")
    session.answer("RES01a")
    session.answer("end")
    assert len(now(session).hands[0]) == 3


@clause("AA-3.6", "AA-4.4", "AA-19.8")
def test_a_card_wins_over_a_rule():
    facts: dict[str, Any] = {"operational": ["SHP21"], "hands": ["RES01 RES61"]}
    assert "offensive" in verbs(new_table(**facts))
    facts["hands"] = ["RES01 RES63"]
    assert "offensive" not in verbs(new_table(**facts))
    assert "offensive" in verbs(new_table(**facts, logistics=["TEC17"]))


# 4 Paying


@clause("AA-4.1")
def test_hand_cards_and_cards_under_planets_pay():
    session = new_table(
        hands=["RES01"], operational=["PLN01"], stored=[[["PLN01", "RES05a"]]], projects=["SHP21"], credits=[0]
    )
    session.answer(["build", "SHP21"])
    assert done(session, Pay)[0].sections == ("RES01a", "RES05a")
    assert now(session).stored[0] == ()
    # Only the visible section: RES05 shows red 2, not green 3.
    session = new_table(operational=["PLN01"], stored=[[["PLN01", "RES05a"], ["PLN01", "RES06a"]]], hands=["RES11"])
    session.answer("trade")
    assert "RES05b" not in str(options(session))


@clause("AA-4.1")
def test_the_cheapest_sufficient_payment_is_suggested_first():
    session = new_table(hands=["RES01 RES05 RES19"], projects=["SHP21"])
    session.answer(["build", "SHP21"])
    assert options(session) == ("RES01a+RES05a", "RES19a+RES05a", "RES01a+RES19a", "by_hand")


@clause("AA-4.1")
def test_a_payment_can_be_put_together_by_hand():
    session = new_table(hands=["RES01 RES02 RES19"], logistics=["SHP11"], projects=["SHP21"])
    session.answer(["build", "SHP21"])
    session.answer("by_hand")
    assert asked(session) == ("pick", "p1")
    session.answer("RES19a")
    assert options(session) == ("RES01a", "RES02a")
    session.answer("RES01a")
    # Six symbols are enough; a third card may be added.
    assert options(session) == ("RES02a", "enough")
    session.answer("RES02a")
    assert done(session, Pay)[0].sections == ("RES19a", "RES01a", "RES02a")
    assert asked(session)[0] == "side"


@clause("AA-4.2")
def test_colours_are_not_mixed():
    session = new_table(hands=["RES01 RES38"], projects=["SHP21 PLN01"], credits=[0])
    assert "build" not in verbs(session)
    assert cards_of(session, "discover") == ("PLN01",)
    session = new_table(hands=["RES27 RES38"], projects=["SHP21 PLN01"], credits=[0])
    assert "discover" not in verbs(session)
    session.answer("trade")
    assert "RES27a+RES38a" not in options(session)


@clause("AA-4.3")
def test_t25_gold_pays_basic_actions():
    session = new_table(hands=["RES01 RES63"], projects=["SHP21"])
    session.answer(["build", "SHP21"])
    assert done(session, Pay)[0].sections == ("RES01a", "RES63b")
    assert asked(session) == ("side", "p1")


@clause("AA-4.4")
def test_t24_gold_pays_no_operational_action():
    session = new_table(hands=["RES01 RES63"], operational=["SHP21"])
    assert "offensive" not in verbs(session)
    with pytest.raises(NotAllowed) as refused:
        session.answer("offensive")
    assert refused.value.details["reason"] == "cost.short_plain"


@clause("AA-4.4")
@pytest.mark.parametrize(("hand", "can"), [("RES01 RES02", True), ("RES01 RES64", False)])
def test_gold_pays_no_faction_action(hand: str, can: bool):
    assert ("faction" in verbs(new_table(hands=[hand], factions=["FAC1"]))) is can


@clause("AA-4.5")
def test_at_most_two_cards():
    session = new_table(hands=["RES13 RES14 RES15"], projects=["SHP21"], credits=[0])
    assert "build" not in verbs(session)
    session = new_table(hands=["RES13 RES14 RES15"], projects=["SHP21"], logistics=["SHP11"], credits=[0])
    # Building costs 6 now, and three cards may be paid.
    assert "build" in verbs(session)


@clause("AA-4.6", "AA-4.7")
def test_paying_too_much_gives_nothing_back_and_paid_cards_are_discarded():
    session = new_table(hands=["RES01 RES02"], projects=["SHP21"])
    session.answer(["build", "SHP21"])
    assert now(session).discards == ("RES01", "RES02")
    assert now(session).credits[0] == 8
    assert now(session).hands[0] == ()


@clause("AA-4.8", "AA-2.5")
def test_t6_automatic_construction():
    session = new_table(projects=["SHP31 PLN21"], attached=[[["SHP31", "RES01a"]]], hands=["RES07 RES11"])
    session.answer(["discover", "PLN21"])
    session.answer("logistics")
    assert asked(session) == ("side", "p1")
    assert expect_type(session.pending, One).args["card"] == "SHP31"
    session.answer("logistics")
    state = now(session)
    assert state.logistics[0] == ("PLN21", "SHP31")
    assert state.attached[0] == ()
    assert "RES01" in state.discards


@clause("AA-4.8")
def test_t21_a_free_project_is_completed_at_once():
    session = new_table(logistics=["PLN21 PLN22 PLN23"], hands=["RES01"], tops={"ship": "SHP31"})
    assert now(session).powers(0).kinds["ship"] == 0
    session.answer(["buy", "ship", 1])
    assert asked(session) == ("side", "p1")
    session.answer("logistics")
    assert now(session).logistics[0][-1] == "SHP31"


@clause("AA-4.9", "AA-18.2")
def test_t32_two_projects_become_complete():
    session = new_table(
        projects=["SHP31 SHP32 PLN21"],
        logistics=["SHP12"],
        attached=[[["SHP31", "RES01a"], ["SHP31", "RES05a"], ["SHP32", "RES02a"], ["SHP32", "RES06a"]]],
        hands=["RES07 RES11"],
    )
    assert now(session).powers(0).kinds["ship"] == 6
    session.answer(["discover", "PLN21"])
    session.answer("logistics")
    assert asked(session) == ("auto", "p1")
    assert options(session) == ("SHP31", "SHP32")
    session.answer("SHP32")
    session.answer("logistics")
    assert now(session).powers(0).kinds["ship"] == 5
    assert expect_type(session.pending, One).args["card"] == "SHP31"
    session.answer("logistics")
    assert [effect.card for effect in done(session, Complete)] == ["PLN21", "SHP32", "SHP31"]


@clause("AA-4.9")
@pytest.mark.parametrize(("first", "both"), [("SHP31", False), ("SHP32", True)])
def test_t33_the_order_decides(first: str, both: bool):
    session = new_table(
        projects=["SHP31 SHP32 PLN21"],
        logistics=["SHP12"],
        attached=[[["SHP31", "RES01a"], ["SHP31", "RES05a"], ["SHP32", "RES13a"], ["SHP32", "RES06a"]]],
        hands=["RES07 RES11"],
    )
    session.answer(["discover", "PLN21"])
    session.answer("logistics")
    session.answer(first)
    session.answer("logistics")
    assert (asked(session)[0] == "side") is both


@clause("AA-4.10")
@pytest.mark.parametrize("after", [False, True])
def test_an_additional_effect_before_or_after_the_action_once(after: bool):
    session = new_table(logistics=["TEC31"], hands=["RES01"], credits=[9])
    if after:
        session.answer("trade")
        session.answer("RES01a")
    session.answer(["additional", "TEC31"])
    assert now(session).points[0] == 1
    assert "additional" not in verbs(session) if asked(session)[0].startswith("turn") else True
    assert asked(session)[1] == ("p2" if after else "p1")


@clause("AA-4.11")
def test_the_faction_action_brings_an_artifact():
    session = new_table(hands=["RES01 RES02"], factions=["FAC1"])
    session.answer("faction")
    assert len(now(session).artifacts[0]) == 1
    assert now(session).discards == ("RES01", "RES02")


@clause("AA-4.11", "AA-4.2")
def test_a_faction_action_of_two_colours():
    session = new_table(hands=["RES11 RES23"], factions=["FAC4"], credits=[0])
    session.answer("faction")
    assert sorted(done(session, Pay)[0].sections) == ["RES11b", "RES23b"]
    # The same card cannot pay both colours.
    assert "faction" not in verbs(new_table(hands=["RES11 RES45"], factions=["FAC4"], credits=[0]))


@clause("AA-4.12")
def test_the_action_of_a_card_is_the_action():
    session = new_table(logistics=["TEC36"], credits=[3], hands=["RES01"])
    session.answer(["action", "TEC36"])
    assert now(session).credits[0] == 7
    assert asked(session) == ("discard", "p1")


# A refusal says why


@pytest.mark.parametrize(
    ("verb", "reason", "facts"),
    [
        ("buy", "buy.credits", {"credits": [2]}),
        ("build", "project.none", {}),
        ("build", "cost.short", {"projects": ["SHP21"], "hands": ["RES17"]}),
        ("prepare", "prepare.nothing", {"hands": ["RES01"]}),
        ("trade", "cards.none", {}),
        ("remove", "blocked.none", {"hands": ["RES01"]}),
        ("offensive", "operational.ship", {"hands": ["RES01 RES02"]}),
        (
            "offensive",
            "operational.attacked",
            {"operational": ["SHP21"], "attacked": ["SHP21"], "hands": ["RES01 RES02"]},
        ),
        (
            "offensive",
            "operational.blocked",
            {"operational": ["SHP21"], "blocked": ["SHP21"], "hands": ["RES01 RES02"]},
        ),
        ("mine", "operational.blocked", {"operational": ["PLN01"], "blocked": ["PLN01"]}),
        ("revenue", "operational.tech", {}),
        ("mine", "operational.planet", {}),
        ("faction", "cost.short_plain", {}),
        ("action", "action.none", {}),
        ("artifact", "artifact.none", {}),
        ("additional", "additional.none", {}),
        ("lift", "lift.none", {}),
        ("end", "action.first", {}),
    ],
)
def test_a_refused_action_says_why_and_changes_nothing(verb: str, reason: str, facts: dict[str, Any]):
    session = new_table(**facts)
    before = session.save()
    with pytest.raises(NotAllowed) as refused:
        session.answer(verb)
    assert refused.value.details["reason"] == reason
    assert session.save() == before


def test_points_say_where_they_come_from():
    session = new_table(logistics=["TEC31"], credits=[9], hands=["RES01"])
    session.answer(["additional", "TEC31"])
    assert done(session, Score)[0].source == "TEC31"


TABLES = tables_of(GAME.default_pack, False)


@given(
    hand=st.lists(st.sampled_from(TABLES.resources), unique=True, max_size=9),
    stored=st.lists(st.sampled_from(sorted(TABLES.section)), unique=True, max_size=9),
    colour=st.sampled_from("RGB"),
    gold=st.booleans(),
    limit=st.integers(0, 5),
)
def test_the_most_that_so_many_cards_give(hand: list[str], stored: list[str], colour: str, gold: bool, limit: int):
    means = TABLES.means_of((*hand, *stored))
    column = (WITH_GOLD if gold else COLUMN)[colour]
    colours = (colour, "Y") if gold else (colour,)
    found = [
        max([TABLES.section[one].count for one in ones if TABLES.section[one].colour in colours], default=0)
        for ones in (*(TABLES.sections[card] for card in hand), *((one,) for one in stored))
    ]
    giving = sorted((count for count in found if count), reverse=True)
    assert [count for _, count, _ in means.column(column)] == giving
    assert means.most(column, limit) == sum(giving[:limit])
    assert means.giving[column] == len(giving)
