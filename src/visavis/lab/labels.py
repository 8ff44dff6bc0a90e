"""Names in reports: of settings, questions, cards and figures, in the words of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import isinf

from visavis.lab.cells import RunCell
from visavis.lab.observers import START
from visavis.lab.run_reader import Summary
from visavis.lab.statistics import Estimate
from visavis.words import Words
from visavis.words.messages import Messages, MissingWords
from visavis.words.text import key_of

_MISSING = re.compile(r"Unknown external: (\w+)")
_OPEN = "…"
"""Stands for what differs from game to game in the name of a question."""


class Labels:
    """Names of the cells of a report and of everything that came up in them."""

    def __init__(self, runs: Sequence[Summary], words: Words) -> None:
        self.words = words
        self._strict = Messages(words.language, words.game, strict=True)
        self._texts: dict[str, str] = {}
        plain = [_settings(run.cell) for run in runs]
        names = [name for name in plain[0] if len({str(settings.get(name)) for settings in plain}) > 1]
        self.ids = {run: _id(run, names) for run in runs}
        """The settings of each cell that differ, as they are typed."""
        self._named = {self.ids[run]: self._name(run, names) for run in runs}

    def _name(self, run: Summary, names: Sequence[str]) -> str:
        if len(run.cells) > 1:
            return self.words.say("lab-pooled", cells=len(run.cells))
        cell, parts = run.cell, []
        for name in names:
            if name in cell.seats:
                parts.append(f"{self.words.seat(name)}: {self.words.policy(cell.seats[name])}")
            elif name in cell.options:
                value = self.words.game_option_value(name, cell.options[name])
                parts.append(value if name == "level" else f"{self.words.game_option(name)}: {value}")
            else:
                parts.append(str(_settings(cell)[name]))
        return ", ".join(parts) or self.words.game_name()

    def setting(self, id: str) -> str:
        """Return the name of a cell by its settings as they are typed."""
        return self._named.get(id, id)

    def of(self, run: Summary) -> str:
        """Return the name of a cell."""
        return self._named[self.ids[run]]

    def players(self, run: Summary) -> str:
        """Return who played the seats of a cell."""
        return "; ".join(dict.fromkeys(named_seats(cell, self.words) for cell in run.cells))

    def text(self, *keys: str, fallback: str) -> str:
        """Return the first message that exists, with dots for what differs from game to game."""
        key = next((key for key in keys if self._strict.has(key)), "")
        if key and key not in self._texts:
            self._texts[key] = self._dotted(key)
        return self._texts.get(key, fallback)

    def _dotted(self, key: str) -> str:
        variables: dict[str, str | int | float] = {}
        while True:
            try:
                return self._strict.format(key, variables)
            except MissingWords as wrong:
                missing = {name: _OPEN for name in _MISSING.findall(str(wrong)) if name not in variables}
                if not missing:
                    return self.words.say(key)
                variables |= missing

    def question(self, id: str) -> str:
        """Return the text of a question or a checklist."""
        return self.text(key_of("ask", id), key_of("by", id), key_of("choose", id), fallback=id)

    def choice(self, id: str) -> str:
        """Return the heading of a choice."""
        return self.text(key_of("choose", id), fallback=id)

    def criterion(self, id: str) -> str:
        """Return a criterion as a line of the checklist."""
        return self.text(key_of("by", id), fallback=id)

    def effect(self, id: str) -> str:
        """Return an effect as an instruction or a report."""
        return self.text(key_of("do", id), fallback=id)

    def effect_in_table(self, id: str) -> str:
        """Return an effect; a silent one, which has no words, by its name."""
        text = self.effect(id)
        return id.replace("_", " ") if text == id else text

    def card(self, id: str) -> str:
        """Return a card with its pile."""
        stream, _, card = id.partition(" ")
        name = self.words.name(card)
        return f"{name} ({self.words.stream(stream)})" if self.words.has(key_of("stream", stream)) else name

    def faction_field(self, id: str) -> str:
        """Return the name of a state field with factions, with its seat if it has several."""
        name, _, seat = id.partition(".")
        title = self.words.state_field(name) if self.words.has(key_of("state", name)) else name.replace("_", " ")
        whose = self.words.seat(seat) if self.words.has(key_of("seat", seat)) else seat
        return f"{title} · {whose}" if seat else title

    def clause(self, id: str) -> str:
        """Return a clause: its id and its text; for points without a clause that they are those at the start."""
        return self.words.say("lab-start") if id == START else f"{id} {says(id, self.words)}".strip()

    def column(self, name: str) -> Callable[[str], str]:
        """Return the function that names the values of a column of a table."""
        words = self.words
        known: dict[str, Callable[[str], str]] = {
            "setting": self.setting,
            "side": words.seat,
            "seat": words.seat,
            "field": self.faction_field,
            "faction": words.name,
            "policy": words.policy,
            "against": lambda value: words.policy(value) if value else words.say("lab-bot"),
            "question": self.question,
            "card": self.card,
            "effect": self.effect_in_table,
            "choice": self.choice,
            "criterion": self.criterion,
            "figure": lambda value: words.say(f"lab-figure-{value}"),
            "clause": lambda value: words.say("lab-start") if value == START else value,
            "begins": lambda value: words.say(f"opt-{value}"),
        }
        return known.get(name, str)


def _settings(cell: RunCell) -> dict[str, object]:
    pack = f"{cell.pack} {cell.pack_digest[:6]}" if cell.own_pack else cell.pack
    return {**cell.options, **cell.seats, "pack": pack}


def _id(run: Summary, names: Sequence[str]) -> str:
    settings = _settings(run.cell)
    parts = (str(settings[name]) if name == "level" else f"{name}={settings[name]}" for name in names)
    return ", ".join(parts) or run.cell.game


def named_seats(cell: RunCell, words: Words) -> str:
    """Return the seats with the names of their policies."""
    return ", ".join(f"{seat}: {who}" for seat, who in words.sitting(cell.seats))


def says(clause: str, words: Words) -> str:
    """Return the text of a clause without its heading; empty if it is unknown."""
    known = words.game.clauses.get(clause) if words.game else None
    return known.says(words.language) if known else ""


def percent(estimate: Estimate, words: Words) -> str:
    """Format a share with its interval in percent."""
    value, low, high = (words.figure(100 * bound) for bound in (estimate.value, estimate.low, estimate.high))
    return f"{value} % ({low}–{high})"


def figure(estimate: Estimate, words: Words, digits: int = 1) -> str:
    """Format a mean with its interval; a single game has none."""
    value = words.figure(estimate.value, digits)
    if isinf(estimate.low):
        return value
    return f"{value} ({words.figure(estimate.low, digits)}–{words.figure(estimate.high, digits)})"
