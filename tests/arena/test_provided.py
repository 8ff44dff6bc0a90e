"""An own policy at the page and in saved games: only if the owner names it when starting, never by a page or a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.agents import Breaks, First
from tests.conftest import Run
from tests.web.client import Client
from visavis.core.players import PREFERRED, PROVIDED, provide
from visavis.store import Store
from visavis.web.routes import App

NAME = ":tests.arena.agents.First"


@pytest.fixture
def client(home: Path) -> Iterator[Client]:
    with Store.open(home) as store:
        app = App(store)
        yield Client(app)
        app.close()


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    PROVIDED.clear()
    PREFERRED.clear()


def begin(client: Client, name: str) -> str:
    return client.begin("sparks", **{"o.players": "2", "seat.p2": name, "seed": "3"})


def test_a_page_offers_whom_the_owner_named(client: Client) -> None:
    assert "tests.arena.agents" not in client.get("/new/sparks").body.decode()
    provide(First, "p2")
    assert "own policy tests.arena.agents.First" in client.get("/new/sparks").body.decode()
    id = begin(client, NAME)
    assert client.session(id).header.seats["p2"] == NAME
    client.app.desk.clear(id)
    for _ in range(3):
        question = client.session(id).pending
        assert question is not None
        assert question.seat == "p1"
        assert client.answer(id, question.at(0)).status == 200
    assert "paused" not in client.last.body.decode()


def test_a_page_cannot_name_anybody_else(client: Client) -> None:
    provide(First, "p2")
    for name in (":tests.arena.agents.Last", "tests.arena.agents:Last", ":os.system"):
        given: dict[str, Any] = {"o.players": "2", "seat.p2": name}
        client.post("/new/sparks", **given)
        assert "There is no computer player" in client.last.body.decode()
    assert not list(client.app.shelf.games())


def test_a_saved_game_goes_on_with_whom_the_owner_names(run: Run, home: Path) -> None:
    typed = "tests.arena.agents:First"
    assert run("play", "sparks", "--seed", "1", "--seat", f"p2={typed}", stdin="1\nquit\n").code == 0
    with Store.open(home) as store:
        id = store.latest().id
    assert run("resume", id, "--seat", f"p2={typed}", stdin="1\n1\nquit\n").code == 0
    assert NAME in PROVIDED


@pytest.mark.parametrize("given", ["p2=no_such_module:X", "p2=tests.arena.agents:Look", "p2=tests.arena.agents", "p2"])
def test_what_cannot_play_is_refused_before_anything_starts(given: str, run: Run) -> None:
    ran = run("serve", "--no-open", "--seat", given)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_a_fault_on_the_page_is_told_with_the_name(client: Client) -> None:
    id = begin(client, provide(Breaks, "p2"))
    shown = client.get(f"/game/{id}").body.decode()
    for _ in range(5):
        question = client.session(id).pending
        if question is None or "agents.Breaks" in shown:
            break
        shown = client.answer(id, question.at(0)).body.decode()
    assert "“tests.arena.agents.Breaks” (seat" in shown, shown[-3000:]
