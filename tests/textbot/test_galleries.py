"""Galleries of bots: the index of our own is up to date and every bot in it sound; a foreign one is bounded."""

from __future__ import annotations

import io
import zipfile
from importlib import resources
from pathlib import Path

import pytest

import visavis.textbot.gallery
from tests.conftest import Run
from tests.textbot.broken import SOUND, broken
from visavis.core import Refusal
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.studio.galleries import INDEX, MOST_BOTS, files_in, files_of_zip, make_index, open_gallery

OURS = Path(str(resources.files(visavis.textbot.gallery)))


def packed(files: dict[str, str], top: str = "") -> bytes:
    """A ZIP file with these files."""
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as written:
        for name, text in files.items():
            written.writestr(top + name, text)
    return box.getvalue()


def test_the_index_of_our_gallery_is_up_to_date_and_every_bot_in_it_sound() -> None:
    files = files_in(OURS)
    made, wrong = make_index(files, 8, 20)
    assert wrong == []
    assert made.encode() == files[INDEX], "run: visavis bot index src/visavis/textbot/gallery"
    gallery = open_gallery(files)
    assert {one.id for one in gallery.bots} == set(shipped_ids())
    assert {one.mark for one in gallery.bots} == {""}
    assert all(one.called("de") for one in gallery.bots)


def test_a_repository_as_a_zip_file_is_opened_as_the_folder_is(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config.toml").write_text("bot = 1", "utf-8")
    files = {"mole.toml": SOUND, "more/crow.toml": shipped("old_crow"), "pyproject.toml": "[tool]\n"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    index, wrong = make_index(files_in(tmp_path), 4, 20)
    assert wrong == []
    (tmp_path / INDEX).write_text(index, "utf-8")
    folder = open_gallery(files_in(tmp_path))
    assert open_gallery(files_of_zip(packed({**files, INDEX: index}, "gallery-main/"))) == folder
    assert [(one.file, one.id, one.mark) for one in folder.bots] == [
        ("mole.toml", "mole", ""), ("more/crow.toml", "old_crow", ""),
    ]  # fmt: skip
    assert folder.texts["mole.toml"] == SOUND


def test_what_differs_from_the_index_is_marked() -> None:
    files = {"a.toml": SOUND.encode(), "b.toml": shipped("tide").encode()}
    files[INDEX] = make_index(files, 2, 20)[0].encode()
    del files["b.toml"]
    files["a.toml"] += b"# changed\n"
    files["c.toml"] = b'bot = 1\nid = "sly"\nname = "Sly"\n'
    assert [(one.id, one.mark) for one in open_gallery(files).bots] == [
        ("mole", "changed"), ("tide", "missing"), ("sly", "unlisted"),
    ]  # fmt: skip


def test_an_index_is_not_made_of_bots_that_are_not_sound() -> None:
    wrong = make_index(
        {"a.toml": broken("counter").encode(), "b.toml": SOUND.encode(), "c.toml": SOUND.encode()}, 2, 20
    )[1]
    assert [(one.file, one.problem.id) for one in wrong] == [("a.toml", "bot.counter"), ("c.toml", "gallery.twice")]


def test_nothing_of_a_foreign_gallery_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def ran(*args: object) -> None:
        raise AssertionError("a stranger's text ran")

    monkeypatch.setattr("visavis.textbot.studio.galleries.read_bot", ran)
    monkeypatch.setattr("visavis.textbot.studio.galleries.try_out", ran)
    named = {INDEX: '[[bot]]\nfile = "a.toml"\nid = "x\\u202ey"\nname = "N\\u001b[31m"\n', "a.toml": SOUND}
    (one,) = open_gallery(files_of_zip(packed(named))).bots
    assert "\u202e" not in one.id
    assert "\u001b" not in one.called("en")


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"no zip", "gallery.zip"),
        (packed({"readme.md": "hello"}), "gallery.none"),
        (packed({INDEX: "[[bot]\n", "a.toml": SOUND}), "gallery.index"),
        (packed({f"{n}.toml": "bot = 1\n" for n in range(MOST_BOTS + 3)}), "gallery.many"),
        (packed({"a.toml": "bot = 1\n" + "#" * 3_000_000}), "gallery.none"),
        (packed({"../a.toml": SOUND}), "gallery.none"),
    ],
)
def test_what_is_no_gallery_or_too_large_is_refused(data: bytes, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_gallery(files_of_zip(data))
    assert refused.value.id == id


def test_commands_make_compare_and_list_an_index(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mole.toml").write_text(SOUND, "utf-8")
    assert run("bot", "index", str(tmp_path), "--check").code == 1
    assert "1 bot, all of them sound" in run("bot", "index", str(tmp_path)).out
    assert run("bot", "index", str(tmp_path), "--check").code == 0
    assert "mole  Baron Mole" in run("bot", "gallery", str(tmp_path)).out
    assert run("bot", "gallery", str(tmp_path), "mole").out == SOUND
    (tmp_path / "mole.toml").write_text(broken("counter"), "utf-8")
    refused = run("bot", "index", str(tmp_path))
    assert refused.code == 1
    assert "mole.toml: Line 39" in refused.out
    assert "the file is another one" in run("bot", "gallery", str(tmp_path)).out
