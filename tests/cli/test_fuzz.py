"""Many bad inputs into the questions of all games: only refusals, and none changes anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from visavis.cli.companion.play import COMMANDS, Play, Quit
from visavis.core import Forms, Refusal, Session, find_games, get_game
from visavis.core.chance import Stream
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

LETTERS = "abcEF15 ,.-:?\"'{}[]\\\x00\x1b\n\t\u202e\u2028\ud800\udcffäß９²①"
OBJECTS: tuple[Any, ...] = (
    None, 0, -1, 1, 10**30, 1.0, -0.5, float("nan"), float("inf"), True, False, b"build", "", " ", [], (), {}, set(),
    ["build"], ["build", "E5", "E5"], ["build", None], ["build", 5], [["build", "E5"]], ("build", True), [None],
    {"verb": "build"}, object(), "1e3", "0x1", "1_000", "+1", "NaN", "true", "null", "-", ",", ",,", "x" * 401,
    "é" * 400, "\x00", "\ud800", "1" * 400, "None", "somewhere", "none", "untracked", Ellipsis, range(3), 3 + 4j,
)  # fmt: skip


class Quiet:
    """A screen that nobody looks at: only one line may be told for each refusal."""

    terminal = interactive = False

    def __init__(self) -> None:
        self.told: list[str] = []

    def print(self, text: Any = "") -> None:
        self.told.append(str(getattr(text, "plain", text)))

    def page(self, text: Any, more: str) -> None:
        self.print(text)

    def read(self, prompt: str) -> str:
        raise EOFError

    def clear(self) -> None:
        """Nothing to wipe."""


def names_of(session: Session[Any], words: Words) -> list[str]:
    """Texts that are nearly answers."""
    pending = session.pending
    if isinstance(pending, Forms):
        found = [words.verb(form.verb) for form in pending.forms]
        found += [words.name(option) for form in pending.forms for field in form.fields for option in field.options]
        return found
    return [words.name(option) for option in getattr(pending, "options", ())] or ["7"]


def bad_inputs(session: Session[Any], words: Words, dice: random.Random) -> Iterator[Any]:
    """An endless row of things that are mostly no answers."""
    while True:
        kind = dice.randrange(5)
        if kind == 0:
            yield dice.choice(OBJECTS)
        elif kind == 1:
            yield "".join(dice.choices(LETTERS, k=dice.randrange(1, 30)))
        elif kind == 2:
            name = dice.choice(names_of(session, words))
            yield name[: dice.randrange(len(name) + 1)] + "".join(dice.choices(LETTERS, k=dice.randrange(1, 4)))
        elif kind == 3:
            yield [dice.choice([*OBJECTS, *names_of(session, words)]) for _ in range(dice.randrange(5))]
        else:
            yield " ".join(dice.choices([*names_of(session, words), "x", "99", "-1"], k=dice.randrange(1, 6)))


def fresh(id: str, dice: random.Random, tracked: bool) -> Session[Any]:
    game = get_game(id)
    options = {"tracked": tracked} if id == "hamlets" else {}
    seats = dict.fromkeys(game.seats(game.options())[1:], "random")
    session = Session.new(game, options, seed=dice.randrange(1000), seats=seats, shown=game.streams)
    stream = Stream(dice.randrange(1000))
    for _ in range(dice.randrange(12)):
        if session.pending is None:
            return fresh(id, dice, tracked)
        session.answer(session.pending.some(stream.below))
    return session


@pytest.mark.parametrize("id", sorted(find_games()))
def test_bad_answers_change_nothing(id: str) -> None:
    wanted, refused = count(10_000), 0
    dice = random.Random(f"answers {id}")
    while refused < wanted:
        session = fresh(id, dice, dice.random() < 0.5)
        words = Words(dice.choice(LANGUAGES), session.game, session.pack, strict=True)
        for _, raw in zip(range(60), bad_inputs(session, words, dice), strict=False):
            before, pending, redo = session.save(), session.pending, session.history.redo_list
            if pending is None:
                break
            try:
                session.answer(raw, words=words.typed(pending))
            except Refusal as refusal:
                refused += 1
                assert session.save() == before
                assert session.pending is pending
                assert session.history.redo_list == redo
                line = words.refusal(refusal, pending)
                assert line
                assert line.isprintable()
            else:
                assert session.save() != before
    record(f"bad answers to questions of {id}", refused)


@pytest.mark.parametrize("id", sorted(find_games()))
def test_bad_lines_at_the_command_line_change_nothing(id: str) -> None:
    wanted, refused = count(10_000, usual=400), 0
    dice = random.Random(f"lines {id}")
    while refused < wanted:
        session = fresh(id, dice, dice.random() < 0.5)
        words = Words(dice.choice(LANGUAGES), session.game, session.pack, strict=True)
        screen = Quiet()
        play = Play(session, words, screen)  # type: ignore[arg-type]
        fields = (*session.game.state.__struct_fields__, "nothing")
        for _, raw in zip(range(60), bad_inputs(session, words, dice), strict=False):
            line = raw if isinstance(raw, str) else repr(raw)
            if dice.random() < 0.3:
                line = f"correct {dice.choice(fields)} {line}"
            elif dice.random() < 0.1:
                line = f":{dice.choice(COMMANDS)[:3]}{line}"
            before, pending = session.save(), session.pending
            if pending is None:
                break
            screen.told.clear()
            try:
                play.obey(line)
            except Quit:
                assert line.strip().lstrip(":").strip().casefold() in ("quit", "ende", "q")
            if session.save() == before:
                refused += 1
                if len(screen.told) == 1:
                    assert screen.told[0]
    record(f"bad lines at the command line in {id}", refused)
