"""Bombs: whatever comes through any door is opened or refused within the budget, and the refusal names its limit."""

from __future__ import annotations

import io
import json
import re
import sys
import time
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from tests import bombs
from tests.bombs import all_measured, bot, bundle, log, outcome, packed, played, rows
from tests.conftest import Run
from tests.doors import ADDRESSES, COMMANDS
from tests.web.client import Client
from visavis.cli import arguments
from visavis.cli.commands import visavis
from visavis.core import get_game
from visavis.core.budget import FOREIGN, Budget, Limits, OverBudget, Resource
from visavis.core.pack import shipped_packs
from visavis.core.play.position import position_of
from visavis.store import Store
from visavis.testing import record
from visavis.web import result_file
from visavis.web.pages import share
from visavis.web.routes import ROUTES, App
from visavis.web.view import share_link
from visavis.words import Words

SAMPLE = (
    "entered x 50,000", "corrections x 1,000", "settings with bot texts", "effects without end", "nested arrays",
    "a long number", "rules of a million digits", "seats that think for years", "a link of 4,000 lines entered",
    "a link of 40 MB", "pack: comments", "pack: dotted keys", "steps without end", "a record of 100,000 results",
    "a position with 50,000 answers", "a redo list of 20,000 entries", "a bundle with a game that never ends",
    "a folder with a nested manifest", "a folder with a table without notes", "bot: comments", "50,000 results",
)  # fmt: skip
NO_CLOCK = msgspec.structs.replace(FOREIGN, seconds=None)


class TestBombs:
    def test_there_are_many_kinds(self) -> None:
        assert len(bombs.bombs()) >= 150
        assert {bomb.door for bomb in bombs.bombs().values()} >= {"link", "file", "pack", "bundle", "record", "folder"}

    @pytest.mark.parametrize("name", SAMPLE)
    def test_a_bomb_is_refused_or_opened_in_time(self, name: str) -> None:
        bomb = bombs.bombs()[name]
        data = bomb.make()
        begun = time.thread_time()
        end = outcome(bomb, data)
        assert time.thread_time() - begun < bombs.SECONDS
        assert not end.startswith("error"), end
        assert outcome(bomb, data, NO_CLOCK) == end

    @pytest.mark.proof
    def test_all_bombs_in_processes_of_their_own(self) -> None:
        everything = all_measured()
        assert [got for got in everything if got.harms] == []
        assert [got.name for got in everything] == list(bombs.bombs())
        record("bombs", len(everything))

    @pytest.mark.proof
    def test_counted_limits_decide_and_not_the_clock(self) -> None:
        for bomb in bombs.bombs().values():
            data = bomb.make()
            assert outcome(bomb, data, NO_CLOCK) == outcome(bomb, data), bomb.name

    @pytest.mark.parametrize("resource", ["bytes", "lines", "said", "steps", "texts", "packs", "time"])
    def test_the_refusal_names_its_limit(self, resource: Resource) -> None:
        most = {"bytes": 2, "time": 2}.get(resource) or getattr(FOREIGN, resource)
        for language in ("de", "en"):
            words = Words(language)
            told = words.refusal(OverBudget(f"budget.{resource}", most=most))
            assert str(most) in re.sub(r"(?<=\d)[.,](?=\d)", "", told)


# Every door is under a budget


@pytest.fixture
def spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget of nothing for foreign things: whatever is counted is too much. Own things are as before."""

    def spend(budget: Budget, resource: Resource, amount: int = 1) -> None:
        if budget.limits.seconds is not None:
            raise OverBudget("budget.bytes", most=2)

    monkeypatch.setattr(Budget, "spend", spend)


SENTENCE = Words("en").refusal(OverBudget("budget.bytes", most=2))


def zipped(files: Mapping[str, str]) -> bytes:
    """Files as a ZIP file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as box:
        for name, text in files.items():
            box.writestr(name, text)
    return packed.getvalue()


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One right thing of each kind, as a file."""
    folder = tmp_path_factory.mktemp("things")
    game = get_game("hamlets")
    session = played("hamlets", 3)
    records = Path(__file__).parent / "games" / "terra_mystica" / "records"
    pack = next(iter(shipped_packs(game.folder).values())).read_text("utf-8")
    made = {
        "log.jsonl": session.save().encode(),
        "all.jsonl": bundle([(session.save().encode(), "[]")]),
        "record.txt": (records / "game006.txt").read_bytes(),
        "position.json": msgspec.json.encode(position_of(session)),
        "pack.toml": pack.encode(),
        "sheet.csv": b"id,name\n",
        "gallery.zip": zipped({"a.toml": bot()}),
        "bots/a.toml": bot().encode(),
        "results.json": result_file.write(()),
        "bot.toml": bot().encode(),
        "spec.toml": b'[goal]\nseat = "you"\nwins = 0.5\n[options]\nlevel = ["easy"]\n',
        "run/a/cell.json": json.dumps(bombs._cell()).encode(),
        "run/a/games-000000000-000000001.parquet": bombs._parquet(bombs._columns()),
    }
    for name, data in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return {**{name: folder / name for name in made}, "folder": folder / "run", "bots": folder / "bots"}


TYPED: dict[str, tuple[tuple[str, ...], ...]] = {
    "show": (("show", "log.jsonl"),),
    "why": (("why", "log.jsonl"),),
    "replay": (("replay", "log.jsonl"),),
    "pack save": (("pack", "save", "log.jsonl"),),
    "saves import": (("saves", "import", "log.jsonl"),),
    "saves merge": (("saves", "merge", "all.jsonl"),),
    "record": (("record", "terra_mystica", "record.txt"),),
    "decide": (("decide", "hamlets", "position.json"),),
    "pack take": (("pack", "take", "hamlets", "pack.toml"),),
    "pack keep": (("pack", "keep", "hamlets", "pack.toml"),),
    "pack check": (("pack", "check", "hamlets", "pack.toml"),),
    "play": (("play", "hamlets", "--pack", "pack.toml"), ("play", "bot.toml")),
    "simulate": (("simulate", "hamlets", "--pack", "pack.toml"), ("simulate", "bot.toml")),
    "lab run": (
        ("lab", "run", "hamlets", "--pack", "pack.toml", "--out", "x"), ("lab", "run", "bot.toml", "--out", "x"),
    ),
    "lab report": (("lab", "report", "folder"),),
    "lab compare": (("lab", "compare", "folder", "folder"),),
    "lab tune": (("lab", "tune", "hamlets", "spec.toml"),),
    "bot check": (("bot", "check", "bot.toml"),),
    "bot stats": (("bot", "stats", "bot.toml"),),
    "bot keep": (("bot", "keep", "bot.toml"),),
    "bot play": (("bot", "play", "bot.toml"),),
    "serve": (("serve", "bot.toml"),),
    "coach": (("coach", "log.jsonl"),),
    "stats": (("stats", "--merge", "results.json"),),
    "bot learn": (("bot", "learn", "bot.toml"),),
    "bot cards": (("bot", "cards", "bot.toml"), ("bot", "cards", "bot.toml", "sheet.csv")),
    "bot gallery": (("bot", "gallery", "gallery.zip"), ("bot", "gallery", "bots")),
    "bot index": (("bot", "index", "bots"),),
}  # fmt: skip
"""Each command that opens a file, as it is typed."""
OWN_OR_WRITTEN = {
    "saves export", "saves all", "pack new", "pack give", "pack list", "bot new", "rules", "resume", "new-game",
    "saves rescue", "saves branch", "saves rename", "saves delete", "saves restore", "games", "advice", "doctor",
    "saves bin", "bot forget", "bot bin", "bot back", "bot history", "bot restore", "pack forget", "pack bin",
    "pack back", "pack history", "pack restore", "arena", "lab matter",
}  # fmt: skip
"""Commands that open own games only, or write a file."""


def commands(group: click.Group, before: str = "") -> Iterator[str]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, f"{before}{name} ")
        else:
            yield before + name


class TestDoors:
    def test_every_command_is_listed(self) -> None:
        assert set(TYPED) == set(COMMANDS)
        assert set(commands(visavis)) - set(COMMANDS) <= OWN_OR_WRITTEN

    @pytest.mark.parametrize("typed", [typed for ways in TYPED.values() for typed in ways], ids=" ".join)
    @pytest.mark.usefixtures("spent")
    def test_a_command_opens_under_a_budget(self, run: Run, things: dict[str, Path], typed: tuple[str, ...]) -> None:
        told = run(*(str(things.get(word, word)) for word in typed))
        assert told.code in (1, 2)
        assert SENTENCE in told.out + told.err

    def test_every_address_is_listed(self) -> None:
        sent = {"text", "link", "file"}
        templates = Path(share.__file__).parents[1] / "templates"
        named = {
            action.split('"')[0]
            for file in templates.glob("*.html")
            for form in file.read_text("utf-8").split("<form ")[1:]
            for action in form.split('action="')[1:2]
            if any(f'name="{name}"' in form.split("</form>")[0] for name in sent)
        }
        listed = {address.replace("ID", "{{ game.id }}") for address in ADDRESSES}
        assert named <= listed, named - listed
        posts = {path.pattern for method, path, _, _ in ROUTES if method == "POST"}
        assert all(any(path.startswith(address.partition("ID")[0]) for path in posts) for address in ADDRESSES)

    @pytest.mark.parametrize(
        ("address", "form", "file"),
        [
            ("/open", {}, "log.jsonl"),
            ("/open", {"link": share_link.pack(played("hamlets", 3))}, ""),
            ("/open", {"again": share_link.file_letters(played("hamlets", 3).save().encode())}, ""),
            ("/saves/merge", {}, "all.jsonl"),
            ("/packs/hamlets", {}, "pack.toml"),
            ("/packs/hamlets", {"link": packed("p1.", b"schema = 2\n").decode()}, ""),
            ("/bots/check", {"text": bot()}, ""),
            ("/bots/open", {}, "bot.toml"),
            ("/bots/open", {"text": packed("b1.", bot().encode()).decode()}, ""),
            ("/bots/keep", {"text": bot()}, ""),
            ("/bots/play", {"text": bot()}, ""),
            ("/stats/merge", {}, "results.json"),
            ("/bots/gallery", {}, "gallery.zip"),
            ("/bots/gallery", {"folder": '{"a.toml":"bot = 1"}'}, ""),
            ("/bots/cards", {"text": bot(), "do": "sheet", "sheet": "id,name"}, ""),
            ("/bots/print", {"text": bot()}, ""),
            ("/challenge", {"game": "hamlets", "week": "2026-W47", "link": share_link.pack(played("hamlets", 3))}, ""),
        ],
    )
    @pytest.mark.usefixtures("spent")
    def test_an_address_opens_under_a_budget(
        self, tmp_path: Path, things: dict[str, Path], address: str, form: dict[str, str], file: str
    ) -> None:
        with Store.open(tmp_path) as store:
            client = Client(App(store))
            client.post(address, files={"file": things[file].read_bytes()} if file else None, **form)
            assert client.last.status in (200, 422)
            assert SENTENCE in client.page.text
            assert store.games() == ()

    @pytest.mark.usefixtures("spent")
    def test_an_own_saved_game_is_shown_without_a_budget(self, run: Run, home: Path) -> None:
        with Store.open(home) as store, store.create(played("hamlets", 3)) as saved:
            id = saved.id
        for command in ("show", "replay", "why"):
            assert run(command, id).code == 0


# More time, as the last resort


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time at all for a foreign thing; ten times as much of the usual for somebody who goes on."""
    hurried = msgspec.structs.replace(FOREIGN, seconds=-1.0)
    for place in ("visavis.core.budget.FOREIGN", "visavis.web.pages.share.FOREIGN"):
        monkeypatch.setattr(place, hurried)


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """A game that would take long."""
    file = tmp_path / "slow.jsonl"
    file.write_bytes(log([bombs.ENTERED] * 200))
    return file


@pytest.mark.usefixtures("no_time")
class TestMoreTime:
    def button(self, client: Client) -> dict[str, Any]:
        """The fields of the form that goes on."""
        (form,) = (
            form for form in client.page.forms if any(field.get("name") == "more_time" for field in form["fields"])
        )
        return {
            field["name"]: field["value"] for field in form["fields"] if "name" in field and field["name"] != "token"
        }

    @pytest.mark.parametrize(
        ("language", "says"), [("de", "Mit mehr Zeit weitermachen"), ("en", "Continue with more time")]
    )
    def test_the_page_offers_to_go_on_with_a_file(self, tmp_path: Path, slow: Path, language: str, says: str) -> None:
        with Store.open(tmp_path / "home") as store:
            client = Client(App(store), language)
            client.post("/open", files={"file": slow.read_bytes()})
            assert client.last.status == 422
            assert says in client.page.text
            assert store.games() == ()
            client.post("/open", **self.button(client))
            assert client.last.status == 200
            assert len(store.games()) == 1

    def test_the_page_offers_to_go_on_with_a_link(self, tmp_path: Path) -> None:
        session = played("hamlets", 3)
        for points in range(60):
            session.enter_points("you", points) if session.manual_sides else session.correct({})
        with Store.open(tmp_path) as store:
            client = Client(App(store))
            link = share_link.pack(session)
            client.post("/open", link=f"http://here/open#{link}")
            assert self.button(client)["link"].endswith(link)
            client.post("/open", **self.button(client))
            assert client.last.status == 200
            assert len(store.games()) == 1

    def test_it_is_not_offered_twice_or_for_other_limits(
        self, tmp_path: Path, slow: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(share, "more_time", lambda: Limits(seconds=-1.0))
        with Store.open(tmp_path / "home") as store:
            client = Client(App(store))
            client.post("/open", files={"file": slow.read_bytes()}, more_time="1")
            assert client.last.status == 422
            assert Words("en").say("web-open-more-time") not in client.page.text
            client.post("/open", files={"file": log([bombs.ENTERED] * 30_000)})
            assert Words("en").say("web-open-more-time") not in client.page.text

    @pytest.mark.parametrize("again", ["f1.", "f1.!!!", "v1.abc", "f1." + packed("", b"x" * 3_000_000).decode()])
    def test_what_is_sent_again_is_as_foreign(self, tmp_path: Path, again: str) -> None:
        with Store.open(tmp_path) as store:
            client = Client(App(store))
            client.post("/open", again=again, more_time="1")
            assert client.last.status == 422
            assert store.games() == ()

    @pytest.mark.parametrize("typed", [("saves", "import"), ("show",), ("replay",), ("why",)], ids=" ".join)
    def test_a_script_is_told_the_option(self, run: Run, slow: Path, typed: tuple[str, ...]) -> None:
        late = run(*typed, str(slow))
        assert late.code == 2
        assert "--more-time" in late.err
        assert run(*typed, str(slow), "--more-time").code == 0

    def test_records_and_positions_too(self, run: Run, tmp_path: Path, things: dict[str, Path]) -> None:
        assert "--more-time" in run("record", "terra_mystica", str(things["record.txt"])).err
        assert run("record", "terra_mystica", str(things["record.txt"]), "--more-time").code == 0
        position = tmp_path / "position.json"
        position.write_bytes(rows({"game": "hamlets"}))
        assert run("decide", "hamlets", str(position), "--more-time").code == 2

    @pytest.mark.parametrize(
        ("lang", "says", "code"), [("de", "ja", 0), ("de", "nein", 2), ("en", "yes", 0), ("en", "", 2)]
    )
    def test_a_person_is_asked(
        self, run: Run, slow: Path, monkeypatch: pytest.MonkeyPatch, lang: str, says: str, code: int
    ) -> None:
        class Terminal:
            def isatty(self) -> bool:
                return True

            def readline(self) -> str:
                return says + "\n"

        class Screen:
            """Standard error is a terminal, standard input a person."""

            stdin, stderr, stdout = Terminal(), Terminal(), sys.stdout

        monkeypatch.setattr(arguments, "sys", Screen)
        told = run("saves", "import", str(slow), lang=lang)
        assert told.code == code
        assert Words(lang).say("more-time-ask", yes="", no="").partition("?")[0] + "?" in told.err


def test_nothing_is_left_of_a_bundle_that_never_ends(tmp_path: Path) -> None:
    bomb = bombs.bombs()["a bundle with a game that never ends"]
    with Store.open(tmp_path) as store:
        client = Client(App(store))
        client.post("/saves/merge", files={"file": bomb.make()})
        assert Words("en").refusal(OverBudget("budget.said", most=FOREIGN.said)) in client.page.text
        assert store.games() == ()
