"""How Alien Artifacts is drawn: the middle of the table, one's own cards, every empire; and what cards are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from visavis.core import CardRow, Pack, Panel, Track, Values
from visavis.games.alien_artifacts.cards import Amounts, Artifact, Call, Faction, Fight, Resource, Tech, TwoSided
from visavis.games.alien_artifacts.cards import vocabulary as say
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, STATIC
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn import available

Rows = list[tuple[str, str | int]]
Said = tuple[str, Mapping[str, object]]


def draw(view: View) -> tuple[Panel, ...]:
    """The panels of a view."""
    state = view.state
    panels: list[Panel] = []
    if state.phase != "setup":
        panels.append(Track("rounds", 1, len(state.seats), (("marker", state.marker),)))
        panels.append(Values("table", tuple(_table(state))))
    own = PLACE.get(view.seat, -1)
    for at, seat in enumerate(state.seats):
        if at != own:
            panels += _seat(view, at, seat)
    if own >= 0:
        panels += _seat(view, own, view.seat)
        panels.append(CardRow("hand", state.hands[own]))
        for id, cards in (("artifacts", state.artifacts[own]), ("plans", state.plans[own]), ("looked", state.looked)):
            if cards:
                panels.append(CardRow(id, cards))
    return tuple(panels)


def _table(state: State) -> Rows:
    rows: Rows = [("turn", state.turn), ("deck", state.resources.size())]
    if state.triggered:
        rows.append(("triggered", "yes"))
    rows.append(("system", available(state)))
    for name in ("ship_deck", "tech_deck", "planet_deck"):
        pile = getattr(state, name)
        if pile.layers and pile.layers[0].known:
            rows.append((name, str(pile.layers[0].known[0])))
    return rows


def _seat(view: View, at: int, seat: str) -> list[Panel]:
    state = view.state
    rows: Rows = [("faction", state.factions[at])] if state.factions[at] else []
    rows += [("points", state.points[at]), ("credits", state.credits[at])]
    if seat != view.seat:
        rows.append(("cards", view.hands[at]))
    if seat != view.seat and view.artifacts[at]:
        rows.append(("artifacts", view.artifacts[at]))
    if seat != view.seat and view.plans[at]:
        rows.append(("plans", view.plans[at]))
    panels: list[Panel] = [Values(f"seat.{seat}", tuple(rows))]
    zones = (
        ("projects", state.projects[at]),
        ("attached", tuple(f"{card}>{section}" for card, section in state.attached[at])),
        ("logistics", state.logistics[at]),
        ("operational", state.operational[at]),
        ("stored", tuple(f"{card}>{section}" for card, section in state.stored[at])),
        ("blocked", state.blocked[at]),
    )
    panels += [CardRow(f"{zone}.{seat}", cards) for zone, cards in zones if cards]
    return panels


# What sections, payments and cards are called and what they do: keys of words with their variables


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
            return _about_two_sided(card)
        case Tech():
            return _about_tech(card)
        case Artifact():
            return map(_call, say.plain_calls(card.effect, GAINS))
        case Faction():
            return _about_faction(card)
        case Fight():
            return _about_fight(card)
    return iter(())


def _about_two_sided(card: TwoSided) -> Iterator[Said]:
    yield "about-type", {"type": card.type}
    for side, text in (("logistics", card.logistics), ("operational", card.operational)):
        yield f"about-{side}", {}
        for its, event in say.calls(text, {**GAINS, **STATIC}):
            if event:
                yield "about-event", {"event": event}
            yield _call(its)


def _about_tech(card: Tech) -> Iterator[Said]:
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


def _about_faction(card: Faction) -> Iterator[Said]:
    yield from _cost(say.cost(card.cost))
    for its in say.plain_calls(card.effect, GAINS):
        yield _call(its)
    for factor, (what, of), steps in say.scoring(card.scoring):
        yield "about-scoring", {"metric": what, "of": of or "none", "factor": factor}
        for least, points in steps:
            yield "about-step", {"least": least, "points": points}


def _about_fight(card: Fight) -> Iterator[Said]:
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
