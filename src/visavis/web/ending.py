"""The end of a game in words: the margin and what made it; what a rematch sends to the form of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from visavis.core import Session, option_fields
from visavis.web.view.charts import source_of
from visavis.web.view.new_game import as_text
from visavis.web.view.results import Result, level_name
from visavis.web.view.saved_list import LEVEL
from visavis.web.view.summary import Breakdown
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words


class Rematch(msgspec.Struct, frozen=True):
    """A new game that one tap starts: its label and the fields of the form."""

    label: str
    fields: Mapping[str, str]


def reason(result: Result, breakdown: Breakdown, words: Words) -> str:
    """Return why the game ended as it did: the margin, the largest difference by source, a source of the other side.

    Empty where a winner by points is not known, or where there is nobody to compare with.
    """
    sides = list(result.score)
    others = [side for side in sides if side != result.yours]
    if not result.counted or not result.yours or not others or not result.winners:
        return ""
    rival = max(others, key=lambda side: result.score[side])
    margin = result.score[result.yours] - result.score[rival]
    if not margin or (margin > 0) != (result.yours in result.winners):
        return ""
    texts = [words.say("web-margin-ahead" if margin > 0 else "web-margin-behind", points=abs(margin))]
    mine, theirs = sides.index(result.yours), sides.index(rival)
    gains = _gains(breakdown, mine, theirs, words)
    if min(sum(bool(pair[side]) for pair in gains.values()) for side in (0, 1)) < 2:
        return texts[0]  # Entered at the end, or from one source alone: how they came about is not known.
    sign = 1 if margin > 0 else -1
    ordered = sorted(gains, key=lambda name: sign * (gains[name][1] - gains[name][0]))
    most, least = ordered[0], ordered[-1]
    if sign * (gains[most][0] - gains[most][1]) > 0:
        texts.append(words.say("web-margin-most", source=most, yours=gains[most][0], theirs=gains[most][1]))
    if sign * (gains[least][0] - gains[least][1]) < 0:
        texts.append(words.say("web-margin-less", source=least, yours=gains[least][0], theirs=gains[least][1]))
    return " ".join(texts)


def _gains(breakdown: Breakdown, mine: int, theirs: int, words: Words) -> dict[str, tuple[int, int]]:
    """Return the points of two sides by source; where a game names none, by section of the rules without its number."""
    gains: dict[str, tuple[int, int]] = {}
    settings = ui_settings(words.game) if words.game else None
    for section, rows in breakdown.sections.items():
        for row in rows:
            source = source_of(row.clause, words, settings) if settings else ""
            name = source or section.lstrip("0123456789 ")
            before = gains.get(name, (0, 0))
            gains[name] = before[0] + row.points[mine], before[1] + row.points[theirs]
    return gains


def rematches(session: Session, result: Result, words: Words) -> Sequence[Rematch]:
    """Return the games to play next: after a win one level up, the same again, the same with the same seed."""
    header = session.header
    if header.position is not None or header.own_pack is not None:
        return ()
    fields = {f"o.{name}": as_text(value) for name, value in header.options.items()}
    fields |= {f"seat.{seat}": who for seat, who in header.seats.items()}
    if header.text:
        fields["bot"] = header.text
    offered = []
    upper = _level_above(session) if result.won else ""
    if upper:
        label = words.say("web-rematch-up", level=level_name(upper, words))
        offered.append(Rematch(label, {**fields, f"o.{LEVEL}": upper}))
    offered.append(Rematch(words.say("web-rematch"), fields))
    if not header.shown:
        offered.append(Rematch(words.say("web-rematch-seed"), {**fields, "seed": str(header.seed)}))
    return offered


def _level_above(session: Session) -> str:
    """Return the next harder level; empty at the hardest, and where a game has none."""
    for option in option_fields(session.game.options):
        if option.name == LEVEL:
            levels = [as_text(value) for value in option.choices or range(option.least, option.most + 1)]
            now = as_text(session.header.options.get(LEVEL, option.default))
            return levels[levels.index(now) + 1] if now in levels[:-1] else ""
    return ""
