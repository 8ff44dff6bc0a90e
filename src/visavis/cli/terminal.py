"""Terminal input and output: wrapping, colours, tab completion, progress bars, Ctrl-C."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console
from rich.progress import track
from rich.text import Text

from visavis.cli.completing import completed
from visavis.cli.help import typed
from visavis.core.budget import UNLIMITED, Budget, current_budget, unlimited
from visavis.core.foreign_text import is_printable
from visavis.simulation import Plan, Result
from visavis.words import Words
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


def _cleaned(line: Text) -> Text:
    """Return a line as it may be shown; one that somebody has tampered with loses its colours."""
    plain = cleaned(line.plain)
    return line if plain == line.plain else Text(plain)


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

    def print(self, text: Text | str = "") -> None:
        """Print a text, filtered; wrapped between words on a terminal, not wrapped in a pipe."""
        if not self.terminal:
            self.console.print(cleaned(text if isinstance(text, str) else text.plain), soft_wrap=True)
            return
        for line in (Text(text) if isinstance(text, str) else text).split("\n", allow_blank=True):
            for wrapped in self._wrapped(_cleaned(line)):
                self.console.print(wrapped)

    def _wrapped(self, line: Text) -> list[Text]:
        """Wrap a line to the width; continuation lines have the same indent."""
        indent = len(line.plain) - len(line.plain.lstrip(" "))
        width = self.console.width
        if line.cell_len <= width or indent > width // 2:
            return [line]
        return [Text(" " * indent) + segment for segment in line[indent:].wrap(self.console, width - indent)]

    def read(self, prompt: str) -> str:
        """Read the next line. Raises EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
        prompt = cleaned(prompt)
        if self.terminal and sys.stdin.isatty():
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
        if not self.terminal or not sys.stdin.isatty():
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
