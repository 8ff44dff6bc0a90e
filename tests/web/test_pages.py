"""Pages without a browser: whole games by taps, every page of every game, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

import visavis.web
from tests.matrix import matrix
from tests.web.client import Client, Found, ways
from visavis.core import Cell, Form, Forms, One, Several, find_games, get_game, option_fields
from visavis.core.chance import Stream
from visavis.games.hamlets.effects import YouBuild
from visavis.terrain_colours import tints
from visavis.testing import count, expect_type
from visavis.words import LANGUAGES, Words

GAMES = tuple(find_games())
PAGES = ("", "/why", "/log", "/board", "/more", "/setup", "/correct", "/share")


def modes(id: str) -> list[dict[str, str]]:
    """The usual game, the guided one, and one with printed cards."""
    game = get_game(id)
    found: list[dict[str, Any]] = [{}]
    if any(one.name == "tracked" for one in option_fields(game.options)):
        found.append({"o.tracked": "no"})
    if game.streams:
        found.append({"shown": game.streams})
    if len(game.seats(game.options())) > 1:
        found.append({f"seat.{seat}": "person" for seat in game.seats(game.options())})
    return found


MOMENTS = (0, 1, 2, 5, 20, 40)[:: count(1, usual=2)]
"""After so many answers every page is looked at, and at the end."""
MODES = [(id, at) for id in GAMES for at in range(len(modes(id)))]


def look_around(client: Client, id: str, moment: int | None = None) -> None:
    """Every page of a game, whole and as a fragment, is there and well formed; at one of many moments one of both."""
    eyes = client.eyes(id)
    for at, page in enumerate(PAGES, moment or 0):
        asked = f"?as={eyes['as']}" if eyes and page in ("", "/why", "/log", "/board") else ""
        for fragment in (False, True) if moment is None or count(2, usual=1) == 2 else (at % 2 == 1,):
            response = client.get(f"/game/{id}{page}{asked}", fragment=fragment)
            hidden = page == "/correct" and client.session(id).secret
            assert response.status == (422 if hidden else 200), (page, response.body.decode()[-600:])
            found = Found(response.body.decode())
            assert found.styles == []
            assert ("<html" in response.body.decode()) is not fragment


ILL_FORMED = (
    "<p>1", "</p>", "<b><i></b></i>", "<br/>", '<p class="a>b</p>', "1 < 2", "<a>b</a>", '<p id="a"></p><p id="a"></p>',
)  # fmt: skip


@pytest.mark.parametrize("text", ILL_FORMED)
def test_a_page_that_is_not_well_formed_is_an_error(text: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        Found(text)
    assert Found('<p id="a" ON-tap="b">1 &lt; 2<br></p>').styles == ["p"]


@pytest.mark.parametrize(("of", "language"), matrix(MODES, LANGUAGES))
def test_every_page_at_many_moments(client: Client, of: tuple[str, int], language: str) -> None:
    id, mode = of
    client.cookies["language"] = language
    game = client.begin(id, **modes(id)[mode])
    session, stream = client.session(game), Stream(mode)
    for turn in range(count(60, usual=12)):
        if session.pending is None:
            break
        if turn in MOMENTS:
            look_around(client, game, MOMENTS.index(turn))
        response = client.answer(game, session.pending.some(stream.below))
        assert response.status == 200
    look_around(client, game)


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_by_taps_alone(client: Client, id: str) -> None:
    """Only what a page offers is tapped; it leads to the end of the game, or through many answers."""
    game = client.begin(id, seed="5")
    session, stream = client.session(game), Stream(3)
    answers = taps = 0
    page = f"/game/{game}"
    while session.pending is not None and answers < count(150, usual=15):
        found = Found(client.get(page).body.decode())
        offered = list(ways(found, game))
        pending, lines = session.pending, session.save()
        if isinstance(pending, Several):
            chosen = tuple(json.dumps(value) for value in pending.some(stream.below))
            client.post(f"/game/{game}/answer", several=chosen, at=client.stamp(game))
        elif tapped := [one for form in found.forms for one in form["fields"] if one.get("name") == "tapped"]:
            # A payment is proposed; paying is one tap.
            chosen = tuple(one["value"] for one in tapped if "checked" in one)
            fields = [one for form in found.forms for one in form["fields"] if one.get("name") == "taken"]
            taken = {one["name"]: one["value"] for one in fields}
            client.post(f"/game/{game}/answer", tapping="1", tapped=chosen, **taken, at=client.stamp(game))
        elif blank := next((form for form in found.forms if form.get("class") == "blanks"), None):
            hidden = {one["name"]: one["value"] for one in blank["fields"] if one.get("type") == "hidden"}
            wanted = expect_type(pending, Forms).form(json.loads(hidden["v"]))
            row = wanted.filled(stream.below(wanted.count()))[1:]
            given: dict[str, Any] = {
                f"x.{one.name}": json.dumps(value) if one.options else str(value)
                for one, value in zip(wanted.fields, row, strict=True)
            }
            client.post(blank["action"], **hidden, **given)
        elif not offered:
            form, number = next(
                (form, field)
                for form in found.forms
                for field in form["fields"]
                if field.get("type") == "number" or (field.get("name", "").startswith("x.") and field["type"] == "text")
            )
            value: object = f"N{answers}"
            if number["type"] == "number":
                value = int(number["min"]) + stream.below(int(number["max"]) - int(number["min"]) + 1)
            filled = {one["name"]: one["value"] for one in form["fields"] if one.get("type") == "hidden"}
            filled[number["name"]] = str(value)
            if form["method"] == "get":
                page, taps = f"{form['action']}?{urlencode(filled)}", taps + 1
                continue
            client.post(form["action"], **filled)
        else:
            answering = [way for way in offered if "answer" in way]
            nearer = [
                way for way in offered if way.get("link", "").count("=") > page.count("=") and "v=" in way["link"]
            ]
            offered = (answering or nearer or offered) if taps > 2 else offered
            way = offered[stream.below(len(offered))]
            if "link" in way:
                page, taps = way["link"], taps + 1
                assert taps < 12, (page, offered[:5])
                continue
            client.post(f"/game/{game}/answer", answer=way["answer"], at=client.stamp(game))
        assert client.last.status == 200, client.last.body.decode()
        assert session.save() != lines
        answers, taps, page = answers + 1, 0, f"/game/{game}"
    assert answers > 5


@pytest.mark.parametrize("id", GAMES)
def test_every_possible_answer_can_be_reached_by_taps(client: Client, id: str) -> None:
    """At the first questions of a game: following all links and buttons gives exactly the possible answers.

    Of forms only those that can be filled in in few ways, and without typing a number.
    """
    game = client.begin(id, seed="8")
    session, stream = client.session(game), Stream(1)
    for _ in range(count(6, usual=3)):
        pending = session.pending
        if pending is None:
            break
        if isinstance(pending, One):
            assert reached(client, game) == {json.dumps(answer) for answer in pending.answers()}
        elif isinstance(pending, Forms):
            some = [form for form in pending.forms if form.count() <= 120 and not typed(form)]
            few = {form.verb for form in some}
            possible = {json.dumps(form.filled(at)) for form in some for at in range(form.count())}
            assert {one for one in reached(client, game, few) if json.loads(one)[0] in few} == possible
        client.answer(game, pending.some(stream.below))


def typed(form: Form) -> bool:
    """Whether a number or a name of it has to be typed."""
    return any(
        not field.options and (field.bounds[1] - field.bounds[0] > 12 or field.longest > 0) for field in form.fields
    )


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def reached(client: Client, game: str, verbs: set[str] | None = None) -> set[str]:
    """All answers that can be tapped; with `verbs`, only through pages of these verbs."""
    seen, left, found = set(), [f"/game/{game}"], set()
    while left:
        page = left.pop()
        seen.add(page)
        for way in ways(Found(client.get(page).body.decode()), game):
            if "answer" in way:
                found.add(json.dumps(json.loads(way["answer"])))
            elif way["link"] not in seen and way["link"] not in left:
                verb = parse_qs(urlsplit(way["link"]).query).get("v")
                if verbs is None or verb is None or json.loads(verb[0]) in verbs:
                    left.append(way["link"])
    return found


def test_verbs_keep_their_places(client: Client) -> None:
    """A hand learns where they are: whatever was done last, the order is the same."""
    game = client.begin("hamlets", seed="1")
    session = client.session(game)

    def places() -> list[str]:
        page = client.get(f"/game/{game}?now=you").body.decode()
        offered = page[page.index('class="verbs') :]
        return sorted(("Build", "Tower", "Rest"), key=lambda verb: offered.index(f">{verb}<"))

    client.answer(game, ["build", "E6"])
    client.answer(game, ["build", "E7"])
    first = places()
    for verb in ("tower", "build"):
        client.answer(game, [verb, expect_type(session.pending, Forms).form(verb).fields[0].options[0]])
        while session.pending.id != "your.turn":
            client.answer(game, session.pending.some(lambda n: 0))
        assert places() == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_stands_on_its_face(client: Client, language: str) -> None:
    client.cookies["language"] = language
    game = client.begin("alien_artifacts", seed="3")
    session = client.session(game)
    words = Words(language, session.game, session.pack)
    assert session.pending.id == "keep"
    page = Found(client.get(f"/game/{game}").body.decode()).text
    for card in expect_type(session.pending, One).options:
        # What it does stands on its face, side by side: "Logistics: additional: 1 more purchase".
        _, *sides = words.describe(card).split(" · ")
        assert sides
        assert words.name(card) in page
        assert all(side.partition(": ")[2] in page for side in sides)


@pytest.mark.parametrize(("language", "typed"), [("en", ("E6", "build E7")), ("de", ("bauen E6", "E7"))])
def test_answers_can_be_typed(client: Client, language: str, typed: tuple[str, str]) -> None:
    """In the person's language, and without the verb where only one can be meant."""
    client.cookies["language"] = language
    game = client.begin("hamlets", seed="1")
    for text in typed:
        assert client.post(f"/game/{game}/answer", at=client.stamp(game), text=text).status == 200
    effects = [event.effect for event in client.session(game).seen_by("you").events]
    assert [effect.space for effect in effects if isinstance(effect, YouBuild)] == ["E6", "E7"]


def test_small_scripts_each_about_one_thing_and_nothing_inline() -> None:
    """The scripts are several, so that each is read in one sitting: what fetches pages, what a device does besides."""
    static = Path(visavis.web.__file__).parent / "static"
    assert {file.suffix for file in static.iterdir()} <= {".css", ".js", ".svg", ".mp4"}
    assert {file.name for file in static.glob("*.js")} >= {"page.js", "device.js"}
    for script in static.glob("*.js"):
        assert len(script.read_text("utf-8").splitlines()) < 400
    for template in (static.parent / "templates").iterdir():
        text = template.read_text("utf-8")
        assert "style=" not in text
        assert "|safe" not in text
        assert ("<script" in text) == (template.name in ("base.html", "offline.html"))
        assert len(re.findall(r"<script[^>]*\bsrc=", text)) == text.count("<script")


def test_what_is_said_of_a_card_table_is_said_of_nothing_else() -> None:
    """A bare class of faces.css that another style names too changes other pages: a form became 24 px wide so."""
    static = Path(visavis.web.__file__).parent / "static"
    said = {
        file.name: re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL) for file in static.glob("*.css")
    }
    bare = set(re.findall(r"(?:^|[{},])\s*\.([\w-]+)\s*(?=[{,])", said.pop("faces.css")))
    assert len(bare) > 30
    # The sheets of print.css are made of these cards.
    del said["print.css"]
    both = {(name, one) for name, text in said.items() for one in re.findall(r"\.([\w-]+)", text) if one in bare}
    assert not both


def test_a_river_stays_a_river_when_ice_appears() -> None:
    river, ice = Cell("A1", 0, 0, ground="river"), Cell("A2", 0, 1, ground="ice")
    assert tints([river])["river"] == tints([ice, river])["river"] == "sky"
    assert tints([ice, river])["ice"] != "sky"


def test_where_two_spaces_are_named_the_first_is_shown_and_the_second_tap_is_for_the_second(client: Client) -> None:
    game = client.begin("terra_mystica", seed="1")
    session, stream = client.session(game), Stream(1)
    while session.pending is None or session.pending.id != "start.letters":
        assert session.pending is not None
        session.answer(session.pending.some(stream.below))
    marked, plain_one = expect_type(session.pending, Forms).form("name").filled(0)[1:]
    page = client.get(f"/game/{game}?now=you&s=%22{marked}%22").body.decode()
    assert re.search(rf'class="[^"]*chosen[^"]*"[^>]*>\s*<a [^>]*id="cell-{marked}"', page), "it is seen on the board"
    link = f"v=%22name%22&amp;x.marked=%22{marked}%22"
    assert link in page
    page = client.get(f"/game/{game}?now=you&{link.replace('&amp;', '&')}").body.decode()
    assert f"{link}&amp;x.plain=%22{plain_one}%22" in page
