"""What an experiment can switch: values of options, cards, criteria of choices, and the effects of a clause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Literal, ParamSpec, TypeVar, cast

import msgspec

from visavis.core import BadPack, Choice, Effect, Game, Nth, Pack, Policy, Refusal, YouChoose, option_fields
from visavis.core.choice import Later, narrow, settle
from visavis.core.effect import Note
from visavis.core.pile import Card, Pile
from visavis.core.region import UNTRACKED
from visavis.core.state import S
from visavis.lab.cells import RunCell, cells_of
from visavis.lab.observers import Trail
from visavis.lab.run_reader import typed_value

T = TypeVar("T", bound=Any)
P = ParamSpec("P")

Kind = Literal["option", "card", "criterion", "clause"]
KINDS: tuple[Kind, ...] = ("option", "card", "criterion", "clause")
SETUP_STEP = 0
_MOST_VALUES = 6
"""Options with more values are tried with their least and their greatest one."""


class Switch(msgspec.Struct, frozen=True, order=True):
    """One thing that is switched off or replaced: an option's value, a card, a criterion, or a clause."""

    kind: Kind
    id: str
    """`level=hard`, `card.7` (table and card), `build.space/build.count` (choice and criterion), or a clause."""
    clause: str = ""

    @property
    def parts(self) -> tuple[str, str]:
        """The two parts of the id."""
        first, _, second = self.id.partition({"option": "=", "card": "."}.get(self.kind, "/"))
        return first, second


class Stuck(Exception):
    """Raised if a game does not go on without something."""


class Reached(Trail[S]):
    """Also records what a game reached: criteria, clauses of effects, questions and notes, and cards."""

    __slots__ = ("cards", "carried", "listed", "operations", "read")
    heard: ClassVar[bool] = True

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.read: set[tuple[str, str, str]] = set()
        """Choice, criterion and clause of every criterion that was read."""
        self.listed: set[tuple[str, str, str]] = set()
        """Those that stood in a choice, read or not."""
        self.carried: set[tuple[str, str]] = set()
        """What carried a clause (effect, setup, note, asked), and the clause."""
        self.cards: set[str] = set()
        self.operations = 0

    def do(self, effect: Effect) -> None:
        self.operations += 1
        self.carried.add(("setup" if self.step == SETUP_STEP else "effect", effect.clause))
        effect.apply(self.state)

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
        self.carried.add(("note", note(*args, **kwargs).clause))

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = super().draw(pile, part)
        self.cards.add(str(card))
        return card

    def ask(self, question: Any) -> Any:
        self.operations += 1
        if clause := getattr(question, "clause", ""):
            self.carried.add(("asked", clause))
        return super().ask(question)

    def choose(self, choice: Choice[T]) -> T | None:
        self.operations += 1
        self.carried.add(("asked", choice.clause))
        if choice.among is UNTRACKED:
            return super().choose(choice)
        self.listed.update((choice.id, by.id, by.clause) for by in choice.by if not isinstance(by, Later))
        decision = narrow(choice, self.ask)
        self.read.update((choice.id, step.id, step.clause) for step in decision.steps)
        self.trail.append((self.step, choice.id, choice.clause, decision.pick))
        return cast("T | None", decision.pick)


class Without(Trail[S]):
    """Plays without one criterion, or without the effects of one clause after the set-up."""

    __slots__ = ("_left", "_off")

    def __init__(self, game: Game[S], state: S, seed: int, seats: Mapping[str, Policy], off: Switch, most: int) -> None:
        super().__init__(game, state, seed, seats)
        self._off = off
        self._left = most

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise Stuck

    def do(self, effect: Effect) -> None:
        self._count()
        if self._off.kind == "clause" and effect.clause == self._off.id and self.step != SETUP_STEP:
            return
        effect.apply(self.state)

    def ask(self, question: Any) -> Any:
        self._count()
        return super().ask(question)

    def choose(self, choice: Choice[T]) -> T | None:
        self._count()
        of, criterion = self._off.parts
        if self._off.kind != "criterion" or choice.id != of or choice.among is UNTRACKED:
            return super().choose(choice)
        pick = settle(without(choice, criterion), self.ask, None)
        self.trail.append((self.step, choice.id, choice.clause, pick))
        return pick


def without(choice: Choice[T], criterion: str) -> Choice[T]:
    """Return a choice without one criterion; what is still tied after the others is decided by the order of options.

    >>> made = Choice("c", "X-1", (3, 4, 5), (Nth("last", "X-2", 1, backwards=True),))
    >>> narrow(made).pick, narrow(without(made, "last")).pick
    (5, 3)
    """
    rest: list[Any] = []
    for by in choice.by:
        if isinstance(by, Later):
            rest.append(Later(_unless(by, criterion)))
        elif by.id != criterion:
            rest.append(by)
    if not (rest and isinstance(rest[-1], (Nth, YouChoose))):
        rest.append(Nth("in_order", choice.clause, 1))
    return msgspec.structs.replace(choice, by=tuple(rest))


def _unless(later: Later[Any], criterion: str) -> Callable[[tuple[Any, ...]], Any]:
    def make(remaining: tuple[Any, ...]) -> Any:
        by = later.make(remaining)
        return None if by is None or by.id == criterion else by

    return make


# Which there are


class Seen(msgspec.Struct):
    """What the games without any change reached, and in which of them."""

    read: dict[tuple[str, str, str], list[int]] = {}
    listed: set[tuple[str, str, str]] = set()
    carried: dict[tuple[str, str], list[int]] = {}
    cards: set[str] = set()

    def add(self, index: int, table: Reached[Any]) -> None:
        """Add one game."""
        for key in table.read:
            self.read.setdefault(key, []).append(index)
        for carried in table.carried:
            self.carried.setdefault(carried, []).append(index)
        self.listed |= table.listed
        self.cards |= table.cards

    def games(self, switch: Switch) -> list[int] | None:
        """Return the games that reached it; None for all: an option or a card may change what leads to it."""
        if switch.kind == "criterion":
            return self.read.get((*switch.parts, switch.clause), [])
        return self.carried.get(("effect", switch.id), []) if switch.kind == "clause" else None


def switches_of(game: Game, cell: RunCell, seen: Seen) -> list[Switch]:
    """Return everything that can be switched in these games, in the order of `KINDS`."""
    found = [Switch("option", f"{name}={value}") for name, value in _other_values(game, cell)]
    for table, rows in sorted(decks(game, cell, seen.cards).items()):
        found += [Switch("card", f"{table}.{row['id']}") for row in rows]
    found += [Switch("criterion", f"{of}/{id}", clause) for of, id, clause in sorted({*seen.listed, *seen.read})]
    known = game.clauses
    effects = sorted(clause for how, clause in seen.carried if how == "effect" and clause in known)
    return found + [Switch("clause", clause, clause) for clause in effects]


def _other_values(game: Game, cell: RunCell) -> Iterator[tuple[str, str]]:
    for field in option_fields(game.options):
        values: Sequence[object] = field.choices or range(field.least, field.most + 1)
        if len(values) > _MOST_VALUES:
            values = (values[0], values[-1])
        now = typed_value(cell.options.get(field.name, field.default))
        yield from ((field.name, typed_value(value)) for value in values if typed_value(value) != now)


def decks(game: Game, cell: RunCell, drawn: Iterable[str]) -> dict[str, list[dict[str, Any]]]:
    """Return the tables of the pack from which cards were drawn."""
    known, raw = set(drawn), _raw(game, cell)
    return {
        name: rows
        for name, rows in raw.items()
        if isinstance(rows, list) and len(rows) > 1 and any(row.get("id") in known for row in rows)
    }


def _raw(game: Game, cell: RunCell) -> Mapping[str, Any]:
    return cell.own_pack if cell.own_pack is not None else game.default_pack.raw


_OWN = ("id", "names", "provenance")


def neutral(rows: Sequence[Mapping[str, Any]], card: str) -> dict[str, Any]:
    """Return the row of a card with the values of the most ordinary other one: the one that differs least from all.

    >>> neutral([{"id": "a", "n": 9}, {"id": "b", "n": 1}, {"id": "c", "n": 1}], "a")
    {'id': 'a', 'n': 1, 'provenance': 'reconstructed'}
    """
    others = [row for row in rows if row["id"] != card]

    def distance(row: Mapping[str, Any]) -> int:
        return sum(row.get(name) != other.get(name) for other in others for name in row if name not in _OWN)

    own = next(row for row in rows if row["id"] == card)
    ordinary = min(others, key=distance)
    values = {name: value for name, value in ordinary.items() if name not in _OWN}
    return {**{name: own[name] for name in _OWN if name in own}, **values, "provenance": "reconstructed"}


class Unfit(Exception):
    """Raised if something cannot be switched; `why` is the id of the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def switched_cell(game: Game, cell: RunCell, switch: Switch, players: Mapping[str, Any]) -> RunCell:
    """Return the cell to be played with a switch: the same one unless it changes an option or a card. Raises Unfit."""
    name, value = switch.parts
    options: dict[str, Any] = {option: typed_value(given) for option, given in cell.options.items()}
    raw = cell.own_pack
    if switch.kind == "option":
        options[name] = value
    elif switch.kind == "card":
        rows = _raw(game, cell)[name]
        changed = neutral(rows, value)
        if not any(
            changed.get(field) != content
            for row in rows
            if row["id"] == value
            for field, content in row.items()
            if field not in _OWN
        ):
            raise Unfit("alike")
        raw = {**_raw(game, cell), name: [changed if row["id"] == value else row for row in rows], "id": "without"}
    else:
        return cell
    try:
        pack: Pack | None = game.pack.build(dict(raw)) if raw is not None and game.pack is not None else None
        seats = {seat: [players.get(who, who)] for seat, who in cell.seats.items()}
        given = {option: [chosen] for option, chosen in options.items()}
        made = cells_of(game, given, policies=_still(game, given, seats), packs=[pack], seed=cell.seed)
    except (BadPack, Refusal):
        raise Unfit("refused") from None
    return made[0]


def _still(game: Game, options: Mapping[str, Sequence[Any]], seats: Mapping[str, Any]) -> dict[str, Any]:
    """Return the players of the seats that there are with these options."""
    chosen = game.read_options({**game.players.simulation_options, **{name: its[0] for name, its in options.items()}})
    return {seat: who for seat, who in seats.items() if seat in game.seats(chosen)}


# Clauses that are not switched


def apart(game: Game, seen: Seen) -> dict[str, list[str]]:
    """Return the clauses that no switch is about, by the reason: set-up, a question, wording, never reached, limits.

    A clause that the code of the game never gives to a move is a limit: it forbids or defines something.
    """
    groups: dict[str, list[str]] = {name: [] for name in ("setup", "asked", "wording", "unreached", "limits")}
    criteria = {clause for _, _, clause in {*seen.listed, *seen.read}}
    carried = _carried(game, seen)
    for clause in game.clauses.values():
        by = {how for how in ("effect", "setup", "asked", "note") if (how, clause.id) in seen.carried}
        if clause.status != "done" or "effect" in by or clause.id in criteria:
            continue
        for how, group in (("asked", "asked"), ("setup", "setup"), ("note", "wording")):
            if how in by:
                groups[group].append(clause.id)
                break
        else:
            groups["unreached" if clause.id in carried else "limits"].append(clause.id)
    return groups


_CARD = "card."
"""Prefix of the clauses and cards of a text bot."""
_ID = re.compile(r"""["']([A-Z]{2,}-[\w.]+)["']""")


def _carried(game: Game, seen: Seen) -> set[str]:
    """Return the clauses that some move carries: those in the code of a game, or on undrawn cards of a text bot."""
    if game.source is None:
        return set(_ids_in(game.folder))
    drawn = {card.removeprefix(_CARD) for card in seen.cards}
    on_cards = (id for id in game.clauses if id.startswith(_CARD))
    return {id for id in on_cards if id.removeprefix(_CARD).partition(".")[0] not in drawn}


def _ids_in(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _ids_in(entry)
        elif entry.name.endswith(".py"):
            yield from _ID.findall(entry.read_text("utf-8"))
