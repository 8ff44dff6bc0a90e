"""Play league games of people again: `python tools/check_league.py FOLDER`.

The folder holds records (`*.txt`), `setups.csv` with the final points, and `changes.csv` with every row that is written
otherwise than in the ledger of the league. Each game is played twice: as the folder has it, but for the rows that are
marked as forced and the tracks of keys, which come back; and with every row as in the ledger, refusals without a row
left out. A forced row that has no line of its own stood before the row at which the values are no longer equal.

Prints a table. Exit status 1 if a game does not end as it should: with every value and the final points equal; at a
drop-out; or, for a conversion outside one's own turn, refused for that reason.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from visavis.core import get_game
from visavis.games.terra_mystica.records.replay import played_again

Row = Mapping[str, str]
LEDGER = ("",)
"""All reasons: every row comes back."""
NEEDED = ("key", "FORCED")
"""Those without which a game cannot be played by the rules."""
WITHOUT_A_ROW = "refused without a row"
"""Of such a change the ledger column has the offer, and the row is the one after it."""
OUTSIDE = "outside the own turn"
NOT_YOUR_TURN = "record.not_your_turn"


def put_back(lines: list[str], changes: Sequence[Row], reasons: tuple[str, ...]) -> list[str]:
    """Return the lines of a record with the rows of the ledger where they were changed for these reasons."""
    found: list[str | None] = list(lines)
    for change in changes:
        if (
            not change["line"]
            or change["why"] == WITHOUT_A_ROW
            or not any(part.strip().startswith(reasons) for part in change["why"].split(";"))
        ):
            continue
        at = int(change["line"]) - 1
        faction, command, *values = lines[at].split("\t")
        if (faction, command) != (change["faction"], change["row_here"]):
            raise SystemExit(f"{change['file']}: line {change['line']} is not the row of changes.csv: {command}")
        ledger = change["row_in_the_log"]
        if not ledger:
            found[at] = None
            continue
        # Of a key the ledger column has the track alone.
        track = change["why"].startswith("key")
        found[at] = "\t".join((faction, f"{command}. {ledger}" if track else ledger, *values))
    return [line for line in found if line is not None]


def played(lines: Sequence[str]) -> tuple[int, int, str, Mapping[str, int]]:
    """Return the rows that were equal, the line that is refused (0: none), why, and the final points."""
    found = played_again(get_game("terra_mystica").default_pack, "\n".join(lines) + "\n")
    points = {faction: row["VP"] for faction, row in found.final.items()}
    if found.error is None:
        return len(found.rows), 0, "", points
    _, line, refusal = found.error
    return len(found.rows), line, refusal.id, points


def outcome(lines: list[str], changes: Sequence[Row], setup: Row, reasons: tuple[str, ...]) -> tuple[bool, str]:
    """Return whether a game ends as it should, and how it ends."""
    lines = put_back(lines, changes, reasons)
    rows, line, why, points = played(lines)
    forced = [change for change in changes if not change["line"] and OUTSIDE in change["why"]]
    if forced and line:
        inserted = "\t".join((forced[0]["faction"], forced[0]["row_in_the_log"]))
        rows, refused, why, _ = played([*lines[: line - 1], inserted, *lines[line - 1 :]])
        return refused == line and why == NOT_YOUR_TURN, f"{rows} rows, refused at line {refused}: {why}"
    if line:
        return False, f"{rows} rows, refused at line {line}: {why}"
    if setup["factions_that_dropped_out"]:
        return True, f"{rows} rows, up to the drop-out of {setup['factions_that_dropped_out']}"
    expected = {faction: int(its) for faction, _, its in (one.partition(":") for one in setup["final_vp"].split("|"))}
    return points == expected, f"{rows} rows, final points {'equal' if points == expected else points}"


def main(folder: Path) -> int:
    """Print the table and return the exit status."""
    with (folder / "changes.csv").open(encoding="utf-8") as file:
        changes = list(csv.DictReader(file))
    with (folder / "setups.csv").open(encoding="utf-8") as file:
        setups = list(csv.DictReader(file))
    wrong = 0
    for setup in setups:
        name = setup["file"]
        lines = (folder / name).read_text("utf-8").splitlines()
        mine = [change for change in changes if change["file"] == name]
        for how, reasons in (("folder", NEEDED), ("ledger", LEDGER)):
            good, said = outcome(lines, mine, setup, reasons)
            wrong += not good
            print(f"{name:12} {how:7} {'ok   ' if good else 'WRONG'} {said}")
    print(f"{len(setups)} games, {wrong} outcomes wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
