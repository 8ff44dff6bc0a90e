"""The places of a state that can be set right: its fields, and of a side in it every part.

A field that holds a `Side` is set right part by part: `side.coins`, `sides.1.coins`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from visavis.core import BadPosition, Session, Side, State
from visavis.words.typed_lines import correctable, in_use


@dataclass(frozen=True)
class Place:
    """A field of the state, or a part of a side in it."""

    path: str
    owner: object
    """What holds it: the view, or a side."""
    name: str
    """What it is called there."""
    now: Any
    """Its plain value; nothing where it may not be seen."""

    @property
    def value(self) -> object:
        """What the rules hold."""
        return getattr(self.owner, self.name, None)

    def declared(self, what: str) -> Any:
        """What its owner declares about its fields: `REGIONS`, `BY_SPACE`, `TRACKS`."""
        return getattr(self.owner, what, ())


def places(session: Session[Any], view: object) -> Iterator[Place]:
    """Every field that can be set right, a side by its parts."""
    for field in in_use(session):
        yield from _parts(_field(view, field))


def _field(view: object, field: str) -> Place:
    return Place(field, view, field, _listed(view.to_plain().get(field)) if isinstance(view, State) else None)


def _parts(place: Place) -> Iterator[Place]:
    value = place.value
    if isinstance(value, Side):
        yield from _parts_of(place.path, value, place.now)
    elif isinstance(value, tuple) and value and all(isinstance(one, Side) for one in value):
        for at, one in enumerate(value):
            yield from _parts_of(f"{place.path}.{at}", one, place.now[at])
    else:
        yield place


def _parts_of(path: str, side: Side, now: dict[str, object]) -> Iterator[Place]:
    for part in side.__struct_fields__:
        yield from _parts(Place(f"{path}.{part}", side, part, _listed(now[part])))


def _listed(value: object) -> object:
    """A tuple is a list in a plain value."""
    return list(value) if isinstance(value, tuple) else value


def place_at(session: Session[Any], view: object, path: str) -> Place:
    """The field or part with this path, or a refusal."""
    found = next((one for one in places(session, view) if one.path == path), None)
    if found is None and path in correctable(session):
        # All parts of a side at once.
        found = _field(view, path)
    if found is None:
        raise BadPosition("position.field", field=path[:40], options=correctable(session))
    return found
