"""Mutated inputs: what somebody else wrote, changed at random but the same every time, brought to the doors.

`python -m tests.mutated FIRST COUNT [http]` tries so many and prints each that ends in an internal error.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from tests.bombs import bundle, packed
from tests.foreign import GAMES, OPENS, damage, damaged, damaged_lines, seeds, use
from visavis import packs
from visavis.core import Refusal, Session, Stream, get_game
from visavis.core.budget import foreign
from visavis.core.chance import key, number
from visavis.core.pack import shipped_packs
from visavis.core.saves.bundle import read_bundle
from visavis.core.saves.format import digest_of, read_redo, write_redo
from visavis.core.saves.merging import merge
from visavis.store import Store
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.web.routes import ROUTES, App, Request
from visavis.web.view import share_link

RECORDS = Path(__file__).parent / "games" / "terra_mystica" / "records"
SIGNS = ("\x00", "\x1b[2J", "‮", "\n", "\t", '"', "'", "[", "]", "{", "}", "=", "#", ".", ",", "-", "0", "9" * 40,
         "é", "𝔵", "́", " ", "none", "true", "nan", "1e999", "<b>", "%s", "{points}", "\\", "\\u0000")  # fmt: skip


class Trial(NamedTuple):
    """A mutated input, by its kind."""

    kind: str
    text: str


# What is mutated


@cache
def originals() -> dict[str, list[str]]:
    """Right inputs by kind."""
    found = seeds()
    undone = []
    for text in found["log"][::4]:
        session = Session.load(text)
        while session.can_undo and len(session.history.redo_list) < 4:
            session.undo()
        undone.append(session.game.id + "\n" + write_redo(session.history.redo_list))
    files = [
        id + "\n" + re.sub(r'provenance = "\w+"', 'provenance = "read"', file.read_text("utf-8"))
        for id in GAMES
        for file in shipped_packs(get_game(id).folder).values()
        if len(file.read_bytes()) < 40_000
    ]
    short = [text for text in found["log"] if len(text) < 60_000]
    return {
        **found,
        "header": found["log"],
        "redo": undone,
        "bundle": [bundle([(text.encode(), "[]")]).decode() for text in short],
        "inside": list(found["link"]),
        "bot": [shipped(id) for id in shipped_ids()],
        "toml": files,
        "record": [file.read_text("utf-8") for file in sorted(RECORDS.glob("*.txt"))[:8]],
    }


KINDS = ("log", "log", "header", "header", "link", "inside", "position", "pack", "toml", "redo", "bundle", "bot", "bot",
         "record")  # fmt: skip


def mutated_text(text: str, stream: Stream) -> str:
    """A text with some letters or lines changed, moved, doubled or gone."""
    for _ in range(1 + stream.below(3)):
        at, kind = stream.below(len(text) + 1), stream.below(10)
        if kind > 5:
            text = _other_word(text, stream)
        elif kind == 0:
            text = text[:at] + SIGNS[stream.below(len(SIGNS))] + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + 1 + stream.below(12) :]
        elif kind == 2:
            other = stream.below(len(text) + 1)
            text = text[:at] + text[other : other + 1 + stream.below(40)] + text[at:]
        else:
            lines = text.split("\n")
            one, other = stream.below(len(lines)), stream.below(len(lines))
            if kind == 3:
                lines[one], lines[other] = lines[other], lines[one]
            elif kind == 4:
                lines.insert(one, lines[other])
            else:
                del lines[one]
            text = "\n".join(lines)
    return text


def _other_word(text: str, stream: Stream) -> str:
    """A text in which one word stands instead of another: still right as a file, mostly."""
    words = list(re.finditer(r"\w+", text))
    if not words:
        return text
    one, other = words[stream.below(len(words))], words[stream.below(len(words))]
    new = SIGNS[stream.below(len(SIGNS))] if stream.below(8) == 0 else other[0]
    return text[: one.start()] + new + text[one.end() :]


def mutated(kind: str, text: str, stream: Stream) -> str:
    """One mutated input of a kind."""
    if kind in ("bot", "record"):
        return mutated_text(text, stream)
    if kind == "toml":
        id, _, rest = text.partition("\n")
        return id + "\n" + mutated_text(rest, stream)
    if kind == "header":
        first, _, rest = text.partition("\n")
        return json.dumps(damage(json.loads(first), stream)) + "\n" + rest
    if kind == "redo":
        id, _, rest = text.partition("\n")
        value = json.loads(rest)
        return id + "\n" + (mutated_text(rest, stream) if stream.below(3) == 0 else json.dumps(damage(value, stream)))
    if kind == "bundle":
        return _mutated_bundle(text, stream)
    if kind == "inside":
        session = share_link.unpack(text)
        given = [json.loads(row) for row in session.save().splitlines()]
        lines = [json.dumps(line) for line in given if not {"do", "step", "hold"} & set(line)]
        return packed("v1.", (damaged_lines("\n".join(lines) + "\n", stream) + "0" * 12).encode("utf-8")).decode()
    return damaged(kind, text, stream)


def _mutated_bundle(text: str, stream: Stream) -> str:
    """A bundle whose digests are right again, mostly."""
    if stream.below(4) == 0:
        return mutated_text(text, stream)
    lines = [json.loads(line) for line in text.splitlines()]
    game = lines[1]
    if stream.below(2):
        game["rows"] = damaged_lines("\n".join(game["rows"]) + "\n", stream).splitlines()
    else:
        lines[stream.below(2)] = damage(lines[stream.below(2)], stream)
    if isinstance(game.get("rows"), list) and all(isinstance(row, str) for row in game["rows"]):
        with suppress(UnicodeEncodeError):
            game["digest"] = digest_of(game["rows"], str(game.get("redo", "")))
    whole = "".join(json.dumps(line) + "\n" for line in lines[:-1])
    return whole + json.dumps({"end": blake2b(whole.encode(), digest_size=16).hexdigest()}) + "\n"


def trial(n: int) -> Trial:
    """Return the mutated input with this number."""
    stream = Stream(number(key(31, "mutated"), n))
    kind = KINDS[stream.below(len(KINDS))]
    texts = originals()[kind]
    return Trial(kind, mutated(kind, texts[stream.below(len(texts))], stream))


# Through the library


class House:
    """A store and the pages over it, for many trials."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.app = App(store)

    def open(self, given: Trial) -> None:
        """Bring an input to its door. Raises Refusal, or what is an internal error."""
        kind, text = given
        if kind in OPENS:
            OPENS[kind](text)
        elif kind == "header":
            OPENS["log"](text)
        elif kind == "inside":
            # Whoever makes a link knows its digest too.
            with foreign():
                use(share_link._unpack(text)[0])
        elif kind == "redo":
            id, _, rest = text.partition("\n")
            with foreign():
                read_redo(rest, get_game(id) if id in GAMES else get_game("hamlets"))
        elif kind == "bundle":
            merged = merge(self.store, read_bundle(text.encode("utf-8", "surrogatepass")), lambda entry: entry.game)
            for item in merged.refused:
                raise item.refusal or Refusal("bundle.game")
        elif kind == "bot":
            _play(text)
        elif kind == "toml":
            id, _, rest = text.partition("\n")
            packs.import_pack(self.store, get_game(id), rest, "somebody")
        else:
            game = get_game("terra_mystica")
            assert game.records is not None
            game.records.replay(game.default_pack, text)

    # Through HTTP

    def send(self, given: Trial, stream: Stream) -> None:
        """Send an input as a form or a file, and look at what becomes of it. Raises what is an internal error."""
        kind, text = given
        data = text.encode("utf-8", "replace")
        plain = data.decode("utf-8", "replace")
        if kind in ("log", "header"):
            self._opened(self._post("/open", {}, data))
        elif kind in ("link", "inside"):
            self._opened(self._post("/open", {"link": plain}))
        elif kind == "bundle":
            self._post("/saves/merge", {}, data)
        elif kind == "toml":
            id, _, rest = plain.partition("\n")
            self._post(f"/packs/{id}", {"name": "x"}, rest.encode())
            self._get(f"/packs/{id}")
        elif kind == "bot":
            self._post("/bots/open", {}, data)
            self._post("/bots/play", {"text": plain})
        else:
            self._anything(plain[: 4 + stream.below(400)], stream)

    def _post(self, path: str, form: dict[str, str], file: bytes = b"") -> str:
        asked = Request(
            method="POST", path=path, form={name: (value,) for name, value in form.items()},
            files={"file": file} if file else {}, cookies={"language": "de"}, origin="http://here",
        )  # fmt: skip
        response = self.app.handle(asked)
        assert response.status < 500, (path, response.status)
        return response.headers.get("Location", "")

    def _get(self, path: str, **query: str) -> None:
        asked = {name: (value,) for name, value in query.items()}
        response = self.app.handle(Request(path=path, query=asked, cookies={"language": "en"}))
        assert response.status < 500, (path, response.status)

    def _opened(self, place: str) -> None:
        if place.startswith("/game/"):
            for page in ("", "/log", "/why", "/more", "/correct"):
                self._get(place + page)
            self.app.desk.clear(place.split("/")[2])
            self.store.delete(place.split("/")[2])

    def _anything(self, text: str, stream: Stream) -> None:
        """A form with odd values, sent to any address of a game or of the house."""
        games = self.store.games()
        id = games[stream.below(len(games))].id if games else "x"
        method, path, _, _ = ROUTES[stream.below(len(ROUTES))]
        place = path.pattern.removesuffix(r"\Z").replace(r"([a-z0-9]{1,40})", id)
        place = place.split("(")[0] + "hamlets" if "(" in place else place
        if place.startswith(("/saves/all", "/phone")) or "/delete" in place:
            return
        names = (
            "answer",
            "at",
            "as",
            "text",
            "line",
            "title",
            "value",
            "field",
            "of",
            "name",
            "level",
            "seed",
            "q",
            "id",
        )
        form = {name: text[stream.below(len(text)) :][:200] for name in names if stream.below(2)}
        if method == "POST":
            if stream.below(2) and "/game/" in place and games:
                with self.app.desk.at(id) as game:
                    form["at"] = game.stamp
            self._post(place, form)
        else:
            self._get(place, **form)


def _play(text: str) -> None:
    """A bot that compiles is played a little."""
    game = game_from(text)
    session = Session.new(game, seed=1)
    for _ in range(6):
        if session.pending is None:
            return
        session.answer(session.pending.some(Stream(1).below))


@contextmanager
def house() -> Iterator[House]:
    with tempfile.TemporaryDirectory(prefix="mutated-") as home, Store.open(Path(home)) as store:
        built = House(store)
        for id in ("hamlets", "terra_mystica", "sparks"):
            with store.create(Session.new(get_game(id), seed=1)):
                pass
        try:
            yield built
        finally:
            built.app.close()


def internal_error(work: Callable[[], None]) -> Exception | None:
    """What went wrong inside, if it was no refusal."""
    try:
        work()
    except Refusal:
        return None
    except Exception as wrong:
        return wrong
    return None


def tried(first: int, count: int, *, http: bool) -> Iterator[tuple[int, Trial, Exception]]:
    """Try inputs by their numbers, through HTTP or not; iterate over those that end in an internal error."""
    with house() as home:
        for n in range(first, first + count):
            given = trial(n)
            wrong = internal_error(partial(home.send, given, Stream(n)) if http else partial(home.open, given))
            if wrong is not None:
                yield n, given, wrong


def main(first: int, count: int, http: bool) -> int:
    """Try inputs and print the failures; return their number."""
    import traceback

    failures = 0
    for n, given, wrong in tried(first, count, http=http):
        failures += 1
        place = traceback.extract_tb(wrong.__traceback__)[-1]
        print(n, given.kind, f"{wrong!r}"[:200], f"{place.filename}:{place.lineno}", flush=True)
    print(f"{count} inputs from {first} on{' through HTTP' if http else ''}: {failures} internal errors", flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]), "http" in sys.argv)))
