"""Changes of a table: each takes the table as it is and returns it as it becomes, or raises a Refusal.

Whether a device may ask for a change is decided here too; the pages only call.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from visavis.core import Refusal, Session
from visavis.core.question import PERSON
from visavis.core.saves.tables import (
    PERSONS,
    SCREEN,
    SCREENS,
    WATCH,
    WATCHERS,
    GameTable,
    Onlooker,
    Stretch,
    TableNote,
    TableSeat,
)
from visavis.words import printable

LONGEST_NAME = 20
"""Maximum length of the name of a person at a table."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Alphabet of a code that is spoken, without ambiguous characters."""
SHORT = 6
"""Length of a code that is spoken."""
_INVITE, _BACK = 9, 16
"""Bytes of chance in the link of an invitation, and in a way back."""
_MOST_NOTES = 6


def new_secret(length: int = _INVITE) -> str:
    """Return a secret for a link."""
    return secrets.token_urlsafe(length)


def new_way_back() -> str:
    """Return the secret of a personal link; only its hash is stored."""
    return secrets.token_urlsafe(_BACK)


def new_short() -> str:
    """Return a code that can be spoken."""
    return "".join(secrets.choice(LETTERS) for _ in range(SHORT))


def clean_name(name: str) -> str:
    """Return a typed name, fit to be shown: printable, one line, at most 20 letters.

    >>> clean_name("  Anna\\u202e \\n Maria-Magdalena von Hinterhausen ")
    'Anna Maria-Magdalena'
    """
    # Marks of direction and other characters that are not seen are left out, not replaced by a sign.
    seen = "".join(char if char.isprintable() else " " if char.isspace() else "" for char in name[:200])
    return printable(" ".join(seen.split())[:LONGEST_NAME].strip(), LONGEST_NAME)


def new_table(id: str, session: Session, host: str, name: str) -> GameTable:
    """Return the table of a game: its host holds the first seat of a person. Raises Refusal for fewer than two."""
    persons = [seat for seat, who in session.header.seats.items() if who == PERSON]
    if len(persons) < 2:
        raise Refusal("table.too_few")
    if len(persons) > PERSONS:
        raise Refusal("table.too_many", most=PERSONS)
    table = GameTable(
        game=id,
        host=host,
        invite=new_secret(),
        short=new_short(),
        screen=new_secret(),
        seats=tuple(TableSeat(seat=seat) for seat in persons),
    )
    return sit(table, session, host, persons[0], name)


def sit(table: GameTable, session: Session, device: str, seat: str, name: str) -> GameTable:
    """Give a free seat to a device. Raises Refusal."""
    chosen, name = table.seat(seat), clean_name(name)
    if chosen is None:
        raise Refusal("table.no_seat", given=printable(seat, 20))
    if chosen.device == device:
        return table
    if chosen.device or chosen.player:
        raise Refusal("table.taken", name=chosen.name or seat)
    if not name:
        raise Refusal("table.no_name", most=LONGEST_NAME)
    if any(name.casefold() == other.name.casefold() for other in table.seats if other.seat != seat):
        raise Refusal("table.same_name", given=name)
    _may_see(table, session, device, seat)
    onlookers = tuple(one for one in table.onlookers if one.device != device)
    table = msgspec.structs.replace(table.with_seat(seat, device=device, name=name), onlookers=onlookers)
    return _shown(noted(table, "sat", name), session)


def _may_see(table: GameTable, session: Session, device: str, seat: str) -> None:
    """Raise Refusal if a device that has seen one hidden hand would get another one."""
    others = {hand for owner, hand in table.seen if owner == device} | {*table.seats_of(device)}
    if table.begun and session.game.hidden and others - {seat}:
        raise Refusal("table.seen_another")


def _shown(table: GameTable, session: Session) -> GameTable:
    """Note which device sees which hidden hand, from the beginning of the game on."""
    if not (table.begun and session.game.hidden):
        return table
    shown = {*table.seen, *((seat.device, seat.seat) for seat in table.seats if seat.device)}
    return msgspec.structs.replace(table, seen=tuple(sorted(shown)))


def begin(table: GameTable, session: Session) -> GameTable:
    """Begin the game: from now on every device sees its own hand. Raises Refusal while a seat is free."""
    if table.begun:
        return table
    if free := table.free:
        raise Refusal("table.seats_free", count=len(free))
    return _shown(noted(msgspec.structs.replace(table, begun=True), "begun"), session)


def leave(table: GameTable, seat: str) -> GameTable:
    """Free a seat: its person leaves the table."""
    name = _seat(table, seat).name
    return noted(_emptied(table, seat), "left", name)


def _emptied(table: GameTable, seat: str) -> GameTable:
    freed = table.with_seat(seat, device="", name="", back="", code="", standing={})
    return msgspec.structs.replace(freed, freeing=())


def free(table: GameTable, device: str, seat: str, away: bool) -> GameTable:
    """Free the seat of another person: before the beginning the host does, afterwards all others who sit there agree.

    Only a seat that is away can be freed. Raises Refusal.
    """
    chosen = _seat(table, seat)
    if not chosen.device:
        return table
    if not table.begun:
        if table.host != device:
            raise Refusal("table.host_only")
        return noted(_emptied(table, seat), "freed", chosen.name)
    if not away:
        raise Refusal("table.not_away", name=chosen.name)
    voters = {other.seat for other in table.seats if other.device and other.seat != seat}
    mine = {*table.seats_of(device)} & voters
    if not mine:
        raise Refusal("table.looks_on")
    agreed = mine | ({*table.freeing[1:]} if table.freeing[:1] == (seat,) else set())
    if voters <= agreed:
        return noted(_emptied(table, seat), "freed", chosen.name)
    return msgspec.structs.replace(table, freeing=(seat, *sorted(agreed)))


def computer(table: GameTable, session: Session, device: str, seat: str, player: str, line: int) -> GameTable:
    """Let a computer answer for a seat, from this line of the log on. Raises Refusal."""
    chosen = _seat(table, seat)
    if device not in (table.host, chosen.device):
        raise Refusal("table.host_only")
    if player not in players(session):
        raise Refusal("table.no_player", given=printable(player, 20), options=players(session))
    if chosen.player:
        return table
    stretch = Stretch(player, line)
    changed = table.with_seat(seat, player=player, played=(*chosen.played, stretch))
    return noted(changed, "computer", chosen.name or seat)


def back(table: GameTable, device: str, seat: str, line: int) -> GameTable:
    """Take a seat back from its computer. Raises Refusal."""
    chosen = _seat(table, seat)
    if device not in (table.host, chosen.device):
        raise Refusal("table.host_only")
    if not chosen.player:
        return table
    *before, last = chosen.played
    played = (*before, Stretch(last.player, last.since, line))
    return noted(table.with_seat(seat, player="", played=played), "back", chosen.name or seat)


def players(session: Session) -> Sequence[str]:
    """Return the computer players that may sit in for a person: named ones, no budget from a form."""
    return tuple(name for name in session.game.policy_names if name != "random") or session.game.policy_names


def move(table: GameTable, session: Session, seat: str, device: str) -> GameTable:
    """Give a seat to another device of the same person, who has its way back or its code. Raises Refusal."""
    chosen = _seat(table, seat)
    if chosen.device == device:
        return table
    _may_see(table, session, device, seat)
    host = device if table.host == chosen.device else table.host
    changed = msgspec.structs.replace(table.with_seat(seat, device=device, back="", code=""), host=host)
    return _shown(noted(changed, "moved", chosen.name), session)


def look_on(table: GameTable, session: Session, device: str, kind: str) -> GameTable:
    """Let a device look on. Raises Refusal if too many do."""
    if table.seats_of(device):
        raise Refusal("table.sits")
    others = [one for one in table.onlookers if one.device != device]
    most = SCREENS if kind == SCREEN else WATCHERS
    if sum(one.kind == kind for one in others) >= most:
        raise Refusal("table.full", most=most)
    return msgspec.structs.replace(table, onlookers=(*others, Onlooker(device, kind)))


def allow_watching(table: GameTable, allowed: bool) -> GameTable:
    """Make the link for watchers, or end it: then those who watch are sent away."""
    onlookers = table.onlookers if allowed else tuple(one for one in table.onlookers if one.kind != WATCH)
    watch = (table.watch or new_secret()) if allowed else ""
    return msgspec.structs.replace(table, watch=watch, onlookers=onlookers)


def invite_anew(table: GameTable) -> GameTable:
    """End the invitation, also that of the table screen, and make another."""
    return msgspec.structs.replace(table, invite=new_secret(), short=new_short(), screen=new_secret())


def noted(table: GameTable, id: str, name: str = "", other: str = "") -> GameTable:
    """Return the table with one more note about what happened."""
    return msgspec.structs.replace(table, notes=(*table.notes, TableNote(id, name, other))[-_MOST_NOTES:])


def _seat(table: GameTable, id: str) -> TableSeat:
    seat = table.seat(id)
    if seat is None:
        raise Refusal("table.no_seat", given=printable(id, 20))
    return seat
