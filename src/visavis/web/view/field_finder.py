"""Find the state field that a line of the table displays, and what may stand on a space instead, by perturbation.

Each field is changed on a copy and the table is listed again: the field that changes this line and the fewest others
wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Session, State, Values
from visavis.core.play.timeline import write
from visavis.web.view.corrections import Place, known_values, places
from visavis.web.view.form_input import plain
from visavis.words.table_list import facts
from visavis.words.typed import with_part

_TRIES = 4
"""Number of alternative values tried per field."""

Facts = Mapping[str, object]


def fields_behind(session: Session, view: object) -> dict[str, list[str]]:
    """Return the path of a field by the id of a line; several paths for an area, which holds many things.

    Empty while cards are hidden.
    """
    if session.secret or not isinstance(view, State):
        return {}
    now = _facts(session, view)
    panels = session.game.ui.panels(view)
    areas = {f"{panel.id}/{cell.name}" for panel in panels if isinstance(panel, Areas) for cell in panel.cells}
    ranked: dict[str, list[tuple[bool, int, int, str]]] = {}
    for place in places(session, view):
        changed = _changed(session, view, place, now)
        spaces = frozenset(place.now) if place.name in place.declared("REGIONS") and _names(place.now) else frozenset()
        for id in changed:
            # All spaces of the line are in the field, it has few others, and little else depends on it.
            holds = isinstance(now[id], frozenset) and now[id] <= spaces  # type: ignore[operator]
            rank = (not holds, len(spaces) if holds else 0, len(changed), place.path)
            ranked.setdefault(id, []).append(rank)
    return {id: [rank[-1] for rank in (ranks if id in areas else [min(ranks)])] for id, ranks in ranked.items()}


def fields_of(session: Session, view: object, what: str) -> list[str]:
    """Return the paths of the fields that are drawn on a space, a track or as a card."""
    lines: set[str] = set()
    for panel in session.game.ui.panels(view):
        if isinstance(panel, HexMap | Areas):
            for cell in panel.cells:
                if cell.name == what:
                    things = (f"ground.{cell.ground}", *cell.pieces, *(piece for piece, _ in cell.numbers), cell.name)
                    lines.update(f"{panel.id}/{thing}" for thing in things)
        elif panel.id == what.removeprefix("panel:") or (isinstance(panel, CardRow) and what in panel.cards):
            lines.add(panel.id)
        elif isinstance(panel, Values):
            lines.update(f"{panel.id}/{id}" for id, value in panel.rows if value == what)
    return [path for line, paths in fields_behind(session, view).items() if line in lines for path in paths]


def _facts(session: Session, view: State) -> Facts:
    return facts(session.game.ui.panels(view), session.game.points(view, session.timeline.entered))


def _changed(session: Session, view: State, place: Place, now: Facts) -> list[str]:
    """Return the ids of the lines that change if this field has another value."""
    field, *segments = place.path.split(".")
    values = view.to_plain()[field]
    for other in islice(_others(session, view, place), _TRIES):
        state = view.copy()
        try:
            state.write(field, with_part(values, segments, other))
            then = _facts(session, state)
        except Exception:
            # The copy is not a validated position, and a game need not be able to draw it.
            continue
        # A piece that is nowhere has no line; a value that is no longer listed is no evidence for the field.
        gone = {id for id, fact in now.items() if id not in then and not isinstance(fact, frozenset)}
        changed = [id for id in now if id not in gone and then.get(id) != now[id]]
        if changed:
            return changed
    return []


def _names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _others(session: Session, view: State, place: Place) -> Iterator[object]:
    now = place.now
    if isinstance(now, dict) and "pool" in now:
        yield list(now["pool"])[1:]
        return
    yield _other(now, 1)
    yield _other(now, -1)
    for value in known_values(session, view, place):
        if value != now:
            yield [value] if isinstance(now, list) else value


def _other(value: Any, step: int) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + step
    if isinstance(value, dict):
        return {name: _other(item, step) for name, item in value.items()} if step > 0 else {}
    if isinstance(value, (list, tuple)):
        nested = bool(value) and not any(isinstance(item, str) for item in value)
        return [_other(item, step) for item in value] if nested else []
    return value


# What else may stand on a space


class Fix(msgspec.Struct, frozen=True):
    """A correction of one space: the fields that it sets, and what is drawn there afterwards."""

    facts: Mapping[str, object]
    """The plain values of the fields, for `Session.correct`."""
    cell: Cell
    """The space as it is drawn afterwards."""
    ground: bool
    """Whether the ground changes."""

    @property
    def key(self) -> str:
        """Return the correction as text: what a form sends is compared with it."""
        return plain({"at": self.cell.name, "then": [self.cell.ground, self.cell.pieces, self.cell.numbers]})


Change = tuple[str, object]
"""The path of a field and its new plain value."""
_MOST_FIXES = 18
"""Maximum number of corrections that are offered for a space."""


def fixes_at(session: Session, viewer: str, space: str) -> list[Fix]:
    """Return what may stand on a space instead: sound changes that are drawn there alone.

    Empty while cards are hidden, and for a space that is not drawn.
    """
    now = session.timeline.now
    if session.secret or not isinstance(now, State):
        return []
    before, faults = _drawn(session, viewer, now), session.game.faults(now)
    if space not in before:
        return []
    known: dict[object, Fix] = {}
    for changes in _changes(session, now, space):
        state, whole = now.copy(), now.to_plain()
        for path, value in changes:
            field, *segments = path.split(".")
            whole[field] = with_part(whole[field], segments, value)
        facts = {path.partition(".")[0]: whole[path.partition(".")[0]] for path, _ in changes}
        try:
            write(session.game, state, facts)
            if set(session.game.faults(state)) - {*faults}:
                continue
            then = _drawn(session, viewer, state)
        except Exception:
            # The copy is not a validated position, and a game need not be able to draw it.
            continue
        cell = then.get(space)
        if cell is None or any(then.get(name) != other for name, other in before.items() if name != space):
            continue
        if _looks(cell) != _looks(before[space]):
            known.setdefault(_looks(cell), Fix(facts, cell, cell.ground != before[space].ground))
    # What stands there is wrong more often than its ground.
    return sorted(known.values(), key=lambda fix: fix.ground)[:_MOST_FIXES]


def _looks(cell: Cell) -> tuple[object, ...]:
    return cell.ground, cell.pieces, cell.numbers


def _drawn(session: Session, viewer: str, state: State) -> dict[str, Cell]:
    """Return every space of the boards as a seat sees it."""
    panels = session.game.ui.panels(session.game.view(state, viewer))
    return {cell.name: cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells}


def _changes(session: Session, now: State, space: str) -> Iterator[tuple[Change, ...]]:
    """Yield changes of one field at a space, then of two sets of spaces: whose piece it is, and which."""
    toggles: list[Change] = []
    single: list[Change] = []
    for place in places(session, now):
        value, regions = place.now, place.name in place.declared("REGIONS")
        if regions and _names(value):
            toggles.append((place.path, _toggled(value, space)))
        elif regions and isinstance(value, list) and all(_names(names) for names in value):
            single += [(place.path, moved) for moved in _moved(value, space)]
        elif place.name in place.declared("BY_SPACE") and isinstance(value, dict):
            single += [(place.path, other) for other in _counted(value, space)]
        elif isinstance(value, list) and len(axes := now.axes(place.path)) == 2 and space in axes[1]:
            column = axes[1].index(space)
            single += [
                (f"{place.path}.{row}.{column}", other)
                for row in range(len(axes[0]))
                for other in _near(value[row][column])
            ]
    for change in (*toggles, *single):
        yield (change,)
    for index, first in enumerate(toggles):
        for second in toggles[index + 1 :]:
            yield first, second


def _toggled(names: list[str], space: str) -> list[str]:
    return [name for name in names if name != space] if space in names else [*names, space]


def _moved(sets: list[list[str]], space: str) -> Iterator[list[list[str]]]:
    """Yield the sets with a space in another one of them, or in none."""
    without = [[name for name in names if name != space] for names in sets]
    yield without
    for index in range(len(sets)):
        yield [[*names, space] if index == place else names for place, names in enumerate(without)]


def _counted(values: dict[str, object], space: str) -> Iterator[dict[str, object]]:
    """Yield the values by space with another one there: a number near it, or one that is somewhere else."""
    others = {name: value for name, value in values.items() if name != space}
    value = values.get(space)
    if all(type(item) is int for item in values.values()):
        for number in _near(value or 0):
            yield {**others, space: number}
        return
    yield others
    for item in {plain(item): item for item in others.values() if item != value}.values():
        yield {**others, space: item}


def _near(number: Any) -> list[int]:
    if type(number) is not int:
        return []
    return [other for other in dict.fromkeys((0, number - 1, number + 1)) if other >= 0 and other != number]
