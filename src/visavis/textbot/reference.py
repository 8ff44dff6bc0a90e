"""The reference of the format, made from what the reader knows and from `reference.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources

from visavis.textbot.board import FUNCTIONS
from visavis.textbot.bot import MOST_TURNS
from visavis.textbot.graph import MOST_CALLS
from visavis.textbot.lines import LONGEST
from visavis.textbot.operators import MOST_COST
from visavis.textbot.run import FUEL
from visavis.textbot.shapes import FORMAT, KEYS, MOST_NUMBER
from visavis.textbot.steps import VERBS

MORE_FUNCTIONS = ("min", "max", "value", "named", "cards", "sum")
_NAMES = (
    "round", "level", "amount", "it", "slot", "count", "card.COLUMN", "support.COLUMN", "seen.COLUMN", "DECK.left",
    "DECK.turned", "DECK.reserve",
)  # fmt: skip


def about() -> dict[str, dict[str, str]]:
    """What everything is for."""
    return tomllib.loads((resources.files(__package__) / "reference.toml").read_text("utf-8"))


_TITLES = {
    "top": "Top of the file",
    "block": "`[setup] [round] [turn] [round_end] [end]`",
    "card": "`[[card]]`",
    "if": "A step with a condition",
    "say": "A text as a step",
    "criteria": "A criterion (`by`, `[criteria]`)",
}
_EXPRESSIONS = """\
## Expressions

`+ - * /` with whole numbers (division is rounded down), `= != < <= > >=`, `is`, `is not`, `and`, `or`, `not`. With
sets of spaces `+` (together), `-` (without) and `&` (both). Names: counters, dice, questions, numbers, sets, pieces,
grounds, `all`, and {names}.
"""
_BOUNDS = """\
## Bounds

A text has at most {longest:,} characters, an expression {cost:,} operations with all definitions that it uses, a
block leads to at most {calls:,} calls, a turn runs at most {fuel:,} steps, a round has at most {turns} turns. Numbers
stay between -{number:,} and {number:,}. So no file can hang.
"""


def reference() -> str:
    """The reference as Markdown."""
    says = about()
    rows = [f"# The format of a bot, version {FORMAT}", ""]
    rows += ["Made by `make docs`. How to begin: [text-bot.md](text-bot.md).", ""]
    for part, keys in KEYS.items():
        its = says["card_keys" if part == "card" else part]
        rows += [f"## {_TITLES.get(part, f'`[{part}]`')}", "", "| key | what |", "|---|---|"]
        rows += [f"| `{key}` | {its[key]} |" for key in keys]
        rows += ["", "Every other key of a card is a column of your own."] if part == "card" else []
        rows.append("")
    rows += ["## Steps", "", "| step | what |", "|---|---|"]
    rows += [f"| `{one}` | {says['steps'][one]} |" for one in VERBS]
    rows += ["", _EXPRESSIONS.format(names=", ".join(f"`{one}`" for one in _NAMES))]
    rows += ["| function | what |", "|---|---|"]
    rows += [f"| `{one}` | {says['functions'][one]} |" for one in (*FUNCTIONS, *MORE_FUNCTIONS)]
    bounds = {"longest": LONGEST, "cost": MOST_COST, "calls": MOST_CALLS, "fuel": FUEL, "turns": MOST_TURNS}
    return "\n".join([*rows, "", _BOUNDS.format(**bounds, number=MOST_NUMBER)])
