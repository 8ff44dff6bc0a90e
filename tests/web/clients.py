"""A Hypothesis machine of several clients who play the same saved games, each with what its page last showed.

The model is a session for each game, which gets the accepted inputs and nothing else.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.web.places import CLIENTS, Place, Said
from visavis.core import Refusal, Session, Stale, Stream
from visavis.core.play.live_options import dials_of, set_live_option
from visavis.core.play.tryout import asks_for_box, skip_box_questions
from visavis.store import Store

numbers = st.integers(0, 2**32 - 1)
clients = st.integers(0, CLIENTS - 1)
PAGES = ("", "/at", "/why", "/log", "/more", "/setup", "/about", "/table", "/share", "/export", "/report", "/correct",
         "/score", "/values", "/nowhere")  # fmt: skip
OTHERS = ("/", "/saves", "/stats", "/saves/all", "/new/hamlets", "/bots", "/help", "/game/nobody")
MOST_GAMES = 6


class Kept:
    """A saved game as it has to be."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self.deleted = False
        self.stamp = ""
        self.seen: dict[int, tuple[str, str]] = {}
        """What each client's page last showed: the stamp, and the log at that moment."""
        self.stamps: set[str] = set()
        """Stamps that a change was accepted for: never a second time."""


class ClientsMachine(RuleBasedStateMachine):
    """Several clients at a place; see `clients_machine`."""

    open_place: ClassVar[Callable[[Path], Place]]
    below: ClassVar[Path]
    totals: ClassVar[Counter[str]]

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory(dir=self.below)
        self.home = Path(self.folder.name)
        self.place = type(self).open_place(self.home)
        self.store = Store.open(self.home)
        self.games: dict[str, Kept] = {}
        self.steps = 0

    def teardown(self) -> None:
        self.store.close()
        self.place.close()
        self.folder.cleanup()

    # What all rules need

    def ask(self, client: int, path: str, form: dict[str, str] | None = None, file: bytes = b"") -> Said:
        self.steps += 1
        said = self.place.ask(client, path, form, file)
        assert said.status in (0, 200, 303) or 400 <= said.status < 500, (path, form, said.why)
        self.totals["requests"] += 1
        return said

    def pick(self, number: int) -> tuple[str, Kept]:
        ids = list(self.games)
        id = ids[number % len(ids)]
        return id, self.games[id]

    def look(self, client: int, id: str) -> None:
        said = self.ask(client, f"/game/{id}/at")
        kept = self.games[id]
        assert said.status == (404 if kept.deleted else 200)
        if not kept.deleted:
            assert said.text == (kept.stamp or said.text), "a moment without a change has another stamp"
            kept.stamp = said.text
            kept.seen[client] = (said.text, kept.session.save())

    def change(
        self,
        client: int,
        id: str,
        path: str,
        form: dict[str, str],
        change: Callable[[Session[Any]], object],
        again: bool = True,
    ) -> None:
        """Post a change to what the client sees; it counts, or it is refused, just as in the model."""
        kept = self.games[id]
        if client not in kept.seen or (again and self.steps % 3):
            self.look(client, id)
        stamp = kept.seen.get(client, ("", ""))[0]
        said = self.ask(client, f"/game/{id}/{path}", {**form, "at": stamp})
        self.counts(id, stamp, said, change)

    def counts(self, id: str, stamp: str, said: Said, change: Callable[[Session[Any]], object]) -> None:
        kept = self.games[id]
        if kept.deleted:
            assert said.status == 404
            return
        if stamp != kept.stamp:
            assert said.status == 409, "a change to an earlier moment was not refused"
            return
        try:
            change(kept.session)
            expected = 303
        except Stale:
            expected = 409
        except Refusal:
            expected = 422
        assert said.status == expected, said.why
        if expected == 303:
            self.accepted(id, stamp)

    def accepted(self, id: str, stamp: str) -> None:
        kept = self.games[id]
        assert stamp not in kept.stamps, "two changes of one moment count"
        kept.stamps.add(stamp)
        kept.stamp = ""
        self.totals["accepted"] += 1

    def added(self, said: Said, session: Session[Any]) -> None:
        assert said.status == 303, said.why
        self.games[said.to.split("/")[2].partition("?")[0]] = Kept(session)

    def some_answer(self, id: str, client: int, number: int) -> object:
        """An answer that is right at the moment that the client sees, if there is a question."""
        pending = Session.load(self.games[id].seen[client][1]).pending
        return pending.some(Stream(number).below) if pending is not None else "nothing"

    # Rules

    @initialize(seed=st.integers(1, 9))
    def begin(self, seed: int) -> None:
        for client, game in enumerate(("hamlets", "terra_mystica")):
            said = self.ask(client, f"/new/{game}", {"seed": str(seed)})
            id = said.to.split("/")[2].partition("?")[0]
            self.added(said, Session.load(self.store.export(id)))
        self.answer(0, 0, 2)

    @rule(client=clients, number=numbers)
    def look_at_it(self, client: int, number: int) -> None:
        self.look(client, self.pick(number)[0])

    @rule(client=clients, number=numbers, often=st.integers(1, 4))
    def answer(self, client: int, number: int, often: int) -> None:
        id, _ = self.pick(number)
        for more in range(often):
            self.look(client, id)
            self.answer_as_seen(client, number + more * len(self.games))

    @rule(client=clients, number=numbers)
    def answer_as_seen(self, client: int, number: int) -> None:
        """Perhaps others have answered since."""
        id, kept = self.pick(number)
        if client in kept.seen:
            raw = self.some_answer(id, client, number)
            self.change(client, id, "answer", {"answer": json.dumps(raw)}, lambda session: _answer(session, raw), False)

    @rule(number=numbers)
    def answer_at_once(self, number: int) -> None:
        """Two clients answer the same moment at the same time: one counts."""
        id, kept = self.pick(number)
        for client in (0, 1):
            self.look(client, id)
        if kept.deleted or kept.session.pending is None:
            return
        stamp = kept.stamp
        raws = [self.some_answer(id, client, number + client) for client in (0, 1)]
        with ThreadPoolExecutor(2) as both:
            forms = [{"answer": json.dumps(raw), "at": stamp} for raw in raws]
            said = list(both.map(self.ask, (0, 1), [f"/game/{id}/answer"] * 2, forms))
        taken = [raw for raw, one in zip(raws, said, strict=True) if one.status == 303]
        if not taken:
            # A correction may contain any value; a rule that cannot handle it refuses.
            assert {one.status for one in said} <= {409, 422}
            return
        assert sorted(one.status for one in said) == [303, 409], [one.why for one in said]
        _answer(kept.session, taken[0])
        self.accepted(id, stamp)

    @rule(client=clients, number=numbers, text=st.text(max_size=12))
    def bad_answer(self, client: int, number: int, text: str) -> None:
        id, _ = self.pick(number)
        raw = json.dumps([text, "nowhere"])
        self.change(client, id, "answer", {"answer": raw}, lambda session: session.answer([text, "nowhere"]))

    @rule(client=clients, number=numbers)
    def undo(self, client: int, number: int) -> None:
        self.change(client, self.pick(number)[0], "undo", {}, _undo)

    @rule(client=clients, number=numbers)
    def redo(self, client: int, number: int) -> None:
        self.change(client, self.pick(number)[0], "redo", {}, lambda session: session.redo())

    @rule(client=clients, number=numbers, points=st.integers(0, 60))
    def correct(self, client: int, number: int, points: int) -> None:
        id, kept = self.pick(number)
        if kept.session.game.id == "hamlets":
            form = {"field": "points", "value": str(points)}
            self.change(client, id, "correct", form, lambda session: session.correct({"points": points}))

    @rule(client=clients, number=numbers)
    def dial(self, client: int, number: int) -> None:
        id, kept = self.pick(number)
        dials = dials_of(kept.session)
        name, value = (dials[0].name, sorted(dials[0].settings)[number % len(dials[0].settings)]) if dials else ("", "")
        form = {"name": name, "value": value}
        self.change(client, id, "dial", form, lambda session: set_live_option(session, name, value))

    @rule(client=clients, number=numbers)
    def branch(self, client: int, number: int) -> None:
        id, kept = self.pick(number)
        line = number % (len(kept.session.lines) + 1)
        said = self.ask(client, f"/game/{id}/branch", {"line": str(line)})
        try:
            branched = kept.session.branch(line)
        except Refusal:
            assert said.status in (404, 422)
            return
        if kept.deleted:
            assert said.status == 404
        else:
            self.added(said, branched)

    @rule(client=clients, number=numbers, as_file=st.booleans())
    def share_and_import(self, client: int, number: int, as_file: bool) -> None:
        id, kept = self.pick(number)
        said = self.ask(client, f"/game/{id}/{'export' if as_file else 'share'}")
        assert said.status == (404 if kept.deleted else 200)
        if kept.deleted or len(self.games) >= MOST_GAMES:
            return
        if as_file:
            assert said.text == kept.session.save()
            opened = self.ask(client, "/open", {}, said.text.encode())
        else:
            link = re.search(r"(?:http[\w:/.]*/open#)?\bv1\.[\w.~-]+", unescape(said.text))
            assert link is not None
            opened = self.ask(client, "/open", {"link": link[0]})
        self.added(opened, Session.load(kept.session.save()))

    @rule(client=clients, number=numbers)
    def delete(self, client: int, number: int) -> None:
        id, kept = self.pick(number)
        said = self.ask(client, f"/game/{id}/delete", {})
        assert said.status == (404 if kept.deleted else 303)
        kept.deleted = True

    @rule(client=clients, number=numbers)
    def restore(self, client: int, number: int) -> None:
        gone = [id for id, kept in self.games.items() if kept.deleted] or [self.pick(number)[0]]
        kept = self.games[gone[number % len(gone)]]
        said = self.ask(client, f"/game/{gone[number % len(gone)]}/restore", {})
        assert said.status == (303 if kept.deleted else 404)
        if kept.deleted:
            kept.deleted, kept.stamp = False, ""

    @rule(client=clients)
    def merge_with_itself(self, client: int) -> None:
        whole = self.ask(client, "/saves/all")
        assert self.ask(client, "/saves/merge", {}, whole.text.encode()).status in (200, 303)

    @rule(client=clients, number=numbers)
    def look_around(self, client: int, number: int) -> None:
        self.ask(client, f"/game/{self.pick(number)[0]}{PAGES[number % len(PAGES)]}")
        self.ask(client, OTHERS[number % len(OTHERS)])

    @rule()
    def restart(self) -> None:
        self.place.restart()

    @rule(client=clients, number=numbers, on_the_way=st.booleans())
    def kill(self, client: int, number: int, on_the_way: bool) -> None:
        """With an answer on its way, which counts whole or not at all; if it was acknowledged, it counts."""
        id, kept = self.pick(number)
        self.look(client, id)
        if kept.deleted or kept.session.pending is None or not on_the_way:
            self.place.kill()
            return
        stamp, raw = kept.stamp, self.some_answer(id, client, number)
        with ThreadPoolExecutor(1) as post:
            form = {"answer": json.dumps(raw), "at": stamp}
            sent = post.submit(self.place.ask, client, f"/game/{id}/answer", form)
            # At another moment of the answer each time.
            time.sleep(number % 8 / 400)
            self.place.kill()
            said = sent.result()
        # 403: it came to the new server with the token of the old one.
        assert said.status in (0, 303, 403, 422), said.why
        self.totals["killed"] += 1
        if said.status == 303 or self.store.export(id) != kept.session.save():
            _answer(kept.session, raw)
            self.accepted(id, stamp)

    # What holds after each

    @invariant()
    def the_stored_logs_are_the_accepted_inputs(self) -> None:
        stored = {saved.id: self.store.read(saved.id) for saved in self.store.games()}
        assert all(kept.intact for kept in stored.values())
        expected = {id: kept.session.save() for id, kept in self.games.items() if not kept.deleted}
        assert {id: kept.text for id, kept in stored.items()} == expected
        assert {saved.id for saved in self.store.bin()} == {id for id, kept in self.games.items() if kept.deleted}


def clients_machine(open_place: Callable[[Path], Place], below: Path) -> type[ClientsMachine]:
    """The machine for one kind of place, with saved games in new folders below one; it adds up what happens."""

    class Machine(ClientsMachine):
        pass

    Machine.open_place, Machine.below, Machine.totals = staticmethod(open_place), below, Counter()
    return Machine


def _answer(session: Session[Any], raw: object) -> None:
    session.answer(raw)
    skip_box_questions(session)


def _undo(session: Session[Any]) -> None:
    session.undo()
    while asks_for_box(session) and session.can_undo:
        session.undo()
