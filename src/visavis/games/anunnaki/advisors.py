"""The advisor cards and the fate card: dealt from the pack, or read in from the printed cards symbol by symbol."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Literal

from visavis.core import TABLE, Field, Form, Forms, Pack, Table
from visavis.games.anunnaki.data import (
    FATE_PARTS,
    MOON_PARTS,
    PARTS,
    RESOURCES,
    SPACES,
    SUN_PARTS,
    FateCard,
    MoonCard,
    SunCard,
)
from visavis.games.anunnaki.effects import MixDeck, OpenCard, ReadCard
from visavis.games.anunnaki.entered import LayFate
from visavis.games.anunnaki.state import Face, Fate, State

Deck = Literal["moon", "sun"]
MOST_PARTS = 4


def faces(pack: Pack, official: bool, level: str) -> Mapping[str, Face]:
    """What the advisor cards of this level show; `official`: only those that were read from the printed cards."""
    found: dict[str, Face] = {}
    for moon in pack.table("moon", MoonCard).values():
        if not moon.removed(level) and (not official or moon.provenance == "official"):
            found[moon.id] = Face(moon.id, moon.parts, moon.cubes)
    for sun in pack.table("sun", SunCard).values():
        if not sun.removed(level) and (not official or sun.provenance == "official"):
            found[sun.id] = Face(sun.id, sun.parts, 0, sun.arrow)
    return found


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
    parts: list[str] = []
    cubes, arrow, mark, marks = 0, "", "unread", 0
    known = known_cards(state, deck)
    # The first symbol, or the whole card.
    first = [Form("known", (Field("card", known),))] if known else []
    if deck == "moon":
        first.append(Form("cubes", (Field("cubes", bounds=(0, 2)),)))
    else:
        first.append(Form("arrow", (Field("arrow", ("right", "left")),)))
    match table.ask(Forms(f"enter.{deck}", TABLE, "AN-3.1", tuple(first), even=True)):
        case ("known", str(id)):
            return face_of(state, id)
        case ("cubes", int(given)):
            cubes = given
        case (_, str(given)):
            arrow = given
    while len(parts) < MOST_PARTS:
        forms = [*part_forms(MOON_PARTS if deck == "moon" else SUN_PARTS)]
        if cubes or any(part.startswith("cubes") for part in parts):
            forms = [form for form in forms if form.verb != "cubes"]
        if mark == "unread":
            forms.append(Form("mark", (Field("symbol", ("H", "E")), Field("marks", bounds=(1, 2)))))
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
    taken = {*state.faces, *(face.id for face in state.read)}
    id = next(name for n in range(1, 999) if (name := f"{deck[0]}{n}") not in taken)
    face = Face(id, tuple(parts), cubes, arrow, mark, marks)
    table.do(ReadCard(face))
    return Face(id, face.parts, cubes, arrow)


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


# The fate card

REWARDS = tuple(f"{what}_{number}" for what in ("followers", "vp") for number in range(1, 6))
ORDER_FORM = Form(
    "order", tuple(Field(f"resource_{n}", RESOURCES) for n in range(1, 5)), tuple(permutations(RESOURCES))
)
REWARD_FORM = Form("rewards", tuple(Field(f"place_{n}", REWARDS) for n in range(1, 5)))


def lay_fate(state: State, table: Table[State]) -> None:
    """His fate card, with the side of the level (AN-1.4)."""
    side: Literal["standard", "extreme"] = "extreme" if state.options.level == "extreme" else "standard"
    row = state.pack.table("fate", FateCard)[f"{state.house}-{side}"]
    if state.options.cards == "pack" or row.provenance == "official":
        return table.do(LayFate(side, Fate(row.order, row.rewards, row.spaces)))
    _, *order = table.ask(Forms("enter.order", TABLE, "AN-1.4", (ORDER_FORM,)))
    _, *rewards = table.ask(Forms("enter.rewards", TABLE, "AN-1.9", (REWARD_FORM,)))
    spaces = ["none"] * SPACES
    last = 0
    while last < SPACES:
        space = Field("space", bounds=(last + 1, SPACES))
        forms = tuple(Form(form.verb, (space, *form.fields)) for form in part_forms(FATE_PARTS))
        match table.ask(Forms("enter.space", TABLE, "AN-1.4", (*forms, Form("end")), even=True)):
            case ("end",):
                break
            case (verb, int(at), *fields):
                spaces[at - 1] = symbol_of(str(verb), *fields)
                last = at
    table.do(LayFate(side, Fate(tuple(map(str, order)), tuple(map(str, rewards)), tuple(spaces))))
