"""The device beside the board, in a real browser: points by taps, staying awake, sounds, reading aloud, keys.

Whether a phone really stays awake, sounds, vibrates and speaks can only be tried on one: here is seen that the browser
is asked to, and that the film plays.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import visavis.web
from tests.web.browser import Device
from tests.web.conftest import Open
from tests.web.serving import Running, running
from tests.web.test_axe import nothing_found
from visavis.core import Refusal, Stream
from visavis.testing import count
from visavis.web.door import LONGEST_NAME, PairedDevice, WrongCodes

ROOT = Path(__file__).parents[2]


def play(device: Device, answers: int, seed: int = 4) -> None:
    stream = Stream(seed)
    for _ in range(answers):
        device.answer_by_taps(stream)


def score(device: Device) -> str:
    return device.page.locator("[data-part=score] .you dd").inner_text()


# Points that the app does not count


@pytest.mark.parametrize("script", [True, False])
def test_own_points_by_taps(open_device: Open, script: bool) -> None:
    device = open_device("phone", "de", java_script_enabled=script)
    game = device.begin("terra_mystica")
    page = device.page
    assert score(device) == "–"
    link = page.locator("[data-part=score] .you a")
    box = link.bounding_box()
    assert box
    assert box["width"] >= 44
    assert box["height"] >= 44
    before = page.locator("main").get_attribute("data-at")
    link.click()
    page.wait_for_url("**/score?*")
    for step in ("10", "10", "1", "-1", "-1"):
        button = page.locator(f"[data-step='{step}']")
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        button.click()
        if not script:
            page.wait_for_load_state()
    expect(page.locator("input[name=points]")).to_have_value("19")
    page.locator("button.main").click()
    expect(page.locator("[data-part=score] .you dd")).to_have_text("19")
    assert page.locator("main").get_attribute("data-at") != before
    assert device.session(game).seen_by("you").points["you"] == 19
    page.locator("form[action$='/undo'] button").click()
    expect(page.locator("[data-part=score] .you dd")).to_have_text("–")
    device.no_sideways_scrolling()


# Staying awake

NO_LOCK = "delete Navigator.prototype.wakeLock;"


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Running]:
    """The pages under a name that no browser trusts without HTTPS."""
    with running(tmp_path, None, "home.test") as found:
        found.address = f"http://home.test:{found.port}"
        yield found


def leave(device: Device) -> None:
    """Without HTTPS the browser notes that one of our headers says nothing there; that is so."""
    device.complaints[:] = [one for one in device.complaints if "Cross-Origin-Opener-Policy" not in one]
    device.page.close()


def test_over_plain_http_the_old_clipboard_copies(open_device: Open, plain: Running) -> None:
    device = open_device("phone", "en")
    device.here = plain
    game = device.begin("hamlets")
    device.go(f"/game/{game}/share")
    assert device.page.evaluate("!isSecureContext && !navigator.clipboard")
    button = device.page.locator("[data-copy]")
    button.click()
    expect(button).to_have_text(button.get_attribute("data-done") or "?")
    leave(device)


def test_over_plain_http_a_film_keeps_awake(open_device: Open, plain: Running) -> None:
    device = open_device("phone", "en")
    device.here = plain
    device.begin("hamlets")
    assert device.page.evaluate("!isSecureContext && !('wakeLock' in navigator)")
    page, root = device.page, device.page.locator("html")
    assert root.get_attribute("data-film") is None, "nothing plays before a tap"
    page.locator("h1").click()
    page.locator("h1").click()
    expect(root).to_have_attribute("data-film", "plays")
    page.locator("a.back").click()
    expect(root).to_have_attribute("data-film", "rests")
    page.go_back()
    device.settle()
    page.locator("h1").click()
    expect(root).to_have_attribute("data-film", "plays")
    leave(device)


def test_the_screen_may_go_dark_if_somebody_wants_that(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.context.add_init_script(NO_LOCK)
    device.go("/settings")
    device.page.locator("[data-keep=may-sleep]").check()
    device.begin("hamlets")
    for _ in range(3):
        device.page.locator("h1").click()
    assert device.page.locator("html").get_attribute("data-film") is None


def test_the_film_is_the_one_that_the_tool_makes() -> None:
    file = ROOT / "tools" / "make_awake.py"
    spec = importlib.util.spec_from_file_location("make_awake", file)
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    film = (Path(visavis.web.__file__).parent / "static" / "awake.mp4").read_bytes()
    assert film == tool.film()
    assert len(film) < 4000


# Telling, reading

HEARD = """
window.told = [];
Object.defineProperty(navigator, "vibrate", {value: (pattern) => window.told.push(["buzz", pattern].flat().join(" "))});
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...all) { window.told.push("sound"); return start.apply(this, all); };
Object.defineProperty(window, "speechSynthesis", {value: {speaking: false, cancel() { this.speaking = false; },
  getVoices: () => [], speak(said) { this.speaking = true; window.told.push(said.lang + ": " + said.text); }}});
"""


def told(device: Device) -> list[str]:
    found: list[str] = device.page.evaluate("() => window.told.splice(0)")
    return found


def test_a_sound_and_a_vibration_tell_that_the_bot_has_moved(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.context.add_init_script(HEARD)
    device.begin("hamlets")
    play(device, 3)
    assert told(device) == [], "off before somebody wants it"
    device.page.locator(".dock .more summary").click()
    for name in ("tell-sound", "tell-buzz"):
        switch = device.page.locator(f".dock [data-keep={name}]")
        box = switch.locator("xpath=..").bounding_box()
        assert box is not None
        assert box["height"] >= 44
        switch.check()
    assert told(device) == ["sound", "sound", "buzz 60"], "whoever switches it on hears it"
    device.page.locator(".dock .more summary").click()
    heard: list[str] = []
    for _ in range(4):
        play(device, 1, seed=len(heard))
        heard += told(device)
    assert {"sound", "buzz 60 60 60"} <= set(heard)
    assert heard.count("sound") == 2 * heard.count("buzz 60 60 60")
    # Taking back is no move of hers.
    device.page.locator("form[action$='/undo'] button").click()
    device.settle()
    assert "sound" not in told(device)


def test_a_confirmation_is_felt(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.context.add_init_script(HEARD)
    device.go("/settings")
    device.page.locator("[data-keep=tell-buzz]").check()
    device.begin("hamlets")
    told(device)
    page = device.page
    for _ in range(4):
        onward = page.locator("[data-part=next] a.go.narrow")
        if onward.count() and onward.first.is_visible():
            device.tap(onward.first)
        page.locator(".map .can a").first.evaluate(
            "one => one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"
        )
        device.settle()
        confirm = page.locator("[data-part=next] button.go[name=answer]")
        if confirm.count():
            device.tap(confirm)
            assert told(device)[0] == "buzz 10"
            return
    raise AssertionError("nothing to confirm")


@pytest.mark.parametrize("language", ["de", "en"][: count(2, usual=1)])
def test_the_instructions_are_read_aloud_on_request(open_device: Open, language: str) -> None:
    device = open_device("phone", language)
    device.context.add_init_script(HEARD)
    device.begin("hamlets")
    play(device, 2)
    assert told(device) == []
    page = device.page
    lines = [
        one.get_attribute("data-spoken") or one.inner_text() for one in page.locator(".news [data-live] .says").all()
    ]
    assert lines
    button = page.locator("[data-aloud]")
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    button.click()
    (said,) = told(device)
    assert said.startswith(f"{language}: ")
    assert [line for line in lines if not line or line not in said] == []
    button.click()
    assert told(device) == [], "a second tap ends it"
    assert not page.evaluate("speechSynthesis.speaking")


@pytest.mark.parametrize(("language", "scheme"), [("de", "dark"), ("en", "light")][: count(2, usual=1)])
def test_nothing_of_this_keeps_anybody_out(open_device: Open, here: Running, language: str, scheme: str) -> None:
    """axe finds nothing on the pages of this file, and they fit the smallest phone."""
    device = open_device("phone", language, scheme)
    game = device.begin("terra_mystica")
    here.app.door = Ajar()
    try:
        paths = ("/", "/phone", "/keys", "/settings", *(f"/game/{game}{page}" for page in ("", "/score", "/share")))
        every = count(1, usual=2)
        for path in paths[(language == "en") % every :: every]:
            device.go(path)
            nothing_found(device, path)
            device.no_sideways_scrolling()
        device.go("/phone")
        device.tap(device.page.locator("form[action='/phone/open'] button"))
        nothing_found(device, "the code for the phone")
        device.no_sideways_scrolling()
    finally:
        here.app.door = None


class Ajar:
    """A door that leads nowhere."""

    address = ""
    code = "k7m3qd"

    @property
    def code_address(self) -> str:
        return f"{self.address}/pair?code={self.code}"

    def open(self) -> None:
        self.address = "http://192.168.178.31:8321"

    def close(self) -> None:
        self.address = ""

    def devices(self) -> list[PairedDevice]:
        seen = "2026-11-18T08:00:00+00:00"
        old = PairedDevice(id="b", name="", right="look", seen=seen)
        return [PairedDevice(id="a", name="M" * LONGEST_NAME, right="play", since=seen, seen=seen), old]

    def change_device(self, id: str, name: str, right: str) -> None:
        raise Refusal("web.device_gone")

    def send_away(self, id: str) -> None:
        raise Refusal("web.device_gone")

    def wrong_codes(self) -> list[WrongCodes]:
        return [WrongCodes(f"192.168.178.{n}", n, "2026-11-18T08:00:00+00:00") for n in range(1, 24)]


# Keys


def stops(device: Device) -> list[str]:
    """Where the Tab key stops, from the top of the page on."""
    page = device.page
    page.locator("#main").focus()
    found: list[str] = []
    for _ in range(120):
        page.keyboard.press("Tab")
        now = page.evaluate(
            """() => { const one = document.activeElement;
            return one === document.body ? "" : one.id || one.className.baseVal || one.className || one.tagName; }"""
        )
        if not now:
            return found
        found.append(now)
    return found


@pytest.mark.parametrize("id", ["terra_mystica", "hamlets"])
def test_the_board_is_one_stop_and_arrows_go_through_it(open_device: Open, id: str) -> None:
    device = open_device("laptop", "en")
    device.begin(id)
    page = device.page
    stream = Stream(3)
    for _ in range(30):
        if page.locator(".map .can a").count() > 5 and page.locator("[data-part=question]").is_visible():
            break
        device.answer_by_taps(stream)
    assert len([one for one in stops(device) if one.startswith("cell-")]) == 1
    assert len(stops(device)) < 45
    first = page.locator(".map a[tabindex='0']")
    first.focus()
    seen = {page.evaluate("document.activeElement.id")}
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"] * 3:
        before = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        page.keyboard.press(key)
        after = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        axis, sign = ("x", 1) if key in ("ArrowRight", "ArrowLeft") else ("y", 1)
        sign = -1 if key in ("ArrowLeft", "ArrowUp") else 1
        assert (after[axis] - before[axis]) * sign > -1
        seen.add(page.evaluate("document.activeElement.id"))
    assert len(seen) > 3
    chosen = page.evaluate("document.activeElement.id")
    page.keyboard.press("Enter")
    device.settle()
    expect(page.locator(f"#{chosen}")).to_be_focused()
    assert page.locator(".map a[tabindex='0']").get_attribute("id") == chosen
    if page.locator("[data-part=next] button.go[name=answer]").count():
        # Once more, and it is confirmed.
        before = device.stamp()
        page.keyboard.press("Enter")
        expect(page.locator(f"main[data-at='{before}']")).to_have_count(0)


def test_without_the_script_every_space_can_be_reached(open_device: Open) -> None:
    device = open_device("laptop", "en", java_script_enabled=False)
    device.begin("hamlets")
    spaces = device.page.locator(".map .can a")
    assert spaces.count() > 5
    assert device.page.locator(".map a[tabindex]").count() == 0
    skip = device.page.locator("a.skip[href='#state']")
    skip.focus()
    skip.press("Enter")
    assert re.search("#state$", device.page.url)


def test_keys_for_what_is_always_there(open_device: Open) -> None:
    device = open_device("laptop", "en")
    game = device.begin("terra_mystica")
    page = device.page
    stream = Stream(3)

    def pressed(key: str) -> None:
        """A key that changes the game; the page of the moment before is gone."""
        # Asked before: a quick page has the new moment already when the key is up.
        at = device.stamp()
        page.keyboard.press(key)
        page.wait_for_function("at => document.querySelector('main').dataset.at !== at", arg=at)
        device.settle()

    while page.locator(".ask .choices > .verbs > .verb").count() < 3:
        device.answer_by_taps(stream)
    page.locator("h1").click()
    verb = page.locator(".ask .choices > .verbs > .verb").nth(1)
    assert verb.get_attribute("data-key") == "2"
    chosen = verb.get_attribute("href")
    lines = device.session(game).lines.copy()
    page.keyboard.press("2")
    device.settle()
    assert page.url.endswith(chosen or "?") or device.session(game).lines != lines
    before = device.session(game).save()
    pressed("u")
    assert device.session(game).save() != before
    pressed("r")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert device.session(game).save() == before
    page.keyboard.press("w")
    page.wait_for_url("**/why*")
    page.go_back()
    device.settle()
    page.keyboard.press("l")
    page.wait_for_url("**/log*")
    page.go_back()
    device.settle()
    page.keyboard.press("?")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    expect(sheet.locator("kbd", has_text="U")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # What is typed is typed.
    page.locator("details.typed summary").click()
    page.locator("input[name=text]").fill("")
    page.keyboard.type("u?")
    assert page.locator("input[name=text]").input_value() == "u?"
    assert device.session(game).save() == before
