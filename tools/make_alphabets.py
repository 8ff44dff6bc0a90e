"""Write the action lists of the games (src/visavis/research/alphabets): `python tools/make_alphabets.py [GAME ...]`.

Existing names keep their indexes, so that trained models stay valid; new names are appended. `KNOWN` has the names that
cannot be detected by playing.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from visavis.core import get_game
from visavis.library import all_games
from visavis.research.alphabet import Alphabet, listed
from visavis.research.alphabet_search import find

FOLDER = Path(__file__).parent.parent / "src" / "visavis" / "research" / "alphabets"
KNOWN: dict[str, dict[str, Any]] = {
    "alien_artifacts": {"joint": "+"},
    "anunnaki": {"joint": "-", "letters": "gmcfs", "stand_in": ("end.",)},
    "hamlets": {"stand_in": ("end.",)},
    "mosaic": {"stand_in": ("end.", "empire.")},
    "tapestry": {"stand_in": ("end.", "goal.", "campaign.")},
    "terra_mystica": {"joint": "-", "stand_in": ("end.",)},
}
GAMES = {"alien_artifacts": 60, "anunnaki": 40, "mosaic": 150, "tapestry": 150, "terra_mystica": 12}
"""Number of games to play with each option, by game; the default is `USUAL`."""
USUAL = 30


def text(alphabet: Alphabet) -> str:
    """Serialize a list with one line per kind, so that diffs are readable."""
    raw = msgspec.to_builtins(alphabet)
    fields = raw.pop("fields")
    lines = ["# Written by tools/make_alphabets.py: the names that answers and views of this game are made of."]
    lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in raw.items()]
    lines += ["", "[fields]"]
    for path, found in fields.items():
        parts = ", ".join(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in found.items())
        lines.append(f"{json.dumps(path)} = {{ {parts} }}")
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Write the lists of these games, or of all."""
    for name in names or [game.id for game in all_games().sound]:
        game = get_game(name)
        kept = listed(name) or Alphabet(name, game.rules_version, (), (), ())
        kept = msgspec.structs.replace(kept, **KNOWN.get(name, {}))
        found = find(game, GAMES.get(name, USUAL), kept)
        (FOLDER / f"{name}.toml").write_text(text(found), "utf-8")
        print(f"{name}: {len(found.tokens)} tokens, {len(found.questions)} questions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
