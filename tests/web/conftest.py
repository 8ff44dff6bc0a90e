from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright, expect

from tests.web.browser import FLAGS, LOCALES, SIZES, Device, chromium, left_out, lives
from tests.web.client import Client
from tests.web.offline import built
from tests.web.serving import Running, running
from visavis.store import Store
from visavis.web.routes import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield app
        app.close()


@pytest.fixture
def client(app: App) -> Client:
    return Client(app)


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the offline site."""
    return built()


# Browsers


# As long as a device waits for anything else: five seconds, as usual, are short on a busy machine.
expect.set_options(timeout=15_000)

NOT_OURS = {"browser", "playwright", "site"}
"""Fixtures that start programs of others: a browser, Node."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser that stands still for once is not our fault: such a test may begin once more, and the summary says so.

    A fault of ours shows twice.
    """
    for item in items:
        if NOT_OURS & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What is left out for want of a browser is one line of the summary, and not one for each test."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and NOT_OURS & set(getattr(item, "fixturenames", ())):
        report.longrepr = (__file__, None, report.longrepr[2])
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(playwright: Playwright) -> dict[str, object]:
    """How pytest-playwright starts the browser."""
    found = chromium(playwright)
    if found is None:
        left_out("no browser here: install chromium to run the tests of the pages in a browser")
    return {"executable_path": found, "args": list(FLAGS), "headless": True}


@pytest.fixture(scope="session")
def browsers(launch_browser: Callable[[], Browser]) -> Iterator[list[Browser]]:
    """The browsers of this run; the last one is in use."""
    started: list[Browser] = []
    yield started
    for browser in started:
        with suppress(Error):  # It died.
            browser.close()


@pytest.fixture
def browser(launch_browser: Callable[[], Browser], browsers: list[Browser]) -> Browser:
    """One browser for all tests of a process. If it died, the next test starts another: one crash fails one test."""
    if not browsers or not lives(browsers[-1]):
        browsers.append(launch_browser())
    return browsers[-1]


NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """Open a profile of its own: `new_context(locale="de-DE")`. It is closed at the end, whatever happened."""
    opened: list[BrowserContext] = []

    def new_context(**settings: Any) -> BrowserContext:
        opened.append(browser.new_context(**settings))
        return opened[-1]

    yield new_context
    for context in opened:
        with suppress(Error):  # The test has failed because the browser died; the next has to begin.
            context.close()


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of the browser; each begins games of its own."""
    with running(tmp_path_factory.mktemp("here")) as found:
        yield found


Open = Callable[..., Device]


@pytest.fixture
def open_device(new_context: NewContext, here: Running) -> Iterator[Open]:
    """Open a device: `open_device("phone", "de", scheme="dark")`. At the end none may have complained."""
    devices: list[Device] = []

    def open_device(size: str = "phone", language: str = "en", scheme: Any = "light", **more: Any) -> Device:
        width, height = SIZES[size]
        context = new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion="reduce",
            **more,
        )
        devices.append(Device(context, here))
        return devices[-1]

    yield open_device
    for device in devices:
        with suppress(Error):
            device.context.close()
    for device in devices:
        device.fine()
