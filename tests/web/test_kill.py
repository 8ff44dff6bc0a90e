"""Reload, undo, branch, correct and a kill of the server, each at many points of one game, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.web.browser import Device
from tests.web.conftest import Open
from tests.web.killing import Mortal
from tests.web.test_browser import WHOLE, branch_off
from visavis.core import Stream
from visavis.store import Store
from visavis.testing.helpers import count, record

POINTS = count(20, usual=2)
LOST = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "ERR_CONTENT_LENGTH", "Failed to fetch", "NetworkError")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    yield server
    server.end()


def forgive(device: Device) -> None:
    """A page may note that its server was away; anything else is still an error."""
    device.complaints = [one for one in device.complaints if not any(lost in one for lost in LOST)]


def tool(device: Device, id: str) -> Locator:
    """The button of the dock with this label."""
    found = device.page.locator(".dock button", has_text=device.says(id))
    if not found.is_visible():
        device.page.locator(".dock .more summary").click()
    return found


@pytest.mark.parametrize("id", ["hamlets", "terra_mystica"] if WHOLE else ["hamlets"])
def test_everything_at_many_points_of_a_game(open_device: Open, mortal: Mortal, id: str) -> None:
    device = open_device("laptop", "en")
    device.here = mortal  # type: ignore[assignment]
    page, stream = device.page, Stream(6)
    with Store.open(mortal.home) as store:
        device.session = store.load  # type: ignore[method-assign]
        game = device.begin(id)
        for point in range(POINTS):
            if store.load(game).pending is None:
                game = device.begin(id)
            before = store.export(game)
            device.answer_by_taps(stream)
            after = store.export(game)
            assert after != before
            # Undo; a kill, now and then with the next tap on its way, which has happened whole or not at all; the page
            # comes back, and redo brings back what undo took, across the kill.
            device.tap(tool(device, "web-undo"))
            assert store.export(game) == before
            if point % 2:
                tool(device, "web-redo").click(no_wait_after=True)
            mortal.kill()
            mortal.start()
            page.reload()
            device.settle()
            assert store.export(game) in ((before, after) if point % 2 else (before,))
            if store.export(game) == before:
                device.tap(tool(device, "web-redo"))
            assert store.export(game) == after
            shown = device.stamp()
            # A branch from the log; then back to the game.
            branched = branch_off(device, game)
            assert after.startswith(store.export(branched)[:-1])
            device.go(f"/game/{game}")
            assert device.stamp() == shown
            # A correction, and it is taken back.
            device.go(f"/game/{game}/correct?field=points")
            for digit in str(100 + point):
                page.locator(f".keypad [data-digit='{digit}']").click()
            device.tap(page.locator("button.main"))
            page.wait_for_url(f"**/game/{game}")
            assert store.load(game).seen_by("table").view.points == 100 + point
            device.tap(tool(device, "web-undo"))
            assert store.export(game) == after
            assert store.load(game).check() is None
            forgive(device)
    assert mortal.kills == POINTS
    record("web.killed", mortal.kills, game=id)
