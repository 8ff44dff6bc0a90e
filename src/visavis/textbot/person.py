"""The model of the person in a file: `[person]`, read, learned from finished games, and written back."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from visavis.core import Refusal
from visavis.core.foreign_text import printable
from visavis.core.players import PersonModel, Points
from visavis.textbot.source.problems import plain
from visavis.textbot.source.source_map import Path, SourceMap

if TYPE_CHECKING:
    from visavis.textbot.declarations import World

LEAST_GAMES = 8
"""Minimum number of finished games from which a model is learned."""
_MOST = 1_000_000
_LEARNED = re.compile(r"\s*([0-9]{1,6}) (?:games|game)\b")


def read_person(world: World, raw: Mapping[str, object]) -> PersonModel | None:
    """Return the points of the person that a file declares; None if it declares none. What is wrong is reported."""
    given = raw.get("points")
    if given is None:
        return None
    path: Path = ("person", "points")
    table = world.shapes.table(given, path)
    by_level = table if all(isinstance(value, dict) for value in table.values()) and table else {"": table}
    points: dict[str, Points] = {}
    for level, values in by_level.items():
        under = (*path, level) if level else path
        if level and level not in world.levels:
            world.problems.add("word", under, given=str(level), near="", options=world.levels)
            continue
        if set(values) != {"mean", "spread"} or not all(_fits(values[key], key) for key in values):
            world.problems.add("person.points", under)
            continue
        points[level] = Points(float(values["mean"]), float(values["spread"]))
    source = raw.get("from", "guess")
    learned = _LEARNED.match(str(source))
    return PersonModel(printable(str(source), 40), int(learned[1]) if learned else 0, points) if points else None


def _fits(value: object, key: str) -> bool:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return False
    return (-_MOST if key == "mean" else 0) <= value <= _MOST


def learn(games: Mapping[str, Sequence[int]]) -> PersonModel:
    """Return the model of a person with these points by level. Raises Refusal if there are too few games.

    A level with too few of its own is not distinguished from the others.

    >>> learn({"easy": [10, 12] * 4}).points[""]
    Points(mean=11.0, spread=1.07)
    """
    every = [points for level in games.values() for points in level]
    if len(every) < LEAST_GAMES:
        raise Refusal("person.few", given=len(every), least=LEAST_GAMES)
    points = {"": _of(every)}
    if len(games) > 1:
        points |= {level: _of(own) for level, own in games.items() if len(own) >= LEAST_GAMES}
    return PersonModel(f"{len(every)} games", len(every), points)


def _of(points: Sequence[int]) -> Points:
    mean = sum(points) / len(points)
    spread = math.sqrt(sum((each - mean) ** 2 for each in points) / (len(points) - 1))
    return Points(round(mean, 2), round(spread, 2))


def with_person(text: str, model: PersonModel, levels: Sequence[str]) -> str:
    """Return a text with this model in `[person]`; its other lines stay. It needs format 2."""
    text = plain(text)
    rows = [f'from = "{model.source}"', f"points = {_written(model, levels)}"]
    place = SourceMap(text).root.parts.get("person")
    lines = text.split("\n")
    if place is None:
        return "\n".join([text.rstrip(), "", "[person]", *rows, ""])
    spans = sorted(
        ((part.first - 1, part.last) for key in ("from", "points") if (part := place.parts.get(key)) is not None),
        reverse=True,
    )
    for first, last in spans:
        del lines[first:last]
    return "\n".join([*lines[: place.first], *rows, *lines[place.first :]])


def _written(model: PersonModel, levels: Sequence[str]) -> str:
    def one(points: Points) -> str:
        return f"{{ mean = {points.mean:g}, spread = {points.spread:g} }}"

    if len(model.points) == 1:
        return one(model.points[""])
    return f"{{ {', '.join(f'{level} = {one(points)}' for level in levels if (points := model.at(level)))} }}"
