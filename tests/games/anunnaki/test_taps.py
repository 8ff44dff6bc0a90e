"""How many taps a first game with printed cards and boards costs, counted through the forms and links of the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.games.anunnaki.person import Person
from tests.web.client import Client, Found, ways
from visavis.core import Forms, Several
from visavis.store import Store
from visavis.testing import expect_type
from visavis.web.routes import App

MOST_BEFORE_THE_FIRST_TURN, MOST_IN_A_TURN, GAIA = 40, 26, 16
BEGINNING = 2
"""The game on the home page, and the button that begins it."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield Client(app, "de")
        app.close()


class Owner(Person):
    """Somebody whose Gaia has 16 areas, and whose cards send a unit there."""

    def answer(self, question: Any, state: Any) -> Any:
        match question.id:
            case "enter.gaia":
                return ("gaia", GAIA)
            case "enter.edges":
                return () if self.bare else tuple(f"G{n}" for n in range(1, 7))
            case "enter.shrines":
                having = () if self.bare else ("G2", "G5", "G9", "C3")
                return tuple(name for name in having if name in question.options)
            case "enter.produce":
                # Only what is asked for, nothing of the others.
                fields = [field.name.removeprefix("at ") for field in question.forms[0].fields]
                needed = question.args["areas"]
                return ("produce", *(self.yields(name) if name in needed else "unread" for name in fields))
            case "enter.producing":
                return tuple(
                    name for name in question.options if self.yields(name).startswith(question.args["resource"])
                )
            case "enter.moon":
                parts = (f"portal_1_{self.how}", "gain_2", "income")[: self.symbols]
                return ("card", 0, *(*parts, *["-"] * 5)[:5], "unread")
            case "enter.sun":
                return ("card", "right", "supremacy_2", "advance_war", "-", "-", "-", "unread")
        return super().answer(question, state)

    how, bare, symbols = "brave", False, 2
    """The strategy of the moon card and its symbols; whether nothing but its resource tells one area of Gaia apart."""

    def yields(self, name: str) -> str:
        if name[0] != "G":
            return super().yields(name)
        return f"{('food', 'wood', 'metal', 'gold')[int(name[1:]) % 4]}_{int(name[1:]) % 3 + 1}"


def onward(client: Client, game: str, page: str) -> tuple[str, int]:
    """The page with the question; a tap where the phone shows the news first."""
    return (f"/game/{game}?now=you", 1) if 'data-screen="news"' in client.get(page).body.decode() else (page, 0)


def give(client: Client, game: str, answer: Any) -> int:
    """Give an answer with the taps that the page offers; how many it took."""
    session = client.session(game)
    question, page = session.pending, f"/game/{game}"
    page, taps = onward(client, game, page)
    if isinstance(question, Several):
        found = Found(client.get(page).body.decode())
        boxes = [one for form in found.forms for one in form["fields"] if one.get("name") == "several"]
        ticked = {json.loads(one["value"]) for one in boxes if "checked" in one}
        assert {json.loads(one["value"]) for one in boxes} >= {*answer}
        client.post(f"/game/{game}/answer", several=tuple(map(json.dumps, answer)), at=client.stamp(game))
        return taps + len(ticked ^ {*answer}) + 1
    wanted = json.loads(json.dumps(answer))
    for _ in range(60):
        found = Found(client.get(page).body.decode())
        assert not [one for form in found.forms for one in form["fields"] if one.get("type") == "number"]
        offered = list(ways(found, game))
        if any("answer" in way and json.loads(way["answer"]) == wanted for way in offered):
            client.post(f"/game/{game}/answer", answer=json.dumps(wanted), at=client.stamp(game))
            return taps + 1
        links = [way["link"] for way in offered if "link" in way]
        page, taps = nearer(expect_type(question, Forms), wanted, page, links), taps + 1
    raise AssertionError(f"{question.id} cannot be answered with {answer} on {page}")


def nearer(question: Forms, wanted: list[Any], page: str, links: list[str]) -> str:
    """The link that fills in the next field that matters, or leads to it."""
    form = question.form(wanted[0])
    assert form is not None
    values = {f"x.{field.name}": value for field, value in zip(form.fields, wanted[1:], strict=True)}
    given = taps_in(page)
    left = [
        field for field in form.fields
        if f"x.{field.name}" not in given and (field.default is None or values[f"x.{field.name}"] != field.default)
    ]  # fmt: skip
    for want in (left[0].name, None):
        for link in links:
            taps = taps_in(link)
            fits = all(values.get(name) == value for name, value in taps.items() if name.startswith("x."))
            further = all(taps.get(name) == value for name, value in given.items() if name.startswith("x."))
            if not fits or not further or taps.get("v") != wanted[0]:
                continue
            if want is None or f"x.{want}" in taps or taps.get("slot") == want:
                return link
    raise AssertionError((question.id, wanted, links[:9]))


def taps_in(link: str) -> dict[str, Any]:
    """What a link has chosen."""
    found = parse_qs(urlsplit(link).query)
    return {
        name: json.loads(given[0]) if name == "v" or name.startswith("x.") else given[0]
        for name, given in found.items()
    }


def taps_to_your_turn(client: Client, game: str, person: Person) -> dict[str, int]:
    """The taps until you are asked for your own turn, by question."""
    session, taps = client.session(game), dict[str, int]()
    while (question := session.pending) is not None and question.id != "your.turn":
        answer = person.answer(question, session.seen_by("you").view)
        taps[question.id] = taps.get(question.id, 0) + give(client, game, answer)
    return {**taps, "to your turn": onward(client, game, f"/game/{game}")[1]}


@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_a_first_printed_game_costs_few_taps_before_the_first_own_turn(
    client: Client, symbols: int, capsys: Any
) -> None:
    game, person = client.begin("anunnaki", seed="1"), Owner(1)
    person.symbols = symbols
    taps = taps_to_your_turn(client, game, person)
    took = sum(taps.values())
    with capsys.disabled():
        print(f"\ntaps before the first own turn, first moon card with {symbols} symbols: {took} {taps}")
        print(f"from the home page on: {BEGINNING + took}")
    assert {"enter.planet", "enter.tracks", "enter.fate", "setup.right", "enter.moon"} < set(taps)
    assert took <= MOST_BEFORE_THE_FIRST_TURN
    # No moon card of the pack shows more than two symbols.
    assert symbols > 2 or BEGINNING + took <= MOST_BEFORE_THE_FIRST_TURN


@pytest.mark.parametrize(("how", "bare"), [("brave", False), ("brave", True), ("mighty", False)])
def test_a_turn_of_his_that_reads_in_gaia_with_16_areas_costs_few_taps(
    client: Client, how: str, bare: bool, capsys: Any
) -> None:
    game, person = client.begin("anunnaki", seed="1"), Owner(1)
    person.how, person.bare = how, bare
    session = client.session(game)
    while session.pending.id != "your.turn":
        client.answer(game, person.answer(session.pending, session.seen_by("you").view))
    if bare:
        # You are too strong where you stand: of all 16 areas he takes one by its resource.
        client.answer(game, ["move", "Y6", "Y5"])
        client.answer(game, "ff")
    client.answer(game, ["done"])
    taps = taps_to_your_turn(client, game, person)
    with capsys.disabled():
        case = f"{how}, bare" if bare else how
        print(f"\ntaps in a turn of his with Gaia of 16 areas, {case}: {sum(taps.values())} {taps}")
    assert {"enter.gaia", "enter.sun", "enter.moon"} < set(taps)
    assert sum(taps.values()) <= MOST_IN_A_TURN
