"""The built offline site for tests: built once, served from loopback below a path, and taken away again."""

from __future__ import annotations

import fcntl
import functools
import http.server
import runpy
import shutil
import subprocess
import sys
import threading
from hashlib import blake2b
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage

from tests.web.browser import SEED, Tapper, left_out
from visavis.testing import record

ROOT = Path(__file__).parent.parent.parent
BELOW = "/games/visavis/"
"""The site must not care where on a host it lies."""
LONGEST = 400
"""Seconds that a program of the tests may run: one that hangs is a failure and not the end of the run."""


def built() -> Path:
    """The folder of the site, built if something has changed; several test processes build it once."""
    if not shutil.which("node") or not shutil.which("npm"):
        left_out("no Node.js here: install node and npm to run the tests of the offline site")
    folder = ROOT / "build" / "site"
    folder.parent.mkdir(exist_ok=True)
    with (folder.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [sys.executable, str(ROOT / "site" / "build.py")]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    assert ran.returncode == 0, ran.stderr
    return folder


def publish_second_version(folder: Path) -> None:
    """Change the page of a built site, with its digest: a browser that knows the first version finds a second."""
    build = runpy.run_path(str(ROOT / "site" / "build.py"))
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="version" content="2">'), "utf-8")
    (folder / build["DIGESTS"]).unlink()
    found = build["digests"](folder)
    (folder / build["DIGESTS"]).write_text(found, "utf-8")
    (folder / "sw.js").write_text(build["service_worker"](found), "utf-8")


PATIENCE = 60
"""Seconds that a page may take for anything."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below a path."""

    def log_message(self, *_: object) -> None:
        pass

    def translate_path(self, path: str) -> str:
        inside = path[len(BELOW) - 1 :] if path.startswith(BELOW) else "/no/such/file"
        return super().translate_path(inside)


class Patient(http.server.ThreadingHTTPServer):
    """Lets many wait at the door: on a busy machine a browser that asks for all files at once was turned away."""

    request_queue_size = 256


MOMENT = 16
"""How many letters at the end of a stamp are its moment."""


def moment_of(text: str) -> str:
    """The end of the stamp of a page that shows this log: its last line and how many there are, keyed by the site."""
    lines = text.splitlines()[1:]
    return blake2b(f"{len(lines)} {lines[-1]}".encode(), key=b"one device", digest_size=MOMENT // 2).hexdigest()


class Host:
    """A web host that knows nothing of Visavis."""

    def __init__(self, folder: Path) -> None:
        self.fetched: list[str] = []
        """The paths that were asked for."""
        heard = self.fetched

        class Heard(Quiet):
            def do_GET(self) -> None:
                heard.append(self.path)
                super().do_GET()

        self._server = Patient(("127.0.0.1", 0), functools.partial(Heard, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()
        self.here = True
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"

    def go_away(self) -> None:
        """Nothing answers at the address from now on."""
        if self.here:
            self.here = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join(10)


class Tab(Tapper):
    """A tab with the site open. What it complains about is an error, and so is a request to anywhere else."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.host = host
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("console", self._console)
        self.page.on("request", self._asked)
        self.asked = 0

    def _console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _asked(self, request: Any) -> None:
        self.asked += 1
        if not request.url.startswith((self.host.address, "data:", "blob:")):
            self.complaints.append(f"left the site: {request.url}")

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.host.address}#{path}" if path else self.host.address)
        self.started()

    def reload(self) -> None:
        self.page.reload()
        self.started()

    def started(self) -> None:
        self.page.locator("#page header.bar").wait_for()
        self.settle()

    def offline_ready(self) -> None:
        """Wait until everything is on this device."""
        self.promised("() => navigator.serviceWorker.ready.then(() => null)")

    def go(self, path: str) -> None:
        """By a link of the page, as a person would."""
        link = self.page.locator(f"a[href='#{path}']").first
        link.wait_for(state="attached")
        if not link.is_visible():
            self.page.locator(".dock .more summary").click()
        link.click()
        self.page.wait_for_url(f"**#{path}")
        self.settle()

    def begin(self, game: str = "hamlets", options: str = "", seed: int | None = None) -> str:
        """A new game through the form; its id."""
        self.page.evaluate("path => { location.hash = path }", f"#/new/{game}{options}")
        self.page.wait_for_url(f"**#/new/{game}{options}")
        self.settle()
        if seed is not None:
            self.page.locator("form:has(button.go)").evaluate(SEED, seed)
        self.page.locator("main form button.main, main form button.go").first.click()
        self.page.wait_for_url("**#/game/*")
        self.settle()
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def answer(self) -> None:
        """Answer the question with the first option of its list, or the first button."""
        onward = self.page.locator("[data-part=next] a.go.narrow:visible")
        if onward.count():
            onward.click()
            self.page.locator("main[data-screen=you]").wait_for(state="attached")
            self.settle()
        before = self.stamp()
        listed = self.page.locator("details.listed")
        if listed.count():
            listed.locator("summary").click()
        self.page.locator(".ask button[name=answer]:visible").first.click()
        self.page.locator(f"main[data-at]:not([data-at='{before}'])").wait_for(state="attached")
        self.settle()

    def limits(self) -> tuple[int, int]:
        raise AssertionError("no game of these tests has a question with boxes")

    def exported(self, id: str) -> str:
        """The file of a game, from the list of saved games."""
        self.page.evaluate("location.hash = '#/saves'")
        link = self.page.locator(f"a[href='#/game/{id}/export']").first
        # The page before had folds of its own.
        link.wait_for(state="attached")
        self.page.locator("main summary").first.click()
        with self.page.expect_download() as loading:
            link.click()
        return Path(loading.value.path()).read_text("utf-8")

    def promised(self, script: str, given: Any = None) -> Any:
        """Run a script that waits for something. `evaluate` alone would wait for ever."""
        patient = f"""(given) => Promise.race([({script})(given), new Promise((_, fail) =>
            setTimeout(() => fail(new Error("nothing came within {PATIENCE} s")), {PATIENCE}000))])"""
        return self.page.evaluate(patient, given)

    def fetch(self, path: str, **form: str) -> dict[str, Any]:
        """Ask the worker as the pages' script does."""
        script = """async ([path, form]) => {
            const body = Object.entries(form);
            const answer = await visavis.fetch(path, body.length ? { method: "POST", body } : {});
            return { status: answer.status, url: answer.url, text: await answer.text() };
        }"""
        found: dict[str, Any] = self.promised(script, [path, form])
        return found

    def fine(self) -> None:
        assert self.complaints == []
        record("requests of the offline site, none of them to anywhere else", self.asked)
        self.asked = 0
