"""The command line. Only what a command needs is imported, so that it starts at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from visavis.extras import missing_extra


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 done, 1 it could not be done, 2 the caller's mistake."""
    try:
        from visavis.cli.run import run

        return run(argv)
    except ModuleNotFoundError as wrong:
        missing = missing_extra(wrong)
        if missing is None:
            raise
        from visavis.words import choose_language

        sys.stderr.write(f"{missing.sentences.get(choose_language(), str(missing))}\n")
        return 2


__all__ = ["main"]
