"""What the fields of a view are, by their types: flags, numbers, names, piles, sets of spaces, and those inside others.

A shape knows two things: what is to be noticed of a value while games are played (for the list of the game), and, in
`encoding.py`, how a value becomes numbers.
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
    """What was noticed of each field while games were played."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self.most: dict[str, int] = {}
        self.varies: set[str] = set()
        """The fields whose number of places changes during a game."""
        self.unsorted: set[str] = set()
        self.spaces: dict[str, None] = {}
        self._now: dict[str, int] = {}

    def new_game(self) -> None:
        """Lengths are compared within one game."""
        self._now = {}

    def length(self, path: str, length: int) -> None:
        """So many places are in use."""
        self.most[path] = max(length, self.most.get(path, 0))
        if length and self._now.setdefault(path, length) != length:
            self.varies.add(path)


class Shape(msgspec.Struct, frozen=True):
    """A value of which nothing need be noticed: `Flag`, `Whole`."""

    path: str

    def notice(self, value: Any, notes: Notes) -> None:
        """See what can stand here."""


class Flag(Shape, frozen=True):
    """Yes or no."""


class Whole(Shape, frozen=True):
    """A number."""


class Word(Shape, frozen=True):
    """A name, one of `known` where the type says which there are."""

    known: tuple[str, ...] = ()

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        if not self.known and value is not None:
            notes.values.setdefault(self.path, set()).add(str(value))


class Words(Shape, frozen=True):
    """Any number of names."""

    known: tuple[str, ...] = ()

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        names = [str(one) for one in value]
        notes.values.setdefault(self.path, set()).update(names)
        notes.length(self.path, len(names))
        if names != sorted(names):
            notes.unsorted.add(self.path)


class Wholes(Shape, frozen=True):
    """Any number of numbers."""

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        notes.length(self.path, len(value))


class Cards(Shape, frozen=True):
    """A pile, as much as the view knows about it."""

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        notes.values.setdefault(self.path, set()).update(map(str, value.cards))


class Spaces(Shape, frozen=True):
    """A set of spaces."""


class BySpace(Shape, frozen=True):
    """A number or a name for each space."""

    inner: Shape

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        for its in value:
            self.inner.notice(its, notes)


class Record(Shape, frozen=True):
    """Parts with a shape each; their names are those of a struct's fields, or places in a tuple."""

    parts: tuple[tuple[str, Shape], ...]
    of_struct: bool
    fields: tuple[str, ...] = ()
    """All fields of the struct: some say nothing to a player."""

    def each(self, value: Any) -> Iterator[tuple[Shape, Any]]:
        """The parts of a value."""
        for at, (name, shape) in enumerate(self.parts):
            yield shape, getattr(value, name) if self.of_struct else value[at]

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        if isinstance(value, State) and not notes.spaces.keys() >= (names := spaces_of(value)).keys():
            notes.spaces.update(names)
        for shape, its in self.each(value):
            if its is not UNTRACKED and its is not None:
                shape.notice(its, notes)


class Many(Shape, frozen=True):
    """A tuple whose places have one shape: a place for each seat or space, or any number of things."""

    inner: Shape

    def notice(self, value: Any, notes: Notes) -> None:
        """See `Shape.notice`."""
        notes.length(self.path, len(value))
        for its in value:
            if its is not UNTRACKED and its is not None:
                self.inner.notice(its, notes)


def spaces_of(state: Any) -> dict[str, None]:
    """The names of the spaces, where there is a map by now."""
    if not state.REGIONS and not state.BY_SPACE:
        return {}
    return dict.fromkeys(state.board_map().names)


def shape_of(view: Any) -> Record:
    """The shape of a view, by its type."""
    found = _struct(type(view), "")
    assert isinstance(found, Record)
    return found


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
    """The shape of a field that is about the spaces of a map."""
    if not issubclass(kind, Fields) or name not in (*kind.REGIONS, *kind.BY_SPACE):
        return None
    kinds = [one for one in (hint, *get_args(hint)) if get_origin(one) is tuple]
    if name in kind.REGIONS:
        return Many(path, Spaces(f"{path}[]")) if kinds else Spaces(path)
    inner = _shape(get_args(kinds[0])[0], path)
    return BySpace(path, inner) if inner is not None else None


def _shape(hint: Any, path: str) -> Shape | None:
    """The shape of a type; None for what never changes or says nothing to a player, such as a pack."""
    if get_origin(hint) in (Union, UnionType):
        kinds = [one for one in get_args(hint) if one not in (NoneType, Untracked)]
        if len(kinds) > 1:
            # Names and numbers in one place: all are names.
            return Word(path) if all(_scalar(one) for one in kinds) else None
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
    parts = [(str(at), _shape(kind, f"{path}[{at}]")) for at, kind in enumerate(kinds)]
    sound = tuple([(name, shape) for name, shape in parts if shape is not None])
    return Record(path, sound, False) if len(sound) == len(parts) and sound else None
