"""The service worker keeps a file only if it is the one that was built; otherwise the version that is there goes on."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tests.web.conftest import NewContext
from tests.web.offline import Host, Tab, publish_second_version
from visavis.testing import count
from visavis.words import Words

KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        if (name === "visavis image") continue;  // made here, of the files in the other one
        for (const request of await (await caches.open(name)).keys()) {
            const bytes = await (await caches.match(request, { cacheName: name })).arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
            (found[name] ??= {})[request.url] = hex;
        }
    }
    return found;
}"""


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may spoil."""
    return Path(shutil.copytree(site, tmp_path / "site"))


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    found = Host(folder)
    yield found
    found.go_away()


def listed(folder: Path) -> dict[str, str]:
    """Digest by name, as the site itself says."""
    lines = (folder / "digests.txt").read_text("utf-8").splitlines()
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}


def all_digests(folder: Path) -> dict[str, str]:
    """The same, with the list itself."""
    return {**listed(folder), "digests.txt": sha256((folder / "digests.txt").read_bytes()).hexdigest()}


def kept(tab: Tab) -> dict[str, dict[str, str]]:
    """Digest by name of all that is kept in the browser, by version."""
    base = tab.host.address
    found: dict[str, dict[str, str]] = tab.promised(KEPT)
    return {cache: {url.removeprefix(base): digest for url, digest in files.items()} for cache, files in found.items()}


def refused(tab: Tab, key: str, file: str, language: str = "en") -> None:
    """The page says that nothing new was kept, and which file it was."""
    bar = tab.page.locator("#site-refused")
    bar.wait_for()
    said = " ".join(bar.inner_text().split())
    assert Words(language).say(key) in said
    assert file in said
    others = {"site-refused-new", "site-refused-first"} - {key}
    assert not any(Words(language).say(other) in said for other in others)
    assert tab.page.locator("#site-update").is_hidden()


def test_every_file_of_the_folder_has_its_digest(folder: Path) -> None:
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
    own = {name: sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    assert listed(folder) == {
        name: digest for name, digest in own.items() if name not in ("digests.txt", "sw.js", "licenses.txt")
    }
    # The service worker, which the browser itself compares, holds the digest of the list.
    assert re.findall(r'^const DIGEST = "([0-9a-f]{64})";$', files["sw.js"].read_text("utf-8"), re.MULTILINE) == [
        own["digests.txt"]
    ]
    if program := shutil.which("sha256sum"):
        subprocess.run([program, "--check", "--quiet", "--strict", "digests.txt"], cwd=folder, check=True, timeout=60)


def spoil(file: Path) -> None:
    """One letter more, as a host that adds something of its own would do."""
    file.write_bytes(file.read_bytes() + b"\n")


@pytest.mark.parametrize("name", ["manifest.webmanifest", "icons/icon.svg", "digests.txt"][: count(3, usual=1)])
def test_a_first_visit_keeps_nothing_of_a_tampered_site(
    name: str, new_context: NewContext, host: Host, folder: Path
) -> None:
    before = (folder / name).read_bytes()
    spoil(folder / name)
    tab = Tab(new_context(locale="en-GB"), host)
    tab.open()
    refused(tab, "site-refused-first", name)
    assert tab.promised("() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))") is False
    assert all(name not in files for files in kept(tab).values())
    # It works as long as there is a network, and once the host is in order it is kept.
    tab.begin()
    (folder / name).write_bytes(before)
    tab.reload()
    tab.offline_ready()
    assert tab.page.locator("#site-refused").is_hidden()
    (files,) = kept(tab).values()
    assert files == all_digests(folder)


UPDATE = """async () => {
    document.getElementById("site-refused").hidden = true;
    const found = await navigator.serviceWorker.getRegistration();
    await found.update().catch(() => null);
}"""


def test_an_update_with_a_tampered_or_a_missing_file_leaves_the_old_version(
    new_context: NewContext, host: Host, folder: Path
) -> None:
    tab = Tab(new_context(locale="de-DE"), host)
    tab.open()
    tab.offline_ready()
    tab.begin()
    stamp, before = tab.stamp(), kept(tab)
    (old,) = before
    assert before[old] == all_digests(folder)
    page, first, list_of_digests = folder / "index.html", (folder / "index.html").read_bytes(), folder / "digests.txt"
    publish_second_version(folder)
    second, digests, expected = page.read_bytes(), list_of_digests.read_bytes(), all_digests(folder)

    halves: list[tuple[str, bytes | None, bytes]] = [
        # The list of digests is another one. First: once the right one is kept, it is not asked for again.
        ("digests.txt", second, digests + b"\n"),
        # Half an update: the service worker is new, the page is not yet.
        ("index.html", first, digests),
        # The page was changed on its way.
        ("index.html", second + b"\n", digests),
        # A file is not there yet.
        ("index.html", None, digests),
    ]
    for file, there, known in halves[: count(4, usual=2)]:
        page.unlink(missing_ok=True)
        if there is not None:
            page.write_bytes(there)
        list_of_digests.write_bytes(known)
        tab.promised(UPDATE)
        refused(tab, "site-refused-new", file, "de")
    found = kept(tab)
    assert found.pop(old) == before[old]
    # What both versions have may be there already; a file that differs is not.
    assert [name for files in found.values() for name, digest in files.items() if expected[name] != digest] == []
    assert [name for files in found.values() for name in files if name == "index.html"] == []
    tab.reload()
    refused(tab, "site-refused-new", file, "de")
    assert tab.page.locator("meta[name=version]").count() == 0
    assert tab.stamp() == stamp

    # All of it is there: the new version is offered.
    page.write_bytes(second)
    list_of_digests.write_bytes(digests)
    tab.promised(UPDATE)
    tab.page.locator("#site-update").wait_for()
    assert tab.page.locator("#site-refused").is_hidden()
    found = kept(tab)
    assert found.pop(old) == before[old]
    assert list(found.values()) == [expected]
