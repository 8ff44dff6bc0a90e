"""What reviews of the rules found wrong, sentence by sentence: each was a failing test first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, cards_of, done, new_table, now, options, verbs
from tests.games.alien_artifacts.test_19_vocabulary import with_effect
from visavis.core import NotAllowed, Nothing, Session
from visavis.core.question import One
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.artifacts import PlayArtifact
from visavis.games.alien_artifacts.effects.attacks import NextSystem, Strike
from visavis.games.alien_artifacts.effects.payment import Earn, Spend
from visavis.games.alien_artifacts.effects.projects import Complete, Offer
from visavis.games.alien_artifacts.effects.resources import DrawCard, Reveal
from visavis.games.alien_artifacts.effects.scoring import FactionScores, FinalScore, Score, TechScores, Total
from visavis.games.alien_artifacts.effects.setup import TurnUp, TurnUpSystem
from visavis.games.alien_artifacts.effects.turn import NextTurn
from visavis.games.alien_artifacts.state import State
from visavis.testing import clause, expect_type
from visavis.words import LANGUAGES, Words

RED = "RES01 RES02"
"""Two cards with red 3."""


def cases(session: Session[State]) -> list[str]:
    return [note.case for note in done(session, Nothing)]


# 9 Attacks: nothing happens before a ship attacks


@clause("AA-9.10", "AA-9.7")
def test_an_attack_without_a_ship_is_none():
    session = new_table(operational=["SHP21 SHP22"], logistics=["TEC21"], hands=[RED], system="SYS2")
    session.answer("offensive")
    session.answer("alien")
    session.answer("stop")
    assert done(session, Score) == []
    assert done(session, NextSystem) == []
    assert cases(session) == ["attack.none"]


@clause("AA-9.10")
def test_an_attacked_empire_gains_only_if_a_ship_attacks():
    session = new_table(operational=["SHP21 SHP22"], logistics=["", "TEC35"], hands=[RED], next="RES14")
    session.answer("offensive")
    session.answer("p2")
    assert done(session, Earn) == []
    session.answer("SHP21")
    assert [(effect.seat, effect.credits) for effect in done(session, Earn)] == [("p2", 3)]


@clause("AA-9.7")
def test_a_ship_finished_inside_an_offensive_replaces_its_own_system_only():
    session = new_table(
        operational=["SHP21 SHP22"], projects=["SHP23"], artifacts=["ART01"], hands=[RED], system="SYS2",
        next="RES06 RES09 RES10",
    )  # fmt: skip
    session.answer("offensive")
    session.answer("alien")
    session.answer("SHP21")
    session.answer("ART01")
    session.answer("operational")
    session.answer("alien")
    assert [effect.old for effect in done(session, NextSystem)] == ["SYS2"]
    assert [effect.ship for effect in done(session, Strike)] == ["SHP21", "SHP23"]
    session.answer("SHP22")
    assert [effect.old for effect in done(session, NextSystem)] == ["SYS2"]


@clause("AA-2.8", "AA-9.3")
@pytest.mark.parametrize(
    ("ship", "target", "value"),
    [
        ("SHP01", "alien", 2), ("SHP01", "p2", 1), ("SHP11", "alien", 1), ("SHP11", "p2", 2), ("SHP21", "alien", 2),
        ("SHP21", "p2", 2),
    ],
)  # fmt: skip
def test_a_ship_has_its_bonus_against_its_foe(ship: str, target: str, value: int):
    session = new_table(operational=[ship], hands=[RED], next="RES14", system="SYS2")
    session.answer("offensive")
    session.answer(target)
    assert done(session, Strike)[0].value == value


@clause("AA-14.1")
def test_gold_pays_no_operational_action():
    # 3 red and 3 gold: enough to build, not for an offensive.
    session = new_table(operational=["SHP21"], projects=["SHP22"], hands=["RES01 RES64"])
    assert "build" in verbs(session)
    assert "offensive" not in verbs(session)
    assert "mine" not in verbs(new_table(operational=["PLN11"], hands=["RES37 RES74"]))


# 11 Artifacts at any moment of the own turn


@clause("AA-11.3")
def test_an_artifact_between_two_ships():
    session = new_table(
        operational=["SHP21 SHP22"], artifacts=["ART13"], hands=[RED], system="SYS2", next="RES06 RES10"
    )
    session.answer("offensive")
    session.answer("alien")
    session.answer("SHP21")
    assert options(session) == ("SHP22", "ART13", "stop")
    session.answer("ART13")
    session.answer("SHP22")
    assert [effect.value for effect in done(session, Strike)] == [3, 5]


@clause("AA-11.3")
def test_an_artifact_before_the_target_is_named():
    session = new_table(operational=["SHP21"], artifacts=["ART13"], hands=[RED], system="SYS2", next="RES06")
    session.answer("offensive")
    assert options(session) == ("alien", "p2", "ART13", "nobody")
    session.answer("ART13")
    session.answer("alien")
    assert done(session, Strike)[0].value == 5


@clause("AA-11.3", "AA-15.1")
def test_after_the_action_an_artifact_is_played_apart_from_discarding():
    session = new_table(artifacts=["ART16"], hands=["RES01 RES02 RES05"])
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session) == ("turn.after", "p1")
    session.answer(["artifact", "ART16"])
    assert now(session).points[0] == 3
    assert asked(session) == ("discard", "p1")
    assert options(session) == ("RES02", "RES05")


@clause("AA-11.3", "AA-15.1")
def test_no_tick_among_the_cards_to_discard_plays_an_artifact():
    session = new_table(artifacts=["ART16"], hands=["RES01 RES02 RES05"])
    session.answer("trade")
    session.answer("RES01a")
    session.answer("end")
    assert options(session) == ("RES02", "RES05")
    with pytest.raises(NotAllowed):
        session.answer(["RES02", "ART16"])
    assert now(session).hands[0] == ("RES02", "RES05")
    assert now(session).artifacts[0] == ("ART16",)


@clause("AA-11.3", "AA-15.5")
def test_with_a_hand_of_five_an_artifact_is_played_without_discarding():
    session = new_table(artifacts=["ART16"], hands=["RES01 RES02 RES03 RES04 RES05"])
    session.answer(["buy", "ship", 1])
    session.answer(["artifact", "ART16"])
    assert now(session).points[0] == 3
    assert len(now(session).hands[0]) == 5


@clause("AA-11.3", "AA-19.3", "AA-19.6")
@pytest.mark.parametrize("artifact", ["ART08", "ART09", "ART10", "ART11", "ART13"])
def test_after_the_action_no_artifact_is_offered_that_can_do_nothing_any_more(artifact: str):
    session = new_table(artifacts=[artifact], hands=["RES01 RES02 RES05"])
    assert cards_of(session, "artifact") == (artifact,)
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session)[0] == "discard"
    assert now(session).artifacts[0] == (artifact,)


@clause("AA-19.3", "AA-4.10")
def test_an_artifact_that_pays_is_offered_for_an_additional_effect():
    paid = with_effect("tech", "TEC31", trigger="turn", cost="B:5", effect="VP(1)").pack
    facts: dict[str, Any] = {"phase": "play", "hands": [["RES01", "RES02"], []], "logistics": [["TEC31"], []]}
    offered = {}
    for artifact in ("ART08", "ART09", "ART11"):
        position = {**facts, "artifacts": [[artifact], []]}
        session = Session.new(GAME, {"players": 2}, seed=1, own_pack=paid, position=position)
        session.answer("trade")
        session.answer("RES01a")
        offered[artifact] = asked(session)[0] == "turn.after"
    assert offered == {"ART08": False, "ART09": True, "ART11": True}


@clause("AA-11.3", "AA-2.3")
def test_at_fifteen_credits_no_artifact_is_offered_for_more():
    assert cards_of(new_table(artifacts=["ART12"], hands=["RES01"], credits=[15, 8]), "artifact") == ()
    assert cards_of(new_table(artifacts=["ART12"], hands=["RES01"], credits=[14, 8]), "artifact") == ("ART12",)


@clause("AA-11.3", "AA-19.4")
def test_actions_of_an_artifact_after_the_action_can_be_taken():
    session = new_table(artifacts=["ART05"], hands=["RES01 RES02 RES05"])
    session.answer("trade")
    session.answer("RES01a")
    session.answer(["artifact", "ART05"])
    assert asked(session) == ("turn", "p1")
    assert now(session).acts == 2


@clause("AA-11.3")
def test_without_an_artifact_nothing_is_asked_more():
    session = new_table(hands=["RES01 RES02 RES05"])
    session.answer("trade")
    session.answer("RES01a")
    assert options(session) == ("RES02", "RES05")
    session.answer([])
    assert asked(session) == ("turn", "p2")


# 13 Blocked cards


@clause("AA-13.4")
def test_paying_for_a_blocked_card_completes_nothing_before_the_action():
    # 3 red lie under the ship; the blocked planet would make it cost 3.
    session = new_table(
        projects=["SHP22"], attached=[[["SHP22", "RES01a"]]], logistics=["PLN21"], blocked=["PLN21"], hands=["RES37"]
    )
    session.answer(["lift", "PLN21"])
    assert done(session, Complete) == []
    assert asked(session)[0] == "turn"
    # In the action it counts.
    session.answer(["build", "SHP22"])
    session.answer("logistics")
    assert len(done(session, Complete)) == 1


@clause("AA-13.4", "AA-4.8")
@pytest.mark.parametrize("answers", [[["buy", "planet", 1]], [["prepare", "tech"], ["attach", "RES23b", "TEC21"]]])
def test_what_is_paid_for_a_blocked_card_serves_no_other_action(answers: list[Any]):
    # 3 red lie under the ship, which would cost 3 with the blocked planet.
    session = new_table(
        projects=["SHP22 TEC21"], attached=[[["SHP22", "RES01a"]]], logistics=["PLN21"], blocked=["PLN21"],
        hands=["RES37 RES23"],
    )  # fmt: skip
    session.answer(["lift", "PLN21"])
    for answer in answers:
        session.answer(answer)
    assert done(session, Complete) == []
    assert asked(session)[0] != "side"


@clause("AA-13.4", "AA-8.1")
def test_what_is_paid_for_a_blocked_card_makes_only_the_ship_of_the_action_cheaper():
    # With the planet the first ship costs 3 and then the other one 4: both lie ready, but only one is paid for.
    session = new_table(
        projects=["SHP22 SHP23"], attached=[[["SHP22", "RES01a"], ["SHP23", "RES02a"], ["SHP23", "RES11a"]]],
        logistics=["PLN21"], blocked=["PLN21"], hands=["RES37"],
    )  # fmt: skip
    session.answer(["lift", "PLN21"])
    session.answer(["build", "SHP22"])
    session.answer("logistics")
    assert [effect.card for effect in done(session, Complete)] == ["SHP22"]
    assert asked(session)[0] != "side"


@clause("AA-13.4")
def test_after_the_action_only_an_additional_effect_is_paid_for():
    session = new_table(logistics=["PLN21"], blocked=["PLN21"], hands=["RES01 RES02"])
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session)[0] == "discard"
    session = new_table(logistics=["TEC31"], blocked=["TEC31"], hands=["RES01 RES02"])
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session)[0] == "turn.after"
    session.answer(["lift", "TEC31"])
    session.answer(["additional", "TEC31"])
    assert now(session).points[0] == 1


@clause("AA-13.4", "AA-19.4")
def test_it_holds_for_one_action_of_several():
    session = new_table(logistics=["PLN21"], blocked=["PLN21"], artifacts=["ART05"], hands=[f"{RED} RES03"])
    session.answer(["artifact", "ART05"])
    session.answer(["lift", "PLN21"])
    assert now(session).lifted == ("PLN21",)
    session.answer("trade")
    session.answer("RES01a")
    assert now(session).lifted == ()
    session.answer(["lift", "PLN21"])
    assert now(session).lifted == ("PLN21",)
    assert asked(session)[0] == "turn"


# 19 Further actions may lapse


@clause("AA-19.4")
def test_further_actions_may_lapse_but_not_the_first():
    session = new_table(artifacts=["ART05"], hands=["RES01 RES02 RES03"])
    assert "end" not in verbs(session)
    session.answer(["artifact", "ART05"])
    assert "end" not in verbs(session)
    with pytest.raises(NotAllowed):
        session.answer("end")
    session.answer("trade")
    session.answer("RES01a")
    assert "end" in verbs(session)
    session.answer("end")
    assert asked(session)[0] == "discard"


@clause("AA-19.4", "AA-18.7")
def test_a_further_purchase_may_lapse():
    session = new_table(logistics=["TEC32"], credits=[8, 8], hands=["RES01"])
    session.answer(["additional", "TEC32"])
    assert verbs(session) == ["buy", "stop"]
    session.answer("stop")
    assert done(session, Spend) == []
    assert asked(session)[0] == "turn"


# 4 What is asked when something is paid


@clause("AA-4.1")
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_question_says_what_is_paid_for(language: str):
    words = Words(language, GAME, strict=True)
    hands = {"offensive": "RES01 RES02 RES03", "revenue": "RES23 RES24 RES25", "mine": "RES37 RES38 RES39"}
    for action, hand in hands.items():
        session = new_table(operational=["SHP21 TEC01 PLN01"], hands=[hand])
        session.answer(action)
        said = words.question(session.pending)
        assert words.name(action) in said
        assert " 5 " in said
        assert "  " not in said


@clause("AA-4.2")
def test_two_colours_are_both_named():
    faction = next(id for id, cost in now(new_table()).tables.cost.items() if len(cost) == 2 and id.startswith("FAC"))
    words = Words("de", GAME, strict=True)
    colours = [words.name(colour) for colour, _ in now(new_table()).tables.cost[faction]]
    found = None
    for hand in ("RES01 RES05 RES19 RES37 RES38 RES23 RES24 RES41 RES02 RES20",):
        session = new_table(factions=[faction, ""], hands=[hand])
        if "faction" in verbs(session):
            session.answer("faction")
            found = words.question(session.pending)
    assert found is not None
    assert all(colour in found for colour in colours)


@clause("AA-18.8")
def test_one_card_of_each_colour_is_asked_for_as_such():
    session = new_table(logistics=["TEC11"], hands=["RES01 RES02 RES19 RES37 RES38"])
    session.answer(["action", "TEC11"])
    for language in ("de", "en"):
        said = Words(language, GAME, strict=True).question(session.pending)
        assert "99" not in said
        assert "0" not in said.replace("10", "")


# 5 Buying


@clause("AA-5.2")
def test_nobody_pays_for_cards_that_are_not_there():
    ships = [f"SHP{n:02}" for n in range(1, 39)]
    session = new_table(credits=[15, 8], logistics=["", " ".join(ships)], hands=["RES01"])
    session.answer(["buy", "ship", 6])
    assert [effect.credits for effect in done(session, Spend)] == [6]
    assert len(done(session, Offer)[0].cards) == 2
    assert cases(session) == ["buy.fewer"]


# 14 The order of technologies and planets


@clause("AA-14.5")
def test_the_order_is_asked_where_the_deck_runs_out_in_between():
    facts: dict[str, Any] = {"operational": ["TEC25 TEC29 SHP21 SHP22 SHP23"], "hands": ["RES23 RES24"]}
    session = new_table(**facts, next="RES01 RES37")
    session.answer("revenue")
    assert asked(session)[0] != "order"
    rest = [f"RES{n:02}" for n in range(1, 84) if n not in (1, 23, 24)]
    one = {"stream": "resources", "layers": [{"size": 1}], "pool": ["RES01"]}
    session = new_table(**facts, resources=one, discards=rest)
    session.answer("revenue")
    assert asked(session) == ("order", "p1")
    assert options(session) == ("TEC25", "TEC29")
    session.answer("TEC29")
    assert [effect.source for effect in done(session, Score)][:1] == ["TEC29"]
    assert len(done(session, Reveal)) == 2


@clause("AA-14.6")
def test_mining_in_the_order_of_the_owner():
    rest = [f"RES{n:02}" for n in range(1, 84) if n not in (37, 38, 56)]
    session = new_table(
        operational=["PLN11 PLN12"], hands=["RES37 RES38"], discards=rest,
        resources={"stream": "resources", "layers": [{"size": 1}], "pool": ["RES56"]},
    )  # fmt: skip
    session.answer("mine")
    assert asked(session) == ("order", "p1")
    session.answer("PLN12")
    assert now(session).stored[0][0][0] == "PLN12"


# 1, 7, 6 What is told


@clause("AA-1.4")
def test_the_available_system_has_its_own_clause():
    session = Session.new(GAME, seed=1)
    (system,) = done(session, TurnUpSystem)
    assert system.clause == "AA-1.4"
    assert now(session).systems.layers[0].known == (system.card,)
    assert len(done(session, TurnUp)) == 3


@clause("AA-14.5", "AA-7.4")
def test_a_revealed_card_that_does_not_fit_is_told():
    session = new_table(operational=["TEC25 SHP21"], hands=["RES23 RES24"], next="RES37")
    session.answer("revenue")
    (note,) = done(session, Nothing)
    assert note.case == "reveal.no_match"
    assert note.args["tech"] == "TEC25"
    for language in ("de", "en"):
        assert Words(language, GAME, strict=True).effect(note)


@clause("AA-6.7")
def test_the_question_says_which_section_brings_the_point():
    session = new_table(operational=["PLN01"], hands=["RES37 RES38"], next="RES05")
    session.answer("mine")
    assert asked(session)[0] == "tuck"
    assert expect_type(session.pending, One).args["fits"] == "RES05b"


# 17 The final scoring

LAST: dict[str, Any] = {"triggered": True, "turn": "p2", "start": "p1", "hands": ["", "RES01"]}


def ended(**facts: Any) -> Session[State]:
    """The last turn is over."""
    session = new_table(**{**LAST, **facts})
    session.answer("trade")
    session.answer("RES01a")
    return session


@clause("AA-17.6")
def test_the_credits_that_are_paid_may_count_for_the_technology():
    # TEC31 scores 3 from 9 credits on, 1 from 5 on: 9 credits, of which one is paid.
    session = ended(operational=["TEC31"], blocked=["TEC31"], credits=[9, 8])
    assert asked(session) == ("score.pay", "p1")
    assert expect_type(session.pending, One).args["points"] == 1
    session.answer(True)
    assert done(session, FinalScore)[0].techs == 1


@clause("AA-17.6")
def test_paying_for_another_technology_says_what_it_brings_in_all():
    # TEC31 (not blocked) falls from 3 to 1 by the credit, TEC36 brings 2: nothing to gain.
    session = ended(operational=["TEC31 TEC36 PLN01 PLN02 TEC02"], blocked=["TEC36"], credits=[9, 8])
    assert session.over
    assert done(session, FinalScore)[0].techs == 5


@clause("AA-17.3", "AA-17.4", "AA-17.1")
def test_the_final_scoring_is_told_card_by_card_with_its_sum():
    session = ended(operational=["TEC31 SHP21"], credits=[9, 8], points=[7, 0], factions=["FAC1", "FAC2"])
    assert [(note.card, note.points) for note in done(session, TechScores)] == [("TEC31", 3)]
    mine = [note for note in done(session, FactionScores) if note.seat == "p1"]
    score = done(session, FinalScore)[0]
    assert sum(note.points for note in mine) == score.faction > 0
    (total, _) = done(session, Total)
    assert (total.before, total.points) == (7, 7 + score.cards + score.techs + score.faction)


# What a trigger asks comes before the turn is over


@clause("AA-3.1", "AA-19.9")
def test_what_the_last_card_triggers_is_asked_within_the_turn():
    other = with_effect("tech", "TEC40", effect="CYCLE(1)").pack
    rest = [f"RES{n:02}" for n in range(1, 84) if n not in (1, 2, 3, 4, 5)]
    position: dict[str, Any] = {
        "phase": "play", "logistics": [["TEC40"], []], "hands": [["RES01", "RES02"], ["RES04", "RES05"]],
        "discards": rest, "resources": {"stream": "resources", "layers": [{"size": 1}], "pool": ["RES03"]},
    }  # fmt: skip
    session = Session.new(GAME, {"players": 2}, seed=1, own_pack=other, position=position)
    session.answer("trade")
    session.answer("RES01a")
    session.answer([])
    assert asked(session) == ("cycle", "p1")
    assert done(session, NextTurn) == []
    session.answer([])
    assert asked(session) == ("turn", "p2")
    assert len(done(session, DrawCard)) >= 2


# 3 Closed verbs say why


@clause("AA-3.2")
@pytest.mark.parametrize("verb", ["faction", "additional", "remove", "lift", "artifact"])
def test_what_is_not_possible_says_why(verb: str):
    session = new_table(hands=["RES01"])
    with pytest.raises(NotAllowed) as refused:
        session.answer(verb)
    assert refused.value.details["reason"]


def test_an_artifact_is_offered_only_if_it_does_anything():
    session = new_table(artifacts=["ART01"], hands=["RES01 RES02"])
    assert cards_of(session, "artifact") == ()
    assert done(session, PlayArtifact) == []


# What somebody who knew no card stumbled over


@clause("AA-8.5")
def test_attacking_nobody_is_told():
    session = new_table(operational=["SHP21"], hands=[RED], system="SYS2")
    session.answer("offensive")
    session.answer("nobody")
    assert cases(session) == ["attack.none"]
    assert done(session, Strike) == []


@clause("AA-13.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_paying_for_tokens_says_what_it_brings(language: str):
    session = new_table(logistics=["SHP21"], blocked=["SHP21"], hands=[f"{RED} RES03"])
    session.answer(["remove", "ship"])
    assert asked(session)[0] == "pay"
    words = Words(language, GAME, strict=True)
    for said in (words.question(session.pending), words.heading(session.pending)):
        assert words.name("ship") in said
        assert " 2 " in said


@clause("AA-9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defender_reads_whose_points_stand_in_a_plan(language: str):
    session = new_table(operational=["SHP21"], hands=[RED], plans=["", "DEF01"])
    session.answer("offensive")
    session.answer("p2")
    assert asked(session) == ("defend", "p2")
    words = Words(language, GAME, strict=True)
    assert words.question(session.pending).count(words.seat("p1")) == 2


@clause("AA-11.3", "AA-15.1")
def test_a_game_of_earlier_rules_that_waits_in_the_draw_phase_goes_on():
    session = new_table(artifacts=["ART16"], hands=["RES01 RES02 RES05"])
    for answer in ("trade", "RES01a", "end"):
        session.answer(answer)
    *whole, step = session.save().replace('"rules":"4"', '"rules":"3"').splitlines()
    assert step.startswith('{"step"') or step.startswith('{"do"')
    earlier = Session.load("\n".join([*whole, step, '{"answer":["ART16"],"to":"discard","by":"p1"}', ""]))
    assert options(earlier) == ("RES02", "RES05")
    assert now(earlier).artifacts[0] == ("ART16",)
    assert [notice.id for notice in earlier.notices] == ["rules.changed"]
    earlier.answer(["RES02"])
    assert asked(earlier) == ("turn", "p2")
