"""The Game: a module's one public object, and a game by its id."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

from visavis.core.chance import Stream
from visavis.core.clause import Clause, read_clauses
from visavis.core.effect import CORE_NOTES, Effect
from visavis.core.legacy_fields import legacy_attribute, upgraded
from visavis.core.options import Options, option_fields
from visavis.core.pack import NO_PACK, Pack, PackSpec, shipped_packs
from visavis.core.players import Players, Policy, RandomPolicy
from visavis.core.records import RecordFormat
from visavis.core.refusal import BadOption, Refusal
from visavis.core.state import S
from visavis.core.table import Table
from visavis.core.ui import GameUI
from visavis.registry import FINDERS, TEXT_MAKERS


class BrokenGame(Refusal):
    """A game cannot be used: its package raises, or has no sound `GAME`. `where` is a file and a line of it."""

    def __init__(self, game: str, package: str, where: str, message: str) -> None:
        super().__init__("game.broken", game=game, package=package, where=where, says=message)


def _no_faults(state: Any) -> tuple[str, ...]:
    return ()


def _whole_view(state: Any, seat: str) -> Any:
    return state.copy()


@dataclass(frozen=True, kw_only=True)
class StatisticsFields:
    """The fields of a state that statistics and the lab tell games apart by."""

    factions: tuple[str, ...] = ()
    """The factions of the sides, or what a game has of that kind. A field that is a tuple has one for each seat."""
    rounds: str = "round"
    """The field that counts rounds, eras or turns."""
    first_seat: str = ""
    """The field with the seat that begins, where chance decides it."""


@dataclass(frozen=True, kw_only=True)
class TextSource:
    """What a game compiled from a text has instead of a folder."""

    text: str
    """The text itself: saved games keep it."""
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
    """The package of the game's folder with rules.toml, packs and words."""
    example: bool = False
    """Whether it is an example for authors of games: a list for players shows it last."""
    source: TextSource | None = None
    """Of a game compiled from a text: that text, its words and clauses."""

    def __repr__(self) -> str:
        return f"<Game {self.id} rules {self.rules_version}>"

    # What can be chosen
    options: type[Options] = Options
    seats: Callable[[Any], tuple[str, ...]]
    """The seats of a game with these options, in turn order."""

    # Rules
    state: type[S]
    effects: tuple[type[Effect], ...]
    start: Callable[[Any, Pack], S]
    """The state before set-up; pure. Set-up is the first step."""
    step: Callable[[S, Table[S]], None]
    """Runs one step of the rules."""
    over: Callable[[S], bool]
    faults: Callable[[S], tuple[str, ...]] = _no_faults
    """All that is wrong with a state, as ids."""
    piece_counts: Callable[[S], Mapping[str, int]] | None = None
    """The number of cards or pieces of each kind: must never change after set-up."""
    complete_position: Callable[[S, frozenset[str]], None] | None = None
    """Fills in what a position need not say because it follows from the fields that were given."""
    on_options_changed: Callable[[S, S], None] | None = None
    """Called after options were changed during a game: copies what the new state lacks from the one before."""

    # Points
    score: Callable[[S], dict[str, int]]
    """The points of each side."""
    scored_sides: Callable[[S], Collection[str]] | None = None
    """The sides whose points the app knows at this moment; persons count those of the others. None: all sides."""
    winner_rule: Callable[[S], tuple[str, ...]] | None = None
    """The sides that win, where points alone do not decide."""
    points_questions: tuple[str, ...] = ()
    """Questions for the points that the answering side has on the table: what was entered before is offered."""
    public_points: bool = False
    """Whether points are public although cards are hidden."""

    # Who knows what
    view: Callable[[S, str], Any] = _whole_view
    """What a seat may see; its type is the game's own."""
    imagine: Callable[[Any, Stream], S] | None = None
    """A state that fits a view, with the hidden cards dealt again from the view alone."""
    hidden: bool = False
    """Whether seats hold cards that others may not see."""
    streams: tuple[str, ...] = ()
    """The chance streams that a person with the printed cards or dice can show."""

    # Card values
    pack: PackSpec | None = None
    deals_pack: Callable[[Any], bool] | None = None
    """Whether the app deals the pack's cards with these options; otherwise a person enters printed ones."""
    pack_from_play: Callable[[S, Pack, Iterable[Effect]], dict[str, Any]] | None = None
    """The pack with what persons entered from printed cards, as a document; names may be lists of option ids."""

    # Companions
    players: Players = field(default_factory=Players)
    ui: GameUI = field(default_factory=GameUI)
    records: RecordFormat | None = None
    statistics: StatisticsFields = field(default_factory=StatisticsFields)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Return a field by its name in 1.0, with a warning."""
            return legacy_attribute(self, name)

    def with_players(self, **changes: Any) -> Game[S]:
        """Return the same game with other computer players: `game.with_players(policies={...})`."""
        return replace(self, players=replace(self.players, **changes))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, ...]]:
        """A game is pickled as its id: rules are code, and code is installed; or as the text that it is made from."""
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
        """The text that the game was compiled from; None for an installed package."""
        return None if self.source is None else self.source.text

    @property
    def folder(self) -> Traversable:
        """The game's folder."""
        return resources.files(self.package)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clause list of the rulebook."""
        if self.source is not None:
            return dict(self.source.clauses)
        return read_clauses(self.folder / "rules.toml")

    @cached_property
    def default_pack(self) -> Pack:
        """The pack that is used when nobody names another one."""
        if self.pack is None:
            return NO_PACK
        return self.pack.read(shipped_packs(self.folder)[self.pack.default].read_text("utf-8"))

    @cached_property
    def effect_by_tag(self) -> dict[str, type[Effect]]:
        """The effect classes by their name in the log."""
        return {str(effect.__struct_config__.tag): effect for effect in (*CORE_NOTES, *self.effects)}

    def apply(self, state: S, effect: Effect) -> None:
        """Write an effect into the state."""
        effect.apply(state)

    def winners(self, state: S) -> tuple[str, ...]:
        """The side that wins; several in a tie."""
        if self.winner_rule is not None:
            return self.winner_rule(state)
        score = self.score(state)
        return tuple(side for side, points in score.items() if points == max(score.values()))

    def points(self, state: S, entered: Mapping[str, int]) -> dict[str, int | None]:
        """The points of each side as far as they are known: counted, or entered by a person."""
        score = self.score(state)
        known = score if self.scored_sides is None or self.over(state) else self.scored_sides(state)
        return {side: points if side in known else entered.get(side) for side, points in score.items()}

    def policy(self, name: str) -> Policy:
        """A computer player by name; a budget may follow it, as in `mcts:1000` or `mcts:250ms`."""
        base, _, budget = name.partition(":")
        make = self.players.budgets.get(base)
        if make is not None and (given := re.fullmatch(r"([1-9][0-9]{0,4})(ms)?", budget)):
            return make(0, int(given[1])) if given[2] else make(int(given[1]), 0)
        if name in self.players.policies:
            return self.players.policies[name]()
        if name == "random":
            return RandomPolicy()
        raise Refusal("policy.unknown", given=name, options=self.policy_names)

    @property
    def policy_names(self) -> tuple[str, ...]:
        """The computer players there are."""
        names = tuple(self.players.policies)
        return names if "random" in names else (*names, "random")

    def read_options(self, raw: Mapping[str, object]) -> Any:
        """Checked options from plain values; text is read as the field's type."""
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
    """How to load each game there is, by id; none is imported until it is called for.

    A package that is broken is called by its id too: loading it is refused with `BrokenGame`.
    """
    found: dict[str, Callable[[], Game]] = {}
    for finder in FINDERS:
        found = {**finder(), **found}
    return MappingProxyType(found)


def get_game(id: str) -> Game:
    """A game by its id; or a refusal that lists the ids there are.

    >>> get_game("hamlets").rules_version
    '1'
    """
    games = find_games()
    if id not in games:
        raise Refusal("game.unknown", given=id[:40], options=tuple(games))
    return games[id]()


def find_game(id: str, text: str | None = None) -> Game:
    """The game of a log: the installed one with this id, or the one that its text makes."""
    if text is None:
        return get_game(id)
    if not TEXT_MAKERS:
        raise Refusal("game.text", given=id[:40])
    game: Game = TEXT_MAKERS[0](text)
    if game.id != id:
        raise Refusal("log.game", given=game.id[:40], expected=id[:40])
    return game
