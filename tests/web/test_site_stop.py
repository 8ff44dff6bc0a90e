"""Stop on the offline site: the worker that thinks is ended, a new one goes on, and the game is as it was stored."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import NewContext
from tests.web.offline import Host, Tab
from visavis.testing import count
from visavis.words import Words

THINKS_FOR_EVER = {
    "visavis": 1,
    "game": "alien_artifacts",
    "rules": "3",
    "options": {"players": 5, "factions": "random", "ship_types": "paired"},
    "seed": 508,
    "seats": {f"p{seat}": "mcts:99999" for seat in range(1, 6)},
}
OPEN = """async (log) => {
    const opened = await visavis.fetch("/open", { method: "POST", body: [["file", new File([log], "game.jsonl")]] });
    return new URL(opened.url).pathname;
}"""
LONGEST = 1000
"""Milliseconds that a Stop may take."""
THINK = """([path, at]) => {
    window.thought = visavis.fetch(path + "/on", { method: "POST", body: [["at", at]] })
        .then((answer) => `answered ${answer.status}`, (wrong) => wrong.name);
    return null;
}"""
STILL_THINKS = """() => Promise.race([window.thought, new Promise((done) => setTimeout(() => done("thinks"), 1500))])"""
STOP = """async () => {
    const began = performance.now();
    window.visavisStopWorker();
    return [await window.thought, performance.now() - began];
}"""
NO_DATABASE = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } });"


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    found.go_away()


def stamp_in(text: str) -> str:
    found = re.search(r'data-at="(\w+)"', text)
    assert found
    return found[1]


def games(tab: Tab) -> set[str]:
    return set(re.findall(r"#/game/(\w+)", tab.fetch("/saves")["text"]))


def stop_a_game_that_thinks(tab: Tab) -> None:
    other = tab.begin()
    path = tab.promised(OPEN, json.dumps(THINKS_FOR_EVER) + "\n")
    stamp = stamp_in(tab.fetch(path)["text"])
    before = games(tab)
    assert other in before
    for _ in range(count(2, usual=1)):
        tab.page.evaluate(THINK, [path, stamp])
        assert tab.promised(STILL_THINKS) == "thinks"
        said, took = tab.promised(STOP)
        assert said == "AbortError"
        assert took < LONGEST
    # The new worker knows what was stored, and nothing of the thought.
    assert stamp_in(tab.fetch(path)["text"]) == stamp
    assert games(tab) == before
    # A Stop when nothing thinks, or while the new worker starts, does no harm.
    tab.page.evaluate("() => { visavisStopWorker(); visavisStopWorker(); }")
    tab.answer()
    assert other in tab.page.url
    assert tab.page.locator("#site-stopped").is_hidden()
    tab.fine()


def test_a_stop_ends_thinking_within_a_second_and_changes_nothing(new_context: NewContext, host: Host) -> None:
    tab = Tab(new_context(locale="en-GB"), host)
    tab.open()
    stop_a_game_that_thinks(tab)


def test_a_stop_without_a_database_loses_no_game(new_context: NewContext, host: Host) -> None:
    context = new_context(locale="en-GB", service_workers="block")
    context.route(
        "**/worker.js", lambda route: route.fulfill(response=(found := route.fetch()), body=NO_DATABASE + found.text())
    )
    tab = Tab(context, host)
    tab.page.add_init_script(NO_DATABASE)
    tab.open()
    assert Words("en").say("notice-site-memory") in html.unescape(tab.fetch("/")["text"])
    stop_a_game_that_thinks(tab)
