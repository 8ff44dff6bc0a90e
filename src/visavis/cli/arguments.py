"""Arguments and options that several commands share, and JSON output."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import click

from visavis.cli.help import Named, Pair, Whole, telling, words_of

if TYPE_CHECKING:
    from visavis.core import Game, Pack, Player, Policy, Refusal, Session
    from visavis.core.players import Factory
    from visavis.store import Store
    from visavis.words import Words


MOST_SEED = 2**53 - 1
"""Maximum seed: the largest integer that is exact in JSON."""
CALLERS_MISTAKE, DIFFERENT = 2, 1

json_option = click.option("--json", "as_json", is_flag=True)
seed_option = click.option("--seed", type=Whole(0, MOST_SEED))
pack_option = click.option("--pack")
game_options = click.option("-o", "--option", "options", multiple=True, type=Pair())
seats_option = click.option("--policy", "--seat", "policies", multiple=True, type=Pair())
game_argument = click.argument("game")
file_argument = click.argument("file")
saved_argument = click.argument("saved")
title_option = click.option("--title", default="")
seconds_option = click.option("--seconds", type=Whole(1, 86_400))
on_fault_option = click.option("--on-fault", type=Named("stop", "lose"), default="stop")
provided_option = click.option("--seat", "provided", multiple=True, type=Pair())
more_time_option = click.option("--more-time", is_flag=True)
open_hands_option = click.option("--open-hands", is_flag=True)

T = TypeVar("T")


def words_for(context: click.Context, game: Game | None = None, pack: Pack | None = None) -> Words:
    """Return the words of a game in the requested language."""
    from visavis.words import Words

    return Words(words_of(context).language, game, pack)


def open_store(words: Words) -> Store:
    """Open the store of saved games and print its notices to standard error."""
    from visavis.store import Store

    store = Store.open()
    for notice in store.notices:
        echo(words.notice(notice), err=True)
    return store


def game_of(context: click.Context, id: str) -> tuple[Game, Words]:
    """Return a game by its id or its bot file, and its words."""
    from visavis.cli.files import named_game

    with telling(words_of(context)):
        game = named_game(id)
    return game, words_for(context, game)


def typed_player(game: Game, given: str) -> Player:
    """A player as a person typed it: a policy of the game, or `package.module:Name` of an own one."""
    module, _, name = given.partition(":")
    if not name.isidentifier() or module in (*game.policy_names, *game.players.budgets):
        return given
    return own_player(given)


def own_player(given: str) -> Policy | Factory:
    """Import an own policy that a person typed as `package.module:Name`. Raises Refusal.

    Only what is typed is imported, never what a file says; modules are found from the current folder too.
    """
    from importlib import import_module

    from visavis.core import Refusal

    module, _, name = given.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Policy | Factory = getattr(import_module(module), name)
    except Exception as wrong:
        raise Refusal("policy.import", given=given[:60], says=f"{type(wrong).__name__}: {wrong}"[:120]) from wrong
    return found


def provide_players(given: tuple[tuple[str, str], ...]) -> None:
    """Import the own policies that a person typed for seats, for games of this process."""
    from visavis.core.players import provide

    for seat, path in given:
        provide(own_player(path), seat)


def own_pack(game: Game, file: str | None) -> Pack | None:
    """Parse an owner's pack from a file; None if no file is given. Raises Refusal if the game has no packs."""
    from visavis.cli.files import read_text
    from visavis.core import Refusal
    from visavis.core.budget import foreign, spend

    if file is None:
        return None
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    with foreign():
        text = read_text(file)
        spend("bytes", len(text))
        return game.pack.read(text)


def within_budget(words: Words, opens: Callable[[], T], more: bool = False) -> T:
    """Open something foreign under one budget, with `more` time if that was chosen. Raises Refusal.

    If it takes too long, a person at a terminal is asked whether to go on; a script is told the option.
    """
    from visavis.core.budget import FOREIGN, OverBudget, foreign, more_time

    try:
        with foreign(more_time() if more else FOREIGN):
            return opens()
    except OverBudget as over:
        if over.id != "budget.time" or more or not _goes_on(words, over):
            raise
    with foreign(more_time()):
        return opens()


def _goes_on(words: Words, over: Refusal) -> bool:
    """Ask whether to go on with more time; False without a terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        echo(words.say("more-time-option"), err=True)
        return False
    echo(words.refusal(over), err=True)
    echo(words.say("more-time-ask", yes=words.name(True), no=words.name(False)), err=True)
    return sys.stdin.readline().strip().casefold() == words.name(True).casefold()


def echo(text: str, *, err: bool = False) -> None:
    """Print a text for a person. Commands print through here and through `Screen`, which filter all text."""
    if not (text.isascii() and text.isprintable()):
        # Imported late: the version is printed without the core.
        from visavis.words.text import cleaned

        text = cleaned(text)
    click.echo(text, err=err)


def show_lines(*texts: Any) -> None:
    """Print texts, one per line."""
    from visavis.cli.terminal import Screen

    screen = Screen()
    for text in texts:
        screen.print(text)


def log_words(context: click.Context, text: str | bytes) -> Words:
    """Return the words of the game of a log; those without a game if the header cannot be parsed."""
    from visavis.core import Refusal
    from visavis.core.game import find_game
    from visavis.core.play.log import read_header

    with suppress(Refusal):
        first, _, _ = text.partition("\n") if isinstance(text, str) else text.partition(b"\n")
        header = read_header(first)
        return words_for(context, find_game(header.game, header.text))
    return words_of(context)


def require_open_hands(store: Store, words: Words, saved: str, open_hands: bool) -> None:
    """Raise Refusal for a game with hidden cards that is played at a table, unless `--open-hands` is given.

    The owner of the file can see everything in it; the option prevents that this happens by accident.
    """
    from visavis.core import Refusal

    id = store.find(saved).id
    if not at_a_table(store, id):
        return
    if not open_hands:
        raise Refusal("table.open_hands", given=id)
    echo(words.say("table-open-hands"), err=True)


def at_a_table(store: Store, id: str) -> bool:
    """Return True if several devices play a game with hidden cards that is not over."""
    return store.tables.read(id) is not None and store.load(id).secret


def session_of(context: click.Context, given: str, more_time: bool = False, open_hands: bool = False) -> Session:
    """Load a session for inspection: a saved game by its id, or a log file."""
    from visavis.cli.files import read_bytes
    from visavis.core import Session
    from visavis.core.budget import own

    words = words_of(context)
    text: str | bytes
    with telling(words):
        if given == "-" or "." in given or "/" in given or os.path.isfile(given):
            text = read_bytes(given)
        else:
            with open_store(words) as store:
                require_open_hands(store, words, given, open_hands)
                text = store.export(given)
            with telling(log_words(context, text)), own():
                return Session.load(text)
    with telling(own_words := log_words(context, text)):
        return within_budget(own_words, lambda: Session.load(text), more_time)


def write_json(value: object) -> None:
    """Write one JSON document to standard output; in strings, what a terminal could obey is written as an escape."""
    from visavis.core.foreign_text import escaped_json

    text = escaped_json(json.dumps(value, ensure_ascii=False, indent=2)) + "\n"
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.buffer.flush()
