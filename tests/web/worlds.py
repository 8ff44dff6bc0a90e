"""Two worlds that differ in nothing but hidden cards of others, to show that a seat cannot tell them apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from visavis.core import Effect, Session, Stream
from visavis.core.game import Game, find_game
from visavis.core.play.log import write_line
from visavis.core.players import default_seats
from visavis.core.question import PERSON, TABLE
from visavis.core.saves.format import StoredGame, head_of, new_id
from visavis.core.saves.tables import SCREEN, WATCH, GameTable, Onlooker, TableSeat
from visavis.store import Store
from visavis.web.http import Request, Response
from visavis.web.rights import Right, Viewer
from visavis.web.routes import App

HOST, STRANGER = "device-host", "device-stranger"


def begun(game: Game, seats: int, seed: int) -> Session:
    """A game of persons only, with as many seats as it has up to this number."""
    options: dict[str, Any] = {"players": seats} if hasattr(game.options(), "players") else {}
    chosen = game.read_options(options)
    return Session.new(game, options, seed=seed, seats=dict.fromkeys(default_seats(game, chosen, {}), PERSON))


def played(session: Session, answers: int, asked: str = "") -> Session:
    """The session after so many answers, and then until this seat is asked."""
    given = 0
    while session.pending is not None and (given < answers or (asked and session.pending.seat != asked)):
        session.answer(answer_to(session, given))
        given += 1
    return session


def answer_to(session: Session, number: int = 0) -> Any:
    """What a simple player answers to the pending question."""
    game, question, state = session.game, session.pending, session.timeline.now
    policy = game.policy(game.players.stand_in or game.policy_names[0])
    return policy.answer(lambda: game.view(state, question.seat), question, Stream(number))


def strings(value: Any) -> set[str]:
    """All words in a plain value: an id may be a part of a longer text."""
    if isinstance(value, str):
        return set(re.findall(r"\w+", value))
    if isinstance(value, dict):
        return set().union(*(strings(part) for pair in value.items() for part in pair)) if value else set()
    if isinstance(value, (list, tuple)):
        return set().union(*map(strings, value)) if value else set()
    return set()


def hidden(session: Session, third: str) -> dict[str, list[str]]:
    """The cards that other seats hold and this one has never seen, by the seat that got them last."""
    holder: dict[str, str] = {}
    seen = ""
    for line in session.lines:
        if isinstance(line, Effect):
            whole, theirs = strings(msgspec.to_builtins(line)), strings(msgspec.to_builtins(line.seen_by(third)))
            seen += write_line(line.seen_by(third))
            for card in whole - theirs:
                holder[card] = getattr(line, "seat", "")
    return {
        seat: sorted(card for card, by in holder.items() if by == seat and card not in seen)
        for seat in session.header.seats
        if seat != third
    }


def _kind(session: Session, card: str) -> str:
    return next((kind for kind, table in session.pack.tables.items() if card in table), "")


def pairs(session: Session, third: str) -> list[tuple[str, str]]:
    """Cards of the same kind that two other seats hold; of a game for two: that the other holds and that nobody has."""
    first, *more = list(hidden(session, third).values())
    free: list[str] = list(more[0]) if more else []
    if not more:
        text = "".join(map(write_line, session.lines))
        free = [card for table in session.pack.tables.values() for card in table if f'"{card}"' not in text]
    swapped = []
    for card in first:
        other = next((one for one in free if _kind(session, one) == _kind(session, card)), None)
        if other is not None:
            free.remove(other)
            swapped.append((card, other))
    return swapped


def swapped(session: Session, third: str) -> Session:
    """The same game in a world where those cards are in each other's place: in the state and in the log."""
    changed = dict(pairs(session, third))
    changed |= {other: card for card, other in changed.items()}
    header, *lines = session.save().splitlines(keepends=True)
    # A letter after an id names a part of the card.
    ids = re.compile(rf"\b({'|'.join(changed)})(?=[a-z]?\b)")
    return Session.load(header + ids.sub(lambda found: changed[found[0]], "".join(lines)))


class World:
    """A store with one game at a table, and somebody's requests."""

    ID = "swapgame"

    def __init__(self, folder: Path, session: Session) -> None:
        self.store = Store.open(folder)
        head = head_of(new_id(), session, None, "", "[]")
        when = "2026-01-02T03:04:05+00:00"
        head = msgspec.structs.replace(head, id=self.ID, created=when, updated=when)
        rows = (write_line(session.header), *map(write_line, session.lines))
        self.store.add(StoredGame(head, rows))
        self.store.tables.put(
            GameTable(
                game=self.ID,
                host=HOST,
                invite="invite-secret",
                short="abcdef",
                watch="watch-secret",
                screen="screen-secret",
                begun=True,
                seats=tuple(
                    TableSeat(seat=seat, device=f"device-{seat}", name=f"Name {seat}", back=f"back-{seat}")
                    for seat in session.header.seats
                ),
                onlookers=(Onlooker("device-watch", WATCH), Onlooker("device-screen", SCREEN)),
            )
        )
        self.app = App(self.store)

    def close(self) -> None:
        self.app.close()
        self.store.close()

    @property
    def stamp(self) -> str:
        with self.app.desk.at(self.ID) as game:
            return game.stamp

    def ask(self, device: str, path: str, right: Any = Right.PLAY, **form: Any) -> Response:
        """What a device gets; with a form it is a POST."""
        path, _, asked = path.partition("?")
        query = {name: (value,) for name, _, value in (part.partition("=") for part in asked.split("&") if part)}
        request = Request(
            method="POST" if form else "GET",
            path=path,
            query=query,
            form={name: (value.replace("STAMP", self.stamp),) for name, value in form.items()},
            cookies={"language": "en"},
            origin="http://here",
            viewer=Viewer(right, id=device),
            token="token",
        )
        return self.app.handle(request)

    def told(self, device: str, path: str, **more: Any) -> tuple[int, str, str]:
        """Status, header and body, without the stamp: that it does not tell is shown by itself."""
        response = self.ask(device, path, **more)
        body = response.body.decode("utf-8", "replace").replace(self.stamp, "STAMP")
        body = re.sub(r'data-since="\d+"', "", body)
        return response.status, str(dict(response.headers)), body


def hidden_games() -> Iterator[str]:
    """The installed games with hidden cards."""
    from visavis.core import find_games

    for id in find_games():
        if find_game(id).hidden:
            yield id


OPEN = TABLE
