"""The commands, in the order in which the help lists them. Each imports what it needs when it runs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from visavis import __version__
from visavis.cli.click_words import Group, Whole, telling, words_of
from visavis.cli.common import file_argument, json_option, saved_argument, title_option
from visavis.cli.common import log_words as _log_words
from visavis.cli.common import open_store as _store
from visavis.cli.common import show_lines as _print
from visavis.cli.looking import replay, show, why
from visavis.cli.new_game import new_game
from visavis.cli.packs import pack
from visavis.cli.playing import play, resume, serve
from visavis.cli.positions import decide
from visavis.cli.rules import games, rules
from visavis.cli.simulating import simulate

if TYPE_CHECKING:
    from visavis.store import SavedGame
    from visavis.words import Words


@click.group(cls=Group, invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def visavis(context: click.Context, version: bool) -> None:
    """See `cli-visavis` in the words."""
    if version:
        click.echo(f"visavis {__version__}")
    elif context.invoked_subcommand is None:
        if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
            click.echo(context.get_help())
            return
        from visavis.cli.menu import start

        words = words_of(context)
        with _store(words) as store:
            start(store, words)


for command in (games, play, resume, serve):
    visavis.add_command(command)


# Saved games


@visavis.group(cls=Group, invoke_without_command=True)
@json_option
@click.pass_context
def saves(context: click.Context, as_json: bool) -> None:
    """See `cli-visavis-saves`."""
    if context.invoked_subcommand is not None:
        return
    import msgspec

    from visavis.cli.as_json import write_json
    from visavis.cli.menu import saved_line

    words = words_of(context)
    with telling(words), _store(words) as store:
        found = store.games()
    if as_json:
        return write_json([{**msgspec.to_builtins(one), "over": one.over} for one in found])
    if not found:
        _print(words.say("saves-none"))
    _print(*(saved_line(one, words.language) for one in found))


@saves.command("export")
@saved_argument
@click.argument("file", default="-")
@click.pass_context
def export(context: click.Context, saved: str, file: str) -> None:
    """See `cli-visavis-saves-export`."""
    from visavis.cli.files import write_out

    words = words_of(context)
    with telling(words), _store(words) as store:
        if write_out(file, store.export(saved)):
            click.echo(words.say("saves-exported", path=file))


@saves.command("import")
@file_argument
@title_option
@json_option
@click.pass_context
def import_(context: click.Context, file: str, title: str, as_json: bool) -> None:
    """See `cli-visavis-saves-import`."""
    from visavis.cli.files import read_bytes

    words = words_of(context)
    with telling(words), _store(words) as store:
        text = read_bytes(file)
        with telling(_log_words(context, text)), store.import_(text, title) as saved:
            _tell_saved(saved, words, as_json, "saves-imported")


@saves.command("branch")
@saved_argument
@click.argument("at", type=Whole(0, 10**9))
@title_option
@json_option
@click.pass_context
def branch(context: click.Context, saved: str, at: int, title: str, as_json: bool) -> None:
    """See `cli-visavis-saves-branch`."""
    words = words_of(context)
    with telling(words), _store(words) as store, store.branch(saved, at, title) as found:
        _tell_saved(found, words, as_json, "saves-branched")


def _tell_saved(saved: SavedGame, words: Words, as_json: bool, key: str) -> None:
    if as_json:
        from visavis.cli.as_json import write_json

        return write_json({"id": saved.id})
    click.echo(words.say(key, id=saved.id))


@saves.command("rename")
@saved_argument
@click.argument("title")
@click.pass_context
def rename(context: click.Context, saved: str, title: str) -> None:
    """See `cli-visavis-saves-rename`."""
    words = words_of(context)
    with telling(words), _store(words) as store:
        store.rename(saved, title)
    click.echo(words.say("saves-renamed"))


@saves.command("delete")
@saved_argument
@click.pass_context
def delete(context: click.Context, saved: str) -> None:
    """See `cli-visavis-saves-delete`."""
    words = words_of(context)
    with telling(words), _store(words) as store:
        store.delete(saved)
    click.echo(words.say("saves-deleted"))


for more in (show, why, replay, decide, simulate, rules, pack, new_game):
    visavis.add_command(more)
