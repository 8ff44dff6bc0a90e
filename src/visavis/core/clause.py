"""The clause list of a rulebook: what makes "complete" checkable."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of a rulebook that says what must happen, in our own words."""

    id: str
    section: str
    en: str
    de: str
    status: Literal["done", "open"]
    reason: str = ""
    section_de: str = ""

    def heading(self, language: str) -> str:
        """The section of the book."""
        return self.section_de if language == "de" and self.section_de else self.section

    def says(self, language: str) -> str:
        """The line in this language."""
        return self.de if language == "de" else self.en


class BadClauses(Exception):
    """A rules.toml that is not a clause list."""


def read_clauses(file: Traversable) -> dict[str, Clause]:
    """All clauses of a rules.toml by id, in the order of the book."""
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
    return clauses
