"""Records: wins in a row, levels, bests, the challenge of the week, and results that are taken to another device."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_after import played
from tests.web.test_axe import nothing_found
from visavis.core import Refusal, Session, get_game
from visavis.core.chance import Stream
from visavis.web import challenge as weekly
from visavis.web import milestones, result_file
from visavis.web.view.results import Result, faction_of
from visavis.words import LANGUAGES, Words


def one(id: str, yours: int, theirs: int, level: str = "fair") -> Result:
    score, winners = {"you": yours, "bot": theirs}, ("you",) if yours > theirs else ("bot",)
    return Result(
        id, "hamlets", "", f"2026-11-{id:0>2}T10:00:00+00:00", {"level": level}, {"you": "person"}, score, winners
    )


LAST_FIRST = [
    one("7", 30, 20),
    one("6", 31, 20),
    one("5", 9, 20),
    one("4", 40, 20, "wild"),
    one("3", 22, 20),
    one("2", 21, 20),
]
UNKNOWN = Result("1", "hamlets", "", "2026-11-01T10:00:00+00:00", {}, {"you": "person"}, {"you": 0, "bot": 9}, ("bot",))


def test_a_streak_counts_finished_games_with_known_points() -> None:
    streak = milestones.streak([LAST_FIRST[0], UNKNOWN, *LAST_FIRST[1:]])
    assert (streak.now, streak.best) == (2, 3)
    assert streak.last == [True, True, True, False, True, True]
    assert milestones.streak([]) == milestones.Streak(0, 0, [])


def test_the_ladder_says_what_was_won_and_what_is_next() -> None:
    game = get_game("hamlets")
    levels = milestones.levels_of(game)
    easiest, next_one = levels[0], levels[1]
    rungs = milestones.ladder(game, [one("3", 9, 5, easiest), one("2", 4, 5, easiest), one("1", 8, 5, easiest)])
    assert [rung.level for rung in rungs] == levels
    assert (rungs[0].won, rungs[0].lost, rungs[0].best) == (2, 1, 9)
    assert rungs[0].first.startswith("2026-11-01")
    assert [rung.next for rung in rungs].index(True) == levels.index(next_one)
    advised = milestones.ladder(game, [], suggested=levels[-1])
    assert advised[-1].next
    assert milestones.ladder(game, [])[0].next


def test_bests_by_faction_keep_the_earlier_of_equal_ones() -> None:
    results = [one("3", 30, 1), one("2", 30, 1), one("1", 12, 1)]
    best = milestones.bests(results, {"3": "faction.a", "2": "faction.a", "1": "faction.b"})
    assert [(row.faction, row.points, row.id) for row in best] == [("faction.a", 30, "2"), ("faction.b", 12, "1")]


def test_the_faction_of_the_person_is_found() -> None:
    session = Session.new(get_game("terra_mystica"), seed=1)
    stream = Stream(1)
    while session.pending is not None and not faction_of(session):
        session.answer(session.pending.some(stream.below))
    assert session.pack.provenance(faction_of(session)) is not None


# The challenge of the week


def test_a_challenge_is_the_same_everywhere_and_another_one_each_week() -> None:
    game = get_game("hamlets")
    weeks = [weekly.challenge(game, game.default_pack, f"2026-W{number:02}") for number in range(1, 53)]
    assert weeks[46] == weekly.challenge(game, game.default_pack, weekly.week_of(date(2026, 11, 19)))
    assert len({week.seed for week in weeks}) == 52
    assert {week.level for week in weeks} == set(milestones.levels_of(game))
    other = get_game("tapestry")
    assert weekly.challenge(other, other.default_pack, "2026-W47").seed != weeks[46].seed


def over_challenge(client: Client, week: str = "") -> str:
    """A finished game of the challenge of this week."""
    game = get_game("hamlets")
    given = weekly.challenge(game, game.default_pack, week or weekly.week_of(date.today()))
    id = client.begin("hamlets", **given.fields)
    session, stream = client.session(id), Stream(1)
    while session.pending is not None:
        client.answer(id, session.pending.some(stream.below))
    return id


def test_a_finished_challenge_is_recognized_and_has_a_link(client: Client) -> None:
    id = over_challenge(client)
    session = client.session(id)
    given = weekly.played_in(session, date.today())
    assert given is not None
    body = client.get(f"/game/{id}").body.decode()
    assert "/challenge?week=" in body
    assert weekly.played_in(client.session(played(client, "hamlets", 500)), date.today()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_shows_both_side_by_side_and_only_says_so(client: Client, language: str) -> None:
    client.cookies["language"] = language
    id = over_challenge(client)
    words = Words(language)
    week = weekly.week_of(date.today())
    client.get(f"/challenge?week={week}&game=hamlets&yours=77&theirs=41")
    text = client.page.text
    assert "77" in text
    assert words.say("week-said") in text
    assert words.say("week-not-yet") not in text
    score = client.session(id).seen_by("table").score or {}
    assert all(str(points) in text for points in score.values())
    client.get(f"/challenge?week={week}&game=tapestry&yours=77&theirs=41")
    assert words.say("week-not-yet") in client.page.text
    client.get(f"/challenge?week={week}&game=hamlets&yours=77&theirs=41&pack=other")
    assert words.say("week-other-cards") in client.page.text


@pytest.mark.parametrize(
    "query", ["", "week=2026-W47", "week=2026-W47&game=nothing", "week=<b>&game=hamlets", "week=2026-W54&game=hamlets"]
)
def test_a_link_that_leads_nowhere_is_refused(client: Client, query: str) -> None:
    response = client.get(f"/challenge?{query}")
    assert response.status == 422
    assert "challenge" in client.page.text


def test_the_game_in_a_link_is_played_again_and_points_that_were_entered_stay_said(client: Client) -> None:
    id = over_challenge(client)
    session = client.session(id)
    given = weekly.played_in(session, date.today())
    assert given is not None
    result = one("9", 50, 40)
    link = weekly.link("http://there", given, result, session)
    claim = weekly.checked(link, given)
    score = session.game.score(session.timeline.now)
    assert [claim.yours, claim.theirs] == list(score.values())
    assert not claim.checked, "the person has counted their own points"
    other = weekly.challenge(session.game, session.pack, "2020-W01")
    for letters, wanted in ((link, other), (link[:-9], given), ("#nothing", given)):
        with pytest.raises(Refusal):
            weekly.checked(letters, wanted)


def test_a_game_whose_points_the_app_counts_is_checked() -> None:
    game = get_game("alien_artifacts")
    given = weekly.challenge(game, game.default_pack, "2026-W47")
    session = Session.new(game, {}, seed=given.seed, seats={"p2": "greedy"})
    stream = Stream(1)
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
    claim = weekly.checked(weekly.link("", given, one("9", 1, 2), session), given)
    assert claim.checked
    assert [claim.yours, claim.theirs] == list(session.game.score(session.timeline.now).values())


# Results on another device


def row(id: str, **more: Any) -> dict[str, Any]:
    usual = {"id": id, "game": "hamlets", "when": "2026-10-01T10:00:00+00:00", "score": {"you": 5, "bot": 3}}
    return {**usual, "winners": ["you"], "seats": {"you": "person"}, "options": {"level": "fair"}, **more}


def file(*rows: dict[str, Any], version: int = 1) -> bytes:
    return json.dumps({"visavis_results": version, "results": rows}).encode()


def test_results_go_to_another_device_and_nothing_is_overwritten(client: Client) -> None:
    id = played(client, "hamlets", 500)
    exported = client.get("/stats.json").body
    assert [item["id"] for item in json.loads(exported)["results"]] == [id]
    changed = json.loads(exported)
    changed["results"][0]["score"] = {"you": 999, "bot": 0}
    more = [row("elsewhere1"), row("elsewhere2", score={"you": 8, "bot": 9}, winners=["bot"])]
    changed["results"] += more
    client.post("/stats/merge", files={"file": json.dumps(changed).encode()})
    assert "2 results imported" in client.page.text
    body = client.get("/stats").body.decode()
    assert "999" not in body
    assert body.count(f'<span class="tag">{Words("en").say("results-elsewhere")}</span>') == 2
    assert "/game/elsewhere1" not in body
    client.post("/stats/merge", files={"file": file(row("elsewhere1", score={"you": 500, "bot": 0}))})
    assert "All results were known already" in client.page.text
    exported = json.loads(client.get("/stats.json").body)["results"]
    assert {item["id"]: item["score"]["you"] for item in exported} == {
        id: client.session(id).game.score(client.session(id).timeline.now)["you"],
        "elsewhere1": 5,
        "elsewhere2": 8,
    }


BAD = {
    "no json": b"\x00\xff",
    "deep": b"[" * 100_000,
    "another file": b'{"a": 1}',
    "another version": file(row("a"), version=9),
    "too many": file(*(row(f"a{number}") for number in range(result_file.MOST + 1))),
    "too large": b" " * 3_000_000 + file(row("a")),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_and_changes_nothing(client: Client, name: str) -> None:
    response = client.post("/stats/merge", files={"file": BAD[name]})
    assert response.status == 422
    assert "Nothing was changed" in client.page.text or "too large" in client.page.text.casefold(), client.page.text
    assert result_file.stored(client.app.shelf) == []


HOSTILE = (
    row("a/../b"),
    row("a", when="yesterday"),
    row("a", score={}),
    row("a", score={"you": 10**9, "bot": 1}),
    row("a", winners=["nobody"]),
    row("a", seats={"you": "computer"}),
    row("a", score={f"side{number}": 1 for number in range(20)}),
    row("", score={"you": 1}),
)


def test_what_no_result_can_be_is_left_out_and_texts_are_filtered() -> None:
    good = row("b", title="\u202eevil\u0007" + "x" * 200, options={"level": "fair", "list": [1], "n": 3})
    (kept,) = result_file.read(file(*HOSTILE, good))
    assert kept.id == "b"
    assert len(kept.title) <= 80
    assert "\u202e" not in kept.title
    assert "\u0007" not in kept.title
    assert kept.options == {"level": "fair", "n": 3}


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_empty_records_say_what_will_be_there(client: Client, language: str) -> None:
    client.cookies["language"] = language
    client.get("/stats")
    words = Words(language)
    for key in ("records-streak-will", "records-will-ladder", "records-will-bests", "records-will-charts"):
        assert words.say(key) in client.page.text
    assert any(form["action"].startswith("/new/") for form in client.page.forms)


def test_the_page_plays_the_next_level(client: Client) -> None:
    played(client, "hamlets", 500)
    client.get("/stats")
    assert Words("en").say("records-ladder") in client.page.text
    form = next(
        form
        for form in client.page.forms
        if any(f.get("name") == "o.level" and f["tag"] == "input" for f in form["fields"])
    )
    client.post(form["action"], **{field["name"]: field["value"] for field in form["fields"] if field.get("name")})
    assert client.path.startswith("/game/")


@pytest.mark.parametrize(("size", "language", "scheme"), [("phone", "de", "dark"), ("laptop", "en", "light")])
def test_axe_finds_nothing(open_device: Open, size: str, language: str, scheme: str) -> None:
    device = open_device(size, language, scheme)
    device.go("/stats")
    nothing_found(device, "records")
    device.no_sideways_scrolling()
    device.go("/challenge?week=2026-W47&game=terra_mystica&yours=112&theirs=108")
    nothing_found(device, "challenge")
    device.no_sideways_scrolling()
