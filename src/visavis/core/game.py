"""The Game: a module's one public object, and a game by its id."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Generic

from visavis.core.card_face import CardFace, CardPayment, Icon, Message
from visavis.core.chance import Stream
from visavis.core.clause import Clause, read_clauses
from visavis.core.effect import CORE_NOTES, Effect
from visavis.core.options import Options, option_fields
from visavis.core.pack import NO_PACK, Pack, PackSpec, shipped_packs
from visavis.core.panel import Panel
from visavis.core.players import Policy, RandomPolicy
from visavis.core.question import Question
from visavis.core.records import Recorded
from visavis.core.refusal import BadOption, Refusal
from visavis.core.seat_board import CompositeAnswer, Price, SeatBoard
from visavis.core.state import S
from visavis.core.table import Table
from visavis.registry import FINDERS, TEXT_MAKERS


class BrokenGame(Refusal):
    """A game cannot be used: its package raises, or has no sound `GAME`. `where` is a file and a line of it."""

    def __init__(self, game: str, package: str, where: str, says: str) -> None:
        super().__init__("game.broken", game=game, package=package, where=where, says=says)


def _no_faults(state: Any) -> tuple[str, ...]:
    return ()


def _whole_view(state: Any, seat: str) -> Any:
    return state.copy()


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """Everything the core, the interfaces and the tests need to know of a game."""

    id: str
    rules_version: str
    package: str
    """The package of the game's folder: rules.toml, packs and words lie there."""
    state: type[S]
    effects: tuple[type[Effect], ...]
    start: Callable[[Any, Pack], S]
    """The state before set-up; pure. Set-up is the first step."""
    step: Callable[[S, Table[S]], None]
    """Run one step of the rules."""
    over: Callable[[S], bool]
    score: Callable[[S], dict[str, int]]
    """The points of each side."""
    counted: Callable[[S], Collection[str]] | None = None
    """The sides whose points the app knows at this moment; persons count those of the others. None: all of them."""
    asks_points: tuple[str, ...] = ()
    """The questions for the points that the answering side has on the table: what was entered before is offered."""
    wins: Callable[[S], tuple[str, ...]] | None = None
    """The sides that win, where points alone do not say it."""
    seats: Callable[[Any], tuple[str, ...]]
    """The seats of a game with these options, in turn order."""
    options: type[Options] = Options
    faults: Callable[[S], tuple[str, ...]] = _no_faults
    """All that is wrong with a state, as ids."""
    view: Callable[[S, str], Any] = _whole_view
    """What a seat may see; its type is the game's own."""
    board: Callable[[Any], tuple[Panel, ...]] = lambda view: ()
    """A view as panels to draw."""
    cards: Callable[[S], Mapping[str, int]] | None = None
    """How many cards (or pieces) of each kind there are: must never change after set-up."""
    imagine: Callable[[Any, Stream], S] | None = None
    """A state that fits a view, the hidden cards dealt anew from the view alone."""
    named: Callable[[Pack, str], tuple[str, Mapping[str, object]] | None] | None = None
    """What an option is called that is no card of the pack: the key of its words and their variables."""
    described: Callable[[Pack, str], tuple[tuple[str, Mapping[str, object]], ...]] | None = None
    """What a card does, as words one after another: their keys and variables."""
    sensible: Callable[[Any, str, str], Mapping[str, tuple[str, Mapping[str, object]]]] | None = None
    """From a view, a seat and a verb the spaces that are sensible, each with the key and the variables of a short
    reason or price; others can be insisted on. Nothing: the game cannot say."""
    in_play: Callable[[Any], tuple[str, ...]] | None = None
    """The cards of the pack that the game of a view uses, as far as it is known: only their values matter to it."""
    detailed: Callable[[Any, Pack, str], tuple[tuple[str, Mapping[str, object]], ...]] | None = None
    """What one seat can read on a card, by its view: more than everybody can."""
    face: Callable[[Any, Pack, str], CardFace | None] | None = None
    """A card as a face, by a view of it; with the view None as printed. Such a game is drawn as a table of cards."""
    price: Callable[[Any, str, str, tuple[object, ...]], Message | None] | None = None
    """From a view, a seat, a verb and what was chosen for it: what it costs and brings, or what is missing."""
    tapping: Callable[[Any, Question], CardPayment | None] | None = None
    """From a view and a question: how it is answered by tapping cards; None for other questions."""
    tally: Callable[[Iterable[Effect]], tuple[tuple[str, str, Mapping[str, object], int], ...]] | None = None
    """From all effects of a game: its final scoring line by line, each with the side, the key and the variables of its
    words, and the points."""
    mats: Callable[[Any], tuple[SeatBoard, ...]] | None = None
    """From a view: what lies before the seats and in the middle, as drawings; each stands for the panel of its id."""
    priced: Callable[[Any, str, str, tuple[object, ...]], Price | None] | None = None
    """From a view, a seat, a verb and what was chosen for it so far: what it costs and brings, and what is missing."""
    ways: Callable[[Any, Question], tuple[CompositeAnswer, ...]] | None = None
    """From a view and a question: answers that are given by one tap although they are several, the best one first."""
    symbols: Callable[[Pack, str], tuple[Icon, ...]] | None = None
    """What stands on a tile, as icons."""
    open_points: bool = False
    """Whether points lie open on the table although cards are hidden."""
    turned: Callable[[S, S], None] | None = None
    """After options were changed in the middle of a game: from the state before, what the new one does not know yet."""
    complete: Callable[[S, frozenset[str]], None] | None = None
    """Fills in what a position need not say because it follows from the fields that were given."""
    hidden: bool = False
    """Whether seats hold cards that others may not see."""
    streams: tuple[str, ...] = ()
    """The chance streams that a person with the printed cards or dice can show."""
    policies: Mapping[str, Callable[[], Policy]] = field(default_factory=dict)
    budgets: Mapping[str, Callable[[int, int], Policy]] = field(default_factory=dict)
    """Policies that think as long as they are told: for so many iterations, or so many milliseconds."""
    factions: tuple[str, ...] = ()
    """The fields of the state with the factions of the sides, or whatever a game has of that kind: statistics tell
    games apart by them. A tuple has one for each seat."""
    rounds: str = "round"
    """The field of the state that counts rounds, eras or turns."""
    first: str = ""
    """The field of the state with the seat that begins, where that is a matter of chance."""
    example: bool = False
    """Whether it is there for authors of games: a list for players shows it last."""
    stand_in: str = "random"
    """The policy that sits in for a person in simulations."""
    tries: str = ""
    """The policy that plays for a person who only tries the game; none: the one of simulations."""
    tried: Mapping[str, object] = field(default_factory=dict)
    """Options of a game that is only tried, without the box."""
    boxed: tuple[str, ...] = ()
    """Questions that only somebody with the box can answer: in a game that is only tried the first answer is taken."""
    simulated: Mapping[str, object] = field(default_factory=dict)
    """Options of simulations, unless others are asked for: what only a table knows is made up there."""
    pack: PackSpec | None = None
    deals: Callable[[Any], bool] | None = None
    """Whether the app deals the pack's cards with these options; otherwise a person reads in printed ones."""
    record: Callable[[Pack, str], Recorded] | None = None
    """Plays the text of a recorded game again by the rules (`visavis record`)."""
    written: Callable[[Any, Any, Pack], str] | None = None
    """A game as the text of a record, from the header and the lines of its log."""
    notation: Callable[[Any, Question, str], Any] | None = None
    """What a command in the notation of records (`upgrade E7 to TE`) answers to a question, from a view; None: nothing.
    A typed line may hold several of them, with a full stop between two."""
    learned: Callable[[S], dict[str, Any]] | None = None
    """The pack with what persons have read in from printed cards, as a document; names may be lists of option ids."""
    read_in: Callable[[Pack, Iterable[Effect]], dict[str, Any]] | None = None
    """The same for a game whose state does not hold it: from the pack and everything that has happened."""
    text: str | None = None
    """The text that the game is made from, if it is no installed package: its saved games keep it."""
    texts: Mapping[str, str] | None = None
    """Fluent texts by language that lie in no folder: the words of a game that is made from a text."""
    listed: Mapping[str, Clause] | None = None
    """The clause list, if it lies in no folder."""

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, ...]]:
        """A game is pickled as its id: rules are code, and code is installed; or as the text that it is made from."""
        if self.text is not None:
            return find_game, (self.id, self.text)
        load = find_games().get(self.id)
        if load is None or load() is not self:
            raise TypeError(
                f"the game {self.id!r} is not an installed one and cannot be pickled: make it again instead"
            )
        return get_game, (self.id,)

    @property
    def folder(self) -> Traversable:
        """The game's folder."""
        return resources.files(self.package)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clause list of the rulebook."""
        if self.listed is not None:
            return dict(self.listed)
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
        if self.wins is not None:
            return self.wins(state)
        score = self.score(state)
        return tuple(side for side, points in score.items() if points == max(score.values()))

    def points(self, state: S, entered: Mapping[str, int]) -> dict[str, int | None]:
        """The points of each side as far as they are known: counted, or entered by a person."""
        score = self.score(state)
        known = score if self.counted is None or self.over(state) else self.counted(state)
        return {side: points if side in known else entered.get(side) for side, points in score.items()}

    def policy(self, name: str) -> Policy:
        """A computer player by name; a budget may follow it, as in `mcts:1000` or `mcts:250ms`."""
        base, _, budget = name.partition(":")
        if base in self.budgets and (given := re.fullmatch(r"([1-9][0-9]{0,4})(ms)?", budget)):
            return self.budgets[base](0, int(given[1])) if given[2] else self.budgets[base](int(given[1]), 0)
        if name in self.policies:
            return self.policies[name]()
        if name == "random":
            return RandomPolicy()
        raise Refusal("policy.unknown", given=name, options=self.policy_names)

    @property
    def policy_names(self) -> tuple[str, ...]:
        """The computer players there are."""
        return (*self.policies, "random") if "random" not in self.policies else tuple(self.policies)

    def read_options(self, raw: Mapping[str, object]) -> Any:
        """Checked options from plain values; text is read as the field's type."""
        values: dict[str, object] = {}
        known = {one.name: one for one in option_fields(self.options)}
        for name, value in raw.items():
            if name not in known:
                raise BadOption("option.unknown", given=str(name)[:40], options=tuple(known))
            values[name] = known[name].read(value)
        return self.options(**values)


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
