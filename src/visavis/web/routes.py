"""Routes of the companion: maps addresses to pages. An `App` needs only a shelf (`core/saves/shelf.py`)."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, ClassVar

from visavis.web.app import SIZES, THEMES, BareApp, Page, Routes, static
from visavis.web.http import Request, Response
from visavis.web.pages import (
    about,
    asking,
    coach,
    correct,
    home,
    inspect,
    packs,
    people,
    phone,
    print_cards,
    results,
    rows,
    rules,
    saves,
    score,
    setup_check,
    share,
    table,
    tour,
)
from visavis.web.rights import Right

__all__ = ["SIZES", "THEMES", "App", "Request", "Response"]


def bot_page(name: str, module: str = "pages.bots") -> Page:
    """Return a page of a module about bots that is imported lazily, on its first request."""

    def page(*given: Any) -> Response:
        shown: Response = getattr(import_module(f"visavis.web.{module}"), name)(*given)
        return shown

    return page


_GAME = r"/game/([a-z0-9]{1,40})"

ROUTES: Routes = tuple(
    (method, re.compile(path + r"\Z"), page, right)
    for method, path, page, right in (
        ("GET", r"/", home.home, Right.LOOK),
        ("GET", r"/static/([a-z0-9_-]+)\.(css|js|svg|mp4)", static, Right.NONE),
        ("GET", r"/new/([\w.]{1,48})", home.new_game, Right.LOOK),
        ("POST", r"/new/([\w.]{1,48})", home.begin, Right.PLAY),
        ("GET", r"/try", home.try_out, Right.LOOK),
        ("POST", r"/try/(\w{1,40})", home.begin_try_out, Right.PLAY),
        ("POST", r"/tour/(\w{1,40})", tour.begin, Right.PLAY),
        ("GET", r"/tour/(\w{1,40})", tour.back_to_try, Right.LOOK),
        ("GET", r"/help", rules.help_page, Right.LOOK),
        ("GET", r"/rules/([\w.]{1,48})", rules.rules, Right.LOOK),
        # Bots from texts
        ("GET", r"/bots", bot_page("bots"), Right.LOOK),
        ("GET", r"/bots/edit", bot_page("edit"), Right.LOOK),
        ("GET", r"/bots/file", bot_page("file"), Right.LOOK),
        ("GET", r"/bots/words", bot_page("completion"), Right.LOOK),
        ("POST", r"/bots/check", bot_page("check"), Right.PLAY),
        ("POST", r"/bots/open", bot_page("open_text"), Right.PLAY),
        ("POST", r"/bots/gallery", bot_page("open_files", "studio.galleries"), Right.PLAY),
        ("GET", r"/bots/gallery", bot_page("gallery", "studio.galleries"), Right.LOOK),
        ("GET", r"/bots/gallery/text", bot_page("gallery_text", "studio.galleries"), Right.LOOK),
        ("POST", r"/bots/cards", bot_page("cards", "studio.cards"), Right.PLAY),
        ("GET", r"/bots/cards", bot_page("cards_again", "studio.cards"), Right.LOOK),
        ("POST", r"/bots/print", bot_page("print_cards", "studio.cards"), Right.PLAY),
        ("GET", r"/bots/print", bot_page("print_cards", "studio.cards"), Right.LOOK),
        ("POST", r"/bots/keep", bot_page("keep"), Right.MANAGE),
        ("POST", r"/bots/play", bot_page("play"), Right.MANAGE),
        ("POST", r"/bots/forget", bot_page("forget"), Right.MANAGE),
        ("GET", r"/bots/history", bot_page("history"), Right.LOOK),
        ("POST", r"/bots/back", bot_page("back"), Right.MANAGE),
        ("POST", r"/bots/restore", bot_page("restore"), Right.MANAGE),
        ("GET", r"/bots/(?:check|open|keep|play|forget|back|restore)", bot_page("back_to_bots"), Right.LOOK),
        ("GET", r"/values/(\w{1,40})", rules.values, Right.LOOK),
        ("GET", r"/packs/(\w{1,40})", packs.pack, Right.LOOK),
        ("POST", r"/packs/(\w{1,40})", packs.take_over, Right.MANAGE),
        ("GET", r"/packs/(\w{1,40})/file", packs.file, Right.LOOK),
        ("GET", r"/packs/(\w{1,40})/history", packs.history, Right.LOOK),
        ("POST", r"/packs/(\w{1,40})/(back|forget|restore|join)", packs.change_text, Right.MANAGE),
        ("GET", r"/packs/(\w{1,40})/(?:back|forget|restore|join)", packs.pack, Right.LOOK),
        ("GET", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", packs.row, Right.LOOK),
        ("POST", r"/packs/(\w{1,40})/(\w{1,40})/([^/]{1,80})", packs.keep_row, Right.MANAGE),
        ("GET", r"/print/(\w{1,40})", print_cards.sheets, Right.LOOK),
        ("POST", r"/hints", rules.close_hint, Right.LOOK),
        ("GET", r"/settings", home.settings, Right.LOOK),
        ("POST", r"/settings", home.keep_settings, Right.LOOK),
        ("GET", r"/keys", home.keys, Right.LOOK),
        ("GET", r"/phone", phone.phone, Right.LOOK),
        ("GET", r"/pair", phone.paired, Right.NONE),
        ("POST", r"/pair", phone.paired, Right.NONE),
        ("POST", r"/phone/open", phone.let_in, Right.OWN),
        ("POST", r"/phone/close", phone.let_nobody_in, Right.OWN),
        ("POST", r"/phone/device", phone.change_device, Right.OWN),
        ("POST", r"/phone/away", phone.send_away, Right.OWN),
        ("GET", r"/phone/(?:open|close|device|away)", phone.back_to_phone, Right.LOOK),
        # The table
        ("GET", _GAME, table.table, Right.LOOK),
        ("GET", _GAME + "/at", table.moment, Right.LOOK),
        ("GET", _GAME + "/live", table.live, Right.LOOK),
        ("POST", _GAME + "/answer", table.answer, Right.PLAY),
        ("POST", _GAME + "/on", table.go_on, Right.PLAY),
        ("POST", _GAME + "/stop", table.stop, Right.PLAY),
        ("POST", r"/stop", table.stop_request, Right.LOOK),
        ("GET", r"/stop", home.back_home, Right.LOOK),
        ("POST", _GAME + "/stand_in", table.stand_in, Right.PLAY),
        ("POST", _GAME + "/undo", table.undo, Right.PLAY),
        ("POST", _GAME + "/redo", table.redo, Right.PLAY),
        ("POST", _GAME + "/dial", table.turn_dial, Right.PLAY),
        ("POST", _GAME + "/to", table.back_to, Right.PLAY),
        ("POST", _GAME + "/branch", table.branch, Right.PLAY),
        ("GET", _GAME + "/example", bot_page("example"), Right.LOOK),
        ("POST", _GAME + "/newer", bot_page("newer"), Right.PLAY),
        ("GET", _GAME + "/(?:answer|on|stop|stand_in|undo|redo|to|branch|newer)", table.back_to_table, Right.LOOK),
        ("GET", _GAME + "/ask", asking.ask_form, Right.LOOK),
        ("POST", _GAME + "/ask", asking.ask, Right.PLAY),
        ("POST", _GAME + "/agree", asking.agree, Right.PLAY),
        ("POST", _GAME + "/refuse", asking.refuse, Right.PLAY),
        ("GET", _GAME + "/(?:agree|refuse)", asking.back_to_asking, Right.LOOK),
        ("GET", _GAME + "/correct", correct.correct_form, Right.LOOK),
        ("POST", _GAME + "/correct", correct.correct, Right.PLAY),
        ("GET", _GAME + "/score", score.score_form, Right.LOOK),
        ("POST", _GAME + "/score", score.enter, Right.PLAY),
        # Tables: who sits there; sitting down, coming back and looking on with a code
        ("GET", _GAME + "/people", people.people, Right.LOOK),
        ("POST", _GAME + "/people", people.make_table, Right.PLAY),
        ("GET", _GAME + "/people/at", people.seating_moment, Right.LOOK),
        ("POST", _GAME + "/people/open", people.let_in, Right.OWN),
        ("POST", _GAME + "/people/way", people.way_back, Right.PLAY),
        ("POST", _GAME + "/people/code", people.code_for, Right.PLAY),
        (
            "POST",
            _GAME + "/people/(begin|leave|free|computer|back|watch|pause|anew|sit|standing|asking)",
            people.change_people,
            Right.PLAY,
        ),
        ("GET", _GAME + "/people/[a-z]{1,10}", people.back_to_people, Right.LOOK),
        ("GET", r"/t/?", people.enter_code, Right.NONE),
        ("GET", r"/[ts]/([\w-]{4,40})", people.arrive, Right.NONE),
        ("POST", r"/[ts]/([\w-]{4,40})", people.join, Right.NONE),
        # Read-only pages of a game
        ("GET", _GAME + "/why", inspect.why, Right.LOOK),
        ("GET", _GAME + "/hint", coach.hint_page, Right.LOOK),
        ("GET", _GAME + "/coach", coach.review, Right.LOOK),
        ("POST", _GAME + "/coach", coach.go_on, Right.LOOK),
        ("GET", _GAME + "/log", inspect.log, Right.LOOK),
        ("GET", _GAME + "/board", inspect.board, Right.LOOK),
        ("GET", _GAME + "/more", inspect.more, Right.LOOK),
        ("GET", _GAME + "/setup", inspect.setup, Right.LOOK),
        ("GET", _GAME + "/rows", rows.rows, Right.LOOK),
        ("GET", _GAME + "/about", about.about, Right.LOOK),
        ("GET", _GAME + "/picture", results.picture, Right.LOOK),
        ("GET", _GAME + "/table", setup_check.table_again, Right.LOOK),
        ("GET", _GAME + "/values", rules.values_of_game, Right.LOOK),
        # Saved games
        ("GET", _GAME + "/share", share.share, Right.LOOK),
        ("GET", _GAME + "/export", share.export, Right.LOOK),
        ("GET", _GAME + "/report", share.report, Right.LOOK),
        ("POST", _GAME + "/rename", saves.rename, Right.PLAY),
        ("POST", _GAME + "/delete", saves.delete, Right.PLAY),
        ("POST", _GAME + "/restore", saves.restore, Right.PLAY),
        ("POST", _GAME + "/rescue", saves.rescue, Right.PLAY),
        ("GET", _GAME + "/(?:rename|delete|restore|rescue)", saves.back_to_saves, Right.LOOK),
        ("GET", r"/saves/all", saves.everything, Right.MANAGE),
        ("POST", r"/saves/merge", saves.merge, Right.MANAGE),
        ("POST", r"/saves/merge/on", saves.merge_on, Right.MANAGE),
        ("POST", r"/saves/merge/stop", saves.merge_stop, Right.MANAGE),
        ("GET", r"/saves/merge(?:|/on|/stop)", saves.back_to_saves, Right.LOOK),
        ("GET", r"/saves", saves.saves, Right.LOOK),
        ("GET", r"/open", share.open_form, Right.LOOK),
        ("POST", r"/open", share.open_game, Right.PLAY),
        ("GET", r"/stats", results.stats, Right.LOOK),
        ("GET", r"/stats\.csv", results.stats_csv, Right.LOOK),
        ("GET", r"/stats\.json", results.results_file, Right.LOOK),
        ("POST", r"/stats/merge", results.merge, Right.MANAGE),
        ("GET", r"/stats/merge", results.back_to_stats, Right.LOOK),
        ("GET", r"/challenge", results.challenge, Right.LOOK),
        ("POST", r"/challenge", results.check_challenge, Right.PLAY),
    )
)


class App(BareApp):
    """The companion with all its routes."""

    ROUTES: ClassVar[Routes] = ROUTES
