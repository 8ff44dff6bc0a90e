"""The list of saved games: the bin, damaged games, everything in one file; on a server and in a browser."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

import pytest

from tests.store.playing import keep_text, new, old_database, play_on
from tests.web.client import Client
from tests.web.test_site_worker import Database, Tab, answered, begun, one_answer
from visavis.core import get_game
from visavis.core.saves.format import StoredGame
from visavis.store import Store
from visavis.web.routes import App
from visavis.web.view.results import PIECE


def test_the_bin_is_listed_and_a_game_comes_back_from_it(client: Client) -> None:
    one, two = client.begin("hamlets", title="first"), client.begin("hamlets", title="second")
    for id in (one, two):
        client.post(f"/game/{id}/delete")
    page = client.get("/saves").body.decode()
    assert page.count("/restore") == 2
    assert "first" in page
    client.post(f"/game/{one}/restore")
    assert client.get(f"/game/{one}").status == 200
    assert client.get("/saves").body.decode().count("/restore") == 1
    assert client.post(f"/game/{one}/restore").status == 404
    assert client.post(f"/game/{two}/delete").status == 404, "what is in the bin cannot be deleted again"
    client.post(f"/game/{two}/restore")
    assert {saved.title for saved in client.app.shelf.games()} == {"first", "second"}


@pytest.mark.parametrize("damage", ["updated = 'x'", "header = 'x'", "title = x'ff'"])
def test_an_unreadable_game_is_shown_and_the_others_are_played(client: Client, damage: str) -> None:
    bad, good = client.begin("hamlets"), client.begin("hamlets")
    store: Any = client.app.shelf
    client.app.desk.close()
    store.database.execute(f"UPDATE games SET {damage} WHERE id = ?", (bad,))
    for path in ("/", "/saves", f"/game/{good}", "/stats", f"/game/{good}/more"):
        assert client.get(path).status == 200, path
    assert "cannot be read" in client.get("/saves").body.decode()
    assert client.get(f"/game/{bad}").status == 422
    assert client.get(f"/game/{bad}/export").status == 200
    page = client.post(f"/game/{bad}/rescue")
    told = "Nothing could be brought back" if "header" in damage else "No line was lost"
    assert told in page.body.decode()
    assert len(store.games()) == (2 if "header" in damage else 3)
    assert client.post(f"/game/{good}/rescue").status == 422, "it is sound"
    client.post(f"/game/{bad}/delete")
    assert client.get(f"/game/{bad}").status == 404


def test_a_changed_game_is_shown_with_a_warning_and_refuses_taps(client: Client) -> None:
    id = client.begin("hamlets")
    client.app.desk.close()
    store: Any = client.app.shelf
    store.database.execute("UPDATE games SET redo = '[1]' WHERE id = ?", (id,))
    page = client.get(f"/game/{id}")
    assert page.status == 200
    assert "not as it was written" in page.body.decode()
    before = store.export(id)
    pending = client.session(id).pending
    assert pending is not None
    assert client.answer(id, pending.some(lambda most: 0)).status == 422
    assert store.export(id) == before
    assert "No line was lost" in client.post(f"/game/{id}/rescue").body.decode()


def test_everything_goes_to_another_device_and_comes_back(client: Client, tmp_path: Path) -> None:
    id = client.begin("hamlets", title="mine")
    client.cookies["theme"] = "dark"
    file = client.get("/saves/all")
    assert "attachment" in file.headers["Content-Disposition"]
    with Store.open(tmp_path / "other") as store:
        other = Client(App(store), "de")
        page = other.post("/saves/merge", files={"file": file.body})
        assert "1 Spiel neu dazugekommen" in page.body.decode()
        assert other.cookies == {"language": "de", "theme": "dark"}, "an own setting stays"
        assert store.export(id) == client.app.shelf.export(id)
        assert "war schon da" in other.post("/saves/merge", files={"file": file.body}).body.decode()
        assert other.post("/saves/merge", files={"file": b"nonsense"}).status == 422
        assert other.get("/saves/merge").status == 200
        other.app.close()


def test_a_link_is_only_offered_where_it_can_be_opened(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    id = client.begin("hamlets")
    assert "/open#v1." in client.get(f"/game/{id}/share").body.decode()
    monkeypatch.setitem(get_game("hamlets").__dict__, "rules_version", "99")
    page = client.get(f"/game/{id}/share").body.decode()
    assert "/open#" not in page
    assert "older rules" in page
    assert f"/game/{id}/export" in page


def test_older_games_are_counted_in_pieces_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old_database(tmp_path)
    monkeypatch.setitem(get_game("hamlets").__dict__, "winner_rule", lambda state: ("her",))
    with Store.open(tmp_path) as store:
        (over,) = [saved for saved in store.games() if saved.over]
        for _ in range(PIECE + 2):
            store.import_(store.export(over.id)).close()
        store.database.execute("UPDATE games SET winners = NULL")
        client = Client(App(store))
        loaded: list[str] = []
        read = store.read

        def counted(id: str) -> StoredGame:
            loaded.append(id)
            return read(id)

        monkeypatch.setattr(store, "read", counted)
        assert "3 older games" in client.get("/stats").body.decode()
        assert len(loaded) == PIECE
        assert client.get("/stats.csv").body.decode().count("\n") > PIECE, "this has looked at the rest"
        assert "older games" not in client.get("/stats").body.decode()
        assert sorted(loaded) == sorted(saved.id for saved in store.games() if saved.over)
        client.app.desk.close()


def test_who_won_is_kept_when_a_game_ends(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 500)
        assert saved.session.over
        assert store.find(saved.id).winners == saved.session.seen_by("table").winners
        saved.session.undo()
        assert store.find(saved.id).winners is None


# In a browser


def test_the_bin_and_everything_in_the_offline_site(tab: Tab) -> None:
    id, page = begun(tab)
    answered(tab, id, page, one_answer(tab, id))
    gone, _ = begun(tab)
    tab.ask(f"/game/{gone}/delete", token="")
    assert f"/game/{gone}/restore" in tab.ask("/saves")["text"]
    file = tab.ask("/saves/all")
    assert file["name"] == "visavis-all.jsonl"
    data = base64.b64decode(file["data"])
    other = Tab(Database())
    assert "1 game is new here" in other.ask("/saves/merge", files={"file": data}, token="")["text"]
    assert set(other.database.logs) == {id}
    assert other.database.logs[id] == tab.database.logs[id]
    answered(other, id, other.ask(f"/game/{id}"), one_answer(other, id))
    back = base64.b64decode(other.ask("/saves/all")["data"])
    fresh = Tab(tab.database)
    assert "1 game was brought up to date" in fresh.ask("/saves/merge", files={"file": back}, token="")["text"]
    assert tab.database.logs[id] == other.database.logs[id]
    tab.ask(f"/game/{gone}/restore", token="")
    assert tab.ask(f"/game/{gone}")["status"] == 200


def test_a_changed_log_is_told_and_rescued_in_the_offline_site(tab: Tab) -> None:
    id, page = begun(tab)
    answered(tab, id, page, one_answer(tab, id))
    log = tab.database.logs[id]
    tab.database.logs[id] = {**log, "text": re.sub(r'"seed":3', '"seed":4', log["text"])}
    other = Tab(tab.database)
    assert "not as it was written" in other.ask(f"/game/{id}")["text"]
    assert "Rescued" in other.ask(f"/game/{id}/rescue", token="")["text"]
    assert len(tab.database.heads) == 2


def test_own_texts_travel_through_the_offline_site(tab: Tab, tmp_path: Path) -> None:
    from visavis.core.saves.bundle import write_bundle

    with Store.open(tmp_path) as store:
        keep_text(store, "pack", "mine.toml", "x")
        text = write_bundle(store, {"size": "3"})[0]
        tab.ask("/saves/merge", files={"file": text.encode()}, token="")
        plain = {name: value for name, value in tab.database.settings.items() if not name.startswith("texts/")}
        assert plain == {"text/pack/mine.toml": "x", "size": "3"}
        assert base64.b64decode(Tab(tab.database).ask("/saves/all")["data"]).decode() == text


@pytest.fixture
def tab() -> Tab:
    return Tab(Database())
