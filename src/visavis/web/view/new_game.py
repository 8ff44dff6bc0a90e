"""The form for a new game: options, seats and packs with their defaults; and the session that results from it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

import msgspec

from visavis.core import Game, Pack, Refusal, Session, option_fields
from visavis.core.options import OptionField
from visavis.core.pack import shipped_packs
from visavis.core.players import PREFERRED, PROVIDED, default_player, default_seats
from visavis.core.question import PERSON
from visavis.web.http import Request
from visavis.web.view.saved_list import LEVEL
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words, key_of

_MOST_SEED = 10**9
"""Upper bound of random seeds (exclusive)."""
_RADIO, _NUMBERS = 5, 8
_SHORT, _FEW = 60, 3
"""Limits for radio buttons: values, numbers, total characters, values of any length. Beyond them: a list or input."""
APP, TABLE = "app", "table"
"""Values of `draws`: cards are drawn by the app, or by a person with the printed cards."""
FRIENDS = "friends"
"""Value of `with`: everybody plays on a device of their own."""
_LARGEST_PACK = 1_000_000
"""Maximum size of an uploaded pack in bytes."""


class GameTile(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be started, as a tile of the first page."""

    id: str
    art: str
    name: str
    about: str
    example: bool
    tries: bool
    """Whether it can be tried without the box."""
    drawing: str
    """Markup of its picture."""
    tryout_first: bool
    """Whether it is listed first among those that can be tried."""
    tour: bool = False
    """Whether it has a directed first game."""
    order: int = 50
    """Its place on the home page."""


Choice = tuple[str, str, str, str]
"""Value, name, mark of provenance, explanation."""


class OptionView(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game as a control."""

    name: str
    label: str
    kind: str
    """`keys`, `levels`, `radio`, `list`, `box` or `number`."""
    now: str
    default: str
    choices: Sequence[Choice] = ()
    least: int = 0
    most: int = 0
    said: str = ""
    """The present choice in words."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat with the players who can take it."""

    name: str
    label: str
    choices: Sequence[tuple[str, str, str]]
    """Id, name and character of each player."""
    now: str
    extra: bool
    """Whether only some options have this seat."""
    number: int = 0
    """The place of the seat, from 1."""
    icons: Mapping[str, str] = {}
    """Icons of players with a character."""
    short: Mapping[str, str] = {}
    """Their first names."""


class PackView(msgspec.Struct, frozen=True):
    """A pack that ships with a game: the number of its cards by provenance."""

    id: str
    official: int
    read: int
    likely: int
    reconstructed: int
    met: int
    """The number of reconstructed ones that a game with the chosen options can meet from its start."""


class NewGameForm(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a new game."""

    options: Sequence[OptionView]
    expansions: Sequence[OptionView]
    expansions_now: str
    advanced: Sequence[OptionView]
    advanced_now: str
    draws: str
    seats: Sequence[SeatView]
    streams: Sequence[tuple[str, str, bool]]
    packs: Sequence[PackView]
    pack: str
    own: bool
    title: str
    friends: bool
    """Whether everybody plays on a device of their own."""


def form(game: Game, words: Words, chosen: Mapping[str, tuple[str, ...]]) -> NewGameForm:
    """Return the view model of the form; `chosen` has earlier choices, which override the defaults."""

    def before(name: str, default: str) -> str:
        values = chosen.get(name)
        return values[-1] if values else default

    friends = before("with", "") == FRIENDS
    usual = with_friends(game) if friends else {}
    groups: dict[str, list[OptionView]] = {"main": [], "expansion": [], "advanced": []}
    for option in option_fields(game.options):
        groups[option.group].append(
            _option(option, words, before(f"o.{option.name}", usual.get(option.name, as_text(option.default))))
        )
    differs = [option.said for option in groups["expansion"] if option.now != option.default]
    # Those that have a character come first, from gentle to hard.
    named = [who for who in game.policy_names if words.policy_about(who)]
    players = (*named, *((PERSON,) if named else ()), *(who for who in game.policy_names if who not in named))
    players = (*players, *PROVIDED) if named else (*players, PERSON, *PROVIDED)
    seats = [
        SeatView(
            name=f"seat.{seat}",
            # A player with a name of its own is called so at the table: its seat needs none here.
            label=words.say("web-opponent", number=number)
            if named
            else words.say("companion-seat", name=words.seat(seat)),
            choices=[(who, words.policy(who), words.policy_about(who)) for who in players],
            now=before(f"seat.{seat}", PERSON if friends else _usual_player(game, seat, named, number)),
            extra=seat not in game.seats(game.options()),
            number=number + 1,
            icons=ui_settings(game).player_icons,
            short={who: words.short(key_of("policy", who)) for who in named},
        )
        for number, seat in enumerate(every_seat(game)[1:], 1)
    ]
    # A person who turns over the printed cards mostly turns over all of them.
    shown = chosen.get("shown", game.streams)
    return NewGameForm(
        options=groups["main"],
        expansions=groups["expansion"],
        expansions_now=", ".join(differs) or words.say("web-no-expansions"),
        advanced=groups["advanced"],
        advanced_now=" · ".join(option.said for option in groups["advanced"]),
        draws=before("draws", TABLE if "shown" in chosen else APP),
        seats=seats,
        streams=[(stream, words.stream(stream), stream in shown) for stream in game.streams],
        packs=list(packs(game, _chosen(game, chosen))),
        pack=before("pack_id", game.pack.default if game.pack else ""),
        own=game.pack is not None,
        title=before("title", ""),
        friends=friends,
    )


def _usual_player(game: Game, seat: str, named: Sequence[str], number: int) -> str:
    """Return the player of a seat to begin with; of those with a character each seat has another one."""
    return PREFERRED.get(seat) or (named[(number - 1) % len(named)] if named else default_player(game))


def with_friends(game: Game) -> dict[str, str]:
    """Return the options that a game of several persons needs, beside the defaults; empty if those have them."""
    if len(game.seats(game.options())) > 1:
        return {}
    for option in option_fields(game.options):
        for value in option.choices or range(option.least, option.most + 1):
            with suppress(Refusal):
                if len(game.seats(game.read_options({option.name: value}))) > 1:
                    return {option.name: as_text(value)}
    return {}


def _option(option: OptionField, words: Words, now: str) -> OptionView:
    label, default = words.game_option(option.name), as_text(option.default)
    if option.name == "tracked":
        # The same question in every game: asked in the same words, and explained.
        label, kind = words.say("web-tracked"), "keys"
        choices = [
            (as_text(True), words.say("web-tracked-yes"), "", words.say("web-tracked-yes-about")),
            (as_text(False), words.say("web-tracked-no"), "", words.say("web-tracked-no-about")),
        ]
        return OptionView(name=f"o.{option.name}", label=label, kind=kind, now=now, default=default, choices=choices)
    kind, choices = _control(option, words)
    names = {value: name for value, name, *_ in choices}
    return OptionView(
        name=f"o.{option.name}",
        label=label,
        kind=kind,
        now=now,
        default=default,
        choices=choices,
        least=option.least,
        most=option.most,
        said=label if kind == "box" and now == "yes" else f"{label}: {names.get(now, now)}",
    )


def _control(option: OptionField, words: Words) -> tuple[str, list[Choice]]:
    """Return the kind of control that fits the values of an option, and its choices."""
    if option.choices:
        named = [(value, words.game_option_value(option.name, value)) for value in option.choices]
        names = [name for _, name in named]
        short = len(named) <= _RADIO and sum(map(len, names)) <= _SHORT
        kind = "radio" if short or len(named) <= _FEW else "list"
        if option.name == LEVEL:
            kind = "levels"
        if option.choices == (True, False) and names == [words.name(True), words.name(False)]:
            kind = "box"
        return kind, [(as_text(value), name, _provenance(words, value), "") for value, name in named]
    if option.most - option.least < _NUMBERS:
        numbers = [(str(value), str(value), "", "") for value in range(option.least, option.most + 1)]
        return "levels" if option.name == LEVEL else "radio", numbers
    return "number", []


def _chosen(game: Game, chosen: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the options of earlier choices; none if they do not fit."""
    given = {name.removeprefix("o."): values[-1] for name, values in chosen.items() if name.startswith("o.") and values}
    try:
        game.read_options(given)
    except Refusal:
        return {}
    return given


def packs(game: Game, options: Mapping[str, object] | None = None) -> Iterator[PackView]:
    """Yield the packs that ship with a game, with the provenance of their values."""
    if game.pack is None:
        return
    for id, file in shipped_packs(game.folder).items():
        pack = game.default_pack if id == game.pack.default else game.pack.read(file.read_text("utf-8"))
        in_play = game.ui.ids_in_play(game.start(game.read_options(dict(options or {})), pack))
        met = pack.provenances["reconstructed"]
        if in_play is not None:
            met = sum(pack.provenance(row) == "reconstructed" for row in in_play)
        yield PackView(id=id, met=met, **pack.provenances)


def every_seat(game: Game) -> tuple[str, ...]:
    """Return the seats of the largest game: options may add some."""
    known = list(game.seats(game.options()))
    for option in option_fields(game.options):
        for value in option.choices or (option.least, option.most):
            known += [seat for seat in game.seats(game.read_options({option.name: value})) if seat not in known]
    return tuple(known)


def as_text(value: object) -> str:
    """Return the value of an option as a form has it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _provenance(words: Words, value: object) -> str:
    """Return a mark if a value stands for a card that is not the printed one; empty otherwise."""
    if not words.pack or not isinstance(value, str):
        return ""
    # The value "pack" of an option means: the cards as the pack has them.
    ours = value == "pack" and words.pack.provenances["reconstructed"]
    return words.say("web-reconstructed") if ours or words.pack.provenance(value) == "reconstructed" else ""


def begin(game: Game, request: Request, mine: Pack | None = None) -> Session:
    """Return a new session as requested, by default with the user's own pack. Raises Refusal for invalid choices."""
    known = {option.name for option in option_fields(game.options)}
    options: dict[str, object] = {name: given for name in known if (given := request.given(f"o.{name}"))}
    chosen = game.read_options(options)
    named = {seat: who for seat in game.seats(chosen) if (who := request.given(f"seat.{seat}"))}
    friends = request.given("with") == FRIENDS
    seats = default_seats(game, chosen, {**dict.fromkeys(game.seats(chosen), PERSON), **named} if friends else named)
    for who in seats.values():
        if who != PERSON and who not in PROVIDED:
            game.policy(who)
    shown = [stream for stream in request.form.get("shown", ()) if stream and request.given("draws") != APP]
    persons = sum(who == PERSON for who in seats.values())
    # From the seed every hand could be computed: it is not chosen, and too long to be tried.
    hidden = persons > 1 and (game.hidden or friends)
    seed = secrets.randbits(128) if hidden else new_seed(request)
    return Session.new(game, options, seed=seed, seats=seats, shown=shown, own_pack=_own_pack(game, request, mine))


def new_seed(request: Request) -> int:
    """Return the requested seed, or a random one."""
    seed = request.given("seed")
    return int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 16 else secrets.randbelow(_MOST_SEED)


def _own_pack(game: Game, request: Request, mine: Pack | None) -> Pack | None:
    """Return the uploaded pack, a shipped one that is not the default, or the user's own.

    Raises Refusal if the upload is too large or not UTF-8, or if there is no such pack.
    """
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
        return mine
    files = shipped_packs(game.folder)
    if id not in files:
        raise Refusal("option.not", given=id[:40], options=tuple(files))
    return game.pack.read(files[id].read_text("utf-8"))
