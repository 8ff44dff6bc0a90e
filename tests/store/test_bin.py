"""The bin of the store: a wrong clock destroys nothing, and what leaves it leaves it after its days of use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.playing import new, old_database
from visavis.core.saves import bin_clock, format
from visavis.core.saves.bin_clock import DAYS_IN_BIN, LEAST_IN_BIN, MOST_IN_BIN, SAFE_DAYS, Binned, expired
from visavis.store import Store

Clock = Callable[[float], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """Sets the clock to this many days from now."""

    def at(days: float) -> None:
        then = datetime.now(UTC) + timedelta(days=days)

        class Shown(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
                return then

        for module in (bin_clock, format):
            monkeypatch.setattr(module, "datetime", Shown)

    yield at
    monkeypatch.undo()


def filled(store: Store, number: int) -> list[str]:
    ids = []
    for seed in range(number):
        with store.create(new(seed=seed), f"game {seed}") as saved:
            ids.append(saved.id)
    return ids


def stored(store: Store) -> set[str]:
    return {saved.id for saved in (*store.games(), *store.bin())}


@pytest.mark.parametrize("jump", [40, 400, -20000, -1, 100_000])
def test_a_clock_that_jumps_destroys_nothing(tmp_path: Path, clock: Clock, jump: int) -> None:
    with Store.open(tmp_path) as store:
        ids = filled(store, LEAST_IN_BIN + 4)
        for id in ids[:-3]:
            store.delete(id)
    for place, days in enumerate((jump, 0, jump)):
        clock(days)
        with Store.open(tmp_path) as store:
            store.delete(ids[-3 + place])
            store.create(new()).close()
            assert set(ids) <= stored(store)
            assert ids[-3 + place] in {saved.id for saved in store.bin()}
    clock(0)
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.bin()][-1] == ids[0], "the last deleted one is the first in the list"
        for id in ids:
            store.restore(id)


def test_what_has_had_its_days_leaves_at_a_start_and_never_with_a_delete(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path) as store:
        ids = filled(store, LEAST_IN_BIN + 3)
        for id in ids[:-1]:
            store.delete(id)
    for day in range(1, DAYS_IN_BIN):
        clock(day)
        with Store.open(tmp_path) as store:
            assert len(store.bin()) == LEAST_IN_BIN + 2
    with Store.open(tmp_path) as store:
        clock(DAYS_IN_BIN)
        store.delete(ids[-1])
        assert set(ids) <= stored(store), "a delete destroys nothing"
    clock(DAYS_IN_BIN + 1)
    with Store.open(tmp_path) as store:
        assert {saved.id for saved in store.bin()} == set(ids[3:])
        assert store.database.execute("SELECT count(*) FROM lines WHERE game = ?", (ids[0],)).fetchone() == (0,)
        assert store.database.execute("SELECT count(*) FROM binned").fetchone() == (LEAST_IN_BIN,)


def test_a_server_that_runs_on_counts_its_days_with_new_games(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path) as store:
        days = store.day()
        for later in range(1, 4):
            clock(later)
            store.create(new()).close()
        assert store.day() == days + 3


def test_a_game_that_is_restored_and_deleted_again_has_all_its_days(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path) as store:
        ids = filled(store, LEAST_IN_BIN + 1)
        for id in ids:
            store.delete(id)
    for day in range(1, DAYS_IN_BIN):
        clock(day)
        with Store.open(tmp_path) as store:
            if day == DAYS_IN_BIN - 1:
                store.restore(ids[0])
                store.delete(ids[0])
    clock(DAYS_IN_BIN)
    with Store.open(tmp_path) as store:
        assert ids[0] in stored(store)


def test_the_bin_of_an_older_release_begins_its_days_now(tmp_path: Path, clock: Clock) -> None:
    old_database(tmp_path)
    with Store.open(tmp_path) as store:
        (deleted,) = store.bin()
        assert deleted.title == "deleted"
    with Store.open(tmp_path) as store:
        ids = filled(store, LEAST_IN_BIN)
        with store.transaction() as database:
            # As 1.1.0 deletes.
            database.execute("UPDATE games SET deleted = '1972-01-01T00:00:00+00:00' WHERE deleted = ''")
    clock(1)
    with Store.open(tmp_path) as store:
        assert set(ids) | {deleted.id} <= stored(store)
        assert store.database.execute("SELECT count(DISTINCT day) FROM binned").fetchone() == (2,)
        store.restore(deleted.id)


@pytest.mark.parametrize(
    "damage", ["UPDATE seen_days SET days = 'x'", "UPDATE binned SET day = 'x'", "DROP TABLE binned"]
)
def test_a_damaged_clock_destroys_nothing(tmp_path: Path, clock: Clock, damage: str) -> None:
    with Store.open(tmp_path) as store:
        ids = filled(store, LEAST_IN_BIN + 2)
        for id in ids:
            store.delete(id)
        store.database.execute(damage)
        assert len(store.bin()) == len(ids)
    clock(1)
    with Store.open(tmp_path) as store:
        assert {saved.id for saved in store.bin()} == set(ids)
        for id in ids:
            store.restore(id)


def test_nobody_flushes_the_bin_by_deleting_much() -> None:
    mine = [Binned(f"mine{n}", day=5) for n in range(3)]
    flood = [Binned(f"flood{n}", day=6) for n in range(MOST_IN_BIN + 50)]
    assert expired([*mine, *flood], today=6 + SAFE_DAYS - 2) == ()
    assert set(expired([*mine, *flood], today=6 + SAFE_DAYS - 1)) == {"mine0", "mine1", "mine2"}
