"""The data: counts, maps, letters, and what the rulebook says about them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from visavis.core import BadPack
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.board import World, world_of
from visavis.games.terra_mystica.cards import CULTS, MAPS, PACK, TERRAINS, Card, Letters, Level, MapRows, Priority, Tile
from visavis.testing import clause

DATA = GAME.default_pack
CARDS = DATA.table("card", Card)


def world(map: str) -> World:
    return world_of(DATA.table("map", MapRows)[map])


def test_thirteen_cards_and_three_of_the_merchants() -> None:
    assert [len([card for card in CARDS.values() if card.merchants is merchants]) for merchants in (False, True)] == [
        13,
        3,
    ]
    assert [id for id, card in CARDS.items() if card.starter] == ["1", "2", "3", "4", "5", "2m", "4m"]


@clause("TM-3.18")
def test_letters_of_the_13_cards() -> None:
    pairs = Counter(card.letters for card in CARDS.values() if not card.merchants)
    assert pairs == {("A", "B"): 3, ("A", "C"): 4, ("D", "E"): 3, ("D", "F"): 3}


@clause("TM-6.4")
def test_pass_symbols_are_on_card_4_and_on_6_to_13() -> None:
    assert [id for id, card in CARDS.items() if card.passes and not card.merchants] == ["4", *map(str, range(6, 14))]


@clause("TM-3.25", "TM-3.26", "TM-3.27", "TM-3.28", "TM-6.10")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        ("automalein", [4, 5, 6, 7, 8, 9]),
        ("automa", [5, 6, 7, 8, 9, 10]),
        ("automaechtig", [6, 7, 8, 9, 10, 11]),
        ("ultoma", [6, 7, 8, 9, 10, 11]),
        ("alptrauma", [7, 8, 9, 10, 11, 12]),
    ],
)
@pytest.mark.parametrize("merchants", [False, True])
def test_deck_sizes_at_the_start_of_each_round(level: str, sizes: list[int], merchants: bool) -> None:
    from visavis.core import TABLE, BareTable, RandomPolicy

    state = GAME.start(GAME.read_options({"level": level, "merchants": merchants}), DATA)

    class NotCultists:
        """The stand-in, but never as Cultists, who take cards of the reserve."""

        def answer(self, look: Any, question: Any, stream: Any) -> Any:
            return "witches" if question.id == "start.people" else GAME.policy("rival").answer(look, question, stream)

    table = BareTable(GAME, state, 3, {"you": NotCultists(), TABLE: RandomPolicy()})
    found: dict[int, int] = {}
    while not GAME.over(state):
        GAME.step(state, table)
        if state.phase == "play" and not state.turned and "her" not in state.passed:
            found.setdefault(state.round, state.deck.size())
    extra = [0, 0, 1, 1, 1, 1] if merchants else [0] * 6
    assert [found[round] for round in range(1, 7)] == [size + more for size, more in zip(sizes, extra, strict=True)]


class TestPriority:
    @clause("TM-5.3")
    @pytest.mark.parametrize("home", TERRAINS)
    def test_both_rows_follow_the_circle(self, home: str) -> None:
        card = DATA.table("priority", Priority)[home]
        at = TERRAINS.index(home)
        assert card.a == tuple(TERRAINS[(at + step) % 7] for step in (0, -1, 1, -2, 3, 2, -3))
        assert card.b == tuple(TERRAINS[(at + step) % 7] for step in (0, 1, -1, 2, -3, -2, 3))


class TestMaps:
    @pytest.mark.parametrize(
        ("map", "hexes", "land", "river", "bridges"),
        [
            ("base", 113, 77, 36, 29),
            ("fire_ice", 112, 77, 35, 33),
            ("revised", 113, 77, 36, 29),
            ("lakes_board", 112, 77, 35, 22),
            ("fjords", 113, 80, 33, 33),
            ("archipelago", 113, 77, 36, 29),
        ],
    )
    def test_counts(self, map: str, hexes: int, land: int, river: int, bridges: int) -> None:
        found = world(map)
        assert (len(found.at), found.land.bit_count(), found.river.bit_count(), len(found.bridges)) == (
            hexes, land, river, bridges,
        )  # fmt: skip

    @pytest.mark.parametrize("map", MAPS)
    def test_eleven_of_each_terrain(self, map: str) -> None:
        counts = [bits.bit_count() for bits in world(map).printed[:7]]
        more = {"plains": 1, "forest": 1, "mountains": 1} if map == "fjords" else {}
        assert counts == [11 + more.get(terrain, 0) for terrain in TERRAINS]

    def test_known_neighbours_of_the_base_map(self) -> None:
        board = world("base").map
        assert list(board.region(board.around["A1"])) == ["A2", "B1"]
        assert list(board.region(board.around["A10"])) == ["A9", "A11", "B5", "r4"]

    def test_known_bridges_of_the_base_map(self) -> None:
        pairs = world("base").bridges
        assert pairs[:5] == (("A3", "C1"), ("A7", "C3"), ("A11", "C5"), ("B1", "C1"), ("B1", "D1"))
        assert ("H6", "I9") in pairs
        assert ("E4", "G1") in pairs

    def test_a_space_of_the_map_whose_first_row_is_the_short_one(self) -> None:
        board = world("fire_ice")
        assert board.at["B1"] == (1, 0)
        assert "A1" not in board.at

    @clause("TM-8.8")
    def test_the_edge(self) -> None:
        board = world("base")
        assert board.edge & board.map.bits(["A1", "E1", "I12", "E11"]) == board.map.bits(["A1", "E1", "I12", "E11"])
        assert not board.edge & board.map.bits(["B2", "E5"])


class TestLetters:
    @clause("TM-3.19")
    def test_every_letter_on_a_space_of_the_terrain_and_no_pair_on_one_space(self) -> None:
        assert DATA.table("letters", Letters)
        for id, letters in DATA.table("letters", Letters).items():
            map, _, terrain = id.partition(" ")
            a, b, c, d, e, f = letters.spaces
            assert {world(map).ground_of[space] for space in letters.spaces} == {terrain}
            assert a not in (b, c)
            assert d not in (e, f)

    @clause("TM-3.19")
    def test_pairs_are_4_to_7_apart_and_never_on_the_edge(self) -> None:
        assert DATA.table("letters", Letters)
        for id, letters in DATA.table("letters", Letters).items():
            board = world(id.partition(" ")[0])
            a, b, c, d, e, f = letters.spaces
            for one, other in ((a, b), (a, c), (d, e), (d, f)):
                steps = board.map.distance(board.map.bits([one]), board.map.bits([other]))
                assert steps is not None
                assert 4 <= steps <= 7, (id, one, other)
            assert not board.map.bits(letters.spaces) & board.edge

    def test_they_are_labelled_as_ours(self) -> None:
        assert {letters.provenance for letters in DATA.table("letters", Letters).values()} == {"reconstructed"}


@clause("TM-3.1")
def test_nine_tiles_and_twelve_of_the_merchants() -> None:
    tiles = DATA.table("tile", Tile)
    assert Counter(tile.set for tile in tiles.values()) == {"base": 9, "merchants": 12}
    assert all(tile.cult in (*CULTS, "") and tile.points[0] <= tile.points[1] for tile in tiles.values())
    assert tiles["tile7"].points[1] == 5


@clause("TM-4.2", "TM-7.3b")
def test_level_automa_as_in_the_examples_of_the_book() -> None:
    level = DATA.table("level", Level)["automa"]
    assert level.ship == (0, 0, 1, 1, 2, 2)
    assert level.x == (0, 0, 1, 1, 1, 1)


class TestBrokenPacks:
    def broken(self, table: str, at: int, **values: Any) -> list[tuple[str, str]]:
        """What is wrong with our pack, one row changed."""
        raw = msgspec.json.decode(msgspec.json.encode(DATA.raw))
        raw[table][at].update(values)
        with pytest.raises(BadPack) as refused:
            PACK.build(raw)
        problems = refused.value.problems
        return [(str(one.details["card"]), str(one.details["broken"])) for one in problems]

    def test_a_map_with_a_missing_hex(self) -> None:
        rows = list(DATA.raw["map"][0]["rows"])
        rows[4] = rows[4][:-1]
        assert self.broken("map", 0, rows=rows) == [("base", "map.hexes")]

    def test_a_map_with_a_missing_row_or_an_unknown_letter(self) -> None:
        rows = list(DATA.raw["map"][0]["rows"])
        assert self.broken("map", 0, rows=rows[:-1]) == [("base", "map.hexes")]
        rows[0] = "?" + rows[0][1:]
        assert self.broken("map", 0, rows=rows) == [("base", "map.hexes")]

    def test_a_priority_row_that_is_no_permutation(self) -> None:
        row = ["desert"] * 7
        assert self.broken("priority", 0, a=row) == [("desert", "priority.row")]
        other = [*TERRAINS[1:], TERRAINS[0]]
        assert self.broken("priority", 0, b=other) == [("desert", "priority.row")]

    def test_letters_on_another_terrain(self) -> None:
        assert self.broken("letters", 0, spaces=["A1", "B4", "G4", "D3", "B4", "E8"]) == [
            ("base desert", "letters.spaces")
        ]

    def test_a_support_card_that_counts_nothing(self) -> None:
        assert self.broken("card", 0, count=0) == [("1", "card.support")]
        assert self.broken("card", 0, letters=["A", "A"]) == [("1", "card.support")]
