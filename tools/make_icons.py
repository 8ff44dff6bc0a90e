"""Draw the icons of the offline site from the pages' own icon, with a browser: `python tools/make_icons.py`."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
ICON = ROOT / "src" / "visavis" / "web" / "static" / "icon.svg"
OUT = ROOT / "site" / "icons"
GROUND = "#10364d"
# Name: pixels, share of the width that the drawing takes, ground.
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "maskable-512.png": (512, 0.62, GROUND),
    "touch-180.png": (180, 0.78, GROUND),
}


def main() -> None:
    """Draw all icons."""
    drawing = ICON.read_text("utf-8")
    with sync_playwright() as play:
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for name, (pixels, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            side = round(pixels * share)
            page.set_content(
                f"<style>body{{margin:0;background:{ground};display:grid;place-items:center;height:{pixels}px}}"
                f"svg{{width:{side}px;height:{side}px}}</style>{drawing}"
            )
            page.screenshot(path=OUT / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
