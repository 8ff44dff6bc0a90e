"""Results of games that are over: statistics, CSV export, the link to BG Stats."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any
from urllib.parse import quote

import msgspec

from visavis.core import TABLE, Refusal, Session
from visavis.core.game import find_game
from visavis.core.play.log import read_header
from visavis.core.question import PERSON
from visavis.core.saves.format import SavedEntry, StoredGame, opened
from visavis.core.saves.shelf import Shelf
from visavis.lab.advice import LEAST_GAMES, Advice, Levels, advice, advice_from
from visavis.web import result_file
from visavis.web.view.saved_list import LEVEL
from visavis.words import Words

_BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="


class Result(msgspec.Struct, frozen=True):
    """A game that is over."""

    id: str
    game: str
    title: str
    when: str
    options: dict[str, Any]
    seats: dict[str, str]
    score: dict[str, int]
    winners: tuple[str, ...]
    turns: int = 0
    """Number of turns; 0 where it was not stored."""
    text: str = ""
    """The text that defines the bot; empty for an installed game."""
    merged: bool = False
    """Whether it comes from another device: there is no saved game to open."""

    @property
    def yours(self) -> str:
        """Return the side with the person's points: the first person's seat that scores."""
        persons = [seat for seat, who in self.seats.items() if who == PERSON]
        return next((side for side in (*persons, *self.score) if side in self.score), "")

    @property
    def counted(self) -> bool:
        """Return True if the app knows the person's points. Otherwise they are 0, and the winner is unknown."""
        return bool(self.score.get(self.yours)) or not any(self.score.values())

    @property
    def shown(self) -> dict[str, int]:
        """Return the points that are known."""
        return {side: points for side, points in self.score.items() if self.counted or side != self.yours}

    @property
    def won(self) -> bool:
        """Return True if the person has won, alone or tied."""
        return self.counted and self.yours in self.winners

    @property
    def level(self) -> str:
        """Return the level; empty where the game has none."""
        value = self.options.get(LEVEL, "")
        return value if isinstance(value, str) else "" if isinstance(value, bool) else str(value)


def result_of(saved: SavedEntry, score: dict[str, int], winners: tuple[str, ...]) -> Result:
    """Return the result of a saved game."""
    turns = (saved.glance.turns if saved.glance else None) or 0
    values = (saved.id, saved.game, saved.title, saved.updated, saved.options, saved.seats, score, winners, turns)
    return Result(*values, saved.text)


PIECE = 20
"""Maximum number of games per request that are replayed to find their winners: 0.4.0 did not store them."""


class Results:
    """Reader of results on a shelf. Winners are stored with each game; for older ones they are computed and stored."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._factions: dict[tuple[str, int], str] = {}
        """Cache of the person's faction by the id and the version of a saved game."""
        self._seeds: dict[str, int] = {}
        """Cache of the seeds of saved games, which never change."""

    def factions(self, results: Sequence[Result]) -> dict[str, str]:
        """Return the person's faction by game id. A few games per call are opened for that, the last ones first."""
        versions = {saved.id: saved.version for saved in self._shelf.games()}
        having = {id for id in {result.game for result in results} if _has_factions(id)}
        keys = [
            (result.id, versions[result.id]) for result in results if result.id in versions and result.game in having
        ]
        unknown = [key for key in keys if key not in self._factions][:PIECE]
        self._shelf.want([id for id, _ in unknown])
        for key in unknown:
            try:
                self._factions[key] = faction_of(opened(self._shelf.read(key[0])))
            except Refusal:
                self._factions[key] = ""
        return {id: faction for id, version in keys if (faction := self._factions.get((id, version), ""))}

    def some(self) -> tuple[list[Result], int]:
        """Return the games that are over, the last one first, and the number of older ones without known winners."""
        over = [saved for saved in self._shelf.games() if saved.score and not saved.tryout]
        unknown = [saved for saved in over if saved.winners is None and not _by_points(saved)]
        self._shelf.want([saved.id for saved in unknown[:PIECE]])
        computed = {saved.id: self._winners_of(saved) for saved in unknown[:PIECE]}
        if computed:
            # On a read-only disk they are computed again the next time.
            with suppress(Refusal):
                self._shelf.keep_winners(computed)
        remaining = {saved.id for saved in unknown[PIECE:]}
        results = [
            result_of(saved, saved.score or {}, computed.get(saved.id) or saved.winners or _most_points(saved))
            for saved in over
            if saved.id not in remaining
        ]
        own = {saved.id for saved in self._shelf.games()}
        results += [_merged(row) for row in result_file.stored(self._shelf) if row.id not in own]
        return sorted(results, key=lambda result: result.when, reverse=True), len(remaining)

    def seeds(self, results: Iterable[Result]) -> dict[str, int]:
        """Return the seeds of saved games by id. A few games per call are read for that, the last ones first."""
        ids = [result.id for result in results if not result.merged]
        unknown = [id for id in ids if id not in self._seeds][:PIECE]
        self._shelf.want(unknown)
        for id in unknown:
            with suppress(Refusal):
                self._note_seed(self._shelf.read(id))
        return {id: self._seeds[id] for id in ids if id in self._seeds}

    def _note_seed(self, stored: StoredGame) -> None:
        self._seeds[stored.head.id] = read_header(stored.rows[0]).seed

    def merge(self, data: bytes) -> int:
        """Store the results of a file that this device does not have; return how many. Raises Refusal."""
        own = frozenset(saved.id for saved in self._shelf.games())
        return result_file.merge(self._shelf, result_file.read(data), own)

    def _winners_of(self, saved: SavedEntry) -> tuple[str, ...]:
        try:
            stored = self._shelf.read(saved.id)
            self._note_seed(stored)
            return opened(stored).seen_by(TABLE).winners
        except Refusal:
            return _most_points(saved)


def as_file(results: Sequence[Result]) -> bytes:
    """Return results as a file for another device."""
    return result_file.write(
        result_file.ResultRow(
            id=result.id,
            game=result.game,
            when=result.when,
            score=result.score,
            winners=result.winners,
            seats=result.seats,
            options=result.options,
            title=result.title,
            turns=result.turns,
        )
        for result in results[: result_file.MOST]
    )


def _has_factions(id: str) -> bool:
    try:
        return bool(find_game(id).statistics.factions)
    except Refusal:
        return False


def _merged(row: result_file.ResultRow) -> Result:
    options, values = dict(row.options), (row.id, row.game, row.title, row.when)
    return Result(*values, options, row.seats, row.score, row.winners, row.turns, merged=True)


def faction_of(session: Session) -> str:
    """Return the id of the person's faction, empty if the game has none: the field of the person or of the seat."""
    state, persons = session.timeline.now, [seat for seat, who in session.header.seats.items() if who == PERSON]
    for field in session.game.statistics.factions:
        value = getattr(state, field)
        seats = getattr(state, "seats", ())
        if isinstance(value, tuple) and len(seats) == len(value):
            by_seat = dict(zip(seats, value, strict=True))
            value = next((by_seat[seat] for seat in persons if by_seat.get(seat)), "")
        elif not field.startswith("your_"):
            continue
        if value:
            return str(value)
    return ""


def _by_points(saved: SavedEntry) -> bool:
    """Return True if the most points win. That is the default for a game that is not installed."""
    try:
        return find_game(saved.game, saved.text or None).winner_rule is None
    except Refusal:
        return True


def _most_points(saved: SavedEntry) -> tuple[str, ...]:
    score = saved.score or {}
    return tuple(side for side, points in score.items() if points == max(score.values()))


class ResultsRow(msgspec.Struct, frozen=True, kw_only=True):
    """Games, wins and averages of one game and level."""

    game: str
    level: str
    games: int
    counted: int
    wins: int
    yours: str
    best: int | str
    others: str


class AdviceView(msgspec.Struct, frozen=True):
    """Advice in sentences: the level to play next, the chances at each level, and the data behind them."""

    head: str
    lines: list[str]
    rests: str


def table(results: Iterable[Result], words_of: Callable[[str], Words]) -> list[ResultsRow]:
    """Return games, wins and averages by game and level."""
    groups: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        groups.setdefault((result.game, result.level), []).append(result)
    rows = []
    for (game, level), members in sorted(groups.items()):
        words = words_of(game)
        yours = [result.score[result.yours] for result in members if result.yours and result.counted]
        others = [max(points) for result in members if (points := others_of(result))]
        rows.append(
            ResultsRow(
                game=words.game_name() if words.game else game,
                level=level_name(level, words),
                games=len(members),
                counted=sum(result.counted for result in members),
                wins=sum(result.won for result in members),
                yours=words.figure(sum(yours) / len(yours)) if yours else "–",
                best=max(yours) if yours else "–",
                others=words.figure(sum(others) / len(others)) if others else "–",
            )
        )
    return rows


def level_name(level: str, words: Words) -> str:
    """Return the name of a level."""
    return words.game_option_value(LEVEL, level) if words.game and level.isalpha() else level


def others_of(result: Result) -> list[int]:
    """Return the points of all other sides."""
    return [points for side, points in result.score.items() if side != result.yours]


def points_by_level(results: Iterable[Result], game: str) -> dict[str, list[int]]:
    """Return the person's points in finished solo games of a bot by level; games without points are left out."""
    games: dict[str, list[int]] = {}
    for result in results:
        if result.game == game and result.counted and result.yours and list(result.seats.values()) == [PERSON]:
            games.setdefault(str(result.options.get(LEVEL, "normal")), []).append(result.score[result.yours])
    return dict(sorted(games.items()))


def advised(results: Iterable[Result]) -> list[Advice]:
    """Return advice for each game with enough solo results, the game that was played last first."""
    own: dict[str, list[int]] = {}
    texts: dict[str, str] = {}
    for result in results:
        if result.counted and result.yours and list(result.seats.values()) == [PERSON]:
            own.setdefault(result.game, []).append(result.score[result.yours])
            texts.setdefault(result.game, result.text)
    every = (
        _advice_for_text(texts[game], points) if texts[game] else advice(game, points) for game, points in own.items()
    )
    return [for_game for for_game in every if for_game is not None]


_SIMULATED = 120
"""Maximum number of simulated games of a bot from a text for advice, over all levels."""
_SIMULATED_SECONDS = 1.0


@lru_cache(maxsize=8)
def _levels_of_text(text: str) -> Levels | None:
    """Return the points of a bot from a text in some simulated games; None if it has one level or is not sound."""
    from visavis.textbot.examples import try_out

    try:
        levels = try_out(text, _SIMULATED, _SIMULATED_SECONDS).levels
    except Refusal:
        return None
    points = {row.level: {str(count): times for count, times in row.points.items()} for row in levels if row.games}
    return Levels("", "", "somebody", "somebody", points, points) if len(points) == len(levels) > 1 else None


def _advice_for_text(text: str, own: list[int]) -> Advice | None:
    from visavis.textbot import game_from

    levels = _levels_of_text(text) if len(own) >= LEAST_GAMES else None
    return None if levels is None else advice_from(game_from(text), own, levels)


def advice_in_words(given: Advice, words: Words) -> AdviceView:
    """Return advice in sentences."""

    def percent(value: float) -> int:
        return round(100 * value)

    lines = [
        words.say(
            "advice-level",
            level=level_name(chance.level, words),
            share=percent(chance.value),
            low=percent(chance.low),
            high=percent(chance.high),
        )
        for chance in given.chances
    ]
    rests = words.say(
        "advice-rests",
        own=given.own,
        simulated=given.simulated,
        name=given.played_by,
        other=given.other,
        shift=given.shift,
    )
    if given.played_by == given.other:
        rests = words.say("advice-model", own=given.own, simulated=given.simulated)
    return AdviceView(words.say("advice-head", level=level_name(given.suggested, words)), lines, rests)


def as_csv(results: Iterable[Result]) -> bytes:
    """Serialize results as CSV, one row per side of each game. With ids instead of names: other programs parse it."""
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(("id", "game", "title", "ended", "options", "side", "who", "points", "won"))
    for result in results:
        options = json.dumps(result.options, sort_keys=True)
        for side, points in result.score.items():
            who = result.seats.get(side, "bot")
            won = "yes" if side in result.winners else "no"
            rows.writerow((result.id, result.game, _cell(result.title), result.when, options, side, who, points, won))
    return text.getvalue().encode()


def _cell(text: str) -> str:
    """Escape a text that a spreadsheet would evaluate as a formula (CSV injection)."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def bg_stats(result: Result, words: Words) -> str:
    """Return the link that imports a play into BG Stats."""
    when = datetime.fromisoformat(result.when).astimezone(UTC)
    play = {
        "sourceName": "Visavis",
        "sourcePlayId": result.id,
        "playDate": when.strftime("%Y-%m-%d %H:%M:%S"),
        "game": {"name": words.game_name(), "sourceGameId": result.game, "highestWins": True, "noPoints": False},
        "players": [
            {
                "name": words.seat(side),
                "sourcePlayerId": f"{result.game}-{side}",
                "score": points,
                "winner": side in result.winners,
                "startPlayer": False,
            }
            for side, points in result.score.items()
        ],
    }
    return _BG_STATS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")
