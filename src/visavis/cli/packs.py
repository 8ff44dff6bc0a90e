"""`visavis pack`: list, create, keep, export, import and check card packs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from visavis.cli.arguments import (
    CALLERS_MISTAKE,
    echo,
    file_argument,
    game_argument,
    game_of,
    json_option,
    more_time_option,
    open_store,
    own_pack,
    session_of,
    show_lines,
    words_for,
)
from visavis.cli.help import Group, Told, telling, words_of
from visavis.cli.own_texts import add_commands, choose_way, conflict_options, tell_kept

if TYPE_CHECKING:
    from visavis.core import BadPack, Game
    from visavis.words import Words


@click.group(cls=Group)
def pack() -> None:
    """Work with card packs."""


@pack.command("list")
@click.argument("game", required=False)
@json_option
@click.pass_context
def pack_list(context: click.Context, game: str | None, as_json: bool) -> None:
    """List the shipped packs."""
    from visavis.cli.arguments import write_json
    from visavis.library import all_games

    asked = all_games().sound if game is None else (game_of(context, game)[0],)
    rows = [row for each in asked for row in _shipped(each)]
    if as_json:
        return write_json(rows)
    words = words_of(context)
    for row in rows:
        head = f"{row['game']}  {row['id']}" + (f"  ({words.say('pack-default')})" if row["default"] else "")
        show_lines(head, f"  {words.say('pack-counts', **row['cards'])}")


@pack.command("new")
@game_argument
@click.argument("file", default="-")
@click.pass_context
def pack_new(context: click.Context, game: str, file: str) -> None:
    """Write a template of a pack to fill in."""
    from visavis.cli.files import write_out

    chosen, words = game_of(context, game)
    with telling(words):
        if write_out(file, _template(chosen, words)):
            echo(words.say("pack-written", path=file, game=chosen.id))


@pack.command("save")
@click.argument("saved_or_file")
@click.argument("file", default="-")
@more_time_option
@click.pass_context
def pack_save(context: click.Context, saved_or_file: str, file: str, more_time: bool) -> None:
    """Write the pack with the values read during a game."""
    from visavis.cli.files import write_out
    from visavis.packs import learned

    # Of the log only the values of the pack are written.
    session = session_of(context, saved_or_file, more_time, open_hands=True)
    words = words_for(context, session.game, session.pack)
    with telling(words):
        if write_out(file, learned(session)):
            echo(words.say("pack-written", path=file, game=session.game.id))


@pack.command("give")
@game_argument
@click.argument("name")
@click.argument("file", default="-")
@click.pass_context
def pack_give(context: click.Context, game: str, name: str, file: str) -> None:
    """Export the own pack under a name."""
    from visavis.cli.files import write_out
    from visavis.core import Refusal
    from visavis.packs import export_pack, own_pack

    chosen, words = game_of(context, game)
    with telling(words), open_store(words) as store:
        own = own_pack(store, chosen)
        if own is None:
            raise Refusal("pack.nothing_kept", game=chosen.id)
        if write_out(file, export_pack(own, name)):
            echo(words.say("pack-given", path=file, game=chosen.id))


@pack.command("take")
@game_argument
@file_argument
@click.argument("name", default="")
@click.pass_context
def pack_take(context: click.Context, game: str, file: str, name: str) -> None:
    """Import another person's pack."""
    from visavis.cli.files import read_text
    from visavis.packs import import_pack

    chosen, words = game_of(context, game)
    with telling(words), open_store(words) as store:
        echo(words.say("pack-taken", count=import_pack(store, chosen, read_text(file), name)))


@pack.command("keep")
@game_argument
@file_argument
@conflict_options
@click.pass_context
def pack_keep(context: click.Context, game: str, file: str, replace: bool, both: bool) -> None:
    """Store a whole pack as the own one; with `--both`, only the values that the own one lacks."""
    from visavis.cli.files import read_text
    from visavis.core.saves.texts import Conflict, Kept
    from visavis.packs import import_pack, keep_pack

    chosen, words = game_of(context, game)
    with telling(words), open_store(words) as store:
        text = read_text(file)
        result: Kept | Conflict | None = keep_pack(store, chosen, text)
        while isinstance(result, Conflict):
            match choose_way(result, words, replace, both):
                case "both":
                    return echo(words.say("pack-taken", count=import_pack(store, chosen, text)))
                case "replace":
                    result = keep_pack(store, chosen, text, result.entry.digest)
                case _:
                    result = None
        tell_kept(result, words)


@pack.command("check")
@game_argument
@file_argument
@json_option
@click.pass_context
def pack_check(context: click.Context, game: str, file: str, as_json: bool) -> int:
    """Validate a pack and print its problems."""
    from visavis.cli.arguments import write_json
    from visavis.core import BadPack, Refusal

    chosen, words = game_of(context, game)
    try:
        own = own_pack(chosen, file)
    except BadPack as wrong:
        listed = _problems(wrong, words)
        if as_json:
            write_json({"sound": False, "problems": listed})
        else:
            for problem in listed:
                echo(problem["says"], err=True)
        return CALLERS_MISTAKE
    except Refusal as wrong:
        raise Told(wrong, words) from None
    assert own is not None
    if as_json:
        write_json({"sound": True, "problems": [], "id": own.id, "digest": own.digest, "cards": own.provenances})
    else:
        echo(words.say("pack-sound", **own.provenances))
    return 0


def _shipped(game: Game) -> list[dict[str, Any]]:
    """Return the shipped packs of a game, with the number of cards by provenance."""
    from visavis.core.pack import shipped_packs

    if game.pack is None:
        return []
    rows = []
    for id, file in shipped_packs(game.folder).items():
        pack = game.pack.read(file.read_text("utf-8"))
        default = id == game.pack.default
        rows.append({"game": game.id, "id": id, "default": default, "digest": pack.digest, "cards": pack.provenances})
    return rows


def _template(game: Game, words: Words) -> str:
    """Return the default pack as a file to fill in: values that are not the printed ones are marked."""
    from visavis.core import Refusal
    from visavis.core.pack import shipped_packs

    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    text = shipped_packs(game.folder)[game.pack.default].read_text("utf-8")
    text = re.sub(r'^id = ".*"$', f'id = "my-{game.id}"', text, count=1, flags=re.MULTILINE)
    for provenance in ("likely", "reconstructed"):
        mark = words.say(f"pack-template-{provenance}")
        text = re.sub(rf'^(provenance = "{provenance}")$', rf"\1  # {mark}", text, flags=re.MULTILINE)
    head = words.say("pack-template", game=game.id, name=words.game_name())
    return "".join(f"# {line}\n" for line in head.splitlines()) + "\n" + text


def _problems(wrong: BadPack, words: Words) -> list[dict[str, Any]]:
    """Return all problems of a pack, each with its line."""
    return [
        {"id": problem.id, "line": problem.details.get("line", 0), "says": words.refusal(problem)}
        for problem in wrong.problems
    ]


add_commands(pack, "pack")
