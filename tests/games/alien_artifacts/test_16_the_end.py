"""The end is announced: in how many cards, whose last turn it is, who still has one; numbers that stay in view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now, pile
from visavis.core import Session
from visavis.games.alien_artifacts import GAME
from visavis.testing import clause
from visavis.words import Words

TRIGGERED: dict[str, Any] = {"triggered": True, "marker": 1, "hands": ["RES01", "RES02", "RES03"]}


def announced(session: Session, seat: str = "p1", language: str = "en") -> str:
    """The short text; the only person is "you"."""
    end = GAME.ui.end_in_sight(session.seen_by(seat).view)
    if end is None:
        return ""
    return Words(language, GAME, strict=True).read_by(session.header.seats).say(end.text[0], **end.text[1])


def then(session: Session) -> str:
    end = GAME.ui.end_in_sight(session.seen_by("p1").view)
    assert end is not None
    return Words("en", GAME, strict=True).read_by(session.header.seats).join_messages(end.more)


@clause("AA-16.1", "AA-3.4")
def test_how_many_cards_there_are_to_the_end():
    ten = pile("resources", [], [f"RES{n:02}" for n in range(1, 11)])
    # 83 cards, of which ten lie in the deck and two in hands.
    rest = [f"RES{n:02}" for n in range(13, 84)]
    facts: dict[str, Any] = {"resources": ten, "discards": rest, "hands": ["RES11", "RES12"]}
    assert announced(new_table(**facts, marker=1)) == "The end in 10 cards"
    assert announced(new_table(**facts, marker=2)) == "The end in about 90 cards"
    one = {"stream": "resources", "layers": [{"size": 1}], "pool": ["RES01"]}
    rest = [f"RES{n:02}" for n in range(2, 84) if n not in (11, 12)]
    assert announced(new_table(resources=one, discards=rest, hands=["RES11", "RES12"], marker=1)).endswith("next card")


@clause("AA-16.2")
@pytest.mark.parametrize(
    ("turn", "start", "text", "after"),
    [
        ("p1", "p1", "Your last turn", "Still to play after this"),
        ("p1", "p2", "Your last turn", "After this it is scored"),
        ("p2", "p1", "Last turn: Selma", "Still to play after this: Rufus"),
        ("p3", "p1", "Last turn: Rufus", "After this it is scored"),
    ],
)
def test_whose_last_turn_it_is_and_who_still_has_one(turn: str, start: str, text: str, after: str):
    seats = {"p1": "person", "p2": "selma", "p3": "rufus"}
    session = new_table(players=3, **TRIGGERED, turn=turn, start=start, seats=dict.fromkeys(seats, "person"))
    session.header.seats.update(seats)
    assert announced(session) == text
    assert after in then(session)


@clause("AA-19.5")
def test_turns_beyond_the_last_one_count():
    facts = {**TRIGGERED, "hands": ["RES01", "RES02"]}
    session = new_table(**facts, turn="p1", start="p2", extra=[2, 0], seats={"p2": "selma"})
    assert announced(session) == "3 more turns for you"
    assert announced(new_table(hands=["RES01"])).startswith("The end in about")


def test_what_stays_in_view_is_what_the_seat_has():
    session = new_table(hands=["RES01 RES02"], credits=[5, 8], artifacts=["ART05"])
    shown = {one.id: (one.value, one.marked) for one in GAME.ui.figures(session.seen_by("p1").view)}
    deck = str(now(session).resources.size())
    assert shown == {"credits": ("5", False), "actions": ("1", False), "limit": ("2", False), "deck": (deck, False)}
    session.answer(["artifact", "ART05"])
    shown = {one.id: (one.value, one.marked) for one in GAME.ui.figures(session.seen_by("p1").view)}
    assert shown["actions"] == ("3", True)
    assert {one.id: one.value for one in GAME.ui.figures(session.seen_by("p2").view)}["actions"] == "0"
    assert GAME.ui.figures(session.seen_by("table").view) == ()
