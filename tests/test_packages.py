"""What is installed and shipped: which versions with which digests, under which licences, and nothing unused."""

from __future__ import annotations

import ast
import json
import re
import runpy
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TOOL = runpy.run_path(str(ROOT / "tools" / "make_requirements.py"))
FILES = sorted((ROOT / "requirements").glob("*.txt"))
PINS = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").split())
FOR_PEOPLE = ("cli", "web", "gymnasium", "pettingzoo", "lab")
"""The extras to use Visavis with; `dev` and `bench` are for its makers, OpenSpiel and Ray are large."""

ALLOWED = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "MIT", "MPL-2.0", "PSF-2.0", "Zlib",
}  # fmt: skip
SAID_OTHERWISE = {
    "Apache 2.0": "Apache-2.0", "APL 2": "Apache-2.0", "Apache Software License": "Apache-2.0",
    "3-Clause BSD License": "BSD-3-Clause", "BSD License": "BSD-3-Clause",
    "MIT License": "MIT", "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}  # fmt: skip
"""How packages wrote it before there was one way to."""


def pinned(file: Path) -> dict[str, tuple[str, int]]:
    """The packages of a file: the version, and how many digests."""
    found: dict[str, tuple[str, int]] = {}
    for block in re.split(r"\n(?=\S)", file.read_text("utf-8").strip()):
        if block.startswith("#"):
            continue
        name, version = re.match(r"([\w-]+)==(\S+)", block).groups()
        found[name] = version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", block))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_package_has_the_version_of_the_list_and_a_digest(file: Path) -> None:
    found = pinned(file)
    assert found
    assert {name: version for name, (version, _) in found.items()} == {name: PINS[name] for name in found}
    assert [name for name, (_, digests) in found.items() if not digests] == []


def test_no_version_is_listed_for_nothing() -> None:
    assert {file.stem for file in FILES} == set(TOOL["EXTRAS"])
    assert set().union(*map(pinned, FILES)) == set(PINS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everything_that_the_project_asks_for_is_there_and_fits(file: Path) -> None:
    found = pinned(file)
    asked = list(TOOL["own"](TOOL["EXTRAS"][file.stem]))
    assert len(asked) > 5
    assert [str(one) for one in asked if found[canonicalize_name(one.name)][0] not in one.specifier] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_needed_here_that_is_not_in_the_file(file: Path) -> None:
    """Whoever adds a dependency runs `make pins`: with `--require-hashes` pip refuses what is not listed."""
    found = pinned(file)
    missing = [
        f"{name} needs {wanted}"
        for name in found
        for wanted in needed_here(name)
        if canonicalize_name(wanted.name) not in found
    ]
    assert missing == []


def needed_here(name: str) -> list[Requirement]:
    try:
        asked = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []  # for other systems, or one of the large ones
    wanted = map(Requirement, asked)
    return [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


def test_a_package_for_some_places_says_for_which() -> None:
    places, marker = TOOL["PLACES"], TOOL["marker"]
    assert marker(set(places)) == ""
    windows = {place for place in places if place.platform == "win32"}
    assert marker(windows) == ' ; sys_platform == "win32"'
    old = {place for place in places if place.python == "3.11"}
    assert marker(old) == ' ; python_version == "3.11"'
    both = marker(windows & old)
    assert both == ' ; python_version == "3.11" and sys_platform == "win32"'


def test_no_address_of_a_package_index_is_written_down() -> None:
    texts = [
        file.read_text("utf-8") for file in (*FILES, ROOT / "constraints.txt", ROOT / "tools/make_requirements.py")
    ]
    assert [text for text in texts if "://" in text] == []


def test_every_package_that_is_asked_for_is_imported_somewhere() -> None:
    """A dependency that nobody imports, or that is no tool of ours, need not be installed."""
    imported_as = {"fluent-runtime": "fluent", "pytest-playwright": "playwright", "open-spiel": "pyspiel",
                   "axe-playwright-python": "axe_playwright_python"}  # fmt: skip
    tools = {"mypy", "ruff", "pytest-xdist", "pytest-rerunfailures"}
    with_others = {"pygame": "chess of PettingZoo, that bench/research.py measures against"}
    asked = {
        canonicalize_name(one.name)
        for row in (PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
        for one in map(Requirement, row)
        if one.name != PROJECT["name"]
    }
    unused = [
        name
        for name in sorted(asked - tools - set(with_others))
        if imported_as.get(name, name.replace("-", "_")) not in imported()
    ]
    assert unused == []
    assert tools | set(with_others) <= asked


@cache
def imported() -> frozenset[str]:
    found: set[str] = set()
    for folder in ("src", "tests", "bench", "tools", "site"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {one.name.split(".")[0] for one in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    found.add(node.module.split(".")[0])
    return frozenset(found)


def licence(name: str) -> set[str]:
    """Under which licences a package is, as it says itself."""
    said = metadata.metadata(name)
    classified = [row.rpartition(" :: ")[2] for row in said.get_all("Classifier") or () if row.startswith("License ::")]
    usual = next((str(said[name]) for name in ("License-Expression", "License") if said[name]), "")
    if usual in ("", "UNKNOWN") or "\n" in usual:
        usual = " AND ".join(classified)
    return {SAID_OTHERWISE.get(one, one) for one in re.split(r" (?:AND|OR) ", usual)}


def for_people() -> list[str]:
    """All packages that come with the extras for people, here."""
    left = [canonicalize_name(one.name) for one in TOOL["own"](FOR_PEOPLE) if one.name not in TOOL["BUILD"]]
    found: set[str] = set()
    while left:
        name = left.pop()
        if name in found:
            continue
        found.add(name)
        left += [canonicalize_name(one.name) for one in needed_here(name)]
    return sorted(found)


@pytest.mark.parametrize("name", for_people())
def test_what_people_install_is_free_to_use_for_everybody(name: str) -> None:
    assert licence(name) <= ALLOWED, f"{name}: {licence(name)}"


def test_what_the_offline_site_holds_is_free_and_says_so() -> None:
    build: dict[str, Any] = runpy.run_path(str(ROOT / "site" / "build.py"))
    lock = json.loads((ROOT / "site" / "package-lock.json").read_text("utf-8"))["packages"]
    assert {part["license"] for name, part in lock.items() if name} <= ALLOWED
    text = build["licenses"]("1.0")
    for name in (*build["NEEDED"], "msgspec"):
        assert licence(name) <= ALLOWED
        part = next(part for part in text.split("-" * 80) if part.lstrip().startswith(f"{name} "))
        assert "copyright" in part.lower() or "apache license" in part.lower(), (
            f"the terms of {name} are not in licenses.txt"
        )


def test_pictures_sounds_and_fonts_are_our_own() -> None:
    """Every file that is no text was made by a script of ours, or is drawn here as text; fonts are the reader's."""
    icons = ("icon-192.png", "icon-512.png", "maskable-512.png", "touch-180.png")
    made = {"awake.mp4": "tools/make_awake.py", **dict.fromkeys(icons, "tools/make_icons.py")}
    texts = {
        ".py",
        ".toml",
        ".json",
        ".ftl",
        ".html",
        ".css",
        ".js",
        ".mjs",
        ".svg",
        ".txt",
        ".md",
        ".typed",
        ".jsonl",
        "",
    }
    shipped = [
        file
        for folder in ("src", "site")
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and not {"__pycache__", "node_modules"} & set(file.parts) and file.suffix not in texts
    ]
    assert {file.name for file in shipped} == set(made)
    assert [script for script in made.values() if not (ROOT / script).is_file()] == []
    drawn = [file.read_text("utf-8") for file in (ROOT / "src").rglob("*.svg")]
    assert drawn
    assert not any("<image" in text or "font-face" in text for text in drawn)
    styles = [file.read_text("utf-8") for file in (ROOT / "src").rglob("*.css")]
    assert styles
    assert not any("@font-face" in text or "url(http" in text for text in styles)
