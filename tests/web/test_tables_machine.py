"""A Hypothesis machine of several devices at one table: seats, answers, taking back, computers, restarts.

The model knows which device sits where, which hands each has seen, and which moments were answered. Whatever happens,
the log is what the rules make of its inputs, nothing counts twice, and no device sees two hidden hands.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.web.test_friends import Phone, Table
from tests.web.worlds import answer_to
from visavis.core.play.log import Answer
from visavis.store import Store
from visavis.testing import count, record
from visavis.web.presence import LONG_AWAY
from visavis.web.rights import Right
from visavis.web.routes import App

PEOPLE, DEVICES = 3, 6
"""Seats, and devices that come and go: more of them than seats."""
devices = st.integers(0, DEVICES - 1)
seats = st.sampled_from(("p1", "p2", "p3"))
REFUSED = {403, 404, 409, 422}


class TablesMachine(RuleBasedStateMachine):
    below: ClassVar[Path]
    totals: ClassVar[Counter[str]]

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory(dir=self.below)
        self.store = Store.open(Path(self.folder.name))
        self.app = App(self.store)
        self.later = 0.0
        self.answered: set[str] = set()
        self.hands: dict[str, set[str]] = {}

    def teardown(self) -> None:
        self.app.close()
        self.store.close()
        self.folder.cleanup()

    @initialize()
    def begin(self) -> None:
        self.table = Table(self.app, "alien_artifacts", PEOPLE).begin()
        self.url = self.table.url
        self.devices = [*self.table.phones.values(), *(Phone(self.app, f"Late {n}") for n in range(DEVICES - PEOPLE))]

    # What the rules need

    def post(self, phone: Phone, path: str, **form: Any) -> int:
        """What a device gets for a post, without the page that it leads to."""
        response = self.app.handle(phone.request("POST", path, form))
        self.totals["posts"] += 1
        assert response.status == 303 or response.status in REFUSED or response.status == 200, response.status
        return response.status

    def sits(self, phone: Phone) -> tuple[str, ...]:
        return self.table.table.seats_of(phone.device)

    def quiet(self) -> None:
        """Computers have done what they do."""
        self.app.computers.end()
        self.app.computers._ended = False

    # Rules

    @rule(device=devices, stale=st.booleans(), number=st.integers(0, 99))
    def answer(self, device: int, stale: bool, number: int) -> None:
        """From any device, to the present moment or to one before: it counts from the seat that is asked only."""
        self.quiet()
        phone, session, stamp = self.devices[device], self.table.session, self.table.stamp
        pending, table = session.pending, self.table.table
        if pending is None:
            return
        before = session.save()
        value = json.dumps(answer_to(session, number))
        status = self.post(phone, self.url + "/answer", at="00" if stale else stamp, answer=value)
        own = pending.seat in self.sits(phone)
        if not self.sits(phone) and phone.device != table.host:
            assert status in (403, 404)
        elif stale:
            assert status == 409
        elif not own or table.paused:
            assert status == 403
        else:
            assert status == 303, phone.name
            assert stamp not in self.answered
            self.answered.add(stamp)
            self.totals["answers"] += 1
            return
        self.quiet()
        assert self.store.export(self.table.id) == before or table.seat(pending.seat).player

    def asked(self) -> Phone | None:
        """The device that is asked; None if nobody can answer."""
        self.quiet()
        pending, table = self.table.session.pending, self.table.table
        if pending is None or table.paused or table.seat(pending.seat).player:
            return None
        return next((one for one in self.devices if pending.seat in self.sits(one)), None)

    @rule(often=st.integers(1, 4))
    def play(self, often: int) -> None:
        for _ in range(often):
            if (phone := self.asked()) is not None:
                self.answer(self.devices.index(phone), False, often)

    @rule()
    def twice(self) -> None:
        """The same tap, sent two times: one counts."""
        phone = self.asked()
        if phone is None:
            return
        session, stamp = self.table.session, self.table.stamp
        form = {"at": stamp, "answer": json.dumps(answer_to(session))}
        first, second = (self.post(phone, self.url + "/answer", **form) for _ in range(2))
        assert (first, second) == (303, 409)
        assert stamp not in self.answered
        self.answered.add(stamp)

    @rule(device=devices)
    def undo(self, device: int) -> None:
        self.quiet()
        phone, session = self.devices[device], self.table.session
        last = session.history.last_act
        line = None if last is None else session.lines[last]
        by = line.by if isinstance(line, Answer) else ""
        before = session.save()
        status = self.post(phone, self.url + "/undo", at=self.table.stamp)
        if status == 303:
            assert by in self.sits(phone)
        else:
            assert self.store.export(self.table.id) == before

    @rule(device=devices, what=st.sampled_from(("ask", "agree", "refuse")), ago=st.integers(0, 60))
    def take_back(self, device: int, what: str, ago: int) -> None:
        """Ask, agree or refuse; the game goes back only if a request was open and everybody here has agreed."""
        self.quiet()
        phone, session, table = self.devices[device], self.table.session, self.table.table
        before, lines = session.save(), len(session.lines)
        form = {"line": str(max(0, lines - ago))} if what == "ask" and ago % 2 else {}
        status = self.post(phone, f"{self.url}/{what}", at=self.table.stamp, **form)
        after = self.store.export(self.table.id)
        if status != 303 or what == "refuse":
            assert after == before
        if after != before:
            self.totals["taken back"] += 1
            asking = self.sits(phone) if what == "ask" else (table.request.seat,)
            others = {seat.seat for seat in table.seats if seat.device and not seat.player} - {*asking}
            agreed = {*table.request.agreed, *self.sits(phone)} if what == "agree" else set()
            here = {seat for seat in others if self.app.presence.is_here(table.seat(seat).device)}
            assert here <= agreed

    @rule(device=devices, seat=seats, what=st.sampled_from(("leave", "free", "computer", "back", "pause", "standing")))
    def seating(self, device: int, seat: str, what: str) -> None:
        self.quiet()
        phone, table = self.devices[device], self.table.table
        form = {
            "seat": seat,
            "player": "greedy",
            "paused": "no" if table.paused else "yes",
            "question": "x",
            "most": "1",
        }
        status = self.post(phone, f"{self.url}/people/{what}", **form)
        after = self.table.table
        if status != 303:
            assert after.seats == table.seats
            return
        if what in ("leave", "computer", "back") and after != table:
            assert seat in table.seats_of(phone.device) or table.host == phone.device
        if what == "free" and after.seat(seat).device != table.seat(seat).device:
            assert self.app.presence.away(table.seat(seat).device) >= LONG_AWAY

    @rule(device=devices, seat=seats)
    def sit(self, device: int, seat: str) -> None:
        """A device that has seen one hidden hand gets no other."""
        phone, table = self.devices[device], self.table.table
        status = self.post(phone, f"/t/{table.invite}", seat=seat, name=f"N{device}")
        if seat in self.sits(phone) and table.seat(seat).device != phone.device:
            assert status == 303
            assert self.hands.get(phone.device, set()) <= {seat}
            self.totals["sat down"] += 1

    @rule(old=devices, new=devices)
    def move(self, old: int, new: int) -> None:
        """A way back works once, for whoever has it."""
        phone, other = self.devices[old], self.devices[new]
        for seat in self.sits(phone):
            shown = self.app.handle(phone.request("POST", self.url + "/people/way", {"seat": seat}))
            way = re.search(r"/s/([\w-]{20,})", shown.body.decode())
            assert way is not None
            status = self.post(other, f"/s/{way[1]}")
            if status == 303 and phone is not other:
                assert seat in self.sits(other)
                assert seat not in self.sits(phone)
                # The one who has used it for another device: 422, there is no such code any more.
                assert self.post(Phone(self.app, f"Mallory {old}{new}{self.totals['posts']}"), f"/s/{way[1]}") == 422

    @rule(device=devices, path=st.sampled_from(("", "/at", "/live", "/log", "/people", "/ask", "/export", "/share")))
    def look(self, device: int, path: str) -> None:
        phone, table = self.devices[device], self.table.table
        response = self.app.handle(phone.request("GET", self.url + path, {}))
        belongs = self.sits(phone) or table.host == phone.device
        assert response.status == 404 if not belongs else response.status in (200, 403, 422), (path, response.status)
        self.totals["looks"] += 1

    @rule(seconds=st.sampled_from((30.0, 90.0, 200.0)))
    def time_passes(self, seconds: float) -> None:
        self.later += seconds
        clock, later = self.app.presence._clock, seconds
        self.app.presence._clock = lambda: clock() + later

    @rule(killed=st.booleans())
    def restart(self, killed: bool) -> None:
        self.quiet()
        if not killed:
            self.app.close()
        self.app = App(self.store)
        self.table.app = self.app
        for phone in self.devices:
            phone.app = self.app
        self.totals["restarts"] += 1

    # What holds after each

    @invariant()
    def nobody_sees_two_hidden_hands(self) -> None:
        if not hasattr(self, "table"):
            return
        for seat in self.table.table.seats:
            if seat.device:
                self.hands.setdefault(seat.device, set()).add(seat.seat)
        assert all(len(hands) == 1 for hands in self.hands.values()), self.hands
        holders = [seat.device for seat in self.table.table.seats if seat.device]
        assert len(holders) == len(set(holders))

    @invariant()
    def what_is_stored_is_what_the_rules_make_of_it(self) -> None:
        if not hasattr(self, "table"):
            return
        self.quiet()
        with self.app.desk.at(self.table.id) as game:
            assert game.session.save() == self.store.export(self.table.id)

    def end(self) -> None:
        assert self.table.session.check() is None


def test_devices_that_come_and_go_at_a_table_lose_nothing_and_see_nothing(tmp_path: Path) -> None:
    class Machine(TablesMachine):
        def teardown(self) -> None:
            self.quiet()
            self.end()
            super().teardown()

    Machine.below, Machine.totals = tmp_path, Counter()
    examples = count(200, usual=4)
    course = settings(
        max_examples=examples,
        stateful_step_count=40,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )
    run_state_machine_as_test(Machine, settings=course)
    assert Machine.totals["answers"] > examples
    record("web: series of actions of devices at a table", examples, **Machine.totals)


def test_the_machine_finds_an_answer_from_another_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from visavis.web.sight import Sight

    TablesMachine.below, TablesMachine.totals = tmp_path, Counter()
    machine = TablesMachine()
    machine.begin()
    monkeypatch.setattr(Sight, "asked", lambda sight: None)
    wrong = next(
        n
        for n, phone in enumerate(machine.devices[:PEOPLE])
        if machine.table.session.pending.seat not in machine.sits(phone)
    )
    with pytest.raises(AssertionError):
        machine.answer(wrong, False, 0)
    assert Right.NONE is machine.devices[-1].right
    machine.teardown()
