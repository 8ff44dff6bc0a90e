"""Alien Artifacts: the whole card game for two to five, with computer players."""

from visavis.core import Game
from visavis.core.search import Search
from visavis.games.alien_artifacts.board import draw
from visavis.games.alien_artifacts.cards import SPEC
from visavis.games.alien_artifacts.effects import EFFECTS
from visavis.games.alien_artifacts.names import described, named
from visavis.games.alien_artifacts.options import Options
from visavis.games.alien_artifacts.positions import complete
from visavis.games.alien_artifacts.rival import Greedy
from visavis.games.alien_artifacts.scoring import score, wins
from visavis.games.alien_artifacts.search import THINKING
from visavis.games.alien_artifacts.state import SEATS, State, cards, faults
from visavis.games.alien_artifacts.turns import over, start, step
from visavis.games.alien_artifacts.view import imagine, view

GAME: Game[State] = Game(
    id="alien_artifacts",
    rules_version="1",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    wins=wins,
    seats=lambda options: SEATS[: options.players],
    faults=faults,
    view=view,
    board=draw,
    imagine=imagine,
    complete=complete,
    cards=cards,
    named=named,
    described=described,
    hidden=True,
    # No streams: whoever showed the printed cards would see the hidden ones.
    policies={"greedy": lambda: Greedy(lambda: GAME), "mcts": lambda: Search(lambda: GAME, THINKING, 500)},
    budgets={"mcts": lambda iterations, milliseconds: Search(lambda: GAME, THINKING, iterations, milliseconds)},
    stand_in="greedy",
    pack=SPEC,
)
