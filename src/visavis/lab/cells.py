"""Cells of a run: each is one combination of option values, pack and one policy per seat."""

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
"""Schema version of the tables. Folders with an unknown version are refused."""


class RunCell(msgspec.Struct, frozen=True):
    """Games that differ only by their seeds, with everything that a local or remote worker needs."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: dict[str, str]
    """Policy of each seat, without which a statistic is meaningless. For an own policy only its name."""
    pack: str
    pack_digest: str
    seed: int
    most_steps: int = MOST_STEPS
    format: int = FORMAT
    own_pack: dict[str, Any] | None = None
    text: str | None = None
    """Source text of the game, if it is made from a text."""

    @property
    def plan(self) -> Plan:
        """Return the plan for `visavis.simulation`: its games have the same seeds as those of `visavis simulate`."""
        return Plan(self.game, self.options, self.seed, 0, self.seats, self.most_steps, self.own_pack, self.text)

    @property
    def id(self) -> str:
        """Return a hash that identifies exactly these games, deterministic across processes."""
        plain = msgspec.to_builtins(self)
        del plain["own_pack"]
        return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=5).hexdigest()

    @property
    def folder(self) -> str:
        """Return the name of the folder of its chunks."""
        level = self.options.get("level")
        return "-".join(name for name in (self.game, "" if level is None else str(level), self.id) if name)

    @property
    def own(self) -> bool:
        """Return True if an own policy plays, so that the cell cannot be played without its factories."""
        return any(map(is_own, self.seats.values()))

    def policies(self, game: Game, players: Mapping[str, Factory]) -> dict[str, Policy]:
        """Return new policies for one game; `players` are the factories of own ones by name."""
        own = {seat: players[who] for seat, who in self.seats.items() if who in players}
        return seat_policies(game, self.seats, own)

    def start(self) -> tuple[Game, Any]:
        """Return the game and its initial state, of which every game of the cell gets a copy."""
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
    """Return a validated cell for every combination of the values; the first option varies slowest. Raises Refusal."""
    cells: dict[str, RunCell] = {}
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
                cells.setdefault(cell.id, cell)
    return tuple(cells.values())


def cell_of(plan: Plan, pack: Pack) -> RunCell:
    """Return the cell of a validated plan."""
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
    """Return the factories of a run's own policies by name. Raises Refusal if two share a name."""
    given: dict[str, Player] = {}
    for player in (portable_player(game, policy) for choices in policies.values() for policy in choices):
        name = player_name(player)
        if given.setdefault(name, player) is not player and is_own(name):
            raise Refusal("policy.same_name", policy=name[1:])
    return {name: factory_of(player) for name, player in given.items() if not isinstance(player, str)}


def sitting(cell: RunCell, words: Words) -> str:
    """Return the seats with their policies in words; own policies are marked as such."""
    return ", ".join(f"{seat}={words.policy(who) if is_own(who) else who}" for seat, who in cell.seats.items())
