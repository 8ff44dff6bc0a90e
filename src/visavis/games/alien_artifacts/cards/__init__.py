"""The cards: the rows of a pack, the words their effects are written in, and all that follows from them."""

from visavis.games.alien_artifacts.cards.means import COLUMN, THIRD, WITH_GOLD, Gives, Means, Section
from visavis.games.alien_artifacts.cards.pack import PACK
from visavis.games.alien_artifacts.cards.powers import BASE_LIMIT, Powers
from visavis.games.alien_artifacts.cards.rows import (
    BOOK_ORDER,
    COLOUR_OF,
    COMPLETES,
    SIDE_OF,
    STANDARD,
    Artifact,
    Defense,
    Faction,
    Fight,
    Resource,
    Tech,
    TwoSided,
)
from visavis.games.alien_artifacts.cards.tables import Tables, tables_of
from visavis.games.alien_artifacts.cards.vocabulary import (
    ALL,
    COLOURS,
    KINDS,
    OPERATIONAL,
    TRIPLE,
    Amounts,
    Call,
    Kind,
    Metric,
    credits_of,
)

__all__ = [
    "ALL", "BASE_LIMIT", "BOOK_ORDER", "COLOURS", "COLOUR_OF", "COLUMN", "COMPLETES", "KINDS", "OPERATIONAL",
    "PACK", "SIDE_OF", "STANDARD", "THIRD", "TRIPLE", "WITH_GOLD", "Amounts", "Artifact", "Call", "Defense",
    "Faction", "Fight", "Gives", "Kind", "Means", "Metric", "Powers", "Resource", "Section", "Tables", "Tech",
    "TwoSided", "credits_of", "tables_of",
]  # fmt: skip
