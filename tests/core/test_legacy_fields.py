"""Packages written for 1.0: their fields of `Game` work with a warning, and mean what they meant."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Literal

import pytest

import visavis.core
from tests.core.toy import TOY
from tests.packages import describe, found_in
from tests.web.client import Client
from visavis.core import (
    CardFace,
    Clause,
    CompositeAnswer,
    Effect,
    Forms,
    Game,
    GameUI,
    HexMap,
    Options,
    Panel,
    Players,
    Price,
    RandomPolicy,
    Recorded,
    RecordFormat,
    Refusal,
    ScoreLine,
    SeatBoard,
    Session,
    StatisticsFields,
    Stream,
    TextSource,
    Values,
    get_game,
    option_fields,
    search,
)
from visavis.core.legacy_fields import COMPANIONS, FROM_PLAY, RULES, UI
from visavis.core.pack import NO_PACK
from visavis.store import Store
from visavis.testing import check_game, expect_type
from visavis.web.routes import App

POND = Path(__file__).parent.parent / "pond_1_0" / "pond"
PACK = NO_PACK
PANEL = Values("points", (("turn", 1),))
FACE = CardFace("a", "kind")
CLAUSE = Clause("X-1", {"en": "1"}, {"en": "One."}, "done")
SHEET = (("you", "tally-x", {"n": 1}, 3),)


def counted(state: Any) -> tuple[str, ...]:
    return ("you",)


def record(pack: Any, text: str) -> Recorded:
    return Recorded(({"row": text},), {})


OLD_RULES: dict[str, Any] = {
    "counted": counted,
    "wins": lambda state: ("you",),
    "asks_points": ("points",),
    "open_points": True,
    "cards": lambda state: {"house": 3},
    "complete": lambda state, given: None,
    "turned": lambda before, state: None,
    "deals": lambda options: True,
}
OLD_UI: dict[str, Any] = {
    "board": lambda view: (PANEL,),
    "named": lambda pack, id: ("opt-x", {"id": id}),
    "described": lambda pack, id: (("card-x", {"id": id}),),
    "detailed": lambda view, pack, id: (("card-y", {"id": id, "view": view}),),
    "sensible": lambda view, seat, verb: {"A1": ("near", {"verb": verb})},
    "price": lambda view, seat, verb, chosen: ("price-pay", {"verb": verb}) if verb == "buy" else None,
    "ways": lambda view, question: (CompositeAnswer("buy", (), (), (1, 2)),),
    "symbols": lambda pack, id: (("coin", 2),),
    "face": lambda view, pack, id: FACE,
    "tapping": lambda view, question: None,
    "mats": lambda view: (SeatBoard("seat.you", "you"),) if view == "kept" else (),
    "tally": lambda effects: SHEET,
    "in_play": lambda view: ("a", "b"),
}
OLD_PLAYERS: dict[str, Any] = {
    "policies": {"slow": RandomPolicy},
    "budgets": {"mcts": lambda iterations, milliseconds: RandomPolicy()},
    "stand_in": "slow",
    "simulated": {"players": "two"},
    "tries": "slow",
    "tried": {"players": "one"},
    "boxed": ("keep",),
}
OLD_RECORDS: dict[str, Any] = {
    "record": record,
    "written": lambda header, lines, pack: "text",
    "notation": lambda view, question, line: 1,
}
OLD_STATISTICS: dict[str, Any] = {"factions": ("faction",), "rounds": "turn", "first": "begins"}
OLD_SOURCE: dict[str, Any] = {"text": "a bot", "texts": {"en": "x = X"}, "listed": {"X-1": CLAUSE}}
OLD_PACKS: dict[str, Any] = {
    "learned": lambda state: {"from": state},
    "read_in": lambda pack, effects: {"pack": pack, "effects": [*effects]},
}
OLD = OLD_RULES | OLD_UI | OLD_PLAYERS | OLD_RECORDS | OLD_STATISTICS | OLD_SOURCE | OLD_PACKS


def old_game(**old: Any) -> Game[Any]:
    """A game with the fields of `TOY` that are called as they were, and those of 1.0 that are given."""
    same = {
        field.name: getattr(TOY, field.name) for field in fields(TOY)
        if field.name not in (*COMPANIONS, *RULES.values(), "pack_from_play")
    }  # fmt: skip
    with pytest.warns(DeprecationWarning, match=rf"Game\({', '.join(old)}\)") as warned:
        game: Game[Any] = Game(**same, **old)
    assert [warning.filename for warning in warned] == [__file__]
    return game


def test_every_field_of_1_0_is_tried_here() -> None:
    known = {*RULES, *FROM_PLAY, *(name for names in COMPANIONS.values() for name in names)}
    assert known == {*OLD, "priced"}


def test_the_documentation_has_every_old_name_beside_its_new_one() -> None:
    text = (Path(__file__).parents[2] / "docs" / "new-game.md").read_text("utf-8").partition("## From 1.0 to 1.1")[2]
    rows = [tuple(re.findall(r"`([\w.]+)", cell) for cell in line.split("|")[1:3]) for line in text.splitlines()]
    documented = {old: row[1] for row in rows if row for old in row[0]}
    where = RULES | dict.fromkeys(FROM_PLAY, "pack_from_play") | visavis.core._RENAMED
    for part, names in COMPANIONS.items():
        where |= {old: f"{part}.{new}" for old, new in names.items()}
    assert {old for old, new in where.items() if new not in documented.get(old, ())} == set()


class TestConstructor:
    def test_rules(self) -> None:
        game = old_game(**OLD_RULES)
        for old, new in RULES.items():
            assert getattr(game, new) is OLD_RULES[old]
        assert game.winners(None) == ("you",)

    def test_user_interface(self) -> None:
        ui = old_game(**OLD_UI).ui
        assert isinstance(ui, GameUI)
        assert (ui.layout, ui.shows_prices) == ("cards", False)
        assert ui.panels("view") == (PANEL,)
        assert ui.name(PACK, "a") == ("opt-x", {"id": "a"})
        assert ui.describe(PACK, "a") == (("card-x", {"id": "a"}),)
        assert ui.describe(PACK, "a", "view") == (("card-y", {"id": "a", "view": "view"}),)
        assert ui.hints("view", "you", "build") == {"A1": ("near", {"verb": "build"})}
        assert ui.price("view", "you", "buy", ()) == Price(note=("price-pay", {"verb": "buy"}))
        assert ui.price("view", "you", "pass", ()) is None
        assert [way.answers for way in ui.composite_answers("view", Forms("q", "you", "", ()))] == [(1, 2)]
        assert ui.icons(PACK, "a") == (("coin", 2),)
        assert ui.card_face(None, PACK, "a") is FACE
        assert ui.card_payment("view", Forms("q", "you", "", ())) is None
        assert [board.id for board in ui.seat_boards("kept")] == ["seat.you"]
        assert (ui.keeps_everything("kept"), ui.keeps_everything("view")) == (True, False)
        assert ui.score_sheet([]) == (ScoreLine("you", "tally-x", {"n": 1}, 3),)
        assert ui.ids_in_play("view") == ("a", "b")

    def test_prices_in_icons(self) -> None:
        price = Price((("coin", 2),))
        ui = old_game(priced=lambda view, seat, verb, chosen: price, price=OLD_UI["price"]).ui
        assert ui.shows_prices
        assert ui.price("view", "you", "buy", ()) is price

    def test_a_hook_that_is_none_is_not_there(self) -> None:
        ui = old_game(**dict.fromkeys(UI, None)).ui
        usual = GameUI[Any]()
        assert (ui.layout, ui.shows_prices, ui.keeps_everything("kept")) == ("panels", False, False)
        assert ui.panels("view") == usual.panels("view")
        assert ui.describe(PACK, "a", "view") == usual.describe(PACK, "a")
        assert ui.price("view", "you", "buy", ()) is None
        assert ui.score_sheet([]) == ()
        assert ui.ids_in_play("view") is None

    def test_without_more_for_one_seat_a_card_says_the_same_to_all(self) -> None:
        ui = old_game(described=OLD_UI["described"]).ui
        assert ui.describe(PACK, "a", "view") == ui.describe(PACK, "a") == (("card-x", {"id": "a"}),)
        assert (ui.layout, ui.panels("view")) == ("panels", ())

    def test_players(self) -> None:
        game = old_game(**OLD_PLAYERS)
        assert game.players == Players(
            policies=OLD_PLAYERS["policies"], budgets=OLD_PLAYERS["budgets"], stand_in="slow",
            simulation_options={"players": "two"}, tryout_policy="slow", tryout_options={"players": "one"},
            tryout_first_answer=("keep",),
        )  # fmt: skip
        assert isinstance(game.policy("mcts:20"), RandomPolicy)
        assert game.policy_names == ("slow", "random")

    def test_records(self) -> None:
        game = old_game(**OLD_RECORDS)
        assert game.records == RecordFormat(
            replay=record, write=OLD_RECORDS["written"], parse_command=OLD_RECORDS["notation"]
        )

    def test_commands_without_records(self) -> None:
        records = old_game(notation=OLD_RECORDS["notation"]).records
        assert records is not None
        assert records.parse_command is OLD_RECORDS["notation"]
        with pytest.raises(Refusal) as refused:
            records.replay(PACK, "")
        assert (refused.value.id, refused.value.details["game"]) == ("record.none", "toy")
        assert old_game(record=None, written=None).records is None

    def test_statistics(self) -> None:
        game = old_game(**OLD_STATISTICS)
        assert game.statistics == StatisticsFields(factions=("faction",), rounds="turn", first_seat="begins")
        assert old_game(first="begins").statistics.rounds == "round"

    def test_text(self) -> None:
        game = old_game(**OLD_SOURCE)
        assert game.source == TextSource(text="a bot", fluent={"en": "x = X"}, clauses={"X-1": CLAUSE})
        assert (game.text, game.clauses) == ("a bot", {"X-1": CLAUSE})
        assert old_game(text=None, texts=None, listed=None).source is None

    def test_a_pack_from_play(self) -> None:
        both, read = old_game(**OLD_PACKS), old_game(read_in=OLD_PACKS["read_in"], learned=None)
        assert both.pack_from_play is not None
        assert both.pack_from_play("state", PACK, ()) == {"from": "state"}
        assert read.pack_from_play is not None
        assert read.pack_from_play("state", PACK, iter((1, 2))) == {"pack": PACK, "effects": [1, 2]}  # type: ignore[arg-type]
        assert old_game(learned=None).pack_from_play is None

    def test_an_unknown_field_is_an_error_as_ever(self) -> None:
        with pytest.raises(TypeError, match="mates"):
            replace(TOY, mates=1)  # type: ignore[call-arg]


class NewUI(GameUI[Any]):
    layout = "cards"

    def panels(self, view: Any) -> tuple[Panel, ...]:
        return (PANEL,)

    def describe(self, pack: Any, id: str, view: Any = None) -> tuple[Any, ...]:
        return ((id, {"view": view}),)

    def price(self, view: Any, seat: str, verb: str, chosen: tuple[object, ...]) -> Price | None:
        return Price(note=("price-pay", {"verb": verb})) if verb == "buy" else None

    def card_face(self, view: Any, pack: Any, id: str) -> CardFace | None:
        return FACE

    def score_sheet(self, effects: Iterable[Effect]) -> tuple[ScoreLine, ...]:
        return (ScoreLine(*SHEET[0]),)


NEW = replace(
    TOY, ui=NewUI(), piece_counts=lambda state: {}, players=Players(stand_in="slow", tryout_policy="quick"),
    records=RecordFormat(replay=record), source=TextSource(text="a bot", fluent={"en": "a = A"}),
    pack_from_play=lambda state, pack, effects: {},
)  # fmt: skip


def changed(**old: Any) -> Game[Any]:
    with pytest.warns(DeprecationWarning, match=rf"Game\({', '.join(old)}\)") as warned:
        game = replace(NEW, **old)
    assert [warning.filename for warning in warned] == [__file__]
    return game


class TestReplace:
    @pytest.mark.parametrize("old", RULES)
    def test_a_rule(self, old: str) -> None:
        assert getattr(changed(**{old: OLD_RULES[old]}), RULES[old]) is OLD_RULES[old]

    def test_one_hook_and_the_others_stay(self) -> None:
        ui = changed(named=OLD_UI["named"]).ui
        assert ui.name(PACK, "a") == ("opt-x", {"id": "a"})
        assert (ui.layout, ui.panels("view"), ui.card_face(None, PACK, "a")) == ("cards", (PANEL,), FACE)
        assert ui.describe(PACK, "a", "view") == (("a", {"view": "view"}),)
        assert ui.price("view", "you", "buy", ()) == Price(note=("price-pay", {"verb": "buy"}))
        assert ui.score_sheet([]) == (ScoreLine(*SHEET[0]),)
        assert changed(face=None).ui.layout == "panels"

    def test_the_rest_of_a_companion_stays(self) -> None:
        assert changed(policies={"slow": RandomPolicy}).players == Players(
            policies={"slow": RandomPolicy}, stand_in="slow", tryout_policy="quick"
        )
        assert changed(rounds="turn").statistics == StatisticsFields(rounds="turn")
        assert changed(written=OLD_RECORDS["written"]).records == RecordFormat(
            replay=record, write=OLD_RECORDS["written"]
        )
        assert changed(texts={"en": "b = B"}).source == TextSource(text="a bot", fluent={"en": "b = B"})

    def test_a_pack_from_play(self) -> None:
        game = changed(learned=OLD_PACKS["learned"])
        assert game.pack_from_play is not None
        assert game.pack_from_play("state", PACK, ()) == {"from": "state"}
        assert changed(learned=None).pack_from_play is None

    def test_fields_of_1_1_warn_of_nothing(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert replace(NEW, hidden=True).ui is NEW.ui
            assert NEW.with_players(stand_in="other").players.tryout_policy == "quick"


def read(game: Game[Any], name: str) -> Any:
    """An attribute by its name in 1.0; it warns once, and the warning says where it is now."""
    with pytest.warns(DeprecationWarning, match=rf"Game\.{name} is Game\.") as warned:
        value = getattr(game, name)
    assert [warning.filename for warning in warned] == [__file__]
    return value


class TestAttributes:
    @pytest.mark.parametrize("name", sorted(set(OLD) - {"text"}))
    def test_of_a_game_of_1_0(self, name: str) -> None:
        assert read(old_game(**OLD), name) is OLD[name]

    @pytest.mark.parametrize("name", [*RULES, *FROM_PLAY, *sorted(set(UI) - {"board"})])
    def test_what_a_game_does_not_have_is_none_as_ever(self, name: str) -> None:
        assert not read(TOY, name)

    def test_of_a_game_of_1_1(self) -> None:
        assert read(NEW, "cards") is NEW.piece_counts
        assert read(NEW, "stand_in") == "slow"
        assert read(NEW, "record") is record
        assert read(NEW, "texts") == {"en": "a = A"}
        assert (read(TOY, "record"), read(TOY, "texts"), read(TOY, "rounds")) == (None, None, "round")

    def test_hooks_have_the_parameters_and_results_that_they_had(self) -> None:
        assert read(NEW, "board")("view") == (PANEL,)
        assert read(NEW, "described")(PACK, "a") == (("a", {"view": None}),)
        assert read(NEW, "detailed")("view", PACK, "a") == (("a", {"view": "view"}),)
        assert read(NEW, "price")("view", "you", "buy", ()) == ("price-pay", {"verb": "buy"})
        assert read(NEW, "price")("view", "you", "pass", ()) is None
        assert read(NEW, "face")(None, PACK, "a") is FACE
        assert read(NEW, "tally")([]) == SHEET
        assert (read(NEW, "priced"), read(NEW, "mats")) == (None, None)
        assert read(changed(named=OLD_UI["named"]), "tally")([]) == SHEET

    def test_no_other_name(self) -> None:
        with pytest.raises(AttributeError, match="no attribute 'mates'"):
            _ = NEW.mates  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", visavis.core._RENAMED)
def test_a_name_of_the_core_in_1_0(name: str) -> None:
    new = visavis.core._RENAMED[name]
    with pytest.warns(DeprecationWarning, match=rf"visavis\.core\.{name} is called {new}"):
        assert getattr(visavis.core, name) is getattr(visavis.core, new)
    assert new in visavis.core.__all__


def test_the_settings_of_a_search_by_their_name_in_1_0() -> None:
    with pytest.warns(DeprecationWarning, match=r"search\.Thinking is called SearchSettings"):
        assert search.Thinking is search.SearchSettings  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="Thoughts"):
        _ = search.Thoughts  # type: ignore[attr-defined]


class TestOptions:
    def old_options(self) -> type[Options]:
        with pytest.warns(DeprecationWarning, match="is called") as warned:

            class OldOptions(Options, frozen=True):
                RARE = ("level",)
                CHANGEABLE = ("kept",)

                level: Literal["low", "high"] = "low"
                kept: bool = True

                def dials(self) -> Any:
                    return {**super().dials(), "both": {"low": {"level": "low", "kept": False}}}  # type: ignore[misc]

        messages = [str(warning.message).rpartition(".")[2] for warning in warned]
        assert messages == ["RARE is called ADVANCED", "CHANGEABLE is called LIVE", "dials is called live_settings"]
        assert {warning.filename for warning in warned} == {__file__}
        return OldOptions

    def test_names_of_1_0_in_a_subclass(self) -> None:
        options = self.old_options()
        assert (options.ADVANCED, options.LIVE) == (("level",), ("kept",))
        assert {field.name: field.group for field in option_fields(options)} == {"level": "advanced", "kept": "main"}
        with pytest.warns(DeprecationWarning, match=r"dials\(\) is called live_settings\(\)"):
            settings = options().live_settings()
        assert settings == {
            "kept": {"yes": {"kept": True}, "no": {"kept": False}},
            "both": {"low": {"level": "low", "kept": False}},
        }

    def test_what_a_subclass_of_it_says_counts(self) -> None:
        class Newer(self.old_options(), frozen=True):  # type: ignore[misc, call-arg]
            ADVANCED = ("kept",)

        assert (Newer.ADVANCED, Newer.LIVE) == (("kept",), ("kept",))

    def test_names_of_1_0_are_read(self) -> None:
        options: Any = get_game("terra_mystica").options
        for old, new in (("RARE", "ADVANCED"), ("CHANGEABLE", "LIVE")):
            with pytest.warns(DeprecationWarning, match=f"Options.{old} is called {new}"):
                assert getattr(options, old) == getattr(options, new) != ()
        with pytest.warns(DeprecationWarning, match=r"Options.dials\(\) is called live_settings\(\)"):
            assert options().dials() == options().live_settings() != {}


# The package that `visavis new-game pond` wrote in 1.0.4


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    tmp_path = tmp_path_factory.mktemp("pond")
    for file in POND.rglob("*.txt"):
        written = tmp_path / "pond" / file.relative_to(POND).with_suffix("")
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(file.read_text("utf-8"), "utf-8")
    describe(tmp_path, "pond", "pond = pond:GAME")
    with found_in(tmp_path):
        with pytest.warns(DeprecationWarning, match=r"Game\(board\)") as warned:
            game = get_game("pond")
        assert [warning.filename for warning in warned] == [str(tmp_path / "pond" / "__init__.py")]
        yield game


def test_a_game_of_1_0_passes_what_every_game_must_pass(pond: Game[Any]) -> None:
    assert check_game(pond, games=12, seed=3).games == 12


def test_a_game_of_1_0_is_played_on_the_page(pond: Game[Any], home: Path) -> None:
    with Store.open(home) as store:
        app = App(store)
        client = Client(app)
        assert "pond" in client.get("/").body.decode()
        id = client.begin("pond")
        session: Session[Any] = client.session(id)
        space = session.pending.some(Stream(2).below)
        session.answer(space)
        (panel,) = pond.ui.panels(session.seen_by("you").view)
        cells = expect_type(panel, HexMap).cells
        page = client.get(f"/game/{id}").body.decode()
        assert page.count('<polygon class="ground') == len(cells) == 12
        assert sum(len(cell.pieces) for cell in cells) == 2
        assert all(cell.name in page for cell in cells)
        app.close()
