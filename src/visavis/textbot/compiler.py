"""Compile a bot file: sections in order, reference graph, a static upper bound for the length of a turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from visavis.core import Pile, Refusal
from visavis.core.pile import Card as PileCard
from visavis.textbot.card_steps import Line
from visavis.textbot.choices import Choices, make_chooser
from visavis.textbot.declarations import EMPTY, World, name_things
from visavis.textbot.expr import Expr, Scope, Wrong
from visavis.textbot.expressions import Compiler
from visavis.textbot.icons import read_icons
from visavis.textbot.person import read_person
from visavis.textbot.runtime import MOST_NESTED, Action, Ask, Bot, Counter, Deck, Run, Step, Verb
from visavis.textbot.source.document import FORMAT, MOST_NUMBER
from visavis.textbot.source.problems import BadBot, Problems, document, nearest, plain
from visavis.textbot.source.source_map import Lines, Path
from visavis.textbot.steps import Steps
from visavis.textbot.texts import Texts
from visavis.words.languages import LANGUAGES

MOST_CALLS = 2000
"""Maximum number of calls that may follow from one block."""


class Graph:
    """Call graph of a file."""

    def __init__(self, problems: Problems, nested: Collection[str] = ()) -> None:
        self._calls: dict[str, list[str]] = {}
        self._nested = frozenset(nested)
        """Actions that may lead back to themselves: at run time their depth is bounded."""
        self._problems = problems
        self._size: dict[str, int] = {}
        self._open: list[str] = []

    def add(self, name: str, calls: list[str]) -> None:
        """Record the references of a block, with multiplicity."""
        self._calls[name] = self._calls.get(name, []) + calls

    def check(self) -> None:
        """Reject reference cycles and blocks with more calls than a turn may have; report the first of each."""
        for name in self._calls:
            if self._walk(name) > MOST_CALLS:
                self._problems.add("calls.many", _path(name), given=name.split(" ")[1], most=MOST_CALLS)
                return

    def _walk(self, name: str) -> int:
        if name in self._size:
            return self._size[name]
        if name in self._open and self._nested.intersection(self._open[self._open.index(name) :]):
            return 0
        if name in self._open or len(self._open) > 200:
            self._problems.add("calls.circle", _path(name), given=name.split(" ")[1])
            return 0
        self._open.append(name)
        size = 1
        if name == "any card":
            size = max((self._walk(block) for block in list(self._calls) if block.startswith("card ")), default=1)
        for other in self._calls.get(name, ()):
            size = min(size + self._walk(other), MOST_CALLS + 1)
        self._open.pop()
        # How long a circle is shows only at run time: the steps of a turn are bounded there.
        self._size[name] = size = 1 if name in self._nested else size
        return size


def _path(name: str) -> Path:
    kind, _, id = name.partition(" ")
    parts = {"action": "actions", "counter": "counters", "ask": "asks", "you": "you", "card": "card"}
    return (parts[kind], id) if kind in parts else (id,)


_NAMES = 2
"""Number of texts with the name of the bot: a language only there may be misspelt."""
BLOCKS = ("setup", "round", "turn", "round_end", "end")
_USUAL_MOST = 9999


class Maker:
    """Compiler of one file."""

    def __init__(self, raw: dict[str, Any], problems: Problems) -> None:
        self.world = world = World(raw, problems)
        self.problems = problems
        problems.declare()
        self.compiler = Compiler(world)
        self.texts = Texts(self.compiler)
        self.unseen: dict[str, tuple[Path, str]] = {}
        self.known: dict[str, tuple[Path, str]] = {}
        self.rests: set[str] = set()
        self.ends: set[str] = set()
        self.actions: dict[str, Action] = {}
        self._numbers: dict[str, int] = {}
        self.lines: dict[str, list[Line]] = {}
        """The sentences of the rules page, by block."""
        self.reached: dict[str, tuple[str, int]] = {}
        """Trigger of each step of a counter by its clause: the number, or the number whose multiples trigger it."""
        self.graph = Graph(problems, {f"action {id}" for id, raw in world.things["actions"].items() if "nested" in raw})
        self.bot = Bot(world)

    def numbered(self, where: str) -> int:
        """Return the number of the next step of a block."""
        self._numbers[where] = self._numbers.get(where, 0) + 1
        return self._numbers[where]

    def action(self, id: str) -> Action:
        """Return an action, which may not be compiled yet (forward reference)."""
        return self.actions.setdefault(id, Action(id))

    def make(self) -> Bot:
        """Compile all sections in order of their dependencies. Raises BadBot if there are problems."""
        name_things(self.world, self.texts)
        self._asks()
        self._choices = Choices(self.compiler, self.texts, self._first_steps)
        self.chosen = self._choices.all()
        self._decks()
        self._dice()
        self._counters()
        for id, raw in self.world.things["actions"].items():
            self._action(id, raw)
        self._cards()
        for block in BLOCKS:
            self._block(block)
        self._verbs()
        if isinstance(self.world.raw.get("turns_per_round"), str) and self.world.format > 1:
            self.world.turns_expr = self._expr(self.world.raw, "turns_per_round", (), Scope(asks=False), "number")
        self._score()
        self._person()
        self.bot.icons = read_icons(self.world)
        self._whole()
        self.problems.stop()
        self.bot.made(self)
        return self.bot

    # Questions

    def _asks(self) -> None:
        asks = self.world.things["asks"]
        for id, raw in asks.items():
            kind = "word" if "options" in raw else "number" if "least" in raw or "most" in raw else "yes"
            self.compiler.asks[id] = kind
            if kind == "word":
                words = self._words(raw["options"], ("asks", id, "options"))
                self.compiler.ask_words[id] = frozenset(words)
                for word in words:
                    if word not in self.world.words:
                        self.texts.name(f"opt-word-{word}", None, ("asks", id), word)
                if not words or len(set(words)) < len(words):
                    self.problems.add("words", ("asks", id, "options"))
        for id, raw in asks.items():
            self.compiler.used.clear()
            self.bot.asks[id] = self._ask(id, raw)
            self.graph.add(f"ask {id}", [f"ask {word}" for word in sorted(self.compiler.used) if word in asks])
        self.compiler.used.clear()
        self.compiler.about_it = {id for id, ask in self.bot.asks.items() if ask.value and ask.value.it}

    def _words(self, raw: object, path: Path) -> list[str]:
        """Return the words of a list: written in place, or by its name."""
        if isinstance(raw, str) and self.world.format > 1:
            return list(self.world.vocabulary.listed(raw, path))
        return self.world.shapes.words(raw, path)

    def _ask(self, id: str, raw: dict[str, Any]) -> Ask:
        path: Path = ("asks", id)
        scope = Scope(locals=self.world.vocabulary.inputs.get(f"asks {id}", ()))
        if "text" not in raw:
            self.problems.add("text.missing", path, given=id)
        text = self.texts.text(f"ask-ask-{id}", raw.get("text", "-"), (*path, "text"), scope)
        kind = self.compiler.asks[id]
        it = "space" if self.world.board else ""
        value = self._expr(raw, "value", path, msgspec.structs.replace(scope, it=it, board=True), kind)
        least, most = (self._expr(raw, key, path, scope, "number") for key in ("least", "most"))
        options = (
            tuple(f"word.{word}" for word in self._words(raw["options"], (*path, "options"))) if kind == "word" else ()
        )
        if value is not None and kind == "word" and not (value.words or frozenset()) <= self.compiler.ask_words[id]:
            self.problems.add("ask.value", (*path, "value"), given=id)
        self._bounds(least, most, path)
        return Ask(id, kind, text, value, options, least, most, self._likely(raw, path, kind))

    def _bounds(self, least: Expr | None, most: Expr | None, path: Path) -> None:
        """Tell bounds between which there is no number."""
        if least is None or most is None or least.const is None or most.const is None or least.const <= most.const:
            return
        self.problems.doubt("bounds", (*path, "least"), least=least.const, most=most.const)

    def _likely(self, raw: dict[str, Any], path: Path, kind: str) -> tuple[int, int] | None:
        """Return the range of the answers that people mostly give, for simulations."""
        likely = raw.get("likely")
        if likely is None:
            return None
        fits = isinstance(likely, list) and len(likely) == 2 and all(type(bound) is int for bound in likely)
        if kind != "number" or not fits or likely[0] > likely[1]:
            self.problems.add("likely", (*path, "likely"), given=str(likely))
            return None
        return likely[0], likely[1]

    def _expr(self, raw: dict[str, Any], key: str, path: Path, scope: Scope, *kinds: str) -> Expr | None:
        if key not in raw:
            return None
        line = self.world.shapes.line(raw[key], (*path, key))
        return None if line is None else self.compiler.expr(line, (*path, key), scope, *kinds)

    # Decks, dice, counters

    def _decks(self) -> None:
        world, fake = self.world, Run.__new__(Run)
        for index, id in enumerate(world.decks):
            raw = world.things["decks"].get(id, {})
            path: Path = ("decks", id)
            scope = Scope(columns=True, asks=False, fixed=True)
            empty = world.shapes.one_of(raw, "empty", path, EMPTY, "shuffle")
            cards = self._expr(raw, "cards", path, scope, "yes")
            if cards is None and index and "cards" not in raw:
                self.problems.add("deck.cards", path, given=id)
            reserve = self._expr(raw, "reserve", path, scope, "yes")
            under = self._expr(raw, "under", path, scope, "yes")
            below = world.shapes.number(raw, "under_with", path, 0, 0, 60)
            if "under" in raw and "reserve" in raw:
                self.problems.add("deck.under", (*path, "under"), given=id)
            deck = self.bot.decks[id] = Deck(id, empty, {}, {}, {}, below)
            for level in world.levels:
                fake.level = f"word.{level}"
                deck.cards[level] = self._chosen_cards(fake, cards, usual=True)
                deck.reserve[level] = self._chosen_cards(fake, reserve, usual=False)
                if under is not None:
                    lowest = self._chosen_cards(fake, under, usual=False)
                    deck.under[level] = tuple(card for card in lowest if card in deck.cards[level])
                if not deck.cards[level]:
                    self.problems.add("deck.empty", path, given=id, level=level)
        for id, raw in world.things["rows"].items():
            cards = self._expr(raw, "cards", ("rows", id), Scope(columns=True, asks=False, fixed=True), "yes")
            by_level = self.bot.row_cards[id] = {}
            if "mixed" in raw and world.shapes.yes(raw, "mixed", ("rows", id)):
                self.bot.mixed.add(id)
            for level in world.levels:
                fake.level = f"word.{level}"
                by_level[level] = self._chosen_cards(fake, cards, usual=False)
                needs = world.format == 1 or "cards" in raw
                if (needs and not by_level[level]) or len(by_level[level]) > 20:
                    self.problems.add("row.cards", ("rows", id), given=id, most=20)
        for id, raw in world.things["piles"].items():
            usual = world.decks[0] if world.decks else ""
            self.bot.pile_deck[id] = world.shapes.one_of(raw, "deck", ("piles", id), world.decks, usual)
        self._once()

    def _chosen_cards(self, fake: Run, condition: Expr | None, *, usual: bool) -> tuple[str, ...]:
        cards = []
        for id, card in self.world.cards.items():
            fake.card = card.row
            if usual if condition is None else condition.fn(fake):
                cards += [f"card.{id}"] * card.copies
        return tuple(cards)

    def _once(self) -> None:
        """Report a card that is in two places."""
        for level in self.world.levels:
            places = [
                (id, by_level[level]) for id, deck in self.bot.decks.items() for by_level in (deck.cards, deck.reserve)
            ]
            places += [(id, row[level]) for id, row in self.bot.row_cards.items()]
            owner: dict[str, str] = {}
            for id, cards in places:
                for card in dict.fromkeys(cards):
                    if card in owner:
                        self.problems.add("card.places", ("decks",), given=card[5:], one=owner[card], other=id)
                    owner[card] = id

    def _dice(self) -> None:
        for id, raw in self.world.things["dice"].items():
            if isinstance(raw.get("faces"), str) and self.world.format > 1:
                raw["faces"] = list(self.world.vocabulary.listed(raw["faces"], ("dice", id, "faces")))
            faces = raw.get("faces")
            same = isinstance(faces, list) and faces and len({type(face) for face in faces}) == 1
            if not same or not all(isinstance(face, (int, str)) and not isinstance(face, bool) for face in faces or []):
                self.problems.add("die.faces", ("dice", id), given=id)
                raw["faces"] = faces = [1]
            assert isinstance(faces, list)
            for face in faces:
                if isinstance(face, str) and self.world.shapes.id(face, ("dice", id)) and face not in self.world.words:
                    self.texts.name(f"opt-word-{face}", None, ("dice", id), face)
            shown: list[PileCard] = [face if isinstance(face, int) else f"word.{face}" for face in faces]
            self.bot.dice[id] = Pile.of(f"die.{id}", shown)

    def _counters(self) -> None:
        shapes = self.world.shapes
        for id, raw in self.world.things["counters"].items():
            path = self.world.path_of("counters", id)
            least = shapes.number(raw, "least", path, 0, -MOST_NUMBER, MOST_NUMBER)
            most = shapes.number(raw, "most", path, max(least, _USUAL_MOST), least, MOST_NUMBER)
            start = raw.get("start", max(0, least))
            starts = start if isinstance(start, dict) else dict.fromkeys(self.world.levels, start)
            for level in self.world.levels:
                if type(starts.get(level)) is not int or not least <= starts[level] <= most:
                    self.problems.add("number", (*path, "start"), given=str(start), least=least, most=most)
                    break
            every = shapes.number(raw, "every", path, 0, 0, MOST_NUMBER)
            steps = self._steps(f"counter.{id}", path, Scope())
            do = steps.all(shapes.steps(raw.get("do"), (*path, "do")), "do")
            self.reached |= {line.clause: ("every", every) for line in steps.lines}
            if bool(do) != bool(every):
                self.problems.add("counter.every", path, given=id)
            thresholds = []
            for key, raw_steps in shapes.table(raw.get("at"), (*path, "at")).items():
                if not str(key).isdigit() or not least < int(str(key)[:9]) <= most:
                    self.problems.add("number", (*path, "at", str(key)), given=str(key), least=least + 1, most=most)
                    continue
                before = len(steps.lines)
                thresholds.append(
                    (int(key), steps.all(shapes.steps(raw_steps, (*path, "at", str(key))), "at", str(key)))
                )
                self.reached |= {line.clause: ("at", int(key)) for line in steps.lines[before:]}
            self._keep(f"counter {id}", steps)
            at, quiet = tuple(sorted(thresholds)), shapes.yes(raw, "quiet", path)
            self.bot.counters[id] = Counter(f"counter_{id}", starts, least, most, every, do, at, quiet)

    def _steps(self, where: str, path: Path, scope: Scope) -> Steps:
        return Steps(self, where, path, scope)

    def _first_steps(self, raw: object, id: str, path: Path, scope: Scope) -> tuple[Step, ...]:
        """Compile what is done when a criterion is reached with a tie."""
        steps = self._steps(f"{id}.first", path, scope)
        made = steps.all(self.world.shapes.steps(raw, path))
        self._keep(f"choice {id.split('.')[1]}", steps)
        return made

    def _keep(self, name: str, steps: Steps) -> None:
        self.lines[steps.where] = steps.lines
        self.graph.add(name, steps.calls)

    # Actions and blocks

    def _action(self, id: str, raw: dict[str, Any]) -> None:
        path: Path = ("actions", id)
        made = self.action(id)
        inputs = self.world.vocabulary.inputs.get(f"actions {id}", ())
        made.inputs = tuple(local.name for local in inputs)
        if "nested" in raw:
            made.nested = self.world.shapes.number(raw, "nested", path, 1, 1, MOST_NESTED)
        plain = Scope(amount=True, slot=True, locals=inputs)
        made.condition = self._expr(raw, "if", path, plain, "yes")
        scope, choice = plain, raw.get("choose")
        if choice is not None:
            if not isinstance(choice, str) or choice not in self.chosen:
                near = nearest(str(choice), self.chosen)
                self.problems.add("choice", (*path, "choose"), given=str(choice), near=near, options=())
            else:
                self.compiler.used.add(f"choice {choice}")
                self.graph.add(f"action {id}", [f"choice {choice}"])
                made.choose = make_chooser(self.chosen[choice], self._choices)
                chosen = self.chosen[choice]
                scope = msgspec.structs.replace(plain, it=chosen.it, words=chosen.words)
                try:
                    self.compiler.inputs_known(f"choices {choice}", plain)
                except Wrong as wrong:
                    self.problems.add(wrong.id, (*path, "choose"), "", **wrong.args_of)
        steps = self._steps(f"action.{id}", path, scope)
        made.do = steps.all(self.world.shapes.steps(raw.get("do"), (*path, "do")), "do")
        if "else" in raw:
            before, steps.lines, steps.scope = steps.lines, [], plain
            made.otherwise = steps.all(self.world.shapes.steps(raw["else"], (*path, "else")), "else")
            steps.lines, self.lines[f"action.{id}.else"] = before, steps.lines
        if "do" not in raw and choice is None:
            self.problems.add("action.empty", path, given=id)
        self._keep(f"action {id}", steps)

    def _cards(self) -> None:
        for id, card in self.world.cards.items():
            steps = self._steps(f"card.{id}", card.path, Scope())
            made: list[Step] = []
            if "text" in card.raw:
                made += steps.card_text(card.raw["text"])
            made += steps.all(self.world.shapes.steps(card.raw.get("do"), (*card.path, "do")), "do")
            self.bot.card_steps[f"card.{id}"] = tuple(made)
            self._keep(f"card {id}", steps)

    def _block(self, name: str) -> None:
        raw = self.world.shapes.table(self.world.raw.get(name), (name,))
        self.world.shapes.keys(raw, "block", (name,))
        lines = self.world.shapes.steps(raw.get("do"), (name, "do"))
        if name == "turn" and "turn" not in self.world.raw and self.world.decks:
            lines = [f"turn {self.world.decks[0]}", "do card"]
        steps = self._steps(name, (name,), Scope(slot=True))
        self.bot.blocks[name] = steps.all(lines, "do")
        self._keep(f"block {name}", steps)
        if name == "turn" and not lines:
            self.problems.add("turn", ("turn",))

    # The person

    def _verbs(self) -> None:
        shapes = self.world.shapes
        for id, raw in self.world.things["you"].items():
            path: Path = ("you", id)
            in_setup = shapes.one_of(raw, "in", path, ("turn", "setup"), "turn") == "setup"
            for key in (f"verb-you-{id}", f"ask-you-{id}"):
                self.texts.name(key, raw.get("name"), (*path, "name"), id)
            possible = self._expr(raw, "if", path, Scope(board=True, asks=False), "yes")
            space = self._expr(raw, "space", path, Scope(board=True, asks=False), "set")
            listed, condition = raw.get("among", []), None
            if isinstance(listed, str) and self.world.format > 1:
                name, _, condition = listed.partition(" where ")
                listed = list(self.world.vocabulary.listed(name.strip(), (*path, "among")))
            options = tuple(f"word.{word}" for word in shapes.words(listed, (*path, "among")))
            words = frozenset(map(str, listed)) if isinstance(listed, list) else None
            where = None
            if condition:
                where = self.compiler.expr(
                    condition, (*path, "among"), Scope(it="word", words=words, asks=False), "yes"
                )
            for word in options:
                if word[5:] not in self.world.words:
                    self.texts.name(f"opt-{word.replace('.', '-')}", None, path, word[5:])
            least, most = (self._expr(raw, key, path, Scope(asks=False), "number") for key in ("least", "most"))
            self._bounds(least, most, path)
            if sum((space is not None, bool(options) or most is not None)) > 1 or (
                self.world.format == 1 and options and most is not None
            ):
                self.problems.add("you.fields", path, given=id)
            it = "space" if space else "word" if options else ""
            steps = self._steps(
                f"you.{id}", path, Scope(it=it, words=words if it == "word" else None, amount=most is not None)
            )
            do = steps.all(shapes.steps(raw.get("do"), (*path, "do")), "do")
            self._keep(f"you {id}", steps)
            again = shapes.yes(raw, "again", path)
            self.bot.verbs[id] = Verb(
                id, in_setup, possible, space, options, least, most, do, again, where, shapes.yes(raw, "must", path)
            )

    def _score(self) -> None:
        raw = self.world.shapes.table(self.world.raw.get("score"), ("score",))
        self.world.shapes.keys(raw, "score", ("score",))
        if not raw and "points" in self.world.things["counters"]:
            raw = {"bot": "points"}
        scope = Scope(asks=False)
        self.bot.score_bot = self._expr(raw, "bot", ("score",), scope, "number")
        if "bot" not in raw:
            self.problems.add("score", ("score",))
        you = raw.get("you")
        if isinstance(you, str) and you in self.compiler.asks and self.compiler.asks[you] == "number":
            self.compiler.used.add(you)
            self.bot.asks_you = you
        elif you is not None:
            self.bot.score_you = self._expr(raw, "you", ("score",), scope, "number")

    def _person(self) -> None:
        """Read the model of the person, which only simulations use."""
        shapes = self.world.shapes
        raw = shapes.table(self.world.raw.get("person") if self.world.format > 1 else None, ("person",))
        shapes.keys(raw, "person", ("person",))
        verbs = shapes.table(raw.get("verbs"), ("person", "verbs"))
        known = self.world.things["you"]
        for id in verbs:
            if id not in known:
                self.problems.add("you", ("person", "verbs", str(id)), given=str(id), near=nearest(str(id), known))
            self.bot.person_verbs[id] = shapes.number(verbs, id, ("person", "verbs"), 1, 0, 1000)
        self.bot.person = read_person(self.world, raw)

    # The whole

    def _whole(self) -> None:
        world, problems = self.world, self.problems
        self.graph.check()
        for deck in sorted(set(self.unseen) & set(self.known)):
            path, line = self.known[deck]
            problems.add("deck.unseen", path, line, given=deck)
        for deck in sorted(set(self.known) | set(self.unseen)):
            if not any(self.bot.decks[deck].reserve.values()) and deck in self.bot.decks:
                path, line = (self.known | self.unseen)[deck]
                problems.add("deck.reserve", path, line, given=deck)
        can_rest = "bot" in self.rests and ("you" in self.rests or not world.things["you"])
        decks_end = any(deck.empty in ("end_round", "end_game") for deck in self.bot.decks.values())
        self.bot.you_rest = "you" in self.rests
        if not (world.turns_per_round or can_rest or self.ends or decks_end or "bot" in self.rests):
            problems.add("ends", ("rounds",))
        self.compiler.used.add(world.first)
        for section, kind in (("asks", "ask"), ("choices", "choice"), ("actions", "action")):
            for id in world.things[section]:
                used = f"choice {id}" if section == "choices" else id
                if used not in self.compiler.used:
                    self.bot.unused.append((kind, id, self.problems.lines.of((section, id))))
        examples = world.raw.get("example", [])
        for index, example in enumerate(examples if isinstance(examples, list) else []):
            world.shapes.keys(world.shapes.table(example, ("example", index)), "example", ("example", index))
        self._languages()

    def _languages(self) -> None:
        """Record texts that lack a language of other texts."""
        counts = {language: count for language, count in self.texts.languages.items() if language}
        most = max(counts.values(), default=0)
        often = {language for language, count in counts.items() if count * 2 >= most and count > _NAMES}
        named = {language for language in self.texts.plain.get("game-name", ()) if counts.get(language, 0) > _NAMES}
        known = {*LANGUAGES, *named, *often} - {""}
        for key, texts in self.texts.plain.items():
            for language in sorted(set(texts) - known - {""}):
                near = language[:2] if language[:2] in known else nearest(language, known)
                path = (*self.texts.paths[key], language)
                shown = {"near": near, "meant": "yes" if near else "no"}
                self.problems.doubt("language.only", path, language, given=language, **shown)
        counts = {language: count for language, count in counts.items() if language in known}
        if len(counts) < 2:
            return
        for key, texts in self.texts.plain.items():
            if key in self.texts.one_language:
                line, text = self.problems.lines.of(self.texts.paths[key]), texts[""]
                self.bot.untold.append(("", text, line))
            missing = [language for language in counts if language not in texts and "" not in texts]
            if missing:
                line = self.problems.lines.of(self.texts.paths[key])
                self.bot.untold.append((missing[0], next(iter(texts.values())), line))
        self.bot.untold = sorted(dict.fromkeys(self.bot.untold), key=lambda untold: untold[2])


def read_bot(text: str) -> Bot:
    """Compile a bot from its text. Raises BadBot with all problems."""
    problems = Problems(Lines(plain(text)))
    try:
        raw = document(text)
    except Refusal as wrong:
        raise BadBot((wrong,)) from None
    if type(raw.get("bot")) is int and raw["bot"] > FORMAT:
        line = problems.lines.of(("bot",))
        raise BadBot((Refusal("bot.format.newer", line=line, at="bot", given=raw["bot"], expected_number=FORMAT),))
    bot = Maker(raw, problems).make()
    bot.text = text
    return bot
