"""Paired devices: a list with names and rights that survives, and each can be sent away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.web.client import Client
from tests.web.serving import Http, Running, running
from visavis.core import Refusal
from visavis.web.rights import Right
from visavis.web.routes import App
from visavis.web.server.access import Pairing
from visavis.web.server.asgi import DEVICE, PAIRED
from visavis.web.server.devices import MOST_DEVICES, Devices, name_from
from visavis.web.server.lan_access import Door
from visavis.words import Words

SECRET = b"s" * 32
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604"
)
PIXEL = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36"
)


class Clock:
    now = datetime(2026, 11, 18, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (IPHONE, "iPhone, Safari"),
        (PIXEL, "Android, Chrome"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0 Safari/537.36 Edg/139.0", "Windows, Edge"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Linux, Firefox"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_after_what_it_is(agent: str, name: str) -> None:
    assert name_from(agent) == name


def test_the_list_survives_a_restart_and_so_does_who_was_sent_away(tmp_path: Path) -> None:
    file, clock = tmp_path / "devices.json", Clock()
    first = Devices(SECRET, file, clock)
    phone, tablet = first.admit("  Omas \u202e Handy ", IPHONE), first.admit("", PIXEL)
    clock.now += timedelta(hours=1)
    assert first.viewer(*tablet, PIXEL)
    assert [device.name for device in first.listed()] == ["Android, Chrome", "Omas · Handy"]
    assert first.due
    first.store_visits()
    assert not first.due
    again = Devices(SECRET, file, clock)
    assert again.listed() == first.listed()
    assert [device.seen[11:16] for device in again.listed()] == ["09:00", "08:00"]
    viewer = again.viewer(*phone, "")
    assert viewer is not None
    assert (viewer.right, viewer.device) == (Right.PLAY, "Omas · Handy")
    again.change(next(one.id for one in again.listed() if "Android" in one.name), "Küche", "manage")
    changed = again.viewer(*tablet, "")
    assert changed is not None
    assert (changed.right, changed.device) == (Right.MANAGE, "Küche")
    again.send_away(next(device.id for device in again.listed() if device.name == "Küche"))
    # Gone at once, in another program that shares the file too, and after a restart.
    for devices in (again, first, Devices(SECRET, file)):
        assert devices.viewer(*tablet, PIXEL) is None
        assert devices.viewer(*phone, IPHONE)
    with pytest.raises(Refusal, match=r"web\.device_gone"):
        again.send_away("0" * 32)
    with pytest.raises(Refusal, match=r"web\.device_right"):
        again.change(again.listed()[0].id, "", "own")
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["devices.json"]


def test_marks_are_worth_nothing_elsewhere() -> None:
    devices = Devices(SECRET)
    device, mark = devices.admit("", "")
    other, _ = devices.admit("", "")
    assert devices.viewer(device, mark, "")
    for wrong in ((other, mark), (device, ""), ("", mark), (device, mark[:-1] + "ä"), (device, "x" * 9)):
        assert devices.viewer(*wrong, "") is None
    assert Devices(b"t" * 32).viewer(device, mark, "") is None
    assert Devices(SECRET).viewer(device, mark, "") is None, "a mark without its entry"


def test_a_device_of_1_1_appears_on_its_next_visit_and_can_be_sent_away(tmp_path: Path) -> None:
    file = tmp_path / "devices.json"
    devices = Devices(SECRET, file)
    old = "d" * 24
    # As version 1.1.0 wrote it.
    cookies = old, "818dd05b775416a4109612bd5f464c59"
    assert cookies[1] == devices.old_mark(old)
    assert devices.listed() == ()
    viewer = devices.viewer(*cookies, IPHONE)
    assert viewer is not None
    assert viewer.right is Right.PLAY
    (entry,) = devices.listed()
    assert (entry.name, entry.since) == ("iPhone, Safari", "")
    devices.store_visits()
    assert Devices(SECRET, file).viewer(*cookies, "")
    devices.send_away(entry.id)
    for later in (devices, Devices(SECRET, file)):
        assert later.viewer(*cookies, IPHONE) is None
        assert later.listed() == ()


def test_a_damaged_list_lets_in_nobody_who_was_sent_away(tmp_path: Path) -> None:
    file = tmp_path / "devices.json"
    devices = Devices(SECRET, file)
    phone, old = devices.admit("", ""), ("d" * 24, devices.old_mark("d" * 24))
    assert devices.viewer(*old, "")
    file.write_bytes(b'{"devices": [{')
    for later in (devices, Devices(SECRET, file)):
        assert later.viewer(*phone, "") is None
        assert later.viewer(*old, "") is None
        assert later.viewer(*later.admit("", ""), "")
    assert (tmp_path / "devices.damaged").read_bytes() == b'{"devices": [{'


def test_the_list_does_not_grow_without_end() -> None:
    devices = Devices(SECRET)
    for _ in range(MOST_DEVICES):
        devices.admit("", "")
    with pytest.raises(Refusal, match=r"web\.pair_full"):
        devices.admit("", "")
    devices.send_away(devices.listed()[0].id)
    assert devices.admit("", "")


def test_a_list_that_cannot_be_stored_says_so_and_holds(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    devices = Devices(SECRET, folder / "devices.json")
    phone = devices.admit("", "")
    (folder / "devices.json").unlink()
    folder.rmdir()
    with pytest.raises(Refusal, match=r"web\.devices_unsaved"):
        devices.send_away(devices.listed()[0].id)
    assert devices.viewer(*phone, "") is None
    assert devices.viewer(*devices.admit("", ""), "")


# On the pages


def paired(here: Running, name: str = "", agent: str = IPHONE) -> Http:
    assert here.pairing is not None
    http_ = Http(here.port)
    http_.get("/")
    assert http_.send("/pair", {"code": here.pairing.code, "name": name}, **{"User-Agent": agent}).status == 303
    assert http_.get("/") == 200
    return http_


def test_the_owner_names_allows_and_sends_away(tmp_path: Path) -> None:
    pairing = Pairing(Devices(SECRET))
    with running(tmp_path / "far", pairing) as far, running(tmp_path / "near") as near:
        near.app.door = Door(far.app, pairing, far.port)
        owner, guest, other = Http(near.port), paired(far), paired(far, "<b>Küche", PIXEL)
        stranger = Http(far.port)
        stranger.get("/")
        assert stranger.post("/pair", code="nope") == 403
        owner.get("/phone")
        assert "iPhone, Safari" in owner.text
        assert "&lt;b&gt;Küche" in owner.text
        assert "1 from 127.0.0.1" in owner.text
        first, second = (device.id for device in sorted(pairing.devices.listed(), key=lambda device: device.name)[::-1])
        # A guest plays by default: it sees no list and sends nobody away.
        guest.get("/phone")
        assert "Küche" not in guest.text
        assert "It may: play." in guest.text
        for path in ("away", "device", "open", "close"):
            assert guest.post(f"/phone/{path}", id=second, right="look") == 403
            assert Words("en").say("no-web-guest") in guest.text
        guest.get("/bots")
        assert guest.post("/bots/keep", text="x") == 403
        assert owner.post("/phone/device", id=first, name="Anna", right="manage") == 303
        guest.get("/bots")
        assert guest.post("/bots/keep", text="x") == 303
        guest.get("/phone")
        assert "“Anna”" in guest.text
        assert owner.post("/phone/device", id=first, name="Anna", right="own") == 422
        assert owner.post("/phone/device", id=first, name="", right="look") == 303
        guest.get("/new/hamlets")
        assert guest.post("/new/hamlets") == 403
        # Sent away: the next request is asked for the code, and the other device stays.
        owner.get("/phone")
        assert owner.post("/phone/away", id=first) == 303
        assert guest.get("/") == 403
        assert 'name="code"' in guest.text
        assert guest.post("/new/hamlets") == 403
        assert other.get("/") == 200
        assert owner.post("/phone/away", id=first) == 422
        assert Words("en").say("no-web-device_gone") in owner.text
        # The same phone may come back with the code; a copy of its old cookies does not.
        copied = Http(far.port)
        copied.cookie = guest.cookie
        guest.get("/")
        assert guest.post("/pair", code=pairing.code) == 303
        assert guest.get("/") == 200
        assert copied.get("/") == 403
        near.app.door = None


def test_a_device_that_was_paired_with_1_1_stays_paired(tmp_path: Path) -> None:
    devices = Devices(SECRET)
    with running(tmp_path, Pairing(devices)) as here:
        phone = Http(here.port)
        phone.cookie = f"{DEVICE}={'d' * 24}; {PAIRED}={devices.old_mark('d' * 24)}"
        assert phone.get("/", **{"User-Agent": PIXEL}) == 200
        assert [device.name for device in devices.listed()] == ["Android, Chrome"]


def test_the_page_without_a_door_has_no_list(app: App) -> None:
    client = Client(app)
    assert client.get("/phone").status == 200
    assert client.page.forms == []
    assert client.post("/phone/away", id="x").status == 403
