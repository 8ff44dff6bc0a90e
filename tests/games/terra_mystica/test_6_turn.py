"""Sections 2 and 6: her turn and passing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.terra_mystica.play import all_of, board, changes, deck, her_turn, kinds, one, table_of, turn, untold
from visavis.core import SOMEWHERE, Decided, Session
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.bot_turn.turn import tile_points
from visavis.games.terra_mystica.effects.bot import (
    CardTurned,
    DeckRenewed,
    GatherDeck,
    Score,
    ScoreTile,
    ShePasses,
    SheTakesBonus,
)
from visavis.games.terra_mystica.effects.rounds import (
    AddCoins,
    LastRoundOver,
    LiftTokens,
    NextRound,
    NextTurn,
    RemoveTile,
    RoundOver,
    TakeFigure,
)
from visavis.games.terra_mystica.effects.yours import TurnEnds, YouDig, YouPass
from visavis.testing import clause

APART: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "A13", "plain": "D5", "marked": "G6"}
ROW: dict[str, Any] = {
    "bonus": ["bonus 1", "bonus 2", "bonus 3"], "coins": [1, 2, 3], "her_bonus": "bonus 4", "your_bonus": "bonus 5",
}  # fmt: skip


def draws(*cards: str, **fields: Any) -> Decided:
    """Her turn; these cards come from her deck, which holds more."""
    return turn("her", draws={"deck": list(cards)}, **{**APART, **fields})


class TestDrawing:
    @clause("TM-6.1", "TM-2.1", "TM-2.2")
    def test_two_cards_in_the_first_turn_the_second_acts(self) -> None:
        decided = draws("1", "2", **deck("1", "2", "3", "4", "5"))
        assert changes(decided.effects)[:2] == (
            CardTurned("TM-6.1", "1", "support"),
            CardTurned("TM-6.1", "2", "action"),
        )
        # Card 2 covers a power action; the count is that of card 1.
        assert decided.decisions[0].id == "cover.action"
        assert decided.decisions[0].steps[0].args == {"count": 2, "backwards": False}

    @clause("TM-6.2", "TM-2.1", "TM-2.2")
    def test_later_one_card_and_the_last_action_card_supports(self) -> None:
        decided = draws("3", **deck("3", "4", "5", turned=("1", "2")))
        assert changes(decided.effects)[0] == CardTurned("TM-6.2", "3", "action")
        assert decided.decisions[0].id == "cult.track"

    @clause("TM-6.1")
    def test_the_second_card_of_the_first_turn_is_never_checked_for_passing(self) -> None:
        # A deck of two cards, both among the last two.
        decided = draws("1", "4", **deck("1", "4"))
        assert not all_of(decided.effects, ShePasses)


class TestWhenShePasses:
    @clause("TM-6.3")
    def test_with_an_empty_deck(self) -> None:
        decided = turn("her", **deck(turned=("1", "2", "3", "5")), **APART, **ROW)
        assert decided.effects[0] == ShePasses("TM-6.3")
        # Card 5, the last action card, has become the support card: right.
        assert one(decided.effects, SheTakesBonus).place == "right"

    @clause("TM-6.4")
    @pytest.mark.parametrize(("left", "passes"), [(("4", "5"), True), (("4",), True), (("4", "5", "3"), False)])
    def test_with_the_symbol_on_one_of_the_last_two(self, left: tuple[str, ...], passes: bool) -> None:
        decided = draws("4", **deck(*left, turned=("1", "2")), **ROW)
        assert bool(all_of(decided.effects, ShePasses)) is passes

    @clause("TM-6.4")
    def test_without_the_symbol_she_acts(self) -> None:
        decided = draws("3", **deck("3", "4", turned=("1", "2")))
        assert "AdvanceCult" in kinds(decided.effects)

    @clause("TM-6.4")
    def test_the_rest_of_the_card_is_ignored(self) -> None:
        decided = draws("4", **deck("4", "5", turned=("1", "2")), **ROW)
        assert not decided.decisions
        assert kinds(decided.effects)[:2] == ["CardTurned", "ShePasses"]

    @clause("TM-6.4", "TM-6.8")
    def test_deck_1_2_4_5_in_this_order(self) -> None:
        """Action 2 with support 1; then 4 is one of the last two: she passes, and card 2 says middle."""
        first = draws("1", "2", **deck("1", "2", "4", "5"))
        assert kinds(first.effects)[2] == "CoverPower"
        second = draws("4", **deck("4", "5", turned=("1", "2")), **ROW)
        assert one(second.effects, SheTakesBonus).place == "middle"

    @clause("TM-6.3", "TM-6.8")
    def test_deck_1_2_3_5_in_this_order(self) -> None:
        """Actions 2, 3, 5, then she passes with support 5: right."""
        assert kinds(draws("3", **deck("3", "5", turned=("1", "2"))).effects)[1] == "AdvanceCult"
        assert "PlaceDwelling" in kinds(draws("5", **deck("5", turned=("1", "2", "3"))).effects)
        last = turn("her", **deck(turned=("1", "2", "3", "5")), **APART, **ROW)
        assert one(last.effects, SheTakesBonus).place == "right"


class TestActions:
    @clause("TM-6.5")
    def test_top_to_bottom(self) -> None:
        decided = her_turn(
            "2", "1", round=6, options={"level": "ultoma"}, **{**APART, "yours": "I12", "your_home": "wasteland"}
        )
        names = [name for name in kinds(decided.effects) if name != "MayTakePower"]
        assert names == ["CardTurned", "Upgrade", "TakeFavour", "Score", "NextTurn"]

    @clause("TM-6.5", "TM-7.3b")
    def test_card_1_in_round_1_on_level_3(self) -> None:
        decided = her_turn("2", "1", options={"level": "automaechtig"}, **APART)
        assert kinds(decided.effects) == ["CardTurned", "Upgrade", "Score", "NextTurn"]
        assert one(decided.effects, Score) == Score("TM-7.3b", 1)

    @clause("TM-6.5", "TM-7.6a", "TM-7.3b")
    def test_the_same_cards_in_round_6_on_level_4(self) -> None:
        decided = her_turn("2", "1", round=6, options={"level": "ultoma"}, **APART)
        assert one(decided.effects, Score) == Score("TM-7.3b", 3)
        favour = next(decision for decision in decided.decisions if decision.id == "favour.tile")
        assert "cult.tile" not in [step.id for step in favour.steps]

    @clause("TM-6.6")
    def test_without_any_possible_action_nothing_happens(self) -> None:
        levels = [10, 10, 10, 10]
        decided = her_turn("2", "3", **APART, cults=levels)
        assert kinds(decided.effects) == ["CardTurned", "NextTurn"]
        assert untold(decided.effects) == [("cult.none", "TM-7.4a"), ("turn.nothing", "TM-6.6")]


def passing(round: int = 1, **fields: Any) -> Decided:
    """She passes with an empty deck and card 5 as support."""
    state = {**deck(turned=("1", "2", "3", "4", "5")), **APART, **ROW, "round": round, **fields}
    return turn("her", **state)


TILES = ["tile5", "tile6", "tile2", "tile7", "tile8", "tile4"]


class TestPassing:
    @clause("TM-6.7", "TM-1.2", "TM-1.3")
    @pytest.mark.parametrize(("round", "points"), [(1, 3), (2, 2), (4, 5), (5, 5), (6, 5)])
    def test_her_points_of_the_tile(self, round: int, points: int) -> None:
        decided = passing(round, tiles=TILES)
        assert one(decided.effects, ScoreTile).points == points
        assert not all_of(decided.effects, Score)

    @clause("TM-6.7")
    def test_a_reconstructed_value_is_read_from_the_printed_tile(self) -> None:
        decided = passing(1, tiles=TILES, answers={"pass.points": [4]})
        assert one(decided.effects, ScoreTile) == ScoreTile("tile5", 4)

    @clause("TM-6.7")
    def test_a_value_that_is_known_is_not_asked(self) -> None:
        state = board(tiles=TILES, **{**APART, **ROW})
        rows = {**state.pack.tables["tile"]}
        rows["tile5"] = msgspec.structs.replace(rows["tile5"], provenance="official")
        state.pack = msgspec.structs.replace(state.pack, tables={**state.pack.tables, "tile": rows})
        assert tile_points(state, table_of(state), state.tile) == 3

    @clause("TM-6.7")
    def test_a_tile_without_points_for_her(self) -> None:
        decided = passing(3, tiles=TILES)
        assert not all_of(decided.effects, ScoreTile)
        assert untold(decided.effects) == [("pass.no_points", "TM-6.7")]

    @clause("TM-6.8", "TM-6.9")
    @pytest.mark.parametrize(
        ("support", "place", "card", "coins"),
        [("1", "left", "bonus 1", 1), ("2", "middle", "bonus 2", 2), ("5", "right", "bonus 3", 3)],
    )
    def test_the_card_that_the_support_card_points_at(self, support: str, place: str, card: str, coins: int) -> None:
        others = tuple(id for id in ("1", "2", "3", "4", "5") if id != support)
        decided = turn("her", **deck(turned=(*others, support)), **APART, **ROW)
        assert one(decided.effects, SheTakesBonus) == SheTakesBonus(place, card, "bonus 4", coins)  # type: ignore[arg-type]

    @clause("TM-6.9", "TM-6.8")
    def test_her_old_card_takes_the_place_and_the_coins_are_gone(self) -> None:
        position = {**deck(turned=("1", "3", "4", "5", "2")), **ROW, "phase": "play", "turn": "her", "yours": ["A13"]}
        session = Session.new(GAME, position={**position, "your_home": "swamp"})
        session.answer(0)
        state = session.timeline.now
        assert state.bonus == ("bonus 1", "bonus 4", "bonus 3")
        assert state.coins == (1, 0, 3)
        assert state.her_bonus == "bonus 2"

    @clause("TM-6.8")
    def test_guided_the_place_is_said(self) -> None:
        decided = turn("her", options={"tracked": False}, **deck(turned=("1", "2", "3", "4", "5")))
        assert one(decided.effects, SheTakesBonus) == SheTakesBonus("right", SOMEWHERE, SOMEWHERE, SOMEWHERE)

    @clause("TM-6.10", "TM-6.12")
    def test_all_cards_and_one_unseen_card_of_the_reserve(self) -> None:
        position = {
            **deck("4", "5", turned=("1", "2", "3")),
            "phase": "play",
            "turn": "her",
            "yours": ["A13"],
            "your_home": "swamp",
        }
        session = Session.new(GAME, position=position, shown=["deck"])
        session.answer("4")
        session.answer(3)
        assert GatherDeck(True, False) in session.lines
        state = session.timeline.now
        assert state.deck.size() == 6
        assert state.deck.size("reserve") == 7
        assert state.turned == ()

    @clause("TM-6.10", "TM-3.25")
    def test_automalein_card_3_joins_after_round_1(self) -> None:
        deck_1: dict[str, Any] = {
            "deck": {
                "stream": "deck",
                "layers": [{"size": 1, "known": ["3"], "part": "reserve"}, {"size": 8, "part": "reserve"}],
                "pool": ["10", "11", "12", "13", "6", "7", "8", "9"],
            },
            "turned": ["1", "2", "4", "5"],
        }
        decided = turn("her", options={"level": "automalein"}, **deck_1, **APART, **ROW)
        assert one(decided.effects, DeckRenewed) == DeckRenewed("TM-6.10", 0, ("3",), ())

    @clause("TM-6.11", "TM-3.23")
    @pytest.mark.parametrize(("round", "extra"), [(1, ()), (2, ("m",)), (3, ())])
    def test_merchants_the_extra_card_joins_after_round_2(self, round: int, extra: tuple[str, ...]) -> None:
        laid = deck(turned=("1", "2m", "3", "4m", "5"), merchants=True)
        decided = turn("her", options={"merchants": True}, **laid, **APART, **ROW, round=round)
        assert one(decided.effects, DeckRenewed).extra == extra

    @clause("TM-6.13")
    def test_who_passes_first_begins(self) -> None:
        assert passing(passed=["you"], tiles=TILES).effects[-4] == NextRound(2, "you", "tile5")
        answers = {"your.turn": [["pass", "bonus 2"]]}
        decided = turn("you", passed=["her"], tiles=TILES, answers=answers, **APART, **ROW)
        assert decided.effects[-4:] == (
            NextRound(2, "her", "tile5"), RemoveTile("tile5"), LiftTokens(), AddCoins(),
        )  # fmt: skip

    @clause("TM-6.13")
    @pytest.mark.parametrize(("passed", "round", "told"), [([], 1, 1), (["her"], 1, 0), ([], 6, 0)])
    def test_who_passes_first_takes_the_figure_at_once(self, passed: list[str], round: int, told: int) -> None:
        answers = {"your.turn": [["pass", "bonus 2"] if round < 6 else ["pass"]]}
        yours = turn("you", passed=passed, tiles=TILES, round=round, answers=answers, **APART, **ROW)
        assert all_of(yours.effects, TakeFigure) == [TakeFigure("you")] * told
        hers = passing(passed=["you"] if passed else [], round=round, tiles=TILES)
        assert all_of(hers.effects, TakeFigure) == [TakeFigure("her")] * told

    @clause("TM-6.13")
    def test_the_other_side_plays_on_alone(self) -> None:
        assert passing().effects[-1] == NextTurn("you")
        decided = turn("you", passed=["her"], answers={"your.turn": [["done"]]}, **APART, **ROW)
        assert decided.effects == (TurnEnds("you", "you"),)

    @clause("TM-6.14")
    def test_your_old_card_takes_the_place(self) -> None:
        position = {**ROW, "phase": "play", "yours": ["A13"], "your_home": "swamp"}
        session = Session.new(GAME, position=position)
        session.answer("pass bonus 2")
        effects = [line for line in session.lines if isinstance(line, YouPass)]
        assert effects == [YouPass("you", "bonus 2", 2)]
        state = session.timeline.marks[1].state
        assert (state.bonus, state.your_bonus) == (("bonus 1", "bonus 5", "bonus 3"), "bonus 2")

    @clause("TM-6.15")
    def test_the_tile_is_removed(self) -> None:
        assert passing(2, passed=["you"], tiles=["tile2", "tile3", "tile4", "tile5", "tile6", "tile7"]).effects[
            -4
        ] == NextRound(3, "you", "tile3")

    @clause("TM-6.16")
    def test_in_round_6_nobody_takes_a_card_and_no_deck_is_made(self) -> None:
        decided = passing(6, passed=["you"])
        assert kinds(decided.effects) == ["ShePasses", "ScoreTile", "LastRoundOver"]
        assert untold(decided.effects) == [("pass.last_round", "TM-6.16")]
        decided = turn("you", round=6, passed=["her"], answers={"your.turn": [["pass"]]}, **APART)
        assert decided.effects == (YouPass("you", SOMEWHERE, SOMEWHERE), LastRoundOver())


@clause("TM-6.17")
class TestSpadesBetweenRounds:
    # Tile 6 gives a spade for every four steps in water.
    TILES = ("tile6", "tile3", "tile4", "tile5", "tile8", "tile7")

    def test_they_are_asked_before_the_next_round(self) -> None:
        decided = passing(passed=["you"], tiles=self.TILES, your_cults=[0, 8, 0, 0])
        assert decided.effects[-1] == RoundOver("you")
        answers = {"your.spades": [["transform", "A12", "swamp"]]}
        between = {"phase": "between", "turn": "you", "passed": ["you", "her"], "tiles": self.TILES}
        decided = turn("you", answers=answers, **{**APART, **between, "your_cults": [0, 8, 0, 0]})
        assert YouDig("A12", "swamp") in decided.effects

    @pytest.mark.parametrize(
        ("level", "used", "asked"), [(3, 0, False), (4, 0, True), (4, 1, False), (8, 1, True), (9, 2, False)]
    )
    def test_one_for_every_four_steps(self, level: int, used: int, asked: bool) -> None:
        between = {"phase": "between", "turn": "you", "passed": ["you", "her"], "tiles": self.TILES, "extras": used}
        decided = turn("you", **{**APART, **between, "your_cults": [0, level, 0, 0]})
        assert (decided.question is not None) is asked

    def test_then_the_next_round_begins(self) -> None:
        decided = turn("her", **{**APART, "phase": "between", "passed": ["you", "her"], "tiles": self.TILES})
        assert decided.effects[0] == NextRound(2, "you", "tile6")
