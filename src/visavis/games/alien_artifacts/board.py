"""How Alien Artifacts is drawn."""

from __future__ import annotations

from visavis.core import Panel
from visavis.games.alien_artifacts.view import View


def draw(view: View) -> tuple[Panel, ...]:
    return ()
