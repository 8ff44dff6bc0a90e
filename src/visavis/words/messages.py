"""The common part of all words: a key becomes a text, an option its name, a list a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Self

from babel.numbers import get_decimal_symbol

from visavis.core import Game, Pack, Region
from visavis.core.question import PERSON
from visavis.words.fluent import Bundle, bundle_from, bundle_of
from visavis.words.text import key_of, printable

_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")

YOU = "you"
"""What the seat of the one person who reads is called, in games that say so."""


class MissingWords(LookupError):
    """A text that is not in the Fluent files, or lacks a variable."""


class Saying:
    """Puts ids into words, in one language and for one game.

    With `strict` a missing text is an error; otherwise its id is shown.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        pack: Pack | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.pack = pack if pack is not None or game is None else game.default_pack
        self.strict = strict
        self.you = ""
        """The seat of the one person who reads; "" where several do. Games that have `opt-you` call it so."""
        self._options: dict[str, str] = {}
        """What options are called that somebody has asked for: a map has each of its spaces several times."""
        self.called: Mapping[str, str] = {}
        """The seats of computer players that have a name of their own (`policy-<id>.short`)."""

    def read_by(self, seats: Mapping[str, str]) -> Self:
        """These words, for the person who reads: with one person on these seats that seat is "you"."""
        persons = [seat for seat, who in seats.items() if who == PERSON]
        self.you = persons[0] if len(persons) == 1 else ""
        names = {seat: self._attribute(key_of("policy", who), "short", {}) for seat, who in seats.items()}
        self.called = {seat: name for seat, name in names.items() if name and [*names.values()].count(name) == 1}
        self._options.clear()
        return self

    @cached_property
    def _bundle(self) -> Bundle:
        if self.game is not None and self.game.source is not None:
            return bundle_from(self.language, self.game)
        return bundle_of(self.language, self.game.package if self.game else "")

    # The common part

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return bool(_KEY.match(key)) and self._bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a key, its variables put into words first."""
        if not self.has(key):
            if self.strict:
                raise MissingWords(f"{self.language}: {key}")
            return key.partition("-")[2] or key
        return self._format(key, self._variables(args))

    def _format(self, key: str, variables: Mapping[str, str | int | float]) -> str:
        bundle = self._bundle
        if variables:
            return self._formatted(key, bundle.get_message(key).value, variables)
        text = bundle.constant.get(key)
        if text is None or self.strict:
            text = bundle.constant[key] = self._formatted(key, bundle.get_message(key).value, variables)
        return text

    def _formatted(self, key: str, pattern: Any, variables: Mapping[str, str | int | float]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables)) if pattern else ("", [])
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors}")
        return str(text)

    def _first(self, keys: Iterable[str], fallback: str) -> str:
        """The text of the first key there is; otherwise the fallback."""
        return next((self._format(key, {}) for key in keys if self.has(key)), fallback)

    def _required(self, keys: tuple[str, ...], args: Mapping[str, object]) -> str:
        """The text of the first key there is; if there is none, the first one is missing."""
        return self.say(next((key for key in keys if self.has(key)), keys[0]), **args)

    def _variables(self, args: Mapping[str, object]) -> dict[str, str | int | float]:
        """Numbers stay, switches are yes or no, a text comes as its word and as itself."""
        found: dict[str, str | int | float] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, (int, float)):
                found[name] = value
            elif isinstance(value, str):
                you = self._is_you(value)
                found[name] = self.say(key_of("opt", YOU)) if you else self.labelled(value)
                found[f"{name}_id"] = YOU if you else value
            elif isinstance(value, (tuple, list, Region)):
                found[name] = self.listed(value)
            else:
                found[name] = self.labelled("none") if value is None else printable(str(value))
        return found

    def _is_you(self, seat: str) -> bool:
        return bool(self.you) and seat == self.you and self.has(key_of("opt", YOU))

    def listed(self, values: Iterable[object], most: int = 1000) -> str:
        """Values as words with commas between them; at most so many, then how many there are.

        A label that several of them have is said once, at the end.
        """
        values = tuple(values)
        shown = values[:most]
        labels = [self._reconstructed(value) for value in shown]
        if sum(labels) < 2:
            return self._listed([self.answer(value) for value in shown], len(values) - most)
        every = len(shown) == len(values) and all(labels)
        names = []
        for value, label in zip(shown, labels, strict=True):
            name = printable(self.option(value)) if label else self.answer(value)
            names.append(self._format("list-mark", {"name": name}) if label and not every else name)
        said = self._listed(names, len(values) - most)
        return self._format("list-reconstructed" if every else "list-some-reconstructed", {"list": said})

    def _listed(self, names: list[str], more: int) -> str:
        if more > 0:
            names = [*names, self.say("list-more", count=more)]
        return ", ".join(names) if names else self.say("list-none")

    def _attribute(self, key: str, part: str, args: Mapping[str, object]) -> str:
        pattern = self._bundle.get_message(key).attributes.get(part) if self.has(key) else None
        return self._formatted(f"{key}.{part}", pattern, self._variables(args)) if pattern else ""

    def short(self, key: str) -> str:
        """A text in short, from its attribute `short`; otherwise the whole text."""
        return self._attribute(key, "short", {}) or self.say(key)

    # Options and answers

    def figure(self, value: float, digits: int = 1, signed: bool = False) -> str:
        """A number with so many digits after the point, which is a comma in German.

        >>> from visavis.words import Words
        >>> Words("de").figure(1234.567), Words("en").figure(-0.5, 2, signed=True)
        ('1234,6', '-0.50')
        """
        text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
        return text.replace(".", get_decimal_symbol(self.language))

    def option(self, value: object) -> str:
        """What an option is called; this is also what a person may type."""
        if isinstance(value, bool):
            return self.say("opt-yes") if value else self.say("opt-no")
        if not isinstance(value, str):
            return self._option(value, str(value))
        name = self._options.get(value)
        if name is None:
            name = self._options[value] = self._option(value, value)
        return name

    def _option(self, value: object, text: str) -> str:
        if text in self.called:
            return self.called[text]
        if self.pack and self.game and isinstance(value, str):
            named = self.game.ui.name(self.pack, text)
            if named is not None:
                return self.say(named[0], **named[1])
        name = self.pack.name(text, self.language) if self.pack and isinstance(value, str) else None
        return self._first((key_of("opt", text), key_of("verb", text)), name or text)

    def described(self, value: object) -> str:
        """What a card does, in a line; nothing where the game does not say."""
        if not (self.pack and self.game and isinstance(value, str)):
            return ""
        return self.say_all(self.game.ui.describe(self.pack, value))

    def detailed(self, view: object, value: str) -> str:
        """What one seat can read on a card; nothing where the game does not say."""
        if not (self.pack and self.game):
            return ""
        return self.say_all(self.game.ui.describe(self.pack, value, view))

    def say_all(self, said: Iterable[tuple[str, Mapping[str, object]]]) -> str:
        """Texts one after another; a comma or a semicolon is a text of its own."""
        return re.sub(r" ([,;])", r"\1", " ".join(self.say(key, **args) for key, args in said))

    def labelled(self, value: object) -> str:
        """What an option is called, with a label where a card's values are not the printed ones."""
        if isinstance(value, str) and self._is_you(value):
            return self.say(key_of("opt", YOU))
        name = self.option(value)
        if self._reconstructed(value):
            return self._format("card-reconstructed", {"name": name})
        likely = isinstance(value, str) and self.pack is not None and self.pack.likely(value)
        return self._format("list-likely", {"name": name}) if likely else name

    def marked(self, value: object) -> str:
        """What an option is called, with a sign where its values are reconstructed or likely: a line says once below
        what the sign means (`signs`)."""
        return (
            self._format("list-mark", {"name": self.option(value)})
            if self._reconstructed(value)
            else self.labelled(value)
        )

    def signs(self, texts: Iterable[str]) -> list[str]:
        """What the signs in these texts mean, each once."""
        every = "".join(texts)
        found = []
        if self.say("list-mark", name="") in every:
            found.append(self.say("panels-reconstructed"))
        if self.say("list-likely", name="") in every:
            found.append(self.say("panels-likely"))
        return found

    def _reconstructed(self, value: object) -> bool:
        """Whether an option is a card whose values are not the printed ones."""
        if not self.pack or not isinstance(value, str) or self.pack.provenance(value) != "reconstructed":
            return False
        # What the game names by its values has no name of its own to be labelled; nor has who reads.
        return not (self._is_you(value) or (self.game and self.game.ui.name(self.pack, value)))

    def answer(self, value: object) -> str:
        """A whole answer: one option, or several words one after another."""
        if isinstance(value, (tuple, list)):
            return " ".join(self.answer(part) for part in value)
        return printable(self.labelled(value))
