"""`visavis bot`, and a file where a game could stand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.textbot.broken import SOUND, broken
from visavis.store import Store
from visavis.textbot.gallery import shipped

LONG = """bot = 1
id = "long"
name = "Long"
rounds = 20
turns_per_round = 99
[counters]
points = {}
[turn]
do = ["gain points"]
"""


@pytest.fixture
def mole(tmp_path: Path) -> str:
    file = tmp_path / "mole.toml"
    file.write_text(SOUND, "utf-8")
    return str(file)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_new_bot_is_written_once_and_is_sound(run: Run, tmp_path: Path, language: str) -> None:
    file = str(tmp_path / "first.toml")
    assert run("bot", "new", file, lang=language).code == 0
    assert run("bot", "check", file, lang=language).code == 0
    assert run("bot", "new", file).code != 0


def test_check_says_what_is_wrong_with_lines(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(broken("counter"), "utf-8")
    ran = run("bot", "check", str(file), lang="de")
    assert ran.code == 2
    assert "Zeile 39: Es gibt keinen Zähler „deth“. Meintest du „depth“?" in " ".join(ran.out.split())
    found = json.loads(run("bot", "check", str(file), "--json").out)
    assert (found["sound"], found["problems"][0]["line"]) == (False, 39)
    assert run("play", str(file)).code == 2


def test_check_and_stats_of_a_sound_one(run: Run, mole: str) -> None:
    ran = run("bot", "check", mole)
    assert ran.code == 0
    assert "200 games were played" in ran.out
    assert "never happened" in ran.out
    levels = json.loads(run("bot", "stats", mole, "--games", "20", "--json").out)["levels"]
    assert [one["level"] for one in levels] == ["easy", "hard"]
    assert run("bot", "stats", mole, "--games", "20").out.count(" points, ") == 2


def test_an_example_that_comes_out_otherwise_is_no_good_news(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mole.toml"
    wrong = '\n[[example]]\ndraws = { deck = ["dig"] }\nafter = { points = 7 }\n'
    file.write_text(SOUND + wrong, "utf-8")
    ran = run("bot", "check", str(file), lang="de")
    assert ran.code == 1
    assert "Alles stimmt" not in ran.out
    assert "eines geht anders aus, als es soll" in ran.out
    found = json.loads(run("bot", "check", str(file), "--json").out)
    assert (found["sound"], len(found["examples"])) == (False, 1)


def test_a_check_stops_and_says_after_how_many_games(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("visavis.cli.bot.CHECK_SECONDS", 0.4)
    file = tmp_path / "long.toml"
    file.write_text(LONG, "utf-8")
    ran = run("bot", "check", str(file))
    assert ran.code == 0
    assert re.search(r"The check stopped after 0.4 seconds, with [0-9]{1,2} of 200 games", ran.out)
    found = json.loads(run("bot", "check", str(file), "--json").out)
    assert (found["sound"], found["stopped"]) == (True, True)
    assert found["games"] < 100
    found = json.loads(run("bot", "check", str(file), "--json", "--games", "2").out)
    assert (found["games"], found["stopped"]) == (2, False)


def test_play_takes_a_level_a_seed_and_guided(run: Run, mole: str) -> None:
    assert "hard" in run("bot", "play", mole, "-o", "level=hard", "--seed", "3", stdin="quit\n").out
    assert "guided" in run("bot", "play", mole, "--guided", stdin="quit\n").out


def test_a_file_stands_where_a_game_stands(run: Run, mole: str, home: Path) -> None:
    assert "Baron Mole" in run("bot", "play", mole, stdin="done\nquit\n").out
    assert "Baron Mole" in run("play", mole, "-o", "level=hard", stdin="done\n?\nquit\n").out
    assert run("simulate", mole, "--games", "3").code == 0
    assert "Action: dig" in run("rules", mole).out
    assert run("resume", stdin="quit\n").code == 0
    with Store.open(home) as store:
        saved = store.games()[0].id
    for command in ("show", "why", "replay"):
        assert run(command, saved).code in (0, 1), command


def test_a_position_of_a_file_is_decided(run: Run, tmp_path: Path) -> None:
    bot, position = tmp_path / "tide.toml", tmp_path / "position.json"
    bot.write_text(shipped("tide"), "utf-8")
    draws = {"deck.waves": ["card.qh"]}
    answers = {"ask.castle": [True], "ask.cube": [False], "ask.taken": [2]}
    state = {"phase": "play", "turn": "bot"}
    position.write_text(json.dumps({"game": "bot.tide", "state": state, "draws": draws, "answers": answers}), "utf-8")
    ran = run("decide", str(bot), str(position))
    assert ran.code == 0, ran.err
    assert "washed away: +2, now 2." in ran.out


def test_the_list_of_saved_games_names_an_own_bot(run: Run, mole: str) -> None:
    run("bot", "play", mole, stdin="quit\n")
    assert "Baron Maulwurf" in run("saves", lang="de").out
    assert "text" not in json.loads(run("saves", "--json").out)[0]


def test_the_lab_takes_a_file(run: Run, mole: str, tmp_path: Path) -> None:
    out = str(tmp_path / "runs")
    ran = run("lab", "run", mole, "--games", "3", "-o", "level=easy,hard", "--out", out)
    assert ran.code == 0, ran.err
    assert run("lab", "report", out).code == 0
    assert "Baron Mole" in (tmp_path / "runs" / "report.html").read_text("utf-8")
    compared = run("lab", "compare", "--game", mole, "--games", "3", "level=easy", "level=hard")
    assert compared.code == 0, compared.err
    assert "Baron Mole" in compared.out


def test_points_that_nobody_counts_are_not_called_nought(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    run("bot", "new", str(file))
    ran = run("simulate", str(file), "--games", "5")
    assert "You: only a person counts these points" in ran.out
    assert "wins" not in ran.out.replace("who wins", "")
    compared = run("lab", "compare", "--game", str(file), "--games", "3", "-", "-").out
    assert "You: only a person counts these points" in compared
    assert "My Bot, points" in compared
    assert "My Bot, wins" not in compared


def test_a_bot_that_ships_is_called_by_its_id(run: Run) -> None:
    assert run("simulate", "bot.old_crow", "--games", "2").code == 0
    assert run("simulate", "bot.nobody", "--games", "2").code == 2
