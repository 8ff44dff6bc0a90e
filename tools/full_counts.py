"""Run the full counts of which `make proof` takes samples: `make counts`. Takes many hours and can be resumed.

Every test that takes a sample (`count(..., sample=...)`) is run separately with the full count. Its result is stored in
build/counts/ by commit as soon as it has passed, so that a stopped run resumes; proof/full.txt has the totals with date
and commit. `--most 3600` starts no test after 3600 seconds, `--list` prints the remaining ones.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from visavis.testing import helpers

ROOT = Path(__file__).parents[1]
KEPT, WRITTEN = ROOT / "build" / "counts", ROOT / "proof" / "full.txt"
FULL = {**os.environ, "VISAVIS_PROOF": "1", "VISAVIS_FULL": "1"}
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")


GOLDEN = "tests/games/test_golden_games.py"
"""Test file whose sample is taken by `visavis.testing.golden`."""


def sampling() -> list[str]:
    """Return the tests that take a sample, without running them."""
    takes = re.compile(r"count\([^\n]*sample=")
    files = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if takes.search(file.read_text("utf-8"))]
    files = [*(file for file in files if file.name != "test_marks.py"), ROOT / GOLDEN]
    asked = [*PYTEST, "--collect-only", *(str(file.relative_to(ROOT)) for file in files)]
    said = subprocess.run(asked, cwd=ROOT, env=FULL, capture_output=True, text=True, check=True)
    sources = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files}
    return [line for line in said.stdout.splitlines() if "::" in line and _samples(line, sources, takes)]


def _samples(test: str, sources: dict[str, str], takes: re.Pattern[str]) -> bool:
    """Check whether a test takes a sample, directly or by a constant of its file."""
    file, _, rest = test.partition("::")
    if file == GOLDEN:
        return rest.startswith("test_golden_game[")
    name, source = rest.split("::")[-1].partition("[")[0], sources[file]
    body = re.search(rf"^( *)(?:@[^\n]*\n *)*def {name}\(.*?(?=^\1\S|\Z)", source, re.MULTILINE | re.DOTALL)
    constants = re.findall(rf"^([A-Z_]+) = [^\n]*{takes.pattern}|^([A-Z_]+) = settings\(", source, re.MULTILINE)
    names = [one or other for one, other in constants]
    return body is not None and (bool(takes.search(body[0])) or any(one in body[0] for one in names))


def run(test: str) -> tuple[bool, list[str]]:
    """Run a test and return whether it passed, and its counts."""
    with tempfile.TemporaryDirectory() as folder:
        counted = Path(folder) / "counts.jsonl"
        ran = subprocess.run([*PYTEST, test], cwd=ROOT, env={**FULL, "VISAVIS_PROOF_FILE": str(counted)})
        return ran.returncode == 0, counted.read_text("utf-8").splitlines() if counted.exists() else []


def main() -> None:
    """Run the missing tests and write the totals after each of them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--most", type=float, default=float("inf"))
    asked.add_argument("--list", action="store_true")
    given = asked.parse_args()
    said = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    commit = said.stdout.strip() or "unknown"
    file = KEPT / f"{commit}.jsonl"
    done = {row["test"]: row["counted"] for row in helpers.rows(file)}
    left = [test for test in sampling() if test not in done]
    if given.list:
        print("\n".join(left))
        return
    summing = runpy.run_path(str(ROOT / "tools" / "sum_proof.py"))
    began, failed = time.monotonic(), []
    for test in left:
        if time.monotonic() - began > given.most:
            break
        passed, counted = run(test)
        if not passed:
            failed.append(test)
            continue
        done[test] = counted
        helpers.keep(file, {"test": test, "counted": counted})
        totals = summing["as_text"](summing["summed"]([line for its in done.values() for line in its]))
        top = f"{len(done)} tests with the full counts, {len(left) + len(done) - len(set(left) & set(done))} in all"
        WRITTEN.parent.mkdir(exist_ok=True)
        WRITTEN.write_text(f"{datetime.now(UTC):%Y-%m-%d}, commit {commit}: {top}\n\n{totals}", "utf-8")
    sys.exit("\n".join(["failed:", *failed]) if failed else 0)


if __name__ == "__main__":
    main()
