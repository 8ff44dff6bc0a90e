"""Bundles made by hand, with right digests and whatever is wrong inside."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tests.store.playing import new, play_on
from visavis.core.saves.bundle import Bundle, Game, read_bundle
from visavis.core.saves.bundle import _digest as digest_of_text
from visavis.core.saves.format import Text, digest_of

WHEN = "2026-11-17T00:00:00+00:00"
BAD_REDO = '[{"lines":[{}],"over":false}]'


def bundled(id: str, seed: int, redo: str = "[]", answers: int = 0, title: str | None = None) -> Game:
    session = new(seed=seed)
    play_on(session, answers)
    rows = tuple(session.save().splitlines())
    return Game(id, id if title is None else title, WHEN, WHEN, rows, redo, digest_of(rows, redo))


def bundle_text(games: Sequence[Game], texts: Sequence[Text] = ()) -> str:
    lines: list[object] = [{"visavis_bundle": 1, "games": len(games), "texts": len(texts)}]
    lines += [{name: getattr(line, name) for name in line.__struct_fields__} for line in (*games, *texts)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    return text + json.dumps({"end": digest_of_text(text)}) + "\n"


def bundle(games: Sequence[Game], texts: Sequence[Text] = ()) -> Bundle:
    return read_bundle(bundle_text(games, texts).encode())
