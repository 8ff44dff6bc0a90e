"""Hamlets: a bot on a board of hexes, the worked example of `docs/new-game.md`."""

from visavis.core import Game, Players, StatisticsFields
from visavis.games.hamlets.cards import PACK
from visavis.games.hamlets.effects import EFFECTS, NextRound, NextTurn, YouBuild, YouBuildTower, YouRest
from visavis.games.hamlets.faults import FAULTS, cards
from visavis.games.hamlets.options import Options, seats
from visavis.games.hamlets.players import Rival
from visavis.games.hamlets.positions import complete
from visavis.games.hamlets.scoring import counted, score
from visavis.games.hamlets.setup import start
from visavis.games.hamlets.state import State
from visavis.games.hamlets.turns import over, step
from visavis.games.hamlets.ui import HamletsUI

GAME = Game(
    id="hamlets",
    example=True,
    rules_version="1",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    scored_sides=counted,
    seats=seats,
    faults=FAULTS,
    ui=HamletsUI(),
    complete_position=complete,
    piece_counts=cards,
    streams=("deck",),
    players=Players(policies={"rival": Rival}, stand_in="rival"),
    statistics=StatisticsFields(turn_effects=(YouBuild, YouBuildTower, YouRest, NextTurn, NextRound)),
    pack=PACK,
)
