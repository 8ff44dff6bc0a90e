"""The greedy player: it tries every sensible answer to the end of its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import BareTable, Evaluation, Game, Question, Stream
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.players.characters import PLAIN, Character, taste
from visavis.games.alien_artifacts.players.habits import habit, sensible
from visavis.games.alien_artifacts.players.value import final_points, last_turn, terms, turns_left, value
from visavis.games.alien_artifacts.scoring import empire_size
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import View

FINALISTS = 6
"""After the first imagined game only with the best answers."""
AT_LAST = 3
"""So many times as many in a last turn, with all answers."""
OFFENSIVE = ("offensive",)
LUCKY = (OFFENSIVE, ("revenue",), ("mine",))
"""What may do badly in one imagined game and is still among the best."""
DONE = 4.0
"""What a card is worth more that is completed now and not a turn later."""
HELD = 0.8
"""How much less an artifact is worth that could be played and is not: it may stay in the hand for ever."""
MORE = {"target": 3, "ships": 3}
"""So many times as many where luck decides: an attack can be let be. What it was paid for, no mood lets be."""
PAID_LUCK = 8
"""Luck must be the best on the average of so many imagined games before it is paid for: one good fight is no reason."""


class Script:
    """Gives a first answer, then follows its habits; it may look at the whole imagined game."""

    __slots__ = ("first", "prey", "state")

    def __init__(self, state: State, first: Any, prey: str | None = None) -> None:
        self.state = state
        self.first = first
        self.prey = prey
        """Whom a raider attacks where it attacks."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        if self.first is not None:
            first, self.first = self.first, None
            return first
        if self.prey is not None and question.id == "target" and question.seat != self.prey:
            return self.prey
        return habit(self.state, question, stream)


def play_turn(game: Game[State], state: State, seed: int, answer: Any, prey: str | None = None) -> None:
    """Give an answer in an imagined game and play on to the end of the turn, its cards drawn."""
    script = Script(state, answer, prey)
    table = BareTable(game, state, seed, dict.fromkeys(state.seats, script))
    turns, step = state.turns, game.step
    step(state, table)
    while state.turns == turns and state.phase != "over":
        if state.pending[0][0] == "score":
            return
        step(state, table)


class Greedy:
    """Tries every sensible answer to the end of the turn in an imagined game, the best ones in more."""

    def __init__(self, game: Callable[[], Game[State]], character: Character = PLAIN) -> None:
        self._game = game
        self._character = character

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        view = look()
        answers = sensible(view.state, question)
        if len(answers) == 1:
            return answers[0]
        return self._tried(view, question, stream, answers)[0].answer

    def weigh(self, look: Callable[[], Any], question: Question, stream: Stream) -> tuple[Evaluation, ...]:
        """Every sensible answer with its value and the terms of the evaluation: why this one."""
        view = look()
        answers = sensible(view.state, question)
        if len(answers) == 1:
            return (Evaluation(answers[0], 0, 0.0),)
        tried = self._tried(view, question, stream, answers, explain=True)
        return tuple(Evaluation(one.answer, 0, one.mean, one.terms()) for one in tried)

    def _tried(
        self, view: View, question: Question, stream: Stream, answers: list[Any], *, explain: bool = False
    ) -> list[Trial]:
        """The answers with how they did, the best first. All of them run in the same imagined games."""
        game, judge = self._game(), Judge(view.state, PLACE[question.seat], self._character)
        assert game.imagine is not None
        trials = [Trial(answer) for answer in answers]
        running, last = trials, judge.last
        prey = None if last else self._lean(view.state, judge.at, question, trials)
        if self._character.whim and not last and question.id not in MORE:
            # No mood pays for luck either.
            for trial in [one for one in trials if one.answer not in LUCKY]:
                trial.whim = self._character.whim * (stream.below(1001) / 500 - 1)
        usual = self._character.samples * (AT_LAST if last else MORE.get(question.id, 1))
        for sample in range(max(usual, PAID_LUCK)):
            if sample >= usual and min(running, key=rank).answer not in LUCKY:
                break
            world, seed, foes = game.imagine(view, stream.split()), stream.below(1 << 60), Foes(judge.at)
            for trial in running:
                state = world.copy()
                play_turn(game, state, seed, trial.answer, prey)
                trial.values.append(judge.worth(state, foes))
                if explain:
                    trial.seen.append(judge.terms(state))
            if not sample and len(trials) > FINALISTS and not last:
                best = sorted(trials, key=rank)[:FINALISTS]
                running = [one for one in trials if one in best or one.answer in LUCKY]
        # Only those that ran in all imagined games can be the best.
        return [*sorted(running, key=rank), *sorted([one for one in trials if one not in running], key=rank)]

    def _lean(self, state: State, at: int, question: Question, trials: list[Trial]) -> str | None:
        """Give the answers what the character likes to do; returns whom a raider attacks: the strongest, if ahead."""
        wants, raid = self._character.wants, self._character.raid
        if wants and question.id == "turn":
            for trial in trials:
                trial.lean = sum([points for start, points in wants if trial.answer[: len(start)] == start])
        if raid < 0 and question.id == "target":
            for trial in trials:
                trial.lean = raid * (trial.answer in state.seats)
        if raid <= 0:
            return None
        have = [final_points(state, one) for one in range(len(state.seats))]
        first = max((one for one in range(len(have)) if one != at), key=have.__getitem__)
        if have[first] <= have[at]:
            return None
        prey = state.seats[first]
        for trial in trials:
            trial.lean += raid * (trial.answer in (prey, OFFENSIVE))
        return prey


class Judge:
    """What the end of a turn is worth to a character, by what it had before."""

    __slots__ = ("_before", "_block", "_character", "_free", "_held", "_likes", "at", "last")

    def __init__(self, state: State, at: int, character: Character) -> None:
        self.at = at
        self.last = last_turn(state, at)
        self._character = character
        self._likes = bool(character.likes) and not self.last
        self._held = state.artifacts[at]
        self._before = empire_size(state, at)
        self._block = character.block
        self._free = self._blocked(state) if self._block else 0

    def _blocked(self, state: State) -> int:
        """How many blockades are on cards of others."""
        return sum([len(cards) for seat, cards in enumerate(state.blocked) if seat != self.at])

    def worth(self, state: State, foes: Foes) -> float:
        """What it is worth: what the seat can expect, what it likes, what it has done and what it still holds."""
        at, character, held, left = self.at, self._character, self._held, turns_left(state)
        worth = value(state, at, left) - character.foes * foes.best(state, left)
        if self._likes:
            worth += self._taste(state)
        if not self.last:
            worth += DONE * (empire_size(state, at) - self._before)
        if held:
            worth -= HELD * sum([card in held for card in state.artifacts[at]])
        return worth

    def terms(self, state: State) -> dict[str, float]:
        """What that is made of, but for the others."""
        found = terms(state, self.at, turns_left(state))
        return {**found, "taste": self._taste(state)} if self._likes else found

    def _taste(self, state: State) -> float:
        """How much the character likes what it has, and the blockades that it has put on cards of others."""
        worth = taste(state, self.at, self._character)
        return worth + self._block * (self._blocked(state) - self._free) if self._block else worth


class Trial:
    """An answer, and what it was worth in each imagined game."""

    __slots__ = ("answer", "lean", "seen", "values", "whim")

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.whim = 0.0
        self.lean = 0.0
        self.values: list[float] = []
        self.seen: list[dict[str, float]] = []

    @property
    def mean(self) -> float:
        """What it was worth on the average, and what a whim and the character add."""
        return self.whim + self.lean + sum(self.values) / len(self.values)

    def terms(self) -> tuple[tuple[str, float], ...]:
        """What that is made of, on the average."""
        names = dict.fromkeys(name for one in self.seen for name in one)
        found = {name: sum(one.get(name, 0.0) for one in self.seen) / len(self.seen) for name in names}
        if self.lean:
            found["taste"] = found.get("taste", 0.0) + self.lean
        if self.whim:
            found["whim"] = self.whim
        return tuple(found.items())


def rank(trial: Trial) -> float:
    """The best first."""
    return -trial.mean


class Foes:
    """What the strongest opponent can expect; worked out again only where something of an opponent has changed."""

    __slots__ = ("_at", "_best", "_had")

    def __init__(self, at: int) -> None:
        self._at = at
        self._had: tuple[Any, ...] = ()
        self._best = 0.0

    def best(self, state: State, left: float) -> float:
        """What the strongest opponent can expect in this state."""
        at = self._at
        others = [other for other in range(len(state.seats)) if other != at]
        has = tuple([(state.points[one], state.credits[one], state.blocked[one], state.stored[one]) for one in others])
        if has != self._had:
            self._had = has
            self._best = max([value(state, other, left) for other in others])
        return self._best
