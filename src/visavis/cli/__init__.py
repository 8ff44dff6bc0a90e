"""The command line. Imports are lazy, so that a short command starts fast."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 success, 1 failure, 2 invalid arguments or input."""
    from visavis.cli.run import run

    return run(argv)


__all__ = ["main"]
