"""The languages there are, and which one a person reads."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from visavis.core import Refusal

LANGUAGES = ("de", "en")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


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
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    known = (part[:2].casefold() for part in named.split(":") if re.match(r"[a-zA-Z]{2}([_.@-]|$)", part))
    return next((language for language in known if language in LANGUAGES), "en")
