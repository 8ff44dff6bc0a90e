"""A bot from its first letter to undo, only by what a person can tap and type: served and offline alike."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.textbot.broken import SOUND, broken
from visavis.textbot import game_from
from visavis.words import Words


def from_the_first_letter_to_undo(page: Page, settle: Callable[[], None], language: str) -> None:
    """Begin on the first page; every step is seen before the next one is done."""
    say = Words(language).say

    def tap(what: Locator) -> None:
        what.click()
        settle()

    def onward() -> None:
        link = page.locator("[data-part=next] a.go.narrow")
        if link.count() and link.is_visible():
            tap(link)

    done = page.get_by_role("button", name=Words(language, game_from(SOUND)).tap("you.-done"))
    tap(page.locator("a[href$='/bots']").first)
    tap(page.locator("a[href$='/bots/edit']"))
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
    page.locator("button[formaction$='/bots/play']").click()
    page.wait_for_url("**/new/bot.mole")
    settle()
    tap(page.locator("button.go"))
    page.wait_for_url("**/game/*")
    settle()
    name = {"en": "Baron Mole", "de": "Baron Maulwurf"}[language]
    assert name in page.locator("header").inner_text()
    onward()
    tap(done)
    assert page.locator("[data-part=news] li").count()
    onward()
    before = points(page)
    # Corrected: behind "More", the counter, a number, save.
    page.locator(".dock .more summary").click()
    tap(page.locator(".dock .more a[href*='/correct']"))
    tap(page.locator("a.row[href*='field=counter_points']"))
    page.locator(".keypad a[data-digit='9']").click()
    tap(page.get_by_role("button", name=say("web-save")))
    assert points(page) == "9"
    # Undone: first the correction, then the turn.
    tap(page.locator(".dock form[action$='/undo'] button"))
    onward()
    assert points(page) == before
    tap(page.locator(".dock form[action$='/undo'] button"))
    onward()
    assert points(page) == "0"
    assert done.count() == 1


def points(page: Page) -> str:
    """What the counter shows."""
    return page.locator("dl.values div:has(dt:text-is('points')) dd").inner_text()
