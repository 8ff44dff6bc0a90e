"""The shapes of the table: on every screen, with large text too, the move, the question and the board are in place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.matrix import matrix
from tests.web.browser import Device
from tests.web.conftest import Open
from visavis.core import Effect, Session, Stream, get_game
from visavis.testing import count
from visavis.testing.helpers import record
from visavis.words import LANGUAGES

GAMES: dict[str, dict[str, object]] = {
    "terra_mystica": {"keeps": "everything"},
    "tapestry": {"scenario": "war"},
    "anunnaki": {"cards": "pack", "board": "pack", "creatures": True},
    "mosaic": {"invented": True},
    "alien_artifacts": {},
}
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 768), (1920, 1080))
MOMENTS = count(40, usual=3, sample=8)
"""Moments of a game that are looked at, each with the news and with the question."""
MOST_ANSWERS = 120
FONTS = ("'Liberation Sans', 'DejaVu Sans Condensed', Arial", "'DejaVu Sans', Verdana")
"""A narrow one and a wide one."""

USE_FONT = """names => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { font-family: ${names} !important }`);
    document.adoptedStyleSheets = [sheet];
}"""

WORDS = """() => {
    const hidden = one => {
        for (let up = one; up; up = up.parentElement) {
            if (up.matches('.unseen, .skip, svg') || getComputedStyle(up).clipPath !== 'none') return true;
        }
        return !one.checkVisibility() || ['SCRIPT', 'STYLE', 'OPTION'].includes(one.tagName);
    };
    const broken = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (!text.data.trim() || hidden(text.parentElement)) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
            const range = document.createRange();
            // After a soft hyphen a word may go on in the next line.
            range.setStart(text, word.index + (text.data[word.index - 1] === '\\u00ad' ? 1 : 0));
            range.setEnd(text, word.index + word[0].length);
            const lines = [...range.getClientRects()].filter(at => at.width > 1).map(at => Math.round(at.top / 4));
            if (new Set(lines).size > 1) broken.add(`${word[0]} (${text.parentElement.outerHTML.slice(0, 40)})`);
        }
    }
    return [...broken];
}"""

FAULTS = """() => {
    const faults = [], root = document.documentElement;
    const name = one => one.className.baseVal ?? (one.className || one.tagName);
    const shown = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility());
    const dock = document.querySelector('.dock').getBoundingClientRect();
    if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth - innerWidth} px too wide`);
    for (const one of shown('#page *')) {
        if (one.closest('svg, .unseen, .skip')) continue;
        const at = one.getBoundingClientRect(), style = getComputedStyle(one);
        const scrolls = ['auto', 'scroll'].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
        if (scrolls && !one.matches('.map, textarea, select')) faults.push(`${name(one)} scrolls inside`);
        const inside = one.closest('.wide-table, .scroll, .map');
        const leaves = at.width > 1 && (at.right > innerWidth + 1 || at.left < -1);
        if (leaves && !inside) faults.push(`${name(one)} leaves the screen`);
    }
    for (const one of shown('.verb, .pick, .key, .go, .button')) {
        if (one.scrollWidth > one.clientWidth + 1) faults.push(`${name(one)} is too narrow: ${one.textContent.trim()}`);
    }
    const left = root.scrollHeight - innerHeight;
    for (const one of shown('main a, main button, main label, main p')) {
        if (one.closest('.map, .skip, .unseen')) continue;
        const at = one.getBoundingClientRect();
        const over = at.width > 1 && at.right > dock.left && at.left < dock.right;
        if (over && at.bottom - left > dock.top + 1) faults.push(`${name(one)} stays under the dock`);
    }
    return [...new Set(faults)];
}"""

HIDDEN = """what => {
    const one = [...document.querySelectorAll(what)].find(one => one.checkVisibility());
    if (!one) return null;
    const cover = (part, at) => {
        const it = document.querySelector(part).getBoundingClientRect();
        return it.right > at.left + 1 && it.left < at.right - 1 ? it : null;
    };
    const at = one.getBoundingClientRect(), bar = cover('.bar', at), dock = cover('.dock', at);
    const [least, most] = [bar ? bar.bottom : 0, dock ? dock.top : innerHeight];
    const seen = at.top >= least - 1 && at.bottom <= most + 1;
    return seen ? '' : `${what}: ${at.top} to ${at.bottom}, not in ${least} to ${most}`;
}"""

MAPS = """() => [...document.querySelectorAll('.board .map')].filter(one => one.checkVisibility()).map(one => {
    const at = one.getBoundingClientRect(), drawn = one.firstElementChild.getBoundingClientRect();
    return [drawn.width - at.width, drawn.height - at.height, at.bottom - innerHeight];
})"""

OPTIONS = ".ask .options :is(.verb, .pick, .chip, .box, .key, .tap, input:not([type=hidden]), select)"


def moments(id: str) -> list[Session[Any]]:
    """Return a game at its different questions, with and without instructions before them."""
    session = Session.new(get_game(id), GAMES[id], seed=2)
    stream, seen, found = Stream(5), set(), []
    for _ in range(MOST_ANSWERS):
        if session.pending is None:
            break
        told = any(isinstance(line, Effect) and line.kind == "instruction" for line in session.lines[-8:])
        if (session.pending.id, told) not in seen:
            seen.add((session.pending.id, told))
            found.append(Session.load(session.save()))
        session.answer(session.pending.some(stream.below))
    # Some of all parts of the game, its ordinary turn among them.
    turn = next((one for one in found if one.pending is not None and one.pending.id.endswith("turn")), found[0])
    return [turn, *found[:: max(1, len(found) // MOMENTS)]][:MOMENTS]


def one_of_two(size: tuple[int, int], text: int) -> bool:
    """Return True if the move and the question are shown one after the other, as on a phone."""
    return size[1] <= 500 or size[0] * 100 / text < 700


def measured(page: Page) -> None:
    """Nothing is wider than the screen, under the dock or in a box that scrolls; no word is broken."""
    faults = page.evaluate(FAULTS)
    for font in FONTS:
        page.evaluate(USE_FONT, font)
        faults += [f"{word} breaks in {font}" for word in page.evaluate(WORDS)]
    page.evaluate("document.adoptedStyleSheets = []")
    assert faults == [], page.url


def in_view(page: Page, *parts: str) -> None:
    hidden = [fault for part in parts if (fault := page.evaluate(HIDDEN, part))]
    assert hidden == [], page.url


@pytest.mark.parametrize(("size", "language", "id"), matrix(SIZES, LANGUAGES, tuple(GAMES)))
def test_the_move_the_question_and_the_board_are_in_view(
    open_device: Open, size: tuple[int, int], language: str, id: str
) -> None:
    device = open_device("phone", language)
    device.page.set_viewport_size({"width": size[0], "height": size[1]})
    saved = moments(id)
    for text in (100, 200):
        fonts = {"standard": 16 * text // 100, "fixed": 13 * text // 100}
        device.context.new_cdp_session(device.page).send("Page.setFontSizes", {"fontSizes": fonts})
        for session in saved:
            device.go(f"/game/{device.store(session)}")
            look(device, size, text)
            record("web.layout_moments", 1, size=f"{size[0]}x{size[1]}")


def look(device: Device, size: tuple[int, int], text: int) -> None:
    """Look at a moment: the news, then the question; on a wide screen both at once."""
    page, one_by_one = device.page, one_of_two(size, text)
    measured(page)
    onward = page.locator(".dock a.go.narrow:visible")
    assert not onward.count() or one_by_one
    if text == 100:
        in_view(page, "#news", ".news .todo > li")
    if onward.count():
        device.onward()
        measured(page)
    if text == 100:
        in_view(page, "#question", OPTIONS)
    if text == 100 and size[0] > 800:
        for wide, high, below in page.evaluate(MAPS):
            assert max(wide, high, below) <= 1, "the whole board"
        in_view(page, ".state > .panel-track")


# The whole board on an upright phone

DRAWN = """() => {
    const map = document.querySelector('.board .map'), svg = map.firstElementChild.getBoundingClientRect();
    return [svg.width / map.clientWidth, svg.height / map.clientHeight];
}"""


def pinch(page: Page, before: int, after: int) -> None:
    """Two fingers on the board, so far from its middle before and after."""
    box = page.locator(".board .map").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": place, "y": y, "id": finger} for finger, place in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x - before)
    for step in range(9):
        away = before + (after - before) * step / 8
        touch("touchMove" if step else "touchStart", x - away, x + away)
    touch("touchEnd")


def test_two_fingers_and_a_button_show_the_whole_board(open_device: Open) -> None:
    device = open_device("phone", "de", has_touch=True, is_mobile=True)
    page = device.page
    session = next(one for one in moments("terra_mystica") if one.pending and one.pending.id == "whole.turn")
    game = device.store(session)
    device.go(f"/game/{game}?now=you")
    wide, _ = page.evaluate(DRAWN)
    assert wide > 1.2, "a finger hits a space"
    pinch(page, 120, 15)
    wide, high = page.evaluate(DRAWN)
    assert max(wide, high) <= 1.01
    page.locator("a.verb[href*=build]").first.tap()
    device.settle()
    wide, high = page.evaluate(DRAWN)
    assert max(wide, high) <= 1.01, "it stays for this question"
    pinch(page, 15, 150)
    wide, _ = page.evaluate(DRAWN)
    assert 3.5 < wide < 4.1
    assert page.locator(".map .can").count(), "nothing was tapped"
    page.locator(".board > .whole-board").tap()
    page.wait_for_url("**/board")
    wide, high = page.evaluate(DRAWN)
    assert max(wide, high) <= 1.01
    page.locator("a[data-zoom=in]").tap()
    assert page.evaluate(DRAWN)[0] > 1.4
    page.locator(".dock a.go").tap()
    page.wait_for_url(f"**/game/{game}*")
    device.no_sideways_scrolling()


def test_without_the_script_the_whole_board_grows_by_links(open_device: Open) -> None:
    device = open_device("phone", "en", java_script_enabled=False)
    device.begin("hamlets")
    game = device.page.url.split("/")[4].partition("?")[0]
    device.go(f"/game/{game}/board")
    width = device.page.locator(".map svg").first.bounding_box()
    device.page.locator("a[data-zoom=in]").click()
    device.page.wait_for_url("**zoom=2")
    larger = device.page.locator(".map svg").first.bounding_box()
    assert width is not None
    assert larger is not None
    assert abs(larger["width"] - 2 * width["width"]) < 4


COVERED = """() => [...document.querySelectorAll('.map .can a')].filter(one => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const at = one.getBoundingClientRect();
    const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return !top || !!top.closest('.whole-board, .bar, .dock');
}).map(one => one.id)"""


@pytest.mark.parametrize("id", ["mosaic", "terra_mystica", "anunnaki"])
def test_every_space_can_be_tapped_beside_what_floats(open_device: Open, id: str) -> None:
    device = open_device("phone", "en")
    looked_at = 0
    for session in moments(id):
        if session.pending is None:
            continue
        device.go(f"/game/{device.store(session)}?now=you")
        if device.page.locator(".board > .whole-board:visible").count():
            looked_at += device.page.locator(".map .can a").count()
            assert device.page.evaluate(COVERED) == [], session.pending.id
    assert looked_at > 4
