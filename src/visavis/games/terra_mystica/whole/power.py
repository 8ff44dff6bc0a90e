"""The three bowls of power (TM-20.10)."""

from __future__ import annotations

from visavis.games.terra_mystica.whole.side import Bowls


def gained(bowls: Bowls, power: int) -> Bowls:
    """After gaining power: tokens move from the first bowl to the second, then from the second to the third."""
    if not power:
        return bowls
    first, second, third = bowls
    up = min(power, first)
    on = min(power - up, second + up)
    return first - up, second + up - on, third + on


def spent(bowls: Bowls, power: int) -> Bowls:
    """After spending power: tokens of the third bowl go back to the first."""
    return (bowls[0] + power, bowls[1], bowls[2] - power) if power else bowls


def room(bowls: Bowls) -> int:
    """How much power can be gained."""
    return 2 * bowls[0] + bowls[1]


def without(bowls: Bowls, tokens: int) -> Bowls:
    """How many tokens leave each bowl, as numbers below none: the first bowl gives first, then the second."""
    first = min(tokens, bowls[0])
    second = min(tokens - first, bowls[1])
    return -first, -second, -(tokens - first - second)
