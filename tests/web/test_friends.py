"""A table: several devices, each with its own seat; sitting down, leaving, coming back, looking on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.web.client import Found
from tests.web.worlds import answer_to
from visavis.core import Session
from visavis.store import Store
from visavis.web.http import Request, Response
from visavis.web.rights import Right, Viewer
from visavis.web.routes import App


class Phone:
    """Somebody with a device of their own."""

    def __init__(self, app: App, name: str, right: Right = Right.NONE) -> None:
        self.app, self.name, self.right = app, name, right
        self.device = f"device of {name}"
        self.address = f"192.168.1.{10 + len(name)}"
        self.last = Response()
        self.path = ""

    def _ask(self, request: Request) -> Response:
        self.last = self.app.handle(request)
        self.path = request.path
        if self.last.status == 303:
            return self.get(self.last.headers["Location"])
        return self.last

    def request(self, method: str, url: str, form: dict[str, Any]) -> Request:
        parts = urlsplit(url)
        return Request(
            method=method,
            path=parts.path,
            query={name: (value,) for name, value in parse_qsl(parts.query)},
            form={name: (str(value),) for name, value in form.items()},
            cookies={"language": "en"},
            origin="http://192.168.1.5:8321",
            address=self.address,
            viewer=Viewer(self.right, id=self.device),
        )

    def get(self, url: str) -> Response:
        return self._ask(self.request("GET", url, {}))

    def post(self, url: str, **form: Any) -> Response:
        return self._ask(self.request("POST", url, form))

    @property
    def text(self) -> str:
        return Found(self.last.body.decode()).text


class Table:
    """A game with friends, begun by the first of them."""

    def __init__(self, app: App, game: str = "alien_artifacts", people: int = 3, **options: Any) -> None:
        self.app = app
        self.host = Phone(app, "Anna", Right.OWN)
        number = {"alien_artifacts": "o.players", "sparks": "o.players"}.get(game, "o.humans")
        self.host.post(f"/new/{game}", **{"with": "friends", "name": "Anna", number: people, **options})
        assert self.host.last.status == 200, self.host.text
        self.id = self.host.path.split("/")[2]
        self.url = f"/game/{self.id}"
        self.phones = {self.table.seats[0].seat: self.host}
        for seat, name in zip(
            [seat.seat for seat in self.table.seats[1:]], ("Ben", "Cleo", "Dora", "Emil"), strict=False
        ):
            self.phones[seat] = Phone(app, name)

    @property
    def table(self) -> Any:
        return self.app.table_of(self.id)

    @property
    def session(self) -> Session:
        with self.app.desk.at(self.id) as game:
            return game.session

    @property
    def stamp(self) -> str:
        with self.app.desk.at(self.id) as game:
            return game.stamp

    def all_sit(self) -> Table:
        for seat, phone in self.phones.items():
            if phone is not self.host:
                phone.post(f"/t/{self.table.invite}", seat=seat, name=phone.name)
                assert phone.last.status == 200, phone.text
        return self

    def begin(self) -> Table:
        self.all_sit()
        assert self.host.post(self.url + "/people/begin").status == 200
        assert self.table.begun
        return self

    def answer(self, phone: Phone | None = None, stamp: str = "") -> Response:
        asked = self.session.pending
        assert asked is not None
        phone = phone or self.phones[asked.seat]
        value = json.dumps(answer_to(self.session))
        return phone.post(self.url + "/answer", at=stamp or self.stamp, answer=value)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield app
        app.close()


@pytest.mark.parametrize(
    ("game", "people", "more"),
    [
        ("alien_artifacts", 5, {}),
        ("sparks", 3, {}),
        ("terra_mystica", 2, {}),
        ("terra_mystica", 4, {"o.automa": "no"}),
        ("mosaic", 3, {}),
    ],
)
def test_friends_sit_down_and_play(app: App, game: str, people: int, more: dict[str, str]) -> None:
    table = Table(app, game, people, **more)
    assert table.session.header.seed > 2**64
    assert len(table.table.seats) == people
    table.all_sit()
    # Everybody waits until the host begins; nothing of the game is shown before.
    ben = list(table.phones.values())[1]
    waiting = ben.get(table.url)
    assert "Anna" in ben.text
    assert 'name="answer"' not in waiting.body.decode()
    assert ben.get(table.url + "/log").status == 200
    assert ben.path == f"{table.url}/people"
    assert ben.post(table.url + "/people/begin").status == 403
    table.begin()
    for _ in range(12):
        asked = table.session.pending
        if asked is None or asked.seat not in table.phones:
            # What is asked of all at the table, anybody there may answer.
            assert asked is not None
            assert table.answer(list(table.phones.values())[-1]).status == 200
            continue
        others = [phone for seat, phone in table.phones.items() if seat != asked.seat]
        assert table.answer(others[0]).status == 403
        table.phones[asked.seat].get(table.url)
        assert table.phones[asked.seat].last.status == 200
        assert table.answer().status == 200
    assert len(table.session.lines) > 6


def test_names_come_from_the_table_and_you_is_who_reads(app: App) -> None:
    table = Table(app, "terra_mystica", 2, **{"o.automa": "no"}).begin()
    for _ in range(4):
        table.answer()
    anna, ben = table.phones.values()
    anna.get(table.url + "/log")
    assert "Ben" in anna.text
    ben.get(table.url + "/log")
    assert "Anna" in ben.text
    for phone in (anna, ben):
        phone.get(table.url + "/log")
        assert "second person" not in phone.text.lower()
    # Ben does not read of Anna's people as his own.
    people = re.search(r"You: (\w+)\. Start", ben.text)
    assert people is not None
    assert f"Ben: {people[1]}. Start" in Found(anna.get(table.url + "/log").body.decode()).text


def test_the_news_begin_where_you_acted_last(app: App) -> None:
    table = Table(app, "alien_artifacts", 3).begin()
    for _ in range(9):
        table.answer()
    session = table.session
    begins = {seat: session.seen_by(seat, (seat,)).news_from for seat in session.header.seats}
    assert len(set(begins.values())) > 1
    assert session.seen_by("p1").news_from == max(begins.values())


@pytest.mark.parametrize(("game", "more"), [("alien_artifacts", {}), ("terra_mystica", {"o.automa": "no"})])
def test_a_page_of_kept_parts_is_the_same_as_one_that_is_drawn_whole(app: App, game: str, more: dict[str, str]) -> None:
    table = Table(app, game, 3, **more).begin()

    def pages() -> list[str]:
        shown = [table.app.handle(phone.request("GET", table.url, {})) for phone in table.phones.values()]
        return [re.sub(r'data-since="\d+"', "", page.body.decode()) for page in shown]

    kept = 0
    for _ in range(6):
        table.answer()
        before = pages()
        with app.desk.at(table.id) as opened:
            kept += sum(len(words.kept) for words in opened._words.values())
            opened._words.clear()
        assert pages() == before
    assert kept > 20


def test_two_taps_at_once_count_once(app: App) -> None:
    table = Table(app).begin()
    stamp, lines = table.stamp, len(table.session.lines)
    asked = table.phones[table.session.pending.seat]
    value = json.dumps(answer_to(table.session))
    first = app.handle(asked.request("POST", table.url + "/answer", {"at": stamp, "answer": value}))
    after = len(table.session.lines)
    second = app.handle(asked.request("POST", table.url + "/answer", {"at": stamp, "answer": value}))
    assert (first.status, second.status) == (303, 409)
    assert lines < after == len(table.session.lines)


# Bad input


def test_an_invitation_used_twice_leads_to_the_own_seat(app: App) -> None:
    table = Table(app).all_sit()
    ben = table.phones["p2"]
    ben.get(f"/t/{table.table.invite}")
    assert ben.path == table.url
    before = table.table
    ben.post(f"/t/{table.table.invite}", seat="p2", name="Ben")
    assert table.table == before


def test_a_seat_that_is_taken_is_refused_with_the_free_ones(app: App) -> None:
    table = Table(app)
    ben = table.phones["p2"]
    ben.post(f"/t/{table.table.invite}", seat="p1", name="Ben")
    assert ben.last.status == 422
    assert "Anna" in ben.text
    assert table.table.seats_of(ben.device) == ()
    assert ben.post(f"/t/{table.table.invite}", seat="p9", name="Ben").status == 422
    assert ben.post(f"/t/{table.table.invite}", seat="p2", name=" \u202e ").status == 422
    assert ben.post(f"/t/{table.table.invite}", seat="p2", name="anna").status == 422
    assert ben.post(f"/t/{table.table.invite}", seat="p2", name="<b>Ben</b>" + "x" * 90).status == 200
    assert "<b>Ben" not in ben.last.body.decode()
    assert table.table.seat("p2").name == ("<b>Ben</b>" + "x" * 90)[:20]


def test_somebody_who_guesses_codes_has_to_wait_and_nobody_else(app: App) -> None:
    table = Table(app)
    stranger = Phone(app, "Mallory")
    for number in range(5):
        assert stranger.get(f"/t/wrong{number}").status == 422
    # Even the right one is not looked at now.
    stranger.get(f"/t/{table.table.invite}")
    assert stranger.last.status == 422
    assert "too many" in stranger.text.lower()
    ben = table.phones["p2"]
    assert ben.get(f"/t/{table.table.short.upper()}").status == 200
    assert 'name="seat"' in ben.last.body.decode()


def test_spoken_codes_end_when_many_addresses_try_them_out(app: App) -> None:
    table = Table(app)
    for number in range(100):
        stranger = Phone(app, "Mallory")
        stranger.address = f"10.0.{number}.1"
        stranger.get("/t/aaaaaa")
    ben = table.phones["p2"]
    assert ben.get(f"/t/{table.table.short}").status == 422
    assert ben.get(f"/t/{table.table.invite}").status == 200
    table.host.post(table.url + "/people/anew")
    assert ben.get(f"/t/{table.table.short}").status == 200


def test_a_spoken_code_is_worth_nothing_once_all_sit(app: App) -> None:
    table = Table(app, people=2).all_sit()
    assert Phone(app, "Mallory").get(f"/t/{table.table.short}").status == 422


def test_a_foreign_cookie_finds_nothing(app: App) -> None:
    table = Table(app).begin()
    stranger = Phone(app, "Mallory", Right.MANAGE)
    for path in ("", "/people", "/at", "/export", "/share"):
        assert stranger.get(table.url + path).status == 404
    for path in ("/answer", "/undo", "/delete", "/people/leave", "/people/computer", "/people/begin", "/people/way"):
        assert stranger.post(table.url + path, at=table.stamp, seat="p2").status == 404
    assert stranger.get("/").status == 200
    assert table.id not in stranger.last.body.decode()


def test_a_game_that_is_deleted_while_three_look(app: App) -> None:
    table = Table(app).begin()
    ben = table.phones["p2"]
    assert ben.post(table.url + "/delete").status == 403
    table.host.post(table.url + "/delete")
    for phone in table.phones.values():
        gone = app.handle(phone.request("GET", table.url, {}))
        assert gone.status == 404
        answered = app.handle(phone.request("POST", table.url + "/answer", {"at": "x", "answer": "1"}))
        assert answered.status == 404
    table.host.post(table.url + "/restore")
    assert ben.get(table.url).status == 200
    assert table.table.seats_of(ben.device) == ("p2",)


def test_an_answer_of_ten_minutes_ago_changes_nothing(app: App) -> None:
    table = Table(app).begin()
    asked, stamp = table.session.pending.seat, table.stamp
    for _ in range(4):
        table.answer()
    lines = len(table.session.lines)
    late = app.handle(table.phones[asked].request("POST", table.url + "/answer", {"at": stamp, "answer": '"anything"'}))
    assert late.status == 409
    assert len(table.session.lines) == lines


def test_after_a_restart_everybody_sits_where_they_sat(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        app = App(store)
        table = Table(app).begin()
        for _ in range(3):
            table.answer()
        stamp, version = table.stamp, table.table
        app.close()
    with Store.open(tmp_path) as store:
        table.app = again = App(store)
        for phone in table.phones.values():
            phone.app = again
        assert table.stamp == stamp
        assert table.table == version
        assert table.answer(stamp=stamp).status == 200
        again.close()


# Leaving and coming back


def test_a_way_back_moves_the_seat_once(app: App) -> None:
    table = Table(app).begin()
    ben = table.phones["p2"]
    ben.post(table.url + "/people/way", seat="p2")
    way = re.search(r"/s/([\w-]{20,})", ben.last.body.decode())[1]
    assert way not in str(table.table)
    new = Phone(app, "Ben on his tablet")
    assert new.get(f"/s/{way}").status == 200
    assert table.table.seats_of(new.device) == ()
    assert new.post(f"/s/{way}").status == 200
    assert table.table.seats_of(new.device) == ("p2",)
    assert ben.get(table.url).status == 404
    assert Phone(app, "Mallory").get(f"/s/{way}").status == 422


def test_the_host_lets_somebody_in_again_with_a_code(app: App) -> None:
    table = Table(app).begin()
    ben = table.phones["p2"]
    assert ben.post(table.url + "/people/code", seat="p3").status == 403
    table.host.post(table.url + "/people/code", seat="p2")
    code = re.search(r'<p class="code">(\w{6})<', table.host.last.body.decode())[1]
    assert code not in str(table.table)
    new = Phone(app, "Ben2")
    assert new.get(f"/t?code={code.upper()}").status == 200
    new.post(f"/t/{code}")
    assert table.table.seats_of(new.device) == ("p2",)
    assert Phone(app, "Mallory3").get(f"/t/{code}").status == 422


def test_a_device_that_has_seen_a_hand_gets_no_other(app: App) -> None:
    table = Table(app).begin()
    ben, host = table.phones["p2"], table.host
    ben.post(table.url + "/people/leave", seat="p2")
    assert table.table.seat("p2").device == ""
    # The host cannot look into the free hand; neither can Ben take another one.
    assert host.post(table.url + "/people/sit", seat="p2", name="Anna again").status == 422
    assert table.table.seats_of(host.device) == ("p1",)
    host.post(table.url + "/people/code", seat="p2")
    ben.post(f"/t/{table.table.invite}", seat="p2", name="Ben")
    assert table.table.seats_of(ben.device) == ("p2",)
    new = Phone(app, "Zoe")
    table.phones["p3"].post(table.url + "/people/leave", seat="p3")
    assert ben.post(f"/t/{table.table.invite}", seat="p3", name="Benny").status == 422
    new.post(f"/t/{table.table.invite}", seat="p3", name="Zoe")
    assert table.table.seats_of(new.device) == ("p3",)


def test_two_may_share_a_device_from_the_beginning(app: App) -> None:
    table = Table(app)
    table.host.post(table.url + "/people/sit", seat="p2", name="Bruno")
    table.phones["p2"] = table.host
    cleo = table.phones["p3"]
    cleo.post(f"/t/{table.table.invite}", seat="p3", name="Cleo")
    table.host.post(table.url + "/people/begin")
    asked = table.session.pending.seat
    if asked == "p3":
        table.answer()
        asked = table.session.pending.seat
    table.host.get(table.url)
    # The device stands between the two: no hand is shown before one of them is chosen.
    assert f"?as={asked}" in table.host.last.body.decode()
    assert 'name="answer"' not in table.host.last.body.decode()
    other = "p2" if asked == "p1" else "p1"
    value = json.dumps(answer_to(table.session))
    assert table.host.post(table.url + "/answer", at=table.stamp, answer=value, **{"as": other}).status == 403
    assert table.host.post(table.url + "/answer", at=table.stamp, answer=value, **{"as": asked}).status == 200
    assert cleo.get(table.url + "?as=p1").status == 200


def test_a_seat_that_is_away_is_freed_by_all_others_together(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(app).begin()
    cleo, ben = table.phones["p3"], table.phones["p2"]
    assert table.host.post(table.url + "/people/free", seat="p3").status == 422
    clock = app.presence._clock
    app.presence._clock = lambda: clock() + 200
    for phone in (table.host, ben):
        phone.get(table.url)
    assert ben.post(table.url + "/people/free", seat="p3").status == 200
    assert table.table.seats_of(cleo.device) == ("p3",)
    assert table.host.post(table.url + "/people/free", seat="p3").status == 200
    assert table.table.seats_of(cleo.device) == ()
    assert "was freed" in table.host.text
    assert cleo.get(table.url).status == 404


def test_watchers_only_if_the_host_allows_it_and_the_screen_never_asks(app: App) -> None:
    table = Table(app).begin()
    assert table.table.watch == ""
    table.phones["p2"].post(table.url + "/people/watch", allowed="yes")
    assert table.table.watch == ""
    table.host.post(table.url + "/people/watch", allowed="yes")
    watcher, screen = Phone(app, "Wim"), Phone(app, "TV")
    watcher.get(f"/t/{table.table.watch}")
    assert table.table.onlookers == ()
    watcher.post(f"/t/{table.table.watch}")
    screen.post(f"/t/{table.table.screen}")
    for phone in (watcher, screen):
        shown = phone.get(table.url)
        assert shown.status == 200
        assert 'name="answer"' not in shown.body.decode()
        assert phone.post(table.url + "/answer", at=table.stamp, answer="1").status == 403
    table.host.post(table.url + "/people/watch", allowed="no")
    assert watcher.get(table.url).status == 404
    assert screen.get(table.url).status == 200


def test_a_paused_game_takes_no_answers(app: App) -> None:
    table = Table(app).begin()
    table.host.post(table.url + "/people/pause", paused="yes")
    assert table.answer().status == 403
    table.host.post(table.url + "/people/pause", paused="no")
    assert table.answer().status == 200


def test_a_game_that_was_passed_round_becomes_a_table(app: App) -> None:
    host = Phone(app, "Anna", Right.OWN)
    host.post("/new/alien_artifacts", **{"o.players": 2, "seat.p2": "person"})
    url = host.path
    assert host.get(url + "/people").status == 200
    host.post(url + "/people", name="Anna")
    table = app.table_of(url.split("/")[2])
    assert table.seats_of(host.device) == ("p1",)
    assert Phone(app, "Mallory", Right.MANAGE).get(url).status == 404
    alone = Phone(app, "Otto", Right.OWN)
    alone.post("/new/hamlets")
    alone.post(alone.path + "/people", name="Otto")
    assert alone.last.status == 422
