"""Computers at a table think beside the game: no page waits, and they do what they would have done inside it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.test_friends import Phone, Table
from tests.web.worlds import STRANGER, World, answer_to
from visavis.core import One, Question, Session
from visavis.core.budget import checkpoint
from visavis.core.game import find_game
from visavis.core.play.log import Answer
from visavis.core.question import PERSON
from visavis.store import Store
from visavis.web.routes import App
from visavis.web.standing import ALWAYS, ASK, NEVER, standing_answer


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield app
        app.close()


def waits(until: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end
        time.sleep(0.005)


def power_of(offer: Question[Any]) -> int:
    assert isinstance(offer, One)
    power = (offer.args or {})["power"]
    assert isinstance(power, int)
    return power


def settled(table: Table) -> None:
    """Wait until no computer thinks."""
    waits(lambda: not table.app.computers.thinks(table.id))


def with_computers(app: App, game: str = "alien_artifacts", **more: Any) -> Table:
    """A table of two people and two computers that the game begins with."""
    seats = {"seat.p3": "greedy", "seat.p4": "greedy"}
    table = Table(app, game, 4, **seats, **more)
    table.phones = {seat: phone for seat, phone in table.phones.items() if seat in ("p1", "p2")}
    return table.begin()


def test_what_computers_do_beside_the_game_is_what_they_would_do_in_it(app: App) -> None:
    table = with_computers(app)
    settled(table)
    header = table.session.header
    assert sorted(header.seats.values()) == sorted([PERSON, PERSON, "greedy", "greedy"])
    given = 0
    while given < 12:
        asked = table.session.pending
        assert asked is not None, table.session
        assert table.answer(table.phones[asked.seat]).status == 200
        given += 1
        settled(table)
    session = table.session
    game = find_game("alien_artifacts")
    same = Session.new(game, header.options, seed=header.seed, seats=header.seats, shown=header.shown)
    for line in session.lines:
        if isinstance(line, Answer) and line.to and session.runner.policy_of(line.by) is None:
            same.answer(line.answer)
    assert same.save() == session.save()
    assert session.check() is None
    # It is stored as it is.
    assert app.shelf.export(table.id) == session.save()


class Slow:
    """A computer player that thinks until it may answer."""

    def __init__(self) -> None:
        self.may, self.asked = threading.Event(), threading.Event()

    def answer(self, look: Any, question: Any, stream: Any) -> Any:
        self.asked.set()
        while not self.may.wait(0.005):
            checkpoint()
        return question.some(stream.below)


def test_no_page_waits_while_a_computer_thinks(app: App) -> None:
    table = with_computers(app)
    settled(table)
    slow = Slow()
    with app.desk.at(table.id) as game:
        policies = dict(game.session.runner.setup.policies)
        game.session.runner.setup.policies = dict.fromkeys(policies, slow)
    until_asked(table, slow)
    for phone in table.phones.values():
        for path in ("", "/at", "/log", "/people", "/more"):
            began = time.perf_counter()
            assert phone.get(table.url + path).status == 200
            assert time.perf_counter() - began < 1
    assert "denkt" not in table.host.text
    assert table.app.computers.seat(table.id) in ("p3", "p4")
    # What it comes to counts, also if somebody has looked meanwhile.
    lines = len(table.session.lines)
    slow.may.set()
    settled(table)
    assert len(table.session.lines) > lines


def until_asked(table: Table, slow: Slow) -> None:
    for _ in range(60):
        if slow.asked.is_set():
            return
        asked = table.session.pending
        if asked is None:
            slow.asked.wait(0.05)
            continue
        assert table.answer(table.phones.get(asked.seat)).status == 200
    raise AssertionError("no computer was asked")


def test_a_thought_is_stopped_and_continued_and_dropped_if_the_game_moved(app: App) -> None:
    table = with_computers(app)
    settled(table)
    slow = Slow()
    with app.desk.at(table.id) as game:
        game.session.runner.setup.policies = dict.fromkeys(game.session.runner.setup.policies, slow)
    until_asked(table, slow)
    before = table.session.save()
    table.host.post(table.url + "/stop")
    settled(table)
    assert table.session.save() == before
    assert 'action="' + table.url + '/on"' in table.host.get(table.url).body.decode()
    slow.asked.clear()
    table.host.post(table.url + "/on")
    assert slow.asked.wait(5)
    # The last answer is taken back while it thinks: the thought is dropped, and the question is there again.
    asked = table.session.paused_seat
    assert asked is not None
    last = next(line.by for line in reversed(table.session.lines) if isinstance(line, Answer) and line.to)
    phone = table.phones.get(last)
    if phone is not None and table.session.can_undo:
        phone.post(table.url + "/undo", at=table.stamp)
        assert table.session.pending is not None
        slow.may.set()
        settled(table)
        assert table.session.pending is not None
    slow.may.set()
    settled(table)
    assert table.session.check() is None


def test_a_computer_plays_for_a_person_and_gives_the_seat_back(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    ben = table.phones["p2"]
    assert ben.post(table.url + "/people/computer", seat="p2", player="greedy").status == 200
    answered = 0
    for _ in range(30):
        settled(table)
        asked = table.session.pending
        assert asked is not None
        assert asked.seat != "p2"
        table.answer()
        answered = sum(getattr(line, "by", "") == "p2" for line in table.session.lines)
        if answered > 4:
            break
    assert answered > 4
    # The hand is still his, and so is the seat.
    settled(table)
    ben.get(table.url)
    assert ben.last.status == 200
    ben.post(table.url + "/people/back", seat="p2")
    settled(table)
    for _ in range(40):
        asked = table.session.pending
        if asked.seat == "p2":
            break
        table.answer()
    assert table.session.pending.seat == "p2"
    assert not app.computers.thinks(table.id)
    stretch = table.table.seat("p2").played[0]
    assert 0 <= stretch.since < stretch.until
    assert table.session.check() is None


def test_a_paused_table_lets_no_computer_think(app: App) -> None:
    table = Table(app, "alien_artifacts", 2).begin()
    table.host.post(table.url + "/people/pause", paused="yes")
    other = next(phone for seat, phone in table.phones.items() if seat == "p2")
    other.post(table.url + "/people/computer", seat="p2", player="greedy")
    table.host.post(table.url + "/people/computer", seat="p1", player="greedy")
    lines = len(table.session.lines)
    time.sleep(0.05)
    assert len(table.session.lines) == lines
    table.host.post(table.url + "/people/pause", paused="no")
    waits(lambda: len(table.session.lines) > lines + 10)
    table.host.post(table.url + "/people/pause", paused="yes")
    settled(table)
    assert not table.session.over or table.session.check() is None


def test_after_a_restart_computers_go_on_when_somebody_is_there(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        app = App(store)
        table = Table(app, "alien_artifacts", 2).begin()
        table.host.post(table.url + "/people/pause", paused="yes")
        for seat, phone in table.phones.items():
            phone.post(table.url + "/people/computer", seat=seat, player="greedy")
        lines = len(table.session.lines)
        app.close()
    with Store.open(tmp_path) as store:
        app = App(store)
        store.tables.put(msgspec.structs.replace(store.tables.read(table.id), paused=False))
        phone = Phone(app, "Anna")
        phone.get(table.url)
        time.sleep(0.05)
        table.app = app
        assert len(table.session.lines) == lines
        phone.get(table.url + "/live")
        waits(lambda: len(table.session.lines) > lines)
        app.close()


def before_an_offer(least: int, most: int) -> tuple[Session, Any]:
    """A game of three people before an answer that offers so much power to another seat, and that answer."""
    game = find_game("terra_mystica")
    options = {"humans": 3, "automa": False}
    session = Session.new(game, options, seed=4, seats=dict.fromkeys(("you", "friend", "third"), PERSON))
    for _ in range(400):
        answer = answer_to(session)
        session.answer(answer)
        pending = session.pending
        if pending.id == "whole.power" and least <= power_of(pending) <= most:
            session.undo()
            return session, answer
    raise AssertionError("nobody was offered power")


def test_a_standing_answer_is_given_without_a_phone(tmp_path: Path) -> None:
    session, answer = before_an_offer(1, 1)
    world = World(tmp_path, session)
    game = "/game/" + World.ID
    asked = session.pending.seat
    for seat in session.header.seats:
        form = {"question": "whole.power", "most": "1", "seat": seat}
        assert world.ask(f"device-{seat}", game + "/people/standing", **form).status == 303
        # Nobody answers for somebody else, and nothing else can be answered in advance.
        assert world.ask(STRANGER, game + "/people/standing", **form).status == 404
        other = next(id for id in session.header.seats if id != seat)
        assert world.ask(f"device-{other}", game + "/people/standing", **form).status == 403
        assert world.ask(f"device-{seat}", game + "/people/standing", **{**form, "question": "x"}).status == 422
        assert world.ask(f"device-{seat}", game + "/people/standing", **{**form, "most": "7"}).status == 422
    given = {"at": "STAMP", "answer": msgspec.json.encode(answer).decode()}
    assert world.ask(f"device-{asked}", game + "/answer", **given).status == 303
    waits(lambda: not world.app.computers.thinks(World.ID))
    lines = world.store.load(World.ID).lines
    answered = [line for line in lines[len(session.lines) :] if isinstance(line, Answer) and line.to == "whole.power"]
    assert [line.answer for line in answered][:1] == [True]
    world.close()


def test_beyond_its_amount_an_offer_is_asked_and_never_means_no(tmp_path: Path) -> None:
    session, answer = before_an_offer(1, 9)
    session.answer(answer)
    table = World(tmp_path, session)
    given = table.app.table_of(World.ID)
    offer, power = session.pending, power_of(session.pending)
    expected = {power: True, power - 1: None, ALWAYS: True, NEVER: False, ASK: None}
    for most, wanted in expected.items():
        one = given.with_seat(offer.seat, standing={"whole.power": most})
        assert standing_answer(one, session) is wanted, most
    table.close()
