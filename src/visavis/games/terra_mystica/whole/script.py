"""The table of a recorded game: its rows answer the questions of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.core import Effect, Fact, Pile, Refusal, Table
from visavis.core.pile import Card
from visavis.core.question import NONE, Question
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.land import people_of
from visavis.games.terra_mystica.whole.notation import COLOUR, Command, read_command
from visavis.games.terra_mystica.whole.record import Impossible, Record
from visavis.games.terra_mystica.whole.side import Whole


class Script(Table[State]):
    """The table of a record: draws and answers come from it, and what does not fit stops it."""

    __slots__ = ("commands", "drawn")
    heard = False

    def __init__(self, state: State, record: Record) -> None:
        super().__init__(state, None)
        self.drawn = {"tiles": list(reversed(record.tiles)), "bonus": list(reversed(record.bonus))}
        self.commands: list[Command] = []
        """The commands of the present row that are left, the next one last."""

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)

    def note(self, note: Any, *args: Any, **kwargs: Any) -> None:
        return

    def draw(self, pile: Pile, part: str = "") -> Card:
        left = self.drawn[pile.stream]
        if not left or left[-1] not in pile.pool:
            raise Impossible("record.tiles", given=left[-1] if left else "")
        return left.pop()

    def ask(self, question: Question | Fact) -> Any:
        if isinstance(question, Fact):
            return question.answer
        answer = self.next_answer(question)
        if not question.fits(answer):
            said = " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
            raise Impossible("record.not_possible", command=said, reason=why_not(question, answer))
        return answer

    def next_answer(self, question: Question) -> Any:
        """What the next command of the row answers to a question."""
        id, commands = question.id.removeprefix("whole."), self.commands
        command = commands[-1] if commands else ("",)
        if id == "turn" and not self.state.now.lingers and self.state.now.actions == 1 and lingers(commands):
            return ("more",)
        if id in OPTIONAL and command[0] not in OPTIONAL[id][0]:
            return OPTIONAL[id][1]
        if not commands:
            raise Impossible("record.missing", expected=id)
        answer = as_answer(self.state, id, command)
        if answer is None:
            raise Impossible("record.unexpected", expected=id, command=" ".join(map(str, command)))
        commands.pop()
        return answer


def why_not(question: Question, answer: Any) -> str:
    """Why the rules do not allow an answer: the id of the reason, if they know one."""
    reason: object = None
    try:
        question.read(list(answer) if isinstance(answer, tuple) else answer)
    except Refusal as refused:
        reason = refused.details.get("reason")
    return reason if isinstance(reason, str) else "record.rules"


FREE = ("convert", "burn")
OPTIONAL: Mapping[str, tuple[tuple[str, ...], Any]] = {
    "river": (("connect",), NONE),
    "after_storm": (("build",), ("done",)),
}
"""Questions that a row need not answer, with the commands that do, and what it means then."""


NOTHING_LEFT: tuple[Command, ...] = (
    ("forgo_bridge", 1), ("forgo_bridge", 2), *(("forgo_spade", number) for number in range(1, 8)), ("unlock", "none"),
    ("ordain", 0),
)  # fmt: skip
"""What a record says although nothing could be decided."""


def lingers(commands: Sequence[Command]) -> bool:
    """Whether conversions follow the last action of a row."""
    left = [command[0] for command in reversed(commands)]
    return len(left) > 1 and left[-1] in FREE and any(word not in FREE for word in left)


def as_answer(state: State, id: str, command: Command) -> Any:
    """A command as the answer to a question; None if it is none."""
    word: str = command[0]
    values: tuple[Any, ...] = command[1:]
    match id, word:
        case (("turn" | "spades" | "volcano" | "ride" | "house" | "storm" | "after_storm" | "bonus_spades"), _):
            if word == "special":
                return ("special", values[0])
            if word == "forgo_spade":
                return ("forgo",)
            if word == "cult" and not values[1]:
                return highest(state, values[0])
            return command
        case "bridge", "bridge":
            one, other = values
            return ("bridge", f"{one}-{other}" if f"{one}-{other}" in state.world.ends else f"{other}-{one}")
        case "bridge", "forgo_bridge":
            return ("forgo",)
        case "power", ("leech" | "decline"):
            return word == "leech"
        case "token", "token":
            return bool(values[0])
        case "first", "build":
            return values[0]
        case "card", "pass":
            return values[0]
        case "river", "connect":
            return values[0]
        case "home", "colour":
            return values[0]
        case "step", "step":
            # The steps must be those of the task.
            return values[0] if values[1] == state.todo[0][2] else None
        case "descend", "descend":
            return values[0] if values[1] == state.todo[0][2] else None
        case _ if id == word and values:
            return values[0]
    return None


def typed(view: Any, question: Question, text: str) -> Any:
    """What a typed command answers to a question of the whole game (`Game.notation`); None: it is none."""
    if not question.id.startswith("whole."):
        return None
    command = read_command(text.strip().removesuffix("."))
    return None if command is None else as_answer(view, question.id.removeprefix("whole."), command)


def highest(state: State, cult: str) -> tuple[str, str, int]:
    """A priest whose number of steps is not said takes the best space that is free."""
    where = CULTS.index(cult)
    return "cult", cult, 3 if not state.threes[where] else 2 if state.twos[where] < 3 else 1


def values_of(side: Whole) -> tuple[int, ...]:
    """The values of a row: points, coins, workers, priests, bowls, cults."""
    return (side.points, side.coins, side.workers, side.priests, *side.bowls, *side.cults)


def offers_of(state: State, at: int) -> str:
    """The power that a seat's buildings have just offered to others, by colour."""
    found: dict[str, int] = {}
    for what, other, power, builder in state.todo:
        if what == "leech" and builder == at:
            colour = colour_of(state, state.sides[other])
            found[colour] = found.get(colour, 0) + power
    return " ".join(f"{colour}:{power}" for colour, power in sorted(found.items()))


def colour_of(state: State, side: Whole) -> str:
    """The colour of a seat's pieces in records."""
    ground = people_of(state, side).ground
    return ground if ground in ("ice", "volcano") else COLOUR[side.home]
