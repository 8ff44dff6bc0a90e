"""Where games are found: the core asks here and does not know who answers.

Below everything else and without any import, so that `import visavis` can add a finder at no cost. A finder gives how
to load each game by its id; it is called when somebody asks, and may be called often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Finder = Callable[[], Mapping[str, Callable[[], Any]]]

FINDERS: list[Finder] = []
"""In the order in which they are asked; the first that knows an id has it."""

TEXT_MAKERS: list[Callable[[str], Any]] = []
"""Who makes a game from a text, a game that is no installed package; the first one does."""
