"""Error message for optional dependencies that are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Context manager for imports that need an extra: a ModuleNotFoundError names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"visavis.{extra} needs {missing.name}, which is not installed: pip install 'visavis[{extra}]'",
            name=missing.name,
        ) from None
