"""Saved games: one SQLite file in the user's data directory, one transaction per input."""

from visavis.store.store import Saved, SavedGame, Store, data_folder

__all__ = ["Saved", "SavedGame", "Store", "data_folder"]
