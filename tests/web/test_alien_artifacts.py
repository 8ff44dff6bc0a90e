"""Alien Artifacts on the page: what is announced, what a turn takes, how cards are laid and ships fight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.by_taps import Tapper
from tests.games.alien_artifacts.tables import new_table
from tests.games.alien_artifacts.test_16_the_end import announced
from tests.web.client import Client
from visavis.cli.companion import panes
from visavis.core import Session
from visavis.core.saves.format import summarize
from visavis.games.alien_artifacts import GAME
from visavis.testing import record
from visavis.words import LANGUAGES, Words


def kept(client: Client, session: Session) -> str:
    """The id of a game that is stored and open."""
    return client.app.desk.put(client.app.shelf.create(session))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [{}, {"turn": "p1", "start": "p2", "triggered": True, "marker": 1}])
def test_the_same_words_in_the_list_the_head_and_on_the_table(client: Client, language: str, facts: dict[str, Any]):
    session = new_table(hands=["RES01 RES02", "RES03"], turns=5, seats={"p2": "selma"}, **facts)
    session.answer(["buy", "ship", 1])
    text = announced(session, language=language)
    client.cookies["language"] = language
    kept(client, session)
    client.get("/")
    assert text in client.page.text
    opened = kept(client, session)
    client.get(f"/game/{opened}")
    assert text in client.page.text
    assert ('class="last-turns yours"' in client.last.body.decode()) == bool(facts)
    words = Words(language, GAME, strict=True).read_by(session.header.seats)
    assert text in panes.head(session, session.seen_by("p1"), words, 80).plain
    assert summarize(session).end is not None


def test_a_usual_turn_takes_four_taps_and_a_prepared_card_three(client: Client):
    """A whole game by taps, as a computer player would decide: from one own turn to the next."""
    session = Session.new(GAME, seed=4, seats={"p1": "person", "p2": "greedy"})
    tapper = Tapper(client, kept(client, session))
    tapper.play()
    assert client.session(tapper.id).over
    turns = [count for turn, count in tapper.taps.items() if turn]
    mean, cards = sum(turns) / len(turns), sum(count for count, _ in tapper.prepared)
    each = sum(taps for _, taps in tapper.prepared) / cards
    most = max(turns)
    said = f"{len(turns)} own turns, {sum(turns)} taps: {mean:.2f} a turn (at most {most}), {each:.2f} a prepared card"
    print(said)
    record("own turns of Alien Artifacts by taps", len(turns), taps=sum(turns))
    assert len(turns) > 15
    assert mean <= 4, said
    assert cards > 3
    assert max(taps / count for count, taps in tapper.prepared) <= 3, tapper.prepared
