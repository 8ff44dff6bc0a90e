"""A sound text, and thirty ways to break it."""

from __future__ import annotations

SOUND = """\
bot = 1
id = "mole"
name = { en = "Baron Mole", de = "Baron Maulwurf" }
rounds = 3

card = [
  { id = "dig", does = ["dig", "tax 1"], side = "left", worth = 2, copies = 2 },
  { id = "grab", does = ["steal", "tax 2"], side = "right", worth = 1 },
  { id = "fog", does = ["tax 3"], side = "left", tough = true },
]

[levels]
easy.name = "easy"
hard.name = "hard"

[decks.deck]
cards = "level is hard or not tough"
empty = "end_round"

[counters]
points = {}
depth = { most = 5 }

[board]
areas.Moor = { next = ["Hill"], ground = "wild" }
areas.Hill = { ground = "wild" }

[pieces]
moles = {}

[numbers]
deep = "depth * 2"

[turn]
do = ["turn deck", "try card.does"]

[actions.dig]
if = "depth < 5"
do = ["gain depth", "gain points deep"]

[actions.tax]
do = ["say Take {amount + round} coins.", "gain points amount"]

[actions.steal]
if = "has_gem"
choose = "gem"
do = ["gain points 3", "put moles on it"]

[asks.has_gem]
text = "Do you have a gem?"
value = "count(moles) > 0"

[choices.gem]
text = "The Baron takes a gem"
among = "all - moles"
by = [
  { most = "row(it)", text = "the farthest" },
  { count = "card.worth", text = "count: number {count}" },
]

[round_end]
do = ["set depth 0", "shuffle deck"]

[score]
bot = "points"
"""

BROKEN: dict[str, tuple[str, str]] = {
    "toml": ("rounds = 3", "rounds = = 3"),
    "letter in a name": ("worth = 2", "wörth = 2"),
    "letter in a heading": ("[round_end]", "[rundenschluß]"),
    "text without marks": ('easy.name = "easy"', "easy.name = Ärger"),
    "curly marks": ('easy.name = "easy"', "easy.name = „easy“"),
    "section twice": ("[score]", "[counters]\nmore = {}\n\n[score]"),
    "cards in two ways": ("[levels]", '[[card]]\nid = "more"\n\n[levels]'),
    "format": ("bot = 1", "bot = 7"),
    "key": ('empty = "end_round"', 'emtpy = "end_round"'),
    "id": ('id = "mole"', 'id = "Baron Mole"'),
    "number": ("rounds = 3", "rounds = 300"),
    "language": ('de = "Baron Maulwurf"', 'german = "Baron Maulwurf"'),
    "text": ('text = "Do you have a gem?"', "text = []"),
    "word": ('empty = "end_round"', 'empty = "end_rund"'),
    "step": ('"set depth 0"', '"sett depth 0"'),
    "counter": ('"gain depth"', '"gain deth"'),
    "counter in a condition": ('if = "depth < 5"', 'if = "dept < 5"'),
    "kind": ('if = "depth < 5"', 'if = "depth + 5"'),
    "column": ('count = "card.worth"', 'count = "card.wort"'),
    "column of two kinds": ('side = "left", tough', "side = 3, tough"),
    "word that no card has": ('if = "depth < 5"', 'if = "card.side is middle"'),
    "action on a card": ('does = ["steal", "tax 2"]', 'does = ["steel", "tax 2"]'),
    "circle": ('do = ["say Take', 'do = ["do tax", "say Take'),
    "circle of numbers": ('deep = "depth * 2"', 'deep = "deep * 2"'),
    "board in a condition": ('if = "has_gem"', 'if = "count(moles) > 0"'),
    "blank": ("{amount + round}", "{amonut + round}"),
    "blank left open": ("{amount + round}", "{amount + round"),
    "bracket": ('most = "row(it)"', 'most = "row(it"'),
    "choice": ('choose = "gem"', 'choose = "gems"'),
    "rule last": ('{ most = "row(it)"', "{ count = 2"),
    "two rules": ('{ most = "row(it)"', '{ most = "row(it)", least = "row(it)"'),
    "function": ("row(it)", "rows(it)"),
    "area": ('next = ["Hill"]', 'next = ["Hil"]'),
    "name twice": ("depth = { most = 5 }", "depth = { most = 5 }\nmoles = {}"),
    "own name": ("depth = { most = 5 }", "depth = { most = 5 }\nround = {}"),
    "score": ('[score]\nbot = "points"', '[score]\nbot = "pionts"'),
    "card twice": ('{ id = "grab"', '{ id = "dig"'),
    "empty deck": ('cards = "level is hard or not tough"', 'cards = "tough and level is hard"'),
    "counter in a deck": ('cards = "level is hard or not tough"', 'cards = "depth < 3 or not tough"'),
    "never ends": ('empty = "end_round"\n', ""),
    "unseen and known": ('"shuffle deck"]', '"shuffle deck with 1", "add deck where tough"]'),
    "too much": (
        'deep = "depth * 2"',
        'deep = "x1 + x1"\n' + "".join(f'x{n} = "x{n + 1} + x{n + 1}"\n' for n in range(1, 30)) + 'x30 = "depth"',
    ),
}
"""What is written, and what is written instead."""


def broken(name: str) -> str:
    """A text with one thing wrong."""
    before, after = BROKEN[name]
    assert before in SOUND, name
    return SOUND.replace(before, after, 1)
