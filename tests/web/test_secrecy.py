"""Nobody sees more than is theirs: every address, for every kind of viewer, in every game with hidden cards.

Two worlds differ only in cards that two other seats hold, in the state and in the log. Whatever a third seat, a
watcher, the table screen, a paired stranger or somebody unpaired asks for: both worlds give the same bytes.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import visavis.web
from tests.web.worlds import HOST, STRANGER, World, answer_to, begun, hidden, hidden_games, pairs, played, swapped
from visavis.core import Refusal, Session
from visavis.core.game import find_game
from visavis.web.rights import Right, Viewer
from visavis.web.routes import ROUTES
from visavis.web.sight import Sight

GAME = "/game/" + World.ID
POSITIONS = {"alien_artifacts": ((0, ""), (30, "p1"), (60, "third"))}
"""Answers that were given, and who is asked then."""
EARLY = ((0, ""), (3, "p1"), (6, "third"))
"""In a small game most cards have been seen soon."""

GETS: dict[str, tuple[str, ...]] = {
    "": ("", "?now=you", "?now=news", "?as=p1", "?as=p2"),
    "/at": ("/at",),
    "/live": ("/live",),
    "/ask": ("/ask", "/ask?line=20", "/ask?line=0&as=p1"),
    "/(?:agree|refuse)": ("/agree",),
    "/correct": ("/correct", "/correct?as=p1"),
    "/score": ("/score", "/score?side=p1"),
    "/why": ("/why", "/why?line=20", "/why?line=60&as=p1"),
    "/log": ("/log", "/log?as=p2"),
    "/board": ("/board", "/board?as=p2&zoom=3"),
    "/more": ("/more",),
    "/setup": ("/setup", "/setup?as=p1"),
    "/rows": ("/rows",),
    "/hint": ("/hint", "/hint?as=p1"),
    "/coach": ("/coach", "/coach?stop=1&seat=p1"),
    "/example": ("/example",),
    "/about": ("/about?what=panel%3Aseats", "/about?what=CARD", "/about?what=CARD&as=p1"),
    "/table": ("/table", "/table?as=p1"),
    "/values": ("/values",),
    "/share": ("/share",),
    "/picture": ("/picture", "/picture?as=p1"),
    "/export": ("/export", "/export?whole=yes", "/export?as=p1&whole=yes"),
    "/report": ("/report",),
    "/people": ("/people",),
    "/people/at": ("/people/at",),
    "/people/[a-z]{1,10}": ("/people/leave",),
    "/(?:answer|on|stop|stand_in|undo|redo|to|branch|newer)": ("/answer", "/branch"),
    "/(?:rename|delete|restore|rescue)": ("/delete",),
}
"""What is asked for at the addresses of a game."""

POSTS: dict[str, tuple[dict[str, str], ...]] = {
    "/answer": (
        {"at": "STAMP", "answer": '"x"'},
        {"at": "STAMP", "answer": '"CARD"', "as": "p1"},
        {"at": "STAMP", "text": "CARD", "as": "p2"},
        {"at": "STAMP", "tapped": "CARD", "tapping": "1"},
        {"at": "old", "answer": '"x"'},
    ),
    "/on": ({"at": "STAMP"},),
    "/stop": ({"at": "STAMP"},),
    "/stand_in": ({"at": "old"}, {"at": "STAMP"}),
    "/undo": ({"at": "STAMP"}, {"at": "STAMP", "as": "p1"}),
    "/redo": ({"at": "STAMP"},),
    "/dial": ({"at": "STAMP", "name": "x", "value": "y"},),
    "/to": ({"at": "STAMP", "line": "0"}, {"at": "STAMP", "line": "40"}),
    "/branch": ({"line": "9999999"}, {"line": "LINES"}, {"line": "40"}, {"line": "0"}),
    "/newer": ({"at": "STAMP"},),
    "/correct": ({"at": "STAMP", "field": "turn", "value": "CARD"},),
    "/score": ({"at": "STAMP", "side": "p1", "points": "3"},),
    "/coach": ({"seat": "p1"},),
    "/rename": ({"title": "mine"},),
    "/delete": ({"x": ""},),
    "/restore": ({"x": ""},),
    "/rescue": ({"x": ""},),
    "/refuse": ({"at": "STAMP"}, {"at": "old"}),
    "/ask": ({"at": "STAMP"}, {"at": "STAMP", "line": "20"}, {"at": "old"}),
    "/agree": ({"at": "STAMP"}, {"at": "old"}),
    "/people": ({"name": "Eve"},),
    "/people/open": ({"x": ""},),
    "/people/way": ({"seat": "p1"},),
    "/people/code": ({"seat": "p1"},),
    "/people/(begin|leave|free|computer|back|watch|pause|anew|sit|standing|asking)": (
        {"what": "begin"},
        {"what": "leave", "seat": "p1"},
        {"what": "free", "seat": "p1"},
        {"what": "computer", "seat": "p1", "player": "greedy"},
        {"what": "back", "seat": "p1"},
        {"what": "watch", "allowed": "yes"},
        {"what": "pause", "paused": "yes"},
        {"what": "anew"},
        {"what": "sit", "seat": "p1", "name": "Eve"},
        {"what": "asking", "allowed": "no"},
        {"what": "standing", "seat": "p1", "question": "x", "most": "1"},
    ),
}
"""What is sent to the addresses of a game. What a seat may do is done, in both worlds."""

ELSEWHERE = (
    "/", "/saves", "/stats", "/stats.csv", "/stats.json", "/stats/merge", "/challenge", "/saves/all",
    "/new/{game}", "/try", "/rules/{game}", "/values/{game}",
    "/packs/{game}?game=swapgame", "/open", "/phone", "/settings", "/help", "/keys", "/bots",
    "/t", "/t/invite-secret", "/t/watch-secret", "/s/back-p1", "/s/watch-secret",
)  # fmt: skip
"""Addresses beyond a game that read the shelf, or could."""

NOTHING_OF_A_GAME = {
    "/static/([a-z0-9_-]+)\\.(css|js|svg|mp4)", "/try/(\\w{1,40})", "/tour/(\\w{1,40})", "/bots/edit", "/bots/file",
    "/bots/words", "/bots/gallery", "/bots/gallery/text",
    "/bots/cards", "/bots/print",
    "/bots/check", "/bots/open", "/bots/keep", "/bots/play", "/bots/forget", "/bots/history", "/bots/back",
    "/bots/restore", "/bots/(?:check|open|keep|play|forget|back|restore)", "/packs/(\\w{1,40})/file",
    "/packs/(\\w{1,40})/history", "/packs/(\\w{1,40})/(back|forget|restore|join)",
    "/packs/(\\w{1,40})/(?:back|forget|restore|join)", "/packs/(\\w{1,40})/(\\w{1,40})/([^/]{1,80})",
    "/print/(\\w{1,40})", "/hints", "/pair", "/phone/open", "/phone/close", "/phone/device", "/phone/away",
    "/phone/(?:open|close|device|away)", "/stop", "/saves/merge", "/saves/merge/on", "/saves/merge/stop",
    "/saves/merge(?:|/on|/stop)",
}  # fmt: skip
"""Patterns of addresses that read no saved game: what they show comes from the program, its packs and own texts."""


def of_game(pattern: str) -> str | None:
    """The end of the address of a page of a game; None for any other page."""
    begins = r"/game/([a-z0-9]{1,40})"
    return pattern.removesuffix(r"\Z").removeprefix(begins) if pattern.startswith(begins) else None


def test_every_route_has_an_entry() -> None:
    """A new page that nobody has asked through here is not shown to be silent."""
    patterns = {re.sub(r"\{game\}.*", r"", path) for path in ELSEWHERE}
    for method, path, _, _ in ROUTES:
        end = of_game(path.pattern)
        if end is not None:
            assert end in (GETS if method == "GET" else POSTS), (method, path.pattern)
            continue
        plain = path.pattern.removesuffix(r"\Z")
        begins = re.sub(r"\(.*", "", plain).replace("\\.", ".")
        named = any(path.match(address) for address in ELSEWHERE)
        assert plain in NOTHING_OF_A_GAME or begins in patterns or named, (method, path.pattern)


@pytest.fixture
def both(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[World, World, str]]:
    id, (answers, asked) = request.param
    session = begun(find_game(id), 4, 3)
    third = list(session.header.seats)[2] if len(session.header.seats) > 2 else list(session.header.seats)[-1]
    seats = list(session.header.seats)
    asked = third if asked == "third" or asked not in seats else asked
    session = played(session, answers, asked)
    other = swapped(session, third)
    assert other.save() != session.save()
    assert pairs(session, third), "nothing hidden here: the position shows nothing"
    worlds = World(tmp_path / "here", session), World(tmp_path / "there", other)
    yield (*worlds, third)
    for world in worlds:
        world.close()


CASES = [
    pytest.param((id, position), id=f"{id}-{position[0]}")
    for id in hidden_games()
    for position in POSITIONS.get(id, EARLY)
]
SAMPLE = [case for case in CASES if str(case.id).endswith(("-30", "-3"))]


def asked_for(world: World, session: Session, third: str) -> Iterator[tuple[str, dict[str, Any]]]:
    card = pairs(session, third)[0][0]
    for ends in GETS.values():
        for end in ends:
            yield GAME + end.replace("CARD", card), {}
    for end, forms in POSTS.items():
        for form in forms:
            lines = str(len(session.lines))
            yield (
                GAME + re.sub(r"\(.*\)", form.get("what", ""), end),
                {name: value.replace("CARD", card).replace("LINES", lines) for name, value in form.items()},
            )
    for path in ELSEWHERE:
        yield path.replace("{game}", session.game.id), {}


def unzipped(told: tuple[int, str, str], raw: bytes) -> Any:
    """A response; an archive as its files."""
    if not raw.startswith(b"PK"):
        return told
    with zipfile.ZipFile(io.BytesIO(raw)) as box:
        return told[0], {name: box.read(name) for name in box.namelist()}


@pytest.mark.parametrize(
    ("both", "who"),
    [pytest.param(*case.values, "third", id=f"{case.id}-third") for case in CASES]
    + [
        pytest.param(*case.values, who, id=f"{case.id}-{who}")
        for case in SAMPLE
        for who in ("device-watch", "device-screen", STRANGER, "nobody")
    ],
    indirect=["both"],
)
def test_who_does_not_hold_the_cards_cannot_tell_which_they_are(both: tuple[World, World, str], who: str) -> None:
    here, there, third = both
    device = {"third": f"device-{third}", "nobody": ""}.get(who, who)
    right = Right.NONE if who == "nobody" else Right.MANAGE
    session = here.store.load(World.ID)
    known = set()
    for path, form in asked_for(here, session, third):
        if path == "/saves/all":
            # It names no running table, and is the same file; its digest too.
            assert World.ID not in here.ask(device, path, right=right).body.decode()
        if who in ("device-watch", "device-screen", STRANGER, "nobody") and path == GAME + "/stop":
            assert here.ask(device, path, right=right, **form).status in (403, 404)
        first, second = (world.told(device, path, right=right, **form) for world in (here, there))
        if path.endswith("/report") and first[0] == 200:
            first, second = (
                unzipped(told, world.ask(device, path, right=right).body)
                for told, world in ((first, here), (second, there))
            )
        if form and first[0] == 303 and "/game/" in first[1] and World.ID not in first[1]:
            pytest.fail(f"{path} began another game: {first[1]}")
        assert first == second, (path, form)
        known.add(first[0])
        if path.startswith(GAME) and who in (STRANGER, "nobody"):
            assert first[0] == 404, (path, form)
    assert 404 in known if who in (STRANGER, "nobody") else 200 in known


@pytest.mark.parametrize("both", SAMPLE[:1], indirect=True)
def test_this_would_notice_the_eyes_of_another_seat(
    both: tuple[World, World, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, third = both
    monkeypatch.setattr(Sight, "viewer", property(lambda sight: "p1"))
    session = here.store.load(World.ID)
    asked = [path for path, form in asked_for(here, session, third) if not form and path.startswith(GAME)]
    differ = {path for path in asked if here.told("device-watch", path) != there.told("device-watch", path)}
    assert {GAME, GAME + "/log", GAME + "/export", GAME + "/table"} <= differ


GATE = {"view/card_table.py": 2, "view/events.py": 1, "view/prices.py": 1, "view/summary.py": 1, "pages/table.py": 2}
"""Where a page asks a session for a view by itself: of the seat that is asked, or at the end of the game."""


def test_no_page_chooses_whose_eyes_it_looks_through() -> None:
    folder = Path(visavis.web.__file__).parent
    found = {}
    for file in sorted((*folder.glob("pages/*.py"), *folder.glob("view/*.py"))):
        text = file.read_text()
        # Who sits at a table is shown before it has begun; nothing of the game is.
        assert ".desk.at(" not in text or file.name == "people.py", file
        if count := len(re.findall(r"session\.(?:seen_by|view_before)\(", text)):
            found[f"{file.parent.name}/{file.name}"] = count
    assert {name: count for name, count in found.items() if name != "pages/rows.py"} == GATE


@pytest.mark.parametrize("both", SAMPLE, indirect=True)
def test_no_hidden_card_is_named_to_others(both: tuple[World, World, str]) -> None:
    """Needles: the ids of the hidden cards, in every answer of the server but the lists of all cards of the pack."""
    here, _, third = both
    session = here.store.load(World.ID)
    needles = [card for cards in hidden(session, third).values() for card in cards]
    assert len(needles) > 2
    for device in (f"device-{third}", "device-watch", STRANGER):
        for path, form in asked_for(here, session, third):
            if (
                path.startswith(GAME)
                and "/about" not in path
                and not path.endswith("/values")
                and "CARD" not in str(form)
            ):
                body = here.ask(device, path, **form).body
                raw = body if not body.startswith(b"PK") else b"".join(unzipped((200, "", ""), body)[1].values())
                sent = " ".join(form.values())
                found = [card for card in needles if f'"{card}"'.encode() in raw and card not in sent]
                assert found == [], (path, form)


@pytest.mark.parametrize("both", SAMPLE, indirect=True)
def test_the_own_seat_sees_its_own_hand_and_no_other(both: tuple[World, World, str]) -> None:
    here, there, _ = both
    session = here.store.load(World.ID)
    asked = session.pending.seat
    mine, theirs = here.told(f"device-{asked}", GAME), there.told(f"device-{asked}", GAME)
    assert mine[0] == 200
    assert mine != theirs
    # What stands in the address changes nothing.
    for other in session.header.seats:
        if other != asked:
            assert here.told(f"device-{asked}", GAME + f"?as={other}")[2] == mine[2]


@pytest.mark.parametrize("both", SAMPLE, indirect=True)
def test_a_tap_counts_from_the_seat_that_is_asked_only(both: tuple[World, World, str]) -> None:
    here, _, _ = both
    session = here.store.load(World.ID)
    asked = session.pending
    right = {"at": "STAMP", "answer": msgspec.json.encode(answer_to(session)).decode()}
    for seat in session.header.seats:
        if seat != asked.seat:
            refused = here.ask(f"device-{seat}", GAME + "/answer", **right, **{"as": asked.seat})
            assert refused.status == 403
            assert not re.search(r'name="answer"', refused.body.decode())
    assert here.ask(HOST, GAME + "/answer", **right).status == 403
    assert here.ask("device-watch", GAME + "/answer", **right).status == 403
    assert here.ask(STRANGER, GAME + "/answer", **right).status == 404
    before = here.stamp
    assert here.ask(f"device-{asked.seat}", GAME + "/answer", **right).status == 303
    # Tapped twice: it is done already, whoever is asked next.
    late = dict(right, at=before)
    assert here.ask(f"device-{asked.seat}", GAME + "/answer", **late).status == 409


def test_the_stamp_of_a_moment_tells_nothing_without_the_key(tmp_path: Path) -> None:
    session = played(begun(find_game("alien_artifacts"), 3, 3), 20)
    first, second = World(tmp_path / "one", session), World(tmp_path / "two", session)
    assert first.stamp != second.stamp
    again = first.stamp
    first.close()
    second.close()
    from visavis.store import Store
    from visavis.web.routes import App

    with Store.open(tmp_path / "one") as store:
        app = App(store)
        with app.desk.at(World.ID) as game:
            assert game.stamp == again
        app.close()


def test_the_seed_of_a_game_with_several_hands_is_long_and_not_chosen(tmp_path: Path) -> None:
    from tests.web.client import Client
    from visavis.store import Store
    from visavis.web.routes import App

    with Store.open(tmp_path) as store:
        client = Client(App(store))
        game = client.begin("alien_artifacts", seed="5", **{"o.players": "3", "seat.p2": "person", "seat.p3": "person"})
        assert client.session(game).header.seed > 2**64
        alone = client.begin("alien_artifacts", seed="5", **{"seat.p2": "greedy"})
        assert client.session(alone).header.seed == 5
        client.app.close()


def test_a_game_that_is_passed_round_refuses_who_is_not_asked_and_names_no_options(tmp_path: Path) -> None:
    from tests.web.client import Client
    from visavis.store import Store
    from visavis.web.routes import App

    with Store.open(tmp_path) as store:
        client = Client(App(store))
        game = client.begin("alien_artifacts", **{"o.players": "3", "seat.p2": "person", "seat.p3": "person"})
        session = client.session(game)
        question: Any = session.pending
        options = [str(option) for option in question.options]
        refused = client.post(f"/game/{game}/answer", at=client.stamp(game), answer='"nothing"')
        assert refused.status == 403
        assert not any(option in refused.body.decode() for option in options)
        whole = client.get(f"/game/{game}/export?whole=yes", viewer=Viewer(Right.MANAGE)).body.decode()
        assert str(session.header.seed) not in whole
        assert client.post(f"/game/{game}/branch", line=len(session.lines)).status == 403
        client.app.close()


def test_a_running_table_is_in_no_file_and_nobody_writes_over_it(tmp_path: Path) -> None:
    from visavis.core.saves.bundle import read_bundle, write_bundle
    from visavis.core.saves.merging import Merge

    session = begun(find_game("alien_artifacts"), 3, 3)
    world = World(tmp_path / "one", session)
    stolen, _ = write_bundle(world.store, {})
    assert World.ID in stolen
    assert World.ID not in world.ask(HOST, "/saves/all", right=Right.OWN).body.decode()
    played(session, 3)
    other = World(tmp_path / "two", session)
    longer, _ = write_bundle(other.store, {})
    job = Merge(world.store, read_bundle(longer.encode()), lambda saved: saved.title)
    assert job.check()
    assert [item.refusal.id for item in job.merged.refused] == ["bundle.table"]
    world.close()
    other.close()


def test_an_unknown_game_and_a_foreign_table_are_the_same(tmp_path: Path) -> None:
    world = World(tmp_path, begun(find_game("alien_artifacts"), 3, 3))
    for end in ("", "/at", "/log", "/export", "/people"):
        foreign = world.told(STRANGER, GAME + end)
        unknown = world.told(STRANGER, "/game/zzzzzzzz" + end)
        assert (foreign[0], foreign[2].replace(World.ID, "")) == (unknown[0], unknown[2].replace("zzzzzzzz", ""))
    for path in ("/", "/saves", "/stats"):
        assert World.ID not in world.ask(STRANGER, path).body.decode()
        assert World.ID in world.ask("device-p1", path).body.decode() or path == "/stats"
    world.close()


def test_an_error_at_a_table_has_a_number_and_nothing_of_its_text(tmp_path: Path, capsys: Any) -> None:
    world = World(tmp_path, begun(find_game("alien_artifacts"), 3, 3))
    from visavis.web.http import Request

    shown = world.app.broken(Request(path=GAME), ValueError("RES52 is in the hand of p2")).body.decode()
    assert "RES52" not in shown
    assert "RES52" in capsys.readouterr().err
    assert Refusal("web.game").id
    world.close()
