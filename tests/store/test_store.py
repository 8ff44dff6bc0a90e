"""Saved games: every change is kept, and whatever goes wrong changes nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.store.playing import new, play_on, refused
from visavis.core import BadLog, Refusal, find_games
from visavis.core.chance import Stream
from visavis.store import Store, data_folder
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

GAMES = tuple(find_games())


# What is kept


@pytest.mark.parametrize("id", GAMES)
def test_every_change_is_in_the_file_at_once(tmp_path: Path, id: str) -> None:
    with Store.open(tmp_path) as store, store.create(new(id), "mine") as saved:
        session, stream = saved.session, Stream(3)
        for turn in range(30):
            if session.pending is None:
                break
            session.answer(session.pending.some(stream.below))
            if turn % 5 == 4 and session.seen_by("table").can_undo:
                session.undo()
                assert store.export(saved.id) == session.save()
                session.redo()
            assert store.export(saved.id) == session.save()
        (listed,) = store.games()
        assert (listed.id, listed.game, listed.title, listed.over) == (saved.id, id, "mine", session.over)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_goes_on_where_it_was_left_and_redo_survives(tmp_path: Path, id: str) -> None:
    with Store.open(tmp_path) as store, store.create(new(id)) as saved:
        play_on(saved.session, 5)
        while not saved.session.seen_by("table").can_undo:
            play_on(saved.session, 1)
        whole = saved.session.save()
        undone = 0
        while undone < 2 and saved.session.seen_by("table").can_undo:
            saved.session.undo()
            undone += 1
        kept, name = saved.session.save(), saved.id
    assert undone
    with Store.open(tmp_path) as store, store.resume(name) as saved:
        assert saved.session.save() == kept
        for _ in range(undone):
            saved.session.redo()
        assert saved.session.save() == whole
    with Store.open(tmp_path) as store:
        assert store.export(name) == whole


def test_a_correction_is_kept_and_so_is_its_redo(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 3)
        saved.session.correct({"points": 9})
        corrected = saved.session.save()
        assert store.export(saved.id) == corrected
        saved.session.undo()
        name = saved.id
    with Store.open(tmp_path) as store, store.resume(name) as saved:
        saved.session.redo()
        assert saved.session.save() == corrected == store.export(name)


def test_the_answer_is_kept_before_a_computer_player_thinks(tmp_path: Path) -> None:
    seen: list[str] = []

    class Thinker:
        def answer(self, look: Any, question: Any, stream: Any) -> Any:
            if stores:
                seen.append(stores[0].export(stores[0].games()[0].id))
            return question.some(stream.below)

    stores: list[Store] = []
    session = new("sparks", seats={"p2": "random"})
    session.runner.setup.policies = {**session.runner.setup.policies, "p2": Thinker()}
    with Store.open(tmp_path) as store, store.create(session):
        stores.append(store)
        while not seen:
            assert session.pending is not None
            session.answer(session.pending.some(Stream(1).below))
    answers = [line for line in seen[0].splitlines() if '"answer"' in line]
    assert '"by":"p1"' in answers[-1]


def test_resuming_alone_writes_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 4)
        name = saved.id
    before = (tmp_path / "games.db").read_bytes()
    with Store.open(tmp_path) as store, store.resume(name):
        pass
    assert (tmp_path / "games.db").read_bytes() == before


def test_a_finished_game_has_its_score_in_the_list(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 500)
        assert saved.session.over
        (listed,) = store.games()
        assert listed.score == saved.session.seen_by("you").score
        saved.session.undo()
        assert store.games()[0].score is None


def test_branch_rename_delete_and_import(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with store.create(new(), "first") as saved:
            play_on(saved.session, 4)
            text, name = saved.session.save(), saved.id
        with store.branch(name, saved.session.steps[2], "other") as branched:
            play_on(branched.session, 3, seed=9)
        assert store.export(name) == text
        assert store.export(branched.id) == branched.session.save()
        with store.import_(text) as imported:
            assert store.export(imported.id) == text
        assert len({name, branched.id, imported.id}) == 3
        store.rename(name, "  The long evening ")
        assert store.find(name).title == "The long evening"
        store.delete(name[:6])
        assert {saved.id for saved in store.games()} == {branched.id, imported.id}
        assert [saved.id for saved in store.bin()] == [name]
        assert store.latest().id == imported.id


def test_ids_are_short_and_cannot_be_guessed(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        ids = []
        for _ in range(5):
            with store.create(new()) as saved:
                ids.append(saved.id)
    assert len(set(ids)) == 5
    assert all(len(id) == 12 and id.isalnum() for id in ids)


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"VISAVIS_HOME": "/a/b"}, Path("/a/b")),
        ({"XDG_DATA_HOME": "/data"}, Path("/data/visavis")),
        ({"XDG_DATA_HOME": "relative"}, Path.home() / ".local/share/visavis"),
        ({}, Path.home() / ".local/share/visavis"),
        ({"VISAVIS_HOME": "/a", "XDG_DATA_HOME": "/data"}, Path("/a")),
    ],
)
def test_where_the_games_lie(environment: dict[str, str], folder: Path) -> None:
    assert data_folder(environment) == folder


# What cannot be done


def test_unknown_and_ambiguous_ids_are_refused(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(Refusal) as wrong:
            store.latest()
        refused(wrong.value, "store.none")
        store.create(new()).close()
        for given in ("nothing", "", "\x00", "x" * 10_000):
            with pytest.raises(Refusal) as wrong:
                store.resume(given)
            refused(wrong.value, "store.unknown")
        letters = "abcdefghjkmnpqrstuvwxyz23456789"
        while not (double := [a for a in letters if sum(s.id.startswith(a) for s in store.games()) > 1]):
            store.create(new()).close()
        with pytest.raises(Refusal) as wrong:
            store.delete(double[0])
        refused(wrong.value, "store.ambiguous")


@pytest.mark.parametrize("title", ["x" * 81, "a\nb", "\x1b[31m", "\udcff"])
def test_a_bad_title_is_refused(tmp_path: Path, title: str) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(Refusal) as wrong:
            store.create(new(), title)
        refused(wrong.value, "store.title")
        assert store.games() == ()
        assert list(tmp_path.glob("*.lock")) == []


@pytest.mark.parametrize(
    "text", [b"", b"\xff\xfe", b"{}\n", b"[1]\n", b'{"visavis":1}\n', b"x" * 1000, b'{"visavis":99}\n']
)
def test_import_refuses_what_is_no_log(tmp_path: Path, text: bytes) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(BadLog):
            store.import_(text)
        assert store.games() == ()


def test_a_second_process_is_refused_and_a_dead_one_gives_the_game_back(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from visavis.store import Store\n"
        "saved = Store.open(Path(sys.argv[1])).resume(sys.argv[2]); print('open', flush=True); time.sleep(60)"
    )
    with Store.open(tmp_path) as store:
        with store.create(new()) as saved:
            name = saved.id
            with pytest.raises(Refusal) as wrong:
                store.resume(name)
            refused(wrong.value, "store.busy")
        other = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), name], stdout=subprocess.PIPE)
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        for use in (store.resume, store.delete):
            with pytest.raises(Refusal) as wrong:
                use(name)
            refused(wrong.value, "store.busy")
        assert store.export(name)
        other.kill()
        other.wait()
        other.stdout.close()
        with store.resume(name) as saved:
            play_on(saved.session, 1)
    assert list(tmp_path.glob("*.lock")) == []


def test_two_games_are_played_at_the_same_time(tmp_path: Path) -> None:
    one, two = Store.open(tmp_path), Store.open(tmp_path)
    with one, two, one.create(new(seed=1)) as first, two.create(new(seed=2)) as second:
        for turn in range(6):
            play_on((first, second)[turn % 2].session, 1, seed=turn)
        assert one.export(second.id) == second.session.save()
        assert two.export(first.id) == first.session.save()


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"this is no database" * 300,
        lambda data: data[: len(data) // 2],
        lambda data: data[:4096] + b"\xaa" * 4096 + data[8192:],
        lambda data: b"\x00" * len(data),
    ],
    ids=["other file", "cut", "a page", "zeros"],
)
def test_a_damaged_database_is_reported_and_kept_aside(tmp_path: Path, damage: Any) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 20)
    path = tmp_path / "games.db"
    bad = damage(path.read_bytes())
    for n in (1, 2):
        path.write_bytes(bad)
        with Store.open(tmp_path) as store:
            (notice,) = store.notices
            assert notice.id == "store.damaged"
            assert all(f"games.db.damaged-{n}" in Words(language, strict=True).notice(notice) for language in LANGUAGES)
            assert store.games() == ()
            store.create(new()).close()
        assert (tmp_path / f"games.db.damaged-{n}").read_bytes() == bad
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert len(store.games()) == 1


def test_a_database_of_another_program_is_kept_aside(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "games.db")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    with Store.open(tmp_path) as store:
        assert store.notices[0].id == "store.damaged"
    kept = sqlite3.connect(tmp_path / "games.db.damaged-1")
    assert kept.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    kept.close()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    newer = sqlite3.connect(tmp_path / "games.db")
    newer.execute("PRAGMA user_version = 4")
    newer.close()
    before = (tmp_path / "games.db").read_bytes()
    with pytest.raises(Refusal) as wrong:
        Store.open(tmp_path)
    refused(wrong.value, "store.newer")
    assert (tmp_path / "games.db").read_bytes() == before


def test_a_game_with_a_damaged_line_is_refused_with_the_line_and_the_others_open(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with store.create(new()) as saved:
            play_on(saved.session, 3)
            bad = saved.id
        with store.create(new()) as saved:
            good = saved.id
        store.database.execute("UPDATE lines SET line = '{}' WHERE game = ? AND at = 4", (bad,))
        with pytest.raises(BadLog) as wrong:
            store.resume(bad)
        assert wrong.value.line == 6
        with store.resume(good) as saved:
            play_on(saved.session, 1)
        store.database.execute("UPDATE games SET redo = 'x', digest = '' WHERE id = ?", (good,))
        with pytest.raises(Refusal) as also:
            store.resume(good)
        refused(also.value, "store.redo")
        assert list(tmp_path.glob("*.lock")) == []


def fill(store: Store) -> None:
    while len(store.games()) < 50:
        store.create(new()).close()


def test_a_full_disk_refuses_the_answer_and_loses_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 2)
        (pages,) = store.database.execute("PRAGMA page_count").fetchone()
        store.database.execute(f"PRAGMA max_page_count = {pages}")
        stream = Stream(5)
        while True:
            before, pending = saved.session.save(), saved.session.pending
            assert pending is not None
            try:
                saved.session.answer(pending.some(stream.below))
            except Refusal as full:
                refused(full, "store.full")
                break
        assert saved.session.save() == before == store.export(saved.id)
        assert saved.session.pending == pending
        with pytest.raises(Refusal) as wrong:
            fill(store)
        refused(wrong.value, "store.full")
        assert list(tmp_path.glob("*.lock")) == [tmp_path / f"{saved.id}.lock"]
        # Room again: the same game goes on.
        store.database.execute("PRAGMA max_page_count = 1000000")
        saved.session.answer(pending.some(stream.below))
        assert saved.session.save() == store.export(saved.id) != before


def test_a_locked_database_refuses_the_answer_and_loses_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        store.database.execute("PRAGMA busy_timeout = 1")
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        before, pending = saved.session.save(), saved.session.pending
        assert pending is not None
        for use in (lambda: play_on(saved.session, 1), lambda: store.rename(saved.id, "x"), store.games):
            with pytest.raises(Refusal) as wrong:
                use()
            refused(wrong.value, "store.locked")
        other.execute("ROLLBACK")
        other.close()
        assert saved.session.save() == before == store.export(saved.id)
        play_on(saved.session, 1)
        assert saved.session.save() == store.export(saved.id)


def test_an_interrupt_in_the_middle_of_writing_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after the file was written but before the session knows: the next change must fit both."""
    with Store.open(tmp_path) as store, store.create(new()) as saved:
        play_on(saved.session, 4)
        write = store.write

        def interrupted(*args: Any) -> None:
            write(*args)
            raise KeyboardInterrupt

        for change in (
            saved.session.undo,
            lambda: play_on(saved.session, 1),
            lambda: saved.session.correct({"points": 3}),
        ):
            before = saved.session.save()
            with monkeypatch.context() as patched:
                patched.setattr(store, "write", interrupted)
                with pytest.raises(KeyboardInterrupt):
                    change()
            assert saved.session.save() == before
            play_on(saved.session, 1, seed=7)
            assert store.export(saved.id) == saved.session.save()


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    for folder in (file, file / "below"):
        with pytest.raises(Refusal) as wrong:
            Store.open(folder)
        refused(wrong.value, "store.read_only")
    assert file.read_text() == "x"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process of another user")
def test_a_read_only_folder_can_be_looked_at_but_not_changed() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's own folders cannot be entered by other users
        folder = Path(name)
        with Store.open(folder) as store, store.create(new()) as saved:
            play_on(saved.session, 2)
            id, text = saved.id, saved.session.save()
        before = (folder / "games.db").read_bytes()
        (folder / "games.db").chmod(0o444)
        folder.chmod(0o555)
        child = os.fork()
        if child == 0:
            os._exit(_look_without_rights(folder, id, text))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        folder.chmod(0o755)
        assert code == 0
        assert (folder / "games.db").read_bytes() == before


def _look_without_rights(folder: Path, id: str, text: str) -> int:
    """In a process of its own: give up the rights of root, if it has them, and try."""
    try:
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        with Store.open(folder) as store:
            assert store.notices == ()
            assert store.export(id) == text
            for use in (store.resume, store.delete, lambda id: store.rename(id, "x"), lambda id: store.create(new())):
                with pytest.raises(Refusal) as wrong:
                    use(id)
                refused(wrong.value, "store.read_only")
        return 0
    except BaseException as wrong:
        print(repr(wrong), file=sys.stderr)
        return 1


# Several threads, and a game that comes back


def test_threads_play_their_games_on_one_store(tmp_path: Path) -> None:
    """Eight threads, a game each, all on one connection: every game is whole afterwards."""

    def play(seed: int) -> tuple[str, str]:
        with store.create(new(seed=seed), f"game {seed}") as saved:
            for turn in range(12):
                play_on(saved.session, 1, seed=turn)
                assert store.export(saved.id) == saved.session.save()
                if turn % 4 == 3:
                    saved.session.undo()
                assert len(store.games()) <= 8
            return saved.id, saved.session.save()

    with Store.open(tmp_path) as store, ThreadPoolExecutor(8) as threads:
        played = dict(threads.map(play, range(8)))
        assert {id: store.export(id) for id in played} == played
        assert len({saved.title for saved in store.games()}) == 8


def test_a_deleted_game_comes_back_as_it_was(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with store.create(new(), "mine") as saved:
            play_on(saved.session, 5)
            saved.session.undo()
            text, redo = saved.session.save(), saved.session.history.redo_list
        (listed,) = store.games()
        store.delete(listed.id)
        assert store.games() == ()
    with Store.open(tmp_path) as store:
        store.restore(listed.id)
        assert store.games() == (structs.replace(listed, version=listed.version + 2),)
        assert store.export(listed.id) == text
        with store.resume(listed.id) as again:
            assert again.session.history.redo_list == redo
        with pytest.raises(Refusal) as refusal:
            store.restore(listed.id)
        refused(refusal.value, "store.unknown")


# Two at once


def test_two_deletes_at_once_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other delete ends after this one has found the game, before it has the lock."""
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        with one.create(new(), "mine") as saved:
            play_on(saved.session, 5)
            id, text = saved.id, saved.session.save()
        take = one.lock

        def late(given: str) -> Any:
            other.delete(given)
            return take(given)

        monkeypatch.setattr(one, "lock", late)
        with pytest.raises(Refusal) as wrong:
            one.delete(id)
        refused(wrong.value, "store.unknown")
        assert one.games() == ()
        one.restore(id)
        assert one.export(id) == text
        assert one.find(id).title == "mine"
    assert list(tmp_path.glob("*.lock")) == []


def test_many_deletes_at_once_lose_nothing(tmp_path: Path) -> None:
    stores, refusals = [Store.open(tmp_path) for _ in range(4)], set[str]()
    rounds = count(200, usual=8)
    with ThreadPoolExecutor(4) as threads:
        for seed in range(rounds):
            with stores[0].create(new(seed=seed)) as saved:
                id, text = saved.id, saved.session.save()

            def delete(store: Store, id: str = id) -> bool:
                try:
                    store.delete(id)
                except Refusal as refusal:
                    refusals.add(refusal.id)
                    return False
                return True

            assert sum(threads.map(delete, stores)) == 1
            stores[1].restore(id)
            assert stores[2].export(id) == text
    assert refusals <= {"store.unknown", "store.busy"}
    for store in stores:
        store.close()
    record("store: one game deleted four times at once, nothing lost", rounds)


@pytest.mark.parametrize("use", ["resume", "follow", "load", "export", "delete", "rescue"])
def test_a_game_that_is_deleted_after_it_was_found_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: str
) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        with store.create(new()) as saved:
            id = saved.id
        find = store.find

        def late(given: str) -> Any:
            found = find(given)
            other.delete(id)
            return found

        monkeypatch.setattr(store, "find", late)
        more = ("title",) if use == "rescue" else ()
        with pytest.raises(Refusal) as wrong:
            getattr(store, use)(id, *more)
        refused(wrong.value, "store.unknown")
        assert [saved.id for saved in store.bin()] == [id]


def test_a_game_is_opened_whole_or_refused_while_others_delete_and_restore_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other, store.create(new()) as saved:
        play_on(saved.session, 6)
        saved.close()
        id, text, refusals = saved.id, saved.session.save(), set[str]()
        stop, turns = threading.Event(), threading.Semaphore(0)

        def to_and_fro() -> None:
            while not stop.is_set():
                other.delete(id)
                other.restore(id)
                turns.release()

        def open_it() -> None:
            try:
                assert store.follow(id).session.save() == text
            except Refusal as refusal:
                refusals.add(refusal.id)

        with ThreadPoolExecutor(1) as threads:
            turning = threads.submit(to_and_fro)
            opened = 0
            # As many times as asked, and on until the other side has gone to and fro at least four times
            # (the machine may give it little time).
            try:
                for _ in range(4):
                    while not turns.acquire(blocking=False):
                        open_it()
                        opened += 1
                        assert not turning.done(), turning.result()
                while opened < count(1000, usual=60):
                    open_it()
                    opened += 1
            finally:
                stop.set()
            turning.result()
        assert refusals <= {"store.unknown", "store.locked"}
        assert store.export(id) == text
        record("store: opened while others delete and restore, whole or refused", opened)
