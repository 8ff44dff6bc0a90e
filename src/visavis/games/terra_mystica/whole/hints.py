"""What things cost, beside the spaces where they are possible."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.building import price
from visavis.games.terra_mystica.whole.forms import build_bits, upgrade_rows
from visavis.games.terra_mystica.whole.land import region
from visavis.games.terra_mystica.whole.side import INDEX

Hint = tuple[str, Mapping[str, object]]


def prices(view: State, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces for a dwelling or an upgrade, each with its price; of several buildings the cheapest."""
    at = INDEX[seat]
    if view.phase != "play" or not view.sides[at].faction or verb not in ("build", "upgrade"):
        return {}
    if verb == "build":
        spaces = [(space, "dwelling") for space in region(view, build_bits(view, at))]
    else:
        spaces = sorted(upgrade_rows(view, at), key=lambda row: price(view, at, row[1], row[0]), reverse=True)
    found: dict[str, Hint] = {}
    for space, kind in spaces:
        workers, coins = price(view, at, kind, space)
        found[space] = ("hint-price", {"workers": workers, "coins": coins})
    return found
