"""A second game on the table of cards: Sparks, drawn by its `ui` alone, with hands that stay hidden."""

from __future__ import annotations

import re

import pytest

from tests.web.client import Client, ways
from tests.web.conftest import Open
from visavis.core import Session
from visavis.core.chance import Stream
from visavis.games.sparks import GAME
from visavis.testing import count
from visavis.words import LANGUAGES, Words

MOST_TAPS = 400
SHEET = 'data-part="sheet"'
"""A page on which a verb is chosen and its card is not."""


def face(words: Words, card: str) -> str:
    """The beginning of a card's label on the page."""
    return f'aria-label="{words.option(card)}, '


def tap(client: Client, game: str, stream: Stream) -> None:
    """Tap one of the things that the page offers."""
    offered = list(ways(client.page, game))
    assert offered
    way = offered[stream.below(len(offered))]
    if "link" in way:
        client.get(way["link"])
    else:
        client.post(f"/game/{game}/answer", at=client.stamp(game), **way, **client.eyes(game))
    assert client.last.status == 200


def hidden_cards(session: Session, seat: str) -> set[str]:
    """The cards that a seat must not see."""
    view = session.seen_by(seat).view
    return set(GAME.default_pack.tables["card"]) - {
        *view.fire,
        *view.ash,
        *view.hand,
        *(card for *_, card in view.known),
    }


@pytest.mark.parametrize("seed", range(count(6, usual=2)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_played_by_taps_and_hidden_cards_stay_hidden(client: Client, language: str, seed: int) -> None:
    client.cookies["language"] = language
    game = client.begin("sparks", seed=str(seed), **{"o.players": str(2 + seed % 3)})
    session, stream, words = client.session(game), Stream(seed), Words(language, GAME, GAME.default_pack)
    for _ in range(MOST_TAPS):
        if session.over:
            break
        text = client.get(f"/game/{game}?now=you").body.decode().replace("\u00ad", "")
        shown = session.seen_by("p1").view
        assert all(face(words, card) in text for card in (*shown.hand, shown.fire[-1]))
        assert not any(words.option(card) in text for card in hidden_cards(session, "p1"))
        tap(client, game, stream)
        if SHEET in client.last.body.decode():
            tap(client, game, stream)
    assert session.over


def test_several_persons_at_one_screen_see_their_own_hands_only(client: Client) -> None:
    client.cookies["language"] = "de"
    game = client.begin("sparks", seed="4", **{"seat.p2": "person"})
    words = Words("de", GAME, GAME.default_pack)
    for _ in range(6):
        session = client.session(game)
        seat = session.pending.seat
        text = client.get(f"/game/{game}?now=you&as={seat}").body.decode().replace("\u00ad", "")
        assert all(face(words, card) in text for card in session.seen_by(seat).view.hand)
        assert not any(words.option(card) in text for card in hidden_cards(session, seat))
        client.answer(game, session.pending.some(Stream(1).below))


def test_a_card_says_its_value_and_its_sparks(client: Client) -> None:
    words = Words("de", GAME, GAME.default_pack)
    game = client.begin("sparks", seed="3")
    client.cookies["language"] = "de"
    card = client.session(game).seen_by("p1").view.hand[0]
    client.get(f"/game/{game}/about?what={card}")
    (side,) = GAME.ui.card_face(None, GAME.default_pack, card).sides
    assert side.says
    assert all(words.say(key, **args).strip(" ,") in client.page.text for key, args in side.says)


def test_a_deck_to_print_holds_every_card_twice(client: Client) -> None:
    text = client.get("/print/sparks").body.decode()
    assert text.count('class="acard big') == 2 * len(GAME.default_pack.tables["card"])


def test_the_own_hand_lies_as_cards_on_a_phone(open_device: Open) -> None:
    device = open_device("phone", "de")
    game = device.begin("sparks", seed=3)
    device.go(f"/game/{game}?now=you")
    hand = device.session(game).seen_by("p1").view.hand
    cards = device.page.locator(".hand-row .acard")
    assert cards.count() == len(hand) > 0
    words = Words("de", GAME, GAME.default_pack)
    labels = [cards.nth(at).get_attribute("aria-label") or "" for at in range(cards.count())]
    assert [re.sub(",.*", "", label) for label in labels] == [re.sub(",.*", "", words.option(card)) for card in hand]
    assert all((cards.nth(at).bounding_box() or {"height": 0})["height"] >= 44 for at in range(cards.count()))
    device.no_sideways_scrolling()
    device.fine()
