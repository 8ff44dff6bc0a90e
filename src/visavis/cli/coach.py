"""`visavis coach`, and reviews and hints in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import (
    json_option,
    more_time_option,
    open_hands_option,
    session_of,
    show_lines,
    words_for,
)
from visavis.cli.help import Command, telling

if TYPE_CHECKING:
    from visavis.core import Session
    from visavis.core.coach import Advice
    from visavis.core.play.review import Review
    from visavis.words import Words

_SLICE = 0.3
"""Seconds between two looks of the progress bar."""


@click.command(cls=Command)
@click.argument("saved_or_file")
@click.option("--as", "seat")
@more_time_option
@open_hands_option
@json_option
@click.pass_context
def coach(
    context: click.Context, saved_or_file: str, seat: str | None, more_time: bool, open_hands: bool, as_json: bool
) -> None:
    """Review the moves of a game."""
    session = session_of(context, saved_or_file, more_time, open_hands)
    words = words_for(context, session.game, session.pack)
    with telling(words):
        print_review(session, words, seat, as_json)


def print_review(session: Session, words: Words, seat: str | None, as_json: bool) -> None:
    """Review a game and print what is found. Raises Refusal."""
    from visavis.cli.arguments import write_json

    review = review_of(session, seat)
    work(review, words)
    if as_json:
        return write_json(plain_review(review, words))
    show_lines(*review_lines(review, words))


def review_of(session: Session, seat: str | None = None) -> Review:
    """Return a review, for all persons or one seat, before its work has begun. Raises Refusal for an unknown seat."""
    from visavis.core import Refusal
    from visavis.core.play.review import Review

    seats = tuple(session.header.seats)
    if seat is not None and seat not in seats:
        raise Refusal("coach.seat", given=seat[:40], options=seats)
    return Review(session, () if seat is None else (seat,))


def work(review: Review, words: Words) -> None:
    """Do the work of a review, with a progress bar if standard error is a terminal; Ctrl-C stops it."""
    from rich.console import Console
    from rich.progress import Progress

    from visavis.cli.terminal import stoppable
    from visavis.core.budget import Stopped

    console = Console(file=sys.stderr)
    try:
        with stoppable(), Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(words.say("coach-working"), total=review.total)
            while not review.go_on(_SLICE):
                bar.update(task, completed=review.done, total=review.total)
    except Stopped:
        # What is known so far is shown.
        return


def review_lines(review: Review, words: Words) -> Iterator[str]:
    """Return a review as lines of text."""
    from visavis.words.coaching import review_view, side_names

    names = side_names(review.session, words)
    if not review.over:
        yield words.say("coach-stopped", done=review.done, total=review.total)
        yield ""
    yield from _course(review, words, names)
    for seat in review.seats:
        shown = review_view(review, seat, words)
        yield names[seat]
        yield f"  {shown.counted}"
        if shown.worst or review.over:
            yield f"  {words.say('coach-worst')}:" if shown.worst else f"  {words.say('coach-no-worst')}"
        for verdict in shown.worst:
            yield f"    {verdict.head}: {verdict.worth}"
            better = verdict.better
            if better is not None:
                plan = f" ({words.say('coach-leads')}: {'; '.join(better.plan)})" if better.plan else ""
                yield f"      {words.say('coach-better')}: {better.says}{plan}"
        if shown.best:
            yield f"  {words.say('coach-best')}:"
        for verdict in shown.best:
            yield f"    {verdict.head}: {verdict.worth}"
        if shown.basis:
            yield f"  {shown.basis}"
        yield ""


def _course(review: Review, words: Words, names: Mapping[str, str]) -> Iterator[str]:
    """Return the expected points at the beginning of each round, and those of the end."""
    from visavis.words.coaching import course_text

    if not review.course:
        return
    yield words.say("coach-course")
    for number, points in review.by_round():
        name = words.say("coach-course-round", round=number) if number else words.say("coach-course-end")
        listed = ", ".join(f"{names[side]} {round(value)}" for side, value in points.items())
        yield f"  {name}: {listed}"
    yield f"  {course_text(words)}"
    yield ""


def advice_lines(advice: Advice, words: Words) -> Iterator[str]:
    """Return advice as lines of text."""
    from visavis.words.coaching import advice_view

    shown = advice_view(advice, words)
    for number, option in enumerate(shown.options):
        yield f"{words.say('coach-hint' if not number else 'coach-also')}: {option.says}" + (
            f": {option.cost}" if option.cost else ""
        )
        if option.plan:
            yield f"  {words.say('coach-leads')}: {'; '.join(option.plan)}"
        if option.terms and not number:
            yield f"  {words.say('coach-brings')}: {option.terms}"
    yield shown.basis


def plain_review(review: Review, words: Words) -> dict[str, object]:
    """Return a review as plain values."""
    import msgspec

    from visavis.words.coaching import review_view

    return {
        "over": review.over,
        "expected": [
            {"round": number or None, **{side: round(value, 1) for side, value in points.items()}}
            for number, points in review.by_round()
        ],
        "seats": {seat: msgspec.to_builtins(review_view(review, seat, words)) for seat in review.seats},
    }
