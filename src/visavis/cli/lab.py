"""`visavis lab`: simulation runs, reports, comparisons and tuning."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import (
    MOST_SEED,
    echo,
    game_argument,
    game_of,
    json_option,
    own_pack,
    seats_option,
    seconds_option,
    typed_player,
)
from visavis.cli.help import Group, Pair, Whole, telling, words_of

if TYPE_CHECKING:
    from pathlib import Path

    from visavis.core import Game, Pack, Player
    from visavis.lab.cells import RunCell
    from visavis.lab.switches import Kind
    from visavis.words import Words

_OUT = click.option("--out", required=True)
_WORKERS = click.option("--workers", type=Whole(1, 256), default=1)
_SEED = click.option("--seed", type=Whole(0, MOST_SEED), default=0)


@click.group(cls=Group)
def lab() -> None:
    """Simulate, report, compare and tune."""


def need(*modules: str) -> None:
    """Check that optional packages are installed. Raises Refusal with the extra to install."""
    from importlib.util import find_spec

    from visavis.core import Refusal

    for module in modules:
        if find_spec(module) is None:
            raise Refusal("lab.missing", given=module, extra="cluster" if module == "ray" else "lab")


def _values(pairs: tuple[tuple[str, str], ...]) -> dict[str, list[str]]:
    """Parse comma-separated values by name, such as `level=automa,ultoma`."""
    values: dict[str, list[str]] = {}
    for name, given in pairs:
        values.setdefault(name, []).extend(value.strip() for value in given.split(",") if value.strip())
    return values


def _players(game: Game, given: dict[str, list[str]], seconds: int | None) -> dict[str, list[Player]]:
    return {seat: [_player(game, one, seconds) for one in its] for seat, its in given.items()}


def _player(game: Game, given: str, seconds: int | None) -> Player:
    from visavis.core.players import limited

    player = typed_player(game, given)
    return player if seconds is None else limited(player, seconds)


def _packs(game: Game, given: tuple[str, ...]) -> list[Pack | None]:
    files = [name.strip() for names in given for name in names.split(",") if name.strip()]
    return [None if file == "standard" else own_pack(game, file) for file in files] or [None]


def folder_path(given: str) -> Path:
    """Return the path of a folder or file that was typed. Raises Refusal if it cannot be one."""
    from pathlib import Path

    from visavis.core import Refusal

    if "\x00" in given or not given:
        raise Refusal("file.missing", path=given)
    return Path(given)


@contextmanager
def watching(words: Words, games: int, label: str = "") -> Iterator[Callable[[int], None]]:
    """Context manager: show a progress bar with rate and remaining time if standard error is a terminal."""
    from rich.console import Console

    console = Console(file=sys.stderr)
    if not console.is_terminal or not games:
        yield lambda count: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """Column with the games per second."""

        def render(self, task: Task) -> Text:
            return Text(words.say("lab-rate", rate=round(task.finished_speed or task.speed or 0)))

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(label or words.say("simulate-progress"), total=games)
        yield lambda count: progress.advance(task, count)


@lab.command("run")
@game_argument
@click.option("--games", type=Whole(1, 100_000_000), default=1000)
@click.option("-o", "--option", "options", multiple=True, type=Pair())
@seats_option
@click.option("--pack", "packs", multiple=True)
@_SEED
@_WORKERS
@click.option("--on", default="")
@click.option("--decisions", is_flag=True)
@click.option("--chunk", type=Whole(1, 1_000_000))
@click.option("--most-steps", type=Whole(1, 10_000_000))
@seconds_option
@_OUT
@json_option
@click.pass_context
def lab_run(
    context: click.Context,
    game: str,
    games: int,
    options: tuple[tuple[str, str], ...],
    policies: tuple[tuple[str, str], ...],
    packs: tuple[str, ...],
    seed: int,
    workers: int,
    on: str,
    decisions: bool,
    chunk: int | None,
    most_steps: int | None,
    seconds: int | None,
    out: str,
    as_json: bool,
) -> None:
    """Play the missing games of every combination of options, policies and packs."""
    from visavis.cli.arguments import write_json

    chosen, words = game_of(context, game)
    with telling(words):
        need("pyarrow", *(["ray"] if on else []))
        from visavis.lab.cells import cells_of, own_players, sitting
        from visavis.lab.runner import missing, run
        from visavis.simulation import MOST_STEPS

        players = _players(chosen, _values(policies), seconds)
        cells = cells_of(
            chosen,
            _values(options),
            policies=players,
            packs=_packs(chosen, packs),
            seed=seed,
            most_steps=most_steps or MOST_STEPS,
        )
        path = folder_path(out)
        with watching(words, missing(cells, games, path, decisions)) as tell:
            played = run(
                cells,
                games,
                path,
                decisions=decisions,
                workers=workers,
                on=on,
                chunk=chunk or 0,
                tell=tell,
                players=own_players(chosen, players),
            )
    if as_json:
        return write_json(
            {"folder": out, "games": games, "played": played, "cells": {cell.folder: cell.seats for cell in cells}}
        )
    sat = "; ".join(dict.fromkeys(sitting(cell, words) for cell in cells))
    echo(words.say("lab-ran", played=played, games=games, cells=len(cells), path=out, players=sat))


@lab.command("report")
@click.argument("folder")
@click.option("--setting", "settings", multiple=True, type=Pair())
@click.option("--pool", is_flag=True)
@click.option("--out", default="")
@click.pass_context
def lab_report(
    context: click.Context, folder: str, settings: tuple[tuple[str, str], ...], pool: bool, out: str
) -> None:
    """Write the report page of a run."""
    with telling(words_of(context)):
        need("pyarrow")
        from visavis.lab.report_page import write_report

        place, language = folder_path(out) if out else None, words_of(context).language
        written = write_report(folder_path(folder), place, language, _values(settings), pool)
    echo(words_of(context).say("lab-reported", path=str(written)))


@lab.command("compare")
@click.argument("side_a")
@click.argument("side_b")
@click.option("--game", default="")
@click.option("--games", type=Whole(1, 100_000_000), default=1000)
@_SEED
@_WORKERS
@seconds_option
@click.option("--goal", type=Pair())
@click.option("--out", default="")
@json_option
@click.pass_context
def lab_compare(
    context: click.Context,
    side_a: str,
    side_b: str,
    game: str,
    games: int,
    seed: int,
    workers: int,
    seconds: int | None,
    goal: tuple[str, str] | None,
    out: str,
    as_json: bool,
) -> None:
    """Compare two settings of a game, or two runs."""
    from visavis.cli.arguments import words_for, write_json

    words = words_of(context)
    with telling(words):
        need("pyarrow")
        from visavis.lab.cells import own_players
        from visavis.lab.comparison import (
            compare_cells,
            compare_folders,
            goal_said,
            plain_comparison,
            said,
            write_picture,
        )

        wanted = None if goal is None else (goal[0], _percent(goal[1]))
        if game:
            chosen, words = game_of(context, game)
            (a, players), (b, others) = (_setting(chosen, side, seed, seconds) for side in (side_a, side_b))
            own = own_players(chosen, {"a": players, "b": others})
            with watching(words, games) as tell:
                comparison = compare_cells(a, b, games, workers, tell, own)
        else:
            comparison = compare_folders(folder_path(side_a), folder_path(side_b))
            from visavis.core.game import find_game

            words = words_for(context, find_game(comparison.a.game, comparison.a.text))
        if out:
            write_picture(comparison, (side_a, side_b), folder_path(out), words)
        names = (side_a, side_b)
        reached = [] if wanted is None else list(goal_said(comparison, names, *wanted, words))
    if as_json:
        return write_json(plain_comparison(comparison))
    for line in (*said(comparison, names, words), *reached):
        echo(line)


def _percent(given: str) -> float:
    """Parse a share of wins in percent. Raises Refusal."""
    from contextlib import suppress

    from visavis.core import Refusal

    with suppress(ValueError):
        if 0 <= (value := float(given.replace(",", "."))) <= 100:
            return value / 100
    raise Refusal("lab.goal", given=given[:40])


def _setting(game: Game, text: str, seed: int, seconds: int | None) -> tuple[RunCell, list[Player]]:
    """Parse a side of a comparison and its players: `level=ultoma`, `pack=a.toml`, `you=random` (a seat).

    Commas stand between them; `-` is the default.
    """
    from visavis.core import option_fields
    from visavis.lab.cells import cells_of

    known = {field.name for field in option_fields(game.options)}
    options: dict[str, list[str]] = {}
    policies: dict[str, list[Player]] = {}
    packs: list[str] = []
    for pair in text.split(",") if text != "-" else ():
        name, value = Pair().convert(pair, None, None)
        if name == "pack":
            packs.append(value)
        elif name in known:
            options[name] = [value]
        else:
            policies[name] = [_player(game, value, seconds)]
    cells = cells_of(game, options, policies=policies, packs=_packs(game, tuple(packs)), seed=seed)
    return cells[0], [one for its in policies.values() for one in its]


@lab.command("tune")
@game_argument
@click.argument("file")
@_SEED
@click.option("--out", default="")
@json_option
@click.pass_context
def lab_tune(context: click.Context, game: str, file: str, seed: int, out: str, as_json: bool) -> None:
    """Search the values of a pack for the best balance."""
    from visavis.cli.arguments import write_json
    from visavis.cli.files import read_text, write_out

    chosen, words = game_of(context, game)
    with telling(words):
        need("pyarrow", "optuna")
        from visavis.lab.comparison import goal_text
        from visavis.lab.tune import plain_tuning, read_spec, tune, tuned_pack

        spec = read_spec(chosen, read_text(file))
        with watching(words, spec.trials * spec.games) as tell:
            tuning = tune(chosen, spec, seed, tell)
        if out:
            write_out(out, tuned_pack(chosen, tuning))
    if as_json:
        return write_json(plain_tuning(tuning))
    for trial in tuning.front:
        values = ", ".join(f"{name}={value}" for name, value in trial.values.items())
        echo(
            words.say(
                "lab-trial",
                values=values or "-",
                share=words.figure(100 * trial.share),
                low=words.figure(100 * trial.low),
                high=words.figure(100 * trial.high),
                change=words.figure(trial.change, 2),
            )
        )
    echo(goal_text(spec.goal.seat, spec.goal.wins, tuning.best, words))
    echo(words.say("lab-tuned", players=tuning.players, games=spec.games, trials=spec.trials))


@lab.command("matter")
@game_argument
@click.option("--games", type=Whole(2, 1_000_000), default=200)
@click.option("-o", "--option", "options", multiple=True, type=Pair())
@seats_option
@click.option("--pack", "packs", multiple=True)
@click.option("--kind", "kinds", multiple=True, type=click.Choice(["option", "card", "criterion", "clause"]))
@click.option("--only", "only", multiple=True)
@_SEED
@_WORKERS
@click.option("--plan", "plan_only", is_flag=True)
@click.option("--out", default="")
@json_option
@click.pass_context
def lab_matter(
    context: click.Context,
    game: str,
    games: int,
    options: tuple[tuple[str, str], ...],
    policies: tuple[tuple[str, str], ...],
    packs: tuple[str, ...],
    kinds: tuple[Kind, ...],
    only: tuple[str, ...],
    seed: int,
    workers: int,
    plan_only: bool,
    out: str,
    as_json: bool,
) -> None:
    """Switch one rule, criterion, card or option at a time, and say what changed."""
    from visavis.cli.arguments import write_json

    chosen, words = game_of(context, game)
    with telling(words):
        need("pyarrow")
        from visavis.lab.cells import own_players
        from visavis.lab.experiment import make_folder, plan_matter, run_matter
        from visavis.lab.experiment_page import matter_lines, plain_matter, plain_plan, plan_lines, write_matter
        from visavis.lab.switches import KINDS

        players = _players(chosen, _values(policies), None)
        own = own_players(chosen, players)
        cell = _one_cell(chosen, _values(options), players, packs, seed)
        if out and not plan_only:
            make_folder(folder_path(out))
        with watching(words, games) as tell:
            plan = plan_matter(cell, games, kinds or KINDS, only, players=own, tell=tell)
        if plan_only and as_json:
            return write_json(plain_plan(plan))
        if not as_json:
            for line in plan_lines(plan, workers, words):
                echo(line)
        if plan_only:
            return None
        with watching(words, games * len(plan.switches)) as tell:
            matter = run_matter(plan, folder_path(out) if out else None, workers=workers, players=own, tell=tell)
        written = write_matter(matter, folder_path(out), words) if out else None
    if as_json:
        return write_json(plain_matter(matter))
    echo("")
    for line in matter_lines(matter, words):
        echo(line)
    if written is not None:
        echo(words.say("lab-reported", path=str(written)))
    return None


def _one_cell(
    game: Game, options: dict[str, list[str]], players: dict[str, list[Player]], packs: tuple[str, ...], seed: int
) -> RunCell:
    """Return the only cell of an experiment. Raises Refusal if several are given."""
    from visavis.core import Refusal
    from visavis.lab.cells import cells_of

    cells = cells_of(game, options, policies=players, packs=_packs(game, packs), seed=seed)
    if len(cells) > 1:
        raise Refusal("lab.one_setting", count=len(cells))
    return cells[0]
