"""The person's own texts: one that is kept stands in place of the old one, whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from visavis.core import Refusal
from visavis.core.saves.shelf import Shelf
from visavis.store import Store
from visavis.web.offline.shelf import BrowserShelf


@pytest.mark.parametrize("kind", ["store", "browser"])
def test_a_text_that_is_kept_stands_in_place_of_the_old_one(tmp_path: Path, kind: str) -> None:
    with Store.open(tmp_path) as store:
        shelf: Shelf = store if kind == "store" else BrowserShelf()
        for text in ("one", "two", "three"):
            shelf.keep_text("pack", "mine.toml", text)
            assert dict(shelf.texts()) == {("pack", "mine.toml"): text}


def test_an_interrupted_write_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise OSError("disk full")

    with Store.open(tmp_path) as store:
        store.keep_text("pack", "mine.toml", "one")
        monkeypatch.setattr(os, "replace", broken)
        with pytest.raises((OSError, Refusal)):
            store.keep_text("pack", "mine.toml", "two")
        assert dict(store.texts()) == {("pack", "mine.toml"): "one"}
        monkeypatch.undo()
        store.keep_text("pack", "mine.toml", "two")
        assert dict(store.texts()) == {("pack", "mine.toml"): "two"}


@pytest.mark.parametrize("name", ["../x", ".hidden", "", "a/b"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with Store.open(tmp_path) as store, pytest.raises(Refusal):
        store.keep_text("pack", name, "x")


def test_what_the_browser_could_not_write_is_as_it_was() -> None:
    shelf = BrowserShelf()
    shelf.keep_text("pack", "mine.toml", "one")
    shelf.kept()
    shelf.keep_text("pack", "mine.toml", "two")
    shelf.keep_text("pack", "other.toml", "x")
    shelf.drop()
    assert dict(shelf.texts()) == {("pack", "mine.toml"): "one"}
