"""What a position or a correction of Mosaic may leave out, and packs of owners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import from_table, known, on_board, table
from visavis.core import BadPack, Session
from visavis.games.mosaic import GAME
from visavis.testing import clause

FACTS = table("A03", "A04", turn="you")


class TestWhatFollows:
    def test_the_discard_pile_is_what_is_not_in_the_deck(self) -> None:
        state = Session.new(GAME, position=FACTS).timeline.now
        assert set(state.action_discard) == {*state.data.action_deck, "A12"} - {"A03", "A04"}

    def test_the_deck_is_what_is_not_discarded(self) -> None:
        facts = {name: value for name, value in FACTS.items() if name not in ("action", "location")}
        facts |= {
            "action_discard": ["A01", "A12"],
            "beside": "A06",
            "location_out": ["L01"],
            "location_discard": ["L02"],
        }
        state = Session.new(GAME, position=facts).timeline.now
        assert len(state.action.cards) == 6
        assert len(state.location.cards) == 16

    def test_supplies_follow_from_the_board(self) -> None:
        state = Session.new(GAME, position={**FACTS, "cities": on_board({"bot": {"egypt": 3}})}).timeline.now
        assert state.cities_left == (7,)

    @pytest.mark.parametrize(("towns", "left"), [(0, (8, 8)), (3, (6, 7)), (16, (0, 0)), (20, (0, 0))])
    def test_of_towns_as_many_of_each_kind(self, towns: int, left: tuple[int, int]) -> None:
        facts = {**FACTS, "towns": on_board({"bot": {"egypt": towns}})}
        state = Session.new(GAME, position=facts).timeline.now
        assert (state.farms_left, state.works_left) == ((left[0],), (left[1],))

    def test_cards_of_regions_that_are_not_in_play_are_out_of_the_game(self) -> None:
        state = Session.new(GAME, position=FACTS).timeline.now
        assert state.location_out == tuple(f"L{n}" for n in range(19, 25))
        assert not {*state.location_out} & {*state.location_discard}

    def test_the_rows_are_full_unless_it_says_otherwise(self) -> None:
        rows = ("golden_left", "achievements_left", "wonders_left")
        facts = {name: value for name, value in FACTS.items() if name not in rows}
        state = Session.new(GAME, {"longer": 2}, position=facts).timeline.now
        assert tuple(getattr(state, row) for row in rows) == (6, 7, 7)
        state = Session.new(GAME, position={**facts, "golden_left": 1}).timeline.now
        assert tuple(getattr(state, row) for row in rows) == (1, 0, 0)
        session = from_table("A03", "A04", turn="you", golden_left=2)
        session.correct({"phase": "play"})
        assert session.timeline.now.golden_left == 2

    def test_a_correction_of_his_money(self) -> None:
        session = from_table("A03", "A04", turn="you")
        session.correct({"money": [23], "leaders": ["general"]})
        assert session.timeline.now.money == (23,)
        session.undo()
        assert session.timeline.now.money == (0,)


class TestPacks:
    def raw(self) -> dict[str, Any]:
        import tomllib

        return tomllib.loads((GAME.folder / "packs" / "standard.toml").read_text("utf-8"))

    def broken(self, table: str, at: int, **values: Any) -> list[str]:
        raw = self.raw()
        raw[table][at].update(values)
        assert GAME.pack is not None
        with pytest.raises(BadPack) as refused:
            GAME.pack.build(raw)
        return [str(problem.details.get("broken", problem.id)) for problem in refused.value.problems]

    def test_constraints_of_the_rulebook(self) -> None:
        assert self.broken("action", 0, letters="EM") == ["pack.nine_cards", "pack.nine_cards"]
        assert self.broken("location", 0, order=["food", "food", "idea"]) == ["pack.order"]
        assert self.broken("location", 0, civilization=False) == ["pack.three_cards"]
        assert "pack.region" in self.broken("location", 0, region="rome")
        assert self.broken("location", 0, region="gaul") == ["pack.three_cards", "pack.three_cards"]
        assert "pack.special_cards" in self.broken("location", 15, kind="region", region="italia")
        assert self.broken("level", 0, money=0) == ["pack.level"]
        assert self.broken("stock", 0, count=100) == ["pack.stock"]

    @clause("MO-2.18")
    def test_another_split_of_the_military_cards_can_be_put_in(self) -> None:
        raw = self.raw()
        raw["action"][9]["letters"], raw["action"][10]["letters"] = "EC", "MX"
        assert GAME.pack is not None
        pack = GAME.pack.build(raw)
        assert "A10" in GAME.start(GAME.read_options({"level": "hard"}), pack).data.action_deck
        assert "A11" in GAME.start(GAME.read_options({"level": "expert"}), pack).data.action_deck

    def test_what_is_reconstructed_is_labelled(self) -> None:
        cards = GAME.default_pack.tables
        assert {cards["action"][id].provenance for id in ("A08", "A09")} == {"reconstructed"}
        assert {card.arrow_provenance for card in cards["location"].values() if card.kind != "reshuffle"} == {
            "reconstructed"
        }
        assert {leader.symbol_provenance for leader in cards["leader"].values()} == {"reconstructed"}
        assert {stock.provenance for stock in cards["stock"].values()} == {"reconstructed"}
        assert known("L01", stream="location")["pool"] == []
