"""Effects: the only way a game changes. Frozen values; applied, logged and shown."""

from __future__ import annotations

from collections.abc import Mapping
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
    """instruction: the person does it on the table; report: said by the person, or only to be known; silent:
    bookkeeping."""
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

    def told(self) -> tuple[str, Mapping[str, object]] | None:
        """The key of its words and their variables, where its class alone does not say which."""
        return None

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


PlainArg = str | int | bool | tuple[str | int | bool, ...]


class Nothing(Note, frozen=True, tag="came_to_nothing"):
    """A rule came to nothing, to less, or to something else than the person expects: said in one line.

    Every game has this note: `table.note(Nothing, "build.no_space", "HA-4.8", {"row": 2})`. Its words are
    `nothing-<case>` of the game, with the args as variables.
    """

    kind = "report"
    case: str
    clause: str
    args: dict[str, PlainArg] = msgspec.field(default_factory=dict)

    def blank(self) -> Effect | None:
        """What the args say may be known on a tracked board only."""
        return Nothing(self.case, self.clause)


CORE_NOTES: tuple[type[Note], ...] = (Nothing,)
"""The notes that belong to every game."""


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
