"""The directed first game: from its first callout, by taps, into the running game; in every language."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

import visavis
from tests.web.client import Client
from visavis.core import find_games, get_game
from visavis.core.play.tour import TourStep, opening, tour_of
from visavis.web.pages.tour import asked
from visavis.words import LANGUAGES, Words

TOURED = tuple(id for id in find_games() if tour_of(get_game(id)))
OPENED = tuple(id for id in TOURED if not tour_of(get_game(id)).scenes)
"""Those with one opening; the others have scenes."""
SCENES = tuple(id for id in TOURED if id not in OPENED)
STATIC = Path(visavis.__file__).parent / "web" / "static"


def test_terra_mystica_has_one() -> None:
    assert "terra_mystica" in TOURED


@pytest.mark.parametrize("id", OPENED)
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
        assert all(words.say(key) and key not in words.say(key) for key in step.keys[:2])
        assert bool(asked(step, words)) == bool(step.tap)


COUNTED = {"de": {2: "beide", 3: "drei", 4: "vier"}, "en": {2: "both", 3: "three", 4: "four"}}


@pytest.mark.parametrize("id", OPENED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_callout_of_why_says_what_was_decided(client: Client, id: str, language: str) -> None:
    """It counts what was left before the last criterion and names the pick of the first decision on the page."""
    client.cookies["language"] = language
    game = get_game(id)
    tour = tour_of(game)
    assert tour is not None
    client.post(f"/tour/{id}")
    opened = client.path.split("/")[2]
    at = next(at for at, step in enumerate(tour.steps, 1) if step.page == "why")
    client.get(next(link for link in client.page.links if "tour=2" in link))
    client.get(next(link for link in client.page.links if f"tour={at}" in link))
    session = client.session(opened)
    words = Words(language, game, pack=session.pack)
    decision = session.why(None)[0][1]
    before, last = decision.steps[-2:]
    assert (len(last.kept), [*last.kept]) == (1, [decision.pick])
    heading = re.search(r'<h2 id="decision-1">(.*?)</h2>', client.last.body.decode())
    assert heading is not None
    assert html.unescape(heading[1]).startswith(words.decision(decision)[:20])
    says = " ".join(words.say(key) for key in tour.steps[at - 1].keys[:2])
    assert COUNTED[language][len(before.kept)] in says.casefold()
    assert re.search(rf"\b{re.escape(words.name(decision.pick))}\b", says, re.IGNORECASE)


def test_script_and_styles_know_every_part() -> None:
    names = get_args(get_type_hints(TourStep)["lit"])
    assert len(names) > 3
    script, styles = (STATIC / "tour.js").read_text("utf-8"), (STATIC / "tour.css").read_text("utf-8")
    assert [name for name in names if f"{name}: " not in script or f'data-lit="{name}"' not in styles] == []


@pytest.mark.parametrize("id", OPENED)
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


# Tours of several scenes


@pytest.mark.parametrize("id", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_of_scenes_is_walked_without_a_script(client: Client, id: str, language: str) -> None:
    """Each scene is a game of its own, only the scripted answer leads on, and the last one goes on as any game."""
    client.cookies["language"] = language
    game = get_game(id)
    tour, words = tour_of(game), Words(language, game)
    assert tour is not None
    client.get(f"/new/{id}")
    assert words.say("tour-first") in client.page.text
    client.post(f"/tour/{id}")
    seen, refused = [client.path.split("/")[2]], 0
    for at, step in enumerate(tour.steps, 1):
        assert words.say(f"tour-{step.id}-says") in client.page.text, step.id
        assert f'data-lit="{step.lit}"' in client.last.body.decode()
        if step.takes and step.takes[0] != ["trade"] and ["trade"] in offered(client, seen[-1]):
            client.post(f"/game/{seen[-1]}/answer", answer='["trade"]', tour=str(at), at=client.stamp(seen[-1]))
            assert words.say("no-tour-other") in client.page.text
            refused += 1
        if step.tap == "answer":
            answer_scripted(client, seen[-1], step, at)
        elif at < len(tour.steps) and tour.steps[at].scene:
            (form,) = [form for form in client.page.forms if form["action"] == f"/tour/{id}"][:1]
            client.post(
                form["action"], **{field["name"]: field["value"] for field in form["fields"] if "name" in field}
            )
            seen.append(client.path.split("/")[2])
        else:
            client.get(next(link for link in client.page.links if f"tour={at + 1}" in link))
    assert len(seen) == len(set(seen)) == len(tour.scenes)
    assert refused > 2
    assert words.say("tour-done") in client.page.text
    client.get(f"/game/{seen[-1]}?tour=end")
    assert "data-lit" not in client.last.body.decode()
    assert client.session(seen[-1]).pending is not None
    client.get(f"/new/{id}")
    assert words.say("tour-first") not in client.page.text


@pytest.mark.parametrize("id", SCENES)
def test_the_scenes_show_every_action_fights_a_blockade_and_the_end(id: str) -> None:
    tour = tour_of(get_game(id))
    assert tour is not None
    verbs = {str(step.takes[0][0]) for step in tour.steps if step.takes and isinstance(step.takes[0], list)}
    basic = {"buy", "develop", "discover", "build", "prepare", "trade", "remove"}
    assert verbs == basic | {"offensive", "revenue", "mine", "faction", "artifact"}
    assert {"alien", "p2"} <= {step.takes[0] for step in tour.steps if step.takes and isinstance(step.takes[0], str)}
    for scene in range(1, len(tour.scenes) + 1):
        assert opening(get_game(id), tour, scene).save() == opening(get_game(id), tour, scene).save()


def offered(client: Client, opened: str) -> list[list[str]]:
    pending = client.session(opened).pending
    return [[verb] for verb in getattr(pending, "verbs", ())]


def answer_scripted(client: Client, opened: str, step: TourStep, at: int) -> None:
    """Give the scripted answer with what pays for it, as the page offers it."""
    session = client.session(opened)
    pending, carried = session.pending, dict[str, Any](tour=str(at), at=client.stamp(opened))
    assert pending is not None
    if not step.takes:
        several = {"several": ()} if pending.id == "discard" else {"answer": json.dumps(pending.some(lambda n: 0))}
        client.post(f"/game/{opened}/answer", **several, **carried)
        return
    taken = step.takes[0]
    if isinstance(taken, list):
        view = session.seen_by("p1").view
        payment = session.game.ui.card_payment(view, pending, tuple(taken))
        if payment is not None and payment.targets and not payment.cards:
            taken = [*taken, payment.targets[0]]
            payment = session.game.ui.card_payment(view, pending, tuple(taken))
        if payment is not None:
            client.post(
                f"/game/{opened}/answer", tapping="1", tapped=payment.proposed, taken=json.dumps(taken), **carried
            )
            return
    client.post(f"/game/{opened}/answer", answer=json.dumps(taken), **carried)
