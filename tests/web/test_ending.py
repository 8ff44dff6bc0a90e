"""The end of a game: why it ended so, and the games that one tap starts next."""

from __future__ import annotations

import pytest

from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_axe import nothing_found
from tests.web.test_browser import ahead
from visavis.core import Session, get_game
from visavis.lab.advice import Advice, Chance
from visavis.web.ending import badges, outcome, reason, rematches, turn_view, turning_point
from visavis.web.view.charts import source_bars
from visavis.web.view.results import Result, advice_in_words, result_of
from visavis.words import LANGUAGES, Words

from .test_after import played

GAINS = {"Area": {"you": 18, "bot": 12}, "Cults": {"you": 24, "bot": 26}}
WORDS = Words("en", get_game("hamlets"))


def result(yours: int, theirs: int, winners: tuple[str, ...]) -> Result:
    return Result("a", "hamlets", "", "", {}, {"you": "person"}, {"you": yours, "bot": theirs}, winners)


def test_the_reason_names_the_margin_the_largest_difference_and_what_the_other_side_won() -> None:
    said = reason(result(42, 38, ("you",)), GAINS, WORDS)
    assert said.startswith("Ahead by 4 points. The biggest difference is “Area”: you 18, your opponent 12.")
    assert "“Cults”: you 24, your opponent 26" in said


@pytest.mark.parametrize("known", [result(40, 40, ("you", "bot")), result(0, 9, ("bot",)), result(5, 3, ())])
def test_a_tie_and_a_game_without_a_known_winner_have_no_reason(known: Result) -> None:
    assert reason(known, GAINS, WORDS) == ""


@pytest.mark.parametrize(("game", "level", "named"), [("tapestry", 2, ": 3"), ("terra_mystica", "automa", ": Auto")])
def test_a_level_is_no_card(game: str, level: object, named: str) -> None:
    session = Session.new(get_game(game), {"level": level}, seed=1)
    won = Result("a", game, "", "", {}, {"you": "person"}, {"you": 9, "bot": 1}, ("you",))
    words = Words("de", session.game, session.pack)
    assert named in rematches(session, won, words)[0].label
    first = Result("b", game, "", "b", {"level": level}, {"you": "person"}, {"you": 9, "bot": 1}, ("you",))
    assert badges(first, [first], words)
    assert [badge.says for badge in badges(first, [first], words) if "Karte" in badge.says] == []
    advice = Advice(game, (Chance(str(level), 0.5, 0.4, 0.6),), str(level), 3, 100, "planner", "random", 1.0)
    said = advice_in_words(advice, words)
    assert named.lstrip(": ")[:4] in said.head or str(level) in said.head
    assert not [text for text in (said.head, *said.lines) if "Karte" in text or "*" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_an_article_stands_at_the_beginning_of_its_sentence(language: str) -> None:
    name = Words(language, get_game("terra_mystica")).seat("her")
    words = Words(language)
    assert words.say("turning-lead-other", name=name).startswith(f"{name} ")
    assert words.say("turning-gap-other", name=name, points=3).startswith(f"{name} ")


def test_the_same_seed_is_one_tap_away(client: Client) -> None:
    game = played(client, "hamlets", 500)
    assert client.session(game).over
    client.get(f"/game/{game}")
    forms = [form for form in client.page.forms if form["action"] == "/new/hamlets"]
    assert len(forms) in (2, 3)
    text = client.page.text
    assert "Same cards again" in (text() if callable(text) else text)


def test_the_outcome_says_who_won_and_with_what_figures() -> None:
    won = outcome(result(42, 38, ("you",)), WORDS)
    assert (won.kind, won.says, won.yours, won.theirs, won.two) == ("won", "You win", 42, 38, True)
    lost = outcome(result(30, 38, ("bot",)), WORDS)
    assert lost.kind == "lost"
    assert "wins" in lost.says
    assert outcome(result(40, 40, ("you", "bot")), WORDS).kind == "tie"
    assert outcome(result(0, 9, ("bot",)), WORDS).kind == "open"


COURSES = {
    "the lead changes for good": ([0, 2, 9, 9, 14], [0, 5, 6, 12, 13], 4, True),
    "the lead changes once": ([0, 2, 9, 9], [0, 5, 6, 8], 2, True),
    "a tie on the way": ([0, 0, 5, 9], [0, 3, 5, 6], 3, True),
    "always ahead": ([0, 3, 9, 10], [0, 1, 2, 3], 2, False),
    "you lose": ([0, 5, 6, 7], [0, 2, 9, 12], 2, True),
}


@pytest.mark.parametrize("name", COURSES)
def test_the_turning_point_is_after_what_the_lead_or_the_difference_changed(name: str) -> None:
    mine, theirs, move, lead = COURSES[name]
    turn = turning_point(list(enumerate(mine)), list(enumerate(theirs)))
    assert turn is not None
    assert (turn.move, turn.lead) == (move, lead)
    assert turn.points > 0


@pytest.mark.parametrize(
    ("mine", "theirs"), [([0, 4, 6], [0, 3, 6]), ([5, 5, 5], [3, 3, 3]), ([7], [0, 3, 5]), ([], [])]
)
def test_a_tie_a_constant_difference_and_an_unknown_course_have_no_turning_point(
    mine: list[int], theirs: list[int]
) -> None:
    assert turning_point(list(enumerate(mine)), list(enumerate(theirs))) is None


def over(client: Client, id: str = "hamlets") -> str:
    """A finished game."""
    game = played(client, id, 500)
    assert client.session(game).over
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_the_turning_point_and_leads_to_its_turn(client: Client, language: str) -> None:
    client.cookies["language"] = language
    game = over(client, "sparks")
    body = client.get(f"/game/{game}").body.decode()
    session = client.session(game)
    words = Words(language, session.game, session.pack).read_by(session.header.seats)
    result = result_of(
        client.app.shelf.find(game), dict(session.seen_by("table").score or {}), session.seen_by("table").winners
    )
    turn = turn_view(session, result, game, words)
    assert turn is not None
    assert turn.effect in client.page.text
    assert f'href="{turn.href}"' in body
    assert body.count('class="turned"') == 2
    step = turn.href.partition("#")[2]
    assert f'id="{step}"' in client.get(turn.href).body.decode()


def test_the_bars_add_up_to_the_score(client: Client) -> None:
    session = client.session(over(client, "sparks"))
    rows = source_bars(session, Words("en", session.game, session.pack))
    sums = [sum(points) for points in zip(*([bar.points for bar in row.sides] for row in rows), strict=True)]
    assert sums == list(session.game.score(session.timeline.now).values())
    assert max(bar.length for row in rows for bar in row.sides) == 100


def test_the_first_rematch_suits_the_result(client: Client) -> None:
    session = client.session(over(client))
    score = {"you": 10, "bot": 5}
    won = Result("a", "hamlets", "", "", {}, {"you": "person"}, score, ("you",))
    lost = Result("a", "hamlets", "", "", {}, {"you": "person"}, {"you": 1, "bot": 5}, ("bot",))
    words = Words("en", session.game)
    up, *others = rematches(session, won, words)
    assert (up.label.partition(": ")[0], up.note) == ("Rematch", "one level up")
    assert ["seed" in one.fields for one in others] == [False, True]
    again, *others = rematches(session, lost, words)
    assert again.fields["seed"] == str(session.header.seed)
    assert again.fields["o.level"] == session.header.options["level"]
    assert [one.label for one in others] == [words.say("web-rematch")]
    dock = client.get(f"/game/{client.path.split('/')[2]}").body.decode().partition('class="dock"')[2]
    assert 'class="go"' in dock
    assert 'action="/new/hamlets"' in dock


def test_badges_count_wins_in_a_row_first_wins_and_bests() -> None:
    def one(id: str, yours: int, theirs: int, level: str = "fair") -> Result:
        winners = ("you",) if yours > theirs else ("bot",)
        return Result(
            id, "hamlets", "", id, {"level": level}, {"you": "person"}, {"you": yours, "bot": theirs}, winners
        )

    now = one("d", 30, 20)
    earlier = [now, one("c", 28, 20), one("b", 10, 20), one("a", 40, 2, "wild")]
    says = [badge.says for badge in badges(now, earlier, WORDS)]
    assert says[0] == "2 wins in a row"
    assert any(text.startswith("Your best result at level") for text in says)
    assert not any(text.startswith("First win") for text in says)
    assert badges(earlier[2], earlier, WORDS) == []
    assert [badge.icon for badge in badges(earlier[3], earlier[3:], WORDS)] == ["flag"]


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("laptop", "dark")])
def test_axe_finds_nothing_at_the_end(open_device: Open, size: str, scheme: str) -> None:
    device = open_device(size, "de", scheme)
    game = device.begin("hamlets")
    game, _ = ahead(device, game, 1)
    nothing_found(device, "end")
    device.no_sideways_scrolling()
    device.tap(device.page.locator(".dock .next button.go"))
    assert game not in device.page.url


def test_a_picture_is_made_on_the_device_and_sent_nowhere(open_device: Open) -> None:
    device = open_device("phone", "de")
    game = device.begin("hamlets")
    game, _ = ahead(device, game, 1)
    device.tap(device.page.locator(f"a[href='/game/{game}/picture']"))
    nothing_found(device, "picture")
    device.page.locator("[data-typed]").fill("Ada & Bo")
    sent: list[str] = []
    device.page.on("request", lambda request: sent.append(request.url))
    with device.page.expect_download() as saved:
        device.page.locator("[data-save]").click()
    body = saved.value.path().read_bytes()
    assert saved.value.suggested_filename == "visavis-hamlets.png"
    assert (body[1:4], int.from_bytes(body[16:20], "big"), int.from_bytes(body[20:24], "big")) == (b"PNG", 1200, 630)
    assert len(body) > 20_000, "not an empty sheet"
    assert device.page.locator("[data-who]").text_content() == "Ada & Bo"
    assert [address for address in sent if not address.startswith(("data:", "blob:"))] == []


def test_a_picture_says_without_script_how_else(client: Client) -> None:
    game = over(client)
    client.get(f"/game/{game}/picture")
    assert Words("en").say("picture-no-script") in client.page.text
    running = client.begin("hamlets")
    client.get(f"/game/{running}/picture")
    assert client.path == f"/game/{running}"
