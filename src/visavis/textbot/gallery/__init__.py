"""The bots that ship: texts that anybody can read, play, copy and change."""

from __future__ import annotations

from importlib import resources

from visavis.core.clause import DEFAULT_LANGUAGE


def shipped_ids() -> tuple[str, ...]:
    """The bots there are, the smallest first."""
    files = [file for file in resources.files(__name__).iterdir() if file.name.endswith(".toml")]
    sizes = {file.name.removesuffix(".toml"): len(file.read_text("utf-8")) for file in files}
    return tuple(sorted(sizes, key=lambda id: (sizes[id], id)))


def shipped(id: str) -> str:
    """The text of a bot that ships."""
    return (resources.files(__name__) / f"{id}.toml").read_text("utf-8")


def first_bot(language: str) -> str:
    """A first bot to change, with notes in a language."""
    folder = resources.files(__name__) / "first"
    file = folder / f"{language}.toml"
    return (file if file.is_file() else folder / f"{DEFAULT_LANGUAGE}.toml").read_text("utf-8")
