"""The page that imports everything: progress, Stop, the choice to go without what is refused; names of downloads."""

from __future__ import annotations

import base64
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.store.bundling import BAD_REDO, bundle_text, bundled
from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_site_worker import Database, Tab, begun
from visavis.core import Session
from visavis.core.budget import OverBudget, current_budget
from visavis.core.saves import bin_clock, merging
from visavis.core.saves.format import StoredGame, Text, opened, usable_id
from visavis.store import Store
from visavis.textbot.gallery import shipped
from visavis.web.http import download, file_name
from visavis.web.pages import saves
from visavis.web.routes import App
from visavis.words import Words

THREE = bundle_text([bundled("half1", 901), bundled("half2", 902, BAD_REDO), bundled("half3", 903)]).encode()
FIVE = bundle_text([bundled(f"game{n}", 50 + n) for n in range(5)], [Text("bot", "a.toml", "x")]).encode()


@pytest.fixture
def piecewise(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game per request."""
    monkeypatch.setattr(saves, "_PIECE", 0)


def job(page: str) -> str:
    return re.search(r'name="job" value="(\w+)"', page)[1]


def merged(client: Client, data: bytes) -> str:
    return client.post("/saves/merge", files={"file": data}).body.decode()


def test_a_bad_game_is_told_and_the_rest_comes_if_that_is_chosen(client: Client) -> None:
    page = merged(client, THREE)
    assert client.last.status == 422
    assert "Nothing was imported: 1 entry" in page
    assert "Not imported: “half2”" in page
    assert client.app.shelf.games() == ()
    page = client.post("/saves/merge/on", job=job(page), choice="without").body.decode()
    assert "2 games are new here" in page
    assert "“half1” is new here" in page
    assert "“half3” is new here" in page
    assert {saved.id for saved in client.app.shelf.games()} == {"half1", "half3"}
    assert client.app.merges == {}


def test_the_rest_is_not_taken_without_a_choice(client: Client) -> None:
    id = job(merged(client, THREE))
    assert client.post("/saves/merge/on", job=id).status == 422
    assert client.app.shelf.games() == ()
    assert "Nothing was imported" in client.post("/saves/merge/stop", job=id).body.decode()
    assert client.app.shelf.games() == ()
    assert client.app.merges == {}


@pytest.mark.usefixtures("piecewise")
def test_a_large_file_shows_its_progress_and_comes_whole(client: Client) -> None:
    page = merged(client, FIVE)
    for done in range(1, 6):
        assert client.last.status == 200
        assert f"Checked: {done} of 6" in page
        assert "data-go-on" in page
        assert client.page.forms[-1]["action"] == "/saves/merge/on"
        assert (client.app.shelf.games(), dict(client.app.shelf.texts())) == ((), {})
        page = client.post("/saves/merge/on", job=job(page)).body.decode()
    assert "5 games are new here" in page
    assert len(client.app.shelf.games()) == 5
    assert dict(client.app.shelf.texts()) == {("bot", "a.toml"): "x"}


@pytest.mark.usefixtures("piecewise")
def test_stop_leaves_everything_as_it_was(client: Client) -> None:
    id = job(merged(client, FIVE))
    client.post("/saves/merge/on", job=id)
    assert "Import stopped" in client.post("/saves/merge/stop", job=id).body.decode()
    assert (client.app.shelf.games(), dict(client.app.shelf.texts())) == ((), {})
    page = client.post("/saves/merge/on", job=id)
    assert page.status == 422
    assert "has ended" in page.body.decode()
    for path in ("/saves/merge/on", "/saves/merge/stop", "/saves/merge"):
        assert client.get(path).status == 200
    assert client.post("/saves/merge/on", job="x" * 5000).status == 422
    assert client.post("/saves/merge/stop").status == 200


@pytest.mark.usefixtures("piecewise")
def test_few_imports_are_under_way_at_a_time(client: Client) -> None:
    jobs = [job(merged(client, FIVE)) for _ in range(4)]
    assert list(client.app.merges) == jobs[-2:]


def test_odd_ids_from_a_file_can_be_opened_and_deleted(client: Client) -> None:
    odd = ("ÄÖÜ", "٣٤٥", "ABCDEF")
    merged(client, bundle_text([bundled(id, seed) for seed, id in enumerate(odd)]).encode())
    for id in map(usable_id, odd):
        assert f'href="/game/{id}"' in client.get("/saves").body.decode()
        assert client.get(f"/game/{id}").status == 200
        assert client.post(f"/game/{id}/delete").status == 200
    assert client.app.shelf.games() == ()


def test_a_game_that_takes_too_long_is_checked_again_if_that_is_chosen(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets = []

    def slow(kept: StoredGame) -> Session:
        budget = current_budget()
        assert budget is not None
        budgets.append(budget.limits.seconds)
        if len(budgets) == 2:
            raise OverBudget("budget.time", most=2.0)
        return opened(kept)

    monkeypatch.setattr(merging, "opened", slow)
    monkeypatch.setattr(Words, "refusal", lambda words, refusal: refusal.id)
    page = merged(client, FIVE)
    assert "budget.time" in page
    assert 'value="time"' in page
    assert client.app.shelf.games() == ()
    page = client.post("/saves/merge/on", job=job(page), choice="time").body.decode()
    assert "5 games are new here" in page
    assert budgets == [2.0] * 5 + [20.0]


# Downloads


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ключ.toml", "ключ.toml"),
        ('a"b.toml', "a_b.toml"),
        ("a\r\nSet-Cookie: x=1", "a·Set-Cookie_ x=1"),
        ("ä ö.toml", "ä ö.toml"),
        ("\u202etxt.exe", "·txt.exe"),
        ("a%41;b", "a%41;b"),
        ("\ud800", "·"),
        ("日" * 200, "日" * 100 + "…"),
    ],
)
def test_any_name_gives_one_header_of_plain_letters(name: str, shown: str) -> None:
    response = download(b"", "text/plain", name)
    header = response.headers["Content-Disposition"]
    assert header.isascii()
    assert header.isprintable()
    assert header.count('"') == 2
    assert file_name(response) == shown


def test_a_plain_name_stays_as_it_was() -> None:
    assert download(b"", "x", "a-1.toml").headers["Content-Disposition"] == 'attachment; filename="a-1.toml"'


def test_a_bot_with_a_name_in_other_letters_is_downloaded(client: Client) -> None:
    text = shipped("tide")
    merged(client, bundle_text([], [Text("bot", "ключ.toml", text)]).encode())
    response = client.get("/bots/file?of=ключ")
    assert response.status == 200
    assert response.body.decode() == text
    assert file_name(response) == "ключ.toml"
    assert response.headers["Content-Disposition"].isascii()


# In a browser


@pytest.fixture
def tab() -> Tab:
    return Tab(Database())


def rows(database: Database) -> dict[str, Any]:
    return {"heads": dict(database.heads), "logs": dict(database.logs), "settings": dict(database.settings)}


def test_a_bad_game_changes_nothing_in_the_offline_site(tab: Tab) -> None:
    before = rows(tab.database)
    page = tab.ask("/saves/merge", files={"file": THREE}, token="")
    assert page["status"] == 422
    assert rows(tab.database) == before
    assert "2 games are new here" in tab.ask("/saves/merge/on", job=job(page["text"]), choice="without")["text"]
    assert set(tab.database.heads) == set(tab.database.logs) == {"half1", "half3"}


@pytest.mark.usefixtures("piecewise")
def test_pieces_and_stop_in_the_offline_site(tab: Tab) -> None:
    before = rows(tab.database)
    id = job(tab.ask("/saves/merge", files={"file": FIVE}, token="")["text"])
    for _ in range(4):
        assert "data-go-on" in tab.ask("/saves/merge/on", job=id)["text"]
    assert rows(tab.database) == before
    assert "5 games are new here" in tab.ask("/saves/merge/on", job=id)["text"]
    assert len(tab.database.heads) == 5
    assert tab.database.settings["text/bot/a.toml"] == "x"


@pytest.mark.parametrize("pieces", [True, False])
def test_a_full_database_leaves_the_offline_site_as_it_was(
    tab: Tab, monkeypatch: pytest.MonkeyPatch, pieces: bool
) -> None:
    begun(tab)
    if pieces:
        monkeypatch.setattr(saves, "_PIECE", 0)
    before, tab.database.full = rows(tab.database), True
    page = tab.ask("/saves/merge", files={"file": FIVE}, token="")
    while "data-go-on" in page["text"]:
        page = tab.ask("/saves/merge/on", job=job(page["text"]))
    assert page["status"] == 422
    assert rows(tab.database) == before
    tab.database.full = False
    monkeypatch.undo()
    assert "5 games are new here" in tab.ask("/saves/merge", files={"file": FIVE}, token="")["text"]


def test_the_download_of_the_offline_site_has_its_name(tab: Tab) -> None:
    tab.ask("/saves/merge", files={"file": bundle_text([], [Text("bot", "ключ.toml", shipped("tide"))]).encode()})
    found = tab.ask("/bots/file?of=%D0%BA%D0%BB%D1%8E%D1%87")
    assert found["name"] == "ключ.toml"
    assert base64.b64decode(found["data"]).decode() == shipped("tide")


def at(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    then = (datetime.now(UTC) + timedelta(days=days)).date().isoformat()
    monkeypatch.setattr("visavis.web.offline.shelf.current_date", lambda: then)


def test_a_wrong_clock_destroys_nothing_in_the_offline_site(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bin_clock, "LEAST_IN_BIN", 2)
    monkeypatch.setattr(bin_clock, "DAYS_IN_BIN", 5)
    ids = [begun(tab)[0] for _ in range(4)]
    for id in ids[:-1]:
        tab.ask(f"/game/{id}/delete", token="")
    # One that 1.1.0 has deleted.
    tab.database.heads[ids[0]].pop("binned")
    for days in (40, -20000, 0):
        at(monkeypatch, days)
        begun(tab)
        assert set(ids) <= set(tab.database.logs)
    at(monkeypatch, 90)
    tab.ask(f"/game/{ids[-1]}/delete", token="")
    assert set(ids) <= set(tab.database.logs)
    at(monkeypatch, 91)
    begun(Tab(tab.database))
    assert set(ids) <= set(tab.database.logs)
    at(monkeypatch, 92)
    begun(Tab(tab.database))
    assert set(ids) & set(tab.database.logs) == {ids[0], ids[3]}, "five days are over; the last two stay"
    tab.ask(f"/game/{ids[0]}/restore", token="")
    assert Tab(tab.database).ask(f"/game/{ids[0]}")["status"] == 200
    assert "days/seen" not in base64.b64decode(tab.ask("/saves/all")["data"]).decode()


def test_a_bundle_of_a_server_is_taken_whole_beside_games_of_the_browser(tab: Tab, tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        client = Client(App(store))
        merged(client, FIVE)
        everything = client.get("/saves/all").body
        client.app.close()
    begun(tab)
    tab.ask("/saves/merge", files={"file": everything}, token="")
    assert len(tab.database.heads) == 6


@pytest.mark.usefixtures("piecewise")
def test_a_large_file_goes_on_by_itself_in_a_browser(open_device: Open) -> None:
    phone = open_device("phone", "en")
    phone.go("/saves")
    phone.page.locator("input[type=file]").set_input_files(
        {"name": "all.jsonl", "mimeType": "application/jsonl", "buffer": FIVE}
    )
    phone.page.get_by_role("button", name=phone.says("web-all-merge"), exact=True).click()
    expect(phone.page.locator("[role=status]").filter(has_text="5 games are new here")).to_be_visible()
    phone.page.locator("summary", has_text=phone.says("web-merge-items")).click()
    expect(phone.page.get_by_text("“game4” is new here.")).to_be_visible()
