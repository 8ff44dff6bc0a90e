"""The start menu: continue, begin, try out, look at what is saved. It fits a terminal of 80 by 24."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from rich.text import Text

from visavis import packs
from visavis.cli.arguments import require_open_hands
from visavis.cli.companion.menu import ask_settings, new_game, sit_down
from visavis.cli.companion.panes import line_of, rule
from visavis.cli.companion.play import Quit
from visavis.cli.serve import run_server
from visavis.cli.terminal import Screen, joined, stoppable
from visavis.core import Game, Refusal, get_game
from visavis.core.budget import Stopped
from visavis.core.foreign_text import printable
from visavis.core.play.tryout import new_tryout
from visavis.core.question import read_option
from visavis.library import all_games
from visavis.store import SavedEntry, Store
from visavis.web.view.saved_list import SavedView, ended, going
from visavis.words import Words

_MOST_GOING = 3
"""Number of running games in the menu; the others are among the saved games."""
_MOST_SAVED = 15
"""Number of games in the list of saved games."""
_NAME_WIDTH, _LABEL_WIDTH = 20, 14


class Entry(msgspec.Struct, frozen=True):
    """A line of the menu."""

    label: str
    about: str
    run: Callable[[], None]


class Start:
    """The menu of `visavis` without a command."""

    def __init__(self, store: Store, words: Words, screen: Screen) -> None:
        self.store = store
        self.words = words
        self.screen = screen
        self._notice = ""
        """What is said below the menu when it is shown next."""
        games, self._broken = all_games()
        # Example games come last.
        self._games = sorted(games, key=lambda game: (game.example, self._name(game).casefold()))
        self._short = _abbreviations([self._name(game) for game in self._games])

    def run(self) -> None:
        """Show the menu until the person leaves it."""
        with suppress(Quit, EOFError, KeyboardInterrupt):
            while True:
                entries = self._entries()
                self._show(entries)
                if self._notice:
                    self.screen.print(f" {self._notice}")
                self._notice = ""
                try:
                    self._begin(self.screen.read(self.words.say("play-prompt")), entries)
                except Refusal as refusal:
                    self._notice = self.words.refusal(refusal, names=self._called)

    # What is shown

    def _entries(self) -> list[Entry]:
        """Return the lines of the menu; the first is what Enter does."""
        say = self.words.say
        saved = [entry for entry in self.store.games() if not entry.trouble]
        on = [entry for entry in saved if not entry.over]
        rows = [Entry(say("start-continue"), self._going(entry), self._resume(entry.id)) for entry in on[:_MOST_GOING]]
        try_out = Entry(say("start-try"), say("start-try-about"), self._try_out)
        new = Entry(say("start-new"), say("start-new-about"), self._new)
        rows += [new, try_out] if saved else [try_out, new]
        if saved:
            rows.append(Entry(say("start-saved"), say("start-saved-about", count=len(saved)), self._saved))
        return [*rows, Entry(say("start-browser"), say("start-browser-about"), self._serve)]

    def _show(self, entries: Sequence[Entry]) -> None:
        say, width = self.words.say, self.screen.width
        self.screen.print()
        self.screen.print(line_of("Visavis", say("start-keys"), width))
        self.screen.print(rule(width))
        self.screen.print(f" {say('start-about')}")
        self.screen.print()
        for number, entry in enumerate(entries, 1):
            line = Text.assemble(
                (" ► " if number == 1 else "   ", "bold green"),
                (f"{number}  ", "bold cyan"),
                (entry.label.ljust(_LABEL_WIDTH), "bold"),
                entry.about,
            )
            line.truncate(width, overflow="ellipsis")
            self.screen.print(line)
        self.screen.print()
        self.screen.print(Text(f" {say('start-games')}", style="bold"))
        self.screen.print("   " + "   ".join(joined(short, name) for name, short in self._short.items()))
        for wrong in self._broken:
            self.screen.print(self.words.refusal(wrong))
        self.screen.print(rule(width))
        self.screen.print(Text(f" {say('start-how', short=next(iter(self._short.values()), ''))}", style="dim"))

    def _going(self, entry: SavedEntry) -> str:
        """Format a running game: its name, level, round, points, and the seat to move."""
        view = going(entry, self.words.language)
        name = printable(view.title or view.short, _NAME_WIDTH)
        return "  ".join(filter(None, (name, " · ".join(filter(None, view.about)), _points(view) or view.turn)))

    def _called(self, id: object) -> str:
        """Return the name of a game; other ids are what is typed."""
        return next((self._name(game) for game in self._games if game.id == id), str(id))

    def _name(self, game: Game) -> str:
        return Words(self.words.language, game).short("game-name")

    # What a line does

    def _begin(self, line: str, entries: Sequence[Entry]) -> None:
        """Do what a line says: a number, a word of the menu, or a game. Raises Quit."""
        typed = line.strip().casefold()
        if typed in ("quit", *(word.strip() for word in self.words.say("command-quit").split(","))):
            raise Quit
        if typed in ("?", "help", *(word.strip() for word in self.words.say("command-help").split(","))):
            self._notice = self.words.say("start-help")
            return
        for name, short in self._short.items():
            if typed == short:
                line = name
        typed = line.strip()
        labels = {str(number): entry.label for number, entry in enumerate(entries, 1)}
        games = {game.id: self._name(game) for game in self._games}
        known = {**labels, **games}
        picked = read_option(typed or "1", (*labels, *games), lambda id: known[str(id)])
        # Leaving the settings of a new game leads back here.
        with suppress(Quit):
            if picked in games:
                self._set_up(get_game(picked))
            else:
                entries[int(picked) - 1].run()

    def _resume(self, id: str) -> Callable[[], None]:
        def run() -> None:
            require_open_hands(self.store, self.words, id, open_hands=False)
            with self.store.resume(id) as saved:
                session = saved.session
                sit_down(saved, Words(self.words.language, session.game, session.pack), resumed=True)

        return run

    def _pick(self, names: Sequence[str], heading: str) -> int | None:
        """Ask for one line of a list; Enter takes the first, `back` none."""
        self.screen.print()
        self.screen.print(Text(f" {heading}", style="bold"))
        for number, name in enumerate(names, 1):
            line = Text.assemble((f" {number:>3}  ", "bold cyan"), name)
            line.truncate(self.screen.width, overflow="ellipsis")
            self.screen.print(line)

        def named(number: Any) -> str:
            return str(names[number - 1]).partition("  ")[0]

        while True:
            typed = self.screen.read(self.words.say("start-pick")).strip()
            if typed.casefold() in ("quit", *(word.strip() for word in self.words.say("command-quit").split(","))):
                return None
            try:
                return int(read_option(typed or "1", tuple(range(1, len(names) + 1)), named)) - 1
            except Refusal as refusal:
                self.screen.print(self.words.refusal(refusal, names=named))

    def _new(self) -> None:
        rows = [self._described(game) for game in self._games]
        picked = self._pick(rows, self.words.say("start-which"))
        if picked is not None:
            self._set_up(self._games[picked])

    def _described(self, game: Game) -> str:
        words = Words(self.words.language, game)
        return f"{words.short('game-name').ljust(_NAME_WIDTH)}  {words.short('game-about')}"

    def _set_up(self, game: Game) -> None:
        words = Words(self.words.language, game)
        options, seats, printed = ask_settings(game, words, self.screen)
        session = new_game(game, options, None, seats, printed, packs.own_pack(self.store, game))
        with self.store.create(session) as saved:
            sit_down(saved, Words(self.words.language, game, session.pack))

    def _try_out(self) -> None:
        games = [game for game in self._games if game.players.stand_in in game.players.policies and not game.example]
        picked = self._pick([self._described(game) for game in games], self.words.say("start-which-try"))
        if picked is None:
            return
        game = games[picked]
        try:
            with stoppable():
                session = new_tryout(game, secrets.randbelow(10**9))
        except Stopped:
            raise KeyboardInterrupt from None
        with self.store.create(session) as saved:
            # Of the opening, only the last steps are shown.
            sit_down(saved, Words(self.words.language, game, session.pack), resumed=True)

    def _saved(self) -> None:
        entries = [entry for entry in self.store.games() if not entry.trouble][:_MOST_SAVED]
        picked = self._pick([self._listed(entry) for entry in entries], self.words.say("start-which-saved"))
        if picked is not None:
            self._resume(entries[picked].id)()

    def _listed(self, entry: SavedEntry) -> str:
        """Format a saved game: name, where it is or how it ended, and when it was last played."""
        view = (ended if entry.over else going)(entry, self.words.language)
        points = view.points or _points(view)
        where = view.level if entry.over else " · ".join(filter(None, view.about))
        name = printable(view.title or view.short, _NAME_WIDTH)
        return "  ".join(filter(None, (name.ljust(_NAME_WIDTH), where, points, view.when)))

    def _serve(self) -> None:
        with suppress(KeyboardInterrupt):
            run_server(self.store, self.words, port=None, lan=False, show=True)


def _points(view: SavedView) -> str:
    """Format the points of a running game: two sides against each other, others in a row."""
    if len(view.sides) == 2:
        first, second = view.sides
        return f"{first.name} {first.points} : {second.points} {second.name}"
    return " · ".join(f"{side.name} {side.points}" for side in view.sides)


def _abbreviations(names: Sequence[str]) -> dict[str, str]:
    """Return a short word to type for each name: the initials of two words, or the first letters; each only once.

    >>> _abbreviations(["Terra Mystica", "Tapestry", "Tabula"])
    {'Terra Mystica': 'tm', 'Tapestry': 'ta', 'Tabula': 'tab'}
    """
    short: dict[str, str] = {}
    for name in names:
        words = name.replace(":", " ").casefold().split()
        letters = "".join(words)
        offers = ["".join(word[0] for word in words[:2])] if len(words) > 1 else []
        offers += [letters[:length] for length in range(2, len(letters) + 1)]
        offers += [f"{letters}{number}" for number in range(2, len(names) + 1)]
        short[name] = next(offer for offer in offers if offer not in short.values())
    return short


def start(store: Store, words: Words) -> None:
    """Show the menu until the person leaves it."""
    Start(store, words, Screen()).run()
