"""Events as lines of text: the common form of the page's news, story and log and of the terminal's lists."""

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
    """Id of the symbol for the event, if the front end has symbols."""
    why: int | None = None
    """Log line of the decision that can be explained; None if the event follows from none."""

    @property
    def effect(self) -> Effect:
        """Return the effect of the event."""
        return self.event.effect

    @property
    def line(self) -> int:
        """Return the line of the log."""
        return self.event.line

    @property
    def step(self) -> int:
        """Return the number of the step."""
        return self.event.step

    @property
    def kind(self) -> str:
        """Return the kind of the effect: `instruction` or `report`."""
        return self.effect.kind

    @property
    def tag(self) -> str:
        """Return the name of the effect, as used in `ui.toml`."""
        return str(self.effect.__struct_config__.tag)

    @property
    def seat(self) -> str | None:
        """Return the seat that the event is about; None if the effect has none."""
        seat = getattr(self.effect, "seat", None)
        return None if seat is None else str(seat)

    @property
    def clause(self) -> str:
        """Return the id of the clause that the event follows from."""
        return self.effect.clause

    @property
    def nothing(self) -> bool:
        """Return True if the event reports that a rule had no effect."""
        return isinstance(self.effect, Nothing)

    @cached_property
    def says(self) -> str:
        """Return the whole text."""
        return self.words.effect(self.effect)

    @cached_property
    def short(self) -> str:
        """Return the text in a few words; empty if the game has none."""
        return self.words.part(self.effect, "short")

    @cached_property
    def detail(self) -> str:
        """Return the text below the short one; empty if the game has none."""
        return self.words.part(self.effect, "detail")

    @cached_property
    def headline(self) -> str:
        """Return the headline if this event represents a turn, otherwise an empty string."""
        return self.words.part(self.effect, "head")

    @cached_property
    def rule(self) -> str:
        """Return the text of the clause."""
        return self.words.rule(self.clause)


def event_lines(events: Iterable[Event], words: Words, since: int = 0) -> Iterator[EventLine]:
    """Yield the events from a line of the log on; silent ones are bookkeeping and omitted."""
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
