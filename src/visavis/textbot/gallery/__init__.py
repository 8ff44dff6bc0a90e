"""The shipped bots: text files to read, play, copy and change."""

from __future__ import annotations

from importlib import resources

from visavis.core.clause import DEFAULT_LANGUAGE


def shipped_ids() -> tuple[str, ...]:
    """Return the ids of the shipped bots, the smallest first."""
    folder = resources.files(__name__)
    files = [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != "index.toml"]
    sizes = {file.name.removesuffix(".toml"): len(file.read_text("utf-8")) for file in files}
    return tuple(sorted(sizes, key=lambda id: (sizes[id], id)))


def shipped(id: str) -> str:
    """Return the text of a shipped bot."""
    return (resources.files(__name__) / f"{id}.toml").read_text("utf-8")


def first_bot(language: str) -> str:
    """Return the template of a first bot, with comments in a language."""
    folder = resources.files(__name__) / "first"
    file = folder / f"{language}.toml"
    return (file if file.is_file() else folder / f"{DEFAULT_LANGUAGE}.toml").read_text("utf-8")
