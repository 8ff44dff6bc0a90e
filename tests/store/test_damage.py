"""What is damaged is said, harms nothing else, and what can be read of it comes back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.store.playing import new, old_database, play_on, refused
from visavis.core import Refusal, Session, Stream
from visavis.core.saves.format import SavedEntry
from visavis.store import Store
from visavis.store.rescue import damaged_files, rescue_file, rescue_here


def title_of(saved: SavedEntry) -> str:
    return f"{saved.title}, rescued"


def three(store: Store) -> list[str]:
    ids = []
    for seed in range(3):
        with store.create(new(seed=seed), f"game {seed}") as saved:
            play_on(saved.session, 8)
            ids.append(saved.id)
    return ids


DAMAGE = [
    "header = 'x'",
    "header = '{}'",
    "header = replace(header, 'hamlets', 'hamlots')",
    "header = CAST(x'ff00fe' AS TEXT)",
    "header = 7",
    "game = 'sparks'",
    "created = ''",
    "updated = '2026-13-45T99:00:00'",
    "updated = 5",
    "title = CAST(x'ff' AS TEXT)",
    "title = 'a' || char(27) || 'b'",
    "title = x'00ff'",
    "score = '['",
    "score = '[1]'",
    'score = \'{"you":"many"}\'',
    "score = 5",
    "winners = 'x'",
    "winners = '[1]'",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_unreadable_row_leaves_the_others_usable(tmp_path: Path, damage: str) -> None:
    with Store.open(tmp_path) as store:
        bad, good, other = three(store)
        store.database.execute(f"UPDATE games SET {damage} WHERE id = ?", (bad,))
    with Store.open(tmp_path) as store:
        listed = {saved.id: saved for saved in store.games()}
        assert set(listed) == {bad, good, other}
        assert [id for id in listed if listed[id].trouble] == [bad]
        with store.resume(good) as saved:
            play_on(saved.session, 1)
        assert store.latest().id == good
        for use in (store.resume, store.follow):
            with pytest.raises(Refusal) as wrong:
                use(bad)
            refused(wrong.value, "store.row")
        assert store.export(bad).count("\n") > 10
        store.export(bad).encode("utf-8", "surrogateescape")
        store.rename(other, "another")
        store.delete(bad)
        assert {saved.id for saved in store.games()} == {good, other}
        store.restore(bad)
        assert {saved.id for saved in store.games()} == {bad, good, other}


def test_flipped_bits_are_found_when_a_game_is_opened(tmp_path: Path) -> None:
    """400 bits, one by one: a log is what was written, or it is told."""
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 12)
        saved.session.undo()
        id, text, redo = saved.id, saved.session.save(), len(saved.session.history.redo_list)
    path = tmp_path / "games.db"
    whole, stream = path.read_bytes(), Stream(11)
    parts = [whole.index(part) for part in (b'{"visavis"', b'{"step":1}', b'{"do":"place_house"')]
    silent, told = 0, 0
    for turn in range(400):
        start = parts[turn % len(parts)]
        at = start + stream.below(min(2500, len(whole) - start))
        path.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << stream.below(8))]) + whole[at + 1 :])
        try:
            with Store.open(tmp_path) as store, store.resume(id) as saved:
                same = store.export(id) == text and len(saved.session.history.redo_list) == redo
                silent += not same
        except Refusal:
            told += 1
        for file in tmp_path.glob("games.db.damaged*"):
            file.unlink()
    assert silent == 0
    assert told > 100


def test_a_changed_game_can_be_looked_at_and_not_changed(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        bad, *_ = three(store)
        row = "SELECT at FROM lines WHERE game = ? AND line LIKE '%place_house%' ORDER BY at LIMIT 1"
        ((at,),) = store.database.execute(row, (bad,)).fetchall()
        change = (
            'UPDATE lines SET line = replace(line, \'"group":"plain"\', \'"group":"marked"\') WHERE game = ? AND at = ?'
        )
        store.database.execute(change, (bad, at))
        store.database.execute("UPDATE games SET title = 'changed' WHERE id = ?", (bad,))
        with pytest.raises(Refusal) as wrong:
            store.resume(bad)
        refused(wrong.value, "store.changed")
        looked = store.follow(bad)
        assert [notice.id for notice in looked.session.notices] == ["store.changed"]
        before = store.export(bad)
        with pytest.raises(Refusal) as wrong:
            play_on(looked.session, 1)
        refused(wrong.value, "store.changed")
        assert store.export(bad) == before
        (came,) = rescue_here(store, title_of)
        assert came.id == bad
        assert came.lost == len(before.splitlines()) - 1 - at, "from the changed line on"
        found = store.find(came.new)
        assert found.title == "changed, rescued"
        rows = store.export(came.new).splitlines()
        assert rows[: at + 1] == before.splitlines()[: at + 1]
        with store.resume(came.new) as saved:
            play_on(saved.session, 3)
        assert store.export(bad) == before, "nothing is deleted or changed by a rescue"


def test_rescue_brings_back_what_opens_and_not_twice(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        cut, headless, good = three(store)
        store.database.execute("UPDATE lines SET line = 'x' WHERE game = ? AND at = 20", (cut,))
        store.database.execute("UPDATE games SET header = 'x' WHERE id = ?", (headless,))
        before = {id: store.export(id) for id in (cut, headless, good)}
        came = {one.id: one for one in rescue_here(store, title_of)}
        assert set(came) == {cut, headless}
        assert came[headless].new == ""
        again = {one.id: one for one in rescue_here(store, title_of)}
        assert again == came
        assert len(store.games()) == 4
        assert {id: store.export(id) for id in before} == before
        with pytest.raises(Refusal) as wrong:
            rescue_here(store, title_of, good)
        refused(wrong.value, "store.sound")
        assert rescue_here(store, title_of, cut[:6]) == [came[cut]]


def test_a_game_whose_values_are_damaged_comes_back_whole(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        bad, *_ = three(store)
        text = store.export(bad)
        store.database.execute("UPDATE games SET updated = 'x', score = '[' WHERE id = ?", (bad,))
        (came,) = rescue_here(store, title_of)
        assert (came.id, came.lost) == (bad, 0)
        assert came.new not in ("", bad)
        assert store.export(came.new) == text


def damaged(folder: Path, damage: Any) -> dict[str, str]:
    """A database with thirty games that is damaged and put aside; the logs of its games."""
    with Store.open(folder) as store:
        logs = {}
        for seed in range(30):
            with store.create(new(seed=seed), f"game {seed}") as saved:
                play_on(saved.session, 12)
                logs[saved.id] = saved.session.save()
    path = folder / "games.db"
    path.write_bytes(damage(path.read_bytes()))
    return logs


def a_page(data: bytes, n: int) -> bytes:
    return data[: 4096 * n] + b"\xaa" * 4096 + data[4096 * (n + 1) :]


@pytest.mark.parametrize("n", [5, 12, 20, 30])
def test_what_sqlite_can_read_of_a_damaged_file_comes_back(tmp_path: Path, n: int) -> None:
    logs = damaged(tmp_path, lambda data: a_page(data, n))
    with Store.open(tmp_path) as store:
        assert [notice.id for notice in store.notices] == ["store.damaged"]
        (file,) = damaged_files(store)
        bad = file.read_bytes()
        came = rescue_file(store, file, title_of)
        back = {saved.id: store.export(saved.id) for saved in store.games()}
        whole = [id for id in logs if back.get(id) == logs[id]]
        assert len(whole) >= 10
        assert len(came) == len([one for one in came if one.new]) >= len(whole)
        for one in came:
            if one.lost:
                rows, old = store.export(one.new).splitlines(), logs[one.id].splitlines()
                same = sum(a == b for a, b in zip(rows, old, strict=False))
                assert rows[:same] == old[:same]
        assert file.read_bytes() == bad
        assert [one.new for one in rescue_file(store, file, title_of) if one.lost == 0] == []
        assert {saved.id for saved in store.games()} == set(back)


def test_nothing_can_be_read_of_something_else(tmp_path: Path) -> None:
    damaged(tmp_path, lambda data: b"no database" * 1000)
    with Store.open(tmp_path) as store:
        (file,) = damaged_files(store)
        assert rescue_file(store, file, title_of) == []
        assert store.games() == ()


def test_a_file_that_0_4_0_put_aside_is_read_too(tmp_path: Path) -> None:
    old_database(tmp_path)
    (tmp_path / "games.db").rename(tmp_path / "games.db.damaged-1")
    database = sqlite3.connect(tmp_path / "games.db.damaged-1")
    texts = {id for (id,) in database.execute("SELECT id FROM games")}
    database.close()
    with Store.open(tmp_path) as store:
        came = rescue_file(store, damaged_files(store)[0], title_of)
        assert {one.id for one in came} == {one.new for one in came} == texts == {saved.id for saved in store.games()}
        for saved in store.games():
            assert Session.load(store.export(saved.id)).save()
