"""The table of a card game on the page: faces, prices, payment by tapping cards, the story of a turn, printing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.web.client import Client, Found
from tests.web.conftest import Open
from visavis.core import Session, Several, Stream
from visavis.core.question import Forms
from visavis.games.alien_artifacts import GAME
from visavis.testing import expect_type
from visavis.web.app import NOT_POSSIBLE
from visavis.web.pages.print_cards import sheets_of
from visavis.web.view.card_faces import Artist
from visavis.web.view.events import story
from visavis.web.view.ui_settings import ui_settings
from visavis.words import LANGUAGES, Words

TWO_SIDED = ("ship", "tech", "planet")
SOFT_HYPHEN = "\u00ad"
LONGEST = 11
"""So many letters fit into a line of a small card."""


def until(client: Client, game: str, wanted: str, most: int = 120) -> None:
    """Play on with any answers until this is asked."""
    session, stream = client.session(game), Stream(5)
    for _ in range(most):
        assert session.pending is not None
        if session.pending.id == wanted:
            return
        question = session.pending
        if wanted == "pay" and question.id == "turn" and "trade" in expect_type(question, Forms).verbs:
            client.answer(game, ("trade",))
        else:
            client.answer(game, question.some(stream.below))
    raise AssertionError(f"{wanted} was not asked")


def boxes(page: Found, name: str) -> list[dict[str, Any]]:
    return [one for form in page.forms for one in form["fields"] if one.get("name") == name]


@pytest.fixture
def game(client: Client) -> str:
    client.cookies["language"] = "de"
    return client.begin("alien_artifacts", seed="3")


def test_cards_are_faces_with_everything_in_words(client: Client, game: str) -> None:
    until(client, game, "turn")
    text = client.get(f"/game/{game}?now=you").body.decode()
    session = client.session(game)
    words = Words("de", GAME, session.pack)
    view = session.seen_by("p1").view
    for card in (*view.state.projects[0], *view.state.logistics[0], *view.state.operational[0]):
        assert f'aria-label="{words.name(card)}, ' in text
    for name in ("ship", "tech", "planet"):
        top = GAME.ui.card_face(view, session.pack, name)
        assert f'aria-label="{words.name(top.id)}, ' in text
    assert text.count("k-resource") >= len(view.state.hands[0])


def test_verbs_say_their_price_or_what_is_missing(client: Client, game: str) -> None:
    until(client, game, "turn")
    text = client.get(f"/game/{game}?now=you").body.decode()
    session = client.session(game)
    closed = dict(expect_type(session.pending, Forms).closed())
    assert text.count("verb off") == len(set(closed) & set(ui_settings(GAME).verb_order)) > 0
    words = Words("de", GAME)
    key, args = GAME.ui.price(session.seen_by("p1").view, "p1", "buy", ()).note
    assert words.say(key, **args) in text


def test_a_lively_card_leads_to_what_can_be_done_with_it(client: Client, game: str) -> None:
    until(client, game, "turn")
    page = client.get(f"/game/{game}?now=you").body.decode()
    view = client.session(game).seen_by("p1").view
    top = GAME.ui.card_face(view, client.session(game).pack, "ship")
    link = page.split(f'aria-label="{Words("de", GAME).name(top.id)}, ')[0].rpartition('href="')[2].split('"')[0]
    assert "v=%22buy%22" in link
    sheet = client.get(link.replace("&amp;", "&")).body.decode()
    assert "Wie viele Karten siehst du dir an?" in sheet
    assert "6 Kredite" in sheet


def test_a_payment_is_made_by_tapping_cards(client: Client, game: str) -> None:
    until(client, game, "pay")
    session = client.session(game)
    view = session.seen_by("p1").view
    tapping = GAME.ui.card_payment(view, session.pending)
    client.get(f"/game/{game}?now=you")
    shown = boxes(client.page, "tapped")
    assert {one["value"] for one in shown} == set(tapping.cards)
    assert {one["value"] for one in shown if "checked" in one} == set(tapping.proposed)
    before = session.save()
    client.post(f"/game/{game}/answer", tapping="1", at=client.stamp(game))
    assert client.last.status == NOT_POSSIBLE
    assert session.save() == before
    client.post(f"/game/{game}/answer", tapping="1", tapped=tapping.proposed, at=client.stamp(game))
    assert client.last.status == 200
    assert session.pending.id != "pay"


def test_what_was_tapped_and_refused_stays_tapped(client: Client, game: str) -> None:
    until(client, game, "pay")
    session = client.session(game)
    tapping = GAME.ui.card_payment(session.seen_by("p1").view, session.pending)
    wrong = next(cards for cards in (tapping.cards, tapping.cards[:1], ("RES83",)) if not tapping.answers(tuple(cards)))
    client.post(f"/game/{game}/answer", tapping="1", tapped=tuple(wrong), at=client.stamp(game))
    assert 'role="alert"' in client.last.body.decode()
    checked = {one["value"] for one in boxes(client.page, "tapped") if "checked" in one}
    assert checked == set(wrong) & set(tapping.cards)


def test_what_a_computer_did_is_a_story_and_nothing_is_ticked(client: Client, game: str) -> None:
    until(client, game, "turn")
    client.answer(game, ("trade",))
    until(client, game, "turn")
    text = client.get(f"/game/{game}?now=news").body.decode()
    assert 'class="news story"' in text
    assert "data-tick" not in text
    assert text.count("ask-why") >= 1
    line = text.partition("/why?line=")[2].partition('"')[0]
    why = client.get(f"/game/{game}/why?line={line}")
    assert why.status == 200
    assert Words("de", GAME).say("why-secret") in client.page.text


@pytest.mark.parametrize(
    ("language", "many", "one"), [("de", "+ 3 Karten", "+ 1 Karte"), ("en", "+ 3 cards", "+ 1 card")]
)
def test_hidden_cards_that_are_drawn_one_after_another_are_told_as_one(language: str, many: str, one: str) -> None:
    session = Session.new(GAME, seed=3, seats={"p1": "person", "p2": "greedy"})
    stream, words = Stream(5), Words(language, GAME)
    told = []
    while session.pending is not None and many not in told:
        session.answer(session.pending.some(stream.below))
        parts = story(session, session.seen_by("p1"), words, ui_settings(GAME), "p1")
        also = [line.also for part in parts for line in part.lines]
        assert not any([one, one] == its[at : at + 2] for its in also for at in range(len(its)))
        told = [says for its in also for says in its]
    assert many in told


def test_a_game_that_is_opened_again_tells_what_is_news_and_not_all_of_it() -> None:
    session = Session.new(GAME, {"players": 2}, seed=3, seats={"p1": "person", "p2": "greedy"})
    stream = Stream(1)
    for _ in range(30):
        assert session.pending is not None
        session.answer(session.pending.some(stream.below))
    words, again = Words("en", GAME), Session.load(session.save())
    told = [story(one, one.seen_by("p1"), words, ui_settings(GAME), "p1") for one in (session, again)]
    lines = [[line.says for part in parts for line in part.lines] for parts in told]
    assert lines[1][-len(lines[0]) :] == lines[0]
    assert len(lines[1]) < 12


def test_long_words_of_names_can_be_broken_on_small_cards(client: Client, game: str) -> None:
    for language in LANGUAGES:
        artist = Artist(Words(language, GAME, GAME.default_pack), ui_settings(GAME))
        for kind in (*TWO_SIDED, "artifact", "system", "defense"):
            for id in GAME.default_pack.tables[kind]:
                face = artist.face(GAME.ui.card_face(None, GAME.default_pack, id))
                assert face.hyphenated.replace(SOFT_HYPHEN, "") == face.name
                assert max(map(len, re.split(rf"[\s{SOFT_HYPHEN}-]", face.hyphenated))) <= LONGEST, face.name
    until(client, game, "turn")
    assert SOFT_HYPHEN in client.get(f"/game/{game}?now=you").body.decode()


def test_after_the_game_the_scoring_is_told_card_by_card_and_reasons_are_told(client: Client, game: str) -> None:
    session, stream = client.session(game), Stream(9)
    for _ in range(1500):
        if session.pending is None:
            break
        session.answer(session.pending.some(stream.below))
    assert session.over
    client.get(f"/game/{game}")
    words = Words("de", GAME, session.pack).read_by(session.header.seats)
    for line in GAME.ui.score_sheet(event.effect for event in session.seen_by("p1").events):
        assert words.say(line.key, **line.args) in client.page.text
    last = max(at for at, line in enumerate(session.lines) if getattr(line, "by", "") == "p2")
    assert client.get(f"/game/{game}/why?line={last}").status == 200
    assert "Zur Wahl standen:" in client.page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_to_print_hold_every_card_twice(client: Client, language: str) -> None:
    client.cookies["language"] = language
    tables = GAME.default_pack.tables
    words = Words(language, GAME)
    for kind, cards in tables.items():
        text = client.get(f"/print/alien_artifacts?kind={kind}").body.decode()
        assert text.count('<section class="paper"') == 2 * -(-len(cards) // 9)
        assert text.count('class="acard big') == 2 * len(cards)
        if kind in TWO_SIDED:
            assert all(text.count(f'<span class="nm">{words.name(card)}</span>') == 2 for card in cards)
    assert client.get("/print/hamlets").status == 404
    assert client.get("/print/alien_artifacts").status == 200


def test_the_backs_lie_mirrored() -> None:
    (first, last) = sheets_of([str(n) for n in range(11)])
    assert first.backs == ["2", "1", "0", "5", "4", "3", "8", "7", "6"]
    assert last.backs == [None, "10", "9"]


def test_a_card_is_enlarged_with_all_it_says(client: Client, game: str) -> None:
    words = Words("de", GAME)
    card = next(iter(GAME.default_pack.tables["planet"]))
    client.get(f"/game/{game}/about?what={card}")
    says = [message for side in GAME.ui.card_face(None, GAME.default_pack, card).sides for message in side.says]
    assert says
    for key, args in says:
        assert words.say(key, **args).strip(" ,:") in client.page.text


def test_the_form_shows_who_the_opponents_are(client: Client) -> None:
    client.cookies["language"] = "de"
    client.get("/new/alien_artifacts")
    words = Words("de", GAME)
    named = [who for who in GAME.policy_names if words.policy_about(who)]
    assert named
    assert all(words.policy(who) in client.page.text and words.policy_about(who) in client.page.text for who in named)
    game = client.begin("alien_artifacts", seed="2", **{"seat.p2": named[0]})
    until(client, game, "turn")
    client.get(f"/game/{game}?now=you")
    assert words.read_by({"p1": "person", "p2": named[0]}).seat("p2") in client.page.text


def test_several_cards_are_ticked_as_faces(client: Client, game: str) -> None:
    until(client, game, "discard")
    session = client.session(game)
    assert isinstance(session.pending, Several)
    client.get(f"/game/{game}?now=you")
    shown = boxes(client.page, "several")
    assert {json.loads(one["value"]) for one in shown} == set(session.pending.options)


def test_a_card_that_is_tapped_far_below_is_enlarged_where_one_looks(open_device: Open) -> None:
    device = open_device("phone", "de")
    device.begin("alien_artifacts")
    stream = Stream(4)
    while not device.page.locator(".card-verbs:visible").count():
        device.answer_by_taps(stream)
        device.onward()
    card = device.page.locator(".z-middle .lively").first
    card.scroll_into_view_if_needed()
    device.tap(card)
    assert device.page.evaluate("scrollY") == 0
    assert device.page.locator("[data-part=sheet]").is_visible()
    device.fine()
