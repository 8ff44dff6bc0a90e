"""Income turns and the Automa's civilizations (sections 18 to 21 of the book)."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import Fact, Field, Form, Forms, Table
from visavis.games.tapestry.board import (
    ARTS,
    EXPLORATION,
    FREE_ADVANCES,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    TRACK,
    TRACKS,
    count,
)
from visavis.games.tapestry.bot_turn.advance import advance, research, roll
from visavis.games.tapestry.bot_turn.conquest import conquer, explore
from visavis.games.tapestry.bot_turn.pair import advance_with_pair
from visavis.games.tapestry.bot_turn.tiebreaker import tiebreaker
from visavis.games.tapestry.cards import Income
from visavis.games.tapestry.criteria import hex_to_guard, new_favourite, track_to_equal, unfinished
from visavis.games.tapestry.effects.bots import (
    AddCards,
    AddItem,
    CoverMat,
    GainTapestry,
    RemoveLandmark,
    Score,
    ScoreEach,
    ShuffleDeck,
    TakeIncome,
)
from visavis.games.tapestry.effects.map import PlaceShadow
from visavis.games.tapestry.effects.setup import ChooseFavourite
from visavis.games.tapestry.state import AUTOMA, SHADOW, YOU, Bot, Item, State

MOST_TERRITORIES = 20


def income_turn(state: State, table: Table[State], reason: str) -> None:
    """What the mat shows beside the number of the new era, in that order (TA-18.1); `reason`: why now."""
    setting, turn = state.setting, state.era + 1
    row = state.data.incomes[f"{'arts' if setting.tracks > 0b1111 else 'base'}-{setting.level}-{turn}"]
    table.do(TakeIncome(reason, turn))
    if turn == 1:
        unfavoured(state, table)
    for step in row.steps:
        match step:
            case "favourites":
                change_favourite(state, table, AUTOMA)
                change_favourite(state, table, SHADOW)
            case "pair":
                advance_with_pair(state, table, "TA-18.4")
            case "civilization":
                for civilization in state.civilizations:
                    CIVILIZATIONS.get(civilization, asked(civilization))(state, table, turn, row)
            case "score":
                score(state, table, turn, row)
            case "cards":
                if unseen := min(row.cards, state.deck.size("progress")):
                    table.do(AddCards(unseen))
            case "cover":
                table.note(CoverMat)
            case "tapestry":
                table.do(GainTapestry("TA-18.12"))
            case "shuffle":
                table.do(ShuffleDeck("TA-18.13"))
            case "on_favourites":
                advance(state, table, AUTOMA, TRACK[state.favourite], "TA-20.5")
                advance(state, table, SHADOW, TRACK[state.shadow_favourite], "TA-20.5")
            case "on_all":
                for track in FREE_ADVANCES:
                    if setting.tracks >> track & 1:
                        advance(state, table, AUTOMA, track, "TA-20.6")
                        advance(state, table, SHADOW, track, "TA-20.6")


def unfavoured(state: State, table: Table[State]) -> None:
    """In the scenario Focus both bots advance on the track that nobody favours (TA-25.6)."""
    if not state.your_favourite:
        return
    taken = {state.favourite, state.shadow_favourite, state.your_favourite}
    track = next(track for track in range(4) if TRACKS[track] not in taken)
    advance(state, table, AUTOMA, track, "TA-25.6")
    advance(state, table, SHADOW, track, "TA-25.6")


def change_favourite(state: State, table: Table[State], bot: Bot) -> None:
    """Another favourite if the bot is at its end or behind somebody there (TA-18.2, TA-18.3)."""
    setting = state.setting
    track = TRACK[state.favourite if bot == AUTOMA else state.shadow_favourite]
    own, other = (state.automa, state.shadow) if bot == AUTOMA else (state.shadow, state.automa)
    foremost = max(map(setting.way.gone, (own[track], other[track], state.you[track])))
    if own[track] != setting.way.end and setting.way.gone(own[track]) == foremost:
        return
    valid = unfinished(state, bot)
    if setting.scenario == "war" and bot == AUTOMA:
        # TA-26.5
        valid = valid & (1 << MILITARY | 1 << EXPLORATION) or valid
    chosen = table.choose(new_favourite(state, bot, tiebreaker(state, table), valid)) if valid else None
    if chosen is not None:
        table.do(ChooseFavourite("TA-18.2", bot, chosen))


def score(state: State, table: Table[State], turn: int, row: Income) -> None:
    """VP for landmarks and territories, for the tracks, and for the first in the era (TA-18.6 to TA-18.9)."""
    gain_each(table, "TA-18.6", len(state.box) + territories(state, table), row.landmarks, "landmarks")
    tracks, gone = state.setting.tracks, state.setting.way.gone
    in_play = [gone(space) if tracks >> track & 1 else 0 for track, space in enumerate(state.automa)]
    gain_each(table, "TA-18.7", in_play[MILITARY] + in_play[SCIENCE], row.military, "military")
    rest = in_play[TECHNOLOGY] + in_play[EXPLORATION] + in_play[ARTS]
    gain_each(table, "TA-18.7", rest, row.technology, "arts" if tracks > 0b1111 else "technology")
    if state.your_era < turn:
        gain(table, "TA-18.9", row.first, "first")


def gain(table: Table[State], clause: str, points: int, what: str) -> None:
    """The Automa scores, if there is anything to score."""
    if points:
        table.do(Score(clause, points, what))


def gain_each(table: Table[State], clause: str, count: int, each: int, what: str) -> None:
    """The Automa scores for each of so many, if that is anything."""
    if points := count * each:
        table.do(ScoreEach(clause, points, what, count, each))


def territories(state: State, table: Table[State]) -> int:
    """How many territories the Automa controls."""
    return table.ask(Fact("automa.territories", "TA-18.6", count(state.automas), bounds=(0, MOST_TERRITORIES)))


# 21 Automa civilizations

Effect = Callable[[State, Table[State], int, Income], None]


def engineers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """1 VP per landmark (TA-21.1)."""
    gain(table, "TA-21.1", len(state.box), "engineers")


def scientists(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Research from turn 3 on (TA-21.2)."""
    if turn >= 3:
        research(state, table, rewarded=True)


def explorers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Exploration in even turns, military in odd ones (TA-21.3)."""
    if turn % 2 == 0:
        return advance(state, table, AUTOMA, EXPLORATION, "TA-21.3")
    # TA-27.3
    military = state.setting.tracks >> MILITARY & 1
    advance(state, table, AUTOMA, MILITARY if military else roll(state, table, "TA-27.3"), "TA-21.3")


def conquerors(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Conquer, guard, score (TA-21.4 to TA-21.6)."""
    if territories(state, table) < turn:
        conquer(state, table, anywhere=False)
    lone = Fact("automa.lone", "TA-21.5", count(state.automas & ~state.full), bounds=(0, MOST_TERRITORIES))
    if table.ask(lone) > 2 and state.shadow_outposts:
        space = table.choose(hex_to_guard(state, tiebreaker(state, table)))
        if space is not None:
            table.do(PlaceShadow("TA-21.5", space))
    gain(table, "TA-21.6", territories(state, table), "conquerors")


def equalizers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Draw level with you on a track, or score (TA-21.7)."""
    chosen = table.choose(track_to_equal(state, tiebreaker(state, table)))
    if chosen is None:
        return gain(table, "TA-21.7", state.data.amounts["equalizer_none"], "equalizers")
    track = TRACK[chosen]
    if abs(state.you[track] - state.automa[track]) == 2:
        advance(state, table, AUTOMA, track, "TA-21.7", rewarded=False)
    advance(state, table, AUTOMA, track, "TA-21.7")


def iconoclasts(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Every landmark is removed for research and VP, also those gained by it (TA-21.8)."""
    while state.box:
        table.do(RemoveLandmark(state.box[0]))
        research(state, table, rewarded=True)
        gain(table, "TA-21.8", state.data.amounts["iconoclast_landmark"], "iconoclasts")


ITEMS: tuple[Item, ...] = ("tapestry_item", "tapestry_item", "tile_item", "tech_item", "masterpiece_item")
"""The items of the Hucksters, track by track."""


def hucksters(state: State, table: Table[State], turn: int, row: Income) -> None:
    """An item of the kind of the favourite track, then VP for each (TA-21.9)."""
    table.do(AddItem(ITEMS[TRACK[state.favourite]]))
    gain_each(table, "TA-21.9", state.items, row.landmarks, "hucksters")


MOST_ASKED = 6


def asked(civilization: str) -> Effect:
    """A civilization that only the person with the card knows: what it does is asked, one thing after another."""

    def effect(state: State, table: Table[State], turn: int, row: Income) -> None:
        args = {"civilization": civilization, "turn": turn}
        for _ in range(MOST_ASKED):
            tracks = tuple(track for track in TRACKS if unfinished(state, AUTOMA) >> TRACK[track] & 1)
            forms = [Form("done"), Form("points", (Field("points", bounds=(1, 50)),))]
            forms += [Form("advance", (Field("track", tracks),))] if tracks else []
            forms += [Form("explore"), Form("conquer"), Form("tapestry")]
            match table.ask(Forms("civilization.effect", YOU, "TA-21.10", tuple(forms), args, even=True)):
                case ("points", int(points)):
                    gain(table, "TA-21.10", points, "civilization")
                case ("advance", str(track)):
                    advance(state, table, AUTOMA, TRACK[track], "TA-21.10")
                case ("explore",):
                    explore(state, table, anywhere=False)
                case ("conquer",):
                    conquer(state, table, anywhere=False)
                case ("tapestry",):
                    table.do(GainTapestry("TA-21.10"))
                case _:
                    return

    return effect


CIVILIZATIONS: dict[str, Effect] = {
    "engineers": engineers,
    "scientists": scientists,
    "explorers": explorers,
    "conquerors": conquerors,
    "equalizers": equalizers,
    "iconoclasts": iconoclasts,
    "hucksters": hucksters,
}
