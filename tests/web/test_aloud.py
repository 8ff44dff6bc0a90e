"""What is read aloud has every fact of the long form: pieces, places and numbers, not only the heads."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest

from tests.web.client import Client
from visavis.core import TABLE, find_games
from visavis.core.chance import Stream
from visavis.core.question import PERSON
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words
from visavis.words.events import event_lines


def spoken(text: str) -> Iterator[str]:
    live = text.partition("data-live")[2].partition("</section>")[0]
    for given, shown in re.findall(r'data-spoken(?:="([^"]*)")?>([^<]*)', live):
        yield html.unescape(given or shown)


@pytest.mark.parametrize("id", sorted(find_games()))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_line_of_the_set_up_is_spoken_in_its_long_form(client: Client, id: str, language: str) -> None:
    client.cookies["language"] = language
    game = client.begin(id, seed="3")
    session, stream, told = client.session(game), Stream(3), 0
    words = Words(language, session.game).read_by(session.header.seats)
    settings = ui_settings(session.game)
    unsaid = {*settings.hidden_effects, *settings.cleanup_effects}
    viewer = next(seat for seat, who in session.header.seats.items() if who == PERSON)
    for _ in range(12):
        if session.pending is None or session.pending.seat not in (viewer, TABLE):
            break
        client.answer(game, session.pending.some(stream.below))
        seen = session.seen_by(viewer)
        page = client.get(f"/game/{game}?now=news&as={viewer}").body.decode()
        if "data-aloud" not in page:
            # A card table shows no story of what one has just done oneself.
            continue
        heard = " ".join(spoken(page))
        for line in event_lines(seen.events, words, max(seen.news_from, seen.changed_from)):
            if line.tag not in unsaid:
                assert line.says in heard
                told += 1
    assert told


def test_goods_of_which_there_are_none_are_read_too(client: Client) -> None:
    client.cookies["language"] = "de"
    game = client.begin("terra_mystica", seed="3", **{"o.keeps": "everything"})
    session, stream = client.session(game), Stream(3)
    while session.pending is not None and session.pending.id != "whole.turn":
        client.answer(game, session.pending.some(stream.below))
    side = session.timeline.now.sides[0]
    assert (side.priests, side.keys) == (0, 0)
    label = re.findall(r'class="in-hand" href="[^"]*" aria-label="([^"]*)"', client.last.body.decode())[0]
    assert label.startswith(f"Du hast {side.coins} Münzen, {side.workers} Arbeiter, 0 Priester im Vorrat, 0 ")
