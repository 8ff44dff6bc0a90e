"""Everything that can still be to be done, one function for each: a task is made here and nowhere else.

A task is a plain tuple, as it stands in logs since the first release: its name, the seat, what it needs to know. The
rule that carries it out (`turns.TASKS`) takes the same values; `faults.TAKES` says which ones a position may give it.
"""

from __future__ import annotations

from visavis.games.alien_artifacts.cards import Call, Kind
from visavis.games.alien_artifacts.options import Seat
from visavis.games.alien_artifacts.state import Task

# 1 Setting up


def choose_faction(seat: Seat) -> Task:
    """Choose one of the factions that are left."""
    return ("faction", seat)


def set_up_faction(seat: Seat, line: int) -> Task:
    """A line of the faction's own set-up."""
    return ("start", seat, line)


def keep(seat: Seat, zone: str) -> Task:
    """Keep one of the cards that were drawn."""
    return ("keep", seat, zone)


# 3, 15 to 17 The turn and the end


def turn(seat: Seat) -> Task:
    """The action phase."""
    return ("turn", seat)


def only(seat: Seat, action: str) -> Task:
    """One more action of this sort."""
    return ("only", seat, action)


def draw_phase(seat: Seat) -> Task:
    """Discard and draw."""
    return ("draw", seat)


def end_turn(seat: Seat) -> Task:
    """It is the next seat's turn."""
    return ("next", seat)


def score(seat: Seat, *decided: str) -> Task:
    """The final scoring; for which blocked technologies it was decided to pay (+) or not (-)."""
    return ("score", seat, *decided)


# 4, 10 Paying and preparing


def pay(seat: Seat, action: str, card: str) -> Task:
    """Pay for an action with some card."""
    return ("pay", seat, action, card)


def pick(seat: Seat, action: str, card: str, *chosen: str) -> Task:
    """Put a payment together, these sections so far."""
    return ("pick", seat, action, card, *chosen)


def prepare(seat: Seat, row: str, left: int, *, first: bool) -> Task:
    """Attach so many cards to projects of a row; the first one must be."""
    return ("prepare", seat, row, left, int(first))


# 6 to 8, 14 Completing, producing, revenue


def side(seat: Seat, card: str) -> Task:
    """A completed card enters the empire."""
    return ("side", seat, card)


def produce(seat: Seat, planet: str, count: int) -> Task:
    """Produce cards on a planet."""
    return ("produce", seat, planet, count)


def tuck(seat: Seat, planet: str, left: int) -> Task:
    """Choose the section of a produced card, and produce so many more."""
    return ("tuck", seat, planet, left)


def in_order(seat: Seat, action: str, *cards: str) -> Task:
    """Revenue or mining with these cards, in the order that the owner chooses."""
    return ("order", seat, action, *cards)


# 9 Attacks


def target(seat: Seat, *ships: str) -> Task:
    """Choose the target of these ships."""
    return ("target", seat, *ships)


def defend(seat: Seat, attacker: Seat, *ships: str) -> Task:
    """Choose a plan against these ships."""
    return ("defend", seat, attacker, *ships)


def first_ship(seat: Seat, foe: str, plan: str, *ships: str) -> Task:
    """Choose the ship that attacks first; until then nothing has been attacked."""
    return ("first", seat, foe, plan, *ships)


def next_ship(seat: Seat, foe: str, plan: str, *ships: str) -> Task:
    """The attack goes on with these ships, or is over."""
    return ("ships", seat, foe, plan, *ships)


def number(seat: Seat, foe: str, plan: str, ship: str, *rest: str) -> Task:
    """Choose the number that counts for a ship."""
    return ("number", seat, foe, plan, ship, *rest)


def block(seat: Seat, victim: str, count: int) -> Task:
    """Put tokens on cards of the defender."""
    return ("block", seat, victim, count)


# 11, 13, 19 Artifacts, tokens, words that need an answer


def keep_artifact(seat: Seat, look: int) -> Task:
    """Look at artifacts and keep one."""
    return ("artifact", seat, look)


def clear(seat: Seat, kind: Kind | str, count: int) -> Task:
    """Remove tokens from own cards of a kind."""
    return ("clear", seat, kind, count)


def call(seat: Seat, its: Call, source: str) -> Task:
    """Carry out a word of a card."""
    return ("call", seat, *its, source)
