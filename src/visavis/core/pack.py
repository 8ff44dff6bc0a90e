"""Packs: the printed card values of a game as data, each card with its provenance."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec

from visavis.core.clause import ByLanguage, in_language
from visavis.core.refusal import BadPack, Refusal

_MOST_PARTS = 40
_BETWEEN_DOTS = re.compile(r"[\w\s\"'-]+")

Provenance = Literal["official", "read", "likely", "reconstructed"]
"""read: an owner has read it from the printed card; nobody has published it."""


class PackCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The common part of every card, tile or board row in a pack."""

    id: str
    names: Annotated[ByLanguage, msgspec.Meta(min_length=1)]
    provenance: Provenance
    origin: str = ""
    """From whose pack a row was taken over that somebody else has read in."""
    MARKED: ClassVar[bool] = True
    """Whether a likely row is marked wherever it is named. Not where its name is a word of the game, such as a ground,
    that mostly stands for something else than the values of the row."""

    @property
    def printed(self) -> bool:
        """Whether these are the printed values, as far as anybody knows."""
        return self.provenance in ("official", "read")

    def __hash__(self) -> int:
        """So that a card can be a key: its names are no values that a hash could be made of."""
        return hash(self.id)

    def name(self, language: str) -> str:
        """What it is called."""
        return in_language(self.names, language)


C = TypeVar("C", bound=PackCard)
_MOST_DIGESTS = 64
_DIGESTS: dict[int, tuple[Mapping[str, Any], str]] = {}
"""The digests of documents, each with its document, so that no other one is taken for it."""
_EVERY: dict[int, tuple[Mapping[str, Any], Mapping[str, PackCard]]] = {}
"""The cards of packs by id, each with the tables that they come from: a page asks for hundreds of names."""


class Pack(msgspec.Struct, frozen=True):
    """Card values, checked. `tables` are the kinds of cards, each by id in the order of the file."""

    id: str
    tables: Mapping[str, Mapping[str, Any]]
    raw: Mapping[str, Any]

    def __hash__(self) -> int:
        """So that what follows from a pack can be kept beside it."""
        return hash(self.id)

    def table(self, name: str, kind: type[C]) -> Mapping[str, C]:
        """One kind of cards."""
        return self.tables[name]

    @property
    def digest(self) -> str:
        """A short name for exactly these values, the same for every form of the file that says them."""
        known = _DIGESTS.get(id(self.raw))
        if known is None or known[0] is not self.raw:
            plain = msgspec.json.encode(_first_form(self.raw), order="deterministic")
            if len(_DIGESTS) >= _MOST_DIGESTS:
                _DIGESTS.clear()
            known = _DIGESTS[id(self.raw)] = (self.raw, blake2b(plain, digest_size=8).hexdigest())
        return known[1]

    @property
    def provenances(self) -> dict[str, int]:
        """How many cards are official, read in by an owner, likely and reconstructed."""
        counts = {"official": 0, "read": 0, "likely": 0, "reconstructed": 0}
        for table in self.tables.values():
            for card in table.values():
                counts[card.provenance] += 1
        return counts

    @property
    def every(self) -> Mapping[str, PackCard]:
        """All cards by id; where two tables have the same id, the card of the first one."""
        known = _EVERY.get(id(self.tables))
        if known is None or known[0] is not self.tables:
            found: dict[str, PackCard] = {}
            for table in reversed([*self.tables.values()]):
                found |= table
            if len(_EVERY) >= _MOST_DIGESTS:
                _EVERY.clear()
            known = _EVERY[id(self.tables)] = (self.tables, found)
        return known[1]

    def name(self, id: str, language: str) -> str | None:
        """What a card is called, if it is in this pack."""
        card = self.every.get(id)
        return None if card is None else card.name(language)

    def provenance(self, id: str) -> Provenance | None:
        """Where a card's values come from, if it is in this pack."""
        card = self.every.get(id)
        return None if card is None else card.provenance

    def likely(self, id: str) -> bool:
        """Whether this names a card whose values are likely, and is to be marked."""
        card = self.every.get(id)
        return card is not None and card.provenance == "likely" and card.MARKED


NO_PACK = Pack("none", {}, {})

SCHEMA = 2
"""The form of a pack's file as the core reads it. A game that changes its own columns counts on from here."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _names_by_language(raw: dict[str, Any]) -> dict[str, Any]:
    """From form 1, in which a row had a field for each of two languages."""
    return {name: [_named(row) for row in its] if isinstance(its, list) else its for name, its in raw.items()}


def _named(row: Any) -> Any:
    if not isinstance(row, dict):
        return row
    names = {language: row[language] for language in _FIRST_LANGUAGES if language in row}
    return {**{name: its for name, its in row.items() if name not in names}, "names": names} if names else row


_FIRST_LANGUAGES = ("en", "de")


def _first_form(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A document as form 1 had it: the digests of games saved then still hold."""
    return {
        name: [{**row.get("names", {}), **{key: its for key, its in row.items() if key != "names"}} for row in rows]
        if isinstance(rows, list)
        else rows
        for name, rows in raw.items()
        if name != "schema"
    }


class PackSpec(msgspec.Struct, frozen=True):
    """What a game's pack must hold.

    `tables` gives the type of each kind of card, `ids` the ids each kind must have (a kind that is
    not in it may have any), and `constraints` what the rulebook says about all of them: it returns
    (table, card, fault id).
    """

    tables: Mapping[str, type[PackCard]]
    ids: Mapping[str, Sequence[str]]
    constraints: Callable[[Pack], list[tuple[str, str, str]]] | None = None
    default: str = "standard"
    schema: int = SCHEMA
    """The form of this game's packs today."""
    upgrades: Mapping[int, Upgrade] = MappingProxyType({})
    """The way up from an older form of this game's packs to the next one, so that an owner's pack opens for ever."""

    def upgraded(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """A document in today's form; or BadPack if its form is not known."""
        form = raw.get("schema", 1)
        if type(form) is not int or not 1 <= form <= self.schema:
            raise BadPack((Refusal("pack.schema", line=0, given=str(form)[:40], most=self.schema),))
        found = dict(raw)
        for older in range(form, self.schema):
            found = _names_by_language(found) if older < SCHEMA else self.upgrades[older](found)
        return {**found, "schema": self.schema}

    def read(self, text: str) -> Pack:
        """A pack from TOML text; or BadPack with every problem and its line."""
        return self.build(parsed(text), text)

    def build(self, raw: Mapping[str, Any], text: str = "") -> Pack:
        """A pack from a parsed document (a log embeds one)."""
        raw = self.upgraded(raw)
        problems: list[Refusal] = []
        tables: dict[str, dict[str, Any]] = {}

        def wrong(id: str, table: str, at: int, **args: object) -> None:
            problems.append(Refusal(id, line=_line(text, table, at), table=table, **args))

        for name in raw:
            if name not in ("id", "schema") and name not in self.tables:
                wrong("pack.table", name, 0, options=tuple(self.tables))
        for name in self.tables:
            tables[name] = table = self._table(name, raw.get(name, []), wrong)
            for id in self.ids.get(name, ()):
                if id not in table and not any(problem.id == "pack.row" for problem in problems):
                    wrong("pack.missing", name, len(table) - 1, card=id)
        if not isinstance(raw.get("id"), str) or not raw["id"]:
            wrong("pack.id", "id", 0)
        pack = Pack(str(raw.get("id")), tables, raw)
        if not problems and self.constraints:
            for name, id, broken in self.constraints(pack):
                at = list(tables[name]).index(id) if id in tables[name] else 0
                wrong("pack.constraint", name, at, card=id, broken=broken)
        if problems:
            raise BadPack(tuple(problems))
        return pack

    def _table(self, name: str, rows: object, wrong: Callable[..., None]) -> dict[str, Any]:
        """One kind of cards by id; what is wrong with a row is told."""
        table: dict[str, Any] = {}
        for at, row in enumerate(rows if isinstance(rows, list) else []):
            try:
                card = msgspec.convert(row, self.tables[name])
            except msgspec.ValidationError as bad:
                wrong("pack.row", name, at, row=at + 1, detail=str(bad))
                continue
            if card.id in table:
                wrong("pack.twice", name, at, card=card.id)
            elif card.id not in self.ids.get(name, (card.id,)):
                wrong("pack.surplus", name, at, card=card.id)
            table[card.id] = card
        return table


def parsed(text: str) -> dict[str, Any]:
    """A document from TOML text; or BadPack."""
    for at, line in enumerate(text.splitlines(), 1):
        # Reading a key of very many parts takes the reader of TOML minutes; no pack has one.
        if "." * _MOST_PARTS in _BETWEEN_DOTS.sub("", line):
            raise BadPack((Refusal("pack.toml", line=at, detail="."),))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        # Besides what is no TOML: numbers and lists that are larger than any pack's.
        raise BadPack((Refusal("pack.toml", line=_line_of_error(str(wrong), text), detail=str(wrong)),)) from None


def write_pack(pack: Pack) -> str:
    """Return a pack as TOML text: `game.pack.read` gives the same pack.

    Values are changed in a document (`pack.raw`), which `game.pack.build` checks:

    >>> from visavis.core import get_game
    >>> game = get_game("hamlets")
    >>> raw = {**game.default_pack.raw, "id": "mine"}
    >>> pack = game.pack.build(raw)
    >>> game.pack.read(write_pack(pack)) == pack
    True
    """
    return write_document(pack.raw)


def write_document(raw: Mapping[str, Any]) -> str:
    """Return a pack document as TOML text."""
    lines = [f"{name} = {_toml(value)}" for name, value in raw.items() if not isinstance(value, list)]
    for name, rows in raw.items():
        for row in rows if isinstance(rows, list) else ():
            lines += ["", f"[[{name}]]"]
            for field, value in row.items():
                parts = value.items() if isinstance(value, dict) else ()
                lines += [f"{field}.{key} = {_toml(its)}" for key, its in parts] or [f"{field} = {_toml(value)}"]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """Texts, numbers, switches and lists are written alike in TOML and JSON."""
    return json.dumps(value, ensure_ascii=False)


def _line(text: str, table: str, at: int) -> int:
    """The line of the n-th `[[table]]` heading (0: unknown)."""
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(f"[[{table}]]")]
    return lines[at] if 0 <= at < len(lines) else 0


def _line_of_error(message: str, text: str) -> int:
    digits = message.rpartition("(at line ")[2].partition(",")[0]
    return int(digits) if digits.isdigit() else len(text.splitlines())


def shipped_packs(folder: Traversable) -> dict[str, Traversable]:
    """The packs in a game's folder, by file name."""
    packs = folder / "packs"
    if not packs.is_dir():
        return {}
    files = sorted((file for file in packs.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): file for file in files}


def begun_with(folder: Traversable, spec: PackSpec, today: Pack, digest: str) -> Pack | None:
    """The shipped pack that a game was begun with: today's, or an earlier one with other values; None: it is not kept.

    `packs/earlier/` holds packs whose values have changed since a release, as they were, and in `same.txt` the digests
    of those that only had other names.
    """
    if not digest or digest == today.digest:
        return today
    earlier = folder / "packs" / "earlier"
    if not earlier.is_dir():
        return None
    same = earlier / "same.txt"
    if same.is_file() and any(line.split()[:1] == [digest] for line in same.read_text("utf-8").splitlines()):
        return today
    files = sorted((file for file in earlier.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    texts = (file.read_text("utf-8") for file in files)
    # A game names the document as it was: what an upgrade adds to it does not count.
    return next((spec.read(text) for text in texts if Pack("", {}, tomllib.loads(text)).digest == digest), None)
