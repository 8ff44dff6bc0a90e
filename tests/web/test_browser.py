"""The pages in a real browser: whole games by taps, at three sizes and in both languages."""

from __future__ import annotations

import os
import time

import pytest
from playwright.sync_api import expect

from tests.matrix import each_once, matrix
from tests.web.browser import SIZES, Device
from tests.web.conftest import Open
from visavis.core import Session, find_games, get_game
from visavis.core.chance import Stream
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

GAMES = tuple(find_games())
WHOLE = os.environ.get("VISAVIS_PROOF") == "1"
AXES = (GAMES, LANGUAGES, tuple(SIZES))
WITH_ALL_TAPS = matrix(*AXES) if count(2, sample=1) == 2 else each_once(*AXES)
"""What is tapped to its end in a proof: each game once, with the full counts at every size and in every language."""
SECONDS = 1.0 if WHOLE else 0.5
"""So long a game is tapped; what is left of it is answered behind the page, and its last answers are tapped again."""
LAST = 3


def ahead(device: Device, id: str, seed: int, count: int = 5000, leave: int = 0) -> tuple[str, int]:
    """The same game, so many answers further or (`leave`) so many before its end, as a saved game of its own.

    Its id, and how many answers were given behind the page.
    """
    played = device.session(id)
    session = Session.load(played.save(), played.game)
    stream, moments = Stream(seed), [len(session.lines)]
    while session.pending is not None and len(moments) <= count:
        session.answer(session.pending.some(stream.below))
        moments.append(len(session.lines))
    if leave:
        moments = moments[:-leave] or moments[:1]
        session = session.branch(moments[-1])
    new = device.here.app.desk.put(device.here.app.shelf.create(session))
    device.go(f"/game/{new}")
    return new, len(moments) - 1


@pytest.mark.parametrize(("id", "language", "size"), matrix(*AXES))
def test_a_whole_game_through_the_page(open_device: Open, id: str, language: str, size: str) -> None:
    device = open_device(size, language)
    game = device.begin(id)
    words = Words(language, get_game(id))
    page, stream = device.page, Stream(len(size) + len(language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1.where")).to_contain_text(words.short("game-name"))
    session = device.session(game)
    began, loads = time.monotonic(), len(device.loads)
    tapped = behind = 0
    ahead_once, until = WHOLE and (id, language, size) in WITH_ALL_TAPS, 5000
    while session.pending is not None:
        if not ahead_once and time.monotonic() - began > SECONDS:
            # Once: a game that was nearly over leaves nothing to give, and this would go round for ever.
            ahead_once = True
            game, behind = ahead(device, game, tapped, leave=LAST)
            session, loads, until = device.session(game), loads + 1, tapped + 2 * LAST
            continue
        device.answer_by_taps(stream)
        tapped += 1
        if tapped < 4:
            device.no_sideways_scrolling()
        if tapped > until:
            game, _ = ahead(device, game, tapped)
            session, loads = device.session(game), loads + 1
    expect(page.locator("#over")).to_be_visible()
    for side, points in (session.seen_by("table").score or {}).items():
        assert page.locator(".score div", has_text=words.read_by(session.header.seats).short_seat(side)).locator(
            "dd"
        ).first.inner_text() == str(points)
    device.no_sideways_scrolling()
    assert tapped >= 3
    assert device.loads[loads:] == [], "nothing reloads: fragments are swapped"
    print(f"{id} {language} {size}: {tapped} answers tapped, {behind} given behind the page")
    record("web.answers_tapped", tapped, game=id)


@pytest.mark.parametrize("id", GAMES if WHOLE else GAMES[1:2])
def test_without_the_script_everything_works_too(open_device: Open, id: str) -> None:
    device = open_device("phone", "de", java_script_enabled=False)
    device.settle = lambda: None  # type: ignore[method-assign]
    game = device.begin(id)
    stream = Stream(2)
    session = device.session(game)
    for _ in range(4):
        if session.pending is not None:
            device.answer_by_taps(stream)
    before = session.save()
    if device.page.locator(".dock button.side:enabled").count():
        device.page.locator(".dock button.side:enabled").click()
        assert session.save() != before
    device.menu("web-log")
    assert "/log" in device.page.url
    device.page.go_back()
    device.go(f"/game/{game}/answer")
    assert device.page.url.endswith(f"/game/{game}")


def branch_off(device: Device, game: str) -> str:
    device.menu("web-log")
    turns = device.page.locator(".turn")
    expect(turns.first).to_be_visible()
    # A game that has just begun has one turn only.
    device.tap(turns.nth(min(1, turns.count() - 1)).locator("button", has_text=device.says("web-branch")))
    device.page.wait_for_url(lambda url: game not in url)
    return device.page.url.split("/")[4].partition("?")[0]


def test_back_to_any_turn_and_everything_again(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    game, _ = ahead(device, game, 1, 8)
    session = device.session(game)
    whole = session.save()
    device.menu("web-log")
    device.tap(device.page.locator("#step-4 button", has_text=device.says("web-back-to")))
    device.page.wait_for_url(f"**/game/{game}")
    assert len(session.steps) <= 4
    while session.history.redo_list:
        device.menu("web-redo")
    assert session.save() == whole


def test_the_back_button_takes_a_tap_back_and_never_an_answer(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    page, session = device.page, device.session(game)
    device.onward()
    heading = page.locator("#question")
    asked = heading.inner_text()
    device.tap(page.locator("#cell-E6"))
    expect(heading).to_have_text("Build · E6")
    device.tap(page.locator("#cell-E7"))
    expect(heading).to_have_text("Build · E7")
    page.go_back()
    expect(heading).to_have_text(asked)
    page.go_forward()
    expect(heading).to_have_text("Build · E7")
    device.confirm()
    after = session.save()
    device.menu("web-log")
    device.tap(page.locator(".turn a", has_text=device.says("web-why")).first)
    page.go_back()
    expect(page.locator("h1")).to_have_text(device.says("web-log"))
    page.go_back()
    expect(page.locator("h1.where")).to_contain_text("Hamlets")
    assert session.save() == after
    page.reload()
    assert session.save() == after


def test_why_shows_options_criteria_and_clauses_on_the_board(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    page, session = device.page, device.session(game)
    device.onward()
    device.tap(page.locator("#cell-E6"))
    device.confirm()
    device.tap(page.locator(".todo .ask-why").first)
    decisions = session.why(session.steps[0])
    expect(page.locator(".decision")).to_have_count(len(decisions))
    first = page.locator(".decision").first
    (_, decision), *_ = decisions
    expect(first.locator(".steps > li")).to_have_count(len(decision.steps))
    expect(first.locator(".result")).to_contain_text(str(decision.pick))
    expect(first.locator("svg .badge.out")).to_have_count(sum(len(step.cut) for step in decision.steps))
    expect(first.locator("svg .pick")).to_have_count(1)
    expect(first.locator(".steps .clause summary").first).to_have_text(decision.steps[0].clause)


def test_ticks_stay_on_this_device(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.begin("hamlets")
    page = device.page
    device.onward()
    device.tap(page.locator("#cell-E6"))
    device.confirm()
    page.locator(".todo label").nth(1).click()
    device.menu("web-log")
    page.go_back()
    expect(page.locator(".todo input").nth(1)).to_be_checked()
    page.reload()
    expect(page.locator(".todo input").nth(1)).to_be_checked()
    expect(page.locator(".todo input").nth(0)).not_to_be_checked()


def test_two_devices_see_the_same_and_a_stale_answer_is_told(open_device: Open) -> None:
    phone, tablet = open_device("phone", "en"), open_device("tablet", "de")
    game = phone.begin("hamlets")
    tablet.go(f"/game/{game}")
    phone.onward()
    phone.tap(phone.page.locator("#cell-E6"))
    phone.confirm()
    # The tablet follows by itself; as many lines as before may be those of before.
    expect(tablet.page.locator(f"main[data-at='{phone.stamp()}']")).to_be_attached()
    expect(tablet.page.locator(".todo .do")).to_have_count(phone.page.locator(".todo .do").count())
    # A tap on a page that is not of this moment any more: what it is told of the game is still of before.
    before = tablet.stamp()
    tablet.page.route("**/at", lambda look: look.fulfill(body=before, content_type="text/plain"))
    phone.answer_by_taps(Stream(1))
    assert phone.stamp() != before
    saved = phone.session(game).save()
    assert tablet.stamp() == before
    tablet.tap(tablet.page.locator(".dock button.side"))
    expect(tablet.page.locator(".refusal")).to_be_visible()
    assert phone.session(game).save() == saved
    tablet.page.unroute("**/at")
    expect(tablet.page.locator(f"main[data-at='{phone.stamp()}']")).to_be_visible()


def test_a_lost_server_is_told_and_the_answer_can_be_given_again(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    session, before = device.session(game), device.session(game).save()
    device.onward()
    device.tap(device.page.locator("#cell-E6"))
    device.context.set_offline(True)
    device.page.locator("[data-part=next] button.go").click()
    expect(device.page.locator(".refusal.lost")).to_have_text(device.says("web-lost"))
    assert session.save() == before
    device.context.set_offline(False)
    device.complaints.clear()
    device.confirm()
    expect(device.page.locator(".todo").first).to_be_visible()
    assert session.save() != before


def test_with_the_keyboard_alone(open_device: Open) -> None:
    """From the first page into a game, an answer on the board, a tick, why, undo: Tab, Enter and Space."""
    device = open_device("laptop", "en")
    device.go("/")
    page = device.page

    def reach(what: str, most: int = 200) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("what => !!document.activeElement.closest(what)", what):
                return
        raise AssertionError(f"{what} cannot be reached with Tab")

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    reach(".examples summary")
    page.keyboard.press("Enter")
    reach("a.game[href='/new/hamlets']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/hamlets")
    device.settle()
    reach("button.go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")
    device.settle()
    game = page.url.split("/")[4]
    # The board is one stop; arrows go through its spaces.
    reach(".board .can a")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("!!document.activeElement.closest('.board .can a')")
    page.keyboard.press("Enter")
    # What was chosen is the heading; a sheet with nothing left to choose is not shown.
    expect(page.locator("#question")).to_have_text("Build · A2")
    expect(page.locator(".sheet")).to_be_hidden()
    assert page.evaluate("!!document.activeElement.closest('.ask, .board .can a')")
    page.keyboard.press("Enter")
    expect(page.locator(".todo")).to_be_visible()
    assert len(device.session(game).steps) == 2
    expect(page.locator("#live")).to_contain_text("house")
    reach(".todo input")
    page.keyboard.press("Space")
    assert page.locator(".todo input:checked").count() == 1
    reach(".todo .ask-why")
    page.keyboard.press("Enter")
    page.wait_for_url("**/why?line=*")
    page.go_back()
    device.settle()
    reach(".dock button.side")
    page.keyboard.press("Enter")
    expect(page.locator("#taken")).to_be_visible()
    assert len(device.session(game).steps) == 1


def test_hidden_hands_are_shown_only_to_who_says_so(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.go("/new/sparks")
    page = device.page
    page.locator("select[name='seat.p2']").select_option("person")
    page.locator("button.go").click()
    page.wait_for_url("**/game/*")
    game = page.url.split("/")[4]
    session = device.session(game)
    hands = {seat: session.seen_by(seat).view.hand for seat in ("p1", "p2")}
    words = Words("en", session.game)
    text = page.locator("#page").inner_html()
    assert "Pass the device" in text
    assert not any(words.name(card) in text for hand in hands.values() for card in hand)
    seat = session.pending.seat
    other = "p2" if seat == "p1" else "p1"
    device.tap(page.locator("[data-part=next] a.go"))
    # A small card shows the short name; its label has the whole one.
    text = page.locator("#page").inner_html()
    assert all(words.name(card) in text for card in hands[seat])
    assert not any(words.name(card) in text for card in hands[other] if card not in hands[seat])


def test_saved_games_are_renamed_deleted_restored_and_shared(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    game, _ = ahead(device, game, 1, 6)
    page, session = device.page, device.session(game)
    text = session.save()
    device.go(f"/game/{game}/more")
    page.locator("input[name=title]").fill("The <b>long</b> evening")
    device.tap(page.locator("button", has_text=device.says("web-rename")))
    expect(page.locator("h1")).to_have_text("The <b>long</b> evening")
    # The whole game as letters; no code leads to this computer alone.
    device.go(f"/game/{game}/share")
    link = page.locator("#share-link").input_value()
    expect(page.locator("svg.qr")).to_have_count(0)
    page.goto(f"{device.here.address}/open#{link}")
    device.tap(page.locator("button.main"))
    page.wait_for_url("**/game/*")
    shared = page.url.split("/")[4]
    assert shared != game
    assert device.session(shared).save() == text
    # As a file, and back.
    device.go("/saves")
    row = page.locator(".saved", has_text="The <b>long</b> evening")
    row.locator("summary").click()
    with page.expect_download() as download:
        row.locator("a[download]").click()
    file = download.value.path()
    assert file.read_text("utf-8") == text
    device.go("/open")
    page.locator("input[type=file]").set_input_files(file)
    device.tap(page.locator("button.main"))
    page.wait_for_url("**/game/*")
    assert device.session(page.url.split("/")[4]).save() == text
    # Gone, and back again.
    device.go("/saves")
    row.locator("summary").click()
    device.tap(row.locator("button.bad"))
    expect(row).to_have_count(0)
    device.tap(page.locator(".good button"))
    expect(row).to_have_count(1)
    assert device.session(game).save() == text
    with page.expect_download() as download:
        page.evaluate(f"location.assign('/game/{game}/report')")
    assert download.value.suggested_filename.endswith(".zip")


def test_settings_hold_and_follow_the_device(open_device: Open) -> None:
    dark = open_device("phone", "de", scheme="dark")
    dark.go("/")
    night = dark.page.evaluate("getComputedStyle(document.body).backgroundColor")
    light = open_device("phone", "de", scheme="light")
    light.go("/")
    day = light.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert night != day
    light.go("/settings")
    page = light.page
    page.locator("input[value=dark]").check()
    page.locator("input[name=language][value=en]").check()
    page.locator("input[name=size][value='4']").check()
    page.locator("button.main").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("body")).to_have_css("background-color", night)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 20
    light.begin("hamlets")
    expect(page.locator("body")).to_have_css("background-color", night)
    light.no_sideways_scrolling()


def test_the_screen_stays_awake_and_is_taken_again(open_device: Open) -> None:
    device = open_device("phone", "en")
    device.context.add_init_script(
        """window.locks = [];
        Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
            const lock = new EventTarget(); lock.release = async () => lock.dispatchEvent(new Event('release'));
            window.locks.push(lock); return lock; }}});"""
    )
    device.begin("hamlets")
    page = device.page
    device.settle()
    assert page.evaluate("window.locks.length") == 1
    page.evaluate("() => { window.locks[0].release(); document.dispatchEvent(new Event('visibilitychange')); }")
    assert page.evaluate("() => new Promise(done => setTimeout(() => done(window.locks.length), 50))") == 2


def test_the_set_up_prints_as_a_list(open_device: Open) -> None:
    device = open_device("laptop", "de")
    game = device.begin("hamlets")
    game, _ = ahead(device, game, 1, 1)
    device.go(f"/game/{game}/setup")
    page = device.page
    expect(page.locator(".todo .do")).to_have_count(6)
    page.emulate_media(media="print")
    expect(page.locator(".todo .do").first).to_be_visible()
    expect(page.locator(".corner")).not_to_be_visible()
    expect(page.locator("[data-print]")).not_to_be_visible()


def test_a_link_from_elsewhere_saves_nothing_before_a_tap(open_device: Open) -> None:
    device = open_device("phone", "en")
    game = device.begin("hamlets")
    device.go(f"/game/{game}/share")
    link = f"{device.here.address}/open#{device.page.locator('#share-link').input_value()}"
    before = len(device.here.app.shelf.games())
    device.page.goto("about:blank")
    device.page.goto(link)
    expect(device.page.locator("[data-found]")).to_be_visible()
    assert len(device.here.app.shelf.games()) == before
    device.tap(device.page.locator("button.main"))
    device.page.wait_for_url("**/game/*")
    assert len(device.here.app.shelf.games()) == before + 1
