"""Scenarios of Tapestry in a real browser: the map and the tracks are drawn, and every answer is tapped.

A whole game of every game is tapped in `test_browser.py`.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.web.browser import Device
from tests.web.conftest import Open
from tests.web.test_browser import ahead
from visavis.core import Stream, get_game
from visavis.testing import count
from visavis.words import Words

SECONDS = count(20, usual=1)
"""So long a scenario is tapped; the rest is answered behind the page, and its last answers are tapped again."""
LAST = 3


def begin(device: Device, scenario: str) -> str:
    """A new game of a scenario through the form; its id."""
    device.go("/new/tapestry")
    device.page.locator("select[name='o.scenario']").select_option(scenario)
    device.page.locator("button.go").click()
    device.page.wait_for_url("**/game/*")
    return device.page.url.split("/")[4].partition("?")[0]


@pytest.mark.parametrize("scenario", ["kaiju_two", "war"][: count(2, usual=1)])
def test_a_scenario_through_the_page(open_device: Open, scenario: str) -> None:
    device = open_device("phone", "de")
    words, page, stream = Words("de", get_game("tapestry")), device.page, Stream(3)
    game = begin(device, scenario)
    session = device.session(game)
    assert session.header.options["scenario"] == scenario
    began, tapped, until = time.monotonic(), 0, 0
    while session.pending is not None:
        if not until and time.monotonic() - began > SECONDS and tapped > 3:
            game, _ = ahead(device, game, tapped, leave=LAST)
            session, until = device.session(game), tapped + 2 * LAST
            continue
        device.answer_by_taps(stream)
        tapped += 1
        if tapped < 4:
            device.no_sideways_scrolling()
        if tapped == 3:
            for title in ("map", "military", "science", "exploration", "technology"):
                drawn = page.get_by_role("group", name=words.panel(title)).first
                expect(drawn).to_be_attached()
        if until and tapped > until:
            game, _ = ahead(device, game, tapped)
            session = device.session(game)
    expect(page.locator("#over")).to_be_visible()
    for side, points in (session.seen_by("table").score or {}).items():
        assert page.locator(".score div", has_text=words.read_by(session.header.seats).short_seat(side)).locator(
            "dd"
        ).first.inner_text() == str(points)
    assert tapped >= 3
