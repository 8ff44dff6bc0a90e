"""Mosaic: whole games against HeroBotus with invented offers, and games through the session."""

from __future__ import annotations

from tools import show, through_the_session, whole_games


def main() -> None:
    """Print what was measured."""
    show("Mosaic: whole games per second, offers invented", f"{whole_games('mosaic', invented=True):,.0f}")
    show(
        "Mosaic: whole games per second, expert, aggressive deck",
        f"{whole_games('mosaic', invented=True, level='expert', expansion='aggressive'):,.0f}",
    )
    show("Mosaic: steps per second through the session", f"{1 / through_the_session('mosaic'):,.0f}")
