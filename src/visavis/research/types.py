"""Shapes of the fields of a view, derived from their types: flags, numbers, names, piles, sets of spaces, nested ones.

A shape has two uses: it records the values that occur while games are played (for the alphabet of the game), and it
selects the encoder in `encoding.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from visavis.core import Pack, Pile
from visavis.core.region import UNTRACKED, Untracked
from visavis.core.state import Fields, State


class Notes:
    """Observations of each field, by path, collected while games are played."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self.most: dict[str, int] = {}
        self.varies: set[str] = set()
        """Fields whose length changes during a game."""
        self.unsorted: set[str] = set()
        self.spaces: dict[str, None] = {}
        self._now: dict[str, int] = {}

    def new_game(self) -> None:
        """Reset the lengths: they are compared within one game only."""
        self._now = {}

    def length(self, path: str, length: int) -> None:
        """Record the length of a field."""
        self.most[path] = max(length, self.most.get(path, 0))
        if length and self._now.setdefault(path, length) != length:
            self.varies.add(path)


class Shape(msgspec.Struct, frozen=True):
    """A value of which nothing has to be recorded: `Flag`, `Whole`."""

    path: str

    def notice(self, value: Any, notes: Notes) -> None:
        """Record a value that occurs here. Does nothing by default."""


class Flag(Shape, frozen=True):
    """A boolean."""


class Whole(Shape, frozen=True):
    """An integer."""


class Word(Shape, frozen=True):
    """A name, one of `known` where the type is a Literal."""

    known: tuple[str, ...] = ()

    def notice(self, value: Any, notes: Notes) -> None:
        if not self.known and value is not None:
            notes.values.setdefault(self.path, set()).add(str(value))


class Words(Shape, frozen=True):
    """A tuple of names of any length."""

    known: tuple[str, ...] = ()

    def notice(self, value: Any, notes: Notes) -> None:
        names = [str(name) for name in value]
        notes.values.setdefault(self.path, set()).update(names)
        notes.length(self.path, len(names))
        if names != sorted(names):
            notes.unsorted.add(self.path)


class Wholes(Shape, frozen=True):
    """A tuple of integers of any length."""

    def notice(self, value: Any, notes: Notes) -> None:
        notes.length(self.path, len(value))


class Cards(Shape, frozen=True):
    """A pile, as far as the view reveals it."""

    def notice(self, value: Any, notes: Notes) -> None:
        notes.values.setdefault(self.path, set()).update(map(str, value.cards))


class Spaces(Shape, frozen=True):
    """A set of spaces."""


class BySpace(Shape, frozen=True):
    """A number or a name for each space."""

    inner: Shape

    def notice(self, value: Any, notes: Notes) -> None:
        for element in value:
            self.inner.notice(element, notes)


class Record(Shape, frozen=True):
    """Parts with a shape each, named by the fields of a struct or the indexes of a tuple."""

    parts: tuple[tuple[str, Shape], ...]
    of_struct: bool
    fields: tuple[str, ...] = ()
    """All fields of the struct, including those that are not encoded."""

    def each(self, value: Any) -> Iterator[tuple[Shape, Any]]:
        """Iterate over the parts of a value."""
        for index, (name, shape) in enumerate(self.parts):
            yield shape, getattr(value, name) if self.of_struct else value[index]

    def notice(self, value: Any, notes: Notes) -> None:
        if isinstance(value, State) and not notes.spaces.keys() >= (names := spaces_of(value)).keys():
            notes.spaces.update(names)
        for shape, element in self.each(value):
            if element is not UNTRACKED and element is not None:
                shape.notice(element, notes)


class Many(Shape, frozen=True):
    """A tuple whose elements share one shape: one per seat or space, or any number."""

    inner: Shape

    def notice(self, value: Any, notes: Notes) -> None:
        notes.length(self.path, len(value))
        for element in value:
            if element is not UNTRACKED and element is not None:
                self.inner.notice(element, notes)


def spaces_of(state: Any) -> dict[str, None]:
    """Return the names of the spaces; empty if the state has no map."""
    if not state.REGIONS and not state.BY_SPACE:
        return {}
    return dict.fromkeys(state.board_map().names)


def shape_of(view: Any) -> Record:
    """Return the shape of a view, derived from its type."""
    shape = _struct(type(view), "")
    assert isinstance(shape, Record)
    return shape


def _struct(kind: type, path: str) -> Shape | None:
    types = get_type_hints(kind)
    fixed = getattr(kind, "FIXED", ())
    parts: list[tuple[str, Shape]] = []
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        if name in fixed:
            continue
        here = f"{path}.{name}" if path else name
        shape = _on_the_map(kind, name, types[name], here) or _shape(types[name], here)
        if shape is not None:
            parts.append((name, shape))
    return Record(path, tuple(parts), True, kind.__struct_fields__) if parts else None  # type: ignore[attr-defined]


def _on_the_map(kind: type, name: str, hint: Any, path: str) -> Shape | None:
    """Return the shape of a field that is indexed by the spaces of a map, None for other fields."""
    if not issubclass(kind, Fields) or name not in (*kind.REGIONS, *kind.BY_SPACE):
        return None
    kinds = [alternative for alternative in (hint, *get_args(hint)) if get_origin(alternative) is tuple]
    if name in kind.REGIONS:
        return Many(path, Spaces(f"{path}[]")) if kinds else Spaces(path)
    inner = _shape(get_args(kinds[0])[0], path)
    return BySpace(path, inner) if inner is not None else None


def _shape(hint: Any, path: str) -> Shape | None:
    """Return the shape of a type; None for types that are not encoded, such as a pack."""
    if get_origin(hint) in (Union, UnionType):
        kinds = [alternative for alternative in get_args(hint) if alternative not in (NoneType, Untracked)]
        if len(kinds) > 1:
            # A union of names and numbers: treat all as names.
            return Word(path) if all(_scalar(alternative) for alternative in kinds) else None
        return _shape(kinds[0], path)
    if get_origin(hint) is Literal:
        return Word(path, tuple(map(str, get_args(hint))))
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint), path)
    if isinstance(hint, type):
        if issubclass(hint, msgspec.Struct) and hint not in (Pile, Pack):
            return _struct(hint, path)
        return next((make(path) for kind, make in _SIMPLE.items() if issubclass(hint, kind)), None)
    return _shape(get_args(hint)[0], path) if hasattr(hint, "__metadata__") else None


_SIMPLE: dict[type, Callable[[str], Shape]] = {bool: Flag, int: Whole, str: Word, Pile: Cards}


def _scalar(hint: Any) -> bool:
    return hint in (str, int) or get_origin(hint) is Literal


def _tuple(kinds: tuple[Any, ...], path: str) -> Shape | None:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        inner = _shape(kinds[0], f"{path}[]")
        if isinstance(inner, Word):
            return Words(path, inner.known)
        if isinstance(inner, (Whole, Flag)):
            return Wholes(path)
        return Many(path, inner) if inner is not None else None
    parts = [(str(index), _shape(kind, f"{path}[{index}]")) for index, kind in enumerate(kinds)]
    sound = tuple([(name, shape) for name, shape in parts if shape is not None])
    return Record(path, sound, False) if len(sound) == len(parts) and sound else None
