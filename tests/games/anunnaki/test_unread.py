"""A board that nobody has read in yet leads to the same moves as the same board that is known."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.anunnaki.play import PACK, Sit
from visavis.core import TABLE, BareTable, Fact, Forms, Note, One, Question, RandomPolicy, Several
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import UNREAD, Board, board
from visavis.games.anunnaki.bot_turn.actions import perform
from visavis.games.anunnaki.effects.his_turn import Exhaust
from visavis.games.anunnaki.effects.setup import ReadArea, SightResource
from visavis.games.anunnaki.state import HIM, State
from visavis.testing import clause, count, expect_type

SYMBOLS = (
    "harvest_3", "build", "gain_3", "summon_minor", "summon_major",
    *(f"{what}_{n}_{how}" for what in ("move", "portal") for n in (1, 3) for how in ("brave", "mighty", "cunning")),
)  # fmt: skip


class Reader(Sit):
    """A person who reads areas in from the known board, and takes the last of what is left to a person."""

    def __init__(self, state: State, printed: Board) -> None:
        super().__init__(state)
        self.known_board = printed

    def ask(self, question: Question[Any] | Fact[Any]) -> Any:
        if isinstance(question, Fact):
            assert question.known
            return question.answer
        if question.id == "enter.produce":
            # Only what is asked for, nothing of the others.
            form = expect_type(question, Forms)
            needed = expect_type(form.args["areas"], tuple)
            fields = [field.name.removeprefix("at ") for field in form.forms[0].fields]
            return ("produce", *(self.yields(name) if name in needed else "unread" for name in fields))
        if question.id == "enter.producing":
            several = expect_type(question, Several)
            return tuple(name for name in several.options if several.args["resource"] in self.resources(str(name)))
        assert isinstance(question, One)
        return list(question.options)[-1]

    def resources(self, name: str) -> tuple[str, ...]:
        return self.known_board.areas[self.known_board.at(name)].resources

    def yields(self, name: str) -> str:
        area = self.known_board.areas[self.known_board.at(name)]
        return "_".join(area.resources) if len(area.resources) == 2 else f"{area.resources[0]}_{area.icons}"


def his_turns(seed: int) -> list[State]:
    """The states before his turns of a game."""
    seats = {"you": GAME.policy("rival"), TABLE: RandomPolicy()}
    table = BareTable(GAME, GAME.start(GAME.read_options(PACK), GAME.default_pack), seed, seats)
    found: list[State] = []
    while not GAME.over(table.state):
        if table.state.turn == HIM and table.state.phase == "play":
            found.append(table.state.copy())
        GAME.step(table.state, table)
    return found


def done(state: State, printed: Board, symbol: str) -> list[Any]:
    table = Reader(state, printed)
    perform(state, table, symbol)
    # Which icon it is need not be known where only one area is left.
    said = [replace(effect, resource="any") if isinstance(effect, Exhaust) else effect for effect in table.effects]
    return [effect for effect in said if not isinstance(effect, (Note, ReadArea, SightResource))]


@clause("AN-5.2", "AN-5.3", "AN-7.1", "AN-7.3a", "AN-7.3b", "AN-8.1", "AN-8.2b", "AN-8.2c", "AN-10.1", "AN-10.2a")
@clause("AN-10.2b", "AN-11.4", "AN-11.4a", "AN-11.4b", "AN-11.9", "AN-11.9b", "AN-11.9c", "AN-12.1", "AN-12.2a")
@clause("AN-12.2b", "AN-12.2c", "AN-13.B7", "AN-13.C7", "AN-13.M7", "AN-15.6", "AN-15.6a", "AN-15.6b", "AN-15.6c")
@pytest.mark.parametrize("seed", range(count(20, usual=4)))
def test_the_same_moves_with_a_board_that_is_read_in_on_the_way(seed: int) -> None:
    asked = 0
    for state in his_turns(seed):
        printed = state.board
        blank = tuple(
            replace(area, icons=UNREAD, resources=()) if area.kind == "normal" else area for area in printed.areas
        )
        for symbol in SYMBOLS:
            known, unread = state.copy(), state.copy()
            unread.board = board(blank, printed.marked, printed.markers)
            assert done(unread, printed, symbol) == done(known, printed, symbol), symbol
            told = unread.board.unread_icons != board(blank, printed.marked, printed.markers).unread_icons
            asked += told or bool(unread.sighted)
    assert asked > 20
