"""What each game is known to leave unsaid: `<game>.toml`, emptied by and by. The lists may only shrink.

`misses` are found in every run; `rare` are those that only many random games come across.
"""

from __future__ import annotations

import tomllib
from pathlib import Path


def listed(id: str) -> tuple[frozenset[str], frozenset[str]]:
    """The misses of a game that are always found, and the rare ones."""
    file = Path(__file__).with_name(f"{id}.toml")
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return frozenset(found.get("misses", ())), frozenset(found.get("rare", ()))


def known(id: str) -> frozenset[str]:
    """All misses of a game that are known."""
    misses, rare = listed(id)
    return misses | rare
