"""Corrections in the middle of a step hold exactly what the person said, for every kind of field."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.core import BadPosition, Effect, Game, Map, Number, One, Options, Pack, Pile, Session, Side, State, Table
from visavis.core.play.corrections import before_step
from visavis.core.play.log import Correction, Hold
from visavis.testing import expect_type

BOARD = Map.graph({name: [] for name in "ABCDE"})


class Purse(Side, frozen=True):
    """A side of its own: coins, towers, and goods on spaces."""

    coins: int = 0
    towers: int = 0
    stock: tuple[int, ...] = (0, 0, 0, 0, 0)
    REGIONS: ClassVar[tuple[str, ...]] = ("towers",)
    BY_SPACE: ClassVar[tuple[str, ...]] = ("stock",)


class ShopState(State, kw_only=True):
    pack: Pack
    points: int = 0
    houses: int = 0
    units: tuple[tuple[int, ...], ...] = ((0, 0), (1, 1))
    goods: tuple[int, ...] = (0, 0, 0, 0, 0)
    prices: dict[str, int] = {}  # noqa: RUF012 - a struct copies it
    hand: tuple[str, ...] = ("a", "b")
    deck: Pile = Pile.of("deck", ["c", "d", "e"])
    side: Purse = Purse()
    sides: tuple[Purse, ...] = (Purse(), Purse(3))
    round: int = 1
    REGIONS: ClassVar[tuple[str, ...]] = ("houses",)
    BY_SPACE: ClassVar[tuple[str, ...]] = ("goods",)

    def board_map(self) -> Map:
        return BOARD


class Worked(Effect, frozen=True):
    space: str
    card: str

    def apply(self, state: ShopState) -> None:
        state.points += 2
        state.houses |= BOARD.bits([self.space])
        state.units = ((state.units[0][0] + 1, state.units[0][1]), state.units[1])
        state.goods = tuple(n + (name == self.space) for name, n in zip(BOARD.names, state.goods, strict=True))
        state.prices = {**state.prices, self.space: 3}
        state.hand = (*(card for card in state.hand if card != "a"), self.card)
        state.deck = state.deck.without(self.card) if self.card in state.deck.options() else state.deck
        state.side = Purse(state.side.coins + 5, state.side.towers | BOARD.bits([self.space]), state.side.stock)
        state.sides = (state.side, state.sides[1])


class Ended(Effect, frozen=True):
    def apply(self, state: ShopState) -> None:
        state.round += 1


def step(state: ShopState, table: Table[ShopState]) -> None:
    free = tuple(name for name in BOARD.names if not BOARD.bits([name]) & state.houses)
    space = table.ask(One("where", "you", "", free))
    table.do(Worked(space, str(table.draw(state.deck))))
    table.ask(Number("pay", "you", "", 0, state.points))
    table.do(Ended())


SHOP = Game(
    id="shop",
    rules_version="1",
    package="tests.core",
    state=ShopState,
    effects=(Worked, Ended),
    options=Options,
    start=lambda options, pack: ShopState(pack=pack),
    step=step,
    over=lambda state: state.round > 2,
    score=lambda state: {"you": state.points},
    seats=lambda options: ("you",),
)


def in_the_middle() -> Session[ShopState]:
    session = Session.new(SHOP, seed=3)
    session.answer("B")
    assert session.pending.id == "pay"
    return session


def value(session: Session[ShopState], field: str) -> Any:
    return msgspec.json.decode(msgspec.json.encode(session.seen_by("you").view.to_plain()[field]))


SAID = [
    ("points", 40),
    ("points", 1),
    ("houses", ["A", "B", "D"]),
    ("houses", ["A"]),
    ("houses", []),
    ("units", [[4, 0], [1, 0]]),
    ("goods", {"B": 4, "C": 1}),
    ("goods", {}),
    ("prices", {"A": 1}),
    ("prices", {}),
    ("prices", {"B": 7, "E": 2}),
    ("hand", ["a", "b"]),
    ("hand", []),
    ("hand", ["e", "b", "a", "c"]),
    ("deck", {"stream": "deck", "layers": [{"size": 1}], "pool": ["e"]}),
    ("side", {"coins": 2, "towers": [], "stock": {}}),
    ("side", {"coins": 9, "towers": ["B", "C"], "stock": {"A": 2}}),
    ("sides", [{"coins": 0, "towers": [], "stock": {}}, {"coins": 1, "towers": ["E"], "stock": {}}]),
]


@pytest.mark.parametrize(("field", "said"), SAID)
def test_what_was_said_holds_exactly(field: str, said: Any) -> None:
    session = in_the_middle()
    before, was = session.save(), value(session, field)
    session.correct({field: said})
    assert value(session, field) == said
    assert session.pending.id == "pay"
    corrected = session.save()
    assert Session.load(corrected, SHOP).save() == corrected
    assert session.check() is None
    session.undo()
    assert (session.save(), value(session, field)) == (before, was)
    session.redo()
    assert (session.save(), value(session, field)) == (corrected, said)
    session.answer(0)
    # The step that it was said in is over; what was said is still there in the game as it is folded.
    again = Session.load(session.save(), SHOP)
    assert again.timeline.whole == session.timeline.whole
    assert value(again, field) == value(session, field)


@pytest.mark.parametrize(("field", "said"), SAID)
def test_it_holds_too_when_it_is_said_twice(field: str, said: Any) -> None:
    session = in_the_middle()
    session.correct({"points": 11, field: said})
    session.correct({field: said, "round": 2})
    assert (value(session, field), value(session, "round")) == (said, 2)
    assert Session.load(session.save(), SHOP).save() == session.save()


facts = st.fixed_dictionaries(
    {},
    optional={
        "points": st.integers(0, 50),
        "houses": st.sets(st.sampled_from("ABCDE")).map(sorted),
        "units": st.lists(st.lists(st.integers(0, 3), min_size=2, max_size=2), min_size=2, max_size=2),
        "goods": st.dictionaries(st.sampled_from("ABCDE"), st.integers(1, 5)),
        "prices": st.dictionaries(st.sampled_from("ABCDE"), st.integers(0, 5)),
        "hand": st.lists(st.sampled_from("abcde"), max_size=5),
        "side": st.fixed_dictionaries(
            {
                "coins": st.integers(0, 9),
                "towers": st.sets(st.sampled_from("ABCDE")).map(sorted),
                "stock": st.dictionaries(st.sampled_from("ABCDE"), st.integers(1, 5)),
            }
        ),
    },
).filter(bool)


@given(st.lists(facts, min_size=1, max_size=3))
def test_whatever_is_said_holds(said: list[dict[str, Any]]) -> None:
    session = in_the_middle()
    texts = [session.save()]
    for one in said:
        session.correct(one)
        for field, its in one.items():
            assert value(session, field) == its
        texts.append(session.save())
    for text in reversed(texts[:-1]):
        session.undo()
        assert session.save() == text
    for text in texts[1:]:
        session.redo()
        assert session.save() == text
    assert session.check() is None
    assert Session.load(session.save(), SHOP).save() == session.save()


def test_answers_that_a_correction_dropped_come_back_when_it_is_undone() -> None:
    session = in_the_middle()
    session.answer(2)
    session.answer("C")
    before = session.save()
    # Two houses in this round: with C taken from the start, "C" is no answer any more.
    session.correct({"houses": ["A", "B", "C", "D", "E"]})
    assert value(session, "houses") == ["A", "B", "C", "D", "E"]
    corrected, asked = session.save(), session.pending.id
    session.undo()
    assert (session.save(), session.pending.id) == (before, "pay")
    session.redo()
    assert (session.save(), session.pending.id) == (corrected, asked)
    session.undo()
    session.answer(1)
    assert session.over or session.pending.id == "where"


def test_what_can_stand_before_the_step_stands_there() -> None:
    session = in_the_middle()
    session.correct({"points": 12, "houses": ["A", "B"]})
    (line,) = [line for line in session.lines if isinstance(line, Correction)]
    assert (line.correct, line.now) == ({"points": 10, "houses": ["A"]}, {})
    assert not any(isinstance(line, Hold) for line in session.lines)


def test_what_the_step_has_done_itself_is_taken_over_after_its_effect() -> None:
    session = in_the_middle()
    session.correct({"houses": []})
    (line,) = [line for line in session.lines if isinstance(line, Correction)]
    assert (line.now, line.effects) == ({"houses": []}, 1)
    assert [line for line in session.lines if isinstance(line, Hold)] == [Hold({"houses": []})]
    # Whatever is asked from here on knows it.
    session.answer(0)
    assert list(expect_type(session.pending, One).options) == list("ABCDE")


def test_the_table_is_told_both_times() -> None:
    session = in_the_middle()
    session.correct({"points": 9})
    assert session.seen_by("you").set_back == ()
    session.undo()
    (fact,) = session.seen_by("you").set_back
    assert (fact.field, fact.before, fact.now) == ("points", 9, 2)
    session.redo()
    (fact,) = session.seen_by("you").set_back
    assert (fact.field, fact.before, fact.now) == ("points", 2, 9)


@pytest.mark.parametrize(
    ("said", "now", "start", "before"),
    [
        (5, 5, 3, 3),
        (["A"], ["A", "B"], ["A"], ["A"]),
        (["A", "C"], ["A", "B"], ["A"], ["A", "C"]),
        ({"A": 2}, {"A": 1, "B": 1}, {"A": 1}, {"A": 2}),
        ([[1, 2]], [[1, 1]], [[0, 1]], [[0, 2]]),
        (["x", "x"], ["x"], [], ["x"]),
    ],
)
def test_the_value_before_a_step(said: Any, now: Any, start: Any, before: Any) -> None:
    assert before_step(said, now, start) == before


class TestSides:
    def test_a_position_names_only_what_differs(self) -> None:
        state = Session.new(SHOP, position={"side": {"towers": ["A"]}, "sides": [{}, {"coins": 7}]}).timeline.now
        assert state.side == Purse(towers=BOARD.bits(["A"]))
        assert state.sides == (Purse(), Purse(7))

    @pytest.mark.parametrize(
        ("said", "id", "field"),
        [
            ({"side": {"towers": ["Z"]}}, "position.space", "side.towers"),
            ({"side": {"gold": 1}}, "position.field", "side.gold"),
            ({"side": {"coins": "x"}}, "position.value", "side.coins"),
            ({"side": 3}, "position.by_space", "side"),
            ({"sides": [{}]}, "position.sets", "sides"),
        ],
    )
    def test_what_is_wrong_is_named_by_its_part(self, said: dict[str, Any], id: str, field: str) -> None:
        with pytest.raises(BadPosition) as refused:
            Session.new(SHOP, position=said)
        assert (refused.value.id, refused.value.details["field"]) == (id, field)
