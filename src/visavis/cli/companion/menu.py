"""A new game in the terminal: ask for its settings, play it."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

from rich.text import Text

from visavis import packs
from visavis.cli.companion.play import Play, Quit
from visavis.cli.companion.show import numbers
from visavis.cli.terminal import Screen, joined, stoppable
from visavis.core import TABLE, Game, NotAllowed, Pack, Player, Refusal, Session, option_fields
from visavis.core.budget import Stopped
from visavis.core.game import find_game
from visavis.core.options import OptionField
from visavis.core.players import default_player, default_seats
from visavis.core.question import PERSON, read_option
from visavis.store import SavedEntry, SavedGame
from visavis.words import Words

_INTERRUPTED = 130
_ALL = "all"
LEVEL = "level"
"""Name of the option for the strength of the opponent, in every game that has one."""


def new_game(
    game: Game,
    options: Mapping[str, object],
    seed: int | None,
    seats: Mapping[str, Player],
    printed: tuple[str, ...] = (),
    own_pack: Pack | None = None,
    *,
    guided: bool = False,
) -> Session:
    """Start a new session with default seats where none are given. Raises Refusal if `guided` is not supported."""
    chosen = dict(options)
    if guided:
        if "tracked" not in {field.name for field in option_fields(game.options)}:
            raise Refusal("guided.unknown")
        chosen["tracked"] = False
    sitting = default_seats(game, game.read_options(chosen), seats)
    shown = game.streams if _ALL in printed else printed
    seed = secrets.randbelow(10**9) if seed is None else seed
    try:
        with stoppable():
            return Session.new(game, chosen, seed=seed, seats=sitting, shown=shown, own_pack=own_pack)
    except Stopped:
        # Stopped outside of a thought: there is no game yet.
        raise KeyboardInterrupt from None


def _reconstructed(session: Session, pack: Pack) -> int:
    """Return the number of reconstructed cards, counting only those in play if the game lists them."""
    in_play = session.game.ui.ids_in_play(session.seen_by(TABLE).view)
    if in_play is None:
        return pack.provenances["reconstructed"]
    return sum(pack.provenance(id) == "reconstructed" for id in in_play)


def toured(game: Game, words: Words, screen: Screen) -> Session:
    """Walk through the directed first game, and return the game that goes on. Raises Refusal if there is none."""
    from visavis.cli.companion.tour import first_game
    from visavis.core.play.tour import tour_of

    tour = tour_of(game)
    if tour is None or not tour.scenes:
        raise NotAllowed("tour.none", game=game.id)
    return first_game(game, tour, words, screen)


def sit_down(saved: SavedGame, words: Words, *, resumed: bool = False, screen: Screen | None = None) -> int:
    """Play a saved game until the person quits, and return the exit code."""
    screen = screen or Screen()
    header = saved.session.header
    words.read_by(header.seats)
    usual = {field.name: field.default for field in option_fields(saved.session.game.options)}
    options = header.options
    chosen = {name: options[name] for name in options if name == LEVEL or options[name] != usual.get(name)}
    screen.print(Text.assemble((words.game_name(), "bold"), f"  {options_line(chosen, words)}"))
    if len(header.seats) > 1:
        screen.print(", ".join(": ".join(pair) for pair in words.sitting(header.seats)))
    game = saved.session.game
    dealt = game.deals_pack is None or game.deals_pack(game.read_options(header.options))
    if dealt and words.pack and (count := _reconstructed(saved.session, words.pack)):
        screen.print(words.say("play-reconstructed", count=count))
    code = 0
    # Also stores the card values read before an earlier sitting was killed.
    added = _keep(saved, words, screen)
    try:
        Play(saved.session, words, screen).run(resumed=resumed)
    except (Quit, EOFError):
        pass
    except KeyboardInterrupt:
        code = _INTERRUPTED
        with suppress(OSError):
            sys.stdout.write("\n")
    _keep(saved, words, screen, added)
    screen.print(words.say("play-kept-over" if saved.session.over else "play-kept", id=saved.id))
    return code


def _keep(
    saved: SavedGame, words: Words, screen: Screen, before: frozenset[packs.Key] | None = None
) -> frozenset[packs.Key]:
    """Store values read from printed cards in the own pack; at the end, print how many are known."""
    game, session = saved.session.game, saved.session
    if not packs.reads(game) or saved.looking is not None:
        return frozenset()
    added = packs.keep(saved.shelf, session, before or frozenset())
    pack = packs.own_pack(saved.shelf, game)
    if before is not None and pack is not None and added:
        known = packs.how_many_known(pack)
        counts = {f"{name}_known": count for name, (count, _) in known.items()}
        screen.print(words.say("pack-known", **counts, **{f"{name}_all": all for name, (_, all) in known.items()}))
    return added


def options_line(options: Mapping[str, Any], words: Words) -> str:
    """Format the options of a game in one line."""
    named = (f"{words.game_option(name)}: {words.game_option_value(name, value)}" for name, value in options.items())
    return " · ".join(named)


def saved_line(saved: SavedEntry, language: str) -> Text:
    """Format a saved game as a line of a list."""
    try:
        words = Words(language, find_game(saved.game, saved.text or None))
        name = words.game_name()
    except Refusal:
        words, name = Words(language), saved.game
    title = f"  {saved.title}" if saved.title else ""
    line = Text.assemble((saved.id, "bold cyan"), f"  {name}", title, f"  {_when(saved.updated)}")
    if saved.score is not None:
        points = ", ".join(f"{words.seat(side)} {points}" for side, points in saved.score.items())
        line.append(f"  {words.say('saves-over', points=points)}", style="dim")
    if saved.deleted:
        line.append(f"  {words.say('saves-bin-line', when=_when(saved.deleted))}", style="dim")
    if saved.trouble:
        line.append(
            f"  {words.say('saves-unreadable', why=words.say(f'saves-trouble-{saved.trouble}'))}", style="bold red"
        )
    return line


def _when(moment: str) -> str:
    return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M")


# The settings of a new game


def _pick(
    screen: Screen, words: Words, ids: tuple[Any, ...], prompt: str, names: Mapping[Any, str], default: Any = None
) -> Any:
    """Read an id by number, name or prefix of its name; an empty line is the default. Raises Quit for `quit`."""
    line = screen.read(prompt)
    if not line.strip() and default is not None:
        return default
    if line.strip().casefold() in ("quit", *(word.strip() for word in words.say("command-quit").split(","))):
        raise Quit
    return read_option(line, ids, lambda id: names.get(id, str(id)))


def ask_settings(game: Game, words: Words, screen: Screen) -> tuple[dict[str, Any], dict[str, str], tuple[str, ...]]:
    """Ask for the options, the seats and the streams that are turned over by hand; Enter selects the default."""
    options = _ask_options(game, words, screen)
    known = game.seats(game.read_options(options))
    seats: dict[str, str] = {known[0]: PERSON}
    for seat in known[1:]:
        who = (*game.policy_names, PERSON)
        names = {name: words.policy(name) for name in who}
        seats[seat] = _choose(
            screen, words, words.say("companion-seat", name=words.seat(seat)), names, default_player(game)
        )
    printed: tuple[str, ...] = ()
    if game.streams:
        streams = ", ".join(words.stream(stream) for stream in game.streams)
        if _ask_yes_or_no(screen, words, words.say("companion-printed", streams=streams)):
            printed = (_ALL,)
    return options, seats, printed


GROUPS = {"expansion": "options-expansions", "advanced": "options-rare"}
"""Groups of options that keep their defaults unless the person changes them, with the Fluent key of each."""


def _ask_options(game: Game, words: Words, screen: Screen) -> dict[str, Any]:
    """Ask for the main options one by one, then for each group only if the person wants to change it."""
    fields = option_fields(game.options)
    chosen = {field.name: _ask_option(field, words, screen) for field in fields if field.group not in GROUPS}
    for group, name in GROUPS.items():
        more = [field for field in fields if field.group == group]
        if more:
            usual = {field.name: field.default for field in more}
            screen.print(Text.assemble((words.say(name), "bold"), f"  {options_line(usual, words)}"))
            change = _ask_yes_or_no(screen, words, words.say("companion-change"))
            chosen |= {field.name: _ask_option(field, words, screen) for field in more} if change else usual
    return {field.name: chosen[field.name] for field in fields}


def _ask_yes_or_no(screen: Screen, words: Words, heading: str) -> bool:
    """Ask a yes-or-no question; the default is no."""
    return bool(_choose(screen, words, heading, {value: words.name(value) for value in (True, False)}, False))


def _ask_option(field: OptionField, words: Words, screen: Screen) -> Any:
    if field.choices:
        names = {value: words.game_option_value(field.name, value) for value in field.choices}
        return _choose(screen, words, words.game_option(field.name), names, field.default)
    while True:
        bounds = words.say("play-number", least=field.least, most=field.most)
        usual = words.say("companion-usual", name=field.default)
        screen.print(f"{words.game_option(field.name)}: {bounds} {usual}")
        line = screen.read(words.say("play-prompt"))
        try:
            return field.read(line) if line.strip() else field.default
        except Refusal as refusal:
            screen.print(words.refusal(refusal))


def _choose(screen: Screen, words: Words, heading: str, names: Mapping[Any, str], default: Any) -> Any:
    """Ask for one of a few values until the input is valid."""
    values = tuple(names)
    while True:
        listed = "   ".join(joined(label, names[value]) for label, value in zip(numbers(values), values, strict=True))
        screen.print(f"{heading}: {listed}   {words.say('companion-usual', name=names[default])}")
        try:
            return _pick(screen, words, values, words.say("play-prompt"), names, default)
        except Refusal as refusal:
            screen.print(words.refusal(refusal, names=lambda value: names.get(value, str(value))))
