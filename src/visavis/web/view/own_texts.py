"""View models of own texts (bots, card packs): versions, differences, the bin, and the question on a conflict."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import Conflict, LineChange, TextEntry, TextVersion, list_changes
from visavis.web.http import Request
from visavis.web.view.saved_list import when
from visavis.words import Words

_MOST_ROWS = 400
"""Maximum number of lines of a comparison on a page."""


class VersionView(msgspec.Struct, frozen=True):
    """View model of a version of a text."""

    number: int
    when: str
    lines: str
    """How many lines differ from the version before."""


class HistoryView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of the versions of a text, the latest first, and the differences of one of them."""

    versions: list[VersionView]
    number: int
    """The version that is shown."""
    changes: Sequence[LineChange]
    latest: int


class BinnedText(msgspec.Struct, frozen=True):
    """View model of a text in the bin."""

    origin: str
    name: str
    when: str


class ConflictView(msgspec.Struct, frozen=True):
    """View model of the question on a conflict."""

    text: str
    digest: str
    """Digest of the present text: a text that is based on it replaces it."""
    free: str
    """The id under which the new text can be stored beside it."""
    changes: Sequence[LineChange]


def changes(old: str, new: str) -> Sequence[LineChange]:
    """Return the differences of two texts for a page."""
    rows = list_changes(old, new)
    return rows if len(rows) <= _MOST_ROWS else [*rows[:_MOST_ROWS], LineChange("…")]


def history(shelf: Shelf, entry: TextEntry, request: Request, words: Words) -> HistoryView:
    """Return the versions of an entry; by default the differences of the latest one are shown."""
    given = request.asked("version")
    known = {str(version.number): index for index, version in enumerate(entry.versions)}
    index = known.get(given, len(entry.versions) - 1)
    shown = entry.versions[index]
    before = shelf.text_of(entry.origin, entry.versions[index - 1].digest) if index else ""
    return HistoryView(
        versions=[_version(version, words) for version in reversed(entry.versions)],
        number=shown.number,
        changes=changes(before, shelf.text_of(entry.origin, shown.digest)),
        latest=entry.versions[-1].number,
    )


def version_in(request: Request) -> int:
    """Return the number of a version that was sent; 0, which no version has, if there is none."""
    number = request.given("version")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0


def _version(version: TextVersion, words: Words) -> VersionView:
    known = version.added >= 0
    lines = words.say("text-lines", added=version.added, removed=version.removed) if known else ""
    return VersionView(version.number, when(version.when, words.language), lines)


def conflict_view(shelf: Shelf, conflict: Conflict, text: str, words: Words) -> ConflictView:
    """Return the question on a conflict, with the differences from the present text."""
    entry = conflict.entry
    free = conflict.free.removesuffix(".toml")
    question = words.say("text-older" if conflict.older else "text-other", name=entry.stem)
    return ConflictView(question, entry.digest, free, changes(shelf.text_of(entry.origin, entry.digest), text))


def binned(entries: Iterable[TextEntry], language: str) -> list[BinnedText]:
    """Return entries in the bin for a list."""
    return [BinnedText(entry.origin, entry.stem, when(entry.deleted, language)) for entry in entries]
