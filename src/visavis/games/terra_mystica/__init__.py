"""Terra Mystica against the Automa."""

from visavis.core import Game
from visavis.games.terra_mystica.board import draw
from visavis.games.terra_mystica.checks import cards, complete, faults
from visavis.games.terra_mystica.data import PACK
from visavis.games.terra_mystica.effects import EFFECTS
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.rival import Rival
from visavis.games.terra_mystica.scoring import points_of
from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.turns import over, start, step

GAME = Game(
    id="terra_mystica",
    rules_version="2",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=points_of,
    seats=lambda options: ("you", "friend") if options.humans > 1 else ("you",),
    faults=faults,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("deck", "tiles", "bonus"),
    policies={"rival": Rival},
    stand_in="rival",
    pack=PACK,
)
