"""The commands that do not ask anything."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Run
from visavis import __version__
from visavis.core import Session, find_games, get_game, option_fields, read_log
from visavis.simulation import make_plan, play_one
from visavis.testing import count, record
from visavis.words import Words

GAMES = tuple(find_games())
ANSI = re.compile(r"\x1b")


def test_version(run: Run) -> None:
    assert run("--version").out == f"visavis {__version__}\n"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_help_is_in_the_language(run: Run, lang: str) -> None:
    for command in ((), ("play",), ("saves",), ("saves", "export"), ("pack", "check"), ("simulate",)):
        ran = run(*command, "--help", lang=lang)
        assert ran.code == 0
        assert ran.out.startswith({"de": "Aufruf: visavis", "en": "Usage: visavis"}[lang])
        assert not re.search(r"\b(cli|arg|meta)-|Show this message|None", ran.out), ran.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_help_of_a_game_names_its_defaults_in_words(run: Run, game: str, lang: str) -> None:
    out = run("play", game, "--help", lang=lang).out
    words = Words(lang, find_games()[game]())
    for field in option_fields(find_games()[game]().options):
        value = words.game_option_value(field.name, field.default)
        assert f"{words.game_option(field.name)} ({'Standard' if lang == 'de' else 'default'}: {value})" in out


def test_without_a_terminal_the_companion_is_the_help(run: Run) -> None:
    assert run().out == run("--help").out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_games(run: Run, lang: str) -> None:
    ran = run("games", "--json", lang=lang)
    found = json.loads(ran.out)
    assert [game["id"] for game in found] == list(GAMES)
    assert {game["name"] for game in found} >= ({"Weiler"} if lang == "de" else {"Hamlets"})
    assert ran.err == ""
    assert all(id in run("games", lang=lang).out for id in GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_rules(run: Run, id: str) -> None:
    rows = json.loads(run("rules", id, "--json", lang="de").out)
    clauses = get_game(id).clauses
    assert [row["id"] for row in rows] == list(clauses)
    for row in rows:
        assert set(row) == {"id", "section", "says", "status", "reason", "reading", "tests"}
        assert row["says"] == clauses[row["id"]].says("de")
        assert row["tests"] > 0 or row["status"] == "open"
    text = run("rules", id).out
    assert all(clause.says("en") in text for clause in clauses.values())


# Simulations


@pytest.mark.parametrize("id", GAMES)
def test_simulations_are_the_same_bytes_everywhere(run: Run, id: str) -> None:
    """With any hash seed and any number of workers."""
    games = count(1000, usual=2, sample=100)
    outputs = []
    args = ["simulate", id, "--games", str(games), "--seed", "7", "--json", "--workers"]
    here = run(*args, "1")
    outputs.append(here.out.encode())
    for hash_seed, workers in (("1", "2"), ("0", "1"), ("random", "1"))[: count(3, usual=1)]:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        code = f"from visavis.cli import main; raise SystemExit(main({[*args, workers]!r}))"
        ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
        assert ran.stderr == b""
        outputs.append(ran.stdout)
    assert len(set(outputs)) == 1
    document = json.loads(outputs[0])
    assert document["seed"] == 7
    assert len(document["results"]) == games
    assert len({result["digest"] for result in document["results"]}) == games
    record(f"simulate {id}: games with equal digests under 3 hash seeds and 1 and 2 workers", games)


@pytest.mark.parametrize("id", GAMES)
def test_a_simulated_game_is_the_game_a_session_plays(id: str) -> None:
    game = get_game(id)
    plan = make_plan(game, {}, seed=3, games=1, seats={})
    result = play_one(plan, game, game.default_pack, 0)
    session = Session.new(game, plan.options, seed=result.seed, seats=plan.seats)
    assert session.over
    assert session.seen_by("table").score == result.scores
    assert len(session.steps) == result.turns


def test_the_first_games_of_a_longer_simulation_are_those_of_a_shorter(run: Run) -> None:
    short, long = (
        json.loads(run("simulate", "hamlets", "--games", n, "--seed", "5", "--json").out)["results"] for n in ("2", "4")
    )
    assert long[:2] == short
    other = json.loads(run("simulate", "hamlets", "--games", "2", "--seed", "6", "--json").out)["results"]
    assert other != short


def test_simulate_says_who_won_and_which_options(run: Run) -> None:
    ran = run("simulate", "hamlets", "--games", "3", "-o", "level=hard", "--policy", "you=random", "--json")
    document = json.loads(ran.out)
    assert document["options"] == {"level": "hard", "tracked": True}
    assert document["seats"] == {"you": "random"}
    for result in document["results"]:
        scores = result["scores"]
        best = [side for side in scores if scores[side] == max(scores.values())]
        assert result["winner"] == (best[0] if len(best) == 1 else None)
        assert result["turns"] > 10
    text = run("simulate", "hamlets", "--games", "3", lang="de").out
    assert "Die Nachbarin: im Mittel" in text


def test_games_that_hit_the_most_steps_are_reported(run: Run) -> None:
    ran = run("simulate", "hamlets", "--games", "2", "--most-steps", "3", "--json")
    assert ran.code == 0
    assert "2 games were not over after 3 steps" in ran.err
    document = json.loads(ran.out)
    assert document["most_steps"] == 3
    assert [(result["over"], result["turns"], result["winner"]) for result in document["results"]] == [
        (False, 3, None)
    ] * 2


# Positions


POSITION = {
    "game": "hamlets",
    "state": {
        "phase": "play",
        "turn": "her",
        "yours": ["E5", "E6"],
        "plain": ["D4"],
        "marked": ["B2"],
        "houses_left": 12,
        "turned": ["1"],
    },
    "draws": {"deck": ["2"]},
}


def test_decide_says_what_happens_and_why(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    ran = run("decide", "hamlets", str(file), "--json")
    assert ran.code == 0
    document = json.loads(ran.out)
    assert [effect["do"] for effect in document["effects"]][:2] == ["turn_card", "place_house"]
    (decision,) = document["decisions"]
    assert decision["id"] == "build.space"
    assert decision["clause"] == "HA-4.2"
    for step in decision["steps"]:
        assert step["clause"].startswith("HA-4.")
        assert step["kept"]
        assert isinstance(step["cut"], list)
    assert document["question"] is None
    text = run("decide", "hamlets", "-", stdin=json.dumps(POSITION), lang="de")
    assert text.code == 0
    assert f"→ {decision['pick']}" in text.out
    assert "HA-4.4: Erstes Kriterium" in text.out


def test_decide_prints_the_question_whose_answer_is_missing(run: Run) -> None:
    position = json.dumps({**POSITION, "draws": {}})
    ran = run("decide", "hamlets", "-", "--json", stdin=position)
    assert ran.code == 2
    assert json.loads(ran.out)["question"]["id"] == "draw.deck"
    assert "draw.deck" in (text := run("decide", "hamlets", "-", stdin=position)).out
    assert text.code == 2


# Packs


def test_pack_list(run: Run) -> None:
    rows = json.loads(run("pack", "list", "--json").out)
    assert {"hamlets", "sparks"} <= {row["game"] for row in rows}
    assert "standard" in run("pack", "list", "hamlets", lang="de").out


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("id", GAMES)
def test_a_new_pack_is_sound_and_can_be_played_with(run: Run, tmp_path: Path, id: str, lang: str) -> None:
    file = tmp_path / "mine.toml"
    assert run("pack", "new", id, str(file), lang=lang).code == 0
    assert run("pack", "new", id, str(file), lang=lang).code == 2, "a file that is there is not overwritten"
    assert run("pack", "new", id, lang=lang).out == file.read_text()
    assert json.loads(run("pack", "check", id, str(file), "--json", lang=lang).out)["sound"] is True
    assert run("pack", "check", id, str(file), lang=lang).code == 0
    assert run("play", id, "--pack", str(file), lang=lang).code == 0
    (saved,) = json.loads(run("saves", "--json").out)
    _, header, _ = read_log(run("saves", "export", saved["id"], "--whole").out)
    assert header.pack == f"my-{id}"
    assert header.own_pack is not None
    assert run("simulate", id, "--games", "1", "--pack", str(file), "--json").code == 0


def test_pack_check_lists_every_problem_with_its_line(run: Run, tmp_path: Path) -> None:
    text = run("pack", "new", "hamlets").out
    doubled = text.replace('id = "2"\n', 'id = "1"\n')
    surplus = doubled.replace('id = "12"\n', 'id = "77"\n')
    file = tmp_path / "bad.toml"
    file.write_text(surplus)
    ran = run("pack", "check", "hamlets", str(file), "--json")
    assert ran.code == 2
    assert [problem["id"] for problem in json.loads(ran.out)["problems"]] == [
        "pack.twice",
        "pack.surplus",
        "pack.missing",
        "pack.missing",
    ]
    line = 1 + surplus[: surplus.index('[[card]]\nid = "1"\nnames.en = "Mill"')].count("\n")
    shown = run("pack", "check", "hamlets", str(file), lang="de")
    assert shown.code == 2
    assert shown.out == ""
    assert f"Zeile {line}: „1“ steht in „card“ doppelt." in shown.err
    assert len(shown.err.splitlines()) == 4


# Saved games


def test_saved_games_are_listed_shown_explained_and_replayed(run: Run, tmp_path: Path) -> None:
    assert "no saved games" in run("saves").out
    assert json.loads(run("saves", "--json").out) == []
    run("play", "hamlets", "--seed", "3", "--title", "Evening", stdin="build E5\nbuild D5\nrest\n")
    (saved,) = json.loads(run("saves", "--json").out)
    id = saved["id"]
    assert (saved["title"], saved["over"]) == ("Evening", False)
    listed = run("saves", lang="de").out
    assert id in listed
    assert "Weiler  Evening" in listed
    shown = json.loads(run("show", id, "--json").out)
    assert shown["question"]["seat"] in ("you", "table")
    assert shown["board"][0]["type"] == "HexMap"
    assert "Du baust ein Haus auf D5." in run("show", id, lang="de").out
    decisions = json.loads(run("why", id, "--json").out)
    assert decisions
    assert decisions[0]["steps"] is not None
    assert "HA-" in run("why", id).out
    file = tmp_path / "game.jsonl"
    assert run("saves", "export", id, str(file)).code == 0
    assert run("saves", "export", id, str(file)).code == 2
    assert run("saves", "export", id).out == file.read_text()
    assert json.loads(run("replay", str(file), "--json").out)["same"] is True
    assert "The replay matches in all " in run("replay", id).out
    assert json.loads(run("show", str(file), "--json").out) == shown
    new = json.loads(run("saves", "import", str(file), "--json").out)["id"]
    branch = json.loads(run("saves", "branch", id, "0", "--title", "Again", "--json").out)["id"]
    assert run("saves", "rename", new, "Second").code == 0
    assert run("saves", "delete", branch).code == 0
    assert {one["id"]: one["title"] for one in json.loads(run("saves", "--json").out)} == {id: "Evening", new: "Second"}
    assert run("resume", id[:8], stdin="quit\n").code == 0


def test_replay_tells_where_a_changed_log_comes_out_differently(run: Run, tmp_path: Path) -> None:
    run("play", "hamlets", "--seed", "3", stdin="build E5\nbuild D5\n" + "1\n" * 3 + "rest\n")
    (saved,) = json.loads(run("saves", "--json").out)
    text = run("saves", "export", saved["id"]).out
    changed = text.replace('"do":"show_card","card":"', '"do":"show_card","card":"1', 1)
    assert changed != text
    ran = run("replay", "-", "--json", stdin=changed)
    assert ran.code == 1
    assert json.loads(ran.out)["line"] == 2
    assert run("replay", "-", stdin=changed, lang="de").out.endswith(
        "Ab Zeile 2 kommt es beim Nachspielen anders heraus.\n"
    )


def test_output_that_is_no_terminal_is_plain(run: Run) -> None:
    run("play", "hamlets", "--seed", "3", stdin="build E5\nboard\nlog\n?\nstate\nhelp\n")
    (saved,) = json.loads(run("saves", "--json").out)
    for args in (("show", saved["id"]), ("games",), ("rules", "hamlets"), ("saves",), ("simulate", "hamlets")):
        ran = run(*args)
        assert not ANSI.search(ran.out + ran.err)


def test_starting_imports_only_what_it_needs() -> None:
    code = (
        "import sys; from visavis.cli import main; main(['--version'])\n"
        "slow = {'rich', 'fluent', 'babel', 'sqlite3', 'multiprocessing', 'pytest', 'visavis.core'}\n"
        "print(sorted(slow & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_the_core_imports_nothing_but_msgspec() -> None:
    code = (
        "import sys, visavis.core; print(sorted({'rich', 'fluent', 'click', 'sqlite3', 'pytest'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
