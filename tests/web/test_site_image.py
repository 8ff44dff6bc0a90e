"""The image of a started Python: made on the device once, used by every later start, and never needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import NewContext
from tests.web.offline import Host, Tab
from tests.web.test_site import GOLDEN, PLAY, inputs_of
from visavis.core import Session
from visavis.core.play.log import write_line
from visavis.web.view.form_input import plain

HEAVY = ("pyodide.asm.wasm", "python_stdlib.zip", "python.zip")
MAKE = """() => new Promise((made, failed) => {
    const { runtime, bundle } = JSON.parse(document.body.dataset.files);
    const url = (name) => new URL(name, document.baseURI).href;
    const worker = new Worker(url(bundle.replace("python.zip", "worker.js")), { type: "module" });
    worker.onmessage = ({ data }) => (data.kind === "image" ? made() : failed(new Error(data.says)));
    worker.postMessage({ kind: "image", runtime: url(runtime), bundle: url(bundle) });
})"""
SPOIL = """async () => {
    const cache = await caches.open("visavis image");
    const [key] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
    await cache.put(key, new Response(bytes.slice(0, bytes.length / 2)));
}"""
IMAGES = """async () => (await (await caches.open("visavis image")).keys()).length"""


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    found.go_away()


def began(tab: Tab) -> str | None:
    return tab.page.locator("html").get_attribute("data-start")


@pytest.mark.proof
def test_later_starts_take_the_image_and_play_the_same(new_context: NewContext, host: Host) -> None:
    tab = Tab(new_context(locale="de-DE"), host)
    tab.open()
    tab.offline_ready()
    # What the first visit has loaded is not loaded again by the service worker.
    assert {name: sum(path.endswith(name) for path in host.fetched) for name in HEAVY} == dict.fromkeys(HEAVY, 1)
    id = tab.begin()
    tab.answer()
    stamp = tab.stamp()
    assert began(tab) == "usual"
    tab.promised(MAKE)
    tab.promised(MAKE)
    assert tab.promised(IMAGES) == 1
    host.go_away()

    tab.reload()
    assert (began(tab), tab.stamp()) == ("image", stamp)
    tab.answer()
    assert tab.exported(id).count("\n") > 2
    texts = sorted((file.read_text("utf-8") for file in GOLDEN if file.parent.parent.name == "mosaic"), key=len)
    games = ((golden.header, inputs_of(golden)) for golden in map(Session.load, texts))
    header, inputs = next((write_line(header) + "\n", inputs) for header, inputs in games if inputs)
    played = tab.promised(PLAY, [header, [[plain(one), seat] for one, seat in inputs[:6]]])

    # An image that is spoilt is thrown away, and Python starts as usual; it plays the same.
    tab.promised(SPOIL)
    tab.page.evaluate("location.hash = '#/'")
    tab.reload()
    assert began(tab) == "usual"
    assert tab.promised(IMAGES) == 0
    assert tab.promised(PLAY, [header, [[plain(one), seat] for one, seat in inputs[:6]]]) == played
    tab.fine()
