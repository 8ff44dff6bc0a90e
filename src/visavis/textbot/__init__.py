"""Bots from text files: parsed, validated, compiled and played like any other game (docs/text-bot.md)."""

from visavis.textbot.compiler import read_bot
from visavis.textbot.game import game_from, load_bot
from visavis.textbot.source.problems import BadBot

__all__ = ["BadBot", "game_from", "load_bot", "read_bot"]
