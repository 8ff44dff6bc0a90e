"""Run a compiled bot: the state of a turn, its steps, its choices, its checklists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core import SOMEWHERE, UNTRACKED, Fact, Field, Form, Forms, Nothing, Pile, Table
from visavis.core.budget import spend
from visavis.core.region import Region
from visavis.textbot.effects import (
    Change,
    GameOver,
    LastRoundOver,
    LayRow,
    NextRound,
    NextTurn,
    Owed,
    QuietChange,
    QuietNote,
    RoundOver,
    SetNote,
    Shuffle,
    ShuffleUnder,
    Side,
    TurnOver,
    YourPoints,
    YouSay,
    with_under,
)
from visavis.textbot.expr import Expr

if TYPE_CHECKING:
    from visavis.core.players import PersonModel
    from visavis.textbot.card_steps import Line
    from visavis.textbot.compiler import Maker
    from visavis.textbot.declarations import World
    from visavis.textbot.expr import Expr
    from visavis.textbot.rules_page import Prose
    from visavis.textbot.texts import Text


FUEL = 1500
"""Maximum number of steps of a file that run in one turn."""
_OPERATIONS = 4_000
"""Number of operations that take about as long as a step of an installed game."""
_OFTEN = 16
"""Number of steps between two checkpoints."""
MOST_NESTED = 30
"""Maximum number of actions inside one another that may lead back to themselves."""
YOU, BOT = "you", "bot"
Step = Callable[["Run"], object]


class Ask(msgspec.Struct, frozen=True):
    """A question of the file: its text, and optionally the expression that computes the answer."""

    id: str
    kind: str
    text: Text
    value: Expr | None
    options: tuple[str, ...]
    least: Expr | None
    most: Expr | None
    likely: tuple[int, int] | None = None
    """The range of the answers that people mostly give, for simulations."""


class Action(msgspec.Struct):
    """An action: its condition, its choice, its steps, and the steps otherwise."""

    id: str
    condition: Expr | None = None
    choose: Callable[[Run], Any] | None = None
    do: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] | None = None
    inputs: tuple[str, ...] = ()
    nested: int = 0
    """How often it may be under way inside itself."""


class Run:
    """Context of one step of the game. It is not stored: after an answer the step is run again."""

    __slots__ = (
        "amount", "asked", "bot", "card", "card_deck", "clause", "counted", "ended", "env", "fuel", "it", "level",
        "nested", "row", "seen", "slot", "state", "stopped", "support", "table", "tracked", "yours",
    )  # fmt: skip

    def __init__(self, bot: Bot, state: Any, table: Table, yours: bool = False) -> None:
        self.bot = bot
        self.state = state
        self.table = table
        self.level = f"word.{state.level}"
        self.tracked = state.tracked
        self.yours = yours
        """Whether the person does it."""
        self.fuel = FUEL
        self.stopped = False
        self.ended = ""
        """`round` or `game` once that has ended; otherwise empty."""
        self.asked: dict[str, Any] = {}
        self.env: dict[str, Any] = {}
        """The inputs of the action under way and the variables of its loops."""
        self.row: Mapping[str, Any] = bot.no_card
        """The row of a table that is looked at."""
        self.nested: dict[str, int] = {}
        """How often each action that may lead back to itself is under way."""
        self.it: Any = None
        self.amount = self.slot = self.counted = 0
        self.seen: Mapping[str, Any] = bot.no_card
        self.card_deck = bot.main_deck
        turned: tuple[str, ...] = getattr(state, f"turned_{bot.main_deck}") if bot.main_deck else ()
        self.card = bot.rows[turned[-1]] if turned else bot.no_card
        self.support = bot.rows[turned[-2]] if len(turned) > 1 else bot.no_card

    @property
    def card_id(self) -> str:
        """Id of the card that acts; `none` without one."""
        return str(self.card["id"]) or "none"

    @property
    def support_id(self) -> str:
        """Id of the card before it; `none` without one."""
        return str(self.support["id"]) or "none"

    @property
    def seen_id(self) -> str:
        """Id of the inspected card; `none` without one."""
        return str(self.seen["id"]) or "none"

    def nothing(self, case: str, clause: str, **args: Any) -> None:
        """Record a note that a rule had no effect."""
        self.table.note(Nothing, f"bot.{case}", clause, args)

    # Steps and actions

    def all(self, steps: tuple[Step, ...]) -> None:
        """Run steps until one stops the turn or the maximum number of steps is reached."""
        for step in steps:
            if self.stopped:
                return
            self.fuel -= 1
            if not self.fuel % _OFTEN:
                self.weigh(_OFTEN)
            if self.fuel < 0:
                self.stopped = True
                return self.nothing("too_long", "flow.long")
            step(self)

    def weigh(self, expressions: int) -> None:
        """Count what so many expressions may cost, as steps of the budget under way. Raises OverBudget, or Stopped."""
        spend("steps", 1 + expressions * self.bot.dearest // _OPERATIONS)

    def block(self, steps: tuple[Step, ...]) -> None:
        """Run steps with an empty cache of answers: questions are asked again."""
        before, self.asked = self.asked, {}
        self.all(steps)
        self.asked = before

    def act(self, action: Action, amount: int, given: dict[str, Any] | None = None) -> bool:
        """Run an action: condition, choice and steps, or the steps otherwise. Return True if steps were run."""
        self.fuel -= 1
        frame = self.asked, self.it, self.amount, self.env
        self.asked, self.it, self.amount, self.env = {}, None, amount, given or {}
        done = self._nested(action) if action.nested else self._act(action)
        self.asked, self.it, self.amount, self.env = frame
        return done

    def _nested(self, action: Action) -> bool:
        """Run an action that may lead back to itself, unless it is too deep."""
        depth = self.nested.get(action.id, 0)
        if depth >= action.nested or sum(self.nested.values()) >= MOST_NESTED:
            self.nothing("nested", f"action.{action.id}", most=depth)
            return False
        self.nested[action.id] = depth + 1
        done = self._act(action)
        self.nested[action.id] = depth
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
        """Return the answer to a question of the file; cached within an action."""
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
        given = self.asked[name] = self.table.ask(fact)
        return given

    # Counters

    def change(self, counter: str, by: int, clause: str) -> None:
        """Change a counter within its bounds and run the steps that it triggers on its way up."""
        declared = self.bot.counters[counter]
        now = getattr(self.state, declared.field)
        to = max(declared.least, min(now + by, declared.most))
        if to == now:
            if by and not declared.quiet:
                self.nothing("counter", clause, counter=f"counter.{counter}", now=now)
            return
        change = QuietChange if declared.quiet else Change
        self.table.do(change(clause, f"counter.{counter}", to - now, to))
        if to > now and (declared.at or declared.every):
            self._passed(declared, now, to)

    def _passed(self, counter: Any, now: int, to: int) -> None:
        for step, do in counter.at:
            if now < step <= to:
                self.block(do)
        if counter.every and counter.do:
            for _ in range(to // counter.every - now // counter.every):
                if self.stopped:
                    return
                self.block(counter.do)

    def remember(self, note: str, value: str, clause: str) -> None:
        """Set a note."""
        if getattr(self.state, f"note_{note}") != value:
            told = QuietNote if self.bot.world.things["notes"][note].get("quiet") else SetNote
            self.table.do(told(clause, f"note.{note}", value))

    # Cards

    def shuffle(self, deck: str, clause: str, unseen: int) -> None:
        """Reshuffle a deck with its discard pile; some cards go under it."""
        its = self.bot.decks[deck]
        if its.under:
            self.table.do(ShuffleUnder(clause, f"deck.{deck}", its.under_cards(self.state.level), its.under_with))
        else:
            self.table.do(Shuffle(clause, f"deck.{deck}", unseen))

    def turn(self, deck: str, clause: str) -> bool:
        """Turn over the next card of a deck. Return False if there is none."""
        pile = getattr(self.state, f"deck_{deck}")
        if not pile.size():
            empty = self.bot.decks[deck].empty
            if empty == "shuffle" and getattr(self.state, f"turned_{deck}"):
                self.shuffle(deck, clause, 0)
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


MOST_TURNS = 300
"""Maximum number of turns per round, for bots that never rest."""
DONE = "you.-done"
"""Verb of a person who has nothing else to report. Unique: an id of a file cannot begin with a hyphen."""
MOST_POINTS = 9999


class Counter(msgspec.Struct, frozen=True):
    """A counter: start value by level, bounds, and the steps triggered on its way up."""

    field: str
    start: dict[str, int]
    least: int
    most: int
    every: int
    do: tuple[Step, ...]
    at: tuple[tuple[int, tuple[Step, ...]], ...]
    quiet: bool = False
    """Whether it is neither told nor shown."""


class Deck(msgspec.Struct, frozen=True):
    """A deck and its reserve, by level."""

    id: str
    empty: str
    cards: dict[str, tuple[str, ...]]
    reserve: dict[str, tuple[str, ...]]
    under: dict[str, tuple[str, ...]] = {}
    """The cards that every shuffle mixes into the last `under_with` cards, by level."""
    under_with: int = 0

    def under_cards(self, level: str) -> tuple[str, ...]:
        """Return the cards that belong to the bottom of the deck."""
        return self.under.get(level, ())

    def pile(self, level: str, gone: tuple[str, ...] = ()) -> Pile:
        """Return the shuffled deck and its reserve, without the cards that are elsewhere."""
        removed, parts = list(gone), []
        for cards in (self.cards[level], self.reserve[level]):
            remaining = []
            for card in cards:
                if card in removed:
                    removed.remove(card)
                else:
                    remaining.append(card)
            parts.append(remaining)
        if self.under:
            return with_under(f"deck.{self.id}", parts[0], self.under_cards(level), self.under_with)
        own = Pile.of(f"deck.{self.id}", parts[0])
        return own.with_reserve("reserve", parts[1]) if parts[1] else own


class Verb(msgspec.Struct, frozen=True):
    """An action that the person may report."""

    id: str
    in_setup: bool
    possible: Expr | None
    space: Expr | None
    options: tuple[str, ...]
    least: Expr | None
    most: Expr | None
    do: tuple[Step, ...]
    again: bool
    where: Expr | None = None
    """Which of the options are possible now."""
    must: bool = False
    """Whether the turn is not over before one of these was said."""

    @property
    def looks(self) -> bool:
        """Return True if the board decides whether it is possible."""
        return self.space is not None or (self.possible is not None and self.possible.board)


class Bot:
    """A compiled file."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.id = f"bot.{world.id}"
        self.text = ""
        self.board = world.board
        self.rows = {f"card.{id}": card.row for id, card in world.cards.items()}
        self.no_card = world.no_card
        self.most_cards = sum(card.copies for card in world.cards.values())
        self.main_deck = world.decks[0] if world.decks else ""
        self.asks: dict[str, Ask] = {}
        self.decks: dict[str, Deck] = {}
        self.dice: dict[str, Pile] = {}
        self.counters: dict[str, Counter] = {}
        self.row_cards: dict[str, dict[str, tuple[str, ...]]] = {}
        self.mixed: set[str] = set()
        self.pile_deck: dict[str, str] = {}
        self.card_steps: dict[str, tuple[Step, ...]] = {}
        self.blocks: dict[str, tuple[Step, ...]] = {}
        self.verbs: dict[str, Verb] = {}
        self.score_bot: Expr | None = None
        self.score_you: Expr | None = None
        self.asks_you = ""
        self.person_verbs: dict[str, int] = {}
        self.person: PersonModel | None = None
        self.icons: dict[str, str] = {}
        """How often the stand-in chooses each verb."""
        self.you_rest = False
        self.unused: list[tuple[str, str, int]] = []
        """Unreachable blocks: kind, id and line."""
        self.untold: list[tuple[str, str, int]] = []
        """Texts that lack a language: the language, the text, its line."""
        self.dearest = 1
        """Number of operations of its most expensive expression."""
        self.maker: Maker
        self.lines: dict[str, list[Line]] = {}

    def made(self, maker: Maker) -> None:
        """Store the compiler's results that the rules page needs."""
        self.maker, self.lines, self.dearest = maker, maker.lines, maker.compiler.dearest
        self.turn_verbs = tuple(verb for verb in self.verbs.values() if not verb.in_setup)

    def prose(self, language: str) -> Prose:
        """Return the renderer of the file in a language."""
        from visavis.textbot.rules_page import Prose

        return Prose(self, language)

    # The flow

    def step(self, state: Any, table: Table) -> None:
        """Run one step: the set-up, a turn, the end of a round, or the end."""
        if state.phase == "setup":
            self._set_up(state, table)
        elif state.phase == "round_end":
            self._round_end(state, table)
        elif state.phase == "end":
            self._end(state, table)
        elif state.turn == YOU:
            self._your_turn(state, table)
        else:
            run = Run(self, state, table)
            run.block(self.blocks["turn"])
            self._next(run)

    def _set_up(self, state: Any, table: Table) -> None:
        for id, cards in self.row_cards.items():
            laid = list(cards[state.level])
            if id in self.mixed:
                mixed: list[str] = []
                while laid:
                    card = str(table.draw(Pile.of(f"row.{id}", laid)))
                    laid.remove(card)
                    mixed.append(card)
                laid = mixed
            if laid:
                table.do(LayRow("flow.row", f"row.{id}", tuple(laid)))
        run = Run(self, state, table)
        run.block(self.blocks["setup"])
        first = self.world.first
        if first not in (YOU, BOT):
            run.asked = {}
            first = str(run.ask(first))[5:]
        self._begin_round(run, 1, first)

    def _begin_round(self, run: Run, number: int, first: str) -> None:
        run.stopped = False
        run.table.do(NextRound("flow.rounds", number, first))  # type: ignore[arg-type]
        run.block(self.blocks["round"])

    def _next(self, run: Run) -> None:
        """Advance to the next turn or to the end of the round."""
        state, table = run.state, run.table
        side: Side = state.turn
        other: Side = "bot" if side == YOU else "you"
        turns = {YOU: state.turns_you + (side == YOU), BOT: state.turns_bot + (side == BOT)}
        if run.ended == "game":
            return table.do(RoundOver("flow.end", True))
        resting = set(state.resting)
        if BOT in resting and not self.you_rest:
            # The person cannot rest: the round is over when the bot does.
            resting.add(YOU)
        most = self.world.turns_of(run)
        done = {player for player in (YOU, BOT) if player in resting or (most and turns[player] >= most)}
        endless = turns[YOU] + turns[BOT] >= MOST_TURNS
        if endless:
            run.nothing("endless", "flow.long", most=MOST_TURNS)
        if run.ended == "round" or len(done) == 2 or endless:
            return table.do(RoundOver("flow.rounds", state.round >= self.world.rounds))
        coming: Side = side if other in done else other
        table.do(NextTurn("flow.turns", side, coming))

    def _round_end(self, state: Any, table: Table) -> None:
        run = Run(self, state, table)
        run.block(self.blocks["round_end"])
        if state.last or run.ended == "game":
            return table.do(LastRoundOver("flow.end"))
        first = state.first
        if self.world.next_first == "other":
            first = BOT if first == YOU else YOU
        elif self.world.next_first == "rested" and state.resting:
            first = state.resting[0]
        self._begin_round(run, state.round + 1, first)

    def _end(self, state: Any, table: Table) -> None:
        run = Run(self, state, table)
        run.block(self.blocks["end"])
        if self.score_you is None:
            run.asked = {}
            if self.asks_you:
                points = run.ask(self.asks_you)
            else:
                points = table.ask(Fact("your.points", "flow.points", UNTRACKED, bounds=(0, MOST_POINTS), seat=YOU))
            table.do(YourPoints("flow.points", points))
        table.do(GameOver("flow.end"))

    # The person

    def _your_turn(self, state: Any, table: Table) -> None:
        run = Run(self, state, table, yours=True)
        verbs = [(verb, form) for verb in self.turn_verbs if (form := self.form(verb, run)) is not None]
        now = state.round * (MOST_TURNS + 1) + state.turns_you
        # Nobody is held to what may be impossible on a board that is not tracked.
        owed = any(verb.must and (run.tracked or not verb.looks) for verb, _ in verbs) and bool(state.said != now)
        if owed:
            verbs = [(verb, form) for verb, form in verbs if verb.must or verb.again]
        forms = tuple(form for _, form in verbs)
        if not owed and all(form.verb[4:] in self.verbs and self.verbs[form.verb[4:]].again for form in forms):
            forms = (*forms, Form(DONE))
        answer = table.ask(Forms("your.turn", YOU, "flow.turns", forms, {"round": state.round}, even=True))
        if answer[0] == DONE:
            return self._next(run)
        verb = self.verbs[str(answer[0])[4:]]
        if verb.must:
            table.do(Owed(f"you.{verb.id}", now))
        self._said(run, verb, answer)
        if not verb.again or (run.ended and self.world.format > 1):
            self._next(run)

    def _said(self, run: Run, verb: Verb, answer: tuple[Any, ...]) -> None:
        if verb.most is not None:
            run.amount = answer[-1]
            run.it = answer[1] if verb.options else run.it
        elif len(answer) > 1:
            run.it = answer[1]
        elif verb.space is not None:
            run.it = SOMEWHERE
        before, run.yours = run.yours, True
        if verb.do:
            run.block(verb.do)
        else:
            run.table.do(YouSay(f"you.{verb.id}", f"you.{verb.id}"))
        run.yours = before

    def you_do(self, run: Run, id: str) -> None:
        """Ask the person to report one action during the set-up."""
        form = self.form(self.verbs[id], run)
        if form is None:
            return run.nothing("not_possible", f"you.{id}", what=f"you.{id}")
        it, amount = run.it, run.amount
        self._said(run, self.verbs[id], run.table.ask(Forms(f"you.{id}", YOU, f"you.{id}", (form,))))
        run.it, run.amount = it, amount

    def form(self, verb: Verb, run: Run) -> Form | None:
        """Return the form of a verb; None if it is not possible now. On an untracked board every space is possible."""
        name, possible = f"you.{verb.id}", verb.possible
        if possible is not None and (run.tracked or not possible.board) and not possible.fn(run):
            return None
        if verb.space is not None:
            if not run.tracked or self.board is None:
                return Form(name)
            spaces = Region(self.board.map, verb.space.fn(run))
            return Form(name, (Field("space", spaces),)) if len(spaces) else None
        fields: tuple[Field, ...] = ()
        if verb.options:
            options = verb.options if verb.where is None else tuple(fitting(run, verb.options, verb.where.fn))
            if not options:
                return None
            fields = (Field("option", options),)
        if verb.most is not None:
            least = verb.least.fn(run) if verb.least else 0
            fields = (*fields, Field("number", bounds=(least, max(least, verb.most.fn(run)))))
        return Form(name, fields)

    # Points

    def score(self, state: Any) -> dict[str, int]:
        """Return the points of both sides; the person's are 0 until they are entered, unless the file computes them."""
        run = _Looking(self, state)
        you = state.your_points if self.score_you is None else self.score_you.fn(run)  # type: ignore[arg-type]
        return {YOU: you, BOT: self.score_bot.fn(run) if self.score_bot else 0}  # type: ignore[arg-type]


def fitting(run: Run, options: Iterable[Any], test: Callable[[Run], Any]) -> list[Any]:
    """Return the options for which a condition about `it` holds."""
    before, kept = run.it, []
    for option in options:
        run.it = option
        if test(run):
            kept.append(option)
    run.it = before
    return kept


class _Looking:
    """A run without questions and cards: only the state is available."""

    __slots__ = ("amount", "bot", "card", "counted", "env", "it", "level", "row", "seen", "slot", "state", "support")

    def __init__(self, bot: Bot, state: Any) -> None:
        self.bot = bot
        self.state, self.level = state, f"word.{state.level}"
        self.env: dict[str, Any] = {}
        self.row = bot.no_card
        self.card = self.support = self.seen = bot.no_card
        self.amount = self.slot = self.counted = 0
        self.it = None
