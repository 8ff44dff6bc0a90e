"""Advancing with a pair of cards (sections 6 and 18 of the book)."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.tapestry.board import TRACK
from visavis.games.tapestry.bot_turn.advance import advance, stuck
from visavis.games.tapestry.bot_turn.kaiju import kaiju_walks
from visavis.games.tapestry.cards import Guide, Symbol
from visavis.games.tapestry.criteria import track_to_advance, unfinished
from visavis.games.tapestry.effects.bots import DrawPair, LayPair, LayTrackCard
from visavis.games.tapestry.state import AUTOMA, SHADOW, Bot, State


def lay_pair(state: State, table: Table[State]) -> Guide:
    """Discard the last pair and lay out two cards (TA-6.4, TA-6.5); the left one."""
    if table.printed("deck"):
        table.note(DrawPair)
    first = str(table.draw(state.deck))
    table.do(LayTrackCard(first))
    table.do(LayPair(first, str(table.draw(state.deck))))
    return state.data.guides[first]


def advance_with_pair(state: State, table: Table[State], clause: str) -> None:
    """Both bots advance as the open pair says (TA-6.7, TA-18.4); without the Automa the Shadow Empire (TA-33.9)."""
    if len(state.pair) < 2:
        return table.note(Nothing, "pair.none", clause)
    guides = state.data.guides
    track, tie = guides[state.pair[0]], guides[state.pair[1]]
    if unfinished(state, AUTOMA):
        kaiju_walks(state, table, tie)
    bots: tuple[tuple[Bot, Symbol], ...] = ((AUTOMA, track.automa), (SHADOW, track.shadow))
    for bot, symbol in bots[state.setting.two_people :]:
        valid = unfinished(state, bot)
        chosen = table.choose(track_to_advance(state, bot, symbol, tie, valid)) if valid else None
        if chosen is not None:
            advance(state, table, bot, TRACK[chosen], clause)
        elif not stuck(state, table, bot):
            table.note(Nothing, "tracks.finished", "TA-7.1", {"bot": bot})
