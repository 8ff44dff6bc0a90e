"""Saved games of every release open for ever: they fold, go on under today's rules, and save as what they were."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from visavis.core import Session, Stream
from visavis.core.play.log import Over, read_log
from visavis.testing import count, record

SAVES = Path(__file__).parent / "saves"
FILES = sorted(SAVES.glob("*/*/*.jsonl"))
FOLDERS = [list(files) for _, files in groupby(FILES, lambda file: file.parent)]
EACH = count(100, usual=2)
"""So many games of each release and game; `make test` takes others of the next, so that every kind is among them."""
TURNED = [files[at % len(files) :] + files[: at % len(files)] for at, files in enumerate(FOLDERS)]
SOME = [file for files in TURNED for file in files[:EACH]]


def name(file: Path) -> str:
    return "-".join(file.relative_to(SAVES).with_suffix("").parts)


@pytest.mark.parametrize("file", SOME, ids=name)
def test_a_saved_game_of_a_release_opens_and_goes_on(file: Path) -> None:
    text = file.read_text("utf-8")
    game, header, lines = read_log(text)
    session = Session.load(text)
    assert not [notice for notice in session.notices if notice.id == "pack.changed"]
    whole = max((at for at, line in enumerate(session.lines) if at < len(lines) and line == lines[at]), default=-1)
    if isinstance(lines[-1], Over):
        assert session.over
        assert session.lines == lines
        assert session.seen_by("table").score == lines[-1].over
    else:
        # All of it, or under newer rules all whole steps; the unfinished one is asked again.
        last = max(at for at, line in enumerate(lines) if type(line).__name__ == "Step")
        assert whole + 1 >= (len(lines) if header.rules == game.rules_version else last)
        stream = Stream(1)
        for _ in range(12):
            if session.pending is not None:
                session.answer(session.pending.some(stream.below))
        assert session.check() is None
    assert Session.load(session.save()).save() == session.save()
    record(f"saved games of {file.relative_to(SAVES).parts[0]} opened and gone on with", 1)


def test_every_game_of_a_release_has_saved_games() -> None:
    assert {file.stem for file in SOME} == {file.stem for file in FILES}
    assert set(SOME) <= set(FILES)
    found = {file.relative_to(SAVES).parts[:2] for file in SOME}
    for release in ("0.2.0", "0.3.0", "0.4.0", "0.5.0", "1.0.0", "1.0.1", "1.0.2", "1.0.3", "1.0.4"):
        assert {game for version, game in found if version == release} == {
            "alien_artifacts", "anunnaki", "hamlets", "mosaic", "sparks", "tapestry", "terra_mystica",
        }  # fmt: skip
