"""Own policies in the lab: the same rows as in a simulation, names alone in files, and the lab as a library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.core.test_own_policy import Nth, Wrong, second
from tests.lab.test_runs import files, rows
from visavis import lab
from visavis.core import Player, Refusal, get_game
from visavis.lab.cells import RunCell, cells_of
from visavis.lab.folder import Folder
from visavis.lab.runner import run as play_run
from visavis.simulation import make_plan, simulate

NTH = ":tests.core.test_own_policy.Nth"


def test_the_ids_of_cells_are_those_of_earlier_releases() -> None:
    cell = RunCell("hamlets", "1", {"level": "hard"}, {"you": "random"}, "standard", "0123456789abcdef", 7)
    assert cell.id == "55d5200bde"


def test_the_id_of_a_cell_has_the_name_of_an_own_policy() -> None:
    (one, other, named) = cells_of(get_game("hamlets"), {}, policies={"you": [Nth, second, "random"]})
    assert [cell.seats["you"] for cell in (one, other, named)] == [NTH, NTH.replace("Nth", "second"), "random"]
    assert len({cell.id for cell in (one, other, named)}) == 3
    assert (one.own, named.own) == (True, False)


@pytest.mark.parametrize("player", [Nth, Nth(1)])
def test_rows_are_those_of_a_simulation_with_any_number_of_processes(player: Player, tmp_path: Path) -> None:
    game = get_game("sparks")
    for workers in (1, 2):
        assert lab.run(game, out=tmp_path / str(workers), games=12, seats={"p1": player}, workers=workers) == 12
    assert files(tmp_path / "1") == files(tmp_path / "2")
    plan = make_plan(game, {}, seed=0, games=12, seats={"p1": player})
    assert [row["digest"] for row in rows(tmp_path / "1")] == [result.digest for result in simulate(plan)]
    assert lab.run(game, out=tmp_path / "1", games=12, seats={"p1": player}) == 0


def test_a_folder_holds_the_name_alone_and_is_read_without_the_policy(tmp_path: Path) -> None:
    lab.run("sparks", out=tmp_path, games=4, seats={"p1": [Nth, "random"]}, decisions=True)
    cells = [json.loads(file.read_text("utf-8")) for file in tmp_path.glob("*/cell.json")]
    assert sorted(cell["seats"]["p1"] for cell in cells) == [NTH, "random"]
    assert all("players" not in cell for cell in cells)
    assert sorted(one.players.partition(",")[0] for one in lab.read(tmp_path)) == [f"p1={NTH}", "p1=random"]
    for language, said in (("en", "own policy"), ("de", "eigener Computerspieler")):
        page = lab.report(tmp_path, tmp_path / f"{language}.html", language=language).read_text("utf-8")
        assert f"{said} {NTH[1:]}" in page
    own = [cell for cell in Folder(tmp_path).read().values() if cell.own]
    with pytest.raises(Refusal, match=r"policy\.absent"):
        play_run(own, 8, tmp_path)


def test_two_policies_with_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"policy\.same_name"):
        lab.run("sparks", out=tmp_path, games=2, seats={"p1": [Nth(0), Nth(1)]})
    given: Any = [Nth(0, "zero"), Nth(1, "one")]
    assert lab.run("sparks", out=tmp_path, games=2, seats={"p1": given, "p2": given[0]}) == 4


def test_what_goes_wrong_in_a_process_is_told_with_the_name(tmp_path: Path) -> None:
    for workers in (1, 2):
        with pytest.raises(Refusal, match=r"policy\.illegal.*Wrong"):
            lab.run("sparks", out=tmp_path / str(workers), games=4, seats={"p1": Wrong}, workers=workers)
    with pytest.raises(Refusal, match=r"policy\.not_picklable"):
        lab.run("sparks", out=tmp_path, games=4, seats={"p1": lambda: Nth()}, workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_settings_with_own_policies_are_compared(workers: int) -> None:
    a, b = lab.Setting(seats={"p1": Nth}), lab.Setting(seats={"p1": second})
    found = lab.compare(a, b, game="sparks", games=6, workers=workers)
    assert [cell.seats["p1"] for cell in (found.a, found.b)] == [NTH, NTH.replace("Nth", "second")]
    assert len(found.pairs) == 6
    assert all(pair.same for pair in lab.compare(a, a, game="sparks", games=3).pairs)


def test_folders_are_compared_and_nothing_else(tmp_path: Path) -> None:
    for name, player in (("a", Nth), ("b", second)):
        lab.run("sparks", out=tmp_path / name, games=3, seats={"p1": player})
    assert len(lab.compare(tmp_path / "a", str(tmp_path / "b")).pairs) == 3
    for a, b in ((lab.Setting(), tmp_path), (lab.Setting(), lab.Setting())):
        with pytest.raises(Refusal, match=r"lab\.settings"):
            lab.compare(a, b)


# Typed by a person


TYPED = f"tests.core.test_own_policy:{Nth.__name__}"


def test_simulate_takes_an_own_policy_that_was_typed(run: Run) -> None:
    typed = json.loads(run("simulate", "sparks", "--games", "3", "--seat", f"p1={TYPED}", "--json").out)
    plan = make_plan(get_game("sparks"), {}, seed=0, games=3, seats={"p1": Nth})
    assert (typed["seats"]["p1"], "players" in typed) == (NTH, False)
    assert [one["digest"] for one in typed["results"]] == [result.digest for result in simulate(plan)]
    assert run("simulate", "sparks", "--games", "3", "--policy", "p1=search", "--seat", "p2=random").code == 0


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("no_such_module:Mine", "ModuleNotFoundError"),
        ("tests.core.test_own_policy:Mine", "AttributeError"),
        ("tests.core.test_own_policy:NAME", "tests.core.test_own_policy"),
        (":tests.core.test_own_policy.Nth", "players="),
        ("tests.core.test_own_policy:Wrong", "no such answer"),
    ],
)
def test_what_cannot_play_is_refused_in_one_line(given: str, says: str, run: Run) -> None:
    ran = run("simulate", "sparks", "--games", "1", "--seat", f"p1={given}")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert says in ran.err


def test_the_lab_takes_an_own_policy_that_was_typed(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    ran = run("lab", "run", "sparks", "--games", "4", "--seat", f"p1={TYPED},random", "--out", out, lang="en")
    assert "own policy tests.core.test_own_policy.Nth" in ran.out
    assert {row["cell"] for row in rows(tmp_path)} == {cell.id for cell in Folder(tmp_path / "run").read().values()}
    ran = run("lab", "compare", "you=tests.core.test_own_policy:second", "-", "--game", "hamlets", "--games", "3")
    assert ran.code == 0


def test_a_game_with_an_own_policy_is_played_and_shown(run: Run) -> None:
    ran = run("play", "sparks", "--seed", "1", "--seat", f"p2={TYPED}", stdin="1\n1\nquit\n", lang="en")
    assert ran.code == 0
    assert "own policy tests.core.test_own_policy.Nth" in ran.out
    assert run("saves", lang="de").code == 0
