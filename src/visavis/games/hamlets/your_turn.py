"""Your turn: build a house, build a tower, or rest."""

from __future__ import annotations

from visavis.core import SOMEWHERE, Bits, Form, Forms, Table, absorbing, space_form
from visavis.games.hamlets.board import BOARD, GROUND_OF
from visavis.games.hamlets.effects import YouBuild, YouBuildTower, YouRest
from visavis.games.hamlets.state import HOUSES, TOWERS, YOU, State


def not_land(text: str) -> str | None:
    """Why a space that a person names is no option."""
    ground = GROUND_OF.get(text.upper())
    return None if ground is None else "space.water" if ground == "water" else "space.not_here"


def on_board(verb: str, spaces: Bits) -> Form:
    """A form with a space."""
    return space_form(verb, BOARD, spaces, not_land)


@absorbing
def two_steps(houses: int) -> int:
    """Everything at most two steps away (HA-2.1)."""
    return BOARD.within(houses, 2)


@absorbing
def while_left(spaces: int, built: int, supply: int) -> int:
    """These spaces while you have a piece left, else none (HA-2.4)."""
    return spaces if built.bit_count() < supply else 0


def your_turn(state: State, table: Table[State]) -> None:
    """Build a house, build a tower, or rest."""
    near, plain_houses = two_steps(state.yours), state.yours & ~state.towers
    forms = [
        on_board("build", while_left(near & state.empty, state.yours, HOUSES)),
        on_board("tower", while_left(plain_houses, state.yours & state.towers, TOWERS)),
        Form("rest"),
    ]
    possible = tuple(form for form in forms if all(field.options for field in form.fields))
    match table.ask(Forms("your.turn", YOU, "HA-2.1", possible, args={"round": state.round})):
        case ("build", *where):
            table.do(YouBuild(str(where[0]) if where else SOMEWHERE))
        case ("tower", *where):
            table.do(YouBuildTower(str(where[0]) if where else SOMEWHERE))
        case _:
            table.do(YouRest())
