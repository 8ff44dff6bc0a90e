"""The clock of the bin: counts the days on which the program was used, so that a wrong clock destroys nothing.

A deleted thing is removed permanently after `DAYS_IN_BIN` days of use, or after `SAFE_DAYS` if the bin holds more than
`MOST_IN_BIN`. The last `LEAST_IN_BIN` always stay. A date counts once, whatever the clock shows before
and after it: a clock that jumps 40 days ahead, stands in 1972 or goes back makes the bin at most one day older.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

DAYS_IN_BIN = 30
"""Days of use for which something deleted can be restored."""
LEAST_IN_BIN = 20
"""Number of things, the last deleted ones, that stay in the bin however old they are."""
MOST_IN_BIN = 1000
"""Number of things above which the oldest leave the bin before their time."""
SAFE_DAYS = 7
"""Days of use for which something stays whatever is deleted after it: nobody can flush the bin."""
_MOST_DATES = 400
"""Number of dates that are remembered, so that a clock that goes to and fro does not count them again."""


class Binned(msgspec.Struct, frozen=True):
    """A deleted thing: its id, the day of use of its deletion, and the time as the clock showed it."""

    id: str
    day: int
    deleted: str = ""


class SeenDays(msgspec.Struct, frozen=True):
    """The number of days on which the program was used, and the last dates among them."""

    today: int = 0
    dates: tuple[str, ...] = ()

    def saw(self, date: str) -> SeenDays:
        """Return the days with one more if the date is new, otherwise the same object.

        >>> days = SeenDays().saw("2026-11-17").saw("2026-12-27").saw("1972-01-01").saw("2026-11-17")
        >>> days.today
        3
        """
        if date in self.dates:
            return self
        return SeenDays(self.today + 1, (*self.dates, date)[-_MOST_DATES:])


def current_date() -> str:
    """Return the date in UTC as the clock shows it (ISO 8601)."""
    return datetime.now(UTC).date().isoformat()


def write_days(days: SeenDays) -> str:
    """Serialize the days of use."""
    return msgspec.json.encode(days).decode()


def read_days(text: str, least: int = 0) -> SeenDays:
    """Parse the days of use; damaged text is a clock that begins at `least`, the latest day that is known elsewhere."""
    try:
        days = msgspec.json.decode(text, type=SeenDays)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        days = SeenDays()
    return days if days.today >= least else SeenDays(least, days.dates)


def expired(bin: Iterable[Binned], today: int) -> tuple[str, ...]:
    """Return the ids of the things that leave the bin, the oldest first.

    >>> expired([Binned(str(number), day=number) for number in range(1, 26)], today=34)
    ('1', '2', '3', '4')
    """
    newest_first = sorted(bin, key=lambda item: (item.day, item.deleted, item.id), reverse=True)
    leaving = [
        item.id
        for place, item in enumerate(newest_first)
        if place >= LEAST_IN_BIN
        and (today - item.day >= DAYS_IN_BIN or (place >= MOST_IN_BIN and today - item.day >= SAFE_DAYS))
    ]
    return tuple(reversed(leaving))
