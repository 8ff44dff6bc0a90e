"""The table on a phone: after every answer all that is needed now is on the screen, and nothing jumps away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.matrix import matrix
from tests.web.browser import Device
from tests.web.client import Client
from tests.web.conftest import Open
from visavis.core import find_games
from visavis.core.chance import Stream
from visavis.core.play.log import Answer, Draw
from visavis.testing import count
from visavis.testing.helpers import record
from visavis.words import LANGUAGES, Words

GAMES = tuple(game for game in find_games() if game not in ("hamlets", "sparks"))
SMALL, TALL = (360, 640), (390, 844)
ANSWERS = count(30, usual=3, sample=15)
MOVED = 8
"""So many pixels a tapped space may move."""
THUMB = 44
FEW = 8
"""So many options are all on the screen; more can be scrolled."""

OUTSIDE = """parts => {
    const box = what => what.getBoundingClientRect();
    const least = box(document.querySelector('.bar')).bottom - 1, most = box(document.querySelector('.dock')).top + 1;
    return parts.map(one => [one.className || one.tagName, box(one)])
        .filter(([, at]) => at.width)
        .filter(([, at]) => at.top < least || at.bottom > most || at.left < -1 || at.right > innerWidth + 1)
        .map(([name, at]) => `${name} ${Math.round(at.top)} to ${Math.round(at.bottom)}, not in ${least} to ${most}`);
}"""

TOO_SMALL = """thumb => [...document.querySelectorAll('a[href], button, summary, input, select, label:has(input)')]
    .filter(one => one.checkVisibility() && !one.closest('.map, .skip'))
    .filter(one => !(one.matches('input') && one.closest('label')))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < thumb - 0.5 || box.height < thumb - 0.5))
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def inside(parts: Locator) -> None:
    """Every one of these lies wholly between the bar and the dock."""
    wrong: Any = parts.evaluate_all(OUTSIDE)
    assert wrong == [], wrong


def first_things(device: Device) -> None:
    """The bot's first instruction and the next step; or, where nothing is to be done, the question."""
    page = device.page
    assert page.evaluate("scrollY") == 0
    screen = page.locator("main").get_attribute("data-screen")
    if screen != "you":
        inside(page.locator(".todo .do:visible, .taken li:visible").first)
    assert page.locator("[data-part=next] :is(.go):visible").count() == 1


def the_question(device: Device) -> None:
    page = device.page
    assert page.locator("[data-part=question]").is_visible()
    inside(page.locator("#question"))
    if page.locator(".ask .options :is(a, button)").count() <= FEW:
        # A card with all that it does beside it may be longer than the screen.
        inside(page.locator(".ask .options :is(.verb, .pick:not(:has(small))):visible"))
    sheet = page.locator("[data-part=sheet]")
    if sheet.count():
        ways = page.locator("[data-part=sheet] :is(a, button, input), .map .can a, .dock button.go")
        assert ways.count(), "a sheet that asks has its options"
    wrong = page.evaluate(TOO_SMALL, THUMB)
    assert wrong == [], wrong
    hexes = page.locator("[data-board]:not([data-verbs]) .map .can .ground")
    if hexes.count():
        box = hexes.first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB - 0.5, box


def a_tapped_space_stays(device: Device) -> None:
    """Tap a space in the middle of what is to be seen: it is where it was."""
    page = device.page
    if not page.locator(".board .can").count():
        return
    middle = page.locator(".board .map").first.bounding_box()
    found = page.evaluate(
        """box => [...document.querySelectorAll('.board .can a')].find(one => {
            // Wholly on the screen: a browser that is told to click brings the rest of it there before.
            const at = one.getBoundingClientRect();
            const wide = at.left > box.x + 12 && at.right < box.x + box.width - 12;
            return wide && at.top > box.y + 12 && at.bottom < box.y + box.height - 12
        })?.id""",
        middle,
    )
    if not found:
        return
    before = page.locator(f"[id='{found}'] .ground").bounding_box()
    device.tap(page.locator(f"[id='{found}']"))
    after = page.locator(f"[id='{found}'] .ground").bounding_box()
    assert before is not None
    assert after is not None
    assert max(abs(before["x"] - after["x"]), abs(before["y"] - after["y"])) <= MOVED, (before, after)
    the_question(device)
    device.tap(page.locator(".asked a:not(.info)"))


@pytest.mark.parametrize(("id", "language", "size"), matrix(GAMES, LANGUAGES, (SMALL, TALL)))
def test_all_that_is_needed_is_on_the_screen(open_device: Open, id: str, language: str, size: tuple[int, int]) -> None:
    device = open_device("phone", language)
    device.page.set_viewport_size({"width": size[0], "height": size[1]})
    device.begin(id)
    stream, answers = Stream(len(id)), 0
    while answers < ANSWERS and not device.page.locator("#over").count():
        first_things(device)
        device.onward()
        the_question(device)
        a_tapped_space_stays(device)
        device.answer_by_taps(stream)
        device.no_sideways_scrolling()
        answers += 1
    undo = device.page.locator(".dock button.side")
    if undo.is_enabled():
        device.tap(undo)
        first_things(device)
    record("web.phone_answers", answers, game=id)


def test_a_track_that_answers_stands_under_its_question(client: Client) -> None:
    game = client.begin("anunnaki")
    session, stream = client.session(game), Stream(5)
    while not any(form.verb == "track" for form in getattr(session.pending, "forms", ())):
        assert session.pending is not None, "a person moves a marker in every game"
        session.answer(session.pending.some(stream.below))
    page = client.get(f"/game/{game}?now=you&v=%22track%22").body.decode()
    asked, _, beside = page.partition('<section class="state"')
    assert "x.step=%22war_" in asked
    assert "x.step=%22war_" not in beside
    assert Words("en").say("web-tap-track") in asked or Words("de").say("web-tap-track") in asked
    assert "data-board" not in asked


@pytest.mark.proof
@pytest.mark.parametrize("id", [id for id in GAMES if id != "alien_artifacts"])
def test_a_whole_game_of_a_bot_by_taps_alone(open_device: Open, id: str) -> None:
    """From the first question to the points at the end; nothing is answered behind the page."""
    device = open_device("phone", "de")
    device.page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    game, stream, answers = device.begin(id, seed=2), Stream(5), 0
    while not device.page.locator("#over").count():
        device.answer_by_taps(stream)
        answers += 1
    session = device.session(game)
    assert session.over
    given = sum(isinstance(line, (Answer, Draw)) and line.by in session.header.seats for line in session.lines)
    assert 0 < given <= answers, "what persons gave was tapped"
    device.no_sideways_scrolling()
    record("web.whole_game_tapped", answers, game=id)


def test_what_a_tap_unfolds_and_what_its_verb_asks_is_on_the_screen(open_device: Open) -> None:
    """Terra Mystica with everything kept: burning is one of the verbs that are folded away."""
    device = open_device("phone", "de")
    device.page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    device.begin("terra_mystica", 1, **{"o.keeps": "everything"})
    page, stream = device.page, Stream(3)
    while not page.locator("details.rare").count():
        device.answer_by_taps(stream)
    device.onward()
    device.tap(page.locator("details.rare summary"))
    verbs = page.locator("details.rare .verb:visible")
    assert verbs.count() > 2
    inside(verbs)
    device.tap(page.locator("details.rare a[href*=burn]"))
    inside(page.locator(".ask h2[tabindex]:visible"))
    assert page.locator(".ask button[name=answer]:visible").count()


def test_printed_cards_are_chosen_without_scrolling_sideways(open_device: Open) -> None:
    device = open_device("phone", "de")
    for id in GAMES:
        device.go(f"/new/{id}")
        box = device.page.locator("input[value=table]")
        if box.count():
            box.check(force=True)
            device.no_sideways_scrolling()
            assert device.page.locator(".draws .box:visible").count()
