"""Saved games: one SQLite file in the user's data directory, one transaction per input."""

from visavis.core.saves import Saved
from visavis.store.store import SavedGame, Store, data_folder

__all__ = ["Saved", "SavedGame", "Store", "data_folder"]
