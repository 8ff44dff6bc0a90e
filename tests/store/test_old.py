"""A database of 0.4.0 opens for ever, and versions say who comes too late."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.store.playing import new, old_database, play_on
from visavis.core import Refusal, Session, Stale
from visavis.core.saves.format import digest_of
from visavis.store import Store


def old_rows(folder: Path) -> dict[str, list[str]]:
    database = sqlite3.connect(folder / "games.db")
    found = {id: [header] for id, header in database.execute("SELECT id, header FROM games")}
    for id, line in database.execute("SELECT game, line FROM lines ORDER BY game, at"):
        found[id].append(line)
    database.close()
    return found


def test_a_database_of_0_4_0_opens_with_everything_in_it(tmp_path: Path) -> None:
    old_database(tmp_path)
    before = old_rows(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        games = {saved.title: saved for saved in store.games()}
        assert set(games) == {"running", "over", "with a computer"}
        assert {id: store.export(id).splitlines() for id in before} == before
        assert games["over"].over
        assert not games["running"].over
        assert [saved.title for saved in store.bin()] == ["deleted"] or store.bin() == (), "its month may be over"
        assert all(saved.digest == "" and saved.version == 1 for saved in games.values())
    with Store.open(tmp_path) as store, store.resume(games["running"].id) as saved:
        assert store.export(saved.id).splitlines() == before[saved.id], "opening alone changes nothing"
        assert len(saved.session.history.redo_list) == 2
        saved.session.redo()
        assert store.export(saved.id) == saved.session.save()
        assert store.find(saved.id).version == 2


def test_a_deleted_game_of_0_4_0_comes_back(tmp_path: Path) -> None:
    old_database(tmp_path)
    database = sqlite3.connect(tmp_path / "games.db")
    database.execute("UPDATE bin SET deleted = '2999-01-01T00:00:00+00:00'")
    database.execute("INSERT INTO bin VALUES ('aaaa', 'null', '[]', '2999-01-01T00:00:00+00:00')")
    database.commit()
    database.close()
    with Store.open(tmp_path) as store:
        (deleted,) = store.bin()
        store.restore(deleted.id)
        with store.resume(deleted.id) as saved:
            play_on(saved.session, 2)
            assert store.export(saved.id) == saved.session.save()
        assert store.bin() == ()


def test_the_way_up_is_whole_or_not_at_all(tmp_path: Path) -> None:
    old_database(tmp_path)
    database = sqlite3.connect(tmp_path / "games.db")
    database.execute("UPDATE bin SET row = 'no JSON'")
    database.commit()
    database.close()
    with pytest.raises(ValueError, match="Expecting value"):
        Store.open(tmp_path)
    database = sqlite3.connect(tmp_path / "games.db")
    assert database.execute("PRAGMA user_version").fetchone() == (1,)
    assert "version" not in [row[1] for row in database.execute("PRAGMA table_info(games)")]
    database.close()


def test_two_programs_go_up_at_the_same_moment(tmp_path: Path) -> None:
    for at in range(5):
        folder = tmp_path / str(at)
        folder.mkdir()
        old_database(folder)
        with ThreadPoolExecutor(2) as threads:
            stores = list(threads.map(Store.open, (folder, folder)))
        for store in stores:
            assert len(store.games()) == 3
            store.close()


def test_an_old_game_gets_its_digest_at_the_first_change(tmp_path: Path) -> None:
    old_database(tmp_path)
    with Store.open(tmp_path) as store:
        id = next(saved.id for saved in store.games() if saved.title == "running")
        with store.resume(id) as saved:
            play_on(saved.session, 1)
        kept = store.read(id)
        assert kept.head.digest == digest_of(kept.rows, kept.redo)
        assert all(kept.marks)
        assert kept.intact


# Versions


def test_a_writer_that_comes_too_late_is_refused_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a coarse clock both writes have the same time; only one of them is kept."""
    monkeypatch.setattr("visavis.store.store.moment", lambda: "2026-01-01T00:00:00.000000+00:00")
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        store.create(new()).close()
        (saved,) = store.games()
        one, two = store.follow(saved.id), other.follow(saved.id)
        play_on(one.session, 1)
        kept = store.export(saved.id)
        with pytest.raises(Stale):
            play_on(two.session, 1, seed=5)
        assert not two.is_current
        assert store.export(saved.id) == kept


def test_the_transaction_itself_refuses_a_stale_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where locks do not hold, as on some network drives."""

    class NoLock:
        def release(self) -> None: ...

    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        id = store.create(new()).id
        for one in (store, other):
            monkeypatch.setattr(one, "lock", lambda id: NoLock())
        first, second = store.resume(id), other.resume(id)
        play_on(first.session, 1)
        kept, before = store.export(id), second.session.save()
        with pytest.raises(Stale):
            play_on(second.session, 1, seed=5)
        assert store.export(id) == kept
        assert second.session.save() == before
        other.delete(id)
        with pytest.raises(Stale):
            play_on(first.session, 1)


def test_many_writers_at_once_and_each_version_is_written_once(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        id = store.create(new()).id
        store.find(id)
    gate = threading.Barrier(4)
    refusals: set[str] = set()

    def play(seed: int) -> int:
        done = 0
        with Store.open(tmp_path) as mine:
            gate.wait()
            for _ in range(8):
                try:
                    saved = mine.follow(id)
                    play_on(saved.session, 1, seed=seed)
                    done += 1
                except Refusal as refusal:
                    refusals.add(refusal.id)
        return done

    with ThreadPoolExecutor(4) as threads:
        done = sum(threads.map(play, range(4)))
    with Store.open(tmp_path) as store:
        assert store.find(id).version == 1 + done
        assert refusals <= {"answer.stale", "store.busy", "store.locked"}
        assert Session.load(store.export(id)).check() is None


def test_a_new_title_makes_nobody_stale(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(new()).close()
        saved: Any = store.follow(store.games()[0].id)
        store.rename(saved.id, "another")
        assert saved.is_current
        play_on(saved.session, 1)
        assert store.find(saved.id).title == "another"
