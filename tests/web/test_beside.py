"""While one game thinks for ever, the pages of twenty others take at most three times their usual time."""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.web import for_ever
from tests.web.serving import Http, Process
from visavis.testing import count, record

OTHERS = 20
MOST = 3.0
TRIES = 3
"""A machine that has other things to do may spoil one."""
REGISTER = "from tests.web.for_ever import register; register(); "


@contextmanager
def thinking(server: Process, id: str) -> Iterator[None]:
    """The computer of a game thinks; it is stopped at the end."""
    mine, look = Http(server.port), Http(server.port)
    assert mine.get(f"/game/{id}") == 200
    look.cookie, look.token = mine.cookie, mine.token
    at = re.search(r'name="at" value="(\w+)"', mine.text)
    assert at is not None
    resumes = f'action="/game/{id}/on"' in mine.text
    with ThreadPoolExecutor(1) as pool:
        path, form = ("on", {}) if resumes else ("answer", {"answer": '["play","b3"]'})
        change = pool.submit(mine.post, f"/game/{id}/{path}", at=at[1], **form)
        until = time.monotonic() + 20
        while look.get(f"/game/{id}/at") != 202:
            assert time.monotonic() < until
        yield
        assert not change.done()
        assert look.post(f"/game/{id}/stop") == 303
        assert change.result(20) == 303


def seconds(http: Http, id: str) -> float:
    begun = time.perf_counter()
    assert http.get(f"/game/{id}") == 200
    return time.perf_counter() - begun


def test_one_game_that_thinks_does_not_hold_up_the_pages_of_others(tmp_path: Path) -> None:
    with for_ever.registered():
        slow, others = for_ever.stored(tmp_path, OTHERS)
    server = Process(tmp_path, before=REGISTER)
    http = Http(server.port)
    try:
        ratios = []
        for id in others:
            seconds(http, id)
        for _ in range(TRIES):
            usual, beside = [], []
            # In turns, so that both are measured on the same machine.
            for _ in range(count(20, 3)):
                usual += [seconds(http, id) for id in others]
                with thinking(server, slow):
                    beside += [seconds(http, id) for id in others]
            ratios.append(statistics.median(beside) / statistics.median(usual))
            if ratios[-1] <= MOST:
                break
        assert min(ratios) <= MOST, ratios
        record("pages beside a game that thinks for ever", len(beside), most=round(ratios[-1], 2))
    finally:
        server.stop()
