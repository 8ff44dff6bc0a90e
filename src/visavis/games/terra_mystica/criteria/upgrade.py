"""Which building she upgrades (section 7.5)."""

from __future__ import annotations

from functools import partial

from visavis.core import Bits, Choice, Criterion, Narrowing, Only, absorbing, exclusions, or_else
from visavis.core.choice import AnyCriterion
from visavis.games.terra_mystica.cards import Card, Kind
from visavis.games.terra_mystica.criteria.methods import OF_BOTH, YOUR_OWN, direction
from visavis.games.terra_mystica.criteria.power import by_power, next_to_people, power_given
from visavis.games.terra_mystica.state import State


def upgradable(state: State) -> tuple[Kind, ...]:
    """The kinds of her buildings on the map that she can upgrade (TM-7.5a)."""
    left = state.her_pieces
    kinds: list[Kind] = []
    if state.houses_left and left["dwelling"] > state.dwellings_left:
        kinds.append("dwelling")
    if (state.strongholds_left or state.temples_left or state.shipyards_left) and left["house"] > state.houses_left:
        kinds.append("house")
    if state.sanctuaries_left and left["temple"] > state.temples_left:
        kinds.append("temple")
    return tuple(kinds)


def upgrade_space(state: State, support: Card, kinds: tuple[Kind, ...]) -> Choice[str]:
    """Which building she upgrades (TM-7.5)."""
    hers, large = state.hers, state.strongholds | state.sanctuaries | state.shipyards
    dwellings = hers & ~(state.houses | state.temples | large)
    among: Bits = hers & 0
    for kind in kinds:
        among |= dwellings if kind == "dwelling" else hers & (state.houses if kind == "house" else state.temples)
    beside: tuple[AnyCriterion[str], ...] = ()
    near, two = next_to_people(state), OF_BOTH if state.humans > 1 else YOUR_OWN
    if state.houses_left:
        beside = (Only("upgrade.next_to_you", "TM-7.5b", spaces=dwellings & near, args=two),)
    return Choice(
        "upgrade.space",
        "TM-7.5a",
        among=state.world.map.region(among),
        by=(
            *beside,
            Criterion(
                "upgrade.power",
                "TM-10.5" if state.humans > 1 else "TM-7.5c",
                classes=by_power(state, among, near),
                args=two,
                measure=lambda space: or_else(power_given(state, space), 0),
            ),
            direction("upgrade.count", "TM-7.5d", support),
        ),
        # What she can upgrade is known from her supply: there is always one.
        sure=True,
        args={"kinds": kinds},
        before=partial(not_upgradable, state, among),
    )


def not_upgradable(state: State, among: Bits) -> tuple[Narrowing, ...]:
    """Which of her buildings are no option: there is nothing left that they could become (TM-7.5a)."""
    return exclusions(state.world.map, state.hers, (("upgrade.piece_left", "TM-7.5a", among),))


def upgraded(state: State, kind: Kind) -> Kind:
    """What a building becomes: the highest power value there is (TM-7.5e, TM-7.5f)."""
    if kind == "dwelling":
        return "house"
    if kind == "temple":
        return "sanctuary"
    return "shipyard" if state.shipyards_left else "stronghold" if state.strongholds_left else "temple"


@absorbing
def kind_on(bit: int, houses: int, temples: int) -> Kind:
    """What stands on a space, of what can be upgraded."""
    return "house" if houses & bit else "temple" if temples & bit else "dwelling"
