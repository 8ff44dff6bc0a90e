"""Cards as faces: what a template needs to draw one, small or large."""

from __future__ import annotations

import re
from typing import Any

from visavis.core.card_face import CardFace, CardSide, Icon, Message
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words, key_of

_BETWEEN = "about-and"
"""The text that stands between two things that a side does."""
_BREAKS = "long-words"
"""The text with the long words of a game's names, each with hyphens where it may be broken."""
_SOFT = "\u00ad"


class Artist:
    """Draws faces in one language, with the symbols of one game."""

    def __init__(self, words: Words, looks: UISettings) -> None:
        self.words = words
        self.looks = looks
        listed = words.say(_BREAKS).split() if words.has(_BREAKS) else []
        self._breaks = {word.replace("-", ""): word.replace("-", _SOFT) for word in listed}

    def face(self, face: CardFace, **more: Any) -> dict[str, Any]:
        """A card as values: its head, its sides with their things, what lies under it."""
        words, looks = self.words, self.looks
        sides = [self._side(face, side) for side in face.sides]
        if sides and sides[-1]["letter"].isdigit():
            # The last line of a table holds for all that is more, too.
            sides[-1]["letter"] += "+"
        said = [self._kind(face.kind), words.option(face.type) if face.type else "", words.option(face.left)]
        said += [f"{side['title']}: {side['says']}" for side in sides if side["shown"] and side["says"]]
        name = words.option(face.id)
        return {
            "id": face.id,
            "kind": face.kind,
            "kind_name": self._kind(face.kind),
            "kind_short": self.words.short(key_of("kind", face.kind)) if self._kind(face.kind) else "",
            "icon": looks.topic_icons.get(face.kind, "card"),
            "name": name,
            "written": self._broken(name),
            "mark": words.labelled(face.id).removeprefix(name) if not face.printed else "",
            "type": looks.icons.get(face.type, ""),
            "type_name": words.option(face.type) if face.type else "",
            "sides": sides,
            "points": face.points,
            "number": face.number,
            "left": words.option(face.left) if face.left else "",
            "ready": bool(face.left and face.cost) and face.paid >= face.cost,
            "cost": face.cost,
            "paid": face.paid,
            "tokens": face.tokens,
            "lies": words.option(face.lies) if face.lies else "",
            "lies_icon": looks.topic_icons.get(face.lies, "planet"),
            "under": [self._section(words, one) for one in face.under],
            "said": ", ".join([name, *filter(None, said)]),
            "seed": sum(map(ord, face.id)),
            "caption": "",
            "link": "",
            "about": "",
            "chosen": False,
            **more,
        }

    def _broken(self, name: str) -> str:
        """A name with soft hyphens: a small card is narrower than a long word."""
        return re.sub(r"\w+", lambda word: self._breaks.get(word[0], word[0]), name)

    def _kind(self, kind: str) -> str:
        key = key_of("kind", kind)
        return self.words.say(key) if self.words.has(key) else ""

    def _section(self, words: Words, id: str) -> dict[str, str]:
        return {"id": id, "name": words.option(id)}

    def _side(self, face: CardFace, side: CardSide) -> dict[str, Any]:
        """A side: its things as symbols with numbers and in words, its price, its scoring."""
        words = self.words
        things = [self._thing(icon) for icon in side.icons]
        said = self._said(side.says)
        for at, text in enumerate(said[: len(things)]):
            things[at]["says"] = text
        key = key_of("side", side.id)
        title = words.say(key) if words.has(key) else words.option(side.id)
        says = words.say_all(side.says)
        if face.kind in ("resource", "section"):
            says = " ".join(f"{one['number']} {words.option(one['id'])}".strip() for one in things)
        rows = [words.say("face-row", least=least, during=during, end=end) for least, during, end in side.rows]
        return {
            "id": side.id,
            "title": title,
            "letter": title[:1] if face.up == "" and not side.id.isdigit() else side.id if side.id.isdigit() else "",
            "shown": not face.up or face.up == side.id,
            "things": things,
            "says": says,
            "cost": [self._thing(icon) for icon in side.cost],
            "keyword": words.say(key_of("keyword", side.keyword)) if side.keyword else "",
            "rows": rows,
            "most": f"{side.rows[0][2]}–{side.rows[-1][2]}" if side.rows else "",
            "counts": self._counted(side.counts),
        }

    def _said(self, says: tuple[Message, ...]) -> list[str]:
        """The words of a side, thing by thing."""
        parts: list[list[Message]] = [[]]
        for one in says:
            if one[0] == _BETWEEN:
                parts.append([])
            else:
                parts[-1].append(one)
        return [self.words.say_all(part) for part in parts if part]

    def _counted(self, counts: str) -> str:
        """The symbol of what a scoring counts."""
        what, _, of = counts.partition(".")
        return self.looks.icons.get(of, "") or self.looks.icons.get(what, "")

    def _thing(self, icon: Icon) -> dict[str, Any]:
        """An icon as a symbol, with its number as it is written on a card."""
        id, number = icon
        word, _, _ = id.partition(".")
        icons = self.looks.icons
        text = str(abs(number)) if number else ""
        if text and (word in self.looks.show_plus_sign or number < 0):
            text = f"{'−' if number < 0 else '+'}{text}"
        return {
            "id": id,
            "icon": icons.get(id) or icons.get(word, ""),
            "number": text,
            "colour": _colour(id),
            "says": "",
        }


def _colour(id: str) -> str:
    return id if re.fullmatch("[RGBYC]", id) else ""
