"""What the tests of the store share: games to save, and the database that 0.4.0 left."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.corpus import SAVES
from visavis.core import Refusal, Session, get_game
from visavis.core.chance import Stream
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import Kept, find_text, keep
from visavis.words import LANGUAGES, Words

OLD = SAVES / "0.4.0.sql"


def new(id: str = "hamlets", seed: int = 1, **more: Any) -> Session[Any]:
    return Session.new(get_game(id), seed=seed, **more)


def play_on(session: Session[Any], answers: int, seed: int = 0) -> None:
    stream = Stream(seed)
    for _ in range(answers):
        if session.pending is None:
            return
        session.answer(session.pending.some(stream.below))


def refused(refusal: Refusal, id: str) -> None:
    """It is this refusal, and there are words for it in one line."""
    assert refusal.id == id
    for language in LANGUAGES:
        line = Words(language, strict=True).refusal(refusal)
        assert "\n" not in line
        assert len(line) > 20


def keep_text(shelf: Shelf, kind: str, name: str, text: str) -> None:
    """Keep a text as somebody does who has seen what it replaces."""
    before = find_text(shelf, kind, name)
    assert isinstance(keep(shelf, kind, name, text, before.digest if before else ""), Kept)


def old_database(folder: Path) -> None:
    """The file as 0.4.0 wrote it: two running games, one that is over, one in the bin."""
    database = sqlite3.connect(folder / "games.db")
    database.executescript(OLD.read_text("utf-8"))
    database.close()
