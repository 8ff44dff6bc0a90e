"""Hypothesis plays with a session of every game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.sound import sound
from visavis.core import find_games
from visavis.testing import count, record
from visavis.testing.machine import session_machine

SETTINGS = settings(
    max_examples=count(500, usual=4, sample=60),
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # shrinking a failure takes longer than all the rest; add Phase.shrink to look at one
    report_multiple_bugs=False,
)


@pytest.mark.parametrize("id", find_games())
def test_no_series_of_actions_breaks_a_session(id: str) -> None:
    machine = session_machine(find_games()[id]())
    run_state_machine_as_test(machine, settings=SETTINGS)
    record(f"hypothesis machine {id}", SETTINGS.max_examples, actions_each=SETTINGS.stateful_step_count)
    assert machine.__name__ == f"SessionMachine_{id}"


def test_the_machine_finds_a_fault() -> None:
    late = sound(faults=lambda state: ("late",) if state.turn > 4 else ())
    with pytest.raises(AssertionError, match="late"):
        run_state_machine_as_test(session_machine(late), settings=SETTINGS)
