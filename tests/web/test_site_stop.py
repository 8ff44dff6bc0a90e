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
STILL_THINKS = """() => new Promise((done) =>
    setTimeout(() => done(document.getElementById("page").getAttribute("aria-busy")), 500))"""
STOP = """async () => {
    const began = performance.now();
    window.visavisStopWorker();
    const page = document.getElementById("page");
    while (page.hasAttribute("aria-busy")) await new Promise((done) => setTimeout(done, 5));
    return performance.now() - began;
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
    tab.page.evaluate("path => { location.hash = path }", f"#{path}")
    tab.page.locator(f"main[data-at='{stamp}']").wait_for(state="attached")
    tab.settle()
    for _ in range(count(2, usual=1)):
        tab.page.locator(f"form[action='#{path}/on'] button").first.click()
        assert tab.promised(STILL_THINKS) == "true"
        assert tab.promised(STOP) < LONGEST
        assert tab.page.locator(".refusal").count() == 0
        assert tab.stamp() == stamp
    # The new worker knows what was stored, and nothing of the thought.
    assert stamp_in(tab.fetch(path)["text"]) == stamp
    assert games(tab) == before
    # A Stop when nothing thinks, or while the new worker starts, does no harm.
    tab.page.evaluate("() => { visavisStopWorker(); visavisStopWorker(); }")
    tab.page.evaluate("path => { location.hash = path }", f"#/game/{other}")
    tab.page.locator(f"main[data-game='{other}']").wait_for(state="attached")
    tab.answer()
    assert tab.page.locator("#site-stopped").is_hidden()
    tab.fine()


def test_a_stop_ends_thinking_within_a_second_and_changes_nothing(new_context: NewContext, host: Host) -> None:
    tab = Tab(new_context(locale="en-GB"), host)
    tab.open()
    stop_a_game_that_thinks(tab)


@pytest.mark.proof
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
