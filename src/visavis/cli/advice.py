"""`visavis advice`: recommend a level from the person's results and simulated games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import echo, json_option, open_store
from visavis.cli.help import Command, telling, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from visavis.lab.advice import Advice
    from visavis.words import Words


@click.command("advice", cls=Command)
@click.argument("game", required=False)
@json_option
@click.pass_context
def advice(context: click.Context, game: str | None, as_json: bool) -> None:
    """Recommend a level per game."""
    import msgspec

    from visavis.cli.arguments import write_json
    from visavis.core import get_game
    from visavis.textbot import game_from
    from visavis.web.view.results import Results, advised
    from visavis.words import Words

    words = words_of(context)
    with telling(words):
        if game is not None and not game.startswith("bot."):
            get_game(game)
        with open_store(words) as store:
            results = Results(store).some()[0]
        advices = [item for item in advised(results) if game in (None, item.game)]
        texts = {result.game: result.text for result in reversed(results)}
    if as_json:
        return write_json([msgspec.to_builtins(item) for item in advices])
    if not advices:
        echo(words.say("advice-none"))
    for item in advices:
        known = game_from(texts[item.game]) if texts.get(item.game) else get_game(item.game)
        for line in lines(item, Words(words.language, known)):
            echo(line)


def lines(one: Advice, words: Words) -> Iterator[str]:
    """The advice in sentences."""
    from visavis.web.view.results import advice_in_words

    view = advice_in_words(one, words)
    yield f"{words.game_name()}: {view.head}"
    yield from (f"  {line}" for line in view.lines)
    yield f"  {view.rests}"
