"""Your turn: what the bots' rules can see of it; reaction cards when you attack (section 15 of the book)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from visavis.core import (
    SOMEWHERE,
    Bits,
    Fact,
    Field,
    Form,
    Forms,
    Offer,
    One,
    Region,
    Several,
    Table,
    absorbing,
    or_else,
    space_form,
)
from visavis.core.question import Filled
from visavis.games.tapestry.board import BOARD, FREE_ADVANCES, TECHNOLOGY, TOP, TRACK, TRACK_MAP, TRACKS, finished, some
from visavis.games.tapestry.bot_turn import achieve, achieve_middle, achieve_toppling, advance, tiebreaker
from visavis.games.tapestry.criteria import hex_to_retreat, your_next_favourite
from visavis.games.tapestry.effects.end import Ending
from visavis.games.tapestry.effects.map import AutomaRetreats, DiscardTapestry, ToppleAutomas, ToppleYours
from visavis.games.tapestry.effects.setup import ChooseFavourite
from visavis.games.tapestry.effects.yours import (
    YouAdvance,
    YouAdvanceBehind,
    YouBuild,
    YouExplore,
    YouGainLandmark,
    YouIncome,
    YouMove,
    YouPlaceOutpost,
    YouSeal,
    YouStandUp,
    YouTakeItem,
)
from visavis.games.tapestry.state import AUTOMA, SHADOW, YOU, State

INCOME, BEHIND, DONE = Form("income"), Form("behind"), Form("done")
TARGET, TAKE, CARD = Form("target"), Form("take"), Form("card")


def no_hex(text: str) -> str | None:
    """Why a hex that a person names is no option."""
    return "hex.not_here" if text in BOARD.place else "hex.off_board" if ":" in text else None


def no_track(text: str) -> str | None:
    """Why a track that a person names is no option."""
    return "track.not_here" if text.casefold() in TRACK else None


def no_landmark(state: State) -> Callable[[str], str | None]:
    """Why a landmark that a person names is no option: somebody has it, or it is not in play."""

    def why(text: str) -> str | None:
        said = text.casefold().replace(" ", "_")
        meant = [id for id in state.data.landmarks if id.startswith(said) or said.startswith(id)]
        return "landmark.gone" if meant and not set(meant) & set(state.landmarks) else None

    return why


@lru_cache(maxsize=64)
def track_form(verb: str, tracks: int) -> Form:
    """A verb with a track."""
    return Form(verb, (Field("track", Region(TRACK_MAP, tracks), barred=no_track),))


@lru_cache(maxsize=64)
def move_form(tracks: int, least: int) -> Form:
    """Put your marker on any space."""
    return Form("marker", (Field("track", Region(TRACK_MAP, tracks)), Field("place", bounds=(least, TOP))))


def hex_form(verb: str, hexes: Bits) -> Form | None:
    """A verb with a hex; nothing where there is none."""
    return space_form(verb, BOARD, hexes, no_hex) if or_else(some(hexes), True) else None


def blocked(state: State) -> int:
    """The tracks on which a blocker holds your marker in the scenario Focus, as bits (TA-25.7, TA-25.8)."""
    if not state.your_favourite:
        return 0
    blocker, bits = state.blocker, 0
    for track, space in enumerate(state.you):
        if TRACKS[track] != state.your_favourite and space >= blocker:
            bits |= 1 << track
    return bits


def your_turn(state: State, table: Table[State]) -> bool:
    """One action of your turn; whether the turn is over."""
    setting = state.setting
    tracks = setting.tracks & ~finished(state.you, setting.way.end)
    if not state.moved:
        # Your first turn is an income turn.
        can = tracks & ~blocked(state) if state.your_era else 0
        forms: tuple[Form, ...] = (INCOME, track_form("advance", can)) if can else (INCOME,)
        if state.your_era and state.you[TECHNOLOGY] == TOP == setting.way.end:
            # The last space of technology puts this marker on another track, where it follows the one that counts.
            forms += (BEHIND,)
        args = {"era": state.your_era, "blockers": state.blockers}
        question = Forms("your.turn", YOU, "TA-1.8", forms, args, even=True, closed=lambda: no_advance(state))
        return act(state, table, table.ask(question))
    offer, closed = Offer(MORE, (state, tracks)), partial(not_possible, state)
    question = Forms("your.more", YOU, "TA-1.8", offer, {"target": setting.target}, even=True, closed=closed)
    return act(state, table, table.ask(question))


def no_advance(state: State) -> tuple[tuple[str, str], ...]:
    """Why you cannot advance at all now."""
    if not state.your_era:
        return (("advance", "turn.first_income"),)
    tracks = state.setting.tracks & ~finished(state.you, state.setting.way.end) & ~blocked(state)
    return () if tracks else (("advance", "track.none"),)


def not_possible(state: State) -> tuple[tuple[str, str], ...]:
    """What you cannot do on the map or on the tracks now, and why."""
    found = [("income", "turn.moved")]
    if state.setting.scenario == "utopia":
        found += [("conquer", "map.no_war"), ("outpost", "map.no_war")]
    elif not state.your_outposts:
        found += [("conquer", "map.no_outpost"), ("outpost", "map.no_outpost")]
    if why := or_else(full_map(state.explored), "map.untracked"):
        found.append(("explore", why))
    return tuple(found)


@absorbing
def full_map(explored: int) -> str:
    """Why you cannot explore: no hex is left."""
    return "map.full" if explored == BOARD.all else ""


def free_of(state: State) -> Bits:
    """The territories on which you can put an outpost."""
    return state.explored & ~(state.full | state.yours | state.kaijus) if armed(state) else 0


def armed(state: State) -> bool:
    """Whether you have an outpost to place and may place one (TA-27.5)."""
    return state.your_outposts > 0 and state.setting.scenario != "utopia"


def to_advance(state: State, tracks: int) -> Form | None:
    """Another advance."""
    can = tracks & ~blocked(state)
    return track_form("advance", can) if can else None


def to_explore(state: State, tracks: int) -> Form | None:
    """A hex that is not explored. Exploring changes nothing but the map: untracked, nobody needs to say it."""
    left = BOARD.all & ~(state.explored | state.kaijus)
    return space_form("explore", BOARD, left, no_hex) if or_else(some(left), False) else None


MORE: Mapping[str, Callable[[State, int], Form | None]] = {
    "done": lambda state, tracks: DONE,
    "advance": to_advance,
    "explore": to_explore,
    "conquer": lambda state, tracks: hex_form("conquer", free_of(state)),
    "take": lambda state, tracks: TAKE if state.items > 0 else None,
    "target": lambda state, tracks: TARGET if state.setting.scenario == "kaiju_two" else None,
    "card": lambda state, tracks: CARD,
}
"""What else can happen in your turn that the bots can see, in the order in which it is shown."""


def card_forms(state: State) -> tuple[Form, ...]:
    """What a card or civilization of yours can do besides: asked only when you say that one does."""
    setting, full = state.setting, state.full
    war, kaiju = setting.scenario != "utopia", setting.scenario in ("kaiju_one", "kaiju_two")
    free = state.explored & ~(full | state.yours | state.automas)
    forms = (
        move_form(setting.tracks, setting.way.least),
        hex_form("outpost", free_of(state) & ~state.automas) if armed(state) else None,
        # Where there are kaiju nobody builds on the map (TA-31.2, TA-32.4).
        None if kaiju else hex_form("building", free),
        hex_form("token", (state.yours | state.automas) & ~full if war else 0),
        hex_form("stand", state.your_fallen),
        Form("landmark", (Field("landmark", state.landmarks, barred=no_landmark(state)),)) if state.landmarks else None,
        track_form("everyone", setting.tracks) if setting.scenario != "kaiju_two" else None,
    )
    return tuple([form for form in forms if form is not None])


def act(state: State, table: Table[State], action: Filled) -> bool:
    """Write an action down; whether the turn is over."""
    where = str(action[1]) if len(action) > 1 else SOMEWHERE
    match action[0]:
        case "done":
            return True
        case "advance":
            you_advance(state, table, TRACK[where])
        case "behind":
            table.do(YouAdvanceBehind())
        case "income":
            take_income(state, table)
        case "explore":
            table.do(YouExplore(where))
        case "conquer":
            you_conquer(state, table, where)
        case "card":
            closed = partial(not_possible, state)
            forms = card_forms(state)
            return act(state, table, table.ask(Forms("your.card", YOU, "TA-1.8", forms, even=True, closed=closed)))
        case "outpost":
            table.do(YouPlaceOutpost("TA-1.8", where))
        case "building":
            table.do(YouBuild(where))
        case "token":
            table.do(YouSeal(where))
        case "stand":
            table.do(YouStandUp(where))
        case "marker":
            table.do(YouMove(where, int(str(action[2]))))
        case "landmark":
            table.do(YouGainLandmark("TA-1.8", where))
        case "everyone":
            everyone(state, table, TRACK[where])
        case "take":
            table.do(YouTakeItem())
        case _:
            # TA-32.11
            table.do(Ending("TA-32.11", "you"))
    return False


def you_advance(state: State, table: Table[State], track: int, clause: str = "TA-1.8") -> None:
    """Your marker, the landmark for the first to come, the achievement at the end."""
    way, name = state.setting.way, TRACKS[track]
    space = state.you[track] + way.step
    table.do(YouAdvance(clause, name, space))
    landmark = state.data.landmark_at[track].get(space)
    if landmark is not None and landmark in state.landmarks:
        table.do(YouGainLandmark("TA-1.8", landmark))
    if space == way.end:
        achieve(state, table, YOU, "end")
        if name == state.your_favourite:
            # TA-25.10, TA-25.11
            chosen = table.choose(your_next_favourite(state))
            table.do(ChooseFavourite("TA-25.10", "you", chosen or ""))


def take_income(state: State, table: Table[State]) -> None:
    """Your income turn; on level 1 the first one begins with free advances (TA-20.4), unless TA-28.3 replaces it."""
    setting, turn = state.setting, state.your_era + 1
    alone = setting.scenario == "kaiju_two"
    table.do(YouIncome("TA-18.9", turn, 2 <= turn <= 4 and (alone or state.era < turn)))
    if turn == 1 and setting.level == 1 and setting.scenario not in ("kaiju_two", "fall"):
        for track in FREE_ADVANCES:
            if setting.tracks >> track & ~blocked(state) >> track & 1:
                you_advance(state, table, track, "TA-20.4")


def everyone(state: State, table: Table[State], track: int) -> None:
    """A card of yours moves everybody: you and the bots advance on a track, the bots without rewards."""
    if state.you[track] != state.setting.way.end and not blocked(state) >> track & 1:
        you_advance(state, table, track)
    advance(state, table, AUTOMA, track, "TA-1.8", rewarded=False)
    advance(state, table, SHADOW, track, "TA-1.8", rewarded=False)


# 15 Reaction cards


def you_conquer(state: State, table: Table[State], space: str) -> None:
    """You conquer a hex; the Automa may defend it (TA-15.1)."""
    attacked = table.ask(Fact("conquer.attacked", "TA-15.1", some(BOARD.bit[space] & state.automas)))
    table.do(YouPlaceOutpost("TA-1.8", space))
    if not attacked or reaction(state, table, space):
        achieve_middle(state, table, YOU, space)
    achieve_toppling(state, table)


def reaction(state: State, table: Table[State], space: str) -> bool:
    """The Automa discards tapestry cards until one defends it; whether you hold the territory."""
    setting, reactions = state.setting, state.data.reactions
    cards = tuple(id for id, one in reactions.items() if one.set in setting.parts)
    while state.tapestries:
        card = table.ask(One("reaction.card", YOU, "TA-15.1", cards, args={"left": state.tapestries}))
        acts = reactions[card].acts
        clause = {"blank": "TA-15.3", "trap": "TA-15.2"}.get(acts, "TA-15.6")
        table.do(DiscardTapestry(clause, card))
        if acts == "trap":
            table.do(ToppleYours("TA-15.2", space))
            return False
        if acts == "blank" or not table.ask(One("reaction.meets", YOU, "TA-15.7", (True, False), args={"card": card})):
            continue
        if acts == "printed":
            held = table.ask(One("reaction.result", YOU, "TA-15.6", ("kept", "lost"), args={"card": card})) == "lost"
            table.do(ToppleAutomas("TA-15.6", space) if held else ToppleYours("TA-15.6", space))
            return held
        if retreat(state, table, space):
            return True
    table.do(ToppleAutomas("TA-15.3", space))
    return True


def retreat(state: State, table: Table[State], space: str) -> bool:
    """The Automa's outpost moves to a place that the card allows (TA-15.6)."""
    free = state.explored & ~(state.full | state.yours | state.automas)
    # Untracked, the choice asks whether there is a place.
    if not or_else(some(free), True):
        return False
    possible = allowed(free, table)
    there = table.choose(hex_to_retreat(tiebreaker(state, table), possible))
    if there is None:
        return False
    table.do(AutomaRetreats(space, there))
    return True


@absorbing
def allowed(free: int, table: Table[State]) -> int:
    """The hexes among these that the card allows, as you read it; untracked, you look for one of them yourself."""
    places = tuple(Region(BOARD, free))
    return BOARD.bits(table.ask(Several("reaction.places", YOU, "TA-15.6", places, 1, len(places))))
