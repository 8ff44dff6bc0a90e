"""With which building she trades (section 7.8)."""

from __future__ import annotations

from functools import partial

from visavis.core import Choice, Criterion, Narrowing, exclusions, or_else
from visavis.games.terra_mystica.cards import Card
from visavis.games.terra_mystica.criteria.methods import OF_BOTH, YOUR_OWN, direction
from visavis.games.terra_mystica.criteria.power import value_on
from visavis.games.terra_mystica.state import State


def trade_space(state: State, support: Card) -> Choice[str]:
    """With which building of yours she trades (TM-7.8)."""
    place = state.world.map.place
    return Choice(
        "trade.space",
        "TM-7.8b",
        among=state.world.map.region(state.people & state.world.riverside & ~state.traded),
        by=(
            Criterion(
                "trade.power",
                "TM-7.8c",
                rank=lambda space: -value_on(1 << place[space], state),
                measure=lambda space: or_else(value_on(1 << place[space], state), 0),
            ),
            direction("trade.count", "TM-7.8e", support),
        ),
        args=OF_BOTH if state.humans > 1 else YOUR_OWN,
        before=partial(not_traded_with, state),
    )


def not_traded_with(state: State) -> tuple[Narrowing, ...]:
    """Which buildings of people are no option: not beside a river, or traded with before (TM-7.8b)."""
    limits = (
        ("trade.riverside", "TM-7.8b", state.world.riverside),
        ("trade.untraded", "TM-7.8b", ~state.traded),
    )
    return exclusions(state.world.map, state.people, limits)
