"""Sections 11 to 13 and 15 to 18: artifacts, trade, blockades, the draw phase, the end, scoring, card notes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, done, new_table, now, options, pile, verbs
from visavis.core import TABLE, NotAllowed, Session
from visavis.core.question import Several
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.artifacts import GainArtifact, PlayArtifact, ShuffleArtifacts
from visavis.games.alien_artifacts.effects.payment import Spend
from visavis.games.alien_artifacts.effects.resources import DrawCard, Exhausted, Reshuffle
from visavis.games.alien_artifacts.effects.scoring import FinalScore
from visavis.games.alien_artifacts.effects.turn import NextTurn
from visavis.testing import clause, expect_type

# 11 Artifacts


@clause("AA-11.1")
def test_the_top_card_of_the_deck_which_only_the_owner_sees():
    session = new_table(hands=["RES01 RES02"], factions=["FAC1"], tops={"artifact": "ART12"})
    session.answer("faction")
    assert now(session).artifacts[0] == ("ART12",)
    seen = {seat: session.seen_by(seat) for seat in ("p1", "p2", TABLE)}
    cards = {
        seat: [event.effect.card for event in one.events if isinstance(event.effect, GainArtifact)]
        for seat, one in seen.items()
    }
    assert cards == {"p1": ["ART12"], "p2": ["unseen"], TABLE: ["unseen"]}


@clause("AA-11.2")
def test_artifacts_are_hidden_and_without_limit():
    every = " ".join(f"ART{n:02}" for n in range(1, 15))
    session = new_table(artifacts=[every], hands=["RES01"])
    assert session.seen_by("p2").view.artifacts == (14, 0)
    assert session.seen_by("p2").view.state.artifacts == ((), ())


@clause("AA-11.3", "AA-11.4")
def test_an_artifact_is_no_action():
    session = new_table(artifacts=["ART12"], credits=[0], hands=["RES01"])
    session.answer(["artifact", "ART12"])
    assert now(session).credits[0] == 8
    assert now(session).artifact_discards == ("ART12",)
    assert asked(session) == ("turn", "p1")
    assert now(session).acts == 1


@clause("AA-11.3")
def test_an_artifact_in_the_turn_in_which_it_is_gained():
    session = new_table(hands=["RES01 RES02"], factions=["FAC1"], tops={"artifact": "ART16"})
    session.answer("faction")
    assert asked(session) == ("turn.after", "p1")
    before = now(session).points[0]
    session.answer(["artifact", "ART16"])
    assert now(session).points[0] == before + 3


@clause("AA-11.5", "AA-18.1")
def test_discarded_artifacts_are_shuffled_when_the_deck_is_empty():
    discards = [f"ART{n:02}" for n in range(1, 13)]
    session = new_table(
        hands=["RES01 RES02"], factions=["FAC1"], artifact_discards=discards, artifacts=["", "ART13 ART14 ART15 ART16"]
    )
    assert now(session).artifact_deck.size() == 0
    session.answer("faction")
    assert len(done(session, ShuffleArtifacts)) == 1
    assert now(session).artifact_deck.size() == 11
    assert now(session).artifact_discards == ()


# 12 Trade


@clause("AA-12.1")
def test_t8_five_symbols_are_five_credits():
    session = new_table(hands=["RES01 RES05"], credits=[2])
    session.answer("trade")
    session.answer("RES01a+RES05a")
    assert now(session).credits[0] == 7


@clause("AA-12.1", "AA-4.5")
def test_the_limit_holds_for_trading():
    for logistics, most in (([""], 2), (["SHP31"], 3)):
        session = new_table(hands=["RES01 RES02 RES03"], logistics=logistics)
        session.answer("trade")
        assert max(option.count("+") + 1 for option in options(session)[:-1]) == most


@clause("AA-12.2")
def test_gold_alone_or_with_a_colour():
    session = new_table(hands=["RES61 RES62"], credits=[0])
    session.answer("trade")
    assert set(options(session)) == {
        "RES61a+RES62b", "RES61b+RES62b", "RES61a", "RES61b", "RES62b", "by_hand",
    }  # fmt: skip
    session.answer("RES61a+RES62b")
    assert now(session).credits[0] == 4


# 13 Blockades


@clause("AA-13.1", "AA-13.3")
def test_a_blocked_card_is_blank_but_counts():
    facts: dict[str, Any] = {"logistics": ["PLN21 SHP01 TEC22"], "blocked": ["PLN21 SHP01 TEC22"]}
    powers = now(new_table(**facts)).powers(0)
    assert powers.kinds == {"ship": 6, "tech": 6, "planet": 6}
    assert powers.limits["discover"] == 2
    assert powers.attack["any"] == 0
    free = now(new_table(logistics=facts["logistics"])).powers(0)
    assert (free.kinds["ship"], free.limits["discover"], free.attack["any"]) == (4, 3, 1)


@clause("AA-13.1")
def test_blocked_operational_cards_do_nothing():
    facts: dict[str, Any] = {"hands": ["RES01 RES02 RES05"], "operational": ["SHP21 TEC25 PLN11"]}
    assert "offensive" in verbs(new_table(**facts))
    assert "offensive" not in verbs(new_table(**facts, blocked=["SHP21"]))
    mining: dict[str, Any] = {"hands": ["RES05 RES06"], "operational": ["PLN11"]}
    assert "mine" in verbs(new_table(**mining))
    assert "mine" not in verbs(new_table(**mining, blocked=["PLN11"]))


@clause("AA-13.1")
def test_cards_under_a_blocked_planet_cannot_pay():
    facts: dict[str, Any] = {
        "hands": ["RES01"], "operational": ["PLN11"], "stored": [[["PLN11", "RES05a"]]], "projects": ["SHP21"],
    }  # fmt: skip
    assert "build" in verbs(new_table(**facts))
    session = new_table(**facts, blocked=["PLN11"])
    assert "build" not in verbs(session)
    session.answer(["lift", "PLN11"])
    assert "build" in verbs(session)


@clause("AA-13.2")
def test_t9_two_symbols_for_a_token():
    session = new_table(
        hands=["RES01 RES05"], logistics=["SHP11"], operational=["SHP21"], blocked=["SHP11 SHP21"], credits=[0]
    )
    session.answer(["remove", "ship"])
    session.answer("RES01a+RES05a")
    session.answer("SHP21")
    assert now(session).blocked[0] == ()


@clause("AA-13.2")
def test_only_tokens_of_the_kind_that_was_chosen():
    session = new_table(hands=["RES01 RES02"], logistics=["SHP11 PLN01"], blocked=["PLN01 SHP11"], credits=[0])
    session.answer(["remove", "ship"])
    session.answer("RES01a+RES02a")
    assert now(session).blocked[0] == ("PLN01",)


@clause("AA-13.2", "AA-4.3")
def test_gold_removes_blockades():
    session = new_table(hands=["RES63"], logistics=["TEC22"], blocked=["TEC22"], credits=[0])
    session.answer(["remove", "tech"])
    session.answer("RES63b")
    assert now(session).blocked[0] == ()


@clause("AA-13.4")
def test_a_credit_for_each_token_to_use_a_card_for_one_action():
    session = new_table(
        hands=["RES01 RES02 RES17"], logistics=["PLN21"], blocked=["PLN21 PLN21"], projects=["SHP31 SHP32"],
        artifacts=["ART05"],
    )  # fmt: skip
    assert now(session).powers(0).kinds["ship"] == 5
    session.answer(["lift", "PLN21"])
    assert now(session).credits[0] == 6
    assert now(session).powers(0).kinds["ship"] == 3
    session.answer(["artifact", "ART05"])
    session.answer(["build", "SHP31"])
    session.answer(options(session)[0])
    session.answer("logistics")
    # The action is over: the card is blank again, its tokens are still there.
    assert now(session).powers(0).kinds["ship"] == 6
    assert now(session).blocked[0] == ("PLN21", "PLN21")


@clause("AA-13.4")
def test_without_the_credits_it_cannot_be_used():
    session = new_table(hands=["RES01"], logistics=["PLN21"], blocked=["PLN21 PLN21"], credits=[1])
    assert "lift" not in verbs(session)


# 15 The draw phase and the deck


@clause("AA-15.1", "AA-15.2")
def test_discard_and_draw_up_to_three():
    session = new_table(hands=["RES01 RES02 RES03"], credits=[5], next="RES05 RES06", tops={"ship": "SHP01 SHP02"})
    session.answer(["buy", "ship", 1])
    assert asked(session) == ("discard", "p1")
    session.answer(["RES01", "RES03"])
    assert now(session).hands[0] == ("RES02", "RES05", "RES06")
    assert now(session).discards == ("RES01", "RES03")


@clause("AA-15.2")
def test_only_the_owner_sees_what_is_drawn():
    session = new_table(hands=["RES01"], credits=[5], next="RES05 RES06")
    session.answer(["buy", "ship", 1])
    session.answer([])
    drawn = [event.effect.card for event in session.seen_by("p2").events if isinstance(event.effect, DrawCard)]
    assert drawn == ["unseen", "unseen"]


def almost_empty(*deck: str, **facts: Any) -> Session[Any]:
    """A table whose resource deck has only these cards; the rest is discarded, unless a seat has it."""
    tables = GAME.start(GAME.options(), GAME.default_pack).tables
    lying = str(facts)
    discards = [card for card in tables.resources if card not in lying and card not in deck]
    return new_table(resources=pile("resources", list(deck), []), discards=discards, **facts)


@clause("AA-3.4", "AA-15.3", "AA-18.1")
def test_the_marker_moves_when_the_last_card_is_drawn_and_drawing_goes_on():
    session = almost_empty("RES05", hands=["RES01"], marker=2, credits=[5])
    session.answer(["buy", "ship", 1])
    session.answer([])
    assert done(session, Exhausted) == [Exhausted("AA-3.4", 1, False)]
    assert len(done(session, Reshuffle)) == 1
    assert len(now(session).hands[0]) == 3
    assert now(session).discards == ()


@clause("AA-15.3")
def test_a_card_that_is_being_resolved_is_not_shuffled():
    session = almost_empty("RES05", projects=["PLN01"], hands=["RES06 RES11"], marker=2)
    session.answer(["discover", "PLN01"])
    session.answer("operational")
    assert len(done(session, Reshuffle)) == 1
    assert now(session).shown == ("RES05",)
    assert "RES05" not in now(session).resources.cards


@clause("AA-15.4")
def test_an_empty_deck_without_discards_is_filled_when_a_card_is_needed():
    tables = GAME.start(GAME.options(), GAME.default_pack).tables
    stored = [["PLN11", f"{card}a"] for card in tables.resources if card not in ("RES05", "RES56")]
    session = new_table(
        resources=pile("resources", ["RES05"], []), stored=[[], stored], operational=["", "PLN11"], hands=["RES56"],
        marker=2, credits=[5],
    )  # fmt: skip
    session.answer(["buy", "ship", 1])
    session.answer([])
    # The last card was drawn: the marker moved; nothing was discarded, so the deck stays empty.
    assert [effect.card for effect in done(session, DrawCard)] == ["RES05"]
    assert len(done(session, Exhausted)) == 1
    assert done(session, Reshuffle) == []
    assert now(session).resources.size() == 0
    session.answer("trade")
    session.answer(options(session)[0])
    # Two cards were paid: they are the deck that is drawn from, and the marker did not move for that.
    kinds = [type(line) for line in session.lines if isinstance(line, (Exhausted, Reshuffle, DrawCard))]
    assert kinds[:4] == [DrawCard, Exhausted, Reshuffle, DrawCard]


@clause("AA-15.5")
def test_a_hand_that_is_too_large_is_discarded_down():
    session = new_table(hands=["RES01 RES02 RES03 RES05 RES06"], credits=[5])
    session.answer(["buy", "ship", 1])
    question = expect_type(session.pending, Several)
    assert (question.least, question.most) == (2, 5)
    session.answer(["RES01", "RES02"])
    assert now(session).hands[0] == ("RES03", "RES05", "RES06")
    assert done(session, DrawCard) == []


# 16 The end


@clause("AA-16.1")
def test_t22_two_players_two_decks():
    for marker, end in ((2, False), (1, True)):
        session = almost_empty("RES05", hands=["RES01"], marker=marker, credits=[5])
        session.answer(["buy", "ship", 1])
        session.answer([])
        assert (now(session).marker, now(session).triggered) == (1, end)


@clause("AA-16.2", "AA-17.1")
def test_t29_all_have_the_same_number_of_turns():
    session = almost_empty("RES05", players=4, turn="p2", hands=["", "RES01"], marker=1, credits=[0, 5, 0, 0])
    session.answer(["buy", "ship", 1])
    session.answer([])
    for seat in ("p3", "p4"):
        assert asked(session)[1] == seat
        session.answer("pass")
    assert session.over
    assert [effect.seat for effect in done(session, NextTurn)] == ["p3", "p4"]
    assert [effect.seat for effect in done(session, FinalScore)] == ["p1", "p2", "p3", "p4"]


@clause("AA-16.3")
def test_after_the_trigger_the_deck_is_only_shuffled():
    session = almost_empty("RES05", hands=["RES01"], marker=1, triggered=True, credits=[5, 0])
    session.answer(["buy", "ship", 1])
    session.answer([])
    assert done(session, Exhausted) == []
    assert len(done(session, Reshuffle)) == 1


# 17 Scoring


def scored(**facts: Any) -> Session[Any]:
    """A game whose last turn is over; each fact is of p1."""
    return new_table(phase="extra", pending=[["score", "p1"], ["score", "p2"]], **facts)


@clause("AA-17.1", "AA-17.2", "AA-17.3", "AA-17.4")
def test_t15_the_example_of_the_book():
    # 15 points; ten cards; a technology for four types of ships (4); Star Union with two operational ships (2) and
    # three exterminate cards (5).
    session = scored(
        points=[15], factions=["FAC1", "FAC2"], operational=["SHP21 SHP31 TEC27"],
        logistics=["SHP01 SHP11 PLN01 PLN11 PLN12 TEC12 TEC26"],
    )  # fmt: skip
    assert done(session, FinalScore)[0] == FinalScore("p1", 10, 4, 7)
    assert GAME.score(now(session))["p1"] == 36


@clause("AA-17.2")
def test_resource_cards_score_nothing():
    session = scored(hands=["RES01 RES02"], operational=["PLN11"], stored=[[["PLN11", "RES05a"]]], factions=["FAC1"])
    assert done(session, FinalScore)[0] == FinalScore("p1", 1, 0, 0)


@clause("AA-17.4")
@pytest.mark.parametrize(
    ("faction", "facts", "points"),
    [
        ("FAC1", {"operational": ["SHP01 SHP02"]}, 2),
        ("FAC1", {"logistics": ["PLN21 PLN22"]}, 3),
        ("FAC1", {"logistics": ["PLN21 PLN22 PLN23"]}, 5),
        ("FAC1", {"logistics": ["PLN21 PLN22 PLN23 PLN24 PLN25"]}, 9),
        ("FAC2", {"operational": ["PLN31 PLN01"]}, 3),
        ("FAC3", {"operational": ["TEC11 TEC01"]}, 3),
        ("FAC4", {"logistics": ["PLN01 PLN11"]}, 6),
        ("FAC4", {"logistics": ["PLN11 PLN12 PLN13 PLN14 PLN15 PLN16"]}, 5),
        ("FAC5", {"logistics": ["SHP31 SHP01"]}, 6),
        ("FAC5", {"logistics": ["SHP01 SHP02 SHP03"]}, 5),
        ("FAC6", {"logistics": ["TEC11 TEC01"]}, 6),
        ("FAC6", {"logistics": ["TEC01 TEC02 TEC03 TEC04"]}, 13),
    ],
)
def test_every_faction_scores_its_own(faction: str, facts: dict[str, Any], points: int):
    other = "FAC2" if faction != "FAC2" else "FAC1"
    assert done(scored(factions=[faction, other], **facts), FinalScore)[0].faction == points


@clause("AA-17.5")
@pytest.mark.parametrize(
    ("points", "credits", "ships", "winners"),
    [
        ((36, 35), (0, 9), ("", ""), ("p1",)),
        ((36, 36), (4, 5), ("", ""), ("p2",)),
        ((35, 36), (4, 4), ("SHP21 SHP22", "SHP23"), ("p1",)),
        ((36, 36), (4, 4), ("SHP21", "SHP22"), ("p1", "p2")),
    ],
)
def test_t31_ties(points: tuple[int, int], credits: tuple[int, int], ships: tuple[str, str], winners: tuple[str, ...]):
    session = scored(points=points, credits=credits, logistics=ships, factions=["FAC4", "FAC6"])
    assert GAME.winners(now(session)) == winners


@clause("AA-17.6")
@pytest.mark.parametrize(("pays", "points", "credits"), [(True, 3, 6), (False, 0, 8)])
def test_a_blocked_technology_scores_if_its_owner_pays(pays: bool, points: int, credits: int):
    session = scored(operational=["TEC03 PLN11 PLN12 PLN13 PLN14"], blocked=["TEC03 TEC03"], factions=["FAC1", "FAC2"])
    assert asked(session) == ("score.pay", "p1")
    session.answer(pays)
    assert done(session, FinalScore)[0].techs == points
    assert now(session).credits[0] == credits


@clause("AA-17.6")
def test_who_cannot_pay_is_not_asked():
    session = scored(
        operational=["TEC03 PLN11 PLN12 PLN13 PLN14"], blocked=["TEC03 TEC03"], credits=[1], factions=["FAC1", "FAC2"]
    )
    assert session.over
    assert done(session, FinalScore)[0].techs == 0
    assert done(session, Spend) == []


# 18 Card notes


@clause("AA-18.5")
def test_t16_the_investment_bank():
    session = new_table(logistics=["TEC31"], credits=[9], hands=["RES01"])
    session.answer(["additional", "TEC31"])
    assert now(session).credits[0] == 6
    assert now(session).points[0] == 1
    assert "additional" not in verbs(session)


@clause("AA-18.6", "AA-19.9")
@pytest.mark.parametrize(("before", "points"), [("TEC01 PLN31", 1), ("TEC01 PLN31 SHP32", 0)])
def test_t18_the_first_of_its_type_within_its_kind(before: str, points: int):
    session = new_table(logistics=[before], projects=["SHP31"], hands=["RES01 RES02"])
    session.answer(["build", "SHP31"])
    session.answer("logistics")
    assert now(session).points[0] == points


@clause("AA-18.7", "AA-19.4")
def test_t19_a_purchase_in_addition_at_its_price():
    session = new_table(logistics=["TEC32"], hands=["RES01"], credits=[12])
    session.answer(["additional", "TEC32"])
    assert asked(session) == ("only", "p1")
    assert verbs(session) == ["buy", "stop"]
    session.answer(["buy", "planet", 1])
    assert now(session).credits[0] == 7
    assert now(session).acts == 1
    # The action of the turn is still to come.
    assert "end" not in verbs(session)
    assert "buy" in verbs(session)
    session = new_table(logistics=["TEC32"], hands=["RES01"], credits=[4])
    assert "additional" not in verbs(session)


@clause("AA-18.8")
def test_t17_deep_analysis():
    session = new_table(logistics=["TEC11"], hands=["RES13 RES49 RES31"], credits=[0])
    session.answer(["action", "TEC11"])
    session.answer(options(session)[0])
    assert now(session).points[0] == 2
    assert len(now(session).discards) == 3
    # Two cards cannot show three colours.
    assert "action" not in verbs(new_table(logistics=["TEC11"], hands=["RES13 RES31"], credits=[0]))


def test_bad_answers_are_refused():
    session = new_table(hands=["RES01"])
    before = session.save()
    for wrong in (["buy", "moon", 1], ["buy", "ship", 99], ["build", "SHP01"], "gather"):
        with pytest.raises(NotAllowed):
            session.answer(wrong)
    assert session.save() == before
    assert done(session, PlayArtifact) == []
