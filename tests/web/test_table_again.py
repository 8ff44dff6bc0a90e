"""The table as a list: it names everything that the board shows, and each line leads to the field behind it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.client import Client
from visavis.core import Areas, CardRow, Cell, HexMap, Session, Track, Values, find_games, get_game
from visavis.core.play.redaction import redaction_seat
from visavis.testing.golden import some_golden_files
from visavis.web.view.field_finder import fields_behind
from visavis.words import Words
from visavis.words.table_list import facts, table_list, table_of

ROOT = Path(__file__).parent.parent.parent


BOARD_ONLY = {"terra_mystica": "two_3.jsonl"}
"""Where everything is kept, a seat's fields are behind the same lines."""


def golden(id: str) -> Session[Any]:
    folder = ROOT / "tests" / "games" / id / "golden"
    file = folder / BOARD_ONLY[id] if id in BOARD_ONLY else some_golden_files(folder, 4)[-1]
    return Session.load(file.read_text("utf-8"))


@pytest.mark.parametrize("id", find_games())
def test_every_panel_of_every_game_is_in_the_list(id: str) -> None:
    session = golden(id)
    for language in ("de", "en"):
        words = Words(language, session.game, session.pack, strict=True)
        parts = table_of(session, redaction_seat(session), words)
        lines = [line for part in parts for line in part.lines]
        assert len({line.id for line in lines}) == len(lines)
        assert all(line.name and line.says for line in lines)
        seen = session.seen_by(redaction_seat(session))
        for panel in session.game.ui.panels(seen.view):
            if isinstance(panel, HexMap):
                wanted = {f"{panel.id}/{piece}" for cell in panel.cells for piece in cell.pieces}
            elif isinstance(panel, Areas):
                wanted = {f"{panel.id}/{cell.name}" for cell in panel.cells if cell.pieces or cell.numbers}
            elif isinstance(panel, Values):
                wanted = {f"{panel.id}/{row}" for row, _ in panel.rows}
            else:
                wanted = {panel.id}
            assert wanted <= {line.id for line in lines}


def test_how_each_kind_of_panel_is_listed() -> None:
    words = Words("de", get_game("hamlets"))
    before = HexMap("map", (Cell("A1", ground="wood"), Cell("A2", 0, 1, "hill")))
    now = HexMap("map", (Cell("A1", ground="hill", pieces=("tower",)), Cell("A2", 0, 1, "hill", ("your_house",))))
    areas = Areas("state", (Cell("Nord", numbers=(("your_house", 2),)), Cell("Süd"), Cell("West")))
    cards = CardRow("state", ("1", "", "2"), 9)
    panels = (now, areas, Track("rounds", 1, 4, (("round", 2),)), Track("rounds", 1, 4, (("round", 3),)), cards)
    found = table_list(panels, words, (before,), {"you": 3, "her": None})
    assert [(part.title, [(line.name, line.says) for line in part.lines]) for part in found] == [
        ("Brett", [("Hügel (Plättchen auf dem Spielplan)", "A1"), ("Turm (1)", "A1"), ("dein Haus (1)", "A2")]),
        ("Stand", [("Nord", "dein Haus 2"), ("Leer", "Süd, West")]),
        ("Leisten", [("Runden", "Runde 2"), ("Runden", "Runde 3")]),
        ("Karten", [("Stand", "1. Hecke · 2. Mühle · 1 verdeckte · 9 insgesamt")]),
        ("Punkte", [("Du", "3")]),
    ]


@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("hamlets", {"map/your_house": ["yours"], "map/tower": ["towers"], "state/her_houses_left": ["houses_left"]}),
        ("terra_mystica", {"map/your_dwelling": ["yours"], "fire": ["cults"], "bonus": ["bonus"]}),
        ("mosaic", {"state_bot/stone": ["stone"], "table/action_deck": ["action"]}),
    ],
)
def test_the_field_behind_a_line_is_found(id: str, fields: dict[str, list[str]]) -> None:
    session = golden(id)
    found = fields_behind(session, session.seen_by(redaction_seat(session)).view)
    assert {line: found.get(line) for line in fields} == fields


def test_looking_for_fields_changes_nothing() -> None:
    session = golden("terra_mystica")
    before, lines = session.timeline.now.digest(), len(session.lines)
    view = session.seen_by(redaction_seat(session)).view
    shown = facts(session.game.ui.panels(view), {})
    fields_behind(session, view)
    assert (session.timeline.now.digest(), len(session.lines)) == (before, lines)
    assert facts(session.game.ui.panels(view), {}) == shown


def test_a_line_of_the_page_leads_to_the_correction_of_its_field(client: Client) -> None:
    id = client.begin("hamlets")
    client.get(f"/game/{id}/more")
    assert f"/game/{id}/table" in client.page.links
    client.get("/saves")
    assert f"/game/{id}/table" in client.page.links
    client.get(f"/game/{id}/table")
    assert 'data-tick="table/state/her_houses_left"' in client.last.body.decode()
    link = f"/game/{id}/correct?field=houses_left&back=table"
    assert link in client.page.links
    assert client.get(link).status == 200
    sent = client.post(f"/game/{id}/correct", at=client.stamp(id), field="houses_left", value="3", back="table")
    assert sent.status == 200
    assert client.path == f"/game/{id}/table"
    assert re.search(r"<b>[^<]*</b> 3<", client.last.body.decode())


def test_an_area_leads_to_the_fields_of_what_lies_in_it(client: Client) -> None:
    id = client.begin("mosaic")
    client.get(f"/game/{id}/correct?among=cities,towns")
    fields = [link.partition("field=")[2] for link in client.page.links if "field=" in link]
    assert fields == ["cities", "towns"]


def test_hidden_cards_have_a_list_without_a_way_to_change_them(client: Client) -> None:
    id = client.begin("sparks")
    client.get(f"/game/{id}/table")
    assert client.last.status == 200
    assert not [link for link in client.page.links if "/correct" in link]
