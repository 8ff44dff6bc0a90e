"""All pages of the companion: which address shows what. An `App` needs a shelf (`core/shelf.py`) and nothing else."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from visavis.web import (
    about_pages,
    correcting_pages,
    game_pages,
    home_pages,
    looking_pages,
    pack_pages,
    phone_pages,
    print_pages,
    results_pages,
    rules_pages,
    saved_pages,
    score_pages,
    sharing_pages,
    table_pages,
)
from visavis.web.app import SIZES, THEMES, BareApp, Page, Routes, static
from visavis.web.http import Request, Response

__all__ = ["SIZES", "THEMES", "App", "Request", "Response"]


def bot_page(name: str) -> Page:
    """A page of bots from texts, imported when somebody asks for it (see `bots.py`)."""

    def page(*given: Any) -> Response:
        from visavis.web import bot_pages

        shown: Response = getattr(bot_pages, name)(*given)
        return shown

    return page


_GAME = r"/game/([a-z0-9]{1,40})"

ROUTES: Routes = tuple(
    (method, re.compile(path + r"\Z"), page)
    for method, path, page in (
        ("GET", r"/", home_pages.home),
        ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg|mp4)", static),
        ("GET", r"/new/([\w.]{1,48})", home_pages.new_game),
        ("POST", r"/new/([\w.]{1,48})", home_pages.begin),
        ("GET", r"/try", home_pages.try_out),
        ("POST", r"/try/(\w{1,40})", home_pages.begin_try_out),
        ("GET", r"/help", rules_pages.help_page),
        ("GET", r"/rules/([\w.]{1,48})", rules_pages.rules),
        # Bots from texts
        ("GET", r"/bots", bot_page("bots")),
        ("GET", r"/bots/edit", bot_page("edit")),
        ("GET", r"/bots/file", bot_page("file")),
        ("POST", r"/bots/check", bot_page("check")),
        ("POST", r"/bots/open", bot_page("open_text")),
        ("POST", r"/bots/keep", bot_page("keep")),
        ("POST", r"/bots/play", bot_page("play")),
        ("POST", r"/bots/forget", bot_page("forget")),
        ("GET", r"/bots/(?:check|open|keep|play|forget)", bot_page("back_to_bots")),
        ("GET", r"/values/(\w{1,40})", rules_pages.values),
        ("GET", r"/packs/(\w{1,40})", pack_pages.pack),
        ("POST", r"/packs/(\w{1,40})", pack_pages.take_over),
        ("GET", r"/packs/(\w{1,40})/file", pack_pages.file),
        ("GET", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", pack_pages.row),
        ("POST", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", pack_pages.keep_row),
        ("GET", r"/print/(\w{1,40})", print_pages.sheets),
        ("POST", r"/hints", rules_pages.close_hint),
        ("GET", r"/settings", home_pages.settings),
        ("POST", r"/settings", home_pages.keep_settings),
        ("GET", r"/keys", home_pages.keys),
        ("GET", r"/phone", phone_pages.phone),
        ("GET", r"/pair", phone_pages.paired),
        ("POST", r"/pair", phone_pages.paired),
        ("POST", r"/phone/open", phone_pages.let_in),
        ("POST", r"/phone/close", phone_pages.let_nobody_in),
        ("GET", r"/phone/(?:open|close)", phone_pages.back_to_phone),
        # The table
        ("GET", _GAME, game_pages.table),
        ("GET", _GAME + "/at", game_pages.moment),
        ("POST", _GAME + "/answer", game_pages.answer),
        ("POST", _GAME + "/on", game_pages.go_on),
        ("POST", _GAME + "/stand_in", game_pages.stand_in),
        ("POST", _GAME + "/undo", game_pages.undo),
        ("POST", _GAME + "/redo", game_pages.redo),
        ("POST", _GAME + "/dial", game_pages.turn_dial),
        ("POST", _GAME + "/to", game_pages.back_to),
        ("POST", _GAME + "/branch", game_pages.branch),
        ("POST", _GAME + "/newer", bot_page("newer")),
        ("GET", _GAME + "/(?:answer|on|stand_in|undo|redo|to|branch|newer)", game_pages.back_to_table),
        ("GET", _GAME + "/correct", correcting_pages.correct_form),
        ("POST", _GAME + "/correct", correcting_pages.correct),
        ("GET", _GAME + "/score", score_pages.score_form),
        ("POST", _GAME + "/score", score_pages.enter),
        # Looking at a game
        ("GET", _GAME + "/why", looking_pages.why),
        ("GET", _GAME + "/log", looking_pages.log),
        ("GET", _GAME + "/more", looking_pages.more),
        ("GET", _GAME + "/setup", looking_pages.setup),
        ("GET", _GAME + "/about", about_pages.about),
        ("GET", _GAME + "/table", table_pages.table_again),
        ("GET", _GAME + "/values", rules_pages.values_of_game),
        # Saved games
        ("GET", _GAME + "/share", sharing_pages.share),
        ("GET", _GAME + "/export", sharing_pages.export),
        ("GET", _GAME + "/report", sharing_pages.report),
        ("POST", _GAME + "/rename", saved_pages.rename),
        ("POST", _GAME + "/delete", saved_pages.delete),
        ("POST", _GAME + "/restore", saved_pages.restore),
        ("POST", _GAME + "/rescue", saved_pages.rescue),
        ("GET", _GAME + "/(?:rename|delete|restore|rescue)", saved_pages.back_to_saves),
        ("GET", r"/saves/all", saved_pages.everything),
        ("POST", r"/saves/merge", saved_pages.merge),
        ("GET", r"/saves/merge", saved_pages.back_to_saves),
        ("GET", r"/saves", saved_pages.saves),
        ("GET", r"/open", sharing_pages.open_form),
        ("POST", r"/open", sharing_pages.open_game),
        ("GET", r"/stats", results_pages.stats),
        ("GET", r"/stats\.csv", results_pages.stats_csv),
    )
)


class App(BareApp):
    """The companion: everything that a browser can ask for."""

    ROUTES: ClassVar[Routes] = ROUTES
