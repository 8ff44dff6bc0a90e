"""View models of the cards of a text: a card as it is shown on its page and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from visavis.textbot.declarations import Card
from visavis.textbot.runtime import Bot
from visavis.textbot.source.document import KEYS
from visavis.words import Words

_BLANK = re.compile(r"\{([^{}]*)\}")
_CALL = re.compile(r"([a-z0-9_]+)(?:\s+(.*))?\Z")
_USUAL_ICON = "card"


class CardRowView(msgspec.Struct, frozen=True):
    """A value of a card: what it is called, and what it is."""

    label: str
    value: str
    icon: str = ""


class BotCardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card, ready for the template."""

    id: str
    name: str
    kind: str
    icon: str
    copies: int
    text: str
    rows: Sequence[CardRowView]
    does: Sequence[str]
    """Its steps in sentences, as on the rules page."""


class CardBack(msgspec.Struct, frozen=True):
    """The back of all cards."""

    name: str
    icon: str


def card_faces(bot: Bot, words: Words) -> list[BotCardView]:
    """Return the faces of all cards of a sound text."""
    return [card_face(bot, card, words) for card in bot.world.cards.values()]


def card_back(bot: Bot, words: Words) -> CardBack:
    """Return the back of the cards."""
    return CardBack(words.game_name(), bot.icons.get("back", _USUAL_ICON))


def card_face(bot: Bot, card: Card, words: Words) -> BotCardView:
    """Return the face of a card: its text, its values by name, its steps in sentences."""
    rows = list(_rows(bot, card, words))
    symbols = [bot.icons[name] for name in (card.id, *_words_of(card)) if name in bot.icons]
    text = _text(card, words)
    clauses = words.game.clauses if words.game else {}
    prefix = f"card.{card.id}."
    does = [clause.says(words.language) for id, clause in clauses.items() if id.startswith(prefix)]
    kind = card.raw.get("kind")
    return BotCardView(
        id=card.id,
        name=words.name(f"card.{card.id}"),
        kind=_word(str(kind), words) if kind and len(bot.world.things["cards"]) > 1 else "",
        icon=symbols[0] if symbols else _USUAL_ICON,
        copies=card.copies,
        text=text,
        rows=rows,
        does=does[1:] if text else does,
    )


def _words_of(card: Card) -> Iterator[str]:
    for value in card.raw.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from (str(item) for item in value)


def _text(card: Card, words: Words) -> str:
    """Return the text of a card, its own values filled in; what depends on the moment is left open."""
    raw = card.raw.get("text")
    if isinstance(raw, dict):
        raw = raw.get(words.language) or raw.get("") or next(iter(raw.values()))

    def fill(blank: re.Match[str]) -> str:
        name, _, forms = blank[1].partition(":")
        value = card.raw.get(name.strip().removeprefix("card."))
        if forms:
            singular, _, plural = forms.partition("|")
            return (singular if value == 1 else plural or singular).strip()
        return str(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else "…"

    return _BLANK.sub(fill, str(raw)) if raw else ""


def _rows(bot: Bot, card: Card, words: Words) -> Iterator[CardRowView]:
    for column in bot.world.columns:
        value = card.raw.get(column)
        if column in KEYS["card"] or column == "kind" or value in (None, "", 0, False, [], "none"):
            continue
        label = _word(column, words)
        icon = bot.icons.get(column, "")
        if value is True:
            yield CardRowView(label, "", icon)
        elif isinstance(value, list):
            yield CardRowView(label, ", ".join(_called(str(item), words) for item in value), icon)
        elif isinstance(value, str):
            yield CardRowView(label, _called(value, words), icon or bot.icons.get(value, ""))
        else:
            yield CardRowView(label, str(value), icon)


def _word(word: str, words: Words) -> str:
    for kind in ("word", "note", "counter"):
        if words.has(f"opt-{kind}-{word}"):
            return words.name(f"{kind}.{word}")
    return word.replace("_", " ")


def _called(entry: str, words: Words) -> str:
    """Return what a word of a list is called: an action with its number, or a word."""
    if words.has(f"opt-area-{entry}"):
        return words.name(f"area.{entry}")
    call = _CALL.match(entry)
    if call is None:
        return entry
    name, rest = call[1], call[2] or ""
    if rest.startswith("with "):
        inputs = ", ".join(_word(word.strip(), words) for word in rest.removeprefix("with ").split(","))
        rest = f"({inputs})"
    if words.has(f"opt-action-{name}"):
        return f"{words.name(f'action.{name}')} {rest}".strip()
    return f"{_word(name, words)} {rest}".strip()
