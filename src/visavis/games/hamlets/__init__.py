"""Hamlets: a bot on a board of hexes, the worked example of `docs/new-game.md`."""

from visavis.core import Game, PackSpec
from visavis.games.hamlets.board import draw
from visavis.games.hamlets.options import Options
from visavis.games.hamlets.rival import Rival
from visavis.games.hamlets.state import EFFECTS, Card, State, cards, faults
from visavis.games.hamlets.turns import complete, over, score, start, step

GAME = Game(
    id="hamlets",
    rules_version="1",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    seats=lambda options: ("you",),
    faults=faults,
    board=draw,
    complete=complete,
    cards=cards,
    streams=("deck",),
    policies={"rival": Rival},
    stand_in="rival",
    pack=PackSpec({"card": Card}, {"card": tuple(map(str, range(1, 13)))}),
)
