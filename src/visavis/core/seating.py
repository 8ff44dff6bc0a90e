"""Who sits where if nobody says otherwise: the same in the terminal, on the page and for everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visavis.core.game import Game
from visavis.core.log import PERSON


def usual_player(game: Game[Any]) -> str:
    """Who plays a further seat: at a table a person, with hidden cards the computer."""
    return game.policy_names[0] if game.hidden else PERSON


def usual_seats(game: Game[Any], options: Any, named: Mapping[str, str]) -> dict[str, str]:
    """Who sits on each seat of a game with these options: as named, the first a person, the others as usual."""
    first, *others = game.seats(options)
    return {first: PERSON, **dict.fromkeys(others, usual_player(game)), **named}
