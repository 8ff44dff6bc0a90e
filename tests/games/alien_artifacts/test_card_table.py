"""What the page shows of the cards: as they lie, what an action costs, payments by tapping cards, the final scoring.

No value of a card stands here: the house set may change.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.alien_artifacts.tables import asked, new_table, now
from visavis.core import Session, Stream, play_out
from visavis.core.card_face import Message
from visavis.core.question import Forms, One
from visavis.core.table import BareTable
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards import Resource
from visavis.games.alien_artifacts.cards.vocabulary import ALL
from visavis.games.alien_artifacts.effects.scoring import FactionScores, FinalScore, TechScores, Total
from visavis.games.alien_artifacts.view import View
from visavis.testing import clause, expect_type
from visavis.words import LANGUAGES, Words

PACK = GAME.default_pack
RED = [id for id, card in PACK.tables["resource"].items() if (card.colour_a, card.count_a) == ("R", 3)]
SHIP, OTHER = list(PACK.tables["ship"])[:2]
TECH = next(iter(PACK.tables["tech"]))


def _sections(card: Resource) -> tuple[tuple[str, int], ...]:
    return ((card.colour_a, card.count_a), (card.colour_b, card.count_b))


def view_of(session: Session, seat: str = "p1"):
    return session.seen_by(seat).view


def table_to_pay(**more) -> Session:
    """A ship is being built, and there is more than one way to pay for it."""
    session = new_table(projects=[SHIP], hands=[" ".join(RED[:3])], **more)
    session.answer(("build", SHIP))
    return session


@clause("AA-10.2")
def test_a_card_knows_how_it_lies():
    session = new_table(
        projects=[SHIP], attached=[[[SHIP, f"{RED[0]}a"]]], logistics=[OTHER], blocked=[OTHER], hands=[RED[1]]
    )
    view = view_of(session)
    project, done = GAME.ui.card_face(view, PACK, SHIP), GAME.ui.card_face(view, PACK, OTHER)
    state = now(session)
    left = state.left_to_pay(0, state.powers(0))[SHIP]
    assert (project.left, project.paid, project.under) == (f"{left}*R", 3, (f"{RED[0]}a",))
    assert project.cost == left + 3
    assert (done.up, done.tokens, done.left) == ("logistics", 1, "")
    assert GAME.ui.card_face(view, PACK, f"{RED[0]}a").lies == SHIP
    assert GAME.ui.card_face(view, PACK, f"{RED[1]}a").lies == ""
    assert GAME.ui.card_face(view, PACK, "alien").kind == "system"
    assert GAME.ui.card_face(view, PACK, "p1") is None


@clause("AA-8.1")
def test_before_a_card_is_bought_it_says_what_completing_it_costs_whoever_looks():
    session = new_table(logistics=[OTHER, ""], tops={"ship": SHIP})
    for at, seat in enumerate(("p1", "p2")):
        top = GAME.ui.card_face(view_of(session, seat), PACK, "ship")
        assert (top.id, top.cost) == (SHIP, 0)
        assert top.left == f"{now(session).powers(at).kinds['ship']}*R"
    assert GAME.ui.card_face(session.seen_by("table").view, PACK, "ship").left == ""


@clause("AA-6.7")
def test_a_card_that_was_turned_up_is_not_one_of_the_hand():
    session = new_table(operational=["PLN01"], hands=["RES37 RES38"], next="RES05")
    session.answer("mine")
    assert asked(session)[0] == "tuck"
    for section in expect_type(session.pending, One).options:
        assert GAME.ui.card_face(view_of(session), PACK, section).lies == "turned_up"
    for language in LANGUAGES:
        assert Words(language, GAME, strict=True).name("turned_up") != "turned_up"


@clause("AA-5.4")
def test_the_uppermost_technology_keeps_its_rows_until_somebody_has_it():
    session = new_table(hands=[RED[0]], tops={"tech": next(iter(PACK.tables["tech"]))})
    view = view_of(session)
    top = GAME.ui.card_face(view, PACK, "tech")
    assert top.kind == "tech"
    assert top.sides[1].rows == ()
    assert GAME.ui.card_face(view_of(new_table(projects=[top.id], hands=[RED[0]])), PACK, top.id).sides[1].rows


def note_of(view: View, verb: str, chosen: tuple[object, ...] = ()) -> Message | None:
    """What the price of a verb says in words; None: it has none."""
    price = GAME.ui.price(view, "p1", verb, chosen)
    return None if price is None else price.note


def test_a_price_says_what_it_costs_or_what_is_missing():
    rich = view_of(new_table(projects=[SHIP], hands=[" ".join(RED[:2])]))
    poor = view_of(new_table(projects=[SHIP], hands=[RED[0]], credits=[0, 0]))
    cost = rich.state.powers(0).kinds["ship"]
    assert note_of(rich, "build") == ("price-symbols", {"amounts": (f"{cost}*R",)})
    assert note_of(poor, "build", (SHIP,)) == (
        "price-missing",
        {"amount": f"{cost - 3}*R", "count": cost - 3},
    )
    assert note_of(poor, "develop") is None
    buy = rich.state.powers(0).costs["buy"]
    assert note_of(rich, "buy", ("ship", 2)) == ("price-pay", {"amount": f"{buy + 1}*C"})
    assert note_of(poor, "buy") == ("price-missing", {"amount": f"{buy}*C", "count": buy})
    assert note_of(rich, "trade") == ("price-trade", {"credits": 6})
    assert note_of(rich, "offensive") is None


@clause("AA-13.4")
def test_paying_for_a_blocked_card_says_what_its_tokens_cost():
    view = view_of(new_table(logistics=[SHIP], blocked=[f"{SHIP} {SHIP} {SHIP}"], hands=[RED[0]]))
    assert note_of(view, "lift", (SHIP,)) == ("price-pay", {"amount": "3*C"})
    assert note_of(view, "lift") == ("price-lift", {})


def test_where_only_the_limit_is_in_the_way_it_is_said_and_not_that_symbols_are_missing():
    blue = [id for id, card in PACK.tables["resource"].items() if ("B", 2) in _sections(card)][:3]
    view = view_of(new_table(projects=[TECH], hands=[" ".join(blue)]))
    cost, limit = view.state.powers(0).kinds["tech"], view.state.powers(0).limits["develop"]
    assert 2 * limit < cost <= 2 * len(blue)
    said = note_of(view, "develop")
    assert said == ("price-limit", {"amount": f"{cost}*B", "limit": limit})
    assert Words("de", GAME).say(said[0], **said[1]) == f"{cost} Blau: mehr als {limit} Karten"


@pytest.mark.parametrize(
    ("missing", "german", "english"), [(1, "1 Rot fehlt", "1 red is missing"), (2, "2 Rot fehlen", "2 red are missing")]
)
def test_one_symbol_is_missing_and_two_are(missing: int, german: str, english: str):
    for language, text in (("de", german), ("en", english)):
        assert Words(language, GAME).say("price-missing", amount=f"{missing}*R", count=missing) == text


@clause("AA-13.2")
def test_for_removing_tokens_no_more_is_suggested_than_there_are_tokens():
    two = [id for id, card in PACK.tables["resource"].items() if ("R", 2) in _sections(card)][:1]
    session = new_table(logistics=[SHIP], blocked=[SHIP], hands=[" ".join([*RED[:2], *two])])
    session.answer(("remove", "ship"))
    tapping = GAME.ui.card_payment(view_of(session), session.pending)
    assert tapping.proposed == tuple(two)


def test_no_number_on_a_face_stands_for_everything():
    for table in ("artifact", "ship", "planet", "tech"):
        for id in PACK.tables[table]:
            assert ALL not in [
                number for side in GAME.ui.card_face(None, PACK, id).sides for _, number in side.icons
            ], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_can_be_said(language: str):
    words = Words(language, GAME, strict=True)
    session = Session.new(GAME, seed=4, seats={"p1": "person", "p2": "greedy"})
    stream, heard = Stream(2), set()
    while session.pending is not None and len(session.lines) < 900:
        if session.pending.id == "turn":
            for verb in expect_type(session.pending, Forms).verbs:
                said = note_of(view_of(session), verb)
                if said is not None:
                    heard.add(said[0])
                    assert words.say(said[0], **said[1])
        session.answer(session.pending.some(stream.below))
    assert {"price-pay", "price-trade", "price-prepare"} <= heard


@clause("AA-4.1")
def test_tapped_cards_pay_as_any_answer_would():
    session = table_to_pay()
    assert asked(session) == ("pay", "p1")
    tapping = GAME.ui.card_payment(view_of(session), session.pending)
    assert tapping.cards == tuple(sorted(RED[:3]))
    assert set(tapping.proposed) < set(tapping.cards)
    assert tapping.gives == dict.fromkeys(tapping.cards, 3)
    for size in range(4):
        for cards in combinations(tapping.cards, size):
            again = table_to_pay()
            answers = GAME.ui.card_payment(view_of(again), again.pending).answers(cards)
            assert bool(answers) == (size == 2), "five red with at most two cards"
            for answer in answers:
                again.answer(answer)
            if answers:
                assert asked(again)[0] != "pay"
                assert set(now(again).hands[0]) == set(tapping.cards) - set(cards)
    assert GAME.ui.card_payment(view_of(new_table(hands=[RED[0]])), new_table(hands=[RED[0]]).pending) is None


@clause("AA-12.1")
def test_tapped_cards_are_traded_in_the_better_colour_even_if_nobody_suggests_them():
    session = new_table(hands=[" ".join(RED[:4])])
    session.answer(("trade",))
    tapping = GAME.ui.card_payment(view_of(session), session.pending)
    cards = (RED[1], RED[3])
    answers = tapping.answers(cards)
    assert answers
    for answer in answers:
        session.answer(answer)
    assert now(session).credits[0] == 8 + 6
    assert set(now(session).hands[0]) == {RED[0], RED[2]}


@clause("AA-17.1")
def test_the_tally_adds_up_to_the_score():
    state = GAME.start(GAME.options(), PACK)
    seats = {"p1": GAME.policy("greedy"), "p2": GAME.policy("greedy")}
    play_out(GAME, BareTable(GAME, state, seed=3, seats=seats))
    session = Session.new(GAME, seed=3, seats={"p1": "greedy", "p2": "greedy"})
    assert session.over
    effects = [event.effect for event in session.seen_by("p1").events]
    rows = GAME.ui.score_sheet(effects)
    assert {type(effect) for effect in effects} >= {FinalScore, TechScores, FactionScores, Total}
    for seat, points in session.game.score(now(session)).items():
        assert sum(row.points for row in rows if row.side == seat) == points
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        assert all(words.say(row.key, **row.args) for row in rows)


def test_points_lie_open_although_cards_are_hidden():
    session = new_table(hands=[RED[0]], points=[3, 5])
    assert session.secret
    seen = session.seen_by("p2")
    assert seen.score is None
    assert seen.points == {"p1": 3, "p2": 5}


@clause("AA-3.1")
@pytest.mark.parametrize(("seat", "order"), [("p1", "p2 p3 p4"), ("p3", "p4 p1 p2"), ("p4", "p1 p2 p3")])
def test_the_others_come_in_the_order_of_their_turns(seat: str, order: str):
    session = new_table(players=4, hands=[RED[0]])
    seats = [panel.id.removeprefix("seat.") for panel in GAME.ui.panels(view_of(session, seat)) if "seat." in panel.id]
    assert seats == [*order.split(), seat]


def test_a_computer_player_with_a_name_is_called_so():
    words = Words("de", GAME).read_by({"p1": "person", "p2": "wanda", "p3": "rufus"})
    assert [words.seat(seat) for seat in ("p1", "p2", "p3")] == ["Du", "Wanda", "Rufus"]
    assert words.panel("projects.p2") == "Bauvorhaben (Wanda)"
    twins = Words("de", GAME).read_by({"p1": "person", "p2": "wanda", "p3": "wanda"})
    assert twins.seat("p2") != twins.seat("p3")
