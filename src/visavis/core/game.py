"""The `Game` object that every game package provides, and the lookup of games by id."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

from visavis.core.budget import spend
from visavis.core.chance import Stream
from visavis.core.clause import Clause, read_clauses
from visavis.core.effect import CORE_NOTES, Effect
from visavis.core.legacy_fields import legacy_attribute, upgraded
from visavis.core.options import Options, option_fields
from visavis.core.pack import NO_PACK, Pack, PackSpec, shipped_packs
from visavis.core.players import (
    Player,
    Players,
    Policy,
    RandomPolicy,
    absent,
    factory_of,
    is_own,
    own_policy,
    player_name,
)
from visavis.core.records import RecordFormat
from visavis.core.refusal import BadOption, Refusal
from visavis.core.state import S
from visavis.core.table import Table
from visavis.core.ui import GameUI
from visavis.registry import FINDERS, TEXT_MAKERS


class BrokenGame(Refusal):
    """Raised for an unusable game: its package raises or has no valid `GAME`. `where` is a file and a line in it."""

    def __init__(self, game: str, package: str, where: str, message: str) -> None:
        super().__init__("game.broken", game=game, package=package, where=where, says=message)


def _no_faults(state: Any) -> tuple[str, ...]:
    return ()


def _whole_view(state: Any, seat: str) -> Any:
    return state.copy()


@dataclass(frozen=True, kw_only=True)
class StatisticsFields:
    """State fields by which statistics and the lab group games, and how turns are counted."""

    factions: tuple[str, ...] = ()
    """Fields with the factions of the sides, or an equivalent. A tuple field has one item per seat."""
    rounds: str = "round"
    """Field that counts rounds, eras or turns."""
    first_seat: str = ""
    """Field with the starting seat, if chance decides it."""
    turn: Callable[[Any], str | None] | None = None
    """Returns the seat whose turn it is, or a side without a seat; None during set-up and scorings. By default the
    field `turn` of the state, while its field `phase` is "play"."""
    turn_effects: tuple[type[Effect], ...] = ()
    """Effects that end a turn: what follows is another one, even of the same seat. Without them a turn ends when it is
    another seat's turn."""


@dataclass(frozen=True, kw_only=True)
class TextSource:
    """Source of a game compiled from a text, in place of a package folder."""

    text: str
    """The text; saved games store a copy of it."""
    fluent: Mapping[str, str] = field(default_factory=dict)
    """Fluent texts by language."""
    clauses: Mapping[str, Clause] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """The rules of a game, and its companions: `players`, `ui`, `records`, `statistics`."""

    # Identity
    id: str
    rules_version: str
    package: str
    """Package of the game's folder with rules.toml, packs and words."""
    example: bool = False
    """Whether it is an example for authors of games: lists for players show it last."""
    source: TextSource | None = None
    """For a game compiled from a text: that text, its Fluent texts and clauses."""

    def __repr__(self) -> str:
        return f"<Game {self.id} rules {self.rules_version}>"

    # What can be chosen
    options: type[Options] = Options
    seats: Callable[[Any], tuple[str, ...]]
    """Returns the seats of a game with these options, in turn order."""

    # Rules
    state: type[S]
    effects: tuple[type[Effect], ...]
    start: Callable[[Any, Pack], S]
    """Returns the state before set-up; pure. Set-up is the first step."""
    step: Callable[[S, Table[S]], None]
    """Runs one step of the rules."""
    over: Callable[[S], bool]
    faults: Callable[[S], tuple[str, ...]] = _no_faults
    """Returns the ids of all faults of a state."""
    piece_counts: Callable[[S], Mapping[str, int]] | None = None
    """Returns the number of cards or pieces of each kind: an invariant after set-up."""
    complete_position: Callable[[S, frozenset[str]], None] | None = None
    """Fills in fields that a position may omit because they follow from those that are given."""
    on_options_changed: Callable[[S, S], None] | None = None
    """Called after options were changed during a game: copies what the new state lacks from the previous one."""

    # Points
    score: Callable[[S], dict[str, int]]
    """Returns the points of each side."""
    scored_sides: Callable[[S], Collection[str]] | None = None
    """Returns the sides whose points the app knows at this moment; persons count the others. None: all sides."""
    winner_rule: Callable[[S], tuple[str, ...]] | None = None
    """Returns the winning sides, if points alone do not decide."""
    points_questions: tuple[str, ...] = ()
    """Ids of questions for the points that the answering side has on the table: the last entry is the default."""
    public_points: bool = False
    """Whether points are public although cards are hidden."""

    # Who knows what
    view: Callable[[S, str], Any] = _whole_view
    """Returns what a seat may see; the type is the game's own."""
    imagine: Callable[[Any, Stream], S] | None = None
    """Returns a state that is consistent with a view, with the hidden cards dealt from the view alone."""
    hidden: bool = False
    """Whether seats hold cards that others may not see."""
    streams: tuple[str, ...] = ()
    """Chance streams that a person with the printed cards or dice can show."""

    # Card values
    pack: PackSpec | None = None
    deals_pack: Callable[[Any], bool] | None = None
    """Returns whether the app deals the pack's cards with these options; otherwise a person enters printed ones."""
    pack_from_play: Callable[[S, Pack, Iterable[Effect]], dict[str, Any]] | None = None
    """Returns the pack with what persons entered from printed cards, as a document; names may be lists of option
    ids."""

    # Companions
    players: Players = field(default_factory=Players)
    ui: GameUI = field(default_factory=GameUI)
    records: RecordFormat | None = None
    statistics: StatisticsFields = field(default_factory=StatisticsFields)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Return a field by its name in 1.0 and emit a DeprecationWarning."""
            return legacy_attribute(self, name)

    def with_players(self, **changes: Any) -> Game[S]:
        """Return the same game with other computer players: `game.with_players(policies={...})`."""
        return replace(self, players=replace(self.players, **changes))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, ...]]:
        """Pickle a game as its id, or as the text that it was compiled from: rules are code, which is installed."""
        if self.source is not None:
            return find_game, (self.id, self.source.text)
        load = find_games().get(self.id)
        if load is None or load() is not self:
            raise TypeError(
                f"the game {self.id!r} is not an installed one and cannot be pickled: make it again instead"
            )
        return get_game, (self.id,)

    @property
    def text(self) -> str | None:
        """Return the text that the game was compiled from; None for an installed package."""
        return None if self.source is None else self.source.text

    @property
    def folder(self) -> Traversable:
        """Return the folder of the game's package."""
        return resources.files(self.package)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Return the clauses of the rulebook by id (cached)."""
        if self.source is not None:
            return dict(self.source.clauses)
        return read_clauses(self.folder / "rules.toml")

    @cached_property
    def default_pack(self) -> Pack:
        """Return the pack that is used by default (cached)."""
        if self.pack is None:
            return NO_PACK
        return self.pack.read(shipped_packs(self.folder)[self.pack.default].read_text("utf-8"))

    @cached_property
    def effect_by_tag(self) -> dict[str, type[Effect]]:
        """Return the effect classes by their tag in the log (cached)."""
        return {str(effect.__struct_config__.tag): effect for effect in (*CORE_NOTES, *self.effects)}

    def apply(self, state: S, effect: Effect) -> None:
        """Write an effect into the state."""
        effect.apply(state)

    def winners(self, state: S) -> tuple[str, ...]:
        """Return the side that wins; several in a tie."""
        if self.winner_rule is not None:
            return self.winner_rule(state)
        score = self.score(state)
        return tuple(side for side, points in score.items() if points == max(score.values()))

    def points(self, state: S, entered: Mapping[str, int]) -> dict[str, int | None]:
        """Return the points of each side: counted, entered by a person, or None if unknown."""
        score = self.score(state)
        known = score if self.scored_sides is None or self.over(state) else self.scored_sides(state)
        return {side: points if side in known else entered.get(side) for side, points in score.items()}

    def policy(self, name: str) -> Policy:
        """Return a policy by name, optionally with a budget: `mcts:1000`, `mcts:250ms`. Raises Refusal."""
        base, _, budget = name.partition(":")
        make = self.players.budgets.get(base)
        if make is not None and (given := re.fullmatch(r"([1-9][0-9]{0,4})(ms)?", budget)):
            return make(0, int(given[1])) if given[2] else make(int(given[1]), 0)
        if name in self.players.policies:
            return self.players.policies[name]()
        if name == "random":
            return RandomPolicy()
        raise Refusal("policy.unknown", given=name, options=self.policy_names)

    def player(self, given: Player) -> Policy:
        """Return a fresh policy for one game: by name, made by a factory, or a deep copy of a policy.

        An own policy is wrapped: what it raises and what it answers wrongly is refused with its name.
        """
        if not isinstance(given, str):
            return own_policy(player_name(given), factory_of(given))
        if is_own(given):
            raise absent(given)
        return self.policy(given)

    @property
    def policy_names(self) -> tuple[str, ...]:
        """Return the names of all policies."""
        names = tuple(self.players.policies)
        return names if "random" in names else (*names, "random")

    def read_options(self, raw: Mapping[str, object]) -> Any:
        """Validate options given as plain values; text is parsed as the field's type. Raises BadOption."""
        values: dict[str, object] = {}
        known = {one.name: one for one in option_fields(self.options)}
        for name, value in raw.items():
            if name not in known:
                raise BadOption("option.unknown", given=str(name)[:40], options=tuple(known))
            values[name] = known[name].read(value)
        return self.options(**values)


if not TYPE_CHECKING:
    _init = Game.__init__

    def _init_with_legacy_fields(self: Game, **fields: Any) -> None:
        _init(self, **upgraded(fields, StatisticsFields, TextSource))

    Game.__init__ = _init_with_legacy_fields


def find_games() -> Mapping[str, Callable[[], Game]]:
    """Return a loader for each installed game, by id; imports are lazy.

    A broken package is listed too: its loader raises `BrokenGame`.
    """
    found: dict[str, Callable[[], Game]] = {}
    for finder in FINDERS:
        found = {**finder(), **found}
    return MappingProxyType(found)


def get_game(id: str) -> Game:
    """Return a game by its id. Raises Refusal with a list of all ids.

    >>> get_game("hamlets").rules_version
    '1'
    """
    games = find_games()
    if id not in games:
        raise Refusal("game.unknown", given=id[:40], options=tuple(games))
    return games[id]()


def open_game(given: str | Path | Game) -> Game:
    """Return a game by its id, by the path of a text bot, or itself. For programs: ids of files never name a path.

    >>> open_game("hamlets") is get_game("hamlets")
    True
    """
    if isinstance(given, Path) or (isinstance(given, str) and given.endswith(".toml")):
        if not TEXT_MAKERS:
            raise Refusal("game.text", given=str(given)[:40])
        game: Game = TEXT_MAKERS[0](Path(given).read_text("utf-8"))
        return game
    return get_game(given) if isinstance(given, str) else given


def find_game(id: str, text: str | None = None) -> Game:
    """Return the game of a log: the installed one with this id, or the one compiled from its text. Raises Refusal."""
    if text is None:
        return get_game(id)
    if not TEXT_MAKERS:
        raise Refusal("game.text", given=id[:40])
    spend("texts", len(text))
    game: Game = TEXT_MAKERS[0](text)
    if game.id != id:
        raise Refusal("log.game", given=game.id[:40], expected=id[:40])
    return game
