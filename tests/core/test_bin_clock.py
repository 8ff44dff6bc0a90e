"""The bin empties by count and by days of use; whatever the clock shows, nothing is destroyed because of it."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.core.saves.bin_clock import (
    DAYS_IN_BIN,
    LEAST_IN_BIN,
    MOST_IN_BIN,
    SAFE_DAYS,
    Binned,
    SeenDays,
    expired,
    read_days,
    write_days,
)

DATES = st.dates().map(date.isoformat)


def bin_of(*days: int) -> list[Binned]:
    return [Binned(f"{place:05}", day, f"{place:05}") for place, day in enumerate(days)]


def test_a_day_counts_once_however_often_it_is_seen() -> None:
    days = SeenDays()
    for _ in range(3):
        for shown in ("2026-11-17", "1972-01-01", "2027-01-01"):
            days = days.saw(shown)
    assert days.today == 3
    assert days.saw("2026-11-17") is days


@given(st.lists(DATES, max_size=60))
def test_a_look_at_the_clock_is_at_most_one_day(shown: list[str]) -> None:
    days = SeenDays()
    for now in shown:
        later = days.saw(now)
        assert later.today - days.today in (0, 1)
        days = later
    assert days.today == len(set(shown))
    assert read_days(write_days(days)) == days


def test_after_its_days_a_thing_leaves_but_the_last_ones_stay() -> None:
    bin = bin_of(*range(1, LEAST_IN_BIN + 4))
    assert expired(bin, DAYS_IN_BIN) == ()
    assert expired(bin, DAYS_IN_BIN + 1) == ("00000",)
    assert expired(bin, 10**6) == ("00000", "00001", "00002")
    assert expired(bin[:LEAST_IN_BIN], 10**6) == ()


def test_a_full_bin_gives_up_the_oldest_but_never_in_their_first_days() -> None:
    bin = bin_of(*[1] * (MOST_IN_BIN + 2))
    assert expired(bin, SAFE_DAYS) == ()
    assert expired(bin, SAFE_DAYS + 1) == ("00000", "00001")


@pytest.mark.parametrize("text", ["", "x", "[]", '{"today":"x"}', "[" * 5000, '{"today":1,"dates":[3]}', "\ud800"])
def test_a_damaged_clock_goes_on_from_the_last_day_that_is_known(text: str) -> None:
    days = read_days(text, 7)
    assert days.today == 7
    assert expired(bin_of(*range(1, 8)), days.today) == ()


@given(st.lists(st.integers(0, 50), max_size=60), st.integers(0, 100))
def test_the_last_ones_and_those_of_today_always_stay(days: list[int], today: int) -> None:
    bin = bin_of(*days)
    left = {item.id for item in bin} - set(expired(bin, today))
    assert len(left) >= min(len(bin), LEAST_IN_BIN)
    assert all(item.id in left for item in bin if item.day >= today)
