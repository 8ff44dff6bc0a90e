"""Tapestry: the Automa and the Shadow Empire, with the expansions, variants and scenarios of the automa book."""

from visavis.core import Game, Players, StatisticsFields
from visavis.games.tapestry.cards import PACK
from visavis.games.tapestry.effects import EFFECTS
from visavis.games.tapestry.effects.bots import NextTurn
from visavis.games.tapestry.faults import FAULTS, cards
from visavis.games.tapestry.options import Options, seats
from visavis.games.tapestry.players import Rival
from visavis.games.tapestry.positions import complete
from visavis.games.tapestry.scoring import counted, score, winners
from visavis.games.tapestry.setup import start
from visavis.games.tapestry.state import State
from visavis.games.tapestry.turns import over, step
from visavis.games.tapestry.ui import TapestryUI

GAME = Game(
    id="tapestry",
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
    points_questions=("end.points", "end.kaiju", "end.person"),
    winner_rule=winners,
    seats=seats,
    faults=FAULTS,
    ui=TapestryUI(),
    complete_position=complete,
    piece_counts=cards,
    streams=("deck", "die", "civilization", "rotation"),
    players=Players(policies={"rival": Rival}, stand_in="rival"),
    statistics=StatisticsFields(factions=("civilizations",), rounds="era", turn_effects=(NextTurn,)),
    pack=PACK,
)
