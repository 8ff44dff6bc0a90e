"""Questions of a rule to a seat. Each validates and parses its own answers and can count them."""

from visavis.core.question.base import (
    LIKELY,
    NO_ARGS,
    NONE,
    PERSON,
    TABLE,
    Barred,
    Choices,
    NoSuchAnswer,
    OptionNames,
    Parts,
    Question,
    Value,
    same,
)
from visavis.core.question.forms import Field, Filled, Form, Forms, Offer, space_form
from visavis.core.question.kinds import AnyQuestion, Fact, Number, One, Several, kind_of
from visavis.core.question.reading import read_name, read_number, read_option

__all__ = [
    "LIKELY",
    "NONE",
    "NO_ARGS",
    "PERSON",
    "TABLE",
    "AnyQuestion",
    "Barred",
    "Choices",
    "Fact",
    "Field",
    "Filled",
    "Form",
    "Forms",
    "NoSuchAnswer",
    "Number",
    "Offer",
    "One",
    "OptionNames",
    "Parts",
    "Question",
    "Several",
    "Value",
    "kind_of",
    "read_name",
    "read_number",
    "read_option",
    "same",
    "space_form",
]  # fmt: skip
