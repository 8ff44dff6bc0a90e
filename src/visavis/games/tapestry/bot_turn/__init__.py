"""The turns of the bots and of the kaiju, in the order of the book."""

from visavis.games.tapestry.bot_turn.achievements import achieve, achieve_middle, achieve_toppling
from visavis.games.tapestry.bot_turn.advance import advance, roll
from visavis.games.tapestry.bot_turn.civilizations import civilization_set_up, trail_points
from visavis.games.tapestry.bot_turn.kaiju import kaiju_turn
from visavis.games.tapestry.bot_turn.shadow_alone import shadow_turn
from visavis.games.tapestry.bot_turn.tiebreaker import aid
from visavis.games.tapestry.bot_turn.turn import bots_turn

__all__ = [
    "achieve", "achieve_middle", "achieve_toppling", "advance", "aid", "bots_turn", "civilization_set_up", "kaiju_turn",
    "roll", "shadow_turn", "trail_points",
]  # fmt: skip
