"""Words: every text a person reads, keyed by id, in every language (docs/words.md)."""

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.words.languages import LANGUAGES, choose_language
from visavis.words.messages import MissingWords
from visavis.words.text import key_of, printable
from visavis.words.words import PARTS, Style, Typed, Words

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "PARTS",
    "MissingWords",
    "Style",
    "Typed",
    "Words",
    "choose_language",
    "key_of",
    "printable",
]
