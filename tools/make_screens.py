"""Take the screenshots in docs/screens: the main screens at three sizes, light and dark, with real games."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.web.browser import FLAGS, SIZES, chromium  # noqa: E402
from tests.web.serving import Running, running  # noqa: E402
from visavis.core import Session, get_game  # noqa: E402

OUT = ROOT / "docs" / "screens"
TURNS = ("build E6", "build E7")


def saved_games(here: Running) -> dict[str, str]:
    """Games to show: one in the middle, one guided, one with cards, one that is over."""
    shelf, found = here.app.shelf, {}

    def keep(name: str, session: Session, title: str = "") -> None:
        opened = shelf.create(session, title)
        opened.close()
        found[name] = opened.id

    hamlets = get_game("hamlets")
    over = Session.new(hamlets, seed=11, seats={"you": "rival"})
    keep("over", over, "Sunday evening")
    cards = Session.new(get_game("sparks"), seed=3, seats={"p2": "search"})
    keep("cards", cards)
    guided = Session.new(hamlets, {"tracked": False}, seed=1)
    guided.answer("build")
    keep("guided", guided)
    table = Session.new(hamlets, seed=1)
    for turn in TURNS:
        while table.pending is not None and table.pending.id not in ("start.yours", "your.turn"):
            table.answer(table.pending.some(lambda n: 0))
        table.answer(turn)
    keep("table", table, "Rainy afternoon")
    return found


def take(page: Page, here: Running, games: dict[str, str], name: str) -> None:
    """All screens of one device."""

    def shot(screen: str, path: str) -> None:
        page.goto(here.address + path)
        page.locator("#page:not([aria-busy])").wait_for()
        page.screenshot(path=OUT / f"{screen}-{name}.png")

    shot("home", "/")
    shot("new", "/new/hamlets")
    shot("table", f"/game/{games['table']}")
    shot("choose", f"/game/{games['table']}?s=%22D5%22")
    shot("why", f"/game/{games['table']}/why")
    shot("guided", f"/game/{games['guided']}")
    shot("cards", f"/game/{games['cards']}")
    shot("over", f"/game/{games['over']}")


def main() -> None:
    """Write docs/screens anew."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as here, sync_playwright() as playwright:
        games = saved_games(here)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    locale="en-GB",
                    reduced_motion="reduce",
                )
                take(context.new_page(), here, games, f"{size}-{scheme}")
                context.close()
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} screenshots in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
