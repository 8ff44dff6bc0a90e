"""A scripted game, step by step, and what the store holds after each step: for faults and power cuts at any point."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.store.playing import keep_text, new, play_on
from visavis.core import Refusal
from visavis.core.chance import Stream
from visavis.core.saves.bundle import read_bundle, write_bundle
from visavis.core.saves.merging import merge
from visavis.store import Store
from visavis.words import LANGUAGES, Words

HOME = Path("data") / "visavis"
"""Where the games are, below the disk: two folders that have to be made first."""
MAIN, OTHER, BRANCH, IMPORTED = (letter * 12 for letter in "abcd")
IDS = {"create": MAIN, "create another": OTHER, "branch": BRANCH, "import": IMPORTED}
BOT = 'id = "mine"\n' + "# written over many evenings\n" * 300
Act = Callable[[Store], object]


class Held(NamedTuple):
    """All that a store holds, without moments."""

    games: tuple[tuple[str, str, str, str], ...]
    bin: tuple[str, ...]
    texts: tuple[tuple[tuple[str, str], str], ...]
    key: bytes


def _with(change: Callable[[Any], object], id: str = MAIN, follow: bool = False) -> Act:
    def act(store: Store) -> None:
        with store.follow(id) if follow else store.resume(id) as game:
            change(game.session)

    return act


def _answer(seed: int) -> Callable[[Any], None]:
    return lambda session: session.answer(session.pending.some(Stream(seed).below))


def _other_device() -> bytes:
    """The bundle of a device with one game."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        with store.create(new(seed=7), "from the other device") as game:
            play_on(game.session, 3)
        return write_bundle(store, {})[0].encode()


def _merge(store: Store, bundle: bytes) -> None:
    for item in merge(store, read_bundle(bundle), lambda saved: saved.title).refused:
        assert item.refusal is not None
        raise item.refusal


def steps() -> dict[str, Act]:
    """What is done, in order. Each gives the same whenever it is done, and leaves no game open."""
    bundle, log = _other_device(), new(seed=5)
    play_on(log, 4)
    text = log.save()
    return {
        "create": lambda store: store.create(new(), "mine").close(),
        "answer": _with(_answer(1)),
        "answer from a page": _with(_answer(2), follow=True),
        "long answer": _with(lambda session: play_on(session, 1, seed=3)),
        "undo": _with(lambda session: session.undo()),
        "redo": _with(lambda session: session.redo()),
        "undo once more": _with(lambda session: session.undo(), follow=True),
        "another answer": _with(_answer(9)),
        "correct": _with(lambda session: session.correct({"points": 77})),
        "branch": lambda store: store.branch(MAIN, 2, "what if").close(),
        "create another": lambda store: store.create(new(seed=2), "short").close(),
        "rename": lambda store: store.rename(MAIN, "renamed"),
        "delete": lambda store: store.delete(OTHER),
        "restore": lambda store: store.restore(OTHER),
        "import": lambda store: store.import_(text, "imported").close(),
        "merge": lambda store: _merge(store, bundle),
        "keep a bot": lambda store: keep_text(store, "bot", "mine.toml", BOT),
        "keep it changed": lambda store: keep_text(store, "bot", "mine.toml", BOT[:-20] + "# better\n"),
        "add a pack": lambda store: keep_text(store, "pack", "mine.toml", 'id = "mine"\n'),
        "pairing": lambda store: store.pairing_key(),
        "answer at the end": _with(_answer(4), BRANCH),
    }


@pytest.fixture(scope="module", autouse=True)
def fixed() -> Iterator[dict[str, str]]:
    """The ids of new games, and the key, are those of the step; a busy game is not waited for."""
    step = {"name": ""}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("visavis.store.store.new_id", lambda: IDS.get(step["name"], "e" * 12))
        patch.setattr("visavis.store.store.secrets.token_bytes", lambda n: b"k" * n)
        patch.setattr("visavis.store.store._PATIENCE", 0.01)
        yield step


_OPENED: set[tuple[str, str]] = set()
"""Logs and lists of what can be redone that were played from their beginning."""


def held(store: Store) -> Held:
    """All that a store holds; every game of it opens and is whole."""
    games = []
    for saved in store.games():
        kept = store.read(saved.id)
        assert kept.intact
        assert not saved.trouble
        if (kept.text, kept.redo) not in _OPENED:
            assert store.load(saved.id).save() == kept.text
            _OPENED.add((kept.text, kept.redo))
        games.append((saved.id, saved.title, kept.text, kept.redo))
    key = store.folder / "pairing.key"
    return Held(
        tuple(sorted(games)),
        tuple(saved.id for saved in store.bin()),
        tuple(sorted(store.texts().items())),
        key.read_bytes() if key.exists() else b"",
    )


def found(home: Path) -> Held:
    """What a program finds that starts here, after the disk was left as it is. Nothing is damaged."""
    with Store.open(home) as store:
        assert store.notices == ()
        result = held(store)
    with closing(sqlite3.connect(home / "games.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    return result


def in_one_sentence(refusal: Refusal) -> None:
    """There are words for it, in one line."""
    for language in LANGUAGES:
        line = Words(language, strict=True).refusal(refusal)
        assert "\n" not in line
        assert len(line) > 20


def copied(disk: Path, to: Path) -> Path:
    """A copy of a disk as it is now, with everything that lies beside the games."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(disk, to)
    return to
