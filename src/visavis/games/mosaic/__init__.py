"""Mosaic: the solo opponent HeroBotus, at the level of regions."""

from visavis.core import Game
from visavis.games.mosaic.cards import PACK
from visavis.games.mosaic.effects import EFFECTS
from visavis.games.mosaic.faults import FAULTS, cards
from visavis.games.mosaic.options import Options, seats
from visavis.games.mosaic.players import Rival
from visavis.games.mosaic.positions import complete
from visavis.games.mosaic.scoring import counted, score
from visavis.games.mosaic.setup import start
from visavis.games.mosaic.state import State
from visavis.games.mosaic.turns import over, step
from visavis.games.mosaic.ui import draw, in_play, named

GAME = Game(
    id="mosaic",
    rules_version="2",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    counted=counted,
    asks_points=("end.yours",),
    seats=seats,
    faults=FAULTS,
    board=draw,
    named=named,
    in_play=in_play,
    complete=complete,
    cards=cards,
    streams=("action", "location", "leader"),
    policies={"rival": Rival},
    stand_in="rival",
    factions=("leaders",),
    simulated={"invented": True},
    pack=PACK,
)
