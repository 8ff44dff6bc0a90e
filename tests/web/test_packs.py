"""The owner's pack on the page: what is known and from whom, a link for another owner, a typed printed value."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


# Nothing is overwritten


def typed(client: Client, path: str) -> dict[str, Any]:
    """What the form of a card sends."""
    client.get(path)
    form = next(form for form in client.page.forms if form["action"].startswith("/packs"))
    return {one["name"]: one["value"] for one in form["fields"] if one.get("name", "token") != "token"}


def points(client: Client) -> int:
    own = own_packs.own_pack(client.app.shelf, get_game("hamlets"))
    assert own is not None
    return int(own.tables["card"]["1"].points)


CARD_PAGE = "/packs/hamlets/card/1"


def test_of_two_tabs_the_later_value_is_asked_about(client: Client) -> None:
    first, second = typed(client, CARD_PAGE), typed(client, CARD_PAGE)
    client.post(CARD_PAGE, **first | {"points": "3"})
    client.post(CARD_PAGE, **second | {"points": "4"})
    assert client.last.status == 422
    assert "This card was changed in the meantime" in html.unescape(client.page.text)
    assert points(client) == 3
    # Told, and sent again: replaced, and the other value is a version.
    form = next(form for form in client.page.forms if form["action"].startswith("/packs"))
    again = {one["name"]: one["value"] for one in form["fields"] if one.get("name", "token") != "token"}
    assert again["points"] == "4"
    client.post(CARD_PAGE, **again)
    assert points(client) == 4
    client.get("/packs/hamlets/history")
    assert "<del>- points = 3</del>" in html.unescape(client.last.body.decode())
    client.post("/packs/hamlets/back", version="1")
    assert points(client) == 3


def test_values_are_removed_to_the_bin_and_restored(client: Client) -> None:
    client.post(CARD_PAGE, **typed(client, CARD_PAGE) | {"points": "3"})
    client.post("/packs/hamlets/forget", token="")
    assert own_packs.own_pack(client.app.shelf, get_game("hamlets")) is None
    client.get("/packs/hamlets")
    form = next(form for form in client.page.forms if form["action"] == "/packs/hamlets/restore")
    origin = next(one["value"] for one in form["fields"] if one.get("name") == "of")
    client.post("/packs/anunnaki/restore", of=origin)
    assert own_packs.own_pack(client.app.shelf, get_game("hamlets")) is None, "another game's page"
    client.post("/packs/hamlets/restore", of=origin)
    assert points(client) == 3


def test_a_further_pack_of_a_bundle_is_joined_without_replacing(client: Client, other: Client) -> None:
    from visavis.core.saves.bundle import read_bundle, write_bundle
    from visavis.core.saves.merging import merge

    page = "/packs/hamlets/card/2"
    other.post(CARD_PAGE, **typed(other, CARD_PAGE) | {"points": "9"})
    other.post(page, **typed(other, page) | {"points": "8"})
    client.post(CARD_PAGE, **typed(client, CARD_PAGE) | {"points": "3"})
    text = write_bundle(other.app.shelf, {})[0]
    assert merge(client.app.shelf, read_bundle(text.encode()), lambda entry: entry.title).texts == 1
    assert points(client) == 3
    client.get("/packs/hamlets")
    assert "hamlets_2.toml" in client.page.text
    client.post("/packs/hamlets/join", of="hamlets_2.toml")
    own = own_packs.own_pack(client.app.shelf, get_game("hamlets"))
    assert own is not None
    assert (own.tables["card"]["1"].points, own.tables["card"]["2"].points) == (3, 8)
    further = [entry for entry in own_packs.packs_of(client.app.shelf, get_game("hamlets")) if not entry.deleted]
    assert [entry.name for entry in further] == ["hamlets.toml"]


@pytest.mark.parametrize("action", ["back", "forget", "restore", "join"])
def test_a_guest_changes_no_pack(client: Client, action: str) -> None:
    response = client.app.handle(Request(method="POST", path=f"/packs/anunnaki/{action}", viewer=Viewer(Right.PLAY)))
    assert response.status == 403
    assert client.get(f"/packs/anunnaki/{action}").status == 200
