"""`visavis simulate` and `visavis arena`: play many games between policies; a summary, or a rated league."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import (
    MOST_SEED,
    echo,
    game_argument,
    game_of,
    game_options,
    json_option,
    on_fault_option,
    own_pack,
    pack_option,
    seats_option,
    seconds_option,
    show_lines,
    typed_player,
)
from visavis.cli.help import Command, Whole, telling, words_of

if TYPE_CHECKING:
    from pathlib import Path

    from visavis.core import Game, Player
    from visavis.simulation import OnFault


@click.command(cls=Command)
@game_argument
@click.option("--games", type=Whole(1, 10_000_000), default=100)
@click.option("--seed", type=Whole(0, MOST_SEED), default=0)
@click.option("--workers", type=Whole(1, 256), default=1)
@click.option("--most-steps", type=Whole(1, 10_000_000))
@game_options
@seats_option
@pack_option
@seconds_option
@on_fault_option
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
    seconds: int | None,
    on_fault: OnFault,
    as_json: bool,
) -> None:
    """Play many games and print the results."""
    from visavis.cli.arguments import write_json
    from visavis.cli.terminal import watched
    from visavis.json_form import plain_simulation
    from visavis.simulation import MOST_STEPS, make_plan
    from visavis.simulation import simulate as played

    chosen, words = game_of(context, game)
    with telling(words):
        plan = make_plan(
            chosen,
            dict(options),
            seed=seed,
            games=games,
            seats={seat: typed_player(chosen, given) for seat, given in policies},
            own_pack=own_pack(chosen, pack),
            most_steps=most_steps or MOST_STEPS,
            on_fault=on_fault,
            seconds=seconds,
        )
        results = list(watched(played(plan, workers), games, words))
    unfinished = sum(not result.over for result in results)
    if unfinished:
        echo(words.say("simulate-unfinished", count=unfinished, steps=plan.most_steps), err=True)
    faults = [result.fault for result in results if result.fault is not None]
    if faults:
        echo(words.say("simulate-faults", count=len(faults)), err=True)
        echo(words.refusal(faults[0].refusal), err=True)
    if as_json:
        return write_json(plain_simulation(plan, results))
    from visavis.cli.terminal import summary

    show_lines(*summary(plan, results, words))


_SECONDS = 10
"""Default time limit for an answer of an own agent."""


def typed_agent(game: Game, given: str) -> Player | Path:
    """An agent as a person typed it: a player, or the folder of a submission."""
    from pathlib import Path

    if os.path.isdir(given) and "\x00" not in given:
        return Path(given)
    return typed_player(game, given)


@click.command(cls=Command)
@game_argument
@click.argument("agents", nargs=-1, required=True)
@click.option("--games", type=Whole(1, 100_000_000), default=100)
@game_options
@pack_option
@click.option("--seed", type=Whole(0, MOST_SEED), default=0)
@click.option("--workers", type=Whole(1, 256), default=1)
@click.option("--on", default="")
@seconds_option
@on_fault_option
@click.option("--most-steps", type=Whole(1, 10_000_000))
@click.option("--out", default="")
@json_option
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    agents: tuple[str, ...],
    games: int,
    options: tuple[tuple[str, str], ...],
    pack: str | None,
    seed: int,
    workers: int,
    on: str,
    seconds: int | None,
    on_fault: OnFault,
    most_steps: int | None,
    out: str,
    as_json: bool,
) -> None:
    """Play the missing games of a league, and print and write the ratings."""
    from visavis.cli.arguments import write_json
    from visavis.cli.lab import folder_path, need, watching

    chosen, words = game_of(context, game)
    with telling(words):
        need("pyarrow", *(["ray"] if on else []))
        from visavis.arena.agents import agents_of
        from visavis.arena.league import missing, plan_league, play_league
        from visavis.arena.league_page import lines, write_report
        from visavis.arena.standings import read_league, tables
        from visavis.simulation import MOST_STEPS

        path = folder_path(out or f"arena-{chosen.id}")
        plan = plan_league(
            chosen,
            agents_of(chosen, [typed_agent(chosen, given) for given in agents]),
            games=games,
            options=dict(options),
            pack=own_pack(chosen, pack),
            seed=seed,
            most_steps=most_steps or MOST_STEPS,
            seconds=seconds or _SECONDS,
            on_fault=on_fault,
        )
        with watching(words, missing(plan, path)) as tell:
            played = play_league(plan, path, workers=workers, on=on, tell=tell)
        league = read_league(path, {cell.id for cell in plan.cells})
        page = write_report(league, path, words.language)
    if as_json:
        return write_json({"folder": str(path), "played": played, "games": league.games, **tables(league)})
    plain = words_of(context)
    show_lines(*lines(league, plain))
    echo("\n" + plain.say("arena-reported", path=str(page), played=played))
