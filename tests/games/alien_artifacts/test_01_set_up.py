"""Section 1: set-up."""

from __future__ import annotations

import pytest

from tests.games.alien_artifacts.tables import asked, done, new_table, now, options
from visavis.core import TABLE, Session
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.attacks import Attack
from visavis.games.alien_artifacts.effects.projects import NewProject, Tuck
from visavis.games.alien_artifacts.effects.resources import UNSEEN, Reveal
from visavis.games.alien_artifacts.effects.setup import DealCard, DealFaction, Place, StartPlayer, TurnUp, TurnUpSystem
from visavis.games.alien_artifacts.faults import cards
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import TOKENS
from visavis.testing import clause


def first_turn(players: int, seed: int, **options: object) -> Session:
    """A new game at its first turn; who has to choose takes the first card."""
    session = Session.new(GAME, {"players": players, **options}, seed=seed)
    while asked(session)[0] in ("keep", "faction"):
        session.answer(next(iter(session.pending.answers())))
    return session


@clause("AA-1.1", "AA-1.6")
def test_seven_decks():
    state = now(first_turn(3, 1))
    assert cards(state) == {
        "resource": 83, "ship": 40, "tech": 40, "planet": 40, "artifact": 16, "defense": 10, "system": 5,
    }  # fmt: skip
    assert state.artifact_deck.size() == 16
    assert state.defense_deck.size() == 10
    assert state.tokens() == TOKENS == 38


@clause("AA-1.2")
def test_the_resource_deck_has_no_known_card_and_nothing_is_discarded():
    state = now(first_turn(2, 1))
    assert state.discards == ()
    assert all(layer.known == () for layer in state.resources.layers)


@clause("AA-1.3")
def test_the_top_cards_of_three_decks_are_public():
    session = first_turn(2, 3)
    assert {effect.deck for effect in done(session, TurnUp)} == {"ship", "tech", "planet"}
    view = session.seen_by(TABLE).view
    for deck in (view.state.ship_deck, view.state.tech_deck, view.state.planet_deck):
        assert len(deck.layers[0].known) == 1


@clause("AA-1.4")
def test_one_alien_system_is_available():
    session = first_turn(2, 3)
    (system,) = [effect.card for effect in done(session, TurnUpSystem)]
    assert now(session).systems.layers[0].known == (system,)


@clause("AA-1.5")
def test_the_standard_plan_is_there_for_everybody():
    session = new_table(operational=["SHP21"], hands=["RES01 RES02"], plans=["", "DEF01"])
    session.answer(["offensive"])
    session.answer("p2")
    assert options(session) == ("DEF00", "DEF01")


@clause("AA-1.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_another_faction(players: int):
    dealt = now(first_turn(players, 5)).factions
    assert len(set(dealt)) == players


@clause("AA-1.7")
def test_factions_can_be_chosen_in_turn_order():
    session = Session.new(GAME, {"players": 3, "factions": "choose"}, seed=2)
    first = PLACE[now(session).start]
    for at in range(3):
        assert asked(session) == ("faction", f"p{(first + at) % 3 + 1}")
        assert len(options(session)) == 6 - at
        session.answer(options(session)[-1])
    assert sorted(effect.faction for effect in done(session, DealFaction)) == ["FAC4", "FAC5", "FAC6"]


@clause("AA-1.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_marker_starts_on_the_field_of_the_players(players: int):
    assert now(first_turn(players, 1)).marker == players


@clause("AA-1.9")
def test_eight_credits_and_no_points():
    state = now(first_turn(4, 1))
    assert state.credits == (8,) * 4
    assert state.points == (0,) * 4


@clause("AA-1.10")
def test_three_cards_that_only_the_owner_sees():
    session = first_turn(3, 1)
    assert [len(hand) for hand in now(session).hands] == [3, 3, 3]
    for seat in ("p1", "p2", "p3"):
        seen = [event.effect for event in session.seen_by(seat).events if isinstance(event.effect, DealCard)]
        assert [effect.card != UNSEEN for effect in seen] == [effect.seat == seat for effect in seen]


@clause("AA-1.11")
def test_anybody_can_begin():
    assert {done(first_turn(4, seed), StartPlayer)[0].seat for seed in range(40)} == {"p1", "p2", "p3", "p4"}


@clause("AA-1.12")
def test_t20_star_union_starts_with_a_ship_a_technology_and_a_planet():
    session = Session.new(GAME, {"factions": "choose"}, seed=4)
    seat = asked(session)[1]
    session.answer("FAC1")
    session.answer("FAC2")
    assert asked(session) == ("keep", seat)
    state = now(session)
    assert state.tech_deck.size() == 38
    kept = options(session)[1]
    session.answer(kept)
    state, at = now(session), PLACE[seat]
    # The one that is not kept lies under the deck.
    assert state.tech_deck.size() == 39
    assert [state.tables.kind[card] for card in state.projects[at]] == ["tech", "planet"]
    assert state.projects[at][0] == kept
    assert [state.tables.kind[card] for card in state.operational[at]] == ["ship"]
    assert state.logistics[at] == ()


@clause("AA-1.13")
@pytest.mark.parametrize("seed", range(6))
def test_the_set_up_triggers_nothing(seed: int):
    session = first_turn(5, seed)
    assert len(done(session, Place)) == 5
    assert len(done(session, NewProject)) == 10
    assert [*done(session, Attack), *done(session, Tuck), *done(session, Reveal)] == []
    assert now(session).points == (0,) * 5
