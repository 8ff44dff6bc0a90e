"""Whole games at a real terminal, in German and in English; and processes that are killed."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.answers import typed
from tests.matrix import matrix
from visavis.core import Session, get_game
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.testing import count, record
from visavis.words import LANGUAGES, Words

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal

PROMPT = "\n> "
MENU = "beginnt gleich ein neues Spiel\n> "


def saved_id(home: Path) -> str:
    with Store.open(home) as store:
        return store.games()[0].id


def looked_at(home: Path) -> Session[Any]:
    with Store.open(home) as store:
        return store.load(store.games()[0].id)


def answers(session: Session[Any]) -> int:
    return session.save().count('"answer":')


@pytest.mark.parametrize(("id", "lang"), matrix(("hamlets", "sparks"), LANGUAGES))
def test_a_whole_game_with_a_mistake_an_undo_a_quit_and_a_resume(tmp_path: Path, id: str, lang: str) -> None:
    words, stream = Words(lang, get_game(id)), Stream(11)
    no = words.say("no-option-not", given="Quatsch", options="").partition(". ")[0]
    kept = words.say("play-kept", id="").partition(". ")[0]
    taken_back, over = words.say("play-undone").partition(". ")[0], words.say("play-over")
    undo, leave = words.say("command-undo"), words.say("command-quit").partition(",")[0]
    terminal = Terminal(tmp_path, "--lang", lang, "play", id, "--seed", "6")
    terminal.expect(PROMPT)
    assert "\x1b[1m" in terminal.raw, "colours and bold on a terminal"
    turn, session = 0, looked_at(tmp_path)
    while session.pending is not None:
        turn += 1
        if turn == 2:
            terminal.type("Quatsch")
            terminal.expect(no)
            terminal.expect(PROMPT)
        if turn == 4 and session.seen_by("table").can_undo:
            terminal.type(undo)
            terminal.expect(taken_back)
            terminal.expect(PROMPT)
            session = looked_at(tmp_path)
            continue
        if turn == 6:
            terminal.type(leave)
            terminal.expect(kept)
            assert terminal.wait() == 0
            terminal = Terminal(tmp_path, "--lang", lang, "resume", saved_id(tmp_path))
            terminal.expect(PROMPT)
        terminal.type(typed(session, stream, words))
        terminal.expect(PROMPT)
        before, session = answers(session), looked_at(tmp_path)
        assert answers(session) > before
    terminal.type("?")
    terminal.expect(PROMPT)
    terminal.type("")
    assert over in terminal.text
    terminal.expect(kept)
    assert terminal.wait() == 0
    assert session.check() is None
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["ctrl-c", "end of input"])
def test_leaving_in_the_middle_of_a_question_keeps_the_game(tmp_path: Path, key: bytes, code: int) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", "play", "hamlets")
    terminal.expect(PROMPT)
    terminal.type("bauen E5")
    terminal.expect(PROMPT)
    if key == b"\x03":
        terminal.press(b"bauen D")
        # A Ctrl-C in the instant before Python waits for a key shows only with the next key; wait until it waits.
        terminal.expect("bauen D")
        time.sleep(0.2)
    terminal.press(key)
    line = terminal.expect(f"visavis resume {saved_id(tmp_path)}").strip().splitlines()[-1]
    assert line.startswith("Das Spiel ist gesichert. Weiter mit:")
    assert terminal.wait() == code
    assert answers(looked_at(tmp_path)) == 1


def test_the_companion_lists_games_and_goes_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de")
    terminal.expect(MENU)
    terminal.type("99")
    terminal.expect("Möglich: 1, 2, 3, Alien Artifacts")
    terminal.expect(PROMPT)
    terminal.type("Weiler")
    terminal.expect(PROMPT)
    terminal.type("irre")
    terminal.expect("Möglich: normal, schwer.")
    for answer in ("schwer", "", "nein"):
        terminal.expect(PROMPT)
        terminal.type(answer)
    terminal.expect("Wo steht dein erstes Haus?")
    terminal.type("E5")
    terminal.expect("Was machst du?")
    terminal.type("ende")
    terminal.expect("► 1  Weiter")
    terminal.expect(MENU)
    terminal.type("1")
    terminal.expect("Was machst du?")
    terminal.expect(PROMPT)
    terminal.press(b"\x04")
    terminal.expect(MENU)
    terminal.type("ende")
    assert terminal.wait() == 0
    assert looked_at(tmp_path).header.options == {"level": "hard", "tracked": True}


def test_expansions_are_as_usual_unless_one_wants_to_change_them(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de")
    terminal.expect(MENU)
    terminal.type("Terra")
    asked = []
    while "ändern: 1 ja" not in (shown := terminal.expect(PROMPT)):
        asked.append(shown)
        terminal.type("")
    assert "Die Händler: nein" in shown
    assert len(asked) == 4
    assert "(Enter: 1)" in asked[1], "a number is no card"
    for answer in ("ja", "", "ja", "", "nein"):
        terminal.type(answer)
        terminal.expect(PROMPT)
    terminal.type("nein")
    terminal.expect("Welches Volk spielst du?")
    terminal.expect(PROMPT)
    terminal.type("ende")
    terminal.expect(MENU)
    terminal.type("ende")
    assert terminal.wait() == 0
    chosen = looked_at(tmp_path).header.options
    assert (chosen["merchants"], chosen["promo"], chosen["end_tile"]) == (True, False, "none")


def test_passing_the_device_wipes_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "en", "play", "sparks", "--seat", "p2=person", "--seed", "4")
    terminal.expect("only you can see the screen.")
    terminal.type("")
    terminal.expect(PROMPT)
    terminal.type("gather")
    terminal.expect("Press Enter to hide everything.")
    before = len(terminal.raw)
    terminal.type("")
    terminal.expect("only you can see the screen.")
    wiped = terminal.raw[before:]
    assert "\x1b[2J" in wiped
    assert "\x1b[3J" in wiped
    terminal.kill()


# kill -9


def test_kill_at_many_points_loses_at_most_the_answer_being_typed(tmp_path: Path) -> None:
    dice, words, stream = random.Random(20), Words("en", get_game("hamlets")), Stream(3)
    terminal = Terminal(tmp_path, "--lang", "en", "play", "hamlets", "--seed", "9")
    terminal.expect(PROMPT)
    acknowledged = 0
    points = count(20, usual=8)
    for point in range(points):
        for _ in range(dice.randrange(1, 3)):
            session = looked_at(tmp_path)
            if len(session.lines) > 120:  # before it is over: another game
                terminal.kill()
                terminal, acknowledged = Terminal(tmp_path, "--lang", "en", "play", "hamlets"), 0
                terminal.expect(PROMPT)
                session = looked_at(tmp_path)
            terminal.type(typed(session, stream, words))
            terminal.expect(PROMPT)
            acknowledged += 1
        session = looked_at(tmp_path)
        assert session.pending is not None
        if point % 2:
            # In the middle of an answer: it may be there or not, but the game is whole.
            terminal.type(typed(session, stream, words))
            time.sleep(dice.random() * 0.02)
        terminal.kill()
        after = looked_at(tmp_path)
        assert answers(after) - acknowledged in ((0, 1) if point % 2 else (0,))
        assert after.save().startswith(session.save()[: session.save().rindex("\n", 0, -1)])
        assert after.check() is None
        acknowledged = answers(after)
        terminal = Terminal(tmp_path, "--lang", "en", "resume")
        terminal.expect(PROMPT)
    terminal.type("quit")
    assert terminal.wait() == 0
    record("kill -9 at points of a game, nothing lost", points)


def test_kill_in_the_middle_of_a_transaction_leaves_the_game_before_it(tmp_path: Path) -> None:
    import subprocess

    code = """
import os, signal, sys
from pathlib import Path
from visavis.core import Session, get_game
from visavis.store import Store
store = Store.open(Path(sys.argv[1]))
saved = store.create(Session.new(get_game("hamlets"), seed=1))
saved.session.answer(["build", "E5"])
print(saved.session.save(), end="", flush=True)
store.database.set_trace_callback(
    lambda statement: "INSERT INTO lines" in statement and os.kill(os.getpid(), signal.SIGKILL))
saved.session.answer(["build", "E6"])
"""
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, check=False)
    assert ran.returncode == -9, ran.stderr
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert store.export(store.games()[0].id) == ran.stdout.decode()
        with store.resume(store.games()[0].id) as saved:
            saved.session.answer(["build", "E6"])


def test_a_full_disk_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """The largest file the process may write is a little larger than its games."""
    import resource
    import subprocess

    def limited() -> None:
        size = (tmp_path / "games.db").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    with Store.open(tmp_path) as store:
        store.create(Session.new(get_game("hamlets"), seed=1)).close()
    before = looked_at(tmp_path).save()
    words, stream, session = Words("en", get_game("hamlets")), Stream(1), looked_at(tmp_path)
    lines = []
    while session.pending is not None:
        lines.append(typed(session, stream, words))
        session.answer(lines[-1])
    code = "import sys; from visavis.cli import main; sys.exit(main(['--lang', 'en', 'resume']))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(lines) + "\n",
        env={**os.environ, "VISAVIS_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=limited,
    )
    assert "The disk is full. Nothing was changed." in ran.stdout
    assert "Traceback" not in ran.stdout + ran.stderr
    after = looked_at(tmp_path)
    assert after.save().startswith(before)
    assert json.loads(after.save().splitlines()[0])["game"] == "hamlets"
