"""What a pack must hold, and what the rulebook says about its cards."""

from __future__ import annotations

from visavis.core import Pack, PackSpec
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.rows import (
    MOST_SYMBOLS,
    STANDARD,
    Artifact,
    Defense,
    Faction,
    Fight,
    Resource,
    Tech,
    TwoSided,
)
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, KEYWORDS, STATIC, TRIGGERS, BadEffect


def wrong(pack: Pack) -> list[tuple[str, str, str]]:
    """What the rulebook says about the cards and a pack does not keep."""
    found: list[tuple[str, str, str]] = []

    def check(table: str, id: str, fault: str, holds: bool) -> None:
        if not holds:
            found.append((table, id, fault))

    for id, card in pack.table("resource", Resource).items():
        fewest, most = sorted((card.count_a, card.count_b))
        check("resource", id, "resource.counts", fewest >= 1 and most <= MOST_SYMBOLS)
        check("resource", id, "resource.number", 1 <= card.number <= 4)
    for id, tech in pack.table("tech", Tech).items():
        check("tech", id, "tech.trigger", tech.trigger in TRIGGERS)
        check("tech", id, "tech.keyword", KEYWORDS.get(tech.trigger, "permanent") == tech.keyword)
        check("tech", id, "tech.payment", (tech.cost == "-") or tech.trigger in KEYWORDS)
        words = STATIC if tech.trigger == "static" else GAINS
        check("tech", id, "effect.words", _reads(lambda tech=tech, words=words: say.plain_calls(tech.effect, words)))
        check("tech", id, "effect.words", _reads(lambda tech=tech: say.cost(tech.cost)))
        check("tech", id, "tech.rows", _reads(lambda tech=tech: (say.metric(tech.metric), say.rows(tech.rows))))
    for kind in ("ship", "planet"):
        for id, two in pack.table(kind, TwoSided).items():
            for text in (two.logistics, two.operational):
                check(kind, id, "effect.words", _reads(lambda text=text: say.calls(text, {**GAINS, **STATIC})))
    for id, artifact in pack.table("artifact", Artifact).items():
        check("artifact", id, "effect.words", _reads(lambda one=artifact: say.plain_calls(one.effect, GAINS)))
    for table in ("system", "defense"):
        for id, fight in pack.table(table, Fight).items():
            for text in (fight.v1, fight.v2, fight.v3, fight.v4, fight.v5 or fight.v4):
                check(table, id, "fight.entry", _reads(lambda text=text: say.plain_calls(text, say.ENTRIES)))
    for id, plan in pack.table("defense", Defense).items():
        check("defense", id, "fight.standard", plan.standard == (id == STANDARD))
    for id, faction in pack.table("faction", Faction).items():
        check("faction", id, "effect.words", _reads(lambda one=faction: say.plain_calls(one.effect, GAINS)))
        check("faction", id, "effect.words", _reads(lambda one=faction: (say.cost(one.cost), say.setup(one.setup))))
        check("faction", id, "faction.scoring", _reads(lambda one=faction: say.scoring(one.scoring)))
    return found


def _reads(read: object) -> bool:
    try:
        read()  # type: ignore[operator]
    except BadEffect:
        return False
    return True


def _ids(start: str, count: int, digits: int = 2, first: int = 1) -> tuple[str, ...]:
    return tuple(f"{start}{n:0{digits}}" for n in range(first, first + count))


PACK = PackSpec(
    tables={
        "resource": Resource, "ship": TwoSided, "planet": TwoSided, "tech": Tech, "artifact": Artifact, "system": Fight,
        "defense": Defense, "faction": Faction,
    },
    ids={
        "resource": _ids("RES", 83), "ship": _ids("SHP", 40), "planet": _ids("PLN", 40), "tech": _ids("TEC", 40),
        "artifact": _ids("ART", 16), "system": _ids("SYS", 5, 1), "defense": _ids("DEF", 11, first=0),
        "faction": _ids("FAC", 6, 1),
    },
    constraints=wrong,
    default="house",
)  # fmt: skip
