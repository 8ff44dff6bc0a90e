"""Every card as a face that a page can draw: name, kind, type, cost, both sides as icons with numbers, its words.

Icons are ids: colours (`R`, `G`, `B`, `Y`, `C` for credits), `VP`, and the words of the vocabulary with what they are
about (`COST.build`, `LIMIT.trade`, `ATK.alien`, `PROD.self`); see docs/words.md for how keys are put into words.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from visavis.core import Pack
from visavis.games.alien_artifacts.cards import Artifact, Call, Defense, Faction, Fight, Resource, Tech, TwoSided
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, STATIC
from visavis.games.alien_artifacts.drawing.texts import (
    Said,
    calls_said,
    card_of,
    cost_said,
    described,
    entries,
    scoring_said,
    side_said,
    tech_said,
)

Icon = tuple[str, int]
"""An icon and the number beside it; 0 where there is none."""


class FaceSide(msgspec.Struct, frozen=True):
    """One side or one line of a card."""

    id: str
    """logistics, operational; action, end of a faction; a value of an attack table; a, b of a resource card."""
    icons: tuple[Icon, ...]
    says: tuple[Said, ...] = ()
    """What it does, as keys of words: `" ".join(words.say(key, **args) for key, args in says)`, as `described` does."""
    cost: tuple[Icon, ...] = ()
    keyword: str = ""
    """Of a technology: permanent, additional or action."""
    event: str = ""
    """What it waits for: a trigger of a technology; complete, attack or mine."""
    counts: str = ""
    """Of a scoring: what is counted, such as `of_type.exploit`."""
    rows: tuple[tuple[int, int, int], ...] = ()
    """Of a scoring: from how many on, points during the game, points at its end."""


class Face(msgspec.Struct, frozen=True):
    """A card, to be drawn."""

    id: str
    kind: str
    """ship, tech, planet, artifact, system, defense, faction, resource."""
    type: str = ""
    sides: tuple[FaceSide, ...] = ()
    points: int = 0
    """At the end, for lying in an empire."""
    number: int = 0
    """Of a resource card: for attacks."""
    printed: bool = False
    """Whether its values are the printed ones."""


def face_of(pack: Pack, id: str, *, back: bool = True) -> Face | None:
    """A card of a pack as a face; without its back only what a technology counts is told (AA-5.4)."""
    resources = pack.table("resource", Resource)
    printed = pack.provenance(id) == "official"
    if id in resources:
        return _resource(id, resources[id], printed)
    match card_of(pack, id):
        case TwoSided() as card:
            kind = "ship" if id in pack.tables["ship"] else "planet"
            sides = (_side("logistics", card.logistics), _side("operational", card.operational))
            return Face(id, kind, card.type, sides, points=1, printed=printed)
        case Tech() as card:
            return Face(id, "tech", card.type, (_tech_front(card), _tech_back(card, back)), points=1, printed=printed)
        case Artifact() as card:
            does = FaceSide("artifact", _icons(say.plain_calls(card.effect, GAINS)), described(pack, id))
            return Face(id, "artifact", sides=(does,), printed=printed)
        case Faction() as card:
            return Face(id, "faction", sides=_faction(card), printed=printed)
        case Fight() as card:
            lines = [FaceSide(str(value), _icons(calls), tuple(calls_said(calls))) for value, calls in entries(card)]
            return Face(id, "defense" if isinstance(card, Defense) else "system", sides=tuple(lines), printed=printed)
    return None


def _resource(id: str, card: Resource, printed: bool) -> Face:
    first = FaceSide("a", ((card.colour_a, card.count_a), (card.type_a, 0)))
    second = FaceSide("b", ((card.colour_b, card.count_b), (card.type_b, 0)))
    return Face(id, "resource", sides=(first, second), number=card.number, printed=printed)


def _side(id: str, text: str) -> FaceSide:
    found = say.calls(text, {**GAINS, **STATIC})
    events = {event: None for _, event in found if event}
    return FaceSide(id, _icons(its for its, _ in found), tuple(side_said(text)), event=" ".join(events))


def _tech_front(card: Tech) -> FaceSide:
    calls = say.plain_calls(card.effect, {**GAINS, **STATIC})
    cost = () if card.cost == "-" else say.cost(card.cost)
    event = "" if card.trigger in ("static", "turn", "action") else card.trigger
    return FaceSide("logistics", _icons(calls), tuple(tech_said(card)), cost, card.keyword, event)


def _tech_back(card: Tech, back: bool) -> FaceSide:
    what, of = say.metric(card.metric)
    says: tuple[Said, ...] = (("about-metric", {"metric": what, "of": of or "none"}),)
    rows = say.rows(card.rows) if back else ()
    return FaceSide("operational", (("VP", 0),), says, counts=".".join(filter(None, (what, of))), rows=rows)


def _faction(card: Faction) -> tuple[FaceSide, ...]:
    cost = say.cost(card.cost)
    calls = say.plain_calls(card.effect, GAINS)
    action = FaceSide("action", _icons(calls), (cost_said(cost), *calls_said(calls)), cost)
    scored = tuple((f"{'.'.join(filter(None, metric))}", factor) for factor, metric, _ in say.scoring(card.scoring))
    return (action, FaceSide("end", scored, tuple(scoring_said(card))))


def _icons(calls: Iterable[Call]) -> tuple[Icon, ...]:
    return tuple(map(_icon, calls))


def _icon(its: Call) -> Icon:
    word, *values = its
    about = [str(value) for value in values if isinstance(value, str)]
    numbers = [value for value in values if isinstance(value, int)]
    return ".".join([str(word), *about]), numbers[0] if numbers else 0
