"""Section 19: every word that effects are written in, and the packs that are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, cards_of, done, new_table, now, options, pile, verbs
from visavis.core import TABLE, BadPack, Session
from visavis.core.question import Several
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards import Tables
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.effects.artifacts import KeepArtifact, LookAtArtifact
from visavis.games.alien_artifacts.effects.attacks import LoseShip, Strike
from visavis.games.alien_artifacts.effects.payment import Earn, Pay
from visavis.games.alien_artifacts.effects.projects import Offer, PutUnder, Tuck
from visavis.games.alien_artifacts.effects.resources import DrawCard, Reveal
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Also, NextTurn
from visavis.games.alien_artifacts.scoring import MEASURES
from visavis.games.alien_artifacts.your_turn.gains import AT_ONCE
from visavis.games.alien_artifacts.your_turn.vocabulary_effects import ASKED
from visavis.testing import clause, expect_type


def artifact(card: str, **facts: Any) -> Session[Any]:
    """A table at which p1 has just played an artifact."""
    session = new_table(artifacts=[card], **{"hands": ["RES01 RES02"], **facts})
    session.answer(["artifact", card])
    return session


def with_effect(table: str, id: str, **values: object) -> Session[Any]:
    """A new game with one card of the pack changed."""
    raw = dict(GAME.default_pack.raw)
    raw[table] = [{**row, **values} if row["id"] == id else row for row in raw[table]]
    assert GAME.pack is not None
    return Session.new(GAME, own_pack=GAME.pack.build(raw))


def test_every_word_is_either_carried_out_or_read():
    """The list is closed: every word has its code and its words in both languages."""
    from visavis.words import Words

    assert set(say.GAINS) == {*AT_ONCE, *ASKED, "VPMIN"}
    assert set(say.METRICS) == {*MEASURES}
    for language in ("de", "en"):
        words = Words(language, GAME, strict=True)
        for word in {*say.GAINS, *say.STATIC, *say.ENTRIES}:
            assert words.has(f"call-{word}"), word


def test_every_card_of_the_house_set_is_described():
    from visavis.words import Words

    for language in ("de", "en"):
        words = Words(language, GAME, strict=True)
        for table, cards in GAME.default_pack.tables.items():
            for id in cards:
                assert bool(words.describe(id)) == (table != "resource"), id


# Gains


@clause("AA-19.1")
def test_vp_and_cr():
    assert now(artifact("ART16")).points[0] == 3
    assert now(artifact("ART12", credits=[4])).credits[0] == 12


@clause("AA-19.1")
def test_res_draws_cards_and_act_gives_actions():
    session = artifact("ART06", next="RES05 RES06")
    assert [effect.card for effect in done(session, DrawCard)] == ["RES05", "RES06"]
    assert now(session).acts == 2


@clause("AA-19.1")
def test_revenue_scores_every_operational_technology_as_if_it_matched():
    session = artifact("ART15", operational=["TEC25 TEC29 SHP21 TEC03"])
    assert [(effect.source, effect.points) for effect in done(session, Score)] == [("TEC25", 1), ("TEC29", 1)]
    assert done(session, Reveal) == []


@clause("AA-19.2")
def test_prod_each_and_one():
    session = artifact("ART14", operational=["PLN11 PLN12"], next="RES56 RES57 RES58 RES66")
    assert [effect.planet for effect in done(session, Tuck)] == ["PLN11", "PLN11", "PLN12", "PLN12"]
    session = new_table(logistics=["TEC09"], operational=["PLN11 PLN12"], hands=["RES01"], next="RES56")
    session.answer(["additional", "TEC09"])
    assert asked(session) == ("produce.planet", "p1")
    session.answer("PLN12")
    assert done(session, Tuck)[0].planet == "PLN12"
    assert now(session).credits[0] == 6


@clause("AA-19.2")
def test_prod_on_the_only_planet_is_not_asked():
    session = new_table(logistics=["TEC08"], operational=["PLN11"], hands=["RES05"], next="RES56 RES57")
    session.answer(["action", "TEC08"])
    assert [effect.section for effect in done(session, Tuck)] == ["RES56b", "RES57b"]


@clause("AA-19.2")
def test_take_looks_at_cards_of_any_deck():
    session = new_table(logistics=["TEC20"], hands=["RES23"], tops={"planet": "PLN01 PLN02 PLN03 PLN04"})
    session.answer(["action", "TEC20"])
    assert asked(session) == ("take.kind", "p1")
    session.answer("planet")
    assert options(session) == ("PLN01", "PLN02", "PLN03")
    session.answer("PLN03")
    assert now(session).projects[0] == ("PLN03",)
    assert done(session, PutUnder)[0].cards == ("PLN01", "PLN02")


@clause("AA-18.4", "AA-19.2")
def test_search_moves_cards_under_the_deck_until_one_fits():
    first = with_effect("artifact", "ART16", effect="SEARCH(ship,exploit)")
    raw = first.pack.raw
    assert GAME.pack is not None
    tables = Tables(first.pack, False)
    rest = [card for card in tables.cards["ship"] if card not in ("SHP01", "SHP11", "SHP33", "SHP02")]
    session = Session.new(
        GAME,
        own_pack=GAME.pack.build(raw),
        position={
            "phase": "play", "artifacts": [["ART16"], []],
            "ship_deck": pile("ships", ["SHP01", "SHP11", "SHP33", "SHP02"], rest),
        },
    )  # fmt: skip
    session.answer(["artifact", "ART16"])
    state = now(session)
    assert state.projects[0] == ("SHP33",)
    assert done(session, PutUnder)[0].cards == ("SHP01", "SHP11")
    assert state.ship_deck.layers[0].known == ("SHP02",)
    assert done(session, Offer)[0].cards == ("SHP01", "SHP11", "SHP33")


@clause("AA-19.9")
def test_a_trigger_that_needs_an_answer_asks_after_what_triggered_it():
    """No technology of the house set has one; an owner's pack may."""
    pack = with_effect("tech", "TEC33", effect="CYCLE(1)").pack
    position = {"phase": "play", "logistics": [["TEC33"], []], "hands": [["RES01", "RES02", "RES05"], []]}
    session = Session.new(GAME, own_pack=pack, position=position)
    session.answer("trade")
    session.answer("RES01a")
    assert [effect.tasks for effect in done(session, Also)] == [(("call", "p1", "CYCLE", 1, "TEC33"),)]
    assert done(session, Earn)[0].credits == 3
    assert asked(session) == ("cycle", "p1")
    assert options(session) == ("RES02", "RES05")
    session.answer(["RES02"])
    assert len(now(session).hands[0]) == 2
    assert asked(session) == ("discard", "p1")
    assert Session.load(session.save()).save() == session.save()


@clause("AA-19.2")
@pytest.mark.parametrize(("card", "project"), [("ART01", "SHP31"), ("ART02", "TEC31"), ("ART03", "PLN11")])
def test_finish_all_is_free(card: str, project: str):
    session = artifact(card, projects=["SHP31 TEC31 PLN11"])
    assert asked(session) == ("side", "p1")
    session.answer("logistics")
    assert now(session).logistics[0] == (project,)
    assert now(session).hands[0] == ("RES01", "RES02")


@clause("AA-19.2")
def test_finish_4_only_where_that_is_enough():
    assert "artifact" not in verbs(new_table(artifacts=["ART04"], projects=["SHP31 TEC31"], hands=["RES01"]))
    session = artifact("ART04", projects=["SHP31 TEC31 PLN11"], attached=[[["SHP31", "RES17a"], ["TEC31", "RES53b"]]])
    assert asked(session) == ("finish.project", "p1")
    assert options(session) == ("SHP31", "TEC31")
    session.answer("TEC31")
    session.answer("logistics")
    assert now(session).logistics[0] == ("TEC31",)
    assert "RES53" in now(session).discards


@clause("AA-19.2")
def test_cycle_swaps_hand_cards():
    session = new_table(logistics=["TEC14"], hands=["RES01 RES02 RES03"], next="RES05 RES06")
    session.answer(["additional", "TEC14"])
    question = expect_type(session.pending, Several)
    assert (question.least, question.most) == (0, 2)
    session.answer(["RES01", "RES02"])
    assert now(session).hands[0] == ("RES03", "RES05", "RES06")
    assert now(session).credits[0] == 7


@clause("AA-19.2")
def test_clear_removes_a_token_of_any_kind():
    session = new_table(logistics=["TEC37 TEC22 PLN01"], blocked=["PLN01 TEC22"], hands=["RES01"])
    session.answer(["additional", "TEC37"])
    assert options(session) == ("PLN01", "TEC22")
    session.answer("PLN01")
    assert now(session).blocked[0] == ("TEC22",)


@clause("AA-19.3")
def test_paywith_pays_beyond_the_limit_and_without_being_gold():
    session = artifact("ART08", hands=["RES17"], operational=["SHP21"], projects=["SHP22"])
    assert {"offensive", "build"} <= set(verbs(session))
    session.answer("offensive")
    assert done(session, Pay)[0].sections == ("ART08",)
    assert now(session).boosts == ()
    assert now(session).hands[0] == ("RES17",)


@clause("AA-19.3")
def test_paywith_adds_to_cards():
    ships = "SHP11 SHP12 SHP13 SHP14"
    session = artifact("ART08", hands=["RES01 RES14"], logistics=[ships], projects=["SHP31"])
    # Nine red: six of the artifact and a card.
    session.answer(["build", "SHP31"])
    assert done(session, Pay)[0].sections == ("ART08", "RES01a")


@clause("AA-19.3")
def test_two_artifacts_pay_together_for_two_colours():
    """They were taken for two halves of one card, because their ids begin alike."""
    session = new_table(artifacts=["ART08 ART09"], hands=[""], factions=["FAC6"])
    session.answer(["artifact", "ART08"])
    assert "faction" not in verbs(session)
    session.answer(["artifact", "ART09"])
    session.answer("faction")
    assert done(session, Pay)[0].sections == ("ART08", "ART09")
    assert now(session).boosts == ()


@clause("AA-19.3")
def test_paywith_of_any_colour_is_fixed_when_played_and_ends_with_the_turn():
    session = artifact("ART11", projects=["TEC31"], hands=["RES14"], credits=[0])
    assert asked(session) == ("boost.colour", "p1")
    session.answer("B")
    assert now(session).boosts == (("ART11", "B", 5),)
    assert cards_of(session, "develop") == ("TEC31",)
    session.answer("trade")
    session.answer("RES14a")
    assert asked(session)[1] == "p2"
    assert now(session).boosts == ()


@clause("AA-19.4")
def test_act_any_gives_two_more_actions_at_their_cost():
    session = artifact("ART05", hands=["RES01 RES02 RES03"], credits=[10])
    for left in (2, 1):
        session.answer(["buy", "ship", 1])
        assert now(session).acts == left
    assert now(session).credits[0] == 0
    session.answer("trade")
    session.answer("RES01a")
    assert asked(session)[0] == "discard"


@clause("AA-19.5")
def test_turns_come_after_the_last_regular_turn_in_turn_order():
    session = artifact("ART07", triggered=True, turn="p1", start="p1", hands=[""], credits=[0, 0], extra=[0, 1])
    assert now(session).artifacts_gone == ("ART07",)
    assert now(session).artifact_discards == ()
    while not session.over:
        assert session.pending is not None
        session.answer("pass" if "pass" in verbs_or(session) else next(iter(session.pending.answers())))
    turns = [(effect.seat, effect.extra) for effect in done(session, NextTurn)]
    assert turns == [("p2", False), ("p1", True), ("p1", True), ("p2", True)]


def verbs_or(session: Session[Any]) -> list[str]:
    return verbs(session) if asked(session)[0].startswith("turn") else []


# Attacks


@clause("AA-19.6")
def test_atktemp_holds_for_this_turn():
    session = artifact("ART13", operational=["SHP21"], next="RES14", system="SYS2")
    session.answer("offensive")
    session.answer("alien")
    assert done(session, Strike)[0].value == 4
    assert asked(session)[1] == "p2"
    assert now(session).attack == 0


@clause("AA-19.6")
def test_reveal_turns_up_two_cards_and_one_number_counts():
    session = new_table(
        logistics=["TEC27"], operational=["SHP21"], hands=["RES01 RES02"], next="RES14 RES09", system="SYS2"
    )
    session.answer("offensive")
    session.answer("alien")
    assert asked(session) == ("number", "p1")
    assert options(session) == ("RES14", "RES09")
    session.answer("RES09")
    assert done(session, Strike)[0].value == 4
    assert {"RES14", "RES09"} <= set(now(session).discards)


@clause("AA-19.6")
@pytest.mark.parametrize(("ship", "techs", "how"), [("SHP11", "", "damaged"), ("SHP31", "TEC25", "damaged"),
                                                  ("SHP31", "", "destroyed")])  # fmt: skip
def test_save_turns_destroyed_into_damaged(ship: str, techs: str, how: str):
    session = new_table(logistics=[techs], operational=[ship], hands=["RES01 RES02"], next="RES14", system="SYS1")
    session.answer("offensive")
    session.answer("alien")
    assert done(session, LoseShip)[0].how == how


@clause("AA-19.7")
def test_artlook_keeps_one_of_two_and_nobody_else_sees_them():
    session = new_table(
        operational=["SHP01"], hands=["RES19 RES20"], next="RES01", system="SYS5",
        tops={"artifact": "ART03 ART12"},
    )  # fmt: skip
    session.answer("offensive")
    session.answer("alien")
    # 3 + 1 against aliens: an artifact.
    assert asked(session) == ("artifact", "p1")
    assert options(session) == ("ART03", "ART12")
    assert session.seen_by("p2").view.looked == 2
    assert session.seen_by("p2").view.state.looked == ()
    session.answer("ART12")
    state = now(session)
    assert state.artifacts[0] == ("ART12",)
    assert state.peeked == (("p1", "ART03"),)
    for seat, cards in (("p1", {"ART03", "ART12"}), ("p2", {"unseen"}), (TABLE, {"unseen"})):
        seen = [event.effect for event in session.seen_by(seat).events]
        assert {effect.card for effect in seen if isinstance(effect, LookAtArtifact)} == cards
        assert [effect.under for effect in seen if isinstance(effect, KeepArtifact)] == [
            ("ART03",) if seat == "p1" else ("unseen",)
        ]


# What holds


STATIC: list[tuple[str, Callable[[Any], object], object]] = [
    ("TEC03", lambda powers: powers.kinds["planet"], 4),
    ("TEC12", lambda powers: powers.kinds["tech"], 5),
    ("TEC26", lambda powers: powers.kinds["ship"], 4),
    ("TEC34", lambda powers: powers.costs["buy"], 4),
    ("TEC04", lambda powers: powers.costs["mine"], 4),
    ("TEC18", lambda powers: powers.costs["revenue"], 4),
    ("TEC29", lambda powers: powers.costs["offensive"], 4),
    ("TEC10", lambda powers: [powers.limits[one] for one in ("offensive", "revenue", "mine", "build")], [3, 3, 3, 2]),
    ("TEC38", lambda powers: powers.limits["trade"], 3),
    ("TEC05", lambda powers: powers.look, {"ship": 0, "tech": 0, "planet": 2}),
    ("TEC19", lambda powers: powers.hand, 4),
    ("TEC02", lambda powers: powers.more_produced, 1),
    ("TEC27", lambda powers: powers.more_revealed, 1),
    ("TEC25", lambda powers: powers.saves, True),
    ("TEC17", lambda powers: powers.gold_operational, True),
]


@clause("AA-19.8")
@pytest.mark.parametrize(("tech", "look", "expected"), STATIC, ids=[one[0] for one in STATIC])
def test_static_words_hold_on_the_logistics_side_only(tech: str, look: Callable[[Any], object], expected: object):
    assert look(now(new_table(logistics=[tech])).powers(0)) == expected
    assert look(now(new_table(operational=[tech])).powers(0)) != expected
    assert look(now(new_table(logistics=[tech], blocked=[tech])).powers(0)) != expected


@clause("AA-19.8")
def test_look_shows_more_cards_for_nothing():
    session = new_table(logistics=["TEC15"], credits=[5], hands=["RES01"], tops={"tech": "TEC01 TEC02 TEC03 TEC04"})
    session.answer(["buy", "tech", 1])
    assert options(session) == ("TEC01", "TEC02", "TEC03")


@clause("AA-19.8")
def test_prodplus_and_hand():
    session = new_table(projects=["PLN11"], logistics=["TEC02 TEC19"], hands=["RES05 RES06"],
                        next="RES56 RES57 RES58 RES66")  # fmt: skip
    session.answer(["discover", "PLN11"])
    session.answer("operational")
    assert len(now(session).stored[0]) == 4
    assert len(now(session).hands[0]) == 4


# Triggers


@clause("AA-19.9")
def test_on_build_develop_discover_and_trade():
    session = new_table(projects=["SHP31"], logistics=["TEC28"], hands=["RES01 RES02"])
    session.answer(["build", "SHP31"])
    session.answer("logistics")
    assert now(session).credits[0] == 10
    session = new_table(projects=["TEC13"], hands=["RES23 RES24"])
    session.answer(["develop", "TEC13"])
    session.answer("logistics")
    # It counts itself.
    assert now(session).points[0] == 1
    session = new_table(projects=["PLN11"], logistics=["TEC06"], hands=["RES05 RES06"])
    session.answer(["discover", "PLN11"])
    session.answer("logistics")
    assert now(session).credits[0] == 10
    session = new_table(logistics=["TEC33"], hands=["RES01"], credits=[0])
    session.answer("trade")
    session.answer("RES01a")
    assert now(session).credits[0] == 4


@clause("AA-19.9")
def test_on_attacked_ship_lost_artifact_match_and_reshuffle():
    session = new_table(
        operational=["SHP31"], logistics=["TEC30", "TEC35"], hands=["RES01 RES02"], next="RES14", credits=[0, 0]
    )
    session.answer("offensive")
    session.answer("p2")
    # CR(2) whenever an exploit ship attacks, CR(3) for its loss; CR(3) for the one who is attacked.
    assert now(session).credits == (5, 3)
    session = new_table(hands=["RES01 RES02"], factions=["FAC1"], logistics=["TEC39"])
    session.answer("faction")
    assert now(session).credits[0] == 11
    session = new_table(logistics=["TEC07"], operational=["PLN01"], hands=["RES05 RES06"], next="RES17")
    session.answer("mine")
    session.answer("RES17b")
    assert now(session).credits[0] == 9
    tables = GAME.start(GAME.options(), GAME.default_pack).tables
    session = new_table(
        resources=pile("resources", ["RES05"], []), discards=[one for one in tables.resources if one > "RES05"],
        hands=["RES01", "RES02 RES03 RES04"], credits=[5], logistics=["TEC40", "TEC40"[:0]],
    )  # fmt: skip
    session.answer(["buy", "ship", 1])
    session.answer([])
    assert [(effect.seat, effect.source) for effect in done(session, Score)] == [("p1", "TEC40")]


# Packs


def broken(table: str, id: str, **values: object) -> str:
    with pytest.raises(BadPack) as wrong:
        with_effect(table, id, **values)
    (problem,) = wrong.value.problems
    assert problem.details["card"] == id
    return str(problem.details["broken"])


@pytest.mark.parametrize(
    ("table", "id", "values", "fault"),
    [
        ("resource", "RES01", {"count_a": 4}, "resource.counts"),
        ("resource", "RES01", {"number": 5}, "resource.number"),
        ("tech", "TEC01", {"trigger": "on_rain"}, "tech.trigger"),
        ("tech", "TEC31", {"keyword": "permanent"}, "tech.keyword"),
        ("tech", "TEC02", {"cost": "C:1"}, "tech.payment"),
        ("tech", "TEC02", {"effect": "VP(1)"}, "effect.words"),
        ("tech", "TEC31", {"effect": "HAND(1)"}, "effect.words"),
        ("tech", "TEC03", {"rows": "4|1|3;4|2|4"}, "tech.rows"),
        ("tech", "TEC03", {"metric": "count(moon)"}, "tech.rows"),
        ("ship", "SHP01", {"operational": "EXPLODE(1)"}, "effect.words"),
        ("artifact", "ART16", {"effect": "VP(1,2)"}, "effect.words"),
        ("artifact", "ART16", {"effect": "VP(x)"}, "effect.words"),
        ("system", "SYS1", {"v1": "HAND(1)"}, "fight.entry"),
        ("defense", "DEF01", {"standard": True}, "fight.standard"),
        ("faction", "FAC1", {"setup": "DRAW(moon,1,1)->project"}, "effect.words"),
        ("faction", "FAC1", {"scoring": "2*moons()"}, "faction.scoring"),
    ],
)
def test_a_pack_that_breaks_a_rule_says_where(table: str, id: str, values: dict[str, object], fault: str):
    assert broken(table, id, **values) == fault


def test_an_owners_pack_plays():
    session = with_effect("artifact", "ART16", effect="VP(9)")
    assert now(session).tables.effect["ART16"] == (("VP", 9),)
    assert Session.load(session.save()).timeline.now == session.timeline.now
