"""Set-up: the table, leaders, starting technologies, decks, cities, the static player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mosaic.play import all_of, kinds, on_board, one, step, tiles_in
from visavis.core import NotAllowed, Region, Session, Stream
from visavis.core.question import Number, One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.cards import OUTER, data_of
from visavis.games.mosaic.effects.bot_turn import Gain, PlaceCity, TakeTile
from visavis.games.mosaic.effects.setup import (
    DraftTechnologies,
    DrawStart,
    DrawStatic,
    GiveLeader,
    LayOut,
    MakeActionDeck,
    MakeLocationDeck,
    NoteTiles,
    PrepareBoard,
    RegionsInPlay,
    StartTechnologies,
    YouSettle,
    YouTakeLeader,
)
from visavis.testing import clause, expect_type

CIVILIZATION = {"italia": "L01", "greece": "L04", "assyria": "L07", "egypt": "L10", "numidia": "L13"}


class TestTheTable:
    @clause("MO-2.1", "MO-1.1")
    def test_five_regions_and_a_static_player_without_units_and_turns(self) -> None:
        state = Session.new(GAME).timeline.now
        regions = expect_type(state.board_map().region(state.regions), Region)
        assert list(regions) == [
            "italia",
            "greece",
            "assyria",
            "egypt",
            "numidia",
        ]
        assert state.sides == ("you", "bot", "static")
        assert state.order == ("you", "bot")

    @clause("MO-2.2")
    def test_the_rows(self) -> None:
        assert one(step("board"), LayOut) == LayOut("MO-2.2", 4, 5, 5, 3)

    @clause("MO-16.1")
    @pytest.mark.parametrize("longer", [1, 2, 3])
    def test_a_longer_game_has_longer_rows(self, longer: int) -> None:
        decided = step("board", options={"longer": longer})
        assert one(decided, LayOut) == LayOut("MO-16.1", 4 + longer, 5 + longer, 5 + longer, 3)

    @clause("MO-2.3", "MO-2.4", "MO-2.5", "MO-2.6", "MO-2.7", "MO-2.9")
    def test_tiles_and_goods_in_the_order_of_the_book(self) -> None:
        parts = [(effect.clause, effect.part) for effect in all_of(step("board"), PrepareBoard)]
        assert parts == [
            ("MO-2.3", "tiles"),
            ("MO-2.4", "fish"),
            ("MO-2.5", "without_x"),
            ("MO-2.6", "stacks"),
            ("MO-2.7", "goods"),
        ]
        decks = one(step("technologies", leaders=["artist"]), PrepareBoard)
        assert (decks.clause, decks.part) == ("MO-2.9", "decks")

    @clause("MO-17.1", "MO-17.2")
    def test_with_more_players_the_base_game_is_set_up(self) -> None:
        decided = step("board", options={"humans": 2}, answers={"regions.more": [["gaul"]]})
        assert one(decided, RegionsInPlay).regions == ("italia", "greece", "assyria", "egypt", "numidia", "gaul")
        assert one(decided, PrepareBoard).part == "base"
        assert Session.new(GAME, {"humans": 2}).timeline.now.sides == ("you", "you2", "bot")


@clause("MO-2.8")
class TestLeaders:
    def test_you_choose_one_of_three_and_he_gets_one_of_the_others(self) -> None:
        draws = {"leader": ["general", "artist", "scribe", "scribe"]}
        decided = step("leaders", draws=draws, answers={"leader.yours": ["artist"]})
        assert one(decided, YouTakeLeader).leader == "artist"
        assert one(decided, GiveLeader) == GiveLeader("bot", "scribe")

    def test_a_leader_that_was_not_drawn_is_refused(self) -> None:
        session = Session.new(GAME, seed=1)
        assert session.pending is not None
        assert len(expect_type(session.pending, One).options) == 3
        other = next(
            leader
            for leader in session.timeline.now.data.leaders
            if leader not in expect_type(session.pending, One).options
        )
        with pytest.raises(NotAllowed):
            session.answer(other)

    def test_with_more_players_everybody_has_one(self) -> None:
        draws = {"leader": ["artist", "engineer", "farmer", "general", "merchant", "farmer", "general"]}
        answers = {"leader.yours": ["artist", "engineer"]}
        decided = step("leaders", options={"humans": 2, "bots": 2}, draws=draws, answers=answers)
        assert [effect.leader for effect in all_of(decided, GiveLeader)] == ["farmer", "general"]


class TestTechnologies:
    def draft(self, symbols: int = 2, earned: int = 3) -> Any:
        answers = {"start.symbols": [symbols], "start.earned": [earned]}
        return step("technologies", leaders=["artist"], answers=answers)

    @clause("MO-2.10", "MO-2.11", "MO-2.12", "MO-2.13", "MO-2.14", "MO-2.15", "MO-2.16", "MO-2.17")
    def test_dealt_and_drafted_in_the_order_of_the_book(self) -> None:
        parts = [(effect.clause, effect.part) for effect in all_of(self.draft(), DraftTechnologies)]
        assert [part for _, part in parts] == ["deal", "piles", "draft", "rest", "again", "sort", "remove", "deck"]
        assert [clause for clause, _ in parts] == [f"MO-2.{n}" for n in range(10, 18)]

    @clause("MO-2.15", "MO-1.7")
    def test_two_piles(self) -> None:
        assert one(self.draft(2, 3), StartTechnologies) == StartTechnologies("bot", 2, 3)

    @clause("MO-2.15")
    def test_five_cards_with_a_question_mark_leave_no_points(self) -> None:
        assert (
            expect_type(step("technologies", leaders=["artist"], answers={"start.symbols": [5]}).question, Number).most
            == 0
        )

    @clause("MO-2.18")
    @pytest.mark.parametrize(
        ("level", "cards"),
        [
            ("easy", "A01 A02 A03 A04 A05 A06 A07 A10"),
            ("medium", "A01 A02 A03 A04 A05 A06 A07 A11"),
            ("hard", "A01 A02 A03 A04 A05 A08 A09 A11"),
            ("expert", "A01 A02 A03 A04 A05 A08 A09 A10"),
        ],
    )
    def test_nine_cards_with_the_letter(self, level: str, cards: str) -> None:
        answers = {"start.symbols": [0], "start.earned": [0]}
        decided = step("technologies", options={"level": level}, leaders=["artist"], answers=answers)
        made = one(decided, MakeActionDeck)
        assert (" ".join(made.cards), made.reshuffle) == (cards, "A12")

    @clause("MO-2.19", "MO-11.8")
    def test_the_reshuffle_card_is_one_of_the_last_two(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        data = state.data
        MakeActionDeck("medium", data.action_deck, data.action_reshuffle).apply(state)
        assert [(layer.size, layer.known) for layer in state.action.layers] == [(7, ()), (2, ("A12",))]
        places: Counter[int] = Counter()
        for seed in range(400):
            stream, pile, place = Stream(seed * 7919), state.action, 0
            while (card := pile.pick(stream.below(1 << 64))) != "A12":
                pile, place = pile.without(card), place + 1
            places[place] += 1
        assert set(places) == {7, 8}
        assert min(places.values()) > 150


TILES = {
    "italia": [("stone", 4), ("food", 2), ("money", 9)],
    "greece": [("idea", 4), ("stone", 2)],
    "assyria": [("food", 3), ("stone", 3)],
    "egypt": [("food", 3), ("idea", 2)],
    "numidia": [("idea", 3), ("food", 3), ("money", 3)],
}


def found(
    home: str = "italia",
    other: str = "egypt",
    yours: str = "assyria",
    static: str = "greece",
    tiles: dict[str, list[tuple[str, int]]] | None = None,
    options: dict[str, Any] | None = None,
    **answers: Any,
) -> Any:
    """The starting cities, with these civilization cards drawn."""
    draws = {"location": [CIVILIZATION[home], CIVILIZATION[other], CIVILIZATION[static]]}
    given = {"start.yours": [["city", yours]], "your.site": ["none"], "static.you_choose": ["idea"], **answers}
    state: dict[str, Any] = {"leaders": ["artist"]}
    if (options or {}).get("tracked", True):
        state["tiles"] = tiles_in({**TILES, **(tiles or {})})
    return step("start", options=options, draws=draws, answers=given, **state)


class TestStartingCities:
    @clause("MO-2.20", "MO-2.21")
    def test_two_civilization_cards(self) -> None:
        drawn = [(d.region, d.home, d.clause) for d in all_of(found(), DrawStart)]
        assert drawn == [("italia", True, "MO-2.20"), ("egypt", False, "MO-2.21")]

    @clause("MO-2.22")
    def test_on_the_highest_tile_money_does_not_count(self) -> None:
        cities = [(city.region, city.tile) for city in all_of(found(), PlaceCity) if city.side == "bot"]
        assert cities == [("italia", "stone"), ("egypt", "food")]
        assert [(t.region, t.tile, t.value) for t in all_of(found(), TakeTile)][:2] == [
            ("italia", "stone", 4),
            ("egypt", "food", 3),
        ]

    @clause("MO-2.25", "MO-2.22")
    @pytest.mark.parametrize(
        ("tiles", "kind"),
        [
            ([("food", 3), ("stone", 3), ("idea", 3)], "idea"),
            ([("food", 3), ("stone", 3)], "stone"),
            ([("food", 4), ("stone", 3), ("idea", 3)], "food"),
        ],
    )
    def test_equal_tiles_ideas_before_stone_before_food(self, tiles: list[tuple[str, int]], kind: str) -> None:
        cities = [city for city in all_of(found(tiles={"egypt": tiles}), PlaceCity) if city.region == "egypt"]
        assert cities[0].tile == kind

    @clause("MO-2.23")
    @pytest.mark.parametrize(
        ("first", "second", "gains"),
        [
            (("stone", 4), ("food", 3), {"stone": 3, "food": 2, "idea": 1}),
            (("stone", 3), ("food", 4), {"food": 3, "stone": 2, "idea": 1}),
            (("idea", 2), ("food", 1), {"idea": 3, "food": 2, "stone": 1}),
        ],
    )
    def test_three_two_one(self, first: Any, second: Any, gains: dict[str, int]) -> None:
        decided = found(tiles={"italia": [first], "egypt": [second]})
        assert {gain.resource: gain.count for gain in all_of(decided, Gain)} == gains

    @clause("MO-2.24")
    @pytest.mark.parametrize("kind", ["stone", "food", "idea"])
    def test_five_of_a_kind_and_one_of_each_other(self, kind: str) -> None:
        decided = found(tiles={"italia": [(kind, 4)], "egypt": [(kind, 2)]})
        expected = {"stone": 1, "food": 1, "idea": 1, kind: 5}
        assert {gain.resource: gain.count for gain in all_of(decided, Gain)} == expected

    @clause("MO-2.25")
    @pytest.mark.parametrize(
        ("first", "second", "more"),
        [("stone", "food", "stone"), ("food", "idea", "idea"), ("stone", "idea", "idea"), ("food", "stone", "stone")],
    )
    def test_equal_values_ideas_before_stone_before_food(self, first: str, second: str, more: str) -> None:
        decided = found(tiles={"italia": [(first, 3)], "egypt": [(second, 3)]})
        assert next(gain.resource for gain in all_of(decided, Gain) if gain.count == 3) == more

    @clause("MO-2.23")
    @pytest.mark.parametrize(("higher", "more"), [("first", "stone"), ("second", "idea"), ("equal", "idea")])
    def test_guided_you_compare_the_tiles(self, higher: str, more: str) -> None:
        answers: dict[str, Any] = {
            "start.tile": ["stone", "idea"],
            "start.higher": [higher],
            "static.tile": ["food", "food"],
        }
        decided = found(options={"tracked": False}, **answers)
        assert next(gain.resource for gain in all_of(decided, Gain) if gain.count == 3) == more

    @clause("MO-2.26")
    def test_your_city_stands_in_another_region(self) -> None:
        session = Session.new(
            GAME,
            position={"phase": "start", "leaders": ["artist"], "tiles": tiles_in(TILES)},
        )
        assert session.pending is not None
        starts = [region for two in session.timeline.now.starts for region in two]
        assert session.pending.id == "start.yours"
        with pytest.raises(NotAllowed) as refused:
            session.answer(["city", starts[0]])
        assert refused.value.details["reason"] == "region.his_start"
        with pytest.raises(NotAllowed) as refused:
            session.answer("city Gallien", words=lambda value: str(value))
        assert refused.value.details["reason"] == "region.not_in_play"

    @clause("MO-2.26", "MO-2.27")
    def test_it_is_your_home_and_its_card_is_not_drawn(self) -> None:
        decided = found()
        assert one(decided, YouSettle) == YouSettle("you", "assyria")
        assert [drawn.region for drawn in all_of(decided, DrawStatic)] == ["greece", "numidia"]

    @clause("MO-2.28", "MO-2.29", "MO-2.30")
    def test_the_static_player(self) -> None:
        decided = found()
        pieces = [effect for effect in decided.effects if getattr(effect, "side", "") == "static"]
        shown = [(type(p).__name__, p.region, getattr(p, "tile", getattr(p, "town", ""))) for p in pieces]
        assert shown == [
            ("PlaceCity", "greece", "stone"),
            ("PlaceTown", "greece", "manufactory"),
            ("PlaceCity", "greece", "none"),
            ("PlaceTown", "greece", "manufactory"),
            ("PlaceCity", "numidia", "idea"),
            ("PlaceTown", "numidia", "farm"),
            ("PlaceCity", "numidia", "none"),
            ("PlaceTown", "numidia", "farm"),
        ]

    @clause("MO-2.28")
    def test_its_city_is_on_the_lowest_tile_money_counts(self) -> None:
        decided = found(tiles={"greece": [("money", 1), ("idea", 4), ("stone", 2)]})
        first = next(d for d in decided.decisions if d.id == "static.tile")
        assert first.pick == "money"
        assert [step.id for step in first.steps] == ["static.lowest"]

    @clause("MO-2.28", "MO-2.29")
    @pytest.mark.parametrize("first", [True, False])
    def test_equally_low_tiles_are_yours_to_choose(self, first: bool) -> None:
        tied, clear = [("idea", 3), ("food", 3), ("stone", 4)], [("idea", 5), ("stone", 2), ("food", 4)]
        tiles = {"greece": tied if first else clear, "numidia": clear if first else tied}
        answers: dict[str, Any] = {"static.you_choose": ["food"]}
        made = [d for d in found(tiles=tiles, **answers).decisions if d.id == "static.tile"]
        yours, lowest = (made[0], made[1]) if first else (made[1], made[0])
        assert (yours.pick, [step.id for step in yours.steps]) == ("food", ["static.lowest", "static.you_choose"])
        assert (lowest.pick, [step.id for step in lowest.steps]) == ("stone", ["static.lowest"])

    @clause("MO-2.3")
    def test_tiles_that_nobody_named_are_asked(self) -> None:
        draws = {"location": ["L01", "L10", "L04"]}
        entries = [["tile", "stone", 4], ["that_is_all"], ["tile", "money", 5], ["tile", "food", 2], ["that_is_all"]]
        decided = step("start", leaders=["artist"], draws=draws, answers={"region.tiles": entries})
        noted = all_of(decided, NoteTiles)
        assert noted[0] == NoteTiles("italia", (("stone", 4),), ())
        assert noted[1] == NoteTiles("egypt", (("money", 5), ("food", 2)), ())
        assert decided.question.id == "start.yours"

    @clause("MO-2.22", "MO-2.23")
    def test_a_start_region_without_a_usable_tile_is_refused_with_the_reason(self) -> None:
        session = Session.new(GAME, position={"phase": "start", "leaders": ["artist"]}, seed=1)
        for entry in (None, "tile money 5"):
            if entry:
                session.answer(entry)
            with pytest.raises(NotAllowed) as refused:
                session.answer("that_is_all")
            assert refused.value.details["reason"] == "tiles.only_money"
        session.answer("tile food 2")
        session.answer("that_is_all")
        assert session.timeline.now.cities_left[0] < 10

    @clause("MO-2.22")
    def test_known_tiles_without_a_usable_one_are_asked_for_again(self) -> None:
        facts = {"phase": "start", "leaders": ["artist"], "tiles": tiles_in({})}
        assert Session.new(GAME, position=facts, seed=1).pending.id == "region.tiles"

    @clause("MO-2.22")
    def test_guided_there_is_always_such_a_tile(self) -> None:
        question = expect_type(
            step("start", options={"tracked": False}, leaders=["artist"], draws={"location": ["L01", "L10"]}).question,
            One,
        )
        assert (question.id, question.options) == ("start.tile", ("stone", "food", "idea"))


def deck(expansion: str, *draws: str, **options: Any) -> tuple[str, ...]:
    """His location deck: home Italia, Egypt; you Assyria; static Greece, Numidia (the example of the rulebook)."""
    solo = not options
    state: dict[str, Any] = {
        "leaders": ["artist"] * options.get("bots", 1),
        "homes": ["assyria"] * options.get("humans", 1),
        "starts": [["italia", "egypt"], ["greece", "numidia"]][: options.get("bots", 1)],
        "static": ["greece", "numidia"] if solo else [],
    }
    decided = step("decks", options={"expansion": expansion, **options}, draws={"location": list(draws)}, **state)
    made: MakeLocationDeck = one(decided, MakeLocationDeck)
    assert made.reshuffle == "L18"
    assert decided.question is None
    return made.cards


PLAIN = ["L02", "L03", "L05", "L06", "L08", "L09", "L11", "L12", "L14", "L15"]


class TestLocationDeck:
    @clause("MO-2.31")
    def test_isolated(self) -> None:
        cards = deck("isolated", "L05", "L15", "L04")
        assert set(cards) == {"L01", "L02", "L03", "L10", "L11", "L12", "L05", "L15", "L04"}
        assert len(cards) + 1 == 10

    @clause("MO-2.32")
    @pytest.mark.parametrize("third", ["L04", "L13"])
    def test_standard_as_in_the_example_of_the_rulebook(self, third: str) -> None:
        cards = deck("standard", third)
        assert set(cards) == {*PLAIN, "L16", "L17", "L01", third}
        assert len(cards) + 1 == 15

    @clause("MO-2.33")
    @pytest.mark.parametrize("fewest", ["L16", "L17"])
    def test_aggressive(self, fewest: str) -> None:
        cards = deck("aggressive", fewest)
        assert set(cards) == {*PLAIN, fewest, "L07", "L04", "L13"}
        assert len(cards) + 1 == 15

    @clause("MO-17.2")
    def test_without_a_static_player_its_cards_are_missing(self) -> None:
        assert set(deck("isolated", humans=2)) == {"L01", "L02", "L03", "L10", "L11", "L12"}
        assert set(deck("standard", humans=2)) == {*PLAIN, "L16", "L17", "L01"}
        assert set(deck("aggressive", "L16", humans=2)) == {*PLAIN, "L16", "L07"}
        assert set(deck("standard", bots=2)) == {*PLAIN, "L16", "L17", "L01", "L04"}

    @clause("MO-2.34", "MO-2.35", "MO-2.40", "MO-2.39")
    def test_the_others_leave_the_game_and_the_reshuffle_card_is_among_the_last_three(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        cards = (*PLAIN, "L16", "L17", "L01", "L04")
        MakeLocationDeck("MO-2.32", cards, "L18").apply(state)
        assert [(layer.size, layer.known) for layer in state.location.layers] == [(12, ()), (3, ("L18",))]
        outer = [f"L{n}" for n in range(19, 25)]
        assert state.location_out == ("L07", "L10", "L13", *outer)
        session = Session.new(GAME, {"invented": True}, seed=1)
        while session.pending.id != "your.turn":
            session.answer(session.pending.some(lambda n: 0))
        assert (session.timeline.now.phase, session.timeline.now.turn) == ("play", "you")
        assert kinds_of(session)[-1] == "begin"


def kinds_of(session: Session) -> list[str]:
    effects = [event.effect for event in session.seen_by("you").events if event.effect.kind != "silent"]
    return [str(effect.__struct_config__.tag) for effect in effects]


def test_the_pack_holds_the_counts_of_the_rulebook() -> None:
    data = data_of(GAME.default_pack, "medium")
    assert len(data.actions) == 12
    assert len([card for card in data.locations.values() if card.region not in OUTER]) == 18
    assert len(data.leaders) == 9
    for region, card in CIVILIZATION.items():
        assert data.civilization[region] == card
        assert len(data.plain[region]) == 2


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AssertionError):
        on_board({"bot": {"gallia": 1}})
    with pytest.raises(AssertionError):
        tiles_in({"rome": []})
    assert kinds(step("board"))[:2] == ["SetUp", "LayOut"]
