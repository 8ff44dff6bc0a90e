"""The person's own texts: versions, bin, questions instead of overwriting, on every shelf; files of older releases."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from visavis.core import Refusal, Session, Stale
from visavis.core.saves import bin_clock, texts
from visavis.core.saves.bin_clock import LEAST_IN_BIN
from visavis.core.saves.bundle import Bundle
from visavis.core.saves.format import LARGEST_TEXT, Text
from visavis.core.saves.merging import merge
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import (
    MOST_VERSIONS,
    Conflict,
    Kept,
    beside,
    count_changes,
    find_binned,
    find_entry,
    find_text,
    forget,
    keep,
    keep_both,
    list_changes,
    restore_text,
    take_back,
    text_bin,
)
from visavis.store import Store
from visavis.store import texts as store_texts
from visavis.textbot import game_from
from visavis.web.offline.shelf import BrowserShelf

FOX = 'bot = 1\nid = "fox"\nrounds = 3\n'
OTHER = 'bot = 1\nid = "fox"\nrounds = 9\n# by somebody else\n'


@pytest.fixture(params=["store", "browser"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shelf]:
    if request.param == "browser":
        yield BrowserShelf()
        return
    with Store.open(tmp_path) as store:
        yield store


def kept(shelf: Shelf, text: str, base: str = "", name: str = "fox.toml") -> texts.TextEntry:
    result = keep(shelf, "bot", name, text, base)
    assert isinstance(result, Kept)
    return result.entry


def contents(shelf: Shelf, entry: texts.TextEntry) -> list[str]:
    return [shelf.text_of(entry.origin, version.digest) for version in entry.versions]


# Storing


def test_every_text_stays_as_a_version_under_one_origin(shelf: Shelf) -> None:
    entry = kept(shelf, FOX)
    second = kept(shelf, FOX + "# two\n", entry.digest)
    third = kept(shelf, FOX + "# three\n", second.digest)
    assert entry.origin == second.origin == third.origin
    assert len(entry.origin) == 8
    assert contents(shelf, third) == [FOX, FOX + "# two\n", FOX + "# three\n"]
    assert [(one.number, one.added, one.removed) for one in third.versions] == [(1, 3, 0), (2, 1, 0), (3, 1, 1)]
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX + "# three\n"}
    assert find_entry(shelf, "bot", "fox.toml") == third


def test_the_same_text_is_no_new_version(shelf: Shelf) -> None:
    entry = kept(shelf, FOX)
    again = keep(shelf, "bot", "fox.toml", FOX.replace("\n", "\r\n"))
    assert again == Kept(entry, changed=False)


def test_another_text_of_the_name_is_asked_about_and_nothing_changes(shelf: Shelf) -> None:
    entry = kept(shelf, FOX)
    asked = keep(shelf, "bot", "fox.toml", OTHER)
    assert asked == Conflict(entry, older=False, free="fox_2.toml")
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX}
    assert find_entry(shelf, "bot", "fox.toml") == entry


def test_of_two_tabs_the_second_is_asked(shelf: Shelf) -> None:
    base = kept(shelf, FOX).digest
    first = kept(shelf, FOX + "# evening one\n", base)
    asked = keep(shelf, "bot", "fox.toml", FOX + "# other tab\n", base)
    assert isinstance(asked, Conflict)
    assert asked.older
    assert asked.entry == first
    # Replaced when told: the first tab's text is a version.
    replaced = kept(shelf, FOX + "# other tab\n", asked.entry.digest)
    assert contents(shelf, replaced) == [FOX, FOX + "# evening one\n", FOX + "# other tab\n"]


def test_both_are_kept_and_the_new_one_says_its_new_id(shelf: Shelf) -> None:
    kept(shelf, FOX)
    second, third = keep_both(shelf, "bot", "fox.toml", OTHER), keep_both(shelf, "bot", "fox_2.toml", OTHER)
    assert (second.entry.name, third.entry.name) == ("fox_2.toml", "fox_3.toml")
    assert shelf.texts()["bot", "fox.toml"] == FOX
    assert shelf.texts()["bot", "fox_2.toml"] == OTHER.replace('"fox"', '"fox_2"')
    assert len({entry.origin for entry in shelf.text_entries()}) == 3


@pytest.mark.parametrize("text", ['id = "Mein Bot"\nx = 1\n', "[turn]\nid = 3\n", "nonsense", '[a]\nid = "fox"\n'])
def test_an_id_is_written_into_any_text(text: str) -> None:
    changed = texts.with_id(text, "fox_2")
    assert changed.startswith('id = "fox_2"\n')
    assert changed.endswith(text.split("\n", 1)[1] if text.startswith("id") else text)


@pytest.mark.parametrize("name", ["../x", ".hidden", "", "a/b"])
def test_a_name_that_is_none_is_refused(shelf: Shelf, name: str) -> None:
    with pytest.raises(Refusal):
        keep(shelf, "pack", name, "x")
    with pytest.raises(Refusal):
        beside(shelf.text_entries(), "pack", name, "x")
    assert not shelf.text_entries()


@pytest.mark.parametrize(
    "text", ["", " \n", "\ud800", "x" * (LARGEST_TEXT + 1)], ids=["empty", "blank", "surrogate", "long"]
)
def test_a_text_that_is_none_is_refused_and_the_old_one_stays(shelf: Shelf, text: str) -> None:
    base = kept(shelf, FOX).digest
    with pytest.raises(Refusal):
        keep(shelf, "bot", "fox.toml", text, base)
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX}


# Versions


def test_an_earlier_text_is_taken_back_and_the_later_ones_stay(shelf: Shelf) -> None:
    entry = kept(shelf, FOX + "# two\n", kept(shelf, FOX).digest)
    back = take_back(shelf, entry, 1)
    assert contents(shelf, back) == [FOX, FOX + "# two\n", FOX]
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX}
    with pytest.raises(Refusal) as refused:
        take_back(shelf, back, 7)
    assert refused.value.details == {"given": 7, "least": 1, "most": 3}


def test_the_last_fifty_and_those_of_saved_games_stay(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.textbot.broken import SOUND

    entry = kept(shelf, SOUND, name="mole.toml")
    shelf.create(Session.new(game_from(SOUND), seed=1)).close()
    for n in range(MOST_VERSIONS + 2):
        entry = kept(shelf, f"{SOUND}# {n}\n", entry.digest, "mole.toml")
    assert [version.number for version in entry.versions] == [1, *range(4, MOST_VERSIONS + 4)]
    assert contents(shelf, entry)[0] == SOUND


# The bin


def test_what_is_forgotten_is_in_the_bin_and_comes_back_with_its_versions(shelf: Shelf) -> None:
    entry = kept(shelf, FOX + "# two\n", kept(shelf, FOX).digest)
    forget(shelf, entry)
    assert shelf.texts() == {}
    assert find_text(shelf, "bot", "fox.toml") is None
    (binned,) = text_bin(shelf, "bot")
    back = restore_text(shelf, find_binned(shelf, "bot", "fox"))
    assert (back.origin, back.name, back.versions) == (entry.origin, "fox.toml", entry.versions)
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX + "# two\n"}
    assert text_bin(shelf, "bot") == []
    with pytest.raises(Refusal):
        find_binned(shelf, "bot", binned.origin)


def test_one_comes_back_beside_another_that_has_its_name_now(shelf: Shelf) -> None:
    forget(shelf, kept(shelf, FOX))
    new = kept(shelf, OTHER)
    back = restore_text(shelf, find_binned(shelf, "bot", "fox"))
    assert back.name == "fox_2.toml"
    assert back.origin != new.origin
    assert shelf.texts()["bot", "fox.toml"] == OTHER
    assert shelf.texts()["bot", "fox_2.toml"] == FOX.replace('"fox"', '"fox_2"')


def test_a_jump_of_the_clock_empties_nothing_and_thirty_days_do(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(LEAST_IN_BIN + 2):
        forget(shelf, kept(shelf, f"{FOX}# {n}\n"))

    def on(day: str) -> None:
        monkeypatch.setattr(bin_clock, "current_date", lambda: day)
        for module in ("visavis.store.bin", "visavis.store.store", "visavis.web.offline.shelf"):
            monkeypatch.setattr(f"{module}.current_date", lambda: day)
        kept(shelf, f"# {day}\n", name=f"{day}.toml")

    for day in ("2090-01-01", "1999-01-01", "2090-01-01"):
        on(day)
        assert len(text_bin(shelf, "bot")) == LEAST_IN_BIN + 2, day
    for n in range(1, 30):
        on(f"2090-02-{n:02}" if n < 29 else "2090-03-01")
        assert len(text_bin(shelf, "bot")) in (LEAST_IN_BIN, LEAST_IN_BIN + 2), n
    on("2090-03-02")
    assert len(text_bin(shelf, "bot")) == LEAST_IN_BIN


# Another device


def test_a_bundle_replaces_nothing_and_brings_nothing_twice(shelf: Shelf) -> None:
    kept(shelf, FOX + "# mine\n", kept(shelf, FOX).digest)
    keep(shelf, "pack", "fox.toml", "mine")
    came = [Text("bot", "fox.toml", OTHER), Text("pack", "fox.toml", "theirs"), Text("bot", "fox.toml", FOX)]
    came.append(Text("bot", "gone.toml", ""))
    merged = merge(shelf, Bundle((), tuple(came)), lambda entry: entry.title)
    assert (merged.texts, merged.refused) == (2, [])
    assert dict(shelf.texts()) == {
        ("bot", "fox.toml"): FOX + "# mine\n",
        ("bot", "fox_2.toml"): OTHER.replace('"fox"', '"fox_2"'),
        ("pack", "fox.toml"): "mine",
        ("pack", "fox_2.toml"): "theirs",
    }
    assert merge(shelf, Bundle((), tuple(came)), lambda entry: entry.title).texts == 0


# Files of older releases, and by hand


def test_files_of_older_releases_are_taken_over(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    file = tmp_path / "bots" / "fox.toml"
    file.write_text(FOX)
    (tmp_path / "bots" / "forgotten.toml").write_text("")
    with Store.open(tmp_path) as store:
        entry = find_entry(store, "bot", "fox.toml")
        assert find_entry(store, "bot", "fox.toml").origin == entry.origin, "the same whenever it is read"
        assert isinstance(keep(store, "bot", "fox.toml", OTHER), Conflict)
        second = kept(store, FOX + "# two\n", entry.digest)
        assert second.origin == entry.origin
        assert contents(store, second) == [FOX, FOX + "# two\n"]
        kept(store, "x = 1\n", name="forgotten.toml")
        # Somebody edits the file, or 1.1.0 replaces it.
        file.write_text(OTHER)
        third = find_entry(store, "bot", "fox.toml")
        assert contents(store, third) == [FOX, FOX + "# two\n", OTHER]
        kept(store, FOX + "# four\n", third.digest)
        assert contents(store, find_entry(store, "bot", "fox.toml"))[2] == OTHER
        # 1.1.0 forgets it: an empty file.
        file.write_text("")
        back = restore_text(store, find_binned(store, "bot", "fox"))
        assert file.read_text() == FOX + "# four\n"
        assert len(back.versions) == 4


def test_texts_of_an_older_site_are_taken_over() -> None:
    shelf = BrowserShelf()
    shelf.own = {"text/bot/fox.toml": FOX, "text/bot/owl.toml": OTHER, "text/bot/gone.toml": ""}
    second = kept(shelf, FOX + "# two\n", find_entry(shelf, "bot", "fox.toml").digest)
    assert contents(shelf, second) == [FOX, FOX + "# two\n"]
    assert sorted(entry.stem for entry in shelf.text_entries()) == ["fox", "owl"]
    assert len([key for key in shelf.new_texts() if key.startswith("texts/")]) == 2


def test_an_older_release_opens_the_newer_file(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        kept(store, FOX)
    database = sqlite3.connect(tmp_path / "games.db")
    assert database.execute("PRAGMA user_version").fetchone() == (3,)
    assert (tmp_path / "bots" / "fox.toml").read_text() == FOX
    # It ignores both tables; without them, the files are there.
    database.executescript("DROP TABLE text_versions; DROP TABLE text_entries;")
    database.close()
    with Store.open(tmp_path) as store:
        assert contents(store, find_entry(store, "bot", "fox.toml")) == [FOX]


def test_a_file_that_is_no_text_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "fox.toml").write_bytes(b"\xff\xfe precious")
    with Store.open(tmp_path) as store, pytest.raises(Refusal) as refused:
        keep(store, "bot", "fox.toml", FOX)
    assert refused.value.id == "file.exists"
    assert (tmp_path / "bots" / "fox.toml").read_bytes() == b"\xff\xfe precious"


def test_a_damaged_entry_costs_versions_but_no_text(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        kept(store, FOX)
        store.database.execute("UPDATE text_entries SET entry = '{'")
        assert contents(store, find_entry(store, "bot", "fox.toml")) == [FOX]


# Writing


def test_an_interrupted_write_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise OSError("disk full")

    with Store.open(tmp_path) as store:
        entry = kept(store, FOX)
        monkeypatch.setattr(os, "replace", broken)
        with pytest.raises(Refusal):
            keep(store, "bot", "fox.toml", OTHER, entry.digest)
        assert dict(store.texts()) == {("bot", "fox.toml"): FOX}
        assert find_entry(store, "bot", "fox.toml") == entry
        assert [file.name for file in (tmp_path / "bots").iterdir()] == ["fox.toml"]
        monkeypatch.undo()
        assert len(kept(store, OTHER, entry.digest).versions) == 2


@pytest.mark.parametrize("action", ["keep", "add", "forget", "restore"])
def test_a_commit_that_fails_leaves_the_files_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    def full(*args: Any) -> None:
        put(*args)
        raise sqlite3.OperationalError("disk I/O error")

    put = store_texts.put
    with Store.open(tmp_path) as store:
        forget(store, kept(store, "x = 1\n", name="gone.toml"))
        entry = kept(store, FOX)
        monkeypatch.setattr(store_texts, "put", full)
        actions = {
            "keep": lambda: keep(store, "bot", "fox.toml", OTHER, entry.digest),
            "add": lambda: keep(store, "bot", "new.toml", OTHER),
            "forget": lambda: forget(store, entry),
            "restore": lambda: restore_text(store, find_binned(store, "bot", "gone")),
        }
        with pytest.raises(Refusal):
            actions[action]()
        monkeypatch.undo()
        assert dict(store.texts()) == {("bot", "fox.toml"): FOX}
        assert find_entry(store, "bot", "fox.toml") == entry
        assert [binned.stem for binned in text_bin(store, "bot")] == ["gone"]


def test_a_program_that_dies_between_file_and_database_loses_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        kept(store, FOX)
    # The file was replaced, the transaction was not committed.
    (tmp_path / "bots" / "fox.toml").write_text(OTHER)
    with Store.open(tmp_path) as store:
        assert contents(store, find_entry(store, "bot", "fox.toml")) == [FOX, OTHER]


def test_two_programs_keep_at_once_and_the_later_one_is_asked(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        base = kept(one, FOX).digest
        kept(one, FOX + "# one\n", base)
        assert isinstance(keep(other, "bot", "fox.toml", FOX + "# other\n", base), Conflict)
        assert dict(other.texts()) == {("bot", "fox.toml"): FOX + "# one\n"}


def test_two_programs_begin_one_name_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one is faster, between looking for the name and writing."""
    look = texts.find_text

    def late(shelf: Shelf, kind: str, name: str) -> texts.TextEntry | None:
        result = look(shelf, kind, name)
        monkeypatch.setattr(texts, "find_text", look)
        kept(other, OTHER)
        return result

    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        monkeypatch.setattr(texts, "find_text", late)
        asked = keep(store, "bot", "fox.toml", FOX)
        assert isinstance(asked, Conflict)
        assert dict(store.texts()) == {("bot", "fox.toml"): OTHER}
        assert len(store.text_entries()) == 1


def test_what_the_browser_could_not_write_is_as_it_was() -> None:
    shelf = BrowserShelf()
    entry = kept(shelf, FOX)
    shelf.kept()
    kept(shelf, OTHER, entry.digest)
    kept(shelf, "x = 1\n", name="other.toml")
    forget(shelf, find_entry(shelf, "bot", "fox.toml"))
    shelf.drop()
    assert dict(shelf.texts()) == {("bot", "fox.toml"): FOX}
    assert list(shelf.text_entries()) == [entry]
    assert (shelf.new_texts(), shelf.contents()) == ({}, ())


def test_a_write_on_an_entry_that_has_changed_is_stale(shelf: Shelf) -> None:
    entry = kept(shelf, FOX)
    kept(shelf, OTHER, entry.digest)
    with pytest.raises(Stale):
        shelf.put_text(msgspec.structs.replace(entry, revision=2), FOX)
    assert dict(shelf.texts()) == {("bot", "fox.toml"): OTHER}


# Differences


def test_differences_are_the_lines_that_changed() -> None:
    old = "\n".join(str(n) for n in range(20))
    new = old.replace("\n5\n", "\nfive\n").replace("\n15", "") + "\nend"
    assert ["".join((row.mark, row.text)) for row in list_changes(old, new)] == [
        *("…", " 3", " 4", "-5", "+five", " 6", " 7", "…", " 13", " 14", "-15", " 16", " 17", " 18", " 19", "+end")
    ]
    assert count_changes(old, new) == (2, 2)
    assert list_changes(old, old) == []
    assert count_changes("", "a\nb") == (2, 0)


def test_differences_of_long_texts_cost_little() -> None:
    old, new = "a\n" * 30_000, "b\na\n" * 15_000
    rows = list_changes(old, new)
    assert sum(row.mark == "+" for row in rows) - sum(row.mark == "-" for row in rows) == 0
    assert count_changes(old, new)[0] >= 15_000
