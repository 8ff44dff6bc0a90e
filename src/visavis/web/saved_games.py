"""What the pages need of a place for saved games. `visavis.store.Store` is one; a browser brings another."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol

from visavis.core import Notice, Session


class Listed(Protocol):
    """A saved game as a line of a list."""

    @property
    def id(self) -> str:
        """Cannot be guessed."""

    @property
    def game(self) -> str:
        """The id of the game that is played."""

    @property
    def title(self) -> str:
        """What the person calls it, or an empty text."""

    @property
    def created(self) -> str:
        """When it began (ISO 8601, UTC)."""

    @property
    def updated(self) -> str:
        """When it was played last."""

    @property
    def score(self) -> dict[str, int] | None:
        """The points, once the game is over."""

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with."""

    @property
    def seats(self) -> dict[str, str]:
        """Who sits where."""


class Opened(Protocol):
    """A saved game that is being played: every change of its session is kept before the change returns."""

    @property
    def id(self) -> str:
        """The id of the saved game."""

    @property
    def session(self) -> Session[Any]:
        """The running game."""

    @property
    def fresh(self) -> bool:
        """Whether nobody else has played on since it was opened."""

    def rest(self) -> None:
        """Let others play on until the next change."""

    def awake(self) -> AbstractContextManager[None]:
        """Keep others from playing on during a change; or a refusal."""

    def close(self) -> None:
        """Stop playing; the game stays saved."""


class Shelf(Protocol):
    """All saved games. Whatever cannot be done is a Refusal, and nothing has changed then."""

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the person should know about the shelf itself."""

    def games(self) -> tuple[Listed, ...]:
        """All saved games, the one that was played last first."""

    def find(self, given: str) -> Listed:
        """A saved game by its id."""

    def create(self, session: Session[Any], title: str = "") -> Opened:
        """Save a new game, and every change of it from now on."""

    def resume(self, id: str) -> Opened:
        """Go on with a saved game."""

    def follow(self, id: str) -> Opened:
        """The same without keeping others from it: they are kept off only during a change."""

    def export(self, id: str) -> str:
        """A saved game as the text of a log file."""

    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""

    def delete(self, id: str) -> None:
        """Take a saved game off the shelf; `restore` brings it back."""

    def restore(self, id: str) -> None:
        """Bring back a game that was deleted."""
