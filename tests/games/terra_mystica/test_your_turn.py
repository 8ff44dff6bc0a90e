"""Your own turn: whether it goes on, what is sensible, towns, and the people of Fire & Ice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, changes, effects_of, facts, kinds, one, turn
from visavis.core import Forms, NotAllowed, One, Session
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.yours import (
    TurnEnds,
    YouAdvance,
    YouBuild,
    YouDescend,
    YouFound,
    YouTakeFavour,
    YouUseAgain,
    YouUsePower,
)
from visavis.testing import clause, expect_type
from visavis.words import LANGUAGES, Words

STATE: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "E5 E10", "plain": "D5", "marked": "G6"}


def session(options: dict[str, Any] | None = None, **fields: Any) -> Session[Any]:
    return Session.new(GAME, options or {}, position=facts({"turn": "you", **STATE, **fields}), shown=["deck"])


def verbs(game: Session[Any]) -> set[str]:
    assert isinstance(game.pending, Forms)
    return {form.verb for form in game.pending.forms}


def reason(game: Session[Any], line: str) -> object:
    with pytest.raises(NotAllowed) as refused:
        game.answer(line)
    for language in LANGUAGES:
        assert "{" not in Words(language, GAME, strict=True).refusal(refused.value, game.pending)
    return refused.value.details.get("reason")


@clause("TM-1.1")
class TestTheTurnGoesOnOrIsOver:
    def test_it_is_asked_what_else_and_said_what_was_entered(self) -> None:
        game, words = session(), Words("de", GAME, strict=True)
        assert words.question(game.pending) == "Runde 1: Was machst du?"
        game.answer("power 5")
        said = words.question(game.pending)
        assert "dein Zug geht weiter" in said
        assert "macht" in said

    def test_after_an_action_nobody_passes_or_takes_another(self) -> None:
        game = session()
        game.answer("power 5")
        assert verbs(game).isdisjoint({"pass", "cult", "power", "upgrade"})
        assert {"build", "transform", "done"} <= verbs(game)
        assert reason(game, "pass bonus 3") == "turn.begun"
        assert reason(game, "cult fire 1") == "turn.begun"

    def test_what_comes_with_an_action_leaves_the_action_open(self) -> None:
        game = session()
        game.answer("step fire 1")
        assert {"build", "upgrade", "cult", "power"} <= verbs(game)
        assert "pass" not in verbs(game)

    @pytest.mark.parametrize(("passed", "after"), [([], "her"), (["her"], "you")])
    def test_the_end_is_said_and_who_is_next(self, passed: list[str], after: str) -> None:
        decided = turn("you", answers={"your.turn": [["done"]]}, passed=passed, **STATE)
        ends = one(decided.effects, TurnEnds)
        assert ends == TurnEnds("you", after)  # type: ignore[arg-type]
        assert "Dein Zug ist zu Ende" in Words("de", GAME, strict=True).effect(ends)

    def test_an_entry_does_not_outlive_its_turn(self) -> None:
        game = session(passed=["her"])
        for line in ("step fire 1", "done"):
            game.answer(line)
        assert game.timeline.now.entered == ()

    def test_guided_only_the_end_of_a_turn_is_asked(self) -> None:
        game = Session.new(GAME, {"tracked": False}, position=facts({"home": "lakes", "your_home": "swamp"}))
        assert isinstance(game.pending, One)
        assert (game.pending.id, game.pending.seat, game.pending.options) == ("your.end", "you", ("acted", "passed"))


@clause("TM-1.1")
class TestTowns:
    FOUR = "E5 E6 F3 F4"

    def test_the_steps_of_a_town_come_after_its_last_building(self) -> None:
        game = session(yours="E5 E6 F4", houses="E5 E6", strongholds="F4")
        game.answer("build F3")
        assert isinstance(game.pending, One)
        assert game.pending.id == "your.town"
        game.answer("town_1")
        effects = effects_of(game)
        assert one(effects, YouFound) == YouFound("you", ("E5", "E6", "F3", "F4"), 1)
        assert [effect.steps for effect in all_of(effects, YouAdvance)] == [1, 1, 1, 1]
        assert isinstance(changes(effects)[-1], TurnEnds)

    def test_no_steps_no_town_and_never_twice(self) -> None:
        game = session(yours=self.FOUR, houses="E5 E6", strongholds="F4", passed=["her"])
        game.answer("upgrade F3 house")
        game.answer("no_town")
        assert game.timeline.now.towns == 0
        game = session(yours=self.FOUR, houses="E5 E6", strongholds="F4", towns="E5", passed=["her"])
        game.answer("upgrade F3 house")
        assert game.pending is not None
        assert game.pending.id == "your.turn"

    @pytest.mark.parametrize(("yours", "more", "asked"), [("E5 E6", {}, False), ("E5 E6 F4", {}, False)])
    def test_too_small_or_too_weak_is_not_asked(self, yours: str, more: dict[str, Any], asked: bool) -> None:
        decided = turn("you", answers={"your.turn": [["build", "F3"]]}, **{**STATE, "yours": yours, **more})
        assert (decided.question is not None) is asked

    def test_a_sanctuary_counts_as_two_buildings(self) -> None:
        game = session(yours="E5 E6", sanctuaries="E5", strongholds="E6")
        game.answer("build F3")
        assert game.pending is not None
        assert game.pending.id == "your.town"


@clause("TM-1.1")
class TestSensible:
    def test_a_space_that_no_ship_value_reaches_is_asked_about(self) -> None:
        game = session(yours="E5", passed=["her"])
        game.answer("build A13")
        assert isinstance(game.pending, One)
        assert game.pending.id == "your.sure"
        assert "A13" in Words("de", GAME, strict=True).question(game.pending)
        game.answer(False)
        assert game.pending.id == "your.turn"
        assert not all_of(effects_of(game), YouBuild)
        for answer in ("build A13", True):
            game.answer(answer)
        assert one(effects_of(game), YouBuild).space == "A13"

    @pytest.mark.parametrize(
        ("people", "strongholds", "asked"), [("witches", "", True), ("witches", "E5", False), ("fakirs", "", True)]
    )
    def test_who_flies_is_not_asked(self, people: str, strongholds: str, asked: bool) -> None:
        home = {"witches": "forest", "fakirs": "desert"}[people]
        game = session(yours="E5", your_faction=people, your_home=home, strongholds=strongholds, passed=["her"])
        game.answer("build A13")
        assert (game.pending is not None and game.pending.id == "your.sure") is asked

    def test_spaces_with_what_they_take(self) -> None:
        game = session(yours="E5")
        assert GAME.ui.hints is not None
        view = game.seen_by("you").view
        found = GAME.ui.hints(view, "you", "build")
        assert found["E6"] == ("hint-ship", {"ship": 0, "spades": 1})
        assert found["C2"][1]["ship"] == 1
        assert "A13" not in found
        assert "D5" not in found
        said = Words("de", GAME, strict=True)
        assert said.say(found["E6"][0], **found["E6"][1]) == "direkt, 1 Spaten"
        assert GAME.ui.hints(view, "her", "build") == {} == GAME.ui.hints(view, "you", "cult")

    def test_first_dwellings_stand_on_the_home_terrain(self) -> None:
        game = Session.new(GAME, seed=1)
        for answer in ("witches", "simpletons", "lakes"):
            game.answer(answer)
        game.answer(expect_type(game.pending, One).options[0])
        assert GAME.ui.hints is not None
        assert set(GAME.ui.hints(game.seen_by("you").view, "you", "build")) >= {"A3", "A10"}
        assert reason(game, "build A1") == "space.is_plains"

    def test_what_is_in_play_and_nothing_else_counts_as_reconstructed(self) -> None:
        game = session()
        assert GAME.ui.ids_in_play is not None
        ids = GAME.ui.ids_in_play(game.seen_by("you").view)
        reconstructed = [id for id in ids if GAME.default_pack.provenance(id) == "reconstructed"]
        assert len(reconstructed) == 7, "six tiles and the letters of the map"


@clause("TM-1.1")
class TestPeople:
    def test_auren_get_a_favour_tile_with_the_stronghold(self) -> None:
        game = session(yours="E5", houses="E5", your_faction="auren", your_home="forest")
        game.answer("upgrade E5 stronghold")
        assert game.pending is not None
        assert game.pending.id == "your.favour"
        game.answer("favour air 2")
        assert one(effects_of(game), YouTakeFavour) == YouTakeFavour("you", "air", 2)

    def test_acolytes_go_down_a_track(self) -> None:
        game = session(your_faction="acolytes", your_home="swamp", your_cults=[4, 3, 2, 0])
        assert reason(game, "descend earth 3") is None
        game.answer("descend fire 4")
        assert one(effects_of(game), YouDescend) == YouDescend("you", "fire", 4)
        assert game.timeline.now.your_cults == (0, 3, 2, 0)
        assert "build" in verbs(game)
        assert "power" not in verbs(game)

    @pytest.mark.parametrize(("strongholds", "steps"), [("", 2), ("E5", 3)])
    def test_acolytes_with_a_stronghold_go_up_one_more(self, strongholds: str, steps: int) -> None:
        game = session(your_faction="acolytes", your_home="swamp", strongholds=strongholds)
        game.answer("cult fire 2")
        assert one(effects_of(game), YouAdvance) == YouAdvance("you", "fire", steps, 2)

    def test_yetis_with_a_stronghold_use_covered_actions(self) -> None:
        yetis: dict[str, Any] = {"your_faction": "yetis", "your_home": "swamp", "covered": [4]}
        assert reason(session(**yetis), "power 4") == "power.covered"
        game = session(**yetis, strongholds="E5")
        game.answer("power 4")
        assert all_of(effects_of(game), YouUseAgain) == [YouUseAgain("you", 4)]
        assert not all_of(effects_of(game), YouUsePower)
        assert game.timeline.now.covered == (4,)

    @pytest.mark.parametrize(
        ("people", "question"), [("acolytes", "your.spade_step"), ("dragonlords", None), ("riverwalkers", None)]
    )
    @clause("TM-6.17")
    def test_cult_spades_that_are_no_land(self, people: str, question: str | None) -> None:
        tiles = ["tile6", "tile3", "tile4", "tile5", "tile8", "tile7"]
        between = {"phase": "between", "passed": ["you", "her"], "tiles": tiles, "your_cults": [0, 4, 0, 0]}
        decided = turn("you", **{**STATE, **between, "your_faction": people})
        assert (decided.question.id if decided.question else None) == question
        if question:
            answered = turn("you", answers={question: ["air"]}, **{**STATE, **between, "your_faction": people})
            assert kinds(answered.effects) == ["YouAdvance", "SpadeUsed"]

    def test_riverwalkers_use_no_spades(self) -> None:
        game = session(your_faction="riverwalkers", your_home="swamp")
        assert reason(game, "power 5") == "power.no_spades"

    @pytest.mark.parametrize(
        ("card", "why"), [("bonus 4", "bonus.hers"), ("bonus 5", "bonus.yours"), ("bonus 6", "bonus.not_here")]
    )
    def test_why_a_bonus_card_cannot_be_taken(self, card: str, why: str) -> None:
        row: dict[str, Any] = {
            "bonus": ["bonus 1", "bonus 2", "bonus 3"],
            "her_bonus": "bonus 4",
            "your_bonus": "bonus 5",
        }
        assert reason(session(**row), f"pass {card}") == why


@clause("TM-7.2")
def test_covered_power_actions_are_no_cards() -> None:
    game = session(covered=[5])
    words = Words("de", GAME, strict=True)
    rows = next(panel for panel in GAME.ui.panels(game.seen_by("you").view) if panel.id == "state").rows  # type: ignore[union-attr]
    assert words.name(dict(rows)["covered"], "labelled") == "5"
