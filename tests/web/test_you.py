"""Who is "you" on the page: the only person of a game, wherever that seat is named."""

from __future__ import annotations

import pytest

from tests.web.client import Client
from visavis.words import LANGUAGES, Words

TWO = {"seat.p1": "person", "seat.p2": "person"}
YOURS = {"de": ("Du", "Am Zug du", "Deine Bauvorhaben"), "en": ("You", "Turn you", "Your projects")}


def begun(client: Client, **seats: str) -> str:
    """A game of Alien Artifacts in which it is a person's turn; everybody has projects."""
    game = client.begin("alien_artifacts", seed="3", **seats)
    while client.session(game).pending.id != "turn":
        client.answer(game, client.session(game).pending.some(lambda n: 0))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_person_is_you_on_the_table_and_in_lists(client: Client, language: str) -> None:
    client.cookies["language"] = language
    game = begun(client)
    client.get(f"/game/{game}")
    assert [said for said in YOURS[language] if said not in client.page.text] == []
    for page in (f"/game/{game}", f"/game/{game}/log", f"/game/{game}/setup", "/", "/saves"):
        assert client.get(page).status == 200
        assert "Alva" not in client.page.text


def test_two_persons_keep_their_names(client: Client) -> None:
    client.cookies["language"] = "de"
    game = begun(client, **TWO)
    client.get(f"/game/{game}?as={client.session(game).pending.seat}")
    assert "Bauvorhaben (Alva)" in client.page.text
    assert "Deine Bauvorhaben" not in client.page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_and_markers_that_are_called_after_a_seat_know_you(client: Client, language: str) -> None:
    session = client.session(begun(client))
    words = Words(language, session.game, session.pack)
    for say in (words.seat, words.short_seat, words.row, words.marker, words.short_marker):
        assert words.read_by({"p1": "person", "p2": "person"}) is words
        assert say("p1") == "Alva"
        assert words.read_by(session.header.seats).you == "p1"
        assert (say("p1"), say("p2")) == (YOURS[language][0], "Nero")
