"""What a seat plays, section by section: its actions, paying for them, and what follows from each."""

from visavis.games.alien_artifacts.your_turn.actions import (
    AFTER,
    END,
    TURN,
    act,
    action_forms,
    closed,
    free_forms,
    only,
)
from visavis.games.alien_artifacts.your_turn.artifacts import keep_artifact, play_artifact, playable
from visavis.games.alien_artifacts.your_turn.attacks import (
    ALIEN,
    available,
    bonus_of,
    defend,
    first_ship,
    next_ship,
    number,
    target,
)
from visavis.games.alien_artifacts.your_turn.blockades import block, clear
from visavis.games.alien_artifacts.your_turn.buying import keep, offer, put
from visavis.games.alien_artifacts.your_turn.completing import construct, produce_on, side, tuck_chosen
from visavis.games.alien_artifacts.your_turn.gains import draw_cards
from visavis.games.alien_artifacts.your_turn.operating import in_order
from visavis.games.alien_artifacts.your_turn.payment import pay, pick
from visavis.games.alien_artifacts.your_turn.preparing import prepare
from visavis.games.alien_artifacts.your_turn.vocabulary_effects import ASKED, called

__all__ = [
    "AFTER", "ALIEN", "ASKED", "END", "TURN", "act", "action_forms", "available", "block", "bonus_of", "called",
    "clear", "closed", "construct", "defend", "draw_cards", "first_ship", "free_forms", "in_order", "keep",
    "keep_artifact", "next_ship", "number", "offer", "only", "pay", "pick", "play_artifact", "playable", "prepare",
    "produce_on", "put", "side", "target", "tuck_chosen",
]  # fmt: skip
