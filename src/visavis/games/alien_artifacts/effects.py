"""The effects of Alien Artifacts: the only way the game changes."""

from __future__ import annotations

from bisect import insort
from typing import Literal

from visavis.core import Effect, Note, Pile
from visavis.games.alien_artifacts.state import (
    DECK,
    PLACE,
    Seat,
    Side,
    State,
    Task,
    changed,
    minus,
    minus_all,
)

UNSEEN = "unseen"
"""Stands for a card in an effect that a seat sees without seeing the card."""


class Go(Effect, frozen=True):
    """What is to be done next, instead of the task at hand."""

    kind = "silent"
    clause = "AA-3.1"
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.pending = self.tasks + state.pending[1:]


class Also(Effect, frozen=True):
    """What is to be done right after the task at hand."""

    kind = "silent"
    clause = "AA-3.1"
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.pending = state.pending[:1] + self.tasks + state.pending[1:]


# 1 Set-up


class TurnUp(Effect, frozen=True):
    """The uppermost card of a deck is turned up."""

    clause = "AA-1.3"
    deck: str
    card: str

    def apply(self, state: State) -> None:
        name = DECK.get(self.deck, "systems")
        pile: Pile = getattr(state, name)
        setattr(state, name, pile.without(self.card).with_on_top(self.card))


class DealFaction(Effect, frozen=True):
    """A seat plays this faction."""

    clause = "AA-1.7"
    seat: Seat
    faction: str

    def apply(self, state: State) -> None:
        state.factions = changed(state.factions, PLACE[self.seat], self.faction)


class DealCard(Effect, frozen=True):
    """A seat gets a resource card before the game begins; only that seat sees it."""

    clause = "AA-1.10"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.resources = state.resources.without(self.card)
        state.hands = changed(state.hands, at, tuple(sorted((*state.hands[at], self.card))))

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DealCard(self.seat, UNSEEN)


class StartPlayer(Effect, frozen=True):
    """This seat begins."""

    clause = "AA-1.11"
    seat: Seat

    def apply(self, state: State) -> None:
        state.start = state.turn = self.seat


class Place(Effect, frozen=True):
    """A seat starts with this card in its empire."""

    clause = "AA-1.12"
    seat: Seat
    card: str
    side: Side

    def apply(self, state: State) -> None:
        _into_empire(state, PLACE[self.seat], self.card, self.side)
        state.offer = minus(state.offer, self.card)


# 3 The turn


class NextTurn(Effect, frozen=True):
    """It is this seat's turn."""

    clause = "AA-3.1"
    seat: Seat
    turns: int
    extra: bool

    def apply(self, state: State) -> None:
        state.turn, state.turns = self.seat, self.turns
        state.pending = (*state.pending[1:], ("turn", self.seat))
        state.acts, state.used, state.attacked, state.lifted, state.acting = 1, (), (), (), False
        state.boosts, state.attack = (), 0
        state.phase = "play"
        if self.extra:
            state.phase = "extra"
            at = PLACE[self.seat]
            state.extra = changed(state.extra, at, state.extra[at] - 1)


class Act(Effect, frozen=True):
    """A seat takes an action, with some card."""

    clause = "AA-3.2"
    seat: Seat
    action: str
    card: str
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.acts -= 1
        state.acting = True
        state.pending = self.tasks + state.pending


class Use(Effect, frozen=True):
    """A seat uses an additional effect."""

    clause = "AA-4.10"
    seat: Seat
    card: str
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.used = (*state.used, self.card)
        state.pending = self.tasks + state.pending


class EndActions(Effect, frozen=True):
    """A seat ends its action phase."""

    kind = "silent"
    clause = "AA-3.1"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = (("draw", self.seat), *state.pending[1:])
        state.lifted, state.acting, state.boosts = (), False, ()


class ActionOver(Effect, frozen=True):
    """What was paid for blocked cards holds no longer."""

    kind = "silent"
    clause = "AA-13.4"

    def apply(self, state: State) -> None:
        state.lifted, state.acting = (), False
        state.check = True


class Lift(Effect, frozen=True):
    """A seat pays to use a blocked card in this action."""

    clause = "AA-13.4"
    seat: Seat
    card: str
    credits: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.lifted = (*state.lifted, self.card)
        state.credits = changed(state.credits, at, state.credits[at] - self.credits)
        state.check = True


# 4 Paying, points, credits


class Pay(Effect, frozen=True):
    """A seat pays with resource cards; the sections say how they were used."""

    clause = "AA-4.1"
    seat: Seat
    sections: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        hand, stored = state.hands[at], state.stored[at]
        for section in self.sections:
            card = section[:-1]
            if card in hand:
                hand = minus(hand, card)
                state.discards = (*state.discards, card)
                continue
            for pair in stored:
                if pair[1] == section:
                    stored = minus(stored, pair)
                    state.discards = (*state.discards, card)
                    break
            else:
                state.boosts = _without_boost(state.boosts, section)
        state.hands = changed(state.hands, at, hand)
        if stored is not state.stored[at]:
            state.stored = changed(state.stored, at, stored)


def _without_boost(boosts: tuple[tuple[str, str, int], ...], card: str) -> tuple[tuple[str, str, int], ...]:
    return tuple([boost for boost in boosts if boost[0] != card])


class Score(Effect, frozen=True):
    """A seat gains points."""

    clause: str
    seat: Seat
    points: int
    source: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.points = changed(state.points, at, state.points[at] + self.points)


class Earn(Effect, frozen=True):
    """A seat gains credits; it has so many then."""

    clause: str
    seat: Seat
    credits: int
    source: str
    now: int

    def apply(self, state: State) -> None:
        state.credits = changed(state.credits, PLACE[self.seat], self.now)


class Spend(Effect, frozen=True):
    """A seat spends credits."""

    clause: str
    seat: Seat
    credits: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.credits = changed(state.credits, at, state.credits[at] - self.credits)


class Checked(Effect, frozen=True):
    """No project is complete."""

    kind = "silent"
    clause = "AA-4.8"

    def apply(self, state: State) -> None:
        state.check = False


# 5 Cards from the decks


class Offer(Effect, frozen=True):
    """Cards are drawn from a deck to choose one; the next one lies on top of it."""

    clause = "AA-5.2"
    seat: Seat
    deck: str
    cards: tuple[str, ...]
    top: str

    def apply(self, state: State) -> None:
        pile: Pile = getattr(state, DECK[self.deck])
        for card in self.cards:
            pile = pile.without(card)
        if self.top:
            pile = pile.without(self.top).with_on_top(self.top)
        setattr(state, DECK[self.deck], pile)
        state.offer = self.cards


class NewProject(Effect, frozen=True):
    """A seat keeps one of the cards that it drew as a project."""

    clause = "AA-5.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.offer = minus(state.offer, self.card)
        state.projects = changed(state.projects, at, (*state.projects[at], self.card))
        state.check = True


class PutUnder(Effect, frozen=True):
    """The other cards go under their deck."""

    clause = "AA-5.3"
    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        pile: Pile = getattr(state, DECK[self.deck])
        setattr(state, DECK[self.deck], pile.with_below(*self.cards))
        state.offer = ()


# 6 to 8 Completing a card


def _into_empire(state: State, at: int, card: str, side: Side) -> None:
    if side == "logistics":
        state.logistics = changed(state.logistics, at, (*state.logistics[at], card))
    else:
        state.operational = changed(state.operational, at, (*state.operational[at], card))


class Complete(Effect, frozen=True):
    """A seat completes a project on one of its sides; what was prepared for it is discarded."""

    clause: str
    seat: Seat
    card: str
    side: Side

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.projects = changed(state.projects, at, minus(state.projects[at], self.card))
        _into_empire(state, at, self.card, self.side)
        if state.attached[at]:
            kept = tuple(pair for pair in state.attached[at] if pair[0] != self.card)
            spent = tuple(section[:-1] for card, section in state.attached[at] if card == self.card)
            state.discards += spent
            state.attached = changed(state.attached, at, kept)
        state.check = True


class Reveal(Effect, frozen=True):
    """A resource card is turned up."""

    clause = "AA-7.4"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.resources = state.resources.without(self.card)
        state.shown = (*state.shown, self.card)


class DiscardShown(Effect, frozen=True):
    """What was turned up is discarded."""

    kind = "silent"
    clause = "AA-7.4"

    def apply(self, state: State) -> None:
        state.discards += state.shown
        state.shown = ()


class Tuck(Effect, frozen=True):
    """A produced card goes under a planet, with one section visible."""

    clause = "AA-6.6"
    seat: Seat
    planet: str
    section: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.shown = minus(state.shown, self.section[:-1])
        state.stored = changed(state.stored, at, (*state.stored[at], (self.planet, self.section)))


# 9 Attacks


class Attack(Note, frozen=True):
    """A seat attacks the alien system or another empire."""

    clause = "AA-9.1"
    seat: Seat
    target: str


class Defend(Note, frozen=True):
    """The defender uses this plan."""

    clause = "AA-9.2"
    seat: Seat
    plan: str


class Strike(Effect, frozen=True):
    """A ship attacks with this value."""

    clause = "AA-9.3"
    seat: Seat
    ship: str
    value: int

    def apply(self, state: State) -> None:
        state.attacked = (*state.attacked, self.ship)
        state.discards += state.shown
        state.shown = ()


class LoseShip(Effect, frozen=True):
    """A ship is destroyed or damaged; a deck that was empty has it on top."""

    clause: str
    seat: Seat
    ship: str
    how: Literal["destroyed", "damaged"]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.operational = changed(state.operational, at, minus(state.operational[at], self.ship))
        if self.ship in state.blocked[at]:
            state.blocked = changed(state.blocked, at, tuple(card for card in state.blocked[at] if card != self.ship))
        if self.how == "destroyed":
            state.ship_deck = state.ship_deck.with_below(self.ship)
        else:
            state.projects = changed(state.projects, at, (*state.projects[at], self.ship))
        state.check = True


class Block(Effect, frozen=True):
    """An attacker puts a blockade token on a card of the defender."""

    clause = "AA-9.12"
    seat: Seat
    victim: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.victim]
        state.blocked = changed(state.blocked, at, tuple(sorted((*state.blocked[at], self.card))))


class NextSystem(Effect, frozen=True):
    """The alien system goes under its deck and the next one is turned up."""

    clause = "AA-9.7"
    old: str
    card: str

    def apply(self, state: State) -> None:
        pile = state.systems.without(self.old).with_below(self.old)
        state.systems = pile.without(self.card).with_on_top(self.card)


# 10 Preparing


class Attach(Effect, frozen=True):
    """A seat prepares a resource card for a project."""

    clause = "AA-10.1"
    seat: Seat
    project: str
    section: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        card = self.section[:-1]
        if card in state.hands[at]:
            state.hands = changed(state.hands, at, minus(state.hands[at], card))
        else:
            pair = next(pair for pair in state.stored[at] if pair[1] == self.section)
            state.stored = changed(state.stored, at, minus(state.stored[at], pair))
        state.attached = changed(state.attached, at, (*state.attached[at], (self.project, self.section)))


class Prepared(Effect, frozen=True):
    """A seat has prepared enough."""

    kind = "silent"
    clause = "AA-10.1"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = state.pending[1:]
        state.check = True


# 11 Artifacts, defense plans


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


# 13 Blockades


class Unblock(Effect, frozen=True):
    """A seat removes a blockade token from a card of its own."""

    clause = "AA-13.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.blocked = changed(state.blocked, at, minus(state.blocked[at], self.card))
        state.check = True


# 15 The draw phase and the resource deck


class Discard(Effect, frozen=True):
    """A seat discards resource cards from its hand."""

    clause = "AA-15.1"
    seat: Seat
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.hands = changed(state.hands, at, minus_all(state.hands[at], self.cards))
        state.discards += self.cards


class DrawCard(Effect, frozen=True):
    """A seat draws a resource card; only that seat sees it."""

    clause = "AA-15.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.resources = state.resources.without(self.card)
        at = PLACE[self.seat]
        hand = [*state.hands[at]]
        insort(hand, self.card)
        state.hands = changed(state.hands, at, tuple(hand))

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DrawCard(self.seat, UNSEEN)


class Exhausted(Effect, frozen=True):
    """The resource deck was empty: the marker moves, or the end of the game is triggered."""

    clause: str
    marker: int
    end: bool

    def apply(self, state: State) -> None:
        state.marker = self.marker
        if self.end:
            state.triggered = True


class Reshuffle(Effect, frozen=True):
    """The discarded resource cards are a new deck."""

    clause = "AA-15.3"

    def apply(self, state: State) -> None:
        state.resources = Pile.of("resources", state.discards)
        state.discards = ()


# 17, 19 The rest


class Boost(Effect, frozen=True):
    """An artifact can pay with symbols in this turn."""

    clause = "AA-19.3"
    seat: Seat
    card: str
    colour: str
    count: int

    def apply(self, state: State) -> None:
        state.boosts = (*state.boosts, (self.card, self.colour, self.count))


class MoreActions(Effect, frozen=True):
    """A seat has more actions in this turn."""

    clause = "AA-19.4"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.acts += self.count


class MoreTurns(Effect, frozen=True):
    """A seat will have more turns at the end of the game."""

    clause = "AA-19.5"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.extra = changed(state.extra, at, state.extra[at] + self.count)


class AttackBonus(Effect, frozen=True):
    """All attacks of a seat in this turn are stronger."""

    clause = "AA-19.6"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.attack += self.count


class FinalScore(Effect, frozen=True):
    """What a seat scores at the end: for its cards, its technologies, its faction."""

    clause = "AA-17.2"
    seat: Seat
    cards: int
    techs: int
    faction: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.points = changed(state.points, at, state.points[at] + self.cards + self.techs + self.faction)


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "AA-17.1"

    def apply(self, state: State) -> None:
        state.phase, state.pending = "over", ()


EFFECTS: tuple[type[Effect], ...] = (
    Go, Also, TurnUp, DealFaction, DealCard, StartPlayer, Place, NextTurn, Act, Use, EndActions, ActionOver, Lift,
    Pay, Score, Earn, Spend, Checked, Offer, NewProject, PutUnder, Complete, Reveal, DiscardShown, Tuck, Attack,
    Defend, Strike, LoseShip, Block, NextSystem, Attach, Prepared, GainArtifact, LookAtArtifact, KeepArtifact,
    ShuffleArtifacts, PlayArtifact, DrawPlan, Unblock, Discard, DrawCard, Exhausted, Reshuffle, Boost, MoreActions,
    MoreTurns, AttackBonus, FinalScore, GameOver,
)  # fmt: skip
