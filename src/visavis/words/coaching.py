"""View models of what a coach says, in words, for every front end: advice, and a review of a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from visavis.core import TABLE, Session
from visavis.core.card_face import Message
from visavis.core.coach import Advice, Answers, Suggestion, Verdict
from visavis.core.play.review import Review
from visavis.core.question import PERSON
from visavis.words.text import key_of
from visavis.words.words import Words

_MOST_TERMS = 4
"""Maximum number of terms that are told: those that change most."""
_SHOWN = 0.5
"""Points below which a term is left out."""
_TOLD = 0.05
"""Points below which two answers are worth the same."""


class OptionView(msgspec.Struct, frozen=True):
    """Something that can be done, in words."""

    says: str
    cost: str
    """How many points it is behind the best; empty for the best, and where there are no points."""
    plan: Sequence[str]
    terms: str
    spaces: tuple[str, ...]


class AdviceView(msgspec.Struct, frozen=True):
    """Advice in words: the best first."""

    options: Sequence[OptionView]
    basis: str
    """What it rests on, and how sure it is."""


class VerdictView(msgspec.Struct, frozen=True):
    """A judged move in words."""

    line: int
    end: int
    seat: str
    head: str
    """The round, and what was done."""
    worth: str
    """By how many points it was worse than the best, or better than anything else."""
    better: OptionView | None
    spaces: tuple[str, ...]


class ReviewView(msgspec.Struct, frozen=True):
    """The review of the moves of a seat in words."""

    seat: str
    counted: str
    worst: Sequence[VerdictView]
    best: Sequence[VerdictView]
    basis: str


def advice_view(advice: Advice, words: Words) -> AdviceView:
    """Return advice in words."""
    options = [_option(one, words, points=advice.sure is not None and at > 0) for at, one in enumerate(advice.options)]
    return AdviceView(options, _basis(advice.basis, advice.sure, words))


def review_view(review: Review, seat: str, words: Words) -> ReviewView:
    """Return what is known of the moves of a seat."""
    judged, fine = review.counted(seat)
    worst, best = review.worst(seat), review.best(seat)
    shown = [*worst, *best]
    key, args = shown[0].basis if shown else ("", {})
    return ReviewView(
        seat,
        words.say("coach-counted", judged=judged, fine=fine),
        [verdict_view(one, words) for one in worst],
        [verdict_view(one, words, good=True) for one in best],
        words.say(key, **args) if key else "",
    )


def verdict_view(verdict: Verdict, words: Words, *, good: bool = False) -> VerdictView:
    """Return a judged move in words."""
    move = verdict.move
    args = {"points": round(verdict.lead if good else verdict.cost), "sure": round(verdict.sure)}
    return VerdictView(
        move.line,
        move.end,
        move.seat,
        words.say("coach-move", round=move.round, deed=deeds(move.answers, words)),
        words.say("coach-lead", points=args["points"]) if good else words.say("coach-cost", **args),
        None if good else _option(verdict.others[0], words, points=False),
        verdict.played.spaces,
    )


def deeds(answers: Answers, words: Words) -> str:
    """Return what somebody does with several answers, one after another."""
    return ", ".join(deed(answer, words) for answer in answers)


def deed(answer: object, words: Words) -> str:
    """Return what somebody does with an answer: its own message `deed-<verb>`, by default the answer as it is typed."""
    verb, values = (str(answer[0]), answer[1:]) if isinstance(answer, tuple) and answer else (str(answer), ())
    key = key_of("deed", verb)
    if not words.has(key):
        return words.answer(answer)
    return words.say(key, **dict(zip(("first", "second", "third"), values, strict=False)), number=len(values))


def side_names(session: Session, words: Words) -> dict[str, str]:
    """Return the names of all sides: of several persons without a name what they play, otherwise that of the seat."""
    names = {side: words.seat(side) for side in session.game.score(session.timeline.now)}
    persons = [seat for seat, who in session.header.seats.items() if who == PERSON]
    for board in session.game.ui.seat_boards(session.seen_by(TABLE).view) if len(persons) > 1 else ():
        if board.seat in names and board.name and board.seat not in words.called:
            names[board.seat] = words.name(board.name)
    return names


def course_text(words: Words) -> str:
    """Return what the expected points mean, and how sure they are where a game says so."""
    basis = words.messages.first((key_of("coach", "basis.course"),), "")
    return f"{words.say('coach-course-about')} {basis}".strip()


def plan_texts(plan: Sequence[Message], words: Words) -> list[str]:
    """Return what a suggestion leads to."""
    return [words.say(key, **args) for key, args in plan]


def term_texts(terms: Sequence[tuple[str, float]], words: Words) -> str:
    """Return the terms that change most, the largest first."""
    told = sorted((one for one in terms if abs(one[1]) >= _SHOWN), key=lambda one: -abs(one[1]))[:_MOST_TERMS]
    return ", ".join(f"{words.term(name)} {words.figure(value, signed=True)}" for name, value in told)


def _option(option: Suggestion, words: Words, *, points: bool) -> OptionView:
    cost = ""
    if points:
        behind = option.cost >= _TOLD
        cost = words.say("coach-less", points=round(option.cost, 1)) if behind else words.say("coach-equal")
    plan, terms = plan_texts(option.plan, words), term_texts(option.terms, words)
    return OptionView(deeds(option.answers, words), cost, plan, terms, option.spaces)


def _basis(basis: Message, sure: float | None, words: Words) -> str:
    key, args = basis
    text = words.say(key, **args)
    return text if sure is None else f"{text} {words.say('coach-sure', points=round(sure))}"
