"""The players with the learned evaluation: legal everywhere, the same answer twice, reasons that add up."""

from __future__ import annotations

from typing import Any

import pytest

from visavis.core import TABLE, BareTable, Question, RandomPolicy, Stream, play_out
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.players import Journeyman, Master
from visavis.games.terra_mystica.players.league import PlayedOn, reached
from visavis.games.terra_mystica.players.learned import read_weights
from visavis.games.terra_mystica.players.measures import TERM_OF
from visavis.games.terra_mystica.players.placing import LEARNED, NAMES, PLACE, place_numbers, weights
from visavis.words import LANGUAGES, Words
from visavis.words.coaching import plan_texts

MAPS = ("base", "fire_ice", "revised", "lakes_board", "fjords", "archipelago")


class Checked:
    """A player whose answers must be legal; of some decisions the reasons are asked for too."""

    def __init__(self, player: Any) -> None:
        self.player, self.asked = player, 0

    def answer(self, look: Any, question: Question[Any], stream: Stream) -> Any:
        self.asked += 1
        answer = self.player.answer(look, question, stream)
        assert question.fits(answer)
        if question.id == "whole.turn" and self.asked % 9 == 0:
            fresh = type(self.player)()
            weighed = fresh.weigh(look, question, Stream(1))
            assert weighed[0].answer == type(self.player)().answer(look, question, Stream(1))
            told = sum(its for name, its in weighed[0].terms if not name.startswith("aim-"))
            assert told == pytest.approx(weighed[0].value, abs=0.8)
        return answer


def played(player: Any, seed: int, **options: Any) -> Any:
    chosen = GAME.read_options(options)
    state = GAME.start(chosen, GAME.default_pack)
    seats = {seat: Checked(player()) for seat in GAME.seats(chosen)}
    play_out(GAME, BareTable(GAME, state, seed, {**seats, TABLE: RandomPolicy()}))
    assert GAME.over(state)
    return state


@pytest.mark.parametrize("map", MAPS)
def test_it_plays_legally_on_every_map(map: str) -> None:
    more = {"end_tile": "outposts", "promo": True, "town_promo": True, "temple_promo": True}
    played(Journeyman, MAPS.index(map), automa=False, humans=2, map=map, **more)


@pytest.mark.parametrize("player", [Journeyman, pytest.param(Master, marks=pytest.mark.proof)])
def test_it_plays_beside_the_automa(player: type[Journeyman]) -> None:
    assert played(player, 4, keeps="everything").sides[0].points > 60


def test_the_master_answers_the_same_twice() -> None:
    chosen = GAME.read_options({"automa": False, "humans": 2})
    state = GAME.start(chosen, GAME.default_pack)
    seats = {seat: Journeyman() for seat in GAME.seats(chosen)}
    table = BareTable(GAME, state, 3, {**seats, TABLE: RandomPolicy()})
    while state.round < 5:
        GAME.step(state, table)
    before = state.digest()
    asked = []

    class Once:
        def answer(self, look: Any, question: Question[Any], stream: Stream) -> Any:
            asked.append([Master().answer(look, question, Stream(1)) for _ in range(2)])
            return asked[-1][0]

    again = BareTable(GAME, state.copy(), 3, {**{seat: Once() for seat in seats}, TABLE: RandomPolicy()})
    while not asked:
        GAME.step(again.state, again)
    assert asked[0][0] == asked[0][1]
    assert state.digest() == before


def test_the_weights_are_those_of_the_numbers() -> None:
    weights = read_weights()
    assert list(weights) == list(TERM_OF)
    assert weights["points"].in_round(3) == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word(language: str) -> None:
    words = Words(language, GAME, strict=True)
    assert all(words.term(name) for name in TERM_OF.values())


def test_the_master_names_what_it_aims_at() -> None:
    chosen = GAME.read_options({"automa": False, "humans": 2})
    state = GAME.start(chosen, GAME.default_pack)
    seats = {seat: Journeyman() for seat in GAME.seats(chosen)}
    table = BareTable(GAME, state, 3, {**seats, TABLE: RandomPolicy()})
    while state.round < 3:
        GAME.step(state, table)
    game = PlayedOn(state.copy())
    game.until(6)
    plans = [reached(state, game.state, at, 6) for at in (0, 1)]
    for plan, before, after in zip(plans, state.sides, game.state.sides, strict=True):
        towns = [args["spaces"] for message, args in plan if message == "plan-town"]
        assert bool(towns) == (len(after.towns) > len(before.towns))
        assert all(isinstance(spaces, tuple) and len(spaces) >= 2 for spaces in towns)
        assert ("plan-ship" in dict(plan)) == (after.ship > before.ship)
    assert any(plans)
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        assert all("6" in text for plan in plans for text in plan_texts(plan, words))


def test_first_dwellings_and_cards_are_valued_by_learned_weights() -> None:
    chosen = GAME.read_options({"automa": False, "humans": 3})
    state = GAME.start(chosen, GAME.default_pack)
    seen: dict[str, list[tuple[Any, float]]] = {}

    class Noted(Journeyman):
        def answer(self, look: Any, question: Question[Any], stream: Stream) -> Any:
            answer = super().answer(look, question, stream)
            if question.id in ("whole.first", "whole.card"):
                weighed = LEARNED[question.id](look(), question, stream)
                worth = {one: sum(terms.values()) for one, terms in weighed}
                assert answer == max(worth, key=lambda one: worth[one])
                seen.setdefault(question.id, []).append((answer, worth[answer]))
                if question.id == "whole.first":
                    (numbers,) = [its for one, its in place_numbers(look(), question) if one == answer]
                    total = sum(weights()[name] * its for name, its in zip(PLACE, numbers, strict=True))
                    assert total == pytest.approx(worth[answer])
            return answer

    seats = {seat: Noted() for seat in GAME.seats(chosen)}
    table = BareTable(GAME, state, 3, {**seats, TABLE: RandomPolicy()})
    while not state.round or not all(side.bonus for side in state.sides):
        GAME.step(state, table)
    assert len(seen["whole.first"]) >= 4
    assert len(seen["whole.card"]) == 3
    assert tuple(weights()) == NAMES
