"""Why, on the page: the same as in the terminal."""

from __future__ import annotations

import pytest

from tests.web.client import Client, Found
from tests.weighing import GAME
from visavis.core import game as games
from visavis.core.play.live_table import ReplayTable


@pytest.fixture(autouse=True)
def weighing(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is there like any other, and somebody wants to know why all the time."""
    known = {**games.find_games(), "weighing": lambda: GAME}
    monkeypatch.setattr(games, "find_games", lambda: known)
    monkeypatch.setattr("visavis.web.pages.home.find_games", lambda: known)
    monkeypatch.setattr(ReplayTable, "measures", True)
    client.cookies["language"] = "de"


def text(page: str) -> str:
    return " ".join(Found(page).text.split())


def play(client: Client, game: str, *answers: str) -> str:
    session = client.session(game)
    for answer in answers:
        session.answer(answer)
    return client.get(f"/game/{game}").body.decode()


def test_the_page_says_what_was_measured_not_applied_and_not_reached(client: Client) -> None:
    game = client.begin("weighing")
    play(client, game, "go")
    why = text(client.get(f"/game/{game}/why").body.decode())
    for said in (
        "Welches Feld sie nimmt",
        "Unsere Auslegung: Das Buch sagt nicht, von wo aus; wir zählen von C.",
        "ein markiertes Feld",
        "gilt für nichts davon: alle bleiben.",
        "bleibt: C (Abstand 0)",
        "A (Abstand 2) B (Abstand 1) D (Abstand 1)",
        "Nicht mehr nötig: die Art W-3",
    ):
        assert said in why, said


def test_a_person_among_equals_is_told_what_is_being_chosen(client: Client) -> None:
    game = client.begin("weighing")
    page = text(play(client, game, "go", "go"))
    assert "Welches Feld sie nimmtMehrere sind gleich gut: Du triffst die Wahl." in page


def test_what_came_to_nothing_is_on_the_page_and_in_its_log(client: Client) -> None:
    game = client.begin("weighing")
    page = text(play(client, game, "go", "go", "A", "go"))
    assert "In Zug 2 nimmt sie nichts; frei: B, D. W-4" in page
    log = text(client.get(f"/game/{game}/log").body.decode())
    assert "In Zug 2 nimmt sie nichts; frei: B, D. W-4" in log
