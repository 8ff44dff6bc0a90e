"""Five browsers at one table: one loses its network, one reloads, one changes phones, one leaves its seat to a computer
for a while, and the server is killed in the middle. Nothing is lost, and everybody sees the same moment."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error

from tests.web.browser import Device
from tests.web.conftest import NewContext
from tests.web.killing import Mortal
from visavis.core import Session
from visavis.core.chance import Stream
from visavis.core.saves.tables import GameTable
from visavis.store import Store
from visavis.testing import record

WHOLE = os.environ.get("VISAVIS_PROOF") == "1"
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
TAPPED = 2
"""So many answers are tapped between two of the things that happen."""
SECONDS = 900.0
"""So long a proof taps; then computers play the rest of the game."""


class Friend(Device):
    """Somebody with a phone at a table, on a server that may be killed."""

    def __init__(self, context: BrowserContext, server: Mortal, store: Store) -> None:
        self.server, self.games = server, store
        super().__init__(context, server)  # type: ignore[arg-type]

    def _console(self, said: ConsoleMessage) -> None:
        # A server that is gone, and a network that is, are noted by the browser.
        if "net::ERR_" not in said.text:
            super()._console(said)

    def session(self, id: str) -> Session[Any]:
        return self.games.load(id)

    def shows(self, stamp: str) -> None:
        """Wait until the page shows a moment, without doing anything."""
        self.page.wait_for_function("at => document.querySelector('main').dataset.at?.startsWith(at)", arg=stamp)


class Friends:
    """Five of them at one table, each with a profile of their own."""

    def __init__(self, new_context: NewContext, server: Mortal, store: Store) -> None:
        self.new_context, self.server, self.store = new_context, server, store
        host = self.phone()
        host.go("/new/alien_artifacts?with=friends")
        host.page.locator("[name=name]").fill(NAMES[0])
        host.page.locator("[name='o.players'][value='5']").check(force=True)
        host.page.locator("button.go").click()
        host.page.wait_for_url("**/game/**")
        self.id = host.page.url.split("/")[4]
        self.url = f"/game/{self.id}"
        self.seats = [seat.seat for seat in self.table.seats]
        self.people = dict(zip(self.seats, [host, *(self.phone() for _ in NAMES[1:])], strict=True))
        for seat, name in zip(self.seats[1:], NAMES[1:], strict=True):
            self.sit(self.people[seat], seat, name)
        host.page.locator("form[action$='/begin'] button").click()
        for friend in self.people.values():
            # The waiting room goes on by itself.
            friend.page.wait_for_selector("main.table")
        self.stream = Stream(7)
        self.tapped = 0

    @property
    def table(self) -> GameTable:
        table = self.store.tables.read(self.id)
        assert table is not None
        return table

    def phone(self) -> Friend:
        context = self.new_context(viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce")
        return Friend(context, self.server, self.store)

    def sit(self, friend: Friend, seat: str, name: str) -> None:
        friend.go(f"/t/{self.table.invite}")
        friend.page.locator("[name=name]").fill(name)
        friend.page.locator(f"input[value='{seat}']").check(force=True)
        friend.page.locator("button.main").click()
        friend.page.wait_for_url("**/game/**")

    def tap(self, without: Friend | None = None) -> bool:
        """One answer by taps of whoever is asked; then all the others show that moment. False if it was not given."""
        pending = self.store.load(self.id).pending
        if pending is None:
            return False
        friend = self.people.get(pending.seat, self.people[self.seats[0]])
        if friend is without:
            return False
        friend.page.wait_for_selector("main[data-turn=you]")
        before = self.store.load(self.id).save()
        friend.answer_by_taps(self.stream)
        self.tapped += 1
        assert self.store.load(self.id).save() != before
        for other in self.people.values():
            if other is not without:
                other.shows(friend.stamp())
        return True

    def play(self, times: int = TAPPED, without: Friend | None = None) -> None:
        for _ in range(times):
            if not self.tap(without):
                return

    def stamp(self) -> str:
        return next(iter(self.people.values())).stamp()


@pytest.fixture
def friends(new_context: NewContext, tmp_path: Path) -> Iterator[Friends]:
    server = Mortal(tmp_path)
    try:
        with Store.open(tmp_path) as store:
            found = Friends(new_context, server, store)
            yield found
            for friend in found.people.values():
                with suppress(Error):
                    friend.context.close()
                friend.fine()
    finally:
        server.end()


def test_five_browsers_play_and_nothing_that_happens_to_them_loses_anything(friends: Friends) -> None:
    anna, ben, cleo, dora, emil = friends.people.values()
    seats = dict(zip(("anna", "ben", "cleo", "dora", "emil"), friends.seats, strict=True))
    friends.play()

    # Ben's phone loses its network; the others play on; when it is back it shows the present moment by itself.
    ben.context.set_offline(True)
    friends.play(without=ben)
    ben.context.set_offline(False)
    ben.shows(anna.stamp())

    # Cleo reloads.
    cleo.page.reload()
    cleo.shows(anna.stamp())
    friends.play()

    # Dora changes phones, with her own link.
    hand = dora.page.locator(".z-hand").inner_html() if dora.page.locator(".z-hand").count() else ""
    dora.go(friends.url + "/people")
    dora.page.locator(".seat.yours details.manage summary").click()
    dora.page.locator("form[action$='/way'] button").click()
    link = dora.page.locator("#way-link").input_value()
    new = friends.phone()
    new.go(link.removeprefix(friends.server.address))
    new.page.locator("button.main").click()
    new.page.wait_for_selector("main.table")
    friends.people[seats["dora"]] = new
    new.shows(anna.stamp())
    if hand and new.page.locator(".z-hand").count():
        assert new.page.locator(".z-hand").inner_html() == hand
    # The old phone hears that its seat has gone, and shows nothing of the game any more.
    dora.page.wait_for_selector("main:not([data-game])")
    assert dora.page.locator(".z-hand").count() == 0
    dora.context.close()
    friends.play()

    # Emil leaves his seat to a computer, and takes it back.
    emil.go(friends.url + "/people")
    emil.page.locator(".seat.yours details.manage summary").click()
    emil.page.locator("form[action$='/computer'] button").click()
    emil.page.wait_for_selector("form[action$='/back']", state="attached")
    del friends.people[seats["emil"]]
    friends.play()
    emil.page.locator(".seat.yours details.manage summary").click()
    emil.page.locator("form[action$='/back'] button").click()
    emil.page.wait_for_selector("form[action$='/computer']", state="attached")
    friends.people[seats["emil"]] = emil
    emil.go(friends.url)
    emil.shows(anna.stamp())
    friends.play()

    # The server is killed. It comes again, and so does everybody, by themselves.
    stored, stamp = friends.store.load(friends.id).save(), friends.stamp()
    friends.server.kill()
    time.sleep(0.3)
    friends.server.start()
    assert friends.store.load(friends.id).save() == stored
    for friend in friends.people.values():
        friend.shows(stamp)
    friends.play(2 * TAPPED)

    if WHOLE:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and friends.tap():
            pass
        if friends.store.load(friends.id).pending is not None:
            for seat in friends.people:
                friends.people[seat].go(friends.url + "/people")
                friends.people[seat].page.locator(".seat.yours details.manage summary").click()
                friends.people[seat].page.locator("form[action$='/computer'] button").click()
                friends.people[seat].page.wait_for_selector("form[action$='/back']", state="attached")
            for friend in friends.people.values():
                friend.go(friends.url)
        for friend in friends.people.values():
            friend.page.wait_for_selector("#over", timeout=300_000)
    session = friends.store.load(friends.id)
    assert session.check() is None
    record("live: answers of five browsers at one table", friends.tapped, kills=friends.server.kills)
