"""The cards as the sources have them, so that no edit of the pack changes one by accident."""

from __future__ import annotations

import pytest

from visavis.games.mosaic import GAME
from visavis.games.mosaic.board import along, names
from visavis.testing import clause

LOCATIONS = """
L01 italia civilization clockwise food stone idea
L02 italia plain clockwise idea stone food
L03 italia plain counterclockwise stone idea food
L04 greece civilization counterclockwise food idea stone
L05 greece plain clockwise stone idea food
L06 greece plain counterclockwise idea stone food
L07 assyria civilization counterclockwise food stone idea
L08 assyria plain clockwise idea stone food
L09 assyria plain counterclockwise stone idea food
L10 egypt civilization counterclockwise food idea stone
L11 egypt plain clockwise stone idea food
L12 egypt plain counterclockwise idea stone food
L13 numidia civilization clockwise food stone idea
L14 numidia plain clockwise idea stone food
L15 numidia plain counterclockwise stone idea food
L16 fewest plain counterclockwise idea stone food
L17 fewest plain clockwise stone idea food
"""

ACTIONS = """
A01 EMCX build_project stone
A02 EMCX build_city stone
A03 EMCX technology idea
A04 EMCX technology idea
A05 EMCX technology idea
A06 EM tax food infantry
A07 EM population food cavalry
A08 CX tax food infantry
A09 CX population food cavalry
A10 EX military
A11 MC military technology
A12 EMCX reshuffle
"""


@clause("MO-2.36", "MO-2.38")
@pytest.mark.parametrize("row", LOCATIONS.strip().splitlines())
def test_location_cards(row: str) -> None:
    id, region, part, direction, *order = row.split()
    card = GAME.default_pack.tables["location"][id]
    assert (card.region or card.kind) == region
    assert card.civilization == (part == "civilization")
    assert card.clockwise == (direction == "clockwise")
    assert list(card.order) == order


@clause("MO-2.18")
@pytest.mark.parametrize("row", ACTIONS.strip().splitlines())
def test_action_cards(row: str) -> None:
    id, letters, first, *rest = row.split()
    card = GAME.default_pack.tables["action"][id]
    assert (card.letters, card.first) == (letters, first)
    assert [part for part in (card.second, card.cost, card.unit) if part] == rest


@clause("MO-2.36")
def test_the_ring_of_regions() -> None:
    ring = ["italia", "greece", "assyria", "egypt", "numidia", "hispania", "gaul"]
    assert [names(bit)[0] for bit in along("italia", True)] == ring
    assert [names(bit)[0] for bit in along("greece", False)] == ["greece", "italia", *reversed(ring[2:])]
