"""Looking at a game: how it stands, why, and whether its inputs give the same again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from visavis.cli.click_words import Command, Whole, telling
from visavis.cli.common import DIFFERENT, json_option, session_of, show_lines, words_for

if TYPE_CHECKING:
    from visavis.core import Session


def _looking_seat(session: Session[Any], given: str | None) -> str:
    """The seat through whose eyes a game is shown: by default the only person's, otherwise the table's."""
    from visavis.core import TABLE, Refusal
    from visavis.core.play.redaction import own_seat
    from visavis.core.question import PERSON

    seats = session.header.seats
    if given is not None:
        if given not in (*seats, TABLE):
            raise Refusal("seat.unknown", given=given[:40], options=(*seats, TABLE))
        if session.secret and seats.get(given, PERSON) != PERSON:
            raise Refusal("seat.hidden", given=given, options=(*_persons(seats), TABLE))
        return given
    return own_seat(session)


def _persons(seats: Mapping[str, str]) -> tuple[str, ...]:
    from visavis.core.question import PERSON

    return tuple(seat for seat, who in seats.items() if who == PERSON)


@click.command(cls=Command)
@click.argument("saved_or_file")
@click.option("--as", "seat")
@click.option("--table", is_flag=True)
@json_option
@click.pass_context
def show(context: click.Context, saved_or_file: str, seat: str | None, table: bool, as_json: bool) -> None:
    """See `cli-visavis-show`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.show import Show
    from visavis.plain import plain_session
    from visavis.words.table_list import table_of

    session = session_of(context, saved_or_file)
    words = words_for(context, session.game, session.pack)
    with telling(words):
        looking = _looking_seat(session, seat)
    if as_json:
        return write_json(plain_session(session, looking, words))
    if table:
        return show_lines(Show(words).table(table_of(session, looking, words)))
    seen, draw = session.seen_by(looking), Show(words)
    show_lines(draw.board(session.game.board(seen.view)), "", draw.log(seen.events), "")
    if seen.over:
        show_lines(draw.score(seen.score or {}, seen.winners))
    elif seen.pending is not None:
        show_lines(draw.question(seen.pending))
    elif seen.waiting_for is not None:
        show_lines(words.say("play-turn", name=words.seat(seen.waiting_for)))


@click.command(cls=Command)
@click.argument("saved_or_file")
@click.option("--line", type=Whole(0, 10**9))
@json_option
@click.pass_context
def why(context: click.Context, saved_or_file: str, line: int | None, as_json: bool) -> None:
    """See `cli-visavis-why`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.show import Show
    from visavis.plain import plain_decisions

    session = session_of(context, saved_or_file)
    decisions = [decision for _, decision in session.why(line)]
    if as_json:
        return write_json(plain_decisions(decisions))
    weighed = None if decisions else session.weighed(line)
    if weighed is not None:
        show = Show(words_for(context, session.game, session.pack))
        return show_lines(show.weighed(weighed[0].answer, weighed[0].by, weighed[1]))
    show_lines(Show(words_for(context, session.game, session.pack)).decisions(decisions, secret=session.secret))


@click.command(cls=Command)
@click.argument("saved_or_file")
@json_option
@click.pass_context
def replay(context: click.Context, saved_or_file: str, as_json: bool) -> int:
    """See `cli-visavis-replay`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.show import Show
    from visavis.plain import plain_replay

    session = session_of(context, saved_or_file)
    different = session.check()
    if as_json:
        write_json(plain_replay(session, different))
    else:
        words = words_for(context, session.game, session.pack)
        seen = session.seen_by(_looking_seat(session, None))
        show_lines(Show(words).log(seen.events), "")
        if different is None:
            show_lines(words.say("replay-same", lines=len(session.lines) + 1))
        else:
            show_lines(words.say("replay-different", line=different + 2))
    return 0 if different is None else DIFFERENT
