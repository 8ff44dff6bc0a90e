"""Answers in a position: a selection may be written in any order, and a wrong one is refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.core.toy import TOY, Added, ToyState
from visavis.core import BadPosition, Several, Table, decide
from visavis.core.play.position import Position
from visavis.words import LANGUAGES, Words

GOODS = ("grain", "wine", "cloth", "copper", 2)


def choose(state: ToyState, table: Table[ToyState]) -> None:
    goods = table.ask(Several("goods", "p1", "T-1", GOODS, 1, 3))
    table.do(Added(sum(10 ** GOODS.index(good) for good in goods)))
    # The rule sees them in the order of the options.
    assert [GOODS.index(good) for good in goods] == sorted(GOODS.index(good) for good in goods)


GAME = replace(TOY, step=choose)


def decided(answer: Any) -> int:
    (added,) = decide(Position(TOY.id, answers={"goods": [answer]}), GAME).effects
    assert isinstance(added, Added)
    return added.points


@pytest.mark.parametrize(
    ("answer", "points"),
    [(["wine", "copper"], 1010), (["copper", "wine"], 1010), ([2, "grain", "cloth"], 10101), (["cloth"], 100)],
)
def test_any_order_is_the_same_answer(answer: list[Any], points: int) -> None:
    assert decided(answer) == points


@pytest.mark.parametrize(
    ("answer", "id", "german", "english"),
    [
        (["wine", "gold"], "position.several.not", "„\"gold\"“ steht bei „goods“ nicht", "none of the options"),
        (["2"], "position.several.not", "„\"2\"“ steht", "Possible: grain"),
        (["wine", "wine"], "position.several.twice", "nennt etwas doppelt", "twice"),
        ([], "position.several.count", "nennt 0. Erwartet: 1 bis 3", "names 0. Expected: 1 to 3"),
        (["wine", "grain", "cloth", "copper"], "position.several.count", "nennt 4", "names 4"),
        ("wine", "position.answer", "ist keine Antwort auf „goods“", "is no answer to “goods”"),
    ],
)  # fmt: skip
def test_a_wrong_one_is_refused_with_the_reason(answer: Any, id: str, german: str, english: str) -> None:
    with pytest.raises(BadPosition) as refused:
        decided(answer)
    assert refused.value.id == id
    assert set(LANGUAGES) == {"de", "en"}
    assert german in Words("de").refusal(refused.value)
    assert english in Words("en").refusal(refused.value)
