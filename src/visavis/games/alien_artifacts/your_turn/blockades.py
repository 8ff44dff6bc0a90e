"""Blockade tokens (section 13): put on cards, paid for, removed."""

from __future__ import annotations

from visavis.core import Field, Form, Nothing, One, Table
from visavis.games.alien_artifacts.cards import KINDS, Means, Powers
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.attacks import Block, Unblock
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.your_turn.payment import enough, need_of


def block(state: State, table: Table[State], seat: Seat, victim: Seat, count: int) -> None:
    """The attacker puts a token on a card of the defender (AA-9.12)."""
    at = PLACE[victim]
    empire = state.logistics[at] + state.operational[at]
    if not empire or not state.tokens():
        table.note(Nothing, "block.nothing", "AA-9.12", {"victim": victim})
        return table.do(Go(()))
    card = table.ask(One("block", seat, "AA-9.12", empire, args={"victim": victim, "count": count}))
    table.do(Block(seat, victim, card))
    table.do(Go((then.block(seat, victim, count - 1),) if count > 1 else ()))


def remove_form(state: State, at: int, powers: Powers, means: Means) -> list[Form]:
    """To remove tokens from the cards of one kind (AA-13.2)."""
    kinds = {state.tables.kind[card] for card in state.blocked[at]}
    removable = tuple(
        kind for kind in KINDS if kind in kinds and enough(state, at, need_of(state, at, powers, "remove", kind), means)
    )
    return [Form("remove", (Field("kind", removable),))] if removable else []


def liftable(state: State, at: int) -> list[str]:
    """The blocked cards that can be paid for (AA-13.4); after the action only an additional effect is of use."""
    blocked, credits, trigger = state.blocked[at], state.credits[at], state.tables.trigger
    return [
        card
        for card in dict.fromkeys(blocked)
        if card not in state.lifted
        and blocked.count(card) <= credits
        and (state.acts or (trigger.get(card) == "turn" and card in state.logistics[at] and card not in state.used))
    ]


def clear(state: State, table: Table[State], seat: Seat, kind: str, count: int) -> None:
    """Remove tokens from own cards, one after another (AA-13.2)."""
    of = state.tables.kind
    cards = tuple(dict.fromkeys(card for card in state.blocked[PLACE[seat]] if kind in ("any", of[card])))
    if not cards:
        return table.do(Go(()))
    card = cards[0] if len(cards) == 1 else table.ask(One("clear", seat, "AA-13.2", cards, args={"count": count}))
    table.do(Unblock(seat, card))
    table.do(Go((then.clear(seat, kind, count - 1),) if count > 1 else ()))
