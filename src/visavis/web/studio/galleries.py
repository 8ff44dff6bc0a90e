"""Pages of galleries: open one from a ZIP file or a folder, see its bots, read a text before anything of it runs."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

import msgspec

from visavis.core import Refusal
from visavis.core.budget import foreign, spend
from visavis.core.saves.format import new_id
from visavis.textbot.studio.galleries import Gallery, files_of_zip, open_gallery
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, to
from visavis.web.pages.bots import Began, bots_refused, editor

_MOST_OPEN = 4
"""Maximum number of galleries that stay open; the oldest is forgotten for a new one."""


class GalleryTile(msgspec.Struct, frozen=True):
    """View model of a bot in an opened gallery."""

    id: str
    name: str
    about: str
    languages: str
    mark: str
    link: str


def open_files(app: BareApp, request: Request) -> Response:
    """Open a gallery that was sent as a ZIP file or as the files of a folder. It is untrusted input."""
    words = app.words(request)
    try:
        gallery = open_gallery(_files(request))
    except Refusal as refusal:
        return bots_refused(app, request, words.refusal(refusal))
    id = new_id()
    for old in list(app.galleries)[: len(app.galleries) + 1 - _MOST_OPEN]:
        app.galleries.pop(old, None)
    app.galleries[id] = gallery
    return to("/bots/gallery", {"of": id})


def _files(request: Request) -> Mapping[str, bytes]:
    """Return the files that were sent. Raises Refusal."""
    if packed := request.files.get("file"):
        return files_of_zip(packed)
    text = request.given("folder")
    with foreign():
        spend("bytes", len(text))
    try:
        folder = msgspec.json.decode(text.encode("utf-8", "replace"), type=dict[str, str])
    except msgspec.DecodeError:
        raise Refusal("gallery.zip") from None
    return {name: content.encode("utf-8", "replace") for name, content in folder.items()}


def _opened(app: BareApp, request: Request) -> Gallery:
    gallery: Gallery | None = app.galleries.get(request.asked("of"))
    if gallery is None:
        raise Refusal("gallery.gone")
    return gallery


def gallery(app: BareApp, request: Request) -> Response:
    """Render the bots of an opened gallery, as its index describes them."""
    words, shown = app.words(request), _opened(app, request)
    tiles = [
        GalleryTile(
            one.id,
            one.called(words.language),
            one.described(words.language),
            words.say("web-gallery-languages", list=", ".join(one.languages)) if one.languages else "",
            words.say(f"gallery-{one.mark}") if one.mark else "",
            f"/bots/gallery/text?{urlencode({'of': request.asked('of'), 'file': one.file})}"
            if one.file in shown.texts
            else "",
        )
        for one in shown.bots
    ]
    return app.page(request, "bot_gallery.html", words, name=shown.name, tiles=tiles)


def gallery_text(app: BareApp, request: Request) -> Response:
    """Show the text of a bot of a gallery in the editor; nothing of it has run."""
    text = _opened(app, request).texts.get(request.asked("file"))
    if text is None:
        raise Refusal("gallery.gone")
    return editor(app, request, text, Began(), check=False)
