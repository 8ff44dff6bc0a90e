"""What the opponent does in a position."""

from __future__ import annotations

import click

from visavis.cli.click_words import Command, telling
from visavis.cli.common import CALLERS_MISTAKE, file_argument, game_argument, game_of, json_option, show_lines


@click.command(cls=Command)
@game_argument
@file_argument
@json_option
@click.pass_context
def decide(context: click.Context, game: str, file: str, as_json: bool) -> int:
    """See `cli-visavis-decide`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.boards import lines
    from visavis.cli.files import read_bytes
    from visavis.cli.show import Show
    from visavis.core import decide as decided
    from visavis.core import read_position
    from visavis.plain import plain_decisions, plain_effect, plain_question

    found, words = game_of(context, game)
    with telling(words):
        result = decided(read_position(read_bytes(file)), found)
    if as_json:
        write_json(
            {
                "game": found.id,
                "effects": [plain_effect(effect, words) for effect in result.effects],
                "decisions": plain_decisions(result.decisions),
                "question": plain_question(result.question, words),
            }
        )
    else:
        draw = Show(words)
        show_lines(lines(line for effect in result.effects if (line := draw.effect(effect)) is not None))
        if result.decisions:
            show_lines("", draw.decisions(result.decisions))
        if result.question is not None:
            show_lines("", words.say("decide-missing", id=result.question.id), draw.question(result.question))
    return 0 if result.question is None else CALLERS_MISTAKE
