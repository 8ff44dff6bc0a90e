"""Terminal input and output: wrapping, colours, tab completion, progress bars, Ctrl-C."""

from __future__ import annotations

import re
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from rich.cells import cell_len
from rich.console import Console
from rich.progress import track
from rich.text import Text

from visavis.cli.companion.completing import completed
from visavis.cli.help import typed
from visavis.core.budget import UNLIMITED, Budget, current_budget, unlimited
from visavis.core.foreign_text import is_printable
from visavis.simulation import Plan, Result
from visavis.words import Words
from visavis.words.person import modelled
from visavis.words.text import cleaned


@contextmanager
def stoppable() -> Iterator[Budget]:
    """Context manager: work that the first Ctrl-C stops. Raises Stopped, unless a thought was paused.

    A second Ctrl-C raises KeyboardInterrupt. Where Ctrl-C does something else already, that stays.
    """
    budget = Budget(UNLIMITED, current_budget())

    def interrupted(number: int, frame: FrameType | None) -> None:
        if budget.stopped:
            raise KeyboardInterrupt
        budget.stop()

    with unlimited(budget):
        if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            yield budget
            return
        signal.signal(signal.SIGINT, interrupted)
        try:
            yield budget
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def watched(results: Iterator[Result], games: int, words: Words) -> Iterator[Result]:
    """Iterate over the results, with a progress bar if standard error is a terminal."""
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield from results
        return
    yield from track(results, description=words.say("simulate-progress"), total=games, console=console, transient=True)


def summary(plan: Plan, results: Sequence[Result], words: Words) -> Iterator[str]:
    """Return the lines of a summary: mean points, wins and turns."""
    over = [result for result in results if result.over]
    options = ", ".join(f"{name}={typed(value)}" for name, value in plan.options.items())
    yield words.say("simulate-head", games=plan.games, seed=plan.seed, options=options or "-", steps=plan.most_steps)
    if not over:
        return
    # Points that only a person can count stay 0; then the winner is unknown.
    open_sides = {
        side for side in over[0].scores if side in plan.seats and not any(result.scores[side] for result in over)
    }
    for side in over[0].scores:
        points = [result.scores[side] for result in over]
        if side in open_sides:
            yield "  " + words.say("simulate-uncounted", name=words.seat(side))
            others = Counter(result.scores["bot"] for result in over if "bot" in result.scores)
            if rate := modelled(words, plan.options.get("level"), others):
                yield "  " + rate
            continue
        yield "  " + words.say(
            "simulate-points" if open_sides else "simulate-side",
            name=words.seat(side),
            mean=_mean(points),
            least=min(points),
            most=max(points),
            wins=sum(result.winner == side for result in over),
        )
    yield "  " + words.say("simulate-turns", mean=_mean([result.turns for result in over]))


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1)


NO_BREAK = "\u00a0"
"""Keeps a number with its name at the end of a line; printed as a space."""
_WORD = re.compile(r"[^ ]+ *| +")


def joined(*parts: str) -> str:
    """Join parts that must stay on one line."""
    return NO_BREAK.join(parts).replace(" ", NO_BREAK)


def _breaks(line: str, width: int) -> list[int]:
    """Return the offsets at which a line is broken: only at spaces, unless a single word is wider than the line."""
    offsets: list[int] = []
    used = 0
    for word in _WORD.finditer(line):
        if used and used + cell_len(word[0].rstrip(" ")) > width:
            offsets.append(word.start())
            used = 0
        for at, letter in enumerate(word[0].rstrip(" "), word.start()):
            if used + cell_len(letter) > width:
                offsets.append(at)
                used = 0
            used += cell_len(letter)
        used += len(word[0]) - len(word[0].rstrip(" "))
    return offsets


def _with_spaces(line: Text) -> Text:
    """Return a line with ordinary spaces where it must not be broken."""
    line.plain = line.plain.replace(NO_BREAK, " ")
    return line


def _cleaned(line: Text) -> Text:
    """Return a line as it may be shown; one that somebody has tampered with loses its colours."""
    plain = cleaned(line.plain)
    return line if plain == line.plain else Text(plain)


_PIPE_WIDTH = 100


class Screen:
    """Console of a person. Plain text if the output is not a terminal. All that is printed is filtered (`cleaned`)."""

    def __init__(self) -> None:
        with suppress(AttributeError):
            # Invalid bytes are decoded to surrogates, which every question refuses.
            sys.stdin.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.terminal = self.console.is_terminal
        self.offers: Callable[[str], list[str]] = lambda before: []
        """Callback of tab completion: the continuations of a line."""

    @property
    def width(self) -> int:
        """The number of columns; the same width for every pipe."""
        return self.console.width if self.terminal else _PIPE_WIDTH

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal, for input and output."""
        return self.terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.console.height

    def print(self, text: Text | str = "") -> None:
        """Print a text, filtered; wrapped between words on a terminal, not wrapped in a pipe."""
        if not self.terminal:
            plain = text if isinstance(text, str) else text.plain
            self.console.print(cleaned(plain).replace(NO_BREAK, " "), soft_wrap=True)
            return
        for row in self.rows(text):
            self.console.print(row)

    def rows(self, text: Text | str, width: int = 0) -> list[Text]:
        """Return a text, filtered, as the rows of a terminal; continuation rows have the indent of their line."""
        every = (Text(text) if isinstance(text, str) else text).split("\n", allow_blank=True)
        return [row for line in every for row in self._wrapped(_cleaned(line), width or self.console.width)]

    def _wrapped(self, line: Text, width: int) -> list[Text]:
        indent = len(line.plain) - len(line.plain.lstrip(" "))
        if line.cell_len <= width or indent > width // 2:
            return [_with_spaces(line)]
        content = line[indent:]
        parts = content.divide(_breaks(content.plain, width - indent))
        for part in parts:
            part.rstrip()
        return [_with_spaces(Text(" " * indent) + part) for part in parts]

    def page(self, text: Text | str, more: str) -> None:
        """Print a long text page by page; after each, `more` asks whether to continue: Enter does, a word ends it."""
        rows = self.rows(text) if self.terminal else []
        room = max(self.height - 1, 5)
        if not (self.interactive and len(rows) > room):
            self.print(text)
            return
        for first in range(0, len(rows), room):
            if first and self.read(more).strip():
                return
            for row in rows[first : first + room]:
                self.console.print(row)

    def read(self, prompt: str) -> str:
        """Read the next line. Raises EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
        prompt = cleaned(prompt)
        if self.interactive:
            with suppress(ImportError):
                # Line editing, history and tab completion.
                import readline

                readline.set_completer_delims(" ;")
                readline.set_completer(self._complete)
                readline.parse_and_bind("tab: complete")
            return input(prompt)
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        if not self.interactive:
            self.console.print()
        return line.rstrip("\n")

    def _complete(self, text: str, index: int) -> str | None:
        """Completer of readline: return the completion with this index, None after the last one."""
        import readline

        before = readline.get_line_buffer()[: readline.get_begidx()].rpartition(";")[2]
        completions = completed(filter(is_printable, self.offers(before)), text)
        return completions[index] if index < len(completions) else None

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history."""
        if self.terminal:
            with suppress(ImportError):
                import readline

                readline.clear_history()
            self.console.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()
