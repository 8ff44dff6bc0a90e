"""A new game on one screen: what matters first, the rest folded with what is usual; two taps to the first question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.client import Client, Found
from tests.web.conftest import Open
from visavis.core import find_games, get_game, option_fields
from visavis.core.question import PERSON
from visavis.web.view.new_game import as_text
from visavis.words import LANGUAGES

GAMES = tuple(find_games())


def screen(client: Client, id: str) -> tuple[str, list[str]]:
    """What is seen at once, and what is folded away."""
    page = client.get(f"/new/{id}").body.decode()
    folds = re.findall(r'<details class="fold">.*?</details>', page, re.DOTALL)
    return re.sub(r'<details class="fold">.*?</details>', "", page, flags=re.DOTALL), folds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_is_there_once_and_only_those_that_matter_at_first(client: Client, id: str, language: str) -> None:
    client.cookies["language"] = language
    at_once, folds = screen(client, id)
    fields = option_fields(get_game(id).options)
    for one in fields:
        places = [f'name="o.{one.name}"' in part for part in (at_once, *folds)]
        assert places.count(True) == 1
        assert places[0] == (one.group == "main"), one.name
    assert sum(one.group == "main" for one in fields) <= 4


@pytest.mark.parametrize("id", GAMES)
def test_the_form_as_it_comes_begins_the_usual_game(client: Client, id: str) -> None:
    game = get_game(id)
    client.get(f"/new/{id}")
    (form,) = [one for one in client.page.forms if one["action"] == f"/new/{id}"]
    sent: dict[str, tuple[str, ...]] = {}
    for field in form["fields"]:
        chosen = "checked" in field if field.get("type") in ("radio", "checkbox") else field["tag"] == "input"
        if chosen and field.get("name") and field.get("type") != "file":
            sent[field["name"]] = (*sent.get(field["name"], ()), field["value"])
    header = client.session(client.begin(id, **sent)).header
    assert header.options == {one.name: one.default for one in option_fields(game.options)}
    assert not header.shown


@pytest.mark.parametrize("id", [id for id in GAMES if get_game(id).streams])
def test_who_draws(client: Client, id: str) -> None:
    streams = get_game(id).streams
    assert not client.session(client.begin(id, draws="app", shown=streams)).header.shown
    some = client.session(client.begin(id, draws="table", shown=streams[:1])).header
    assert tuple(some.shown) == streams[:1]
    page = client.get(f"/new/{id}").body.decode()
    assert re.findall(r'name="shown" value="(\w+)" checked', page) == list(streams)


def test_a_box_that_is_not_ticked_means_no(client: Client) -> None:
    usual = client.session(client.begin("anunnaki", **{"o.pin_civilizations": "no"})).header.options
    assert usual["pin_civilizations"] is False
    ticked = client.session(client.begin("anunnaki", **{"o.pin_civilizations": ("no", "yes")})).header.options
    assert ticked["pin_civilizations"] is True


def test_a_second_person_at_the_table_is_a_person_and_a_further_hand_is_the_computer(client: Client) -> None:
    together = client.session(client.begin("terra_mystica", **{"o.humans": "2"})).header
    assert dict(together.seats) == {"you": PERSON, "friend": PERSON}
    against = client.session(client.begin("alien_artifacts", **{"o.players": "3"})).header
    assert dict(against.seats) == {"p1": PERSON, "p2": "greedy", "p3": "greedy"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_what_is_reconstructed_is_marked_where_it_is_chosen(client: Client, id: str, language: str) -> None:
    client.cookies["language"] = language
    page = Found("".join(screen(client, id)[0])).text
    game = get_game(id)
    count = game.default_pack.provenances["reconstructed"] if game.pack else 0
    # In the usual game of Tapestry none of them is met.
    assert not count or (str(count) in page) == (id != "tapestry")
    for one in option_fields(game.options):
        if count and "pack" in one.choices:
            mark = "nachempfunden" if language == "de" else "reconstructed"
            label = re.search(rf'name="o.{one.name}" value="pack".*?</label>', client.last.body.decode(), re.DOTALL)
            assert label
            assert mark in label[0]


def test_reconstructed_values_are_counted_only_where_one_can_be_met(client: Client) -> None:
    assert "reconstructed, not" not in Found(client.get("/new/tapestry").body.decode()).text
    assert "reconstructed, not" in Found(client.get("/new/tapestry?o.arts=cards").body.decode()).text
    assert "reconstructed, not" not in Found(client.get("/new/tapestry?o.arts=nonsense").body.decode()).text


def test_what_was_chosen_before_is_named_on_the_fold(client: Client) -> None:
    page = client.get("/new/terra_mystica?o.merchants=yes&o.end_tile=outposts").body.decode()
    summary = re.search(r"<summary><b>Expansions</b> <span>(.*?)</span>", page)
    assert summary
    assert "Merchants of the Seas" in summary[1]
    assert "outposts" in summary[1]
    usual = client.get("/new/terra_mystica").body.decode()
    assert "<summary><b>Expansions</b> <span>none</span>" in usual


@pytest.mark.parametrize("id", GAMES)
def test_two_taps_from_the_start_page_to_the_first_question(open_device: Open, id: str) -> None:
    """On the smallest screen: the game, then the button that is always in sight."""
    device = open_device("phone", "de")
    device.go("/")
    page = device.page
    if get_game(id).example:
        page.locator(".examples summary").click()
    device.tap(page.locator(f"a.game[href='/new/{id}']"))
    page.wait_for_url(f"**/new/{id}")
    expect(page.locator("button.go")).to_be_in_viewport(ratio=1)
    device.no_sideways_scrolling()
    for fold in page.locator(".fold summary").all():
        fold.click()
    device.no_sideways_scrolling()
    device.tap(page.locator("button.go"))
    page.wait_for_url("**/game/*")
    expect(page.locator(".ask")).to_be_attached()
    device.no_sideways_scrolling()
    for one in option_fields(get_game(id).options):
        options = device.session(page.url.split("/")[4]).header.options
        assert as_text(options[one.name]) == as_text(one.default)
