"""Effects: the only way to change a state. Immutable values that are applied, logged and shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Literal

import msgspec

from visavis.core.region import SOMEWHERE

EffectKind = Literal["instruction", "report", "silent"]


def tag_of(name: str) -> str:
    """Return the name of an effect class in the log.

    >>> tag_of("PlaceHouse")
    'place_house'
    """
    return "".join("_" + char.lower() if char.isupper() else char for char in name).lstrip("_")


class Effect(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=tag_of, forbid_unknown_fields=True):
    """Base class of all changes to a state.

    `apply` only writes the fields: no card table, distance, score, choice or draw happens there. A released class is
    never changed or removed; a new format is a new class.
    """

    kind: ClassVar[EffectKind] = "instruction"
    """instruction: a person carries it out on the table; report: entered by a person, or information only; silent:
    bookkeeping."""
    by_hand: ClassVar[bool] = True
    """Whether hands move something for it, which they move back after an undo. False for an instruction or a report
    that moves nothing: an offer, a reminder, the end of a turn, a card that was read."""
    board: ClassVar[tuple[str, ...]] = ()
    """Fields that are only known on a tracked board."""
    board_only: ClassVar[bool] = False
    """Whether the whole effect exists only on a tracked board."""

    @property
    def clause(self) -> str:
        """Return the id of the clause that it implements; subclasses override it as an attribute or a field."""
        return ""

    def apply(self, state: Any) -> None:
        """Write the effect into the state, in place."""
        raise NotImplementedError(type(self).__name__)

    def told(self) -> tuple[str, Mapping[str, object]] | None:
        """Return its Fluent key and variables if the class alone does not determine them."""
        return None

    def seen_by(self, seat: str) -> Effect:
        """Return this effect as a seat may see it: itself, or a redacted copy."""
        return self

    def blank(self) -> Effect | None:
        """Return this effect as it would be on a table without a tracked board; None if it would not exist."""
        if self.board_only:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(self.board, SOMEWHERE)) if self.board else self


class Note(Effect, frozen=True):
    """An effect that only informs: an instruction or report that no rule reads. It changes no state."""

    def apply(self, state: Any) -> None:
        """Do nothing."""


PlainArg = str | int | bool | tuple[str | int | bool, ...]


class Nothing(Note, frozen=True, tag="came_to_nothing"):
    """A note that a rule had no effect, less than expected, or another one than expected.

    Every game has it: `table.note(Nothing, "build.no_space", "HA-4.8", {"row": 2})`. Its Fluent key is `nothing-<case>`
    of the game, with the args as variables.
    """

    kind = "report"
    case: str
    clause: str
    args: dict[str, PlainArg] = msgspec.field(default_factory=dict)

    def blank(self) -> Effect | None:
        """Return it without arguments: they may be known on a tracked board only."""
        return Nothing(self.case, self.clause)


CORE_NOTES: tuple[type[Note], ...] = (Nothing,)
"""Notes that belong to every game."""


def effects_in(*rooms: ModuleType) -> tuple[type[Effect], ...]:
    """Return the effect classes that these modules define; a name with a leading `_` is a base class.

    So an effect is listed once, where it is defined.
    """
    return tuple(
        value
        for room in rooms
        for name, value in vars(room).items()
        if isinstance(value, type)
        and issubclass(value, Effect)
        and value.__module__ == room.__name__
        and not name.startswith("_")
    )
