"""Clauses of a rulebook, and texts by language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec

Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
ByLanguage = dict[Language, str]
"""A text by language; a translation adds a key and changes no type."""
NOTHING_SAID: ByLanguage = {}
DEFAULT_LANGUAGE = "en"
"""The language of a text that is missing in another one, and of a user who reads none of those that exist."""


def in_language(texts: Mapping[str, str], language: str) -> str:
    """Return the text in this language; the fallback is English, then any language.

    >>> in_language({"de": "Wald", "en": "forest"}, "fr")
    'forest'
    """
    return texts.get(language) or texts.get(DEFAULT_LANGUAGE) or next(iter(texts.values()))


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of a rulebook that requires something, in our own words."""

    id: str
    section: ByLanguage
    text: ByLanguage
    status: Literal["done", "open"]
    reason: str = ""
    reading: ByLanguage = NOTHING_SAID
    """For ambiguous sentences: what the book says, what we chose, and why."""
    see: tuple[str, ...] = ()
    """Ids of clauses that define its terms, such as how a distance is measured: shown with it."""
    unnamed: str = ""
    """Why no question, criterion or effect names it, for the authors of a game: shown nowhere."""

    def heading(self, language: str) -> str:
        """Return the section of the book."""
        return in_language(self.section, language)

    def says(self, language: str) -> str:
        """Return its text in this language."""
        return in_language(self.text, language)

    def read_as(self, language: str) -> str:
        """Return the chosen reading; "" if the book is unambiguous."""
        return in_language(self.reading, language) if self.reading else ""


class BadClauses(Exception):
    """Raised for a rules.toml that is not a valid clause list."""


def read_clauses(file: Traversable) -> dict[str, Clause]:
    """Parse the clauses of a rules.toml, by id in the order of the book. Raises BadClauses."""
    if not file.is_file():
        return {}
    try:
        listed = msgspec.convert(tomllib.loads(file.read_text("utf-8"))["clause"], list[Clause])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as wrong:
        raise BadClauses(f"{file}: {wrong}") from wrong
    clauses = {clause.id: clause for clause in listed}
    if len(clauses) < len(listed):
        raise BadClauses(f"{file}: an id stands twice")
    for clause in listed:
        if (clause.status == "open") != bool(clause.reason):
            raise BadClauses(f"{file}: {clause.id}: an open clause needs a reason, a done one has none")
        if clause.unnamed and clause.status == "open":
            raise BadClauses(f"{file}: {clause.id}: an open clause has a reason, which says why nothing names it")
        if unknown := [reference for reference in clause.see if reference not in clauses]:
            raise BadClauses(f"{file}: {clause.id} sees {', '.join(unknown)}, which are not there")
        languages = [set(texts) for texts in (clause.section, clause.text, clause.reading) if texts]
        if not clause.section or not clause.text or any(keys != languages[0] for keys in languages):
            raise BadClauses(f"{file}: {clause.id}: section, text and reading are not in the same languages")
    return clauses
