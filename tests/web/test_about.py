"""Everything on the table can be tapped: cards, tiles and tracks lead to a page that says what they are."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.web.client import Client
from visavis.core import Areas, CardRow, Cell, Field, Form, Forms, Refusal, Track, find_games, get_game
from visavis.core.chance import Stream
from visavis.games.tapestry.board import AT
from visavis.store import Store
from visavis.testing import count
from visavis.web.routes import App
from visavis.web.view.board import BoardHighlights, draw
from visavis.web.view.panel_views import MapView
from visavis.web.view.ui_settings import ui_settings
from visavis.words import LANGUAGES, Words, key_of

GAMES = tuple(find_games())
SYMBOLS = set(re.findall(r'id="([it]-\w+)"', (resources.files("visavis.web") / "templates" / "icons.svg").read_text()))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield Client(app, "de")
        app.close()


def links(client: Client) -> set[str]:
    """Where the page leads to what something is."""
    text = client.last.body.decode()
    return {html.unescape(link) for link in re.findall(r'href="(/game/\w+/about\?[^"]*)"', text)}


@pytest.mark.parametrize("id", GAMES)
def test_every_card_and_track_that_is_shown_has_a_page(client: Client, id: str) -> None:
    options = {"o.cards": "pack", "o.board": "pack"} if id == "anunnaki" else {}
    game = client.begin(id, **options)
    stream, seen, told = Stream(7), set[str](), set[str]()
    for _ in range(count(40, usual=8)):
        session = client.session(game)
        if session.pending is None:
            break
        eyes = client.eyes(game)
        client.get(f"/game/{game}?{urlencode({'now': 'you', **eyes})}")
        assert client.last.status == 200
        here = links(client)
        with client.app.desk.at(game) as opened:
            panels = session.game.ui.panels(session.seen_by(opened.viewer(eyes.get("as", ""), opened.persons)).view)
        cards = {card for one in panels if isinstance(one, CardRow) for card in one.cards if card}
        tracks = {f"panel:{one.id}" for one in panels if isinstance(one, Track)}
        if session.game.ui.card_face is not None:
            # What lies under a card is drawn with it; one that can be used or tapped is read where that is done.
            cards = {card.partition(">")[0] for card in cards}
            boxes = " ".join(one.get("value", "") for form in client.page.forms for one in form["fields"])
            tapped = " ".join(client.page.links)
            ways = {card: (f"%22{card}%22", f"under={card}") for card in cards}
            cards = {card for card in cards if card not in boxes and not any(way in tapped for way in ways[card])}
        missing = [what for what in cards | tracks if not any(urlencode({"what": what}) in link for link in here)]
        assert missing == []
        for link in here - seen:
            what = re.search(r"what=([^&]*)", link)[1]
            if what in told and stream.below(4):
                continue
            client.get(link)
            assert client.last.status == 200, (link, client.page.text)
            assert '<h1 id="about"' in client.last.body.decode()
            assert client.page.styles == []
            told.add(what)
        seen |= here
        while client.session(game) is session:
            try:
                session.answer(session.pending.some(stream.below))
                break
            except Refusal:
                continue
    assert told


def test_a_page_says_what_a_card_does_where_its_values_come_from_and_which_clauses_speak_of_it(client: Client) -> None:
    game = client.begin("tapestry")
    client.get(f"/game/{game}/about?what=trailblazers&back=now%3Dyou")
    words = Words("de", get_game("tapestry"))
    text = client.page.text
    assert words.name("trailblazers") in text
    assert words.describe("trailblazers") in text
    provenance = get_game("tapestry").default_pack.provenance("trailblazers")
    assert words.say(key_of("web-of", provenance)) in text
    assert words.say(f"web-of-{provenance}-about") in text
    assert "TA-" in text
    assert f"/game/{game}?now=you" in client.page.links


def test_the_page_of_a_persons_faction_speaks_of_it_and_not_of_the_cards_of_the_automa(client: Client) -> None:
    game = client.begin("terra_mystica")
    client.get(f"/game/{game}/about?what=witches")
    found = set(re.findall(r"TM-[0-9.]+[a-z]?", client.page.text))
    assert "TM-21.10" in found, "what Witches can do"
    assert not found & {"TM-1.4", "TM-2.3", "TM-3.12", "TM-3.13", "TM-7.1"}, "she has no board, and a card of her own"


@pytest.mark.parametrize("back", ["//elsewhere.example", "now=you#x", 'a"b', "javascript:x"])
def test_the_way_back_leads_nowhere_else(client: Client, back: str) -> None:
    game = client.begin("hamlets")
    client.get(f"/game/{game}/about?{urlencode({'what': '1', 'back': back})}")
    assert client.last.status == 200
    assert all(link == f"/game/{game}" or not link.startswith(f"/game/{game}?") for link in client.page.links)
    assert not any("elsewhere" in link or "javascript" in link for link in client.page.links)


@pytest.mark.parametrize("what", ["", "never-heard", "panel:never", "<b>"])
def test_what_nobody_knows_has_no_page(client: Client, what: str) -> None:
    game = client.begin("hamlets")
    client.get(f"/game/{game}/about?{urlencode({'what': what})}")
    assert client.last.status == 404
    assert "<b>" not in client.last.body.decode().split("<main")[1].replace("<b></b>", "")


# What games say about their looks


@pytest.mark.parametrize("id", GAMES)
def test_every_symbol_that_a_game_names_is_drawn(id: str) -> None:
    looks = ui_settings(get_game(id))
    named = {
        f"i-{icon}"
        for part in (looks.verb_icons, looks.piece_icons, looks.effect_icons, looks.topic_icons)
        for icon in part.values()
    } | {f"t-{ground}" for ground in looks.terrains.values() if ground not in looks.unnamed_terrains}
    assert named - SYMBOLS == set()


@pytest.mark.parametrize("id", GAMES)
def test_looks_are_about_things_that_the_game_has(id: str) -> None:
    game = get_game(id)
    looks, tags = ui_settings(game), {str(effect.__struct_config__.tag) for effect in game.effects}
    assert [name for name in looks.effect_icons if name not in tags] == []
    assert [clause for its in looks.related_clauses.values() for clause in its if clause not in game.clauses] == []
    words = Words("en", game)
    assert [
        verb
        for verb in (*looks.verb_icons, *looks.verb_order, *looks.advanced_verbs)
        if not words.has(key_of("verb", verb))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_verb_has_a_word_for_its_button_that_fits(id: str, language: str) -> None:
    words = Words(language, get_game(id))
    verbs = ui_settings(get_game(id)).verb_icons
    assert verbs
    assert [verb for verb in verbs if not words.has(key_of("tap", verb))] == []
    assert [words.tap(verb) for verb in verbs if len(words.tap(verb)) > 18] == []


def test_hexes_of_tapestry_are_called_by_column_and_place_and_both_can_be_typed() -> None:
    words = Words("de", get_game("tapestry"))
    names = {words.name(id): id for id in AT}
    assert len(names) == len(AT)
    assert names["D4"] == "0:0"
    assert all(re.fullmatch(r"[A-G][1-6]", name) for name in names)
    question = Forms("your.turn", "you", "TA-4.1", offered=(Form("explore", (Field("space", tuple(AT)),)),))
    for typed in ("erkunden D4", "erkunden d4", "explore 0:0", "erkunden 0:0"):
        assert question.read(typed, words.typed(question)) == ("explore", "0:0")


def test_areas_that_touch_are_hexes_with_their_owner_their_things_and_the_markers_between_them() -> None:
    game = get_game("anunnaki")
    cells = (
        Cell("C1", 0, 0, pieces=("his_settlement",), numbers=(("food", 2), ("his_follower", 3))),
        Cell("C2", 0, 1, numbers=(("your_follower", 1), ("his_follower", 1))),
        Cell("C4", 1, 0),
    )
    board = Areas("planet_his", cells, "pointy", (("C1", "C2", "C4"),))
    drawn = draw([board], Words("de", game), BoardHighlights(), ui_settings(game))[0]
    assert isinstance(drawn, MapView)
    first, second, third = drawn.cells
    assert [first.tint, second.tint, third.tint] == ["of-bot", "plain", "plain"]
    assert [piece.icon for piece in first.pieces].count("food") == 2
    assert [piece.number for piece in first.pieces if piece.icon == "follower"] == [3]
    assert all(piece.number is None for piece in second.pieces)
    assert first.y < drawn.corners[0].y < third.y
    assert all(abs(piece.x) < 46 and abs(piece.y) < 46 for cell in drawn.cells for piece in cell.pieces)


def test_a_space_of_the_map_leads_to_what_stands_there(client: Client) -> None:
    game = client.begin("terra_mystica", seed="1")
    session, stream = client.session(game), Stream(1)
    while not (session.seen_by("you").news_from and session.pending.id == "your.turn" and len(session.steps) > 6):
        session.answer(session.pending.some(stream.below))
    client.get(f"/game/{game}?now=news")
    cells = {
        cell.name: cell
        for one in session.game.ui.panels(session.seen_by("you").view)
        for cell in getattr(one, "cells", ())
    }
    built = next(cell for cell in cells.values() if cell.pieces)
    client.get(f"/game/{game}/about?what={built.name}")
    words = Words("de", get_game("terra_mystica"))
    text = html.unescape(client.page.text)
    assert words.piece(built.pieces[0]) in text
    assert words.ground(built.ground) in text
    free = next(cell for cell in cells.values() if not cell.pieces and not cell.numbers)
    client.get(f"/game/{game}/about?what={free.name}")
    assert words.say("web-about-free") in client.page.text


def test_the_news_link_every_space_that_cannot_be_chosen(client: Client) -> None:
    game = client.begin("anunnaki", seed="1", **{"o.cards": "pack", "o.board": "pack"})
    session, stream = client.session(game), Stream(1)
    for _ in range(8):
        session.answer(session.pending.some(stream.below))
    client.get(f"/game/{game}?now=news")
    text = client.last.body.decode()
    names = [
        cell.name
        for one in session.game.ui.panels(session.seen_by("you").view)
        if isinstance(one, Areas)
        for cell in one.cells
    ]
    assert names
    assert [name for name in names if f"what={name}&" not in text and f'id="cell-{name}"' not in text] == []


def test_the_legend_of_several_boards_says_everything_once(client: Client) -> None:
    game = client.begin("anunnaki", seed="1", **{"o.cards": "pack", "o.board": "pack"})
    session, stream = client.session(game), Stream(1)
    for _ in range(3):
        session.answer(session.pending.some(stream.below))
    text = client.get(f"/game/{game}?now=you").body.decode()
    legends = re.findall(r'<ul class="legend">(.*?)</ul>', text, re.S)
    said = [re.sub(r"<[^>]*>", "", one).strip() for one in re.findall(r"<li>(.*?)</li>", "".join(legends), re.S)]
    assert len(legends) == 1
    assert sorted(set(said)) == sorted(said)
