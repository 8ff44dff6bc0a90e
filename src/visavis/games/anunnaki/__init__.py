"""Anunnaki: the solo opponent Cosmobot, with printed cards or with a reconstructed deck."""

from visavis.core import Game
from visavis.games.anunnaki.cards import PACK
from visavis.games.anunnaki.cards.from_play import learned
from visavis.games.anunnaki.effects import EFFECTS
from visavis.games.anunnaki.faults import FAULTS, cards
from visavis.games.anunnaki.options import Options, deals, seats
from visavis.games.anunnaki.players import Rival
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.scoring import counted, score, winners
from visavis.games.anunnaki.setup import start
from visavis.games.anunnaki.state import State
from visavis.games.anunnaki.turns import over, step
from visavis.games.anunnaki.ui import draw, named

GAME = Game(
    id="anunnaki",
    rules_version="3",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    counted=counted,
    asks_points=("end.points",),
    wins=winners,
    seats=seats,
    faults=FAULTS,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("moon", "sun", "pact", "tile", "die"),
    policies={"rival": Rival},
    stand_in="rival",
    factions=("house", "your_house"),
    rounds="turns",
    pack=PACK,
    simulated={"cards": "pack", "board": "pack"},
    deals=deals,
    learned=learned,
    named=named,
)
