"""Cosmobot's turn, in the order of the book: his cards, his actions, moving, creatures, fights, culture markers."""

from visavis.games.anunnaki.bot_turn.actions import (
    goal_value,
    refill_pacts,
    shrines,
    territories,
    with_icons,
)
from visavis.games.anunnaki.bot_turn.advisor_cards import open_card
from visavis.games.anunnaki.bot_turn.creatures import check_creatures, check_on_board, check_others
from visavis.games.anunnaki.bot_turn.culture import culture
from visavis.games.anunnaki.bot_turn.fights import against_you
from visavis.games.anunnaki.bot_turn.turn import his_turn

__all__ = [
    "against_you", "check_creatures", "check_on_board", "check_others", "culture", "goal_value",
    "his_turn", "open_card", "refill_pacts", "shrines", "territories", "with_icons",
]  # fmt: skip
