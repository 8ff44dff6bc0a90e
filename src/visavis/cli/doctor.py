"""`visavis doctor`: report versions, installed extras, the data folder, and whether phones can connect."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

import click
import msgspec

from visavis import __version__
from visavis.cli.arguments import echo, json_option
from visavis.cli.help import Command, words_of

if TYPE_CHECKING:
    from visavis.words import Words

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "cli": ("click", "rich", "fluent.runtime"),
    "web": ("starlette", "uvicorn", "h11", "jinja2", "segno"),
}
"""Modules that `visavis[...]` installs, by extra."""
OTHERS: Mapping[str, tuple[str, ...]] = {
    "lab": ("pyarrow", "optuna"),
    "gymnasium": ("gymnasium", "numpy"),
    "pettingzoo": ("pettingzoo", "numpy"),
}
"""The same for designers and researchers; optional for players."""

_FAULTS = ("folder-wrong", "damaged", "broken")
"""Ids of findings that are errors; the others only report something optional as missing."""
_WRONG = 1


class Finding(msgspec.Struct, frozen=True):
    """One line of the report: id of the check, result, and arguments of its message."""

    id: str
    fine: bool
    args: Mapping[str, str | int]
    says: str = ""
    """The reason of a failure as text."""


@click.command(cls=Command)
@json_option
@click.pass_context
def doctor(context: click.Context, as_json: bool) -> int:
    """Print the report; exit code 1 if it contains an error."""
    from visavis.cli.arguments import write_json

    words = words_of(context)
    findings = list(examine(words))
    if as_json:
        write_json(msgspec.to_builtins(findings))
    else:
        for finding in findings:
            mark = "+" if finding.fine else "-"
            reason = f" {finding.says}" if finding.says else ""
            echo(f"{mark} {words.say(f'doctor-{finding.id}', **finding.args)}{reason}")
    return _WRONG if any(finding.id in _FAULTS for finding in findings) else 0


def examine(words: Words) -> Iterator[Finding]:
    """Iterate over the findings that a bug report needs."""
    yield Finding(
        "program", True, {"version": __version__, "python": platform.python_version(), "on": platform.system()}
    )
    yield from _folder(words)
    yield from _games(words)
    for extra, modules in EXTRAS.items():
        missing = [name for name in modules if not _there(name)]
        id = "extra-missing" if missing else "extra"
        yield Finding(id, not missing, {"extra": extra, "missing": ", ".join(missing)})
    for extra, modules in OTHERS.items():
        there = all(map(_there, modules))
        yield Finding("extra" if there else "extra-other", True, {"extra": extra})
    yield _phone(words)


def _there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        # The parent package is missing.
        return False


def _folder(words: Words) -> Iterator[Finding]:
    from visavis.core import Refusal
    from visavis.store import Store
    from visavis.store.store import data_folder

    folder = data_folder()
    if not (folder / "games.db").exists():
        yield Finding("folder-new", True, {"folder": str(folder)})
        return
    try:
        with Store.open() as store:
            games, bin = store.games(), store.bin()
            yield Finding("folder", True, {"folder": str(folder), "games": len(games), "bin": len(bin)})
            for notice in store.notices:
                yield Finding("damaged", False, {}, words.notice(notice))
    except Refusal as refusal:
        yield Finding("folder-wrong", False, {"folder": str(folder)}, words.refusal(refusal))


def _games(words: Words) -> Iterator[Finding]:
    from visavis.library import all_games

    installed = all_games()
    yield Finding("games", True, {"games": len(installed.sound)})
    for wrong in installed.broken:
        yield Finding("broken", False, {}, words.refusal(wrong))


def _phone(words: Words) -> Finding:
    from visavis.core import Refusal

    try:
        from visavis.web.server.lan_access import home_address

        return Finding("phone", True, {"address": home_address()})
    except ImportError as missing:
        return Finding("phone-no", False, {}, words.refusal(Refusal("web.missing", given=missing.name or "")))
    except Refusal as refusal:
        return Finding("phone-no", False, {}, words.refusal(refusal))
