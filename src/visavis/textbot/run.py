"""What runs: the state, the table, and what one turn remembers from step to step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core import UNTRACKED, Fact, Nothing, Table
from visavis.textbot.effects import Change, Shuffle, TurnOver

if TYPE_CHECKING:
    from visavis.textbot.bot import Bot
    from visavis.textbot.operators import Expr
    from visavis.textbot.texts import Text

FUEL = 1500
"""So many steps of the file run in one turn, whatever stands there."""
YOU, BOT = "you", "bot"
Step = Callable[["Run"], object]


class Ask(msgspec.Struct, frozen=True):
    """A question of the file: what is asked, and how it is worked out where that is possible."""

    id: str
    kind: str
    text: Text
    value: Expr | None
    options: tuple[str, ...]
    least: Expr | None
    most: Expr | None


class Action(msgspec.Struct):
    """An action: its condition, what is chosen, what is done, what is done otherwise."""

    id: str
    condition: Expr | None = None
    choose: Callable[[Run], Any] | None = None
    do: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] | None = None


class Run:
    """One step of the game. Between two calls to the table nothing of it outlives an answer: it is run again."""

    __slots__ = (
        "amount", "asked", "bot", "card", "card_deck", "clause", "counted", "ended", "fuel", "it", "level", "seen",
        "slot", "state", "stopped", "support", "table", "tracked", "yours",
    )  # fmt: skip

    def __init__(self, bot: Bot, state: Any, table: Table[Any], yours: bool = False) -> None:
        self.bot = bot
        self.state = state
        self.table = table
        self.level = f"word.{state.level}"
        self.tracked = state.tracked
        self.yours = yours
        """Whether it is the person who does it."""
        self.fuel = FUEL
        self.stopped = False
        self.ended = ""
        """What has ended: the round or the game."""
        self.asked: dict[str, Any] = {}
        self.it: Any = None
        self.amount = self.slot = self.counted = 0
        self.seen: Mapping[str, Any] = bot.no_card
        self.card_deck = bot.main_deck
        turned: tuple[str, ...] = getattr(state, f"turned_{bot.main_deck}") if bot.main_deck else ()
        self.card = bot.rows[turned[-1]] if turned else bot.no_card
        self.support = bot.rows[turned[-2]] if len(turned) > 1 else bot.no_card

    @property
    def card_id(self) -> str:
        """The card that acts."""
        return str(self.card["id"]) or "none"

    @property
    def support_id(self) -> str:
        """The card before it."""
        return str(self.support["id"]) or "none"

    @property
    def seen_id(self) -> str:
        """The card that was looked at."""
        return str(self.seen["id"]) or "none"

    def nothing(self, case: str, clause: str, **args: Any) -> None:
        """Say that something came to nothing."""
        self.table.note(Nothing, f"bot.{case}", clause, args)

    # Steps and actions

    def all(self, steps: tuple[Step, ...]) -> None:
        """One step after another, until something stops them."""
        for step in steps:
            if self.stopped:
                return
            self.fuel -= 1
            if self.fuel < 0:
                self.stopped = True
                return self.nothing("too_long", "flow.long")
            step(self)

    def block(self, steps: tuple[Step, ...]) -> None:
        """Steps with questions of their own: what was asked before is asked again."""
        before, self.asked = self.asked, {}
        self.all(steps)
        self.asked = before

    def act(self, action: Action, amount: int) -> bool:
        """Run an action: its condition, the choice, what it does; or what it does otherwise. Whether any of it was."""
        self.fuel -= 1
        frame = self.asked, self.it, self.amount
        self.asked, self.it, self.amount = {}, None, amount
        done = self._act(action)
        self.asked, self.it, self.amount = frame
        return done

    def _act(self, action: Action) -> bool:
        clause = f"action.{action.id}"
        possible = action.condition is None or bool(action.condition.fn(self))
        if not possible and action.otherwise is None:
            self.nothing("not_possible", clause, what=clause)
            return False
        if possible and action.choose is not None:
            pick = action.choose(self)
            if pick is None:
                possible = False
                self.nothing("no_option", clause, what=clause)
            self.it = pick
        if possible:
            self.all(action.do)
            return True
        if action.otherwise is None:
            return False
        self.it = None
        self.all(action.otherwise)
        return True

    # Questions

    def ask(self, name: str) -> Any:
        """The answer to a question of the file, once in an action."""
        if name in self.asked:
            return self.asked[name]
        ask = self.bot.asks[name]
        bounds = None
        if ask.kind == "number":
            least = ask.least.fn(self) if ask.least else 0
            bounds = (least, max(least, ask.most.fn(self) if ask.most else 99))
        answer: Any = UNTRACKED
        if ask.value is not None and (self.tracked or not ask.value.board):
            answer = ask.value.fn(self)
            if bounds:
                answer = max(bounds[0], min(answer, bounds[1]))
        options: tuple[Any, ...] = ask.options or (True, False)
        fact = Fact(f"ask.{name}", f"ask.{name}", answer, options, bounds, args=ask.text.args(self))
        found = self.asked[name] = self.table.ask(fact)
        return found

    # Counters

    def change(self, counter: str, by: int, clause: str) -> None:
        """A counter goes up or down within its bounds; what happens on the way up, happens."""
        its = self.bot.counters[counter]
        now = getattr(self.state, its.field)
        to = max(its.least, min(now + by, its.most))
        if to == now:
            if by:
                self.nothing("counter", clause, counter=f"counter.{counter}", now=now)
            return
        self.table.do(Change(clause, f"counter.{counter}", to - now, to))
        if to > now and (its.at or its.every):
            self._passed(its, now, to)

    def _passed(self, its: Any, now: int, to: int) -> None:
        for step, do in its.at:
            if now < step <= to:
                self.block(do)
        if its.every:
            for _ in range(to // its.every - now // its.every):
                if self.stopped:
                    return
                self.block(its.do)

    # Cards

    def turn(self, deck: str, clause: str) -> bool:
        """Turn over the next card of a deck; whether there was one."""
        pile = getattr(self.state, f"deck_{deck}")
        if not pile.size():
            empty = self.bot.decks[deck].empty
            if empty == "shuffle" and getattr(self.state, f"turned_{deck}"):
                self.table.do(Shuffle(clause, f"deck.{deck}", 0))
                pile = getattr(self.state, f"deck_{deck}")
            else:
                self.nothing("deck_empty", clause, deck=f"deck.{deck}")
                if empty in ("end_round", "end_game"):
                    self.stopped, self.ended = True, empty[4:]
                return False
        card = str(self.table.draw(pile))
        self.table.do(TurnOver(clause, f"deck.{deck}", card))
        self.support, self.card, self.card_deck = self.card, self.bot.rows[card], deck
        return True
