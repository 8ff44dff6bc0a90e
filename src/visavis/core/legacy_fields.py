"""Fields of `Game` by their names in 1.0, for third-party packages. Deprecated in 1.1, removed in 1.3."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from visavis.core.card_face import Message
from visavis.core.effect import Effect
from visavis.core.players import Players
from visavis.core.records import RecordFormat
from visavis.core.refusal import Refusal
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
COMPANIONS: dict[str, dict[str, str]] = {
    "players": PLAYERS, "ui": UI, "records": RECORDS, "statistics": STATISTICS, "source": SOURCE,
}  # fmt: skip


class _LegacyUI(GameUI):
    """Adapter for the UI hooks of a game of 1.0; hooks that it does not define come from `base`."""

    def __init__(self, hooks: Mapping[str, Any], base: GameUI) -> None:
        self.hooks, self.base = hooks, base
        for old, new in UI.items():
            if new not in ("describe", "price", "score_sheet"):
                setattr(self, new, hooks.get(old) or getattr(GameUI() if old in hooks else base, new))
        self.layout = ("cards" if hooks["face"] else "panels") if "face" in hooks else base.layout  # type: ignore[misc]
        self.shows_prices = bool(hooks.get("priced", base.shows_prices))  # type: ignore[misc]

    def describe(self, pack: Any, id: str, view: Any = None) -> tuple[Message, ...]:
        if view is not None and self.hooks.get("detailed"):
            return tuple(self.hooks["detailed"](view, pack, id))
        if "described" in self.hooks:
            return tuple(self.hooks["described"](pack, id)) if self.hooks["described"] else ()
        return self.base.describe(pack, id, view)

    def price(self, view: Any, seat: str, verb: str, chosen: tuple[object, ...]) -> Price | None:
        if self.hooks.get("priced"):
            price: Price | None = self.hooks["priced"](view, seat, verb, chosen)
            return price
        if self.hooks.get("price"):
            note = self.hooks["price"](view, seat, verb, chosen)
            return None if note is None else Price(note=note)
        return None if {"price", "priced"} & self.hooks.keys() else self.base.price(view, seat, verb, chosen)

    def keeps_everything(self, view: Any) -> bool:
        return bool(self.seat_boards(view)) if "mats" in self.hooks else self.base.keeps_everything(view)

    def score_sheet(self, effects: Iterable[Effect]) -> tuple[ScoreLine, ...]:
        if "tally" in self.hooks:
            return tuple(ScoreLine(*row) for row in self.hooks["tally"](effects)) if self.hooks["tally"] else ()
        return self.base.score_sheet(effects)


@dataclass(frozen=True)
class _LegacyPackFromPlay:
    """Adapter for `learned` or `read_in` of a game of 1.0; the former has precedence."""

    learned: Callable[[Any], dict[str, Any]] | None
    read_in: Callable[[Any, Iterable[Effect]], dict[str, Any]] | None

    def __call__(self, state: Any, pack: Any, effects: Iterable[Effect]) -> dict[str, Any]:
        if self.learned is not None:
            return self.learned(state)
        assert self.read_in is not None
        return self.read_in(pack, effects)


def upgraded(fields: Mapping[str, Any], statistics: type[StatisticsFields], source: type[TextSource]) -> dict[str, Any]:
    """Return the fields of a `Game` in the form of 1.1; emit a DeprecationWarning for those of 1.0.

    A field of 1.0 overrides the same one of 1.1: `dataclasses.replace` passes both.
    """
    known = {*RULES, *FROM_PLAY, *(name for names in COMPANIONS.values() for name in names)}
    old = [name for name in fields if name in known]
    if not old:
        return dict(fields)
    # Blame the caller of `dataclasses.replace`, not the module itself.
    level = 4 if sys._getframe(2).f_globals["__name__"] == "dataclasses" else 3
    warnings.warn(f"Game({', '.join(old)}): fields of 1.0, see docs/new-game.md", DeprecationWarning, stacklevel=level)
    result = {name: value for name, value in fields.items() if name not in known}
    result |= {RULES[name]: fields[name] for name in old if name in RULES}
    given = {
        companion: {new: fields[old] for old, new in names.items() if old in fields}
        for companion, names in COMPANIONS.items()
    }
    if given["players"]:
        result["players"] = replace(fields.get("players", Players()), **given["players"])
    if given["ui"]:
        result["ui"] = _LegacyUI({name: fields[name] for name in UI if name in fields}, fields.get("ui", GameUI()))
    if given["records"]:
        result["records"] = _records(fields.get("records"), given["records"], fields["id"])
    if given["statistics"]:
        result["statistics"] = replace(fields.get("statistics", statistics()), **given["statistics"])
    if texts := {name: value for name, value in given["source"].items() if value is not None}:
        base = fields.get("source")
        result["source"] = source(**texts) if base is None else replace(base, **texts)
    if any(name in fields for name in FROM_PLAY):
        base = fields.get("pack_from_play")
        learned, read_in = (fields.get(name, getattr(base, name, None)) for name in FROM_PLAY)
        result["pack_from_play"] = _LegacyPackFromPlay(learned, read_in) if learned or read_in else None
    return result


def _records(base: RecordFormat | None, given: Mapping[str, Any], game: str) -> RecordFormat | None:
    def refuse(pack: Any, text: str) -> Any:
        raise Refusal("record.none", game=game)

    if base is None and not any(given.values()):
        return None
    changes = {**given, "replay": given.get("replay") or refuse} if base is None or "replay" in given else given
    return RecordFormat(**changes) if base is None else replace(base, **changes)


def legacy_attribute(game: Game, name: str) -> Any:
    """Return an attribute of a `Game` of 1.0 with a DeprecationWarning. Raises AttributeError for every other name."""
    places = {old: ("", new) for old, new in RULES.items()} | dict.fromkeys(FROM_PLAY, ("", "pack_from_play"))
    for companion, names in COMPANIONS.items():
        places |= {old: (companion, new) for old, new in names.items()}
    if name not in places:
        raise AttributeError(f"{type(game).__name__!r} object has no attribute {name!r}")
    companion, new = places[name]
    warnings.warn(f"Game.{name} is Game.{f'{companion}.' if companion else ''}{new}", DeprecationWarning, stacklevel=3)
    if companion == "ui":
        return _hook(game.ui, name)
    if name in FROM_PLAY:
        return getattr(game.pack_from_play, name, None)
    holder = getattr(game, companion) if companion else game
    return None if holder is None else getattr(holder, new)


def _hook(ui: GameUI, old: str) -> Any:
    """Return a hook of 1.0 with the parameters and the result of that version; None if the game has none."""
    if isinstance(ui, _LegacyUI):
        return ui.hooks[old] if old in ui.hooks else _hook(ui.base, old)
    new = UI[old]
    if old == "board":
        return ui.panels
    wanted = {"face": ui.layout == "cards", "priced": ui.shows_prices, "price": not ui.shows_prices}.get(old, True)
    if not wanted or getattr(type(ui), new) is getattr(GameUI, new):
        return None

    def detailed(view: Any, pack: Any, id: str) -> tuple[Message, ...]:
        return ui.describe(pack, id, view)

    def price(view: Any, seat: str, verb: str, chosen: tuple[object, ...]) -> Message | None:
        result = ui.price(view, seat, verb, chosen)
        return None if result is None else result.note

    def tally(effects: Iterable[Effect]) -> tuple[tuple[str, str, Mapping[str, object], int], ...]:
        return tuple((line.side, line.key, line.args, line.points) for line in ui.score_sheet(effects))

    return {"detailed": detailed, "price": price, "tally": tally}.get(old, getattr(ui, new))
