"""What was misread is read in again: the fate card, the open card, what areas produce, shrines, edges of Atlantis."""

from __future__ import annotations

from visavis.core import TABLE, Field, Form, Forms, One, Region, Several, Table, or_else
from visavis.core.question.forms import ON_SPACE
from visavis.games.anunnaki.board import ask_once
from visavis.games.anunnaki.bot_turn.advisor_cards import CARD_FORMS, impossible, shown_by
from visavis.games.anunnaki.effects.his_turn import RereadCard
from visavis.games.anunnaki.effects.setup import LayFate, ReadShrines, RemeasureTracks
from visavis.games.anunnaki.setup import SHRINE, fate_side, other_side, read_fate, read_tracks, sides
from visavis.games.anunnaki.state import YOU, State


def to_reread(state: State) -> Form | None:
    """What was read in and lies there."""
    what: list[str] = []
    if state.options.cards == "printed":
        what += ["fate", "tracks", *(["card"] if read_open(state) else [])]
    if state.options.board == "printed":
        what += ["area"] if yielding(state) else []
        what += ["shrines"] if with_shrines(state) else []
        what += sides(state)
    return Form("reread", (Field("what", tuple(what)),)) if what else None


def read_open(state: State) -> tuple[str, ...]:
    """The open cards that were read in during this game."""
    read = {face.id for face in state.read}
    return tuple(face.id for face in state.open if face.id in read)


def yielding(state: State) -> tuple[str, ...]:
    """The areas of which it is known what they produce."""
    known = or_else(state.areas, 0) & ~state.board.unread_icons
    return tuple(name for name in Region(state.board.map, known) if state.board.areas[state.board.at(name)].resources)


def with_shrines(state: State) -> tuple[str, ...]:
    """The areas that may have a shrine: of Atlantis and the capitals the book says it."""
    board = state.board
    return tuple(Region(board.map, or_else(state.areas, 0) & ~(board.atlantis | board.distant | board.capitals)))


def reread(state: State, table: Table[State], what: str) -> None:
    """Read one thing in again."""
    if what == "fate":
        table.do(LayFate(fate_side(state), read_fate(table)))
    elif what == "tracks":
        table.do(RemeasureTracks(read_tracks(state, table)))
    elif what.startswith(SHRINE):
        other_side(state, table, what)
    elif what == "card":
        reread_card(state, table)
    elif what == "area":
        area = table.ask(One("reread.area", YOU, "AN-5.2", yielding(state)))
        form = Form("produce", (Field(f"{ON_SPACE}{area}", ask_once.YIELDS),))
        _, given = table.ask(Forms("enter.produce", TABLE, "AN-5.2", (form,), args={"areas": (area,)}))
        table.do(ask_once.read_area(area, str(given)))
    else:
        names = with_shrines(state)
        table.do(ReadShrines(names, table.ask(Several("enter.shrines", TABLE, "AN-13.M1", names, 0, len(names)))))


def reread_card(state: State, table: Table[State]) -> None:
    """The open card that was read in; if both were, one of them is named first."""
    ids = read_open(state)
    id = ids[0] if len(ids) == 1 else table.ask(One("reread.card", YOU, "AN-3.1", ids))
    before = next(face for face in state.open if face.id == id)
    deck = "sun" if before.arrow else "moon"
    while True:
        _, first, *rest = table.ask(Forms(f"reread.{deck}", TABLE, "AN-3.1", (CARD_FORMS[deck],)))
        face = shown_by(deck, first, [str(one) for one in rest])
        if not impossible(face):
            break
    table.do(RereadCard(id, face))
