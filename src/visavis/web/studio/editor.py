"""View models of the editor of a bot: what the check says, a turn as a preview, the link, what is not kept yet."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

import msgspec

from visavis.core import Refusal, Session, Stream
from visavis.core.budget import checkpoint
from visavis.core.chance import key
from visavis.core.question import Number
from visavis.textbot import BadBot, game_from
from visavis.textbot.examples import Level, Tried, try_out
from visavis.web.view import events, summary
from visavis.web.view.board import BoardHighlights, draw, spaces
from visavis.web.view.events import News
from visavis.web.view.panel_views import PanelView
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words
from visavis.words.person import rate_in_words

CHECK_SECONDS = 2
"""Processor time per live check."""
_PREVIEW_SECONDS = 1.0
"""Processor time after which a preview shows the moment it has reached."""
MOST_TURNS = 40
"""The last turn of the bot that a preview shows."""
_MOST_ANSWERS = 400
"""Maximum number of answers that a preview gives for the person."""
_MOST_OPTIONS = 6
"""Maximum number of words that an editor offers instead of a wrong one."""


class ProblemView(msgspec.Struct, frozen=True):
    """View model of a problem or a hint, with its line in the text; 0 if it has none."""

    line: int
    says: str
    given: str = ""
    """The word that is wrong, as it stands in the line."""
    near: str = ""
    """The word that was probably meant."""
    options: Sequence[str] = ()
    """Words that are possible instead."""


class BotCheck(msgspec.Struct, frozen=True, kw_only=True):
    """Result of checking a text: problems with their lines, or statistics and hints."""

    problems: Sequence[ProblemView] = ()
    later: int = 0
    """Number of further problems that are not listed."""
    levels: Sequence[str] = ()
    hints: Sequence[ProblemView] = ()
    wrong: Sequence[ProblemView] = ()
    """Examples in the text whose result differs from the expected one, and games that do not end."""
    stopped: str = ""
    """How many games were played if the time was over before the last one."""

    @property
    def sound(self) -> bool:
        """Return True if the text can be played."""
        return not self.problems


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of the bot as a phone shows it."""

    name: str
    moment: str
    news: News
    asks: str
    """The question that follows, as a heading; empty if the game is over."""
    panels: Sequence[PanelView]
    turn: int
    """Which turn of the bot it is, counted from 1."""
    next: int
    """The turn that a tap leads to; 1 after the last one."""
    seed: int
    other_seed: int


def check_text(text: str, words: Words, games: int) -> BotCheck:
    """Check a text: its problems, or what games show."""
    try:
        tried = try_out(text, games, CHECK_SECONDS)
    except BadBot as wrong:
        return BotCheck(problems=[_problem(problem, words) for problem in wrong.problems], later=wrong.later)
    game = Words(words.language, game_from(text))
    return BotCheck(
        levels=_levels(tried, game),
        stopped=words.say("bot-stopped", seconds=CHECK_SECONDS, games=tried.games, wanted=tried.wanted)
        if tried.stopped
        else "",
        hints=[_problem(hint, words) for hint in tried.hints],
        wrong=[_problem(example, words) for example in tried.wrong],
    )


def _problem(problem: Refusal, words: Words) -> ProblemView:
    details = problem.details
    line, near, options = details.get("line"), details.get("near"), details.get("options")
    return ProblemView(
        line if isinstance(line, int) else 0,
        words.refusal(problem),
        given=_word(details.get("given")),
        near=near if isinstance(near, str) else "",
        options=[_word(option) for option in options[:_MOST_OPTIONS]] if isinstance(options, tuple) else (),
    )


def _word(value: object) -> str:
    return value if isinstance(value, str) and " " not in value else ""


def _levels(tried: Tried, words: Words) -> list[str]:
    """Return the figures of each level in sentences, and how often a modelled person wins."""
    rows = []
    model = words.game.players.person_model if words.game is not None else None
    for row in tried.levels:
        if row.games:
            rows.append(_level(row, words))
        if row.person is not None and model is not None:
            rows.append(rate_in_words(model, row.person, words))
    return [*rows, words.say("person-open")] if tried.open and rows else rows


def _level(row: Level, words: Words) -> str:
    return words.say(
        "bot-stats",
        level=words.game_option_value("level", row.level),
        games=row.games,
        least=row.least,
        middle=row.middle,
        most=row.most,
        turns=row.turns,
        asked=row.asked,
    )


def preview(text: str, language: str, turn: int, seed: int) -> Preview | None:
    """Play a sound text up to a turn of the bot and show that moment; None if the text has no such game.

    A stand-in answers for the person. The same text, turn and seed give the same preview.
    """
    try:
        session = Session.new(game_from(text), seed=seed)
        reached = _played(session, turn)
    except Refusal:
        return None
    words = Words(language, session.game)
    seen = session.seen_by("you")
    drawn = summary.panels(session, seen)
    settings = ui_settings(session.game)
    news = events.news(session, seen, words, settings, spaces(drawn), keeps_everything=False)
    return Preview(
        name=words.game_name(),
        moment=summary.moment(session, seen.view, drawn, words),
        news=news,
        asks=words.heading(seen.pending) if seen.pending is not None else "",
        panels=draw(drawn, words, BoardHighlights(picks=news.picks), settings),
        turn=reached,
        next=1 if session.over or reached >= MOST_TURNS else reached + 1,
        seed=seed,
        other_seed=seed + 1,
    )


def _played(session: Session, turn: int) -> int:
    """Play on until the bot has had so many turns, and return how many it had."""
    policy = session.game.policy(session.game.players.stand_in)
    until = process_time() + _PREVIEW_SECONDS
    for _ in range(_MOST_ANSWERS):
        pending = session.pending
        if pending is None or _bot_turns(session) >= turn or process_time() > until:
            break
        checkpoint()
        stream = Stream(key(session.header.seed, f"stand-in/{len(session.lines)}"))
        answer = policy.answer(lambda: session.game.view(session.timeline.now, "you"), pending, stream)
        session.answer(answer if not isinstance(pending, Number) or pending.fits(answer) else pending.at(0))
    return max(1, _bot_turns(session))


def _bot_turns(session: Session) -> int:
    """Return how many turns the bot has ended."""
    marks = session.timeline.marks if session.over else session.timeline.marks[:-1]
    return sum(_is_bots(mark.state) for mark in marks)


def _is_bots(state: object) -> bool:
    return getattr(state, "turn", "") == "bot" and getattr(state, "phase", "") == "play"
