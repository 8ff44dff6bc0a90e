"""Card packs: what there is, a template to fill in, and what is wrong with one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from visavis.core import TABLE, BadPack, Game, Refusal, Session
from visavis.core.pack import shipped_packs
from visavis.words import LANGUAGES, Words


def listed(game: Game[Any]) -> list[dict[str, Any]]:
    """The packs that come with a game, with the number of cards of each provenance."""
    if game.pack is None:
        return []
    found = []
    for id, file in shipped_packs(game.folder).items():
        pack = game.pack.read(file.read_text("utf-8"))
        default = id == game.pack.default
        found.append({"game": game.id, "id": id, "default": default, "digest": pack.digest, "cards": pack.provenances})
    return found


def template(game: Game[Any], words: Words) -> str:
    """The default pack as a file to fill in: every value that is not the printed one is marked."""
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    text = shipped_packs(game.folder)[game.pack.default].read_text("utf-8")
    text = re.sub(r'^id = ".*"$', f'id = "my-{game.id}"', text, count=1, flags=re.MULTILINE)
    for provenance in ("likely", "reconstructed"):
        mark = words.say(f"pack-template-{provenance}")
        text = re.sub(rf'^(provenance = "{provenance}")$', rf"\1  # {mark}", text, flags=re.MULTILINE)
    head = words.say("pack-template", game=game.id, name=words.game_name())
    return "".join(f"# {line}\n" for line in head.splitlines()) + "\n" + text


def learned(session: Session[Any]) -> str:
    """The pack of a game with everything that was read in from printed cards, as a file."""
    game = session.game
    if game.pack is None or game.learned is None:
        raise Refusal("pack.nothing_read", game=game.id)
    raw = game.learned(session.seen_by(TABLE).view)
    for rows in raw.values():
        for row in rows if isinstance(rows, list) else ():
            # A card without a name of its own is called by its symbols.
            if isinstance(parts := row["names"], list):
                row["names"] = {one: " · ".join(map(Words(one, game).option, parts)) for one in LANGUAGES}
    game.pack.build(raw)
    return _toml(raw)


def _toml(raw: Mapping[str, Any]) -> str:
    """A pack document as text."""
    lines = [f"{name} = {_value(value)}" for name, value in raw.items() if not isinstance(value, list)]
    for name, rows in raw.items():
        for row in rows if isinstance(rows, list) else ():
            lines += ["", f"[[{name}]]"]
            for field, value in row.items():
                parts = value.items() if isinstance(value, dict) else ()
                lines += [f"{field}.{key} = {_value(its)}" for key, its in parts] or [f"{field} = {_value(value)}"]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    """Texts, numbers, switches and lists are written alike in TOML and JSON."""
    return json.dumps(value, ensure_ascii=False)


def problems(wrong: BadPack, words: Words) -> list[dict[str, Any]]:
    """Everything that is wrong with a pack, each with its line."""
    return [
        {"id": one.id, "line": one.args_for_words.get("line", 0), "says": words.refusal(one)} for one in wrong.problems
    ]
