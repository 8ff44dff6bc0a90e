"""What is said in several languages: a text for each, by the two letters of the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
ByLanguage = dict[Language, str]
"""A text in each language that it is known in; a translation adds a key and changes no type."""
NOTHING_SAID: ByLanguage = {}


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in this language; where it is missing, in English or in whatever there is.

    >>> in_language({"de": "Wald", "en": "forest"}, "fr")
    'forest'
    """
    return texts.get(language) or texts.get("en") or next(iter(texts.values()))
