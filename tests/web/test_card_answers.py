"""What the table of a card game leaves nobody to guess: what counts, what cards bring, who plays, what was open."""

from __future__ import annotations

import re

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from tests.web.client import Client
from tests.web.conftest import Open
from visavis.core import Session, Stream
from visavis.core.table import BareTable
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.ui.tally import if_ended
from visavis.words import LANGUAGES, Words

PACK = GAME.default_pack
TECH, SHIP = (next(iter(PACK.tables[kind])) for kind in ("tech", "ship"))
WORDS = Words("de", GAME, PACK)


def text_of(client: Client, url: str) -> str:
    return client.get(url).body.decode().replace("\u00ad", "")


def put(client: Client, session: Session) -> str:
    client.cookies["language"] = "de"
    return client.app.desk.put(client.app.shelf.create(session))


def going(seed: int, answers: int, foe: str = "rufus") -> Session:
    """A game against a computer, after so many answers of a person."""
    session = Session.new(GAME, seed=seed, seats={"p1": "person", "p2": foe})
    policy = GAME.policy("greedy")
    for n in range(answers):
        if session.pending is None:
            break
        question = session.pending
        session.answer(policy.answer(lambda: session.seen_by("p1").view, question, Stream(n)))
    return session


# What would count if the game ended now


@pytest.mark.parametrize("seed", range(3))
def test_what_would_count_now_is_what_the_final_scoring_counts(seed: int) -> None:
    """Nobody has blocked cards to pay for here: the sums before the scoring are those after it."""
    state = GAME.start(GAME.read_options({"players": 3}), PACK)
    table = BareTable(GAME, state, seed, {seat: GAME.policy("random") for seat in (*GAME.seats(GAME.options()), "p3")})
    before: dict[int, int | None] = {}
    while not GAME.over(state):
        if not any(task[0] == "score" for task in state.pending):
            before = {at: if_ended(GAME.view(state, "p1"), at) for at in range(3)}
        else:
            assert if_ended(GAME.view(state, "p1"), 0) is None
        GAME.step(state, table)
    scored = [state.points[at] for at in range(3)]
    free = [at for at in range(3) if not state.blocked[at]]
    assert [before[at] for at in free] == [scored[at] for at in free]


@pytest.mark.parametrize("viewer", ["p1", "p2", "table"])
def test_what_would_count_now_is_the_same_for_everybody(viewer: str) -> None:
    session = going(3, 12)
    state = now(session)
    whole = [if_ended(GAME.view(state, seat), at) for at, seat in enumerate(("p1", "p2"))]
    assert [if_ended(GAME.view(state, viewer), at) for at in range(2)] == whole


def test_the_bar_says_what_would_count_now_and_calls_it_so(client: Client) -> None:
    game = put(client, new_table(logistics=[f"{SHIP} {TECH}"], points=[3], seats={"p1": "person", "p2": "greedy"}))
    bar = text_of(client, f"/game/{game}").split('class="score"')[1].split("</dl>")[0]
    assert re.search(r"<dt>Du</dt><dd>3</dd>", bar)
    assert WORDS.say("web-if-ended", points=5) in bar
    assert WORDS.say("web-if-ended-about", points=5) in bar


def test_other_games_say_nothing_of_the_kind(client: Client) -> None:
    game = client.begin("hamlets")
    assert 'class="ended"' not in text_of(client, f"/game/{game}")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_bar_with_what_would_count_is_no_wider_than_a_phone(open_device: Open, players: int) -> None:
    session = new_table(players=players, points=[113] * players, seats={"p1": "person"})
    device = open_device("phone", "de")
    game = device.here.app.desk.put(device.here.app.shelf.create(session))
    device.go(f"/game/{game}?as=p1&now=you")
    assert device.page.locator(".score .ended").count() == players
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# What cards bring


def test_trading_says_how_many_credits_each_colour_brings(client: Client) -> None:
    # RES01 is red 3 or green 2; red, green and blue are the first, second and third sum.
    session = new_table(hands=["RES01 RES02"], seats={"p1": "person", "p2": "greedy"})
    session.answer(("trade",))
    page = text_of(client, f"/game/{put(client, session)}?now=you")
    box = page.split('value="RES01"')[1].split("</label>")[0]
    assert '<i class="adds-1 v-3"></i><i class="adds-2 v-2"></i>' in box
    assert "no-3" in box.split(">")[0]
    assert WORDS.say("sum-trade") in page
    assert ">Eintauschen</span>" in page.split('class="dock"')[1]


def test_ticked_cards_are_added_up_in_the_colours_that_all_of_them_have(open_device: Open) -> None:
    session = new_table(hands=["RES01 RES02 RES56"], seats={"p1": "person", "p2": "greedy"})
    session.answer(("trade",))
    device = open_device("phone", "de")
    game = device.here.app.desk.put(device.here.app.shelf.create(session))
    device.go(f"/game/{game}?now=you")
    page = device.page
    for box in page.locator("input[name=tapped]").all():
        box.uncheck()
    sums = [page.locator(f".of-{colour}") for colour in (1, 2, 3)]
    assert [one.is_visible() for one in sums] == [True, True, True]
    page.locator("input[value=RES01]").check()
    assert [one.is_visible() for one in sums] == [True, True, False]
    page.locator("input[value=RES56]").check()
    # Its other half is gold, which stands for green as well.
    assert [one.is_visible() for one in sums] == [True, True, False]


# Who plays


def test_an_opponent_has_one_name_before_the_game_and_in_it(client: Client) -> None:
    client.cookies["language"] = "de"
    assert WORDS.seat("p2") not in text_of(client, "/new/alien_artifacts")
    game = put(client, going(3, 8))
    assert "Rufus" in text_of(client, f"/game/{game}")
    for url in (f"/game/{game}", f"/game/{game}/more", "/", "/saves"):
        assert WORDS.seat("p2") not in text_of(client, url)


# Why


def test_a_decision_of_a_computer_tells_what_was_open_and_no_hidden_card(client: Client) -> None:
    session = going(3, 20)
    game = put(client, session)
    seen = session.seen_by("p1")
    first = next(event for event in reversed(seen.events) if getattr(event.effect, "seat", "") == "p2")
    page = text_of(client, f"/game/{game}/why?line={first.line}")
    assert WORDS.policy_about("rufus") in page
    assert WORDS.say("why-lay-open", cards=("x",)).split(":")[0] in page
    state = now(session)
    hidden = {*state.plans[1], *state.artifacts[1]}
    assert hidden or state.hands[1]
    for card in (*hidden, *state.hands[1]):
        assert WORDS.option(card) not in page


# Words that fit


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_that_a_small_card_would_cut_has_a_short_word(language: str) -> None:
    words = Words(language, GAME, PACK)
    for kind in ("ship", "tech", "planet", "artifact", "system", "defense"):
        assert len(words.short(f"kind-{kind}")) <= 8


def test_no_small_card_cuts_its_kind(open_device: Open) -> None:
    session = new_table(projects=[f"{SHIP} {TECH}"], seats={"p1": "person", "p2": "greedy"})
    device = open_device("phone", "de")
    game = device.here.app.desk.put(device.here.app.shelf.create(session))
    device.go(f"/game/{game}?now=you")
    wider = "(one) => one.scrollWidth > one.clientWidth && one.offsetParent"
    cut = f"(all) => all.filter({wider}).map((one) => one.innerText)"
    assert device.page.locator(".acard .hd .w").evaluate_all(cut) == []
