"""What is different on Windows and on a Mac, as far as it can be shown without one (docs/install.md)."""

from __future__ import annotations

import ctypes
import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import visavis
from tests.test_layers import FILES, name
from visavis.store import Store, data_folder, store
from visavis.store.lock import Lock
from visavis.web.server.connections import files_allowed
from visavis.words import choose_language, languages

WINDOWS = SimpleNamespace(platform="win32")


# Locks


@pytest.fixture
def lock_of_windows(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The lock as Windows reads the file, with a `msvcrt` that locks as that one does."""
    held: set[tuple[int, int]] = set()
    own: dict[int, tuple[int, int]] = {}

    def locking(file: int, mode: int, count: int) -> None:
        assert (mode, count) == (2, 1)
        seen = os.fstat(file)
        which = seen.st_dev, seen.st_ino
        if which in held:
            raise PermissionError(13, "Permission denied")
        held.add(which)
        own[file] = which

    def close(file: int, really: Any = os.close) -> None:
        held.discard(own.pop(file, (0, 0)))
        really(file)

    def unlink(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "The process cannot access the file because it is being used by another process")

    msvcrt = ModuleType("msvcrt")
    msvcrt.locking, msvcrt.LK_NBLCK = locking, 2  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    monkeypatch.setattr(os, "close", close)
    monkeypatch.setattr(Path, "unlink", unlink)
    # What Windows says of an open file and of its path may differ.
    monkeypatch.setattr(os.path, "samestat", lambda one, other: False)
    with monkeypatch.context() as here:
        here.setattr(sys, "platform", "win32")
        found = runpy.run_path(str(Path(visavis.__file__).parent / "store" / "lock.py"))
    return found["Lock"]


def test_a_lock_of_windows_is_held_by_one_and_taken_again(lock_of_windows: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    first = lock_of_windows.take(path)
    assert first is not None
    assert lock_of_windows.take(path) is None
    first.release()
    first.release()
    assert path.exists(), "an open file cannot be removed there"
    again = lock_of_windows.take(path)
    assert again is not None
    again.release()


def test_a_file_that_cannot_be_removed_is_unlocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlink(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(Path, "unlink", unlink)
    lock = Lock.take(tmp_path / "game.lock")
    assert lock is not None
    lock.release()
    assert Lock.take(tmp_path / "game.lock") is not None


# Paths


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"LOCALAPPDATA": "/users/me/local"}, Path("/users/me/local/visavis")),
        ({"LOCALAPPDATA": "/users/me/local", "VISAVIS_HOME": "/mine"}, Path("/mine")),
        ({"LOCALAPPDATA": "/users/me/local", "XDG_DATA_HOME": "/data"}, Path("/data/visavis")),
        ({}, Path(".local/share/visavis")),
    ],
)
def test_where_the_games_lie_on_windows(
    environment: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(store, "sys", WINDOWS)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert data_folder(environment) == tmp_path / folder


def test_games_of_an_earlier_version_stay_where_they_lie_on_windows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(store, "sys", WINDOWS)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    earlier = tmp_path / ".local" / "share" / "visavis"
    earlier.mkdir(parents=True)
    assert data_folder({"LOCALAPPDATA": "/users/me/local"}) == earlier


def test_elsewhere_that_variable_says_nothing() -> None:
    assert data_folder({"LOCALAPPDATA": "/local"}) == Path.home() / ".local/share/visavis"


def test_a_folder_with_a_space_and_letters_of_its_own(tmp_path: Path) -> None:
    with Store.open(tmp_path / "Jörg Müller" / "Application Support") as opened:
        assert opened.games() == ()


# Languages


@pytest.mark.parametrize(("id", "language"), [(0x0407, "de"), (0x0C07, "de"), (0x0809, "en"), (0, "en")])
def test_windows_is_asked_for_its_language(id: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "sys", WINDOWS)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: id)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert choose_language(None, {}) == language
    assert choose_language(None, {"LANG": "de_DE"}) == "de"


# Consoles, signals and processes


def test_a_console_without_our_signs_shows_what_it_can() -> None:
    """Output that goes into a file has the code page of the country there."""
    command = [sys.executable, "-c", "from visavis.cli import main; raise SystemExit(main(['--lang', 'de', 'games']))"]
    ran = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "cp1252"})
    assert ran.returncode == 0
    assert "Terra Mystica" in ran.stdout.decode("cp1252")


def test_without_limits_of_the_system_there_is_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    assert files_allowed() == 1024


NOT_EVERYWHERE = ("fcntl", "termios", "resource", "pwd", "grp", "pty", "tty", "msvcrt", "winreg")
BEHIND_A_CHECK = {"store/durable.py", "store/lock.py", "web/server/connections.py"}
"""Each asks first which system it is on."""
ONLY = ("os.fork", "SIGKILL", "SIGALRM", "SIGUSR", "add_signal_handler", "os.getuid", '"/tmp', '"/dev/')
"""What is not there on Windows."""


def test_nothing_is_used_that_only_one_system_has() -> None:
    """But for `mutants`, which forks: a tool for developers, on Linux and a Mac."""
    texts = {name(file): file.read_text("utf-8") for file in FILES if not name(file).startswith("testing/")}
    importing = {file for file, text in texts.items() for one in NOT_EVERYWHERE if f"import {one}\n" in text}
    assert importing == BEHIND_A_CHECK
    found = [(file, only) for file, text in texts.items() for only in ONLY if only in text]
    assert found == [("core/answer_time.py", "SIGALRM")], "it asks first whether there is an alarm"


def test_every_text_file_is_opened_as_utf_8() -> None:
    """Without a word Windows reads and writes files in the code page of the country."""
    texts = {name(file): file.read_text("utf-8") for file in FILES}
    assert [file for file, text in texts.items() if ".read_text()" in text or ".write_text(text)" in text] == []
