"""The languages there are, and which one a person reads."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping

from visavis.core import Refusal

LANGUAGES = ("de", "en")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
_WINDOWS = {0x07: "de", 0x09: "en"}


def choose_language(given: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language that was asked for, or the environment's, or English; or a refusal.

    >>> choose_language(None, {"LANG": "de_AT.UTF-8"})
    'de'
    """
    if given is not None:
        found = given.strip().casefold()
        if found not in LANGUAGES:
            raise Refusal("language.unknown", given=given[:40], options=LANGUAGES)
        return found
    environment = os.environ if environment is None else environment
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "") or _of_windows()
    known = (part[:2].casefold() for part in named.split(":") if re.match(r"[a-zA-Z]{2}([_.@-]|$)", part))
    return next((language for language in known if language in LANGUAGES), "en")


def _of_windows() -> str:
    """The language of a Windows, which has none of the variables; elsewhere nothing."""
    if sys.platform != "win32":
        return ""
    import ctypes

    # The lower ten bits are the language, the others the country.
    return _WINDOWS.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF, "")
