"""The commands `play`, `resume` and `serve`; imports are lazy."""

from __future__ import annotations

import click

from visavis.cli.arguments import (
    game_argument,
    game_of,
    game_options,
    log_words,
    open_hands_option,
    open_store,
    own_pack,
    pack_option,
    provide_players,
    provided_option,
    require_open_hands,
    seed_option,
    title_option,
    typed_player,
    words_for,
)
from visavis.cli.help import Command, Pair, Whole, telling, words_of


@click.command(cls=Command)
@game_argument
@game_options
@seed_option
@click.option("--guided", is_flag=True)
@click.option("--tour", is_flag=True)
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
    tour: bool,
    printed: tuple[str, ...],
    pack: str | None,
    seats: tuple[tuple[str, str], ...],
    title: str,
) -> int:
    """Start a new game."""
    from visavis.cli.companion.menu import new_game, sit_down, toured
    from visavis.cli.terminal import Screen
    from visavis.packs import own_pack as kept_pack

    chosen, words = game_of(context, game)
    with telling(words):
        given = own_pack(chosen, pack)
        with open_store(words) as store:
            own = given or kept_pack(store, chosen)
            sitting = {seat: typed_player(chosen, who) for seat, who in seats}
            screen = None
            if tour:
                screen = Screen()
                try:
                    session = toured(chosen, words_for(context, chosen, chosen.default_pack), screen)
                except EOFError:
                    return 0
            else:
                session = new_game(chosen, dict(options), seed, sitting, printed, own, guided=guided)
            with store.create(session, title) as saved:
                return sit_down(saved, words_for(context, chosen, session.pack), screen=screen)


@click.command(cls=Command)
@click.argument("saved", required=False)
@provided_option
@open_hands_option
@click.pass_context
def resume(context: click.Context, saved: str | None, provided: tuple[tuple[str, str], ...], open_hands: bool) -> int:
    """Resume a saved game (default: the latest)."""
    from visavis.cli.companion.menu import sit_down

    words = words_of(context)
    with telling(words), open_store(words) as store:
        provide_players(provided)
        id = store.latest().id if saved is None else saved
        require_open_hands(store, words, id, open_hands)
        with telling(log_words(context, store.export(id))), store.resume(id) as opened:
            return sit_down(opened, words_for(context, opened.session.game, opened.session.pack), resumed=True)


@click.command(cls=Command)
@click.argument("file", required=False)
@click.option("--port", type=Whole(1, 65535))
@click.option("--no-open", is_flag=True)
@click.option("--lan", is_flag=True)
@click.option("--connections", type=Whole(16, 65535))
@provided_option
@click.pass_context
def serve(
    context: click.Context,
    file: str | None,
    port: int | None,
    no_open: bool,
    lan: bool,
    connections: int | None,
    provided: tuple[tuple[str, str], ...],
) -> None:
    """Serve the web pages."""
    from visavis.cli.serve import keep_bot, run_server

    words = words_of(context)
    with telling(words), open_store(words) as store:
        provide_players(provided)
        page = "" if file is None else keep_bot(store, words, file)
        run_server(store, words, port=port, lan=lan, show=not no_open, page=page, connections=connections)
