"""Any change of a file fails, at any point: what was acknowledged is there, nothing is half, a refusal says why."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.store.layer import WAYS, Layer, layered
from tests.store.playing import old_database, play_on
from tests.store.scripted import HOME, MAIN, Act, Held, copied, fixed, found, held, in_one_sentence, steps
from visavis.core import Refusal, Stale
from visavis.store import Store
from visavis.testing import count, record

__all__ = ["fixed"]
DAMAGED = b"no database, but perhaps all that is left of somebody's games " * 40
STRIDE = 36 // count(36, usual=1)
"""Every fault in the proof; a fixed sample, spread over all steps, in the tests."""


class Fault(NamedTuple):
    """What fails: the change with this number in a step, this way, and with `lasting` all later ones of its kind."""

    step: str
    at: int
    kind: str
    way: str
    lasting: bool

    @property
    def may_be_done(self) -> bool:
        """Whether a refused step may be done all the same.

        A commit is the removal of the journal, or a rename. If only its sync fails, or what comes after it, it stands.
        """
        return self.way == "unsynced" or self.kind in ("unlock", "sync folder")


def faults(step: str, kinds: list[str]) -> Iterator[Fault]:
    for at, kind in enumerate(kinds):
        for way in WAYS[kind]:
            for lasting in (False, True):
                # SQLite waits five seconds for a lock that stays taken; tests/store/test_store.py waits once.
                if not (lasting and (kind, way) == ("lock", "EACCES")):
                    yield Fault(step, at, kind, way, lasting)


class Course:
    """The scripted game, played once without a fault: the disk before each step, and what is held after it."""

    def __init__(self, folder: Path, layer: Layer, step: dict[str, str]) -> None:
        self.layer, self.step = layer, step
        self.acts: dict[str, Act] = steps()
        self.before: dict[str, Path] = {}
        self.held: dict[str, tuple[Held, Held]] = {}
        self.faults: list[Fault] = []
        self.scratch = folder / "scratch"
        disk = folder / "disk"
        (disk / HOME).mkdir(parents=True)
        layer.watch(disk)
        with Store.open(disk / HOME) as store:
            last = held(store)
            for name, act in self.acts.items():
                self.before[name] = copied(disk, folder / name)
                step["name"] = name
                layer.arm(-1)
                act(store)
                kinds = layer.asked.copy()
                self.held[name] = (last, last := held(store))
                self.faults += faults(name, kinds)

    def run(self, fault: Fault) -> bool:
        """One fault; returns whether the step was refused."""
        act, (before, after) = self.acts[fault.step], self.held[fault.step]
        self.step["name"] = fault.step
        disk = copied(self.before[fault.step], self.scratch)
        self.layer.watch(disk)
        with Store.open(disk / HOME) as store:
            files = len(os.listdir("/dev/fd"))
            self.layer.arm(fault.at, fault.way, fault.lasting)
            refused = False
            try:
                act(store)
            except Refusal as refusal:
                refused = True
                in_one_sentence(refusal)
            finally:
                self.layer.arm(-1)
            assert self.layer.hit
            # The program ends here, whatever lies beside the games; or it goes on, and another starts.
            if fault.kind != "unlink" and not fault.lasting:
                assert [file.name for file in (disk / HOME).rglob(".*")] == []
            left = found(copied(disk, disk.with_name("left")) / HOME)
            now = held(store)
            assert left == now == found(disk / HOME)
            assert now == after if not refused else now in ((before, after) if fault.may_be_done else (before,))
            if now == before:
                act(store)
                assert held(store) == after
            assert len(os.listdir("/dev/fd")) == files
        assert found(disk / HOME) == after
        return refused


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory, fixed: dict[str, str]) -> Iterator[Course]:
    with layered() as layer:
        yield Course(tmp_path_factory.mktemp("course"), layer, fixed)


def each(chosen: list[Fault], run: Callable[[Fault], bool]) -> int:
    """Every fault of a list; how many of the steps were refused."""
    refused = 0
    for fault in chosen:
        try:
            refused += run(fault)
        except Exception as wrong:
            raise AssertionError(fault) from wrong
    return refused


def test_a_fault_at_any_change_loses_nothing(course: Course) -> None:
    assert {fault.kind for fault in course.faults} == set(WAYS) - {"truncate"}
    chosen = course.faults[::STRIDE]
    refused = each(chosen, course.run)
    assert refused > len(chosen) / 2
    record("store: changes of files that failed", len(chosen), refused=refused)


@pytest.mark.parametrize("follow", [False, True], ids=["resumed", "followed"])
def test_an_open_game_goes_on_after_a_fault(course: Course, tmp_path: Path, follow: bool) -> None:
    """The same game in the same process: what was refused can be answered again, what follows is saved too."""

    def run(fault: Fault) -> bool:
        disk = copied(course.before["answer"], course.scratch)
        course.layer.watch(disk)
        with Store.open(disk / HOME) as store, store.follow(MAIN) if follow else store.resume(MAIN) as game:
            session, refused = game.session, False
            before = session.save()
            course.layer.arm(fault.at, fault.way, fault.lasting)
            try:
                play_on(session, 1)
            except Refusal as refusal:
                refused = True
                in_one_sentence(refusal)
                assert session.save() == before
            finally:
                kinds[:] = kinds or course.layer.asked
                course.layer.arm(-1)
            if refused and not game.is_current:
                # The commit stands although it was refused: a page opens the game again.
                with pytest.raises(Stale):
                    play_on(session, 1)
                assert fault.may_be_done
            else:
                play_on(session, 1 + refused)
                session.undo()
                assert store.export(MAIN) == session.save()
        found(disk / HOME)
        return refused

    kinds: list[str] = []
    run(Fault("answer", -1, "", "", False))
    chosen = list(faults("answer", kinds.copy()))[:: min(STRIDE, 7)]
    assert each(chosen, run) > len(chosen) / 2
    record("store: changes of files that failed in an open game", len(chosen))


# Opening


def _old(home: Path) -> None:
    home.mkdir(parents=True)
    old_database(home)


def _damaged(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "games.db").write_bytes(DAMAGED)
    (home / "games.db-shm").write_bytes(DAMAGED[:99])


@pytest.mark.parametrize(
    "make", [lambda home: home.parent.parent.mkdir(), _old, _damaged], ids=["none", "old", "damaged"]
)
def test_a_fault_while_opening_loses_nothing(course: Course, tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "made" / HOME)

    def run(fault: Fault) -> bool:
        disk = copied(tmp_path / "made", tmp_path / "scratch")
        course.layer.watch(disk)
        course.layer.arm(fault.at, fault.way, fault.lasting)
        refused = False
        try:
            Store.open(disk / HOME).close()
        except Refusal as refusal:
            refused = True
            in_one_sentence(refusal)
        finally:
            kinds[:] = kinds or course.layer.asked
            course.layer.arm(-1)
        with Store.open(disk / HOME) as store:
            whole.append(held(store))
            assert whole[-1] == whole[0]
        if make is _damaged:
            (kept,) = (disk / HOME).glob("*.damaged-*[0-9]")
            assert kept.read_bytes() == DAMAGED
            # Where nothing can be renamed any more, what lies beside it stays behind.
            assert fault.lasting or kept.with_name(kept.name + "-shm").read_bytes() == DAMAGED[:99]
        return refused

    kinds: list[str] = []
    whole: list[Held] = []
    run(Fault("open", -1, "", "", False))
    assert len(whole[0].games) == (3 if make is _old else 0)
    chosen = list(faults("open", kinds.copy()))[:: min(STRIDE, 7)]
    assert each(chosen, run)
    record("store: changes of files that failed while opening", len(chosen))
