"""Technology: question mark, number, symbols, leader, leftmost; the neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, all_of, came_to_nothing, deciding, decision, one, table, turn
from visavis.core import NotAllowed, Session
from visavis.core.question import Several
from visavis.games.mosaic import GAME
from visavis.games.mosaic.cards.invented import TECHNOLOGIES
from visavis.games.mosaic.effects.bot_turn import Pay, RowSize, TakeTechnology
from visavis.testing import clause, expect_type


def offer(**answers: Any) -> Any:
    """His technology action at an offer of five cards that a person looks at."""
    given = {f"technology.{name}": value for name, value in answers.items()}
    return turn("A03", answers=given, **ANYTHING)


def taken(decided: Any) -> list[tuple[int, bool, int]]:
    return [(card.place, card.symbols, card.points) for card in all_of(decided, TakeTechnology)]


@clause("MO-8.1")
class TestWhichCard:
    @clause("MO-8.1")
    def test_an_idea_is_paid(self) -> None:
        assert one(offer(symbols=[[2]], points=[0]), Pay) == Pay("MO-8.1", "bot", "idea")

    @clause("MO-8.2")
    def test_a_question_mark_first_and_nothing_else_is_asked(self) -> None:
        decided = offer(symbols=[[4]], points=[2])
        chosen = decision(decided, "technology.card")
        assert (chosen.pick, deciding(chosen)) == (4, ["technology.question"])
        assert decided.question is None
        assert offer().question.id == "technology.symbols"

    @clause("MO-8.3")
    def test_then_a_number(self) -> None:
        decided = offer(symbols=[[]], numbers=[[3]], points=[2])
        chosen = decision(decided, "technology.card")
        assert (chosen.pick, deciding(chosen)) == (3, ["technology.number"])
        assert taken(decided) == [(3, False, 2), (2, False, 0)]

    @clause("MO-8.4")
    def test_then_the_most_symbols(self) -> None:
        decided = offer(symbols=[[]], numbers=[[]], most=[[5]])
        chosen = decision(decided, "technology.card")
        assert (chosen.pick, deciding(chosen)) == (5, ["technology.most"])
        assert taken(decided) == [(5, False, 0), (4, False, 0)]

    @clause("MO-8.5")
    def test_of_several_the_leader_s_symbol(self) -> None:
        decided = offer(symbols=[[2, 4]], leader=[[4]], points=[0])
        chosen = decision(decided, "technology.card")
        assert (chosen.pick, deciding(chosen)) == (4, ["technology.question", "technology.leader"])

    @clause("MO-8.5", "MO-8.2")
    def test_the_question_mark_overrules_the_leader(self) -> None:
        question = offer(symbols=[[2, 4]]).question
        assert (question.id, list(question.options)) == ("technology.leader", [2, 4])

    @clause("MO-8.6")
    @pytest.mark.parametrize(("leader", "pick"), [([], 2), ([2, 4], 2), ([4], 4)])
    def test_otherwise_the_leftmost(self, leader: list[int], pick: int) -> None:
        decided = offer(symbols=[[2, 4]], leader=[leader], points=[0, 0])
        assert decision(decided, "technology.card").pick == pick

    @clause("MO-8.3", "MO-8.4", "MO-8.5")
    def test_ties_of_numbers_and_of_symbols(self) -> None:
        decided = offer(symbols=[[]], numbers=[[1, 5]], leader=[[5]], points=[3])
        assert taken(decided) == [(5, False, 3), (4, False, 0)]
        decided = offer(symbols=[[]], numbers=[[]], most=[[1, 5]], leader=[[]])
        assert decision(decided, "technology.card").pick == 1


# In the invented pack t1 and t5 show a question mark, t2 shows 2 and t6 shows 3, the others nothing.
def invented(*row: str, leader: str = "artist") -> Any:
    rows = [["b1"] * 5, list(row), ["p1"] * 5, ["x1"] * 5]
    draws = {"offer.technology": ["t3"] * 4}
    return turn("A03", options={"invented": True}, rows=rows, holding=0, draws=draws, leaders=[leader], **ANYTHING)


@clause("MO-8.1")
class TestInventedOffer:
    @clause("MO-8.2", "MO-8.3")
    def test_a_question_mark_before_a_number(self) -> None:
        assert decision(invented("t2", "t3", "t1", "t6", "t4"), "technology.card").pick == 3

    @clause("MO-8.3", "MO-8.4")
    def test_a_number_before_symbols(self) -> None:
        chosen = decision(invented("t4", "t3", "t7", "t6", "t8"), "technology.card")
        assert (chosen.pick, deciding(chosen)) == (4, ["technology.number"])

    @clause("MO-8.4")
    def test_the_most_symbols(self) -> None:
        # t3 has two symbols, t4 one, t7 one, t8 three.
        row = ("t4", "t7", "t3", "t8", "t10")
        counts = [len(TECHNOLOGIES[card].symbols) for card in row]
        chosen = decision(invented(*row), "technology.card")
        assert counts[chosen.pick - 1] == max(counts)
        assert "technology.most" in deciding(chosen)

    @clause("MO-8.5", "MO-8.6")
    def test_leader_then_leftmost(self) -> None:
        data = GAME.start(GAME.options(), GAME.default_pack).data
        symbol = TECHNOLOGIES["t5"].symbols[0]
        leader = next(one.id for one in data.leaders.values() if one.symbol == symbol)
        other = next(
            one.id
            for one in data.leaders.values()
            if one.symbol not in (*TECHNOLOGIES["t1"].symbols, *TECHNOLOGIES["t5"].symbols)
        )
        assert symbol not in TECHNOLOGIES["t1"].symbols
        assert decision(invented("t3", "t1", "t4", "t5", "t7", leader=leader), "technology.card").pick == 4
        chosen = decision(invented("t3", "t1", "t4", "t5", "t7", leader=other), "technology.card")
        assert (chosen.pick, deciding(chosen)) == (2, ["technology.question", "technology.leftmost"])


class TestTheNeighbour:
    @clause("MO-8.7", "MO-8.9")
    def test_the_card_to_the_left(self) -> None:
        assert taken(offer(symbols=[[3]], points=[2])) == [(3, True, 0), (2, False, 2)]

    @clause("MO-8.7", "MO-8.9")
    def test_a_neighbour_with_a_question_mark_is_not_asked_again(self) -> None:
        decided = offer(symbols=[[2, 3]], leader=[[3]])
        assert taken(decided) == [(3, True, 0), (2, True, 0)]
        assert decided.question is None

    @clause("MO-8.8")
    def test_to_the_right_of_the_leftmost(self) -> None:
        assert taken(offer(symbols=[[1]], points=[0])) == [(1, True, 0), (2, False, 0)]

    @clause("MO-8.7")
    def test_a_single_card(self) -> None:
        decided = turn("A03", row_size=1, answers={"technology.symbols": [[1]]}, **ANYTHING)
        assert taken(decided) == [(1, True, 0)]

    @clause("MO-8.9", "MO-1.7", "MO-1.6")
    def test_piles(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        for symbols, points in ((True, 0), (False, 3), (False, 0), (False, 2)):
            TakeTechnology("MO-8.9", "bot", 1, symbols, points).apply(state)
        assert (state.symbols, state.earned) == ((1,), (5,))


class TestTheOffer:
    @clause("MO-8.1")
    def test_its_size_is_asked_once(self) -> None:
        decided = turn("A03", row_size=0, answers={"technology.size": [6]}, **ANYTHING)
        assert one(decided, RowSize) == RowSize(6)
        assert list(expect_type(decided.question, Several).options) == [1, 2, 3, 4, 5, 6]

    @clause("MO-8.1")
    def test_an_empty_offer(self) -> None:
        decided = turn("A03", row_size=0, answers={"technology.size": [0]}, **ANYTHING)
        assert came_to_nothing(decided) == [("technology.none", "MO-8.1")]

    def test_a_card_that_is_not_in_the_offer_is_refused(self) -> None:
        session = Session.new(GAME, position=table("A03", **ANYTHING))
        before = session.save()
        for bad in ("6", [6], "2 9", [0]):
            with pytest.raises(NotAllowed):
                session.answer(bad)
        assert session.save() == before
        session.answer("2, 5")
        assert session.pending.id == "technology.leader"
