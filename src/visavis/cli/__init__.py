"""The command line. Imports are lazy, so that a short command starts fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from visavis.extras import missing_extra


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 success, 1 failure, 2 invalid input, 130 Ctrl-C."""
    try:
        from visavis.cli.run import run

        return run(argv)
    except KeyboardInterrupt:
        # Before the language is known.
        return 130
    except ModuleNotFoundError as wrong:
        missing = missing_extra(wrong)
        if missing is None:
            raise
        from visavis.words import choose_language

        sys.stderr.write(f"{missing.sentences.get(choose_language(), str(missing))}\n")
        return 2


__all__ = ["main"]
