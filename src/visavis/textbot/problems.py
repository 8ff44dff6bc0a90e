"""What is wrong with a text: every problem with its line, the causes before what follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from visavis.core import Refusal
from visavis.textbot.lines import Lines, Path

MOST = 30
"""Maximum number of problems reported at once."""


_FOLLOWS = ("ends", "it.none")
"""Problems that mostly follow from others: a misspelt key, for example."""


class BadBot(Refusal):
    """A text that no bot can be made from; `problems` lists everything that is wrong, each with its line."""

    def __init__(self, problems: tuple[Refusal, ...], later: int = 0) -> None:
        super().__init__(problems[0].id, **problems[0].args_for_words)
        self.problems = problems
        self.later = later
        """So many more may follow from these: they are told when these are mended."""


class Problems:
    """Collects what is wrong. What only follows from something else is told when nothing else is wrong."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self._causes: list[Refusal] = []
        self._follow: list[Refusal] = []
        self._seen: set[str] = set()
        self._first = 0
        """So many causes are wrong declarations: what is wrong after them may follow from them."""

    def add(self, id: str, path: Path, snippet: str = "", **args: object) -> None:
        """One more problem; the same one is told once, where it first stands."""
        said = f"{id} {sorted((name, str(value)) for name, value in args.items())}"
        if said in self._seen:
            return
        self._seen.add(said)
        shown = {name: value[:60] if isinstance(value, str) else value for name, value in args.items()}
        if "near" in shown:
            shown["meant"] = "yes" if shown["near"] else "no"
        for name in ("kind", "expected"):
            if isinstance(shown.get(name), str):
                # What words are chosen by is no word itself.
                shown[f"{name}_id"] = shown.pop(name)
        found = Refusal(f"bot.{id}", line=self.lines.of(path, snippet), at=_spoken(path), **shown)
        (self._follow if id in _FOLLOWS else self._causes).append(found)

    def declare(self) -> None:
        """All that the file declares was read."""
        self._first = len(self._causes)

    def stop(self) -> None:
        """Refuse the text if anything is wrong: the causes in the order of the lines, the rest only as a number."""
        everything = len(self._causes) + len(self._follow)
        found = self._causes[: self._first] or self._causes or self._follow
        if found:
            told = tuple(sorted(found, key=lambda one: int(str(one.args_for_words["line"]))))[:MOST]
            raise BadBot(told, everything - len(told))


def _spoken(path: Path) -> str:
    """A place of the file, as its author writes it."""
    return ".".join(str(part) for part in path)[:60]


def nearest(given: str, known: Iterable[str]) -> str:
    """The name that was probably meant; nothing if none is near.

    >>> nearest("pionts", ["points", "houses"])
    'points'
    """
    return next(iter(get_close_matches(given, sorted(known), 1, 0.6)), "")
