"""The kinds of question there are, and the fact that becomes one of them where the board is not tracked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

import msgspec

from visavis.core.question.base import NO_ARGS, TABLE, A, Question, Value
from visavis.core.question.forms import Forms
from visavis.core.question.kinds import Number, One, Several
from visavis.core.region import UNTRACKED, Untracked

AnyQuestion = One[Any] | Several[Any] | Number | Forms
"""Every kind of question."""


def kind_of(question: Question[Any]) -> AnyQuestion:
    """The question as one of the kinds there are, for `match` with `assert_never`; any other kind is an error."""
    if not isinstance(question, (One, Several, Number, Forms)):
        raise TypeError(f"{question.id} is a {type(question).__name__}, which is no kind of question")
    return question


class Fact(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A condition on the board: computed where the board is tracked, asked where it is not.

    `answer` is the computed value or UNTRACKED. What is asked then: yes or no; one of `options`;
    `several` of them, from so many to so many; or a number within `bounds`.
    """

    id: str
    clause: str
    answer: A | Untracked
    options: tuple[Value, ...] = (True, False)
    bounds: tuple[int, int] | None = None
    several: tuple[int, int] | None = None
    args: Mapping[str, object] = NO_ARGS
    seat: str = TABLE
    """Who is asked: whoever looks at the cardboard, or one person about their own turn."""

    def question(self) -> Question[A]:
        """The question to ask at the table."""
        question: object
        if self.bounds is not None:
            question = Number(self.id, self.seat, self.clause, *self.bounds, args=self.args)
        elif self.several is not None:
            question = Several(self.id, self.seat, self.clause, self.options, *self.several, args=self.args)
        else:
            question = One(self.id, self.seat, self.clause, self.options, args=self.args)
        return cast("Question[A]", question)

    @property
    def known(self) -> bool:
        """Whether the table need not be asked."""
        return self.answer is not UNTRACKED
