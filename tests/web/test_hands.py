"""Hands-free: every step is read aloud by itself, a tap anywhere is "done", and what must be read is large."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from tests.web.browser import Device
from tests.web.conftest import Open
from visavis.core import Effect, Session, Stream, get_game
from visavis.testing.helpers import record

LARGE = 46
"""Pixels: from 1.5 m they are as large as 15 from half a metre."""
DEAF = 700
"""Milliseconds after which a tap counts."""

VOICE = """
window.said = [];
Object.defineProperty(window, 'speechSynthesis', {
    value: {speaking: false, cancel() {}, getVoices: () => [], speak: one => window.said.push(one.text)},
});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
TOO_SMALL = f"""() => [...document.querySelectorAll('.hands-says, .hands-done, .hands-tile span')]
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < {LARGE}).map(one => one.textContent)"""


def two_to_do(id: str, options: dict[str, object]) -> Session[Any]:
    """Return a game whose bot has just done two things that a person carries out."""
    session, stream = Session.new(get_game(id), options, seed=4), Stream(2)
    while session.pending is not None:
        todo = [one for one in session.lines[-9:] if isinstance(one, Effect) and one.kind == "instruction"]
        if len(todo) > 1 and session.pending.id.endswith("turn"):
            return session
        session.answer(session.pending.some(stream.below))
    raise AssertionError("no such moment")


def begin(device: Device, id: str, options: dict[str, object]) -> Page:
    page = device.page
    page.add_init_script(VOICE)
    page.clock.install()
    device.go(f"/game/{device.store(two_to_do(id, options))}")
    page.locator(".dock .more summary").click()
    page.locator(".hands-free label").click()
    return page


def large(page: Page) -> None:
    assert page.evaluate(TOO_SMALL) == []
    wide = page.evaluate(
        "(() => { const it = document.querySelector('.hands'); return it.scrollWidth - it.clientWidth; })()"
    )
    assert wide <= 0
    record("web.hands_free_steps", 1)


@pytest.mark.parametrize(("id", "language", "size"), [
    ("terra_mystica", "de", (390, 844)), ("tapestry", "en", (844, 390)),
])  # fmt: skip
def test_each_step_is_read_aloud_and_a_tap_anywhere_is_done(
    open_device: Open, id: str, language: str, size: tuple[int, int]
) -> None:
    device = open_device("phone", language)
    device.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = begin(device, id, {})
    layer, says = page.locator(".hands"), page.locator(".hands-says")
    expect(layer).to_be_focused()
    todo = page.locator(".news [data-live] > .do:not(.offer) .says").all_text_contents()
    assert len(todo) > 1
    middle = Position(x=size[0] / 2, y=size[1] / 2)
    layer.click(position=middle)
    expect(says).to_have_text(todo[0].strip())  # Too early: it was meant for what was there before.
    for done, text in enumerate(todo, 1):
        expect(says).to_have_text(text.strip())
        large(page)
        assert page.evaluate("said.length") == done, "once, and by itself"
        page.clock.fast_forward(DEAF)
        layer.click(position=middle)
    # All of it is done: now the question, with what can be tapped for it.
    device.settle()
    expect(page.locator(".hands-tile").first).to_be_visible()
    large(page)
    heading = page.locator("#question").text_content() or ""
    assert page.evaluate("said.at(-1)").endswith(heading.strip())
    before = device.stamp()
    page.clock.fast_forward(DEAF)
    # Nothing is answered by a tap beside the tiles.
    page.locator(".hands-bar").click(position=Position(x=size[0] / 2, y=4))
    assert device.stamp() == before
    page.locator(".hands-tile").last.click()
    expect(layer).to_have_count(0)
    page.reload()
    expect(layer).to_be_visible()
    page.keyboard.press("Escape")
    expect(layer).to_have_count(0)
    page.reload()
    device.settle()
    expect(layer).to_have_count(0)
    ticks = page.evaluate("JSON.parse(Object.values(localStorage).find(one => one.startsWith('{')) || '{}')")
    assert len(ticks) == len(todo)
