"""Plays a golden game again, input by input; the same file runs in CPython and in Pyodide, and both must agree."""

from __future__ import annotations

from hashlib import sha256

from visavis.core import Session
from visavis.testing.golden import Player, run_inputs


def play_again(text: str) -> dict[str, str]:
    """Digests of the log and of the last state, after all inputs were given again; policies are asked again too."""
    golden = Session.load(text)
    run_inputs(golden)
    player = Player(Session.from_lines(golden.game, golden.header, []), golden)
    while player.next():
        pass
    log = player.session.save()
    return {"log": sha256(log.encode()).hexdigest(), "state": player.session._now.digest()}
