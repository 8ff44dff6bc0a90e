"""A bundle is taken whole or not at all, and says what it did with every game."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.store.bundling import BAD_REDO, bundle, bundled
from tests.store.playing import new, play_on, refused
from visavis.core import Refusal
from visavis.core.budget import Limits, Stopped, current_budget, unlimited
from visavis.core.saves import merging
from visavis.core.saves.bundle import Bundle
from visavis.core.saves.format import SavedEntry, StoredGame, Text, opened, usable_id
from visavis.core.saves.merging import Merge, Merged, merge
from visavis.store import Store, durable
from visavis.testing import count, record


def title_of(saved: SavedEntry) -> str:
    return f"{saved.title}, theirs"


def taken(store: Store, given: Bundle, **more: Any) -> Merged:
    return merge(store, given, title_of, **more)


def outcomes(merged: Merged) -> list[str]:
    return [item.outcome for item in merged.items]


def content(store: Store) -> object:
    games = {saved.id: (saved, store.read(saved.id)) for saved in store.games()}
    return games, store.bin(), store.texts(), sorted(file.name for file in store.folder.rglob("*"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened_store:
        yield opened_store


BAD_REDOS = [
    BAD_REDO, '[{"lines":[1],"over":false}]', '[{"lines":"ab","over":false}]', '[{"lines":[],"over":"no"}]', "[1]",
    '{"lines":[]}', "null", '"abc"', "[" * 5000, '[{"lines":["{\\"step\\":1}"],"over":false}]', "[{}]", "",
    '[{"lines":["{\\"over\\":{}}"],"over":false}]',
]  # fmt: skip


@pytest.mark.parametrize("redo", BAD_REDOS)
def test_a_bad_redo_list_is_one_game_that_is_refused_and_nothing_is_taken(store: Store, redo: str) -> None:
    before = content(store)
    three = bundle([bundled("half1", 901), bundled("half2", 902, redo), bundled("half3", 903)])
    merged = taken(store, three)
    assert outcomes(merged) == ["added", "refused", "added"]
    assert not merged.taken
    assert merged.refused[0].title == "half2"
    assert merged.refused[0].refusal is not None
    refused(merged.refused[0].refusal, "store.redo")
    assert content(store) == before
    assert taken(store, three, without_refused=True).taken
    assert {saved.id for saved in store.games()} == {"half1", "half3"}
    assert outcomes(taken(store, three)) == ["same", "refused", "same"]


def test_every_kind_of_outcome_is_said_game_by_game(store: Store) -> None:
    short, other = bundled("longer", 1, answers=2), bundled("both", 2, answers=2)
    taken(store, bundle([short, other, bundled("same", 3)]))
    with store.resume("both") as saved:
        play_on(saved.session, 3, seed=5)
    merged = taken(
        store,
        bundle(
            [bundled("longer", 1, answers=4), bundled("both", 2, answers=6), bundled("same", 3), bundled("new", 4)],
            [Text("bot", "ключ.toml", "x")],
        ),
    )
    assert [(item.title, item.outcome) for item in merged.items] == [
        ("longer", "longer"),
        ("both, theirs", "both"),
        ("same", "same"),
        ("new", "added"),
        ("ключ.toml", "added"),
    ]
    assert {item.entry.id for item in merged.items if item.entry} == {saved.id for saved in store.games()} - {"both"}


# One transaction


class Failing:
    """A connection whose n-th statement that writes fails."""

    def __init__(self, database: sqlite3.Connection, at: int) -> None:
        self.database, self.left = database, at

    def _count(self, statement: str) -> None:
        if statement.startswith(("INSERT", "DELETE", "UPDATE")):
            self.left -= 1
            if not self.left:
                raise sqlite3.OperationalError("disk I/O error")

    def execute(self, statement: str, *args: Any) -> Any:
        self._count(statement)
        return self.database.execute(statement, *args)

    def executemany(self, statement: str, *args: Any) -> Any:
        self._count(statement)
        return self.database.executemany(statement, *args)

    def __enter__(self) -> Any:
        return self.database.__enter__()

    def __exit__(self, *args: Any) -> Any:
        return self.database.__exit__(*args)


def test_a_write_that_fails_leaves_everything_as_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    taken(store, bundle([bundled("old", 1, answers=2)]))
    given = bundle(
        [bundled(f"game{n}", n, title=str(n)) for n in range(3)] + [bundled("old", 1, answers=5)],
        [Text("bot", "a.toml", "1"), Text("pack", "b.toml", "2")],
    )
    (store.folder / "bots").mkdir()
    (store.folder / "packs").mkdir()
    before, tries, real = content(store), 0, store.database
    while True:
        tries += 1
        failing: Any = Failing(real, tries)
        monkeypatch.setattr(store, "database", failing)
        try:
            merged = taken(store, given)
        except Refusal as refusal:
            refused(refusal, "store.failed")
            monkeypatch.setattr(store, "database", real)
            assert content(store) == before
            continue
        break
    assert tries > 10
    assert merged.taken
    assert outcomes(merged) == ["added"] * 3 + ["longer"] + ["added"] * 2
    record("bundle: a write that fails leaves everything as it was", tries - 1)


@pytest.mark.parametrize("at", [1, 2])
def test_a_text_that_cannot_be_written_leaves_everything_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    given = bundle([bundled("one", 1)], [Text("bot", "a.toml", "1"), Text("pack", "b.toml", "2")])
    write, calls = durable.create, 0

    def failing(path: Path, data: bytes) -> None:
        nonlocal calls
        calls += 1
        if calls == at:
            raise OSError(errno.ENOSPC, "full")
        write(path, data)

    monkeypatch.setattr(durable, "create", failing)
    with pytest.raises(Refusal) as wrong:
        taken(store, given)
    refused(wrong.value, "store.full")
    assert (store.games(), dict(store.texts())) == ((), {})


def test_a_game_that_changes_during_the_import_refuses_all_of_it(store: Store) -> None:
    taken(store, bundle([bundled("old", 1, answers=2)]))
    merging = Merge(store, bundle([bundled("new", 2), bundled("old", 1, answers=5)]), title_of)
    assert merging.check()
    with store.resume("old") as saved:
        play_on(saved.session, 1, seed=9)
        text = saved.session.save()
    with pytest.raises(Refusal) as wrong:
        merging.finish()
    refused(wrong.value, "bundle.meanwhile")
    assert [(saved.id, store.export(saved.id)) for saved in store.games()] == [("old", text)]


def test_a_game_that_is_opened_elsewhere_during_the_import_refuses_all_of_it(store: Store) -> None:
    taken(store, bundle([bundled("old", 1, answers=2)]))
    merging = Merge(store, bundle([bundled("new", 2), bundled("old", 1, answers=5)]), title_of)
    assert merging.check()
    with store.resume("old"), pytest.raises(Refusal) as wrong:
        merging.finish()
    refused(wrong.value, "store.busy")
    assert [saved.id for saved in store.games()] == ["old"]


# Large bundles


def test_a_bundle_of_hundreds_has_a_budget_for_each_game(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    number, budgets = count(400, usual=40), []

    def spending(kept: StoredGame) -> Any:
        budget = current_budget()
        assert budget is not None
        budgets.append(budget)
        budget.spend("packs", 6 if kept.head.id == "game3" else 5)
        return opened(kept)

    monkeypatch.setattr(merging, "opened", spending)
    given = bundle([bundled(f"game{n}", n) for n in range(number)])
    merged = taken(store, given, limits=Limits(packs=5))
    assert len(set(map(id, budgets))) == number
    assert [item.title for item in merged.refused] == ["game3"]
    assert merged.refused[0].refusal is not None
    assert merged.refused[0].refusal.id == "budget.packs"
    assert store.games() == ()
    record("bundle: games, each with a budget of its own", number)


def test_progress_is_known_and_stop_leaves_everything_as_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    merging_of_five = Merge(store, bundle([bundled(f"game{n}", n) for n in range(5)]), title_of)
    assert (merging_of_five.done, merging_of_five.total) == (0, 5)
    assert not merging_of_five.check(0)
    assert merging_of_five.done == 1
    before = content(store)
    with unlimited() as work:
        work.stop()
        with pytest.raises(Stopped):
            merging_of_five.finish()
    assert content(store) == before
    assert merging_of_five.finish().taken
    assert len(store.games()) == 5


# Ids


ODD = ("ÄÖÜ", "٣٤٥", "ABCDEF", "../x", "x" * 99, "", "a b", "a\x00b", "ﬁ")


def test_ids_that_no_address_can_carry_are_mapped_and_found_again(store: Store) -> None:
    given = bundle([bundled(id, seed, title=f"game {seed}") for seed, id in enumerate(ODD)])
    assert outcomes(taken(store, given)) == ["added"] * len(ODD)
    ids = {saved.id for saved in store.games()}
    assert ids == {usable_id(id) for id in ODD}
    assert all(id.isascii() and id.isalnum() and id == id.lower() and len(id) <= 40 for id in ids)
    assert outcomes(taken(store, given)) == ["same"] * len(ODD)
    longer = bundle([bundled(id, seed, answers=2, title=f"game {seed}") for seed, id in enumerate(ODD)])
    assert outcomes(taken(store, longer)) == ["longer"] * len(ODD)
    assert {saved.id for saved in store.games()} == ids
    for id in ids:
        store.resume(id).close()
        store.delete(id)


def test_one_id_twice_in_a_bundle_loses_neither(store: Store) -> None:
    merged = taken(store, bundle([bundled("a", 1), bundled("a", 2), bundled("a", 1, answers=3), bundled("a", 1)]))
    assert outcomes(merged) == ["added", "both", "longer", "same"]
    assert len(store.games()) == 2


def test_games_with_such_ids_from_an_older_release_are_mapped_when_the_store_is_opened(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for seed, title in enumerate(("one", "two")):
            with store.create(new(seed=seed), title) as saved:
                play_on(saved.session, 3)
        (first, second) = store.games()
        kept = {saved.title: (store.export(saved.id), saved.glance) for saved in store.games()}
        store.delete(second.id)
        with store.transaction() as database:
            database.execute("PRAGMA defer_foreign_keys = ON")
            for entry, id in ((first, "ÄÖÜ"), (second, "ABCDEF")):
                for table, column in (("games", "id"), ("lines", "game"), ("glances", "game"), ("binned", "game")):
                    database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (id, entry.id))
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert [saved.id for saved in store.games()] == [usable_id("ÄÖÜ")]
            assert [saved.id for saved in store.bin()] == [usable_id("ABCDEF")]
    with Store.open(tmp_path) as store:
        store.restore(usable_id("ABCDEF"))
        assert {saved.title: (store.export(saved.id), saved.glance) for saved in store.games()} == kept
        assert store.unsound() == []


# Texts


def test_texts_are_checked_before_anything_is_stored(store: Store) -> None:
    for text in (Text("pack", "../x", "1"), Text("other", "x.toml", "1"), Text("bot", "x.toml", "1" * 4_000_001)):
        merged = taken(store, bundle([bundled("one", 1)], [Text("bot", "a.toml", "1"), text]))
        assert outcomes(merged) == ["added", "added", "refused"]
        assert (store.games(), dict(store.texts())) == ((), {})
    merged = taken(store, bundle([], [Text("bot", "a.toml", str(n)) for n in range(120)]))
    assert outcomes(merged) == ["added"] + ["both"] * 119
