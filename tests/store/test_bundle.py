"""One file takes everything to another device, and neither side loses anything."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.store.playing import keep_text, new, old_database, play_on, refused
from visavis.core import Refusal
from visavis.core.saves.bundle import read_bundle, write_bundle
from visavis.core.saves.format import SavedEntry
from visavis.core.saves.merging import Merged, merge
from visavis.core.saves.texts import keep
from visavis.store import Store


def title_of(saved: SavedEntry) -> str:
    return f"{saved.title}, theirs"


def taken(store: Store, text: str, without_refused: bool = False) -> Merged:
    return merge(store, read_bundle(text.encode()), title_of, without_refused=without_refused)


def counts(merged: Merged) -> dict[str, int]:
    outcomes: Counter[str] = Counter(item.outcome for item in merged.items if not item.kind)
    return {**outcomes, **({"texts": merged.texts} if merged.texts else {})}


def content(store: Store) -> dict[str, tuple[str, str, str]]:
    return {one.id: (one.title, (kept := store.read(one.id)).text, kept.redo) for one in store.games()}


@pytest.fixture
def two(tmp_path: Path) -> Any:
    """A full device and an empty one."""
    with Store.open(tmp_path / "here") as here, Store.open(tmp_path / "there") as there:
        for seed, answers in ((1, 6), (2, 500), (3, 2)):
            with here.create(new(seed=seed), f"game {seed}") as saved:
                play_on(saved.session, answers)
                if seed == 1:
                    saved.session.undo()
        with here.create(new(seed=4), "deleted") as saved:
            id = saved.id
        here.delete(id)
        yield here, there


def test_everything_arrives_and_a_second_time_changes_nothing(two: Any) -> None:
    here, there = two
    keep_text(here, "pack", "mine.toml", 'id = "mine"\n')
    keep_text(here, "bot", "ada.toml", "x = 1\n")
    text, left = write_bundle(here, {"language": "de", "theme": ""})
    assert left == 0
    assert text == write_bundle(here, {"language": "de"})[0], "the same games give the same file"
    merged = taken(there, text)
    assert counts(merged) == {"added": 3, "texts": 2}
    assert merged.settings == {"language": "de"}
    assert content(there) == content(here)
    assert there.bin() == ()
    assert there.texts() == here.texts()
    assert [one.winners for one in there.games()] == [one.winners for one in here.games()]
    assert counts(taken(there, text)) == {"same": 3}
    assert content(there) == content(here)
    assert write_bundle(there, {"language": "de"})[0] == text
    with there.resume(next(one.id for one in there.games() if one.title == "game 1")) as saved:
        saved.session.redo()
        assert there.export(saved.id) == saved.session.save()


def test_the_longer_of_two_wins_whichever_side_it_is_on(two: Any) -> None:
    here, there = two
    taken(there, write_bundle(here, {})[0])
    id = next(one.id for one in here.games() if one.title == "game 3")
    with there.resume(id) as saved:
        play_on(saved.session, 3)
    there.rename(id, "called so there")
    before = content(there)
    assert counts(taken(there, write_bundle(here, {})[0])) == {"same": 3}
    assert content(there) == before, "played on here: nothing to do"
    assert counts(taken(here, write_bundle(there, {})[0])) == {"same": 2, "longer": 1}
    assert here.export(id) == there.export(id)
    assert here.find(id).title == "game 3", "a title of one's own stays"
    with here.resume(id) as saved:
        play_on(saved.session, 2)


def test_what_went_on_differently_is_kept_twice(two: Any) -> None:
    here, there = two
    taken(there, write_bundle(here, {})[0])
    id = next(one.id for one in here.games() if one.title == "game 3")
    for store, seed in ((here, 1), (there, 2)):
        with store.resume(id) as saved:
            play_on(saved.session, 5, seed=seed)
    mine, theirs = here.export(id), there.export(id)
    assert mine != theirs
    text = write_bundle(there, {})[0]
    assert counts(taken(here, text)) == {"same": 2, "both": 1}
    assert here.export(id) == mine
    (other,) = [one for one in here.games() if one.title == "game 3, theirs"]
    assert here.export(other.id) == theirs
    assert counts(taken(here, text)) == {"same": 3}, "not a third time"


def test_a_game_that_was_deleted_here_comes_beside_the_one_in_the_bin(two: Any) -> None:
    here, _ = two
    text = write_bundle(here, {})[0]
    id = next(one.id for one in here.games() if one.title == "game 3")
    log = here.export(id)
    here.delete(id)
    assert counts(taken(here, text)) == {"same": 2, "both": 1}
    here.restore(id)
    assert [here.export(one.id) for one in here.games()].count(log) == 2


def test_a_game_that_is_being_played_is_left_alone_and_told(two: Any) -> None:
    here, there = two
    taken(there, write_bundle(here, {})[0])
    id = next(one.id for one in here.games() if one.title == "game 3")
    with here.resume(id) as saved:
        play_on(saved.session, 3)
    with there.resume(id):
        merged = taken(there, write_bundle(here, {})[0])
    assert counts(merged) == {"same": 2, "refused": 1}
    assert not merged.taken
    assert merged.refused[0].refusal is not None
    assert merged.refused[0].refusal.id == "store.busy"
    assert there.export(id) != here.export(id)


def test_own_texts_of_one_name_are_kept_both(two: Any) -> None:
    here, there = two
    keep_text(here, "pack", "mine.toml", "one")
    keep_text(there, "pack", "mine.toml", "two")
    text = write_bundle(here, {})[0]
    assert taken(there, text).texts == 1
    assert there.texts() == {("pack", "mine.toml"): "two", ("pack", "mine_2.toml"): "one"}
    assert taken(there, text).texts == 0


def test_damaged_games_are_not_in_the_file(two: Any) -> None:
    here, there = two
    first, second, _ = here.games()
    here.database.execute("UPDATE games SET updated = 'x' WHERE id = ?", (first.id,))
    here.database.execute("UPDATE lines SET line = '{}' WHERE game = ? AND at = 3", (second.id,))
    text, left = write_bundle(here, {})
    assert left == 2
    assert counts(taken(there, text)) == {"added": 1}


def test_games_of_0_4_0_are_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    old_database(tmp_path / "old")
    with Store.open(tmp_path / "old") as old, Store.open(tmp_path / "new") as store:
        text, left = write_bundle(old, {})
        assert (counts(taken(store, text)), left) == ({"added": 3}, 0)
        assert content(store) == content(old)
        assert counts(taken(old, text)) == {"same": 3}


def test_a_file_that_is_not_whole_is_refused_and_nothing_is_kept(two: Any) -> None:
    here, there = two
    text = write_bundle(here, {})[0]
    rows = text.splitlines(keepends=True)
    for wrong, id in (
        ("", "bundle.format"),
        ("{}\n", "bundle.format"),
        (here.export(here.games()[0].id), "bundle.format"),
        (text[:-1], "bundle.cut"),
        ("".join(rows[:-1]), "bundle.cut"),
        ("".join([*rows[:1], *rows[2:]]), "bundle.cut"),
        (text.replace("game 2", "game 9"), "bundle.cut"),
        (text.replace('"visavis_bundle":1', '"visavis_bundle":2'), "bundle.newer"),
        (text.replace('"visavis_bundle":1', '"visavis_bundle":"' + "[" * 900), "bundle.line"),
    ):
        with pytest.raises(Refusal) as found:
            taken(there, wrong)
        refused(found.value, id)
        assert there.games() == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rows", []), ("rows", ["{}"]), ("rows", ["{}\n{}"]), ("title", "a\nb"), ("updated", "yesterday"),
        ("created", ""), ("redo", "x"), ("digest", "0"),
    ],
)  # fmt: skip
def test_one_bad_game_is_told_and_the_others_come_only_if_that_is_chosen(two: Any, field: str, value: Any) -> None:
    from visavis.core.saves.bundle import _digest
    from visavis.core.saves.format import digest_of

    here, there = two
    rows = [json.loads(row) for row in write_bundle(here, {})[0].splitlines()[:-1]]
    rows[1][field] = value
    if field != "digest" and rows[1]["rows"]:
        rows[1]["digest"] = digest_of(rows[1]["rows"], rows[1]["redo"])
    text = "".join(json.dumps(row) + "\n" for row in rows).replace('{"visavis_bundle": ', '{"visavis_bundle":')
    text += json.dumps({"end": _digest(text)}) + "\n"
    merged = taken(there, text)
    assert counts(merged) == {"added": 2, "refused": 1}
    assert not merged.taken
    assert there.games() == ()
    merged = taken(there, text, without_refused=True)
    assert merged.taken
    assert counts(merged) == {"added": 2, "refused": 1}
    assert len(there.games()) == 2


@pytest.mark.parametrize("name", ["../x", "/etc/x", ".hidden", "a/b", "", "x" * 99, "a\nb"])
def test_a_text_stays_in_its_folder(tmp_path: Path, name: str) -> None:
    with Store.open(tmp_path) as store:
        for kind in ("pack", "../.."):
            with pytest.raises(Refusal) as wrong:
                keep(store, kind, name, "x")
            refused(wrong.value, "bundle.name")
