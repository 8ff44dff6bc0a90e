"""Sparks: a card game with hidden hands and chains of effects, for the core's hidden side."""

from visavis.core import Game, Players, StatisticsFields
from visavis.core.search import Search
from visavis.games.sparks.cards import PACK
from visavis.games.sparks.effects import EFFECTS, NextTurn
from visavis.games.sparks.faults import FAULTS, cards
from visavis.games.sparks.options import Options, seats
from visavis.games.sparks.players import THINKING
from visavis.games.sparks.positions import complete
from visavis.games.sparks.scoring import score
from visavis.games.sparks.setup import start
from visavis.games.sparks.state import State
from visavis.games.sparks.turns import over, step
from visavis.games.sparks.ui import SparksUI
from visavis.games.sparks.view import imagine, view

GAME: Game[State] = Game(
    id="sparks",
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
    seats=seats,
    faults=FAULTS,
    view=view,
    ui=SparksUI(),
    imagine=imagine,
    complete_position=complete,
    piece_counts=cards,
    hidden=True,
    # No streams: whoever showed the printed cards would see the hidden ones.
    players=Players(policies={"search": lambda: Search(lambda: GAME, THINKING)}),
    statistics=StatisticsFields(turn_effects=(NextTurn,)),
    pack=PACK,
)
