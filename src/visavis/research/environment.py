"""A game as a reinforcement learning environment: token actions, numeric observations, a reward at the end.

The adapters for Gymnasium, PettingZoo and OpenSpiel are thin layers over this module, which needs none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from visavis.core import TABLE, Game, Pack, Player, RandomPolicy, Refusal, Stream
from visavis.core.chance import key
from visavis.core.game import open_game
from visavis.research.alphabet import Alphabet
from visavis.research.alphabet_search import alphabet_of
from visavis.research.encoding import Encoder, Vector
from visavis.research.match import STAND_IN, Match, Saved
from visavis.research.paths import Paths, Place, follow
from visavis.research.rendering import rendered

Reward = Literal["win", "difference"]
MOST_ANSWERS = 10_000
"""Default for the maximum number of answers per game."""
AGENT = "agent"
"""Name of the default player of a seat: an agent outside the environment."""


class Environment:
    """A game for agents. `players` are the policies of seats that are no agents: a name, an own policy, or `agent`.

    `reward`: "win" is 1 for the side that wins alone, 0 for those that share a win and -1 for the others; "difference"
    is a side's points minus the best points of any other. The points of a person in a companion game are never reported
    by an agent: the stand-in of simulations answers those questions (`points_by`).
    """

    def __init__(
        self,
        game: str | Path | Game,
        options: Mapping[str, object] | None = None,
        *,
        players: Mapping[str, Player] | None = None,
        reward: Reward = "win",
        pack: Pack | None = None,
        most_answers: int = MOST_ANSWERS,
        keep: bool = False,
    ) -> None:
        self.game: Game = open_game(game)
        if reward not in ("win", "difference"):
            raise Refusal("option.value", name="reward", given=str(reward)[:40], options=("win", "difference"))
        self.options = self.game.read_options({**self.game.players.simulation_options, **(options or {})})
        self.pack = pack or self.game.default_pack
        self.alphabet: Alphabet = alphabet_of(self.game)
        self.tokens = self.alphabet.tokens
        self.seats = self.game.seats(self.options)
        everybody = (*self.seats, TABLE) if self.alphabet.table else self.seats
        self._players: dict[str, Player] = {}
        for seat, given in (players or {}).items():
            if seat not in everybody:
                raise Refusal("seat.unknown", given=seat[:40], options=everybody)
            if given != AGENT:
                self._players[seat] = RandomPolicy if seat == TABLE and isinstance(given, str) else given
        self.agents = tuple(seat for seat in everybody if seat not in self._players)
        self.reward: Reward = reward
        self.most_answers = most_answers
        self._keep = keep
        self._paths = Paths(self.alphabet)
        self._start = self.game.start(self.options, self.pack)
        self._sides = tuple(self.game.score(self._start))
        self._everybody = everybody
        self._place_of = {seat: index for index, seat in enumerate(everybody)}
        self._marked: list[int] = []
        """Byte offsets set by `_write_asked`. Shared by the environments that share the encoder (`__deepcopy__`)."""
        self._marks: dict[tuple[str, str | None, str], list[int]] = {}
        """By the looking seat, the asked seat and the question that it sees: the byte offsets to set."""
        self._questions = {id: index for index, id in enumerate(self.alphabet.questions)}
        tail = (
            ("me", len(everybody)),
            ("asked", len(everybody)),
            ("question", len(self._questions) + 1),
            ("chosen", len(self.tokens)),
        )
        self._more = sum(size for _, size in tail)
        self._encoder = Encoder(self.alphabet, self.game.view(self._start, everybody[0]), self._more)
        self._shown: object = None
        self._looker = ""
        """Cache key of the encoder's present content: the encoded moment and the observing seat."""
        self.stretches = self._encoder.stretches()
        """Slice of each field in an observation."""
        start = self._encoder.size
        for name, size in tail:
            self.stretches[name] = slice(start, start + size)
            start += size
        self.size = start
        """Length of an observation."""
        self._me, self._asked, self._question, self._chosen = (self.stretches[name].start for name, _ in tail)
        self.reset(0)

    # A game

    def reset(self, seed: int) -> None:
        """Start a new game, identical to a session with this seed."""
        stands_in = self.alphabet.stands_in if self.alphabet.stand_in else None
        policies = {seat: self.game.player(given) for seat, given in self._players.items()}
        self.match = Match(self.game, self._start.copy(), seed, self._paths, policies, stands_in, self._keep)
        self._begin()

    def _begin(self) -> None:
        table = self.match.table
        question = table.question
        self.chosen: list[int] = []
        self.agent: str | None
        """Seat that chooses the next token; None if the game is over."""
        self.place: Place
        if question is None or table.answers >= self.most_answers:
            self.agent, self.place = None, {}
        else:
            self.agent, self.place = question.seat, table.place
        self._shown = None

    @property
    def over(self) -> bool:
        """Return True if the game is finished or truncated: there is no further question."""
        return self.agent is None

    @property
    def truncated(self) -> bool:
        """Return True if the game was truncated at `most_answers`."""
        return self.agent is None and not self.match.over

    def step(self, token: int) -> bool:
        """Choose a token. Return False, without any effect, if it is not legal."""
        there = self.place.get(token)
        if there is None:
            return False
        if there.__class__ is not tuple:
            there = follow(there)
        if there.__class__ is tuple:
            self.match.give(there[0])
            self._begin()
        else:
            self.place = there  # type: ignore[assignment]
            self.chosen.append(token)
        return True

    def answer(self, answer: Any) -> None:
        """Give a complete answer, as in `Session.answer`, by choosing its tokens."""
        for token in self._paths.path(self.match.question, answer):
            self.step(token)

    def legal(self) -> list[int]:
        """Return the legal tokens, sorted."""
        return sorted(self.place)

    def mask(self) -> NDArray[np.int8]:
        """Return the action mask: 1 for each legal token, otherwise 0."""
        mask = bytearray(len(self.tokens))
        for token in self.place:
            mask[token] = 1
        return np.frombuffer(mask, np.int8)

    # What a seat sees

    def observe(self, seat: str) -> Vector:
        """Return the observation of a seat as numbers; `legend` describes each of them."""
        encoder = self._encoder
        if encoder.shown is not self._shown or self._looker != seat:
            # The encoder has the content of another moment or seat: update what differs.
            encoder.write(self.game.view(self.match.table.state, seat))
            self._write_asked(seat, encoder.out)
            self._shown, self._looker = encoder.shown, seat
        vector = encoder.vector.copy()
        if self.chosen and self.agent == seat:
            # An incomplete answer is only visible to its own seat.
            for token in self.chosen:
                vector[self._chosen + token] += 1
        return vector

    def _write_asked(self, seat: str, out: bytearray) -> None:
        """Encode the observing seat and the asked seat; if they are the same, also the question."""
        agent = self.agent
        question = self.match.question.id if agent == seat else ""
        marks = self._marks.get((seat, agent, question))
        if marks is None:
            marks = self._marks[seat, agent, question] = self._marks_of(seat, agent, question)
        for place in self._marked:
            out[place] = 0
        for place in marks:
            out[place] = 1
        self._marked[:] = marks

    def _marks_of(self, seat: str, agent: str | None, question: str) -> list[int]:
        """Return the byte offsets to set where `seat` looks and `agent` is asked."""
        marked = [self._me + self._place_of[seat]]
        if agent is not None:
            marked.append(self._asked + self._place_of[agent])
            if agent == seat:
                marked.append(self._question + self._questions.get(question, len(self._questions)))
        return [2 * place for place in marked]

    def by_field(self, vector: Vector) -> dict[str, Vector]:
        """Split an observation by field."""
        return {name: vector[stretch] for name, stretch in self.stretches.items()}

    @property
    def fields(self) -> dict[str, int]:
        """Return the length of each field."""
        return {name: stretch.stop - stretch.start for name, stretch in self.stretches.items()}

    def legend(self) -> list[str]:
        """Return a description of each number of an observation."""
        names = list(self._encoder.root.names())
        names += [f"me = {seat}" for seat in self._everybody]
        names += [f"asked = {seat}" for seat in self._everybody]
        names += [f"question = {id}" for id in (*self.alphabet.questions, "other")]
        return [*names, *(f"chosen: {token}" for token in self.tokens)]

    # How it went

    def rewards(self) -> dict[str, float]:
        """Return the reward of each agent; 0 before the end and in a truncated game."""
        if not self.match.over:
            return dict.fromkeys(self.agents, 0.0)
        state = self.match.state
        score, winners = self.game.score(state), self.game.winners(state)
        return {agent: self.reward_of(agent, score, winners) for agent in self.agents}

    def reward_of(self, agent: str, score: Mapping[str, int], winners: tuple[str, ...]) -> float:
        """Return the reward of an agent for a final score and its winners."""
        mine = [side for side in score if (side not in self.seats if agent == TABLE else side == agent)]
        if self.reward == "win":
            won = [side for side in winners if side in mine]
            return -1.0 if not won else 1.0 if len(won) == len(winners) else 0.0
        others = [points for side, points in score.items() if side not in mine]
        return float(max((score[side] for side in mine), default=0) - max(others, default=0))

    @property
    def points_by(self) -> dict[str, str]:
        """Return the source of each side's points: "counted" by the rules, or the stand-in that has reported them."""
        reported = f"stand-in:{self.game.players.stand_in}"
        asked = self.match.table.counts
        by_all = f"{STAND_IN}{TABLE}" in asked
        return {
            side: reported if side in self.seats and (by_all or f"{STAND_IN}{side}" in asked) else "counted"
            for side in self._sides
        }

    # Saving and showing

    def save(self) -> Saved[Any]:
        """Return a snapshot of this moment. It can be pickled."""
        return self.match.save(tuple(self.chosen))

    def restore(self, saved: Saved[Any]) -> None:
        """Restore a snapshot. The history starts there."""
        self.match.restore(saved)
        self._begin()
        for token in saved.chosen:
            self.step(token)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """Return an independent copy at the same point of the game; immutable parts are shared."""
        other: Environment = object.__new__(Environment)
        other.__dict__.update(self.__dict__)
        other._shown = None
        other.match, other.chosen = self.match.copy(), list(self.chosen)
        return other

    def deal_anew(self, seat: str, seed: int) -> None:
        """Resample everything that a seat cannot know: the cards hidden from it, and future random draws."""
        saved, imagine = self.save(), self.game.imagine
        if imagine is not None and not saved.given:
            state = imagine(self.game.view(saved.state, seat), Stream(key(seed, "imagine")))
            saved = msgspec.structs.replace(saved, state=state)
        self.restore(msgspec.structs.replace(saved, seed=seed))

    def render(self, seat: str | None = None) -> str:
        """Return the view of a seat as text, by default of the seat that is asked."""
        seat = seat or self.agent or self._everybody[0]
        asked = None if self.over else self.match.question
        return rendered(
            self.game.view(self.match.state, seat), seat, asked, [self.tokens[token] for token in self.chosen]
        )
