"""The Automa's civilizations (section 21 of the book)."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import Fact, Field, Form, Forms, Nothing, Table, or_else
from visavis.core.region import Untracked
from visavis.games.tapestry.board import EXPLORATION, MILITARY, TRACK, TRACKS, count
from visavis.games.tapestry.bot_turn.advance import advance, research, roll
from visavis.games.tapestry.bot_turn.conquest import conquer, explore
from visavis.games.tapestry.bot_turn.tiebreaker import aid, tiebreaker
from visavis.games.tapestry.cards import Income
from visavis.games.tapestry.criteria import hex_to_guard, track_to_blaze, track_to_equal, unfinished
from visavis.games.tapestry.effects.bots import AddItem, GainTapestry, PlaceTrail, RemoveLandmark, Score, ScoreEach
from visavis.games.tapestry.effects.map import PlaceShadow
from visavis.games.tapestry.effects.setup import LeaveOut, Remind
from visavis.games.tapestry.state import AUTOMA, YOU, Item, State, outposts_in_all

MOST_TERRITORIES = 20
Effect = Callable[[State, Table[State], int, Income], int | None]
"""What a civilization does; if it counts the Automa's territories, how many there are then."""


def take_effect(civilization: str, state: State, table: Table[State], turn: int, row: Income) -> int | None:
    """The income effect of a civilization; of one that nobody has published, what the person reads on the card."""
    effect = CIVILIZATIONS.get(civilization) if state.data.civilizations[civilization].known else None
    return (effect or asked(civilization))(state, table, turn, row)


def gain(table: Table[State], clause: str, points: int, what: str) -> None:
    """The Automa scores, or it is said that there is nothing to score."""
    if points:
        table.do(Score(clause, points, what))
    else:
        table.note(Nothing, "score.none", clause, {"what": what})


def gain_each(table: Table[State], clause: str, count: int, each: int, what: str) -> None:
    """The Automa scores for each of so many, or it is said that this is nothing."""
    if points := count * each:
        table.do(ScoreEach(clause, points, what, count, each))
    else:
        table.note(Nothing, "score.zero", clause, {"what": what, "count": count, "each": each})


def territories(state: State, table: Table[State], told: int | None = None) -> int:
    """How many territories the Automa controls; before it has placed anything, its start; `told`: in this turn."""
    controlled = count(state.automas)
    if told is not None:
        return or_else(controlled, told)
    return table.ask(Fact("automa.territories", "TA-18.6", counted(state, controlled, 1), bounds=(0, MOST_TERRITORIES)))


def counted(state: State, hexes: int | Untracked, at_first: int) -> int | Untracked:
    """A number of the Automa's hexes; untracked, it is known as long as nothing was placed."""
    placed = state.outposts < outposts_in_all(state.setting) - 2
    return hexes if placed else or_else(hexes, at_first)


def engineers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """1 VP per landmark, never multiplied (TA-21.1, TA-18.8)."""
    gain(table, "TA-21.1", len(state.box), "engineers")


def scientists(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Research from turn 3 on (TA-21.2)."""
    if turn < 3:
        return table.note(Nothing, "scientists.early", "TA-21.2", {"turn": turn})
    research(state, table, rewarded=True)


def explorers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Exploration in even turns, military in odd ones (TA-21.3)."""
    if turn % 2 == 0:
        return advance(state, table, AUTOMA, EXPLORATION, "TA-21.3")
    track = MILITARY
    if not state.setting.tracks >> MILITARY & 1:
        table.note(Nothing, "military.none", "TA-27.3")
        track = roll(state, table, "TA-27.3", "instead")
    advance(state, table, AUTOMA, track, "TA-21.3")


def conquerors(state: State, table: Table[State], turn: int, row: Income) -> int:
    """Conquer, guard, score (TA-21.4 to TA-21.6); who counts the territories once knows them for the whole turn."""
    held = territories(state, table)
    if held < turn:
        held += conquer(state, table, anywhere=False)
    else:
        table.note(Nothing, "conquerors.enough", "TA-21.4", {"held": held, "turn": turn})
    guard(state, table)
    held = territories(state, table, held)
    gain(table, "TA-21.6", held, "conquerors")
    return held


def guard(state: State, table: Table[State]) -> None:
    """A toppled outpost of the Shadow Empire on one of more than two territories with 1 token (TA-21.5)."""
    hexes = counted(state, count(state.automas & ~state.full), 0)
    lone = table.ask(Fact("automa.lone", "TA-21.5", hexes, bounds=(0, MOST_TERRITORIES)))
    if lone <= 2:
        return table.note(Nothing, "guard.few", "TA-21.5", {"lone": lone})
    if not state.shadow_outposts:
        return table.note(Nothing, "guard.none_left", "TA-21.5")
    space = table.choose(hex_to_guard(state, aid(state, table)))
    if space is not None:
        table.do(PlaceShadow("TA-21.5", space))


def equalizers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Draw level with you on a track, in one move, or score (TA-21.7)."""
    chosen = table.choose(track_to_equal(state, tiebreaker(state, table)))
    if chosen is None:
        table.note(Nothing, "equalizers.none", "TA-21.7")
        return gain(table, "TA-21.7", state.data.amounts["equalizer_none"], "equalizers")
    track = TRACK[chosen]
    steps = abs(state.you[track] - state.automa[track])
    advance(state, table, AUTOMA, track, "TA-21.7", steps=steps)


def iconoclasts(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Every landmark is removed for research and VP, also those gained by it (TA-21.8)."""
    if not state.box:
        table.note(Nothing, "iconoclasts.none", "TA-21.8")
    while state.box:
        table.do(RemoveLandmark(state.box[0]))
        research(state, table, rewarded=True)
        gain(table, "TA-21.8", state.data.amounts["iconoclast_landmark"], "iconoclasts")


ITEMS: tuple[Item, ...] = ("tapestry_item", "tapestry_item", "tile_item", "tech_item", "masterpiece_item")
"""The items of the Hucksters, track by track."""


def hucksters_set_up(state: State, table: Table[State]) -> None:
    """The items that lie open at first; what you may do with them (TA-21.14, TA-21.15)."""
    table.note(Remind, "TA-21.14", "hucksters_start")
    for item in ("space_item", "tapestry_item", ITEMS[TRACK[state.favourite]]):
        table.do(AddItem(item))
    table.note(Remind, "TA-21.15", "hucksters_arts" if state.setting.arts != "none" else "hucksters_take")


def hucksters(state: State, table: Table[State], turn: int, row: Income) -> None:
    """An item of the kind of the favourite track, then VP for each (TA-21.9)."""
    table.do(AddItem(ITEMS[TRACK[state.favourite]]))
    gain_each(table, "TA-21.9", state.items, row.landmarks, "hucksters")


def trailblazers_set_up(state: State, table: Table[State]) -> None:
    """A first outpost on the favourite track; one tapestry card leaves the game (TA-21.11)."""
    table.note(LeaveOut, "TA-21.11", "tapestry", tuple(state.data.removed.get(("trailblazers", "tapestry"), ())))
    place_trail(state, table, "TA-21.11", TRACK[state.favourite])


def trailblazers(state: State, table: Table[State], turn: int, row: Income) -> None:
    """Another outpost, on the favourite track if there is room (TA-21.12)."""
    way, valid = state.setting.way, 0
    for track in range(len(TRACKS)):
        if trail_base(state, track) + 2 <= way.gone[way.end]:
            valid |= 1 << track
    chosen = table.choose(track_to_blaze(state, tiebreaker(state, table), valid & state.setting.tracks))
    if chosen is None:
        return table.note(Nothing, "trail.none", "TA-21.12")
    place_trail(state, table, "TA-21.12", TRACK[chosen])


def trail_base(state: State, track: int) -> int:
    """How far the further one of your marker and the last outpost of the Trailblazers has come on a track."""
    gone = state.setting.way.gone
    outposts = (int(space) for name, _, space in (one.partition("-") for one in state.trail) if name == TRACKS[track])
    return max(gone[space] for space in (state.you[track], *outposts))


def place_trail(state: State, table: Table[State], clause: str, track: int) -> None:
    """An outpost two spaces beyond."""
    space = state.setting.way.gone.index(trail_base(state, track) + 2)
    table.do(PlaceTrail(clause, TRACKS[track], space))


def trail_points(state: State, table: Table[State]) -> None:
    """At the end: VP for each outpost of the Trailblazers that you have not passed (TA-21.13)."""
    if not state.trail:
        return
    gone, left = state.setting.way.gone, 0
    for track, _, space in (one.partition("-") for one in state.trail):
        left += gone[state.you[TRACK[track]]] <= gone[int(space)]
    gain_each(table, "TA-21.13", left, state.data.amounts["trailblazer_outpost"], "trailblazers")


MOST_ASKED = 6


def asked(civilization: str) -> Effect:
    """A civilization that only the person with the card knows: what it does is asked, one thing after another."""

    def effect(state: State, table: Table[State], turn: int, row: Income) -> None:
        args: dict[str, str | int | bool | tuple[str | int | bool, ...]]
        args = {"civilization": civilization, "turn": turn}
        for said in range(MOST_ASKED):
            tracks = tuple(track for track in TRACKS if unfinished(state, AUTOMA) >> TRACK[track] & 1)
            forms = [Form("finish"), Form("points", (Field("points", bounds=(1, 50)),))]
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
                    return None if said else table.note(Nothing, "civilization.none", "TA-21.10", args)

    return effect


CIVILIZATIONS: dict[str, Effect] = {
    "engineers": engineers,
    "scientists": scientists,
    "explorers": explorers,
    "conquerors": conquerors,
    "equalizers": equalizers,
    "iconoclasts": iconoclasts,
    "hucksters": hucksters,
    "trailblazers": trailblazers,
}


def civilization_set_up(state: State, table: Table[State]) -> None:
    """What a civilization does before the game begins."""
    for civilization in state.civilizations:
        if state.data.civilizations[civilization].known and civilization in SET_UP:
            SET_UP[civilization](state, table)


SET_UP: dict[str, Callable[[State, Table[State]], None]] = {
    "hucksters": hucksters_set_up,
    "trailblazers": trailblazers_set_up,
}
