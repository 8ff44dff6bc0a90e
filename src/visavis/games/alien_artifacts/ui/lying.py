"""Cards as they lie: what a seat sees of them, what they still cost, what lies under and on them."""

from __future__ import annotations

import msgspec

from visavis.core import CardFace, Pack
from visavis.games.alien_artifacts.cards import COLOUR_OF
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import DECK, SECOND, State
from visavis.games.alien_artifacts.ui.faces import face_of
from visavis.games.alien_artifacts.view import View
from visavis.games.alien_artifacts.your_turn import ALIEN, available

TURNED_UP = "turned_up"


def face(view: View | None, pack: Pack, id: str) -> CardFace | None:
    """A card as a seat sees it; a deck is its uppermost card, the aliens are their system. No view: as printed."""
    if view is None:
        return face_of(pack, id)
    state = view.state
    if id in DECK:
        pile = getattr(state, DECK[id])
        id = str(pile.layers[0].known[0]) if pile.layers and pile.layers[0].known else ""
    elif id == ALIEN:
        id = available(state)
    # AA-5.4
    owned = any(id in its for its in (*state.projects, *state.logistics, *state.operational))
    found = face_of(pack, id, back=owned)
    if found is not None and found.kind == "section":
        # What can be seen lies under a planet or a project, or was turned up; otherwise it is part of a hand card.
        above = [card for pairs in (*state.stored, *state.attached) for card, section in pairs if section == id]
        above += [TURNED_UP] if id[:-1] in state.shown else []
        return msgspec.structs.replace(found, lies=above[0]) if above else found
    if found is None or found.kind not in ("ship", "tech", "planet"):
        return found
    return _lying(state, found, view.seat)


def _lying(state: State, face: CardFace, seat: str) -> CardFace:
    """A ship, technology or planet with all that is true of it now; nobody's: what completing it costs this seat."""
    id, kind = face.id, face.kind
    for at in range(len(state.seats)):
        tokens = state.blocked[at].count(id)
        if id in state.projects[at]:
            powers = state.powers(at)
            cost, left = powers.kinds[kind], max(0, state.left_to_pay(at, powers)[id])
            under = tuple(section for project, section in state.attached[at] if project == id)
            said = f"{left}*{COLOUR_OF[kind]}"
            return msgspec.structs.replace(face, cost=cost, left=said, paid=max(0, cost - left), under=under)
        if id in state.logistics[at]:
            return msgspec.structs.replace(face, up="logistics", tokens=tokens)
        if id in state.operational[at]:
            under = tuple(map(SECOND, [one for one in state.stored[at] if one[0] == id]))
            return msgspec.structs.replace(face, up="operational", tokens=tokens, under=under)
    if seat not in state.seats:
        return face
    return msgspec.structs.replace(face, left=f"{state.powers(PLACE[seat]).kinds[kind]}*{COLOUR_OF[kind]}")
