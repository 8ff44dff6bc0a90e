"""A game in the terminal: questions, answers, undo, corrections, live options."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.text import Text

from visavis.cli.coach import advice_lines, review_lines, review_of, work
from visavis.cli.companion import panes
from visavis.cli.companion.boards import lines
from visavis.cli.companion.completing import following, meant
from visavis.cli.companion.show import Show, changed
from visavis.cli.terminal import Screen, stoppable
from visavis.core import (
    TABLE,
    BadPosition,
    Forms,
    NotAllowed,
    One,
    Panel,
    Question,
    Refusal,
    Region,
    Seen,
    Session,
    Several,
    State,
)
from visavis.core.budget import Stopped
from visavis.core.play.live_options import LiveOption, dials_of, set_live_option
from visavis.core.play.review import hint
from visavis.core.question import PERSON
from visavis.core.question.reading import read_option
from visavis.words import Words, printable
from visavis.words.facts import set_back, shown_by_place
from visavis.words.table_list import table_of
from visavis.words.text import key_of
from visavis.words.typed import answer, correct_typed, correctable, guessed, in_use, offered, price_of

# Facts


def correct(play: Play, rest: str) -> None:
    """Correct a field: its name and value; without arguments list the fields. Raises Refusal if it is not possible."""
    if play.session.secret:
        raise NotAllowed("correct.hidden")
    if not rest:
        return _fields(play, in_use(play.session))
    field, value = _field(play.words, rest, correctable(play.session))
    if not value:
        raise Refusal("play.correct", field=field)
    play.changing(lambda: correct_typed(play.session, field, value, play.words.name, play.words))
    play.screen.print(play.words.say("play-corrected", name=play.words.state_field(field)))


def _fields(play: Play, fields: tuple[str, ...]) -> None:
    view = play.seen().view
    plain = view.to_plain() if isinstance(view, State) else {}
    rows = [play.words.say("play-correct-how")]
    for field in fields:
        value = ""
        if field in plain:
            value = f": {shown_by_place(play.words, field, plain[field], view.axes(field))}"
        rows.append(f"  {play.words.state_field(field)}{printable(value, 200)}")
    play.page(Text("\n".join(rows)))


def _field(words: Words, rest: str, fields: tuple[str, ...]) -> tuple[str, str]:
    """Split a line into a field, by id or name, and the rest. Raises BadPosition if there is no such field."""
    names = {name.casefold(): field for field in fields for name in (field, words.state_field(field))}
    for name in sorted(names, key=len, reverse=True):
        if rest.casefold() == name or rest.casefold().startswith(f"{name} "):
            return names[name], rest[len(name) :].strip()
    # Offer the fields whose name contains the word; otherwise all.
    word = rest.split()[0]
    near = tuple(name for name in map(words.state_field, fields) if word.casefold() in name.casefold())
    raise BadPosition("position.field", field=word[:40], options=near or fields)


# Dials


def turn_dial(play: Play, rest: str) -> None:
    """Change a live option: its name (optional if there is only one) and setting; without arguments list them."""
    dials = {dial.name: dial for dial in dials_of(play.session)}
    if not dials:
        raise NotAllowed("dial.none")
    if not rest:
        for dial in dials.values():
            play.screen.print(_said(play.words, dial))
        return
    words = play.words
    first, _, setting = rest.partition(" ")
    if len(dials) == 1 and not setting:
        name, setting = next(iter(dials)), first
    else:
        name = str(read_option(first, tuple(dials), words.name))
    options = tuple(dials[name].settings)
    chosen = str(read_option(setting.strip() or "-", options, words.name))
    play.changing(lambda: set_live_option(play.session, name, chosen))
    setting_name = words.game_option_value(name, chosen)
    play.screen.print(words.say("play-turned", name=words.game_option(name), setting=setting_name))


def _said(words: Words, dial: LiveOption) -> str:
    """Format a live option: its setting and the possible ones."""
    now = words.game_option_value(dial.name, dial.now) if dial.now else ""
    options = ", ".join(words.name(id) for id in dial.settings)
    return words.say("play-dial", name=words.game_option(dial.name), now=now, options=options)


COMMANDS = (
    "why",
    "hint",
    "coach",
    "undo",
    "redo",
    "log",
    "state",
    "board",
    "table",
    "card",
    "correct",
    "set",
    "help",
    "quit",
)
"""Ids of the commands; `command-<id>` has their localized words, and the ids always work."""
WITH_MORE = ("correct", "card", "set")
"""Commands with an argument."""

_MOST_CARDS = 8
_NEAR, _WELL_KNOWN = 3, 4
"""Number of last questions assumed to be still visible; number of times after which a question is well known."""


class Quit(Exception):
    """Raised when the person stops; the game is stored."""


class Play:
    """One sitting at one game. It uses only the view of a seat, never the state."""

    def __init__(self, session: Session, words: Words, screen: Screen) -> None:
        self.session = session
        self.words = words
        self.screen = screen
        self.show = Show(words)
        self.persons = tuple(seat for seat, who in session.header.seats.items() if who == PERSON)
        self.secret = session.game.hidden and len(self.persons) > 1
        self.viewer = TABLE if self.secret or not self.persons else self.persons[0]
        self._told: dict[str, int] = {}
        self._asked: tuple[int, str] | None = None
        """Version of the game and viewer for which the last question was shown."""
        self._stands: deque[str] = deque(maxlen=_NEAR)
        """The last questions; forms among them are repeated with their verbs only."""
        self._known: Counter[str] = Counter()
        """Number of times each question was shown in full; a well-known one is abbreviated."""
        self._remind = False
        self._meant = ""
        """What Enter answers after a mistyped line."""
        self._in_full = False
        """Whether the next question is shown in full, however long it is."""
        self._drawn: tuple[Panel, ...] = ()
        """The panels last shown: only changes are shown again."""
        self._commands = {
            word.strip().casefold(): id
            for id in COMMANDS
            for word in (id, *words.say(f"command-{id}").split(","))
            if word.strip()
        }
        screen.offers = lambda before: following(session, words, self._commands, before)

    # The sitting

    def run(self, *, resumed: bool = False) -> None:
        """Ask until the game is over or the person quits (Quit, EOFError, KeyboardInterrupt)."""
        self.screen.print(self.words.say("play-hint"))
        if self.session.game.ui.layout == "cards":
            self.screen.print(self.words.say("play-hint-cards"))
        if resumed and (steps := self.session.steps):
            # The last two steps are shown again as a reminder.
            self._told = dict.fromkeys((TABLE, *self.session.header.seats), steps[-2:][0])
        for notice in self.seen().notices if self.session.read_only else ():
            self.screen.print(self.words.notice(notice))
        if not self.session.game.hidden and not self._beside():
            self._draw_at_once()
        while True:
            pending = self.session.pending
            if self.session.paused_seat is not None:
                # No policy moves in an opened game, or after a stop, until the person resumes it.
                line = self.screen.read(self.words.say("play-go-on", name=self.words.seat(self.session.paused_seat)))
                self.obey(line)
                continue
            if pending is None:
                self._after()
                continue
            self._hand_over(pending)
            self._ask(pending)
            self._read_line(self.screen.read(self.words.say("play-prompt")))

    def _after(self) -> None:
        """Show the points after the end; commands such as undo still work. Raises Quit on an empty line."""
        self.viewer = self.viewer if self.viewer in self.persons else TABLE
        self.tell()
        seen = self.seen()
        if seen.score is not None:
            self.screen.print()
            self.screen.print(self.show.score(seen.score, seen.winners))
        self.screen.print(self.words.say("play-after"))
        line = self.screen.read(self.words.say("play-prompt"))
        if not line.strip():
            raise Quit
        self.obey(line)

    def seen(self) -> Seen:
        """Return the view of the person at the screen."""
        return self.session.seen_by(self.viewer)

    def _seat_of(self, pending: Question) -> str:
        """Return the seat whose view a question is shown with."""
        if pending.seat in self.persons:
            return pending.seat
        return TABLE if self.secret or not self.persons else self.persons[0]

    def _hand_over(self, pending: Question) -> None:
        """Switch the viewer; with several persons and hidden cards clear the screen in between."""
        seat = self._seat_of(pending)
        if seat == self.viewer:
            return
        if self.secret:
            name = self.words.seat(seat)
            if self.viewer != TABLE:
                self.tell()
                self.screen.read(self.words.say("play-hide", name=name))
            self.screen.clear()
            if seat != TABLE:
                self.screen.read(self.words.say("play-pass", name=name))
        self.viewer = seat

    def tell(self) -> None:
        """Print the events since the viewer last saw the game."""
        news = self._news()
        if news.plain:
            self.screen.print()
            self.page(news)

    def _news(self) -> Text:
        """Return the events since the viewer last saw the game, with signs that were not explained yet."""
        seen = self.seen()
        # Without hidden cards all persons share one screen: events are printed once.
        eyes = self.viewer if self.secret else TABLE
        first_line = self._told.get(eyes, 0)
        new = [event for event in seen.events if event.line >= first_line]
        self._told[eyes] = seen.lines
        computers = {seat for seat, who in self.session.header.seats.items() if who != PERSON}
        shown = self.show.events(new, computers if self.session.game.hidden else set())
        return lines([shown, *self.show.signs_once(shown.plain)])

    def _ask(self, pending: Question) -> None:
        """Print the question, unless it was printed already; then only a reminder after a command."""
        now = (self.seen().version, self.viewer)
        if now == self._asked:
            self.tell()
            if self._remind:
                self.screen.print(self.show.heading(pending))
            return
        self._asked = now
        if self.session.game.hidden:
            self.tell()
            self.screen.print()
            self._draw_changes()
        elif self.screen.interactive and self._ask_beside_board(pending):
            return
        else:
            self.tell()
            self.screen.print()
        room = self.screen.height - 4 if self.screen.interactive else 0
        self.page(self._asked_now(pending, lambda text: not room or len(self.screen.rows(text)) <= room))

    def _asked_now(self, pending: Question, fits: Callable[[Text], bool]) -> Text:
        """Return the question with all that belongs to it; only its verbs if it is too long or well known."""
        before = [Text(self.words.notice(notice)) for notice in self.seen().notices]
        if len(self.session.header.seats) > 1 and pending.seat != self.words.you:
            before.append(Text(self.words.say("play-turn", name=self.words.seat(pending.seat))))
        before += [*self._in_view(), *self.show.chances(self.session.game.ui.chances(self.seen().view, pending))]
        guess = guessed(self.words, pending)
        after = [] if guess is None else [self.show.hint("play-guess", guess=guess)]
        near = pending.id in self._stands or self._known[pending.id] >= _WELL_KNOWN
        again = (len(pending.forms) > 1 if isinstance(pending, Forms) else _of_spaces(pending)) and near
        self._stands.append(pending.id)
        self._known[pending.id] += not again
        self.show.prices = partial(price_of, self.session, self.seen().view, pending)
        asked = offered(self.session, self.seen().view) or pending
        shown = lines([*before, self.show.question(asked, again=again), *after])
        if isinstance(asked, Forms) and not self._in_full and not fits(shown):
            # Its head would be gone: the verbs first, an empty line shows the rest.
            shown = lines([*before, self.show.question(asked, again=True), *after])
        self._in_full = False
        return shown

    def _in_view(self) -> list[Text]:
        """Return what stays in view on a page: the numbers of the seat with how far the end is, and the last turns."""
        words, ui, view = self.words, self.session.game.ui, self.seen().view
        figures = [f"{one.value} {words.say(key_of('figure', one.id), **one.args)}" for one in ui.figures(view)]
        end = ui.end_in_sight(view)
        told = [] if end is None else [words.say(end.text[0], **end.text[1])]
        shown = [Text(" · ".join((*figures, *told)), style="dim")] if figures else []
        if end is not None and end.last:
            shown.append(Text(f"{told[0]}. {words.join_messages(end.more)}", style="bold"))
        return shown

    def _ask_beside_board(self, pending: Question) -> bool:
        """Print the board with news and question beside it. Return False if the terminal has no room for that."""
        width, height = self.screen.width, self.screen.height - 4
        panels = tuple(self.session.game.ui.panels(self.seen().view))
        board = panes.board_width(self.show, panels, width)
        if not board:
            return False
        room = panes.column_beside(board, width)
        news = self.screen.rows(self._news(), room)
        asked = self.screen.rows(
            self._asked_now(pending, lambda text: len(self.screen.rows(text, room)) <= height), room
        )
        if len(news) + 1 + len(asked) > height:
            self.screen.print()
            self.page(lines(news))
            news = []
        self.screen.print()
        self.screen.print(panes.head(self.session, self.seen(), self.words, width))
        self.screen.print(panes.rule(width))
        text = [*news, Text(), *asked] if news else asked
        drawn = self.screen.rows(self.show.board(panels, close=True), board)
        for row in panes.beside(drawn, text, board, height):
            self.screen.print(row)
        return True

    def _draw_at_once(self) -> None:
        """Print the board, unless it would push what is asked off a small screen; `board` prints it."""
        board = self.show.board(self.session.game.ui.panels(self.seen().view))
        if board.plain and not (self.screen.interactive and len(self.screen.rows(board)) > self.screen.height):
            self.screen.print()
            self.screen.print(board)

    def _beside(self) -> bool:
        """Return True if the board stands beside every question."""
        panels = tuple(self.session.game.ui.panels(self.seen().view))
        width = self.screen.width if self.screen.interactive else 0
        return panes.board_width(self.show, panels, width) > 0

    def _draw_changes(self) -> None:
        """Print the panels that changed since they were last shown; `board` prints all."""
        panels = tuple(self.session.game.ui.panels(self.seen().view))
        changes = self.show.board(changed(self._drawn, panels), maps=False)
        self._drawn = panels
        if changes.plain:
            self.screen.print(changes)

    def draw(self, *, maps: bool = True) -> None:
        """Print the board as the viewer sees it."""
        board = self.show.board(self.session.game.ui.panels(self.seen().view), maps=maps)
        if board.plain:
            self.page(board)

    # Answers and commands

    def _read_line(self, line: str) -> None:
        """Process a line: a command, an answer, or several answers separated by `;`, up to the first refused one."""
        parts = [segment.strip() for segment in line.split(";") if segment.strip()]
        records = self.session.game.records
        if records is not None and records.parse_command is not None:
            parts = [command.strip() for segment in parts for command in segment.split(". ") if command.strip()]
        if not parts or self._is_correction(line):
            self.obey(line)
            return
        first, *rest = parts
        taken = self.obey(first)
        while taken and rest and self._same_seat():
            self.tell()
            taken = self.obey(rest.pop(0))
        if rest:
            unread = "; ".join(printable(segment)[:40] for segment in rest)
            self.screen.print(self.words.say("play-not-read", left=unread))

    def _same_seat(self) -> bool:
        """Return True if the next question is for the person who typed the last answer."""
        pending = self.session.pending
        return pending is not None and self._seat_of(pending) == self.viewer

    def _is_correction(self, line: str) -> bool:
        """Return True if a line is a correction: `;` is part of its value."""
        word = line.strip().removeprefix(":").strip().partition(" ")[0]
        return self._commands.get(word.casefold()) == "correct"

    def obey(self, line: str) -> bool:
        """Process one command or answer. Return False after printing a refusal, which changes nothing."""
        pending = self.session.pending
        self._remind = False
        if not line.strip():
            line, self._meant = self._meant, ""
        guess = None if pending is None or line.strip() else pending.guess
        if not line.strip() and guess is None and isinstance(pending, (Forms, Several)):
            # An empty line lists all answers; a dash chooses nothing.
            self._asked = None
            self._in_full = True
            self._stands.clear()
            self._known.clear()
            return True
        try:
            with stoppable() as budget:
                self._obey(line, pending, guess)
            if budget.stopped and self.session.paused_seat is not None:
                commands = {id: self.words.say(f"command-{id}").partition(",")[0].strip() for id in ("undo", "quit")}
                self._say_stopped(self.words.say("play-stopped-thinking", **commands))
            self._remind = True
        except Stopped:
            self._say_stopped(self.words.say("play-stopped"))
            return False
        except Refusal as refusal:
            self.screen.print(self.words.refusal(refusal, pending))
            if self.screen.interactive:
                self._meant = meant(self.session, self.words, self._commands, line)
            if self._meant:
                self.screen.print(self.show.hint("play-meant", line=self._meant))
            return False
        self._meant = ""
        return True

    def page(self, text: Text) -> None:
        """Print a text that may be longer than the screen."""
        self.screen.page(text, self.words.say("play-more"))

    def _obey(self, line: str, pending: Question | None, guess: object) -> None:
        if self.session.paused_seat is not None and not line.strip():
            return self.changing(self.session.go_on)
        command, rest = self._command(line, pending)
        if guess is not None:
            self.changing(lambda: self.session.answer(guess))
        elif command is None:
            self.changing(lambda: self._answer(line))
        elif command in WITH_MORE:
            getattr(self, command)(rest)
        else:
            getattr(self, command)()

    def _say_stopped(self, text: str) -> None:
        """Print that Ctrl-C was heard, below the `^C` of the terminal."""
        self.screen.print()
        self.screen.print(text)

    def _answer(self, line: str) -> None:
        if paid := answer(self.session, self.seen().view, self.words, line):
            self.screen.print(paid)

    def _command(self, line: str, pending: Question | None) -> tuple[str | None, str]:
        """Parse a line into a command and its argument. An option of the same name takes precedence without `:`."""
        text = line.strip()
        if text == "?":
            return "why", ""
        forced = text.startswith(":")
        word, _, rest = text.removeprefix(":").strip().partition(" ")
        id = self._commands.get(word.casefold())
        if id is None or (rest.strip() and id not in WITH_MORE):
            if forced:
                raise Refusal("play.command", given=word[:40], options=tuple(sorted(self._commands)))
            return None, ""
        if not forced and self._is_option(word, pending):
            return None, ""
        return id, rest.strip()

    def _is_option(self, word: str, pending: Question | None) -> bool:
        typed = self.words.typed(pending)
        options: tuple[Any, ...] = ()
        if isinstance(pending, (One, Several)):
            options = tuple(pending.options)
        elif isinstance(pending, Forms):
            options = tuple(form.verb for form in pending.forms)
        return any(word.casefold() in (str(option).casefold(), typed(option).casefold()) for option in options)

    def changing(self, change: Callable[[], None]) -> None:
        """Apply a change; events it replaced are printed again."""
        change()
        self._asked = None
        first = self.seen().changed_from
        self._told = {seat: min(line, first) for seat, line in self._told.items()}

    def why(self) -> None:
        """Explain a checklist, or the last move of the bot: the rule of each instruction, then what was decided."""
        pending = self.session.pending
        if isinstance(pending, One) and pending.checklist:
            return self.screen.print(self.show.checklist(pending.checklist, rules=True))
        events = self.seen().events
        line = self.show.explained_line(events)
        first, of_move = (0, ()) if line is None else self.session.why_move(line)
        rules = self.show.rules(events, first)
        if rules.plain:
            self.screen.print(rules)
            self.screen.print()
        # The decisions of that move only; or those so far if the person is about to choose.
        choosing = getattr(pending, "so_far", None) is not None
        decisions = [decision for _, decision in (self.session.why() if choosing or line is None else of_move)]
        if rules.plain and not decisions and not self.session.secret and self.session.evaluations() is None:
            return
        weighed = None if decisions else self.session.evaluations()
        if weighed is not None:
            return self.page(self.show.weighed(weighed[0].answer, weighed[0].by, weighed[1]))
        self.page(self.show.decisions(decisions, secret=self.session.secret))

    def hint(self) -> None:
        """Print what a coach would do, from what the seat that is asked may know. Raises Refusal."""
        self.page(Text("\n".join(advice_lines(hint(self.session, self.viewer), self.words))))

    def coach(self) -> None:
        """Review the moves of this game so far. Raises Refusal."""
        review = review_of(self.session)
        work(review, self.words)
        self.page(Text("\n".join(review_lines(review, self.words))))

    def undo(self) -> None:
        """Undo the last answer and print what to revert on the table."""
        self.changing(self.session.undo)
        self._follow(self.words.say("play-undone-facts"))

    def redo(self) -> None:
        """Redo the last undone answer."""
        self.changing(self.session.redo)
        if self.seen().set_back:
            self._follow(self.words.say("play-redone-facts"))

    def _follow(self, facts: str) -> None:
        """Print what the last undo or redo means on the table."""
        seen = self.seen()
        if seen.taken_back or not seen.set_back:
            self.screen.print(self.show.taken_back(list(reversed(seen.taken_back))))
        if seen.set_back:
            self.screen.print(facts)
        for fact in seen.set_back:
            self.screen.print(f"  {set_back(self.words, fact)}")

    def log(self) -> None:
        """Print all events so far."""
        self.page(self.show.log(self.seen().events))

    def state(self) -> None:
        """Print values, tracks and cards."""
        self.draw(maps=False)

    def board(self) -> None:
        """Print the whole board."""
        self.draw()

    def table(self) -> None:
        """Print the contents of the table, pile by pile."""
        self.page(self.show.table(table_of(self.session, self.viewer, self.words)))

    def card(self, rest: str) -> None:
        """Print the text of cards whose name contains the argument. Raises Refusal if there is none."""
        wanted = " ".join(rest.casefold().split())
        names = {id: self.words.name(id) for table in self.session.pack.tables.values() for id in table}
        ids = [id for id, name in names.items() if name.casefold() == wanted]
        ids = ids or [id for id, name in names.items() if wanted and wanted in name.casefold()]
        texts = [(self.words.name(id, "labelled"), self.words.describe(id, self.seen().view)) for id in ids]
        texts = [(name, text) for name, text in texts if text]
        if not texts:
            raise Refusal("play.card", given=rest[:40])
        for name, text in texts[:_MOST_CARDS]:
            self.screen.print(f"  {name}: {text}")

    def correct(self, rest: str) -> None:
        """Correct a field; without arguments list the fields."""
        correct(self, rest)

    def set(self, rest: str) -> None:
        """Change a live option during the game; without arguments list them."""
        turn_dial(self, rest)

    def help(self) -> None:
        """Print how to answer, and the commands."""
        rows = [self.words.say("help-answers")]
        for id in COMMANDS:
            names = ", ".join(dict.fromkeys(word.strip() for word in self.words.say(f"command-{id}").split(",")))
            rows.append(f"  {names}: {self.words.say(f'help-{id}')}")
        self.page(Text("\n".join(rows)))

    def quit(self) -> None:
        """Stop; the game is stored."""
        raise Quit


def _of_spaces(question: Question) -> bool:
    """Return True if a question asks for a space of a board: the list is not repeated."""
    return isinstance(question, One) and isinstance(question.options, Region) and not question.checklist
