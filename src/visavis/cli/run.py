"""Run a command line: parse the language first, and report every exception in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from visavis.extras import missing_extra

if TYPE_CHECKING:
    from visavis.core import Refusal
    from visavis.words import Words

CALLERS_MISTAKE, NOT_DONE, INTERRUPTED = 2, 1, 130
_NOT_THE_CALLERS = (
    "store.busy", "store.locked", "store.full", "store.read_only", "store.failed", "store.damaged_now", "output.failed",
    "game.broken", "game.raised", "lab.full", "lab.workers", "lab.cluster",
    "arena.workers",
)  # fmt: skip


def run(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. `VISAVIS_DEBUG` re-raises exceptions."""
    from visavis.cli.commands import visavis

    args = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    language: str | None = None
    try:
        language, args = take_language(args)
        result = visavis.main(args, prog_name="visavis", standalone_mode=False, obj=language)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, click.Abort):
        return _interrupted(language)
    except BrokenPipeError:
        # The reader closed the pipe; prevent a second error when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as wrong:
        if os.environ.get("VISAVIS_DEBUG") or missing_extra(wrong):
            raise
        return tell(wrong, language)


def _interrupted(language: str | None) -> int:
    """Say in one sentence that the command was stopped, and return the exit code."""
    from visavis.core import Refusal
    from visavis.words import Words, choose_language

    with suppress(KeyboardInterrupt):
        try:
            words = Words(choose_language(language))
        except Refusal:
            words = Words(choose_language())
        sys.stderr.write(f"\n{words.say('cli-stopped')}\n")
    return INTERRUPTED


def _open_streams() -> None:
    """Replace closed standard streams with the null device; unencodable characters are written as `?`."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115  (open until the end)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--lang`, at any position before `--`, and the other arguments."""
    rest: list[str] = []
    language = None
    words = iter(args)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        if word == "--lang":
            language = next(words, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def tell(wrong: Exception, language: str | None) -> int:
    """Report an exception in one line on standard error and return the exit code."""
    from visavis.cli.help import Told
    from visavis.core import Refusal
    from visavis.library import raised_by_a_game
    from visavis.words import Words, choose_language, printable

    try:
        words = Words(choose_language(language))
    except Refusal as unknown:
        words, wrong = Words(choose_language()), unknown
    if isinstance(wrong, click.ClickException):
        wrong = as_refusal(wrong, words)
    if isinstance(wrong, Told):
        words, wrong = wrong.words, wrong.refusal
    if isinstance(wrong, OSError):
        wrong = Refusal("output.failed", says=wrong.strerror or type(wrong).__name__)
    if not isinstance(wrong, Refusal):
        wrong = raised_by_a_game(wrong) or wrong
    if not isinstance(wrong, Refusal):
        return _say(words.say("error-internal", says=printable(f"{type(wrong).__name__}: {wrong}", 200)), NOT_DONE)
    return _say(words.refusal(wrong), NOT_DONE if wrong.id in _NOT_THE_CALLERS else CALLERS_MISTAKE)


def _say(line: str, code: int) -> int:
    from visavis.words.text import cleaned

    sys.stderr.write(f"{cleaned(line)}\n")
    return code


def as_refusal(wrong: click.ClickException, words: Words) -> Refusal:
    """Convert an exception of click into a Refusal."""
    from visavis.cli.help import usage
    from visavis.core import Refusal

    context = getattr(wrong, "ctx", None)
    expected = usage(context, words) if context else "visavis --help"
    if isinstance(wrong, click.NoSuchOption):
        options = tuple(option for parameter in context.command.params for option in parameter.opts) if context else ()
        return Refusal("cli.option", given=wrong.option_name, options=tuple(o for o in options if o.startswith("--")))
    if isinstance(wrong, click.BadOptionUsage):
        return Refusal("cli.option_value", given=wrong.option_name)
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        name = words.say(f"meta-{wrong.param.name}") if isinstance(wrong.param, click.Argument) else wrong.param.opts[0]
        return Refusal("cli.missing", given=name, expected=expected)
    return Refusal("cli.usage", expected=expected)
