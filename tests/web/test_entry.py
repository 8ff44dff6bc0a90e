"""Entry by picture: no keyboard in a usual turn, signs beside names, prices beside a space that is tapped first."""

from __future__ import annotations

import html
import json
import re
from contextlib import suppress
from typing import Any

import pytest

from tests.web.client import Client, ways
from visavis.core import Areas, Forms, HexMap, NotAllowed
from visavis.core.chance import Stream
from visavis.core.question import Several, kind_of
from visavis.games.terra_mystica.cards import TERRAINS
from visavis.testing import count, expect_type
from visavis.testing.helpers import record
from visavis.web.view.field_finder import fixes_at

TYPED = re.compile(r'<(?:input type="(?:number|text)"|textarea)[^>]*name="([^"]*)"')
INSTEAD = re.compile(r'<details class="typed">.*?</details>', re.DOTALL)
KEY = r'<a href="([^"]*)" data-digit="([^"]*)"'
"""A drawn key: its address and what it enters."""
ASKED = re.compile(r'<section class="ask.*?</section>', re.DOTALL)
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("terra_mystica", {}),
    ("tapestry", {}),
    ("mosaic", {}),
    ("anunnaki", {}),
    ("alien_artifacts", {}),
    ("terra_mystica", {"o.keeps": "everything"}),
    ("terra_mystica", {"o.automa": "no", "o.humans": "2"}),
    ("terra_mystica", {"o.merchants": "yes", "o.promo": "yes", "o.end_tile": "distance"}),
    ("tapestry", {"o.plans": "yes", "o.arts": "track", "o.fantasies": "yes", "o.landmark_cards": "yes"}),
    ("tapestry", {"o.scenario": "two_people"}),
    ("mosaic", {"o.expansion": "aggressive", "o.longer": "2"}),
    ("anunnaki", {"o.cards": "pack", "o.board": "pack", "o.distant": "yes", "o.creatures": "yes"}),
    ("alien_artifacts", {"o.factions": "choose", "o.players": "4"}),
)
TURNS = {"your.turn", "whole.turn", "person.turn", "turn"}
"""Questions of a person's own turn."""
NAMED = {("anunnaki", "name"), ("anunnaki", "other")}
"""Verbs with which an owner gives a name: it is nobody's to draw."""


def asked(client: Client, url: str) -> str:
    """The question of a page, without what is typed instead of tapped."""
    response = client.get(url)
    assert response.status == 200
    found = ASKED.search(INSTEAD.sub("", response.body.decode()))
    assert found is not None, url
    return found[0]


def taps(client: Client, id: str) -> list[dict[str, Any]]:
    """What can be tapped to come closer to an answer, without leaving the question."""
    found = [way for way in ways(client.page, id) if not re.search(r"[?&](all|slot|more)=", way.get("link", ""))]
    return [way for way in found if not way.get("link", "").endswith("now=you")]


class Walk:
    """A person who only taps: every answer is reached by links and buttons, and none of the pages wants a keyboard."""

    def __init__(self, client: Client, game: str, seed: int, options: dict[str, str]) -> None:
        self.client, self.game, self.stream = client, game, Stream(seed)
        self.id = client.begin(game, seed=seed, **options)
        self.questions = self.pages = self.turns = 0

    def answer(self) -> bool:
        """Answer the pending question by taps; False if the game is over."""
        question = self.client.session(self.id).pending
        if question is None:
            return False
        self.questions += 1
        self.turns += question.id in TURNS
        before, eyes = self.client.stamp(self.id), self.client.eyes(self.id)
        start = f"/game/{self.id}?now=you" + "".join(f"&as={seat}" for seat in eyes.values())
        for _ in range(30):
            if self.tapped(start, question):
                break
        assert self.client.stamp(self.id) != before, f"{self.game} {question.id}: no taps lead to an answer"
        return True

    def tapped(self, url: str, question: Any) -> bool:
        """Tap from page to page until there is an answer; False where the taps end without one."""
        before = self.client.stamp(self.id)
        for _ in range(12):
            self.pages += 1
            verb = json.loads(dict(re.findall(r"[?&](v)=([^&]*)", url)).get("v", '""').replace("%22", '"'))
            page = asked(self.client, url)
            assert (self.game, verb) in NAMED or TYPED.findall(page) == [], f"{self.game} {question.id} {url}"
            if isinstance(kind_of(question), Several):
                self.client.answer(self.id, question.some(self.stream.below))
                return self.client.stamp(self.id) != before
            if 'class="keypad"' in page:
                (form,) = [form for form in self.client.page.forms if "numbers" in form["class"]]
                fields = {field["name"]: field["value"] for field in form["fields"] if field["tag"] == "input"}
                lines = re.findall(r'data-least="(-?\d+)" data-most="(\d+)".*?name="([^"]*)"', page)
                fields |= {name: str(min(int(most), max(int(least), 7))) for least, most, name in lines}
                if form["method"] == "post":
                    self.client.post(form["action"], **fields)
                    return self.client.stamp(self.id) != before
            offered = taps(self.client, self.id)
            answers = [way for way in offered if "answer" in way]
            if not offered or (answers and self.stream.below(2)):
                offered = answers
            if not offered:
                return False
            way = offered[self.stream.below(len(offered))]
            if "answer" in way:
                self.client.answer(self.id, json.loads(html.unescape(way["answer"])))
                return self.client.stamp(self.id) != before
            url = way["link"]
        return False


@pytest.mark.parametrize(("game", "options"), GAMES[: count(len(GAMES), usual=5)])
def test_a_set_up_and_turns_of_each_game_need_no_keyboard(client: Client, game: str, options: dict[str, str]) -> None:
    walk = Walk(client, game, 1, options)
    most = count(40, usual=3)
    while walk.turns < most and walk.questions < 400 and walk.answer():
        pass
    assert walk.turns >= 3
    record("pages of questions, none of which wants a keyboard", walk.pages)


# Numbers


def at(client: Client, game: str, question: str, seed: int = 1, **options: str) -> str:
    """A game at its first question of this kind."""
    id = client.begin(game, seed=seed, **options)
    session, stream = client.session(id), Stream(seed)
    while (pending := session.pending) is not None and pending.id != question:
        session.answer(pending.some(stream.below))
    assert session.pending is not None
    return id


def test_without_a_script_every_key_is_a_link_with_the_number_so_far(client: Client) -> None:
    id = at(client, "mosaic", "start.symbols")
    client.answer(id, 0)
    url = f"/game/{id}?now=you"
    for key, digits in (("1", "1"), ("7", "17"), ("3", "17"), ("back", "1"), ("9", "19")):
        url = next(html.unescape(link) for link, name in re.findall(KEY, asked(client, url)) if name == key)
        assert f'name="number" value="{digits}"' in asked(client, url)
    (form,) = [form for form in client.page.forms if "numbers" in form["class"]]
    client.post(form["action"], **{field["name"]: field["value"] for field in form["fields"] if "value" in field})
    # More than is likely, so it is asked back.
    assert client.session(id).pending.id == "unlikely.points"


# A space that is tapped first


def prices(page: str) -> dict[str, str]:
    """The small text under each verb that is offered for a space."""
    found = re.findall(
        r'class="pick"[^>]*>.*?<span>([^<]*)</span>(?:.*?<small>([^<]*)</small>)?.*?</(?:a|button)>', page
    )
    return dict(found)


def test_a_space_that_is_tapped_first_shows_reach_and_price_and_is_asked_back_beyond_it(client: Client) -> None:
    id = at(client, "terra_mystica", "your.turn", seed=1)
    session = client.session(id)
    hints = session.game.ui.hints(session.timeline.now, "you", "build")
    assert hints
    near = next(iter(hints))
    page = asked(client, f"/game/{id}?now=you&s=%22{near}%22")
    assert "spade" in prices(page)[f"Build on {near}"]
    whole = client.last.body.decode()
    highlighted = len(re.findall(r'class="cell can', whole))
    assert len(hints) <= highlighted < len(re.findall(r'class="cell (?:can|may)', whole))
    (form,) = [form for form in expect_type(session.pending, Forms).forms if form.verb == "build"]
    far = next(str(space) for space in form.fields[0].options if space not in hints)
    page = asked(client, f"/game/{id}?now=you&s=%22{far}%22")
    assert prices(page)[f"Build on {far}"] == "not possible as far as the app knows"
    assert {"answer": json.dumps(["build", far], separators=(",", ":"))} not in list(ways(client.page, id))


def test_terrains_have_their_signs_and_the_cheapest_comes_first(client: Client) -> None:
    id = at(client, "terra_mystica", "your.turn", seed=1)
    state = client.session(id).timeline.now
    space = next(iter(client.session(id).game.ui.hints(state, "you", "transform")))
    page = asked(client, f"/game/{id}?now=you&v=%22transform%22&x.space=%22{space}%22")
    signs = re.findall(r"sign-tile t-([a-z]+)", page)
    now = TERRAINS[state.world.ground_at[1 << state.world.map.place[space]]]
    assert sorted(signs) == sorted({*TERRAINS} - {now})
    spades = [int(number) for number in re.findall(r"<b>(\d)</b><svg[^>]*><use href=.#i-spade", page)]
    assert spades == sorted(spades) == [1, 1, 2, 2, 3, 3]
    home = state.home
    if home != now:
        assert signs.index(home) == spades.index(spades[signs.index(home)])


def test_factions_of_an_expansion_are_folded(client: Client) -> None:
    id = at(client, "terra_mystica", "start.people")
    page = asked(client, f"/game/{id}?now=you")
    outside, _, inside = page.partition('<details class="folded">')
    assert outside.count("&#34;") + outside.count("&quot;") >= 14
    assert "Fire &amp; Ice" in inside
    assert "Yetis" in inside
    assert "Yetis" not in outside


# A tap on a wrong piece


def pieces_on(client: Client, id: str, space: str) -> tuple[str, ...]:
    """What is drawn on a space."""
    session = client.session(id)
    panels = session.game.ui.panels(session.game.view(session.timeline.now, "you"))
    cells = [cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells]
    (cell,) = [cell for cell in cells if cell.name == space]
    return (*cell.pieces, *(piece for piece, _ in cell.numbers))


def fixes_of(client: Client, id: str, space: str) -> dict[str, dict[str, Any]]:
    """What may stand on a space instead: the form for each, by its label."""
    page = client.get(f"/game/{id}/about?what={space}&fix=1").body.decode()
    buttons = re.findall(r'<button class="pick" name="fix" value="([^"]*)">(.*?)</button>', page, re.DOTALL)
    labels = [re.findall(r"<span>([^<]*)</span>", shown)[-1] for _, shown in buttons]
    keys = [html.unescape(key) for key, _ in buttons]
    return {html.unescape(label): {"space": space, "fix": key} for label, key in zip(labels, keys, strict=True)}


def test_a_tap_on_a_wrong_piece_leads_to_what_is_really_there_and_undo_takes_it_back(client: Client) -> None:
    id = at(client, "terra_mystica", "your.turn", seed=1)
    session = client.session(id)
    state = session.timeline.now
    space = state.world.map.listed(state.plain | state.marked)[0]
    # Her building is no option of the question: a tap on it says what it is, and leads to its correction.
    page = client.get(f"/game/{id}?now=you").body.decode()
    (link,) = re.findall(rf'data-space="{space}"[^>]*>\s*<a class="tells" href="([^"]*)"', page)
    page = client.get(html.unescape(link)).body.decode()
    (more,) = re.findall(r'<a class="button" href="([^"]*fix=1[^"]*)"', page)
    assert client.get(html.unescape(more)).status == 200
    before, log = pieces_on(client, id, space), session.save()
    offered = fixes_of(client, id, space)
    assert {"nothing", "your dwelling"} <= offered.keys()
    assert session.save() == log
    for form in (offered["nothing"], next(form for label, form in offered.items() if "trading house" in label)):
        assert client.post(f"/game/{id}/correct", at=client.stamp(id), files=None, **form).status == 200
        assert "Corrected: " in client.last.body.decode()
        after = pieces_on(client, id, space)
        assert after != before
        # What was wrong then is wrong no more.
        gone = client.post(f"/game/{id}/correct", at=client.stamp(id), space=space, fix="{}")
        assert gone.status == 422
        assert space in gone.body.decode()
        assert pieces_on(client, id, space) == after
        client.undo(id)
        assert pieces_on(client, id, space) == before


@pytest.mark.parametrize(("game", "moments"), [("tapestry", 12), ("mosaic", 20), ("anunnaki", 40), ("hamlets", 8)])
def test_every_offer_for_a_space_is_taken(client: Client, game: str, moments: int) -> None:
    id = client.begin(game, seed=2, **({"o.cards": "pack", "o.board": "pack"} if game == "anunnaki" else {}))
    stream = Stream(2)
    for _ in range(moments):
        client.answer(id, client.session(id).pending.some(stream.below))
    session = client.session(id)
    panels = session.game.ui.panels(session.game.view(session.timeline.now, "you"))
    cells = [cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells]
    busy = [cell.name for cell in cells if cell.pieces or cell.numbers]
    offers = 0
    for space in busy[: count(len(busy), usual=2)]:
        for fix in fixes_at(session, "you", space):
            before = session.save()
            with suppress(NotAllowed):
                session.correct(fix.facts)
            if session.save() == before:
                # It clashes with what this turn has done already; the page says so.
                continue
            offers += 1
            panels = session.game.ui.panels(session.game.view(session.timeline.now, "you"))
            then = [cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells]
            assert next(cell for cell in then if cell.name == space).pieces == fix.cell.pieces
            session.undo()
    assert offers > 1


def test_numbers_are_corrected_by_the_drawn_keys(client: Client) -> None:
    id = at(client, "mosaic", "your.turn")
    before = client.session(id).timeline.now.money
    url = f"/game/{id}/correct?field=money"
    for key in ("1", "7"):
        page = INSTEAD.sub("", client.get(url).body.decode())
        assert TYPED.findall(page) == []
        url = next(html.unescape(link) for link, name in re.findall(KEY, page) if name == key)
    client.get(url)
    form = next(form for form in client.page.forms if form["action"].endswith("/correct"))
    client.post(form["action"], **{field["name"]: field["value"] for field in form["fields"] if "value" in field})
    assert client.session(id).timeline.now.money == (17, *before[1:])
    client.undo(id)
    assert client.session(id).timeline.now.money == before
