"""The advisor cards: dealt from the pack, or read in from the printed cards, each in one answer (chapter 3)."""

from __future__ import annotations

from typing import Literal

from visavis.core import TABLE, Field, Form, Forms, Nothing, Table
from visavis.games.anunnaki.cards import DECK, EMPTY, MOON_PARTS, SUN_PARTS, MoonCard, SunCard
from visavis.games.anunnaki.effects.his_turn import MixDeck, OpenCard, ReadCard, Reshuffle, TurnUp
from visavis.games.anunnaki.state import Face, State

Deck = Literal["moon", "sun"]
DECKS: tuple[Deck, Deck] = ("moon", "sun")
MOST_PARTS = 5
"""A form must end somewhere: cards with up to three symbols are known from the examples of the book."""
MARKS = ("unread", "none", "H_1", "H_2", "E_1", "E_2")
"""The symbol that the levels sort by and how often it stands there; H is the one of easy, E that of hard."""


def _card_form(first: Field, symbols: tuple[str, ...]) -> Form:
    """A card as it is printed: its first symbol, the others from the top to the bottom, its mark."""
    parts = (Field(f"part_{n}", (EMPTY, *symbols), default=EMPTY) for n in range(1, MOST_PARTS + 1))
    return Form("card", (first, *parts, Field("mark", MARKS, default=MARKS[0])))


CARD_FORMS = {
    "moon": _card_form(Field("top_cubes", bounds=(0, 2)), MOON_PARTS),
    "sun": _card_form(Field("arrow", ("right", "left")), SUN_PARTS),
}


def open_card(state: State, table: Table[State], deck: Deck, clause: str) -> None:
    """Turn up the next card of a deck."""
    pile, printed = state.moon if deck == "moon" else state.sun, state.options.cards == "printed"
    if not pile.layers and not state.left[deck == "sun"]:
        # AN-3.6
        table.do(MixDeck(deck, tuple(id for id in state.used if is_of(state, id, deck))))
        if printed:
            table.note(Reshuffle, deck)
    if printed:
        if state.phase != "setup":
            # At the set-up it was told with everything else.
            table.note(TurnUp, clause, deck)
        face = read_card(state, table, deck)
    else:
        face = state.faces[str(table.draw(state.moon if deck == "moon" else state.sun))]
    table.do(OpenCard(clause, deck, face.id, face.parts, face.cubes, face.arrow))


def is_of(state: State, id: str, deck: Deck) -> bool:
    """Whether a card that was used belongs to a deck."""
    return bool(face_of(state, id).arrow) is (deck == "sun")


def face_of(state: State, id: str) -> Face:
    """A card that was dealt or read in."""
    return state.faces.get(id) or next(face for face in state.read if face.id == id)


def known_cards(state: State, deck: Deck) -> tuple[str, ...]:
    """The cards of a deck whose symbols are known and that may still come."""
    away = {*state.used, *(face.id for face in state.open)}
    known = (*state.faces.values(), *state.read)
    return tuple(face.id for face in known if face.id not in away and bool(face.arrow) is (deck == "sun"))


def how_many_known(state: State, deck: Deck) -> int:
    """How many cards of a deck somebody has read in, in this game or before it, whatever their level."""
    rows = state.pack.table("moon", MoonCard) if deck == "moon" else state.pack.table("sun", SunCard)
    before = sum(row.printed for row in rows.values())
    return min(DECK, before + sum(bool(face.arrow) is (deck == "sun") for face in state.read))


def read_card(state: State, table: Table[State], deck: Deck) -> Face:
    """The printed card: one that is known, or what it shows from the top to the bottom."""
    known = known_cards(state, deck)
    forms = (*((Form("known", (Field("card", known),)),) if known else ()), CARD_FORMS[deck])
    args = {"known": how_many_known(state, deck), "all": DECK}
    while True:
        match table.ask(Forms(f"enter.{deck}", TABLE, "AN-3.1", forms, args=args, even=True)):
            case ("known", str(id)):
                return face_of(state, id)
            case (_, first, *rest):
                face = shown_by(deck, first, [str(one) for one in rest])
                if wrong := impossible(face):
                    table.note(Nothing, wrong, "AN-3.1")
                    continue
                return remembered(state, table, deck, face, known)


def shown_by(deck: str, first: object, rest: list[str]) -> Face:
    """What a card shows that was read in; it has no id yet."""
    *symbols, mark = rest
    kind, _, marks = mark.partition("_")
    parts = tuple(one for one in symbols if one != EMPTY)
    cubes, arrow = (int(str(first)), "") if deck == "moon" else (0, str(first))
    return Face("", parts, cubes, arrow, kind, int(marks or 0))


def impossible(face: Face) -> str:
    """Why no printed card shows this: nothing at all, or cubes in two places; empty if one may."""
    if not (face.parts or face.cubes):
        return "card.empty"
    places = bool(face.cubes) + sum(part.startswith("cubes") for part in face.parts)
    return "card.cubes_twice" if places > 1 else ""


def remembered(state: State, table: Table[State], deck: Deck, face: Face, known: tuple[str, ...]) -> Face:
    """A card that shows the same as a known one that may still come is that card; otherwise it is a new one."""
    for id in known:
        one = face_of(state, id)
        if (one.parts, one.cubes, one.arrow) == (face.parts, face.cubes, face.arrow):
            return one
    taken = {*state.faces, *state.pack.tables[deck], *(one.id for one in state.read)}
    id = next(name for n in range(1, 999) if (name := f"{deck[0]}{n}") not in taken)
    table.do(ReadCard(Face(id, face.parts, face.cubes, face.arrow, face.mark, face.marks)))
    return Face(id, face.parts, face.cubes, face.arrow)
