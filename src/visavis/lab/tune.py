"""Search for values of a pack or of options with which a policy wins with a given frequency."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from visavis.core import BadPack, Game, Pack, Refusal, option_fields, write_pack
from visavis.core.budget import foreign, spend
from visavis.core.pack import parsed
from visavis.lab.cells import RunCell, cells_of
from visavis.lab.observers import Trail, fewer_gc_runs, play
from visavis.lab.runner import ready
from visavis.lab.statistics import Estimate, share, uncounted, win


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the pack that may change: table, card, field (of a list also the index), and bounds."""

    table: str
    card: str
    field: str
    least: int
    most: int
    at: int | None = None

    @property
    def name(self) -> str:
        """Its name in the results."""
        return f"{self.table}.{self.card}.{self.field}" + ("" if self.at is None else f".{self.at}")


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The share of wins of a seat to be reached."""

    seat: str
    wins: float


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Specification of a search: goal and search space."""

    goal: Goal
    pack: list[Range] = []
    options: dict[str, list[str | int | bool]] = {}
    """Options that may change, with their values to try."""
    given: dict[str, str | int | bool] = {}
    """Options that are constant in every trial."""
    policies: dict[str, str] = {}
    games: int = 400
    trials: int = 30


class Trial(msgspec.Struct, frozen=True):
    """Values of one trial, and its result."""

    values: dict[str, str | int | bool]
    share: float
    low: float
    high: float
    """The 95 % interval of the share of wins."""
    miss: float
    """Distance between the share of wins and the goal."""
    change: float
    """Distance from the current values: the sum of the changes as fractions of their ranges."""


class Tuning(msgspec.Struct, frozen=True):
    """Result of a search: the Pareto front of its trials, the nearest to the goal first."""

    spec: Spec
    players: str
    front: tuple[Trial, ...]

    @property
    def best(self) -> Estimate:
        """The share of wins of the trial that is nearest to the goal."""
        trial = self.front[0]
        return Estimate(trial.share, trial.low, trial.high, self.spec.games)

    @property
    def reached(self) -> bool:
        """Whether the goal lies in the interval of the nearest trial."""
        return self.best.low <= self.spec.goal.wins <= self.best.high

    trials: tuple[Trial, ...]


def read_spec(game: Game, text: str) -> Spec:
    """Parse and validate a specification. Raises Refusal if it is invalid."""
    try:
        with foreign():
            spend("bytes", len(text))
            spec = msgspec.convert(parsed(text), Spec)
    except msgspec.ValidationError as wrong:
        raise Refusal("lab.spec", detail=str(wrong)) from None
    except BadPack as wrong:
        raise Refusal("lab.spec", detail=str(wrong.problems[0].details.get("detail", ""))) from None
    if not (0 <= spec.goal.wins <= 1 and spec.games > 0 and spec.trials > 0 and (spec.pack or spec.options)):
        raise Refusal("lab.spec", detail="goal.wins 0…1, games, trials > 0, pack | options")
    known = {field.name: field for field in option_fields(game.options)}
    for name, values in spec.options.items():
        if name not in known:
            raise Refusal("option.unknown", given=name[:40], options=tuple(known))
        for value in values:
            known[name].read(value)
    for number, value_range in enumerate(spec.pack, 1):
        _value(game.default_pack.raw, value_range, number)
        if value_range.least > value_range.most:
            raise Refusal("lab.spec", detail=f"{value_range.name}: {value_range.least} > {value_range.most}")
    seats = cells_of(game, {name: [str(value)] for name, value in _typed(spec.given).items()}, policies={})[0].seats
    if spec.goal.seat not in seats:
        raise Refusal("seat.unknown", given=spec.goal.seat[:40], options=tuple(seats))
    return spec


def _typed(values: Mapping[str, object]) -> dict[str, object]:
    return {
        name: {True: "yes", False: "no"}[value] if isinstance(value, bool) else value for name, value in values.items()
    }


def _row(raw: Mapping[str, Any], value_range: Range, number: int = 0) -> dict[str, Any]:
    tables = {name: rows for name, rows in raw.items() if isinstance(rows, list)}
    if value_range.table not in tables:
        raise Refusal("lab.spec_table", number=number, given=value_range.table[:40], options=tuple(tables))
    rows: dict[str, dict[str, Any]] = {row["id"]: row for row in tables[value_range.table]}
    if value_range.card not in rows:
        given, known = value_range.card[:40], tuple(rows)[:60]
        raise Refusal("lab.spec_card", number=number, given=given, table=value_range.table, options=known)
    return rows[value_range.card]


def _value(raw: Mapping[str, Any], value_range: Range, number: int = 0) -> int:
    row = _row(raw, value_range, number)
    value = row.get(value_range.field)
    if isinstance(value, (list, tuple)) and value and all(type(item) is int for item in value):
        if value_range.at is None or not 0 <= value_range.at < len(value):
            most = len(value) - 1
            raise Refusal("lab.spec_at", number=number, given=value_range.name, count=len(value), most=most)
        return int(value[value_range.at])
    if type(value) is not int:
        known = tuple(name for name, given in row.items() if _is_number(given))
        given = value_range.field[:40]
        raise Refusal("lab.spec_field", number=number, given=given, card=value_range.card, options=known)
    if value_range.at is not None:
        raise Refusal("lab.spec_no_at", number=number, given=value_range.name)
    return value


def _is_number(value: object) -> bool:
    return all(type(item) is int for item in value) if isinstance(value, (list, tuple)) else type(value) is int


def changed_pack(game: Game, spec: Spec, values: Mapping[str, object]) -> Pack | None:
    """Return the pack with these values; None if the search does not change the pack."""
    if not spec.pack or game.pack is None:
        return None
    raw = copy.deepcopy(dict(game.default_pack.raw))
    for value_range in spec.pack:
        row = _row(raw, value_range)
        if value_range.at is None:
            row[value_range.field] = values[value_range.name]
        else:
            row[value_range.field] = [
                values[value_range.name] if index == value_range.at else value
                for index, value in enumerate(row[value_range.field])
            ]
        row["provenance"] = "reconstructed"
    return game.pack.build({**raw, "id": "tuned"})


def _cell(game: Game, spec: Spec, values: Mapping[str, object], seed: int) -> RunCell:
    options = {**spec.given, **{name: values[name] for name in spec.options}}
    return cells_of(
        game,
        {name: [str(value)] for name, value in _typed(options).items()},
        policies={seat: [name] for seat, name in spec.policies.items()},
        packs=[changed_pack(game, spec, values)],
        seed=seed,
    )[0]


def wins_of(cell: RunCell, seat: str, games: int) -> Estimate:
    """Return the share of wins of a seat; a tie is divided. Raises Refusal if only a person counts the points."""
    known, won = ready(msgspec.json.encode(cell)), 0.0
    points: dict[str, list[int]] = {}
    with fewer_gc_runs():
        for index in range(games):
            _, played = play(cell, known.game, known.start, index, Trail, digest=False)
            won += win(seat, played.winners)
            for side, its in played.scores.items():
                points.setdefault(side, []).append(its)
    if unknown := uncounted(cell.seats, points):
        model = known.game.players.person_model
        rate = model.rate(str(cell.options.get("level", "")), Counter(points.get("bot", ()))) if model else None
        if rate is None or unknown != (seat,):
            raise Refusal("lab.no_winner", seat=unknown[0])
        return Estimate(rate.value, rate.low, rate.high, games)
    return share(won, games)


def tune(game: Game, spec: Spec, seed: int, tell: Callable[[int], None] = lambda games: None) -> Tuning:
    """Search with optuna for values near the goal with few changes. Deterministic for a seed."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed % 2**32)
    study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
    today = {value_range.name: _value(game.default_pack.raw, value_range) for value_range in spec.pack}
    defaults = {field.name: field.default for field in option_fields(game.options)}
    results: dict[str, Trial] = {}

    def tried(trial: Any) -> tuple[float, float]:
        values: dict[str, Any] = {
            value_range.name: trial.suggest_int(value_range.name, value_range.least, value_range.most)
            for value_range in spec.pack
        }
        values |= {name: trial.suggest_categorical(name, choices) for name, choices in spec.options.items()}
        key = str(sorted(values.items()))
        if key not in results:
            won = wins_of(_cell(game, spec, values, seed), spec.goal.seat, spec.games)
            spans = {value_range.name: max(1, value_range.most - value_range.least) for value_range in spec.pack}
            change = sum(abs(values[name] - value) / spans[name] for name, value in today.items())
            change += sum(values[name] != defaults[name] for name in spec.options)
            results[key] = Trial(values, won.value, won.low, won.high, abs(won.value - spec.goal.wins), change)
        tell(spec.games)
        return results[key].miss, results[key].change

    # The current values come first, as the baseline.
    within = all(value_range.least <= today[value_range.name] <= value_range.most for value_range in spec.pack)
    if within and all(defaults[name] in choices for name, choices in spec.options.items()):
        study.enqueue_trial({**today, **{name: defaults[name] for name in spec.options}})
    study.optimize(tried, n_trials=spec.trials)
    trials = tuple(results.values())
    front = [trial for trial in trials if not any(_beats(other, trial) for other in trials)]
    ranked = tuple(sorted(front, key=lambda trial: (trial.miss, trial.change, str(trial.values))))
    seats = _cell(game, spec, ranked[0].values, seed).seats
    return Tuning(spec, ", ".join(f"{seat}={who}" for seat, who in seats.items()), ranked, trials)


def _beats(trial: Trial, other: Trial) -> bool:
    return (trial.miss, trial.change) != (other.miss, other.change) and (
        trial.miss <= other.miss and trial.change <= other.change
    )


def tuned_pack(game: Game, tuning: Tuning) -> str:
    """Return the best trial as a pack in TOML. Raises Refusal if the search has no pack values."""
    if not tuning.spec.pack:
        raise Refusal("lab.no_pack")
    pack = changed_pack(game, tuning.spec, tuning.front[0].values)
    assert pack is not None
    return write_pack(pack)


def plain_tuning(tuning: Tuning) -> dict[str, object]:
    """Return the result in JSON-compatible form."""
    return {
        "goal": msgspec.to_builtins(tuning.spec.goal),
        "reached": tuning.reached,
        "players": tuning.players,
        "front": [msgspec.to_builtins(trial) for trial in tuning.front],
        "trials": [msgspec.to_builtins(trial) for trial in tuning.trials],
    }
