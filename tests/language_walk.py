"""A walk through everything that is shown, in two languages; the texts go to the standard output as JSON.

Run by `test_third_language.py` in a process of its own, on a copy of the package that has one language more.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from tests.web.client import Client
from visavis.cli import main
from visavis.cli.commands import visavis as command_line
from visavis.core import find_games
from visavis.core.chance import Stream
from visavis.store import Store
from visavis.testing import count
from visavis.textbot.gallery import first_bot, shipped, shipped_ids
from visavis.web.routes import App
from visavis.words import Words

GAMES = tuple(find_games())[:: 1 if count(2, usual=1) > 1 else 3]
BOTS = shipped_ids()[: count(99, usual=2)]
"""In `make test` every third game and two bots, in the proof all of them."""
MOMENTS = 8
"""Answers that are given in each game."""
PAGES = ("", "/why", "/log", "/more", "/setup", "/table", "/values", "/score", "/correct", "/share")


def pages(language: str, home: Path) -> Iterator[tuple[str, str]]:
    """The pages around the games, and those of a game of each kind."""
    with Store.open(home) as store:
        app = App(store)
        client = Client(app, language)
        for path in ("/", "/settings", "/help", "/try", "/bots", "/keys"):
            yield path, client.get(path).body.decode()
        for game in GAMES:
            for path in (f"/new/{game}", f"/rules/{game}", f"/values/{game}"):
                yield path, client.get(path).body.decode()
            yield from played(client, game, client.begin(game, seed=3))
        for bot in BOTS:
            client.post("/bots/play", text=shipped(bot))
            client.begin(f"bot.{bot}", seed=3)
            yield from played(client, bot, client.path.split("/")[2])
        yield "/bots/check", client.post("/bots/check", text=first_bot(language)).body.decode()
        yield from ((path, client.get(path).body.decode()) for path in ("/saves", "/stats"))
        app.close()


def played(client: Client, game: str, id: str) -> Iterator[tuple[str, str]]:
    """The pages of a game, and its table after some answers."""
    stream = Stream(3)
    for moment in range(MOMENTS):
        yield f"{game} {moment}", client.get(f"/game/{id}").body.decode().replace(id, "ID")
        pending = client.session(id).pending
        if pending is None:
            break
        client.answer(id, pending.some(stream.below))
    for page in PAGES:
        yield f"{game}{page}", client.get(f"/game/{id}{page}").body.decode().replace(id, "ID")


def commands(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command with its help."""
    yield (*path, "--help")
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


def terminal(language: str, folder: Path) -> Iterator[tuple[str, str]]:
    """What the commands print: help, a game with its commands, a bot's check, a run of the lab with its report."""
    run, report, bot = folder / "run", folder / "report.html", folder / "bot.toml"
    bot.write_text(first_bot(language), "utf-8")
    for args in commands(command_line):
        yield " ".join(args), printed(language, args)
    for game in GAMES:
        typed = "\n1\n1\n1\n:why\n:help\n:board\n:quit\n"
        yield f"play {game}", printed(language, ("play", game, "--seed", "3"), typed)
    for args in (
        ("games",), ("bot", "check", str(bot)), ("simulate", "hamlets", "--games", "3"),
        ("lab", "run", "hamlets", "--games", "3", "--decisions", "--out", str(run)),
        ("lab", "report", str(run), "--out", str(report)),
    ):  # fmt: skip
        yield " ".join(args[:2]), printed(language, args)
    yield "report", report.read_text("utf-8")


def printed(language: str, args: tuple[str, ...], typed: str = "") -> str:
    """What a command prints."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main([*args, "--lang", language])
    return out.buffer.getvalue().decode()


def walk(language: str) -> dict[str, str]:
    """All texts by where they are shown."""
    with tempfile.TemporaryDirectory() as folder:
        found = dict(pages(language, Path(folder, "home")))
        found |= terminal(language, Path(folder))
        return {name: text.replace(folder, "FOLDER") for name, text in found.items()}


class Missing(set[tuple[str, str]]):
    """Keys without a text that were asked for, by language."""

    def watch(self) -> None:
        say = Words.say

        def said(words: Words, key: str, /, **args: object) -> str:
            if not words.has(key):
                self.add((words.language, key))
            return say(words, key, **args)

        Words.say = said  # type: ignore[method-assign]


if __name__ == "__main__":
    missing = Missing()
    missing.watch()
    texts = {language: walk(language) for language in sys.argv[1:]}
    sys.stdout.write(json.dumps({"texts": texts, "missing": sorted(missing)}))
