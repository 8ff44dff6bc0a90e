"""Chapters 1 to 3: set-up, the course of the game, and Cosmobot's turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anunnaki.play import PACK, Sit, areas_in, his, homes, position, where
from visavis.core import NotAllowed, Session, Stream
from visavis.core.play.log import Answer
from visavis.core.question import Forms, One
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.bot_turn.actions import perform
from visavis.games.anunnaki.cards import LEVELS, MoonCard, SunCard
from visavis.games.anunnaki.effects.end import EndTurn, TriggerEnd
from visavis.games.anunnaki.effects.his_turn import Advance, Build, MixDeck, OpenCard, PlaceCube
from visavis.games.anunnaki.effects.setup import ChooseHouses, LayFate, LeaveInBox, MakeDecks
from visavis.games.anunnaki.setup import set_up
from visavis.games.anunnaki.state import Face, State
from visavis.games.anunnaki.turns import end_turn, step
from visavis.testing import clause, expect_type

SET_UP: dict[str, list[Any]] = {
    "setup.houses": [("houses", "ellenys", "pharaos")],
    "setup.goals": [("goals", "shrines", "units", "settlements")],
}
PACTS = {"pact": ["P01", "P02", "P03", "P04", "P05", "P06"]}


def ready(level: str = "normal", moon: str = "M01", **answers: list[Any]) -> Sit:
    """A game right after the set-up."""
    state: State = GAME.start(GAME.read_options({**PACK, "level": level}), GAME.default_pack)
    table = Sit(state, {**SET_UP, **answers}, {**PACTS, "moon": [moon]})
    set_up(state, table)
    assert not GAME.faults(state)
    return table


class TestSection1SetUp:
    @clause("AN-1.1", "AN-1.2", "AN-19.5")
    def test_he_gets_another_house_than_you(self) -> None:
        state: State = GAME.start(GAME.read_options(PACK), GAME.default_pack)
        table = Sit(state, {"setup.houses": [("houses", "mesos", "norrenis")]}, PACTS)
        with pytest.raises(AssertionError, match=r"setup\.goals"):
            set_up(state, table)
        assert not table.asked[0].fits(("houses", "mesos", "mesos"))
        assert table.asked[0].fits(("houses", "nypponis", "mesos"))
        assert table.came_to_nothing == [("house.mesos", "AN-19.5"), ("house.norrenis", "AN-19.6")]

    @clause("AN-1.1")
    def test_the_fourth_goal_tile_lies_beside_domination(self) -> None:
        assert ready().state.goals == ("shrines", "units", "settlements", "territories")

    @clause("AN-1.2")
    def test_what_stays_in_the_box_is_said(self) -> None:
        from visavis.words import Words

        assert ready().one(ChooseHouses) == ChooseHouses("ellenys", "pharaos")
        said = Words("de", GAME).effect(ready().one(LeaveInBox))
        for part in ("Aktionsfigur", "Aktionstableau", "Aktionsplättchen", "Götterkarten", "Waffenkarten",
                     "Herbeirufen-Plättchen", "Ressourcenmarker"):  # fmt: skip
            assert part in said

    @clause("AN-1.3", "AN-1.4")
    @pytest.mark.parametrize("level", LEVELS)
    def test_the_side_of_the_fate_card(self, level: str) -> None:
        table = ready(level)
        side = "extreme" if level == "extreme" else "standard"
        assert table.one(LayFate).side == side
        spaces = GAME.default_pack.tables["fate"][f"ellenys-{side}"].spaces
        assert table.state.fate.spaces == spaces

    @clause("AN-1.5")
    @pytest.mark.parametrize(
        ("level", "removed"),
        [
            ("easy", [("H", 1), ("H", 2)]),
            ("normal", [("H", 2), ("E", 2)]),
            ("hard", [("E", 1), ("E", 2)]),
            ("extreme", [("E", 1), ("E", 2)]),
        ],
    )
    def test_six_cards_leave_each_deck(self, level: str, removed: list[tuple[str, int]]) -> None:
        made = ready(level).one(MakeDecks)
        for name, kind, left in (("moon", MoonCard, made.moon), ("sun", SunCard, made.sun)):
            cards = GAME.default_pack.table(name, kind)
            gone = [card for id, card in cards.items() if id not in left]
            assert len(gone) == 6
            assert {(card.mark, card.marks) for card in gone} == set(removed)

    @clause("AN-1.6")
    def test_the_top_moon_card_lies_open(self) -> None:
        table = ready(moon="M04")
        assert [face.id for face in table.state.open] == ["M04"]
        assert table.state.moon.size() == 17
        assert table.state.sun.size() == 18

    @clause("AN-1.7")
    def test_his_markers(self) -> None:
        state = ready().state
        assert (state.progress, state.domination, state.points) == ((0, 0, 0), 0, 0)
        assert state.tracks.values[3][0] == -8

    @clause("AN-1.7", "AN-1.8", "AN-1.10", "AN-1.11", "AN-18.1", "AN-19.1")
    def test_every_step_of_the_set_up_is_an_instruction_of_its_own(self) -> None:
        state: State = GAME.start(GAME.read_options({**PACK, "distant": True, "creatures": True}), GAME.default_pack)
        table = Sit(state, SET_UP, {**PACTS, "moon": ["M01"]})
        set_up(state, table)
        told = [type(effect).__name__ for effect in table.effects if effect.kind == "instruction"]
        # Nobody is told to shuffle, to lay out or to turn over what the app deals.
        assert told == [
            "ChooseHouses", "LeaveInBox", "PlaceMarkers", "StartUnits", "StartUnits", "LayDistant", "LaySupply",
            "YouBegin",
        ]  # fmt: skip
        told = [type(effect).__name__ for effect in table.effects if effect.kind == "report"]
        assert {"ChooseLevel", "LayFate", "DealDecks", "ShowCreatures", "OpenPact", "OpenCard"} < set(told)

    @clause("AN-1.8", "AN-1.9", "AN-1.10", "AN-1.1")
    def test_planets_and_supplies(self) -> None:
        state = ready().state
        assert his(state) == {"C6": "ff", "C5": "f"}
        assert where(state.your_units, state) == {"Y6": "ff", "Y5": "f"}
        assert list(areas_in(state, state.settlements)) == ["C6"]
        assert (state.followers_left, state.minors_left, state.majors_left, state.settlements_left) == (9, 4, 1, 4)
        assert set(areas_in(state, state.tiles)) == {"C2", "Y2", "ATL"}
        assert (state.cubes, len(state.fate.spaces), len(state.fate.rewards)) == (0, 14, 4)

    @clause("AN-1.11")
    def test_you_begin(self) -> None:
        state = ready().state
        assert (state.phase, state.turn) == ("play", "you")


def face(id: str, *parts: str, cubes: int = 0, arrow: str = "") -> Face:
    return Face(id, parts, cubes, arrow)


class TestSection2Course:
    @clause("AN-2.1")
    def test_you_and_he_take_turns(self) -> None:
        state = position(**homes(turn="you"))
        step(state, Sit(state, {"your.turn": [("done",)]}))
        assert state.turn == "cosmobot"
        end_turn(state, Sit(state))
        assert (state.turn, state.turns) == ("you", 1)

    @clause("AN-2.1")
    def test_everything_you_can_report(self) -> None:
        state = position(
            **homes(turn="you", your_units={"Y6": "fff", "Y5": "f"}, pacts=["P01", "P02"], pact_pile=["P05"])
        )
        lines = [
            ("move", "Y6", "Y4"),
            ("gain", "Y6", 2),
            ("summon", "Y6", "minor"),
            ("settle", "Y4"),
            ("harvest", "Y4"),
            ("cubes", 1),
            ("pact", "P02"),
            ("move", "Y5", "Y2"),
            ("done",),
        ]
        answers: dict[str, list[Any]] = {"your.turn": lines, "your.units": ["f"], "your.civilization": [True]}
        table = Sit(state, answers, {"pact": ["P05"]})
        step(state, table)
        assert where(state.your_units, state) == {"Y6": "mfff", "Y4": "f", "Y2": "f"}
        assert set(areas_in(state, state.your_settlements)) == {"Y6", "Y4"}
        assert state.exhausted[state.board.at("Y4")] == 1
        assert state.your_cubes == 1
        assert state.pacts == ("P01", "P05")
        assert "Y2" not in areas_in(state, state.tiles)

    @clause("AN-15.5c", "AN-2.1")
    def test_a_marker_of_the_domination_track_that_you_took_is_gone(self) -> None:
        state = position(**homes(turn="you", domination=2))
        assert state.tokens == (3, 6, 9, 12)
        step(state, Sit(state, {"your.turn": [("token", 3), ("done",)]}))
        assert state.tokens == (6, 9, 12)
        table = Sit(state)
        perform(state, table, "supremacy_3")
        assert table.kinds() == ["Dominate"]
        assert state.points == 0

    @clause("AN-2.5")
    @pytest.mark.parametrize(("left", "open"), [(0, True), (1, False)])
    def test_once_the_end_is_triggered_you_neither_enter_nor_leave_atlantis(self, left: int, open: bool) -> None:
        state = position(**homes(turn="you", your_units={"Y6": "f", "ATL": "f"}, tiles="", turns_left=left))
        table = Sit(state, {"your.turn": [("done",)]})
        step(state, table)
        move = next(form for form in expect_type(table.asked[0], Forms).forms if form.verb == "move")
        assert ["ATL" in field.options for field in move.fields] == [open, open]
        assert "Y6" in move.fields[0].options
        if not open:
            with pytest.raises(NotAllowed) as refused:
                table.asked[0].read("move Y6 atlantis")
            assert refused.value.details["reason"] == "atlantis.closed"

    @clause("AN-2.2")
    def test_after_his_trigger_you_have_one_last_turn(self) -> None:
        state = position(**homes(turns_left=2))
        end_turn(state, Sit(state))
        assert (state.turn, state.turns_left) == ("you", 1)
        table = Sit(state, {"your.turn": [("done",)]})
        step(state, table)
        assert table.done[-1] == EndTurn("scoring")
        assert state.phase == "end"

    @clause("AN-2.3")
    @pytest.mark.parametrize(("line", "cubes"), [(("last",), 3), (("cubes", 1), 13)])
    def test_after_yours_he_has_one_last_turn(self, line: tuple[Any, ...], cubes: int) -> None:
        state = position(**homes(turn="you", turns=8, your_cubes=cubes))
        table = Sit(state, {"your.turn": [line, ("done",)]})
        step(state, table)
        assert table.one(TriggerEnd) == TriggerEnd("AN-2.3", "you", 2)
        assert (state.turn, state.turns_left) == ("cosmobot", 1)
        end_turn(state, Sit(state))
        assert state.phase == "end"

    @clause("AN-2.3")
    def test_nobody_triggers_it_twice(self) -> None:
        state = position(**homes(turn="you", turns=8, your_cubes=13, turns_left=1))
        table = Sit(state, {"your.turn": [("cubes", 1), ("done",)]})
        step(state, table)
        assert table.all(TriggerEnd) == []
        assert state.phase == "end"

    @clause("AN-2.3")
    def test_the_end_of_a_track_is_not_asked_about_in_the_first_turns(self) -> None:
        for turns, there in ((3, False), (4, True)):
            state = position(**homes(turn="you", turns=turns))
            table = Sit(state, {"your.turn": [("done",)]})
            step(state, table)
            assert ("last" in [form.verb for form in expect_type(table.asked[0], Forms).forms]) is there

    @clause("AN-2.4")
    def test_a_whole_game_ends_with_points_and_a_winner(self) -> None:
        session = Session.new(GAME, PACK, seed=3, seats={"you": "rival"})
        seen = session.seen_by("you")
        assert session.over
        assert seen.winners in (("you",), ("cosmobot",))
        assert set(seen.score) == {"you", "cosmobot"}


class TestSection3HisTurn:
    def turn(self, moon: Face, sun: str, options: dict[str, Any] | None = None, **given: Any) -> Sit:
        """His turn with this open moon card and this sun card."""
        answers, draws = given.pop("answers", {}), given.pop("draws", {})
        state = position(options, **homes(**given))
        state.open = (moon,)
        table = Sit(state, answers, {"sun": [sun], "moon": ["M02"], **draws})
        step(state, table)
        return table

    @clause("AN-3.1", "AN-3.2", "AN-3.4")
    def test_moon_then_sun_from_the_top_then_the_next_moon_card(self) -> None:
        # S09: harvest 2, advance commerce; arrow to the right.
        table = self.turn(face("M01", "advance_war", "gain_1", cubes=1), "S09")
        assert table.kinds() == [
            "OpenCard", "BeginTurn", "PlaceCube", "Advance", "PlaceFollower", "Exhaust", "Advance", "RemoveCards",
            "OpenCard", "EndTurn",
        ]  # fmt: skip
        opened = table.all(OpenCard)
        assert [(one.deck, one.card, one.clause) for one in opened] == [
            ("sun", "S09", "AN-3.1"),
            ("moon", "M02", "AN-3.4"),
        ]
        assert table.state.used == ("M01", "S09")

    @clause("AN-3.3", "AN-5.2")
    @pytest.mark.parametrize(("sun", "area"), [("S09", "C4"), ("S02", "C5")])
    def test_the_arrow_holds_for_the_moon_card_too(self, sun: str, area: str) -> None:
        # C4 gold, C5 metal: S09 reads to the right, S02 to the left.
        table = self.turn(face("M01", "build"), sun, units={"C6": "ff", "C4": "f", "C5": "f"})
        assert table.all(Build)[0].area == area

    @clause("AN-3.5")
    @pytest.mark.parametrize("deck", ["moon", "sun"])
    def test_with_the_advanced_rule_you_choose_the_deck(self, deck: str) -> None:
        table = self.turn(
            face("M01"), "S09", {"advanced": True}, answers={"next.deck": [deck]}, draws={"sun": ["S09", "S01"]}
        )
        assert table.all(OpenCard)[-1].deck == deck

    @clause("AN-3.1", "AN-3.2", "AN-3.5")
    def test_if_the_sun_card_lies_open_the_moon_card_is_turned_up_and_still_comes_first(self) -> None:
        state = position({"advanced": True, "level": "easy"}, **homes())
        state.open = (face("S09", "advance_commerce", arrow="left"),)
        table = Sit(state, {"next.deck": ["sun"]}, {"moon": ["M16"], "sun": ["S01"]})
        step(state, table)
        # M16: one cube, advance technology.
        assert [effect.track for effect in table.all(Advance)] == [
            "technology",
            "commerce",
        ]
        assert state.arrow == "left"

    @clause("AN-3.6")
    def test_a_deck_that_has_run_out_is_shuffled_anew(self) -> None:
        state = position(**homes(sun=[], used=["S01", "M03", "S02"]))
        state.open = (face("M01"),)
        table = Sit(state, {}, {"sun": ["S02"], "moon": ["M02"], "pact": ["P01"]})
        step(state, table)
        assert table.done[0] == MixDeck("sun", ("S01", "S02"))
        assert table.all(OpenCard)[0].card == "S02"
        assert state.sun.cards == ("S01",)

    @clause("AN-3.7", "AN-4.1", "AN-16.5")
    def test_fights_come_after_the_cards_and_culture_markers_last(self) -> None:
        table = self.turn(
            face("M01"), "S09", units={"C6": "f", "C4": "f", "C1": "f", "C2": "g"}, draws={"tile": ["AC01"], "die": [1]}
        )
        kinds = table.kinds()
        assert (
            kinds.index("RemoveCards") < kinds.index("RemoveTile") < kinds.index("TakeMarker") < kinds.index("EndTurn")
        )

    @clause("AN-3.2", "AN-6.1")
    def test_cubes_further_down_the_card_come_in_their_place(self) -> None:
        table = self.turn(face("M01", "gain_1", "cubes_2", "advance_war"), "S09")
        kinds = [kind for kind in table.kinds() if kind in ("PlaceFollower", "PlaceCube", "Advance")]
        assert kinds == ["PlaceFollower", "PlaceCube", "PlaceCube", "Advance", "Advance"]

    @clause("AN-3.4", "AN-6.1")
    def test_the_cubes_of_the_moon_card_come_first(self) -> None:
        table = self.turn(face("M01", "gain_1", cubes=2), "S09")
        assert table.all(PlaceCube) == [PlaceCube(1, "none"), PlaceCube(2, "none")]
        assert table.kinds().index("PlaceFollower") > table.kinds().index("PlaceCube")


@clause("AN-5.1")
def test_where_criteria_leave_several_the_person_is_asked_and_only_then() -> None:
    """In whole games, every question that leaves a choice to you comes from a tie."""
    ties = asked = 0
    for seed in range(6):
        session, stream = Session.new(GAME, PACK, seed=seed), Stream(seed)
        while session.pending is not None:
            so_far = getattr(session.pending, "so_far", None)
            if so_far is not None:
                ties += 1
                assert len(expect_type(session.pending, One).options) > 1
            session.answer(session.pending.some(stream.below))
        asked += sum(isinstance(line, Answer) and line.to.endswith("_choose") for line in session.lines)
    assert ties == asked > 0


def test_a_step_of_each_phase() -> None:
    state = ready().state
    step(state, Sit(state, {"your.turn": [("done",)]}))
    assert state.turn == "cosmobot"
