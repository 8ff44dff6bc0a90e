"""Anunnaki: the solo opponent Cosmobot, with printed cards or with a reconstructed deck."""

from visavis.core import Game, Players, StatisticsFields
from visavis.games.anunnaki.cards import PACK
from visavis.games.anunnaki.cards.from_play import pack_from_play
from visavis.games.anunnaki.effects import EFFECTS
from visavis.games.anunnaki.effects.end import EndTurn
from visavis.games.anunnaki.faults import FAULTS, cards
from visavis.games.anunnaki.options import Options, deals, seats
from visavis.games.anunnaki.players import Rival
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.scoring import counted, score, winners
from visavis.games.anunnaki.setup import start
from visavis.games.anunnaki.state import State
from visavis.games.anunnaki.turns import over, step
from visavis.games.anunnaki.ui import AnunnakiUI

GAME = Game(
    id="anunnaki",
    rules_version="4",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    scored_sides=counted,
    points_questions=("end.points",),
    winner_rule=winners,
    seats=seats,
    faults=FAULTS,
    ui=AnunnakiUI(),
    complete_position=complete,
    piece_counts=cards,
    streams=("moon", "sun", "pact", "tile", "die"),
    players=Players(policies={"rival": Rival}, stand_in="rival", simulation_options={"cards": "pack", "board": "pack"}),
    statistics=StatisticsFields(factions=("house", "your_house"), rounds="turns", turn_effects=(EndTurn,)),
    pack=PACK,
    deals_pack=deals,
    pack_from_play=pack_from_play,
)
