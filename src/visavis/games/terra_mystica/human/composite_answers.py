"""What a person can do by one tap although it takes several answers: pay by conversions, dig and build (TM-20.8)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from visavis.core import CompositeAnswer, Question
from visavis.core.card_face import Message
from visavis.games.terra_mystica.human.building import price
from visavis.games.terra_mystica.human.economy import CONVERSIONS, SHIP_COINS, SHIP_PRIESTS, Answers, Need, payments
from visavis.games.terra_mystica.human.forms import (
    advance_form,
    build_bits,
    cult_form,
    power_form,
    power_price,
    upgrade_rows,
)
from visavis.games.terra_mystica.human.land import (
    board_of,
    dwellings_left,
    each,
    home_at,
    name,
    people_of,
    reach,
    skip_price,
    skips,
)
from visavis.games.terra_mystica.human.land import changes as after
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.human.spades import (
    build_sites,
    could_afford_dwelling,
    dig_more,
    sites,
    spade_price,
    volcano_sites,
)
from visavis.games.terra_mystica.state import State

ENOUGH = 60
"""More of anything nothing costs."""
MOST_SPADES = 3
Plan = tuple[str, tuple[str | int, ...], Answers, Need, int]
"""A verb, what it is filled in with, the answers that do it, what it takes, and with how many spades."""


def as_if_rich(state: State, at: int, **goods: int | tuple[int, int, int]) -> State:
    """The same moment, if these goods were no matter."""
    rich, side = state.copy(), replace(state.sides[at], **goods)
    rich.sides = (*state.sides[:at], side, *state.sides[at + 1 :])
    return rich


def plans(state: State, at: int, verb: str = "") -> Iterator[Plan]:
    """All that a seat could do if it could pay for it, with what it takes; of one verb, or of all."""
    rich = as_if_rich(state, at, coins=ENOUGH, workers=ENOUGH, priests=max(1, state.sides[at].priests))
    for id, make in PLANS.items():
        if verb in ("", id):
            yield from make(rich, at)
    if verb in ("", "power"):
        # What the free spades of an action are worth hangs on the workers that are really there.
        yield from power_plans(as_if_rich(state, at, bowls=(0, 0, ENOUGH)), at)


def dwelling_plans(state: State, at: int) -> Iterator[Plan]:
    """A dwelling on home ground, and on ground that spades make home."""
    side = state.sides[at]
    for bit in each(build_bits(state, at)):
        space = name(state, bit)
        yield "build", (space,), (("build", space),), need_to_build(state, at, bit, 0), 0
    workers, priests = spade_price(state, side)
    if not dwellings_left(state, side) or not workers + priests or people_of(state, side).ground == "volcano":
        return
    home = home_at(state, side)
    for bit in each(sites(state, side, True)):
        spades = next((n for n in range(1, MOST_SPADES + 1) if home in after(state, side, bit, n)), 0)
        if spades:
            space = name(state, bit)
            answers = (("dig", spades), ("build", space))
            yield "build", (space,), answers, need_to_build(state, at, bit, spades), spades


def need_to_build(state: State, at: int, bit: int, spades: int) -> Need:
    """What a dwelling on a space takes: itself, the spades, a tunnel or a flight."""
    side = state.sides[at]
    workers, coins = price(state, at, "dwelling")
    of_spades = spade_price(state, side)
    far = skips(state, side) and not bit & (reach(state, side) | state.now.tunnel)
    of_skip = skip_price(state, side) if far else (0, 0)
    priests = spades * of_spades[1] + of_skip[1]
    return Need(workers + spades * of_spades[0] + of_skip[0], coins, priests)


def upgrade_plans(state: State, at: int) -> Iterator[Plan]:
    """Every upgrade."""
    for space, kind in upgrade_rows(state, at):
        yield "upgrade", (space, kind), (("upgrade", space, kind),), Need(*price(state, at, kind, space)), 0


def priest_plans(state: State, at: int) -> Iterator[Plan]:
    """A priest to each cult."""
    form = cult_form(state, at)
    for row in (form.rows or ()) if form else ():
        yield "cult", row, (("cult", *row),), Need(priests=1), 0


def track_plans(state: State, at: int) -> Iterator[Plan]:
    """A step on each track."""
    form = advance_form(state, at)
    for track in form.fields[0].options if form else ():
        yield "advance", (str(track),), (("advance", str(track)),), need_to_advance(state, at, str(track)), 0


SHIP = Need(coins=SHIP_COINS, priests=SHIP_PRIESTS)


def need_to_advance(state: State, at: int, track: str) -> Need:
    """What a step on a track takes."""
    coins, workers, priests = board_of(state, state.sides[at]).dig
    return SHIP if track == "ship" else Need(workers, coins, priests)


def power_plans(state: State, at: int) -> Iterator[Plan]:
    """Every power action that is free."""
    form = power_form(state, at)
    for action in form.fields[0].options if form else ():
        number = int(str(action))
        yield "power", (number,), (("power", number),), Need(power=power_price(state, at, number)), 0


PLANS = {"build": dwelling_plans, "upgrade": upgrade_plans, "cult": priest_plans, "advance": track_plans}


# In the middle of an action


def after_spades(state: State, at: int) -> Iterator[Plan]:
    """The dwelling after the spades at hand, and more spades before any is used."""
    spades = state.todo[0][2]
    yield from dwellings_on(state, at, build_sites(state, at, spades, could_afford_dwelling))
    rich = as_if_rich(state, at, workers=ENOUGH, priests=max(ENOUGH, state.sides[at].priests))
    form = dig_more(rich, at, spades)
    workers, priests = spade_price(state, state.sides[at])
    for number in form.fields[0].options if form is not None else ():
        more = int(str(number))
        yield "dig", (more,), (("dig", more),), Need(workers * more, 0, priests * more), more


def after_sandstorm(state: State, at: int) -> Iterator[Plan]:
    """The dwelling after a sandstorm."""
    yield from dwellings_on(state, at, 1 << state.todo[0][2])


def on_volcano(state: State, at: int) -> Iterator[Plan]:
    """The dwelling on a new volcano."""
    yield from dwellings_on(state, at, volcano_sites(state, at))


def dwellings_on(state: State, at: int, bits: int) -> Iterator[Plan]:
    """A dwelling on each of these spaces, where one is left."""
    for bit in each(bits) if dwellings_left(state, state.sides[at]) else ():
        space = name(state, bit)
        yield "build", (space,), (("build", space),), need_to_build(state, at, bit, 0), 0


IN_ACTION = {"whole.spades": after_spades, "whole.after_storm": after_sandstorm, "whole.volcano": on_volcano}
"""What can be paid for in the middle of an action, by its question."""


FIELDS = {
    "build": ("space",), "dig": ("spades",), "upgrade": ("space", "building"), "cult": ("cult", "steps"),
    "advance": ("track",), "power": ("action",),
}  # fmt: skip


def ways(view: object, question: Question) -> tuple[CompositeAnswer, ...]:
    """All that takes several answers, each with the ways to pay for it (`GameUI.composite_answers`)."""
    assert isinstance(view, State)
    if not view.sides or question.seat not in INDEX:
        return ()
    at = INDEX[question.seat]
    if question.id in IN_ACTION:
        planned = IN_ACTION[question.id](view, at)
    elif question.id == "whole.turn" and view.now.actions:
        planned = plans(view, at)
    else:
        return ()
    side, found = view.sides[at], []
    for verb, values, answers, need, _ in planned:
        for _, paid in payments(side, need):
            if len(paid) + len(answers) > 1:
                found.append(CompositeAnswer(verb, FIELDS[verb], values, (*paid, *answers), tuple(map(said, paid))))
    return tuple(found)


def said(answer: tuple[str | int, ...]) -> Message:
    """How something is paid, in words."""
    match answer:
        case ("burn", number):
            return "pays-burn", {"tokens": number}
        case (_, str(id), int(times)):
            given, number, got, amount = CONVERSIONS[id]
            return f"pays-{given}-{got}", {"given": number * times, "got": amount * times}
    raise ValueError(answer)


def as_icons(need: Need) -> tuple[tuple[str, int], ...]:
    """What something takes, to be drawn."""
    return tuple((id, number) for id, number in zip(Need._fields, need, strict=True) if number)
