"""State of a game from a text: a field per counter, deck, die, pile, row, mark and kind of piece."""

from __future__ import annotations

from collections import Counter as Counts
from typing import Annotated, Any, ClassVar, Literal, cast

import msgspec

from visavis.core import Bits, Fault, Faults, Map, Options, Pile, pile_faults
from visavis.core import State as BaseState
from visavis.core.region import UNTRACKED
from visavis.textbot.effects import Side
from visavis.textbot.runtime import MOST_TURNS, Bot
from visavis.textbot.vocabulary import NONE, Local, Option

Phase = Literal["setup", "play", "round_end", "end", "over"]


class TextState(BaseState, kw_only=True):
    """Base of the state of every game from a text."""

    FIXED: ClassVar[tuple[str, ...]] = ("level", "tracked")

    level: str
    tracked: bool
    phase: Phase = "setup"
    round: int = 1
    turn: Side = "you"
    first: Side = "you"
    resting: tuple[Side, ...] = ()
    turns_you: int = 0
    turns_bot: int = 0
    last: bool = False
    your_points: int = 0


def state_type(bot: Bot) -> type[TextState]:
    """Create the state class of a bot."""
    fields: list[Any] = [(f"counter_{id}", int, 0) for id in bot.counters]
    for id in bot.decks:
        fields.append((f"deck_{id}", Pile, Pile(f"deck.{id}")))
        fields += [(f"{kind}_{id}", tuple[str, ...], ()) for kind in ("turned", "out")]
    for id, pile in bot.dice.items():
        fields.append((f"die_{id}", type(pile.pool[0]), pile.pool[0]))
    for kind, ids in (("pile", bot.pile_deck), ("row", bot.row_cards), ("flag", bot.world.things["flags"])):
        fields += [(f"{kind}_{id}", tuple[str, ...], ()) for id in ids]
    vocabulary = bot.world.vocabulary
    fields += [(f"note_{id}", str, _no_note(note)) for id, note in vocabulary.notes.items()]
    kinds: dict[str, Any] = {"word": str, "yes": bool, "number": int}
    options = {f"option_{id}": option for id, option in vocabulary.options.items()}
    fields += [(name, kinds[option.kind], _option(option, option.start)) for name, option in options.items()]
    if any(verb.must for verb in bot.verbs.values()):
        fields.append(("said", int, 0))
    pieces = tuple(f"piece_{id}" for id in bot.world.things["pieces"]) if bot.board else ()
    fields += [(name, Bits, 0) for name in pieces]
    board = bot.board

    def board_map(self: TextState) -> Map:
        """Return the map of the file."""
        assert board is not None
        return board.map

    made = msgspec.defstruct(
        "TextState",
        fields,
        bases=(TextState,),
        kw_only=True,
        namespace={"REGIONS": pieces, "board_map": board_map, "FIXED": (*TextState.FIXED, *options)},
    )
    return cast("type[TextState]", made)


def options_type(bot: Bot) -> type[Options]:
    """Create the options class of a bot: the level if there are several, `tracked` if there is a board."""
    fields: list[Any] = []
    if len(bot.world.levels) > 1:
        fields.append(("level", Literal[bot.world.levels], bot.world.levels[0]))
    for id, option in bot.world.vocabulary.options.items():
        kind: Any = Annotated[int, msgspec.Meta(ge=0, le=option.most)]
        if option.kind != "number":
            kind = bool if option.kind == "yes" else Literal[option.values]
        fields.append((id, kind, option.start))
    if bot.board:
        fields.append(("tracked", bool, True))
    made = msgspec.defstruct("TextOptions", fields, bases=(Options,), frozen=True, forbid_unknown_fields=True)
    return cast("type[Options]", made)


def starter(bot: Bot, kind: type[TextState]) -> Any:
    """Return the function that builds the start state."""

    def start(options: Any, pack: object) -> TextState:
        level = getattr(options, "level", bot.world.levels[0])
        first: Side = "bot" if bot.world.first == "bot" else "you"
        tracked = bool(bot.board) and options.tracked
        values: dict[str, Any] = {f"deck_{id}": deck.pile(level) for id, deck in bot.decks.items()}
        values |= {counter.field: counter.start[level] for counter in bot.counters.values()}
        values |= dict.fromkeys(kind.REGIONS, 0 if tracked else UNTRACKED)
        for id, option in bot.world.vocabulary.options.items():
            values[f"option_{id}"] = _option(option, getattr(options, id))
        return kind(level=level, tracked=tracked, first=first, turn=first, **values)

    return start


def _option(option: Option, value: Any) -> Any:
    """Return the value of an option as rules use it."""
    return f"word.{value}" if option.kind == "word" else value


def _no_note(note: Local) -> str:
    return NONE if note.kind == "card" else f"word.{NONE}"


def held(bot: Bot, state: Any) -> dict[str, int]:
    """Return the number of copies of each card, over all places."""
    cards: list[Any] = []
    for id in bot.decks:
        cards += getattr(state, f"deck_{id}").cards
        cards += getattr(state, f"turned_{id}") + getattr(state, f"out_{id}")
    for kind, ids in (("pile", bot.pile_deck), ("row", bot.row_cards)):
        for id in ids:
            cards += getattr(state, f"{kind}_{id}")
    counts = Counts(cards)
    # A row is dealt during set-up: until then its cards are in reserve.
    if state.phase == "setup":
        for id, by_level in bot.row_cards.items():
            if not getattr(state, f"row_{id}"):
                counts.update(by_level[state.level])
    return {str(card): counts[card] for card in sorted(counts, key=str)}


def faults_of(bot: Bot) -> Faults:
    """Return the faults that a state of this bot can have."""
    faults: list[Fault] = []
    cells = {row["id"] for table in bot.world.vocabulary.tables.values() for row in table.rows.values()}
    for id in bot.decks:
        faults += pile_faults(lambda state, name=f"deck_{id}": getattr(state, name))  # type: ignore[misc]

    def counters(state: Any) -> bool:
        return any(
            not counter.least <= getattr(state, counter.field) <= counter.most for counter in bot.counters.values()
        )

    def cards(state: Any) -> bool:
        there: Counts[str] = Counts()
        for deck in bot.decks.values():
            there.update(deck.cards[state.level] + deck.reserve[state.level])
        for by_level in bot.row_cards.values():
            there.update(by_level[state.level])
        return held(bot, state) != dict(there)

    def marks(state: Any) -> bool:
        flags = [getattr(state, f"flag_{id}") for id in bot.world.things["flags"]]
        return any(card not in bot.rows and card not in cells for marked in flags for card in marked)

    def notes(state: Any) -> bool:
        for id, note in bot.world.vocabulary.notes.items():
            value = getattr(state, f"note_{id}")
            known = value in bot.rows if note.kind == "card" else value[5:] in (note.words or ())
            if not known and value != _no_note(note):
                return True
        return False

    def dice(state: Any) -> bool:
        return any(getattr(state, f"die_{id}") not in pile.pool for id, pile in bot.dice.items())

    return Faults(
        [
            *faults,
            Fault("bot.counter", counters),
            Fault("bot.round", lambda state: not 1 <= state.round <= bot.world.rounds),
            Fault("bot.turns", lambda state: not 0 <= state.turns_you + state.turns_bot <= MOST_TURNS),
            Fault("bot.points", lambda state: not -99_999 <= state.your_points <= 99_999),
            Fault("bot.cards", cards),
            Fault("bot.marks", marks),
            Fault("bot.dice", dice),
            *((Fault("bot.note", notes),) if bot.world.vocabulary.notes else ()),
        ]
    )


def completed(bot: Bot) -> Any:
    """Return the function that completes a position: a deck is what is nowhere else."""

    def complete(state: Any, given: frozenset[str]) -> None:
        for id, deck in bot.decks.items():
            named = {f"turned_{id}", f"out_{id}", *(f"pile_{pile}" for pile in bot.pile_deck)}
            named |= {f"row_{row}" for row in bot.row_cards if bot.world.format > 1}
            if f"deck_{id}" not in given and named & given:
                gone = getattr(state, f"turned_{id}") + getattr(state, f"out_{id}")
                for pile, owner in bot.pile_deck.items():
                    gone += getattr(state, f"pile_{pile}") if owner == id else ()
                for row in bot.row_cards:
                    gone += tuple(card for card in getattr(state, f"row_{row}") if card in deck.cards[state.level])
                setattr(state, f"deck_{id}", deck.pile(state.level, gone))
        if "phase" in given and state.phase != "setup":
            for id, by_level in bot.row_cards.items():
                if f"row_{id}" not in given and not getattr(state, f"row_{id}"):
                    setattr(state, f"row_{id}", by_level[state.level])

    return complete
