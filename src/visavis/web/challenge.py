"""The challenge of the week: a game whose seed and level follow from the date, so that everybody plays the same one.

No server is needed: the seed comes from the week, the game, its rules and its cards. A result is a link; what a link
claims is only said, unless it carries the game, which is then played again here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, timedelta
from hashlib import blake2b
from urllib.parse import urlencode

import msgspec

from visavis.core import Game, Pack, Refusal, Session
from visavis.core.budget import foreign
from visavis.core.play.log import Entered
from visavis.core.question import PERSON
from visavis.web import milestones
from visavis.web.view import charts, share_link
from visavis.web.view.results import Result, Results
from visavis.web.view.saved_list import LEVEL

_WEEK = re.compile(r"(20\d\d)-W(\d\d)")
_SEEDS = 10**15
"""Upper bound of seeds (exclusive): the form of a new game takes no longer ones."""
_WEEKS = 60
"""Number of weeks back for which a game is recognized."""


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """The challenge of one game in one week."""

    game: str
    week: str
    """As in ISO 8601: 2026-W47."""
    seed: int
    level: str
    """Empty where the game has none."""
    rules: str
    pack: str
    """The first letters of the digest of the cards."""

    @property
    def fields(self) -> dict[str, str]:
        """Return the fields of the form of a new game."""
        level = {f"o.{LEVEL}": self.level} if self.level else {}
        return {**level, "seed": str(self.seed), "title": self.week}

    @property
    def query(self) -> dict[str, str]:
        """Return what a link says about it."""
        return {"week": self.week, "game": self.game, "rules": self.rules, "pack": self.pack}


class Claim(msgspec.Struct, frozen=True):
    """A result that somebody else reports; `checked` if the game came with it and gave the same here."""

    yours: int
    theirs: int
    checked: bool = False


def week_of(day: date) -> str:
    """Return the week of a day.

    >>> week_of(date(2026, 11, 19)), week_of(date(2027, 1, 1))
    ('2026-W47', '2026-W53')
    """
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def monday_of(week: str) -> date:
    """Return the first day of a week. Raises Refusal for a text that names none.

    >>> monday_of("2026-W47").isoformat()
    '2026-11-16'
    """
    if match := _WEEK.fullmatch(week):
        with suppress(ValueError):
            return date.fromisocalendar(int(match[1]), int(match[2]), 1)
    raise Refusal("challenge.link")


def days_left(day: date) -> int:
    """Return the number of days until the next week begins, this one included.

    >>> days_left(date(2026, 11, 19)), days_left(date(2026, 11, 22))
    (4, 1)
    """
    return 8 - day.isocalendar().weekday


def challenge(game: Game, pack: Pack, week: str) -> Challenge:
    """Return the challenge of a week: the same on every device with these rules and these cards."""
    rules, digest, levels = str(game.rules_version), pack.digest[:12], milestones.levels_of(game)
    number = number_of(week, game.id, rules, digest)
    level = levels[number % len(levels)] if levels else ""
    return Challenge(game=game.id, week=week, seed=number // 64 % _SEEDS, level=level, rules=rules, pack=digest)


def number_of(*basis: str) -> int:
    """Return the number that seed and level follow from. It may never change: links of all devices depend on it.

    >>> number_of("2026-W47", "hamlets", "1", "b500d4416990")
    9668060750412420806
    """
    return int.from_bytes(blake2b("/".join(basis).encode(), digest_size=8).digest(), "big")


def played_in(session: Session, today: date) -> Challenge | None:
    """Return the challenge that a game is: with its seed and its level, and otherwise as the game comes."""
    header = session.header
    if header.tryout or header.position is not None or header.text or header.shown:
        return None
    level = str(header.options.get(LEVEL, ""))
    options = session.game.read_options(header.options)
    for weeks in range(_WEEKS):
        given = challenge(session.game, session.pack, week_of(today - timedelta(weeks=weeks)))
        if header.seed == given.seed and level == given.level:
            wanted = session.game.read_options({LEVEL: level} if level else {})
            return given if options == wanted else None
    return None


def best_of(finished: Results, results: Iterable[Result], given: Challenge) -> Result | None:
    """Return the best own result of a challenge: of the games with its seed that were finished since it began."""
    begins = monday_of(given.week).isoformat()
    members = [
        result
        for result in milestones.counting(results)
        if result.game == given.game and result.level == given.level and not result.merged and result.when >= begins
    ]
    seeds = finished.seeds(members)
    same = [result for result in members if seeds.get(result.id) == given.seed]
    return max(same, key=lambda result: (result.won, result.score[result.yours]), default=None)


def link(origin: str, given: Challenge, result: Result, session: Session | None = None) -> str:
    """Return the address that shows a result to others; with the session, the whole game comes with it."""
    theirs = max((points for side, points in result.score.items() if side != result.yours), default=0)
    said = {**given.query, "yours": str(result.score[result.yours]), "theirs": str(theirs)}
    log = f"#{share_link.pack(session)}" if session is not None else ""
    return f"{origin}/challenge?{urlencode(said)}{log}"


def checked(letters: str, given: Challenge) -> Claim:
    """Return the result of the game that came with a link, played again here.

    It is untrusted input. Raises Refusal if it cannot be opened, is not over, or is another game.
    """
    with foreign():
        session = share_link.unpack(letters)
        same = session.game.id == given.game and session.header.seed == given.seed
        level = str(session.header.options.get(LEVEL, "")) == given.level
        digest = session.pack.digest.startswith(given.pack)
        if not (same and level and digest and session.over) or session.explainer.check() is not None:
            raise Refusal("challenge.other")
        score = session.game.score(session.timeline.now)
    yours = next((seat for seat, who in session.header.seats.items() if who == PERSON and seat in score), "")
    others = [points for side, points in score.items() if side != yours]
    if not yours or not others:
        raise Refusal("challenge.other")
    # Points that a person has counted are only said: they come from no rule.
    counted = len(charts.courses(session).get(yours, ())) > 1
    said = any(isinstance(line, Entered) and yours in line.entered for line in session.lines)
    return Claim(score[yours], max(others), checked=counted and not said)
