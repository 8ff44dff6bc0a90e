"""Whatever somebody else's file says: it is opened and can be used, or it is refused. Never an internal error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.foreign import OPENS, internal_error, trials
from visavis.testing import count, record

PINNED = json.loads((Path(__file__).parent / "foreign.json").read_text("utf-8"))
"""Inputs that ended in an internal error once: what kind they are, and their text."""


@pytest.mark.parametrize("at", range(len(PINNED)))
def test_an_input_that_once_was_an_internal_error_is_refused_or_opened(at: int) -> None:
    kind, text = PINNED[at]
    assert internal_error(OPENS[kind], text) is None


def test_damaged_files_links_packs_and_positions_are_never_an_internal_error() -> None:
    tried = 0
    for kind, text, opens in trials(count(40_000, 250, sample=5_000)):
        wrong = internal_error(opens, text)
        assert wrong is None, f"{kind}: {wrong!r}: {text[:400]}"
        tried += 1
    assert tried >= 250
    record("damaged files, links, packs and positions", tried)
