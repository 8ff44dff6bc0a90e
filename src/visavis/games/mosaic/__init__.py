"""Mosaic: the solo opponent HeroBotus, at the level of regions."""

from visavis.core import Game, Players, StatisticsFields
from visavis.games.mosaic.cards import PACK
from visavis.games.mosaic.effects import EFFECTS
from visavis.games.mosaic.effects.turns import NextTurn
from visavis.games.mosaic.faults import FAULTS, cards
from visavis.games.mosaic.options import Options, seats
from visavis.games.mosaic.players import Rival
from visavis.games.mosaic.positions import complete, recounted
from visavis.games.mosaic.scoring import counted, score
from visavis.games.mosaic.setup import start
from visavis.games.mosaic.state import State
from visavis.games.mosaic.turns import over, step
from visavis.games.mosaic.ui import MosaicUI

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
    scored_sides=counted,
    points_questions=("end.yours",),
    seats=seats,
    faults=FAULTS,
    ui=MosaicUI(),
    complete_position=complete,
    on_options_changed=recounted,
    piece_counts=cards,
    streams=("action", "location", "leader"),
    players=Players(policies={"rival": Rival}, stand_in="rival", simulation_options={"invented": True}),
    statistics=StatisticsFields(factions=("leaders",), turn_effects=(NextTurn,)),
    pack=PACK,
)
