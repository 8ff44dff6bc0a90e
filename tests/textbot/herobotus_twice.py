"""HeroBotus in Python and as text: the table of translations, and what is compared after every turn."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.textbot.replay import (
    Different,
    Event,
    Replaying,
    Table,
    Told,
    Translation,
    change,
    record,
    replay,
    same,
    same_steps,
    steps_of_python,
    steps_of_text,
)
from visavis.core import Game, Question, get_game
from visavis.games.mosaic.cards import Location

GAME = get_game("mosaic")
LEVELS = ("easy", "medium", "hard", "expert")
EXPANSIONS = ("standard", "isolated", "aggressive")
UNASKED = ("static.tile", "unlikely.points", "defeat.bot", "defeat.unit", "defeat.count", "start.earned")
"""Questions of the Python game that the text does not ask: the static player is a sentence there, units one form."""
ASKED = {
    "choice.your_leader.1": "leader.yours", "choice.your_leader": "leader.yours", "ask.start_marks": "start.symbols",
    "ask.start_points": "start.earned", "choice.start_tile": "start.tile", "ask.higher": "start.higher",
    "you.settle": "start.yours", "choice.offer": "build.card", "choice.town_card": "build.card",
    "choice.fewest": "fewest.region", "choice.city_region": "city.region", "choice.town_region": "town.region",
    "choice.city_tile": "city.tile", "choice.good": "city.good town.site", "choice.unit_region": "units.region",
    "choice.war_region": "war.region", "choice.wonder_region": "wonder.region", "ask.highest_gain": "population.gain",
    "ask.holding": "tax.holding", "ask.empire_points": "empire.points", "ask.whose": "scoring.whose",
    "ask.one_more": "scoring.last", "your.points": "end.yours",
}  # fmt: skip
"""The questions of the text, and what they are called in the Python game."""
BY_CARD = ("his_leader", "one_plain", "other_plain", "lucky_fewest")
VERBS = {"done": ("you.done",), "scoring": ("you.scoring",), "end": ("you.over",)}
COUNTERS = {
    "stone": "stone", "food": "food", "idea": "idea", "money": "money", "people": "population", "marks": "symbols",
    "earned": "earned", "projects": "projects", "achievements": "achievements", "wonders": "wonder_cards",
    "supply__cities": "cities_left", "supply__farm": "farms_left", "supply__manufactory": "works_left",
    "supply__infantry": "infantry_left", "supply__cavalry": "cavalry_left", "empire__you": "empire",
}  # fmt: skip
ROWS = {"left__golden": "golden_left", "left__achievement": "achievements_left", "left__wonder": "wonders_left"}


def _of_bot(piece: str, number: int, side: str) -> list[Told]:
    return change(piece, number) if side == "bot" else []


TOLD: Table = {
    "NextTurn": lambda it: [("next", it.turn, 0)],
    "TurnAction": lambda it: [("turn", "action", it.card.lower())],
    "TurnLocation": lambda it: [("turn", "location", it.card.lower())],
    "PutBeside": lambda it: [("lay", "beside", it.card.lower())],
    "ReshuffleAction": lambda it: [("shuffle", "action", 0)],
    "ReshuffleLocation": lambda it: [("shuffle", "location", 0)],
    "Pay": lambda it: change(it.resource, -1),
    "Gain": lambda it: change(it.resource, it.count),
    "Work": lambda it: change(it.resource, it.count),
    "GainMoney": lambda it: change("money", it.holding + it.supply),
    "PlaceCity": lambda it: _of_bot("supply__cities", -1, it.side),
    "PlaceTown": lambda it: _of_bot(f"supply__{it.town}", -1, it.side),
    "PlaceUnits": lambda it: change("supply__infantry", -it.infantry) + change("supply__cavalry", -it.cavalry),
    "HeLosesUnits": lambda it: change(f"supply__{it.unit}", it.count),
    "TakeTechnology": lambda it: change("marks", it.symbols) + change("earned", it.points),
    "TakePopulation": lambda it: change("people", it.gain),
    "TakeBuildCard": lambda it: change("projects", int(it.card == "project")),
    "TakeAchievement": lambda it: [*change("achievements", 1), *change("left__achievement", -1)],
    "TakeWonder": lambda it: [*change("wonders", 1), *change("left__wonder", -1)],
    "YouTake": lambda it: change(f"left__{it.row}", -1),
    "ScoreEmpire": lambda it: change(f"empire__{it.side}", it.points),
    "ScoringDone": lambda it: change("scorings", 1),
}
"""The told steps of the Python game. Sentences about the map have no counter in the text and are said there."""


def _taken_together(log: list[Event]) -> list[Event]:
    """The events; the cards of one taking are one event, as one number each is asked in the text."""
    found: list[Event] = []
    for event in log:
        if event[:2] != ("do", "TakeTechnology"):
            found.append(event)
            continue
        effect = event[2]
        points = 0 if effect.symbols else effect.points
        made = msgspec.structs.replace(effect, symbols=int(effect.symbols), points=points)
        if found[-1][:2] == event[:2]:
            before = found.pop()[2]
            made = msgspec.structs.replace(made, symbols=before.symbols + made.symbols, points=before.points + points)
        found.append((*event[:2], made))
    return found


def of_python(state: Any) -> dict[str, Any]:
    counted = {name: getattr(state, field)[0] for name, field in COUNTERS.items()}
    counted |= {name: getattr(state, field) for name, field in ROWS.items()}
    counted |= {"scorings": state.scorings, "empire__bot": state.empire[1], "turn": state.turn}
    for deck in ("action", "location"):
        pile = getattr(state, deck)
        counted[deck] = tuple(str(card).lower() for card in pile.cards), tuple(layer.size for layer in pile.layers)
    return counted


def of_text(state: Any) -> dict[str, Any]:
    names = (*COUNTERS, *ROWS, "scorings", "empire__bot")
    counted: dict[str, Any] = {name: getattr(state, f"counter_{name}") for name in names}
    counted["turn"] = state.turn
    for deck in ("action", "location"):
        pile = getattr(state, f"deck_{deck}")
        counted[deck] = tuple(str(card)[5:] for card in pile.cards), tuple(layer.size for layer in pile.layers)
    return counted


def events_of(log: list[Event]) -> list[Event]:
    """The events of the Python game as the text meets them: what he gains of technologies is one event."""
    found: list[Event] = []
    locations, setup, drawn, at = GAME.default_pack.table("location", Location), True, 0, 0
    while at < len(log):
        kind, id, value = log[at][:3]
        if kind == "do" and id == "Begin":
            setup = False
        elif kind == "draw" and setup and id == "location":
            drawn += 1
            region = locations[value].region
            if drawn != 4:
                found.append(("draw", "region", region) if drawn < 4 else ("draw", "extra", value, region))
        elif kind == "draw":
            found.append(("draw", id, value.lower()))
        elif kind == "ask":
            found += _asked(log, at)
        elif id == "StartTechnologies":
            found.append(("ask", "start.earned", value.earned))
        elif id == "TakeTechnology":
            taken = [value]
            if log[at + 1 : at + 2] and log[at + 1][1] == "TakeTechnology":
                at += 1
                taken.append(log[at][2])
            points = sum(0 if one.symbols else one.points for one in taken)
            found.append(("tech", (sum(one.symbols for one in taken), points)))
        at += 1
    return found


def _asked(log: list[Event], at: int) -> list[Event]:
    _, id, value = log[at]
    if id == "technology.size" and value == 0:
        return [("tech", None)]
    if id in UNASKED or id.startswith("technology."):
        return []
    if id == "your.turn" and value[0] == "defeat":
        lost = next(event[2] for event in log[at:] if event[1] == "HeLosesUnits")
        return [("defeat", lost.unit, lost.count)]
    return [("ask", id, value)]


class Mosaic(Translation):
    """What the events of the Python game are in the text."""

    def drawn(self, stream: str, event: Event) -> Any:
        if event[0] != "draw":
            raise Different(f"the text draws {stream}, Python {event}")
        choice = stream.split(".")[2] if stream.startswith("chance.choice.") else ""
        if choice == "lucky_static":
            return f"word.{event[3]}"
        return f"word.{event[2]}" if choice and choice not in BY_CARD else f"card.{event[2].lower()}"

    def answered(self, question: Question[Any], table: Replaying) -> Any:
        id = question.id
        if id in ("ask.marks_taken", "ask.points_taken"):
            return table.held[id == "ask.points_taken"]
        if id == "ask.beaten":
            return table.held
        event = table.next()
        if id == "choice.technology" and event[0] == "tech":
            table.held = event[1]
            return "done" if event[1] else "not_possible"
        if id == "your.turn" and event[0] == "defeat":
            table.held = event[2]
            return "you.defeat", f"word.{event[1]}"
        if event[0] != "ask" or event[1] not in ASKED.get(id, id).split():
            raise Different(f"the text asks {id}, Python {event}")
        return _answer(id, event[2])


def _answer(id: str, answer: Any) -> Any:
    if id == "your.turn":
        return VERBS.get(answer[0]) or ("you.take", f"word.{answer[0]}")
    if id.startswith("choice.your_leader"):
        return f"card.{answer}"
    if id == "you.settle":
        return "you.settle", f"word.{answer[1]}"
    if id in ("ask.higher", "ask.whose"):
        return f"word.{answer}"
    if id.startswith("choice.") and answer not in ("none", "done", "not_possible", "tied"):
        return f"word.{'coins' if answer == 'money' else answer}"
    return answer


def compare(text: Game[Any], seed: int) -> tuple[int, int, int]:
    """Play a seed twice; the number of turns, of events and of told steps, or `Different`."""
    chance = random.Random(seed)

    def person(question: Any) -> Any:
        if question.id == "unlikely.points":
            return True
        if question.id != "your.turn":
            return None
        if chance.random() < 0.8:
            return ("done",)
        often = [form for form in question.forms if form.verb not in ("end", "done")]
        form = chance.choice(often if chance.random() < 0.97 else list(question.forms))
        return form.filled(chance.randrange(form.count()))

    options = {"level": LEVELS[seed % 4], "expansion": EXPANSIONS[seed // 4 % 3]}
    ends = ("NextTurn", "Begin")
    log, turns, last = record(GAME, {"tracked": False, **options}, seed, person, ends, of_python)
    events = events_of(log)
    found, points, done = replay(text, options, events, Mosaic(), ("NextTurn", "NextRound"), of_text)
    same(turns, found)
    if points != GAME.score(last)["bot"]:
        raise Different(f"{points} points, in Python {GAME.score(last)['bot']}")
    told = steps_of_python(_taken_together(log), TOLD)
    same_steps(told, steps_of_text(done))
    return len(turns), len(events), len(told)
