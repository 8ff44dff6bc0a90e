"""Text that attacks whoever shows it, in every place of a file that holds a text: effects, lines, packs, bots."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tests.corpus import manifests, object_file
from tests.foreign import places
from tests.textbot.broken import SOUND
from visavis.core import Effect, Game, Refusal, Session, get_game
from visavis.textbot import game_from

MARK = "MARK"
HOSTILE = "".join(
    (
        MARK,
        "\x1b]0;a title\x07\x1b[2J\x9b31m\x7f\x00\r\u202ex\u2066y\u200b\u200b\u200b\u2028z\ufeff\U000e0041e",
        "\u0301" * 30,
        "<script>alert(1)</script>\"'>\n>",
        "A" * 600,
    )
)
"""Window title, clear screen, C1, DEL, overwritten line, overrides, invisible run, line separator, stack, markup."""
_SHOWS_NOTHING = re.compile("[\u200b-\u200f\u2060-\u2064\ufeff]{2}")
_STACK = re.compile("\u0301{7}")
_OF_ONE_LINE = "A" * 500


def harm_in(text: str) -> list[str]:
    """What of a text must never be shown; tabs and line breaks may. It shares no code with the filter."""
    found = [f"U+{ord(char):04X}" for char in sorted(set(text)) if _is_harmful(char)]
    found += ["an invisible run"] * bool(_SHOWS_NOTHING.search(text))
    found += ["a stack of marks"] * bool(_STACK.search(text))
    found += ["an endless line"] * (_OF_ONE_LINE in text)
    return found


def _is_harmful(char: str) -> bool:
    if char in "\n\t":
        return False
    kind = unicodedata.bidirectional(char)
    return (
        unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")
        or kind in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        or char == "\ufeff"
        or "\U000e0000" <= char <= "\U000e0fff"
    )


BOT = game_from(SOUND)


@cache
def short_log(id: str) -> tuple[str, ...]:
    """The first complete steps of a saved game, and the beginning of the next."""
    if id == BOT.id:
        rows = bot_log().splitlines()
    else:
        names = sorted(name for name in manifests()["1.1.0"] if name.startswith(f"{id}/cut"))
        rows = object_file(manifests()["1.1.0"][names[-1]]).read_text("utf-8").splitlines()
    steps = [at for at, row in enumerate(rows) if row.startswith('{"step"')]
    done = next(at for at, row in enumerate(rows) if row.startswith('{"do"'))
    end = next(at for at in steps if at > done)
    return tuple(rows[: end + 1])


@cache
def told_effects(id: str) -> dict[str, dict[str, Any]]:
    """One effect of each kind as a saved game has it."""
    of_game = [digest for name, digest in manifests()["1.1.0"].items() if name.startswith(f"{id}/")]
    told: dict[str, dict[str, Any]] = {}
    for log in (object_file(digest).read_text("utf-8") for digest in of_game) if of_game else (bot_log(),):
        for row in log.splitlines():
            if row.startswith('{"do":"') and (tag := row[7 : row.index('"', 7)]) not in told:
                told[tag] = json.loads(row)
    return told


@cache
def bot_log() -> str:
    """A game of the bot from a text, some answers long."""
    session = Session.new(BOT, seed=2, text=SOUND)
    for _ in range(8):
        if session.pending is not None:
            session.answer(session.pending.at(0))
    return session.save()


def has_text(kind: msgspec.inspect.Type) -> bool:
    """Whether a value of this type can hold any text."""
    match kind:
        case msgspec.inspect.StrType():
            return kind.pattern is None
        case msgspec.inspect.AnyType():
            return True
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            return has_text(kind.item_type)
        case msgspec.inspect.TupleType():
            return any(map(has_text, kind.item_types))
        case msgspec.inspect.DictType():
            return has_text(kind.key_type) or has_text(kind.value_type)
        case msgspec.inspect.UnionType():
            return any(map(has_text, kind.types))
    return False


def example(kind: msgspec.inspect.Type, text: str) -> Any:
    """A plain value of a type, with this text wherever it can be."""
    match kind:
        case msgspec.inspect.StrType() | msgspec.inspect.AnyType():
            return text
        case msgspec.inspect.LiteralType():
            return kind.values[0]
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            return [example(kind.item_type, text)]
        case msgspec.inspect.TupleType():
            return [example(item, text) for item in kind.item_types]
        case msgspec.inspect.DictType():
            return {str(example(kind.key_type, text)): example(kind.value_type, text)}
        case msgspec.inspect.UnionType():
            return example(next(filter(has_text, kind.types), kind.types[0]), text)
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.NoneType():
            return None
    return 1


def fields(effect: type[Effect]) -> tuple[msgspec.inspect.Field, ...]:
    found = msgspec.inspect.type_info(effect)
    assert isinstance(found, msgspec.inspect.StructType)
    return found.fields


def effect_logs(game: Game) -> Iterator[tuple[str, str]]:
    """Logs with one more effect, for each of its fields that can hold a text: where, and the log."""
    rows, told = short_log(game.id), told_effects(game.id)
    at = next(at for at, row in enumerate(rows) if row.startswith('{"do"')) + 1
    for tag, effect in game.effect_by_tag.items():
        for field in fields(effect):
            if not has_text(field.type):
                continue
            whole = {
                other.encode_name: example(other.type, HOSTILE if other.name == field.name else "x")
                for other in fields(effect)
                if other.required or other.name == field.name
            }
            if tag in told:
                whole = {**told[tag], field.encode_name: whole[field.encode_name]}
            row = json.dumps({"do": tag, **whole})
            yield f"{game.id} {tag}.{field.name}", "\n".join((*rows[:at], row, *rows[at:])) + "\n"


def line_logs(game: Game) -> Iterator[tuple[str, str]]:
    """Logs with one text changed, in each place of the header and of each kind of line that holds one."""
    rows = short_log(game.id)
    seen = set()
    for at, row in enumerate(rows):
        kind = next(iter(json.loads(row)))
        for number, (inside, name) in enumerate(places(json.loads(row))):
            where = (kind, str(name) if isinstance(name, str) else "", number if at == 0 else 0)
            if not isinstance(inside[name], str) or where in seen:
                continue
            seen.add(where)
            changed = json.loads(row)
            inside, name = places(changed)[number]
            inside[name] = HOSTILE
            yield (
                f"{game.id} line {at + 1} {name}",
                "\n".join((*rows[:at], json.dumps(changed), *rows[at + 1 :])) + "\n",
            )


def pack_logs(game: Game) -> Iterator[tuple[str, str]]:
    """Logs that begin with an own pack, for each kind of text in it; those that are refused are left out."""
    if game.pack is None:
        return
    seen = set()
    raw = json.loads(json.dumps(game.default_pack.raw))
    for number, (inside, name) in enumerate(places(raw)):
        where = (name, *sorted(map(str, inside))) if isinstance(inside, dict) else ()
        if not isinstance(inside[name], str) or where in seen:
            continue
        seen.add(where)
        changed = json.loads(json.dumps(raw))
        inside, name = places(changed)[number]
        inside[name] = HOSTILE
        try:
            session = Session.new(game, seed=1, own_pack=game.pack.build(changed))
        except Refusal:
            continue
        yield f"{game.id} pack {name}", session.save()


def bot_texts() -> Iterator[tuple[str, str]]:
    """Bots with one of their texts changed, as the format writes it, and raw."""
    escaped = json.dumps(HOSTILE, ensure_ascii=True).replace("\\ud", "\\u00d")
    for number, found in enumerate(re.finditer(r'"[^"\n]*"', SOUND)):
        for name, text in (("escaped", escaped), ("raw", f'"{HOSTILE}"')):
            yield f"bot text {number} {name}", SOUND[: found.start()] + text + SOUND[found.end() :]


GAMES = ("alien_artifacts", "anunnaki", "hamlets", "mosaic", "sparks", "tapestry", "terra_mystica")


def all_logs() -> Iterator[tuple[str, str]]:
    """All hostile logs of the installed games and of a bot from a text."""
    for game in (BOT, *map(get_game, GAMES)):
        for logs in (effect_logs, line_logs, pack_logs):
            yield from logs(game)
