"""Alien Artifacts: the whole card game for two to five, with computer players."""

from functools import partial

from visavis.core import Game, Players, StatisticsFields
from visavis.core.search import Search
from visavis.games.alien_artifacts.cards import PACK
from visavis.games.alien_artifacts.effects import EFFECTS
from visavis.games.alien_artifacts.effects.turn import NextTurn
from visavis.games.alien_artifacts.faults import FAULTS, cards
from visavis.games.alien_artifacts.options import Options, seats
from visavis.games.alien_artifacts.players import GREEDY_ONES, THINKING, VIKTOR_TRIES, Greedy
from visavis.games.alien_artifacts.positions import complete
from visavis.games.alien_artifacts.scoring import score, winners
from visavis.games.alien_artifacts.setup import start
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.turns import over, step, whose_turn
from visavis.games.alien_artifacts.ui import AlienArtifactsUI
from visavis.games.alien_artifacts.view import imagine, view

GAME: Game[State] = Game(
    id="alien_artifacts",
    rules_version="4",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    winner_rule=winners,
    seats=seats,
    faults=FAULTS,
    view=view,
    ui=AlienArtifactsUI(),
    imagine=imagine,
    complete_position=complete,
    piece_counts=cards,
    public_points=True,
    hidden=True,
    # No streams: whoever showed the printed cards would see the hidden ones.
    players=Players(
        policies={
            "greedy": lambda: Greedy(lambda: GAME),
            **{name: partial(Greedy, lambda: GAME, character) for name, character in GREEDY_ONES.items()},
            "viktor": lambda: Search(lambda: GAME, THINKING, VIKTOR_TRIES),
            "mcts": lambda: Search(lambda: GAME, THINKING, 500),
        },
        budgets={"mcts": lambda iterations, milliseconds: Search(lambda: GAME, THINKING, iterations, milliseconds)},
        stand_in="greedy",
    ),
    statistics=StatisticsFields(
        factions=("factions",), rounds="turns", first_seat="start", turn=whose_turn, turn_effects=(NextTurn,)
    ),
    pack=PACK,
)
