"""The words of the sound game."""
