"""Two sound texts, and a hundred ways to break them: what people write by mistake."""

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

BROKEN |= {
    "two equals signs": ('if = "depth < 5"', 'if = "depth == 5"'),
    "and as in programs": ('value = "count(moles) > 0"', 'value = "count(moles) > 0 && round > 1"'),
    "or as in programs": ('value = "count(moles) > 0"', 'value = "count(moles) > 0 || round > 1"'),
    "not as in programs": ('cards = "level is hard or not tough"', 'cards = "level is hard or !tough"'),
    "unequal as in Basic": ('if = "depth < 5"', 'if = "depth <> 5"'),
    "at most the wrong way round": ('if = "depth < 5"', 'if = "depth =< 5"'),
    "a sign from a word processor": ('if = "depth < 5"', 'if = "depth ≤ 5"'),
    "and in capitals": ('value = "count(moles) > 0"', 'value = "count(moles) > 0 AND round > 1"'),
    "quotation marks in a condition": ('if = "depth < 5"', "if = \"card.side is 'left'\""),
    "a decimal number": ('deep = "depth * 2"', 'deep = "depth * 2.5"'),
    "percent": ('deep = "depth * 2"', 'deep = "depth * 50%"'),
    "then": ('if = "depth < 5"', 'if = "depth < 5 then"'),
    "nothing after a sign": ('deep = "depth * 2"', 'deep = "depth *"'),
    "an empty condition": ('if = "depth < 5"', 'if = ""'),
    "text not closed": ('text = "Do you have a gem?"', 'text = "Do you have a gem?'),
    "text without the first mark": ('text = "Do you have a gem?"', 'text = Do you have a gem?"'),
    "quotation marks in a text": ('text = "Do you have a gem?"', 'text = "Do you have a "gem"?"'),
    "apostrophe in single marks": ('text = "Do you have a gem?"', "text = 'Don't you have a gem?'"),
    "colon for the equals sign": ("rounds = 3", "rounds: 3"),
    "no equals sign": ("rounds = 3", "rounds 3"),
    "blank in a name": ("rounds = 3", "number of rounds = 3"),
    "no value": ("rounds = 3", "rounds ="),
    "a zero in front": ("rounds = 3", "rounds = 03"),
    "number in quotation marks": ("rounds = 3", 'rounds = "3"'),
    "a number with a point": ("rounds = 3", "rounds = 3.0"),
    "a unit behind a number": ("rounds = 3", "rounds = 3 rounds"),
    "semicolon": ("rounds = 3", "rounds = 3;"),
    "comment with slashes": ("rounds = 3", "rounds = 3 // or four"),
    "a line of comment with slashes": ("rounds = 3", "// rounds\nrounds = 3"),
    "true in capitals": ("tough = true", "tough = True"),
    "yes for true": ("tough = true", "tough = yes"),
    "a sentence without a name": ("rounds = 3", "The mole digs.\nrounds = 3"),
    "comma missing in a list": ('["dig", "tax 1"]', '["dig" "tax 1"]'),
    "comma missing between cards": ("copies = 2 },", "copies = 2 }"),
    "two commas": ('["dig", "tax 1"]', '["dig",, "tax 1"]'),
    "list not closed": ('do = ["turn deck", "try card.does"]', 'do = ["turn deck", "try card.does"'),
    "cards not closed": ('side = "left", tough = true },\n]', 'side = "left", tough = true },'),
    "comma missing in curly brackets": ("worth = 2, copies = 2", "worth = 2 copies = 2"),
    "comma at the end of curly brackets": ("copies = 2 },", "copies = 2, },"),
    "curly brackets over two lines": ('{ en = "Baron Mole", de', '{ en = "Baron Mole",\n  de'),
    "curly bracket too much": ("depth = { most = 5 }", "depth = { most = 5 }}"),
    "heading not closed": ("[turn]", "[turn"),
    "heading of an example not closed": ("[score]", "[[example]\n\n[score]"),
    "blank in a heading": ("[turn]", "[the turn]"),
    "heading and key in a line": ("[turn]", "[turn] do = []"),
    "backslash": ('text = "Do you have a gem?"', 'text = "Do you have a gem\\coin?"'),
    "single quotation marks of a word processor": ('text = "Do you have a gem?"', "text = ‘Do you have a gem?’"),
    "section misspelt": ("[counters]", "[counter]"),
    "section of a table misspelt": ("[actions.dig]", "[action.dig]"),
    "steps in the wrong key": ('do = ["set depth 0", "shuffle deck"]', 'steps = ["set depth 0", "shuffle deck"]'),
    "a deck misspelt in a card": ('does = ["dig", "tax 1"]', 'do = ["turn dek"], does = ["dig", "tax 1"]'),
    "a counter misspelt in a step of a list": ('"gain points deep"', '"gain pionts deep"'),
    "a piece misspelt": ('"put moles on it"', '"put mole on it"'),
    "a space misspelt": ('"put moles on it"', '"put moles on Hil"'),
    "on left out": ('"put moles on it"', '"put moles it"'),
    "a number too large": ("depth = { most = 5 }", "depth = { most = 5000000 }"),
    "a start above the most": ("depth = { most = 5 }", "depth = { most = 5, start = 6 }"),
    "a least above the most": ("depth = { most = 5 }", "depth = { least = 7, most = 5 }"),
    "words added to a word": ('deep = "depth * 2"', 'deep = "depth + card.side"'),
    "a word compared by size": ('if = "depth < 5"', 'if = "card.side < 5"'),
    "a capital in an id": ('{ id = "grab"', '{ id = "Grab"'),
    "an umlaut in an id": ('{ id = "grab"', '{ id = "gräb"'),
    "a language misspelt": ('de = "Baron Maulwurf"', 'deutsch = "Baron Maulwurf"'),
    "no id": ('id = "mole"\n', ""),
    "no name": ('name = { en = "Baron Mole", de = "Baron Maulwurf" }\n', ""),
    "a list for a step": ('do = ["turn deck", "try card.does"]', 'do = [["turn deck"], "try card.does"]'),
    "an answer nobody asks": ('if = "has_gem"', 'if = "has_gems"'),
}
"""What people write who know other languages, word processors and spreadsheets."""

SOUND_2 = """\
bot = 2
id = "heron"
name = { en = "The Heron", de = "Der Reiher" }
rounds = 2
turns_per_round = 3

[lists]
ponds = ["north", "south", "east"]

[notes]
home = { of = "ponds", name = { en = "its pond", de = "sein Teich" } }

[counters]
points = {}
fish = { for = "ponds", start = 2 }

[cards.flight]
rows = \"\"\"
id   | pond  | does[]             | worth
one  | north | land, catch_fish   | 1
two  | south | land               | 2
three| east  | catch_fish         | 3
\"\"\"

[tables.wind]
by = ["pond", "turn"]
rows = \"\"\"
pond  | turn | force
north | 1    | 2
south | 1    | 3
\"\"\"

[turn]
do = [
  "turn deck",
  "do card.does",
  { if = "home is north", do = [
    "gain points wind[home, 1].force",
  ] },
  { each = "pond", in = "ponds", do = [
    "gain points fish[pond]",
    "say {fish[pond]} are left.",
  ] },
]

[actions.land]
do = ["set home card.pond"]

[actions.catch_fish]
do = ["do eat with card.pond", "gain points card.worth"]

[actions.eat]
with = { there = "ponds" }
do = ["lose fish[there]"]

[[example]]
text = "It lands in the north."
draws = { deck = ["one"] }
after = { points = 6 }
"""

BROKEN_2: dict[str, tuple[str, str]] = {
    "a word that is not in the list": ("home is north", "home is nroth"),
    "a list misspelt": ('of = "ponds"', 'of = "pond"'),
    "a word in a cell": ("two  | south", "two  | suoth"),
    "an action in a cell": ("land, catch_fish   | 1", "land, catchfish    | 1"),
    "a word for a number in a cell": ("south | 1    | 3", "south | one  | 3"),
    "a cell too few": ("two  | south | land               | 2", "two  | south"),
    "a cell too many": ("north | 1    | 2", "north | 1    | 2 | 3"),
    "a row twice": ("south | 1    | 3", "north | 1    | 3"),
    "a head with a blank": ("pond  | turn | force", "pond  | turn | wind force"),
    "a key that is no column": ('by = ["pond", "turn"]', 'by = ["pond", "round"]'),
    "a column misspelt": ("wind[home, 1].force", "wind[home, 1].froce"),
    "a key too few": ("wind[home, 1].force", "wind[home].force"),
    "a family without its key": ("gain points fish[pond]", "gain points fish"),
    "a blank in a loop": ("say {fish[pond]} are left.", "say {fish[pnod]} are left."),
    "a list of a loop": ('{ each = "pond", in = "ponds"', '{ each = "pond", in = "pands"'),
    "a step deep inside": ('"gain points wind[home, 1].force",', '"gain pionts wind[home, 1].force",'),
    "an input left out": ('"do eat with card.pond"', '"do eat"'),
    "an input of another list": ('"do eat with card.pond"', '"do eat with 3"'),
    "a card twice in a table": ("two  | south", "one  | south"),
    "a bracket of a family": ('"lose fish[there]"', '"lose fish[there"'),
    "an example with an unknown counter": ("after = { points = 6 }", "after = { pionts = 6 }"),
    "an example with an unknown deck": ("draws = { deck", "draws = { dekc"),
    "an example with an unknown card": ('deck = ["one"]', 'deck = ["eins"]'),
    "a note set to a number": ('"set home card.pond"', '"set home 3"'),
}
"""What is written wrong in a text of version 2."""

DOUBTFUL: dict[str, tuple[str, str]] = {
    "division by zero": ('deep = "depth * 2"', 'deep = "depth / 0"'),
    "a number beyond the bounds": ('"gain points 3"', '"gain points 30000000"'),
    "least above most in a question": (
        "[choices.gem]",
        '[asks.coins]\ntext = "How many?"\nleast = 7\nmost = 3\n\n[choices.gem]',
    ),
    "a language that nobody speaks": ('de = "Baron Maulwurf"', 'de = "Baron Maulwurf", dee = "Baron"'),
    "a sentence in one language": ('text = "the farthest"', 'text = "the very farthest"'),
}
"""What is allowed and told as a hint."""


ELSEWHERE = {
    "circle": "at the action that leads back to itself",
    "name twice": "at the second of the two",
    "empty deck": "at the deck, whatever emptied it",
    "never ends": "at rounds: many things could end them",
    "too much": "where all of it is worked out",
    "cards not closed": "where the list begins",
    "no id": "in the first line",
    "no name": "in the first line",
    "least above most in a question": "at least, two lines below",
}
"""Mistakes that are told in another line than the damaged one."""


def broken(name: str) -> str:
    """A text with one thing wrong."""
    sound, (before, after) = (SOUND_2, BROKEN_2[name]) if name in BROKEN_2 else (SOUND, (BROKEN | DOUBTFUL)[name])
    assert before in sound, name
    return sound.replace(before, after, 1)


def damaged_line(name: str) -> int:
    """The line in which a text was damaged."""
    sound = SOUND_2 if name in BROKEN_2 else SOUND
    pairs = zip(sound.split("\n"), broken(name).split("\n"), strict=False)
    return next(number for number, (before, after) in enumerate(pairs, 1) if before != after)
