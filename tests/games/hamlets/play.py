"""Small boards and turns of Hamlets, with only the pieces and cards that matter."""

from __future__ import annotations

from typing import Any

import msgspec

from visavis.core import Decided, Effect, Position, Session, decide
from visavis.games.hamlets import GAME
from visavis.games.hamlets.cards import Card
from visavis.games.hamlets.state import State

CARDS = GAME.default_pack.table("card", Card)


def board(*, level: str = "normal", **fields: Any) -> State:
    """A state; sets of spaces as text: `board(yours="A1 B3", plain="C1")`. Unknown spaces are refused."""
    state: State = GAME.start(GAME.read_options({"level": level}), GAME.default_pack)
    for field, value in fields.items():
        state.write(field, value.split() if field in state.REGIONS else value)
    return state


def card(**values: Any) -> Card:
    """A support card that says this; the first card of the pack otherwise."""
    return msgspec.structs.replace(CARDS["1"], **values)


def deck(*left: str, turned: tuple[str, ...] = ()) -> dict[str, Any]:
    """Her deck (these cards), what is turned over, and all others as the reserve."""
    reserve = [id for id in CARDS if id not in (*left, *turned)]
    layers = [{"size": len(left), "known": sorted(left)}] if left else []
    layers += [{"size": len(reserve), "part": "reserve"}] if reserve else []
    return {"deck": {"stream": "deck", "layers": layers, "pool": reserve}, "turned": list(turned)}


def turn(
    side: str,
    *,
    options: dict[str, Any] | None = None,
    draws: tuple[str, ...] = (),
    answers: dict[str, list[Any]] | None = None,
    **state: Any,
) -> Decided:
    """One turn of a side, from a position."""
    facts = {
        name: value.split() if name in State.REGIONS and isinstance(value, str) else value
        for name, value in state.items()
    }
    facts = {"phase": "play", "turn": side, **facts}
    return decide(Position("hamlets", options or {}, facts, {"deck": list(draws)}, answers or {}))


def her_turn(support: str, action: str, *more: str, **state: Any) -> Decided:
    """Her turn with these two cards; `more` is left in her deck (three cards if nothing is said)."""
    left = more or tuple(id for id in CARDS if id not in (support, action))[:3]
    return turn("her", **deck(action, *left, turned=(support,)), draws=(action,), **state)


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    """The names of the effects."""
    return [type(effect).__name__ for effect in effects]


def one(effects: tuple[Effect, ...], kind: type[Any]) -> Any:
    """The only effect of a kind."""
    (found,) = (effect for effect in effects if isinstance(effect, kind))
    return found


def effects_of(session: Session[Any]) -> tuple[Effect, ...]:
    """All effects of a session."""
    return tuple(line for line in session.lines if isinstance(line, Effect))


def deciding(decision: Any) -> list[str]:
    """The criteria that cut something."""
    return [step.id for step in decision.steps if len(step.cut)]
