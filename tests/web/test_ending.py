"""The end of a game: why it ended so, and the games that one tap starts next."""

from __future__ import annotations

import pytest

from tests.web.client import Client
from visavis.core import Session, get_game
from visavis.web.ending import reason, rematches
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


def test_points_that_were_entered_at_the_end_are_no_difference_by_source() -> None:
    sections = {"19 End": [BreakdownRow("", "", [230, 0])], "18 Income": [BreakdownRow("", "", [0, 193])]}
    said = reason(result(230, 193, ("you",)), Breakdown(["", ""], sections, [230, 193]), WORDS)
    assert said == "Ahead by 37 points."


def test_sources_have_the_names_of_the_game_and_no_numbers_of_rules() -> None:
    words = Words("de", get_game("terra_mystica"))
    sections = {
        "20 Das ganze Spiel": [BreakdownRow("TM-20.30", "", [30, 0]), BreakdownRow("TM-20.31", "", [8, 0])],
        "8 Schlusswertung": [BreakdownRow("TM-8.2", "", [0, 28])],
        "6 Ihr Zug": [BreakdownRow("TM-6.7", "", [0, 12])],
    }
    said = reason(result(38, 40, ("bot",)), Breakdown(["", ""], sections, [38, 40]), words)
    assert "„Kulte“: du 8, dein Gegner 28" in said
    assert "„Gebäude“: du 30, dein Gegner 0" in said


@pytest.mark.parametrize(("game", "level", "named"), [("tapestry", "2", ": 3"), ("terra_mystica", "automa", ": Auto")])
def test_a_level_is_no_card(game: str, level: str, named: str) -> None:
    session = Session.new(get_game(game), {"level": int(level) if level.isdigit() else level}, seed=1)
    won = Result("a", game, "", "", {}, {"you": "person"}, {"you": 9, "bot": 1}, ("you",))
    labels = [one.label for one in rematches(session, won, Words("de", session.game))]
    assert named in labels[0]


def test_the_same_seed_is_one_tap_away(client: Client) -> None:
    game = played(client, "hamlets", 500)
    assert client.session(game).over
    client.get(f"/game/{game}")
    forms = [form for form in client.page.forms if form["action"] == "/new/hamlets"]
    assert len(forms) in (2, 3)
    text = client.page.text
    assert "Same cards again" in (text() if callable(text) else text)
