"""Declarations of version 2: lists, families of counters and notes, tables, options, inputs of actions."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.textbot.board import FUNCTIONS
from visavis.textbot.source.cells import NOTHING, CellReader, Cells
from visavis.textbot.source.document import KEYS, MOST_NUMBER, MOST_THINGS, Shapes
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.source_map import Path
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.declarations import World

MOST_MEMBERS = 120
_MOST_INPUTS = 6
CARDS = "cards"
"""The list of all cards, for notes and inputs."""
NONE = "none"
"""The word for nothing: an empty cell, a note that is not set."""


class Local(msgspec.Struct, frozen=True):
    """A name that is known in one place: an input of an action, or the variable of a loop."""

    name: str
    kind: str
    words: frozenset[str] | None = None


class Family(msgspec.Struct, frozen=True):
    """A counter or note for each word of one or more lists."""

    id: str
    lists: tuple[str, ...]
    members: dict[tuple[str, ...], str]
    """The id of each member by its words."""


class Option(msgspec.Struct, frozen=True):
    """An option of the game: words, yes or no, or a number."""

    kind: str
    values: tuple[str, ...]
    start: Any
    most: int = 0


class Table(msgspec.Struct, frozen=True):
    """A table of the file: the columns that are its keys, and its rows by the values of these."""

    id: str
    by: tuple[str, ...]
    cells: Cells
    rows: dict[tuple[Any, ...], dict[str, Any]]
    empty: dict[str, Any]

    def row_id(self, row: dict[str, Any]) -> str:
        """Return the id of a row, for marks."""
        return ".".join(("cell", self.id, "_".join(str(row[key]).removeprefix("word.") for key in self.by)))


class Vocabulary:
    """Reads the declarations of version 2; without any in a file of version 1."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.shapes: Shapes = world.shapes
        self.lists: dict[str, tuple[str, ...]] = {}
        self.families: dict[str, Family] = {}
        self.notes: dict[str, Local] = {}
        """The notes by id: a family has one for each member."""
        self.options: dict[str, Option] = {}
        self.tables: dict[str, Table] = {}
        self.inputs: dict[str, tuple[Local, ...]] = {}
        """The inputs of each action; of asks and choices the ones that they use."""
        self.card_columns: dict[str, Any] = {}
        """The kinds of the columns of `[cards.KIND]`."""
        self.family_names: dict[str, dict[str, str]] = {}
        """Names of the members of families, by language."""
        self.family_of: dict[tuple[str, str], str] = {}
        """The family of each member, by section and member."""

    def read(self) -> None:
        """Read lists, families, notes, options and inputs."""
        world = self.world
        for section in ("orders", "lists"):
            for id, raw in world.by_id(section).items():
                self._list(section, id, raw)
        self._family("counters")
        self._family("notes")
        for id, raw in world.things["notes"].items():
            self._note(id, raw)
        for id, raw in world.things["options"].items():
            self._option(id, raw)
        for section in ("actions", "choices", "asks"):
            for id, raw in world.things[section].items():
                if "with" in raw:
                    self.inputs[f"{section} {id}"] = self._inputs(raw["with"], (section, id, "with"))
        words = {word for listed in self.lists.values() for word in listed}
        for section in ("notes", "options"):
            for id in world.things[section]:
                if id in words:
                    world.problems.add("name.word", (section, id), given=id)

    def _wrong(self, id: str, path: Path, snippet: str = "", **args: object) -> None:
        self.world.problems.add(id, path, snippet, **args)

    def _list(self, section: str, id: str, raw: object) -> None:
        path: Path = (section, id)
        words = self.shapes.words(raw, path)
        if section == "lists" and (not words or len(set(words)) < len(words)):
            self._wrong("words", path)
        for index, word in enumerate(words if section == "lists" else ()):
            self.shapes.id(word, (*path, index))
            if word == NONE:
                self._wrong("name.known", (*path, index), given=word)
        if id in self.lists:
            self._wrong("name.twice", path, given=id, one="orders", other="lists")
        self.lists[id] = tuple(words)

    def listed(self, name: object, path: Path, *also: str) -> tuple[str, ...]:
        """Return the words of a list; what is no list is reported."""
        if isinstance(name, str) and name in self.lists:
            return self.lists[name]
        known = (*self.lists, *also)
        self._wrong("list", path, given=str(name), near=nearest(str(name), known), options=known)
        return ()

    # Families

    def _family(self, section: str) -> None:
        things = self.world.things[section]
        for id, raw in list(things.items()):
            if "for" not in raw:
                continue
            path: Path = (section, id)
            names = raw["for"] if isinstance(raw["for"], list) else [raw["for"]]
            lists = [self.listed(name, (*path, "for")) for name in names[:3]]
            del things[id]
            if not all(lists) or not lists:
                things[id] = {}
                continue
            members = {words: "__".join((id, *words)) for words in product(*lists)}
            if len(members) > MOST_MEMBERS or len(things) + len(members) > MOST_THINGS:
                self._wrong("many", (*path, "for"), most=MOST_MEMBERS)
                members = dict(list(members.items())[:1])
            self.families[id] = Family(id, tuple(map(str, names)), members)
            named = self.shapes.text(raw["name"], (*path, "name")) if "name" in raw else None
            for words, member in members.items():
                if member in things:
                    self._wrong("name.twice", path, given=member, one=section, other=section)
                own = {key: value for key, value in raw.items() if key not in ("for", "name", "start")}
                if "start" in raw:
                    own["start"] = self._start(raw["start"], words, lists, (*path, "start"))
                own["name"] = self.family_names[member] = self._named(id, named, names, words)
                self.family_of[section, member] = id
                things[member] = own

    def _start(self, start: Any, words: tuple[str, ...], lists: list[tuple[str, ...]], path: Path) -> Any:
        """Return where a member starts: its own number, or that of all."""
        for word, listed in zip(words, lists, strict=True):
            if not isinstance(start, dict) or set(start) <= set(self.world.things["levels"]):
                break
            for key in start:
                if key not in listed:
                    self._wrong("list.word", path, key, given=str(key), near=nearest(str(key), listed), options=listed)
                    return 0
            start = start.get(word, 0)
        return start

    def _named(self, id: str, named: dict[str, str] | None, lists: list[str], words: tuple[str, ...]) -> dict[str, str]:
        """Return the name of a member: the words in the blanks of the family's name."""
        called = {}
        for language in LANGUAGES:
            shown = [self.word_name(word, language) for word in words]
            text = f"{id.replace('_', ' ')}: {', '.join(shown)}"
            if named is not None:
                text = named.get(language) or named.get("") or next(iter(named.values()))
                for name, word in zip(lists, shown, strict=True):
                    text = text.replace(f"{{{name}}}", word)
            called[language] = text
        return alike(called)

    def word_name(self, word: str, language: str) -> str:
        """Return what a word is called."""
        raw = self.world.words.get(word)
        if isinstance(raw, dict) and raw:
            return str(raw.get(language) or raw.get("") or next(iter(raw.values())))
        return raw if isinstance(raw, str) else word.replace("_", " ")

    # Notes, options, inputs

    def _note(self, id: str, raw: dict[str, Any]) -> None:
        path: Path = ("notes", id.partition("__")[0])
        if raw.get("of") == CARDS:
            self.notes[id] = Local(id, "card")
            return
        if "of" not in raw:
            self._wrong("note.of", path, given=id)
            return
        self.notes[id] = Local(id, "word", frozenset(self.listed(raw["of"], (*path, "of"), CARDS)))

    def _option(self, id: str, raw: dict[str, Any]) -> None:
        path: Path = ("options", id)
        if id in ("level", "tracked"):
            self._wrong("name.known", path, given=id)
        if "values" in raw:
            given = raw["values"]
            path_of_values = (*path, "values")
            words = (
                self.listed(given, path_of_values)
                if isinstance(given, str)
                else tuple(self.shapes.words(given, path_of_values))
            )
            if (
                not words
                or len(set(words)) < len(words)
                or not all(self.shapes.id(word, path_of_values) for word in words)
            ):
                self._wrong("words", path_of_values)
                return
            start = self.shapes.one_of(raw, "start", path, words, words[0])
            self.options[id] = Option("word", words, start)
        elif isinstance(raw.get("start"), bool):
            self.options[id] = Option("yes", (), raw["start"])
        else:
            most = self.shapes.number(raw, "most", path, 9, 1, MOST_NUMBER)
            self.options[id] = Option("number", (), self.shapes.number(raw, "start", path, 0, 0, most), most)

    def _inputs(self, raw: object, path: Path) -> tuple[Local, ...]:
        made = []
        for name, kind in self.shapes.table(raw, path).items():
            if not self.shapes.id(name, (*path, name)):
                continue
            if kind in ("number", "yes"):
                made.append(Local(name, kind))
            elif kind == CARDS:
                made.append(Local(name, "card"))
            else:
                made.append(Local(name, "word", frozenset(self.listed(kind, (*path, name), "number", "yes", CARDS))))
            self.local(name, (*path, name))
        if len(made) > _MOST_INPUTS:
            self._wrong("many", path, most=_MOST_INPUTS)
        return tuple(made)

    def local(self, name: str, path: Path) -> None:
        """Report a name for one place that would be mistaken for something else."""
        if any(name in words for words in self.lists.values()):
            self._wrong("name.word", path, given=name)
        elif name in self.world.known_names and name not in FUNCTIONS:
            self._wrong("name.known", path, given=name)

    # Tables

    def read_tables(self) -> None:
        """Read the tables of the file."""
        for id, raw in self.world.things["tables"].items():
            path: Path = ("tables", id)
            by = tuple(self.shapes.words(raw["by"] if isinstance(raw.get("by"), list) else [raw.get("by", "")], path))
            texts = frozenset(self.shapes.words(raw.get("texts", []), (*path, "texts")))
            cells = CellReader(self.world.problems, (*path, "rows"), texts).read(raw.get("rows"))
            rows: dict[tuple[Any, ...], dict[str, Any]] = {}
            empty = {name: NOTHING[column.kind] for name, column in cells.columns.items()} | {"id": ""}
            table = self.tables[id] = Table(id, by, cells, rows, empty)
            if not cells.columns:
                continue
            if unknown := [key for key in by if key not in cells.columns]:
                near = nearest(unknown[0], cells.columns)
                self._wrong("table.by", (*path, "by"), given=unknown[0], near=near, options=tuple(cells.columns))
                continue
            first: dict[tuple[Any, ...], int] = {}
            for row, place in zip(cells.rows, cells.places, strict=True):
                keys = tuple(row[key] for key in by)
                if keys in rows:
                    shown = ", ".join(str(key).removeprefix("word.") for key in keys)
                    other = self.world.problems.lines.of((*path, "rows", first[keys]))
                    self._wrong("table.twice", (*path, "rows", place), given=shown, other=other)
                rows[keys] = row
                first.setdefault(keys, place)
                row["id"] = table.row_id(row)

    def card_rows(self) -> list[tuple[dict[str, Any], Path]]:
        """Return the cards of `[cards.KIND]` as they would stand in `[[card]]`, with their paths."""
        found = []
        for kind, raw in self.world.things["cards"].items():
            path: Path = ("cards", kind, "rows")
            texts = frozenset({"name", "text", *self.shapes.words(raw.get("texts", []), ("cards", kind, "texts"))})
            cells = CellReader(self.world.problems, path, texts).read(raw.get("rows"))
            if cells.columns and "id" not in cells.columns:
                self._wrong("table.by", path, given="id", near="", options=tuple(cells.columns))
                continue
            for name, column in cells.columns.items():
                if name.partition(".")[0] not in KEYS["card"]:
                    self.card_columns.setdefault(name, column.kind)
            for row, place in zip(cells.rows, cells.places, strict=True):
                if row["id"] == NOTHING["word"]:
                    self._wrong("table.cell", (*path, place), given="", column="id", kind="word")
                    continue
                card: dict[str, Any] = {"kind": kind}
                for name, value in row.items():
                    if value != NOTHING[cells.columns[name].kind]:
                        card[name] = _written(value)
                card["id"] = str(_written(row["id"]))
                for name in ("name", "text"):
                    translations = {key: card.pop(key) for key in list(card) if key.startswith(f"{name}.")}
                    if translations:
                        card[name] = {"": card.get(name, card["id"])} | {
                            key.partition(".")[2]: text for key, text in translations.items()
                        }
                found.append((card, (*path, place)))
        return found


def alike(texts: dict[str, str]) -> dict[str, str]:
    """Return texts by language; a single one without a language if they are the same."""
    return texts if len(set(texts.values())) > 1 else {"": next(iter(texts.values()))}


def _written(value: Any) -> Any:
    """Return a cell as its value would stand in TOML."""
    if isinstance(value, str):
        return value.removeprefix("word.")
    return list(value) if isinstance(value, tuple) else value
