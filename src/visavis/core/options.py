"""What can be chosen before a game: `Options`, and its fields for forms and command lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, get_args, get_type_hints

import msgspec

from visavis.core.refusal import BadOption


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every game's options: a struct with a default for each field."""

    EXPANSIONS: ClassVar[tuple[str, ...]] = ()
    """The options that are boxes or modules of their own; a form shows them together."""
    RARE: ClassVar[tuple[str, ...]] = ()
    """The options that most people leave alone, such as readings of unclear rules; a form folds them away."""
    CHANGEABLE: ClassVar[tuple[str, ...]] = ()
    """The options that may change in the middle of a game, such as how much the app keeps."""

    def dials(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """What may be turned in the middle of a game: the settings of each dial, and which options each means."""
        fields = (one for one in option_fields(type(self)) if one.name in self.CHANGEABLE)
        said: Mapping[object, str] = {True: "yes", False: "no"}
        return {one.name: {said.get(its, str(its)): {one.name: its} for its in one.choices} for one in fields}


class OptionField(msgspec.Struct, frozen=True):
    """One option of a game, for a form or a command line."""

    name: str
    choices: tuple[str | bool, ...]
    least: int
    most: int
    default: str | int | bool
    group: str = "main"
    """Where a form shows it: "main", "expansion" or "rare"."""

    def read(self, raw: object) -> str | int | bool:
        """The value, from text or from JSON."""
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
    """The options a game has: yes or no, one of some words, or a number within bounds."""
    found = []
    groups = {**dict.fromkeys(options.EXPANSIONS, "expansion"), **dict.fromkeys(options.RARE, "rare")}
    for part in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]
        kind, default, group = part.type, part.default, groups.pop(part.name, "main")
        if isinstance(kind, msgspec.inspect.BoolType):
            found.append(OptionField(part.name, (True, False), 0, 0, default, group))
        elif isinstance(kind, msgspec.inspect.LiteralType):
            # The values of `kind` are sorted; the declared order is the order for people.
            declared = get_args(get_type_hints(options)[part.name])
            found.append(OptionField(part.name, tuple(map(str, declared)), 0, 0, default, group))
        elif isinstance(kind, msgspec.inspect.IntType):
            most = 0 if kind.le is None else kind.le
            found.append(OptionField(part.name, (), kind.ge or 0, most, default, group))
        else:
            raise TypeError(f"option {part.name} must be bool, Literal or a bounded int")
    if groups:
        raise TypeError(f"no such option: {', '.join(groups)}")
    return tuple(found)
