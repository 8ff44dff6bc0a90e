"""The first page, trying it without the box, what there is to read, and results as pictures."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_axe import nothing_found
from visavis.core import Effect, Session, find_games, get_game
from visavis.core.play.session import from_lines
from visavis.core.play.tryout import play_for_person, play_opening
from visavis.core.question import PERSON
from visavis.core.saves.format import round_of, summarize
from visavis.store import Store
from visavis.testing import count
from visavis.web.offline.shelf import BrowserShelf
from visavis.web.routes import App
from visavis.web.view import charts, hints
from visavis.web.view.results import Result
from visavis.web.view.ui_settings import ui_settings
from visavis.words import LANGUAGES, Words, key_of

GAMES = tuple(find_games())
REAL = tuple(id for id in GAMES if not get_game(id).example)
TRIED = tuple(id for id in REAL if get_game(id).players.stand_in in get_game(id).players.policies)


def stood_in(id: str, answers: int = 0, seed: int = 3, **options: Any) -> Session[Any]:
    """A game that the stand-in has played: so many times on, or to its end."""
    game = get_game(id)
    session = Session.new(game, {**game.players.simulation_options, **options}, seed=seed, tryout=True)
    for _ in range(answers or 1000):
        if session.pending is not None:
            play_for_person(session)
    return session


def counting(session: Session[Any]) -> Session[Any]:
    """The same game as one that counts."""
    header = msgspec.structs.replace(session.header, tryout=False)
    return from_lines(session.game, header, session.lines)


def in_round(number: int) -> Session[Any]:
    """A game of Terra Mystica that counts, in this round."""
    session = stood_in("terra_mystica", 1, level="automaechtig")
    while round_of(session.game, session.timeline.now)[0] < number:
        play_for_person(session)
    return counting(session)


def visible(client: Client) -> str:
    return " ".join(client.page.text.split())


# The first page


@pytest.mark.parametrize(
    ("language", "says"),
    [("de", ("Automächtig", "Runde 3 von 6", "Automa", "du bist dran")), ("en", ("Round 3 of 6", "your turn"))],
)
def test_a_game_to_go_on_with_says_where_it_is_and_is_not_opened(
    client: Client, monkeypatch: pytest.MonkeyPatch, language: str, says: tuple[str, ...]
) -> None:
    session = in_round(3)
    client.app.shelf.create(session).close()
    monkeypatch.setattr(Store, "read", lambda *_: pytest.fail("a game was opened for the list"))
    client.cookies["language"] = language
    client.get("/")
    assert round_of(session.game, session.timeline.now) == (3, 6)
    page = visible(client)
    assert [one for one in (*says, str(session.game.score(session.timeline.now)["her"])) if one not in page] == []


@pytest.mark.parametrize("id", GAMES)
def test_where_a_game_is_follows_every_change(client: Client, id: str) -> None:
    game = client.begin(id, seed="4")
    for change in range(4):
        session = client.session(game)
        (saved,) = client.app.shelf.games()
        assert saved.glance == summarize(session)
        assert saved.glance.turn == (session.pending.seat if session.pending else "")
        if change == 2:
            client.undo(game)
        elif session.pending is not None:
            client.answer(game, session.pending.some(lambda bound: 0))


def test_a_browser_keeps_where_a_game_is_too() -> None:
    shelf = BrowserShelf()
    session = stood_in("hamlets", 2)
    shelf.create(session)
    (head,) = shelf.games()
    assert head.glance == summarize(session)
    assert head.tryout


def test_what_another_version_has_played_on_or_damaged_is_not_told(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for _ in range(3):
            store.create(counting(stood_in("hamlets", 2))).close()
        assert all(one.glance for one in store.games())
        first, second, third = (one.id for one in store.games())
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE games SET digest = 'of another log' WHERE id = ?", (first,))
        database.execute("UPDATE glances SET glance = '{' WHERE game = ?", (second,))
    with Store.open(tmp_path) as store:
        assert {one.id: bool(one.glance) for one in store.games()} == {first: False, second: False, third: True}
        assert Client(App(store)).get("/").status == 200
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("DROP TABLE glances")
    with Store.open(tmp_path) as store:
        assert not any(one.glance for one in store.games())


def test_games_stand_before_examples_in_their_order(client: Client) -> None:
    client.get("/")
    page = client.last.body.decode()
    first, _, folded = page.partition('<details class="examples">')
    shown = re.findall(r'href="/new/(\w+)"', first)
    assert sorted(shown) == sorted(REAL)
    places = [ui_settings(get_game(id)).home_order for id in shown]
    assert places == sorted(places)
    assert sorted(re.findall(r'href="/new/(\w+)"', folded)) == sorted(set(GAMES) - set(REAL))


def test_every_game_has_a_drawing_once_however_often_it_is_shown(client: Client) -> None:
    for _ in range(2):
        client.app.shelf.create(counting(stood_in("hamlets", 2))).close()
    client.get("/")
    drawn = [id for id in client.page.ids if id.startswith("art-")]
    assert sorted(drawn) == sorted(f"art-{id}" for id in GAMES)


def test_the_last_games_say_who_won(client: Client) -> None:
    session = counting(stood_in("terra_mystica"))
    client.app.shelf.create(session).close()
    client.get("/")
    score = session.game.score(session.timeline.now)
    won = "won" if score["you"] > score["her"] else "lost"
    assert f"{score['you']} : {score['her']}{won}" in visible(client).replace(" won", "won").replace(" lost", "lost")


# Try-out games


@pytest.mark.parametrize("id", TRIED)
def test_a_game_that_is_tried_runs_and_is_played_to_its_end_by_taps_on_one_button(client: Client, id: str) -> None:
    assert client.get("/try").status == 200
    assert f"/try/{id}" in [form["action"] for form in client.page.forms]
    assert client.post(f"/try/{id}", seed="5").status == 200
    game = client.path.split("/")[2]
    session = client.session(game)
    assert session.header.tryout
    assert any(isinstance(line, Effect) and line.kind == "instruction" for line in session.lines)
    assert session.secret or session.why(), "there is something to ask why about"
    undone = len(session.lines)
    client.post(f"/game/{game}/stand_in", at=client.stamp(game))
    assert len(session.lines) > undone
    client.undo(game)
    for _ in range(200):
        if client.session(game).pending is None:
            break
        response = client.post(f"/game/{game}/stand_in", at=client.stamp(game))
        assert response.status == 200
    assert client.session(game).over
    assert client.page.forms
    client.get("/stats")
    assert f"/game/{game}" not in client.page.links, "what was only tried is no result"


def test_nobody_plays_for_a_person_in_a_game_that_counts(client: Client) -> None:
    game = client.begin("terra_mystica")
    before = client.session(game).save()
    assert client.post(f"/game/{game}/stand_in", at=client.stamp(game)).status == 422
    assert client.session(game).save() == before
    assert "stand_in" not in client.get(f"/game/{game}").body.decode()


def test_a_tap_on_an_old_page_plays_nothing(client: Client) -> None:
    client.post("/try/terra_mystica", seed="5")
    game = client.path.split("/")[2]
    old = client.stamp(game)
    client.post(f"/game/{game}/stand_in", at=old)
    before = client.session(game).save()
    assert client.post(f"/game/{game}/stand_in", at=old).status == 409
    assert client.session(game).save() == before


def test_a_game_that_is_tried_stays_one_in_a_file_and_from_a_branch() -> None:
    session = stood_in("terra_mystica", 4)
    assert Session.load(session.save()).header.tryout
    assert session.branch(session.steps[-1]).header.tryout
    assert '"tryout"' not in counting(session).save()


def test_the_stand_in_says_the_same_each_time_it_is_asked() -> None:
    game = get_game("mosaic")
    sessions = [Session.new(game, game.players.simulation_options, seed=8, tryout=True) for _ in range(2)]
    for session in sessions:
        play_opening(session)
    assert sessions[0].save() == sessions[1].save()


def test_a_second_person_or_a_computer_is_left_alone() -> None:
    """The computer's seats are its own; every seat of a person is stood in for."""
    session = stood_in("alien_artifacts", 3)
    assert set(session.header.seats.values()) == {PERSON}


def test_each_hint_is_told_once_and_closed_by_a_tap(client: Client) -> None:
    client.post("/try/terra_mystica", seed="5")
    path, told = client.path, []
    for _ in range(len(hints.HINTS) + 1):
        for screen in ("news", "you"):
            client.get(f"{path}?now={screen}")
            forms = [form for form in client.page.forms if form["action"] == "/hints"]
            for form in forms:
                told += [field["value"] for field in form["fields"] if field.get("name") == "hint"]
                client.post("/hints", hint=told[-1], back=path)
                assert client.path == path
    assert sorted(told) == sorted(hints.HINTS)
    client.get("/")
    assert client.post("/hints", hint="nonsense", back="//elsewhere").status == 200
    assert client.path == "/"


def test_there_is_no_hint_in_a_game_that_counts(client: Client) -> None:
    game = client.begin("terra_mystica")
    assert "/hints" not in [form["action"] for form in client.page.forms], game


# To read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_clause_can_be_read_and_found_by_its_number(client: Client, id: str, language: str) -> None:
    client.cookies["language"] = language
    clauses = get_game(id).clauses
    client.get(f"/rules/{id}")
    assert set(clauses) <= set(client.page.ids)
    for one in list(clauses.values())[:: max(1, len(clauses) // 3)]:
        client.get(f"/rules/{id}?q={one.id}")
        assert one.id in client.page.ids
        assert one.says(language) in client.page.text
    open_ones = [one for one in clauses.values() if one.status == "open"]
    client.get(f"/rules/{id}?only=open")
    if open_ones:
        assert {one.id for one in open_ones} == set(client.page.ids) & set(clauses)
        assert all(one.reason in client.page.text for one in open_ones)


def test_a_search_wants_all_words_and_says_when_there_is_nothing(client: Client) -> None:
    clauses = get_game("hamlets").clauses
    client.get("/rules/hamlets?q=HOUSE+tower")
    found = set(client.page.ids) & set(clauses)
    assert found == {
        id
        for id, one in clauses.items()
        if all(word in f"{one.heading('en')} {one.says('en')}".casefold() for word in ("house", "tower"))
    }
    assert found
    client.get("/rules/hamlets?q=%3Cscript%3Ealert(1)%3C/script%3E")
    assert b"<script>alert" not in client.last.body
    assert Words("en").say("web-rules-found", count=0) in client.page.text
    assert client.get("/rules/nowhere").status == 404
    assert client.get("/values/nowhere").status == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_value_is_told_with_where_it_comes_from(client: Client, id: str, language: str) -> None:
    client.cookies["language"] = language
    game = get_game(id)
    client.get(f"/values/{id}")
    page = client.page.text
    for name, values in game.default_pack.provenances.items():
        heading = Words(language, strict=True).say(f"web-of-{name}")
        assert (f"{heading} ({values})" in page) == bool(values or name != "read")
    for kind, cards in game.default_pack.tables.items():
        words = Words(language, game, strict=True)
        assert words.say(key_of("cards", kind)) in page
        assert all(card.name(language) in page for card in cards.values())


def test_a_game_tells_only_the_values_that_it_deals_with(client: Client) -> None:
    session = stood_in("terra_mystica", 6)
    begun = client.app.shelf.create(session).id
    client.get(f"/game/{begun}/values")
    page = client.last.body.decode()
    tiles = session.pack.tables["tile"]
    laid = set(session.timeline.now.to_plain()["tiles"])
    assert 0 < len(laid) < len(tiles)
    assert {id for id, tile in tiles.items() if f"<b>{tile.name('en')}</b>" in page} == laid
    assert "<b>Automa</b>" in page, "the level of this game, and no other"
    assert "<b>Alptrauma</b>" not in page
    printed = client.begin("anunnaki")
    client.get(f"/game/{printed}/values")
    assert re.findall(r"\((\d+)\)", client.page.text) == ["0", "0", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_leads_to_the_rules_of_every_game(client: Client, language: str) -> None:
    client.cookies["language"] = language
    client.get("/help")
    assert {f"/rules/{id}" for id in GAMES} <= set(client.page.links)
    for link in ("/", "/new/terra_mystica", f"/game/{client.begin('hamlets')}/more"):
        client.get(link)
        assert "/help" in client.page.links


# Pictures


@pytest.mark.parametrize("id", ["terra_mystica", "mosaic", "hamlets", "tapestry"])
def test_the_picture_of_a_game_ends_with_its_points(id: str) -> None:
    session = stood_in(id)
    drawn = charts.curve(session, Words("en", session.game))
    assert drawn
    score = session.game.score(session.timeline.now)
    persons = set(session.header.seats)
    counted = [points for side, points in score.items() if points or side not in persons]
    assert [line.last for line in drawn.lines] == counted
    numbers = [number for _, number in drawn.marks]
    assert numbers == sorted(set(numbers))
    assert all(0 <= x <= charts.WIDE and 0 <= y <= charts.HIGH for line in drawn.lines for x, y, _ in line.dots)
    if id == "terra_mystica":
        yours, hers = drawn.lines
        assert yours.path.count("L") == 0, "told at the end"
        assert hers.path.count("L") == len(session.timeline.marks)
        assert numbers == [2, 3, 4, 5, 6]


def result(points: int, other: int, level: str = "normal", moves: int = 30) -> Result:
    score = {"you": points, "her": other}
    won = ("you",) if points > other else ("her",)
    options = {"level": level}
    return Result("x", "hamlets", "", "2026-01-01T00:00:00+00:00", options, {"you": PERSON}, score, won, moves)


def test_pictures_of_many_games() -> None:
    found = [result(20, 30), result(40, 30, "hard"), result(35, 30, "hard"), result(0, 50, "hard")]
    drawn = charts.by_game("hamlets", found, Words("de", get_game("hamlets")))
    yours, theirs = drawn.points.lines
    assert [value for *_, value in yours.dots] == [20, 40, 35], "what was not counted is no point of the line"
    assert [value for *_, value in theirs.dots] == [30, 30, 30, 50]
    assert yours.dots[0][1] > yours.dots[1][1], "more points are higher"
    assert [(one.level, one.won, one.games) for one in drawn.wins] == [("normal", 0, 1), ("schwer", 2, 2)]
    assert drawn.lengths.most == 30
    alone = charts.by_game("hamlets", found[:1], Words("de", get_game("hamlets")))
    assert alone.points is None
    assert alone.lengths is None


def test_statistics_in_german_have_commas(client: Client) -> None:
    for seed in (3, 4):
        client.app.shelf.create(counting(stood_in("hamlets", seed=seed))).close()
    client.cookies["language"] = "de"
    page = client.get("/stats").body.decode()
    assert re.search(r'data-label="Dein Schnitt">\d+,\d<', page)
    assert "<svg" in page
    client.cookies["language"] = "en"
    assert re.search(r'data-label="[^"]+">\d+\.\d<', client.get("/stats").body.decode())


# In a browser


@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), ("en", "dark")][: count(2, usual=1)])
def test_two_taps_into_a_running_game(open_device: Open, language: str, scheme: str) -> None:
    device = open_device("phone", language, scheme)
    device.go("/")
    page = device.page
    device.tap(page.locator("a[href='/try']"))
    nothing_found(device, "try")
    device.tap(page.locator("form[action='/try/terra_mystica'] button"))
    page.wait_for_url("**/game/*")
    expect(page.locator(".news .do").first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=next] .go").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".news .ask-why").first).to_be_attached()
    device.no_sideways_scrolling()
    nothing_found(device, "tried")
    before = device.stamp()
    device.tap(page.locator(".strip button"))
    assert device.stamp() != before
    expect(page.locator(".news .do").first).to_be_in_viewport(ratio=1)
    device.tap(page.locator("[data-key=u]"))
    # Without the box nothing on a table has to be changed.
    expect(page.locator(".notice", has_text=Words(language).say("play-undone-nothing"))).to_be_visible()


SMALL = """() => [...document.querySelectorAll("a[href], button, summary, label:has(input[type=radio])")]
    .filter(one => one.offsetParent && !one.closest("p:not(.inline, .strip, .start), .unseen, .skip, svg"))
    .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"""
"""What is too small for a thumb; a link in a sentence is as high as its line."""


AROUND = ("/", "/try", "/help", "/rules/terra_mystica", "/values/tapestry", "/new/terra_mystica", "/stats")


@pytest.mark.parametrize("path", AROUND[:: count(1, usual=2)])
def test_pages_around_the_games_fit_a_phone_and_a_thumb(open_device: Open, path: str) -> None:
    device = open_device("phone", "de", "dark" if path < "/r" else "light")
    device.here.app.shelf.create(counting(stood_in("hamlets"))).close()
    device.go(path)
    for fold in device.page.locator("summary:visible").all()[:3]:
        fold.click()
    device.no_sideways_scrolling()
    assert device.page.evaluate(SMALL) == []
    nothing_found(device, path)


def test_the_list_of_saved_games_says_where_they_are(client: Client) -> None:
    client.app.shelf.create(in_round(3)).close()
    client.app.shelf.create(stood_in("hamlets", 2)).close()
    client.get("/saves")
    page = visible(client)
    assert "Round 3 of 6 · your turn · " in page
    assert Words("en").say("web-tryout") in page


def test_rules_are_searched_by_typing(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.go("/rules/hamlets")
    device.page.locator("input[name=q]").fill("tower")
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**q=tower*")
    device.settle()
    expect(device.page.locator(".clauses li").first).to_be_visible()
    assert "tower" in device.page.locator(".clauses").first.inner_text().casefold()
