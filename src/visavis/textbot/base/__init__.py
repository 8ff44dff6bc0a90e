"""Shared by all games from texts: words and UI settings. Rules are in the text."""
