"""A game that is open on a page can be played on in the terminal at any time, and the page follows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.serving import Http, Running, running
from visavis.core import Refusal, Session, Stale, get_game
from visavis.store import Store

WAIT = 60


def terminal(home: Path, id: str, *lines: str) -> str:
    """`visavis resume` in a process of its own, with these lines typed; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", "from visavis.cli import main; raise SystemExit(main())", "--lang", "en", "resume", id],
        env={**os.environ, "VISAVIS_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        timeout=WAIT,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_terminal_takes_over_while_the_page_is_open(tmp_path: Path) -> None:
    with running(tmp_path) as here:
        page = Http(here.port)
        id = page.begin("hamlets", seed="1")
        page.get(f"/game/{id}")
        first = page.stamp(id)
        assert "another window" not in terminal(tmp_path, id, "build E6", "quit")
        assert page.stamp(id) != first, "the page sees what the terminal did"
        assert page.get(f"/game/{id}") == 200
        assert page.post(f"/game/{id}/answer", at=first, answer='["build","E7"]') == 409, "an old page changes nothing"
        page.get(f"/game/{id}")
        assert page.post(f"/game/{id}/answer", at=page.stamp(id), answer='["build","E7"]') in (303, 422)
        page.get(f"/game/{id}")
        assert page.post(f"/game/{id}/undo", at=page.stamp(id)) == 303
        with here.app.desk.at(id) as game:
            assert here.app.shelf.export(id) == game.session.save()
            assert game.session.check() is None


def test_while_the_terminal_plays_the_page_looks_on_and_changes_nothing(here: Running) -> None:
    page = Http(here.port)
    id = page.begin("hamlets", seed="1")
    with Store.open(here.app.shelf.folder) as store, store.resume(id) as saved:  # type: ignore[attr-defined]
        saved.session.answer("build E6")
        assert page.get(f"/game/{id}") == 200
        now = saved.session.save()
        stamp = page.stamp(id)
        page.get(f"/game/{id}")
        for change in ("answer", "undo", "correct"):
            status = page.post(f"/game/{id}/{change}", at=stamp, answer='["build","E7"]', field="round", value="2")
            assert status in (409, 422)
            assert "another window" in page.text
        assert saved.session.save() == now == store.export(id)
    page.get(f"/game/{id}")
    assert page.post(f"/game/{id}/undo", at=stamp) == 303, "given back, it goes on at once"


def test_a_game_that_is_gone_is_told_with_what_the_page_can_do(here: Running) -> None:
    page = Http(here.port)
    id = page.begin("hamlets")
    with Store.open(here.app.shelf.folder) as store:  # type: ignore[attr-defined]
        store.delete(id)
    assert page.get(f"/game/{id}") == 404
    assert "visavis saves" not in page.text
    assert 'href="/saves"' in page.text
    assert page.get("/game/nowhere") == 404
    assert "visavis saves" not in page.text


class TestFollowing:
    """The store's side of it."""

    def test_the_lock_is_held_only_for_a_change(self, tmp_path: Path) -> None:
        with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
            with store.create(Session.new(get_game("hamlets"), seed=1)) as made:
                id = made.id
            followed = store.follow(id)
            with other.resume(id) as saved:
                saved.session.answer("build E6")
                assert not followed.is_current
                before = followed.session.save()
                with pytest.raises(Refusal, match="busy"):
                    followed.session.answer("build E7")
                assert followed.session.save() == before
            with pytest.raises(Stale):
                followed.session.answer("build E7")
            followed.close()
            followed = store.follow(id)
            assert followed.is_current
            followed.session.undo()
            assert followed.is_current
            assert store.export(id) == followed.session.save()
            assert list(tmp_path.glob("*.lock")) == []

    def test_a_change_is_made_by_one_at_a_time(self, tmp_path: Path) -> None:
        with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
            with store.create(Session.new(get_game("hamlets"), seed=1)) as made:
                id = made.id
            followed = store.follow(id)
            with followed.locked():
                with pytest.raises(Refusal, match="busy"):
                    other.resume(id)
                followed.session.answer("build E6")
            other.resume(id).close()
