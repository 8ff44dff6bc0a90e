"""Damaged files: logs, packs, positions and links of somebody else, changed at random but the same every time."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tests.corpus import manifests, object_file
from visavis.core import BadPack, Position, Refusal, Session, Stream, decide, get_game, read_position
from visavis.core.chance import key, number
from visavis.core.pack import shipped_packs
from visavis.core.play.position import position_of
from visavis.web.view import share_link

GAMES = ("alien_artifacts", "anunnaki", "hamlets", "mosaic", "sparks", "tapestry", "terra_mystica")
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 10**6, 2**70, -(2**63), 1.5, "", "x", "none", "somewhere", "untracked",
    "E7", "you", "\u0000", "\ud800", "a" * 5000, [], [[]], {}, {"": ""}, [1, 2, 3], ["A1"], {"size": -1}, {"A1": 1},
)  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container inside a JSON value with each of its keys."""
    found: list[tuple[Any, Any]] = []
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            found += [(part, name) for name in part]
            left += part.values()
        elif isinstance(part, list):
            found += [(part, at) for at in range(len(part))]
            left += part
    return found


def damage(value: Any, stream: Stream) -> Any:
    """One change somewhere in a JSON value."""
    all_places = places(value)
    if not all_places:
        return ODD[stream.below(len(ODD))]
    inside, name = all_places[stream.below(len(all_places))]
    kind = stream.below(6)
    if kind == 0:
        del inside[name]
    elif kind == 1:
        other, where = all_places[stream.below(len(all_places))]
        inside[name] = json.loads(json.dumps(other[where])) if where in other or isinstance(other, list) else None
    elif kind == 2 and isinstance(inside[name], int):
        inside[name] += (1, -1, 100, -100)[stream.below(4)]
    elif kind == 3 and isinstance(inside, list):
        inside.insert(stream.below(len(inside) + 1), inside[name])
    elif kind == 4 and isinstance(inside, dict):
        inside[("x", "do", "answer", "correct", "now", "effects", "hold", "setting")[stream.below(8)]] = inside[name]
    else:
        inside[name] = ODD[stream.below(len(ODD))]
    return value


def damaged_lines(text: str, stream: Stream) -> str:
    """A log with one to three lines changed, moved, doubled or gone."""
    lines = text.splitlines()
    for _ in range(1 + stream.below(3)):
        at, kind = stream.below(len(lines)), stream.below(8)
        if kind == 0:
            lines.pop(at)
        elif kind == 1:
            lines.insert(stream.below(len(lines) + 1), lines[at])
        elif kind == 2:
            lines = lines[: at + 1]
        elif kind == 3:
            lines[at] = lines[at][: stream.below(len(lines[at]) + 1)]
        else:
            at = 0 if kind == 4 else at
            try:
                lines[at] = json.dumps(damage(json.loads(lines[at]), stream))
            except ValueError:
                lines[at] = ""
        if not lines:
            lines = ["{}"]
    return "\n".join(lines) + "\n"


def use(session: Session[Any]) -> None:
    """Whatever was opened can be looked at and played."""
    for seat in (*session.header.seats, "table"):
        session.game.ui.panels(session.seen_by(seat).view)
    session.why()
    session.points()
    session.check()
    if session.pending is not None:
        session.answer(session.pending.some(Stream(1).below))
        session.undo()


def open_log(text: str) -> None:
    use(Session.load(text))


def open_position(text: str) -> None:
    decide(read_position(text))


def open_link(text: str) -> None:
    use(share_link.unpack(text))


def open_pack(text: str) -> None:
    id, _, rest = text.partition("\n")
    game = get_game(id)
    assert game.pack is not None
    try:
        raw = msgspec.json.decode(rest)
    except msgspec.DecodeError:
        return
    if not isinstance(raw, dict):
        return
    pack = game.pack.build(raw)
    if len(rest) < 200_000:
        Session.new(game, seed=1, own_pack=pack)


OPENS = {"log": open_log, "position": open_position, "link": open_link, "pack": open_pack}


def logs() -> list[str]:
    """Short logs of every game: cut, corrected, guided and with printed cards."""
    return [object_file(digest).read_text("utf-8") for _, digest in sorted(manifests()["0.4.0"].items())]


def seeds() -> dict[str, list[str]]:
    """What is damaged, by kind."""
    whole = logs()
    opened = [Session.load(text) for text in whole]
    now = [session for session in opened if session.header.rules == session.game.rules_version]
    positions = [json.dumps(_plain(position_of(session))) for session in opened if not session.secret]
    packs = []
    for id in GAMES:
        for file in shipped_packs(get_game(id).folder).values():
            packs.append(id + "\n" + json.dumps(tomllib.loads(file.read_text("utf-8"))))
    return {
        "log": whole,
        "position": positions,
        "link": [share_link.pack(session) for session in now if not session.secret],
        "pack": packs,
    }


def _plain(position: Position) -> Any:
    return json.loads(msgspec.json.encode(position))


def damaged(kind: str, text: str, stream: Stream) -> str:
    """One damaged input."""
    if kind == "log":
        return damaged_lines(text, stream)
    if kind == "link":
        at = stream.below(max(len(text), 1))
        return text[:at] + "ABab09-_"[stream.below(8)] * stream.below(3) + text[at + stream.below(3) :]
    if kind == "pack":
        id, _, rest = text.partition("\n")
        return id + "\n" + json.dumps(damage(json.loads(rest), stream))
    value = json.loads(text)
    for _ in range(1 + stream.below(2)):
        value = damage(value, stream)
    return json.dumps(value)


def trials(count: int, first: int = 0) -> Iterator[tuple[str, str, Callable[[str], None]]]:
    """So many damaged inputs, each with its kind and how it is opened."""
    found = seeds()
    kinds = ("log", "log", "log", "position", "position", "pack", "link")
    for n in range(first, first + count):
        stream = Stream(number(key(7, "foreign"), n))
        kind = kinds[stream.below(len(kinds))]
        texts = found[kind]
        yield kind, damaged(kind, texts[stream.below(len(texts))], stream), OPENS[kind]


def internal_error(opens: Callable[[str], None], text: str) -> Exception | None:
    """What went wrong inside, if it was no refusal."""
    try:
        opens(text)
    except (Refusal, BadPack):
        return None
    except Exception as wrong:
        return wrong
    return None
