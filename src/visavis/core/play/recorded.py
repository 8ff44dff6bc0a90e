"""A record in another program's notation, opened as a game: it can be saved, walked through and played on."""

from __future__ import annotations

from typing import cast

import msgspec

from visavis.core.budget import foreign
from visavis.core.game import Game
from visavis.core.play.log import FORMAT, Header, Line
from visavis.core.play.session import Session, from_inputs
from visavis.core.question import PERSON
from visavis.core.records import RecordRow
from visavis.core.refusal import Refusal
from visavis.core.state import S

Error = tuple[int, int, Refusal]
"""The number of a row, its line in the file, and the reason why it is impossible."""


def open_record(game: Game[S], text: str) -> tuple[Session[S], Error | None]:
    """Open the text of a record, which is untrusted input, and return the first error; the game ends before it.

    All seats are persons. Raises Refusal if it is no record at all, or if nothing of it can be played.
    """
    if game.records is None or game.records.open is None:
        raise Refusal("record.none", game=game.id)
    with foreign():
        recorded = game.records.open(game.default_pack, text)
        if recorded.error is not None and not recorded.inputs:
            raise recorded.error[2]
        chosen = game.read_options(recorded.options)
        header = Header(
            visavis=FORMAT,
            game=game.id,
            rules=game.rules_version,
            options=msgspec.to_builtins(chosen),
            seed=0,
            seats=dict.fromkeys(game.seats(chosen), PERSON),
            shown=recorded.shown,
            pack=game.default_pack.id,
            pack_digest=game.default_pack.digest,
        )
        return from_inputs(game, header, cast("tuple[Line, ...]", recorded.inputs)), recorded.error


def rows_of(session: Session) -> tuple[RecordRow, ...]:
    """Return the rows of a game in the notation of its records; empty if it cannot be written in it."""
    records = session.game.records
    if records is None or records.rows is None or session.secret:
        return ()
    try:
        return tuple(records.rows(session.header, session.lines, session.pack))
    except Refusal:
        return ()
