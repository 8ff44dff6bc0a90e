"""Saved games of every release open for ever: they fold, go on under today's rules, and save as what they were."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from tests.corpus import SAVES, add_release, digest_of, manifests, object_file
from visavis.core import Session, Stream
from visavis.core.play.log import Over, read_log
from visavis.testing import count, record

MANIFESTS = manifests()
NAMES = {digest: name for manifest in MANIFESTS.values() for name, digest in manifest.items()}
RELEASES = {digest: [one for one, manifest in MANIFESTS.items() if digest in manifest.values()] for digest in NAMES}
FOLDERS = [
    [(version, name) for name in names]
    for version, manifest in MANIFESTS.items()
    for _, names in groupby(sorted(manifest), lambda name: name.split("/")[0])
]
EACH = count(100, usual=2)
"""The number of saves of each release and game; `make test` takes others of the next, so that every kind is tested."""
TURNED = [saves[at % len(saves) :] + saves[: at % len(saves)] for at, saves in enumerate(FOLDERS)]
SOME = [save for saves in TURNED for save in saves[:EACH]]
DISTINCT = list(dict.fromkeys(MANIFESTS[version][name] for version, name in SOME))
"""What the sample contains, each content once: equal saves of several releases are opened once for all of them."""


def label(digest: str) -> str:
    return f"{NAMES[digest].replace('/', '-')}-{'+'.join(RELEASES[digest])}"


@pytest.mark.parametrize("digest", DISTINCT, ids=label)
def test_a_saved_game_of_a_release_opens_and_goes_on(digest: str) -> None:
    text = object_file(digest).read_text("utf-8")
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
    first, *_ = releases = RELEASES[digest]
    record(f"saved games of {first} opened and gone on with", 1, releases=len(releases))


def test_every_game_of_a_release_has_saved_games() -> None:
    assert {name.split("/")[1] for _, name in SOME} == {name.split("/")[1] for name in NAMES.values()}
    found = {(version, name.split("/")[0]) for version, name in SOME}
    assert {version for version, _ in found} == set(MANIFESTS)
    for release in MANIFESTS:
        assert {game for version, game in found if version == release} == {
            "alien_artifacts", "anunnaki", "hamlets", "mosaic", "sparks", "tapestry", "terra_mystica",
        }  # fmt: skip


def test_every_saved_game_of_a_manifest_is_there_and_has_the_content_of_its_digest() -> None:
    assert [digest for digest in NAMES if not object_file(digest).exists()] == []
    assert [digest for digest in NAMES if digest_of(object_file(digest).read_text("utf-8")) != digest] == []


def test_every_stored_save_belongs_to_a_release() -> None:
    stored = {file.name for file in (SAVES / "objects").iterdir()}
    assert stored - {object_file(digest).name for digest in NAMES} == set(), "no manifest names them: remove them"


def test_a_release_adds_only_what_is_new(tmp_path: Path) -> None:
    assert add_release("1.9.0", {"one/a": "first\n", "one/b": "second\n", "two/a": "first\n"}, tmp_path) == 2
    assert add_release("1.10.0", {"one/a": "first\n", "one/b": "third\n"}, tmp_path) == 1
    first, second, third = (digest_of(text) for text in ("first\n", "second\n", "third\n"))
    assert list(manifests(tmp_path).items()) == [
        ("1.9.0", {"one/a": first, "one/b": second, "two/a": first}),
        ("1.10.0", {"one/a": first, "one/b": third}),
    ]
    assert object_file(third, tmp_path).read_text("utf-8") == "third\n"
    assert len(list((tmp_path / "objects").iterdir())) == 3
