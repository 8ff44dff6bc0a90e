"""Write requirements/*.txt: every package that Visavis needs, in the versions of constraints.txt, with their digests.

They hold for Python 3.11 to 3.13 on Linux, macOS and Windows: a package that only some of them need says so. `make`,
CI and the container install them first (`pip install --require-hashes -r requirements/web.txt`) and then Visavis itself
without dependencies. To raise a version, change it in constraints.txt and run this again (`make pins`); a package that
is needed and not listed there is added in its newest version that fits.

The digests are those that the package index gives, the one that pip asks (`pip config`). What a package needs is read
from the installed one, or else from its file. The one package without a wheel (chess, in `bench`) is built by pip with
tools that it fetches itself: those have no digest.
"""

from __future__ import annotations

import argparse
import html
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from functools import cache
from importlib import metadata
from itertools import product
from pathlib import Path
from typing import NamedTuple

from packaging.markers import Environment, default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import (
    NormalizedName,
    canonicalize_name,
    canonicalize_version,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version

ROOT = Path(__file__).parents[1]
FOLDER, PINS = ROOT / "requirements", ROOT / "constraints.txt"
EXTRAS = {"web": ("web",), "dev": ("dev",), "bench": ("dev", "bench"), "large": ("dev", "openspiel", "cluster")}
"""Extras per file."""
BUILD = ("hatchling",)
"""What builds Visavis itself: it is in every file, so that nothing is fetched without a digest."""
PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = {
    "linux": ("Linux", "posix", ("x86_64", "aarch64")),
    "darwin": ("Darwin", "posix", ("x86_64", "arm64")),
    "win32": ("Windows", "nt", ("AMD64", "ARM64")),
}
FITTING = re.compile(r"py3|py2\.py3|cp311|cp312|cp313")
"""Tags of wheels that one of these Pythons takes; `abi3` wheels may be older."""


class Place(NamedTuple):
    """An environment in which Visavis may be installed."""

    python: str
    platform: str
    machine: str

    def environment(self, extra: str) -> dict[str, str]:
        """Return the values that markers are evaluated with."""
        system, family, _ = MACHINES[self.platform]
        own: Environment = default_environment()
        return {
            **{name: str(value) for name, value in own.items()},
            "python_version": self.python, "python_full_version": f"{self.python}.0", "os_name": family,
            "sys_platform": self.platform, "platform_system": system, "platform_machine": self.machine,
            "implementation_name": "cpython", "platform_python_implementation": "CPython", "extra": extra,
        }  # fmt: skip


PLACES = tuple(
    Place(python, platform, machine)
    for python, platform in product(PYTHONS, MACHINES)
    for machine in MACHINES[platform][2]
)


class File(NamedTuple):
    """A file of the index."""

    name: str
    digest: str
    version: Version
    tags: frozenset[tuple[str, str]]
    """Interpreter and ABI; none is a source."""
    python: SpecifierSet


def index() -> str:
    """Return the URL of pip's package index."""
    set_by_owner = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True
    ).stdout.strip()
    said = subprocess.run([sys.executable, "-m", "pip", "help", "install"], capture_output=True, text=True).stdout
    usual = re.search(r"\(default\s+(\S+?)\)", said[said.index("--index-url") :])
    assert usual is not None, "pip does not say which index it asks"
    return (set_by_owner or usual[1]).rstrip("/")


@cache
def files(name: NormalizedName, address: str) -> list[File]:
    """Return all files of a package."""
    with urllib.request.urlopen(f"{address}/{name}/", timeout=120) as page:
        text = page.read().decode()
    found = []
    for link, attributes, shown in re.findall(r'<a\s+href="([^"]+)"([^>]*)>([^<]+)</a>', text):
        digest = re.search(r"#sha256=([0-9a-f]{64})", link)
        python = re.search(r'data-requires-python="([^"]*)"', attributes)
        if digest is None or "data-yanked" in attributes:
            continue
        needs = SpecifierSet(html.unescape(python[1]) if python else "")
        try:
            if shown.endswith(".whl"):
                _, version, _, wheel = parse_wheel_filename(shown)
                tags = frozenset((tag.interpreter, tag.abi) for tag in wheel)
            else:
                (_, version), tags = parse_sdist_filename(shown), frozenset()
        except ValueError:
            continue  # an old form that pip does not take either
        found.append(File(shown, digest[1], version, tags, needs))
    return found


def newest(wanted: Requirement, address: str) -> str:
    """The newest version that fits, on the oldest Python."""
    fits = {
        file.version
        for file in files(canonicalize_name(wanted.name), address)
        if not file.version.is_prerelease and file.version in wanted.specifier and f"{PYTHONS[0]}.0" in file.python
    }
    return str(max(fits))


def digests(name: NormalizedName, version: str, address: str) -> list[str]:
    """Of the wheels that one of the Pythons takes; a source only where there is no wheel."""
    its = [
        file
        for file in files(name, address)
        if canonicalize_version(str(file.version)) == canonicalize_version(version)
    ]
    wheels = [file.digest for file in its if any(FITTING.fullmatch(by) and _abi(by, abi) for by, abi in file.tags)]
    older = [file.digest for file in its if any(abi == "abi3" and _old(by) for by, abi in file.tags)]
    return sorted({*wheels, *older} or {file.digest for file in its})


def _abi(by: str, abi: str) -> bool:
    """Whether it is for the usual build of an interpreter, not the one without a lock (`cp313t`)."""
    return abi in ("none", "abi3", by)


def _old(by: str) -> bool:
    return by.startswith("cp3") and by[3:].isdigit() and int(by[3:]) <= 13


@cache
def needs(name: NormalizedName, version: str) -> tuple[Requirement, ...]:
    """Return the declared dependencies of a package."""
    try:
        installed = metadata.distribution(name)
        if canonicalize_version(installed.version) == canonicalize_version(version):
            return tuple(map(Requirement, installed.requires or ()))
    except metadata.PackageNotFoundError:
        pass
    with tempfile.TemporaryDirectory() as folder:
        # A source, where there is no wheel, is built here to know what it needs.
        subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, f"{name}=={version}"],
            check=True,
        )
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as opened:
            (file,) = (one for one in opened.namelist() if one.endswith(".dist-info/METADATA"))
            said = HeaderParser().parsestr(opened.read(file).decode())
    return tuple(map(Requirement, said.get_all("Requires-Dist") or ()))


def own(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """Return the direct dependencies of Visavis with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    yield from map(Requirement, (*project["dependencies"], *BUILD))
    for extra in extras:
        for requirement in map(Requirement, project["optional-dependencies"][extra]):
            if requirement.name == project["name"]:
                yield from own(tuple(requirement.extras))
            else:
                yield requirement


def reached(extras: tuple[str, ...], pins: dict[NormalizedName, str], address: str) -> dict[NormalizedName, set[Place]]:
    """Resolve all required packages, with the environments that need them."""
    found: dict[NormalizedName, set[Place]] = {}
    for place in PLACES:
        left = [(one, "") for one in own(extras)]
        seen: set[tuple[NormalizedName, frozenset[str]]] = set()
        while left:
            wanted, extra = left.pop()
            if wanted.marker is not None and not wanted.marker.evaluate(place.environment(extra)):
                continue
            name = canonicalize_name(wanted.name)
            if name not in pins:
                pins[name] = newest(wanted, address)
            if pins[name] not in wanted.specifier:
                raise SystemExit(f"constraints.txt has {name}=={pins[name]}, but {wanted} is needed")
            found.setdefault(name, set()).add(place)
            if (name, frozenset(wanted.extras)) in seen:
                continue
            seen.add((name, frozenset(wanted.extras)))
            left += [(one, extra) for one in needs(name, pins[name]) for extra in ("", *wanted.extras)]
    return found


def marker(places: set[Place]) -> str:
    """Where a package is needed, as it stands behind it; nothing is everywhere.

    >>> marker({place for place in PLACES if place.platform == "win32"})
    ' ; sys_platform == "win32"'
    """
    parts = {"python_version": "python", "sys_platform": "platform", "platform_machine": "machine"}
    for names in (("sys_platform",), ("python_version",), ("python_version", "sys_platform"), tuple(parts)):
        rows = sorted({tuple(getattr(place, parts[name]) for name in names) for place in places})
        whole = {place for place in PLACES if tuple(getattr(place, parts[name]) for name in names) in rows}
        if whole == places:
            said = [
                " and ".join(f'{name} == "{value}"' for name, value in zip(names, row, strict=True)) for row in rows
            ]
            return "" if places == set(PLACES) else " ; " + " or ".join(said)
    raise AssertionError(places)


def written(name: str, extras: tuple[str, ...], pins: dict[NormalizedName, str], address: str) -> str:
    """A file of requirements."""
    lines = [f"# Written by tools/make_requirements.py from constraints.txt and pyproject.toml: what {name} needs."]
    for package, places in sorted(reached(extras, pins, address).items()):
        found = digests(package, pins[package], address)
        if not found:
            raise SystemExit(f"the index has no file of {package}=={pins[package]}")
        lines.append(f"{package}=={pins[package]}{marker(places)} \\")
        lines += [f"    --hash=sha256:{digest} \\" for digest in found]
        lines[-1] = lines[-1].removesuffix(" \\")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files, and what was added to the versions."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    address = index()
    rows = [line.split("==") for line in PINS.read_text("utf-8").split()]
    pins = {canonicalize_name(name): version for name, version in rows}
    FOLDER.mkdir(exist_ok=True)
    used: set[str] = set()
    for name, extras in EXTRAS.items():
        text = written(name, extras, pins, address)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")
        used |= set(re.findall(r"^([\w-]+)==", text, re.MULTILINE))
    for name in sorted(set(pins) - used):
        print(f"{name} is not needed any more")
    PINS.write_text("".join(f"{name}=={pins[canonicalize_name(name)]}\n" for name in sorted(used)), "utf-8")


if __name__ == "__main__":
    main()
