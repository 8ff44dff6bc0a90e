"""What a position need not say, because it follows from what it says."""

from __future__ import annotations

from visavis.core import Pile
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.faults import places
from visavis.games.alien_artifacts.state import DECK, State

PILE_OF = {
    "resource": "resources",
    **DECK,
    "artifact": "artifact_deck",
    "defense": "defense_deck",
    "system": "systems",
}


def complete(state: State, given: frozenset[str]) -> None:
    """Decks that are left out are what lies nowhere else; a system is turned up; factions and the task follow."""
    if state.phase == "setup":
        return
    tables = state.tables
    whole = {"resource": tables.resources, **tables.cards, "artifact": tables.artifacts, "defense": tables.plans}
    for deck, every in whole.items():
        name = PILE_OF[deck]
        if name in given:
            continue
        pile: Pile = getattr(state, name)
        setattr(state, name, Pile(pile.stream))
        elsewhere = set(places(state)[deck])
        setattr(state, name, Pile.of(pile.stream, [card for card in every if card not in elsewhere]))
    if state.systems.layers and not state.systems.layers[0].known:
        top = state.systems.pool[0]
        state.systems = state.systems.without(top).with_on_top(top)
    left = [one for one in tables.factions if one not in state.factions]
    state.factions = tuple([one or left.pop(0) for one in state.factions])
    if "pending" not in given and state.phase in ("play", "extra"):
        state.pending = (then.turn(state.turn),)
        state.acts = state.acts if "acts" in given else 1
