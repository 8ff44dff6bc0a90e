"""Pages of the cards of a text: the form, the sheet, the print; nothing is stored, the text comes back changed."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from tests.textbot.broken import SOUND, broken
from tests.textbot.test_galleries import packed
from tests.web.client import Client
from visavis.core.saves.texts import digest_of_text
from visavis.textbot import read_bot
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.studio.galleries import make_index
from visavis.web.view.bots import own_bots


def said(client: Client) -> str:
    return html.unescape(client.last.body.decode())


FOUR: Any = {"cell.copies": "4"}
"""A form field whose name is no name of Python."""


def text_in(client: Client) -> str:
    """The text that the page sends along."""
    return said(client).partition('<textarea name="text" hidden>\n')[2].partition("</textarea>")[0]


def test_a_card_is_changed_copied_moved_added_and_removed_without_a_script(client: Client) -> None:
    client.post("/bots/cards", text=SOUND, mine="1")
    assert said(client).count('class="bcard"') == 3
    client.post("/bots/cards", text=SOUND, mine="1", do="edit.0")
    assert 'name="cell.copies"' in said(client)
    client.post("/bots/cards", text=SOUND, do="save.0", column="bold", value="yes", **FOUR)
    first = text_in(client)
    assert read_bot(first).world.cards["dig"].copies == 4
    assert read_bot(first).world.cards["dig"].row["bold"] is True
    client.post("/bots/cards", text=first, do="copy.0")
    assert 'value="dig_2"' in said(client)
    copied = text_in(client)
    client.post("/bots/cards", text=copied, do="down.0")
    assert list(read_bot(text_in(client)).world.cards)[:2] == ["dig_2", "dig"]
    client.post("/bots/cards", text=copied, do="remove.1")
    assert text_in(client).strip() == first.strip()
    client.post("/bots/cards", text=first, do="add")
    assert len(read_bot(text_in(client)).world.cards) == 4
    assert own_bots(client.app.shelf) == {}


def test_pasted_cells_are_entered_or_refused_and_change_nothing_then(client: Client) -> None:
    client.post("/bots/cards", text=SOUND, do="sheet", sheet="id\tcopies\ndig\t7\nnew_one\t1")
    assert "1 card changed, 1 added" in said(client)
    assert "new_one" in read_bot(text_in(client)).world.cards
    client.post("/bots/cards", text=SOUND, do="sheet", sheet="what\tis this\n1\t2")
    assert client.last.status == 422
    assert "No column is called id or name" in said(client)
    assert text_in(client) == SOUND
    client.post("/bots/cards", text=SOUND, do="sheet", sheet="id\n" + "x\n" * 100_000)
    assert client.last.status == 422


def test_a_text_with_a_fault_still_has_its_cards_and_is_not_printed(client: Client) -> None:
    client.post("/bots/cards", text=broken("counter"))
    assert client.last.status == 200
    assert said(client).count("edit.") == 3
    client.post("/bots/print", text=broken("counter"))
    assert client.last.status == 422
    assert "Fix it first" in said(client)
    client.post("/bots/cards", text="card = [")
    assert client.last.status == 422


@pytest.mark.parametrize("id", shipped_ids())
def test_the_deck_of_every_bot_is_printed_nine_on_a_sheet_with_backs(client: Client, id: str) -> None:
    count = sum(card.copies for card in read_bot(shipped(id)).world.cards.values())
    client.get(f"/bots/print?of={id}")
    assert said(client).count('<article class="bcard"') == count
    assert said(client).count('class="paper"') == -(-count // 9)
    client.get(f"/bots/print?of={id}&backs=1")
    assert said(client).count('<article class="bcard bback"') == count
    assert said(client).count('class="paper"') == 2 * -(-count // 9)
    sheets = said(client).split('<section class="paper"')[1:]
    last = [re.sub(r"<article.*?</article>", "card", sheet, flags=re.DOTALL) for sheet in sheets[-2:]]
    # A card's back lies behind it when the sheet is turned over its long edge.
    assert last[0].count("<span></span>") == last[1].count("<span></span>") == -count % 3


def test_the_page_of_a_card_shows_the_whole_card(client: Client) -> None:
    client.post("/new/bot.lantern_keeper", seed="3")
    game = client.path.split("/")[2]
    client.get(f"/game/{game}/about?what=card.fog")
    shown = said(client).partition('<article class="bcard"')[2].partition("</article>")[0]
    card = read_bot(shipped("lantern_keeper")).world.cards["fog"]
    assert "Fog" in shown
    assert all(f"{column}</dt>" in shown for column in ("arrow", "number") if card.raw.get(column))
    assert "no more than its name" not in said(client)


def test_back_in_the_editor_the_text_is_the_changed_one_and_its_base_the_kept_one(client: Client) -> None:
    client.post("/bots/keep", text=SOUND)
    base = digest_of_text(SOUND)
    client.post("/bots/cards", text=SOUND, base=base, mine="1", do="save.0", **FOUR)
    client.post("/bots/check", text=text_in(client), base=base, mine="1")
    assert "Different from the kept text" in said(client)
    client.post("/bots/keep", text=text_in(client) or SOUND.replace("copies = 3", "copies = 4", 1), base=base, mine="1")
    assert client.path == "/bots/edit"


def test_a_gallery_is_opened_from_a_zip_file_or_a_folder_and_shown_before_it_runs(client: Client) -> None:
    index = make_index({"mole.toml": SOUND.encode()}, 2, 20)[0]
    folder = {"mole.toml": SOUND, "index.toml": index}
    sent: Any
    for sent in ({"files": {"file": packed(folder)}}, {"folder": json.dumps(folder)}):
        client.post("/bots/gallery", **sent)
        assert client.path == "/bots/gallery"
        assert "Baron Mole" in said(client)
        link = re.search(r'href="(/bots/gallery/text[^"]*)"', said(client))
        assert link is not None
        client.get(link[1])
        assert SOUND.strip() in said(client)
        assert "Nothing of it has run yet" in said(client)
        assert "data-live" not in said(client)
    client.post("/bots/gallery", files={"file": b"no zip"})
    assert client.last.status == 422
    client.get("/bots/gallery?of=gone")
    assert client.last.status == 422
    assert own_bots(client.app.shelf) == {}


def test_our_gallery_has_pictures(client: Client) -> None:
    client.get("/bots")
    assert all(f'<symbol id="art-bot-{id}"' in said(client) for id in shipped_ids())
    drawings = re.findall(r'<symbol id="art-bot-\w+"[^>]*>(.*?)</symbol>', client.last.body.decode(), re.DOTALL)
    assert len(set(drawings)) == len(drawings) == len(shipped_ids())
    assert all(drawing.strip().startswith('<rect class="a-tone-') for drawing in drawings)
