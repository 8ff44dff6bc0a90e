"""Sparks: a card game with hidden hands and chains of effects, for the core's hidden side."""

from visavis.core import Game, PackSpec
from visavis.core.search import Search
from visavis.games.sparks.board import draw
from visavis.games.sparks.options import Options
from visavis.games.sparks.search import THINKING
from visavis.games.sparks.state import EFFECTS, SEATS, Card, State, cards, faults, view
from visavis.games.sparks.turns import complete, imagine, over, score, start, step

GAME: Game[State] = Game(
    id="sparks",
    rules_version="1",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    seats=lambda options: SEATS[: options.players],
    faults=faults,
    view=view,
    board=draw,
    imagine=imagine,
    complete=complete,
    cards=cards,
    hidden=True,
    # No streams: whoever showed the printed cards would see the hidden ones.
    policies={"search": lambda: Search(lambda: GAME, THINKING)},
    pack=PackSpec({"card": Card}, {"card": tuple(f"{colour}{value}" for colour in "rygb" for value in range(1, 10))}),
)
