"""Find the state field that a line of the table displays, by perturbation.

Each field is changed on a copy and the table is listed again: the field that changes this line and the fewest others
wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from visavis.core import Areas, Session, State
from visavis.web.view.corrections import Place, known_values, places
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


def _facts(session: Session, view: State) -> Facts:
    return facts(session.game.ui.panels(view), session.game.points(view, session.timeline.entered))


def _changed(session: Session, view: State, place: Place, now: Facts) -> list[str]:
    """Return the ids of the lines that change if this field has another value."""
    field, *segments = place.path.split(".")
    plain = view.to_plain()[field]
    for other in islice(_others(session, view, place), _TRIES):
        state = view.copy()
        try:
            state.write(field, with_part(plain, segments, other))
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
