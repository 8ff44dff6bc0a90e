"""Every release has its row in docs/releases.md, its saved games, and an attestation of who built it."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.corpus import manifests

ROOT = Path(__file__).parent.parent
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "releases.md").read_text("utf-8")
HEADINGS = re.findall(r"^## (\d+\.\d+\.\d+)(?: \((\d{4}-\d\d-\d\d)\))?$", CHANGES, re.MULTILINE)
"""Version and date of each release in CHANGELOG, the newest first; the first releases have no date there."""
ROWS = re.findall(r"^\| (\d+\.\d+\.\d+) \| (\d{4}-\d\d-\d\d) \|(?: `([0-9a-f]{12})`)? \|$", PAGE, re.MULTILINE)
"""Version, date and commit of each row."""


def test_every_release_of_the_changelog_has_its_row() -> None:
    assert HEADINGS
    assert [version for version, _, _ in ROWS] == [version for version, _ in HEADINGS]
    dates = {version: date for version, date, _ in ROWS}
    assert [version for version, date in HEADINGS if date and date != dates[version]] == []


def test_every_release_but_the_newest_has_its_commit() -> None:
    commits = [commit for _, _, commit in ROWS[1:]]
    assert all(commits)
    assert len(set(commits)) == len(commits)


def test_every_release_since_the_first_has_saved_games() -> None:
    *later, _ = [version for version, _, _ in ROWS]
    assert list(manifests()) == later[::-1]


# Who built what is published


WORKFLOWS = {file.name: file.read_text("utf-8") for file in sorted((ROOT / ".github" / "workflows").glob("*.yml"))}
TOOL = ROOT / "tools" / "pin_actions.py"
PINS: dict[str, Any] = runpy.run_path(str(TOOL))
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")


def jobs(text: str) -> dict[str, str]:
    """Return the text of each job of a workflow."""
    _, *parts = re.split(r"^  (\w+):\n", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_everything_that_is_published_has_an_attestation() -> None:
    release = jobs(WORKFLOWS["release.yml"])
    step = r"uses: actions/attest-build-provenance@.*\n +with:\n +subject-path: \|\n((?: {12}.*\n)+)"
    attested = re.search(step, release["attest"])
    assert attested
    assert attested[1].split() == ["dist/*", "site/**"]
    assert {"id-token: write", "attestations: write"} <= set(re.findall(r"[\w-]+: write", release["attest"]))
    # Nothing is published without it, and what is published is what was attested.
    for name in ("site", "release"):
        assert "needs: attest\n" in release[name]
    assert re.findall(r"name: (packages|github-pages)\n", release["attest"]) == ["packages", "github-pages"]


def test_a_job_that_runs_code_of_others_has_no_right_to_write() -> None:
    for text in WORKFLOWS.values():
        assert "\npermissions:\n  contents: read\n" in text
        for job in jobs(text).values():
            if re.search(r"run: .*(?:\.ci/run|make|pip|npm)\b", job):
                assert ": write" not in job


def test_what_is_not_pinned_is_listed_as_open_with_its_command() -> None:
    left = [str(pin).partition(": ")[2] for pin in PINS["pins"](ROOT) if not pin.fixed]
    assert re.findall(r"^((?:git ls-remote|docker buildx) .*)$", SECURITY, re.MULTILINE) == left


def test_every_use_of_an_action_or_image_is_seen_by_the_tool() -> None:
    uses = sum(len(re.findall(r"\buses:", text)) for text in WORKFLOWS.values())
    assert uses == sum(len(PINS["ACTION"].findall(text)) for text in WORKFLOWS.values())
    container = (ROOT / "Containerfile").read_text("utf-8")
    stages = set(re.findall(r" AS (\w+)$", container, re.MULTILINE))
    bases = [name for name in re.findall(r"^FROM (\S+)", container, re.MULTILINE) if name not in stages]
    assert len(bases) == len(PINS["IMAGE"].findall(container)) > 0


def test_every_test_that_the_page_about_security_names_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+(?:\.py)?)`", SECURITY))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


WORKFLOW = """jobs:
  one:
    steps:
      - uses: actions/checkout@v4
      - name: two
        uses: owner/many/inside@v1.2
      - uses: actions/checkout@v4
        with:
          path: here
"""
CONTAINER = "FROM python:3.12-slim AS installed\nCOPY . /here\nFROM installed AS last\nFROM nginx:alpine-slim\n"
LS_REMOTE = """#!/bin/sh
echo "$@" >> "$ASKED"
case "$2 $MOVED" in
"https://github.com/actions/checkout "*yes) printf '%s\\trefs/tags/v4\\n' 4444444444444444444444444444444444444444 ;;
"https://github.com/actions/checkout "*) printf '%s\\trefs/tags/v4\\n' 1111111111111111111111111111111111111111 ;;
"https://github.com/owner/many "*)
    printf '%s\\trefs/tags/v1.2\\n%s\\trefs/tags/v1.2^{}\\n' 2222222222222222222222222222222222222222 \\
        3333333333333333333333333333333333333333 ;;
*) echo "fatal: repository not found" >&2; exit 128 ;;
esac
"""
INSPECT = f"""#!/bin/sh
case "$4" in
python:3.12-slim) echo sha256:{"a" * 64} ;;
nginx:alpine-slim) echo sha256:{"b" * 64} ;;
*) echo "not found" >&2; exit 1 ;;
esac
"""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one workflow, on a computer whose git and docker answer without a network."""
    workflows, programs = tmp_path / ".github" / "workflows", tmp_path / "bin"
    workflows.mkdir(parents=True)
    programs.mkdir()
    (workflows / "test.yml").write_text(WORKFLOW, "utf-8")
    (tmp_path / "Containerfile").write_text(CONTAINER, "utf-8")
    for name, text in (("git", LS_REMOTE), ("docker", INSPECT)):
        (programs / name).write_text(text, "utf-8")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    monkeypatch.setenv("ASKED", str(tmp_path / "asked"))
    return tmp_path


def pin(repository: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--root", str(repository), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_tool_pins_actions_by_commit_and_images_by_digest(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workflow, container = repository / ".github/workflows/test.yml", repository / "Containerfile"
    assert pin(repository, "--list").returncode == 1
    assert not (repository / "asked").exists(), "a list needs no network"
    ran = pin(repository)
    assert (ran.returncode, ran.stderr) == (0, "")
    text = workflow.read_text("utf-8")
    # An annotated tag stands for the commit behind it.
    expected = WORKFLOW.replace("checkout@v4", f"checkout@{'1' * 40} # v4").replace("@v1.2", f"@{'3' * 40} # v1.2")
    assert text == expected
    assert container.read_text("utf-8") == CONTAINER.replace("3.12-slim", f"3.12-slim@sha256:{'a' * 64}").replace(
        "alpine-slim", f"alpine-slim@sha256:{'b' * 64}"
    )
    assert len((repository / "asked").read_text("utf-8").splitlines()) == 2, "each is asked for once"
    assert pin(repository, "--list").returncode == 0

    # Again: nothing to do; and once the tag has moved, its new commit.
    assert pin(repository).stdout == ""
    monkeypatch.setenv("MOVED", "yes")
    assert pin(repository).stdout == ".github/workflows/test.yml is changed.\n"
    assert workflow.read_text("utf-8") == expected.replace("1" * 40, "4" * 40)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("test.yml", "owner/many/inside", "owner/gone", "https://github.com/owner/gone"),
        ("test.yml", "checkout@v4", "checkout@v9", "actions/checkout has no tag v9."),
        ("test.yml", "checkout@v4", f"checkout@{'1' * 40}", "without its tag"),
        ("Containerfile", "nginx:", "nothing:", "nothing:alpine-slim"),
    ],
)
def test_what_cannot_be_looked_up_leaves_every_file_as_it_is(
    repository: Path, file: str, old: str, new: str, said: str
) -> None:
    workflow, container = repository / ".github/workflows/test.yml", repository / "Containerfile"
    changed = container if file == "Containerfile" else workflow
    changed.write_text(changed.read_text("utf-8").replace(old, new), "utf-8")
    before = workflow.read_bytes(), container.read_bytes()
    ran = pin(repository)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert ran.stderr.endswith("Nothing was changed.\n")
    assert (workflow.read_bytes(), container.read_bytes()) == before


def test_without_the_programs_the_tool_says_which_one_is_missing(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(repository / "nowhere"))
    ran = pin(repository)
    assert (ran.returncode, ran.stderr) == (2, "git is not installed. Nothing was changed.\n")
