"""The cards as the sources have them, so that no edit of the pack changes one by accident."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from visavis.core import Areas, Criterion, Session
from visavis.games.mosaic import GAME
from visavis.games.mosaic.board import along, names
from visavis.games.mosaic.cards import RING, data_of
from visavis.games.mosaic.criteria import first_region
from visavis.games.mosaic.effects.setup import ArrowMeans, HisPieces
from visavis.games.mosaic.setup import with_cards
from visavis.testing import clause, expect_type
from visavis.words import Words

LOCATIONS = """
L01 italia civilization clockwise food stone idea
L02 italia plain clockwise idea stone food
L03 italia plain counterclockwise stone idea food
L04 greece civilization counterclockwise food idea stone
L05 greece plain clockwise stone idea food
L06 greece plain counterclockwise idea stone food
L07 assyria civilization counterclockwise food stone idea
L08 assyria plain clockwise idea stone food
L09 assyria plain counterclockwise stone idea food
L10 egypt civilization counterclockwise food idea stone
L11 egypt plain clockwise stone idea food
L12 egypt plain counterclockwise idea stone food
L13 numidia civilization clockwise food stone idea
L14 numidia plain clockwise idea stone food
L15 numidia plain counterclockwise stone idea food
L16 fewest plain counterclockwise idea stone food
L17 fewest plain clockwise stone idea food
L19 hispania civilization counterclockwise food stone idea
L20 hispania plain clockwise idea stone food
L21 hispania plain counterclockwise stone idea food
L22 gaul civilization clockwise food stone idea
L23 gaul plain clockwise idea stone food
L24 gaul plain counterclockwise stone idea food
"""

ACTIONS = """
A01 EMCX build_project stone
A02 EMCX build_city stone
A03 EMCX technology idea
A04 EMCX technology idea
A05 EMCX technology idea
A06 EM tax food infantry
A07 EM population food cavalry
A08 CX tax food infantry
A09 CX population food cavalry
A10 EX military
A11 MC military technology
A12 EMCX reshuffle
"""


@clause("MO-2.36", "MO-2.38")
@pytest.mark.parametrize("row", LOCATIONS.strip().splitlines())
def test_location_cards(row: str) -> None:
    id, region, part, direction, *order = row.split()
    card = GAME.default_pack.tables["location"][id]
    assert (card.region or card.kind) == region
    assert card.civilization == (part == "civilization")
    assert card.clockwise == (direction == "clockwise")
    assert list(card.order) == order


@clause("MO-2.18")
@pytest.mark.parametrize("row", ACTIONS.strip().splitlines())
def test_action_cards(row: str) -> None:
    id, letters, first, *rest = row.split()
    card = GAME.default_pack.tables["action"][id]
    assert (card.letters, card.first) == (letters, first)
    assert [part for part in (card.second, card.cost, card.unit) if part] == rest


@clause("MO-2.36")
def test_the_ring_of_regions() -> None:
    ring = ["italia", "greece", "assyria", "egypt", "numidia", "hispania", "gaul"]
    assert [names(bit)[0] for bit in along("italia", True)] == ring
    assert [names(bit)[0] for bit in along("greece", False)] == ["greece", "italia", *reversed(ring[2:])]


class TestLabels:
    def test_no_label_is_better_than_the_facts(self) -> None:
        tables = GAME.default_pack.tables
        assert tables["region"]["assyria"].provenance == "likely"
        assert [level.pieces_provenance for level in tables["level"].values()] == [
            "likely", "official", "likely", "likely",
        ]  # fmt: skip
        regions = [card for card in tables["location"].values() if card.kind == "region"]
        assert {card.civilization_provenance for card in regions} == {"reconstructed"}
        assert tables["arrow"]["arrow_right"].provenance == "reconstructed"
        assert {tables["location"][f"L{n}"].provenance for n in range(19, 25)} == {"likely"}

    @pytest.mark.parametrize(("level", "more"), [("medium", set()), ("hard", {"A08", "A09"})])
    def test_only_what_is_in_play_counts(self, level: str, more: set[str]) -> None:
        assert GAME.ui.ids_in_play is not None
        session = Session.new(GAME, {"level": level})
        used = GAME.ui.ids_in_play(session.seen_by("you").view)
        assert len(used) == len(set(used))
        stock = {f"pieces_{kind}" for kind in ("cities", "farm", "manufactory", "infantry", "cavalry")}
        ours = {id for id in used if session.pack.provenance(id) == "reconstructed"}
        assert ours == {*stock, "arrow_right", *more}
        assert not {f"L{n}" for n in range(19, 25)} & set(used)


class TestTheArrow:
    def flipped(self) -> Any:
        raw = tomllib.loads((GAME.folder / "packs" / "standard.toml").read_text("utf-8"))
        raw["arrow"][0].update(clockwise=False, provenance="official")
        assert GAME.pack is not None
        return GAME.pack.build(raw)

    @clause("MO-2.36")
    def test_its_meaning_is_flipped_in_one_place(self) -> None:
        usual, other = data_of(GAME.default_pack, "medium"), data_of(self.flipped(), "medium")
        for id, card in usual.locations.items():
            assert other.locations[id].clockwise != card.clockwise
        assert usual.right == other.right

    @clause("MO-2.36")
    @pytest.mark.parametrize("language", ["de", "en"])
    def test_what_is_said_fits_it(self, language: str) -> None:
        words = Words(language, GAME, strict=True)
        clockwise, counter = {
            "de": ("im Uhrzeigersinn", "gegen den Uhrzeigersinn"),
            "en": (" clockwise", "counterclockwise"),
        }[language]
        for pack, direction in ((GAME.default_pack, clockwise), (self.flipped(), counter)):
            state = GAME.start(GAME.options(), pack)
            choice = first_region("x", "MO-2.36", state, 0, 3, "italia", state.data.locations["L02"])
            by = expect_type(choice.by[0], Criterion)
            said = words.criterion(by.id, by.args)
            assert direction in said
            assert "→" in said
        assert clockwise in words.effect(ArrowMeans(True))
        assert counter in words.effect(ArrowMeans(False))

    def test_an_own_pack_with_the_printed_values_says_nothing_of_it(self) -> None:
        raw = tomllib.loads((GAME.folder / "packs" / "standard.toml").read_text("utf-8"))
        for row in (*raw["location"], *raw["stock"]):
            row["provenance"] = "official"
            if "arrow_provenance" in row:
                row["arrow_provenance"] = row["civilization_provenance"] = "official"
        assert GAME.pack is not None
        told = [self.told(GAME.pack.build(raw)), self.told(GAME.default_pack)]
        assert told == [set(), {"ArrowMeans", "HisPieces"}]

    def told(self, pack: Any) -> set[str]:
        session = Session.new(GAME, {"invented": True}, seed=1, own_pack=None if pack is GAME.default_pack else pack)
        while session.pending.id != "your.turn":
            session.answer(session.pending.some(lambda n: 0))
        return {type(line).__name__ for line in session.lines if isinstance(line, (ArrowMeans, HisPieces))}


@clause("MO-17.1")
@pytest.mark.parametrize(
    ("more", "used"), [([], set()), (["gaul"], {"gaul"}), (["hispania", "gaul"], {"hispania", "gaul"})]
)
def test_two_heroboti_use_the_cards_of_outer_regions_in_play(more: list[str], used: set[str]) -> None:
    for bots in (1, 2):
        state = GAME.start(GAME.read_options({"humans": 2, "bots": bots}), GAME.default_pack)
        state.write("regions", ["italia", "greece", "assyria", "egypt", "numidia", *more])
        assert set(with_cards(state)) - set(names(0b11111)) == (used if bots == 2 else set())


@clause("MO-17.1")
def test_a_pack_without_cards_of_outer_regions_is_as_good() -> None:
    raw = tomllib.loads((GAME.folder / "packs" / "standard.toml").read_text("utf-8"))
    raw["location"] = raw["location"][:18]
    assert GAME.pack is not None
    pack = GAME.pack.build(raw)
    state = GAME.start(GAME.read_options({"humans": 2, "bots": 2}), pack)
    state.write("regions", ["italia", "greece", "assyria", "egypt", "numidia", "gaul"])
    assert "gaul" not in with_cards(state)


def test_the_regions_lie_round_the_sea() -> None:
    for regions in (("italia", "greece", "assyria", "egypt", "numidia"), tuple(RING)):
        state = GAME.start(GAME.read_options({"humans": 2}), GAME.default_pack)
        state.write("regions", list(regions))
        (panel,) = [panel for panel in GAME.ui.panels(state) if panel.id == "regions"]
        drawn = expect_type(panel, Areas).cells
        cells = {cell.name: cell for cell in drawn}
        assert len({(cell.row, cell.column) for cell in drawn}) == len(regions)
        ring = [name for name in RING if name in regions]
        for at, name in enumerate(ring):
            assert cells[name].next_to == (ring[at - 1], ring[(at + 1) % len(ring)])
        assert cells["italia"].row < cells["egypt"].row
        assert cells["numidia"].column < cells["egypt"].column < cells["assyria"].column
