"""Bots from texts on the page: gallery, editor, live check, own bots, links; nothing of a stranger runs unasked."""

from __future__ import annotations

import html
import re

import pytest

from tests.textbot.broken import SOUND, broken
from tests.textbot.play import answered
from tests.web.client import Client
from tests.web.test_site_worker import Database, Tab, database
from visavis.core import Refusal
from visavis.core.saves.texts import digest_of_text
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.web.pages.bots import pack, unpack
from visavis.web.view import share_link
from visavis.web.view.bots import own_bots

__all__ = ["database"]


def said(client: Client) -> str:
    return html.unescape(client.last.body.decode())


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_gallery_shows_every_bot(client: Client, language: str) -> None:
    client.cookies["language"] = language
    client.get("/bots")
    assert client.last.status == 200
    assert all(f"/new/bot.{id}" in said(client) for id in shipped_ids())


@pytest.mark.parametrize("id", shipped_ids())
def test_a_bot_that_ships_is_begun_played_undone_and_read(client: Client, id: str) -> None:
    assert client.get(f"/new/bot.{id}").status == 200
    assert client.get(f"/rules/bot.{id}").status == 200
    client.post(f"/new/bot.{id}", seed="3")
    assert client.path.startswith("/game/")
    game = client.path.split("/")[2]
    for _ in range(4):
        with client.app.desk.at(game) as opened:
            pending = opened.session.pending
            assert pending is not None
            opened.session.answer(pending.at(0))
        assert client.get(f"/game/{game}").status == 200
    with client.app.desk.at(game) as opened:
        opened.session.undo()
    for page in ("", "/why", "/log", "/more", "/setup", "/correct", "/table", "/share"):
        assert client.get(f"/game/{game}{page}").status == 200, page
    assert client.get("/").status == 200
    assert client.get("/saves").status == 200


@pytest.mark.parametrize("language", ["de", "en"])
def test_games_of_an_own_bot_are_listed_by_its_name_even_if_it_is_not_kept(client: Client, language: str) -> None:
    client.cookies["language"] = language
    name = {"de": "Baron Maulwurf", "en": "Baron Mole"}[language]
    client.post("/bots/play", text=SOUND, mine="1")
    client.post("/new/bot.mole", seed="3", level="hard")
    game = client.path.split("/")[2]
    client.post("/bots/forget", of="mole")
    assert own_bots(client.app.shelf) == {}
    for page in ("/", "/saves"):
        client.get(page)
        assert name in said(client), page
        assert "bot.mole" not in said(client).replace("art-bot.mole", ""), page
    with client.app.desk.at(game) as opened:
        answered(opened.session)
        assert opened.session.over
    client.get("/stats")
    assert name in said(client)
    client.get("/saves")
    assert name in said(client)


def test_the_move_of_a_bot_is_one_short_line_above_the_next_question(client: Client) -> None:
    client.post("/bots/play", text=SOUND, mine="1")
    client.post("/new/bot.mole", seed="3")
    game = client.path.split("/")[2]
    with client.app.desk.at(game) as opened:
        assert opened.session.pending is not None
        opened.session.answer(opened.session.pending.at(0))
    client.get(f"/game/{game}?now=you")
    last = html.unescape(client.last.body.decode()).partition('<p class="last">')[2].partition("<a ")[0]
    assert re.sub(r"<[^>]*>", "", last).strip() in (
        "Turn over: dig, depth: +1, now 1",
        "Turn over: grab, Take 3 coins",
        "Turn over: fog, Take 4 coins",
    )


def test_what_is_wrong_is_said_beside_the_text(client: Client) -> None:
    client.post("/bots/check", text=broken("counter"))
    assert "Line 39: There is no counter “deth”. Did you mean “depth”?" in said(client)
    assert 'data-line="39"' in said(client)
    client.post("/bots/check", text=SOUND)
    assert "Nothing is wrong." in said(client)


def test_an_own_bot_is_kept_changed_played_and_taken_out(client: Client) -> None:
    client.post("/bots/keep", text=SOUND)
    assert client.path == "/bots/edit"
    assert own_bots(client.app.shelf) == {"mole": SOUND}
    client.get("/bots")
    assert "/new/bot.mole" in said(client)
    assert client.get("/bots/file?of=mole").body.decode() == SOUND
    newer = SOUND.replace("Baron Mole", "Count Mole")
    client.post("/bots/play", text=newer, mine="1", base=digest_of_text(SOUND))
    assert client.path == "/new/bot.mole"
    assert "Count Mole" in said(client)
    client.post("/new/bot.mole", seed="1")
    game = client.path.split("/")[2]
    client.post("/bots/forget", of="mole")
    assert own_bots(client.app.shelf) == {}
    # The saved game does not need it.
    client.app.desk.clear(game)
    assert client.get(f"/game/{game}").status == 200
    assert "Count Mole" in said(client)


def test_a_broken_text_is_kept_but_not_played(client: Client) -> None:
    client.post("/bots/play", text=broken("counter"))
    assert client.last.status == 422
    client.post("/bots/keep", text=broken("counter"))
    client.get("/bots")
    assert "/bots/edit?of=mole" in said(client)
    assert "/new/bot.mole" not in said(client)


def test_a_bot_that_ships_is_not_kept_by_playing_it(client: Client) -> None:
    client.post("/bots/play", text=shipped("tide"))
    assert client.path == "/new/bot.tide"
    assert own_bots(client.app.shelf) == {}


def test_a_link_shows_the_text_before_anything_runs(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def ran(*args: object) -> None:
        raise AssertionError("a stranger's text ran")

    monkeypatch.setattr("visavis.web.studio.editor.try_out", ran)
    monkeypatch.setattr("visavis.web.studio.editor.game_from", ran)
    monkeypatch.setattr("visavis.web.pages.bots.read_bot", ran)
    client.post("/bots/open", text=f"http://there/bots#{pack(SOUND)}")
    assert SOUND.strip() in said(client)
    assert "Nothing of it has run yet" in said(client)
    assert "data-live" not in said(client)


def test_a_text_goes_into_a_link_and_out_again() -> None:
    for id in shipped_ids():
        assert unpack(pack(shipped(id))) == shipped(id)
    for wrong in ("", "b1.", "b1.!!!", "b1." + "A" * 90_000, "v1.abc", pack("x" * 70_000)):
        with pytest.raises(Refusal):
            unpack(wrong)


def test_an_opened_file_that_is_no_text_is_refused(client: Client) -> None:
    client.post("/bots/open", files={"file": b"\xff\xfe\x00"})
    assert client.last.status == 422
    client.post("/bots/open", files={"file": b"a" * 900_000})
    assert client.last.status == 422


EVIL = "<script>alert(1)</script>\"'>{{ 7 * 7 }}"


def test_a_strangers_text_is_escaped_everywhere(client: Client) -> None:
    text = SOUND.replace("Baron Mole", EVIL.replace('"', '\\"').replace("{{ 7 * 7 }}", ""))
    text = text.replace("Do you have a gem?", "<b onclick=x>gem</b>")
    assert text != SOUND
    client.post("/bots/check", text=text)
    assert b"<script>alert" not in client.last.body
    client.post("/bots/play", text=text)
    assert b"<script>alert" not in client.last.body
    client.post("/bots/play", text=text, mine="1")
    assert client.path == "/new/bot.mole"
    assert b"<script>alert" not in client.last.body
    client.get("/bots")
    assert b"<script>alert" not in client.last.body
    client.post("/new/bot.mole", seed="2")
    game = client.path.split("/")[2]
    for page in ("", "/more", "/log", "/setup"):
        client.get(f"/game/{game}{page}")
        assert b"<script>alert" not in client.last.body
        assert b"<b onclick" not in client.last.body
    client.get("/rules/bot.mole")
    assert b"<b onclick" not in client.last.body
    assert b"gem" in client.last.body


def test_a_game_of_a_bot_goes_by_link_too(client: Client) -> None:
    client.post("/new/bot.old_crow", seed="5")
    game = client.path.split("/")[2]
    client.get(f"/game/{game}/share")
    with client.app.desk.at(game) as opened:
        link = share_link.pack(opened.session)
    assert share_link.unpack(link).game.id == "bot.old_crow"


def test_an_unknown_bot_is_not_there(client: Client) -> None:
    assert client.get("/new/bot.nobody").status == 404
    assert client.get("/bots/edit?of=nobody").status == 404
    assert client.get("/bots/keep").status in (200, 303)


def test_the_offline_site_has_all_of_it(database: Database) -> None:
    tab = Tab(database)
    assert "/new/bot.tide" in tab.ask("/bots")["text"]
    checked = tab.ask("/bots/check", text=broken("counter"))
    assert "There is no counter" in checked["text"]
    page = tab.ask("/bots/play", text=SOUND, mine="1")
    assert page["address"] == "/new/bot.mole"
    assert database.settings["text/bot/mole.toml"] == SOUND
    begun = Tab(database).ask("/new/bot.mole", seed="1")
    assert begun["status"] == 200
    id = begun["address"].split("/")[2]
    # Another tab, which has never seen the text, opens the game from its own log.
    assert "Baron Mole" in Tab(database).ask(f"/game/{id}")["text"]
    assert "http://here/sub/#/bots#b1." in html.unescape(tab.ask("/bots/edit?of=mole")["text"])


def test_a_newer_text_is_offered_and_undo_goes_back(client: Client) -> None:
    client.post("/bots/play", text=SOUND, mine="1")
    client.post("/new/bot.mole", seed="1")
    game = client.path.split("/")[2]
    client.get(f"/game/{game}/more")
    assert f"/game/{game}/newer" not in said(client)
    newer = SOUND.replace("Baron Mole", "Count Mole")
    client.post("/bots/keep", text=newer, base=digest_of_text(SOUND))
    assert "Baron Mole" in client.get(f"/game/{game}").body.decode(), "the game goes on with its own text"
    client.get(f"/game/{game}/more")
    assert f"/game/{game}/newer" in said(client)
    assert '<del>- name = { en = "Baron Mole"' in said(client)
    assert '<ins>+ name = { en = "Count Mole"' in said(client)
    client.post(f"/game/{game}/newer", at=client.stamp(game))
    assert "Count Mole" in said(client)
    client.undo(game)
    assert "Baron Mole" in said(client)
    # One that does not fit is refused, and nothing has changed.
    other = SOUND.replace("depth", "hole").replace("rounds = 3", "rounds = 1").replace("grab", "grip")
    client.post("/bots/keep", text=other, base=digest_of_text(newer))
    before = client.session(game).save()
    client.post(f"/game/{game}/newer", at=client.stamp(game))
    assert client.last.status == 422
    assert client.session(game).save() == before
