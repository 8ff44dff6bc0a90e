"""Every card as a face that a page can draw: name, kind, type, cost, both sides as icons with numbers, its words.

Icons are ids: colours (`R`, `G`, `B`, `Y`, `C` for credits), `VP`, and the words of the vocabulary with what they are
about (`COST.build`, `LIMIT.trade`, `ATK.alien`, `PROD.self`); see `ui.toml` for their symbols.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from visavis.core import CardFace, CardSide, Pack
from visavis.core.card_face import Icon, Message
from visavis.games.alien_artifacts.cards import Artifact, Call, Defense, Faction, Fight, Resource, Tech, TwoSided
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, STATIC
from visavis.games.alien_artifacts.ui.texts import (
    calls_said,
    card_of,
    cost_said,
    described,
    entries,
    scoring_said,
    side_said,
    tech_said,
)


@lru_cache(maxsize=4096)
def face_of(pack: Pack, id: str, *, back: bool = True) -> CardFace | None:
    """A card of a pack as a face; without its back only what a technology counts is told (AA-5.4)."""
    resources = pack.table("resource", Resource)
    printed = pack.provenance(id) == "official"
    if id[:-1] in resources and id[-1] in "ab":
        return _section(id, resources[id[:-1]], printed)
    if id in resources:
        return _resource(id, resources[id], printed)
    match card_of(pack, id):
        case TwoSided() as card:
            kind = "ship" if id in pack.tables["ship"] else "planet"
            sides = (_side("logistics", card.logistics), _side("operational", card.operational))
            return CardFace(id, kind, card.type, sides, points=1, printed=printed)
        case Tech() as card:
            return CardFace(
                id, "tech", card.type, (_tech_front(card), _tech_back(card, back)), points=1, printed=printed
            )
        case Artifact() as card:
            does = CardSide("artifact", _icons(say.plain_calls(card.effect, GAINS)), described(pack, id))
            return CardFace(id, "artifact", sides=(does,), printed=printed)
        case Faction() as card:
            return CardFace(id, "faction", sides=_faction(card), printed=printed)
        case Fight() as card:
            lines = [CardSide(str(value), _icons(calls), tuple(calls_said(calls))) for value, calls in entries(card)]
            return CardFace(
                id, "defense" if isinstance(card, Defense) else "system", sides=tuple(lines), printed=printed
            )
    return None


def _resource(id: str, card: Resource, printed: bool) -> CardFace:
    first = CardSide("a", ((card.colour_a, card.count_a), (card.type_a, 0)))
    second = CardSide("b", ((card.colour_b, card.count_b), (card.type_b, 0)))
    return CardFace(id, "resource", sides=(first, second), number=card.number, printed=printed)


def _section(id: str, card: Resource, printed: bool) -> CardFace:
    """A section that can be seen, under a planet or a project."""
    whole = _resource(id[:-1], card, printed)
    return CardFace(id, "section", sides=whole.sides[:1] if id[-1] == "a" else whole.sides[1:], printed=printed)


def _side(id: str, text: str) -> CardSide:
    found = say.calls(text, {**GAINS, **STATIC})
    events = {event: None for _, event in found if event}
    return CardSide(id, _icons(its for its, _ in found), tuple(side_said(text)), event=" ".join(events))


def _tech_front(card: Tech) -> CardSide:
    calls = say.plain_calls(card.effect, {**GAINS, **STATIC})
    cost = () if card.cost == "-" else say.cost(card.cost)
    event = "" if card.trigger in ("static", "turn", "action") else card.trigger
    return CardSide("logistics", _icons(calls), tuple(tech_said(card)), cost, card.keyword, event)


def _tech_back(card: Tech, back: bool) -> CardSide:
    what, of = say.metric(card.metric)
    says: tuple[Message, ...] = (("about-metric", {"metric": what, "of": of or "none"}),)
    rows = say.rows(card.rows) if back else ()
    return CardSide("operational", (("VP", 0),), says, counts=".".join(filter(None, (what, of))), rows=rows)


def _faction(card: Faction) -> tuple[CardSide, ...]:
    cost = say.cost(card.cost)
    calls = say.plain_calls(card.effect, GAINS)
    action = CardSide("action", _icons(calls), (cost_said(cost), *calls_said(calls)), cost)
    scored = tuple((f"{'.'.join(filter(None, metric))}", factor) for factor, metric, _ in say.scoring(card.scoring))
    return (action, CardSide("end", scored, tuple(scoring_said(card))))


def _icons(calls: Iterable[Call]) -> tuple[Icon, ...]:
    return tuple(map(_icon, calls))


def _icon(its: Call) -> Icon:
    word, *values = its
    about = [str(value) for value in values if isinstance(value, str)]
    numbers = [value for value in values if isinstance(value, int) and value != say.ALL]
    return ".".join([str(word), *about]), numbers[0] if numbers else 0
