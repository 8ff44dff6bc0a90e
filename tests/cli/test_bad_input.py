"""Bad input: one clear line in the chosen language, exit code 2, nothing changed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_commands import POSITION
from tests.conftest import Ran, Run
from visavis.core import Session, get_game
from visavis.core.chance import Stream

LONG = "x" * 100_000


def is_refused(ran: Ran) -> str:
    """One line on standard error, nothing on standard output, exit code 2."""
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.endswith("\n")
    (line,) = ran.err.splitlines()
    assert line.isprintable()
    assert len(line) < 1200
    assert "Traceback" not in line
    assert "Error" not in line
    return line


def log_of(id: str, answers: int = 6) -> str:
    session, stream = Session.new(get_game(id), seed=4), Stream(1)
    for _ in range(answers):
        assert session.pending is not None
        session.answer(session.pending.some(stream.below))
    return session.save()


WRONG_ARGUMENTS: tuple[tuple[str, ...], ...] = (
    ("play", "chess"),
    ("play", LONG),
    ("play", ""),
    ("play", "\x1b[31m\x00"),
    ("play", "\udcff\udcfe"),
    ("play", "../hamlets"),
    ("play",),
    ("play", "hamlets", "hamlets"),
    ("dance",),
    ("saves", "dance"),
    ("play", "hamlets", "--dance"),
    ("play", "hamlets", "--seed"),
    ("play", "hamlets", "-o", "volume=3"),
    ("play", "hamlets", "-o", "level=impossible"),
    ("play", "hamlets", "-o", "level"),
    ("play", "hamlets", "-o", "=hard"),
    ("play", "hamlets", "-o", "tracked=perhaps"),
    ("play", "hamlets", "-o", "tracked=1"),
    ("play", "sparks", "-o", "players=1"),
    ("play", "sparks", "-o", "players=5"),
    ("play", "sparks", "-o", "players=3.0"),
    ("play", "sparks", "-o", "players=true"),
    ("play", "sparks", "-o", "players=NaN"),
    ("play", "sparks", "-o", "players=³"),
    ("play", "sparks", "-o", f"players={'9' * 5000}"),
    ("play", "sparks", "-o", f"players={LONG}"),
    ("play", "sparks", "--guided"),
    ("play", "hamlets", "--printed", "dice"),
    ("play", "hamlets", "--seat", "p9=random"),
    ("play", "hamlets", "--seat", "you=kasparov"),
    ("play", "hamlets", "--seat", "you"),
    ("play", "hamlets", "--title", "a\nb"),
    ("play", "hamlets", "--seed", "-1"),
    ("play", "hamlets", "--seed", "1.0"),
    ("play", "hamlets", "--seed", "true"),
    ("play", "hamlets", "--seed", "NaN"),
    ("play", "hamlets", "--seed", "1e3"),
    ("play", "hamlets", "--seed", "١"),
    ("play", "hamlets", "--seed", "9" * 30),
    ("play", "hamlets", "--seed", LONG),
    ("play", "hamlets", "--pack", "missing.toml"),
    ("play", "hamlets", "--pack", "\udcff"),
    ("play", "hamlets", "--pack", "a\x00b"),
    ("play", "hamlets", "--pack", "."),
    ("play", "hamlets", "--pack", LONG),
    ("simulate", "hamlets", "--games", "0"),
    ("simulate", "hamlets", "--games", "-5"),
    ("simulate", "hamlets", "--games", "2.0"),
    ("simulate", "hamlets", "--workers", "0"),
    ("simulate", "hamlets", "--workers", "many"),
    ("simulate", "hamlets", "--most-steps", "0"),
    ("simulate", "hamlets", "--policy", "you=kasparov"),
    ("simulate", "hamlets", "--policy", "p9=random"),
    ("simulate", "hamlets", "--policy", "you"),
    ("simulate", "chess", "--json"),
    ("rules", "chess", "--json"),
    ("decide", "chess", "-"),
    ("decide", "hamlets", "missing.json", "--json"),
    ("pack", "list", "chess"),
    ("pack", "new", "chess"),
    ("pack", "new", "hamlets", "/"),
    ("pack", "check", "hamlets", "missing.toml"),
    ("pack", "check", "hamlets", "missing.toml", "--json"),
    ("pack", "check", "hamlets"),
    ("resume",),
    ("resume", "nothing"),
    ("resume", "\udcff"),
    ("resume", LONG),
    ("show", "nothing"),
    ("show", LONG),
    ("show", "a\x00b"),
    ("show", "missing.jsonl"),
    ("why", "nothing", "--json"),
    ("why", "nothing", "--line", "-1"),
    ("replay", "nothing"),
    ("saves", "export", "nothing"),
    ("saves", "import", "missing.jsonl"),
    ("saves", "rename", "nothing", "x"),
    ("saves", "delete", "nothing"),
    ("saves", "branch", "nothing", "0"),
    ("saves", "branch", "nothing", "-1"),
)


@pytest.mark.parametrize(
    "args", WRONG_ARGUMENTS, ids=lambda args: " ".join(args)[:50].encode("ascii", "replace").decode()
)
def test_wrong_arguments(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    german, english = is_refused(run(*args, lang="de")), is_refused(run(*args, lang="en"))
    assert german != english
    assert json.loads(run("saves", "--json").out) == []


@pytest.mark.parametrize("given", ["xx", "", "DE_de", "\x1b", LONG])
def test_an_unknown_language(run: Run, monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Möglich: de, en" in is_refused(run("games", lang=given))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Possible: de, en" in is_refused(run(lang=given))


def test_the_language_of_the_environment_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from visavis.cli import main

    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["rules", "schach"]) == 2
    assert "Ein Spiel „schach“ gibt es nicht." in capsys.readouterr().err


# Files


def bad_logs() -> Iterator[tuple[str, bytes]]:
    log = log_of("hamlets")
    lines = log.splitlines(keepends=True)
    other = log_of("sparks").splitlines(keepends=True)
    yield "empty", b""
    yield "blank", b"\n"
    yield "not utf-8", log.encode().replace(b"hamlets", b"ham\xfflets")
    yield "truncated", log[:-10].encode()
    yield "no line end", log[:-1].encode()
    yield "not json", b"hello\n"
    yield "a list", b"[]\n"
    yield "deep", b"[" * 100_000 + b"\n"
    yield "no header", "".join(lines[1:]).encode()
    yield "another format", log.replace('"visavis":1', '"visavis":2').encode()
    yield "unknown game", log.replace('"game":"hamlets"', '"game":"chess"').encode()
    yield "long game name", log.replace('"game":"hamlets"', f'"game":"{LONG}"').encode()
    yield "another game's header", (other[0] + "".join(lines[1:])).encode()
    yield "another game's lines", (lines[0] + "".join(other[1:])).encode()
    yield "a bool for a number", log.replace('"seed":4', '"seed":true').encode()
    yield "a float for a number", log.replace('"seed":4', '"seed":4.5').encode()
    yield "NaN", log.replace('"seed":4', '"seed":NaN').encode()
    yield "an unknown option", log.replace('"level":', '"volume":').encode()
    yield "a wrong seat", log.replace('"you":"person"', '"me":"person"').encode()
    yield "a wrong policy", log.replace('"you":"person"', '"you":"kasparov"').encode()
    yield "a step left out", "".join(line for line in lines if line != '{"step":2}\n').encode()
    yield "an unknown effect", log.replace('"do":"you_build"', '"do":"you_fly"').encode()
    yield "an unknown space", log.replace('"do":"you_build","space":"', '"do":"you_build","space":"Z').encode()
    yield "an unknown card", log.replace('"do":"turn_card","card":"', '"do":"turn_card","card":"9').encode()
    yield "a surplus field", log.replace('{"step":1}', '{"step":1,"x":1}').encode()
    yield "an unknown line", (log + '{"dance":1}\n').encode()
    yield "an empty object", (log + "{}\n").encode()
    yield "over too early", (lines[0] + '{"over":{"you":1,"her":0}}\n').encode()
    yield "a bad correction", (lines[0] + '{"correct":{"points":"many"},"after":0}\n{"step":1}\n').encode()
    yield "an impossible start", log.replace('"seed":4', '"seed":4,"position":{"yours":["A6"]}').encode()


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in bad_logs()])
def test_bad_logs(run: Run, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text)
    for lang in ("de", "en"):
        shown = is_refused(run("show", str(file), lang=lang))
        assert shown.startswith({"de": "Zeile ", "en": "Line "}[lang]), shown
        assert is_refused(run("saves", "import", str(file), lang=lang)) == shown
    is_refused(run("replay", str(file), "--json"))
    is_refused(run("why", "-", "--json", stdin=text))
    assert json.loads(run("saves", "--json").out) == []


def bad_positions() -> Iterator[tuple[str, str | bytes]]:
    def changed(**state: object) -> str:
        return json.dumps({**POSITION, "state": {**POSITION["state"], **state}})  # type: ignore[dict-item]

    yield "empty", ""
    yield "not json", "{"
    yield "a list", "[]"
    yield "not utf-8", b'{"game": "\xff"}'
    yield "deep", "[" * 100_000
    yield "no game", "{}"
    yield "another game", json.dumps({**POSITION, "game": "sparks"})
    yield "an unknown part", json.dumps({**POSITION, "wish": 1})
    yield "an unknown option", json.dumps({**POSITION, "options": {"volume": 1}})
    yield "an unknown field", changed(wishes=3)
    yield "a fixed field", changed(level="hard")
    yield "a bool for a number", changed(round=True)
    yield "a float for a number", changed(round=1.0)
    yield "NaN", changed(round=float("nan"))
    yield "out of range", changed(round=7)
    yield "negative", changed(houses_left=-1)
    yield "huge", changed(points=10**400)
    yield "an unknown space", changed(yours=["Z99"])
    yield "a space in the water", changed(yours=["A6"])
    yield "two houses on a space", changed(yours=["D4"])
    yield "no list", changed(yours="E5")
    yield "an unknown card", changed(turned=["99"])
    yield "a card twice", changed(turned=["1", "1"])
    yield "an impossible draw", json.dumps({**POSITION, "draws": {"deck": ["1"]}})
    yield "an impossible answer", json.dumps({"game": "hamlets", "answers": {"start.yours": [["build", "A6"]]}})
    yield "a very long name", changed(yours=[LONG])
    yield "control characters", changed(yours=["\x1b[2J"])


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in bad_positions()])
def test_bad_positions(run: Run, text: str | bytes) -> None:
    german = is_refused(run("decide", "hamlets", "-", stdin=text, lang="de"))
    assert german != is_refused(run("decide", "hamlets", "-", "--json", stdin=text, lang="en"))


def bad_packs(run: Run) -> Iterator[bytes]:
    text = run("pack", "new", "hamlets").out
    cards = text.split("[[card]]")
    yield b""
    yield b"\xff\xfe"
    yield b"[[card"
    yield "[[card]]".join(cards[:-1]).encode()
    yield "[[card]]".join([*cards, cards[-1]]).encode()
    yield (text + '[[card]]\nid = "77"' + cards[1].split('id = "1"')[1]).encode()
    yield text.replace("points = 0", 'points = "none"', 1).encode()
    yield text.replace("points = 0", "points = true", 1).encode()
    yield text.replace("points = 0", "points = 1.0", 1).encode()
    yield text.replace("points = 0", "points = nan", 1).encode()
    yield text.replace('group = "plain"', 'group = "golden"', 1).encode()
    yield text.replace('provenance = "official"', "", 1).encode()
    yield text.replace('provenance = "official"', 'provenance = "heard"', 1).encode()
    yield text.replace('id = "my-hamlets"', "").encode()
    yield (text + "[[dice]]\nid = 1\n").encode()
    yield text.replace("[[card]]", "[card]", 1).encode()
    yield b'id = "x"\ncard = 3\n'


def test_bad_packs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    for text in bad_packs(run):
        file.write_bytes(text)
        for lang in ("de", "en"):
            is_refused(run("play", "hamlets", "--pack", str(file), lang=lang))
            checked = run("pack", "check", "hamlets", str(file), lang=lang)
            assert checked.code == 2
            assert checked.out == ""
            assert checked.err
        is_refused(run("simulate", "hamlets", "--pack", str(file), "--json"))
    assert json.loads(run("saves", "--json").out) == []


# In the middle of a game


BAD_LINES = (
    "",
    "   ",
    "fly E5",
    "build",
    "build Z9",
    "build A6",
    "build E5 E6",
    "build true",
    "build 1.0",
    "build NaN",
    "build 999",
    "build -1",
    "rest now please",
    "99",
    "0",
    "-1",
    "1.0",
    "true",
    "NaN",
    "t" * 1000,
    "build \x1b[31mE5",
    "bui\x00ld E5",
    "\u202ebuild E5",
    "build E５",
    "correct",
    "correct wishes 3",
    "correct round",
    "correct round seven",
    "correct round 9",
    "correct round true",
    "correct round 1.0",
    "correct round NaN",
    "correct yours Z9",
    "correct yours A6",
    'correct turned ["1","1"]',
    "correct deck {}",
    "correct points " + "9" * 500,
    "correct points 1e400",
    ":dance",
    "redo",
    "help me",
)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_bad_lines_change_nothing(run: Run, lang: str) -> None:
    start = "build E5\nbuild D5\n"
    run("play", "hamlets", "--seed", "3", stdin=start)
    (saved,) = json.loads(run("saves", "--json").out)
    before = run("saves", "export", saved["id"]).out
    for line in BAD_LINES:
        ran = run("resume", stdin=line + "\n", lang=lang)
        assert ran.code == 0, line
        assert "Traceback" not in ran.out + ran.err
        assert ran.err == ""
        assert run("saves", "export", saved["id"]).out == before, line
        if line not in ("correct",):
            answer = ran.out.split("> \n")[1].strip().splitlines()
            assert len(answer) == 1, (line, answer)
            assert answer[0].isprintable()


def test_broken_utf_8_on_standard_input_changes_nothing(run: Run) -> None:
    run("play", "hamlets", "--seed", "3", stdin="build E5\n")
    (saved,) = json.loads(run("saves", "--json").out)
    before = run("saves", "export", saved["id"]).out
    ran = run("resume", stdin=b"build \xff\xfe\xc3\nbuild E\xe45\n", lang="de")
    assert ran.code == 0
    assert ran.out.count("Zeichen, die man nicht lesen kann") == 2
    assert run("saves", "export", saved["id"]).out == before


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(run: Run, lang: str) -> None:
    ran = run("play", "hamlets", stdin="build E5\nbuild D", lang=lang)
    assert ran.code == 0
    (saved,) = json.loads(run("saves", "--json").out)
    assert ran.out.splitlines()[-1].endswith(f"visavis resume {saved['id']}")


# What is nobody's mistake


def test_a_data_folder_that_cannot_be_used(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    monkeypatch.setenv("VISAVIS_HOME", str(file / "below"))
    for args in (("saves",), ("play", "hamlets"), ("resume",), ("saves", "--json")):
        ran = run(*args, lang="de")
        assert (ran.code, ran.out) == (1, "")
        assert "kann nicht geschrieben werden" in ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_damaged_store_is_told_and_the_command_goes_on(run: Run, home: Path) -> None:
    run("play", "hamlets", stdin="build E5\n")
    (home / "games.db").write_bytes(b"nonsense" * 999)
    ran = run("saves", "--json")
    assert (ran.code, ran.out) == (0, "[]\n")
    assert "games.db.damaged-1" in ran.err
    assert (home / "games.db.damaged-1").read_bytes() == b"nonsense" * 999


def test_a_game_that_is_open_elsewhere(run: Run, home: Path) -> None:
    from visavis.store import Store

    run("play", "hamlets", stdin="build E5\n")
    with Store.open(home) as store, store.resume(store.latest().id) as saved:
        for args in (("resume",), ("resume", saved.id), ("saves", "delete", saved.id)):
            ran = run(*args, lang="de")
            assert (ran.code, ran.out) == (1, "")
            assert "in einem anderen Fenster offen" in ran.err
        assert run("show", saved.id).code == 0


def test_an_error_in_the_program_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import visavis.json_form

    def broken(*_: object) -> None:
        raise RuntimeError("a\nb")

    monkeypatch.setattr(visavis.json_form, "plain_game", broken)
    ran = run("games", "--json", lang="de")
    assert (ran.code, ran.out) == (1, "")
    assert "RuntimeError: a·b" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_closed_pipe_is_no_error() -> None:
    code = "from visavis.cli import main; raise SystemExit(main(['rules', 'hamlets', '--json']))"
    ran = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -c "{code}" | head -c 1'], capture_output=True, check=False
    )
    assert ran.stdout == b"["
    assert ran.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_closed_streams_and_a_full_device() -> None:
    code = "import sys; from visavis.cli import main; sys.exit(main(sys.argv[1:]))"
    shell = (
        f"run() {{ '{sys.executable}' -c '{code}' --lang en \"$@\"; echo $? >&3; }}\n"
        "exec 3>&1; run games <&- >&-; run play nothing 2>&-; run games >/dev/full"
    )
    ran = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["0", "2", "1"]
    (line,) = ran.stderr.splitlines()
    assert line.startswith("The output cannot be written")
