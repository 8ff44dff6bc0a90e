"""Every game passes the harness, and the harness sees what is wrong with a broken one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import tests.known_misses
from tests.known_misses import known, listed
from tests.sound import CARDS, Next, Play, SoundState, Take, best, sound, step, view
from visavis.core import (
    Choice,
    Effect,
    Fact,
    Field,
    Form,
    Forms,
    Game,
    Nothing,
    Nth,
    Number,
    One,
    Pile,
    Players,
    Several,
    Table,
    find_games,
    option_fields,
)
from visavis.testing import Checked, check_game, count, record
from visavis.testing.check import Trial
from visavis.testing.helpers import combination, settings, values_of
from visavis.testing.misses import find_misses
from visavis.testing.states import shape

CHUNKS = count(10, usual=1)
FIRST = count(0, usual=4)
"""Policies that think long sit in the first games: they are for the proof."""
MISS_GAMES = count(1000, usual=8, sample=200)


def player_counts(game: Game[Any]) -> int:
    """How many numbers of players a game has: each gets its own thousand games."""
    return prod(len(values_of(one)) for one in option_fields(game.options) if one.name == "players")


@pytest.mark.parametrize(("id", "counts"), [("alien_artifacts", (2, 3, 4, 5)), ("sparks", (2, 3, 4)), ("hamlets", ())])
def test_every_number_of_players_has_its_thousand_games(id: str, counts: tuple[int, ...]) -> None:
    game = find_games()[id]()
    games = 1000 * player_counts(game)
    played = Counter(combination(option_fields(game.options), n).get("players") for n in range(games))
    assert played == (dict.fromkeys(counts, 1000) if counts else {None: 1000})


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("id", find_games())
def test_every_game_passes(id: str, chunk: int) -> None:
    game = find_games()[id]()
    games = count(1000 * player_counts(game), usual=2, sample=100) // CHUNKS
    checked = check_game(game, games, seed=2025, first=FIRST + chunk * games, known_misses=known(id))
    assert checked.games == games
    assert checked.steps > games
    assert checked.refusals > games
    record(f"check_game {id}", games, steps=checked.steps, questions=checked.questions, refusals=checked.refusals)


@pytest.mark.parametrize("id", find_games())
def test_the_known_misses_of_a_game_only_shrink(id: str) -> None:
    """Whoever mends something takes it off the list; nobody adds to it."""
    misses, rare = listed(id)
    found = find_misses(find_games()[id](), MISS_GAMES)
    assert sorted(found - misses - rare) == [], "new misses"
    assert sorted(misses - found) == [], "no misses any more: take them off the list"
    record(f"games searched for silence, {id}", MISS_GAMES, known=len(misses))


def test_a_list_of_misses_belongs_to_a_game() -> None:
    files = {file.stem for file in Path(tests.known_misses.__file__).parent.glob("*.toml")}
    assert files <= set(find_games())


def test_the_sound_game_passes() -> None:
    seen: list[tuple[int, int]] = []
    checked = check_game(sound(), 24, progress=lambda done, of: seen.append((done, of)))
    assert checked.games == 24
    assert seen == [(n, 24) for n in range(1, 25)]


def test_the_message_says_how_to_play_it_again() -> None:
    def breaks_late(state: SoundState, table: Table[SoundState]) -> None:
        step(state, table)
        if state.turn == 8:
            table.do(Take(0, int(table.draw(state.bag))))
            raise RuntimeError("broken")

    with pytest.raises(AssertionError, match="RuntimeError: broken") as first:
        check_game(sound(step=breaks_late), 40, seed=7)
    n = int(str(first.value).rpartition("first=")[2].rstrip(")"))
    assert "'long': True" in str(first.value)
    with pytest.raises(AssertionError) as again:
        check_game(sound(step=breaks_late), 1, seed=7, first=n)
    assert str(again.value) == str(first.value)


# Broken games: each rule runs after the sound step, unless it replaces it.


def afterwards(rule: Callable[[SoundState, Table[SoundState]], object]) -> Mapping[str, Any]:
    def broken(state: SoundState, table: Table[SoundState]) -> None:
        step(state, table)
        rule(state, table)

    return {"step": broken}


class Jot(Effect, frozen=True):
    clause = "S-4"
    turn: int

    def apply(self, state: SoundState) -> None:
        state.notes = state.notes or []
        state.notes.append(self.turn)


class Lose(Effect, frozen=True):
    clause = "S-4"

    def apply(self, state: SoundState) -> None:
        if state.played:
            state.played = state.played[1:]


class Unknown(Effect, frozen=True):
    clause = "S-9"

    def apply(self, state: SoundState) -> None: ...


class Counted(Effect, frozen=True):
    clause = "S-4"

    def apply(self, state: SoundState) -> None:
        state.turn += random.randrange(2)


def asking(question: Any) -> Mapping[str, Any]:
    return afterwards(lambda state, table: table.ask(question))


def asking_after(options: tuple[str, ...]) -> Mapping[str, Any]:
    return afterwards(lambda state, table: table.ask(One("turn", "ba"[state.turn % 2], "S-2", options)))


def choosing(choice: Choice[Any]) -> Mapping[str, Any]:
    return afterwards(lambda state, table: table.choose(choice))


def writes_by_itself(state: SoundState, table: Table[SoundState]) -> None:
    state.turn += 0 if state.turn < 2 else 1


def writes_before_it_asks(state: SoundState, table: Table[SoundState]) -> None:
    if state.turn:
        state.played = (*state.played, 99)
    step(state, table)


def remembers(state: SoundState, table: Table[SoundState]) -> None:
    REMEMBERED.append(state.turn)
    table.ask(One("again", "ba"[state.turn % 2], "S-2", tuple(range(len(REMEMBERED)))))


REMEMBERED: list[int] = []


def rolls_by_itself(state: SoundState, table: Table[SoundState]) -> None:
    if state.turn == 1:
        return
    hand = random.choice(((1,), (2,), (3,)))
    table.do(Play(0, hand[0]))


def asks_both_after_a_draw(state: SoundState, table: Table[SoundState]) -> None:
    if state.turn > 1:
        seat = "ab"[state.turn % 2]
        table.draw(Pile.of("die", CARDS))
        table.ask(One("other", seat, "S-2", ("yes", "no")))


def peeking(state: SoundState, seat: str) -> Any:
    return msgspec.structs.replace(view(state, seat), state=state.copy())


UNSAID_READY = "sound leaves unsaid: word de ask-ready; word en ask-ready\\n"
ENDLESS = {"over": lambda state: False, "step": lambda state, table: table.do(Next())}

BROKEN: dict[str, tuple[Mapping[str, Any], str]] = {
    "a list leaks between copies": (
        {**afterwards(lambda s, t: t.do(Jot(s.turn))), "effects": (*sound().effects, Jot), "piece_counts": None},
        "notes holds a list",
    ),
    "a rule writes to the state": (afterwards(writes_by_itself), "without an effect"),
    "a rule writes, then asks": ({"step": writes_before_it_asks}, "without an effect"),
    "a rule remembers": (afterwards(remembers), "asks something else"),
    "a rule has its own chance": (
        {**afterwards(rolls_by_itself), "piece_counts": None},
        "differ|another|changed|duplicate",
    ),
    "an effect has its own chance": (
        {**afterwards(lambda s, t: t.do(Counted())), "effects": (*sound().effects, Counted)},
        "without an effect|differs",
    ),
    "a card is lost": ({**afterwards(lambda s, t: t.do(Lose())), "effects": (*sound().effects, Lose)}, "cards were"),
    "a fault": ({"faults": lambda state: ("late",) if state.turn > 3 else ()}, "faults: .'late'"),
    "an effect that is not listed": (afterwards(lambda s, t: t.do(Lose())), "Lose is not in the game's effects"),
    "no options": (asking(One("q", "a", "S-2", ())), "q has no options"),
    "an option twice": (asking(One("q", "a", "S-2", (1, 2, 1))), "q has the option 1 twice"),
    "options in a list": (asking(One("q", "a", "S-2", cast("Any", [1, 2]))), "q has its options in a list"),
    "options in a set": (asking(One("q", "a", "S-2", cast("Any", {"x", "y"}))), "q has its options in a set"),
    "more than there are": (asking(Several("q", "a", "S-2", (1, 2), 1, 3)), "q wants 1 to 3 of 2"),
    "no number": (asking(Number("q", "a", "S-2", 3, 2)), "q wants 3 to 2"),
    "a verb twice": (asking(Forms("q", "a", "S-2", (Form("go"), Form("go")))), "q has the option 'go' twice"),
    "a row that fits no field": (asking(Forms("q", "a", "S-2", (Form("go", (), ((1,),)),))), "row"),
    "an impossible fact": (asking(Fact("q", "S-2", 7, bounds=(0, 3))), "q is 7, which nobody may answer"),
    "nobody sits there": (asking(One("q", "c", "S-2", (1, 2))), "c, who does not sit here"),
    "a question's clause": (asking(One("q", "a", "S-9", (1, 2))), "question q names the clause 'S-9'"),
    "a fact's clause": (asking(Fact("q", "S-9", True)), "fact q names the clause 'S-9'"),
    "a choice's clause": (choosing(Choice("c", "S-9", (1,), ())), "choice c names the clause 'S-9'"),
    "a criterion's clause": (choosing(Choice("c", "S-1", (1,), (Nth("n", "S-9", 1),))), "criterion n names the clause"),
    "an effect's clause": (
        {**afterwards(lambda s, t: t.do(Unknown())), "effects": (*sound().effects, Unknown)},
        "effect Unknown names the clause 'S-9'",
    ),
    "a choice's option twice": (
        choosing(Choice("c", "S-1", (1, 1), (Nth("n", "S-1", 1),))),
        "c has the option 1 twice",
    ),
    "an undecided choice": (choosing(Choice("c", "S-1", (1, 3), best((1,)).by[:1])), "Undecided: c leaves 1, 3"),
    "a second seat after a draw": (afterwards(asks_both_after_a_draw), "other asks . in a step that asked . and drew"),
    "a view that shows hidden cards": ({"view": peeking}, "imagines looks different|imagines has faults|ValueError"),
    "imagining lost cards": ({"imagine": lambda view, stream: view.state.copy()}, "imagines looks different"),
    "a policy without answers": (
        {"players": Players(policies={"mute": lambda: Mute()}, stand_in="mute")},
        "policy of . answered None",
    ),
    "a word is missing": (afterwards(lambda s, t: t.ask(One("ready", "ba"[s.turn % 2], "S-2", (1, 2)))), UNSAID_READY),
    "a criterion without words": (choosing(Choice("play", "S-1", (1, 2), (Nth("n", "S-1", 1),))), "word de by-n; .*"),
    "a note without words": (afterwards(lambda s, t: t.note(Nothing, "dull", "S-1")), "word de nothing-dull; word en "),
    "an option that is an id": (asking_after(("not_so", "so")), "word de opt-not_so; word en opt-not_so"),
    "an effect that is never seen has no words": ({"effects": (*sound().effects, Unknown)}, "word de do-unknown"),
    "a stream without words": ({"streams": ("bag", "dice")}, "word de stream-dice; word en stream-dice"),
    "a choice that finds nothing": (choosing(Choice("play", "S-1", (), ())), "silent choice play"),
    "a card that is drawn for nothing": (
        {**afterwards(lambda s, t: t.draw(Pile.of("die", CARDS)))},
        "silent draw die",
    ),
    "it never ends": (ENDLESS, "RuntimeError|not over"),
}


class Mute:
    def answer(self, look: object, question: object, stream: object) -> None:
        return None


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught(name: str) -> None:
    changes, message = BROKEN[name]
    with pytest.raises(AssertionError, match=message):
        check_game(sound(**changes), 60)


def test_an_earlier_copy_that_changes_is_seen() -> None:
    trial = Trial(sound(), 0, 0, Checked())
    state = trial.first_state.copy()
    trial.earlier.append((state, state.digest()))
    trial.check_earlier()
    state.turn += 1
    with pytest.raises(AssertionError, match="an earlier copy of the state has changed"):
        trial.check_earlier()


def test_every_combination_of_options_and_kinds_of_seats_has_its_turn() -> None:
    hamlets = find_games()["hamlets"]()
    trials = [Trial(hamlets, 0, n, Checked()) for n in range(16)]
    assert {(one.options["level"], one.options["tracked"], one.shown) for one in trials} >= {
        (level, tracked, shown)
        for level in ("normal", "hard")
        for tracked in (True, False)
        for shown in ((), ("deck",))
    }
    assert {one.seats["you"] for one in trials} == {"person", "random", "rival"}


def test_combinations_of_options_come_one_by_one_and_each_has_its_turn() -> None:
    fields = option_fields(find_games()["hamlets"]().options)
    all_of_them = {tuple(combination(fields, n).items()) for n in range(4)}
    assert len(all_of_them) == 4
    assert combination(fields, 4) == combination(fields, 0)


def test_few_settings_hold_every_value_of_every_option() -> None:
    game = find_games()["sparks"]()
    assert [options["players"] for options in settings(game, 1)] == [2, 4, 3]
    assert len(list(settings(find_games()["hamlets"](), 100))) == 4
    for make in find_games().values():
        game = make()
        found = list(settings(game, 1))
        assert all({options[one.name] for options in found} == {*values_of(one)} for one in option_fields(game.options))
        assert len(found) <= 1 + max(len(values_of(one)) for one in option_fields(game.options))


def test_a_question_is_compared_without_its_reasons_but_with_its_forms() -> None:
    def asked(*options: str) -> Forms:
        return Forms("q", "you", "", (Form("build", (Field("space", options, barred=lambda text: None),)),))

    assert shape(asked("A1")) == shape(asked("A1"))
    assert shape(asked("A1")) != shape(asked("A2"))


def test_a_clause_that_nothing_cites_is_a_miss() -> None:
    game = sound()
    game.__dict__["clauses"] = {**game.clauses, "S-5": msgspec.structs.replace(game.clauses["S-4"], id="S-5")}
    with pytest.raises(AssertionError, match="sound leaves unsaid: clause S-5"):
        check_game(game, 4)
    assert check_game(game, 4, known_misses=("clause S-5",)).misses == {"clause S-5"}


def test_what_is_said_before_the_step_ends_is_not_silent() -> None:
    def says(state: SoundState, table: Table[SoundState]) -> None:
        step(state, table)
        table.choose(Choice("play", "S-1", (), ()))
        table.note(Nothing, "none", "S-1")

    assert find_misses(sound(step=says), 4) == {"word de nothing-none", "word en nothing-none"}


def test_the_next_question_does_not_hide_a_choice_that_found_nothing() -> None:
    def asks(state: SoundState, table: Table[SoundState]) -> None:
        table.choose(Choice("play", "S-1", (), ()))
        step(state, table)

    # The first step asks nothing: what it does comes before the end.
    assert find_misses(sound(step=asks), 4) == {"silent choice play"}
