"""A computer player that thinks ahead: information-set Monte Carlo tree search.

It knows its view and the rules, nothing else. Again and again it imagines the hidden cards, plays the
game to its end on the log-less table, and remembers how each answer did. All imagined games share one
tree, whose branches are the answers: a branch counts as tried only where the imagined cards allow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import msgspec

from visavis.core import BareTable, Game, Question, Stream, play_out

EXPLORE = 0.6
"""How much is tried of what did badly so far."""
CLEAR = 20
"""A lead of this many points is a clear win; more is worth nothing."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer, how often it was tried, and how well it did: 0 is a clear loss, 1 a clear win."""

    answer: Any
    visits: int
    value: float


class Branch:
    """What is known of an answer in the tree, and the answers that can follow it."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.next: dict[Any, Branch] = {}

    def promise(self) -> float:
        """How much it is worth trying: did it do well, was it tried seldom (UCB1 for a changing set of options).

        The length in bits stands for the logarithm, which not all machines round alike; a square root they do.
        """
        return self.total / self.visits + EXPLORE * sqrt(self.available.bit_length() / self.visits)


class Walk:
    """Answers for all seats in one imagined game: down the tree, one new branch, then at random."""

    def __init__(self, root: Branch) -> None:
        self._at: Branch | None = root
        self.path: list[tuple[str, Branch]] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        options = tuple(question.answers())
        if self._at is None or len(options) == 1:
            return stream.pick(options)
        branches = self._at.next
        untried = [option for option in options if option not in branches]
        if untried:
            pick = stream.pick(untried)
            branch = branches[pick] = Branch()
            self._at = None
        for option in options:
            if option in branches:
                branches[option].available += 1
        if not untried:
            pick = max(options, key=lambda option: branches[option].promise())
            self._at = branch = branches[pick]
        self.path.append((question.seat, branch))
        return pick


def worth(score: Mapping[str, int]) -> dict[str, float]:
    """How well each seat did, from 0 to 1: half for the win, half for the lead."""
    found = {}
    for seat, points in score.items():
        lead = points - max(others for other, others in score.items() if other != seat)
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        found[seat] = 0.5 * won + 0.5 * min(1.0, max(0.0, 0.5 + lead / (2 * CLEAR)))
    return found


def weigh(
    game: Game[Any], look: Callable[[], Any], question: Question[Any], stream: Stream, iterations: int
) -> tuple[Weighed, ...]:
    """Every answer to the question with its visits and value, in the order of the question."""
    assert game.imagine is not None
    view, root = look(), Branch()
    for _ in range(iterations):
        state = game.imagine(view, stream.split())
        walk = Walk(root)
        table = BareTable(game, state, stream.below(1 << 62), dict.fromkeys(view.seats, walk))
        play_out(game, table)
        value = worth(game.score(state))
        for seat, branch in walk.path:
            branch.visits += 1
            branch.total += value[seat]
    none = Branch()
    tried = [(answer, root.next.get(answer, none)) for answer in question.answers()]
    return tuple(Weighed(answer, one.visits, one.total / max(1, one.visits)) for answer, one in tried)


class Search:
    """Gives the answer that the search tried most often."""

    def __init__(self, game: Game[Any], iterations: int = 200) -> None:
        self._game = game
        self._iterations = iterations

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        options = tuple(question.answers())
        if len(options) == 1:
            return options[0]
        weighed = weigh(self._game, look, question, stream, self._iterations)
        return max(weighed, key=lambda one: (one.visits, one.value)).answer
