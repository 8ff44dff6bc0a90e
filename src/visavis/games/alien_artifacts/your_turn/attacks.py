"""Attacks (section 9): the target, the defense plan, the ships one after another, what the table says."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.games.alien_artifacts.cards import STANDARD, Call
from visavis.games.alien_artifacts.effects.attacks import Attack, Defend, LoseShip, NextSystem, Strike
from visavis.games.alien_artifacts.effects.scoring import Score
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, Task
from visavis.games.alien_artifacts.your_turn.gains import call, earn, gain_artifacts, reveal, spend, trigger

ALIEN, NOBODY, STOP = "alien", "nobody", "stop"


def target(state: State, table: Table[State], seat: Seat, *ships: str) -> None:
    """Choose one target for all ships (AA-9.1), or let it be (AA-8.5)."""
    others = tuple(other for other in state.seats if other != seat)
    chosen = table.ask(One("target", seat, "AA-9.1", (ALIEN, *others, NOBODY), args={"system": available(state)}))
    if chosen == NOBODY:
        return table.do(Go(()))
    table.note(Attack, seat, chosen)
    # AA-9.10: once for the whole attack.
    trigger(state, table, PLACE[seat], "on_attack")
    if chosen == ALIEN:
        return fight(state, table, seat, ALIEN, available(state), ships)
    trigger(state, table, PLACE[chosen], "on_attacked")
    if state.plans[PLACE[chosen]]:
        # AA-9.2: the defender is asked in a step of its own.
        return table.do(Go((("defend", chosen, seat, *ships),)))
    table.note(Defend, chosen, STANDARD)  # type: ignore[arg-type]
    fight(state, table, seat, chosen, STANDARD, ships)


def available(state: State) -> str:
    """The available alien system."""
    return str(state.systems.layers[0].known[0])


def defend(state: State, table: Table[State], seat: Seat, attacker: Seat, *ships: str) -> None:
    """The defender chooses the standard plan or one of its own; it stays in the hand (AA-9.2, AA-9.8)."""
    plan = table.ask(One("defend", seat, "AA-9.2", (STANDARD, *state.plans[PLACE[seat]]), args={"attacker": attacker}))
    table.note(Defend, seat, plan)
    fight(state, table, attacker, seat, plan, ships)


def fight(state: State, table: Table[State], seat: Seat, foe: str, plan: str, ships: tuple[str, ...]) -> None:
    """A single ship attacks at once; of several the attacker says which is next."""
    if len(ships) == 1:
        return strike(state, table, seat, foe, plan, ships[0], ())
    table.do(Go((("ships", seat, foe, plan, *ships),)))


def next_ship(state: State, table: Table[State], seat: Seat, foe: str, plan: str, *ships: str) -> None:
    """The next ship of an offensive, or no more (AA-9.4)."""
    if not ships:
        return end_attack(state, table, foe)
    ship = table.ask(One("ships", seat, "AA-9.4", (*ships, STOP)))
    if ship == STOP:
        return end_attack(state, table, foe)
    rest = tuple(one for one in ships if one != ship)
    strike(state, table, seat, foe, plan, ship, rest)


def strike(
    state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, rest: tuple[str, ...]
) -> None:
    """Turn up the card that the attack value begins with (AA-9.3)."""
    for _ in range(1 + state.powers(PLACE[seat]).more_revealed):
        reveal(state, table, seat)
    numbers = {state.tables.number[card] for card in state.shown}
    if len(numbers) > 1:
        return table.do(Go((("number", seat, foe, plan, ship, *rest),)))
    resolve(state, table, seat, foe, plan, ship, rest, numbers.pop() if numbers else 0)


def number(state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, *rest: str) -> None:
    """Several cards were turned up: one number counts (AA-19.6)."""
    card = table.ask(One("number", seat, "AA-19.6", state.shown, args={"ship": ship}))
    resolve(state, table, seat, foe, plan, ship, rest, state.tables.number[card])


def resolve(
    state: State, table: Table[State], seat: Seat, foe: str, plan: str, ship: str, rest: tuple[str, ...], base: int
) -> None:
    """The attack value, and the entry of the table for it."""
    tables, powers, where = state.tables, state.powers(PLACE[seat]), "alien" if foe == ALIEN else "player"
    # AA-9.3, AA-9.9: only the bonus of this ship; AA-9.5: above the table the last entry counts.
    bonus = sum(int(its[1]) for its in tables.ship(ship, "ATK") if its[2] in ("any", where))
    value = base + bonus + powers.attack["any"] + powers.attack[where] + state.attack
    table.do(Strike(seat, ship, value))
    tasks: tuple[Task, ...] = ()
    for its in tables.events[ship]["operational/attack"]:
        tasks += call(state, table, seat, its, ship)
    if base:
        for its in tables.entries[plan][min(max(value, 1), 5) - 1]:
            tasks += _entry(state, table, seat, foe, ship, its, plan)
    if tasks or rest:
        return table.do(Go((*tasks, ("ships", seat, foe, plan, *rest))))
    end_attack(state, table, foe)


def _entry(
    state: State, table: Table[State], seat: Seat, foe: str, ship: str, its: Call, plan: str
) -> tuple[Task, ...]:
    """One effect of a table."""
    word, amount = its[0], int(its[1]) if len(its) > 1 else 0
    match word:
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
            return (("block", seat, foe, amount),)
        case "STEAL":
            taken = min(amount, state.credits[PLACE[foe]])
            spend(state, table, foe, taken, "AA-9.6")  # type: ignore[arg-type]
            earn(state, table, seat, taken, "AA-9.6", plan)
        case "DEFVP":
            table.do(Score("AA-9.6", foe, amount, plan))  # type: ignore[arg-type]
        case "DEFCR":
            earn(state, table, foe, amount, "AA-9.6", plan)  # type: ignore[arg-type]
    return ()


def end_attack(state: State, table: Table[State], foe: str) -> None:
    """After the whole attack the alien system is replaced (AA-9.7)."""
    if foe == ALIEN:
        old = available(state)
        after = state.systems.without(old).with_below(old)
        table.do(NextSystem(old, str(table.draw(after))))
    table.do(Go(()))
