"""The end of a game: who won and why, the turning point, the games that one tap starts next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from visavis.core import TABLE, Session, option_fields
from visavis.web import milestones
from visavis.web.view import charts
from visavis.web.view.new_game import as_text
from visavis.web.view.results import Result, level_name
from visavis.web.view.saved_list import LEVEL
from visavis.words import Words
from visavis.words.events import EventLine, event_lines

Course = Sequence[tuple[float, int]]
"""The points of a side before the first move and after each."""


class Rematch(msgspec.Struct, frozen=True):
    """A new game that one tap starts: its label with a note below, and the fields of the form."""

    label: str
    note: str
    fields: Mapping[str, str]


class Outcome(msgspec.Struct, frozen=True):
    """Who won: `won`, `lost`, `tie` or, where the points are not all known, `open`; a word for it, and the points."""

    kind: str
    says: str
    yours: int
    theirs: int
    two: bool
    """Whether there are two sides, whose points stand side by side."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """The move after which the lead changed for good, or else the difference changed most."""

    move: int
    """Number of the move; 1 for the first."""
    points: int
    """By how many points the difference changed."""
    lead: bool
    """Whether the lead changed."""


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point in words, with its place on the chart and in the log."""

    says: str
    effect: str
    href: str
    place: tuple[float, float]


def outcome(result: Result, words: Words) -> Outcome:
    """Return who won, as far as the app knows."""
    others = {side: points for side, points in result.score.items() if side != result.yours}
    theirs = max(others.values(), default=0)
    yours, two = result.score.get(result.yours, 0), result.counted and len(others) == 1
    names = tuple(words.seat(side) for side in result.winners)
    if not result.counted or not names or not others:
        return Outcome("open", words.say("play-over"), yours, theirs, False)
    if len(names) > 1:
        return Outcome("tie", words.say("play-tie", names=", ".join(names)), yours, theirs, two)
    if result.won:
        return Outcome("won", words.say("ending-won"), yours, theirs, two)
    return Outcome("lost", words.say("ending-lost", name=names[0]), yours, theirs, two)


def turning_point(mine: Course, theirs: Course) -> TurningPoint | None:
    """Return the turning point of two courses with as many moves; None for a tie, and if the difference never changed.

    >>> turning_point([(0, 0), (1, 2), (2, 9), (3, 9)], [(0, 0), (1, 5), (2, 6), (3, 8)])
    TurningPoint(move=2, points=6, lead=True)
    >>> turning_point([(0, 0), (1, 2), (2, 9)], [(0, 0), (1, 1), (2, 3)])
    TurningPoint(move=2, points=5, lead=False)
    """
    if len(mine) != len(theirs) or len(mine) < 2:
        return None
    gaps = [own - other for (_, own), (_, other) in zip(mine, theirs, strict=True)]
    sign = (gaps[-1] > 0) - (gaps[-1] < 0)
    gaps = [sign * gap for gap in gaps]
    behind = [move for move, gap in enumerate(gaps) if gap < 0]
    if not sign:
        return None
    if behind:
        # A tie on the way up still belongs to the loser's lead.
        move = next(move for move in range(behind[-1] + 1, len(gaps)) if gaps[move] > 0)
        return TurningPoint(move=move, points=gaps[move] - gaps[move - 1], lead=True)
    move = max(range(1, len(gaps)), key=lambda move: gaps[move] - gaps[move - 1])
    change = gaps[move] - gaps[move - 1]
    return TurningPoint(move=move, points=change, lead=False) if change > 0 else None


def turn_view(session: Session, result: Result, game: str, words: Words) -> TurnView | None:
    """Return the turning point between the person and the best of the others; None where there is none."""
    courses = charts.courses(session)
    others = [side for side in courses if side != result.yours]
    if not result.counted or result.yours not in courses or not others:
        return None
    mine, rival = courses[result.yours], max(others, key=lambda side: result.score[side])
    turn = turning_point(mine, courses[rival])
    if turn is None:
        return None
    lines = [*(mark.line for mark in session.timeline.marks), len(session.lines) + 1]
    first, after = lines[turn.move - 1], lines[turn.move]
    events = [event for event in event_lines(session.seen_by(TABLE).events, words, first) if event.line < after]
    scored = {change.line: abs(change.points) for change in session.points() if first <= change.line < after}
    largest = sorted((event for event in events if event.line in scored), key=lambda event: -scored[event.line])
    texts = [event.headline for event in events] + [_brief(event) for event in (*largest, *events)]
    round = next((number for number, move in reversed(charts.rounds_of(session)) if move < turn.move), 0)
    what = next(filter(None, texts), "").removesuffix(".")
    ahead = mine[-1][1] > courses[rival][-1][1]
    name = words.seat(result.yours if ahead else rival)
    return TurnView(
        says=words.say("turning-in-round", round=round, what=what) if round and what else what,
        effect=_effect(turn, ahead, name, words),
        href=f"/game/{game}/log#step-{events[0].step}" if events else f"/game/{game}/log",
        place=(turn.move, mine[turn.move][1]),
    )


def _effect(turn: TurningPoint, ahead: bool, name: str, words: Words) -> str:
    """Return what a turning point changed; `ahead` is whether the person is ahead since, `name` who is."""
    if turn.lead:
        return words.say("turning-lead-you" if ahead else "turning-lead-other", name=name)
    return words.say("turning-gap-you" if ahead else "turning-gap-other", name=name, points=turn.points)


_BRIEF = 64
"""Maximum number of letters of a sentence beside the turning point; beyond it the short text is shown."""


def _brief(event: EventLine) -> str:
    return event.says if len(event.says) <= _BRIEF or not event.short else event.short


def gains(bars: Sequence[charts.SourceBars], result: Result) -> dict[str, dict[str, int]]:
    """Return the points of the sides by source; empty where not every side's points are known by source."""
    table = {row.name: {side.side: side.points for side in row.sides} for row in bars}
    return {} if any(set(row) != set(result.score) for row in table.values()) else table


def reason(result: Result, gains: Mapping[str, Mapping[str, int]], words: Words) -> str:
    """Return why the game ended as it did: the margin, the largest difference by source, a source of the other side.

    Empty where a winner by points is not known, or where there is nobody to compare with.
    """
    others = [side for side in result.score if side != result.yours]
    if not result.counted or not result.yours or not others or not result.winners:
        return ""
    rival = max(others, key=lambda side: result.score[side])
    margin = result.score[result.yours] - result.score[rival]
    if not margin or (margin > 0) != (result.yours in result.winners):
        return ""
    texts = [words.say("web-margin-ahead" if margin > 0 else "web-margin-behind", points=abs(margin))]
    if not gains:
        return texts[0]  # Entered at the end: how they came about is not known.
    pairs = {name: (row[result.yours], row[rival]) for name, row in gains.items()}
    sign = 1 if margin > 0 else -1
    ordered = sorted(pairs, key=lambda name: sign * (pairs[name][1] - pairs[name][0]))
    most, least = ordered[0], ordered[-1]
    if sign * (pairs[most][0] - pairs[most][1]) > 0:
        texts.append(words.say("web-margin-most", source=most, yours=pairs[most][0], theirs=pairs[most][1]))
    if sign * (pairs[least][0] - pairs[least][1]) < 0:
        texts.append(words.say("web-margin-less", source=least, yours=pairs[least][0], theirs=pairs[least][1]))
    return " ".join(texts)


def rematches(session: Session, result: Result, words: Words) -> Sequence[Rematch]:
    """Return the games to play next, the one that suits the result first.

    After a win that is one level up, after a loss the same level with the same cards.
    """
    header = session.header
    if header.position is not None or header.own_pack is not None:
        return ()
    fields = {f"o.{name}": as_text(value) for name, value in header.options.items()}
    fields |= {f"seat.{seat}": who for seat, who in header.seats.items()}
    if header.text:
        fields["bot"] = header.text
    offered = [Rematch(words.say("web-rematch"), words.say("rematch-same"), fields)]
    upper = _level_above(session) if result.won else ""
    if upper:
        label = words.say("web-rematch-up", level=level_name(upper, words))
        offered.insert(0, Rematch(label, words.say("rematch-harder"), {**fields, f"o.{LEVEL}": upper}))
    if not header.shown:
        lost = result.counted and bool(result.winners) and not result.won
        label, note = words.say("web-rematch-seed"), words.say("rematch-seed")
        again = Rematch(label, note, {**fields, "seed": str(header.seed)})
        offered.insert(0 if lost else len(offered), again)
    return offered


def _level_above(session: Session) -> str:
    """Return the next harder level; empty at the hardest, and where a game has none."""
    levels = milestones.levels_of(session.game)
    default = next((option.default for option in option_fields(session.game.options) if option.name == LEVEL), "")
    now = as_text(session.header.options.get(LEVEL, default))
    return levels[levels.index(now) + 1] if now in levels[:-1] else ""


class Badge(msgspec.Struct, frozen=True):
    """Something worth noting about a result."""

    icon: str
    says: str
    short: str
    """Without the level."""


def badges(result: Result, results: Sequence[Result], words: Words) -> Sequence[Badge]:
    """Return what a result means among all others: wins in a row, the first win at a level, the most points there."""
    earned = []
    if result.won and results and results[0].id == result.id and (run := milestones.streak(results).now) > 1:
        text = words.say("badge-streak", count=run)
        earned.append(Badge("streak", text, text))
    level = level_name(result.level, words)
    if milestones.is_first_win(result, results):
        short = words.say("badge-first")
        earned.append(Badge("flag", words.say("badge-first-level", level=level) if level else short, short))
    if milestones.is_best(result, results):
        short = words.say("badge-best")
        earned.append(Badge("cup", words.say("badge-best-level", level=level) if level else short, short))
    return earned
