"""Golden games: logs stored as files, replayed in four ways and compared line by line.

    python -m visavis.testing.golden record GAME NAME [--seed N] [--option NAME=VALUE] [--seat SEAT=WHO]
        [--shown STREAM] [--answers N] [--undo AFTER] [--correct AFTER=JSON]

A golden file changes by hand only: `record` never overwrites one. How each was checked is documented in
`checked.toml` beside it:

    [[golden]]
    file = "hard.jsonl"
    how = "pinned only"            # or "printed example" or "clause by clause"
    note = "..."
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from visavis.core import Game, Question, Refusal, Session, Shown, Stream, Waiting, get_game
from visavis.core.chance import key
from visavis.core.play.live_table import LiveTable
from visavis.core.play.log import Answer, Correction, Draw, Input, Line, Over, Rules, Step, write_line
from visavis.core.play.runner import Runner
from visavis.core.play.session import from_lines
from visavis.core.play.timeline import Mark, place
from visavis.testing.clauses import folder_of_tests
from visavis.testing.helpers import count
from visavis.testing.states import fold

RESUMED = 3
"""Number of steps, spread over a golden game, at which it is truncated and resumed."""
RESUMED_IN_A_PROOF = 20
"""The same in a proof; with the full counts every step is used."""
How = Literal["printed example", "clause by clause", "pinned only"]


class GoldenFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entry of `checked.toml`: the method by which a golden file was checked."""

    file: str
    how: How
    note: str


def golden_files(folder: Path) -> list[Path]:
    """Return the golden games in a folder, sorted by name."""
    return sorted(folder.glob("*.jsonl"))


def some_golden_files(folder: Path, most: int = 8) -> list[Path]:
    """Return at most `most` golden games, spread over a folder; in a proof (`VISAVIS_PROOF=1`) all of them."""
    files = golden_files(folder)
    if os.environ.get("VISAVIS_PROOF") == "1" or len(files) <= most:
        return files
    return [files[index * len(files) // most] for index in range(most)]


def read_checked(folder: Path) -> dict[str, GoldenFile]:
    """Parse `checked.toml`. Raises AssertionError if a file has no entry, or an entry no file."""
    listed = folder / "checked.toml"
    raw = tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}
    entries = msgspec.convert(raw.get("golden", []), list[GoldenFile])
    checked = {entry.file: entry for entry in entries}
    assert len(checked) == len(entries), f"{listed}: a file stands twice"
    files = {file.name for file in golden_files(folder)}
    assert not (without := sorted(files - set(checked))), f"{listed} does not say how these were checked: {without}"
    assert not (gone := sorted(set(checked) - files)), f"{listed} lists files that are not there: {gone}"
    assert all(entry.note for entry in entries), f"{listed}: a note is missing"
    return checked


def check_golden(game: Game, text: str, *, everywhere: bool = True) -> int:
    """Replay a log in four ways and return its number of lines. Raises AssertionError at the first difference.

    The last two (truncated and resumed; undone and redone) take most of the time: `everywhere=False` skips them.
    """
    golden = Session.load(text, game)
    same_lines(golden.save(), text, "opened and saved")
    run_inputs(golden)
    folded = fold(game, golden.header, golden.lines)
    assert folded == golden.timeline.now, "the fold of the effects is not the state"
    if everywhere:
        resume_everywhere(golden)
        undo_everywhere(golden)
    return len(golden.lines)


def same_lines(text: str, expected: str, how: str) -> None:
    """Check that two texts are byte-identical, line by line."""
    lines, golden = text.splitlines(), expected.splitlines()
    for number, (line, other) in enumerate(zip(lines, golden, strict=False), 1):
        assert line == other, f"{how}, line {number} is\n  {line}\ninstead of\n  {other}"
    assert len(lines) == len(golden), f"{how}, there are {len(lines)} lines instead of {len(golden)}"


def spans(lines: list[Line]) -> list[tuple[list[Correction], list[Line]]]:
    """Return the steps of a log, each with the corrections before it; an empty step follows trailing corrections."""
    steps: list[tuple[list[Correction], list[Line]]] = []
    corrections: list[Correction] = []
    for line in lines:
        if isinstance(line, Correction):
            corrections.append(line)
        elif isinstance(line, Step):
            steps.append((corrections, [line]))
            corrections = []
        elif not isinstance(line, (Over, Rules)):
            steps[-1][1].append(line)
    if corrections:
        steps.append((corrections, []))
    return steps


def run_inputs(golden: Session) -> None:
    """Run the rules on the logged inputs and check that every step produces its lines."""
    game, runner = golden.game, Runner.prepare(golden.game, golden.header)
    state, counts = runner.timeline.now, dict[str, int]()
    for corrections, logged in spans(golden.lines):
        state = state.copy()
        for correction in corrections:
            place(game, state, correction.correct)
        if not logged:
            continue
        given: list[Input] = [line for line in logged if isinstance(line, (Answer, Draw))]
        mark = Mark(0, state, counts, game.rules_version, game)
        holds = [correction for correction in corrections if correction.now]
        table: LiveTable = LiveTable(runner.setup, mark, given, [logged[0]], holds)
        with suppress(Waiting):
            game.step(table.state, table)
        assert not table.unused, f"step {logged[0]} did not ask for {table.unused[0]}"
        same_lines("\n".join(map(write_line, table.lines)), "\n".join(map(write_line, logged)), f"in {logged[0]}")
        state, counts = table.state, table.counts
    assert state == golden.timeline.now, "the inputs again lead to another state"


class Player:
    """Replays the persons' inputs and the corrections of a golden log in a session."""

    def __init__(self, session: Session, golden: Session) -> None:
        self.session = session
        self.steps = spans(golden.lines)
        self.corrected = sum(isinstance(line, Correction) for line in session.lines)

    def next(self) -> bool:
        """Apply the next input or correction. Return False if there is none."""
        session = self.session
        step = len(session.steps) - (0 if session.over else 1)
        if step >= len(self.steps):
            return False
        corrections, logged = self.steps[step]
        inputs = [line for line in logged if isinstance(line, (Answer, Draw))]
        known = 0 if session.over else len(session.timeline.inputs_from(session.timeline.marks[-1].line))
        before = sum(len(earlier) for earlier, _ in self.steps[:step])
        due = corrections[self.corrected - before :]
        if due and due[0].after <= known:
            self.corrected += 1
            session.correct(due[0].correct)
            return True
        if known >= len(inputs):
            return False
        line = inputs[known]
        assert session.pending is not None
        session.answer(line.answer if isinstance(line, Answer) else line.draw)
        return True


def resume_everywhere(golden: Session) -> None:
    """Check that the log truncated at a step and resumed with the same inputs is byte-identical, at several steps."""
    expected, steps = golden.save(), golden.steps
    points = min(len(steps), count(len(steps), usual=RESUMED, sample=RESUMED_IN_A_PROOF))
    for line_number in [steps[n * (len(steps) - 1) // max(1, points - 1)] for n in range(points)]:
        while line_number and isinstance(golden.lines[line_number - 1], (Correction, Rules)):
            line_number -= 1
        resumed = from_lines(golden.game, golden.header, golden.lines[:line_number])
        resumed.go_on()
        player = Player(resumed, golden)
        while player.next():
            pass
        same_lines(player.session.save(), expected, f"resumed at line {line_number + 2}")


def undo_everywhere(golden: Session) -> None:
    """Check undo and redo: after each input, then of all inputs from the end."""
    header = golden.header
    start = from_lines(golden.game, header, [])
    start.go_on()
    player = Player(start, golden)
    session, before = player.session, [list(start.lines)]
    while player.next():
        before.append(list(session.lines))
        if undone(session):
            same_log(session, before[-2], f"input {len(before) - 1} undone")
            session.redo()
            same_log(session, before[-1], f"input {len(before) - 1} redone")
    same_lines(session.save(), golden.save(), "played again")
    back = 0
    while undone(session):
        back += 1
        same_log(session, before[-1 - back], f"{back} inputs undone from the end")
    for remaining in range(back - 1, -1, -1):
        session.redo()
        same_log(session, before[-1 - remaining], f"redone up to {remaining} inputs before the end")
    same_lines(session.save(), golden.save(), "redone to the end")


def same_log(session: Session, lines: list[Line], how: str) -> None:
    """Check that a session has these lines. They are immutable: text is only written to show a difference."""
    if session.lines != lines:
        same_lines("\n".join(map(write_line, session.lines)), "\n".join(map(write_line, lines)), how)
        raise AssertionError(f"{how}, the lines differ and are written alike")


def undone(session: Session) -> bool:
    """Undo the last input. Return False if there is none or hidden cards were revealed since."""
    try:
        session.undo()
    except Refusal as refusal:
        if refusal.id not in ("undo.nothing", "undo.revealed"):
            raise
        return False
    return True


# Recording


def record_game(
    game: Game,
    options: Mapping[str, object],
    *,
    seed: int,
    seats: Mapping[str, str],
    shown: list[str],
    answers: int | None,
    undo: list[int],
    correct: Mapping[int, Mapping[str, object]],
) -> Session:
    """Play a game with the stand-in's answers for persons. `undo` and `correct` are keyed by the number of answers."""
    session = Session.new(game, options, seed=seed, seats=seats, shown=shown)
    policy, stream = game.policy(game.players.stand_in), Stream(key(seed, "golden"))
    given = 0

    def answer(question: Question) -> Any:
        if isinstance(question, Shown):
            return question.some(stream.below)
        return policy.answer(lambda: game.view(session.timeline.now, question.seat), question, stream.split())

    while session.pending is not None and given != answers:
        session.answer(answer(session.pending))
        given += 1
        if given in undo:
            session.undo()
        if given in correct:
            session.correct(correct[given])
    return session


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m visavis.testing.golden", description="Record a golden game.")
    commands = parser.add_subparsers(required=True)
    new = commands.add_parser("record")
    new.add_argument("game")
    new.add_argument("name", help="in the game's golden folder; or a path that ends with .jsonl")
    new.add_argument("--seed", type=int, default=0)
    new.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    new.add_argument("--seat", action="append", default=[], metavar="SEAT=WHO")
    new.add_argument("--shown", action="append", default=[], metavar="STREAM")
    new.add_argument("--answers", type=int, help="stop after so many answers")
    new.add_argument("--undo", type=int, action="append", default=[], metavar="AFTER")
    new.add_argument("--correct", action="append", default=[], metavar="AFTER=JSON")
    given = parser.parse_args(arguments)
    corrections = {int(after): json.loads(facts) for after, _, facts in (pair.partition("=") for pair in given.correct)}
    game = get_game(given.game)
    file = Path(given.name)
    if file.suffix != ".jsonl":
        folder = folder_of_tests(game.id)
        if folder is None:
            parser.error(f"no tests of {game.id} here; give a path that ends with .jsonl")
        file = folder / "golden" / f"{given.name}.jsonl"
        file.parent.mkdir(exist_ok=True)
    session = record_game(
        game,
        dict(pair.split("=", 1) for pair in given.option),
        seed=given.seed,
        seats=dict(pair.split("=", 1) for pair in given.seat),
        shown=given.shown,
        answers=given.answers,
        undo=given.undo,
        correct=corrections,
    )
    check_golden(game, session.save())
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(session.save())
    except FileExistsError:
        print(f"{file} is there already; a golden file changes by hand only", file=sys.stderr)
        return 2
    print(f"{file}: {len(session.lines)} lines; now say in {file.parent / 'checked.toml'} how it was checked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
