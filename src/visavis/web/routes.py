"""Routes of the companion: maps addresses to pages. An `App` needs only a shelf (`core/saves/shelf.py`)."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from visavis.web.app import SIZES, THEMES, BareApp, Page, Routes, static
from visavis.web.http import Request, Response
from visavis.web.pages import (
    about,
    correct,
    home,
    inspect,
    packs,
    phone,
    print_cards,
    results,
    rules,
    saves,
    score,
    setup_check,
    share,
    table,
)

__all__ = ["SIZES", "THEMES", "App", "Request", "Response"]


def bot_page(name: str) -> Page:
    """Return a page of `bots.py` that is imported lazily, on its first request."""

    def page(*given: Any) -> Response:
        from visavis.web.pages import bots

        shown: Response = getattr(bots, name)(*given)
        return shown

    return page


_GAME = r"/game/([a-z0-9]{1,40})"

ROUTES: Routes = tuple(
    (method, re.compile(path + r"\Z"), page)
    for method, path, page in (
        ("GET", r"/", home.home),
        ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg|mp4)", static),
        ("GET", r"/new/([\w.]{1,48})", home.new_game),
        ("POST", r"/new/([\w.]{1,48})", home.begin),
        ("GET", r"/try", home.try_out),
        ("POST", r"/try/(\w{1,40})", home.begin_try_out),
        ("GET", r"/help", rules.help_page),
        ("GET", r"/rules/([\w.]{1,48})", rules.rules),
        # Bots from texts
        ("GET", r"/bots", bot_page("bots")),
        ("GET", r"/bots/edit", bot_page("edit")),
        ("GET", r"/bots/file", bot_page("file")),
        ("POST", r"/bots/check", bot_page("check")),
        ("POST", r"/bots/open", bot_page("open_text")),
        ("POST", r"/bots/keep", bot_page("keep")),
        ("POST", r"/bots/play", bot_page("play")),
        ("POST", r"/bots/forget", bot_page("forget")),
        ("GET", r"/bots/history", bot_page("history")),
        ("POST", r"/bots/back", bot_page("back")),
        ("POST", r"/bots/restore", bot_page("restore")),
        ("GET", r"/bots/(?:check|open|keep|play|forget|back|restore)", bot_page("back_to_bots")),
        ("GET", r"/values/(\w{1,40})", rules.values),
        ("GET", r"/packs/(\w{1,40})", packs.pack),
        ("POST", r"/packs/(\w{1,40})", packs.take_over),
        ("GET", r"/packs/(\w{1,40})/file", packs.file),
        ("GET", r"/packs/(\w{1,40})/history", packs.history),
        ("POST", r"/packs/(\w{1,40})/(back|forget|restore|join)", packs.change_text),
        ("GET", r"/packs/(\w{1,40})/(?:back|forget|restore|join)", packs.pack),
        ("GET", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", packs.row),
        ("POST", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", packs.keep_row),
        ("GET", r"/print/(\w{1,40})", print_cards.sheets),
        ("POST", r"/hints", rules.close_hint),
        ("GET", r"/settings", home.settings),
        ("POST", r"/settings", home.keep_settings),
        ("GET", r"/keys", home.keys),
        ("GET", r"/phone", phone.phone),
        ("GET", r"/pair", phone.paired),
        ("POST", r"/pair", phone.paired),
        ("POST", r"/phone/open", phone.let_in),
        ("POST", r"/phone/close", phone.let_nobody_in),
        ("GET", r"/phone/(?:open|close)", phone.back_to_phone),
        # The table
        ("GET", _GAME, table.table),
        ("GET", _GAME + "/at", table.moment),
        ("POST", _GAME + "/answer", table.answer),
        ("POST", _GAME + "/on", table.go_on),
        ("POST", _GAME + "/stand_in", table.stand_in),
        ("POST", _GAME + "/undo", table.undo),
        ("POST", _GAME + "/redo", table.redo),
        ("POST", _GAME + "/dial", table.turn_dial),
        ("POST", _GAME + "/to", table.back_to),
        ("POST", _GAME + "/branch", table.branch),
        ("POST", _GAME + "/newer", bot_page("newer")),
        ("GET", _GAME + "/(?:answer|on|stand_in|undo|redo|to|branch|newer)", table.back_to_table),
        ("GET", _GAME + "/correct", correct.correct_form),
        ("POST", _GAME + "/correct", correct.correct),
        ("GET", _GAME + "/score", score.score_form),
        ("POST", _GAME + "/score", score.enter),
        # Read-only pages of a game
        ("GET", _GAME + "/why", inspect.why),
        ("GET", _GAME + "/log", inspect.log),
        ("GET", _GAME + "/more", inspect.more),
        ("GET", _GAME + "/setup", inspect.setup),
        ("GET", _GAME + "/about", about.about),
        ("GET", _GAME + "/table", setup_check.table_again),
        ("GET", _GAME + "/values", rules.values_of_game),
        # Saved games
        ("GET", _GAME + "/share", share.share),
        ("GET", _GAME + "/export", share.export),
        ("GET", _GAME + "/report", share.report),
        ("POST", _GAME + "/rename", saves.rename),
        ("POST", _GAME + "/delete", saves.delete),
        ("POST", _GAME + "/restore", saves.restore),
        ("POST", _GAME + "/rescue", saves.rescue),
        ("GET", _GAME + "/(?:rename|delete|restore|rescue)", saves.back_to_saves),
        ("GET", r"/saves/all", saves.everything),
        ("POST", r"/saves/merge", saves.merge),
        ("GET", r"/saves/merge", saves.back_to_saves),
        ("GET", r"/saves", saves.saves),
        ("GET", r"/open", share.open_form),
        ("POST", r"/open", share.open_game),
        ("GET", r"/stats", results.stats),
        ("GET", r"/stats\.csv", results.stats_csv),
    )
)


class App(BareApp):
    """The companion with all its routes."""

    ROUTES: ClassVar[Routes] = ROUTES
