"""An answer is a path of tokens: every possible one can be reached, no other, and each in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from visavis.core import TABLE, BareTable, Field, Form, Forms, Game, Number, One, Question, Several, Stream, get_game
from visavis.library import installed
from visavis.research.alphabet import MINUS, NO, OTHER, SPECIAL, STOP, YES, Alphabet, listed
from visavis.research.alphabet_search import Finder, alphabet_of, find, unlisted, variants
from visavis.research.paths import Paths, follow
from visavis.testing import count, record

GAMES = tuple(installed())
LARGEST = 400
"""All answers of a question are compared up to so many; of larger ones some."""
PLAIN = Alphabet("game", "1", ("build", "rest"), ("E1", "E2", "E3", "red"), (), joint="+", letters="cf")
PATHS = Paths(PLAIN)


def every(there: Any, so_far: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Every path and the answer at its end."""
    there = follow(there)
    if there.__class__ is tuple:
        yield so_far, there[0]
        return
    for token, further in there.items():
        yield from every(further, (*so_far, token))


def walk(paths: Paths, question: Question[Any], path: tuple[int, ...]) -> Any:
    """The answer that a path leads to."""
    there = paths.start(question)
    for token in path:
        assert token in there
        there = follow(there[token])
    assert there.__class__ is tuple
    return there[0]


def compare(paths: Paths, question: Question[Any], stream: Stream) -> None:
    """The paths of a question are its answers: the same as `count`, `index` and `parts` say."""
    if question.count() <= LARGEST:
        found = list(every(paths.start(question)))
        assert sorted(question.index(answer) for _, answer in found) == list(range(question.count()))
        assert len({path for path, _ in found}) == len(found)
        some = [found[stream.below(len(found))]]
    else:
        answers = [question.some(stream.below) for _ in range(3)]
        some = [(paths.path(question, answer), answer) for answer in answers]
    for path, answer in some:
        assert paths.path(question, answer) == path
        assert question.of_parts(question.parts(answer)) == answer == walk(paths, question, path)


class Comparing:
    """A policy that compares the paths of every question that it is asked."""

    def __init__(self, paths: Paths) -> None:
        self.paths, self.asked = paths, 0

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        self.asked += 1
        compare(self.paths, question, stream.split())
        return question.some(stream.below)


def play(game: Game[Any], options: Any, seed: int, policy: Any, most_steps: int) -> None:
    state = game.start(options, game.default_pack)
    table = BareTable(game, state, seed, dict.fromkeys((*game.seats(options), TABLE), policy))
    while not game.over(state) and most_steps:
        game.step(state, table)
        most_steps -= 1


@pytest.mark.parametrize("id", GAMES)
def test_every_answer_of_random_games_has_one_path(id: str) -> None:
    game = get_game(id)
    comparing = Comparing(Paths(alphabet_of(game)))
    every_option = list(variants(game))
    games = count(3 * len(every_option), usual=4)
    for seed in range(games):
        # In the proof every value of every option, otherwise some of them.
        at = seed * max(1, len(every_option) // games)
        play(game, every_option[at % len(every_option)], seed, comparing, count(600, usual=40))
    assert comparing.asked
    record(f"answers compared with their paths, {id}", comparing.asked)


@pytest.mark.parametrize("id", GAMES)
def test_the_list_of_a_game_spells_what_its_games_ask(id: str) -> None:
    game, finder = get_game(id), Finder()
    every_option = list(variants(game))
    for seed in range(count(200, usual=3)):
        play(game, every_option[seed * 7 % len(every_option)], 10_000 + seed, finder, 400)
    alphabet = listed(id)
    assert alphabet is not None
    assert alphabet.rules == game.rules_version, f"run `python tools/make_alphabets.py {id}`"
    assert unlisted(alphabet, finder) == set(), f"run `python tools/make_alphabets.py {id}`"
    assert len(set(alphabet.tokens)) == len(alphabet.tokens)
    assert alphabet.tokens[: len(SPECIAL)] == SPECIAL


def spelled(question: Question[Any]) -> dict[Any, list[str]]:
    compare(PATHS, question, Stream(1))
    return {answer: [PLAIN.tokens[token] for token in path] for path, answer in every(PATHS.start(question))}


def test_yes_no_numbers_and_names() -> None:
    assert PATHS.path(One("q", "you", "", (True, False)), True) == (YES,)
    assert PATHS.path(One("q", "you", "", (True, False)), False) == (NO,)
    assert spelled(Number("q", "you", "", 1, 2)) == {1: ["(1)"], 2: ["(2)"]}
    assert spelled(One("q", "you", "", ("E1", "red", 1, True)))[True] == ["(yes)"]


def test_a_large_number_is_spelled_and_only_what_is_possible_can_follow() -> None:
    path = PATHS.path(Number("q", "you", "", 7, 123), 98)
    assert [PLAIN.tokens[token] for token in path] == ["(0)", "(9)", "(8)"]
    assert spelled(Number("q", "you", "", 119, 123))[123] == ["(2)", "(3)"]
    assert PATHS.path(Number("q", "you", "", -8, 30), -3)[0] == MINUS
    compare(PATHS, Number("q", "you", "", -8, 30), Stream(1))


def test_what_can_only_be_one_thing_is_not_asked() -> None:
    assert PATHS.start(One("q", "you", "", ("E1",))) == ("E1",)
    assert PATHS.start(Forms("q", "you", "", (Form("build", (Field("space", ("E1",)),)),))) == (("build", "E1"),)
    forms = (Form("build", (Field("space", ("E1",)),)), Form("rest"))
    assert spelled(Forms("q", "you", "", forms)) == {("build", "E1"): ["build"], ("rest",): ["rest"]}


def test_several_are_chosen_in_their_order_and_end_with_a_stop() -> None:
    question = Several("q", "you", "", ("E1", "E2", "E3"), 1, 2)
    assert spelled(question)["E1",] == ["E1", "(stop)"]
    assert spelled(question)["E1", "E3"] == ["E1", "E3"]
    assert STOP not in PATHS.start(question)
    assert spelled(Several("q", "you", "", ("E1", "E2"), 0, 2))[()] == ["(stop)"]


def test_names_that_make_one_option_are_chosen_one_by_one() -> None:
    question = One("q", "you", "", ("E1", "E1+E2", "E1+E3", "E2+E3", "cff", "cf"))
    assert spelled(question)["E1"] == ["E1", "(stop)"]
    assert spelled(question)["E1+E3"] == ["E1", "E3"]
    assert spelled(question)["E2+E3"] == ["E2"]
    assert PLAIN.parts("ccf") == ["cc", "f"]


def test_what_no_list_names_is_chosen_by_its_place() -> None:
    question = One("q", "you", "", ("E1", "new", "newer"))
    path = PATHS.path(question, "newer")
    assert path[0] == OTHER
    compare(PATHS, question, Stream(1))
    forms = Forms("q", "you", "", (Form("build"), Form("dig"), Form("dive", (Field("n", (), (0, 3)),))))
    compare(PATHS, forms, Stream(1))


def test_only_rows_of_a_form_can_be_filled_in() -> None:
    form = Form("build", (Field("a", ("E1", "E2")), Field("b", ("E1", "E2"))), (("E1", "E2"), ("E2", "E1")))
    assert spelled(Forms("q", "you", "", (form, Form("rest")))) == {
        ("build", "E1", "E2"): ["build", "E1"],
        ("build", "E2", "E1"): ["build", "E2"],
        ("rest",): ["rest"],
    }


def test_an_answer_that_is_not_possible_has_no_path() -> None:
    with pytest.raises(LookupError):
        PATHS.path(One("q", "you", "", ("E1", "E2")), "E3")


def test_a_fifth_kind_of_question_fails() -> None:
    class Guess(Question[str], frozen=True):
        """A fifth kind."""

    with pytest.raises(TypeError, match="is a Guess, which is no kind of question"):
        PATHS.start(Guess("q", "you", ""))


def test_a_list_that_is_made_again_keeps_every_token_in_its_place() -> None:
    game, kept = get_game("sparks"), listed("sparks")
    assert kept is not None
    assert find(game, 1, kept).tokens[: len(kept.tokens)] == kept.tokens
    assert set(find(game, 1).verbs) <= set(kept.verbs)
