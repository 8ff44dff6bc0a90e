"""Everything about the cards that can be worked out once and for all."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from visavis.core import Field, Form, Pack
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.means import (
    COLUMNS,
    WITH_GOLD,
    Best,
    Means,
    Section,
    best_of,
    column_of,
    packed,
)
from visavis.games.alien_artifacts.cards.powers import WITH_COST, Empire, Powers, lasting
from visavis.games.alien_artifacts.cards.rows import (
    BOOK_ORDER,
    COLOUR_OF,
    COMPLETES,
    MOST_SYMBOLS,
    SIDE_OF,
    STANDARD,
    Artifact,
    Faction,
    Fight,
    Resource,
    Tech,
    TwoSided,
)
from visavis.games.alien_artifacts.cards.vocabulary import (
    GAINS,
    KINDS,
    STATIC,
    Amounts,
    Call,
    Draw,
    Kind,
    Metric,
    Rows,
    Term,
    Type,
)
from visavis.games.alien_artifacts.options import SEATS

_MOST_KEPT = 2_000
_MOST_MEANS = 16
_PAIRED = {"develop": "build", "build": "develop"}


class Tables:
    """A pack, worked out. Rules look things up here and hold no values of their own."""

    def __init__(self, pack: Pack, paired: bool) -> None:
        self.pack = pack
        self.paired = paired
        self.cost: dict[str, Amounts] = {}
        """What an action, an additional effect or a faction's action takes."""
        self.effect: dict[str, tuple[Call, ...]] = {}
        """What a technology, an artifact or a faction does."""
        self._resources()
        self._ships_techs_and_planets()
        self._techs()
        self._artifacts()
        self._systems_and_plans()
        self._factions()
        self.lasting = {id: tuple(lasting(self.static[f"{id}/logistics"])) for id in self.kind}
        """What a card on its logistics side adds to which power."""
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
        none: Empire = ((), (), ())
        self.latest = [(*none, self.powers_of(none))] * len(SEATS)
        """Of each seat the empire that was looked at last, and what it gives."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Tables) and self.paired == other.paired and self.pack.digest == other.pack.digest
        )

    __hash__ = None  # type: ignore[assignment]

    # What the cards say, deck by deck

    def _resources(self) -> None:
        resources = self.pack.table("resource", Resource)
        self.resources = tuple(resources)
        self.number = {id: card.number for id, card in resources.items()}
        self.section: dict[str, Section] = {}
        self.sections: dict[str, tuple[str, str]] = {}
        best: dict[str, Best] = {}
        for id, card in resources.items():
            self.section[f"{id}a"] = first = Section(id, card.colour_a, card.count_a, card.type_a)
            self.section[f"{id}b"] = second = Section(id, card.colour_b, card.count_b, card.type_b)
            self.sections[id] = (f"{id}a", f"{id}b")
            best[id] = best_of({f"{id}a": first, f"{id}b": second})
        for id, section in self.section.items():
            best[id] = best_of({id: section})
        self.shows = {id: f"{section.colour}{section.count}" for id, section in self.section.items()}
        self.gives = {column: column_of(best, at) for at, column in enumerate(COLUMNS)}
        """What a card or a visible section gives in each column."""
        self.packed = {id: packed(ways) for id, ways in best.items()}

    def _ships_techs_and_planets(self) -> None:
        self.kind: dict[str, Kind] = {}
        self.type: dict[str, Type] = {}
        self.cards: dict[str, tuple[str, ...]] = {}
        self.static: dict[str, tuple[Call, ...]] = {}
        self.events: dict[str, dict[str, tuple[Call, ...]]] = {}
        for kind in KINDS:
            table: Mapping[str, TwoSided | Tech] = self.pack.tables[kind]
            self.cards[kind] = tuple(table)
            for id, built in table.items():
                self.kind[id], self.type[id] = kind, built.type
                if isinstance(built, TwoSided):
                    self._two_sided(id, built)

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

    def _techs(self) -> None:
        techs = self.pack.table("tech", Tech)
        self.trigger = {id: card.trigger for id, card in techs.items()}
        self.metric: dict[str, Metric] = {id: say.metric(card.metric) for id, card in techs.items()}
        self.rows: dict[str, Rows] = {id: say.rows(card.rows) for id, card in techs.items()}
        self.rows_said = {id: tuple(card.rows.split(";")) for id, card in techs.items()}
        """The same for the words of a question."""
        for id, card in techs.items():
            self.cost[id] = say.cost(card.cost)
            self.effect[id] = say.plain_calls(card.effect, {**GAINS, **STATIC})
            self.static[f"{id}/logistics"] = self.effect[id] if card.trigger == "static" else ()
            self.static[f"{id}/operational"] = ()

    def _artifacts(self) -> None:
        artifacts = self.pack.table("artifact", Artifact)
        self.artifacts = tuple(artifacts)
        self.effect |= {id: say.plain_calls(card.effect, GAINS) for id, card in artifacts.items()}

    def _systems_and_plans(self) -> None:
        self.systems = tuple(self.pack.tables["system"])
        self.plans = tuple(id for id in self.pack.tables["defense"] if id != STANDARD)
        self.entries: dict[str, tuple[tuple[Call, ...], ...]] = {}
        for deck in ("system", "defense"):
            for id, fight in self.pack.table(deck, Fight).items():
                texts = (fight.v1, fight.v2, fight.v3, fight.v4, fight.v5 or fight.v4)
                self.entries[id] = tuple(say.plain_calls(text, say.ENTRIES) for text in texts)

    def _factions(self) -> None:
        factions = self.pack.table("faction", Faction)
        self.factions = tuple(factions)
        self.setup: dict[str, tuple[Draw, ...]] = {id: say.setup(card.setup) for id, card in factions.items()}
        self.cost |= {id: say.cost(card.cost) for id, card in factions.items()}
        self.effect |= {id: say.plain_calls(card.effect, GAINS) for id, card in factions.items()}
        self.scoring: dict[str, tuple[Term, ...]] = {id: say.scoring(card.scoring) for id, card in factions.items()}

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
