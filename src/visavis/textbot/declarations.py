"""Declarations of a bot file: cards, counters, areas, pieces, questions, and the names of their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from visavis.core import Map
from visavis.textbot.board import FUNCTIONS, Board
from visavis.textbot.document import AREA, FORMAT, ID, KEYS, MOST_NUMBER, Shapes
from visavis.textbot.problems import Path, Problems

if TYPE_CHECKING:
    from visavis.textbot.texts import Texts


def name_things(world: World, texts: Texts) -> None:
    """A message for every name, under every key that the program asks for."""
    name, raw = texts.name, world.raw
    for key, usual in (("name", str(world.id)), ("about", " ")):
        if key in raw or key == "about":
            name(f"game-{key}", raw.get(key), (key,), usual)
            if key == "name":
                name("seat-bot", raw[key], (key,), usual)
        else:
            world.problems.add("text.missing", ("name",), given="name")
    for level in world.levels:
        its = world.things["levels"].get(level, {}).get("name")
        name(f"option-level-{level}", its, ("levels", level), level)
        name(f"opt-word-{level}", its, ("levels", level), level)
    for id, card in world.cards.items():
        name(f"opt-card-{id}", card.raw.get("name"), ("card",), id)
    for id, its in world.things["actions"].items():
        name(f"opt-action-{id}", its.get("name"), ("actions", id), id)
    words = {one for column in world.columns.values() if column.kind == "word" for one in column.words}
    for word in sorted({*words, *world.words}):
        name(f"opt-word-{word}", world.words.get(word), ("words", word), word)
    _name_parts(world, texts)
    _name_decks(world, texts)
    _name_spaces(world, texts)


def _name_parts(world: World, texts: Texts) -> None:
    name = texts.name
    for kind in ("counter", "die", "piece", "pile", "row", "flag"):
        part = {"die": "dice"}.get(kind, f"{kind}s")
        for id, its in world.things[part].items():
            for key in (f"opt-{kind}-{id}", f"state-{kind}_{id}", f"row-{kind}-{id}", f"piece-{kind}-{id}"):
                name(key, its.get("name"), (part, id), id)
            name(f"panel-{kind}-{id}", its.get("name"), (part, id), id)
    for id, its in world.things["pieces"].items():
        if "sign" in its:
            name(f"sign-piece-{id}", its["sign"], ("pieces", id), id)


def _name_decks(world: World, texts: Texts) -> None:
    name = texts.name
    for id in world.decks:
        its = world.things["decks"].get(id, {}).get("name")
        if its is None and id == "deck":
            # The only deck of a small bot: called as ours is.
            continue
        for key in (f"opt-deck-{id}", f"state-deck_{id}", f"row-deck-{id}", f"stream-deck-{id}"):
            name(key, its, ("decks", id), id)
    for id, its in world.things["dice"].items():
        name(f"stream-die-{id}", its.get("name"), ("dice", id), id)


def _name_spaces(world: World, texts: Texts) -> None:
    if world.board is None:
        return
    for ground in world.board.grounds:
        texts.name(f"ground-own_{ground}", world.words.get(ground), ("words", ground), ground)
    areas = {} if world.board.hexes else world.raw["board"]["areas"]
    for id, its in areas.items():
        called = its.get("name") if isinstance(its, dict) else None
        texts.name(f"opt-area-{id}", called, ("board", "areas", id), id)


Kind = Literal["number", "yes", "word", "words", "set"]

KNOWN = (
    "round", "level", "it", "amount", "slot", "count", "card", "support", "seen", "all", "yes", "no", "you", "bot",
    "and", "or", "not", "is", "min", "max", "value", "named", "cards", "sum", *FUNCTIONS,
)  # fmt: skip
"""Names that the format has itself: no counter can be called so."""
EMPTY = ("shuffle", "nothing", "end_round", "end_game")
_MOST_CARDS = 300
_MOST_SPACES = 400


class Column(msgspec.Struct):
    """A column of the cards: its kind, and the words that stand in it."""

    kind: Kind
    words: set[str]


class Card(msgspec.Struct):
    """A kind of card: how often it is there, and its values, one for every column."""

    id: str
    copies: int
    row: dict[str, Any]
    raw: dict[str, Any]


class World:
    """Everything that a file declares."""

    def __init__(self, raw: dict[str, Any], problems: Problems) -> None:
        self.raw = raw
        self.problems = problems
        self.shapes = shapes = Shapes(problems)
        shapes.keys(raw, "top", ())
        if raw.get("bot") != FORMAT:
            problems.add("format", ("bot",), given=str(raw.get("bot")), expected=FORMAT)
        self.id = raw.get("id", "")
        shapes.id(self.id, ("id",))
        self.rounds = shapes.number(raw, "rounds", (), 1, 1, 99)
        self.turns_per_round = shapes.number(raw, "turns_per_round", (), 0, 0, 99)
        if "turns" in raw:
            self.rounds, self.turns_per_round = 1, shapes.number(raw, "turns", (), 1, 1, 99)
        self.first = shapes.one_of(raw, "first", (), ("you", "bot"), "you")
        self.next_first = shapes.one_of(raw, "next_first", (), ("first", "other", "rested"), "first")
        self.things = {
            part: shapes.things(raw, part)
            for part in (
                "levels", "counters", "decks", "dice", "pieces", "piles", "rows", "flags", "asks", "choices",
                "criteria", "actions", "you",
            )
        }  # fmt: skip
        self.levels = tuple(self.things["levels"]) or ("normal",)
        self.columns: dict[str, Column] = {}
        self.cards = self._cards()
        self.board = self._board()
        self.decks = tuple(self.things["decks"]) or (("deck",) if self.cards else ())
        self.sets = self._lines("sets")
        self.numbers = self._by_id("numbers")
        self.words = self._by_id("words")
        self.orders = {id: tuple(shapes.words(its, ("orders", id))) for id, its in self._by_id("orders").items()}
        self._clashes()

    def _by_id(self, part: str) -> dict[str, Any]:
        table = self.shapes.table(self.raw.get(part), (part,))
        return {id: its for id, its in table.items() if self.shapes.id(id, (part, str(id)))}

    def _lines(self, part: str) -> dict[str, str]:
        found = {}
        for id, its in self.shapes.table(self.raw.get(part), (part,)).items():
            line = self.shapes.line(its, (part, id)) if self.shapes.id(id, (part, id)) else None
            if line is not None:
                found[id] = line
        return found

    def _clashes(self) -> None:
        """No name means two things, nor one that the format has itself."""
        owner: dict[str, str] = {}
        for part in ("counters", "decks", "dice", "pieces", "piles", "rows", "asks"):
            for id in self.things[part]:
                self._claim(owner, id, part)
        for part, names in (("sets", self.sets), ("numbers", self.numbers)):
            for id in names:
                self._claim(owner, id, part)
        for ground in self.board.grounds if self.board else ():
            self._claim(owner, ground, "board")

    def _claim(self, owner: dict[str, str], id: str, part: str) -> None:
        if id in KNOWN:
            self.problems.add("name.known", (part, id), given=id)
        elif id in owner:
            self.problems.add("name.twice", (part, id), given=id, one=owner[id], other=part)
        owner[id] = part

    # Cards

    def _cards(self) -> dict[str, Card]:
        raw = self.raw.get("card", [])
        self.no_card: dict[str, Any] = {"id": ""}
        if not isinstance(raw, list) or not all(isinstance(one, dict) for one in raw):
            self.problems.add("cards", ("card",))
            return {}
        found: dict[str, Card] = {}
        for at, row in enumerate(raw):
            path: Path = ("card", at)
            id = row.get("id")
            if not self.shapes.id(id, (*path, "id")):
                continue
            if id in found:
                self.problems.add("card.twice", path, f'"{id}"', given=id)
                continue
            copies = self.shapes.number(row, "copies", path, 1, 1, 60)
            found[id] = Card(id, copies, {}, row)
            for column, value in row.items():
                if column not in KEYS["card"]:
                    self._column(str(column), value, path, id)
        if sum(card.copies for card in found.values()) > _MOST_CARDS:
            self.problems.add("many", ("card",), most=_MOST_CARDS)
        nothing: Mapping[str, Any] = {"number": 0, "yes": False, "word": "", "words": ()}
        self.no_card = {name: nothing[column.kind] for name, column in self.columns.items()} | {"id": ""}
        for card in found.values():
            card.row = self.no_card | card.row | {"id": f"card.{card.id}"}
            for column, value in card.raw.items():
                if column in self.columns and _kind(value) == self.columns[column].kind:
                    card.row[column] = _value(value)
        return found

    def _column(self, name: str, value: object, path: Path, id: str) -> None:
        if not self.shapes.id(name, (*path, name)):
            return
        kind = _kind(value)
        if kind is None:
            self.problems.add("column.value", (*path, name), f'"{id}"', column=name)
            return
        if isinstance(value, int) and abs(value) > MOST_NUMBER:
            self.problems.add("number", (*path, name), f'"{id}"', given=str(value), least=0, most=MOST_NUMBER)
            return
        words = {value} if isinstance(value, str) else set(value) if isinstance(value, list) else set()
        if kind == "word" and not ID.match(str(value)):
            self.problems.add("id", (*path, name), f'"{id}"', given=str(value))
            return
        known = self.columns.setdefault(name, Column(kind, set()))
        if known.kind != kind:
            self.problems.add("column.kind", (*path, name), f'"{id}"', column=name, kind=kind, expected=known.kind)
            return
        known.words |= words

    # The board

    def _board(self) -> Board | None:
        raw = self.shapes.table(self.raw.get("board"), ("board",))
        if not raw:
            return None
        self.shapes.keys(raw, "board", ("board",))
        if "hexes" in raw:
            return self._hexes(raw)
        areas = self.shapes.table(raw.get("areas"), ("board", "areas"))
        if not areas:
            self.problems.add("board", ("board",))
            return None
        return self._areas(areas)

    def _hexes(self, raw: dict[str, Any]) -> Board | None:
        text, grounds = raw["hexes"], self.shapes.table(raw.get("grounds"), ("board", "grounds"))
        rows = [line.rstrip() for line in text.strip("\n").split("\n")] if isinstance(text, str) else []
        if not rows or len(rows) > 26 or not 0 < sum(map(len, rows)) <= _MOST_SPACES:
            self.problems.add("board.size", ("board", "hexes"), most=_MOST_SPACES)
            return None
        at, ground = {}, {}
        for row, line in enumerate(rows):
            for column, sign in enumerate(line):
                if sign in " .":
                    continue
                name = f"{chr(65 + row)}{column + 1}"
                its = grounds.get(sign, "")
                if not isinstance(its, str) or not ID.match(its):
                    self.problems.add("board.ground", ("board", "hexes"), line, given=sign, options=tuple(grounds))
                    return None
                at[name], ground[name] = (row, column), its
        return Board(Map.hexes(at), ground, at, True) if at else None

    def _areas(self, areas: dict[str, Any]) -> Board | None:
        next_to: dict[str, set[str]] = {id: set() for id in areas}
        ground = {}
        for id, its in areas.items():
            path: Path = ("board", "areas", id)
            if not self.shapes.id(id, path, AREA):
                return None
            row = self.shapes.table(its, path)
            self.shapes.keys(row, "areas", path)
            ground[id] = row.get("ground", "") if isinstance(row.get("ground", ""), str) else ""
            for other in self.shapes.words(row.get("next", []), (*path, "next")):
                if other not in areas:
                    self.problems.add("board.area", (*path, "next"), given=other, options=tuple(areas))
                    return None
                if other != id:
                    next_to[id].add(other)
                    next_to[other].add(id)
        names = {id: f"area.{id}" for id in areas}
        map = Map.graph({names[id]: [names[one] for one in areas if one in its] for id, its in next_to.items()})
        at = {names[id]: (place, place) for place, id in enumerate(areas)}
        return Board(map, {names[id]: its for id, its in ground.items()}, at, False)


def _kind(value: object) -> Kind | None:
    """The kind of a value of a column; None if it can be none."""
    if isinstance(value, bool):
        return "yes"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "word"
    listed = isinstance(value, list) and all(isinstance(one, str) for one in value) and len(value) <= 20
    return "words" if listed else None


def _value(value: Any) -> Any:
    """A value of a column as rules use it: words have a prefix of their own, so that none is taken for ours."""
    if isinstance(value, str):
        return f"word.{value}"
    return tuple(value) if isinstance(value, list) else value
