"""Small tables of Alien Artifacts for tests: only the cards that matter; everybody a person unless said otherwise.

Card numbers as in the house set: RES01 to RES04 are red 3 or green 2, RES56 red 3 or gold 1, and so on.
"""

from __future__ import annotations

from typing import Any

from visavis.core import Effect, Session
from visavis.core.question import Forms, One, Several
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.state import PER_SEAT, State
from visavis.testing import expect_type

PADDING: dict[str, Any] = {"factions": "", "credits": 8, "points": 0, "extra": 0}


def pile(stream: str, top: list[str], rest: list[str]) -> dict[str, Any]:
    """A pile with known cards on top."""
    layers: list[dict[str, Any]] = [{"size": 1, "known": [card]} for card in top]
    return {"stream": stream, "layers": [*layers, *([{"size": len(rest)}] if rest else [])], "pool": sorted(rest)}


def new_table(*, players: int = 2, seed: int = 0, next: str = "", **facts: Any) -> Session[State]:
    """A table in the middle of a game.

    What seats have is a list of texts such as "RES01 RES02", for the first seats; `next` are the resource cards that
    are drawn next; `system` is the available alien system, `tops` are the next cards of decks.
    """
    options = facts.pop("options", {})
    seats = facts.pop("seats", {})
    tops: dict[str, str] = facts.pop("tops", {})
    system = facts.pop("system", None)
    position: dict[str, Any] = {"phase": "play", **facts}
    for name in PER_SEAT:
        if name in position:
            given = [one.split() if isinstance(one, str) and name != "factions" else one for one in position[name]]
            padding = PADDING.get(name, [])
            position[name] = [*given, *[padding] * (players - len(given))]
    for name in ("hands", "artifacts", "plans", "blocked"):
        if name in position:
            position[name] = [sorted(one) for one in position[name]]
    tables = GAME.start(GAME.options(), GAME.default_pack).tables
    lying = str(position)
    if next:
        rest = [card for card in tables.resources if card not in lying and card not in next.split()]
        position["resources"] = pile("resources", next.split(), rest)
    for deck, cards in tops.items():
        every = {**tables.cards, "artifact": tables.artifacts, "defense": tables.plans}[deck]
        rest = [card for card in every if card not in lying and card not in cards.split()]
        stream = {"ship": "ships", "tech": "techs", "planet": "planets", "artifact": "artifacts"}.get(deck, deck)
        position[f"{deck}_deck"] = pile(stream, cards.split(), rest)
    if system:
        position["systems"] = pile("systems", [system], [one for one in tables.systems if one != system])
    return Session.new(GAME, {"players": players, **options}, seed=seed, seats=seats, position=position)


def now(session: Session[State]) -> State:
    """The true state, which no interface gets."""
    return session.timeline.now


def done(session: Session[State], kind: type[Effect]) -> list[Any]:
    """The effects of one kind, as they truly were."""
    return [line for line in session.lines if isinstance(line, kind)]


def asked(session: Session[State]) -> tuple[str, str]:
    """The pending question and its seat."""
    assert session.pending is not None
    return session.pending.id, session.pending.seat


def verbs(session: Session[State]) -> list[str]:
    """The actions that are offered."""
    return [form.verb for form in expect_type(session.pending, Forms).forms]


def options(session: Session[State]) -> tuple[Any, ...]:
    """The options of the pending question."""
    question = session.pending
    assert isinstance(question, (One, Several))
    return tuple(question.options)


def cards_of(session: Session[State], verb: str) -> tuple[Any, ...]:
    """The options of the first field of a form; none if it is not offered."""
    for form in expect_type(session.pending, Forms).forms:
        if form.verb == verb:
            return tuple(form.fields[0].options)
    return ()
