"""Keeping the whole game of people at a table with the Automa: from the start, from now on, or no longer."""

from __future__ import annotations

from visavis.core import Number, Several, Table
from visavis.games.terra_mystica.cards import Board
from visavis.games.terra_mystica.effects.whole import Ahead
from visavis.games.terra_mystica.effects.whole_rounds import LetsGo, TakesOver
from visavis.games.terra_mystica.state import PRIESTS, State
from visavis.games.terra_mystica.whole.begin import START_POINTS
from visavis.games.terra_mystica.whole.side import NOT_YET, Task

MOST = 200
"""No more of anything does anybody have."""


def board_for(state: State, seat: str) -> Board:
    """The faction board of a person."""
    found: Board = state.pack.tables["board"][state.faction_of(seat)]
    return found


def keep_from_the_start(state: State, table: Table[State]) -> None:
    """Everybody has what the board shows; then comes the first income (TM-20.1, TM-20.5)."""
    tasks: list[Task] = []
    for at, seat in enumerate(state.persons):
        board = board_for(state, seat)
        points = board.points if state.played.points_2017 else START_POINTS
        table.do(TakesOver(seat, points, board.coins, board.workers, board.priests, board.bowls, 0, board.ship, 0, 0))
        tasks += [("favour", at, 0, at)] if state.faction_of(seat) == "icemaidens" else []
    tasks += [("income", at, 0, at) for at in range(len(state.persons))]
    table.do(Ahead((*tasks, ("begin", 0, 1, 0)), NOT_YET))


def turn_dial(state: State, table: Table[State]) -> None:
    """The app keeps more or less from now on, as a person has set it."""
    if state.sides:
        return table.do(LetsGo())
    for seat in state.persons:
        take_over(state, table, seat)


def take_over(state: State, table: Table[State], seat: str) -> None:
    """What the app does not know yet of a person; each question comes with a guess (TM-20.1)."""
    board = board_for(state, seat)
    first, second, third = board.bowls
    guesses = {
        "points": START_POINTS, "coins": board.coins, "workers": board.workers, "priests": board.priests,
        "bowl_1": first, "bowl_2": second, "bowl_3": third, "keys": 0, "ship": board.ship, "dig": 0, "sent": 0,
    }  # fmt: skip
    most = {
        "priests": PRIESTS, "sent": PRIESTS, "keys": 6, "ship": board.ship + len(board.ship_points),
        "dig": len(board.dig_points), "points": 400,
    }  # fmt: skip
    found: dict[str, int] = {}
    for what, guess in guesses.items():
        limit = most["priests"] - found["priests"] if what == "sent" else most.get(what, MOST)
        args = {"what": what, "guess": min(guess, limit)}
        found[what] = table.ask(Number("keeps.number", seat, "TM-20.1", 0, limit, args=args)) if limit else 0
    favours = tuple(state.pack.tables["favour"])
    held = table.ask(Several("keeps.favours", seat, "TM-20.16", favours, 0, 6))
    taken = {tile for side in state.sides for tile in side.favours if state.pack.tables["favour"][tile].copies == 1}
    towns = tuple(
        id for id, town in state.pack.tables["town"].items() if town.set != "promo" or state.played.town_promo
    )
    founded = table.ask(Several("keeps.towns", seat, "TM-20.24", towns, 0, len(towns)))
    table.do(
        TakesOver(
            seat, found["points"], found["coins"], found["workers"], found["priests"],
            (found["bowl_1"], found["bowl_2"], found["bowl_3"]), found["keys"], found["ship"], found["dig"],
            found["sent"], tuple(tile for tile in held if tile not in taken), founded,
        )
    )  # fmt: skip
