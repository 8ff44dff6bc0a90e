"""Leagues: the same ratings for any number of workers, resumable, faults with their name, submissions, reports."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.arena.agents import Breaks, First, Illegal, Last, Loops, Sleeps, Stubborn
from tests.conftest import Run
from visavis import arena
from visavis.arena.agents import agents_of
from visavis.arena.league import plan_league
from visavis.core import Player, Refusal, get_game
from visavis.simulation import OnFault, make_plan, simulate

TYPED = "tests.arena.agents:First"
NAME = "tests.arena.agents.First"
AGENT = """
from .helping import last
class Last:
    def __init__(self, strength=0):
        self.strength = strength
    def answer(self, look, question, stream):
        return last(question) if self.strength < 2 else question.some(stream.below)
"""
HELPING = """
def last(question):
    return question.at(question.count() - 1)
"""


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*/matches-*.parquet")) for row in pq.read_table(file).to_pylist()]


def submission(folder: Path, manifest: str, agent: str = AGENT) -> Path:
    folder.mkdir()
    (folder / "arena.toml").write_text(manifest, "utf-8")
    (folder / "agent.py").write_text(agent, "utf-8")
    (folder / "helping.py").write_text(HELPING, "utf-8")
    return folder


def test_one_and_two_workers_have_the_same_tables_and_ratings(tmp_path: Path) -> None:
    agents: list[Player] = ["random", Last, First]
    one = arena.run("sparks", agents, out=tmp_path / "1", games=8)
    two = arena.run("sparks", agents, out=tmp_path / "2", games=8, workers=2)
    assert one == two
    for folder in ("1", "2"):
        arena.report(tmp_path / folder)
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert [one.games for one in one.standings] == [16, 16, 16]


def test_every_seed_is_played_with_exchanged_seats_and_as_in_a_simulation(tmp_path: Path) -> None:
    arena.run("sparks", ["random", First], out=tmp_path, games=10, seed=4)
    played = rows(tmp_path)
    seats = {(row["index"], row["seats"][0]["agent"], row["seats"][1]["agent"]) for row in played}
    assert seats == {(i, *pair) for i in range(5) for pair in (("random", NAME), (NAME, "random"))}
    plan = make_plan(get_game("sparks"), {}, seed=4, games=5, seats={"p1": First, "p2": "random"})
    here = {row["index"]: row["digest"] for row in played if row["seats"][0]["agent"] == NAME}
    assert here == {result.index: result.digest for result in simulate(plan)}


def test_figures_are_those_of_the_rows(tmp_path: Path) -> None:
    league = arena.run("sparks", ["random", Last, First], out=tmp_path, games=6)
    won: dict[tuple[str, str], float] = {}
    points: dict[str, list[int]] = {}
    for row in rows(tmp_path):
        seats = {one["seat"]: one["agent"] for one in row["seats"]}
        a, b = seats["p1"], seats["p2"]
        score = 0.5 if len(row["winners"]) > 1 else float(row["winners"] == ["p1"])
        won[a, b] = won.get((a, b), 0) + score
        won[b, a] = won.get((b, a), 0) + 1 - score
        for one in row["scores"]:
            points.setdefault(seats[one["side"]], []).append(one["points"])
    assert {(one.agent, one.against): one.wins + one.ties / 2 for one in league.meetings} == won
    for standing in league.standings:
        assert standing.points == pytest.approx(sum(points[standing.agent]) / len(points[standing.agent]))
        assert standing.wins + standing.ties + standing.losses == standing.games == 12


def test_a_stopped_league_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    class EnoughError(Exception):
        pass

    def stop(count: int) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        arena.run("sparks", ["random", First], out=tmp_path / "a", games=12, tell=stop)
    begun = len(rows(tmp_path / "a"))
    told: list[int] = []
    again = arena.run("sparks", ["random", First], out=tmp_path / "a", games=12, tell=told.append)
    assert 0 < begun == 12 - sum(told)
    assert again == arena.run("sparks", ["random", First], out=tmp_path / "b", games=12)
    assert again == arena.read(tmp_path / "a")


def test_one_seat_meets_the_bot(tmp_path: Path) -> None:
    league = arena.run("hamlets", ["random", "rival"], out=tmp_path, games=10, options={"level": "normal"})
    assert {one.agent for one in league.standings} == {"random", "rival", "bot"}
    assert {one.agent: one.games for one in league.standings} == {"random": 10, "rival": 10, "bot": 20}
    assert league.first is None


def test_nobody_reports_the_own_points(tmp_path: Path, run: Run) -> None:
    """The stand-in answers how many points a person has: with the same bot every agent has the same."""
    args = ("arena", "terra_mystica", "random", "rival", "--games", "10", "--json", "--out", str(tmp_path))
    plain = json.loads(run(*args).out)
    points = {row["agent"]: row["points"] for row in plain["ratings"]}
    assert abs(points["random"] - points["rival"]) < 40
    assert "“rival” reports them" in (tmp_path / "report.html").read_text("utf-8")


# Faults


@pytest.mark.parametrize(
    ("kind", "id"),
    [(Illegal, "policy.illegal"), (Breaks, "policy.raised"), (Loops, "policy.slow"), (Sleeps, "policy.slow")],
)
def test_a_fault_loses_the_game_or_stops_the_run(kind: type, id: str, tmp_path: Path) -> None:
    seconds = 0.05
    league = arena.run(
        "sparks", ["random", kind], out=tmp_path / "a", games=4, seconds=seconds, on_fault="lose", workers=2
    )
    faulty = next(one for one in league.standings if one.agent.endswith(kind.__name__))
    assert (faulty.losses, faulty.faults) == (4, 4)
    ((agent, fault),) = league.faults
    assert (agent, fault.id, fault.details["policy"]) == (faulty.agent, id, faulty.agent)
    with pytest.raises(Refusal, match=rf"{id}.*{kind.__name__}"):
        arena.run("sparks", ["random", kind], out=tmp_path / "b", games=4, seconds=seconds)


@pytest.mark.parametrize("kind", [Illegal, Breaks, Loops])
@pytest.mark.parametrize("on_fault", ["lose", "stop"])
def test_a_simulation_tells_faults_too(kind: type, on_fault: OnFault) -> None:
    plan = make_plan(get_game("sparks"), {}, seed=0, games=2, seats={"p1": kind}, on_fault=on_fault, seconds=0.05)
    if on_fault == "stop":
        with pytest.raises(Refusal, match=kind.__name__):
            list(simulate(plan))
        return
    results = list(simulate(plan))
    assert [(one.winner, one.over) for one in results] == [("p2", True)] * 2
    assert all(one.fault and one.fault.seat == "p1" for one in results)


@pytest.mark.proof
def test_who_cannot_be_stopped_is_named_and_nothing_hangs(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"arena\.workers.*Stubborn"):
        arena.run("sparks", ["random", Stubborn], out=tmp_path, games=2, seconds=0.1, on_fault="lose")


# Submissions


def test_a_submission_is_a_folder_with_a_manifest(tmp_path: Path, run: Run) -> None:
    folder = submission(tmp_path / "mine", 'name = "Last"\nversion = "1.2"\npath = "agent:Last"\nstrengths = [1, 2]')
    ran = run("arena", "sparks", str(folder), "random", "--games", "4", "--workers", "2", "--out", str(tmp_path / "x"))
    assert ran.code == 0, ran.err
    assert "Last 1.2:1" in ran.out
    assert "Last 1.2:2" in ran.out
    assert "Who improves with thought" in ran.out
    (folder / "helping.py").write_text(HELPING + "# changed\n", "utf-8")
    again = run("arena", "sparks", str(folder), "random", "--games", "4", "--out", str(tmp_path / "x"), "--json")
    assert json.loads(again.out)["played"] == 12


@pytest.mark.parametrize(
    ("manifest", "says"),
    [
        ("", "name"),
        ('name = "A"', "path"),
        ('name = "A"\npath = "../agent:Last"', "agent"),
        ('name = "A"\npath = "agent:Missing"', "Missing"),
        ('name = "A"\npath = "agent:Last"\nrun = "x"', "run"),
        ('name = "', "arena.toml"),
        ('name = "A\\u001b[2J"\npath = "agent:Last"', "name"),
    ],
)
def test_a_bad_submission_is_refused_in_one_line(manifest: str, says: str, tmp_path: Path, run: Run) -> None:
    folder = submission(tmp_path / "bad", manifest)
    for lang in ("de", "en"):
        ran = run("arena", "sparks", str(folder), "random", "--out", str(tmp_path / "x"), lang=lang)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
        assert says in ran.err
    assert not (tmp_path / "x").exists()


def test_nothing_is_loaded_when_a_folder_is_read(tmp_path: Path) -> None:
    folder = submission(tmp_path / "mine", 'name = "Last"\npath = "agent:Last"')
    league = arena.run("sparks", ["random", folder], out=tmp_path / "x", games=2)
    for file in folder.iterdir():
        if file.is_file():
            file.write_text("raise SystemExit", "utf-8")
    assert arena.read(tmp_path / "x") == league
    assert arena.report(tmp_path / "x", language="de").is_file()


# Bad input


@pytest.mark.parametrize(
    ("agents", "id"),
    [
        (["random"], "arena.few"),
        (["random", "random"], "arena.same_name"),
        (["random", "nobody"], "policy.unknown"),
        ([First, First()], "arena.same_name"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused(agents: Sequence[Player | Path], id: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=id.replace(".", r"\.")):
        arena.run("sparks", agents, out=tmp_path / "x", games=2)
    assert not (tmp_path / "x").exists()


def test_more_than_two_seats_and_mixed_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"arena\.seats"):
        arena.run("alien_artifacts", ["random", "greedy"], out=tmp_path, options={"players": 3})
    for seed in (1, 2):
        arena.run("sparks", ["random", First], out=tmp_path, games=2, seed=seed)
    with pytest.raises(Refusal, match=r"arena\.mixed"):
        arena.read(tmp_path)
    (tmp_path / "empty").mkdir()
    with pytest.raises(Refusal, match=r"lab\.no_run"):
        arena.read(tmp_path / "empty")


def test_a_damaged_table_is_one_sentence(tmp_path: Path) -> None:
    arena.run("sparks", ["random", First], out=tmp_path, games=2)
    file = next(tmp_path.glob("*/matches-*.parquet"))
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(Refusal, match=r"lab\.damaged"):
        arena.read(tmp_path)


@pytest.mark.parametrize("option", ["maybe", ""])
def test_what_happens_after_a_fault_is_one_of_two(option: str, run: Run) -> None:
    ran = run("arena", "sparks", "random", "search", "--on-fault", option)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "lose" in ran.err


# Reports


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_command_prints_and_writes_the_league(language: str, tmp_path: Path, run: Run) -> None:
    out = tmp_path / "league"
    args = ("arena", "sparks", "random", f"{TYPED[:-5]}Last", TYPED, "--games", "4", "--out", str(out))
    ran = run(*args, lang=language)
    assert ran.code == 0, ran.err
    page = (out / "report.html").read_text("utf-8")
    for agent in ("random", f"{NAME[:-5]}Last", NAME):
        assert agent in ran.out
        assert agent in page
    ratings = pq.read_table(out / "ratings.parquet").to_pylist()
    assert {row["agent"] for row in ratings} == {"random", NAME, f"{NAME[:-5]}Last"}
    assert sum(row["rating"] for row in ratings) == pytest.approx(0, abs=1e-6)
    assert len((out / "report" / "meetings.csv").read_text("utf-8").splitlines()) == 7
    plain = json.loads(run(*args, "--json").out)
    assert (plain["played"], plain["games"], plain["ratings"]) == (0, 12, ratings)


def test_names_of_agents_are_text_in_the_report(tmp_path: Path) -> None:
    folder = submission(tmp_path / "mine", "name = '<b>Bold</b>'\npath = \"agent:Last\"")
    arena.run("sparks", ["random", folder], out=tmp_path / "x", games=2)
    page = arena.report(tmp_path / "x").read_text("utf-8")
    assert "&lt;b&gt;Bold" in page
    assert "<b>Bold" not in page


def test_the_plan_of_a_league_needs_no_folder() -> None:
    game = get_game("sparks")
    plan = plan_league(game, agents_of(game, ["random", First]), games=5, options={}, seconds=1.5)
    assert (len(plan.cells), plan.games) == (2, 3)
    assert all("1.5s" in cell.seats[seat] for cell, seat in zip(plan.cells, ("p2", "p1"), strict=True))
