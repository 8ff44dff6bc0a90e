"""Bombs: small foreign things that ask for much. Made here, by kind; each is opened or refused within its budget.

`python -m tests.bombs` measures them all, each in a process of its own; `python -m tests.bombs NAME...` some of them.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.bomb_bots import bot, bot_kinds, choosing, dear, every_point, long_bot, looping, turns
from tests.corpus import manifests, object_file
from tests.doors import OPENS
from visavis.core import Refusal, Session, get_game
from visavis.core.budget import Limits, foreign
from visavis.core.pack import write_document
from visavis.core.play.log import write_line
from visavis.core.saves.format import digest_of
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped
from visavis.web.view import share_link

SECONDS, MEGABYTES = 2.0, 200
"""What the opening of one foreign thing may take."""


class Bomb(NamedTuple):
    """A kind of bomb: which door it is brought to, and how it is made."""

    name: str
    door: str
    make: Callable[[], bytes]


# Materials


@cache
def head(game: str, **more: object) -> dict[str, Any]:
    """The header of a new game."""
    return {**json.loads(Session.new(get_game(game), seed=1).save().splitlines()[0]), **more}


def rows(*lines: object) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def log(lines: list[Any], game: str = "hamlets", **more: object) -> bytes:
    return rows({**head(game), **more}, *lines)


def link(lines: list[Any], game: str = "hamlets", **more: object) -> bytes:
    return packed("v1.", log(lines, game, **more) + b"0" * 12)


def packed(mark: str, data: bytes) -> bytes:
    return mark.encode() + urlsafe_b64encode(zlib.compress(data, 9)).rstrip(b"=")


def played(game: str, answers: int = 40, **options: object) -> Session[Any]:
    """A game in which the first possible answers were given."""
    session = Session.new(get_game(game), options, seed=3)
    for _ in range(answers):
        if session.pending is None:
            break
        session.answer(next(iter(session.pending.answers())))
    return session


def inputs(session: Session[Any]) -> list[Any]:
    return [json.loads(row) for row in session.save().splitlines()[1:]]


def bundle(games: list[tuple[bytes, str]]) -> bytes:
    """A bundle of logs with their redo lists; all digests are right."""
    lines: list[Any] = [{"visavis_bundle": 1, "games": len(games), "texts": 0}]
    now = "2026-01-01T00:00:00+00:00"
    for number, (text, redo) in enumerate(games):
        parts = tuple(text.decode().splitlines())
        about = {"id": f"game{number}", "title": "", "created": now, "updated": now}
        lines.append({**about, "rows": parts, "redo": redo, "digest": digest_of(parts, redo)})
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    return text + rows({"end": blake2b(text, digest_size=16).hexdigest()})


def bot_log(text: str, **more: object) -> bytes:
    """A game of a bot, of which nothing is played yet."""
    game = game_from(text)
    header = json.loads(Session.new(game, seed=1).save().splitlines()[0])
    return rows({**header, **more})


def bot_head(text: str) -> bytes:
    """The header of a game of a bot that need not compile."""
    return rows({**head("hamlets"), "game": "bot.bomb", "rules": "1", "options": {}, "text": text, "pack": ""})


def old_crow() -> str:
    return shipped("old_crow")


ENTERED = {"entered": {}, "after": 0}
CORRECT = {"correct": {}, "after": 0}
SETTING = {"setting": {}, "after": 0}
DEEP = "[" * 100_000 + "]" * 100_000
LONG_NUMBER = "9" * 1_000_000


# The kinds, by door


def _logs() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Logs as files."""
    yield "entered x 50,000", lambda: log([ENTERED] * 50_000, "terra_mystica")
    yield "entered x 1,000", lambda: log([ENTERED] * 1_000, "terra_mystica")
    yield "corrections x 1,000", lambda: log([CORRECT] * 1_000, "terra_mystica")
    yield "settings x 1,000", lambda: log([SETTING] * 1_000, "terra_mystica")
    yield "settings with pack rows", lambda: log(_pack_rows(190), "terra_mystica")
    yield "a setting with 4,500 pack rows", lambda: log(_pack_rows(1, 4_500), "terra_mystica")
    yield "settings with bot texts", lambda: bot_log(old_crow()) + rows(*_texts(200))
    yield "settings with two bot texts in turn", lambda: bot_log(old_crow()) + rows(*_texts(60, 2))
    yield "corrections with holds in a step", lambda: log([{**CORRECT, "now": {"x": 1}, "effects": 9}] * 990)
    yield "corrections with 100,000 inputs dropped", lambda: log([{**CORRECT, "dropped": [_INPUT] * 30_000}])
    yield "steps without end", lambda: log([{"step": n} for n in range(1, 24_000)])
    yield "effects without end", lambda: log([{"step": 1}, *_effect() * 24_000])
    yield "effects without end in a big state", lambda: log(_big_effects(), "terra_mystica")
    yield "answers without end", lambda: log([{"step": 1}, *[_INPUT] * 24_000])
    yield "draws without end", lambda: log([{"step": 1}, *[{"draw": "a", "of": "deck"}] * 24_000])
    yield "1,500,000 empty lines", lambda: log([]) + b"\n" * 1_500_000
    yield "a line of 1,900,000 letters", lambda: log([{"answer": "x" * 1_900_000, "to": "a", "by": "you"}])
    yield "nested arrays", lambda: log([]) + b'{"answer":' + DEEP.encode() + b"}\n"
    yield "nested objects", lambda: log([]) + b'{"a":' * 200_000 + b"1" + b"}" * 200_000 + b"\n"
    yield "brackets inside of texts", lambda: log([{"answer": '"[{' * 300_000, "to": "a", "by": "you"}])
    yield "flat brackets", lambda: log([]) + b'{"answer":[' + b"[]," * 600_000 + b'[]],"to":"a","by":"you"}\n'
    yield "a million backslashes", lambda: log([]) + b'{"answer":"' + b"\\\\" * 900_000 + b'"}\n'
    yield "a long number", lambda: log([]) + b'{"answer":' + LONG_NUMBER.encode() + b',"to":"a","by":"you"}\n'
    yield "a long float", lambda: log([]) + b'{"answer":0.' + LONG_NUMBER.encode() + b',"to":"a","by":"you"}\n'
    yield "a number to the power of a billion", lambda: log([]) + b'{"answer":1e1000000000,"to":"a","by":"you"}\n'
    yield "100,000 equal keys", lambda: log([]) + b"{" + b'"step":1,' * 100_000 + b'"step":1}\n'
    yield "200,000 keys", lambda: log([dict.fromkeys(map(str, range(150_000)), 1)])
    yield "lone surrogates", lambda: log([]) + b'{"answer":"' + rb"\ud800" * 300_000 + b'"}\n'
    yield "bytes that are no UTF-8", lambda: log([]) + b"\xff" * 1_900_000
    yield "a seed of a million digits", lambda: log([]).replace(b'"seed": 1', b'"seed": ' + LONG_NUMBER.encode())
    yield "100,000 seats", lambda: log([], seats={f"p{n}": "person" for n in range(60_000)})
    yield "a seat that thinks for ever", lambda: log([], "sparks", seats={"p1": "mcts:99999", "p2": "mcts:99999"})
    yield "seats that think for years", lambda: log([], "sparks", seats={"p1": "mcts:99999999", "p2": "mcts:9" * 9})
    yield "seats that think for a minute and a half", _thinking
    yield "names of a million letters", lambda: log([], seats={"n" * 900_000: "person"})
    yield "a position with 100,000 fields", lambda: log([], position=dict.fromkeys(map(str, range(100_000)), 1))
    yield "a position with a huge list", lambda: log([], position={"yours": ["E5"] * 200_000})
    yield "a pack with 4,500 rows", lambda: log([], "terra_mystica", own_pack=_large_pack(4_500))
    yield "200 packs in turn", lambda: log(_same_rows(200, "terra_mystica"), "terra_mystica")
    yield "200 packs in turn, of the largest", lambda: log(_same_rows(200, "anunnaki"), "anunnaki")
    yield "shown streams x 100,000", lambda: log([], shown=["deck"] * 100_000)
    yield "rules of a million digits", lambda: log([{"rules": "9" * 1_000_000}])
    yield "a bot that plays for ever", lambda: bot_log(bot(rounds=99, turns=99), seats={"you": "somebody"})
    yield "a bot with huge loops", lambda: bot_log(looping(), seats={"you": "somebody"})
    yield "a bot text of 60,000 letters", lambda: bot_head(long_bot())
    yield "a bot text that nests", lambda: bot_head(bot(turn=DEEP[:20_000] + DEEP[-20_000:]))
    yield "a long game five times", lambda: log(inputs(played("terra_mystica", 60)) * 5, "terra_mystica")


_INPUT = {"answer": ["build", "E5"], "to": "turn", "by": "you"}


def _effect() -> list[Any]:
    return [line for line in inputs(played("hamlets")) if "do" in line][:1]


def _steps(many: int) -> bytes:
    """A log of tiny steps, each with an effect."""
    return log([line for n in range(1, many) for line in ({"step": n}, *_effect())])


def _big_effects() -> list[Any]:
    lines = inputs(played("terra_mystica"))
    return [{"step": 1}, *[line for line in lines if "do" in line][:1] * 23_000]


def _pack_rows(settings: int, many: int = 1) -> list[Any]:
    table, found = next((name, value) for name, value in get_game("terra_mystica").default_pack.raw.items()
                        if isinstance(value, list))  # fmt: skip
    return [{**SETTING, "pack": {table: [{**found[0], "id": f"x{n}"} for n in range(many)]}}] * settings


def _same_rows(settings: int, game: str) -> list[Any]:
    """Settings that enter a row as it is: the whole pack is checked again for each."""
    raw = get_game(game).default_pack.raw
    table, found = next((name, value) for name, value in raw.items() if isinstance(value, list))
    return [{**SETTING, "pack": {table: found[:1]}}] * settings


def _large_pack(many: int) -> dict[str, Any]:
    raw = dict(get_game("terra_mystica").default_pack.raw)
    table = next(name for name, value in raw.items() if isinstance(value, list))
    return {**raw, table: [{**raw[table][0], "id": f"x{n}"} for n in range(many)]}


def _texts(many: int, different: int = 10**9) -> list[Any]:
    """Settings, each with another text of the bot."""
    return [{**SETTING, "text": f"{old_crow()}\n# {n % different}\n"} for n in range(many)]


def _thinking() -> bytes:
    session = played("alien_artifacts", 3)
    return log(inputs(session), "alien_artifacts", seats={"p1": "person", "p2": "mcts:99999ms"})


def _links() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Links: what is small when it is packed."""
    for name, line in (("entered", ENTERED), ("correct", CORRECT), ("setting", SETTING)):
        yield f"a link of 4,000 lines {name}", lambda line=line: link([line] * 4_000)  # type: ignore[misc]
        yield f"a link of 1,000 lines {name}", lambda line=line: link([line] * 1_000)  # type: ignore[misc]
    yield "a link of 200 bot texts", lambda: packed("v1.", bot_log(old_crow()) + rows(*_texts(200)) + b"0" * 12)
    for game in ("terra_mystica", "anunnaki", "alien_artifacts", "mosaic", "tapestry"):
        yield f"a link that runs a step 900 times: {game}", lambda game=game: _same_step(game)  # type: ignore[misc]
    yield "a link of 40 MB", lambda: packed("v1.", b" " * 40_000_000)
    yield "a link within a link", lambda: packed("v1.", packed("v1.", b" " * 40_000_000))
    yield "a link of 24,000 answers", lambda: link([_INPUT] * 24_000)
    yield "a link cut off", lambda: link([ENTERED] * 100)[:-40]
    made = {"plays for ever": bot(rounds=99, turns=99), "has huge loops": looping(), "has dear expressions": dear(),
            "has dear choices": choosing(), "counts to a million": every_point()}  # fmt: skip
    for what, text in made.items():
        yield f"a link to a bot that {what}", lambda text=text: packed("v1.", "\n".join(turns(text)).encode())  # type: ignore[misc]
    yield "a link to 900 texts of a small bot", lambda: packed("v1.", bot_log(bot()) + _small_texts() + b"0" * 12)


def _small_texts() -> bytes:
    return rows(*({**SETTING, "text": f"{bot()}# {n}"} for n in range(900)))


def _same_step(game: str) -> bytes:
    """A link whose last step is run again after each of many entries."""
    text = object_file(manifests()["1.1.0"][f"{game}/cut_3"]).read_text("utf-8")
    session = Session.load(text)
    step = [*map(write_line, session.timeline.inputs_from(session.timeline.marks[-1].line))]
    given = [write_line(line) for line in session.lines if not share_link._follows(line)]
    lines = [write_line(session.header), *given, *[json.dumps(ENTERED), *step] * 900, "0" * 12]
    return packed("v1.", "\n".join(lines).encode())


def _toml() -> Iterator[tuple[str, Callable[[], str]]]:
    """TOML: packs and bots are read by the same parser."""
    yield "comments", lambda: "#\n" * 195_000
    yield "empty lines", lambda: "\n" * 390_000
    yield "dates", lambda: "a = [" + "1979-05-27T07:32:00Z," * 18_000 + "]"
    yield "dates in lines", lambda: "".join(f"d{n} = 1979-05-27T07:32:00\n" for n in range(13_000))
    yield "quoted keys", lambda: "".join(f'"k{n}" = 1\n' for n in range(28_000))
    yield "tables", lambda: "".join(f"[t{n}]\n" for n in range(45_000))
    yield "tables in tables", lambda: "[" + ".".join("a" * 100_000) + "]\n"
    yield "one deep table, again and again", lambda: "".join(f"[{'a.' * 30}b{n}]\n" for n in range(5_500))
    yield "lists of tables", lambda: "[[card]]\n" * 43_000
    yield "lists of tables with other ids", lambda: "".join(f'[[card]]\nid = "c{n}"\n' for n in range(18_000))
    yield "dotted keys", lambda: ".".join("a" * 190_000) + " = 1\n"
    yield "dotted keys in many lines", lambda: "".join(f"{'a.' * 30}k{n} = 1\n" for n in range(5_700))
    yield "dotted keys inside of quotes", lambda: ".".join(['"a.b"'] * 60_000) + " = 1\n"
    yield "nested lists", lambda: "a = " + DEEP[:190_000]
    yield "nested tables in one line", lambda: "a = " + "{a=" * 90_000 + "1" + "}" * 90_000
    yield "a long number", lambda: "a = " + LONG_NUMBER[:390_000]
    yield "a long hexadecimal number", lambda: "a = 0x" + "f" * 390_000
    yield "numbers with underscores", lambda: "a = " + "1_" * 190_000 + "1"
    yield "a long text", lambda: 'a = """' + "\\u0041" * 60_000 + '"""'
    yield "a text without an end", lambda: 'a = """' + "x" * 390_000
    yield "one line of numbers", lambda: "a = [" + "1," * 190_000 + "]"
    yield "one line of tables", lambda: "a = [" + "{b=1}," * 60_000 + "]"
    yield "more than any pack", lambda: "# " + "x" * 3_900_000


def _packs() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Packs with what a pack has."""
    yield "1,900 rows that were read", lambda: write_document(_read_rows(1_900)).encode()
    yield "1,900 equal rows of a deck", lambda: write_document(_read_rows(1_900, mark="x", id="same")).encode()
    yield "7,000 rows of a deck", lambda: _deck_rows(7_000)
    yield "7,000 equal rows of a deck", lambda: _deck_rows(7_000, different=False)


def _read_rows(many: int, **more: object) -> dict[str, Any]:
    raw = _large_pack(many)
    table = next(name for name, value in raw.items() if isinstance(value, list))
    one = {"names": {"en": "x"}, "provenance": "read"}
    return {"id": "x", "schema": raw["schema"], table: [{"id": f"x{n}", **one, **more} for n in range(many)]}


def _deck_rows(many: int, *, different: bool = True) -> bytes:
    """As many rows as fit into a pack."""
    rows = (f'[[deck]]\nid="x"\nprovenance="read"\nmark="{n if different else 0}"\n' for n in range(many))
    return ("schema = 2\n" + "".join(rows)).encode()


def _records() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Records of other programs."""
    setup = (
        "> map base\n".replace(" ", "\t", 1)
        + ">\tplayer a\n" * 2
        + ">\tscore SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\n"
    )
    yield "a record of 100,000 rows", lambda: (setup + "witches\tpass\n" * 100_000).encode()
    yield "a record of 5,000 rows", lambda: (setup + "witches\tsetup\n" * 5_000).encode()
    yield "a record of 100,000 results", lambda: (_record() + "=\twitches\tVP=1\n" * 90_000).encode()
    yield "a record with right results again and again", lambda: _again().encode()
    yield "a record of 100,000 settings", lambda: (">\tmap base\n" * 150_000).encode()
    yield "a record of 100,000 players", lambda: (">\tplayer x\n" * 150_000).encode()
    yield (
        "a record with long numbers",
        lambda: (setup + "a\tb\t" + LONG_NUMBER + "\t1\t1\t1\t1/1/1\t1/1/1/1\n").encode(),
    )
    yield (
        "a record with a row of 100,000 commands",
        lambda: (setup + "witches\t" + "burn 1. " * 100_000 + "\n").encode(),
    )
    yield "a record with a row of spaces", lambda: (setup + "witches\t" + "pass" + " " * 1_500_000 + "x\n").encode()


def _record() -> str:
    return (Path(__file__).parent / "games/terra_mystica/records/game006.txt").read_text("utf-8")


def _again() -> str:
    """A record whose results stand there thousands of times, all of them right."""
    text = _record()
    return text + "".join(line + "\n" for line in text.splitlines() if line.startswith("=")) * 1_500


def _positions() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Positions."""
    many = {"turn": [["build", "E5"]] * 50_000}
    yield "a position with 50,000 answers", lambda: rows({"game": "hamlets", "answers": many})
    yield "a position with 50,000 draws", lambda: rows({"game": "hamlets", "draws": {"deck": ["a"] * 50_000}})
    yield "a position with thousands of answers to one step", _asked_again
    yield "a nested position", lambda: b'{"game":"hamlets","state":' + DEEP.encode() + b"}"
    yield (
        "a position with 100,000 streams",
        lambda: rows({"game": "hamlets", "draws": {f"s{n}": [] for n in range(100_000)}}),
    )
    yield "a position with long numbers", lambda: b'{"game":"hamlets","state":{"coins":' + LONG_NUMBER.encode() + b"}}"
    yield "a position of 4 MB", lambda: rows({"game": "hamlets", "state": {"x" * 4_000_000: 1}})


def _results() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Files of results."""
    row = {
        "id": "a1", "game": "hamlets", "when": "2026-11-19T12:00:00", "score": {"you": 1, "bot": 2},
        "winners": ["bot"], "seats": {"you": "person"},
    }  # fmt: skip

    def many(count: int, **more: Any) -> bytes:
        return rows({"visavis_results": 1, "results": [{**row, "id": f"a{n}", **more} for n in range(count)]})

    yield "5,000 results", lambda: many(5_000)
    yield "50,000 results", lambda: many(50_000)
    yield "results with long titles", lambda: many(100, title="x" * 100_000)
    yield "results of 100,000 sides", lambda: many(1, score={f"s{n}": n for n in range(100_000)})
    yield "nested results", lambda: b'{"visavis_results":1,"results":' + DEEP.encode() + b"}"
    yield "results with long numbers", lambda: b'{"visavis_results":' + LONG_NUMBER.encode() + b',"results":[]}'


def _asked_again() -> bytes:
    session = played("mosaic", 1)
    assert session.pending is not None
    answer = next(iter(session.pending.answers()))
    return rows({"game": "mosaic", "answers": {session.pending.id: [answer] * 20_000}})


def _redo_lists() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Redo lists."""
    line = json.dumps(ENTERED)
    yield "a redo list of 20,000 entries", lambda: rows([{"lines": [line], "over": False}] * 20_000)
    yield "a redo list of one entry with 24,000 lines", lambda: rows([{"lines": [line] * 24_000, "over": False}])
    yield "a nested redo list", lambda: DEEP.encode()
    yield "a redo list with long numbers", lambda: b'[{"lines":[],"over":' + LONG_NUMBER.encode() + b"}]"
    yield "a redo list of what is no line", lambda: rows([{"lines": [{}], "over": False}] * 10_000)
    yield "a redo list of a million nulls", lambda: rows([None] * 350_000)


def _bundles() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Bundles: the budget holds for each game of them."""
    yield "a bundle with a game that never ends", lambda: bundle([(log([ENTERED] * 20_000), "[]")])
    redo = json.dumps([{"lines": [json.dumps(ENTERED)] * 24_000, "over": False}])
    yield "a bundle with a redo list", lambda: bundle([(log([]), redo)])
    yield "a bundle with a nested redo list", lambda: bundle([(log([]), DEEP)])
    yield "a bundle that is nested", lambda: b'{"visavis_bundle":1,"games":' + DEEP.encode() + b',"texts":0}\n\n'
    yield "a bundle of 49,000 lines", lambda: b'{"visavis_bundle":1,"games":49000,"texts":0}\n' + b"{}\n" * 49_000
    yield "a bundle of a million lines", lambda: b'{"visavis_bundle":1,"games":1000000,"texts":0}\n' * 500_000
    yield "a bundle of 300 texts of a name", lambda: _many_texts(300)


def _many_texts(many: int) -> bytes:
    lines: list[Any] = [{"visavis_bundle": 1, "games": 0, "texts": many}]
    lines += [{"kind": "bot", "name": "same.toml", "text": f"# {n}"} for n in range(many)]
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    return text + rows({"end": blake2b(text, digest_size=16).hexdigest()})


def _folders() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Lab folders: the budget holds for each file of them."""
    name = "games-000000000-000000001.parquet"

    def folder(cell: str, parquet: bytes = b"") -> bytes:
        return json.dumps({"a/cell.json": cell, f"a/{name}": parquet.decode("latin-1")}).encode()

    yield "a folder with a manifest of 30 MB", lambda: folder('{"format":1,"game":"' + "x" * 30_000_000 + '"}')
    yield "a folder with a nested manifest", lambda: folder('{"format":1,"options":' + DEEP + "}")
    yield "a folder with long numbers", lambda: folder('{"format":' + LONG_NUMBER + "}")
    yield (
        "a folder with a million keys",
        lambda: folder(json.dumps({"format": 1, **dict.fromkeys(map(str, range(400_000)))})),
    )
    yield "a folder with a bot text that does not compile", lambda: folder(json.dumps({**_cell(), "text": long_bot()}))
    yield "a folder with a table of other columns", lambda: folder(json.dumps(_cell()), _parquet({"x": [1, 2]}))
    yield "a folder with a table without notes", lambda: folder(json.dumps(_cell()), _parquet(_columns()))
    yield "a folder with a table that grows", lambda: folder(json.dumps(_cell()), _parquet({"x": [0] * 8_000_000}))
    yield (
        "a folder with a table of 20,000 columns",
        lambda: folder(json.dumps(_cell()), _parquet({f"c{n}": [1] for n in range(20_000)})),
    )
    yield "a folder with a million games", lambda: folder(json.dumps(_cell()), _parquet(_columns(400_000)))


def _cell() -> dict[str, Any]:
    return {"game": "hamlets", "rules": "1", "options": {}, "seats": {"you": "random"}, "pack": "standard",
            "pack_digest": "", "seed": 1, "format": 1}  # fmt: skip


def _columns(many: int = 1) -> dict[str, list[Any]]:
    lists: dict[str, list[Any]] = {name: [[]] * many for name in ("scores", "winners", "parts", "rounds", "factions")}
    return {"over": [True] * many, "turns": [1] * many, "first": [""] * many, **lists}


def _parquet(columns: dict[str, list[Any]]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(columns), sink, compression="zstd")
    return bytes(sink.getvalue())


@cache
def bombs() -> dict[str, Bomb]:
    """All bombs by name."""
    made = [Bomb(name, "file", make) for name, make in _logs()]
    made += [Bomb(name, "link", make) for name, make in _links()]
    made += [Bomb(f"pack: {name}", "pack", _encoded(make)) for name, make in _toml()]
    made += [Bomb(f"bot: {name}", "bot", _encoded(make, 59_000)) for name, make in _toml()]
    made += [Bomb(f"pack: {name}", "pack", make) for name, make in _packs()]
    made += [Bomb("a pack link of 40 MB", "pack link", lambda: packed("p1.", b"#\n" * 20_000_000))]
    made += [Bomb("a pack link of comments", "pack link", lambda: packed("p1.", b"#\n" * 450_000))]
    made += [Bomb("a bot link of 40 MB", "bot link", lambda: packed("b1.", b"#\n" * 20_000_000))]
    made += [Bomb("a bot link of surrogates", "bot link", lambda: packed("b1.", b"\xed\xa0\x80" * 20_000))]
    made += [Bomb(name, "record", make) for name, make in _records()]
    made += [Bomb(name, "position", make) for name, make in _positions()]
    made += [Bomb(name, "redo", make) for name, make in _redo_lists()]
    made += [Bomb(name, "bundle", make) for name, make in _bundles()]
    made += [Bomb(name, "folder", make) for name, make in _folders()]
    made += [Bomb(name, "bot", _encoded(make)) for name, make in bot_kinds()]
    made += [Bomb(name, "results", make) for name, make in _results()]
    made += [Bomb("settings of a million letters", "settings", lambda: b"x" * 1_000_000)]
    made += [Bomb(f"{many:,} steps", "pages", lambda many=many: _steps(many)) for many in (1_000, 4_900)]  # type: ignore[misc]
    pages = (
        "effects without end",
        "answers without end",
        "entered x 1,000",
        "corrections x 1,000",
        "settings x 1,000",
        "a bot that plays for ever",
    )
    made += [Bomb(f"pages: {name}", "pages", make) for name, make in _logs() if name in pages]
    found = {bomb.name: bomb for bomb in made}
    assert len(found) == len(made)
    return found


def _encoded(make: Callable[[], str], most: int | None = None) -> Callable[[], bytes]:
    return lambda: make()[:most].encode()


# Measuring


class Measured(NamedTuple):
    """What became of a bomb, in processor time and in memory of the whole process."""

    name: str
    door: str
    bytes: int
    end: str
    seconds: float
    megabytes: float

    @property
    def harms(self) -> bool:
        """Whether it took too much, or was an error."""
        return self.seconds > SECONDS or self.megabytes > MEGABYTES or self.end.startswith("error")


def outcome(bomb: Bomb, data: bytes, limits: Limits | None = None) -> str:
    """Bring a bomb to its door; return what became of it: `opened`, the id of the refusal, or the error.

    Other limits than those of the door hold for all of the opening.
    """
    try:
        with nullcontext() if limits is None else foreign(limits):
            OPENS[bomb.door](data)
    except Refusal as refused:
        return refused.id
    except Exception as wrong:
        return f"error {wrong!r}"[:200]
    return "opened"


def measured(bomb: Bomb) -> Measured:
    """Bring a bomb to its door in a process of its own: one that goes off harms nobody else."""
    with tempfile.NamedTemporaryFile() as file:
        # Made in another process, so that its memory is not counted.
        _elsewhere(lambda: Path(file.name).write_bytes(bomb.make()))
        return Measured(*_elsewhere(lambda: _opened(bomb, Path(file.name))))


def _elsewhere(work: Callable[[], object]) -> Any:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            out.write(msgspec.json.encode(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as said:
        result = said.read()
    os.waitpid(child, 0)
    assert result, "the process died"
    return msgspec.json.decode(result)


def _opened(bomb: Bomb, file: Path) -> Measured:
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
    data, begun = file.read_bytes(), time.process_time()
    end = outcome(bomb, data)
    spent = time.process_time() - begun
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Measured(bomb.name, bomb.door, len(data), end, spent, most)


def all_measured() -> list[Measured]:
    """Measure all bombs from a fresh process: those of a test would be forked with all the memory that it has."""
    ran = subprocess.run([sys.executable, "-m", "tests.bombs", "--json"], stdout=subprocess.PIPE, check=True)
    return [Measured(*msgspec.json.decode(line)) for line in ran.stdout.splitlines()]


def main(names: list[str]) -> int:
    """Measure bombs and print what became of them; return the number of those that took too much."""
    everything = bombs()
    harmful = 0
    if names == ["--json"]:
        for bomb in everything.values():
            print(msgspec.json.encode(measured(bomb)).decode(), flush=True)
        return 0
    for name in names or everything:
        got = measured(everything[name])
        harmful += got.harms
        figures = f"{'!' if got.harms else ' '} {got.seconds:6.2f} s {got.megabytes:5.0f} MB {got.bytes:9} bytes"
        print(f"{figures} {got.door:9} {name}: {got.end}", flush=True)
    print(f"{len(names or everything)} kinds, {harmful} over {SECONDS} s or {MEGABYTES} MB")
    return harmful


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
