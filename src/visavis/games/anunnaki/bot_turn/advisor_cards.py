"""The advisor cards: dealt from the pack, or read in from the printed cards symbol by symbol (chapter 3)."""

from __future__ import annotations

from typing import Literal

from visavis.core import TABLE, Field, Form, Forms, Table
from visavis.games.anunnaki.cards import FATE_PARTS, MOON_PARTS, PARTS, SUN_PARTS
from visavis.games.anunnaki.effects.his_turn import MixDeck, OpenCard, ReadCard
from visavis.games.anunnaki.state import Face, State

Deck = Literal["moon", "sun"]
MOST_PARTS = 4
CUBES_FORM = Form("cubes", (Field("cubes", bounds=(0, 2)),))
ARROW_FORM = Form("arrow", (Field("arrow", ("right", "left")),))
MARK_FORM = Form("mark", (Field("symbol", ("H", "E")), Field("marks", bounds=(1, 2))))


def open_card(state: State, table: Table[State], deck: Deck, clause: str) -> None:
    """Turn up the next card of a deck."""
    pile = state.moon if deck == "moon" else state.sun
    if not pile.layers and not state.left[deck == "sun"]:
        # AN-3.6
        table.do(MixDeck(deck, tuple(id for id in state.used if is_of(state, id, deck))))
    if state.options.cards == "printed":
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


def read_card(state: State, table: Table[State], deck: Deck) -> Face:
    """The printed card: one that is known, or its symbols from the top to the bottom."""
    known, cubes, arrow = known_cards(state, deck), 0, ""
    # The first symbol, or the whole card.
    first = [Form("known", (Field("card", known),))] if known else []
    first.append(CUBES_FORM if deck == "moon" else ARROW_FORM)
    match table.ask(Forms(f"enter.{deck}", TABLE, "AN-3.1", tuple(first), even=True)):
        case ("known", str(id)):
            return face_of(state, id)
        case ("cubes", int(given)):
            cubes = given
        case (_, str(given)):
            arrow = given
    parts, mark, marks = read_parts(table, deck, cubes)
    taken = {*state.faces, *(face.id for face in state.read)}
    id = next(name for n in range(1, 999) if (name := f"{deck[0]}{n}") not in taken)
    table.do(ReadCard(Face(id, parts, cubes, arrow, mark, marks)))
    return Face(id, parts, cubes, arrow)


def read_parts(table: Table[State], deck: Deck, cubes: int) -> tuple[tuple[str, ...], str, int]:
    """The symbols below the first one; the mark that the levels sort by, and how often it stands there."""
    parts: list[str] = []
    mark, marks = "unread", 0
    while len(parts) < MOST_PARTS:
        forms = [*part_forms(MOON_PARTS if deck == "moon" else SUN_PARTS)]
        if cubes or any(part.startswith("cubes") for part in parts):
            forms = [form for form in forms if form.verb != "cubes"]
        if mark == "unread":
            forms.append(MARK_FORM)
        if parts or cubes:
            forms.append(Form("end"))
        args = {"deck": deck, "count": len(parts)}
        match table.ask(Forms("enter.part", TABLE, "AN-3.1", tuple(forms), args=args, even=True)):
            case ("end",):
                break
            case ("mark", str(symbol), int(count)):
                mark, marks = symbol, count
            case (verb, *fields):
                parts.append(symbol_of(str(verb), *fields))
    return tuple(parts), mark, marks


def symbol_of(verb: str, *fields: object) -> str:
    """A symbol as it stands in a pack: move_3_cunning."""
    return "_".join((verb, *map(str, fields)))


def part_forms(symbols: tuple[str, ...]) -> tuple[Form, ...]:
    """The symbols as forms: what, then how many, then how."""
    return _FORMS[symbols]


def _part_forms(symbols: tuple[str, ...]) -> tuple[Form, ...]:
    forms: dict[str, Form] = {}
    for symbol in symbols:
        verb = PARTS[symbol][0]
        if verb in forms:
            continue
        same = [PARTS[one] for one in symbols if PARTS[one][0] == verb]
        hows = tuple(dict.fromkeys(how for _, _, how in same if how))
        numbers = tuple(dict.fromkeys(number for _, number, how in same if how in ("", *hows)))
        fields = []
        if verb == "supremacy":
            steps = (*(str(number) for number in numbers), "goal")
            fields.append(Field("steps", steps))
        elif len(numbers) > 1:
            fields.append(Field("number", bounds=(numbers[0], numbers[-1])))
        if hows and verb != "supremacy":
            name = {"move": "strategy", "portal": "strategy", "advance": "track", "summon": "god"}[verb]
            fields.append(Field(name, hows))
        forms[verb] = Form(verb, tuple(fields))
    return tuple(forms.values())


_FORMS = {symbols: _part_forms(symbols) for symbols in (MOON_PARTS, SUN_PARTS, FATE_PARTS)}
