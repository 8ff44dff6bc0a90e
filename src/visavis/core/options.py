"""Options of a game: the base class, and its fields for forms and command lines."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, get_args, get_type_hints

import msgspec

from visavis.core.refusal import BadOption

_LEGACY_NAMES = {"RARE": "ADVANCED", "CHANGEABLE": "LIVE", "dials": "live_settings"}


def _warn(old: str, new: str, level: int) -> None:
    warnings.warn(f"{old} is called {new}", DeprecationWarning, stacklevel=level)


class _LegacyName:
    """Descriptor for an attribute's name in 1.0; reading it emits a DeprecationWarning."""

    def __init__(self, new: str) -> None:
        self._new = new

    def __set_name__(self, owner: type, name: str) -> None:
        self._old = name

    def __get__(self, options: Options | None, owner: type[Options]) -> tuple[str, ...]:
        _warn(f"Options.{self._old}", self._new, 3)
        value: tuple[str, ...] = getattr(owner, self._new)
        return value


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of a game's options: an immutable struct with a default for each field."""

    EXPANSIONS: ClassVar[tuple[str, ...]] = ()
    """Options that are boxes or modules of their own; a form groups them."""
    ADVANCED: ClassVar[tuple[str, ...]] = ()
    """Options that most people leave at their default, such as readings of unclear rules; a form collapses them."""
    LIVE: ClassVar[tuple[str, ...]] = ()
    """Options that may change during a game, such as how much state the app tracks."""
    LISTED: ClassVar[tuple[str, ...]] = ()
    """Options that lists of saved games name beside the level, unless they have their default."""

    if not TYPE_CHECKING:
        RARE, CHANGEABLE = _LegacyName("ADVANCED"), _LegacyName("LIVE")

        def __init_subclass__(cls, **config: object) -> None:
            """Accept the names of 1.0 in a subclass, with a warning. Deprecated in 1.1, removed in 1.3."""
            super().__init_subclass__(**config)
            for old, new in _LEGACY_NAMES.items():
                if old in vars(cls):
                    _warn(f"{cls.__qualname__}.{old}", new, 3)
                    setattr(cls, new, vars(cls)[old])

        def dials(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
            """Return `live_settings()`, with a DeprecationWarning."""
            _warn("Options.dials()", "live_settings()", 3)
            # A subclass of 1.0 calls the base method by this name.
            overridden = type(self).live_settings is not type(self).dials
            return self.live_settings() if overridden else Options.live_settings(self)

    def live_settings(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """Return what may change during a game: the settings by name, and the options that each stands for."""
        fields = (field for field in option_fields(type(self)) if field.name in self.LIVE)
        names: Mapping[object, str] = {True: "yes", False: "no"}
        return {
            field.name: {names.get(value, str(value)): {field.name: value} for value in field.choices}
            for field in fields
        }


class OptionField(msgspec.Struct, frozen=True):
    """One option of a game, for a form or a command line."""

    name: str
    choices: tuple[str | bool, ...]
    least: int
    most: int
    default: str | int | bool
    group: str = "main"
    """Group in a form: "main", "expansion" or "advanced"."""

    def read(self, raw: object) -> str | int | bool:
        """Parse and validate a value from text or JSON. Raises BadOption."""
        if self.choices:
            text = {True: "yes", False: "no"}.get(raw, raw) if isinstance(raw, bool) else raw
            for choice in self.choices:
                names = ("yes", "ja", "true") if choice is True else ("no", "nein", "false")
                if isinstance(text, str) and text.casefold() in (names if isinstance(choice, bool) else (choice,)):
                    return choice
            raise BadOption("option.value", name=self.name, given=str(raw)[:40], options=self.choices)
        if isinstance(raw, str) and raw.removeprefix("-").isascii() and raw.removeprefix("-").isdigit():
            raw = int(raw[:10])
        if type(raw) is not int or not self.least <= raw <= self.most:
            raise BadOption("option.range", name=self.name, given=str(raw)[:40], least=self.least, most=self.most)
        return raw


@lru_cache(maxsize=256)
def option_fields(options: type[Options]) -> tuple[OptionField, ...]:
    """Return the fields of an options class: booleans, literals or bounded integers (cached). Raises TypeError."""
    fields = []
    groups = {**dict.fromkeys(options.EXPANSIONS, "expansion"), **dict.fromkeys(options.ADVANCED, "advanced")}
    for info in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]
        kind, default, group = info.type, info.default, groups.pop(info.name, "main")
        if isinstance(kind, msgspec.inspect.BoolType):
            fields.append(OptionField(info.name, (True, False), 0, 0, default, group))
        elif isinstance(kind, msgspec.inspect.LiteralType):
            # `kind.values` is sorted; people see the declared order.
            declared = get_args(get_type_hints(options)[info.name])
            fields.append(OptionField(info.name, tuple(map(str, declared)), 0, 0, default, group))
        elif isinstance(kind, msgspec.inspect.IntType):
            most = 0 if kind.le is None else kind.le
            fields.append(OptionField(info.name, (), kind.ge or 0, most, default, group))
        else:
            raise TypeError(f"option {info.name} must be bool, Literal or a bounded int")
    if groups:
        raise TypeError(f"no such option: {', '.join(groups)}")
    return tuple(fields)
