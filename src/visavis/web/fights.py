"""View models of fights: the chances before one, and how each attack went."""

from __future__ import annotations

from typing import Any

import msgspec

from visavis.core import Question, Seen, Session
from visavis.words import Words

_LATEST = 6
"""Maximum number of attacks shown at once; the story has all of them."""


class ChancesView(msgspec.Struct, frozen=True, kw_only=True):
    """The chances against one target."""

    title: str
    table: str
    fighters: list[tuple[str, str]]
    """Names, with what is added to their numbers."""
    rows: list[tuple[str, str, list[tuple[int, str]]]]
    """Value, result, and for each fighter the chance in whole percent, as a number and as a text."""
    stakes: list[str]
    unseen: str


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """How an attack went."""

    title: str
    numbers: list[int]
    counts: int
    bonus: str
    value: int
    results: list[str]
    spoken: str
    yours: bool


def chances(
    seen: Seen, session: Session, words: Words, question: Question, chosen: tuple[Any, ...]
) -> list[ChancesView]:
    """Return the chances of the fights that the answers to a question lead to."""
    shown = []
    for one in session.game.ui.chances(seen.view, question, chosen):
        rows = []
        for row in one.rows:
            percents = [round(100 * chance) for chance in row.chances]
            rows.append((row.value, words.join_messages(row.says), [(each, _percent(each)) for each in percents]))
        shown.append(
            ChancesView(
                title=words.say("web-fight-head", foe=one.foe),
                table=words.name(one.table, "labelled"),
                fighters=[(words.name(each.id, "labelled"), _signed(each.bonus)) for each in one.fighters],
                rows=rows,
                stakes=[words.say(key, **args) for key, args in one.stakes],
                unseen=words.say("web-fight-unseen", count=one.unseen),
            )
        )
    return shown


def _percent(chance: int) -> str:
    return f"{chance} %" if chance else "–"


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def fights(seen: Seen, session: Session, words: Words, viewer: str) -> list[FightView]:
    """Return the attacks since the last answer, the latest last."""
    since = seen.changed_from or seen.news_from
    reports = session.game.ui.fights(seen.view, [(event.line, event.effect) for event in seen.events])
    shown = []
    for one in [report for report in reports if report.line >= since][-_LATEST:]:
        names = {"fighter": one.fighter, "foe": one.foe}
        sums = {"base": one.base, "bonus": one.bonus, "value": one.value}
        results = [words.effect(effect) for effect in one.effects] or [words.say("web-fight-nothing")]
        spoken = words.say("web-fight-spoken", **names, **sums)
        shown.append(
            FightView(
                title=words.say("web-fight-of", **names),
                numbers=list(one.numbers),
                counts=one.base,
                bonus=_signed(one.bonus),
                value=one.value,
                results=results,
                spoken=" ".join((spoken, *results)),
                yours=one.seat == viewer,
            )
        )
    return shown
