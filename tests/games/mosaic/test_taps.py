"""How many taps a whole game takes on a phone, through the forms of the page."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.mosaic.person import Person
from tests.games.mosaic.taps import Offered, Tapper
from tests.web.client import Client
from visavis.store import Store
from visavis.web.routes import App

BEGINNING = 2
"""The game on the home page, and the button that begins it."""
MOST_BEFORE, MOST_IN_ROUND = 32, 5
SEEDS = (1, 2, 3, 4, 5) if os.environ.get("VISAVIS_PROOF") == "1" else (3,)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield Client(app, "de")
        app.close()


def play(client: Client, seed: int) -> tuple[int, Counter[int]]:
    """A whole game by taps: how many before the first own turn, and in each round."""
    id = client.begin("mosaic", seed=str(seed))
    tapper, person = Tapper(client, id), Person(seed)
    before, rounds = 0, Counter[int]()
    while (question := client.session(id).pending) is not None:
        session = client.session(id)
        state = session.timeline.now
        if question.id == "your.turn" and not before:
            before = BEGINNING + tapper.taps
        took = tapper.answer(question, person.answer(session, question))
        if before and state.phase != "end":
            rounds[state.round] += took
    return before, rounds


def test_a_whole_game_takes_few_taps(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    games = [play(client, seed) for seed in SEEDS]
    before = max(taps for taps, _ in games)
    rounds = [taps for _, counted in games for taps in counted.values()]
    mean = sum(rounds) / len(rounds)
    with capsys.disabled():
        print(f"\nMosaic: {before} taps before the first own turn, {mean:.1f} in a round, at most {max(rounds)}")
    assert len(rounds) > 10 * len(SEEDS)
    assert before <= MOST_BEFORE
    assert mean <= MOST_IN_ROUND


def at_your_turn(client: Client, seed: int = 1) -> Tapper:
    id = client.begin("mosaic", seed=str(seed))
    person, tapper = Person(seed), Tapper(client, id)
    while (question := client.session(id).pending) is not None and question.id != "your.turn":
        client.answer(id, json.loads(json.dumps(person.answer(client.session(id), question))))
    return tapper


def test_a_tile_is_one_tap_on_its_kind_and_value_and_the_same_again_is_another_tile(client: Client) -> None:
    id = client.begin("mosaic", seed="1")
    person, tapper = Person(1), Tapper(client, id)
    while (question := client.session(id).pending) is not None and question.id != "region.tiles":
        client.answer(id, person.answer(client.session(id), question))
    assert question is not None
    page = tapper.look(f"{tapper.here}?now=you")
    cells = [json.loads(value) for value, _ in page.buttons]
    assert [cell for cell in cells if cell[0] == "tile"] == [
        ["tile", kind, value] for kind in ("stone", "food", "idea", "money") for value in range(1, 7)
    ]
    assert ["that_is_all"] not in cells, "a start region has a tile that is not money"
    client.get(f"{tapper.here}?now=you")
    assert "Anderer Wert" in client.page.text
    for _ in range(2):
        pending = client.session(id).pending
        assert pending is not None
        tapper.answer(pending, ("tile", "stone", 3))
    pending = client.session(id).pending
    assert getattr(pending, "args", {})["tiles"] == (("stone", 3), ("stone", 3))
    # A value that is no column is entered as before.
    assert pending is not None
    assert tapper.answer(pending, ("tile", "money", 12)) > 2
    assert ["that_is_all"] in [json.loads(value) for value, _ in tapper.look(tapper.here).buttons]


def test_one_report_ends_the_turn_and_undo_takes_both_back(client: Client) -> None:
    tapper = at_your_turn(client)
    session = client.session(tapper.id)
    before = session.timeline.now.round
    page = tapper.look(f"{tapper.here}?now=you")
    assert page.sent == {"ends": "1"}
    assert session.pending is not None
    tapper.answer(session.pending, ("achievement",))
    session = client.session(tapper.id)
    assert session.timeline.now.turn == "bot" or session.timeline.now.round > before
    client.undo(tapper.id)
    now = client.session(tapper.id).timeline.now
    assert (now.round, now.turn, now.achievements_left) == (before, "you", 5)


def test_whoever_reports_several_things_ends_the_turn_by_hand(client: Client) -> None:
    tapper = at_your_turn(client)
    page = Offered(client.get(f"{tapper.here}?now=you&more=1").body.decode())
    assert page.sent == {"more": "1"}
    client.post(f"{tapper.here}/answer", answer='["golden"]', at=client.stamp(tapper.id), more="1")
    pending = client.session(tapper.id).pending
    assert pending is not None
    assert (pending.id, getattr(pending, "args", {})["more"]) == ("your.turn", True)
    assert Offered(client.last.body.decode()).sent == {"more": "1"}


def test_the_score_pad_holds_what_is_known_and_adds_up_the_rest(client: Client) -> None:
    tapper = at_your_turn(client)
    client.answer(tapper.id, ["end"])
    client.get(f"{tapper.here}?now=you")
    (form,) = [form for form in client.page.forms if "numbers" in form["class"]]
    lines = {field["name"]: field.get("value", "") for field in form["fields"] if field["name"].startswith("pad.")}
    assert (lines["pad.empire"], lines["pad.cities"], lines["pad.towns"], lines["pad.wonders"]) == ("0", "2", "0", "")
    stamp = client.stamp(tapper.id)
    refused = client.post(form["action"], at=stamp, **{**lines, "pad.wonders": "viele"})
    assert refused.status == 422
    assert client.session(tapper.id).pending is not None
    client.post(form["action"], at=stamp, **{**lines, "pad.wonders": "12", "pad.others": "-3"})
    assert client.session(tapper.id).timeline.now.final[0] == 11


def test_his_points_are_shown_while_the_game_runs(client: Client) -> None:
    tapper = at_your_turn(client)
    client.get(tapper.here)
    # Two cities for 2 each on the middle level, three cards with "?" and what the other two show.
    session = client.session(tapper.id)
    panel = next(panel for panel in session.game.ui.panels(session.timeline.now) if panel.id == "state_bot")
    assert f"Ende: {dict(getattr(panel, 'rows', ()))['if_ended']}" in client.page.text
