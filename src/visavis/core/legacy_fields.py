"""Fields of `Game` as they were called in 1.0, for packages of other authors. Deprecated in 1.1, removed in 1.3."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from visavis.core.card_face import Message
from visavis.core.effect import Effect
from visavis.core.players import Players
from visavis.core.records import RecordFormat
from visavis.core.ui import GameUI, Price, ScoreLine

if TYPE_CHECKING:
    from visavis.core.game import Game, StatisticsFields, TextSource

PLAYERS = {
    "policies": "policies", "budgets": "budgets", "stand_in": "stand_in", "simulated": "simulation_options",
    "tries": "tryout_policy", "tried": "tryout_options", "boxed": "tryout_first_answer",
}  # fmt: skip
UI = {
    "board": "panels", "named": "name", "described": "describe", "detailed": "describe", "sensible": "hints",
    "price": "price", "priced": "price", "ways": "composite_answers", "symbols": "icons", "face": "card_face",
    "tapping": "card_payment", "mats": "seat_boards", "tally": "score_sheet", "in_play": "ids_in_play",
}  # fmt: skip
RECORDS = {"record": "replay", "written": "write", "notation": "parse_command"}
STATISTICS = {"factions": "factions", "rounds": "rounds", "first": "first_seat"}
SOURCE = {"text": "text", "texts": "fluent", "listed": "clauses"}
RULES = {
    "counted": "scored_sides", "wins": "winner_rule", "asks_points": "points_questions", "open_points": "public_points",
    "cards": "piece_counts", "complete": "complete_position", "turned": "on_options_changed", "deals": "deals_pack",
}  # fmt: skip
FROM_PLAY = ("learned", "read_in")
COMPANIONS = {"players": PLAYERS, "ui": UI, "records": RECORDS, "statistics": STATISTICS, "source": SOURCE}


class _LegacyUI(GameUI):
    """The hooks of a game of 1.0; what it does not have comes from `base`."""

    def __init__(self, hooks: Mapping[str, Any], base: GameUI) -> None:
        self._hooks, self._base = hooks, base
        direct = {new: hooks[old] for old, new in UI.items() if old in hooks}
        for name in set(UI.values()) - {"describe", "price", "score_sheet"}:
            setattr(self, name, direct.get(name, getattr(base, name)))
        self.layout = "cards" if "face" in hooks else base.layout  # type: ignore[misc]
        self.shows_prices = "priced" in hooks or base.shows_prices  # type: ignore[misc]

    def describe(self, pack: Any, id: str, view: Any = None) -> tuple[Message, ...]:
        if view is not None and "detailed" in self._hooks:
            return tuple(self._hooks["detailed"](view, pack, id))
        if "described" in self._hooks:
            return tuple(self._hooks["described"](pack, id))
        return self._base.describe(pack, id, view)

    def price(self, view: Any, seat: str, verb: str, chosen: tuple[object, ...]) -> Price | None:
        if "priced" in self._hooks:
            found: Price | None = self._hooks["priced"](view, seat, verb, chosen)
            return found
        if "price" in self._hooks:
            note = self._hooks["price"](view, seat, verb, chosen)
            return None if note is None else Price(note=note)
        return self._base.price(view, seat, verb, chosen)

    def keeps_everything(self, view: Any) -> bool:
        return bool(self.seat_boards(view)) if "mats" in self._hooks else self._base.keeps_everything(view)

    def score_sheet(self, effects: Iterable[Effect]) -> tuple[ScoreLine, ...]:
        if "tally" in self._hooks:
            return tuple(ScoreLine(*row) for row in self._hooks["tally"](effects))
        return self._base.score_sheet(effects)


def upgraded(fields: Mapping[str, Any], statistics: type[StatisticsFields], source: type[TextSource]) -> dict[str, Any]:
    """Return the fields of a `Game` in the form of 1.1; warn if there was one of 1.0."""
    known = {*RULES, *FROM_PLAY, *(name for names in COMPANIONS.values() for name in names)}
    old = [name for name in fields if name in known]
    if not old:
        return dict(fields)
    warnings.warn(f"Game({', '.join(old)}): fields of 1.0, see docs/new-game.md", DeprecationWarning, stacklevel=4)
    found = {RULES.get(name, name): value for name, value in fields.items() if name not in old or name in RULES}
    given = {part: {new: fields[old] for old, new in its.items() if old in fields} for part, its in COMPANIONS.items()}
    if given["players"]:
        found["players"] = replace(fields.get("players", Players()), **given["players"])
    if given["ui"]:
        found["ui"] = _LegacyUI({name: fields[name] for name in UI if name in fields}, fields.get("ui", GameUI()))
    if given["records"]:
        found["records"] = RecordFormat(**given["records"])
    if given["statistics"]:
        found["statistics"] = replace(fields.get("statistics", statistics()), **given["statistics"])
    if given["source"]:
        found["source"] = source(**given["source"])
    if any(fields.get(name) is not None for name in FROM_PLAY):
        found["pack_from_play"] = _pack_from_play(fields.get("learned"), fields.get("read_in"))
    return found


def _pack_from_play(
    learned: Callable[[Any], dict[str, Any]] | None, read_in: Callable[[Any, Iterable[Effect]], dict[str, Any]] | None
) -> Callable[[Any, Any, Iterable[Effect]], dict[str, Any]]:
    def find(state: Any, pack: Any, effects: Iterable[Effect]) -> dict[str, Any]:
        if learned is not None:
            return learned(state)
        assert read_in is not None
        return read_in(pack, effects)

    return find


def legacy_attribute(game: Game, name: str) -> Any:
    """Return an attribute of a `Game` of 1.0 with a warning; AttributeError for every other name."""
    places = {**{old: ("", new) for old, new in RULES.items()}}
    for part, its in COMPANIONS.items():
        places |= {old: (part, new) for old, new in its.items()}
    if name not in places:
        raise AttributeError(f"{type(game).__name__!r} object has no attribute {name!r}")
    part, new = places[name]
    warnings.warn(f"Game.{name} is Game.{f'{part}.' if part else ''}{new}", DeprecationWarning, stacklevel=3)
    holder = getattr(game, part) if part else game
    return None if holder is None else getattr(holder, new)
