"""Income turns (sections 18 to 20 of the book)."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.tapestry.board import ARTS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TRACK, TRACKS
from visavis.games.tapestry.bot_turn.advance import advance
from visavis.games.tapestry.bot_turn.civilizations import gain, gain_each, take_effect, territories
from visavis.games.tapestry.bot_turn.pair import advance_with_pair
from visavis.games.tapestry.bot_turn.tiebreaker import tiebreaker
from visavis.games.tapestry.cards import Income
from visavis.games.tapestry.criteria import new_favourite, unfinished
from visavis.games.tapestry.effects.bots import (
    AddCards,
    CardsAdded,
    ChangeFavourite,
    CoverMat,
    DeckShuffled,
    GainTapestry,
    IncomeStep,
    ScoreMarker,
    ShuffleDeck,
    TakeIncome,
)
from visavis.games.tapestry.state import AUTOMA, FRIEND, LAST, SHADOW, YOU, Bot, State


def income_turn(state: State, table: Table[State], reason: str) -> None:
    """What the mat shows beside the number of the new era, in that order (TA-18.1); `reason`: why now."""
    setting, turn, before = state.setting, state.era + 1, state.points
    held: int | None = None
    row = state.data.incomes[f"{'arts' if setting.arts_track else 'base'}-{setting.level}-{turn}"]
    table.do(TakeIncome(reason, turn))
    if turn == 1:
        unfavoured(state, table)
    for step in row.steps:
        match step:
            case "favourites":
                table.note(IncomeStep, "TA-18.1", "favourites")
                change_favourite(state, table, AUTOMA)
                change_favourite(state, table, SHADOW)
            case "pair":
                table.note(IncomeStep, "TA-18.4", "pair")
                advance_with_pair(state, table, "TA-18.4")
            case "civilization":
                for civilization in state.civilizations:
                    table.note(IncomeStep, "TA-18.5", "civilization", civilization)
                    held = take_effect(civilization, state, table, turn, row)
            case "score":
                table.note(IncomeStep, "TA-18.6", "score")
                score(state, table, turn, row, held)
            case "cards":
                add_cards(state, table, row.cards)
            case "cover":
                table.note(CoverMat)
            case "tapestry":
                table.do(GainTapestry("TA-18.12"))
            case "shuffle":
                table.do((ShuffleDeck if table.printed("deck") else DeckShuffled)("TA-18.13"))
            case "on_favourites":
                table.note(IncomeStep, "TA-20.5", "on_favourites")
                advance(state, table, AUTOMA, TRACK[state.favourite], "TA-20.5")
                advance(state, table, SHADOW, TRACK[state.shadow_favourite], "TA-20.5")
            case "on_all":
                on_all(state, table)
    if state.points > before:
        table.note(ScoreMarker, state.points - before, state.points)
    if turn == LAST:
        table.note(Nothing, "bots.finished", "TA-19.1", {"goes_on": state.your_era < LAST})


def unfavoured(state: State, table: Table[State]) -> None:
    """In the scenario Focus both bots advance on the track that nobody favours (TA-25.6)."""
    if not state.your_favourite:
        return
    table.note(IncomeStep, "TA-25.6", "unfavoured")
    taken = {state.favourite, state.shadow_favourite, state.your_favourite}
    track = next(track for track in range(4) if TRACKS[track] not in taken)
    advance(state, table, AUTOMA, track, "TA-25.6")
    advance(state, table, SHADOW, track, "TA-25.6")


def on_all(state: State, table: Table[State]) -> None:
    """Level 6: both bots on each of the four tracks; the arts track is left out (TA-20.6, TA-20.7)."""
    tracks = state.setting.tracks
    if state.setting.arts_track:
        table.note(IncomeStep, "TA-20.7", "on_four")
    else:
        table.note(IncomeStep, "TA-20.6", "on_all")
    for track in state.data.free_advances:
        if tracks >> track & 1:
            advance(state, table, AUTOMA, track, "TA-20.6")
            advance(state, table, SHADOW, track, "TA-20.6")
        else:
            table.note(Nothing, "military.none", "TA-27.2")


def change_favourite(state: State, table: Table[State], bot: Bot) -> None:
    """Another favourite if the bot is at its end or behind somebody there (TA-18.2, TA-18.3), also a bot (TA-3.2)."""
    setting, gone = state.setting, state.setting.way.gone
    own, other = (state.automa, state.shadow) if bot == AUTOMA else (state.shadow, state.automa)
    second = (FRIEND, state.friend) if setting.two_people else (SHADOW if bot == AUTOMA else AUTOMA, other)
    rivals = ((YOU, state.you), second)
    old = state.favourite if bot == AUTOMA else state.shadow_favourite
    track = TRACK[old]
    space = own[track]
    ahead = next((rival for rival, spaces in rivals if gone[spaces[track]] > gone[space]), None)
    why = "end" if space == setting.way.end else ahead
    if why is None:
        return table.note(Nothing, "favourite.kept", "TA-18.2", {"bot": bot, "track": old})
    valid = unfinished(state, bot)
    if not valid:
        return table.note(Nothing, "favourite.none", "TA-18.3", {"bot": bot})
    if setting.scenario == "war" and bot == AUTOMA:
        valid = only_war(table, valid)
    chosen = table.choose(new_favourite(state, bot, tiebreaker(state, table), valid))
    if chosen == old:
        table.note(Nothing, "favourite.same", "TA-18.3", {"bot": bot, "track": old, "why": why})
    elif chosen is not None:
        table.do(ChangeFavourite(bot, old, chosen, why))  # type: ignore[arg-type]


def only_war(table: Table[State], valid: int) -> int:
    """Military and exploration alone, unless both are finished (TA-26.5)."""
    war = valid & (1 << MILITARY | 1 << EXPLORATION)
    table.note(Nothing, "favourite.war" if war else "favourite.any", "TA-26.5")
    return war or valid


def score(state: State, table: Table[State], turn: int, row: Income, held: int | None) -> None:
    """VP for landmarks and territories, for the tracks, and for the first in the era (TA-18.6 to TA-18.9).

    `held`: the territories, if the step before has counted them.
    """
    gain_each(table, "TA-18.6", len(state.box) + territories(state, table, held), row.landmarks, "landmarks")
    tracks, gone = state.setting.tracks, state.setting.way.gone
    in_play = [gone[space] if tracks >> track & 1 else 0 for track, space in enumerate(state.automa)]
    gain_each(table, "TA-18.7", in_play[MILITARY] + in_play[SCIENCE], row.military, "military")
    rest = in_play[TECHNOLOGY] + in_play[EXPLORATION] + in_play[ARTS]
    gain_each(table, "TA-18.7", rest, row.technology, "arts" if state.setting.arts_track else "technology")
    if not row.first:
        return
    if state.your_era < turn:
        gain(table, "TA-18.9", row.first, "first")
    else:
        table.note(Nothing, "score.not_first", "TA-18.9", {"turn": turn})


def add_cards(state: State, table: Table[State], shown: int) -> None:
    """Cards of the progress deck join the discarded ones, as many as there are (TA-18.10)."""
    unseen = min(shown, state.deck.size("progress"))
    if unseen:
        table.do((AddCards if table.printed("deck") else CardsAdded)(unseen))
    if unseen < shown:
        table.note(Nothing, "cards.fewer", "TA-18.10", {"shown": shown, "unseen": unseen})
