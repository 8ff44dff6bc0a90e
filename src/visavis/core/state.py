"""The state of a game: everything that outlives a step."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar, Union, get_args, get_type_hints

import msgspec

from visavis.core.pile import Pile
from visavis.core.refusal import BadPosition
from visavis.core.region import UNTRACKED, Map, Untracked

S = TypeVar("S", bound="State")


class State(msgspec.Struct):
    """Base of every game's state: a mutable struct whose fields hold immutable values only.

    So a copy is a shallow copy, and earlier copies never change. Only effects write to it.
    """

    FIXED: ClassVar[tuple[str, ...]] = ("pack",)
    """Fields that never change during a game and are not part of a position."""
    REGIONS: ClassVar[tuple[str, ...]] = ()
    """Fields that are sets of spaces (or tuples of such sets): shown and written as names."""

    BY_SPACE: ClassVar[tuple[str, ...]] = ()
    """Fields that are tuples with a number or a text for each space: written as an object, empty spaces left out."""

    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """Fields that are tuples of numbers, one for each of these drawn tracks."""

    def copy(self: S) -> S:
        """Another state that says the same."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]

    def board_map(self) -> Map:
        """The map that `REGIONS` are about."""
        raise NotImplementedError(f"{type(self).__name__} has regions but no map")

    def to_plain(self) -> dict[str, object]:
        """All fields as plain JSON values, sets of spaces as lists of names."""
        return {
            name: self._plain_field(name, getattr(self, name))
            for name in self.__struct_fields__
            if name not in self.FIXED
        }

    def _plain_field(self, name: str, value: object) -> object:
        if value is UNTRACKED:
            return "untracked"
        if name in self.BY_SPACE:
            assert isinstance(value, tuple)
            names = self.board_map().names
            return {space: msgspec.to_builtins(its) for space, its in zip(names, value, strict=True) if its}
        if name in self.REGIONS:
            if isinstance(value, tuple):
                return [self._plain_field(name, part) for part in value]
            assert isinstance(value, int)
            return list(self.board_map().region(value))  # type: ignore[arg-type]
        return msgspec.to_builtins(value)

    def write(self, field: str, raw: object) -> None:
        """Set a field from its plain form, as in a position or a correction."""
        if field not in self.__struct_fields__ or field in self.FIXED:
            fields = tuple(name for name in self.__struct_fields__ if name not in self.FIXED)
            raise BadPosition("position.field", field=str(field)[:40], options=fields)
        setattr(self, field, self._read_field(field, raw))

    def _read_field(self, field: str, raw: object) -> object:
        now = getattr(self, field)
        if field in self.REGIONS:
            return self._read_region(field, raw, now)
        if now is UNTRACKED:
            if raw != "untracked":
                raise BadPosition("position.untracked", field=field)
            return UNTRACKED
        if field in self.BY_SPACE:
            raw = self._spread(field, raw)
        if isinstance(now, Pile) and isinstance(raw, (list, tuple)):
            # A plain list of cards is a shuffled pile.
            raw = {"stream": now.stream, "layers": [{"size": len(raw)}] if raw else [], "pool": raw}
        if _unfit(raw):
            raise BadPosition("position.unfit", field=field, most=LARGEST)
        try:
            return msgspec.convert(raw, hints(type(self))[field])
        except msgspec.ValidationError as wrong:
            raise BadPosition("position.value", field=field, detail=str(wrong)) from None

    def _spread(self, field: str, raw: object) -> list[object]:
        """A value for each space from an object that names only some of them."""
        if not isinstance(raw, dict):
            raise BadPosition("position.by_space", field=field)
        place = self.board_map().place
        for name in raw:
            if name not in place:
                raise BadPosition("position.space", field=field, given=str(name)[:40])
        nothing: object = 0 if get_args(hints(type(self))[field])[0] is int else ""
        return [raw.get(name, nothing) for name in self.board_map().names]

    def _read_region(self, field: str, raw: object, now: object) -> object:
        """A set of spaces, or as many of them as there are now."""
        if now is UNTRACKED:
            if raw != "untracked":
                raise BadPosition("position.untracked", field=field)
            return UNTRACKED
        if not isinstance(raw, (list, tuple)):
            raise BadPosition("position.spaces", field=field)
        if isinstance(now, tuple):
            if len(raw) != len(now):
                raise BadPosition("position.sets", field=field, expected=len(now))
            return tuple(self._read_region(field, part, its) for part, its in zip(raw, now, strict=True))
        map = self.board_map()
        for name in raw:
            if not isinstance(name, str) or name not in map.place:
                raise BadPosition("position.space", field=field, given=str(name)[:40])
        return map.bits(raw)

    def digest(self) -> str:
        """A short name for exactly this state, the same in every process."""
        return blake2b(msgspec.json.encode(self.to_plain(), order="deterministic"), digest_size=16).hexdigest()


LARGEST = 2**53 - 1
"""The largest number that a state may hold: every program reads it exactly."""


def _unfit(raw: object) -> bool:
    """Whether something in a plain value is a number beyond all games or a text that cannot be written."""
    left = [raw]
    while left:
        part = left.pop()
        if isinstance(part, int) and abs(part) > LARGEST:
            return True
        if isinstance(part, str) and not part.isprintable():
            return True
        left.extend(part.values() if isinstance(part, dict) else part if isinstance(part, (list, tuple)) else ())
    return False


_HINTS: dict[type, dict[str, Any]] = {}


def hints(kind: type) -> dict[str, Any]:
    """The types of a struct's fields, without class variables; `Untracked` is no type of a plain value."""
    if kind not in _HINTS:
        found = get_type_hints(kind, include_extras=True)
        _HINTS[kind] = {name: _tracked(found[name]) for name in kind.__struct_fields__}  # type: ignore[attr-defined]
    return _HINTS[kind]


def _tracked(hint: Any) -> Any:
    """What a field holds where it is tracked."""
    kinds = [one for one in get_args(hint) if one is not Untracked]
    return hint if Untracked not in get_args(hint) else Union[tuple(kinds)]  # noqa: UP007 - made at run time
