"""Own bots on the page: nobody's text is replaced without a question, every version stays, the bin gives back."""

from __future__ import annotations

import html
from typing import Any

import pytest

from tests.textbot.broken import SOUND
from tests.web.client import Client
from tests.web.test_site_worker import Database, Tab, database
from visavis.core.saves.texts import digest_of_text
from visavis.textbot.gallery import shipped
from visavis.web.view.bots import own_bots

__all__ = ["database"]

MINE = shipped("tide").replace('id = "tide"', 'id = "mybot"') + "\n# MY OWN WORK, ten evenings\n"
THEIRS = shipped("magpie").replace('id = "magpie"', 'id = "mybot"')


def said(client: Client) -> str:
    return html.unescape(client.last.body.decode())


def fields(client: Client, action: str) -> dict[str, Any]:
    """What the form of the page sends by itself."""
    form = next(form for form in client.page.forms if form["action"] == action)
    sent = {one["name"]: one.get("value", "") for one in form["fields"] if one["tag"] == "input"}
    return {name: value for name, value in sent.items() if name != "token"}


def test_a_strangers_bot_never_replaces_an_own_one(client: Client) -> None:
    client.post("/bots/keep", text=MINE)
    client.post("/bots/open", text=THEIRS)
    assert "already" in said(client), "the clash is named before anything is done"
    client.post("/bots/keep", text=THEIRS, **fields(client, "/bots/check"))
    assert client.last.status == 422
    assert "You already have another bot with the id" in said(client)
    assert own_bots(client.app.shelf) == {"mybot": MINE}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_strangers_bot_is_played_without_being_kept(client: Client, language: str) -> None:
    client.cookies["language"] = language
    client.post("/bots/keep", text=MINE)
    client.post("/bots/play", text=THEIRS)
    assert client.last.status == 200
    text = fields(client, "/new/bot.mybot")["bot"]
    assert text == THEIRS
    # A refused beginning keeps the text in the form.
    client.post("/new/bot.mybot", bot=text, seed="3", title="x" * 200)
    assert client.last.status == 422
    assert fields(client, "/new/bot.mybot")["bot"] == THEIRS
    client.post("/new/bot.mybot", bot=text.replace("\n", "\r\n"), seed="3")
    game = client.path.split("/")[2]
    assert client.session(game).header.text == THEIRS
    client.app.desk.clear(game)
    assert client.get(f"/game/{game}").status == 200
    assert own_bots(client.app.shelf) == {"mybot": MINE}


def test_a_text_that_is_not_the_bot_of_the_address_is_refused(client: Client) -> None:
    assert client.post("/new/bot.mole", bot=THEIRS, seed="3").status == 404
    assert client.post("/new/bot.mole", bot="x = ", seed="3").status in (404, 422)
    assert client.app.shelf.games() == ()


def test_replace_both_or_leave(client: Client) -> None:
    client.post("/bots/keep", text=MINE)
    client.post("/bots/keep", text=THEIRS, both="1")
    assert own_bots(client.app.shelf) == {"mybot": MINE, "mybot_2": THEIRS.replace('"mybot"', '"mybot_2"')}
    client.get("/bots")
    assert "/new/bot.mybot_2" in said(client)
    client.post("/bots/keep", text=THEIRS, replace=digest_of_text(MINE))
    assert own_bots(client.app.shelf)["mybot"] == THEIRS
    client.get("/bots/history?of=mybot&version=1")
    assert "MY OWN WORK" in said(client)
    client.post("/bots/back", of="mybot", version="1")
    assert own_bots(client.app.shelf)["mybot"] == MINE
    # A replacement of what is no longer there asks again.
    client.post("/bots/keep", text="# three\n" + MINE, replace=digest_of_text(THEIRS))
    assert client.last.status == 422
    assert own_bots(client.app.shelf)["mybot"] == MINE


def test_of_two_tabs_the_later_one_is_asked(client: Client) -> None:
    client.post("/bots/keep", text=MINE)
    tabs = []
    for _ in range(2):
        client.get("/bots/edit?of=mybot")
        tabs.append(fields(client, "/bots/check"))
    client.post("/bots/keep", text=f"{MINE}# evening one\n", **tabs[0])
    assert client.path == "/bots/edit"
    for action in ("/bots/keep", "/bots/play"):
        client.post(action, text=f"{MINE}# other tab\n", **tabs[1])
        assert client.last.status == 422, action
        assert "was changed in the meantime" in said(client)
        assert "<del>- # evening one</del>" in said(client)
        assert own_bots(client.app.shelf)["mybot"] == f"{MINE}# evening one\n"
    # The text that was sent is still in the editor.
    assert "# other tab" in said(client)


def test_what_is_checked_meanwhile_is_kept_afterwards(client: Client) -> None:
    client.post("/bots/keep", text=MINE)
    client.get("/bots/edit?of=mybot")
    client.post("/bots/check", text=MINE + "# two\n", **fields(client, "/bots/check"))
    client.post("/bots/keep", text=MINE + "# two\n", **fields(client, "/bots/check"))
    assert own_bots(client.app.shelf) == {"mybot": MINE + "# two\n"}


def test_the_first_bot_has_a_new_id_each_time(client: Client) -> None:
    kept = []
    for _ in range(3):
        text = html.unescape(client.get("/bots/edit").body.decode()).partition('data-live="/bots/check">')[2]
        client.post("/bots/play", text=text.partition("</textarea>")[0], mine="1")
        assert client.last.status == 200
        kept = sorted(own_bots(client.app.shelf))
    assert kept == ["my_bot", "my_bot_2", "my_bot_3"]


def test_what_is_forgotten_lies_in_the_bin(client: Client) -> None:
    client.post("/bots/keep", text=MINE)
    client.post("/bots/forget", of="mybot")
    assert own_bots(client.app.shelf) == {}
    client.get("/bots")
    form = fields(client, "/bots/restore")
    client.post("/bots/restore", **form)
    assert own_bots(client.app.shelf) == {"mybot": MINE}
    client.post("/bots/restore", **form)
    assert client.last.status >= 400
    assert "In the bin there is nothing called" in said(client)


@pytest.mark.parametrize("version", ["0", "9", "x", "", "٣"])
def test_a_version_that_is_none_changes_nothing(client: Client, version: str) -> None:
    client.post("/bots/keep", text=MINE)
    client.post("/bots/back", of="mybot", version=version)
    assert client.last.status >= 400
    assert own_bots(client.app.shelf) == {"mybot": MINE}
    assert client.get(f"/bots/history?of=mybot&version={version}").status == 200
    assert client.get("/bots/history?of=nobody").status >= 400


def test_a_history_escapes_what_a_stranger_wrote(client: Client) -> None:
    client.post("/bots/keep", text=SOUND)
    client.post("/bots/keep", text=SOUND + "# <script>alert(1)</script>\n")
    assert b"<script>alert" not in client.last.body
    client.post("/bots/keep", text=SOUND + "# <script>alert(1)</script>\n", replace=digest_of_text(SOUND))
    client.get("/bots/history?of=mole")
    assert b"&lt;script&gt;" in client.last.body
    assert b"<script>alert" not in client.last.body


# Offline


def asked(tab: Tab, address: str, **form: Any) -> dict[str, Any]:
    page = tab.ask(address, **form)
    return page | {"text": html.unescape(page["text"])}


def test_the_offline_site_keeps_versions_and_asks(database: Database) -> None:
    first, second = Tab(database), Tab(database)
    assert asked(first, "/bots/keep", text=MINE)["address"].startswith("/bots/edit")
    page = asked(second, "/bots/keep", text=THEIRS)
    assert page["status"] == 422
    assert "You already have another bot" in page["text"]
    assert database.settings["text/bot/mybot.toml"] == MINE
    asked(second, "/bots/keep", text=THEIRS, replace=digest_of_text(MINE))
    assert database.settings["text/bot/mybot.toml"] == THEIRS
    # A third tab has no version in memory: it is fetched.
    third = Tab(database)
    assert "MY OWN WORK" in asked(third, "/bots/history?of=mybot&version=1")["text"]
    assert third.needed
    asked(Tab(database), "/bots/back", of="mybot", version="1")
    assert database.settings["text/bot/mybot.toml"] == MINE
    asked(third, "/bots/forget", of="mybot")
    assert "text/bot/mybot.toml" not in database.settings
    asked(Tab(database), "/bots/restore", of="mybot")
    assert database.settings["text/bot/mybot.toml"] == MINE


def test_two_tabs_that_keep_at_the_very_same_moment(database: Database) -> None:
    tabs = [Tab(database), Tab(database)]
    tabs[0].ask("/bots/keep", text=MINE)
    base = digest_of_text(MINE)
    form = [("text", MINE + "# one\n"), ("base", base)], [("text", MINE + "# two\n"), ("base", base)]
    found = [tab.handle("/bots/keep", method="POST", form=list(one)) for tab, one in zip(tabs, form, strict=True)]
    written = [database.commit(*(one[name] for name in ("writes", "settings", "before", "contents"))) for one in found]
    assert written == [True, False]
    tabs[1].python.drop()
    assert tabs[1].ask("/bots/keep", text=MINE + "# two\n", base=base)["status"] == 422
    assert database.settings["text/bot/mybot.toml"] == MINE + "# one\n"


def test_a_full_browser_keeps_the_old_text(database: Database) -> None:
    tab = Tab(database)
    tab.ask("/bots/keep", text=MINE)
    before = dict(database.settings)
    database.full = True
    page = tab.ask("/bots/keep", text=MINE + "# two\n", base=digest_of_text(MINE))
    assert page["status"] >= 400
    assert database.settings == before
