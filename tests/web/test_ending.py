"""The end of a game: why it ended so, and the games that one tap starts next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.person import Person
from tests.web.client import Client
from tests.web.conftest import Open
from visavis.core import Forms, Session, get_game
from visavis.web.ending import reason
from visavis.web.view.results import Result
from visavis.web.view.summary import Breakdown, BreakdownRow
from visavis.words import Words

from .test_after import played

SECTIONS = {"Area": [BreakdownRow("", "", [18, 12])], "Cults": [BreakdownRow("", "", [24, 26])]}
WORDS = Words("en", get_game("hamlets"))


def result(yours: int, theirs: int, winners: tuple[str, ...]) -> Result:
    return Result("a", "hamlets", "", "", {}, {"you": "person"}, {"you": yours, "bot": theirs}, winners)


def test_the_reason_names_the_margin_the_largest_difference_and_what_the_other_side_won() -> None:
    said = reason(result(42, 38, ("you",)), Breakdown(["", ""], SECTIONS, [42, 38]), WORDS)
    assert said.startswith("Ahead by 4 points. The biggest difference is “Area”: you 18, your opponent 12.")
    assert "“Cults”: you 24, your opponent 26" in said


@pytest.mark.parametrize("known", [result(40, 40, ("you", "bot")), result(0, 9, ("bot",)), result(5, 3, ())])
def test_a_tie_and_a_game_without_a_known_winner_have_no_reason(known: Result) -> None:
    assert reason(known, Breakdown(["", ""], SECTIONS, [0, 0]), WORDS) == ""


def test_the_same_seed_is_one_tap_away(client: Client) -> None:
    game = played(client, "hamlets", 500)
    assert client.session(game).over
    client.get(f"/game/{game}")
    forms = [form for form in client.page.forms if form["action"] == "/new/hamlets"]
    assert len(forms) in (2, 3)
    text = client.page.text
    assert "Same cards again" in (text() if callable(text) else text)


def test_the_score_pad_is_no_wider_than_a_phone(open_device: Open) -> None:
    device = open_device("phone", "de")
    id = device.here.app.desk.put(device.here.app.shelf.create(at_the_score_pad()))
    device.go(f"/game/{id}?now=you")
    assert device.page.locator(".pad input").count() > 8
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert device.page.locator(".pad label").evaluate_all(cut) == []


def at_the_score_pad() -> Session[Any]:
    session, person = Session.new(get_game("mosaic"), seed=1), Person(1)
    while (question := session.pending) is not None and question.id != "end.yours":
        ends = isinstance(question, Forms) and question.id == "your.turn" and question.form("end") is not None
        session.answer(("end",) if ends else person.answer(session, question))
    return session
