"""What happened, as lines of text: the one form from which the page's news, its story, its log and the terminal's
lists are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from visavis.core import Effect, Event, Nothing
from visavis.words.words import Words


@dataclass(frozen=True)
class EventLine:
    """An event in one language. Texts are formatted lazily: no front end shows all of them."""

    event: Event
    words: Words
    icon: str = ""
    """The symbol of what was done, where the front end has symbols."""
    why: int | None = None
    """The line of the log that can be explained; None where there is no decision behind the event."""

    @property
    def effect(self) -> Effect:
        """The effect itself."""
        return self.event.effect

    @property
    def line(self) -> int:
        """The line of the log."""
        return self.event.line

    @property
    def step(self) -> int:
        """The number of the step."""
        return self.event.step

    @property
    def kind(self) -> str:
        """`instruction` or `report`."""
        return self.effect.kind

    @property
    def tag(self) -> str:
        """The name of the effect, as `ui.toml` refers to it."""
        return str(self.effect.__struct_config__.tag)

    @property
    def seat(self) -> str | None:
        """The seat that the event is about; None where the effect has none."""
        seat = getattr(self.effect, "seat", None)
        return None if seat is None else str(seat)

    @property
    def clause(self) -> str:
        """The id of the clause that the event follows from."""
        return self.effect.clause

    @property
    def nothing(self) -> bool:
        """Whether the event reports that a rule had no effect."""
        return isinstance(self.effect, Nothing)

    @cached_property
    def says(self) -> str:
        """The whole text."""
        return self.words.effect(self.effect)

    @cached_property
    def short(self) -> str:
        """The text in a few words; empty where the game has none."""
        return self.words.part(self.effect, "short")

    @cached_property
    def detail(self) -> str:
        """What is shown below the short text."""
        return self.words.part(self.effect, "detail")

    @cached_property
    def headline(self) -> str:
        """The headline of a turn that this event stands for; empty where it has none."""
        return self.words.part(self.effect, "head")

    @cached_property
    def rule(self) -> str:
        """The text of the clause."""
        return self.words.rule(self.clause)


def event_lines(events: Iterable[Event], words: Words, since: int = 0) -> Iterator[EventLine]:
    """Yield the events from a line of the log on; silent ones are bookkeeping and left out."""
    for event in events:
        if event.line >= since and event.effect.kind != "silent":
            yield EventLine(event, words)


def by_seat(lines: Iterable[EventLine]) -> Iterator[tuple[str, list[EventLine]]]:
    """Group consecutive lines by seat; a line without a seat belongs to the group before it."""
    group: list[EventLine] = []
    current = ""
    for line in lines:
        seat = current if line.seat is None else line.seat
        if group and seat != current:
            yield current, group
            group = []
        current = seat
        group.append(line)
    if group:
        yield current, group
