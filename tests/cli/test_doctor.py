"""`visavis doctor`: one line for everything that a person who asks for help is asked about."""

from __future__ import annotations

import json
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tests.conftest import Run
from visavis import __version__
from visavis.cli import doctor
from visavis.core import Refusal
from visavis.web.server import lan_access

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_a_computer_where_all_is_well(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan_access, "home_address", lambda: "192.168.1.5")
    ran = run("doctor", lang="de")
    assert ran.code == 0
    assert ran.out.splitlines()[0].startswith(f"+ Visavis {__version__}, Python 3.")
    assert f"+ Noch kein Spiel gesichert. Spielstände kommen nach {home}." in ran.out
    assert "+ visavis[web] ist installiert." in ran.out
    assert "192.168.1.5" in ran.out
    assert not home.exists()


def test_games_are_counted(run: Run, home: Path) -> None:
    run("play", "hamlets", stdin="quit\n")
    assert f"Games are stored in {home}: 1 game, 0 in the bin." in run("doctor").out


def test_what_is_missing_says_how_it_comes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "EXTRAS", {"lab": ("no_such_module", "no_such_package.part")})
    ran = run("doctor")
    assert ran.code == 0
    line = "- visavis[lab] is missing (no_such_module, no_such_package.part)."
    assert f'{line} Install it with: pip install "visavis[lab]"' in ran.out


def test_no_network_is_said_with_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise Refusal("web.no_network")

    monkeypatch.setattr(lan_access, "home_address", none)
    ran = run("doctor", "--json")
    last = json.loads(ran.out)[-1]
    assert ran.code == 0
    assert (last["id"], last["fine"]) == ("phone-no", False)
    assert "Wi-Fi" in last["says"]


def test_saved_games_that_cannot_be_opened_are_a_failure(run: Run, home: Path) -> None:
    (home / "games.db").mkdir(parents=True)
    ran = run("doctor", lang="de")
    assert ran.code == 1
    assert f"- Die Spiele in {home} lassen sich nicht öffnen." in ran.out


def test_what_a_player_need_not_have_is_no_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "OTHERS", {"lab": ("no_such_module",), "gymnasium": ("no_such_module",)})
    said = run("doctor").out
    assert '+ visavis[lab] is not installed; only "visavis lab" needs it: pip install "visavis[lab]"' in said
    assert "+ visavis[gymnasium] is not installed; only research in Python needs it" in said


@pytest.mark.parametrize("extra", [*doctor.EXTRAS, *doctor.OTHERS])
def test_the_extras_are_those_of_the_project(extra: str) -> None:
    wanted = tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"][extra]
    names = {one.split(">")[0].split("[")[0].casefold() for one in wanted} - {"visavis"}
    packages = metadata.packages_distributions()
    assert {
        packages[name.partition(".")[0]][0].casefold() for name in {**doctor.EXTRAS, **doctor.OTHERS}[extra]
    } == names
