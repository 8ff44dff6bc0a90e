"""Hostile text in every place that holds a text: terminal, page, download and header show none of it raw."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.hostile import HOSTILE, MARK, all_logs, bot_texts, harm_in
from tests.textbot.broken import SOUND
from tests.web.client import Client, Found
from visavis.cli.run import run
from visavis.core import Refusal, Session
from visavis.core.saves.bundle import write_bundle
from visavis.store import Store
from visavis.testing import count, record
from visavis.web.http import Response
from visavis.web.routes import ROUTES, App

_OF_A_GAME = r"/game/([a-z0-9]{1,40})"
PAGES = tuple(
    path.pattern.removeprefix(_OF_A_GAME).removesuffix(r"\Z")
    for method, path, *_ in ROUTES
    if method == "GET" and path.pattern.startswith(_OF_A_GAME) and "(?:" not in path.pattern
)
ADDRESS = "A" * 600
"""The end of the text; an address holds it whole, a line does not."""
LISTS = ("/", "/saves", "/stats", "/bots")


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return Client(App(Store.open(tmp_path)), "de")


def sample(cases: list[tuple[str, str]], usual: int) -> list[tuple[str, str]]:
    """All of them in the proof, otherwise some from everywhere."""
    return cases[:: max(1, len(cases) // count(len(cases), usual))]


def harmless(response: Response, where: str) -> str:
    """The text of a response, which is as it has to be."""
    assert all(value.isascii() and value.isprintable() for value in response.headers.values()), (where, response)
    assert response.status < 500, (where, response.body.decode())
    text = response.body.decode()
    if response.kind.startswith("text/html"):
        assert harm_in(text.replace(ADDRESS, "")) == [], where
        assert "<script>alert" not in text, where
        assert harm_in(Found(text).text) == [], where
    return text


def look_at(client: Client, id: str, where: str) -> bool:
    """Look at every page of a game; whether the text was seen on one. Downloads hold it unchanged."""
    seen = False
    for page in PAGES:
        response = client.get(f"/game/{id}{page}")
        if response.kind.startswith("text/"):
            seen |= MARK in harmless(response, f"{where} {page}")
    whole = client.get(f"/game/{id}/export?whole=1")
    assert whole.body.decode() == client.app.shelf.export(id)
    assert harmless(client.get(f"/game/{id}"), where)
    return seen


def test_every_page_of_a_hostile_game_is_harmless(client: Client, tmp_path: Path) -> None:
    looked = seen = refused = 0
    for where, log in sample(list(all_logs()), 16):
        response = client.post("/open", files={"file": log.encode()})
        text = harmless(response, where)
        if not client.path.startswith("/game/"):
            assert 'class="refusal"' in text or response.status == 422, where
            refused += 1
            continue
        id = client.path.split("/")[2]
        seen += look_at(client, id, where)
        looked += 1
        client.post(f"/game/{id}/delete")
    assert looked >= 4
    assert seen >= 1, "the text is shown, in a harmless form"
    assert refused >= 4
    for page in LISTS:
        harmless(client.get(page), page)
    record("hostile games on every page", looked, refused=refused)


def test_the_terminal_shows_a_hostile_game_harmlessly(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VISAVIS_HOME", str(tmp_path / "home"))
    file = tmp_path / "game.jsonl"
    ended = []
    cases = sample(list(all_logs()), 8)
    for where, log in cases:
        file.write_text(log, "utf-8")
        for command in (("show",), ("replay",), ("show", "--json")):
            ended.append(run(["--lang", "en", *command, str(file)]))
            out, err = capfd.readouterr()
            assert harm_in(err) == [], where
            # The values of JSON are whole; its escapes are ASCII.
            assert [found for found in harm_in(out) if "--json" not in command or found[0] == "U"] == [], where
            assert "Traceback" not in err, where
    assert set(ended) <= {0, 1, 2}
    assert 0 in ended
    record("hostile games in the terminal", len(cases))


@pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")
def test_a_real_terminal_gets_no_escape_sequence_but_ours(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    file, tried = tmp_path / "game.jsonl", 0
    for where, log in all_logs():
        if tried == count(30, 1):
            break
        try:
            Session.load(log)
        except Exception:
            continue
        tried += 1
        file.write_text(log, "utf-8")
        terminal = Terminal(tmp_path, "show", str(file))
        assert terminal.wait() == 0
        shown = re.sub(r"\x1b\[[0-9;]*m", "", terminal.raw).replace("\r\n", "\n")
        assert harm_in(shown) == [], where
        assert "\x1b[1" in terminal.raw, "our own colours are there"
    assert tried


def test_data_is_whole_in_a_pipe_and_harmless_on_a_terminal(tmp_path: Path) -> None:
    log = next(log for where, log in all_logs() if where.endswith("line 1 pack_digest"))
    with Store.open(tmp_path) as store:
        id = store.create(Session.load(log), "").id
        kept = store.export(id)
    environment = {**os.environ, "VISAVIS_HOME": str(tmp_path)}
    import subprocess

    command = [sys.executable, "-m", "visavis", "saves", "export", id, "-", "--whole"]
    assert subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode() == kept
    assert harm_in(kept) != []
    if sys.platform != "win32":
        from tests.cli.terminal import Terminal

        terminal = Terminal(tmp_path, "saves", "export", id, "-", "--whole")
        assert terminal.wait() == 0
        assert [found for found in harm_in(terminal.raw.replace("\r\n", "\n")) if found[0] == "U"] == []


def test_every_text_of_a_hostile_bot_is_harmless(client: Client) -> None:
    cases = sample(list(bot_texts()), 4)
    for where, text in cases:
        for page in ("/bots/check", "/bots/open", "/bots/play"):
            # The editor shows the text itself, also its long lines.
            response = client.post(page, text=text)
            shown = response.body.decode()
            assert response.status < 500, where
            assert [found for found in harm_in(shown) if found != "an endless line"] == [], (where, page)
            assert "<script>alert" not in shown, (where, page)
            Found(shown)
        if client.path.startswith("/new/bot."):
            client.post(client.path, seed="2")
            look_at(client, client.path.split("/")[2], where)
    record("hostile bots", len(cases))


def test_tabs_and_lines_of_a_bot_stay_in_its_editor(client: Client) -> None:
    text = SOUND.replace("rounds = 3", "rounds =\t3 # שלום, Käse, 👩\u200d🚀")
    client.post("/bots/keep", text=text)
    client.get("/bots/edit?of=mole")
    assert "rounds =\t3 # שלום, Käse, 👩\u200d🚀\n" in client.last.body.decode()
    assert client.get("/bots/file?of=mole").body.decode() == text


def test_hostile_titles_are_refused_and_foreign_ones_harmless(client: Client) -> None:
    id = client.begin("hamlets")
    client.post(f"/game/{id}/rename", title=HOSTILE[:70])
    harmless(client.last, "rename")
    assert client.app.shelf.games()[0].title == ""
    for title in ("Käse mit Öl", "👩\u200d🚀 ❤\ufe0f\u200d🔥", "שָׁלוֹם", "مرحبا", "می\u200cخواهم"):
        client.post(f"/game/{id}/rename", title=title)
        assert client.app.shelf.games()[0].title == title
        assert title in client.get("/saves").body.decode()
    text, _ = write_bundle(client.app.shelf, {})
    hostile = text.replace("می\u200cخواهم", json.dumps(HOSTILE[:70])[1:-1])
    assert hostile != text
    client.post("/saves/merge", files={"file": hostile.encode()})
    harmless(client.last, "bundle")
    for page in LISTS:
        harmless(client.get(page), page)


@pytest.mark.parametrize("name", ["ключ.toml", 'a"b\r\nX: y.toml', "a/../../b.toml", "\u202egpj.toml", "x" * 500])
def test_a_download_has_a_harmless_name(name: str) -> None:
    from visavis.web.http import download, to

    shown = download(b"", "text/plain", name).headers["Content-Disposition"]
    assert shown.isascii()
    assert shown.isprintable()
    assert "/" not in shown
    assert shown.count('"') == 2
    where = to(f"/game/{name}").headers["Location"]
    assert where.isascii()
    assert where.isprintable()


def test_a_clause_that_no_rules_can_have_is_refused_but_in_an_own_game() -> None:
    from visavis.core.budget import own

    log = next(log for where, log in all_logs() if where == "hamlets came_to_nothing.clause")
    with pytest.raises(Refusal) as refused:
        Session.load(log)
    assert refused.value.id == "log.clause"
    with own():
        assert Session.load(log).pending is not None
    Session.load(log.replace(json.dumps(HOSTILE), '"HA-99.9"'))
