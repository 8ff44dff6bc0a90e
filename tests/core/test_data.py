"""Packs, clauses, options, positions: what people write by hand."""

from __future__ import annotations

import json
import time
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from tests.core.toy import TOY
from visavis.core import (
    UNTRACKED,
    BadOption,
    BadPack,
    BadPosition,
    Fault,
    Faults,
    Layer,
    Options,
    PackCard,
    PackSpec,
    Pile,
    Refusal,
    decide,
    find_games,
    get_game,
    option_fields,
    pile_faults,
    read_position,
)
from visavis.core.clause import BadClauses, read_clauses
from visavis.games.hamlets import GAME as HAMLETS
from visavis.games.hamlets.effects import TurnCard
from visavis.library import installed
from visavis.testing import expect_type


class Coin(PackCard, frozen=True, kw_only=True):
    worth: int


def coin(id: str, worth: object = 1, provenance: str = "likely") -> str:
    return f'[[coin]]\nid = "{id}"\nen = "Coin {id}"\nde = "Münze {id}"\nprovenance = "{provenance}"\nworth = {worth}\n'


def one_is_worth_one(pack):
    return [("coin", "1", "coin.worth")] if pack.table("coin", Coin)["1"].worth != 1 else []


SPEC = PackSpec({"coin": Coin}, {"coin": ("1", "2")}, one_is_worth_one)


class TestPacks:
    def test_a_whole_pack_is_read(self) -> None:
        pack = SPEC.read('id = "mine"\n' + coin("1") + coin("2", 5, "reconstructed"))
        assert pack.table("coin", Coin)["2"].worth == 5
        assert pack.provenances == {"official": 0, "read": 0, "likely": 1, "reconstructed": 1}
        assert pack.name("2", "de") == "Münze 2"
        assert pack.name("2", "en") == "Coin 2"
        assert pack.name("9", "en") is None
        assert (pack.provenance("2"), pack.provenance("9")) == ("reconstructed", None)

    def test_the_digest_is_that_of_the_values(self) -> None:
        one = SPEC.read('id = "mine"\n' + coin("1") + coin("2", 5))
        spaced = SPEC.read('# a comment\nid = "mine"\n\n' + coin("1") + coin("2", 5))
        other = SPEC.read('id = "mine"\n' + coin("1") + coin("2", 6))
        assert one.digest == spaced.digest != other.digest

    def test_a_kind_without_listed_ids_may_have_any(self) -> None:
        spec = msgspec.structs.replace(SPEC, ids={}, constraints=None)
        assert list(spec.read('id = "m"\n' + coin("7") + coin("9")).tables["coin"]) == ["7", "9"]
        assert spec.read('id = "m"\n').tables["coin"] == {}

    @pytest.mark.parametrize(
        ("text", "id", "line"),
        [
            ('id = "m"\n' + coin("1"), "pack.missing", 2),
            ('id = "m"\n' + coin("1") + coin("2") + coin("2"), "pack.twice", 14),
            ('id = "m"\n' + coin("1") + coin("2") + coin("3"), "pack.surplus", 14),
            ('id = "m"\n' + coin("1") + coin("2", "true"), "pack.row", 8),
            ('id = "m"\n' + coin("1") + coin("2", "1.0"), "pack.row", 8),
            ('id = "m"\n' + coin("1") + coin("2", 1, "sure"), "pack.row", 8),
            ('id = "m"\n' + coin("1") + coin("2") + "colour = 3\n", "pack.row", 8),
            ('id = "m"\n' + coin("1", 2) + coin("2"), "pack.constraint", 2),
            ('id = "m"\n' + coin("1") + coin("2") + "[[note]]\nx = 1\n", "pack.table", 14),
            (coin("1") + coin("2"), "pack.id", 0),
            ('id = "m"\n' + coin("1") + "[[coin", "pack.toml", 8),
        ],
    )
    def test_every_problem_has_its_line(self, text: str, id: str, line: int) -> None:
        with pytest.raises(BadPack) as bad:
            SPEC.read(text)
        found = {problem.id: problem.details["line"] for problem in bad.value.problems}
        assert found.get(id) == line

    @pytest.mark.parametrize("where", ["name", "id", "value", "key", "pack", "table"])
    def test_a_lone_surrogate_is_refused_wherever_it_is(self, where: str) -> None:
        raw = tomllib.loads('id = "mine"\n' + coin("1") + coin("2", 5))
        row = raw["coin"][1]
        match where:
            case "name":
                row["en"] = "a\ud800"
            case "id":
                row["id"] = "\udfff"
            case "value":
                row["provenance"] = "\ud800"
            case "key":
                row["\ud800"] = 1
            case "pack":
                raw["id"] = "mine\ud800"
            case "table":
                raw["\ud800"] = []
        spec = msgspec.structs.replace(SPEC, ids={})
        with pytest.raises(BadPack) as bad:
            spec.build(raw)
        expected = {"pack": "pack.id", "table": "pack.table"}.get(where, "pack.row")
        assert expected in {problem.id for problem in bad.value.problems}

    def test_the_shipped_packs_of_all_games_are_whole(self) -> None:
        for load in find_games().values():
            game = load()
            assert game.pack is None or game.default_pack.tables


class TestClauses:
    def write(self, folder: Path, text: str) -> Path:
        file = folder / "rules.toml"
        file.write_text(text)
        return file

    entry = (
        '[[clause]]\nid = "X-1"\nsection.en = "1"\nsection.de = "1"\ntext.en = "a"\ntext.de = "b"\nstatus = "done"\n'
    )

    def test_a_list_is_read_in_order(self, tmp_path: Path) -> None:
        clauses = read_clauses(self.write(tmp_path, self.entry + self.entry.replace("X-1", "X-0")))
        assert list(clauses) == ["X-1", "X-0"]
        assert (clauses["X-1"].says("de"), clauses["X-1"].says("en")) == ("b", "a")

    @pytest.mark.parametrize(
        "text",
        [
            entry + entry,
            entry.replace("done", "open"),
            entry + 'reason = "why"\n',
            entry.replace("done", "perhaps"),
            entry.replace('text.de = "b"\n', ""),
            entry.replace('section.de = "1"\n', 'section.fr = "1"\n'),
            entry + 'reading.de = "so"\n',
            entry.replace('text.en = "a"\ntext.de = "b"\n', "text = {}\n"),
            "clause = 3",
            "x = [",
            "",
        ],
    )
    def test_a_bad_list_is_an_error(self, tmp_path: Path, text: str) -> None:
        with pytest.raises(BadClauses):
            read_clauses(self.write(tmp_path, text))

    def test_a_reading_is_in_the_languages_of_its_clause(self, tmp_path: Path) -> None:
        text = self.entry + 'reading.de = "so"\nreading.en = "thus"\n'
        clause = read_clauses(self.write(tmp_path, text))["X-1"]
        assert (clause.read_as("de"), clause.read_as("en")) == ("so", "thus")
        assert read_clauses(self.write(tmp_path, self.entry))["X-1"].read_as("de") == ""

    def test_a_game_without_a_list_has_no_clauses(self, tmp_path: Path) -> None:
        assert read_clauses(tmp_path / "rules.toml") == {}


class Many(Options, frozen=True):
    level: Literal["normal", "easy", "hard"] = "normal"
    tracked: bool = True
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2


Shape = Literal["round", "flat"]


class Shaped(Options, frozen=True):
    EXPANSIONS = ("shape",)
    ADVANCED = ("old",)

    level: Literal["lower", "low"] = "low"
    shape: Shape = "flat"
    old: bool = False


FIELDS = {one.name: one for one in option_fields(Many)}


class TestOptions:
    def test_they_say_what_is_possible_in_the_declared_order(self) -> None:
        assert FIELDS["level"].choices == ("normal", "easy", "hard")
        assert FIELDS["tracked"].choices == (True, False)
        assert (FIELDS["players"].least, FIELDS["players"].most, FIELDS["players"].default) == (2, 4, 2)

    @pytest.mark.parametrize(
        ("name", "raw", "value"),
        [("level", "hard", "hard"), ("tracked", "no", False), ("tracked", "ja", True), ("tracked", False, False),
         ("players", "3", 3), ("players", 4, 4)],
    )  # fmt: skip
    def test_text_and_values_are_read(self, name: str, raw: object, value: object) -> None:
        assert FIELDS[name].read(raw) == value

    @pytest.mark.parametrize(
        ("name", "raw"),
        [("level", "HARDER"), ("level", True), ("level", 1), ("tracked", "perhaps"), ("tracked", 1), ("players", 5),
         ("players", True), ("players", 2.0), ("players", "2.0"), ("players", "two"), ("players", None)],
    )  # fmt: skip
    def test_the_rest_is_refused(self, name: str, raw: object) -> None:
        with pytest.raises(BadOption):
            FIELDS[name].read(raw)

    def test_the_declared_order_holds_for_names_within_names_and_for_aliases(self) -> None:
        shapes = {one.name: one.choices for one in option_fields(Shaped)}
        assert shapes == {"level": ("lower", "low"), "shape": ("round", "flat"), "old": (True, False)}

    def test_a_form_is_told_what_is_an_expansion_and_what_is_advanced(self) -> None:
        assert {one.name: one.group for one in option_fields(Shaped)} == {
            "level": "main",
            "shape": "expansion",
            "old": "advanced",
        }

        class Wrong(Options, frozen=True):
            ADVANCED = ("nothing",)

        with pytest.raises(TypeError, match="nothing"):
            option_fields(Wrong)

    def test_an_unknown_option_names_those_there_are(self) -> None:
        with pytest.raises(BadOption) as no:
            HAMLETS.read_options({"colour": "red"})
        assert no.value.details["options"] == ("level", "tracked")


class TestGames:
    def test_games_are_found_by_their_folder(self) -> None:
        assert {"hamlets", "sparks"} <= set(find_games())
        assert get_game("hamlets") is HAMLETS

    def test_another_package_can_bring_a_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        entry = EntryPoint("toy", "tests.core.toy:TOY", "visavis.games")
        monkeypatch.setattr("visavis.library.entry_points", lambda group: [entry] if group == "visavis.games" else [])
        installed.cache_clear()
        try:
            assert get_game("toy") is TOY
        finally:
            installed.cache_clear()

    def test_an_unknown_game_names_those_there_are(self) -> None:
        with pytest.raises(Refusal) as no:
            get_game("chess")
        assert "hamlets" in expect_type(no.value.details["options"], tuple)


HERS = {"phase": "play", "turn": "her", "yours": ["E6"], "plain": ["C4"], "marked": ["G7"]}


def position(**changes: object) -> str:
    return json.dumps({"game": "hamlets", "state": HERS, "draws": {"deck": ["2", "1"]}, **changes})


class TestPositions:
    def test_it_says_what_happens_and_why(self) -> None:
        decided = decide(read_position(position()))
        assert [type(effect).__name__ for effect in decided.effects] == [
            "TurnCard",
            "TurnCard",
            "PlaceHouse",
            "NextTurn",
        ]
        assert decided.decisions[0].pick == "F6"
        assert decided.question is None

    def test_a_missing_draw_is_a_question(self) -> None:
        decided = decide(read_position(position(draws={})))
        assert decided.question.id == "draw.deck"

    def test_a_missing_answer_is_a_question(self) -> None:
        decided = decide(read_position(position(options={"tracked": False}, state={"phase": "play", "turn": "her"})))
        assert decided.question.id == "build.space"
        answered = position(
            options={"tracked": False}, state={"phase": "play", "turn": "her"},
            answers={"build.space": ["done"], "build.marked": [True]},
        )  # fmt: skip
        assert decide(read_position(answered)).question is None

    def test_the_deck_follows_from_what_is_turned_over(self) -> None:
        decided = decide(read_position(position(state={**HERS, "turned": ["3", "7"]}, draws={"deck": ["1"]})))
        assert expect_type(decided.effects[0], TurnCard).card == "1"

    def test_a_pile_can_be_a_plain_list(self) -> None:
        others = [str(number) for number in range(3, 13)]
        decided = decide(
            read_position(position(state={**HERS, "deck": ["1", "2"], "turned": others}, draws={"deck": ["2"]}))
        )
        assert expect_type(decided.effects[0], TurnCard).card == "2"

    @pytest.mark.parametrize(
        ("text", "id"),
        [
            ("", "position.json"),
            ("{", "position.json"),
            ("[]", "position.document"),
            ("{}", "position.document"),
            (position(more=1), "position.document"),
            (position(draws={"deck": [True]}), "position.document"),
            (position(game="sparks"), "position.game"),
            (position(state={"colour": 1}), "position.field"),
            (position(state={"pack": {}}), "position.field"),
            (position(state={"round": "one"}), "position.value"),
            (position(state={"round": True}), "position.value"),
            (position(state={"round": 9}), "position.faults"),
            (position(state={"yours": "E6"}), "position.spaces"),
            (position(state={"yours": ["Z9"]}), "position.space"),
            (position(state={"yours": [3]}), "position.space"),
            (position(state={"yours": ["A6"]}), "position.faults"),
            (position(draws={"deck": ["12"]}), "position.answer"),
            (position(options={"level": "mad"}), "option.value"),
        ],
    )
    def test_what_cannot_be_is_refused(self, text: str, id: str) -> None:
        with pytest.raises(Refusal) as no:
            decide(read_position(text), HAMLETS)
        assert no.value.id == id
        assert isinstance(no.value, (BadPosition, BadOption))

    def test_bytes_that_are_no_text_are_refused(self) -> None:
        with pytest.raises(BadPosition):
            read_position(b"\xff\xfe")


@pytest.mark.parametrize(
    "text",
    [
        "a." * 50_000 + "b = 1",
        "x = " + "[" * 100_000,
        "x = " + "9" * 5000,
        "[" + "a." * 5000 + "b]",
        "x = {" + "a." * 5000 + "b = 1}",
    ],
)
def test_a_pack_that_would_keep_the_reader_busy_is_refused_at_once(text: str) -> None:
    began = time.process_time()
    with pytest.raises(BadPack) as refused:
        get_game("hamlets").pack.read(text)
    assert refused.value.id == "pack.toml"
    assert time.process_time() - began < 2


class TestFormsOfPacks:
    """An owner's pack opens for ever: every form that was ever written has a way up."""

    first = 'id = "mine"\n' + coin("1") + coin("2", 5)
    second = (
        'id = "mine"\nschema = 2\n'
        '[[coin]]\nid = "1"\nnames.en = "Coin 1"\nnames.de = "Münze 1"\nprovenance = "likely"\nworth = 1\n'
        '[[coin]]\nid = "2"\nnames.en = "Coin 2"\nnames.de = "Münze 2"\nprovenance = "likely"\nworth = 5\n'
    )

    def test_the_first_form_says_the_same_as_todays(self) -> None:
        first, second = SPEC.read(self.first), SPEC.read(self.second)
        assert (first.tables, first.raw) == (second.tables, second.raw)
        # The digest that 0.4.0 wrote into its saved games.
        assert first.digest == second.digest == "36af38371e40d461"

    def test_a_translation_is_a_name_more(self) -> None:
        text = self.second.replace('names.en = "Coin 1"', 'names.en = "Coin 1"\nnames.fr = "Sou 1"')
        pack = SPEC.read(text)
        assert (pack.name("1", "fr"), pack.name("2", "fr"), pack.name("1", "de")) == ("Sou 1", "Coin 2", "Münze 1")

    def test_a_game_that_changes_its_columns_says_the_way_up(self) -> None:
        class Weighed(Coin, frozen=True, kw_only=True):
            grams: int

        def weigh(raw: dict[str, Any]) -> dict[str, Any]:
            return {**raw, "coin": [{**row, "grams": 3} for row in raw["coin"]]}

        spec = PackSpec({"coin": Weighed}, {}, schema=3, upgrades={2: weigh})
        assert spec.read(self.first).table("coin", Weighed)["2"].grams == 3
        assert spec.read(self.second).raw["schema"] == 3

    @pytest.mark.parametrize("given", ["3", "0", "-1", '"2"', "true", "1.0"])
    def test_a_form_that_nobody_knows_is_refused(self, given: str) -> None:
        with pytest.raises(BadPack) as wrong:
            SPEC.read(self.second.replace("schema = 2", f"schema = {given}"))
        assert wrong.value.id == "pack.schema"

    def test_a_card_without_a_name_is_refused(self) -> None:
        with pytest.raises(BadPack):
            SPEC.read(self.second.replace('names.en = "Coin 1"\nnames.de = "Münze 1"\n', "names = {}\n"))


class TestFaults:
    faults = Faults([Fault("none", lambda cards: not cards)], [Fault("low", lambda cards: cards[0] < 1)])

    def test_a_later_group_is_looked_at_once_the_earlier_ones_are_sound(self) -> None:
        assert [self.faults(cards) for cards in ((), (0,), (1,))] == [("none",), ("low",), ()]
        assert (self.faults + self.faults).ids == ("none", "low", "none", "low")

    def test_what_nobody_can_say_is_no_fault(self) -> None:
        assert Faults([Fault("untracked", lambda state: UNTRACKED)])(None) == ()

    def test_a_pile_names_its_own(self) -> None:
        faults = Faults(pile_faults(lambda pile: pile))
        assert faults(Pile("deck", (Layer(0),), ("a",))) == ("pile.layer", "pile.count")
        assert faults(Pile.of("deck", "abc")) == ()
