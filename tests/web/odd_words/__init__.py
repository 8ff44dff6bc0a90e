"""The folder of a game that has no words: every id is shown as it is."""
