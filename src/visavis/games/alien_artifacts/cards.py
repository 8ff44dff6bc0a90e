"""The cards: what a pack holds, and everything about them that can be worked out once and for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import Any, Literal

import msgspec

from visavis.core import Field, Form, Pack, PackCard, PackSpec
from visavis.games.alien_artifacts import vocabulary as say
from visavis.games.alien_artifacts.vocabulary import (
    ACTIONS,
    COLOURS,
    GAINS,
    GOLD,
    KEYWORDS,
    KINDS,
    OPERATIONAL,
    STATIC,
    TRIGGERS,
    BadEffect,
    Call,
    Colour,
    Draw,
    Kind,
    Rows,
    Term,
    Type,
)

STANDARD = "DEF00"
COMPLETES: Mapping[str, str] = {"ship": "build", "tech": "develop", "planet": "discover"}
"""The action that completes a project of a kind."""
BOOK_ORDER: tuple[Kind, ...] = ("planet", "tech", "ship")
"""The kinds in the order in which the book tells how to complete them."""
COLOUR_OF: Mapping[str, str] = {"ship": "R", "tech": "B", "planet": "G"}
SIDE_OF: Mapping[str, str] = {"offensive": "ship", "revenue": "tech", "mine": "planet"}
"""The kind of the cards that an operational action uses."""
COLUMN: Mapping[str, int] = {"R": 0, "G": 3, "B": 6}
"""The columns of the colours; each has three places, as a section has three symbols at most."""
WITH_GOLD: Mapping[str, int] = {"R": 9, "G": 12, "B": 15}
"""The columns of the colours where gold counts too."""
COLUMNS = (*COLUMN.values(), *WITH_GOLD.values())
MOST_SYMBOLS = 3
BASE_COST = 5
BASE_LIMIT = 2
BASE_HAND = 3
_MOST_KEPT = 2_000
_MOST_MEANS = 16


class Resource(PackCard, frozen=True, kw_only=True):
    """A resource card: two sections and a number for fights."""

    colour_a: Colour
    count_a: int
    type_a: Type
    colour_b: Colour
    count_b: int
    type_b: Type
    number: int


class TwoSided(PackCard, frozen=True, kw_only=True):
    """A ship or a planet."""

    type: Type
    logistics: str
    operational: str


class Tech(PackCard, frozen=True, kw_only=True):
    """A technology: an effect on the logistics side, a table of points on the operational one."""

    type: Type
    keyword: Literal["permanent", "additional", "action"]
    trigger: str
    cost: str
    effect: str
    metric: str
    rows: str


class Artifact(PackCard, frozen=True, kw_only=True):
    """An alien artifact."""

    effect: str


class Fight(PackCard, frozen=True, kw_only=True):
    """An alien system: what happens at each attack value; no entry for 5 and more means that of 4."""

    v1: str
    v2: str
    v3: str
    v4: str
    v5: str


class Defense(Fight, frozen=True, kw_only=True):
    """A defense plan."""

    standard: bool


class Faction(PackCard, frozen=True, kw_only=True):
    """A faction: what it starts with, its action, its end scoring."""

    setup: str
    cost: str
    effect: str
    scoring: str


class Section(msgspec.Struct, frozen=True, gc=False):
    """A section of a resource card."""

    card: str
    colour: str
    count: int
    type: str


class Powers:
    """What the cards of an empire give their owner, blocked ones left out."""

    __slots__ = (
        "able", "actions", "additional", "attack", "costs", "gold_operational", "hand", "kinds", "limits", "look",
        "more_produced", "more_revealed", "needs", "operational", "saves", "triggers", "words",
    )  # fmt: skip

    def __init__(self) -> None:
        self.costs = _BASE_COSTS.copy()
        self.limits = _BASE_LIMITS.copy()
        self.attack = {"any": 0, "alien": 0, "player": 0}
        self.look = {"ship": 0, "tech": 0, "planet": 0}
        self.hand = BASE_HAND
        self.more_produced = 0
        self.more_revealed = 0
        self.saves = 0
        self.gold_operational = 0
        self.triggers: dict[str, tuple[tuple[str, Call], ...]] = {}
        self.actions: tuple[str, ...] = ()
        self.additional: tuple[str, ...] = ()
        self.operational: dict[str, tuple[str, ...]] = {"ship": (), "tech": (), "planet": ()}
        self.able: tuple[str, ...] = ()
        """The operational actions that there are cards for."""
        self.kinds = {"ship": BASE_COST, "tech": BASE_COST, "planet": BASE_COST}
        """The costs of completing a card of each kind."""
        self.needs: dict[Any, Any] = {}
        """What actions take that always take the same of this empire."""
        self.words: dict[str, object] = {}
        """The costs and limits, for the words of a question."""


WITH_COST = ("buy", *OPERATIONAL)
_BASE_COSTS = {action: BASE_COST if action in WITH_COST else 0 for action in ACTIONS}
_BASE_LIMITS = dict.fromkeys((*ACTIONS, "remove", "other"), BASE_LIMIT)


Empire = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The cards on their logistics side, those on their operational side, and those that are blank now."""


class Tables:
    """A pack, worked out. Rules look things up here and hold no values of their own."""

    def __init__(self, pack: Pack, paired: bool) -> None:
        self.pack = pack
        self.paired = paired
        resources = pack.table("resource", Resource)
        self.resources = tuple(resources)
        self.number = {id: card.number for id, card in resources.items()}
        self.section: dict[str, Section] = {}
        self.sections: dict[str, tuple[str, str]] = {}
        best: dict[str, tuple[tuple[int, str] | None, ...]] = {}
        for id, card in resources.items():
            self.section[f"{id}a"] = first = Section(id, card.colour_a, card.count_a, card.type_a)
            self.section[f"{id}b"] = second = Section(id, card.colour_b, card.count_b, card.type_b)
            self.sections[id] = (f"{id}a", f"{id}b")
            best[id] = _best({f"{id}a": first, f"{id}b": second})
        for id, section in self.section.items():
            best[id] = _best({id: section})
        self.shows = {id: f"{section.colour}{section.count}" for id, section in self.section.items()}
        self.gives = {column: _column(best, at) for at, column in enumerate(COLUMNS)}
        """What a card or a visible section gives in each column."""
        self.packed = {id: _packed(ways) for id, ways in best.items()}
        self.kind: dict[str, Kind] = {}
        self.type: dict[str, Type] = {}
        self.cards: dict[str, tuple[str, ...]] = {}
        self.static: dict[str, tuple[Call, ...]] = {}
        self.events: dict[str, dict[str, tuple[Call, ...]]] = {}
        for kind in KINDS:
            table: Mapping[str, TwoSided | Tech] = pack.tables[kind]
            self.cards[kind] = tuple(table)
            for id, built in table.items():
                self.kind[id], self.type[id] = kind, built.type
                if isinstance(built, TwoSided):
                    self._two_sided(id, built)
        techs = pack.table("tech", Tech)
        self.trigger = {id: card.trigger for id, card in techs.items()}
        self.cost = {id: say.cost(card.cost) for id, card in techs.items()}
        self.effect = {id: say.plain_calls(card.effect, {**GAINS, **STATIC}) for id, card in techs.items()}
        self.metric = {id: say.metric(card.metric) for id, card in techs.items()}
        self.rows: dict[str, Rows] = {id: say.rows(card.rows) for id, card in techs.items()}
        for id in techs:
            self.static[f"{id}/logistics"] = self.effect[id] if self.trigger[id] == "static" else ()
            self.static[f"{id}/operational"] = ()
        self.lasting = {id: tuple(_lasting(self.static[f"{id}/logistics"])) for id in self.kind}
        """What a card on its logistics side adds to which power."""
        artifacts = pack.table("artifact", Artifact)
        self.artifacts = tuple(artifacts)
        self.effect |= {id: say.plain_calls(card.effect, GAINS) for id, card in artifacts.items()}
        self.systems = tuple(pack.tables["system"])
        self.plans = tuple(id for id in pack.tables["defense"] if id != STANDARD)
        self.entries: dict[str, tuple[tuple[Call, ...], ...]] = {}
        for id, fight in {**pack.tables["system"], **pack.tables["defense"]}.items():
            texts = (fight.v1, fight.v2, fight.v3, fight.v4, fight.v5 or fight.v4)
            self.entries[id] = tuple(say.plain_calls(text, say.ENTRIES) for text in texts)
        factions = pack.table("faction", Faction)
        self.factions = tuple(factions)
        self.setup: dict[str, tuple[Draw, ...]] = {id: say.setup(card.setup) for id, card in factions.items()}
        self.cost |= {id: say.cost(card.cost) for id, card in factions.items()}
        self.effect |= {id: say.plain_calls(card.effect, GAINS) for id, card in factions.items()}
        self.scoring: dict[str, tuple[Term, ...]] = {id: say.scoring(card.scoring) for id, card in factions.items()}
        self.whole: dict[str, frozenset[str]] = {
            "resource": frozenset(self.resources),
            **{kind: frozenset(cards) for kind, cards in self.cards.items()},
            "artifact": frozenset(self.artifacts),
            "defense": frozenset(self.plans),
            "system": frozenset(self.systems),
        }
        """Every card that there must be, by its deck."""
        self.powers: dict[Empire, Powers] = {}
        """What was worked out by `powers_of`."""
        self.means: dict[tuple[str, ...], Means] = {}
        """What was worked out by `means_of`."""
        self._in_rows: dict[tuple[str, ...], dict[str, Row]] = {}

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Tables) and self.paired == other.paired and self.pack.digest == other.pack.digest
        )

    __hash__ = None  # type: ignore[assignment]

    def _two_sided(self, id: str, card: TwoSided) -> None:
        self.events[id] = {}
        for side, text in (("logistics", card.logistics), ("operational", card.operational)):
            found = say.calls(text, {**GAINS, **STATIC})
            static = tuple(call for call, event in found if not event)
            if self.paired and self.kind[id] == "ship" and side == "logistics":
                static = tuple(("LIMIT", _PAIRED.get(str(call[1]), call[1]), call[2]) if call[0] == "LIMIT" else call
                               for call in static)  # fmt: skip
            self.static[f"{id}/{side}"] = static
            for event in say.EVENTS:
                self.events[id][f"{side}/{event}"] = tuple(call for call, its in found if its == event)

    # What an empire gives

    def powers_of(self, empire: Empire) -> Powers:
        """What the cards of an empire give, the blank ones among them nothing."""
        if len(self.powers) > _MOST_KEPT:
            self.powers.clear()
        found = self.powers[empire] = self._work_out(*empire)
        return found

    def _work_out(self, logistics: tuple[str, ...], operational: tuple[str, ...], blank: tuple[str, ...]) -> Powers:
        powers, kinds = Powers(), self.kind
        costs, limits, operations, complete = powers.costs, powers.limits, powers.operational, powers.kinds
        for card in logistics:
            complete[kinds[card]] += 1
            if card not in blank:
                self._add(powers, card)
        for card in operational:
            kind = kinds[card]
            complete[kind] += 1
            if card not in blank:
                operations[kind] += (card,)
        powers.able = tuple([action for action, kind in SIDE_OF.items() if operations[kind]])
        for completed, action in COMPLETES.items():
            complete[completed] += costs[action]
            if complete[completed] < 0:
                complete[completed] = 0
        for action in WITH_COST:
            if costs[action] < 0:
                costs[action] = 0
        powers.words = {
            **complete,
            "buy": costs["buy"], "offensive": costs["offensive"], "revenue": costs["revenue"], "mine": costs["mine"],
            "build_limit": limits["build"], "develop_limit": limits["develop"], "discover_limit": limits["discover"],
            "trade_limit": limits["trade"], "offensive_limit": limits["offensive"],
            "revenue_limit": limits["revenue"], "mine_limit": limits["mine"],
        }  # fmt: skip
        return powers

    def _add(self, powers: Powers, card: str) -> None:
        """What a card on its logistics side gives."""
        trigger = self.trigger.get(card, "static")
        if trigger == "static":
            for field, key, amount in self.lasting[card]:
                if key:
                    getattr(powers, field)[key] += amount
                else:
                    setattr(powers, field, getattr(powers, field) + amount)
        elif trigger == "action":
            powers.actions += (card,)
        elif trigger == "turn":
            powers.additional += (card,)
        else:
            calls = tuple([(card, call) for call in self.effect[card]])
            powers.triggers[trigger] = powers.triggers.get(trigger, ()) + calls

    def ship(self, card: str, word: str) -> tuple[Call, ...]:
        """What an operational ship brings into a fight under this word."""
        return tuple(call for call in self.static[f"{card}/operational"] if call[0] == word)

    # What can be paid with

    def means_of(self, sources: tuple[str, ...]) -> Means:
        """What hand cards and visible sections can pay."""
        if len(self.means) > _MOST_MEANS:
            self.means.clear()
        giving = sum(map(self.packed.__getitem__, sources)).to_bytes(MOST_SYMBOLS * len(COLUMNS), "little")
        found = self.means[sources] = Means(sources, self.gives, giving)
        return found

    # What can be completed

    def in_rows(self, projects: tuple[str, ...]) -> Mapping[str, Row]:
        """Projects by their kind, in the order of the book."""
        found = self._in_rows.get(projects)
        if found is None:
            if len(self._in_rows) > _MOST_KEPT:
                self._in_rows.clear()
            found = self._in_rows[projects] = self._sorted(projects)
        return found

    def _sorted(self, projects: tuple[str, ...]) -> dict[str, Row]:
        by_kind = {kind: tuple([card for card in projects if self.kind[card] == kind]) for kind in BOOK_ORDER}
        return {kind: row(kind, cards) for kind, cards in by_kind.items() if cards}


class Row(msgspec.Struct, frozen=True, gc=False):
    """The projects of one kind, the action that completes one, and the colour that pays for it."""

    kind: Kind
    cards: tuple[str, ...]
    action: str
    colour: str
    column: int
    """With gold."""
    form: Form


def row(kind: Kind, cards: tuple[str, ...]) -> Row:
    """These projects of one kind."""
    action, colour = COMPLETES[kind], COLOUR_OF[kind]
    return Row(kind, cards, action, colour, WITH_GOLD[colour], Form(action, (Field("card", cards),)))


THIRD = itemgetter(2)
Gives = tuple[int, int, str]
"""A place in the order of its column (the most symbols first), how many symbols, and the section that gives them."""


class Means(msgspec.Struct, gc=False):
    """The symbols that hand cards and visible sections can give, column by column."""

    sources: tuple[str, ...]
    _gives: Mapping[int, Mapping[str, Gives]]
    giving: bytes
    """For each column how many cards give one symbol or more, two or more, three."""
    _columns: dict[int, list[Gives]] = {}
    known: dict[object, tuple[tuple[str, ...], ...]] = {}
    """The payments that were worked out before."""

    def column(self, column: int) -> list[Gives]:
        """The sections that give symbols of a column, the most first."""
        found = self._columns.get(column)
        if found is None:
            gives = self._gives[column]
            found = self._columns[column] = []
            for source in self.sources:
                if source in gives:
                    found.append(gives[source])
            if len(found) > 1:
                found.sort()
        return found

    def most(self, column: int, limit: int) -> int:
        """The most symbols of a column that so many cards give."""
        # The first symbols of so many cards, their second ones, their third ones.
        giving = self.giving
        first, second, third = giving[column], giving[column + 1], giving[column + 2]
        return (
            (first if first < limit else limit)
            + (second if second < limit else limit)
            + (third if third < limit else limit)
        )


def _lasting(calls: tuple[Call, ...]) -> Iterator[tuple[str, str, int]]:
    """What words that hold as long as the card lies there add: to which power, at which place in it, how much."""
    for word, *values in calls:
        match word, *values:
            case "COST" | "LIMIT", what, int(amount):
                for action in OPERATIONAL if what == "operational" else (str(what),):
                    yield "costs" if word == "COST" else "limits", action, amount
            case "ATK", int(amount), str(where):
                yield "attack", where, amount
            case "LOOK", str(kind), int(amount):
                yield "look", kind, amount
            case "HAND", int(amount):
                yield "hand", "", amount
            case "PRODPLUS", int(amount):
                yield "more_produced", "", amount
            case "REVEAL", int(amount):
                yield "more_revealed", "", amount
            case "SAVE", *_:
                yield "saves", "", 1
            case "GOLDOP", *_:
                yield "gold_operational", "", 1


_PAIRED = {"develop": "build", "build": "develop"}


def _best(sections: Mapping[str, Section]) -> tuple[tuple[int, str] | None, ...]:
    """The better section for red, green and blue; then the same where gold counts too. The symbols have a minus."""

    def best(*colours: str) -> tuple[int, str] | None:
        return min(((-one.count, id) for id, one in sections.items() if one.colour in colours), default=None)

    return (*(best(colour) for colour in COLOURS), *(best(colour, GOLD) for colour in COLOURS))


def _column(best: Mapping[str, tuple[tuple[int, str] | None, ...]], column: int) -> dict[str, Gives]:
    """What each card and each visible section gives in a column."""
    giving = {id: one for id, ways in best.items() if (one := ways[column]) is not None}
    order = {one: at for at, one in enumerate(sorted(set(giving.values())))}
    return {id: (order[one], -one[0], one[1]) for id, one in giving.items()}


def _packed(ways: tuple[tuple[int, str] | None, ...]) -> int:
    """Whether there are one symbol or more, two or more, three, in each column: a byte each, so that cards add up.

    No sum is too large for a byte: there are 83 cards.
    """
    counts = [0 if one is None else -one[0] for one in ways]
    levels = [count >= least for count in counts for least in range(1, MOST_SYMBOLS + 1)]
    return int.from_bytes(bytes(levels), "little")


_KNOWN: list[Tables] = []


def tables_of(pack: Pack, paired: bool) -> Tables:
    """The tables of a pack, worked out once."""
    for tables in _KNOWN:
        if tables.pack is pack and tables.paired == paired:
            return tables
    found = Tables(pack, paired)
    _KNOWN.append(found)
    del _KNOWN[:-8]
    return found


# What a pack must be like


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


SPEC = PackSpec(
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
