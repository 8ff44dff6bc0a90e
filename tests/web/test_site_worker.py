"""The worker of the offline site without a browser: a shelf whose database answers later, and may be shared."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from visavis.core import Session, Stream, find_games, get_game
from visavis.core.chance import key
from visavis.core.play.log import Answer
from visavis.core.saves.format import digest_of
from visavis.testing.golden import some_golden_files
from visavis.web.offline.worker import Worker
from visavis.web.pages.home import make_tiles
from visavis.web.view.form_input import plain
from visavis.words import LANGUAGES, Words

GAMES = Path(__file__).parent.parent / "games"
FILES = [file for id in find_games() for file in some_golden_files(GAMES / id / "golden", 2)]


class Database:
    """What `site/shelf.js` is in a browser."""

    def __init__(self) -> None:
        self.heads: dict[str, Any] = {}
        self.logs: dict[str, Any] = {}
        self.settings: dict[str, str] = {}
        self.full = False

    def commit(
        self,
        writes: list[dict[str, Any]],
        settings: dict[str, str],
        before: dict[str, str],
        contents: list[dict[str, Any]],
    ) -> bool:
        if self.full:
            raise OSError
        if any(self.settings.get(name, "") != value for name, value in before.items()):
            return False
        for write in writes:
            if self.heads.get(write["id"], {"revision": 0})["revision"] != write["before"]:
                return False
        for write in writes:
            if write["head"] is None:
                del self.heads[write["id"]], self.logs[write["id"]]
            else:
                self.heads[write["id"]] = write["head"]
                if write["log"]:
                    self.logs[write["id"]] = write["log"]
        self.settings.update(settings)
        self.settings = {name: value for name, value in self.settings.items() if value}
        self.logs.update({content["id"]: content for content in contents})
        return True


class Tab:
    """What `site/worker.js` is in a browser: one tab."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.python = Worker()
        self.needed: list[str] = []

    def handle(self, address: str, **asked: Any) -> dict[str, Any]:
        there = {"heads": list(self.database.heads.values()), "settings": self.database.settings}
        whole = json.dumps({"address": address, "languages": "en", "base": "http://here/sub/", **there, **asked})
        while True:
            found: dict[str, Any] = json.loads(self.python.handle(whole))
            if not found["need"]:
                return found
            self.needed += found["need"]
            for id in found["need"]:
                self.python.give(json.dumps(self.database.logs[id]))

    def ask(self, address: str, files: dict[str, bytes] | None = None, **form: str) -> dict[str, Any]:
        """A get, or a post if there is something in the form, with what comes after it."""
        packed = {name: base64.b64encode(data).decode() for name, data in (files or {}).items()}
        post = {"method": "POST", "form": list(form.items()), "files": packed} if form or files else {}
        refuse = ""
        while True:
            found = self.handle(address, **post, refuse=refuse)
            if not found["writes"] and not found["settings"]:
                break
            try:
                if self.database.commit(*(found[name] for name in ("writes", "settings", "before", "contents"))):
                    self.python.kept()
                    break
                self.python.drop()
            except OSError:
                assert not refuse
                self.python.drop()
                refuse = "store.full"
        return self.ask(found["go"]) | {"address": found["go"]} if found["go"] else found


@pytest.fixture
def database() -> Database:
    return Database()


@pytest.fixture
def tab(database: Database) -> Tab:
    return Tab(database)


def stamp(page: dict[str, Any]) -> str:
    return re.search(r'data-at="([0-9a-f]+)"', page["text"])[1]


def opened(tab: Tab, text: str) -> str:
    """The id of a game that was opened from a file."""
    page = tab.ask("/open", files={"file": text.encode()}, token="")
    assert page["status"] == 200, page["text"]
    return page["address"].removeprefix("/game/")


def answered(tab: Tab, id: str, page: dict[str, Any], answer: object) -> dict[str, Any]:
    return tab.ask(f"/game/{id}/answer", at=stamp(page), answer=plain(answer))


def one_answer(tab: Tab, id: str) -> object:
    """An answer to the pending question of a game."""
    session = Session.load(tab.database.logs[id]["text"])
    assert session.pending is not None
    return session.pending.some(Stream(key(1, "test")).below)


def begun(tab: Tab) -> tuple[str, dict[str, Any]]:
    session = Session.new(get_game("hamlets"), {}, seed=3)
    id = opened(tab, session.save())
    return id, tab.ask(f"/game/{id}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_golden_game_is_opened_kept_and_given_back_byte_for_byte(database: Database, file: Path) -> None:
    text = file.read_text("utf-8")
    id = opened(Tab(database), text)
    assert database.logs[id]["text"] == text
    other = Tab(database)
    page = other.ask(f"/game/{id}")
    assert other.needed == [id]
    assert stamp(page) == stamp(Tab(database).ask(f"/game/{id}"))
    assert database.heads[id]["digest"] == digest_of(text.splitlines(), "[]")
    kept = other.ask(f"/game/{id}/export?whole=yes")
    assert base64.b64decode(kept["data"]).decode() == text
    assert kept["name"] == f"{file.parent.parent.name}-{id}.jsonl"
    assert kept["text"] == ""


def test_a_new_game_begins_with_the_form_of_the_page(tab: Tab) -> None:
    form = tab.ask("/new/hamlets")["text"]
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
    page = tab.ask("/new/hamlets", **fields)
    assert page["status"] == 200
    assert len(tab.database.heads) == len(tab.database.logs) == 1
    assert page["address"].startswith("/game/")


def test_what_was_read_in_is_known_to_the_next_game_and_kept(database: Database) -> None:
    file = GAMES / "anunnaki" / "golden" / "printed_person_3.jsonl"
    opened(Tab(database), file.read_text("utf-8"))
    fields: dict[str, Any] = {"o.cards": "printed"}
    page = Tab(database).ask("/new/anunnaki", **fields)
    id = page["address"].split("/")[2]
    assert 'provenance = "read"' in database.settings["text/pack/anunnaki.toml"]
    session = Session.load(database.logs[id]["text"])
    assert session.pack.provenances["read"] >= 50
    # It goes to another device with everything else.
    everything = base64.b64decode(Tab(database).ask("/saves/all")["data"]).decode()
    other = Database()
    Tab(other).ask("/saves/merge", files={"file": everything.encode()})
    assert other.settings["text/pack/anunnaki.toml"] == database.settings["text/pack/anunnaki.toml"]


def test_every_input_is_written_before_it_is_answered(tab: Tab) -> None:
    id, page = begun(tab)
    lines = [len(tab.database.logs[id]["text"].splitlines())]
    for _ in range(5):
        found = tab.handle(
            f"/game/{id}/answer", method="POST", form=[("at", stamp(page)), ("answer", plain(one_answer(tab, id)))]
        )
        assert [write["id"] for write in found["writes"]] == [id]
        assert found["go"]
        assert tab.database.commit(found["writes"], {}, {}, [])
        tab.python.kept()
        lines.append(len(tab.database.logs[id]["text"].splitlines()))
        page = tab.ask(found["go"])
    assert lines == sorted(set(lines)), lines
    assert tab.database.heads[id]["revision"] == 6


def test_undo_and_redo_survive_a_reload(tab: Tab) -> None:
    id, page = begun(tab)
    page = answered(tab, id, page, one_answer(tab, id))
    after = tab.database.logs[id]["text"]
    page = tab.ask(f"/game/{id}/undo", at=stamp(page))
    assert tab.database.logs[id]["text"] != after
    again = Tab(tab.database)
    page = again.ask(f"/game/{id}")
    again.ask(f"/game/{id}/redo", at=stamp(page))
    assert tab.database.logs[id]["text"] == after


def test_two_tabs_on_one_game_see_the_same_and_lose_nothing(tab: Tab) -> None:
    id, page = begun(tab)
    other = Tab(tab.database)
    assert stamp(other.ask(f"/game/{id}")) == stamp(page)
    answered(tab, id, page, one_answer(tab, id))
    kept = tab.database.logs[id]["text"]
    refused = answered(other, id, page, one_answer(tab, id))
    assert refused["status"] == 409
    assert tab.database.logs[id]["text"] == kept
    now = other.ask(f"/game/{id}")
    assert stamp(now) == stamp(tab.ask(f"/game/{id}")) != stamp(page)
    answered(other, id, now, one_answer(tab, id))
    assert stamp(tab.ask(f"/game/{id}")) != stamp(now)


def test_two_answers_at_the_very_same_moment(tab: Tab) -> None:
    """Both tabs have read the database before either writes: the second write does not fit and is refused."""
    id, page = begun(tab)
    other = Tab(tab.database)
    other.ask(f"/game/{id}")
    post = {"method": "POST", "form": [("at", stamp(page)), ("answer", plain(one_answer(tab, id)))]}
    first, second = tab.handle(f"/game/{id}/answer", **post), other.handle(f"/game/{id}/answer", **post)
    assert first["writes"]
    assert second["writes"]
    assert tab.database.commit(first["writes"], {}, {}, [])
    tab.python.kept()
    assert not tab.database.commit(second["writes"], {}, {}, [])
    other.python.drop()
    assert other.handle(f"/game/{id}/answer", **post)["status"] == 409
    session = Session.load(tab.database.logs[id]["text"])
    assert len([line for line in session.lines if isinstance(line, Answer)]) == 1


def test_a_full_disk_refuses_and_changes_nothing(tab: Tab) -> None:
    id, page = begun(tab)
    before = json.dumps([tab.database.heads, tab.database.logs])
    tab.database.full = True
    refused = answered(tab, id, page, one_answer(tab, id))
    assert refused["status"] == 422
    assert "full" in refused["text"]
    assert stamp(refused) == stamp(page)
    tab.database.full = False
    assert json.dumps([tab.database.heads, tab.database.logs]) == before
    assert stamp(answered(tab, id, page, one_answer(tab, id))) != stamp(page)


def test_rename_delete_and_restore(tab: Tab) -> None:
    id, page = begun(tab)
    answered(tab, id, page, one_answer(tab, id))
    tab.ask(f"/game/{id}/rename", title="On Sunday")
    assert "On Sunday" in tab.ask("/saves")["text"]
    log = tab.database.logs[id]
    tab.ask(f"/game/{id}/delete", token="")
    assert tab.ask(f"/game/{id}")["status"] == 404
    assert tab.database.logs[id] == log
    tab.ask(f"/game/{id}/restore", token="")
    assert Tab(tab.database).ask(f"/game/{id}")["status"] == 200
    assert tab.database.heads[id]["title"] == "On Sunday"


def test_statistics_bring_the_logs_they_need(database: Database) -> None:
    first = Tab(database)
    ids = {opened(first, file.read_text("utf-8")) for file in FILES}
    over = {id for id in ids if database.heads[id]["score"]}
    assert over
    tab = Tab(database)
    assert tab.ask("/stats")["status"] == 200
    assert set(tab.needed) <= over
    rows = base64.b64decode(tab.ask("/stats.csv")["data"]).decode().splitlines()
    assert {row.split(",")[0] for row in rows[1:]} == over


def test_settings_are_kept_and_told(tab: Tab) -> None:
    page = tab.ask("/settings", language="de", theme="dark", size="3")
    assert tab.database.settings["language"] == "de"
    assert (page["language"], page["theme"], page["size"]) == ("de", "dark", "3")
    again = Tab(tab.database).ask("/")
    assert (again["language"], again["theme"], again["size"]) == ("de", "dark", "3")


def test_all_addresses_of_a_page_are_behind_the_sign(tab: Tab) -> None:
    id, page = begun(tab)
    pages = [page, tab.ask("/"), tab.ask("/saves"), tab.ask("/settings"), tab.ask(f"/game/{id}/more"), tab.ask("/open")]
    addresses = [one for each in pages for one in re.findall(r'\b(?:href|action|formaction)="([^"]*)"', each["text"])]
    assert len(addresses) > 100
    assert [one for one in addresses if not one.startswith(("#", "https://"))] == []
    assert not [one for each in pages for one in re.findall(r'\bsrc="([^"]*)"', each["text"])]


def test_a_shared_link_leads_to_this_site(tab: Tab) -> None:
    id, _ = begun(tab)
    link = re.search(r"http://here/sub/#/open#(v1\.[\w-]+)", tab.ask(f"/game/{id}/share")["text"])
    assert link
    page = Tab(Database()).ask("/open", link=link[0])
    assert page["status"] == 200
    assert page["address"].startswith("/game/")


@pytest.mark.parametrize("address", ["/nothing", "/game/aaaaaaaaaaaa", "/game/x/export", "/new/no_such_game", "/%ff"])
def test_what_is_not_there_is_refused(tab: Tab, address: str) -> None:
    assert tab.ask(address)["status"] == 404


def test_hostile_files_are_refused_and_nothing_is_kept(tab: Tab) -> None:
    for data in (b"\xff\xfe", b"{}", b"[" * 100_000, b"x" * 4_000_001, b'{"game":"hamlets"}\n{"step":9}'):
        page = tab.ask("/open", files={"file": data}, token="")
        assert page["status"] in (404, 422), data[:20]
    assert tab.database.heads == tab.database.logs == {}


def test_a_damaged_log_says_so_and_the_other_games_stay(tab: Tab) -> None:
    id, _ = begun(tab)
    other, _ = begun(tab)
    tab.database.logs[id]["text"] = "nonsense\n"
    again = Tab(tab.database)
    page = again.ask(f"/game/{id}")
    assert page["status"] == 422
    assert again.ask(f"/game/{other}")["status"] == 200
    assert again.ask("/")["status"] == 200


def test_a_fault_of_the_program_is_told_and_keeps_nothing(
    tab: Tab, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    id, page = begun(tab)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("visavis.core.play.session.Session.answer", broken)
    found = answered(tab, id, page, one_answer(tab, id))
    assert found["status"] == 500
    assert "a fault" in capsys.readouterr().err
    monkeypatch.undo()
    assert tab.database.heads[id]["revision"] == 1
    assert stamp(tab.ask(f"/game/{id}")) == stamp(page)


def test_notices_of_the_browser_stand_on_the_home_page(tab: Tab) -> None:
    assert "private" in tab.handle("/", notices=["site.memory"])["text"]
    assert "runs out of space" in tab.handle("/", notices=["site.may_clear"])["text"]


def test_a_first_page_that_knows_the_games_imports_none_of_them() -> None:
    known = {language: make_tiles(Words(language), []) for language in LANGUAGES}
    program = f"""
import json, sys
from visavis.web.offline.worker import Worker
from visavis.web.view.new_game import GameTile
worker = Worker()
worker.app.tiles = {known!r}
page = json.loads(worker.handle(json.dumps({{"address": "/", "languages": "de"}})))["text"]
assert "Terra Mystica" in page and "#/new/hamlets" in page
print(*(name for name in sys.modules if name.startswith(("visavis.games.", "visavis.textbot"))))
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    assert ran.stdout.split() == []
    assert Tab(Database()).handle("/")["text"].count("/new/") == len(known["en"])
