"""A record is played again by the rules, and every row is compared with its values."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Answer, Draw, Pack, Recorded
from visavis.core.budget import checkpoint, foreign, spend
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.effects.whole_rounds import DropsOut
from visavis.games.terra_mystica.human.ending import COUNTED, end_tile_value, largest_network
from visavis.games.terra_mystica.human.land import own, people_of, region
from visavis.games.terra_mystica.human.offers import most
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.side import PLACES, Whole
from visavis.games.terra_mystica.human.spades import build_sites, could_afford_dwelling
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.records.notation import COLOUR, DROPPED, LETTERS, Command, read_row
from visavis.games.terra_mystica.records.reading import END_NAMES, Impossible, Record, Row, read_record
from visavis.games.terra_mystica.records.script import FREE, Script, not_your_turn
from visavis.games.terra_mystica.setup import start
from visavis.games.terra_mystica.state import State

NOTHING_LEFT: tuple[Command, ...] = (
    ("forgo_bridge", 1), ("forgo_bridge", 2), *(("forgo_spade", number) for number in range(1, 8)), ("unlock", "none"),
    ("ordain", 0),
)  # fmt: skip
"""What a record says although nothing could be decided."""


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


CAN_BE_NOTHING: Mapping[str, tuple[str, ...]] = {
    "bridge": ("bridge", "forgo_bridge"), "unlock": ("unlock",), "bonus_spades": ("transform", "forgo_spade"),
    "favour": ("favour",), "ordain": ("ordain",),
}  # fmt: skip
"""What may ask nobody, with the commands that answer it if it does."""
ABOUT_POWER = ("leech", "decline")
RULES_ONLY = ("places", "begin", "offered")
"""What happens without a row of its own."""


class Replay:
    """A record that is played again."""

    def __init__(self, record: Record, pack: Pack) -> None:
        self.record = record
        self.state = start(Options(**record.options), pack)
        self.table = Script(self.state, record)
        self.seats: dict[str, int] = {}
        self.rows: list[tuple[Row, tuple[int, ...]]] = []
        self.before: dict[str, int] = {}
        self.parts: dict[str, dict[str, int]] = {}
        self.at = 0
        """The number of the present row."""
        self.inputs: tuple[Answer | Draw, ...] = ()
        """The inputs of all rows that were possible, as the log of a game has them."""
        self.until = 0
        """The first row that no input of a game is; none: 0."""
        people_step(self.state, self.table)

    def run(self) -> tuple[int, Impossible] | None:
        """Play all rows; the line and the reason of the first that cannot be."""
        rows, line = self.record.rows, 0
        try:
            while self.at < len(rows):
                checkpoint()
                line = rows[self.at].line
                self.next_row()
                if not self.until:
                    self.inputs = tuple(self.table.inputs)
            for result in self.record.results:
                # Each result counts the whole board again.
                spend("steps")
                line = result[0]
                self.check(result)
        except Impossible as wrong:
            return line, wrong
        return None

    # Rows

    def next_row(self) -> None:
        """Play the present row and compare its values; with all refusals said, also the refusal after it."""
        rows, at = self.record.rows, self.at
        self.at += 1
        if rows[at].command != "[all opponents declined power]" or self.at == len(rows):
            self.play(rows[at])
            return self.keep(rows[at])
        # What it gives comes with the refusal that stands after it, if one does.
        together = rows[at : at + 2] if rows[self.at].command.startswith(ABOUT_POWER) else rows[at : at + 1]
        self.at = at + len(together)
        if len(together) > 1:
            self.play(together[1])
        self.left_out()
        self.settle()
        for row in together:
            self.keep(row)

    def left_out(self, row: Row | None = None) -> None:
        """Decide about power where no row does: who has no room decides nothing, and who does another thing refuses."""
        while (task := self.state.todo[:1]) and task[0][0] == "leech":
            _, at, power, builder = task[0]
            name = self.name(at)
            if row is not None and row.faction == name and row.command.casefold().startswith(ABOUT_POWER):
                return
            fits = most(self.state.sides[at], power)
            if fits and row is not None and self.comes(name, self.name(builder)):
                return
            self.table.commands = [("decline", power, self.name(builder))] if fits else []
            people_step(self.state, self.table)

    def comes(self, name: str, builder: str) -> bool:
        """Whether this row or a later one decides about power, before either does something else."""
        for row in self.record.rows[self.at - 1 :]:
            command = row.command.casefold()
            decides = command.startswith(ABOUT_POWER)
            if row.faction == name and not all(one.startswith(FREE) for one in command.split(". ")):
                return decides and command.endswith(f"from {builder}")
            if row.faction == builder and not decides and row.command not in AUTOMATIC:
                return False
        return False

    def play(self, row: Row) -> None:
        """One row: something that happens by itself, or the decisions of a seat."""
        if row.command == "setup":
            return self.set_up(row)
        if row.faction not in self.seats:
            raise Impossible("record.faction", given=row.faction)
        at = self.seats[row.faction]
        if row.command == DROPPED:
            return self.drop_out(at)
        if not row.command and self.state.sides[at].out and self.top()[:2] in (("final", at), ("sell", at)):
            # At the end a ledger has no word for who is not there.
            return people_step(self.state, self.table)
        automatic = AUTOMATIC.get(row.command)
        if automatic == "":
            return None
        self.left_out(row)
        if automatic is not None:
            return self.automatic(automatic, at)
        if row.command.startswith("+") and "vp for " in row.command:
            return self.final(row, at)
        commands = read_row(row.command)
        if isinstance(commands, str):
            raise Impossible("record.unreadable", given=commands)
        self.decide(row, at, commands)

    def set_up(self, row: Row) -> None:
        """A faction is taken."""
        todo = self.state.todo
        if not todo or todo[0][0] != "faction":
            raise Impossible("record.late", given=row.command)
        self.seats[row.faction] = todo[0][1]
        self.table.commands = [("faction", row.faction)]
        people_step(self.state, self.table)

    def drop_out(self, at: int) -> None:
        """Somebody drops out, in their turn or while they are waited for (TM-20.35)."""
        self.settle()
        if self.state.phase not in ("play", "between"):
            raise Impossible("record.late", given=DROPPED)
        while self.state.todo[:1] and self.top()[:2] == ("leech", at):
            # Who goes takes nothing more.
            self.table.commands = [("decline", 0, "")]
            people_step(self.state, self.table)
        if self.top()[:2] == ("turn", at):
            self.table.commands = [("leave",)]
            return people_step(self.state, self.table)
        # Nobody is asked then: as a game it ends before this row.
        self.until = self.until or self.at
        self.table.do(DropsOut(PLACES[at]))

    def settle(self) -> None:
        """Everything that happens without a row."""
        state = self.state
        while (not state.todo and state.phase != "over") or (state.todo and state.todo[0][0] in RULES_ONLY):
            if not state.todo and state.phase == "end":
                return
            people_step(state, self.table)

    def top(self) -> tuple[str, int, int, int]:
        """What the rules want next."""
        if not self.state.todo or self.state.todo[0][0] in RULES_ONLY:
            self.settle()
        if not self.state.todo:
            raise Impossible("record.over")
        return self.state.todo[0]

    def automatic(self, what: str, at: int) -> None:
        """Something that happens by itself, with a row."""
        self.without_questions(at, ("",))
        task = self.top()
        if task[:2] != (what, at):
            raise Impossible("record.not_now", expected=self.wanted(task))
        if what == "sell":
            self.remember_points()
        points = self.state.sides[at].points
        people_step(self.state, self.table)
        if what == "sell":
            self.part(at, "resources", self.state.sides[at].points - points)

    def final(self, row: Row, at: int) -> None:
        """Points of the end."""
        task = self.top()
        if task[0] != "final" or task[1] != at:
            raise Impossible("record.not_now", expected=self.wanted(task))
        number, _, name = row.command.removeprefix("+").partition("vp for ")
        what = COUNTED[task[2]]
        names = {"area": "network", "end_tile": END_NAMES.get(self.state.end_tile, "")}
        if name != names.get(what, what.upper()) or number != str(task[3]):
            raise Impossible("record.points", expected=f"+{task[3]}vp for {names.get(what, what.upper())}")
        self.remember_points()
        people_step(self.state, self.table)
        self.part(at, "cult" if what in CULTS else names[what], task[3])

    def remember_points(self) -> None:
        """The points before the end is counted."""
        if not self.before:
            self.before = {name: self.state.sides[at].points for name, at in self.seats.items()}

    def part(self, at: int, what: str, points: int) -> None:
        """A part of the points of the end."""
        parts = self.parts.setdefault(self.name(at), {})
        parts[what] = parts.get(what, 0) + points

    def name(self, at: int) -> str:
        """The faction of a seat."""
        return next((name for name, its in self.seats.items() if its == at), "")

    def wanted(self, task: tuple[str, int, int, int]) -> str:
        """What the rules want next, for people."""
        what, at, _, _ = task
        name = self.name(at) if at in self.seats.values() else ""
        return name if what == "turn" else f"{name} {what}".strip()

    def decide(self, row: Row, at: int, commands: tuple[Command, ...]) -> None:
        """The decisions of a seat in one row."""
        self.without_questions(at, commands[0])
        task, table, state = self.top(), self.table, self.state
        if commands[0][0] in ABOUT_POWER and task[:2] != ("leech", at) and not most(state.sides[at], 1):
            return
        if commands[0][0] in FREE and (task[1] != at or task[0] == "leech") and state.phase == "play":
            raise not_your_turn(commands[0], self.wanted(task))
        if task[1] != at:
            passed = at in state.gone and state.phase == "play"
            raise Impossible("record.passed" if passed else "record.not_now", expected=self.wanted(task))
        if task[0] == "leech":
            return self.about_power(task, commands)
        turn = task[0] == "turn"
        table.commands, table.cults = list(reversed(commands)), row.values[7:11] if row.values else ()
        while table.commands or self.goes_on(at, turn):
            if table.commands and table.commands[-1] in NOTHING_LEFT and not self.asked_for(at, table.commands[-1]):
                # The rules did not even ask: there was nothing to decide.
                table.commands.pop()
                continue
            if not state.todo or state.todo[0][1] != at or state.todo[0][0] == "leech":
                raise Impossible("record.too_much", command=" ".join(map(str, table.commands[-1])))
            people_step(state, table)

    def asked_for(self, at: int, command: Command) -> bool:
        """Whether the rules wait for this command of a seat."""
        wanted = {"forgo_bridge": "bridge", "forgo_spade": "spades", "unlock": "unlock", "ordain": "ordain"}[command[0]]
        todo = self.state.todo
        return bool(todo) and todo[0][1] == at and todo[0][0] in (wanted, f"bonus_{wanted}")

    def without_questions(self, at: int, command: Command) -> None:
        """What somebody else would decide, but cannot: no bridge fits, no coin opens a terrain."""
        while (task := self.top())[0] in CAN_BE_NOTHING and (
            task[1] != at or command[0] not in CAN_BE_NOTHING[task[0]]
        ):
            self.table.commands = []
            try:
                people_step(self.state, self.table)
            except Impossible:
                return

    def goes_on(self, at: int, turn: bool) -> bool:
        """Whether a row that says no more still ends something: a turn that was kept open, a dwelling not built."""
        todo, now = self.state.todo, self.state.now
        if not todo or todo[0][1] != at:
            return False
        what, _, number, _ = todo[0]
        if what in ("river", "after_storm") or (what == "spades" and not number):
            self.table.commands = [("done",)] if what == "spades" and self.asks() else []
            return True
        if what == "spades" and turn:
            raise Impossible("record.spades", number=number)
        if what == "turn" and turn and not now.actions:
            self.table.commands = [("done",)]
            return True
        if turn and what == "turn":
            raise Impossible("record.unfinished")
        return False

    def asks(self) -> bool:
        """Whether a dwelling could follow the spades."""
        return bool(build_sites(self.state, self.state.todo[0][1], 0, could_afford_dwelling))

    def about_power(self, task: tuple[str, int, int, int], commands: tuple[Command, ...]) -> None:
        """Power is taken or refused."""
        _, at, power, builder = task
        if len(commands) != 1 or commands[0][0] not in ABOUT_POWER:
            raise Impossible("record.not_now", expected=self.wanted(task))
        _, said, faction = commands[0]  # type: ignore[misc]
        fits = most(self.state.sides[at], power)
        if said not in (power, fits) or faction != self.name(builder):
            raise Impossible("record.offer", expected=f"{power} from {self.name(builder)}")
        # Who has no room takes nothing, whatever the row says.
        self.table.commands = list(commands) if fits else []
        people_step(self.state, self.table)

    # What is said about the rows

    def keep(self, row: Row) -> None:
        """The values after a row; they must be those that stand there."""
        if row.faction not in self.seats:
            raise Impossible("record.faction", given=row.faction)
        at = self.seats[row.faction]
        found = values_of(self.state.sides[at])
        self.rows.append((row, found))
        if row.values is not None and row.values != found:
            raise Impossible("record.values", expected=show(found), given=show(row.values))
        if row.offers is not None and row.command not in AUTOMATIC and not row.command.startswith("+"):
            offers = offers_of(self.state, at)
            if offers != row.offers:
                raise Impossible("record.offers", expected=offers, given=row.offers)

    # The end

    def finals(self) -> dict[str, dict[str, int]]:
        """The parts of the final scoring of each faction."""
        self.remember_points()
        found: dict[str, dict[str, int]] = {}
        tile = END_NAMES.get(self.state.end_tile)
        for name, at in self.seats.items():
            side, parts = self.state.sides[at], self.parts.get(name, {})
            row = {"VP": side.points, "before_final_scoring": self.before[name]}
            row |= {what: parts.get(what, 0) for what in ("cult", "network", *((tile,) if tile else ()), "resources")}
            row["largest_network"] = largest_network(self.state, side)
            if tile:
                row[f"{tile}-size"] = end_tile_value(self.state, side)
            found[name] = row
        return found

    def check(self, result: tuple[int, str, tuple[str, ...]]) -> None:
        """What a record says about the end must be so."""
        _, name, parts = result
        if name == "bridges":
            marked = [one.partition(":") for one in " ".join(parts).split()]
            said = {tuple(sorted((*ends.split("-"), colour))) for colour, _, ends in marked}
            if said != self.bridges():
                raise Impossible("record.result", expected=str(sorted(self.bridges())), given=" ".join(parts))
            return
        if name not in self.seats:
            raise Impossible("record.faction", given=name)
        if parts and parts[0] == "buildings":
            expected = f"buildings\t{self.buildings(name)}"
        else:
            expected = "\t".join(f"{what}={its}" for what, its in self.finals()[name].items())
        if "\t".join(parts) != expected:
            raise Impossible("record.result", expected=expected.replace("\t", " "), given=" ".join(parts))

    def buildings(self, name: str) -> str:
        """The buildings of a faction in the order of records."""
        state, side = self.state, self.state.sides[self.seats[name]]
        found = []
        for kind, letters in LETTERS.items():
            found += [f"{space}:{letters}" for space in region(state, own(state, side, kind))]
        return " ".join(sorted(found, key=lambda one: one.partition(":")[0]))

    def bridges(self) -> set[tuple[str, ...]]:
        """All bridges: both ends and the colour."""
        state = self.state
        return {
            tuple(sorted((*bridge.split("-"), colour_of(state, side))))
            for side in state.sides
            for bridge in side.bridges
        }


def played_again(pack: Pack, text: str) -> Recorded:
    """The text of a record, played again (`RecordFormat.replay`)."""
    with foreign():
        return _played_again(pack, text)


def _played_again(pack: Pack, text: str) -> Recorded:
    record = read_record(text)
    again = Replay(record, pack)
    wrong = again.run()
    rows = tuple(
        {
            "faction": row.faction,
            "command": row.command,
            **dict(zip(("VP", "C", "W", "P"), values, strict=False)),
            "bowls": values[4:7],
            "cults": values[7:11],
        }
        for row, values in again.rows
    )
    error = None
    if wrong is not None:
        line, reason = wrong
        number = next((n for n, row in enumerate(record.rows, 1) if row.line == line), len(record.rows))
        error = (number, line, reason)
    return Recorded(rows, again.finals() if wrong is None else {}, error)


def show(values: tuple[int, ...]) -> str:
    """Values as a record writes them."""
    bowls, cults = ("/".join(map(str, part)) for part in (values[4:7], values[7:11]))
    return " ".join((*map(str, values[:4]), bowls, cults))


AUTOMATIC: Mapping[str, str] = {
    "other_income_for_faction": "income",
    "cult_income_for_faction": "cult_bonus",
    "[opponent accepted power]": "",
    "[all opponents declined power]": "",
    "score_resources": "sell",
}
"""The rows that nobody decides, with what they are in the rules."""
