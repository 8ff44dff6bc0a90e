"""The power fails at any moment, and what was not synced is lost or in disorder: all that was acknowledged is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.store.layer import Change, Layer, layered
from tests.store.playing import keep_text, new, old_database, play_on
from tests.store.power import Disk, write
from tests.store.scripted import HOME, MAIN, Held, fixed, found, held, steps
from visavis.core import Stream
from visavis.store import Store
from visavis.testing import count, record

__all__ = ["fixed"]
STRIDE = 24 // count(24, usual=1)
CHANCES = count(6, usual=2)
DAMAGED = b"no database, but perhaps all that is left of somebody's games " * 40
Check = Callable[[Path, int], None]


@pytest.fixture(scope="module")
def layer() -> Iterator[Layer]:
    with layered() as layer:
        yield layer


def cut(disk: Path, before: Disk, changes: list[Change], check: Check, scratch: Path, stride: int = STRIDE) -> int:
    """Cut the power after every change (in the tests: some), and look at what may be found; how often."""
    images = 0
    for at, change in enumerate(changes, 1):
        before.change(change)
        if at % stride and at < len(changes):
            continue
        for image in before.images(Stream(at), CHANCES):
            try:
                check(write(image, scratch), at)
            except Exception as wrong:
                raise AssertionError(f"power cut after change {at}: {changes[max(0, at - 3) : at]}") from wrong
            images += 1
    # What the layer noted is all that was changed.
    real = {str(file.relative_to(disk)): file.read_bytes() for file in disk.rglob("*") if file.is_file()}
    noted = before.image(lambda: True, lambda: True)
    assert {path: content for path, content in noted.items() if content is not None} == real
    return images


def test_a_power_cut_at_any_moment_loses_nothing_acknowledged(
    tmp_path: Path, layer: Layer, fixed: dict[str, str]
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    layer.watch(disk)
    before = Disk(disk)
    acknowledged: list[tuple[int, Held]] = [(0, Held((), (), (), b""))]
    with Store.open(disk / HOME) as store:
        assert store.database.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert store.database.execute("PRAGMA synchronous").fetchone() == (3,)
        for name, act in steps().items():
            fixed["name"] = name
            act(store)
            acknowledged.append((len(layer.done), held(store)))

    def check(image: Path, at: int) -> None:
        latest = max(index for index, (done, _) in enumerate(acknowledged) if done <= at)
        allowed = [acknowledged[latest][1]]
        if acknowledged[latest][0] < at and latest + 1 < len(acknowledged):
            allowed.append(acknowledged[latest + 1][1])
        assert found(image / HOME) in allowed

    images = cut(disk, before, layer.done, check, tmp_path / "image")
    record("store: disks after a power cut", images)


def _old(home: Path) -> None:
    old_database(home)


def _damaged(home: Path) -> None:
    (home / "games.db").write_bytes(DAMAGED)


@pytest.mark.parametrize("make", [_old, _damaged], ids=["old", "damaged"])
def test_a_power_cut_while_opening_loses_nothing(tmp_path: Path, layer: Layer, make: Callable[[Path], None]) -> None:
    """Of a database of 0.4.0 that is brought up to date, and of a damaged one that is put aside."""
    disk = tmp_path / "disk"
    (disk / HOME).mkdir(parents=True)
    make(disk / HOME)
    layer.watch(disk)
    before = Disk(disk)
    before.begin(layer.names)
    with Store.open(disk / HOME) as store:
        whole = held(store)

    def check(image: Path, _at: int) -> None:
        with Store.open(image / HOME) as store:
            assert held(store) == whole
        if make is _damaged:
            assert DAMAGED in [file.read_bytes() for file in (image / HOME).glob("games.db*")]

    images = cut(disk, before, layer.done, check, tmp_path / "image")
    record("store: disks after a power cut while opening", images)


def played(tmp_path: Path, layer: Layer) -> tuple[Path, Disk]:
    """A disk with a game, all of it synced, that is watched from here."""
    disk = tmp_path / "disk"
    with Store.open(disk / HOME) as store:
        store.create(new(), "mine").close()
    layer.watch(disk)
    before = Disk(disk)
    before.begin(layer.names)
    return disk, before


def test_a_power_cut_while_recovering_from_one_loses_nothing(
    tmp_path: Path, layer: Layer, fixed: dict[str, str]
) -> None:
    fixed["name"] = "create"
    disk, before = played(tmp_path, layer)
    with Store.open(disk / HOME) as store:
        allowed = [held(store)]
        with store.resume(MAIN) as game:
            play_on(game.session, 1)
        allowed.append(held(store))
    images = 0

    def check(image: Path, at: int) -> None:
        nonlocal images
        layer.watch(image)
        again = Disk(image)
        again.begin(layer.names)
        state = found(image / HOME)
        assert state in allowed
        if len(layer.done) > 2:
            # A journal was there: what is found does not change by a second cut.
            twice = cut(
                image, again, layer.done, lambda other, _: _equal(found(other / HOME), state), tmp_path / "twice", 3
            )
            images += twice

    cut(disk, before, layer.done.copy(), check, tmp_path / "image", min(STRIDE, 9))
    assert images
    record("store: disks after a power cut while recovering", images)


def _equal(one: Held, other: Held) -> None:
    assert one == other


@pytest.mark.parametrize("how", ["OFF", "FULL", "without sync of texts"])
def test_the_disk_finds_what_was_not_synced(
    tmp_path: Path, layer: Layer, fixed: dict[str, str], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """FULL is not enough: the removal of the journal has to be synced too, which is what EXTRA adds."""
    fixed["name"] = "create"
    disk, before = played(tmp_path, layer)
    with Store.open(disk / HOME) as store:
        if how in ("OFF", "FULL"):
            store.database.execute(f"PRAGMA synchronous = {how}")
            with store.resume(MAIN) as game:
                play_on(game.session, 1)
        else:
            monkeypatch.setattr("visavis.store.durable._sync", lambda file: None)
            keep_text(store, "bot", "mine.toml", "kept")
        whole = held(store)
    for change in layer.done:
        before.change(change)
    states = []
    for image in before.images(Stream(1), 0):
        with Store.open(write(image, tmp_path / "image") / HOME) as store:
            states.append(held(store))
    assert whole in states
    assert [state for state in states if state != whole]
