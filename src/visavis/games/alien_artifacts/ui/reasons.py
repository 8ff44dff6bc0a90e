"""Why somebody may have done something, in public words: from what lies open, never from a hand or a thought."""

from __future__ import annotations

from visavis.core import Effect
from visavis.core.card_face import Message
from visavis.games.alien_artifacts.cards import COLOUR_OF, COMPLETES, SIDE_OF
from visavis.games.alien_artifacts.effects.turn import Act
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.scoring import measure
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import View

KIND_OF = {action: kind for kind, action in COMPLETES.items()}


def public_reason(view: View, effect: Effect) -> Message | None:
    """Return what speaks for an action, as everybody can see it; None where nothing does."""
    if not isinstance(effect, Act):
        return None
    state, at, action = view.state, PLACE[effect.seat], effect.action
    if action in KIND_OF:
        return _counts(state, at, KIND_OF[action])
    if action == "buy":
        return _counts(state, at, effect.card) or ("reason-projects", {"count": len(state.projects[at])})
    if action == "prepare":
        return _lacks(state, at, effect.card)
    if action == "trade":
        return "reason-credits", {"credits": state.credits[at], "cost": state.powers(at).costs["buy"]}
    if action in SIDE_OF:
        working = state.powers(at).operational[SIDE_OF[action]]
        return ("reason-working", {"count": len(working), "kind": SIDE_OF[action]}) if working else None
    return None


def _counts(state: State, at: int, kind: str) -> Message | None:
    """The technology whose next points are nearest by one more card of this kind (AA-17.3)."""
    found = []
    for tech in state.operational[at]:
        if state.tables.kind[tech] != "tech":
            continue
        what, of = state.tables.metric[tech]
        if of not in (kind, "any") and what != "sets":
            continue
        reached = measure(state, at, state.tables.metric[tech])
        further = [row for row in state.tables.rows[tech] if row[0] > reached]
        if further:
            found.append((further[0][0] - reached, -further[0][2], tech))
    if not found:
        return None
    short, points, tech = min(found)
    return "reason-short", {"count": short, "points": -points, "tech": tech}


def _lacks(state: State, at: int, kind: str) -> Message | None:
    """What a prepared project of this row still takes (AA-10.2)."""
    left = state.left_to_pay(at, state.powers(at))
    under = {project for project, _ in state.attached[at]}
    lacking = [(count, card) for card, count in left.items() if card in under and state.tables.kind[card] == kind]
    if not lacking:
        return None
    count, card = min(lacking)
    return "reason-lacks", {"card": card, "amount": f"{max(0, count)}*{COLOUR_OF[state.tables.kind[card]]}"}
