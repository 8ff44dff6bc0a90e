"""Anunnaki: the solo opponent Cosmobot, with printed cards or with a reconstructed deck."""

from visavis.core import Game
from visavis.games.anunnaki.data import SPEC
from visavis.games.anunnaki.draw import draw
from visavis.games.anunnaki.effects import EFFECTS
from visavis.games.anunnaki.learned import learned
from visavis.games.anunnaki.names import named
from visavis.games.anunnaki.options import Options
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.rival import Rival
from visavis.games.anunnaki.scoring import score, wins
from visavis.games.anunnaki.state import State, cards, faults
from visavis.games.anunnaki.turns import over, start, step

GAME = Game(
    id="anunnaki",
    rules_version="2",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    wins=wins,
    seats=lambda options: ("you",),
    faults=faults,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("moon", "sun", "pact", "tile", "die"),
    policies={"rival": Rival},
    stand_in="rival",
    pack=SPEC,
    simulated={"cards": "pack", "board": "pack"},
    deals=lambda options: options.cards == "pack" or (options.tracked and options.board == "pack"),
    learned=learned,
    named=named,
)
