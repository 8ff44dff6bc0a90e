"""Commands that inspect without playing: `show`, `why`, `decide`, `record`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import (
    CALLERS_MISTAKE,
    DIFFERENT,
    echo,
    file_argument,
    game_argument,
    game_of,
    json_option,
    more_time_option,
    open_hands_option,
    session_of,
    show_lines,
    within_budget,
    words_for,
)
from visavis.cli.help import Command, Whole, telling

if TYPE_CHECKING:
    from visavis.core import Game, Session
    from visavis.words import Words


def _looking_seat(session: Session, given: str | None) -> str:
    """Return the seat whose view is shown (default: `redaction_seat`). Raises Refusal for an unknown or hidden seat."""
    from visavis.core import TABLE, Refusal
    from visavis.core.play.redaction import redaction_seat
    from visavis.core.question import PERSON

    seats = session.header.seats
    if given is not None:
        if given not in (*seats, TABLE):
            raise Refusal("seat.unknown", given=given[:40], options=(*seats, TABLE))
        if session.secret and seats.get(given, PERSON) != PERSON:
            raise Refusal("seat.hidden", given=given, options=(*_persons(seats), TABLE))
        return given
    return redaction_seat(session)


def _persons(seats: Mapping[str, str]) -> tuple[str, ...]:
    from visavis.core.question import PERSON

    return tuple(seat for seat, who in seats.items() if who == PERSON)


@click.command(cls=Command)
@click.argument("saved_or_file")
@click.option("--as", "seat")
@click.option("--table", is_flag=True)
@more_time_option
@open_hands_option
@json_option
@click.pass_context
def show(
    context: click.Context,
    saved_or_file: str,
    seat: str | None,
    table: bool,
    more_time: bool,
    open_hands: bool,
    as_json: bool,
) -> None:
    """Print the board, the log and the pending question of a game."""
    from visavis.cli.arguments import write_json
    from visavis.cli.companion.show import Show
    from visavis.json_form import plain_session
    from visavis.words.table_list import table_of

    session = session_of(context, saved_or_file, more_time, open_hands)
    words = words_for(context, session.game, session.pack)
    with telling(words):
        looking = _looking_seat(session, seat)
    if as_json:
        return write_json(plain_session(session, looking, words))
    if table:
        return show_lines(Show(words).table(table_of(session, looking, words)))
    seen, draw = session.seen_by(looking), Show(words)
    show_lines(draw.board(session.game.ui.panels(seen.view)), "", draw.log(seen.events), "")
    if seen.over:
        show_lines(draw.score(seen.score or {}, seen.winners))
    elif seen.pending is not None:
        show_lines(draw.question(seen.pending))
    elif seen.waiting_for is not None:
        show_lines(words.say("play-turn", name=words.seat(seen.waiting_for)))


@click.command(cls=Command)
@click.argument("saved_or_file")
@click.option("--line", type=Whole(0, 10**9))
@more_time_option
@open_hands_option
@json_option
@click.pass_context
def why(
    context: click.Context, saved_or_file: str, line: int | None, more_time: bool, open_hands: bool, as_json: bool
) -> None:
    """Print the decisions behind a line of the log."""
    from visavis.cli.arguments import write_json
    from visavis.cli.companion.show import Show
    from visavis.json_form import plain_decisions

    session = session_of(context, saved_or_file, more_time, open_hands)
    decisions = [decision for _, decision in session.why(line)]
    if as_json:
        return write_json(plain_decisions(decisions))
    weighed = None if decisions else session.evaluations(line)
    if weighed is not None:
        show = Show(words_for(context, session.game, session.pack))
        return show_lines(show.weighed(weighed[0].answer, weighed[0].by, weighed[1]))
    show_lines(Show(words_for(context, session.game, session.pack)).decisions(decisions, secret=session.secret))


@click.command(cls=Command)
@click.argument("saved_or_file")
@more_time_option
@open_hands_option
@json_option
@click.pass_context
def replay(context: click.Context, saved_or_file: str, more_time: bool, open_hands: bool, as_json: bool) -> int:
    """Replay a log and report the first line that differs; exit code 1 if there is one."""
    from visavis.cli.arguments import write_json
    from visavis.cli.companion.show import Show
    from visavis.json_form import plain_replay

    session = session_of(context, saved_or_file, more_time, open_hands)
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


@click.command(cls=Command)
@game_argument
@file_argument
@more_time_option
@json_option
@click.pass_context
def decide(context: click.Context, game: str, file: str, more_time: bool, as_json: bool) -> int:
    """Print the bot's decision in a position."""
    from visavis.cli.arguments import write_json
    from visavis.cli.companion.show import Show
    from visavis.cli.files import read_bytes
    from visavis.core import Event, read_position
    from visavis.core import decide as decided
    from visavis.json_form import plain_decisions, plain_effect, plain_question

    chosen, words = game_of(context, game)
    with telling(words):
        data = read_bytes(file)
        result = within_budget(words, lambda: decided(read_position(data), chosen), more_time)
    if as_json:
        write_json(
            {
                "game": chosen.id,
                "effects": [plain_effect(effect, words) for effect in result.effects],
                "decisions": plain_decisions(result.decisions),
                "question": plain_question(result.question, words),
            }
        )
    else:
        draw = Show(words)
        show_lines(draw.events(Event(0, 0, effect) for effect in result.effects))
        if result.decisions:
            show_lines("", draw.decisions(result.decisions))
        if result.question is not None:
            show_lines("", words.say("decide-missing", id=result.question.id), draw.question(result.question))
    return 0 if result.question is None else CALLERS_MISTAKE


@click.command(cls=Command)
@game_argument
@file_argument
@click.option("--coach", is_flag=True)
@click.option("--as", "seat")
@more_time_option
@json_option
@click.pass_context
def record(
    context: click.Context, game: str, file: str, coach: bool, seat: str | None, more_time: bool, as_json: bool
) -> int:
    """Replay a record in another program's notation, review its moves, or write the record of a saved game."""
    from visavis.cli.arguments import write_json
    from visavis.cli.files import read_bytes, write_data
    from visavis.core import Refusal
    from visavis.core.play.log import read_log

    chosen, words = game_of(context, game)
    with telling(words):
        if chosen.records is None:
            raise Refusal("record.none", game=chosen.id)
        try:
            text = read_bytes(file).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("record.utf8") from None
        if text.startswith("{") and chosen.records.write is not None:
            # A saved game: its record is written.
            _, header, lines = within_budget(words, lambda: read_log(text, chosen), more_time)
            write_data(chosen.records.write(header, lines, chosen.default_pack))
            return 0
        if coach:
            return _coached(chosen, words, text, seat, more_time, as_json)
        records, pack = chosen.records, chosen.default_pack
        again = within_budget(words, lambda: records.replay(pack, text), more_time)
    error = None
    if again.error is not None:
        row, line, reason = again.error
        error = {"row": row, "line": line, "reason": words.refusal(reason), "id": reason.id}
    if as_json:
        write_json({"rows": list(again.rows), "final": again.final, "error": error})
    else:
        for row_values in again.rows:
            show_lines("\t".join(shown(value) for value in row_values.values()))
        for side, parts in again.final.items():
            show_lines("\t".join(("=", side, *(f"{name}={value}" for name, value in parts.items()))))
        if error is not None:
            show_lines(words.say("record-impossible", row=error["row"], line=error["line"], reason=error["reason"]))
    return 0 if error is None else DIFFERENT


def _coached(game: Game, words: Words, text: str, seat: str | None, more_time: bool, as_json: bool) -> int:
    """Review the moves of a record, up to its first impossible row."""
    from visavis.cli.coach import print_review
    from visavis.core.play.recorded import open_record

    session, error = within_budget(words, lambda: open_record(game, text), more_time)
    print_review(session, words, seat, as_json)
    if error is None:
        return 0
    row, line, reason = error
    echo(words.say("record-impossible", row=row, line=line, reason=words.refusal(reason)), err=True)
    return DIFFERENT


def shown(value: object) -> str:
    """Format a value of a row as in a record."""
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)
