"""Every clause that is called done has a test, and no test names a clause that does not exist."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from visavis.core import Game, find_games
from visavis.core.clause import BadClauses, read_clauses
from visavis.json_form.plain import plain_rules
from visavis.testing import clauses, record
from visavis.testing.misses import cited_in_source
from visavis.words import LANGUAGES, Words

pytest_plugins = ["pytester"]

WITH_RULES = [id for id, load in find_games().items() if load().clauses]


def test_our_games_have_clause_lists() -> None:
    assert {"hamlets", "sparks"} <= set(WITH_RULES)


@pytest.mark.parametrize("id", WITH_RULES)
def test_every_done_clause_has_a_test(id: str) -> None:
    tested = clauses.tests_by_clause(id)
    done = [one.id for one in find_games()[id]().clauses.values() if one.status == "done"]
    assert done
    assert [one for one in done if one not in tested] == []
    every = find_games()[id]().clauses
    record(f"clauses of {id}", len(every), done=len(done), tests=len({test for one in done for test in tested[one]}))


@pytest.mark.parametrize("id", WITH_RULES)
def test_no_test_names_an_unknown_clause(id: str) -> None:
    known = find_games()[id]().clauses
    unknown = {name: tests for name, tests in clauses.tests_by_clause(id).items() if name not in known}
    assert unknown == {}


UNNAMED = {"tapestry": 14, "terra_mystica": 20}
"""How many clauses of each game no code names yet, without a word about why. May only shrink."""


@pytest.mark.parametrize("id", WITH_RULES)
def test_every_clause_is_named_by_code_or_says_why_not(id: str) -> None:
    unnamed = clauses.unnamed_clauses(find_games()[id]())
    record(f"clauses of {id} that no code names", len(unnamed))
    assert len(unnamed) <= UNNAMED.get(id, 0), unnamed


@pytest.mark.parametrize("id", WITH_RULES)
def test_a_clause_that_says_why_nothing_names_it_is_named_by_nothing(id: str) -> None:
    game = find_games()[id]()
    cited = cited_in_source(game)
    assert [one.id for one in game.clauses.values() if one.unnamed and one.id in cited] == []


def test_a_clause_of_another_number_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text('"""X-1.1 and X-2."""\n# X-3.12\n')
    (tmp_path / "rules.toml").write_text(
        "".join(
            f'[[clause]]\nid = "{id}"\nsection.en = "a"\ntext.en = "b"\nstatus = "done"\n{more}\n'
            for id, more in {"X-1": "", "X-1.1": "", "X-2": "", "X-3.1": "", "X-4": 'unnamed = "why"'}.items()
        )
    )
    game = SimpleNamespace(folder=tmp_path, clauses=read_clauses(tmp_path / "rules.toml"))
    assert clauses.unnamed_clauses(cast("Game", game)) == ["X-1", "X-3.1"]


def test_an_open_clause_has_a_reason_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(
        '[[clause]]\nid = "X-1"\nsection.en = "a"\ntext.en = "b"\nstatus = "open"\nreason = "c"\nunnamed = "d"\n'
    )
    with pytest.raises(BadClauses, match="X-1: an open clause has a reason"):
        read_clauses(file)


def test_the_rules_page_shows_nothing_of_it() -> None:
    game = find_games()["hamlets"]()
    why = game.clauses["HA-7.3"].unnamed
    assert why
    assert why not in json.dumps(plain_rules(game, "en"))
    assert all(why not in Words(language, game).clause("HA-7.3") for language in LANGUAGES)


MARKED = """
import pytest
from visavis.testing import clause

@clause("X-1", "X-2")
def test_one(): assert True

@clause("X-3")
class TestMore:
    @clause("X-1")
    def test_two(self): assert True
    def test_three(self): assert True

@pytest.mark.clause("X-4")
def test_four(): assert True

def test_five(): assert True
"""


def test_the_tests_of_a_clause_are_found_without_running_them(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED + "\nraise SystemExit('never run')\n")
    (tmp_path / "helper.py").write_text("not Python at all")
    assert clauses.tests_by_clause("x", tmp_path) == {
        "X-1": ["test_marked.py::test_one", "test_marked.py::TestMore::test_two"],
        "X-2": ["test_marked.py::test_one"],
        "X-3": ["test_marked.py::TestMore::test_two", "test_marked.py::TestMore::test_three"],
        "X-4": ["test_marked.py::test_four"],
    }


def test_a_game_without_tests_has_none() -> None:
    assert clauses.tests_by_clause("no_such_game") == {}


@pytest.mark.parametrize(
    ("ids", "passed"),
    [([], 5), (["X-1"], 2), (["X-3"], 2), (["X-2", "X-4"], 2), (["X-9"], 0)],
)
def test_the_plugin_selects_by_clause(pytester: pytest.Pytester, ids: list[str], passed: int) -> None:
    pytester.makepyfile(test_marked=MARKED)
    options = [option for id in ids for option in ("--clause", id)]
    result = pytester.runpytest("--strict-markers", "-p", "no:cacheprovider", "-p", "no:playwright", *options)
    result.assert_outcomes(passed=passed, deselected=5 - passed)


def test_a_marker_without_an_id_is_refused(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("from visavis.testing import clause\n@clause()\ndef test_one(): pass")
    result = pytester.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines("*@clause needs the ids of the clauses*")
