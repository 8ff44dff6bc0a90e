"""The film of a bot's move: what it is made of in every game, and how it plays in a real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.textbot.play import game_from
from tests.web.browser import Device
from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_axe import nothing_found
from visavis.core import Game, Narrowing, Session, get_game
from visavis.core.chance import Stream
from visavis.testing import count
from visavis.textbot.gallery import shipped
from visavis.web.film import LONGEST, MOST_STEPS, Film, film, film_steps
from visavis.web.view.board import BoardHighlights, draw
from visavis.web.view.panel_views import CellView, MapView
from visavis.words import LANGUAGES, Words

OPTIONS: dict[str, dict[str, Any]] = {
    "hamlets": {},
    "terra_mystica": {},
    "tapestry": {"level": 3},
    "mosaic": {"invented": True},
    "anunnaki": {"cards": "pack", "board": "pack"},
    "alien_artifacts": {},
    "cellar_ghost": {"level": "wild"},
}
"""Games, and a bot from a text."""
WITHOUT_MAP = ("alien_artifacts",)
ANSWERS = count(400, usual=100)


def game(id: str) -> Game:
    return game_from(shipped(id)) if id == "cellar_ghost" else get_game(id)


def boards(session: Session, words: Words) -> list[MapView]:
    panels = session.game.ui.panels(session.seen_by("table").view)
    return [panel for panel in draw(panels, words, BoardHighlights()) if isinstance(panel, MapView)]


def films(
    session: Session, words: Words, answers: int = ANSWERS
) -> Iterator[tuple[str, Any, Film, dict[str, CellView]]]:
    """Each film of a game, with the log before the answer that led to it, the answer, and the spaces of its map."""
    stream = Stream(1)
    for _ in range(answers):
        if session.pending is None:
            return
        before, answer = session.save(), session.pending.some(stream.below)
        session.answer(answer)
        seen, drawn = session.seen_by("table"), boards(session, words)
        if shown := film(session, drawn, words, max(seen.news_from, seen.changed_from)):
            yield (
                before,
                answer,
                shown,
                {cell.name: cell for board in drawn if board.id == shown.map for cell in board.cells},
            )


@pytest.mark.parametrize("id", OPTIONS)
def test_a_film_is_the_decision(id: str) -> None:
    """Every option falls at one step or is the pick, counted from step to step; what is shown holds what is left."""
    session = Session.new(game(id), OPTIONS[id], seed=3)
    words = Words("de", session.game, session.pack)
    seen = 0
    for _, _, shown, cells in films(session, words):
        seen += 1
        cut = [space for step in shown.steps for space in step.cut]
        assert sorted([*cut, shown.pick]) == sorted(shown.options)
        assert [step.before for step in shown.steps] == [len(shown.options), *(step.after for step in shown.steps[:-1])]
        assert [step.before - step.after for step in shown.steps] == [len(step.cut) for step in shown.steps]
        assert shown.steps[-1].after == 1
        assert 1 <= len(shown.steps) <= MOST_STEPS
        decisions = [full for line, full in session.why(shown.line) if line == shown.line]
        assert any(full.pick == shown.pick and set(shown.options) <= set(full.options) for full in decisions)
        assert len(shown.crops) == len(shown.starts) == len(shown.steps) + 2
        assert list(shown.starts) == sorted(set(shown.starts))
        assert shown.starts[-1] < shown.length <= LONGEST
        alive = list(shown.options)
        for step, crop in zip(shown.steps, shown.crops[1:], strict=False):
            left, top, wide, high = map(float, crop.split())
            assert all(left < cells[name].x < left + wide and top < cells[name].y < top + high for name in alive)
            assert not step.values or set(step.values) <= set(alive)
            alive = [name for name in alive if name not in step.cut]
        assert shown.fallen == {space: str(number) for number, step in enumerate(shown.steps, 1) for space in step.cut}
        assert json.loads(shown.data)["pick"] == shown.pick
    assert (seen == 0) == (id in WITHOUT_MAP), seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_than_four_criteria_are_merged_from_the_front(language: str) -> None:
    words = Words(language, get_game("hamlets"))
    spaces = [f"A{number}" for number in range(1, 8)]
    cutting = [
        Narrowing("build.rope", "HA-4.3", "criterion", {}, tuple(spaces[number + 1 :]), (spaces[number],))
        for number in range(6)
    ]
    steps = film_steps(cutting, len(spaces), words)
    assert [(step.before, step.after) for step in steps] == [(7, 4), (4, 3), (3, 2), (2, 1)]
    assert steps[0].cut == spaces[:3]
    assert steps[0].text == words.say("film-merged", count=3)
    assert len(film_steps(cutting[:4], 5, words)) == 4


# Pages


def filmed(client: Client | Device, least: int = 2) -> tuple[str, Any, Film]:
    """A saved game of hamlets just before an answer after which there is a film; the answer."""
    app = client.app if isinstance(client, Client) else client.here.app
    session = Session.new(get_game("hamlets"), {}, seed=3)
    words = Words("en", session.game, session.pack)
    before, answer, shown, _ = next(found for found in films(session, words) if len(found[2].steps) >= least)
    return app.desk.put(app.shelf.create(Session.load(before))), answer, shown


def test_the_page_has_the_list_and_the_numbers_of_the_still_picture(client: Client) -> None:
    game, answer, shown = filmed(client)
    body = client.answer(game, answer).body.decode()
    text = client.page.text
    assert all(step.text in text for step in shown.steps)
    assert body.count(" fell") == len(shown.fallen)
    say = Words("en").say
    assert text.count(say("film-options")) == 1
    assert say("web-cell-cut", number=1) in body, "a number, and not the card of that id"


def test_there_is_no_film_after_undo_while_choosing_or_where_only_the_result_is_wanted(client: Client) -> None:
    game, answer, _ = filmed(client)
    assert "data-film=" in client.answer(game, answer).body.decode()
    assert "data-film=" not in client.get(f"/game/{game}?now=you").body.decode()
    client.post("/settings", film="result", back=f"/game/{game}")
    assert client.path == f"/game/{game}"
    assert "data-film=" not in client.last.body.decode()
    client.post("/settings", film="steps")
    assert '"mode":"steps"' in client.get(f"/game/{game}").body.decode().replace("&#34;", '"')
    assert "data-film=" not in client.undo(game).body.decode()


def test_an_unknown_way_to_show_moves_is_not_kept(client: Client) -> None:
    client.post("/settings", film="loud", back="//elsewhere")
    assert client.path == "/settings"
    assert "film" not in client.cookies


# In a browser

SUBMIT = """answer => {
    const form = document.createElement('form');
    [form.method, form.action] = ['post', location.pathname + '/answer'];
    const token = document.querySelector('[name=token]').value, at = document.querySelector('main').dataset.at;
    for (const [name, value] of Object.entries({token, at, answer})) {
        const field = form.appendChild(document.createElement('input'));
        [field.type, field.name, field.value] = ['hidden', name, value];
    }
    document.getElementById('page').append(form);
    form.requestSubmit();
}"""
CLOCK = """() => new MutationObserver(() => {
    const there = document.querySelector('.film-stage');
    if (there && !window.began) window.began = performance.now();
    if (!there && window.began && !window.ended) window.ended = performance.now();
}).observe(document.getElementById('page'), {childList: true})"""


def watch(device: Device, least: int = 2) -> tuple[Locator, Film, str]:
    """Answer, so that the bot's move is filmed; the film as it begins to play."""
    game, answer, shown = filmed(device, least)
    device.page.emulate_media(reduced_motion="no-preference")
    device.go(f"/game/{game}?now=you")
    device.page.evaluate(CLOCK)
    device.page.evaluate(SUBMIT, json.dumps(answer))
    stage = device.page.locator(".film-stage")
    expect(stage).to_be_visible()
    return stage, shown, game


def test_it_ends_by_itself_in_time_and_is_said_once(open_device: Open) -> None:
    device = open_device("phone", "de")
    stage, shown, _ = watch(device)
    said = device.page.locator("#live").inner_text()
    assert said
    expect(stage).to_have_count(0)
    lasted = device.page.evaluate("window.ended - window.began")
    assert shown.length - 100 <= lasted <= LONGEST + 500
    assert device.page.locator("#live").inner_text() == said
    expect(device.page.locator(".film-again")).to_be_visible()
    device.page.locator(".film-again").click()
    expect(stage).to_be_visible()


def test_a_tap_on_the_map_is_the_next_step_and_nothing_moves(open_device: Open) -> None:
    device = open_device("phone", "en")
    stage, shown, _ = watch(device)
    places, picture = [], device.page.locator(".film-map")
    for step in range(1, len(shown.steps) + 2):
        picture.click()
        name = "lands" if step > len(shown.steps) else "falls"
        expect(stage).to_have_attribute("data-frame", name)
        falling = device.page.locator(".film-falls")
        expect(falling).to_have_count(len(shown.steps[step - 1].cut) if name == "falls" else 0)
        places.append([part.bounding_box() for part in (picture, stage.locator(".film-steps"))])
        if step == 1:
            nothing_found(device, "film")
    assert len(places) == len(shown.steps) + 1
    assert all(place == places[0] for place in places)
    expect(stage).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_button_and_any_key_end_it(open_device: Open, size: str) -> None:
    device = open_device(size, "de")
    stage, _, _ = watch(device)
    device.page.get_by_role("button", name=device.says("film-skip")).click()
    expect(stage).to_have_count(0)
    device.page.locator(".film-again").click()
    expect(stage).to_be_visible()
    device.page.keyboard.press("Enter")
    expect(stage).to_have_count(0)
    assert "now=you" not in device.page.url, "the key that ends it leads no further"
    ask = device.page.locator(".film-ask")
    expect(ask).to_be_hidden()
    device.page.locator(".film-again").click()
    device.page.keyboard.press("x")
    expect(ask).to_be_visible()
    device.tap(ask.locator("button.main"))
    expect(device.page.locator(".film[data-film]")).to_have_count(0)


def test_the_next_tap_is_answered_at_once(open_device: Open) -> None:
    """Beside the film the question is there: an option that is tapped is chosen while it plays."""
    device = open_device("laptop", "en")
    stage, _, game = watch(device)
    option = device.page.locator(".ask .options :is(button[name=answer], a[href]:not(.info)):visible").first
    stamp, address = device.stamp(), device.page.url
    option.click()
    device.settle()
    expect(stage).to_have_count(0)
    assert device.stamp() != stamp or device.page.url != address
    assert device.page.url.split("/")[4].startswith(game)


def test_it_does_not_play_on_reload_after_undo_or_when_coming_back(open_device: Open) -> None:
    device = open_device("phone", "en")
    stage, _, game = watch(device)
    device.page.keyboard.press("x")
    device.page.reload()
    expect(device.page.locator(".film-again")).to_be_visible()
    expect(stage).to_have_count(0)
    device.go(f"/game/{game}/log")
    device.go(f"/game/{game}")
    expect(device.page.locator(".film-again")).to_be_visible()
    expect(stage).to_have_count(0)
    device.tap(device.page.locator(".dock form button.side"))
    device.menu("web-redo")
    device.page.wait_for_timeout(300)
    expect(stage).to_have_count(0)


@pytest.mark.parametrize("script", [True, False])
def test_without_motion_or_script_it_is_a_still_picture(open_device: Open, script: bool) -> None:
    device = open_device("phone", "de", java_script_enabled=script)
    game, answer, shown = filmed(device)
    device.session(game).answer(answer)
    device.go(f"/game/{game}")
    lines = device.page.locator(".film-steps li")
    expect(lines).to_have_count(len(shown.steps) + 1)
    for at in range(len(shown.steps) + 1):
        expect(lines.nth(at)).to_be_visible()
    badges = device.page.locator(".fell .badge")
    expect(badges).to_have_count(len(shown.fallen))
    expect(badges.first).to_be_visible()
    assert sorted(text.strip() for text in badges.all_text_contents()) == sorted(shown.fallen.values())
    expect(device.page.locator(".film-stage")).to_have_count(0)
    if script:
        nothing_found(device, "still film")
