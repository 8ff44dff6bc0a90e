"""Change the cards of a text and leave everything else of it as it is: cell by cell, or from a spreadsheet.

A card is a row of cells in whatever way it is written: as `[[card]]`, in a list `card = [...]` or as a line of
`[cards.KIND]`.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Mapping, Sequence

import msgspec

from visavis.core import Refusal
from visavis.core.budget import foreign, spend
from visavis.textbot.source.cells import MOST_COLUMNS, MOST_ROWS, separator_of, split_cells
from visavis.textbot.source.document import ID, LANGUAGE
from visavis.textbot.source.problems import LONGEST, document, plain
from visavis.textbot.source.source_map import SourceMap
from visavis.textbot.studio.writing import key_text, value_text

TEXTS = ("name", "text")
"""Columns that hold sentences; `name.de` is the one in a language."""
STEPS = "do"
_BETWEEN = ";"
"""The sign between two steps in a cell."""
_TRUTH = {"yes": True, "true": True, "ja": True, "no": False, "false": False, "nein": False}
_NUMBER = re.compile(r"-?[0-9]{1,7}\Z")
_NOT_IN_AN_ID = re.compile(r"[^a-z0-9_]+")
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})

Cells = dict[str, str]
"""The cells of a card by column."""


class Card(msgspec.Struct, frozen=True):
    """A card of a text: its cells and the lines that it stands on (from 0, the last one included)."""

    cells: Cells
    kind: str
    """The table that it is a line of; empty for a card of its own."""
    first: int
    last: int
    inline: bool = False

    @property
    def id(self) -> str:
        """Return its id."""
        return self.cells.get("id", "")


class Deck(msgspec.Struct, frozen=True):
    """The cards of a text in their order."""

    text: str
    cards: tuple[Card, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns of all cards: the usual ones first, then in the order of the text."""
        names = dict.fromkeys(name for card in self.cards for name in card.cells)
        usual = [name for name in names if name.partition(".")[0] in ("id", *TEXTS)]
        return tuple(dict.fromkeys(["id", *usual, *names]))


def read_deck(text: str) -> Deck:
    """Return the cards of a text. Raises Refusal if it cannot be parsed."""
    text = plain(text)
    raw, root, lines = document(text), SourceMap(text).root, text.split("\n")
    cards: list[Card] = []
    listed, place = raw.get("card"), root.parts.get("card")
    for index, values in enumerate(listed if isinstance(listed, list) else ()):
        entry = place.parts.get(index) if place is not None else None
        if entry is None or not isinstance(values, dict):
            continue
        inline = not lines[entry.first - 1].lstrip().startswith("[[")
        cards.append(Card(_cells(values), "", _from(lines, entry.first - 1, inline), entry.last - 1, inline))
    tables = raw.get("cards")
    for kind, values in (tables if isinstance(tables, dict) else {}).items():
        rows = values.get("rows") if isinstance(values, dict) else None
        parts = root.parts["cards"].parts[kind].parts if isinstance(rows, str) else {}
        if "rows" in parts:
            cards += _rows(kind, str(rows), parts["rows"].text - 1)
    return Deck(text, tuple(cards))


def _from(lines: Sequence[str], first: int, inline: bool) -> int:
    """Return the first line of a card with the comments directly above it."""
    while not inline and first and lines[first - 1].startswith("#"):
        first -= 1
    return first


def _rows(kind: str, rows: str, first: int) -> list[Card]:
    numbered = [(number, line) for number, line in enumerate(rows.split("\n")) if line.strip()]
    if not numbered:
        return []
    separator = separator_of(numbered[0][1])
    heads = [head.removesuffix("[]").strip() for head in split_cells(numbered[0][1], separator)]
    return [
        Card(
            {head: cell for head, cell in zip(heads, split_cells(line, separator), strict=False) if cell},
            kind,
            first + number,
            first + number,
        )
        for number, line in numbered[1:]
    ]


def _cells(values: Mapping[str, object]) -> Cells:
    """Return the values of a card as cells; a text in several languages has one for each."""
    cells: Cells = {}
    for key, value in values.items():
        if key in TEXTS and isinstance(value, dict):
            cells |= {f"{key}.{language}" if language else key: str(text) for language, text in value.items()}
        else:
            cells[key] = _cell(key, value)
    return cells


def _cell(key: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        between = f" {_BETWEEN} " if key == STEPS else ", "
        if not any(between.strip() in item for item in value):
            return between.join(value)
    return value if isinstance(value, str) else value_text(value)


def _value(column: str, cell: str, lists: bool) -> object:
    """Return the value of a cell as it stands in TOML. Raises Refusal if it is written as TOML and wrong."""
    cell = cell.strip()
    if column.partition(".")[0] in TEXTS:
        return cell
    if cell.startswith(("[", "{")):
        try:
            return tomllib.loads(f"value = {cell}")["value"]
        except (tomllib.TOMLDecodeError, RecursionError):
            raise Refusal("cards.cell", column=column, given=cell[:60]) from None
    if column == STEPS:
        return [step.strip() for step in re.split(rf"[\n{_BETWEEN}]", cell) if step.strip()]
    if lists or "," in cell:
        return [word.strip() for word in cell.split(",") if word.strip()]
    if cell.casefold() in _TRUTH:
        return _TRUTH[cell.casefold()]
    return int(cell) if _NUMBER.match(cell) and column != "id" else cell


def _values(cells: Mapping[str, str], lists: frozenset[str]) -> dict[str, object]:
    """Return the values of a card by key; texts by language become one value."""
    values: dict[str, object] = {}
    for column, cell in cells.items():
        if not cell.strip():
            continue
        value, (key, _, language) = _value(column, cell, column in lists), column.partition(".")
        if key in TEXTS and (language or any(other.startswith(f"{key}.") for other in cells)):
            texts = values.setdefault(key, {})
            assert isinstance(texts, dict)
            texts[language or "en"] = value
        else:
            values[column] = value
    return values


# Changing


def write_card(deck: Deck, index: int, cells: Mapping[str, str]) -> str:
    """Return the text with other cells in a card: those that are not named stay. Raises Refusal."""
    return _written(deck, {index: {**deck.cards[index].cells, **cells}})


def copy_card(deck: Deck, index: int) -> str:
    """Return the text with a copy of a card behind it, under a new id."""
    card = deck.cards[index]
    lines, copied = deck.text.split("\n"), _lines_of(deck, card)
    id = _free(deck, card.id or "card")
    made = [re.sub(rf"(?<![\w]){re.escape(card.id)}(?![\w])", id, line, count=1) for line in copied]
    if not card.kind and not card.inline:
        made = ["", *(f'id = "{id}"' if re.match(r"id\s*=", line) else line for line in copied)]
    return "\n".join([*lines[: card.last + 1], *made, *lines[card.last + 1 :]])


def remove_card(deck: Deck, index: int) -> str:
    """Return the text without a card."""
    card, lines = deck.cards[index], deck.text.split("\n")
    _lines_of(deck, card)
    last = card.last + 1
    if not card.kind and last < len(lines) and not lines[last].strip():
        last += 1
    return "\n".join([*lines[: card.first], *lines[last:]])


def move_card(deck: Deck, index: int, by: int) -> str:
    """Return the text with a card and a neighbour of the same table exchanged; unchanged at the end of the table."""
    other = index + by
    if not 0 <= other < len(deck.cards) or deck.cards[other].kind != deck.cards[index].kind:
        return deck.text
    first, second = sorted((deck.cards[index], deck.cards[other]), key=lambda card: card.first)
    lines = deck.text.split("\n")
    above, below = _lines_of(deck, first), _lines_of(deck, second)
    between = lines[first.last + 1 : second.first]
    return "\n".join([*lines[: first.first], *below, *between, *above, *lines[second.last + 1 :]])


def add_card(deck: Deck, cells: Mapping[str, str]) -> str:
    """Return the text with a further card behind the last one. Raises Refusal."""
    return _added(deck.text, deck, [dict(cells)])


def new_card(deck: Deck, name: str) -> Cells:
    """Return the cells of a new card: an unused id and a name."""
    return {"id": _free(deck, "card"), "name": name}


def _lines_of(deck: Deck, card: Card) -> list[str]:
    """Return the lines of a card. Raises Refusal if it shares them with something else."""
    lines = deck.text.split("\n")[card.first : card.last + 1]
    whole = lines[0].strip().startswith("{") and lines[-1].strip().rstrip(",").endswith("}")
    shared = any(other is not card and other.first <= card.last and card.first <= other.last for other in deck.cards)
    if card.inline and (not whole or shared):
        raise Refusal("cards.inline")
    return lines


def _free(deck: Deck, id: str) -> str:
    taken = {card.id for card in deck.cards}
    if taken and all(id.isdecimal() for id in taken):
        return str(max(map(int, taken)) + 1)
    if id not in taken:
        return id
    stem = re.sub(r"_\d{1,3}\Z", "", id)[:35]
    return next(free for number in range(2, len(taken) + 3) if (free := f"{stem}_{number}") not in taken)


def _lists(deck: Deck) -> frozenset[str]:
    """Return the columns that hold lists."""
    raw = document(deck.text)
    cards = raw.get("card")
    listed = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    return frozenset(key for card in listed for key, value in card.items() if isinstance(value, list) and key != STEPS)


def _written(deck: Deck, changes: Mapping[int, Cells]) -> str:
    """Return the text with other cells in some cards. The last one is changed first: no line moves before its turn."""
    lists, lines = _lists(deck), deck.text.split("\n")
    root = SourceMap(deck.text).root
    for index in sorted(changes, key=lambda index: deck.cards[index].first, reverse=True):
        card, cells = deck.cards[index], changes[index]
        if card.kind:
            continue
        old, new = _values(card.cells, lists), _values(cells, lists)
        if card.inline:
            (first, *_), end = _lines_of(deck, card), lines[card.last].rstrip().endswith(",")
            indent = first[: len(first) - len(first.lstrip())]
            lines[card.first : card.last + 1] = [f"{indent}{value_text(new)}{',' if end else ''}"]
            continue
        parts = root.parts["card"].parts[index].parts
        spans = sorted(((parts[key].first - 1, parts[key].last, key) for key in parts), reverse=True)
        lines[card.last + 1 : card.last + 1] = [
            f"{key_text(key)} = {value_text(value)}" for key, value in new.items() if key not in parts
        ]
        for first_line, end_line, key in spans:
            key = str(key)
            if key not in new:
                del lines[first_line:end_line]
            elif new[key] != old.get(key):
                lines[first_line:end_line] = [f"{key_text(key)} = {value_text(new[key])}"]
    text = "\n".join(lines)
    for kind in dict.fromkeys(deck.cards[index].kind for index in changes if deck.cards[index].kind):
        text = _with_rows(text, kind, {deck.cards[index].id: changes[index] for index in changes}, [])
    return text


def _added(text: str, deck: Deck, cards: Sequence[Cells]) -> str:
    """Return a text with further cards, in the way in which its cards are written."""
    kinds = list(dict.fromkeys(card.kind for card in deck.cards))
    if kinds and kinds[-1]:
        for kind in kinds:
            own = [card for card in cards if card.get("kind", kinds[-1]) == kind]
            text = _with_rows(text, kind, {}, own) if own else text
        return text
    lists, lines = _lists(deck), text.split("\n")
    present = read_deck(text)
    now = [card for card in present.cards if not card.kind]
    if now and now[-1].inline:
        indent = lines[now[-1].first][: len(lines[now[-1].first]) - len(lines[now[-1].first].lstrip())]
        _lines_of(present, now[-1])
        if not lines[now[-1].last].rstrip().endswith(","):
            lines[now[-1].last] += ","
        made = [f"{indent}{value_text(_values(cells, lists))}," for cells in cards]
        return "\n".join([*lines[: now[-1].last + 1], *made, *lines[now[-1].last + 1 :]])
    place = now[-1].last + 1 if now else next((n for n, line in enumerate(lines) if line.startswith("[")), len(lines))
    made = []
    for cells in cards:
        written = [f"{key_text(key)} = {value_text(value)}" for key, value in _values(cells, lists).items()]
        made += ["", "[[card]]", *written] if now else ["[[card]]", *written, ""]
    return "\n".join([*lines[:place], *made, *lines[place:]])


def _with_rows(text: str, kind: str, changes: Mapping[str, Cells], added: Sequence[Cells]) -> str:
    """Return the text with other lines in a table of cards; a new column is added to all of them."""
    place = SourceMap(text).root.parts["cards"].parts[kind].parts["rows"]
    lines = text.split("\n")
    first, last = place.text - 1, place.last - 1
    inside = [number for number in range(first, last) if lines[number].strip()]
    separator = separator_of(lines[inside[0]])
    heads = split_cells(lines[inside[0]], separator)
    names = [head.removesuffix("[]").strip() for head in heads]
    fresh = [name for cells in (*changes.values(), *added) for name in cells if name not in (*names, "kind")]
    for name in dict.fromkeys(fresh):
        several = any("," in cells.get(name, "") for cells in (*changes.values(), *added))
        heads.append(f"{name}[]" if several and name.partition(".")[0] not in TEXTS else name)
        names.append(name)
    rows: list[list[str]] = []
    for number in inside[1:]:
        cells = split_cells(lines[number], separator)
        cells += [""] * (len(names) - len(cells))
        new = changes.get(cells[names.index("id")] if "id" in names else "")
        rows.append(cells if new is None else [_flat(new.get(name, ""), separator) for name in names])
    rows += [[_flat(cells.get(name, ""), separator) for name in names] for cells in added]
    made = _lined_up([heads, *rows], separator)
    return "\n".join([*lines[:first], *made, *lines[last:]])


def _lined_up(rows: Sequence[Sequence[str]], separator: str) -> list[str]:
    """Return the lines of a table: with `|` the columns stand below each other."""
    if separator != "|":
        written = io.StringIO()
        csv.writer(written, delimiter=separator, lineterminator="\n").writerows(rows)
        return written.getvalue().splitlines()
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([cell.ljust(size) for cell, size in zip(row, wide, strict=True)] for row in rows)
    return [" | ".join(row).rstrip() for row in padded]


def _flat(cell: str, separator: str) -> str:
    """Return a cell for a table of text. Raises Refusal if it holds the sign between the cells."""
    cell = " ".join(cell.split())
    if (separator in cell and separator in "|\t") or '"""' in cell:
        raise Refusal("cards.sign", given=separator)
    return cell


# Spreadsheets


def as_csv(deck: Deck) -> str:
    """Return the cards as CSV, the columns by name in the first line."""
    written = io.StringIO()
    kinds = {card.kind for card in deck.cards} - {""}
    columns = (*deck.columns, *(("kind",) if len(kinds) > 1 else ()))
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([{"kind": card.kind, **card.cells}.get(column, "") for column in columns] for card in deck.cards)
    return written.getvalue()


def from_spreadsheet(text: str, sheet: str) -> tuple[str, int, int]:
    """Write the rows of a spreadsheet (CSV or pasted cells) into a text; return it, and how many changed and are new.

    A row with the id of a card changes that card: columns that the sheet does not have stay. Untrusted input, bounded.
    Raises Refusal.
    """
    with foreign():
        spend("bytes", len(sheet))
        deck = read_deck(text)
        rows = _table(sheet)
        if len(deck.cards) + len(rows) > 2 * MOST_ROWS:
            raise Refusal("cards.many", most=MOST_ROWS)
        places = {card.id: index for index, card in enumerate(deck.cards)}
        changes: dict[int, Cells] = {}
        added: dict[str, Cells] = {}
        for row in rows:
            spend("steps")
            if row["id"] in places:
                index = places[row["id"]]
                merged = {**deck.cards[index].cells, **row}
                if merged != deck.cards[index].cells and _differs(deck.cards[index], merged):
                    changes[index] = merged
            else:
                added[row["id"]] = {name: cell for name, cell in row.items() if cell}
        made = _written(deck, changes) if changes else deck.text
        if added:
            made = _added(made, deck, list(added.values()))
        if len(made) > LONGEST:
            raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
        return made, len(changes), len(added)


def _differs(card: Card, merged: Mapping[str, str]) -> bool:
    return any(cell.strip() != card.cells.get(name, "").strip() for name, cell in merged.items() if name != "kind")


def _table(sheet: str) -> list[Cells]:
    """Return the rows of a sheet by column. Raises Refusal with its line if it has no such rows."""
    lines = plain(sheet).strip("\n")
    head = lines.partition("\n")[0]
    separator = separator_of(head)
    try:
        rows = list(csv.reader(io.StringIO(lines, newline=""), delimiter=separator))
    except csv.Error as wrong:
        raise Refusal("cards.sheet", detail=str(wrong)) from None
    if len(rows) < 2 or len(rows) > MOST_ROWS + 1:
        raise Refusal("cards.rows", most=MOST_ROWS)
    names = [_column(name) for name in rows[0]]
    while names and not names[-1]:
        names.pop()
    if not {"id", "name"} & {name.partition(".")[0] for name in names}:
        raise Refusal("cards.head", given=", ".join(names)[:60])
    if len(names) > MOST_COLUMNS or len(set(names)) < len(names):
        raise Refusal("cards.columns", most=MOST_COLUMNS)
    for name in names:
        key, _, language = name.partition(".")
        if not ID.match(key) or (language and not (key in TEXTS and LANGUAGE.match(language))):
            raise Refusal("cards.column", given=name[:40])
    made: list[Cells] = []
    for number, row in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in row):
            continue
        cells = {name: cell.strip() for name, cell in zip(names, row, strict=False)}
        shown = cells.get("id") or _as_id(next((cells[name] for name in cells if name.startswith("name")), ""))
        if not ID.match(shown):
            raise Refusal("cards.id", line=number, given=shown[:40])
        made.append({**cells, "id": shown})
    return made


def _column(head: str) -> str:
    return head.strip().removesuffix("[]").strip().casefold().replace(" ", "_")


def _as_id(name: str) -> str:
    """Return an id made from a name.

    >>> _as_id("Böser Fuchs 2")
    'boeser_fuchs_2'
    """
    return _NOT_IN_AN_ID.sub("_", name.casefold().translate(_SPELLED)).strip("_")[:40]
