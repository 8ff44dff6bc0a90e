"""What she chooses by: the options and the criteria, in the order of the book.

Each criterion narrows the options until one is left; one that fits none of them is skipped (TM-5.8).
"""

from visavis.games.terra_mystica.criteria.build import GROUPS, best_space, faction_space, marking, nearest_group
from visavis.games.terra_mystica.criteria.cover import MERCHANT_ACTIONS, POWER_ACTIONS, power_action
from visavis.games.terra_mystica.criteria.cults import catch_up, cult_track, favour_tile
from visavis.games.terra_mystica.criteria.land import cube_space, fallow_space
from visavis.games.terra_mystica.criteria.methods import by_ground, ground_on
from visavis.games.terra_mystica.criteria.power import givers, power_of, power_sum, value_on
from visavis.games.terra_mystica.criteria.trade import trade_space
from visavis.games.terra_mystica.criteria.upgrade import kind_on, upgradable, upgrade_space, upgraded

__all__ = [
    "GROUPS", "MERCHANT_ACTIONS", "POWER_ACTIONS", "best_space", "by_ground", "catch_up", "cube_space", "cult_track",
    "faction_space", "fallow_space", "favour_tile", "givers", "ground_on", "kind_on", "marking",
    "nearest_group",
    "power_action", "power_of", "power_sum", "trade_space", "upgradable", "upgrade_space", "upgraded", "value_on",
]  # fmt: skip
