"""Fights in numbers (section 9): the chances of each ship before an attack, and how each attack went."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Any

from visavis.core import Chances, ChancesRow, Effect, Fighter, FightReport, Question
from visavis.core.card_face import Message
from visavis.games.alien_artifacts.cards import STANDARD, Call
from visavis.games.alien_artifacts.effects.artifacts import GainArtifact
from visavis.games.alien_artifacts.effects.attacks import Attack, Block, Defend, LoseShip, Strike
from visavis.games.alien_artifacts.effects.payment import Earn, Spend
from visavis.games.alien_artifacts.effects.resources import Reveal
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Act, NextTurn
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, minus_all
from visavis.games.alien_artifacts.ui.texts import calls_said
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn import ALIEN, available, bonus_of

HIGHEST, VALUES = 4, 5
"""The highest number on a card, and the number of entries of a table: the last one is for all values from it on."""


def chances_of_numbers(state: State, cards: int) -> dict[int, float]:
    """How likely the highest number of so many cards is, from what the seat of this view's state knows (AA-9.3).

    The next cards are any of those that it has not seen; where the deck is too small, the discards follow it (AA-15.3).
    """
    number = state.tables.number
    pools = [[number[str(card)] for card in state.resources.options()] if state.resources.size() else []]
    pools.append([number[card] for card in state.discards])
    first = min(cards, state.resources.size())
    drawn = (first, min(cards - first, len(pools[1])))
    if not sum(drawn):
        return {0: 1.0}
    up_to = [1.0] * (HIGHEST + 1)
    for most in range(HIGHEST + 1):
        for pool, count in zip(pools, drawn, strict=True):
            up_to[most] *= comb(sum(one <= most for one in pool), count) / comb(len(pool), count)
    return {most: up_to[most] - up_to[most - 1] for most in range(1, HIGHEST + 1)}


def chances_of(state: State, seat: Seat, foe: str, ship: str) -> tuple[float, ...]:
    """How likely each entry of a table is for a ship."""
    found = [0.0] * VALUES
    more = state.powers(PLACE[seat]).more_revealed
    for base, chance in chances_of_numbers(state, 1 + more).items():
        if base:
            found[min(max(base + bonus_of(state, seat, foe, ship), 1), VALUES) - 1] += chance
    return tuple(found)


def against(state: State, seat: Seat, foe: str, plan: str, ships: tuple[str, ...]) -> Chances:
    """The chances of ships against one target with this table: entry by entry, and what they come to in all."""
    tables = state.tables
    entries = tables.entries[plan]
    chances = [chances_of(state, seat, foe, ship) for ship in ships]
    rows = [
        ChancesRow(str(at + 1), tuple(calls_said(entry)), tuple(each[at] for each in chances))
        for at, entry in enumerate(entries)
    ]
    rows[-1] = ChancesRow(f"{VALUES}+", rows[-1].says, rows[-1].chances)

    def expected(word: str) -> float:
        amounts = [sum(_amount(its, word) for its in entry) for entry in entries]
        return round(sum(amount * each[at] for each in chances for at, amount in enumerate(amounts)), 1)

    losing = [any(its[0] in ("DESTROYED", "DAMAGED") for its in entry) for entry in entries]
    stakes: list[Message] = [("fight-gain", {"points": expected("VP"), "artifacts": expected("ART")})]
    if foe != ALIEN:
        gets = (expected("BLOCK"), expected("STEAL"), expected("DEFVP"))
        stakes.append(("fight-against", dict(zip(("blocks", "credits", "points"), gets, strict=True))))
    for ship, each in zip(ships, chances, strict=True):
        lost = sum(chance for chance, loses in zip(each, losing, strict=True) if loses)
        if lost:
            stakes.append(("fight-loss", {"ship": ship, "percent": round(100 * lost)}))
    bonuses = tuple(Fighter(ship, bonus_of(state, seat, foe, ship)) for ship in ships)
    return Chances(foe, plan, bonuses, tuple(rows), tuple(stakes), len(state.resources.options()))


def _amount(its: Call, word: str) -> int:
    return int(its[1]) if its[0] == word and len(its) > 1 else 0


def chances(view: View, question: Question, chosen: tuple[Any, ...] = ()) -> tuple[Chances, ...]:
    """The chances before a target, a ship or a plan is chosen, and before an offensive is paid for."""
    state, seat = view.state, question.seat
    if seat not in state.seats:
        return ()
    seat = state.seats[PLACE[seat]]
    task = state.pending[0] if state.pending else ()
    args = [str(one) for one in task[2:]]
    match question.id:
        case "target":
            return _targets(state, seat, tuple(args))
        case "defend":
            attacker: Any = args[0]
            plans = (STANDARD, *state.plans[PLACE[seat]])
            return tuple(against(state, attacker, seat, plan, tuple(args[1:])) for plan in plans)
        case "ships":
            ships = tuple(one for one in args[2:] if one in state.operational[PLACE[seat]])
            return (against(state, seat, args[0], args[1], ships),) if ships else ()
    if chosen[:1] == ("offensive",):
        ready = minus_all(state.powers(PLACE[seat]).operational["ship"], state.attacked)
        return _targets(state, seat, ready)
    return ()


def _targets(state: State, seat: Seat, ships: tuple[str, ...]) -> tuple[Chances, ...]:
    found = [against(state, seat, ALIEN, available(state), ships)]
    # What a rival has for a plan is hidden; the standard plan is the one that everybody has.
    found += [against(state, seat, other, STANDARD, ships) for other in state.seats if other != seat]
    return tuple(found)


# How it went


def fights(state: State, events: Iterable[tuple[int, Effect]]) -> tuple[FightReport, ...]:
    """Each attack of these effects, ship by ship: the card, the sum, what was won and lost, where blockades landed."""
    found: list[FightReport] = []
    foe = plan = ""
    cards: list[str] = []
    for line, effect in events:
        match effect:
            case Attack():
                foe, plan, cards = effect.target, "", []
            case Defend():
                plan = effect.plan
            case Reveal():
                cards.append(effect.card)
            case Strike():
                numbers = [state.tables.number[card] for card in cards if card in state.tables.number]
                base = max(numbers, default=0)
                bonus = effect.value - base
                turned, value = tuple(numbers), effect.value
                found.append(FightReport(line, effect.seat, foe, effect.ship, turned, base, bonus, value, plan))
                cards = []
            case Score() | Earn() | Spend() | GainArtifact() | LoseShip() | Block() if found:
                found[-1] = found[-1].then(line, effect)
            case Act() | NextTurn():
                cards = []
                found[-1:] = [one.over() for one in found[-1:]]
    return tuple(found)
