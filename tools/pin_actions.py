"""Pin the actions of the workflows by commit, and the base images of the Containerfile by digest.

A tag can be moved by the owner of an action or image, a commit or digest cannot. `python tools/pin_actions.py` asks the
owner's host for what each tag means now, and writes that with the tag behind it, so that a later run raises it:

    actions/checkout@v4      ->  actions/checkout@COMMIT # v4
    FROM python:3.12-slim    ->  FROM python:3.12-slim@sha256:DIGEST

It needs a network, git and, for the images, docker. Nothing is written unless every lookup has succeeded. `--list`
needs none of them: it prints what is pinned by tag only, with the command that looks it up, and exits with 1 if there
is any.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ACTION = re.compile(
    r"(?P<before>^\s*(?:- )?uses: )(?P<name>[\w.-]+/[\w./-]+)@(?P<pin>[\w./-]+)(?: # (?P<tag>\S+))?[ ]*$", re.MULTILINE
)
IMAGE = re.compile(
    r"(?P<before>^FROM )(?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?:@(?P<pin>sha256:[0-9a-f]{64}))?(?P<after> AS \w+|)[ ]*$",
    re.MULTILINE,
)
COMMIT = re.compile(r"[0-9a-f]{40}")
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
LONGEST = 60
"""Seconds that a lookup may take."""


class CannotPin(Exception):
    """What could not be looked up, in one sentence."""


class Pin(NamedTuple):
    """An action or image as it is used in a file."""

    name: str
    tag: str
    fixed: bool
    """Whether it is pinned by commit or digest already."""
    command: tuple[str, ...]
    """Program that looks up what the tag means."""

    def __str__(self) -> str:
        return f"{self.name} {self.tag}: {shlex.join(self.command)}"


def action(match: re.Match[str]) -> Pin:
    """Return the action of a line `uses:`."""
    fixed = COMMIT.fullmatch(match["pin"]) is not None
    tag = match["tag"] if fixed else match["pin"]
    if not tag:
        raise CannotPin(f"{match['name']} is pinned by commit without its tag: write the tag behind it, as in `# v4`.")
    owner, repository = match["name"].split("/")[:2]
    # An annotated tag has a commit of its own kind; the one it stands for is behind ^{}.
    refs = (f"refs/tags/{tag}", f"refs/tags/{tag}^{{}}")
    return Pin(match["name"], tag, fixed, ("git", "ls-remote", f"https://github.com/{owner}/{repository}", *refs))


def image(match: re.Match[str]) -> Pin:
    """Return the image of a line `FROM`."""
    name = f"{match['name']}:{match['tag']}"
    command = ("docker", "buildx", "imagetools", "inspect", name, "--format", "{{.Manifest.Digest}}")
    return Pin(match["name"], match["tag"], match["pin"] is not None, command)


def ask(command: tuple[str, ...]) -> str:
    """Return what a program prints."""
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=True)
    except FileNotFoundError as wrong:
        raise CannotPin(f"{command[0]} is not installed.") from wrong
    except subprocess.TimeoutExpired as wrong:
        raise CannotPin(f"No answer within {LONGEST} s: {shlex.join(command)}") from wrong
    except subprocess.CalledProcessError as wrong:
        raise CannotPin(f"{shlex.join(command)} failed: {wrong.stderr.strip()}") from wrong
    return ran.stdout


def commit_of(pin: Pin) -> str:
    """Look up the commit of an action's tag."""
    rows = [line.split("\t") for line in ask(pin.command).splitlines()]
    found = {row[1]: row[0] for row in rows if len(row) == 2 and COMMIT.fullmatch(row[0])}
    tag, peeled = pin.command[-2:]
    if tag not in found:
        raise CannotPin(f"{pin.name} has no tag {pin.tag}.")
    return found.get(peeled, found[tag])


def digest_of(pin: Pin) -> str:
    """Look up the digest of an image's tag."""
    found = ask(pin.command).strip()
    if not DIGEST.fullmatch(found):
        raise CannotPin(f"{pin.name}:{pin.tag} has no digest: {found!r}")
    return found


def files(root: Path) -> Iterator[tuple[Path, re.Pattern[str], Callable[[re.Match[str]], Pin]]]:
    """Return the files with what they use."""
    for file in sorted((root / ".github" / "workflows").glob("*.yml")):
        yield file, ACTION, action
    yield root / "Containerfile", IMAGE, image


def pins(root: Path) -> list[Pin]:
    """Return all that is used, each once."""
    found = (read(match) for file, kind, read in files(root) for match in kind.finditer(file.read_text("utf-8")))
    return list(dict.fromkeys(found))


def pinned(root: Path) -> dict[Path, str]:
    """Look up every tag; the new text of each file."""
    known = {pin: commit_of(pin) if pin.command[0] == "git" else digest_of(pin) for pin in pins(root)}

    def new_action(match: re.Match[str]) -> str:
        pin = action(match)
        return f"{match['before']}{pin.name}@{known[pin]} # {pin.tag}"

    def new_image(match: re.Match[str]) -> str:
        pin = image(match)
        return f"{match['before']}{pin.name}:{pin.tag}@{known[pin]}{match['after']}"

    written = {action: new_action, image: new_image}
    return {file: kind.sub(written[read], file.read_text("utf-8")) for file, kind, read in files(root)}


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Pin actions by commit and base images by digest.")
    parser.add_argument("--list", action="store_true", help="print what is pinned by tag only; exit with 1 if any is")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository")
    given = parser.parse_args()
    try:
        if given.list:
            left = [pin for pin in pins(given.root) if not pin.fixed]
            print("\n".join(map(str, left)) or "Everything is pinned.")
            return int(bool(left))
        new = pinned(given.root)
    except CannotPin as wrong:
        print(f"{wrong} Nothing was changed.", file=sys.stderr)
        return 2
    for file, text in new.items():
        if file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            print(f"{file.relative_to(given.root)} is changed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
