"""The reference of the format, made from what the reader knows and from `reference.LANGUAGE.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.textbot.board import FUNCTIONS
from visavis.textbot.compiler import MOST_CALLS
from visavis.textbot.document import FORMAT, KEYS, MOST_NUMBER
from visavis.textbot.expressions import MOST_COST
from visavis.textbot.problems import LONGEST
from visavis.textbot.runtime import FUEL, MOST_TURNS
from visavis.textbot.steps import VERBS

MORE_FUNCTIONS = ("min", "max", "value", "named", "cards", "sum")
_TITLES = {"block": "`[setup] [round] [turn] [round_end] [end]`", "card": "`[[card]]`"}
_NAMES = (
    "round", "level", "amount", "it", "slot", "count", "card.COLUMN", "support.COLUMN", "seen.COLUMN", "DECK.left",
    "DECK.turned", "DECK.reserve",
)  # fmt: skip


def about(language: str = DEFAULT_LANGUAGE) -> dict[str, dict[str, str]]:
    """Descriptions of keys, steps and functions."""
    return tomllib.loads((resources.files(__package__) / f"reference.{language}.toml").read_text("utf-8"))


def reference(language: str = DEFAULT_LANGUAGE) -> str:
    """The reference as Markdown."""
    says = about(language)
    page = says["page"]
    rows = [f"# {page['title'].format(version=FORMAT)}", "", page["intro"], ""]
    for part, keys in KEYS.items():
        its = says["card_keys" if part == "card" else part]
        rows += [f"## {_TITLES.get(part) or page.get(part) or f'`[{part}]`'}", "", *_head(page, "key")]
        rows += [f"| `{key}` | {its[key]} |" for key in keys]
        rows += ["", page["own"]] if part == "card" else []
        rows.append("")
    rows += [f"## {page['steps']}", "", *_head(page, "step")]
    rows += [f"| `{one}` | {says['steps'][one]} |" for one in VERBS]
    rows += ["", f"## {page['expressions']}", ""]
    names = ", ".join(f"`{one}`" for one in _NAMES).replace("COLUMN", page["column"]).replace("DECK", page["deck"])
    rows += [page["about_expressions"].format(names=names), *_head(page, "function")]
    rows += [f"| `{one}` | {says['functions'][one]} |" for one in (*FUNCTIONS, *MORE_FUNCTIONS)]
    bounds = {"longest": LONGEST, "cost": MOST_COST, "calls": MOST_CALLS, "fuel": FUEL, "turns": MOST_TURNS}
    shown = {
        name: f"{its:,}".replace(",", page["thousands"]) for name, its in (*bounds.items(), ("number", MOST_NUMBER))
    }
    return "\n".join([*rows, "", f"## {page['bounds']}", "", page["about_bounds"].format(**shown)])


def _head(page: dict[str, str], name: str) -> tuple[str, str]:
    return f"| {page[name]} | {page['what']} |", "|---|---|"
