"""The chances of a fight are exact: compared with ten thousand draws; what is shown is what the seat knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now, pile
from visavis.core import Session, Stream
from visavis.core.table import BareTable
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.effects.attacks import Strike
from visavis.games.alien_artifacts.state import State
from visavis.testing import clause

DRAWS = 10_000
HAND = "RES01 RES02"
NUMBER = now(new_table()).tables.number


class Scripted:
    """Answers as it was told, then the first of all; of several cards the one with the highest number."""

    def __init__(self, *answers: Any) -> None:
        self.answers = [*answers]

    def answer(self, look: Any, question: Any, stream: Stream) -> Any:
        if question.id == "number":
            return max(question.options, key=NUMBER.__getitem__)
        return self.answers.pop(0) if self.answers else question.at(0)


class Heard(BareTable[State]):
    """Keeps the first attack value."""

    struck: int | None = None

    def do(self, effect: Any) -> None:
        if isinstance(effect, Strike) and self.struck is None:
            self.struck = effect.value
        super().do(effect)


def chances(session: Session, *chosen: Any) -> Any:
    question = session.pending
    assert question is not None
    return GAME.ui.chances(session.seen_by(question.seat).view, question, chosen)


def small(discards: int) -> dict[str, Any]:
    """A deck of twelve cards of unlike numbers; the other cards are discarded."""
    held = {"RES01", "RES02", "RES05", "RES06"}
    every = [card for card in now(new_table()).tables.resources if card not in held]
    return {"resources": pile("resources", [], every[:discards]), "discards": every[discards:]}


@clause("AA-9.3", "AA-9.5", "AA-9.9")
@pytest.mark.parametrize(
    ("foe", "facts"),
    [
        ("alien", {"operational": ["SHP21"]}),
        ("p2", {"operational": ["SHP11"], "attack": 2}),
        ("alien", {"operational": ["SHP01"], "logistics": ["TEC22 TEC23"]}),
        ("p2", {"operational": ["SHP21"], "logistics": ["TEC27"]}),
        ("alien", {"operational": ["SHP21"], **small(12)}),
        ("alien", {"operational": ["SHP21"], "logistics": ["TEC27"], **small(1)}),
    ],
    ids=["plain", "artifact", "technologies", "two cards", "small deck", "deck runs out"],
)
def test_the_chances_are_those_of_ten_thousand_draws(foe: str, facts: dict[str, Any]):
    session = new_table(hands=[HAND, "RES05 RES06"], system="SYS4", **facts)
    shown = next(one for one in chances(session, "offensive") if one.foe == foe)
    view, stream, seen = session.seen_by("p1").view, Stream(7), Counter[int]()
    for draw in range(DRAWS):
        me = Scripted(("offensive",), foe)
        table = Heard(GAME, GAME.imagine(view, stream.split()), draw, {"p1": me, "p2": Scripted()})
        while table.struck is None:
            GAME.step(table.state, table)
        seen[min(max(table.struck, 1), 5)] += 1
    for at, row in enumerate(shown.rows, 1):
        assert row.chances[0] == pytest.approx(seen[at] / DRAWS, abs=0.02), (at, seen)
    assert sum(row.chances[0] for row in shown.rows) == pytest.approx(1)


def test_hidden_hands_change_no_chance():
    """The chances come from what the seat has not seen: it does not matter which of that lies in a rival's hand."""
    first = new_table(operational=["SHP21"], hands=[HAND, "RES05 RES06"], system="SYS4")
    second = new_table(operational=["SHP21"], hands=[HAND, "RES80 RES81"], system="SYS4")
    assert chances(first, "offensive") == chances(second, "offensive")
    assert chances(first, "offensive")[0].unseen == 81


@clause("AA-9.2")
def test_who_is_attacked_sees_the_ships_their_bonus_and_what_each_plan_leads_to():
    session = new_table(operational=["SHP11 SHP21"], hands=[HAND], plans=["", "DEF01"], logistics=["TEC24"])
    assert chances(session) == ()
    session.answer("offensive")
    assert [one.foe for one in chances(session)] == ["alien", "p2"]
    session.answer("p2")
    plans = chances(session)
    assert [one.table for one in plans] == ["DEF00", "DEF01"]
    assert [(one.id, one.bonus) for one in plans[0].fighters] == [("SHP11", 3), ("SHP21", 3)]
    session.answer("DEF01")
    (left,) = chances(session)
    assert (left.foe, left.table, len(left.fighters)) == ("p2", "DEF01", 2)
    session.answer("SHP21")
    seen = session.seen_by("p2")
    report = GAME.ui.fights(seen.view, [(event.line, event.effect) for event in seen.events])
    assert [(one.fighter, one.value - one.base, one.table) for one in report] == [("SHP21", 3, "DEF01")]
