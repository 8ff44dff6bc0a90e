"""What an owner reads from the box: reconstructed counts are suggestions, and are marked as what they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.mosaic.play import from_table, on_board, table
from tests.web.client import Client
from visavis.core import BadPosition, Session
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import PlaceTown
from visavis.games.mosaic.state import SUPPLY
from visavis.store import Store
from visavis.testing import clause
from visavis.web.routes import App
from visavis.words import Words


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield Client(app, "de")
        app.close()


@clause("MO-4.9")
@pytest.mark.parametrize("field", SUPPLY.values())
def test_what_an_owner_counts_in_his_supply_holds(field: str) -> None:
    session = from_table("A03", "A04", turn="you")
    session.correct({field: [14]})
    assert getattr(session.timeline.now, field) == (14,)
    with pytest.raises(BadPosition):
        session.correct({field: [100]})
    assert getattr(session.timeline.now, field) == (14,)


@clause("MO-4.9")
def test_without_a_board_the_count_of_his_colour_comes_first() -> None:
    session = from_table("A03", "A04", turn="you", options={"tracked": False})
    with pytest.raises(BadPosition) as refused:
        session.correct({"infantry_left": [9]})
    assert "Woher die Werte kommen" in Words("de", GAME).refusal(refused.value)
    stock = GAME.default_pack.raw["stock"]
    row = next(one for one in stock if one["id"] == "pieces_infantry")
    session.set_options(pack={"stock": [{**row, "count": 11, "provenance": "read"}]})
    session.correct({"infantry_left": [9]})
    assert session.timeline.now.infantry_left == (9,)


@clause("MO-4.9")
@pytest.mark.parametrize("count", [8, 12])
def test_a_count_that_is_typed_in_changes_his_supply_and_nothing_on_the_board(count: int) -> None:
    session = from_table("A03", turn="you", cities={"bot": {"egypt": 2}})
    row = next(one for one in GAME.default_pack.raw["stock"] if one["id"] == "pieces_cities")
    session.set_options(pack={"stock": [{**row, "count": count, "provenance": "read"}]})
    now = session.timeline.now
    assert (now.cities_left, now.cities[1][3]) == ((count - 2,), 2)
    assert now.data.stock["cities"] != row["count"]


def test_tiles_can_be_corrected_to_what_lies_there() -> None:
    session = from_table("A03", "A04", turn="you")
    tiles: list[Any] = [[["stone", 25], ["money", 7]], *[[] for _ in range(6)]]
    session.correct({"tiles": tiles})
    assert session.timeline.now.tiles[0] == (("stone", 25), ("money", 7))


def test_a_reconstructed_symbol_is_marked_and_can_be_typed_in(client: Client) -> None:
    id = client.begin("mosaic", seed="1")
    client.get(f"/game/{id}/about?what=merchant")
    text = " ".join(client.page.text.split())
    assert "Symbol: Wirtschaft (Nachempfunden)" in text
    assert "Woher die Werte kommen: Nachempfunden" in text
    client.get(f"/game/{id}/values")
    assert "Händler" in client.page.text.partition("Nachempfunden (")[2].partition("Wahrscheinlich (")[0]
    client.get(f"/packs/mosaic/leader/merchant?game={id}")
    form = next(form for form in client.page.forms if form["action"].startswith("/packs/mosaic/leader"))
    names = [field.get("name") for field in form["fields"]]
    assert "symbol" in names
    assert "symbol_provenance" not in names
    values = {field["name"]: field["value"] for field in form["fields"] if "value" in field and field.get("name")}
    client.post(form["action"], **{**values, "symbol": "culture", "now": "1", "at": client.stamp(id)})
    leader = client.session(id).pack.tables["leader"]["merchant"]
    assert (leader.symbol, leader.symbol_provenance, leader.provenance) == ("culture", "read", "read")
    client.get(f"/game/{id}/about?what=merchant")
    assert "Symbol: Kultur" in client.page.text
    assert "Nachempfunden" not in client.page.text


def test_a_guessed_count_is_marked_where_a_report_is_doubted() -> None:
    facts = table("A03", turn="you")
    facts["cities"] = on_board({"you": {"egypt": 10}})
    session = Session.new(GAME, {}, position=facts)
    session.answer(["city", "egypt"])
    assert session.pending is not None
    assert session.pending.id == "your.too_many"
    assert "nur 10 (nachempfunden)" in Words("de", GAME).heading(session.pending)


@clause("MO-7.1")
def test_a_town_is_told_with_the_hex_it_stands_on() -> None:

    words = Words("de", GAME)
    told = PlaceTown("MO-7.1", "bot", "italia", "farm", "cloth")
    assert "Hexagon mit der Ware Stoff" in words.effect(told)
    assert "Hexagon mit Stoff" in words.part(told, "detail")
    assert "Hexagon ohne Ware" in words.part(PlaceTown("MO-7.1", "bot", "italia", "farm", "empty"), "detail")
    assert "gewählten Platz" in words.part(PlaceTown("MO-7.1", "bot", "italia", "farm"), "detail")
