"""The owner's pack: read in once for all games to come, handed to another owner with its origin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.games.anunnaki.person import Person
from visavis import packs
from visavis.core import BadPack, Refusal, Session, get_game
from visavis.core.pack import write_document
from visavis.core.play.log import Answer
from visavis.games.anunnaki import GAME
from visavis.store import Store
from visavis.web.offline.shelf import BrowserShelf

CARD = ["card", 2, "gain_5", "oracle", "-", "-", "-", "E_2"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "home") as opened:
        yield opened


def begun(seed: int = 1, pack: Any = None) -> Session[Any]:
    """A game with printed cards up to the first own turn."""
    session, person = Session.new(GAME, seed=seed, own_pack=pack), Person(1)
    person.known = {**pack.tables["moon"], **pack.tables["sun"]} if pack else {}
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    return session


def asked(session: Session[Any]) -> list[str]:
    return [line.to for line in session.lines if isinstance(line, Answer)]


@pytest.mark.parametrize("kind", ["store", "browser"])
def test_nothing_is_asked_twice_in_a_lifetime(store: Store, kind: str) -> None:
    shelf = store if kind == "store" else BrowserShelf()
    assert packs.own_pack(shelf, GAME) is None
    packs.keep(shelf, begun())
    pack = packs.own_pack(shelf, GAME)
    assert pack is not None
    known = packs.how_many_known(pack)
    assert (known["moon"], known["sun"], known["track"]) == ((1, 24), (0, 24), (4, 4))
    second = begun(2, pack)
    assert asked(second) == ["setup.houses", "setup.goals", "enter.moon"]
    assert "read" in {row.provenance for row in second.pack.tables["fate"].values()}


def test_what_was_read_in_twice_is_kept_once_and_nothing_is_written_for_nothing(store: Store) -> None:
    session = begun()
    first = packs.keep(store, session)
    text = store.texts()["pack", "anunnaki.toml"]
    assert packs.keep(store, session, first) == first
    packs.keep(store, begun(3))
    assert store.texts()["pack", "anunnaki.toml"] == text


def test_what_was_misread_and_set_right_meanwhile_is_not_kept(store: Store) -> None:
    session = begun()
    before = packs.keep(store, session)
    misread = session.seen_by("you").view.read[0]
    session.answer("reread card")
    session.answer(CARD)
    packs.keep(store, session, before)
    pack = packs.own_pack(store, GAME)
    assert pack is not None
    shown = [row.parts for row in pack.tables["moon"].values() if row.printed]
    assert shown == [("gain_5", "oracle")] != [misread.parts]


def test_two_games_at_once_lose_no_card(store: Store) -> None:
    one, other = begun(), begun()
    other.answer("reread card")
    other.answer(CARD)
    packs.keep(store, one)
    packs.keep(store, other)
    pack = packs.own_pack(store, GAME)
    assert pack is not None
    assert packs.how_many_known(pack)["moon"] == (2, 24)


def test_two_programs_at_once_lose_no_card(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other program writes between reading and writing: its card is joined, not replaced."""
    one, other = begun(), begun()
    other.answer("reread card")
    other.answer(CARD)
    write = write_document

    def late(raw: Any) -> str:
        monkeypatch.setattr(packs, "write_document", write)
        packs.keep(store, other)
        return write(raw)

    monkeypatch.setattr(packs, "write_document", late)
    packs.keep(store, one)
    pack = packs.own_pack(store, GAME)
    assert pack is not None
    assert packs.how_many_known(pack)["moon"] == (2, 24)


def test_another_owner_takes_it_over_and_it_says_from_whom(store: Store, tmp_path: Path) -> None:
    packs.keep(store, begun())
    pack = packs.own_pack(store, GAME)
    assert pack is not None
    text = packs.export_pack(pack, "  Ada   Lovelace ")
    assert 'origin = "Ada Lovelace"' in text
    assert "reconstructed" not in text, "only what was read in is handed on"
    with Store.open(tmp_path / "other") as other:
        taken = packs.import_pack(other, GAME, text)
        assert taken == sum(len(table) for table in _read(pack).values())
        theirs = packs.own_pack(other, GAME)
        assert theirs is not None
        assert {row.origin for rows in _read(theirs).values() for row in rows} == {"Ada Lovelace"}
        assert begun(5, theirs).pack.tables["fate"]["ellenys-standard"].origin == "Ada Lovelace"
        assert packs.import_pack(other, GAME, text) == 0
        # What goes further keeps its first origin; what one has read in oneself is one's own.
        assert 'origin = "Ada Lovelace"' in packs.export_pack(theirs, "Grace")
    packs.import_pack(store, GAME, text)
    mine = packs.own_pack(store, GAME)
    assert mine is not None
    assert {row.origin for rows in _read(mine).values() for row in rows} == {""}


def _read(pack: Any) -> dict[str, list[Any]]:
    return {name: [row for row in table.values() if row.provenance == "read"] for name, table in pack.tables.items()}


@pytest.mark.parametrize(
    "text", ["[[moon", "schema = 99", '[[moon]]\nid = "M01"\nprovenance = "read"\nparts = ["cheese"]']
)
def test_a_file_that_is_no_pack_is_refused_and_changes_nothing(store: Store, text: str) -> None:
    with pytest.raises((BadPack, Refusal)):
        packs.import_pack(store, GAME, text, "x")
    assert packs.own_pack(store, GAME) is None


def test_a_game_that_reads_nothing_in_keeps_nothing(store: Store) -> None:
    session = Session.new(get_game("hamlets"), seed=1)
    assert packs.keep(store, session) == frozenset()
    assert store.texts() == {}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_commands(run: Run, tmp_path: Path, lang: str) -> None:
    assert run("pack", "give", "anunnaki", "Ada", lang=lang).code == 2
    lines = ["ellenys pharaos", "shrine-right", "shrine-right", "shrines units settlements", "10 16 9 3 6 9 12"]
    lines += ["fate wood gold metal food followers_2 vp_2 followers_2 vp_4 - - build", "right", "1 oracle"]
    ran = run("play", "anunnaki", stdin="\n".join([*lines, "quit"]) + "\n", lang="en")
    assert "Known: 1 of 24 moon cards" in ran.out
    again = run("play", "anunnaki", stdin="ellenys pharaos\nquit\n", lang=lang)
    assert again.code == 0
    file = tmp_path / "ada.toml"
    assert run("pack", "give", "anunnaki", "Ada", str(file), lang=lang).code == 0
    assert 'origin = "Ada"' in file.read_text("utf-8")
    taken = run("pack", "take", "anunnaki", str(file), lang=lang)
    assert (taken.code, taken.err) == (0, "")
