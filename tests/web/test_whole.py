"""The whole game of Terra Mystica on the page: prices, one tap for several answers, boards, the try-out, the end."""

from __future__ import annotations

import html
import json
import re
from functools import partial
from typing import Any

import pytest

from tests.web.browser import Device
from tests.web.client import Client
from tests.web.conftest import Open
from tests.web.test_axe import nothing_found
from tests.web.test_phone import SMALL, TALL, a_tapped_space_stays, first_things, the_question
from visavis.core import CompositeAnswer, Form, Forms, Number, One, Policy, Session, Several, get_game
from visavis.core.chance import Stream
from visavis.core.play.composite_answers import composite_answers
from visavis.core.play.log import Answer
from visavis.games.terra_mystica.effects.whole import Books
from visavis.testing import count, expect_type
from visavis.testing.helpers import record
from visavis.web.view.form_input import plain
from visavis.web.view.ui_settings import ui_settings
from visavis.words import LANGUAGES, Words

GAME = get_game("terra_mystica")
WHOLE = {"o.keeps": "everything"}


def turn_of(client: Client, seed: int = 1, twice: str = "") -> str:
    """A game in a turn of the whole game in which something takes several answers; with a verb: in several ways."""
    for tried in range(seed, seed + 5):
        id = client.begin("terra_mystica", seed=tried, **WHOLE)
        stream, policy = Stream(tried), GAME.players.policies["random"]()
        with client.app.desk.at(id) as game:
            session = game.session
            while session.pending is not None:
                question, view = session.pending, session.timeline.now
                ways = composite_answers(GAME, view, question) if question.id == "whole.turn" else ()
                if several(ways, twice) if twice else ways:
                    return id
                session.answer(policy.answer(partial(getattr, session.timeline, "now"), question, stream))
    raise AssertionError("no such turn")


def several(ways: tuple[CompositeAnswer, ...], verb: str) -> list[CompositeAnswer]:
    """All ways to the first thing of a verb that can be paid in several ways."""
    for first in ways:
        same = [way for way in ways if (way.verb, way.values) == (first.verb, first.values)]
        if first.verb == verb and len(same) > 1:
            return same
    return []


def page_of(client: Client, url: str) -> str:
    response = client.get(url)
    assert response.status == 200
    return response.body.decode()


def answer_by(policy: Policy, session: Session[Any], stream: Stream) -> None:
    """Let a policy answer the pending question, which it sees as the app does."""
    session.answer(policy.answer(lambda: session.timeline.now, session.pending, stream))


def to_the_end(session: Session[Any], seed: int = 1) -> None:
    stream, policy = Stream(seed), GAME.players.policies["random"]()
    while session.pending is not None:
        answer_by(policy, session, stream)


def test_a_turn_shows_what_is_at_hand_and_what_things_cost(client: Client) -> None:
    id = turn_of(client)
    page = page_of(client, f"/game/{id}?now=you")
    side = client.session(id).timeline.now.sides[0]
    hand = re.search(r'class="in-hand"[^>]*aria-label="([^"]*)"', page)
    assert hand is not None
    assert f"{side.coins} coin" in hand[1]
    assert "What do you do?" in page
    assert re.search(r'<h1 class="where">[^<]*<b>Round 1 · Turn 1</b>', page), "a step is no turn here"
    assert re.search(r'class="verb"[^>]*href="[^"]*%22build%22.*?class="prices"', page)
    assert 'id="mat-side_you"' in page
    assert 'id="mat-actions"' in page


def test_one_tap_gives_several_answers_and_one_undo_takes_them_back(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    way = next(way for way in composite_answers(GAME, session.timeline.now, session.pending) if way.verb == "build")
    space = way.values[0]
    taps = f"/game/{id}?now=you&v=%22build%22&x.space=%22{space}%22"
    found = re.search(r'<button class="go" name="answer" value="([^"]*)"', page_of(client, taps))
    assert found is not None
    answer = html.unescape(found[1])
    assert json.loads(answer) == ["way", 0, "build", space]
    before = session.save()
    client.post(f"/game/{id}/answer", answer=answer, at=client.stamp(id))
    bit = session.timeline.now.world.map.bits((space,))
    assert session.timeline.now.sides[0].built & bit
    given = sum(isinstance(line, Answer) for line in session.lines)
    client.post(f"/game/{id}/undo", at=client.stamp(id))
    assert session.save() == before
    assert given - sum(isinstance(line, Answer) for line in session.lines) >= len(way.answers)
    # Nobody has pieces to move: everything is kept here.
    assert session.seen_by("you").undone


def test_the_news_tell_all_that_one_tap_paid(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    way = next(way for way in composite_answers(GAME, session.timeline.now, session.pending) if way.verb == "build")
    before = len(session.lines)
    client.post(f"/game/{id}/answer", answer=plain(["way", 0, "build", *way.values]), at=client.stamp(id))
    paid = [
        event
        for event in session.seen_by("you").events
        if event.line >= before and isinstance(event.effect, Books) and event.effect.why in ("spades", "convert")
    ]
    assert paid
    seen = session.seen_by("you")
    assert min(seen.news_from, seen.changed_from) <= before
    assert max(seen.news_from, seen.changed_from) <= paid[0].line, "what the first answer cost is no old news"
    words = Words("en", GAME, session.pack)
    assert words.part(paid[0].effect, "short") in page_of(client, f"/game/{id}?now=news").partition("<details")[0]


def test_on_a_space_where_one_thing_is_possible_its_verb_need_not_be_tapped(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    assert isinstance(session.pending, Forms)
    upgrade = session.pending.form("upgrade")
    assert upgrade is not None
    space = next(row[0] for row in upgrade.rows if row[1] == "house")
    page = page_of(client, f"/game/{id}?now=you&s=%22{space}%22")
    found = re.search(r'<button class="go" name="answer" value="([^"]*)"', page)
    assert found is not None
    assert json.loads(html.unescape(found[1])) == ["upgrade", space, "house"]
    assert f"s=%22{space}%22" in page, "another space can be tapped instead, for whatever is possible there"


def test_another_way_to_pay_can_be_chosen(client: Client) -> None:
    id = turn_of(client, twice="build")
    session = client.session(id)
    space = several(composite_answers(GAME, session.timeline.now, session.pending), "build")[0].values[0]
    page = page_of(client, f"/game/{id}?now=you&v=%22build%22&x.space=%22{space}%22")
    others = [
        html.unescape(one) for one in re.findall(r'<button class="chip" name="answer" value="([^"]*way[^"]*)"', page)
    ]
    assert json.loads(others[0]) == ["way", 1, "build", space]
    client.post(f"/game/{id}/answer", answer=others[0], at=client.stamp(id))
    assert session.timeline.now.sides[0].built & session.timeline.now.world.map.bits((space,))


def test_before_a_dwelling_is_built_the_panel_says_its_price_what_it_brings_and_how_it_is_paid(client: Client) -> None:
    id = turn_of(client, twice="build")
    with client.app.desk.at(id) as game:
        way = several(composite_answers(GAME, game.session.timeline.now, game.session.pending), "build")[0]
        words = Words("en", GAME, game.session.pack)
        price = GAME.ui.price(game.session.timeline.now, "you", "build", way.values)
        pays = ", ".join(words.say(key, **args) for key, args in way.pays)
    page = page_of(client, f"/game/{id}?now=you&v=%22build%22&x.space=%22{way.values[0]}%22")
    facts = re.findall(r'<p class="fact">(.*?)</p>', page)
    assert facts[0].endswith(words.price(price))
    assert facts[1] == html.escape(pays)
    button = re.search(r'<button class="go" name="answer".*?<small>(.*?)</small>', page, re.S)
    assert button is not None
    assert button[1] == words.things(price.costs), "what does not fit there is not cut off but above"


@pytest.mark.parametrize("verb", ["advance", "upgrade"])
def test_another_way_to_pay_can_be_chosen_where_one_tap_does_it(client: Client, verb: str) -> None:
    id = turn_of(client, seed={"upgrade": 5, "advance": 16}[verb], twice=verb)
    session = client.session(id)
    ways = several(composite_answers(GAME, session.timeline.now, session.pending), verb)
    values = ways[0].values
    taps = f"/game/{id}?now=you&v=%22{verb}%22" + (f"&x.space=%22{values[0]}%22" if verb == "upgrade" else "")
    page = page_of(client, taps)
    folded = re.search(r'<details class="paying"><summary>Pay in another way</summary>(.*?)</details>', page, re.S)
    assert folded is not None
    others = [json.loads(html.unescape(one)) for one in re.findall(r'name="answer" value="([^"]*)"', folded[1])]
    assert [one for one in others if one[2:] == [verb, *values]] == [["way", n, verb, *values] for n in (1, 2)][
        : len(ways) - 1
    ]
    assert f'["way",0,"{verb}"' in html.unescape(page), "the cheapest way is the button itself"
    before = session.save()
    client.post(f"/game/{id}/answer", answer=json.dumps(["way", 1, verb, *values]), at=client.stamp(id))
    given = [line.answer for line in session.lines if isinstance(line, Answer)]
    assert any(tuple(given[at:][: len(ways[1].answers)]) == ways[1].answers for at in range(len(given)))
    client.post(f"/game/{id}/undo", at=client.stamp(id))
    assert session.save() == before


@pytest.mark.parametrize("answer", ['["way",9,"build","D5"]', '["way",0,"build","Z9"]', '["way","x","y"]', '["way",0]'])
def test_a_way_that_is_none_is_refused(client: Client, answer: str) -> None:
    id = turn_of(client)
    before = client.session(id).save()
    client.post(f"/game/{id}/answer", answer=answer, at=client.stamp(id))
    assert client.last.status != 200
    assert client.session(id).save() == before


def test_the_action_of_a_bonus_card_shows_what_it_brings_and_not_its_income(client: Client) -> None:
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    stream, policy = Stream(3), GAME.players.policies["random"]()
    with client.app.desk.at(id) as game:
        session = game.session
        while True:
            question = session.pending
            form = expect_type(question, Forms).form("special") if question.id == "whole.turn" else None
            if form is not None and "bonus 1" in form.fields[0].options:
                break
            mine = "bonus 1" if isinstance(question, One) and "bonus 1" in question.options else None
            session.answer(mine or policy.answer(partial(getattr, session.timeline, "now"), question, stream))
    page = html.unescape(page_of(client, f"/game/{id}?now=you&v=%22special%22"))
    found = re.search(r'value="\["special","bonus 1"\]".*?</button>', page, re.S)
    assert found is not None
    assert "1 spade" in found[0]
    assert 'class="shows"' not in found[0], "2 coins before an arrow would be read as a price"


def test_a_verb_that_is_not_possible_keeps_its_place_and_says_why(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    assert session.pending is not None
    closed = dict(expect_type(session.pending, Forms).closed())
    page = page_of(client, f"/game/{id}?now=you")
    assert "special" in closed
    assert re.search(r'<span class="verb off">.*?none free', page, re.S)


def test_power_that_is_offered_is_taken_or_left_by_one_tap(client: Client) -> None:
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    for seed in range(40):
        with client.app.desk.at(id) as game:
            session, stream, policy = game.session, Stream(seed), GAME.players.policies["random"]()
            while session.pending is not None and session.pending.id != "whole.power":
                answer_by(policy, session, stream)
        if session.pending is not None:
            break
        id = client.begin("terra_mystica", seed=seed + 2, **WHOLE)
    page = page_of(client, f"/game/{id}?now=you")
    assert re.search(r'name="answer" value="true">.*?Take it', page, re.S)
    assert re.search(r'name="answer" value="false">.*?Decline', page, re.S)


def test_her_points_of_a_tile_that_nobody_can_read_are_the_next_step(client: Client) -> None:
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    with client.app.desk.at(id) as game:
        session, stream, policy = game.session, Stream(1), GAME.players.policies["random"]()
        while session.pending.id != "pass.points":
            if session.pending.id == "pass.printed":
                session.answer(True)
            else:
                answer_by(policy, session, stream)
    page = page_of(client, f"/game/{id}?now=you")
    ours = session.pending.guess
    assert re.search(rf'<button class="go" name="answer" value="{ours}">.*?Continue with {ours}', page, re.S)
    assert len(re.findall(r'<button class="chip" name="answer" value="\d+"', page)) == len(
        expect_type(session.pending, One).options
    )


def test_the_number_on_a_space_that_changed_is_drawn_over_its_neighbours(client: Client) -> None:
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    stream, policy, numbered = Stream(1), GAME.players.policies["random"](), 0
    with client.app.desk.at(id) as game:
        while game.session.pending is not None and numbered < 3:
            drawn = re.findall(r'<g class="cell([^"]*)"', page_of(client, f"/game/{id}?now=news"))
            changed = [" pick" in classes for classes in drawn]
            assert changed == sorted(changed)
            numbered += any(changed)
            answer_by(policy, game.session, stream)
    assert numbered == 3


def test_power_stands_under_what_the_automa_did_as_long_as_both_fit(client: Client) -> None:
    id = client.begin("terra_mystica", seed=12, **WHOLE)
    stream, policy, screens = Stream(0), GAME.policy("planner"), dict[int, str]()
    with client.app.desk.at(id) as game:
        session = game.session
        while session.pending is not None:
            if session.pending.id == "whole.power":
                page = page_of(client, f"/game/{id}")
                lines = re.findall(r'<li class="(do|told)', page.partition('<details class="old"')[0])
                screens[len(lines)] = re.findall(r'data-screen="(\w+)"', page)[0]
            answer_by(policy, session, stream)
    assert {"both", "news"} == set(screens.values())
    assert max(count for count, screen in screens.items() if screen == "both") > 3
    assert all(screen == "news" for count, screen in screens.items() if count > 8)


def test_the_end_is_a_picture_of_points_by_source_and_round(client: Client) -> None:
    id = client.begin("terra_mystica", seed=3, **WHOLE)
    with client.app.desk.at(id) as game:
        to_the_end(game.session)
    page = page_of(client, f"/game/{id}")
    session = client.session(id)
    drawn = re.findall(r'<figure class="chart sources">.*?</figure>', page, re.S)
    assert len(drawn) == 2
    for side, figure in zip(("you", "her"), drawn, strict=True):
        sums = [int(one) for one in re.findall(r'class="sum"[^>]*>(-?\d+)<', figure)]
        points = session.seen_by("you").score[side]
        assert sum(sums) == points, "they add up to the score, with what a side has from the beginning"
        cells = [int(one) for one in re.findall(r'</rect><text class="mark"[^>]*>(-?\d+)<', figure)]
        assert sum(cells) == points
        assert "At the start" in figure


def test_the_try_out_is_a_whole_game_that_asks_nothing_of_a_box(client: Client) -> None:
    client.post("/try/terra_mystica", seed=4)
    id = client.path.split("/")[2]
    session = client.session(id)
    assert session.header.options["keeps"] == "everything"
    assert GAME.players.tryout_policy in GAME.players.policies
    asked = set()
    while session.pending is not None:
        assert session.pending.id not in GAME.players.tryout_first_answer
        asked.add(session.pending.id)
        client.post(f"/game/{id}/stand_in", at=client.stamp(id))
    assert "whole.turn" in asked
    assert session.over
    assert all(isinstance(points, int) for points in session.seen_by("you").score.values())


def test_how_much_is_kept_can_be_turned_in_the_middle_of_a_game(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    page = page_of(client, f"/game/{id}/more")
    assert 'name="value" value="board"' in page

    def turn(name: str, value: str) -> int:
        return client.post(f"/game/{id}/dial", name=name, value=value, at=client.stamp(id)).status

    assert turn("keeps", "board") == 200
    assert session.pending.id == "your.turn"
    assert session.timeline.now.sides == ()
    assert turn("keeps", "everything") == 200
    assert session.pending.id == "keeps.goods"
    page = page_of(client, f"/game/{id}?now=you")
    assert re.search(r'name="x.coins" min="0" max="200" value="\d+"', page), "the guess stands there"
    client.undo(id)
    assert turn("keeps", "nothing") == 200
    assert not session.timeline.now.followed
    before = session.save()
    assert turn("keeps", "nothing") != 200
    assert turn("keeps", "much") != 200
    assert turn("level", "ultoma") != 200
    assert session.save() == before
    client.undo(id)
    assert session.timeline.now.followed


def test_turned_up_from_nothing_every_guess_is_one_tap(client: Client) -> None:
    id = turn_of(client)
    session = client.session(id)
    for setting in ("nothing", "everything"):
        assert client.post(f"/game/{id}/dial", name="keeps", value=setting, at=client.stamp(id)).status == 200
    asked = set()
    for _ in range(80):
        question = session.pending
        if not question.id.startswith("keeps."):
            break
        asked.add(question.id)
        page = html.unescape(page_of(client, f"/game/{id}?now=you"))
        match question:
            case One():
                assert plain(question.guess) in page
            case Several():
                assert page.count("checked") == len(question.guess)
            case Number():
                assert f'"{question.guess}"' in page
            case Forms():
                values = re.findall(r'name="x\.\w+"[^>]* value="(\d+)"', page)
                assert tuple(map(int, values)) == question.guess[1:] or plain(question.guess) in page
        session.answer(question.guess)
    assert session.pending.id == "whole.turn"
    assert {"keeps.hers", "keeps.buildings", "keeps.cults", "keeps.goods"} <= asked


@pytest.mark.parametrize("options", [{"o.automa": "no", "o.humans": "3"}, {"o.humans": "2"}])
def test_every_person_at_one_screen_is_asked_in_turn(client: Client, options: dict[str, str]) -> None:
    id = client.begin("terra_mystica", seed=2, **options)
    session, asked = client.session(id), set()
    stream, policy = Stream(2), GAME.players.policies["random"]()
    for _ in range(count(60, usual=30)):
        question = session.pending
        if question is None:
            break
        page = page_of(client, f"/game/{id}?now=you")
        assert 'name="answer"' in page or "&amp;v=" in page or 'id="fill"' in page, question
        asked.add(question.seat)
        answer = policy.answer(partial(getattr, session.timeline, "now"), question, stream)
        client.answer(id, answer)
        assert client.last.status == 200
    assert asked >= set(session.header.seats)
    assert "The second person" in page_of(client, f"/game/{id}?now=you")


# In a browser


def begin_whole(device: Device, seed: int = 1) -> str:
    device.go("/new/terra_mystica?o.keeps=everything")
    device.page.locator("form:has(button.go)").evaluate(
        "(form, seed) => { const one = document.createElement('input'); one.type = 'hidden'; one.name = 'seed';"
        " one.value = seed; form.append(one); }",
        seed,
    )
    device.page.locator("button.go").click()
    device.page.wait_for_url("**/game/*")
    return device.page.url.split("/")[4].partition("?")[0]


def set_up(device: Device, id: str) -> None:
    stream, policy = Stream(5), GAME.players.policies["random"]()
    with device.here.app.desk.at(id) as game:
        session = game.session
        while session.pending is not None and session.pending.id != "whole.turn":
            answer_by(policy, session, stream)
    device.go(f"/game/{id}")


@pytest.mark.parametrize(("language", "size"), [("de", TALL), ("en", SMALL)][: count(2, usual=1)])
def test_a_whole_solo_game_on_the_phone_by_taps(open_device: Open, language: str, size: tuple[int, int]) -> None:
    device = open_device("phone", language)
    device.page.set_viewport_size({"width": size[0], "height": size[1]})
    id = begin_whole(device)
    stream, answers, most = Stream(len(language)), 0, count(1000, usual=5)
    if most < 1000:
        # The set-up is played by taps in the proof, and in every other game.
        set_up(device, id)
    while answers < most and not device.page.locator("#over").count():
        first_things(device)
        device.onward()
        the_question(device)
        if answers % 3 == 0:
            a_tapped_space_stays(device)
        device.answer_by_taps(stream)
        device.no_sideways_scrolling()
        answers += 1
    session = device.session(id)
    assert any(line.to == "whole.turn" for line in session.lines if isinstance(line, Answer))
    if most == 1000:
        assert session.over
        assert device.page.locator(".sources svg").count() == 2
    device.fine()
    record("web.whole_answers", answers, language=language)


@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), ("en", "dark")][: count(2, usual=1)])
def test_axe_finds_nothing_in_a_turn(open_device: Open, language: str, scheme: str) -> None:
    device = open_device("phone" if language == "de" else "laptop", language, scheme)
    id = begin_whole(device)
    set_up(device, id)
    device.onward()
    nothing_found(device, "a turn")
    device.go(f"/game/{id}?now=you&v=%22power%22")
    nothing_found(device, "a verb")
    with device.here.app.desk.at(id) as game:
        to_the_end(game.session)
    device.go(f"/game/{id}")
    nothing_found(device, "the end")


def test_closed_and_seldom_verbs_together_are_no_more_than_two_rows(client: Client) -> None:
    """In a turn with few possibilities the seldom ones are not folded, unless closed ones need the room."""
    id = turn_of(client)
    poor = {"coins": 0, "workers": 1, "priests": 1, "bowls": [3, 1, 0]}
    with client.app.desk.at(id) as game:
        game.session.correct({"sides": [poor]})
    page = page_of(client, f"/game/{id}?now=you")
    verbs = page.partition('<div class="verbs')[2].partition("TM-20.7")[0]
    often, fold, rare = verbs.partition('<details class="rare"')
    shown = re.findall(r'class="verb[ "]', often)
    assert len(shown) + bool(fold) <= 8
    assert [one for one in ("convert", "linger") if one in rare], "what is seldom needed is behind one tap"


def test_a_turn_is_kept_open_only_where_more_than_passing_is_left() -> None:
    looks = ui_settings(GAME)
    left = [Form("pass"), Form("convert"), Form("more")]
    assert [form.verb for form in looks.useful(left)] == ["pass", "convert"]
    assert [form.verb for form in looks.useful([*left, Form("build")])] == ["build", "pass", "convert", "more"]


@pytest.mark.parametrize("box", [True, False])
def test_the_table_work_of_a_new_round_is_one_line_where_everything_is_kept(client: Client, box: bool) -> None:
    """Without the box there is none; who has turned the dial has pieces on the table."""
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    policy, stream = GAME.players.policies["planner"](), Stream(1)
    with client.app.desk.at(id) as game:
        session = game.session
        if box:
            session.set_options({"keeps": "board"})
            session.set_options({"keeps": "everything"})
        while session.timeline.now.round < 2 or session.pending is None or session.pending.id != "whole.turn":
            answer_by(policy, session, stream)
    page = html.unescape(page_of(client, f"/game/{id}"))
    work = re.findall(r"On the table: [^<]*", page)
    assert [one.count(",") for one in work] == [2] * box, "the tile, the tokens, the coins"


def test_coins_on_bonus_cards_are_seen_before_passing(client: Client) -> None:
    id = turn_of(client)
    state = client.session(id).timeline.now
    page = html.unescape(page_of(client, f"/game/{id}?now=you"))
    coins = [number for number in state.coins if number]
    assert coins
    for number in coins:
        assert f"with {number} coin{'s' if number > 1 else ''} on it" in page


def test_power_actions_that_are_taken_stand_in_their_places_and_say_so(client: Client) -> None:
    id = turn_of(client)
    with client.app.desk.at(id) as game:
        game.session.correct({"sides": [{"bowls": [0, 0, 4]}], "covered": [3, 5]})
    page = html.unescape(page_of(client, f"/game/{id}?now=you&v=%22power%22"))
    off = re.findall(r'<span class="pick off">.*?<span>([^<]*)</span>.*?<small>([^<]*)</small>', page, re.DOTALL)
    assert ("2 workers", "covered already") in off
    assert ("spade", "covered already") in off
    assert ("2 spades", "not enough power") in off
    assert 'value="["power", 4]"' in page.replace('["power",4]', '["power", 4]')


def test_factions_are_chosen_with_their_colours_and_goods_before_the_eyes(client: Client) -> None:
    id = client.begin("terra_mystica", seed=1, **WHOLE)
    page = page_of(client, f"/game/{id}?now=you")
    witches = re.search(r'<button class="chip" name="answer" value="[^"]*witches[^"]*".*?</button>', page, re.DOTALL)
    assert witches is not None
    assert "swatch t-forest" in witches[0]
    assert [int(one) for one in re.findall(r"<b>(\d+)</b>", witches[0])] == [15, 3]


# What is typed on the page means what it means in the terminal

SET_UP = (
    "icemaidens", "swamp", "simpletons", "mountains", "bonus 7", ["build", "B3"], ["take"], ["build", "A8"], "favour 3",
)  # fmt: skip


def first_turn(client: Client) -> str:
    """The first turn of the Ice Maidens of a game that the app tracks whole."""
    id = client.begin("terra_mystica", seed=3, **WHOLE)
    for answer in SET_UP:
        assert client.answer(id, answer).status == 200
    pending = client.session(id).pending
    assert pending is not None
    assert pending.id == "whole.turn"
    return id


def type_line(client: Client, id: str, line: str) -> int:
    return client.post(f"/game/{id}/answer", text=line, at=client.stamp(id)).status


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_takes_the_notation_of_records(client: Client, language: str) -> None:
    client.cookies["language"] = language
    id = first_turn(client)
    side = client.session(id).timeline.now.sides[0]
    assert type_line(client, id, "convert 1W to 1C") == 200
    after = client.session(id).timeline.now.sides[0]
    assert (after.workers, after.coins) == (side.workers - 1, side.coins + 1)
    assert type_line(client, id, "upgrade A8 to TP") == 200
    answers = [line for line in client.session(id).lines if isinstance(line, Answer)]
    assert answers[-1].answer == ("upgrade", "A8", "house")


def test_an_impossible_line_in_the_notation_of_records_is_refused_and_changes_nothing(client: Client) -> None:
    id = first_turn(client)
    before = client.session(id).lines
    assert type_line(client, id, "upgrade B4 to TP") == 422
    assert client.session(id).lines == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_line_that_takes_several_answers_gives_them_together(client: Client, language: str) -> None:
    client.cookies["language"] = language
    id = turn_of(client)
    words, session = Words(language, GAME), client.session(id)
    assert session.pending is not None
    way = composite_answers(GAME, session.timeline.now, session.pending)[0]
    assert len(way.answers) > 1
    lines = len(session.lines)
    line = " ".join((words.verb(way.verb), *map(words.name, way.values)))
    assert type_line(client, id, line) == 200
    given = [line.answer for line in client.session(id).lines[lines:] if isinstance(line, Answer)]
    assert given[: len(way.answers)] == [*way.answers]
    client.undo(id)
    assert len(client.session(id).lines) == lines
