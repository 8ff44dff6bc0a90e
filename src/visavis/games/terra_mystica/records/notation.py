"""The command notation of recorded games: reading commands as answers, and writing answers as commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from visavis.games.terra_mystica.cards import TERRAINS
from visavis.games.terra_mystica.human.conversions import CONVERT_FIRST

COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")
GROUND = {**dict(zip(COLOURS, TERRAINS, strict=True)), "ice": "ice", "volcano": "volcano"}
"""The ground of each colour."""
COLOUR = {ground: colour for colour, ground in GROUND.items()}
KIND = {"D": "dwelling", "TP": "house", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
LETTERS = {kind: letters for letters, kind in KIND.items()}
TILE = {"FAV": "favour", "TW": "town", "BON": "bonus", "SCORE": "tile"}
GOODS = {"PW": "power", "P": "priests", "W": "workers", "C": "coins", "VP": "points"}
EXCHANGE = {
    ("PW", "C"): ("power_coins", 1, 1), ("PW", "W"): ("power_worker", 3, 1), ("PW", "P"): ("power_priest", 5, 1),
    ("P", "W"): ("priest_worker", 1, 1), ("P", "C"): ("priest_coin", 1, 1), ("W", "C"): ("worker_coin", 1, 1),
    ("VP", "C"): ("point_coin", 1, 1), ("C", "VP"): ("coins_point", 2, 1),
}  # fmt: skip
"""What is exchanged: the conversion, how much of the first it takes and how much of the second it gives."""
OWN_ACTION = {"ACTE": "bridge", "ACTH5": "home_power", "ACTH6": "home_tokens"}
STRONGHOLD_ACTION = {
    "auren": "ACTA", "chaosmagicians": "ACTC", "giants": "ACTG", "nomads": "ACTN", "swarmlings": "ACTS",
    "witches": "ACTW",
}  # fmt: skip

DROPPED = "dropped from the game"
"""What a row says about somebody who drops out; a ledger has it without a column of its own."""

Command = tuple[str, str | int] | tuple[str, str | int, str | int] | tuple[str]
"""A command: what it is, and its values."""
SPACE = r"([A-K]\d{1,2})"
COLOUR_OF = "(" + "|".join(GROUND) + ")"
CULT_OF = "(FIRE|WATER|EARTH|AIR)"


def tile(letters: str, number: str) -> str:
    """The id of a tile."""
    return f"{TILE[letters]}{'' if letters == 'SCORE' else ' '}{int(number)}"


def exchange(number: str, given: str, amount: str, got: str) -> Command | None:
    """A conversion, if the rate is right."""
    if (given, got) == ("W", "P"):
        return ("ordain", int(number)) if number == amount else None
    id, takes, gives = EXCHANGE.get((given, got), ("", 1, 1))
    times = int(number) // takes
    if not id or not times or int(number) != times * takes or int(amount) != times * gives:
        return None
    return "convert", id, times


def action(name: str) -> Command | None:
    """An action space."""
    if name in OWN_ACTION:
        return "special", OWN_ACTION[name]
    if name.startswith(("BON", "FAV")):
        return "special", tile(name[:3], name[3:])
    if name in STRONGHOLD_ACTION.values():
        return "special", "stronghold", name
    return ("power", int(name[3:])) if name[3:] in "123456" and len(name) == 4 else None


PATTERNS: tuple[tuple[str, Callable[..., Command | None]], ...] = (
    (rf"build {SPACE}", lambda space: ("build", space)),
    (r"dig ([1-9])", lambda number: ("dig", int(number))),
    (rf"transform {SPACE} to {COLOUR_OF}", lambda space, colour: ("transform", space, GROUND[colour])),
    (rf"upgrade {SPACE} to (TP|TE|SH|SA)", lambda space, kind: ("upgrade", space, KIND[kind])),
    (rf"send p to {CULT_OF} for ([123])", lambda cult, steps: ("cult", cult.lower(), int(steps))),
    (rf"send p to {CULT_OF}", lambda cult: ("cult", cult.lower(), 0)),
    (r"action (ACT(?:[1-6]|[ACEGNSW]|H[56])|BON[12]|FAV6)", action),
    (rf"bridge {SPACE}:{SPACE}", lambda one, other: ("bridge", one, other)),
    (r"burn (\d{1,2})", lambda number: ("burn", int(number))),
    (r"convert (\d{1,3})(PW|P|W|C|VP) to (\d{1,3})(P|W|C|VP)", exchange),
    (r"advance (ship|dig)", lambda track: ("advance", track)),
    (r"\+(TW|FAV)(\d{1,2})", lambda letters, number: (TILE[letters], tile(letters, number))),
    (rf"\+([12]?){CULT_OF}", lambda steps, cult: ("step", cult.lower(), int(steps or 1))),
    (rf"-([34]){CULT_OF}", lambda steps, cult: ("descend", cult.lower(), int(steps))),
    (rf"-{CULT_OF}", lambda cult: ("no_key", cult.lower())),
    (rf"(?:key )?{CULT_OF}", lambda cult: ("key", cult.lower())),
    (r"pass (BON)(\d{1,2})", lambda letters, number: ("pass", tile(letters, number))),
    (r"pass", lambda: ("pass",)),
    (r"leech (\d{1,2}) from (\w+)", lambda power, faction: ("leech", int(power), faction)),
    (r"decline (\d{1,2}) from (\w+)", lambda power, faction: ("decline", int(power), faction)),
    (rf"pick-color {COLOUR_OF}", lambda colour: ("colour", GROUND[colour])),
    (rf"unlock-terrain {COLOUR_OF}", lambda colour: ("unlock", GROUND[colour])),
    (r"unlock-terrain gain-priest", lambda: ("unlock", "none")),
    (r"connect (r\d{1,2})", lambda river: ("connect", river)),
    (r"-([1-9])SPADE", lambda number: ("forgo_spade", int(number))),
    (r"-([12])BRIDGE", lambda number: ("forgo_bridge", int(number))),
    (r"-3CONVERT_W_TO_P", lambda: ("ordain", 0)),
    (r"gain P3 for VP", lambda: ("token", 1)),
    (r"-GAIN_P3_FOR_VP", lambda: ("token", 0)),
    (r"setup", lambda: ("setup",)),
    (DROPPED, lambda: ("leave",)),
)
UPPER = re.compile(
    r"[a-k]\d{1,2}(:[a-k]\d{1,2})?|[-+]?\d*(fire|water|earth|air)|(tp|te|sh|sa)"
    r"|(act[a-z]?|bon|[+]?fav|[+]?tw)\d*|\d+(pw|p|w|c|vp)|-\d?(spade|bridge)"
)
"""What a command has in capital letters."""
READERS = tuple((re.compile(pattern), made) for pattern, made in PATTERNS)


@lru_cache(maxsize=4096)
def read_command(text: str) -> Command | None:
    """A command as a value, in capital letters or not; None if it is none."""
    if (usual := spelled(text)) != text and (found := read_command(usual)) is not None:
        return found
    for pattern, made in READERS:
        match = pattern.fullmatch(text)
        if match:
            return made(*match.groups())
    return None


def spelled(text: str) -> str:
    """A command in the letters of the notation: people write `Send p to earth` and `upgrade i6 to tp` too."""
    words = (word.lower() for word in text.split())
    return " ".join(word.upper() if UPPER.fullmatch(word) else word for word in words)


@lru_cache(maxsize=4096)
def read_row(text: str) -> tuple[Command, ...] | str:
    """The commands of a row, or the one that cannot be read."""
    found: list[Command] = []
    for part in text.split(". "):
        command = read_command(part.strip().removesuffix("."))
        if command is None:
            return part.strip()
        found.append(command)
    return tuple(found)


# Writing

Filled = tuple[str | int, ...]


def tile_letters(id: str) -> str:
    """How a tile is called in a record."""
    kind, _, number = id.partition(" ")
    letters = {kind: letters for letters, kind in TILE.items()}
    return f"{letters[kind]}{number}"


def write_conversion(id: str, times: int) -> str:
    """A conversion as a command."""
    (given, got), (_, takes, gives) = next((key, its) for key, its in EXCHANGE.items() if its[0] == id)
    return f"convert {takes * times}{given} to {gives * times}{got}"


def write_special(faction: str, id: str) -> str:
    """An action space of one's own as a command."""
    if id == "stronghold":
        return f"action {STRONGHOLD_ACTION[faction]}"
    own = {its: name for name, its in OWN_ACTION.items()}
    return f"action {own.get(id) or tile_letters(id)}"


VERBS: Mapping[str, Callable[..., str]] = {
    "build": lambda space: f"build {space}",
    "dig": lambda number: f"dig {number}",
    "transform": lambda space, ground: f"transform {space} to {COLOUR[ground]}",
    "upgrade": lambda space, kind: f"upgrade {space} to {LETTERS[kind]}",
    "cult": lambda cult, steps: f"send p to {cult.upper()} for {steps}",
    "power": lambda action: f"action ACT{action}",
    "advance": lambda track: f"advance {track}",
    "convert": write_conversion,
    "burn": lambda number: f"burn {number}",
    "connect": lambda river: f"connect {river}",
    "bridge": lambda pair: f"bridge {pair.replace('-', ':')}",
}


def write_answer(id: str, faction: str, answer: object, args: Mapping[str, object]) -> str:
    """An answer of the whole game as a command; "" where none is written."""
    what = id.removeprefix("whole.")
    if answer == CONVERT_FIRST:
        return ""
    if isinstance(answer, tuple):
        return write_form(what, faction, answer, args)
    return WRITE[what](answer, args) if what in WRITE else ""


def write_form(what: str, faction: str, answer: tuple[Any, ...], args: Mapping[str, object]) -> str:
    """A verb with its values as a command."""
    match what, answer:
        case _, ("pass", *card):
            return f"pass {tile_letters(str(card[0]))}" if card else "pass"
        case _, ("special", str(own)):
            return write_special(faction, own)
        case "bridge", ("forgo",):
            return f"-{args['bridges']}BRIDGE"
        case _, ("forgo",):
            return f"-{args['spades']}SPADE"
        case _, (str(verb), *values):
            return VERBS[verb](*values) if verb in VERBS else ""
    return ""


def write_key(cult: str, args: Mapping[str, object]) -> str:
    """The tracks that get no key, which stand before the town; they are known once the last key is given."""
    ends = args["ends"]
    assert isinstance(ends, tuple)
    return ". ".join(f"-{other.upper()}" for other in ends if other != cult) if args["keys"] == 1 else ""


def write_steps(cult: str, args: Mapping[str, object]) -> str:
    """Steps on a cult track as a command."""
    steps = args.get("steps", 1)
    return f"+{'' if steps == 1 else steps}{cult.upper()}"


WRITE: Mapping[str, Callable[[Any, Mapping[str, object]], str]] = {
    "favour": lambda taken, args: f"+{tile_letters(taken)}",
    "town": lambda taken, args: f"+{tile_letters(taken)}",
    "step": write_steps,
    "key": write_key,
    "descend": lambda cult, args: f"-{args['steps']}{cult.upper()}",
    "colour": lambda ground, args: f"pick-color {COLOUR[ground]}",
    "home": lambda ground, args: f"pick-color {COLOUR[ground]}",
    "unlock": lambda ground, args: f"unlock-terrain {COLOUR.get(ground, 'gain-priest')}",
    "river": lambda space, args: "" if space == "none" else f"connect {space}",
    "ordain": lambda number, args: f"convert {number}W to {number}P" if number else "-3CONVERT_W_TO_P",
    "token": lambda buys, args: "gain P3 for VP" if buys else "-GAIN_P3_FOR_VP",
    "first": lambda space, args: f"build {space}",
    "card": lambda card, args: f"pass {tile_letters(card)}",
    "faction": lambda faction, args: "setup",
    "leave": lambda sure, args: DROPPED if sure else "",
    "power": lambda takes, args: f"{'leech' if takes else 'decline'} {args['offered']} from {args['from']}",
}
"""What is chosen, by the question, as a command."""
