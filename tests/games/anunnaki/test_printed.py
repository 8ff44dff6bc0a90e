"""Printed cards and boards: what is asked, when, how it is remembered, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.games.anunnaki.person import Person
from tests.games.anunnaki.play import Sit, act, areas_in, his, homes, position
from visavis.core import BadPack, BadPosition, Forms, Refusal, Region, Session
from visavis.core.play.log import Answer
from visavis.core.question import Several
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import UNREAD, Area, ask_once, board
from visavis.games.anunnaki.bot_turn.advisor_cards import CARD_FORMS, MOST_PARTS, open_card, read_card
from visavis.games.anunnaki.bot_turn.culture import culture
from visavis.games.anunnaki.bot_turn.movement import target_area
from visavis.games.anunnaki.cards import FATE_PARTS, MOON_PARTS, PARTS, SUN_PARTS
from visavis.games.anunnaki.effects.fights import TurnTile
from visavis.games.anunnaki.effects.his_turn import Build, Exhaust, MoveUnit, OpenCard, ReadCard, TakePact
from visavis.games.anunnaki.effects.setup import NameArea
from visavis.games.anunnaki.effects.your_turn import YouMove
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.scoring import final_scoring
from visavis.games.anunnaki.setup import FATE_FORM, lay_creatures, read_fate
from visavis.games.anunnaki.state import Face, Lengths, State
from visavis.packs import learned
from visavis.testing import clause, expect_type
from visavis.words import Words
from visavis.words.typed import whole_line

BOTH = {"cards": "printed", "board": "printed"}
ON_DECK = {"moon": MOON_PARTS, "sun": SUN_PARTS}


def card(first: int | str, *parts: str, mark: str = "unread") -> tuple[Any, ...]:
    """A printed card as it is read in."""
    return ("card", first, *parts, *["-"] * (MOST_PARTS - len(parts)), mark)


def blank(names: str, **fields: Any) -> State:
    """A board of areas nobody has looked at yet (`C1 C2 G1 ...`), and both capitals, C9 and Y9."""
    state: State = GAME.start(GAME.read_options(BOTH), GAME.default_pack)
    planets = {"C": "his", "Y": "yours", "G": "gaia"}
    areas = tuple(
        Area(name, planets[name[0]], edge="unread" if name[0] == "G" else "none")  # type: ignore[arg-type]
        for name in names.split()
    )
    capitals = (
        Area("C9", "his", "capital", ("food",), 1, 0, "none"),
        Area("Y9", "yours", "capital", ("food",), 1, 0, "none"),
    )
    gaia = () if "G" in names else (Area("ATL", "gaia", "atlantis", (), 0, 2, "none"),)
    state.board = board((*areas, *capitals, *gaia), (), ())
    count = len(state.board.areas)
    state.units = state.your_units = ("",) * count
    state.strengths = state.exhausted = (0,) * count
    given = {"phase": "play", "turn": "cosmobot", "settlements": "C9", "your_settlements": "Y9", **fields}
    for name, value in given.items():
        state.write(name, value.split() if name in state.REGIONS and isinstance(value, str) else value)
    complete(state, frozenset(given))
    assert not GAME.faults(state), GAME.faults(state)
    return state


class TestFewestFacts:
    @clause("AN-5.2", "AN-8.2b")
    def test_one_option_needs_no_fact(self) -> None:
        state = blank("C1", units={"C1": "f"})
        table = act(state, "build")
        assert table.one(Build).area == "C1"
        assert table.asked == []

    @clause("AN-8.2a", "AN-8.2b", "AN-5.2")
    def test_only_what_is_left_when_a_criterion_comes_is_asked(self) -> None:
        # The planet leaves G1 and G2; C1 is never asked about.
        state = blank("C1 G1 G2", units={"C1": "f", "G1": "f", "G2": "f"})
        table = act(state, "build", answers={"enter.produce": [("produce", "food_1", "wood_1")]})
        assert table.one(Build).area == "G2"
        assert [expect_type(question, Forms).args["areas"] for question in table.asked] == [("G1", "G2")]

    @clause("AN-5.2", "AN-5.3", "AN-8.2c")
    def test_a_fact_once_told_is_not_asked_again(self) -> None:
        state = blank("C1 C2", units={"C1": "ff", "C2": "ff"})
        answers = {"enter.produce": [("produce", "wood_1", "wood_2")]}
        assert act(state, "build", answers=answers).one(Build).area == "C2"
        state.settlements &= ~state.board.map.bits(["C2"])
        state.settlements_left += 1
        assert act(state, "build").one(Build).area == "C2"

    @clause("AN-5.2", "AN-5.3")
    @pytest.mark.parametrize(
        ("line", "known"),
        [
            ("2 metall", [(("metal",), 2), ((), UNREAD)]),
            ("Nahrung Holz", [(("food", "wood"), 2), ((), UNREAD)]),
            ("2 Metall, 3 Gold", [(("metal",), 2), (("gold",), 3)]),
        ],
    )
    def test_what_areas_produce_is_typed_in_a_few_words(self, line: str, known: list[Any]) -> None:
        state = blank("C1 C2")
        table = Sit(state, {"enter.produce": [("produce", "food_1", "unread")]})
        ask_once.produce(state, table, ("C1",))
        question, state = table.asked[0], blank("C1 C2")
        typed = Words("de", GAME).typed(question)
        answer = question.read(whole_line(question, line, typed), typed)
        board = ask_once.produce(state, Sit(state, {"enter.produce": [answer]}), ("C1",))
        assert [(area.resources, area.icons) for area in board.areas[:2]] == known
        with pytest.raises(Refusal):
            question.read("produce metal metal")

    @clause("AN-13.M1", "AN-13.M6")
    def test_shrines_are_asked_in_one_question_and_before_the_resources(self) -> None:
        state = blank("C1 C2 C3", units={"C9": "ff"})
        table = act(state, "move_1_mighty", answers={"enter.shrines": [("C2",)]})
        assert table.one(MoveUnit).area == "C2"
        assert [question.id for question in table.asked] == ["enter.shrines"]

    @clause("AN-13.M1", "AN-14.5", "AN-13.B4")
    def test_who_looks_at_a_planet_looks_at_all_of_it(self) -> None:
        state = blank("C1 C2 Y1 G1 G2 G3", units={"C9": "ff", "C1": "f", "G1": "fff"})
        table = Sit(state, {"enter.shrines": [("C2",)], "enter.edges": [("G3",)]})
        ask_once.shrines(state.board.map.bits(["C1"]), state, table)
        ask_once.edges(state.board.map.bits(["G2"]), state, table)
        assert [expect_type(question, Several).options for question in table.asked] == [
            ("C1", "C2"),
            ("G1", "G2", "G3"),
        ]
        ask_once.shrines(state.board.planets["his"], state, table)
        ask_once.edges(state.board.planets["gaia"], state, table)
        assert len(table.asked) == 2

    @clause("AN-13.B4", "AN-13.M4", "AN-11.3")
    @pytest.mark.parametrize(("strategy", "asked"), [("brave", True), ("mighty", True), ("cunning", False)])
    def test_whether_a_contested_area_lies_beside_atlantis_is_asked_before_it_can_be_a_target(
        self, strategy: str, asked: bool
    ) -> None:
        state = blank("G1 G2", units={"G1": "f", "G2": "fff"}, your_units={"G1": "f"})
        table = Sit(state, {"enter.edges": [("G1",)]})
        options = list(expect_type(target_area(state, table, strategy, 1, False).among, Region))
        assert ([question.id for question in table.asked] == ["enter.edges"]) is asked
        assert ("G1" in options) is asked

    @clause("AN-11.4", "AN-13.B4", "AN-13.C1")
    def test_the_lines_after_the_one_that_decides_are_not_asked_about(self) -> None:
        # Several areas beside Atlantis: their resources decide, not the shrines of the lines after it.
        state = blank("G1 G2 G3", units={"G1": "fff"})
        answers = {"enter.edges": [("G2", "G3")], "enter.produce": [("produce", "gold_1", "wood_1", "unread")]}
        table = act(state, "move_1_brave", answers=answers)
        assert table.one(MoveUnit).area == "G3"
        assert [question.id for question in table.asked] == ["enter.edges", "enter.produce"]

    @clause("AN-13.B4")
    def test_who_lies_beside_atlantis_is_asked_when_that_line_is_read(self) -> None:
        state = blank("G1 G2 G3", units={"G1": "fff"})
        table = act(state, "move_1_brave", answers={"enter.edges": [("G3",)]})
        assert table.one(MoveUnit).area == "G3"
        assert [question.id for question in table.asked] == ["enter.edges"]

    @clause("AN-13.C1", "AN-4.2")
    def test_culture_markers_are_asked_for_the_planets_in_question(self) -> None:
        state = blank("C1 C2 C3 C4", units={"C9": "ff", "C4": "f"})
        answers = {"enter.markers": [("marker", "C2", "C4", "C9"), ("no_more",)]}
        table = act(state, "move_1_cunning", answers=answers)
        assert table.one(MoveUnit).area == "C2"
        assert state.board.marked == ("his",)
        assert state.markers == (("C2", "C4", "C9"),)

    @clause("AN-4.2")
    def test_the_areas_of_a_culture_marker_may_be_named_in_any_order(self) -> None:
        state = blank("C1 C2 C3", units={"C9": "ff", "C1": "f"})
        answers = {"enter.markers": [("marker", "C9", "C1", "C2"), ("marker", "C3", "C2", "C1"), ("no_more",)]}
        table = Sit(state, answers)
        ask_once.markers(1, state, table)
        assert state.markers == (("C1", "C2", "C9"), ("C1", "C2", "C3"))
        # The same one is not named twice, in whatever order.
        assert not table.asked[1].fits(("marker", "C2", "C9", "C1"))

    @clause("AN-4.2")
    def test_culture_markers_are_not_asked_before_three_areas_hold_units(self) -> None:
        state = blank("C1 C2 C3", units={"C9": "f", "C1": "f"})
        culture(state, Sit(state))
        state = blank("C1 C2 C3", units={"C9": "f", "C1": "f", "C2": "f"})
        table = Sit(state, {"enter.markers": [("marker", "C1", "C2", "C9"), ("no_more",)]})
        culture(state, table)
        assert state.points == 2

    @clause("AN-7.2", "AN-7.5")
    def test_harvest_asks_for_the_icons_only_when_one_is_exhausted(self) -> None:
        state = blank("C1", units={"C1": "f"})
        table = act(state, "harvest_1")
        assert (table.asked, state.exhausted[0]) == ([], 1)
        table = act(state, "harvest_1", answers={"enter.produce": [("produce", "food_wood")]})
        assert table.all(Exhaust)[-1].resource == "wood"
        assert act(state, "harvest_1").done == []

    @clause("AN-12.1", "AN-1.1")
    def test_gaia_is_asked_for_at_the_first_portal(self) -> None:
        state = blank("C1", units={"C9": "ff"})
        state.board = board(tuple(area for area in state.board.areas if area.planet != "gaia"), (), ())
        state.units, state.your_units = ("", "ff", ""), ("", "", "")
        state.strengths = state.exhausted = (0, 0, 0)
        answers = {"enter.gaia": [("gaia", 6)], "enter.gaia_tiles": [("G2",)], "enter.shrines": [("G1",)]}
        table = act(state, "portal_1_mighty", answers={**answers, "enter.edges": [()]})
        assert table.one(MoveUnit).area == "G1"
        assert set(areas_in(state, state.tiles)) == {"G2", "ATL"}

    @clause("AN-1.8")
    def test_a_planet_is_one_question(self) -> None:
        state: State = GAME.start(GAME.read_options(BOTH), GAME.default_pack)
        table = Sit(state, {"enter.planet": [("planet", 6, 6, 5, 2)]})
        table.do(ask_once.home(state, table, "his", "norrenis"))
        assert state.board.map.name(state.board.starts) == "C5"
        assert [area.name for area in state.board.areas] == ["C1", "C2", "C3", "C4", "C5", "C6"]
        assert state.board.areas[5].kind == "capital"
        assert state.board.areas[4].shrines == 1
        assert state.board.areas[0].icons == UNREAD
        assert list(areas_in(state, state.tiles)) == ["C2"]

    @clause("AN-15.1")
    def test_the_best_pact_is_told(self) -> None:
        table = act(blank("C1"), "pact", answers={"enter.pact": [("pact", 4, 2)]})
        assert table.done[0] == TakePact("", 4, 2)
        assert [type(effect).__name__ for effect in table.done[1:]] == ["Advance", "Advance"]

    @clause("AN-16.4")
    def test_the_strength_of_a_tile_is_told_once(self) -> None:
        from visavis.games.anunnaki.bot_turn.fights import his_fights

        state = blank("C1", units={"C1": "f"}, tiles="C1")
        table = Sit(state, {"enter.tile": [5]}, {"die": [1]})
        his_fights(state, table)
        assert table.done[0] == TurnTile("C1", "", 5)
        assert his(state) == {"C9": "f"}
        assert state.strengths[0] == 5


class TestReadingCards:
    @clause("AN-3.1", "AN-3.2")
    def test_a_moon_card_from_the_top(self) -> None:
        state = blank("C1")
        table = Sit(state, {"enter.moon": [card(2, "move_3_cunning", "gain_2", mark="H_2")]})
        open_card(state, table, "moon", "AN-3.4")
        assert table.one(ReadCard).face == Face("m1", ("move_3_cunning", "gain_2"), 2, "", "H", 2)
        assert table.one(OpenCard) == OpenCard("AN-3.4", "moon", "m1", ("move_3_cunning", "gain_2"), 2, "")
        assert state.left == (17, 18)

    @clause("AN-3.1", "AN-3.2")
    def test_cubes_that_are_not_at_the_top_of_a_moon_card(self) -> None:
        state = blank("C1")
        table = Sit(state, {"enter.moon": [card(0, "gain_2", "cubes_1")]})
        assert read_card(state, table, "moon").parts == ("gain_2", "cubes_1")
        # Cubes in two places are no card: it is said, and asked again.
        table = Sit(state, {"enter.moon": [card(1, "cubes_1"), card(1, "build")]})
        assert read_card(state, table, "moon").parts == ("build",)
        assert table.came_to_nothing == [("card.cubes_twice", "AN-3.1")]

    @clause("AN-3.1", "AN-3.3")
    def test_a_sun_card(self) -> None:
        state = blank("C1")
        face = read_card(state, Sit(state, {"enter.sun": [card("left", "supremacy_goal", "supremacy_2")]}), "sun")
        assert (face.arrow, face.parts) == ("left", ("supremacy_goal", "supremacy_2"))

    @clause("AN-3.1")
    def test_a_card_shows_something(self) -> None:
        state = blank("C1")
        table = Sit(state, {"enter.sun": [card("left"), card("left", *["pact"] * MOST_PARTS)]})
        assert len(read_card(state, table, "sun").parts) == MOST_PARTS
        assert table.came_to_nothing == [("card.empty", "AN-3.1")]

    @clause("AN-3.1")
    @pytest.mark.parametrize(
        ("line", "parts"),
        [
            ("1 Bewegen 3 Mächtig", ("move_3_mighty",)),
            ("karte 0 Siedlung bauen Siedlungseinkommen", ("build", "income")),
            ("2, Anhänger 2, Orakel", ("gain_2", "oracle")),
            ("1", ()),
        ],
    )
    def test_a_card_is_one_line(self, line: str, parts: tuple[str, ...]) -> None:
        state = blank("C1")
        question = Forms("enter.moon", "table", "AN-3.1", (CARD_FORMS["moon"],))
        typed = Words("de", GAME).typed(question)
        answer = question.read(whole_line(question, line, typed), typed)
        assert read_card(state, Sit(state, {"enter.moon": [answer]}), "moon").parts == parts

    @clause("AN-3.1")
    def test_a_card_that_is_known_is_recognized_by_what_it_shows(self) -> None:
        state = blank("C1")
        state.read = (Face("m1", ("build",), 1),)
        table = Sit(state, {"enter.moon": [card(1, "build")]})
        assert read_card(state, table, "moon").id == "m1"
        assert table.all(ReadCard) == []
        # Once it lies in the box, one that looks the same is another one.
        state.used = ("m1",)
        table = Sit(state, {"enter.moon": [card(1, "build")]})
        assert read_card(state, table, "moon").id == "m2"

    @clause("AN-3.1")
    def test_the_question_says_how_many_cards_are_known(self) -> None:
        state = blank("C1")
        state.read = (Face("m1", ("build",), 1), Face("s1", ("pact",), 0, "left"))
        table = Sit(state, {"enter.moon": [("known", "m1")]})
        read_card(state, table, "moon")
        assert "(1 von 24 Mondkarten bekannt)" in Words("de", GAME).question(table.asked[0])

    @clause("AN-3.6")
    def test_a_card_that_was_read_in_is_known_when_its_deck_is_shuffled_anew(self) -> None:
        state = blank("C1", left=(0, 5), open=())
        state.read = (Face("m1", ("build",), 1), Face("m2", (), 2))
        state.used = ("m1", "m2")
        table = Sit(state, {"enter.moon": [("known", "m2")]})
        open_card(state, table, "moon", "AN-3.4")
        assert expect_type(table.asked[0], Forms).forms[0].fields[0].options == ("m1", "m2")
        assert [face.id for face in state.open] == ["m2"]
        assert state.left == (1, 5)

    @clause("AN-3.1")
    def test_every_symbol_of_every_kind_of_card_can_be_entered(self) -> None:
        for form, symbols in (*((CARD_FORMS[deck], of) for deck, of in ON_DECK.items()), (FATE_FORM, FATE_PARTS)):
            assert set(form.fields[-2].options) == {"-", *symbols}
        assert set(PARTS) == {*MOON_PARTS, *SUN_PARTS, *FATE_PARTS}

    @clause("AN-1.4", "AN-1.9")
    def test_the_fate_card(self) -> None:
        order, rewards = ("gold", "wood", "food", "metal"), ("followers_2", "vp_2", "followers_1", "vp_5")
        spaces = ("-", "-", "summon_minor", "-", "move_2_cunning", *["-"] * 8, "build")
        answers: dict[str, list[Any]] = {
            "enter.fate": [
                ("fate", "gold", "gold", "food", "metal", *rewards, *spaces),
                ("fate", *order, *rewards, *["-"] * 14),
            ],
            # The order and the rewards need not be entered again.
            "enter.sure_empty": [False, False],
            "enter.spaces": [("spaces", *["-"] * 14), ("spaces", *spaces)],
        }
        table = Sit(blank("C1"), answers)
        fate = read_fate(table)
        assert table.came_to_nothing == [("fate.order", "AN-1.4")]
        assert fate.order == ("gold", "wood", "food", "metal")
        assert fate.rewards[3] == "vp_5"
        assert {at: symbol for at, symbol in enumerate(fate.spaces, 1) if symbol != "none"} == {
            3: "summon_minor",
            5: "move_2_cunning",
            14: "build",
        }


class TestThePack:
    def game(self) -> Session:
        session, person = Session.new(GAME, seed=1), Person(1)
        while session.pending is not None:
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        return session

    def test_it_holds_what_was_read_in_and_is_sound(self) -> None:
        session = self.game()
        pack = GAME.pack.read(learned(session))
        view = session.seen_by("you").view
        official = {
            name: [row for row in table.values() if row.provenance == "read"] for name, table in pack.tables.items()
        }
        assert len(official["moon"]) + len(official["sun"]) == len(view.read) > 20
        assert [row.id for row in official["fate"]] == ["ellenys-standard"]
        assert len([row for row in official["area"] if row.planet == "pharaos"]) == 6
        assert official["moon"][0].names["de"].startswith("Mond · ")
        assert official["moon"][0].names["en"].startswith("moon · ")

    @clause("AN-19.1")
    def test_creatures_that_were_read_in_are_known_in_the_next_game(self) -> None:
        def to_creatures(session: Session, person: Person) -> None:
            while session.pending is not None and session.pending.id != "enter.creature":
                session.answer(person.answer(session.pending, session.seen_by("you").view))

        session, person = Session.new(GAME, {"creatures": True}, seed=1), Person(1)
        to_creatures(session, person)
        for said in (["creature", "shrines", 3], ["known", "joermungandr"], ["creature", "units", 9], ["end"]):
            session.answer(said)
        while session.pending is not None and session.pending.id != "your.turn":
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        # A creature that was taken meanwhile is remembered, too.
        session.answer(["creature", "shrines-3", "Y6"])
        pack = GAME.pack.read(learned(session))
        assert pack.tables["creature"]["shrines-3"].names["de"] == "Schreine · 3"
        again, person = Session.new(GAME, {"creatures": True}, seed=2, own_pack=pack), Person(2)
        to_creatures(again, person)
        known = expect_type(again.pending, Forms).forms[0].fields[0].options
        assert set(known) == {"joermungandr", "shrines-3", "units-9"}
        # Dealt from that pack, the printed ones come first, and no more than lie out in a game.
        state = GAME.start(GAME.read_options({"creatures": True, "cards": "pack"}), pack)
        lay_creatures(state, Sit(state))
        dealt = [one.id for one in state.creatures]
        assert dealt == ["joermungandr", "shrines-3", "units-9", "creature-2"]

    def test_a_second_game_builds_on_the_first(self) -> None:
        pack = GAME.pack.read(learned(self.game()))
        session = Session.new(GAME, seed=9, own_pack=pack)
        assert [id for id in session.seen_by("you").view.faces if id.startswith("M")]
        person = Person(77)
        person.known = {**pack.tables["moon"], **pack.tables["sun"]}
        while session.pending is not None:
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        more = GAME.pack.read(learned(session))
        assert more.provenances["read"] > pack.provenances["read"] > 20
        assert more.provenances["official"] == 1

    @pytest.mark.parametrize("lang", ["de", "en"])
    def test_the_command_writes_it(self, run: Run, tmp_path: Path, lang: str) -> None:
        log, file = tmp_path / "game.jsonl", tmp_path / "mine.toml"
        session = self.game()
        log.write_text(session.save(), "utf-8")
        ran = run("pack", "save", str(log), str(file), lang=lang)
        assert (ran.code, ran.err) == (0, "")
        assert file.read_text("utf-8") == learned(session)
        assert run("pack", "check", "anunnaki", str(file), lang=lang).code == 0
        again = run("pack", "save", str(log), str(file), lang=lang)
        assert again.code == 2, "a file that is there is not written over"

    def test_a_game_without_printed_cards_is_refused(self, run: Run, tmp_path: Path) -> None:
        from visavis.core import get_game

        log = tmp_path / "game.jsonl"
        log.write_text(Session.new(get_game("hamlets"), seed=1).save(), "utf-8")
        ran = run("pack", "save", str(log), lang="de")
        assert ran.code == 2
        assert "keine Karten eingelesen" in ran.err


class TestTheTracks:
    @clause("AN-1.7", "AN-17.3", "AN-17.4")
    def test_what_was_read_in_is_in_the_pack_and_the_rest_is_asked_when_it_matters(self) -> None:
        session, person = Session.new(GAME, seed=1), Person(1)
        while session.pending is not None:
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        view = session.seen_by("you").view
        pack = GAME.pack.read(learned(session))
        war = pack.tables["track"]["track-war"]
        assert (len(war.values), war.values[-1], war.provenance) == (11, 5, "read")
        assert war.values[view.progress[0]] == GAME.default_pack.tables["track"]["track-war"].values[view.progress[0]]
        assert war.values.count(-99) >= 8, "nobody has looked at the others"
        domination = pack.tables["track"]["track-domination"]
        assert (domination.tokens, domination.lightning, domination.values[0]) == ((3, 6, 9, 12), 9, -8)

        again, person = Session.new(GAME, seed=1, own_pack=pack), Person(1)
        person.known = {**pack.tables["moon"], **pack.tables["sun"]}
        while again.pending is not None:
            again.answer(person.answer(again.pending, again.seen_by("you").view))
        asked = [line.to for line in again.lines if isinstance(line, Answer)]
        assert not {"enter.tracks", "enter.fate", "enter.planet", "setup.right"} & set(asked)
        assert again.seen_by("you").view.tracks.lightning == 9
        before = [line.to for line in session.lines if isinstance(line, Answer)]
        assert before.count("end.multiplier") == 3
        assert asked.count("end.multiplier") < 3, "a space that was read is not asked about again"

    @clause("AN-17.3")
    def test_two_markers_on_a_space_are_one_question(self) -> None:
        state = position({"cards": "printed", "board": "pack"}, **homes(phase="end", progress=(4, 4, 4)))
        unread = tuple((-99,) * (last + 1) for last in state.tracks.last)
        state.tracks = Lengths(state.tracks.last, (), 9, unread)
        answers = {
            "end.points": [0], "end.place": [4, 4, 4], "end.multiplier": [2, 3, 4], "end.domination": [0],
            "end.his_domination": [-8], "end.gods": [0], "end.goods": [0],
        }  # fmt: skip
        table = Sit(state, answers)
        final_scoring(state, table)
        assert [row[4] for row in state.tracks.values[:3]] == [2, 3, 4]
        assert state.tracks.values[3][0] == -8


class TestNames:
    """Areas may be called by the names that are printed on the boards."""

    def session(self, **options: Any) -> Session:
        session, person = Session.new(GAME, options, seed=1), Person(1)
        while session.pending is not None and session.pending.id != "your.turn":
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        return session

    def test_the_name_stands_in_instructions_and_is_what_is_typed(self) -> None:
        session = self.session()
        session.answer("name C5 Nil  Delta")
        assert NameArea("C5", "Nil Delta") in session.lines
        view = session.seen_by("you").view
        assert view.units[view.board.at("Nil Delta")] == "f"
        words = Words("de", GAME, session.pack)
        assert words.effect(MoveUnit("AN-11.6", "f", "C6", "Nil Delta")).endswith("nach Nil Delta.")
        session.answer("name Y4 Theben")
        session.answer("move Y6 theb", words=str)
        session.answer("f")
        assert "Theben" in {line.area for line in session.lines if isinstance(line, YouMove)}
        with pytest.raises(Refusal):
            session.answer("move Y5 Y4")
        # A correction names the area as it is called now.
        session.correct({"exhausted": {"Theben": 1}})
        view = session.seen_by("you").view
        assert (view.exhausted[view.board.at("Theben")], view.your_units[view.board.at("Theben")]) == (1, "f")

    @pytest.mark.parametrize(
        ("name", "why"),
        [
            ("Theben", "name.taken"),
            ("THEBEN", "name.taken"),
            ("C5", "name.taken"),
            ("g7", "name.taken"),
            ("Atlantis", "name.taken"),
            ("somewhere", "name.taken"),
            ("7 Berge", "name.not"),
            ("hier, dort", "name.not"),
            ("x" * 25, "text.long"),
        ],
    )
    def test_a_name_that_stands_for_something_else_or_is_none_is_refused(self, name: str, why: str) -> None:
        session = self.session()
        session.answer(["name", "C5", "Theben"])
        before = session.save()
        with pytest.raises(Refusal) as refused:
            session.answer(["name", "C4", name])
        assert refused.value.id == why
        for language in ("de", "en"):
            assert Words(language, GAME, strict=True).refusal(refused.value)
        assert session.save() == before

    def test_a_mistyped_word_does_not_become_a_name(self) -> None:
        session = self.session()
        typed = Words("de", GAME).typed(session.pending)
        assert whole_line(session.pending, "Y6 Y4", typed) == "Bewegen Y6 Y4"
        for line in ("Y6 Tebhen", "Y6 nach Y4"):
            with pytest.raises(Refusal):
                session.answer(whole_line(session.pending, line, typed), words=typed)

    def test_an_area_that_is_not_there_has_no_name(self) -> None:
        session = self.session()
        for area in ("C9", "G1", "ATL", "Mars"):
            with pytest.raises(Refusal):
                session.answer(["name", area, "Theben"])

    def test_the_culture_markers_know_it(self) -> None:
        state = blank("C1 C2 C3", units={"C9": "f"})
        ask_once.markers(1, state, Sit(state, {"enter.markers": [("marker", "C1", "C2", "C9"), ("no_more",)]}))
        NameArea("C2", "Theben").apply(state)
        assert state.markers == state.board.markers == (("C1", "Theben", "C9"),)
        assert GAME.faults(state) == ()

    def test_it_is_saved_in_the_pack_and_nothing_else_may_be_called_so(self) -> None:
        session = self.session()
        session.answer(["name", "C5", "Theben"])
        text = learned(session)
        assert text.count('called = "Theben"') == 1
        pack = GAME.pack.read(text)
        again, person = Session.new(GAME, seed=1, own_pack=pack), Person(1, {"C5": "Theben"})
        person.known = {**pack.tables["moon"], **pack.tables["sun"]}
        while again.pending is not None and again.pending.id != "your.turn":
            again.answer(person.answer(again.pending, again.seen_by("you").view))
        assert his(again.seen_by("you").view) == {"C6": "ff", "Theben": "f"}
        with pytest.raises(Refusal):
            again.answer(["name", "C4", "theben"])
        # What the board file calls an area that is not on the table yet is taken, too.
        file = GAME.pack.read(text.replace('id = "gaia-1"', 'id = "gaia-1"\ncalled = "Wüste"'))
        other, person = Session.new(GAME, seed=1, own_pack=file), Person(1, {"C5": "Theben"})
        person.known = {**file.tables["moon"], **file.tables["sun"]}
        while other.pending is not None and other.pending.id != "your.turn":
            other.answer(person.answer(other.pending, other.seen_by("you").view))
        with pytest.raises(Refusal) as refusal:
            other.answer(["name", "C4", "wüste"])
        assert refusal.value.id == "name.taken"
        # A board file with the name twice, or with the number of another area.
        for wrong in ("Theben", "Y1"):
            with pytest.raises(BadPack) as refused:
                GAME.pack.read(text.replace('id = "ellenys-1"', f'id = "ellenys-1"\ncalled = "{wrong}"'))
            assert "area.called" in {problem.details.get("broken") for problem in refused.value.problems}

    def test_with_the_boards_of_the_pack_the_names_are_the_packs(self) -> None:
        session = self.session(board="pack")
        assert isinstance(session.pending, Forms)
        assert "name" not in [form.verb for form in session.pending.forms]


class TestBadInput:
    """Refused with a reason, and nothing changes."""

    def refused(self, question: Any, raw: object) -> str:
        with pytest.raises(Refusal) as refusal:
            question.read(raw)
        return refusal.value.id

    def asked(self, id: str) -> tuple[Session, Any]:
        session, person = Session.new(GAME, seed=1), Person(1)
        while session.pending is not None and session.pending.id != id:
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        assert session.pending is not None
        return session, session.pending

    @clause("AN-4.2")
    @pytest.mark.parametrize(
        "raw",
        [
            ["marker", "C1", "C1", "C2"],
            "marker C1 C1 C2",
            ["marker", "C1", "C2"],
            ["marker", "C1", "C2", "Z9"],
            ["marker", "C1", "C2", "G1"],
            ["marker"],
        ],
    )
    def test_an_area_named_twice_or_not_there(self, raw: object) -> None:
        session, question = self.asked("enter.corners")
        session.answer(["elsewhere"])
        question = session.pending
        assert question is not None
        before = session.save()
        assert self.refused(question, raw)
        with pytest.raises(Refusal):
            session.answer(raw)
        assert session.save() == before

    @pytest.mark.parametrize(
        "raw",
        [["planet", 6, 13, 1, 2], ["planet", 99, 1, 2, 3], ["moon", 6, 1, 2, 3], "planet 6 1 2"],
    )
    def test_a_planet_that_cannot_be(self, raw: object) -> None:
        _, question = self.asked("enter.planet")
        assert isinstance(question, Forms)
        assert self.refused(question, raw)

    @pytest.mark.parametrize("raw", ["Mars", "ellenys ellenys", "ellenys", 7, None])
    def test_a_house_that_does_not_exist(self, raw: object) -> None:
        assert self.refused(Session.new(GAME, seed=1).pending, raw)

    @pytest.mark.parametrize(
        ("fields", "fault"),
        [
            ({"units": {"C6": "ffffffffffffff"}}, "followers.count"),
            ({"units": {"C6": "mmmmmff"}}, "gods.count"),
            ({"units": {"C6": "ggf"}}, "gods.count"),
            ({"units": {"C6": "fm"}}, "units.letters"),
            ({"units": {"C6": "xyz"}}, "units.letters"),
            ({"settlements": ["C1", "C2", "C3", "C4", "C5", "C6"]}, "settlements.count"),
            ({"your_units": {"C6": "f"}}, "capital.entered"),
            ({"settlements": ["Y6"]}, "board.spaces"),
            ({"cubes": 15}, "cubes.count"),
            ({"progress": [11, 0, 0]}, "track.place"),
            ({"arrow": "up"}, "arrow.direction"),
            ({"goals": ["shrines", "shrines", "units", "settlements"]}, "goals.tiles"),
            ({"markers": [["C1", "C2", "C77"]]}, "markers.areas"),
            ({"exhausted": {"C1": -1}}, "exhausted.count"),
            ({"followers_left": 20}, "followers.count"),
            ({"turns_left": 4}, "turns.count"),
            ({"pacts": ["P99"]}, "pact.unknown"),
            ({"gap": 9}, "pact.gap"),
            ({"sun": {"stream": "sun", "layers": [], "pool": []}}, "deck.empty"),
            ({"moon": {"stream": "moon", "layers": [], "pool": []}}, "deck.empty"),
            ({"creatures_taken": -1}, "creatures.count"),
            ({"house": ""}, "setup.missing"),
        ],
    )
    def test_more_units_than_he_has_and_other_facts_that_cannot_be(self, fields: dict[str, Any], fault: str) -> None:
        session = Session.new(GAME, {"cards": "pack", "board": "pack"}, seed=1)
        for answer in (["houses", "ellenys", "pharaos"], ["goals", "shrines", "units", "settlements"]):
            session.answer(answer)
        before = session.save()
        with pytest.raises(BadPosition) as refused:
            session.correct(fields)
        assert refused.value.id == "position.faults"
        assert fault in expect_type(refused.value.details["faults"], tuple)
        assert session.save() == before

    def test_a_correction_of_his_units_counts_his_supply_anew(self) -> None:
        session = Session.new(GAME, {"cards": "pack", "board": "pack"}, seed=1)
        for answer in (["houses", "ellenys", "pharaos"], ["goals", "shrines", "units", "settlements"]):
            session.answer(answer)
        session.correct({"units": {"C6": "mfff"}})
        view = session.seen_by("you").view
        assert (view.followers_left, view.minors_left) == (9, 3)

    @pytest.mark.parametrize(
        ("old", "new", "fault"),
        [
            ('planet = "ellenys"\nnumber = 1', 'planet = "mars"\nnumber = 1', "area.planet"),
            ('planet = "ellenys"\nnumber = 1', 'planet = "ellenys"\nnumber = 2', "area.twice"),
            ('kind = "atlantis"', 'kind = "normal"', "area.centre"),
        ],
    )
    def test_a_board_file_with_an_area_twice_or_a_planet_that_does_not_exist(
        self, old: str, new: str, fault: str
    ) -> None:
        text = (GAME.folder / "packs" / "standard.toml").read_text("utf-8")
        assert old in text
        with pytest.raises(BadPack) as refused:
            GAME.pack.read(text.replace(old, new, 1))
        assert fault in {problem.details.get("broken") for problem in refused.value.problems}

    def test_the_shipped_pack_is_sound(self) -> None:
        assert GAME.default_pack.provenances == {"official": 1, "read": 0, "likely": 0, "reconstructed": 191}


def test_his_turn_from_a_position_by_hand() -> None:
    state = position(**homes())
    assert his(state) == {"C6": "ff", "C5": "f"}
    assert GAME.faults(state) == ()


def test_a_simulation_plays_with_the_packs_cards_unless_it_is_told_otherwise(run: Run) -> None:
    for told, cards in (((), "pack"), (("-o", "cards=printed"), "printed")):
        ran = run("simulate", "anunnaki", "--games", "3", "--json", *told)
        found = json.loads(ran.out)
        assert (found["options"]["cards"], found["options"]["board"]) == (cards, "pack")
        assert all(result["over"] for result in found["results"])


@pytest.mark.parametrize(("told", "labelled"), [((), False), (("-o", "cards=pack"), True)])
def test_reconstructed_cards_are_announced_where_they_are_used(run: Run, told: tuple[str, ...], labelled: bool) -> None:
    ran = run("play", "anunnaki", *told, stdin="quit\n", lang="de")
    assert ("nur nachempfunden" in ran.out) is labelled
