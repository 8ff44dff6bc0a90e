"""Your turn: what you report, one action after another."""

from __future__ import annotations

from functools import partial

from visavis.core import SOMEWHERE, Fact, Form, Forms, Nothing, Offer, One, Table, or_else
from visavis.core.question import Filled
from visavis.games.tapestry.board import BOARD, TECHNOLOGY, TOP, TRACK, TRACKS, grow, members, none, some
from visavis.games.tapestry.bot_turn import achieve, achieve_toppling, advance
from visavis.games.tapestry.criteria import your_next_favourite
from visavis.games.tapestry.effects.end import Ending
from visavis.games.tapestry.effects.setup import ChooseFavourite, NoFavourite, Remind
from visavis.games.tapestry.effects.yours import (
    MoveBlockades,
    SwapBlockade,
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
    YouTopple,
)
from visavis.games.tapestry.setup import AT_INCOME, remind
from visavis.games.tapestry.state import AUTOMA, LAST, SHADOW, YOU, State
from visavis.games.tapestry.your_turn.offers import (
    BEHIND,
    INCOME,
    MORE,
    blocked,
    card_forms,
    free_of,
    no_advance,
    not_possible,
    to_advance,
    unexplored_of,
)
from visavis.games.tapestry.your_turn.reactions import you_conquer


def your_turn(state: State, table: Table[State]) -> bool:
    """One action of your turn; whether the turn is over."""
    setting = state.setting
    if not state.moved:
        # Your first turn is an income turn.
        going = to_advance(state) if state.your_era else None
        forms: tuple[Form, ...] = (INCOME, going) if going is not None else (INCOME,)
        if state.your_era and state.you[TECHNOLOGY] == TOP == setting.way.end:
            # The last space of technology puts this marker on another track, where it follows the one that counts.
            forms += (BEHIND,)
        args = {"era": state.your_era, "blockers": state.blockers, "alone": state.era == LAST}
        question = Forms("your.turn", YOU, "TA-1.8", forms, args, even=True, closed=partial(no_advance, state))
        return act(state, table, table.ask(question))
    offer, closed = Offer(MORE, (state,)), partial(not_possible, state)
    question = Forms("your.more", YOU, "TA-1.8", offer, {"target": setting.target}, even=True, closed=closed)
    return act(state, table, table.ask(question))


def act(state: State, table: Table[State], action: Filled) -> bool:
    """Write an action down; whether the turn is over."""
    where = str(action[1]) if len(action) > 1 else SOMEWHERE
    match action[0]:
        case "finish":
            return True
        case "never_mind":
            return False
        case "advance":
            you_advance(state, table, TRACK[where])
        case "behind":
            table.do(YouAdvanceBehind())
        case "income":
            take_income(state, table)
        case "explore":
            table.do(YouExplore(meant(state, table, "explore", where)))
        case "conquer":
            you_conquer(state, table, meant(state, table, "conquer", where))
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
            stand_up(state, table, where)
        case "marker":
            you_move(state, table, where, int(str(action[2])))
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


def meant(state: State, table: Table[State], verb: str, space: str) -> str:
    """The hex that you mean: one that is next to none of your territories needs "anywhere" on a card or space."""
    near = grow(state.yours)
    if state.setting.scenario == "utopia" or BOARD.bit[space] & near != 0:
        return space
    others = near & (free_of(state) if verb == "conquer" else unexplored_of(state))
    if or_else(none(others), True) or table.ask(
        One(f"{verb}.far", YOU, "TA-1.8", (True, False), args={"space": space})
    ):
        return space
    return table.ask(One(f"{verb}.where", YOU, "TA-1.8", or_else(members(others), ())))


def you_advance(state: State, table: Table[State], track: int, clause: str = "TA-1.8") -> None:
    """Your marker, the landmark for the first to come, the achievement at the end."""
    way, name = state.setting.way, TRACKS[track]
    space, before = state.you[track] + way.step, state.your_favourite and state.blocker
    table.do(YouAdvance(clause, name, space))
    landmark = state.data.landmark_at[track].get(space)
    if landmark is not None and landmark in state.landmarks:
        table.do(YouGainLandmark("TA-1.8", landmark))
    if space == way.end:
        achieve(state, table, YOU, "end")
    if name != state.your_favourite:
        return
    if space == way.end:
        your_new_favourite(state, table, name)
    elif state.blocker != before:
        table.note(MoveBlockades, name, state.blocker)


def your_new_favourite(state: State, table: Table[State], old: str) -> None:
    """At the end of your favourite track another one takes its place, and only then (TA-25.10 to TA-25.12)."""
    chosen = table.choose(your_next_favourite(state))
    if chosen is None:
        table.do(NoFavourite())
        table.note(Nothing, "favourite.none_left", "TA-25.10")
    else:
        table.do(ChooseFavourite("TA-25.10", "you", chosen))
        table.note(SwapBlockade, old, chosen, state.blocker)


def you_move(state: State, table: Table[State], track: str, space: int) -> None:
    """A card puts your marker elsewhere; the blockades follow your favourite one (TA-25.7)."""
    before = state.your_favourite and state.blocker
    table.do(YouMove(track, space))
    if track == state.your_favourite and state.blocker != before:
        table.note(MoveBlockades, track, state.blocker)


def take_income(state: State, table: Table[State]) -> None:
    """Your income turn (TA-1.8, TA-32.4); on level 1 the first one begins with free advances, unless TA-28.3 holds."""
    setting, turn = state.setting, state.your_era + 1
    alone = setting.scenario == "kaiju_two"
    table.do(YouIncome("TA-32.4" if alone else "TA-1.8", turn, 2 <= turn <= 4 and (alone or state.era < turn)))
    remind(table, AT_INCOME.get((setting.scenario, turn), ()))
    if turn == 1 and setting.level == 1 and setting.scenario not in ("kaiju_two", "fall"):
        table.note(Remind, "TA-20.4", "level_one")
        for track in state.data.free_advances:
            if not setting.tracks >> track & 1:
                continue
            if blocked(state) >> track & 1:
                table.note(Nothing, "free.blocked", "TA-25.8", {"track": TRACKS[track]})
            else:
                you_advance(state, table, track, "TA-20.4")


def stand_up(state: State, table: Table[State], space: str) -> None:
    """Your toppled outpost stands again and the Automa's falls: no conquest, but it counts as toppled (TA-16.2)."""
    falls = table.ask(Fact("stand.topples", "TA-16.2", some(BOARD.bit[space] & state.automas)))
    table.do(YouStandUp(space))
    if falls:
        table.do(YouTopple(space))
        achieve_toppling(state, table)


def everyone(state: State, table: Table[State], track: int) -> None:
    """A card of yours moves everybody: you and the bots advance on a track, the bots without rewards."""
    if state.you[track] == state.setting.way.end:
        table.note(Nothing, "you.at_end", "TA-1.8", {"track": TRACKS[track]})
    elif blocked(state) >> track & 1:
        table.note(Nothing, "free.blocked", "TA-25.8", {"track": TRACKS[track]})
    else:
        you_advance(state, table, track)
    advance(state, table, AUTOMA, track, "TA-1.8", rewarded=False)
    advance(state, table, SHADOW, track, "TA-1.8", rewarded=False)
