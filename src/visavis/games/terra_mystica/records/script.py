"""The table of a record: commands of a row as answers to questions, and single commands that a person types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.core import TABLE, Answer, Draw, Effect, Fact, NotAllowed, Pile, Refusal, Table
from visavis.core.pile import Card
from visavis.core.question import NONE, One, Question
from visavis.games.terra_mystica.cards import CULTS, TOP
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST
from visavis.games.terra_mystica.records.notation import Command, read_command
from visavis.games.terra_mystica.records.reading import Impossible, Record
from visavis.games.terra_mystica.state import State


class Script(Table[State]):
    """The table of a record: draws and answers come from it, and what does not fit stops it."""

    __slots__ = ("commands", "cults", "drawn", "inputs", "keyless")
    heard = False

    def __init__(self, state: State, record: Record) -> None:
        super().__init__(state, None)
        self.drawn = {"tiles": list(reversed(record.tiles)), "bonus": list(reversed(record.bonus))}
        self.inputs: list[Answer | Draw] = []
        """What was answered and drawn so far, as the log of a game has it."""
        self.commands: list[Command] = []
        """The commands of the present row that are left, the next one last."""
        self.keyless: set[str] = set()
        """The tracks that get no key, as the row has said before its town."""
        self.cults: tuple[int, ...] = ()
        """The cult tracks after the row, where it has them."""

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)

    def note(self, note: Any, *args: Any, **kwargs: Any) -> None:
        return

    def draw(self, pile: Pile, part: str = "") -> Card:
        left = self.drawn[pile.stream]
        if not left or left[-1] not in pile.pool:
            raise Impossible("record.tiles", given=left[-1] if left else "")
        card = left.pop()
        if pile.certain(part) is None:
            self.inputs.append(Draw(card, pile.stream, TABLE))
        return card

    def ask(self, question: Question | Fact) -> Any:
        if isinstance(question, Fact):
            return question.answer
        answer = self.next_answer(question)
        if not question.fits(answer):
            said = " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
            raise Impossible("record.not_possible", command=said, reason=why_not(question, answer))
        self.inputs.append(Answer(answer, question.id, question.seat))
        return answer

    def next_answer(self, question: Question) -> Any:
        """What the next command of the row answers to a question."""
        id, commands = question.id.removeprefix("whole."), self.commands
        if id == "river":
            self.in_order("connect")
        command: Command = commands[-1] if commands else ("",)
        if id == "turn" and not self.state.now.lingers and self.state.now.actions == 1 and lingers(commands):
            return ("more",)
        if id == "leave":
            return True
        if command[0] in FREE and id == "power":
            raise not_your_turn(command, id)
        options = tuple(question.options) if isinstance(question, One) else ()
        if command[0] in FREE and CONVERT_FIRST in options:
            return CONVERT_FIRST
        if id in OPTIONAL and command[0] not in (*OPTIONAL[id][0], *FREE):
            return OPTIONAL[id][1]
        if CONVERT_FIRST in options and len(options) == 2 and command[0] != id:
            # Nothing can be decided unless goods are exchanged first.
            return options[0]
        if id == "key" and (cult := self.key_track(options)):
            return cult
        self.in_order(id)
        if not commands:
            raise Impossible("record.missing", expected=id)
        command = commands[-1]
        if id == "storm" and command[0] == "build":
            # Who builds after a sandstorm need not say where it was.
            return ("transform", *command[1:], self.state.sides[self.state.todo[0][1]].home)
        answer = as_answer(self.state, id, command)
        if answer is None:
            raise Impossible("record.unexpected", expected=id, command=" ".join(map(str, command)))
        commands.pop()
        return answer

    def in_order(self, id: str) -> None:
        """Put the command that answers a question next, where a row has tiles and ordination in another order."""
        commands = self.commands
        if id == "town":
            self.keyless = {str(cult) for one in commands if one[0] == "no_key" for cult in one[1:]}
            commands[:] = [one for one in commands if one[0] != "no_key"]
        if id not in IN_ANY_ORDER or not commands or commands[-1][0] == id or commands[-1][0] not in IN_ANY_ORDER:
            return
        place = max((n for n, one in enumerate(commands) if one[0] == id), default=None)
        if place is not None:
            commands.append(commands.pop(place))

    def key_track(self, options: tuple[object, ...]) -> str:
        """The track that gets a key: the row says it, or which get none, or its values tell; "" if nothing does."""
        ends = [str(one) for one in options if one != CONVERT_FIRST]
        word, *values = self.commands[-1] if self.commands else ("",)
        if word in ("key", "step") and values[0] in ends:
            self.commands.pop()
            return str(values[0])
        left = [cult for cult in ends if cult not in self.keyless]
        if not self.keyless and self.cults:
            left = [cult for cult in ends if self.cults[CULTS.index(cult)] == TOP]
        return left[0] if left and len(left) < len(ends) else ""


IN_ANY_ORDER = ("favour", "town", "ordain", "connect")
"""What a building brings at once: records have it in the order of those who wrote them."""


def not_your_turn(command: Command, expected: str) -> Impossible:
    """The refusal of a conversion in the turn of somebody else: a decision about power is no turn of one's own."""
    return Impossible("record.not_your_turn", command=" ".join(map(str, command)), expected=expected)


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


def lingers(commands: Sequence[Command]) -> bool:
    """Whether conversions follow in or after the action of a row: an open turn takes what its questions did not."""
    words = [command[0] for command in reversed(commands)]
    action = next((n for n, word in enumerate(words) if word not in FREE), len(words))
    return any(word in FREE for word in words[action:])


def as_answer(state: State, id: str, command: Command) -> Any:
    """A command as the answer to a question; None if it is none."""
    word: str = command[0]
    values: tuple[Any, ...] = command[1:]
    match id, word:
        case (
            ("turn" | "convert" | "spades" | "volcano" | "ride" | "house" | "storm" | "after_storm" | "bonus_spades"),
            _,
        ):
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
        case "bridge", ("convert" | "burn"):
            return command
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
    """What a typed command answers to a question of the whole game (`RecordFormat.parse_command`); None: it is none."""
    if not question.id.startswith("whole."):
        return None
    command = read_command(text.strip().removesuffix("."))
    if command is None:
        return None
    if command[0] in FREE and isinstance(question, One):
        if CONVERT_FIRST in question.options:
            return CONVERT_FIRST
        raise NotAllowed("option.barred", given=text[:40], reason="whole.not_your_turn", options=question.options)
    return as_answer(view, question.id.removeprefix("whole."), command)


def highest(state: State, cult: str) -> tuple[str, str, int]:
    """A priest whose number of steps is not said takes the best space that is free."""
    where = CULTS.index(cult)
    return "cult", cult, 3 if not state.threes[where] else 2 if state.twos[where] < 3 else 1
