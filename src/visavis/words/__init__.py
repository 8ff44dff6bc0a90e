"""Words: every text a person reads, keyed by id, in every language (docs/words.md).

`Words` needs Fluent, which comes with `visavis[cli]`; it is imported lazily.
"""

from typing import TYPE_CHECKING

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.words.languages import LANGUAGES, choose_language
from visavis.words.text import key_of, printable

if TYPE_CHECKING:
    from visavis.words.messages import MissingWords
    from visavis.words.words import PARTS, Style, Typed, Words
else:

    def __getattr__(name: str) -> object:
        """Import a name that needs Fluent. Raises MissingExtra if Fluent is not installed."""
        if name not in ("PARTS", "MissingWords", "Style", "Typed", "Words"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from visavis.extras import needed

        with needed("cli", "visavis.Words"):
            from visavis.words.messages import MissingWords
            from visavis.words.words import PARTS, Style, Typed, Words
        globals().update(PARTS=PARTS, MissingWords=MissingWords, Style=Style, Typed=Typed, Words=Words)
        return globals()[name]


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
