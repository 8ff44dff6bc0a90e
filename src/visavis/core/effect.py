"""Effects: the only way a game changes. Frozen values; applied, logged and shown."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Literal

import msgspec

from visavis.core.region import SOMEWHERE

EffectKind = Literal["instruction", "report", "silent"]


def tag_of(name: str) -> str:
    """The name of an effect in the log.

    >>> tag_of("PlaceHouse")
    'place_house'
    """
    return "".join("_" + char.lower() if char.isupper() else char for char in name).lstrip("_")


class Effect(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=tag_of, forbid_unknown_fields=True):
    """What a rule does to the game.

    `apply` writes what the effect says: no card table, distance, score, choice or draw happens
    there. A released class is never changed or removed; a new shape is a new class.
    """

    kind: ClassVar[EffectKind] = "instruction"
    """instruction: the person does it on the table; report: the person said so; silent: bookkeeping."""
    board: ClassVar[tuple[str, ...]] = ()
    """The fields that only a tracked board can fill."""
    board_only: ClassVar[bool] = False
    """Whether the whole effect exists only on a tracked board."""

    @property
    def clause(self) -> str:
        """The clause it carries out; a class sets it, or makes a field of it."""
        return ""

    def apply(self, state: Any) -> None:
        """Write it into the state."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, seat: str) -> Effect:
        """This effect as a seat may see it: itself, or a masked form."""
        return self

    def blank(self) -> Effect | None:
        """This effect as a table that does not track the board would have it; None: not at all."""
        if self.board_only:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(self.board, SOMEWHERE)) if self.board else self


class Note(Effect, frozen=True):
    """What is only told: something to do on the table that no rule looks at. It changes nothing."""

    def apply(self, state: Any) -> None:
        """Nothing is written."""


def effects_in(*rooms: ModuleType) -> tuple[type[Effect], ...]:
    """The effects of a game: every class of these modules that has an `apply` of its own or tells something.

    So an effect is listed once, where it is defined. A class whose name begins with `_` is only a base.
    """
    return tuple(
        found
        for room in rooms
        for name, found in vars(room).items()
        if isinstance(found, type)
        and issubclass(found, Effect)
        and found.__module__ == room.__name__
        and not name.startswith("_")
    )
