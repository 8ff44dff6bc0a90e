"""Runs: the same rows wherever they are played, chunks whole or not there, and going on where a run was."""

from __future__ import annotations

import errno
import gc
import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.conftest import Run
from visavis.core import Refusal, find_games, get_game
from visavis.lab import cluster
from visavis.lab.cells import RunCell, cells_of
from visavis.lab.folder import Chunk, Folder
from visavis.lab.observers import START, Scoring, play, play_game
from visavis.lab.run_reader import read_run
from visavis.lab.runner import chunk_for, in_processes, run
from visavis.lab.tables import ABOUT, counts_in, criteria_in, joined
from visavis.simulation import play_one, seed_of
from visavis.testing import count
from visavis.words import LANGUAGES, Words

GAMES = tuple(find_games())


def cell(id: str, **options: str) -> RunCell:
    return cells_of(get_game(id), {name: [value] for name, value in options.items()}, policies={})[0]


def files(folder: Path) -> dict[str, str]:
    """Every file of a folder with a digest of what is in it."""
    return {
        str(file.relative_to(folder)): hashlib.blake2b(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def rows(folder: Path, kind: str = "games") -> list[dict[str, Any]]:
    found = [row for file in sorted(folder.rglob(f"{kind}-*.parquet")) for row in pq.read_table(file).to_pylist()]
    return sorted(found, key=lambda row: (row["cell"], row["index"], row.get("step", 0)))


@pytest.mark.parametrize("id", GAMES)
def test_a_row_is_the_game_that_simulate_plays(id: str, tmp_path: Path) -> None:
    one, games = cell(id), count(2, usual=1)
    assert run([one], games, tmp_path) == games
    for index, row in enumerate(rows(tmp_path)):
        game = get_game(id)
        result = play_one(one.plan, game, game.default_pack, index)
        assert row["index"] == index
        assert row["seed"] == seed_of(one.plan, index) == result.seed
        scores = {part["side"]: part["points"] for part in row["scores"]}
        assert (scores, row["winner"], row["turns"], row["digest"]) == (
            result.scores, result.winner, result.turns, result.digest,
        )  # fmt: skip
        start = game.score(one.start()[1])
        for side, points in scores.items():
            its = [part for part in row["parts"] if part["side"] == side]
            assert sum(part["points"] for part in its) == points
            assert sum(part["points"] for part in its if part["clause"] == START) == start.get(side, 0)
        assert [part["policy"] for part in row["seats"]] == list(one.seats.values())
        last = row["rounds"][-len(scores) :]
        assert {part["side"]: part["points"] for part in last} == scores


@pytest.mark.parametrize("id", GAMES)
def test_what_a_game_says_about_itself_is_there(id: str) -> None:
    game = get_game(id)
    fields = game.state.__struct_fields__
    assert set(game.statistics.factions) <= set(fields)
    assert game.statistics.rounds in fields
    assert not game.statistics.first_seat or game.statistics.first_seat in fields


def test_points_are_found_wherever_they_are_looked_for() -> None:
    """An effect that no first game had is not missed: the table says that it is not sound."""
    one = cell("hamlets")
    game, start = one.start()
    blind, _ = play(one, game, start, 0, partial(Scoring, scoring=frozenset()))
    assert not blind.sound
    whole, _ = play(one, game, start, 0, Scoring)
    assert whole.sound
    assert whole.parts()


class Weak(Scoring[Any]):
    """A table of which it can be told whether it is gone."""

    __slots__ = ("__weakref__",)


def test_a_table_goes_with_its_game() -> None:
    """What waits for the tidying up makes the next games slower."""
    one = cell("hamlets")
    game, start = one.start()
    gc.disable()
    try:
        gone = weakref.ref(play_game(one, game, start, 0, Weak).table)
        assert gone() is None
    finally:
        gc.enable()


def test_the_schema_says_what_was_played(tmp_path: Path) -> None:
    one = cell("hamlets", level="hard")
    run([one], 8, tmp_path, chunk=8)
    file = next(tmp_path.rglob("games-*.parquet"))
    metadata = pq.read_schema(file).metadata
    about = json.loads(metadata[ABOUT])
    assert about["options"]["level"] == "hard"
    assert about["seats"] == {"you": "rival"}
    assert about["rules"] == get_game("hamlets").rules_version
    looked, counts = counts_in(metadata)
    assert looked == 1
    assert {kind for kind, *_ in counts} == {"effect", "clause", "asked", "card", "table"}
    assert all(times >= games > 0 for _, _, times, games in counts)
    assert {id for kind, id, *_ in counts if kind == "table"} == {"choices", "questions", "taps", "turns"}


def test_decisions(tmp_path: Path) -> None:
    one = cell("terra_mystica")
    run([one], 3, tmp_path, decisions=True)
    made = rows(tmp_path, "decisions")
    assert {row["index"] for row in made} == {0, 1, 2}
    for row in made:
        left = list(row["options"])
        for criterion in row["criteria"]:
            left = [option for option in left if option not in criterion["cut"]]
        assert left == ([row["pick"]] if row["pick"] is not None else [])
        assert row["clause"] in get_game("terra_mystica").clauses
    metadata = pq.read_schema(next(tmp_path.rglob("decisions-*.parquet"))).metadata
    did = criteria_in(metadata)
    assert sum(sum(its) for _, its in did) >= sum(len(row["criteria"]) for row in made[:1])
    # The rows of the games are the same with and without.
    other = tmp_path.parent / f"{tmp_path.name}-other"
    run([one], 3, other)
    assert [row["digest"] for row in rows(other)] == [row["digest"] for row in rows(tmp_path)]


def test_every_combination_is_played_with_the_same_chance(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran = run(
        "lab", "run", "hamlets", "--games", "3", "-o", "level=normal,hard", "--policy", "you=rival,random",
        "--out", str(out), "--json",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    document = json.loads(ran.out)
    assert document["played"] == 12
    found = rows(out)
    assert len({row["cell"] for row in found}) == 4
    by_index: dict[object, set[object]] = {}
    for row in found:
        by_index.setdefault(row["index"], set()).add(row["seed"])
    assert all(len(seeds) == 1 for seeds in by_index.values())


def test_the_same_bytes_from_one_and_two_workers(tmp_path: Path) -> None:
    one = cell("hamlets")
    for workers in (1, 2):
        run([one], 24, tmp_path / str(workers), decisions=True, workers=workers, chunk=5)
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_repeated_it_adds_nothing_and_larger_it_only_adds(tmp_path: Path) -> None:
    one = cell("sparks")
    assert run([one], 10, tmp_path, chunk=4) == 10
    before = files(tmp_path)
    assert run([one], 10, tmp_path, chunk=3) == 0
    assert files(tmp_path) == before
    assert run([one], 17, tmp_path, chunk=5) == 7
    after = files(tmp_path)
    assert {name: after[name] for name in before} == before
    assert [row["index"] for row in rows(tmp_path)] == list(range(17))
    # Decisions that are asked for later are played again, the games are not written again.
    assert run([one], 17, tmp_path, decisions=True, chunk=17) == 17
    assert {name: its for name, its in files(tmp_path).items() if "decisions" not in name} == after


def test_a_small_run_is_one_file(tmp_path: Path) -> None:
    """Chunks are small so that little is lost; when a run is over they are joined, with what they counted."""
    one = cell("hamlets")
    run([one], 70, tmp_path / "small", decisions=True)
    run([one], 70, tmp_path / "chunks", decisions=True, chunk=2)
    run([one], 70, tmp_path / "whole", decisions=True, chunk=70)
    assert len(list((tmp_path / "chunks").rglob("games-*"))) == 35
    assert run([one], 70, tmp_path / "chunks", decisions=True) == 0
    assert len(files(tmp_path / "chunks")) == 3
    assert files(tmp_path / "chunks") == files(tmp_path / "small")
    for kind in ("games", "decisions"):
        assert rows(tmp_path / "small", kind) == rows(tmp_path / "whole", kind)
        small, whole = (
            {key: json.loads(note) for key, note in pq.read_schema(file).metadata.items()}
            for name in ("small", "whole")
            for file in (tmp_path / name).rglob(f"{kind}-*.parquet")
        )
        assert small == whole


def test_joining_that_was_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    one, folder = cell("hamlets"), Folder(tmp_path)
    run([one], 12, tmp_path, chunk=4)
    parts = [file.read_bytes() for file in folder.files(one.folder, "games")]
    folder.keep(one, Chunk("games", 0, 12), joined(parts))
    (tmp_path / one.folder / Chunk("games", 4, 8).name).unlink()
    (read,) = read_run(tmp_path)
    assert read.games == 12
    assert run([one], 12, tmp_path) == 0


def test_what_is_missing_is_found_between_chunks(tmp_path: Path) -> None:
    one, folder = cell("hamlets"), Folder(tmp_path)
    folder.begin([one])
    folder.keep(one, Chunk("games", 3, 7), b"")
    spans = list(folder.missing(one, 10, ("games",), 4))
    assert [(span.first, span.last) for span in spans] == [(0, 3), (7, 8), (8, 10)]
    assert chunk_for(1) == 1


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ["lab", "run", "hamlets", "--games", "4000", "--chunk", "10", "--out", str(out)]
    code = f"from visavis.cli import main; raise SystemExit(main({args!r}))"
    running = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 120
        while len(list(out.rglob("games-*.parquet"))) < 3 and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    there = {row["index"]: row["digest"] for row in rows(out)}
    assert 30 <= len(there) < 4000
    games = len(there) + 15
    left = run([cell("hamlets")], games, out, chunk=10)
    assert left <= 25
    again = {row["index"]: row["digest"] for row in rows(out)}
    assert sorted(again) == list(range(max(games, len(again))))
    assert there.items() <= again.items()


def alive(process: int) -> bool:
    """Whether a process still runs; one that is over but not yet collected does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux only")
def test_a_killed_run_leaves_no_worker_behind(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ["lab", "run", "hamlets", "--games", "100000", "--chunk", "5", "--workers", "2", "--out", str(out)]
    code = f"from visavis.cli import main; raise SystemExit(main({args!r}))"
    running = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    workers: list[int] = []
    try:
        until = time.monotonic() + 120
        while not list(out.rglob("games-*.parquet")) and time.monotonic() < until:
            time.sleep(0.05)
        workers = children(running.pid)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    assert len(workers) >= 2
    until = time.monotonic() + 60
    while any(map(alive, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [worker for worker in workers if alive(worker)]


# What goes wrong, in one sentence


class _RayError(Exception):
    """As Ray raises it if a node is gone."""


class _RayTaskError(_RayError):
    """As Ray raises it if a task fails."""


@pytest.mark.parametrize("wrong", [_RayError, _RayTaskError])
def test_a_lost_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch, wrong: type[Exception]) -> None:
    class Ray:
        exceptions = SimpleNamespace(RayError=_RayError, RayTaskError=_RayTaskError)
        closed = False

        def remote(self, **given: object) -> object:
            return lambda work: SimpleNamespace(remote=lambda task: task)

        def cluster_resources(self) -> dict[str, int]:
            raise wrong

        def shutdown(self) -> None:
            self.closed = True

    ray = Ray()
    monkeypatch.setattr(cluster, "_joined", lambda address: ray)
    with pytest.raises(Refusal if wrong is _RayError else wrong) as raised:
        list(cluster.on_cluster(str, [1], "ray"))
    assert ray.closed
    if isinstance(raised.value, Refusal):
        for language in LANGUAGES:
            assert "_RayError" in Words(language, strict=True).refusal(raised.value)


WRONG: dict[str, tuple[str, ...]] = {
    "game": ("chess", "--out", "x"),
    "no folder": ("hamlets",),
    "option": ("hamlets", "-o", "weather=hot", "--out", "x"),
    "value": ("hamlets", "-o", "level=hard,harder", "--out", "x"),
    "seat": ("hamlets", "--policy", "p9=random", "--out", "x"),
    "policy": ("hamlets", "--policy", "you=rival,kasparov", "--out", "x"),
    "pack": ("hamlets", "--pack", "missing.toml", "--out", "x"),
    "games": ("hamlets", "--games", "0", "--out", "x"),
    "chunk": ("hamlets", "--chunk", "0", "--out", "x"),
    "workers": ("hamlets", "--workers", "many", "--out", "x"),
    "a file": ("hamlets", "--games", "1", "--out", "file"),
    "no text": ("hamlets", "--games", "1", "--out", "a\x00b"),
}


def refused(run: Run, *args: str) -> tuple[str, str]:
    """The sentence in German and in English."""
    found = []
    for lang in ("de", "en"):
        ran = run("lab", *args, lang=lang)
        assert ran.code in (1, 2), ran
        assert ran.out == ""
        assert ran.err.count("\n") == 1, ran.err
        assert not ran.err.startswith(("Something", "Im Programm")), ran.err
        found.append(ran.err)
    assert found[0] != found[1]
    return found[0], found[1]


@pytest.mark.parametrize("name", WRONG)
def test_wrong_options(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("")
    refused(run, "run", *WRONG[name])
    assert not Path("x").exists()


def test_a_full_disk(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "out"
    written = 0

    def full(descriptor: int) -> None:
        nonlocal written
        written += 1
        if written > 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        _, english = refused(run, "run", "hamlets", "--games", "8", "--chunk", "2", "--out", str(out))
    assert "full" in english
    assert not list(out.rglob(".*")), "nothing half is left"
    assert run("lab", "run", "hamlets", "--games", "8", "--chunk", "2", "--out", str(out)).code == 0
    assert [row["index"] for row in rows(out)] == list(range(8))


def test_a_folder_of_another_game_or_version(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ("run", "hamlets", "--games", "1", "--out", str(out))
    assert run("lab", *args).code == 0
    _, english = refused(run, "run", "sparks", "--games", "1", "--out", str(out))
    assert "hamlets" in english
    file = next(out.rglob("cell.json"))
    good = file.read_text()
    file.write_text(good.replace('"rules":"1"', '"rules":"0"'))
    assert "rules 0" in refused(run, *args)[1]
    file.write_text(good.replace('"format":1', '"format":9'))
    assert "form 9" in refused(run, *args)[1]
    file.write_text("{")
    assert "cannot be read" in refused(run, *args)[1]


def test_without_the_extra(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import importlib.util

    usual = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pyarrow" else usual(name))
    _, english = refused(run, "run", "hamlets", "--out", str(tmp_path / "x"))
    assert "[lab]" in english


def test_without_ray(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import importlib.util

    usual = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ray" else usual(name))
    _, english = refused(run, "run", "hamlets", "--on", "ray", "--out", str(tmp_path / "x"))
    assert "[cluster]" in english


def test_whoever_stops_early_leaves_no_thread_of_the_pool() -> None:
    # Such a thread would close its pipe while the interpreter shuts down and print a traceback after the last sentence.
    before = set(threading.enumerate())
    results = in_processes(abs, [-1, -2, -3], 2)
    assert next(results) in {(-1, 1), (-2, 2), (-3, 3)}
    assert set(threading.enumerate()) - before
    results.close()
    assert set(threading.enumerate()) <= before
