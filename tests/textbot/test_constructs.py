"""Each construct of the format in a small file of our own."""

from __future__ import annotations

import pytest

from tests.textbot.play import HEAD, game_from, problems, turn, whole
from visavis.testing import check_game, count

CARDS = """
card = [
  { id = "a", side = "left", worth = 1 },
  { id = "b", side = "right", worth = 2 },
  { id = "c", side = "left", worth = 3 },
]
"""

FILES = {
    "at": HEAD
    + """
card = [{ id = "a", do = ["gain track 3"] }]
[counters]
points = {}
track = { most = 12, at = { 2 = ["gain points 1"], 5 = ["gain points 10", "say At five."] } }
bells = { every = 2, do = ["gain points 100"] }
[turn]
do = ["turn deck", "do card", "gain bells"]
""",
    "rotate": HEAD
    + CARDS
    + """
[counters]
points = {}
[decks.deck]
empty = "nothing"
[turn]
do = ["turn deck", "gain points card.worth", "rotate deck"]
""",
    "piles": HEAD
    + CARDS
    + """
[counters]
points = {}
[piles]
left = {}
right = {}
[turn]
do = ["turn deck", "lay card on card.side", "gain points sum(left, worth) - cards(right)", "do tidy"]
[actions.tidy]
if = "cards(left) + cards(right) > 2"
choose = "pile"
do = ["clear it"]
[choices.pile]
text = "A pile"
among = ["left", "right"]
by = [{ most = "cards(it)", text = "the highest" }, { count = 1, text = "the first" }]
""",
    "rows": HEAD
    + CARDS
    + """
[counters]
points = {}
[decks.none]
cards = "worth > 9 or side is left and worth = 1"
[rows.line]
cards = "worth > 1"
[flags]
tired = { name = "tired" }
[dice]
slot_die = { faces = [1, 1, 2] }
[turn]
do = [
  "roll slot_die",
  "use line slot_die",
  { if = "card.tired", do = ["unmark card tired", "stop"] },
  "gain points card.worth * slot",
  "mark card tired",
  "move card to front of line",
]
""",
    "each": HEAD
    + """
card = [
  { id = "a", by = ["low", "last"] },
  { id = "b", by = ["last", "low"] },
]
[counters]
points = {}
wood = { start = 2 }
clay = { start = 1 }
iron = { start = 1 }
[turn]
do = ["turn deck", "do take"]
[actions.take]
choose = "ware"
do = ["gain it 1", "gain points 1"]
[choices.ware]
text = "A ware"
among = ["wood", "clay", "iron"]
by = [{ each = "card.by" }, { count = 1, text = "the first" }]
[criteria]
low = { least = "value(it)", text = "of which there are fewest" }
last = { order = ["iron", "wood", "clay"], text = "iron, wood, clay" }
""",
    "adding": HEAD
    + """
card = [{ id = "a", copies = 2 }, { id = "b", late = 2 }, { id = "c", late = 2 }, { id = "d", late = 3 }]
[counters]
points = {}
[decks.deck]
cards = "late = 0"
reserve = "late > 0"
[round]
do = ["add deck where late = round", { if = "round = 1", do = ["add 1 deck where late = 3 above"] }]
[turn]
do = ["turn deck until card.late > 0 or deck.left = 0", "gain points", "remove card"]
""",
    "asking": HEAD
    + """
card = [{ id = "a" }]
[counters]
points = {}
[turn]
do = ["turn deck", "ask mood", { if = "mood is good and gems > 1", do = ["gain points gems"], else = ["lose points"] }]
[asks.mood]
text = "How is the bot?"
options = ["good", "bad"]
[asks.gems]
text = "How many gems?"
most = 4
[you.report]
name = "report"
most = 5
again = true
do = ["gain points amount"]
[you.choose]
name = "choose"
among = ["good", "bad"]
[you.pass]
do = ["rest you"]
""",
    "areas": HEAD
    + """
card = [{ id = "a", regions = ["Town", "Moor"] }, { id = "b", regions = ["Hill"] }]
[counters]
points = {}
[board]
areas.Moor = { next = ["Hill"], ground = "wild" }
areas.Hill = { next = ["Town"], ground = "wild" }
areas.Town = { ground = "tame" }
[pieces]
foxes = {}
[turn]
do = ["turn deck", "do spread"]
[actions.spread]
choose = "home"
do = ["put foxes on it", "gain points foxes_there"]
else = ["take foxes from Hill"]
[asks.foxes_there]
text = "How many areas have foxes?"
value = "count(foxes)"
most = 3
[choices.home]
text = "A free area"
among = "all - foxes"
by = [{ order = "card.regions", text = "as on the card" }, { random = true, text = "at random" }]
""",
}


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_sound_and_passes_what_every_game_must(name: str) -> None:
    assert problems(FILES[name]) == []
    check_game(game_from(FILES[name]), games=count(40, 4))


def test_thresholds_are_passed_once_on_the_way_up() -> None:
    game = game_from(FILES["at"])
    assert turn(game, counter_track=1)[1:4] == [
        "track: +3, now 4.",
        "points: +1, now 1.",
        "bells: +1, now 1.",
    ]
    told = turn(game, counter_track=4, counter_bells=1)
    assert told[3:] == ["At five.", "bells: +1, now 2.", "points: +100, now 110."]
    assert "points: +10, now 10." in told
    assert "points" not in " ".join(turn(game, counter_track=6))


def test_a_deck_that_is_rotated_keeps_its_order() -> None:
    game = game_from(FILES["rotate"])
    session_order = []
    state = game.start(game.options(), game.default_pack)
    for card in ("card.b", "card.a", "card.c"):
        state.deck_deck = state.deck_deck.without(card).with_below(card)
    for _ in range(6):
        card = state.deck_deck.certain()
        session_order.append(card)
        state.deck_deck = state.deck_deck.without(card).with_below(card)
    assert session_order == ["card.b", "card.a", "card.c"] * 2
    told = turn(game, {"deck.deck": ["card.b"]})
    assert told[-1] == "Put the cards that were turned over below the bot's deck, in their order."
    # Two rounds of three turns go through the three cards twice: each is turned over twice.
    assert whole(game, 3).counter_points == 12


def test_discards_lie_in_piles_and_are_counted() -> None:
    game = game_from(FILES["piles"])
    told = turn(game, {"deck.deck": ["card.c"]}, pile_left=["card.a"])
    assert told == [
        "Turn over the next card of the bot's deck: c.",
        "Lay c on left.",
        "points: +4, now 4.",
        "Not possible: tidy.",
    ]
    told = turn(game, pile_left=["card.a"], pile_right=["card.b"])
    assert told[-1] == "Put all cards of left to the discards of the bot's deck."


def test_slots_move_and_cards_are_marked() -> None:
    game = game_from(FILES["rows"])
    told = turn(game, {"die.slot_die": [2]})
    assert told == [
        "Roll slot die: 2.",
        "line, slot 2: c acts.",
        "points: +6, now 6.",
        "c: tired.",
        "c goes to the first slot of line, the others move up.",
    ]
    told = turn(game, {"die.slot_die": [1]}, row_line=["card.c", "card.b"], flag_tired=["card.c"])
    assert told == ["Roll slot die: 1.", "line, slot 1: c acts.", "c: no longer tired."]


def test_a_card_says_which_criteria_count() -> None:
    game = game_from(FILES["each"])
    assert turn(game, {"deck.deck": ["card.a"]})[1] == "iron: +1, now 2."
    assert turn(game, {"deck.deck": ["card.b"]}, counter_iron=5)[1] == "iron: +1, now 6."
    assert turn(game, {"deck.deck": ["card.a"]}, counter_iron=5)[1] == "clay: +1, now 2."


def test_cards_join_by_round() -> None:
    state = whole(game_from(FILES["adding"]), 1)
    assert sorted(state.out_deck)[-3:] == ["card.b", "card.c", "card.d"]


def test_answers_are_asked_once_in_a_block_and_used() -> None:
    game = game_from(FILES["asking"])
    told = turn(game, answers={"ask.mood": ["word.good"], "ask.gems": [3]})
    assert told[-1] == "points: +3, now 3."
    told = turn(game, answers={"ask.mood": ["word.bad"]}, counter_points=2)
    assert told[-1] == "points: −1, now 1."


def test_areas_in_the_order_of_a_card_then_by_chance() -> None:
    game = game_from(FILES["areas"])
    assert turn(game, {"deck.deck": ["card.a"]})[1] == "Put on Town: foxes."
    assert turn(game, {"deck.deck": ["card.b"]}, piece_foxes=["area.Town"])[1] == "Put on Hill: foxes."
    everywhere = ["area.Moor", "area.Hill", "area.Town"]
    told = turn(game, {"deck.deck": ["card.b"]}, piece_foxes=everywhere)
    assert told[1:] == ["Nothing to choose: spread.", "Take from Hill: foxes."]
