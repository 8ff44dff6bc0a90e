"""Agents for the tests of the arena: one good, the others with a fault each."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from visavis.core import Question, Stream

Look = Callable[[], Any]


class First:
    """Takes the first answer."""

    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        return question.at(0)


class Last:
    """Takes the last answer."""

    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        return question.at(question.count() - 1)


class Illegal:
    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        return "no such answer"


class Breaks:
    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        raise KeyError("lost")


class Loops:
    """Never answers, without a checkpoint."""

    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        while True:
            pass


class Sleeps:
    """Catches whatever it can by accident, and waits."""

    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        try:
            time.sleep(60)
        except Exception:
            time.sleep(60)


class Stubborn:
    """Catches everything, so that only the end of its process stops it."""

    def answer(self, look: Look, question: Question, stream: Stream) -> Any:
        while True:
            try:
                time.sleep(60)
            except BaseException:
                continue
