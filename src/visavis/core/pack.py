"""Packs: the printed card values of a game as data, each card with its provenance."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from visavis.core.clause import ByLanguage, in_language
from visavis.core.foreign_text import printable
from visavis.core.refusal import BadPack, Refusal

_MOST_PARTS = 40
_BETWEEN_DOTS = re.compile(r"[\w\s\"'-]+")

Provenance = Literal["official", "read", "likely", "reconstructed"]
"""read: entered by an owner from the printed card; not published."""
_CERTAIN: tuple[Provenance, ...] = ("read", "official", "likely", "reconstructed")
OF_FIELD = "_provenance"
"""Suffix of a column with the provenance of another one, where that differs from the rest of its row."""


class PackCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Common fields of every card, tile or board row in a pack."""

    id: str
    names: Annotated[ByLanguage, msgspec.Meta(min_length=1)]
    provenance: Provenance
    origin: str = ""
    """Id of the pack that a row was imported from, if another owner entered it."""
    MARKED: ClassVar[bool] = True
    """Whether a likely row is marked wherever it is named. False if its name is a term of the game, such as a terrain,
    that rarely refers to the values of the row."""

    @property
    def printed(self) -> bool:
        """Return True if these are the printed values, as far as is known."""
        return self.provenance in ("official", "read")

    def provenance_of(self, field: str) -> Provenance:
        """Return the provenance of one value: `<field>_provenance` where the row has it, otherwise that of the row."""
        own: Provenance = getattr(self, f"{field}{OF_FIELD}", self.provenance)
        return own

    @property
    def least_certain(self) -> Provenance:
        """Return the least certain provenance of its values."""
        return max((self.provenance_of(field) for field in ("", *self.__struct_fields__)), key=_CERTAIN.index)

    def __hash__(self) -> int:
        """Hash the id: its names are a dict, which is not hashable."""
        return hash(self.id)

    def name(self, language: str) -> str:
        """Return its name; a pack is written by anybody, so it is filtered and not too long."""
        return printable(in_language(self.names, language), _LONGEST_NAME)


C = TypeVar("C", bound=PackCard)
_LONGEST_NAME = 200
_MOST_DIGESTS = 64
_DIGESTS: dict[int, tuple[Mapping[str, Any], str]] = {}
"""Digests of documents by object id, each with its document, so that a reused object id is no false hit."""
_DERIVED: dict[int, tuple[Mapping[str, Any], _Derived]] = {}
"""What follows from the tables of packs, each with its source tables: a page looks up hundreds of names."""


class _Derived(NamedTuple):
    every: Mapping[str, PackCard]
    provenances: Mapping[str, int]


class Pack(msgspec.Struct, frozen=True):
    """Validated card values. `tables` are the kinds of cards, each by id in the order of the file."""

    id: str
    tables: Mapping[str, Mapping[str, Any]]
    raw: Mapping[str, Any]

    def __hash__(self) -> int:
        """Hash the id, so that derived values can be cached by pack."""
        return hash(self.id)

    def table(self, name: str, kind: type[C]) -> Mapping[str, C]:
        """Return one kind of cards by id."""
        return self.tables[name]

    @property
    def digest(self) -> str:
        """Return a digest of these values, identical for names in schema 1 and schema 2 (cached)."""
        known = _DIGESTS.get(id(self.raw))
        if known is None or known[0] is not self.raw:
            plain = msgspec.json.encode(_first_form(self.raw), order="deterministic")
            if len(_DIGESTS) >= _MOST_DIGESTS:
                _DIGESTS.clear()
            known = _DIGESTS[id(self.raw)] = (self.raw, blake2b(plain, digest_size=8).hexdigest())
        return known[1]

    @property
    def provenances(self) -> dict[str, int]:
        """Return the number of cards by the provenance of their least certain value."""
        return dict(self._derived.provenances)

    @property
    def every(self) -> Mapping[str, PackCard]:
        """Return all cards by id; of duplicate ids, the card of the first table (cached)."""
        return self._derived.every

    @property
    def _derived(self) -> _Derived:
        known = _DERIVED.get(id(self.tables))
        if known is None or known[0] is not self.tables:
            cards: dict[str, PackCard] = {}
            counts = {"official": 0, "read": 0, "likely": 0, "reconstructed": 0}
            for table in reversed([*self.tables.values()]):
                cards |= table
                for card in table.values():
                    counts[card.least_certain] += 1
            if len(_DERIVED) >= _MOST_DIGESTS:
                _DERIVED.clear()
            known = _DERIVED[id(self.tables)] = (self.tables, _Derived(cards, counts))
        return known[1]

    def name(self, id: str, language: str) -> str | None:
        """Return the name of a card; None if it is not in this pack."""
        card = self.every.get(id)
        return None if card is None else card.name(language)

    def provenance(self, id: str) -> Provenance | None:
        """Return the provenance of a card's values; None if it is not in this pack."""
        card = self.every.get(id)
        return None if card is None else card.provenance

    def likely(self, id: str) -> bool:
        """Return True if this is a card with likely values that is to be marked."""
        card = self.every.get(id)
        return card is not None and card.provenance == "likely" and card.MARKED


NO_PACK = Pack("none", {}, {})

LARGEST = 400_000
"""Maximum length of a pack in characters; the largest that is shipped has 60,000."""
MOST_PROBLEMS = 50
"""Number of problems after which a pack is not checked any further."""
SCHEMA = 2
"""Schema version of a pack's file in the core. A game that changes its own columns counts on from here."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _names_by_language(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from schema 1, in which a row had a field for each of two languages."""
    return {name: [_named(row) for row in value] if isinstance(value, list) else value for name, value in raw.items()}


def _named(row: Any) -> Any:
    if not isinstance(row, dict):
        return row
    names = {language: row[language] for language in _FIRST_LANGUAGES if language in row}
    return {**{name: value for name, value in row.items() if name not in names}, "names": names} if names else row


_FIRST_LANGUAGES = ("en", "de")


def _first_form(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return a document in schema 1, so that digests in older saved games stay valid."""
    return {
        name: [{**row.get("names", {}), **{key: value for key, value in row.items() if key != "names"}} for row in rows]
        if isinstance(rows, list)
        else rows
        for name, rows in raw.items()
        if name != "schema"
    }


class PackSpec(msgspec.Struct, frozen=True):
    """Schema of a game's packs.

    `tables` is the type of each kind of card, `ids` the required ids of each kind (a kind that is not in it may have
    any), and `constraints` validates all of them by the rulebook: it returns (table, card, fault id).
    """

    tables: Mapping[str, type[PackCard]]
    ids: Mapping[str, Sequence[str]]
    constraints: Callable[[Pack], list[tuple[str, str, str]]] | None = None
    default: str = "standard"
    schema: int = SCHEMA
    """Current schema version of this game's packs."""
    upgrades: Mapping[int, Upgrade] = MappingProxyType({})
    """Upgrade from each older schema version to the next one, so that an owner's pack stays compatible."""

    def upgraded(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Return a document in the current schema version. Raises BadPack if its version is unknown."""
        form = raw.get("schema", 1)
        if type(form) is not int or not 1 <= form <= self.schema:
            raise BadPack((Refusal("pack.schema", line=0, given=str(form)[:40], most=self.schema),))
        document = dict(raw)
        for older in range(form, self.schema):
            document = _names_by_language(document) if older < SCHEMA else self.upgrades[older](document)
        return {**document, "schema": self.schema}

    def read(self, text: str) -> Pack:
        """Parse a pack from TOML text. Raises BadPack with the problems, each with its line."""
        return self.build(parsed(text), text)

    def build(self, raw: Mapping[str, Any], text: str = "") -> Pack:
        """Validate a parsed document (a log embeds one) and return the pack. Raises BadPack."""
        raw = self.upgraded(raw)
        problems: list[Refusal] = []
        tables: dict[str, dict[str, Any]] = {}
        headings: dict[str, list[int]] = {}

        def wrong(id: str, table: str, index: int, **args: object) -> None:
            if not headings:
                headings.update(_headings(text))
            lines = headings.get(table, ())
            line = lines[index] if 0 <= index < len(lines) else 0
            problems.append(Refusal(id, line=line, table=table, **args))
            if len(problems) >= MOST_PROBLEMS:
                raise BadPack(tuple(problems))

        for name in raw:
            if name not in ("id", "schema") and name not in self.tables:
                wrong("pack.table", name, 0, options=tuple(self.tables))
        for name in self.tables:
            tables[name] = table = self._table(name, raw.get(name, []), wrong)
            for id in self.ids.get(name, ()):
                if id not in table and not any(problem.id == "pack.row" for problem in problems):
                    wrong("pack.missing", name, len(table) - 1, card=id)
        if not isinstance(own := raw.get("id"), str) or not own or not _is_unicode(own):
            wrong("pack.id", "id", 0)
        pack = Pack(str(raw.get("id")), tables, raw)
        if not problems and self.constraints:
            for name, id, broken in self.constraints(pack):
                index = list(tables[name]).index(id) if id in tables[name] else 0
                wrong("pack.constraint", name, index, card=id, broken=broken)
        if problems:
            raise BadPack(tuple(problems))
        return pack

    def _table(self, name: str, rows: object, wrong: Callable[..., None]) -> dict[str, Any]:
        """Return one kind of cards by id; invalid rows are reported to `wrong`."""
        table: dict[str, Any] = {}
        for index, row in enumerate(rows if isinstance(rows, list) else []):
            try:
                card = msgspec.convert(row, self.tables[name])
                # Digests and files need UTF-8, which cannot encode a lone surrogate.
                msgspec.json.encode(card)
            except (msgspec.ValidationError, UnicodeEncodeError) as bad:
                wrong("pack.row", name, index, row=index + 1, detail=str(bad))
                continue
            if card.id in table:
                wrong("pack.twice", name, index, card=card.id)
            elif card.id not in self.ids.get(name, (card.id,)):
                wrong("pack.surplus", name, index, card=card.id)
            table[card.id] = card
        return table


def _is_unicode(text: str) -> bool:
    """Return True if a text has no lone surrogate."""
    return not any("\ud800" <= char <= "\udfff" for char in text)


def parsed(text: str) -> dict[str, Any]:
    """Parse TOML text, an untrusted input. Raises BadPack."""
    if len(text) > LARGEST:
        raise BadPack((Refusal("pack.large", line=0, most=LARGEST // 1000),))
    for line_number, line in enumerate(text.splitlines(), 1):
        # A key with very many parts takes the TOML parser minutes; no pack has one.
        if "." * _MOST_PARTS in _BETWEEN_DOTS.sub("", line):
            raise BadPack((Refusal("pack.toml", line=line_number, detail="."),))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        # Not only invalid TOML: also numbers and lists that are larger than in any pack.
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


def _headings(text: str) -> dict[str, list[int]]:
    """Return the line numbers of the `[[table]]` headings by table."""
    headings: dict[str, list[int]] = {"": []}
    for line_number, line in enumerate(text.splitlines(), 1):
        if (heading := line.strip()).startswith("[["):
            headings.setdefault(heading[2:].partition("]]")[0], []).append(line_number)
    return headings


def _line_of_error(message: str, text: str) -> int:
    digits = message.rpartition("(at line ")[2].partition(",")[0]
    return int(digits) if digits.isdigit() else len(text.splitlines())


def shipped_packs(folder: Traversable) -> dict[str, Traversable]:
    """Return the packs in a game's folder, by file name."""
    packs = folder / "packs"
    if not packs.is_dir():
        return {}
    files = sorted((file for file in packs.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): file for file in files}


def begun_with(folder: Traversable, spec: PackSpec, today: Pack, digest: str) -> Pack | None:
    """Return the shipped pack that a game was started with: the current or an earlier one; None if it is not stored.

    `packs/earlier/` contains packs whose values have changed since a release, and in `same.txt` the digests of those
    that only had other names.
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
    # The digest in a log is that of the original document, before any upgrade.
    return next((spec.read(text) for text in texts if Pack("", {}, tomllib.loads(text)).digest == digest), None)
