"""The offline site: built, loaded once, and then without any network; the same games as on a computer."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright, Route

from tests.textbot.broken import SOUND
from tests.web.axe import violations
from tests.web.conftest import NewContext
from tests.web.offline import LONGEST, MOMENT, ROOT, Host, Tab, moment_of, publish_second_version
from tests.web.playing_again import play_again
from tests.web.writing_a_bot import from_the_first_letter_to_undo
from visavis.core import Session, find_games, get_game
from visavis.core.chance import Stream
from visavis.core.play.log import Answer, Correction, Draw, write_line
from visavis.core.play.session import from_lines
from visavis.core.saves.texts import digest_of_text
from visavis.testing import count, record
from visavis.testing.golden import some_golden_files
from visavis.web.offline.worker import TILES
from visavis.web.pages.home import make_tiles
from visavis.web.view.form_input import plain
from visavis.words import LANGUAGES, Words

GOLDEN = [file for id in find_games() for file in some_golden_files(ROOT / "tests" / "games" / id / "golden", 2)]


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    found.go_away()


OpenTab = Callable[..., Tab]


@pytest.fixture
def open_tab(new_context: NewContext, host: Host) -> Iterator[OpenTab]:
    """`open_tab()` opens a tab of a new browser profile; `open_tab(other)` one beside another tab."""
    tabs: list[Tab] = []

    def open_tab(beside: Tab | None = None, **more: Any) -> Tab:
        context = beside.page.context if beside else new_context(locale="en-GB", accept_downloads=True, **more)
        tabs.append(Tab(context, beside.host if beside else host))
        return tabs[-1]

    yield open_tab
    for tab in tabs:
        with suppress(Error):
            tab.page.close()
    for tab in tabs:
        tab.fine()


@dataclass
class Started:
    """A host that stays, and the tab that was opened there last."""

    host: Host
    tab: Tab | None = None


@pytest.fixture(scope="module")
def started(site: Path) -> Iterator[Started]:
    found = Started(Host(site))
    yield found
    if found.tab:
        with suppress(Error):
            found.tab.page.context.close()
    found.host.go_away()


@pytest.fixture
def tab(browser: Browser, started: Started) -> Iterator[Tab]:
    """A tab in which Python runs already, with the games of the tests before: its start takes longer than most of them.

    One that no longer answers is followed by a new one.
    """
    if started.tab is None or not answers(started.tab):
        started.tab = Tab(browser.new_context(locale="en-GB", accept_downloads=True), started.host)
        started.tab.open()
    yield started.tab
    started.tab.fine()


def answers(tab: Tab) -> bool:
    tab.complaints.clear()
    try:
        return bool(tab.fetch("/")["status"] == 200)
    except Error:
        return False


# The folder


def test_the_size_is_printed_and_a_second_build_does_nothing(site: Path) -> None:
    before = (site / "sw.js").stat().st_mtime_ns
    command = [sys.executable, str(ROOT / "site" / "build.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LONGEST)
    total = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    assert re.search(rf"{total / 1e6:.2f} MB  in \d+ files; [\d.]+ MB from a host that compresses", ran.stdout)
    assert total < 20_000_000
    assert (site / "sw.js").stat().st_mtime_ns == before


def test_nothing_is_in_the_folder_that_does_not_run_there(site: Path) -> None:
    with zipfile.ZipFile(next(site.glob("app-*/python.zip"))) as archive:
        names = archive.namelist()
    ours = {name.split("/")[1] for name in names if name.startswith("visavis/") and name.count("/") > 1}
    assert ours == {"core", "games", "lab", "textbot", "web", "words"}
    assert {name for name in names if name.startswith("visavis/lab/")} == {
        "visavis/lab/__init__.pyc", "visavis/lab/advice.pyc", "visavis/lab/statistics.pyc",
    }  # fmt: skip
    assert {name.split("/")[2] for name in names if name.startswith("visavis/games/") and name.count("/") > 2} == set(
        find_games()
    )
    assert not [name for name in names if name.endswith(".py") or "test" in name.casefold().split("/")[:-1]]
    assert not [name for name in names if name.startswith("visavis/web/server")]
    locales = {Path(name).name for name in names if name.startswith("babel/locale-data/")}
    assert locales == {"root.dat", "de.dat", "en.dat"}


def test_the_first_page_knows_the_games_without_importing_one(site: Path) -> None:
    with zipfile.ZipFile(next(site.glob("app-*/python.zip"))) as archive:
        known = json.loads(archive.read(f"visavis/web/compiled/{TILES}"))
    assert known == msgspec.to_builtins({language: make_tiles(Words(language), []) for language in LANGUAGES})


def test_versions_are_pinned_and_no_registry_is_named() -> None:
    folder = ROOT / "site"
    lock = (folder / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "registry.npmjs" not in lock
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    assert lock.count('"node_modules/') <= 20
    pinned = re.search(r"msgspec==(\S+) --hash=sha256:[0-9a-f]{64}", (folder / "requirements.txt").read_text("utf-8"))
    assert pinned
    assert f"msgspec=={pinned[1]}\n" in (ROOT / "constraints.txt").read_text("utf-8")


def test_the_page_has_no_inline_script_and_a_strict_policy(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert not re.search(r"\son\w+=|<style|\sstyle=", page)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]
    assert "http" not in policy[1]


# The same games


def in_pyodide(site: Path, file: str, *arguments: str) -> list[str]:
    """Run a file of this folder in the site's Python, under Node; the lines it prints."""
    command = ["node", "site/run.mjs", str(site), f"tests/web/{file}", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=LONGEST)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout.splitlines()


def test_golden_games_have_equal_digests_in_pyodide(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    files = [file.relative_to(ROOT) for file in GOLDEN]
    found = [json.loads(line) for line in in_pyodide(site, "playing_again.py", *map(str, files))]
    assert found == [play_again(file) for file in files]
    record("golden games in the Python of a browser, equal digests", len(files))


def imported(file: Path) -> Iterator[str]:
    """All modules that a file may import, at once or later."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module


def test_everything_that_may_be_imported_is_there(site: Path) -> None:
    with zipfile.ZipFile(next(site.glob("app-*/python.zip"))) as archive:
        modules = {name.removesuffix(".pyc") for name in archive.namelist() if name.endswith(".pyc")}
    ours = {name for name in modules if name.startswith("visavis/")}
    names = {module for name in ours for module in imported(ROOT / "src" / f"{name}.py")}
    names |= {
        name.replace("/", ".").removesuffix(".__init__")
        for name in modules
        if name.startswith(("visavis/", "segno/", "fluent/", "jinja2/", "markupsafe/", "msgspec/"))
    }
    assert len(names) > 100
    # Not there by intent: other ways to write answers, simulations and the lab, which no page uses, what only type
    # checkers see, and what only Windows asks for.
    missing = {line.partition(":")[0] for line in in_pyodide(site, "importing.py", *sorted(names))}
    run = ("cells", "comparison", "report_page", "run_reader", "runner", "observers")
    lab = {f"visavis.lab.{name}" for name in (*run, "experiment", "experiment_page", "switches")}
    system = {"ctypes", "multiprocessing", "faulthandler"}
    assert missing <= {*system, "markupsafe._speedups", "visavis.json_form", "visavis.simulation", *lab}


def inputs_of(session: Session[Any]) -> list[tuple[Any, str]] | None:
    """What persons gave in a golden game, and on which seat; None where a correction lies between."""
    found: list[tuple[Any, str]] = []
    for line in session.lines:
        if isinstance(line, Correction):
            return None
        if isinstance(line, Answer) and session.runner.policy_of(line.by) is None:
            found.append((line.answer, line.by))
        elif isinstance(line, Draw) and line.by:
            found.append((line.draw, line.by))
    return found


def played_here(golden: Session[Any], inputs: list[tuple[Any, str]]) -> Session[Any]:
    """The game of this header after so many inputs."""
    session = from_lines(golden.game, golden.header, [])
    session.go_on()
    for one, _ in inputs:
        session.answer(one)
    return session


PLAY = """async ([header, answers]) => {
    const at = (text) => /data-at="([0-9a-f]+)"/.exec(text)[1];
    const file = new File([header], "game.jsonl");
    const opened = await visavis.fetch("/open", { method: "POST", body: [["file", file]] });
    let text = await opened.text();
    const path = new URL(opened.url).pathname;
    // Opening lets no computer think: where one begins, the page asks to go on.
    if (text.includes(`${path}/on"`)) {
        const going = await visavis.fetch(path + "/on", { method: "POST", body: [["at", at(text)]] });
        text = await going.text();
    }
    for (const [answer, seat] of answers) {
        const body = [["at", at(text)], ["answer", answer], ["as", seat]];
        const found = await visavis.fetch(path + "/answer", { method: "POST", body });
        if (found.status !== 200) throw new Error(found.status + " " + answer);
        text = await found.text();
    }
    return at(text);
}"""


def test_games_played_in_the_worker_have_the_digests_of_the_golden_files(tab: Tab) -> None:
    """Their first inputs, with the full counts to their end; under Node they are played to the end."""
    played, each, most = 0, count(3, usual=1, sample=1), count(5000, usual=4, sample=60)
    for id in find_games():
        files = [file for file in GOLDEN if file.parent.parent.name == id]
        texts = sorted((file.stat().st_size, file.name, file.read_text("utf-8")) for file in files)
        given = ((name, text, Session.load(text)) for _, name, text in texts)
        uncorrected = ((*one, inputs) for one in given if (inputs := inputs_of(one[2])) is not None)
        for name, text, golden, inputs in islice(uncorrected, each):
            first = inputs[:most]
            stamp = tab.promised(PLAY, [write_line(golden.header) + "\n", [[plain(one), seat] for one, seat in first]])
            expected = text if len(first) == len(inputs) else played_here(golden, first).save()
            assert stamp[-MOMENT:] == moment_of(expected), f"{id} {name}"
            played += 1
    assert played >= min(each, 2) * len(find_games())


# Without a network


def test_the_whole_way_with_the_server_gone(open_tab: OpenTab, host: Host) -> None:
    tab = open_tab()
    tab.page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            window.seen = [];
            const bar = document.getElementById("site-progress");
            new MutationObserver(() => window.seen.push(bar.value)).observe(bar, { attributes: true });
        })"""
    )
    tab.open()
    seen = tab.page.evaluate("window.seen")
    assert len(seen) > 5
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)
    tab.page.locator("#site-offline").wait_for()
    assert Words("en").say("site-offline") in tab.page.locator("#site-offline").inner_text()
    tab.page.locator("#site-offline [data-close]").click()
    host.go_away()

    # Links, the back button, addresses.
    tab.go("/new/terra_mystica")
    tab.page.go_back()
    tab.page.wait_for_url("**#/")
    tab.page.locator("a[href='#/new/terra_mystica']").first.wait_for()
    id = tab.begin()
    tab.answer()
    tab.answer()
    assert tab.page.locator(".todo .do").count()
    stamp = tab.stamp()

    # Another language.
    tab.page.evaluate("location.hash = '#/settings'")
    tab.page.locator("form.choices [name=language][value=de]").check()
    tab.page.locator("form.choices button.main, form.choices button").last.click()
    tab.page.locator("html[lang=de]").wait_for()
    tab.settle()

    # The skip link goes to the page's main part and not to another page.
    url = tab.page.url
    tab.page.locator("a.skip").evaluate("link => link.click()")
    assert tab.page.evaluate("document.activeElement.id") == "main"
    assert tab.page.url == url

    # A reload, and then a bot move. How long that takes is measured in `make bench`.
    tab.page.evaluate("path => { location.hash = path }", f"#/game/{id}")
    tab.page.locator("main[data-game]").wait_for()
    tab.reload()
    assert tab.page.locator("html").get_attribute("lang") == "de"
    assert tab.stamp() == stamp
    tab.answer()
    assert tab.page.locator(".todo .do").count()
    stamp = tab.stamp()

    # Why, undo, redo.
    tab.go(f"/game/{id}/why")
    assert tab.page.locator("main h1").inner_text() == Words("de").say("web-why")
    tab.page.go_back()
    tab.page.locator("main[data-at]").wait_for()
    tab.page.locator(f"form[action='#/game/{id}/undo'] button").click()
    tab.page.locator(f"main[data-at]:not([data-at='{stamp}'])").wait_for(state="attached")
    tab.settle()
    tab.page.locator("details.more > summary").click()
    tab.page.locator(f"form[action='#/game/{id}/redo'] button").click()
    tab.page.locator(f"main[data-at$='{stamp[-MOMENT:]}']").wait_for(state="attached")
    tab.settle()

    # Turns of a whole game of Terra Mystica by taps; all of it in the proof.
    whole, stream = in_a_turn(), Stream(3)
    path = tab.promised(OPEN, whole.save())
    tab.page.evaluate("path => { location.hash = path }", path)
    tab.page.locator("main[data-game]").wait_for()
    tab.settle()
    for _ in range(2):
        tab.answer_by_taps(stream)
    before = sum(isinstance(line, Answer) for line in whole.lines)
    played = Session.load(tab.exported(path.rpartition("/")[2]))
    assert sum(isinstance(line, Answer) for line in played.lines) >= before + 2
    assert played.check() is None, "here the rules come to the same"


OPEN = """async (log) => {
    const opened = await visavis.fetch("/open", { method: "POST", body: [["file", new File([log], "game.jsonl")]] });
    return new URL(opened.url).pathname;
}"""


def in_a_turn() -> Session[Any]:
    """A solo game of Terra Mystica of which the app keeps everything, in its first turn."""
    session = Session.new(get_game("terra_mystica"), {"keeps": "everything"}, seed=2)
    policy, stream = session.game.policy("random"), Stream(1)
    while session.pending is not None and session.pending.id != "whole.turn":
        session.answer(policy.answer(partial(getattr, session.timeline, "now"), session.pending, stream))
    return session


WHOLE = "?o.keeps=everything"


@pytest.mark.proof
def test_a_whole_solo_game_of_terra_mystica_by_taps_with_the_server_gone(open_tab: OpenTab, host: Host) -> None:
    tab = open_tab(viewport={"width": 390, "height": 844})
    tab.open()
    tab.offline_ready()
    host.go_away()
    id, stream, answers = tab.begin("terra_mystica", WHOLE, seed=2), Stream(5), 0
    while not tab.page.locator("#over").count():
        tab.answer_by_taps(stream)
        answers += 1
    assert tab.page.locator(".sources svg").count() == 2
    played = Session.load(tab.exported(id))
    assert played.over
    assert played.check() is None, "here the rules come to the same"
    turns = sum(isinstance(line, Answer) and line.to == "whole.turn" for line in played.lines)
    assert turns > 12, "in six rounds more is done than to pass"
    given = [line for line in played.lines if isinstance(line, Answer) and line.by == "you"]
    assert sum(not line.joined for line in given) <= answers, "what was given was tapped"
    tab.fine()
    record("web.whole_answers_offline", answers)


@pytest.mark.proof
def test_a_bot_from_the_first_letter_to_undo(open_tab: OpenTab, host: Host) -> None:
    tab = open_tab(viewport={"width": 390, "height": 844})
    tab.open()
    tab.offline_ready()
    host.go_away()
    from_the_first_letter_to_undo(tab.page, tab.settle, "en")


def test_export_and_import_of_a_file(tab: Tab, open_tab: OpenTab, tmp_path: Path) -> None:
    id = tab.begin()
    tab.answer()
    stamp = tab.stamp()
    tab.page.evaluate("location.hash = '#/saves'")
    link = tab.page.locator(f"a[href='#/game/{id}/export']").first
    link.wait_for(state="attached")
    tab.page.locator(f"main details:has(a[href='#/game/{id}/export']) > summary").first.click()
    with tab.page.expect_download() as loading:
        link.click()
    assert loading.value.suggested_filename == f"hamlets-{id}.jsonl"
    file = tmp_path / "game.jsonl"
    loading.value.save_as(file)
    assert moment_of(file.read_text("utf-8")) == stamp[-MOMENT:]
    assert tab.page.url.endswith("#/saves")

    # As letters: an address of this computer is no link for others, but opens in another browser here.
    letters = re.search(r"\bv1\.[\w-]+", tab.fetch(f"/game/{id}/share")["text"])
    assert letters
    other = open_tab()
    other.page.goto(f"{other.host.address}#/open#{letters[0]}")
    other.page.locator("[data-found]").wait_for()
    other.page.locator("button.main").click()
    other.page.wait_for_url("**#/game/*")
    other.settle()
    # A stamp is the version, which begins anew there, and the last line.
    assert other.stamp()[4:] == stamp[4:]
    by_letters = other.page.url
    assert id not in by_letters

    # And as the file.
    other.page.evaluate("location.hash = '#/open'")
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.locator("main form:has(input[type=file]) button").last.click()
    other.page.wait_for_url("**#/game/*")
    other.settle()
    assert other.stamp()[4:] == stamp[4:]
    assert id not in other.page.url
    assert other.page.url != by_letters


def test_two_tabs_on_one_game_lose_nothing(tab: Tab, open_tab: OpenTab) -> None:
    one, two = tab, open_tab(tab)
    id = one.begin()
    two.open(f"/game/{id}")
    one.answer()
    # The other tab follows by itself.
    two.page.locator(f"main[data-at='{one.stamp()}']").wait_for(state="attached")
    stamp = one.stamp()
    answer = two.page.locator(".ask button[name=answer]").first.get_attribute("value") or ""
    # Both answer at the very same moment, many times over: one is told that it came too late.
    for _ in range(5):
        script = """([id, at, answer]) => { window.done = visavis.fetch(`/game/${id}/answer`,
            { method: "POST", body: [["at", at], ["answer", answer]] }).then((found) => found.status); return null; }"""
        for each in (one, two):
            each.page.evaluate(script, [id, stamp, answer])
        statuses = [each.promised("() => window.done") for each in (one, two)]
        assert sorted(statuses) == [200, 409]
        stamps = {re.search(r'data-at="(\w+)"', each.fetch(f"/game/{id}")["text"])[1] for each in (one, two)}
        assert len(stamps) == 1
        assert stamps != {stamp}
        one.fetch(f"/game/{id}/undo", at=stamps.pop())
        before, stamp = stamp, re.search(r'data-at="(\w+)"', two.fetch(f"/game/{id}")["text"])[1]
        # A stamp is the version, which only goes up, and the last line, which is that of before again.
        assert stamp[-MOMENT:] == before[-MOMENT:]


# Surviving


def test_nothing_is_lost_when_the_browser_is_killed(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], host: Host, tmp_path: Path
) -> None:
    def launched() -> BrowserContext:
        return playwright.chromium.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)

    def kill() -> None:
        for process in Path("/proc").glob("[0-9]*"):
            try:
                line = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if f"--user-data-dir={tmp_path / 'profile'}".encode() in line and b"--type=" not in line:
                os.kill(int(process.name), signal.SIGKILL)

    context, path, stamp = launched(), "", ""
    for round in range(count(4, usual=1)):
        tab = Tab(context, host)
        tab.open(path)
        if round == 0:
            path = f"/game/{tab.begin()}"
            # Installable, as the browser sees it.
            protocol = context.new_cdp_session(tab.page)
            manifest = protocol.send("Page.getAppManifest")
            assert manifest["errors"] == []
            tab.offline_ready()
            assert protocol.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        else:
            assert tab.stamp() == stamp
        tab.answer()
        stamp = tab.stamp()
        tab.fine()
        kill()
        with suppress(Error):  # It is dead already.
            context.close()
        context = launched()
    tab = Tab(context, host)
    tab.open(path)
    assert tab.stamp() == stamp
    context.close()


def test_a_new_version_is_told_and_used_when_the_person_wants(
    new_context: NewContext, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    host = Host(folder)
    tab = Tab(new_context(locale="de-DE"), host)
    try:
        tab.open()
        tab.offline_ready()
        id = tab.begin()
        tab.answer()
        stamp = tab.stamp()
        publish_second_version(folder)
        tab.reload()
        tab.page.locator("#site-update").wait_for()
        assert Words("de").say("site-update") in tab.page.locator("#site-update").inner_text()
        # Until then the old one goes on.
        assert tab.page.locator("meta[name=version]").count() == 0
        tab.page.locator("#site-update [data-do]").click()
        tab.page.locator("meta[name=version]").wait_for(state="attached")
        tab.started()
        assert id in tab.page.url
        assert tab.stamp() == stamp
        host.go_away()
        tab.reload()
        assert tab.page.locator("meta[name=version]").count() == 1
        tab.fine()
    finally:
        host.go_away()


def nothing_found(tab: Tab) -> None:
    """Axe has nothing to say about the present screen."""
    assert violations(tab.page) == []


def test_what_the_site_adds_to_the_pages_is_accessible(new_context: NewContext, host: Host) -> None:
    for language, scheme in (("de-DE", "light"), ("en-GB", "dark"))[: count(2, usual=1)]:
        context = new_context(locale=language, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
        tab = Tab(context, host)
        tab.page.goto(host.address)
        tab.page.locator("#site-boot").wait_for()
        nothing_found(tab)
        tab.started()
        tab.page.evaluate("for (const bar of document.querySelectorAll('.site-bars > div')) bar.hidden = false")
        nothing_found(tab)
        tab.fine()
        context.close()


HOSTILE = ("'['.repeat(200000)", "'{\"a\":'.repeat(100000)", "'\\u0000\\uffff'", "'x'.repeat(5000000)", "'{}'")


def test_hostile_files_are_refused_and_the_worker_goes_on(tab: Tab) -> None:
    def saved() -> set[str]:
        return set(re.findall(r"#/game/(\w+)", tab.fetch("/saves")["text"]))

    id = tab.begin()
    stamp, before = tab.stamp(), saved()
    assert id in before
    for text in HOSTILE:
        script = f"""() => visavis.fetch("/open", {{ method: "POST", body: [["file", new File([{text}], "x.jsonl")]] }})
            .then((answer) => answer.status)"""
        assert tab.promised(script) in (404, 422), text
    tab.reload()
    assert tab.stamp() == stamp
    assert tab.promised("() => indexedDB.databases().then((all) => all.length)") == 1
    assert saved() == before


def answering(instead: dict[str, Any] | None) -> Callable[[Route], None]:
    """What the network does with a request: it answers this, or fails."""
    return lambda route: route.abort() if instead is None else route.fulfill(**instead)


def test_if_python_cannot_start_the_page_says_what_to_do(new_context: NewContext, host: Host) -> None:
    context = new_context(
        locale="de-DE", service_workers="block", accept_downloads=True, bypass_csp=True, reduced_motion="reduce"
    )
    tab = Tab(context, host)
    tab.open()
    id = tab.begin()
    tab.answer()
    stamp = tab.stamp()
    tab.fine()
    nonsense = {"body": b"\0asm\1\0\0\0nonsense", "headers": {"Content-Type": "application/wasm"}}
    for missing, instead in (
        ("pyodide.asm.wasm", None),
        ("pyodide.asm.wasm", nonsense),
        ("python_stdlib.zip", {"status": 404}),
        ("python.zip", None),
        ("worker.js", None),
    ):
        context.route(f"**/{missing}", answering(instead))
        tab.page.reload()
        tab.page.locator("#site-failed").wait_for()
        said = tab.page.locator("#site-failed").inner_text()
        assert Words("de").say("site-failed") in said
        assert Words("de").say("site-failed-games") in said
        assert "could not" not in said
        context.unroute(f"**/{missing}")
    nothing_found(tab)

    # The games can be had without any Python.
    with tab.page.expect_download() as loading:
        tab.page.locator("#site-rescue").click()
    assert loading.value.suggested_filename == f"hamlets-{id}.jsonl"
    assert moment_of(Path(loading.value.path()).read_text("utf-8")) == stamp[-MOMENT:]
    tab.page.locator("#site-again").click()
    tab.started()
    assert tab.stamp() == stamp


def test_a_host_that_knows_no_types_will_do(new_context: NewContext, host: Host) -> None:
    context = new_context(service_workers="block")
    plain = {"Content-Type": "application/octet-stream"}
    context.route("**/*.wasm", lambda route: route.fulfill(response=route.fetch(), headers=plain))
    tab = Tab(context, host)
    tab.open()
    assert tab.page.locator("a.game").count() == len(find_games())
    tab.fine()


@pytest.mark.proof
def test_own_bots_have_versions_and_a_bin_in_the_browsers_database(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.open()

    def ask(address: str, **form: str) -> tuple[int, str]:
        script = """async ([address, form]) => {
            const post = Object.keys(form).length ? { method: "POST", body: new URLSearchParams(form) } : {};
            const answer = await window.visavis.fetch(address, post);
            return [answer.status, await answer.text()];
        }"""
        status, text = tab.page.evaluate(script, [address, form])
        return status, text

    other = SOUND.replace("Baron Mole", "Count Mole")
    assert ask("/bots/keep", text=SOUND)[0] == 200
    status, text = ask("/bots/keep", text=other)
    assert (status, 'name="replace"' in text) == (422, True)
    assert ask("/bots/keep", text=other, replace=digest_of_text(SOUND))[0] == 200
    tab.page.reload()
    tab.settle()
    assert "<ins>+ name" in ask("/bots/history?of=mole&version=2")[1]
    assert ask("/bots/back", of="mole", version="1")[0] == 200
    assert ask("/bots/forget", of="mole")[0] == 200
    assert "/new/bot.mole" not in ask("/bots")[1]
    status, text = ask("/bots/restore", of="mole")
    assert (status, "Baron Mole" in text) == (200, True)
    tab.fine()
