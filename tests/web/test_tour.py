"""The directed first game: from its first callout, by taps, into the running game; in every language."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

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
        keys = [f"tour-{step.id}", f"tour-{step.id}-says", *([f"tour-{step.id}-tap"] if step.tap else [])]
        assert all(words.say(key) and key not in words.say(key) for key in keys)


def test_script_and_styles_know_every_part() -> None:
    parts = TourStep.__annotations__["lit"]
    names = re.findall(r'"(\w+)"', str(parts))
    assert len(names) > 3
    script, styles = (STATIC / "tour.js").read_text("utf-8"), (STATIC / "tour.css").read_text("utf-8")
    assert [name for name in names if f"{name}: " not in script or f'data-lit="{name}"' not in styles] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_terra_mystica_ends_in_the_running_game(client: Client, language: str) -> None:
    """Without a script: links and forms only."""
    client.cookies["language"] = language
    client.send("/tour/terra_mystica", {})
    for at in ("tour=2", "tour=3", "tour=4"):
        page = unescape(client.text)
        client.get(next(link for link in re.findall(r'href="([^"]+)"', page) if at in link))
    page = unescape(client.text)
    client.get(next(link for link in re.findall(r'href="([^"]+)"', page) if "s=" in link and "C4" in link))
    assert 'name="tour" value="5"' in client.text
