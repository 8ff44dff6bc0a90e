"""Small boards and turns of Terra Mystica, with only the pieces and cards that matter."""

from __future__ import annotations

from typing import Any

import msgspec

from visavis.core import TABLE, BareTable, Decided, Effect, Note, Nothing, One, Position, RandomPolicy, Session, decide
from visavis.core.play.timeline import place
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.cards import Card
from visavis.games.terra_mystica.state import State

CARDS = GAME.default_pack.table("card", Card)
SPACES = tuple(name for name in State.REGIONS if name != "became")
GROUNDS = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano")
LEVEL_2 = {"level": "automa"}


def facts(fields: dict[str, Any]) -> dict[str, Any]:
    """State fields; sets of spaces as text, and `became={"forest": "D4 E5"}`."""
    found: dict[str, Any] = {
        name: value.split() if name in SPACES and isinstance(value, str) else value for name, value in fields.items()
    }
    if "became" in found:
        found["became"] = [found["became"].get(ground, "").split() for ground in GROUNDS]
    return {"phase": "play", **found}


def board(options: dict[str, Any] | None = None, **fields: Any) -> State:
    """A state with these facts; what does not matter is filled in. Impossible ones are refused."""
    state: State = GAME.start(GAME.read_options(options or {}), GAME.default_pack)
    place(GAME, state, facts(fields))
    return state


def card(**values: Any) -> Card:
    """A support card that says this; card 1 otherwise."""
    return msgspec.structs.replace(CARDS["1"], **values)


def deck(
    *left: str, turned: tuple[str, ...] = (), merchants: bool = False, aside: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Her deck (these cards), what is turned over, and all others as the reserve."""
    ids = [id for id in CARDS if CARDS[id].merchants <= merchants and not (merchants and f"{id}m" in CARDS)]
    reserve = [id for id in ids if id not in (*left, *turned, *aside, "m")]
    layers = [{"size": len(left), "known": sorted(left)}] if left else []
    layers += [{"size": len(reserve), "part": "reserve"}] if reserve else []
    return {"deck": {"stream": "deck", "layers": layers, "pool": reserve}, "turned": list(turned), "aside": list(aside)}


def turn(
    seat: str,
    *,
    options: dict[str, Any] | None = None,
    draws: dict[str, list[Any]] | None = None,
    answers: dict[str, list[Any]] | None = None,
    **fields: Any,
) -> Decided:
    """One step of a side, from a position."""
    state, known = facts({"turn": seat, **fields}), answers or {}
    decided = decide(Position("terra_mystica", options or {}, state, draws or {}, known))
    if isinstance(decided.question, One) and decided.question.id == "pass.points" and "pass.points" not in known:
        # Nobody who tests something else has a printed tile: our value.
        known = {**known, "pass.points": [decided.question.options[0]]}
        decided = decide(Position("terra_mystica", options or {}, state, draws or {}, known))
    return decided


def her_turn(support: str, action: str, *more: str, **fields: Any) -> Decided:
    """Her turn with these two cards; `more` is left in her deck (three cards if nothing is said)."""
    merchants = bool((fields.get("options") or {}).get("merchants"))
    spare = [
        id for id in CARDS if CARDS[id].merchants <= merchants and not (merchants and f"{id}m" in CARDS) and id != "m"
    ]
    left = more or tuple(id for id in spare if id not in (support, action))[:3]
    laid = deck(action, *left, turned=(support,), merchants=merchants, aside=tuple(fields.pop("aside", ())))
    return turn("her", draws={"deck": [action]}, **{**laid, **fields})


def table_of(state: State) -> BareTable[State]:
    """A table on which a rule can be tried out."""
    return BareTable(GAME, state, 1, {"you": GAME.policy("rival"), TABLE: RandomPolicy()}, trace=True)


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    """The names of the effects that change something."""
    return [type(effect).__name__ for effect in effects if not isinstance(effect, Note)]


def changes(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects that change something."""
    return tuple(effect for effect in effects if not isinstance(effect, Note))


def untold(effects: tuple[Effect, ...]) -> list[tuple[str, str]]:
    """What came to nothing, with its clause."""
    return [(effect.case, effect.clause) for effect in effects if isinstance(effect, Nothing)]


def all_of(effects: tuple[Effect, ...], kind: type[Any]) -> list[Any]:
    """The effects of a kind."""
    return [effect for effect in effects if isinstance(effect, kind)]


def one(effects: tuple[Effect, ...], kind: type[Any]) -> Any:
    """The only effect of a kind."""
    (found,) = all_of(effects, kind)
    return found


def effects_of(session: Session[Any]) -> tuple[Effect, ...]:
    """All effects of a session."""
    return tuple(line for line in session.lines if isinstance(line, Effect))


def deciding(decision: Any) -> list[str]:
    """The criteria that cut something."""
    return [step.id for step in decision.steps if len(step.cut)]


def started(options: dict[str, Any] | None = None, *answers: Any, seed: int = 1, **more: Any) -> Session[Any]:
    """A game whose set-up was answered so; without answers: Nomads against Simpletons of the forest."""
    session = Session.new(GAME, options or {}, seed=seed, **more)
    for answer in answers:
        session.answer(answer)
    return session
