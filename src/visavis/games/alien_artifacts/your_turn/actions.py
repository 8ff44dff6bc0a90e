"""The actions of a turn (sections 3 to 14): which are possible, and how each begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from visavis.core import Field, Form, Forms, Nothing, Table
from visavis.games.alien_artifacts.cards import (
    BOOK_ORDER,
    COMPLETES,
    KINDS,
    OPERATIONAL,
    SIDE_OF,
    Kind,
    Means,
    Powers,
    credits_of,
)
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.attacks import Lift
from visavis.games.alien_artifacts.effects.turn import Act, EndActions, Go, MoreActions, StillToAct, Use
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.your_turn.artifacts import play_artifact, playable
from visavis.games.alien_artifacts.your_turn.blockades import liftable, remove_form
from visavis.games.alien_artifacts.your_turn.buying import buy, not_empty
from visavis.games.alien_artifacts.your_turn.payment import boosted, enough, need_of
from visavis.games.alien_artifacts.your_turn.preparing import most_prepared
from visavis.games.alien_artifacts.your_turn.vocabulary_effects import possible

TURN, AFTER = "turn", "turn.after"
END = Form("end")
STOP = Form("stop")
PASS = Form("pass")
ACTIONS = ("buy", "discover", "develop", "build", "prepare", "trade", "remove", *OPERATIONAL, "faction", "action")
TRADE, FACTION = Form("trade"), Form("faction")
PLAIN = {action: Form(action) for action in OPERATIONAL}
KINDS_FIELD = Field("kind", KINDS)
_BUY = {most: Form("buy", (KINDS_FIELD, Field("cards", bounds=(1, most)))) for most in range(1, 41)}
_PREPARE = {
    rows: Form("prepare", (Field("row", tuple(kind for kind in KINDS if kind in rows)),))
    for size in (1, 2, 3)
    for rows in combinations(BOOK_ORDER, size)
}


def action_forms(state: State, at: int, powers: Powers) -> list[Form]:
    """Every action that is possible, in the order of the book; if there is none, to pass (AA-3.3)."""
    means = state.means(at)
    found: list[Form] = []

    # AA-5.1
    buy = buy_form(state, at, powers)
    if buy is not None:
        found.append(buy)

    # AA-6.1, AA-7.1, AA-8.1, AA-10.1
    if state.projects[at]:
        found += project_forms(state, at, powers, means)

    # AA-12.1
    if means.sources or state.boosts:
        found.append(TRADE)

    # AA-13.2
    if state.blocked[at]:
        found += remove_form(state, at, powers, means)

    # AA-14.1 to AA-14.6
    for action in powers.able:
        if state.attacked and action == "offensive" and set(powers.operational["ship"]) <= set(state.attacked):
            continue
        if enough(state, at, powers.needs.get(action) or need_of(state, at, powers, action, ""), means):
            found.append(PLAIN[action])

    # AA-4.11
    if enough(state, at, need_of(state, at, powers, "faction", state.factions[at]), means):
        found.append(FACTION)

    # AA-4.12
    if powers.actions:
        found += card_form("action", usable(state, at, powers, powers.actions))
    return found or [PASS]


def project_forms(state: State, at: int, powers: Powers, means: Means) -> list[Form]:
    """To complete a project, row by row (AA-6.1, AA-7.1, AA-8.1), and to prepare cards for one (AA-10.1)."""
    found: list[Form] = []
    left = state.left_to_pay(at, powers) if state.attached[at] else None
    kinds: tuple[Kind, ...] = ()
    for row in state.tables.in_rows(state.projects[at]).values():
        most = means.most(row.column, powers.limits[row.action])
        if state.boosts:
            most += boosted(state, row.colour)
        if most >= powers.kinds[row.kind]:
            found.append(row.form)
        elif left is not None:
            found += card_form(row.action, payable(row.cards, left, most))
        if means.giving[row.column]:
            kinds += (row.kind,)
    if kinds:
        found.append(_PREPARE[kinds])
    return found


def card_form(verb: str, cards: list[str]) -> list[Form]:
    """The form for one of these cards, if there are any."""
    return [Form(verb, (Field("card", tuple(cards)),))] if cards else []


def payable(cards: tuple[str, ...], left: Mapping[str, int], most: int) -> list[str]:
    """The cards that need not more than so many symbols."""
    return [card for card in cards if left[card] <= most]


def buy_form(state: State, at: int, powers: Powers) -> Form | None:
    """To buy: a kind, and how many cards to look at (AA-5.1, AA-5.2)."""
    most = state.credits[at] - powers.costs["buy"] + 1
    if most < 1:
        return None
    if state.ship_deck.layers and state.tech_deck.layers and state.planet_deck.layers:
        return _BUY[most]
    kinds = not_empty(state)
    return Form("buy", (Field("kind", kinds), Field("cards", bounds=(1, most)))) if kinds else None


def free_forms(state: State, at: int, powers: Powers) -> list[Form]:
    """What can be done before and after the action: artifacts, additional effects, paying for blocked cards."""
    found: list[Form] = []
    # AA-11.3
    if state.artifacts[at]:
        found += card_form("artifact", playable(state, at))
    # AA-4.10
    if powers.additional:
        found += card_form("additional", usable(state, at, powers, powers.additional))
    # AA-13.4
    if state.blocked[at]:
        found += card_form("lift", liftable(state, at))
    return found


def usable(state: State, at: int, powers: Powers, cards: tuple[str, ...]) -> list[str]:
    """The technologies whose action or additional effect can be paid for, does anything, and was not used before."""
    tables, found = state.tables, []
    for card in cards:
        cost = tables.cost[card]
        if card in state.used or credits_of(cost) > state.credits[at]:
            continue
        if any(possible(state, at, its) for its in tables.effect[card]):
            means = state.means(at)
            if not cost or enough(state, at, need_of(state, at, powers, "action", card), means):
                found.append(card)
    return found


def closed(state: State, at: int) -> tuple[tuple[str, str], ...]:
    """Why actions are not possible: the verb and the id of the reason."""
    powers, tables = state.powers(at), state.tables
    if not state.acts:
        return tuple([(verb, "action.taken") for verb in ACTIONS])
    open_verbs = {form.verb for form in (*action_forms(state, at, powers), *free_forms(state, at, powers))}
    found = []
    if "buy" not in open_verbs:
        found.append(("buy", "buy.credits"))
    for kind in ("planet", "tech", "ship"):
        if COMPLETES[kind] not in open_verbs:
            some = any(tables.kind[card] == kind for card in state.projects[at])
            found.append((COMPLETES[kind], "cost.short" if some else "project.none"))
    if "prepare" not in open_verbs:
        found.append(("prepare", "prepare.nothing"))
    if "trade" not in open_verbs:
        found.append(("trade", "cards.none"))
    if "remove" not in open_verbs:
        found.append(("remove", "cost.short" if state.blocked[at] else "blocked.none"))
    for action, kind in SIDE_OF.items():
        if action not in open_verbs:
            found.append((action, _why_not_operational(state, at, powers.operational[kind], kind)))
    for verb, reason in (
        ("faction", "cost.short_plain"), ("action", "action.none"), ("artifact", "artifact.none"),
        ("additional", "additional.none"), ("lift", "lift.none"), ("end", "action.first"),
    ):  # fmt: skip
        if verb not in open_verbs and not (verb == "end" and state.acted):
            found.append((verb, reason))
    return tuple(found)


def _why_not_operational(state: State, at: int, able: tuple[str, ...], kind: str) -> str:
    """Why an operational action is not possible: no such card, all of them blocked or used, or too few symbols."""
    if not able:
        blocked = any(state.tables.kind[card] == kind for card in state.operational[at] if card in state.blocked[at])
        return "operational.blocked" if blocked else f"operational.{kind}"
    return "operational.attacked" if kind == "ship" and set(able) <= set(state.attacked) else "cost.short_plain"


# How each begins


def act(state: State, table: Table[State], seat: Seat, answer: tuple[Any, ...]) -> None:
    """Carry out what the seat chose."""
    verb = answer[0]
    match verb:
        case "buy":
            table.do(Act(seat, verb, answer[1], ()))
            buy(state, table, seat, answer[1], answer[2])
        case "build" | "develop" | "discover" | "remove" | "action":
            table.do(Act(seat, verb, answer[1], (then.pay(seat, verb, answer[1]),)))
        case "prepare":
            most = most_prepared(state, PLACE[seat], answer[1])
            table.do(Act(seat, verb, answer[1], (then.prepare(seat, answer[1], most, first=True),)))
        case "trade" | "offensive" | "revenue" | "mine":
            table.do(Act(seat, verb, "", (then.pay(seat, verb, ""),)))
        case "faction":
            card = state.factions[PLACE[seat]]
            table.do(Act(seat, verb, card, (then.pay(seat, verb, card),)))
        case "additional":
            table.do(Use(seat, answer[1], (then.pay(seat, verb, answer[1]),)))
        case "artifact":
            play_artifact(state, table, seat, answer[1])
        case "lift":
            table.do(Lift(seat, answer[1], state.blocked[PLACE[seat]].count(answer[1])))
        case "pass":
            table.do(Act(seat, verb, "", ()))
        case _:
            table.do(EndActions(seat))


def only(state: State, table: Table[State], seat: Seat, action: str) -> None:
    """One more action, of this sort only; it costs what it always does, and may lapse (AA-19.4)."""
    at = PLACE[seat]
    forms = tuple(form for form in action_forms(state, at, state.powers(at)) if form.verb == action)
    if not forms:
        table.note(Nothing, "action.lapses", "AA-19.4", {"seat": seat, "action": action})
        return table.do(Go(()))
    answer = table.ask(Forms("only", seat, "AA-19.4", (*forms, STOP), state.powers(at).words))
    table.do(Go(()))
    if answer[0] == "stop":
        return
    before = state.acted
    table.do(MoreActions(seat, 1))
    act(state, table, seat, answer)
    if not before:
        table.do(StillToAct(seat))
