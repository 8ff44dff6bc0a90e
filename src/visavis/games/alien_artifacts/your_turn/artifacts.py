"""Artifacts (section 11): playing one, and keeping one of several (section 19)."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.artifacts import KeepArtifact, LookAtArtifact, PlayArtifact
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, Task
from visavis.games.alien_artifacts.your_turn.gains import call, next_artifact, trigger
from visavis.games.alien_artifacts.your_turn.vocabulary_effects import possible


def playable(state: State, at: int) -> list[str]:
    """The artifacts that would do anything now (AA-11.3)."""
    effect = state.tables.effect
    return [card for card in state.artifacts[at] if any(possible(state, at, its) for its in effect[card])]


def play_artifact(state: State, table: Table[State], seat: Seat, card: str) -> None:
    """Play an artifact: it is no action (AA-11.3); one that gives turns leaves the game (AA-19.5)."""
    calls = state.tables.effect[card]
    table.do(PlayArtifact(seat, card, any(its[0] == "TURNS" for its in calls)))
    tasks: tuple[Task, ...] = ()
    for its in calls:
        tasks += call(state, table, seat, its, card)
    if tasks:
        table.do(Go((*tasks, state.pending[0])))


def look_at_artifacts(state: State, table: Table[State], seat: Seat, count: int) -> None:
    """Look at some artifacts."""
    for _ in range(count):
        card = next_artifact(state, table)
        if card is not None:
            table.do(LookAtArtifact(seat, card))


def keep_artifact(state: State, table: Table[State], seat: Seat, look: int) -> None:
    """Look at artifacts, keep one, put the others under the deck (AA-19.7)."""
    if not state.looked:
        look_at_artifacts(state, table, seat, look)
        return table.do(Go((then.keep_artifact(seat, look),) if state.looked else ()))
    cards = state.looked
    card = table.ask(One("artifact", seat, "AA-19.7", cards)) if len(cards) > 1 else cards[0]
    table.do(KeepArtifact(seat, card, tuple(one for one in cards if one != card)))
    trigger(state, table, PLACE[seat], "on_artifact")
    table.do(Go(()))
