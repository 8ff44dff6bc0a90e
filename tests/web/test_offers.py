"""What a person may take or leave is a choice on the page; taking it pays for it where the points are counted."""

from __future__ import annotations

import re

from tests.web.client import Client
from visavis.core import Session
from visavis.core.chance import Stream
from visavis.games.terra_mystica.effects.bot import MayTakePower


def with_an_offer(client: Client, points: int | None = None) -> tuple[str, MayTakePower]:
    """A game of Terra Mystica in whose news somebody may take power for points; theirs may have been entered before."""
    for seed in range(1, 30):
        begun = client.session(client.begin("terra_mystica", seed=str(seed)))
        # Behind the pages: to look at every answer's page takes most of the time.
        session, stream = Session.load(begun.save(), begun.game), Stream(seed)
        for _ in range(40):
            if points is not None and session.manual_sides and not session.timeline.entered:
                session.enter_points("you", points)
            seen = session.seen_by("you")
            new = [event.effect for event in seen.events if event.line >= seen.changed_from]
            found = [one for one in new if isinstance(one, MayTakePower) and one.price > 0]
            if found:
                return client.app.desk.put(client.app.shelf.create(session)), found[0]
            if session.pending is None:
                break
            session.answer(session.pending.some(stream.below))
    raise AssertionError("nobody may take power")


def offer_on(page: str) -> str:
    found = re.search(r'<li class="do offer[^"]*">(.*?)</li>', page, re.S)
    assert found
    return found[1]


def test_an_offer_is_no_instruction_to_tick_off(client: Client) -> None:
    game, _ = with_an_offer(client)
    offer = offer_on(client.get(f"/game/{game}?now=news").body.decode())
    assert offer.count('type="radio"') == 2
    assert 'class="tick"' not in offer
    assert "<button" not in offer


def test_taking_it_pays_where_the_own_points_are_counted(client: Client) -> None:
    game, effect = with_an_offer(client, points=30)
    offer = offer_on(client.get(f"/game/{game}?now=news").body.decode())
    assert f'name="points" value="{30 - effect.price}"' in offer
    client.post(f"/game/{game}/score", side="you", points=str(30 - effect.price), at=client.stamp(game), back="news")
    assert client.session(game).timeline.entered == {"you": 30 - effect.price}
    # It is settled: nobody pays twice.
    settled = offer_on(client.last.body.decode())
    assert "<button" not in settled
    assert "checked" in settled


def test_whoever_enters_points_after_the_offer_has_settled_it(client: Client) -> None:
    game, _ = with_an_offer(client)
    client.post(f"/game/{game}/score", side="you", points="28", at=client.stamp(game))
    assert "checked" in offer_on(client.get(f"/game/{game}?now=news").body.decode())
