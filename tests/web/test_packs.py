"""The owner's pack on the page: what is known and from whom, a link for another owner, a typed printed value."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.web.client import Client
from visavis import packs as own_packs
from visavis.core import Refusal, get_game
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.web.pages import packs
from visavis.web.rights import Right, Viewer
from visavis.web.routes import App, Request

CARD = ["card", 1, "move_3_mighty", "gain_2", "oracle", "-", "-", "unread"]


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Client]:
    """Another owner."""
    with Store.open(tmp_path / "other") as store:
        app = App(store)
        yield Client(app, "de")
        app.close()


def read_a_card(client: Client) -> None:
    """A game in which somebody reads in a moon card, kept when the next one begins."""
    game = client.begin("anunnaki", seed="3", **{"o.cards": "printed"})
    session, stream = client.session(game), Stream(1)
    while session.pending.id != "enter.moon":
        client.answer(game, session.pending.some(stream.below))
    client.answer(game, CARD)
    client.begin("anunnaki", seed="4", **{"o.cards": "printed"})


def link_on(client: Client, name: str) -> str:
    text = client.get(f"/packs/anunnaki?name={name}").body.decode()
    found = re.search(r"<textarea[^>]*readonly[^>]*>(.*?)</textarea>", text)
    assert found, text
    return html.unescape(found[1])


def test_a_pack_goes_to_another_owner_by_a_link_and_says_from_whom(client: Client, other: Client) -> None:
    read_a_card(client)
    text = html.unescape(client.get("/packs/anunnaki").body.decode())
    assert "1 of 24 known" in re.sub("[\u2068\u2069]", "", text)
    link = link_on(client, "Anna")
    assert link.startswith("http://here/packs/anunnaki#p1.")
    assert own_packs.own_pack(other.app.shelf, get_game("anunnaki")) is None
    other.post("/packs/anunnaki", link=link)
    pack = own_packs.own_pack(other.app.shelf, get_game("anunnaki"))
    assert pack is not None
    moons = [row for row in pack.tables["moon"].values() if row.provenance == "read"]
    assert [(row.parts, row.origin) for row in moons] == [(("move_3_mighty", "gain_2", "oracle"), "Anna")]
    assert "Von Anna" in other.get("/packs/anunnaki").body.decode()


@pytest.mark.parametrize(
    "link", ["", "p1.", "p1.!!!", "v1.abc", "http://x/packs/anunnaki#p1.eJw", "p1." + "A" * 70_000]
)
def test_a_broken_link_changes_nothing(client: Client, link: str) -> None:
    client.post("/packs/anunnaki", link=link)
    assert client.last.status == 422
    assert own_packs.own_pack(client.app.shelf, get_game("anunnaki")) is None
    with pytest.raises(Refusal):
        packs.from_letters(link)


def test_letters_hold_any_text() -> None:
    assert packs.from_letters("http://anywhere#" + packs.letters('id = "ä"\n')) == 'id = "ä"\n'


def test_a_guest_takes_nothing_over_and_types_nothing(client: Client) -> None:
    for path in ("/packs/anunnaki", "/packs/terra_mystica/tile/t1"):
        response = client.app.handle(Request(method="POST", path=path, viewer=Viewer(Right.PLAY)))
        assert response.status == 403


def reconstructed(game: str) -> tuple[str, str]:
    """A kind of card and a card whose values are not the printed ones."""
    tables = get_game(game).default_pack.tables
    return next(
        (kind, id) for kind, table in tables.items() for id, row in table.items() if row.provenance == "reconstructed"
    )


@pytest.mark.parametrize("game", ["terra_mystica", "tapestry", "mosaic", "anunnaki"])
def test_every_reconstructed_or_likely_card_can_be_typed_as_printed(client: Client, game: str) -> None:
    pack = get_game(game).default_pack
    # The first of each kind: every kind of row can be typed.
    first = {
        kind: row for kind, table in pack.tables.items() for row in reversed(tuple(table.values())) if not row.printed
    }
    assert first
    for kind, row in first.items():
        client.get(f"/packs/{game}/{kind}/{row.id}")
        form = next(form for form in client.page.forms if form["action"].startswith("/packs"))
        values = {one["name"]: one["value"] for one in form["fields"] if one.get("name", "token") != "token"}
        client.post(form["action"], **values)
        assert client.last.status == 200, client.page.text
        own = own_packs.own_pack(client.app.shelf, get_game(game))
        assert own is not None
        columns = row.__struct_fields__
        read = {name: "read" for name in columns if name.removesuffix("_provenance") in {*columns} - {name}}
        assert own.tables[kind][row.id] == msgspec.structs.replace(row, provenance="read", **read)


@pytest.mark.parametrize(("now", "later"), [("1", ""), ("", "1"), ("1", "1")])
def test_a_printed_value_holds_in_this_game_in_all_new_ones_or_both(client: Client, now: str, later: str) -> None:
    game = client.begin("terra_mystica", seed="1")
    kind, id = reconstructed("terra_mystica")
    client.get(f"/packs/terra_mystica/{kind}/{id}?game={game}")
    form = next(form for form in client.page.forms if form["action"].startswith("/packs"))
    values = {one["name"]: one["value"] for one in form["fields"] if one.get("name", "token") != "token"}
    assert {"now", "later"} <= set(values), "the choice is offered"
    values |= {"now": now, "later": later}
    client.post(form["action"], **values)
    assert client.path == f"/game/{game}", client.page.text
    with client.app.desk.at(game) as opened:
        assert (opened.session.pack.provenance(id) == "read") == bool(now)
        if now:
            opened.session.undo()
            assert opened.session.pack.provenance(id) == "reconstructed"
    own = own_packs.own_pack(client.app.shelf, get_game("terra_mystica"))
    assert (own is not None) == bool(later)


def test_a_printed_value_that_is_to_hold_nowhere_is_asked_again(client: Client) -> None:
    game = client.begin("terra_mystica", seed="1")
    kind, id = reconstructed("terra_mystica")
    client.post(f"/packs/terra_mystica/{kind}/{id}", game=game, where="1")
    assert client.last.status == 422
    assert own_packs.own_pack(client.app.shelf, get_game("terra_mystica")) is None


def test_what_does_not_fit_is_told_and_not_kept(client: Client) -> None:
    kind, id = "tile", next(iter(get_game("terra_mystica").default_pack.tables["tile"]))
    client.post(f"/packs/terra_mystica/{kind}/{id}", points="many")
    assert client.last.status == 422
    assert 'class="refusal"' in client.last.body.decode()
    assert own_packs.own_pack(client.app.shelf, get_game("terra_mystica")) is None


def test_a_card_on_the_table_leads_to_typing_what_is_printed(client: Client) -> None:
    game = client.begin("terra_mystica", seed="1")
    kind, id = reconstructed("terra_mystica")
    text = client.get(f"/game/{game}/about?what={id}").body.decode()
    assert f"/packs/terra_mystica/{kind}/{id}?game={game}" in text
