"""The companion in the terminal: the start menu, and a game as it is played."""
