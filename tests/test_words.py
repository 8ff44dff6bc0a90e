"""Every text is there in every language, with the same variables, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import visavis
from visavis.cli.commands import visavis as command_line
from visavis.cli.companion.play import COMMANDS
from visavis.core import (
    TABLE,
    Areas,
    CardRow,
    Decision,
    Effect,
    Forms,
    Game,
    HexMap,
    NotAllowed,
    Nth,
    One,
    Refusal,
    Seen,
    Session,
    Track,
    Values,
    find_games,
    get_game,
    option_fields,
)
from visavis.core.budget import Limits
from visavis.core.chance import Stream
from visavis.core.play.tour import tour_of
from visavis.core.state import hints
from visavis.testing import count, record
from visavis.testing.helpers import settings
from visavis.words import LANGUAGES, PARTS, MissingWords, Words, choose_language, key_of, printable
from visavis.words.messages import Messages
from visavis.words.words import Style

SOURCE = Path(visavis.__file__).parent
GAMES = tuple(find_games())
REFUSALS = {
    "Refusal",
    "Unreadable",
    "NotAllowed",
    "Ambiguous",
    "Stale",
    "BadLog",
    "BadPosition",
    "BadOption",
    "Impossible",
    "wrong",
    "__init__",
}


# Reading the Fluent files


class Variables(visitor.Visitor):
    """All variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file with their variables."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    keys = [entry.id.name for entry in entries]
    assert sorted(keys) == sorted(set(keys)), "a key stands twice"
    found = {}
    for entry in entries:
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


class Selectors(visitor.Visitor):
    """All variables that a message chooses by, with the names of their variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.found.append((node.selector.id.name, names))
        self.generic_visit(node)


def folder(game: str) -> Path:
    return Path(str(get_game(game).folder / "words")) if game else SOURCE / "words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_a_text_is_chosen_by_its_value_not_by_its_word(game: str, language: str) -> None:
    """`$group` is a word of the language; only numbers, switches and `$group_id` can be chosen by."""
    selectors = Selectors()
    selectors.visit(FluentParser().parse((folder(game) / f"{language}.ftl").read_text("utf-8")))
    plural = {"zero", "one", "two", "few", "many", "other"}
    wrong = [
        (name, variants)
        for name, variants in selectors.found
        if not (name.endswith("_id") or variants <= plural or variants <= {"yes", "no"})
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_counting_backwards_is_not_counting_forwards(language: str) -> None:
    words = Words(language, get_game("hamlets"), strict=True)
    for id in ("start.count", "build.count"):
        texts = {words.criterion(id, Nth(id, "", 2, backwards).args) for backwards in (False, True)}
        assert len(texts) == 2


@pytest.mark.parametrize("game", ["", *GAMES])
def test_same_keys_and_variables_in_every_language(game: str) -> None:
    first, *others = (messages(folder(game) / f"{language}.ftl") for language in LANGUAGES)
    assert first, "no words at all"
    assert others == [first] * len(others)


@pytest.mark.parametrize("game", ["", *GAMES])
def test_only_known_parts_of_texts_and_the_same_in_every_language(game: str) -> None:
    def parts(language: str) -> dict[str, list[str]]:
        body = FluentParser().parse((folder(game) / f"{language}.ftl").read_text("utf-8")).body
        entries = [entry for entry in body if isinstance(entry, ftl.Message) and entry.attributes]
        return {entry.id.name: sorted(one.id.name for one in entry.attributes) for entry in entries}

    first, *others = map(parts, LANGUAGES)
    assert others == [first] * len(others)
    # What a button asks for (`asks-FIELD`) and the whole answer belong to the verb on it.
    # A question may be shorter above a drawing of what it asks for.
    # A computer player with a name of its own has also what it is.
    known = {
        "tap": r"whole(-[\w-]+)?|asks-\w+", "ask": "short", "choose": "short", "policy": "short|role",
        "": "|".join(PARTS),
    }  # fmt: skip
    wrong = [
        (key, part)
        for key, found in first.items()
        for part in found
        if not re.fullmatch(known.get(key.partition("-")[0], known[""]), part)
    ]
    assert wrong == []


# What the source says, found without running it

PROGRAM = [
    SOURCE / part
    for part in (
        "arena",
        "core",
        "cli",
        "json_form",
        "lab",
        "store",
        "textbot/person.py",
        "textbot/studio",
        "web",
        "words",
    )
]
PROGRAM += sorted(SOURCE.glob("*.py"))
"""Everything but the games and what tests them."""


def python_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Everything in a Python file that some test here looks at; read once."""
    every = ast.walk(ast.parse(file.read_text("utf-8")))
    return tuple([node for node in every if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Call, ast.FunctionDef))])


def constants(path: Path) -> Iterator[str]:
    """Every text in the Python and data files of a folder; a formatted one as a pattern."""
    for file in python_files(path):
        for node in nodes(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)
                yield "".join(parts)
    for file in sorted(path.rglob("*.toml")):
        yield from (re.escape(text) for text in re.findall(r'"([^"\n]*)"', file.read_text("utf-8")))


def refusal_ids(path: Path) -> Iterator[str]:
    """The ids in calls that refuse something."""
    for file in python_files(path):
        for node in nodes(file):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in REFUSALS and re.fullmatch(r"[a-z_]+(\.[a-z_0-9]+)+", str(node.args[0].value)):
                    yield str(node.args[0].value)


def fault_ids(path: Path) -> Iterator[str]:
    """The ids of faults: texts in functions whose name ends so."""
    for file in python_files(path):
        for node in nodes(file):
            if isinstance(node, ast.FunctionDef) and node.name.endswith("faults"):
                for part in ast.walk(node):
                    value = getattr(part, "value", None)
                    if (
                        isinstance(part, ast.Constant)
                        and isinstance(value, str)
                        and re.fullmatch(r"[a-z_.]+\.[a-z_]+", value)
                    ):
                        yield value


def said(path: Path) -> Iterator[str]:
    """The keys that the source and the templates say, as patterns: the first argument of `say` and its like."""
    for file in sorted(path.rglob("*.html")):
        for call in re.findall(r"\bsay\(([^()]*)", file.read_text("utf-8")):
            yield from (re.escape(key) for key in re.findall(r"'([a-z]+-[\w-]+)'", call))
    for file in python_files(path):
        for node in nodes(file):
            if isinstance(node, ast.Call) and node.args:
                called = ast.unparse(node.func).rpartition(".")
                if called[2] in ("say", "hint") or (called[2] == "format" and called[0].endswith("messages")):
                    yield from texts(node.args[0])
                elif getattr(node.func, "id", "") == "_tell_saved":
                    yield from texts(node.args[-1])


def texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_fault_or_said_key_of_the_program_is_missing(language: str) -> None:
    words = Words(language)
    parts = PROGRAM
    ids = {id for part in parts for id in refusal_ids(part)}
    assert len(ids) > 60
    assert [id for id in sorted(ids) if not words.has(key_of("no", id))] == []
    # What checks for faults refuses too.
    faults = {id for part in parts for id in fault_ids(part)} - ids
    assert faults
    assert [id for id in sorted(faults) if not words.has(key_of("fault", id))] == []
    keys = messages(SOURCE / "words" / f"{language}.ftl")
    missing = [one for part in parts for one in said(part) if not any(re.fullmatch(one, key) for key in keys)]
    assert [one for one in missing if one not in ("game\\-name", "game\\-about")] == []


def command_keys(command: click.Command, path: str) -> Iterator[str]:
    yield f"cli-{path}"
    for one in command.params:
        yield from (f"meta-{one.name}", f"arg-{one.name}", f"arg-{command.name}-{one.name}")
    for name, inner in getattr(command, "commands", {}).items():
        yield from command_keys(inner, f"{path}-{name}")


def used_by_the_program() -> Iterator[str]:
    """Patterns of all keys that the program can ask for."""
    parts = PROGRAM
    for part in parts:
        yield from said(part)
        yield from (re.escape(key_of("no", id)) for id in refusal_ids(part))
        yield from (re.escape(key_of("fault", id)) for id in fault_ids(part))
    yield from (re.escape(key) for key in command_keys(command_line, "visavis"))
    yield from (f"(command|help)-{id}" for id in COMMANDS)
    yield from ("arg-(lang|help)", "meta-(any|command)", "seat-table", "policy-(person|random)", "type-.*", "detail-.*")
    yield from ("opt-(yes|no|none|done|not_possible|tied|somewhere)",)
    yield from (
        "notice-(answers-dropped|rules-changed|rules-newer|pack-changed|store-damaged|store-changed)",
        "no-at-line-(log|file)",
    )
    # What is wrong with a bot from a text: `tests/textbot/test_messages.py`.
    yield "no-bot-.*"
    # One for each resource of a budget.
    yield f"no-budget-({'|'.join(Limits.__struct_fields__)}|time)"
    # Said by the scripts of the offline site.
    yield from ("notice-site-(memory|may_clear)", "no-site-storage")


def test_no_key_of_the_program_is_unused() -> None:
    used = [re.compile(pattern) for pattern in used_by_the_program()]
    keys = messages(SOURCE / "words" / "en.ftl")
    assert [key for key in keys if not any(pattern.fullmatch(key) for pattern in used)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_help(language: str) -> None:
    words = Words(language, strict=True)
    keys = [key for key in command_keys(command_line, "visavis") if key.startswith("cli-")]
    assert keys
    for key in keys:
        assert words.say(key)


# Whole games, everything put into words


class Heard(Messages):
    """Messages that remember which keys there are of those that were asked for."""

    def __init__(self, language: str, game: Game[Any]) -> None:
        super().__init__(language, game, strict=True)
        self.used: set[str] = set()

    def has(self, key: str) -> bool:
        found = super().has(key)
        if found:
            self.used.add(key)
        return found


class Hearing(Words):
    """Strict words that remember which keys were used, and what was said without variables."""

    def __init__(self, language: str, game: Game[Any]) -> None:
        super().__init__(language, game, strict=True)
        self.messages = self.heard = Heard(language, game)
        self._said: dict[object, str] = {}

    def say(self, key: str, /, **args: object) -> str:
        if args:
            return super().say(key, **args)
        if key not in self._said:
            self._said[key] = super().say(key)
        return self._said[key]

    def name(self, id: object, style: Style = "plain") -> str:
        if not isinstance(id, str):
            return super().name(id, style)
        if (id, style) not in self._said:
            self._said[id, style] = super().name(id, style)
        return self._said[id, style]

    def sign(self, id: str) -> str:
        if ("sign", id) not in self._said:
            self._said["sign", id] = super().sign(id)
        return self._said["sign", id]


def everybody_sees(session: Session[Any]) -> list[Seen]:
    """What each seat may know now."""
    return [session.seen_by(seat) for seat in (TABLE, *session.header.seats)]


def tell_everything(
    session: Session[Any], everybody: Sequence[Seen], words: Words, since: int = 0, board: bool = True
) -> None:
    """Put a moment of a game into words: what happened since a line, the board and what is refused, the question."""
    for seen in everybody:
        for event in seen.events:
            if event.line >= since and event.effect.kind != "silent":
                assert words.effect(event.effect)
        for panel in session.game.ui.panels(seen.view) if board else ():
            words.panel(panel.id)
            match panel:
                case HexMap() | Areas():
                    for cell in panel.cells:
                        for ground in filter(None, [cell.ground]):
                            assert words.ground(ground)
                            assert len(words.sign(ground)) <= 2
                        for piece in cell.pieces:
                            assert words.piece(piece)
                            assert len(words.sign(piece)) <= 2
                        assert all(words.piece(piece) for piece, _ in cell.numbers)
                case Track():
                    assert all(words.marker(id) for id, _ in panel.markers)
                case CardRow():
                    assert all(words.name(card, "labelled") for card in panel.cards if card)
                case Values():
                    assert all(words.row(id) and words.name(value, "labelled") for id, value in panel.rows)
        if seen.score:
            assert all(words.seat(side) for side in seen.score)
    pending = session.pending
    if pending is None:
        return
    assert words.question(pending)
    assert words.seat(pending.seat)
    if isinstance(pending, Forms):
        for verb, reason in pending.closed() if pending.closed and board else ():
            words.refusal(NotAllowed("option.barred", given=verb, reason=reason, options=()), pending)
        for form in pending.forms:
            words.say(key_of("verb", form.verb))
            words.note(form.verb, pending.args)
            for field in form.fields:
                assert words.field(field.name)
                assert all(words.name(option, "labelled") for option in field.options)
                assert all(isinstance(words.describe(option), str) for option in field.options)
                if field.barred is not None and board:
                    for text in ("A6", "E5", "zzz", "1"):
                        if reason := field.barred(text):
                            words.refusal(NotAllowed("option.barred", given=text, reason=reason, options=()), pending)
    if isinstance(pending, One):
        assert all(words.name(option, "labelled") for option in pending.options)
        assert all(isinstance(words.describe(option), str) for option in pending.options)
        for by in pending.checklist:
            assert words.criterion(by.id, by.args)


def decided(session: Session[Any], since: int) -> list[tuple[int, Decision]]:
    """The decisions of the steps since a line, and of the step that goes on."""
    steps = [step for step in session.steps if step >= since] or session.steps[-1:]
    return [one for step in steps for one in session.why(step)]


def tell_decisions(decisions: Sequence[tuple[int, Decision]], words: Words) -> None:
    for _, decision in decisions:
        assert words.decision(decision)
        for step in decision.steps:
            assert words.criterion(step.id, step.args)


def heard(id: str) -> frozenset[str]:
    """The keys that were used in random games of all kinds, told in every language; a missing one is an error."""
    game = get_game(id)
    told, explained = [Hearing(language, game) for language in LANGUAGES], 0
    for words in told:
        words.say("game-name")
        words.say("game-about")
    for at, options in enumerate(settings(game, count(10, usual=4))):
        for shown in sorted({(), game.streams}) if at < 4 else [()]:
            for seed in (at,) if game.hidden or at >= 2 else range(count(3, usual=1)):
                session = Session.new(game, options, seed=seed, shown=shown)
                for words in told:
                    words.pack = session.pack
                stream, since, moment = Stream(seed), 0, 0
                while session.pending is not None and len(session.lines) < 1500:
                    # Most games ask the same again and again: the first are told whole, of the others some moments.
                    if at < count(4, usual=1) or moment % count(1, usual=4) == 0:
                        decisions, everybody = decided(session, since), everybody_sees(session)
                        explained += len(decisions)
                        for words in told:
                            # A board and its refusals do not change their words at every moment.
                            tell_everything(session, everybody, words, since, board=moment % count(5, usual=20) == 0)
                            tell_decisions(decisions, words)
                        since = len(session.lines)
                    moment += 1
                    session.answer(session.pending.some(stream.below))
                everybody = everybody_sees(session)
                for words in told:
                    tell_everything(session, everybody, words, since)
    used = [words.heard.used for words in told]
    assert all(keys == used[0] for keys in used)
    record(f"decisions explained in every language, {id}", explained)
    return frozenset(used[0])


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_game_is_missing(id: str, language: str) -> None:
    game = get_game(id)
    words = Words(language, game, strict=True)
    for effect in game.effects:
        if effect.told is not Effect.told:
            words.effect(effect(**_nothing(effect)))
        elif effect.kind != "silent":
            words.say(key_of("do", str(effect.__struct_config__.tag)), **_nothing(effect))
    for one in option_fields(game.options):
        words.game_option(one.name)
        for value in one.choices:
            words.game_option_value(one.name, value)
    for field in game.state.__struct_fields__:
        if field not in game.state.FIXED:
            words.state_field(field)
    for key in phases(game):
        words.say(key)
    for name in game.policy_names:
        words.policy(name)
    for stream in game.streams:
        words.stream(stream)
        words.say(key_of("ask", f"draw.{stream}"), part="top", after="")
    package = Path(str(game.folder))
    for fault in (*fault_ids(package), *getattr(game.faults, "ids", ())):
        words.fault(fault)
    for refusal in refusal_ids(package):
        assert words.has(key_of("no", refusal)), refusal


def phases(game: Game[Any]) -> set[str]:
    """The keys of the parts of a game, as they are named where they are set right."""
    return {f"state-phase-{phase}" for phase in get_args(hints(game.state)["phase"])}


def _nothing(effect: type[Effect]) -> dict[str, object]:
    """Some value for each field of an effect."""
    kinds = {name: str(kind) for name, kind in effect.__annotations__.items()}
    return {name: () if kind.startswith("tuple[tuple") else 1 if "int" in kind else "x" for name, kind in kinds.items()}


@pytest.mark.parametrize("id", GAMES)
def test_whole_games_are_put_into_words_and_no_key_is_unused(id: str) -> None:
    """A key is used if it was heard in a game, or if its id stands in the source of the game."""
    game = get_game(id)
    used = heard(id) | {key_of("do", tag) for tag in game.effect_by_tag}
    used |= {f"state-{name}" for name in game.state.__struct_fields__} | phases(game)
    used |= {f"policy-{name}{about}" for name in game.policy_names for about in ("", "-about")}
    used |= {f"stream-{name}" for name in game.streams}
    tour = tour_of(game)
    used |= {key for step in (tour.steps if tour else ()) for key in step.keys}
    used |= {key_of("cards", kind) for kind in game.default_pack.tables}
    for one in option_fields(game.options):
        values = ("yes", "no") if one.choices == (True, False) else one.choices
        used |= {f"option-{one.name}", *(f"option-{one.name}-{value}" for value in values)}
    ids = [re.compile(text.replace(r"\.", "[.-]")) for text in set(constants(Path(str(game.folder)))) if text]
    kinds = (
        "because",
        "fault",
        "opt",
        "by",
        "ask",
        "choose",
        "piece",
        "sign",
        "row",
        "panel",
        "seat",
        "no",
        "nothing",
        "measured",
        "symbol",
        "tap",
        "verb",
        "field",
        "pad",
        "quick",
    )
    for card in (card for table in (game.default_pack.tables if game.pack else {}).values() for card in table.values()):
        for name, value in msgspec.structs.asdict(card).items():
            values = value if isinstance(value, tuple) else (value,)
            used |= {f"on-{name}", *(re.sub(r"[^\w-]", "-", f"on-{name}-{one}") for one in values)}
    # A game may say a text of the program in its own way, and name keys in its source as a whole.
    used |= set(messages(SOURCE / "words" / "en.ftl"))
    left = []
    for key in messages(folder(id) / "en.ftl"):
        kind, _, rest = key.partition("-")
        # The terms of an evaluation are named by their ids.
        kind = "opt" if kind == "term" else kind
        whole = any(one.pattern != ".+" and one.fullmatch(key) for one in ids)
        if key not in used and not whole and not (kind in kinds and any(one.fullmatch(rest) for one in ids)):
            left.append(key)
    assert left == []


# The class itself


def test_a_missing_text_is_an_error_where_it_is_strict_and_the_id_elsewhere() -> None:
    assert Words("en").fault("never.heard") == "never-heard"
    with pytest.raises(MissingWords):
        Words("en", strict=True).fault("never.heard")
    with pytest.raises(MissingWords):
        Words("en", strict=True).say("play-kept")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANGUAGE": "xx:de:en"}, "de"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "dex"}, "en"),
        ({"LC_ALL": "", "LANG": "de@euro"}, "de"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


@pytest.mark.parametrize("given", ["xx", "", "de_DE", "d\x00", "\udcff"])
def test_an_unknown_language_is_refused_with_those_there_are(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        choose_language(given)
    for language in LANGUAGES:
        line = Words(language, strict=True).refusal(refused.value)
        assert ", ".join(LANGUAGES) in line
        assert line.isprintable()


def test_what_comes_from_outside_is_shown_without_control_characters() -> None:
    assert printable("a\x1b[2Jb\udcff\n" + "x" * 100) == "a·[2Jb··" + "x" * 52 + "…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beyond_all_numbers_can_be_refused_in_words(language: str) -> None:
    refusal = NotAllowed("number.range", given=10**30, least=0, most=5)
    assert "1000000" in Words(language, strict=True).refusal(refusal)


def test_reconstructed_cards_are_labelled_but_typed_without_the_label() -> None:
    import msgspec

    game = get_game("hamlets")
    pack = game.default_pack
    cards = dict(pack.tables["card"])
    cards["2"] = msgspec.structs.replace(cards["2"], provenance="reconstructed")
    words = Words("de", game, msgspec.structs.replace(pack, tables={"card": cards}))
    assert words.name("2", "labelled") == "Mühle (nachempfunden)"
    assert words.name("2") == "Mühle"
    assert words.name("1", "labelled") == "Hecke"


def test_likely_cards_have_a_sign_where_they_are_named_and_it_is_explained() -> None:
    game = get_game("terra_mystica")
    words = Words("de", game, game.default_pack, strict=True)
    assert words.name("druids", "labelled") == "Druiden≈"
    assert words.name("druids") == "Druiden"
    assert words.answer("druids") == "Druiden≈"
    assert words.signs([words.answer("druids")]) == [words.say("panels-likely")]
    # The name of a ground is a word of the game: what is likely of its row is another thing.
    assert words.name("lakes", "labelled") == words.name("lakes", "marked") == "See"


@pytest.mark.parametrize(("language", "every", "some"), [
    ("de", "Hecke, Mühle (alle nachempfunden)", "Hecke°, Mühle°, Brücke (° nachempfunden)"),
    ("en", "hedge, mill (all reconstructed)", "hedge°, mill°, bridge (° reconstructed)"),
])  # fmt: skip
def test_a_label_that_several_of_a_list_have_is_said_once(language: str, every: str, some: str) -> None:
    import msgspec

    game = get_game("hamlets")
    pack = game.default_pack
    cards = dict(pack.tables["card"])
    for id in ("1", "2"):
        cards[id] = msgspec.structs.replace(cards[id], provenance="reconstructed")
    words = Words(language, game, msgspec.structs.replace(pack, tables={"card": cards}), strict=True)
    assert words.listed(("1", "2")).casefold() == every.casefold()
    assert words.listed(("1", "2", "3")).casefold().startswith(some.split(",")[0].casefold())
    assert words.listed(("1", "2", "3")).count(some.rpartition(" (")[2]) == 1
    assert words.listed(("2", "3")).startswith(words.name("2", "labelled"))
    assert words.listed(("1", "2", "3"), most=2).endswith(some.rpartition(" ")[2])
