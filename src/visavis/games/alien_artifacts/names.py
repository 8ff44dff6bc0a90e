"""What sections, payments and cards are called and what they do: keys of words with their variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from visavis.core import Pack
from visavis.games.alien_artifacts import vocabulary as say
from visavis.games.alien_artifacts.cards import Artifact, Defense, Faction, Fight, Resource, Tech, TwoSided
from visavis.games.alien_artifacts.vocabulary import GAINS, STATIC, Amounts, Call

Said = tuple[str, Mapping[str, object]]


def named(pack: Pack, id: str) -> Said | None:
    """What an option is called: a resource card, one of its sections, a payment, something under a card."""
    if "+" in id:
        parts = tuple(id.split("+"))
        return "opt-payment", {"parts": parts, "symbols": sum(_symbols(pack, part) for part in parts)}
    if ">" in id:
        above, section = id.split(">")
        return "opt-under", {"card": above, "section": section}
    resources = pack.table("resource", Resource)
    if id in resources:
        card = resources[id]
        return "opt-resource", {
            "first": card.count_a, "first_colour": card.colour_a, "second": card.count_b,
            "second_colour": card.colour_b, "number": card.number, "id": int(id[3:]),
        }  # fmt: skip
    if id[:-1] in resources and id[-1] in "ab":
        card = resources[id[:-1]]
        count, colour = (card.count_a, card.colour_a) if id[-1] == "a" else (card.count_b, card.colour_b)
        return "opt-section", {"count": count, "colour": colour, "id": int(id[3:-1])}
    return None


def _symbols(pack: Pack, part: str) -> int:
    found = named(pack, part)
    if found is not None:
        return int(str(found[1]["count"]))
    calls = say.plain_calls(pack.table("artifact", Artifact)[part].effect, GAINS)
    return sum(int(its[2]) for its in calls if its[0] == "PAYWITH")


def described(pack: Pack, id: str) -> tuple[Said, ...]:
    """What a card does."""
    for table in ("ship", "planet", "tech", "artifact", "system", "defense", "faction"):
        if id in pack.tables[table]:
            return tuple(_about(pack.tables[table][id]))
    return ()


def _about(card: object) -> Iterator[Said]:
    match card:
        case TwoSided():
            yield "about-type", {"type": card.type}
            for side, text in (("logistics", card.logistics), ("operational", card.operational)):
                yield f"about-{side}", {}
                for its, event in say.calls(text, {**GAINS, **STATIC}):
                    if event:
                        yield "about-event", {"event": event}
                    yield _call(its)
        case Tech():
            yield "about-type", {"type": card.type}
            yield "about-logistics", {}
            yield "about-trigger", {"trigger": card.trigger}
            if card.cost != "-":
                yield from _cost(say.cost(card.cost))
            for its in say.plain_calls(card.effect, {**GAINS, **STATIC}):
                yield _call(its)
            yield "about-operational", {}
            what, of = say.metric(card.metric)
            yield "about-metric", {"metric": what, "of": of or "none"}
            for least, during, end in say.rows(card.rows):
                yield "about-row", {"least": least, "during": during, "end": end}
        case Artifact():
            for its in say.plain_calls(card.effect, GAINS):
                yield _call(its)
        case Faction():
            yield from _cost(say.cost(card.cost))
            for its in say.plain_calls(card.effect, GAINS):
                yield _call(its)
            for factor, (what, of), steps in say.scoring(card.scoring):
                yield "about-scoring", {"metric": what, "of": of or "none", "factor": factor}
                for least, points in steps:
                    yield "about-step", {"least": least, "points": points}
        case Defense() | Fight():
            for value, text in enumerate((card.v1, card.v2, card.v3, card.v4, card.v5), 1):
                if text:
                    yield "about-value", {"value": value}
                    for its in say.plain_calls(text, say.ENTRIES):
                        yield _call(its)


def _call(its: Call) -> Said:
    """A word with its values: numbers as `n`, the rest as `what`."""
    word, *values = its
    args: dict[str, object] = {"n": 0, "what": "none"}
    for value in values:
        args["n" if isinstance(value, int) else "what"] = value
    return f"call-{word}", args


def _cost(amounts: Amounts) -> Iterator[Said]:
    if amounts == say.TRIPLE:
        yield "about-triple", {}
        return
    for colour, amount in amounts:
        yield "about-cost", {"colour": colour, "amount": amount}
