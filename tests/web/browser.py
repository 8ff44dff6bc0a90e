"""A person with a browser: taps what the page offers and looks at what it shows."""

from __future__ import annotations

import os
import shutil
import subprocess
from abc import ABC, abstractmethod
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright

from tests.web.serving import Running
from visavis.core import Session
from visavis.core.chance import Stream
from visavis.core.question import Several
from visavis.testing import expect_type, record
from visavis.words import Words

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    # A name that no browser trusts without HTTPS, as in a home network.
    "--host-resolver-rules=MAP home.test 127.0.0.1", "--disable-features=HttpsUpgrades,HttpsFirstBalancedMode",
)  # fmt: skip
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1280, 800)}
MOST_TAPS = 40
"""What thirty areas produce is read in by a tap for each."""
SEED = """(form, seed) => {
    const field = document.createElement('input');
    [field.type, field.name, field.value] = ['hidden', 'seed', seed];
    form.append(field);
}"""
LOCALES = {"de": "de-DE", "en": "en-GB"}


INSTALLED = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
"""The first that is there. The one without windows is the same engine for two thirds of the work."""
NAMED = ("VISAVIS_CHROMIUM", "CHROME")
"""Variables of the environment that name a browser."""


def chromium(playwright: Playwright) -> str | None:
    """The browser of this computer: one that is named, one that is installed, or the one of Playwright."""
    named = next(filter(None, map(os.environ.get, NAMED)), None)
    if found := named or next(filter(None, map(shutil.which, INSTALLED)), None):
        return found
    theirs = playwright.chromium.executable_path
    return theirs if starts(theirs) else None


def starts(file: str) -> bool:
    """Whether a program is there with all that it needs; what was downloaded may miss libraries of the system."""
    try:
        return subprocess.run([file, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def left_out(message: str) -> NoReturn:
    """Skip what cannot be tested here; in CI that is a failure."""
    if os.environ.get("CI", "").casefold() in ("1", "true", "yes"):
        pytest.fail(message)
    pytest.skip(message)


def lives(browser: Browser) -> bool:
    """Whether a browser answers. What is known of its connection is only as new as the last word with it."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True


class Tapper(ABC):
    """Who taps what a page offers, on the desk or on the offline site."""

    page: Page

    @abstractmethod
    def limits(self) -> tuple[int, int]:
        """How many boxes of the pending question may be ticked: at least, at most."""

    def settle(self) -> None:
        """Wait until nothing is being fetched."""
        self.page.locator("#page:not([aria-busy])").wait_for(state="attached")

    def stamp(self) -> str:
        return self.page.locator("main[data-at]").get_attribute("data-at") or ""

    def tap(self, what: Locator) -> None:
        what.click()
        self.settle()

    def answer_by_taps(self, stream: Stream) -> int:
        """One answer, by tapping what is offered; how many taps it took."""
        before = self.stamp()
        for taps in range(1, MOST_TAPS):
            onward = self.page.locator("[data-part=next] a.go.narrow, [data-part=next] a.go[href*='as=']")
            if onward.count() and onward.first.is_visible():
                # The news were read, or the device was handed over.
                self.tap(onward.first)
                continue
            boxes = self.page.locator("input[name=several]")
            pad = self.page.locator(".ask .keypad")
            name = self.page.locator(".ask #fill input[type=text]")
            whole = self.page.locator("[data-part=next] button.go[name=answer]")
            buttons = self.page.locator(".ask .options button[name=answer]:visible")
            links = self.page.locator(".ask .options a[href]:not(.info):visible")
            spaces = self.page.locator(".map .can a")
            blanks = self.page.locator(".ask form.blanks")
            keys = self.page.locator(".ask a.key")
            if boxes.count():
                self.tick(boxes, stream)
            elif keys.count() and (not whole.count() or stream.below(2)):
                # A card that is read in, symbol by symbol.
                keys.nth(stream.below(keys.count())).click()
            elif blanks.count():
                self.fill_in(blanks, stream)
            elif pad.count():
                self.press(pad, stream)
            elif name.count():
                name.fill(f"N{stream.below(1000) + 100}")
                self.page.locator("[data-part=next] button.go").click()
            elif whole.count():
                whole.click()
            else:
                chosen = self.page.locator(".sheet").count() > 0
                offered = [buttons, links] if chosen and buttons.count() + links.count() else [buttons, links, spaces]
                counts = [kind.count() for kind in offered]
                assert sum(counts), f"nothing can be tapped: {self.page.locator('.ask').inner_text()}"
                # First the kind, then one of it: a board has more spaces than there are buttons.
                kinds = [kind for kind, count in zip(offered, counts, strict=True) if count]
                kind = kinds[stream.below(len(kinds))]
                one = kind.nth(stream.below(kind.count()))
                one.scroll_into_view_if_needed()
                one.evaluate("one => one.scrollIntoView({block: 'center', inline: 'center'})")
                one.click()
            self.settle()
            if self.stamp() != before:
                return taps
        raise AssertionError(f"{MOST_TAPS} taps were not enough: {self.page.locator('.ask').inner_text()}")

    def fill_in(self, form: Locator, stream: Stream) -> None:
        """A sheet of many fields, read in like a card."""
        for blank in form.locator("select, input:not([type=hidden])").all():
            if blank.evaluate("one => one.tagName") == "SELECT":
                options = blank.locator("option:not([value=''])")
                blank.select_option(index=blank.locator("option").count() - 1 - stream.below(min(3, options.count())))
            else:
                least, most = (int(blank.get_attribute(name) or 0) for name in ("min", "max"))
                blank.fill(str(least + stream.below(most - least + 1)))
        self.page.locator("[data-part=next] button.go").click()

    def press(self, pad: Locator, stream: Stream) -> None:
        """Numbers, by the keys of the page."""
        for line in pad.locator(".line").all():
            least, most = (int(line.get_attribute(f"data-{name}") or 0) for name in ("least", "most"))
            line.locator("a").click()
            for digit in str(max(0, least) + stream.below(most - max(0, least) + 1)):
                pad.locator(f"[data-digit='{digit}']").click()
        self.page.locator("[data-part=next] button.go").click()

    def tick(self, boxes: Locator, stream: Stream) -> None:
        """Tick as many boxes as the question allows."""
        least, most = self.limits()
        count = least + stream.below(most - least + 1)
        for at in range(boxes.count()):
            boxes.nth(at).set_checked(at < count)
        self.page.locator("[data-part=next] button.go").click()


class Device(Tapper):
    """A phone, a tablet or a laptop with a page open. Whatever the page complains about is an error."""

    def __init__(self, context: BrowserContext, here: Running) -> None:
        self.here = here
        self.context = context
        context.set_default_timeout(15_000)
        self.page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("console", self._console)
        self.page.on("request", self._asked)
        self.asked = 0
        self.loads: list[str] = []

    def _console(self, said: ConsoleMessage) -> None:
        # A refusal is a page with a status; the browser notes that, and nothing else may be noted.
        if said.type == "error" and "status of 4" not in said.text:
            self.complaints.append(said.text)

    def _asked(self, request: Any) -> None:
        self.asked += 1
        if not request.url.startswith((self.here.address, "data:", "blob:")):
            self.complaints.append(f"left the machine: {request.url}")
        if request.is_navigation_request():
            self.loads.append(f"{request.method} {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.here.address + path)

    def begin(self, game: str, seed: int = 1, **options: str) -> str:
        """A new game through the form; its id."""
        self.go(f"/new/{game}")
        for name, value in options.items():
            self.page.locator(f"[name='{name}'][value='{value}']").check()
        # A person does not choose it, but a test must be the same every time.
        self.page.locator("form:has(button.go)").evaluate(SEED, seed)
        self.page.locator("button.go").click()
        self.page.wait_for_url("**/game/*")
        return self.page.url.split("/")[4].partition("?")[0]

    def store(self, session: Session[Any]) -> str:
        """A game that somebody else has played so far; its id."""
        kept = self.here.app.shelf.create(session, "")
        kept.close()
        return kept.id

    def session(self, id: str) -> Session[Any]:
        with self.here.app.desk.at(id) as game:
            return game.session

    def onward(self) -> None:
        """The news were read: on to the question. A wide screen shows both."""
        link = self.page.locator("[data-part=next] a.go.narrow")
        if link.count() and link.is_visible():
            self.tap(link)

    def confirm(self) -> None:
        """The next step, in its place."""
        self.tap(self.page.locator("[data-part=next] button.go"))

    def says(self, id: str, **values: Any) -> str:
        """Return a text in the language of the page."""
        return Words(self.page.locator("html").get_attribute("lang") or "").say(id, **values)

    def menu(self, id: str) -> None:
        """Something behind "More", by the id of its label."""
        name = self.says(id)
        self.page.locator(".dock .more summary").click()
        self.tap(self.page.locator(".dock .more :is(a, button)", has_text=name).first)

    def limits(self) -> tuple[int, int]:
        question = expect_type(self.session(self.page.url.split("/")[4].partition("?")[0]).pending, Several)
        return question.least, question.most

    def fine(self) -> None:
        assert self.complaints == [], self.complaints
        record("requests of pages, none of them to anywhere else", self.asked)
        self.asked = 0

    def no_sideways_scrolling(self) -> None:
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"
