"""Recorded games, played again by the rules."""

from __future__ import annotations

import click

from visavis.cli.click_words import Command, telling
from visavis.cli.common import DIFFERENT, file_argument, game_argument, game_of, json_option, show_lines


@click.command(cls=Command)
@game_argument
@file_argument
@json_option
@click.pass_context
def record(context: click.Context, game: str, file: str, as_json: bool) -> int:
    """See `cli-visavis-record`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.files import read_bytes
    from visavis.core import Refusal
    from visavis.core.play.log import read_log

    found, words = game_of(context, game)
    with telling(words):
        if found.record is None:
            raise Refusal("record.none", game=found.id)
        try:
            text = read_bytes(file).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("record.utf8") from None
        if text.startswith("{") and found.written is not None:
            # A saved game: its record is written.
            _, header, lines = read_log(text, found)
            click.echo(found.written(header, lines, found.default_pack), nl=False)
            return 0
        again = found.record(found.default_pack, text)
    error = None
    if again.error is not None:
        row, line, reason = again.error
        error = {"row": row, "line": line, "reason": words.refusal(reason), "id": reason.id}
    if as_json:
        write_json({"rows": list(again.rows), "final": again.final, "error": error})
    else:
        for one in again.rows:
            show_lines("\t".join(shown(its) for its in one.values()))
        for side, parts in again.final.items():
            show_lines("\t".join(("=", side, *(f"{what}={its}" for what, its in parts.items()))))
        if error is not None:
            show_lines(words.say("record-impossible", row=error["row"], line=error["line"], reason=error["reason"]))
    return 0 if error is None else DIFFERENT


def shown(value: object) -> str:
    """A value of a row as a record writes it."""
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)
