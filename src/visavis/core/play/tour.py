"""Directed first games: fixed openings of a game and a few callouts on them, from its `tour.toml`."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Literal

import msgspec

from visavis.core.game import Game
from visavis.core.play.log import frozen
from visavis.core.play.session import Session
from visavis.core.play.tryout import skip_box_questions
from visavis.core.players import default_seats


class TourStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A callout: `tour-<id>` is its heading, `tour-<id>-says` its text, `tour-<id>-tap` what the dock asks for."""

    id: str
    lit: Literal["head", "line", "news", "question", "board", "why", "sheet", "figures", "hand", "table", "told", "end"]
    """The part of the page that it is about."""
    tap: Literal["", "tick", "verb", "space", "answer"] = ""
    """The tap that leads on; empty: the button of the dock does."""
    near: str = ""
    """The space that the board is moved to."""
    page: Literal["table", "why"] = "table"
    query: dict[str, str] = {}
    """Taps that are already made when the step begins."""
    scene: int = 0
    """Number of the scene that it opens, from 1; 0: the game of the step before."""
    takes: tuple[object, ...] = ()
    """The answer that leads on, where only one does; those that pay for it are free."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of its texts; a game may leave out the last one, what the dock asks for."""
        says = (f"tour-{self.id}", f"tour-{self.id}-says")
        return (*says, f"tour-{self.id}-tap") if self.tap else says


class Scene(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at which some steps of a tour take place, from a position of its own."""

    seed: int = 1
    options: dict[str, object] = {}
    position: dict[str, object] | None = None
    answers: tuple[object, ...] = ()
    """Answers that are given before its first step, in order."""
    seats: dict[str, str] = {}


class Tour(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fixed opening and the callouts on it."""

    steps: tuple[TourStep, ...]
    seed: int = 1
    options: dict[str, object] = {}
    position: dict[str, object] | None = None
    answers: tuple[object, ...] = ()
    """Answers that are given before the first step, in order."""
    scenes: tuple[Scene, ...] = ()
    """The games of a tour that shows more than one opening."""
    done: tuple[str, ...] = ("move", "why", "you", "undo")
    """Lines of the last page (`tour-done-<id>`)."""

    def scene_of(self, number: int) -> int:
        """Return the scene at which a step takes place, from 1; 0 for a tour with one opening."""
        return next((step.scene for step in reversed(self.steps[:number]) if step.scene), 0)


@lru_cache(maxsize=64)
def _read(package: str) -> Tour | None:
    file = resources.files(package) / "tour.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Tour) if file.is_file() else None


def tour_of(game: Game) -> Tour | None:
    """Return the tour of a game, memoized by package; None if it has none."""
    return _read(game.package) if game.package else None


def opening(game: Game, tour: Tour, scene: int = 0) -> Session:
    """Start the fixed game of a tour, or of one of its scenes."""
    begun = tour.scenes[scene - 1] if scene else tour
    seats = default_seats(game, game.read_options(begun.options), begun.seats if isinstance(begun, Scene) else {})
    session = Session.new(game, begun.options, seed=begun.seed, seats=seats, position=begun.position, tryout=True)
    skip_box_questions(session)
    for answer in begun.answers:
        session.answer(frozen(answer))
        skip_box_questions(session)
    return session
