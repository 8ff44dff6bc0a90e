"""Small positions and turns of Tapestry, with only the pieces and cards that matter."""

from __future__ import annotations

from typing import Any

from visavis.core import Decided, Decision, Effect, Nothing, Position, Session, decide, narrow
from visavis.games.tapestry import GAME
from visavis.games.tapestry.cards import Guide, Landmark, cards_in_play
from visavis.games.tapestry.effects.bots import IncomeStep, ScoreMarker
from visavis.games.tapestry.state import State

PACK = GAME.default_pack
LANDMARKS = [id for id, one in PACK.table("landmark", Landmark).items() if one.track != "arts"]
AGES = {"phase": "play", "era": 1, "your_era": 1, "favourite": "technology", "shadow_favourite": "science"}
"""A game in its first era."""


def facts(**fields: Any) -> dict[str, Any]:
    """Fields of a position; sets of hexes as text: `facts(yours="2:0 1:0")`. The starts if nothing is said."""
    found = {**AGES, "turn": "bots", "landmarks": LANDMARKS, "yours": "2:0", "automas": "-2:2", **fields}
    return {
        name: value.split() if name in State.REGIONS and isinstance(value, str) else value
        for name, value in found.items()
    }


def board(options: dict[str, Any] | None = None, **fields: Any) -> State:
    """A state; unknown hexes are refused."""
    chosen = GAME.read_options(options or {})
    state: State = GAME.start(chosen, PACK)
    given = facts(**fields)
    for field, value in given.items():
        state.write(field, value)
    assert GAME.complete_position is not None
    GAME.complete_position(state, frozenset(given))
    assert GAME.faults(state) == ()
    return state


def guide(card: str) -> Guide:
    """A decision card."""
    return board().data.guides[card]


def deck(*left: str, pair: tuple[str, ...] = (), discard: tuple[str, ...] = (), **options: Any) -> dict[str, Any]:
    """The decision deck (these cards), the open pair, the discarded ones, and all others as the progress deck."""
    state = GAME.start(GAME.read_options(options), PACK)
    known = (*left, *pair, *discard)
    rest = [card for card in cards_in_play(state.setting, state.data) if card not in known]
    layers = [{"size": len(left), "known": sorted(left)}] if left else []
    layers += [{"size": len(rest), "part": "progress"}] if rest else []
    return {"deck": {"stream": "deck", "layers": layers, "pool": rest}, "pair": list(pair), "discard": list(discard)}


def turn(
    *,
    options: dict[str, Any] | None = None,
    draws: dict[str, list[Any]] | None = None,
    answers: dict[str, list[Any]] | None = None,
    **fields: Any,
) -> Decided:
    """One step from a position; every tile is turned by 0 unless something else is said."""
    given = facts(**fields)
    if (options or {}).get("tracked") is False:
        given = {name: value for name, value in given.items() if name not in State.REGIONS}
    told = {"rotation": [0] * 9, **(draws or {})}
    return decide(Position("tapestry", options or {}, given, told, answers or {}))


def bots(left: str, right: str, *, more: tuple[str, ...] = ("6", "7"), draws: Any = None, **fields: Any) -> Decided:
    """The bots' turn with this pair; `more` stays in the decision deck."""
    others = tuple(card for card in more if card not in (left, right)) or ("3", "4")
    told = {"deck": [left, right], **(draws or {})}
    return turn(**deck(left, right, *others), draws=told, **fields)


def income(number: int, *, pair: tuple[str, str] = ("6", "18"), level: int = 2, **fields: Any) -> Decided:
    """Income turn number so-and-so of the bots: the decision deck is empty, the pair lies open."""
    options = {"level": level, **fields.pop("options", {})}
    discard = tuple(card for card in ("1", "2", "3") if card not in pair)[:2]
    given = deck(pair=pair, discard=discard, **options) if number > 1 else {}
    return turn(options=options, era=number - 1, **{**given, "your_era": number, **fields})


def you(*actions: Any, **fields: Any) -> Decided:
    """One action of yours; what only cards can do is said so first."""
    told: dict[str, list[Any]] = {"your.more": [], "your.card": [], "conquer.far": [True], "explore.far": [True]}
    for action in actions:
        rare = action[0] in ("marker", "outpost", "building", "token", "stand", "landmark", "everyone")
        told["your.more"].append(("card",) if rare else action)
        told["your.card"] += [action] if rare else []
    return turn(turn="you", moved=True, answers={**told, **fields.pop("answers", {})}, **fields)


def best(choice: Any) -> Decision:
    """What a choice comes to."""
    return narrow(choice)


def deciding(decision: Decision) -> list[str]:
    """The criteria that cut something."""
    return [step.id for step in decision.steps if len(step.cut)]


def decision(decided: Decided, id: str) -> Decision:
    """The first decision of this name."""
    return next(one for one in decided.decisions if one.id == id)


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    """The names of the effects, without what is only said: headings, sums, and what came to nothing."""
    return [type(effect).__name__ for effect in effects if not isinstance(effect, (Nothing, IncomeStep, ScoreMarker))]


def nothing(decided: Decided | Session[Any]) -> list[tuple[str, str]]:
    """What came to nothing: case and clause, in order."""
    effects = decided.effects if isinstance(decided, Decided) else decided.lines
    return [(effect.case, effect.clause) for effect in effects if isinstance(effect, Nothing)]


def all_of(decided: Decided | Session[Any], kind: type[Any]) -> list[Any]:
    """The effects of a kind."""
    effects = decided.effects if isinstance(decided, Decided) else decided.lines
    found = [effect for effect in effects if isinstance(effect, kind)]
    if not found and isinstance(decided, Decided):
        # "None of them" is true of a whole step only.
        assert decided.question is None, f"{decided.question.id} is asked"
    return found


def one(decided: Decided | Session[Any], kind: type[Any]) -> Any:
    """The only effect of a kind."""
    (found,) = all_of(decided, kind)
    return found


def after(decided: Decided, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """The state after these effects."""
    state = board(options, **fields)
    for effect in decided.effects:
        effect.apply(state)
    return state


def set_up(
    answers: dict[str, Any] | None = None, seed: int = 0, shown: tuple[str, ...] = (), **options: Any
) -> Session[Any]:
    """A new game after its set-up: these answers, otherwise the first option."""
    session = Session.new(GAME, options, seed=seed, shown=shown)
    given = answers or {}
    while session.pending is not None and session.timeline.now.phase == "setup":
        question = session.pending
        session.answer(given.get(question.id, next(iter(question.answers()))))
    return session
