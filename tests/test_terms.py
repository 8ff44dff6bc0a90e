"""One word for each thing: words that no message of the program and of its games uses (docs/style.md has the terms)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import visavis

SOURCE = Path(visavis.__file__).parent

NOT = {
    "en": {
        r"(?:go|goes|gone) on(?! the\b| Maker\b| \{)": "continue",
        r"anew": "again, re-",
        r"(?<!beats )whom|whoever": "who; anyone who, the player who, if you",
        r"shall": "should",
        r"too dear": "too expensive",
        r"in spite of": "despite",
        r"read in": "entered",
        r"set right": "corrected",
        r"hand(?:ed)? on|take(?:s|n)? over(?= (?:card|values|pack))": "share, import",
        r"supremacy": "domination",
        r"ship value": "shipping value",
        r"bots from texts": "custom bots",
        r"clauses done": "rules covered",
    },
    "de": {
        r"Tipps?": "tippen, antippen: ein Tipp ist ein Ratschlag",
        r"berichtig\w*": "korrigieren",
        r"\w*hereinlass\w*|dazukomm\w*": "zulassen, verbinden",
        r"Telefon\w*": "Handy",
        r"Kartenpaket\w*|Kartenpack\w*": "Kartensatz",
        r"Machtstein\w*": "Machtchip",
        r"Volkstafel\w*": "Völkertableau",
        r"Meerleute\w*": "Nixen",
        r"Lesart\w*": "Auslegung",
        r"Regels[aä]tz\w*": "Regel",
        r"(?:ge)?speicher(?:n|t|te|ten|st)": "sichern",
        r"Ortsstapel\w*": "Standort-Stapel",
        r"Experten?": "Profi",
        r"Eingabetaste": "Enter",
        r"Protokolls?": "Verlauf auf der Seite, Aufzeichnung für ein aufgezeichnetes Spiel",
    },
}
"""By language: what is not written, and what is written instead."""

TYPED = ("verb-", "command-")
"""Messages that people type: they stay as they are."""


def messages(file: Path) -> dict[str, str]:
    """The messages of a file by their keys, with their lines joined."""
    found: dict[str, str] = {}
    key = ""
    for line in file.read_text("utf-8").splitlines():
        if begun := re.match(r"(-?[a-zA-Z][\w.-]*) =", line):
            key = begun[1]
            found[key] = line[begun.end() :]
        elif line.startswith((" ", "}")) and key:
            found[key] += line
        else:
            key = ""
    return found


FILES = sorted(SOURCE.rglob("words/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_the_same_thing_has_one_name(file: Path) -> None:
    said = messages(file)
    assert len(said) > 60
    wrong = {
        key: (match[0], better)
        for key, text in said.items()
        if not key.startswith(TYPED)
        for pattern, better in NOT[file.stem].items()
        if (match := re.search(rf"\b(?:{pattern})\b", re.sub(r"\{ ?\$\w+ ?\}", "{", text), re.IGNORECASE))
    }
    assert wrong == {}


def test_words_are_looked_for_where_they_are() -> None:
    assert {file.stem for file in FILES} == set(NOT)
    assert len(FILES) >= 16
    assert re.search(r"\b(?:Tipps?)\b", "Ein Tipp genügt.")
