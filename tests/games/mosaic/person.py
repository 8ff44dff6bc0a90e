"""Somebody at a table: tiles lie where they lie, offers show cards, and half of the turns leave nothing to report."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visavis.core import Session
from visavis.core.chance import Stream
from visavis.core.question import Forms, One, Question
from visavis.games.mosaic.cards.invented import TECHNOLOGIES

TILES: Mapping[str, tuple[tuple[str, int], ...]] = {
    "italia": (("stone", 3), ("idea", 2)),
    "greece": (("food", 2), ("money", 4), ("stone", 3)),
    "assyria": (("food", 3), ("idea", 3)),
    "egypt": (("food", 4), ("money", 5), ("stone", 2)),
    "numidia": (("stone", 4), ("money", 3)),
}
NOTHING = ""
REPORTS = (
    *("city", "city", "city", "town", "town", "units", "units", "wonder", "achievement", "golden"),
    *[NOTHING] * 10,
)
"""What a turn leaves to report. Half are empty: so the page before the grid took 8.3 taps in a round, a review 8.2."""
EMPIRE_CARDS = (5, 10, 15)
"""The rounds in which an empire card comes up."""
IN_ROW = 5
ROOM = (("grain", "empty"), ("wine", "cloth"), ("empty",))


class Person:
    """Answers every question of a game as the table in front of the person has it."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)
        self.scored: set[int] = set()
        self.row = [next(iter(TECHNOLOGIES.values()))] * IN_ROW

    def answer(self, session: Session[Any], question: Question) -> Any:
        if isinstance(question, Forms):
            return self._form(question, session.timeline.now.round)
        if question.id.startswith("technology.") and question.id in TECHNOLOGY:
            return self._technology(question, session.timeline.now)
        if question.id == "build.card" and isinstance(question, One):
            *cards, none = question.options
            return self.stream.pick(cards) if self.stream.below(5) else none
        if question.id in KNOWN:
            return KNOWN[question.id](self, question)
        return question.some(self.stream.below)

    def _form(self, question: Forms, round: int) -> Any:
        if question.id == "region.tiles":
            region, known = str(question.args["region"]), int(str(question.args["known"]))
            return ("tile", *TILES[region][known]) if known < len(TILES[region]) else ("that_is_all",)
        if question.id == "technology.both":
            both = [self.row[int(str(question.args[name])) - 1].points for name in ("chosen", "neighbour")]
            return ("points", *(max(points, question.forms[0].fields[0].bounds[0]) for points in both))
        if question.id != "your.turn":
            return question.some(self.stream.below)
        if question.args["more"]:
            return ("done",)
        if round in EMPIRE_CARDS and round not in self.scored and question.form("scoring"):
            self.scored.add(round)
            return ("scoring",)
        verb = self.stream.pick(REPORTS)
        form = question.form(verb) if verb else None
        if form is None:
            return ("done",)
        return (verb, *(field.options[self.stream.below(len(field.options))] for field in form.fields))

    def _technology(self, question: Any, state: Any) -> Any:
        if question.id == "technology.symbols":
            self.row = [self.stream.pick(tuple(TECHNOLOGIES.values())) for _ in range(IN_ROW)]
        its = {place: self.row[place - 1] for place in range(1, IN_ROW + 1)}
        if question.id == "technology.points":
            return max(question.least, its[question.args["place"]].points)
        symbol = state.data.leaders[state.leaders[0]].symbol
        most = max(len(its[place].symbols) for place in question.options)
        shows: dict[str, Callable[[int], bool]] = {
            "technology.symbols": lambda place: its[place].question,
            "technology.numbers": lambda place: its[place].points > 0,
            "technology.most": lambda place: len(its[place].symbols) == most,
            "technology.leader": lambda place: symbol in its[place].symbols,
        }
        found = tuple(filter(shows[question.id], question.options))
        # The question says that the leftmost is enough.
        return found[:1] if question.id == "technology.leader" else found


TECHNOLOGY = (
    "technology.symbols", "technology.numbers", "technology.most", "technology.leader", "technology.points",
)  # fmt: skip
KNOWN: dict[str, Callable[[Person, Any], Any]] = {
    "units.count": lambda person, question: 1 + person.stream.below(2),
    "technology.size": lambda person, question: IN_ROW,
    "unlikely.points": lambda person, question: True,
    "town.room": lambda person, question: person.stream.pick(ROOM),
    "city.room": lambda person, question: person.stream.pick(ROOM),
    "population.gain": lambda person, question: 3 + person.stream.below(3),
    "tax.holding": lambda person, question: person.stream.pick((4, 7, 12)),
    "start.symbols": lambda person, question: 3,
    "start.earned": lambda person, question: 2,
    "empire.points": lambda person, question: question.args["sure"] + 2 * question.args["ties"],
    "end.yours": lambda person, question: 96,
    "scoring.last": lambda person, question: False,
}
