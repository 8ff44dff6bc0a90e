"""What a person who knows no card needs to see on the table of a card game: the own cards, and what a card does."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table
from tests.web.client import Client, ways
from tests.web.conftest import Open
from visavis.core.question import Forms, One
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards import STANDARD
from visavis.testing import expect_type
from visavis.web.routes import App
from visavis.web.view.events import story
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words

PACK = GAME.default_pack
TECH, TOP = list(PACK.tables["tech"])[:2]
SHIP, OTHER = list(PACK.tables["ship"])[:2]
BLUE = [id for id, card in PACK.tables["resource"].items() if "B" in (card.colour_a, card.colour_b)]
WORDS = Words("de", GAME, PACK)


def put(app: App, **facts: Any) -> str:
    """A table in the middle of a game, on the page; its id."""
    session = new_table(tops={"tech": TOP}, seats={"p1": "person", "p2": "greedy"}, **facts)
    return app.desk.put(app.shelf.create(session))


def opened(client: Client, **facts: Any) -> str:
    client.cookies["language"] = "de"
    return put(client.app, **facts)


def text_of(client: Client, url: str) -> str:
    return client.get(url).body.decode().replace("\u00ad", "")


def test_a_row_to_prepare_names_the_own_projects_and_not_the_top_of_the_deck(client: Client) -> None:
    game = opened(client, projects=[f"{SHIP} {TECH}"], hands=[" ".join([*BLUE[:2], "RES01"])])
    sheet = text_of(client, f"/game/{game}?now=you&v=%22prepare%22").split('data-part="sheet"')[1].split("</form>")[0]
    assert WORDS.name(TECH) in sheet
    assert WORDS.name(TOP) not in sheet


def test_tokens_are_removed_from_the_own_cards_and_not_from_the_top_of_the_deck(client: Client) -> None:
    game = opened(
        client, logistics=[f"{SHIP} {TECH}"], blocked=[f"{SHIP} {TECH}"], hands=[" ".join([*BLUE[:2], "RES01"])]
    )
    sheet = text_of(client, f"/game/{game}?now=you&v=%22remove%22").split('data-part="sheet"')[1].split("</form>")[0]
    assert WORDS.name(TECH) in sheet
    assert WORDS.name(TOP) not in sheet


def test_the_top_of_a_deck_leads_to_nothing_but_buying_it(client: Client) -> None:
    game = opened(client, projects=[TECH], hands=[" ".join(BLUE[:3])], credits=[0])
    page = text_of(client, f"/game/{game}?now=you")
    top = re.search(rf'<a class="([^"]*)" href="([^"]*)" aria-label="{WORDS.name(TOP)},', page)
    assert top is not None
    assert "lively" not in top[1]
    assert "/about?" in top[2]


@pytest.mark.parametrize("tapped", ["the verb", "the card"])
def test_the_only_artifact_is_read_before_it_is_played(client: Client, tapped: str) -> None:
    card = "ART08"
    game = opened(client, artifacts=[card], hands=[BLUE[0]])
    page = text_of(client, f"/game/{game}?now=you")
    if tapped == "the verb":
        found = re.search(r'<a class="verb" href="([^"]*artifact[^"]*)"', page)
    else:
        found = re.search(rf'<a class="[^"]*lively[^"]*" href="([^"]*)" aria-label="{WORDS.name(card)},', page)
    assert found is not None
    says = GAME.ui.card_face(None, PACK, card).sides[0].says
    sheet = text_of(client, found[1].replace("&amp;", "&")).split('data-part="sheet"')[1].split('class="ways"')[0]
    assert WORDS.join_messages(says) in sheet


def test_discarding_and_playing_an_artifact_are_two_places(client: Client) -> None:
    game = opened(client, artifacts=["ART16"], hands=[" ".join(BLUE[:3])])
    client.answer(game, ("trade",))
    client.answer(game, expect_type(client.session(game).pending, One).options[0])
    assert client.session(game).pending.id == "turn.after"
    page = client.get(f"/game/{game}?now=you").body.decode()
    ticks = [one for form in client.page.forms for one in form["fields"] if one.get("name") == "tapped"]
    assert len(ticks) == len(client.session(game).timeline.now.hands[0]) > 0
    assert not {one["value"] for one in ticks} & {"ART16"}
    assert WORDS.say("confirm-turn-after") in page
    assert WORDS.say("confirm-ticked-turn-after") in page
    assert "x.card=%22ART16%22" in page
    client.post(f"/game/{game}/answer", tapping="1", tapped=(ticks[0]["value"],), at=client.stamp(game))
    assert client.session(game).timeline.now.turns > 0
    assert client.session(game).timeline.now.artifacts[0] == ("ART16",)
    assert ticks[0]["value"] not in client.session(game).timeline.now.hands[0]


def test_cards_are_laid_under_the_project_that_was_tapped(client: Client) -> None:
    game = opened(client, projects=[f"{SHIP} {OTHER}"], hands=["RES01 RES37"])
    page = client.get(f"/game/{game}").body.decode()
    assert page.count("under=") >= 2
    link = next(link for link in client.page.links if link.endswith(f"under={OTHER}"))
    client.get(link)
    (form,) = [form for form in client.page.forms if any(one.get("name") == "taken" for one in form["fields"])]
    given = {one["name"]: one["value"] for one in form["fields"] if "value" in one and one.get("type") == "hidden"}
    client.post(form["action"], **{**given, "tapped": ("RES01",)})
    assert client.session(game).timeline.now.attached[0] == ((OTHER, "RES01a"),)
    # What is no way to lay them is refused, and nothing has changed.
    again = opened(client, projects=[SHIP], hands=["RES01 RES37"])
    taken = f'["prepare","ship","{SHIP}"]'
    for wrong in (("RES37",), (), ("RES99",)):
        client.post(f"/game/{again}/answer", tapping="1", tapped=wrong, taken=taken, at=client.stamp(again))
        assert client.last.status == 422
    for odd in ("[", '{"a":1}', '["prepare"]', '["prepare","ship","SHP99"]', '["nothing"]'):
        client.post(f"/game/{again}/answer", tapping="1", tapped=("RES01",), taken=odd, at=client.stamp(again))
        assert client.last.status == 422, odd
    assert client.session(again).timeline.now.attached[0] == ()


def test_the_last_line_of_a_fight_says_that_more_is_enough_wherever_it_is_shown(client: Client) -> None:
    system = next(iter(PACK.tables["system"]))
    game = opened(client, operational=[SHIP], hands=["RES01 RES02"], system=system)
    most = GAME.ui.card_face(None, PACK, system).sides[-1].id
    before = text_of(client, f"/game/{game}?now=you")
    assert f"<em>{most}+</em>" in before
    client.answer(game, ("offensive",))
    assert client.session(game).pending.id == "target"
    asked = text_of(client, f"/game/{game}?now=you").split('class="choices"')[1]
    assert f"<em>{most}+</em>" in asked.split("</form>")[0]


def test_each_card_that_is_turned_up_begins_a_line_of_the_story(client: Client) -> None:
    game = opened(client, operational=[f"{TECH} TEC03 TEC04"], hands=["RES01", ""], boosts=[["ART09", "B", 9]])
    session = client.session(game)
    client.answer(game, ("revenue",))
    (mine,) = [part for part in story(session, session.seen_by("p1"), WORDS, ui_settings(GAME), "p1") if part.you]
    turned_up = [line.says for line in mine.lines if line.says.startswith("aufgedeckt: ")]
    assert len(turned_up) == 3


def test_the_plan_of_others_is_shown_before_one_of_them_is_attacked(client: Client) -> None:
    game = opened(client, operational=[SHIP], hands=["RES01 RES02"])
    client.answer(game, ("offensive",))
    asked = text_of(client, f"/game/{game}?now=you").split('class="choices"')[1].split('class="ways"')[0]
    assert WORDS.name(STANDARD) in asked
    for side in GAME.ui.card_face(None, PACK, STANDARD).sides:
        assert WORDS.join_messages(side.says) in asked


def test_the_only_project_is_not_asked_for_when_a_card_is_put_under_it(client: Client) -> None:
    game = opened(client, projects=[TECH], hands=[" ".join(BLUE[:3])])
    client.answer(game, ("prepare", "tech"))
    client.get(f"/game/{game}?now=you")
    sections = expect_type(client.session(game).pending, Forms).forms[0].fields[0].options
    shown = [json.loads(way["answer"]) for way in ways(client.page, game) if "attach" in way.get("answer", "")]
    assert sorted(shown) == sorted(["attach", section, TECH] for section in sections)


def test_sections_of_the_hand_say_what_else_is_on_their_cards(client: Client) -> None:
    game = opened(client, projects=[TECH], hands=[" ".join(BLUE[:3])])
    client.answer(game, ("prepare", "tech"))
    sheet = text_of(client, f"/game/{game}?now=you").split('class="choices"')[1].split("</form>")[0]
    sections = expect_type(client.session(game).pending, Forms).forms[0].fields[0].options
    assert sections
    for section in sections:
        assert f"Hand · {WORDS.name(section)}" in sheet


CUT = """() => [...document.querySelectorAll('.card-ask .half-card, .pips')].filter(one => {
  const card = one.closest('.acard').getBoundingClientRect();
  return one.checkVisibility() && [...one.children].some(part => {
    const its = part.getBoundingClientRect();
    return its.left < card.left || its.right > card.right;
  });
}).length"""
"""How many sections and rows of pips are wider than their card."""


def test_a_full_hand_and_a_dear_project_are_not_cut_off_on_a_phone(open_device: Open) -> None:
    device = open_device("phone", "de")
    under = [[TECH, f"{id}b"] for id in BLUE[5:7]]
    facts = {"projects": [TECH], "attached": [under], "logistics": ["TEC03 TEC04 TEC05"], "hands": [" ".join(BLUE[:5])]}
    device.go(f"/game/{put(device.here.app, **facts)}?now=you")
    assert device.page.locator(".card-ask .hand-row .acard").count() == 5
    assert device.page.locator(".z-projects .pips i").count() > 5
    assert device.page.evaluate(CUT) == 0
    device.fine()


def test_what_an_artifact_does_can_be_seen_before_it_is_played(open_device: Open) -> None:
    device = open_device("phone", "de")
    device.go(f"/game/{put(device.here.app, artifacts=['ART08'], hands=[BLUE[0]])}?now=you")
    device.tap(device.page.locator(".card-verbs a.verb", has_text="Artefakt"))
    assert device.page.locator("[data-part=sheet] .big").is_visible()
    device.fine()
