"""Mosaic: the solo opponent HeroBotus, at the level of regions."""

from visavis.core import Game
from visavis.games.mosaic.board import draw
from visavis.games.mosaic.data import SPEC
from visavis.games.mosaic.effects import EFFECTS
from visavis.games.mosaic.options import Options
from visavis.games.mosaic.positions import complete
from visavis.games.mosaic.rival import Rival
from visavis.games.mosaic.setup import start
from visavis.games.mosaic.state import HUMANS, State, cards, faults
from visavis.games.mosaic.turns import over, score, step

GAME = Game(
    id="mosaic",
    rules_version="1",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    seats=lambda options: HUMANS[: options.humans],
    faults=faults,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("action", "location", "leader"),
    policies={"rival": Rival},
    stand_in="rival",
    simulated={"invented": True},
    pack=SPEC,
)
