"""Declarations of a bot file: cards, counters, areas, pieces, questions, and the names of their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from visavis.core import Map
from visavis.textbot.board import FUNCTIONS, Board
from visavis.textbot.source.cells import NOTHING
from visavis.textbot.source.document import AREA, FORMAT, ID, KEYS, MOST_NUMBER, Shapes
from visavis.textbot.source.problems import Problems
from visavis.textbot.source.source_map import Path
from visavis.textbot.vocabulary import NONE, Vocabulary, alike
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.expr import Expr
    from visavis.textbot.runtime import Run
    from visavis.textbot.texts import Texts


def name_things(world: World, texts: Texts) -> None:
    """Create the Fluent messages of all names, under every key that the program looks up."""
    name, raw = texts.name, world.raw
    for key, usual in (("name", str(world.id)), ("about", " ")):
        if key in raw or key == "about":
            name(f"game-{key}", raw.get(key), (key,), usual)
            if key == "name":
                name("seat-bot", raw[key], (key,), usual)
        else:
            world.problems.add("name.missing", ())
    for level in world.levels:
        label = world.things["levels"].get(level, {}).get("name")
        name(f"option-level-{level}", label, ("levels", level), level)
        name(f"opt-word-{level}", label, ("levels", level), level)
    for id, card in world.cards.items():
        name(f"opt-card-{id}", card.raw.get("name"), (*card.path, "name"), id)
    for id, action in world.things["actions"].items():
        name(f"opt-action-{id}", action.get("name"), ("actions", id), id)
    words = {word for column in world.columns.values() if column.kind == "word" for word in column.words}
    words |= _newer_words(world)
    for word in sorted({*words, *world.words}):
        name(f"opt-word-{word}", world.words.get(word), ("words", word), word)
    _name_newer(world, texts)
    _name_parts(world, texts)
    _name_decks(world, texts)
    _name_spaces(world, texts)


def _newer_words(world: World) -> set[str]:
    """Return the words of lists, options and tables."""
    vocabulary = world.vocabulary
    words = {word for listed in vocabulary.lists.values() for word in listed} if world.format > 1 else set()
    words |= {word for option in vocabulary.options.values() for word in option.values}
    for table in vocabulary.tables.values():
        words |= {word for column in table.cells.columns.values() if column.kind == "word" for word in column.words}
    return {word for word in words if ID.match(word)}


def _name_newer(world: World, texts: Texts) -> None:
    """Create the names of notes, options, families and rows of tables."""
    name, vocabulary = texts.name, world.vocabulary
    for id, entry in world.things["notes"].items():
        for key in (f"opt-note-{id}", f"state-note_{id}", f"row-note-{id}"):
            name(key, entry.get("name"), ("notes", id), id)
    for id, option in vocabulary.options.items():
        label = world.things["options"][id].get("name")
        for key in (f"option-{id}", f"state-option_{id}", f"opt-option-{id}"):
            name(key, label, ("options", id), id)
        for word in option.values:
            name(f"option-{id}-{word}", world.words.get(word), ("words", word), word)
    for id, family in vocabulary.families.items():
        name(f"panel-family-{id}", {"": id.replace("_", " ").capitalize()}, (), id)
        for words, member in family.members.items():
            name(f"row-member-{member}", _words_named(world, words), (), member)
    for id, table in vocabulary.tables.items():
        label = world.things["tables"][id].get("name")
        name(f"opt-table-{id}", label, ("tables", id), id)
        for row in table.rows.values():
            words = tuple(str(row[key]).removeprefix("word.") for key in table.by)
            name(f"opt-{table.row_id(row).replace('.', '-')}", _words_named(world, words), (), id)


def _words_named(world: World, words: tuple[str, ...]) -> dict[str, str]:
    word_name = world.vocabulary.word_name
    return alike({language: ", ".join(word_name(word, language) for word in words) for language in LANGUAGES})


def _name_parts(world: World, texts: Texts) -> None:
    name = texts.name
    for kind in ("counter", "die", "piece", "pile", "row", "flag"):
        section = {"die": "dice"}.get(kind, f"{kind}s")
        for id, entry in world.things[section].items():
            for key in (f"opt-{kind}-{id}", f"state-{kind}_{id}", f"row-{kind}-{id}", f"piece-{kind}-{id}"):
                name(key, entry.get("name"), (*world.path_of(section, id), "name"), id)
            name(f"panel-{kind}-{id}", entry.get("name"), (*world.path_of(section, id), "name"), id)
    for id, entry in world.things["pieces"].items():
        if "sign" in entry:
            name(f"sign-piece-{id}", entry["sign"], ("pieces", id), id)


def _name_decks(world: World, texts: Texts) -> None:
    name = texts.name
    for id in world.decks:
        label = world.things["decks"].get(id, {}).get("name")
        if label is None and id == "deck":
            # The only deck of a small bot has the default name.
            continue
        for key in (f"opt-deck-{id}", f"state-deck_{id}", f"row-deck-{id}", f"stream-deck-{id}"):
            name(key, label, ("decks", id), id)
    for id, die in world.things["dice"].items():
        name(f"stream-die-{id}", die.get("name"), ("dice", id), id)


def _name_spaces(world: World, texts: Texts) -> None:
    if world.board is None:
        return
    for ground in world.board.grounds:
        texts.name(f"ground-own_{ground}", world.words.get(ground), ("words", ground), ground)
    areas = {} if world.board.hexes else world.raw["board"]["areas"]
    for id, area in areas.items():
        called = area.get("name") if isinstance(area, dict) else None
        texts.name(f"opt-area-{id}", called, ("board", "areas", id), id)


Kind = Literal["number", "yes", "word", "words", "set", "text"]

KNOWN = (
    "round", "level", "it", "amount", "slot", "count", "card", "support", "seen", "all", "yes", "no", "you", "bot",
    "and", "or", "not", "is", "min", "max", "value", "named", "cards", "sum", *FUNCTIONS,
)  # fmt: skip
"""Reserved names of the format."""
KNOWN_SINCE_2 = (NONE, "where", "least", "most")
EMPTY = ("shuffle", "nothing", "end_round", "end_game")
_MOST_CARDS = 300
_MOST_SPACES = 400


class Column(msgspec.Struct):
    """A column of the cards: its kind, and the words that occur in it."""

    kind: Kind
    words: set[str]


class Card(msgspec.Struct):
    """A kind of card: number of copies, and one value per column."""

    id: str
    copies: int
    row: dict[str, Any]
    raw: dict[str, Any]
    path: Path = ()
    """The path of its table, or of its row in a table of cards."""


class World:
    """All declarations of a file."""

    def __init__(self, raw: dict[str, Any], problems: Problems) -> None:
        self.raw = raw
        self.problems = problems
        self.format = 1 if raw.get("bot") == 1 else FORMAT
        self.known_names = KNOWN if self.format == 1 else (*KNOWN, *KNOWN_SINCE_2)
        self.shapes = shapes = Shapes(problems, self.format)
        shapes.keys(raw, "top", ())
        if type(raw.get("bot")) is not int or raw["bot"] not in (1, FORMAT):
            problems.add("format", ("bot",), given=str(raw.get("bot", "")), some="bot" in raw, expected_number=FORMAT)
        shapes.number(raw, "version", (), 1, 0, MOST_NUMBER)
        self._cards_inside()
        self.id = raw.get("id", "")
        if "id" in raw:
            shapes.id(self.id, ("id",))
        else:
            problems.add("id.missing", ())
        self.rounds = shapes.number(raw, "rounds", (), 1, 1, 99)
        self.turns_expr: Expr | None = None
        """The number of turns in a round where it is an expression; `turns_per_round` is its bound then."""
        reckoned = self.format > 1 and isinstance(raw.get("turns_per_round"), str)
        self.turns_per_round = 99 if reckoned else shapes.number(raw, "turns_per_round", (), 0, 0, 99)
        if "turns" in raw:
            self.rounds, self.turns_per_round = 1, shapes.number(raw, "turns", (), 1, 1, 99)
        asked = raw.get("asks") if self.format > 1 and isinstance(raw.get("asks"), dict) else {}
        self.first = shapes.one_of(raw, "first", (), ("you", "bot", *_sides_asked(asked or {})), "you")
        self.next_first = shapes.one_of(raw, "next_first", (), ("first", "other", "rested"), "first")
        self.things = {
            section: shapes.things(raw, section)
            for section in (
                "levels", "counters", "decks", "dice", "pieces", "piles", "rows", "flags", "asks", "choices",
                "criteria", "actions", "you",
            )
        }  # fmt: skip
        for section in ("notes", "options", "tables", "cards"):
            self.things[section] = shapes.things(raw, section) if self.format > 1 else {}
        self.levels = tuple(self.things["levels"]) or ("normal",)
        self.words = self.by_id("words")
        self.vocabulary = Vocabulary(self)
        if self.format > 1:
            self.vocabulary.read()
            self.vocabulary.read_tables()
        self.columns: dict[str, Column] = {}
        self.cards = self._cards()
        self.most_cards = sum(card.copies for card in self.cards.values())
        """Number of cards of the file."""
        self.board = self._board()
        self.decks = tuple(self.things["decks"]) or (("deck",) if self.cards else ())
        self.sets = self._lines("sets")
        self.conditions = self._lines("conditions") if self.format > 1 else {}
        self.numbers = self.by_id("numbers")
        self.orders = self.vocabulary.lists
        if self.format == 1:
            self.orders = {id: tuple(shapes.words(words, ("orders", id))) for id, words in self.by_id("orders").items()}
        self._clashes()

    def turns_of(self, run: Run) -> int:
        """Return the number of turns that each side has in this round: at least one; 0 if rules end the round."""
        if self.turns_expr is None:
            return self.turns_per_round
        turns: int = self.turns_expr.fn(run)
        return max(1, min(turns, self.turns_per_round))

    def path_of(self, section: str, id: str) -> Path:
        """Return the path of an entry; of a member of a family the path of the family."""
        return (section, self.vocabulary.family_of.get((section, id), id))

    def _cards_inside(self) -> None:
        """Report cards that are written after a heading: TOML puts them into that section."""
        for section, entry in self.raw.items():
            cards = entry.get("card") if isinstance(entry, dict) else None
            if isinstance(cards, list) and cards and all(isinstance(card, dict) for card in cards):
                self.problems.add("card.inside", (section, "card"), given=section)

    def by_id(self, section: str) -> dict[str, Any]:
        """Return the entries of a section whose ids are valid."""
        table = self.shapes.table(self.raw.get(section), (section,))
        return {id: value for id, value in table.items() if self.shapes.id(id, (section, str(id)))}

    def _lines(self, section: str) -> dict[str, str]:
        lines = {}
        for id, value in self.shapes.table(self.raw.get(section), (section,)).items():
            line = self.shapes.line(value, (section, id)) if self.shapes.id(id, (section, id)) else None
            if line is not None:
                lines[id] = line
        return lines

    def _clashes(self) -> None:
        """Report names that are declared twice or reserved."""
        owner: dict[str, str] = {}
        for section in ("counters", "decks", "dice", "pieces", "piles", "rows", "asks", "notes", "options", "tables"):
            for id in self.things[section]:
                self._claim(owner, id, section)
        for section, names in (("sets", self.sets), ("numbers", self.numbers), ("conditions", self.conditions)):
            for id in names:
                self._claim(owner, id, section)
        if self.format > 1:
            for id in (*self.vocabulary.families, *self.vocabulary.lists):
                self._claim(owner, id, "counters" if id in self.vocabulary.families else "lists")
            for section in ("notes", "options"):
                for id in {id.partition("__")[0] for id in self.things[section]} & set(self.columns):
                    self.problems.add("note.column", (section, id), given=id)
        for ground in self.board.grounds if self.board else ():
            self._claim(owner, ground, "board")

    def _claim(self, owner: dict[str, str], id: str, section: str) -> None:
        if id in self.known_names:
            self.problems.add("name.known", (section, id), given=id)
        elif id in owner:
            self.problems.add("name.twice", (section, id), given=id, one=owner[id], other=section)
        owner[id] = section

    # Cards

    def _cards(self) -> dict[str, Card]:
        raw = self.raw.get("card", [])
        self.no_card: dict[str, Any] = {"id": ""}
        if not isinstance(raw, list) or not all(isinstance(row, dict) for row in raw):
            self.problems.add("cards", ("card",))
            return {}
        cards: dict[str, Card] = {}
        rows: list[tuple[dict[str, Any], Path]] = [(row, ("card", index)) for index, row in enumerate(raw)]
        for row, path in [*rows, *self.vocabulary.card_rows()]:
            id = row.get("id")
            if not self.shapes.id(id, (*path, "id")) or not isinstance(id, str):
                continue
            if id in cards:
                self.problems.add("card.twice", (*path, "id"), given=id)
                continue
            copies = self.shapes.number(row, "copies", path, 1, 1, 60)
            cards[id] = Card(id, copies, {}, row, path)
            for column, value in row.items():
                if column not in KEYS["card"]:
                    self._column(str(column), value, path)
        for column, kind in self.vocabulary.card_columns.items():
            self.columns.setdefault(column, Column(kind, set()))
        if sum(card.copies for card in cards.values()) > _MOST_CARDS:
            self.problems.add("many", ("card",), most=_MOST_CARDS)
        nothing: Mapping[str, Any] = {"number": 0, "yes": False, "word": "", "words": (), "text": ""}
        if self.format > 1:
            nothing = NOTHING
        self.no_card = {name: nothing[column.kind] for name, column in self.columns.items()} | {"id": ""}
        for card in cards.values():
            card.row = self.no_card | card.row | {"id": f"card.{card.id}"}
            for column, value in card.raw.items():
                if column in self.columns and self.columns[column].kind == "text":
                    card.row[column] = value
                elif column in self.columns and _kind(value) == self.columns[column].kind:
                    card.row[column] = _value(value)
        return cards

    def _column(self, name: str, value: object, path: Path) -> None:
        if not self.shapes.id(name, (*path, name)):
            return
        if self.vocabulary.card_columns.get(name) == "text":
            self.columns.setdefault(name, Column("text", set()))
            return
        kind = _kind(value)
        if kind is None:
            self.problems.add("column.value", (*path, name), column=name)
            return
        if isinstance(value, int) and abs(value) > MOST_NUMBER:
            self.problems.add("number", (*path, name), given=str(value), least=0, most=MOST_NUMBER)
            return
        words = {value} if isinstance(value, str) else set(value) if isinstance(value, list) else set()
        if kind == "word" and not ID.match(str(value)):
            self.problems.add("id", (*path, name), given=str(value))
            return
        known = self.columns.setdefault(name, Column(kind, set()))
        if known.kind != kind:
            self.problems.add("column.kind", (*path, name), column=name, kind=kind, expected=known.kind)
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
        positions, ground = {}, {}
        for row, line in enumerate(rows):
            for column, sign in enumerate(line):
                if sign in " .":
                    continue
                name = f"{chr(65 + row)}{column + 1}"
                kind = grounds.get(sign, "")
                if not isinstance(kind, str) or not ID.match(kind):
                    self.problems.add("board.ground", ("board", "hexes"), line, given=sign, options=tuple(grounds))
                    return None
                positions[name], ground[name] = (row, column), kind
        return Board(Map.hexes(positions), ground, positions, True) if positions else None

    def _areas(self, areas: dict[str, Any]) -> Board | None:
        next_to: dict[str, set[str]] = {id: set() for id in areas}
        ground = {}
        for id, area in areas.items():
            path: Path = ("board", "areas", id)
            if not self.shapes.id(id, path, AREA):
                return None
            row = self.shapes.table(area, path)
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
        map = Map.graph({names[id]: [names[other] for other in areas if other in near] for id, near in next_to.items()})
        positions = {names[id]: (place, place) for place, id in enumerate(areas)}
        return Board(map, {names[id]: kind for id, kind in ground.items()}, positions, False)


def _sides_asked(asks: Mapping[str, Any]) -> list[str]:
    """Return the questions whose answer is a side."""
    return [
        id
        for id, ask in asks.items()
        if isinstance(ask, dict) and ask.get("options") in (["you", "bot"], ["bot", "you"])
    ]


def _kind(value: object) -> Kind | None:
    """Return the kind of a value of a column; None if it is invalid."""
    if isinstance(value, bool):
        return "yes"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "word"
    listed = isinstance(value, list) and all(isinstance(item, str) for item in value) and len(value) <= 20
    return "words" if listed else None


def _value(value: Any) -> Any:
    """Return a value of a column as rules use it: words have a prefix, which avoids clashes with ids of the program."""
    if isinstance(value, str):
        return f"word.{value}"
    return tuple(value) if isinstance(value, list) else value
