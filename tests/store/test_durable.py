"""Files beside the database: written whole, never over another one, also where a file system offers less."""

from __future__ import annotations

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.store.playing import keep_text
from visavis.store import Store, durable


def test_a_new_file_is_never_written_over_another_one(tmp_path: Path) -> None:
    durable.create(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        durable.create(tmp_path / "file", b"second")
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("file", b"first")]


def test_a_file_system_without_links_and_without_sync_of_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    def no_folders(file: int) -> None:
        if os.path.isdir(f"/dev/fd/{file}"):
            raise OSError(errno.EINVAL, "no sync here")

    monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(durable, "_sync", no_folders)
    durable.create(tmp_path / "file", b"first")
    with pytest.raises(FileExistsError):
        durable.create(tmp_path / "file", b"second")
    durable.replace(tmp_path / "other", b"third")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"file": b"first", "other": b"third"}


def test_two_threads_keep_the_same_text_and_one_of_them_stays_whole(tmp_path: Path) -> None:
    texts = [str(number) * 50_000 for number in range(8)]
    with Store.open(tmp_path) as store, ThreadPoolExecutor(4) as several:
        list(several.map(lambda text: durable.replace(tmp_path / "mine.toml", text.encode()), texts))
        assert (tmp_path / "mine.toml").read_text("utf-8") in texts
        assert not store.texts()
    assert [file.name for file in tmp_path.glob("*mine*")] == ["mine.toml"]


def test_the_longest_name_of_a_text_fits(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        keep_text(store, "pack", "字" * 80, "x = 1\n")
        keep_text(store, "pack", "字" * 80, "x = 2\n")
        assert dict(store.texts()) == {("pack", "字" * 80): "x = 2\n"}
