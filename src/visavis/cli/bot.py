"""`visavis bot`: create, check, measure, play and keep a bot from a text file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import (
    CALLERS_MISTAKE,
    DIFFERENT,
    echo,
    file_argument,
    game_options,
    json_option,
    seed_option,
    show_lines,
)
from visavis.cli.help import Group, Whole, telling, words_of
from visavis.cli.own_texts import add_commands, conflict_options, keep_file, tell_kept

if TYPE_CHECKING:
    from collections.abc import Iterable

    from visavis.core import Refusal
    from visavis.words import Words


@click.group(cls=Group)
def bot() -> None:
    """Work with bots from text files."""


@bot.command("new")
@file_argument
@click.pass_context
def bot_new(context: click.Context, file: str) -> None:
    """Write a first bot to a new file."""
    from visavis.cli.files import write_out
    from visavis.textbot.gallery import first_bot

    words = words_of(context)
    with telling(words):
        if write_out(file, first_bot(words.language)):
            echo(words.say("bot-written", path=file))


INDEX_GAMES = 40
"""Number of games of each bot when an index is made."""
CHECK_SECONDS = 20
"""Processor time after which a check stops, unless the number of games is given."""


@bot.command("check")
@file_argument
@click.option("--games", type=Whole(1, 100_000))
@json_option
@click.pass_context
def bot_check(context: click.Context, file: str, games: int | None, as_json: bool) -> int:
    """Check a bot file and its examples."""
    from visavis.cli.arguments import write_json
    from visavis.cli.files import bot_text
    from visavis.textbot import BadBot
    from visavis.textbot.examples import GAMES, try_out

    words = words_of(context)
    with telling(words):
        text = bot_text(file)
    try:
        tried = try_out(text, games) if games else try_out(text, GAMES, CHECK_SECONDS)
    except BadBot as wrong:
        if as_json:
            write_json({"sound": False, "problems": _plain(wrong.problems, words)})
        else:
            show_lines(words.say("bot-wrong", count=len(wrong.problems)), *map(words.refusal, wrong.problems))
            if wrong.later:
                show_lines(words.say("bot-later", count=wrong.later))
        return CALLERS_MISTAKE
    if as_json:
        found = {"sound": not tried.wrong, "games": tried.games, "stopped": tried.stopped}
        write_json(found | {"examples": _plain(tried.wrong, words), "hints": _plain(tried.hints, words)})
        return DIFFERENT if tried.wrong else 0
    numbers = {"games": tried.games, "examples": tried.examples, "wrong": len(tried.wrong)}
    shown = [words.say("bot-not-sound" if tried.wrong else "bot-sound", **numbers)]
    if tried.stopped:
        shown.append(words.say("bot-stopped", seconds=CHECK_SECONDS, games=tried.games, wanted=tried.wanted))
    show_lines(*shown, *map(words.refusal, (*tried.wrong, *tried.hints)))
    return DIFFERENT if tried.wrong else 0


def _plain(refusals: Iterable[Refusal], words: Words) -> list[dict[str, object]]:
    return [
        {"id": refusal.id, "line": refusal.details.get("line"), "says": words.refusal(refusal)} for refusal in refusals
    ]


@bot.command("stats")
@file_argument
@click.option("--games", type=Whole(1, 100_000), default=1000)
@json_option
@click.pass_context
def bot_stats(context: click.Context, file: str, games: int, as_json: bool) -> None:
    """Play many games of a bot file and print figures per level."""
    from visavis.cli.arguments import words_for, write_json
    from visavis.cli.files import bot_text
    from visavis.textbot import game_from
    from visavis.textbot.examples import described, try_out
    from visavis.words.person import rate_in_words

    with telling(words_of(context)):
        text = bot_text(file)
        tried, words = try_out(text, games), words_for(context, game_from(text))
    if as_json:
        return write_json(described(tried))
    for figures in (level for level in tried.levels if level.games):
        name = words.game_option_value("level", figures.level)
        numbers = {
            "least": figures.least,
            "middle": figures.middle,
            "most": figures.most,
            "turns": figures.turns,
            "asked": figures.asked,
        }
        show_lines(words.say("bot-stats", level=name, games=figures.games, **numbers))
        if figures.person is not None and words.game is not None and (model := words.game.players.person_model):
            show_lines(f"  {rate_in_words(model, figures.person, words)}")
    if tried.open:
        show_lines(words.say("person-open"))


@bot.command("learn")
@file_argument
@click.option("--write", is_flag=True)
@click.pass_context
def bot_learn(context: click.Context, file: str, write: bool) -> None:
    """Make a model of the person from the finished games against a bot."""
    from pathlib import Path

    from visavis.cli.arguments import open_store, words_for
    from visavis.cli.files import bot_text, refusal_of
    from visavis.core import Refusal
    from visavis.store.durable import replace
    from visavis.textbot import game_from, read_bot
    from visavis.textbot.person import learn, with_person
    from visavis.web.view.results import Results, points_by_level

    words = words_of(context)
    with telling(words):
        text = bot_text(file)
        bot, shown = read_bot(text), words_for(context, game_from(text))
        if bot.world.format < 2:
            raise Refusal("person.format")
        with open_store(words) as store:
            games = points_by_level(Results(store).some()[0], bot.id)
        for level, points in games.items():
            name = shown.game_option_value("level", level)
            echo(words.say("person-games", level=name, list=", ".join(map(str, points))))
        model = learn(games)
        made = with_person(text, model, bot.world.levels)
        read_bot(made)
        if not write:
            added = [line for line in made.split("\n") if line not in text.split("\n")]
            return show_lines(words.say("person-show", games=model.games), *added)
        try:
            replace(Path(file), made.encode("utf-8"))
        except OSError as wrong:
            raise refusal_of(wrong, file) from None
        echo(words.say("person-written", path=file, games=model.games))


@bot.command("play")
@file_argument
@game_options
@seed_option
@click.option("--guided", is_flag=True)
@click.pass_context
def bot_play(
    context: click.Context, file: str, options: tuple[tuple[str, str], ...], seed: int | None, guided: bool
) -> int:
    """Play against a bot file."""
    from visavis.cli.play_commands import play

    result: int = context.invoke(
        play, game=file, options=options, seed=seed, guided=guided, printed=(), pack=None, seats=()
    )
    return result


@bot.command("cards")
@file_argument
@click.argument("sheet", required=False)
@click.pass_context
def bot_cards(context: click.Context, file: str, sheet: str | None) -> None:
    """Write the cards of a CSV file into a bot file; without one, print its cards as CSV."""
    from pathlib import Path

    from visavis.cli.files import bot_text, refusal_of
    from visavis.store.durable import replace
    from visavis.textbot.studio.cards import as_csv, from_spreadsheet, read_deck

    words = words_of(context)
    with telling(words):
        text = bot_text(file)
        if sheet is None:
            return echo(as_csv(read_deck(text)).rstrip("\n"))
        made, changed, added = from_spreadsheet(text, bot_text(sheet))
        if made != text:
            try:
                replace(Path(file), made.encode("utf-8"))
            except OSError as wrong:
                raise refusal_of(wrong, file) from None
        echo(words.say("bot-cards-read", changed=changed, added=added, path=file))


@bot.command("index")
@click.argument("folder")
@click.option("--check", "only_check", is_flag=True)
@click.pass_context
def bot_index(context: click.Context, folder: str, only_check: bool) -> int:
    """Check every bot of a folder and write its index; with --check only compare."""
    from pathlib import Path

    from visavis.cli.files import refusal_of
    from visavis.store.durable import replace
    from visavis.textbot.studio.galleries import INDEX, files_in, make_index

    words = words_of(context)
    with telling(words):
        files = files_in(folder)
        made, wrong = make_index(files, INDEX_GAMES, CHECK_SECONDS)
        content = made.encode("utf-8")
        if wrong:
            show_lines(*(f"{one.file}: {words.refusal(one.problem)}" for one in wrong))
            return DIFFERENT
        if only_check:
            same = files.get(INDEX, b"") == content
            echo(words.say("gallery-same" if same else "gallery-stale", count=made.count("[[bot]]"), path=folder))
            return 0 if same else DIFFERENT
        try:
            replace(Path(folder) / INDEX, content)
        except OSError as problem:
            raise refusal_of(problem, folder) from None
        echo(words.say("gallery-written", count=made.count("[[bot]]"), path=str(Path(folder) / INDEX)))
    return 0


@bot.command("gallery")
@click.argument("path")
@click.argument("id", required=False)
@json_option
@click.pass_context
def bot_gallery(context: click.Context, path: str, id: str | None, as_json: bool) -> None:
    """List the bots of a gallery, a folder or a ZIP file; with an id print its text."""
    import msgspec

    from visavis.cli.arguments import write_json
    from visavis.cli.files import write_data
    from visavis.core import Refusal
    from visavis.textbot.studio.galleries import files_in, open_gallery

    words = words_of(context)
    with telling(words):
        gallery = open_gallery(files_in(path))
        if id is not None:
            for one in gallery.bots:
                if one.id == id and one.file in gallery.texts:
                    return write_data(gallery.texts[one.file])
            raise Refusal("game.unknown", given=id[:40], options=tuple(one.id for one in gallery.bots))
    if as_json:
        return write_json({"name": gallery.name, "bots": [msgspec.to_builtins(one) for one in gallery.bots]})
    rows = []
    for one in gallery.bots:
        odd = f"  ({words.say(f'gallery-{one.mark}')})" if one.mark else ""
        rows.append(f"{one.id}  {one.called(words.language)}{odd}  {one.described(words.language)}".rstrip())
    show_lines(*([gallery.name] if gallery.name else []), *rows)


@bot.command("keep")
@file_argument
@conflict_options
@click.pass_context
def bot_keep(context: click.Context, file: str, replace: bool, both: bool) -> None:
    """Store a bot file among the own bots; ask if another one has its id."""
    from visavis.cli.arguments import open_store
    from visavis.cli.files import bot_text
    from visavis.textbot import read_bot

    words = words_of(context)
    with telling(words), open_store(words) as store:
        text = bot_text(file)
        id = str(read_bot(text).world.id)
        tell_kept(keep_file(store, words, "bot", f"{id}.toml", text, replace, both), words)


add_commands(bot, "bot")
