"""The search for values: a pack's or an option's, until a policy wins as often as is wanted."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from visavis.core import BadPack, Game, Pack, Refusal, option_fields, write_pack
from visavis.core.pack import parsed
from visavis.lab.cells import RunCell, cells_of
from visavis.lab.observers import Trail, fewer_gc_runs, play
from visavis.lab.runner import ready


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the pack that may change: a table, a card, a field (of a list also the place in it), and bounds."""

    table: str
    card: str
    field: str
    least: int
    most: int
    at: int | None = None

    @property
    def name(self) -> str:
        """What it is called in the results."""
        return f"{self.table}.{self.card}.{self.field}" + ("" if self.at is None else f".{self.at}")


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a seat is to win."""

    seat: str
    wins: float


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to search for, and where."""

    goal: Goal
    pack: list[Range] = []
    options: dict[str, list[str | int | bool]] = {}
    """Options that may change, each with the values to try."""
    given: dict[str, str | int | bool] = {}
    """Options that are the same in every trial."""
    policies: dict[str, str] = {}
    games: int = 400
    trials: int = 30


class Trial(msgspec.Struct, frozen=True):
    """Values that were tried, and what came of them."""

    values: dict[str, str | int | bool]
    share: float
    miss: float
    """How far the wins were from the goal."""
    change: float
    """How far the values are from today's: for each the part of its range, summed."""


class Tuning(msgspec.Struct, frozen=True):
    """A search: the trials that nothing else beats in both ways, the nearest to the goal first."""

    spec: Spec
    players: str
    front: tuple[Trial, ...]
    trials: tuple[Trial, ...]


def read_spec(game: Game, text: str) -> Spec:
    """A checked specification."""
    try:
        spec = msgspec.convert(parsed(text), Spec)
    except msgspec.ValidationError as wrong:
        raise Refusal("lab.spec", detail=str(wrong)) from None
    except BadPack as wrong:
        raise Refusal("lab.spec", detail=str(wrong.problems[0].details.get("detail", ""))) from None
    if not (0 <= spec.goal.wins <= 1 and spec.games > 0 and spec.trials > 0 and (spec.pack or spec.options)):
        raise Refusal("lab.spec", detail="goal.wins 0…1, games, trials > 0, pack | options")
    known = {one.name: one for one in option_fields(game.options)}
    for name, values in spec.options.items():
        if name not in known:
            raise Refusal("option.unknown", given=name[:40], options=tuple(known))
        for value in values:
            known[name].read(value)
    for one in spec.pack:
        _value(game, game.default_pack.raw, one)
        if one.least > one.most:
            raise Refusal("lab.spec", detail=f"{one.name}: {one.least} > {one.most}")
    seats = cells_of(game, {name: [str(its)] for name, its in _typed(spec.given).items()}, policies={})[0].seats
    if spec.goal.seat not in seats:
        raise Refusal("seat.unknown", given=spec.goal.seat[:40], options=tuple(seats))
    return spec


def _typed(values: Mapping[str, object]) -> dict[str, object]:
    return {name: {True: "yes", False: "no"}[its] if isinstance(its, bool) else its for name, its in values.items()}


def _row(raw: Mapping[str, Any], one: Range) -> dict[str, Any]:
    rows: list[dict[str, Any]] = raw.get(one.table, [])
    for row in rows if isinstance(rows, list) else ():
        if row.get("id") == one.card:
            return row
    raise Refusal("lab.spec", detail=one.name)


def _value(game: Game, raw: Mapping[str, Any], one: Range) -> int:
    found = _row(raw, one).get(one.field)
    if one.at is not None and isinstance(found, (list, tuple)) and 0 <= one.at < len(found):
        found = found[one.at]
    if type(found) is not int:
        raise Refusal("lab.spec", detail=one.name)
    return found


def changed_pack(game: Game, spec: Spec, values: Mapping[str, object]) -> Pack | None:
    """The pack with these values; None where none of it changes."""
    if not spec.pack or game.pack is None:
        return None
    raw = copy.deepcopy(dict(game.default_pack.raw))
    for one in spec.pack:
        row = _row(raw, one)
        if one.at is None:
            row[one.field] = values[one.name]
        else:
            row[one.field] = [values[one.name] if at == one.at else its for at, its in enumerate(row[one.field])]
        row["provenance"] = "reconstructed"
    return game.pack.build({**raw, "id": "tuned"})


def _cell(game: Game, spec: Spec, values: Mapping[str, object], seed: int) -> RunCell:
    options = {**spec.given, **{name: values[name] for name in spec.options}}
    return cells_of(
        game,
        {name: [str(its)] for name, its in _typed(options).items()},
        policies={seat: [name] for seat, name in spec.policies.items()},
        packs=[changed_pack(game, spec, values)],
        seed=seed,
    )[0]


def wins_of(cell: RunCell, seat: str, games: int) -> float:
    """How often a seat wins, a tie shared."""
    known, won = ready(msgspec.json.encode(cell)), 0.0
    with fewer_gc_runs():
        for index in range(games):
            _, played = play(cell, known.game, known.start, index, Trail, digest=False)
            if seat in played.winners:
                won += 1 / len(played.winners)
    return won / games


def tune(game: Game, spec: Spec, seed: int, tell: Callable[[int], None] = lambda games: None) -> Tuning:
    """Search with optuna: near to the goal, and with as little change as possible. The same seed, the same search."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed % 2**32)
    study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
    today = {one.name: _value(game, game.default_pack.raw, one) for one in spec.pack}
    defaults = {one.name: one.default for one in option_fields(game.options)}
    found: dict[str, Trial] = {}

    def tried(trial: Any) -> tuple[float, float]:
        values: dict[str, Any] = {one.name: trial.suggest_int(one.name, one.least, one.most) for one in spec.pack}
        values |= {name: trial.suggest_categorical(name, its) for name, its in spec.options.items()}
        key = str(sorted(values.items()))
        if key not in found:
            won = wins_of(_cell(game, spec, values, seed), spec.goal.seat, spec.games)
            spans = {one.name: max(1, one.most - one.least) for one in spec.pack}
            change = sum(abs(values[name] - its) / spans[name] for name, its in today.items())
            change += sum(values[name] != defaults[name] for name in spec.options)
            found[key] = Trial(values, won, abs(won - spec.goal.wins), change)
        tell(spec.games)
        return found[key].miss, found[key].change

    # Today's values come first: what is found is compared with them.
    within = all(one.least <= today[one.name] <= one.most for one in spec.pack)
    if within and all(defaults[name] in its for name, its in spec.options.items()):
        study.enqueue_trial({**today, **{name: defaults[name] for name in spec.options}})
    study.optimize(tried, n_trials=spec.trials)
    trials = tuple(found.values())
    front = [one for one in trials if not any(_beats(other, one) for other in trials)]
    ranked = tuple(sorted(front, key=lambda one: (one.miss, one.change, str(one.values))))
    seats = _cell(game, spec, ranked[0].values, seed).seats
    return Tuning(spec, ", ".join(f"{seat}={who}" for seat, who in seats.items()), ranked, trials)


def _beats(one: Trial, other: Trial) -> bool:
    return (one.miss, one.change) != (other.miss, other.change) and (
        one.miss <= other.miss and one.change <= other.change
    )


def tuned_pack(game: Game, tuning: Tuning) -> str:
    """The best of the trials as a pack, in TOML."""
    if not tuning.spec.pack:
        raise Refusal("lab.no_pack")
    pack = changed_pack(game, tuning.spec, tuning.front[0].values)
    assert pack is not None
    return write_pack(pack)


def plain_tuning(tuning: Tuning) -> dict[str, object]:
    """The search as plain values."""
    return {
        "goal": msgspec.to_builtins(tuning.spec.goal),
        "players": tuning.players,
        "front": [msgspec.to_builtins(one) for one in tuning.front],
        "trials": [msgspec.to_builtins(one) for one in tuning.trials],
    }
