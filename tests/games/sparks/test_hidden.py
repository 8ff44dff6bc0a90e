"""What nobody may see changes nothing that they get."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.games.sparks.tables import new_table, now, points_of_games, searching
from visavis.core import TABLE, CardRow, Effect, Seen, Session, Stream, Values
from visavis.games.sparks import GAME
from visavis.games.sparks.effects import UNSEEN, DealCard, Double, DrawCard, Snatch
from visavis.games.sparks.state import State
from visavis.games.sparks.view import view
from visavis.testing import count


def seen(session: Session[State], seat: str) -> Seen:
    """What a seat gets; how often the session has changed since it was opened is no part of the game."""
    return msgspec.structs.replace(session.seen_by(seat), version=0, changed_from=0, taken_back=())


def swapped(session: Session[State], one: str, other: str) -> Session[State]:
    """The same game with two cards in each other's place, all along."""
    other_of = {one: other, other: one}
    header, *lines = session.save().split("\n")
    swap = [re.sub(f'"({one}|{other})"', lambda found: f'"{other_of[found[1]]}"', line) for line in lines]
    return Session.load("\n".join([header, *swap]))


def hidden_pairs(session: Session[State], seat: str) -> Iterator[tuple[str, str]]:
    """Two cards that this seat has never seen: of an opponent and of the deck, then of two opponents."""
    state = now(session)
    # A card that this seat once held was no secret then. Said by the true effects, so that a missing mask is found.
    moved = [line for line in session.lines if isinstance(line, (DealCard, DrawCard, Snatch))]
    held = [line.card for line in moved if seat in (line.seat, line.victim if isinstance(line, Snatch) else "")]
    unseen = [card for card in view(state, seat).unseen if card not in held]
    hands = [[card for card in hand if card in unseen] for hand in state.hands]
    hands = [hand for hand in hands if hand]
    deck = [str(card) for card in state.deck.cards if card in unseen]
    if hands and deck:
        yield hands[0][0], deck[-1]
    if len(hands) > 1:
        yield hands[0][-1], hands[1][0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_swapping_hidden_cards_changes_nothing_that_a_seat_gets(players: int):
    swaps = answers = 0
    for session in points_of_games(count(40, usual=2), players, every=3):
        for seat in (*now(session).seats, TABLE):
            for one, other in hidden_pairs(session, seat):
                swap = swapped(session, one, other)
                assert now(swap) != now(session)
                assert GAME.faults(now(swap)) == ()
                mine, theirs = seen(session, seat), seen(swap, seat)
                assert theirs == mine
                assert GAME.ui.panels(theirs.view) == GAME.ui.panels(mine.view)
                assert GAME.imagine is not None
                assert GAME.imagine(theirs.view, Stream(swaps)) == GAME.imagine(mine.view, Stream(swaps))
                swaps += 1
                if mine.pending is not None and answers < count(400):
                    first, second = (
                        searching(12).weigh(lambda seen=seen: seen.view, seen.pending, Stream(swaps))
                        for seen in (mine, theirs)
                    )
                    assert first == second
                    answers += 1
    assert swaps > 50
    assert answers > 10


def test_the_search_gets_a_view_and_a_question_and_nothing_else():
    session = new_table("b2 r8 g3", "y1 y2 y3")
    swap = new_table("b2 r8 g3", "y1 y2 r9")
    assert now(swap) != now(session)
    search = searching(30)
    answers = [search.answer(lambda one=one: view(now(one), "p1"), one.pending, Stream(4)) for one in (session, swap)]
    assert session.pending is not None
    assert session.pending.fits(answers[0])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_masked_effect_never_contains_the_hidden_card(players: int):
    masked = 0
    for session in points_of_games(count(40), players, every=1000):
        if not session.over:
            continue
        state = Session.before(GAME, session.header).timeline.now.copy()
        for effect in session.lines:
            if not isinstance(effect, Effect):
                continue
            effect.apply(state)
            for seat in (*state.seats, TABLE):
                shown = str(effect.seen_by(seat))
                masked += UNSEEN in shown
                assert not [card for card in view(state, seat).unseen if f"'{card}'" in shown]
    assert masked > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_state_has_the_same_view_and_no_faults(players: int):
    assert GAME.imagine is not None
    for n, session in enumerate(points_of_games(count(40), players, every=2)):
        for seat in (*now(session).seats, TABLE):
            seen = view(now(session), seat)
            imagined = GAME.imagine(seen, Stream(n))
            assert view(imagined, seat) == seen
            assert GAME.faults(imagined) == ()


def test_every_question_is_the_first_of_its_step():
    """So a search can start at each of them: the imagined state asks the very same question."""
    assert GAME.imagine is not None
    for session in points_of_games(count(40), 3):
        if session.pending is not None:
            seat = session.pending.seat
            facts = GAME.imagine(view(now(session), seat), Stream(1)).to_plain()
            again = Session.new(GAME, {"players": 3}, position=facts)
            assert again.pending == session.pending


def test_imagine_deals_every_hidden_card_to_every_hidden_place():
    assert GAME.imagine is not None
    seen = view(now(new_table("b4 r8", "y1", "g1 g2")), "p1")
    dealt = [GAME.imagine(seen, Stream(n * 7919)).hands for n in range(2000)]
    assert {hands[0] for hands in dealt} == {("b4", "r8")}
    assert {card for hands in dealt for card in hands[1]} == {*seen.unseen}
    share = sum("y1" in hands[1] for hands in dealt) / len(dealt)
    assert 0.5 / len(seen.unseen) < share < 2 / len(seen.unseen)


def test_a_snatched_card_stays_known_until_it_may_have_gone_on():
    # p1 knows that p2 and p3 each hold a card that was once p1's.
    known = [["p1", "p2", "y8"], ["p1", "p3", "g8"]]
    session = new_table("", "y8 y9", "g8 b4", turn="p3", known=known)
    for taken in ("y8", "y9"):
        # Whatever p3 takes from p2, p1 is sure only of the card that p3 had before.
        state = now(session).copy()
        GAME.effect_by_tag["snatch"]("p3", "p2", taken).apply(state)
        assert view(state, "p1").known == (("p1", "p3", "g8"),)
        assert view(state, "p2").known == (("p2", "p3", taken),)
        assert GAME.faults(state) == ()


def test_a_card_that_is_played_is_no_secret_any_more():
    session = new_table("y8 y9", "g8", known=[["p2", "p1", "y8"]])
    session.answer("play y8")
    assert now(session).known == ()


def test_the_board_shows_other_hands_face_down():
    session = new_table("b4 r8", "y1 y2", known=[["p1", "p2", "y2"]])
    panels = {panel.id: panel for panel in GAME.ui.panels(session.seen_by("p1").view)}
    assert panels["hand"] == CardRow("hand", ("b4", "r8"), 2)
    assert panels["hand.p2"] == CardRow("hand.p2", ("y2", ""), 2)
    panels = {panel.id: panel for panel in GAME.ui.panels(session.seen_by(TABLE).view)}
    assert "hand" not in panels
    assert panels["hand.p1"] == CardRow("hand.p1", ("", ""), 2)
    assert panels["fire"] == CardRow("fire", ("b9",), 1)


def test_the_board_shows_points_and_doubles():
    state = now(new_table("b4", "y1", points=[3, 4]))
    Double("p2", 2).apply(state)
    values = {panel.id: dict(panel.rows) for panel in GAME.ui.panels(view(state, "p1")) if isinstance(panel, Values)}
    assert values == {
        "seat.p1": {"points": 3, "cards": 1},
        "seat.p2": {"points": 4, "cards": 1, "double": "yes"},
        "state": {"round": 1, "turn": "p1", "deck": 33},
    }
