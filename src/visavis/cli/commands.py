"""The commands. Each imports what it needs when it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from visavis import __version__
from visavis.cli.click_words import Group, Pair, Told, Whole, telling, words_of
from visavis.cli.saves import log_words, open_store, saves, title_option

if TYPE_CHECKING:
    from visavis.core import Game, Pack, Session
    from visavis.words import Words

F = TypeVar("F", bound=Callable[..., Any])

MOST_SEED = 2**53 - 1
_CALLERS_MISTAKE = 2
_DIFFERENT = 1

json_option = click.option("--json", "as_json", is_flag=True)
seed_option = click.option("--seed", type=Whole(0, MOST_SEED))
pack_option = click.option("--pack")
game_options = click.option("-o", "--option", "options", multiple=True, type=Pair())
game_argument = click.argument("game")
file_argument = click.argument("file")


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
        with open_store(words) as store:
            start(store, words)


def _words(context: click.Context, game: Game[Any] | None = None, pack: Pack | None = None) -> Words:
    from visavis.words import Words

    return Words(words_of(context).language, game, pack)


def _game(context: click.Context, id: str) -> tuple[Game[Any], Words]:
    from visavis.core import get_game

    with telling(words_of(context)):
        game = get_game(id)
    return game, _words(context, game)


def _own_pack(game: Game[Any], file: str | None) -> Pack | None:
    from visavis.cli.files import read_text
    from visavis.core import Refusal

    if file is None:
        return None
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    return game.pack.read(read_text(file))


def _print(*texts: Any) -> None:
    from visavis.cli.screen import Screen

    screen = Screen()
    for text in texts:
        screen.print(text)


def _session(context: click.Context, given: str) -> Session[Any]:
    """A game to look at: a saved one by its id, or a log file."""
    from visavis.cli.files import read_bytes
    from visavis.core import Session

    words = words_of(context)
    text: str | bytes
    with telling(words):
        if given == "-" or "." in given or "/" in given or os.path.isfile(given):
            text = read_bytes(given)
        else:
            with open_store(words) as store:
                text = store.export(given)
    with telling(log_words(context, text)):
        return Session.load(text)


# Games


@visavis.command()
@json_option
@click.pass_context
def games(context: click.Context, as_json: bool) -> None:
    """See `cli-visavis-games`."""
    from visavis.cli.as_json import plain_game, write_json
    from visavis.core import find_games

    found = [load() for load in find_games().values()]
    if as_json:
        return write_json([plain_game(game, _words(context, game)) for game in found])
    from rich.text import Text

    for game in found:
        words = _words(context, game)
        done = sum(clause.status == "done" for clause in game.clauses.values())
        _print(
            Text.assemble((game.id, "bold cyan"), "  ", (words.game_name(), "bold")),
            f"  {words.say('game-about')}",
            Text(f"  {words.say('games-clauses', done=done, all=len(game.clauses))}", style="dim"),
        )


@visavis.command()
@game_argument
@game_options
@seed_option
@click.option("--guided", is_flag=True)
@click.option("--printed", multiple=True)
@pack_option
@click.option("--seat", "seats", multiple=True, type=Pair())
@title_option
@click.pass_context
def play(
    context: click.Context,
    game: str,
    options: tuple[tuple[str, str], ...],
    seed: int | None,
    guided: bool,
    printed: tuple[str, ...],
    pack: str | None,
    seats: tuple[tuple[str, str], ...],
    title: str,
) -> int:
    """See `cli-visavis-play`."""
    from visavis.cli.menu import new_game, sit_down

    found, words = _game(context, game)
    with telling(words):
        own = _own_pack(found, pack)
        session = new_game(found, dict(options), seed, dict(seats), printed, own, guided=guided)
        with open_store(words) as store, store.create(session, title) as saved:
            return sit_down(saved, _words(context, found, session.pack))


@visavis.command()
@click.argument("saved", required=False)
@click.pass_context
def resume(context: click.Context, saved: str | None) -> int:
    """See `cli-visavis-resume`."""
    from visavis.cli.menu import sit_down

    words = words_of(context)
    with telling(words), open_store(words) as store:
        id = store.latest().id if saved is None else saved
        with telling(log_words(context, store.export(id))), store.resume(id) as found:
            return sit_down(found, _words(context, found.session.game, found.session.pack), resumed=True)


@visavis.command()
@click.option("--port", type=Whole(1, 65535))
@click.option("--no-open", is_flag=True)
@click.option("--lan", is_flag=True)
@click.pass_context
def serve(context: click.Context, port: int | None, no_open: bool, lan: bool) -> None:
    """See `cli-visavis-serve`."""
    from visavis.cli.serve import run_server

    words = words_of(context)
    with telling(words), open_store(words) as store:
        run_server(store, words, port=port, lan=lan, show=not no_open)


# Saved games

visavis.add_command(saves)


# Looking


def _looking_seat(session: Session[Any], given: str | None) -> str:
    """The seat through whose eyes a game is shown: by default the only person's, otherwise the table's."""
    from visavis.core import TABLE, Refusal
    from visavis.core.log import PERSON

    seats = session.header.seats
    if given is not None:
        if given not in (*seats, TABLE):
            raise Refusal("seat.unknown", given=given[:40], options=(*seats, TABLE))
        return given
    persons = [seat for seat, who in seats.items() if who == PERSON]
    return persons[0] if len(persons) == 1 else TABLE


@visavis.command()
@click.argument("saved_or_file")
@click.option("--as", "seat")
@json_option
@click.pass_context
def show(context: click.Context, saved_or_file: str, seat: str | None, as_json: bool) -> None:
    """See `cli-visavis-show`."""
    from visavis.cli.as_json import plain_session, write_json
    from visavis.cli.show import Show

    session = _session(context, saved_or_file)
    words = _words(context, session.game, session.pack)
    with telling(words):
        looking = _looking_seat(session, seat)
    if as_json:
        return write_json(plain_session(session, looking, words))
    seen, draw = session.seen_by(looking), Show(words)
    _print(draw.board(session.game.board(seen.view)), "", draw.log(seen.events), "")
    if seen.over:
        _print(draw.score(seen.score or {}, seen.winners))
    elif seen.pending is not None:
        _print(draw.question(seen.pending))
    elif seen.waiting_for is not None:
        _print(words.say("play-turn", name=words.seat(seen.waiting_for)))


@visavis.command()
@click.argument("saved_or_file")
@click.option("--line", type=Whole(0, 10**9))
@json_option
@click.pass_context
def why(context: click.Context, saved_or_file: str, line: int | None, as_json: bool) -> None:
    """See `cli-visavis-why`."""
    from visavis.cli.as_json import plain_decisions, write_json
    from visavis.cli.show import Show

    session = _session(context, saved_or_file)
    decisions = [decision for _, decision in session.why(line)]
    if as_json:
        return write_json(plain_decisions(decisions))
    weighed = None if decisions else session.weighed(line)
    if weighed is not None:
        show = Show(_words(context, session.game, session.pack))
        return _print(show.weighed(weighed[0].answer, weighed[0].by, weighed[1]))
    _print(Show(_words(context, session.game, session.pack)).decisions(decisions, secret=session.secret))


@visavis.command()
@click.argument("saved_or_file")
@json_option
@click.pass_context
def replay(context: click.Context, saved_or_file: str, as_json: bool) -> int:
    """See `cli-visavis-replay`."""
    from visavis.cli.as_json import plain_replay, write_json
    from visavis.cli.show import Show

    session = _session(context, saved_or_file)
    different = session.check()
    if as_json:
        write_json(plain_replay(session, different))
    else:
        words = _words(context, session.game, session.pack)
        seen = session.seen_by(_looking_seat(session, None))
        _print(Show(words).log(seen.events), "")
        if different is None:
            _print(words.say("replay-same", lines=len(session.lines) + 1))
        else:
            _print(words.say("replay-different", line=different + 2))
    return 0 if different is None else _DIFFERENT


@visavis.command()
@game_argument
@file_argument
@json_option
@click.pass_context
def decide(context: click.Context, game: str, file: str, as_json: bool) -> int:
    """See `cli-visavis-decide`."""
    from visavis.cli.as_json import plain_decisions, plain_effect, plain_question, write_json
    from visavis.cli.files import read_bytes
    from visavis.cli.show import Show, lines
    from visavis.core import decide as decided
    from visavis.core import read_position

    found, words = _game(context, game)
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
        _print(lines(line for effect in result.effects if (line := draw.effect(effect)) is not None))
        if result.decisions:
            _print("", draw.decisions(result.decisions))
        if result.question is not None:
            _print("", words.say("decide-missing", id=result.question.id), draw.question(result.question))
    return 0 if result.question is None else _CALLERS_MISTAKE


@visavis.command()
@game_argument
@click.option("--games", type=Whole(1, 10_000_000), default=100)
@click.option("--seed", type=Whole(0, MOST_SEED), default=0)
@click.option("--workers", type=Whole(1, 256), default=1)
@click.option("--most-steps", type=Whole(1, 10_000_000))
@game_options
@click.option("--policy", "policies", multiple=True, type=Pair())
@pack_option
@json_option
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    games: int,
    seed: int,
    workers: int,
    most_steps: int | None,
    options: tuple[tuple[str, str], ...],
    policies: tuple[tuple[str, str], ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """See `cli-visavis-simulate`."""
    from visavis.cli.as_json import plain_simulation, write_json
    from visavis.cli.progress import watched
    from visavis.cli.simulate import MOST_STEPS, make_plan, run

    found, words = _game(context, game)
    with telling(words):
        plan = make_plan(
            found,
            dict(options),
            seed=seed,
            games=games,
            seats=dict(policies),
            own_pack=_own_pack(found, pack),
            most_steps=most_steps or MOST_STEPS,
        )
    results = list(watched(run(plan, workers), games, words))
    unfinished = sum(not result.over for result in results)
    if unfinished:
        click.echo(words.say("simulate-unfinished", count=unfinished, steps=plan.most_steps), err=True)
    if as_json:
        return write_json(plain_simulation(plan, results))
    from visavis.cli.progress import summary

    _print(*summary(plan, results, words))


@visavis.command()
@game_argument
@json_option
@click.pass_context
def rules(context: click.Context, game: str, as_json: bool) -> None:
    """See `cli-visavis-rules`."""
    from rich.text import Text

    from visavis.cli.as_json import plain_rules, write_json

    found, words = _game(context, game)
    rows = plain_rules(found, words.language)
    if as_json:
        return write_json(rows)
    section = ""
    for row in rows:
        if row["section"] != section:
            section = str(row["section"])
            _print("", Text(section, style="bold underline"))
        tests = row["tests"]
        count = len(tests) if isinstance(tests, list) else 0
        mark = words.say("rules-done", tests=count) if row["status"] == "done" else words.say("rules-open")
        _print(Text.assemble((str(row["id"]), "bold cyan"), f"  {row['says']}  ", (f"[{mark}]", "dim")))
        if row["reason"]:
            _print(Text(f"    {row['reason']}", style="yellow"))
    done = sum(row["status"] == "done" for row in rows)
    _print("", words.say("games-clauses", done=done, all=len(rows)))


# Packs


@visavis.group(cls=Group)
def pack() -> None:
    """See `cli-visavis-pack`."""


@pack.command("list")
@click.argument("game", required=False)
@json_option
@click.pass_context
def pack_list(context: click.Context, game: str | None, as_json: bool) -> None:
    """See `cli-visavis-pack-list`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.packs import listed
    from visavis.core import find_games

    ids = list(find_games()) if game is None else [game]
    rows = [row for id in ids for row in listed(_game(context, id)[0])]
    if as_json:
        return write_json(rows)
    words = words_of(context)
    for row in rows:
        head = f"{row['game']}  {row['id']}" + (f"  ({words.say('pack-default')})" if row["default"] else "")
        _print(head, f"  {words.say('pack-counts', **row['cards'])}")


@pack.command("new")
@game_argument
@click.argument("file", default="-")
@click.pass_context
def pack_new(context: click.Context, game: str, file: str) -> None:
    """See `cli-visavis-pack-new`."""
    from visavis.cli.files import write_out
    from visavis.cli.packs import template

    found, words = _game(context, game)
    with telling(words):
        if write_out(file, template(found, words)):
            click.echo(words.say("pack-written", path=file, game=found.id))


@pack.command("save")
@click.argument("saved_or_file")
@click.argument("file", default="-")
@click.pass_context
def pack_save(context: click.Context, saved_or_file: str, file: str) -> None:
    """See `cli-visavis-pack-save`."""
    from visavis.cli.files import write_out
    from visavis.cli.packs import learned

    session = _session(context, saved_or_file)
    words = _words(context, session.game, session.pack)
    with telling(words):
        if write_out(file, learned(session)):
            click.echo(words.say("pack-written", path=file, game=session.game.id))


@pack.command("check")
@game_argument
@file_argument
@json_option
@click.pass_context
def pack_check(context: click.Context, game: str, file: str, as_json: bool) -> int:
    """See `cli-visavis-pack-check`."""
    from visavis.cli.as_json import write_json
    from visavis.cli.packs import problems
    from visavis.core import BadPack, Refusal

    found, words = _game(context, game)
    try:
        own = _own_pack(found, file)
    except BadPack as wrong:
        listed = problems(wrong, words)
        if as_json:
            write_json({"sound": False, "problems": listed})
        else:
            for one in listed:
                click.echo(one["says"], err=True)
        return _CALLERS_MISTAKE
    except Refusal as wrong:
        raise Told(wrong, words) from None
    assert own is not None
    if as_json:
        write_json({"sound": True, "problems": [], "id": own.id, "digest": own.digest, "cards": own.provenances})
    else:
        click.echo(words.say("pack-sound", **own.provenances))
    return 0
