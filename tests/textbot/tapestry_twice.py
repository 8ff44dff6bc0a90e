"""The Automa of Tapestry in Python and as text: the table of translations, and what is compared after every turn."""

from __future__ import annotations

import random
from typing import Any

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

GAME = get_game("tapestry")
LEVELS = ("one", "two", "three", "four", "five", "six")
TRACKS = ("military", "science", "exploration", "technology")
SIDES = ("you", "automa", "shadow")
ASKED = {
    "ask.starts": "first.player", "ask.your_trap": "reaction.yours", "ask.middle": "conquer.is_middle",
    "ask.empty_hex": "conquer.empty", "ask.territories": "automa.territories", "ask.lone": "automa.lone",
    "ask.attacked": "conquer.attacked", "ask.discarded": "reaction.card", "choice.tile": "explore.hex",
    "choice.your_hex": "conquer.yours", "choice.neutral_hex": "conquer.neutral", "choice.guarded": "guard.hex",
    "your.points": "end.points", "choice.second_civ.1": "civilization.second",
    "choice.second_civ": "civilization.second", "your.turn": "your.turn your.more",
}  # fmt: skip
"""The questions of the text, and what they are called in the Python game."""
STREAMS = {
    "deck.deck": ("deck", "card."),
    "die.lot": ("die", "word."),
    "die.turned": ("rotation", ""),
    "chance.choice.draw_civ.1": ("civilization", "word."),
}
VERBS = {"income": ("you.income",), "finish": ("you.finish",), "conquer": ("you.conquer",)}
COUNTERS = {
    "points": "points", "era": "era", "your_era": "your_era", "tapestries": "tapestries", "outposts": "outposts",
    "shadow_outposts": "shadow_outposts", "your_outposts": "your_outposts", "toppled__automa": "toppled",
    "toppled__you": "you_toppled",
}  # fmt: skip
PRIZES = {"end_prize": "ends", "topple_prize": "topples", "middle_prize": "middles"}


TO = ("spot", "era", "your_era")
"""Counters of which the new number is compared: the Python game tells it."""
LANDMARKS = {
    "forge": "technology_4", "rubber_works": "technology_7", "tech_hub": "technology_10", "barracks": "military_4",
    "tank_factory": "military_7", "fusion_reactor": "military_10", "lighthouse": "exploration_4",
    "train_station": "exploration_7", "launch_pad": "exploration_10", "apothecary": "science_4",
    "academy": "science_7", "laboratory": "science_10",
}  # fmt: skip


def _marked(landmark: str) -> Told:
    return "mark", f"cell.landmarks.{LANDMARKS[landmark]}", 1


TOLD: Table = {
    "LayTrackCard": lambda it: [("turn", "deck", it.card)],
    "LayPair": lambda it: [("turn", "deck", it.tie)],
    "DeckShuffled": lambda it: [("shuffle", "deck", 0)],
    "Advance": lambda it: [("to", f"spot__{it.bot}__{it.track}", it.space)],
    "GoBack": lambda it: [("to", f"spot__automa__{it.track}", it.space)],
    "YouAdvance": lambda it: [("to", f"spot__you__{it.track}", it.space)],
    "TakeIncome": lambda it: [("to", "era", it.turn)],
    "YouIncome": lambda it: [("to", "your_era", it.turn)],
    "GainTapestry": lambda it: change("tapestries", 1),
    "DiscardTapestry": lambda it: change("tapestries", -1),
    "GainLandmark": lambda it: [_marked(it.landmark), *change("landmarks_won", 1)],
    "YouGainLandmark": lambda it: [_marked(it.landmark)],
    "PlaceOutpost": lambda it: change("outposts", -1),
    "PlaceShadow": lambda it: change("shadow_outposts", -1),
    "YouPlaceOutpost": lambda it: change("your_outposts", -1),
    "ToppleAutomas": lambda it: change("toppled__you", 1),
    "ToppleYours": lambda it: change("toppled__automa", 1),
    "Score": lambda it: change("points", it.points),
    "ScoreEach": lambda it: change("points", it.points),
    "Achieve": lambda it: change("points", it.points if it.who == "automa" else 0),
    "ChangeFavourite": lambda it: [("remember", f"favourite__{it.bot}", it.track)],
    "TakeCivilization": lambda it: [("remember", "second_civ", it.civilization)],
}
"""The told steps of the Python game; dice were drawn and are compared as draws."""


def of_python(state: Any) -> dict[str, Any]:
    counted = {f"spot__{side}__{TRACKS[at]}": getattr(state, side)[at] for side in SIDES for at in range(4)}
    counted |= {name: getattr(state, field) for name, field in COUNTERS.items()}
    counted |= {prize: tuple(sorted(getattr(state, field))) for prize, field in PRIZES.items()}
    counted |= {"landmarks": len(state.box), "turn": "bot" if state.turn == "bots" else "you", "pair": state.pair}
    counted |= {"automa": state.favourite, "shadow": state.shadow_favourite}
    deck = state.deck
    return counted | {"deck": (tuple(sorted(map(str, deck.cards))), deck.size(), deck.size("progress"))}


def of_text(state: Any) -> dict[str, Any]:
    def counter(name: str) -> Any:
        return getattr(state, f"counter_{name}")

    counted = {name: counter(name) for side in SIDES for track in TRACKS for name in (f"spot__{side}__{track}",)}
    counted |= {name: counter(name) for name in COUNTERS}
    counted |= {prize: tuple(sorted(side for side in SIDES if counter(f"has__{side}__{prize}"))) for prize in PRIZES}
    pair = tuple(card[5:] for card in state.turned_deck[-2:])
    counted |= {"landmarks": counter("landmarks_won"), "turn": state.turn, "pair": pair}
    counted |= {"automa": state.note_favourite__automa[5:], "shadow": state.note_favourite__shadow[5:]}
    deck = state.deck_deck
    cards = tuple(sorted(str(card)[5:] for card in deck.cards))
    return counted | {"deck": (cards, deck.size(), deck.size("reserve"))}


class Tapestry(Translation):
    """What the events of the Python game are in the text."""

    def drawn(self, stream: str, event: Event) -> Any:
        name, prefix = STREAMS[stream]
        if event[:2] != ("draw", name):
            raise Different(f"the text draws {stream}, Python {event[:2]}")
        return f"{prefix}{event[2]}" if prefix else event[2]

    def answered(self, question: Question[Any], table: Replaying) -> Any:
        id, event = question.id, table.next()
        if event[0] != "ask" or event[1] not in ASKED.get(id, id).split():
            raise Different(f"the text asks {id}, Python {event[:2]}")
        answer = event[2]
        if id == "your.turn":
            return VERBS.get(answer[0]) or ("you.advance", f"word.{answer[1]}")
        if id == "ask.starts":
            return "word.bot" if answer == "bots" else "word.you"
        if id == "ask.your_trap":
            return answer == "trap"
        return f"word.{answer}" if id == "ask.discarded" or id.startswith("choice.second") else answer


def compare(text: Game[Any], seed: int) -> tuple[int, int, int]:
    """Play a seed twice; the number of turns, of events and of told steps, or `Different`."""
    chance = random.Random(seed)

    def person(question: Any) -> Any:
        if question.id not in ("your.turn", "your.more"):
            return None
        forms = list(question.forms)
        if question.id == "your.turn":
            advances = [form for form in forms if form.verb == "advance"]
            often = bool(advances) and chance.random() < 0.85
            forms = advances if often else [form for form in forms if form.verb == "income"]
        elif chance.random() < 0.6:
            return ("finish",)
        else:
            forms = [form for form in forms if form.verb in ("finish", "advance", "conquer")]
        form = chance.choice(forms)
        return form.filled(chance.randrange(form.count()))

    def bots_turn(state: Any) -> bool:
        return bool(state.turn == "bots" and state.phase == "play")

    level, ends = seed % 6 + 1, ("NextTurn", "Begin", "Ending")
    log, turns, last = record(GAME, {"tracked": False, "level": level}, seed, person, ends, of_python, bots_turn)
    events = [event for event in log if event[0] != "do"]
    assert events[0][1] == "civilization.first"
    first = "by_chance" if events[0][2] == "random" else events[0][2]
    options = {"level": LEVELS[level - 1], "civilization_of_the_automa": first}
    over = ("NextTurn", "NextRound", "RoundOver")
    found, points, done = replay(text, options, events[1:], Tapestry(), over, of_text, ("end.resources",))
    same(turns, found)
    if points != last.points:
        raise Different(f"{points} points, in Python {last.points}")
    told = [step for step in steps_of_text(done, TO) if step[0] not in ("next", "roll")]
    same_steps(steps_of_python(log, TOLD), told)
    return len(turns), len(events), len(told)
