"""Computer players at a table: policies run in a background thread on a copy of the session, so no page waits.

Two kinds play there: the policies of the game's header, and policies that answer for the seats of persons, or standing
answers to offers out of turn. The result is stored like the answer of a person; it is discarded if the game was changed
in the meantime, and the policy is called again.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from visavis.core import TABLE, Refusal, Session, Stale
from visavis.core.budget import UNLIMITED, Budget, Stopped, checkpoint, unlimited
from visavis.core.chance import Stream, key
from visavis.core.play.runner import Runner
from visavis.core.players import AbsentPolicy, RandomPolicy
from visavis.core.question import Question
from visavis.core.saves.tables import GameTable
from visavis.web.open_games import AT_THE_END, LONGEST_WAIT, OpenGame, OpenGames, Thinking
from visavis.web.standing import standing_answer

TELL = 0.4
"""Seconds after which intermediate results are stored and reported."""
AT_ONCE = max(1, os.cpu_count() or 1)
"""Maximum number of computers that think at the same time."""

Apply = Callable[[OpenGame], object]
"""What a thought has come to: a change of the game, made under its lock."""


class Thought:
    """A thought to be had: from a moment of a game, without its lock, to what is done then."""

    def __init__(self, stamp: str, seat: str, think: Callable[[], Apply]) -> None:
        self.stamp, self.seat, self.think = stamp, seat, think


def waiting_computer(session: Session, table: GameTable | None) -> str:
    """Return the seat for which a computer has to answer now; empty if it is a person's turn or the game is over."""
    if table is None or not table.begun or table.paused or session.over or session.read_only:
        return ""
    if session.paused_seat is not None:
        policy = session.runner.policy_of(session.paused_seat)
        return "" if policy is None or isinstance(policy, AbsentPolicy) else session.paused_seat
    if session.pending is None:
        return ""
    asked = session.pending.seat
    return asked if _player(table, asked) or standing_answer(table, session) is not None else ""


def next_thought(game: OpenGame, table: GameTable | None) -> Thought | None:
    """Return the pending work of a computer player; None if it is a person's turn.

    Called under the lock of the game.
    """
    session = game.session
    seat, pending = waiting_computer(session, table), session.pending
    if not seat or table is None:
        return None
    if pending is None:
        copy = session.runner.copy()
        return Thought(game.stamp, seat, lambda: _go_on(copy))
    answered = standing_answer(table, session)
    if answered is not None:
        return Thought(game.stamp, seat, lambda: _answering(answered))
    player = _player(table, pending.seat)
    view = session.game.view(session.timeline.now, pending.seat)
    stream = Stream(key(session.header.seed, f"seat/{pending.seat}/{len(session.lines)}"))
    return Thought(game.stamp, seat, lambda: _answer(session, player, pending, view, stream))


def _player(table: GameTable, asked: str) -> str:
    """Return the computer that answers for the seat that is asked; what all are asked, where computers play for all."""
    if asked == TABLE:
        return "random" if all(seat.player for seat in table.seats) else ""
    seat = table.seat(asked)
    return seat.player if seat is not None else ""


def _go_on(copy: Runner) -> Apply:
    """Let the policies of a copy answer, one after another, until it is a person's turn or an update is due."""
    until = time.monotonic() + TELL
    while copy.paused_seat is not None:
        checkpoint()
        before = len(copy.lines)
        copy.setup.allowance = 1
        copy.go_on()
        # What stops a thought lets it pause: nothing was added then.
        checkpoint()
        if len(copy.lines) == before or time.monotonic() > until:
            break
    return lambda game: game.session.runner.adopt(copy)


def _answer(session: Session, player: str, pending: Question, view: Any, stream: Stream) -> Apply:
    policy = RandomPolicy() if player == "random" else session.game.policy(player)
    return _answering(policy.answer(lambda: view, pending, stream))


def _answering(value: Any) -> Apply:
    return lambda game: game.session.answer(value)


class Computers:
    """The computers of all tables of a server: at most one thinks at each, and as many as there are cores in all."""

    def __init__(
        self, desk: OpenGames, table_of: Callable[[str], GameTable | None], tell: Callable[[str], object]
    ) -> None:
        self._desk, self._table_of, self._tell = desk, table_of, tell
        self._at: dict[str, Budget] = {}
        self._again: set[str] = set()
        self._seats: dict[str, str] = {}
        self._failed: dict[str, str] = {}
        self._lock = threading.Lock()
        self._cores = threading.BoundedSemaphore(AT_ONCE)
        self._ended = False

    def thinks(self, id: str) -> bool:
        """Return True if a computer thinks at a table."""
        return id in self._at

    def seat(self, id: str) -> str:
        """Return the seat for which a computer thinks; empty without one."""
        return self._seats.get(id, "")

    def wake(self, id: str) -> None:
        """Let a computer think if one is asked. Called whenever a game or its table has changed; returns at once."""
        wanted = False
        with suppress(Refusal), self._desk.at(id) as game:
            wanted = bool(waiting_computer(game.session, self._table_of(id))) and self._failed.get(id) != game.stamp
        if not wanted:
            return
        with self._lock:
            if self._ended:
                return
            if id in self._at:
                self._again.add(id)
                return
            self._at[id] = Budget(UNLIMITED)
        threading.Thread(target=self._run, args=(id,), name=f"computers of {id}", daemon=True).start()

    def try_again(self, id: str) -> None:
        """Let a computer think that was stopped, or had failed."""
        self._failed.pop(id, None)
        self.wake(id)

    def stop(self, id: str) -> None:
        """Stop the thought at a table; its question stays pending."""
        if (budget := self._at.get(id)) is not None:
            budget.stop()

    def end(self) -> None:
        """Stop all thoughts, now and from now on, and wait for them a moment: what they did so far is stored."""
        with self._lock:
            self._ended = True
        for budget in tuple(self._at.values()):
            budget.stop()
        until = time.monotonic() + AT_THE_END
        while self._at and time.monotonic() < until:
            time.sleep(0.01)

    def _run(self, id: str) -> None:
        told = time.monotonic()
        due = False
        try:
            with self._cores, unlimited(self._at[id]):
                while True:
                    done = self._think(id)
                    due = due or done
                    if not done:
                        with self._lock:
                            if id not in self._again:
                                del self._at[id]
                                return
                            self._again.discard(id)
                    elif time.monotonic() - told > TELL:
                        self._tell(id)
                        told, due = time.monotonic(), False
        except Stopped:
            pass
        except Exception:
            if not self._ended:
                print(traceback.format_exc(), file=sys.stderr)
        finally:
            self._seats.pop(id, None)
            if (self._at.pop(id, None) is not None or due) and not self._ended:
                # Done, or stopped, or failed: the pages show it.
                self._tell(id)

    def _think(self, id: str) -> bool:
        """Have the next thought of a table; return False if there is none."""
        try:
            with self._desk.at(id, LONGEST_WAIT) as game:
                thought = next_thought(game, self._table_of(id))
            if thought is None:
                return False
            self._seats[id] = thought.seat
            try:
                apply = thought.think()
                with self._desk.at(id, LONGEST_WAIT) as game:
                    game.change(thought.stamp, lambda: apply(game))
            except Stale:
                # The game was changed in the meantime.
                return True
            except Exception:
                self._failed[id] = thought.stamp
                raise
            return True
        except Thinking:
            time.sleep(TELL)
            return True
        except Refusal:
            # The game is gone, or another program plays it.
            return False
