"""The supported languages, and the choice of one from an argument or the environment."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from importlib import resources

from visavis.core import Refusal
from visavis.core.clause import DEFAULT_LANGUAGE

LANGUAGES = tuple(
    sorted(
        file.name.removesuffix(".ftl") for file in resources.files(__package__).iterdir() if file.name.endswith(".ftl")
    )
)
"""The only list of languages: those of the Fluent files beside this module (docs/words.md, "Another language")."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def choose_language(given: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """Return the language that was asked for, or the environment's, or the default. Raises Refusal for an unknown one.

    >>> choose_language(None, {"LANG": "de_AT.UTF-8"})
    'de'
    """
    if given is not None:
        language = given.strip().casefold()
        if language not in LANGUAGES:
            raise Refusal("language.unknown", given=given[:40], options=LANGUAGES)
        return language
    environment = os.environ if environment is None else environment
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "") or _of_windows()
    known = (tag[:2].casefold() for tag in named.split(":") if re.match(r"[a-zA-Z]{2}([_.@-]|$)", tag))
    return next((language for language in known if language in LANGUAGES), DEFAULT_LANGUAGE)


def _of_windows() -> str:
    """Return the locale on Windows, which has none of the variables; an empty string elsewhere."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
