"""Version 2 of the format: every idea does what it says, in small files; wrong ones are told with their line."""

from __future__ import annotations

from itertools import product

import pytest

from tests.textbot.play import problems, turn, whole
from visavis.cli.companion.boards import Boards
from visavis.core import Effect, Session, Values
from visavis.testing import check_game, count
from visavis.textbot import game_from
from visavis.textbot.examples import try_out
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.reference import IDEAS, idea, reference
from visavis.words import LANGUAGES, Words

HEAD = 'bot = 2\nid = "x"\nname = "X"\nrounds = 2\nturns_per_round = 3\n'
LISTS = '[lists]\ntracks = ["field", "wood"]\nregions = ["north", "south"]\n'


@pytest.mark.parametrize("name", IDEAS)
def test_every_example_of_the_reference_runs(name: str) -> None:
    tried = try_out(idea(name), 20)
    assert tried.wrong == ()
    check_game(game_from(idea(name)), games=count(20, 2))
    for language in LANGUAGES:
        assert idea(name).strip() in reference(language)


@pytest.mark.parametrize("name", IDEAS)
def test_every_step_has_a_sentence(name: str) -> None:
    for clause in game_from(idea(name)).clauses.values():
        for language in LANGUAGES:
            text = clause.text[language]
            assert text.strip("…."), clause.id
            assert "{" not in text, (clause.id, text)


def test_a_word_names_the_counter() -> None:
    game = game_from(idea("loops"))
    assert turn(game, counter_stone=0, counter_food=0)[:2] == ["stone: +1, now 1.", "food: +1, now 1."]
    assert whole(game).counter_points == 17


def test_the_first_possible_of_some_actions() -> None:
    told = turn(game_from(idea("loops")), counter_stone=1, counter_food=1)
    assert "food: −2, now 0." in told
    assert "stone: −3" not in " ".join(told)


def test_a_note_is_told_and_kept() -> None:
    game = game_from(idea("notes"))
    told = turn(game, {"deck.deck": ["card.flood"]})
    assert told[1:3] == ["its home: south.", "points: +2, now 2."]
    assert told[-1] == "Its home is south."
    told = turn(game, {"deck.deck": ["card.flood"]}, note_home="word.north", note_last="card.storm")
    assert told[1:] == ["points: +1, now 1.", "Its home is north."]


def test_a_family_has_a_field_for_each_member() -> None:
    game = game_from(idea("families"))
    state = game.start(game.read_options({}), game.default_pack)
    assert (state.counter_supply__military, state.counter_supply__science) == (3, 5)
    assert Words("en", game).name("counter.spot__bot__science") == "science: the bot"


def test_the_names_in_a_table_of_cards_have_languages() -> None:
    game = game_from(shipped("herobotus"))
    assert Words("en", game).name("card.l04") == "Greece, left: food/ideas/stone"
    assert Words("de", game).name("card.l04") == "Griechenland, links: Nahrung/Ideen/Stein"
    told = problems(shipped("herobotus").replace("| name.de ", "| nom.de ", 1))
    line = shipped("herobotus").partition("| name.de ")[0].count("\n") + 1
    assert told == [
        f"Line {line}: “nom.de” cannot be a column. Use small letters, digits and _, with [] after it for a list."
    ]


def test_a_family_of_two_lists_is_a_grid() -> None:
    game = game_from(shipped("tapestry_automa"))
    state = game.start(game.read_options({}), game.default_pack)
    grid = next(panel for panel in game.ui.panels(state) if panel.id == "family.spot")
    assert isinstance(grid, Values)
    assert grid.across == ("word.you", "word.automa", "word.shadow")
    assert grid.down == ("word.military", "word.science", "word.exploration", "word.technology")
    cells = product(("military", "science", "exploration", "technology"), ("you", "automa", "shadow"))
    assert [row for row, _ in grid.rows] == [f"member.spot__{side}__{track}" for track, side in cells]
    words = Words("en", game)
    drawn = Boards(words).values(grid).plain.splitlines()
    assert drawn[1].split() == ["you", "the", "Automa", "the", "Shadow", "Empire"]
    assert drawn[2].split() == ["military", "0", "0", "0"]
    game = game_from(idea("families"))
    supply = next(panel for panel in game.ui.panels(whole(game)) if panel.id == "family.supply")
    assert isinstance(supply, Values)
    assert supply.down == ()


def test_a_table_gives_values_steps_and_texts_by_level() -> None:
    game = game_from(idea("tables"))
    assert whole(game, level="easy").counter_points == 2
    assert whole(game, level="hard").counter_points == 10
    assert whole(game, level="hard").flag_taken == ("cell.mat.hard_2",)


def test_what_is_known_of_an_action_is_its_inputs() -> None:
    told = turn(game_from(idea("inputs")), {"chance.choice.track.2": ["word.wood", "word.wood", "word.wood"]})
    assert told == ["spot: fox, wood: +1, now 1.", "spot: crow, wood: +1, now 1."]


def test_where_leaves_out_what_does_not_fit() -> None:
    game = game_from(idea("where"))
    told = turn(game, {"deck.deck": ["card.build"]}, counter_step=2, flag_taken=["cell.prizes.2"])
    assert told[1:4] == ["step: +3, now 5.", "5: taken.", "points: +4, now 4."]


def test_a_tie_turns_a_card_and_an_order_has_a_stand_in() -> None:
    game = game_from(idea("criteria"))
    draws = {"deck.deck": ["card.one"]}
    assert "wood: +1, now 1." in turn(game, draws, note_favourite="word.wood")
    backwards = turn(game, draws, note_favourite="word.wood", counter_points=4)
    assert "sea: +1, now 1." in backwards
    without_a_tie = turn(game, counter_field=0, counter_wood=1, counter_sea=1)
    assert without_a_tie == ["field: +1, now 1.", "points: +1, now 1."]


def test_the_lowest_card_stays_among_the_last() -> None:
    game = game_from(idea("decks"))
    state = game.start(game.read_options({}), game.default_pack)
    assert [(layer.size, layer.known) for layer in state.deck_deck.layers] == [(3, ()), (2, ("card.mix",))]
    assert whole(game, plays="left").out_deck == ("card.a3", "card.a4")


def test_a_verb_ends_the_game_although_the_turn_goes_on() -> None:
    state = whole(game_from(idea("verbs")), seed=3)
    assert state.phase == "over"


WRONG = {
    "newer": ("bot = 3\n[anything.at]\nall = 1\n", "Line 1: This bot is written for format 3"),
    "list": (
        HEAD + LISTS + '[notes]\nhome = { of = "region" }\n[turn]\ndo = ["stop"]\n',
        "Line 10: There is no list “region”.",
    ),
    "word": (
        HEAD + LISTS + '[notes]\nhome = { of = "regions" }\n[turn]\ndo = [\n  "stop",\n  "set home field",\n]\n',
        "Line 14: “home” is a note of regions; “field” is not one of them.",
    ),
    "keys": (
        HEAD + LISTS + '[counters]\nspot = { for = ["tracks", "regions"] }\n[turn]\ndo = ["gain spot[wood]"]\n',
        "Line 12: “spot” needs in square brackets: tracks, regions.",
    ),
    "typo": (
        HEAD + LISTS + '[counters]\nspot = { for = "tracks" }\n[turn]\ndo = ["gain spot[wod]"]\n',
        "Line 12: “wod” is not in the list. Did you mean “wood”?",
    ),
    "cells": (
        HEAD + '[tables.a]\nby = "k"\nrows = """\nk | v\none | 1\ntwo | 2 | 3\n"""\n[turn]\ndo = ["stop"]\n',
        "Line 11: This row has 3 cells, the first line has 2.",
    ),
    "cell": (
        HEAD + '[tables.a]\nby = "k"\nrows = """\nk | v\none | 1\ntwo | 2\nsix | x!\n"""\n[turn]\ndo = ["stop"]\n',
        "Line 12: Column v: “x!” does not fit. Expected: a whole number.",
    ),
    "twice": (
        HEAD + '[tables.a]\nby = "k"\nrows = """\nk | v\none | 1\none | 2\n"""\n[turn]\ndo = ["stop"]\n',
        "Line 11: There are two rows for one; the other is in line 10.",
    ),
    "inputs": (
        HEAD
        + LISTS
        + '[turn]\ndo = ["do go with wood"]\n[actions.go]\nwith = { on = "tracks", n = "number" }\ndo = ["stop"]\n',
        "Line 10: “go” needs after with: on, n.",
    ),
    "among": (
        HEAD + '[counters]\npoints = {}\n[turn]\ndo = ["do go"]\n[actions.go]\nchoose = "c"\ndo = ["gain points it"]\n'
        '[choices.c]\ntext = "c"\namong = "offer"\nby = [{ random = true, text = "r" }]\n',
        "Line 15: “offer” is nothing to choose from.",
    ),
    "circle": (
        HEAD + '[counters]\npoints = {}\n[turn]\ndo = ["do go"]\n[actions.go]\ndo = ["do go"]\n',
        "Line 10: “go” leads back to itself and would never end.",
    ),
    "column": (
        HEAD + '[lists]\nu = ["a"]\n[notes]\nunit = { of = "u" }\n[cards.c]\nrows = """\nid | unit\nx | a\n"""\n',
        "Line 9: “unit” has the name of a column.",
    ),
    "older": (
        'bot = 1\nid = "x"\nname = "X"\nturns = 2\n[turn]\ndo = ["stop"]\n[lists]\na = ["b"]\n',
        "Line 7: “lists” came with format 2.",
    ),
    "section": (HEAD + '[turn]\ndo = ["stop"]\n[pictures.fox]\na = 1\n', "Line 8: “pictures” is no key here."),
    "call in a cell": (
        HEAD + '[cards.c]\nrows = """\nid | does[]\nx | fly\n"""\n[turn]\ndo = ["turn deck", "do card.does"]\n',
        "Line 9: There is no action “fly”.",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_with_its_line(name: str) -> None:
    text, expected = WRONG[name]
    if "points" not in text:
        text += '[score]\nbot = "0"\n'
    told = problems(text)
    assert any(one.startswith(expected) for one in told), told
    assert len(problems(text, "de")) == len(told) <= 2


def test_an_action_that_leads_back_to_itself_stops_at_its_depth() -> None:
    text = (
        HEAD
        + '[counters]\npoints = {}\n[turn]\ndo = ["do go"]\n[actions.go]\nnested = 5\ndo = ["gain points", "do go"]\n'
    )
    told = turn(game_from(text))
    assert told.count("It stops here: 5 inside one another.") == 1
    assert "points: +1, now 5." in told


def test_a_name_that_does_not_exist_is_told_in_version_1_too() -> None:
    text, _ = WRONG["among"]
    told = problems(text.replace("bot = 2", "bot = 1"))
    assert told[-1] == "Line 15: Nothing is called “offer”."


def test_cards_after_a_heading_are_told() -> None:
    text = HEAD + '[words]\na = "b"\ncard = [{ id = "c" }]\n[counters]\npoints = {}\n'
    assert problems(text)[0].startswith("Line 8: card stands inside [words].")


def test_version_1_says_what_has_no_effect() -> None:
    text = HEAD.replace("bot = 2", "bot = 1") + '[counters]\npoints = {}\n[turn]\ndo = ["gain points"]\n'
    text += '[you.over]\nagain = true\ndo = ["end game"]\n'
    assert [(hint.id, hint.details["line"]) for hint in try_out(text, 4).hints] == [("bot.ignored", 10)]
    assert try_out(text.replace("bot = 1", "bot = 2"), 4).hints == ()


def test_the_check_stops_after_its_time() -> None:
    tried = try_out(shipped("herobotus"), 100_000, seconds=0.05)
    assert tried.stopped
    assert tried.games < 1000
    assert tried.wrong == ()
    assert not try_out(idea("lists"), 4, seconds=20).stopped


def test_a_game_that_does_not_end_is_a_fault() -> None:
    text = (
        HEAD.replace("rounds = 2\nturns_per_round = 3", "rounds = 90")
        + '[counters]\npoints = {}\n[turn]\ndo = ["gain points"]\n'
    )
    text += '[you.over]\nif = "points < 0"\ndo = ["end game"]\n'
    assert [wrong.id for wrong in try_out(text, 1).wrong] == ["bot.no_end"]


def test_files_of_version_1_do_not_know_it() -> None:
    for id in shipped_ids():
        if shipped(id).startswith("bot = 1") or "\nbot = 1" in shipped(id):
            assert problems(shipped(id)) == []


@pytest.mark.parametrize("step", ["set mood[field] wood", "gain mood[field]", "set mood[field] 2"])
def test_brackets_behind_a_note_that_is_no_family_are_told(step: str) -> None:
    text = HEAD + LISTS + '[notes]\nmood = { of = "tracks" }\n[turn]\ndo = ["say {mood}", "' + step + '"]\n'
    assert any("“mood” takes no square brackets" in told for told in problems(text))


def test_turns_of_a_round_can_be_reckoned() -> None:
    text = HEAD.replace("rounds = 2", "rounds = 4").replace("turns_per_round = 3", 'turns_per_round = "5 - round * 2"')
    text += '[[card]]\nid = "a"\ndo = ["gain points 1"]\n[decks.deck]\nempty = "shuffle"\n[counters.points]\n'
    assert problems(text) == []
    session = Session.new(game_from(text), seed=1)
    turns: dict[int, int] = {}
    while session.pending is not None:
        question = session.pending
        if question.id == "your.points":
            break
        turns[session.timeline.now.round] = turns.get(session.timeline.now.round, 0) + 1
        session.answer(question.at(0))
    # At least one turn, whatever comes out.
    assert turns == {1: 3, 2: 1, 3: 1, 4: 1}
    rule = game_from(text).clauses["flow.turns"].says("en")
    assert "Each of you has this many turns in a round: 5 - the round * 2." in rule
    (wrong,) = problems(text.replace("5 - round * 2", "5 - rond"))
    assert wrong.startswith("Line 5")
    assert problems(text.replace("bot = 2", "bot = 1"))


def test_all_pieces_of_a_kind_leave_the_board_tracked_and_guided() -> None:
    text = HEAD + (
        '[[card]]\nid = "a"\ndo = ["put tents on Hill", "put tents on Lake", "take all tents", "put tents on Lake"]\n'
        '[decks.deck]\nempty = "shuffle"\n[counters.points]\n[pieces.tents]\nname = "tents"\n'
        "[board]\nareas.Hill = {}\nareas.Lake = {}\n"
    )
    assert problems(text) == []
    game = game_from(text)
    for tracked in (True, False):
        session = Session.new(game, {"tracked": tracked}, seed=1)
        assert session.pending is not None
        session.answer(session.pending.at(0))
        shown = [Words("en", game).effect(line) for line in session.lines if isinstance(line, Effect)]
        assert "Take all off the board: tents." in shown
        if tracked:
            assert session.timeline.now.piece_tents.bit_count() == 1
        session.undo()
    assert problems(text.replace("bot = 2", "bot = 1"))
