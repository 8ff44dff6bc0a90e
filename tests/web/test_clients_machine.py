"""Several clients on the same games, two servers, restarts and kills: one list of accepted inputs per game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.web.clients import clients_machine
from tests.web.places import Inside, Outside, Place
from visavis.testing import count, record
from visavis.web.open_games import OpenGame

STEPS = 30


def course(examples: int) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )


def play(place: Callable[[Path], Place], examples: int, below: Path) -> None:
    machine = clients_machine(place, below)
    run_state_machine_as_test(machine, settings=course(examples))
    assert machine.totals["accepted"] > examples
    record("web: series of actions of several clients", examples, **machine.totals)


def test_clients_of_two_servers_change_a_game_one_after_the_other(tmp_path: Path) -> None:
    play(Inside, count(300, usual=8), tmp_path)


@pytest.mark.proof
def test_clients_of_a_server_that_is_killed_lose_nothing(tmp_path: Path) -> None:
    play(Outside, count(40), tmp_path)


def test_the_machine_finds_a_second_answer_to_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenGame, "change", lambda game, stamp, change, viewer="": change())
    machine = clients_machine(Inside, tmp_path)()
    try:
        machine.begin(1)
        for client in (0, 2):
            machine.look_at_it(client, 0)
        machine.answer_as_seen(0, 0)
        with pytest.raises(AssertionError, match="an earlier moment"):
            machine.answer_as_seen(2, 0)
    finally:
        machine.teardown()
