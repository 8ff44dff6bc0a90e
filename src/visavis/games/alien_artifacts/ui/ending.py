"""How far the end of the game is (section 16), and the numbers that stay in view."""

from __future__ import annotations

from visavis.core import EndInSight, Figure
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import View

ROUNDED = 10
"""As long as the deck is shuffled again, the cards to the end are told in tens: how many come back is not sure."""


def end_in_sight(view: View) -> EndInSight | None:
    """How many cards there are to the end, about or exactly; from its trigger on, who has how many turns (AA-16.2)."""
    state = view.state
    if state.phase not in ("play", "extra") or (state.pending and state.pending[0][0] == "score"):
        return None
    if state.triggered or state.phase == "extra":
        return _last_turns(state)
    cards = state.resources.size()
    if state.marker == 1:
        # AA-16.1
        return EndInSight(("end-in", {"count": cards}))
    lying = sum(map(len, (*state.attached, *state.stored))) + sum(view.hands)
    cards += (state.marker - 1) * (len(state.tables.resources) - lying)
    return EndInSight(("end-about", {"count": max(1, round(cards / ROUNDED)) * ROUNDED}))


def turns_to_come(state: State, seat: Seat) -> int:
    """How many turns a seat still has after the end was triggered, the present one included (AA-16.2, AA-19.5)."""
    more = state.extra[PLACE[seat]]
    if state.phase == "extra":
        return more + (seat == state.turn)
    first, count = PLACE[state.start], len(state.seats)
    return more + ((PLACE[seat] - first) % count >= (PLACE[state.turn] - first) % count)


def _last_turns(state: State) -> EndInSight:
    at = PLACE[state.turn]
    others = tuple(seat for seat in (*state.seats[at + 1 :], *state.seats[:at]) if turns_to_come(state, seat))
    own = turns_to_come(state, state.turn)
    text = ("end-last", {"seat": state.turn}) if own == 1 else ("end-more", {"seat": state.turn, "count": own})
    then = ("end-then", {"seats": others}) if others else ("end-scored", {})
    return EndInSight(text, (then, ("end-worth", {})), last=True)


def figures(view: View) -> tuple[Figure, ...]:
    """Credits, actions left, cards that an action takes, and the deck with how often it still runs out."""
    state = view.state
    if view.seat not in state.seats or state.phase not in ("play", "extra"):
        return ()
    at = PLACE[view.seat]
    own = state.turn == view.seat
    limits = sorted({limit for action, limit in state.powers(at).limits.items() if action != "prepare"})
    cards = str(limits[0]) if len(limits) == 1 else f"{limits[0]}–{limits[-1]}"
    acts = state.acts if own else 0
    times = 0 if state.triggered else state.marker
    return (
        Figure("credits", str(state.credits[at]), {"count": state.credits[at]}),
        Figure("actions", str(acts), {"count": acts}, marked=acts > 1),
        Figure("limit", cards),
        Figure("deck", str(state.resources.size()), {"times": times}, marked=times < 2),
    )
