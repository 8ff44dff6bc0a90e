"""What is not installed is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Whatever is imported here comes with an extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"visavis.{extra} needs {missing.name}, which is not installed: pip install 'visavis[{extra}]'",
            name=missing.name,
        ) from None
