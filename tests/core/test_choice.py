from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from visavis.core import (
    SOMEWHERE,
    UNTRACKED,
    BareTable,
    Choice,
    Criterion,
    Decision,
    Later,
    Map,
    Nth,
    One,
    Only,
    Question,
    Region,
    Undecided,
    YouChoose,
    narrow,
    plain_decision,
)
from visavis.testing import expect_type

BOARD = Map.hexes({f"{chr(65 + row)}{column + 1}": (row, column) for row in range(4) for column in range(5)})


def bits(*names: str) -> int:
    return BOARD.bits(names)


class TestTuples:
    def test_the_first_criterion_that_leaves_one_decides(self) -> None:
        decision = narrow(Choice("c", "X-1", (1, 2, 3, 4), (Criterion("small", "X-2", lambda n: n),)))
        assert decision.pick == 1
        assert decision.steps[0].cut == (2, 3, 4)

    def test_an_earlier_criterion_overrules_a_later_one(self) -> None:
        choice = Choice(
            "c", "X-1", (1, 2, 3, 4), (Criterion("odd", "", lambda n: n % 2 == 0), Criterion("big", "", lambda n: -n))
        )
        assert narrow(choice).pick == 3

    def test_a_rank_is_not_computed_once_one_option_is_left(self) -> None:
        def never(option: int) -> int:
            raise AssertionError

        assert narrow(Choice("c", "", (1, 2), (Criterion("a", "", lambda n: n), Criterion("b", "", never)))).pick == 1
        assert narrow(Choice("c", "", (1,), (Criterion("b", "", never),))).steps == ()

    def test_only_keeps_all_if_none_fits(self) -> None:
        choice = Choice("c", "", (1, 2, 3), (Only("huge", "", lambda n: n > 9), Only("big", "", lambda n: n > 2)))
        assert narrow(choice).pick == 3

    @pytest.mark.parametrize(
        ("count", "backwards", "pick"),
        [
            (1, False, "a"),
            (3, False, "c"),
            (4, False, "a"),
            (8, False, "b"),
            (1, True, "c"),
            (3, True, "a"),
            (4, True, "c"),
        ],
    )
    def test_nth_counts_round_and_round(self, count: int, backwards: bool, pick: str) -> None:
        assert narrow(Choice("c", "", ("a", "b", "c"), (Nth("n", "", count, backwards),))).pick == pick

    def test_you_choose_asks_for_one_of_what_is_left(self) -> None:
        asked: list[One] = []

        def ask(question: Question) -> int:
            asked.append(expect_type(question, One))
            return 4

        choice = Choice("c", "", (1, 2, 4), (Criterion("even", "", lambda n: n % 2), YouChoose("you", "X-9")))
        assert narrow(choice, ask).pick == 4
        assert asked[0].options == (2, 4)
        assert (asked[0].seat, asked[0].clause) == ("table", "X-9")

    def test_no_option_no_pick(self) -> None:
        assert narrow(Choice("c", "", (), (Nth("n", "", 1),))).pick is None

    def test_a_hole_in_the_rules_is_an_error(self) -> None:
        with pytest.raises(Undecided, match="c leaves 1, 2"):
            narrow(Choice("c", "", (1, 2), (Criterion("same", "", lambda n: 0),)))

    @pytest.mark.parametrize("first", [Nth("n", "", 1), YouChoose("y", "")])
    def test_counting_and_choosing_stand_last(self, first: Nth | YouChoose) -> None:
        with pytest.raises(TypeError):
            narrow(Choice("c", "", (1, 2), (first, Criterion("a", "", lambda n: n))))


class TestRegions:
    def test_classes_are_the_best_first(self) -> None:
        choice = Choice(
            "c",
            "",
            Region(BOARD, bits("A1", "B2", "C3")),
            (Criterion("k", "", classes=(bits("D1"), bits("B2", "C3"))), Nth("n", "", 1)),
        )
        decision = narrow(choice)
        assert decision.pick == "B2"
        assert list(decision.steps[0].cut) == ["A1"]

    def test_options_in_no_class_stay_alike(self) -> None:
        choice = Choice(
            "c", "", Region(BOARD, bits("A1", "B2")), (Criterion("k", "", classes=(bits("D1"),)), Nth("n", "", 2))
        )
        assert narrow(choice).pick == "B2"

    def test_a_rank_per_space(self) -> None:
        choice = Choice(
            "c", "", Region(BOARD, BOARD.all), (Criterion("k", "", lambda space: -int(space[1])), Nth("n", "", 2))
        )
        assert narrow(choice).pick == "B5"

    def test_only_by_bits_by_function_and_by_test(self) -> None:
        among = Region(BOARD, bits("A1", "B2"))
        for only in (
            Only("o", "", spaces=bits("B2")),
            Only("o", "", spaces=lambda: bits("B2")),
            Only("o", "", test=lambda space: space == "B2"),
        ):
            assert narrow(Choice("c", "", among, (only,))).pick == "B2"

    def test_reading_order_and_backwards(self) -> None:
        among = Region(BOARD, bits("A4", "B1", "C2"))
        assert narrow(Choice("c", "", among, (Nth("n", "", 2),))).pick == "B1"
        assert narrow(Choice("c", "", among, (Nth("n", "", 1, True),))).pick == "C2"

    def test_the_trace_is_plain_data(self) -> None:
        decision = narrow(Choice("c", "X-1", Region(BOARD, bits("A1", "B2")), (Nth("n", "X-2", 2),)))
        assert json.loads(json.dumps(plain_decision(decision))) == {
            "id": "c",
            "clause": "X-1",
            "args": {},
            "options": ["A1", "B2"],
            "steps": [
                {
                    "id": "n",
                    "clause": "X-2",
                    "kind": "nth",
                    "args": {"count": 2, "backwards": False},
                    "kept": ["B2"],
                    "cut": ["A1"],
                    "applied": True,
                    "measured": [],
                }
            ],
            "pick": "B2",
            "unreached": [],
        }  # fmt: skip


class TestLater:
    """A criterion that draws or asks is made only when it is needed, once, with what is left."""

    def test_it_is_not_made_when_one_option_is_left(self) -> None:
        def never(rest: tuple[int, ...]) -> Nth:
            raise AssertionError

        assert narrow(Choice("c", "", (1, 2), (Criterion("a", "", lambda n: n), Later(never)))).pick == 1

    @pytest.mark.parametrize("among", [("A1", "B2", "C3"), Region(BOARD, bits("A1", "B2", "C3"))])
    def test_it_gets_what_is_left_and_stands_in_the_trace_as_what_it_made(
        self, among: tuple[str, ...] | Region
    ) -> None:
        made = []

        def make(rest: tuple[str, ...]) -> Nth:
            made.append(rest)
            return Nth("n", "X-7", 2)

        decision = narrow(Choice("c", "", among, (Only("not_a", "", test=lambda space: space != "A1"), Later(make))))
        assert (decision.pick, made) == ("C3", [("B2", "C3")])
        assert decision.steps[1].id == "n"

    @pytest.mark.parametrize(("answers", "pick", "asked"), [(["done"], SOMEWHERE, 1), (["not_possible"], None, 1),
                                                            (["tied", "done"], SOMEWHERE, 2)])  # fmt: skip
    def test_untracked_the_checklist_ends_before_it(self, answers: list[str], pick: object, asked: int) -> None:
        questions: list[One] = []

        def ask(question: Question) -> str:
            questions.append(expect_type(question, One))
            return answers[len(questions) - 1]

        by = (Criterion("k", "X-2", lambda space: 0), Later(lambda rest: Nth("n", "X-3", 1)))
        assert Choice("c", "X-1", UNTRACKED, by).follow(ask) == pick
        assert len(questions) == asked
        assert questions[0].options == ("done", "not_possible", "tied")
        if asked == 2:
            assert questions[1].options == ("done", "not_possible")
            assert [line.id for line in questions[1].checklist] == ["n"]


class TestUntracked:
    by = (Criterion("k", "X-2", lambda space: 0), Nth("n", "X-3", 1))

    def test_a_choice_becomes_a_checklist(self) -> None:
        question = Choice("c", "X-1", UNTRACKED, self.by).checklist(self.by)
        assert question.options == ("done", "not_possible")
        assert [line.id for line in question.checklist] == ["k", "n"]

    def test_the_pick_is_somewhere_or_none(self) -> None:
        choice = Choice("c", "X-1", UNTRACKED, self.by)
        assert choice.pick_from("done") == SOMEWHERE
        assert choice.pick_from("not_possible") is None

    def test_where_later_rules_need_the_pick_it_is_asked(self) -> None:
        choice = Choice("c", "X-1", UNTRACKED, self.by, every=("fire", "water"), says="pick")
        assert choice.checklist(()).options == ("fire", "water", "none")
        assert choice.pick_from("fire") == "fire"
        assert choice.pick_from("none") is None

    def test_where_there_is_always_an_option_not_possible_is_not_offered(self) -> None:
        assert Choice("c", "X-1", UNTRACKED, self.by, sure=True).checklist(()).options == ("done",)
        named = Choice("c", "X-1", UNTRACKED, self.by, every=("fire",), says="pick", sure=True)
        assert named.checklist((), tied=True).options == ("fire", "tied")

    def test_it_is_no_decision(self) -> None:
        with pytest.raises(TypeError):
            narrow(Choice("c", "X-1", UNTRACKED, self.by))

    def test_unknown_spaces_cannot_narrow_known_options(self) -> None:
        with pytest.raises(TypeError):
            narrow(Choice("c", "", Region(BOARD, bits("A1", "B2")), (Only("o", "", spaces=UNTRACKED), Nth("n", "", 1))))


def test_the_log_less_table_picks_the_same_with_and_without_the_trace() -> None:
    def choice() -> Choice[str]:
        by = (Criterion("k", "", lambda space: space[0] != "C"), Nth("n", "", 7))
        return Choice("c", "", Region(BOARD, BOARD.all), by)

    plain = BareTable(None, None, 0, {})
    traced = BareTable(None, None, 0, {}, trace=True)
    assert plain.choose(choice()) == traced.choose(choice()) == "C2"
    assert plain.decisions is None
    assert traced.decisions == [narrow(choice())]


def test_a_question_to_the_person_carries_the_decision_so_far() -> None:
    asked: list[One] = []

    def ask(question: Question) -> int:
        asked.append(expect_type(question, One))
        return 4

    narrow(Choice("c", "X-1", (1, 2, 4), (Criterion("even", "X-2", lambda n: n % 2), YouChoose("you", "X-9"))), ask)
    so_far = expect_type(asked[0].so_far, Decision)
    assert so_far.pick is None
    assert [(step.id, step.cut) for step in so_far.steps] == [("even", (1,))]


class TestMeasuring:
    """What a criterion measured is worked out only for somebody who asks, and nothing twice for it."""

    def test_nobody_asked(self) -> None:
        def never(option: int) -> int:
            raise AssertionError

        decision = narrow(Choice("c", "", (1, 2), (Criterion("a", "", lambda n: n, measure=never), Nth("n", "", 1))))
        assert (decision.steps[0].measured, decision.unreached) == ((), ())

    def test_a_rank_that_is_a_number_is_shown_itself(self) -> None:
        decision = narrow(Choice("c", "", (3, 1, 2), (Criterion("a", "", lambda n: n * 10),)), measure=True)
        assert decision.steps[0].measured == ((3, 30), (1, 10), (2, 20))
        assert narrow(Choice("c", "", (3, 1, 2), (Criterion("a", "", lambda n: n * 10),))).pick == decision.pick

    @pytest.mark.parametrize("rank", [lambda n: (n, 0), lambda n: n > 1, float])
    def test_any_other_rank_says_nothing_by_itself(self, rank: Callable[[Any], Any]) -> None:
        assert narrow(Choice("c", "", (1, 2), (Criterion("a", "", rank),)), measure=True).steps[0].measured == ()

    def test_a_criterion_says_what_to_show(self) -> None:
        by = Criterion("a", "", lambda n: -n, measure=lambda n: f"{n} power")
        decision = narrow(Choice("c", "", (1, 2), (by,)), measure=True)
        assert decision.steps[0].measured == ((1, "1 power"), (2, "2 power"))

    def test_only_what_is_left_is_measured_and_every_rank_once(self) -> None:
        asked: list[int] = []

        def rank(option: int) -> int:
            asked.append(option)
            return option

        by = (Only("odd", "", lambda n: n % 2 == 1), Criterion("small", "", rank), Criterion("never", "", rank))
        decision = narrow(Choice("c", "", (1, 2, 3), by), measure=True)
        assert asked == [1, 3]
        assert decision.steps[0].measured == ((1, True), (2, False), (3, True))
        assert decision.steps[1].measured == ((1, 1), (3, 3))

    def test_options_that_equal_each_other_are_not_confused(self) -> None:
        decision = narrow(Choice("c", "", (True, 2), (Criterion("a", "", lambda n: 7), Nth("n", "", 1))), measure=True)
        assert [type(option) for option, _ in decision.steps[0].measured] == [bool, int]

    def test_of_classes_the_place_is_shown(self) -> None:
        made: list[int] = []

        def classes():
            for mask in (bits("D1"), bits("B2"), bits("C3", "B2")):
                made.append(mask)
                yield mask

        choice = Choice("c", "", Region(BOARD, bits("A1", "B2", "C3")), (Criterion("k", "", classes=classes()),))
        decision = narrow(choice, measure=True)
        assert decision.pick == "B2"
        assert decision.steps[0].measured == (("B2", 2), ("C3", 3))
        assert len(made) == 3

    @pytest.mark.parametrize(("backwards", "places"), [(False, (1, 2, 3)), (True, (3, 2, 1))])
    def test_counting_shows_the_place(self, backwards: bool, places: tuple[int, ...]) -> None:
        decision = narrow(Choice("c", "", ("a", "b", "c"), (Nth("n", "", 2, backwards),)), measure=True)
        assert sorted(decision.steps[0].measured) == list(zip("abc", places, strict=True))

    def test_a_criterion_that_fits_nothing_did_not_apply(self) -> None:
        by = (
            Only("huge", "", lambda n: n > 9),
            Only("all", "", lambda n: n > 0),
            Criterion("same", "", lambda n: 0),
            Nth("n", "", 1),
        )
        for measure in (False, True):
            steps = narrow(Choice("c", "", (1, 2), by), measure=measure).steps
            assert [(step.id, step.applied) for step in steps if not step.cut] == [
                ("huge", False),
                ("all", True),
                ("same", True),
            ]

    def test_classes_that_hold_no_option_did_not_apply(self) -> None:
        by = (Criterion("k", "", classes=(bits("D1"),)), Nth("n", "", 1))
        step = narrow(Choice("c", "", Region(BOARD, bits("A1", "B2")), by), measure=True).steps[0]
        assert (step.applied, step.measured) == (False, ())

    def test_what_was_not_reached_is_listed(self) -> None:
        by = (
            Criterion("a", "X-1", lambda n: n),
            Only("b", "X-2", lambda n: True, args={"x": 1}),
            Later(lambda left: Nth("made", "", 1)),
            Nth("n", "X-3", 2),
        )
        decision = narrow(Choice("c", "", (1, 2), by), measure=True)
        assert [(one.id, one.clause, dict(one.args)) for one in decision.unreached] == [
            ("b", "X-2", {"x": 1}),
            ("n", "X-3", {"count": 2, "backwards": False}),
        ]

    def test_later_is_made_once(self) -> None:
        made: list[tuple[int, ...]] = []

        def make(left: tuple[int, ...]) -> Criterion[int]:
            made.append(left)
            return Criterion("later", "", lambda n: -n)

        decision = narrow(Choice("c", "", (1, 2), (Later(make),)), measure=True)
        assert (decision.pick, made, decision.steps[0].measured) == (2, [(1, 2)], ((1, -1), (2, -2)))

    def test_a_table_measures_if_it_is_told_to(self) -> None:
        class Measuring(BareTable):
            measures = True

        choice = Choice("c", "", (1, 2), (Criterion("a", "", lambda n: n),))
        for kind, measured in ((BareTable, ()), (Measuring, ((1, 1), (2, 2)))):
            table = kind(None, None, 0, {}, trace=True)
            table.choose(choice)
            assert table.decisions[0].steps[0].measured == measured

    def test_a_person_among_equals_knows_what_was_measured_so_far(self) -> None:
        asked: list[One] = []

        def ask(question: Question) -> int:
            asked.append(expect_type(question, One))
            return 4

        by = (Criterion("even", "", lambda n: n % 2), YouChoose("you", ""))
        narrow(Choice("c", "", (1, 2, 4), by), ask, measure=True)
        assert expect_type(asked[0].so_far, Decision).steps[0].measured == ((1, 1), (2, 0), (4, 0))
