"""Forty positions of our own in which anybody sees what to do: the computers do too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import asked, new_table
from visavis.core import Session, Stream
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.state import State

Answer = Any
LAST: dict[str, Any] = {"triggered": True, "turn": "p2", "start": "p1"}
"""The second seat has the last turn of the game."""


def mine(**facts: Any) -> dict[str, Any]:
    """What the second seat has, in the last turn of the game."""
    return {**LAST, **{name: ["", its] if isinstance(its, str) else [8, its] for name, its in facts.items()}}


OBVIOUS: list[tuple[str, dict[str, Any], list[Any], Answer]] = [
    # What is paid for with the cards in the hand is completed.
    *(
        (f"build {ship}", {"hands": ["RES01 RES02 RES37"], "projects": [ship]}, [], ("build", ship))
        for ship in ("SHP01", "SHP11", "SHP21", "SHP31")
    ),
    *(
        (f"discover {planet}", {"hands": ["RES37 RES38 RES01"], "projects": [planet]}, [],
         ("discover", planet))
        for planet in ("PLN02", "PLN12", "PLN22", "PLN05")
    ),
    *(
        (f"develop {tech}", {"hands": ["RES23 RES24 RES01"], "projects": [tech]}, [], ("develop", tech))
        for tech in ("TEC01", "TEC13", "TEC21", "TEC33")
    ),
    # In the last turn points are taken.
    ("points of an artifact at the end", mine(artifacts="ART16", hands="RES01"), [], ("artifact", "ART16")),
    ("three more turns at the end", mine(artifacts="ART07", hands="RES01"), [], ("artifact", "ART07")),
    ("a technology in hand at the end", mine(artifacts="ART02", projects="TEC03", hands="RES01"), [],
     ("artifact", "ART02")),
    ("a planet in hand at the end", mine(artifacts="ART03", projects="PLN02", hands="RES01"), [],
     ("artifact", "ART03")),
    ("a ship in hand at the end", mine(artifacts="ART01", projects="SHP21", hands="RES01"), [], ("artifact", "ART01")),
    ("revenue of an artifact at the end", mine(artifacts="ART15", operational="TEC25 SHP21 SHP22 SHP23", hands="RES31"),
     [], ("artifact", "ART15")),
    ("the bank at the end", mine(logistics="TEC31", hands="RES31"), [], ("additional", "TEC31")),
    ("build at the end", mine(hands="RES01 RES02", projects="SHP21"), [], ("build", "SHP21")),
    ("discover at the end", mine(hands="RES37 RES38", projects="PLN02"), [], ("discover", "PLN02")),
    ("develop at the end", mine(hands="RES23 RES24", projects="TEC03"), [], ("develop", "TEC03")),
    ("mine at the end", mine(hands="RES37 RES38", operational="PLN02 PLN03 PLN04", factions="FAC1"), [], ("mine",)),
    ("revenue at the end", mine(hands="RES23 RES24", operational="TEC25 TEC29 TEC22 SHP21 SHP22 SHP23 SHP24"), [],
     ("revenue",)),
    ("an offensive at the end", {**mine(hands="RES01 RES02", operational="SHP21 SHP22 SHP23", logistics="TEC22"),
     "system": "SYS2"}, [], ("offensive",)),
    # Sides.
    ("a technology that scores at once", mine(hands="RES23 RES24", projects="TEC03", operational="PLN02 PLN03 PLN04",
     logistics="PLN12"), [("develop", "TEC03")], "operational"),
    ("a planet that produces points", mine(hands="RES37 RES38", projects="PLN02"), [("discover", "PLN02")],
     "operational"),
    ("a ship that attacks", {**mine(hands="RES01 RES02", projects="SHP21", logistics="TEC22 TEC23"), "system": "SYS2"},
     [("build", "SHP21")], "operational"),
    ("a ship for the faction", mine(hands="RES01 RES02", projects="SHP11", factions="FAC5"), [("build", "SHP11")],
     "logistics"),
    # Attacks.
    ("a sure attack", {"operational": ["SHP21"], "logistics": ["TEC22 TEC23"], "hands": ["RES01 RES02"],
     "system": "SYS2"}, [("offensive",)], "alien"),
    ("an attack with everything to lose", {**mine(hands="RES01 RES02", operational="SHP31 TEC22 TEC26 TEC30",
     logistics="SHP11 SHP12 SHP13"), "system": "SYS4"}, [("offensive",)], "nobody"),
    ("the oracle before the attack", {**mine(hands="RES01 RES02", operational="SHP21", artifacts="ART13"),
     "system": "SYS2"}, [("offensive",)], "ART13"),
    ("the better number", {"operational": ["SHP21"], "logistics": ["TEC27"], "hands": ["RES01 RES02"],
     "system": "SYS2", "next": "RES14 RES07"}, [("offensive",), "alien"], "RES07"),
    # Producing.
    ("the matching section", mine(hands="RES37 RES38", operational="PLN02") | {"next": "RES05"}, [("mine",)], "RES05b"),
    ("the matching section early", {"hands": ["RES37 RES38"], "operational": ["PLN02"], "next": "RES05"}, [("mine",)],
     "RES05b"),
    # The hand.
    ("a good hand is kept", {"hands": ["RES01 RES02 RES03"], "projects": ["SHP21"], "credits": [8]},
     [("buy", "planet", 1)], ()),
    ("a good hand for a planet is kept", {"hands": ["RES37 RES38 RES39"], "projects": ["PLN21"], "credits": [8]},
     [("buy", "ship", 1)], ()),
    ("a good hand for a technology is kept", {"hands": ["RES23 RES24 RES25"], "projects": ["TEC21"], "credits": [8]},
     [("buy", "ship", 1)], ()),
    # Order and further actions.
    ("the order that completes both", {"projects": ["SHP22 SHP23"], "logistics": ["SHP11"], "hands": ["RES37 RES38"],
     "attached": [[["SHP22", "RES01a"], ["SHP22", "RES05a"], ["SHP23", "RES06a"], ["SHP23", "RES07a"]]]},
     [("discover", "PLN21"), "logistics"], "SHP23"),
    ("a further action is not let lapse", {"hands": ["RES01 RES02 RES37 RES38"], "projects": ["SHP21 PLN02"],
     "artifacts": ["ART05"]}, [("artifact", "ART05"), ("build", "SHP21"), "logistics"],
     ("discover", "PLN02")),
    ("points for a credit", {**LAST, "operational": ["", "TEC03 PLN02 PLN03 PLN04 PLN12"], "blocked": ["", "TEC03"],
     "hands": ["", "RES01"]}, [("trade",), "pay"], True),
]  # fmt: skip


def position(facts: dict[str, Any], first: list[Any]) -> Session[State]:
    """The table at the question; answers before it are given, `pay` takes the first way to pay."""
    facts = {**facts}
    if ("discover", "PLN21") in first:
        facts["projects"] = [facts["projects"][0] + " PLN21"]
    session = new_table(**facts)
    for answer in first:
        while asked(session)[0] in ("pay", "prepare") and answer != "pay":
            session.answer(session.pending.at(0))
        if answer == "pay":
            answer = session.pending.at(0)
        session.answer(list(answer) if isinstance(answer, tuple) else answer)
    while asked(session)[0] == "pay":
        session.answer(session.pending.at(0))
    return session


def decided(session: Session[State], who: str, seed: int) -> Answer:
    question = session.pending
    assert question is not None
    policy = GAME.policy(who)
    return policy.answer(lambda: session.seen_by(question.seat).view, question, Stream(seed))


def test_there_are_forty():
    assert len(OBVIOUS) == len({name for name, *_ in OBVIOUS}) >= 40


@pytest.mark.parametrize("who", ["greedy", "mcts"])
@pytest.mark.parametrize(("facts", "first", "answer"), [one[1:] for one in OBVIOUS], ids=[one[0] for one in OBVIOUS])
def test_what_anybody_sees(who: str, facts: dict[str, Any], first: list[Any], answer: Answer):
    session = position(facts, first)
    for seed in (1, 2, 3):
        assert decided(session, who, seed) == answer
