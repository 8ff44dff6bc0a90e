"""What she chooses by: the options and the criteria, in the order of the book."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import Choice, Criterion, Nth, Only, YouChoose, absorbing
from visavis.games.hamlets.board import BOARD, GROUND, PRIORITY, count, reach
from visavis.games.hamlets.cards import Card
from visavis.games.hamlets.state import State


def first_house(state: State, card: Card, backwards: bool) -> Choice[str]:
    """Her two houses at the start (HA-1.2, HA-1.3)."""
    clause = "HA-1.3" if backwards else "HA-1.2"
    return Choice(
        "start.house",
        clause,
        among=BOARD.region(state.empty & GROUND["hill"]),
        by=(Nth("start.count", clause, card.count, backwards),),
        sure=True,
    )


def best_space(state: State, support: Card) -> Choice[str]:
    """Where she builds (HA-4.2 to HA-4.6)."""
    houses = state.marked if support.group == "marked" else state.plain
    return Choice(
        "build.space",
        "HA-4.2",
        among=BOARD.region(reach(houses, state.ferry) & state.empty),
        by=(
            *((joining(state),) if support.join else ()),
            Criterion("build.ground", "HA-4.4", classes=PRIORITY[support.row], args={"row": support.row}),
            Criterion("build.closest", "HA-4.5", classes=rings(state.yours)),
            Nth("build.count", "HA-4.6", support.count, support.backwards),
        ),
        args={"group": support.group, "ferry": state.ferry},
    )


def joining(state: State) -> Only[str]:
    """Bring the two groups together (HA-4.3)."""
    return Only("build.join", "HA-4.3", spaces=lambda: between(state.marked, state.plain, state.yours))


@absorbing
def between(marked: int, plain: int, yours: int) -> int:
    """The spaces that shorten the path between her groups; none if the groups touch already (HA-4.3)."""
    nearer = 0
    for steps, ring in enumerate(BOARD.rings(marked, yours)):
        if ring & plain:
            return nearer & BOARD.within(plain, steps - 1, yours) if steps > 1 else 0
        nearer |= ring
    return 0


@absorbing
def rings(houses: int) -> Iterator[int]:
    """The spaces by their distance from these houses; a path never leads through them (HA-4.5)."""
    return BOARD.rings(houses, blocked=houses)


def tower_space(state: State) -> Choice[str]:
    """Where she builds a tower (HA-5.1 to HA-5.4)."""
    return Choice(
        "tower.space",
        "HA-5.1",
        among=BOARD.region(state.hers & ~state.towers),
        by=(
            Only("tower.next_to_you", "HA-5.2", spaces=neighbours(state.yours)),
            Criterion("tower.fewest", "HA-5.3", rank=lambda space: count(BOARD.around[space] & state.yours)),
            YouChoose("tower.you_choose", "HA-5.4"),
        ),
    )


@absorbing
def neighbours(spaces: int) -> int:
    """The spaces next to these."""
    return BOARD.grow(spaces)


@absorbing
def nearer_to_marked(here: int, marked: int, plain: int, yours: int) -> bool:
    """Whether a marked house is nearer to a space than every plain one (HA-4.7)."""
    for ring in BOARD.rings(here, yours):
        if ring & plain:
            return False
        if ring & marked:
            return True
    return False
