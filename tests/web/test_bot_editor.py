"""The editor of a bot: what a check returns for it, the preview of a turn, the link, and examples from a game."""

from __future__ import annotations

import html
import json

import pytest

from tests.textbot.broken import SOUND, broken
from tests.web.client import Client
from visavis.core.saves.texts import digest_of_text
from visavis.textbot.gallery import shipped
from visavis.web.pages.bots import pack
from visavis.web.studio.editor import preview
from visavis.web.view.bots import own_bots


def said(client: Client) -> str:
    return html.unescape(client.last.body.decode())


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_can_be_completed_is_one_document(client: Client, language: str) -> None:
    client.cookies["language"] = language
    known = json.loads(client.get("/bots/words").body)
    assert known["keys"]["counters"]["every"]["type"] == "number"
    assert {"counters", "card", "turn"} <= set(known["sections"])
    assert {"gain", "turn"} <= set(known["steps"])
    assert "distance" in known["functions"]


def test_a_fault_has_its_word_and_what_was_meant(client: Client) -> None:
    client.post("/bots/check", text=broken("counter"))
    assert 'data-line="39" data-given="deth" data-near="depth"' in said(client)


def test_a_check_of_a_sound_text_shows_a_turn_and_the_next_one(client: Client) -> None:
    client.post("/bots/check", text=SOUND, mine="1")
    assert 'class="phone-frame"' in said(client)
    assert "Turn 1 of the bot" in said(client)
    first = preview(SOUND, "en", 1, 1)
    again = preview(SOUND, "en", 1, 1)
    other = preview(SOUND, "en", 2, 1)
    assert first is not None
    assert first == again
    assert other is not None
    assert (other.turn, other.next) == (2, 3)
    client.post("/bots/check", text=SOUND, mine="1", turn="2")
    assert "Turn 2 of the bot" in said(client)
    client.post("/bots/check", text=broken("counter"), mine="1")
    assert 'class="phone-frame"' not in said(client)


def test_the_preview_of_a_turn_changes_with_the_text_alone() -> None:
    before = preview(SOUND, "en", 1, 1)
    after = preview(SOUND.replace("Baron Mole", "Count Mole"), "en", 1, 1)
    assert before is not None
    assert after is not None
    assert after.name == "Count Mole"
    assert [line.says for line in after.news.lines] == [line.says for line in before.news.lines]
    ended = preview(SOUND, "en", 40, 1)
    assert ended is not None
    assert ended.next == 1
    assert ended.turn < 40


def test_the_differences_to_the_kept_text_are_shown(client: Client) -> None:
    client.post("/bots/keep", text=SOUND)
    base = digest_of_text(SOUND)
    client.post("/bots/check", text=SOUND.replace("Baron Mole", "Count Mole"), base=base, mine="1")
    assert "Different from the kept text" in said(client)
    assert "Count Mole" in said(client).partition('id="bot-changes"')[2].partition("<ins>")[2].partition("</ins>")[0]
    client.post("/bots/check", text=SOUND, base=base, mine="1")
    assert "Different from the kept text" not in said(client)


def test_the_link_is_that_of_the_text_that_was_sent(client: Client) -> None:
    newer = SOUND.replace("Baron Mole", "Count Mole")
    client.post("/bots/keep", text=SOUND)
    client.post("/bots/check", text=newer, base=digest_of_text(SOUND), mine="1")
    assert pack(newer) in said(client)
    assert pack(SOUND) not in said(client)


@pytest.mark.parametrize("id", ["herobotus", "tapestry_automa"])
def test_the_longest_bots_fit_a_link(client: Client, id: str) -> None:
    client.get(f"/bots/edit?of={id}")
    assert pack(shipped(id)) in said(client)
    client.post("/bots/open", text=f"http://there/bots#{pack(shipped(id))}")
    assert shipped(id).strip() in said(client)


def test_a_turn_of_a_game_becomes_an_example_of_its_text(client: Client) -> None:
    client.post("/bots/play", text=SOUND, mine="1")
    client.post("/new/bot.mole", seed="3")
    game = client.path.split("/")[2]
    client.get(f"/game/{game}/example")
    assert client.last.status == 422
    with client.app.desk.at(game) as opened:
        assert opened.session.pending is not None
        opened.session.answer(opened.session.pending.at(0))
    client.get(f"/game/{game}/more")
    assert f"/game/{game}/example" in said(client)
    client.get(f"/game/{game}/example")
    text = said(client).partition('<textarea name="text" hidden>')[2].partition("</textarea>")[0].lstrip("\n")
    assert text.startswith(SOUND.rstrip())
    assert text.count("[[example]]") == SOUND.count("[[example]]") + 1
    client.post("/bots/check", text=text, base=digest_of_text(SOUND), mine="1")
    assert "Nothing is wrong." in said(client)
    assert own_bots(client.app.shelf) == {"mole": SOUND}
