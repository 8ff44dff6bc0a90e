"""The computer players: a greedy one, four for people, and what the search of the core needs to know of the game."""

from visavis.games.alien_artifacts.players.characters import GREEDY_ONES, VIKTOR_TRIES
from visavis.games.alien_artifacts.players.greedy import Greedy
from visavis.games.alien_artifacts.players.mcts import THINKING

__all__ = ["GREEDY_ONES", "THINKING", "VIKTOR_TRIES", "Greedy"]
