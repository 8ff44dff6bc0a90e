"""A record as a game of this program: its inputs, and the rows of a game with the lines of its log."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.core import OpenedRecord, Pack, RecordRow
from visavis.core.budget import checkpoint, foreign
from visavis.core.play.log import Header, Line, Step
from visavis.games.terra_mystica.human.side import PLACES
from visavis.games.terra_mystica.records.reading import Impossible, read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.games.terra_mystica.records.writing import one_step, record_table

SHOWN = ("bonus", "tiles")
"""What a record says about luck: nothing is drawn."""


def opened_record(pack: Pack, text: str) -> OpenedRecord:
    """The text of a record as the inputs of a game, as far as its rows are possible (`RecordFormat.open`)."""
    with foreign():
        record = read_record(text)
        again = Replay(record, pack)
        wrong = again.run()
        if again.until:
            row = record.rows[again.until - 1]
            wrong = row.line, Impossible("record.leaves", faction=row.faction)
        error = None
        if wrong is not None:
            line, reason = wrong
            number = next((n for n, row in enumerate(record.rows, 1) if row.line == line), len(record.rows))
            error = (number, line, reason)
        return OpenedRecord(record.options, SHOWN, again.inputs, error)


def rows_of(header: Header, lines: Sequence[Line], pack: Pack) -> tuple[RecordRow, ...]:
    """The rows of a game of people, each with the lines of the log that it is (`RecordFormat.rows`); or a refusal."""
    state, table = record_table(header, lines, pack)
    steps = [number for number, line in enumerate(lines) if isinstance(line, Step)]
    ends = [*steps[1:], len(lines)]
    for begin, end in zip(steps, ends, strict=True):
        if begin == steps[-1] and not table.inputs:
            break
        checkpoint()
        one_step(state, table)
        for row in table.rows:
            if row is table.asked or not row.end:
                row.line, row.end = row.line if row.end else begin, end
    rows = [row for row in table.rows if row.commands]
    return tuple(RecordRow(row.line, row.end, PLACES[row.at], ". ".join(row.commands)) for row in rows)
