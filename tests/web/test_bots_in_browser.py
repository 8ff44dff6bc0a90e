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


def test_the_editor_on_a_phone(open_device: Open) -> None:
    phone = open_device("phone", "de")
    page, box = phone.page, phone.page.locator("#bot-text")
    phone.go("/bots/edit")
    box.fill(SOUND)
    page.locator(".phone-frame").wait_for()
    # The layer lies exactly behind the text: same lines, same height, no line wider than the phone.
    heights = "() => ['.code-lines', '#bot-text'].map((name) => document.querySelector(name).scrollHeight)"
    layer, text = page.evaluate(heights)
    assert layer == text
    assert page.locator(".code-lines > div").count() == SOUND.count("\n") + 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    # A fault is marked in its line; one tap mends it.
    box.evaluate(
        "(box) => { const at = box.value.indexOf('gain depth') + 5; box.setSelectionRange(at, at + 5); box.focus() }"
    )
    page.keyboard.type("deth")
    page.locator(".code-lines > .bad").wait_for()
    assert "Zeile" in page.locator("#code-says").inner_text()
    page.locator(".code-offers button").first.click()
    assert box.input_value() == SOUND
    page.locator(".phone-frame").wait_for()
    # A step and a name are completed by keys alone.
    box.press("Control+End")
    page.keyboard.type('\n[actions.snore]\ndo = ["ga')
    assert page.locator(".code-offers button").first.inner_text().startswith("gain")
    page.keyboard.press("Control+Space")
    page.keyboard.press("Enter")
    page.keyboard.type("dep")
    page.keyboard.press("Control+Space")
    page.keyboard.press("Enter")
    assert box.input_value().endswith('do = ["gain depth')
    # Undo goes on after the page was loaded anew.
    page.reload()
    assert box.input_value().endswith('do = ["gain depth')
    assert page.locator("#code-restored").is_visible()
    for _ in range(40):
        box.press("Control+z")
    assert page.locator("[data-text=undo]").is_disabled()
    assert "mole" not in box.input_value()
    page.locator("[data-text=redo]").click()
    assert box.input_value() == SOUND
