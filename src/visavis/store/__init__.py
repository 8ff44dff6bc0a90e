"""Saved games: one SQLite file in the user's data directory, one transaction per input."""

from visavis.core.saves.format import SavedEntry
from visavis.store.saved_game import SavedGame
from visavis.store.store import Store, data_folder

__all__ = ["SavedEntry", "SavedGame", "Store", "data_folder"]
