"""A bot written, checked, played, corrected and undone in a real browser at phone size."""

from __future__ import annotations

from tests.textbot.broken import SOUND, broken
from tests.web.conftest import Open
from visavis.web.bot_pages import pack


def test_a_bot_from_the_first_letter_to_undo(open_device: Open) -> None:
    phone = open_device("phone", "de")
    page = phone.page
    phone.go("/bots")
    phone.tap(page.locator("a[href='/bots/edit']"))
    # Written with a mistake: the check tells it, a tap leads to its line.
    page.locator("#bot-text").fill(broken("counter"))
    page.locator(".bot-problems li").click()
    chosen = "box => box.value.slice(box.selectionStart, box.selectionEnd)"
    assert page.locator("#bot-text").evaluate(chosen) == 'do = ["gain deth", "gain points deep"]'
    page.locator("#bot-text").fill(SOUND)
    page.locator(".bot-levels").wait_for()
    assert page.locator(".bot-problems").count() == 0
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # Played.
    page.locator("button[formaction='/bots/play']").click()
    page.wait_for_url("**/new/bot.mole")
    id = phone.begin("bot.mole", seed=4)
    phone.onward()
    phone.tap(page.get_by_role("button", name="Mein Zug ist fertig"))
    session = phone.session(id)
    before = len(session.lines)
    assert session.header.text == SOUND
    assert "Baron Maulwurf" in page.locator("header").inner_text()
    # Corrected.
    with phone.here.app.desk.at(id) as game:
        game.session.correct({"counter_points": 9})
    phone.go(f"/game/{id}")
    assert "9" in page.locator("main").inner_text()
    phone.go(f"/game/{id}/correct")
    assert page.locator("main").inner_text()
    # Undone: first the correction, then the turn.
    with phone.here.app.desk.at(id) as game:
        game.session.undo()
        assert game.session.timeline.now.counter_points != 9
        game.session.undo()
        assert len(game.session.lines) < before
    phone.go(f"/game/{id}")
    phone.onward()
    assert page.get_by_role("button", name="Mein Zug ist fertig").count() == 1


def test_a_link_is_shown_before_it_runs(open_device: Open) -> None:
    phone = open_device("phone", "en")
    phone.go(f"/bots#{pack(SOUND)}")
    assert phone.page.locator("[data-found]").is_visible()
    phone.tap(phone.page.get_by_role("button", name="Show the text"))
    assert phone.page.locator("#bot-text").input_value().strip() == SOUND.strip()
    assert "Nothing of it has run yet" in phone.page.locator("#bot-check").inner_text()
