"""Compile the choices of a file: options, and criteria with a text and optionally a rule."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core import UNTRACKED, Choice, Criterion, Later, Nth, Only, Pile, YouChoose
from visavis.core.choice import AnyCriterion
from visavis.textbot.expr import Expr, Scope
from visavis.textbot.runtime import fitting
from visavis.textbot.source.problems import nearest
from visavis.textbot.source.source_map import Path
from visavis.textbot.texts import Text
from visavis.textbot.vocabulary import Local

if TYPE_CHECKING:
    from visavis.textbot.expressions import Compiler
    from visavis.textbot.runtime import Run
    from visavis.textbot.texts import Texts

RULES = ("only", "least", "most", "order", "count", "you", "random", "each")
_LAST = ("count", "you", "random")
Make = Callable[["Run"], AnyCriterion | None]
FirstSteps = Callable[[object, str, Path, Scope], tuple[Callable[["Run"], object], ...]]


class By(msgspec.Struct, frozen=True):
    """A criterion: its text, its condition, its optional rule."""

    id: str
    clause: str
    text: Text
    condition: Expr | None
    rule: str
    make: Make | None
    """The criterion as a rule."""
    board: bool = False
    """Whether its rule reads the board."""
    back: Text | None = None
    backwards: Expr | None = None
    each: Expr | None = None
    first: tuple[Callable[[Run], object], ...] = ()
    """What is done when it is reached with a tie."""


class Chosen(msgspec.Struct):
    """A choice of the file."""

    id: str
    text: Text
    it: str = ""
    """The kind of its options: a space, counters, piles or words; empty if only the person knows them."""
    among: Expr | None = None
    options: tuple[str, ...] = ()
    by: tuple[By, ...] = ()
    sure: bool = False
    words: frozenset[str] | None = None
    """The words that its options may be."""
    source: Callable[[Run], tuple[Any, ...]] | None = None
    """The options that the app knows: of a list, or the cards of a row, pile or deck."""
    condition: Expr | None = None
    """Which of them are possible."""


class Choices:
    """Compiler of the choices of a file."""

    def __init__(self, compiler: Compiler, texts: Texts, first_steps: FirstSteps) -> None:
        self._first_steps = first_steps
        self._locals: tuple[Local, ...] = ()
        """The inputs of the choice under way."""
        self._it_words: frozenset[str] | None = None
        self.compiler = compiler
        self.texts = texts
        self.world = compiler.world
        self.named: dict[str, dict[str, By]] = {}
        """Cache of the criteria that cards can name, by kind of option."""

    def all(self) -> dict[str, Chosen]:
        """Compile every choice, by id."""
        return {id: self._choice(id, raw) for id, raw in self.world.things["choices"].items()}

    def _choice(self, id: str, raw: dict[str, Any]) -> Chosen:
        path: Path = ("choices", id)
        shapes, problems = self.world.shapes, self.world.problems
        made = Chosen(id, Text(f"choose-choice-{id}"), sure=shapes.yes(raw, "sure", path))
        among = raw.get("among")
        self._locals = self.world.vocabulary.inputs.get(f"choices {id}", ())
        if isinstance(among, str) and self.world.format > 1 and self._sourced(among, made, path):
            pass
        elif isinstance(among, str):
            made.it = "space"
            made.among = self.compiler.expr(among, (*path, "among"), Scope(amount=True, board=True, asks=False), "set")
        elif among is not None:
            made.it, made.options = self._listed(among, path)
            if made.it == "word" and self.world.format > 1:
                made.words = frozenset(option[5:] for option in made.options)
        self._it_words = made.words
        scope = Scope(it=made.it, amount=True, locals=self._locals)
        if "text" not in raw:
            problems.add("text.missing", path, given=id)
        else:
            scope_of_text = msgspec.structs.replace(scope, it="")
            made.text = self.texts.text(f"choose-choice-{id}", raw["text"], (*path, "text"), scope_of_text)
        by = raw.get("by", [])
        if (
            not isinstance(by, list)
            or not all(isinstance(criterion, dict) for criterion in by)
            or not by
            or len(by) > 30
        ):
            problems.add("by", (*path, "by"))
            return made
        made.by = tuple(
            self._by(criterion, f"choice.{id}.{number}", (*path, "by", number - 1), made.it, last=number == len(by))
            for number, criterion in enumerate(by, 1)
        )
        return made

    def _sourced(self, among: str, made: Chosen, path: Path) -> bool:
        """Compile `LIST where ...`, or the cards of a row, pile or deck; False if it is something else."""
        name, where, condition = (part.strip() for part in among.partition(" where "))
        world = self.world
        if name in world.vocabulary.lists:
            listed = world.vocabulary.lists[name]
            made.it, made.words = "word", frozenset(listed)
            made.options = options = tuple(f"word.{word}" for word in listed)
            made.source = lambda run: options
        elif name in world.things["rows"] or name in world.things["piles"]:
            field = f"row_{name}" if name in world.things["rows"] else f"pile_{name}"
            made.it, made.source = "card", lambda run: tuple(dict.fromkeys(getattr(run.state, field)))
        elif name in world.decks:
            made.it = "card"
            made.source = lambda run: tuple(dict.fromkeys(map(str, getattr(run.state, f"deck_{name}").cards)))
        elif where or not world.board:
            known = (*world.vocabulary.lists, *world.things["rows"], *world.things["piles"], *world.decks)
            world.problems.add("among", (*path, "among"), given=name, near=nearest(name, known), options=known)
            made.it = "word"
            return True
        else:
            return False
        self.compiler.used.add(name)
        if condition:
            scope = Scope(it=made.it, words=made.words, amount=True, asks=False, locals=self._locals)
            made.condition = self.compiler.expr(condition, (*path, "among"), scope, "yes")
        return True

    def _listed(self, among: object, path: Path) -> tuple[str, tuple[str, ...]]:
        words = self.world.shapes.words(among, (*path, "among"))
        if len(set(words)) < len(words) or not words:
            self.world.problems.add("words", (*path, "among"))
        for kind, section in (("counter", "counters"), ("pile", "piles")):
            if words and all(word in self.world.things[section] for word in words):
                return kind, tuple(f"{kind}.{word}" for word in words)
        for word in words:
            self.world.shapes.id(word, (*path, "among"))
            self.compiler.used.add(word)
            if word not in self.world.words:
                self.texts.name(f"opt-word-{word}", None, path, word)
        return "word", tuple(f"word.{word}" for word in words)

    def _by(self, raw: dict[str, Any], id: str, path: Path, it: str, *, last: bool) -> By:
        problems, expr = self.world.problems, self.compiler.expr
        self.world.shapes.keys(raw, "criteria", path)
        rules = [key for key in RULES if key in raw]
        rule = rules[0] if rules else ""
        if len(rules) > 1:
            problems.add("rules.two", (*path, rules[1]), one=rules[0], other=rules[1])
        if rule in _LAST and not last:
            problems.add("rule.last", (*path, rule), given=rule)
        scope = Scope(amount=True, count=rule == "count", locals=self._locals)
        condition = None
        if "if" in raw:
            condition = expr(str(raw["if"]), (*path, "if"), Scope(amount=True, locals=self._locals), "yes")
        if rule == "each":
            return self._each(raw, id, path, condition)
        if "text" not in raw:
            problems.add("text.missing", path, given=id)
        text = self.texts.text(f"by-{_key(id)}", raw.get("text", "-"), (*path, "text"), scope)
        if not rule or (not it and rule not in ("you", "random", "count")):
            if rule:
                problems.add("rule.among", (*path, rule), given=rule)
            return By(id, id, text, condition, "", None, first=self._first(raw, id, path))
        back = None
        if "text_backwards" in raw:
            back = self.texts.text(f"by-{_key(id)}-back", raw["text_backwards"], (*path, "text_backwards"), scope)
        made, board = getattr(self, f"_{rule}")(raw, id, (*path, rule), it, text)
        backwards = self._backwards(raw, path)
        if rule == "count" and made is not None:
            made = _counting(id, made, text, back or text, backwards)
        first = self._first(raw, id, path)
        if first and made is not None:
            made = _after(first, made)
        return By(id, id, text, condition, rule, made, board, back, backwards, first=first)

    def _first(self, raw: dict[str, Any], id: str, path: Path) -> tuple[Callable[[Run], object], ...]:
        if "first" not in raw or self.world.format == 1:
            return ()
        return self._first_steps(raw["first"], id, (*path, "first"), Scope(amount=True, locals=self._locals))

    def _rule(self, raw: object, path: Path, it: str, *kinds: str, board: bool = True) -> Expr | None:
        line = self.world.shapes.line(raw, path)
        words = self._it_words if it else None
        scope = Scope(it=it, words=words, amount=True, board=board, asks=False, locals=self._locals)
        return None if line is None else self.compiler.expr(line, path, scope, *kinds)

    def _only(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make | None, bool]:
        kinds = ("yes", "set") if it == "space" else ("yes",)
        rule = self._rule(raw["only"], path, it, *kinds)
        if rule is None:
            return None, False
        fn = rule.fn
        if rule.kind == "set":
            return lambda run: Only(id, id, spaces=lambda: fn(run), args=text.args(run)), True
        return lambda run: Only(id, id, test=_about(run, fn), args=text.args(run)), rule.board

    def _least(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make | None, bool]:
        rule = self._rule(raw["least"], path, it, "number")
        if rule is None:
            return None, False
        fn, node, board = rule.fn, rule.node, self.world.board
        if board and it == "space" and node.op == "call" and node.value == "distance" and node.args[1].value == "it":
            # Optimization for all spaces in a single pass: the rings around a set are its distances.
            parts = [self.compiler.of(arg, Scope(it=it, board=True, asks=False)) for arg in node.args]
            if not any(arg.it for arg in (parts[0], *parts[2:])):
                start, blocked = parts[0].fn, parts[2].fn if len(parts) > 2 else lambda run: 0

                def by_rings(run: Run) -> Criterion:
                    rings = board.rings(start(run), blocked(run))
                    return Criterion(id, id, classes=rings, args=text.args(run), measure=_about(run, fn))

                return by_rings, True
        return lambda run: Criterion(id, id, _about(run, fn), args=text.args(run)), rule.board

    def _most(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make | None, bool]:
        rule = self._rule(raw["most"], path, it, "number")
        if rule is None:
            return None, False
        fn = rule.fn

        def make(run: Run) -> Criterion:
            about = _about(run, fn)
            return Criterion(id, id, lambda option: -about(option), args=text.args(run), measure=about)

        return make, rule.board

    def _order(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make | None, bool]:
        """Compile a ranking by a list, best first: inline, named, or in a column of the card."""
        order = raw["order"]
        if self.world.format > 1 and ("as" in raw or "backwards" in raw):
            return self._order_changed(raw, id, path, it, text)
        if isinstance(order, list):
            words = tuple(self.world.shapes.words(order, path))
            self._in_order(words, path, it)
            return self._by_list(lambda run: words, id, text, it)
        name = str(order)
        self.compiler.used.add(name)
        if name in self.world.orders:
            words = self.world.orders[name]
            self._in_order(words, path, it)
            return self._by_list(lambda run: words, id, text, it)
        rule = self._rule(order, path, "", "word", "words", board=False)
        if rule is None:
            return None, False
        fn, known = rule.fn, rule.words or frozenset()
        if rule.kind == "words":
            self._in_order(tuple(sorted(known)), path, it)
            return self._by_list(fn, id, text, it)
        orders = self.world.orders
        if unknown := sorted(known - set(orders)):
            self.world.problems.add("order", path, given=unknown[0], near=nearest(unknown[0], orders))
            return None, False
        for listed in known:
            self._in_order(orders[listed], ("orders", listed), it)
        return self._by_list(lambda run: orders.get(fn(run)[5:], ()), id, text, it)

    def _order_changed(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make | None, bool]:
        """Compile a ranking by a list in which words stand for others, or that is read from its end."""
        order, listed = raw["order"], self.world.vocabulary.lists
        known: tuple[str, ...] = ()
        if isinstance(order, list) or str(order) in listed:
            words = tuple(self.world.shapes.words(order, path)) if isinstance(order, list) else listed[str(order)]
            fn: Callable[[Run], Any] = lambda run: words  # noqa: E731
            known = words
        else:
            rule = self._rule(order, path, "", "words", board=False)
            if rule is None:
                return None, False
            fn, known = rule.fn, tuple(sorted(rule.words or ()))
        stands: dict[str, Callable[[Run], Any]] = {}
        under = (*path[:-1], "as")
        for word, line in self.world.shapes.table(raw.get("as"), under).items():
            if word not in known:
                self.world.problems.add(
                    "order.as", (*under, word), given=word, near=nearest(word, known), options=known
                )
            made = self._rule(line, (*under, word), "", "word", board=False)
            if made is not None:
                stands[word] = made.fn
        back = self._backwards(raw, path[:-1])

        def words_now(run: Run) -> list[str]:
            found = [stands[word](run)[5:] if word in stands else word for word in fn(run)]
            return found[::-1] if back is not None and back.fn(run) else found

        self._in_order(tuple(word for word in known if word not in stands), path, it)
        return self._by_list(words_now, id, text, it)

    def _in_order(self, words: tuple[str, ...], path: Path, it: str) -> None:
        """Check that every word of a list can match an option."""
        world, known = self.world, list[str]()
        if it == "space" and world.board:
            known = [*world.board.grounds, *world.things["pieces"], *(word[5:] for word in world.board.map.names)]
            known += list(world.board.map.names)
        elif it in ("counter", "pile"):
            known = list(world.things[f"{it}s"])
        elif it == "word":
            return
        for word in words:
            if word not in known:
                world.problems.add("order.word", path, word, given=word, near=nearest(word, known))

    def _by_list(self, words: Callable[[Run], Any], id: str, text: Text, it: str) -> tuple[Make | None, bool]:
        board = self.world.board
        if it == "space" and board:
            sets: dict[str, Any] = {name: (lambda run, bits=bits: bits) for name, bits in board.map.bit.items()}
            sets |= {name[5:]: bits_of for name, bits_of in sets.items() if name.startswith("area.")}
            sets |= {name: (lambda run, bits=bits: bits) for name, bits in board.grounds.items()}
            sets |= {name: attrgetter(f"state.piece_{name}") for name in self.world.things["pieces"]}

            def by_classes(run: Run) -> Criterion:
                return Criterion(id, id, classes=tuple(sets[word](run) for word in words(run)), args=text.args(run))

            return by_classes, True

        def by_place(run: Run) -> Criterion:
            place = {f"{it}.{word}": rank for rank, word in reversed(tuple(enumerate(words(run), 1)))}
            return Criterion(id, id, lambda option: place.get(option, 999), args=text.args(run))

        return by_place, False

    def _count(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Any, bool]:
        rule = self._rule(raw["count"], path, "", "number", board=False)
        return rule, bool(rule and rule.board)

    def _backwards(self, raw: dict[str, Any], path: Path) -> Expr | None:
        return (
            self._rule(raw["backwards"], (*path, "backwards"), "", "yes", board=False) if "backwards" in raw else None
        )

    def _you(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make, bool]:
        return lambda run: YouChoose(id, id, args=text.args(run)), False

    def _random(self, raw: dict[str, Any], id: str, path: Path, it: str, text: Text) -> tuple[Make, bool]:
        def make(run: Run) -> Later:
            def drawn(remaining: tuple[Any, ...]) -> Only:
                pick = run.table.draw(Pile.of(f"chance.{id}", remaining))
                return Only(id, id, test=lambda option: option == pick, args=text.args(run))

            return Later(drawn)

        return make, False

    def _each(self, raw: dict[str, Any], id: str, path: Path, condition: Expr | None) -> By:
        """Compile a reference to the criteria in a column of the card, in their order."""
        rule = self._rule(raw["each"], (*path, "each"), "", "words", board=False)
        known = self.world.things["criteria"]
        for word in sorted(rule.words or ()) if rule else ():
            self.compiler.used.add(word)
            if word not in known:
                self.world.problems.add(
                    "criterion", self._cell_with(str(raw["each"]), word), given=word, near=nearest(word, known)
                )
        return By(id, id, Text(f"by-{_key(id)}"), condition, "each", None, each=rule)

    def _cell_with(self, column: str, word: str) -> Path:
        """Return the path of the first card that holds a word in a column."""
        field = column.rpartition(".")[2]
        cards = self.world.cards.values()
        return next(((*card.path, field) for card in cards if word in card.row.get(field, ())), ("card",))

    def criteria(self, it: str) -> dict[str, By]:
        """Return the named criteria for options of this kind (cached)."""
        if it not in self.named:
            self.named[it] = {}
            for id, raw in self.world.things["criteria"].items():
                self._locals, self._it_words = (), None
                self.named[it][id] = self._by(raw, f"criterion.{id}", ("criteria", id), it, last=False)
        return self.named[it]


def _key(id: str) -> str:
    return id.replace(".", "-")


def _about(run: Run, fn: Callable[[Run], Any]) -> Callable[[Any], Any]:
    """Return a function of one option, which binds it to `it`."""

    def about(option: Any) -> Any:
        run.it = option
        return fn(run)

    return about


def _after(first: tuple[Callable[[Run], object], ...], make: Make) -> Make:
    """Return a criterion that runs steps when it is reached with a tie."""

    def later(run: Run) -> Later:
        def reached(remaining: tuple[Any, ...]) -> Any:
            it = run.it
            run.all(first)
            run.it = it
            made = make(run)
            return made.make(remaining) if isinstance(made, Later) else made

        return Later(reached)

    return later


def _counting(id: str, count: Any, forwards: Text, back: Text, backwards: Expr | None) -> Make:
    def make(run: Run) -> Nth:
        turned = bool(backwards and backwards.fn(run))
        run.counted = count.fn(run)
        text, name = (back, f"{id}.back") if turned and back is not forwards else (forwards, id)
        return Nth(name, id, run.counted, turned, text.args(run))

    return make


def make_chooser(made: Chosen, choices: Choices) -> Callable[[Run], Any]:
    """Return the function that makes a choice: computed if options and rules are known, otherwise a checklist."""
    id, board = f"choice.{made.id}", choices.world.board
    named = choices.criteria(made.it) if any(by.rule == "each" for by in made.by) else {}
    every = [*made.by, *named.values()]
    ruled = bool(made.it) and all(by.make is not None or by.rule == "each" for by in every)
    looks = made.it == "space" or any(by.board for by in every)
    ends = bool(made.by) and made.by[-1].rule in _LAST

    def lines(run: Run) -> list[By]:
        chosen: list[By] = []
        for by in made.by:
            if by.condition is None or by.condition.fn(run):
                chosen += [named[name] for name in by.each.fn(run)] if by.each is not None else [by]
        return chosen

    def checklist(run: Run) -> tuple[Only | Later, ...]:
        criteria: list[Only | Later] = []
        for by in lines(run):
            text, name = by.text, by.id
            if by.back is not None and by.backwards is not None and by.backwards.fn(run):
                text, name = by.back, f"{by.id}.back"
            if by.first:
                criteria.append(_told_after(run, by, name, text))
            else:
                criteria.append(Only(name, by.clause, args=_checklist_args(run, by, text)))
        return tuple(criteria)

    def options_now(run: Run) -> tuple[Any, ...]:
        if made.source is None:
            return made.options
        found = made.source(run)
        run.weigh(len(found))
        return found if made.condition is None else tuple(fitting(run, found, made.condition.fn))

    def choose(run: Run) -> Any:
        args = made.text.args(run)
        known = run.tracked or not looks
        if known and ruled:
            by = tuple(
                criterion for line in lines(run) if line.make is not None and (criterion := line.make(run)) is not None
            )
            if not ends:
                by = (*by, YouChoose("tie", id))
            among: Any = options_now(run)
            if made.among is not None and board is not None:
                among = board.map.region(made.among.fn(run))
            run.weigh(len(among) * len(by))
            return run.table.choose(Choice(id, id, among, by, sure=made.sure, args=args))
        options = options_now(run)
        if made.source is not None and not options:
            return None
        if made.among is not None and board is not None and run.tracked:
            options = tuple(board.map.region(made.among.fn(run)))
            if not options:
                return None
        answer_kind = "pick" if options else "done"
        return run.table.choose(
            Choice(id, id, UNTRACKED, checklist(run), options, answer_kind, made.sure, args)  # type: ignore[arg-type]
        )

    return choose


def _told_after(run: Run, by: By, name: str, text: Text) -> Later:
    """Return the line of a checklist that comes after steps of its own."""

    def reached(remaining: tuple[Any, ...]) -> Only:
        run.all(by.first)
        return Only(name, by.clause, args=_checklist_args(run, by, text))

    return Later(reached)


def _checklist_args(run: Run, by: By, text: Text) -> Any:
    if by.rule == "count" and by.make is not None and not by.first:
        made = by.make(run)
        return made.args if isinstance(made, Nth) else text.args(run)
    return text.args(run)
