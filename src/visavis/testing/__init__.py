"""Test kit for games: the checks that every game must pass, importable by third parties.

pytest is needed for `clause` and the plugin, hypothesis for `visavis.testing.machine`.
"""

from visavis.testing.check import Checked, check_game
from visavis.testing.clauses import tests_by_clause
from visavis.testing.guided import play_guided
from visavis.testing.helpers import clause, count, expect_type, record

__all__ = ["Checked", "check_game", "clause", "count", "expect_type", "play_guided", "record", "tests_by_clause"]
