"""The rules page of a file: whole sentences, in both languages, that say when and whether something happens."""

from __future__ import annotations

from tests.textbot.play import HEAD
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped, shipped_ids

TEXT = (
    HEAD.replace("turns_per_round = 3", "turns_per_round = 1")
    + """
[[card]]
id = "go"
does = ["steal", "raid", "sow"]
text = "It has {points} {points: point | points}, {card.sly}."
sly = true

[counters.points]
name = "its points"
every = 4
do = ["gain hunger 1"]

[counters.hunger]
at = { 3 = ["gain eggs hunger * 2"] }

[counters.eggs]

[turn]
do = ["turn deck", "do card", "try card.does"]

[board]
areas.Wood = { name = "Old Wood", next = ["Hill"] }
areas.Hill = {}

[pieces.dens]

[setup]
do = ["put dens on Wood"]

[asks.chicken]
text = "A chicken?"

[actions.steal]
if = "chicken and not card.sly"
do = ["gain points 1"]

[actions.raid]
if = "chicken is no"
choose = "coop"
do = ["gain points 1"]

[actions.sow]
choose = "food"
do = ["gain it 1", "gain points value(it) / 2"]

[choices.coop]
text = "A coop"
by = [{ text = "the first" }]

[choices.food]
text = "What grows"
among = ["points", "hunger"]
by = [{ least = "value(it)", text = "the smaller" }]
"""
)


def said(language: str) -> dict[str, str]:
    return {id: clause.text[language] for id, clause in game_from(TEXT).clauses.items()}


def test_when_an_action_is_possible() -> None:
    found = said("en")
    assert found["action.steal"] == (
        "steal is possible if the answer to “A chicken?” is yes and not: this holds for the card: sly."
    )
    assert found["action.raid"] == (
        "raid is possible if the answer to “A chicken?” is no, and if the choice finds something then: A coop."
    )
    assert found["action.sow"] == "sow is possible if the choice finds something: What grows."
    german = said("de")
    assert german["action.steal"].startswith("steal geht, wenn das gilt: die Antwort auf „A chicken?“ ist ja und")


def test_what_a_step_of_a_track_waits_for() -> None:
    found = said("en")
    assert found["counter.points.1"] == "At every multiple of 4: hunger: plus 1."
    assert found["counter.hunger.1"] == "When 3 is reached: eggs: plus hunger * 2."


def test_names_stand_there_not_what_is_written_in_the_file() -> None:
    found = said("en")
    assert found["card.go.1"] == "“It has [its points] points, [sly of the card].”"
    assert found["setup.1"] == "Put on a space (Old Wood): dens."
    assert found["action.sow.2"] == "its points: plus the value (what was chosen) / 2."


def test_how_many_turns_a_round_has() -> None:
    assert "Each has one turn in a round." in said("en")["flow.turns"]
    assert "Jeder hat einen Zug je Runde." in said("de")["flow.turns"]
    open_end = game_from(shipped("guild_mistress")).clauses["flow.turns"].text
    assert "until it ends by a rule" in open_end["en"]


def test_no_sentence_of_a_bot_that_ships_shows_what_is_written_in_the_file() -> None:
    for id in shipped_ids():
        for clause in game_from(shipped(id)).clauses.values():
            for text in clause.text.values():
                assert "{" not in text, (id, clause.id, text)
                assert " | " not in text, (id, clause.id, text)


def test_the_numbers_of_a_file_are_explained_with_their_brackets() -> None:
    clauses = game_from(shipped("hamlets")).clauses
    assert clauses["number.ferry"].says("en") == "ferry is: (the round - 1) / 2 + extra."
    assert clauses["number.extra"].says("de") == "extra ist: normal: 0, schwer: 1."
    text = shipped("hamlets").replace('ferry = "(round - 1) / 2 + extra"', 'ferry = "8 - (round - (1 - 2)) * (2 - 1)"')
    assert game_from(text).clauses["number.ferry"].says("en") == "ferry is: 8 - (the round - (1 - 2)) * (2 - 1)."
