"""`visavis games` and `visavis rules`: list games and the clauses of their rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import echo, game_argument, game_of, json_option, show_lines, words_for
from visavis.cli.help import Command, words_of

if TYPE_CHECKING:
    from visavis.words import Words


@click.command(cls=Command)
@json_option
@click.pass_context
def games(context: click.Context, as_json: bool) -> None:
    """List the installed games."""
    from visavis.cli.arguments import write_json
    from visavis.json_form import plain_game
    from visavis.library import all_games

    installed = all_games()
    for wrong in installed.broken:
        echo(words_of(context).refusal(wrong), err=True)
    if as_json:
        return write_json([plain_game(game, words_for(context, game)) for game in installed.sound])
    from rich.text import Text

    for game in sorted(installed.sound, key=lambda game: game.example):
        words = words_for(context, game)
        done = sum(clause.status == "done" for clause in game.clauses.values())
        show_lines(
            Text.assemble((game.id, "bold cyan"), "  ", (words.game_name(), "bold")),
            f"  {words.say('game-about')}",
            Text(f"  {words.say('games-clauses', done=done, all=len(game.clauses))}", style="dim"),
        )


@click.command(cls=Command)
@game_argument
@json_option
@click.pass_context
def rules(context: click.Context, game: str, as_json: bool) -> None:
    """List the clauses of a game."""
    from rich.text import Text

    from visavis.cli.arguments import write_json
    from visavis.json_form import plain_rules

    chosen, words = game_of(context, game)
    rows = plain_rules(chosen, words.language)
    if as_json:
        return write_json(rows)
    section = ""
    for row in rows:
        if row["section"] != section:
            section = str(row["section"])
            show_lines("", Text(section, style="bold underline"))
        mark = _mark(row, words)
        show_lines(Text.assemble((str(row["id"]), "bold cyan"), f"  {row['says']}  ", (f"[{mark}]", "dim")))
        reading = words.say("rules-reading", reading=row["reading"]) if row["reading"] else ""
        for more in (row["reason"], reading):
            if more:
                show_lines(Text(f"    {more}", style="yellow"))
    done = sum(row["status"] == "done" for row in rows)
    show_lines("", words.say("games-clauses", done=done, all=len(rows)))


def _mark(row: Mapping[str, object], words: Words) -> str:
    """Return the status of a clause, with the number of its tests if the package contains it."""
    if row["status"] == "open":
        return words.say("rules-open")
    return words.say("rules-untold") if row["tests"] is None else words.say("rules-done", tests=row["tests"])
