"""Codes for the home network: who guesses waits, and everybody else comes in."""

from __future__ import annotations

import pytest

from visavis.core import Refusal
from visavis.testing import count
from visavis.web.server.access import (
    LETTERS,
    LONG,
    LONGEST_PAUSE,
    MOST_WRONG,
    MOST_WRONG_BY_ALL,
    PAUSE,
    SHORT,
    Pairing,
)
from visavis.web.server.devices import Devices


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def new_pairing() -> tuple[Pairing, Clock, list[str]]:
    clock, told = Clock(), list[str]()
    return Pairing(Devices(b"s" * 32), clock, told.append), clock, told


def id_of(refusal: Refusal | None) -> str:
    return refusal.id if refusal else ""


def test_wrong_codes_keep_out_the_address_they_come_from_and_nobody_else() -> None:
    pairing, clock, told = new_pairing()
    code = pairing.code
    assert pairing.try_code(f" {code[:3].upper()}-{code[3:]} ", "a") is None
    for n in range(MOST_WRONG):
        assert id_of(pairing.try_code("wrong!", "a")) == ("web.pair_wrong", "web.pair_closed")[n == MOST_WRONG - 1]
    assert id_of(pairing.try_code(code, "a")) == "web.pair_closed", "the right code too, while it has to wait"
    assert pairing.try_code(code, "b") is None, "another device comes in with the same code"
    assert told == []
    clock.now += PAUSE + 1
    assert pairing.try_code(code, "a") is None


def test_the_wait_of_an_address_doubles_up_to_an_hour_and_is_told() -> None:
    pairing, clock, _ = new_pairing()
    for _ in range(MOST_WRONG):
        pairing.try_code("wrong!", "a")
    waits = []
    for _ in range(9):
        waits.append(pairing.wait("a"))
        refusal = pairing.try_code("wrong!", "a")
        assert refusal is not None
        assert refusal.details["minutes"] == waits[-1] / 60
        clock.now += waits[-1] + 1
        pairing.try_code("wrong!", "a")
    assert waits[:4] == [PAUSE, 2 * PAUSE, 4 * PAUSE, 8 * PAUSE]
    assert waits[-1] == LONGEST_PAUSE
    clock.now += 25 * 3600
    assert id_of(pairing.try_code("wrong!", "a")) == "web.pair_wrong", "a day later it starts afresh"
    assert pairing.wait("a") == 0


@pytest.mark.parametrize("addresses", [27, 300])
def test_many_addresses_close_pairing_for_nobody_else(addresses: int) -> None:
    """Each tries as often as it may, for a day: at every minute somebody else pairs with the code on the screen."""
    pairing, clock, told = new_pairing()
    first, tried, chance = pairing.code, 0, 0.0
    for minute in range(count(24 * 60, usual=240)):
        for n in range(addresses):
            while not pairing.wait(f"10.0.{n // 250}.{n % 250}"):
                chance += len(LETTERS) ** -len(pairing.code.replace("-", ""))
                assert pairing.try_code("000000", f"10.0.{n // 250}.{n % 250}") is not None
                tried += 1
        assert pairing.try_code(pairing.code, f"192.168.0.{minute % 250}") is None
        clock.now += 60
    assert tried > MOST_WRONG_BY_ALL
    assert told == [pairing.code], "replaced once, and never again: what the screen shows stays valid"
    assert pairing.code != first
    assert len(pairing.code.replace("-", "")) == LONG
    assert chance < 2e-7, "one in five million, and hardly more however long it goes on"
    assert chance == pytest.approx(MOST_WRONG_BY_ALL * len(LETTERS) ** -SHORT, rel=0.001)


def test_who_types_the_code_that_was_replaced_is_told_so_and_does_not_wait() -> None:
    pairing, _, _ = new_pairing()
    old = pairing.code
    for n in range(MOST_WRONG_BY_ALL):
        pairing.try_code("wrong!", f"address {n // 4}")
    for _ in range(2 * MOST_WRONG):
        assert id_of(pairing.try_code(old, "me")) == "web.pair_changed"
    assert pairing.try_code(pairing.code.upper(), "me") is None


def test_the_owner_sees_how_many_wrong_codes_came_from_where() -> None:
    pairing, clock, _ = new_pairing()
    for address in ("a", "b", "a", "c", "a"):
        pairing.try_code("wrong!", address)
    assert pairing.try_code(pairing.code, "a") is None
    assert [(one.address, one.count) for one in pairing.wrong_codes()] == [("a", 3), ("c", 1), ("b", 1)]
    assert all(one.last for one in pairing.wrong_codes())
    # What is remembered is bounded, whoever calls.
    for n in range(1200):
        pairing.try_code("wrong!", f"address {n}")
        clock.now += 0.1
    assert len(pairing.wrong_codes()) == 1000
    assert pairing.wrong_codes()[0].address == "address 1199"
