"""What axe finds wrong on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_AXE = Axe()
# The package's own `run` brings over all that is in order too, which takes as long as looking.
_RUN = "rules => axe.run({runOnly: rules, resultTypes: ['violations']}).then(found => found.violations)"


def violations(page: Page) -> list[str]:
    """Each fault with its first elements."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(_AXE.axe_script)
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in page.evaluate(_RUN, RULES)
        for node in one["nodes"][:3]
    ]
