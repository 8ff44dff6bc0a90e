"""What sections, payments and cards are called and what they do: keys of words with their variables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from visavis.core import Pack
from visavis.core.card_face import Message
from visavis.games.alien_artifacts.cards import (
    COLOUR_OF,
    Amounts,
    Artifact,
    Call,
    Faction,
    Fight,
    Resource,
    Tech,
    TwoSided,
)
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, STATIC
from visavis.games.alien_artifacts.view import View

AND: Message = ("about-and", {})
"""Between two things that a card does."""


# What an option is called


def named(pack: Pack, id: str) -> Message | None:
    """What an option is called: a resource card, one of its sections, a payment, something under or on a card.

    Any text comes here that is put into a sentence, such as "+2.5": what is no option has no name.
    """
    if " " in id:
        # A sentence that is put into another one; no id has a space.
        return None
    if "+" in id:
        return _payment(pack, tuple(id.split("+")))
    if ">" in id:
        above, _, section = id.partition(">")
        visible = named(pack, section)
        if visible is None or "count" not in visible[1] or "colour" not in visible[1]:
            return None
        return "opt-under", {"card": above, "count": visible[1]["count"], "colour": visible[1]["colour"]}
    if "*" in id:
        count, _, what = id.partition("*")
        return ("opt-amount", {"count": int(count), "what": what}) if _is_number(count) and what else None
    if "|" in id:
        return _points(id.split("|"))
    resources = pack.table("resource", Resource)
    if id in resources:
        card = resources[id]
        return "opt-resource", {
            "first": card.count_a, "first_colour": card.colour_a, "second": card.count_b,
            "second_colour": card.colour_b, "number": card.number,
        }  # fmt: skip
    if id[:-1] in resources and id[-1] in "ab":
        card = resources[id[:-1]]
        one, other = (card.count_a, card.colour_a), (card.count_b, card.colour_b)
        shown, hidden = (one, other) if id[-1] == "a" else (other, one)
        return "opt-section", {"count": shown[0], "colour": shown[1], "other": hidden[0], "other_colour": hidden[1]}
    return None


def _payment(pack: Pack, parts: tuple[str, ...]) -> Message | None:
    symbols = [_symbols(pack, part) for part in parts]
    if None in symbols:
        return None
    return "opt-payment", {"parts": parts, "symbols": sum(count or 0 for count in symbols)}


def _symbols(pack: Pack, part: str) -> int | None:
    """How many symbols a part of a payment has; None for what pays nothing."""
    found = named(pack, part)
    if found is not None:
        return int(str(found[1]["count"])) if "count" in found[1] else None
    artifact = pack.table("artifact", Artifact).get(part)
    if artifact is None:
        return None
    return sum(int(its[2]) for its in say.plain_calls(artifact.effect, GAINS) if its[0] == "PAYWITH")


def _points(parts: list[str]) -> Message | None:
    """A step of a card that scores, or a row of one: how many at least, and the points."""
    if not all(map(_is_number, parts)):
        return None
    match [int(part) for part in parts]:
        case [least, points]:
            return "about-step", {"least": least, "points": points}
        case [least, during, end]:
            return "about-row", {"least": least, "during": during, "end": end}
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdigit()


# What a card does


def described(pack: Pack, id: str) -> tuple[Message, ...]:
    """What everybody can read on a card: of the back of a technology only what it counts (AA-5.4)."""
    return tuple(_about(card_of(pack, id), False))


def detailed(view: View, pack: Pack, id: str) -> tuple[Message, ...]:
    """What a seat can read on a card: the back of a technology once somebody has it."""
    state = view.state
    owned = any(id in its for its in (*state.projects, *state.logistics, *state.operational))
    return (*_about(card_of(pack, id), owned), *_left_to_pay(view, id))


def _left_to_pay(view: View, id: str) -> Iterator[Message]:
    """What a project still costs its owner."""
    state = view.state
    for at, projects in enumerate(state.projects):
        if id in projects:
            left = max(0, state.left_to_pay(at, state.powers(at))[id])
            yield "about-left", {"seat": state.seats[at], "amount": f"{left}*{COLOUR_OF[state.tables.kind[id]]}"}


def card_of(pack: Pack, id: str) -> object:
    """The row of a card that does something; None for others."""
    for table in ("ship", "planet", "tech", "artifact", "system", "defense", "faction"):
        if id in pack.tables[table]:
            return pack.tables[table][id]
    return None


def _about(card: object, back: bool) -> Iterator[Message]:
    match card:
        case TwoSided():
            return _about_two_sided(card)
        case Tech():
            return _about_tech(card, back)
        case Artifact():
            return calls_said(say.plain_calls(card.effect, GAINS))
        case Faction():
            return _about_faction(card)
        case Fight():
            return _about_fight(card)
    return iter(())


def _about_two_sided(card: TwoSided) -> Iterator[Message]:
    yield "about-type", {"type": card.type}
    for side, text in (("logistics", card.logistics), ("operational", card.operational)):
        yield f"about-{side}", {}
        yield from side_said(text)


def side_said(text: str) -> Iterator[Message]:
    """What one side of a ship or a planet does."""
    for at, (its, event) in enumerate(say.calls(text, {**GAINS, **STATIC})):
        if at:
            yield AND
        if event:
            yield "about-event", {"event": event}
        yield call_said(its)


def _about_tech(card: Tech, back: bool) -> Iterator[Message]:
    yield "about-type", {"type": card.type}
    yield "about-logistics", {}
    yield from tech_said(card)
    yield "about-operational", {}
    what, of = say.metric(card.metric)
    yield "about-metric", {"metric": what, "of": of or "none"}
    if back:
        yield "about-rows", {"rows": tuple(card.rows.split(";"))}


def tech_said(card: Tech) -> Iterator[Message]:
    """What the logistics side of a technology does."""
    yield "about-trigger", {"trigger": card.trigger}
    if card.cost != "-":
        yield cost_said(say.cost(card.cost))
    yield from calls_said(say.plain_calls(card.effect, {**GAINS, **STATIC}))


def _about_faction(card: Faction) -> Iterator[Message]:
    yield "about-action", {}
    yield cost_said(say.cost(card.cost))
    yield from calls_said(say.plain_calls(card.effect, GAINS))
    yield "about-end", {}
    yield from scoring_said(card)


def scoring_said(card: Faction) -> Iterator[Message]:
    """What a faction scores at the end."""
    for at, (factor, (what, of), steps) in enumerate(say.scoring(card.scoring)):
        if at:
            yield AND
        if steps:
            shown = tuple(f"{least}|{points}" for least, points in steps)
            yield "about-steps", {"metric": what, "of": of or "none", "steps": shown}
        else:
            yield "about-scoring", {"metric": what, "of": of or "none", "factor": factor}


def _about_fight(card: Fight) -> Iterator[Message]:
    for value, calls in entries(card):
        yield "about-value", {"value": value}
        yield from calls_said(calls)


def entries(card: Fight) -> Iterator[tuple[int, tuple[Call, ...]]]:
    """What a table says for each attack value."""
    for value, text in enumerate((card.v1, card.v2, card.v3, card.v4, card.v5), 1):
        if text:
            yield value, say.plain_calls(text, say.ENTRIES)


def calls_said(calls: Iterable[Call]) -> Iterator[Message]:
    """Words with their values, one after another."""
    for at, its in enumerate(calls):
        if at:
            yield AND
        yield call_said(its)


def call_said(its: Call) -> Message:
    """A word with its values: numbers as `n`, the rest as `what`."""
    word, *values = its
    args: dict[str, object] = {"n": 0, "what": "none"}
    for value in values:
        args["n" if isinstance(value, int) else "what"] = value
    if word == "COST":
        # So many symbols less.
        args["n"] = -int(its[2])
    return f"call-{word}", args


def cost_said(amounts: Amounts) -> Message:
    """What something costs."""
    if amounts == say.TRIPLE:
        return "about-triple", {}
    return "about-cost", {"amounts": tuple(f"{amount}*{colour}" for colour, amount in amounts)}
