"""What happened since the last look: the lines of a bot's move, and the story of a card table turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from visavis.core import Effect, Event, Seen, Session
from visavis.core.play.log import Entered
from visavis.core.question import PERSON
from visavis.web.view.board import icon_list as drawn
from visavis.web.view.summary import told
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words


class News(msgspec.Struct, kw_only=True):
    """What happened since a person did something last, ready for the template."""

    head: str = ""
    """One sentence: what the bot did."""
    icon: str = ""
    last: str = ""
    """The same as one line, to stand above the next question."""
    lines: list[dict[str, Any]] = []
    old: list[dict[str, Any]] = []
    """What happened earlier in the same step: folded away."""
    picks: dict[str, str] = {}
    """The spaces that instructions are about, with their numbers."""

    @property
    def todo(self) -> int:
        """How many things hands have to do."""
        return sum(one["kind"] == "instruction" and one["offer"] is None for one in self.lines)

    @property
    def telling(self) -> bool:
        """Whether a person should read it before the next question: something is to be done, or came to nothing."""
        return any(one["kind"] == "instruction" or one["nothing"] for one in self.lines)


_LAST = 2
"""So many instructions stand in the line above the next question."""


def news(session: Session, seen: Seen, words: Words, looks: UISettings, known: frozenset[str]) -> News:
    """What is new, the instructions numbered, and the spaces they are about."""
    first = seen.news_from
    reasons = session.decided_lines(first)
    kept = session.game.ui.keeps_everything(seen.view)
    found = News()
    before, heads, earlier = first - 1, [], [""]
    picks: dict[str, list[str]] = {}
    for event in seen.events:
        tag = str(event.effect.__struct_config__.tag)
        if (
            event.line < first
            or event.effect.kind == "silent"
            or (tag in looks.hidden_effects and looks.resource_fields)
        ):
            continue
        why = next((line for line in reasons if before < line <= event.line), None)
        before = event.line
        line = {**_line(event, words, looks), "why": why, "offer": _offer(event, session, looks)}
        if kept and tag in looks.cleanup_effects:
            line |= {"kind": "report", "cleared": True}
        if event.line < seen.changed_from:
            found.old.append(line)
            earlier.append(words.part(event.effect, "head"))
            continue
        found.lines.append(line)
        heads.append(words.part(event.effect, "head"))
        if line["kind"] == "instruction" and line["offer"] is None:
            line["number"] = found.todo
            found.icon = found.icon or line["icon"]
            for space in known.intersection(_values(event.effect)):
                picks.setdefault(space, []).append(str(found.todo))
    found.lines, found.old = (_cleared(_by_seats(some), words) for some in (found.lines, found.old))
    found.picks = {space: ", ".join(numbers) for space, numbers in picks.items()}
    # What goes on from before a question is still what it was.
    said = (*heads, *filter(None, reversed(earlier)), words.say("web-news"))
    found.head = next(filter(None, said))
    found.last = _in_short(found.lines or found.old)
    return found


def _line(event: Event, words: Words, looks: UISettings) -> dict[str, Any]:
    """An event in words, in long and in short, with its symbol."""
    parts = {part: words.part(event.effect, part) for part in ("short", "detail")}
    icon = looks.effect_icons.get(str(event.effect.__struct_config__.tag), "")
    return {**told(event, words), **parts, "icon": icon, "number": 0, "did": _did(event, words, looks), "all": []}


def _did(event: Event, words: Words, looks: UISettings) -> dict[str, Any] | None:
    """What a seat did by itself, in short: nothing for hands, and what it gained or paid is drawn."""
    effect = event.effect
    seat, short = str(getattr(effect, "seat", "")), words.part(effect, "short")
    if effect.kind == "instruction" or not looks.resource_fields or not seat or not short:
        return None
    icons = tuple((id, int(getattr(effect, id, 0))) for id in looks.resource_fields) if hasattr(effect, "why") else ()
    things = drawn(tuple(icon for icon in icons if icon[1]), words, looks)
    signed = [msgspec.structs.replace(thing, number=_signed(thing.number)) for thing in things]
    return {"seat": seat, "name": words.seat(seat), "says": short, "things": signed}


def _signed(number: str) -> str:
    """Return a number with its sign, typographically."""
    return f"−{number[1:]}" if number.startswith("-") else f"+{number}"


def _by_seats(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What one seat did without anybody's hands becomes one line."""
    found: list[dict[str, Any]] = []
    for line in lines:
        did = line["did"]
        if did is None:
            found.append(line)
        elif found and found[-1].get("all") and found[-1]["did"]["seat"] == did["seat"]:
            last = found[-1]
            if did["things"] and last["all"] and last["all"][-1]["says"] == did["says"]:
                last["all"][-1] = {**did, "things": last["all"][-1]["things"] + did["things"]}
            else:
                last["all"].append(did)
            last["says"] = f"{last['says']} {line['says']}"
        else:
            found.append({**line, "all": [did]})
    return found


def _cleared(lines: list[dict[str, Any]], words: Words) -> list[dict[str, Any]]:
    """What makes a table ready for a round is one line where it may be that there is no table."""
    found: list[dict[str, Any]] = []
    for line in lines:
        if line.get("cleared") and found and found[-1].get("cleared"):
            found[-1]["all_cleared"].append(line["short"])
        else:
            found.append({**line, "all_cleared": [line["short"]]} if line.get("cleared") else line)
    for line in found:
        if line.get("cleared"):
            line["says"] = words.say("web-cleared", what=", ".join(line["all_cleared"]))
    return found


def _offer(event: Event, session: Session, looks: UISettings) -> dict[str, Any] | None:
    """What a person may take: what it costs, and the points that it would leave where somebody counts them here."""
    price = looks.optional_instructions.get(str(event.effect.__struct_config__.tag))
    if price is None:
        return None
    cost, side = getattr(event.effect, price), str(getattr(event.effect, "seat", ""))
    now = session.timeline.entered.get(side) if side in session.by_hand else None
    since = any(isinstance(line, Entered) and side in line.entered for line in session.lines[event.line :])
    return {"side": side, "left": now - cost if now is not None and cost else None, "settled": since}


def _in_short(lines: list[dict[str, Any]]) -> str:
    """The first instructions as one line; or what was told last."""
    short = [one["short"] or one["says"] for one in lines if one["kind"] == "instruction" and one["offer"] is None]
    return ", ".join(one.removesuffix(".") for one in short[:_LAST]) or (lines[-1]["says"] if lines else "")


def _values(effect: Effect) -> Iterable[str]:
    for value in msgspec.structs.asdict(effect).values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                yield part


Parts = list[dict[str, Any]]
"""The parts of a story, one after another, each about one seat."""


def story(session: Session, seen: Seen, words: Words, looks: UISettings, viewer: str) -> Parts:
    """What everybody did since the last answer; a head begins a line, what follows from it is told beside it."""
    computers = {seat for seat, who in session.header.seats.items() if who != PERSON}
    parts: Parts = []
    teller = said = ""
    count = 1
    # A game that was opened again has not changed yet: what is news in it is told, not all of it.
    since = seen.changed_from or seen.news_from
    for event in seen.events:
        effect, tag = event.effect, str(event.effect.__struct_config__.tag)
        if event.line < since or effect.kind == "silent" or tag in looks.hidden_effects:
            continue
        seat = str(getattr(effect, "seat", teller))
        if not parts or seat != teller:
            name = words.seat(seat) if seat else ""
            parts.append({"seat": seat, "name": name, "you": seat == viewer, "lines": []})
            teller = seat
        lines = parts[-1]["lines"]
        says = words.part(effect, "short") or words.effect(effect)
        if tag not in looks.headline_effects and lines:
            # The same again is told as one, with its number, where the game has words for it.
            count = count + 1 if says == said else 1
            said, also = says, lines[-1]["also"]
            if count > 1 and (many := words.part(effect, "many", count=count)):
                also[-1] = many
            else:
                also.append(says)
            continue
        said = ""
        why = event.line if seat in computers and tag in looks.explainable_effects else None
        line: dict[str, Any] = {"icon": _icon(looks, effect, tag), "says": says, "also": [], "why": why}
        lines.append({**line, "main": (tag,) == looks.headline_effects[:1]})
    return parts


def of_others(parts: Parts) -> bool:
    """Whether anybody else did anything."""
    return any(not one["you"] and one["seat"] for one in parts)


def _icon(looks: UISettings, effect: Effect, tag: str) -> str:
    """What was done has the symbol of its verb."""
    return looks.verb_icons.get(str(getattr(effect, "action", "")), "") or looks.effect_icons.get(tag, "")


def last(parts: Parts) -> str:
    """The story in one line: what another did last."""
    lines = [(one["name"], line) for one in parts if not one["you"] for line in one["lines"]]
    if not lines:
        return ""
    name, line = next((pair for pair in reversed(lines) if pair[1]["main"]), lines[-1])
    return f"{name}: {line['says']}" if name else ""


def moment(seen: Seen, words: Words, looks: UISettings, usual: str) -> str:
    """Where the game is: the turns are counted, not the steps, where the game says which effect begins one."""
    if not looks.turn_effects:
        return usual
    turns = sum(str(event.effect.__struct_config__.tag) in looks.turn_effects for event in seen.events)
    return words.say("web-move", number=turns) if turns else ""
