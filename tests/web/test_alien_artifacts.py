"""Alien Artifacts on the page: what is announced, what a turn takes, how cards are laid and ships fight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.by_taps import Tapper
from tests.games.alien_artifacts.tables import new_table
from tests.games.alien_artifacts.test_16_the_end import announced
from tests.web.client import Client
from visavis.cli.companion import panes
from visavis.core import Session
from visavis.core.saves.format import summarize
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.attacks import Block
from visavis.testing import record
from visavis.web.pages.rules import guide_of
from visavis.words import LANGUAGES, Words


def kept(client: Client, session: Session) -> str:
    """The id of a game that is stored and open."""
    return client.app.desk.put(client.app.shelf.create(session))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [{}, {"turn": "p1", "start": "p2", "triggered": True, "marker": 1}])
def test_the_same_words_in_the_list_the_head_and_on_the_table(client: Client, language: str, facts: dict[str, Any]):
    session = new_table(hands=["RES01 RES02", "RES03"], turns=5, seats={"p2": "selma"}, **facts)
    session.answer(["buy", "ship", 1])
    text = announced(session, language=language)
    client.cookies["language"] = language
    kept(client, session)
    client.get("/")
    assert text in client.page.text
    opened = kept(client, session)
    client.get(f"/game/{opened}")
    assert text in client.page.text
    assert ('class="last-turns yours"' in client.last.body.decode()) == bool(facts)
    words = Words(language, GAME, strict=True).read_by(session.header.seats)
    assert text in panes.head(session, session.seen_by("p1"), words, 80).plain
    assert summarize(session).end is not None


def test_a_usual_turn_takes_four_taps_and_a_prepared_card_three(client: Client):
    """A whole game by taps, as a computer player would decide: from one own turn to the next."""
    session = Session.new(GAME, seed=4, seats={"p1": "person", "p2": "greedy"})
    tapper = Tapper(client, kept(client, session))
    tapper.play()
    assert client.session(tapper.id).over
    turns = [count for turn, count in tapper.taps.items() if turn]
    mean, cards = sum(turns) / len(turns), sum(count for count, _ in tapper.prepared)
    each = sum(taps for _, taps in tapper.prepared) / cards
    most = max(turns)
    said = f"{len(turns)} own turns, {sum(turns)} taps: {mean:.2f} a turn (at most {most}), {each:.2f} a prepared card"
    print(said)
    record("own turns of Alien Artifacts by taps", len(turns), taps=sum(turns))
    assert len(turns) > 15
    assert mean <= 4, said
    assert cards > 3
    assert max(taps / count for count, taps in tapper.prepared) <= 3, tapper.prepared


# Fights


def test_before_a_fight_stand_the_chances_and_after_it_how_it_went(client: Client):
    client.cookies["language"] = "de"
    facts: dict[str, Any] = {
        "operational": ["SHP21 SHP22", "PLN01"],
        "hands": ["RES01 RES02", ""],
        "system": "SYS4",
        "turns": 5,
    }
    session = new_table(**facts, next="RES11 RES14", seats={"p2": "selma"})
    game = kept(client, session)
    client.get(f"/game/{game}?v=%22offensive%22")
    words = Words("de", GAME, strict=True).read_by(session.header.seats)
    before = client.page.text
    assert words.say("web-fight-head", foe="alien") in before
    assert words.say("web-fight-head", foe="p2") in before
    assert "+1" in before
    client.answer(game, ("offensive",))
    assert client.last.body.decode().count('class="chances"') == 2
    assert 'class="fights"' not in client.last.body.decode()
    client.answer(game, "p2")
    client.answer(game, "SHP21")
    page = client.last.body.decode()
    assert page.count('class="bout yours"') == 1
    base = client.session(game).timeline.now.tables.number["RES11"]
    spoken = words.say("web-fight-spoken", fighter="SHP21", foe="p2", base=base, bonus=1, value=base + 1)
    assert spoken in client.page.text
    # What came of it so far; the blockade is asked for next, and reported as soon as it has landed.
    assert "1 SP" in client.page.text or "Siegpunkt" in client.page.text
    asked = client.session(game).pending
    assert asked is not None
    assert asked.id == "block"
    client.answer(game, "PLN01")
    assert client.last.body.decode().count('class="bout yours"') == 1
    block = next(line for line in client.session(game).lines if isinstance(line, Block))
    assert words.effect(block) in client.page.text
    while getattr(client.session(game).pending, "id", "") == "block":
        client.answer(game, "PLN01")
    client.answer(game, "stop")
    assert client.last.body.decode().count('class="bout yours"') == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_attacked_sees_what_each_plan_leads_to(client: Client, language: str):
    client.cookies["language"] = language
    session = new_table(operational=["", "SHP21"], plans=["DEF01"], hands=["RES05", "RES01 RES02"], turn="p2", turns=5)
    session.answer(("offensive",))
    session.answer("p1")
    assert session.pending is not None
    assert session.pending.id == "defend"
    game = kept(client, session)
    client.get(f"/game/{game}?as=p1")
    assert client.last.body.decode().count('class="chances"') == 2
    assert Words(language, GAME).name("SHP21") in client.page.text


# Rules on one page, and who plays against you


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_stand_on_one_page_with_cards_and_the_clauses_behind_them(client: Client, language: str):
    client.cookies["language"] = language
    guide, words = guide_of(GAME), Words(language, GAME, strict=True)
    assert guide is not None
    client.get("/rules/alien_artifacts")
    page = client.last.body.decode()
    for section in guide.sections:
        assert words.say(f"guide-{section.id}") in client.page.text
        assert all(line in client.page.text for line in words.say(f"guide-{section.id}-text").splitlines())
    assert page.count('class="acard big') == sum(len(section.cards) for section in guide.sections)
    assert page.index('class="guide"') < page.index('id="clauses"') < page.index("AA-1.1")
    assert len(words.say("guide-actions-text").splitlines()) == 11  # building, developing and discovering are one
    client.get("/rules/alien_artifacts?q=gold")
    assert 'class="guide"' not in client.last.body.decode()


def test_up_to_four_opponents_are_chosen_by_their_faces_and_differ_to_begin_with(client: Client):
    client.get("/new/alien_artifacts")
    fields = [field for form in client.page.forms for field in form["fields"]]
    chosen = {field["name"]: field["value"] for field in fields if "checked" in field and "seat." in field["name"]}
    assert chosen == {"seat.p2": "wanda", "seat.p3": "rufus", "seat.p4": "selma", "seat.p5": "viktor"}
    game = client.begin("alien_artifacts", **{"o.players": "4", **chosen, "seed": "4"})
    page = client.last.body.decode()
    for number, name in ((2, "Wanda"), (3, "Rufus"), (4, "Selma")):
        assert f'class="zone foe s{number}"' in page
        assert f'class="bot s{number}' in page
        assert name in client.page.text
    assert client.session(game).header.seats["p4"] == "selma"


def test_two_of_the_same_character_are_told_apart():
    words = Words("de", GAME).read_by({"p1": "person", "p2": "wanda", "p3": "wanda", "p4": "rufus"})
    assert [words.seat(seat) for seat in ("p1", "p2", "p3", "p4")] == ["Du", "Wanda 1", "Wanda 2", "Rufus"]
