"""Words: every text a person reads, keyed by id, in German and in English (docs/words.md)."""

from visavis.words.languages import LANGUAGES, choose_language
from visavis.words.messages import MissingWords
from visavis.words.text import key_of, printable
from visavis.words.words import PARTS, Typed, Words

__all__ = ["LANGUAGES", "PARTS", "MissingWords", "Typed", "Words", "choose_language", "key_of", "printable"]
