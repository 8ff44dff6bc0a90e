"""The computer players: a greedy one, and what the search of the core needs to know of the game."""

from visavis.games.alien_artifacts.players.greedy import Greedy
from visavis.games.alien_artifacts.players.mcts import THINKING

__all__ = ["THINKING", "Greedy"]
