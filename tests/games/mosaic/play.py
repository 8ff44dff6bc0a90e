"""Small tables and turns of Mosaic, with only the pieces and cards that matter."""

from __future__ import annotations

from typing import Any

from visavis.core import Decided, Effect, Nothing, Position, Session, decide
from visavis.games.mosaic import GAME
from visavis.games.mosaic.cards import RING
from visavis.games.mosaic.effects.bot_turn import RefillOffer, SecondAction, UseAbility, WonderAnywhere

SIDES = ("you", "bot", "static")
ANYTHING: dict[str, Any] = {"stone": [9], "food": [9], "idea": [9]}
"""He can pay for everything."""


def on_board(where: dict[str, dict[str, int]], sides: tuple[str, ...] = SIDES) -> list[list[int]]:
    """Pieces by side and region: `on_board({"bot": {"egypt": 2}})`. Unknown names are refused."""
    for side, regions in where.items():
        assert side in sides, side
        assert set(regions) <= set(RING), regions
    return [[where.get(side, {}).get(region, 0) for region in RING] for side in sides]


def tiles_in(where: dict[str, list[tuple[str, int]]]) -> list[list[tuple[str, int]]]:
    """Resource tiles by region; all other regions have none."""
    assert set(where) <= set(RING), where
    return [where.get(region, []) for region in RING]


def known(*cards: str, stream: str) -> dict[str, Any]:
    """A deck with these cards on top, the first one uppermost."""
    return {"stream": stream, "layers": [{"size": 1, "known": [card]} for card in cards], "pool": []}


def table(
    *cards: str,
    locations: tuple[str, ...] = ("L02", "L05"),
    sides: tuple[str, ...] = SIDES,
    options: dict[str, Any] | None = None,
    **state: Any,
) -> dict[str, Any]:
    """A table in play: his turn, these action cards and location cards on top of their decks."""
    facts: dict[str, Any] = {
        "phase": "play",
        "turn": "bot",
        "starts": [["italia", "egypt"]],
        "homes": ["assyria"],
        "static": ["greece", "numidia"],
        "leaders": ["artist"],
        "golden_left": 4,
        "achievements_left": 5,
        "wonders_left": 5,
        "action": known(*cards, stream="action") if cards else None,
        "location": known(*locations, stream="location"),
        "row_size": 5,
    }
    tracked = (options or {}).get("tracked", True)
    if tracked:
        facts["tiles"] = tiles_in({})
    for name, value in state.items():
        if name in ("cities", "towns", "infantry", "cavalry", "siege", "wonders"):
            value = on_board(value, sides)
        elif name == "tiles":
            value = tiles_in(value)
        facts[name] = value
    return {name: value for name, value in facts.items() if value is not None}


def turn(
    *cards: str,
    options: dict[str, Any] | None = None,
    answers: dict[str, list[Any]] | None = None,
    draws: dict[str, list[Any]] | None = None,
    **state: Any,
) -> Decided:
    """His turn with these action cards on top of his deck."""
    facts = table(*cards, options=options, **state)
    return decide(Position("mosaic", options or {}, facts, draws or {}, answers or {}))


def step(
    phase: str,
    *,
    options: dict[str, Any] | None = None,
    answers: dict[str, list[Any]] | None = None,
    draws: dict[str, list[Any]] | None = None,
    **state: Any,
) -> Decided:
    """One step of a phase of the set-up, from the start."""
    return decide(Position("mosaic", options or {}, {"phase": phase, **state}, draws or {}, answers or {}))


TOLD = (Nothing, RefillOffer, SecondAction, UseAbility, WonderAnywhere)
"""What only goes along with what he does; tests of their own look at it."""


def kinds(decided: Decided) -> list[str]:
    """The names of the effects, without those that are mere bookkeeping and what goes along with them."""
    return [type(effect).__name__ for effect in decided.effects if effect.kind != "silent" and type(effect) not in TOLD]


def came_to_nothing(decided: Decided) -> list[tuple[str, str]]:
    """What came to nothing, to less or to something else, each with its clause."""
    return [(effect.case, effect.clause) for effect in decided.effects if isinstance(effect, Nothing)]


def all_of(decided: Decided, kind: type[Any]) -> list[Any]:
    """The effects of a kind."""
    return [effect for effect in decided.effects if isinstance(effect, kind)]


def one(decided: Decided, kind: type[Any]) -> Any:
    """The only effect of a kind."""
    (found,) = all_of(decided, kind)
    return found


def decision(decided: Decided, id: str) -> Any:
    """The only decision with this id."""
    (found,) = (one for one in decided.decisions if one.id == id)
    return found


def deciding(decision: Any) -> list[str]:
    """The criteria that cut something."""
    return [step.id for step in decision.steps if len(step.cut)]


def effects_of(session: Session[Any]) -> list[Effect]:
    """All effects of a session."""
    return [line for line in session.lines if isinstance(line, Effect)]


def from_table(*cards: str, options: dict[str, Any] | None = None, **state: Any) -> Session[Any]:
    """A session from a table in play."""
    return Session.new(GAME, options or {}, position=table(*cards, options=options, **state))
