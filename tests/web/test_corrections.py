"""Setting right a game whose state holds sides: each part is shown and entered by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import pytest

from tests.web.client import Client
from tests.web.test_after import entered
from visavis.core import (
    TABLE,
    Areas,
    Cell,
    Effect,
    Game,
    GameUI,
    Map,
    Number,
    Options,
    Panel,
    Session,
    Side,
    State,
    Table,
    Track,
    find_games,
    get_game,
)
from visavis.core import game as games
from visavis.words import Words
from visavis.words.facts import field_name, shown

BOARD = Map.graph({name: [] for name in "ABC"})


class Estate(Side, frozen=True):
    """What one seat has: one part of each kind."""

    coins: int = 3
    houses: int = 0
    goods: tuple[int, ...] = (0, 0, 0)
    steps: tuple[int, ...] = (2,)
    mood: Literal["calm", "wild"] = "calm"
    ready: bool = False
    REGIONS: ClassVar[tuple[str, ...]] = ("houses",)
    BY_SPACE: ClassVar[tuple[str, ...]] = ("goods",)
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = {"steps": ("road",)}


class TwoState(State):
    """A game with a side of its own and two that are alike."""

    turn: int = 0
    side: Estate = Estate()
    sides: tuple[Estate, ...] = (Estate(), Estate(coins=7))

    def board_map(self) -> Map:
        return BOARD


class Took(Effect, frozen=True):
    """Coins were taken."""

    number: int

    def apply(self, state: TwoState) -> None:
        """See `Effect.apply`."""
        state.turn += 1


def step(state: TwoState, table: Table[TwoState]) -> None:
    """One number."""
    table.do(Took(table.ask(Number("take", TABLE, "", 0, 5))))


class TwoUI(GameUI[TwoState]):
    def panels(self, view: TwoState) -> tuple[Panel, ...]:
        """The spaces and the road."""
        return Areas("map", tuple(Cell(name, 0, at) for at, name in enumerate("ABC"))), Track("road", 0, 4, ())


TWO: Game[TwoState] = Game(
    id="two",
    rules_version="1",
    package="tests.web.odd_words",
    options=Options,
    state=TwoState,
    effects=(Took,),
    start=lambda options, pack: TwoState(),
    step=step,
    over=lambda state: state.turn > 5,
    score=lambda state: {"you": state.turn},
    seats=lambda options: ("you",),
    ui=TwoUI(),
)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, client: Client) -> str:
    known = {**games.find_games(), "two": lambda: TWO}
    monkeypatch.setattr(games, "find_games", lambda: known)
    return client.begin("two")


def form(client: Client, game: str, path: str) -> dict[str, Any]:
    assert client.get(f"/game/{game}/correct?field={path}").status == 200
    return next(form for form in client.page.forms if form["action"].endswith("/correct"))


def state(client: Client, game: str) -> TwoState:
    return client.session(game).seen_by("you").view


def send(client: Client, game: str, **given: Any) -> int:
    return client.post(f"/game/{game}/correct", at=client.stamp(game), **given).status


def test_a_side_is_listed_part_by_part(client: Client, game: str) -> None:
    client.get(f"/game/{game}/correct")
    fields = [link.partition("field=")[2] for link in client.page.links if "field=" in link]
    parts = ["coins", "houses", "goods", "steps", "mood", "ready"]
    assert fields == ["turn", *(f"{side}.{part}" for side in ("side", "sides.0", "sides.1") for part in parts)]
    assert field_name(Words("en", TWO), "sides.1.coins") == "sides-1 · sides-coins"


def test_each_part_has_the_control_of_its_kind(client: Client, game: str) -> None:
    controls = {}
    for part in ("coins", "houses", "goods", "steps", "mood", "ready"):
        fields = form(client, game, f"sides.1.{part}")["fields"]
        control = next(one for one in fields if one.get("name", "").startswith(("value", "part.")))
        controls[part] = control.get("type", control["tag"])
    # A number is entered by the drawn keys, one for each space is typed.
    assert list(controls.values()) == ["hidden", "hidden", "number", "radio", "select", "select"]
    client.get(f"/game/{game}/correct?field=sides.1.coins&digits.value=7&line=value")
    assert 'data-digit="7"' in client.last.body.decode()
    form(client, game, "side.houses")
    assert f"/game/{game}/correct?field=side.houses&tap=B" in client.page.links


def test_only_the_part_that_was_said_changes(client: Client, game: str) -> None:
    assert send(client, game, field="side.coins", value="5") == 200
    assert state(client, game).side == Estate(coins=5)
    given = entered(form(client, game, "sides.1.goods"))
    assert client.post(f"/game/{game}/correct", **{**given, "part.B": "4"}).status == 200
    assert state(client, game).sides == (Estate(), Estate(coins=7, goods=(0, 4, 0)))
    given = entered(form(client, game, "sides.1.steps"))
    assert client.post(f"/game/{game}/correct", **{**given, "part.0": "4"}).status == 200
    assert send(client, game, field="sides.1.mood", value='"wild"') == 200
    assert send(client, game, field="side.houses", value="A, C") == 200
    assert state(client, game).side == Estate(coins=5, houses=BOARD.bits(["A", "C"]))
    assert state(client, game).sides[1] == Estate(7, 0, (0, 4, 0), (4,), "wild")
    assert state(client, game).sides[0] == Estate()


def test_spaces_of_a_side_are_tapped(client: Client, game: str) -> None:
    fields = form(client, game, "sides.0.houses&tap=A&tap=C&tap=A")["fields"]
    value = next(field["value"] for field in fields if field.get("name") == "value")
    assert json.loads(value) == ["C"]
    assert send(client, game, field="sides.0.houses", value=value) == 200
    assert state(client, game).sides[0].houses == BOARD.bits(["C"])


@pytest.mark.parametrize("path", ["side.gold", "sides.2.coins", "sides.coins", "side.coins.x", "turn.x", ".", "nobody"])
def test_a_part_that_is_not_there_is_refused(client: Client, game: str, path: str) -> None:
    before = client.session(game).save()
    assert client.get(f"/game/{game}/correct?field={path}").status == 422
    assert send(client, game, field=path, value="1") == 422
    assert client.session(game).save() == before


@pytest.mark.parametrize(("path", "value"), [("side.coins", "x"), ("side.houses", "Z"), ("sides.0.mood", "odd")])
def test_what_cannot_be_is_refused(client: Client, game: str, path: str, value: str) -> None:
    assert send(client, game, field=path, value=value) == 422
    assert 'class="refusal"' in client.last.body.decode()
    assert state(client, game) == TwoState()


def test_a_whole_side_can_be_typed(client: Client, game: str) -> None:
    assert form(client, game, "side")["fields"][-2]["tag"] == "textarea"
    assert send(client, game, field="side", value='{"coins": 1, "ready": true}') == 200
    assert state(client, game).side == Estate(coins=1, ready=True)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"E5": 2, "E6": 1}, "E5: 2, E6: 1"),
        ({}, "nothing"),
        ({"open": True}, "open: yes"),
        ([1, 2], "1 · 2"),
        ({"areas": [{"name": "A"}, {"name": "B"}]}, "2 entries"),
        ({"stream": "s", "layers": [{"size": 1, "known": ["b"]}, {"size": 1}], "pool": ["a"]}, "2 cards: a, b"),
    ],
)
def test_a_value_is_shown_in_words_where_it_can_be(value: object, said: str) -> None:
    assert shown(Words("en", TWO), "goods", value) == said


# What is shown, and what is not


def fields_of(client: Client, id: str) -> dict[str, str]:
    client.get(f"/game/{id}/correct")
    page = client.last.body.decode()
    return dict(re.findall(r'correct\?field=([\w.]+)"><b>[^<]*</b><span>([^<]*)</span>', page))


@pytest.mark.parametrize("name", find_games())
def test_values_are_shown_in_words_and_never_as_they_are_stored(client: Client, name: str) -> None:
    found = fields_of(client, client.begin(name))
    assert found or get_game(name).hidden
    assert [value for value in found.values() if re.search(r"[\[{]|&#34;|null", value)] == []


def test_only_fields_of_modules_that_are_on(client: Client) -> None:
    alone = set(fields_of(client, client.begin("terra_mystica")))
    more = set(fields_of(client, client.begin("terra_mystica", **{"o.humans": "2", "o.merchants": "yes"})))
    assert {"friends", "friends_points", "shipyards_left", "traded"} <= more - alone
    assert not {"youth", "fallow", "blighted"} & alone
    plain = set(fields_of(client, client.begin("tapestry")))
    assert not {"kaiju", "campaign", "double", "arts_beside"} & plain
    assert "kaiju" in fields_of(client, client.begin("tapestry", **{"o.scenario": "kaiju_one"}))


def test_numbers_by_side_and_region_are_entered_in_a_grid(client: Client) -> None:
    id = client.begin("mosaic")
    given = entered(form(client, id, "towns"))
    before = client.session(id).timeline.now.towns
    assert client.post(f"/game/{id}/correct", **{**given, "part.1.3": "2"}).status == 200
    after = client.session(id).timeline.now.towns
    assert after[1] == (*before[1][:3], 2, *before[1][4:])
    assert (after[0], after[2]) == (before[0], before[2])


def test_lists_of_names_are_entered_place_by_place(client: Client) -> None:
    id = client.begin("terra_mystica")
    given = entered(form(client, id, "became"))
    assert client.post(f"/game/{id}/correct", **{**given, "part.4": "e5, A3"}).status == 200
    assert client.session(id).timeline.now.to_plain()["became"][4] == ["A3", "E5"]
    assert fields_of(client, id)["became"] == "forest A3, E5"
    given = {**given, "at": client.stamp(id), "part.4": "Z99"}
    assert client.post(f"/game/{id}/correct", **given).status == 422


def test_a_place_that_is_still_empty_is_no_card_to_tick(client: Client) -> None:
    game = client.begin("mosaic")
    before = client.session(game).seen_by("table").view
    assert before.homes == ("",)
    client.get(f"/game/{game}/correct?field=homes")
    assert 'name="card"' not in client.page.text
    client.post(f"/game/{game}/correct", field="homes", kind="text", value='[""]', at=client.stamp(game))
    assert client.session(game).seen_by("table").view == before


class TestPiles:
    """A pile is ticked card by card; nobody types how it is stored."""

    def test_the_decision_deck_of_tapestry(self, client: Client) -> None:
        game = client.begin("tapestry")
        for answer in ("engineers", "you"):
            client.answer(game, answer)
        deck = client.session(game).timeline.now.deck
        fields = form(client, game, "deck")["fields"]
        assert not [field for field in fields if field["tag"] == "textarea"]
        boxes = [field for field in fields if field.get("name") == "card"]
        cards = sorted(map(str, deck.cards), key=int)
        assert [box["value"] for box in boxes] == cards
        inside = {str(card) for layer in deck.layers if not layer.part for card in layer.known}
        assert {box["value"] for box in boxes if "checked" in box} == inside
        other = tuple(card for card in cards if card not in inside)[: deck.size()]
        assert send(client, game, field="deck", kind="cards", card=other) == 200
        now = client.session(game).timeline.now.deck
        assert ({*now.options()}, now.size("progress")) == ({*other}, deck.size("progress"))
        fewer = tuple(cards)[: deck.size() - 2]
        assert send(client, game, field="deck", kind="cards", card=fewer) == 200
        now = client.session(game).timeline.now.deck
        assert (now.size(), now.size("progress")) == (deck.size() - 2, deck.size("progress") + 2)
        assert {*now.options()} == {*fewer}

    def test_her_deck_of_terra_mystica_keeps_its_reserve(self) -> None:
        session = Session.new(get_game("terra_mystica"), {"level": "automalein"}, seed=3, seats={"you": "rival"})
        state = session.timeline.now
        assert state.deck.size("reserve")
        swapped = [*state.deck.options()[1:], *state.deck.options("reserve")[:1]][: state.deck.size()]
        session.correct({"deck": swapped})
        now = session.timeline.now.deck
        assert {*now.options()} == {*swapped}
        assert (now.size("reserve"), now.cards) == (state.deck.size("reserve"), state.deck.cards)
