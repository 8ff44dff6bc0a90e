"""A person at the table with printed cards and boards, who reads in what the app asks for.

What is printed is the shipped pack here: nobody has published the real values, and the app does not look at it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visavis.core import Forms, Question, Session, Stream
from visavis.core.question import Several
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import PREFIX
from visavis.games.anunnaki.cards import AreaRow, Corner, FateCard, MoonCard, SunCard, TrackRow
from visavis.games.anunnaki.players import Rival
from visavis.games.anunnaki.state import State
from visavis.testing import expect_type
from visavis.words import Words

PRINTED = GAME.default_pack
HOUSE, YOUR_HOUSE = "ellenys", "pharaos"
OWN = ("your.turn", "your.units", "your.fights", "your.fight_choose", "your.civilization")
"""What you report of your own turn."""


class Person:
    """Answers every question from the printed cards, and plays your side like the stand-in."""

    def __init__(self, seed: int, called: Mapping[str, str] | None = None) -> None:
        self.called = dict(called or {})
        """The areas that this person calls by a name."""
        self.stream = Stream(seed)
        self.decks: dict[str, list[Any]] = {
            "moon": self.stream.shuffled(
                [c for c in PRINTED.table("moon", MoonCard).values() if not c.removed("normal")]
            ),
            "sun": self.stream.shuffled([c for c in PRINTED.table("sun", SunCard).values() if not c.removed("normal")]),
        }
        self.open: Any = None

    def rows(self, planet: str) -> list[AreaRow]:
        house = {"his": HOUSE, "yours": YOUR_HOUSE, "gaia": "gaia"}[planet]
        return [row for row in PRINTED.table("area", AreaRow).values() if row.planet == house]

    def row(self, name: str) -> AreaRow:
        name = next((id for id, given in self.called.items() if given == name), name)
        planet = next((planet for planet, letter in PREFIX.items() if name[0] == letter), "gaia")
        return next(row for row in self.rows(planet) if str(row.number) == name[1:])

    def card(self, deck: str, question: Forms) -> tuple[Any, ...]:
        """Turn up the next printed card; one that the app knows is named."""
        self.open = self.decks[deck].pop()
        known = next((form for form in question.forms if form.verb == "known"), None)
        if known is not None:
            for id in known.fields[0].options:
                if self.shows_the_same(str(id), deck):
                    return ("known", id)
        first = self.open.cubes if deck == "moon" else self.open.arrow
        parts = (*self.open.parts, *["-"] * 5)[:5]
        return ("card", first, *parts, "unread")

    known: dict[str, Any] = {}  # noqa: RUF012 - set by the second game
    """The cards of the person's own pack."""

    def shows_the_same(self, id: str, deck: str) -> bool:
        mine = self.known[id]
        first = ("cubes",) if deck == "moon" else ("arrow",)
        return all(getattr(mine, name) == getattr(self.open, name) for name in (*first, "parts"))

    def answer(self, question: Question[Any], state: State) -> Any:
        """What the person says."""
        args = getattr(question, "args", {})
        if isinstance(question, Forms) and question.id == "your.turn":
            for id, name in self.called.items():
                if id in state.board.map.place:
                    return ("name", id, name)
        match question.id:
            case "setup.houses":
                return ("houses", HOUSE, YOUR_HOUSE)
            case "setup.goals":
                return ("goals", "territories", "units", "settlements")
            case "enter.tracks":
                tracks = PRINTED.table("track", TrackRow)
                war, technology, commerce, last = (len(row.values) - 1 for row in tracks.values())
                domination = tracks["track-domination"]
                same = ("same" if steps == war else steps for steps in (technology, commerce))
                return ("tracks", war, last, domination.lightning, *domination.tokens, *same)
            case "enter.fate":
                spaces = ("-" if one == "none" else one for one in self.fate.spaces)
                return ("fate", *self.fate.order, *self.fate.rewards, *spaces)
            case "setup.right":
                return ("all_right",)
            case "enter.producing":
                having = (str(name) for name in expect_type(question, Several).options)
                return tuple(name for name in having if args["resource"] in self.row(name).resources)
            case "enter.moon" | "enter.sun":
                assert isinstance(question, Forms)
                return self.card(question.id.removeprefix("enter."), question)
            case "enter.planet":
                rows = self.rows(str(args["planet"]))
                left = next(row.number for row in rows if row.start == "follower") == 4
                return ("shrine_left",) if left else ("shrine_right",)
            case "enter.gaia":
                return ("gaia", len(self.rows("gaia")) - 1)
            case "enter.gaia_tiles":
                return ()
            case "enter.produce":
                assert isinstance(question, Forms)
                return ("produce", *(self.yields(field.name.removeprefix("at ")) for field in question.forms[0].fields))
            case "enter.shrines":
                return tuple(name for name in expect_type(question, Several).options if self.row(str(name)).shrines)
            case "enter.edges":
                return tuple(
                    name for name in expect_type(question, Several).options if self.row(str(name)).edge != "none"
                )
            case "enter.corners":
                return tuple(
                    one for one in expect_type(question, Several).options if one in self.corners(str(args["planet"]))
                )
            case "enter.pact":
                return ("pact", 3, 1)
            case "end.points":
                return 40
            case "end.multiplier":
                return PRINTED.table("track", TrackRow)[f"track-{args['track']}"].values[
                    state.progress[("war", "technology", "commerce").index(args["track"])]
                ]
            case "end.his_domination":
                return PRINTED.table("track", TrackRow)["track-domination"].values[state.domination]
        if question.id in ("your.turn", "fight.yours", "end.place", "end.domination"):
            return Rival().answer(lambda: state, question, self.stream.split())
        return question.some(self.stream.below)

    @property
    def fate(self) -> FateCard:
        return PRINTED.table("fate", FateCard)[f"{HOUSE}-standard"]

    def yields(self, name: str) -> str:
        """What an area produces, as it is said."""
        row = self.row(name)
        return "_".join(row.resources) if len(row.resources) == 2 else f"{row.resources[0]}_{row.icons}"

    def corners(self, planet: str) -> set[str]:
        """The corners of a planet where culture markers lie, each by its areas."""
        house = {"his": HOUSE, "yours": YOUR_HOUSE, "gaia": "gaia"}[planet]
        found = set()
        for row in PRINTED.table("corner", Corner).values():
            if row.planet == house:
                names = [f"{PREFIX[planet]}{n}" if (planet, n) != ("gaia", 7) else "ATL" for n in sorted(row.areas)]
                found.add("-".join(self.called.get(name, name) for name in names))
        return found


def typed(words: Words, question: Question[Any], answer: Any) -> str:
    """How a person types an answer."""
    if isinstance(question, Forms):
        verb, *values = answer
        if verb == "known":
            # The number in the list is shorter than all its symbols.
            form = next(form for form in question.forms if form.verb == verb)
            return f"{words.verb(verb)} {list(form.fields[0].options).index(values[0]) + 1}"
        return " ".join([words.verb(verb), *(words.name(value) for value in values)])
    if isinstance(answer, tuple):
        return ", ".join(words.name(value) for value in answer) or "-"
    return words.name(answer)


def asked(session: Session[Any]) -> tuple[int, int]:
    """How many questions there were besides the reports of your own turn and the final scoring, and his turns."""
    from visavis.core.play.log import Answer

    found = 0
    for line in session.lines:
        if isinstance(line, Answer) and line.to not in OWN and not line.to.startswith("end."):
            found += 1
    return found, session.seen_by("you").view.turns
