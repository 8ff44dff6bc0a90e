"""Plays golden games again, input by input; the same file runs in CPython and in Pyodide, and both must agree."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

if sys.platform == "emscripten":
    # The site has no tests in it: they are taken from beside it.
    import visavis

    visavis.__path__.append("src/visavis")

from visavis.core import Session
from visavis.core.play.session import from_lines
from visavis.testing.golden import Player, run_inputs


def play_again(file: Path) -> dict[str, str]:
    """Digests of the log and of the last state, after all inputs were given again; policies are asked again too."""
    golden = Session.load(file.read_text("utf-8"))
    run_inputs(golden)
    again = from_lines(golden.game, golden.header, [])
    again.go_on()
    player = Player(again, golden)
    while player.next():
        pass
    log = player.session.save()
    return {
        "file": str(file),
        "log": sha256(log.encode()).hexdigest(),
        "state": player.session.timeline.now.digest(),
    }


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(json.dumps(play_again(Path(name))))
