"""What a person reads first: one sentence that says what the bot did."""

from __future__ import annotations

import re

import pytest

from tests.web.client import Client
from visavis.core.chance import Stream
from visavis.core.question import One
from visavis.testing import expect_type
from visavis.web.view.board import spaces
from visavis.web.view.events import news
from visavis.web.view.summary import panels
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words

FOUR = {"terra_mystica": {}, "tapestry": {}, "mosaic": {}, "anunnaki": {"o.cards": "pack", "o.board": "pack"}}


@pytest.mark.parametrize("id", FOUR)
def test_the_headline_says_what_happened(client: Client, id: str) -> None:
    """In a game's first eighty answers nearly every piece of news has a headline of its own."""
    game = client.begin(id, seed="4", **FOUR[id])
    session, stream = client.session(game), Stream(4)
    words = Words("de", session.game, session.pack).read_by(session.header.seats)
    heads = []
    for _ in range(80):
        if session.pending is None:
            break
        seen = session.seen_by("you")
        known = spaces(panels(session, seen))
        found = news(session, seen, words, ui_settings(session.game), known, keeps_everything=False)
        if found.todo:
            heads.append(found.head)
        session.answer(session.pending.some(stream.below))
    assert len(heads) > 8
    assert heads.count(words.say("web-news")) <= len(heads) // 10, heads


def test_an_old_headline_holds_for_what_goes_on_after_a_question(client: Client) -> None:
    game = client.begin("terra_mystica", seed="4")
    session, stream = client.session(game), Stream(4)
    words = Words("de", session.game, session.pack)
    while session.pending.id != "pass.points":
        client.answer(game, session.pending.some(stream.below))
    client.answer(game, expect_type(session.pending, One).options[0])
    seen = session.seen_by("you")
    known = spaces(panels(session, seen))
    found = news(session, seen, words, ui_settings(session.game), known, keeps_everything=False)
    assert found.head == "Die Automa passt"


def test_an_instruction_has_the_colour_of_whose_pieces_it_is_about(client: Client) -> None:
    game = client.begin("mosaic", seed="3")
    session, stream, seen = client.session(game), Stream(3), set[tuple[str, str]]()
    for _ in range(60):
        page = client.get(f"/game/{game}?now=news").body.decode()
        seen |= {*re.findall(r'class="pic of-(\w+)".*?#i-(\w+)', page)}
        if session.pending is None:
            break
        client.answer(game, session.pending.some(stream.below))
        session = client.session(game)
    assert {("bot", "city"), ("other", "city"), ("other", "dwelling")} <= seen
