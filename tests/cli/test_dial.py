"""What is changed in the middle of a game at a terminal, guesses that an empty line takes, and why of a whole move."""

from __future__ import annotations

import pytest

from tests.cli.test_play import answers, log_of
from tests.conftest import Run
from visavis.cli.companion.completing import completed, following
from visavis.cli.companion.play import COMMANDS
from visavis.core import Session, get_game
from visavis.core.play.log import Setting
from visavis.core.question import Forms
from visavis.games.terra_mystica.effects.rounds import NextRound
from visavis.testing import expect_type
from visavis.words import Words

BEGUN = "halflings\n\nforest\n1\n\n\n\n"
"""The set-up of a guided game in English; empty lines take what is guessed."""


def test_an_empty_line_takes_the_guess_and_says_so_before(run: Run) -> None:
    ran = run("play", "terra_mystica", "--guided", "--seed", "7", stdin=BEGUN, lang="en")
    assert "An empty line means: Simpletons" in ran.out
    assert answers(log_of(run))[1] == "simpletons"
    assert ["take"] in answers(log_of(run))


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        ("en", "set\n", "What the app tracks: nothing, I play guided. Possible: nothing, board, everything."),
        ("de", "stelle\n", "Was die App mitführt: nichts, ich spiele angeleitet. Möglich: nichts, Plan, alles."),
        ("en", "set much\n", "“much” is not an option here. Options: nothing, board, everything."),
        ("de", "stelle viel\n", "„viel“ gibt es hier nicht. Möglich: nichts, Plan, alles."),
        ("en", "set nothing\n", "That is set already: nothing."),
        ("de", "stelle nichts\n", "Das ist schon so eingestellt: nichts."),
        ("en", "set everything\n", "On your next turn the app will ask for anything it still needs."),
        ("de", "stelle alles\n", "Was dafür noch fehlt, fragt die App, sobald du am Zug bist."),
        ("de", "stelle mitführen Plan\n", "Was die App mitführt: den Spielplan."),
        ("en", "help\n", "such as how much the app tracks"),
        ("de", "hilfe\n", "etwa wie viel die App mitführt"),
    ],
)
def test_the_dial_in_both_languages(run: Run, lang: str, lines: str, said: str) -> None:
    begun = BEGUN if lang == "en" else BEGUN.replace("halflings", "Halblinge").replace("forest", "Wald")
    ran = run("play", "terra_mystica", "--guided", "--seed", "7", stdin=begun + lines, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out, ran.out[-1500:]
    turned = any(isinstance(line, Setting) for line in Session.load(log_of(run)).lines)
    assert turned == ("sobald" in said or "On your next turn" in said or "den Spielplan" in said)


def test_from_nothing_to_everything_by_a_few_lines(run: Run) -> None:
    told = "set everything\nC3; E9\nC3\nE6 dwelling; E2 dwelling; done\n\n3 2 0 1\nearth\n1 0 0 0\n2, 3\n"
    told += "\n\n\n\n\n1 0 2\n"
    ran = run("play", "terra_mystica", "--guided", "--seed", "7", stdin=f"{BEGUN}{told}33 12 7\n\n\n\n", lang="en")
    state = Session.load(log_of(run)).timeline.now
    assert (state.your_cults, state.coins, state.covered) == ((3, 2, 0, 1), (1, 0, 2), (2, 3))
    assert (state.sides[0].points, state.sides[0].coins, state.sides[0].workers) == (33, 12, 7)
    assert "Round 1. Points 33, coins 12, workers 7" in ran.out


def test_a_game_without_dials_says_so(run: Run) -> None:
    ran = run("play", "hamlets", "--seed", "3", stdin="set\n", lang="en")
    assert "Nothing can be changed in the middle of this game." in ran.out


def test_why_explains_the_whole_move_also_after_the_end_of_a_round() -> None:
    """She plays, passes, and a round begins: all of it is one move since the person's last answer."""
    game = get_game("terra_mystica")
    for seed in range(20):
        session = Session.new(game, {"keeps": "everything"}, seed=seed)
        while session.timeline.now.round == 1:
            question = session.pending
            assert question is not None
            # Who passes at once leaves the rest of the round to her.
            passing = expect_type(question, Forms).form("pass") if question.id == "whole.turn" else None
            session.answer(("pass", passing.fields[0].at(0)) if passing else question.at(0))
        events = session.seen_by("you").events
        round_begins = next(
            event.line for event in events if isinstance(event.effect, NextRound) and event.effect.removed
        )
        _, decisions = session.why_move(round_begins)
        if decisions and not session.why(round_begins):
            return
    raise AssertionError("no round ended with a move of hers")


@pytest.mark.parametrize(
    ("before", "text", "found"),
    [
        ("", "st", ["stufe", "stufen", "stand", "stelle"]),
        ("stelle ", "", ["nichts", "Plan", "alles", "mitführen"]),
        ("stelle ", "A", ["alles"]),
        ("kult ", "w", ["Wasser"]),
        ("korrigiere ", "Priester", ["Priester auf den Feldern mit 3", "Priester auf den Feldern mit 2"]),
        ("quatsch ", "", []),
    ],
)
def test_the_tab_key_completes_commands_verbs_and_what_follows_them(before: str, text: str, found: list[str]) -> None:
    game = get_game("terra_mystica")
    session, words = Session.new(game, {}, seed=1), Words("de", game)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(session.pending.at(0))
    commands = {name.strip(): id for id in COMMANDS for name in words.say(f"command-{id}").split(",")}
    assert completed(following(session, words, commands, before), text) == found
