"""`visavis simulate`: play many games between policies and print a summary."""

from __future__ import annotations

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
from visavis.cli.help import Command, Whole, telling

if TYPE_CHECKING:
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
