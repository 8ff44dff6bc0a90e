"""Cards of a text as cells: read, changed, copied, moved, written from a spreadsheet; the rest of the text stays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import visavis.web
from tests.conftest import Run
from tests.textbot.broken import SOUND
from visavis.core import Refusal
from visavis.textbot import read_bot
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.icons import ICONS
from visavis.textbot.studio.cards import (
    add_card,
    as_csv,
    copy_card,
    from_spreadsheet,
    move_card,
    new_card,
    read_deck,
    remove_card,
    write_card,
)

BLOCKS = """bot = 2
id = "fox"
name = "Fox"
rounds = 2
turns_per_round = 1

# the thief
[[card]]
id = "sneak"     # soft paws
name = { en = "Sneak", de = "Schleichen" }
does = ["bark", "points"]

[[card]]
id = "nap"
name = "Nap"
copies = 2
do = ["gain points 1"]

[actions.bark]
do = ["gain points 1"]

[actions.points]
do = ["gain points 2"]

[counters.points]
[turn]
do = ["turn deck", "do card"]
"""
TABLE = """bot = 2
id = "owl"
name = "Owl"
rounds = 2
turns_per_round = 1

[cards.night]
rows = '''
id | name | strength | sees[]
a  | Hoot | 3        | mouse, vole
b  | Nod  |          |
'''

[counters.points]
[turn]
do = ["turn deck", "gain points card.strength"]
"""


@pytest.mark.parametrize("id", shipped_ids())
def test_every_bot_survives_its_own_csv_and_every_change_of_a_card(id: str) -> None:
    text = shipped(id)
    deck = read_deck(text)
    assert [card.id for card in deck.cards] == list(read_bot(text).world.cards)
    assert from_spreadsheet(text, as_csv(deck)) == (text, 0, 0)
    for index in (0, len(deck.cards) - 1):
        changed = write_card(deck, index, {"name": "Changed", "copies": "2"})
        assert list(read_bot(changed).world.cards) == list(read_bot(text).world.cards)
        assert len(read_bot(copy_card(deck, index)).world.cards) == len(deck.cards) + 1
    assert [card.id for card in read_deck(move_card(deck, 0, 1)).cards[:2]] == [deck.cards[1].id, deck.cards[0].id]
    assert len(read_deck(remove_card(deck, 0)).cards) == len(deck.cards) - 1
    assert len(read_bot(add_card(deck, new_card(deck, "New"))).world.cards) == len(deck.cards) + 1


def test_a_change_leaves_comments_and_other_lines_alone() -> None:
    deck = read_deck(BLOCKS)
    assert deck.cards[0].cells == {"id": "sneak", "name.en": "Sneak", "name.de": "Schleichen", "does": "bark, points"}
    changed = write_card(deck, 0, {"name.de": "Pirschen", "copies": "3"})
    assert changed == BLOCKS.replace("Schleichen", "Pirschen").replace(
        'does = ["bark", "points"]\n', 'does = ["bark", "points"]\ncopies = 3\n'
    )
    assert write_card(deck, 1, {"copies": ""}) == BLOCKS.replace("copies = 2\n", "")
    assert move_card(deck, 0, 1).index('"nap"') < move_card(deck, 0, 1).index("# the thief")
    assert move_card(deck, 1, 1) == BLOCKS
    copied = copy_card(deck, 1)
    assert [card.id for card in read_deck(copied).cards] == ["sneak", "nap", "nap_2"]
    assert remove_card(read_deck(copied), 2).replace("\n\n\n", "\n\n") == BLOCKS


def test_a_table_gets_a_new_column_and_stays_in_line() -> None:
    made, changed, added = from_spreadsheet(TABLE, "id;name;wise;sees[]\na;Hoot;yes;\nc;Blink;yes;moth, bat\n")
    assert (changed, added) == (1, 1)
    assert (
        """
id | name  | strength | sees[]    | wise
a  | Hoot  | 3        |           | yes
b  | Nod   |          |           |
c  | Blink |          | moth, bat | yes
"""
        in made
    )
    assert read_bot(made).world.cards["c"].row["sees"] == ("moth", "bat")


@pytest.mark.parametrize("separator", ["\t", ";", ",", "|"])
def test_cells_are_read_with_the_sign_that_a_spreadsheet_uses(separator: str) -> None:
    rows = [
        ["ID", "Name", "copies", "does", "Stolz"],
        ["nap", "Nickerchen", "1", "bark", ""],
        ["", "Böse List", "2", "points", "ja"],
    ]
    sheet = "\ufeff" + "\r\n".join(separator.join(row) for row in rows)
    made, changed, added = from_spreadsheet(BLOCKS, sheet)
    assert (changed, added) == (1, 1)
    cards = read_bot(made).world.cards
    assert cards["nap"].copies == 1
    assert cards["boese_list"].row["stolz"] is True
    assert cards["boese_list"].row["does"] == ("points",)
    assert 'do = ["gain points 1"]' in made


def test_csv_inside_a_file_is_a_table() -> None:
    rows = TABLE.partition("rows = '''")[2].partition("'''")[0]
    csv = TABLE.replace(rows, '\nid;name;strength;sees[]\na;Hoot;3;"mouse, vole"\nb;Nod;;\n')
    bot, same = read_bot(csv), read_bot(TABLE)
    assert [card.row for card in bot.world.cards.values()] == [card.row for card in same.world.cards.values()]
    assert from_spreadsheet(csv, as_csv(read_deck(csv))) == (csv, 0, 0)


@pytest.mark.parametrize(
    ("sheet", "id"),
    [
        ("id;name", "cards.rows"),
        ("points;copies\n1;2", "cards.head"),
        ("id;id\na;b", "cards.columns"),
        ("id;Größe\na;b", "cards.column"),
        ("id;name\n!;", "cards.id"),
        ("id;does\nnap;[1", "cards.cell"),
        ("id;name\n" + "a;b\n" * 400, "cards.rows"),
    ],
)
def test_what_is_no_sheet_is_refused_with_its_reason(sheet: str, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        from_spreadsheet(BLOCKS, sheet)
    assert refused.value.id == id


def test_cards_that_share_a_line_are_refused() -> None:
    text = 'bot = 1\nid = "x"\nname = "X"\ncard = [{ id = "a" }, { id = "b" }]\n'
    with pytest.raises(Refusal) as refused:
        remove_card(read_deck(text), 0)
    assert refused.value.id == "cards.inline"


def test_the_command_writes_a_csv_into_a_file_and_prints_one(run: Run, tmp_path: Path) -> None:
    bot, sheet = tmp_path / "mole.toml", tmp_path / "mole.csv"
    bot.write_text(SOUND, "utf-8")
    printed = run("bot", "cards", str(bot)).out
    assert printed.splitlines()[0].startswith("id,does")
    sheet.write_text("id,copies\ndig,5\n", "utf-8")
    assert "1 card changed, 0 added" in run("bot", "cards", str(bot), str(sheet)).out
    assert read_bot(bot.read_text("utf-8")).world.cards["dig"].copies == 5


def test_icons_are_those_that_the_pages_draw() -> None:
    drawn = (Path(visavis.web.__file__).parent / "templates" / "icons.svg").read_text("utf-8")
    assert [icon for icon in ICONS if f'id="i-{icon}"' not in drawn] == []
    sound = f'{TABLE}\n[icons]\na = "moon"\nmouse = "creature"\nback = "eye"\n'
    assert read_bot(sound).icons == {"a": "moon", "mouse": "creature", "back": "eye"}
    for wrong, near in ((sound.replace('"moon"', '"mon"'), "moon"), (sound.replace("mouse =", "mose ="), "mouse")):
        with pytest.raises(Refusal) as refused:
            read_bot(wrong)
        assert (refused.value.id, refused.value.details["near"]) == ("bot.word", near)
        line = int(str(refused.value.details["line"]))
        assert re.match(r"(a|mose) =", wrong.split("\n")[line - 1])
