"""Records on the page: opened, walked through row by row with the board, and played on from any row."""

from __future__ import annotations

import re

import pytest

from tests.games.terra_mystica.test_29_records_opened import text_of
from tests.web.client import Client
from visavis.core.play.recorded import open_record, rows_of
from visavis.games.terra_mystica import GAME


def opened(client: Client, text: str) -> str:
    page = client.post("/open", files={"file": text.encode()})
    body = page.body.decode()
    return re.search(r'action="/game/(\w+)/branch"', body)[1]


def test_a_record_is_opened_and_walked_through(client: Client) -> None:
    text = text_of(4)
    id = opened(client, text)
    rows = rows_of(open_record(GAME, text)[0])
    for number in (1, 40, len(rows)):
        page = client.get(f"/game/{id}/rows?row={number}").body.decode()
        assert f"Row {number} of {len(rows)}" in page
        assert f"<code>{rows[number - 1].text}</code>" in page
    build = next(n for n, row in enumerate(rows, 1) if row.text.startswith("build "))
    page = client.get(f"/game/{id}/rows?row={build}").body.decode()
    space = rows[build - 1].text.split()[1]
    assert re.search(rf'>{space}</text>.*?class="badge', page, re.DOTALL), "the space is marked"
    assert f"/game/{id}/rows" in client.get(f"/game/{id}/more").body.decode()


@pytest.mark.parametrize("wanted", ["0", "99999", "-1", "x", "²", "1" * 50])
def test_a_row_that_is_not_there_is_the_nearest(client: Client, wanted: str) -> None:
    id = opened(client, text_of(4))
    assert client.get(f"/game/{id}/rows?row={wanted}").status == 200


def test_a_record_is_played_on_against_computers(client: Client) -> None:
    text = text_of(4)
    id = opened(client, text)
    rows = rows_of(open_record(GAME, text)[0])
    at = next(n for n, row in enumerate(rows) if n > 30 and row.text.startswith("pass"))
    answer = client.post(f"/game/{id}/branch", line=rows[at].end, you=rows[at].seat, others="apprentice")
    assert answer.status == 200
    branched = re.search(r'data-game="(\w+)"', answer.body.decode())[1]
    assert branched != id
    seats = client.get(f"/game/{branched}/more").body.decode()
    assert "Apprentice" in seats
    wrong = client.post(f"/game/{id}/branch", line=rows[at].end, you=rows[at].seat, others="nobody")
    assert wrong.status == 422


def test_a_record_with_an_impossible_row_tells_it(client: Client) -> None:
    lines = text_of(4).splitlines()
    at = next(n for n, line in enumerate(lines) if n > 40 and "\tupgrade " in line)
    broken = "\n".join((*lines[:at], f"{lines[at].split()[0]}\tbuild A99", *lines[at + 1 :]))
    page = client.post("/open", link=broken).body.decode()
    assert f"Line {at + 1} (row " in page
    assert "is impossible" in page


def test_what_is_no_record_is_refused(client: Client) -> None:
    page = client.post("/open", files={"file": b"one\ttwo\nthree\tfour\n"})
    assert page.status == 422
