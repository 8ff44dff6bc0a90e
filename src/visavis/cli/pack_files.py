"""Card packs: what there is, a template to fill in, and what is wrong with one."""

from __future__ import annotations

import re
from typing import Any

from visavis.core import BadPack, Game, Refusal
from visavis.core.pack import shipped_packs
from visavis.words import Words


def listed(game: Game) -> list[dict[str, Any]]:
    """The packs that come with a game, with the number of cards of each provenance."""
    if game.pack is None:
        return []
    found = []
    for id, file in shipped_packs(game.folder).items():
        pack = game.pack.read(file.read_text("utf-8"))
        default = id == game.pack.default
        found.append({"game": game.id, "id": id, "default": default, "digest": pack.digest, "cards": pack.provenances})
    return found


def template(game: Game, words: Words) -> str:
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


def problems(wrong: BadPack, words: Words) -> list[dict[str, Any]]:
    """Everything that is wrong with a pack, each with its line."""
    return [{"id": one.id, "line": one.details.get("line", 0), "says": words.refusal(one)} for one in wrong.problems]
