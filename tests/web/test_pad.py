"""The score pad at the end of a game fits a phone."""

from __future__ import annotations

from typing import Any

from tests.games.mosaic.person import Person
from tests.web.conftest import Open
from visavis.core import Forms, Session, get_game


def at_the_score_pad() -> Session[Any]:
    session, person = Session.new(get_game("mosaic"), seed=1), Person(1)
    while (question := session.pending) is not None and question.id != "end.yours":
        ends = isinstance(question, Forms) and question.id == "your.turn" and question.form("end") is not None
        session.answer(("end",) if ends else person.answer(session, question))
    return session


def test_the_score_pad_is_no_wider_than_a_phone(open_device: Open) -> None:
    device = open_device("phone", "de")
    id = device.here.app.desk.put(device.here.app.shelf.create(at_the_score_pad()))
    device.go(f"/game/{id}?now=you")
    assert device.page.locator(".keypad .line").count() > 8
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert device.page.locator(".keypad .line span").evaluate_all(cut) == []
    # By fingers, and by keys of a keyboard: no field takes the focus.
    total = device.page.locator(".keypad .total output")
    before = int(total.inner_text())
    device.page.locator(".keypad .line a").last.click()
    for key in ("sign", "4", "7", "back", "sign"):
        device.page.locator(f".keypad [data-digit='{key}']").click()
    assert int(total.inner_text()) == before + 4
    device.page.keyboard.press("2")
    assert int(total.inner_text()) == before + 42
    assert device.page.locator(".ask input:focus").count() == 0
    device.confirm()
    assert device.session(id).timeline.now.final[0] == before + 42
