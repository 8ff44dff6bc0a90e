"""The state of a game: base classes, plain form, digest and faults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from weakref import WeakKeyDictionary

import msgspec

from visavis.core.pile import Pile
from visavis.core.refusal import BadPosition
from visavis.core.region import UNTRACKED, Map, Untracked

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    # With a default `Game` alone means `Game`; at run time nothing more than `typing` is needed.
    T = DefaultTypeVar("T", default=Any)
    S = DefaultTypeVar("S", bound="State", default=Any)
else:
    T = TypeVar("T")
    S = TypeVar("S", bound="State")


LONGEST_REPR = 300
"""Maximum number of characters in the `repr` of a state."""


class Fault(msgspec.Struct, Generic[T], frozen=True):
    """An inconsistency of a state: its id (Fluent key `fault-<id>`), and the predicate that detects it.

    If the board is not tracked, `found` may return UNTRACKED: the condition is unknown and not reported.
    """

    id: str
    found: Callable[[T], bool | Untracked]


class Faults(Generic[T]):
    """The faults of a game, in groups: a group is checked only if the previous ones have no fault.

    >>> none, low = Fault("cards.none", lambda cards: not cards), Fault("cards.low", lambda cards: cards[0] < 1)
    >>> faults = Faults([none], [low])
    >>> faults(()), faults((0, 5))
    (('cards.none',), ('cards.low',))
    """

    def __init__(self, *groups: Iterable[Fault[T]]) -> None:
        self.groups = tuple(tuple(group) for group in groups)

    def __call__(self, state: T) -> tuple[str, ...]:
        """Return the ids of all faults of the first group with any."""
        for group in self.groups:
            if wrong := dict.fromkeys(fault.id for fault in group if fault.found(state) is True):
                return tuple(wrong)
        return ()

    def __add__(self, other: Faults) -> Faults[T]:
        """Return both, these first."""
        return Faults(*self.groups, *other.groups)

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of all faults."""
        return tuple(fault.id for group in self.groups for fault in group)


def pile_faults(pile: Callable[[T], Pile]) -> tuple[Fault[T], ...]:
    """Return the faults that a pile of the state can have."""

    def has(id: str) -> Callable[[T], bool]:
        return lambda state: id in pile(state).faults()

    return tuple(Fault(id, has(id)) for id in Pile.FAULTS)


class Fields:
    """Declarations about the fields of a state, or of a side in it, for serialization and front ends."""

    __slots__ = ()

    REGIONS: ClassVar[tuple[str, ...]] = ()
    """Fields that are sets of spaces (or tuples of such sets): serialized as names."""

    BY_SPACE: ClassVar[tuple[str, ...]] = ()
    """Tuple fields with a number or a text per space: serialized as an object without the empty spaces."""

    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """Fields that are tuples of numbers, one for each of these drawn tracks."""

    SPACE_NAMES: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Names of the spaces, by id, where a person knows them by another one: positions have them, and read both."""


class Side(Fields, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of an immutable struct inside a state, such as all that belongs to one seat."""


class State(Fields, msgspec.Struct, gc=False):
    """Base class of a game's state: a mutable struct whose fields hold immutable values only.

    So a copy is a shallow copy, and earlier snapshots never change. Only effects write to it. A field may hold a
    `Side`, or a tuple of them: a position gives their fields separately and may omit some.
    """

    FIXED: ClassVar[tuple[str, ...]] = ("pack",)
    """Fields that never change during a game and are not part of a position."""

    def __repr__(self) -> str:
        # Names and numbers only: packs, boards and piles take several screens.
        shown, length = list[str](), len(type(self).__name__)
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in (*self.FIXED, *self.REGIONS, *self.BY_SPACE) or type(value) not in (str, int, bool):
                continue
            shown.append(f"{name}={value!r}")
            length += len(shown[-1]) + 2
            if length > LONGEST_REPR:
                shown[-1] = "..."
                break
        return f"{type(self).__name__}({', '.join(shown)})"

    @property
    def handled(self) -> bool:
        """Return True if people handle pieces on a table; otherwise an undo moves nothing back."""
        return True

    def copy(self: S) -> S:
        """Return an independent snapshot."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]

    def board_map(self) -> Map:
        """Return the map of the spaces in `REGIONS`."""
        raise NotImplementedError(f"{type(self).__name__} has regions but no map")

    def unused(self) -> tuple[str, ...]:
        """Return the fields that are unused in this game, such as those of a module that is off: never corrected."""
        return ()

    def axes(self, field: str) -> tuple[tuple[str, ...], ...]:
        """Return the names of the indexes of a field's nested tuples, outer ones first, such as sides, then regions."""
        return ()

    def to_plain(self) -> dict[str, object]:
        """Serialize all fields to plain JSON values, sets of spaces as lists of names."""
        return {
            name: self._plain(self, name, getattr(self, name))
            for name in self.__struct_fields__
            if name not in self.FIXED
        }

    def _plain(self, owner: Fields, name: str, value: object) -> object:
        kind = value.__class__
        if kind is str or kind is bool or (kind is int and name not in owner.REGIONS):
            return value
        if value is UNTRACKED:
            return "untracked"
        if isinstance(value, Side):
            return {field: self._plain(value, field, getattr(value, field)) for field in value.__struct_fields__}
        if name in owner.BY_SPACE:
            assert isinstance(value, tuple)
            names = self.board_map().names
            return {space: msgspec.to_builtins(item) for space, item in zip(names, value, strict=True) if item}
        if name in owner.REGIONS or (isinstance(value, tuple) and value and isinstance(value[0], Side)):
            if isinstance(value, tuple):
                return [self._plain(owner, name, item) for item in value]
            assert isinstance(value, int)
            return self.board_map().listed(value)
        return msgspec.to_builtins(value)

    def write(self, field: str, raw: object) -> None:
        """Set a field from its plain form, as in a position or a correction. Raises BadPosition."""
        if field not in self.__struct_fields__ or field in self.FIXED:
            fields = tuple(name for name in self.__struct_fields__ if name not in self.FIXED)
            raise BadPosition("position.field", field=str(field)[:40], options=fields)
        setattr(self, field, self._read(self, field, field, raw))

    def _read(self, owner: Any, name: str, field: str, raw: object) -> Any:
        """Parse and validate a field (or a part of it, called `field` in messages) from its plain form."""
        now = getattr(owner, name)
        if isinstance(now, Side):
            return self._read_side(now, field, raw)
        if isinstance(now, tuple) and (sides := self._read_sides(owner, name, field, raw, now)) is not None:
            return sides
        if name in owner.REGIONS:
            return self._read_region(field, raw, now)
        if now is UNTRACKED:
            if raw != "untracked":
                raise BadPosition("position.untracked", field=field)
            return UNTRACKED
        if name in owner.BY_SPACE:
            raw = self._spread(owner, name, field, raw)
        if isinstance(now, Pile) and isinstance(raw, (list, tuple)):
            # As many cards as lie in the pile itself leave the others in its second part.
            if len(raw) == now.size() and (split := now.split(raw)) is not None:
                return split
            # Every other plain list of cards is a shuffled pile.
            raw = {"stream": now.stream, "layers": [{"size": len(raw)}] if raw else [], "pool": raw}
        if _unfit(raw):
            raise BadPosition("position.unfit", field=field, most=LARGEST)
        try:
            return msgspec.convert(raw, hints(type(owner))[name])
        except msgspec.ValidationError as wrong:
            raise BadPosition("position.value", field=field, detail=str(wrong)) from None

    def _read_sides(self, owner: Any, name: str, field: str, raw: object, now: tuple[Any, ...]) -> Any:
        """Parse a field that holds several sides; None for every other tuple."""
        kind = _kind_of_sides(hints(type(owner))[name]) if not now else None
        if kind is None and not (now and all(isinstance(side, Side) for side in now)):
            return None
        # An empty tuple has no sides yet: each starts with the defaults of its type.
        most = len(now) or MOST_SIDES
        if not isinstance(raw, (list, tuple)) or len(raw) > most or len(raw) < len(now):
            raise BadPosition("position.sets", field=field, expected=most)
        begun = now or [kind()] * len(raw) if kind else now
        return tuple(self._read_side(side, field, item) for side, item in zip(begun, raw, strict=True))

    def _read_side(self, now: Side, field: str, raw: object) -> Side:
        """Return a side with the given fields replaced."""
        if not isinstance(raw, dict):
            raise BadPosition("position.by_space", field=field)
        for key in raw:
            if key not in now.__struct_fields__:
                raise BadPosition("position.field", field=f"{field}.{key}"[:40], options=now.__struct_fields__)
        return msgspec.structs.replace(
            now, **{key: self._read(now, key, f"{field}.{key}", value) for key, value in raw.items()}
        )

    def _spread(self, owner: Any, name: str, field: str, raw: object) -> list[object]:
        """Return a value for each space from an object that names only some of them."""
        if not isinstance(raw, dict):
            raise BadPosition("position.by_space", field=field)
        place = self.board_map().place
        for space in raw:
            if space not in place:
                raise BadPosition("position.space", field=field, given=str(space)[:40])
        nothing: object = 0 if get_args(hints(type(owner))[name])[0] is int else ""
        return [raw.get(space, nothing) for space in self.board_map().names]

    def _read_region(self, field: str, raw: object, now: object) -> object:
        """Parse a set of spaces, or a tuple of as many sets as the field holds now."""
        if now is UNTRACKED:
            if raw != "untracked":
                raise BadPosition("position.untracked", field=field)
            return UNTRACKED
        if not isinstance(raw, (list, tuple)):
            raise BadPosition("position.spaces", field=field)
        if isinstance(now, tuple):
            if len(raw) != len(now):
                raise BadPosition("position.sets", field=field, expected=len(now))
            return tuple(self._read_region(field, item, current) for item, current in zip(raw, now, strict=True))
        map, ids = self.board_map(), {name: id for id, name in self.SPACE_NAMES.items()}
        spaces = [ids.get(name, name) if isinstance(name, str) else "" for name in raw]
        for name, space in zip(raw, spaces, strict=True):
            if space not in map.place:
                raise BadPosition("position.space", field=field, given=str(name)[:40])
        return map.bits(spaces)

    def digest(self) -> str:
        """Return a digest of this state, deterministic across processes."""
        # As `to_plain`, but values that the encoder serializes alike are not converted: every simulated game has a
        # digest.
        names, values, loose, sets, others = _digested(type(self))
        fields: dict[str, object] = dict(zip(names, values(self), strict=True))
        for name in loose:
            value = fields[name]
            if value.__class__ not in _WRITTEN_AS_THEY_ARE:
                fields[name] = self._written(name, value)
        listed = self.board_map().listed if sets else None
        for name in sets:
            value = getattr(self, name)
            if value.__class__ is int and listed:
                fields[name] = listed(value) if value else ()
            elif value.__class__ is tuple and listed:
                fields[name] = [
                    listed(item) if item.__class__ is int else self._plain(self, name, item) for item in value
                ]
            else:
                fields[name] = self._plain(self, name, value)
        for name in others:
            fields[name] = self._plain(self, name, getattr(self, name))
        return blake2b(_IN_ORDER.encode(fields), digest_size=16).hexdigest()

    def _written(self, name: str, value: object) -> msgspec.Raw:
        """Return a value as JSON. Cached: the same object as last time, such as a printed board, is encoded only once.

        Only for values whose JSON does not depend on the map.
        """
        last, written = _LAST_WRITTEN.get((type(self), name), (None, None))
        if written is None or last is not value:
            written = msgspec.Raw(_IN_ORDER.encode(self._plain(self, name, value)))
            _LAST_WRITTEN[type(self), name] = (value, written)
        return written


_IN_ORDER = msgspec.json.Encoder(order="deterministic")
_WRITTEN_AS_THEY_ARE = frozenset({str, int, bool, tuple})
_LAST_WRITTEN: dict[tuple[type, str], tuple[object, msgspec.Raw]] = {}


class _Digested(NamedTuple):
    """Fields of a state class, grouped by how the digest encodes them."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[object, ...]]
    """Fields that can be encoded directly, and a getter for their values."""
    loose: tuple[str, ...]
    """Those of them that may hold another type."""
    sets: tuple[str, ...]
    """Sets of spaces."""
    others: tuple[str, ...]
    """Fields that need the plain form."""


@cache
def _digested(kind: type[State]) -> _Digested:
    names, sets, others = list[str](), list[str](), list[str]()
    for name in kind.__struct_fields__:
        if name not in kind.FIXED:
            special = name in kind.BY_SPACE or _holds_sides(hints(kind)[name])
            (others if special else sets if name in kind.REGIONS else names).append(name)
    declared = get_type_hints(kind)
    loose = tuple(name for name in names if (get_origin(declared[name]) or declared[name]) not in _WRITTEN_AS_THEY_ARE)

    if len(names) < 2:
        # `attrgetter` returns a tuple only for two or more names.
        others, names, loose = [*others, *names], [], ()
    values = attrgetter(*names) if names else _nothing
    return _Digested(tuple(names), values, loose, tuple(sets), tuple(others))


def _nothing(state: State) -> tuple[object, ...]:
    return ()


def _holds_sides(hint: Any) -> bool:
    """Return True if a type is a side, or contains sides somewhere."""
    if isinstance(hint, type) and issubclass(hint, Side):
        return True
    return any(_holds_sides(argument) for argument in get_args(hint))


LARGEST = 2**53 - 1
"""Largest number that a state may hold: every JSON parser reads it exactly."""


def _unfit(raw: object) -> bool:
    """Return True if an untrusted plain value contains a number beyond `LARGEST` or an unprintable text."""
    queue = [raw]
    while queue:
        item = queue.pop()
        if isinstance(item, int) and abs(item) > LARGEST:
            return True
        if isinstance(item, str) and not item.isprintable():
            return True
        queue.extend(item.values() if isinstance(item, dict) else item if isinstance(item, (list, tuple)) else ())
    return False


MOST_SIDES = 16


def _kind_of_sides(kind: Any) -> type[Side] | None:
    """Return the type of the sides in a variadic tuple; None for other types."""
    inside = get_args(kind)
    several = len(inside) == 2 and inside[1] is Ellipsis and isinstance(inside[0], type)
    return inside[0] if several and issubclass(inside[0], Side) else None


_HINTS: WeakKeyDictionary[type, dict[str, Any]] = WeakKeyDictionary()
"""Cached type hints; weak references, because a game compiled from a text has its own state class."""


def hints(kind: type) -> dict[str, Any]:
    """Return the types of a struct's fields without class variables and without `Untracked` (cached)."""
    if kind not in _HINTS:
        declared = get_type_hints(kind, include_extras=True)
        _HINTS[kind] = {name: _tracked(declared[name]) for name in kind.__struct_fields__}  # type: ignore[attr-defined]
    return _HINTS[kind]


def _tracked(hint: Any) -> Any:
    """Return a type hint without `Untracked`."""
    kinds = [kind for kind in get_args(hint) if kind is not Untracked]
    return hint if Untracked not in get_args(hint) else Union[tuple(kinds)]  # noqa: UP007 - made at run time
