"""Golden games made again from less: from their inputs alone, and step by step as positions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from visavis.core import BadLog, Effect, Session, decide, find_games, position_of, read_log
from visavis.core.play.log import Correction
from visavis.core.play.session import from_inputs
from visavis.testing import record
from visavis.testing.golden import some_golden_files

HERE = Path(__file__).parent
FILES = [file for id in find_games() for file in some_golden_files(HERE / id / "golden", 4)]
NAMES = [f"{file.parent.parent.name}-{file.stem}" for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_log_without_its_effects_gives_the_same_game(file: Path) -> None:
    text = file.read_text("utf-8")
    game, header, lines = read_log(text)
    if header.rules != game.rules_version:
        pytest.skip("played under older rules")
    session = from_inputs(game, header, [line for line in lines if not isinstance(line, Effect)])
    assert session.save() == Session.load(text).save()


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_step_can_be_decided_from_its_position(file: Path) -> None:
    """At most thirty steps of a game, spread over it."""
    session = Session.load(file.read_text("utf-8"))
    if session.header.own_pack is not None:
        pytest.skip("a position is of the usual cards")
    steps = session.steps
    decided = 0
    for at in steps[:: max(1, len(steps) // 30)]:
        end = next((step for step in steps if step > at), len(session.lines))
        logged = [line for line in session.lines[at:end] if isinstance(line, Effect)]
        if any(isinstance(line, Correction) for line in session.lines[at:end]):
            continue
        assert list(decide(position_of(session, at), session.game).effects) == logged
        decided += 1
    assert decided
    record("steps decided from their position alone", decided)


def test_inputs_that_do_not_fit_are_refused() -> None:
    text = next(file for file in FILES if file.parent.parent.name == "hamlets").read_text("utf-8")
    game, header, lines = read_log(text)
    inputs = [line for line in lines if not isinstance(line, Effect)]
    with pytest.raises(BadLog):
        from_inputs(game, header, [*inputs[:4], *inputs[6:]])
    with pytest.raises(BadLog):
        from_inputs(game, msgspec.structs.replace(header, rules="0"), inputs)
