"""Who may do what: one table, in which every route names its right."""

from __future__ import annotations

import pytest

from tests.textbot.broken import SOUND
from tests.web.client import Client
from visavis.web.http import Request, Response
from visavis.web.rights import Right, Viewer
from visavis.web.routes import ROUTES, App
from visavis.words import Words

RIGHTS = {(method, path.pattern.removesuffix(r"\Z")): right for method, path, _, right in ROUTES}


def test_a_get_changes_nothing_so_whoever_looks_may_use_nearly_all() -> None:
    more = {path for (method, path), right in RIGHTS.items() if method == "GET" and right > Right.LOOK}
    assert more == {"/saves/all"}
    free = {path for (method, path), right in RIGHTS.items() if method == "POST" and right <= Right.LOOK}
    # What a post changes that needs no right is in the browser; a seat is given for the code of its table; a review
    # changes nothing.
    review = r"/game/([a-z0-9]{1,40})/coach"
    assert free == {"/hints", "/settings", "/pair", "/stop", r"/[ts]/([\w-]{4,40})", review}


def test_nobody_from_outside_opens_the_door_or_sees_the_list() -> None:
    own = {path for (_, path), right in RIGHTS.items() if right is Right.OWN}
    assert own == {"/phone/open", "/phone/close", "/phone/device", "/phone/away", r"/game/([a-z0-9]{1,40})/people/open"}


def ask(app: App, viewer: Viewer, method: str, path: str, **form: str) -> Response:
    sent = {name: (value,) for name, value in form.items()}
    return app.handle(Request(method=method, path=path, form=sent, cookies={"language": "en"}, viewer=viewer))


LOOKS, PLAYS, MANAGES = (Viewer(right, "phone") for right in (Right.LOOK, Right.PLAY, Right.MANAGE))


def test_a_guest_keeps_no_bot_unless_it_may_manage(app: App) -> None:
    said = Words("en").say("no-web-may_play")
    for viewer in (LOOKS, PLAYS):
        for path in ("keep", "play", "forget"):
            refused = ask(app, viewer, "POST", f"/bots/{path}", text=SOUND, of="mole")
            assert refused.status == 403
            assert said in refused.body.decode()
    assert app.shelf.texts() == {}
    assert ask(app, MANAGES, "POST", "/bots/keep", text=SOUND).status == 303
    assert len(app.shelf.texts()) == 1
    # A look at the text is for everybody; what would be refused is not offered.
    for viewer, offered in ((PLAYS, False), (MANAGES, True)):
        shown = ask(app, viewer, "GET", "/bots/edit").body.decode()
        assert ("/bots/keep" in shown) == ("/bots/play" in shown) == offered
        assert "/bots/check" in shown


@pytest.mark.parametrize(("viewer", "status"), [(LOOKS, 403), (PLAYS, 403), (MANAGES, 200), (Viewer(), 200)])
def test_everything_in_one_file_is_for_those_who_manage(app: App, viewer: Viewer, status: int) -> None:
    assert ask(app, viewer, "GET", "/saves/all").status == status
    merged = ask(app, viewer, "POST", "/saves/merge")
    assert (merged.status == 403) == (status == 403)
    listed = ask(app, viewer, "GET", "/saves").body.decode()
    assert ("/saves/merge" in listed) == (status == 200)


def test_who_looks_on_reads_everything_and_changes_nothing(app: App) -> None:
    client = Client(app)
    game = client.begin("hamlets")
    before = app.shelf.export(game)
    for action in ("answer", "undo", "dial", "correct", "branch", "delete", "rename"):
        refused = ask(app, LOOKS, "POST", f"/game/{game}/{action}", at=client.stamp(game), answer='["build","E6"]')
        assert refused.status == 403
        assert Words("en").say("no-web-may_look") in refused.body.decode()
    assert app.shelf.export(game) == before
    assert [one.id for one in app.shelf.games()] == [game]
    for path in ("", "/why", "/log", "/more"):
        shown = ask(app, LOOKS, "GET", f"/game/{game}{path}")
        assert shown.status == 200
        assert Words("en").say("web-may-look-only") in shown.body.decode()
    assert Words("en").say("web-may-look-only") not in ask(app, PLAYS, "GET", f"/game/{game}").body.decode()
    settings = ask(app, LOOKS, "POST", "/settings", language="de")
    assert settings.cookies["language"] == "de"
    assert ask(app, PLAYS, "POST", f"/game/{game}/answer", at=client.stamp(game), answer='"E6"').status != 403


def test_an_unpaired_device_gets_what_the_page_for_the_code_needs(app: App) -> None:
    stranger = Viewer(Right.NONE)
    assert ask(app, stranger, "GET", "/static/style.css").status == 200
    for path in ("/", "/saves", "/help", "/phone"):
        assert ask(app, stranger, "GET", path).status == 403


def test_a_head_request_needs_the_right_of_its_page(app: App) -> None:
    assert ask(app, PLAYS, "HEAD", "/saves/all").status == 403
    assert ask(app, PLAYS, "HEAD", "/saves").status == 200
