"""One game as an environment: agents choose tokens, see numbers, and get a reward at the end.

Gymnasium, PettingZoo and OpenSpiel are thin layers over this; it needs none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from visavis.core import TABLE, Game, Pack, Player, RandomPolicy, Refusal, Stream, get_game
from visavis.core.chance import key
from visavis.research.alphabet import Alphabet
from visavis.research.alphabet_search import alphabet_of
from visavis.research.encoding import Encoder, Vector
from visavis.research.match import STAND_IN, Match, Saved
from visavis.research.paths import Paths, Place, follow
from visavis.research.rendering import rendered

Reward = Literal["win", "difference"]
MOST_ANSWERS = 10_000
AGENT = "agent"
"""Who sits where nobody else does: somebody outside."""


class Environment:
    """A game for agents. `players` says who plays a seat that is no agent: a policy by name, an own policy, or `agent`.

    `reward`: "win" is 1 for the side that wins alone, 0 for those that share a win and -1 for the others; "difference"
    is a side's points less the best points of any other. What a person of a companion game has scored is never what an
    agent says: the stand-in of simulations answers those questions (`points_by`).
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        players: Mapping[str, Player] | None = None,
        reward: Reward = "win",
        pack: Pack | None = None,
        most_answers: int = MOST_ANSWERS,
        keep: bool = False,
    ) -> None:
        self.game: Game = get_game(game) if isinstance(game, str) else game
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
        self._place_of = {seat: at for at, seat in enumerate(everybody)}
        self._marked: list[int] = []
        """Where the encoder says who looks and who is asked: environments that share it share this."""
        self._questions = {id: at for at, id in enumerate(self.alphabet.questions)}
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
        """What the encoder shows if it shows this moment, and to whom."""
        self.stretches = self._encoder.stretches()
        """Where each field stands in an observation."""
        at = self._encoder.size
        for name, size in tail:
            self.stretches[name] = slice(at, at + size)
            at += size
        self.size = at
        """How many numbers an observation has."""
        self._me, self._asked, self._question, self._chosen = (self.stretches[name].start for name, _ in tail)
        self.reset(0)

    # A game

    def reset(self, seed: int) -> None:
        """Begin a game: as the session with this seed."""
        told = self.alphabet.stands_in if self.alphabet.stand_in else None
        policies = {seat: self.game.player(given) for seat, given in self._players.items()}
        self.match = Match(self.game, self._start.copy(), seed, self._paths, policies, told, self._keep)
        self._begin()

    def _begin(self) -> None:
        match = self.match
        self.chosen: list[int] = []
        self.truncated = not match.over and match.answers >= self.most_answers
        """Whether the game was broken off because it went on for too long."""
        self.over = match.over or self.truncated
        """Whether nobody is asked any more."""
        self.agent: str | None = None if self.over else match.question.seat
        """The seat that chooses the next token."""
        self.place: Place = {} if self.over else match.table.place
        self._shown = None

    def step(self, token: int) -> bool:
        """Choose a token; whether it was possible. One that is not changes nothing."""
        there = self.place.get(token)
        if there is None:
            return False
        there = follow(there)
        if there.__class__ is tuple:
            self.match.give(there[0])
            self._begin()
        else:
            self.place = there  # type: ignore[assignment]
            self.chosen.append(token)
        return True

    def answer(self, answer: Any) -> None:
        """Give a whole answer, as the library has it."""
        for token in self._paths.path(self.match.question, answer):
            self.step(token)

    def legal(self) -> list[int]:
        """The tokens that are possible now."""
        return sorted(self.place)

    def mask(self) -> NDArray[np.int8]:
        """1 for each token that is possible now."""
        mask = bytearray(len(self.tokens))
        for token in self.place:
            mask[token] = 1
        return np.frombuffer(mask, np.int8)

    # What a seat sees

    def observe(self, seat: str) -> Vector:
        """What a seat may know, as numbers; `legend` says what each of them is."""
        encoder = self._encoder
        if encoder.shown is not self._shown or self._looker != seat:
            # It shows another moment, or what another seat sees: all that is different is written anew.
            encoder.write(self.game.view(self.match.state, seat))
            self._write_asked(seat, encoder.out)
            self._shown, self._looker = encoder.shown, seat
        found = encoder.vector.copy()
        if self.chosen and self.agent == seat:
            # Nobody else sees an answer that is not whole.
            for token in self.chosen:
                found[self._chosen + token] += 1
        return found

    def _write_asked(self, seat: str, out: bytearray) -> None:
        """Who looks, who is asked, and what, if it is the same seat."""
        for place in self._marked:
            out[2 * place] = 0
        marked = self._marked
        marked.clear()
        marked.append(self._me + self._place_of[seat])
        agent = self.agent
        if agent is not None:
            marked.append(self._asked + self._place_of[agent])
            if agent == seat:
                marked.append(self._question + self._questions.get(self.match.question.id, len(self._questions)))
        for place in marked:
            out[2 * place] = 1

    def by_field(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers, field by field."""
        return {name: vector[stretch] for name, stretch in self.stretches.items()}

    @property
    def fields(self) -> dict[str, int]:
        """How many numbers each field has."""
        return {name: stretch.stop - stretch.start for name, stretch in self.stretches.items()}

    def legend(self) -> list[str]:
        """What each number of an observation says."""
        names = list(self._encoder.root.names())
        names += [f"me = {seat}" for seat in self._everybody]
        names += [f"asked = {seat}" for seat in self._everybody]
        names += [f"question = {id}" for id in (*self.alphabet.questions, "other")]
        return [*names, *(f"chosen: {token}" for token in self.tokens)]

    # How it went

    def rewards(self) -> dict[str, float]:
        """What each agent gets; nothing before the end, nor where a game was broken off."""
        if not self.match.over:
            return dict.fromkeys(self.agents, 0.0)
        state = self.match.state
        score, winners = self.game.score(state), self.game.winners(state)
        return {agent: self.reward_of(agent, score, winners) for agent in self.agents}

    def reward_of(self, agent: str, score: Mapping[str, int], winners: tuple[str, ...]) -> float:
        """Return what an agent gets for a final score and its winners."""
        mine = [side for side in score if (side not in self.seats if agent == TABLE else side == agent)]
        if self.reward == "win":
            won = [side for side in winners if side in mine]
            return -1.0 if not won else 1.0 if len(won) == len(winners) else 0.0
        others = [points for side, points in score.items() if side not in mine]
        return float(max((score[side] for side in mine), default=0) - max(others, default=0))

    @property
    def points_by(self) -> dict[str, str]:
        """Who says the points of each side: the program counts them, or the stand-in has told them by now."""
        told = f"stand-in:{self.game.players.stand_in}"
        asked = self.match.table.counts
        by_all = f"{STAND_IN}{TABLE}" in asked
        return {
            side: told if side in self.seats and (by_all or f"{STAND_IN}{side}" in asked) else "counted"
            for side in self._sides
        }

    # Saving and showing

    def save(self) -> Saved[Any]:
        """This moment, to come back to; it can be pickled."""
        return self.match.save(tuple(self.chosen))

    def restore(self, saved: Saved[Any]) -> None:
        """Go back to a moment that was saved. The history begins there."""
        self.match.restore(saved)
        self._begin()
        for token in saved.chosen:
            self.step(token)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """An independent copy at the same point of the game; immutable parts are shared."""
        other: Environment = object.__new__(Environment)
        other.__dict__.update(self.__dict__)
        other._shown = None
        other.match, other.chosen = self.match.copy(), list(self.chosen)
        return other

    def deal_anew(self, seat: str, seed: int) -> None:
        """Deal everything anew that a seat cannot know: the cards that are hidden from it, and those to come."""
        saved, imagine = self.save(), self.game.imagine
        if imagine is not None and not saved.given:
            state = imagine(self.game.view(saved.state, seat), Stream(key(seed, "imagine")))
            saved = msgspec.structs.replace(saved, state=state)
        self.restore(msgspec.structs.replace(saved, seed=seed))

    def render(self, seat: str | None = None) -> str:
        """What a seat sees, as text; by default the seat that is asked."""
        seat = seat or self.agent or self._everybody[0]
        asked = None if self.over else self.match.question
        return rendered(self.game.view(self.match.state, seat), seat, asked, [self.tokens[one] for one in self.chosen])
