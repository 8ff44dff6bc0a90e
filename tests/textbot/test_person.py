"""The model of the person: declared or learned, labelled wherever it counts; without it nobody is told who wins."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import visavis
from tests.conftest import Run
from tests.textbot.broken import SOUND
from tests.textbot.play import answered
from visavis import lab, load_bot
from visavis.core import Number, Refusal, Session, Stream, get_game
from visavis.core.game import find_game
from visavis.core.players import PersonModel, Points
from visavis.lab.cells import cells_of
from visavis.lab.tune import wins_of
from visavis.research import Environment
from visavis.store import Store
from visavis.textbot import game_from, read_bot
from visavis.textbot.examples import try_out
from visavis.textbot.person import LEAST_GAMES, learn, with_person
from visavis.web.studio.editor import check_text
from visavis.web.view.results import Result, advised
from visavis.words import Words

NEWER = SOUND.replace("bot = 1", "bot = 2", 1)
MODEL = f'{NEWER}\n[person]\nfrom = "guess"\npoints = {{ mean = 10, spread = 3 }}\n'


def test_the_rate_is_what_dice_would_show() -> None:
    model = PersonModel("guess", 0, {"": Points(20, 6)})
    others = {12: 5, 20: 3, 31: 2}
    rate = model.rate("any", others)
    assert rate is not None
    dice = random.Random(1)
    every = [points for points, times in others.items() for _ in range(times)]
    wins = sum(dice.gauss(20, 6) > every[game % len(every)] for game in range(40_000)) / 40_000
    assert rate.value == pytest.approx(wins, abs=0.01)
    assert rate.low < rate.value < rate.high
    assert model.rate("any", {}) is None


def test_a_level_has_its_own_points_or_those_of_all() -> None:
    text = NEWER + "\n[person]\npoints = { easy = { mean = 4, spread = 1 }, hard = { mean = 40, spread = 1 } }\n"
    assert read_bot(text).world.levels == ("easy", "hard")
    rates = {level.level: level.person for level in try_out(text, 40).levels}
    assert rates["easy"] is not None
    assert rates["hard"] is not None
    assert rates["easy"].value < rates["hard"].value
    assert PersonModel("x", 0, {"easy": Points(1, 1)}).at("hard") is None


@pytest.mark.parametrize(
    ("points", "id", "line"),
    [
        ("{ mean = 4 }", "bot.person.points", 2),
        ("{ mean = 4, spread = -1 }", "bot.person.points", 2),
        ('{ mean = "4", spread = 1 }', "bot.person.points", 2),
        ("{ easi = { mean = 4, spread = 1 } }", "bot.word", 2),
        ("7", "bot.table", 2),
    ],
)
def test_a_wrong_model_is_told_in_its_line(points: str, id: str, line: int) -> None:
    with pytest.raises(Refusal) as refused:
        read_bot(f"{NEWER}\n[person]\npoints = {points}\n")
    assert refused.value.id == id
    assert refused.value.details["line"] == NEWER.count("\n") + 1 + line


def test_without_a_model_nobody_is_told_who_wins_and_with_one_it_is_labelled(run: Run, tmp_path: Path) -> None:
    words, files = Words("en"), {name: tmp_path / f"{name}.toml" for name in ("open", "model")}
    files["open"].write_text(NEWER, "utf-8")
    files["model"].write_text(MODEL, "utf-8")
    label = re.compile(r"A modelled person \(10 ± 3 points, guessed\) wins \d")
    for command in (("bot", "stats"), ("simulate",)):
        shown = run(*command, str(files["open"]), "--games", "40").out
        assert "is open" in shown
        assert "wins" not in shown.replace("who wins", "").replace("Who wins", "")
        assert label.search(run(*command, str(files["model"]), "--games", "40").out)
    assert label.search(" ".join(check_text(MODEL, words, 20).levels))
    assert "Who wins is open" in " ".join(check_text(NEWER, words, 20).levels)


def test_the_report_and_the_search_of_the_lab_use_it(run: Run, tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.toml" for name in ("open", "model")}
    files["open"].write_text(NEWER, "utf-8")
    files["model"].write_text(MODEL, "utf-8")
    for name, file in files.items():
        assert run("lab", "run", str(file), "--games", "24", "--out", str(tmp_path / name)).code == 0
        assert run("lab", "report", str(tmp_path / name)).code == 0
        page = (tmp_path / name / "report.html").read_text("utf-8")
        assert ("A modelled person (10 ± 3 points, guessed)" in page) == (name == "model")
        cell = cells_of(load_bot(file), {}, policies={"you": ["somebody"]}, packs=[None], seed=1)[0]
        if name == "model":
            rate = wins_of(cell, "you", 30)
            assert 0 < rate.low <= rate.value <= rate.high < 1
        else:
            with pytest.raises(Refusal) as refused:
                wins_of(cell, "you", 30)
            assert refused.value.id == "lab.no_winner"


def test_a_model_is_learned_from_finished_games_and_written_into_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mole.toml"
    file.write_text(NEWER, "utf-8")
    game, points = game_from(NEWER), [20, 24, 28, 30, 31, 33, 36, 38]
    with Store.open() as store:
        for seed, own in enumerate(points):
            session = Session.new(game, {"level": "easy"}, seed=seed)
            stream = Stream(seed)
            while session.pending is not None:
                pending = session.pending
                asks_points = isinstance(pending, Number) and pending.id == "your.points"
                session.answer(own if asks_points else pending.some(stream.below))
            store.create(session).close()
        results = [saved for saved in store.games() if saved.over]
    assert len(results) == len(points)
    shown = run("bot", "learn", str(file)).out
    assert 'from = "8 games"' in shown
    assert file.read_text("utf-8") == NEWER
    run("bot", "learn", str(file), "--write")
    learned = read_bot(file.read_text("utf-8")).person
    assert learned == PersonModel("8 games", 8, {"": Points(30, 5.98)})
    assert "from 8 games" in run("bot", "stats", str(file), "--games", "20").out
    assert "mole" not in run("advice").err


def test_too_few_games_are_listed_and_teach_nothing() -> None:
    with pytest.raises(Refusal) as refused:
        learn({"easy": [3] * (LEAST_GAMES - 1)})
    assert refused.value.id == "person.few"
    model = learn({"easy": [10, 12] * 4, "hard": [3, 4]})
    assert set(model.points) == {"", "easy"}


def test_writing_a_model_leaves_the_other_lines_alone() -> None:
    text = MODEL.replace("points = {", "verbs = { done = 3 } # mine\npoints = {")
    written = with_person(text, PersonModel("9 games", 9, {"": Points(7, 2)}), ("easy", "hard"))
    assert written == text.replace('from = "guess"\n', "").replace("points = { mean = 10, spread = 3 }\n", "").replace(
        "[person]\n", '[person]\nfrom = "9 games"\npoints = { mean = 7, spread = 2 }\n'
    )


def test_advice_about_levels_counts_own_points_against_simulated_games() -> None:
    score = {"you": 9, "bot": 3}
    results = [
        Result(str(n), "bot.mole", "", "", {"level": "easy"}, {"you": "person"}, score, ("you",), 9, NEWER)
        for n in range(4)
    ]
    (given,) = advised(results)
    assert [chance.level for chance in given.chances] == ["easy", "hard"]
    assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in given.chances)
    assert given.own == 4
    assert advised(results[:2]) == []


def test_a_session_of_a_bot_with_a_model_plays_as_without() -> None:
    plain, modelled = (Session.new(game_from(text), seed=3) for text in (NEWER, MODEL))
    for session in (plain, modelled):
        answered(session)
    assert [str(line) for line in plain.lines] == [str(line) for line in modelled.lines]


def test_a_bot_is_named_by_its_file_everywhere_in_the_library(tmp_path: Path) -> None:
    file = tmp_path / "mole.toml"
    file.write_text(MODEL, "utf-8")
    for given in (file, str(file)):
        game = visavis.get_game(given)
        assert game.id == "bot.mole"
        assert Environment(given).game.id == "bot.mole"
        assert lab.run(given, out=tmp_path / "run", games=2) in (2, 0)
    plan = visavis.make_plan(game, {}, seed=1, games=2, seats={"you": "somebody"})
    assert all(result.over for result in visavis.simulate(plan))
    # The id of a game in a file or an address never names a path.
    for find in (find_game, get_game):
        with pytest.raises(Refusal) as refused:
            find(str(file))
        assert refused.value.id == "game.unknown"
