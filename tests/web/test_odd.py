"""Every kind of question and of panel, in one game: by taps, in a browser, with axe."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.web.client import Client, Found, ways
from tests.web.conftest import Open
from tests.web.odd import ODD, OddState, questions
from tests.web.test_axe import nothing_found
from tests.web.test_browser import ahead
from tests.web.test_pages import look_around, reached
from visavis.core import Forms, Game, Number, One, Session, Several
from visavis.core import game as games
from visavis.core.chance import Stream
from visavis.testing import count

KINDS = 10


@pytest.fixture(autouse=True)
def odd(monkeypatch: pytest.MonkeyPatch) -> Game[OddState]:
    """The game is there like any other."""
    known = {**games.find_games(), "odd": lambda: ODD}
    monkeypatch.setattr(games, "find_games", lambda: known)
    monkeypatch.setattr("visavis.web.pages.home.find_games", lambda: known)
    return ODD


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def test_a_name_is_typed_in_a_form(client: Client) -> None:
    game = client.begin("odd")
    session = client.session(game)
    session.correct({"turn": 9})
    page = Found(client.get(f"/game/{game}?v=%22call%22&x.space=%22a1%22").body.decode())
    (form,) = (form for form in page.forms if any(field.get("name") == "x.word" for field in form["fields"]))
    (field,) = (field for field in form["fields"] if field.get("name") == "x.word")
    assert (field["type"], field["maxlength"], form["method"]) == ("text", "12", "post")
    hidden = {one["name"]: one["value"] for one in form["fields"] if one.get("type") == "hidden"}
    before = session.save()
    for wrong in ("", "North", "7", "a, b", "x" * 13):
        assert client.post(form["action"], **{**hidden, "x.word": wrong}).status == 422
        assert session.save() == before
    assert client.post(form["action"], **{**hidden, "x.word": "Süd 2"}).status == 200
    assert '["call","a1","Süd 2"]' in session.save()


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_answer_can_be_reached_by_taps(client: Client, kind: int) -> None:
    game = client.begin("odd")
    session = client.session(game)
    session.correct({"turn": kind})
    pending = session.pending
    assert pending == questions(kind)
    look_around(client, game)
    if isinstance(pending, One) or (isinstance(pending, Number) and pending.most < 20):
        assert reached(client, game) == {json.dumps(plain(answer)) for answer in pending.answers()}
    elif isinstance(pending, Forms):
        fields = [(form.verb, field) for form in pending.forms for field in form.fields]
        typed = {verb for verb, field in fields if field.bounds[1] > 20 or field.longest}
        possible = {json.dumps(plain(answer)) for answer in pending.answers() if answer[0] not in typed}
        assert {one for one in reached(client, game) if json.loads(one)[0] not in typed} == possible
    page = Found(client.get(f"/game/{game}").body.decode())
    if isinstance(pending, Several):
        boxes = [field for form in page.forms for field in form["fields"] if field.get("name") == "several"]
        assert len(boxes) == len(pending.options)
    if isinstance(pending, Number) and pending.most > 20:
        keys = [parse_qs(urlsplit(way["link"]).query) for way in ways(page, game)]
        assert {key["digits.number"][0] for key in keys if "digits.number" in key} == {*"123456789", "0", "-"}
        assert 'data-least="-5" data-most="500"' in client.last.body.decode()


def test_typed_numbers_in_forms(client: Client) -> None:
    """The number last, and the number first with a tap after it."""
    game = client.begin("odd")
    session = client.session(game)
    session.correct({"turn": 9})
    page = Found(client.get(f"/game/{game}?v=%22spend%22").body.decode())
    (form,) = (form for form in page.forms if any(field.get("name") == "x.many" for field in form["fields"]))
    assert form["method"] == "get"
    page = Found(client.get(f"/game/{game}?v=%22spend%22&x.many=33").body.decode())
    answers = [json.loads(way["answer"]) for way in ways(page, game) if "answer" in way]
    assert ["spend", 33, "west"] in answers
    session.correct({"turn": 8})
    page = Found(client.get(f"/game/{game}?v=%22pay%22").body.decode())
    (form,) = (form for form in page.forms if any(field.get("name") == "x.many" for field in form["fields"]))
    hidden = {field["name"]: field["value"] for field in form["fields"] if field.get("type") == "hidden"}
    for wrong in ("", "91", "-1", "1e1", "true", "x" * 500):
        assert client.post(form["action"], **{**hidden, "x.many": wrong}).status == 422
    assert client.post(form["action"], **{**hidden, "x.many": "90"}).status == 200
    assert session.seen_by("you").view.points == 90


@pytest.mark.parametrize(
    "query",
    [
        "v=%5B%5D",
        "v=%22move%22&x.space=%22zz%22",
        "v=%22move%22&x.steps=true",
        "s=%7B%7D",
        "s=1",
        "v=nan",
        "v=" + "%5B" * 5000,
        "x.space=%22a0%22",
        "s=%22a0%22&v=%22swap%22&x.card=9",
        "as=nobody",
    ],
)
def test_taps_that_make_no_sense_show_the_question(client: Client, query: str) -> None:
    game = client.begin("odd")
    client.session(game).correct({"turn": 9})
    before = client.session(game).save()
    assert client.get(f"/game/{game}?{query}").status == 200
    assert 'data-part="question"' in client.last.body.decode()
    assert client.session(game).save() == before


def test_every_kind_of_field_has_its_control(client: Client) -> None:
    game = client.begin("odd")
    client.get(f"/game/{game}/correct")
    fields = [link.partition("field=")[2] for link in client.page.links if "field=" in link]
    assert fields == ["turn", "points", "on", "done", "mood", "ready", "stock"], "what is not tracked is not offered"
    controls = {}
    for field in fields:
        keypads = client.get(f"/game/{game}/correct?field={field}").body.decode().count('class="keypad"')
        form = next(form for form in client.page.forms if form["action"].endswith("/correct"))
        control = next(one for one in form["fields"] if one.get("name") in ("value", "card"))
        controls[field] = "drawn keys" if keypads else control.get("type", control["tag"])
    number, one, cards = "drawn keys", "select", "checkbox"
    assert list(controls.values()) == [number, number, cards, one, one, one, number]
    for field, value in (("stock", "9"), ("mood", '"wild"'), ("ready", "true"), ("on", "a1, b2")):
        assert client.post(f"/game/{game}/correct", at=client.stamp(game), field=field, value=value).status == 200
    view = client.session(game).seen_by("you").view
    assert (view.stock, view.mood, view.ready, view.on) == (9, "wild", True, ("a1", "b2"))


def test_a_whole_game_in_a_browser(open_device: Open) -> None:
    for size in ("phone", "laptop")[: count(2, usual=1)]:
        device = open_device(size, "de")
        game = device.begin("odd")
        stream, session = Stream(len(size)), device.session(game)
        # Every kind is asked three times; in `make test` each is tapped once, and then the last two.
        taps = answers = 0
        while session.pending is not None:
            if answers == count(100, usual=KINDS):
                game, _ = ahead(device, game, answers, leave=2)
                session = device.session(game)
            taps += device.answer_by_taps(stream)
            answers += 1
            device.no_sideways_scrolling()
        assert Session.load(session.save(), ODD).over
        assert taps >= answers == count(31, usual=KINDS + 2)


def test_axe_finds_nothing_in_any_kind(open_device: Open) -> None:
    device = open_device("phone", "en", "dark")
    game = device.begin("odd")
    stream, session = Stream(5), device.session(game)
    for _ in range(KINDS):
        nothing_found(device, session.pending.id)
        device.answer_by_taps(stream)
