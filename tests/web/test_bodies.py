"""Bodies of posts: refused before they are read, and bounded over all connections together."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncGenerator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.web.serving import Http, Process, Running, running
from visavis.testing import count, record
from visavis.web.server import asgi, bodies
from visavis.web.server.access import Pairing
from visavis.web.server.bodies import FIRST, FORM, LARGE_AT_ONCE, SMALL, Allowance, Body, Busy, TooLarge
from visavis.web.server.devices import Devices
from visavis.words import Words

T = TypeVar("T")
EDGE = "multipart/form-data; boundary=b"


def part(name: str, content: bytes, file: bool = False) -> bytes:
    more = '; filename="x"' if file else ""
    return f'--b\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n'.encode() + content + b"\r\n"


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: tests of browsers leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def pieces(body: bytes, size: int) -> AsyncGenerator[bytes, None]:
    for at in range(0, len(body), size):
        yield body[at : at + size]


def read(
    body: bytes, kind: str = EDGE, size: int = 10_000, most: int = 10**9, allowance: Allowance | None = None
) -> tuple[str, dict[str, tuple[str, ...]], dict[str, bytes]]:
    """Read a body as the server does: the token, then the rest."""

    async def read() -> tuple[str, dict[str, tuple[str, ...]], dict[str, bytes]]:
        with Body(pieces(body, size), kind, most, allowance or Allowance()) as opened:
            return (await opened.token(), *await opened.form())

    return in_a_loop(read())


@pytest.mark.parametrize("size", [1, 7, 1000, 10**6])
def test_fields_and_files_are_read_in_whatever_pieces_they_come(size: int) -> None:
    whole = part("token", b"abc") + part("text", "Käse\r\n--".encode()) + part("file", b"1\r\n\r\n2", file=True)
    for body in (whole + b"--b--\r\n", b"before\r\n" + whole + b"--b--\r\n"):
        assert read(body, size=size) == ("abc", {"token": ("abc",), "text": ("Käse\r\n--",)}, {"file": b"1\r\n\r\n2"})
    form = {"token": ("abc",), "a": ("ä", "2"), "b": ("",)}
    assert read(b"token=abc&a=%C3%A4&b=&a=2", FORM, size) == ("abc", form, {})
    assert read(b"a=%C3%A4&b=&a=2&token=abc", FORM, size)[0] == "abc"
    assert read(b"nottoken=1", FORM, size)[0] == ""


def test_a_token_has_to_be_in_the_first_64_kb() -> None:
    filler = b"x" * (FIRST - 400)
    for name, late in (("soon", b""), ("late", b"x" * 400)):
        found = "abc" if name == "soon" else ""
        assert read(part("text", filler + late) + part("token", b"abc") + b"--b--")[0] == found
        assert read(b"text=" + filler + late + b"&token=abc", FORM)[0] == found
    assert read(b"token=abc", "text/plain") == ("", {}, {})


def test_no_more_is_read_than_the_token_needs() -> None:
    taken = 0

    async def counted() -> AsyncGenerator[bytes, None]:
        nonlocal taken
        yield part("token", b"abc") + b"--b"
        for _ in range(1000):
            taken += 1
            yield b"x" * 1000

    async def look(kind: str) -> str:
        with Body(counted(), kind, 10**9, Allowance()) as body:
            return await body.token()

    assert in_a_loop(look("text/plain")) == ""
    assert taken == 0
    assert in_a_loop(look(EDGE)) == "abc"
    assert taken <= 1
    taken = 0
    assert in_a_loop(look(FORM)) == ""
    assert taken <= FIRST / 1000


def test_memory_is_bounded_over_all_bodies_and_given_back() -> None:
    allowance = Allowance(held=3_000_000, large=1)
    small, large = (
        b"token=abc&a=" + b"x" * 900_000,
        part("token", b"abc") + part("file", b"y" * 3 * SMALL, file=True) + b"--b--",
    )

    async def several() -> None:
        with ExitStack() as opened:
            held = [opened.enter_context(Body(pieces(small, 60_000), FORM, 10**9, allowance)) for _ in range(4)]
            for body in held[:3]:
                await body.form()
            with pytest.raises(Busy):
                await held[3].form()
            assert 0 <= allowance.held <= 300_000
        assert allowance.held == 3_000_000
        with ExitStack() as opened:
            first, second = (
                opened.enter_context(Body(pieces(large, 60_000), EDGE, 10**9, allowance)) for _ in range(2)
            )
            assert (await first.form())[1] == {"file": b"y" * 3 * SMALL}
            assert allowance.held == 3_000_000, "it is in a file"
            with pytest.raises(Busy):
                await second.form()
        assert allowance.held == 3_000_000
        with pytest.raises(TooLarge), Body(pieces(large, 60_000), EDGE, 2_000_000, allowance) as body:
            await body.form()

    in_a_loop(several())
    assert read(large, allowance=allowance)[2] == {"file": b"y" * 3 * SMALL}, "and the place is free again"
    assert allowance.held == 3_000_000


def test_what_other_devices_send_leaves_room_for_the_computer_itself() -> None:
    allowance = Allowance(held=bodies.OWN_HELD + 1_200_000)
    small, large = b"token=abc&a=" + b"x" * 900_000, b"token=abc&a=" + b"x" * 2 * SMALL

    def body(content: bytes, *, near: bool) -> Body:
        return Body(pieces(content, 60_000), FORM, 10**9, allowance, near=near)

    async def several() -> None:
        with body(small, near=False) as first, body(small, near=False) as second, body(small, near=True) as own:
            assert await first.form()
            with pytest.raises(Busy):
                await second.form()
            assert await own.form()
        with body(large, near=False) as first, body(large, near=False) as second, body(large, near=True) as own:
            assert await first.form()
            with pytest.raises(Busy):
                await second.form()
            assert await own.form()

    in_a_loop(several())
    assert allowance.held == bodies.OWN_HELD + 1_200_000


def test_a_disk_without_room_is_told_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    allowance = Allowance(large=1)
    with monkeypatch.context() as patched:
        patched.setattr("visavis.web.server.bodies.tempfile.TemporaryFile", full)
        with pytest.raises(Busy):
            read(b"token=abc&a=" + b"x" * 2 * SMALL, FORM, allowance=allowance)
    assert read(b"token=abc&a=" + b"x" * 2 * SMALL, FORM, allowance=allowance)[0] == "abc"


def test_fields_that_are_no_files_have_a_bound_of_their_own() -> None:
    with pytest.raises(TooLarge):
        read(part("token", b"abc") + part("text", b"x" * 5_000_000))


# Over real connections


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


HEAD = (
    "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{more}\r\n"
)


@contextmanager
def posting(
    port: int, path: str, length: int, headers: dict[str, str], start: bytes = b"", kind: str = EDGE
) -> Iterator[socket.socket]:
    """Begin a post that announces a long body, and send only its start."""
    more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection(("127.0.0.1", port), timeout=20) as talk:
        talk.sendall(HEAD.format(path=path, port=port, kind=kind, length=length, more=more).encode() + start)
        yield talk


def status(talk: socket.socket) -> int:
    return int(talk.recv(100).split()[1])


LONG = 60_000_000


def test_who_comes_from_elsewhere_is_refused_before_the_body(here: Running) -> None:
    """Nothing but the head was sent, and the answer is there."""
    own = f"http://127.0.0.1:{here.port}"
    elsewhere: tuple[dict[str, str], ...] = (
        {"Origin": "http://evil.example"},
        {"Origin": own, "Sec-Fetch-Site": "cross-site"},
        {},
    )
    for more in elsewhere:
        with posting(here.port, "/saves/merge", LONG, more) as talk:
            assert status(talk) == 403
            assert talk.makefile("rb").read().endswith(b"Nothing was changed."), "closed after the answer"
    with posting(here.port, "/saves/merge", LONG, {"Origin": own}, kind="text/plain") as talk:
        assert status(talk) == 403
    with posting(here.port, "/nowhere", LONG, {"Origin": own}) as talk:
        assert status(talk) == 404
    with posting(here.port, "/open", asgi.MOST_BYTES + 1, {"Origin": own}) as talk:
        assert status(talk) == 413


def test_who_is_not_paired_or_may_not_is_refused_before_the_body(tmp_path: Path) -> None:
    pairing = Pairing(Devices(b"s" * 32))
    with running(tmp_path, pairing) as here:
        own = f"http://127.0.0.1:{here.port}"
        for path in ("/saves/merge", "/open", "/pair"):
            with posting(here.port, path, LONG, {"Origin": own}) as talk:
                assert status(talk) == 403
        guest = Http(here.port)
        guest.get("/")
        assert guest.post("/pair", code=pairing.code) == 303
        guest.get("/")
        # It may play, so it sends no bundle, with the token or without.
        start = part("token", guest.token.encode())
        with posting(here.port, "/saves/merge", LONG, {"Origin": own, "Cookie": guest.cookie}, start) as talk:
            assert status(talk) == 403
        pairing.devices.change(pairing.devices.listed()[0].id, "", "manage")
        with posting(here.port, "/saves/merge", LONG, {"Origin": own, "Cookie": guest.cookie}, start) as talk:
            talk.settimeout(0.3)
            with pytest.raises(TimeoutError):
                status(talk)


def test_a_wrong_token_is_refused_with_the_first_64_kb(here: Running) -> None:
    http_ = Http(here.port)
    http_.get("/saves")
    own = {"Origin": f"http://127.0.0.1:{here.port}", "Cookie": http_.cookie}
    for start in (part("token", b"wrong") + b"--b", part("file", b"x" * FIRST, file=True)):
        with posting(here.port, "/saves/merge", LONG, own, start) as talk:
            assert status(talk) == 403
    # Whoever still sends when the answer comes gets to see it.
    late = part("file", b"x" * 3_000_000, file=True) + part("token", http_.token.encode()) + b"--b--\r\n"
    assert http_.ask("POST", "/saves/merge", late, {"Content-Type": EDGE, "Origin": own["Origin"]}).status == 403
    assert Words("en").say("no-web-token") in http_.text
    # A script may send it in the head.
    sent = {"Content-Type": EDGE, "Origin": own["Origin"], "X-Visavis-Token": http_.token}
    assert http_.ask("POST", "/saves/merge", late, sent).status == 422
    assert http_.ask("POST", "/saves/merge", late, {**sent, "X-Visavis-Token": "wrong"}).status == 403


def test_only_few_large_bodies_at_a_time_and_the_others_are_told(here: Running) -> None:
    http_ = Http(here.port)
    http_.get("/saves")
    own = {"Origin": f"http://127.0.0.1:{here.port}", "Cookie": http_.cookie}
    begun = part("token", http_.token.encode()) + part("file", b"x" * 2 * SMALL, file=True)
    with ExitStack() as held:
        for _ in range(LARGE_AT_ONCE):
            held.enter_context(posting(here.port, "/saves/merge", LONG, own, begun))
        answer = None
        for _ in range(100):
            answer = http_.ask(
                "POST", "/saves/merge", begun + b"--b--\r\n", {"Content-Type": EDGE, "Origin": own["Origin"]}
            )
            if answer.status == 503:
                break
        assert answer is not None
        assert answer.status == 503
        assert answer.headers["Retry-After"] == "10"
        assert Words("en").say("no-web-busy") in http_.text
        # What is small goes on.
        http_.get("/new/hamlets")
        assert http_.begin("hamlets")
    for _ in range(100):
        # Whoever held the places has gone: as soon as the server has noticed, they are free.
        sent = {"Content-Type": EDGE, "Origin": own["Origin"]}
        if http_.ask("POST", "/saves/merge", begun + b"--b--\r\n", sent).status == 422:
            break
    assert "refusal" in http_.text
    assert http_.ask("POST", "/saves/merge", begun + b"--b--\r\n", sent).status == 422
    assert bodies.ALLOWANCE.held == bodies.MOST_HELD


def memory(process: int) -> int:
    """Resident megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) // 1024 if found else 0


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux tells how much memory a process has")
def test_posts_of_another_site_fill_no_memory(tmp_path: Path) -> None:
    many, most = count(40, usual=4), 0
    server = Process(tmp_path)
    try:
        Http(server.port).get("/")
        before = memory(server.id)
        with ExitStack() as held:
            for _ in range(many):
                talk = held.enter_context(posting(server.port, "/saves/merge", LONG, {"Origin": "http://evil.example"}))
                with suppress(OSError):
                    for _ in range(20):
                        talk.sendall(b"a" * 1_000_000)
                most = max(most, memory(server.id))
        assert most - before < 20
        assert Http(server.port).get("/") == 200
        record("web: posts of 60 MB from another site", many, more_memory_mb=most - before)
    finally:
        server.kill()


def test_every_form_sends_the_token_first() -> None:
    forms, templates = 0, resources.files("visavis.web").joinpath("templates")
    # The fields that all forms of a question begin with.
    hidden = re.search(r"macro hidden\(\) -%}\s*(.*)", templates.joinpath("question.html").read_text("utf-8"))
    assert hidden is not None
    for file in templates.iterdir():
        text = file.read_text("utf-8").replace("{{ hidden() }}", hidden[1])
        for name, fields in re.findall(r"macro (\w+)\(\) -%}\s*(<input.*)", text):
            text = text.replace(f"{{{{ {name}() }}}}", fields)
        for form in re.split(r'<form[^>]*method="post"', text)[1:]:
            first = re.search(
                r"<(?:input|textarea|select|button)[^>]*?\bname=\"([^\"]*)\"", form.partition("</form>")[0]
            )
            assert first is not None, file.name
            assert first[1] == "token", f"{file.name}: a token behind a long field is not found"
            forms += 1
    assert forms > 20
