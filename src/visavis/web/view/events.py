"""View models of recent events: the news of a bot's move, and the story of a card table turn by turn.

Both are built from the lines of `words/events.py`, like the list in the terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import msgspec

from visavis.core import TABLE, Effect, Seen, Session
from visavis.core.play.log import Entered
from visavis.core.question import PERSON
from visavis.web.view.board import icon_list
from visavis.web.view.panel_views import IconView
from visavis.web.view.ui_settings import UISettings
from visavis.words import Words
from visavis.words.events import EventLine, by_seat, event_lines


class Deed(msgspec.Struct, frozen=True):
    """A short text for an action of a seat that is no instruction; gains and payments are drawn as icons."""

    seat: str
    name: str
    says: str
    things: Sequence[IconView]


class Offer(msgspec.Struct, frozen=True):
    """An offer that a person may accept for points."""

    side: str
    left: int | None
    """The points after payment, where the app counts them and there is a price."""
    settled: bool
    """Whether points were entered since."""


class NewsLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the news."""

    line: int
    kind: str
    says: str
    short: str
    detail: str
    clause: str
    rule: str
    nothing: bool
    icon: str
    why: int | None
    offer: Offer | None
    owner: str = ""
    """Whose pieces an instruction is about: the colour of its symbol."""
    number: int = 0
    """The number of an instruction; 0 for everything else."""
    all: Sequence[Deed] = ()
    """Actions of one seat that are no instructions, merged into this line."""
    cleared: bool = False
    """Whether it only prepares the table for a round."""

    @property
    def is_todo(self) -> bool:
        """Return True if a person has to do something on the table."""
        return self.kind == "instruction" and self.offer is None


class News(msgspec.Struct, frozen=True, kw_only=True):
    """The events since a person's last answer, ready for the template."""

    head: str
    """Headline: the bot's action in one sentence."""
    icon: str
    owner: str
    """Whose pieces the first instruction with a symbol is about."""
    last: str
    """The same as one line, shown above the next question."""
    lines: Sequence[NewsLine]
    old: Sequence[NewsLine]
    """Earlier events of the same step: folded away."""
    picks: dict[str, str]
    """The spaces that instructions are about, with their numbers."""

    @property
    def todo(self) -> int:
        """Return the number of instructions that a person has to carry out."""
        return sum(line.is_todo for line in self.lines)

    @property
    def telling(self) -> bool:
        """Return True if it is shown before the next question: it has an instruction, or a rule had no effect."""
        return any(line.kind == "instruction" or line.nothing for line in self.lines)


_LAST = 2
"""Maximum number of instructions in the line above the next question."""


def news(
    session: Session, seen: Seen, words: Words, settings: UISettings, known: frozenset[str], *, keeps_everything: bool
) -> News:
    """Return the news: events since the last answer, with numbered instructions and the spaces they are about.

    `known` are the spaces of the table. Where the app tracks everything, clearing up after a round is one line.
    """
    lines: list[NewsLine] = []
    old: list[NewsLine] = []
    heads, earlier = [], [""]
    picks: dict[str, list[str]] = {}
    number = 0
    for event in _with_reasons(session, seen, words, settings):
        cleared = keeps_everything and event.tag in settings.cleanup_effects
        line = _news_line(event, session, settings, cleared=cleared)
        if event.line < seen.changed_from:
            old.append(line)
            earlier.append(event.headline)
            continue
        if line.is_todo:
            number += 1
            line = msgspec.structs.replace(line, number=number)
            for space in known.intersection(_values(event.effect)):
                picks.setdefault(space, []).append(str(number))
        lines.append(line)
        heads.append(event.headline)
    lines, old = (_merge_cleared(_merge_deeds(some), words) for some in (lines, old))
    # What continues from before a question keeps its headline.
    headlines = (*heads, *filter(None, reversed(earlier)), words.say("web-news"))
    shown = next((line for line in lines if line.number and line.icon), None)
    return News(
        head=next(filter(None, headlines)),
        icon=shown.icon if shown else "",
        owner=shown.owner if shown else "",
        last=_in_short(lines or old),
        lines=lines,
        old=old,
        picks={space: ", ".join(numbers) for space, numbers in picks.items()},
    )


def _with_reasons(session: Session, seen: Seen, words: Words, settings: UISettings) -> Iterator[EventLine]:
    """Yield the events of the news, each with its symbol and the first decision made since the event before it."""
    since = seen.news_from
    reasons = session.explainer.decided_lines(since)
    before = since - 1
    for event in event_lines(seen.events, words, since):
        if event.tag in settings.hidden_effects and settings.resource_fields:
            continue
        why = next((line for line in reasons if before < line <= event.line), None)
        before = event.line
        yield replace(event, icon=settings.effect_icons.get(event.tag, ""), why=why)


def _news_line(event: EventLine, session: Session, settings: UISettings, *, cleared: bool) -> NewsLine:
    deed = _deed(event, settings)
    return NewsLine(
        line=event.line,
        kind="report" if cleared else event.kind,
        says=event.says,
        short=event.short,
        detail=event.detail,
        clause=event.clause,
        rule=event.rule,
        nothing=event.nothing,
        icon=event.icon,
        why=event.why,
        offer=_offer(event, session, settings),
        owner=settings.piece_owners.get(str(getattr(event.effect, "side", "")), ""),
        all=() if deed is None else (deed,),
        cleared=cleared,
    )


def _deed(event: EventLine, settings: UISettings) -> Deed | None:
    """Return the action of a seat; None for instructions, and where the game has no short text."""
    if event.kind == "instruction" or not settings.resource_fields or not event.seat or not event.short:
        return None
    effect, words = event.effect, event.words
    amounts = ((id, int(getattr(effect, id, 0))) for id in settings.resource_fields) if hasattr(effect, "why") else ()
    things = icon_list((amount for amount in amounts if amount[1]), words, settings)
    signed = [msgspec.structs.replace(thing, number=_signed(thing.number)) for thing in things]
    return Deed(event.seat, words.seat(event.seat), event.short, signed)


def _signed(number: str) -> str:
    """Return a number with its sign as it is printed."""
    return f"−{number[1:]}" if number.startswith("-") else f"+{number}"


def _merge_deeds(lines: Iterable[NewsLine]) -> list[NewsLine]:
    """Merge consecutive actions of one seat into one line; a repeated action is named once."""
    merged: list[NewsLine] = []
    for line in lines:
        last = merged[-1] if merged else None
        if last is None or not line.all or not last.all or last.all[0].seat != line.all[0].seat:
            merged.append(line)
            continue
        (deed,), (*deeds, before) = line.all, last.all
        if deed.things and before.says == deed.says:
            both = msgspec.structs.replace(deed, things=[*before.things, *deed.things])
            deeds.append(both)
        else:
            deeds += [before, deed]
        merged[-1] = msgspec.structs.replace(last, all=deeds, says=f"{last.says} {line.says}")
    return merged


def _merge_cleared(lines: Iterable[NewsLine], words: Words) -> list[NewsLine]:
    """Merge the lines that prepare the table for a round into one: there may be no printed game."""
    merged: list[NewsLine] = []
    for cleared, group in groupby(lines, key=lambda line: line.cleared):
        first, *others = group
        if not cleared:
            merged += [first, *others]
            continue
        text = words.say("web-cleared", what=", ".join(line.short for line in (first, *others)))
        merged.append(msgspec.structs.replace(first, says=text))
    return merged


def _offer(event: EventLine, session: Session, settings: UISettings) -> Offer | None:
    """Return the offer of an optional instruction: its side, and the points after payment where the app counts them."""
    price = settings.optional_instructions.get(event.tag)
    if price is None:
        return None
    cost, side = getattr(event.effect, price), event.seat or ""
    now = session.timeline.entered.get(side) if side in session.manual_sides else None
    since = any(isinstance(line, Entered) and side in line.entered for line in session.lines[event.line :])
    return Offer(side, now - cost if now is not None and cost else None, since)


def _in_short(lines: Sequence[NewsLine]) -> str:
    """Return the first instructions as one line; or the last line."""
    short = [line.short or line.says for line in lines if line.is_todo]
    return ", ".join(text.removesuffix(".") for text in short[:_LAST]) or (lines[-1].says if lines else "")


def _values(effect: Effect) -> Iterable[str]:
    for value in msgspec.structs.asdict(effect).values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, str):
                yield item


class StoryLine(msgspec.Struct, frozen=True):
    """A line of the story: a headline effect, and the effects that followed from it."""

    icon: str
    says: str
    also: Sequence[str]
    why: int | None
    main: bool
    """Whether its effect begins a turn."""
    spoken: str
    """The whole text, for reading aloud: nothing is drawn as an icon or shortened."""
    effect: Effect | None = None
    """The headline effect."""


class StoryPart(msgspec.Struct, frozen=True):
    """Consecutive lines of the story about one seat."""

    seat: str
    name: str
    you: bool
    lines: Sequence[StoryLine]


def story(session: Session, seen: Seen, words: Words, settings: UISettings, viewer: str) -> list[StoryPart]:
    """Return the events of all seats since the last answer, grouped by seat."""
    computers = {seat for seat, who in session.header.seats.items() if who != PERSON}
    # A game that was opened again has not changed yet: its news are shown, not all of it.
    lines = event_lines(seen.events, words, seen.changed_from or seen.news_from)
    shown = (line for line in lines if line.tag not in settings.hidden_effects)
    return [
        StoryPart(
            seat,
            words.seat(seat) if seat else "",
            seat == viewer,
            [_story_line(turn, settings, decided=seat in computers) for turn in _turns(group, settings)],
        )
        for seat, group in by_seat(shown)
    ]


def _turns(lines: Iterable[EventLine], settings: UISettings) -> list[list[EventLine]]:
    """Split lines at the effects that begin a new line of the story."""
    turns: list[list[EventLine]] = []
    for line in lines:
        if turns and line.tag not in settings.headline_effects:
            turns[-1].append(line)
        else:
            turns.append([line])
    return turns


def _story_line(events: Sequence[EventLine], settings: UISettings, *, decided: bool) -> StoryLine:
    head, *others = events
    tag = head.tag
    icon = settings.verb_icons.get(str(getattr(head.effect, "action", "")), "") or settings.effect_icons.get(tag, "")
    why = head.line if decided and tag in settings.explainable_effects else None
    main, spoken = (tag,) == settings.headline_effects[:1], " ".join(event.says for event in events)
    return StoryLine(icon, head.short or head.says, _counted(others), why, main, spoken, head.effect)


def _counted(events: Iterable[EventLine]) -> list[str]:
    """Return the texts of events; equal ones in a row are one text with their number, where the game has words."""
    texts: list[str] = []
    count, before = 1, ""
    for event in events:
        text = event.short or event.says
        count = count + 1 if text == before else 1
        before = text
        if count > 1 and (many := event.words.part(event.effect, "many", count=count)):
            texts[-1] = many
        else:
            texts.append(text)
    return texts


def has_other_seats(parts: Iterable[StoryPart]) -> bool:
    """Return True if a seat other than the viewer's did something."""
    return any(not section.you and section.seat for section in parts)


class Digest(msgspec.Struct, frozen=True):
    """The deeds of a seat in one line."""

    icon: str
    text: str
    """With its name."""
    seat: str
    reason: str
    """The reason for it that everybody can see; empty if there is none."""


def digest(session: Session, words: Words, parts: Iterable[StoryPart]) -> list[Digest]:
    """Return the story of the other seats in a line each, in the order of their first deed.

    Reasons come from the view of the table: what lies open, and nothing else.
    """
    ui, table = session.game.ui, session.seen_by(TABLE).view
    lines: dict[str, list[StoryLine]] = {}
    names = {part.seat: part.name for part in parts if part.seat and not part.you}
    for part in parts:
        if part.seat in names:
            lines.setdefault(part.seat, []).extend(part.lines)
    found = []
    for seat, told in lines.items():
        main = [line for line in told if line.main] or told[:1]
        if main:
            text = " · ".join(line.says for line in main)
            reason = ui.public_reason(table, main[-1].effect) if main[-1].effect is not None else None
            said = words.say(reason[0], **reason[1]) if reason else ""
            found.append(Digest(main[-1].icon, f"{names[seat]}: {text}", seat, said))
    return found
