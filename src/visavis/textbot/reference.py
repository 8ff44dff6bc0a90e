"""Generate the reference of the format from the schema and from `reference.LANGUAGE.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.textbot.board import FUNCTIONS
from visavis.textbot.compiler import MOST_CALLS
from visavis.textbot.expressions import MOST_COST
from visavis.textbot.runtime import FUEL, MOST_TURNS
from visavis.textbot.source.document import FORMAT, KEYS, MOST_NUMBER
from visavis.textbot.source.problems import LONGEST
from visavis.textbot.steps import VERBS

MORE_FUNCTIONS = ("min", "max", "value", "named", "cards", "sum", "least", "most")
IDEAS = ("lists", "notes", "families", "tables", "inputs", "loops", "where", "decks", "criteria", "verbs")
"""The examples of version 2, in the order of the reference."""
_TITLES = {"block": "`[setup] [round] [turn] [round_end] [end]`", "card": "`[[card]]`"}
_NAMES = (
    "round", "level", "amount", "it", "slot", "count", "card.COLUMN", "support.COLUMN", "seen.COLUMN", "DECK.left",
    "DECK.turned", "DECK.reserve",
)  # fmt: skip


def about(language: str = DEFAULT_LANGUAGE) -> dict[str, dict[str, str]]:
    """Load the descriptions of keys, steps and functions."""
    return tomllib.loads((resources.files(__package__) / f"reference.{language}.toml").read_text("utf-8"))


def reference(language: str = DEFAULT_LANGUAGE) -> str:
    """Return the reference as Markdown."""
    descriptions = about(language)
    page = descriptions["page"]
    rows = [f"# {page['title'].format(version=FORMAT)}", "", page["intro"], ""]
    for section, keys in KEYS.items():
        about_keys = descriptions["card_keys" if section == "card" else section]
        rows += [f"## {_TITLES.get(section) or page.get(section) or f'`[{section}]`'}", "", *_head(page, "key")]
        rows += [f"| `{key}` | {about_keys[key]} |" for key in keys]
        rows += ["", page["own"]] if section == "card" else []
        rows.append("")
    rows += [f"## {page['steps']}", "", *_head(page, "step")]
    rows += [f"| `{entry}` | {descriptions['steps'][entry]} |" for entry in VERBS]
    rows += ["", f"## {page['expressions']}", ""]
    names = ", ".join(f"`{entry}`" for entry in _NAMES).replace("COLUMN", page["column"]).replace("DECK", page["deck"])
    rows += [page["about_expressions"].format(names=names), *_head(page, "function")]
    rows += [f"| `{entry}` | {descriptions['functions'][entry]} |" for entry in (*FUNCTIONS, *MORE_FUNCTIONS)]
    bounds = {"longest": LONGEST, "cost": MOST_COST, "calls": MOST_CALLS, "fuel": FUEL, "turns": MOST_TURNS}
    shown = {
        name: f"{bound:,}".replace(",", page["thousands"]) for name, bound in (*bounds.items(), ("number", MOST_NUMBER))
    }
    rows += ["", f"## {page['ideas']}", "", page["about_ideas"], ""]
    for name in IDEAS:
        rows += [page[f"idea_{name}"], "", "```toml", idea(name).strip(), "```", ""]
    return "\n".join([*rows, f"## {page['bounds']}", "", page["about_bounds"].format(**shown)])


def idea(name: str) -> str:
    """Return the text of an example of version 2."""
    return (resources.files(__package__) / "ideas" / f"{name}.toml").read_text("utf-8")


def _head(page: dict[str, str], name: str) -> tuple[str, str]:
    return f"| {page[name]} | {page['what']} |", "|---|---|"
