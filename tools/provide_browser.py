"""Provide a browser for the tests: the one of this computer, else the one that Playwright installs."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

from tests.web.browser import chromium

LONGEST = 600
"""Seconds that the download may take."""


def there() -> bool:
    """Check whether a browser is available."""
    with sync_playwright() as playwright:
        return chromium(playwright) is not None


def main() -> None:
    """Install a browser if there is none; print one line if that fails, because the tests run without it."""
    if there():
        return
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    with suppress(OSError, subprocess.SubprocessError):
        subprocess.run(command, capture_output=True, timeout=LONGEST, check=True)
    if not there():
        print("No browser here, and none to be had: the tests in a browser are left out. CHROME may name one.")


if __name__ == "__main__":
    main()
