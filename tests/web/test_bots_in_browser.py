"""A bot written, checked, played, corrected and undone in a real browser at phone size."""

from __future__ import annotations

from tests.textbot.broken import SOUND
from tests.web.axe import violations
from tests.web.conftest import Open
from tests.web.writing_a_bot import from_the_first_letter_to_undo
from visavis.web.pages.bots import pack


def test_a_bot_from_the_first_letter_to_undo(open_device: Open) -> None:
    phone = open_device("phone", "de")
    phone.go("/")
    from_the_first_letter_to_undo(phone.page, phone.settle, "de")
    id = phone.page.url.split("/")[4].partition("?")[0]
    assert phone.session(id).header.text == SOUND


def test_a_link_is_shown_before_it_runs(open_device: Open) -> None:
    phone = open_device("phone", "en")
    phone.go(f"/bots#{pack(SOUND)}")
    assert phone.page.locator("[data-found]").is_visible()
    phone.tap(phone.page.get_by_role("button", name=phone.says("web-bot-show")))
    assert phone.page.locator("#bot-text").input_value().strip() == SOUND.strip()
    assert phone.says("web-bot-unseen") in phone.page.locator("#bot-check").inner_text()


def test_the_question_about_another_text_and_the_history_on_a_phone(open_device: Open) -> None:
    phone = open_device("phone", "de")
    keep = phone.page.locator("button[formaction$='/bots/keep']").last
    badger = SOUND.replace('id = "mole"', 'id = "badger"')
    for text in (badger, badger.replace("Baron Mole", "Count Mole")):
        phone.go("/bots/edit")
        phone.page.locator("#bot-text").fill(text)
        phone.tap(keep)
    assert "„badger“" in phone.page.locator(".bot-asks").inner_text()
    assert phone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    phone.tap(phone.page.locator("button[name=replace]"))
    phone.tap(phone.page.locator("a[href*='/bots/history']"))
    assert phone.page.locator(".changes ins").count() == 1
    assert phone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone.page) == []
    phone.tap(phone.page.locator("a.row[href$='version=1']"))
    phone.tap(phone.page.get_by_role("button", name=phone.says("web-text-back")))
    assert phone.page.locator("#bot-text").input_value() == badger
