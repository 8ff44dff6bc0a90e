"""Any text may be put into a sentence, such as a figure with its sign: what is no option has no name."""

from __future__ import annotations

import pytest

from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.ui.texts import named
from visavis.words import LANGUAGES, Words

PACK = GAME.default_pack
CARD = next(iter(PACK.tables["resource"]))


@pytest.mark.parametrize(
    "text",
    [
        "+2.5", "+", "2+", "a+b", f"{CARD}a+", ">", "a>b", "a>1|2", "a>b>c", "*", "x*y", "3*", "|", "a|b", "1|",
        "1|2|3|4", "+106.58", "-6.58", "²*a", "",
    ],
)  # fmt: skip
def test_a_text_that_is_no_option_has_no_name(text: str) -> None:
    assert named(PACK, text) is None
    for language in LANGUAGES:
        assert text in Words(language, GAME).say("help-usual", name=text)


@pytest.mark.parametrize(
    ("id", "key"),
    [
        (CARD, "opt-resource"),
        (f"{CARD}a", "opt-section"),
        (f"{CARD}a+{CARD}b", "opt-payment"),
        (f"TEC01>{CARD}a", "opt-under"),
        ("3*TEC01", "opt-amount"),
        ("2|5", "about-step"),
        ("2|5|7", "about-row"),
    ],
)
def test_options_keep_their_names(id: str, key: str) -> None:
    found = named(PACK, id)
    assert found is not None
    assert found[0] == key
