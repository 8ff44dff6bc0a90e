"""A game of people as a record: its log is played again, and every row is written with its values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from visavis.core import Answer, Draw, Effect, Fact, Pack, Pile, Refusal, Table
from visavis.core.pile import Card
from visavis.core.play.log import Header, Line, Rules, Step
from visavis.core.play.log import Over as GameEnded
from visavis.core.question import Question
from visavis.games.terra_mystica.effects.whole_rounds import Up
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST
from visavis.games.terra_mystica.human.ending import COUNTED
from visavis.games.terra_mystica.human.offers import most
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.games.terra_mystica.human.side import INDEX, PLACES
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.records.notation import tile_letters, write_answer
from visavis.games.terra_mystica.records.reading import END_NAMES, MAPS, OPTIONS
from visavis.games.terra_mystica.records.replay import offers_of, values_of
from visavis.games.terra_mystica.setup import start
from visavis.games.terra_mystica.state import State

AUTOMATIC = {"income": "other_income_for_faction", "cult_bonus": "cult_income_for_faction", "sell": "score_resources"}
OWN_ROW = ("whole.power", "whole.faction", "whole.token", "whole.first", "whole.card")
"""Decisions that are rows of their own."""


class Written:
    """A row that is being written."""

    def __init__(self, at: int, command: str = "") -> None:
        self.at = at
        self.commands = [command] if command else []
        self.values: tuple[int, ...] = ()
        self.offers = ""
        self.line = self.end = 0
        """Its first line in the log and the line after it, once they are known."""


class Writer(Table[State]):
    """The table of a game that is written down: answers and draws come from its log."""

    __slots__ = ("asked", "fresh", "inputs", "rows")
    heard = False

    def __init__(self, state: State, inputs: Sequence[Answer | Draw]) -> None:
        super().__init__(state, None)
        self.inputs = list(reversed(inputs))
        self.rows: list[Written] = []
        self.fresh = True
        self.asked: Written | None = None
        """The row to which the present step belongs, if it asks anything."""

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)
        self.fresh = self.fresh or isinstance(effect, Up)

    def note(self, note: Any, *args: Any, **kwargs: Any) -> None:
        return

    def draw(self, pile: Pile, part: str = "") -> Card:
        known = pile.certain(part)
        return known if known is not None else self.inputs.pop().draw  # type: ignore[union-attr]

    def ask(self, question: Question | Fact) -> Any:
        if isinstance(question, Fact):
            return question.answer
        answer = self.inputs.pop().answer  # type: ignore[union-attr]
        at = INDEX[question.seat]
        args = dict(getattr(question, "args", {}))
        if "from" in args:
            args["from"] = self.state.sides[INDEX[str(args["from"])]].faction
        if self.fresh or not self.rows or self.rows[-1].at != at or question.id in OWN_ROW:
            self.rows.append(Written(at))
        self.fresh = question.id in OWN_ROW
        self.asked = self.rows[-1]
        if question.id == "whole.key":
            args["ends"] = tuple(option for option in question.answers() if option != CONVERT_FIRST)
        text = write_answer(question.id, self.state.sides[at].faction, answer, args)
        commands = self.asked.commands
        if text:
            # The track that gets no key stands before the town whose key it is about.
            towns = [n for n, one in enumerate(commands) if one.startswith("+TW")] if question.id == "whole.key" else []
            commands.insert(towns[-1] if towns else len(commands), text)
        return answer


def write_record(header: Header, lines: Sequence[Line], pack: Pack) -> str:
    """The record of a game without the Automa, as far as it was played; or a refusal."""
    state, table = record_table(header, lines, pack)
    options = Options(**header.options)
    while table.inputs or (state.phase != "setup" and state.phase != "over" and automatic(state)):
        one_step(state, table)
    rows = [row for row in table.rows if row.commands]
    factions = {at: side.faction for at, side in enumerate(state.sides)}
    ledger = [ledger_line(factions[row.at], row) for row in rows]
    return "\n".join((*heading(header, options, state), *ledger)) + "\n"


def record_table(header: Header, lines: Sequence[Line], pack: Pack) -> tuple[State, Writer]:
    """The first position of a game without the Automa, and the table on which it is written; or a refusal."""
    options = Options(**header.options)
    plain = (Step, Answer, Draw, Effect, Rules, GameEnded)
    if options.automa or header.position is not None or not all(isinstance(line, plain) for line in lines):
        raise Refusal("record.not_written")
    state = start(options, pack)
    return state, Writer(state, [line for line in lines if isinstance(line, (Answer, Draw))])


def automatic(state: State) -> bool:
    """Whether the next step asks nobody."""
    return not state.todo or state.todo[0][0] in (*AUTOMATIC, "final", "offered", "begin", "places")


def one_step(state: State, table: Writer) -> None:
    """One step of the rules, and what it writes."""
    what, at, number, by = state.todo[0] if state.todo else ("", 0, 0, 0)
    before, room = state.sides, what == "leech" and most(state.sides[at], number)
    table.asked = None
    people_step(state, table)
    if table.asked is not None:
        table.asked.values = values_of(state.sides[table.asked.at])
        table.asked.offers = offers_of(state, table.asked.at)
    elif what == "leech" and not room:
        own_row(state, table, at, f"decline {number} from {state.sides[by].faction}")
    elif what in AUTOMATIC:
        own_row(state, table, at, AUTOMATIC[what])
    elif what == "final":
        counted = COUNTED[number]
        names = {"area": "network", "end_tile": END_NAMES.get(state.end_tile, "")}
        own_row(state, table, at, f"+{by}vp for {names.get(counted, counted.upper())}")
    elif what == "offered" and state.sides[at].bowls != before[at].bowls:
        # It stands before the last refusal of somebody who could have taken power.
        place = max(
            n
            for n, row in enumerate(table.rows)
            if row.commands and row.commands[0].startswith("decline") and row.at in refused(table)
        )
        own_row(state, table, at, "[all opponents declined power]", place)


def refused(table: Writer) -> set[int]:
    """Who was asked about power since the last turn."""
    found = set()
    for row in reversed(table.rows):
        if not row.commands or not row.commands[0].startswith(("decline", "leech")):
            break
        found.add(row.at)
    return found


def own_row(state: State, table: Writer, at: int, command: str, place: int | None = None) -> None:
    """A row of something that nobody decides."""
    row = Written(at, command)
    row.values = values_of(state.sides[at])
    table.rows.insert(len(table.rows) if place is None else place, row)
    table.fresh = True


def ledger_line(faction: str, row: Written) -> str:
    """A row as records have it."""
    values = row.values
    bowls, cults = ("/".join(map(str, part)) for part in (values[4:7], values[7:11]))
    return "\t".join((faction, ". ".join(row.commands), *map(str, values[:4]), bowls, cults, row.offers))


def heading(header: Header, options: Options, state: State) -> list[str]:
    """How the game is set up."""
    names = {id: name for name, id in MAPS.items()}
    found = [f"map {names[options.map]}"]
    found.append(f"starting-vp {'variant-2017' if options.start_points == 'by_faction' else '20'}")
    chosen = {name: getattr(options, name) for one in OPTIONS.values() for name in one}
    found += [
        f"option {name}" for name, its in OPTIONS.items() if all(chosen[key] == value for key, value in its.items())
    ]
    found += [f"player {seat}" for seat in PLACES[: options.people]]
    found.append("score " + ",".join(f"SCORE{tile.removeprefix('tile')}" for tile in state.tiles))
    used = {*state.bonus, *(side.bonus for side in state.sides)}
    cards = [f"bonus {n}" for n in range(1, 11 if options.promo else 10)]
    found += [f"delete {tile_letters(card)}" for card in cards if card not in used]
    found += [f"final-scoring {END_NAMES[options.end_tile]}"] if options.end_tile != "none" else []
    return [f">\t{line}" for line in found]
