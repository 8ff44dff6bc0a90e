"""Take the screenshots in docs/screens: every screen on a phone, some dark and in English, tables on all sizes."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.web.browser import FLAGS, LOCALES, chromium  # noqa: E402
from tests.web.serving import Running, running  # noqa: E402
from visavis.core import Effect, Number, Session, Stream, get_game  # noqa: E402
from visavis.textbot import game_from  # noqa: E402
from visavis.textbot.gallery import shipped  # noqa: E402

OUT = ROOT / "docs" / "screens"
PHONE, LAPTOP = (390, 844), (1366, 768)
SIZES = {"across": (844, 390), "tablet": (820, 1180), "wide": (1180, 820), "laptop": LAPTOP}
"""Other screens on which the table of each game is taken."""
TABLES = ("terra_mystica", "turn", "tapestry", "mosaic", "anunnaki", "alien_artifacts")
DARK = ("home", "terra_mystica", "turn", "why", "over")
"""Screens that are also taken in the dark theme, and in English."""
QUALITY = 80
OURS = {"cards": "pack", "board": "pack"}
Session_ = Session[Any]


def play(
    session: Session_, share: float, policy: str = "rival", wanted: Callable[[Session_], bool] | None = None
) -> Session_:
    """Let a computer player answer for the person through a share of the game, and on to a moment worth showing."""
    start, total = session.save(), 0
    for stop in (False, True):
        session = Session.load(start)
        who, stream, answers = session.game.policy(policy), Stream(5), 0
        while session.pending is not None:
            question = session.pending
            if stop and answers >= share * total and (wanted or own_turn)(session):
                return session
            seat = question.seat if question.seat in session.header.seats else next(iter(session.header.seats))
            session.answer(who.answer(lambda now=session, seat=seat: now.seen_by(seat).view, question, stream))
            answers += 1
        total = answers
    assert share > 1, "no such moment"
    return session


def own_turn(session: Session_) -> bool:
    """The bot has just done several things and the person is asked something of their own."""
    lines = session.lines[session.steps[-1] :] if session.steps else []
    before = session.lines[session.steps[-2] : session.steps[-1]] if len(session.steps) > 1 else []
    done = sum(isinstance(line, Effect) and line.kind == "instruction" for line in (*before, *lines))
    return done >= 2 and session.pending is not None and not isinstance(session.pending, Number)


def checklist(session: Session_) -> bool:
    """A choice that the person makes by a list of criteria."""
    return len(getattr(session.pending, "checklist", ())) > 2


def saved_games(here: Running) -> dict[str, str]:
    """Games to show, each game somewhere in its middle, some at their end."""
    found: dict[str, str] = {}

    def keep(name: str, session: Session_, title: str = "") -> None:
        opened = here.app.shelf.create(session, title)
        opened.close()
        found[name] = opened.id

    def new(id: str, options: dict[str, object] | None = None, seed: int = 1, **seats: str) -> Session_:
        return Session.new(get_game(id), options or {}, seed=seed, seats=seats)

    for seed in (3, 4):
        keep(f"over_{seed}", new("terra_mystica", {"level": "automaechtig"}, seed=seed, you="rival"))
    keep("over_mosaic", new("mosaic", {"invented": True}, seed=2, you="rival"))
    keep("over_tapestry", new("tapestry", {"level": 3}, seed=2, you="rival"))
    keep("over_anunnaki", new("anunnaki", OURS, seed=2, you="rival"))
    keep("over", play(new("terra_mystica", seed=6), 2), "Sunday evening")
    keep("guided", play(new("terra_mystica", {"tracked": False}, seed=3), 0.3, wanted=checklist))
    keep("alien_artifacts", play(new("alien_artifacts", seed=3, p2="greedy"), 0.4, "greedy"))
    keep("anunnaki", play(new("anunnaki", OURS, seed=2), 0.5))
    keep("mosaic", play(new("mosaic", {"invented": True}, seed=2), 0.5), "Mediterranean")
    keep("setup", play(new("mosaic", seed=2), 0.02, wanted=lambda session: True))
    keep("tapestry", play(new("tapestry", {"level": 3}, seed=2), 0.5), "Against the Shadow Empire")
    ghost = Session.new(game_from(shipped("cellar_ghost")), {"level": "wild"}, seed=4)
    keep("bot", play(ghost, 0.5, "somebody"))
    keep("terra_mystica", play(new("terra_mystica", seed=6), 0.4), "Rainy afternoon")
    return found


def take(page: Page, here: Running, games: dict[str, str], name: str, only: tuple[str, ...] = ()) -> None:
    """All screens of one device, or only some."""
    camera = page.context.new_cdp_session(page)

    def shot(screen: str, path: str, *taps: str) -> None:
        if only and screen not in only:
            return
        page.goto(here.address + path)
        page.locator("#page:not([aria-busy])").wait_for()
        for tap in taps:
            page.locator(tap).nth(page.locator(tap).count() // 2).click()
            page.locator("#page:not([aria-busy])").wait_for()
        picture = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (OUT / f"{screen}-{name}.webp").write_bytes(base64.b64decode(picture["data"]))

    game = {id: f"/game/{games[id]}" for id in games}
    shot("home", "/")
    shot("new", "/new/terra_mystica")
    shot("setup", game["setup"] + "/setup")
    shot("terra_mystica", game["terra_mystica"])
    shot("turn", game["terra_mystica"] + "?now=you")
    shot("choose", game["terra_mystica"] + "?now=you", "a.verb[href*='build']", ".board .can a")
    shot("why", game["terra_mystica"] + "/why")
    shot("tapestry", game["tapestry"])
    shot("mosaic", game["mosaic"])
    shot("anunnaki", game["anunnaki"])
    shot("alien_artifacts", game["alien_artifacts"] + "?now=you")
    shot("guided", game["guided"])
    shot("correct", game["tapestry"] + "/correct")
    shot("log", game["anunnaki"] + "/log")
    shot("over", game["over"])
    shot("saves", "/saves")
    shot("stats", "/stats")
    shot("try", "/try")
    shot("rules", "/rules/terra_mystica")
    shot("help", "/help")
    shot("bots", "/bots")
    shot("bot", "/bots/edit?of=old_crow")
    shot("bot_cards", "/bots/cards?of=caravan")
    shot("bot_print", "/bots/print?of=caravan")
    shot("bot_game", game["bot"])
    if not only or "bot_fault" in only:
        # A counter is misspelt: its line is marked, and one tap mends it.
        page.goto(here.address + "/bots/edit?of=lantern_keeper")
        box = page.locator("#bot-text")
        box.evaluate(
            "box => { const at = box.value.indexOf('gain bells'); box.focus(); box.setSelectionRange(at + 5, at + 10) }"
        )
        page.keyboard.type("bels")
        page.locator(".code-lines > .bad").first.wait_for()
        picture = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (OUT / f"bot_fault-{name}.webp").write_bytes(base64.b64decode(picture["data"]))


TABLE = """<!doctype html><style>
body { margin: 0; width: 1280px; height: 640px; overflow: hidden; position: relative;
  background: repeating-linear-gradient(92deg, #6b4a2f 0 118px, #64442a 118px 122px, #70502f 122px 240px, #5f4027 240px
  243px) }
div { position: absolute; box-shadow: 0 18px 40px #0008 }
.board { left: 60px; top: 46px; width: 800px; height: 548px; border-radius: 10px; overflow: hidden; background: #f5f1e6;
  transform: perspective(1700px) rotateX(24deg) rotateZ(-3deg) }
.board img { width: 100%; height: 100%; object-fit: cover; object-position: top left }
.phone { left: 930px; top: 32px; width: 262px; height: 567px; border: 10px solid #14171c; border-radius: 38px;
  overflow: hidden; transform: rotate(4deg) }
.phone img { width: 100%; height: 100%; object-fit: cover }
</style><div class="board"><img src="data:image/png;base64,{board}"></div>
<div class="phone"><img src="data:image/png;base64,{phone}"></div>"""


def beside(browser: Browser, here: Running, game: str, language: str) -> None:
    """The first picture of the README: the phone beside a board, which is our own drawing of it."""
    pictures = {}
    for name, (width, height) in (("board", LAPTOP), ("phone", PHONE)):
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=2, locale=LOCALES[language]
        )
        page = context.new_page()
        page.goto(f"{here.address}/game/{game}")
        page.locator("#page:not([aria-busy])").wait_for()
        shown = page.locator("svg.map, .board svg").first if name == "board" else page
        pictures[name] = base64.b64encode(shown.screenshot(type="png")).decode()
        context.close()
    context = browser.new_context(viewport={"width": 1280, "height": 640})
    page = context.new_page()
    text = TABLE
    for name, picture in pictures.items():
        text = text.replace("{" + name + "}", picture)
    page.set_content(text, wait_until="load")
    camera = context.new_cdp_session(page)
    picture = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (OUT / f"beside-{language}.webp").write_bytes(base64.b64decode(picture["data"]))
    context.close()


FRIENDS = {"de": ("Anna", "Ben", "Cleo"), "en": ("Anna", "Ben", "Cleo")}
AT_HOME = "home.test"
"""A name of the home network: an invitation is shown there, and not on a computer that lets nobody in."""


def friends(browser: Browser, here: Running, language: str) -> None:
    """A table of three on their phones: the invitation, a seat, somebody else's turn, a request to take back, a TV."""
    address = here.address.replace("127.0.0.1", AT_HOME)
    names = FRIENDS[language]

    def phone(size: tuple[int, int] = PHONE) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=LOCALES[language], reduced_motion="reduce"
        )
        return context.new_page()

    def shot(page: Page, name: str) -> None:
        page.locator("#page:not([aria-busy])").wait_for()
        page.wait_for_timeout(400)
        camera = page.context.new_cdp_session(page)
        picture = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (OUT / f"friends-{name}-{language}.webp").write_bytes(base64.b64decode(picture["data"]))

    host = phone()
    host.goto(address + "/new/alien_artifacts?with=friends")
    host.locator("[name=name]").fill(names[0])
    host.locator("[name='o.players'][value='3']").check(force=True)
    host.locator("button.go").click()
    host.wait_for_url("**/game/**")
    id = host.url.split("/")[4]
    shot(host, "invite")
    people = {"p1": host}
    for seat, name in zip(("p2", "p3"), names[1:], strict=True):
        table = here.app.table_of(id)
        assert table is not None
        guest = people[seat] = phone()
        guest.goto(f"{address}/t/{table.invite}")
        guest.locator("[name=name]").fill(name)
        guest.locator(f"input[value='{seat}']").check(force=True)
        if seat == "p2":
            shot(guest, "sit")
        guest.locator("button.main").click()
        guest.wait_for_url("**/game/**")
    host.wait_for_selector("form[action$='/begin']")
    host.locator("form[action$='/begin'] button").click()
    last = ""
    for n in range(60):
        with here.app.desk.at(id) as game:
            session = game.session
            pending = session.pending
            assert pending is not None
            if n > 24 and pending.seat != last:
                break
            last = pending.seat
            policy = session.game.policy("greedy")
            session.answer(policy.answer(lambda now=session, seat=last: now.seen_by(seat).view, pending, Stream(n)))
    for page in people.values():
        page.goto(f"{address}/game/{id}")
    waiting = next(page for seat, page in people.items() if seat not in (pending.seat, last))
    shot(waiting, "turn")
    people[last].goto(f"{address}/game/{id}/ask")
    people[last].locator("form[action$='/ask'] button").click()
    people[last].wait_for_url(f"**/game/{id}")
    shot(waiting, "back")
    people[last].locator("form[action$='/refuse'] button").click()
    table = here.app.table_of(id)
    assert table is not None
    screen = phone(LAPTOP)
    screen.goto(f"{address}/t/{table.screen}")
    screen.locator("button.main").click()
    screen.wait_for_url("**/game/**")
    shot(screen, "screen")
    for page in (*people.values(), screen):
        page.context.close()


def main() -> None:
    """Rewrite docs/screens; with names, only those that begin so (`friends`)."""
    OUT.mkdir(parents=True, exist_ok=True)
    only_friends = sys.argv[1:] == ["friends"]
    for old in (*OUT.glob("*.png"), *OUT.glob("*.webp")):
        if not only_friends or old.name.startswith("friends-"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), None, AT_HOME) as here,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=list(FLAGS))
        for language in LOCALES:
            friends(browser, here, language)
        if only_friends:
            return browser.close()
        games = saved_games(here)
        rows: tuple[tuple[str, tuple[int, int], Literal["light", "dark"], str, tuple[str, ...]], ...] = (
            ("phone-light", PHONE, "light", "de", ()),
            ("phone-dark", PHONE, "dark", "en", DARK),
            *((f"{name}-light", size, "light", "de", TABLES) for name, size in SIZES.items()),
        )
        for name, (width, height), scheme, language, only in rows:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                locale=LOCALES[language],
                reduced_motion="reduce",
            )
            take(context.new_page(), here, games, name, only)
            context.close()
        for language in LOCALES:
            beside(browser, here, games["terra_mystica"], language)
        browser.close()
    files = list(OUT.glob("*.webp"))
    kilobytes = sum(file.stat().st_size for file in files) // 1000
    print(f"{len(files)} screenshots in {OUT.relative_to(ROOT)}, {kilobytes} KB")


if __name__ == "__main__":
    main()
