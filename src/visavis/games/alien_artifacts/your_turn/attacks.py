"""Attacks (section 9): the target, the defense plan, the ships one after another, what the table says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from visavis.core import Nothing, One, Table
from visavis.games.alien_artifacts.cards import STANDARD, Call
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.attacks import Attack, Defend, LoseShip, NextSystem, Strike
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, Task
from visavis.games.alien_artifacts.your_turn.artifacts import play_artifact, playable
from visavis.games.alien_artifacts.your_turn.gains import call, earn, gain_artifacts, reveal, spend, trigger

ALIEN, NOBODY, STOP = "alien", "nobody", "stop"


# 9.1 and 9.2 The target and its plan


def target(state: State, table: Table[State], seat: Seat, *ships: str) -> None:
    """Choose one target for all ships (AA-9.1), or let it be (AA-8.5); an artifact can be played before (AA-11.3)."""
    others = tuple(other for other in state.seats if other != seat)
    artifacts = playable(state, PLACE[seat]) if state.artifacts[PLACE[seat]] else ()
    options = (ALIEN, *others, *artifacts, NOBODY)
    args = {"system": available(state), "ships": ships, "plan": STANDARD}
    table.last(One("target", seat, "AA-9.1", options, args=args), _aimed, seat, ships, artifacts)


def _aimed(
    state: State, table: Table[State], seat: Seat, ships: tuple[str, ...], artifacts: Sequence[str], chosen: str
) -> None:
    if chosen in artifacts:
        return play_artifact(state, table, seat, chosen)
    if chosen == NOBODY:
        table.note(Nothing, "attack.none", "AA-8.5", {"seat": seat})
        return table.do(Go(()))
    table.note(Attack, seat, chosen)
    if chosen == ALIEN:
        return fight(state, table, seat, ALIEN, available(state), ships)
    defender = cast("Seat", chosen)
    if state.plans[PLACE[defender]]:
        # AA-9.2: the defender is asked in a step of its own.
        return table.do(Go((then.defend(defender, seat, *ships),)))
    table.note(Defend, defender, STANDARD)
    fight(state, table, seat, defender, STANDARD, ships)


def available(state: State) -> str:
    """The available alien system (AA-1.4)."""
    return str(state.systems.layers[0].known[0])


def defend(state: State, table: Table[State], seat: Seat, attacker: Seat, *ships: str) -> None:
    """The defender chooses the standard plan or one of its own; it stays in the hand (AA-9.2, AA-9.8)."""
    plan = table.ask(One("defend", seat, "AA-9.2", (STANDARD, *state.plans[PLACE[seat]]), args={"attacker": attacker}))
    table.note(Defend, seat, plan)
    fight(state, table, attacker, seat, plan, ships)


def fight(state: State, table: Table[State], seat: Seat, foe: str, plan: str, ships: tuple[str, ...]) -> None:
    """A single ship attacks at once; of several the attacker says which is the first, if any."""
    if len(ships) > 1:
        return table.do(Go((then.first_ship(seat, foe, plan, *ships),)))
    begin(state, table, seat, foe)
    strike(state, table, seat, foe, plan, ships[0], ())


# 9.3 and 9.4 One ship after another


def begin(state: State, table: Table[State], seat: Seat, foe: str) -> None:
    """The first ship attacks: what an attack triggers happens, once for all ships (AA-9.10)."""
    trigger(state, table, PLACE[seat], "on_attack")
    if foe != ALIEN:
        trigger(state, table, PLACE[foe], "on_attacked")


def first_ship(state: State, table: Table[State], seat: Seat, foe: str, plan: str, *ships: str) -> None:
    """The ship that attacks first; where none does, nothing was attacked (AA-9.4, AA-9.10)."""
    ship = ask_ship(state, table, seat, foe, plan, ships)
    if ship == STOP:
        table.note(Nothing, "attack.none", "AA-9.4", {"seat": seat})
        table.do(Go(()))
    elif ship is not None:
        begin(state, table, seat, foe)
        strike(state, table, seat, foe, plan, ship, tuple(one for one in ships if one != ship))


def next_ship(state: State, table: Table[State], seat: Seat, foe: str, plan: str, *ships: str) -> None:
    """The next ship of an offensive, or no more (AA-9.4)."""
    ship = ask_ship(state, table, seat, foe, plan, ships) if ships else STOP
    if ship == STOP:
        end_attack(state, table, foe, plan)
    elif ship is not None:
        strike(state, table, seat, foe, plan, ship, tuple(one for one in ships if one != ship))


def ask_ship(
    state: State, table: Table[State], seat: Seat, foe: str, plan: str, ships: tuple[str, ...]
) -> str | None:  # fmt: skip
    """Which ship is next; None if an artifact was played between two ships (AA-11.3)."""
    artifacts = playable(state, PLACE[seat]) if state.artifacts[PLACE[seat]] else ()
    args = {"foe": foe, "plan": plan}
    ship: str = table.ask(One("ships", seat, "AA-9.4", (*ships, *artifacts, STOP), args=args))
    if ship not in artifacts:
        return ship
    play_artifact(state, table, seat, ship)
    return None


def strike(
    state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, rest: tuple[str, ...]
) -> None:
    """Turn up the card that the attack value begins with (AA-9.3)."""
    for _ in range(1 + state.powers(PLACE[seat]).more_revealed):
        reveal(state, table, seat)
    numbers = {state.tables.number[card] for card in state.shown}
    if len(numbers) > 1:
        return table.do(Go((then.number(seat, foe, plan, ship, *rest),)))
    resolve(state, table, seat, foe, plan, ship, rest, numbers.pop() if numbers else 0)


def number(state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, *rest: str) -> None:
    """Several cards were turned up: one number counts (AA-19.6)."""
    args = {"ship": ship, "plan": plan, "bonus": bonus_of(state, seat, foe, ship)}
    card = table.ask(One("number", seat, "AA-19.6", state.shown, args=args))
    resolve(state, table, seat, foe, plan, ship, rest, state.tables.number[card])


def bonus_of(state: State, seat: Seat, foe: str, ship: str) -> int:
    """What is added to the number: of the ships only this one (AA-9.3, AA-9.9, AA-2.8)."""
    where = "alien" if foe == ALIEN else "player"
    attack = state.powers(PLACE[seat]).attack
    its_own = sum(int(its[1]) for its in state.tables.ship(ship, "ATK") if its[2] in ("any", where))
    return its_own + attack["any"] + attack[where] + state.attack


def resolve(
    state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, rest: tuple[str, ...], base: int
) -> None:
    """The attack value, and the entry of the table for it; above the table the last entry counts (AA-9.5)."""
    tables = state.tables
    value = base + bonus_of(state, seat, foe, ship)
    table.do(Strike(seat, ship, value))
    tasks: tuple[Task, ...] = ()
    for its in tables.events[ship]["operational/attack"]:
        tasks += call(state, table, seat, its, ship)
    if base:
        for its in tables.entries[plan][min(max(value, 1), 5) - 1]:
            tasks += _entry(state, table, seat, foe, ship, its, plan)
    else:
        table.note(Nothing, "reveal.no_cards", "AA-15.4", {"card": ship})
    if tasks or rest:
        return table.do(Go((*tasks, then.next_ship(seat, foe, plan, *rest))))
    end_attack(state, table, foe, plan)


def _entry(
    state: State, table: Table[State], seat: Seat, foe: str, ship: str, its: Call, plan: str
) -> tuple[Task, ...]:
    """One effect of a table (AA-9.6)."""
    word, amount = its[0], int(its[1]) if len(its) > 1 else 0
    match word:
        case "NONE":
            table.note(Nothing, "attack.nothing", "AA-9.6", {"ship": ship, "plan": plan})
        case "DESTROYED" | "DAMAGED":
            saved = bool(state.tables.ship(ship, "SAVE") or state.powers(PLACE[seat]).saves)
            destroyed = word == "DESTROYED" and not saved
            if destroyed:
                table.do(LoseShip("AA-9.11", seat, ship, "destroyed"))
            else:
                table.do(LoseShip("AA-9.11", seat, ship, "damaged"))
            trigger(state, table, PLACE[seat], "on_ship_lost")
        case "VP":
            table.do(Score("AA-9.6", seat, amount, plan))
        case "CR":
            earn(state, table, seat, amount, "AA-9.6", plan)
        case "ART":
            look = sum(int(one[1]) for one in state.tables.ship(ship, "ARTLOOK"))
            return gain_artifacts(state, table, seat, amount, max(1, look))
        case "BLOCK":
            return (then.block(seat, foe, amount),)
        case "STEAL":
            taken = min(amount, state.credits[PLACE[foe]])
            if not taken:
                table.note(Nothing, "attack.no_credits", "AA-9.6", {"foe": foe})
            spend(state, table, foe, taken, "AA-9.6")  # type: ignore[arg-type]
            earn(state, table, seat, taken, "AA-9.6", plan)
        case "DEFVP":
            table.do(Score("AA-9.6", foe, amount, plan))  # type: ignore[arg-type]
        case "DEFCR":
            earn(state, table, foe, amount, "AA-9.6", plan)  # type: ignore[arg-type]
    return ()


def end_attack(state: State, table: Table[State], foe: str, plan: str) -> None:
    """After the whole attack the alien system is replaced (AA-9.7).

    A ship that was finished inside the attack may have attacked the same system, which is replaced only once.
    """
    if foe == ALIEN and available(state) == plan:
        after = state.systems.without(plan).with_below(plan)
        table.do(NextSystem(plan, str(table.draw(after))))
    table.do(Go(()))
