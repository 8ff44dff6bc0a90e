"""`visavis stats`: the records of the page in the terminal, and results as a file for another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import echo, json_option, open_store, write_json
from visavis.cli.help import Command, telling, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from visavis.core import Game
    from visavis.web.view.results import Result
    from visavis.words import Words


@click.command("stats", cls=Command)
@click.argument("game", required=False)
@click.option("--out")
@click.option("--merge")
@json_option
@click.pass_context
def stats(context: click.Context, game: str | None, out: str | None, merge: str | None, as_json: bool) -> None:
    """Show streaks, levels and bests; save results as a file, or merge such a file."""
    import msgspec

    from visavis.cli.files import read_bytes, write_out
    from visavis.core import get_game
    from visavis.web import milestones
    from visavis.web.view.results import Results, as_file

    words = words_of(context)
    with telling(words):
        chosen = None if game is None else get_game(game)
        with open_store(words) as store:
            results = Results(store)
            if merge is not None:
                echo(words.say("results-merged", count=results.merge(read_bytes(merge))))
            played = results.some()[0]
            factions = results.factions(played)
        if out is not None:
            if write_out(out, as_file(played).decode()):
                echo(words.say("cli-stats-saved", path=out, count=len(played)))
            return
    shown = [result for result in played if chosen is None or result.game == chosen.id]
    if as_json:
        ladders = {id: milestones.ladder(found, members) for id, found, members in _by_game(shown)}
        bests = {id: milestones.bests(members, factions) for id, _, members in _by_game(shown)}
        return write_json(msgspec.to_builtins({"streak": milestones.streak(shown), "levels": ladders, "bests": bests}))
    for line in lines(shown, factions, words):
        echo(line)


def _by_game(results: list[Result]) -> Iterator[tuple[str, Game, list[Result]]]:
    """Yield each installed game with its results, the game that was played last first."""
    from visavis.core import Refusal, get_game

    for id in dict.fromkeys(result.game for result in results):
        try:
            yield id, get_game(id), [result for result in results if result.game == id]
        except Refusal:
            continue


def lines(results: list[Result], factions: Mapping[str, str], words: Words) -> Iterator[str]:
    """Yield the records as lines of text."""
    from visavis.web import milestones
    from visavis.web.view.results import advised, level_name
    from visavis.words import Words

    streak = milestones.streak(results)
    if not streak.last:
        yield words.say("web-stats-none")
        yield words.say("records-streak-will")
        return
    signs = " ".join(words.say("records-win-sign" if won else "records-loss-sign") for won in streak.last)
    counted = words.say("records-streak", count=streak.now)
    yield f"{streak.now} {counted} ({words.say('records-streak-best', count=streak.best)})  {signs}"
    advice = {given.game: given.suggested for given in advised(results)}
    for id, game, members in _by_game(results):
        named = Words(words.language, game)
        yield ""
        yield named.game_name()
        for rung in reversed(milestones.ladder(game, members, advice.get(id, ""))):
            played = named.say("records-never")
            if rung.won or rung.lost:
                played = named.say("records-played", won=rung.won, lost=rung.lost)
            mark = "✓" if rung.won else ">" if rung.next else " "
            yield f"  {mark} {rung.number} {level_name(rung.level, named)}: {played}"
        for best in milestones.bests(members, factions):
            name = named.name(best.faction) if best.faction else named.say("records-any")
            level = level_name(best.level, named)
            yield f"    {name} {best.points}{f' ({level})' if level else ''}"
