"""After an undo only what hands have to move back is told, on the page and in the terminal alike."""

from __future__ import annotations

import pytest

from tests.web.client import Client
from visavis.cli.companion.show import Show
from visavis.core import Effect, Note, get_game
from visavis.core.chance import Stream
from visavis.core.effect import EffectKind
from visavis.core.play.last_change import diff_logs
from visavis.core.play.log import Answer, Draw, Line, Step
from visavis.words import Words


class Moves(Effect, frozen=True):
    """An instruction."""


class Offers(Note, frozen=True):
    """An instruction that moves nothing."""

    by_hand = False


class Enters(Effect, frozen=True):
    """What a person reports."""

    kind: EffectKind = "report"  # type: ignore[misc]


class Informs(Note, frozen=True):
    """A report that is a note."""

    kind: EffectKind = "report"  # type: ignore[misc]


class Books(Effect, frozen=True):
    """Bookkeeping."""

    kind: EffectKind = "silent"  # type: ignore[misc]


def told(*lines: Line, game: str = "hamlets") -> tuple[Effect, ...]:
    return diff_logs((Step(1), *lines), (), get_game(game)).taken_back


def test_instructions_are_told_unless_they_move_nothing() -> None:
    assert told(Moves(), Offers(), Books(), Informs()) == (Moves(),)


def test_a_report_is_told_if_it_was_entered() -> None:
    assert told(Answer("yes", "your.turn", "you"), Enters()) == (Enters(),)
    assert told(Enters()) == ()
    # The card that the app draws, and the one that a person shows.
    assert told(Answer("yes", "tie", "you"), Draw("5", "deck", "you"), Enters()) == ()
    assert told(Answer("yes", "your.turn", "you"), Step(2), Enters()) == ()


def test_where_the_app_deals_hidden_cards_there_is_no_table() -> None:
    assert told(Answer("yes", "turn", "p1"), Moves(), Enters(), game="sparks") == ()


def test_page_and_terminal_tell_the_same_after_an_undo(client: Client) -> None:
    id = client.begin("hamlets", seed="1", tracked="")
    session, stream, full = client.session(id), Stream(1), 0
    show = Show(Words("en", session.game))
    for _ in range(12):
        assert session.pending is not None
        client.answer(id, session.pending.some(stream.below))
        assert "Undone." not in client.get(f"/game/{id}").body.decode()
        client.undo(id)
        text, effects = client.get(f"/game/{id}").body.decode(), session.seen_by("you").taken_back
        assert ('class="taken"' in text, "Undone. Nothing to change on the table." in text) == (
            bool(effects),
            not effects,
        )
        assert show.taken_back(effects).plain.startswith("Undone. Put" if effects else "Undone. Nothing")
        assert not [effect for effect in effects if not effect.by_hand]
        full += bool(effects)
        client.post(f"/game/{id}/redo", at=client.stamp(id))
    assert full


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_correction_is_not_told_as_something_to_undo_on_the_table(client: Client, language: str) -> None:
    client.cookies["language"] = language
    id = client.begin("hamlets", seed="1", tracked="true")
    words = Words(language)
    session = client.session(id)
    before = session.timeline.now.houses_left
    session.correct({"houses_left": before - 1})
    client.undo(id)
    text = client.get(f"/game/{id}").body.decode()
    assert words.say("play-undone-facts") in text
    assert f": {before}</p>" in text
    assert words.say("play-undone") not in text
    client.post(f"/game/{id}/redo", at=client.stamp(id))
    text = client.get(f"/game/{id}").body.decode()
    assert words.say("play-redone-facts") in text
    assert words.say("play-undone") not in text


def test_points_that_were_entered_leave_nothing_on_the_table(client: Client) -> None:
    id = client.begin("hamlets", seed="1", tracked="")
    session = client.session(id)
    session.enter_points("you", 5)
    assert not session.seen_by("you").undone
    client.undo(id)
    assert session.seen_by("you").undone
    assert "Undone. Nothing to change on the table." in client.get(f"/game/{id}").body.decode()
