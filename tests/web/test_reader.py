"""A printed card is read in by taps: at most five for a card of three symbols, one for a card that is known."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

from tests.web.client import Client, Found, ways
from visavis.core import Field, get_game
from visavis.core.chance import Stream
from visavis.web.routes import App
from visavis.web.view.card_reader import keys
from visavis.web.view.controls import Button
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words

SHOWN = ("wood", "gold", "metal", "food", "followers_2", "vp_2", "followers_2", "vp_4")
"""Resources and rewards of a fate card; the last resource needs no tap."""
FATE: list[tuple[str, object]] = [
    ("resource_1", "wood"), ("resource_2", "gold"), ("resource_3", "metal"),
    *((f"place_{n}", reward) for n, reward in enumerate(SHOWN[4:], 1)),
]  # fmt: skip


def at_a_card(client: Client, deck: str) -> str:
    """A game with printed cards at the first question for a card of a deck."""
    game = client.begin("anunnaki", seed="3", **{"o.cards": "printed"})
    session, stream = client.session(game), Stream(1)
    while session.pending.id != f"enter.{deck}":
        client.answer(game, session.pending.some(stream.below))
    return game


def tapped(client: Client, page: str, field: str, value: object) -> str:
    """Tap the key for a value; the next page."""
    links = Found(client.get(page).body.decode()).links
    wanted = json.dumps(value)
    return next(link for link in links if parse_qs(urlsplit(link).query).get(f"x.{field}") == [wanted])


def answer_on(client: Client, game: str, page: str) -> object:
    found = [way["answer"] for way in ways(Found(client.get(page).body.decode()), game) if "answer" in way]
    return json.loads(found[-1]) if found else None


def read(client: Client, page: str, taps: list[tuple[str, object]]) -> str:
    for field, value in taps:
        page = tapped(client, page, field, value)
    return page


MOON = [("top_cubes", 1), ("part_1", "move_3_mighty"), ("part_2", "gain_2"), ("part_3", "oracle")]


def test_a_card_of_three_symbols_takes_five_taps(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "moon")
    assert answer_on(client, game, f"/game/{game}") is None
    page = read(client, f"/game/{game}", MOON)
    whole = ["card", 1, "move_3_mighty", "gain_2", "oracle", "-", "-", "unread"]
    assert answer_on(client, game, page) == whole
    assert len(MOON) + 1 == 5
    client.post(f"/game/{game}/answer", answer=json.dumps(whole), at=client.stamp(game))
    face = client.session(game).timeline.now.read[-1]
    assert (face.cubes, face.parts) == (1, ("move_3_mighty", "gain_2", "oracle"))


def test_what_was_read_is_drawn_and_read_anew_by_a_tap(app: App) -> None:
    client = Client(app, "de")
    game = at_a_card(client, "moon")
    page = read(client, f"/game/{game}", MOON[:3])
    text = client.get(page).body.decode()
    card = re.search(r'<ol class="printed">(.*?)</ol>', text, re.S)
    assert card
    assert [word in card[1] for word in ("Quader oben: 1", "Bewegen 3 Mächtig", "Anhänger 2", "Symbol 3")] == [True] * 4
    anew = next(
        link for link in Found(text).links if "x.part_2" in link and "x.part_1" not in link and "slot" not in link
    )
    assert answer_on(client, game, tapped(client, anew, "part_1", "build")) == [
        "card", 1, "build", "gain_2", "-", "-", "-", "unread",
    ]  # fmt: skip


def test_the_mark_need_not_wait_for_five_symbols(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "moon")
    page = read(client, f"/game/{game}", MOON[:2])
    to_mark = next(link for link in Found(client.get(page).body.decode()).links if "slot=mark" in link)
    marked = tapped(client, to_mark, "mark", "H_2")
    assert answer_on(client, game, marked) == ["card", 1, "move_3_mighty", "-", "-", "-", "-", "H_2"]


def test_only_places_of_the_fate_card_can_be_empty_in_the_middle(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "fate")
    page = read(client, f"/game/{game}", FATE)
    page = read(client, page, [("space_1", "-"), ("space_2", "oracle")])
    assert answer_on(client, game, page) == ["fate", *SHOWN, "-", "oracle", *["-"] * 12]
    moon = at_a_card(client, "moon")
    page = client.get(read(client, f"/game/{moon}", MOON[:1])).body.decode()
    assert "x.part_1=%22-%22" not in page


def test_a_space_of_the_fate_card_is_tapped_and_the_one_after_it_comes_next(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "fate")
    page = read(client, f"/game/{game}", FATE[:3])
    found = client.get(page).body.decode()
    assert "x.place_1" in found, "the fourth resource is the only one left: it is read in without a tap"
    page = read(client, page, FATE[3:])
    fifth = next(link for link in Found(client.get(page).body.decode()).links if "slot=space_5" in link)
    page = read(client, tapped(client, fifth, "space_5", "build"), [("space_6", "oracle")])
    assert answer_on(client, game, page) == ["fate", *SHOWN, *["-"] * 4, "build", "oracle", *["-"] * 8]


def test_a_known_card_is_named_by_one_tap(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "moon")
    client.answer(game, ["card", 1, "move_3_mighty", "gain_2", "oracle", "-", "-", "unread"])
    # In the next game it is kept, and may come first.
    again = at_a_card(client, "moon")
    page = Found(client.get(f"/game/{again}").body.decode())
    offered = [way["answer"] for way in ways(page, again) if "answer" in way]
    assert [json.loads(one)[0] for one in offered] == ["known"]
    client.post(f"/game/{again}/answer", answer=offered[0], at=client.stamp(again))
    assert [face.parts for face in client.session(again).timeline.now.open] == [("move_3_mighty", "gain_2", "oracle")]


def test_what_areas_produce_is_a_table_and_a_resource_alone_a_key() -> None:
    words = Words("de", get_game("anunnaki"))
    looks = ui_settings(get_game("anunnaki"))

    def key(value: object, label: str, icon: str = "") -> Button:
        return Button(label, href=str(value), icon=icon)

    yields = keys(Field("G1", ("food_1", "food_2", "food_gold", "wood_1")), words, looks, key, gaps=False)
    assert [(one.title, [key.label for key in one.cells]) for one in yields] == [
        ("Nahrung", ["1", "2", "Gold"]),
        ("Holz", ["1"]),
    ]
    (alone,) = keys(Field("resource_1", ("food", "wood")), words, looks, key, gaps=False)
    assert (alone.title, [key.label for key in alone.cells]) == ("", ["Nahrung", "Holz"])


def test_what_the_fate_card_shows_once_is_offered_once(app: App) -> None:
    client = Client(app)
    game = at_a_card(client, "fate")
    page = read(client, f"/game/{game}", [("resource_1", "gold"), ("resource_2", "food")])
    offered = {link for link in Found(client.get(page).body.decode()).links if "x.resource_3" in link}
    shown = {json.loads(parse_qs(urlsplit(link).query)["x.resource_3"][0]) for link in offered}
    assert shown == {"wood", "metal"}
    rewards = read(client, page, [("resource_3", "wood"), ("resource_4", "metal"), ("place_1", "vp_2")])
    assert "x.place_2=%22vp_2%22" in client.get(rewards).body.decode()


def at_the_tracks(client: Client) -> str:
    game = client.begin("anunnaki", seed="3", **{"o.cards": "printed"})
    session, stream = client.session(game), Stream(1)
    while session.pending.id != "enter.tracks":
        client.answer(game, session.pending.some(stream.below))
    return f"/game/{game}"


def offered(client: Client, page: str, field: str) -> set[int]:
    links = Found(client.get(page).body.decode()).links
    return {int(value) for link in links for value in parse_qs(urlsplit(link).query).get(f"x.{field}", ())}


def test_only_possible_numbers_are_offered_and_each_has_its_name(app: App) -> None:
    client = Client(app, "de")
    page = read(client, at_the_tracks(client), [("war", 11), ("domination", 16)])
    assert max(offered(client, page, "lightning")) == 16
    page = read(client, page, [("lightning", 9), ("token_1", 3)])
    assert offered(client, page, "token_2") == {*range(4, 17)}
    card = re.search(r'<ol class="printed">(.*?)</ol>', client.get(page).body.decode(), re.S)
    assert card
    for said in ("Krieg: 11", "Vormacht: 16", "Blitz: 9", "Marker 1: 3", "Technologie: wie Krieg"):
        assert said in card[1]


def test_the_last_number_that_is_needed_answers_and_others_may_be_given_before(app: App) -> None:
    client = Client(app)
    start = at_the_tracks(client)
    game = start.removeprefix("/game/")
    page = read(client, start, [("war", 11), ("domination", 16)])
    to_commerce = next(link for link in Found(client.get(page).body.decode()).links if "slot=commerce" in link)
    page = tapped(client, to_commerce, "commerce", 9)
    page = read(client, page, [("lightning", 9), ("token_1", 3), ("token_2", 6)])
    assert answer_on(client, game, page) is None
    page = read(client, page, [("token_3", 9)])
    answers = [
        json.loads(way["answer"]) for way in ways(Found(client.get(page).body.decode()), game) if "answer" in way
    ]
    assert ["tracks", 11, 16, 9, 3, 6, 9, 12, "same", 9] in answers
    assert len(answers) == 16 - 9


def test_numbers_of_cubes_are_one_tap(app: App) -> None:
    """A number of a fight, of cubes and of a pact needs no keyboard."""
    client = Client(app)
    game = client.begin("anunnaki", seed="3")
    session, stream = client.session(game), Stream(1)
    while session.pending.id != "your.turn":
        session.answer(session.pending.some(stream.below))
    page = client.get(f"/game/{game}?now=you&v=%22cubes%22").body.decode()
    taps = [json.loads(way["answer"]) for way in ways(Found(page), game) if "answer" in way]
    assert taps[:2] == [["cubes", 1], ["cubes", 2]]
    assert 'type="number"' not in page
