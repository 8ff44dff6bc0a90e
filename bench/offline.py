"""The offline site in a browser: its size, the first bot move after a reload, and the next question in a long game."""

from __future__ import annotations

import functools
import http.server
import shutil
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

from hamlets import long_session

from tools import show

ROOT = Path(__file__).parent.parent
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
RELOADS = 5
ANSWERS = 60
LONG = """async ([log, answers]) => {
    const at = (text) => /data-at="([0-9a-f]+)"/.exec(text)[1];
    const opened = await visavis.fetch("/open", { method: "POST", body: [["file", new File([log], "game.jsonl")]] });
    const path = new URL(opened.url).pathname;
    let text = await opened.text();
    const took = [];
    for (let n = 0; n < answers; n++) {
        const began = performance.now();
        // Undo and redo write the whole game as an answer does, and the game stays as long as it is.
        const form = [["at", at(text)]];
        text = await (await visavis.fetch(path + (n % 2 ? "/redo" : "/undo"), { method: "POST", body: form })).text();
        took.push(performance.now() - began);
    }
    return took;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def main() -> None:
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not browser or not shutil.which("node"):
        print("offline site: not measured, it needs chromium and node")
        return
    from playwright.sync_api import sync_playwright

    built = subprocess.run(
        [sys.executable, str(ROOT / "site" / "build.py")], capture_output=True, text=True, check=True
    )
    show("offline site, size", built.stdout.splitlines()[-1].strip())
    handler = functools.partial(Quiet, directory=str(ROOT / "build" / "site"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        page = play.chromium.launch(executable_path=browser, args=list(FLAGS)).new_page()
        began = time.perf_counter()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.locator("#page header.bar").wait_for()
        show("offline site, first visit from loopback", f"{time.perf_counter() - began:.2f} s")
        page.locator("#site-offline").wait_for(timeout=60_000)
        server.shutdown()
        server.server_close()
        page.evaluate("location.hash = '#/new/hamlets'")
        page.locator("main form button.go").click()
        took = []
        for _ in range(RELOADS):
            page.locator("main[data-at]").wait_for()
            began = time.perf_counter()
            page.reload()
            stamp = page.locator("main[data-at]").get_attribute("data-at")
            if page.locator("details.listed").count():
                page.locator("details.listed summary").click()
            page.locator(".ask button[name=answer]:visible").first.click()
            page.locator(f"main[data-at]:not([data-at='{stamp}'])").wait_for(state="attached")
            took.append(time.perf_counter() - began)
        middle, slowest = statistics.median(took), max(took)
        show("offline site, reload to the next bot move, no server", f"median {middle:.2f} s, slowest {slowest:.2f} s")
        log = long_session(300).save()
        found = sorted(page.evaluate(LONG, [log, ANSWERS]))
        median, late = found[len(found) // 2], found[int(len(found) * 0.95)]
        show("offline site, an input kept and answered, 300 inputs", f"median {median:.0f} ms, 95% {late:.0f} ms")


if __name__ == "__main__":
    main()
