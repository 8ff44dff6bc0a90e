"""A new game: everything that can be chosen, with good defaults, and the game that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

from visavis.core import Game, Pack, Refusal, Session, option_fields
from visavis.core.log import PERSON
from visavis.core.pack import shipped_packs
from visavis.web.exchange import Request
from visavis.words import Words

_MOST_SEED = 10**9
_RADIO = 5
_SHORT = 60
"""More values, or longer ones, are a list to choose from."""
_LARGEST_PACK = 1_000_000


def form(game: Game[Any], words: Words, chosen: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """What the page offers; `chosen` holds what was chosen before."""

    def before(name: str, default: str) -> str:
        values = chosen.get(name)
        return values[-1] if values else default

    options = []
    for one in option_fields(game.options):
        default = as_text(one.default)
        now = before(f"o.{one.name}", default)
        row: dict[str, Any] = {"name": f"o.{one.name}", "label": words.game_option(one.name), "now": now}
        if one.choices:
            named = [(value, words.game_option_value(one.name, value)) for value in one.choices]
            row["values"] = [(as_text(value), name, _provenance(words, value)) for value, name in named]
            short = len(named) <= _RADIO and sum(len(name) for _, name in named) <= _SHORT
            row["kind"] = "radio" if short else "list"
        elif one.most - one.least < _RADIO:
            row["values"] = [(str(value), str(value), "") for value in range(one.least, one.most + 1)]
            row["kind"] = "radio"
        else:
            row |= {"kind": "number", "least": one.least, "most": one.most}
        options.append(row)
    seats = [
        {
            "name": f"seat.{seat}",
            "label": words.say("companion-seat", name=words.seat(seat)),
            "values": [(who, words.policy(who)) for who in (*game.policy_names, PERSON)],
            "now": before(f"seat.{seat}", game.policy_names[0]),
            "extra": seat not in game.seats(game.options()),
        }
        for seat in every_seat(game)[1:]
    ]
    shown = chosen.get("shown", ())
    streams = [(stream, words.stream(stream), stream in shown) for stream in game.streams]
    return {
        "options": options,
        "seats": seats,
        "streams": streams,
        "packs": list(packs(game)),
        "pack": before("pack_id", game.pack.default if game.pack else ""),
        "own": game.pack is not None,
        "title": before("title", ""),
    }


def packs(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """The packs that come with a game, with where their values come from."""
    if game.pack is None:
        return
    for id, file in shipped_packs(game.folder).items():
        pack = game.default_pack if id == game.pack.default else game.pack.read(file.read_text("utf-8"))
        yield {"id": id, **pack.provenances}


def every_seat(game: Game[Any]) -> tuple[str, ...]:
    """The seats of the largest game: options may add some."""
    known = list(game.seats(game.options()))
    for one in option_fields(game.options):
        for value in one.choices or (one.least, one.most):
            known += [seat for seat in game.seats(game.read_options({one.name: value})) if seat not in known]
    return tuple(known)


def as_text(value: object) -> str:
    """The value of an option as a form holds it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _provenance(words: Words, value: object) -> str:
    """A mark where a value stands for a card that is not the printed one."""
    found = words.pack.provenance(value) if words.pack and isinstance(value, str) else None
    return words.say("web-reconstructed") if found == "reconstructed" else ""


def begin(game: Game[Any], request: Request) -> Session[Any]:
    """The game that was asked for; or a refusal."""
    known = {one.name for one in option_fields(game.options)}
    options: dict[str, object] = {name: given for name in known if (given := request.given(f"o.{name}"))}
    seats = {}
    for at, seat in enumerate(game.seats(game.read_options(options))):
        who = request.given(f"seat.{seat}") or (PERSON if at == 0 else game.policy_names[0])
        if who != PERSON:
            game.policy(who)
        seats[seat] = who
    shown = [stream for stream in request.form.get("shown", ()) if stream]
    seed = request.given("seed")
    number = int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 16 else secrets.randbelow(_MOST_SEED)
    return Session.new(game, options, seed=number, seats=seats, shown=shown, own_pack=_own_pack(game, request))


def _own_pack(game: Game[Any], request: Request) -> Pack | None:
    """The pack that was sent, or a shipped one that is not the usual one."""
    sent = request.files.get("pack", b"")
    if sent.strip():
        if game.pack is None:
            raise Refusal("pack.none", game=game.id)
        if len(sent) > _LARGEST_PACK:
            raise Refusal("web.large", most=_LARGEST_PACK // 1_000_000)
        try:
            return game.pack.read(sent.decode("utf-8"))
        except UnicodeDecodeError:
            raise Refusal("file.utf8", path="pack") from None
    id = request.given("pack_id")
    if game.pack is None or not id or id == game.pack.default:
        return None
    files = shipped_packs(game.folder)
    if id not in files:
        raise Refusal("option.not", given=id[:40], options=tuple(files))
    return game.pack.read(files[id].read_text("utf-8"))
