"""Tapestry: the Automa and the Shadow Empire, with the expansions, variants and scenarios of the automa book."""

from visavis.core import Game
from visavis.games.tapestry.cards import PACK, described
from visavis.games.tapestry.effects import EFFECTS
from visavis.games.tapestry.options import Options
from visavis.games.tapestry.rival import Rival
from visavis.games.tapestry.scoring import score, winners
from visavis.games.tapestry.state import State, cards, complete, faults
from visavis.games.tapestry.turns import over, start, step
from visavis.games.tapestry.view import draw

GAME = Game(
    id="tapestry",
    rules_version="2",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    wins=winners,
    seats=lambda options: ("you",),
    faults=faults,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("deck", "die", "civilization", "rotation"),
    policies={"rival": Rival},
    stand_in="rival",
    pack=PACK,
    described=described,
)
