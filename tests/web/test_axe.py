"""Accessibility: axe finds nothing on any screen of any game, light or dark, whole or in the middle of a choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.matrix import matrix
from tests.web.axe import violations
from tests.web.browser import Device
from tests.web.conftest import Open
from tests.web.serving import running
from tests.web.test_browser import WHOLE, ahead
from visavis.core import find_games, get_game
from visavis.testing import count
from visavis.web.server.access import Pairing
from visavis.web.server.devices import Devices
from visavis.words import LANGUAGES

GAMES = tuple(find_games())


def nothing_found(device: Device, what: str) -> None:
    """The whole page at once: what is under the bars at the moment can be scrolled out from under them."""
    width = device.page.viewport_size["width"]
    height = device.page.viewport_size["height"]
    whole = device.page.evaluate("document.documentElement.scrollHeight")
    device.page.set_viewport_size({"width": width, "height": max(height, whole)})
    found = violations(device.page)
    device.page.set_viewport_size({"width": width, "height": height})
    assert found == [], f"{what} {device.page.url}"


SCREENS = (
    "new", "table", "first", "question", "why", "chosen", "log", "about", "more", "setup", "correct", "share", "field",
    "over",
)  # fmt: skip
"""In a proof all of them are looked at in every game, otherwise each in one game or two."""


@pytest.mark.parametrize(("id", "looks"), matrix(GAMES, (("de", "light"), ("en", "dark"))))
def test_every_screen_of_a_game(open_device: Open, id: str, looks: tuple[str, str]) -> None:
    language, scheme = looks
    every = count(1, usual=7)
    screens = SCREENS[GAMES.index(id) % every :: every]
    device = open_device("phone" if language == "de" else "laptop", language, scheme)
    if "new" in screens:
        device.go(f"/new/{id}")
        nothing_found(device, "new game")
    game = device.begin(id)
    if "first" in screens:
        nothing_found(device, "first question")
    game, _ = ahead(device, game, 1, 5)
    if "table" in screens:
        nothing_found(device, "table")
    device.onward()
    if "question" in screens:
        nothing_found(device, "question")
    tap = device.page.locator(".map .can a, .options a:not(.info):visible")
    if tap.count() and "chosen" in screens:
        tap.first.evaluate("one => one.scrollIntoView({block: 'center'})")
        device.tap(tap.first)
        nothing_found(device, "something is chosen")
    device.go(f"/game/{game}")
    tell = device.page.locator("a.tell")
    if tell.count() and "about" in screens:
        # The page about the first card or track that is shown.
        device.go(tell.first.get_attribute("href"))
        nothing_found(device, "about")
    for page in ("why", "log", "more", "setup", "correct", "share"):
        if page in screens:
            device.go(f"/game/{game}/{page}")
            nothing_found(device, page)
    if "field" in screens:
        device.go(f"/game/{game}/correct")
        # Fields of every kind: the first, the last and some between.
        fields, parts = device.page.locator(".row.line").count(), count(5, usual=1)
        for at in sorted({min(fields - 1, part * fields // parts) for part in range(parts + 1)} if fields else ()):
            device.go(f"/game/{game}/correct")
            device.tap(device.page.locator(".row.line").nth(at))
            nothing_found(device, "correct a field")
    if "over" in screens:
        ahead(device, game, 2)
        nothing_found(device, "over")


GUIDED = [id for id in GAMES if "tracked" in get_game(id).options.__struct_fields__]


@pytest.mark.parametrize("id", GUIDED[:: count(1, usual=2)])
def test_a_guided_game(open_device: Open, id: str) -> None:
    device = open_device("phone", "de", "dark")
    options: dict[str, Any] = {"o.tracked": "no"}
    game = device.begin(id, **options)
    for turn in range(count(6, usual=1)):
        game, _ = ahead(device, game, turn, 1)
        nothing_found(device, "guided")


OTHERS = (
    "/", "/saves", "/saves?gone=abc", "/open", "/stats", "/settings", "/bots", "/bots/edit",
    "/bots/cards?of=caravan", "/bots/print?of=old_crow&backs=1",
    "/nowhere", "/game/nowhere",
    "/print/alien_artifacts?kind=system",
    *(["/print/alien_artifacts?kind=tech"] if WHOLE else []),  # a large page: it alone takes as long as all others
)  # fmt: skip
"""In a proof all of them in both languages, otherwise half of them in each, and one of the sheets to print."""


@pytest.mark.parametrize(("language", "scheme"), matrix(LANGUAGES, ("light", "dark")))
def test_every_other_screen(open_device: Open, language: str, scheme: str) -> None:
    device = open_device("phone", language, scheme)
    game = device.begin("hamlets")
    ahead(device, game, 3)
    every = count(1, usual=2)
    for path in OTHERS[LANGUAGES.index(language) % every :: every]:
        device.go(path)
        nothing_found(device, path)


def test_the_page_that_asks_for_the_code(open_device: Open, tmp_path: Path) -> None:
    pairing = Pairing(Devices(b"s" * 32))
    with running(tmp_path, pairing) as there:
        device = open_device("phone", "de")
        device.here = there
        device.go("/saves")
        nothing_found(device, "pairing")
        device.page.locator("input[name=code]").fill("falsch")
        device.tap(device.page.locator("button.main"))
        nothing_found(device, "a wrong code")
        device.go(f"/pair?code={pairing.code}")
        device.page.locator("button.main").click()
        device.page.locator(".games").wait_for()
        device.page.close()


def test_a_fault_is_found_where_there_is_one(open_device: Open) -> None:
    device = open_device("phone", "de")
    device.go("/settings")
    device.page.evaluate("document.querySelector('main').append(new Image())")
    assert any(one.startswith("image-alt") for one in violations(device.page))
