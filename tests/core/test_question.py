from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.core import Ambiguous, Fact, Field, Form, Forms, Map, NotAllowed, Number, One, Refusal, Several, Unreadable
from visavis.core.question import AnyQuestion, NoSuchAnswer, Offer, Question, kind_of, space_form
from visavis.core.region import UNTRACKED, Region
from visavis.testing import expect_type

GERMAN = {
    "forest": "Wald",
    "meadow": "Wiese",
    "north": "Nord",
    "build": "bauen",
    "rest": "ruhen",
    "swamp land": "Moor Land",
}
BOARD = Map.hexes({"A1": (0, 0), "A2": (0, 1), "B1": (1, 0)})


def german(value: object) -> str:
    return GERMAN.get(str(value), str(value))


class TestOneOfOptions:
    question = One("where", "you", "X-1", ("forest", "meadow", "swamp land"))

    @pytest.mark.parametrize("raw", ["forest", "FOREST", " forest ", "fo", "1"])
    def test_the_value_its_name_the_start_of_it_and_its_number_are_read(self, raw: str) -> None:
        assert self.question.read(raw) == "forest"

    @pytest.mark.parametrize("raw", ["Wald", "wal", "forest"])
    def test_names_in_the_persons_language_are_read(self, raw: str) -> None:
        assert self.question.read(raw, german) == "forest"

    @pytest.mark.parametrize("raw", ["desert", "4", "0", "-1", 1, True, 1.0, None, ["forest"]])
    def test_what_is_no_option_is_not_allowed_and_the_options_are_named(self, raw: object) -> None:
        with pytest.raises(NotAllowed) as no:
            self.question.read(raw)
        assert no.value.details["options"] == self.question.options

    @pytest.mark.parametrize("raw", ["", "  ", "fo\x07rest", "x" * 401, "forest\n"])
    def test_what_is_no_text_is_unreadable(self, raw: str) -> None:
        with pytest.raises(Unreadable):
            self.question.read(raw)

    def test_the_start_of_two_names_is_ambiguous(self) -> None:
        with pytest.raises(Ambiguous) as no:
            One("q", "you", "", ("meadow", "meadow land")).read("mea")
        assert no.value.details["options"] == ("meadow", "meadow land")

    def test_a_whole_name_is_not_ambiguous_with_a_longer_one(self) -> None:
        assert One("q", "you", "", ("meadow", "meadow land")).read("meadow") == "meadow"

    def test_numbers_as_options_are_meant_themselves_not_their_place(self) -> None:
        assert One("q", "you", "", (3, 1)).read("1") == 1

    def test_cards_named_by_numbers_are_meant_themselves_too(self) -> None:
        question = One("q", "you", "", ("3", "7", "12"))
        assert question.read("12") == "12"
        for other in ("1", "2"):
            with pytest.raises(NotAllowed):
                question.read(other)

    def test_yes_is_not_one(self) -> None:
        question = One("q", "you", "", (1, 2))
        assert not question.fits(True)
        with pytest.raises(NotAllowed):
            question.read(True)

    def test_a_barred_space_is_known_by_its_word_too(self) -> None:
        map = Map.graph({"lake": (), "hill": (), "house": ()})
        names = {"lake": "See", "hill": "Hügel", "house": "Haus"}
        options = Region(map, map.bits(["hill"]))
        question = One("q", "you", "", options, barred=lambda text: "in_water" if text == "lake" else None)
        for raw in ("See", "se", "lake"):
            with pytest.raises(NotAllowed) as refused:
                question.read(raw, lambda option: names[str(option)])
            assert refused.value.details["reason"] == "in_water"
        assert question.read("h", lambda option: names[str(option)]) == "hill"
        for raw in ("Haus", "x"):
            with pytest.raises(NotAllowed) as refused:
                question.read(raw, lambda option: names[str(option)])
            assert refused.value.id == "option.not"

    def test_something_barred_is_refused_with_the_reason(self) -> None:
        question = One("q", "you", "", ("A1",), barred=lambda text: "in_water" if text == "A2" else None)
        with pytest.raises(NotAllowed) as no:
            question.read("A2")
        assert no.value.details["reason"] == "in_water"

    def test_a_region_can_be_the_options(self) -> None:
        question = One("q", "you", "", Region(BOARD, BOARD.all))
        assert question.read("a2") == "A2"
        assert question.fits("B1")
        assert not question.fits("C1")
        assert question.some(lambda n: n - 1) == "B1"


class TestSeveralOptions:
    question = Several("which", "you", "X-1", ("forest", "meadow", "swamp land"), 1, 2)

    @pytest.mark.parametrize("raw", ["meadow forest", "2 1", "forest, meadow", ["meadow", "forest"], "f m"])
    def test_the_answer_is_in_the_order_of_the_options(self, raw: object) -> None:
        assert self.question.read(raw) == ("forest", "meadow")

    def test_names_with_blanks_are_read(self) -> None:
        assert self.question.read("Moor Land Wald", german) == ("forest", "swamp land")

    @pytest.mark.parametrize("raw", ["", "-", "1 2 3", "1 1", ["forest", "forest"], [], 3, None, {"forest": 1}])
    def test_too_few_too_many_or_twice_is_refused(self, raw: object) -> None:
        with pytest.raises(Refusal):
            self.question.read(raw)

    def test_none_at_all_where_that_is_possible(self) -> None:
        assert Several("which", "you", "", ("a",), 0, 1).read("-") == ()

    def test_fits_wants_the_order_of_the_options(self) -> None:
        assert self.question.fits(("forest", "meadow"))
        assert not self.question.fits(("meadow", "forest"))
        assert not self.question.fits(("forest", "forest"))
        assert not self.question.fits(())
        assert not self.question.fits(["forest"])


class TestNumber:
    question = Number("how many", "you", "X-1", -2, 12)

    @pytest.mark.parametrize(("raw", "value"), [(5, 5), ("5", 5), ("-2", -2), (" 12 ", 12)])
    def test_whole_numbers_are_read(self, raw: object, value: int) -> None:
        assert self.question.read(raw) == value

    @pytest.mark.parametrize(
        "raw", [True, 1.0, float("nan"), "1.0", "true", "1e1", "", "--1", "²", "٣", None, "9" * 30]
    )
    def test_everything_else_is_unreadable(self, raw: object) -> None:
        with pytest.raises(Unreadable):
            self.question.read(raw)

    @pytest.mark.parametrize("raw", [13, -3, "13"])
    def test_out_of_range_names_the_range(self, raw: object) -> None:
        with pytest.raises(NotAllowed) as no:
            self.question.read(raw)
        assert (no.value.details["least"], no.value.details["most"]) == (-2, 12)


class TestForms:
    question = Forms(
        "turn",
        "you",
        "X-1",
        (
            Form("build", (Field("space", ("A1", "A2", "swamp land")),)),
            Form("pay", (Field("what", ("gold", "wood")), Field("how_many", bounds=(1, 5)))),
            Form("move", (Field("from", ("A1", "A2")), Field("to", ("A1", "A2"))), (("A1", "A2"), ("A2", "A1"))),
            Form("rest"),
            Form("call", (Field("space", ("A1", "A2")), Field("word", longest=12, taken=("A1", "Moor")))),
        ),
    )

    @pytest.mark.parametrize(
        ("raw", "answer"),
        [
            ("build A1", ("build", "A1")),
            ("call A1 Nil", ("call", "A1", "Nil")),
            ("call A2  Tal  der Ems", ("call", "A2", "Tal der Ems")),
            (["call", "A2", "Tal der Ems"], ("call", "A2", "Tal der Ems")),
            ("BUILD a1", ("build", "A1")),
            ("b a2", ("build", "A2")),
            (["build", "A1"], ("build", "A1")),
            ("build swamp land", ("build", "swamp land")),
            ("pay gold 3", ("pay", "gold", 3)),
            ("pay what gold how_many 3", ("pay", "gold", 3)),
            (["pay", "gold", 3], ("pay", "gold", 3)),
            ("rest", ("rest",)),
            ("4", ("rest",)),
            ("move A1 A2", ("move", "A1", "A2")),
        ],
    )
    def test_a_line_or_a_list_is_read(self, raw: object, answer: tuple[object, ...]) -> None:
        assert self.question.read(raw) == answer
        assert self.question.fits(answer)

    def test_verbs_in_the_persons_language(self) -> None:
        assert self.question.read("bauen Moor Land", german) == ("build", "swamp land")

    @pytest.mark.parametrize(
        "raw",
        ["", "build", "build B9", "rest A1", "pay gold", "pay gold 9", "pay gold true", "fly", [],
         ["pay", "gold", True], ["pay", "gold", 2.0], "call A1", "call A1 moor", "call A1 a1", "call A1 7 hills",
         "call A1 one, two", "call A1 a name that is too long", ["call", "A1", 7], ["call", "A1", ""],
         None, 7, "move A1 A1", {"verb": "rest"}, [["build"], "A1"]],
    )  # fmt: skip
    def test_everything_else_is_refused(self, raw: object) -> None:
        with pytest.raises(Refusal):
            self.question.read(raw)

    def test_fits_wants_a_possible_row(self) -> None:
        assert not self.question.fits(("move", "A1", "A1"))
        assert not self.question.fits(("build",))
        assert not self.question.fits("rest")
        assert not self.question.fits(())

    def test_a_form_on_an_untracked_board_is_the_verb_alone(self) -> None:
        assert space_form("build", BOARD, UNTRACKED) == Form("build")
        assert space_form("build", BOARD, BOARD.all).fields[0].options == Region(BOARD, BOARD.all)


class TestFacts:
    def test_what_is_tracked_is_known(self) -> None:
        assert Fact("f", "X-1", False).known
        assert not Fact("f", "X-1", UNTRACKED).known

    def test_what_is_not_is_a_question_to_the_table(self) -> None:
        yes_no = expect_type(Fact("f", "X-1", UNTRACKED).question(), One)
        number = expect_type(Fact("f", "X-1", UNTRACKED, bounds=(0, 4)).question(), Number)
        assert (yes_no.seat, yes_no.options) == ("table", (True, False))
        assert (number.least, number.most) == (0, 4)
        which = Fact("f", "X-1", UNTRACKED, ("a", "b", "c"), several=(0, 3)).question()
        assert which.read("a c") == ("a", "c")
        assert which.read("-") == ()


QUESTIONS: list[AnyQuestion] = [
    TestOneOfOptions.question,
    TestSeveralOptions.question,
    TestNumber.question,
    TestForms.question,
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.sampled_from(QUESTIONS), JSON)
def test_any_input_is_either_read_or_refused(question: One, raw: object) -> None:
    try:
        answer = question.read(raw, german)
    except Refusal:
        return
    assert question.fits(answer)


@given(st.sampled_from(QUESTIONS), st.randoms())
def test_some_answer_always_fits_and_reads_as_itself(question: One, random) -> None:
    answer = question.some(random.randrange)
    assert question.fits(answer)
    assert question.read(answer) == answer


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_every_answer_fits_and_some_is_one_of_them(question: One) -> None:
    answers = list(question.answers())
    assert len(answers) == len(set(answers))
    assert all(question.fits(answer) for answer in answers)
    drawn = {question.some(at.__mod__) for at in range(200)}
    assert drawn <= set(answers)
    assert len(drawn) == len(answers) or isinstance(question, Several)


def test_a_verb_that_is_closed_is_refused_with_its_reason() -> None:
    question = Forms("turn", "a", "X-1", (Form("go"),), closed=lambda: (("build", "too.dear"),))
    with pytest.raises(NotAllowed) as refused:
        question.read("baue", lambda value: "baue" if value == "build" else str(value))
    assert refused.value.id == "option.barred"
    assert refused.value.details["reason"] == "too.dear"
    assert refused.value.details["options"] == ("go",)
    assert question.read("go") == ("go",)


def test_more_words_than_one_that_stands_for_several_name_an_option_that_is_not_there() -> None:
    question = Forms("turn", "a", "X-1", (Form("take", (Field("card", ("bonus 2", "bonus 5")),)),))
    assert question.read("take bonus 5") == ("take", "bonus 5")
    with pytest.raises(NotAllowed) as refused:
        question.read("take bonus 9")
    assert refused.value.details == {"given": "bonus 9", "options": ("bonus 2", "bonus 5")}
    with pytest.raises(Ambiguous):
        question.read("take bonus")


def test_an_even_random_answer_picks_the_verb_first() -> None:
    forms = (Form("say", (Field("word", tuple("abcdefghij")),)), Form("stop"))
    for even, stops in ((False, 1), (True, 5)):
        question = Forms("q", "a", "X-1", forms, even=even)
        drawn = [question.some(at.__mod__) for at in range(11 if not even else 10)]
        assert drawn.count(("stop",)) == stops
        assert all(question.fits(one) for one in drawn)


def test_an_offer_is_the_same_question_but_makes_only_the_form_that_is_looked_for() -> None:
    made: list[str] = []

    def maker(verb: str, possible: bool = True):
        def make(most: int) -> Form | None:
            made.append(verb)
            return Form(verb, (Field("count", bounds=(1, most)),)) if possible else None

        return make

    offer = Offer({"take": maker("take"), "burn": maker("burn", possible=False), "pass": maker("pass")}, (3,))
    lazy = Forms("your.turn", "you", "X-1", offer)
    assert lazy.form("pass") == Form("pass", (Field("count", bounds=(1, 3)),))
    assert lazy.form("burn") is None
    assert lazy.form("fly") is None
    assert made == ["pass", "burn"]

    at_once = Forms("your.turn", "you", "X-1", lazy.forms)
    assert [form.verb for form in lazy.forms] == ["take", "pass"]
    assert list(lazy.answers()) == list(at_once.answers())
    assert at_once.form("pass") == lazy.form("pass")
    assert at_once.form("burn") is None
    for question in (lazy, at_once):
        assert question.read("take 2") == ("take", 2)
        assert question.fits(("pass", 3))
        assert not question.fits(("burn", 1))
        assert question.some(lambda bound: bound - 1) == ("pass", 3)
        with pytest.raises(NotAllowed):
            question.read("burn 1")


# Counting answers

COUNTED = [
    *QUESTIONS,
    One("q", "you", "", (True, 1, 2, "1", False)),
    One("q", "you", "", Region(BOARD, BOARD.bits(["A2", "B1"]))),
    Several("q", "you", "", tuple("abcdef"), 0, 6),
    Several("q", "you", "", tuple("abcdef"), 3, 4),
    Several("q", "you", "", (True, 1, 2), 2, 2),
    Number("q", "you", "", 7, 7),
    Forms(
        "q",
        "you",
        "",
        (
            Form("a", (Field("x", (True, 1)), Field("y", bounds=(-1, 2)), Field("z", Region(BOARD, BOARD.all)))),
            Form("b", (Field("x", (1, 2)), Field("y", ("p", "q"))), ((2, "q"), (1, "q"), (2, "p"))),
            Form("c"),
        ),
    ),
]


@pytest.mark.parametrize("question", COUNTED, ids=lambda question: type(question).__name__)
def test_answers_are_counted_and_numbered_in_their_order(question: Question) -> None:
    answers = list(question.answers())
    assert question.count() == len(answers)
    assert [question.at(n) for n in range(question.count())] == answers
    assert [question.index(answer) for answer in answers] == list(range(len(answers)))


@pytest.mark.parametrize("question", COUNTED, ids=lambda question: type(question).__name__)
def test_answers_are_made_part_by_part(question: Question) -> None:
    def whole(parts: tuple[int, ...]) -> list[tuple[int, ...]]:
        more = question.next_parts(parts)
        return [one for part in more for one in whole((*parts, part))] if more else [parts]

    answers = list(question.answers())
    for answer in answers:
        assert question.of_parts(question.parts(answer)) == answer
    found = whole(())
    assert len(found) == len(set(found)) == len(answers)
    assert {question.of_parts(parts) for parts in found} == set(answers)


@pytest.mark.parametrize("question", COUNTED, ids=lambda question: type(question).__name__)
@pytest.mark.parametrize("n", [-1, 10**6])
def test_there_is_no_answer_of_a_number_that_is_not_counted(question: Question, n: int) -> None:
    with pytest.raises(NoSuchAnswer):
        question.at(n)
    for parts in ((n,), (), (0,) * 9):
        with pytest.raises(NoSuchAnswer):
            question.of_parts(parts)


@pytest.mark.parametrize("question", COUNTED, ids=lambda question: type(question).__name__)
@pytest.mark.parametrize("answer", ["no such", 2.0, None, ("b", 1, "p"), ("b", True, "q"), (), ("d",), ("c", 1)])
def test_what_is_no_answer_has_no_number(question: Question, answer: object) -> None:
    if question.fits(answer):
        assert question.at(question.index(answer)) == answer
        return
    for number in (question.index, question.parts):
        with pytest.raises(NoSuchAnswer):
            number(answer)


def test_all_names_that_can_be_made_up_are_one_answer() -> None:
    question = Forms(
        "q",
        "you",
        "",
        (
            Form(
                "call",
                (Field("space", ("A1", "A2")), Field("word", longest=12)),
            ),
        ),
    )
    assert question.count() == 2
    assert question.parts(("call", "A2", "Nil")) == (0, 1, 0)
    assert question.of_parts((0, 1, 0)) == ("call", "A2", "N1")
    assert question.index(("call", "A2", "Nil")) == question.index(question.at(1)) == 1


def test_large_questions_are_counted_without_going_through_their_answers() -> None:
    many = Several("q", "you", "", tuple(range(200)), 0, 200)
    assert many.count() == 2**200
    assert many.index(many.at(2**199 + 12345)) == 2**199 + 12345
    wide = Forms("q", "you", "", (Form("x", tuple(Field(name, bounds=(0, 999)) for name in "abcd")),))
    assert wide.count() == 10**12
    assert wide.at(123_456_789_012) == ("x", 123, 456, 789, 12)
    assert wide.index(("x", 123, 456, 789, 12)) == 123_456_789_012


def test_a_fifth_kind_of_question_is_an_error() -> None:
    class Guess(Question[str], frozen=True):
        pass

    for question in QUESTIONS:
        assert kind_of(question) is question
    with pytest.raises(TypeError, match="q is a Guess, which is no kind of question"):
        kind_of(Guess("q", "you", ""))


# Forms that are made when somebody looks for them


class Kitchen:
    """Makers that write down what they were asked to make."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def maker(self, verb: str, field: str = "count"):
        def make(most: int) -> Form | None:
            self.made.append(verb)
            return Form(verb, (Field(field, bounds=(1, most)),)) if most else None

        return make

    def question(self, most: int = 3, **more: Any) -> Forms:
        offer = Offer({verb: self.maker(verb) for verb in ("take", "burn", "pass")}, (most,))
        return Forms("your.turn", "you", "X-1", offer, **more)


def test_reading_and_fitting_make_the_form_of_the_verb_alone_and_once() -> None:
    kitchen = Kitchen()
    question = kitchen.question()
    assert question.fits(("burn", 2))
    assert not question.fits(("burn", 9))
    assert not question.fits(("fly",))
    assert not question.fits(({"a": 1},))
    assert question.read(["burn", 2]) == ("burn", 2)
    assert question.read("BURN 2") == ("burn", 2)
    german = {"burn": "verbrenne"}
    assert question.read("verbrenne 2", lambda value: german.get(str(value), str(value))) == ("burn", 2)
    assert kitchen.made == ["burn"]
    assert question.read("ta 1") == ("take", 1)
    assert len(list(question.answers())) == question.count() == 9
    assert question.forms == question.forms
    assert kitchen.made == ["burn", "take", "pass"]


def test_every_question_makes_its_own_forms_also_of_the_same_offer() -> None:
    left = ["a", "b"]
    offer = Offer({"take": lambda: Form("take", (Field("what", tuple(left)),))}, ())
    before = Forms("your.turn", "you", "X-1", offer)
    assert before.fits(("take", "b"))
    left.remove("b")
    assert before.fits(("take", "b"))
    assert not Forms("your.turn", "you", "X-1", offer).fits(("take", "b"))


def test_a_closed_verb_is_refused_also_where_forms_are_made_later() -> None:
    question = Kitchen().question(0, closed=lambda: (("burn", "too.wet"),))
    with pytest.raises(NotAllowed) as refused:
        question.read("burn 1")
    assert refused.value.details["reason"] == "too.wet"


def test_a_question_is_pickled_without_the_forms_it_made() -> None:
    question = Forms("your.turn", "you", "X-1", Offer({"go": _go}, (3,)), even=True)
    assert question.form("go") is not None
    again = pickle.loads(pickle.dumps(question))
    assert (again.made, again.even) == ({}, True)
    assert again.form("go").fields[0].bounds == (1, 3)


def _go(most: int) -> Form:
    return Form("go", (Field("far", bounds=(1, most), barred=lambda text: None),))


def test_a_combination_that_is_no_row_is_refused_with_its_reason() -> None:
    fields = (Field("cult", ("fire", "water")), Field("steps", bounds=(1, 3)))
    rows = (("fire", 1), ("fire", 3), ("water", 1))
    question = Forms("send", "you", "", (Form("cult", fields, rows, lambda values: f"taken_{values[-1]}"),))
    with pytest.raises(NotAllowed) as refused:
        question.read("cult water 3")
    assert refused.value.id == "option.barred"
    assert refused.value.details["reason"] == "taken_3"
    assert refused.value.details["options"] == (1,)


def test_a_guess_is_offered_only_where_it_is_possible() -> None:
    assert Number("much", "you", "", 0, 9, {"guess": 7}).guess == 7
    assert Number("much", "you", "", 0, 5, {"guess": 7}).guess is None
    assert Several("some", "you", "", ("a", "b"), 0, 2, {"guess": ()}).guess == ()
    assert One("one", "you", "", ("a", "b")).guess is None
