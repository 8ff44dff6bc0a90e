"""The turns of two people who play with the Shadow Empire: only tracks and landmarks, which it can see."""

from __future__ import annotations

from functools import partial

from visavis.core import Field, Form, Forms, Nothing, Table
from visavis.core.question import Filled
from visavis.games.tapestry.board import TECHNOLOGY, TOP, TRACK, TRACKS, Spaces, finished
from visavis.games.tapestry.bot_turn import achieve, advance
from visavis.games.tapestry.effects.two_people import PersonAdvances, PersonIncome, PersonLandmark, PersonMoves
from visavis.games.tapestry.effects.yours import YouAdvanceBehind
from visavis.games.tapestry.state import FRIEND, SHADOW, YOU, Person, State
from visavis.games.tapestry.your_turn.offers import BEHIND, DONE, INCOME, move_form, no_landmark, track_form


def person_turn(state: State, table: Table[State]) -> bool:
    """One action of the person whose turn it is; whether the turn is over (TA-33.1)."""
    who: Person = FRIEND if state.turn == FRIEND else YOU
    era, spaces = era_of(state, who), spaces_of(state, who)
    going = going_on(state, spaces)
    args = {"who": who, "era": era}
    closed = partial(not_now, state.moved, era, going is None)
    if not state.moved:
        # A person's first turn is an income turn.
        forms = [INCOME, *((going,) if going is not None and era else ())]
        if era and spaces[TECHNOLOGY] == TOP:
            # The last space of technology puts this marker on another track, where it follows the one that counts.
            forms.append(BEHIND)
        question = Forms("person.turn", who, "TA-1.8", tuple(forms), args, even=True, closed=closed)
    else:
        forms = [DONE, *((going,) if going is not None else ()), move_form(state.setting.tracks, 0)]
        if state.landmarks:
            forms.append(Form("landmark", (Field("landmark", state.landmarks, barred=no_landmark(state)),)))
        everyone = track_form("everyone", state.setting.tracks)
        assert everyone is not None
        question = Forms("person.more", who, "TA-1.8", (*forms, everyone), args, even=True, closed=closed)
    return act(state, table, who, table.ask(question))


def act(state: State, table: Table[State], who: Person, action: Filled) -> bool:
    """Write an action down; whether the turn is over."""
    where = str(action[1]) if len(action) > 1 else ""
    match action[0]:
        case "finish":
            return True
        case "income":
            take_income(state, table, who)
        case "advance":
            person_advances(state, table, who, TRACK[where])
        case "behind":
            table.do(YouAdvanceBehind())
        case "marker":
            table.do(PersonMoves(who, where, int(str(action[2]))))
        case "landmark":
            table.do(PersonLandmark("TA-1.8", who, where))
        case _:
            everyone(state, table, TRACK[where])
    return False


def era_of(state: State, who: Person) -> int:
    """How many income turns a person has begun."""
    return state.your_era if who == YOU else state.friend_era


def spaces_of(state: State, who: Person) -> Spaces:
    """The markers of a person."""
    return state.you if who == YOU else state.friend


def going_on(state: State, spaces: Spaces) -> Form | None:
    """An advance on a track that is not finished; nothing where there is none."""
    return track_form("advance", state.setting.tracks, finished(spaces, TOP))


def not_now(moved: bool, era: int, stuck: bool) -> tuple[tuple[str, str], ...]:
    """What a person cannot do now, and why."""
    if not era:
        return (("advance", "turn.first_income"),)
    return (*((("advance", "track.none"),) if stuck else ()), *((("income", "turn.moved"),) if moved else ()))


def take_income(state: State, table: Table[State], who: Person) -> None:
    """An income turn; the Shadow Empire is never the first in an era (TA-33.12)."""
    turn = era_of(state, who) + 1
    other = era_of(state, FRIEND if who == YOU else YOU)
    table.do(PersonIncome("TA-33.12" if 2 <= turn <= 4 else "TA-1.8", who, turn, 2 <= turn <= 4 and other < turn))


def person_advances(state: State, table: Table[State], who: Person, track: int) -> None:
    """The marker, the landmark for the first to come, the achievement at the end (TA-33.13)."""
    space = spaces_of(state, who)[track] + 1
    table.do(PersonAdvances("TA-1.8", who, TRACKS[track], space))
    landmark = state.data.landmark_at[track].get(space)
    if landmark is not None and landmark in state.landmarks:
        table.do(PersonLandmark("TA-1.8", who, landmark))
    if space == TOP:
        achieve(state, table, who, "end")


def everyone(state: State, table: Table[State], track: int) -> None:
    """A card moves everybody: both persons and the Shadow Empire advance on a track."""
    people: tuple[Person, ...] = (YOU, FRIEND)
    for person in people:
        if spaces_of(state, person)[track] == TOP:
            table.note(Nothing, "person.at_end", "TA-1.8", {"who": person, "track": TRACKS[track]})
        else:
            person_advances(state, table, person, track)
    advance(state, table, SHADOW, track, "TA-1.8", rewarded=False)
