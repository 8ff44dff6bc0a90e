"""Saved games: the format, the storage interface, bundles."""
