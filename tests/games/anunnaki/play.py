"""Small boards and single actions of Anunnaki, with only the pieces that matter.

The pack's boards with Cosmobot as Ellenys and you as Pharaos (resource, icons, + shrine, ! civilization):

    his   C1 wood 2   C2 gold 3 !  C3 wood 1 +     yours  Y1 food 2   Y2 metal 3 !  Y3 food 1 +
          C4 gold 2   C5 metal 1 +                        Y4 metal 2  Y5 gold 1 +
          C6 capital, wood 1                              Y6 capital, food 1
    Gaia  G1 metal 3 (dashed)  G2 food|wood + (solid)  G3 gold 3 (dashed)  G4 wood 3 (solid)
          G5 metal|gold + (dashed)  G6 food 3 (solid), all around Atlantis, ATL ++ !
    markers  C4 C5 C6, C1 C2 C4, C2 C3 C5 (yours alike), ATL G1 G2, ATL G3 G4, ATL G5 G6

The resources of his fate card from left to right: wood, gold, metal, food.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from visavis.core import Bits, Decision, Effect, Fact, Forms, Note, Nothing, Pile, Question, Region, Table
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import Area, board
from visavis.games.anunnaki.bot_turn.actions import perform
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.state import State
from visavis.testing import expect_type

PACK = {"cards": "pack", "board": "pack"}


class Sit(Table[State]):
    """A table whose answers and draws are written down; everything it hears is kept."""

    def __init__(
        self, state: State, answers: Mapping[str, list[Any]] | None = None, draws: Mapping[str, list[Any]] | None = None
    ) -> None:
        super().__init__(state, [])
        self.answers = {id: list(given) for id, given in (answers or {}).items()}
        self.draws = {stream: list(given) for stream, given in (draws or {}).items()}
        self.effects: list[Effect] = []
        self.asked: list[Question[Any]] = []

    def ask(self, question: Question[Any] | Fact[Any]) -> Any:
        if isinstance(question, Fact):
            if question.known:
                return question.answer
            question = question.question()
        if isinstance(question, Forms):
            # As it is at this moment: what is offered is made when somebody looks.
            question = msgspec.structs.replace(question, offered=question.forms)
        self.asked.append(question)
        left = self.answers.get(question.id)
        assert left, f"nobody answers {question.id}"
        answer = left.pop(0)
        assert question.fits(answer), f"{question.id} does not take {answer!r}"
        return answer

    def draw(self, pile: Pile, part: str = "") -> Any:
        left = self.draws.get(pile.stream)
        assert left, f"nobody draws {pile.stream}"
        assert left[0] in pile.options(part)
        return left.pop(0)

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)
        self.effects.append(effect)

    @property
    def done(self) -> list[Effect]:
        """What happened; notes change nothing."""
        return [effect for effect in self.effects if not isinstance(effect, Note)]

    @property
    def came_to_nothing(self) -> list[tuple[str, str]]:
        """What came to nothing, to less or to something else, each with its clause."""
        return [(note.case, note.clause) for note in self.all(Nothing)]

    def all(self, kind: type[Any]) -> list[Any]:
        """The effects of a kind."""
        return [effect for effect in self.effects if isinstance(effect, kind)]

    def one(self, kind: type[Any]) -> Any:
        """The only effect of a kind."""
        (found,) = self.all(kind)
        return found

    def kinds(self) -> list[str]:
        """The names of the effects that change something."""
        return [type(effect).__name__ for effect in self.done]

    def decision(self, id: str, n: int = 0) -> Decision:
        """The n-th decision of this id."""
        return [one for one in self.decisions or () if one.id == id][n]


def deciding(decision: Decision) -> list[str]:
    """The criteria that cut something."""
    return [step.id for step in decision.steps if len(step.cut)]


def position(options: Mapping[str, Any] | None = None, **fields: Any) -> State:
    """A state in Cosmobot's turn on the pack's boards; sets of areas as text: `settlements="C6 C4"`."""
    state: State = GAME.start(GAME.read_options({**PACK, **(options or {})}), GAME.default_pack)
    given = {"phase": "play", "turn": "cosmobot", **fields}
    for name, value in given.items():
        state.write(name, value.split() if name in state.REGIONS and isinstance(value, str) else value)
    complete(state, frozenset(given))
    assert not GAME.faults(state), GAME.faults(state)
    return state


def homes(**fields: Any) -> dict[str, Any]:
    """Both sides as at the start, unless something else is said: capital, settlement, a follower on the shrine."""
    return {
        "units": {"C6": "ff", "C5": "f"},
        "your_units": {"Y6": "ff", "Y5": "f"},
        "settlements": "C6",
        "your_settlements": "Y6",
        **fields,
    }


def act(state: State, symbol: str, **given: Any) -> Sit:
    """Carry out one symbol of a card."""
    table = Sit(state, given.get("answers"), given.get("draws"))
    perform(state, table, symbol)
    assert not GAME.faults(state), GAME.faults(state)
    return table


def where(units: tuple[str, ...], state: State) -> dict[str, str]:
    """The areas that hold units."""
    return {name: stack for name, stack in zip(state.board.map.names, units, strict=True) if stack}


def his(state: State) -> dict[str, str]:
    """His units by area."""
    return where(state.units, state)


def areas_in(state: State, bits: Bits) -> Region:
    """The areas of a set that is tracked."""
    return expect_type(state.board.map.region(bits), Region)


def custom(areas: tuple[Area, ...], options: Mapping[str, Any] | None = None, **fields: Any) -> State:
    """A state on a board of these areas and both capitals, C9 and Y9."""
    state: State = GAME.start(GAME.read_options({**PACK, **(options or {})}), GAME.default_pack)
    capitals = (
        Area("C9", "his", "capital", ("food",), 1, 0, "none"),
        Area("Y9", "yours", "capital", ("food",), 1, 0, "none"),
    )
    state.board = board((*areas, *capitals), ("gaia", "his", "yours", "left", "right"), ())
    count = len(state.board.areas)
    state.units = state.your_units = ("",) * count
    state.strengths = state.exhausted = (0,) * count
    given = {"phase": "play", "turn": "cosmobot", "settlements": "C9", "your_settlements": "Y9", **fields}
    for name, value in given.items():
        state.write(name, value.split() if name in state.REGIONS and isinstance(value, str) else value)
    complete(state, frozenset(given))
    assert not GAME.faults(state), GAME.faults(state)
    return state
