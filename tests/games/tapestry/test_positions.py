"""Positions: what they may leave out, and what cannot be true of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tapestry.play import LANDMARKS, board, deck, set_up
from visavis.core import Session
from visavis.games.tapestry import GAME
from visavis.games.tapestry.faults import FAULTS
from visavis.games.tapestry.state import State


class TestLeftOut:
    def test_the_deck_is_what_is_not_open(self) -> None:
        state = board(pair=["1", "8"], discard=["2"])
        assert set(state.deck.cards) == {str(card) for card in range(1, 23)} - {"1", "8", "2"}

    def playing(self) -> Session[Any]:
        """A game whose first pair lies open."""
        session = set_up({"civilization.first": "engineers", "first.player": "bots"}, seed=1)
        session.answer(("income",))
        session.answer(("finish",))
        assert len(session.timeline.now.pair) == 2
        return session

    def test_a_pair_corrected_to_what_it_is_changes_nothing(self) -> None:
        session = self.playing()
        before = session.timeline.now
        session.correct({"pair": list(before.pair)})
        assert session.timeline.now.deck == before.deck
        session.correct({"discard": list(before.discard)})
        assert session.timeline.now.deck == before.deck

    def test_another_card_of_the_pair_changes_places_with_one_of_the_deck(self) -> None:
        session = self.playing()
        before = session.timeline.now
        wrong, other = before.pair[1], next(card for card in before.deck.pool if card not in before.pair)
        session.correct({"pair": [before.pair[0], other]})
        deck = session.timeline.now.deck
        assert (deck.size(), deck.size("progress")) == (before.deck.size(), before.deck.size("progress"))
        assert {*deck.cards} == {*before.deck.cards, wrong} - {other}
        assert GAME.faults(session.timeline.now) == ()

    def test_the_outposts_are_what_is_not_on_the_map(self) -> None:
        state = board(automas="-2:2 -2:1", automa_fallen="1:1", yours="2:0 1:1", shadow_fallen="-2:1")
        assert (state.outposts, state.your_outposts, state.shadow_outposts) == (6, 7, 9)


def layers(*sizes: int) -> dict[str, Any]:
    """All decision cards in layers of these sizes."""
    pool = sorted(str(card) for card in range(1, 23))
    return {"deck": {"stream": "deck", "layers": [{"size": size} for size in sizes], "pool": pool}}


STARTED: dict[str, Any] = {"phase": "play", "turn": "bots"}
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("pile.layer", layers(0, 22)),
    ("pile.count", layers(21)),
    ("deck.cards", {**deck("1"), "discard": ["1"]}),
    ("deck.cards", {**deck("1"), "pair": ["1a"]}),
    ("deck.pair", deck(pair=("1", "2", "3"))),
    ("track.space", {"you": [0, -1, 0, 0, 0]}),
    ("track.space", {"automa": [13, 0, 0, 0, 0]}),
    ("track.space", {"shadow": [0, 0, 13, 0, 0]}),
    ("track.space", {"double": [0, 0, 0, 0, 13]}),
    ("track.name", {"favourite": "diplomacy"}),
    ("track.name", {"shadow_favourite": "diplomacy"}),
    ("track.name", {"your_favourite": "diplomacy"}),
    ("track.name", {"arts_beside": "diplomacy"}),
    ("track.name", {"blockers": ["arts", "diplomacy"]}),
    ("track.trail", {"trail": ["technology-13"]}),
    ("track.trail", {"trail": ["arts-0"]}),
    ("track.trail", {"trail": ["technology-2", "technology-2"]}),
    ("landmark.twice", {"box": ["forge"]}),
    ("landmark.twice", {"box": ["bakery"]}),
    ("landmark.twice", {"your_landmarks": ["card_landmark", "forge"]}),
    ("civilization.name", {"civilizations": ["futurists"]}),
    ("era.number", {"era": 6}),
    ("era.number", {"your_era": -1}),
    ("era.finished", {**STARTED, "era": 5}),
    *(
        ("number.negative", {field: -1})
        for field in (
            "points", "your_points", "tapestries", "items", "toppled", "you_toppled", "campaign_you",
            "campaign_automa", "your_buildings",
        )
    ),
    *(("outposts.count", {field: 11}) for field in ("outposts", "your_outposts", "shadow_outposts")),
    *(("outposts.count", {field: -1}) for field in ("outposts", "your_outposts", "shadow_outposts")),
    ("achievement.who", {"ends": ["you", "you"]}),
    ("achievement.who", {"topples": ["kaiju"]}),
    ("achievement.who", {"middles": ["shadow", "shadow"]}),
    ("kaiju.district", {"kaiju": "r4c1"}),
    ("kaiju.district", {"kaiju_from": "r4c1"}),
    ("hex.two_owners", {"yours": ["2:0"], "automas": ["2:0"]}),
    ("hex.no_territory", {"yours": ["0:-1"]}),
    ("hex.no_territory", {"shadow_fallen": ["0:-1"]}),
    ("hex.three_tokens", {"your_fallen": ["0:0"], "shadow_fallen": ["0:0"]}),
    ("hex.three_tokens", {"automa_fallen": ["0:0"], "sealed": ["0:0"]}),
    ("hex.three_tokens", {"shadow_fallen": ["0:0"], "sealed": ["0:0"]}),
    ("hex.no_land", {"explored": ["2:0", "-2:2"]}),
    ("hex.kaiju", {"yours": ["2:0"], "kaijus": ["2:0"]}),
    ("hex.kaiju", {"automas": ["2:0"], "kaijus": ["2:0"]}),
]  # fmt: skip


def wrong(fields: dict[str, Any], **options: Any) -> tuple[str, ...]:
    """The faults of a game before its set-up with these fields."""
    state: State = GAME.start(GAME.read_options(options), GAME.default_pack)
    state.landmarks = tuple(LANDMARKS)
    for name, value in fields.items():
        state.write(name, value)
    return GAME.faults(state)


class TestFaults:
    @pytest.mark.parametrize(("fault", "fields"), WRONG)
    def test_a_fault_is_found_by_its_name_and_no_other(self, fault: str, fields: dict[str, Any]) -> None:
        assert wrong(fields) == (fault,)

    def test_every_fault_was_found(self) -> None:
        assert {fault for fault, _ in WRONG} == {*FAULTS.ids}

    def test_a_game_without_bots_goes_on_after_five_eras(self) -> None:
        assert wrong({**STARTED, "era": 5}, scenario="kaiju_two") == ()
        assert wrong({"phase": "play", "turn": "you", "era": 5}) == ()

    def test_in_the_world_war_there_are_twice_as_many_outposts(self) -> None:
        assert wrong({"outposts": 20, "your_outposts": 20}, scenario="war") == ()
        assert wrong({"shadow_outposts": 11}, scenario="war") == ("outposts.count",)

    def test_what_is_not_tracked_is_no_fault(self) -> None:
        assert wrong({}, tracked=False) == ()
        assert wrong({"era": 6}, tracked=False) == ("era.number",)
