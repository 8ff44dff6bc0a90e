"""What an editor can complete: sections, keys, steps and functions, each with a sentence of the reference."""

from __future__ import annotations

import re

import msgspec

from visavis.textbot.board import FUNCTIONS
from visavis.textbot.reference import MORE_FUNCTIONS, about
from visavis.textbot.source.document import KEYS
from visavis.textbot.steps import VERBS

_LONGEST = 120
"""Maximum length of a sentence beside a suggestion."""
_TABLES = ("table", "cards", "block", "board", "score", "person", "examples")
"""The types of keys at the top of a file that are written as sections."""


class KeyHelp(msgspec.Struct, frozen=True):
    """A key of a section: the type of its value, and what it is for."""

    type: str
    about: str


class Completion(msgspec.Struct, frozen=True):
    """Everything that can be completed in a file without knowing its own names."""

    sections: dict[str, str]
    """The sections, with what each is for."""
    keys: dict[str, dict[str, KeyHelp]]
    """The keys of each section; `top` before the first one, and those of steps that are tables (`if`, `each`, …)."""
    steps: dict[str, str]
    functions: dict[str, str]


def completion(language: str) -> Completion:
    """Return what can be completed, described in a language.

    >>> completion("en").keys["counters"]["start"].type
    'any'
    >>> completion("en").steps["gain"]
    'gain COUNTER [NUMBER]: up, by 1 unless said; gain it for the chosen counter'
    """
    described = about(language)
    sections = {key: _plain(described["top"][key]) for key, type in KEYS["top"].items() if type in _TABLES}
    keys = {
        section: {
            key: KeyHelp(type, _plain(described["card_keys" if section == "card" else section][key]))
            for key, type in known.items()
            if section != "top" or type not in _TABLES
        }
        for section, known in KEYS.items()
    }
    return Completion(
        sections=sections,
        keys=keys,
        steps={verb: _plain(described["steps"][verb]) for verb in VERBS},
        functions={name: _plain(described["functions"][name]) for name in (*FUNCTIONS, *MORE_FUNCTIONS)},
    )


def _plain(sentence: str) -> str:
    """Return a sentence of the reference without the marks of Markdown."""
    text = re.sub(r"[`*]", "", sentence)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
