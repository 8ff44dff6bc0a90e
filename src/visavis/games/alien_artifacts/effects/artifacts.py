"""Artifacts (section 11) and defense plans."""

from __future__ import annotations

from visavis.core import Effect, Pile
from visavis.games.alien_artifacts.effects.resources import UNSEEN
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed, minus


class GainArtifact(Effect, frozen=True):
    """A seat draws an artifact; only that seat sees it."""

    clause = "AA-11.1"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.artifact_deck = state.artifact_deck.without(self.card)
        state.artifacts = changed(state.artifacts, at, tuple(sorted((*state.artifacts[at], self.card))))
        if state.peeked:
            state.peeked = tuple(one for one in state.peeked if one[1] != self.card)

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else GainArtifact(self.seat, UNSEEN)


class LookAtArtifact(Effect, frozen=True):
    """A seat looks at an artifact before it keeps one; only that seat sees it."""

    clause = "AA-19.7"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.artifact_deck = state.artifact_deck.without(self.card)
        state.looked = (*state.looked, self.card)
        if state.peeked:
            state.peeked = tuple(one for one in state.peeked if one[1] != self.card)

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else LookAtArtifact(self.seat, UNSEEN)


class KeepArtifact(Effect, frozen=True):
    """A seat keeps one artifact and puts the others under the deck; only that seat sees them."""

    clause = "AA-19.7"
    seat: Seat
    card: str
    under: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.looked = ()
        state.artifacts = changed(state.artifacts, at, tuple(sorted((*state.artifacts[at], self.card))))
        state.artifact_deck = state.artifact_deck.with_below(*self.under)
        state.peeked = (*state.peeked, *[(self.seat, card) for card in self.under])

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else KeepArtifact(self.seat, UNSEEN, (UNSEEN,) * len(self.under))


class ShuffleArtifacts(Effect, frozen=True):
    """The discarded artifacts are a new deck."""

    clause = "AA-11.5"

    def apply(self, state: State) -> None:
        state.artifact_deck = Pile.of("artifacts", state.artifact_discards)
        state.artifact_discards = ()


class PlayArtifact(Effect, frozen=True):
    """A seat plays an artifact."""

    clause = "AA-11.3"
    seat: Seat
    card: str
    gone: bool
    """Whether it leaves the game instead of being discarded."""

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.artifacts = changed(state.artifacts, at, minus(state.artifacts[at], self.card))
        if self.gone:
            state.artifacts_gone = (*state.artifacts_gone, self.card)
        else:
            state.artifact_discards = (*state.artifact_discards, self.card)


class DrawPlan(Effect, frozen=True):
    """A seat draws a defense plan; only that seat sees it."""

    clause = "AA-8.4"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.defense_deck = state.defense_deck.without(self.card)
        state.plans = changed(state.plans, at, tuple(sorted((*state.plans[at], self.card))))

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DrawPlan(self.seat, UNSEEN)
