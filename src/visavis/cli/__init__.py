"""The command line. Only what a command needs is imported, so that it starts at once."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 done, 1 it could not be done, 2 the caller's mistake."""
    from visavis.cli.run import run

    return run(argv)


__all__ = ["main"]
