"""What msgspec and tomllib find wrong, said in our words: each error is made here, by the library that is installed.

A release that words one of them differently fails this test and nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
import pytest

from visavis.words import LANGUAGES, Words
from visavis.words.errors import OTHER, detail_text, taken_apart


class Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    kind: Literal["a", "b"] = "a"
    parts: Annotated[tuple[int | str, ...], msgspec.Meta(max_length=2)] = ()


def row(**values: object) -> Callable[[], object]:
    return lambda: msgspec.convert({"id": "x", **values}, Row)


def json(text: bytes) -> Callable[[], object]:
    return lambda: msgspec.json.decode(text)


def toml(text: str) -> Callable[[], object]:
    return lambda: tomllib.loads(text)


ERRORS: dict[str, tuple[Callable[[], object], str, dict[str, str]]] = {
    "another type": (row(id=3), "detail-type", {"expected": "str", "given": "int", "at": "$.id"}),
    "one of two types": (
        row(parts=(None,)), "detail-type", {"expected": "int | str", "given": "null", "at": "$.parts[0]"},
    ),
    "nothing at all": (
        lambda: msgspec.convert(None, Row), "detail-type", {"expected": "object", "given": "null", "at": ""},
    ),
    "too small": (row(value=-1), "detail-bound", {"expected": "int", "bound": ">= 0", "at": "$.value"}),
    "too large": (row(value=10), "detail-bound", {"expected": "int", "bound": "<= 9", "at": "$.value"}),
    "too long": (row(parts=(1, 2, 3)), "detail-bound", {"expected": "array", "bound": "<= 2", "at": "$.parts"}),
    "missing": (lambda: msgspec.convert({}, Row), "detail-missing", {"field": "id", "at": ""}),
    "missing below": (
        lambda: msgspec.convert([{}], list[Row]), "detail-missing", {"field": "id", "at": "$[0]"},
    ),
    "unknown": (row(more=1), "detail-unknown", {"field": "more", "at": ""}),
    "no such word": (row(kind="c"), "detail-value", {"given": "c", "at": "$.kind"}),
    "no such number": (lambda: msgspec.convert(3, Literal[1, 2]), "detail-value", {"given": "3", "at": ""}),
    "no text": (lambda: b"\xff".decode(), "detail-utf8", {"at": ""}),
    "json cut": (json(b'{"a": '), "detail-cut", {"at": ""}),
    "json empty": (json(b""), "detail-cut", {"at": ""}),
    "json malformed": (json(b"{a: 1}"), "detail-json", {"byte": "1", "at": ""}),
    "json with more": (json(b"{} x"), "detail-json", {"byte": "4", "at": ""}),
    "toml malformed": (toml("a = 1\nb = \n"), "detail-toml", {"line": "2", "column": "5", "at": ""}),
    "toml twice": (toml("a = 1\na = 2\n"), "detail-toml", {"line": "2", "column": "6", "at": ""}),
    "toml cut": (toml("a = [1"), "detail-cut", {"at": ""}),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_taken_apart(name: str) -> None:
    make, key, parts = ERRORS[name]
    with pytest.raises(ValueError) as wrong:  # noqa: PT011 - its text is what is looked at
        make()
    assert taken_apart(str(wrong.value)) == (key, parts), f"the library says: {wrong.value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ERRORS)
def test_it_is_said_in_every_language(name: str, language: str) -> None:
    with pytest.raises(ValueError) as wrong:  # noqa: PT011
        ERRORS[name][0]()
    line = detail_text(Words(language, strict=True), str(wrong.value))
    assert line.isprintable()
    for english in (
        "Expected `",
        "Object missing",
        "Object contains",
        "Invalid value",
        "codec",
        "truncated",
        "malformed",
    ):
        assert english not in line
    for part in ("field", "line", "byte"):
        assert ERRORS[name][2].get(part, "") in line


def test_every_pattern_has_an_error() -> None:
    from visavis.words import errors

    assert {key for key, _ in errors._DETAILS} == {key for _, key, _ in ERRORS.values()}


def test_what_nobody_knows_is_shown_as_it_is() -> None:
    assert taken_apart("Something new") == (OTHER, {"says": "Something new"})
    assert "Something new" in detail_text(Words("de", strict=True), "Something new")
