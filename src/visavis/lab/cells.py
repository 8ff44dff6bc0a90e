"""Cells: what a run plays. One cell is one value of every option, one pack and one policy for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core import Game, Pack, Player, Policy, Refusal
from visavis.core.game import find_game
from visavis.core.players import Factory, factory_of, is_own, player_name, seat_policies
from visavis.simulation import MOST_STEPS, Plan, make_plan, play_start, portable_player

if TYPE_CHECKING:
    from visavis.words import Words

FORMAT = 1
"""The form of the tables. Another one has its own number; folders of an unknown one are refused."""


class RunCell(msgspec.Struct, frozen=True):
    """Games that differ by their seed alone; everything that a worker, here or elsewhere, needs to know."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: dict[str, str]
    """Who plays each seat: a figure without it says nothing. Of an own policy this is its name alone."""
    pack: str
    pack_digest: str
    seed: int
    most_steps: int = MOST_STEPS
    format: int = FORMAT
    own_pack: dict[str, Any] | None = None
    text: str | None = None
    """The game itself, where it is made from a text."""

    @property
    def plan(self) -> Plan:
        """The same for `visavis.simulation`: the seeds of its games are those of `visavis simulate`."""
        return Plan(self.game, self.options, self.seed, 0, self.seats, self.most_steps, self.own_pack, self.text)

    @property
    def id(self) -> str:
        """A short name for exactly these games."""
        plain = msgspec.to_builtins(self)
        del plain["own_pack"]
        return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=5).hexdigest()

    @property
    def folder(self) -> str:
        """The folder of its chunks."""
        level = self.options.get("level")
        return "-".join(part for part in (self.game, "" if level is None else str(level), self.id) if part)

    @property
    def own(self) -> bool:
        """Whether an own policy plays: the cell alone is not enough to play it."""
        return any(map(is_own, self.seats.values()))

    def policies(self, game: Game, players: Mapping[str, Factory]) -> dict[str, Policy]:
        """Fresh policies for one game; `players` makes the own ones, by their names."""
        own = {seat: players[who] for seat, who in self.seats.items() if who in players}
        return seat_policies(game, self.seats, own)

    def start(self) -> tuple[Game, Any]:
        """The game, and the state that every game of the cell begins with a copy of."""
        return play_start(self.plan)


def cells_of(
    game: Game,
    options: Mapping[str, Sequence[object]],
    *,
    policies: Mapping[str, Sequence[Player]],
    packs: Sequence[Pack | None] = (None,),
    seed: int = 0,
    most_steps: int = MOST_STEPS,
) -> tuple[RunCell, ...]:
    """Every combination of the values, each checked; the first option varies slowest."""
    found: dict[str, RunCell] = {}
    for chosen in product(*options.values()):
        for players in product(*policies.values()):
            for pack in packs:
                plan = make_plan(
                    game,
                    dict(zip(options, chosen, strict=True)),
                    seed=seed,
                    games=0,
                    seats=dict(zip(policies, players, strict=True)),
                    own_pack=pack,
                    most_steps=most_steps,
                )
                cell = cell_of(plan, pack or game.default_pack)
                found.setdefault(cell.id, cell)
    return tuple(found.values())


def cell_of(plan: Plan, pack: Pack) -> RunCell:
    """The cell of a checked plan."""
    game = find_game(plan.game, plan.text)
    return RunCell(
        game=plan.game,
        rules=game.rules_version,
        options=plan.options,
        seats=plan.seats,
        pack=pack.id,
        pack_digest=pack.digest,
        seed=plan.seed,
        most_steps=plan.most_steps,
        own_pack=plan.own_pack,
        text=plan.text,
    )


def own_players(game: Game, policies: Mapping[str, Sequence[Player]]) -> dict[str, Factory]:
    """Return what makes the own policies of a run, by their names; two that share a name are refused."""
    given: dict[str, Player] = {}
    for player in (portable_player(game, one) for its in policies.values() for one in its):
        name = player_name(player)
        if given.setdefault(name, player) is not player and is_own(name):
            raise Refusal("policy.same_name", policy=name[1:])
    return {name: factory_of(player) for name, player in given.items() if not isinstance(player, str)}


def sitting(cell: RunCell, words: Words) -> str:
    """Who played the seats, for people: own policies are called so."""
    return ", ".join(f"{seat}={words.policy(who) if is_own(who) else who}" for seat, who in cell.seats.items())
