"""The directed first game: from its first callout, by taps, into the running game; in every language."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

import visavis
from tests.web.client import Client
from visavis.core import find_games, get_game
from visavis.web.pages.tour import TourStep, opening, tour_of
from visavis.words import LANGUAGES, Words

TOURED = tuple(id for id in find_games() if tour_of(get_game(id)))
STATIC = Path(visavis.__file__).parent / "web" / "static"


def test_terra_mystica_has_one() -> None:
    assert "terra_mystica" in TOURED


@pytest.mark.parametrize("id", TOURED)
def test_the_opening_is_the_same_for_everybody_and_shows_a_tie_break(id: str) -> None:
    game = get_game(id)
    tour = tour_of(game)
    assert tour is not None
    first, second = opening(game, tour), opening(game, tour)
    assert first.save() == second.save()
    assert first.header.tryout
    narrowed = [step for _, decision in first.why(None) for step in decision.steps]
    assert len(narrowed) > 1
    assert 3 <= len(tour.steps) <= 5


@pytest.mark.parametrize("id", TOURED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_callout_has_its_words(id: str, language: str) -> None:
    game = get_game(id)
    tour, words = tour_of(game), Words(language, game)
    assert tour is not None
    for step in tour.steps:
        assert all(words.say(key) and key not in words.say(key) for key in step.keys)


def test_script_and_styles_know_every_part() -> None:
    names = get_args(get_type_hints(TourStep)["lit"])
    assert len(names) > 3
    script, styles = (STATIC / "tour.js").read_text("utf-8"), (STATIC / "tour.css").read_text("utf-8")
    assert [name for name in names if f"{name}: " not in script or f'data-lit="{name}"' not in styles] == []


@pytest.mark.parametrize("id", TOURED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_is_walked_without_a_script(client: Client, id: str, language: str) -> None:
    """By links and forms only: every step says its callout, the last page offers undo, the end is the game."""
    client.cookies["language"] = language
    game = get_game(id)
    tour, words = tour_of(game), Words(language, game)
    assert tour is not None
    client.post(f"/tour/{id}")
    opened = client.path.split("/")[2]
    begun = len(client.session(opened).lines)
    for at, step in enumerate(tour.steps, 1):
        assert words.say(f"tour-{step.id}-says") in client.page.text
        assert f'data-lit="{step.lit}"' in client.last.body.decode()
        assert f"/game/{opened}?tour=end" in client.page.links
        follow(client, opened, step, at)
    assert words.say("tour-done") in client.page.text
    assert len(client.session(opened).lines) > begun
    undo = next(form for form in client.page.forms if form["action"].endswith("/undo"))
    client.post(undo["action"], **{field["name"]: field["value"] for field in undo["fields"] if "name" in field})
    assert len(client.session(opened).lines) == begun
    own = next(step for step in tour.steps if step.tap in ("verb", "space", "answer"))
    assert words.say(f"tour-{own.id}") in client.page.text
    client.get(f"/game/{opened}?tour=end")
    assert "data-lit" not in client.last.body.decode()
    assert id in client.cookies["tours"]


def follow(client: Client, opened: str, step: TourStep, at: int) -> None:
    """Do what a callout asks for."""
    on = [link for link in client.page.links if f"tour={at + 1}" in link]
    if step.tap == "answer":
        answer(client, opened)
    elif step.tap in ("verb", "space"):
        given = [dict(parse_qsl(urlsplit(link).query)) for link in client.page.links if f"tour={at}" in link]
        new = [one for one in given if any(leads_on(step, name) for name in one.keys() - step.query.keys())]
        assert new
        client.get(f"/game/{opened}?{urlencode(new[0])}")
    else:
        assert on
        client.get(on[0])


def answer(client: Client, opened: str) -> None:
    """Choose what is offered first until there is something to confirm, and confirm it."""
    for _ in range(8):
        for form in client.page.forms:
            given = {
                field["name"]: field["value"] for field in form["fields"] if field.get("value") and "name" in field
            }
            if form["action"] == f"/game/{opened}/answer" and "answer" in given:
                client.post(form["action"], **given)
                return
        client.get(max((link for link in client.page.links if "tour=" in link), key=len))
    raise AssertionError(client.last.body.decode())


def leads_on(step: TourStep, name: str) -> bool:
    return name == "v" if step.tap == "verb" else name == "s" or name.startswith("x.")
