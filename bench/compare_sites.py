"""Compare how fast two built offline sites start: `compare_sites.py OLD_SITE NEW_SITE [--rounds 10]`.

Both are visited once, their servers end, and then they take turns in one browser: the first page after a reload, and
the first bot move after one. Printed are the medians and the median of the ratios new / old with its 95 % interval.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
import statistics
import threading
import time
from pathlib import Path

from compare import interval
from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PATIENCE = 60_000
"""Milliseconds that a busy machine may take for anything."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class Site:
    """A site in a browser that has visited it once."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        handler = functools.partial(Quiet, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}/"
        self.page: Page = browser.new_context().new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on(
            "console", lambda message: print(message.text[:300]) if message.type in ("warning", "error") else None
        )
        self.page.goto(self.address)
        self.page.locator("#page header.bar").wait_for()
        self.page.locator("#site-offline").wait_for()
        self.page.reload()
        if list(folder.glob("app-*/image.js")):
            self.page.locator("html[data-image=kept]").wait_for(state="attached")
        server.shutdown()
        server.server_close()

    def home(self) -> float:
        """Return the seconds from a reload to the first page."""
        self.page.evaluate("location.hash = '#/'")
        self.page.locator(".doors, #page header.bar").first.wait_for()
        began = time.perf_counter()
        self.page.reload()
        self.page.locator("#page header.bar").wait_for()
        return time.perf_counter() - began

    def first_move(self) -> float:
        """Return the seconds from a reload in a game to the bot's move after an answer."""
        self.page.evaluate("location.hash = '#/new/hamlets'")
        self.page.locator("main form button.go").first.click()
        self.page.locator("main[data-at]").wait_for()
        began = time.perf_counter()
        self.page.reload()
        stamp = self.page.locator("main[data-at]").get_attribute("data-at")
        # By the script: the browser's driver waits until nothing moves before it clicks.
        self.page.evaluate("document.querySelector('.ask button[name=answer]').click()")
        self.page.locator(f"main[data-at]:not([data-at='{stamp}'])").wait_for(state="attached")
        return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    given = parser.parse_args()
    found = filter(
        None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))
    )
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=next(found), args=list(FLAGS))
        sites = [Site(browser, folder) for folder in (given.old, given.new)]
        took: dict[str, list[tuple[float, float]]] = {"home": [], "first bot move": []}
        for round in range(given.rounds):
            for name, measure in (("home", Site.home), ("first bot move", Site.first_move)):
                order = sites if round % 2 else sites[::-1]
                seconds = {site: measure(site) for site in order}
                took[name].append((seconds[sites[0]], seconds[sites[1]]))
            rows = (f"{name} {rows[-1][0]:.2f} {rows[-1][1]:.2f}" for name, rows in took.items())
            print(f"round {round + 1}:", *rows, flush=True)
        for name, rows in took.items():
            ratios = [new / old for old, new in rows]
            low, high = interval(ratios)
            old, new = (statistics.median(column) for column in zip(*rows, strict=True))
            middle = statistics.median(ratios)
            print(f"{name:15} {old:.2f} s -> {new:.2f} s  {middle:.3f}  ({low:.3f} to {high:.3f})", flush=True)


if __name__ == "__main__":
    main()
