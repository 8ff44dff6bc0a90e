"""The Stop of the pages in a real browser: by tap, by key, and without the script."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web import for_ever
from tests.web.browser import Device
from tests.web.conftest import Open
from tests.web.serving import Running
from tests.web.test_axe import nothing_found
from visavis.core import get_game
from visavis.words import Words

NAMES = {"p1": "person", "p2": "for_ever"}


@pytest.fixture
def slow(here: Running) -> Iterator[str]:
    """A game whose computer thinks for ever after the first answer; it is stopped at the end."""
    with for_ever.registered():
        id = here.app.desk.put(here.app.shelf.create(for_ever.session()))
        yield id
        here.app.desk.clear(id)


def plays(device: Device, id: str) -> None:
    """Tap an answer; the computer thinks from now on."""
    device.go(f"/game/{id}")
    device.onward()
    page = device.page
    page.locator(".typed summary").click()
    page.locator(".typed input[name=text]").fill("play b3")
    page.locator(".typed button").click(no_wait_after=True)


@pytest.mark.parametrize(("language", "how"), [("de", "tap"), ("en", "key")])
def test_a_bar_says_who_thinks_and_stops_it(open_device: Open, slow: str, language: str, how: str) -> None:
    device = open_device("phone", language)
    words = Words(language, get_game("sparks")).read_by(NAMES)
    plays(device, slow)
    bar = device.page.locator(".thinking")
    says = words.say("web-thinks-name", name=words.seat("p2"))
    expect(bar).to_contain_text(says)
    expect(device.page.locator("#live")).to_have_text(says)
    button = bar.get_by_role("button", name=words.say("web-stop"))
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    nothing_found(device, "thinking")
    if how == "tap":
        button.click()
    else:
        device.page.keyboard.press("Escape")
    expect(device.page.locator("[data-part=next] button.go")).to_have_text(words.say("web-go-on"))
    expect(bar).to_have_count(0)
    session = device.session(slow)
    assert (session.paused_seat, session.pending) == ("p2", None)
    # Undo works as in any game.
    device.tap(device.page.locator(".dock [data-key=u]"))
    assert device.session(slow).pending is not None


def test_a_second_device_without_the_script_can_stop_it(open_device: Open, slow: str) -> None:
    first, second = open_device("phone", "en"), open_device("phone", "en", java_script_enabled=False)
    words = Words("en", get_game("sparks")).read_by(NAMES)
    plays(first, slow)
    expect(first.page.locator(".thinking")).to_be_visible()
    second.go(f"/game/{slow}")
    expect(second.page.locator("h1")).to_have_text(words.say("web-thinks-name", name=words.seat("p2")))
    second.page.get_by_role("button", name=words.say("web-stop")).click()
    expect(second.page.locator("[data-part=next] button.go")).to_have_text(words.say("web-go-on"))
    expect(first.page.locator("[data-part=next] button.go")).to_have_text(words.say("web-go-on"))


def test_a_second_device_with_the_script_shows_the_table_as_soon_as_it_is_there(open_device: Open, slow: str) -> None:
    first, second = open_device("phone", "en"), open_device("phone", "en")
    words = Words("en", get_game("sparks")).read_by(NAMES)
    plays(first, slow)
    expect(first.page.locator(".thinking")).to_be_visible()
    second.go("/saves")
    second.page.locator(f"a[href='/game/{slow}']").first.click()
    expect(second.page.locator("h1")).to_have_text(words.say("web-thinks-name", name=words.seat("p2")))
    first.page.locator(".thinking button").click()
    expect(second.page.locator("[data-part=next] button.go")).to_have_text(words.say("web-go-on"))


def test_the_worker_of_the_offline_site_is_stopped_instead(open_device: Open, slow: str) -> None:
    device = open_device("phone", "en")
    device.page.add_init_script("window.visavisStopWorker = () => (window.stopped = true);")
    plays(device, slow)
    device.page.locator(".thinking button").click()
    assert device.page.evaluate("window.stopped")
    expect(device.page.locator(".thinking button")).to_be_disabled()
    assert device.here.app.desk._places[slow].in_use
