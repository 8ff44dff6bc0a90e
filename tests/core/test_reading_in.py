"""What compound forms and lists of lines need: fields with a default, lines that are not read, what fell out before."""

from __future__ import annotations

import pytest

from visavis.core import Choice, Criterion, Field, Form, Forms, Map, Narrowing, Nth, Only, Region, Unreadable, narrow
from visavis.core.question.forms import ON_SPACE
from visavis.words import Words
from visavis.words.typed import whole_line

CARD = Form(
    "card",
    (
        Field("cubes", bounds=(0, 2)),
        Field("one", ("-", "a", "b"), default="-"),
        Field("two", ("-", "a", "b"), default="-"),
    ),
)
QUESTION = Forms("enter.card", "table", "X-1", (CARD,))


@pytest.mark.parametrize(
    ("line", "read"), [("card 1", (1, "-", "-")), ("card 1 a", (1, "a", "-")), ("card 1 - b", (1, "-", "b"))]
)
def test_a_field_with_a_default_may_be_left_out_at_the_end_of_a_line(line: str, read: tuple[object, ...]) -> None:
    assert QUESTION.read(line) == ("card", *read)
    assert QUESTION.fits(("card", *read))


def test_a_field_without_a_default_is_missed_and_its_numbers_are_named() -> None:
    with pytest.raises(Unreadable) as refused:
        QUESTION.read("card")
    assert refused.value.details["options"] == ("0–2",)
    assert not QUESTION.fits(("card", 1)), "an answer that was given has all its values"


def test_commas_between_the_fields_of_a_form_say_nothing() -> None:
    assert whole_line(QUESTION, "1, a, b", str) == "card 1 a b"
    assert whole_line(QUESTION, "card 1, a", str) == "card 1 a"


def test_a_field_about_a_space_is_called_like_it() -> None:
    assert Words("de").field(f"{ON_SPACE}C4") == "C4"


MAP = Map.graph(dict.fromkeys("abcd", ()))


def bits(names: str) -> int:
    return MAP.bits(names)


def test_of_the_lines_of_a_list_the_first_that_fits_decides() -> None:
    read: list[str] = []

    def line(id: str, names: str) -> Only[str]:
        def spaces() -> int:
            read.append(id)
            return bits(names)

        return Only(id, "X-1", None, spaces, lines="strategy")

    choice = Choice(
        "c", "X-1", Region(MAP, bits("abcd")), (line("1", ""), line("2", "bc"), line("3", "b"), Nth("4", "X-2", 2))
    )
    decision = narrow(choice, measure=True)
    assert decision.pick == "c"
    assert read == ["1", "2"]
    assert [step.id for step in decision.steps] == ["1", "2", "4"]
    assert [one.id for one in decision.unreached] == ["3"]
    # Without a name they are criteria of their own, one after another.
    alone = tuple(Only(str(n), "X-1", None, bits(names)) for n, names in enumerate(("bc", "b")))
    assert narrow(Choice("c", "X-1", Region(MAP, bits("abcd")), alone)).pick == "b"


def test_what_fell_out_before_is_worked_out_only_for_whoever_asks() -> None:
    asked = []

    def before() -> tuple[Narrowing, ...]:
        asked.append(1)
        return (Narrowing("held", "X-3", "criterion", {}, ("a", "b"), ("c", "d")),)

    choice = Choice(
        "c",
        "X-1",
        Region(MAP, bits("ab")),
        (Criterion("first", "X-2", rank=lambda name: ord(str(name))),),
        before=before,
    )
    assert (narrow(choice).steps[0].id, asked) == ("first", [])
    decision = narrow(choice, measure=True)
    assert ([step.id for step in decision.steps], tuple(decision.options)) == (["held", "first"], ("a", "b", "c", "d"))
    assert decision.pick == "a"


def test_the_numbers_of_a_sheet_are_its_fields_not_the_number_of_its_verb() -> None:
    fields = tuple(Field(name, bounds=(0, 9), default=5) for name in ("left", "middle", "right"))
    sheet = Forms("sheet", "you", "", (Form("tell", fields),))
    assert sheet.read(whole_line(sheet, "1 0 2", str)) == ("tell", 1, 0, 2)
    assert sheet.read(whole_line(sheet, "1", str)) == ("tell", 1, 5, 5)
    assert sheet.read(whole_line(sheet, "tell 4", str)) == ("tell", 4, 5, 5)
