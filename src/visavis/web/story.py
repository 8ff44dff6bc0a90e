"""What happened in a card game, told as short stories: who did what, turn by turn. Nothing lies on a real table."""

from __future__ import annotations

from typing import Any

from visavis.core import Effect, Seen, Session
from visavis.core.log import PERSON
from visavis.web.looks import Looks
from visavis.words import Words

Parts = list[dict[str, Any]]
"""The parts of a story, one after another, each about one seat."""


def story(session: Session[Any], seen: Seen, words: Words, looks: Looks, viewer: str) -> Parts:
    """What everybody did since the last answer; a head begins a line, what follows from it is told beside it."""
    computers = {seat for seat, who in session.header.seats.items() if who != PERSON}
    parts: Parts = []
    teller = said = ""
    count = 1
    # A game that was opened again has not changed yet: what is news in it is told, not all of it.
    since = seen.changed_from or seen.news_from
    for event in seen.events:
        effect, tag = event.effect, str(event.effect.__struct_config__.tag)
        if event.line < since or effect.kind == "silent" or tag in looks.unsaid:
            continue
        seat = str(getattr(effect, "seat", teller))
        if not parts or seat != teller:
            name = words.seat(seat) if seat else ""
            parts.append({"seat": seat, "name": name, "you": seat == viewer, "lines": []})
            teller = seat
        lines = parts[-1]["lines"]
        says = words.part(effect, "short") or words.effect(effect)
        if tag not in looks.heads and lines:
            # The same again is told as one, with its number, where the game has words for it.
            count = count + 1 if says == said else 1
            said, also = says, lines[-1]["also"]
            if count > 1 and (many := words.part(effect, "many", count=count)):
                also[-1] = many
            else:
                also.append(says)
            continue
        said = ""
        why = event.line if seat in computers and tag in looks.decided else None
        line: dict[str, Any] = {"icon": _icon(looks, effect, tag), "says": says, "also": [], "why": why}
        lines.append({**line, "main": (tag,) == looks.heads[:1]})
    return parts


def of_others(parts: Parts) -> bool:
    """Whether anybody else did anything."""
    return any(not one["you"] and one["seat"] for one in parts)


def _icon(looks: Looks, effect: Effect, tag: str) -> str:
    """What was done has the symbol of its verb."""
    return looks.verbs.get(str(getattr(effect, "action", "")), "") or looks.effects.get(tag, "")


def last(parts: Parts) -> str:
    """The story in one line: what another did last."""
    lines = [(one["name"], line) for one in parts if not one["you"] for line in one["lines"]]
    if not lines:
        return ""
    name, line = next((pair for pair in reversed(lines) if pair[1]["main"]), lines[-1])
    return f"{name}: {line['says']}" if name else ""


def moment(seen: Seen, words: Words, looks: Looks, usual: str) -> str:
    """Where the game is: the turns are counted, not the steps, where the game says which effect begins one."""
    if not looks.turns:
        return usual
    turns = sum(str(event.effect.__struct_config__.tag) in looks.turns for event in seen.events)
    return words.say("web-move", number=turns) if turns else ""
