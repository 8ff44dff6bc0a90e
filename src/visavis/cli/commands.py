"""The root command and its subcommands, in the order of the help. Each imports lazily when it runs."""

from __future__ import annotations

import sys

import click

from visavis import __version__
from visavis.cli.advice import advice
from visavis.cli.arguments import echo, open_store
from visavis.cli.bot import bot
from visavis.cli.coach import coach
from visavis.cli.doctor import doctor
from visavis.cli.help import Group, words_of
from visavis.cli.inspect import decide, record, replay, show, why
from visavis.cli.lab import lab
from visavis.cli.new_game import new_game
from visavis.cli.packs import pack
from visavis.cli.play_commands import play, resume, serve
from visavis.cli.rules import games, rules
from visavis.cli.saves import saves
from visavis.cli.simulate import arena, simulate
from visavis.cli.stats import stats


@click.group(cls=Group, invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def visavis(context: click.Context, version: bool) -> None:
    """Run a subcommand, or without one start the menu (in a terminal) or print the help."""
    if version:
        echo(f"visavis {__version__}")
    elif context.invoked_subcommand is None:
        if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
            echo(context.get_help())
            return
        from visavis.cli.companion.start import start

        words = words_of(context)
        with open_store(words) as store:
            start(store, words)


for command in (games, play, resume, serve):
    visavis.add_command(command)


for more in (
    saves,
    show,
    why,
    coach,
    replay,
    record,
    decide,
    simulate,
    lab,
    arena,
    stats,
    advice,
    rules,
    pack,
    bot,
    new_game,
    doctor,
):
    visavis.add_command(more)
