"""After and around games: results, links, files, corrections, and everything hostile that a person could be handed."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.web.client import Client
from visavis.core import Session, decide, find_games, get_game, read_position
from visavis.core.chance import Stream
from visavis.core.play.log import Correction
from visavis.core.play.redaction import redacted_log, redaction_seat
from visavis.store import Store
from visavis.testing import expect_type
from visavis.testing.golden import some_golden_files
from visavis.web.routes import App
from visavis.web.view import share_link, summary
from visavis.web.view.results import Result, as_csv, bg_stats
from visavis.web.view.saved_list import when
from visavis.words import LANGUAGES, Words

GAMES = tuple(find_games())
GOLDEN = [file for id in GAMES for file in some_golden_files(Path(__file__).parent.parent / "games" / id / "golden", 4)]


def played(client: Client, id: str, answers: int, seed: int = 1, **options: Any) -> str:
    game = client.begin(id, seed=str(seed), **options)
    session, stream = client.session(game), Stream(seed)
    for _ in range(answers):
        if session.pending is not None:
            client.answer(game, session.pending.some(stream.below))
    return game


# Links and files


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_link_holds_the_whole_game(file: Path) -> None:
    session = Session.load(file.read_text("utf-8"))
    if session.header.rules != session.game.rules_version:
        pytest.skip("played under older rules: the file is the way")
    link = share_link.pack(session)
    again = share_link.unpack(f"http://anywhere/open#{link}")
    assert again.save() == session.save()


def test_a_game_of_hamlets_fits_a_qr_code(client: Client) -> None:
    game = played(client, "hamlets", 500)
    assert client.session(game).over
    link = "http://192.168.178.123:8321/open#" + share_link.pack(client.session(game))
    assert len(link) < share_link.LONGEST_QR
    path, width = share_link.qr_path(link) or ("", 0)
    assert path.startswith("M3 3h1v1h-1z")
    assert 40 < width < 180
    assert share_link.qr_path("x" * 5000) is None


def packed(text: str) -> str:
    return "v1." + urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def rows_of(client: Client) -> list[str]:
    link = share_link.pack(client.session(played(client, "hamlets", 4)))
    letters = link.removeprefix("v1.")
    return zlib.decompress(urlsafe_b64decode(letters + "=" * (-len(letters) % 4))).decode().split("\n")


HOSTILE_LINKS = [
    "",
    "v1.",
    "v1.====",
    "v1.%00%ff",
    "v2.abc",
    "<script>alert(1)</script>",
    "v1." + "A" * 1000,
    "v1." + urlsafe_b64encode(b"nonsense").decode(),
    packed(""),
    packed("{}"),
    packed("[]\n[]\n[]"),
    packed("\n" * 1000),
    packed("x" * 5_000_000),
    packed('{"visavis":1}\nabc'),
    packed('{"visavis":1,"game":"nowhere","rules":"1","options":{},"seed":1,"seats":{}}\nabc'),
    packed('{"visavis":1,"game":"../../etc","rules":"1","options":{},"seed":1,"seats":{}}\nabc'),
    packed(
        '{"visavis":1,"game":"hamlets","rules":"1","options":{"level":"<b>"},"seed":1,"seats":{"you":"person"}}\nabc'
    ),
    packed('{"visavis":1,"game":"hamlets","rules":"1","options":{},"seed":1,"seats":{"you":"os.system"}}\nabc'),
    packed('{"visavis":1,"game":"hamlets","rules":"1","options":{},"seed":1e999,"seats":{"you":"person"}}\nabc'),
    packed(
        '{"visavis":1,"game":"hamlets","rules":"1","options":{},"seed":1,"seats":{"you":"person"}}\n'
        + "[" * 100_000
        + "\nabc"
    ),
]


@pytest.mark.parametrize("link", HOSTILE_LINKS, ids=range(len(HOSTILE_LINKS)))
def test_a_hostile_link_is_refused_and_nothing_is_kept(client: Client, link: str) -> None:
    response = client.post("/open", link=link)
    assert response.status == 422
    assert 'class="refusal"' in response.body.decode()
    assert b"<script>alert" not in response.body
    assert client.app.shelf.games() == ()


def test_a_link_that_was_changed_is_refused_or_is_the_same_game(client: Client) -> None:
    """A line doubled or left out: only what follows from the rest (a seeded draw) may be missing."""
    rows = rows_of(client)
    (kept,) = client.app.shelf.games()
    text = client.app.shelf.export(kept.id)
    for at in range(len(rows)):
        for changed in ([*rows[:at], *rows[at + 1 :]], [*rows[:at], rows[at], *rows[at:]]):
            if client.post("/open", link=packed("\n".join(changed))).status == 200:
                assert "draw" in rows[at]
                assert client.session(client.path.split("/")[2]).save() == text
    assert client.post("/open", link=packed("\n".join(rows))).status == 200


HEADER = '{"visavis":1,"game":"hamlets","rules":"1","options":{},"seed":1,"seats":{"you":"person"}}'
HOSTILE_LOGS = [
    b"",
    b"\n",
    b"\xff\xfe",
    b"{}",
    b"PK\x03\x04",
    HEADER.encode(),
    f'{HEADER}\n{{"over":{{"you":99}}}}\n'.encode(),
    f'{HEADER}\n{{"correct":{{"points":1e400}},"after":0}}\n'.encode(),
    f"{HEADER}\n{'[' * 200000}\n".encode(),
    f"{HEADER}\n".encode() + b'{"step":1}\n' * 3,
    b"x" * 4_100_000,
]


@pytest.mark.parametrize("text", HOSTILE_LOGS, ids=range(len(HOSTILE_LOGS)))
def test_a_hostile_file_is_refused_and_nothing_is_kept(client: Client, text: bytes) -> None:
    assert client.post("/open", files={"file": text}).status == 422
    assert client.app.shelf.games() == ()


def test_effects_of_an_unfinished_step_are_not_believed(client: Client) -> None:
    """The step is run again from its inputs: what the file claims about it does not matter."""
    claimed = '{"do":"place_house","clause":"x","space":"Z99","group":"plain"}'
    assert client.post("/open", files={"file": f'{HEADER}\n{{"step":1}}\n{claimed}\n'.encode()}).status == 200
    session = client.session(client.path.split("/")[2])
    assert [type(line).__name__ for line in session.lines] == ["Step"]


HOSTILE_PACKS = [
    b"\xff",
    b"[",
    b"id = 1",
    b"x = '" + b"a" * 1_100_000 + b"'",
    b"[[card]]\nid = '1'",
    b"a." * 50_000 + b"b=1",
]


@pytest.mark.parametrize("text", HOSTILE_PACKS, ids=range(len(HOSTILE_PACKS)))
def test_a_hostile_pack_is_refused_with_the_form_again(client: Client, text: bytes) -> None:
    response = client.post("/new/hamlets", files={"pack": text}, **{"o.level": "hard"})
    assert response.status == 422
    page = response.body.decode()
    assert 'class="refusal"' in page
    assert 'value="hard" checked' in page, "what was chosen is still chosen"
    assert client.app.shelf.games() == ()


def test_an_own_pack_is_played_with_and_kept_in_the_game(client: Client) -> None:
    text = (get_game("hamlets").folder / "packs" / "standard.toml").read_text("utf-8")
    text = text.replace('id = "standard"', 'id = "mine"', 1)
    response = client.post("/new/hamlets", files={"pack": text.encode()})
    assert response.status == 200
    session = client.session(client.path.split("/")[2])
    assert session.header.pack == "mine"
    assert session.header.own_pack is not None


HOSTILE_FORMS: list[dict[str, Any]] = [
    {"o.level": "impossible"},
    {"o.tracked": "maybe"},
    {"o.nothing": "x", "seat.you": "nobody"},
    {"shown": "nowhere"},
    {"pack_id": "../../secret"},
    {"title": "x" * 81},
    {"title": "a\x1b[31m"},
]


@pytest.mark.parametrize("form", HOSTILE_FORMS, ids=range(len(HOSTILE_FORMS)))
def test_a_new_game_that_cannot_be_is_refused(client: Client, form: dict[str, Any]) -> None:
    assert client.post("/new/hamlets", **form).status == 422
    assert client.app.shelf.games() == ()


HOSTILE_ANSWERS: list[dict[str, Any]] = [
    {"answer": ""}, {"answer": "nonsense"}, {"answer": "null"}, {"answer": "[]"}, {"answer": "{}"}, {"answer": "[[[["},
    {"answer": '["build"]'}, {"answer": '["build","A6"]'}, {"answer": '["build","E6","E7"]'},
    {"answer": '["fly","E6"]'},
    {"answer": "1e999"}, {"answer": '"' + "x" * 30_000 + '"'}, {"answer": "[" * 10_000}, {"text": "x" * 500},
    {"text": "build\x00"}, {"text": "\u202e"}, {"text": "<img src=x onerror=alert(1)>"}, {"number": "3"},
    {"v": '"build"'},
    {"v": "[]", "x.space": "{}"}, {"several": ("1", "2")}, {},
]  # fmt: skip


@pytest.mark.parametrize("form", HOSTILE_ANSWERS, ids=range(len(HOSTILE_ANSWERS)))
def test_a_hostile_answer_is_refused_and_changes_nothing(client: Client, form: dict[str, Any]) -> None:
    game = client.begin("hamlets")
    before = client.session(game).save()
    response = client.post(f"/game/{game}/answer", at=client.stamp(game), **form)
    assert response.status == 422
    page = response.body.decode()
    assert 'class="refusal" role="alert"' in page
    assert "<img src=x" not in page
    assert "Where is your first house?" in page, "the question is asked again"
    assert client.session(game).save() == before
    assert client.app.shelf.export(game) == before


@pytest.mark.parametrize("line", ["", "-1", "x", "99999999999", "1e3", "9999"])
def test_a_branch_from_nowhere_is_refused(client: Client, line: str) -> None:
    game = played(client, "hamlets", 3)
    kept = len(client.app.shelf.games())
    assert client.post(f"/game/{game}/branch", line=line).status == 422
    assert len(client.app.shelf.games()) == kept
    for page in ("why", "log"):
        assert client.get(f"/game/{game}/{page}?line={line}").status == 200


def test_texts_of_a_person_are_shown_as_text(client: Client) -> None:
    title = "<script>alert('x')</script>"
    game = client.begin("hamlets", title=title)
    for path in ("/", "/saves", f"/game/{game}", f"/game/{game}/more", f"/game/{game}/share"):
        page = client.get(path).body.decode()
        assert "<script>alert" not in page
    assert client.get("/saves?gone=%3Cscript%3E").status == 200
    assert "<script>" not in client.get("/<script>alert(1)</script>").body.decode().replace("<script src", "")


# Corrections


def test_spaces_are_corrected_by_taps(client: Client) -> None:
    game = client.begin("hamlets")
    client.answer(game, ["build", "E6"])
    page = client.get(f"/game/{game}/correct?field=yours").body.decode()
    assert "E6" in page
    client.get(f"/game/{game}/correct?field=yours&tap=E6&tap=E5")
    form = next(form for form in client.page.forms if form["action"].endswith("/correct"))
    value = next(field["value"] for field in form["fields"] if field.get("name") == "value")
    assert json.loads(value) == ["E5"]
    assert client.post(f"/game/{game}/correct", at=client.stamp(game), field="yours", value=value).status == 200
    assert client.session(game).seen_by("you").view.to_plain()["yours"] == ["E5"]


@pytest.mark.parametrize("id", GAMES)
def test_every_field_can_be_corrected_to_what_it_is(client: Client, id: str) -> None:
    """The value that the form shows is accepted as it is: it comes back the same."""
    game = played(client, id, 4)
    session = client.session(game)
    if session.secret:
        # To its end, behind the pages.
        whole, stream = Session.load(session.save(), session.game), Stream(1)
        while whole.pending is not None:
            whole.answer(whole.pending.some(stream.below))
        session = client.session(game := client.app.desk.put(client.app.shelf.create(whole)))
    client.get(f"/game/{game}/correct")
    fields = [link.partition("field=")[2] for link in client.page.links if "field=" in link]
    assert fields
    for field in fields:
        state = session.seen_by(next(iter(session.header.seats))).view
        client.get(f"/game/{game}/correct?field={field}")
        page = client.last.body.decode()
        assert client.last.status == 200, page
        form = next(form for form in client.page.forms if form["action"].endswith("/correct"))
        given = entered(form)
        shown = any(name == "value" or name == "kind" or name.startswith("part.") for name in given)
        if shown and hasattr(state, "to_plain"):
            assert client.post(f"/game/{game}/correct", **given).status == 200, field
            now = session.seen_by(next(iter(session.header.seats))).view
            assert json.dumps(now.to_plain()[field]) == json.dumps(state.to_plain()[field]), field


def test_the_part_of_a_game_has_a_name(client: Client) -> None:
    game = played(client, "terra_mystica", 4)
    client.get(f"/game/{game}/correct?field=phase")
    page = client.last.body.decode()
    assert "set-up: first dwellings" in page
    assert ">place<" not in page


def entered(form: dict[str, Any]) -> dict[str, Any]:
    """What a browser sends when nothing is touched; what stands in a list or a text field is left out."""
    sent: dict[str, tuple[str, ...]] = {}
    for field in form["fields"]:
        chosen = "checked" in field if field.get("type") in ("radio", "checkbox") else field["tag"] == "input"
        if chosen and field.get("name"):
            sent[field["name"]] = (*sent.get(field["name"], ()), field["value"])
    return sent


def corrected(session: Session[Any]) -> object:
    """What was set right last. It holds from the beginning of the step, which then runs again."""
    return [line for line in session.lines if isinstance(line, Correction)][-1].correct


def test_tracks_cards_and_numbers_of_areas_are_set_right_by_taps(client: Client) -> None:
    game = played(client, "tapestry", 12)
    session = client.session(game)

    def form(field: str) -> dict[str, Any]:
        client.get(f"/game/{game}/correct?field={field}")
        return next(form for form in client.page.forms if form["action"].endswith("/correct"))

    # A marker on a track: one tap on the step.
    given = entered(form("you"))
    steps = [one["value"] for one in client.page.forms[0]["fields"] if one.get("name") == "part.1"]
    assert steps == [str(step) for step in range(13)]
    before = list(session.seen_by("you").view.you)
    assert client.post(f"/game/{game}/correct", **{**given, "part.1": ("7",)}).status == 200
    assert corrected(session) == {"you": [before[0], 7, *before[2:]]}
    # A landmark that lies elsewhere: one tap takes it away, and the others keep their order.
    landmarks = session.seen_by("you").view.landmarks
    given = entered(form("landmarks"))
    assert given["card"] == landmarks
    left = landmarks[:1] + landmarks[2:]
    assert client.post(f"/game/{game}/correct", **{**given, "card": left}).status == 200
    assert corrected(session) == {"landmarks": list(left)}
    given = entered(form("landmarks"))
    assert client.post(f"/game/{game}/correct", **{**given, "card": (landmarks[1], *left)}).status == 200
    assert corrected(session) == {"landmarks": [*left, landmarks[1]]}, "what is new comes last"


def test_what_stands_on_areas_is_entered_area_by_area(client: Client) -> None:
    game = client.begin("anunnaki", **{"o.cards": "pack", "o.board": "pack"}, seed="2")
    session, stream = client.session(game), Stream(3)
    while not session.seen_by("you").view.to_plain().get("exhausted"):
        client.answer(game, session.pending.some(stream.below))
    now = session.seen_by("you").view.to_plain()["exhausted"]
    client.get(f"/game/{game}/correct?field=exhausted")
    given = entered(next(form for form in client.page.forms if form["action"].endswith("/correct")))
    some = next(iter(now))
    assert given[f"part.{some}"] == (str(now[some]),)
    assert client.post(f"/game/{game}/correct", **{**given, f"part.{some}": ("",)}).status == 200
    assert corrected(session) == {"exhausted": {name: many for name, many in now.items() if name != some}}
    before = session.save()
    client.get(f"/game/{game}/correct?field=exhausted")
    given = entered(next(form for form in client.page.forms if form["action"].endswith("/correct")))
    assert client.post(f"/game/{game}/correct", **{**given, f"part.{some}": ("many",)}).status == 422
    assert session.save() == before


def test_a_correction_that_cannot_be_is_told_beside_the_field(client: Client) -> None:
    game = played(client, "hamlets", 3)
    before = client.session(game).save()
    for field, value in (
        ("round", "99"),
        ("round", "x"),
        ("yours", "A6"),
        ("nothing", "1"),
        ("deck", "{}"),
        ("points", ""),
    ):
        response = client.post(f"/game/{game}/correct", at=client.stamp(game), field=field, value=value)
        assert response.status == 422
    assert client.session(game).save() == before


# Results


def test_statistics_count_games_wins_and_averages(client: Client) -> None:
    for seed in (1, 2, 3):
        played(client, "hamlets", 500, seed, **{"o.level": "hard" if seed == 3 else "normal"})
    played(client, "hamlets", 2)
    results, left = client.app.results.some()
    assert left == 0
    assert len(results) == 3
    page = client.get("/stats").body.decode()
    assert page.count('<th scope="row">') == 2
    yours = [result.score["you"] for result in results if result.level == "normal"]
    assert f"{sum(yours) / 2:.1f}" in page
    rows = list(csv.DictReader(io.StringIO(client.get("/stats.csv").body.decode())))
    assert len(rows) == 6
    assert {row["side"] for row in rows} == {"you", "her"}
    assert sum(row["won"] == "yes" for row in rows) >= 3
    assert {row["who"] for row in rows} == {"person", "bot"}


def test_no_cell_is_taken_for_a_formula() -> None:
    result = Result("x", "hamlets", "=1+1", "2026-01-01T00:00:00+00:00", {}, {"you": "person"}, {"you": 1}, ("you",))
    assert b"'=1+1" in as_csv([result])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_to_bg_stats_holds_the_play(client: Client, language: str) -> None:
    client.cookies["language"] = language
    game = played(client, "hamlets", 500)
    page = client.get(f"/game/{game}").body.decode()
    assert "https://app.bgstatsapp.com/createPlay.html?data=" in page
    (result,), _ = client.app.results.some()
    link = urlsplit(bg_stats(result, Words(language, get_game("hamlets"))))
    play = json.loads(parse_qs(link.query)["data"][0])
    assert play["game"]["name"] == Words(language, get_game("hamlets")).game_name()
    assert {player["score"] for player in play["players"]} == set(result.score.values())
    assert any(player["winner"] for player in play["players"])
    assert len(play["playDate"]) == 19


def test_the_end_breaks_the_points_down(client: Client) -> None:
    game = played(client, "hamlets", 500)
    page = client.get(f"/game/{game}").body.decode()
    score = client.session(game).seen_by("you").score
    foot = page[page.index("<tfoot>") : page.index("</tfoot>")]
    for points in score.values():
        assert f"<td>{points}</td>" in foot
    assert "HA-7.2" in page


@pytest.mark.parametrize("id", GAMES)
def test_a_report_holds_the_log_and_a_position_that_can_be_decided(client: Client, id: str) -> None:
    game = played(client, id, 6)
    response = client.get(f"/game/{game}/report")
    session = client.session(game)
    with zipfile.ZipFile(io.BytesIO(response.body)) as box:
        if session.secret:
            # Seed and draws would reveal every hidden card.
            assert box.namelist() == ["game.seen.jsonl"]
            assert box.read("game.seen.jsonl").decode() == redacted_log(session, redaction_seat(session))
            return
        assert box.read("game.jsonl").decode() == session.save()
        position = read_position(box.read("position.json"))
    assert decide(position) is not None


def test_deleting_can_be_undone_and_an_open_game_does_not_hinder_it(client: Client) -> None:
    game = played(client, "hamlets", 3)
    text = client.session(game).save()
    assert client.post(f"/game/{game}/delete").status == 200
    assert client.path == "/saves"
    assert client.get(f"/game/{game}").status == 404
    assert client.post(f"/game/{game}/restore").status == 200
    assert client.session(game).save() == text
    for path in ("delete", "restore", "rename"):
        assert client.get(f"/game/{game}/{path}").status == 200
        assert client.path == "/saves"
    assert client.post("/game/nothere/delete").status == 404
    assert client.post("/game/nothere/restore").status == 404


def test_a_game_that_another_program_plays_is_told(client: Client, tmp_path: Path) -> None:
    game = played(client, "hamlets", 3)
    client.app.desk.clear(game)
    with expect_type(client.app.shelf, Store).resume(game):
        assert client.get(f"/game/{game}").status == 200, "looking is possible"
        response = client.undo(game)
        assert response.status == 409
        assert "another window" in response.body.decode()
    assert client.undo(game).status == 200


@pytest.mark.parametrize(
    ("given", "language"), [("de-AT,en;q=0.5", "de"), ("fr,en", "en"), ("", "en"), ("xx" * 500, "en")]
)
def test_the_language_follows_the_browser_and_can_be_switched(client: Client, given: str, language: str) -> None:
    del client.cookies["language"]
    assert f'<html lang="{language}"' in client.get("/", languages=given).body.decode()
    for back, there in (
        ("/", "/"),
        ("/new/hamlets", "/new/hamlets"),
        ("//evil.example", "/settings"),
        ("/\\evil", "/settings"),
    ):
        client.post("/settings", language="en", back=back)
        assert client.path == there
    client.post("/settings", language="de", theme="neon", size="99")
    assert client.cookies == {"language": "de"}
    assert '<html lang="de" data-theme="system" data-size="2"' in client.get("/", languages="en").body.decode()


def test_a_third_language_needs_no_code(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    """Its texts are missing here, and are shown by their keys; everything else is as in the others."""
    for module in ("app", "pages.home"):
        monkeypatch.setattr(f"visavis.web.{module}.LANGUAGES", (*LANGUAGES, "fr"))
    client = Client(App(client.app.shelf), "fr")
    client.begin("hamlets")
    for path in ("/", "/settings", "/saves"):
        page = client.get(path).body.decode()
        assert '<html lang="fr"' in page
    assert 'value="fr" checked' in client.get("/settings").body.decode()
    client.post("/settings", language="de")
    assert client.cookies["language"] == "de"


def test_a_moment_is_written_as_people_write_it() -> None:
    moment = "2026-03-14T12:05:00+00:00"
    assert re.fullmatch(r"1[345]\.03\.2026 \d\d:\d\d", when(moment, "de"))
    assert re.fullmatch(r"2026-03-1[345] \d\d:\d\d", when(moment, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_lost_connection_stands_in_the_page(client: Client, language: str) -> None:
    client.cookies["language"] = language
    for fragment in (False, True):
        page = client.get("/", fragment=fragment).body.decode()
        assert f'data-lost="{Words(language).say("web-lost")}"' in page


@pytest.mark.parametrize("id", [id for id in find_games() if not get_game(id).hidden])
def test_the_points_by_rule_add_up_to_the_score(id: str) -> None:
    """Also what a side begins with is told, so that nothing is missing from the sum."""
    game = get_game(id)
    settings: dict[str, dict[str, Any]] = {
        "tapestry": {"level": 3},
        "mosaic": {"invented": True},
        "anunnaki": {"cards": "pack", "board": "pack"},
    }
    options = settings.get(id, {})
    session = Session.new(game, options, seed=3, seats=dict.fromkeys(game.seats(game.options()), "rival"))
    score = session.seen_by("table").score
    assert session.pending is None
    assert score
    found = summary.breakdown(session, Words("en", game))
    rows = [row.points for section in found.sections.values() for row in section]
    assert [sum(points) for points in zip(*rows, strict=True)] == found.totals == list(score.values())
